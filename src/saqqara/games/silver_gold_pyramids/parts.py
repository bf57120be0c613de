"""Tells the table part by part: pattern, cards square by square, display, boxes and score cards."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from saqqara.core.parts import Line, Part, Seat, Thing, text
from saqqara.games.silver_gold_pyramids.components.deck import COLOURS, SYMBOLS
from saqqara.games.silver_gold_pyramids.components.shapes import NAMES, SIDE, WIDTH, name_of_square
from saqqara.games.silver_gold_pyramids.position import SIDE_NAMES
from saqqara.games.silver_gold_pyramids.rules.symbols import box_worth
from saqqara.games.silver_gold_pyramids.things import FLIPS, ROUNDS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from saqqara.core.view import View

NONE = text("draw-no-card")
SQUARES = tuple(WIDTH * row + column for row in range(SIDE) for column in range(SIDE))


def parts(view: View) -> list[Part]:
    """List what a seat sees, its own things before those of others."""
    table, c = view.table, view.components
    seats = sorted(range(len(table["seats"])), key=lambda seat: seat != view.seat)
    told = [_pattern(table, c)]
    if view.seat >= 0 and table["hands"][view.seat]:
        told.append(Part((text("part-hand"),), tuple(_card(c, card) for card in table["hands"][view.seat])))
    told += [_cards(table, c, seat) for seat in seats]
    if any(table["display"]):
        told.append(Part((text("draw-display"),), tuple(_card(c, card) for card in table["display"] if card)))
    return [*told, _boxes(table), Part((text("part-score"),), tuple(_score(table, seat) for seat in seats))]


def _pattern(table: dict[str, Any], c: Any) -> Part:
    lines = [
        Line((text("draw-round", round=table["round"], rounds=ROUNDS),), ((text("draw-deck", count=table["deck"]),),))
    ]
    if table["expedition"]:
        turn = text("board-turn", turn=len(table["flipped"]), turns=FLIPS)
        lines.append(Line((turn,), ((text(f"shape-{table['expedition']}"),),)))
    bag = Counter(NAMES[shape] for shape in c.expedition)
    bag.subtract(table["flipped"])
    left = tuple((text(f"shape-{name}"), f"×{count}") for name, count in bag.items() if count > 0)
    lines.append(Line((text("draw-bag"),), left))
    if table["answered"]:
        lines.append(Line((text("board-thinking"),), tuple((Seat(seat),) for seat in table["answered"])))
    return Part((text("part-pattern"),), tuple(lines))


def _cards(table: dict[str, Any], c: Any, seat: int) -> Part:
    told, marking = table["seats"][seat], table["marking"][seat]
    lines = []
    for side in SIDE_NAMES:
        if told[side] is None:
            lines.append(Line((text(f"side-{side}"),), ((NONE,),)))
            continue
        new = marking[side] if marking else ()
        lines.append(_card(c, told[side]["card"], (text(f"side-{side}"),), told[side]["marks"], new))
    return Part((text("board-cards-of", seat=seat),), tuple(lines))


def _card(c: Any, card: int, place: Thing = (), marks: Iterable[str] = (), new: Iterable[str] = ()) -> Line:
    """Tell a chamber: what is marked, and where its things and walls are."""
    index = card - 1
    groups: list[tuple[Any, list[str]]] = [
        (text("draw-square-marked"), list(marks)),
        (text("draw-square-sealed"), list(new)),
        (text("draw-square-entrance"), _named(c.entrance[index])),
        (text("draw-square-tomb"), _named(c.tomb[index])),
        *((text(f"draw-symbol-{mark}"), _named(found)) for mark, found in zip(SYMBOLS, c.symbol[index], strict=True)),
        (text("part-walls"), _named(~int(c.free[index]))),
    ]
    colour = next(name for name, cards in zip(COLOURS, c.colour, strict=True) if cards >> index & 1)
    label = text("board-card", card=card, colour=colour)
    things = tuple((said, *squares) for said, squares in groups if squares)
    return Line((label,), (*((place,) if place else ()), *things))


def _named(mask: int) -> list[str]:
    return [name_of_square(bit) for bit in SQUARES if int(mask) >> bit & 1]


def _boxes(table: dict[str, Any]) -> Part:
    lines = []
    for colour in COLOURS:
        owners = enumerate(table["boxes"][colour])
        things = tuple((box_worth(box), text("board-open") if seat is None else Seat(seat)) for box, seat in owners)
        lines.append(Line((text(f"colour-{colour}"),), things))
    return Part((text("part-boxes"),), tuple(lines))


def _score(table: dict[str, Any], seat: int) -> Line:
    told = table["seats"][seat]
    things: tuple[Thing, ...] = (
        (text("source-tombs"), len(told["finished"])),
        (text("draw-symbol-r"), told["red"]),
        (text("draw-symbol-g"), told["green"]),
        (text("source-torches"), len(told["torches"])),
        (text("source-skulls"), told["skulls"]),
    )
    return Line((Seat(seat),), things)
