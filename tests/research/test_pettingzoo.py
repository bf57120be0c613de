"""PettingZoo's own conformance tests, for every game; what else its users rely on."""

import re
from functools import partial
from types import SimpleNamespace

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, render_test, seed_test
from pettingzoo.utils import parallel_to_aec

from saqqara.core import shelf
from saqqara.core.game import IllegalAction
from saqqara.research.pettingzoo import env, parallel_env, raw_env

games = pytest.mark.parametrize("game", shelf.names())
seatings = pytest.mark.parametrize(
    ("game", "seats"), [(name, seats) for name in shelf.names() for seats in shelf.game(name).seats]
)
# PettingZoo expects a plain vector but of games that it knows by name, and an agent that can always act.
masked = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    "ignore:Action mask numpy array is all zeros",
)


def play_at_random(table, seed):
    """Play a game to its end; returns what every agent got."""
    chooser = np.random.default_rng(seed)
    table.reset(seed=seed)
    got = dict.fromkeys(table.agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, terminated, truncated, _ = table.last()
        got[agent] += reward
        over = terminated or truncated
        table.step(None if over else int(chooser.choice(np.flatnonzero(seen["action_mask"]))))
    return got


# -- Their tests ------------------------------------------------------------------------------------------------------


@masked
@seatings
def test_the_api_is_that_of_pettingzoo(game, seats):
    api_test(env(game, seats), num_cycles=60)


@games
def test_the_same_seed_is_the_same_game(game):
    seed_test(partial(env, game), num_cycles=60)


@masked
@games
def test_the_parallel_api_is_that_of_pettingzoo(game):
    parallel_api_test(parallel_env(game, 3), num_cycles=60)


@games
def test_the_same_seed_is_the_same_parallel_game(game):
    parallel_seed_test(partial(parallel_env, game, illegal="any"), num_cycles=60)


@games
def test_every_way_to_draw_works(game, capsys):
    render_test(partial(env, game), custom_tests={"svg": lambda drawn: drawn.startswith("<svg")})
    assert capsys.readouterr().out


@games
def test_a_game_can_be_cut_short(game):
    """In the parallel form, where all are asked at every step; it tries any number, so mistakes must not end a game."""
    parallel = partial(parallel_env, game, illegal="any")
    max_cycles_test(SimpleNamespace(parallel_env=parallel, env=lambda **given: parallel_to_aec(parallel(**given))))


# -- What else holds --------------------------------------------------------------------------------------------------


@seatings
def test_rewards_add_up_to_nothing_unless_one_plays_alone(game, seats):
    for reward in ("rank", "margin"):
        got = list(play_at_random(raw_env(game, seats, reward=reward), 3).values())
        assert any(got) or len(set(got)) == 1
        assert seats == 1 or sum(got) == pytest.approx(0)


@games
def test_a_game_that_is_cut_short_is_worth_nothing(game):
    table = raw_env(game, 3, max_cycles=2)
    assert set(play_at_random(table, 1).values()) == {0.0}


@games
def test_whoever_answers_what_is_not_allowed_loses(game):
    for reward, worst in (("rank", 1.0), ("margin", 100.0)):
        table = raw_env(game, 3, reward=reward)
        table.reset(seed=1)
        table.step(int(np.flatnonzero(table.observe("seat_0")["action_mask"] == 0)[0]))
        assert table.rewards == {"seat_0": -worst, "seat_1": worst / 2, "seat_2": worst / 2}
        assert all(table.terminations.values())
        assert not any(table.infos[agent]["action_mask"].any() for agent in table.agents)


@games
def test_a_mistake_can_be_an_error_that_names_the_rule(game):
    table = raw_env(game, 3, illegal="raise")
    table.reset(seed=1)
    not_allowed = int(np.flatnonzero(table.observe("seat_0")["action_mask"] == 0)[0])
    with pytest.raises(IllegalAction, match=r"seat 0 may not '.+': .+ \[.+\]"):
        table.step(not_allowed)
    with pytest.raises(IllegalAction, match="there is no such action"):
        table.step(10**6)


@games
def test_masks_are_in_the_observation_and_in_the_info(game):
    table = env(game)
    table.reset(seed=2)
    seen, _, _, _, info = table.last()
    assert np.array_equal(seen["action_mask"], info["action_mask"])
    assert seen["action_mask"].any()


@games
def test_without_a_seed_games_differ(game):
    table = raw_env(game, 2)
    table.reset(seed=1)
    starts = set()
    for _ in range(5):
        table.reset()
        starts.add(table.observe("seat_0")["observation"].tobytes())
    assert len(starts) > 1


@games
def test_seats_that_do_not_decide_wait(game):
    table = parallel_env(game, 3)
    seen, _ = table.reset(seed=1)
    waiting = 0
    for _ in range(40):
        actions = {agent: int(np.flatnonzero(what["action_mask"])[0]) for agent, what in seen.items()}
        waiting += sum(action == table.action_space(agent).n - 1 for agent, action in actions.items())
        assert all(what["action_mask"].any() for what in seen.values())
        seen, *_ = table.step(actions)
    assert waiting


def test_a_parallel_step_needs_an_action_of_everybody_who_decides():
    table = parallel_env(shelf.names()[0])
    table.reset(seed=1)
    with pytest.raises(ValueError, match="seat_0 decides, and there is no action of it"):
        table.step({})


@pytest.mark.parametrize("make", [env, parallel_env])
def test_what_was_asked_wrongly_is_named_with_what_there_is(make):
    name = shelf.names()[0]
    seats = ", ".join(map(str, shelf.game(name).seats))
    for given, chosen, said in (
        (("nothing",), {}, f"no game 'nothing'; there are {', '.join(shelf.names())}"),
        ((name, 9), {}, f"{name} is for {seats} seats, not 9"),
        ((name, 2, {"nothing": "yes"}), {}, f"{name} has no option 'nothing'"),
        ((name,), {"reward": "ranks"}, "no reward 'ranks'; did you mean 'rank'?"),
        ((name,), {"render_mode": "rgb_array"}, "no render mode 'rgb_array'; there are human, ansi, svg"),
        ((name,), {"illegal": "?"}, "no way with mistakes '?'; there are lose, raise, any"),
    ):
        with pytest.raises(ValueError, match=f"^{re.escape(said)}"):
            make(*given, **chosen)
