"""Computer players think in processes of their own: at low priority, with a bounded queue, none for too long."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from contextlib import suppress

from saqqara.server.worker import Task

__all__ = ["BotFailed", "Busy", "Pool", "Task"]

BEGINNING = 60.0  # seconds that a process may take to begin


class Busy(Exception):  # noqa: N818  not a failure: ask again later
    """Too many tasks wait already."""


class BotFailed(Exception):  # noqa: N818  the player failed, the service did not
    """A player did not answer, although it was asked twice."""


class _Lost(Exception):  # noqa: N818  as BotFailed
    """A process died, or thought for too long."""


class _Worker:
    """A place for one process: it is begun when there is none, and ended when it does not answer."""

    def __init__(self, command: Sequence[str]) -> None:
        self.command = command
        self.process: Process | None = None
        self.closed = False

    async def begin(self) -> None:
        """Begin the process; it inherits nothing but its pipes, and Ctrl-C is not for it."""
        if self.closed:
            raise _Lost("the players have gone")
        self.process = await asyncio.create_subprocess_exec(
            *self.command, stdin=PIPE, stdout=PIPE, start_new_session=True
        )
        await self._ask(b"", BEGINNING)  # it says when it is ready

    async def ask(self, line: bytes, seconds: float) -> str:
        """Send a line and return the answer, or raise _Lost."""
        if self.process is None:
            await self.begin()
        return await self._ask(line, seconds)

    async def _ask(self, line: bytes, seconds: float) -> str:
        try:
            async with asyncio.timeout(seconds):
                return await _talk(self.process, line)
        except TimeoutError:
            self.end()
            raise _Lost(f"no answer in {seconds:g} seconds") from None
        except (ConnectionError, RuntimeError):  # uvloop says RuntimeError of a pipe that was closed
            self.end()
            raise _Lost("the process died") from None
        except asyncio.CancelledError:
            self.end()  # its answer would be taken for that of the next task
            raise

    def end(self) -> Process | None:
        """End this process and no other."""
        ended, self.process = self.process, None
        if ended is not None:
            with suppress(ProcessLookupError):
                ended.kill()
        return ended


async def _talk(process: Process | None, line: bytes) -> str:
    if process is None or process.stdin is None or process.stdout is None:
        raise ConnectionError
    process.stdin.write(line)
    await process.stdin.drain()
    answer = await process.stdout.readline()
    if not answer.endswith(b"\n"):
        raise ConnectionError
    return answer.decode().rstrip("\n")


class Pool:
    """Processes that answer tasks; one that dies or thinks for too long is replaced, and its task tried once more."""

    command: Sequence[str] = (sys.executable, "-m", "saqqara.server.worker")

    def __init__(self, workers: int = 1, budget: float = 20.0, queue: int = 64) -> None:
        """Allow so many processes, seconds for an answer, and tasks that wait for a process."""
        self.budget, self.queue = budget, queue
        self.waiting = 0  # tasks that wait for a process
        self._workers = [_Worker(self.command) for _ in range(workers)]
        self._free: asyncio.Queue[_Worker] = asyncio.Queue()

    @property
    def pids(self) -> list[int]:
        """Return the ids of the processes."""
        return [worker.process.pid for worker in self._workers if worker.process is not None]

    async def start(self) -> None:
        """Begin all processes; one that dies at once is begun again when it is asked."""
        await asyncio.gather(*map(self._begin, self._workers))

    async def _begin(self, worker: _Worker) -> None:
        with suppress(_Lost):
            await worker.begin()
        self._free.put_nowait(worker)

    async def choose(self, task: Task) -> str:
        """Return the code that a player chooses; Busy when too many wait, BotFailed when two processes were lost."""
        if self.waiting >= self.queue:
            raise Busy(f"{self.waiting} tasks wait already")
        self.waiting += 1
        try:
            worker = await self._free.get()
        finally:
            self.waiting -= 1
        try:
            return await self._ask_twice(worker, task.line())
        finally:
            self._free.put_nowait(worker)

    async def _ask_twice(self, worker: _Worker, line: bytes) -> str:
        with suppress(_Lost):
            return await worker.ask(line, self.budget)
        try:
            return await worker.ask(line, self.budget)
        except _Lost as error:
            raise BotFailed(str(error)) from None

    async def close(self) -> None:
        """End all processes; tasks that wait or are thought about fail."""
        for worker in self._workers:
            worker.closed = True
        for ended in [worker.end() for worker in self._workers]:
            if ended is not None:
                await ended.wait()
