"""Lets the game's own player meet the greedy one, and writes down what came out.

python -m saqqara.games.silver_gold_pyramids.ai.measure --deals 200 --depth 2
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Any, Final

from saqqara.core.backends import ROOM, best
from saqqara.core.game import Setup
from saqqara.core.kernel import Deal, Kernel, Random
from saqqara.games.silver_gold_pyramids import GAME
from saqqara.games.silver_gold_pyramids.ai import DEPTH, Expectimax, prove
from saqqara.games.silver_gold_pyramids.ai.sheet import flips_seen

SURE: Final = 1.96  # deviations on either side of a mean, for an interval of 95 %


@dataclass(frozen=True)
class Seen:
    """What a player chooses by."""

    kernel: Kernel
    states: Any
    components: Any
    seat: int
    options: Sequence[int]


class Greedy:
    """Takes what looks best one step ahead, by the game's advice."""

    def __init__(self, kernel: Kernel, seed: int) -> None:
        """Start its generator."""
        self._states, self._random = kernel.states(3), kernel.records(Random, 1)
        kernel.rules.seed_at(self._random, 0, seed, 1)

    def pick(self, seen: Seen) -> int:
        """Return the option after which the table is worth most."""
        rules, out = seen.kernel.rules, seen.kernel.ints(len(seen.options))
        rules.copy_from(self._states, 0, seen.states, 0)
        out[:] = seen.options
        seats = seen.kernel.seats(seen.components)
        return int(
            rules.greedy_choice_at(self._states, seen.components, 0, seats, seen.seat, self._random, out, len(out))
        )


class Timed:
    """A player whose time is taken."""

    def __init__(self, player: Any) -> None:
        """Start with no move."""
        self._player = player
        self.times: list[float] = []

    def pick(self, seen: Seen) -> int:
        """Let the player choose."""
        began = time.process_time()
        chosen: int = self._player.pick(seen)
        self.times.append(1000 * (time.process_time() - began))
        return chosen


@dataclass
class Prover:
    """Plays on the last flips by what is proved, and takes the time; before that another player plays."""

    player: Any
    times: dict[int, list[float]] = field(default_factory=dict)  # by markings to come, this one among them

    def pick(self, seen: Seen) -> int:
        """Return what is proved, or what the other player chooses."""
        began = time.process_time()
        proved = prove(seen)
        if proved is None:
            return int(self.player.pick(seen))
        self.times.setdefault(flips_seen(seen) + 1, []).append(1000 * (time.process_time() - began))
        return proved


def play(kernel: Kernel, players: Sequence[Any], seed: int) -> tuple[list[int], list[float]]:
    """Play one deal; return the points of each seat, and its share of the victory."""
    rules, seats = kernel.rules, len(players)
    components = kernel.components(GAME.fill(Setup.of(GAME, seats)))
    states, deals = kernel.states(1), kernel.records(Deal, 1)
    made, out, weights = kernel.ints(ROOM), kernel.ints(ROOM), kernel.ints(ROOM)
    rules.start_deal_at(deals, 0, seed)
    rules.set_up_at(states, 0, components, 0)
    rules.settle_at(states, 0, components, 0, deals, made, out, weights)
    while mask := rules.deciding_at(states, 0):
        seat = (mask & -mask).bit_length() - 1
        count = rules.options_at(states, 0, components, 0, seat, out)
        options = [int(out[i]) for i in range(count)]
        view = kernel.states(2)
        rules.copy_from(view, 1, states, 0)
        rules.see_at(view, 0, 1, seat)
        chosen = options[0] if count == 1 else players[seat].pick(Seen(kernel, view[:1], components, seat, options))
        rules.apply_at(states, 0, components, 0, seat, chosen)
        rules.settle_at(states, 0, components, 0, deals, made, out, weights)
    rules.scores_at(states, 0, components, 0, out)
    won = int(rules.winners_at(states, 0, components, 0))
    return [int(out[seat]) for seat in range(seats)], [(won >> seat & 1) / won.bit_count() for seat in range(seats)]


def mean(numbers: Sequence[float]) -> tuple[float, float]:
    """Return the mean of numbers, and half the interval around it."""
    middle = sum(numbers) / len(numbers)
    spread = sum((number - middle) ** 2 for number in numbers) / max(1, len(numbers) - 1)
    return middle, SURE * sqrt(spread / len(numbers))


@dataclass
class Tally:
    """What came out of the games at tables of one size."""

    shares: list[float] = field(default_factory=list)  # of the victory, a number a deal
    pairs: list[float] = field(default_factory=list)  # of the others that finish behind, ties half, a number a deal
    own: list[float] = field(default_factory=list)
    others: list[float] = field(default_factory=list)


def meet(kernel: Kernel, seats: int, deals: int, seed: int, player: Any) -> Tally:
    """Let one player meet greedy ones on every seat of each deal."""
    tally = Tally()
    for number in range(seed, seed + deals):
        won, pairs = [], []
        for seat in range(seats):
            table: list[Any] = [Greedy(kernel, number) for _ in range(seats)]
            table[seat] = player
            points, share = play(kernel, table, number)
            rest = points[:seat] + points[seat + 1 :]
            won.append(share[seat])
            pairs += [(points[seat] > other) + (points[seat] == other) / 2 for other in rest]
            tally.own.append(points[seat])
            tally.others += rest
        tally.shares.append(sum(won) / len(won))
        tally.pairs.append(sum(pairs) / max(1, len(pairs)))
    return tally


def line(*cells: object) -> None:
    """Write a row of a table."""
    sys.stdout.write("| " + " | ".join(str(cell) for cell in cells) + " |\n")
    sys.stdout.flush()


def around(numbers: Sequence[float], digits: int, unit: float = 1) -> str:
    """Write a mean with its interval."""
    middle, half = mean(numbers)
    return f"{unit * middle:.{digits}f} ± {unit * half:.{digits}f}"


def milliseconds(times: Sequence[float]) -> str:
    """Write the median, the 95th of a hundred and the longest of some times."""
    ordered = sorted(times)
    return " / ".join(f"{ordered[int(share * (len(ordered) - 1))]:.2f}" for share in (0.5, 0.95, 1))


def measure_matches(kernel: Kernel, seats: int, deals: int, depth: int, seed: int) -> None:
    """Write a row: shares against greedy, points, and the processor's time a move."""
    player = Timed(Expectimax(depth=depth))
    tally = meet(kernel, seats, deals, seed, player)
    if seats == 1:
        tally.others = [play(kernel, [Greedy(kernel, number)], number)[0][0] for number in range(seed, seed + deals)]
    wins = (around(shares, 1, 100) if seats > 1 else "" for shares in (tally.shares, tally.pairs))
    line(seats, seats * deals, *wins, around(tally.own, 1), around(tally.others, 1), milliseconds(player.times))


def measure_proofs(kernel: Kernel, deals: int, depth: int, seed: int) -> None:
    """Write a row for each number of markings to come: how long the best one takes to prove, with one seat."""
    prover = Prover(Expectimax(depth=depth))
    for number in range(seed, seed + deals):
        play(kernel, [prover], number)
    for markings in sorted(prover.times):
        line(markings, len(prover.times[markings]), milliseconds(prover.times[markings]))


def main() -> None:
    """Read the command line, and write the tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--proofs", type=int, default=50, help="deals on which the last markings are proved")
    parser.add_argument("--depth", type=int, default=DEPTH)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seats", type=int, nargs="*", default=list(GAME.seats))
    given = parser.parse_args()
    kernel = best(GAME)
    play(kernel, [Prover(Expectimax(depth=given.depth))], given.seed)  # compiles, and computes the book
    line("seats", "games", "wins %", "pairs %", "points", "greedy's", "ms a move: median / 95 % / most")
    line(*["---"] * 7)
    for seats in given.seats:
        measure_matches(kernel, seats, given.deals, given.depth, given.seed)
    if given.proofs:
        sys.stdout.write("\n")
        line("last markings, one seat", "proofs", "ms: median / 95 % / most")
        line(*["---"] * 3)
        measure_proofs(kernel, given.proofs, given.depth, given.seed)


if __name__ == "__main__":
    main()
