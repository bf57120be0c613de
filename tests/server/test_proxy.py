"""Bad lines: cut at any byte, half open, slow, messages twice and out of order; whole games come to their end all the same."""

import asyncio
import os
from contextlib import asynccontextmanager
from random import Random

import pytest

from tests.server.client import serving
from tests.server.faults import Muddled, Player, check
from tests.small.hands import GAME as HANDS

GAMES = int(os.environ.get("SAQQARA_LINES", "1"))  # with each fault and game
PATIENCE = 300.0
FAULTS = {  # bytes that pass, one way, before something happens
    "cut": (200, 20_000),
    "there": (300, 4_000),
    "back": (15_000, 90_000),
}


class Proxy:
    """Stands between clients and the service, and treats what passes badly."""

    def __init__(self, port, fault, seed):
        self.port, self.fault, self.chooser = port, fault, Random(seed)
        self.faults, self.address = 0, ""
        self._tasks: set[asyncio.Task[None]] = set()

    async def take(self, reader, writer):
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        try:
            await self._join(reader, writer)
        except (OSError, asyncio.CancelledError):
            pass  # a line that is gone
        finally:
            self._tasks.discard(task)

    async def _join(self, reader, writer):
        there, back = await asyncio.open_connection("127.0.0.1", self.port)
        try:
            ways = [self._pass(reader, back, "there"), self._pass(there, writer, "back")]
            tasks = [asyncio.ensure_future(way) for way in ways]
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        finally:
            for end in (writer, back):
                end.close()

    async def _pass(self, reader, writer, way):
        left = self.chooser.randrange(*FAULTS[self.fault]) if self.fault in FAULTS else 0
        while data := await reader.read(65536):
            if self.fault == "slow":
                await self._drip(data, writer)
                continue
            if self.fault in {"cut", way} and len(data) >= left:
                self.faults += 1
                writer.write(data[:left])
                await writer.drain()
                if self.fault == "cut":
                    return
                await asyncio.sleep(PATIENCE)  # half open: this way nothing comes any more
            left -= len(data)
            writer.write(data)
            await writer.drain()

    async def _drip(self, data, writer):
        self.faults += 1
        size = self.chooser.randrange(40, 1500)
        for start in range(0, len(data), size):
            writer.write(data[start : start + size])
            await writer.drain()
            await asyncio.sleep(0.002)

    async def close(self):
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


@asynccontextmanager
async def proxy(service, fault, seed):
    made = Proxy(service.port, fault, seed)
    server = await asyncio.start_server(made.take, "127.0.0.1", 0)
    made.address = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    try:
        yield made
    finally:
        server.close()
        await made.close()


@pytest.mark.parametrize("fault", ["cut", "there", "back", "slow", "muddled"])
def test_whole_games_are_played_over_bad_lines(tmp_path, hands, turns, fault):
    async def play(service, name, number):
        ada, ben = service.person("Ada"), service.person("Ben")
        table = ada.make(name, "me", "open", auto=False)["id"]
        ben.post(f"/api/tables/{table}/sit")
        async with proxy(service, "none" if fault == "muddled" else fault, f"{name} {number}") as line:
            kind = Muddled if fault == "muddled" else Player
            players = [
                kind(
                    person, table, seat, line.address, 0.5 if fault in {"there", "back"} else 20.0, f"{fault} {number}"
                )
                for seat, person in enumerate((ada, ben))
            ]
            async with asyncio.timeout(PATIENCE):
                await asyncio.gather(*(player.play() for player in players))
        assert all(player.over for player in players)
        check(tmp_path, players)
        return line.faults

    with serving(tmp_path) as service:
        rounds = [(name, number) for number in range(GAMES) for name in (turns, HANDS.name)]
        faults = sum(asyncio.run(play(service, *one)) for one in rounds)
    assert faults or fault == "muddled"
