"""A training whose games are played on a cluster: workers play by the weights that they are handed, and hand over."""

from __future__ import annotations

import queue
import signal
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from random import Random as Chooser
from typing import TYPE_CHECKING, Any
from uuid import uuid4

from saqqara.ai.crew import end_with_parent
from saqqara.ai.lodge import IDLE, ClusterError, Lost, Mark, Needs, Room, Stopped
from saqqara.core import shelf
from saqqara.core.said import Said, mistake
from saqqara.train.selfplay import load_practice
from saqqara.train.worker import HANDED_OVER, NAME, Handed, Job, Worker, network_of, newest, say_nothing

if TYPE_CHECKING:
    from collections.abc import Iterator

    from saqqara.ai.cluster import Cluster, Tasks
    from saqqara.core.game import Game

LOOK = 0.2  # seconds between two looks at whether anybody waits
LEAVING = 1.0  # seconds for a process to end
WIDEST_SEED = 2**63
FAILURES = 20  # in a row, after which nobody hopes any more


def needs(game: Game) -> Needs:
    """Return what a worker of a cluster must have to play a game for a training."""
    return Needs(Mark.of(game.name))


# -- Here, where is learned -------------------------------------------------------------------------------------------


@contextmanager
def crowd(cluster: Cluster, job: Job, seed: int) -> Iterator[Crowd]:
    """Let a cluster play for a training."""
    folder = Path(job.folder)
    start = (folder / NAME.format(0)).read_bytes() if job.resumed else b""
    room = Room(uuid4().hex, needs(shelf.game(job.game)), partial(Practice, job, start))
    with cluster.open(room) as tasks:
        yield Crowd(cluster, tasks, folder, seed)


class Crowd:
    """Hands over what is played, as the queue of processes on this machine does."""

    def __init__(self, cluster: Cluster, tasks: Tasks, folder: Path, seed: int) -> None:
        """Hand out weights from a folder, and seeds."""
        self._cluster, self._tasks, self._folder, self._chooser = cluster, tasks, folder, Chooser(seed)
        self._number, self._weights, self._failures = -1, tasks.bring(b""), 0

    def get(self, timeout: float) -> Handed:
        """Return what comes within so many seconds, or raise Empty; what a worker was at that is lost is missing."""
        self._ask()
        try:
            for handed in self._tasks.answers(timeout):
                self._failures = 0
                found: Handed = handed
                return found
        except (Lost, ChildProcessError):
            self._failures += 1
            if self._failures > FAILURES:
                raise ClusterError(mistake("no-worker"), mistake("try-dask-log")) from None
        raise queue.Empty

    def _ask(self) -> None:
        """Let every worker have something to do, by the newest weights."""
        number = newest(self._folder)
        if number > self._number:
            data = (self._folder / NAME.format(number)).read_bytes()
            self._number, self._weights = number, self._tasks.bring(data)
        while self._tasks.wanted:
            self._tasks.ask(self._chooser.randrange(WIDEST_SEED), self._number, self._weights)

    def alive(self) -> int:
        """Return how many play at once; as long as others may come back, there is one at least."""
        return max(1, self._cluster.slots)


# -- There, where is played -------------------------------------------------------------------------------------------


class Practice:
    """A process on a worker of a cluster that plays for a training."""

    def __init__(self, job: Job, start: bytes) -> None:
        """Have no process before there is a seed for it."""
        self._job, self._start, self._number, self._stopped = job, start, -1, False
        self._process: Any = None
        self._line: Any = None

    @property
    def alive(self) -> bool:
        """Say whether it is still there."""
        return self._process is None or bool(self._process.is_alive())

    def answer(self, seed: int, number: int, weights: bytes) -> Handed:
        """Play for a moment by weights that are at least so new."""
        if self._process is None:
            self._begin(seed)
        newer = number > self._number
        try:
            self._line.send((number, weights if newer else b""))
            self._number = max(self._number, number)
            while not self._line.poll(LOOK):
                if self._stopped:
                    raise Stopped
            handed: Handed = self._line.recv()
        except (EOFError, ConnectionError):
            raise ChildProcessError(Said("failed-died")) from None
        return handed

    def _begin(self, seed: int) -> None:
        context = get_context("spawn")
        self._line, there = context.Pipe()
        job = replace(self._job, seed=seed, resumed=False)
        self._process = context.Process(target=_practise, args=(there, job, self._start), daemon=True)
        self._process.start()
        there.close()

    def stop(self) -> None:
        """Wait for nothing any longer."""
        self._stopped = True

    def dismiss(self) -> None:
        """End it."""
        if self._process is not None:
            self._process.kill()
            self._process.join(LEAVING)
            self._line.close()


def _practise(line: Any, job: Job, start: bytes) -> None:
    """Play whenever somebody asks, until nobody does any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()
    worker = Worker(job, load_practice(shelf.game(job.game), say_nothing))
    worker.start = network_of(job.shape, start) if start else None
    try:
        while line.poll(IDLE):
            number, weights = line.recv()
            if weights:
                worker.take(number, network_of(job.shape, weights))
            line.send(worker.play_on(HANDED_OVER))
    except (EOFError, ConnectionError):
        return
