"""Perft: the naive referee counts as many ways to act as the engine; both back ends are compared in tests/test_perft.py."""

import pytest

from saqqara.core.dealer import SeededDealer
from saqqara.core.game import CHANCE
from saqqara.core.kernel import load
from saqqara.core.match import Match
from saqqara.games.silver_gold_pyramids import GAME
from saqqara.games.silver_gold_pyramids.tests.draw import designed_text
from saqqara.games.silver_gold_pyramids.tests.naive import Referee
from saqqara.perft import perft
from saqqara.testing import cases, difference


@pytest.mark.parametrize("case", cases(GAME), ids=str)
def test_the_referee_counts_the_same_below_each_first_action(case):
    match = case.position()
    engine = perft(match, case.shallow, case.seed, kernel=load(GAME, "plain"))
    theirs = {code: walk(played(match, code), case.shallow - 1, case.seed) for code in options(match)}
    assert engine == theirs, difference(engine, theirs)


def options(match):
    """Return what the referee, who reads the table, lets the seat do that is asked first; the engine lets it do the same."""
    assert CHANCE not in match.deciding
    chosen = {name: value for name, value in match.setup.options if name != "deck"}
    deck = match.setup.file("deck") or designed_text()
    codes = Referee.from_table(match.table, match.setup.seats, deck, chosen).options(match.deciding[0])
    assert codes == {action.code for action in match.options(match.deciding[0])}
    return codes


def played(match, code):
    """Return the match as it is after one more answer of the seat that is asked first."""
    after = Match(match.setup)
    match.kernel.rules.copy(after.state, match.state)
    after.play(match.deciding[0], code)
    return after


def walk(match, depth, seed):
    """Count by the referee's options; the engine deals, so that both see the same cards."""
    if depth == 0:
        return 1
    match.deal(SeededDealer(seed))
    if match.over:
        return 0
    codes = options(match)
    return len(codes) if depth == 1 else sum(walk(played(match, code), depth - 1, seed) for code in codes)
