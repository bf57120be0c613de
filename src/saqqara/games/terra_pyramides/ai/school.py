"""Whole games alone, played inside the back end, for what can be learned from them."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from saqqara.core.backends import best
from saqqara.core.game import Setup
from saqqara.core.kernel import Deal, Kernel
from saqqara.core.places import note
from saqqara.games.terra_pyramides import GAME
from saqqara.games.terra_pyramides.ai.fitting import Lessons
from saqqara.games.terra_pyramides.ai.lessons_text import ENDS
from saqqara.games.terra_pyramides.ai.planner import PLANNING, Bench, Effort
from saqqara.games.terra_pyramides.solving import TURNS
from saqqara.games.terra_pyramides.solving.hope import INPUTS, ONE

if TYPE_CHECKING:
    from collections.abc import Sequence

LEARNING: Final = (*PLANNING, f"{__package__}.lessons_text")
CHUNK: Final = 4  # games that a process plays before it tells of them

# How much is thought about a plan in lessons, from quick to whole, as much as the planner does, and more.
EFFORTS: Final = {
    "quick": Effort(6, 2, 2, 4, 3, 2, 4, first_tried=12, first_step=4, last=0, last_worlds=4),
    "half": Effort(12, 2, 3, 8, 3, 4, 16, first_tried=16, first_step=6, last=3, last_width=4, last_worlds=16),
    "whole": Effort(),
    "more": Effort(32, worlds=192, first_worlds=24, first_tried=48, last_worlds=96),
}


class School(Bench):
    """A bench on which whole games are played, by one task."""

    def __init__(self, kernel: Kernel, task: str, effort: Effort, net: Sequence[int] | None) -> None:
        """Set the task and the weights."""
        super().__init__(kernel, effort)
        self._deals = kernel.records(Deal, 1)
        self.take(kernel.game.fill(Setup.of(kernel.game, 1, {"task": task})))
        self.hope(net)

    def play(self, seed: int, games: int) -> Lessons:
        """Play the deals of so many seeds, one after the other."""
        rows, ends = self.kernel.ints(games * TURNS * INPUTS), self.kernel.ints(games * ENDS)
        count = self.kernel.rules.play_lessons(
            self._roots, self._states, self._nodes, self._paths, self._plans, self._works, self._components,
            self._deals, self._worlds, self._randoms, self._heap, self._seen, *self._room, self._knobs, self._sums,
            self._order, seed, games, rows, ends,
        )  # fmt: skip
        rows = np.array(rows[: count * INPUTS], np.int16).reshape(count, INPUTS)
        return Lessons(rows, np.array(ends, np.int32).reshape(games, ENDS))

    def chances(self, lessons: Lessons) -> Any:
        """Return what the weights say of each row, from 0 to 1."""
        rows, chances = self.kernel.ints(lessons.rows.size), self.kernel.ints(len(lessons.rows))
        rows[:] = lessons.rows.ravel().tolist()
        self.kernel.rules.say_chances(self._works, rows, len(lessons.rows), chances)
        return np.array(chances, np.float64) / ONE


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


def play(task: str, effort: Effort, net: tuple[int, ...] | None, seed: int, games: int = CHUNK) -> Lessons:
    """Play one chunk of games."""
    return school(task, effort, net).play(seed, games)
