"""Opens databases; what only SQLite needs is here and nowhere else."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event

PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000")
CHECKED = "foreign_keys=ON"


def open_engine(url: str, *, checked: bool = True) -> Engine:
    """Open a database; SQLite gets its pragmas and honest transactions.

    Steps that make a table anew need an engine that does not check what refers to it meanwhile.
    """
    engine = create_engine(url)
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
