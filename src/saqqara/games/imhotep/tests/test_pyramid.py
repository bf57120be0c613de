"""The pyramid (side A) and the small pyramids (side B)."""

from __future__ import annotations

import pytest

from saqqara.games.imhotep.tests.draw import codes, draw, drawn, last_ship, play, some, why
from saqqara.testing import rule

SIDE_A = [2, 1, 3, 2, 4, 3, 2, 1, 3, 2, 3, 1, 3, 4]
SIDE_B = {"left": [2, 1, 3, 2, 4], "middle": [2, 3, 1, 1, 4], "right": [2, 3, 3, 1, 4]}
EVERY_SPACE_B = [(name, place) for name in SIDE_B for place in range(5)]
FULL = "left a a a a / a\nmiddle b b b b / b\nright a b a b / a\n"


# -- Side A -----------------------------------------------------------------------------------------------------------


@rule("pyramid-1")
def test_stones_fill_9_spaces_below_4_on_the_second_level_and_1_on_top():
    match = draw("pyramid a b a b a b a b\nship 1 a b b .")
    play(match, "a sail 1 pyramid")
    assert drawn(match, "pyramid") == "a b a b a b a b a / b b . ."
    match = draw("pyramid a b a b a b a b a / b b a\nship 1 a b b .")
    play(match, "a sail 1 pyramid")
    assert drawn(match, "pyramid") == "a b a b a b a b a / b b a a / b"
    assert drawn(match, "beside") == "b"


@rule("pyramid-2")
@pytest.mark.parametrize("place", range(14))
def test_each_space_scores_its_points_at_once(place):
    match = draw(f"ships 4331\nship 4 a\npyramid {' '.join('b' * place)}")
    play(match, "a sail 4 pyramid")
    assert drawn(match, "points pyramid") == f"a {SIDE_A[place]} b 0"
    assert drawn(match, "scores") == f"a {SIDE_A[place]} b 0"


@rule("pyramid-2")
def test_the_owner_scores_and_not_who_sails():
    match = draw("seats 3\nship 1 b b c .")
    play(match, "a sail 1 pyramid")
    assert drawn(match, "points pyramid") == "a 0 b 3 c 3"


@rule("pyramid-1", "pyramid-2")
def test_the_printed_example_of_the_pyramid():
    match = draw("seats 4\nship 1 d b c b")  # black a, white b, brown c, gray d
    play(match, "a sail 1 pyramid")
    assert drawn(match, "pyramid") == "d b c b . . . . ."
    assert drawn(match, "points pyramid") == "a 0 b 3 c 3 d 2"


@rule("pyramid-3")
def test_stones_beside_a_complete_pyramid_score_1_each():
    match = draw(f"pyramid {' '.join('a' * 13)}\nship 1 b b a b")
    play(match, "a sail 1 pyramid")
    assert drawn(match, "pyramid") == "a a a a a a a a a / a a a a / b"
    assert drawn(match, "beside") == "b a b"
    assert drawn(match, "points pyramid") == "a 1 b 6"


@rule("pyramid-3")
def test_more_stones_lie_beside_those_that_do_already():
    match = draw(f"pyramid {' '.join('a' * 14)}\nbeside b a\nship 1 b b a .")
    play(match, "a sail 1 pyramid")
    assert drawn(match, "beside") == "b a b b a"
    assert drawn(match, "points pyramid") == "a 1 b 2"


# -- Side B -----------------------------------------------------------------------------------------------------------


@rule("pyramid-b-1")
def test_the_owner_of_each_stone_chooses_a_pyramid():
    match = draw("seats 3\nship 1 b . c b", pyramid="B")
    play(match, "a sail 1 pyramid")
    assert drawn(match, "asks") == "b build"
    assert codes(match) == ["build left", "build middle", "build right"]
    assert why(match, "a", "build left") == "turn-2"
    play(match, "b build right")
    assert drawn(match, "asks") == "c build"
    play(match, "c build left", "b build right")
    assert drawn(match, "left") == "c . . ."
    assert drawn(match, "middle") == ". . . ."
    assert drawn(match, "right") == "b b . ."
    assert drawn(match, "asks") == "b turn"


@rule("pyramid-b-1")
@pytest.mark.parametrize("name", SIDE_B)
def test_a_complete_pyramid_cannot_be_chosen(name):
    match = draw(f"{name} a b a b / a\nship 1 a b b .", pyramid="B")
    play(match, "a sail 1 pyramid")
    assert some(match, "build") == [other for other in SIDE_B if other != name]
    assert why(match, "a", f"build {name}") == "pyramid-b-1"


@rule("pyramid-b-1")
@pytest.mark.parametrize("name", SIDE_B)
def test_4_stones_stand_below_and_1_on_top(name):
    match = draw(f"{name} a b a\nship 1 a b b .", pyramid="B")
    play(match, "a sail 1 pyramid", f"a build {name}", f"b build {name}")
    assert drawn(match, name) == "a b a a / b"
    assert why(match, "b", f"build {name}") == "pyramid-b-1"


@rule("pyramid-b-2")
@pytest.mark.parametrize(("name", "place"), EVERY_SPACE_B)
def test_each_space_of_the_small_pyramids_scores_its_points_at_once(name, place):
    match = draw(f"ships 4331\nship 4 a\n{name} {' '.join('b' * place)}", pyramid="B")
    play(match, "a sail 4 pyramid", f"a build {name}")
    assert drawn(match, "points pyramid") == f"a {SIDE_B[name][place]} b 0"


@rule("pyramid-b-2", "pyramid-b-3", "pyramid-b-4", "pyramid-b-5")
@pytest.mark.parametrize(("name", "place"), EVERY_SPACE_B)
def test_only_three_spaces_give_a_bonus(name, place):
    match = draw(f"ships 4331\nship 4 a\nsled a 1\n{name} {' '.join('b' * place)}", pyramid="B")
    play(match, "a sail 4 pyramid", f"a build {name}")
    bonus = {("left", 1): "bonus-card", ("middle", 2): "bonus-stones", ("right", 3): "bonus-ship"}
    asked = f"a {bonus[name, place]}" if (name, place) in bonus else "b turn"
    assert drawn(match, "asks") == asked


@rule("pyramid-b-2", "pyramid-b-4")
def test_the_printed_example_of_the_small_pyramids():
    match = draw("seats 4\nship 1 c a c b\nsled c 1", pyramid="B")  # black a, white b, brown c, gray d
    play(match, "a sail 1 pyramid", "c build middle", "a build middle", "c build middle", "c accept", "b build left")
    assert drawn(match, "points pyramid") == "a 3 b 2 c 3 d 0"
    assert drawn(match, "sled") == "a 0 b 0 c 4 d 0"


@rule("pyramid-b-3")
def test_the_second_space_on_the_left_gives_the_top_card():
    match = draw("ship 1 b a a .\nleft a", pyramid="B")
    play(match, "a sail 1 pyramid", "b build left")
    assert codes(match) == ["accept", "decline"]
    play(match, "b accept")
    assert drawn(match, "asks") == "* draw"
    play(match, "* draw temple-decoration")
    assert drawn(match, "cards b") == "temple-decoration"
    assert drawn(match, "pile") == "33"
    assert drawn(match, "asks") == "a build"
    assert why(match, "*", "draw statue") == "turn-2"


@rule("pyramid-b-3")
def test_a_card_that_is_nowhere_left_cannot_be_drawn():
    match = draw("ship 1 b a a .\nleft a\ncards a lever lever", pyramid="B")
    play(match, "a sail 1 pyramid", "b build left", "b accept")
    assert why(match, "*", "draw lever") == "setup-4"
    assert why(match, "*", "draw hammer") == ""
    assert why(match, "*", "market hammer") == "turn-2"


@rule("pyramid-b-3")
@pytest.mark.parametrize(
    ("card", "where", "drawing"), [("sarcophagus", "burial", "b / . / ."), ("paved-path", "obelisk", "a 0 b 1")]
)
def test_a_red_card_that_was_drawn_is_carried_out_at_once(card, where, drawing):
    match = draw("ship 1 b a a .\nleft a", pyramid="B")
    play(match, "a sail 1 pyramid", "b build left", "b accept", f"* draw {card}")
    assert drawn(match, where) == drawing
    assert drawn(match, "discard") == card
    assert drawn(match, "asks") == "a build"


@rule("pyramid-b-3", "red-4")
def test_an_entrance_that_was_drawn_builds_on_and_may_reach_another_bonus():
    match = draw("ship 1 b a a .\nleft a\nmiddle a a\nsled b 1", pyramid="B")
    play(match, "a sail 1 pyramid", "b build left", "b accept", "* draw entrance")
    assert drawn(match, "asks") == "b entrance"
    play(match, "b build middle")
    assert drawn(match, "asks") == "b bonus-stones"
    play(match, "b accept")
    assert drawn(match, "sled") == "a 0 b 4"
    assert drawn(match, "asks") == "a build"


@rule("pyramid-b-4", "pyramid-b-8")
@pytest.mark.parametrize(("sled", "quarry", "then"), [(0, 9, 3), (2, 9, 5), (3, 9, 5), (4, 9, 5), (0, 2, 2), (0, 1, 1)])
def test_the_third_space_in_the_middle_gives_3_stones_as_far_as_they_fit_and_are_left(sled, quarry, then):
    match = draw(f"ship 1 b a a .\nmiddle a a\nsled b {sled}\nquarry b {quarry}", pyramid="B")
    play(match, "a sail 1 pyramid", "b build middle")
    assert codes(match) == ["accept", "decline"]
    play(match, "b accept")
    assert drawn(match, "sled") == f"a 0 b {then}"
    assert drawn(match, "quarry").endswith(f"b {quarry - (then - sled)}")
    assert drawn(match, "asks") == "a build"


@rule("pyramid-b-8")
@pytest.mark.parametrize("stones", ["sled b 5", "quarry b 0"])
def test_stones_are_not_offered_where_none_can_be_had(stones):
    match = draw(f"ship 1 b a a .\nmiddle a a\n{stones}", pyramid="B")
    play(match, "a sail 1 pyramid", "b build middle")
    assert drawn(match, "asks") == "a build"


@rule("pyramid-b-5")
def test_the_fourth_space_on_the_right_lets_its_owner_load_a_ship():
    match = draw(
        """
        ships   4221
        ship 1  b a a .
        ship 2  . .  at temple
        ship 3  a .
        right   a a a
        sled    b 2
        """,
        pyramid="B",
    )
    play(match, "a sail 1 pyramid", "b build right")
    assert drawn(match, "asks") == "b bonus-ship"
    assert codes(match) == ["place 3.2", "place 4.1", "decline"]
    assert why(match, "b", "place 1.4") == "place-1"  # that ship is being unloaded
    assert why(match, "b", "place 2.1") == "place-1"
    assert why(match, "b", "accept") == "turn-2"
    assert why(match, "b", "sail 4 burial") == "turn-2"
    play(match, "b place 3.2")
    assert drawn(match, "ship 3") == "a b"
    assert drawn(match, "sled") == "a 0 b 1"
    assert drawn(match, "asks") == "a build"


@rule("pyramid-b-9")
@pytest.mark.parametrize(
    "table",
    ["ships 4221", "ships 4221\nsled b 2\nship 2 at temple\nship 3 a b\nship 4 a"],
)
def test_the_ship_bonus_is_lost_without_a_stone_or_a_space(table):
    match = draw(f"{table}\nship 1 b a a .\nright a a a", pyramid="B")
    play(match, "a sail 1 pyramid", "b build right")
    assert drawn(match, "asks") == "a build"


@rule("pyramid-b-6")
def test_further_stones_lie_beside_only_when_all_3_are_complete():
    match = draw(FULL.replace("a b a b / a", "a b a b") + "ship 1 a b b .", pyramid="B")
    play(match, "a sail 1 pyramid")
    assert codes(match) == ["build right"]
    play(match, "a build right")
    assert drawn(match, "beside") == "b b"
    assert drawn(match, "points pyramid") == "a 4 b 2"
    assert drawn(match, "asks") == "b turn"


@rule("pyramid-b-6")
def test_stones_beside_the_small_pyramids_score_1_each():
    match = draw(FULL + "beside a\nship 1 a b b .", pyramid="B")
    play(match, "a sail 1 pyramid")
    assert drawn(match, "beside") == "a a b b"
    assert drawn(match, "points pyramid") == "a 1 b 2"


@rule("pyramid-b-6")
@pytest.mark.parametrize("name", SIDE_B)
def test_one_open_pyramid_must_be_built_on(name):
    rest = "\n".join(f"{other} a b a b / a" for other in SIDE_B if other != name)
    match = draw(f"{rest}\nship 1 a b b .", pyramid="B")
    play(match, "a sail 1 pyramid")
    assert codes(match) == [f"build {name}"]


@rule("pyramid-b-7")
@pytest.mark.parametrize("below", ["left a", "middle a a", "right a a a"])
def test_a_bonus_may_be_declined(below):
    match = draw(f"ship 1 b a a .\nsled b 2\n{below}", pyramid="B")
    play(match, "a sail 1 pyramid", f"b build {below.split()[0]}", "b decline")
    assert drawn(match, "asks") == "a build"
    assert drawn(match, "sled") == "a 0 b 2"
    assert drawn(match, "cards b") == "none"
    assert drawn(match, "pile") == "34"


@rule("pyramid-b-7")
@pytest.mark.parametrize("below", ["left a", "middle a a", "right a a a"])
def test_a_bonus_is_settled_before_the_next_stone(below):
    match = draw(f"ship 1 b a a .\nsled b 2\n{below}", pyramid="B")
    play(match, "a sail 1 pyramid", f"b build {below.split()[0]}")
    assert drawn(match, "unloading") == "a a"
    assert why(match, "a", "build left") == "turn-2"
    assert why(match, "b", "build left") == "turn-2"


@rule("pyramid-b-7")
def test_a_bonus_of_the_last_stone_is_settled_before_the_round_ends():
    match = last_ship("seats 3\nleft b", to="pyramid", pyramid="B")
    play(match, "a build left")
    assert drawn(match, "asks") == "a bonus-card"
    play(match, "a accept", "* draw chisel")
    assert drawn(match, "asks") == "* round"
    assert drawn(match, "cards a") == "chisel"
