"""Measures the exact solver: `python -m saqqara.games.imhotep.ai.measure [games] [most positions]`.

Games with two seats and A sides are played by greedy and by random players from fixed seeds. The first position of the
last round with four, three, two and one ship in the harbour is solved: first who wins, then by how much.
"""

from __future__ import annotations

import sys
import time
from statistics import median
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from saqqara.core.backends import ROOM, best
from saqqara.core.game import Setup
from saqqara.core.kernel import Deal, Random
from saqqara.games.imhotep import GAME
from saqqara.games.imhotep.ai.solver import Duel, Solving, Unknown, loaded
from saqqara.games.imhotep.things import NONE, ROUNDS, SHIPS

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from saqqara.core.kernel import Kernel

SEED: Final = 7000
NODES: Final = 20_000_000
KINDS: Final = ("greedy", "random")
SEATS: Final = 2
PERCENT: Final = 100


class Solved(NamedTuple):
    """How one position went: processor seconds and positions looked at; seconds are None where it was not solved."""

    ships: int
    result_s: float | None
    value_s: float | None
    nodes: int
    seconds: float


def positions(kernel: Kernel, kind: str, games: int) -> Iterator[tuple[int, int, Any, Any]]:
    """Play games, and yield ships in the harbour, seat, State and Components at firsts in the last round."""
    rules, comps = kernel.rules, kernel.components(GAME.fill(Setup.of(GAME, SEATS)))
    states, randoms, deals = kernel.states(3), kernel.records(Random, 1), kernel.records(Deal, 1)
    out, weights, made = kernel.ints(ROOM), kernel.ints(ROOM), kernel.ints(ROOM)
    for number in range(games):
        rules.seed_at(randoms, 0, SEED + number, KINDS.index(kind))
        rules.start_deal_at(deals, 0, SEED + number)
        rules.set_up_at(states, 0, comps, 0)
        last = SHIPS + 1
        rules.settle_at(states, 0, comps, 0, deals, made, out, weights)
        while rules.deciding_at(states, 0):
            seen = kernel.read(states)
            ships = seen.docked.count(NONE)
            if seen.round == ROUNDS and ships < last:
                last = ships
                copied = kernel.states(1)
                rules.copy_from(copied, 0, states, 0)
                yield ships, seen.decider, copied, comps
            count = rules.options_at(states, 0, comps, 0, seen.decider, out)
            if kind == "greedy":
                action = rules.greedy_choice_at(states, comps, 0, SEATS, seen.decider, randoms, out, count)
            else:
                action = out[rules.below_at(randoms, 0, count)]
            rules.apply_at(states, 0, comps, 0, seen.decider, int(action))
            rules.settle_at(states, 0, comps, 0, deals, made, out, weights)


def solve(ships: int, seat: int, states: Any, comps: Any, nodes: int = NODES) -> Solved:
    """Solve one position: who wins, then by how much, each within the same count of positions."""
    solving = Solving(loaded(GAME), states, comps, nodes)
    began = time.process_time()
    duel = Duel(solving, seat, solving.options())
    result = value = None
    try:
        duel.settle_result()
        result = time.process_time() - began
        duel.settle_value()
        value = time.process_time() - began
    except Unknown:
        pass
    return Solved(ships, result, value, solving.nodes, time.process_time() - began)


def row(kind: str, ships: int, found: Sequence[Solved]) -> str:
    """Write a row of the table."""
    speed = sum(s.nodes for s in found) / sum(s.seconds for s in found) / 1e6
    cells = [kind, str(ships), str(len(found)), *_times([s.result_s for s in found])]
    cells += [*_times([s.value_s for s in found]), f"{median(s.nodes for s in found):,.0f}", f"{speed:.2f}"]
    return f"| {' | '.join(cells)} |"


def _times(seconds: Sequence[float | None]) -> list[str]:
    """Say how many were solved, and the median, the 95th of 100 and the longest time; one not solved took longest."""
    solved = sum(s is not None for s in seconds)
    order = sorted(float("inf") if s is None else s for s in seconds)
    late = order[min(len(order) - 1, len(order) * 95 // PERCENT)]
    return [f"{PERCENT * solved // len(order)} %", *(f"{s:.4f}" for s in (median(order), late, order[-1]))]


HEAD: Final = (
    "| play | ships left | positions | result known | median s | p95 s | longest s "
    "| lead known | median s | p95 s | longest s | median positions | million/s |"
)


def solved(kind: str, games: int, nodes: int = NODES) -> list[Solved]:
    """Solve the last rounds of so many games of one kind."""
    kernel = best(GAME)
    loaded(GAME)
    return [solve(*position, nodes) for position in positions(kernel, kind, games)]


def head() -> list[str]:
    """Write the head of the table."""
    return [HEAD, "|" + "---|" * HEAD.count(" | ") + "---|"]


def rows(kind: str, found: Sequence[Solved]) -> list[str]:
    """Write the rows of one kind of games."""
    return [row(kind, ships, [s for s in found if s.ships == ships]) for ships in range(SHIPS, 0, -1)]


def table(games: int, nodes: int = NODES) -> Iterator[str]:
    """Measure, and yield the table line by line."""
    yield from head()
    for kind in KINDS:
        yield from rows(kind, solved(kind, games, nodes))


if __name__ == "__main__":
    for line in table(*(int(word) for word in sys.argv[1:])):
        sys.stdout.write(line + "\n")
        sys.stdout.flush()
