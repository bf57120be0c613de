"""Hears what other processes have stored: one connection that waits for PostgreSQL's notifications."""

from __future__ import annotations

import threading
import time
from contextlib import closing, suppress
from typing import TYPE_CHECKING, Any

import structlog

from saqqara.server.sharing import CHANNEL

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import Engine

log = structlog.get_logger("saqqara.listening")
SOON = 0.2  # seconds before a line that was lost is opened again
SILENCE = (
    6.0  # seconds after which a line on which nothing is heard is taken for dead: every process says that it lives
)


class Listening:
    """A thread that hands on what it hears, and says when it may have missed something."""

    def __init__(self, engine: Engine, hear: Callable[[str], None], missed: Callable[[], None]) -> None:
        """Know whom to tell; both are called in the thread."""
        self.engine, self.hear, self.missed = engine, hear, missed
        self.is_up = False
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._run, name="saqqara-listening", daemon=True)

    def start(self) -> None:
        """Begin to listen."""
        self._thread.start()

    def stop(self) -> None:
        """Listen no more."""
        self._ended.set()
        self._thread.join()

    def _run(self) -> None:
        psycopg = self.engine.dialect.loaded_dbapi
        while not self._ended.is_set():
            with suppress(psycopg.Error, OSError):
                self._listen()
            if self.is_up and not self._ended.is_set():
                log.warning("the line for notifications was lost")
            self.is_up = False
            self._ended.wait(SOON)

    def _listen(self) -> None:
        with closing(self._connected()) as line:
            line.execute(f"LISTEN {CHANNEL}")
            self.missed()
            self.is_up, heard = True, time.monotonic()
            while not self._ended.is_set() and time.monotonic() - heard < SILENCE:
                for notification in line.notifies(timeout=0.5, stop_after=1):
                    heard = time.monotonic()
                    self.hear(notification.payload)

    def _connected(self) -> Any:
        arguments, options = self.engine.dialect.create_connect_args(self.engine.url)
        return self.engine.dialect.loaded_dbapi.connect(*arguments, autocommit=True, connect_timeout=10, **options)
