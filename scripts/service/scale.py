"""What a million players would need, by the figures that were measured; docs/scale.md explains the plan."""

from __future__ import annotations

from math import ceil
from typing import Any

PLAYERS = 1_000_000  # at the same time
SEATS = 4
EVERY = 20  # seconds from one move of a table to the next
WATCHING = 0.5  # people who watch, for each who plays
BY_BOTS = 0.1  # share of moves that bots make
BUSY = 0.6  # share of a core that is planned with
MOST = 10_000  # connections that one process is planned with


def plan(measured: dict[str, float]) -> list[tuple[str, str, str]]:
    """Return what, how it is reckoned, and how much."""
    work, memory = measured["service_us"], measured["connection_kb"]
    moves = PLAYERS / SEATS / EVERY
    connections = PLAYERS * (1 + WATCHING)
    by_work = moves * work / 1e6 / BUSY
    by_lines = connections / MOST
    processes = ceil(max(by_work, by_lines))
    bots = moves * BY_BOTS / measured["answers_per_core"] / BUSY if measured["answers_per_core"] else 0
    databases = ceil(moves * measured["postgres_us"] / 1e6 / (8 * BUSY))
    return [
        ("moves a second", f"{PLAYERS:,} / {SEATS} seats / {EVERY} s", f"{moves:,.0f}"),
        ("connections", f"{1 + WATCHING:g} for each player", f"{connections:,.0f}"),
        ("processes for the moves", f"{work:,.0f} us a move, {BUSY:.0%} of a core", f"{by_work:,.0f}"),
        ("processes for the connections", f"{MOST:,} each", f"{by_lines:,.0f}"),
        ("processes", "the larger of the two", f"{processes:,}"),
        ("memory", f"{memory:,.0f} kB a connection", f"{connections * memory / 1e6:,.0f} GB"),
        ("databases of 8 cores", f"{measured['postgres_us']:,.0f} us a move", f"{databases:,}"),
        ("disk a day", f"{measured['bytes']:,.0f} bytes a move", f"{moves * measured['bytes'] * 86_400 / 1e9:,.0f} GB"),
        ("cores for bots", f"{measured['answers_per_core']:.1f} answers a second and core", f"{bots:,.0f}"),
    ]  # fmt: skip


def measured(found: dict[str, Any]) -> dict[str, float]:
    """Return the figures that the plan is made of."""
    crowd, fast = found["crowd"], found["fast"]["two"][-1]  # among the crowd, bots' answers cost the processes too
    shares, rate = crowd["shares"], fast["moves_per_s"]
    return {
        "service_us": 1e6 * fast["shares"]["service"] / rate,
        "postgres_us": 1e6 * fast["shares"]["postgres"] / rate,
        "connection_kb": crowd["memory"] / crowd["connections"] / 1000,
        "bytes": crowd["bytes"] / max(1, crowd["stored"]),
        "answers_per_core": crowd["bot_answers"] / crowd["seconds"] / shares["bots"] if shares["bots"] else 0.0,
    }


def text(found: dict[str, Any]) -> str:
    """Write the plan as a table."""
    rows = "\n".join(f"| {what} | {how} | {much} |" for what, how, much in plan(measured(found)))
    head = "| what | reckoned from | needed |\n|---|---|---:|\n"
    return f"\n## {PLAYERS:,} players at once, by these figures\n\n{head}{rows}\n"
