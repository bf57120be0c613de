"""A game in the arrays of a back end, as the doors play it: what a seat sees, what it may do, and what it answers."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from saqqara.core.backends import ROOM, best
from saqqara.core.game import IllegalAction, Setup
from saqqara.core.kernel import Deal, Kernel, load
from saqqara.core.match import SEATS_IN
from saqqara.core.sight import Sight
from saqqara.core.view import SPECTATOR, View, look
from saqqara.core.words import Words
from saqqara.research.spaces import choices, inputs

Observation = npt.NDArray[np.int32]
Mask = npt.NDArray[np.int8]

SEEDS = (1 << 62) - 1
TABLE, SEEN = 0, 1  # places in the array of States


class Play:
    """One table. Chance is answered by the deal of a seed; nobody who plays gets hold of it."""

    def __init__(self, setup: Setup, kernel: Kernel | None = None) -> None:
        """Make the arrays once; `start` begins a game."""
        self.setup = setup
        self.kernel = kernel or best(setup.game)
        self.choices, self.inputs = choices(setup.game), inputs(setup.game)
        self._comps = self.kernel.components(setup.game.fill(setup))
        self._states, self._deals = self.kernel.states(2), self.kernel.records(Deal, 1)
        self._out, self._weights, self._made = (self.kernel.ints(ROOM) for _ in range(3))
        self.deciding: tuple[int, ...] = ()  # the seats that decide now; none when the game is over
        self._options: dict[int, list[int]] = {}  # of the table as it is now

    def start(self, seed: int) -> None:
        """Begin the game of a seed; the same deal as in the arena."""
        self.kernel.rules.start_deal_at(self._deals, 0, seed & SEEDS)
        self.kernel.rules.set_up_at(self._states, TABLE, self._comps, 0)
        self._settle()

    def _settle(self) -> None:
        """Let the deal answer until a seat decides or the game is over."""
        self.kernel.rules.settle_at(
            self._states, TABLE, self._comps, 0, self._deals, self._made, self._out, self._weights
        )
        self.deciding = SEATS_IN[int(self.kernel.rules.deciding_at(self._states, TABLE))]
        self._options.clear()

    def options(self, seat: int) -> list[int]:
        """Return the numbers of what a seat may do now, in the order of the rules; nothing where it does not decide."""
        if seat not in self.deciding:
            return []
        if seat not in self._options:
            count = self.kernel.rules.options_at(self._states, TABLE, self._comps, 0, seat, self._out)
            self._options[seat] = [int(number) for number in self._out[:count]]
        return self._options[seat]

    def mask(self, seat: int, room: int = 0) -> Mask:
        """Return a 1 for each action that a seat may take now; `room` leaves zeros behind them."""
        mask = np.zeros(self.choices + room, np.int8)
        mask[self.options(seat)] = 1
        return mask

    def observe(self, seat: int) -> Observation:
        """Return the features of what a seat sees, and of nothing else."""
        seen = np.zeros(self.inputs, np.int32)
        self.kernel.rules.see_at(self._states, SEEN, TABLE, seat)
        self.kernel.rules.features_at(self._states, SEEN, self._comps, 0, seat, seen)
        return seen

    def sight(self, seat: int) -> Sight:
        """Return what a player on a seat chooses by."""
        seen = self.kernel.states(1)
        self.kernel.rules.see_at(self._states, SEEN, TABLE, seat)
        self.kernel.rules.copy_from(seen, 0, self._states, SEEN)
        return Sight(self.kernel, seen, self._comps, seat, tuple(self.options(seat)))

    def mistake(self, seat: int, action: int) -> IllegalAction | None:
        """Return why a seat may not take an action, None if it may."""
        if action in self.options(seat):
            return None
        game = self.setup.game
        try:
            code = game.catalogue[action].code
        except KeyError:
            return IllegalAction(seat, str(action), "there is no such action", "unknown")
        name = game.rule_id(self.kernel.rules.why_at(self._states, TABLE, self._comps, 0, seat, action))
        return IllegalAction(seat, code, Words("en", game).rule(name), name)

    def taken(self, seat: int, action: int, illegal: str, random: np.random.Generator) -> int | None:
        """Return the action that counts as a seat's answer; None if it has lost the game by answering so."""
        mistake = self.mistake(seat, action)
        if mistake is None:
            return action
        if illegal == "raise":
            raise mistake
        return int(random.choice(self.options(seat))) if illegal == "any" else None

    def answer(self, seat: int, action: int) -> None:
        """Carry out an action that is one of the options, and all that chance answers to it."""
        self.kernel.rules.apply_at(self._states, TABLE, self._comps, 0, seat, action)
        self._settle()

    @property
    def points(self) -> list[int]:
        """Return the points of every seat so far."""
        self.kernel.rules.scores_at(self._states, TABLE, self._comps, 0, self._out)
        return [int(points) for points in self._out[: self.setup.seats]]

    @property
    def won(self) -> int:
        """Return the mask of the seats that have won, or lead."""
        return int(self.kernel.rules.winners_at(self._states, TABLE, self._comps, 0))

    def view(self, seat: int = SPECTATOR) -> View:
        """Return what a seat sees, to be drawn or told; usually what everybody sees."""
        game = self.setup.game
        state: Any = self.kernel.read(self._states, TABLE)
        return look(load(game, "plain"), state, game.fill(self.setup), seat)
