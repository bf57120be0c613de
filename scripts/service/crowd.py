"""Many people at one service: crowd.py PORTS TABLES WATCHERS SECONDS RATE BOTS LENGTH. Prints one JSON object.

A table has four players and some who watch; a move counts when all of them have heard of it. Tables are dealt out over
PORTS (8000,8001). RATE is the moves a second of all tables together, 0 as fast as they can. BOTS tables of a real game
are played by bots alone meanwhile. After LENGTH moves everybody goes on to a new table; 0: they stay.
"""

from __future__ import annotations

import asyncio
import json
import resource
import sys
import time
from typing import Any

import uvloop
from load import AT_ONCE, SEATS, Line, Ours

from saqqara.core import shelf


class Crowded(Ours):
    """A table at which some watch."""

    watchers = length = 0

    async def open(self) -> None:
        """Connect four programs and those who watch to a new table."""
        path, tokens = await asyncio.to_thread(self.make)
        seats = [f"Authorization: Bearer {token}\r\n" for token in tokens]
        await self.connect(path, *seats, *[""] * self.watchers)

    def _next(self) -> None:
        if self.length and self.moves >= self.length and time.perf_counter() < self.end:
            self._leaving = asyncio.get_running_loop().create_task(self._go_on())
        else:
            super()._next()

    async def _go_on(self) -> None:
        """Leave the table for a new one."""
        for line in self.lines:
            line.transport.close()
        playing, self.ready = self.ready, asyncio.get_running_loop().create_future()
        self.lines, self.moves = [], 0
        await self.open()
        self.ready, self.due = playing, time.perf_counter()
        super()._next()

    def opened(self, line: Line) -> None:
        """Say hello."""
        line.send(f'{{"do":"hello","seat":{line.seat if line.seat < SEATS else -1},"since":0}}')


class BotsAlone(Ours):
    """A table of a real game at which bots play; somebody watches, so that they go on."""

    level = "level4"

    async def open(self) -> None:
        """Make a table, and look at it."""
        await self.connect(await asyncio.to_thread(self._made), "")

    def _made(self) -> str:
        token = self._post("/api/tokens", name="bots", bot=True)["token"]
        seats = [{"kind": "bot", "level": self.level}] * SEATS
        table = self._post("/api/tables", token, game=shelf.names()[0], players=seats, auto=False)["id"]
        return f"/api/tables/{table}/socket"

    def opened(self, line: Line) -> None:
        """Watch."""
        line.send('{"do":"hello","seat":-1,"since":0}')

    def heard(self, line: Line, message: bytes) -> None:
        """Begin a new game after the last."""
        super().heard(line, message)
        if b'"over":true' in message and line is self.lines[-1]:
            self._again = asyncio.get_running_loop().create_task(self.open())

    def told(self, line: Line, version: int) -> None:
        """Count what the bots do."""
        if line.version >= 0:
            self.moves += version - line.version
        line.version = version
        if not self.ready.done():
            self.ready.set_result(None)


async def run(ports: list[int], tables: int, seconds: float, rate: float, bots: int) -> dict[str, Any]:
    """Open everything, warm up, measure."""
    opened = [Crowded(ports[number % len(ports)], number) for number in range(tables)]
    for first in range(0, tables, AT_ONCE):
        await asyncio.gather(*(table.open() for table in opened[first : first + AT_ONCE]))
    playing = [BotsAlone(ports[0], number) for number in range(bots)]
    await asyncio.gather(*(table.open() for table in playing))
    print("open", file=sys.stderr, flush=True)
    every = tables / rate if rate else 0.0
    for length in (3.0, seconds):
        answered = sum(table.moves for table in playing)
        started, used = time.perf_counter(), time.process_time()
        plays = (table.play(started + length, every, every * i / tables) for i, table in enumerate(opened))
        took = sorted(moment for moments in await asyncio.gather(*plays) for moment in moments)
        lasted, used = time.perf_counter() - started, time.process_time() - used
        print("measured", file=sys.stderr, flush=True)
    return {
        "moves": len(took),
        "moves_per_s": len(took) / lasted,
        **{f"p{share}_ms": 1000 * took[len(took) * share // 100] for share in (50, 95, 99)},
        "people": used / lasted,
        "bot_answers": sum(table.moves for table in playing) - answered,
        "connections": sum(len(table.lines) for table in (*opened, *playing)),
    }


def main() -> None:
    """Read the arguments and print what was measured."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    ports = [int(port) for port in sys.argv[1].split(",")]
    tables, watchers, seconds, rate, bots, length = map(float, sys.argv[2:])
    Crowded.watchers, Crowded.length = int(watchers), int(length)
    print(json.dumps(uvloop.run(run(ports, int(tables), seconds, rate, int(bots)))))


if __name__ == "__main__":
    main()
