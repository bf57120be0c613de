"""A table that can be copied, imagined and played on: what OpenSpiel's states hold. Chance is not answered here."""

from __future__ import annotations

from functools import lru_cache
from hashlib import blake2b
from random import Random as Chooser
from typing import Any

import numpy as np

from saqqara.core import shelf
from saqqara.core.backends import ROOM, best
from saqqara.core.fields import decode, encode, fields_of
from saqqara.core.game import CHANCE
from saqqara.core.kernel import Deal, Kernel, Random
from saqqara.core.match import SEATS_IN
from saqqara.core.view import SPECTATOR
from saqqara.research.play import SEEN, TABLE, Observation
from saqqara.research.spaces import choices, inputs

STREAM = 200  # of the generator that imagines
Told = tuple[int, int, int, bool]  # who, what, the mask of those who saw it, and whether it is still under seal


class Desk:
    """What all positions of one set-up share: the rules, the printed things, and arrays to work on."""

    def __init__(self, kernel: Kernel, components: Any) -> None:
        """Make the arrays once."""
        self.kernel, self.components = kernel, components
        self.game, self.seats = kernel.game, kernel.seats(components)
        self.choices, self.inputs = choices(kernel.game), inputs(kernel.game)
        self.everybody = (1 << self.seats) - 1
        self.randoms, self.deals = kernel.records(Random, 1), kernel.records(Deal, 1)
        self.out, self.weights, self.made = (kernel.ints(ROOM) for _ in range(3))
        self.scratch = kernel.states(1)

    def packed(self, record: type, array: Any, index: int) -> bytes:
        """Write a record as bytes, the same ones in either back end."""
        if self.kernel.backend == "plain":
            return encode(record, array[index])
        return bytes(array[index : index + 1].astype(tight(record)).tobytes())


@lru_cache(16)
def tight(record: type) -> np.dtype[Any]:
    """Return the layout of a record without gaps."""
    return np.dtype([(name, f"<i{field.width.bytes}", field.shape) for name, field in fields_of(record).items()])


@lru_cache(64)
def desk_of(name: str, components: bytes) -> Desk:
    """Return the desk for printed things that were written as bytes."""
    kernel = best(shelf.game(name))
    return Desk(kernel, kernel.components(decode(kernel.game.components, components)))


class Position:
    """One table, and what has been told so far."""

    __slots__ = ("_known", "deciding", "desk", "states", "told")

    def __init__(self, desk: Desk) -> None:
        """Set up the table."""
        self.desk, self.states = desk, desk.kernel.states(2)
        self.told: list[Told] = []
        desk.kernel.rules.set_up_at(self.states, TABLE, desk.components, 0)
        self._look()

    def _look(self) -> None:
        """See who decides now; what was found out about the table before is forgotten."""
        self.deciding = int(self.desk.kernel.rules.deciding_at(self.states, TABLE))
        self._known: dict[int, bytes] = {}

    def copy(self) -> Position:
        """Return another table like this one."""
        twin = object.__new__(Position)
        twin.desk, twin.states = self.desk, self.desk.kernel.states(2)
        self.desk.kernel.rules.copy_from(twin.states, TABLE, self.states, TABLE)
        twin.told, twin.deciding, twin._known = self.told[:], self.deciding, self._known.copy()
        return twin

    def __deepcopy__(self, _memo: object) -> Position:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        desk, game = self.desk, self.desk.game
        printed = desk.packed(game.components, desk.components, 0)
        return restored, (game.name, printed, desk.packed(game.state, self.states, TABLE), self.told)

    # -- Playing ------------------------------------------------------------------------------------------------------

    @property
    def seat(self) -> int:
        """Return who answers now: CHANCE first, then the lowest seat; -1 when the game is over."""
        if self.deciding >> CHANCE & 1:
            return CHANCE
        return (self.deciding & -self.deciding).bit_length() - 1

    def options(self) -> list[int]:
        """Return what the seat that answers now may do, rising."""
        desk = self.desk
        count = desk.kernel.rules.options_at(self.states, TABLE, desk.components, 0, self.seat, desk.out)
        return sorted(int(number) for number in desk.out[:count])

    def chances(self) -> list[tuple[int, float]]:
        """Return what may befall now, rising, with its probability."""
        desk = self.desk
        count = desk.kernel.rules.chances_at(self.states, TABLE, desk.components, 0, desk.out, desk.weights)
        whole = float(sum(desk.weights[:count]))
        return sorted((int(desk.out[i]), int(desk.weights[i]) / whole) for i in range(count))

    def apply(self, number: int) -> None:
        """Carry out what is answered now."""
        desk, rules, seat = self.desk, self.desk.kernel.rules, self.seat
        saw = int(rules.witnesses_at(self.states, TABLE, desk.components, 0, seat))
        rules.apply_at(self.states, TABLE, desk.components, 0, seat, number)
        self.told.append((seat, number, saw, seat != CHANCE and saw != desk.everybody))
        self._look()
        if any(told[3] for told in self.told) and not self._seals():
            self.told = [
                (who, what, desk.everybody if closed else who_saw, False) for who, what, who_saw, closed in self.told
            ]

    def _seals(self) -> bool:
        """Say whether anybody would answer under seal now."""
        desk, rules = self.desk, self.desk.kernel.rules
        return any(
            rules.witnesses_at(self.states, TABLE, desk.components, 0, seat) != desk.everybody
            for seat in SEATS_IN[self.deciding]
            if seat != CHANCE
        )

    def points(self) -> list[int]:
        """Return the points of every seat so far."""
        desk = self.desk
        desk.kernel.rules.scores_at(self.states, TABLE, desk.components, 0, desk.out)
        return [int(points) for points in desk.out[: desk.seats]]

    def won(self) -> int:
        """Return the mask of the seats that have won, or lead."""
        return int(self.desk.kernel.rules.winners_at(self.states, TABLE, self.desk.components, 0))

    def played_out(self, seed: int) -> tuple[list[int], int]:
        """Play on at random, on a copy; returns points and winners."""
        desk, rules, states, comps = self.desk, self.desk.kernel.rules, self.desk.scratch, self.desk.components
        rules.copy_from(states, TABLE, self.states, TABLE)
        rules.start_deal_at(desk.deals, 0, seed)
        draw = Chooser(seed).random
        rules.settle_at(states, TABLE, comps, 0, desk.deals, desk.made, desk.out, desk.weights)
        while mask := int(rules.deciding_at(states, TABLE)):
            seat = (mask & -mask).bit_length() - 1
            count = rules.options_at(states, TABLE, comps, 0, seat, desk.out)
            rules.apply_at(states, TABLE, comps, 0, seat, int(desk.out[int(draw() * count)]))
            rules.settle_at(states, TABLE, comps, 0, desk.deals, desk.made, desk.out, desk.weights)
        rules.scores_at(states, TABLE, comps, 0, desk.out)
        points = [int(points) for points in desk.out[: desk.seats]]
        return points, int(rules.winners_at(states, TABLE, comps, 0))

    # -- Seeing -------------------------------------------------------------------------------------------------------

    def view(self, seat: int = SPECTATOR) -> bytes:
        """Return what a seat sees as bytes, each number at its width."""
        known = self._known.get(seat)
        if known is None:
            self.desk.kernel.rules.see_at(self.states, SEEN, TABLE, seat)
            known = self._known[seat] = self.desk.packed(self.desk.game.state, self.states, SEEN)
        return known

    def features(self, seat: int) -> Observation:
        """Return the features of what a seat sees."""
        seen, rules = np.zeros(self.desk.inputs, np.int32), self.desk.kernel.rules
        rules.see_at(self.states, SEEN, TABLE, seat)
        rules.features_at(self.states, SEEN, self.desk.components, 0, seat, seen)
        return seen

    def lines(self, seat: int | None = None) -> list[str]:
        """Return what has been told, as lines of a log: all of it, or what a seat has seen."""
        catalogue = self.desk.game.catalogue
        return [
            f"{'*' if who == CHANCE else who} {catalogue[what].code}"
            for who, what, saw, _ in self.told
            if seat is None or saw >> seat & 1
        ]

    def history(self, seat: int) -> str:
        """Return what a seat has seen from the beginning on, and a short name of what it sees now."""
        now = blake2b(self.view(seat), digest_size=8).hexdigest()
        return "\n".join([f"seat {seat}", *self.lines(seat), f"sees {now}"])

    def imagined(self, seat: int, seed: int) -> Position:
        """Return a table that looks the same to a seat, with all it cannot see made up."""
        desk, rules = self.desk, self.desk.kernel.rules
        twin = object.__new__(Position)
        twin.desk, twin.states = desk, desk.kernel.states(2)
        rules.see_at(self.states, SEEN, TABLE, seat)
        rules.copy_from(twin.states, TABLE, self.states, SEEN)
        rules.seed_at(desk.randoms, 0, seed, STREAM + 1 + seat)
        rules.imagine_at(twin.states, TABLE, desk.components, 0, desk.randoms, seat)
        twin.told = [told for told in self.told if told[2] >> seat & 1]
        twin._look()
        twin.deciding = self.deciding
        return twin


def of_states(desk: Desk, states: Any, told: list[Told] | None = None) -> Position:
    """Return a position with what states[0] holds."""
    made = object.__new__(Position)
    made.desk, made.states, made.told = desk, desk.kernel.states(2), told or []
    desk.kernel.rules.copy_from(made.states, TABLE, states, 0)
    made._look()
    return made


def restored(name: str, components: bytes, state: bytes, told: list[Told]) -> Position:
    """Return a position that was written as bytes."""
    desk = desk_of(name, components)
    states = desk.kernel.states(1)
    desk.kernel.write(desk.game.state, states, 0, decode(desk.game.state, state))
    return of_states(desk, states, list(told))
