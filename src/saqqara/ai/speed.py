"""Measures the search: `python -m saqqara.ai.speed GAME [simulations]`, for every number of seats.

Greedy players play from fixed seeds; every fifth of their decisions is searched anew by `search`, with the game's
network where it has one, and by `uct`. Seconds are those of the processor, on one core, the best of three rounds.
"""

from __future__ import annotations

import sys
import time
from itertools import product
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from saqqara.ai.arrays import COMPILED, Tree
from saqqara.ai.style import thinking
from saqqara.ai.text import tree
from saqqara.core import shelf
from saqqara.core.backends import ROOM, best
from saqqara.core.game import Setup
from saqqara.core.kernel import Deal, Random, lowest_bit
from saqqara.core.sight import Sight

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from saqqara.core.game import Game
    from saqqara.core.kernel import Kernel

SEED: Final = 900
GAMES: Final = 4
EVERY: Final = 5  # decisions
ROUNDS: Final = 3
SIMULATIONS: Final = 1000
NAMES: Final = ("search", "uct")


class Speed(NamedTuple):
    """How fast a search is: simulations a second, and how many of its nodes a simulation makes."""

    seats: int
    positions: int
    network: bool
    simulations: float
    nodes: float


def positions(kernel: Kernel, seats: int) -> Iterator[Sight]:
    """Play games, and yield what the seat that decides sees at some of the decisions."""
    rules, comps = kernel.rules, kernel.components(kernel.game.fill(Setup.of(kernel.game, seats)))
    states, randoms, deals = kernel.states(3), kernel.records(Random, 1), kernel.records(Deal, 1)
    out, weights, made = kernel.ints(ROOM), kernel.ints(ROOM), kernel.ints(ROOM)
    for seed in range(SEED, SEED + GAMES):
        rules.seed_at(randoms, 0, seed, 0)
        rules.start_deal_at(deals, 0, seed)
        rules.set_up_at(states, 0, comps, 0)
        rules.settle_at(states, 0, comps, 0, deals, made, out, weights)
        decision = 0
        while rules.deciding_at(states, 0):
            seat = lowest_bit(int(rules.deciding_at(states, 0)))
            count = rules.options_at(states, 0, comps, 0, seat, out)
            if decision % EVERY == 0 and count > 1:
                yield Sight(kernel, seen(kernel, states, seat), comps, seat, [int(option) for option in out[:count]])
            decision += 1
            action = rules.greedy_choice_at(states, comps, 0, seats, seat, randoms, out, count)
            rules.apply_at(states, 0, comps, 0, seat, int(action))
            rules.settle_at(states, 0, comps, 0, deals, made, out, weights)


def seen(kernel: Kernel, states: Any, seat: int) -> Any:
    """Return the table as a seat sees it, in an array of its own."""
    view = kernel.states(1)
    kernel.rules.see_at(states, 1, 0, seat)
    kernel.rules.copy_from(view, 0, states, 1)
    return view


def measure(game: Game, seats: int, simulations: int = SIMULATIONS, name: str = "search") -> Speed:
    """Search every position several times, and keep the best round."""
    sights = list(positions(best(game), seats))
    style = thinking(sights[0], name, {"simulations": simulations})
    arrays = Tree(COMPILED.kernel_for(sights[0]), sights[0].components, style.nodes, style.network)
    arrays.seed(1, 0)
    rounds = [round_of(arrays, sights, style, simulations) for _ in range(ROUNDS)]
    return Speed(seats, len(sights), style.network is not None, *max(rounds))


def round_of(arrays: Tree, sights: Sequence[Sight], style: Any, simulations: int) -> tuple[float, float]:
    """Return simulations a second over all positions, and nodes a simulation."""
    done = nodes = 0
    seconds = 0.0
    for sight in sights:
        arrays.set(style, sight.seats, sight.seat)
        arrays.look(sight)
        arrays.start(sight.options)
        began = time.process_time()
        done += arrays.think(tree.TO_SIMULATE, simulations)
        seconds += time.process_time() - began
        nodes += arrays.used
    return done / seconds, nodes / done


def table(game: Game, simulations: int = SIMULATIONS) -> Iterator[str]:
    """Measure, and yield the table line by line."""
    yield "| player | seats | positions | network | simulations a second | nodes a simulation |"
    yield "|---|---:|---:|---|---:|---:|"
    for name, seats in product(NAMES, game.seats):
        found = measure(game, seats, simulations, name)
        cells = [name, seats, found.positions, "yes" if found.network else "no", f"{found.simulations:,.0f}"]
        yield f"| {' | '.join(map(str, cells))} | {found.nodes:.1f} |"


if __name__ == "__main__":
    for line in table(shelf.game(sys.argv[1]), *(int(word) for word in sys.argv[2:])):
        sys.stdout.write(line + "\n")
        sys.stdout.flush()
