"""The game's own players, and what can be proved of its last flips."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING, Final

from saqqara.core.game import Setup
from saqqara.games.silver_gold_pyramids.ai.farsighted import Farsighted
from saqqara.games.silver_gold_pyramids.ai.farsighted import loaded as loaded_far
from saqqara.games.silver_gold_pyramids.ai.sheet import Bench, first_best, flips_seen, loaded
from saqqara.games.silver_gold_pyramids.ai.worth import Printed, book, place_of

if TYPE_CHECKING:
    from array import array
    from collections.abc import Callable

    from saqqara.core.game import Game
    from saqqara.core.kernel import Kernel
    from saqqara.core.sight import Sight

DEPTH: Final = 2  # flips that are looked at before the promises of the book
EXACT: Final = 2  # flips to come, and not more, when a player counts to the end
LOOKS: Final = 500_000  # before a player gives up counting: a tenth of a second
PROVED: Final = 3  # flips to come, and not more, when the best option can be proved
MOST_LOOKS: Final = 6_000_000  # before a proof is given up: a second or two


class Expectimax:
    """Plays its own sheet: its markings, each pattern that may come, its replies, and the last flips to the end."""

    def __init__(self, seed: int = 0, depth: int = DEPTH, kernel: Kernel | None = None) -> None:
        """Choose how many flips are looked at, and where; nothing is left to chance, so that every seed plays alike."""
        self.seed, self.depth = seed, depth
        self._kernel = kernel
        self._bench: Bench | None = None

    def pick(self, sight: Sight) -> int:
        """Return the option that promises most."""
        if len(sight.options) == 1:
            return int(sight.options[0])
        if self._bench is None:
            self._bench = Bench(self._kernel or loaded(sight.kernel.game))
        here = self._bench
        here.look(sight)
        if here.asks_to_keep:
            return here.keep()
        found = here.count(LOOKS) if here.flips_to_come <= EXACT else None
        return here.search(self.depth) if found is None else int(sight.options[first_best(found)])


def prepare(game: Game, progress: Callable[[str], None]) -> None:
    """Load the searches and the books before they are needed; the first time on a machine they are made."""
    loaded(game, progress)
    loaded_far(game, progress)
    lore(game)
    book(replace(printed_deck(game), alone=True))


def lore(game: Game) -> array[int]:
    """Return the book of the printed deck, by which the network looks at cards."""
    return book(printed_deck(game))


def has_lore(game: Game) -> bool:
    """Say whether the book is at hand; else it would have to be written first."""
    return place_of(printed_deck(game)).is_file()


@cache
def printed_deck(game: Game) -> Printed:
    """Return the printed deck."""
    return Printed.of(game.fill(Setup.of(game, game.seats[0])))


def players() -> dict[str, Callable[[int], Expectimax | Farsighted]]:
    """List the players, each made by a seed."""
    return {"expectimax": Expectimax, "farsighted": Farsighted}


def count_to_end(sight: Sight, kernel: Kernel | None = None) -> int | None:
    """Return the option that brings a seat's own sheet most points in the last flips if others stand still."""
    if flips_seen(sight) > EXACT:
        return None
    here = Bench(kernel or loaded(sight.kernel.game))
    here.look(sight)
    found = here.count(LOOKS)
    return None if found is None else int(sight.options[first_best(found)])


def prove(sight: Sight, kernel: Kernel | None = None) -> int | None:
    """Return the option that brings a seat's own sheet most points in the mean, None where that is not certain.

    It is certain near the end of the last round, where nobody else can take a card or a box that the seat could want.
    """
    if flips_seen(sight) > PROVED:
        return None
    here = Bench(kernel or loaded(sight.kernel.game))
    here.look(sight)
    if here.others_matter():
        return None
    found = here.count(MOST_LOOKS)
    return None if found is None else int(sight.options[first_best(found)])
