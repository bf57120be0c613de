"""A Dask cluster: reaching it, what can be wrong with it, and asking its workers."""

from __future__ import annotations

import asyncio
import logging
import struct
import time
from collections.abc import Iterator
from concurrent.futures import CancelledError
from contextlib import contextmanager, suppress
from queue import Empty, SimpleQueue
from typing import Any, Self

from distributed import Client, KilledWorker
from distributed.comm import connect, get_address_host_port
from distributed.security import Security

from saqqara.ai import lodge
from saqqara.ai.bout import Asking
from saqqara.ai.lodge import ClusterError, Lost, Mark, Needs, Room
from saqqara.core.said import Said, mistake, quoted

PATIENCE = 5.0  # seconds for a scheduler to answer, and for a first worker
FETCHED = 5.0  # seconds for an answer to come from the worker that has it
DESERTED = 60.0  # seconds without any worker, after which nobody waits for one any more
LOOK = 1.0  # seconds between two looks at how many workers there are
AHEAD = 2  # tasks for each that runs, so that no worker waits for the next
MANY = 1 << 30
NO_SCHEDULER = (  # raised where nothing answers, or something that does not speak as a scheduler does
    ArithmeticError, AttributeError, LookupError, MemoryError, OSError, ValueError, struct.error,
)  # fmt: skip
EXAMPLE = "127.0.0.1:8786"


class Cluster:
    """A cluster that answers and has workers."""

    def __init__(self, address: str, most: int | None = None) -> None:
        """Reach it, to run so many tasks at once at most; a ClusterError says what is wrong."""
        self.address, self._most = address, most
        self.client = _client(address)
        self._threads, self._counted, self._peopled = 0, 0.0, time.monotonic()
        try:
            self.client.wait_for_workers(1, timeout=PATIENCE)
        except TimeoutError:
            self.close()
            hint = mistake("try-dask-worker", command=f"dask worker {address}")
            raise ClusterError(mistake("dask-empty", address=address), hint) from None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Leave it as it is."""
        self.client.close(PATIENCE)

    def check(self, needs: Needs) -> None:
        """Say in a ClusterError what a worker, or the scheduler, does not have."""
        with self._reaching():
            found = {self.address: self._look_at_scheduler(needs.mark)}
            found |= self.client.run(lodge.look, needs, on_error="return")
        for where, reason in found.items():
            if isinstance(reason, OSError):
                continue  # a worker that has gone meanwhile
            if isinstance(reason, Exception):
                reason = mistake("dask-none", worker=where, reason=str(reason))  # noqa: PLW2901  as a sentence
            if reason:
                raise ClusterError(reason, mistake("try-dask-same"))

    def _look_at_scheduler(self, mark: Mark) -> Said | Exception | None:
        """Return what is said about the scheduler, or what it raises where it has nothing of ours."""
        found: Said | None = None
        with Asking() as asked:
            found = self.client.run_on_scheduler(lodge.look_at_scheduler, mark)
        if isinstance(asked.error, OSError):
            raise asked.error
        return asked.error or found

    @contextmanager
    def open(self, room: Room) -> Iterator[Tasks]:
        """Have something done, and at the end nothing of it left."""
        tasks = Tasks(self, room)
        try:
            yield tasks
        finally:
            tasks.close()

    @property
    def slots(self) -> int:
        """Return how many tasks run at once now, at most as many as were asked for."""
        return min(self._count(), self._most or MANY)

    @property
    def room(self) -> int:
        """Return how many tasks there may be: some wait already at the workers, unless only so many are to run."""
        return max(1, min(AHEAD * self._count(), self._most or MANY))

    def _count(self) -> int:
        """Return how many threads all workers have; a ClusterError says that there has been none for long."""
        now = time.monotonic()
        if now - self._counted > LOOK:
            with self._reaching():
                self._threads, self._counted = sum(self.client.nthreads().values()), now
        if self._threads:
            self._peopled = now
        elif now - self._peopled > DESERTED:
            raise ClusterError(mistake("dask-deserted", address=self.address))
        return self._threads

    def lost(self) -> ClusterError:
        """Return what is said when the scheduler is gone."""
        return ClusterError(mistake("dask-lost", address=self.address))

    def notice(self) -> None:
        """Raise it if the scheduler is gone."""
        if self.client.status != "running":
            raise self.lost()

    @contextmanager
    def _reaching(self) -> Iterator[None]:
        """Say it in a ClusterError where the scheduler is gone."""
        self.notice()
        try:
            yield
        except OSError:
            raise self.lost() from None


class Tasks:
    """What was asked in one run and is not answered yet."""

    def __init__(self, cluster: Cluster, room: Room) -> None:
        """Bring to the workers what all has in common."""
        self._cluster, self._run = cluster, room.run
        self._orders: dict[Any, tuple[Any, ...]] = {}
        self._done: SimpleQueue[Any] = SimpleQueue()
        self._count = 0
        self._room = self.bring(room)

    def __len__(self) -> int:
        """Return how many answers are waited for."""
        return len(self._orders)

    @property
    def wanted(self) -> bool:
        """Say whether workers could do with more."""
        return len(self) < self._cluster.room

    def bring(self, thing: Any) -> Any:
        """Bring something to the workers once, to be part of what is asked."""
        self._count += 1
        return self._cluster.client.submit(lodge.same, thing, key=f"saqqara-{self._run}-{self._count}", pure=False)

    def ask(self, *order: Any) -> None:
        """Ask for something."""
        self._count += 1
        key = f"saqqara-{self._run}-{self._count}"
        future = self._cluster.client.submit(lodge.ask, self._room, *order, key=key, pure=False)
        self._wait_for(future, order)

    def _wait_for(self, future: Any, order: tuple[Any, ...]) -> None:
        self._orders[future] = order
        future.add_done_callback(self._done.put)

    def answers(self, seconds: float) -> Iterator[Any]:
        """Return what comes within so many seconds, as soon as there is something; Lost says what will not come."""
        with suppress(Empty):
            while True:
                future, seconds = self._done.get(timeout=seconds), 0.0
                order = self._orders.pop(future)
                try:
                    answer = future.result(FETCHED)
                except TimeoutError:  # its worker was lost with the answer, and another one works on it
                    self._wait_for(future, order)
                    continue
                except KilledWorker:
                    raise Lost(order) from None
                except CancelledError:
                    raise self._cluster.lost() from None
                yield answer
        self._cluster.notice()

    def close(self) -> None:
        """Forget what is not answered, and let the workers forget the run."""
        client = self._cluster.client
        with suppress(OSError):
            if client.status == "running":
                client.cancel([*self._orders, self._room])
                client.run(lodge.leave, self._run, on_error="ignore")
        self._orders.clear()


def _client(address: str) -> Client:
    """Connect with a scheduler, or say in a ClusterError that there is none."""
    for name in ("distributed", "distributed.client"):
        logging.getLogger(name).setLevel(logging.CRITICAL)  # what goes wrong is said in sentences
    try:
        get_address_host_port(address)
    except ValueError:
        hint = mistake("try-dask-address", known=EXAMPLE)
        raise ClusterError(mistake("dask-address", typed=quoted(address)), hint) from None
    try:
        asyncio.run(asyncio.wait_for(_greet(address), 2 * PATIENCE))
        return Client(address, timeout=PATIENCE, set_as_default=False)
    except NO_SCHEDULER:
        raise ClusterError(mistake("dask-silent", address=address), mistake("try-dask-up")) from None
    except (TypeError, ImportError) as error:
        raise ClusterError(mistake("not-used", reason=str(error))) from None


async def _greet(address: str) -> None:
    """See whether a scheduler answers: without a limit a client waits for ever for what answers in another way."""
    comm = await connect(address, PATIENCE, **Security().get_connection_args("client"))
    await comm.close()
