"""The levels, from truly weak to the strongest: how each thinks is data of its game."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from saqqara.ai.arrays import COMPILED
from saqqara.ai.search import SearchPlayer
from saqqara.ai.settings import DEFAULT, LEVELS, entry
from saqqara.ai.style import thinking

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from saqqara.ai.sight import Player
    from saqqara.ai.style import Style
    from saqqara.core.sight import Sight

__all__ = ["DEFAULT", "LEVELS", "LevelPlayer", "level_player"]


class LevelPlayer(SearchPlayer):
    """Plays a level of whatever game it sits at: by searching, or by a player that the game brings along."""

    def __init__(
        self,
        name: str,
        seed: int,
        own: Mapping[str, Callable[[int], Player]],
        style: Callable[[Sight], Style] | None = None,
    ) -> None:
        """Remember which level; a style says how it searches, if not as the level does."""
        super().__init__(seed, style or (lambda sight: thinking(sight, name)))
        self._name, self._own = name, own
        self._other: Player | None = None

    def pick(self, sight: Sight) -> int:
        """Return an option as the level would."""
        made_of = entry(sight.kernel.game, self._name, sight.seats)
        word = made_of.get("player", "")
        if word in self._own and len(sight.options) > 1 and COMPILED.has_brain(sight):
            self._other = self._other or self._own[word](self.seed)
            return self._other.pick(replace(sight, options=self._looked_at(sight, made_of.get("sight", 1.0))))
        return super().pick(sight)


def level_player(name: str, seed: int, own: Mapping[str, Callable[[int], Player]]) -> LevelPlayer:
    """Make a player of a level."""
    return LevelPlayer(name, seed, own)
