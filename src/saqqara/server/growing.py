"""Brings the store to what this version knows, and says so when it is of a newer one."""

from __future__ import annotations

from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from saqqara.server.engines import open_engine

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sqlalchemy import Connection, Engine

HERE = Path(__file__).parent / "migrations"


class NewerData(ValueError):  # noqa: N818  what is wrong is the version of the program
    """The data was written by a newer version than this one."""


def _config(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(HERE).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def newest() -> str:
    """Return the revision that this version writes."""
    config = Config()
    config.set_main_option("script_location", str(HERE).replace("%", "%%"))
    return str(ScriptDirectory.from_config(config).get_current_head())


def revision(connection: Connection) -> str | None:
    """Return the revision of a store, None of an empty one."""
    return MigrationContext.configure(connection).get_current_revision()


@contextmanager
def _unchecked(engine: Engine) -> Iterator[Connection]:
    """Open a transaction of its own, in which a table may be made anew."""
    twin = open_engine(engine.url.render_as_string(hide_password=False), checked=False)
    try:
        with twin.begin() as connection:
            yield connection
    finally:
        twin.dispose()


def grow(engine: Engine, target: str = "head") -> None:
    """Go up to a revision; one that is not known here is data of a newer version."""
    with _unchecked(engine) as connection:
        config = _config(connection)
        here = revision(connection)
        known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
        if here is not None and here not in known:
            raise NewerData(f"the data was written by a newer version (revision {here}); update to use it")
        command.upgrade(config, target)


def shrink(engine: Engine, target: str) -> None:
    """Go down to a revision; "base" is an empty store."""
    with _unchecked(engine) as connection:
        command.downgrade(_config(connection), target)
