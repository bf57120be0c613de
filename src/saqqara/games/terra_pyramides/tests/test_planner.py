"""The planner: honest, alike in both back ends, clearly ahead of the search, and only where a seat is alone."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import replace
from random import Random as Chooser

import pytest

from saqqara.ai.arrays import COMPILED, search_of
from saqqara.ai.players import player
from saqqara.ai.search import SearchPlayer
from saqqara.ai.style import thinking
from saqqara.core.dealer import SeededDealer
from saqqara.core.fields import encode
from saqqara.core.game import CHANCE, Setup
from saqqara.core.kernel import load
from saqqara.core.match import Match
from saqqara.core.sight import Sight
from saqqara.core.view import look
from saqqara.games.terra_pyramides import GAME
from saqqara.games.terra_pyramides.ai.planner import PLANNING, Bench, Effort, Planner
from saqqara.games.terra_pyramides.things import KINDS, STACKS
from saqqara.testing import steps

WON = 4  # a deal that is won even with few looks
TASKS = ("none", "1", "2", "3")
SMALL = Effort(
    3, 2, 3, 2, 2, 1, 2, first_tried=4, first_step=3, last_tried=2, last_step=2, last_worlds=2
)  # fmt: skip
QUICK = Effort(
    6, 2, 3, 4, 3, 1, 2, first_tried=12, first_step=4, last_tried=4, last_step=3, last_worlds=2
)  # fmt: skip


def alone(task):
    return Setup.of(GAME, 1, {"task": task})


def sight_of(match, seat=0):
    return Sight.of(match.view(seat), match.options(seat))


def played(task, seed, thinker):
    """Play the deal of a seed; every answer has to be allowed."""
    match, dealer = Match(alone(task)), SeededDealer(seed)
    match.deal(dealer)
    while not match.over:
        match.play(0, GAME.catalogue[thinker.pick(sight_of(match))].code)
        match.deal(dealer)
    return match


def decisions(setup, seed, every):
    """Play at random; yields the match and the seat at some of the choices."""
    chooser, asked = Chooser(seed), 0
    match = Match(setup)
    for seat in steps(match, chooser, weighted=True):
        if seat != CHANCE and len(match.options(seat)) > 1:
            asked += 1
            if asked % every == 0:
                yield match, seat


@pytest.mark.parametrize("task", TASKS)
def test_every_answer_of_a_game_is_allowed_and_a_game_comes_far(task):
    match = played(task, 3, Planner(1, QUICK))
    assert match.over
    assert match.scores[0] > 150


def test_a_planner_reaches_clearly_more_than_the_search_on_a_deal(monkeypatch):
    monkeypatch.setattr(COMPILED, "kernel_for", lambda _sight: load(GAME, "compiled", search_of(GAME)))
    search = SearchPlayer(1, lambda sight: thinking(sight, "search", {"simulations": 100}))
    planned, searched = (played("1", 3, thinker).scores[0] for thinker in (Planner(1, QUICK), search))
    assert planned > searched + 30


def test_a_planner_wins_a_deal():
    assert played("1", WON, Planner(1, QUICK)).winners == [0]


def test_tables_that_look_alike_get_the_same_answer():
    different = 0
    for number, setup in enumerate([*map(alone, TASKS), Setup.of(GAME, 2), Setup.of(GAME, 4)]):
        for match, seat in decisions(setup, number, 9):
            view = match.view(seat)
            other = view.imagine(number)
            twin = Sight.of(look(view.kernel, other, match.components, seat), match.options(seat))
            different += encode(GAME.state, other) != encode(GAME.state, match.state)
            assert Planner(1, QUICK).pick(sight_of(match, seat)) == Planner(1, QUICK).pick(twin), match.text
    assert different


def test_what_lies_in_stacks_that_nobody_has_searched_changes_no_answer():
    """Alone, a table holds nothing that its seat cannot see; here it does, and is handed over as it is."""
    filled = 0
    for match, _seat in decisions(alone("1"), 5, 5):
        honest = sight_of(match)
        table = deepcopy(match.state)
        table.pool = [9] * KINDS
        for stack in range(STACKS):
            if not table.searched[stack]:
                table.order[stack] = [stack] * len(table.order[stack])
                filled += 1
        whole = Sight(honest.kernel, [table], honest.components, 0, honest.options)
        assert Planner(2, QUICK).pick(honest) == Planner(2, QUICK).pick(whole), match.text
    assert filled


def test_both_back_ends_choose_alike():
    kernels = [load(GAME, backend, PLANNING) for backend in ("plain", "compiled")]
    asked = 0
    for task in ("1", "2", "3"):
        for match, _seat in decisions(alone(task), 7, 40):
            plain, compiled = (Planner(4, SMALL, kernel).pick(sight_of(match)) for kernel in kernels)
            assert plain == compiled, match.text
            asked += 1
    assert asked > 3


def test_a_plan_is_followed_to_its_end_and_made_again_when_the_table_is_another(monkeypatch):
    made = []
    plan = Bench.plan

    def counted(bench, seed):
        made.append(seed)
        return plan(bench, seed)

    monkeypatch.setattr(Bench, "plan", counted)
    match, dealer, thinker = Match(alone("1")), SeededDealer(3), Planner(1, QUICK)
    match.deal(dealer)
    answers = 0
    while match.state.turns[0] < 3:
        answers += len(match.options(0)) > 1
        match.play(0, GAME.catalogue[thinker.pick(sight_of(match))].code)
        match.deal(dealer)
    assert 3 <= len(made) < answers
    before = len(made)
    other = Match(alone("1"))
    other.deal(SeededDealer(4))
    thinker.pick(sight_of(other))
    assert len(made) == before + 1


def test_with_several_seats_it_takes_what_looks_best_at_once(monkeypatch):
    monkeypatch.setattr(Bench, "plan", lambda *_known: pytest.fail("nothing is planned"))
    asked = alike = 0
    for match, seat in decisions(Setup.of(GAME, 2), 1, 5):
        chosen = Planner(1).pick(sight_of(match, seat))
        assert chosen in sight_of(match, seat).options
        alike += chosen == player("greedy", 1).pick(sight_of(match, seat))
        asked += 1
    assert alike > asked / 2  # they draw lots differently among what is equal


def test_an_option_that_is_overlooked_is_not_taken():
    """A level may be shown fewer options than there are."""
    match = Match(alone("1"))
    match.deal(SeededDealer(3))
    sight = sight_of(match)
    best = Planner(1, QUICK).pick(sight)
    fewer = [option for option in sight.options if option != best]
    assert Planner(1, QUICK).pick(replace(sight, options=fewer)) in fewer


@pytest.mark.parametrize("name", ["level8", "analyst"])
def test_the_strongest_level_and_the_analyst_plan_alone(name, monkeypatch):
    made = []

    def first(_planner, sight):
        made.append(sight.seats)
        return sight.options[0]

    monkeypatch.setattr(Planner, "pick", first)
    monkeypatch.setattr(COMPILED, "ready", lambda game: load(game, "compiled", search_of(game)))
    match = Match(alone("2"))
    match.deal(SeededDealer(3))
    player(name, 1, GAME).pick(sight_of(match))
    assert made == [1]
