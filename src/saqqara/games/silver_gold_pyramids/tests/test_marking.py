"""Marking: the pattern or one square, on one card, from the entrance on, all seats at once."""

import itertools

import pytest

from saqqara.core.fields import encode
from saqqara.core.game import IllegalAction
from saqqara.games.silver_gold_pyramids import GAME
from saqqara.games.silver_gold_pyramids.tests.draw import codes, drawn, play, seen, table, why
from saqqara.testing import rule

TWO_OPEN = """
    pattern {pattern}
    a left 1    a right 2
"""

# The eight ways in which an L can lie with the entrance c1 among its squares.
LS = [
    "c1 d1 e1 c2", "b1 c1 c2 c3", "c1 a2 b2 c2", "c1 c2 c3 d3",
    "a1 b1 c1 c2", "c1 d1 c2 c3", "c1 c2 d2 e2", "c1 c2 b3 c3",
]  # fmt: skip


# -- All at once ------------------------------------------------------------------------------------------------------


@rule("mark-1")
def test_all_seats_mark_at_the_same_time_in_any_order():
    match = table("pattern I2\na left 1\nb left 2\nc left 3")
    assert drawn(match, "asks") == "a b c mark"
    play(match, "b mark left a1")
    assert drawn(match, "asks") == "a c mark"
    assert drawn(match, "answered") == "1"
    play(match, "c mark left a1 b1")
    assert drawn(match, "asks") == "a mark"
    play(match, "a mark left a1 a2")
    assert drawn(match, "asks") == "* flip"


@rule("mark-1")
def test_a_seat_marks_on_one_of_its_two_cards_and_not_on_the_other():
    for side, other in (("left", "right"), ("right", "left")):
        match = table(TWO_OPEN.format(pattern="I2"))
        assert codes(match) == [
            f"mark {card} {squares}" for card in ("left", "right") for squares in ("a1", "a1 b1", "a1 a2")
        ]
        play(match, f"a mark {side} a1 b1")
        assert drawn(match, f"a {side}").endswith(": a1 b1")
        assert drawn(match, f"a {other}").endswith(":")


@rule("mark-1")
def test_after_its_marking_a_seat_marks_no_more_in_this_turn():
    match = table(TWO_OPEN.format(pattern="I2") + "b left 3")
    play(match, "a mark left a1")
    assert codes(match, "a") == []
    assert why(match, "a", "mark left b1") == why(match, "a", "mark right a1") == "round-3"


@rule("mark-1")
@pytest.mark.parametrize(("side", "other"), [("left", "right"), ("right", "left")])
def test_where_no_card_lies_nothing_is_marked(side, other):
    match = table(f"pattern I2\na {side} 1\nb left 2")
    assert why(match, "a", f"mark {other} a1") == "mark-1"
    assert why(match, "a", f"mark {side} a1") == ""
    assert {code.split()[1] for code in codes(match, "a")} == {side}


@rule("mark-1")
def test_nobody_sees_anothers_marks_before_all_are_done():
    match = table("""
        pattern I3
        a left 1    b left 2    c left 3
        Esr..       E....       E....
        .....       .....       .....
        .....       .....       .....
        .....       .....       .....
        ....T       ....T       ....T
    """)
    before = {seat: encode(GAME.state, match.view(seat).state) for seat in (1, 2, -1)}
    play(match, "a mark left a1 b1 c1")
    shown = match.view(0).table
    assert shown["marking"][0] == {"left": ["a1", "b1", "c1"], "right": [], "skulls": 1, "owed": 0}
    for seat in (1, 2, -1):
        shown = match.view(seat).table
        assert shown["marking"][0] is None
        assert [seen(shown, what) for what in ("a left", "a skulls", "a red")] == ["1:", "0", "0"]
        assert shown["points"]["skulls"] == shown["points"]["gems"] == [0, 0, 0]
        assert "mark" not in match.text_for(seat).partition("\n")[2]
        assert encode(GAME.state, match.view(seat).state) != before[seat]  # but that a has answered is seen
        assert seen(shown, "asks") == "b c mark"
    play(match, "c mark left a1", "b mark left a1")
    for seat in (0, 1, 2, -1):
        shown = match.view(seat).table
        assert [seen(shown, what) for what in ("a left", "a skulls", "a red")] == ["1: a1 b1 c1", "1", "1"]


@rule("mark-1")
def test_whatever_a_seat_has_marked_the_others_see_the_same():
    views = set()
    for answer in ("mark left a1", "mark left a1 b1 c1", "mark right a1 a2 a3"):
        match = play(table(TWO_OPEN.format(pattern="I3") + "b left 3"), f"a {answer}")
        views.add(encode(GAME.state, match.view(1).state))
        assert codes(match, "b") == ["mark left a1", "mark left a1 b1 c1", "mark left a1 a2 a3"]
    assert len(views) == 1


# -- The pattern ------------------------------------------------------------------------------------------------------


@rule("mark-2", "mark-6")
def test_lukas_marks_the_l_mirrored_and_turned_with_the_entrance_among_its_squares():
    match = table("""
        pattern L4
        a left 1
        ##E##
        ##.##
        ...##
        .####
        ....T
    """)
    assert codes(match, "a", "mark left") == ["c1", "c1 c2 b3 c3"]
    play(match, "a mark left c1 c2 b3 c3")
    assert drawn(match, "a left") == "1: c1 c2 b3 c3"


@rule("mark-2")
@pytest.mark.parametrize("squares", LS)
def test_an_l_may_lie_in_any_of_8_ways(squares):
    match = table("""
        pattern L4
        a left 1
        ..E..
        .....
        .....
        .....
        ....T
    """)
    play(match, f"a mark left {squares}")
    assert drawn(match, "a left") == f"1: {squares}"
    other = table("pattern T4\na left 1\n..E..\n.....\n.....\n.....\n....T")
    assert why(other, "a", f"mark left {squares}") == "mark-3"


@rule("mark-2")
@pytest.mark.parametrize(
    ("pattern", "ways"),
    [
        ("I2", ["c1 d1", "b1 c1", "c1 c2"]),
        ("I3", ["a1 b1 c1", "b1 c1 d1", "c1 d1 e1", "c1 c2 c3"]),
        ("V3", ["b1 c1 b2", "b1 c1 c2", "b2 c1 c2", "c1 c2 d2", "c1 d1 c2", "c1 d1 d2"]),
        ("T4", ["a1 b1 c1 b2", "b1 c1 d1 c2", "c1 d1 e1 d2", "c1 b2 c2 d2", "c1 c2 d2 c3", "c1 b2 c2 c3"]),
        ("O4", ["b1 c1 b2 c2", "c1 d1 c2 d2"]),
        ("L4", [*LS, "b1 c1 d1 b2", "b1 c1 d1 d2", "a1 b1 c1 a2", "c1 d1 e1 e2", "b1 c1 b2 b3", "c1 d1 d2 d3"]),
    ],
)
def test_every_way_to_turn_and_mirror_a_pattern_is_offered_and_no_other(pattern, ways):
    match = table(f"pattern {pattern}\na left 1\n..E..\n.....\n.....\n.....\n....T")
    rows = [" ".join(sorted(way.split(), key=lambda square: square[::-1])) for way in ways]
    assert sorted(codes(match, "a", "mark left")) == sorted(["c1", *rows])


@rule("mark-3")
@pytest.mark.parametrize(
    "squares",
    [
        "a1 b1", "a1 a2",  # a part of it
        "a1 b1 c1", "a1 b1 b2",  # a bigger part
        "a1 b1 a2 b2", "a1 b1 c1 d1", "a1 b1 c1 b2", "a1 b1 b2 c2",  # another pattern of as many squares
    ],
)  # fmt: skip
def test_a_part_of_the_pattern_or_another_one_is_not_marked(squares):
    match = table(TWO_OPEN.format(pattern="L4"))
    assert why(match, "a", f"mark left {squares}") == why(match, "a", f"mark right {squares}") == "mark-3"
    with pytest.raises(IllegalAction, match=r"Mark every square of the pattern.*\[mark-3\]"):
        play(match, f"a mark left {squares}")
    play(match, "a mark left a1 b1 c1 a2")


@rule("mark-3")
def test_a_pattern_with_a_square_on_a_wall_or_on_a_mark_is_not_marked_in_part():
    match = table("""
        pattern I3
        a left 1
        XX.#.
        .....
        #....
        .....
        ....T
    """)
    assert codes(match, "a", "mark left") == ["c1", "a2", "b2", "a2 b2 c2", "b2 c2 d2", "c1 c2 c3", "b2 b3 b4"]
    assert why(match, "a", "mark left c1 d1 e1") == "mark-5"
    assert why(match, "a", "mark left a1 b1 c1") == "mark-4"
    assert why(match, "a", "mark left c1 c2") == "mark-3"


@rule("mark-3")
def test_a_pattern_is_not_split_over_both_cards():
    match = table(TWO_OPEN.format(pattern="I2") + "b left 3")
    assert all(len({word for word in code.split() if word in ("left", "right")}) == 1 for code in codes(match, "a"))
    assert why(match, "a", "mark left a1 right a1") == "unknown"
    play(match, "a mark left a1")
    assert why(match, "a", "mark right a1") == "round-3"
    play(match, "b mark left a1")
    assert drawn(match, "a right") == "2:"


@rule("mark-3")
def test_a_code_names_its_squares_row_by_row_and_no_square_twice():
    match = table(TWO_OPEN.format(pattern="V3"))
    assert why(match, "a", "mark left a1 b1 a2") == ""
    assert why(match, "a", "mark left b1 a1 a2") == why(match, "a", "mark left a1 a1") == "unknown"


@rule("mark-4")
def test_a_square_is_marked_only_once():
    match = table("""
        pattern I2
        a left 1
        XX...
        .....
        .....
        .....
        ....T
    """)
    for squares in ("a1", "b1", "a1 b1", "b1 c1", "a1 a2", "b1 b2"):
        assert why(match, "a", f"mark left {squares}") == "mark-4"
    assert codes(match, "a", "mark left") == ["c1", "a2", "b2", "c1 d1", "a2 b2", "b2 c2", "c1 c2", "a2 a3", "b2 b3"]


@rule("mark-4")
def test_the_same_square_of_the_other_card_may_be_marked():
    match = table("pattern I2\na left 1\nX....\n.....\n.....\n.....\n....T\na right 2")
    assert why(match, "a", "mark left a1") == "mark-4"
    assert why(match, "a", "mark right a1") == ""


@rule("mark-4")
def test_a_mark_of_the_turn_before_is_a_mark():
    match = play(table(TWO_OPEN.format(pattern="I2")), "a mark left a1 b1", "* flip I3")
    assert why(match, "a", "mark left b1") == why(match, "a", "mark left b1 c1 d1") == "mark-4"
    assert why(match, "a", "mark left c1 d1 e1") == ""


@rule("mark-5")
def test_walls_are_never_marked():
    match = table("""
        pattern I2
        a left 1
        E#...
        ..#..
        .....
        .....
        ....T
    """)
    assert codes(match, "a", "mark left") == ["a1", "a1 a2"]
    assert why(match, "a", "mark left b1") == why(match, "a", "mark left a1 b1") == "mark-5"
    play(match, "a mark left a1 a2", "* flip I3")
    assert codes(match, "a", "mark left") == ["b2", "a3", "a3 b3 c3", "b2 b3 b4", "a3 a4 a5"]
    assert why(match, "a", "mark left b2 c2 d2") == "mark-5"


@rule("mark-5")
@pytest.mark.parametrize(
    ("corner", "inside"),
    [
        ("E....\n.....\n.....\n.....\n....T", ["a1 b1 c1", "a1 a2 a3"]),
        ("....E\n.....\n.....\n.....\n....T", ["c1 d1 e1", "e1 e2 e3"]),
    ],
)
def test_the_pattern_stays_inside_the_chamber(corner, inside):
    match = table(f"pattern I3\na left 1\n{corner}")
    assert [squares for squares in codes(match, "a", "mark left") if " " in squares] == inside
    for outside in ("d1 e1 a2", "e1 a2 b2", "d1 e1 f1", "e1 e2 e0", "a0 a1 a2"):
        assert why(match, "a", f"mark left {outside}") == "unknown"


@rule("mark-5", "mark-7")
def test_the_end_of_a_row_does_not_touch_the_beginning_of_the_next():
    match = table("""
        pattern I2
        a left 1    a right 2
        ..XXX       X....
        .....       X....
        .....       X....
        .....       X....
        T....       XX..T
    """)
    assert "a2" not in codes(match, "a", "mark left")
    assert why(match, "a", "mark left a2") == "mark-7"
    assert why(match, "a", "mark right e1") == why(match, "a", "mark right e4") == "mark-7"
    assert codes(match, "a", "mark right") == [
        *("b1", "b2", "b3", "b4", "c5"),
        *("b1 c1", "b2 c2", "b3 c3", "b4 c4", "c5 d5"),
        *("b1 b2", "b2 b3", "b3 b4", "c4 c5"),
    ]


# -- Entrance and connection ------------------------------------------------------------------------------------------


@rule("mark-6")
@pytest.mark.parametrize(
    ("column", "top"), list(zip("abcde", ["E....", ".E...", "..E..", "...E.", "....E"], strict=True))
)
def test_the_first_marking_on_a_card_includes_its_entrance_wherever_it_is(column, top):
    match = table(f"pattern V3\na left 1\n{top}\n.....\n.....\n.....\n..T..")
    found = codes(match, "a", "mark left")
    assert found[0] == f"{column}1"
    assert all(f"{column}1" in squares.split() for squares in found)
    others = [f"{other}1" for other in "abcde" if other != column]
    assert {why(match, "a", f"mark left {square}") for square in (*others, f"{column}2", "c5")} == {"mark-6"}
    assert why(match, "a", "mark left a3 b3 a4") == "mark-6"


@rule("mark-6")
def test_a_fresh_card_begins_at_its_entrance_also_when_the_other_is_marked():
    match = table("pattern I2\na left 1\nXX...\n.....\n.....\n.....\n....T\na right 2")
    assert codes(match, "a", "mark right") == ["a1", "a1 b1", "a1 a2"]
    assert why(match, "a", "mark right c1") == why(match, "a", "mark right a2") == "mark-6"
    assert why(match, "a", "mark left c1") == ""


@rule("mark-7")
def test_every_later_marking_shares_a_side_with_a_marked_square():
    match = table("""
        pattern O4
        a left 1
        XX...
        .X...
        .X...
        .....
        ....T
    """)
    touching = ["c1", "a2", "c2", "a3", "c3", "b4"]
    assert [squares for squares in codes(match, "a", "mark left") if " " not in squares] == touching
    for square in ("d1", "d2", "a4", "c4", "b5", "e5"):  # two steps away, or corner to corner
        assert why(match, "a", f"mark left {square}") == "mark-7"
    assert why(match, "a", "mark left c1 d1 c2 d2") == ""
    assert why(match, "a", "mark left c3 d3 c4 d4") == ""  # one of its squares touches
    assert why(match, "a", "mark left d3 e3 d4 e4") == "mark-7"


@rule("mark-7")
def test_corners_do_not_connect():
    match = table("""
        pattern O4
        a left 1
        X....
        .#...
        .....
        .....
        ....T
    """)
    assert codes(match, "a", "mark left") == ["b1", "a2"]
    assert why(match, "a", "mark left b2") == "mark-5"
    match = table("pattern O4\na left 1\nX....\n.....\n.....\n.....\n....T")
    assert why(match, "a", "mark left b2 c2 b3 c3") == why(match, "a", "mark left b2") == "mark-7"
    assert codes(match, "a", "mark left") == ["b1", "a2", "b1 c1 b2 c2", "a2 b2 a3 b3"]


@rule("mark-7")
def test_marks_of_the_other_card_or_of_another_seat_do_not_connect():
    match = table("""
        pattern I2
        a left 1    a right 2   b left 3
        X....       XXX..       XXXXX
        .....       .....       .....
        .....       .....       .....
        .....       .....       .....
        ....T       ....T       ....T
    """)
    assert why(match, "a", "mark left c2") == why(match, "a", "mark left d1") == "mark-7"
    assert why(match, "a", "mark right c2") == why(match, "a", "mark right d1") == ""
    assert why(match, "a", "mark right e2") == "mark-7"


# -- One square instead -----------------------------------------------------------------------------------------------


@rule("mark-8")
@pytest.mark.parametrize("pattern", ["I2", "I3", "V3", "T4", "L4", "O4"])
def test_one_square_may_be_marked_instead_of_a_pattern_that_fits(pattern):
    match = table(TWO_OPEN.format(pattern=pattern))
    assert len(codes(match, "a", "mark left")) > 1
    play(match, "a mark left a1")
    assert drawn(match, "a left") == "1: a1"


@rule("mark-8")
def test_one_square_may_be_marked_where_the_pattern_does_not_fit():
    match = table("""
        pattern O4
        a left 1
        E#...
        .#...
        .#...
        .#...
        ....T
    """)
    assert codes(match, "a", "mark left") == ["a1"]


@rule("mark-8")
def test_exactly_one_square_under_the_same_conditions():
    match = table("pattern O4\na left 1\nXX#..\n.....\n.....\n.....\n....T\na right 2")
    singles = [squares for squares in codes(match, "a", "mark left") if " " not in squares]
    assert singles == ["a2", "b2"]
    assert why(match, "a", "mark left a2 b2") == "mark-3"  # two squares are no choice
    assert why(match, "a", "mark left c1") == "mark-5"
    assert why(match, "a", "mark left b1") == "mark-4"
    assert why(match, "a", "mark left c2") == "mark-7"
    assert why(match, "a", "mark right b1") == "mark-6"
    assert why(match, "a", "mark right a1") == ""  # the entrance of a card that is still without a mark


@rule("mark-8")
def test_the_tomb_may_be_the_one_square():
    match = table("pattern O4\na left 1 nearly")
    play(match, "a mark left e5")
    assert drawn(match, "a finished") == "1"


@rule("mark-8")
def test_a_pattern_of_one_square_is_offered_once():
    match = table("expeditions I1 8\npattern I1\na left 1\nX....\n.....\n.....\n.....\n....T")
    assert codes(match) == ["mark left b1", "mark left a2"]


@rule("mark-9")
def test_nobody_may_pass():
    match = table("pattern O4\na left 1\nb left 2")
    assert why(match, "a", "pass") == why(match, "a", "mark left") == why(match, "a", "mark") == "unknown"
    play(match, "b mark left a1")
    assert drawn(match, "asks") == "a mark"
    assert why(match, "*", "flip I2") == "round-3"  # the game waits for a
    play(match, "a mark left a1")
    assert why(match, "*", "flip I2") == ""


@rule("mark-9")
def test_a_seat_marks_a_square_even_if_it_is_a_skull():
    match = table("""
        pattern O4
        a left 1    a right 2
        X####       X####
        s....       s....
        .....       .....
        .....       .....
        ....T       ....T
    """)
    assert codes(match) == ["mark left a2", "mark left a2 b2 a3 b3", "mark right a2", "mark right a2 b2 a3 b3"]
    play(match, "a mark left a2")
    assert drawn(match, "a skulls") == "1"


# -- Without a card, and in any order ---------------------------------------------------------------------------------


@rule("mark-10")
def test_a_seat_without_a_card_does_nothing():
    match = table("seats 3\nb left 1\nc left 2\na finished 9\ndeck none\ndisplay none")
    play(match, "* flip I2")
    assert drawn(match, "asks") == "b c mark"
    assert drawn(match, "answered") == "0"
    assert codes(match, "a") == []
    assert why(match, "a", "mark left a1") == "round-3"
    play(match, "c mark left a1", "b mark left a1")
    assert drawn(match, "asks") == "* flip"
    assert drawn(match, "a finished") == "9"


@rule("mark-10")
def test_a_seat_with_one_card_marks_on_it():
    match = table("a right 1\nb left 2\ndeck none\ndisplay none")
    play(match, "* flip I2")
    assert codes(match, "a") == ["mark right a1", "mark right a1 b1", "mark right a1 a2"]


@rule("mark-10")
def test_if_nobody_has_a_card_the_turns_go_by():
    match = table("seats 2\nround 4\nflipped I2 I3 I3 V3 V3\na finished 1\ndeck none\ndisplay none")
    play(match, "* flip T4")
    assert drawn(match, "asks") == "* flip"
    assert drawn(match, "answered") == "none"
    play(match, "* flip O4")
    assert drawn(match, "asks") == "over"


@rule("mark-11")
def test_in_which_order_the_seats_answer_makes_no_difference():
    answers = {
        "a": ["mark left e4 e5", "cross right e5"],
        "b": ["mark left e5"],
        "c": ["mark left a1 a2", "cross left a3", "cross left b3"],
    }
    tables = set()
    for order in set(itertools.permutations("aabccc")):
        match = table("""
            pattern I2      display 45 46 47 48
            a left 20   a right 40  c left 6
            X....       X....       E....
            X....       X....       xs...
            X....       X....       xp...
            X...x       X....       r....
            XXXXT       XXXXT       ....T
            b left 30 nearly
        """)
        left = {seat: iter(codes) for seat, codes in answers.items()}
        for seat in order:
            match.play("abc".index(seat), next(left[seat]))
        tables.add(encode(GAME.state, match.state))
        assert drawn(match, "asks") == "a take"  # by the number of the card, not by who was quicker
    assert len(tables) == 1


@rule("mark-11")
def test_nothing_need_be_called_out():
    match = table("pattern I2\na left 6 nearly\na finished 3\nb left 1")
    play(match, "a mark left e5", "b mark left a1")
    assert drawn(match, "asks") == "a take"
    play(match, "a take 48", "* display 2")
    assert drawn(match, "violet") == "a . ."
