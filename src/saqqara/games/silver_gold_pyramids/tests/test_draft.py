"""Finishing cards and drafting new ones."""

import pytest

from saqqara.games.silver_gold_pyramids.tests.draw import codes, draft, drawn, odds, play, seen, table, why
from saqqara.testing import rule

# Seat a can finish both its cards at once: e4 is a red cross beside the tomb.
BOTH = """
    pattern I2
    a left 20   a right 40
    X....       X....
    X....       X....
    X....       X....
    X...x       X....
    XXXXT       XXXXT
"""
FINISH_BOTH = ("a mark left e4 e5", "a cross right e5")


def finish(match, *seats):
    """Let seats mark the tomb of their left card."""
    return play(match, *(f"{seat} mark left e5" for seat in seats))


# -- In the third step ------------------------------------------------------------------------------------------------


@rule("draft-1")
def test_a_finished_card_is_laid_aside_when_everything_is_marked():
    match = table("pattern I2\na left 7 nearly\nb left 3")
    finish(match, "a")
    assert drawn(match, "a finished") == "none"
    assert drawn(match, "a left").startswith("7:")
    assert drawn(match, "points tombs") == "a 0 b 0"
    assert why(match, "a", "take 48") == "round-3"
    play(match, "b mark left a1")
    assert drawn(match, "a finished") == "7"
    assert drawn(match, "a left") == "none"
    assert drawn(match, "asks") == "a take"


@rule("draft-1")
def test_the_squares_of_red_crosses_come_before_the_new_card():
    match = table(BOTH)
    play(match, "a mark left e4 e5")
    assert drawn(match, "asks") == "a mark"
    assert drawn(match, "a finished") == "none"
    assert why(match, "a", "take 48") == "round-3"
    assert "cross left e3" in codes(match)  # the finished card still lies there
    play(match, "a cross right e5")
    assert drawn(match, "asks") == "a take"


@rule("draft-1")
def test_a_new_card_takes_part_from_the_next_turn_on():
    match = table("pattern I2\na left 7 nearly\na right 8\nb left 3")
    finish(match, "a")
    play(match, "b mark left a1", "a take 48", "* display 1")
    assert drawn(match, "a left") == "48:"  # without a mark
    assert drawn(match, "asks") == "* flip"
    play(match, "* flip I3")
    assert codes(match, "a", "mark left") == ["a1", "a1 b1 c1", "a1 a2 a3"]


@rule("draft-1")
@pytest.mark.parametrize(("side", "other"), [("left", "right"), ("right", "left")])
def test_a_new_card_lies_where_the_finished_one_lay(side, other):
    match = table(f"pattern I2\na {side} 7 nearly\na {other} 8")
    play(match, f"a mark {side} e5", "a take 48", "* display 1")
    assert drawn(match, f"a {side}") == "48:"
    assert drawn(match, f"a {other}") == "8:"


@rule("draft-1")
def test_finished_cards_lie_open_until_the_end():
    match = finish(table("pattern I2\na left 7 nearly\na finished 12\nb left 3 nearly"), "a", "b")
    for seat in (0, 1, -1):
        assert seen(match.view(seat).table, "a finished") == "7 12"
    draft(match)
    assert drawn(match, "a finished") == "7 12"


# -- Taking -----------------------------------------------------------------------------------------------------------


@rule("draft-2")
@pytest.mark.parametrize(("place", "card"), list(enumerate((17, 4, 33, 40))))
def test_any_card_of_the_display_may_be_taken(place, card):
    match = finish(table("pattern I2    display 17 4 33 40\na left 7 nearly"), "a")
    assert codes(match) == ["take 4", "take 17", "take 33", "take 40", "take deck"]
    play(match, f"a take {card}")
    assert drawn(match, "a left") == f"{card}:"
    assert match.table["display"] == [None if there == place else shown for there, shown in enumerate((17, 4, 33, 40))]


@rule("draft-2")
def test_a_card_that_is_not_in_the_display_may_not_be_taken():
    match = finish(
        table("pattern I2    display 17 4 33 40\na left 7 nearly\na right 8\nb left 9 nearly\nb finished 3"), "a", "b"
    )
    for card in (1, 48, 7, 8, 3):  # of the deck, finished, one's own, another's
        assert why(match, "a", f"take {card}") == "draft-2"
    assert why(match, "a", "take deck") == why(match, "a", "take 17") == ""


@rule("draft-2")
def test_the_top_card_of_the_deck_is_unseen():
    match = finish(table("pattern I2    display 17 4 33 40\na left 7 nearly\na right 8"), "a")
    play(match, "a take deck")
    assert drawn(match, "asks") == "* draw"
    assert drawn(match, "a left") == "none"
    assert odds(match) == {str(card): 1 for card in range(1, 49) if card not in (7, 8, 17, 4, 33, 40)}
    play(match, "* draw 25")
    assert drawn(match, "a left") == "25:"
    assert drawn(match, "display") == "17 4 33 40"
    assert drawn(match, "asks") == "* flip"


@rule("draft-2")
def test_a_seat_takes_one_card_for_each_that_it_finished():
    match = table(BOTH + "b left 3\nc left 6 nearly")
    finish(match, "c")
    play(match, "b mark left a1", *FINISH_BOTH)
    assert match.table["drafting"] == {"seat": 2, "cards": 1, "drafted": []}
    play(match, "c take 48", "* display 1")
    assert match.table["drafting"] == {"seat": 0, "cards": 2, "drafted": [2]}
    play(match, "a take 47")
    assert match.table["drafting"] == {"seat": 0, "cards": 1, "drafted": [2]}
    play(match, "a take deck", "* draw 10")
    assert match.table["drafting"] == {"seat": 0, "cards": 0, "drafted": [2]}
    play(match, "* display 2")
    assert drawn(match, "asks") == "* flip"  # b has finished nothing and takes nothing
    assert [drawn(match, place) for place in ("a left", "a right", "b left", "b right", "c left", "c right")] == [
        "47:", "10:", "3: a1", "none", "48:", "none",
    ]  # fmt: skip


@rule("draft-2")
def test_who_finished_nothing_takes_nothing():
    match = play(table("pattern I2\na left 7\nb left 3"), "a mark left a1", "b mark left a1")
    assert drawn(match, "asks") == "* flip"
    assert why(match, "a", "take 48") == "round-3"


# -- In which order ---------------------------------------------------------------------------------------------------


@rule("draft-3")
@pytest.mark.parametrize(
    ("cards", "order"),
    [((30, 12, 45, 7), "dbac"), ((1, 2, 3, 4), "abcd"), ((4, 3, 2, 1), "dcba"), ((20, 19, 21, 5), "dbac")],
)
def test_seats_draft_in_the_order_of_their_finished_cards_lowest_first(cards, order):
    match = table(
        "pattern I2\n" + "\n".join(f"{seat} left {card} nearly" for seat, card in zip("abcd", cards, strict=True))
    )
    finish(match, *"cadb")
    for seat in order:
        assert drawn(match, "asks") == f"{seat} take"
        assert {why(match, other, "take deck") for other in "abcd" if other != seat} == {"round-3"}
        play(match, f"{seat} take deck")
        play(match, f"* {codes(match)[0]}")
    assert drawn(match, "asks") == "* flip"


@rule("draft-3")
def test_the_number_that_was_finished_in_this_turn_counts_and_no_earlier_one():
    match = finish(table("pattern I2\na left 30 nearly\na finished 1\nb left 29 nearly"), "a", "b")
    assert drawn(match, "asks") == "b take"


@rule("draft-3")
def test_who_drafts_later_takes_what_is_left():
    match = finish(table("pattern I2    display 17 4 33 40\na left 30 nearly\nb left 29 nearly"), "a", "b")
    play(match, "b take 17", "* display 1")
    assert why(match, "a", "take 17") == "draft-2"
    assert codes(match) == ["take 1", "take 4", "take 33", "take 40", "take deck"]


@rule("draft-4")
@pytest.mark.parametrize(
    ("ruling", "other", "order"),
    [
        *(("lower", 19, "baa"), ("lower", 21, "aab"), ("lower", 30, "aab"), ("lower", 41, "aab")),
        *(("higher", 19, "baa"), ("higher", 21, "baa"), ("higher", 39, "baa"), ("higher", 41, "aab")),
    ],
)
def test_a_seat_that_finishes_both_cards_takes_2_in_a_row_by_the_lower_or_the_higher_number(ruling, other, order):
    match = play(table(f"{BOTH}\nb left {other} nearly", two_finished=ruling), *FINISH_BOTH, "b mark left e5")
    assert drawn(match, "finished_now") == " ".join(map(str, sorted((20, 40, other))))
    took = ""
    while drawn(match, "asks").endswith("take"):
        took += drawn(match, "asks")[0]
        play(match, f"{took[-1]} {codes(match)[0]}")
        while drawn(match, "asks") == "* display":
            play(match, f"* {codes(match)[0]}")
    assert took == order


@rule("draft-4")
@pytest.mark.parametrize("ruling", ["lower", "higher"])
def test_a_single_finished_card_counts_with_its_own_number_under_either_ruling(ruling):
    match = finish(
        table("pattern I2\na left 30 nearly\na right 1\nb left 29 nearly\nb right 48", two_finished=ruling), "a", "b"
    )
    assert drawn(match, "asks") == "b take"


@rule("draft-4")
def test_the_first_of_two_new_cards_lies_on_the_left():
    match = play(table(f"{BOTH}\ndisplay 17 4 33 41"), *FINISH_BOTH, "a take 33", "a take 4")
    assert drawn(match, "a left") == "33:"
    assert drawn(match, "a right") == "4:"


# -- The display ------------------------------------------------------------------------------------------------------


@rule("draft-5")
def test_the_display_is_filled_up_only_when_the_seat_has_taken_all_its_cards():
    match = play(table(f"{BOTH}\ndisplay 17 4 33 41"), *FINISH_BOTH, "a take 33")
    assert drawn(match, "asks") == "a take"
    assert drawn(match, "display") == "17 4 - 41"
    assert why(match, "*", "display 1") == "round-3"
    assert codes(match) == ["take 4", "take 17", "take 41", "take deck"]
    play(match, "a take 17")
    assert drawn(match, "asks") == "* display"
    assert drawn(match, "display") == "- 4 - 41"
    play(match, "* display 9")
    assert drawn(match, "display") == "9 4 - 41"
    assert drawn(match, "asks") == "* display"
    play(match, "* display 8")
    assert drawn(match, "display") == "9 4 8 41"
    assert drawn(match, "asks") == "* flip"


@rule("draft-5")
def test_as_many_cards_are_laid_open_as_were_taken_from_the_display():
    match = play(table(f"{BOTH}\ndisplay 17 4 33 41"), *FINISH_BOTH, "a take deck", "* draw 1")
    assert drawn(match, "asks") == "a take"
    play(match, "a take 41", "* display 2")
    assert drawn(match, "display") == "17 4 33 2"
    assert drawn(match, "asks") == "* flip"
    match = play(
        table(f"{BOTH}\ndisplay 17 4 33 41"), *FINISH_BOTH, "a take deck", "* draw 1", "a take deck", "* draw 2"
    )
    assert drawn(match, "display") == "17 4 33 41"
    assert drawn(match, "asks") == "* flip"


@rule("draft-6")
def test_the_display_is_filled_up_before_the_next_seat_drafts():
    match = table("pattern I2    display 17 4 33 40\na left 30 nearly\nb left 29 nearly\nc left 6")
    finish(match, "a", "b")
    play(match, "c mark left a1", "b take 4")
    assert drawn(match, "asks") == "* display"
    assert why(match, "a", "take 17") == "round-3"
    play(match, "* display 1")
    assert drawn(match, "asks") == "a take"
    play(match, "a take 1")  # also the card that has just come
    assert drawn(match, "a left") == "1:"


# -- The deck runs out ------------------------------------------------------------------------------------------------


@rule("draft-7")
def test_when_the_deck_is_empty_nothing_can_be_taken_from_it_and_the_display_is_not_filled_up():
    match = finish(table("pattern I2    display 17 4 33 40    deck none\na left 30 nearly\nb left 29 nearly"), "a", "b")
    assert why(match, "b", "take deck") == "draft-7"
    assert codes(match) == ["take 4", "take 17", "take 33", "take 40"]
    play(match, "b take 4")
    assert drawn(match, "asks") == "a take"
    assert drawn(match, "display") == "17 - 33 40"
    assert why(match, "a", "take deck") == "draft-7"
    play(match, "a take 40")
    assert drawn(match, "display") == "17 - 33 -"
    assert drawn(match, "asks") == "* flip"  # the game goes on


@rule("draft-7")
def test_the_last_card_of_the_deck_fills_the_leftmost_place():
    match = play(table(f"{BOTH}\ndisplay 17 4 33 41    deck 5\nb left 30 nearly"), *FINISH_BOTH, "b mark left e5")
    play(match, "a take 41", "a take 4")
    assert odds(match) == {"5": 1}
    play(match, "* display 5")
    assert drawn(match, "display") == "17 5 33 -"
    assert drawn(match, "deck") == "0"
    assert drawn(match, "asks") == "b take"
    assert why(match, "b", "take deck") == "draft-7"


@rule("draft-7")
def test_the_last_card_of_the_deck_may_be_drawn():
    match = play(
        table(f"{BOTH}\ndisplay 17 4 33 41    deck 5\nb left 3"),
        *FINISH_BOTH,
        "b mark left a1",
        "a take deck",
        "* draw 5",
    )
    assert codes(match) == ["take 4", "take 17", "take 33", "take 41"]
    assert why(match, "a", "take deck") == "draft-7"
    play(match, "a take 4")
    assert drawn(match, "display") == "17 - 33 41"
    assert drawn(match, "asks") == "* flip"


@rule("draft-8")
def test_when_display_and_deck_are_empty_a_seat_goes_on_with_one_card():
    match = table("pattern I2    display none    deck none\na left 30 nearly\na right 8\nb left 29")
    finish(match, "a")
    play(match, "b mark left a1")
    assert drawn(match, "asks") == "* flip"
    assert drawn(match, "a finished") == "30"
    assert (drawn(match, "a left"), drawn(match, "a right")) == ("none", "8:")
    play(match, "* flip I3")
    assert codes(match, "a") == ["mark right a1", "mark right a1 b1 c1", "mark right a1 a2 a3"]


@rule("draft-8")
def test_a_seat_that_finished_two_takes_the_one_card_there_is_and_the_next_none():
    match = table(f"{BOTH}\ndisplay - 17 - -    deck none\nb left 30 nearly\nc left 9")
    play(match, *FINISH_BOTH, "b mark left e5", "c mark left a1")
    assert codes(match) == ["take 17"]
    play(match, "a take 17")
    assert drawn(match, "asks") == "* flip"
    assert (drawn(match, "a left"), drawn(match, "a right"), drawn(match, "b left")) == ("17:", "none", "none")
    play(match, "* flip I3")
    assert drawn(match, "asks") == "a c mark"  # b has no card
    assert drawn(match, "answered") == "1"


@rule("draft-8")
def test_boxes_are_won_also_when_there_is_no_card_to_take():
    match = table("pattern I2    display none    deck none\na left 30 nearly\na finished 3\nb left 29")
    finish(match, "a")
    play(match, "b mark left a1")
    assert drawn(match, "violet") == "a . ."
    assert drawn(match, "finished_now") == "none"


@rule("draft-8")
def test_a_place_left_empty_is_not_filled_later():
    match = table(
        "pattern I2    display none    deck none\na left 30 nearly\na right 9\nX....\nX....\nX....\nX....\nXXXXT\nb left 29"
    )
    finish(match, "a")
    play(match, "b mark left a1", "* flip I3", "a mark right e5", "b mark left a2")
    assert (drawn(match, "a left"), drawn(match, "a right")) == ("none", "none")
    assert drawn(match, "a finished") == "9 30"


@rule("draft-9")
def test_a_card_taken_from_the_deck_lies_face_up_at_once():
    match = play(table(f"{BOTH}\nb left 30 nearly"), *FINISH_BOTH, "b mark left e5", "a take deck", "* draw 10")
    assert drawn(match, "asks") == "a take"  # the second card is chosen in sight of the first
    for seat in (0, 1, -1):
        shown = match.view(seat).table
        assert seen(shown, "a left") == "10:"
        assert 10 not in shown["face_down"]
        assert "draw 10" in match.text_for(seat)
    assert drawn(match, "deck") == "40"
