"""What a seat imagines of answers under seal: everything that another may have answered, and nothing else."""

from saqqara.core.game import CHANCE
from saqqara.core.view import look
from saqqara.games.silver_gold_pyramids.components.shapes import name_of_square, squares
from saqqara.games.silver_gold_pyramids.tests.draw import codes, new, play, table
from saqqara.games.silver_gold_pyramids.things import Ask
from saqqara.testing import rule

A, B = 0, 1


def imagined(match, seeds):
    """Return so many tables as the first seat may imagine them."""
    view = look(match.kernel, match.state, match.components, A)
    return [view.imagine(seed) for seed in range(seeds)]


@rule("setup-2")
def test_another_seat_may_have_kept_any_two_cards_of_its_hand():
    match = new(seats=2)
    while match.state.ask == Ask.DEAL:
        match.play(CHANCE, match.chances()[0][0].code)
    while B in match.deciding:
        match.play(B, codes(match, "b")[0])
    places = set()
    for s in imagined(match, 400):
        hand, chosen = list(s.hand[B]), list(s.chosen[B])
        assert not {*hand} & {*s.hand[A]}
        places.add(tuple(hand.index(card) for card in chosen))
    assert places == {(first, second) for first in range(4) for second in range(4) if first != second}


@rule("mark-1")
def test_another_seat_may_have_marked_whatever_it_was_offered():
    match = table("""
        pattern L4
        a left 1    b left 2    b right 3
        E....       X....       E....
        .....       X.#..       .#...
        .....       .....       ###..
        .....       ...#.       .....
        ....T       ....T       ....T
    """)
    offered = {code.removeprefix("mark ") for code in codes(match, "b")}
    play(match, f"b mark {min(offered)}")
    found = set()
    for s in imagined(match, 60 * len(offered)):
        (side,) = (side for side in range(2) if s.fresh[B][side])
        names = (name_of_square(bit) for bit in squares(s.fresh[B][side]))
        found.add(" ".join([("left", "right")[side], *names]))
    assert found == offered
