"""The market, side A and side B."""

from __future__ import annotations

import pytest

from saqqara.games.imhotep.tests.draw import codes, draw, draw_table, drawn, last_ship, new, odds, play, some, why
from saqqara.testing import rule

KEPT = [
    "pyramid-decoration", "temple-decoration", "burial-decoration", "obelisk-decoration", "statue", "lever", "hammer", "sail", "chisel",
]  # fmt: skip
RED = ["entrance", "sarcophagus", "paved-path"]


# -- Taking a card ----------------------------------------------------------------------------------------------------


@rule("market-1")
def test_the_owner_of_each_stone_takes_a_card_bow_first():
    match = draw("""
        seats   3
        ship 1  b . c b
        market  statue lever statue chisel
    """)
    play(match, "a sail 1 market")
    assert drawn(match, "asks") == "b take"
    assert some(match, "take") == ["statue", "lever", "chisel"]
    play(match, "b take statue")
    assert drawn(match, "asks") == "c take"
    assert some(match, "take") == ["statue", "lever", "chisel"]
    play(match, "c take statue")
    assert drawn(match, "asks") == "b take"
    assert some(match, "take") == ["lever", "chisel"]
    play(match, "b take chisel")
    assert drawn(match, "market") == "lever"
    assert [drawn(match, f"cards {seat}") for seat in "abc"] == ["none", "statue chisel", "statue"]
    assert drawn(match, "asks") == "b turn"


@rule("market-1")
def test_a_card_that_does_not_lie_there_cannot_be_taken():
    match = draw("ship 1 a a a .\nmarket statue lever\ncards b chisel\ndiscard sail")
    play(match, "a sail 1 market")
    for card in ("chisel", "sail", "hammer", "entrance"):
        assert why(match, "a", f"take {card}") == "market-1"
    assert why(match, "b", "take statue") == "turn-2"
    play(match, "a take statue")
    assert why(match, "a", "take statue") == "market-1"


@rule("market-1")
@pytest.mark.parametrize("place", [0, 1, 2, 3])
def test_a_card_can_be_taken_from_every_place(place):
    cards = ["statue", "lever", "hammer", "sail"]
    match = draw(f"ship 1 a a a .\nmarket {' '.join(cards)}")
    play(match, "a sail 1 market", f"a take {cards[place]}")
    assert drawn(match, "market").split() == cards[:place] + cards[place + 1 :]


@rule("market-2")
def test_the_stone_goes_back_to_the_quarry_after_its_card_is_taken():
    match = draw("ship 1 a b a .\nmarket statue lever chisel")
    play(match, "a sail 1 market")
    assert drawn(match, "quarry") == "a 27 b 28"
    play(match, "a take statue")
    assert drawn(match, "quarry") == "a 28 b 28"
    play(match, "b take lever")
    assert drawn(match, "quarry") == "a 28 b 29"
    play(match, "a take chisel")
    assert drawn(match, "quarry") == "a 29 b 29"


@rule("market-2")
def test_a_stone_goes_back_also_when_no_card_is_left_for_it():
    match = draw("ship 1 a b a .\nmarket statue")
    play(match, "a sail 1 market", "a take statue")
    assert drawn(match, "quarry") == "a 29 b 29"
    assert drawn(match, "asks") == "b turn"


@rule("market-3")
@pytest.mark.parametrize("card", KEPT)
def test_a_card_that_is_not_red_is_laid_in_front_of_its_owner(card):
    match = draw(f"ship 1 b a a .\nmarket {card} statue statue\nships 4331\nship 4 a")
    play(match, "a sail 1 market", f"b take {card}", "a take statue", "a take statue")
    assert drawn(match, "cards b") == card
    assert drawn(match, "discard") == "none"


@rule("market-3")
@pytest.mark.parametrize("card", RED)
def test_a_red_card_is_carried_out_at_once_and_discarded(card):
    match = draw(f"ship 1 b a a .\nmarket {card} statue statue")
    play(match, "a sail 1 market", f"b take {card}")
    assert drawn(match, "cards b") == "none"
    assert drawn(match, "discard") == card
    assert drawn(match, "quarry") == "a 27 b 28"


@rule("market-3")
def test_a_blue_card_waits_for_a_later_turn():
    match = draw("ship 1 a a a .\nmarket hammer statue statue")
    play(match, "a sail 1 market", "a take hammer")
    assert why(match, "a", "play hammer") == "turn-2"
    play(match, "a take statue", "a take statue", "b get")
    assert some(match, "play") == ["hammer"]


@rule("market-4")
def test_a_card_must_be_taken():
    match = draw("ship 1 a a a .\nmarket lever statue\nsled a 2")
    play(match, "a sail 1 market")
    assert codes(match) == ["take statue", "take lever"]
    for code in ("decline", "pass", "get"):
        assert why(match, "a", code) == "turn-2"


# -- Side B -----------------------------------------------------------------------------------------------------------


@rule("market-b-1")
def test_3_cards_lie_open_and_2_closed():
    match = new(2, market="B")
    play(match, "* round 4331", "* market statue", "* market lever", "* market chisel")
    assert drawn(match, "asks") == "a turn"
    assert drawn(match, "market") == "statue lever chisel pair"
    assert drawn(match, "pile") == "29"


@rule("market-b-1")
def test_side_a_has_no_closed_pair():
    match = draw("ship 1 a a a .\nmarket statue lever")
    assert "pair" not in drawn(match, "market")
    play(match, "a sail 1 market")
    assert why(match, "a", "take pair") == "market-b-2"
    with pytest.raises(ValueError, match="no closed pair"):
        draw("market statue pair")


@rule("market-b-2")
def test_an_owner_may_take_the_pair_look_at_both_and_keep_one():
    match = draw("ship 1 b a a .\nmarket statue statue pair", market="B")
    play(match, "a sail 1 market")
    assert codes(match) == ["take statue", "take pair"]
    play(match, "b take pair")
    assert drawn(match, "asks") == "* pair"
    assert drawn(match, "market") == "statue statue"
    assert odds(match)["lever"] == 2
    play(match, "* pair lever")
    assert odds(match)["lever"] == 1
    play(match, "* pair sail")
    assert drawn(match, "asks") == "b keep"
    assert codes(match) == ["keep lever", "keep sail"]
    assert why(match, "b", "keep statue") == "market-b-2"
    assert why(match, "b", "take statue") == "turn-2"
    assert why(match, "b", "decline") == "turn-2"
    assert drawn(match, "quarry") == "a 27 b 28"
    play(match, "b keep sail")
    assert drawn(match, "cards b") == "sail"
    assert drawn(match, "quarry") == "a 27 b 29"
    assert drawn(match, "asks") == "a take"


@rule("market-b-2")
def test_the_second_card_of_the_pair_cannot_be_a_third_copy():
    match = draw("ship 1 b a a .\nmarket lever pair\ncards a hammer", market="B")
    play(match, "a sail 1 market", "b take pair")
    assert why(match, "*", "pair hammer") == ""
    play(match, "* pair hammer")
    assert "hammer" not in odds(match)
    assert why(match, "*", "pair hammer") == "setup-4"


@rule("market-b-2")
def test_the_pair_is_gone_once_it_is_taken():
    match = draw("ship 1 b a a .\nmarket statue statue pair", market="B")
    play(match, "a sail 1 market", "b take pair", "* pair lever", "* pair sail", "b keep sail")
    assert codes(match) == ["take statue"]
    assert why(match, "a", "take pair") == "market-b-2"


@rule("market-b-2")
def test_nobody_else_sees_the_pair():
    match = draw("seats 3\nship 1 b a a .\nmarket statue statue pair", market="B")
    play(match, "a sail 1 market", "b take pair", "* pair lever", "* pair sail")
    assert drawn(match, "pair") == "lever sail"
    seen = [draw_table(match.view(seat).table, "pair", match) for seat in (0, 1, 2, -1)]
    assert seen == ["none", "lever sail", "none", "none"]
    assert "*1 pair lever" in match.text_for(1)
    assert "pair lever" not in match.text_for(0)
    assert "pair sail" not in match.text_for(2)
    play(match, "b keep lever")
    assert draw_table(match.view(0).table, "cards b", match) == "lever"
    assert drawn(match, "pair") == "none"


@rule("market-b-2")
def test_who_does_not_see_the_pair_can_only_imagine_cards_that_nobody_has_seen():
    match = draw("ship 1 b a a .\nmarket statue pair\npile lever lever hammer", market="B")
    play(match, "a sail 1 market", "b take pair", "* pair hammer")
    lever, hammer = 8, 9
    assert {match.view(0).imagine(seed).pair[0] for seed in range(30)} == {lever, hammer}
    play(match, "* pair lever")
    imagined = {tuple(match.view(0).imagine(seed).pair) for seed in range(60)}
    assert imagined == {(lever, lever), (lever, hammer), (hammer, lever)}
    assert {tuple(match.view(1).imagine(seed).pair) for seed in range(5)} == {(hammer, lever)}


@rule("market-b-2")
def test_two_alike_are_one_option():
    match = draw("ship 1 b a a .\nmarket lever statue pair", market="B")
    play(match, "a sail 1 market", "b take pair", "* pair statue", "* pair statue")
    assert codes(match) == ["keep statue"]
    play(match, "b keep statue")
    assert drawn(match, "cards b") == "statue"
    assert drawn(match, "discard") == "statue"


@rule("market-b-2", "market-3")
def test_a_red_card_of_the_pair_is_carried_out_at_once():
    match = draw("ship 1 b a a .\nmarket lever statue pair", market="B")
    play(match, "a sail 1 market", "b take pair", "* pair lever", "* pair sarcophagus", "b keep sarcophagus")
    assert drawn(match, "burial") == "b / . / ."
    assert drawn(match, "discard") == "sarcophagus lever"
    assert drawn(match, "cards b") == "none"


@rule("market-b-3")
@pytest.mark.parametrize(("kept", "other"), [("lever", "chisel"), ("chisel", "lever")])
def test_the_other_card_is_discarded_face_up(kept, other):
    match = draw("ship 1 b a a .\nmarket statue statue pair", market="B")
    play(match, "a sail 1 market", "b take pair", "* pair chisel", "* pair lever", f"b keep {kept}")
    assert drawn(match, "discard") == other
    assert drawn(match, "cards b") == kept
    assert drawn(match, "pile") == "30"


@rule("market-b-3")
def test_a_card_kept_or_discarded_is_no_longer_among_the_unseen():
    match = draw(
        "ships 4331\nship 1 at temple\nship 2 at burial\nship 3 at pyramid\nship 4 b\nmarket lever pair", market="B"
    )
    play(match, "a sail 4 market", "b take pair", "* pair hammer", "* pair hammer", "b keep hammer", "* round 4322")
    assert "hammer" not in odds(match)
    assert odds(match)["lever"] == 1
    assert drawn(match, "discard") == "lever hammer"


@rule("market-b-4")
def test_a_pair_that_nobody_took_is_discarded_unseen():
    match = last_ship("market lever pair", to="temple", market="B")
    assert drawn(match, "discard") == "lever"
    assert drawn(match, "pile") == "31"
    assert drawn(match, "market") == "none"
    play(match, "* round 4322")
    assert sum(odds(match).values()) == 33  # the two are still among the cards nobody has seen
    play(match, *["* market statue"] * 3)
    assert drawn(match, "pile") == "26"
    assert drawn(match, "market") == "statue statue statue pair"
