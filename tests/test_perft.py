"""Perft: how many ways there are to act so many times, counted by both back ends; each game's own tests have a referee count too.

A line of a game's tests/perft.txt is a case: a replay, how many of its moves are played first, the seed of the deal, the
depth, the count. Below each first action the count is compared as well, and shown when it differs.
"""

import pytest

from saqqara.core.kernel import load
from saqqara.perft import perft
from saqqara.testing import cases, difference, shelf_games

CASES = [case for game in shelf_games() for case in cases(game)]

every_case = pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.game.name}-{case}")


@every_case
def test_the_compiled_engine_counts_what_is_written_down(case):
    below = perft(case.position(), case.depth, case.seed, kernel=load(case.game, "compiled"))
    assert sum(below.values()) == case.count, below


@every_case
def test_the_plain_engine_counts_the_same_below_each_first_action(case):
    plain, compiled = (
        perft(case.position(), case.shallow, case.seed, kernel=load(case.game, backend))
        for backend in ("plain", "compiled")
    )
    assert plain == compiled, difference(plain, compiled)


@pytest.mark.parametrize("game", shelf_games(), ids=lambda game: game.name)
def test_the_list_has_every_number_of_seats(game):
    assert {case.position().setup.seats for case in cases(game)} == set(game.seats)
