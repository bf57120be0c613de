"""What the computer players of Terra Pyramides need besides the rules, and the game's own player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saqqara.games.terra_pyramides.ai.planner import HALF, Planner, loaded

if TYPE_CHECKING:
    from collections.abc import Callable

    from saqqara.core.game import Game
    from saqqara.core.sight import Sight


def players() -> dict[str, Callable[[int], Planner]]:
    """List the players, each made by a seed."""
    return {"planner": Planner}


def prepare(game: Game, progress: Callable[[str], None]) -> None:
    """Load the planner before it is needed; the first time on a machine it is compiled."""
    loaded(game, progress)


def chance(sight: Sight) -> float | None:
    """Return how likely a seat alone is to solve its task when it plays on as the planner does."""
    return Planner(effort=HALF).chance(sight)
