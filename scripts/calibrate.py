"""Finds what the levels of a game are made of.

`scripts/calibrate GAME [--seats N,N] [--deals N] [--share S,S] [--first S,S] [--write]`

`calibrate.toml` describes a path of players for each game, from weak to strong: stretches on which simulations grow by
a factor and other values by steps. Players that stand two and three steps apart meet on equal deals; their shares give
every player a strength, and where the strength falls by one rung below the level above, the next level stands.
`--write` puts the values into the game's `levels.toml`; `scripts/ladder` then shows whether they hold.

Level 8 is the end of the path; without points of its own it counts as strong as the player before it. Where seven
rungs do not reach down to one who loses to everybody, `--first` says in which share level 1 is to be ahead of who plays
at random: all levels then stand on rungs from there, as far as the path goes.

What was played is kept, in SAQQARA_LADDER_DIR or the cache, and a run that was stopped goes on.
"""

from __future__ import annotations

import argparse
import math
import os
import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from itertools import accumulate
from pathlib import Path
from typing import Any

import numpy as np

from saqqara.ai.arena import Arena, Contest, Results, play
from saqqara.ai.bout import seated
from saqqara.ai.groups import PAIR, seatings
from saqqara.ai.levels import level_player
from saqqara.ai.players import Player, own_players
from saqqara.ai.settings import FILE, LEVELS, settings
from saqqara.ai.statistics import share_of
from saqqara.ai.style import Style
from saqqara.core import shelf
from saqqara.core.game import Setup
from saqqara.core.places import cache_folder

ROOT = Path(__file__).parents[1]
PATHS = ROOT / "scripts/calibrate.toml"
APART = (2, 3)  # steps between players that meet
YARDSTICKS = ("random", "greedy")  # meet one player in so many
EVERY = 4
SEED = 2  # not the ladder's: values that suit its deals would look better than they are
SURE = 0.02  # a share closer to 0 or 1 says only that much
SMOOTH = 30.0  # games' worth of belief that strength grows evenly along a stretch
FEW = 100  # simulations that are written to the last one
MARK = "# The levels: found by scripts/calibrate, then trimmed where the ladder showed it"

Values = dict[str, Any]
USUAL = {field.name: field.default for field in fields(Style)}


# -- The path ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Stretch:
    """Players of one make: what stays, what changes from its weak to its strong end, and how many of them meet."""

    stays: Values
    changes: Mapping[str, tuple[float, float]]
    points: int

    @staticmethod
    def read(table: Values) -> Stretch:
        """Read a stretch of the file: a pair of numbers changes."""
        table = dict(table)
        points = table.pop("points", 1)
        changes = {key: (value[0], value[1]) for key, value in table.items() if isinstance(value, list)}
        return Stretch({key: value for key, value in table.items() if key not in changes}, changes, points)

    def at(self, part: float) -> Values:
        """Return what a player is made of, from 0 at the weak end to 1 at the strong one."""
        return self.stays | {key: between(key, *ends, part) for key, ends in self.changes.items()}


def between(key: str, low: float, high: float, part: float) -> float:
    """Return a value between two: simulations by a factor, in whole numbers, anything else by steps."""
    if key != "simulations":
        return round(low + (high - low) * part, 3)
    found = low * (high / low) ** part
    figures = 0 if found < FEW else 2 - len(str(int(found)))
    return int(round(found, figures))


def named(values: Values) -> str:
    """Write what a player is made of as its name."""
    return " ".join(f"{key}={value}" for key, value in values.items())


def made(name: str, seed: int, setup: Setup) -> Player:
    """Make a player out of such a name, or of any other."""
    if "=" not in name:
        return seated(name, seed, setup)
    settings(setup.game)[name] = tomllib.loads("\n".join(quoted(*word.split("=")) for word in name.split()))
    return level_player(name, seed, own_players(setup.game))


def quoted(key: str, value: str) -> str:
    """Write a value as the file does."""
    if value in {"True", "False"}:
        return f"{key} = {value.lower()}"
    return f"{key} = {value}" if re.fullmatch(r"[0-9.]+", value) else f'{key} = "{value}"'


# -- Playing ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Curve:
    """How strong the players of a path are at one number of seats."""

    stretches: Sequence[Stretch]
    strengths: Sequence[float]
    others: Mapping[str, float]

    def places(self) -> Iterator[tuple[Stretch, list[float]]]:
        """Go along the path: each stretch with the strengths on it."""
        first = 0
        for stretch in self.stretches:
            yield stretch, list(self.strengths[first : first + stretch.points])
            first += stretch.points

    def made_of(self, strength: float, *, selfish: bool) -> Values:
        """Return what a player of that strength is made of: on the first stretch that reaches it, else the nearest."""
        nearest: tuple[float, Values] = (math.inf, {})
        for stretch, known in ((stretch, known) for stretch, known in self.places() if known):
            last = max(1, stretch.points - 1)
            for step in np.linspace(0, stretch.points - 1, 1 + 50 * (stretch.points - 1)):
                off = abs(float(np.interp(step, range(len(known)), known)) - strength)
                if stretch.stays.get("selfish", False) == selfish and off < nearest[0] - SURE / 2:
                    nearest = off, stretch.at(float(step) / last)
        return nearest[1]


def names_of(stretches: Sequence[Stretch]) -> list[str]:
    """Name the players of a path, the weakest first."""
    return [
        named(stretch.at(step / max(1, stretch.points - 1))) for stretch in stretches for step in range(stretch.points)
    ]


def contests_of(names: Sequence[str], deals: int) -> list[Contest]:
    """List who meets whom, the stronger first."""
    pairs = [(names[i], names[i - apart]) for apart in APART for i in range(apart, len(names))]
    pairs += [(name, yardstick) for name in names[::EVERY] for yardstick in YARDSTICKS]
    return [Contest(f"match-{a}-{b}".replace(" ", "_"), (a, b), deals) for a, b in pairs]


def strengths_of(names: Sequence[str], met: Sequence[tuple[str, str, float, float]], breaks: set[int]) -> list[float]:
    """Return the strengths that explain the shares best: a least square of their odds, each as sure as its games.

    Along a stretch strengths are taken to grow evenly, as far as the games do not say otherwise; `breaks` are where
    another one begins.
    """
    rows, aims = [], []
    for first, second, seen, games in met:
        share = min(max(seen, SURE), 1 - SURE)
        weight = math.sqrt(games * share * (1 - share))
        row = np.zeros(len(names))
        row[names.index(first)], row[names.index(second)] = weight, -weight
        rows.append(row)
        aims.append(weight * odds(share))
    for i in range(1, len(names) - 1):
        if not breaks & {i, i + 1}:
            row = np.zeros(len(names))
            row[i - 1 : i + 2] = np.array([1, -2, 1]) * math.sqrt(SMOOTH)
            rows.append(row)
            aims.append(0.0)
    found = np.linalg.lstsq(np.array(rows), np.array(aims), rcond=None)[0]
    return [float(strength) for strength in found]


def curve_of(setup: Setup, stretches: Sequence[Stretch], deals: int, workers: int) -> Curve:
    """Let the players of a path meet, unless nobody is to play, and say how strong each is; one at random has 0."""
    names = names_of(stretches)
    contests = contests_of(names, deals)
    arena = Arena(setup, (), 0, SEED, make=made)
    home = Path(os.environ.get("SAQQARA_LADDER_DIR") or cache_folder() / "ladder")
    results = Results.begin(home / f"calibrate-{setup.game.name}-{setup.seats}", arena, resume=True)
    try:
        if workers:
            play(arena, results, contests=contests, workers=workers)
    finally:
        results.close()
    met = []
    for contest in (contest for contest in contests if results.of(contest)):
        share, games = weighed([group.ahead(0, 1) for group in results.of(contest)])
        met.append((contest.players[0], contest.players[1], share, games))
    everybody = [*names, *YARDSTICKS]
    found = strengths_of(everybody, met, set(accumulate(stretch.points for stretch in stretches)))
    zero = found[everybody.index("random")]
    strengths = dict(zip(everybody, (strength - zero for strength in found), strict=True))
    return Curve(stretches, [strengths[name] for name in names], {name: strengths[name] for name in YARDSTICKS})


def weighed(scores: Sequence[float]) -> tuple[float, float]:
    """Return a share, and how many independent games would be as sure of it."""
    share, low, high = share_of(scores)
    spread = (high - low) / (2 * 1.96)
    return share, share * (1 - share) / spread**2 if 0 < share < 1 else float(len(scores))


# -- Writing ----------------------------------------------------------------------------------------------------------


def levels_of(curve: Curve, share: float, first: float | None) -> list[Values]:
    """Return what the levels are made of, the weakest first: rungs up to the end of the path, or from a start."""
    rung = odds(share)
    top = curve.strengths[-1]
    lowest = top - rung * (len(LEVELS) - 1) if first is None else odds(first)
    end = [stretch.at(1.0) for stretch, _ in curve.places()][-1]
    strengths = [lowest + rung * steps for steps in range(len(LEVELS))]
    return [
        end if strength > top - SURE else curve.made_of(strength, selfish=not steps)
        for steps, strength in enumerate(strengths)
    ]


def odds(share: float) -> float:
    """Return the difference in strength that a share stands for."""
    return math.log(share / (1 - share))


def told(curve: Curve) -> Iterator[str]:
    """Write the strengths along the path, in Elo points above who plays at random."""
    scale = 400 / math.log(10)
    for name, strength in zip(names_of(curve.stretches), curve.strengths, strict=True):
        yield f"{scale * strength:6.0f}  {name}"
    yield from (f"{scale * strength:6.0f}  {name}" for name, strength in curve.others.items())


def written(levels: Mapping[int, Sequence[Values]], seats: Sequence[int]) -> str:
    """Write the levels as the file has them: one value, or a table by the number of seats."""
    lines = [MARK]
    for number, name in enumerate(LEVELS):
        tables = {count: levels[count if count in levels else min(levels)][number] for count in seats}
        keys = list(dict.fromkeys(key for table in tables.values() for key in table))
        lines += ["", f"[{name}]", *(f"{key} = {value_of(key, tables)}" for key in keys)]
    return "\n".join(lines) + "\n"


def value_of(key: str, tables: Mapping[int, Values]) -> str:
    """Write a value of a level; one that is not said is as usual."""
    values = [word(table.get(key, USUAL.get(key))) for table in tables.values()]
    if len(set(values)) == 1:
        return values[0]
    return "{ " + ", ".join(f"{seats} = {value}" for seats, value in zip(tables, values, strict=True)) + " }"


def word(value: Any) -> str:
    """Write a value."""
    if isinstance(value, bool):
        return str(value).lower()
    return f'"{value}"' if isinstance(value, str) else str(value)


def write(game: str, text: str) -> None:
    """Put the levels into the file of a game, in place of those that are there."""
    path = ROOT / "src/saqqara/games" / game / "ai" / FILE
    before = re.split(r"(?m)^(?:# The levels, |\[level1\])", path.read_text(encoding="utf-8"))[0]
    path.write_text(before + text, encoding="utf-8")


def by_seats(word: str, counts: Sequence[int]) -> list[float]:
    """Read a share for every number of seats, or one for all."""
    found = [float(share) for share in word.split(",")]
    return found * len(counts) if len(found) == 1 else found


def main() -> None:
    """Play, and print or write the levels."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=shelf.names())
    parser.add_argument("--seats", help="numbers of seats, e.g. 2,3; all from 2 on if not said")
    parser.add_argument("--deals", type=int, default=100, help="for every two players that meet, with 2 seats")
    parser.add_argument(
        "--share", default="0.68", help="in which a level is to be ahead of the one below; by seats: 0.7,0.68"
    )
    parser.add_argument("--first", help="share in which level 1 is to be ahead of who plays at random; by seats too")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes; 0 takes what is kept")
    parser.add_argument("--write", action="store_true", help="put the levels into the game's levels.toml")
    given = parser.parse_args()
    game = shelf.game(given.game)
    stretches = [Stretch.read(table) for table in tomllib.loads(PATHS.read_text(encoding="utf-8"))[game.name]]
    counts = [int(count) for count in given.seats.split(",")] if given.seats else [n for n in game.seats if n > 1]
    shares = by_seats(given.share, counts)
    firsts = by_seats(given.first, counts) if given.first else [None] * len(counts)
    levels = {}
    for seats, share, first in zip(counts, shares, firsts, strict=True):
        deals = max(1, given.deals * PAIR // len(seatings(seats, PAIR)))
        curve = curve_of(Setup.of(game, seats), stretches, deals, given.workers)
        print(f"{game.name}, {seats} seats", *told(curve), sep="\n", flush=True)
        levels[seats] = levels_of(curve, share, first)
    text = written(levels, game.seats)
    print(text)
    if given.write:
        write(game.name, text)


if __name__ == "__main__":
    main()
