"""Nothing gets lost: 29 stones of each colour and 34 cards, after every move, counted from the State."""

from random import Random as Chooser

import pytest

from saqqara.core.match import Match
from saqqara.games.imhotep import GAME
from saqqara.games.imhotep.things import NONE
from saqqara.testing import any_setup, steps

CARDS = (2, 2, 2, 2, 2, 2, 2, 10, 2, 2, 3, 3)  # of each kind


def stones_of(s, seat):
    sites = (s.pyramid, s.temple, s.burial)
    built = sum(masks[seat].bit_count() for masks in sites) + s.obelisk[seat] + 3 * s.tower.count(seat)
    return s.quarry[seat] + s.sled[seat] + s.owner.count(seat) + s.queue.count(seat) + built


def digits(heap):
    return [heap >> 4 * kind & 15 for kind in range(12)]


def cards_of(s):
    """Count each kind: in front of the seats, open in the market, discarded, and not seen (pile and closed pair)."""
    heaps = [*s.cards, s.unseen, s.discard]
    return tuple(sum(digits(heap)[kind] for heap in heaps) + s.market.count(kind) for kind in range(12))


def assert_whole(match):
    s, seats = match.state, match.setup.seats
    assert [stones_of(s, seat) for seat in range(4)] == [29] * seats + [0] * (4 - seats)
    assert cards_of(s) == CARDS
    closed = 2 if s.pair_place != NONE or s.pair != [NONE, NONE] else 0
    aside = sum(digits(s.unseen)) - s.pile
    assert aside >= closed  # pairs that nobody took lie beside the game, unseen, until the next shuffle
    assert aside % 2 == 0
    assert min(*s.quarry, *s.sled, *s.obelisk, s.pile, s.queued, s.empty, s.loaded) >= 0
    assert max(s.sled) <= 5
    assert s.empty & s.loaded == 0
    for masks in (s.pyramid, s.temple, s.burial):
        places = [seat for place in range(63) for seat in range(4) if masks[seat] >> place & 1]
        assert len(places) == sum(mask.bit_count() for mask in masks)
        assert sum(masks).bit_count() == len(places)  # no place holds two stones
    assert sum(s.temple) == (1 << sum(s.temple).bit_count()) - 1  # no gaps
    assert sum(s.burial) == (1 << sum(s.burial).bit_count()) - 1
    assert s.loaded == sum(1 << slot for slot in range(16) if s.owner[slot] != NONE)


@pytest.mark.parametrize("part", range(4))
def test_stones_and_cards_add_up_after_every_move(part):
    for seed in range(40 * part, 40 * part + 40):
        chooser = Chooser(seed)
        match = Match(any_setup(GAME, chooser))
        assert_whole(match)
        for _ in steps(match, chooser, weighted=True):
            assert_whole(match)
        assert_whole(match)
