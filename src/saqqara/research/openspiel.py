"""OpenSpiel: every game of the shelf as a Python game with explicit chance, and OpenSpiel's searches as players.

Importing this module registers the games: `pyspiel.load_game(spiel_name(game), {"players": 3})`. Their parameters are
`players`, `reward` and the options of the game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from saqqara.ai.sight import Seeded
from saqqara.core import shelf
from saqqara.core.fields import encode
from saqqara.core.game import CHANCE, Game
from saqqara.core.sight import Sight
from saqqara.core.words import Words
from saqqara.research.position import Desk, Position, desk_of, of_states
from saqqara.research.spaces import (
    MOST_POINTS,
    REWARDS,
    USUAL,
    choices,
    one_of,
    outcomes,
    rewards,
    setup_of,
    spiel_name,
)

EXPLORE = 2.0  # the constant of OpenSpiel's own examples
SEEDS = 1 << 53


def type_of(game: Game, *, alone: bool = False) -> Any:
    """Return what OpenSpiel wants to know of a game before it is set up."""
    kinds = pyspiel.GameType
    return kinds(
        short_name=spiel_name(game),
        long_name=Words("en", game).say("game-name"),
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM if alone else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={
            "players": USUAL if USUAL in game.seats else game.seats[0],
            "reward": REWARDS[0],
            **{option.name: option.values[0] for option in game.options},
        },
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its set-up."""

    def __init__(self, game: Game, params: Mapping[str, Any] | None = None) -> None:
        """Read the parameters; a ValueError says what there is."""
        given = dict(params or {})
        wanted = {option.name: given[option.name] for option in game.options if option.name in given}
        setup = setup_of(game.name, given.get("players"), wanted)
        self.reward = one_of("reward", given.get("reward", REWARDS[0]), REWARDS)
        self.desk = desk_of(game.name, encode(game.components, game.fill(setup)))
        alone, most = setup.seats == 1, 1.0 if self.reward == "rank" else MOST_POINTS
        info = pyspiel.GameInfo(
            num_distinct_actions=choices(game),
            max_chance_outcomes=outcomes(game),
            num_players=setup.seats,
            min_utility=-most,
            max_utility=most,
            utility_sum=None if alone else 0.0,
            max_game_length=game.bound,
        )
        super().__init__(type_of(game, alone=alone), info, given)

    def new_initial_state(self) -> SpielState:
        """Set up a table."""
        return SpielState(self, Position(self.desk))

    def max_chance_nodes_in_history(self) -> int:
        """Return how often chance may be asked: no game takes more lines."""
        return int(self.desk.game.bound)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """Return what turns positions into numbers and strings."""
        return Observer(self.desk, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position of a game; what chance answers are numbers from 0 too."""

    def __init__(self, game: SpielGame, position: Position) -> None:
        """Hold a position."""
        super().__init__(game)
        self.position, self._reward = position, game.reward

    def current_player(self) -> int:
        """Return who answers now."""
        seat = self.position.seat
        if seat == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if seat < 0 else seat

    def _legal_actions(self, _player: int) -> list[int]:
        return self.position.options()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return what may befall, with its probability."""
        first = self.position.desk.choices
        return [(number - first, share) for number, share in self.position.chances()]

    def _number(self, player: int, action: int) -> int:
        return action + self.position.desk.choices if player == pyspiel.PlayerId.CHANCE else action

    def _apply_action(self, action: int) -> None:
        self.position.apply(self._number(self.current_player(), action))

    def _action_to_string(self, player: int, action: int) -> str:
        return str(self.position.desk.game.catalogue[self._number(player, action)].code)

    def is_terminal(self) -> bool:
        """Say whether the game is over."""
        return not self.position.deciding

    def returns(self) -> list[float]:
        """Return what the game was worth to each seat; nothing while it goes on."""
        if self.position.deciding:
            return [0.0] * self.position.desk.seats
        return rewards(self._reward, self.position.points(), self.position.won())

    def resample_from_infostate(self, player_id: int, rng: Callable[[], float]) -> SpielState:
        """Return a state that looks the same to a player, with all it cannot see made up, and without a history."""
        return SpielState(self.get_game(), self.position.imagined(player_id, int(rng() * SEEDS)))

    def __str__(self) -> str:
        return "\n".join(self.position.lines())


class Observer:
    """Numbers and strings of what a player sees.

    An observation is the features; an information state is every bit of the view, and as a string all that was seen
    before too. What is public alone is what everybody sees; what is private alone are the bits that differ from that.
    """

    def __init__(self, desk: Desk, kind: Any, params: Any) -> None:
        """Make the tensor and its parts once."""
        if params:
            msg = f"an observation takes no parameters, not {params}"
            raise ValueError(msg)
        own = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._recalls, self._public, self._own = kind.perfect_recall, kind.public_info, own
        bits = 8 * len(Position(desk).view())
        wide = desk.inputs if own and kind.public_info and not kind.perfect_recall else bits
        self.tensor = np.zeros(desk.seats + wide, np.float32)
        self.dict = {"player": self.tensor[: desk.seats], "seen": self.tensor[desk.seats :]}

    def _seen(self, position: Position, player: int) -> bytes:
        if not self._own:
            return position.view() if self._public else b"\0" * len(position.view())
        if self._public:
            return position.view(player)
        return bytes(mine ^ all_see for mine, all_see in zip(position.view(player), position.view(), strict=True))

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a player sees into the tensor."""
        self.dict["player"][:] = 0
        self.dict["player"][player] = 1
        if self._own and self._public and not self._recalls:
            self.dict["seen"][:] = state.position.features(player)
        else:
            self.dict["seen"][:] = np.unpackbits(np.frombuffer(self._seen(state.position, player), np.uint8))

    def string_from(self, state: SpielState, player: int) -> str:
        """Return what a player sees as a string."""
        if self._own and self._public and self._recalls:
            return state.position.history(player)
        return f"seat {player} sees {self._seen(state.position, player).hex()}"


def class_of(game: Game) -> type[SpielGame]:
    """Make the class of a game: OpenSpiel keeps it until the process ends, and only a class outlives the rest."""

    class Made(SpielGame):
        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(game, params)

    return Made


def register() -> None:
    """Register every game of the shelf."""
    there = set(pyspiel.registered_names())
    for name in shelf.names():
        game = shelf.game(name)
        if spiel_name(game) not in there:
            pyspiel.register_game(type_of(game), class_of(game))


register()


# -- OpenSpiel's searches as players ----------------------------------------------------------------------------------


class Playouts(mcts.Evaluator):  # type: ignore[misc]
    """OpenSpiel's random rollouts, played on a copy of the table without a State of OpenSpiel's at each step."""

    def __init__(self, random: np.random.RandomState, reward: str = REWARDS[0]) -> None:
        """Draw from a generator."""
        self._random, self._reward = random, reward

    def evaluate(self, state: SpielState) -> np.ndarray[Any, Any]:
        """Return what a random game from here on was worth to each seat."""
        points, won = state.position.played_out(int(self._random.randint(1 << 31)))
        return np.array(rewards(self._reward, points, won))

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        """Return the chances of what befalls, and the same for all options of a seat."""
        if state.is_chance_node():
            return state.chance_outcomes()
        options = state.legal_actions()
        return [(option, 1.0 / len(options)) for option in options]


@cache
def loaded(game: Game, seats: int) -> Any:
    """Return a game for so many seats."""
    return pyspiel.load_game(spiel_name(game), {"players": seats})


class SpielPlayer(Seeded):
    """A search of OpenSpiel on a seat: its state is made of what the seat sees, and of nothing else."""

    def __init__(self, seed: int, search: str, simulations: int) -> None:
        """Remember which search, and how much it thinks."""
        super().__init__(seed)
        self._search, self._simulations = search, simulations
        self._draws = np.random.RandomState(seed % (1 << 32))

    def pick(self, sight: Sight) -> int:
        """Return the option that the search takes."""
        position = of_states(Desk(sight.kernel, sight.components), sight.states).imagined(sight.seat, self._seed())
        position.deciding = 1 << sight.seat  # where several decide, this seat is asked
        state = SpielState(loaded(sight.kernel.game, sight.seats), position)
        return int(self._bot(state).step(state))

    def _seed(self) -> int:
        return int(self._draws.randint(1 << 31))

    def _bot(self, state: SpielState) -> Any:
        game, evaluator = state.get_game(), Playouts(self._draws)
        if self._search == "mcts":
            return mcts.MCTSBot(game, EXPLORE, self._simulations, evaluator, random_state=self._draws)
        bot = ismcts.ISMCTSBot(game, evaluator, EXPLORE, self._simulations, random_state=self._draws)
        bot.set_resampler(lambda known, seat: SpielState(game, known.position.imagined(seat, self._seed())))
        return bot
