"""Everything from one database to another: a backup is a file whatever it was made of, and can be put back anywhere."""

from __future__ import annotations

import os
import shutil
import sqlite3
import tempfile
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import delete, insert, select
from sqlalchemy.exc import SQLAlchemyError

from saqqara.core.said import mistake, told
from saqqara.server import growing, schema, sharing
from saqqara.server.engines import database_url, open_engine
from saqqara.server.saving import CannotSave, bring_up, check

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sqlalchemy import Connection, Engine

KEPT = [
    table
    for table in schema.metadata.sorted_tables
    if table not in {schema.processes, schema.presence, schema.leases}  # of what runs
]
AT_ONCE = 1000  # rows
HERE = "--database"


def copy(source: Connection, target: Connection) -> None:
    """Copy everything that is kept, in an order in which nothing refers to what is not there yet."""
    for table in KEPT:
        rows = source.execution_options(yield_per=AT_ONCE).execute(select(table)).mappings()
        for some in rows.partitions():
            target.execute(insert(table), [dict(row) for row in some])


@contextmanager
def _opened(database: str) -> Iterator[Engine]:
    engine = open_engine(database_url(database))
    try:
        yield engine
    except growing.NewerData as error:
        raise CannotSave(told(error), HERE) from None
    except SQLAlchemyError as error:
        reason = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise CannotSave(mistake("not-used", reason=reason), HERE, mistake("try-up")) from None
    finally:
        engine.dispose()


def backup(database: str, file: Path) -> int:
    """Write a PostgreSQL database to a file, whole or not at all, as it is at one moment; return its size."""
    if file.exists():
        raise CannotSave(mistake("there-already"), file, mistake("try-name-file"))
    unfinished = file.with_name(f"{file.name}.unfinished")
    try:
        with _opened(database) as engine:
            _write(engine, unfinished)
        unfinished.replace(file)
    except OSError as error:
        raise CannotSave(mistake("file-not-written", reason=str(error)), file) from None
    finally:
        for rest in ("", "-wal", "-shm"):
            Path(f"{unfinished}{rest}").unlink(missing_ok=True)
    return file.stat().st_size


def _write(engine: Engine, file: Path) -> None:
    twin = open_engine(f"sqlite:///{file}")
    try:
        growing.grow(twin)
        with engine.connect().execution_options(isolation_level="REPEATABLE READ") as source:
            if growing.revision(source) != growing.known()[-1]:
                raise CannotSave(mistake("data-other-version"), HERE, mistake("try-start-once"))
            with twin.begin() as target:
                copy(source, target)
    finally:
        twin.dispose()
    with closing(sqlite3.connect(file)) as made:
        made.execute("PRAGMA journal_mode=DELETE")


def restore(file: Path, database: str, *, force: bool = False) -> Path | None:
    """Put a backup into a PostgreSQL database; return the backup of what was there, if there was something."""
    check(file)
    with tempfile.TemporaryDirectory() as folder, _opened(database) as engine:
        fresh = Path(folder) / "fresh"
        shutil.copyfile(file, fresh)
        bring_up(fresh)
        growing.grow(engine)
        kept = _keep(engine, database, file, force=force)
        twin = open_engine(f"sqlite:///{fresh}")
        try:
            with twin.connect() as source, engine.begin() as target:
                for table in reversed(schema.metadata.sorted_tables):
                    target.execute(delete(table))
                copy(source, target)
        finally:
            twin.dispose()
    return kept


def _keep(engine: Engine, database: str, file: Path, *, force: bool) -> Path | None:
    """Say what keeps a database from being written to; write what it holds to a file before that is replaced."""
    with engine.connect() as connection:
        if sharing.living(connection):
            raise CannotSave(mistake("data-running"), HERE, mistake("try-stop"))
        empty = connection.execute(select(schema.people.c.id).limit(1)).first() is None
    if empty:
        return None
    if not force:
        raise CannotSave(mistake("data-there"), HERE, mistake("try-force-database"))
    kept = file.with_name(f"{file.name}.before-{os.getpid()}")
    backup(database, kept)
    return kept
