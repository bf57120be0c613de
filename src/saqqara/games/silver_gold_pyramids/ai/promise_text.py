"""The book as a search reads it, and what a sheet is worth by it, in thousandths of a point."""

from saqqara.core.kernel import Ints, count_bits
from saqqara.games.silver_gold_pyramids.advice import steps_to_tomb
from saqqara.games.silver_gold_pyramids.rules.drafting import next_box
from saqqara.games.silver_gold_pyramids.rules.symbols import box_worth, score_of
from saqqara.games.silver_gold_pyramids.table import Components, State
from saqqara.games.silver_gold_pyramids.things import BOXES, FLIPS, NONE, ROUNDS, SIDES, Colour

ONE_POINT = 1000
WIDTH_OF_TABLE = 29  # flips to come, 0 to 28
TOMB_CHANCE, REDS, GREENS = 1, 2, 3  # the tables after the promises
HEAD = 8  # numbers at the beginning of a book
PRICE_AT, BOX_AT, GEM_AT, SIZE_AT, TABLES_AT, MEANS_AT, SETS_AT, ALONE_AT = 0, 1, 2, 3, 4, 5, 6, 7
CARD_HEAD = 4  # for each card: where its masks begin, how many, where its slots begin, how many less one
SCATTER_MARKS = 0x9E3779B1
HALF_BOX = 400  # what being one card short of a box is worth, in thousandths of it
LATE = 8  # flips, with fewer to come half a box and half a pair are worth less
PAIRED = 4 * ONE_POINT  # a gem that finds its partner makes five points of one
PAIRING = 1500  # what a gem without a partner is worth beyond its point
STEP_WORTH = 1200  # what a step to the tomb is worth on a card that is not in the book
FAR_AWAY = 10  # steps
PACE_OF_ONE = 2  # steps that a flip brings
FADING = 700  # thousandths of this for each further one


# -- The book ---------------------------------------------------------------------------------------------------------


def set_number(book: Ints, card: int, marks: int) -> int:
    """Return the number of a set of marks in the book, -1 if it is not there."""
    head = HEAD + CARD_HEAD * card
    masks = book[head]
    if book[head + 1] == 0:
        return -1
    if marks == 0:
        return masks
    slots = book[head + 2]
    last = book[head + 3]
    at = (marks * SCATTER_MARKS >> 20) & last
    while book[slots + at]:
        if book[masks + book[slots + at]] == marks:
            return masks + book[slots + at]
        at = (at + 1) & last
    return -1


def entry(book: Ints, number: int, quantity: int, turns: int) -> int:
    """Return what a table says of a set of marks; the sets are numbered from where the first masks begin."""
    row = number - book[SETS_AT]
    return book[book[TABLES_AT] + (quantity * book[SIZE_AT] + row) * WIDTH_OF_TABLE + turns]


# -- What a sheet is worth --------------------------------------------------------------------------------------------


def flips_to_come(s: State) -> int:
    """Return how many expedition cards will still be turned up."""
    return FLIPS * (ROUNDS - s.round) + FLIPS - s.flips


def colour_of(c: Components, card: int) -> int:
    """Return the colour of a card."""
    for colour in range(Colour.GREEN + 1):
        if (c.colour[colour] >> card) & 1:
            return colour
    return 0


def threats(s: State, c: Components, seat: int) -> int:
    """Return the colours, a mask, whose next box somebody else is about to win."""
    found = 0
    for colour in range(Colour.GREEN + 1):
        for other in range(c.seats):
            if other != seat and count_bits(s.finished[other] & c.colour[colour]) % 2:
                for side in range(SIDES):
                    card = s.card[other][side]
                    if card != NONE and (c.colour[colour] >> card) & 1:
                        found |= 1 << colour
    return found


def box_to_win(s: State, threatened: int, colour: int) -> int:
    """Return the worth of the next box of a colour, or half of what it and the one after it are worth."""
    box = next_box(s, colour)
    worth = ONE_POINT * box_worth(box) if box < BOXES else 0
    if (threatened >> colour) & 1:
        then = ONE_POINT * box_worth(box + 1) if box + 1 < BOXES else 0
        return (worth + then) // 2
    return worth


def half_way(s: State, threatened: int, colour: int, cards: int, turns: int) -> int:
    """Return the worth of having finished so many cards of a colour, beside the boxes they have won."""
    if cards % 2 == 0 or cards >= 2 * BOXES:
        return 0
    return box_to_win(s, threatened, colour) * HALF_BOX // 1000 * min(turns, LATE) // LATE


def finishing(s: State, threatened: int, colour: int, cards: int, turns: int) -> int:
    """Return what one more card of a colour adds to the race when so many are finished."""
    if cards >= 2 * BOXES:
        return 0
    if cards % 2:
        return box_to_win(s, threatened, colour) - half_way(s, threatened, colour, cards, turns)
    return half_way(s, threatened, colour, cards + 1, turns)


def unpaired(gems: int, turns: int) -> int:
    """Return what gems without a partner are worth beyond their points."""
    worth = 0
    each = PAIRING * min(turns, LATE) // LATE
    for _ in range(gems):
        worth += each
        each = each * FADING // 1000
    return worth


def rough_promise(c: Components, card: int, marks: int, turns: int, race: int) -> int:
    """Return what a card promises of which the book says nothing: as if each flip brought it two squares nearer."""
    steps = steps_to_tomb(c, card, marks)
    if steps > PACE_OF_ONE * turns:
        return 0
    return race // 2 + max(0, FAR_AWAY - steps) * STEP_WORTH + min(turns - steps // PACE_OF_ONE, LATE) * STEP_WORTH // 2


def next_gem(ahead: int, turns: int) -> int:
    """Return what a gem is worth when so many more of its colour than of the other are there, or fewer."""
    points = ONE_POINT if ahead >= 0 else PAIRED
    return points + unpaired(abs(ahead + 1), turns) - unpaired(abs(ahead), turns)


def card_promise(c: Components, card: int, marks: int, ahead: int, race: int, turns: int, book: Ints) -> int:
    """Return what a card promises: the book, set right for this sheet.

    Finishing it brings so much in the race; there are so many more red gems than green ones.
    """
    number = set_number(book, card, marks)
    if number < 0:
        return rough_promise(c, card, marks, turns, race)
    worth = (race - book[BOX_AT]) * entry(book, number, TOMB_CHANCE, turns)
    worth += (next_gem(ahead, turns) - book[GEM_AT]) * entry(book, number, REDS, turns)
    worth += (next_gem(-ahead, turns) - book[GEM_AT]) * entry(book, number, GREENS, turns)
    return entry(book, number, 0, turns) + worth // 1000


def sheet_worth(s: State, c: Components, seat: int, threatened: int, book: Ints) -> int:
    """Return what a sheet will bring after a turn that is complete."""
    worth = ONE_POINT * score_of(s, c, seat)
    turns = flips_to_come(s)
    if turns == 0:
        return worth
    ahead = s.red[seat] - s.green[seat]
    worth += book[PRICE_AT] * turns + unpaired(abs(ahead), turns)
    before = NONE
    for side in range(SIDES):
        card = s.card[seat][side]
        if card == NONE:
            worth += book[book[MEANS_AT] + turns]
        else:
            colour = colour_of(c, card)
            cards = count_bits(s.finished[seat] & c.colour[colour]) + (1 if colour == before else 0)
            race = finishing(s, threatened, colour, cards, turns)
            worth += card_promise(c, card, s.marks[seat][side], ahead, race, turns, book)
            before = colour
    for colour in range(Colour.GREEN + 1):
        cards = count_bits(s.finished[seat] & c.colour[colour])
        worth += half_way(s, threatened, colour, cards, turns)
    return worth
