"""Tells the table part by part: the board row by row, hand, rows to activate, stacks, pieces and goods."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from saqqara.core.parts import Line, Part, Seat, Thing, text
from saqqara.games.terra_pyramides.names import CARD_NAMES, FIELD_NAMES
from saqqara.games.terra_pyramides.things import COLUMNS, HALF, NONE, ROWS, Version

if TYPE_CHECKING:
    from collections.abc import Iterator

    from saqqara.core.view import View

NOTHING = text("part-none")
BROUGHT = {
    "workers": "workers",
    "gold": "gold",
    "track": "track",
    "grave_goods": "graves",
    "oases": "oases",
    "ships": "ship",
}


def parts(view: View) -> list[Part]:
    """List what a seat sees, in the order of a turn."""
    table, c = view.table, view.components
    told = [_hand(table), _board(table, c)]
    if table["rows"]:
        told.append(_rows(table))
    told += [_stacks(table, c), _levels(table), _goods(table, c)]
    if c.version == Version.NILE:
        told.append(_cards(table))
    return told


def _hand(table: dict[str, Any]) -> Part:
    lines = []
    for seat, hand in enumerate(table["hands"]):
        if hand["stack"] is not None:
            tile = text(f"tile-{hand['tile']}") if hand["tile"] else text("board-hand-hidden")
            lines.append(Line((Seat(seat),), ((tile,),)))
    return Part((text("board-hand"),), tuple(lines) or (Line((text("board-hand"),), ((NOTHING,),)),))


# -- The board --------------------------------------------------------------------------------------------------------


def _board(table: dict[str, Any], c: Any) -> Part:
    lines = []
    for row in range(ROWS):
        fields = range(COLUMNS * row, COLUMNS * (row + 1))
        free = [FIELD_NAMES[field] for field in fields if _is_free(table, c, field)]
        things = list(_things(table, c, fields))
        if free:
            things.append((text("part-free"), *free))
        if things:
            lines.append(Line((text("part-row", row=row + 1),), tuple(things)))
    return Part((text("part-board"),), tuple(lines))


def _has(c: Any, what: str, field: int) -> bool:
    low, high = getattr(c, f"{what}_low"), getattr(c, f"{what}_high")
    return bool(low >> field & 1) if field < HALF else bool(high >> (field - HALF) & 1)


def _is_free(table: dict[str, Any], c: Any, field: int) -> bool:
    special = c.site_at[field] != NONE or _has(c, "oasis", field) or _has(c, "nile", field)
    return not special and _has(c, "land", field) and FIELD_NAMES[field] not in table["tiles"]


def _things(table: dict[str, Any], c: Any, fields: range) -> Iterator[Thing]:
    for field in fields:
        name = FIELD_NAMES[field]
        if c.site_at[field] != NONE:
            yield (name, *_site(table["sites"].get(name)))
        elif name in table["tiles"]:
            kind, way = table["tiles"][name].split()
            worker = (text("part-waiting"),) if name in table["waiting"] else ()
            yield (name, text(f"tile-{kind}"), text(f"way-{way}"), *worker)
        elif _has(c, "oasis", field):
            yield (name, text("tile-oasis"))
        elif _has(c, "nile", field):
            ships = [Seat(seat) for seat, ship in enumerate(table["ships"]) if ship["field"] == c.river[field]]
            if ships:
                yield (name, text("part-ships"), *ships)


def _site(site: dict[str, Any] | None) -> Thing:
    if site is None:
        return (text("part-site"),)
    if site["level"]:
        built: Thing = (text("part-pyramid", level=site["level"]), text(f"colour-{site['colour']}"))
    else:
        built = (text("part-foundation", value=site["foundation"]),)
    if site["owner"] is None:
        return built
    return (*built, Seat(site["owner"]), text("board-workers", count=site["workers"]))


def _rows(table: dict[str, Any]) -> Part:
    return Part((text("part-rows"),), tuple(_yield(name, row) for name, row in table["rows"].items()))


def _yield(name: str, row: dict[str, Any]) -> Line:
    stones: list[Thing] = [(text(f"tile-{colour}"), f"×{count}") for colour, count in row["stones"].items() if count]
    others: list[Thing] = [
        (text(f"board-brings-{said}", count=row[what]),) for what, said in BROUGHT.items() if row[what]
    ]
    nothing: list[Thing] = [] if stones or others else [(text("board-brings-nothing"),)]
    return Line((text(f"line-{name}"),), ((*row["fields"],), *stones, *others, *nothing))


# -- Pieces and goods -------------------------------------------------------------------------------------------------


def _stacks(table: dict[str, Any], c: Any) -> Part:
    lines = []
    for number, stack in enumerate(table["stacks"], 1):
        left = 0 if stack["removed"] else stack["tiles"] - c.remove_at
        top: list[Thing] = [(text("part-top"), text(f"tile-{stack['top']}"))] if stack["top"] else []
        known: list[Thing] = [(text(f"tile-{kind}"),) if kind else ("?",) for kind in stack["order"]]
        lines.append(
            Line((text("part-stack", stack=number),), ((left,), *top, *(known if any(stack["order"]) else [])))
        )
    return Part((text("draw-stacks"),), tuple(lines))


def _levels(table: dict[str, Any]) -> Part:
    first = tuple((text(f"colour-{colour}"), count) for colour, count in table["levels"]["5"].items() if count)
    rest = tuple((f"{value}:", table["levels"][value]) for value in ("10", "20", "35"))
    return Part((text("draw-levels"),), (Line((5,), first or ((NOTHING,),)), Line((text("draw-levels"),), rest)))


def _goods(table: dict[str, Any], c: Any) -> Part:
    return Part((text("part-goods"),), tuple(_owned(table, c, seat) for seat in range(len(table["gold"]))))


def _owned(table: dict[str, Any], c: Any, seat: int) -> Line:
    things: list[Thing] = [(text("draw-goods", workers=table["supply"][seat], gold=table["gold"][seat]),)]
    things += [(text(f"tile-{colour}"), f"×{count}") for colour, count in table["stones"][seat].items() if count]
    if c.version != Version.BASE:
        things.append((text("draw-tracks", track=table["track"][seat], graves=table["grave_goods"][seat]),))
    if c.version == Version.NILE:
        ship = table["ships"][seat]["field"]
        things.append((text("draw-river", oases=table["oases"][seat], ship=ship, palms=c.palms[ship]),))
    return Line((Seat(seat),), tuple(things))


def _cards(table: dict[str, Any]) -> Part:
    lines = (
        Line((text(f"card-{name}"),), ((NOTHING if table["cards"][name] is None else Seat(table["cards"][name]),),))
        for name in CARD_NAMES
    )
    return Part((text("draw-cards"),), tuple(lines))
