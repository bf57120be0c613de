"""Gymnasium's own check, for every game; what else one learner relies on."""

import re
from random import Random as Chooser

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from saqqara.core import shelf
from saqqara.core.game import IllegalAction
from saqqara.research.gymnasium import GameEnv
from saqqara.research.spaces import gym_id

games = pytest.mark.parametrize("game", shelf.names())


def ids():
    return [gym_id(shelf.game(name)) for name in shelf.names()]


def play_at_random(table, seed, **given):
    """Play a game to its end; returns what was seen, the reward, and the last info."""
    chooser = Chooser(seed)
    seen, info = table.reset(seed=seed, **given)
    kept, reward, over = [seen], 0.0, False
    while not over:
        action = chooser.choice(np.flatnonzero(info["action_mask"]).tolist())
        seen, reward, over, cut, info = table.step(action)
        assert not cut
        assert over or reward == 0
        kept.append(seen)
    return np.array(kept), reward, info


# -- Their test -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@games
def test_the_api_is_that_of_gymnasium(game, seats, capsys):
    if seats not in shelf.game(game).seats:
        with pytest.raises(ValueError, match=f"not {seats}"):
            GameEnv(game, seats)
        return
    name = gym_id(shelf.game(game))
    check_env(gymnasium.make(name, seats=seats, opponents="random").unwrapped, skip_render_check=seats > 2)


# -- What else holds --------------------------------------------------------------------------------------------------


def test_every_game_has_an_id_of_its_own():
    assert len(set(ids())) == len(ids())
    for name in ids():
        assert name in gymnasium.registry
        assert name.startswith("saqqara/")
        assert name.endswith("-v0")


@games
def test_the_same_seed_is_the_same_game_and_another_one_is_not(game):
    table = GameEnv(game, opponents="greedy")
    first, again, other = (play_at_random(table, seed) for seed in (5, 5, 6))
    assert np.array_equal(first[0], again[0])
    assert first[1:2] == again[1:2]
    assert not np.array_equal(first[0], other[0])


@games
def test_what_is_seen_is_in_the_space(game):
    for seed, seats in enumerate(shelf.game(game).seats):
        table = GameEnv(game, seats, opponents="random", seat=None)
        seen, _, _ = play_at_random(table, seed)
        assert all(one in table.observation_space for one in seen)


@games
def test_the_end_tells_the_points(game):
    table = GameEnv(game, 3, opponents=["random", "greedy"], reward="margin", seat=1)
    _, reward, info = play_at_random(table, 1)
    points = info["points"]
    assert reward == points[1] - (points[0] + points[2]) / 2
    assert not info["lost"]


@games
def test_any_seat_is_taken_in_turn(game):
    table = GameEnv(game, 3, opponents="random", seat=None)
    assert {table.reset(seed=seed) and table.seat for seed in range(20)} == {0, 1, 2}


@games
def test_a_default_opponent_plays_a_level(game):
    table = GameEnv(game)
    _, info = table.reset(seed=1)
    for _ in range(3):
        _, _, _, _, info = table.step(int(np.flatnonzero(info["action_mask"])[0]))
    assert info["action_mask"].any()


@games
def test_whoever_answers_what_is_not_allowed_loses_or_is_told(game):
    table = GameEnv(game, opponents="random")
    _, info = table.reset(seed=1)
    not_allowed = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, over, _, info = table.step(not_allowed)
    assert (reward, over, info["lost"]) == (-1.0, True, True)
    with pytest.raises(gymnasium.error.ResetNeeded, match="reset"):
        table.step(not_allowed)
    strict = GameEnv(game, opponents="random", illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(IllegalAction):
        strict.step(not_allowed)


def test_a_table_for_one_is_played_alone():
    for name in shelf.names():
        if 1 in shelf.game(name).seats:
            table = GameEnv(name, 1, reward="margin")
            _, reward, info = play_at_random(table, 1)
            assert [reward] == info["points"]


def test_a_solo_task_is_won_or_lost():
    """Every option of a game that is for one seat alone is such a task."""
    tried = 0
    for name in shelf.names():
        game = shelf.game(name)
        for option in game.options:
            for value in option.values:
                if 1 in game.seats and not game.refuse(1, {**defaults(game), option.name: value}):
                    if not game.refuse(2, {**defaults(game), option.name: value}):
                        continue
                    _, reward, _ = play_at_random(GameEnv(name, 1, {option.name: value}), 1)
                    assert reward in {-1.0, 1.0}
                    tried += 1
    assert tried


def defaults(game):
    return {option.name: option.values[0] for option in game.options}


def test_what_was_asked_wrongly_is_named_with_what_there_is():
    name = shelf.names()[0]
    for given, said in (
        ({"seat": 2}, "no seat 2 among 2: they are counted from 0"),
        ({"opponents": "grady"}, "no player 'grady'; did you mean 'greedy'?"),
        ({"opponents": ["random", "random"]}, "2 opponents for 1 other seats"),
        ({"reward": "score"}, "no reward 'score'; there are rank, margin"),
    ):
        with pytest.raises(ValueError, match=f"^{re.escape(said)}"):
            GameEnv(name, **given)
