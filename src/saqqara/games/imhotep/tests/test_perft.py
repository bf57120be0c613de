"""Perft: the naive referee counts as many ways to act as the engine; both back ends are compared in tests/test_perft.py."""

import json

import pytest

from saqqara.core.kernel import load
from saqqara.games.imhotep import GAME
from saqqara.games.imhotep.components import site_names
from saqqara.games.imhotep.tests import naive
from saqqara.perft import perft
from saqqara.testing import Walk, cases, difference

CASES = cases(GAME)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_referee_counts_the_same_below_each_first_action(case):
    """Both get the same cards: what the deal answers is looked up by the table on which it is asked."""
    walk, match = Walk(case, key_of), case.position()
    sides = {site: match.setup.option(site) for site in site_names()}
    setup = naive.Setup(match.setup.seats, sides, match.setup.option("wrath") == "yes")
    table = {key: value for key, value in match.table.items() if key not in {"shuffle", "drawing"}}
    theirs = {
        code: naive.perft(setup, naive.play(setup, table, code), case.shallow - 1, walk.answer)
        for code in naive.options(setup, table)
    }
    engine = perft(case.position(), case.shallow, case.seed, kernel=load(GAME, "plain"))
    assert engine == theirs, difference(engine, theirs)
    assert sum(engine.values()) == walk.count


def key_of(table):
    kept = {key: value for key, value in table.items() if key not in {"shuffle", "drawing", "pair_cards"}}
    return json.dumps([kept, sorted(table["pair_cards"])], sort_keys=True)


def test_the_list_has_every_side():
    setups = [case.position().setup for case in CASES]
    for site in site_names():
        assert {setup.option(site) for setup in setups} == {"A", "B"}
