"""Many deals whose order is known: on how many of them a winning line was found, and how many points were."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

from saqqara.ai.statistics import wilson
from saqqara.core.dealer import SeededDealer
from saqqara.core.match import Match
from saqqara.simulate import log_file

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from saqqara.core.game import Setup

SPREAD = 0x9E3779B1  # between the deals of two seeds, as in simulated games


def solve(  # noqa: PLR0913  each is a flag of the command
    setup: Setup,
    deals: int,
    seed: int,
    width: int,
    *,
    logs: Path | None = None,
    progress: Callable[[int], None] = lambda _done: None,
) -> dict[str, Any]:
    """Look for a winning line on deals number 0, 1, 2 ... of a seed; a deal is solved when a match was won by it."""
    if setup.game.solve is None:
        msg = f"{setup.game.name} has no solver"
        raise ValueError(msg)
    setup.game.solve(setup, seed * SPREAD, 1)  # so that compiling is not counted
    unsolved: list[int] = []
    points: list[int] = []
    seconds = 0.0
    for deal in range(deals):
        started = time.process_time()
        line = setup.game.solve(setup, seed * SPREAD + deal, width)
        seconds += time.process_time() - started
        match = played(setup, seed * SPREAD + deal, line)
        points.append(max(match.scores))
        if not (match.over and match.winners):
            unsolved.append(deal)
        elif logs:
            with log_file(logs, setup, seed, deal).open("x", encoding="utf-8") as file:
                file.write(match.text)
        progress(deal + 1)
    solved = deals - len(unsolved)
    low, high = wilson(solved, deals)
    return {
        "game": setup.game.name, "seats": setup.seats, "setup": setup.chosen(), "deals": deals, "seed": seed,
        "width": width, "solved": solved, "share": round(solved / deals, 6), "low": round(low, 6),
        "high": round(high, 6), "mean_best": round(sum(points) / deals, 4), "s_per_deal": round(seconds / deals, 4),
        "unsolved": unsolved, "points": points,
    }  # fmt: skip


def played(setup: Setup, seed: int, line: list[str]) -> Match:
    """Play a line on the deal of a seed by the plain rules; an answer that is not allowed raises IllegalAction."""
    match = Match(setup)
    dealer = SeededDealer(seed)
    match.deal(dealer)
    for code in line:
        match.play(match.deciding[0], code)
        match.deal(dealer)
    return match
