"""Writes docs/ladder.md, its picture and its figures, and the table in docs/players.md, for scripts/ladder."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from importlib import import_module
from itertools import pairwise
from typing import Any
from xml.sax.saxutils import escape

from ladder_parts import ROOT, SEED, Goal, Part, goals_at, write_figures

from saqqara.ai.arena import CONTROL, Contest
from saqqara.ai.settings import LEVELS
from saqqara.ai.statistics import Interval

PAGE, PICTURE, PLAYERS = ROOT / "docs/ladder.md", ROOT / "docs/ladder.svg", ROOT / "docs/players.md"
BEGINS, ENDS = "<!-- scripts/ladder writes this -->", "<!-- to here -->"  # in the page about players
EVEN = 0.5
LEAST, MOST = 0.62, 0.75  # a level is to be ahead of the one below in so many
FASTEST = "imhotep"  # whose random play was to reach something
ROUND_GOAL, SHIPS_GOAL, ROLLOUTS_GOAL = 5.0, 0.2, 100_000
FEW_SHIPS = 3
CORES = 16  # that the whole ladder is to take an hour on

HEAD = """# Ladder

`scripts/ladder` writes this page: {date}, {games:,} games, in which the players thought for {hours:.1f} hours of one
core, {minutes:.0f} minutes of {cores}. The figures are those of `saqqara arena` ([arena.md](arena.md)): a deal is
played with every seating, and **ahead** is the share of pairs of seats, one of each player, in which the first finishes
ahead, ties half; by chance that is 50 %, at any number of seats. Intervals are 95 %, from the deals. Of twenty mirrors
one misses 50 % by chance. Where one has a hundred times the other's time, the first sits alone among the others, and
its share of **wins** is told: by chance 50, 33 and 25 % with 2, 3 and 4 seats; milliseconds are those of a move with
more than one option, in the mean. Who never lost is at least as strong as the lower end of its Elo says. A row can be
had again, game for game unless players think by the clock, with

```
saqqara arena GAME --seats N --players FIRST,SECOND --deals N --seed {seed}
```

What the levels are made of was found by `scripts/calibrate`, on other deals, and trimmed a little by what these showed:
[players.md](players.md#levels). Where fewer deals were played than is usual, that is said.

![Elo points of the players](ladder.svg)
"""


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
    elif contest.alone:
        said = f"wins, alone among {contest.players[1]}"
        if paces := part.figures[contest.name].paces:
            said += f"; {' and '.join(f'{pace:.3g}' for pace in paces)} ms a move"
    elif contest.players[1] == CONTROL:
        said = "sanity: surely ahead" if low > EVEN else "**sanity: not surely ahead**"
    elif contest.kind == "next":
        said = rung_of(share)
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
    lines = [goal_of(part, goal) for part in parts for goal in goals_at(part.game, part.seats)]
    lines += speeds_of(measured) if measured else []
    return ["\n## What was to be reached\n", "| | goal | is | |", "|---|---|---|---|", *lines] if lines else []


def goal_of(part: Part, goal: Goal) -> str:
    """Write one of them as a row."""
    contest = part.match(goal.first, goal.second)
    said, is_so = "", "not played"
    if contest:
        said = "reached" if part.share(contest)[0] >= goal.share else "**not reached**"
        is_so = f"{told_of(part.share(contest))}, {part.figures[contest.name].deals} deals"
    return f"| {part.title}: {goal.told} | {100 * goal.share:.0f} % | {is_so} | {said} |"


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


def late(seconds: Iterable[float | None]) -> float:
    """Return the 95th of 100 times; one that was not solved took longest."""
    order = sorted(math.inf if s is None else s for s in seconds)
    return order[min(len(order) - 1, len(order) * 95 // 100)]


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
    """Write the page, the picture, the figures, and the table in the page about players."""
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
    write_figures(parts, measured)
    if levels:
        before, _, rest = PLAYERS.read_text(encoding="utf-8").partition(BEGINS)
        after = rest.partition(ENDS)[2]
        PLAYERS.write_text("\n".join([before + BEGINS, *levels[1:], "", ENDS + after]), encoding="utf-8")
