"""What every player is: it gets what its seat sees and its options, never the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from saqqara.core.kernel import Random
from saqqara.core.sight import Sight

if TYPE_CHECKING:
    from collections.abc import Sequence

    from saqqara.core.game import Action
    from saqqara.core.view import View

STREAM = 100  # of a player's generator, on seat 0


class Failed(Exception):  # noqa: N818  a player's failure, which costs it the game
    """A player that gives no answer, or none that it may give."""


class Player(Protocol):
    """Chooses among its options by what it sees."""

    def pick(self, sight: Sight) -> int:
        """Return the number of one of the options."""


def choose(player: Player, view: View, options: Sequence[Action]) -> Action:
    """Let a player choose at a table of plain records."""
    return view.kernel.game.catalogue[player.pick(Sight.of(view, options))]


class Seeded:
    """A player with a generator of its own; the same seed chooses the same."""

    def __init__(self, seed: int) -> None:
        """Remember the seed."""
        self.seed = seed
        self._random: Any = None

    def generator(self, sight: Sight) -> Any:
        """Return the generator, alone in its array, seeded for this seat at the first call."""
        if self._random is None:
            self._random = sight.kernel.records(Random, 1)
            sight.kernel.rules.seed_at(self._random, 0, self.seed, STREAM + sight.seat)
        return self._random
