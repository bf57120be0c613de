"""Tells the table part by part: ships, sites, market, and what each seat has."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from saqqara.core.parts import Line, Part, Seat, Thing, text
from saqqara.games.imhotep.things import ROUNDS, Bonus, Gift, Site

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from saqqara.core.view import View

EMPTY = text("part-empty")
GIFTS = {
    Gift.POINT: (text("draw-points", count=1),),
    Gift.TWO_POINTS: (text("draw-points", count=2),),
    Gift.POINT_OR_STONES: (text("draw-points", count=1), "/", text("draw-bonus-stones")),
    Gift.CARD: (text("draw-bonus-card"),),
}


def parts(view: View) -> list[Part]:
    """List what a seat sees, in the order of a turn."""
    table, components = view.table, view.components
    sites = (_pyramid, _temple, _burial, _obelisk, _market)
    return [_now(table), _ships(table), *(site(table, components) for site in sites), _stores(table)]


def _now(table: dict[str, Any]) -> Part:
    start = Line(
        (text("draw-round", round=table["round"], rounds=ROUNDS),), ((text("draw-starts", seat=table["starter"]),),)
    )
    stones = table["unloading"]["stones"]
    waiting = [Line((text("part-unloading"),), tuple((Seat(seat),) for seat in stones))] if stones else []
    return Part((text("part-now"),), (start, *waiting))


def _ships(table: dict[str, Any]) -> Part:
    name = (text("part-ships"),)
    ships = tuple(_ship(number, ship) for number, ship in enumerate(table["ships"], 1))
    return Part(name, ships or (Line(name, ((EMPTY,),)),))


def _ship(number: int, ship: dict[str, Any]) -> Line:
    name = (text("part-ship", ship=number),)
    if ship["site"] and not any(owner is not None for owner in ship["slots"]):
        return Line(name, ((text(f"site-{ship['site']}"),),))
    slots = [(space, EMPTY if owner is None else Seat(owner)) for space, owner in enumerate(ship["slots"], 1)]
    site = [(text(f"site-{ship['site']}"),)] if ship["site"] else []
    return Line(name, (*site, *slots, (text("part-needs", count=ship["minimum"]),)))


def _pyramid(table: dict[str, Any], c: Any) -> Part:
    built = table["pyramid"]
    first = (
        ((text("site-pyramid"),),)
        if len(built) == 1
        else tuple((text(f"part-{side}"),) for side in ("left", "middle", "right"))
    )
    lines = [Line(label, _places(owners)) for label, owners in zip(first, built, strict=True)]
    size = 14 if len(built) == 1 else 5
    worth = [_worth(c, 5 * number + len(owners)) for number, owners in enumerate(built) if len(owners) < size]
    beside = [Line((text("draw-beside"),), _counts(table["overflow"]))] if table["overflow"] else []
    following = [Line((text("part-next"),), tuple(worth))] if worth else []
    return Part((text("site-pyramid"),), (*lines, *following, *beside))


def _worth(c: Any, place: int) -> Thing:
    bonus = Bonus(c.pyramid_bonus[place])
    more = () if bonus == Bonus.NOTHING else ("+", text(f"draw-bonus-{bonus.name.lower()}"))
    return (text("draw-points", count=c.pyramid_points[place]), *more)


def _places(owners: Sequence[int]) -> tuple[Thing, ...]:
    return tuple((place, Seat(owner)) for place, owner in enumerate(owners, 1)) or ((EMPTY,),)


def _counts(owners: Iterable[int]) -> tuple[Thing, ...]:
    return tuple((Seat(seat), f"×{count}") for seat, count in sorted(Counter(owners).items()))


def _temple(table: dict[str, Any], c: Any) -> Part:
    stones, spaces = table["temple"], c.temple_spaces
    lines = []
    for space in range(spaces):
        stack = stones[space::spaces]
        top = (text("draw-top"), Seat(stack[-1])) if stack else (EMPTY,)
        gift = GIFTS[Gift(c.temple_gift[space])]
        lines.append(
            Line(
                (text("part-space", space=space + 1),),
                (top, (text("draw-high"), len(stack)), (text("draw-earn"), *gift)),
            )
        )
    following = Line((text("part-next"),), ((text("part-space", space=len(stones) % spaces + 1),),))
    return Part((text("site-temple"),), (*lines, following))


def _burial(table: dict[str, Any], c: Any) -> Part:
    stones = table["burial"]
    rule = (text("draw-rows" if c.side[Site.BURIAL] else "draw-groups"),)
    rows = [Line((text("part-row", row=row + 1),), _places(stones[row::3])) for row in range(3)]
    following = Line((text("part-next"),), ((text("part-row", row=len(stones) % 3 + 1),),))
    return Part((text("site-burial"),), (*rows, following, Line((text("draw-earn"),), (rule,))))


def _obelisk(table: dict[str, Any], c: Any) -> Part:
    obelisk, name = table["obelisk"], (text("site-obelisk"),)
    if "heights" in obelisk:
        heights = tuple((Seat(seat), f"×{height}") for seat, height in enumerate(obelisk["heights"]))
        earned = tuple((points,) for points in c.obelisk_points[: c.seats])
        return Part(name, (Line((text("draw-high"),), heights), Line((text("draw-earn"),), earned)))
    waiting = tuple((Seat(seat), f"×{count}") for seat, count in enumerate(obelisk["waiting"]))
    left = tuple((points,) for points in c.tower_points[len(obelisk["towers"]) :])
    lines = (
        Line(name, _places(obelisk["towers"])),
        Line((text("part-waiting"),), waiting),
        Line((text("part-next"),), left or ((EMPTY,),)),
    )
    return Part(name, lines)


def _market(table: dict[str, Any], _c: Any) -> Part:
    market = table["market"]
    lines = [Line((text(f"card-{card}"),), ((text(f"card-{card}-hint"),),)) for card in market["open"]]
    if market["pair"]:
        lines.append(Line((text("board-pair"),), ((text("board-pair-text"),),)))
    lines += [Line((text("board-pair"),), ((text(f"card-{card}"),),)) for card in table["pair_cards"]]
    pile = Line(
        (text("site-market"),), ((text("draw-pile", count=table["pile"]),), *(() if lines else ((text("draw-sold"),),)))
    )
    return Part((text("site-market"),), (*lines, pile))


def _stores(table: dict[str, Any]) -> Part:
    return Part((text("part-stores"),), tuple(_store(table, seat) for seat in range(len(table["sled"]))))


def _store(table: dict[str, Any], seat: int) -> Line:
    stones = ((text("draw-sled"), table["sled"][seat]), (text("draw-quarry"), table["quarry"][seat]))
    cards = Counter(table["cards"][seat])
    return Line((Seat(seat),), (*stones, *((text(f"card-{card}"), f"×{count}") for card, count in cards.items())))
