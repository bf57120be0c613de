"""Runs the service: finds a port, says where it is, and stops cleanly."""

from __future__ import annotations

import gc
import json
import os
import signal
import socket
import sys
import threading
import time
import urllib.request
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING

import structlog
import uvicorn

from saqqara.core.places import write_whole
from saqqara.server.app import build
from saqqara.server.line import Line

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from saqqara.server.settings import Settings

PORT = 8321
TRIED = 100  # ports after the first
LARGEST_FRAME = 64 * 1024
OBJECTS = 20_000  # new ones before the garbage collector looks for rings among them
LOCK, ADDRESS = "serving.lock", "serving.json"


@dataclass(frozen=True, slots=True)
class Listening:
    """A socket that is bound, and whether it is the port that was asked for."""

    socket: socket.socket
    host: str
    port: int
    moved: bool


def listen(host: str, port: int) -> Listening:
    """Bind the port, or the next one that is free; OSError when there is none or no such host."""
    problem: OSError | None = None
    for tried in range(port, min(port + TRIED, 65536)) if port else [0]:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        bound = socket.socket(family, socket.SOCK_STREAM)
        try:
            if os.name == "posix":
                bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            bound.bind((host, tried))
            bound.listen(2048)
        except (OSError, OverflowError) as error:
            bound.close()
            problem = error if isinstance(error, OSError) else OSError(str(error))
            if getattr(error, "errno", None) not in _TAKEN:
                break
        else:
            return Listening(bound, host, bound.getsockname()[1], moved=bool(port) and tried != port)
    raise problem or OSError("there is no free port")


_TAKEN = {13, 48, 98, 10013, 10048}  # taken or reserved, on each system


def sharers(listening: Listening, count: int) -> list[socket.socket]:
    """Return a socket for each of several processes on the port that is bound: the system deals connections out.

    Whoever makes them keeps them all open, so that what waits for a process that ends is taken by its successor.
    """
    if count == 1 or sys.platform != "linux":  # elsewhere all take from one
        return [listening.socket] * count
    address, family = listening.socket.getsockname(), listening.socket.family
    listening.socket.close()
    bound = []
    for _ in range(count):
        one = socket.socket(family, socket.SOCK_STREAM)
        one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        one.bind(address)
        bound.append(one)
    for one in bound:
        one.listen(2048)
    return bound


class Running:
    """A claim on a data folder: only one service writes there."""

    def __init__(self, data: Path) -> None:
        """Claim the folder, or find out who has it."""
        self.data = data
        data.mkdir(parents=True, exist_ok=True)
        self._file = (data / LOCK).open("a+b")
        self.mine = _claim(self._file.fileno())

    def say(self, address: str) -> None:
        """Write down where the service is."""
        told = {"address": address, "pid": os.getpid()}
        write_whole(self.data / ADDRESS, json.dumps(told).encode())

    def address(self) -> str | None:
        """Return where the service that has the folder is; it may still be starting."""
        for _ in range(150):
            try:
                told = json.loads((self.data / ADDRESS).read_text(encoding="utf-8"))
                return str(told["address"])
            except (OSError, ValueError, KeyError):
                time.sleep(0.1)
        return None

    def release(self) -> None:
        """Let others have the folder."""
        if self.mine:
            (self.data / ADDRESS).unlink(missing_ok=True)
        self._file.close()


def _claim(handle: int) -> bool:
    """Lock a file for as long as this process lives."""
    try:
        if sys.platform == "win32":
            import msvcrt  # noqa: PLC0415

            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl  # noqa: PLC0415

            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def lan_address() -> str:
    """Return this machine's address in its network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def is_up(address: str) -> bool:
    """Say whether a service answers there."""
    try:
        with urllib.request.urlopen(f"{address}/health", timeout=2) as answer:  # noqa: S310  an address of our own
            return bool(json.load(answer)["ok"])
    except (OSError, ValueError, KeyError):
        return False


class Stderr:
    """Writes lines to standard error; that nobody reads them any more is no reason to stop."""

    def msg(self, message: str) -> None:
        """Write one line."""
        with suppress(OSError, ValueError):
            sys.stderr.write(message + "\n")
            sys.stderr.flush()

    debug = info = warning = error = critical = msg


def write_logs() -> None:
    """Send the log to standard error: for people at a terminal, else a line of JSON each."""
    people = sys.stderr.isatty()
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            *([] if people else [structlog.processors.format_exc_info]),
            structlog.dev.ConsoleRenderer() if people else structlog.processors.JSONRenderer(),
        ],
        logger_factory=lambda *_: Stderr(),
    )


class Server(uvicorn.Server):
    """The service on a socket; somebody may be told when it is up."""

    when_up: Callable[[], None] | None = None

    def run_on(self, bound: socket.socket, when_up: Callable[[], None]) -> None:
        """Serve until stopped by a signal."""
        self.when_up = when_up
        self.run(sockets=[bound])

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop in order at the first signal; a second one while stopping hurries."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then tell that it is up."""
        await super().startup(sockets)
        gc.freeze()  # what is there now stays: to look through it again and again is in vain
        gc.set_threshold(OBJECTS)
        if self.started and self.when_up is not None:
            self.when_up()


def server_of(settings: Settings) -> Server:
    """Return the service, ready to run on a socket."""
    config = uvicorn.Config(
        build(settings),
        ws=Line,  # websockets-sansio, as it stands in uvicorn
        ws_per_message_deflate=False,
        ws_max_size=LARGEST_FRAME,
        access_log=False,
        log_config=None,
        server_header=False,
        date_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or None,
        timeout_graceful_shutdown=5,
        lifespan="on",
    )
    return Server(config)
