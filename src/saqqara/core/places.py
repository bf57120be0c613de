"""Folders of the user's, and notes that are said once."""

from __future__ import annotations

import contextlib
import os
import sys
import tempfile
import time
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from saqqara.core.said import in_language, spoken

if TYPE_CHECKING:
    from collections.abc import Iterator

APP = "saqqara"


def cache_folder() -> Path:
    """Return where things may be kept that can be made again."""
    chosen = os.environ.get("SAQQARA_CACHE")
    if chosen:
        return Path(chosen)
    from platformdirs import user_cache_path  # noqa: PLC0415  only when needed: `saqqara games` starts without it

    return _usable(user_cache_path(APP, appauthor=False))


def data_folder() -> Path:
    """Return where the user's own things are kept: saved games, typed-in components."""
    chosen = os.environ.get("SAQQARA_DATA")
    if chosen:
        return Path(chosen)
    from platformdirs import user_data_path  # noqa: PLC0415

    return _usable(user_data_path(APP, appauthor=False))


def _usable(path: Path) -> Path:
    """Put a path that hangs on a home that does not exist under the temporary folder."""
    return path if path.is_absolute() and "~" not in path.parts else Path(tempfile.gettempdir()) / APP


def write_whole(path: Path, data: bytes) -> None:
    """Write a file so that nobody ever sees half of it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, unfinished = tempfile.mkstemp(dir=path.parent, prefix=path.name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
        Path(unfinished).replace(path)
    except OSError:
        with contextlib.suppress(OSError):
            Path(unfinished).unlink()
        raise


@contextlib.contextmanager
def lock_file(path: Path, seconds: float) -> Iterator[None]:
    """Hold a file alone among processes, waiting so long for another that holds it; it ends with the process."""
    import fcntl  # noqa: PLC0415  not everywhere

    with path.open("ab") as file:
        end = time.monotonic() + seconds
        while True:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
                break
            except BlockingIOError:
                if time.monotonic() > end:
                    raise
                time.sleep(0.05)
        yield


def note_progress(text: str, *, last: bool = False) -> None:
    """Show how far long work is, in one line of a terminal that is wiped at the end; elsewhere nothing."""
    if sys.stderr.isatty():
        said = "" if last else in_language(text, spoken())
        print(f"\r{said:60}", end="\r" if last else "", file=sys.stderr, flush=True)  # noqa: T201


@cache
def note(text: str) -> None:
    """Say something once on standard error."""
    print(in_language(text, spoken()), file=sys.stderr)  # noqa: T201  the one place outside the command line that speaks
