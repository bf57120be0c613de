"""Whole games alone, played inside the back end, for what can be learned from them."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from random import Random as Chooser
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from saqqara.core.backends import best
from saqqara.core.game import Setup
from saqqara.core.kernel import Deal, Kernel
from saqqara.core.places import note
from saqqara.games.terra_pyramides import GAME
from saqqara.games.terra_pyramides.ai.fitting import CHUNK, Lessons
from saqqara.games.terra_pyramides.ai.lessons_text import ENDS
from saqqara.games.terra_pyramides.ai.planner import HALF, PLANNING, Bench, Effort
from saqqara.games.terra_pyramides.solving import LONGEST, best_line
from saqqara.games.terra_pyramides.solving.hope import INPUTS, ONE
from saqqara.games.terra_pyramides.solving.worth import TURNS

if TYPE_CHECKING:
    from collections.abc import Sequence

LEARNING: Final = (*PLANNING, f"{__package__}.lessons_text")
WIDTH: Final = 40  # of the beam that finds the turns that lessons begin after
GIVEN: Final = TURNS - 2  # numbers of turns that may be given, from none on

# How much is thought about a plan in lessons, from swift to whole, as much as the planner does, and more.
EFFORTS: Final = {
    "swift": Effort(8, 1, 1, 3, 2, 2, 2, first_tried=12, first_step=4, last=0, last_worlds=2),
    "quick": Effort(6, 2, 2, 4, 3, 2, 4, first_tried=12, first_step=4, last=0, last_worlds=4),
    "half": HALF,
    "whole": Effort(),
    "more": Effort(32, worlds=192, first_worlds=24, first_tried=48, last_worlds=96),
}


class School(Bench):
    """A bench on which whole games are played, by one task."""

    def __init__(self, kernel: Kernel, task: str, effort: Effort, net: Sequence[int] | None) -> None:
        """Set the task and the weights."""
        super().__init__(kernel, effort)
        self._deals, self._setup = kernel.records(Deal, 1), Setup.of(kernel.game, 1, {"task": task})
        self.take(kernel.game.fill(self._setup))
        self.hope(net)

    def play(self, seed: int, games: int) -> Lessons:
        """Play the deals of so many seeds from their beginning, one after the other."""
        return joined([self.lesson(seed + game) for game in range(games)])

    def learn(self, seed: int) -> Lessons:
        """Play one deal a few times, each time after more turns of a line that the solver has found."""
        line = best_line(self._setup, seed, WIDTH, self.kernel)
        return joined([self.lesson(seed, line, turns) for turns in turns_given(seed)])

    def lesson(self, seed: int, line: Sequence[int] = (), turns: int = 0) -> Lessons:
        """Play the deal of a seed by plans, after so many turns of a line."""
        rows, ends, given = self.kernel.ints(TURNS * INPUTS), self.kernel.ints(ENDS), self.kernel.ints(LONGEST)
        given[: len(line)] = list(line)
        self.kernel.rules.play_lesson(
            self._roots, self._states, self._nodes, self._paths, self._plans, self._works, self._components,
            self._deals, self._worlds, self._randoms, self._heap, self._seen, *self._room, self._knobs, self._sums,
            self._order, seed, given, turns, rows, ends,
        )  # fmt: skip
        count = int(ends[2])
        rows = np.array(rows[: count * INPUTS], np.int16).reshape(count, INPUTS)
        return Lessons(rows, np.array(ends, np.int32).reshape(1, ENDS))

    def chances(self, lessons: Lessons) -> Any:
        """Return what the weights say of each row, from 0 to 1."""
        rows, chances = self.kernel.ints(lessons.rows.size), self.kernel.ints(len(lessons.rows))
        rows[:] = lessons.rows.ravel().tolist()
        self.kernel.rules.say_chances(self._works, rows, len(lessons.rows), chances)
        return np.array(chances, np.float64) / ONE


def turns_given(seed: int) -> list[int]:
    """Return after how many turns of a line the lessons of a deal begin: one in each part of the game."""
    bounds = [GIVEN * part // CHUNK for part in range(CHUNK + 1)]
    chooser = Chooser(seed)
    return [chooser.randrange(first, end) for first, end in pairwise(bounds)]


def joined(parts: Sequence[Lessons]) -> Lessons:
    """Put lessons one after the other."""
    return Lessons(np.concatenate([part.rows for part in parts]), np.concatenate([part.ends for part in parts]))


@cache
def school(task: str, effort: Effort, net: tuple[int, ...] | None) -> School:
    """Return the bench of this process."""
    return School(loaded(), task, effort, net)


@cache
def loaded() -> Kernel:
    """Return the rules with lessons, in the best back end."""
    return best(GAME, note, LEARNING, _warm)


def _warm(kernel: Kernel) -> None:
    School(kernel, "1", Effort(1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 0, 1, 1, 1, 1), None).play(1, 1)


def play(task: str, effort: Effort, net: tuple[int, ...] | None, seed: int) -> Lessons:
    """Play a deal from its beginning."""
    return school(task, effort, net).lesson(seed)


def learn(task: str, effort: Effort, net: tuple[int, ...] | None, seed: int) -> Lessons:
    """Play the lessons of a deal."""
    return school(task, effort, net).learn(seed)
