"""People who only watch: idle.py ours|peer PORT COUNT opens connections, says how many, and waits for a line."""

from __future__ import annotations

import asyncio
import json
import sys

from load import SEATS, Ours, Peer
from websockets.asyncio.client import ClientConnection, connect


async def watch(port: int, table: Ours | Peer) -> ClientConnection:
    """Open a connection to a table and read until it is quiet."""
    if isinstance(table, Ours):
        line = await connect(table.socket, origin=table.address, compression=None)  # type: ignore[arg-type]
        await line.send(json.dumps({"do": "hello", "seat": -1, "since": 0}))
        while json.loads(await line.recv())["kind"] != "view":
            pass
        return line
    url = f"ws://127.0.0.1:{port}/socket.io/?EIO=4&transport=websocket"
    line = await connect(url, compression=None, origin=f"http://localhost:{port}")  # type: ignore[arg-type]
    await line.recv()
    await line.send("40/tally,")
    await line.recv()
    await line.send("42/tally," + json.dumps(["sync", table.match, None, None, SEATS]))
    while not str(await line.recv()).startswith('42/tally,["sync"'):
        pass
    return line


async def main() -> None:
    """Open, wait, leave."""
    kind, port, count = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    table: Ours | Peer = Ours(port) if kind == "ours" else Peer(port)
    await table.open(0)
    lines = [await watch(port, table) for _ in range(count)]
    print(len(lines), flush=True)
    await asyncio.get_running_loop().run_in_executor(None, sys.stdin.readline)
    for line in lines:
        line.transport.abort()


if __name__ == "__main__":
    asyncio.run(main())
