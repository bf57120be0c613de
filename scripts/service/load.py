"""People at many tables: everybody hears of a move before the next one is made. Prints one JSON object.

load.py ours|peer PORT TABLES SECONDS [MOVES_A_SECOND]; without a rate, moves follow each other as fast as they can.
"""

from __future__ import annotations

import asyncio
import json
import sys
import time
from typing import Any
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect

SEATS, CELLS = 4, 12


class Ours:
    """A table of this service, with four programs at it."""

    def __init__(self, port: int) -> None:
        """Remember where the service is."""
        self.address = f"http://127.0.0.1:{port}"

    def _post(self, path: str, token: str | None = None, **body: Any) -> Any:
        headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
        request = Request(self.address + path, json.dumps(body).encode(), headers)  # noqa: S310  loopback
        with urlopen(request) as answer:  # noqa: S310
            return json.load(answer)

    async def open(self, number: int) -> None:
        """Make a table and sit down four times."""
        tokens = [self._post("/api/tokens", name=f"p{number}.{seat}", bot=True)["token"] for seat in range(SEATS)]
        players = [{"kind": "me"}, *[{"kind": "open"}] * (SEATS - 1)]
        table = self._post("/api/tables", tokens[0], game="tally", players=players, auto=False)["id"]
        for token in tokens[1:]:
            self._post(f"/api/tables/{table}/sit", token)
        self.socket = self.address.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
        self.lines = []
        for seat, token in enumerate(tokens):
            line = await connect(self.socket, additional_headers={"Authorization": f"Bearer {token}"}, compression=None)
            await line.send(json.dumps({"do": "hello", "seat": seat, "since": 0}))
            self.lines.append(line)
        self.versions = [await self._heard(line, -1) for line in self.lines]
        self.moves = 0

    async def _heard(self, line: ClientConnection, version: int) -> int:
        while True:
            message = json.loads(await line.recv())
            if message["kind"] == "view" and message["version"] > version:
                return int(message["version"])

    async def move(self) -> None:
        """Let the next seat move, until all four have heard of it."""
        seat = self.moves % SEATS
        wish = {"do": "move", "seat": seat, "version": self.versions[seat], "key": f"k{self.moves}"}
        await self.lines[seat].send(json.dumps({**wish, "code": f"add {self.moves % CELLS}"}))
        heard = (self._heard(line, version) for line, version in zip(self.lines, self.versions, strict=True))
        self.versions = list(await asyncio.gather(*heard))
        self.moves += 1


class Peer:
    """A match of the peer, with four clients."""

    def __init__(self, port: int) -> None:
        """Remember where the server is."""
        self.port = port

    async def open(self, number: int) -> None:
        """Connect four clients to a match."""
        self.match, self.lines = f"m{number}", []
        for seat in range(SEATS):
            url = f"ws://127.0.0.1:{self.port}/socket.io/?EIO=4&transport=websocket"
            line = await connect(url, compression=None, origin=f"http://localhost:{self.port}")  # type: ignore[arg-type]
            await line.recv()
            await line.send("40/tally,")
            await line.recv()
            await line.send("42/tally," + json.dumps(["sync", self.match, str(seat), None, SEATS]))
            while not str(await line.recv()).startswith('42/tally,["matchData"'):
                pass
            self.lines.append(line)
        self.moves = 0

    async def _heard(self, line: ClientConnection, state: int) -> None:
        while True:
            text = str(await line.recv())
            if text == "2":
                await line.send("3")
            elif text.startswith('42/tally,["update"'):
                message = json.loads(text[len("42/tally,") :])
                if message[2]["_stateID"] >= state:
                    return

    async def move(self) -> None:
        """Let the next seat move, until all four have heard of it."""
        seat = str(self.moves % SEATS)
        payload = {"type": "add", "args": [self.moves % CELLS], "playerID": seat, "credentials": None}
        action = {"type": "MAKE_MOVE", "payload": payload}
        wish = ["update", action, self.moves, self.match, seat]
        await self.lines[self.moves % SEATS].send("42/tally," + json.dumps(wish))
        self.moves += 1
        await asyncio.gather(*(self._heard(line, self.moves) for line in self.lines))


async def _play(table: Ours | Peer, end: float, every: float, offset: float) -> list[float]:
    """Move until the end and return how long each move took; with `every`, one move in so many seconds."""
    took = []
    due = time.perf_counter() + offset
    while time.perf_counter() < end:
        if every:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
        started = max(due, 0.0) if every else time.perf_counter()
        await table.move()
        took.append(time.perf_counter() - started)
        due += every
    return took


async def run(kind: str, port: int, tables: int, seconds: float, rate: float) -> dict[str, float]:
    """Open the tables, warm up, measure."""
    opened = [(Ours if kind == "ours" else Peer)(port) for _ in range(tables)]
    for number, table in enumerate(opened):
        await table.open(number)
    print("open", file=sys.stderr, flush=True)
    every = tables / rate if rate else 0.0
    for length in (1.0, seconds):
        started = time.perf_counter()
        plays = (_play(table, started + length, every, every * i / tables) for i, table in enumerate(opened))
        took = sorted(moment for moments in await asyncio.gather(*plays) for moment in moments)
        lasted = time.perf_counter() - started
        print("measured", file=sys.stderr, flush=True)
    for table in opened:
        for line in table.lines:
            line.transport.abort()
    return {
        "moves": len(took),
        "moves_per_s": len(took) / lasted,
        "p50_ms": 1000 * took[len(took) // 2],
        "p99_ms": 1000 * took[len(took) * 99 // 100],
    }


def main() -> None:
    """Read the arguments and print what was measured."""
    kind, port, tables, seconds, *rate = sys.argv[1:]
    found = asyncio.run(run(kind, int(port), int(tables), float(seconds), float(rate[0]) if rate else 0.0))
    print(json.dumps(found))


if __name__ == "__main__":
    main()
