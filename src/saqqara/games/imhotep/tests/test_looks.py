"""What the network looks at beside what any learner does: where stones lie, and what ships would bring."""

from random import Random as Chooser

from saqqara.core.game import CHANCE
from saqqara.core.kernel import load, plain_record
from saqqara.core.match import Match
from saqqara.games.imhotep import GAME
from saqqara.games.imhotep.advice import features
from saqqara.games.imhotep.ai.looks_text import CHAMBER_LOOKS, NEXT_PLACES, SHIP_LOOKS, TEMPLE_LOOKS, network_features
from saqqara.games.imhotep.rules.final import burial_points
from saqqara.games.imhotep.rules.sites import PYRAMIDS, seen_stones
from saqqara.games.imhotep.table import State
from saqqara.games.imhotep.tests.draw import draw
from saqqara.games.imhotep.things import PLAY, SAIL, SHIPS, Site, Source
from saqqara.testing import any_setup, steps

ROOM = 512


def looks(match, seat=0):
    """Return the parts that are written for networks alone: pyramid, temple, burial chamber, and a list for each ship."""
    out = [99] * ROOM
    begin = features(match.state, match.components, seat, [0] * ROOM)
    end = network_features(match.state, match.components, seat, out, [0])
    sizes = NEXT_PLACES + PYRAMIDS, TEMPLE_LOOKS, CHAMBER_LOOKS, *([SHIP_LOOKS] * SHIPS)
    parts = []
    for size in sizes:
        parts.append(out[begin : begin + size])
        begin += size
    assert begin == end
    return parts


def by_fours(numbers):
    return [numbers[i : i + 4] for i in range(0, len(numbers), 4)]


def test_the_next_places_of_the_pyramid_are_told_by_their_points():
    pyramid, *_ = looks(draw("seats 2\npyramid a b a b a b a b a b a b"))
    assert pyramid == [3, 4, 1, 1, 0, 0, 0]


def test_small_pyramids_are_told_by_their_stones():
    pyramid, *_ = looks(draw("seats 2\nleft a b\nright a b a", pyramid="B"))
    assert pyramid == [0, 0, 0, 0, 2, 0, 3]


def test_of_the_temple_the_stone_that_is_covered_next_comes_first():
    _, temple, *_ = looks(draw("seats 3\ntemple a b c a b / c"))
    assert temple == [2, 3, 1, 2, 3, 2], "b is under the next stone, then c, a, b; the c on top goes last"
    _, temple, *_ = looks(draw("seats 3\ntemple b"))
    assert sorted(temple) == [0, 0, 0, 0, 2, 2]


def test_of_the_burial_chamber_the_last_stones_are_told_with_their_groups():
    _, _, chamber, *_ = looks(draw("seats 2\nburial a a\n       a b\n       b ."))
    assert chamber[:8] == [3, 2, 1, 2, 1, 3, 1, 0], (
        "b, a, b come last, of groups of 1, 3 and 1; the first is beside no other b"
    )
    _, _, chamber, *_ = looks(draw("seats 2\nburial a b\n       b b\n       a .", burial="B"))
    assert chamber[8:] == [1, 0, 1, 1, 2, 0] + [0] * 6


def test_a_ship_is_told_by_what_it_would_bring():
    *_, ship, second, _, _ = looks(draw("seats 2\nships 4331\nship 1  a b a .\nship 2  . . ."))
    stones, pyramid, temple, chamber = by_fours(ship)
    assert stones == [2, 1, 0, 0]
    assert pyramid == [2 + 3, 1, 0, 0]
    assert temple == [2, 1, 0, 0]
    assert chamber == [2, 1, 0, 0]
    assert second == [0] * SHIP_LOOKS


def test_a_site_that_is_taken_brings_nothing():
    *_, ship, _, _, _ = looks(draw("seats 2\nships 4331\nship 1  a b a .\nship 2  at pyramid\nship 3  at burial"))
    stones, pyramid, temple, chamber = by_fours(ship)
    assert (stones, temple) == ([2, 1, 0, 0], [2, 1, 0, 0])
    assert pyramid == chamber == [0, 0, 0, 0]


def test_what_a_ship_would_bring_is_what_it_brings():
    """In random games every ship that may sail is tried: points, groups and stones seen change by what was told."""
    rules, tried = load(GAME, "plain").rules, 0
    for seed in range(60):
        chooser = Chooser(seed)
        match = Match(any_setup(GAME, chooser))
        for seat in steps(match, chooser, weighted=True):
            if seat != CHANCE and match.text and chooser.random() < 0.3:
                tried += sum(sails(rules, match, seat, action.number) for action in match.options(seat))
    assert tried > 300


def sails(rules, match, seat, action):
    """Sail if the action is that, and hold what it brings against what was told; return whether it was tried."""
    site = (action - SAIL) % 5
    if not SAIL <= action < PLAY or match.state.ask != 1 or site not in {Site.PYRAMID, Site.TEMPLE, Site.BURIAL}:
        return False
    c, before, s = match.components, match.state, plain_record(State)
    if site != Site.TEMPLE and c.side[site]:
        return False
    rules.copy(s, before)
    rules.apply(s, c, seat, action)
    _, pyramid, temple, chamber = by_fours(looks(match, seat)[3 + (action - SAIL) // 5])
    for step in range(c.seats):
        who = (seat + step) % c.seats
        if site == Site.PYRAMID:
            assert pyramid[step] == s.points[who][Source.PYRAMID] - before.points[who][Source.PYRAMID]
        elif site == Site.TEMPLE:
            assert temple[step] == seen(s, c, who) - seen(before, c, who)
        else:
            assert chamber[step] == burial_points(s, c, who) - burial_points(before, c, who)
    return True


def seen(s, c, who):
    return (s.temple[who] & seen_stones(s, c)).bit_count()
