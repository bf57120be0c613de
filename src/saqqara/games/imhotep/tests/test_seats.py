"""No seat is special: the same position with the seats moved round has the same options and comes to the same end, moved round."""

from random import Random as Chooser

import pytest

from saqqara.core.dealer import SeededDealer
from saqqara.core.game import CHANCE
from saqqara.core.match import Match
from saqqara.games.imhotep import GAME
from saqqara.testing import any_setup

BY_SEAT = ("quarry", "sled", "cards")
OWNERS = ("overflow", "temple", "burial")
SEATS = ("starter", "turn", "last_sailed", "drawing")


def turned(table, by, seats):
    """Move every seat of a table so many places to the left."""

    def move(seat):
        return (seat + by) % seats if isinstance(seat, int) else seat

    def spread(values):
        return [values[(seat - by) % seats] for seat in range(seats)]

    moved = dict(table)
    moved |= {key: spread(table[key]) for key in BY_SEAT}
    moved |= {key: [move(owner) for owner in table[key]] for key in OWNERS}
    moved |= {key: move(table[key]) for key in SEATS}
    moved["decide"] = {**table["decide"], "seat": move(table["decide"]["seat"])}
    moved["ships"] = [{**ship, "slots": [move(owner) for owner in ship["slots"]]} for ship in table["ships"]]
    moved["pyramid"] = [[move(owner) for owner in stones] for stones in table["pyramid"]]
    moved["unloading"] = {**table["unloading"], "stones": [move(owner) for owner in table["unloading"]["stones"]]}
    moved["points"] = {source: spread(points) for source, points in table["points"].items()}
    moved["obelisk"] = {
        key: [move(owner) for owner in value] if key == "towers" else spread(value)
        for key, value in table["obelisk"].items()
    }
    return moved


@pytest.mark.parametrize("seed", range(36))
def test_moving_the_seats_round_moves_options_and_outcomes_round(seed):
    chooser, dealer = Chooser(seed), SeededDealer(seed)
    match = Match(any_setup(GAME, chooser))
    seats = match.setup.seats
    by = chooser.randrange(1, seats)
    first = match.table
    twin = Match(match.setup, turned(first, by, seats))
    restart = chooser.randrange(20, 60)
    while not match.over:
        assert twin.table == turned(match.table, by, seats)
        if len(match.moves) == restart:  # any position can be written down and turned, not only the first one
            twin = Match(match.setup, turned(match.table, by, seats))
        (seat,) = match.deciding
        (other,) = twin.deciding
        if seat == CHANCE:
            assert twin.chances() == match.chances()
            code = GAME.catalogue[dealer.answer(match.kernel, match.state, match.components)].code
        else:
            assert other == (seat + by) % seats
            assert [action.code for action in twin.options(other)] == [action.code for action in match.options(seat)]
            code = chooser.choice(match.options(seat)).code
        match.play(seat, code)
        twin.play(other, code)
    assert twin.table == turned(match.table, by, seats)
    assert twin.scores == [match.scores[(seat - by) % seats] for seat in range(seats)]
    assert set(twin.winners) == {(seat + by) % seats for seat in match.winners}
