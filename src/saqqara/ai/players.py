"""The players by name: simple ones, those that search, the levels, and the ones a game brings along."""

from __future__ import annotations

import time
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import TYPE_CHECKING

from saqqara.ai.levels import DEFAULT, LEVELS, LevelPlayer, level_player
from saqqara.ai.search import SearchPlayer
from saqqara.ai.sight import STREAM, Player, Seeded, choose
from saqqara.ai.style import style_of
from saqqara.core.game import nearest, offer
from saqqara.core.said import Said, mistake, quoted

if TYPE_CHECKING:
    from collections.abc import Callable

    from saqqara.core.game import Game
    from saqqara.core.sight import Sight

__all__ = [
    "ADVISER", "DEFAULT", "LEVELS", "OFFERED", "PLAYERS", "STREAM", "GreedyPlayer", "Player", "RandomPlayer", "Seeded",
    "check", "choose", "known", "measured", "names", "patient", "player", "seatable",
]  # fmt: skip

PATIENCE = 2.0  # seconds that somebody waits for plain Python
ADVISER = "analyst"  # for hints
OFFERED = (*LEVELS, ADVISER)  # to people, the weakest first: above the levels is the strongest there is
SEARCHERS = ("uct", "search", ADVISER)  # may be given a budget: uct:1000, search:5ms


class RandomPlayer(Seeded):
    """Takes any option."""

    def pick(self, sight: Sight) -> int:
        """Return an option at random."""
        chosen: int = sight.kernel.rules.below_at(self.generator(sight), 0, len(sight.options))
        return sight.options[chosen]


class GreedyPlayer(Seeded):
    """Takes what looks best one step ahead, by the game's advice."""

    def pick(self, sight: Sight) -> int:
        """Return the option after which the table is worth most."""
        kernel = sight.kernel
        states, out = kernel.states(3), kernel.ints(len(sight.options))
        kernel.rules.copy_from(states, 0, sight.states, 0)
        out[:] = sight.options
        r = self.generator(sight)
        return int(
            kernel.rules.greedy_choice_at(states, sight.components, 0, sight.seats, sight.seat, r, out, len(out))
        )


PLAYERS: dict[str, type[RandomPlayer | GreedyPlayer]] = {
    "random": RandomPlayer,
    "greedy": GreedyPlayer,
}  # in the order of the numbers in core/text/playout.py


def own_players(game: Game | None) -> dict[str, Callable[[int], Player]]:
    """Return the players that a game brings along."""
    helper = getattr(import_module(game.brain), "players", None) if game and game.brain else None
    found: dict[str, Callable[[int], Player]] = helper() if helper else {}
    return found


@cache
def guests() -> dict[str, EntryPoint]:
    """Return who makes players from elsewhere, by the word before the colon; packages bring them along."""
    return {entry.name: entry for entry in entry_points(group="saqqara.players")}


def names(game: Game | None = None) -> list[str]:
    """Return the names of all players, without budgets."""
    return [*PLAYERS, *LEVELS, *SEARCHERS, *own_players(game), *guests()]


def player(name: str, seed: int, game: Game | None = None) -> Player:
    """Make a player by its name; those that a game brings along need the game."""
    word, colon, budget = name.partition(":")
    if word in SEARCHERS:
        style = style_of(word, budget if colon else None)
        return LevelPlayer(word, seed, own_players(game), style) if word == ADVISER else SearchPlayer(seed, style)
    if name in PLAYERS:
        return PLAYERS[name](seed)
    if word in guests():
        guest: Player = guests()[word].load()(budget, seed, game)
        return guest
    own = own_players(game)
    if name in own:
        return own[name](seed)
    if name in LEVELS:
        return level_player(name, seed, own)
    raise ValueError(no_player(name, names(game)))


def no_player(name: str, known: list[str]) -> Said:
    """Return what is said of a name that no player has."""
    return mistake("no-player", typed=quoted(name), offer=offer(nearest(name, known), known))


def patient(thinker: Player) -> Player:
    """Let a player that searches think for a few seconds at most where it is not compiled; people wait."""
    if isinstance(thinker, SearchPlayer):
        thinker.patience = PATIENCE
    return thinker


def measured(thinker: Player) -> Player:
    """Let a player that searches count its time by the processor's clock, so that other work beside it costs none."""
    if isinstance(thinker, SearchPlayer):
        thinker.clock = time.thread_time
    return thinker


def known(name: str, game: Game | None = None) -> str:
    """Return the name of a player if there is one, or say which names there are."""
    player(name, 0, game)
    return name


def seatable(name: str) -> str:
    """Return the name of a player whom anybody may seat at a table of a service: it thinks a bounded time."""
    seated = [*OFFERED, *PLAYERS]
    if name not in seated:
        raise ValueError(no_player(name, seated))
    return name


def check(name: str) -> int:
    """Return the number of a simple player's name, or say which names there are."""
    if name not in PLAYERS:
        raise ValueError(no_player(name, list(PLAYERS)))
    return list(PLAYERS).index(name)
