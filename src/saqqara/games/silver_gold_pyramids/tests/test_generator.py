"""The generator of decks, what every deck of ours keeps, and the measures behind it."""

import os
from dataclasses import replace
from fractions import Fraction
from itertools import permutations

import pytest

from saqqara.core.game import Wish
from saqqara.games.silver_gold_pyramids.components import worth
from saqqara.games.silver_gold_pyramids.components.chamber import free, mask_of
from saqqara.games.silver_gold_pyramids.components.constraints import constraints
from saqqara.games.silver_gold_pyramids.components.deck import hash_of, read, written
from saqqara.games.silver_gold_pyramids.components.designed import designed, designed_text
from saqqara.games.silver_gold_pyramids.components.make import SHIPPED_SEED, alike, make, make_tool
from saqqara.games.silver_gold_pyramids.components.race import EIGHT, Race

DECKS = int(os.environ.get("SAQQARA_DECKS", "1"))  # besides the shipped one; a long run sets more


def drawn(text):
    return tuple(text.split())


def said(deck):
    return [finding.said() for finding in constraints(deck)]


def with_card(card, **changed):
    cards = list(designed().cards)
    cards[card - 1] = replace(cards[card - 1], **changed)
    return replace(designed(), cards=tuple(cards))


# -- Made decks -------------------------------------------------------------------------------------------------------


def test_the_shipped_deck_is_made_again_byte_for_byte():
    made = make_tool(Wish())
    assert made["text"] + "\n" == designed_text()
    assert (made["seed"], made["hash"], made["origin"]) == (SHIPPED_SEED, hash_of(designed()), "designed")


@pytest.mark.parametrize("seed", range(1, DECKS + 1))
def test_a_deck_keeps_all_that_decks_of_ours_keep(seed):
    shown: list[int] = []
    deck = make(seed, shown.append)
    assert said(deck) == []
    assert read(written(deck))[1] == []
    assert shown[-1] == 48
    assert written(deck) != written(designed())


def test_a_made_deck_says_who_designed_it():
    lines = designed_text().splitlines()
    assert lines[0] == "# sgp-deck 1"
    assert lines[1] == "# Designed by the Saqqara project; these are not the publisher's cards."
    assert lines[2] == "# Generator 1, seed 2650: saqqara components make silver_gold_pyramids --seed 2650"


def test_no_two_chambers_of_the_shipped_deck_are_alike():
    walls = [mask_of(card.rows, "#") for card in designed().cards]
    for number, one in enumerate(walls):
        assert all((one ^ turned).bit_count() >= 4 for other in walls[:number] for turned in alike(other))


def test_a_chamber_is_like_its_mirror_image_and_itself_turned_about():
    masks = [mask_of(drawn(text), "#") for text in ("##... ..... ..... ..... .....", "#.... #.... ..... ..... .....", "..... ..... ..... ..... ...##", "..... ..... ..... ....# ....#")]  # fmt: skip
    assert list(alike(masks[0])) == masks


# -- What is kept: each bound can be broken ---------------------------------------------------------------------------


def test_the_shipped_deck_keeps_all_bounds():
    assert said(designed()) == []


@pytest.mark.parametrize(
    ("rows", "broken"),
    [
        ("E.### .##.s s.x.# ..r##", "card 1: not five rows of five squares"),
        ("E.### .##.s s.x.# ..r## .#s.TT", "card 1: not five rows of five squares"),
        ("E.### .##.s s.x.# ..q## .#s.T", "card 1: an unknown square"),
        (".E### .##.s s.x.# ..r## .#s.T", "card 1: entrance and tomb are not on a1 and e5"),
        ("E.### .##.s s.x.# ..r## .#sT.", "card 1: entrance and tomb are not on a1 and e5"),
        ("E.### .##.s s.x.# ..r## .#s#T", "card 1: the tomb cannot be reached"),
        ("E.##. .##.# s.x.# ..r## .#s.T", "card 1: a square cannot be reached"),
        ("E.... .#.#. .s.r. .#.#. ....T", "card 1: 4 walls"),
        ("E.s.# .##.. .##r# ...#. #...T", "card 1: a block of four walls"),
        ("E.s.# #.... ..... .##.. #...T", "orange: not four cards each with 6, 7, 8 and 9 walls"),
        ("E#... .#... ..... .##.. #...T", "card 1: only 3 patterns can be the first"),
        ("E.... ####. ..... .#### ....T", "card 1: a shortest route of 17 squares"),
        ("E.... ####. ..... .#### ....T", "card 1: 5 expedition cards at least"),
        ("E.### #..## ##..# ###.. ####T", "card 1: only one shortest route"),
        ("E.### x##xs s.x.# ..r## .#s.T", "card 1: 3 of x"),
        ("E.### .##.s s.x.# ...## .#s.T", "card 1: 0 of rg"),
        ("E.### .##.s ..x.# ..r## .#..T", "card 1: 1 of s"),
        ("E.### .##ss s.xs# ..r## .#s.T", "card 1: 5 of s"),
        ("E.### .##.s s.xt# .pr## .#s.T", "card 1: 2 of tp"),
        ("E.### .##.s s.x.# ..r## .#s.T", ""),
        ("E.### .##.s s.x.# ..g## .#s.T", "orange: 13 of g, not 12"),
        ("E.### .##.s s.x.# ..g## .#s.T", "orange: 11 of r, not 12"),
        ("E.### .##.s s...# ..r## .#s.T", "orange: 15 of x, not 16"),
        ("E.### .##.s s.x.# p.r## .#s.T", "orange: 5 of p, not 4"),
        ("E.### .##.s s.x.# t.r## .#s.T", "orange: 6 of t, not 5"),
        ("E.### .##.. s.x.# ..r## .#s.T", "orange: 47 of s, not 48"),
        ("E.### .##.s t.x.# ..r## .#s.T", "card 1: t lies fewer than 3 steps from the entrance"),
        ("E.### .##.s s.x.# p.r## .#s.T", "card 1: p lies fewer than 4 steps from the entrance"),
        ("E.### .##ss ..x.# ..r## s#..T", "card 1: no skull on a shortest route"),
        ("E.### .##.s s.xx# ..r## .#s.T", "card 1: two x side by side"),
        ("E.### .##.s s.x.# .rr## .#s.T", "card 1: two r side by side"),
        ("Es### .##ss ..x.# ..r## .#..T", "orange: not 5 cards where a skull cannot be avoided"),
        ("E.... .#.r. g#.#x ...t. #.s#T", "card 1: index"),
        ("E.### .##.s s...# ..s## .#s.T", "card 1: index"),
    ],
)  # fmt: skip
def test_a_bound_that_one_card_breaks_is_named(rows, broken):
    found = said(with_card(1, rows=drawn(rows)))
    assert any(text.startswith(broken) for text in found) if broken else found == []


@pytest.mark.parametrize("mark", "trgxs")
def test_a_long_card_carries_what_makes_up_for_its_length(mark):
    rows = tuple(row.replace(mark, ".") for row in designed().cards[30].rows)
    assert f"card 31: 0 of {mark} on a long card" in said(with_card(31, rows=rows))


def test_two_long_cards_a_colour_have_6_and_7_walls():
    long = with_card(1, rows=designed().cards[30].rows)
    assert "orange: not two long cards" in said(long)
    assert "orange: the long cards do not have 6 and 7 walls" in said(long)


def test_colours_and_numbers_are_kept():
    deck = designed()
    assert "the cards are not numbered from 1 to 48" in said(replace(deck, cards=deck.cards[:-1]))
    assert "the cards are not numbered from 1 to 48" in said(with_card(2, number=1))
    assert "the colours do not have 16 cards each" in said(with_card(18, colour="green"))
    assert "card 15: not violet" in said(with_card(15, colour="green"))
    assert "card 33: not violet" in said(with_card(33, colour="orange"))
    assert "card 18: not the colour of its number" in said(with_card(18, colour="green"))
    assert "card 7: the entrance carries a symbol" in said(with_card(7, entrance_symbol="x"))
    assert "the expedition cards are not the eight" in said(replace(deck, expeditions=(("I2", 8),)))


def test_a_weaker_card_has_the_lower_number_in_its_colour():
    first, last = designed().cards[0], designed().cards[45]
    cards = {0: replace(first, rows=last.rows), 45: replace(last, rows=first.rows)}
    swapped = tuple(cards.get(place, card) for place, card in enumerate(designed().cards))
    assert said(replace(designed(), cards=swapped)) == ["orange: a weaker card has a higher number"]


def test_the_colours_are_equally_good_on_average():
    kind = [replace(card, rows=tuple(row.replace("s", ".") for row in card.rows)) if card.colour == "violet" else card for card in designed().cards]  # fmt: skip
    assert any(
        text.startswith("the mean indices of the colours differ: ")
        for text in said(replace(designed(), cards=tuple(kind)))
    )


def test_a_race_takes_about_4_4_expedition_cards_on_average():
    easy = tuple(replace(card, rows=drawn("E.... ..... ..... ..... ....T")) for card in designed().cards)
    assert any(text.startswith("a racer needs 3.") for text in said(replace(designed(), cards=easy)))


# -- The measures -----------------------------------------------------------------------------------------------------

CORRIDOR = drawn("E.... ####. ####. ####. ####T")


def in_a_straight_corridor(order, length):
    """Count the cards that mark a corridor one square wide: I2 and I3 lie along it, of the others one square is marked."""
    marked = 0
    for cards, name in enumerate(order, 1):
        squares = {"I2": 2, "I3": 3}.get(name, 1)
        marked += squares if marked + squares <= length else 1
        if marked == length:
            return cards
    raise AssertionError(order)


def test_the_mean_number_of_cards_is_exact():
    ground = mask_of(drawn("E...T ##### ##### ##### #####"), ".ET")
    orders = list(permutations([name for name, number in EIGHT for _ in range(number)]))
    mean = Fraction(sum(in_a_straight_corridor(order, 5) for order in orders), len(orders))
    assert Race(ground, 1, 1 << 4).expected() == mean


def test_a_race_goes_on_in_the_next_round_with_all_eight_cards():
    assert Race(free(CORRIDOR), 1, 1 << 28).expected(bag=(0, 0, 0, 1, 0, 1)) == 1 + Fraction(
        Race(free(CORRIDOR), 1, 1 << 28).expected(1)
    )


def test_the_fewest_cards_are_those_of_the_luckiest_race():
    assert Race(mask_of(drawn("E...T ##### ##### ##### #####"), ".ET"), 1, 1 << 4).fewest() == 2
    assert Race(free(CORRIDOR), 1, 1 << 28).fewest() == 3
    assert Race(free(drawn("E.... ####. ..... .#### ....T")), 1, 1 << 28).fewest() == 5


def test_routes_are_counted():
    assert worth.ways_through(drawn("E.... ..... ..... ..... ....T")) == 70
    assert worth.ways_through(CORRIDOR) == 1
    assert worth.ways_through(drawn("E#... .#... .#... .#... .#..T")) == 0


def test_a_detour_counts_the_squares_to_be_marked_beyond_a_shortest_route():
    rows = drawn("E.... .###. ..##. .###. ..##T")
    assert [worth.detour(rows, bit) for bit in (4, 6, 12, 13, 24, 25)] == [0, 1, 2, 3, 4, 5]


def test_skulls_bar_a_chamber_when_no_route_of_two_more_squares_avoids_them():
    assert not worth.barred(drawn("E.s.. .###. .###. .###. ....T"))
    assert worth.barred(drawn("E.s.. .###. .###. .###. s...T"))
    assert not worth.barred(drawn("Es... .###. .#... ...#. ...#T"))  # 9 squares, 11 without a skull
    assert worth.barred(drawn("Es... .###. .#... .#.#. ...#T"))  # 9 squares, 13 without a skull
