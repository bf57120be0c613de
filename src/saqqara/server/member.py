"""One of several processes on one port: it is told on its first line what to serve, and ends when nobody keeps it."""

from __future__ import annotations

import os
import signal
import socket
import sys
import threading
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import structlog
from sqlalchemy.exc import SQLAlchemyError

from saqqara.server.serve import server_of, write_logs
from saqqara.server.settings import Settings

UP = "up"
log = structlog.get_logger()


class Told(msgspec.Struct):
    """What a member has to know."""

    socket: int  # the number of the open file
    settings: Settings

    def line(self) -> bytes:
        """Write it on one line."""
        return msgspec.json.encode(self, enc_hook=str) + b"\n"

    @staticmethod
    def read(line: bytes) -> Told:
        """Read it from its line."""
        return msgspec.json.decode(line, type=Told, dec_hook=_path)


def _path(kind: type, value: Any) -> Any:
    return Path(value) if kind is Path else value


def main() -> None:
    """Serve until stopped, or until whoever keeps this process is gone."""
    line = b""
    while not line.endswith(b"\n"):
        line += os.read(0, 1 << 16)
    told = Told.read(line)
    threading.Thread(target=_end_with_keeper, daemon=True).start()
    write_logs()
    try:
        server = server_of(told.settings)
    except (SQLAlchemyError, OSError) as error:  # whoever keeps this process begins another one
        log.error("cannot begin", reason=str(getattr(error, "orig", None) or error))  # noqa: TRY400  it is known where
        sys.exit(1)
    with socket.socket(fileno=told.socket) as bound:
        server.run_on(bound, _say_up)


def _say_up() -> None:
    """Say it to whoever keeps this process and waits for that."""
    with suppress(BrokenPipeError):
        os.write(1, f"{UP}\n".encode())


def _end_with_keeper() -> None:
    while os.read(0, 1):
        pass
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    main()
