"""What the benchmark measures besides the speed of the rules: how long the largest game takes."""

from __future__ import annotations

import time

from saqqara.core import shelf
from saqqara.core.game import Setup
from saqqara.core.kernel import Random, load

GAMES, SLICES = 500, 8


def figures() -> dict[str, float]:
    """Time random games with four seats on the Nile, compiled; the best slice counts."""
    game = shelf.game(__package__.rpartition(".")[2])
    kernel = load(game, "compiled")
    comps, states = kernel.components(game.fill(Setup.of(game, 4, {"version": "nile"}))), kernel.states(1)
    randoms, out, weights = kernel.records(Random, 1), kernel.ints(512), kernel.ints(512)
    kernel.rules.seed_at(randoms, 0, 1, 0)
    kernel.rules.random_games(states, comps, 0, randoms, out, weights, 1)
    best = float("inf")
    for _ in range(SLICES):
        began = time.process_time()
        kernel.rules.random_games(states, comps, 0, randoms, out, weights, GAMES)
        best = min(best, time.process_time() - began)
    return {"game_ms": round(1000 * best / GAMES, 4)}
