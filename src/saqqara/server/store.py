"""Keeps everything in a database: one writer thread that groups commits, readers in threads of their own."""

from __future__ import annotations

import asyncio
import queue
import threading
import time
from collections import deque
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

import structlog
from sqlalchemy import Connection, Engine, insert, select, update
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError, SQLAlchemyError

from saqqara.server import growing, schema
from saqqara.server.engines import database_url, open_engine

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from sqlalchemy import PoolProxiedConnection

T = TypeVar("T")
log = structlog.get_logger("saqqara.store")
FILE = "saqqara.sqlite"
MOST = 500  # units in one commit
OUTAGE = 30.0  # seconds for which a database that is gone is waited for
AGAIN = {"40001", "40P01", "53300"}  # two transactions were in each other's way, or too many wanted in
SOON, LATER = 0.05, 1.0  # seconds before it is tried again
NOBODY = (None, None, None)  # the answer that a line does not begin


class NotStored(Exception):  # noqa: N818  the disk's trouble, not a mistake
    """Nothing was stored: the disk is full, read-only or broken."""


class Unfit(NotStored):
    """What was to be stored cannot be, by this database: a sign that it does not know."""


class Conflict(Exception):  # noqa: N818  two wrote the same thing, one was first
    """Somebody else has stored this line or this name before."""


@dataclass(slots=True)
class Lines:
    """One answer and all that follows from it: stored whole or not at all."""

    table: str
    first: int  # number of the first line
    bodies: list[str]
    at: int
    answer: tuple[int, str, int] | None = None  # seat, key, version
    changes: dict[str, Any] = field(default_factory=dict)  # of the table's row
    version: int = 0  # that the table's row had

    @property
    def last(self) -> int:
        """Return the number of the last line."""
        return self.first + len(self.bodies) - 1

    def rows(self) -> list[tuple[Any, ...]]:
        """Return the lines as rows of the schema."""
        first, *more = enumerate(self.bodies, self.first)
        rows = [(self.table, *first, self.at, *(self.answer or NOBODY))]
        return rows + [(self.table, n, body, self.at, *NOBODY) for n, body in more]


@dataclass(frozen=True, slots=True)
class About:
    """What a job is about: others are told that it changed."""

    table: str = ""
    person: str = ""


NOTHING = About()


@dataclass(slots=True)
class _Unit:
    job: Any
    tell: Callable[[Any], None]  # called in the loop with the result, or with why there is none
    loop: asyncio.AbstractEventLoop
    about: About = NOTHING


class Teller(Protocol):
    """Tells other processes, in the transaction that changes it, what will have changed."""

    def __call__(self, connection: Connection, tables: dict[str, int], people: list[str]) -> None:
        """Tell which tables have how many lines now (-1: more has changed than that), and which people changed."""


class Store:
    """The database, its writer and its readers."""

    def __init__(self, engine: Engine, *, waits: bool = False) -> None:
        """Bring the database up to date and start the writer; one that is away may be waited for."""
        self.engine = engine
        self.commits = 0
        self.teller: Teller | None = None  # where others serve the same tables
        self.is_shared = engine.dialect.name == "postgresql"
        self.closed = self._ended = False
        self._troubles = (engine.dialect.loaded_dbapi.Error,)  # what the driver says itself comes as it is
        if waits:
            self._waited_for(lambda: growing.grow(engine))
        else:
            growing.grow(engine)  # before anything else: it may refuse
        self._units: queue.SimpleQueue[_Unit | None] = queue.SimpleQueue()
        self._unfit = (engine.dialect.loaded_dbapi.DataError,)
        # Nothing is written when reading: where the database is far, two words less are sent.
        self._reader = engine.execution_options(isolation_level="AUTOCOMMIT") if self.is_shared else engine
        self._conflicts = (IntegrityError, engine.dialect.loaded_dbapi.IntegrityError)
        spoken: Any = engine.dialect
        if self.is_shared:
            spoken = type(spoken)(paramstyle="format")  # our rows have no names
        self._statement = str(insert(schema.lines).compile(dialect=spoken))
        self._writer = threading.Thread(target=self._write, name="saqqara-writer", daemon=True)
        self._writer.start()

    @staticmethod
    def at(folder: Path) -> Store:
        """Open the store of a data folder."""
        folder.mkdir(parents=True, exist_ok=True)
        return Store(open_engine(f"sqlite:///{folder / FILE}"))

    @staticmethod
    def on(database: str, *, waits: bool = False) -> Store:
        """Open the store in a PostgreSQL database."""
        return Store(open_engine(database_url(database)), waits=waits)

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
        return self._waited(lines)

    def append_then(self, lines: Lines, then: Callable[[Exception | None], None]) -> None:
        """Store lines of a log; `then` is called in the loop when they are committed, or with why they are not."""
        self._put(lines, then)

    def write(self, job: Callable[[Connection], T], about: About = NOTHING) -> asyncio.Future[T]:
        """Run statements in the writer's transaction; done when they are committed."""
        return self._waited(job, about)

    def _waited(self, job: Any, about: About = NOTHING) -> asyncio.Future[Any]:
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._put(job, partial(_settle, future), about)
        return future

    def _put(self, job: Any, tell: Callable[[Any], None], about: About = NOTHING) -> None:
        loop = asyncio.get_running_loop()
        if self.closed:
            loop.call_soon(tell, NotStored("the service is going down"))
        else:
            self._units.put(_Unit(job, tell, loop, about))

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
        """Commit units together; where that fails, one by one, so that only those fail that must."""
        try:
            return self._waited_for(lambda: self._committed(units))
        except (SQLAlchemyError, OSError, *self._troubles) as error:
            if len(units) == 1:
                return [self._failure(error)]
        except (ValueError, Conflict) as error:  # a job's own refusal
            if len(units) == 1:
                return [error]
        return [self._commit([unit])[0] for unit in units]

    def _committed(self, units: list[_Unit]) -> list[Any]:
        if not self.is_shared:
            lines = [unit.job for unit in units if isinstance(unit.job, Lines) and not unit.job.changes]
            if len(lines) == len(units):
                return self._appended(lines)
        with self.engine.begin() as connection:
            if self.is_shared:
                self._hold(connection, units)
            done = self._carry_out(connection, [unit.job for unit in units])
            if self.teller is not None:
                tables = {unit.about.table: -1 for unit in units if unit.about.table}
                lines = [unit.job for unit in units if isinstance(unit.job, Lines)]
                tables |= {job.table: -1 if job.changes else job.last for job in lines}
                people = [unit.about.person for unit in units if unit.about.person]
                if tables or people:
                    self.teller(connection, tables, people)
            return done

    def _appended(self, lines: list[Lines]) -> list[None]:
        """Commit lines, and nothing else, by the driver alone: in play there is little else."""
        with closing(self.engine.raw_connection()) as connection:
            connection.cursor().execute("BEGIN")
            try:
                self._insert(connection, lines)
                connection.commit()
            except BaseException:
                connection.rollback()
                raise
        return [None] * len(lines)

    def _hold(self, connection: Connection, units: list[_Unit]) -> None:
        """Keep other processes off the tables that are written to, in one order; Conflict where they were quicker."""
        expected = {unit.job.table: unit.job.version for unit in units if isinstance(unit.job, Lines)}
        ids = sorted({*expected, *(unit.about.table for unit in units if unit.about.table)})
        if not ids:
            return
        tables = schema.tables
        query = select(tables.c.id, tables.c.version).where(tables.c.id.in_(ids)).order_by(tables.c.id)
        for table, version in connection.execute(query.with_for_update(key_share=True)):
            if expected.get(table, version) != version:
                raise Conflict(f"table {table} has changed")

    def _carry_out(self, connection: Connection, jobs: list[Any]) -> list[Any]:
        """Run all jobs; lines of many tables go in with one statement."""
        lines = [job for job in jobs if isinstance(job, Lines)]
        self._insert(connection.connection, lines)
        for job in lines:
            if job.changes:
                values = {**job.changes, "version": job.version + 1}
                connection.execute(update(schema.tables).where(schema.tables.c.id == job.table).values(values))
        return [None if isinstance(job, Lines) else job(connection) for job in jobs]

    def insert(self, connection: Connection, lines: Lines) -> None:
        """Insert lines in somebody's transaction."""
        self._insert(connection.connection, [lines])

    def _insert(self, connection: PoolProxiedConnection, lines: list[Lines]) -> None:
        """Insert lines by the driver itself: to prepare a statement takes longer than to carry it out."""
        if lines:
            cursor = connection.cursor()
            cursor.executemany(self._statement, [row for job in lines for row in job.rows()])
            cursor.close()

    # -- Reading ------------------------------------------------------------------------------------------------------

    async def read(self, job: Callable[[Connection], T]) -> T:
        """Run queries in a thread, on a connection of their own."""
        return await asyncio.to_thread(self.read_now, job)

    def read_now(self, job: Callable[[Connection], T]) -> T:
        """Run queries here."""
        return self._now(job, self._reader.connect)

    async def change(self, job: Callable[[Connection], T]) -> T:
        """Run statements in a transaction of their own, beside the writer's: nothing of a game's log."""
        return await asyncio.to_thread(self._now, job, self.engine.begin)

    def _now(self, job: Callable[[Connection], T], opened: Callable[[], Any]) -> T:
        def run() -> T:
            with opened() as connection:
                return job(connection)

        try:
            return self._waited_for(run)
        except (SQLAlchemyError, OSError, *self._troubles) as error:
            raise self._failure(error) from error

    def _waited_for(self, run: Callable[[], T]) -> T:
        """Run something again while the database is away; what it did may have been stored before that was noticed."""
        end, wait = time.monotonic() + OUTAGE, SOON
        while True:
            try:
                return run()
            except (OperationalError, DBAPIError, *self._troubles) as error:
                if not self._is_away(error) or self._ended or time.monotonic() > end:
                    raise
                log.warning("the database is away", reason=type(error).__name__)
            time.sleep(wait)
            wait = min(2 * wait, LATER)

    def _is_away(self, error: Exception) -> bool:
        """Say whether the database may be back before long: it could not be reached, was gone, or goes down."""
        if not self.is_shared:
            return False
        cause = getattr(error, "orig", None) or error
        state = getattr(cause, "sqlstate", None)
        if state is None:
            return isinstance(cause, self.engine.dialect.loaded_dbapi.OperationalError)
        return state[:2] in {"08", "57"} or state in AGAIN

    def _failure(self, error: Exception) -> Exception:
        reason = str(getattr(error, "orig", None) or error)
        if isinstance(error, self._conflicts):
            return Conflict(reason)
        if self.is_shared and isinstance(getattr(error, "orig", None) or error, self._unfit):
            return Unfit(reason)
        log.error("not stored", reason=reason)
        return NotStored(reason)


def _tell(units: list[_Unit], results: list[Any]) -> None:
    """Hand results back to the loops that wait for them, one call a loop."""
    for loop in {unit.loop for unit in units}:
        mine = deque((unit.tell, result) for unit, result in zip(units, results, strict=True) if unit.loop is loop)
        try:
            loop.call_soon_threadsafe(_tell_here, mine)
        except RuntimeError:
            log.warning("nobody waits any more", units=len(mine))  # the loop was closed


def _tell_here(mine: deque[tuple[Callable[[Any], None], Any]]) -> None:
    """Tell results one by one; where a mistake of ours stops that, the others hear nevertheless."""
    try:
        while mine:
            tell, result = mine.popleft()
            tell(result)
    finally:
        if mine:
            asyncio.get_running_loop().call_soon(_tell_here, mine)


def _settle(future: asyncio.Future[Any], result: Any) -> None:
    if future.done():
        return
    if isinstance(result, Exception):
        future.set_exception(result)
    else:
        future.set_result(result)
