"""The service on PostgreSQL with the tally game on its shelf: many.py PORT DATABASE PROCESSES; alone, one of them."""

from __future__ import annotations

import resource
import sys
from pathlib import Path

from game import GAME
from ours import FREELY, add_to_shelf

from saqqara.server import member
from saqqara.server.keeper import Keeper
from saqqara.server.serve import listen, sharers, write_logs
from saqqara.server.settings import Settings


def main() -> None:
    """Keep so many processes until somebody ends it, or be one."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    if len(sys.argv) == 1:
        add_to_shelf(GAME)
        member.main()
        return
    port, database, count = int(sys.argv[1]), sys.argv[2], int(sys.argv[3])
    Keeper.command = (sys.executable, str(Path(__file__)))
    write_logs()
    settings = Settings(Path(), database, rates=FREELY, pace=0.0)
    Keeper(settings, sharers(listen("127.0.0.1", port), count)).run(lambda: print("up", flush=True))


if __name__ == "__main__":
    main()
