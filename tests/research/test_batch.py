"""Many games stepped together are the games that the core plays, one by one, in either back end."""

import re
from pathlib import Path
from random import Random as Chooser
from typing import Any

import numpy as np
import pytest
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from saqqara.core.dealer import SeededDealer
from saqqara.core.fields import encode
from saqqara.core.game import IllegalAction, Setup
from saqqara.core.kernel import Random, load
from saqqara.core.match import Match
from saqqara.core.view import look
from saqqara.research.batch import TEXTS, Batch, batch, load_batch
from saqqara.research.spaces import rewards
from saqqara.research.vector import vector_env
from saqqara.testing import any_setup, shelf_games

games = pytest.mark.parametrize("game", shelf_games(), ids=lambda game: game.name)
PAGE = Path(__file__).parents[2] / "docs" / "batch.md"
ROOM = 4096


def plain(game):
    return load(game, "plain", TEXTS)


def shown(found):
    """Return everything that a batch shows."""
    arrays = (found.observations, found.masks, found.counts, found.seats, found.rewards, found.points, found.done)
    options = [found.options[i, : found.counts[i]].tolist() for i in range(found.size)]
    return [array.tolist() for array in (*arrays, found.lengths, found.acted, found.last_observations)] + [options]


class Alone:
    """One game of a batch as the core plays it: a match and its dealer."""

    def __init__(self, setup, seed, size):
        self.setup, self.seed, self.size = setup, seed, size
        self.begin()

    def begin(self):
        self.match, self.dealer, self.answers = Match(self.setup), SeededDealer(self.seed), 0
        self.match.deal(self.dealer)

    @property
    def seat(self):
        return min(self.match.deciding)

    def features(self, seat):
        """Return the features of what the seat sees, made of its view alone."""
        out = [0] * ROOM
        view = look(self.match.kernel, self.match.state, self.match.components, seat)
        return out[: self.match.kernel.rules.features(view.state, self.match.components, seat, out)]

    def step(self, number):
        """Answer; return the scores and winners if the game ended, and begin the next one."""
        seat = self.seat
        self.match.play(seat, self.setup.game.catalogue[number].code)
        self.match.deal(self.dealer)
        self.answers += 1
        if not self.match.over:
            return None
        ended = (self.match.scores, self.match.winners, self.answers, self.features(seat))
        self.seed += self.size
        self.begin()
        return ended


@games
def test_a_batch_plays_the_games_that_the_core_plays_one_by_one(game):
    for reward, setup in zip(
        ("rank", "margin"), (Setup.of(game, game.seats[-1]), any_setup(game, Chooser(3))), strict=True
    ):
        seeds = [5, 1 << 40, 77]
        found = Batch(setup, 3, seeds=seeds, reward=reward, kernel=load_batch(game), threads=2)
        alone = [Alone(setup, seed, 3) for seed in seeds]
        finished = 0
        while finished < 2:
            for i, one in enumerate(alone):
                numbers = [action.number for action in one.match.options(one.seat)]
                assert found.seats[i] == one.seat
                assert found.options[i, : found.counts[i]].tolist() == numbers
                assert np.flatnonzero(found.masks[i]).tolist() == sorted(numbers)
                assert found.observations[i].tolist() == one.features(one.seat)
                assert found.seed_of(i) == one.seed
                assert encode(game.state, found.state(i)) == encode(game.state, one.match.state)
            actions = found.sample()
            found.step(actions)
            for i, one in enumerate(alone):
                ended = one.step(int(actions[i]))
                assert found.done[i] == (ended is not None)
                if ended is None:
                    assert not found.rewards[i].any()
                    continue
                scores, winners, answers, last = ended
                finished += 1
                assert found.points[i].tolist() == scores
                won = sum(1 << seat for seat in winners)
                assert found.rewards[i].tolist() == [np.float32(x) for x in rewards(reward, scores, won)]
                assert (found.lengths[i], found.last_observations[i].tolist()) == (answers, last)


@games
def test_plain_and_compiled_batches_are_the_same(game):
    setup = Setup.of(game, game.seats[len(game.seats) // 2])
    bots = [None, *["greedy", "random"] * 2][: setup.seats]
    varied: list[dict[str, Any]] = [{}, {"bots": bots, "rotate": True, "reward": "margin"}]
    for more in varied:
        one, two = (Batch(setup, 2, seed=9, kernel=kernel, **more) for kernel in (plain(game), load_batch(game)))
        for _ in range(60):
            assert shown(one) == shown(two)
            actions = one.sample()
            assert (actions == two.sample()).all()
            one.step(actions)
            two.step(actions)


def test_threads_and_neighbours_change_nothing():
    game = shelf_games()[0]
    setup, kernel = Setup.of(game, 2), load_batch(game)
    one, three = (Batch(setup, 50, seed=4, kernel=kernel, threads=threads) for threads in (1, 3))
    few = Batch(setup, 2, seeds=one._seeds[:2], kernel=kernel)
    for _ in range(30):
        actions = one.sample()
        for found in (one, three):
            found.step(actions)
        few.step(actions[:2])
        assert shown(one) == shown(three)
        assert [part[:2] for part in shown(one)] == shown(few)
    three.close()
    three.step(three.sample())  # without threads it goes on in this one


def test_the_same_seed_gives_the_same_games_and_another_does_not():
    found = batch(shelf_games()[0].name, 8, seed=1)
    first = shown(found)
    for _ in range(20):
        found.step(found.sample())
    assert shown(found) != first
    found.reset(1)
    assert shown(found) == first
    found.reset(2)
    assert shown(found) != first


def test_bots_answer_for_their_seats_and_move_on_from_game_to_game():
    game = shelf_games()[0]
    found = Batch(Setup.of(game, 3), 6, bots=[None, "random", "greedy"], rotate=True, kernel=load_batch(game))
    assert found.seats.tolist() == [(-i) % 3 for i in range(6)]
    ended = 0
    while ended < 6:
        before = found.seats.copy()
        found.step(found.sample())
        assert (found.acted == before).all()
        for i in np.flatnonzero(found.done):
            ended += 1
            assert found.seats[i] == (found.acted[i] - 1) % 3


def test_a_bot_in_a_batch_is_the_players_of_that_name():
    """On the greedy seat the batch answers as the text of play does from the same generator."""
    game = shelf_games()[0]
    setup, kernel = Setup.of(game, 2), load_batch(game)
    with_bot = Batch(setup, 1, seed=3, bots=[None, "greedy"], kernel=kernel)
    both = Batch(setup, 1, seed=3, kernel=kernel)
    randoms, out = kernel.records(Random, 1), kernel.ints(512)
    rules, states = load(game, kernel.backend).rules, kernel.states(3)
    rules.seed_at(randoms, 0, int(both._seeds[0]), 0)
    for _ in range(12):
        number = with_bot.sample()
        with_bot.step(number)
        both.step(number)
        while both.seats[0] == 1:
            rules.copy_from(states, 0, both._games[0], 0)
            n = int(both.counts[0])
            out[:n] = both.options[0, :n]
            answer = out[0] if n == 1 else rules.greedy_choice_at(states, both._comps, 0, 2, 1, randoms, out, n)
            both.step(np.array([answer]))
        assert both.observations.tolist() == with_bot.observations.tolist()


def test_an_action_that_is_not_allowed_changes_nothing_and_is_named():
    game = shelf_games()[0]
    found = batch(game.name, 4)
    before = shown(found)
    actions = found.sample()
    forbidden = int(np.flatnonzero(found.masks[2] == 0)[0])
    actions[2] = forbidden
    with pytest.raises(IllegalAction, match=r"game 2"):
        found.step(actions)
    for number in (10**6, -1, int(found.options[2, 0]) + (1 << 32)):
        far = actions.astype(np.int64)
        far[2] = number
        with pytest.raises(IllegalAction, match="no such action in game 2"):
            found.step(far)
    assert shown(found) == before


def test_arrays_are_made_once_and_what_is_allowed_cannot_be_written():
    found = batch(shelf_games()[0].name, 4)
    arrays = (found.observations, found.masks, found.rewards, found.done)
    for _ in range(5):
        found.step(found.sample())
    assert all(
        one is two
        for one, two in zip(arrays, (found.observations, found.masks, found.rewards, found.done), strict=True)
    )
    for locked in (found.options, found.counts, found.seats):
        with pytest.raises(ValueError, match="read-only"):
            locked[0] = 0


@pytest.mark.parametrize(
    ("more", "told"),
    [
        ({"size": 0}, "size is at least 1"),
        ({"threads": 0}, "threads is at least 1"),
        ({"reward": "rnk"}, "did you mean 'rank'"),
        ({"seeds": [1]}, "1 seeds for 4 games"),
        ({"bots": ["random"]}, "1 bots for 2 seats"),
        ({"bots": ["random", "greedy"]}, "some seat must be asked"),
        ({"bots": ["gready", None]}, "did you mean 'greedy'"),
        ({"seats": 9}, "seats, not 9"),
    ],
)
def test_what_cannot_be_is_said(more, told):
    with pytest.raises(ValueError, match=told):
        batch(shelf_games()[0].name, **{"size": 4, **more})
    with pytest.raises(ValueError, match="4 whole numbers are needed"):
        batch(shelf_games()[0].name, 4).step([0.5] * 4)


# -- gymnasium.vector -------------------------------------------------------------------------------------------------


def test_a_batch_is_an_environment_of_gymnasium():
    env = vector_env(shelf_games()[0].name, 16, bots=[None, "random"], rotate=True)
    observations, infos = env.reset(seed=5)
    assert env.observation_space.contains(observations)
    again, _ = env.reset(seed=5)
    assert (again == observations).all()
    assert again is not observations
    returned, ended = np.zeros(16), 0
    for _ in range(200):
        actions = env.sample()
        assert env.action_space.contains(actions.astype(np.int64))
        assert infos["action_mask"][np.arange(16), actions].all()
        seats = infos["seat"]
        observations, gained, over, cut, infos = env.step(actions)
        assert env.observation_space.contains(observations)
        assert not cut.any()
        assert (gained == infos["rewards"][np.arange(16), seats]).all()
        assert (gained[~over] == 0).all()
        returned += gained
        ended += over.sum()
        if over.any():
            assert (infos["_final_obs"] == over).all()
            assert env.observation_space.contains(infos["final_obs"])
            assert (infos["points"][over].sum(1) > 0).all()
    assert ended > 16
    assert np.abs(returned).sum() <= ended
    env.close()


def test_an_environment_counts_its_episodes_as_gymnasium_does():
    inner = vector_env(shelf_games()[0].name, 4, copy=False)
    env: Any = RecordEpisodeStatistics(inner)
    env.reset(seed=1)
    lengths: list[int] = []
    while len(lengths) < 4:
        *_, over, _, infos = env.step(inner.sample())
        lengths += infos["episode"]["l"][over].tolist() if over.any() else []
        assert infos["action_mask"] is inner.games.masks
    assert min(lengths) > 10


def test_each_environment_may_have_a_seed_of_its_own_and_there_are_no_options():
    env = vector_env(shelf_games()[0].name, 3)
    env.reset(seed=[7, None, 9])
    assert [env.games.seed_of(0), env.games.seed_of(2)] == [7, 9]
    with pytest.raises(ValueError, match="no options are known, not colour"):
        env.reset(options={"colour": "red"})


# -- What is written of it --------------------------------------------------------------------------------------------


def test_arrays_can_be_shared_with_others_without_a_copy():
    """What `torch.from_numpy` and `from_dlpack` ask of an array."""
    found = batch(shelf_games()[0].name, 4)
    for array in (found.observations, found.masks, found.rewards, found.done):
        shared = np.from_dlpack(array)
        assert np.shares_memory(shared, array)
        assert array.flags.c_contiguous
        assert array.flags.writeable
    shared = np.from_dlpack(found.observations)
    for _ in range(10):
        found.step(found.sample())
    assert shared.tolist() == found.observations.tolist()


def test_the_page_names_every_array():
    found = batch(shelf_games()[0].name, 4)
    arrays = {name for name, part in vars(found).items() if isinstance(part, np.ndarray) and not name.startswith("_")}
    rows = [line.split("|")[1] for line in PAGE.read_text(encoding="utf-8").splitlines() if line.startswith("| `")]
    assert {name for row in rows for name in re.findall(r"`(\w+)`", row)} == arrays


def test_the_examples_of_the_page_run():
    class Enough(Exception):  # noqa: N818
        pass

    asked: list[Any] = []

    def my_policy(observations, masks):
        if len(asked) == 3:
            raise Enough
        asked.append(observations.shape)
        return masks.argmax(1)

    first, second = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    with pytest.raises(Enough):
        exec(first, {"my_policy": my_policy})  # noqa: S102
    assert len(asked) == 3
    names: dict[str, Any] = {}
    exec(second, names)  # noqa: S102
    assert names["rewards"].shape == (1024,)
