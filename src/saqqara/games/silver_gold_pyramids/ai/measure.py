"""Writes how long it takes to prove the best of the last markings, with one seat.

python -m saqqara.games.silver_gold_pyramids.ai.measure --deals 50
"""

from __future__ import annotations

import argparse
import sys
import time
from typing import TYPE_CHECKING

from saqqara.core.backends import ROOM, best
from saqqara.core.game import Setup
from saqqara.core.kernel import Deal, Kernel
from saqqara.core.sight import Sight
from saqqara.games.silver_gold_pyramids import GAME
from saqqara.games.silver_gold_pyramids.ai import Expectimax, prove
from saqqara.games.silver_gold_pyramids.ai.sheet import flips_seen

if TYPE_CHECKING:
    from collections.abc import Sequence


def play(kernel: Kernel, seed: int, times: dict[int, list[float]]) -> None:
    """Play one deal; take the times of its proofs, by markings to come with the one that is chosen."""
    rules, player = kernel.rules, Expectimax()
    components = kernel.components(GAME.fill(Setup.of(GAME, 1)))
    states, view, deals = kernel.states(1), kernel.states(2), kernel.records(Deal, 1)
    made, out, weights = kernel.ints(ROOM), kernel.ints(ROOM), kernel.ints(ROOM)
    rules.start_deal_at(deals, 0, seed)
    rules.set_up_at(states, 0, components, 0)
    rules.settle_at(states, 0, components, 0, deals, made, out, weights)
    while rules.deciding_at(states, 0):
        count = rules.options_at(states, 0, components, 0, 0, out)
        chosen = int(out[0])
        if count > 1:
            rules.copy_from(view, 1, states, 0)
            rules.see_at(view, 0, 1, 0)
            sight = Sight(kernel, view[:1], components, 0, [int(out[i]) for i in range(count)])
            began = time.process_time()
            proved = prove(sight)
            if proved is None:
                chosen = player.pick(sight)
            else:
                times.setdefault(flips_seen(sight) + 1, []).append(1000 * (time.process_time() - began))
                chosen = proved
        rules.apply_at(states, 0, components, 0, 0, chosen)
        rules.settle_at(states, 0, components, 0, deals, made, out, weights)


def row(*cells: object) -> None:
    """Write a row of a table."""
    sys.stdout.write("| " + " | ".join(str(cell) for cell in cells) + " |\n")


def milliseconds(times: Sequence[float]) -> str:
    """Write the median, the 95th of a hundred and the longest of some times."""
    ordered = sorted(times)
    return " / ".join(f"{ordered[int(share * (len(ordered) - 1))]:.2f}" for share in (0.5, 0.95, 1))


def main() -> None:
    """Read the command line, and write the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    kernel = best(GAME)
    play(kernel, given.seed, {})  # compiles, and computes the book
    times: dict[int, list[float]] = {}
    for number in range(given.seed, given.seed + given.deals):
        play(kernel, number, times)
    row("last markings, one seat", "proofs", "ms: median / 95 % / most")
    row(*["---"] * 3)
    for markings in sorted(times):
        row(markings, len(times[markings]), milliseconds(times[markings]))


if __name__ == "__main__":
    main()
