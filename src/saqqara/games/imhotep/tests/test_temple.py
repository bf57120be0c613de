"""The temple, side A and side B."""

from __future__ import annotations

import pytest

from saqqara.games.imhotep.tests.draw import codes, draw, drawn, last_ship, play, why
from saqqara.testing import rule


@rule("temple-1")
def test_a_full_level_is_covered_from_the_left():
    match = draw("""
        seats   3
        temple  b a c b .          # one space left on the first level
        ship 1  b . b a
    """)
    play(match, "a sail 1 temple")
    assert drawn(match, "temple") == "b a c b b / b a . . ."


@rule("temple-1")
def test_the_third_level_begins_at_the_left_again():
    match = draw("temple a b a b / b a b\nship 1 a a b .")
    play(match, "a sail 1 temple")
    assert drawn(match, "temple") == "a b a b / b a b a / a b . ."


@rule("temple-2")
@pytest.mark.parametrize(
    ("seats", "temple", "points"),
    [
        (2, "a a a a / b", "a 3 b 1"),
        (3, "a a a a / b", "a 4 b 1 c 0"),
        (4, "a a a a / b", "a 4 b 1 c 0 d 0"),
        (3, "a a a a a / b", "a 4 b 1 c 0"),
        (4, "a a a a a / b", "a 4 b 1 c 0 d 0"),
    ],
)
def test_a_level_has_4_spaces_with_2_seats_and_else_5(seats, temple, points):
    match = last_ship(f"seats {seats}\ntemple {temple}", to="obelisk")
    assert drawn(match, "points temple") == points


@rule("temple-3")
@pytest.mark.parametrize(
    ("temple", "points"),
    [
        ("none", "a 0 b 0 c 0"),
        ("b", "a 0 b 1 c 0"),
        ("b c", "a 0 b 1 c 1"),
        ("b c c b a", "a 1 b 2 c 2"),
        ("b b b b b / c", "a 0 b 4 c 1"),
        ("b b b b b / c a c a", "a 2 b 1 c 2"),
        ("b b b b b / c c c c c", "a 0 b 0 c 5"),
        ("b b b b b / c c c c c / a a", "a 2 b 0 c 3"),
        ("b b b b b / c c c c c / a a a a a / b b b b b / c", "a 0 b 4 c 1"),
    ],
)
def test_every_stone_seen_from_above_scores_1_point(temple, points):
    match = last_ship(f"seats 3\ntemple {temple}", to="obelisk")
    assert drawn(match, "points temple") == points
    assert drawn(match, "scores") == points


@rule("temple-3")
def test_the_temple_scores_each_round_and_not_before_its_end():
    match = draw("temple b b\nship 1 a a a .\npoints temple a 1 b 3")
    play(match, "a sail 1 temple")
    assert drawn(match, "points temple") == "a 1 b 3"
    match = last_ship("temple b b\npoints temple a 1 b 3", to="obelisk")
    assert drawn(match, "points temple") == "a 1 b 5"


@rule("temple-1", "temple-3")
def test_the_printed_example_of_the_temple():
    match = draw("""
        seats   4                  # black a, white b, brown c, gray d
        temple  d a b d .
        ships   4432
        ship 1  at market
        ship 2  at pyramid
        ship 3  c c b
        ship 4  at burial
    """)
    play(match, "a sail 3 temple")
    assert drawn(match, "temple") == "d a b d c / c b . . ."  # seen from above: c b b d c
    assert drawn(match, "points temple") == "a 0 b 2 c 2 d 1"


# -- Side B -----------------------------------------------------------------------------------------------------------


@rule("temple-b-1", "temple-b-2", "temple-b-3", "temple-b-4")
def test_the_printed_example_of_the_temple_side_b():
    match = last_ship("seats 4\ntemple d c b b a", to="obelisk", temple="B")  # black a, white b, brown c, gray d
    assert drawn(match, "asks") == "d temple"
    assert codes(match) == ["point", "stones"]
    play(match, "d stones")
    assert drawn(match, "points temple") == "a 0 b 0 c 2 d 0"
    assert drawn(match, "sled") == "a 0 b 0 c 0 d 2"
    assert drawn(match, "asks") == "b temple"
    play(match, "b point")
    assert drawn(match, "points temple") == "a 0 b 1 c 2 d 0"
    assert drawn(match, "asks") == "* draw"
    play(match, "* draw statue")
    assert drawn(match, "cards b") == "statue"
    assert drawn(match, "asks") == "a temple"
    play(match, "a point")
    assert drawn(match, "points temple") == "a 1 b 1 c 2 d 0"
    assert drawn(match, "asks") == "* round"


@rule("temple-b-1")
def test_only_stones_seen_from_above_earn_something():
    match = last_ship("temple a a a a / b b", to="obelisk", temple="B")
    assert drawn(match, "asks") == "b temple"
    play(match, "b point")
    assert drawn(match, "points temple") == "a 0 b 3"
    assert drawn(match, "asks") == "a temple"
    play(match, "a stones", "* draw lever")
    assert drawn(match, "cards a") == "lever"
    assert drawn(match, "asks") == "* round"


@rule("temple-b-1")
@pytest.mark.parametrize(("temple", "asked"), [("none", "* round"), ("b", "b temple")])
def test_spaces_without_a_stone_give_nothing(temple, asked):
    match = last_ship(f"temple {temple}", to="obelisk", temple="B")
    assert drawn(match, "asks") == asked
    if asked == "b temple":
        play(match, "b point")
        assert drawn(match, "asks") == "* round"
        assert drawn(match, "scores") == "a 0 b 1"


@rule("temple-b-1")
@pytest.mark.parametrize(("seats", "last"), [(2, "* round"), (3, "a temple"), (4, "a temple")])
def test_the_fifth_space_is_not_used_with_2_seats(seats, last):
    match = last_ship(f"seats {seats}\ntemple a a a a a", to="obelisk", temple="B")
    play(match, "a point", "a point", "* draw statue")
    assert drawn(match, "asks") == last


@rule("temple-b-5")
def test_the_gifts_are_given_in_the_last_round_too():
    match = last_ship("round 6\ntemple b b b b", to="obelisk", temple="B")
    play(match, "b stones", "b point", "* draw statue")
    assert drawn(match, "asks") == "over"
    assert drawn(match, "points temple") == "a 0 b 3"
    assert drawn(match, "points statues") == "a 0 b 1"
    assert drawn(match, "sled") == "a 0 b 2"


@rule("temple-b-2", "temple-b-6")
@pytest.mark.parametrize(("sled", "quarry", "then"), [(0, 9, 2), (3, 9, 5), (4, 9, 5), (0, 1, 1)])
def test_2_stones_are_taken_as_far_as_they_fit_and_are_left(sled, quarry, then):
    match = last_ship(f"temple b\nsled b {sled}\nquarry b {quarry}", to="pyramid", temple="B")
    play(match, "b stones")
    assert drawn(match, "sled") == f"a 0 b {then}"
    assert drawn(match, "quarry").endswith(f"b {quarry - (then - sled)}")
    assert drawn(match, "points temple") == "a 0 b 0"
    assert drawn(match, "asks") == "* round"


@rule("temple-b-6")
@pytest.mark.parametrize("stones", ["sled b 5", "quarry b 0"])
def test_where_no_stone_can_be_had_it_is_the_point(stones):
    match = last_ship(f"seats 3\ntemple b a b\n{stones}", to="pyramid", temple="B")
    assert drawn(match, "points temple") == "a 2 b 2 c 0"
    assert drawn(match, "asks") == "* round"


@rule("temple-b-2")
@pytest.mark.parametrize(("temple", "space"), [("b", 1), ("a a b", 3), ("a a a a b", 5)])
def test_spaces_1_3_and_5_let_the_owner_choose(temple, space):
    match = last_ship(f"seats 3\ntemple {temple}\nsled a 5", to="pyramid", temple="B")
    if space == 5:
        play(match, "* draw statue")
    assert drawn(match, "asks") == "b temple"
    assert drawn(match, "temple_space") == str(space)
    assert why(match, "b", "get") == "turn-2"
    assert why(match, "b", "accept") == "turn-2"
    assert why(match, "b", "decline") == "turn-2"
    assert why(match, "a", "point") == "turn-2"
    before = match.points_by_source["temple"][1]
    play(match, "b point")
    assert match.points_by_source["temple"][1] == before + 1


@rule("temple-b-3")
def test_space_2_scores_2_points_and_space_4_the_top_card():
    match = last_ship("seats 3\ntemple c a c b\nsled c 5", to="pyramid", temple="B")
    assert drawn(match, "points temple") == "a 2 b 0 c 2"
    assert drawn(match, "asks") == "* draw"
    play(match, "* draw hammer")
    assert drawn(match, "cards b") == "hammer"
    assert drawn(match, "pile") == "33"


@rule("temple-b-3", "red-1")
def test_a_red_card_from_the_temple_is_carried_out_at_once():
    match = last_ship("seats 3\ntemple c a c b b\nsled c 5", to="pyramid", temple="B")
    play(match, "* draw paved-path")
    assert drawn(match, "obelisk") == "a 0 b 1 c 0"
    assert drawn(match, "asks") == "b temple"
    assert drawn(match, "discard") == "paved-path"


@rule("temple-b-3", "red-4")
def test_an_entrance_from_the_temple_may_give_a_bonus_before_the_temple_goes_on():
    match = last_ship("seats 3\ntemple c a c b b\nsled c 5\nmiddle c c", to="burial", temple="B", pyramid="B")
    play(match, "* draw entrance", "b build middle", "b accept")
    assert drawn(match, "sled") == "a 0 b 3 c 5"
    assert drawn(match, "asks") == "b temple"
    play(match, "b stones")
    assert drawn(match, "sled") == "a 0 b 5 c 5"
    assert drawn(match, "asks") == "* round"


@rule("temple-b-3", "pyramid-b-5")
def test_no_ship_is_left_to_load_when_the_temple_is_settled():
    match = last_ship("seats 3\ntemple c a c b b\nsled c 5 b 5\nright c c c", to="burial", temple="B", pyramid="B")
    play(match, "* draw entrance", "b build right")
    assert drawn(match, "points pyramid") == "a 0 b 1 c 0"
    assert drawn(match, "asks") == "* round"
