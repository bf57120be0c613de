"""How good a network's word is: what it foretells, held against how games ended that it did not learn from."""

from __future__ import annotations

from itertools import count, islice
from random import Random as Chooser
from typing import TYPE_CHECKING, Any

import numpy as np

from saqqara.ai.text import practice
from saqqara.train.learner import FOUR, Reader, Weights, leanings, logistic, parted
from saqqara.train.selfplay import Pace, Table, any_setup, load_practice

if TYPE_CHECKING:
    from collections.abc import Callable

    from saqqara.ai.network import Network, Shape
    from saqqara.core.game import Game

BINS = 10
PACE = Pace(64, 64, 1.0, 8)
APART = 1 << 48  # seeds of training are below


def measure(game: Game, network: Network, games: int, seed: int, tell: Callable[[str], None]) -> dict[str, Any]:
    """Let a network play with itself, without chance in its choices, and compare its word with how games end."""
    kernel, chooser = load_practice(game, tell), Chooser(APART + seed)
    its_own = network.card.get("seats", game.seats)
    several = [seats for seats in its_own if seats > 1] or its_own
    drawn = (any_setup(game, chooser) for _ in count())
    setups = islice((setup for setup in drawn if setup.seats in several), games)
    table: Table | None = None
    told, came = [], []
    for number, setup in enumerate(setups):
        components = game.fill(setup)
        table = table or Table(kernel, components, network, network)
        table.sit(components)
        turns = table.play(APART + seed + number, PACE, [practice.LEARNS] * FOUR, noisy=False)
        if turns:
            batch = table.batch(turns, 0.0)
            told.append(foretold(network.shape, network.reckoned, batch.inputs, batch.bases))
            came.append(batch.worths)
    words, ends = np.concatenate(told), np.concatenate(came)
    there = ends >= 0
    return {"games": len(told), "turns": len(words), **compared(words[there], ends[there])}


def foretold(shape: Shape, weights: Any, inputs: Any, bases: Any) -> Any:
    """Return what a network says tables are worth to four seats, from what went in and what it corrects."""
    w: Weights = parted(shape, np.array(weights, np.float32))
    rows, forces = Reader(shape, 1.0).places(inputs)
    said = []
    for row, force in zip(rows, forces, strict=True):
        first = np.maximum(force @ w["first_rows"][row] + w["first_bias"], 0)
        second = np.maximum(first @ w["second_rows"] + w["second_bias"], 0)
        said.append(second @ w["head_rows"][:FOUR].T + w["head_bias"][:FOUR])
    return logistic(np.array(said) + leanings(shape, bases))


def compared(told: Any, came: Any) -> dict[str, Any]:
    """Return how far the word is from what came, in the mean over ten steps from 0 to 1, and each step's share."""
    step = np.clip((told * BINS).astype(np.int64), 0, BINS - 1)
    rows, error = [], 0.0
    for number in range(BINS):
        here = step == number
        if here.any():
            word, end = float(told[here].mean()), float(came[here].mean())
            error += abs(word - end) * int(here.sum()) / len(told)
            rows.append([round(word, 3), round(end, 3), int(here.sum())])
    return {"calibration_error": round(error, 4), "told_came_times": rows}
