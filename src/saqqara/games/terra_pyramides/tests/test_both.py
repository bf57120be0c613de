"""Games of builders, who come to what random games do not: plain and compiled rules agree after every move."""

from __future__ import annotations

from random import Random as Chooser

import pytest

from saqqara.core.dealer import SeededDealer
from saqqara.core.fields import encode
from saqqara.core.game import CHANCE
from saqqara.core.kernel import Random, load
from saqqara.core.match import Match
from saqqara.games.terra_pyramides import GAME
from saqqara.games.terra_pyramides.tests.find_replays import eager
from saqqara.testing import any_setup, golden


class Twin:
    """The compiled rules beside a match."""

    def __init__(self, match: Match) -> None:
        """Begin at the same table."""
        self.kernel = load(GAME, "compiled", checks=True)
        self.comps = self.kernel.components(match.components)
        self.states, self.randoms = self.kernel.states(2), self.kernel.records(Random, 1)
        self.kernel.write(GAME.state, self.states, 0, match.state)
        self.done = 0

    def follow(self, match: Match) -> None:
        """Carry out what the match has done since, and compare."""
        rules, out = self.kernel.rules, self.kernel.ints(512)
        for move in match.moves[self.done :]:
            rules.apply_at(self.states, 0, self.comps, 0, move.seat, move.action.number)
        self.done = len(match.moves)
        assert encode(GAME.state, self.kernel.read(self.states, 0)) == encode(GAME.state, match.state)
        for seat in match.deciding:
            if seat != CHANCE:
                count = int(rules.options_at(self.states, 0, self.comps, 0, seat, out))
                assert [int(x) for x in out[:count]] == [action.number for action in match.options(seat)]
        rules.scores_at(self.states, 0, self.comps, 0, out)
        assert [int(x) for x in out[: match.setup.seats]] == match.scores
        assert int(rules.winners_at(self.states, 0, self.comps, 0)) == sum(1 << seat for seat in match.winners)


@pytest.mark.parametrize("part", range(4))
def test_games_of_builders_are_the_same(part):
    for seed in range(12 * part, 12 * part + 12):
        chooser, dealer = Chooser(seed), SeededDealer(seed)
        match = Match(any_setup(GAME, chooser))
        twin = Twin(match)
        match.deal(dealer)
        while not match.over:
            seat = match.deciding[0]
            match.play(seat, eager(match, seat, chooser))
            match.deal(dealer)
            twin.follow(match)


def test_golden_replays_are_the_same():
    twins: dict[int, Twin] = {}
    matches = []  # kept, so that no two have the same id
    for match, _ in golden(GAME):
        if id(match) not in twins:
            matches.append(match)
            twins[id(match)] = Twin(match)
        twins[id(match)].follow(match)
    assert len(matches) > 40
