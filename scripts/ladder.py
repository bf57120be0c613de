"""Lets every two players meet at every number of seats, and writes docs/ladder.md."""

from __future__ import annotations

import os
from datetime import UTC, datetime
from itertools import combinations
from pathlib import Path

from saqqara.ai.players import PLAYERS
from saqqara.core import shelf
from saqqara.core.game import Setup
from saqqara.simulate import simulate, wilson

PAGE = Path(__file__).parents[1] / "docs/ladder.md"
GAMES = int(os.environ.get("SAQQARA_LADDER", "2000"))


def share(setup: Setup, first: str, second: str) -> tuple[float, float, float, int]:
    """Return the first player's share of wins among the second's, in turn on every seat, with its 95 % interval."""
    won = 0.0
    for seat in range(setup.seats):
        bots = [second] * setup.seats
        bots[seat] = first
        won += GAMES * simulate(setup, bots, GAMES, 1)["seats"][seat]["share"]
    games = GAMES * setup.seats
    return (won / games, *wilson(won, games), games)


def main() -> None:
    """Write a row for each game, number of seats, and pair of players."""
    lines = [
        "# Ladder\n",
        "How often the first player wins among seats of the second, in turn on every seat, with the same deals;",
        f"shared wins are shared; seed 1. Written by `scripts/ladder` on {datetime.now(UTC).date()}.\n",
        "| game | seats | first | second | games | share | 95 % | by chance |",
        "|---|---:|---|---|---:|---:|---|---:|",
    ]
    for name in shelf.names():
        for seats in shelf.game(name).seats:
            for second, first in combinations(PLAYERS, 2):
                found, low, high, games = share(Setup.of(shelf.game(name), seats), first, second)
                figures = f"{100 * found:.1f} % | {100 * low:.1f} to {100 * high:.1f} | {100 / seats:.1f} %"
                row = f"| {name} | {seats} | {first} | {second} | {games:,} | {figures} |"
                print(row, flush=True)
                lines.append(row)
    PAGE.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
