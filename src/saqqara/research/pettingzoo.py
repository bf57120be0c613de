"""PettingZoo: every seat is an agent. `env` asks one after the other, `parallel_env` all at once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium.spaces import Dict, Discrete, Space
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from saqqara.core.game import Setup
from saqqara.research.drawing import MODES, drawn
from saqqara.research.gymnasium import mask_space, seen_space
from saqqara.research.play import SEEDS, Play
from saqqara.research.spaces import ILLEGAL, REWARDS, VERSION, choices, forfeit, one_of, rewards, setup_of

Seen = dict[str, Any]  # "observation" and "action_mask"


class Table:
    """What both forms have in common: the game, its spaces, its rewards."""

    def __init__(  # noqa: PLR0913  each is told by name
        self, setup: Setup, *, reward: str, illegal: str, max_cycles: int | None, render_mode: str | None, room: int
    ) -> None:
        """Check what was asked for; `room` leaves numbers behind those of the game's actions."""
        self.play, self.max_cycles = Play(setup), max_cycles
        self.reward, self.illegal = one_of("reward", reward, REWARDS), one_of("way with mistakes", illegal, ILLEGAL)
        self.render_mode = None if render_mode is None else one_of("render mode", render_mode, MODES)
        self.agents = [f"seat_{seat}" for seat in range(setup.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.agents)}
        parts: dict[str, Space[Any]] = {
            "observation": seen_space(setup.game),
            "action_mask": mask_space(setup.game, room),
        }
        self.seen_spaces = {agent: Dict(parts) for agent in self.agents}
        self.action_spaces = {agent: Discrete(choices(setup.game) + room) for agent in self.agents}
        self.metadata = {
            "name": f"saqqara_{setup.game.name}_v{VERSION}",
            "render_modes": list(MODES),
            "render_fps": 1,
            "is_parallelizable": bool(room),
        }
        self.random = np.random.default_rng()
        self.loser: int | None = None

    def begin(self, seed: int | None) -> None:
        """Begin a new game; with the same seed the same one."""
        if seed is not None:
            self.random = np.random.default_rng(seed)
        self.loser = None
        self.play.start(int(self.random.integers(SEEDS)))

    def answer(self, seat: int, action: Any) -> None:
        """Carry out what a seat answers; it may have lost the game by it."""
        taken = self.play.taken(seat, int(action), self.illegal, self.random)
        if taken is None:
            self.loser = seat
        else:
            self.play.answer(seat, taken)

    @property
    def over(self) -> bool:
        """Say whether the game has ended."""
        return self.loser is not None or not self.play.deciding

    def worth(self) -> dict[str, float]:
        """Return what the game was worth to each agent."""
        seats = len(self.agents)
        if self.loser is not None:
            return dict(zip(self.agents, forfeit(self.reward, seats, self.loser), strict=True))
        return dict(zip(self.agents, rewards(self.reward, self.play.points, self.play.won), strict=True))

    def drawn(self) -> str | None:
        """Draw what everybody sees."""
        return None if self.render_mode is None else drawn(self.render_mode, self.play.view())


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801  the name that PettingZoo's games have
    """One seat after the other; those that decide at once answer under seal, the lowest number first."""

    def __init__(  # noqa: PLR0913  each is told by name
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        *,
        reward: str = "rank",
        illegal: str = "lose",
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        """Set up a table; `max_cycles` ends a game before a seat answers once more than that."""
        super().__init__()
        setup = setup_of(game, seats, options)
        self._table = Table(
            setup, reward=reward, illegal=illegal, max_cycles=max_cycles, render_mode=render_mode, room=0
        )
        self.metadata, self.render_mode = self._table.metadata, render_mode
        self.possible_agents = list(self._table.agents)
        self._answers: dict[str, int] = {}
        self._nothing = np.zeros(self._table.play.choices, np.int8)
        self._nothing.flags.writeable = False  # shared by all that are not asked
        self.infos: dict[str, dict[str, Any]] = {}

    def observation_space(self, agent: str) -> Dict:
        """Return what an agent may see."""
        return self._table.seen_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """Return what an agent may answer."""
        return self._table.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002  PettingZoo's
        """Begin a new game; with the same seed the same one."""
        self._table.begin(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._answers = dict.fromkeys(self.agents, 0)
        self._skip_agent_selection = None
        self._select()

    def observe(self, agent: str) -> Seen:
        """Return what an agent sees, and what it may answer: nothing while it is not asked."""
        seen = self._table.play.observe(self._table.seat_of[agent])
        return {"observation": seen, "action_mask": self.infos.get(agent, {}).get("action_mask", self._nothing)}

    def step(self, action: Any) -> None:
        """Answer for the agent whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._answers[agent] += 1
        self._table.answer(self._table.seat_of[agent], action)
        if self._table.over:
            self.rewards = self._table.worth()
            self.terminations = dict.fromkeys(self.agents, True)
        self._select()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _select(self) -> None:
        """Ask the next agent; where a game is over, nobody is asked."""
        self.infos = {agent: {"action_mask": self._nothing} for agent in self.agents}
        if self._table.over:
            return
        seat = self._table.play.deciding[0]
        self.agent_selection = agent = self._table.agents[seat]
        self.infos[agent] = {"action_mask": self._table.play.mask(seat)}
        if self._table.max_cycles is not None and self._answers[agent] >= self._table.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)

    def render(self) -> Any:
        """Draw what everybody sees."""
        return self._table.drawn()

    def close(self) -> None:
        """Have nothing to give back."""


class parallel_env(ParallelEnv):  # type: ignore[misc]  # noqa: N801  the name that PettingZoo's games have
    """All seats at once: those that decide answer, the others wait, which is the last number of the actions."""

    def __init__(  # noqa: PLR0913  each is told by name
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        *,
        reward: str = "rank",
        illegal: str = "lose",
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        """Set up a table; `max_cycles` ends a game after so many steps."""
        setup = setup_of(game, seats, options)
        self._table = Table(
            setup, reward=reward, illegal=illegal, max_cycles=max_cycles, render_mode=render_mode, room=1
        )
        self.metadata, self.render_mode = self._table.metadata, render_mode
        self.possible_agents = list(self._table.agents)
        self.agents: list[str] = []
        self._steps = 0

    def observation_space(self, agent: str) -> Dict:
        """Return what an agent may see."""
        return self._table.seen_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """Return what an agent may answer."""
        return self._table.action_spaces[agent]

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002  PettingZoo's
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        """Begin a new game; with the same seed the same one."""
        self._table.begin(seed)
        self.agents, self._steps = list(self.possible_agents), 0
        return self._seen()

    def step(
        self, actions: Mapping[str, Any]
    ) -> tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Answer for all that decide; what the others say counts for nothing."""
        table = self._table
        for seat in table.play.deciding:
            agent = table.agents[seat]
            if agent not in actions:
                msg = f"{agent} decides, and there is no action of it"
                raise ValueError(msg)
            table.answer(seat, actions[agent])
            if table.over:
                break
        self._steps += 1
        over = table.over
        cut = not over and table.max_cycles is not None and self._steps >= table.max_cycles
        seen, infos = self._seen()
        worth = table.worth() if over else dict.fromkeys(self.agents, 0.0)
        terminations, truncations = dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, cut)
        if over or cut:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return seen, worth, terminations, truncations, infos

    def _seen(self) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        play, deciding = self._table.play, self._table.play.deciding
        seen: dict[str, Seen] = {}
        for seat, agent in enumerate(self._table.agents):
            mask = play.mask(seat, 1)
            mask[-1] = seat not in deciding
            seen[agent] = {"observation": play.observe(seat), "action_mask": mask}
        return seen, {agent: {"action_mask": what["action_mask"]} for agent, what in seen.items()}

    def render(self) -> Any:
        """Draw what everybody sees."""
        return self._table.drawn()

    def close(self) -> None:
        """Have nothing to give back."""


def env(game: str, seats: int | None = None, options: Mapping[str, object] | None = None, **more: Any) -> AECEnv:
    """Return the environment that says what is asked out of order; `raw_env` lists what can be chosen."""
    return wrappers.OrderEnforcingWrapper(raw_env(game, seats, options, **more))
