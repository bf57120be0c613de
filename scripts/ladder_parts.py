"""What scripts/ladder plays for: goals, what came out of a contest, and a part a game and number of seats."""

from __future__ import annotations

import json
import math
import os
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

from saqqara.ai.arena import CONTROL, Contest, Results
from saqqara.ai.bout import Bout
from saqqara.ai.groups import PAIR, Group
from saqqara.ai.outcome import rankings
from saqqara.ai.statistics import Interval, Stages, ladder, share_of

ROOT = Path(__file__).parents[1]
FIGURES = ROOT / "docs/ladder.json"
MEASURED = "measured"  # what the file of figures calls what is not played in the arena
SIGMAS = 1.96  # that 95 % lie within, on either side


def number(name: str, usual: int) -> int:
    """Return a number from the environment."""
    return int(os.environ.get(f"SAQQARA_LADDER{name}", str(usual)))


SEED = number("_SEED", 1)


@dataclass(frozen=True)
class Goal:
    """What a player was to reach against another."""

    game: str
    seats: int
    first: str
    second: str
    share: float

    @property
    def kind(self) -> str:
        """Say how they meet: where they think by the clock, the first sits alone among the second, and is to win."""
        return HANDICAP if self.first.endswith("ms") else "match"

    @property
    def told(self) -> str:
        """Say what is to be reached."""
        if self.kind != HANDICAP:
            return f"{self.first} ahead of {self.second}"
        return f"{self.first} wins {'alone among' if self.seats > PAIR else 'against'} {self.second}"


HANDICAP = "handicap"
GOALS = (
    Goal("imhotep", 2, "uct:1000", "greedy", 0.98),
    Goal("imhotep", 2, "level8", "greedy", 0.99),
    Goal("imhotep", 2, "search:5ms", "uct:500ms", 0.60),
    Goal("imhotep", 3, "search:1ms", "uct:100ms", 0.50),
    Goal("imhotep", 4, "search:1ms", "uct:100ms", 0.45),
    Goal("silver_gold_pyramids", 2, "level8", "greedy", 0.99),
    Goal("terra_pyramides", 2, "uct:1000", "greedy", 0.90),
    Goal("terra_pyramides", 2, "level8", "greedy", 0.99),
    Goal("terra_pyramides", 2, "search:2ms", "uct:200ms", 0.60),
)


def goals_at(game: str, seats: int) -> list[Goal]:
    """Return what is to be reached in a game with so many seats."""
    return [goal for goal in GOALS if (goal.game, goal.seats) == (game, seats)]


@dataclass(frozen=True)
class Figures:
    """What came out of a contest, as the page tells it."""

    share: Interval  # of the first: ahead, or won where it sat alone
    deals: int
    games: int
    forfeits: int
    seconds: float  # that both thought
    paces: tuple[float, ...] = ()  # milliseconds that each thought about a move, in the mean; of older figures nothing

    @staticmethod
    def of(contest: Contest, groups: Sequence[Group]) -> Figures:
        """Count what was played."""
        bouts = [bout for group in groups for bout in group.bouts]
        return Figures(
            share_of([group.wins(0) if contest.alone else group.ahead(0, 1) for group in groups]),
            len(groups),
            len(bouts),
            sum(bout.forfeit is not None for bout in bouts),
            round(math.fsum(seconds for bout in bouts for seconds in bout.seconds), 1),
            tuple(pace_of(number, bouts) for number in range(len(contest.players))),
        )

    @staticmethod
    def read(told: dict[str, Any]) -> Figures:
        """Return what the file tells."""
        share, low, high = told["share"]
        return Figures(**told | {"share": (share, low, high), "paces": tuple(told.get("paces", ()))})

    def rankings(self, first: int, second: int) -> list[Stages]:
        """Return as many games as would be as sure of the share: who came first of two players by their numbers."""
        share, low, high = self.share
        spread = (high - low) / (2 * SIGMAS)
        games = max(1, round(share * (1 - share) / spread**2)) if 0 < share < 1 and spread > 0 else self.deals
        pair = [0] * (1 + max(first, second))
        pair[first] = pair[second] = 1
        won = round(share * games)
        return [{(tuple(pair), first if number < won else second): 1.0} for number in range(games)]


def pace_of(player: int, bouts: Sequence[Bout]) -> float:
    """Return how many milliseconds a player thought about a move with more than one option, in the mean."""
    seats = [(bout, seat) for bout in bouts for seat, who in enumerate(bout.players) if who == player]
    asked = sum(bout.asked[seat] for bout, seat in seats)
    return round(1000 * math.fsum(bout.seconds[seat] for bout, seat in seats) / max(1, asked), 3)


@dataclass(frozen=True)
class Part:
    """One game at one number of seats: who met, and what came out."""

    game: str
    seats: int
    names: tuple[str, ...]
    contests: tuple[Contest, ...]
    results: Results
    told: Mapping[str, Figures] = field(default_factory=dict)  # of contests that were not played here

    @property
    def title(self) -> str:
        """Name it."""
        return f"{self.game}, {self.seats} seats"

    @cached_property
    def played(self) -> list[Contest]:
        """Return the contests of which something was played."""
        return [contest for contest in self.contests if self.results.of(contest) or contest.name in self.told]

    @cached_property
    def figures(self) -> dict[str, Figures]:
        """Return what came out of each contest: here, or else where the file of figures was written."""
        return {
            contest.name: self.told[contest.name]
            if self.is_longer_elsewhere(contest)
            else Figures.of(contest, self.results.of(contest))
            for contest in self.played
        }

    def is_longer_elsewhere(self, contest: Contest) -> bool:
        """Say whether more deals of a contest were played elsewhere than here."""
        return contest.name in self.told and self.told[contest.name].deals > len(self.results.of(contest))

    def share(self, contest: Contest) -> Interval:
        """Return how often the first of a contest was ahead, or has won where it sat alone."""
        return self.figures[contest.name].share

    def match(self, first: str, second: str) -> Contest | None:
        """Return the contest of two players, if they have met."""
        return next((contest for contest in self.played if contest.players == (first, second)), None)

    @cached_property
    def ladder(self) -> list[tuple[str, Interval]]:
        """Return the Elo points of the players, weakest first; who plays at random has none."""
        met = [contest for contest in self.played if contest.kind not in {"mirror", HANDICAP}]
        names = [name for name in self.names if any(name in contest.players for contest in met)]
        groups = [self.rankings(contest, names) for contest in met]
        rungs = [] if not met else ladder(groups, len(names), SEED, names.index(CONTROL) if CONTROL in names else None)
        return sorted(zip(names, rungs, strict=True), key=lambda row: row[1][0])

    def rankings(self, contest: Contest, names: Sequence[str]) -> list[Stages]:
        """Return what a contest says about the strengths of its players, who have the numbers of their names."""
        numbers = [names.index(name) for name in contest.players]
        groups = self.results.of(contest)
        if self.is_longer_elsewhere(contest):
            first, second = numbers
            return [padded(stages, len(names)) for stages in self.told[contest.name].rankings(first, second)]
        return [rankings(group, numbers, len(names)) for group in groups]


def padded(stages: Stages, count: int) -> Stages:
    """Return the same among so many players."""
    return {((*seats, *([0] * (count - len(seats)))), first): n for (seats, first), n in stages.items()}


# -- The file of figures ----------------------------------------------------------------------------------------------


def written() -> dict[str, Any]:
    """Return what the file of figures tells, wherever it was written."""
    told: dict[str, Any] = json.loads(FIGURES.read_text(encoding="utf-8")) if FIGURES.exists() else {}
    return told


def told_of_part(game: str, seats: int) -> dict[str, Figures]:
    """Return the figures of a game at a number of seats that were written before."""
    return {name: Figures.read(told) for name, told in written().get(f"{game}-{seats}", {}).items()}


def write_figures(parts: Sequence[Part], measured: dict[str, Any]) -> None:
    """Write the figures of all contests and what was measured, a line each."""
    kept = {f"{part.game}-{part.seats}": {name: asdict(row) for name, row in part.figures.items()} for part in parts}
    lines = [f"{json.dumps(name)}: {json.dumps(told)}" for name, told in (kept | {MEASURED: measured}).items()]
    FIGURES.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
