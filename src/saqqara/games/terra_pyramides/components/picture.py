"""A side of the board as an SVG picture."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from saqqara.games.terra_pyramides.components.board import STEPS, Board, Place
from saqqara.games.terra_pyramides.names import COLUMN_NAMES
from saqqara.games.terra_pyramides.things import Way

if TYPE_CHECKING:
    from collections.abc import Iterator

FIELD: Final = 48  # pixels
HALF: Final = FIELD // 2
EDGE: Final = 30
FOOT: Final = 34  # below the board, for the caption
PAGE, SAND, SHADE, LINE, INK, PALE_INK = "#F4ECDD", "#EFDFBE", "#E4CD9F", "#CFB27C", "#2A2320", "#5F5348"
STONE, STONE_LIGHT, STONE_DARK, CARVED = "#DECFAF", "#F7EFDD", "#A48F66", "#8A744B"
WATER, RIPPLE, DEEP = "#9CCBC8", "#CDE6E0", "#2F6F78"
LEAF, TRUNK, START = "#5A9A4E", "#8A744B", "#FFFCF5"
TURNS: Final = {Way.N: 0, Way.E: 90, Way.S: 180, Way.W: 270}  # of stairs that are drawn going up


def picture(board: Board, title: str) -> str:
    """Draw a board: scarab fields are darker, sites are slabs with a place for a value, the Nile is one band."""
    width, height = 2 * EDGE + FIELD * board.width, EDGE + FOOT + FIELD * board.height
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        f'font-family="Source Sans 3, sans-serif" text-anchor="middle" role="img" aria-label="{title}">'
    )
    ground = _shape(f"M0 0h{width}v{height}h{-width}z", PAGE)
    caption = _text(width // 2, height - 12, title, 15)
    parts = [*_names(board), *_fields(board), *_river(board), *_pieces(board), caption]
    return "\n".join([head, f"<title>{title}</title>", ground, *parts, "</svg>"]) + "\n"


def _names(board: Board) -> Iterator[str]:
    for column in range(board.width):
        yield _text(EDGE + FIELD * column + HALF, EDGE - 10, COLUMN_NAMES[column], 14, PALE_INK)
    for row in range(board.height):
        yield _text(EDGE // 2, EDGE + FIELD * row + HALF + 5, str(row + 1), 14, PALE_INK)


def _fields(board: Board) -> Iterator[str]:
    """Draw the ground: a square for each field."""
    for place in board.places():
        x, y = _middle(place)
        fill = SHADE if place in board.scarab else SAND
        yield (
            f'<rect x="{x - HALF}" y="{y - HALF}" width="{FIELD}" height="{FIELD}" fill="{fill}" stroke="{LINE}" '
            'stroke-width="1"/>'
        )


def _river(board: Board) -> Iterator[str]:
    """Draw the Nile as a band through its fields, with ripples, numbers and palms."""
    course = [_middle(board.river[index]) for index in sorted(board.river)]
    if not course:
        return
    path = "M" + "L".join(f"{x} {y}" for x, y in course)
    for colour, broad in ((DEEP, FIELD - 8), (WATER, FIELD - 11)):
        yield (
            f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{broad}" stroke-linecap="round" '
            'stroke-linejoin="round"/>'
        )
    for index, (x, y) in enumerate(course):
        yield _stroke(f"M{x - 13} {y + 12}q4 -4 8 0t8 0t8 0", RIPPLE)
        palms = board.palms[index]
        for palm in range(palms):
            yield from _palm(x + 11 - 9 * palm, y - 2, 0.6)
        yield _text(x - 6 if palms else x, y + 5, str(index), 14, DEEP)


def _pieces(board: Board) -> Iterator[str]:
    for place in board.sites:
        yield from _site(_middle(place), printed=place in board.printed)
    for place in board.oases:
        x, y = _middle(place)
        yield f'<ellipse cx="{x}" cy="{y + 9}" rx="17" ry="8" fill="{WATER}" stroke="{DEEP}"/>'
        yield from _palm(x - 3, y - 6, 1.1)
    for place, way in board.starts:
        yield from _start(_middle(place), way)


def _site(middle: Place, *, printed: bool) -> Iterator[str]:
    """Draw a pale slab with a bevelled edge and the round place of a foundation's value."""
    x, y = middle
    yield _shape(f"M{x - 18} {y - 18}h36v36h-36z", STONE_DARK)
    yield _shape(f"M{x - 18} {y - 18}h36l-4 4h-28v28l-4 4z", STONE_LIGHT)
    yield _shape(f"M{x - 14} {y - 14}h28v28h-28z", STONE)
    yield f'<circle cx="{x}" cy="{y}" r="8" fill="{STONE_LIGHT}" stroke="{CARVED}"/>'
    if printed:
        yield from _stairs(x, y + 11, 0.55, 0)


def _start(middle: Place, way: int) -> Iterator[str]:
    """Draw a bright tile whose stairs lead to the site beside it."""
    x, y = middle
    yield _shape(f"M{x - 20} {y - 20}h40v40h-40z", START)
    step = STEPS[way]
    yield from _stairs(x + 11 * step[0], y + 11 * step[1], 1, TURNS[Way(way)])


def _stairs(x: int, y: int, size: float, turn: int) -> Iterator[str]:
    """Draw four steps that grow narrower towards the top."""
    move = f"translate({x} {y}) rotate({turn}) scale({size})"
    yield (
        f'<path transform="{move}" d="M-12 8h24M-10 3h20M-8 -2h16M-6 -7h12" stroke="{CARVED}" stroke-width="3" '
        'fill="none"/>'
    )


def _palm(x: int, y: int, size: float) -> Iterator[str]:
    """Draw a palm whose crown is at a point."""
    move = f"translate({x} {y}) scale({size})"
    yield f'<path transform="{move}" d="M0 0q3 8 1 15" stroke="{TRUNK}" stroke-width="2.5" fill="none"/>'
    crown = "M0 0q-8 -6 -12 3q6 -4 12 -3q8 -6 12 3q-6 -4 -12 -3q-5 -9 -9 -7q6 2 9 7q5 -9 9 -7q-6 2 -9 7z"
    yield f'<path transform="{move}" d="{crown}" fill="{LEAF}" stroke="{LEAF}"/>'


def _middle(place: Place) -> Place:
    return EDGE + FIELD * place[0] + HALF, EDGE + FIELD * place[1] + HALF


def _shape(path: str, fill: str) -> str:
    return f'<path d="{path}" fill="{fill}"/>'


def _stroke(path: str, colour: str) -> str:
    return f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="1.5"/>'


def _text(x: int, y: int, said: str, size: int, colour: str = INK) -> str:
    return f'<text x="{x}" y="{y}" font-size="{size}" fill="{colour}">{said}</text>'
