"""Gems, torches, skulls, potions and tombs."""

from itertools import pairwise

import pytest

from saqqara.games.silver_gold_pyramids.tests.draw import codes, draft, drawn, new, play, table
from saqqara.testing import rule


def score_card(match, seat="a"):
    """Write what is ticked: red and green gems, skulls, torches."""
    return " ".join(f"{key} {drawn(match, f'{seat} {key}')}" for key in ("red", "green", "skulls", "torches"))


def row_of(symbols, ticked="", number=1, **options):
    """Draw a card whose top row, after the entrance, shows symbols, at a turn with the pattern that covers them."""
    return table(
        f"""
        round {number}      pattern I{len(symbols)}     expeditions I1 2 I2 2 I3 2 I4 2
        a left 1    b left 2
        X{symbols.ljust(4, ".")}       E....
        .....       .....
        .....       .....
        .....       .....
        ....T       ....T
        b red 1
        {f"a {ticked}" if ticked else ""}
        """,
        **options,
    )


def marked(symbols, ticked="", number=1, **options):
    """Mark a row of symbols as one pattern."""
    match = row_of(symbols, ticked, number, **options)
    squares = " ".join(f"{column}1" for column in "bcde"[: len(symbols)])
    return play(match, f"a mark left {squares}", "b mark left a1")


# -- Gems -------------------------------------------------------------------------------------------------------------


@rule("gem-1")
@pytest.mark.parametrize(
    ("symbols", "ticked"),
    [
        ("r", "red 1 green 0"),
        ("g", "red 0 green 1"),
        ("rr", "red 2 green 0"),
        ("gg", "red 0 green 2"),
        ("rg", "red 1 green 1"),
        ("rgrr", "red 3 green 1"),
        (".", "red 0 green 0"),
        ("tsp", "red 0 green 0"),
    ],
)
def test_each_marked_gem_ticks_one_of_its_colour(symbols, ticked):
    match = marked(symbols)
    assert score_card(match).startswith(ticked)
    assert score_card(match, "b") == "red 1 green 0 skulls 0 torches none"  # another seat's score card is its own


@rule("gem-1")
def test_a_gem_that_is_not_marked_ticks_nothing():
    match = play(row_of("rg"), "a mark left a2", "b mark left a1")
    assert score_card(match) == "red 0 green 0 skulls 0 torches none"


@rule("gem-1")
def test_gems_of_both_cards_and_of_extra_squares_are_ticked_and_add_to_those_before():
    match = table("""
        pattern I3
        a left 1    a right 2
        Erx..       X....
        .....       g....
        .....       .....
        .....       .....
        ....T       ....T
        a red 4  green 5
    """)
    play(match, "a mark left a1 b1 c1", "a cross right a2")
    assert score_card(match) == "red 5 green 6 skulls 0 torches none"


@rule("gem-2")
@pytest.mark.parametrize(
    ("before", "symbols", "after"),
    [(8, "r", 9), (9, "r", 10), (8, "rr", 10), (9, "rr", 10), (10, "r", 10), (10, "rr", 10)],
)
def test_there_is_room_for_10_gems_of_each_colour_and_more_are_ignored(before, symbols, after):
    assert drawn(marked(symbols, f"red {before}"), "a red") == str(after)
    assert drawn(marked(symbols.replace("r", "g"), f"green {before}"), "a green") == str(after)


@rule("gem-2")
def test_a_full_row_of_one_colour_leaves_room_in_the_other():
    match = marked("rg", "red 10 green 3")
    assert score_card(match).startswith("red 10 green 4")
    match = marked("rg", "red 3 green 10")
    assert score_card(match).startswith("red 4 green 10")
    match = marked("rg", "red 10 green 10")
    assert score_card(match).startswith("red 10 green 10")
    assert drawn(match, "points gems") == "a 50 b 1"


# -- Torches ----------------------------------------------------------------------------------------------------------


@rule("torch-1")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_a_marked_torch_ticks_the_torch_of_the_current_round(number):
    assert drawn(marked("t", number=number), "a torches") == str(number)
    assert drawn(marked(".", number=number), "a torches") == "none"


@rule("torch-1")
def test_a_torch_of_the_seventh_turn_belongs_to_the_round_that_ends():
    match = table("""
        flipped I2 I3 I3 V3 V3 T4
        a left 1
        Et...
        .....
        .....
        .....
        ....T
    """)
    play(match, "* flip L4", "a mark left a1 b1 c1 a2")
    assert drawn(match, "round") == "2"
    assert drawn(match, "a torches") == "1"


@rule("torch-2")
@pytest.mark.parametrize("symbols", ["tt", "ttt", "tttt"])
def test_several_torches_of_one_marking_tick_one(symbols):
    match = marked(symbols, "torches 1", number=3)
    assert drawn(match, "a torches") == "1 3"
    assert drawn(match, "points torches") == "a 10 b 0"


@rule("torch-2")
def test_a_second_torch_in_a_round_ticks_nothing_and_none_for_another_round():
    match = table("""
        round 2     pattern I2
        a left 1    a right 2
        Et.t.       Et...
        .....       .....
        .....       .....
        .....       .....
        ....T       ....T
    """)
    play(match, "a mark left a1 b1")
    assert drawn(match, "a torches") == "2"
    play(match, "* flip I3", "a mark left c1 d1 e1")
    assert drawn(match, "a torches") == "2"
    play(match, "* flip I3", "a mark right a1 b1 c1")
    assert drawn(match, "a torches") == "2"


@rule("torch-2")
def test_each_round_has_a_torch_of_its_own():
    match = table("""
        flipped I2 I3 I3 V3 V3 T4
        a left 1
        Ettt.
        .....
        .....
        .....
        ....T
    """)
    play(match, "* flip L4", "a mark left a1 b1 a2 a3", "* flip I2")
    assert drawn(match, "a torches") == "1"
    play(match, "a mark left c1 d1")
    assert drawn(match, "a torches") == "1 2"


# -- Skulls -----------------------------------------------------------------------------------------------------------


@rule("skull-1")
@pytest.mark.parametrize(("symbols", "skulls"), [(".", 0), ("s", 1), ("ss", 2), ("s.s", 2), ("ssss", 4), ("rgt", 0)])
def test_each_marked_skull_ticks_the_next_one(symbols, skulls):
    assert drawn(marked(symbols), "a skulls") == str(skulls)
    assert drawn(marked(symbols, "skulls 3"), "a skulls") == str(3 + skulls)


@rule("skull-1")
def test_each_skull_is_dearer_than_the_one_before():
    penalties = new(2).components.penalty
    for skulls in range(11):
        match = table(f"a left 1\na skulls {skulls}\npenalties {' '.join(map(str, penalties[1:]))}")
        assert match.points_by_source["skulls"] == [-penalties[skulls]]
    assert penalties[0] == 0
    assert all(cheaper < dearer for cheaper, dearer in pairwise(penalties))


@rule("skull-2")
@pytest.mark.parametrize(
    ("before", "symbols", "after"),
    [(8, "s", 9), (9, "s", 10), (8, "ss", 10), (9, "ss", 10), (10, "s", 10), (10, "ssss", 10)],
)
def test_there_is_room_for_10_skulls_and_more_are_ignored(before, symbols, after):
    for potion in ("after", "before"):
        match = marked(symbols, f"skulls {before}", potion=potion)
        assert drawn(match, "a skulls") == str(after)
        assert drawn(match, "points skulls") == f"a -{after} b 0"


# -- Potions ----------------------------------------------------------------------------------------------------------


@rule("potion-1")
@pytest.mark.parametrize(("skulls", "left"), [(2, 0), (3, 1), (4, 2), (9, 7), (10, 8)])
def test_a_marked_potion_erases_the_2_dearest_skulls(skulls, left):
    match = marked("p", f"skulls {skulls}")
    assert drawn(match, "a skulls") == str(left)
    assert drawn(match, "points skulls") == f"a {-left} b 0"


@rule("potion-1")
def test_of_4_skulls_the_2_cheapest_stay():
    match = table("""
        pattern I2      penalties 1 2 4 6 9 12 15 18 20 22
        a left 1
        Ep...
        .....
        .....
        .....
        ....T
        a skulls 4
    """)
    assert drawn(match, "points skulls") == "a -6"
    play(match, "a mark left a1 b1")
    assert drawn(match, "points skulls") == "a -2"


@rule("potion-1")
@pytest.mark.parametrize(("symbols", "left"), [("p", 5), ("pp", 3), ("ppp", 1), ("pppp", 0)])
def test_each_potion_erases_2(symbols, left):
    assert drawn(marked(symbols, "skulls 7"), "a skulls") == str(left)


@rule("potion-1")
def test_a_potion_leaves_the_skulls_of_other_seats_alone():
    match = marked("p", "skulls 3\nb skulls 5")
    assert (drawn(match, "a skulls"), drawn(match, "b skulls")) == ("1", "5")


@rule("potion-2")
@pytest.mark.parametrize("potion", ["after", "before"])
@pytest.mark.parametrize(("skulls", "left"), [(0, 0), (1, 0), (2, 0), (3, 1)])
def test_with_fewer_than_2_skulls_a_potion_erases_what_is_there(skulls, left, potion):
    match = marked("p", f"skulls {skulls}", potion=potion)
    assert drawn(match, "a skulls") == str(left)
    assert drawn(match, "points skulls") == f"a {-left} b 0"


@rule("potion-2")
def test_what_a_potion_could_not_erase_it_does_not_erase_later():
    match = table("""
        pattern I2
        a left 1
        Epss.
        .....
        .....
        .....
        ....T
        a skulls 1
    """)
    play(match, "a mark left a1 b1", "* flip I3", "a mark left c1 d1 e1")
    assert drawn(match, "a skulls") == "2"


@rule("potion-3")
@pytest.mark.parametrize("symbols", ["sp", "ps"])
@pytest.mark.parametrize(
    ("potion", "before", "left"),
    [
        *(("after", 0, 0), ("after", 1, 0), ("after", 2, 1), ("after", 9, 8), ("after", 10, 8)),
        *(("before", 0, 1), ("before", 1, 1), ("before", 2, 1), ("before", 9, 8), ("before", 10, 9)),
    ],
)
def test_a_potion_acts_after_or_before_a_skull_of_the_same_marking(symbols, potion, before, left):
    assert drawn(marked(symbols, f"skulls {before}", potion=potion), "a skulls") == str(left)


@rule("potion-3")
@pytest.mark.parametrize(
    ("symbols", "potion", "before", "left"),
    [
        *(("sps", "after", 0, 0), ("sps", "before", 0, 2), ("spss", "after", 0, 1), ("spss", "before", 0, 3)),
        *(("sps", "after", 9, 8), ("sps", "before", 9, 9), ("pspp", "after", 4, 0), ("pspp", "before", 4, 1)),
        *(("psps", "after", 1, 0), ("psps", "before", 1, 2)),
    ],
)
def test_several_skulls_and_potions_of_one_marking(symbols, potion, before, left):
    assert drawn(marked(symbols, f"skulls {before}", potion=potion), "a skulls") == str(left)


@rule("potion-4")
@pytest.mark.parametrize("potion", ["after", "before"])
def test_a_skull_marked_for_a_cross_comes_after_the_potion_of_the_pattern(potion):
    match = table("pattern I3\na left 1\nExps.\n.....\n.....\n.....\n....T", potion=potion)
    play(match, "a mark left a1 b1 c1", "a cross left d1")
    assert drawn(match, "a skulls") == "1"


@rule("potion-4")
@pytest.mark.parametrize("potion", ["after", "before"])
def test_a_potion_marked_for_a_cross_erases_the_skulls_of_the_pattern(potion):
    match = table("pattern I3\na left 1\nExsp.\n.....\n.....\n.....\n....T", potion=potion)
    play(match, "a mark left a1 b1 c1")
    assert match.table["marking"][0]["skulls"] == 1
    play(match, "a cross left d1")
    assert drawn(match, "a skulls") == "0"


@rule("potion-4")
@pytest.mark.parametrize(("order", "skulls"), [(("c1", "b2"), "1"), (("b2", "c1"), "0")])
def test_the_squares_of_two_crosses_act_one_after_the_other(order, skulls):
    match = table("""
        pattern V3
        a left 1
        Exp..
        xs...
        .....
        .....
        ....T
    """)
    play(match, "a mark left a1 b1 a2", *(f"a cross left {square}" for square in order))
    assert drawn(match, "a skulls") == skulls


# -- The tomb ---------------------------------------------------------------------------------------------------------


@rule("tomb-1")
def test_a_card_is_finished_when_its_tomb_is_marked():
    match = table("pattern I2\na left 1 nearly\na right 2\nb left 3")
    play(match, "a mark left e4 e5", "b mark left a1")
    assert drawn(match, "a finished") == "1"
    assert drawn(match, "a left") == "none"
    assert drawn(match, "a right") == "2:"
    assert drawn(match, "points tombs") == "a 10 b 0"


@rule("tomb-1")
def test_a_card_is_not_finished_while_its_tomb_is_open_however_much_is_marked():
    match = table("""
        pattern I2
        a left 1
        XXXXX
        XXXXX
        XXXXX
        XXXXX
        XXX.T
    """)
    play(match, "a mark left d5")
    assert drawn(match, "a finished") == "none"
    assert drawn(match, "asks") == "* flip"
    play(match, "* flip O4")
    assert codes(match) == ["mark left e5"]


@rule("tomb-1")
def test_a_card_with_open_squares_is_finished_by_its_tomb():
    match = table("""
        pattern I2
        a left 7
        ##X##
        ##X##
        ##X##
        ..X..
        r.T.g
    """)
    draft(play(match, "a mark left c5"))
    assert drawn(match, "a finished") == "7"
    assert drawn(match, "a red") == "0"


@rule("tomb-1")
@pytest.mark.parametrize(("column", "bottom"), list(zip("bcde", ["XT...", "X.T..", "X..T.", "X...T"], strict=True)))
def test_the_tomb_may_be_in_any_column(column, bottom):
    match = table(f"expeditions I4 8\npattern I4\na left 1\nX....\nX....\nX....\nX....\n{bottom}")
    play(match, "a mark left b5 c5 d5 e5")
    assert drawn(match, "a finished") == "1"
