"""The obelisks, side A and side B."""

from __future__ import annotations

import pytest

from saqqara.games.imhotep.tests.draw import draw, drawn, last_ship, play
from saqqara.testing import rule

TOWERS = [10, 9, 8, 7, 6, 5, 5, 5]


def scored(text, seats, **sides):
    """Return the points of the obelisks at the end of the game."""
    match = last_ship(f"round 6  seats {seats}\n{text}", to="temple", **sides)
    assert drawn(match, "asks") == "over"
    return drawn(match, "points obelisk")


# -- Side A -----------------------------------------------------------------------------------------------------------


@rule("obelisk-1")
def test_each_seat_has_an_obelisk_of_its_own():
    match = draw("seats 3\nobelisk a 2 c 1\nship 1 b c b .")
    play(match, "a sail 1 obelisk")
    assert drawn(match, "obelisk") == "a 2 b 2 c 2"
    assert drawn(match, "scores") == "a 0 b 0 c 0"


@rule("obelisk-1")
def test_an_obelisk_may_be_taller_than_3():
    match = draw("obelisk a 2\nship 1 a a a .")
    play(match, "a sail 1 obelisk")
    assert drawn(match, "obelisk") == "a 5 b 0"


@rule("obelisk-2")
@pytest.mark.parametrize(
    ("seats", "heights", "points"),
    [
        (2, "a 2 b 1", "a 10 b 1"),
        (2, "a 1 b 9", "a 1 b 10"),
        (3, "a 3 b 2 c 1", "a 12 b 6 c 1"),
        (3, "a 1 b 3 c 2", "a 1 b 12 c 6"),
        (4, "a 4 b 3 c 2 d 1", "a 15 b 10 c 5 d 1"),
        (4, "a 1 b 2 c 3 d 4", "a 1 b 5 c 10 d 15"),
    ],
)
def test_the_tallest_obelisk_scores_most(seats, heights, points):
    assert scored(f"obelisk {heights}", seats) == points


@rule("obelisk-3")
@pytest.mark.parametrize(
    ("seats", "heights", "points"),
    [
        (2, "a 3 b 3", "a 5 b 5"),  # 11 by 2, rounded down
        (3, "a 3 b 3 c 3", "a 6 b 6 c 6"),  # 19 by 3
        (3, "a 3 b 3 c 1", "a 9 b 9 c 1"),  # 18 by 2
        (3, "a 3 b 1 c 1", "a 12 b 3 c 3"),  # 7 by 2
        (4, "a 2 b 2 c 2 d 2", "a 7 b 7 c 7 d 7"),  # 31 by 4
        (4, "a 2 b 2 c 2 d 1", "a 10 b 10 c 10 d 1"),
        (4, "a 1 b 2 c 2 d 2", "a 1 b 10 c 10 d 10"),
        (4, "a 3 b 2 c 2 d 2", "a 15 b 5 c 5 d 5"),  # 16 by 3
        (4, "a 2 b 2 c 1 d 1", "a 12 b 12 c 3 d 3"),  # 25 by 2, 6 by 2
        (4, "a 4 b 2 c 2 d 1", "a 15 b 7 c 7 d 1"),
        (4, "a 4 b 3 c 1 d 1", "a 15 b 10 c 3 d 3"),
    ],
)
def test_equal_obelisks_add_up_their_places_and_divide_rounding_down(seats, heights, points):
    assert scored(f"obelisk {heights}", seats) == points


@rule("obelisk-2", "obelisk-3")
def test_the_printed_example_of_the_obelisks():
    assert scored("obelisk a 3 b 4 d 3", 4) == "a 7 b 15 c 0 d 7"  # black a, white b, brown c, gray d


@rule("obelisk-4")
@pytest.mark.parametrize(
    ("seats", "heights", "points"),
    [
        (2, "a 0", "a 0 b 0"),
        (2, "b 1", "a 0 b 10"),
        (3, "a 1 b 1", "a 9 b 9 c 0"),
        (3, "a 2 b 1", "a 12 b 6 c 0"),
        (4, "b 5", "a 0 b 15 c 0 d 0"),
    ],
)
def test_without_a_stone_there_are_no_points(seats, heights, points):
    assert scored(f"obelisk {heights}", seats) == points


# -- Side B -----------------------------------------------------------------------------------------------------------


@rule("obelisk-b-1")
def test_stones_wait_on_the_spaces_of_their_colour():
    match = draw("ship 1 a b a b", obelisk="B")
    play(match, "a sail 1 obelisk")
    assert drawn(match, "waiting") == "a 2 b 2"
    assert drawn(match, "towers") == "none"
    assert drawn(match, "scores") == "a 0 b 0"


@rule("obelisk-b-2")
@pytest.mark.parametrize("place", range(8))
def test_the_third_stone_makes_a_tower_on_the_best_free_space(place):
    taken = ("b" * min(place, 4) + "c" * max(0, place - 4)) or "none"
    match = draw(
        f"seats 3\nwaiting a 2\ntowers {' '.join(taken) if place else taken}\nships 4421\nship 4 a", obelisk="B"
    )
    play(match, "a sail 4 obelisk")
    assert drawn(match, "points obelisk") == f"a {TOWERS[place]} b 0 c 0"
    assert drawn(match, "waiting") == "a 0 b 0 c 0"
    assert drawn(match, "towers").split() == [*(taken if place else ""), "a"]


@rule("obelisk-b-2")
def test_a_ship_may_bring_a_tower_and_a_further_stone():
    match = draw("waiting b 2\nship 1 a b a a", obelisk="B")
    play(match, "a sail 1 obelisk")
    assert drawn(match, "towers") == "b a"
    assert drawn(match, "points obelisk") == "a 9 b 10"
    assert drawn(match, "waiting") == "a 0 b 0"


@rule("obelisk-b-1", "obelisk-b-2")
def test_the_printed_example_of_the_obelisks_side_b():
    match = draw(
        "seats 4\nships 4432\ntowers c\nwaiting b 2\nship 3 a b d", obelisk="B"
    )  # black a, white b, brown c, gray d
    play(match, "a sail 3 obelisk")
    assert drawn(match, "points obelisk") == "a 0 b 9 c 0 d 0"
    assert drawn(match, "towers") == "c b"
    assert drawn(match, "waiting") == "a 1 b 0 c 0 d 1"


@rule("obelisk-b-3")
def test_a_stone_still_waiting_scores_1_point_at_the_end():
    assert scored("waiting a 2 b 1\ntowers c c", 3, obelisk="B") == "a 2 b 1 c 0"
    match = last_ship("round 5\nwaiting a 2 b 1", to="temple", obelisk="B")
    assert drawn(match, "points obelisk") == "a 0 b 0"


@rule("obelisk-b-4")
def test_a_ninth_tower_has_no_space_and_its_stones_wait():
    match = draw("towers a a a a b b b b\nwaiting a 2\nships 4331\nship 4 a", obelisk="B")
    play(match, "a sail 4 obelisk")
    assert drawn(match, "towers") == "a a a a b b b b"
    assert drawn(match, "waiting") == "a 3 b 0"
    assert drawn(match, "points obelisk") == "a 0 b 0"


@rule("obelisk-b-4", "obelisk-b-3")
def test_the_stones_without_a_tower_score_1_each():
    assert scored("towers a a a a b b b b\nwaiting a 5 b 4", 2, obelisk="B") == "a 5 b 4"
