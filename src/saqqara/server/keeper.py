"""Keeps several processes on one port: those that end are begun again, and all can be changed one after the other."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from contextlib import suppress
from dataclasses import replace
from queue import SimpleQueue
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

import structlog
from prometheus_client.multiprocess import mark_process_dead

from saqqara.server.figures import FOLDER
from saqqara.server.member import UP, Told

if TYPE_CHECKING:
    import socket
    from collections.abc import Callable, Sequence

    from saqqara.server.settings import Settings

log = structlog.get_logger("saqqara.keeper")
BEGINNING = 60.0  # seconds that a process may take to begin
ENDING = 15.0  # seconds that it may take to end
AGAIN, LONGEST = 0.1, 5.0  # seconds before a process that ended is begun again
STEADY = 10.0  # seconds after which its end is no longer held against its successor


class Member:
    """One process."""

    def __init__(self, command: Sequence[str], bound: socket.socket, settings: Settings, folder: str) -> None:
        """Begin it on a socket that it inherits; Ctrl-C is not for it."""
        self.began = time.monotonic()
        self.up, self.ended = threading.Event(), threading.Event()
        self.expected = False  # whether it was told to end
        self.process = subprocess.Popen(  # noqa: S603  the project's own
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            pass_fds=[bound.fileno()],
            start_new_session=True,
            env={**os.environ, FOLDER: folder},
        )
        with suppress(BrokenPipeError):
            assert self.process.stdin is not None  # noqa: S101  piped above
            self.process.stdin.write(Told(bound.fileno(), settings).line())
            self.process.stdin.flush()

    def watch(self, when_ended: Callable[[], None]) -> None:
        """Wait for what it says, and for its end, in a thread."""

        def wait() -> None:
            for line in self.process.stdout or ():
                if line.strip() == UP.encode():
                    self.up.set()
            self.process.wait()
            self.ended.set()
            when_ended()

        threading.Thread(target=wait, daemon=True).start()

    def end(self) -> None:
        """End it in order."""
        self.expected = True
        with suppress(ProcessLookupError):
            self.process.terminate()

    def is_gone(self) -> None:
        """Wait for its end, and make sure of it."""
        if not self.ended.wait(ENDING):
            self.process.kill()
            self.ended.wait()


class Keeper:
    """Keeps one process for each socket."""

    command: Sequence[str] = (sys.executable, "-m", "saqqara.server.member")

    def __init__(self, settings: Settings, sockets: Sequence[socket.socket]) -> None:
        """Begin nothing yet."""
        self.settings, self.sockets = replace(settings, waits=True), sockets
        self.members: list[Member | None] = [None] * len(sockets)
        self._events: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self._fails = [0] * len(sockets)
        self._rolling = threading.Lock()
        self._placing = threading.Lock()  # so that one that ended and one that is changed get one successor together
        self._stopping = False

    @property
    def pids(self) -> list[int]:
        """Return the ids of the processes."""
        return [member.process.pid for member in self.members if member is not None and not member.ended.is_set()]

    def run(self, when_up: Callable[[], None]) -> bool:
        """Serve until a signal stops it; SIGHUP changes one process after the other. Say whether it ever was up."""
        with TemporaryDirectory(prefix="saqqara-") as self._folder:
            before = {number: signal.signal(number, self._stop) for number in (signal.SIGINT, signal.SIGTERM)}
            before[signal.SIGHUP] = signal.signal(signal.SIGHUP, self._roll)
            try:
                return self._keep(when_up)
            finally:
                for number, handler in before.items():
                    signal.signal(number, handler)

    def _stop(self, _number: int, _frame: object) -> None:
        self._events.put(None)

    def _roll(self, _number: int, _frame: object) -> None:
        self._events.put(lambda: threading.Thread(target=self._change_all, daemon=True).start())

    def _keep(self, when_up: Callable[[], None]) -> bool:
        for place in range(len(self.sockets)):
            self.members[place] = self._begin(place)
        threading.Thread(target=self._when_all_up, args=(when_up,), daemon=True).start()
        while (event := self._events.get()) is not None:
            event()
        self._stopping = True
        with self._rolling:
            left = [member for member in self.members if member is not None]
            for member in left:
                member.end()
            for member in left:
                member.is_gone()
        return any(member.up.is_set() for member in left)

    def _when_all_up(self, when_up: Callable[[], None]) -> None:
        """Say when all are up; where one of the first does not begin, none does."""
        for member in list(self.members):
            if member is None or not member.up.wait(BEGINNING):
                self._events.put(None)
                return
        self._events.put(when_up)

    def _begin(self, place: int) -> Member:
        member = Member(self.command, self.sockets[place], self.settings, self._folder)
        member.watch(lambda: self._events.put(lambda: self._ended(place, member)))
        return member

    def _ended(self, place: int, member: Member) -> None:
        mark_process_dead(member.process.pid, self._folder)  # type: ignore[no-untyped-call]
        if member.expected or self.members[place] is not member:
            return
        steady = time.monotonic() - member.began > STEADY
        self._fails[place] = 0 if steady else self._fails[place] + 1
        wait = min(AGAIN * 2 ** self._fails[place], LONGEST)
        log.warning("a process ended", pid=member.process.pid, code=member.process.returncode, again_in=wait)
        timer = threading.Timer(wait, lambda: self._events.put(lambda: self._begin_again(place, member)))
        timer.daemon = True
        timer.start()

    def _begin_again(self, place: int, before: Member) -> None:
        with self._placing:
            if self.members[place] is before and not self._stopping:
                self.members[place] = self._begin(place)

    # -- One after the other ------------------------------------------------------------------------------------------

    def _change_all(self) -> None:
        with self._rolling:
            for place in range(len(self.sockets)):
                if self._stopping or not self._change(place):
                    return
        log.info("all processes were changed")

    def _change(self, place: int) -> bool:
        """Begin a process, and end the one in its place only when it is up."""
        new = self._begin(place)
        new.expected = True  # so that nobody begins it again
        if not new.up.wait(BEGINNING) or new.ended.is_set():
            log.error("a new process did not begin; the old ones stay")
            new.end()
            return False
        with self._placing:
            old, self.members[place], new.expected = self.members[place], new, False
        if old is not None:
            old.end()
            old.is_gone()
        if new.ended.is_set():  # perhaps before anybody minded
            self._events.put(lambda: self._ended(place, new))
        return True
