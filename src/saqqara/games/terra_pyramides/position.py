"""The documented table: a State with names instead of numbers and masks."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from saqqara.core.contract import CHANCE
from saqqara.games.terra_pyramides.actions import catalogue
from saqqara.games.terra_pyramides.names import (
    CARD_NAMES,
    COLOUR_NAMES,
    FIELD_NAMES,
    KIND_NAMES,
    LINE_NAMES,
    WAY_NAMES,
)
from saqqara.games.terra_pyramides.rules.final import points_of
from saqqara.games.terra_pyramides.shown import printed, prospects
from saqqara.games.terra_pyramides.things import NONE, SEATS, STACKS, Ask, Source

if TYPE_CHECKING:
    from saqqara.core.game import Catalogue, Table


def question(s: Any, seat: int) -> str:
    """Return the name of the question that a seat has to answer, or of the one on the table."""
    return ask_name(s.ask) if seat in (s.decider, CHANCE) else "wait"


def ask_name(ask: int) -> str:
    """Return the name of a question."""
    return Ask(ask).name.lower()


def points(s: Any, c: Any) -> dict[str, list[int]]:
    """List the points by source and seat, if the game ended now."""
    return {source.name.lower(): [points_of(s, c, seat, source) for seat in range(c.seats)] for source in Source}


def sites_of(c: Any, mask: int) -> list[str]:
    """List the sites of a mask by name."""
    return [FIELD_NAMES[c.field_of[site]] for site in range(c.sites) if mask >> site & 1]


def seats_of(mask: int) -> list[int]:
    """List the seats of a mask."""
    return [seat for seat in range(SEATS) if mask >> seat & 1]


def owner_or_none(s: Any, site: int) -> int | None:
    """Return who owns a site."""
    return next((seat for seat in range(SEATS) if s.owned[seat] >> site & 1), None)


def describe(s: Any, c: Any) -> Table:
    """Write a State, or what a seat sees of one, as the documented table."""
    seats = range(c.seats)
    return {
        "turn": s.turn,
        "turns": s.turns[: c.seats],
        "decide": {"seat": _decider(s), "ask": ask_name(s.ask)},
        "tiles": {
            FIELD_NAMES[field]: f"{KIND_NAMES[kind]} {WAY_NAMES[s.stairs[field]]}"
            for field, kind in enumerate(s.tile)
            if kind != NONE
        },
        "sites": {FIELD_NAMES[c.field_of[site]]: _site(s, site) for site in range(c.sites) if s.laid >> site & 1},
        "enclosed": sites_of(c, s.enclosed),
        "supply": s.supply[: c.seats],
        "gold": s.gold[: c.seats],
        "stones": [dict(zip(COLOUR_NAMES, s.stones[seat], strict=True)) for seat in seats],
        "track": s.track[: c.seats],
        "grave_goods": s.graves[: c.seats],
        "oases": s.oases[: c.seats],
        "ships": [{"field": s.ship[seat], "arrived": s.arrived[seat]} for seat in seats],
        "cards": {name: _or_none(s.card[card]) for card, name in enumerate(CARD_NAMES)},
        "levels": {
            "5": dict(zip(COLOUR_NAMES, s.first_left, strict=True)),
            "10": s.pieces[2],
            "20": s.pieces[3],
            "35": s.pieces[4],
        },
        "tops": s.tops[: c.seats],
        "foundations": {str(value): s.foundations[value] for value, count in enumerate(c.foundation_mix) if count},
        "stacks": [_stack(s, c, stack) for stack in range(STACKS)],
        "unseen": {name: s.unseen[kind] for kind, name in enumerate(KIND_NAMES) if s.unseen[kind]},
        "hands": [_hand(s, seat) for seat in seats],
        "placed": _field(s.placed),
        "row": None if s.row == NONE else LINE_NAMES[s.row],
        "waiting": [FIELD_NAMES[field] for field in s.waiting if field != NONE],
        "equipping": [FIELD_NAMES[field] for field in s.equipping if field != NONE],
        "claimed": _site_name(c, s.claimed),
        "laying": _site_name(c, s.laying),
        "enclosing": sites_of(c, s.enclosing),
        "extra": _code(s.extra),
        "building": _code(s.building),
        "drawing": {"seat": _or_none(s.drawer), "stack": None if s.stack == NONE else s.stack + 1},
        "points": points(s, c),
        "rows": prospects(s, c),
        "board": printed(c),
    }


def _decider(s: Any) -> int | str | None:
    if s.ask == Ask.OVER:
        return None
    return "chance" if s.decider == CHANCE else int(s.decider)


def _or_none(number: int) -> int | None:
    return None if number == NONE else number


def _field(field: int) -> str | None:
    return None if field == NONE else FIELD_NAMES[field]


def _site_name(c: Any, site: int) -> str | None:
    return None if site == NONE else FIELD_NAMES[c.field_of[site]]


@cache
def _codes() -> Catalogue:
    return catalogue()


def _code(action: int) -> str | None:
    return None if action == NONE else _codes()[action].code


def _kind(kind: int) -> str | None:
    return None if kind == NONE else KIND_NAMES[kind]


def _site(s: Any, site: int) -> dict[str, Any]:
    return {
        "foundation": s.value[site],
        "level": s.level[site],
        "colour": None if s.colour[site] == NONE else COLOUR_NAMES[s.colour[site]],
        "owner": owner_or_none(s, site),
        "workers": s.workers[site],
    }


def _stack(s: Any, c: Any, stack: int) -> dict[str, Any]:
    height = s.height[stack]
    return {
        "tiles": height,
        "removed": height <= c.remove_at,
        "searched": seats_of(s.searched[stack]),
        "order": [_kind(s.order[stack][place]) for place in reversed(range(height))],
        "top": _kind(s.top[stack]),
    }


def _hand(s: Any, seat: int) -> dict[str, Any]:
    kind = s.shown[seat] if s.shown[seat] != NONE else s.hand[seat]
    return {
        "tile": _kind(kind),
        "stack": None if s.origin[seat] == NONE else s.origin[seat] + 1,
        "known": seats_of(s.hand_known[seat]),
    }
