"""Lets players meet in the arena at every game and number of seats, and writes docs/ladder.md and its picture.

What was played is kept, and a run that was stopped goes on. Numbers come from the environment: SAQQARA_LADDER deals for
every two simple players (1000), SAQQARA_LADDER_SLOW where one of them searches (200), SAQQARA_LADDER_CONTROLS for a
mirror or sanity match (200), SAQQARA_LADDER_SEED (1), SAQQARA_LADDER_PLAYERS names that all meet each other,
SAQQARA_LADDER_GAMES games, SAQQARA_LADDER_WORKERS processes, SAQQARA_LADDER_DIR where results are kept.
"""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cached_property
from hashlib import sha256
from itertools import combinations, pairwise
from pathlib import Path
from xml.sax.saxutils import escape

from saqqara.ai.arena import CONTROL, Arena, Contest, Results, play
from saqqara.ai.bout import known
from saqqara.ai.outcome import rankings
from saqqara.ai.statistics import Interval, ladder, share_of
from saqqara.core import shelf
from saqqara.core.game import Setup
from saqqara.core.places import cache_folder

ROOT = Path(__file__).parents[1]
PAGE, PICTURE = ROOT / "docs/ladder.md", ROOT / "docs/ladder.svg"
SIMPLE = ("random", "greedy")
YARDSTICKS = (*SIMPLE, "uct:100", "uct:1000")
LEVELS = tuple(f"level{number}" for number in range(1, 9))
# They count games, and change none
JUDGES = {"arena.py", "cluster.py", "crew.py", "lodge.py", "outcome.py", "statistics.py"}
EVEN = 0.5


def number(name: str, usual: int) -> int:
    """Return a number from the environment."""
    return int(os.environ.get(f"SAQQARA_LADDER{name}", str(usual)))


DEALS, SLOW, CONTROLS, SEED = number("", 1000), number("_SLOW", 200), number("_CONTROLS", 200), number("_SEED", 1)
WORKERS = number("_WORKERS", os.cpu_count() or 1)

HEAD = """# Ladder

`scripts/ladder` writes this page: {date}, {games:,} games. The figures are those of `saqqara arena`
([arena.md](arena.md)): a deal is played with every seating, and **ahead** is the share of pairs of seats, one of each
player, in which the first finishes ahead, ties half; by chance that is 50 %, at any number of seats. Intervals are
95 %, from the deals. Of twenty mirrors one misses 50 % by chance. Who never lost is at least as strong as the lower end
of its Elo says. A row can be had again, game for game, with

```
saqqara arena GAME --seats N --players FIRST,SECOND --deals N --seed {seed}
```

![Elo points of the players](ladder.svg)
"""


@dataclass(frozen=True)
class Part:
    """One game at one number of seats: who met, and what came out."""

    game: str
    seats: int
    names: tuple[str, ...]
    contests: tuple[Contest, ...]
    results: Results

    @property
    def title(self) -> str:
        """Name it."""
        return f"{self.game}, {self.seats} seats"

    def share(self, contest: Contest) -> Interval:
        """Return how often the first of a contest was ahead."""
        return share_of([group.ahead(0, 1) for group in self.results.of(contest)])

    @cached_property
    def ladder(self) -> list[tuple[str, Interval]]:
        """Return the Elo points of the players, weakest first; who plays at random has none."""
        met = [contest for contest in self.contests if contest.kind != "mirror"]
        groups = [
            [rankings(group, [self.names.index(name) for name in contest.players], len(self.names))
             for group in self.results.of(contest)]
            for contest in met
        ]  # fmt: skip
        rungs = ladder(groups, len(self.names), SEED, self.names.index(CONTROL) if CONTROL in self.names else None)
        return sorted(zip(self.names, rungs, strict=True), key=lambda row: row[1][0])


# -- Playing ----------------------------------------------------------------------------------------------------------


def exists(name: str, setup: Setup) -> bool:
    """Say whether there is such a player."""
    try:
        known(name, setup)
    except ValueError:
        return False
    return True


def meetings(setup: Setup) -> tuple[tuple[str, ...], list[tuple[str, str]]]:
    """Return the players and who meets whom, the stronger first: all yardsticks, and each level the next."""
    chosen = os.environ.get("SAQQARA_LADDER_PLAYERS")
    if chosen:
        names = tuple(chosen.split(","))
        return names, [(b, a) for a, b in combinations(names, 2)]
    yardsticks, levels = ([name for name in names if exists(name, setup)] for names in (YARDSTICKS, LEVELS))
    pairs = [(b, a) for a, b in combinations(yardsticks, 2)]
    pairs += [(b, a) for a, b in pairwise(levels)]
    pairs += [(top, yardsticks[-1]) for top in levels[-1:]]
    return (*yardsticks, *levels), pairs


def contests_of(names: Sequence[str], pairs: Sequence[tuple[str, str]]) -> tuple[Contest, ...]:
    """List the matches, and for each player a mirror and, where it has not met it, one who plays at random."""
    found = [Contest(f"match-{a}-{b}", (a, b), DEALS if {a, b} <= set(SIMPLE) else SLOW) for a, b in pairs]
    for name in names:
        found.append(Contest(f"mirror-{name}", (name, name), CONTROLS))
        if name != CONTROL and (name, CONTROL) not in pairs:
            found.append(Contest(f"sanity-{name}", (name, CONTROL), CONTROLS))
    return tuple(found)


def source(game: str) -> str:
    """Name the rules and players as they are now: what other ones played is not gone on with."""
    folders = (ROOT / "src/saqqara" / part for part in ("core", "ai", f"games/{game}"))
    files = sorted(path for folder in folders for path in folder.rglob("*") if path.suffix in {".py", ".toml", ".json"})
    play_games = (path for path in files if "tests" not in path.parts and path.name not in JUDGES)
    return sha256(b"".join(path.read_bytes() for path in play_games)).hexdigest()[:16]


def part_of(game: str, seats: int) -> Part:
    """Play what is missing at one game and number of seats."""
    setup = Setup.of(shelf.game(game), seats)
    names, pairs = meetings(setup)
    contests = contests_of(names, pairs)
    home = Path(os.environ.get("SAQQARA_LADDER_DIR") or cache_folder() / "ladder")
    arena = Arena(setup, (), 0, SEED)
    results = Results.begin(home / f"{game}-{seats}-{SEED}-{source(game)}", arena, resume=True)
    try:
        play(arena, results, contests=contests, workers=WORKERS)
    finally:
        results.close()
    return Part(game, seats, names, contests, results)


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
    for contest in part.contests:
        groups = part.results.of(contest)
        found = part.share(contest)
        _, low, high = found
        said = ""
        if contest.kind == "mirror":
            said = "mirror: holds 50 %" if low <= EVEN <= high else "**mirror: does not hold 50 %**"
        elif contest.players[1] == CONTROL:
            said = "sanity: surely ahead" if low > EVEN else "**sanity: not surely ahead**"
        games = sum(len(group.bouts) for group in groups)
        lost = sum(bout.forfeit is not None for group in groups for bout in group.bouts)
        said += f", {lost} forfeits" if lost else ""
        first, second = contest.players
        lines.append(f"| {first} | {second} | {percent(found)} | {len(groups):,} | {games:,} | {said} |")
    lines += ["\n| player | Elo | 95 % |", "|---|---:|---|"]
    for name, (elo, low, high) in reversed(part.ladder):
        lines.append(f"| {name} | {elo:.0f} | {low:.0f} to {high:.0f} |")
    return lines


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
        '<text class="title" x="12" y="24">Elo points, random is 0</text>',
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


def main() -> None:
    """Play, and write the page and the picture."""
    games = os.environ.get("SAQQARA_LADDER_GAMES", ",".join(shelf.names())).split(",")
    parts = []
    for name in games:
        for seats in shelf.game(name).seats:
            if seats > 1:
                started = time.monotonic()
                part = part_of(name, seats)
                parts.append(part)
                print("\n".join(rows_of(part)), f"\n({time.monotonic() - started:.0f} seconds)", flush=True)
    played = sum(len(group.bouts) for part in parts for c in part.contests for group in part.results.of(c))
    head = HEAD.format(date=datetime.now(UTC).date(), games=played, seed=SEED)
    PAGE.write_text(
        "\n".join([head.rstrip(), *(row for part in parts for row in rows_of(part))]) + "\n", encoding="utf-8"
    )
    PICTURE.write_text(plot(parts), encoding="utf-8")


if __name__ == "__main__":
    main()
