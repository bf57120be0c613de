"""Blue cards: Lever, Hammer, Sail, Chisel."""

from __future__ import annotations

from itertools import combinations

import pytest

from saqqara.games.imhotep.tests.draw import codes, draw, drawn, play, some, why
from saqqara.testing import rule

BLUE = ["lever", "hammer", "sail", "chisel"]
SITES = ["market", "pyramid", "temple", "burial", "obelisk"]

READY = """
    seats   3
    ships   4421
    ship 1  a b c .
    ship 2  . . . .
    sled    a 2
    cards a lever hammer sail chisel
"""


@rule("blue-1")
@pytest.mark.parametrize(
    "moves",
    [
        ["play lever", "sail 1 temple", "unload 1", "unload 2"],
        ["play hammer", "place 2.1"],
        ["play sail", "place 1.4", "sail 1 temple"],
        ["play chisel", "place 2.1 4.1"],
    ],
)
def test_a_blue_card_is_played_instead_of_another_action(moves):
    match = draw(READY)
    assert some(match, "play") == BLUE
    play(match, *(f"a {move}" for move in moves))
    assert drawn(match, "asks") == "b turn"


@rule("blue-1")
@pytest.mark.parametrize("card", BLUE)
def test_only_a_card_in_front_of_the_seat_itself_can_be_played(card):
    match = draw(READY.replace("cards a", "cards b"))
    assert some(match, "play") == []
    assert why(match, "a", f"play {card}") == "blue-1"


@rule("blue-1")
@pytest.mark.parametrize("card", BLUE)
def test_each_blue_card_is_told_from_the_others(card):
    match = draw(READY.replace("lever hammer sail chisel", f"statue {card}"))
    assert some(match, "play") == [card]


@rule("blue-1")
@pytest.mark.parametrize("card", BLUE)
def test_a_second_blue_card_cannot_be_played_in_the_same_turn(card):
    match = draw(READY)
    play(match, f"a play {card}")
    for other in BLUE:
        assert why(match, "a", f"play {other}") == "turn-2"
    assert why(match, "a", "get") == "turn-2"


@rule("blue-2")
@pytest.mark.parametrize("card", BLUE)
def test_a_blue_card_that_was_played_is_discarded(card):
    match = draw(READY)
    play(match, f"a play {card}")
    assert drawn(match, "discard") == card
    assert drawn(match, "cards a") == " ".join(other for other in BLUE if other != card)


@rule("blue-2")
def test_the_second_copy_of_a_card_stays():
    match = draw("sled a 2\ncards a chisel chisel")
    play(match, "a play chisel", "a place 1.1 1.2")
    assert drawn(match, "cards a") == "chisel"


# -- Lever ------------------------------------------------------------------------------------------------------------


@rule("lever-1")
@pytest.mark.parametrize(
    ("order", "temple"),
    [("1 2", "a b c"), ("1 3", "a c b"), ("2 1", "b a c"), ("2 3", "b c a"), ("3 1", "c a b"), ("3 2", "c b a")],
)
def test_the_levers_player_orders_the_stones_of_everybody(order, temple):
    match = draw(READY)
    play(match, "a play lever", "a sail 1 temple")
    assert drawn(match, "asks") == "a lever-unload"
    play(match, *(f"a unload {space}" for space in order.split()))
    assert drawn(match, "temple") == f"{temple} . ."
    assert drawn(match, "asks") == "b turn"


@rule("lever-1")
def test_a_lever_may_sail_a_ship_without_a_stone_of_its_player():
    match = draw("ship 1 b b b .\ncards a lever")
    play(match, "a play lever", "a sail 1 temple")
    assert drawn(match, "temple") == "b b b ."
    assert drawn(match, "asks") == "b turn"


@rule("lever-1")
def test_the_lever_sails_by_the_usual_rules():
    match = draw("""
        ships   4321
        ship 1  a b a .
        ship 2  a . .
        ship 3  . .  at temple
        ship 4  a
        cards a lever
    """)
    play(match, "a play lever")
    assert drawn(match, "asks") == "a lever-sail"
    assert codes(match) == [f"sail {ship} {site}" for ship in (1, 4) for site in SITES if site != "temple"]
    assert why(match, "a", "sail 1 temple") == "sail-3"
    assert why(match, "a", "sail 2 burial") == "sail-2"
    assert why(match, "a", "sail 3 burial") == "sail-4"


@rule("lever-1")
def test_the_lever_cannot_be_played_when_no_ship_can_sail():
    match = draw("ship 1 a b . .\ncards a lever")
    assert some(match, "play") == []
    assert why(match, "a", "play lever") == "lever-1"


@rule("lever-1")
def test_the_lever_orders_the_choice_at_the_market():
    match = draw("ship 1 a a b .\nmarket statue lever chisel\ncards a lever")
    play(match, "a play lever", "a sail 1 market", "a unload 3")
    assert drawn(match, "unloading") == "b a a"
    assert drawn(match, "asks") == "b take"
    play(match, "b take statue")
    assert drawn(match, "asks") == "a take"


@rule("lever-1")
def test_a_lever_can_sail_the_last_ship():
    match = draw("ships 4331\nship 1 at temple\nship 2 a b .\nship 3 at market\nship 4 at burial\ncards a lever")
    play(match, "a play lever", "a sail 2 pyramid", "a unload 2")
    assert drawn(match, "points pyramid") == "a 1 b 2"
    assert drawn(match, "asks") == "* round"
    assert drawn(match, "starter") == "b"


@rule("lever-2")
def test_of_each_owner_the_stone_nearest_the_bow_comes_first():
    match = draw("seats 3\nship 2 . b a b\nships 4421\ncards a lever")
    play(match, "a play lever", "a sail 2 burial")
    assert codes(match) == ["unload 2", "unload 3"]
    assert why(match, "a", "unload 1") == "lever-2"  # nothing lies there
    assert why(match, "a", "unload 4") == "lever-2"  # the second of its owner
    play(match, "a unload 2")
    assert codes(match) == ["unload 3", "unload 4"]
    assert why(match, "a", "unload 2") == "lever-2"


@rule("lever-2")
def test_the_stones_of_one_last_owner_follow_by_themselves():
    match = draw("ship 1 b a b b\ncards a lever")
    play(match, "a play lever", "a sail 1 temple", "a unload 2")
    assert drawn(match, "temple") == "a b b b"
    assert drawn(match, "asks") == "b turn"


@rule("lever-2")
def test_a_ship_of_one_owner_needs_no_order():
    match = draw("ship 1 b . b b\ncards a lever")
    play(match, "a play lever", "a sail 1 temple")
    assert drawn(match, "temple") == "b b b ."


@rule("lever-3")
def test_nothing_is_unloaded_before_the_whole_order_is_fixed():
    match = draw("seats 3\nship 1 a b c a\ncards a lever\nmarket statue statue statue statue")
    play(match, "a play lever", "a sail 1 temple", "a unload 3", "a unload 2")
    assert drawn(match, "temple") == "c b a a ."
    match = draw("seats 3\nship 1 a b c a\ncards a lever\nmarket statue statue statue statue")
    play(match, "a play lever", "a sail 1 market", "a unload 3")
    assert drawn(match, "asks") == "a lever-unload"
    assert drawn(match, "unloading") == "c"
    assert drawn(match, "ship 1") == "a b . a at market"
    play(match, "a unload 1")
    assert drawn(match, "unloading") == "c a"
    assert codes(match) == ["unload 2", "unload 4"]
    play(match, "a unload 4")
    assert drawn(match, "asks") == "c take"
    assert drawn(match, "unloading") == "c a a b"


@rule("lever-3")
def test_the_temple_is_empty_until_the_order_is_fixed():
    match = draw("seats 3\nship 1 a b c a\ncards a lever")
    play(match, "a play lever", "a sail 1 temple", "a unload 3")
    assert drawn(match, "temple") == ". . . . ."
    play(match, "a unload 1")
    assert drawn(match, "temple") == ". . . . ."
    play(match, "a unload 4")
    assert drawn(match, "temple") == "c a a b ."


# -- Hammer -----------------------------------------------------------------------------------------------------------


@rule("hammer-1")
def test_the_hammer_takes_3_stones_and_then_places_1():
    match = draw("ship 1 b . . .\nship 2 at temple\nsled a 1\ncards a hammer")
    play(match, "a play hammer")
    assert drawn(match, "sled") == "a 4 b 0"
    assert drawn(match, "asks") == "a hammer"
    assert codes(match)[:4] == ["place 1.2", "place 1.3", "place 1.4", "place 3.1"]
    assert why(match, "a", "place 1.1") == "place-1"
    assert why(match, "a", "place 2.1") == "place-1"
    play(match, "a place 1.3")
    assert drawn(match, "ship 1") == "b . a ."
    assert drawn(match, "sled") == "a 3 b 0"
    assert drawn(match, "quarry") == "a 25 b 28"


@rule("hammer-1")
def test_the_stone_of_the_hammer_must_be_placed():
    match = draw("cards a hammer")
    play(match, "a play hammer")
    assert all(code.startswith("place ") for code in codes(match))
    assert why(match, "a", "pass") == "turn-2"


@rule("hammer-2")
def test_the_hammer_needs_an_empty_space():
    match = draw("""
        ships   4331
        ship 1  a b a b
        ship 2  . . .  at temple
        ship 3  a b a
        ship 4  b
        cards a hammer
    """)
    assert some(match, "play") == []
    assert why(match, "a", "play hammer") == "hammer-2"


@rule("hammer-2")
def test_one_empty_space_is_enough_for_the_hammer():
    match = draw("ships 4331\nship 1 a b a b\nship 2 at temple\nship 3 a b .\nship 4 b\ncards a hammer")
    play(match, "a play hammer")
    assert codes(match) == ["place 3.3"]


@rule("hammer-4")
@pytest.mark.parametrize(
    ("sled", "quarry", "then"),
    [
        (5, 9, 5),
        (4, 9, 5),
        (3, 9, 5),
        (2, 9, 5),
        (1, 9, 4),
        (0, 9, 3),
        (0, 1, 1),
        (0, 2, 2),
        (3, 1, 4),
        (1, 0, 1),
        (5, 0, 5),
    ],
)
def test_the_hammer_takes_what_fits_and_is_left(sled, quarry, then):
    match = draw(f"sled a {sled}\nquarry a {quarry}\ncards a hammer")
    assert why(match, "a", "play hammer") == ""
    play(match, "a play hammer")
    assert drawn(match, "sled") == f"a {then} b 0"
    assert drawn(match, "quarry") == f"a {quarry - (then - sled)} b 29"
    play(match, "a place 1.1")
    assert drawn(match, "sled") == f"a {then - 1} b 0"


@rule("hammer-3")
def test_the_hammer_is_useless_without_any_stone():
    match = draw("quarry a 0\ncards a hammer\nship 4 b\nships 4331")
    assert some(match, "play") == []
    assert why(match, "a", "play hammer") == "hammer-3"


# -- Sail -------------------------------------------------------------------------------------------------------------


@rule("sailcard-1")
def test_the_sail_card_loads_a_ship_that_has_its_minimum_then():
    match = draw("""
        ships   4321
        ship 1  a . b .
        ship 2  . b .
        sled    a 1
        cards a sail
    """)
    play(match, "a play sail")
    assert drawn(match, "asks") == "a sail-place"
    assert codes(match) == ["place 1.2", "place 1.4", "place 2.1", "place 2.3", "place 3.1", "place 3.2", "place 4.1"]
    play(match, "a place 2.1")
    assert drawn(match, "ship 2") == "a b ."
    assert drawn(match, "sled") == "a 0 b 0"


@rule("sailcard-1")
def test_the_sail_card_cannot_load_a_ship_that_is_short_of_2_stones():
    match = draw("ships 4331\nship 1 . . b .\nship 3 . b .\nsled a 1\ncards a sail")
    play(match, "a play sail")
    assert some(match, "place") == ["3.1", "3.3", "4.1"]
    assert why(match, "a", "place 1.1") == "sailcard-1"
    assert why(match, "a", "place 2.1") == "sailcard-1"
    assert why(match, "a", "place 3.2") == "place-1"


@rule("sailcard-1")
def test_the_sail_card_may_load_a_ship_that_had_its_minimum_but_not_a_full_one():
    match = draw("ships 4331\nship 1 a b b .\nship 2 a a a\nship 3 at temple\nship 4 b\nsled a 1\ncards a sail")
    play(match, "a play sail")
    assert codes(match) == ["place 1.4"]
    assert why(match, "a", "place 4.1") == "place-1"
    assert why(match, "a", "place 3.1") == "place-1"


@rule("sailcard-1")
@pytest.mark.parametrize(
    "table",
    [
        "ships 4331\nship 4 b",  # no stone on the sled
        "ships 4331\nsled a 2\nship 1 b . . .\nship 2 at temple\nship 3 . . .\nship 4 b",  # every ship lacks 2, or is full
        "ships 4331\nsled a 2\nship 1 a b a b\nship 2 a b a\nship 3 b b b\nship 4 b",  # no space
    ],
)
def test_the_sail_card_cannot_be_played_without_a_stone_or_such_a_ship(table):
    match = draw(f"{table}\ncards a sail")
    assert some(match, "play") == []
    assert why(match, "a", "play sail") == "sailcard-1"


@rule("sailcard-2")
def test_the_ship_that_was_loaded_sails_at_once_and_no_other():
    match = draw("""
        ships   4321
        ship 1  a b b .
        ship 2  . b .
        ship 4  .  at temple
        sled    a 2
        cards a sail
    """)
    play(match, "a play sail", "a place 2.3")
    assert drawn(match, "asks") == "a sail-sail"
    assert codes(match) == ["sail 2 market", "sail 2 pyramid", "sail 2 burial", "sail 2 obelisk"]
    assert why(match, "a", "sail 1 burial") == "sailcard-2"
    assert why(match, "a", "sail 2 temple") == "sail-3"
    assert why(match, "a", "get") == "turn-2"
    assert why(match, "a", "place 1.4") == "turn-2"
    play(match, "a sail 2 burial")
    assert drawn(match, "burial") == "b / a / ."
    assert drawn(match, "ship 1") == "a b b ."
    assert drawn(match, "asks") == "b turn"


@rule("sailcard-2")
def test_a_sail_card_unloads_from_the_bow():
    match = draw("ship 1 . b a .\nsled a 1\ncards a sail")
    play(match, "a play sail", "a place 1.1", "a sail 1 temple")
    assert drawn(match, "temple") == "a b a ."
    assert drawn(match, "sailed") == "a"


# -- Chisel -----------------------------------------------------------------------------------------------------------


@rule("chisel-1")
@pytest.mark.parametrize(
    ("code", "first", "third"), [("place 1.1 1.3", "a . a .", ". ."), ("place 1.1 3.2", "a . . .", ". a")]
)
def test_the_chisel_puts_2_stones_on_one_ship_or_on_two(code, first, third):
    match = draw("ships 4322\nsled a 3\ncards a chisel")
    play(match, "a play chisel")
    assert drawn(match, "asks") == "a chisel"
    play(match, f"a {code}")
    assert drawn(match, "ship 1") == first
    assert drawn(match, "ship 3") == third
    assert drawn(match, "sled") == "a 1 b 0"
    assert drawn(match, "asks") == "b turn"


@rule("chisel-1")
def test_both_spaces_of_the_chisel_must_be_empty():
    match = draw("ships 4331\nship 1 . b . .\nship 2 at temple\nsled a 2\ncards a chisel")
    play(match, "a play chisel")
    assert why(match, "a", "place 1.2 1.3") == "chisel-1"
    assert why(match, "a", "place 1.1 1.2") == "chisel-1"
    assert why(match, "a", "place 1.1 2.1") == "chisel-1"
    assert why(match, "a", "place 1.1 4.2") == "chisel-1"
    assert why(match, "a", "place 1.1 4.1") == ""
    assert why(match, "a", "place 1.1") == "turn-2"


@rule("chisel-2")
@pytest.mark.parametrize("sled", [0, 1])
def test_the_chisel_needs_2_stones(sled):
    match = draw(f"sled a {sled}\ncards a chisel")
    assert some(match, "play") == []
    assert why(match, "a", "play chisel") == "chisel-2"


@rule("chisel-2")
@pytest.mark.parametrize("last", [".", "b"])
def test_the_chisel_needs_2_empty_spaces(last):
    match = draw(
        f"ships 4331\nship 1 a b a b\nship 2 at temple\nship 3 at market\nship 4 {last}\nsled a 2\ncards a chisel"
    )
    assert some(match, "play") == []
    assert why(match, "a", "play chisel") == "chisel-2"


@rule("chisel-2")
def test_the_foremost_space_alone_is_not_enough_for_the_chisel():
    match = draw("ships 4331\nship 1 . b a b\nship 2 at temple\nship 3 at market\nship 4 b\nsled a 2\ncards a chisel")
    assert why(match, "a", "play chisel") == "chisel-2"


@rule("chisel-2")
def test_2_stones_and_2_spaces_are_enough():
    match = draw("ships 4331\nship 1 a b a .\nship 2 at temple\nship 3 at market\nship 4 .\nsled a 2\ncards a chisel")
    play(match, "a play chisel")
    assert codes(match) == ["place 1.4 4.1"]


@rule("chisel-3")
def test_every_pair_of_empty_spaces_is_one_option():
    match = draw("ships 4331\nship 1 . b . .\nship 2 . . a\nship 3 at burial\nsled a 2\ncards a chisel")
    play(match, "a play chisel")
    spaces = ["1.1", "1.3", "1.4", "2.1", "2.2", "4.1"]
    assert codes(match) == [f"place {one} {two}" for one, two in combinations(spaces, 2)]
    assert why(match, "a", "place 1.3 1.1") == "unknown"


@rule("chisel-1", "chisel-3")
def test_both_stones_go_where_they_are_put():
    drawing = "seats 4\nships 4333\nsled a 2\ncards a chisel"
    match = draw(drawing)
    play(match, "a play chisel")
    options = codes(match)
    assert len(options) == 13 * 12 // 2
    for code in options:
        match = draw(drawing)
        match.play(0, "play chisel")
        match.play(0, code)
        loaded = [
            f"{n}.{space}"
            for n in (1, 2, 3, 4)
            for space, stone in enumerate(drawn(match, f"ship {n}").split(), 1)
            if stone == "a"
        ]
        assert code == "place " + " ".join(loaded)
