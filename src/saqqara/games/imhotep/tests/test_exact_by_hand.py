"""The exact solver at tables drawn by hand: what wins, what is declined, what it may cost."""

import threading

import pytest

from saqqara.core.game import Setup
from saqqara.core.kernel import load
from saqqara.core.sight import Sight
from saqqara.games.imhotep import GAME, ai
from saqqara.games.imhotep.ai import solver
from saqqara.games.imhotep.tests.draw import draw, play

ONE_SHIP = """
seats 2  round 6  turn a  ships 4331
ship 1 at market
ship 2 at pyramid
ship 3 at temple
ship 4 a
sled a 5 b 5
obelisk a 2 b 2
"""  # a has to sail its stone: to the obelisks (10 to 1 instead of 5 each) or to the burial chamber (1 point)
WHOLE_ROUND = """
seats 2  round 6  turn a  ships 4331
sled a 3 b 2
temple a b a b
burial a a / b b / a
pyramid a a b b
obelisk a 2 b 3
market statue chisel temple-decoration sail
"""


def sight(match):
    seat = match.deciding[0]
    return Sight.of(match.view(seat), match.options(seat))


def proved(match, **budget):
    number = ai.prove(sight(match), **budget)
    return None if number is None else GAME.catalogue[number].code


def valued(match, **budget):
    values = ai.exact_values(sight(match), **budget)
    assert values is not None
    return {GAME.catalogue[number].code: tuple(v) for number, v in values.items()}


# -- Wins -------------------------------------------------------------------------------------------------------------


def test_the_only_sailing_that_wins_is_found():
    match = draw(f"{ONE_SHIP}\npoints pyramid a 0 b 5")
    assert valued(match) == {"sail 4 burial": (-1, -4, 0), "sail 4 obelisk": (1, 4, 0)}
    assert proved(match) == "sail 4 obelisk"


def test_stones_on_the_sled_break_a_tie():
    match = draw(f"{ONE_SHIP}\npoints pyramid a 0 b 9".replace("b 5\n", "b 4\n", 1))
    assert valued(match) == {"sail 4 burial": (-1, -8, 1), "sail 4 obelisk": (1, 0, 1)}
    assert proved(match) == "sail 4 obelisk"


def test_a_shared_victory_is_better_than_a_loss():
    match = draw(f"{ONE_SHIP}\npoints pyramid a 0 b 9")
    assert valued(match)["sail 4 obelisk"] == (0, 0, 0)
    assert proved(match) == "sail 4 obelisk"


def test_among_losses_the_smallest_is_chosen():
    match = draw(f"{ONE_SHIP}\npoints pyramid a 0 b 30")
    assert valued(match) == {"sail 4 burial": (-1, -29, 0), "sail 4 obelisk": (-1, -21, 0)}
    assert proved(match) == "sail 4 obelisk"


def test_the_wrath_of_the_pharaoh_counts():
    """With its stone in the burial chamber seat a has built everywhere, which is worth 5 points more."""
    text = f"{ONE_SHIP}\npyramid a\ntemple a".replace("obelisk a 2 b 2", "obelisk a 9 b 2")
    assert valued(draw(text)) == {"sail 4 burial": (1, 11, 0), "sail 4 obelisk": (1, 10, 0)}
    assert valued(draw(text, wrath="yes")) == {"sail 4 burial": (1, 16, 0), "sail 4 obelisk": (1, 10, 0)}


def test_a_ship_is_sailed_before_the_other_seat_does():
    """Seat b would sail the ship with a's stones to the obelisks' rival site; waiting loses."""
    text = ONE_SHIP.replace("sled a 5 b 5", "sled a 2 b 5") + "\npoints pyramid a 0 b 5"
    values = valued(draw(text))
    assert values["get"][0] == -1
    assert proved(draw(text)) == "sail 4 obelisk"


def test_with_three_seats_each_wants_most_seats_behind_it():
    text = """
        seats 3  round 6  turn a  ships 4421
        ship 1 at market
        ship 2 at pyramid
        ship 3 at temple
        ship 4 a
        sled a 5 b 5 c 5
        obelisk a 1 b 2 c 3
        points pyramid a 6 b 0 c 2
    """  # obelisks 12, 6, 1: a has 7, b 6, c 14; a second stone there shares 6 and 1: a 9, b 3; in the chamber a has 8
    match = draw(text)
    assert valued(match) == {"sail 4 burial": (0, 8, 5), "sail 4 obelisk": (0, 9, 5)}
    assert proved(match) == "sail 4 obelisk"


def test_a_forced_answer_needs_no_proof():
    match = draw(f"{ONE_SHIP}\nround 1".replace("ship 4 a", "ship 4 .").replace("a 5 b 5", "a 5 b 5"))
    only = sight(match)
    assert ai.prove(Sight(only.kernel, only.states, only.components, only.seat, only.options[:1])) == only.options[0]


# -- Declined ---------------------------------------------------------------------------------------------------------


def test_earlier_rounds_are_declined():
    match = draw(ONE_SHIP.replace("round 6", "round 5"))
    assert proved(match) is None
    assert ai.exact_values(sight(match)) is None


def test_a_closed_pair_that_can_be_taken_is_declined():
    text = ONE_SHIP.replace("at market", "at burial") + "\nmarket statue pair"
    assert proved(draw(text, market="B")) is None
    assert proved(draw(f"{ONE_SHIP}\nmarket statue pair", market="B")) is not None


def test_a_pair_one_looks_at_is_known():
    text = (
        ONE_SHIP.replace("at market", "at burial").replace("ship 4 a", "ship 4 b")
        + "\nmarket statue pair\ncards b statue"
    )
    match = draw(text, market="B")
    play(match, "a sail 4 market", "b take pair", "* pair lever", "* pair statue")
    assert valued(match) == {"keep statue": (1, 3, 0), "keep lever": (1, 2, 0)}
    assert proved(match) == "keep statue"


def test_a_card_from_the_temple_is_declined():
    assert proved(draw(f"{ONE_SHIP}\ntemple a b a b", temple="B")) is None
    assert proved(draw(f"{ONE_SHIP}\ntemple a b a", temple="B")) is not None


def test_a_card_from_a_small_pyramid_is_declined():
    free = ONE_SHIP.replace("at pyramid", "at burial")
    assert proved(draw(free, pyramid="B")) is None
    assert proved(draw(f"{free}\nleft a", pyramid="B")) is None
    assert proved(draw(f"{free}\nleft a b", pyramid="B")) is not None
    assert proved(draw(ONE_SHIP, pyramid="B")) is not None


def test_many_seats_and_many_ships_are_declined():
    text = "seats 4  round 6  ships 4432\nship 1 at market\nsled a 2 b 2 c 2 d 2\nmarket statue"
    assert proved(draw(text)) is None
    assert ai.exact_values(sight(draw(text))) is None


# -- Budgets ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("nodes", [0, 1, 2, 500])
def test_a_spent_budget_is_no_answer(nodes):
    assert proved(draw(WHOLE_ROUND), nodes=nodes) is None
    assert ai.exact_values(sight(draw(WHOLE_ROUND)), nodes=nodes) is None


def test_little_memory_gives_the_same_values():
    text = f"{ONE_SHIP.replace('ship 3 at temple', '')}\npoints pyramid a 0 b 5"
    assert valued(draw(text), entries=2) == valued(draw(text))


def test_a_search_can_be_stopped():
    position = sight(draw(WHOLE_ROUND))
    kernel, states, comps = ai._taken(position)
    solving = solver.Solving(kernel, states, comps, 10**12)
    threading.Timer(0.2, solving.stop).start()
    with pytest.raises(solver.Unknown):
        solver.Duel(solving, 0, solving.options()).settle_value()
    assert 0 < solving.nodes < 10**12


def test_plain_and_compiled_look_at_the_same_positions(monkeypatch):
    """The same text in both back ends: the same values by the same number of positions."""
    text = f"{ONE_SHIP.replace('ship 3 at temple', 'ship 3 a . .')}\npoints pyramid a 0 b 5\ncards b lever".replace(
        "sled a 5 b 5", "sled a 4 b 5"
    )
    position = sight(draw(text))
    found = []
    for backend in ("plain", "compiled"):
        kernel = load(GAME, backend, solver.TEXTS)
        monkeypatch.setattr(ai, "loaded", lambda _game, kernel=kernel: kernel)
        solving = solver.Solving(*ai._taken(position), 100_000, 1 << 12)
        duel = solver.Duel(solving, 0, solving.options())
        duel.settle_result()
        duel.settle_value()
        found.append((duel.low, duel.high, solving.nodes))
    assert found[0] == found[1]


def test_a_sight_of_either_back_end_is_taken():
    match = draw(f"{ONE_SHIP}\npoints pyramid a 0 b 5")
    kernel, seen = load(GAME, "compiled"), sight(match)
    states, comps = kernel.states(1), kernel.components(GAME.fill(Setup.of(GAME, 2)))
    kernel.write(GAME.state, states, 0, seen.states[0])
    proven = ai.prove(Sight(kernel, states, comps, 0, seen.options))
    assert proven is not None
    assert GAME.catalogue[proven].code == "sail 4 obelisk"
