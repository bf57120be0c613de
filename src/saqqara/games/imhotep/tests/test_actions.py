"""A turn: getting stones, placing a stone, sailing and unloading; passing when nothing is possible."""

from __future__ import annotations

import pytest

from saqqara.core.game import IllegalAction
from saqqara.games.imhotep.tests.draw import codes, draw, drawn, play, some, why
from saqqara.testing import rule

SITES = ["market", "pyramid", "temple", "burial", "obelisk"]
SHIP_OF = {1: 4, 2: 3, 3: 2, 4: 1}  # which ship of the round card 4321 has so much room

# Seats a and b have to pass, seat c does not; nothing can sail.
STUCK = """
    seats   3
    ships   4421
    quarry  a 0  b 0
"""

# Nobody can do anything: no stone but on ships that lack their minimum.
LOCKED = """
    ships   4331
    ship 1  a b . .
    ship 2  b . .
    quarry  a 0  b 0
"""


# -- Turns ------------------------------------------------------------------------------------------------------------


@rule("turn-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_turns_go_round_to_the_left(seats):
    match = draw(f"seats {seats}\nturn b")
    order = ""
    for _ in range(4):
        order += drawn(match, "turn")
        play(match, f"{order[-1]} get")
    assert order == {2: "baba", 3: "bcab", 4: "bcda"}[seats]


@rule("turn-1")
@pytest.mark.parametrize("moves", [["get"], ["place 1.1"], ["sail 4 temple"], ["play hammer", "place 2.2"]])
def test_one_of_the_four_actions_is_a_turn(moves):
    match = draw("""
        seats   3
        ships   4421
        ship 4  b
        sled    a 2
        cards a hammer hammer
    """)
    play(match, *(f"a {move}" for move in moves))
    assert drawn(match, "asks") == "b turn"
    assert codes(match, "a") == []


@rule("turn-1")
def test_all_four_actions_are_offered_in_order():
    match = draw("""
        ships   4221
        ship 1  a b a .
        ship 2  . .  at temple
        ship 3  . .  at market
        ship 4  b
        sled    a 1
        cards a lever hammer sail chisel
    """)
    assert codes(match) == [
        "get", "place 1.4",
        "sail 1 pyramid", "sail 1 burial", "sail 1 obelisk",
        "sail 4 pyramid", "sail 4 burial", "sail 4 obelisk",
        "play lever", "play hammer", "play sail",
    ]  # fmt: skip


@rule("turn-2")
def test_a_seat_that_is_not_asked_may_not_answer():
    match = draw("sled a 2 b 2\nship 1 a b a .")
    for code in ("get", "place 2.1", "sail 1 temple", "pass"):
        assert why(match, "b", code) == "turn-2"
    assert codes(match, "b") == []
    with pytest.raises(
        IllegalAction, match=r"seat 1 may not 'get': Only the seat that is asked may answer.*\[turn-2\]"
    ):
        play(match, "b get")


@rule("turn-2")
def test_a_seat_may_not_answer_for_chance_nor_chance_for_a_seat():
    match = draw("ships none")
    assert why(match, "a", "round 4331") == "turn-2"
    assert why(match, "a", "get") == "turn-2"
    assert why(match, "*", "get") == "turn-2"
    assert why(match, "*", "market statue") == "turn-2"
    assert why(match, "*", "draw statue") == "turn-2"
    assert why(match, "*", "pair statue") == "turn-2"
    play(match, "* round 4331")
    assert why(match, "*", "round 4322") == "turn-2"
    assert why(match, "*", "pair statue") == "turn-2"
    play(match, *["* market statue"] * 4)
    assert why(match, "*", "market statue") == "turn-2"
    assert why(match, "a", "market statue") == "turn-2"


@rule("turn-2")
def test_what_is_not_asked_may_not_be_answered():
    match = draw("sled a 2\nship 1 a b a .")
    for code in (
        "take statue",
        "take pair",
        "keep statue",
        "unload 1",
        "build left",
        "accept",
        "decline",
        "point",
        "stones",
        "place 1.4 2.1",
    ):
        assert why(match, "a", code) == "turn-2"


@rule("turn-2")
def test_nobody_may_answer_after_the_end():
    match = draw("round 6\nships 4331\nship 1 at market\nship 2 at burial\nship 3 at obelisk\nship 4 a")
    play(match, "a sail 4 temple")
    assert drawn(match, "asks") == "over"
    for who in "ab*":
        assert why(match, who, "get") == "turn-2"


# -- Passing ----------------------------------------------------------------------------------------------------------


@rule("turn-3")
def test_a_seat_without_stones_passes_when_no_ship_can_sail():
    match = draw(STUCK)
    assert codes(match) == ["pass"]
    play(match, "a pass")
    assert drawn(match, "asks") == "b turn"
    assert drawn(match, "passes") == "1"


@rule("turn-3")
@pytest.mark.parametrize(
    ("possible", "code"),
    [
        ("quarry a 1", "get"),
        ("quarry a 0\nsled a 1", "place 1.1"),
        ("quarry a 0\nship 4 b", "sail 4 temple"),
        ("quarry a 0\nsled a 1\ncards a hammer", "play hammer"),
    ],
)
def test_a_seat_that_can_do_anything_may_not_pass(possible, code):
    match = draw(f"seats 3\nships 4421\n{possible}")
    assert code in codes(match)
    assert "pass" not in codes(match)
    assert why(match, "a", "pass") == "turn-3"


@rule("turn-3")
def test_a_blue_card_that_cannot_be_played_does_not_help():
    match = draw(STUCK + "cards a lever hammer sail chisel")
    assert codes(match) == ["pass"]


@rule("turn-4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_round_ends_when_every_seat_passed_in_a_row(seats):
    letters = "abcd"[:seats]
    quarry = " ".join(f"{seat} 0" for seat in letters)
    match = draw(f"seats {seats}\nturn b\nship 1 a b . .\nquarry {quarry}\ntemple b a")
    play(match, *(f"{seat} pass" for seat in letters[1:]))
    assert drawn(match, "asks") == "a turn"
    assert drawn(match, "round") == "1"
    play(match, "a pass")
    assert drawn(match, "asks") == "* round"
    assert drawn(match, "round") == "2"
    assert drawn(match, "points temple").startswith("a 1 b 1")
    assert drawn(match, "passes") == "0"


@rule("turn-4")
@pytest.mark.parametrize(
    "moves",
    [
        ["get"],
        ["place 1.1"],
        ["sail 4 temple"],
        ["play hammer", "place 1.1"],
        ["play chisel", "place 1.1 1.2"],
        ["play sail", "place 3.1", "sail 3 burial"],
        ["play lever", "sail 4 burial"],
    ],
)
def test_passes_with_an_action_between_them_do_not_end_the_round(moves):
    stuck = (
        "seats 3\nships 4421\nturn c\nquarry a 0 b 0\npasses 2\nsled c 2\nship 4 c\ncards c lever hammer sail chisel"
    )
    match = draw(stuck)
    play(match, *(f"c {move}" for move in moves))
    assert drawn(match, "passes") == "0"
    if codes(match) == ["pass"]:
        play(match, "a pass")
        assert drawn(match, "asks") == "b turn"
    assert drawn(match, "round") == "1"


@rule("turn-4", "end-5")
def test_a_locked_table_ends_its_round_and_the_stones_aboard_go_home():
    match = draw(LOCKED)
    assert codes(match) == ["pass"]
    play(match, "a pass")
    assert codes(match) == ["pass"]
    play(match, "b pass")
    assert drawn(match, "asks") == "* round"
    assert drawn(match, "quarry") == "a 1 b 2"
    assert drawn(match, "starter") == "b"  # nobody sailed: left of the last starter


@rule("turn-4", "final-1", "end-5")
def test_a_locked_table_ends_the_game_in_the_sixth_round():
    match = draw(LOCKED + "round 6\nburial a a b / b b b / a a b")
    play(match, "a pass", "b pass")
    assert drawn(match, "asks") == "over"
    assert drawn(match, "quarry") == "a 1 b 2"
    assert drawn(match, "points burial") == "a 6 b 15"
    assert drawn(match, "scores") == "a 16 b 16"  # with 10 and 1 for the obelisks
    assert drawn(match, "winners") == "a b"


# -- Getting stones ---------------------------------------------------------------------------------------------------


@rule("get-1")
@pytest.mark.parametrize("sled", [0, 1, 2])
def test_3_stones_move_from_the_quarry_to_the_sled(sled):
    match = draw(f"turn b\nsled b {sled}")
    play(match, "b get")
    assert drawn(match, "sled") == f"a 0 b {sled + 3}"
    assert drawn(match, "quarry") == f"a 29 b {29 - sled - 3}"


@rule("get-2")
@pytest.mark.parametrize(("sled", "taken"), [(2, 3), (3, 2), (4, 1)])
def test_a_sled_holds_5(sled, taken):
    match = draw(f"sled a {sled}")
    play(match, "a get")
    assert drawn(match, "sled") == "a 5 b 0"
    assert drawn(match, "quarry") == f"a {29 - sled - taken} b 29"


@rule("get-2")
def test_a_full_sled_cannot_get_stones():
    match = draw("sled a 5")
    assert "get" not in codes(match)
    assert why(match, "a", "get") == "get-2"


@rule("get-2")
def test_a_full_sled_is_the_reason_also_when_the_quarry_is_empty():
    assert why(draw("sled a 5\nquarry a 0"), "a", "get") == "get-2"


@rule("get-3")
@pytest.mark.parametrize("left", [1, 2])
def test_what_is_left_in_the_quarry_is_taken(left):
    match = draw(f"quarry a {left}")
    play(match, "a get")
    assert drawn(match, "sled") == f"a {left} b 0"
    assert drawn(match, "quarry") == "a 0 b 29"


@rule("get-3")
def test_an_empty_quarry_gives_nothing():
    match = draw("sled a 4\nquarry a 0")
    assert "get" not in codes(match)
    assert why(match, "a", "get") == "get-3"


# -- Placing a stone --------------------------------------------------------------------------------------------------


@rule("place-1")
def test_a_stone_goes_on_any_empty_space_of_a_ship_that_has_not_sailed():
    match = draw("""
        turn    b
        ship 1  . a . b
        ship 2  . .  at temple
        ship 3  a .
        sled    b 1
    """)
    assert some(match, "place") == ["1.1", "1.3", "3.2", "4.1"]
    play(match, "b place 1.3")
    assert drawn(match, "ship 1") == ". a b b"
    assert drawn(match, "sled") == "a 0 b 0"


@rule("place-1")
def test_a_stone_cannot_go_on_a_taken_space_nor_on_a_ship_that_has_sailed():
    match = draw("ship 1 . a b b\nship 2 . . .  at temple\nsled a 3")
    assert why(match, "a", "place 1.2") == "place-1"
    assert why(match, "a", "place 1.3") == "place-1"
    assert why(match, "a", "place 2.1") == "place-1"
    assert why(match, "a", "place 1.1") == ""


@rule("place-2")
def test_without_a_stone_on_the_sled_none_is_placed():
    match = draw("sled b 5")
    assert some(match, "place") == []
    assert why(match, "a", "place 1.1") == "place-2"


# -- Sailing ----------------------------------------------------------------------------------------------------------


@rule("sail-1")
@pytest.mark.parametrize("site", SITES)
def test_a_ship_sails_to_any_free_site(site):
    match = draw("ship 1 a b a .\nmarket statue statue statue")
    assert some(match, "sail") == [f"1 {site}" for site in SITES]
    play(match, f"a sail 1 {site}")
    assert drawn(match, "ship 1") == f". . . . at {site}"
    assert drawn(match, "sailed") == "a"


@rule("sail-1")
def test_a_ship_may_sail_without_a_stone_of_whoever_sails_it():
    match = draw("ship 1 b b b .")
    play(match, "a sail 1 temple")
    assert drawn(match, "temple") == "b b b ."
    assert drawn(match, "sailed") == "a"


@rule("sail-1")
def test_only_one_ship_sails():
    match = draw("ships 4221\nship 2 a .\nship 3 b .")
    play(match, "a sail 3 temple")
    assert drawn(match, "ship 2") == "a ."
    assert drawn(match, "temple") == "b . . ."
    assert drawn(match, "asks") == "b turn"


@rule("sail-2")
@pytest.mark.parametrize(("room", "minimum"), [(4, 3), (3, 2), (2, 1), (1, 1)])
def test_a_ship_needs_its_minimum(room, minimum):
    ship = SHIP_OF[room]
    ships = "ships 4321\n"
    ready = draw(ships + f"ship {ship}  {' '.join('b' * minimum + '.' * (room - minimum))}")
    short = draw(ships + f"ship {ship}  {' '.join('b' * (minimum - 1) + '.' * (room - minimum + 1))}")
    full = draw(ships + f"ship {ship}  {' '.join('b' * room)}")
    assert f"sail {ship} temple" in codes(ready)
    assert f"sail {ship} temple" in codes(full)
    assert some(short, "sail") == []
    assert why(short, "a", f"sail {ship} temple") == "sail-2"
    assert ready.table["ships"][ship - 1]["minimum"] == minimum


@rule("sail-3")
def test_a_site_takes_one_ship_a_round():
    match = draw("""
        ship 1  a b a .
        ship 2  . .  at temple
        ship 3  . .  at market
    """)
    assert some(match, "sail") == ["1 pyramid", "1 burial", "1 obelisk"]
    assert why(match, "a", "sail 1 temple") == "sail-3"
    assert why(match, "a", "sail 1 market") == "sail-3"


@rule("sail-3")
def test_a_site_is_free_again_in_the_next_round():
    match = draw("ships 4331\nship 1 at market\nship 2 at burial\nship 3 at temple\nship 4 a\nsled b 1")
    play(match, "a sail 4 obelisk", "* round 4221", *["* market statue"] * 4, "b place 4.1")
    assert some(match, "sail") == [f"4 {site}" for site in SITES]


@rule("sail-4")
def test_a_ship_that_has_sailed_stays_where_it_is():
    match = draw("ship 1 a b a .\nsled b 1")
    play(match, "a sail 1 temple")
    assert why(match, "b", "sail 1 burial") == "sail-4"
    assert why(match, "b", "sail 1 temple") == "sail-4"
    assert why(match, "b", "place 1.4") == "place-1"
    play(match, "b get")
    assert drawn(match, "ship 1") == ". . . . at temple"


# -- Unloading --------------------------------------------------------------------------------------------------------


@rule("unload-1")
@pytest.mark.parametrize(
    ("ship", "temple"),
    [
        (". a b a", "a b a ."),
        ("a . b b", "a b b ."),
        ("b a . a", "b a a ."),
        ("b a a b", "b a a b"),
        ("a b b .", "a b b ."),
    ],
)
def test_stones_are_unloaded_from_the_bow_and_gaps_are_passed_over(ship, temple):
    match = draw(f"ship 1 {ship}")
    play(match, "a sail 1 temple")
    assert drawn(match, "temple") == temple
    assert drawn(match, "asks") == "b turn"


@rule("unload-1")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_every_ship_unloads_its_own_stones(number):
    match = draw("""
        seats   4
        ships   4432
        ship 1  a a a .
        ship 2  b . b b
        ship 3  c . c
        ship 4  d d
    """)
    play(match, f"a sail {number} burial")
    expected = {1: "a / a / a", 2: "b / b / b", 3: "c / c / .", 4: "d / d / ."}
    assert drawn(match, "burial") == expected[number]
    lying = {1: "a a a .", 2: "b . b b", 3: "c . c", 4: "d d"}
    assert all(drawn(match, f"ship {other}") == lying[other] for other in lying if other != number)
