"""Runs the benchmarks, all or those named (rules, research, server, cluster, web), and writes docs/benchmarks.md."""

from __future__ import annotations

import importlib
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from saqqara import bench
from saqqara.core import shelf

ROOT = Path(__file__).parents[1]
HEAD = """# Benchmarks

`scripts/bench` writes this page. {date}, commit {commit}, {cpu}, Python {python}.

![Decisions a CPU second](benchmarks.svg)

```
{table}
```

## How it is measured

* A decision is one answer of one seat in a game of random answers; what chance deals takes time but is not counted.
* CPU time of one process on one core. All rows take turns in slices of about {slice} s; the best slice of each counts.
* "First options" has every option of the set-up at its first value, "last options" at its last.
* OpenSpiel plays random rollouts in C++ (`RandomRolloutEvaluator` inside one simulation of `MCTSBot`); how many
  decisions a rollout takes is counted over {counted} random games. catanatron and python-chess play whole random games
  in Python.
* They are other games with other rules: compare magnitudes, not percentages.
* A copy is that of a State into the next of a row of {copied}. The first and a later start are the CPU seconds of a new
  process that calls every compiled function of the default bundle once, with an empty cache and with a full one.

## Targets

| game | what | target | here | |
|---|---|---:|---:|---|
"""


def commit() -> str:
    """Name the commit that was measured, and say if files differ from it."""
    command = ["git", "describe", "--always", "--dirty=, changed"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout.strip() or "unknown"


UNITS = {
    "peer": ("first options, against the fastest peer", "x", True),
    "peer_last": ("last options, against the fastest peer", "x", True),
    "ratio": ("compiled against plain Python", "x", True),
    "decisions_per_s": ("decisions a CPU second, the slowest row", "", True),
    "state_bytes": ("size of a State", "bytes", False),
    "copy_ns": ("copy of a State", "ns", False),
    "cold_s": ("first start", "s", False),
    "warm_s": ("later start", "s", False),
    "game_ms": ("a game with the most seats and the last options", "ms", False),
    "exact_s": ("exact tables, computed", "s", False),
    "exact_cached_s": ("exact tables, from the cache", "s", False),
}


def targets(result: dict[str, Any]) -> list[tuple[str, str, float, float, bool]]:
    """List what, the unit, the target, what was measured, and whether more is better."""
    fastest = max(peer["decisions_per_s"] for peer in result["peers"])
    slowest = {}
    for row in result["mixes"]:
        slowest[row["mix"]] = min(slowest.get(row["mix"], row["decisions_per_s"]), row["decisions_per_s"])
    first, last = slowest.values()
    here = {
        **result,
        "peer": first / fastest,
        "peer_last": last / fastest,
        "ratio": min(row["ratio"] for row in result["plain"]),
        "decisions_per_s": min(first, last),
    }
    goals = shelf.game(result["game"]).goals
    return [(UNITS[name][0], UNITS[name][1], goal, here[name], UNITS[name][2]) for name, goal in goals.items()]


MANY = 1000  # numbers from here on are written whole


def figure(number: float) -> str:
    """Write a number as people read it."""
    return f"{number:,.0f}" if number >= MANY else f"{number:.4g}"


def page(results: list[dict[str, Any]]) -> str:
    """Write the page."""
    about = {key: results[0][key] for key in ("date", "cpu", "python")}
    text = HEAD.format(
        **about,
        commit=commit(),
        table=bench.table(results),
        slice=bench.SLICE,
        counted=bench.COUNTED,
        copied=bench.COPIED,
    )
    for result in results:
        for what, unit, target, here, more in targets(result):
            reached = "reached" if (here >= target if more else here <= target) else "**not reached**"
            bound = "at least" if more else "at most"
            text += (
                f"| {result['game']} | {what} | {bound} {figure(target)} {unit} | {figure(here)} {unit} | {reached} |\n"
            )
    return text


PAGE = ROOT / "docs/benchmarks.md"
TITLES = {
    "research": "\n# The research doors\n",
    "server": "\n# The service\n",
    "cluster": "\n# The service on several processes\n",
    "web": "\n# The page\n",
}  # begin their parts of the page, in this order


def parts() -> dict[str, str]:
    """Return the page as it stands, by its parts."""
    text, found = PAGE.read_text(encoding="utf-8"), {}
    for name, title in reversed(TITLES.items()):
        text, begins, rest = text.partition(title)
        found[name] = begins + rest
    return {"rules": text, **found}


def write(name: str, text: str) -> None:
    """Write one part of the page, and leave the others as they are."""
    told = {**parts(), name: TITLES.get(name, "") + text}
    PAGE.write_text("".join(told[each] for each in ("rules", *TITLES)), encoding="utf-8")


def measure_rules() -> None:
    """Measure the rules of every game."""
    names = list(shelf.names())
    results = bench.run(names, peers=True, start=True, progress=lambda line: print(line, file=sys.stderr, flush=True))
    write("rules", page(results))
    (ROOT / "docs/benchmarks.svg").write_text(bench.plot(results), encoding="utf-8")
    print(bench.table(results))


def measure_research() -> None:
    """Measure batches and single steps beside other environments."""
    doors = importlib.import_module("research_bench")
    found = doors.run()
    told = doors.text(found, commit())
    write("research", told)
    (ROOT / "docs/benchmarks-research.svg").write_text(doors.plot(found), encoding="utf-8")
    print(told)


def measure_server() -> None:
    """Measure the service beside its peer."""
    folder = ROOT / "scripts/service"
    sys.path.insert(0, str(folder))
    os.environ["PATH"] = f"{ROOT / '.venv/bin'}{os.pathsep}{os.environ['PATH']}"
    service = importlib.import_module("measure")
    done = subprocess.run([sys.executable, folder / "measure.py"], stdout=subprocess.PIPE, text=True, check=True)
    found = json.loads(done.stdout)
    told = service.text(found, commit())
    write("server", told)
    (ROOT / "docs/benchmarks-server.svg").write_text(service.plot(found), encoding="utf-8")
    print(told)


def measure_cluster() -> None:
    """Measure the service on several processes: a crowd, one against two, and the memory over many minutes."""
    sys.path.insert(0, str(ROOT / "scripts/service"))
    cluster = importlib.import_module("cluster")
    minutes = next((float(word[10:]) for word in sys.argv if word.startswith("--minutes=")), cluster.MINUTES)
    found = cluster.run(minutes, short="--short" in sys.argv)
    told = cluster.text(found, commit())
    write("cluster", told)
    (ROOT / "docs/benchmarks-cluster.svg").write_text(cluster.plot(found), encoding="utf-8")
    print(told)


def measure_web() -> None:
    """Measure the page in a browser."""
    page_bench = importlib.import_module("web_bench")
    found = page_bench.run()
    told = page_bench.text(found, commit())
    write("web", told)
    (ROOT / "docs/benchmarks-web.svg").write_text(page_bench.plot(found), encoding="utf-8")
    print(told)


MEASURES = {
    "rules": measure_rules,
    "research": measure_research,
    "server": measure_server,
    "cluster": measure_cluster,
    "web": measure_web,
}


def main() -> None:
    """Measure, write and show."""
    chosen = [word for word in sys.argv[1:] if not word.startswith("--")] or list(MEASURES)
    for name in chosen:
        if name not in MEASURES:
            sys.exit(f"no part {name!r}; there are {', '.join(MEASURES)}")
    for name in chosen:
        MEASURES[name]()


if __name__ == "__main__":
    main()
