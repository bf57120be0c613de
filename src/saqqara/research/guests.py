"""Players from elsewhere that take a seat by their name; what they need is imported when one of them does."""

from __future__ import annotations

import re
from importlib import import_module
from typing import TYPE_CHECKING

from saqqara.core.game import nearest, offer
from saqqara.core.said import mistake, quoted

if TYPE_CHECKING:
    from saqqara.ai.sight import Player
    from saqqara.core.game import Game

SEARCHES = ("mcts", "ismcts")
USUAL = "1000"  # simulations
LEAST = 2  # with one, OpenSpiel's searches have tried nothing


def openspiel(wish: str, seed: int, _game: Game | None = None) -> Player:
    """Make a search of OpenSpiel: `mcts:1000` or `ismcts:1000`; a ValueError says what there is."""
    search, _, budget = wish.partition(":")
    if search not in SEARCHES:
        known = [f"openspiel:{name}" for name in SEARCHES]
        other = offer(nearest(f"openspiel:{search}", known), known)
        raise ValueError(mistake("no-player", typed=quoted(f"openspiel:{wish}"), offer=other))
    if not re.fullmatch("[0-9]{1,9}", budget or USUAL) or int(budget or USUAL) < LEAST:
        name = f"openspiel:{search}"
        raise ValueError(mistake("guest-budget", typed=quoted(budget), player=name, least=str(LEAST)))
    try:
        module = import_module("saqqara.research.openspiel")
    except ModuleNotFoundError as error:
        raise ValueError(mistake("guest-missing", player=f"openspiel:{wish}", package=str(error.name))) from None
    player: Player = module.SpielPlayer(seed, search, int(budget or USUAL))
    return player
