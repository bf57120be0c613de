"""The burial chamber, by groups (side A) and by rows (side B)."""

from __future__ import annotations

import pytest

from saqqara.games.imhotep.tests.draw import draw, drawn, last_ship, play
from saqqara.testing import rule

GROUP_POINTS = {1: 1, 2: 3, 3: 6, 4: 10, 5: 15, 6: 17, 7: 19, 8: 21, 9: 23, 12: 29}


def scored(drawing, seats=3, **sides):
    """Return the points of the burial chamber at the end of the game."""
    match = last_ship(f"round 6  seats {seats}\nburial {drawing}", to="temple", **sides)
    assert drawn(match, "asks") == "over"
    return drawn(match, "points burial")


# -- Side A -----------------------------------------------------------------------------------------------------------


@rule("burial-1")
def test_stones_fill_column_by_column_from_the_top():
    match = draw("""
        seats   3
        burial  a
                b
                .
        ship 1  c a b b
    """)
    play(match, "a sail 1 burial")
    assert drawn(match, "burial") == "a a / b b / c b"
    assert drawn(match, "scores") == "a 0 b 0 c 0"


@rule("burial-1")
def test_there_are_as_many_columns_as_are_needed():
    match = draw("""
        seats   4      round 6
        burial  a b c d a b c d a b c
                b c d a b c d a b c d
                c d a b c d a b c d .
        ships   4432
        ship 1  a b c .
    """)
    play(match, "a sail 1 burial")
    rows = drawn(match, "burial").split(" / ")
    assert [len(row.split()) for row in rows] == [12, 12, 12]
    assert [row[-3:] for row in rows] == ["c b", "d c", "a ."]


@rule("burial-2")
@pytest.mark.parametrize(("size", "points"), GROUP_POINTS.items())
def test_a_group_in_a_row_scores_by_its_size(size, points):
    row = " ".join("b" * size)
    others = " ".join("ac"[i % 2] for i in range(size))
    opposite = " ".join("ca"[i % 2] for i in range(size))
    assert scored(f"{row} / {others} / {opposite}").split()[3] == str(points)


@rule("burial-2")
@pytest.mark.parametrize(
    ("burial", "points"),
    [
        ("b / b / b", 6),  # down a column
        ("a b / b b / a a", 6),  # to the right, then up
        ("b a / b b / a a", 6),  # down, then to the right
        ("a b a / b b b / a b a", 15),  # a cross
        ("b b b / b a b / b b b", 21),  # a ring
        ("b b b b / a a a b / b b b b", 23),  # round two corners
        ("b b / a b / b b", 15),  # and back to the left
        ("b b b / a a b / b b b", 19),  # by two steps
        ("b a b / b a b / b b b", 19),  # a cup: down, along, up
        ("b a b a b / b a b a b / b b b b b", 15 + 2 * 6),  # a comb
        ("b b b a b / a a b a b / a a b b b", 23),  # a snake
        ("a b a / b a b / a b a", 4),  # corners do not touch
        ("b a / a b / b a", 3),  # nor here
    ],
)
def test_stones_that_touch_by_their_sides_are_a_group(burial, points):
    assert scored(burial).split()[3] == str(points)


@rule("burial-2")
@pytest.mark.parametrize(
    ("burial", "points"),
    [
        ("a b / a a / b a", 2),  # the bottom of one column is not beside the top of the next
        ("a b b / a a a / b a a", 1 + 3),
        ("a b / b a / b a", 3 + 1),
        ("a b a b / a a a a / b a b a", 4),
    ],
)
def test_the_bottom_of_a_column_does_not_touch_the_top_of_the_next(burial, points):
    assert scored(burial).split()[3] == str(points)


@rule("burial-2")
def test_groups_far_to_the_right_count_like_others():
    row_a = " ".join("ac" * 6)
    row_c = " ".join("ca" * 6)
    assert scored(f"{row_a} b / {row_c} b / {row_a} b") == "a 18 b 6 c 18"
    assert scored(f"{row_a} b b / {row_c} b . / {row_a} a .") == "a 19 b 6 c 18"


@rule("burial-2", "burial-3")
def test_the_printed_example_of_the_burial_chamber():
    burial = """c d d d d
                c c a d .
                b b c d .
                cards c burial-decoration"""  # black a, white b, brown c, gray d
    match = last_ship(f"round 6  seats 4\nburial {burial}", to="temple")
    assert drawn(match, "points burial") == "a 1 b 3 c 7 d 17"
    assert drawn(match, "points decorations") == "a 0 b 0 c 4 d 0"


@rule("burial-2")
def test_the_example_that_needs_a_step_upwards():
    assert scored("a b / b b / a a", seats=2) == "a 4 b 6"


@rule("burial-3")
def test_every_group_of_a_seat_scores():
    assert scored("a a b c c / a b b c a / b b c a a") == "a 12 b 15 c 7"


@rule("burial-3")
def test_single_stones_score_1_each():
    assert scored("a b a b / b a b a / a b a b", seats=2) == "a 6 b 6"


# -- Side B -----------------------------------------------------------------------------------------------------------


@rule("burial-b-1", "burial-b-2")
def test_the_printed_example_of_the_burial_chamber_side_b():
    burial = "b c d b b / a a b a . / d d d d ."  # black a, white b, brown c, gray d
    assert scored(burial, seats=4, burial="B") == "a 8 b 12 c 3 d 11"


@rule("burial-b-1")
@pytest.mark.parametrize("row", [0, 1, 2])
def test_each_row_scores_8_4_2_and_nothing(row):
    rows = ["c c c c c c c c c c"] * 3
    rows[row] = "a a a a b b b c c d"
    points = {"a": 8, "b": 4, "c": 2 + 16, "d": 0}
    assert scored(" / ".join(rows), seats=4, burial="B") == " ".join(
        f"{seat} {number}" for seat, number in points.items()
    )


@rule("burial-b-1")
def test_rows_do_not_mix():
    assert scored("a a b / b b a / a b .", seats=2, burial="B") == "a 18 b 18"  # 8 + 4 + (8 + 4) // 2 each


@rule("burial-b-1")
def test_without_a_stone_in_a_row_there_are_no_points_for_it():
    assert scored("a / a / b", seats=2, burial="B") == "a 16 b 8"
    assert scored("a / a / a", seats=4, burial="B") == "a 24 b 0 c 0 d 0"


@rule("burial-b-1")
@pytest.mark.parametrize(("seats", "points"), [(2, "a 24 b 12"), (3, "a 24 b 12 c 0"), (4, "a 24 b 12 c 0 d 0")])
def test_the_second_place_scores_4_whatever_the_number_of_seats(seats, points):
    assert scored("a a b / a a b / a a b", seats=seats, burial="B") == points


@rule("burial-b-1")
def test_stones_far_to_the_right_are_in_their_row():
    assert scored(f"{'a c ' * 6} b b / {'c a ' * 6} b . / {'a c ' * 6} b .", burial="B") == "a 18 b 6 c 18"


@rule("burial-b-2")
@pytest.mark.parametrize(
    ("top", "points"),
    [
        ("a b", [6, 6, 0, 0]),  # 8 + 4 by 2
        ("a b c", [4, 4, 4, 0]),  # 14 by 3, rounded down
        ("a b c d", [3, 3, 3, 3]),  # 14 by 4, rounded down
        ("a a b c", [8, 3, 3, 0]),  # 4 + 2 by 2
        ("a a b c d", [8, 2, 2, 2]),  # 4 + 2 + 0 by 3
        ("a a b b c", [6, 6, 2, 0]),
        ("a a b b c d", [6, 6, 1, 1]),  # 2 + 0 by 2
        ("a a b b c c d", [4, 4, 4, 0]),
    ],
)
def test_ties_add_up_the_places_and_divide_rounding_down(top, points):
    width = len(top.split())
    below = " ".join("d" * width)
    expected = [*points[:3], points[3] + 16]  # seat d is alone in the other rows
    by_seat = " ".join(f"{seat} {number}" for seat, number in zip("abcd", expected, strict=True))
    assert scored(f"{top} / {below} / {below}", seats=4, burial="B") == by_seat
