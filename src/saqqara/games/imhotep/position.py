"""The documented table: a State with names instead of numbers and masks."""

from __future__ import annotations

from copy import deepcopy
from typing import TYPE_CHECKING, Any

from saqqara.core.contract import CHANCE
from saqqara.games.imhotep.components import card_names, round_cards, site_names
from saqqara.games.imhotep.rules.final import final_scoring
from saqqara.games.imhotep.things import NONE, SEATS, SPACES, Ask, Site, Source

if TYPE_CHECKING:
    from saqqara.core.game import Table

A_PLACES = 14
B_PLACES = 5
BESIDE = 15
LAST_PLACE = 62


def cards_of(pile: int) -> list[str]:
    """List the cards of a heap by name."""
    return [name for kind, name in enumerate(card_names()) for _ in range((pile >> (4 * kind)) & 15)]


def owners_of(masks: list[int], first: int = 0, last: int = LAST_PLACE) -> list[int]:
    """List the owners of the places first to last - 1, up to the first empty one."""
    owners: list[int] = []
    for place in range(first, last):
        here = [seat for seat in range(SEATS) if masks[seat] >> place & 1]
        if not here:
            break
        owners.append(here[0])
    return owners


def name_or_none(names: tuple[str, ...], number: int) -> str | None:
    """Return the name of a number, None for none."""
    return None if number == NONE else names[number]


def number_or_none(number: int) -> int | None:
    """Return a number, None for none."""
    return None if number == NONE else number


def question(s: Any, seat: int) -> str:
    """Return the name of the question that a seat has to answer, or of the one on the table."""
    return ask_name(s.ask) if seat in (s.decider, CHANCE) else "wait"


def ask_name(ask: int) -> str:
    """Return the name of a question."""
    return Ask(ask).name.lower().replace("_", "-")


def points(s: Any, c: Any) -> dict[str, list[int]]:
    """List the points by source and seat."""
    return {source.name.lower(): [s.points[seat][source] for seat in range(c.seats)] for source in Source}


def final(s: Any, c: Any) -> list[int]:
    """List what the final scoring brought each seat: it does not depend on the points before it."""
    scored = deepcopy(s)
    final_scoring(scored, c)
    return [sum(scored.points[seat]) - sum(s.points[seat]) for seat in range(c.seats)]


def describe(s: Any, c: Any) -> Table:
    """Write a State, or what a seat sees of one, as the documented table."""
    seats = range(c.seats)
    return {
        "round": s.round,
        "starter": s.starter,
        "turn": s.turn,
        "decide": {"seat": _decider(s), "ask": ask_name(s.ask)},
        "quarry": s.quarry[: c.seats],
        "sled": s.sled[: c.seats],
        "ships": _ships(s, c),
        "market": {"open": [card_names()[card] for card in s.market if card != NONE], "pair": _pair(s)},
        "discard": cards_of(s.discard),
        "pile": s.pile,
        "cards": [cards_of(s.cards[seat]) for seat in seats],
        "pyramid": _pyramids(s, c),
        "overflow": owners_of(s.pyramid, BESIDE),
        "temple": owners_of(s.temple),
        "burial": owners_of(s.burial),
        "obelisk": _obelisk(s, c),
        "points": points(s, c),
        "last_sailed": number_or_none(s.last_sailed),
        "passes": s.passes,
        "round_cards": [round_cards()[card] for card in s.turned if card != NONE],
        "unloading": {
            "ship": None if s.ship == NONE else s.ship + 1,
            "site": name_or_none(site_names(), s.site),
            "stones": s.queue[: s.queued],
        },
        "temple_space": None if s.temple_space == NONE else s.temple_space + 1,
        "pair_cards": [card_names()[card] for card in s.pair if card != NONE],
        "drawing": number_or_none(s.drawer),
        "shuffle": {"number": s.shuffles, "cards": cards_of(s.made), "pair_place": number_or_none(s.pair_place)},
    }


def _decider(s: Any) -> int | str | None:
    if s.ask == Ask.OVER:
        return None
    return "chance" if s.decider == CHANCE else int(s.decider)


def _pair(s: Any) -> str | None:
    return "closed" if s.pair_place != NONE and s.ask != Ask.PAIR else None


def _ships(s: Any, c: Any) -> list[dict[str, Any]]:
    card = s.turned[s.round - 1]
    if card == NONE:
        return []
    ships = []
    for ship, capacity in enumerate(c.fleet[card]):
        slots = [number_or_none(s.owner[SPACES * ship + space]) for space in range(capacity)]
        site = name_or_none(site_names(), s.docked[ship])
        ships.append({"capacity": capacity, "minimum": c.minimum[capacity], "slots": slots, "site": site})
    return ships


def _pyramids(s: Any, c: Any) -> list[list[int]]:
    if c.side[Site.PYRAMID] == 0:
        return [owners_of(s.pyramid, 0, A_PLACES)]
    return [owners_of(s.pyramid, first, first + B_PLACES) for first in range(0, BESIDE, B_PLACES)]


def _obelisk(s: Any, c: Any) -> dict[str, list[int]]:
    if c.side[Site.OBELISK] == 0:
        return {"heights": s.obelisk[: c.seats]}
    return {"waiting": s.obelisk[: c.seats], "towers": [owner for owner in s.tower if owner != NONE]}
