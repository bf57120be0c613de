"""Everything in one file: written while the service runs, put back while it does not."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from saqqara.core.said import mistake, told
from saqqara.server import growing
from saqqara.server.engines import open_engine
from saqqara.server.serve import Running
from saqqara.server.store import FILE


class CannotSave(ValueError):  # noqa: N818  a person's mistake
    """Why a backup cannot be written or put back, where, and what to do."""

    def __init__(self, text: str, where: Path | str, hint: str = "") -> None:
        super().__init__(text)
        self.where, self.hint = str(where), hint


def backup(data: Path, file: Path) -> int:
    """Write the store of a data folder to a file, whole or not at all; return its size."""
    if not (data / FILE).is_file():
        raise CannotSave(mistake("no-data"), data, mistake("try-name-data"))
    if file.exists():
        raise CannotSave(mistake("there-already"), file, mistake("try-name-file"))
    unfinished = file.with_name(f"{file.name}.unfinished")
    try:
        with closing(_read_only(data / FILE)) as source, closing(sqlite3.connect(unfinished)) as target:
            source.backup(target)
        unfinished.replace(file)
    except (sqlite3.Error, OSError) as error:
        unfinished.unlink(missing_ok=True)
        raise CannotSave(mistake("file-not-written", reason=str(error)), file) from None
    return file.stat().st_size


def _read_only(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)


def check(file: Path) -> None:
    """Say what keeps a file from being put back."""
    if not file.is_file():
        raise CannotSave(mistake("no-file"), file)
    try:
        with closing(_read_only(file)) as source:
            whole = source.execute("PRAGMA integrity_check").fetchone()[0]
            row = source.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.Error:
        raise CannotSave(mistake("no-backup"), file, mistake("try-backup")) from None
    if whole != "ok" or row is None:
        raise CannotSave(mistake("backup-damaged"), file, mistake("try-another-backup"))


def restore(file: Path, data: Path, *, force: bool = False) -> Path | None:
    """Put a backup in place of the data; return where the old data is kept, if there was some."""
    check(file)
    running = Running(data)
    try:
        if not running.mine:
            raise CannotSave(mistake("data-running"), data, mistake("try-stop"))
        return _put(file, data, force=force)
    finally:
        running.release()


def _put(file: Path, data: Path, *, force: bool) -> Path | None:
    target, kept = data / FILE, None
    if target.exists():
        if not force:
            raise CannotSave(mistake("data-there"), data, mistake("try-force-data"))
        kept = target.with_name(f"{FILE}.before-{os.getpid()}")
    fresh = data / f"{FILE}.restored"
    with closing(_read_only(file)) as source, closing(sqlite3.connect(fresh)) as copy:
        source.backup(copy)
    bring_up(fresh)
    if kept is not None:
        with closing(sqlite3.connect(target)) as old:
            old.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        target.replace(kept)
        for rest in ("-wal", "-shm"):
            Path(f"{target}{rest}").unlink(missing_ok=True)
    fresh.replace(target)
    return kept


def bring_up(fresh: Path) -> None:
    """Bring a backup up to date before anything is replaced."""
    engine = open_engine(f"sqlite:///{fresh}")
    try:
        growing.grow(engine)
    except growing.NewerData as error:
        raise CannotSave(told(error), fresh) from None
    finally:
        engine.dispose()
    with closing(sqlite3.connect(fresh)) as database:
        database.execute("PRAGMA journal_mode=DELETE")
