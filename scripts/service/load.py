"""People at many tables: everybody hears of a move before the next one is made. Prints one JSON object.

load.py ours|peer PORT TABLES SECONDS [MOVES_A_SECOND]; without a rate, moves follow each other as fast as they can.

The people must not be what is measured: each is a connection that frames and reads messages with a few lines of code,
the same for both servers, and looks for nothing in them but the number that says how far the game has got.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
import time
from typing import Any
from urllib.request import Request, urlopen

import uvloop

SEATS, CELLS = 4, 12
AT_ONCE = 20  # tables that are opened together
TEXT, PING, PONG = 0x81, 0x89, 0x8A
SHORT = 126
OPENING = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n{more}\r\n"
)


def framed(data: bytes, kind: int = TEXT) -> bytes:
    """Return a message as people send it, under a mask of zeros."""
    size = len(data)
    head = bytes((kind, 0x80 | size)) if size < SHORT else bytes((kind, 0x80 | SHORT)) + size.to_bytes(2, "big")
    return head + bytes(4) + data


class Line(asyncio.Protocol):
    """One person's connection."""

    def __init__(self, table: Table, seat: int, opening: str) -> None:
        """Say who one is when there is a connection."""
        self.table, self.seat, self.opening = table, seat, opening
        self.buffer, self.open = b"", False
        self.version = -1
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a socket."""
        self.transport = transport  # type: ignore[assignment]
        self.transport.write(self.opening.encode())

    def send(self, text: str) -> None:
        """Send a message."""
        self.transport.write(framed(text.encode()))

    def data_received(self, data: bytes) -> None:
        """Cut what came into messages."""
        self.buffer += data
        if not self.open:
            head, blank, self.buffer = self.buffer.partition(b"\r\n\r\n")
            if not blank:
                self.buffer = head
                return
            if not head.startswith(b"HTTP/1.1 101"):
                sys.exit(f"refused: {head!r} {self.buffer!r}")
            self.open = True
            self.table.opened(self)
        while (size := self._cut()) is not None:
            kind, start, end = size
            message, self.buffer = self.buffer[start:end], self.buffer[end:]
            if kind == PING:
                self.transport.write(framed(message, PONG))
            elif kind == TEXT:
                self.table.heard(self, message)

    def _cut(self) -> tuple[int, int, int] | None:
        """Return the kind of the first message and where it begins and ends, if all of it has come."""
        data = self.buffer
        if len(data) <= 1:
            return None
        size, start = data[1], 2
        if size >= SHORT:
            more = 2 if size == SHORT else 8
            size, start = int.from_bytes(data[2 : 2 + more], "big"), 2 + more
        return (data[0], start, start + size) if len(data) >= start + size else None


class Table:
    """Four people at a table; the next one moves when all have heard of the last move."""

    def __init__(self, port: int, number: int) -> None:
        """Nobody is there yet."""
        self.port, self.number = port, number
        self.lines: list[Line] = []
        self.moves = 0
        self.missing = 0  # people who have not heard
        self.ready = asyncio.get_running_loop().create_future()
        self.end = self.every = self.due = self.started = 0.0
        self.took: list[float] = []
        self.tokens: list[str] = []  # of those who sit

    async def connect(self, path: str, *more: str) -> None:
        """Open a connection for every seat, and wait until all see the game."""
        self.missing = len(more)
        for seat, header in enumerate(more):
            opening = OPENING.format(path=path, host=f"localhost:{self.port}", more=header)
            line = Line(self, seat, opening)
            await asyncio.get_running_loop().create_connection(lambda line=line: line, "127.0.0.1", self.port)  # type: ignore[misc]
            self.lines.append(line)
        await self.ready

    async def play(self, end: float, every: float, offset: float) -> list[float]:
        """Move until the end and return how long each move took; with `every`, one move in so many seconds."""
        self.end, self.every, self.due = end, every, time.perf_counter() + offset
        self.took, self.ready = [], asyncio.get_running_loop().create_future()
        self._next()
        await self.ready
        return self.took

    def _next(self) -> None:
        now = time.perf_counter()
        if now >= self.end:
            self.ready.set_result(None)
        elif now < self.due and self.every:
            asyncio.get_running_loop().call_later(self.due - now, self._next)
        else:
            self.started = self.due if self.every else now
            self.due += self.every
            self.missing = len(self.lines)
            self.move(self.lines[self.moves % SEATS])
            self.moves += 1

    def opened(self, line: Line) -> None:
        """Somebody is connected."""
        raise NotImplementedError

    def heard(self, line: Line, message: bytes) -> None:
        """Somebody hears something."""
        raise NotImplementedError

    def move(self, line: Line) -> None:
        """Let somebody move."""
        raise NotImplementedError

    def told(self, line: Line, version: int) -> None:
        """Somebody has heard how far the game has got."""
        if version <= line.version:
            return
        line.version = version
        self.missing -= 1
        if self.missing:
            return
        if not self.moves:
            self.ready.set_result(None)
        else:
            self.took.append(time.perf_counter() - self.started)
            self._next()


class Ours(Table):
    """A table of this service, with four programs at it."""

    def _post(self, path: str, token: str | None = None, **body: Any) -> Any:
        headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
        request = Request(f"http://127.0.0.1:{self.port}{path}", json.dumps(body).encode(), headers)
        with urlopen(request) as answer:  # noqa: S310  loopback
            return json.load(answer)

    def make(self) -> tuple[str, list[str]]:
        """Make a table and sit down four times; return where its socket is, and who sits there."""
        if not self.tokens:
            names = (f"p{self.number}.{seat}" for seat in range(SEATS))
            self.tokens = [self._post("/api/tokens", name=name, bot=True)["token"] for name in names]
        tokens = self.tokens
        players = [{"kind": "me"}, *[{"kind": "open"}] * (SEATS - 1)]
        table = self._post("/api/tables", tokens[0], game="tally", players=players, auto=False)["id"]
        for token in tokens[1:]:
            self._post(f"/api/tables/{table}/sit", token)
        return f"/api/tables/{table}/socket", tokens

    async def open(self) -> None:
        """Connect four programs to a new table."""
        path, tokens = await asyncio.to_thread(self.make)
        await self.connect(path, *(f"Authorization: Bearer {token}\r\n" for token in tokens))

    def opened(self, line: Line) -> None:
        """Say hello."""
        line.send(f'{{"do":"hello","seat":{line.seat},"since":0}}')

    def heard(self, line: Line, message: bytes) -> None:
        """Look for the version of a view."""
        if message.startswith(b'{"kind":"view","version":'):
            self.told(line, int(message[25 : message.index(b",", 25)]))

    def move(self, line: Line) -> None:
        """Add to a cell."""
        wish = f'{{"do":"move","seat":{line.seat},"version":{line.version},"key":"k{self.moves}",'
        line.send(f'{wish}"code":"add {self.moves % CELLS}"}}')


class Peer(Table):
    """A match of the peer, with four clients."""

    @property
    def match(self) -> str:
        """Name the match; a server may have those of others before."""
        return f"m{os.getpid()}.{self.number}"

    async def open(self) -> None:
        """Connect four clients to a match."""
        await self.connect("/socket.io/?EIO=4&transport=websocket", *[""] * SEATS)

    def opened(self, line: Line) -> None:
        """Wait: the server speaks first."""

    def heard(self, line: Line, message: bytes) -> None:
        """Join when asked to, then look for the number of a state."""
        if message.startswith(b'42/tally,["update"'):
            start = message.index(b'"_stateID":') + 11  # the state's; those of its log follow
            self.told(line, int(message[start : start + 9].split(b",")[0].rstrip(b"}]")))
        elif message == b"2":
            line.send("3")
        elif message.startswith(b"0{"):
            line.send("40/tally,")
        elif message.startswith(b"40/tally"):
            line.send("42/tally," + json.dumps(["sync", self.match, str(line.seat), None, SEATS]))
        elif message.startswith(b'42/tally,["matchData"') and line.version < 0:
            self.told(line, 0)

    def move(self, line: Line) -> None:
        """Add to a cell."""
        payload = f'{{"type":"add","args":[{self.moves % CELLS}],"playerID":"{line.seat}","credentials":null}}'
        action = f'{{"type":"MAKE_MOVE","payload":{payload}}}'
        line.send(f'42/tally,["update",{action},{self.moves},"{self.match}","{line.seat}"]')


async def run(kind: str, port: int, tables: int, seconds: float, rate: float) -> dict[str, float]:
    """Open the tables, warm up, measure."""
    opened = [(Ours if kind == "ours" else Peer)(port, number) for number in range(tables)]
    for first in range(0, tables, AT_ONCE):
        await asyncio.gather(*(table.open() for table in opened[first : first + AT_ONCE]))
    print("open", file=sys.stderr, flush=True)
    every = tables / rate if rate else 0.0
    for length in (1.0, seconds):
        started, used = time.perf_counter(), time.process_time()
        plays = (table.play(started + length, every, every * i / tables) for i, table in enumerate(opened))
        took = sorted(moment for moments in await asyncio.gather(*plays) for moment in moments)
        lasted, used = time.perf_counter() - started, time.process_time() - used
        print("measured", file=sys.stderr, flush=True)
    for table in opened:
        for line in table.lines:
            line.transport.abort()
    return {
        "moves": len(took),
        "moves_per_s": len(took) / lasted,
        "p50_ms": 1000 * took[len(took) // 2],
        "p99_ms": 1000 * took[len(took) * 99 // 100],
        "people": used / lasted,  # the share of a core that they took
    }


def main() -> None:
    """Read the arguments and print what was measured."""
    kind, port, tables, seconds, *rate = sys.argv[1:]
    found = uvloop.run(run(kind, int(port), int(tables), float(seconds), float(rate[0]) if rate else 0.0))
    print(json.dumps(found))


if __name__ == "__main__":
    main()
