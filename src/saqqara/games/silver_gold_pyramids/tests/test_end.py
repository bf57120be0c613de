"""The end of the game, points and ties."""

import pytest

from saqqara.games.silver_gold_pyramids.tests.draw import draft, drawn, play, table
from saqqara.testing import rule

LAST_TURN = "round 4     flipped I2 I3 I3 V3 V3 T4"


def last_turn(text, *marks):
    """Play the last turn of a game from a drawn table."""
    return draft(play(table(f"{LAST_TURN}\n{text}"), "* flip L4", *marks))


# -- The last turn ----------------------------------------------------------------------------------------------------


@rule("end-1")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_the_game_ends_after_the_4th_round(number):
    match = play(table(f"round {number}     flipped I2 I3 I3 V3 V3 T4\na left 1"), "* flip L4")
    assert drawn(match, "asks") == "a mark"
    play(match, "a mark left a1")
    assert drawn(match, "asks") == ("over" if number == 4 else "* flip")
    assert match.over == (number == 4)


@rule("end-1")
def test_before_the_7th_turn_of_the_4th_round_the_game_goes_on():
    match = play(table("round 4     flipped I2 I3 I3 V3 V3\na left 1"), "* flip T4", "a mark left a1")
    assert drawn(match, "asks") == "* flip"


@rule("end-1")
def test_the_last_turn_is_played_to_its_end_with_drafting_and_boxes():
    match = play(
        table(f"{LAST_TURN}\na left 6 nearly\na finished 3\nb left 1"), "* flip L4", "a mark left e5", "b mark left a1"
    )
    assert drawn(match, "asks") == "a take"
    assert drawn(match, "violet") == ". . ."
    play(match, "a take 48", "* display 2")
    assert drawn(match, "asks") == "over"
    assert drawn(match, "violet") == "a . ."
    assert drawn(match, "scores") == "a 30 b 0"
    assert match.table["flipped"] == ["I2", "I3", "I3", "V3", "V3", "T4", "L4"]


@rule("end-1")
def test_unfinished_cards_score_nothing_but_what_was_ticked_for_their_symbols_stays():
    match = last_turn(
        """
        a left 1    b left 2
        Er...       X....
        g....       X....
        t....       X....
        .....       XXXXX
        ....T       ....T
        """,
        "a mark left a1 b1 a2 a3",
        "b mark left a5",
    )
    assert drawn(match, "asks") == "over"
    assert match.points_by_source == {
        "tombs": [0, 0],
        "torches": [5, 0],
        "boxes": [0, 0],
        "gems": [5, 0],
        "skulls": [0, 0],
    }
    assert drawn(match, "scores") == "a 10 b 0"


@rule("end-1")
def test_skulls_of_unfinished_cards_stay_too():
    match = last_turn("a left 1\nEs...\ns....\n.....\n.....\n....T", "a mark left a1 b1 c1 a2")
    assert drawn(match, "scores") == "a -2"


# -- Points -----------------------------------------------------------------------------------------------------------


@rule("end-2")
@pytest.mark.parametrize(("cards", "worth"), [("", 0), ("48", 10), ("1 2", 20), ("1 2 3 4 5 6 7", 70)])
def test_each_finished_card_scores_10_points(cards, worth):
    match = table(f"a left 30\na finished {cards}\nb left 31")
    assert match.points_by_source["tombs"] == [worth, 0]
    assert match.scores == [worth, 0]


@rule("end-3")
@pytest.mark.parametrize(
    ("torches", "worth"), [("", 0), ("1", 5), ("4", 5), ("1 4", 10), ("1 2 3", 15), ("1 2 3 4", 20)]
)
def test_each_ticked_torch_scores_5_points(torches, worth):
    match = table(f"round 4\na left 30\na torches {torches}\nb left 31")
    assert match.points_by_source["torches"] == [worth, 0]
    assert match.scores == [worth, 0]


@rule("end-4")
@pytest.mark.parametrize(
    ("red", "green", "worth"),
    [
        *((0, 0, 0), (1, 0, 1), (0, 1, 1), (1, 1, 5), (2, 1, 6), (1, 2, 6), (2, 2, 10)),
        *((6, 3, 18), (3, 6, 18), (10, 0, 10), (0, 10, 10), (10, 9, 46), (10, 10, 50)),
    ],
)
def test_each_pair_of_a_red_and_a_green_gem_scores_5_and_each_without_a_partner_1(red, green, worth):
    match = table(f"a left 30\na red {red} green {green}\nb left 31")
    assert match.points_by_source["gems"] == [worth, 0]
    assert match.scores == [worth, 0]


@rule("end-5")
@pytest.mark.parametrize(("skulls", "minus"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (9, 45), (10, 55)])
def test_of_the_ticked_skulls_only_the_dearest_counts(skulls, minus):
    match = table(f"penalties 1 3 6 10 15 21 28 36 45 55\na left 30\na skulls {skulls}\nb left 31")
    assert match.points_by_source["skulls"] == [-minus, 0]
    assert match.scores == [-minus, 0]


@rule("end-1", "end-2", "end-3", "end-4", "end-5", "race-1")
def test_lukas_has_111_points():
    """7 cards, torches of rounds 1 and 4, 19 points for 2 orange and 4 green cards, 3 pairs and 3 red gems, a skull of 6."""
    match = last_turn(
        """
        orange a . .
        green  b a .
        a left 11   b left 6
        X....       E....
        X....       .....
        X....       .....
        X...t       .....
        XXXXT       ....T
        a finished 1 4 2 5 8 3      red 6   green 3     skulls 6    torches 1
        b finished 14 17
        """,
        "b mark left a1",
        "a mark left d3 e3 e4 e5",
    )
    assert drawn(match, "asks") == "over"
    assert drawn(match, "green") == "b a a"
    assert {source: worth[0] for source, worth in match.points_by_source.items()} == {
        "tombs": 70, "torches": 10, "boxes": 19, "gems": 18, "skulls": -6,
    }  # fmt: skip
    assert drawn(match, "scores") == "a 111 b 30"
    assert drawn(match, "winners") == "a"


# -- Who wins ---------------------------------------------------------------------------------------------------------


@rule("end-6")
def test_the_most_points_win():
    match = last_turn(
        "a left 10\nb left 12 nearly\nc left 13\na finished 1\nb finished 2\nc finished 3 red 9",
        "a mark left a1",
        "b mark left e5",
        "c mark left a1",
    )
    assert drawn(match, "scores") == "a 10 b 20 c 19"
    assert drawn(match, "winners") == "b"


@rule("end-6")
@pytest.mark.parametrize(
    ("a", "b", "winner"),
    [
        ("7 9", "8 2", "b"),
        ("8 2", "7 9", "a"),
        ("1 48", "2 3", "a"),  # the lowest card, not the lowest sum
        ("5 6", "4 48", "b"),
    ],
)
def test_in_a_tie_whoever_finished_the_card_with_the_lowest_number_wins(a, b, winner):
    match = last_turn(f"a left 10\nb left 12\na finished {a}\nb finished {b}", "a mark left a1", "b mark left a1")
    assert drawn(match, "scores") == "a 20 b 20"
    assert drawn(match, "winners") == winner


@rule("end-6")
def test_only_cards_of_those_tied_break_the_tie():
    match = last_turn(
        "a left 10\nb left 12\nc left 13\na finished 7 9\nb finished 8 4\nc finished 1",
        "a mark left a1",
        "b mark left a1",
        "c mark left a1",
    )
    assert drawn(match, "scores") == "a 20 b 20 c 10"
    assert drawn(match, "winners") == "b"


@rule("end-6")
def test_a_lower_number_does_not_help_against_more_points():
    match = last_turn("a left 10\nb left 12\na finished 1\nb finished 48 red 1", "a mark left a1", "b mark left a1")
    assert drawn(match, "winners") == "b"


@rule("end-6")
def test_a_card_finished_in_the_last_turn_breaks_the_tie_and_an_unfinished_one_does_not():
    match = last_turn("a left 1\nb left 12 nearly\na finished 20", "a mark left a1", "b mark left e5")
    assert drawn(match, "scores") == "a 10 b 10"
    assert drawn(match, "winners") == "b"


@rule("end-7")
def test_if_none_of_those_tied_has_finished_a_card_they_share_the_win():
    match = last_turn(
        "a left 10\nb left 12\nc left 13\na red 2\nb green 2\nc red 1",
        "a mark left a1",
        "b mark left a1",
        "c mark left a1",
    )
    assert drawn(match, "scores") == "a 2 b 2 c 1"
    assert drawn(match, "winners") == "a b"


@rule("end-7")
def test_all_share_a_game_without_points():
    match = last_turn("a left 10\nb left 12\nc left 13\nd left 14", *(f"{seat} mark left a1" for seat in "abcd"))
    assert drawn(match, "winners") == "a b c d"


@rule("end-7")
def test_if_one_of_those_tied_has_finished_a_card_the_win_is_not_shared():
    match = last_turn(
        "a left 10\nb left 12\na red 5 green 2 skulls 3\nb finished 48", "a mark left a1", "b mark left a1"
    )
    assert drawn(match, "scores") == "a 10 b 10"
    assert drawn(match, "winners") == "b"


@rule("end-7")
def test_a_card_of_one_who_is_not_tied_does_not_end_the_sharing():
    match = last_turn(
        "a left 10\nb left 12\nc left 13\na red 10 green 1\nb red 1 green 10\nc finished 1",
        "a mark left a1",
        "b mark left a1",
        "c mark left a1",
    )
    assert drawn(match, "scores") == "a 14 b 14 c 10"
    assert drawn(match, "winners") == "a b"
