"""What the sheet of a seat that plays alone is worth: the book, the colours ahead, and what its traits add to that.

A trait is something that can be seen of a sheet at once; how much each weighs stands at the end of the book, for each
number of flips to come, and was found in games that the search played.
"""

from saqqara.core.kernel import Ints, count_bits
from saqqara.games.silver_gold_pyramids.ai.promise_text import (
    ALONE_AT,
    BOX_AT,
    LATE,
    MEANS_AT,
    ONE_POINT,
    PRICE_AT,
    SETS_AT,
    SIZE_AT,
    TABLES_AT,
    TOMB_CHANCE,
    WIDTH_OF_TABLE,
    card_promise,
    colour_of,
    flips_to_come,
    set_number,
    sheet_worth,
    unpaired,
)
from saqqara.games.silver_gold_pyramids.rules.symbols import box_worth, score_of
from saqqara.games.silver_gold_pyramids.table import Components, State
from saqqara.games.silver_gold_pyramids.things import BOXES, FLIPS, NONE, SIDES, Colour, Symbol

# What so many finished cards of a colour are worth beside the boxes they have won, in thousandths of a point
HALF_WAYS = (0, 4500, -500, 2000, -700, 600, -700)
WEIGHT_OF_ONE = 1024

# The traits. Those of cards are sums over both; chances are those to mark the tomb within so many flips.
BETTER, WORSE, PRODUCT = 0, 1, 2  # what the cards promise
AT_ALL, AT_ONCE, IN_TWO, IN_THREE, BOTH_IN_TWO, BOTH_IN_FOUR, BOX_CHANCE = 3, 4, 5, 6, 7, 8, 9
OF_COLOUR = 9  # + 1 to 5: colours of which so many cards are finished, or more than five
SAME_COLOUR = 15  # the two cards win a box together
TICKED, TORCH_OPEN, TORCH_WASTED = 16, 17, 18  # this round's torch, in shares of the round that are still to come
SKULLS, SKULLS_TWICE = 19, 20
UNEVEN, PAIRS = 21, 22  # gems
FINISHED, CROSSES, GEMS, POTIONS = 23, 24, 25, 26
TRAITS = 27
WEIGHTS_FROM = WIDTH_OF_TABLE  # the chances of a new card come before them


def worth_of(s: State, c: Components, seat: int, threatened: int, book: Ints) -> int:
    """Return what a sheet will bring after a turn that is complete, by a book for one seat or for several."""
    if book[ALONE_AT]:
        return worth_alone(s, c, seat, book)
    return sheet_worth(s, c, seat, threatened, book)


def race_alone(cards: int, turns: int) -> int:
    """Return what one more card of a colour brings when so many are finished and nobody else races."""
    if cards >= 2 * BOXES:
        return 0
    worth = (HALF_WAYS[cards + 1] - HALF_WAYS[cards]) * min(turns, LATE) // LATE
    return worth + (ONE_POINT * box_worth(cards // 2) if cards % 2 else 0)


def tomb_chances(book: Ints, card: int, marks: int) -> int:
    """Return where the chances of a tomb stand, by flips; those of a new card for a card that is not there."""
    number = set_number(book, card, marks) if card != NONE else -1
    if number < 0:
        return book[ALONE_AT]
    return book[TABLES_AT] + (TOMB_CHANCE * book[SIZE_AT] + number - book[SETS_AT]) * WIDTH_OF_TABLE


def worth_alone(s: State, c: Components, seat: int, book: Ints) -> int:
    """Return what a sheet will bring after a turn that is complete, when nobody else plays."""
    turns = flips_to_come(s)
    worth = ONE_POINT * score_of(s, c, seat)
    if turns == 0:
        return worth
    worth += book[PRICE_AT] * turns + unpaired(abs(s.red[seat] - s.green[seat]), turns)
    for colour in range(Colour.GREEN + 1):
        cards = min(2 * BOXES, count_bits(s.finished[seat] & c.colour[colour]))
        worth += HALF_WAYS[cards] * min(turns, LATE) // LATE
    weights = book[ALONE_AT] + WEIGHTS_FROM + TRAITS * turns
    promised, told = cards_alone(s, c, seat, turns, weights, book)
    return worth + promised + (told + score_alone(s, c, seat, weights, book)) // WEIGHT_OF_ONE


def cards_alone(s: State, c: Components, seat: int, turns: int, weights: int, book: Ints) -> tuple[int, int]:
    """Return what the two cards promise, and what their traits weigh."""
    ahead = s.red[seat] - s.green[seat]
    told = 0
    promised = 0
    high = 0
    both_in_two = ONE_POINT
    both_in_four = ONE_POINT
    before = NONE
    for side in range(SIDES):
        card = s.card[seat][side]
        promise = book[book[MEANS_AT] + turns]
        race = book[BOX_AT]
        at = tomb_chances(book, card, s.marks[seat][side])
        if card != NONE:
            colour = colour_of(c, card)
            cards = count_bits(s.finished[seat] & c.colour[colour]) + (1 if colour == before else 0)
            if colour == before and cards % 2:
                told += book[weights + SAME_COLOUR] * ONE_POINT
            race = race_alone(cards, turns)
            promise = card_promise(c, card, s.marks[seat][side], ahead, race, turns, book)
            before = colour
            told += symbols_alone(s, c, seat, side, weights, book)
        told += book[weights + AT_ALL] * book[at + turns] + book[weights + AT_ONCE] * book[at + 1]
        told += book[weights + IN_TWO] * book[at + min(2, turns)]
        told += book[weights + IN_THREE] * book[at + min(3, turns)]
        told += book[weights + BOX_CHANCE] * (race * book[at + turns] // 1000)
        both_in_two = both_in_two * book[at + min(2, turns)] // 1000
        both_in_four = both_in_four * book[at + min(4, turns)] // 1000
        high = promise if side == 0 else max(high, promise)
        promised += promise
    low = promised - high
    told += book[weights + BETTER] * high + book[weights + WORSE] * low
    told += book[weights + PRODUCT] * (high * low // 10000)
    return promised, told + book[weights + BOTH_IN_TWO] * both_in_two + book[weights + BOTH_IN_FOUR] * both_in_four


def symbols_alone(s: State, c: Components, seat: int, side: int, weights: int, book: Ints) -> int:
    """Return what the symbols weigh that are still to be marked on a card."""
    symbols = c.symbol[s.card[seat][side]]
    still = ~s.marks[seat][side]
    gems = count_bits((symbols[Symbol.RED_GEM] | symbols[Symbol.GREEN_GEM]) & still)
    told = book[weights + CROSSES] * count_bits(symbols[Symbol.CROSS] & still)
    told += book[weights + GEMS] * gems + book[weights + POTIONS] * count_bits(symbols[Symbol.POTION] & still)
    told *= ONE_POINT
    if symbols[Symbol.TORCH] & still:
        trait = TORCH_WASTED if (s.torches[seat] >> (s.round - 1)) & 1 else TORCH_OPEN
        told += book[weights + trait] * (ONE_POINT * (FLIPS - s.flips) // FLIPS)
    return told


def score_alone(s: State, c: Components, seat: int, weights: int, book: Ints) -> int:
    """Return what the traits of the score card weigh."""
    told = 0
    for colour in range(Colour.GREEN + 1):
        cards = count_bits(s.finished[seat] & c.colour[colour])
        if cards:
            told += book[weights + OF_COLOUR + min(cards, 5)]
        told += book[weights + FINISHED] * cards
    red = s.red[seat]
    green = s.green[seat]
    told += book[weights + SKULLS] * s.skulls[seat]
    told += book[weights + UNEVEN] * abs(red - green) + book[weights + PAIRS] * min(red, green)
    told = ONE_POINT * told + book[weights + SKULLS_TWICE] * (100 * s.skulls[seat] * s.skulls[seat])
    if (s.torches[seat] >> (s.round - 1)) & 1:
        told += book[weights + TICKED] * (ONE_POINT * (FLIPS - s.flips) // FLIPS)
    return told
