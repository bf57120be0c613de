"""Processes that play deal groups side by side; one that hangs or dies is replaced."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Generator, Iterator, MutableSequence, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import TYPE_CHECKING, Any
from uuid import uuid4

from saqqara.ai import network as networks
from saqqara.ai.bout import Asking, Forfeit, too_late
from saqqara.ai.groups import Group, Job, Plan, play_group
from saqqara.ai.lodge import IDLE, ClusterError, Lost, Mark, Needs, Room, Stopped
from saqqara.ai.programs import is_program
from saqqara.core.said import Said, mistake, quoted

if TYPE_CHECKING:
    from saqqara.ai.cluster import Cluster

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
    crew = Crew(plan, names)
    try:
        crew.hire(1)  # the first one compiles what the others find compiled
        yield from crew.run(jobs, workers)
    finally:
        crew.dismiss()


# -- On a cluster -----------------------------------------------------------------------------------------------------


def needs(plan: Plan, names: Sequence[str]) -> Needs:
    """Return what a worker of a cluster must have for a plan; a ClusterError says who can only play here."""
    programs = [name for name in names if is_program(name)]
    if programs:
        raise ClusterError(mistake("dask-program", typed=quoted(programs[0])), mistake("try-no-dask"))
    return Needs(Mark.of(plan.setup.game.name), partial(_seat_once, plan, tuple(names)))


def _seat_once(plan: Plan, names: Sequence[str]) -> None:
    """Say in a ValueError who is not known on this machine; whoever fails in another way forfeits."""
    for name in names:
        with Asking() as asked:
            plan.make(name, 0, plan.setup)
        if isinstance(asked.error, ValueError):
            raise asked.error


def across(plan: Plan, jobs: Jobs, cluster: Cluster, names: Sequence[str]) -> Generator[Group, None, None]:
    """Play the groups on a cluster; what a worker was at that is lost is played again by another."""
    there = replace(plan, network=networks.packed(plan.setup.game))
    room = Room(uuid4().hex, needs(plan, names), partial(Company, there, tuple(names)))
    with cluster.open(room) as tasks:
        while True:
            while tasks.wanted and (job := next(jobs, None)) is not None:
                tasks.ask(job)
            if not len(tasks):
                return
            try:
                yield from tasks.answers(LOOK)
            except Lost as lost:
                deal = str(lost.order[0].deal)
                raise ClusterError(mistake("dask-killed", deal=deal), mistake("try-dask-log")) from None


class Company:
    """A process on a worker of a cluster that plays, replaced like any other of a crew."""

    def __init__(self, plan: Plan, names: Sequence[str]) -> None:
        """Start it."""
        self._crew = Crew(plan, names, IDLE)
        self._crew.hire(1)

    @property
    def alive(self) -> bool:
        """Say whether it is still there."""
        return self._crew.alive

    def answer(self, job: Job) -> Group:
        """Play a group."""
        for group in self._crew.run(iter((job,)), 1):
            return group
        raise Stopped

    def stop(self) -> None:
        """Wait for no group any longer."""
        self._crew.stop()

    def dismiss(self) -> None:
        """End it."""
        self._crew.dismiss()


# -- Processes --------------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class _Worker:
    """One process: its line, its clock, what it plays, and whether it has died over that before."""

    process: BaseProcess
    line: Connection[Any, Any]
    watch: MutableSequence[float]
    job: Job | None = None
    died: bool = False
    ready: bool = False


class Crew:
    """The processes that play for one plan."""

    def __init__(self, plan: Plan, names: Sequence[str], idle: float | None = None) -> None:
        """Have no process yet; one that is not asked for so many seconds ends."""
        self._plan, self._names, self._idle = plan, tuple(names), idle
        self._context = get_context("spawn")
        self._workers: list[_Worker] = []
        self._out_of_jobs = self._stopped = False

    @property
    def alive(self) -> bool:
        """Say whether all processes are there."""
        return all(worker.process.is_alive() for worker in self._workers)

    def hire(self, count: int) -> None:
        """Have at least so many processes."""
        while len(self._workers) < count:
            self._workers.append(self._start(self._names))

    def _start(self, warm: Sequence[str]) -> _Worker:
        here, there = self._context.Pipe()
        watch = self._context.RawArray("d", 4)
        given = (there, watch, self._plan, warm, self._idle)
        process = self._context.Process(target=_serve, args=given, daemon=True)
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

    def stop(self) -> None:
        """Let whoever waits for answers in another thread wait no longer."""
        self._stopped = True

    def run(self, jobs: Jobs, workers: int) -> Iterator[Group]:
        """Hand out jobs until there are none, and yield what comes back."""
        self._out_of_jobs = False
        for worker in self._workers:
            if worker.ready:
                self._next(worker, jobs)
        while not self._stopped and (not self._out_of_jobs or any(w.job is not None for w in self._workers)):
            for worker in self._heard():
                answer = self._receive(worker)
                if isinstance(answer, Group):
                    worker.job, worker.died = None, False
                    yield answer
                    self._next(worker, jobs)
                elif answer == READY:
                    worker.ready = True
                    self.hire(workers)
                    if worker.job is None:
                        self._next(worker, jobs)
                    else:
                        _send(worker)
            self._look_at_clocks()

    def _next(self, worker: _Worker, jobs: Jobs) -> None:
        worker.job = next(jobs, None)
        self._out_of_jobs = worker.job is None
        if worker.job is not None:
            _send(worker)

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


def _send(worker: _Worker) -> None:
    """Hand over a job; to a process that has just ended in vain, which is heard of at its line."""
    with suppress(ConnectionError):
        worker.line.send(worker.job)


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
    """While it lasts Ctrl-C is not heard: a process that is started meanwhile leaves it to this one.

    Only the first thread of a process hears it at all.
    """

    def __enter__(self) -> None:
        self._hears = threading.current_thread() is threading.main_thread()
        if self._hears:
            self._before = signal.signal(signal.SIGINT, signal.SIG_IGN)

    def __exit__(self, *_: object) -> None:
        if self._hears:
            signal.signal(signal.SIGINT, self._before)


def end_with_parent() -> None:
    """End this process when the one that has started it is killed; it may be in the middle of a long game."""
    parent = parent_process()

    def follow() -> None:
        if parent is not None:
            parent.join()
            os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=follow, daemon=True).start()


def _serve(
    line: Connection[Any, Any],
    watch: MutableSequence[float],
    plan: Plan,
    warm: Sequence[str],
    idle: float | None,
) -> None:
    """Play one group after the other, until nobody asks any more, or has not for so long."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _leave)
    end_with_parent()
    referee = plan.referee()
    referee.watch = watch
    referee.warm_up(warm)
    try:
        line.send(READY)
        while line.poll(idle):
            line.send(play_group(referee, plan, line.recv()))
    except (EOFError, ConnectionError):
        return
