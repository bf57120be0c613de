"""Opens a game in the terminal, new or saved."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from saqqara.core.match import Match
from saqqara.core.words import Words
from saqqara.terminal import saving
from saqqara.terminal.screen import standard_console
from saqqara.terminal.table import Table

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from rich.console import Console

    from saqqara.core.game import Setup


def run(  # noqa: PLR0913  what the command line says
    setup: Setup,
    bots: list[str],
    seed: int,
    *,
    save_to: Path | None = None,
    resume: Path | None = None,
    chosen: Mapping[str, str] | None = None,
    language: str = "en",
    console: Console | None = None,
    read: Callable[[str], str] | None = None,
) -> int:
    """Play a game and return the exit code: 0, or 130 after Ctrl-C; a ValueError says why it cannot begin.

    The bots take the last seats. A resumed file brings its own set-up and, where it was saved in the terminal,
    its own seed and players; `chosen` may name other files for it.
    """
    saved = saving.read(resume, chosen) if resume else saving.Saved(Match(setup), None, None, None)
    seats = saved.match.setup.seats
    if len(bots) > seats:
        msg = f"{len(bots)} computer players for {seats} seats: {', '.join(bots)}"
        raise ValueError(msg)
    players = saved.players or [*[saving.PERSON] * (seats - len(bots)), *bots]
    seated = replace(saved, seed=seed if saved.seed is None else saved.seed, players=players)
    words = Words(language, saved.match.setup.game)
    return Table(seated, save_to or resume, words, console or standard_console(), read).run()
