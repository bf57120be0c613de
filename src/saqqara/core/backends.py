"""The best back end that this machine has, and compiling ahead of need."""

from __future__ import annotations

import os
import threading
from importlib import import_module
from typing import TYPE_CHECKING

from saqqara.core.game import Setup
from saqqara.core.kernel import PLAY, Deal, Kernel, Random, Text, load, load_text
from saqqara.core.places import note
from saqqara.core.said import Said

if TYPE_CHECKING:
    from collections.abc import Callable

    from saqqara.core.game import Game

ROOM = 512


def best(
    game: Game,
    progress: Callable[[str], None] = note,
    texts: tuple[str, ...] = PLAY,
    warm_up: Callable[[Kernel], None] | None = None,
) -> Kernel:
    """Load a game compiled, or plain where that is impossible, or asked for by SAQQARA_BACKEND=plain; says so once.

    Other texts than those of play come with a `warm_up` that calls what loops use.
    """
    if _plain_is_asked_for():
        return load(game, "plain", texts)
    try:
        kernel = load(game, "compiled", texts)
    except ImportError as error:
        _note_no_compiler(error)
        return load(game, "plain", texts)
    compiled = import_module("saqqara.core.compiled")
    if not compiled.is_ready(kernel.rules):
        progress(Said("note-compiling", game=game.name))
    (warm_up or warm)(kernel)
    compiled.mark_ready(kernel.rules)
    return kernel


def best_text(game: str, modules: tuple[str, ...]) -> Text:
    """Load a text of numbers alone compiled, or plain where that is impossible or asked for."""
    if _plain_is_asked_for():
        return load_text(game, modules, "plain")
    try:
        return load_text(game, modules, "compiled")
    except ImportError as error:
        _note_no_compiler(error)
        return load_text(game, modules, "plain")


def _plain_is_asked_for() -> bool:
    return os.environ.get("SAQQARA_BACKEND") == "plain"


def _note_no_compiler(error: ImportError) -> None:
    note(Said("note-no-compiler", reason=str(error)))


def warm(kernel: Kernel) -> None:
    """Call every entry point that loops use once, so that it is compiled or comes from the cache."""
    game, rules = kernel.game, kernel.rules
    comps = kernel.components(game.fill(Setup.of(game, game.seats[0])))
    states, randoms, deals = kernel.states(3), kernel.records(Random, 1), kernel.records(Deal, 1)
    out, weights, made, bots = kernel.ints(ROOM), kernel.ints(ROOM), kernel.ints(ROOM), kernel.ints(4)
    trace, points, won, moves = kernel.ints(2 * game.bound), kernel.ints(4), kernel.ints(1), kernel.ints(1)
    bots[0] = 1
    rules.play_games(
        states, comps, 0, game.seats[0], bots, randoms, deals, out, weights, made, trace, 1, 0, 1, points, won, moves
    )


def warm_in_background(game: Game) -> threading.Thread:
    """Compile a game while people already play it on the plain back end."""
    thread = threading.Thread(target=best, args=(game,), daemon=True)
    thread.start()
    return thread
