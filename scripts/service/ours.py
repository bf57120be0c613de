"""The service with the tally game on its shelf: ours.py PORT FOLDER."""

from __future__ import annotations

import socket
import sys
from pathlib import Path

from game import GAME

from saqqara.core import shelf
from saqqara.core.game import Game
from saqqara.server.serve import server_of
from saqqara.server.settings import Rates, Settings

OFTEN = "1000000/second"
FREELY = Rates(OFTEN, OFTEN, OFTEN, OFTEN, OFTEN, OFTEN, messages=1e9, burst=1e9, chats=OFTEN)


def add_to_shelf(game: Game) -> None:
    """Put a game on the shelf of this process."""
    found, names = shelf.game, shelf.names
    shelf.game = lambda name: game if name == game.name else found(name)  # type: ignore[assignment]
    shelf.names = lambda: (*names(), game.name)  # type: ignore[assignment]


def main() -> None:
    """Serve on loopback until somebody ends it."""
    port, data = int(sys.argv[1]), Path(sys.argv[2])
    add_to_shelf(GAME)
    server = server_of(Settings(data=data, rates=FREELY, pace=0.0))
    bound = socket.create_server(("127.0.0.1", port))
    bound.listen(2048)
    server.run(sockets=[bound])


if __name__ == "__main__":
    main()
