"""What a sheet will bring when all flips to come are known: the book of promises, written anew for one deal.

As in the book a card is counted alone, and each marking on it costs the price of a flip. Rows are those of the book, in
which there is a number for each count of flips to come.
"""

from saqqara.core.contract import CHANCE, States, apply, copy, options, set_up
from saqqara.core.kernel import Ints, count_bits, lowest_bit
from saqqara.core.text.dealing import Deal, dealt
from saqqara.core.text.playout import settle
from saqqara.games.silver_gold_pyramids.ai.promise_text import (
    BOX_AT,
    CARD_HEAD,
    GEM_AT,
    GREENS,
    HEAD,
    ONE_POINT,
    REDS,
    SETS_AT,
    TOMB_CHANCE,
    WIDTH_OF_TABLE,
    colour_of,
    entry,
    finishing,
    flips_to_come,
    half_way,
    next_gem,
    set_number,
    unpaired,
)
from saqqara.games.silver_gold_pyramids.rules.chambers import covered, fitting_corners, neighbours
from saqqara.games.silver_gold_pyramids.rules.symbols import score_of
from saqqara.games.silver_gold_pyramids.table import Components, State
from saqqara.games.silver_gold_pyramids.things import (
    CARDS,
    DEALT,
    FLIP,
    FLIPS,
    NONE,
    ROUNDS,
    SIDES,
    Ask,
    Colour,
    Symbol,
)

TURNS = FLIPS * ROUNDS
PLACES_OF_DECK = 26  # cards that may come up in a game
FLIP_PRICE, GEM_WORTH_AT, TORCH_AT, SKULL_AT, POTION_AT, CROSS_AT, TOMB_AT, WORTHS = 0, 1, 2, 3, 4, 5, 6, 7


# -- The deal ---------------------------------------------------------------------------------------------------------


def read_flips(s: State, c: Components, d: Deal, flips: Ints, made: Ints, out: Ints, weights: Ints) -> None:
    """Write the pattern of each flip of a deal: a seat without cards is asked for nothing."""
    set_up(s, c)
    s.ask = Ask.FLIP
    turn = 0
    while s.ask != Ask.OVER:
        outcome = dealt(s, c, d, made, out, weights)
        flips[turn] = outcome - FLIP
        turn += 1
        apply(s, c, CHANCE, outcome)


def cards_to_come(states: States, at: int, c: Components, d: Deal, made: Ints, out: Ints, weights: Ints) -> int:
    """Return the cards that may come up in the game of states[at], in which cards are to be kept."""
    s = states[at + 1]
    copy(s, states[at])
    cards = 0
    for i in range(DEALT):
        cards |= 1 << s.hand[0][i]
    for _ in range(SIDES):
        options(s, c, 0, out)
        apply(s, c, 0, out[0])
    settle(s, c, d, made, out, weights)
    for place in range(min(PLACES_OF_DECK, d.size[0])):
        cards |= 1 << d.order[0][place]
    return cards


# -- The tables -------------------------------------------------------------------------------------------------------


def squares_gain(c: Components, card: int, squares: int, worths: Ints) -> int:
    """Return what the symbols on squares are worth."""
    symbols = c.symbol[card]
    gems = count_bits(squares & (symbols[Symbol.RED_GEM] | symbols[Symbol.GREEN_GEM]))
    worth = worths[GEM_WORTH_AT] * gems + worths[TORCH_AT] * count_bits(squares & symbols[Symbol.TORCH])
    worth += worths[SKULL_AT] * count_bits(squares & symbols[Symbol.SKULL])
    worth += worths[POTION_AT] * count_bits(squares & symbols[Symbol.POTION])
    return worth + worths[CROSS_AT] * count_bits(squares & symbols[Symbol.CROSS])


def led_to(
    c: Components, card: int, marks: int, squares: int, turns: int, tomb: int, worths: Ints, book: Ints, known: Ints
) -> int:
    """Return what a marking brings when so many flips are to come after it."""
    worth = squares_gain(c, card, squares, worths)
    if squares & c.tomb[card]:
        return worth + tomb
    number = set_number(book, card, marks | squares)
    return worth + known[(number - book[SETS_AT]) * WIDTH_OF_TABLE + turns]


def best_marking(
    c: Components, card: int, marks: int, shape: int, turns: int, tomb: int, worths: Ints, book: Ints, known: Ints
) -> int:
    """Return the most that a marking of a pattern, or of one square, brings."""
    free = c.free[card] & ~marks
    wanted = neighbours(marks) & free if marks else c.entrance[card]
    best = 0
    for i in range(c.first_way[shape + 1] - c.first_way[shape] + 1):
        way = 0 if i == 0 else c.first_way[shape] + i - 1
        corners = fitting_corners(c, way, free, wanted)
        while corners:
            squares = covered(c, way, lowest_bit(corners))
            corners &= corners - 1
            best = max(best, led_to(c, card, marks, squares, turns, tomb, worths, book, known))
    return best


def write_known(c: Components, cards: int, flips: Ints, worths: Ints, book: Ints, known: Ints, news: Ints) -> None:
    """Write what some cards promise for each set of marks and each number of flips to come, and new cards in the mean.

    The row of a set for no flips is 0 from the start.
    """
    news[0] = 0
    for turns in range(1, TURNS + 1):
        shape = flips[TURNS - turns]
        tomb = worths[TOMB_AT] + news[turns - 1]
        for card in range(CARDS):
            if (cards >> card) & 1:
                masks = book[HEAD + CARD_HEAD * card]
                for number in range(masks, masks + book[HEAD + CARD_HEAD * card + 1]):
                    at = (number - book[SETS_AT]) * WIDTH_OF_TABLE + turns
                    worth = best_marking(c, card, book[number], shape, turns - 1, tomb, worths, book, known)
                    known[at] = max(known[at - 1], worth - worths[FLIP_PRICE])
        news[turns] = mean_of_good(cards, turns, book, known)


def mean_of_good(cards: int, turns: int, book: Ints, known: Ints) -> int:
    """Return what those of some empty cards promise that promise more than the mean, in the mean."""
    whole = 0
    count = 0
    least = -(1 << 30)
    for _ in range(2):
        whole = 0
        count = 0
        for card in range(CARDS):
            if (cards >> card) & 1 and book[HEAD + CARD_HEAD * card + 1]:
                worth = known[(book[HEAD + CARD_HEAD * card] - book[SETS_AT]) * WIDTH_OF_TABLE + turns]
                if worth >= least:
                    whole += worth
                    count += 1
        least = whole // max(1, count)
    return least


# -- A sheet ----------------------------------------------------------------------------------------------------------


def known_worth(s: State, c: Components, worths: Ints, book: Ints, known: Ints, news: Ints) -> int:
    """Return what a sheet will bring before a pattern is marked that has been turned up, or at the end."""
    worth = ONE_POINT * score_of(s, c, 0)
    if s.ask == Ask.OVER:
        return worth
    turns = flips_to_come(s) + 1
    ahead = s.red[0] - s.green[0]
    worth += worths[FLIP_PRICE] * turns + unpaired(abs(ahead), turns)
    before = NONE
    for side in range(SIDES):
        card = s.card[0][side]
        if card == NONE:
            worth += news[turns]
        else:
            colour = colour_of(c, card)
            cards = count_bits(s.finished[0] & c.colour[colour]) + (1 if colour == before else 0)
            race = finishing(s, 0, colour, cards, turns)
            worth += known_promise(c, card, s.marks[0][side], ahead, race, turns, book, known)
            before = colour
    for colour in range(Colour.GREEN + 1):
        worth += half_way(s, 0, colour, count_bits(s.finished[0] & c.colour[colour]), turns)
    return worth


def known_promise(
    c: Components, card: int, marks: int, ahead: int, race: int, turns: int, book: Ints, known: Ints
) -> int:
    """Return what a card promises: as `card_promise` does, by the flips to come."""
    number = set_number(book, card, marks)
    if number < 0:
        return 0
    worth = (race - book[BOX_AT]) * entry(book, number, TOMB_CHANCE, turns)
    worth += (next_gem(ahead, turns) - book[GEM_AT]) * entry(book, number, REDS, turns)
    worth += (next_gem(-ahead, turns) - book[GEM_AT]) * entry(book, number, GREENS, turns)
    return known[(number - book[SETS_AT]) * WIDTH_OF_TABLE + turns] + worth // 1000
