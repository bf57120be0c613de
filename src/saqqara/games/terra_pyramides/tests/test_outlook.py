"""What a table will come to, as the search alone and networks look at it."""

from random import Random as Chooser

import pytest

from saqqara.ai.arrays import search_of
from saqqara.core.game import CHANCE, Setup
from saqqara.core.kernel import load
from saqqara.core.match import Match
from saqqara.games.terra_pyramides import GAME
from saqqara.testing import steps


def tables(seats, task, seed=3):
    """Play a random game; yields the match at every decision of a seat, and at its end."""
    match, chooser = Match(Setup.of(GAME, seats, {"task": task})), Chooser(seed)
    for seat in steps(match, chooser, weighted=True):
        if seat != CHANCE:
            yield match
    yield match


@pytest.fixture(scope="module")
def rules():
    return load(GAME, "plain", search_of(GAME)).rules


@pytest.mark.parametrize("task", ["none", "1", "2", "3"])
def test_at_the_end_the_outlook_is_what_was_scored(rules, task):
    *_, match = tables(1, task)
    assert rules.outlook(match.state, match.components, 0, [0]) == 100 * match.scores[0]


def test_among_several_the_outlook_is_what_advice_says(rules):
    for match in tables(3, "none"):
        s, c = match.state, match.components
        assert [rules.outlook(s, c, seat, [0]) for seat in range(3)] == [rules.value(s, c, seat) for seat in range(3)]


def test_alone_a_worker_on_a_site_and_a_stone_are_worth_more_than_none(rules):
    """Two units that a pyramid is made of; a level costs what it is worth."""
    seen = 0
    for match in tables(1, "1"):
        s, c = match.state, match.components
        wanted, highest = rules.aim_of(c)
        for colour in range(6):
            more = rules.stone_units(s, 0, colour, s.stones[0][colour], wanted, highest)
            assert rules.OTHER_STONE <= more <= rules.MATCHING
        built = rules.built_units(s, 0, wanted, highest)
        assert (built > 0) == (s.owned[0] != 0)
        seen += built > 0
    assert seen
