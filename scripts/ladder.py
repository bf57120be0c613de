"""Lets players meet in the arena at every game and number of seats, and writes docs/ladder.md and its picture.

Each level meets the one below, everybody meets yardsticks, itself and one who plays at random. What was played is kept,
and a run that was stopped goes on; `scripts/ladder --page` plays no more and writes what is kept. When code has changed
since, the first deal of every contest is played again, and one whose moves are others now is forgotten; a contest whose
players are made of other values is another one. Players with a budget of time never play alike, so that a handicap is
kept as long as its players are made of the same.

The page's figures are kept in docs/ladder.json too, a contest by its name, in which stands what its players are made
of. Where a machine has not played a contest, they are taken from there, so that only what has changed is played again.

Numbers come from the environment: SAQQARA_LADDER deals for a level and the one below (400), SAQQARA_LADDER_YARDSTICKS
deals for others (100 with 2 seats, as many games with more), SAQQARA_LADDER_HANDICAPS deals for those where one has a
hundred times the other's time (100), SAQQARA_LADDER_CONTROLS for a mirror or sanity match (40),
SAQQARA_LADDER_SEED (1), SAQQARA_LADDER_PLAYERS names that all meet each other, SAQQARA_LADDER_GAMES games,
SAQQARA_LADDER_SEATS numbers of seats, SAQQARA_LADDER_ONLY some of next (a level and the one below), match, handicap,
mirror and sanity, SAQQARA_LADDER_WORKERS processes, SAQQARA_LADDER_DIR where results are kept: results that another
machine has brought into that folder are gone on with.
"""

from __future__ import annotations

import json
import math
import os
import sys
import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from datetime import UTC, datetime
from functools import cached_property
from hashlib import sha256
from importlib import import_module
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any
from xml.sax.saxutils import escape

from saqqara.ai import speed
from saqqara.ai.arena import CONTROL, RESULTS, Arena, Contest, Results, play
from saqqara.ai.bout import known
from saqqara.ai.groups import PAIR, Group, seatings
from saqqara.ai.network import WEIGHTS
from saqqara.ai.outcome import rankings
from saqqara.ai.settings import FILE, LEVELS, constants, entry, kind_of, settings
from saqqara.ai.statistics import Interval, Stages, ladder, share_of
from saqqara.core import shelf
from saqqara.core.game import Game, Setup
from saqqara.core.places import cache_folder

ROOT = Path(__file__).parents[1]
PAGE, PICTURE, PLAYERS = ROOT / "docs/ladder.md", ROOT / "docs/ladder.svg", ROOT / "docs/players.md"
FIGURES = ROOT / "docs/ladder.json"
SIMPLE = ("random", "greedy")
YARDSTICKS = (*SIMPLE, "uct:100", "uct:1000")
MIDDLE = ("level3", "level5")  # meet greedy, so that levels and yardsticks stand on one ladder
# They count games, and change none
JUDGES = {"arena.py", "cluster.py", "crew.py", "lodge.py", "outcome.py", "speed.py", "statistics.py", "measure.py"}
BEGINS, ENDS = "<!-- scripts/ladder writes this -->", "<!-- to here -->"  # in the page about players
EVEN = 0.5
SIGMAS = 1.96  # that 95 % lie within, on either side
LEAST, MOST = 0.62, 0.75  # a level is to be ahead of the one below in so many
FASTEST = "imhotep"  # whose random play was to reach something
MEASURED = "measured"  # what the file of figures calls what is not played in the arena
CORES = 16  # that the whole ladder is to take an hour on


def number(name: str, usual: int) -> int:
    """Return a number from the environment."""
    return int(os.environ.get(f"SAQQARA_LADDER{name}", str(usual)))


NEXT, OTHERS, CONTROLS = number("", 400), number("_YARDSTICKS", 100), number("_CONTROLS", 40)
HANDICAPS = number("_HANDICAPS", 100)
SEED, WORKERS = number("_SEED", 1), number("_WORKERS", os.cpu_count() or 1)


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

HEAD = """# Ladder

`scripts/ladder` writes this page: {date}, {games:,} games, in which the players thought for {hours:.1f} hours of one
core, {minutes:.0f} minutes of {cores}. The figures are those of `saqqara arena` ([arena.md](arena.md)): a deal is
played with every seating, and **ahead** is the share of pairs of seats, one of each player, in which the first finishes
ahead, ties half; by chance that is 50 %, at any number of seats. Intervals are 95 %, from the deals. Of twenty mirrors
one misses 50 % by chance. Where one has a hundred times the other's time, the first sits alone among the others, and
its share of **wins** is told: by chance 50, 33 and 25 % with 2, 3 and 4 seats. Who never lost is at least as strong as
the lower end of its Elo says. A row can be had again, game for game unless players think by the clock, with

```
saqqara arena GAME --seats N --players FIRST,SECOND --deals N --seed {seed}
```

What the levels are made of was found by `scripts/calibrate`, on other deals, and trimmed a little by what these showed:
[players.md](players.md#levels). Where fewer deals were played than is usual, that is said.

![Elo points of the players](ladder.svg)
"""


@dataclass(frozen=True)
class Figures:
    """What came out of a contest, as the page tells it."""

    share: Interval  # of the first: ahead, or won where it sat alone
    deals: int
    games: int
    forfeits: int
    seconds: float  # that both thought

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
        )

    @staticmethod
    def read(told: dict[str, Any]) -> Figures:
        """Return what the file tells."""
        share, low, high = told["share"]
        return Figures(**told | {"share": (share, low, high)})

    def rankings(self, first: int, second: int) -> list[Stages]:
        """Return as many games as would be as sure of the share: who came first of two players by their numbers."""
        share, low, high = self.share
        spread = (high - low) / (2 * SIGMAS)
        games = max(1, round(share * (1 - share) / spread**2)) if 0 < share < 1 and spread > 0 else self.deals
        pair = [0] * (1 + max(first, second))
        pair[first] = pair[second] = 1
        won = round(share * games)
        return [{(tuple(pair), first if number < won else second): 1.0} for number in range(games)]


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


def places() -> list[tuple[str, int]]:
    """List the games, each with every number of seats that somebody can be ahead at."""
    return [(name, seats) for name in shelf.names() for seats in shelf.game(name).seats if seats > 1]


# -- Who meets whom ---------------------------------------------------------------------------------------------------


def exists(name: str, setup: Setup) -> bool:
    """Say whether there is such a player."""
    try:
        known(name, setup)
    except ValueError:
        return False
    return True


def meetings(setup: Setup) -> tuple[tuple[str, ...], list[tuple[str, str]]]:
    """Return the players and who meets whom, the stronger first: each level the next, and the yardsticks."""
    chosen = os.environ.get("SAQQARA_LADDER_PLAYERS")
    if chosen:
        names = tuple(chosen.split(","))
        return names, [(b, a) for a, b in combinations(names, 2)]
    yardsticks, levels = ([name for name in names if exists(name, setup)] for names in (YARDSTICKS, LEVELS))
    pairs = [(b, a) for a, b in pairwise(levels)]
    pairs += [(b, a) for a, b in pairwise(yardsticks)]
    pairs += [(top, yardsticks[-1]) for top in levels[-1:]]
    pairs += [(level, "greedy") for level in levels if level in MIDDLE]
    wanted = [(goal.first, goal.second) for goal in goals_at(setup) if goal.kind != HANDICAP]
    return (*yardsticks, *levels), list(dict.fromkeys([*pairs, *wanted]))


def goals_at(setup: Setup) -> list[Goal]:
    """Return what is to be reached in a game with so many seats."""
    return [goal for goal in GOALS if (goal.game, goal.seats) == (setup.game.name, setup.seats)]


def contests_of(setup: Setup, names: Sequence[str], pairs: Sequence[tuple[str, str]]) -> tuple[Contest, ...]:
    """List the matches, and for each player a mirror and, where it has not met it, one who plays at random."""
    fewer = PAIR / len(seatings(setup.seats, PAIR))
    others = math.ceil(OTHERS * fewer)
    below = {(b, a) for a, b in pairwise(LEVELS)}
    found = [
        contest_of(setup, "next", a, b, NEXT) if (a, b) in below else contest_of(setup, "match", a, b, others)
        for a, b in pairs
    ]
    controls = math.ceil(CONTROLS * fewer)
    for name in names:
        found.append(contest_of(setup, "mirror", name, name, controls))
        if name != CONTROL and (name, CONTROL) not in pairs:
            found.append(contest_of(setup, "sanity", name, CONTROL, controls))
    slow = [goal for goal in goals_at(setup) if goal.kind == HANDICAP]
    return (*found, *(contest_of(setup, HANDICAP, goal.first, goal.second, HANDICAPS) for goal in slow))


def contest_of(setup: Setup, kind: str, first: str, second: str, deals: int) -> Contest:
    """Make a contest, named by its players and by what they are made of."""
    made = "".join(values_of(setup, name) for name in (first, second))
    mark = f"-{sha256(made.encode()).hexdigest()[:8]}" if made else ""
    return Contest(f"{kind}-{first}-{second}{mark}", (first, second), deals, alone=kind == HANDICAP)


def values_of(setup: Setup, name: str) -> str:
    """Write what a player is made of: the values of the game's file, and its network."""
    game, word = setup.game, name.partition(":")[0]
    if word not in settings(game):
        return ""
    learned = word == "search" or kind_of(game, word, setup.seats) == "network"
    values = constants(game, word, setup.seats, network=learned)
    values |= {"kind": kind_of(game, word, setup.seats), "player": entry(game, word, setup.seats).get("player")}
    return json.dumps([values, weights_of(game) if learned else ""], sort_keys=True)


def weights_of(game: Game) -> str:
    """Return a hash of the network of a game, "" where it has none."""
    path = ROOT / "src/saqqara/games" / game.name / "ai" / WEIGHTS
    return sha256(path.read_bytes()).hexdigest() if path.exists() else ""


# -- Playing ----------------------------------------------------------------------------------------------------------


def source(game: str) -> str:
    """Name the rules and players as they are now, but for the values that are in the names of contests."""
    folders = (ROOT / "src/saqqara" / part for part in ("core", "ai", f"games/{game}"))
    files = sorted(path for folder in folders for path in folder.rglob("*") if path.suffix in {".py", ".toml", ".json"})
    values = {FILE, "network.toml"}
    play_games = (path for path in files if "tests" not in path.parts and path.name not in JUDGES | values)
    return sha256(b"".join(path.read_bytes() for path in play_games)).hexdigest()[:16]


def home() -> Path:
    """Return where results are kept."""
    return Path(os.environ.get("SAQQARA_LADDER_DIR") or cache_folder() / "ladder")


def part_of(game: str, seats: int, *, playing: bool) -> Part:
    """Read what is kept of one game and number of seats, and play what is missing."""
    setup = Setup.of(shelf.game(game), seats)
    names, pairs = meetings(setup)
    contests = contests_of(setup, names, pairs)
    arena = Arena(setup, (), 0, SEED)
    folder = home() / f"{game}-{seats}-{SEED}"
    results, told = kept(folder, arena, contests), told_of_part(game, seats)
    try:
        if playing:
            wanted = os.environ.get("SAQQARA_LADDER_ONLY", "next,match,mirror,sanity,handicap").split(",")
            chosen = [c for c in contests if c.kind in wanted and not is_told(c, told, results)]
            play(arena, results, contests=chosen, workers=WORKERS)
    finally:
        results.close()
    return Part(game, seats, names, contests, results, told)


def is_told(contest: Contest, told: Mapping[str, Figures], results: Results) -> bool:
    """Say whether all deals of a contest were played elsewhere, and none here."""
    return contest.name in told and told[contest.name].deals >= contest.deals and not results.of(contest)


def told_of_part(game: str, seats: int) -> dict[str, Figures]:
    """Return the figures of a game at a number of seats that were written before, wherever that was."""
    whole = json.loads(FIGURES.read_text(encoding="utf-8")) if FIGURES.exists() else {}
    return {name: Figures.read(told) for name, told in whole.get(f"{game}-{seats}", {}).items()}


def kept(folder: Path, arena: Arena, contests: Sequence[Contest]) -> Results:
    """Begin with what was played before; where code has changed since, with what is still played so."""
    results, mark, now = Results.begin(folder, arena, resume=True), folder / "source", source(arena.setup.game.name)
    if results.groups and (not mark.exists() or mark.read_text(encoding="utf-8") != now):
        same = [contest for contest in contests if results.of(contest)]
        again = Results()
        steady = [replace(contest, deals=1) for contest in same if contest.kind != HANDICAP]
        play(arena, again, contests=steady, workers=WORKERS)
        same = [c for c in same if c.kind == HANDICAP or moves(again.of(c)) == moves(results.of(c)[:1])]
        results.close()
        (folder / RESULTS).replace(folder / f"before-{RESULTS}")
        before, results = results, Results.begin(folder, arena)
        for group in (group for contest in same for group in before.groups[contest.name].values()):
            results.add(group)
    mark.write_text(now, encoding="utf-8")
    return results


def moves(groups: Sequence[Group]) -> list[tuple[int, str]]:
    """Return what was played in some groups."""
    return [(group.deal, bout.hash) for group in groups for bout in group.bouts]


# -- What is not played in the arena ----------------------------------------------------------------------------------

# So many games of either kind whose last rounds are solved, and simulations of a rollout's measure
ENDINGS, ROLLOUTS = number("_ENDINGS", 100), number("_ROLLOUTS", 1000)
ROUND_GOAL, SHIPS_GOAL, ROLLOUTS_GOAL = 5.0, 0.2, 100_000


def figures(*, measuring: bool) -> dict[str, Any]:
    """Return how long exact endings take and how many rollouts a core does, measured here where they are not known."""
    path = home() / "figures.json"
    told = json.loads(FIGURES.read_text(encoding="utf-8")) if FIGURES.exists() else {}
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else told.get(MEASURED, {})
    if measuring and not found:
        found = {"date": f"{datetime.now(UTC).date()}", "endings": endings(), "rollouts": rollouts()}
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(found, indent=1), encoding="utf-8")
    return found


def endings() -> dict[str, list[Any]]:
    """Solve last rounds of Imhotep."""
    measure = import_module("saqqara.games.imhotep.ai.measure")
    return {kind: [solved._asdict() for solved in measure.solved(kind, ENDINGS)] for kind in measure.KINDS}


def rollouts() -> list[dict[str, Any]]:
    """Measure random play of every game, at every number of seats."""
    found = [(name, speed.measure(shelf.game(name), seats, ROLLOUTS, "uct")) for name, seats in places()]
    return [{"game": name, **measured._asdict()} for name, measured in found]


def late(seconds: Iterable[float | None]) -> float:
    """Return the 95th of 100 times; one that was not solved took longest."""
    order = sorted(math.inf if s is None else s for s in seconds)
    return order[min(len(order) - 1, len(order) * 95 // 100)]


# -- Writing ----------------------------------------------------------------------------------------------------------


def percent(found: Interval) -> str:
    """Write a share as cells of a row."""
    share, low, high = (100 * end for end in found)
    return f"{share:.1f} % | {low:.1f} to {high:.1f}"


def rows_of(part: Part) -> list[str]:
    """Write the tables of one game and number of seats."""
    lines = [
        f"\n## {part.title}\n",
        "| first | second | ahead | 95 % | deals | games | |",
        "|---|---|---:|---|---:|---:|---|",
    ]
    for contest in part.played:
        found = part.figures[contest.name]
        first, second = contest.players
        cells = f"{percent(found.share)} | {found.deals:,} | {found.games:,} | {said_of(part, contest)}"
        lines.append(f"| {first} | {second} | {cells} |")
    lines += ["\n| player | Elo | 95 % |", "|---|---:|---|"]
    for name, (elo, low, high) in reversed(part.ladder):
        lines.append(f"| {name} | {elo:.0f} | {low:.0f} to {high:.0f} |")
    return lines


def said_of(part: Part, contest: Contest) -> str:
    """Say what a contest shows."""
    share, low, high = part.share(contest)
    said = ""
    if contest.kind == "mirror":
        said = "mirror: holds 50 %" if low <= EVEN <= high else "**mirror: does not hold 50 %**"
    elif contest.players[1] == CONTROL:
        said = "sanity: surely ahead" if low > EVEN else "**sanity: not surely ahead**"
    elif contest.kind == "next":
        said = rung_of(share)
    elif contest.alone:
        said = f"wins, alone among {contest.players[1]}"
    lost = part.figures[contest.name].forfeits
    return said + (f", {lost} forfeits" if lost else "")


def rung_of(share: float) -> str:
    """Say whether a level is as far ahead of the one below as it is to be."""
    if LEAST <= share <= MOST:
        return f"{LEAST:.0%} to {MOST:.0%}".replace("%", " %")
    return f"**{'below' if share < LEAST else 'above'} {LEAST if share < LEAST else MOST:.0%}**".replace("%", " %")


def levels_of(parts: Sequence[Part]) -> list[str]:
    """Write how far each level is ahead of the one below, a table a game."""
    lines = []
    for game in dict.fromkeys(part.game for part in parts):
        own = [part for part in parts if part.game == game]
        head = " | ".join(f"{part.seats} seats" for part in own)
        lines += [f"\n| {game} | {head} |", "|---|" + "---|" * len(own)]
        for below, level in pairwise(LEVELS):
            cells = " | ".join(cell_of(part, level, below) for part in own)
            lines.append(f"| {level} ahead of {below} | {cells} |")
    return lines


def told_of(found: Interval) -> str:
    """Write a share with its interval."""
    share, low, high = (100 * end for end in found)
    return f"{share:.1f} % ({low:.0f} to {high:.0f})"


def cell_of(part: Part, first: str, second: str) -> str:
    """Write in which share a player is ahead of another, if they have met."""
    contest = part.match(first, second)
    if contest is None:
        return "not played"
    share, told = part.share(contest)[0], told_of(part.share(contest))
    few = part.figures[contest.name].deals
    told = told if LEAST <= share <= MOST else f"**{told}**"
    return told if few >= contest.deals else f"{told}, {few} deals"


def goals_of(parts: Sequence[Part], measured: dict[str, Any]) -> list[str]:
    """Write what was to be reached, and what was."""
    lines = []
    for goal in GOALS:
        part = next((part for part in parts if (part.game, part.seats) == (goal.game, goal.seats)), None)
        contest = part.match(goal.first, goal.second) if part else None
        if part:
            name, said, is_so = f"{part.title}: {goal.told}", "", "not played"
            if contest:
                said = "reached" if part.share(contest)[0] >= goal.share else "**not reached**"
                is_so = f"{told_of(part.share(contest))}, {part.figures[contest.name].deals} deals"
            lines.append(f"| {name} | {100 * goal.share:.0f} % | {is_so} | {said} |")
    lines += speeds_of(measured) if measured else []
    return ["\n## What was to be reached\n", "| | goal | is | |", "|---|---|---|---|", *lines] if lines else []


def speeds_of(measured: dict[str, Any]) -> list[str]:
    """Write how long exact endings take, and how fast random play is, as rows of what was to be reached."""
    solved = [row for rows in measured["endings"].values() for row in rows]
    whole = late(row["value_s"] for row in solved if row["ships"] > FEW_SHIPS)
    ships = late(row["value_s"] for row in solved if row["ships"] <= FEW_SHIPS)
    lines = []
    for what, seconds, goal in (
        ("the whole last round", whole, ROUND_GOAL),
        ("up to three ships left", ships, SHIPS_GOAL),
    ):
        said = "reached" if seconds <= goal else "**not reached**"
        name = f"imhotep, 2 seats: {what} solved, 95 of 100"
        lines.append(f"| {name} | within {goal} s | {seconds:.2f} s | {said} |")
    for row in measured["rollouts"]:
        if row["game"] == FASTEST:
            said = "reached" if row["simulations"] >= ROLLOUTS_GOAL else "**not reached**"
            name = f"imhotep, {row['seats']} seats: simulations of `uct` a second, one core"
            lines.append(f"| {name} | {ROLLOUTS_GOAL:,} | {row['simulations']:,.0f} | {said} |")
    return lines


def measured_of(measured: dict[str, Any]) -> list[str]:
    """Write the tables of what was measured outside the arena."""
    if not measured:
        return []
    measure = import_module("saqqara.games.imhotep.ai.measure")
    lines = [ENDINGS_HEAD.format(date=measured["date"]), *measure.head()]
    for kind, rows in measured["endings"].items():
        lines += measure.rows(kind, [measure.Solved(**row) for row in rows])
    lines += ["\nRandom play, `uct` with 1,000 simulations, by the processor's clock on one core:\n"]
    lines += ["| game | seats | simulations a second |", "|---|---:|---:|"]
    lines += [f"| {row['game']} | {row['seats']} | {row['simulations']:,.0f} |" for row in measured["rollouts"]]
    return lines


ENDINGS_HEAD = """
## Exact endings and random play

Measured on {date}: Imhotep with 2 seats and A sides. The first table of the last round with so many ships in the
harbour, from games of greedy and of random players, is solved: first who wins, then by how much, in seconds of the
processor.
"""
FEW_SHIPS = 3


WIDTH, LEFT, TOP, ROW = 760, 130, 46, 20
STYLE = (
    "text{font:13px sans-serif;fill:#3b3128}.title{font-size:16px;font-weight:bold}"
    ".part{font-weight:bold}.quiet{fill:#8a7a68}.grid{stroke:#e3d8c6}.reach{stroke:#b07a2a;stroke-width:3}.rung{fill:#1f5c7a}"
)


def plot(parts: Sequence[Part]) -> str:
    """Draw the ladders below each other on one scale: a point a player, a line its interval."""
    ladders = [(part.title, part.ladder) for part in parts]
    most = max(high for _, rungs in ladders for _, (_, _, high) in rungs)
    least = min(low for _, rungs in ladders for _, (_, low, _) in rungs)
    step = 100 if most - least < 1000 else 400  # noqa: PLR2004
    low_end, high_end = int(least // step) * step, int(-(-most // step)) * step
    height = TOP + sum(ROW * (len(rungs) + 2) for _, rungs in ladders)

    def across(elo: float) -> float:
        return LEFT + (WIDTH - LEFT - 40) * (elo - low_end) / (high_end - low_end)

    size = f'viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}"'
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img">',
        f"<title>Elo points of the players</title><style>{STYLE}</style>",
        f'<rect width="{WIDTH}" height="{height}" fill="#fffaf2"/>',
        f'<text class="title" x="12" y="24">Elo points, {zero_of(ladders)}</text>',
    ]
    for mark in range(low_end, high_end + 1, step):
        x = across(mark)
        lines.append(f'<line class="grid" x1="{x:.1f}" y1="{TOP}" x2="{x:.1f}" y2="{height - 10}"/>')
        lines.append(f'<text class="quiet" x="{x:.1f}" y="{TOP - 6}" text-anchor="middle">{mark}</text>')
    y = TOP
    for title, rungs in ladders:
        y += ROW
        lines.append(f'<text x="12" y="{y}" class="part">{escape(title)}</text>')
        for name, (elo, low, high) in reversed(rungs):
            y += ROW
            lines.append(f'<text x="{LEFT - 12}" y="{y}" text-anchor="end">{escape(name)}</text>')
            ends = f'x1="{across(low):.1f}" x2="{across(high):.1f}"'
            lines.append(f'<line class="reach" {ends} y1="{y - 4}" y2="{y - 4}"/>')
            lines.append(f'<circle class="rung" cx="{across(elo):.1f}" cy="{y - 4}" r="4"/>')
        y += ROW
    return "\n".join([*lines, "</svg>"]) + "\n"


def zero_of(ladders: Sequence[tuple[str, list[tuple[str, Interval]]]]) -> str:
    """Say what 0 is: who plays at random, or the mean where that one has not played."""
    met = [any(name == CONTROL for name, _ in rungs) for _, rungs in ladders]
    return (
        "random is 0" if all(met) else "random is 0, where it has not played the mean" if any(met) else "the mean is 0"
    )


def write(parts: Sequence[Part], measured: dict[str, Any]) -> None:
    """Write the page, the picture, and the table in the page about players."""
    found = [figures for part in parts for figures in part.figures.values()]
    hours, games = math.fsum(figures.seconds for figures in found) / 3600, sum(figures.games for figures in found)
    head = HEAD.format(
        date=datetime.now(UTC).date(), games=games, seed=SEED, hours=hours, minutes=60 * hours / CORES, cores=CORES
    )
    levels = ["\n## Levels", *levels_of(parts)] if any(part.match("level2", "level1") for part in parts) else []
    rows = [head.rstrip(), *levels, *goals_of(parts, measured), *measured_of(measured)]
    rows += [row for part in parts for row in rows_of(part)]
    PAGE.write_text("\n".join(rows) + "\n", encoding="utf-8")
    PICTURE.write_text(plot(parts), encoding="utf-8")
    kept = {f"{part.game}-{part.seats}": {name: asdict(row) for name, row in part.figures.items()} for part in parts}
    lines = [f"{json.dumps(name)}: {json.dumps(told)}" for name, told in (kept | {MEASURED: measured}).items()]
    FIGURES.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    if levels:
        before, _, rest = PLAYERS.read_text(encoding="utf-8").partition(BEGINS)
        after = rest.partition(ENDS)[2]
        PLAYERS.write_text("\n".join([before + BEGINS, *levels[1:], "", ENDS + after]), encoding="utf-8")


def main() -> None:
    """Play, and write the page and the picture."""
    playing = "--page" not in sys.argv[1:]
    games = os.environ.get("SAQQARA_LADDER_GAMES", ",".join(shelf.names())).split(",")
    counts = [int(count) for count in os.environ.get("SAQQARA_LADDER_SEATS", "2,3,4").split(",")]
    parts = []
    for name, seats in places():
        started = time.monotonic()
        is_wanted = name in games and seats in counts
        part = part_of(name, seats, playing=playing and is_wanted)
        if part.played:
            parts.append(part)
            if is_wanted:
                print("\n".join(rows_of(part)), f"\n({time.monotonic() - started:.0f} seconds)", flush=True)
    write(parts, figures(measuring=playing))


if __name__ == "__main__":
    main()
