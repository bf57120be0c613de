"""The two back ends are one: plain and compiled agree move for move and score for score."""

import os
import sys
import time
from dataclasses import replace
from itertools import chain
from random import Random as Chooser

import pytest

from saqqara.core.fields import encode, fields_of
from saqqara.core.game import CHANCE
from saqqara.core.kernel import Deal, Random, load, plain_record
from saqqara.core.match import Match
from saqqara.core.view import SPECTATOR
from saqqara.testing import any_setup, golden, shelf_games, steps

GAMES = int(os.environ.get("SAQQARA_TWINS", "20000"))  # a long run sets 2000000
CHECKED = int(os.environ.get("SAQQARA_CHECKED", "0"))  # games of a set-up compiled with checks; a long run sets 2000
SAMPLES = min(0.1, GAMES / 2_000_000)  # of the tables at which every answer is compared
PARTS = 8  # tests that the games are spread over
ROOM = 512
RANDOM, GREEDY = 0, 1

games = pytest.mark.parametrize("game", shelf_games(), ids=lambda game: game.name)


class Player:
    """Plays whole games on one back end and returns everything that came out."""

    def __init__(self, kernel, setup, bots):
        self.kernel, self.setup = kernel, setup
        self.comps = kernel.components(setup.game.fill(setup))
        self.states, self.randoms, self.deals = kernel.states(3), kernel.records(Random, 1), kernel.records(Deal, 1)
        self.out, self.weights, self.made = kernel.ints(ROOM), kernel.ints(ROOM), kernel.ints(ROOM)
        self.trace = kernel.ints(2 * setup.game.bound)  # never full, so that it ends with a blank
        self.blank = kernel.ints(len(self.trace))
        self.blank[:] = [-1] * len(self.trace)
        self.bots = kernel.ints(4)
        for seat, bot in enumerate(bots):
            self.bots[seat] = bot

    def play(self, seed, first, count=1):
        """Return points, winners and lengths of some games, and the moves of the last one."""
        points, won, moves = self.kernel.ints(4 * count), self.kernel.ints(count), self.kernel.ints(count)
        self.trace[:] = self.blank
        self.kernel.rules.play_games(
            self.states, self.comps, 0, self.setup.seats, self.bots, self.randoms, self.deals, self.out, self.weights,
            self.made, self.trace, seed, first, count, points, won, moves,
        )  # fmt: skip
        last = list(self.trace) if self.kernel.backend == "plain" else self.trace.tolist()
        return [int(x) for x in points], [int(x) for x in won], [int(x) for x in moves], last[: last.index(-1)]

    def end(self):
        return encode(self.setup.game.state, self.kernel.read(self.states, 0))


def assert_twins(setup, bots, seed, count, *, checks=False):
    plain = Player(load(setup.game, "plain"), setup, bots)
    compiled = Player(load(setup.game, "compiled", checks=checks), setup, bots)
    for first in range(count):
        one, two = plain.play(seed, first), compiled.play(seed, first)
        assert one == two, f"{setup} game {first} of seed {seed}"
        if first % 10 == 0:  # the same moves all the same: this looks for numbers that wrap when compiled
            assert plain.end() == compiled.end(), f"{setup} game {first} of seed {seed}"


@games
@pytest.mark.parametrize("part", range(PARTS))
def test_random_games_are_the_same_move_for_move(game, part):
    """Every set-up that differs in seats or in the value of an option gets its share of the games."""
    chooser = Chooser(part)
    block, left, began = 50, int(GAMES * game.share) // PARTS, time.monotonic()
    for number in range(-(-left // block)):
        assert_twins(any_setup(game, chooser), [RANDOM] * 4, 1000 * part + number, min(block, left - block * number))
        if time.monotonic() - began > 60:
            began = time.monotonic()
            print(f"part {part}: {block * (number + 1)} of {left} games are the same", file=sys.stderr, flush=True)  # noqa: T201


@games
def test_games_of_greedy_players_are_the_same_move_for_move(game):
    """A greedy player sees, imagines, copies and values: the whole advice is compared with it."""
    count = max(1, int(GAMES * game.share) // 5000)
    for seed in range(3 * len(game.seats)):
        seats = game.seats[seed % len(game.seats)]
        chooser = Chooser(seed)
        bots = [GREEDY if seat == seed % seats or seed < len(game.seats) else RANDOM for seat in range(4)]
        assert_twins(any_setup(game, chooser, seats), bots, seed, count)


class Within(list[int]):
    """A list without the places before its first one, which Python would count from the end."""

    def __getitem__(self, place):
        assert not isinstance(place, int) or place >= 0
        return super().__getitem__(place)

    def __setitem__(self, place, value):
        assert not isinstance(place, int) or place >= 0
        super().__setitem__(place, value)


def within(value):
    return Within(map(within, value)) if isinstance(value, list) else value


def guarded(record, values):
    for name in fields_of(record):
        setattr(values, name, within(getattr(values, name)))
    return values


@games
def test_no_rule_looks_before_the_first_or_behind_the_last_place(game):
    """Compiled code would not notice: behind the last place is other memory."""
    kernel = replace(
        load(game, "plain"),
        records=lambda record, count: [guarded(record, plain_record(record)) for _ in range(count)],
        ints=lambda count: within([0] * count),
    )
    for seed in range(3 * len(game.seats)):
        setup = any_setup(game, Chooser(100 + seed))
        for bots, count in (([GREEDY, RANDOM, RANDOM, RANDOM], 1), ([RANDOM] * 4, 3)):
            player = Player(kernel, setup, bots)
            guarded(game.components, player.comps[0])
            for first in range(count):
                player.play(seed, first)


if CHECKED:  # only a long run compiles with checks

    @games
    def test_games_with_checked_indices_are_the_same(game):
        """With bounds checks a wrong index in compiled code is an error instead of silent damage."""
        plain_games = 20
        for seed in range(3 * len(game.seats)):
            setup = any_setup(game, Chooser(100 + seed))
            assert_twins(setup, [GREEDY, RANDOM, RANDOM, RANDOM], seed, 1, checks=True)
            assert_twins(setup, [RANDOM] * 4, seed, plain_games, checks=True)
            checked = Player(load(game, "compiled", checks=True), setup, [RANDOM] * 4)
            quick = Player(load(game, "compiled"), setup, [RANDOM] * 4)
            assert checked.play(seed, 0, CHECKED) == quick.play(seed, 0, CHECKED)


def doors(kernel, states, comps, randoms, game, seats):
    """Ask everything that the rules can be asked about states[0]."""
    rules = kernel.rules
    found: list[object] = []
    out, weights = kernel.ints(ROOM), kernel.ints(ROOM)
    mask = int(rules.deciding_at(states, 0))
    found += [mask, int(rules.winners_at(states, 0, comps, 0))]
    rules.scores_at(states, 0, comps, 0, out)
    found.append([int(out[seat]) for seat in range(seats)])
    for seat in range(seats):
        count = int(rules.options_at(states, 0, comps, 0, seat, out))
        found.append([int(x) for x in out[:count]])
        count = int(rules.features_at(states, 0, comps, 0, seat, out))
        found.append([int(x) for x in out[:count]])
        found.append(int(rules.value_at(states, 0, comps, 0, seat)))
        found.append(int(rules.witnesses_at(states, 0, comps, 0, seat)))
        found.append([int(rules.why_at(states, 0, comps, 0, seat, action.number)) for action in game.catalogue.actions])
    if mask >> CHANCE & 1:
        count = int(rules.chances_at(states, 0, comps, 0, out, weights))
        found.append([(int(out[i]), int(weights[i])) for i in range(count)])
        found.append(int(rules.witnesses_at(states, 0, comps, 0, CHANCE)))
        found.append([int(rules.why_at(states, 0, comps, 0, CHANCE, a.number)) for a in game.catalogue.actions])
    for seat in (*range(seats), SPECTATOR):
        rules.see_at(states, 1, 0, seat)
        found.append(encode(game.state, kernel.read(states, 1)))
        rules.seed_at(randoms, 0, 77, seat + 1)
        rules.imagine_at(states, 1, comps, 0, randoms, seat)
        found.append(encode(game.state, kernel.read(states, 1)))
    rules.copy_at(states, 2, 0)
    found.append(encode(game.state, kernel.read(states, 2)))
    return found


def random_steps(game):
    """Play random games; yields the match and the seat that decides before each move."""
    for seed in range(40):
        chooser = Chooser(seed)
        match = Match(any_setup(game, chooser))
        for seat in steps(match, chooser, weighted=True):
            yield match, seat


@games
def test_every_answer_of_the_rules_is_the_same(game):
    """View, imagine, value, features, scores, why over the whole catalogue: at every kind of question and at samples besides."""
    asked, chooser = set(), Chooser(0)
    kernels = [load(game, "plain"), load(game, "compiled")]
    rooms = [(kernel, kernel.states(3), kernel.records(Random, 1)) for kernel in kernels]
    for match, seat in chain(random_steps(game), golden(game)):  # the second has what random games hardly ever come to
        question = (match.setup.seats, game.question(match.state, seat))
        if question in asked and chooser.random() > SAMPLES:
            continue
        asked.add(question)
        answers = []
        for kernel, states, randoms in rooms:
            kernel.write(game.state, states, 0, match.state)
            comps = kernel.components(match.components)
            answers.append(doors(kernel, states, comps, randoms, game, match.setup.seats))
        assert answers[0] == answers[1], match.table["decide"]
    assert {ask for _, ask in asked} == set(game.asks) - {"over"}


@games
def test_a_match_replays_what_compiled_players_did(game):
    """The third way to play, line by line in a match, comes to the same end."""
    for seed in range(6):
        setup = any_setup(game, Chooser(seed))
        player = Player(load(game, "compiled"), setup, [RANDOM] * 4)
        points, won, moves, trace = player.play(seed, 0)
        match = Match(setup)
        for seat, action in zip(trace[::2], trace[1::2], strict=True):
            match.play(seat, game.catalogue[action].code)
        assert match.over
        assert sum(move.seat != CHANCE for move in match.moves) == moves[0]
        assert match.scores == points[: setup.seats]
        assert sum(1 << seat for seat in match.winners) == won[0]
        assert encode(game.state, match.state) == player.end()
