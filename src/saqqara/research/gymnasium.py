"""Gymnasium: one seat learns, computer players take the others; alone where a game can be played so.

Importing this module registers every game of the shelf, by the ids that `gym_id` makes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete, Space

from saqqara.ai.players import DEFAULT, Player, known, player
from saqqara.core import shelf
from saqqara.core.game import Game, Setup
from saqqara.research.drawing import MODES, drawn
from saqqara.research.play import SEEDS, Mask, Observation, Play
from saqqara.research.spaces import (
    ILLEGAL,
    LARGEST,
    REWARDS,
    choices,
    forfeit,
    gym_id,
    inputs,
    one_of,
    rewards,
    setup_of,
)


def seen_space(game: Game) -> Space[Observation]:
    """Return the space of observations: whole numbers, one for each feature."""
    space: Space[Any] = Box(-LARGEST, LARGEST, (inputs(game),), np.int32)
    return space


def mask_space(game: Game, room: int = 0) -> Space[Mask]:
    """Return the space of masks."""
    space: Space[Any] = Box(0, 1, (choices(game) + room,), np.int8)
    return space


class GameEnv(gymnasium.Env[Observation, np.int64]):
    """A game as one seat meets it; `info["action_mask"]` says what it may do."""

    metadata: dict[str, Any] = {"render_modes": list(MODES), "render_fps": 1}  # noqa: RUF012  declared so by Gymnasium

    def __init__(  # noqa: PLR0913  each is told by name
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        *,
        seat: int | None = 0,
        opponents: str | Sequence[str] = DEFAULT,
        reward: str = "rank",
        illegal: str = "lose",
        render_mode: str | None = None,
    ) -> None:
        """Take a seat, None for any in each game; `opponents` names all others, or each in the order of seats."""
        setup = setup_of(game, seats, options)
        if seat is not None and seat not in range(setup.seats):
            msg = f"no seat {seat} among {setup.seats}: they are counted from 0"
            raise ValueError(msg)
        self._opponents = opponents_of(setup, opponents)
        self._reward, self._illegal = one_of("reward", reward, REWARDS), one_of("way with mistakes", illegal, ILLEGAL)
        self.render_mode = None if render_mode is None else one_of("render mode", render_mode, MODES)
        self._play, self._asked = Play(setup), seat
        self._bots: dict[int, Player] = {}
        self.seat, self.lost = seat or 0, False
        self.observation_space = seen_space(setup.game)
        self.action_space = Discrete(choices(setup.game))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a new game; with the same seed the same one."""
        super().reset(seed=seed, options=options)
        seats, game = self._play.setup.seats, self._play.setup.game
        self.seat = int(self.np_random.integers(seats)) if self._asked is None else self._asked
        self.lost = False
        others = [other for other in range(seats) if other != self.seat]
        self._bots = {
            other: player(name, int(self.np_random.integers(SEEDS)), game)
            for other, name in zip(others, self._opponents, strict=True)
        }
        self._play.start(int(self.np_random.integers(SEEDS)))
        self._let_others_answer()
        return self._play.observe(self.seat), self._info()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Answer for the seat, and let the others answer until it decides again."""
        if self.lost or not self._play.deciding:
            msg = "the game is over: reset() begins a new one"
            raise gymnasium.error.ResetNeeded(msg)
        taken = self._play.taken(self.seat, int(action), self._illegal, self.np_random)
        self.lost = taken is None
        if taken is not None:
            self._play.answer(self.seat, taken)
            self._let_others_answer()
        over = self.lost or not self._play.deciding
        return self._play.observe(self.seat), self._worth() if over else 0.0, over, False, self._info()

    def _let_others_answer(self) -> None:
        while self._play.deciding and self.seat not in self._play.deciding:
            other = self._play.deciding[0]
            sight = self._play.sight(other)
            only = len(sight.options) == 1
            self._play.answer(other, sight.options[0] if only else self._bots[other].pick(sight))

    def _worth(self) -> float:
        seats = self._play.setup.seats
        if self.lost:
            return forfeit(self._reward, seats, self.seat)[self.seat]
        return rewards(self._reward, self._play.points, self._play.won)[self.seat]

    def _info(self) -> dict[str, Any]:
        if self.lost or not self._play.deciding:
            return {"action_mask": self.action_masks(), "points": self._play.points, "lost": self.lost}
        return {"action_mask": self.action_masks()}

    def action_masks(self) -> Mask:
        """Return a 1 for each action that is allowed now, by the name that learners with masks ask for."""
        return self._play.mask(self.seat)

    def render(self) -> Any:
        """Draw what the seat sees."""
        return None if self.render_mode is None else drawn(self.render_mode, self._play.view(self.seat))


def opponents_of(setup: Setup, given: str | Sequence[str]) -> list[str]:
    """Return the players of the other seats, or say in a ValueError what is wrong with them."""
    others = setup.seats - 1
    names = [given] * others if isinstance(given, str) else list(given)
    if len(names) != others:
        msg = f"{len(names)} opponents for {others} other seats"
        raise ValueError(msg)
    return [known(name, setup.game) for name in names]


def register() -> None:
    """Register every game of the shelf that is not registered yet."""
    for name in shelf.names():
        at = gym_id(shelf.game(name))
        if at not in gymnasium.registry:
            gymnasium.register(at, entry_point=f"{__name__}:GameEnv", kwargs={"game": name})


register()
