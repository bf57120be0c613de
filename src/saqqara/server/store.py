"""Keeps everything in a database: one writer thread that groups commits, readers in threads of their own."""

from __future__ import annotations

import asyncio
import queue
import threading
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeVar

import structlog
from sqlalchemy import Connection, Engine, Table, insert, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from saqqara.server import growing, schema
from saqqara.server.engines import open_engine

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

T = TypeVar("T")
log = structlog.get_logger("saqqara.store")
FILE = "saqqara.sqlite"
MOST = 500  # units in one commit
OFTEN = (schema.lines, schema.answers)  # what is written with every answer


class NotStored(Exception):  # noqa: N818  the disk's trouble, not a mistake
    """Nothing was stored: the disk is full, read-only or broken."""


class Conflict(Exception):  # noqa: N818  two wrote the same thing, one was first
    """Somebody else has stored this line, this key or this name before."""


@dataclass(slots=True)
class Lines:
    """One answer and all that follows from it: stored whole or not at all."""

    table: str
    first: int  # number of the first line
    bodies: list[str]
    at: int
    answer: tuple[int, str, int] | None = None  # seat, key, version
    changes: dict[str, Any] = field(default_factory=dict)  # of the table's row

    def rows(self) -> list[tuple[Any, ...]]:
        """Return the lines as rows of the schema."""
        return [(self.table, n, body, self.at) for n, body in enumerate(self.bodies, self.first)]


@dataclass(slots=True)
class _Unit:
    job: Any
    future: asyncio.Future[Any]
    loop: asyncio.AbstractEventLoop


class Store:
    """The database, its writer and its readers."""

    def __init__(self, engine: Engine) -> None:
        """Bring the database up to date and start the writer."""
        self.engine = engine
        growing.grow(engine)  # before anything else: it may refuse
        self.commits = 0
        self.closed = self._ended = False
        self._units: queue.SimpleQueue[_Unit | None] = queue.SimpleQueue()
        self._troubles = (engine.dialect.loaded_dbapi.Error,)  # what the driver says itself comes as it is
        self._conflicts = (IntegrityError, engine.dialect.loaded_dbapi.IntegrityError)
        self._inserts = {table: str(insert(table).compile(dialect=engine.dialect)) for table in OFTEN}
        self._writer = threading.Thread(target=self._write, name="saqqara-writer", daemon=True)
        self._writer.start()

    @staticmethod
    def at(folder: Path) -> Store:
        """Open the store of a data folder."""
        folder.mkdir(parents=True, exist_ok=True)
        return Store(open_engine(f"sqlite:///{folder / FILE}"))

    def close(self) -> None:
        """Write what is waiting, then stop."""
        if not self._ended:
            self._ended = self.closed = True
            self._units.put(None)
            self._writer.join()
            self.engine.dispose()

    # -- Writing ------------------------------------------------------------------------------------------------------

    def append(self, lines: Lines) -> asyncio.Future[None]:
        """Store lines of a log; done when they are committed."""
        return self._put(lines)

    def write(self, job: Callable[[Connection], T]) -> asyncio.Future[T]:
        """Run statements in the writer's transaction; done when they are committed."""
        return self._put(job)

    def _put(self, job: Any) -> asyncio.Future[Any]:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Any] = loop.create_future()
        if self.closed:
            future.set_exception(NotStored("the service is going down"))
        else:
            self._units.put(_Unit(job, future, loop))
        return future

    def _write(self) -> None:
        """Take all that waits, commit it at once, then tell everybody; whoever waits hears, also when this fails."""
        units: list[_Unit] = []
        last = False
        try:
            while not last:
                units, last = self._waiting()
                if units:
                    _tell(units, self._commit(units))
                    self.commits += 1
                    units = []
        finally:
            self.closed = True
            while not self._units.empty():
                units += [unit] if (unit := self._units.get()) else []
            _tell(units, [NotStored("the writer has stopped")] * len(units))

    def _waiting(self) -> tuple[list[_Unit], bool]:
        units: list[_Unit] = []
        unit = self._units.get()
        while unit is not None:
            units.append(unit)
            if len(units) >= MOST or self._units.empty():
                return units, False
            unit = self._units.get()
        return units, True

    def _commit(self, units: list[_Unit]) -> list[Any]:
        try:
            with self.engine.begin() as connection:
                return self._carry_out(connection, [unit.job for unit in units])
        except (SQLAlchemyError, OSError, *self._troubles) as error:
            if len(units) == 1:
                return [self._failure(error)]
        except ValueError as error:  # a job's own refusal
            if len(units) == 1:
                return [error]
        return [self._commit([unit])[0] for unit in units]

    def _carry_out(self, connection: Connection, jobs: list[Any]) -> list[Any]:
        """Run all jobs; lines of many tables go in with one statement."""
        lines = [job for job in jobs if isinstance(job, Lines)]
        if lines:
            self.insert(connection, schema.lines, [row for job in lines for row in job.rows()])
            self.insert(connection, schema.answers, [(job.table, *job.answer) for job in lines if job.answer])
        for job in lines:
            if job.changes:
                connection.execute(update(schema.tables).where(schema.tables.c.id == job.table).values(job.changes))
        return [None if isinstance(job, Lines) else job(connection) for job in jobs]

    def insert(self, connection: Connection, table: Table, rows: list[tuple[Any, ...]]) -> None:
        """Insert whole rows by the driver itself: to prepare a statement takes longer than to carry it out."""
        if rows:
            cursor = connection.connection.cursor()
            cursor.executemany(self._inserts[table], rows)
            cursor.close()

    # -- Reading ------------------------------------------------------------------------------------------------------

    async def read(self, job: Callable[[Connection], T]) -> T:
        """Run queries in a thread, on a connection of their own."""
        return await asyncio.to_thread(self.read_now, job)

    def read_now(self, job: Callable[[Connection], T]) -> T:
        """Run queries here."""
        try:
            with self.engine.connect() as connection:
                return job(connection)
        except (SQLAlchemyError, OSError, *self._troubles) as error:
            raise self._failure(error) from error

    def _failure(self, error: Exception) -> Exception:
        reason = str(getattr(error, "orig", None) or error)
        if isinstance(error, self._conflicts):
            return Conflict(reason)
        log.error("not stored", reason=reason)
        return NotStored(reason)


def _tell(units: list[_Unit], results: list[Any]) -> None:
    """Hand results back to the loops that wait for them, one call a loop."""
    loops = {unit.loop for unit in units}
    for loop in loops:
        mine = [(unit.future, result) for unit, result in zip(units, results, strict=True) if unit.loop is loop]
        try:
            loop.call_soon_threadsafe(_resolve, mine)
        except RuntimeError:
            log.warning("nobody waits any more", units=len(mine))  # the loop was closed


def _resolve(mine: list[tuple[asyncio.Future[Any], Any]]) -> None:
    for future, result in mine:
        if future.done():
            continue
        if isinstance(result, Exception):
            future.set_exception(result)
        else:
            future.set_result(result)
