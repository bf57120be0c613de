"""Perft: the naive referee counts as many ways to act as the engine; both back ends are compared in tests/test_perft.py."""

from __future__ import annotations

import json
from copy import deepcopy
from typing import Any

import pytest

from saqqara.core.kernel import load
from saqqara.games.terra_pyramides import GAME
from saqqara.games.terra_pyramides.tests import naive
from saqqara.games.terra_pyramides.tests.test_referee import referee_of
from saqqara.perft import perft
from saqqara.testing import Walk, cases, difference

CASES = cases(GAME)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_referee_counts_the_same_below_each_first_action(case):
    """Both get the same tiles: what the deal answers is looked up by the table on which it is asked."""
    walk, match = Walk(case, key_of), case.position()
    referee = referee_of(match)
    (seat,) = match.deciding
    theirs = {code: count_on(after(referee, seat, code), case.shallow - 1, walk) for code in referee.options(seat)}
    engine = perft(case.position(), case.shallow, case.seed, kernel=load(GAME, "plain"))
    assert engine == theirs, difference(engine, theirs)
    assert sum(engine.values()) == walk.count


def after(referee: naive.Referee, who: int | str, code: str) -> naive.Referee:
    """Return another referee, who has seen one answer more."""
    twin = deepcopy(referee, {id(referee.box): referee.box})
    twin.play(who, code)
    return twin


def count_on(referee: naive.Referee, depth: int, walk: Walk) -> int:
    """Count the referee's ways to act so many times more."""
    if depth == 0:
        return 1
    while referee.who == "chance":
        referee.play("chance", walk.answer(referee.table()))
    if referee.who is None:
        return 0
    seat = int(referee.who)
    codes = referee.options(seat)
    if depth == 1:
        return len(codes)
    return sum(count_on(after(referee, seat, code), depth - 1, walk) for code in codes)


def key_of(table: dict[str, Any]) -> str:
    """Return a table as something to look up; what is printed on the board is the same for all."""
    return json.dumps({key: value for key, value in table.items() if key != "board"}, sort_keys=True)


def test_the_list_has_every_version_and_variant():
    setups = [case.position().setup for case in CASES]
    for option in ("version", "symbol", "open_stacks"):
        values = next(known.values for known in GAME.options if known.name == option)
        assert {setup.option(option) for setup in setups} == set(values)
