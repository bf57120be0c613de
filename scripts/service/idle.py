"""People who only watch: idle.py ours|peer PORT COUNT opens connections, says how many, and waits for a line."""

from __future__ import annotations

import asyncio
import sys

import uvloop
from load import SEATS, Line, Ours, Peer


class OursWatched(Ours):
    """A table at which everybody watches."""

    async def watch(self, count: int) -> None:
        """Open so many connections and read until each has seen the game."""
        path, _ = self.make()
        await self.connect(path, *[""] * count)

    def opened(self, line: Line) -> None:
        """Say hello as a stranger."""
        line.send('{"do":"hello","seat":-1,"since":0}')


class PeerWatched(Peer):
    """A match that everybody watches."""

    async def watch(self, count: int) -> None:
        """Open so many connections and read until each has seen the match."""
        await self.connect("/socket.io/?EIO=4&transport=websocket", *[""] * count)

    def heard(self, line: Line, message: bytes) -> None:
        """Join when asked to, at no seat."""
        if message.startswith(b"40/tally"):
            line.send(f'42/tally,["sync","{self.match}",null,null,{SEATS}]')
        elif message.startswith(b'42/tally,["sync"'):
            self.told(line, 0)
        else:
            super().heard(line, message)


async def main() -> None:
    """Open, wait, leave."""
    kind, port, count = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    table = OursWatched(port, 0) if kind == "ours" else PeerWatched(port, 0)
    await table.watch(count)
    print(len(table.lines), flush=True)
    await asyncio.get_running_loop().run_in_executor(None, sys.stdin.readline)
    for line in table.lines:
        line.transport.abort()


if __name__ == "__main__":
    uvloop.run(main())
