"""Red crosses: one more square for each, at once, on either card."""

import pytest

from saqqara.games.silver_gold_pyramids.tests.draw import codes, drawn, play, table, why
from saqqara.testing import rule

# A cross is marked with the tomb of the left card; beside it b4 and c4 are still open. The other card is fresh.
CROSS_AND_TOMB = """
    pattern I3
    a left 1    a right 2
    X##..       E....
    X##..       .....
    X##..       .....
    X..##       .....
    XxxT#       ....T
"""

# Two crosses can be marked with the tomb; nothing else is left on the card. There is no other card.
LAST_SQUARES = """
    pattern I3  display 10 11 12 13
    a left 1    b left 2
    X####       E....
    X####       .....
    X####       .....
    X####       .....
    XxxT#       ....T
"""


# -- One more square --------------------------------------------------------------------------------------------------


@rule("cross-1")
def test_for_a_cross_one_more_square_is_marked_at_once_on_either_card():
    match = table("""
        pattern I2
        a left 1    a right 2   b left 3
        Ex...       XX...       E....
        .....       .....       .....
        .....       .....       .....
        .....       .....       .....
        ....T       ....T       ....T
    """)
    play(match, "a mark left a1 b1")
    assert drawn(match, "asks") == "a b mark"  # a is not done yet
    assert match.setup.game.question(match.state, 0) == "cross"
    assert codes(match, "a") == [
        *(f"cross left {square}" for square in ("c1", "a2", "b2")),
        *(f"cross right {square}" for square in ("c1", "a2", "b2")),
    ]
    play(match, "a cross right c1")
    assert drawn(match, "asks") == "b mark"  # one square for one cross
    play(match, "b mark left a1")
    assert drawn(match, "a left") == "1: a1 b1"
    assert drawn(match, "a right") == "2: a1 b1 c1"


@rule("cross-1")
def test_the_extra_square_is_marked_under_the_usual_conditions():
    match = table("""
        pattern I2
        a left 1
        Ex#..
        .....
        .....
        .....
        ....T
    """)
    play(match, "a mark left a1 b1")
    assert why(match, "a", "cross left c1") == "mark-5"
    assert why(match, "a", "cross left b1") == "mark-4"
    assert why(match, "a", "cross left c2") == "mark-7"
    assert why(match, "a", "cross right a1") == "mark-1"  # no card lies there
    assert codes(match) == ["cross left a2", "cross left b2"]


@rule("cross-1")
def test_one_square_and_not_the_pattern_again():
    match = play(table("pattern I2\na left 1\nEx...\n.....\n.....\n.....\n....T\na right 2"), "a mark left a1 b1")
    for code in ("mark left c1", "mark left c1 d1", "mark right a1", "mark right a1 b1"):
        assert why(match, "a", code) == "cross-1"


@rule("cross-1")
def test_without_a_marked_cross_there_is_no_extra_square():
    match = table("pattern I2\na left 1\nE.x..\n.....\n.....\n.....\n....T\nb left 2")
    assert why(match, "a", "cross left a1") == "cross-1"
    play(match, "a mark left a1 b1")  # the cross is left out
    assert drawn(match, "asks") == "b mark"
    assert why(match, "a", "cross left c1") == "round-3"


@rule("cross-1")
def test_a_cross_marked_in_an_earlier_turn_gives_nothing_more():
    match = table("pattern I2\na left 1\nE.x..\n.....\n.....\n.....\n....T")
    play(match, "a mark left a1", "* flip I3", "a mark left b1", "* flip V3", "a mark left c1", "a cross left d1")
    assert drawn(match, "asks") == "* flip"
    play(match, "* flip O4", "a mark left e1")
    assert drawn(match, "asks") == "* flip"


@rule("cross-1")
def test_the_extra_square_must_be_marked_even_if_only_a_skull_can_be_reached():
    match = table("""
        pattern I2
        a left 1
        Ex###
        s####
        .####
        .####
        ....T
    """)
    play(match, "a mark left a1 b1")
    assert codes(match) == ["cross left a2"]
    assert why(match, "*", "flip I3") == "round-3"  # there is no way around it
    play(match, "a cross left a2")
    assert drawn(match, "a skulls") == "1"


@rule("cross-1")
def test_the_tomb_may_be_the_extra_square():
    match = table("pattern I2\na left 1\nX....\nX....\nX....\nX....\nXXXxT\nb left 2")
    play(match, "b mark left a1", "a mark left d5", "a cross left e5")
    assert drawn(match, "a finished") == "1"


# -- A square for each ------------------------------------------------------------------------------------------------


@rule("cross-2")
@pytest.mark.parametrize(
    ("squares", "extra"), [("a1", 0), ("a1 a2 b2 c2", 1), ("a1 b1 c1 c2", 2), ("a1 b1 a2 a3", 2), ("a1 b1 c1 a2", 3)]
)
def test_each_red_cross_gives_a_square_of_its_own(squares, extra):
    match = table("""
        pattern L4
        a left 1
        Exx..
        x....
        .....
        .....
        ....T
    """)
    play(match, f"a mark left {squares}")
    for _ in range(extra):
        assert drawn(match, "asks") == "a mark"
        play(match, f"a {codes(match)[-1]}")
    assert drawn(match, "asks") == "* flip"
    assert len(drawn(match, "a left").split()) == 1 + len(squares.split()) + extra


@rule("cross-2")
def test_the_squares_of_two_crosses_may_lie_on_different_cards():
    match = table("pattern V3\na left 1\nEx...\nx....\n.....\n.....\n....T\na right 2\nb left 3")
    play(match, "a mark left a1 b1 a2")
    assert match.table["marking"][0]["owed"] == 2
    play(match, "a cross right a1")
    assert match.table["marking"][0]["owed"] == 1
    assert codes(match, "a") == ["cross left c1", "cross left b2", "cross left a3", "cross right b1", "cross right a2"]
    play(match, "a cross left b2", "b mark left a1")
    assert drawn(match, "a left") == "1: a1 b1 a2 b2"
    assert drawn(match, "a right") == "2: a1"


@rule("cross-2")
def test_a_cross_that_is_marked_for_a_cross_gives_a_square_too():
    match = table("""
        pattern I2
        a left 1    a right 2
        Exxx.       Ex...
        .....       .....
        .....       .....
        .....       .....
        ....T       ....T
    """)
    play(match, "a mark left a1 b1")
    for square in ("left c1", "left d1", "right a1"):
        assert match.table["marking"][0]["owed"] == 1
        play(match, f"a cross {square}")
    assert drawn(match, "asks") == "* flip"  # the entrance of the right card shows no cross
    assert drawn(match, "a left") == "1: a1 b1 c1 d1"
    assert drawn(match, "a right") == "2: a1"


@rule("cross-2")
def test_two_crosses_and_one_on_the_way_make_three_squares():
    match = table("pattern V3\na left 1\nEx...\nx.x..\n.....\n.....\n....T")
    play(match, "a mark left a1 b1 a2", "a cross left b2", "a cross left c2", "a cross left c1")
    assert drawn(match, "asks") == "* flip"
    assert drawn(match, "a left") == "1: a1 b1 c1 a2 b2 c2"


@rule("cross-2")
def test_an_entrance_with_a_cross_gives_a_square():
    match = table("pattern O4      entrance 1 x\na left 1\na right 2")
    play(match, "a mark left a1")
    assert codes(match) == ["cross left b1", "cross left a2", "cross right a1"]
    play(match, "a cross right a1")
    assert drawn(match, "asks") == "* flip"


# -- On a fresh card --------------------------------------------------------------------------------------------------


@rule("cross-3")
def test_on_a_card_without_a_mark_the_extra_square_is_the_entrance():
    match = table("""
        pattern I2
        a left 1    a right 2
        Ex...       ...E.
        .....       .....
        .....       .....
        .....       .....
        ....T       ....T
    """)
    play(match, "a mark left a1 b1")
    assert codes(match, "a", "cross right") == ["d1"]
    assert (
        why(match, "a", "cross right c1")
        == why(match, "a", "cross right d2")
        == why(match, "a", "cross right a1")
        == "mark-6"
    )
    play(match, "a cross right d1")
    assert drawn(match, "a right") == "2: d1"


@rule("cross-3")
def test_after_the_entrance_a_second_extra_square_may_go_on_from_it():
    match = table("pattern V3\na left 1\nEx...\nx....\n.....\n.....\n....T\na right 2")
    play(match, "a mark left a1 b1 a2")
    assert why(match, "a", "cross right b1") == "mark-6"
    play(match, "a cross right a1")
    assert why(match, "a", "cross right b1") == ""
    assert why(match, "a", "cross right b2") == "mark-7"


# -- Nowhere to go ----------------------------------------------------------------------------------------------------


@rule("cross-4")
def test_an_extra_square_that_can_be_marked_nowhere_is_lost():
    match = table(LAST_SQUARES)
    play(match, "a mark left b5 c5 d5")
    assert drawn(match, "asks") == "b mark"
    assert match.table["marking"][0]["owed"] == 0
    play(match, "b mark left a1", "a take 10", "* display 14", "* flip I2", "a mark left a1 b1")
    assert drawn(match, "asks") == "b mark"
    assert drawn(match, "a owed") == "0"
    assert drawn(match, "b left") == "2: a1"


@rule("cross-4")
def test_with_owe_it_is_marked_after_the_next_marking():
    match = table(LAST_SQUARES, no_cell="owe")
    play(match, "a mark left b5 c5 d5")
    assert drawn(match, "asks") == "b mark"
    assert drawn(match, "a owed") == "0"  # nobody knows yet
    play(match, "b mark left a1")
    assert drawn(match, "a owed") == "2"
    play(match, "a take 10", "* display 14")
    assert drawn(match, "a left") == "10:"  # not on the new card in the same turn
    play(match, "* flip I2")
    assert why(match, "a", "cross left a1") == "cross-1"  # first the marking
    play(match, "a mark left a1 b1")
    assert codes(match, "a") == ["cross left c1", "cross left a2", "cross left b2"]
    play(match, "a cross left c1")
    assert drawn(match, "asks") == "a b mark"
    play(match, "a cross left d1", "b mark left a2")
    assert drawn(match, "a left") == "10: a1 b1 c1 d1"
    assert drawn(match, "a owed") == "0"


@rule("cross-4")
@pytest.mark.parametrize(("no_cell", "owed"), [("lapse", 0), ("owe", 1)])
def test_of_two_extra_squares_the_one_that_finds_no_room_is_lost_or_owed(no_cell, owed):
    match = table(
        """
        pattern I3  display 10 11 12 13
        a left 1
        X####
        X####
        X####
        X.###
        XxxT#
        """,
        no_cell=no_cell,
    )
    play(match, "a mark left b5 c5 d5")
    assert codes(match) == ["cross left b4"]  # while there is room, it must be used
    play(match, "a cross left b4")
    assert drawn(match, "asks") == "a take"
    assert drawn(match, "a owed") == str(owed)


@rule("cross-4")
def test_squares_owed_come_on_top_of_those_of_new_crosses():
    match = table("pattern I2\na left 1\nEx...\n.....\n.....\n.....\n....T\na owed 1", no_cell="owe")
    play(match, "a mark left a1 b1")
    assert match.table["marking"][0]["owed"] == 2
    play(match, "a cross left a2", "a cross left a3")
    assert drawn(match, "asks") == "* flip"
    assert drawn(match, "a owed") == "0"


@rule("cross-4")
def test_squares_owed_that_find_no_room_again_stay_owed():
    match = table(LAST_SQUARES + "\na owed 3", no_cell="owe")
    play(match, "a mark left b5 c5 d5", "b mark left a1")
    assert drawn(match, "a owed") == "5"


@rule("cross-4")
def test_a_square_is_not_lost_while_the_other_card_has_room():
    match = table(LAST_SQUARES + "\na right 3")
    play(match, "a mark left b5 c5 d5")
    assert codes(match, "a") == ["cross right a1"]
    play(match, "a cross right a1")
    assert codes(match, "a") == ["cross right b1", "cross right a2"]


# -- After the tomb ---------------------------------------------------------------------------------------------------


@rule("cross-5")
def test_the_extra_square_may_lie_on_a_card_whose_tomb_was_marked_in_this_turn():
    match = table(CROSS_AND_TOMB)
    play(match, "a mark left b5 c5 d5")
    assert codes(match) == ["cross left b4", "cross left c4", "cross right a1"]
    play(match, "a cross left b4", "a cross left c4")
    assert drawn(match, "asks") == "a take"
    assert drawn(match, "a finished") == "1"


@rule("cross-5")
def test_with_forbid_it_may_not():
    match = table(CROSS_AND_TOMB, mark_after_tomb="forbid")
    play(match, "a mark left b5 c5 d5")
    assert codes(match) == ["cross right a1"]
    assert why(match, "a", "cross left b4") == "cross-5"
    assert why(match, "a", "cross left c4") == "cross-5"
    assert why(match, "a", "cross left a1") == "mark-4"  # it could not be marked anyway
    play(match, "a cross right a1", "a cross right a2")
    assert drawn(match, "asks") == "a take"
    assert drawn(match, "a right") == "2: a1 a2"


@rule("cross-5")
def test_with_forbid_a_card_whose_tomb_is_not_marked_is_still_open():
    match = table(CROSS_AND_TOMB, mark_after_tomb="forbid")
    play(match, "a mark left b5")
    assert codes(match) == ["cross left b4", "cross left c5", "cross right a1"]
    play(match, "a cross left c5")  # another cross
    assert codes(match) == ["cross left b4", "cross left c4", "cross left d5", "cross right a1"]
    play(match, "a cross left d5")  # the tomb, by a cross
    assert drawn(match, "a finished") == "1"


@rule("cross-5")
def test_a_symbol_marked_after_the_tomb_counts():
    match = table("""
        pattern I2
        a left 1
        X##..
        X##..
        X##..
        X.r##
        XXxT#
    """)
    play(match, "a mark left c5 d5", "a cross left c4")
    assert drawn(match, "a red") == "1"


@rule("cross-5", "cross-4")
@pytest.mark.parametrize(("no_cell", "owed"), [("lapse", 0), ("owe", 2)])
def test_with_forbid_a_square_beside_the_tomb_is_no_room(no_cell, owed):
    match = table(CROSS_AND_TOMB.replace("a right 2", "b left 2"), mark_after_tomb="forbid", no_cell=no_cell)
    play(match, "a mark left b5 c5 d5")
    assert drawn(match, "asks") == "b mark"
    play(match, "b mark left a1")
    assert drawn(match, "a owed") == str(owed)
    assert drawn(match, "a finished") == "1"
