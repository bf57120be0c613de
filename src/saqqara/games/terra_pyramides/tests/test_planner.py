"""The planner: honest, alike in both back ends, clearly ahead of the search, and only where a seat is alone."""

from __future__ import annotations

import os
from random import Random as Chooser

import pytest

from saqqara.ai.players import player
from saqqara.ai.search import COMPILED
from saqqara.core.dealer import SeededDealer
from saqqara.core.fields import encode
from saqqara.core.game import CHANCE, Setup
from saqqara.core.kernel import load
from saqqara.core.match import Match
from saqqara.core.sight import Sight
from saqqara.core.view import look
from saqqara.games.terra_pyramides import GAME
from saqqara.games.terra_pyramides.ai.planner import PLANNING, Effort, Planner, loaded
from saqqara.testing import steps

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
    kernel = loaded(GAME)
    monkeypatch.setattr(COMPILED, "has_brain", lambda _sight: kernel.backend == "compiled")
    planned, searched = (played("1", 3, thinker).scores[0] for thinker in (Planner(1, QUICK), player("greedy", 1)))
    assert planned > searched + 50


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
