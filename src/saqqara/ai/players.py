"""The simple players: each gets a view and its options, never the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from saqqara.core.game import nearest, offer
from saqqara.core.kernel import Random, plain_record

if TYPE_CHECKING:
    from saqqara.core.game import Action
    from saqqara.core.view import View


class Player(Protocol):
    """Chooses among its options by what it sees."""

    def choose(self, view: View, options: list[Action]) -> Action:
        """Return one of the options."""


class _Seeded:
    """A player with a generator of its own."""

    def __init__(self, seed: int) -> None:
        """Remember the seed; the same seed chooses the same."""
        self.seed = seed
        self._random: Any = None

    def generator(self, view: View) -> Any:
        """Return the generator, seeded for this seat at the first call."""
        if self._random is None:
            self._random = plain_record(Random)
            view.kernel.rules.seed_generator(self._random, self.seed, 100 + view.seat)
        return self._random


class RandomPlayer(_Seeded):
    """Takes any option."""

    def choose(self, view: View, options: list[Action]) -> Action:
        """Return an option at random."""
        chosen: int = view.kernel.rules.below(self.generator(view), len(options))
        return options[chosen]


class GreedyPlayer(_Seeded):
    """Takes what looks best one step ahead, by the game's advice."""

    def choose(self, view: View, options: list[Action]) -> Action:
        """Return the option after which the table is worth most."""
        game = view.kernel.game
        states = [view.state, plain_record(game.state), plain_record(game.state)]
        numbers = [option.number for option in options]
        seats = view.components.seats
        r = self.generator(view)
        chosen = view.kernel.rules.greedy_choice(states, view.components, seats, view.seat, r, numbers, len(numbers))
        return game.catalogue[chosen]


PLAYERS: dict[str, type[RandomPlayer | GreedyPlayer]] = {
    "random": RandomPlayer,
    "greedy": GreedyPlayer,
}  # in the order of the numbers in core/text/playout.py


def player(name: str, seed: int) -> Player:
    """Make a player by its name."""
    check(name)
    return PLAYERS[name](seed)


def check(name: str) -> int:
    """Return the number of a player's name, or say which names there are."""
    if name not in PLAYERS:
        msg = f"no player {name!r}" + offer(nearest(name, PLAYERS), PLAYERS)
        raise ValueError(msg)
    return list(PLAYERS).index(name)
