"""What every deck of ours keeps, so that it plays like the game: checked apart from the generator that made it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import pairwise

from saqqara.games.silver_gold_pyramids.components import chamber, worth
from saqqara.games.silver_gold_pyramids.components.chamber import ENTRANCE, TOMB, beside, free, mask_of, rings, route
from saqqara.games.silver_gold_pyramids.components.deck import COLOURS, Card, Deck
from saqqara.games.silver_gold_pyramids.components.finding import Finding
from saqqara.games.silver_gold_pyramids.components.race import EIGHT, Race
from saqqara.games.silver_gold_pyramids.components.shapes import WIDTH

CARDS, OF_A_COLOUR = 48, 16
VIOLET = (15, 33)
A1, E5 = 1, 1 << 4 * WIDTH + 4
WALLS = {6: 4, 7: 4, 8: 4, 9: 4}  # how many cards of a colour have so many
ROUTES = {9: 14, 11: 2}  # how many cards of a colour have a shortest route of so many squares
LONG_WALLS = [6, 7]
TOTALS = {"x": 16, "r": 12, "g": 12, "t": 5, "s": 48, "p": 4}  # of a colour
PER_CARD = {"x": (0, 2), "rg": (1, 4), "s": (2, 4), "tp": (0, 1)}
ON_A_LONG_CARD = {"x": (2, 2), "r": (1, 4), "g": (1, 4), "t": (1, 1), "s": (2, 2)}
STEPS = {"t": 3, "p": 4}
BARRED = 5  # cards of a colour
MEAN_CARDS = (Fraction(42, 10), Fraction(46, 10))
INDEX = (Fraction(1), Fraction(13, 2))
SPREAD = Fraction(3, 10)


def constraints(deck: Deck) -> list[Finding]:
    """List what a deck of ours does not keep."""
    found = [*_numbers(deck), *_balance(deck)]
    for card in deck.cards:
        said = list(_given(card)) or [*_walls(card), *_symbols(card), *_places(card), *_race(card)]
        found += [Finding(card.line, card.number, text) for text in said]
    for colour in COLOURS:
        cards = [card for card in deck.cards if card.colour == colour]
        found += [Finding(0, None, f"{colour}: {text}") for text in _totals(cards)]
    return found


def _numbers(deck: Deck) -> Iterator[Finding]:
    if [card.number for card in deck.cards] != list(range(1, CARDS + 1)):
        yield Finding(0, None, f"the cards are not numbered from 1 to {CARDS}")
    if Counter(card.colour for card in deck.cards) != dict.fromkeys(COLOURS, OF_A_COLOUR):
        yield Finding(0, None, f"the colours do not have {OF_A_COLOUR} cards each")
    for card in deck.cards:
        if card.number in VIOLET and card.colour != "violet":
            yield Finding(card.line, card.number, "not violet")
        if card.colour != COLOURS[card.number % len(COLOURS)]:
            yield Finding(card.line, card.number, "not the colour of its number")
    if deck.expeditions != EIGHT:
        yield Finding(0, None, "the expedition cards are not the eight")


def _balance(deck: Deck) -> Iterator[Finding]:
    """Compare the colours, and the cards within each."""
    cards = [card for card in deck.cards if not list(_given(card))]
    means = []
    for colour in COLOURS:
        indices = [worth.index(card.rows) for card in cards if card.colour == colour]
        means.append(sum(indices, Fraction()) / max(1, len(indices)))
        if any(b < a for a, b in pairwise(indices)):
            yield Finding(0, None, f"{colour}: a weaker card has a higher number")
    if max(means) - min(means) > SPREAD:
        yield Finding(0, None, f"the mean indices of the colours differ: {_decimals(*means)}")
    mean = sum((worth.cards_needed(card.rows) for card in cards), Fraction()) / max(1, len(cards))
    if not MEAN_CARDS[0] <= mean <= MEAN_CARDS[1]:
        yield Finding(0, None, f"a racer needs {_decimals(mean)} expedition cards on average")


def _decimals(*numbers: Fraction) -> str:
    return " ".join(f"{float(number):.2f}" for number in numbers)


# -- One card ---------------------------------------------------------------------------------------------------------


def _given(card: Card) -> Iterator[str]:
    """Say what makes every further question idle."""
    if [len(row) for row in card.rows] != [5] * 5:
        yield "not five rows of five squares"
    elif set("".join(card.rows)) - set(".#ETxrgtsp"):
        yield "an unknown square"
    elif (mask_of(card.rows, ENTRANCE), mask_of(card.rows, TOMB)) != (A1, E5):
        yield "entrance and tomb are not on a1 and e5"
    elif not route(card.rows):
        yield "the tomb cannot be reached"
    elif chamber.unreached(card.rows):
        yield "a square cannot be reached"


def _walls(card: Card) -> Iterator[str]:
    walls = mask_of(card.rows, "#")
    if walls.bit_count() not in WALLS:
        yield f"{walls.bit_count()} walls"
    if walls & walls >> 1 & walls >> WIDTH & walls >> WIDTH + 1:
        yield "a block of four walls"
    if route(card.rows) not in ROUTES:
        yield f"a shortest route of {route(card.rows)} squares"
    if route(card.rows) == min(ROUTES) and worth.ways_through(card.rows) == 1:
        yield "only one shortest route"


def _symbols(card: Card) -> Iterator[str]:
    long = route(card.rows) == max(ROUTES)
    for marks, (low, high) in [*PER_CARD.items(), *(ON_A_LONG_CARD.items() if long else ())]:
        number = chamber.count(card.rows, marks)
        if not low <= number <= high:
            yield f"{number} of {marks}{' on a long card' if long else ''}"
    if card.entrance_symbol:
        yield "the entrance carries a symbol"


def _places(card: Card) -> Iterator[str]:
    near = rings(A1, free(card.rows))
    for mark, number in STEPS.items():
        if sum(near[:number]) & mask_of(card.rows, mark):
            yield f"{mark} lies fewer than {number} steps from the entrance"
    if not worth.on_shortest(card.rows) & mask_of(card.rows, "s"):
        yield "no skull on a shortest route"
    for mark in "xrgtp":
        if beside(mask_of(card.rows, mark)) & mask_of(card.rows, mark):
            yield f"two {mark} side by side"


def _race(card: Card) -> Iterator[str]:
    race = Race(free(card.rows), A1, E5)
    if race.openings() < 4:  # noqa: PLR2004  of the six patterns
        yield f"only {race.openings()} patterns can be the first"
    if race.fewest() != 3:  # noqa: PLR2004
        yield f"{race.fewest()} expedition cards at least"
    if not INDEX[0] <= worth.index(card.rows) <= INDEX[1]:
        yield f"index {_decimals(worth.index(card.rows))}"


# -- A colour ---------------------------------------------------------------------------------------------------------


def _totals(cards: list[Card]) -> Iterator[str]:
    for mark, number in TOTALS.items():
        found = sum(chamber.count(card.rows, mark) for card in cards)
        if found != number:
            yield f"{found} of {mark}, not {number}"
    if Counter(chamber.walls(card.rows) for card in cards) != WALLS:
        yield "not four cards each with 6, 7, 8 and 9 walls"
    reached = [card for card in cards if not list(_given(card))]
    if Counter(route(card.rows) for card in reached) != ROUTES:
        yield "not two long cards"
    if sorted(chamber.walls(card.rows) for card in reached if route(card.rows) == max(ROUTES)) != LONG_WALLS:
        yield "the long cards do not have 6 and 7 walls"
    if sum(worth.barred(card.rows) for card in reached) != BARRED:
        yield f"not {BARRED} cards where a skull cannot be avoided"
