"""Brings the store to what this version knows, and says so when it is of a newer one."""

from __future__ import annotations

from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import inspect, text

from saqqara.core.said import mistake
from saqqara.server.engines import open_engine

if TYPE_CHECKING:
    from collections.abc import Iterator

    from alembic.config import Config
    from sqlalchemy import Connection, Engine

HERE = Path(__file__).parent / "migrations"
STEPS = 0x53617171  # the number of the lock under which steps are taken
REVISIONS = "alembic_version"  # the table in which a store says what it is


class NewerData(ValueError):  # noqa: N818  what is wrong is the version of the program
    """The data was written by a newer version than this one."""


def _config(connection: Connection) -> Config:
    from alembic.config import Config  # noqa: PLC0415  a store that is up to date needs no steps, and starts sooner

    config = Config()
    config.set_main_option("script_location", str(HERE).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def known() -> list[str]:
    """List the revisions that this version has steps for, the newest last."""
    return sorted(path.name.partition("_")[0] for path in (HERE / "versions").glob("[0-9]*.py"))


def revision(connection: Connection) -> str | None:
    """Return the revision of a store, None of an empty one."""
    if not inspect(connection).has_table(REVISIONS):
        return None
    found: str | None = connection.scalar(text(f"SELECT version_num FROM {REVISIONS}"))  # noqa: S608  our own name
    return found


@contextmanager
def _unchecked(engine: Engine) -> Iterator[Connection]:
    """Open a transaction of its own, in which a table may be made anew."""
    twin = open_engine(engine.url, checked=False)
    try:
        with twin.begin() as connection:
            yield connection
    finally:
        twin.dispose()


def grow(engine: Engine, target: str = "head") -> None:
    """Go up to a revision; one that is not known here is data of a newer version."""
    with engine.connect() as connection:
        here = revision(connection)
    if here is not None and here not in known():
        raise NewerData(mistake("data-newer", revision=str(here)))
    if here == known()[-1]:
        return
    from alembic import command  # noqa: PLC0415  as above

    with _unchecked(engine) as connection:
        _wait_for_others(connection)
        command.upgrade(_config(connection), target)


def _wait_for_others(connection: Connection) -> None:
    """Let one process after the other take its steps: the second finds that there is nothing left to do."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": STEPS})


def shrink(engine: Engine, target: str) -> None:
    """Go down to a revision; "base" is an empty store."""
    from alembic import command  # noqa: PLC0415  as above

    with _unchecked(engine) as connection:
        command.downgrade(_config(connection), target)
