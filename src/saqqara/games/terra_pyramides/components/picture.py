"""A side of the board as an SVG picture."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from saqqara.games.terra_pyramides.components.board import ARROWS, Board, Place
from saqqara.games.terra_pyramides.names import COLUMN_NAMES
from saqqara.games.terra_pyramides.things import Way

if TYPE_CHECKING:
    from collections.abc import Iterator

FIELD: Final = 44  # pixels
EDGE: Final = 24
SAND, SHADE, SITE, OASIS, NILE, START, INK = (
    "#f2e3c0", "#e6d0a0", "#c9a25e", "#8fbf6a", "#7fb2d6", "#fff6dd", "#5b4a2c",
)  # fmt: skip


def picture(board: Board, title: str) -> str:
    """Draw a board: scarab fields are darker, sites are framed, palms are stars."""
    width, height = 2 * EDGE + FIELD * board.width, 2 * EDGE + FIELD * board.height
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        f'font-family="sans-serif" text-anchor="middle" role="img" aria-label="{title}">'
    )
    caption = _text(width // 2, height - 8, title, 11)
    return "\n".join([head, f"<title>{title}</title>", *_names(board), *_fields(board), caption, "</svg>"]) + "\n"


def _names(board: Board) -> Iterator[str]:
    for column in range(board.width):
        yield _text(EDGE + FIELD * column + FIELD // 2, EDGE - 8, COLUMN_NAMES[column], 12)
    for row in range(board.height):
        yield _text(EDGE // 2, EDGE + FIELD * row + FIELD // 2 + 4, str(row + 1), 12)


def _fields(board: Board) -> Iterator[str]:
    starts, river = dict(board.starts), {place: index for index, place in board.river.items()}
    arrows = {way: arrow for arrow, way in ARROWS.items()}
    for place in board.places():
        fill, said = SHADE if place in board.scarab else SAND, ""
        if place in board.sites:
            fill, said = SITE, "△" if place in board.printed else "□"
        elif place in board.oases:
            fill, said = OASIS, "o"
        elif place in river:
            fill, said = NILE, f"{river[place]}{'*' * board.palms[river[place]]}"
        elif place in starts:
            fill, said = START, {"^": "↑", ">": "→", "v": "↓", "<": "←"}[arrows[Way(starts[place])]]
        yield from _field(place, fill, said)


def _field(place: Place, fill: str, said: str) -> Iterator[str]:
    x, y = EDGE + FIELD * place[0], EDGE + FIELD * place[1]
    yield f'<rect x="{x}" y="{y}" width="{FIELD}" height="{FIELD}" fill="{fill}" stroke="{INK}" stroke-width="0.5"/>'
    if said:
        yield _text(x + FIELD // 2, y + FIELD // 2 + 6, said, 16)


def _text(x: int, y: int, said: str, size: int) -> str:
    return f'<text x="{x}" y="{y}" font-size="{size}" fill="{INK}">{said}</text>'
