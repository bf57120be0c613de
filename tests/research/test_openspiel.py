"""OpenSpiel's own tests, for every game; its searches as players, which see no more than their seat."""

import pickle
import random
import re
import sys

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

from saqqara.ai.arena import Arena, Results, play
from saqqara.ai.players import known, player
from saqqara.core.fields import encode
from saqqara.core.game import CHANCE, Setup
from saqqara.core.kernel import load
from saqqara.core.match import Match
from saqqara.core.sight import Sight
from saqqara.core.view import look
from saqqara.research.openspiel import Playouts
from saqqara.research.spaces import spiel_name
from saqqara.testing import any_setup, shelf_games, steps

games = pytest.mark.parametrize("game", shelf_games(), ids=lambda game: game.name)
seatings = pytest.mark.parametrize(
    ("game", "seats"),
    [(game, seats) for game in shelf_games() for seats in game.seats],
    ids=lambda value: str(getattr(value, "name", value)),
)


def loaded(game, **given):
    return pyspiel.load_game(spiel_name(game), given)


def walk(state, seed):
    """Play on at random to the end; yields each state before it is left, and the end."""
    chooser = random.Random(seed)
    while not state.is_terminal():
        yield state
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chooser.choices(actions, weights)[0])
        else:
            state.apply_action(chooser.choice(state.legal_actions()))
    yield state


def some_states(game, seed=1, **given):
    return [state.clone() for state in walk(loaded(game, **given).new_initial_state(), seed)]


# -- Their tests ------------------------------------------------------------------------------------------------------


@seatings
def test_random_games_are_as_openspiel_wants_them(game, seats, capfd):
    for reward in ("rank", "margin"):
        pyspiel.random_sim_test(
            loaded(game, players=seats, reward=reward), num_sims=1, serialize=seats < 3, verbose=False
        )


@games
def test_other_options_are_as_openspiel_wants_them(game, capfd):
    other = Setup.most(game, game.seats[-1], {option.name: option.values[-1] for option in game.options})
    pyspiel.random_sim_test(
        loaded(game, players=other.seats, **dict(other.options)), num_sims=1, serialize=False, verbose=False
    )


@games
def test_the_api_is_that_of_openspiel(game):
    """Its tests of some states out of the tree, which are made for the games that it knows by name."""
    from open_spiel.integration_tests import api_test  # brings scipy, which takes seconds

    class Enforced(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
        pass

    Enforced.game, Enforced.game_name, Enforced.game_type = loaded(game), spiel_name(game), loaded(game).get_type()
    Enforced.some_states = some_states(game)[::7]
    tests = [name for name in dir(Enforced) if name.startswith("test_")]
    assert len(tests) >= 5
    for name in tests:
        getattr(Enforced(name), name)()


# -- Chance, secrets, strings -----------------------------------------------------------------------------------------


@games
def test_a_line_of_a_game_is_the_line_of_a_log_and_told_to_the_same_seats(game):
    for seed in range(3):
        chooser = random.Random(seed)
        match = Match(any_setup(game, chooser))
        state = loaded(game, players=match.setup.seats, **match.setup.chosen()).new_initial_state()
        for number, _ in enumerate(steps(match, chooser, weighted=True)):
            if match.moves:
                played(state, match.moves[-1])
            assert state.is_chance_node() == (CHANCE in match.deciding)
            if number % 4 == 0:
                for seat in range(match.setup.seats):
                    learnt = [move for move in match.moves if match.learnt(move, seat) is not None]
                    assert state.position.lines(seat) == [line_of(move) for move in learnt]
        played(state, match.moves[-1])
        assert state.is_terminal()
        assert state.position.points() == match.scores
        assert str(state).splitlines() == [line_of(move) for move in match.moves]


def line_of(move):
    return f"{'*' if move.seat == CHANCE else move.seat} {move.action.code}"


def played(state, move):
    """Carry out a move of a match, whose seats may answer in any order where several decide."""
    state.position.deciding = 1 << move.seat
    first = 0 if move.seat != CHANCE else state.position.desk.choices
    state.apply_action(move.action.number - first)


@games
def test_an_information_state_tells_all_decisions_of_a_seat_apart(game):
    told: list[set[str]] = [set() for _ in range(max(game.seats))]
    asked = 0
    for state in some_states(game, 6, players=max(game.seats)):
        if not state.is_chance_node() and not state.is_terminal():
            told[state.current_player()].add(state.information_state_string())
            asked += 1
    assert sum(map(len, told)) == asked


@games
def test_the_chances_are_those_of_the_rules(game):
    for state in some_states(game, 4)[:80]:
        if state.is_chance_node():
            assert sum(share for _, share in state.chance_outcomes()) == pytest.approx(1)
            assert all(share > 0 for _, share in state.chance_outcomes())


@games
def test_a_resampled_state_looks_the_same_to_its_player(game):
    """What the player cannot see is made up: it differs from the true table sooner or later, and can be played on."""
    chooser, different = random.Random(5), 0
    for seed in range(4):
        setup = Setup.most(
            game, max(game.seats), {option.name: option.values[seed % len(option.values)] for option in game.options}
        )
        state = loaded(game, players=setup.seats, **setup.chosen()).new_initial_state()
        for number, now in enumerate(walk(state, seed)):
            table, players = now.position, range(setup.seats)
            if now.is_terminal() or (number % 9 and all(table.view(p) == table.view() for p in players)):
                continue
            seat = number % setup.seats
            other = now.resample_from_infostate(seat, chooser.random)
            assert other.information_state_string(seat) == now.information_state_string(seat)
            assert other.information_state_tensor(seat) == now.information_state_tensor(seat)
            assert other.observation_tensor(seat) == now.observation_tensor(seat)
            assert other.current_player() == now.current_player()
            assert other.history() == []
            different += any(other.position.view(p) != table.view(p) for p in players)
            if number % 9 == 0:
                *_, end = walk(other, number)
                assert end.is_terminal()
    assert different


@games
def test_what_is_private_is_in_no_public_observation(game):
    """States that differ in what others cannot see have the same public string."""
    public = make_observation(
        loaded(game),
        pyspiel.IIGObservationType(public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE),
    )
    for state in some_states(game, 2)[::3]:
        if not state.is_chance_node() and not state.is_terminal():
            other = state.resample_from_infostate(state.current_player(), random.Random(1).random)
            assert public.string_from(state, 0) == public.string_from(other, 0)


@games
def test_a_state_survives_being_written(game):
    for state in some_states(game)[::25]:
        whole = state.get_game()
        again = whole.deserialize_state(state.serialize())
        assert str(again) == str(state)
        assert again.position.view(0) == state.position.view(0)
        assert pickle.loads(pickle.dumps(state.position)).view(0) == state.position.view(0)  # noqa: S301  our own


@games
def test_a_copy_is_a_table_of_its_own(game):
    state = some_states(game)[20]
    before, twin = str(state), state.clone()
    for _ in walk(twin, 1):
        pass
    assert str(state) == before
    assert twin.is_terminal()


def test_parameters_that_cannot_be_are_named(capfd):
    game = shelf_games()[0]
    for given, said in (
        ({"players": 9}, "seats, not 9"),
        ({"reward": "ranks"}, "did you mean 'rank'"),
        ({game.options[0].name: "?"}, "choose one of"),
    ):
        with pytest.raises(ValueError, match=said):
            loaded(game, **given)


# -- Searches ---------------------------------------------------------------------------------------------------------


@games
def test_searches_of_openspiel_play(game):
    spiel = loaded(game, players=max(game.seats))
    draws = np.random.RandomState(1)
    bots = [
        mcts.MCTSBot(spiel, 2.0, 12, Playouts(draws), random_state=draws),
        ismcts.ISMCTSBot(spiel, Playouts(draws), 2.0, 12, random_state=draws),
        ismcts.ISMCTSBot(spiel, mcts.RandomRolloutEvaluator(1, draws), 2.0, 2, random_state=draws),
    ]
    asked = [
        state
        for state in some_states(game, 1, players=max(game.seats))
        if not state.is_chance_node() and not state.is_terminal()
    ]
    for number, state in enumerate(asked[::12]):
        assert bots[number % len(bots)].step(state) in state.legal_actions()


@games
def test_rollouts_are_worth_what_the_rules_say(game):
    state = some_states(game, 3, players=max(game.seats))[30]
    worth = np.array([Playouts(np.random.RandomState(seed)).evaluate(state) for seed in range(20)])
    assert np.abs(worth).max() <= 1
    assert np.allclose(worth.sum(axis=1), 0)
    assert len({tuple(row) for row in worth}) > 1
    assert state.legal_actions() == some_states(game, 3, players=max(game.seats))[30].legal_actions()


@pytest.mark.parametrize("name", ["openspiel:mcts:20", "openspiel:ismcts:20"])
@games
def test_tables_that_look_alike_get_the_same_move(game, name):
    """A search of OpenSpiel gets what its seat sees: another table behind the same view changes nothing."""
    looked, different = 0, 0
    for seed in range(6):
        chooser = random.Random(seed)
        match = Match(any_setup(game, chooser))
        for seat in steps(match, chooser, weighted=True):
            if seat == CHANCE or len(match.options(seat)) == 1 or chooser.random() > 0.05:
                continue
            view = match.view(seat)
            other = view.imagine(seed)
            twin = Sight.of(look(view.kernel, other, match.components, seat), match.options(seat))
            mine = Sight.of(view, match.options(seat))
            picked = player(name, seed).pick(mine)
            assert picked in mine.options
            assert picked == player(name, seed).pick(twin)
            whole = Sight(mine.kernel, [match.state], mine.components, seat, mine.options)
            assert picked == player(name, seed).pick(whole), "handed the table, it looks at it as its seat does"
            looked += 1
            different += encode(game.state, other) != encode(game.state, match.state)
        if looked >= 5 and (different or not match.has_secrets):
            break
    assert looked
    assert different or not match.has_secrets


@games
def test_the_arena_lets_them_meet_ours(game, tmp_path):
    arena = Arena(Setup.of(game, 2), ("random", "openspiel:mcts:2"), 1, controls=0)
    arena.check()
    results = Results.begin(tmp_path, arena)
    play(arena, results)
    results.close()
    (group,) = results.groups["match"].values()
    assert all(bout.over and bout.forfeit is None for bout in group.bouts)


def test_names_of_searches_are_checked():
    game = shelf_games()[0]
    assert known("openspiel:mcts", game) == "openspiel:mcts"
    for name, said in (
        ("openspiel:mtcs:10", "no player 'openspiel:mtcs:10'; did you mean 'openspiel:mcts'?"),
        ("openspiel:mcts:1", "no budget '1' for openspiel:mcts: write openspiel:mcts:1000 for simulations, at least 2"),
        ("openspiel:ismcts:5ms", "no budget '5ms' for openspiel:ismcts"),
    ):
        with pytest.raises(ValueError, match=f"^{re.escape(said)}"):
            known(name, game)


def test_without_openspiel_the_extra_is_named(monkeypatch):
    monkeypatch.delitem(sys.modules, "saqqara.research.openspiel")
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    with pytest.raises(
        ValueError, match=r"needs pyspiel, which is not installed here: pip install 'saqqara\[research\]'"
    ):
        known("openspiel:mcts:10", shelf_games()[0])


def test_both_back_ends_see_the_same():
    from saqqara.research.position import Desk, Position

    for game in shelf_games():
        told = []
        for backend in ("plain", "compiled"):
            kernel = load(game, backend)
            position = Position(Desk(kernel, kernel.components(game.fill(Setup.of(game, 2)))))
            chooser = random.Random(2)
            for _ in range(60):
                if position.seat == CHANCE:
                    position.apply(chooser.choice(position.chances())[0])
                else:
                    position.apply(chooser.choice(position.options()))
            told.append(
                (position.view(0), position.view(1), position.view(), position.features(0).tolist(), position.lines())
            )
        assert told[0] == told[1]
