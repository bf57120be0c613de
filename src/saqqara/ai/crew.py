"""Processes that play deal groups side by side; one that hangs or dies is replaced."""

from __future__ import annotations

import signal
import time
from collections.abc import Generator, Iterator, MutableSequence, Sequence
from dataclasses import dataclass, replace
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any

from saqqara.ai.bout import Forfeit, too_late
from saqqara.ai.groups import Group, Job, Plan, play_group
from saqqara.core.said import Said

LOOK = 0.2  # seconds between two looks at the clock
GRACE = 1.0  # seconds that a process may take to say itself that an answer was late
READY = "ready"

Jobs = Iterator[Job]


def alone(plan: Plan, jobs: Jobs) -> Generator[Group, None, None]:
    """Play the groups in this process; a player that never answers is waited for."""
    referee = plan.referee()
    for job in jobs:
        yield play_group(referee, plan, job)


def together(plan: Plan, jobs: Jobs, workers: int, names: Sequence[str]) -> Generator[Group, None, None]:
    """Play the groups in other processes, and hand each out as soon as it is done."""
    crew = _Crew(plan, names)
    try:
        crew.hire(1)  # the first one compiles what the others find compiled
        yield from crew.run(jobs, workers)
    finally:
        crew.dismiss()


@dataclass(slots=True)
class _Worker:
    """One process: its line, its clock, what it plays, and whether it has died over that before."""

    process: BaseProcess
    line: Connection[Any, Any]
    watch: MutableSequence[float]
    job: Job | None = None
    died: bool = False


class _Crew:
    def __init__(self, plan: Plan, names: Sequence[str]) -> None:
        self._plan, self._names = plan, tuple(names)
        self._context = get_context("spawn")
        self._workers: list[_Worker] = []
        self._out_of_jobs = False

    def hire(self, count: int) -> None:
        """Have at least so many processes."""
        while len(self._workers) < count:
            self._workers.append(self._start(self._names))

    def _start(self, warm: Sequence[str]) -> _Worker:
        here, there = self._context.Pipe()
        watch = self._context.RawArray("d", 4)
        process = self._context.Process(target=_serve, args=(there, watch, self._plan, warm), daemon=True)
        with _Deaf():
            process.start()
        there.close()
        return _Worker(process, here, watch)

    def dismiss(self) -> None:
        """End all processes."""
        for worker in self._workers:
            worker.process.terminate()
        for worker in self._workers:
            _end(worker)
        self._workers.clear()

    def run(self, jobs: Jobs, workers: int) -> Iterator[Group]:
        """Hand out jobs until there are none, and yield what comes back."""
        while not self._out_of_jobs or any(worker.job is not None for worker in self._workers):
            for worker in self._heard():
                answer = self._receive(worker)
                if isinstance(answer, Group):
                    worker.job, worker.died = None, False
                    yield answer
                    self._next(worker, jobs)
                elif answer == READY:
                    self.hire(workers)
                    if worker.job is None:
                        self._next(worker, jobs)
                    else:
                        worker.line.send(worker.job)
            self._look_at_clocks()

    def _next(self, worker: _Worker, jobs: Jobs) -> None:
        worker.job = next(jobs, None)
        self._out_of_jobs = worker.job is None
        if worker.job is not None:
            worker.line.send(worker.job)

    def _heard(self) -> list[_Worker]:
        """Return the workers that have said something, or died."""
        ready = wait([worker.line for worker in self._workers], LOOK)
        return [worker for worker in self._workers if worker.line in ready]

    def _receive(self, worker: _Worker) -> Any:
        try:
            return worker.line.recv()
        except (EOFError, ConnectionError):
            self._replace(worker, Said("failed-died"), died=True)
            return None

    def _look_at_clocks(self) -> None:
        for worker in self._workers:
            due = worker.watch[0]
            if due and time.monotonic() > due + GRACE:
                self._replace(worker, too_late(self._plan.limit))

    def _replace(self, worker: _Worker, why: str, *, died: bool = False) -> None:
        """Start a new process for one that is gone or hangs; whoever was asked then forfeits.

        A process may also be killed from outside: one that died by itself plays its group again once.
        """
        due, number, seat, decision = worker.watch
        _end(worker)
        fresh = self._start(())
        fresh.job, fresh.died = worker.job, died
        if worker.job is None and worker.died:
            raise ChildProcessError(Said("failed-starting", code=str(worker.process.exitcode)))
        if worker.job is not None and (not died or worker.died):
            if not due:
                code = str(worker.process.exitcode)
                raise ChildProcessError(Said("failed-at-deal", deal=str(worker.job.deal), code=code))
            late = (int(number), Forfeit(int(seat), int(decision), why))
            fresh.job = replace(worker.job, late=(*worker.job.late, late))
            fresh.died = False
        self._workers[self._workers.index(worker)] = fresh


def _end(worker: _Worker) -> None:
    """End a process; it has a moment to stop the programs that it has started."""
    worker.process.terminate()
    worker.process.join(GRACE)
    worker.process.kill()
    worker.process.join()
    worker.line.close()


def _leave(_signal: int, _frame: object) -> None:
    raise SystemExit


class _Deaf:
    """While it lasts Ctrl-C is not heard: a process that is started meanwhile leaves it to this one."""

    def __enter__(self) -> None:
        self._before = signal.signal(signal.SIGINT, signal.SIG_IGN)

    def __exit__(self, *_: object) -> None:
        signal.signal(signal.SIGINT, self._before)


def _serve(line: Connection[Any, Any], watch: MutableSequence[float], plan: Plan, warm: Sequence[str]) -> None:
    """Play one group after the other, until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _leave)
    referee = plan.referee()
    referee.watch = watch
    referee.warm_up(warm)
    try:
        line.send(READY)
        while True:
            line.send(play_group(referee, plan, line.recv()))
    except (EOFError, ConnectionError):
        return
