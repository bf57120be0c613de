"""The constants of the search and the levels of each game, from `ai/levels.toml` in the game's folder.

A table for each of uct, search, network, analyst and level1 to level8. A level and the analyst say by `kind` whose
constants they start from; `network` is the search with the game's network, or plain search where none fits. A value is
one for all, or a table by the number of seats: `simulations = { 2 = 400, 4 = 300 }`.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from saqqara.core.game import Game

FILE = "levels.toml"
KINDS = ("uct", "search", "network")
LEVELS = tuple(f"level{number}" for number in range(1, 9))
DEFAULT = "level2"  # for who says nothing: weak
BASE: dict[str, dict[str, Any]] = {"uct": {"advice": False, "rolls": True}, "search": {}, "network": {}}


@cache
def settings(game: Game) -> dict[str, dict[str, Any]]:
    """Read the file of a game; a game without one has the house's."""
    places = [files(game.folder) / "ai" / FILE] if game.folder else []
    places.append(files("saqqara.ai") / FILE)
    place = next(place for place in places if place.is_file())
    return tomllib.loads(place.read_text(encoding="utf-8"))


def kind_of(game: Game, name: str, seats: int) -> str:
    """Return whose constants a style starts from."""
    kind = str(entry(game, name, seats).get("kind", name))
    if kind not in KINDS:
        msg = f"{game.name}: {name} has kind {kind!r}, there are {', '.join(KINDS)}"
        raise ValueError(msg)
    return kind


def constants(game: Game, name: str, seats: int, *, network: bool = False) -> dict[str, Any]:
    """Return what a style is made with, for one number of seats; `kind` and `player` are left out.

    With a network the constants are those of `network`, whatever the kind; without one those of `search` stand in.
    """
    chosen = entry(game, name, seats)
    kind = kind_of(game, name, seats)
    chosen.pop("kind", None)
    chosen.pop("player", None)
    if network:
        own = {} if name in KINDS else chosen
        return BASE["search"] | entry(game, "search", seats) | {"eager": False} | entry(game, "network", seats) | own
    if kind == "network":
        kind = "search"
    start = entry(game, kind, seats) if kind != name else {}
    return BASE[kind] | start | chosen


def entry(game: Game, name: str, seats: int) -> dict[str, Any]:
    """Return a table of the file for one number of seats."""
    table = settings(game).get(name, {})
    chosen = {key: value.get(str(seats)) if isinstance(value, dict) else value for key, value in table.items()}
    return {key: value for key, value in chosen.items() if value is not None}
