"""Opens a game in the terminal, new or saved."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.text import Text

from saqqara.core.log import LogError
from saqqara.core.match import Match
from saqqara.core.words import Words
from saqqara.terminal import saving
from saqqara.terminal.screen import BAD, standard_console
from saqqara.terminal.table import Table

if TYPE_CHECKING:
    from collections.abc import Callable

    from rich.console import Console

    from saqqara.core.game import Setup

WRONG: Final = 2


def run(  # noqa: PLR0913  what the command line says
    setup: Setup,
    bots: list[str],
    seed: int,
    *,
    save_to: Path | None = None,
    resume: Path | None = None,
    language: str = "en",
    console: Console | None = None,
    read: Callable[[str], str] | None = None,
) -> int:
    """Play a game and return the exit code: 0, 130 after Ctrl-C, 2 when it cannot begin.

    The bots take the last seats. A resumed file brings its own set-up, seed and players; bots that are given
    replace its own.
    """
    console = console or standard_console()
    try:
        saved = _opened(setup, bots, seed, resume)
        table = Table(saved, save_to or resume, Words(language, saved.match.setup.game), language, console, read)
    except (ValueError, OSError) as error:
        console.print(Text(_reason(error, resume), BAD))
        return WRONG
    return table.run()


def _opened(setup: Setup, bots: list[str], seed: int, resume: Path | None) -> saving.Saved:
    """Open a new game or a saved one, everybody seated."""
    saved = saving.read(resume) if resume else saving.Saved(Match(setup), None, None, None)
    count = saved.match.setup.seats
    if len(bots) > count:
        msg = f"{len(bots)} computer players for {count} seats: {', '.join(bots)}"
        raise ValueError(msg)
    players = saved.players if saved.players and not bots else [*[saving.PERSON] * (count - len(bots)), *bots]
    return saving.Saved(saved.match, seed if saved.seed is None else saved.seed, players, saved.cut)


def _reason(error: ValueError | OSError, file: Path | None) -> str:
    if isinstance(error, LogError):
        return f"{file}, line {error.line}: {error.reason}"
    if isinstance(error, OSError):
        return f"{error.filename or file}: {error.strerror or error}"
    return f"{file}: {error}" if isinstance(error, UnicodeDecodeError) else f"{error}"
