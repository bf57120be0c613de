"""Runs the benchmark with its peers on every game, and writes docs/benchmarks.md and docs/benchmarks.svg."""

from __future__ import annotations

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


def targets(result: dict[str, Any]) -> list[tuple[str, str, float, float, bool]]:
    """List what, the unit, the target, what was measured, and whether more is better."""
    fastest = max(peer["decisions_per_s"] for peer in result["peers"])
    slowest = {
        mix: min(row["decisions_per_s"] for row in result["mixes"] if row["mix"] == mix)
        for mix in dict.fromkeys(row["mix"] for row in result["mixes"])
    }
    first, *others = slowest.items()
    found = [(f"{first[0]}, against the fastest peer", "x", 2.0, first[1] / fastest, True)]
    found += [(f"{mix}, against the fastest peer", "x", 1.1, speed / fastest, True) for mix, speed in others]
    found += [
        ("compiled against plain Python", "x", 45, min(row["ratio"] for row in result["plain"]), True),
        ("size of a State", "bytes", 400, result["state_bytes"], False),
        ("copy of a State", "ns", 20, result["copy_ns"], False),
        ("first start", "s", 25, result["cold_s"], False),
        ("later start", "s", 1.5, result["warm_s"], False),
    ]
    return found


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
            text += f"| {result['game']} | {what} | {bound} {target:g} {unit} | {here:.4g} {unit} | {reached} |\n"
    return text


def main() -> None:
    """Measure, write and show."""
    names = list(shelf.names())
    results = bench.run(names, peers=True, start=True, progress=lambda line: print(line, file=sys.stderr, flush=True))
    (ROOT / "docs/benchmarks.md").write_text(page(results), encoding="utf-8")
    (ROOT / "docs/benchmarks.svg").write_text(bench.plot(results), encoding="utf-8")
    print(bench.table(results))


if __name__ == "__main__":
    main()
