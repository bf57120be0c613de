"""The end of a round and the end of the game."""

from __future__ import annotations

import pytest

from saqqara.games.imhotep.tests.draw import codes, draw, drawn, last_ship, new, play
from saqqara.testing import rule

LAST_BUT_ONE = """
    seats   3
    ships   4421
    ship 1  at market
    ship 2  a b c .
    ship 3  at pyramid
    ship 4  b
    sled    a 2  b 2  c 2
"""


# -- The end of a round -----------------------------------------------------------------------------------------------


@rule("end-1")
def test_the_round_ends_as_soon_as_the_fourth_ship_is_unloaded():
    match = draw(LAST_BUT_ONE)
    play(match, "a sail 2 temple")
    assert drawn(match, "asks") == "b turn"
    assert drawn(match, "round") == "1"
    play(match, "b sail 4 burial")
    assert drawn(match, "asks") == "* round"
    assert drawn(match, "round") == "2"


@rule("end-1")
def test_the_last_stones_are_dealt_with_before_the_round_ends():
    match = last_ship("market statue lever", to="market")
    assert drawn(match, "asks") == "a take"
    assert drawn(match, "round") == "1"
    play(match, "a take lever")
    assert drawn(match, "cards a") == "lever"
    assert drawn(match, "asks") == "* round"
    assert drawn(match, "discard") == "statue"


@rule("end-1")
def test_an_empty_ship_in_the_harbour_keeps_the_round_going():
    match = draw("ships 4331\nship 1 at market\nship 2 at temple\nship 4 a\nquarry a 0 b 0")
    play(match, "a sail 4 burial")
    assert drawn(match, "asks") == "b turn"
    assert codes(match) == ["pass"]


@rule("end-1")
def test_a_full_ship_in_the_harbour_keeps_the_round_going():
    match = draw("ships 4331\nship 1 at market\nship 2 at temple\nship 3 b b b\nship 4 a")
    play(match, "a sail 4 burial")
    assert drawn(match, "asks") == "b turn"


@rule("end-2")
@pytest.mark.parametrize(
    ("seats", "sailor", "starter"),
    [(2, "a", "b"), (2, "b", "a"), (3, "b", "c"), (3, "c", "a"), (4, "c", "d"), (4, "d", "a")],
)
def test_the_seat_to_the_left_of_who_sailed_last_starts(seats, sailor, starter):
    card = "4331" if seats == 2 else "4421"
    match = draw(
        f"seats {seats}  starter b  turn {sailor}\nships {card}\nship 1 at market\nship 2 at temple\nship 3 at burial\nship 4 a"
    )
    play(match, f"{sailor} sail 4 obelisk")
    assert drawn(match, "starter") == starter
    assert drawn(match, "turn") == starter
    next_card = "4322"
    play(match, f"* round {next_card}", *["* market statue"] * 4)
    assert drawn(match, "asks") == f"{starter} turn"
    assert drawn(match, "sailed") == "-"


@rule("end-6")
@pytest.mark.parametrize(("seats", "old", "starter"), [(2, "a", "b"), (2, "b", "a"), (3, "c", "a"), (4, "c", "d")])
def test_if_nobody_sailed_the_seat_to_the_left_of_the_last_starter_starts(seats, old, starter):
    letters = "abcd"[:seats]
    quarry = " ".join(f"{seat} 0" for seat in letters)
    match = draw(f"seats {seats}  starter {old}  turn b\nquarry {quarry}")
    for number in range(seats):
        play(match, f"{letters[(1 + number) % seats]} pass")
    assert drawn(match, "starter") == starter


@rule("end-2")
def test_who_sailed_last_counts_also_when_the_round_ends_by_passing():
    match = draw("seats 3  starter a  turn c  sailed b\nships 4421\nship 4 at temple\nquarry a 0 b 0 c 0")
    play(match, "c pass", "a pass", "b pass")
    assert drawn(match, "starter") == "c"


@rule("end-2")
def test_a_lever_or_a_sail_card_sails_too():
    match = draw(
        "seats 3  starter a  turn b\nships 4421\nship 1 at market\nship 2 at temple\nship 3 at burial\nship 4 .\nsled b 1\ncards b sail"
    )
    play(match, "b play sail", "b place 4.1", "b sail 4 obelisk")
    assert drawn(match, "starter") == "c"


@rule("end-3")
def test_the_ships_go_back_and_the_open_cards_are_discarded():
    match = last_ship("market lever statue statue hammer\ndiscard statue\ncards a chisel\ncards b statue", to="temple")
    assert drawn(match, "ships") == "none"
    assert drawn(match, "market") == "none"
    assert drawn(match, "discard") == "statue statue statue lever hammer"
    assert drawn(match, "cards a") == "chisel"
    assert drawn(match, "cards b") == "statue"
    play(match, "* round 4322", "* market statue")
    assert [drawn(match, f"ship {ship}") for ship in (1, 2, 3, 4)] == [". . . .", ". . .", ". .", ". ."]


@rule("end-4")
def test_stones_at_the_sites_and_on_the_sleds_stay():
    match = last_ship(
        """
        sled    a 2  b 5
        pyramid a b b
        temple  b a
        burial  a b
                b .
                b .
        obelisk a 2  b 1
        """,
        to="temple",
    )
    assert drawn(match, "sled") == "a 2 b 5"
    assert drawn(match, "pyramid") == "a b b . . . . . ."
    assert drawn(match, "temple") == "b a a ."
    assert drawn(match, "burial") == "a b / b . / b ."
    assert drawn(match, "obelisk") == "a 2 b 1"
    assert drawn(match, "quarry") == "a 21 b 17"


@rule("end-5")
def test_stones_on_ships_that_have_not_sailed_go_back_to_the_quarry():
    match = draw("""
        seats   3
        ships   4332
        ship 1  a . b .
        ship 2  . . c
        ship 3  at temple
        quarry  a 0  b 0  c 0
    """)
    play(match, "a pass", "b pass", "c pass")
    assert drawn(match, "quarry") == "a 1 b 1 c 1"
    assert drawn(match, "asks") == "* round"
    play(match, "* round 4421", *["* market statue"] * 4)
    assert [drawn(match, f"ship {ship}") for ship in (1, 2, 3, 4)] == [". . . .", ". . . .", ". .", "."]


# -- The end of the game ----------------------------------------------------------------------------------------------


@rule("game-1")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6])
def test_the_game_is_over_after_6_rounds(number):
    match = last_ship(f"round {number}", to="temple")
    assert match.over == (number == 6)
    assert drawn(match, "round") == str(min(number + 1, 6))
    assert drawn(match, "asks") == ("over" if number == 6 else "* round")


@rule("game-1")
@pytest.mark.parametrize(
    ("points", "winners"),
    [("a 20 b 19 c 3", "a"), ("a 1 b 12 c 3", "b"), ("a 8 b 8 c 12", "c"), ("a -9 b -8 c -12", "b")],
)
def test_the_most_points_win(points, winners):
    match = last_ship(f"round 6  seats 3\npoints pyramid {points}\nsled a 5 b 0 c 1", to="market")
    assert drawn(match, "scores") == points
    assert drawn(match, "winners") == winners


@rule("game-1", "setup-3")
def test_a_whole_game_turns_6_round_cards():
    match = new(2)
    for card in ("4331", "4322", "4321", "4221", "3322", "3321"):
        assert not match.over
        play(match, f"* round {card}")
        while drawn(match, "asks").split()[-1] not in ("round", "over"):
            who = drawn(match, "asks").split()[0]
            play(match, f"{who} {codes(match)[-1]}")  # play a card or sail where possible, else place or get
    assert match.over
    assert drawn(match, "turned") == "4331 4322 4321 4221 3322 3321"


@rule("final-1")
def test_burial_chamber_obelisks_decorations_and_statues_are_scored_after_the_sixth_round():
    drawing = """
        burial  a a b
                b b b
                a a b
        obelisk a 2  b 1
        cards a statue statue burial-decoration
        cards b lever
        points pyramid a 3 b 4
    """
    match = last_ship("round 6\n" + drawing, to="pyramid")
    assert match.points_by_source == {
        "pyramid": [5, 4], "temple": [0, 0], "burial": [6, 15], "obelisk": [10, 1], "statues": [3, 0], "decorations": [3, 0],
        "cards": [0, 1], "wrath": [0, 0],
    }  # fmt: skip
    assert drawn(match, "scores") == "a 27 b 21"
    match = last_ship("round 5\n" + drawing, to="pyramid")
    assert drawn(match, "scores") == "a 5 b 4"


@rule("final-2")
@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("statue pyramid-decoration temple-decoration burial-decoration obelisk-decoration", 0),
        ("lever", 1),
        ("hammer", 1),
        ("sail", 1),
        ("chisel", 1),
        ("lever hammer hammer sail sail sail chisel chisel chisel", 9),
    ],
)
def test_a_blue_card_that_was_not_played_scores_1(cards, points):
    match = last_ship(f"round 6\ncards b {cards}", to="temple")
    assert drawn(match, "points cards") == f"a 0 b {points}"


@rule("final-3")
@pytest.mark.parametrize(
    ("sled", "points", "winners"),
    [
        ("a 1 b 2 c 0", "a 9 b 9 c 9", "b"),
        ("a 0 b 0 c 1", "a 9 b 9 c 9", "c"),
        ("a 2 b 2 c 1", "a 9 b 9 c 9", "a b"),
        ("a 3 b 3 c 3", "a 9 b 9 c 9", "a b c"),
        ("a 0 b 5 c 5", "a 9 b 8 c 8", "a"),
        ("a 0 b 5 c 5", "a 8 b 8 c 9", "c"),
        ("a 5 b 0 c 0", "a -5 b -4 c -4", "b c"),
    ],
)
def test_more_stones_on_the_sled_break_a_tie_and_else_the_win_is_shared(sled, points, winners):
    match = last_ship(f"round 6  seats 3\nsled {sled}\npoints pyramid {points}", to="market")
    assert drawn(match, "scores") == points
    assert drawn(match, "winners") == winners


@rule("final-3")
def test_all_four_seats_may_share_the_win():
    match = last_ship("round 6  seats 4\nobelisk b 1 c 1 d 1", to="obelisk")
    assert drawn(match, "scores") == "a 7 b 7 c 7 d 7"
    assert drawn(match, "winners") == "a b c d"


# -- The wrath of the Pharaoh -----------------------------------------------------------------------------------------

EVERYWHERE = ["pyramid a b", "temple a b", "burial a / b / .", "obelisk a 1 b 1"]


@rule("wrath-1")
@pytest.mark.parametrize("missing", [0, 1, 2, 3])
def test_who_misses_one_of_the_four_monuments_loses_5(missing):
    lines = list(EVERYWHERE)
    lines[missing] = lines[missing].replace("a b", "a").replace("a / b", "a / a").replace("b 1", "")
    match = last_ship("round 6\n" + "\n".join(lines), to="market", wrath="yes")
    assert drawn(match, "points wrath") == "a 0 b -5"


@rule("wrath-1")
def test_who_is_everywhere_loses_nothing_and_the_market_does_not_count():
    match = last_ship("round 6\n" + "\n".join(EVERYWHERE), to="market", wrath="yes")
    assert drawn(match, "points wrath") == "a 0 b 0"


@rule("wrath-1")
@pytest.mark.parametrize("lines", [0, 1, 2])
def test_the_wrath_comes_once_however_many_monuments_are_missed(lines):
    match = last_ship("round 6\n" + "\n".join(EVERYWHERE[:lines]), to="market", wrath="yes")
    assert drawn(match, "points wrath") == "a -5 b -5"


@rule("wrath-1")
def test_without_the_option_there_is_no_wrath():
    match = last_ship("round 6", to="market", wrath="no")
    assert drawn(match, "points wrath") == "a 0 b 0"
    assert new().setup.option("wrath") == "no"


@rule("wrath-1")
def test_the_wrath_does_not_come_before_the_end():
    match = last_ship("round 5", to="market", wrath="yes")
    assert drawn(match, "points wrath") == "a 0 b 0"


@rule("wrath-1")
@pytest.mark.parametrize(
    ("obelisks", "wrath"), [("waiting a 1\ntowers b", "a 0 b 0"), ("waiting a 1", "a 0 b -5"), ("towers b", "a -5 b 0")]
)
def test_a_tower_or_a_waiting_stone_is_a_stone_at_the_obelisks(obelisks, wrath):
    match = last_ship("round 6\n" + "\n".join(EVERYWHERE[:3]) + f"\n{obelisks}", to="market", wrath="yes", obelisk="B")
    assert drawn(match, "points wrath") == wrath


@rule("wrath-1")
def test_a_covered_stone_and_a_stone_beside_the_pyramid_count():
    drawing = f"pyramid {' '.join('a' * 14)}\nbeside b\ntemple b a a a / a\nburial a / b / .\nobelisk a 1 b 1"
    match = last_ship("round 6\n" + drawing, to="market", wrath="yes")
    assert drawn(match, "points wrath") == "a 0 b 0"


@rule("wrath-2")
@pytest.mark.parametrize(("card", "missing"), [("entrance", 0), ("sarcophagus", 2), ("paved-path", 3)])
def test_a_stone_brought_by_a_red_card_counts(card, missing):
    lines = list(EVERYWHERE)
    lines[missing] = lines[missing].replace("a b", "b").replace("a / b", "b / b").replace("a 1", "")
    match = last_ship("round 6\n" + "\n".join(lines) + f"\nmarket {card} statue", to="market", wrath="yes")
    play(match, f"a take {card}")
    assert drawn(match, "points wrath") == "a 0 b 0"
    match = last_ship("round 6\n" + "\n".join(lines) + f"\nmarket {card} statue", to="market", wrath="yes")
    play(match, "a take statue")
    assert drawn(match, "points wrath") == "a -5 b 0"


@rule("wrath-3")
def test_the_wrath_may_push_a_score_below_0():
    match = last_ship("round 6\npoints pyramid b 2", to="pyramid", wrath="yes")
    assert drawn(match, "scores") == "a -3 b -3"
    match = last_ship("round 6", to="market", wrath="yes")
    assert drawn(match, "scores") == "a -5 b -5"


@rule("wrath-3")
def test_the_wrath_comes_before_the_winner_is_found_and_after_what_the_last_stones_score():
    lines = "\n".join(EVERYWHERE).replace("temple a b", "temple a")
    match = last_ship("round 6\npoints pyramid b 4\n" + lines, to="market", wrath="yes")
    assert drawn(match, "points wrath") == "a 0 b -5"
    assert drawn(match, "scores") == "a 7 b 5"  # 1 burial, 5 obelisks; a sees 1 in the temple, b had 4
    assert drawn(match, "winners") == "a"
