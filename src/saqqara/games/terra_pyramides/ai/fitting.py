"""Fits the small network that says how likely a task is to be solved, with NumPy, and rounds it to whole numbers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from saqqara.games.terra_pyramides.solving.hope import FINE, INPUTS, LAYER, MIDDLE, SECOND, WIDE

BATCH: Final = 2048
EPOCHS: Final = 12
FEWEST_STEPS: Final = 64  # of an epoch
RATE: Final = 2e-3
DECAY: Final = 1e-4  # of weights, not of what is added
HELD_BACK: Final = 10  # every so many games one is not learned from
FAR: Final = 8.0  # times the usual, beyond which what is seen is cut off
LEAST_SPREAD: Final = 0.3
LARGEST: Final = (1 << 31) - 1
FEWEST: Final = 1e-3  # of games that count as won, so that odds stay within bounds

Array = Any


@dataclass(frozen=True)
class Lessons:
    """What was seen after the turns of some games, and how each of them ended."""

    rows: Array  # what was seen, a row a turn
    ends: Array  # whether a game was won, its points, and how many rows it has

    def won(self) -> Array:
        """Return for each row whether its game was won."""
        return np.repeat((self.ends[:, 0] > 0).astype(np.float32), self.ends[:, 2])

    def game(self) -> Array:
        """Return for each row the number of its game."""
        return np.repeat(np.arange(len(self.ends)), self.ends[:, 2])


def sigmoid(x: Array) -> Array:
    """Return the logistic function."""
    return 1.0 / (1.0 + np.exp(-np.clip(x, -30.0, 30.0)))


class Net:
    """The network in fractions, with what AdamW remembers."""

    def __init__(self, seed: int, share: float) -> None:
        """Begin by chance, with the odds of the share of games that were won."""
        chooser = np.random.default_rng(seed)
        first = chooser.standard_normal((INPUTS, WIDE)) * np.sqrt(2 / INPUTS)
        second = chooser.standard_normal((WIDE, SECOND)) * np.sqrt(2 / WIDE)
        head = chooser.standard_normal((SECOND, 1)) * np.sqrt(1 / SECOND)
        share = min(max(share, FEWEST), 1 - FEWEST)
        odds = np.full(1, np.log(share / (1 - share)))
        parts = (first, np.zeros(WIDE), second, np.zeros(SECOND), head, odds, np.zeros((INPUTS, 1)))
        self.parts = [part.astype(np.float32) for part in parts]
        self._mean = [np.zeros_like(part) for part in self.parts]
        self._square = [np.zeros_like(part) for part in self.parts]
        self._steps = 0

    def forward(self, seen: Array) -> tuple[Array, Array, Array]:
        """Return both layers and the odds."""
        first = np.maximum(seen @ self.parts[0] + self.parts[1], 0)
        second = np.maximum(first @ self.parts[2] + self.parts[3], 0)
        return first, second, (second @ self.parts[4] + self.parts[5] + seen @ self.parts[6])[:, 0]

    def learn(self, seen: Array, won: Array, rate: float) -> None:
        """Take one step of AdamW."""
        first, second, odds = self.forward(seen)
        wrong = ((sigmoid(odds) - won) / len(won))[:, None].astype(np.float32)
        to_second = (wrong @ self.parts[4].T) * (second > 0)
        to_first = (to_second @ self.parts[2].T) * (first > 0)
        slopes = [
            seen.T @ to_first, to_first.sum(0), first.T @ to_second, to_second.sum(0), second.T @ wrong, wrong.sum(0),
            seen.T @ wrong,
        ]  # fmt: skip
        self._steps += 1
        for i, slope in enumerate(slopes):
            self._mean[i] = 0.9 * self._mean[i] + 0.1 * slope
            self._square[i] = 0.999 * self._square[i] + 0.001 * slope**2
            mean = self._mean[i] / (1 - 0.9**self._steps)
            square = self._square[i] / (1 - 0.999**self._steps)
            decay = DECAY * self.parts[i] if self.parts[i].ndim > 1 else 0.0
            self.parts[i] -= rate * (mean / (np.sqrt(square) + 1e-8) + decay)


def fit(lessons: Lessons, seed: int = 1, epochs: int = EPOCHS) -> tuple[int, ...]:
    """Return the weights that tell best, from what is seen, which games will be won."""
    rows, won = lessons.rows.astype(np.float32), lessons.won()
    middle, spread = rows.mean(0), rows.std(0)
    spread = np.where(spread < FEWEST, np.inf, np.maximum(spread, LEAST_SPREAD))
    seen = np.clip((rows - middle) / spread, -FAR, FAR).astype(np.float32)
    taken = np.flatnonzero(lessons.game() % HELD_BACK != 0) if len(lessons.ends) > HELD_BACK else np.arange(len(rows))
    net, chooser = Net(seed, float(won.mean())), np.random.default_rng(seed)
    batch = max(1, min(BATCH, len(taken) // FEWEST_STEPS))
    steps = max(1, epochs * (len(taken) // batch))
    for step in range(steps):
        chosen = chooser.choice(taken, batch, replace=False) if batch < len(taken) else taken
        net.learn(seen[chosen], won[chosen], RATE * 0.5 * (1 + np.cos(np.pi * step / steps)))
    return in_whole_numbers(net, middle, spread)


def in_whole_numbers(net: Net, middle: Array, spread: Array) -> tuple[int, ...]:
    """Return weights that take what is seen as it is, in the order and the units of solving/hope.py."""
    first, first_bias, second, second_bias, head, odds, straight = (part.astype(np.float64) for part in net.parts)
    first, straight = first / spread[:, None], straight / spread[:, None]
    first_bias, odds = first_bias - middle @ first, odds - middle @ straight
    parts = (
        first * 2**FINE, first_bias * 2**FINE, second * 2**MIDDLE, second_bias * 2 ** (LAYER + MIDDLE),
        head * 2**MIDDLE, straight * 2**FINE, odds * 2**LAYER,
    )  # fmt: skip
    return tuple(int(weight) for part in parts for weight in np.clip(np.rint(part), -LARGEST, LARGEST).ravel())


def held_back(lessons: Lessons) -> Lessons:
    """Return the games that were not learned from."""
    games = np.arange(len(lessons.ends)) % HELD_BACK == 0
    return Lessons(lessons.rows[lessons.game() % HELD_BACK == 0], lessons.ends[games])


def bins(chances: Array, won: Array, count: int = 5) -> list[tuple[int, float, float]]:
    """Return for each step of the chance that was said how many rows it has, its mean, and the share that was won."""
    number = np.minimum((chances * count).astype(int), count - 1)
    return [
        (int((number == i).sum()), float(chances[number == i].mean()), float(won[number == i].mean()))
        for i in range(count)
        if (number == i).any()
    ]
