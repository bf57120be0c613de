"""The drawings themselves: what is not drawn, and what cannot be drawn."""

from __future__ import annotations

import pytest

from saqqara.games.imhotep.tests.draw import draw, drawn

TABLE = """
    seats   3      round 2      turn b
    ship 1  a . b .                 # bow first
    ship 3  . .  at temple
    sled    a 3  b 2
    market  statue lever pair
    cards a lever statue
    temple  b a c b a / a
    burial  a b c
            a b .
            b c .
"""


def test_a_table_is_drawn_as_it_is_written():
    match = draw(TABLE, market="B")
    assert drawn(match, "asks") == "b turn"
    assert drawn(match, "ships") == "4421"
    assert drawn(match, "ship 1") == "a . b ."
    assert drawn(match, "ship 2") == ". . . ."
    assert drawn(match, "ship 3") == ". . at temple"
    assert drawn(match, "market") == "statue lever pair"
    assert drawn(match, "cards a") == "statue lever"
    assert drawn(match, "temple") == "b a c b a / a . . . ."
    assert drawn(match, "burial") == "a b c / a b . / b c ."


def test_the_quarry_holds_the_stones_that_are_drawn_nowhere():
    assert drawn(draw(TABLE, market="B"), "quarry") == "a 20 b 21 c 26"


def test_stones_that_the_quarry_does_not_hold_stand_at_the_obelisks():
    match = draw("sled a 3\nquarry a 1")
    assert drawn(match, "quarry") == "a 1 b 29"
    assert drawn(match, "obelisk") == "a 25 b 0"


def test_the_pile_holds_the_cards_that_are_drawn_nowhere():
    assert drawn(draw("market statue lever\ncards b chisel"), "pile") == "31"
    match = draw("market statue lever\ncards b chisel\npile sail hammer")
    assert drawn(match, "pile") == "2"
    assert len(drawn(match, "discard").split()) == 29


@pytest.mark.parametrize("text", ["temple a . b", "burial a b / . . / . .", "burial a b / b a", "pyramid a a . a"])
def test_a_picture_with_a_hole_is_refused(text):
    with pytest.raises(ValueError, match=r"empty|three to a column"):
        draw(text)
