"""A batch as a `gymnasium.vector` environment.

    from saqqara.research.vector import vector_env

    env = vector_env("NAME", 1024, seats=2, bots=[None, "greedy"], rotate=True)
    observations, infos = env.reset(seed=1)
    actions = env.sample()
    observations, rewards, terminations, truncations, infos = env.step(actions)

With bots on all seats but one it is an ordinary environment for one agent. Without, the agent answers for every seat in
turn: `infos["seat"]` says which one is asked, the reward is that of the seat that answered, and `infos["rewards"]` has
everybody's. `infos["action_mask"]` is 1 where an action is allowed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium.spaces import Box, Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from saqqara.research.batch import Batch, batch

if TYPE_CHECKING:
    from collections.abc import Mapping


def vector_env(name: str, num_envs: int, *, copy: bool = True, **more: Any) -> BatchEnv:
    """Make an environment of a game by its name; the other parameters are those of `batch`."""
    return BatchEnv(batch(name, num_envs, **more), copy=copy)


class BatchEnv(VectorEnv[Any, Any, Any]):
    """Games that begin anew in the step that ends them; the last observation is then in `infos["final_obs"]`."""

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012  so it is in the base class

    def __init__(self, games: Batch, *, copy: bool = True) -> None:
        """Take a batch; without copies the arrays that are returned are written anew by every step."""
        self.games, self.copy = games, copy
        self.num_envs = games.size
        whole = np.iinfo(np.int32)
        self.single_observation_space = Box(whole.min, whole.max, (games.features,), np.int32)
        self.single_action_space = Discrete(games.actions)
        self.observation_space = batch_space(self.single_observation_space, games.size)
        self.action_space = batch_space(self.single_action_space, games.size)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Begin all games anew, by one seed, or by one for each game; there are no options."""
        if options:
            msg = f"no options are known, not {', '.join(options)}: they are chosen when the environment is made"
            raise ValueError(msg)
        first, each = (None, seed) if isinstance(seed, list) else (seed, None)
        super().reset(seed=first)
        drawn = int(self.np_random.integers(1 << 31)) if first is None else first
        seeds = None if each is None else [drawn + i if one is None else one for i, one in enumerate(each)]
        self.games.reset(drawn, seeds)
        return self._shown(self.games.observations), self._infos()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Answer in every game."""
        games = self.games
        games.step(actions)
        infos = self._infos()
        infos["rewards"] = self._shown(games.rewards)
        if games.done.any():
            infos["final_obs"] = self._shown(games.last_observations)
            infos["_final_obs"] = games.done.copy()
            infos["points"] = self._shown(games.points)
        rewards = games.rewards[np.arange(games.size), games.acted].astype(np.float64)
        return self._shown(games.observations), rewards, self._shown(games.done), np.zeros(games.size, np.bool_), infos

    def sample(self) -> Any:
        """Return an allowed action for every game, at random."""
        return self.games.sample()

    def close_extras(self, **_: Any) -> None:
        """End the threads."""
        self.games.close()

    def _infos(self) -> dict[str, Any]:
        return {"action_mask": self._shown(self.games.masks), "seat": self._shown(self.games.seats)}

    def _shown(self, array: Any) -> Any:
        return array.copy() if self.copy else array
