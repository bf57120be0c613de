"""The game, its set-up, and the course of rounds and turns."""

from collections import Counter
from random import Random as Chooser

import pytest

from saqqara.core.dealer import SeededDealer
from saqqara.core.fields import fields_of
from saqqara.core.game import IllegalAction
from saqqara.core.match import Match
from saqqara.games.silver_gold_pyramids import GAME
from saqqara.games.silver_gold_pyramids.tests.draw import (
    COLOURS,
    codes,
    designed_text,
    draft,
    drawn,
    new,
    odds,
    play,
    seen,
    table,
    text_of,
    why,
)
from saqqara.testing import rule, steps

ALL_EIGHT = {"I2": 1, "I3": 2, "V3": 2, "T4": 1, "L4": 1, "O4": 1}
SEVEN_OF_THEM = ["I2", "V3", "I3", "T4", "L4", "V3", "I3"]


def dealt(*hands):
    """Begin a game in which each seat is dealt these cards."""
    return play(new(len(hands)), *(f"* deal {card}" for hand in hands for card in hand.split()))


def one_square(match):
    """Let every seat mark one square."""
    return play(match, *(f"{'abcd'[seat]} {codes(match, 'abcd'[seat])[0]}" for seat in match.deciding))


# -- The game ---------------------------------------------------------------------------------------------------------


@rule("game-1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_everybody_has_two_chambers_and_after_4_rounds_of_7_turns_the_most_points_win(seats):
    match, flips = new(seats), []
    for _ in steps(match, Chooser(seats)):
        if match.moves and match.moves[-1].action.code.startswith("flip"):
            flips.append(match.table["round"])
            assert sum(one[side] is not None for one in match.table["seats"] for side in ("left", "right")) == 2 * seats
    assert Counter(flips) == {1: 7, 2: 7, 3: 7, 4: 7}
    assert drawn(match, "asks") == "over"
    assert {match.scores[seat] for seat in match.winners} == {max(match.scores)}


@rule("game-1")
def test_the_way_leads_from_the_entrance_to_the_tomb_square_by_square():
    match = table("""
        pattern I2
        a left 1
        ##E##
        ##.##
        ##.##
        ##.##
        ##T##
    """)
    for square in ("c1", "c2", "c3", "c4"):
        assert codes(match)[0] == f"mark left {square}"
        play(match, f"a mark left {square}")
        assert drawn(match, "scores") == "a 0"
        play(match, f"* {codes(match)[0]}")
    play(match, "a mark left c5")
    assert drawn(match, "scores") == "a 10"
    assert drawn(match, "a finished") == "1"


@rule("game-2")
def test_the_designed_chambers_are_played_if_no_others_are_named():
    match = new(2)
    assert match.setup.chosen()["deck"] == GAME.options[0].values[0] == "designed"
    own = new(2, designed_text())
    for name in ("colour", "free", "entrance", "tomb", "symbol", "expedition", "penalty"):
        assert getattr(match.components, name) == getattr(own.components, name), name


@rule("game-2")
def test_chambers_that_were_typed_in_are_played_instead():
    open_ones = new(1, text_of([["E....", ".....", ".....", ".....", "....T"]] * 48))
    walled = new(1, text_of([["##E##", "##.##", "##.##", "##.##", "##T##"]] * 48))
    moves = [*(f"* deal {card}" for card in (1, 2, 3, 4)), "a keep 1", "a keep 2"]
    moves += [*(f"* display {card}" for card in (3, 4, 5, 6)), "* flip I2"]
    play(open_ones, *moves)
    play(walled, *moves)
    assert codes(open_ones, "a", "mark left") == ["a1", "a1 b1", "a1 a2"]
    assert codes(walled, "a", "mark left") == ["c1", "c1 c2"]


@rule("solo-1")
def test_a_seat_alone_plays_by_the_same_rules():
    match = dealt("9 2 30 4")
    assert drawn(match, "asks") == "a keep"
    play(match, "a keep 2", "a keep 30", *(f"* display {card}" for card in (1, 3, 5, 9)), "* flip I2", "a mark left a1")
    assert drawn(match, "asks") == "* flip"


@rule("solo-1")
def test_a_seat_alone_may_take_all_three_boxes_of_a_colour():
    match = table("""
        pattern I2      violet a a .
        a left 48 nearly
        a finished 3 6 9 12 15
    """)
    assert drawn(match, "points boxes") == "a 16"
    draft(play(match, "a mark left e5"))
    assert drawn(match, "violet") == "a a a"
    assert drawn(match, "points boxes") == "a 19"
    assert drawn(match, "winners") == "a"


# -- Set-up -----------------------------------------------------------------------------------------------------------


@rule("setup-1")
def test_there_are_48_cards_numbered_1_to_48_and_16_of_each_colour():
    match = new(4)
    assert list(odds(match)) == [str(number) for number in range(1, 49)]
    assert set(odds(match).values()) == {1}
    assert [cards.bit_count() for cards in match.components.colour] == [16, 16, 16]
    assert sum(match.components.colour) == 2**48 - 1
    assert why(match, "*", "deal 0") == why(match, "*", "deal 49") == "unknown"


@rule("setup-1")
def test_cards_15_and_33_are_violet():
    violet = new(2).components.colour[COLOURS.index("violet")]
    assert violet >> 14 & 1
    assert violet >> 32 & 1


@rule("setup-1")
def test_a_card_in_a_hand_is_not_dealt_again():
    match = play(new(2), "* deal 9")
    assert why(match, "*", "deal 9") == "setup-1"
    assert why(match, "*", "deal 10") == ""
    play(match, *(f"* deal {card}" for card in (1, 2, 3)))
    assert why(match, "*", "deal 9") == "setup-1"  # nor to another seat
    assert len(odds(match)) == 44


@rule("setup-1")
def test_a_card_that_lies_face_up_is_neither_laid_into_the_display_nor_drawn():
    match = play(dealt("9 2 30 4", "10 20 31 40"), "a keep 9", "a keep 2", "b keep 10", "b keep 20", "* display 40")
    assert {why(match, "*", f"display {card}") for card in (9, 2, 10, 20, 40)} == {"setup-1"}
    assert {why(match, "*", f"display {card}") for card in (30, 4, 31, 1)} == {""}
    match = table("pattern I2\na left 1 nearly\na finished 7\ndisplay 3 4 5 6\nb left 2")
    play(match, "b mark left a1", "a mark left e5", "a take deck")
    assert {why(match, "*", f"draw {card}") for card in range(1, 8)} == {"setup-1"}
    assert list(odds(match)) == [str(card) for card in range(8, 49)]


@rule("setup-1")
@pytest.mark.parametrize("place", ["a finished 9", "b finished 9", "display 9 - - -"])
def test_a_table_with_a_card_in_two_places_cannot_be(place):
    with pytest.raises(ValueError, match="card 9 is in"):
        table(f"a left 9\nb left 10\n{place}")


@rule("setup-1")
def test_nothing_of_an_earlier_game_is_left_on_the_table():
    match = table(
        """
        round 3     pattern I2     flipped O4      violet a b .
        a left 1 nearly            a right 2 nearly         b left 3
        a finished 6 9  red 2  green 3  skulls 4  torches 1  owed 1
        """,
        no_cell="owe",
    )
    play(match, "a mark left e5", "a cross right e5", "b mark left a1", "a take 48")
    match.state.hand[0] = [1, 2, 3, 4]
    match.state.chosen[1] = [5, 6]
    match.state.waiting = 3
    match.state.fresh = [[1, 1], [1, 1], [0, 0], [0, 0]]
    match.state.drafted = 2
    match.kernel.rules.set_up(match.state, match.components)
    fresh = Match(match.setup)
    for name in fields_of(GAME.state):
        assert getattr(match.state, name) == getattr(fresh.state, name), name
    assert fresh.table["points"] == {source: [0, 0] for source in GAME.sources}
    assert {drawn(fresh, colour) for colour in COLOURS} == {". . ."}


@rule("setup-2")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_each_seat_is_dealt_4_cards(seats):
    match = new(seats)
    for card in range(1, 4 * seats + 1):
        assert drawn(match, "asks") == "* deal"
        assert match.table["shuffle"]["to"] == (card - 1) // 4
        play(match, f"* deal {card}")
    assert match.table["hands"] == [[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12], [13, 14, 15, 16]][:seats]
    assert drawn(match, "asks") == " ".join([*"abcd"[:seats], "keep"])
    assert drawn(match, "deck") == str(48 - 4 * seats)


@rule("setup-2")
def test_a_seat_keeps_2_of_its_4_cards_the_first_on_the_left():
    match = dealt("9 2 30 4", "10 20 31 40")
    assert codes(match, "a") == ["keep 2", "keep 4", "keep 9", "keep 30"]
    assert why(match, "a", "keep 10") == "setup-2"  # dealt to another seat
    assert why(match, "a", "keep 1") == "setup-2"  # dealt to nobody
    play(match, "a keep 30")
    assert codes(match, "a") == ["keep 2", "keep 4", "keep 9"]
    assert why(match, "a", "keep 30") == "setup-2"  # kept already
    play(match, "a keep 2")
    assert codes(match, "a") == []
    assert why(match, "a", "keep 4") == "round-3"  # two are enough
    play(match, "b keep 40", "b keep 10")
    assert [drawn(match, place) for place in ("a left", "a right", "b left", "b right")] == ["30:", "2:", "40:", "10:"]


@rule("setup-2")
def test_nobody_sees_a_hand_or_a_kept_card_of_another_before_all_have_chosen():
    match = dealt("9 2 30 4", "10 20 31 40", "5 6 7 8")
    play(match, "a keep 30", "b keep 10", "a keep 2", "b keep 20", "c keep 5")
    for seat in range(3):
        shown = match.view(seat).table
        assert [hand is not None for hand in shown["hands"]] == [other == seat for other in range(3)]
        assert [cards is not None for cards in shown["chosen"]] == [other == seat for other in range(3)]
        assert seen(shown, "a left") == seen(shown, "b right") == "none"
        assert seen(shown, "answered") == "0 1"
        assert len(shown["face_down"]) == 48
    assert match.view(0).table["chosen"][0] == [30, 2]
    assert match.view().table["hands"] == match.view().table["chosen"] == [None] * 3  # a spectator
    assert "deal 30" in match.text_for(0)
    assert "deal 30" not in match.text_for(1)
    assert "keep 30" not in match.text_for(1)
    play(match, "c keep 6")
    for seat in (0, 1, 2, -1):
        shown = match.view(seat).table
        assert [seen(shown, place) for place in ("a left", "b right", "c left")] == ["30:", "20:", "5:"]


@rule("setup-2")
def test_all_choose_at_the_same_time():
    match = dealt("9 2 30 4", "10 20 31 40", "5 6 7 8")
    for who, card, waiting in (("c", 5, "a b c"), ("a", 9, "a b c"), ("c", 6, "a b"), ("a", 2, "b"), ("b", 10, "b")):
        play(match, f"{who} keep {card}")
        assert drawn(match, "asks") == f"{waiting} keep"
        assert why(match, "*", "display 1") == "round-3"
    play(match, "b keep 20")
    assert drawn(match, "asks") == "* display"


@rule("setup-3")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_all_cards_that_are_not_kept_are_shuffled_into_the_deck(seats):
    match = dealt(*["1 2 3 4", "5 6 7 8", "9 10 11 12", "13 14 15 16"][:seats])
    for seat in range(seats):
        play(match, f"{'abcd'[seat]} keep {4 * seat + 4}", f"{'abcd'[seat]} keep {4 * seat + 1}")
    kept = {4 * seat + card for seat in range(seats) for card in (1, 4)}
    assert odds(match) == {str(card): 1 for card in range(1, 49) if card not in kept}
    assert match.table["face_down"] == match.table["shuffle"]["cards"] == [c for c in range(1, 49) if c not in kept]
    assert drawn(match, "deck") == str(48 - 2 * seats)
    assert match.table["hands"] == [[]] * seats


@rule("setup-3")
def test_a_card_that_was_dealt_and_not_kept_comes_again():
    again = set()
    for seed in range(8):
        match, dealer = new(2), SeededDealer(seed)
        match.deal(dealer)
        for seat in (0, 1):
            for _ in range(2):
                match.play(seat, match.options(seat)[0].code)
        match.deal(dealer)
        hands = {move.action.code[5:] for move in match.moves if move.action.code.startswith("deal")}
        again |= {card for card in drawn(match, "display").split() if card in hands}
    assert again  # among the first cards of the decks there are some that were in a hand


@rule("setup-4")
def test_the_first_4_cards_of_the_deck_are_the_display_and_then_the_first_round_begins():
    match = play(dealt("9 2 30 4"), "a keep 9", "a keep 2")
    for number, card in enumerate((30, 48, 1, 17)):
        assert drawn(match, "asks") == "* display"
        assert why(match, "*", "flip I2") == "round-3"
        assert drawn(match, "deck") == str(46 - number)
        play(match, f"* display {card}")
    assert drawn(match, "display") == "30 48 1 17"
    assert drawn(match, "asks") == "* flip"
    assert why(match, "*", "display 3") == "round-3"
    assert drawn(match, "round") == "1"
    assert drawn(match, "flipped") == "none"
    assert match.table["expedition"] is None


@rule("setup-4")
def test_the_display_lies_face_up():
    match = play(dealt("9 2 30 4", "10 20 31 40"), "a keep 9", "a keep 2", "b keep 10", "b keep 20", "* display 30")
    for seat in (0, 1, -1):
        assert seen(match.view(seat).table, "display") == "30 - - -"
        assert 30 not in match.view(seat).table["face_down"]


# -- A round ----------------------------------------------------------------------------------------------------------


@rule("round-1")
def test_8_expedition_cards_show_6_patterns():
    match = table("a left 1")
    assert odds(match) == ALL_EIGHT
    assert sum(ALL_EIGHT.values()) == 8
    assert why(match, "*", "flip I1") == why(match, "*", "flip I4") == why(match, "*", "flip S4") == "round-1"


@rule("round-1")
def test_a_card_turned_up_does_not_come_again_in_its_round():
    match = table("a left 1")
    one_square(play(match, "* flip O4"))
    assert why(match, "*", "flip O4") == "round-1"
    one_square(play(match, "* flip I3"))
    assert odds(match) == {"I2": 1, "I3": 1, "V3": 2, "T4": 1, "L4": 1}
    assert why(match, "*", "flip I3") == ""  # there are two of them
    one_square(play(match, "* flip I3"))
    assert why(match, "*", "flip I3") == "round-1"
    assert drawn(match, "flipped") == "I3 I3 O4"


@rule("round-1")
def test_a_round_has_7_turns_and_the_eighth_card_stays_face_down():
    match = table("a left 1")
    for number, pattern in enumerate(SEVEN_OF_THEM):
        assert drawn(match, "round") == "1"
        assert len(match.table["flipped"]) == number
        one_square(play(match, f"* flip {pattern}"))
    assert drawn(match, "round") == "2"
    assert drawn(match, "flipped") == "none"
    assert drawn(match, "expedition") == "I3"  # until the next one


@rule("round-1")
def test_before_the_seventh_turn_two_cards_are_face_down_and_one_of_them_is_used():
    match = table("flipped I2 V3 I3 T4 L4 V3\na left 1")
    assert odds(match) == {"I3": 1, "O4": 1}
    play(match, "* flip O4")
    assert drawn(match, "flipped") == "I2 I3 V3 V3 T4 L4 O4"
    assert why(match, "*", "flip I3") == "round-3"


@rule("round-1")
def test_a_deck_of_ones_own_has_its_own_expedition_cards():
    match = table("expeditions I1 2 S4 5 I4 1\na left 1")
    assert odds(match) == {"I1": 2, "I4": 1, "S4": 5}
    assert why(match, "*", "flip I2") == "round-1"


@rule("round-2")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_all_8_cards_are_shuffled_anew_for_each_round(number):
    match = table(f"round {number}     flipped I2 V3 I3 T4 L4 V3\na left 1")
    one_square(play(match, "* flip I3"))
    assert drawn(match, "round") == str(number + 1)
    assert odds(match) == ALL_EIGHT
    assert why(match, "*", "flip I3") == ""


@rule("round-2")
def test_there_are_4_rounds_and_no_fifth():
    match = table("round 4     flipped I2 V3 I3 T4 L4\na left 1")
    one_square(play(match, "* flip I3"))
    assert drawn(match, "asks") == "* flip"
    one_square(play(match, "* flip V3"))
    assert drawn(match, "asks") == "over"
    assert drawn(match, "round") == "4"
    assert len(match.table["flipped"]) == 7
    assert codes(match, "*") == codes(match, "a") == []


@rule("round-2")
def test_the_order_of_the_cards_differs_from_round_to_round():
    match, dealer = table("a left 1\nb left 2"), SeededDealer(1)
    while not match.over:
        match.deal(dealer)
        for seat in match.deciding:
            match.play(seat, match.options(seat)[0].code)
    flips = [move.action.code for move in match.moves if move.action.code.startswith("flip")]
    rounds = {tuple(flips[first : first + 7]) for first in (0, 7, 14, 21)}
    assert len(flips) == 28
    assert len(rounds) == 4


@rule("round-3")
def test_a_turn_has_4_steps_in_this_order():
    match = table("""
        display 4 5 7 8
        a left 6 nearly     b left 1
        a finished 3
    """)
    assert drawn(match, "asks") == "* flip"
    play(match, "* flip I2")
    assert drawn(match, "asks") == "a b mark"
    play(match, "a mark left e5")
    assert drawn(match, "a finished") == "3"  # nothing is finished before all have marked
    play(match, "b mark left a1")
    assert drawn(match, "asks") == "a take"
    assert drawn(match, "a finished") == "3 6"
    assert drawn(match, "finished_now") == "6"
    assert drawn(match, "violet") == ". . ."  # boxes come after drafting
    play(match, "a take 4")
    assert drawn(match, "violet") == ". . ."
    play(match, "* display 9")
    assert drawn(match, "violet") == "a . ."
    assert drawn(match, "finished_now") == "none"
    assert drawn(match, "asks") == "* flip"


@rule("round-3")
def test_a_seat_answers_only_what_it_is_asked():
    match = table("display 4 5 7 8\na left 6 nearly\nb left 1")
    for code in ("keep 6", "mark left e5", "cross left e5", "take 4", "take deck"):
        assert why(match, "a", code) == "round-3"  # before the flip
    play(match, "* flip I2")
    for code in ("keep 6", "take 4", "take deck"):
        assert why(match, "a", code) == "round-3"
    play(match, "a mark left e5")
    for code in ("mark left e5", "cross left e4", "take 4"):
        assert why(match, "a", code) == "round-3"  # b still marks
    play(match, "b mark left a1")
    for code in ("keep 6", "mark left a1", "cross left a1"):
        assert why(match, "a", code) == "round-3"
    for code in ("take 4", "take deck", "mark left a2"):
        assert why(match, "b", code) == "round-3"  # b does not draft
    with pytest.raises(IllegalAction, match=r"seat 1 may not 'take 4': A turn has 4 steps.*\[round-3\]"):
        play(match, "b take 4")


@rule("round-3")
def test_while_the_seats_keep_nothing_else_is_answered():
    match = dealt("9 2 30 4", "10 20 31 40")
    for code in ("mark left a1", "cross left a1", "take 9", "take deck", "deal 1", "flip I2"):
        assert why(match, "a", code) == "round-3"
    assert why(match, "*", "deal 1") == why(match, "*", "keep 9") == "round-3"


@rule("round-3")
def test_a_seat_may_not_answer_for_chance_nor_chance_for_a_seat_nor_one_chance_for_another():
    match = table("display 4 5 7 8\na left 6 nearly\nb left 1")
    assert why(match, "a", "flip I2") == "round-3"
    assert {why(match, "*", code) for code in ("deal 9", "display 9", "draw 9", "mark left e5")} == {"round-3"}
    play(match, "* flip I2")
    assert {why(match, "*", code) for code in ("flip I3", "mark left e5", "display 9")} == {"round-3"}
    assert {why(match, "a", code) for code in ("flip I3", "deal 9", "display 9", "draw 9")} == {"round-3"}
    play(match, "a mark left e5", "b mark left a1")
    assert {why(match, "*", code) for code in ("take 4", "take deck", "draw 9", "display 9")} == {"round-3"}
    play(match, "a take deck")
    assert {why(match, "*", code) for code in ("take 4", "deal 9", "display 9", "flip I3")} == {"round-3"}
    assert why(match, "a", "draw 9") == why(match, "a", "take 4") == "round-3"
    assert why(match, "*", "draw 9") == ""


@rule("round-3")
def test_nobody_answers_after_the_end():
    match = table("round 4     flipped I2 V3 I3 T4 L4 V3\na left 1\nb left 2")
    one_square(play(match, "* flip I3"))
    assert drawn(match, "asks") == "over"
    for who, code in (("a", "mark left a2"), ("b", "take deck"), ("*", "flip O4"), ("*", "deal 9"), ("a", "keep 9")):
        assert why(match, who, code) == "round-3"
