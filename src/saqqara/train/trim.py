"""Makes a network smaller before it is trained on: values that hardly ever come share a row of weights."""

from __future__ import annotations

from dataclasses import replace
from heapq import heapify, heappop, heappush
from random import Random as Chooser
from typing import TYPE_CHECKING, Any

import numpy as np

from saqqara.ai.network import Network, Shape
from saqqara.ai.text import practice
from saqqara.train.learner import flat, parted
from saqqara.train.selfplay import Pace, Table, any_setup

if TYPE_CHECKING:
    from saqqara.core.kernel import Kernel

GAMES = 200  # that tell how often each value comes
PACE = Pace(8, 24, 0.5, 8)
ROWED = ("weights", "mean", "pull", "swing")  # of a checkpoint


def values_seen(kernel: Kernel, network: Network, seed: int, seats: tuple[int, ...], games: int = GAMES) -> Any:
    """Return what goes into a network in some games with itself, a row a turn."""
    game, chooser = kernel.game, Chooser(seed)
    table = Table(kernel, game.fill(any_setup(game, chooser, seats)), network)
    seen = []
    for number in range(games):
        table.sit(game.fill(any_setup(game, chooser, seats)))
        turns = table.play(seed + number, PACE, [practice.LEARNS] * 4)
        if turns:
            seen.append(table.batch(turns, 0.0).inputs)
    return np.concatenate(seen).astype(np.int64)


def uses(shape: Shape, seen: Any) -> list[list[int]]:
    """Return for each number that goes in how often each of its rows is picked; a 0 picks none."""
    found = []
    for place, (low, many) in enumerate(zip(shape.lows, shape.many, strict=True)):
        values = seen[:, place]
        rows = np.clip(values[values != 0] - low, 0, max(0, many - 1))
        found.append(np.bincount(rows, minlength=many)[:many].tolist() if many else [])
    return found


def trimmed(shape: Shape, used: list[list[int]], most: int) -> Shape:
    """Return a shape with so many weights at most: the highest values that come least share the row below theirs."""
    many, used = list(shape.many), [list(counts) for counts in used]
    heap = [(counts[-1], place) for place, counts in enumerate(used) if len(counts) > 1]
    heapify(heap)
    left = shape.size
    while left > most and heap:
        count, place = heappop(heap)
        used[place].pop()
        used[place][-1] += count
        many[place] -= 1
        left -= shape.first
        if many[place] > 1:
            heappush(heap, (used[place][-1], place))
    return replace(shape, many=tuple(many))


def rows_kept(before: Shape, after: Shape) -> list[int]:
    """Return which rows of the first layer are still there."""
    return [
        first + row
        for first, many in zip(before.rows[:-1], after.many, strict=True)
        for row in range(max(1, many))
    ]  # fmt: skip


def carried_over(state: dict[str, Any], before: Shape, after: Shape) -> dict[str, Any]:
    """Return a checkpoint with the rows that are still there."""
    rows = rows_kept(before, after)
    found = dict(state)
    for name in ROWED:
        parts = parted(before, state[name])
        found[name] = flat(after, parts | {"first_rows": parts["first_rows"][rows]})
    return found
