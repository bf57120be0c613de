"""The documented table: a State with names instead of numbers and masks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from saqqara.core.contract import CHANCE
from saqqara.core.fields import UNKNOWN
from saqqara.games.silver_gold_pyramids.components.deck import COLOURS
from saqqara.games.silver_gold_pyramids.components.shapes import NAMES, name_of_square, squares
from saqqara.games.silver_gold_pyramids.rules.allowed import owes_a_square
from saqqara.games.silver_gold_pyramids.rules.symbols import (
    box_points,
    gem_points,
    skull_points,
    tomb_points,
    torch_points,
)
from saqqara.games.silver_gold_pyramids.things import CARDS, DEALT, EXPEDITIONS, NONE, ROUNDS, Ask

if TYPE_CHECKING:
    from saqqara.core.game import Table

SIDE_NAMES = ("left", "right")


def cards_of(mask: int) -> list[int]:
    """List the printed numbers of a set of cards."""
    return [card + 1 for card in range(CARDS) if mask >> card & 1]


def number_of(card: int) -> int | None:
    """Return the printed number of a card, None for none."""
    return None if card == NONE else card + 1


def seats_of(mask: int) -> list[int]:
    """List the seats of a mask."""
    return [seat for seat in range(CHANCE) if mask >> seat & 1]


def names_of(mask: int) -> list[str]:
    """Name the squares of a mask, row by row."""
    return [name_of_square(bit) for bit in squares(mask)]


def ask_name(ask: int) -> str:
    """Return the name of a question."""
    return Ask(ask).name.lower()


def question(s: Any, seat: int) -> str:
    """Return the name of the question that a seat has to answer, or of the one on the table."""
    if seat == CHANCE:
        return ask_name(s.ask)
    if s.ask == Ask.TAKE:
        return "take" if seat == s.drafter else "wait"
    if not s.waiting >> seat & 1:
        return "wait"
    return "cross" if s.ask == Ask.MARK and owes_a_square(s, seat) else ask_name(s.ask)


def points(s: Any, c: Any) -> dict[str, list[int]]:
    """List the points by source and seat."""
    seats = range(c.seats)
    return {
        "tombs": [tomb_points(s, seat) for seat in seats],
        "torches": [torch_points(s, seat) for seat in seats],
        "boxes": [box_points(s, seat) for seat in seats],
        "gems": [gem_points(s, seat) for seat in seats],
        "skulls": [skull_points(s, c, seat) for seat in seats],
    }


def describe(s: Any, c: Any) -> Table:
    """Write a State, or what a seat sees of one, as the documented table."""
    seats = range(c.seats)
    under_seal = s.ask in (Ask.KEEP, Ask.MARK)
    held = s.dealt if s.ask in (Ask.DEAL, Ask.KEEP) else 0
    return {
        "round": s.round,
        "flipped": [NAMES[c.expedition[card]] for card in range(EXPEDITIONS) if s.used >> card & 1],
        "expedition": None if s.shape == NONE else NAMES[s.shape],
        "decide": {"seats": _deciders(s), "ask": ask_name(s.ask)},
        "answered": [seat for seat in seats if under_seal and not s.waiting >> seat & 1],
        "face_down": cards_of(s.face_down),
        "deck": s.face_down.bit_count() - held,
        "display": [number_of(card) for card in s.display],
        "seats": [_seat(s, seat) for seat in seats],
        "hands": [_own(s, seat, [card + 1 for card in s.hand[seat] if card != NONE]) for seat in seats],
        "chosen": [_own(s, seat, [card + 1 for card in s.chosen[seat] if card != NONE]) for seat in seats],
        "marking": [_marking(s, seat) for seat in seats],
        "boxes": {name: [_seat_or_none(seat) for seat in s.box[colour]] for colour, name in enumerate(COLOURS)},
        "finished_now": cards_of(s.racing),
        "drafting": {"seat": _seat_or_none(s.drafter), "cards": s.to_take, "drafted": seats_of(s.drafted)},
        "points": points(s, c),
        "shuffle": {"cards": cards_of(s.made), "to": s.dealt // DEALT if s.ask == Ask.DEAL else None},
    }


def _deciders(s: Any) -> list[int | str]:
    if s.ask == Ask.OVER:
        return []
    if s.ask == Ask.TAKE:
        return [s.drafter]
    if s.ask in (Ask.KEEP, Ask.MARK):
        return [*seats_of(s.waiting)]
    return ["chance"]


def _seat_or_none(seat: int) -> int | None:
    return None if seat == NONE else seat


def _seat(s: Any, seat: int) -> dict[str, Any]:
    cards = {
        name: None if card == NONE else {"card": card + 1, "marks": names_of(marks)}
        for name, card, marks in zip(SIDE_NAMES, s.card[seat], s.marks[seat], strict=True)
    }
    return {
        **cards,
        "finished": cards_of(s.finished[seat]),
        "red": s.red[seat],
        "green": s.green[seat],
        "torches": [number + 1 for number in range(ROUNDS) if s.torches[seat] >> number & 1],
        "skulls": s.skulls[seat],
        "owed": s.carried[seat],
    }


def _own(s: Any, seat: int, shown: Any) -> Any:
    return None if s.now[seat] == UNKNOWN else shown


def _marking(s: Any, seat: int) -> dict[str, Any] | None:
    if s.now[seat] == UNKNOWN:
        return None
    fresh = {name: names_of(squares) for name, squares in zip(SIDE_NAMES, s.fresh[seat], strict=True)}
    return {**fresh, "skulls": s.now[seat], "owed": s.owed[seat]}
