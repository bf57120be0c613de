"""Many games by computer players, and what came out."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from saqqara.ai.players import PLAYERS, check, player
from saqqara.ai.statistics import wilson
from saqqara.core.backends import ROOM, best
from saqqara.core.game import CHANCE
from saqqara.core.kernel import Deal, Kernel, Random
from saqqara.core.match import Match
from saqqara.core.sight import Sight
from saqqara.positions import Positions, Teller

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from saqqara.core.game import Setup

SEEDS = (1 << 62) - 1


@dataclass
class Tally:
    """What came out of the games so far."""

    seats: int
    games: int = 0
    unfinished: int = 0
    moves: int = 0
    points: list[int] = field(default_factory=list)
    shares: list[float] = field(default_factory=list)
    seconds: float = 0.0

    def __post_init__(self) -> None:
        """Start every seat at nothing."""
        self.points, self.shares = [0] * self.seats, [0.0] * self.seats

    def add(self, points: list[int], won: int, moves: int) -> None:
        """Count one game; a shared win is shared."""
        self.games += 1
        self.moves += moves
        if won < 0:
            self.unfinished += 1
            return
        for seat in range(self.seats):
            self.points[seat] += points[seat]
            self.shares[seat] += (won >> seat & 1) / max(won.bit_count(), 1)

    def result(self) -> dict[str, Any]:
        """Return the figures: means, win shares with 95 % intervals, speed."""
        finished = self.games - self.unfinished
        seats = []
        for seat in range(self.seats):
            low, high = wilson(self.shares[seat], finished)
            mean = self.points[seat] / finished if finished else 0.0
            share = self.shares[seat] / finished if finished else 0.0
            seats.append(
                {"mean": round(mean, 4), "share": round(share, 6), "low": round(low, 6), "high": round(high, 6)}
            )
        speed = self.games / self.seconds if self.seconds else 0.0
        return {
            "games": self.games,
            "unfinished": self.unfinished,
            "moves": self.moves,
            "seats": seats,
            "games_per_cpu_s": round(speed, 1),
        }


def simulate(  # noqa: PLR0913  each is a flag of the command
    setup: Setup,
    bots: list[str],
    games: int,
    seed: int,
    *,
    logs: Path | None = None,
    positions: Positions | None = None,
    progress: Callable[[int], None] = lambda _done: None,
    kernel: Kernel | None = None,
) -> dict[str, Any]:
    """Play games number 0, 1, 2 ... of a seed; the same seed gives the same games in either back end.

    Every game's log goes to the folder of logs, every decision to the file of positions.
    """
    kernel = kernel or best(setup.game)
    tally = Tally(setup.seats)
    simple = all(name in PLAYERS for name in bots)
    runner = (_Runner if simple else _Thinking)(kernel, setup, bots, seed)
    teller = Teller(kernel, setup) if positions else None
    chunk = 1 if logs or positions or not simple else 2000 if kernel.backend == "compiled" else 50
    while tally.games < games:
        runner.play(tally, min(chunk, games - tally.games))
        if logs:
            with log_file(logs, setup, seed, tally.games - 1).open("x", encoding="utf-8") as file:
                file.write(runner.log())
        if positions and teller:
            positions.add(tally.games - 1, teller.tell(runner.moves()))
        progress(tally.games)
    return tally.result()


def log_file(folder: Path, setup: Setup, seed: int, game: int) -> Path:
    """Return where the log of a simulated game goes."""
    return folder / f"{setup.game.name}-{setup.seats}-{seed}-{game}.log"


class _Runner:
    """The arrays that the loop inside the back end works on."""

    def __init__(self, kernel: Kernel, setup: Setup, bots: list[str], seed: int) -> None:
        """Make them once."""
        self.kernel, self.setup, self.seed = kernel, setup, seed
        self.comps = kernel.components(setup.game.fill(setup))
        self.states, self.randoms, self.deals = kernel.states(3), kernel.records(Random, 1), kernel.records(Deal, 1)
        self.out, self.weights, self.made = kernel.ints(ROOM), kernel.ints(ROOM), kernel.ints(ROOM)
        self.trace = kernel.ints(2 * setup.game.bound)
        self.names, self.bots = bots, kernel.ints(4)
        for seat, name in enumerate(bots):
            self.bots[seat] = check(name) if name in PLAYERS else 0

    def play(self, tally: Tally, games: int) -> None:
        """Play the next games and count them."""
        points, won, moves = self.kernel.ints(4 * games), self.kernel.ints(games), self.kernel.ints(games)
        started = time.process_time()
        self.kernel.rules.play_games(
            self.states, self.comps, 0, self.setup.seats, self.bots, self.randoms, self.deals, self.out, self.weights,
            self.made, self.trace, self.seed, tally.games, games, points, won, moves,
        )  # fmt: skip
        tally.seconds += time.process_time() - started
        for g in range(games):
            tally.add([int(points[4 * g + seat]) for seat in range(self.setup.seats)], int(won[g]), int(moves[g]))

    def log(self) -> str:
        """Return the log of the last game, played again line by line."""
        match = Match(self.setup)
        for seat, action in self.moves():
            if match.over:
                break
            match.play(seat, self.setup.game.catalogue[action].code)
        return match.text

    def moves(self) -> Iterator[tuple[int, int]]:
        """List seat and action of all moves of the last game; what an earlier one left behind follows."""
        for line in range(len(self.trace) // 2):
            yield int(self.trace[2 * line]), int(self.trace[2 * line + 1])


class _Thinking(_Runner):
    """Games of players that the loop inside the back end does not know: each is asked move by move."""

    def play(self, tally: Tally, games: int) -> None:
        """Play the next games and count them."""
        for _ in range(games):
            started = time.process_time()
            moves = self._play_one(self.seed * 0x9E3779B1 + tally.games)
            tally.seconds += time.process_time() - started
            rules = self.kernel.rules
            over = rules.deciding_at(self.states, 0) == 0
            rules.scores_at(self.states, 0, self.comps, 0, self.weights)
            points = [int(self.weights[seat]) for seat in range(self.setup.seats)]
            tally.add(points, int(rules.winners_at(self.states, 0, self.comps, 0)) if over else -1, moves)

    def _play_one(self, seed: int) -> int:
        """Play the game of a seed, and return how many answers the seats gave."""
        rules, states, comps = self.kernel.rules, self.states, self.comps
        players = [player(name, (seed + seat) & SEEDS, self.setup.game) for seat, name in enumerate(self.names)]
        rules.start_deal_at(self.deals, 0, seed)
        rules.set_up_at(states, 0, comps, 0)
        moves = 0
        for line in range(len(self.trace) // 2):
            mask = int(rules.deciding_at(states, 0))
            if mask == 0:
                break
            seat = (mask & -mask).bit_length() - 1
            if seat == CHANCE:
                action = rules.dealt_at(states, 0, comps, 0, self.deals, self.made, self.out, self.weights)
            else:
                count = rules.options_at(states, 0, comps, 0, seat, self.out)
                options = [int(number) for number in self.out[:count]]
                rules.see_at(states, 1, 0, seat)
                action = options[0] if count == 1 else players[seat].pick(self._sight(seat, options))
                moves += 1
            self.trace[2 * line], self.trace[2 * line + 1] = seat, action
            rules.apply_at(states, 0, comps, 0, seat, int(action))
        return moves

    def _sight(self, seat: int, options: list[int]) -> Sight:
        """Return what a seat sees, and nothing else of the table."""
        return Sight(self.kernel, self.states[1:2], self.comps, seat, options)
