"""Set-up and the beginning of a round."""

from __future__ import annotations

from itertools import product

import pytest

from saqqara.core.dealer import SeededDealer
from saqqara.core.fields import fields_of
from saqqara.core.match import Match, replay
from saqqara.core.words import LANGUAGES, Words
from saqqara.games.imhotep import GAME
from saqqara.games.imhotep.tests.draw import codes, draw, drawn, last_ship, new, odds, play, why
from saqqara.testing import rule

SITES = ("market", "pyramid", "temple", "burial", "obelisk")
ROUND_CARDS = {
    2: ["4331", "4322", "4321", "4221", "3322", "3321", "3221"],
    3: ["4421", "4332", "4322", "4321", "4221", "3332", "3322"],
    4: ["4432", "4422", "4421", "4333", "4332", "4322", "3332"],
}
COPIES = {
    "entrance": 2,
    "sarcophagus": 2,
    "paved-path": 2,
    "pyramid-decoration": 2,
    "temple-decoration": 2,
    "burial-decoration": 2,
    "obelisk-decoration": 2,
    "statue": 10,
    "lever": 2,
    "hammer": 2,
    "sail": 3,
    "chisel": 3,
}
EVERY_ROUND_CARD = [(seats, card) for seats, cards in ROUND_CARDS.items() for card in cards]


# -- Set-up -----------------------------------------------------------------------------------------------------------


@rule("setup-1", "setup-2")
@pytest.mark.parametrize(
    ("seats", "sleds", "quarry"),
    [(2, "a 2 b 3", "a 27 b 26"), (3, "a 2 b 3 c 4", "a 27 b 26 c 25"), (4, "a 2 b 3 c 4 d 5", "a 27 b 26 c 25 d 24")],
)
def test_29_stones_of_each_colour_begin_in_the_quarry_and_2_3_4_5_of_them_go_to_the_sleds(seats, sleds, quarry):
    match = new(seats)
    assert drawn(match, "sled") == sleds
    assert drawn(match, "quarry") == quarry
    assert drawn(match, "starter") == "a"
    assert drawn(match, "scores").replace("0", "").split() == list("abcd"[:seats])


@rule("setup-1")
@pytest.mark.parametrize("stones", [28, 30])
def test_a_table_with_28_or_30_stones_of_a_colour_cannot_be(stones):
    table = draw("sled a 2 b 3").table
    table["quarry"][1] = stones - 3
    with pytest.raises(ValueError, match=f"seat 1 has {stones} stones instead of 29"):
        Match(new().setup, table)


@rule("setup-1", "setup-2", "setup-4")
def test_nothing_of_an_earlier_game_is_left_on_the_table():
    match = draw(
        """
        round   5       starter b       turn b       sailed a       passes 1
        ship 1  a . b .
        ship 2  at market
        left    a b b
        beside  none
        temple  b a
        burial  a / b / .
        waiting a 1  b 2
        towers  a b
        sled    a 5  b 4
        cards a statue lever
        cards b chisel
        market  statue pair
        discard hammer
        points pyramid a 3 b 4
        points wrath a -5 b -5
        """,
        market="B",
        pyramid="B",
        obelisk="B",
    )
    play(match, "b place 1.2", "a sail 1 pyramid", "a build left", "b build left")
    match.state.shuffles = 3
    match.state.temple_space = 2
    match.state.drawer = 1
    match.state.looking = [1, 2]
    match.state.pair = [7, 8]
    match.kernel.rules.set_up(match.state, match.components)
    fresh = new(2, market="B", pyramid="B", obelisk="B")
    for name in fields_of(GAME.state):
        assert getattr(match.state, name) == getattr(fresh.state, name), name
    assert fresh.table["shuffle"]["number"] == 0
    assert fresh.table["points"] == {source: [0, 0] for source in GAME.sources}


@rule("setup-3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_round_card_is_any_of_the_7_for_the_number_of_seats(seats):
    match = new(seats)
    assert drawn(match, "asks") == "* round"
    assert sorted(odds(match)) == sorted(ROUND_CARDS[seats])
    assert set(odds(match).values()) == {1}


@rule("setup-3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_round_card_of_another_number_of_seats_is_not_used(seats):
    match = new(seats)
    others = {card for cards in ROUND_CARDS.values() for card in cards} - set(ROUND_CARDS[seats])
    assert {why(match, "*", f"round {card}") for card in others} == {"setup-3"}


@rule("setup-3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_round_card_comes_twice_and_one_of_7_is_never_seen(seats):
    cards = ROUND_CARDS[seats]
    match = draw(f"seats {seats}  round 6  ships none\nturned {' '.join(cards[:5])}")
    assert sorted(odds(match)) == sorted(cards[5:])
    assert why(match, "*", f"round {cards[0]}") == "setup-3"
    assert why(match, "*", f"round {cards[4]}") == "setup-3"
    assert why(match, "*", f"round {cards[5]}") == ""


@rule("setup-4")
def test_the_first_market_card_is_any_of_34():
    match = new(2)
    play(match, "* round 4331")
    assert odds(match) == COPIES
    assert sum(COPIES.values()) == 34
    assert drawn(match, "pile") == "34"


@rule("setup-4")
def test_a_card_of_which_no_copy_is_left_cannot_come():
    match = new(2)
    play(match, "* round 4331", "* market lever")
    assert odds(match) == COPIES | {"lever": 1}
    play(match, "* market lever")
    assert odds(match) == {card: count for card, count in COPIES.items() if card != "lever"}
    assert why(match, "*", "market lever") == "setup-4"
    assert why(match, "*", "market hammer") == ""


@rule("setup-5")
@pytest.mark.parametrize("sides", list(product("AB", repeat=5)), ids="".join)
def test_every_mix_of_sides_can_be_set_up(sides):
    match = new(3, **dict(zip(SITES, sides, strict=True)))
    play(match, "* round 4421", "* market statue", "* market statue", "* market statue")
    assert (drawn(match, "asks") == "* market") == (sides[0] == "A")
    assert len(match.table["pyramid"]) == (1 if sides[1] == "A" else 3)
    assert ("heights" in match.table["obelisk"]) == (sides[4] == "A")


@rule("setup-5")
def test_side_a_is_meant_where_none_is_chosen_and_there_is_no_side_c():
    assert {new().setup.option(site) for site in SITES} == {"A"}
    with pytest.raises(ValueError, match="temple=C"):
        new(temple="C")


# -- The round card ---------------------------------------------------------------------------------------------------


@rule("round-1")
@pytest.mark.parametrize(("seats", "card"), EVERY_ROUND_CARD)
def test_the_round_card_says_which_4_ships_lie_in_the_harbour(seats, card):
    match = new(seats)
    play(match, f"* round {card}", *["* market statue"] * 4)
    assert drawn(match, "ships") == card
    assert [drawn(match, f"ship {number}") for number in (1, 2, 3, 4)] == [" ".join("." * int(size)) for size in card]
    spaces = [f"place {ship}.{space}" for ship, size in enumerate(card, 1) for space in range(1, int(size) + 1)]
    assert codes(match) == ["get", *spaces]


@rule("round-1")
def test_there_is_no_room_beyond_the_stern():
    match = draw("ships 3221\nsled a 1")
    assert why(match, "a", "place 1.3") == ""
    assert why(match, "a", "place 1.4") == "place-1"
    assert why(match, "a", "place 2.3") == "place-1"
    assert why(match, "a", "place 4.2") == "place-1"


@rule("round-2")
def test_4_market_cards_are_laid_face_up_and_then_the_starter_begins():
    match = draw("seats 3  round 2  starter b  ships none")
    play(match, "* round 4332", "* market statue", "* market lever", "* market statue")
    assert drawn(match, "asks") == "* market"
    play(match, "* market chisel")
    assert drawn(match, "market") == "statue lever statue chisel"
    assert drawn(match, "pile") == "30"
    assert drawn(match, "asks") == "b turn"


# -- A new pile -------------------------------------------------------------------------------------------------------


@rule("round-3")
def test_the_discard_becomes_the_pile_while_the_open_cards_are_laid():
    match = draw("""
        ships none
        cards a  statue statue statue statue statue statue statue statue statue
        pile     lever chisel
    """)
    assert drawn(match, "pile") == "2"
    play(match, "* round 4331", "* market lever")
    assert odds(match)["chisel"] == 1
    play(match, "* market chisel")
    assert drawn(match, "asks") == "* market"
    assert drawn(match, "pile") == "23"
    assert drawn(match, "discard") == "none"
    assert odds(match) == COPIES | {"statue": 1, "lever": 1, "chisel": 2}
    play(match, "* market lever", "* market chisel")
    assert drawn(match, "pile") == "21"
    assert drawn(match, "asks") == "a turn"


@rule("round-3")
def test_only_an_empty_pile_is_made_anew():
    match = draw("ships none\npile lever chisel statue sail sail")
    play(match, "* round 4331", "* market lever", "* market chisel", "* market statue", "* market sail")
    assert drawn(match, "pile") == "1"
    assert len(drawn(match, "discard").split()) == 29
    assert match.table["shuffle"]["number"] == 0


@rule("round-3", "end-3")
def test_the_cards_of_the_last_market_are_in_the_new_pile():
    match = last_ship("market lever hammer\npile statue", to="temple")
    play(match, "* round 4322", "* market statue")
    assert drawn(match, "pile") == "33"
    assert odds(match) == COPIES | {"statue": 9}


@rule("round-3")
def test_6_red_cards_are_enough_for_a_market_when_all_others_lie_in_front_of_seats():
    others = [card for card, count in list(COPIES.items())[3:] for _ in range(count)]
    match = draw(f"ships none\ncards a {' '.join(others)}\npile entrance")
    play(match, "* round 4331", "* market entrance")
    assert odds(match) == {"entrance": 1, "sarcophagus": 2, "paved-path": 2}
    play(match, "* market entrance", "* market sarcophagus", "* market sarcophagus")
    assert drawn(match, "asks") == "a turn"
    assert drawn(match, "pile") == "2"


@rule("round-3")
def test_the_pile_is_made_anew_between_the_two_closed_cards():
    match = draw("ships none\ncards a statue\npile lever hammer sail chisel", market="B")
    play(match, "* round 4331", "* market lever", "* market hammer", "* market sail")
    assert drawn(match, "asks") == "a turn"
    assert drawn(match, "market") == "lever hammer sail pair"
    assert drawn(match, "discard") == "none"
    assert drawn(match, "pile") == "28"  # 34 - 1 in front of a seat - 3 open - 2 closed
    assert match.table["shuffle"]["number"] == 1
    assert len(match.table["shuffle"]["cards"]) == 30
    assert match.table["shuffle"]["pair_place"] == 0


@rule("round-4")
def test_a_closed_card_is_shuffled_in_when_the_second_one_needs_a_new_pile():
    match = draw("ships none\nsled a 5\npile lever hammer sail chisel", market="B")
    play(match, "* round 4331", "* market lever", "* market hammer", "* market sail")
    play(match, "a place 4.1", "b sail 4 market", "a take pair")
    assert odds(match) == COPIES | {
        "lever": 1,
        "hammer": 1,
        "sail": 2,
    }  # the chisel that was closed first may be any of them


@rule("round-3")
def test_the_pile_is_made_anew_before_the_first_closed_card():
    match = draw("ships none\npile lever hammer sail", market="B")
    play(match, "* round 4331", "* market lever", "* market hammer", "* market sail")
    assert drawn(match, "market") == "lever hammer sail pair"
    assert drawn(match, "discard") == "none"
    assert drawn(match, "pile") == "29"
    assert match.table["shuffle"]["number"] == 1


@rule("round-3")
def test_two_cards_of_the_pile_make_a_pair_without_a_shuffle():
    match = draw("ships none\npile lever hammer sail chisel statue", market="B")
    play(match, "* round 4331", "* market lever", "* market hammer", "* market sail")
    assert drawn(match, "pile") == "0"
    assert match.table["shuffle"]["number"] == 0
    assert len(drawn(match, "discard").split()) == 29


@rule("round-4")
def test_a_closed_pair_is_shuffled_in_and_laid_anew_when_the_pile_runs_out_in_mid_round():
    match = draw(
        """
        ship 1  a a . .
        sled    b 1
        left    b
        market  statue pair
        pile    0
        discard lever hammer
        """,
        market="B",
        pyramid="B",
    )
    play(match, "a get", "b place 1.3", "a sail 1 pyramid", "a build left")
    assert drawn(match, "asks") == "a bonus-card"
    play(match, "a accept")
    assert drawn(match, "asks") == "* draw"
    assert drawn(match, "market") == "statue pair"
    assert drawn(match, "discard") == "none"
    assert drawn(match, "pile") == "31"  # 34 less the open statue and the two that lie closed anew
    assert odds(match) == COPIES | {"statue": 9}
    assert match.table["shuffle"]["pair_place"] == 0
    play(match, "* draw lever")
    assert drawn(match, "cards a") == "lever"
    assert drawn(match, "pile") == "30"


@rule("round-4")
def test_the_temple_draws_from_a_new_pile_while_the_pair_still_lies():
    match = last_ship(
        "temple b b b b\nmarket statue pair\npile 0\ndiscard lever hammer", to="obelisk", market="B", temple="B"
    )
    play(match, "b point", "b point")
    assert drawn(match, "asks") == "* draw"
    assert drawn(match, "market") == "statue pair"
    assert drawn(match, "pile") == "31"
    play(match, "* draw statue")
    assert drawn(match, "pile") == "30"
    assert drawn(match, "cards b") == "statue"
    assert drawn(match, "discard") == "statue"  # the open card; the pair went unseen
    assert drawn(match, "asks") == "* round"
    play(match, "* round 4322")
    assert odds(match) == COPIES | {"statue": 8}


@rule("round-3")
def test_a_bonus_draws_from_a_new_pile():
    match = draw("ship 1 a a a .\nleft b\npile none", pyramid="B")
    play(match, "a sail 1 pyramid", "a build left", "a accept")
    assert odds(match) == COPIES
    assert drawn(match, "pile") == "34"
    assert drawn(match, "discard") == "none"


# -- The dealer -------------------------------------------------------------------------------------------------------


@rule("setup-3", "setup-4", "round-3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_dealer_turns_6_different_round_cards_and_only_cards_that_are_left(seats):
    match = new(seats, market="B", pyramid="B", temple="B")
    dealer = SeededDealer(7)
    number = 0
    while not match.over:
        match.deal(dealer)
        if not match.over:
            (seat,) = match.deciding
            options = codes(match)
            number += 1
            match.play(seat, options[number * 7919 % len(options)])
    turned = drawn(match, "turned").split()
    assert len(turned) == len(set(turned)) == 6
    assert set(turned) < set(ROUND_CARDS[seats])
    assert replay(match.text).table == match.table  # every line was allowed


def due(match):
    """Say which pile the next card comes from: how often it was made, the place of the card, the first outcome, and all cards."""
    made = [0] * 64
    kind, before, place, first, outcomes = match.kernel.rules.pile(match.state, match.components, made)
    name = {0: "rounds", 1: "market"}[kind]
    return name, before, place, GAME.catalogue[first].code, outcomes, sum(made[:outcomes])


@rule("setup-3")
@pytest.mark.parametrize("number", [1, 2, 6])
def test_the_round_cards_are_one_pile_of_7_from_which_each_round_has_its_place(number):
    match = draw(f"seats 3  round {number}  ships none")
    assert due(match) == ("rounds", 0, number - 1, "round 4331", 13, 7)
    made = [0] * 13
    match.kernel.rules.pile(match.state, match.components, made)
    in_order = [action.code for action in GAME.catalogue.actions if action.code.startswith("round ")]
    assert {code for code, count in zip(in_order, made, strict=True) if count} == {
        f"round {card}" for card in ROUND_CARDS[3]
    }


def seen_by(match):
    """Return the seats that see the last line, None for everybody."""
    return match.moves[-1].only


@rule("setup-4", "market-b-2", "round-3")
def test_the_market_cards_lie_in_one_pile_and_the_closed_pair_has_its_place_there():
    match = new(2, market="B", pyramid="B")
    play(match, "* round 4331")
    assert seen_by(match) is None
    for place in range(3):
        assert due(match) == ("market", 0, place, "market entrance", 12, 34)
        play(match, "* market statue")
    play(match, "a place 4.1", "b sail 4 market", "a take pair")
    assert due(match) == ("market", 0, 3, "pair entrance", 12, 34)
    play(match, "* pair lever")
    assert seen_by(match) == (0,)
    assert due(match) == ("market", 0, 4, "pair entrance", 12, 34)
    match = draw("ship 1 a a a .\nleft b\nmarket statue pair\npile lever hammer sail chisel", market="B", pyramid="B")
    play(match, "a sail 1 pyramid", "a build left", "a accept")
    assert due(match) == ("market", 0, 2, "draw entrance", 12, 4)
    match = draw("ship 1 a a a .\nleft b\npile none", pyramid="B")
    play(match, "a sail 1 pyramid", "a build left", "a accept")
    assert due(match) == ("market", 1, 0, "draw entrance", 12, 34)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_round_card_is_told_by_the_spaces_of_its_ships(language):
    words = Words(language, GAME)
    cards = [action for action in GAME.catalogue.actions if action.text == "do-round"]
    assert len(cards) == len({card for cards in ROUND_CARDS.values() for card in cards})
    for card in cards:
        assert ", ".join(card.code.removeprefix("round ")) in words.told(card, "")
