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
from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from hashlib import sha256
from importlib import import_module
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any

from ladder_page import rows_of, write
from ladder_parts import HANDICAP, MEASURED, ROOT, SEED, Figures, Part, goals_at, number, told_of_part, written

from saqqara.ai import speed
from saqqara.ai.arena import CONTROL, RESULTS, Arena, Contest, Results, play
from saqqara.ai.bout import known
from saqqara.ai.groups import PAIR, Group, seatings
from saqqara.ai.network import WEIGHTS, folders_of
from saqqara.ai.settings import FILE, LEVELS, constants, entry, kind_of, settings
from saqqara.core import shelf
from saqqara.core.game import Game, Setup
from saqqara.core.places import cache_folder

SIMPLE = ("random", "greedy")
YARDSTICKS = (*SIMPLE, "uct:100", "uct:1000")
MIDDLE = ("level3", "level5")  # meet greedy, so that levels and yardsticks stand on one ladder
# They count games, and change none
JUDGES = {"arena.py", "cluster.py", "crew.py", "lodge.py", "outcome.py", "speed.py", "statistics.py", "measure.py"}
NEXT, OTHERS, CONTROLS = number("", 400), number("_YARDSTICKS", 100), number("_CONTROLS", 40)
HANDICAPS = number("_HANDICAPS", 100)
WORKERS = number("_WORKERS", os.cpu_count() or 1)


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
    wanted = [(goal.first, goal.second) for goal in goals_at(setup.game.name, setup.seats) if goal.kind != HANDICAP]
    return (*yardsticks, *levels), list(dict.fromkeys([*pairs, *wanted]))


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
    slow = [goal for goal in goals_at(setup.game.name, setup.seats) if goal.kind == HANDICAP]
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
    return json.dumps([values, weights_of(game, setup.seats) if learned else ""], sort_keys=True)


def weights_of(game: Game, seats: int) -> str:
    """Return a hash of the network of a game for so many seats, "" where it has none."""
    found = folders_of(game)
    place = found.get(seats, found.get(0))
    return sha256((place / WEIGHTS).read_bytes()).hexdigest() if place else ""


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


def figures(*, measuring: bool) -> dict[str, Any]:
    """Return how long exact endings take and how many rollouts a core does, measured here where they are not known."""
    path = home() / "figures.json"
    found: dict[str, Any] = (
        json.loads(path.read_text(encoding="utf-8")) if path.exists() else written().get(MEASURED, {})
    )
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
