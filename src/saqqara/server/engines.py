"""Opens databases; what only SQLite or only PostgreSQL needs when it is opened is here."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError

from saqqara.core.said import mistake, quoted

PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000")
CHECKED = "foreign_keys=ON"
POOL = 8  # connections of a process that stay open
DRIVER = "postgresql+psycopg"
ALIVE = {  # a line that is dead is noticed after some ten seconds
    "connect_timeout": 10,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
}


def database_url(text: str) -> URL:
    """Read the address of a PostgreSQL database; ValueError says what is wrong with it."""
    try:
        url = make_url(text)
    except ArgumentError:
        raise ValueError(mistake("database-address")) from None
    if url.drivername not in {"postgresql", "postgres", DRIVER}:
        raise ValueError(mistake("database-kind", typed=quoted(url.drivername)))
    if find_spec("psycopg") is None:
        raise ValueError(mistake("database-package"))
    return url.set(drivername=DRIVER)


def open_engine(url: str | URL, *, checked: bool = True) -> Engine:
    """Open a database; SQLite gets its pragmas and honest transactions.

    Steps that make a table anew need an engine that does not check what refers to it meanwhile.
    """
    url = make_url(url)
    if url.drivername == DRIVER:
        return create_engine(url, connect_args=ALIVE, pool_size=POOL, max_overflow=POOL)
    engine = create_engine(url, pool_use_lifo=True)
    if engine.dialect.name == "sqlite":
        pragmas = (*PRAGMAS, CHECKED) if checked else PRAGMAS
        event.listen(engine, "connect", lambda connection, _record: _prepare(connection, pragmas))
        event.listen(engine, "begin", _begin)
    return engine


def _prepare(connection: Any, pragmas: tuple[str, ...]) -> None:
    connection.isolation_level = None  # the driver's own transactions leave out changes of the schema
    for pragma in pragmas:
        connection.execute(f"PRAGMA {pragma}")


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")
