"""The race for the boxes of each colour: 10, 6 and 3 points."""

import pytest

from saqqara.games.silver_gold_pyramids.tests.draw import COLOURS, draft, drawn, play, table
from saqqara.testing import rule

VIOLET = list(range(3, 49, 3))
ORANGE = list(range(1, 49, 3))
GREEN = list(range(2, 49, 3))

# Seat a can finish both its cards at once: e4 is a red cross beside the tomb. 21 and 39 are violet.
TWO_VIOLET = """
    pattern I2
    a left 21   a right 39
    X....       X....
    X....       X....
    X....       X....
    X...x       X....
    XXXXT       XXXXT
"""
FINISH_BOTH = ("a mark left e4 e5", "a cross right e5")


def finish(text, *seats, **options):
    """Let seats mark the tomb of their left card, and play the turn to its end."""
    return draft(play(table(f"pattern I2\n{text}", **options), *(f"{seat} mark left e5" for seat in seats)))


def numbers(cards):
    return " ".join(map(str, cards))


# -- The 2nd, 4th and 6th ---------------------------------------------------------------------------------------------


@rule("race-1", "race-5")
@pytest.mark.parametrize(("colour", "cards"), [("violet", VIOLET), ("orange", ORANGE), ("green", GREEN)])
@pytest.mark.parametrize("before", range(9))
def test_the_2nd_4th_and_6th_card_of_a_colour_take_a_box_and_no_other(colour, cards, before):
    match = table(f"pattern I2\na left {cards[-1]} nearly\na finished {numbers(cards[:before])}\nb left {cards[-2]}")
    draft(play(match, "b mark left a1", "a mark left e5"))
    assert len(match.table["seats"][0]["finished"]) == before + 1
    assert drawn(match, colour) == ("a . ." if before + 1 in (2, 4, 6) else ". . .")
    assert {drawn(match, other) for other in COLOURS if other != colour} == {". . ."}


@rule("race-1")
@pytest.mark.parametrize(("taken", "points"), [(". . .", 10), ("b . .", 6), ("b b .", 3), ("b b b", 0)])
def test_the_best_open_box_is_taken_10_then_6_then_3_points(taken, points):
    match = table(f"pattern I2\na left 6 nearly\na finished 3\nb left 1\nviolet {taken}")
    before = match.points_by_source["boxes"]
    assert before == [0, {". . .": 0, "b . .": 10, "b b .": 16, "b b b": 19}[taken]]
    draft(play(match, "b mark left a1", "a mark left e5"))
    assert match.points_by_source["boxes"] == [points, before[1]]


@rule("race-1")
def test_which_box_it_is_depends_on_what_is_open_and_not_on_how_many_cards_it_took():
    match = finish(f"a left 48 nearly\na finished {numbers(VIOLET[:5])}\nb finished 1", "a")
    assert drawn(match, "violet") == "a . ."  # the 6th card, but the first box
    assert drawn(match, "points boxes") == "a 10 b 0"


@rule("race-1")
def test_cards_of_other_colours_do_not_count():
    match = finish("a left 48 nearly\na finished 1 2 4 5 7", "a")
    assert drawn(match, "violet") == ". . ."


@rule("race-1")
def test_a_card_that_another_seat_has_finished_does_not_count():
    match = finish("a left 48 nearly\nb finished 3 6 9", "a")
    assert drawn(match, "violet") == ". . ."


@rule("race-1")
def test_lukas_finishes_his_2nd_green_and_tomas_his_2nd_violet_and_each_takes_10_points():
    match = finish(
        """
        a left 5 nearly     b left 7 nearly     c left 6 nearly
        a finished 2
        c finished 3
        """,
        *"abc",
    )
    assert [drawn(match, colour) for colour in COLOURS] == ["c . .", ". . .", "a . ."]
    assert drawn(match, "points boxes") == "a 10 b 0 c 10"


# -- Once -------------------------------------------------------------------------------------------------------------


@rule("race-2")
def test_a_box_is_taken_once_and_then_closed_to_all():
    match = finish(
        "a left 6 nearly\na finished 3\nb left 12 nearly\nb finished 9\nviolet c . .\nc left 1 nearly", *"abc"
    )
    assert drawn(match, "violet") == "c a b"
    match = finish(
        "a left 6 nearly\na finished 3\nb left 12 nearly\nb finished 9\nviolet c c .\nc left 1 nearly", *"abc"
    )
    assert drawn(match, "violet") == "c c a"  # nothing is left for b
    assert drawn(match, "points boxes") == "a 3 b 0 c 16"


@rule("race-2")
def test_a_fourth_seat_finds_all_boxes_of_the_colour_closed():
    cards = "\n".join(
        f"{seat} left {card} nearly\n{seat} finished {card - 24}"
        for seat, card in zip("abcd", (36, 33, 30, 27), strict=True)
    )
    match = finish(cards, *"abcd")
    assert drawn(match, "violet") == "d c b"
    assert drawn(match, "points boxes") == "a 0 b 3 c 6 d 10"


@rule("race-2")
def test_one_seat_may_take_several_boxes_of_a_colour_and_of_several_colours():
    match = table(
        f"pattern I2\na left 48 nearly\na finished {numbers(VIOLET[:3])}\nb left 1\nviolet a . .\ngreen b a ."
    )
    draft(play(match, "b mark left a1", "a mark left e5"))
    assert drawn(match, "violet") == "a a ."
    assert drawn(match, "green") == "b a ."
    assert drawn(match, "points boxes") == "a 22 b 10"


@rule("race-2")
def test_a_box_stays_with_its_seat():
    match = table("pattern I2\na left 6 nearly\na finished 3\nb left 12\nviolet b . .\nb finished 9 15")
    draft(play(match, "b mark left a1", "a mark left e5"))
    assert drawn(match, "violet") == "b a ."
    assert drawn(match, "points boxes") == "a 6 b 10"


# -- In one turn ------------------------------------------------------------------------------------------------------


@rule("race-3")
def test_sofies_33_and_tomass_15_come_to_the_violet_boxes_in_one_turn():
    """Sofie finishes her 2nd violet card, Tomáš his 4th; 10 points are gone, so that he takes 6 and she 3."""
    sofie_and_tomas = """
        violet c . .
        a left 1 nearly     b left 33 nearly    c left 15 nearly
        b finished 3
        c finished 6 9 12
    """
    match = finish(sofie_and_tomas, *"bca")
    assert drawn(match, "violet") == "c c b"
    assert drawn(match, "points boxes") == "a 0 b 3 c 16"
    later = table(
        "pattern I2\nviolet c c b\na left 21 nearly\na finished 18\nb left 1\nc left 4"
    )  # nobody else wins there
    draft(play(later, "a mark left e5", "b mark left a1", "c mark left a1"))
    assert drawn(later, "violet") == "c c b"


@rule("race-3")
@pytest.mark.parametrize(
    ("first", "second", "boxes"), [(33, 15, "b a ."), (15, 33, "a b ."), (33, 36, "a b ."), (33, 30, "b a .")]
)
def test_the_lower_number_comes_first_whoever_sits_where_and_whoever_was_quicker(first, second, boxes):
    text = f"a left {first} nearly\na finished 3\nb left {second} nearly\nb finished 6 9 12"
    assert drawn(finish(text, *"ab"), "violet") == boxes
    assert drawn(finish(text, *"ba"), "violet") == boxes


@rule("race-3")
def test_only_numbers_of_the_colour_of_the_box_count():
    """Seat a also finishes card 1, which is orange: it drafts first, but its violet card is 33."""
    match = table("""
        pattern I2
        a left 1    a right 33  b left 15
        X....       X....       X....
        X....       X....       X....
        X....       X....       X....
        X...x       X....       X....
        XXXXT       XXXXT       XXXXT
        a finished 3
        b finished 6
    """)
    play(match, *FINISH_BOTH, "b mark left e5")
    assert drawn(match, "asks") == "a take"
    draft(match)
    assert drawn(match, "violet") == "b a ."


@rule("race-3")
def test_only_numbers_of_this_turn_count():
    match = finish("a left 33 nearly\na finished 3\nb left 15 nearly\nb finished 30", *"ab")
    assert drawn(match, "violet") == "b a ."


@rule("race-3")
def test_a_seat_that_does_not_come_to_a_box_does_not_stand_before_one_that_does():
    match = finish("a left 33 nearly\na finished 3\nb left 15 nearly\nb finished 6 9", *"ab")
    assert drawn(match, "violet") == "a . ."


@rule("race-3")
def test_drafting_has_no_part_in_the_race():
    """With other rulings the order of drafting is another one than that of the race."""
    text = TWO_VIOLET + "b left 30 nearly\nb finished 3"
    match = play(table(text, two_finished="higher"), *FINISH_BOTH, "b mark left e5")
    assert drawn(match, "asks") == "b take"
    assert drawn(draft(match), "violet") == "a b ."


# -- Two at once ------------------------------------------------------------------------------------------------------


@rule("race-4", "race-5")
@pytest.mark.parametrize("ruling", ["lower", "higher"])
@pytest.mark.parametrize("before", range(9))
def test_two_cards_of_one_colour_finished_at_once_win_one_box(before, ruling):
    cards = [card for card in VIOLET if card not in (21, 39)][:before]
    match = table(f"{TWO_VIOLET}\na finished {numbers(cards)}", same_colour=ruling)
    draft(play(match, *FINISH_BOTH))
    assert drawn(match, "violet") == ("a . ." if before < 6 else ". . .")


@rule("race-4")
@pytest.mark.parametrize(
    ("ruling", "other", "boxes"),
    [
        *(("lower", 18, "b a ."), ("lower", 24, "a b ."), ("lower", 36, "a b ."), ("lower", 42, "a b .")),
        *(("higher", 18, "b a ."), ("higher", 24, "b a ."), ("higher", 36, "b a ."), ("higher", 42, "a b .")),
    ],
)
def test_they_race_by_the_lower_or_the_higher_number(ruling, other, boxes):
    match = table(f"{TWO_VIOLET}\nb left {other} nearly\nb finished 3", same_colour=ruling)
    draft(play(match, *FINISH_BOTH, "b mark left e5"))
    assert drawn(match, "violet") == boxes


@rule("race-4")
@pytest.mark.parametrize("ruling", ["lower", "higher"])
def test_two_cards_of_two_colours_may_win_two_boxes(ruling):
    match = table(
        """
        pattern I2
        a left 1    a right 33
        X....       X....
        X....       X....
        X....       X....
        X...x       X....
        XXXXT       XXXXT
        a finished 3 4
        """,
        same_colour=ruling,
    )
    draft(play(match, *FINISH_BOTH))
    assert [drawn(match, colour) for colour in COLOURS] == ["a . .", "a . .", ". . ."]
    assert drawn(match, "points boxes") == "a 20"


@rule("race-4")
@pytest.mark.parametrize("ruling", ["lower", "higher"])
def test_the_second_card_of_another_colour_has_no_part_in_the_race(ruling):
    """Seat a races for violet by 21; its other card, 40, is orange."""
    match = table(
        """
        pattern I2
        a left 21   a right 40
        X....       X....
        X....       X....
        X....       X....
        X...x       X....
        XXXXT       XXXXT
        a finished 3
        b left 30 nearly
        b finished 6
        """,
        same_colour=ruling,
    )
    draft(play(match, *FINISH_BOTH, "b mark left e5"))
    assert drawn(match, "violet") == "a b ."


# -- The 8th ----------------------------------------------------------------------------------------------------------


@rule("race-5")
@pytest.mark.parametrize("taken", [". . .", "a . .", "a a ."])
def test_the_8th_card_of_a_colour_wins_no_box_even_if_one_is_open(taken):
    match = finish(f"a left 48 nearly\na finished {numbers(VIOLET[:7])}\nviolet {taken}", "a")
    assert len(match.table["seats"][0]["finished"]) == 8
    assert drawn(match, "violet") == taken


@rule("race-5")
def test_the_6th_card_does_win_one():
    match = finish(f"a left 48 nearly\na finished {numbers(VIOLET[:5])}\nviolet a a .", "a")
    assert drawn(match, "violet") == "a a a"
