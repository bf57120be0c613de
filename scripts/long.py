"""Runs the long tests part by part and keeps docs/long.md: what ran, when, on which commit, with which numbers."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

from saqqara.core import shelf

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs/long.md"
GAMES = "src/saqqara/games"
HEAD = """# Long runs

`scripts/long` runs the same tests as `./check` with bigger numbers, and changes the rules texts on purpose, one small
change at a time, to see whether a test turns red. A part is run again whenever its code has changed.

| part | game | what | date | commit | minutes | result |
|---|---|---|---|---|---:|---|
"""
MORE = {  # where ./check takes a few
    "SAQQARA_EXAMPLES": "20", "SAQQARA_DECKS": "100", "SAQQARA_ORDER": "200", "SAQQARA_NAIVE": "600",
    "SAQQARA_DEEP": "300000",
}  # fmt: skip
PARTS = {
    "twins": "plain and compiled, move for move",
    "referee": "the rules and the naive referee, table by table",
    "properties": "what holds for every game, nobody learns what is hidden, and the game's own tests",
    "games": "random games with every number of seats that come to their end",
    "mutants": "changes of the rules that a test notices",
    "players": "players choose alike whatever is hidden, and what they prove is so",
    "page": "whole games by hand to their end, every page in every look and the longest words of three languages",
    "faults": "the service under faults",
    "cluster": "the service on PostgreSQL and several processes, under faults, and every test of the service on it",
}
ALL = "all"  # instead of a game, where a part is about none


def run(*command: str, **environment: str) -> str:
    """Run a command, show its output as it comes, and return it."""
    lines = []
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                          env={**os.environ, "PYTEST_TIMEOUT": "0", **environment}) as process:  # fmt: skip
        for line in process.stdout or ():
            print(line, end="", flush=True)
            lines.append(line)
    if process.returncode:
        sys.exit(f"failed: {' '.join(command)}")
    return "".join(lines)


def last_line(told: str) -> str:
    """Return the line that pytest ends with."""
    return told.strip().splitlines()[-1].strip("= ")


def twins(game: str) -> str:
    """Compare the back ends over many games."""
    games, checked = os.environ.get("SAQQARA_TWINS", "2000000"), os.environ.get("SAQQARA_CHECKED", "2000")
    command = (sys.executable, "-m", "pytest", "-s", "-vv", "-n", "2", "tests/test_twins.py", "-k", game)
    told = last_line(run(*command, SAQQARA_TWINS=games, SAQQARA_CHECKED=checked))
    return f"{int(int(games) * shelf.game(game).share):,} games, {told}"


def referee(game: str) -> str:
    """Compare the rules with the referee over many games."""
    games = os.environ.get("SAQQARA_REFEREE", "20000")
    test = str(ROOT / GAMES / game / "tests/test_referee.py")
    told = run(sys.executable, "-m", "pytest", "-s", "-vv", "-n", "2", test, SAQQARA_REFEREE=games)
    return f"{int(games):,} games, {last_line(told)}"


def properties(game: str) -> str:
    """Run what ./check runs a few times many times."""
    numbers = {name: os.environ.get(name, number) for name, number in MORE.items()}
    command = (sys.executable, "-m", "pytest", "-s", "-vv", "-n", "2")
    general = run(
        *command, *(f"tests/test_{of}.py" for of in ("properties", "secrets", "perft")), "-k", game, **numbers
    )
    own = run(*command, f"{GAMES}/{game}/tests", "--ignore-glob=*/test_referee.py", **numbers)
    return f"{numbers['SAQQARA_EXAMPLES']} times as many games, {last_line(general)}; its own tests: {last_line(own)}"


def games(game: str) -> str:
    """Play random games on every set of seats and options at their first and last values."""
    from saqqara.core.game import Setup
    from saqqara.simulate import simulate

    count, played, stuck = int(os.environ.get("SAQQARA_GAMES", "1000000")), 0, 0
    found_game = shelf.game(game)
    for seats in found_game.seats:
        for options in ({}, {option.name: option.values[-1] for option in found_game.options}):
            found = simulate(Setup.most(found_game, seats, options), ["random"] * seats, count, 1)
            played, stuck = played + found["games"], stuck + found["unfinished"]
            print(game, seats, options, found, flush=True)
    if stuck:
        sys.exit(f"{stuck} games did not end")
    return f"{played:,} games, all came to their end"


def mutants(game: str) -> str:
    """Change the rules on purpose, on two cores; SAQQARA_MUTANTS=4 tries every fourth change."""
    every = int(os.environ.get("SAQQARA_MUTANTS", "1"))
    outs = {part: ROOT / ".tools" / f"mutants-{part}.json" for part in (0, every)}
    running = [
        subprocess.Popen([sys.executable, "scripts/mutate.py", game, str(part), str(2 * every), str(out)], cwd=ROOT)
        for part, out in outs.items()
    ]
    if any(process.wait() for process in running):
        sys.exit("the changes could not be tried")
    results = [json.loads(out.read_text()) for out in outs.values()]
    tried = sum(result["tried"] for result in results)
    survivors = [change for result in results for change in result["survivors"]]
    share = 100 * (tried - len(survivors)) / tried
    rows = "".join(
        f"* `{c['module'].removeprefix('saqqara.games.')}:{c['line']}` `{c['before']}` became `{c['after']}`\n"
        for c in sorted(survivors, key=lambda c: (c["module"], c["line"]))
    )
    (ROOT / ".tools" / "survivors.md").write_text(rows)
    which = f", one of every {every}" if every > 1 else ""
    return f"{tried:,} changes{which}, {share:.1f} % noticed"


def players(game: str) -> str:
    """Show players tables that differ in what is hidden, and compare what they prove with a brute force."""
    states, exact = os.environ.get("SAQQARA_TWIN_STATES", "10000"), os.environ.get("SAQQARA_EXACT", "10000")
    command = (sys.executable, "-m", "pytest", "-s", "-vv", "-n", "2")
    alike = run(*command, "tests/test_honesty.py", "-k", game, SAQQARA_TWIN_STATES=states)
    proofs = [
        str(path)
        for part in ("exact", "ai")
        for path in sorted((ROOT / GAMES / game / "tests").glob(f"test_{part}*.py"))
    ]
    proved = last_line(run(*command, *proofs, SAQQARA_EXACT=exact)) if proofs else "nothing to prove"
    return f"{int(states):,} pairs of tables, {last_line(alike)}; {int(exact):,} proofs of a kind, {proved}"


def page(_game: str) -> str:
    """Play by hand to the end on the page, and look at it in every way."""
    hand, ways = os.environ.get("SAQQARA_BY_HAND", "1000"), os.environ.get("SAQQARA_WAYS", "100")
    told = run(sys.executable, "-m", "pytest", "-vv", "-n", "2", "tests/browser",
               SAQQARA_BY_HAND=hand, SAQQARA_WAYS=ways)  # fmt: skip
    return last_line(told)


def faults(_game: str) -> str:
    """Kill the service, cut its lines and send it nonsense."""
    kills, fuzz = os.environ.get("SAQQARA_KILLS", "200"), os.environ.get("SAQQARA_FUZZ", "10000")
    lines = os.environ.get("SAQQARA_LINES", "10")
    tests = [f"tests/server/test_{name}.py" for name in ("kill", "proxy", "fuzz")]
    told = run(
        sys.executable, "-m", "pytest", "-s", "-vv", *tests,
        SAQQARA_KILLS=kills, SAQQARA_FUZZ=fuzz, SAQQARA_LINES=lines,
    )  # fmt: skip
    killed = re.search(r"\d+ kills, .*", told)
    return f"{killed[0] if killed else ''}; {int(fuzz):,} messages of nonsense; {last_line(told)}"


APART = (  # what is about SQLite's file, or about several stores at once
    "restart or disk or backup or newer or whole_game_is_played_with_seats or read_only or moves_to_postgresql"
)


def cluster(_game: str) -> str:
    """Kill processes, bots and PostgreSQL, then run the tests of the service with every store on PostgreSQL."""
    kills = os.environ.get("SAQQARA_KILLS", "200")
    command = (sys.executable, "-m", "pytest", "-s", "-vv")
    told = run(*command, "tests/server/test_cluster_kill.py", "--timeout", "7200", SAQQARA_KILLS=kills)
    killed = re.search(r"\d+ kills, .*", told)
    names = (
        "bots clocks cluster components description fuzz games lessons line moves protocol proxy seats "
        "security store tables told turns undo wire"
    )
    tests = [f"tests/server/test_{name}.py" for name in names.split()]
    whole = run(*command, "-n", "2", "-k", f"not ({APART})", *tests, SAQQARA_STORE="postgres")
    return f"{killed[0] if killed else ''}; {last_line(whole)} on PostgreSQL"


def write(part: str, game: str, minutes: float, result: str) -> None:
    """Put the row of a part and a game, and the changes of its rules that nobody noticed, into the page."""
    old = PAGE.read_text(encoding="utf-8") if PAGE.exists() else ""
    rows = [line for line in old.splitlines() if line.startswith("| ") and not line.startswith(f"| {part} | {game} |")]
    commit = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    date = datetime.now(UTC).date().isoformat()
    clean = re.sub(r" in [\d.]+s( \([\d:]+\))?", "", result)
    rows.append(f"| {part} | {game} | {PARTS[part]} | {date} | {commit.stdout.strip()} | {minutes:.0f} | {clean} |")
    order = [(name, row) for name in PARTS for row in sorted(rows) if row.startswith(f"| {name} |")]
    listed = [line for line in old.splitlines() if line.startswith("* `")]
    if part == "mutants":
        new = (ROOT / ".tools" / "survivors.md").read_text(encoding="utf-8").splitlines()
        listed = sorted([line for line in listed if not line.startswith(f"* `{game}.")] + new)
    text = HEAD + "".join(f"{row}\n" for _, row in order)
    if listed:
        text += "\n## Changes that no test noticed\n\n" + "".join(f"{line}\n" for line in listed)
    PAGE.write_text(text, encoding="utf-8")


def main() -> None:
    """Run the parts and games that are named, or all of them."""
    parts: dict[str, Callable[[str], str]] = {
        "twins": twins, "referee": referee, "properties": properties, "games": games, "mutants": mutants,
        "players": players, "page": page, "faults": faults, "cluster": cluster,
    }  # fmt: skip
    for name in sys.argv[1:]:
        if name not in (*parts, *shelf.names()):
            sys.exit(f"scripts/long: no part or game {name!r}; there are {', '.join((*parts, *shelf.names()))}")
    for part in [name for name in sys.argv[1:] if name in parts] or parts:
        named = [name for name in sys.argv[1:] if name in shelf.names()] or shelf.names()
        for game in [ALL] if part in {"page", "faults", "cluster"} else named:
            print(f"== {part} {game}: {PARTS[part]}", flush=True)
            started = time.monotonic()
            result = parts[part](game)
            write(part, game, (time.monotonic() - started) / 60, result)


if __name__ == "__main__":
    main()
