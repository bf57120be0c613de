"""The planner: honest, alike in both back ends, clearly ahead of the search, and only where a seat is alone."""

from __future__ import annotations

from dataclasses import replace
from random import Random as Chooser

import pytest

from saqqara.ai.players import player
from saqqara.ai.search import COMPILED, SearchPlayer, search_of, thinking
from saqqara.core.dealer import SeededDealer
from saqqara.core.fields import encode
from saqqara.core.game import CHANCE, Setup
from saqqara.core.kernel import load
from saqqara.core.match import Match
from saqqara.core.sight import Sight
from saqqara.core.view import look
from saqqara.games.terra_pyramides import GAME
from saqqara.games.terra_pyramides.ai.planner import PLANNING, Bench, Effort, Planner
from saqqara.testing import steps

WON = 3  # a deal
TASKS = ("none", "1", "2", "3")
SMALL = Effort(candidates=3, far=2, tried=2, step=2, first_worlds=1, worlds=2, first_tried=4, first_step=3)
QUICK = Effort(candidates=6, far=2, tried=4, step=3, first_worlds=1, worlds=2, first_tried=12, first_step=4)


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


def decisions(task, seed):
    """Play at random; yields the match wherever there is a choice."""
    chooser = Chooser(seed)
    match = Match(alone(task))
    for seat in steps(match, chooser, weighted=True):
        if seat != CHANCE and len(match.options(seat)) > 1:
            yield match


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
    assert played("1", WON, Planner(1)).winners == [0]


def test_tables_that_look_alike_get_the_same_answer():
    different = asked = 0
    for number, task in enumerate(TASKS):
        for match in decisions(task, number):
            asked += 1
            if asked % 9:
                continue
            view = match.view(0)
            other = view.imagine(asked)
            twin = Sight.of(look(view.kernel, other, match.components, 0), match.options(0))
            different += encode(GAME.state, other) != encode(GAME.state, match.state)
            assert Planner(asked, QUICK).pick(sight_of(match)) == Planner(asked, QUICK).pick(twin), match.text
    assert different


def test_a_planner_that_is_given_the_table_sees_no_more_of_it():
    """Whoever hands over the table instead of the view gives nothing away."""
    for number, match in enumerate(decisions("1", 5)):
        if number % 9 == 0:
            honest = sight_of(match)
            whole = Sight(honest.kernel, [match.state], honest.components, 0, honest.options)
            assert Planner(2, QUICK).pick(honest) == Planner(2, QUICK).pick(whole)


def test_both_back_ends_choose_alike():
    kernels = [load(GAME, backend, PLANNING) for backend in ("plain", "compiled")]
    asked = 0
    for task in ("1", "2", "3"):
        for number, match in enumerate(decisions(task, 7)):
            if number % 40 == 0:
                plain, compiled = (Planner(4, SMALL, kernel).pick(sight_of(match)) for kernel in kernels)
                assert plain == compiled, match.text
                asked += 1
    assert asked > 3


def test_a_plan_is_followed_to_its_end_and_made_again_when_the_table_is_another(monkeypatch):
    made = []
    plan = Bench.plan
    monkeypatch.setattr(Bench, "plan", lambda bench, seed: made.append(seed) or plan(bench, seed))
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
    chooser = Chooser(1)
    match = Match(Setup.of(GAME, 2))
    asked = 0
    for seat in steps(match, chooser, weighted=True):
        if seat != CHANCE and len(match.options(seat)) > 1 and asked < 20:
            assert Planner(1).pick(sight_of(match, seat)) in sight_of(match, seat).options
            asked += 1
    assert asked == 20


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
    monkeypatch.setattr(Planner, "pick", lambda _planner, sight: made.append(sight.seats) or sight.options[0])
    monkeypatch.setattr(COMPILED, "ready", lambda game: load(game, "compiled", search_of(game)))
    match = Match(alone("2"))
    match.deal(SeededDealer(3))
    player(name, 1, GAME).pick(sight_of(match))
    assert made == [1]
