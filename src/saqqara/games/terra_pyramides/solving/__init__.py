"""Looks for a line of play that solves a task when the order of all tiles and foundations is known."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from saqqara.core.backends import ROOM, best
from saqqara.core.game import Game, Setup
from saqqara.core.kernel import PLAY, Deal, Kernel
from saqqara.core.said import mistake
from saqqara.games.terra_pyramides.solving.memory import Node, Work
from saqqara.games.terra_pyramides.solving.worth import TURNS

TEXTS: Final = (*PLAY, *(f"{__name__}.{chapter}" for chapter in ("worth", "turn", "hope", "beam")))
STEPS: Final = 130  # tables of one turn at a time
SEEN: Final = 64  # hashes that are remembered for each table of the beam
LONGEST: Final = 2000  # actions of a line


@dataclass(frozen=True)
class Attempt:
    """One search: how wide, how many turns of each table, how many tables a step, and how much noise."""

    width: int
    turns: int
    step: int
    noise: int
    salt: int = 0


def attempts(width: int) -> list[Attempt]:
    """List the searches for a beam of a width: a quick one, the whole, and two more that see things differently."""
    quick = Attempt(max(width // 8, 1), 12, 6, 0)
    return [quick, Attempt(width, 24, 8, 0), Attempt(width, 24, 8, 60, 1), Attempt(width, 24, 8, 120, 2)]


def solve(setup: Setup, seed: int, width: int, kernel: Kernel | None = None) -> list[str]:
    """Return the codes of a line of play on the deal of a seed: one that wins, or the best that was found."""
    if setup.option("task") == "none":
        raise ValueError(mistake("nothing-to-solve"))
    return [setup.game.catalogue[number].code for number in best_line(setup, seed, width, kernel)]


def best_line(setup: Setup, seed: int, width: int, kernel: Kernel | None = None) -> list[int]:
    """Return the actions of that line."""
    kernel = kernel or _loaded(setup.game)
    found: list[int] = []
    most = -1
    for attempt in attempts(width):
        won, points, line = search(kernel, setup, seed, attempt)
        if won or points > most:
            found, most = line, points
        if won:
            break
    return found


@cache
def _loaded(game: Game) -> Kernel:
    return best(game, texts=TEXTS, warm_up=_warm)


def _warm(kernel: Kernel) -> None:
    search(kernel, Setup.of(kernel.game, 1, {"task": "1"}), 1, Attempt(1, 1, 1, 0))


def search(kernel: Kernel, setup: Setup, seed: int, attempt: Attempt) -> tuple[bool, int, list[int]]:
    """Return whether the best line wins, its points, and its actions."""
    rules, width = kernel.rules, attempt.width
    comps: Any = kernel.components(setup.game.fill(setup))
    states, nodes = kernel.states(2 * width + STEPS), kernel.records(Node, (TURNS + 1) * width)
    paths, works, deals = kernel.records(Node, STEPS), kernel.records(Work, 1), kernel.records(Deal, 1)
    heap, seen, line = kernel.ints(width), kernel.ints(SEEN * width + ROOM), kernel.ints(LONGEST)
    made, out, weights = kernel.ints(ROOM), kernel.ints(ROOM), kernel.ints(ROOM)
    rules.weigh(works, attempt.turns, attempt.step, attempt.noise)
    won = rules.beam_search(
        states, nodes, paths, works, heap, seen, comps, 0, deals, made, out, weights, seed, width, attempt.salt
    )
    count = rules.write_line(nodes, works, line)
    points = rules.best_points(states, nodes, works, comps, 0, width)
    return bool(won), int(points), [int(line[i]) for i in range(count)]
