"""Fits the weights that say how likely a task is to be solved, by Newton's steps, and rounds them.

Nothing is left to chance, so that the same games always give the same weights.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from saqqara.games.terra_pyramides.solving.hope import BIAS, EARLY, FINE, TURNS_LEFT
from saqqara.games.terra_pyramides.solving.worth import TURNS

CHUNK: Final = 4  # lessons of one deal
PARTS: Final = 10  # of the lessons: what is said of each is said by weights that were found by the others
LEAST_SPREAD: Final = 0.3
STEADY: Final = 0.01  # of what never changes, which counts for nothing
LARGEST: Final = (1 << 31) - 1
LATE_PULL: Final = 1.0  # of weights towards nothing
EARLY_PULL: Final = 100.0
LEAST_PULL: Final = 0.01  # of those that are added
NEWTON: Final = 20  # steps

Array = Any


@dataclass(frozen=True)
class Lessons:
    """What was seen after the turns of some games, and how each of them ended."""

    rows: Array  # what was seen, a row a turn
    ends: Array  # whether a game was won, its points, and how many rows it has

    def won(self) -> Array:
        """Return for each row whether its game was won."""
        return self._each(self.ends[:, 0] > 0)

    def part(self, part: int, *, others: bool = False) -> Lessons:
        """Return the lessons of every so many deals, from one of them on, or all others."""
        games = (np.arange(len(self.ends)) // CHUNK % PARTS == part) != others
        return Lessons(self.rows[self._each(games) > 0], self.ends[games])

    def _each(self, told: Array) -> Array:
        return np.repeat(told.astype(np.float64), self.ends[:, 2])


def sigmoid(x: Array) -> Array:
    """Return the logistic function."""
    return 1.0 / (1.0 + np.exp(-np.clip(x, -30.0, 30.0)))


def fit(lessons: Lessons) -> tuple[int, ...]:
    """Return the weights that tell best, from what is seen, how games end."""
    rows = lessons.rows.astype(np.float64)
    middle, spread = rows.mean(0), rows.std(0)
    spread = np.where(spread < STEADY, np.inf, np.maximum(spread, LEAST_SPREAD))
    seen, left = np.c_[(rows - middle) / spread, np.ones(len(rows))], rows[:, TURNS_LEFT, None] / TURNS
    found = fit_odds(np.c_[seen * (1 - left), seen * left], lessons.won())
    told: list[float] = []
    for weights in (found[:EARLY], found[EARLY:]):
        each = weights[:BIAS] / spread
        told += [*each, weights[BIAS] - middle @ each]
    return tuple(int(weight) for weight in np.clip(np.rint(np.array(told) * 2**FINE), -LARGEST, LARGEST))


def fit_odds(seen: Array, won: Array) -> Array:
    """Return the weights of the logarithm of the odds, for the end and then for the beginning."""
    weights = np.zeros(seen.shape[1])
    pull = np.diag([LATE_PULL] * BIAS + [LEAST_PULL] + [EARLY_PULL] * BIAS + [LEAST_PULL])
    for _ in range(NEWTON):
        said = sigmoid(seen @ weights)
        slope = seen.T @ (said - won) + pull @ weights
        bend = (seen * (said * (1 - said))[:, None]).T @ seen + pull
        weights = weights - np.linalg.solve(bend, slope)
    return weights


def bins(chances: Array, won: Array, count: int = 5) -> list[tuple[int, float, float]]:
    """Return for each step of the chance that was said how many rows it has, its mean, and the share that was won."""
    number = np.minimum((chances * count).astype(int), count - 1)
    return [
        (int((number == i).sum()), float(chances[number == i].mean()), float(won[number == i].mean()))
        for i in range(count)
        if (number == i).any()
    ]
