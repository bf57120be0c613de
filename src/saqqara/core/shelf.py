"""Finds the games: a folder is a game."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

import saqqara.games
from saqqara.core.game import Game, nearest, offer
from saqqara.core.said import mistake, quoted


@cache
def names() -> tuple[str, ...]:
    """List the folders on the shelf."""
    return tuple(sorted(module.name for module in iter_modules(saqqara.games.__path__) if module.ispkg))


@cache
def game(name: str) -> Game:
    """Take a game off the shelf by its name."""
    if name not in names():
        raise ValueError(mistake("no-game", typed=quoted(name), offer=offer(nearest(name, names()), names())))
    found = import_module(f"saqqara.games.{name}").GAME
    if not isinstance(found, Game):
        msg = f"saqqara.games.{name}.GAME is no Game"
        raise TypeError(msg)
    return found
