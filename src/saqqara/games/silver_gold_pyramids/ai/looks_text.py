"""What the network looks at, and what a sheet comes to in the middle of a turn: by the book, which is its lore."""

from saqqara.core.kernel import Ints, count_bits
from saqqara.games.silver_gold_pyramids.advice import points_with_fresh, steps_to_tomb, turns_left, value
from saqqara.games.silver_gold_pyramids.ai.promise_text import (
    GREENS,
    MEANS_AT,
    ONE_POINT,
    PRICE_AT,
    REDS,
    TOMB_CHANCE,
    WIDTH_OF_TABLE,
    box_to_win,
    card_promise,
    colour_of,
    entry,
    finishing,
    flips_to_come,
    half_way,
    set_number,
    threats,
    unpaired,
)
from saqqara.games.silver_gold_pyramids.rules.allowed import has_marked
from saqqara.games.silver_gold_pyramids.rules.chambers import marked
from saqqara.games.silver_gold_pyramids.rules.chance import shapes_left
from saqqara.games.silver_gold_pyramids.rules.drafting import next_box, races
from saqqara.games.silver_gold_pyramids.rules.symbols import box_worth, score_of
from saqqara.games.silver_gold_pyramids.table import Components, State
from saqqara.games.silver_gold_pyramids.things import (
    BOXES,
    DEALT,
    DISPLAY,
    FLIPS,
    MOST_GEMS,
    NONE,
    SEATS,
    SHAPES,
    SIDES,
    Ask,
    Colour,
    Symbol,
)

OWED_WORTH = 1000  # a square that a red cross still brings
SHADE, SHADE_TURNS = 14000, 7  # promises are too high, the more the more flips are to come: this much at most
HUNDREDTH = 10  # thousandths
TENTH_OF_POINT = 100
# Numbers that go in are large, so that they are weighed: with a row for each value, the word of the network would
# differ by more than the answers do
PART = 10  # thousandths of a chance, or of a gem
STEP_LOOK = 10
SOON, LATER_ON = 2, 5  # flips
RACE_SIZE = 5
SCORE_SIZE = 14
CARD_SIZE = 15
RIVAL_SIZE = 4


# -- What a sheet comes to --------------------------------------------------------------------------------------------


def outlook(s: State, c: Components, seat: int, lore: Ints) -> int:
    """Return what the table will come to for a seat, in hundredths of a point: by the book, else what advice says."""
    if s.ask == Ask.OVER:
        return 100 * score_of(s, c, seat)
    if len(lore) == 1:
        return value(s, c, seat)
    return sheet_outlook(s, c, seat, lore) // HUNDREDTH


def markings_to_come(s: State, seat: int) -> int:
    """Return how many patterns a seat can still mark, as far as the book goes."""
    return min(WIDTH_OF_TABLE - 1, turns_left(s, seat))


def lead_in_red(s: State, c: Components, seat: int) -> int:
    """Return how many more red gems than green ones a seat has, those under seal too."""
    red = s.red[seat]
    green = s.green[seat]
    for side in range(SIDES):
        squares = s.fresh[seat][side]
        if squares:
            symbols = c.symbol[s.card[seat][side]]
            red += count_bits(squares & symbols[Symbol.RED_GEM])
            green += count_bits(squares & symbols[Symbol.GREEN_GEM])
    return min(MOST_GEMS, red) - min(MOST_GEMS, green)


def card_at(s: State, seat: int, side: int) -> int:
    """Return the card of a side, or that which will lie there."""
    return s.card[seat][side] if s.card[seat][side] != NONE else s.chosen[seat][side]


def is_done(s: State, c: Components, seat: int, side: int) -> bool:
    """Say whether the tomb of a card has been marked in this turn, under seal."""
    return s.card[seat][side] != NONE and s.fresh[seat][side] & c.tomb[s.card[seat][side]] != 0


def done_of(s: State, c: Components, seat: int, colour: int) -> int:
    """Return how many cards of a colour a seat has finished, those under seal too."""
    cards = count_bits(s.finished[seat] & c.colour[colour])
    for side in range(SIDES):
        if is_done(s, c, seat, side) and (c.colour[colour] >> s.card[seat][side]) & 1:
            cards += 1
    return cards


def sheet_outlook(s: State, c: Components, seat: int, book: Ints) -> int:
    """Return what a sheet will bring, in thousandths of a point, in the middle of a turn too."""
    worth = ONE_POINT * points_with_fresh(s, c, seat) + OWED_WORTH * s.owed[seat]
    turns = markings_to_come(s, seat)
    threatened = threats(s, c, seat)
    worth += boxes_coming(s, c, seat, threatened)
    if turns == 0:
        return worth
    ahead = lead_in_red(s, c, seat)
    worth += book[PRICE_AT] * turns + unpaired(abs(ahead), turns) - SHADE * turns // (turns + SHADE_TURNS)
    before = NONE
    missing = 0
    for side in range(SIDES):
        card = card_at(s, seat, side)
        if card == NONE or is_done(s, c, seat, side):
            worth += book[book[MEANS_AT] + turns] if missing else new_card(s, c, seat, ahead, threatened, turns, book)
            missing += 1
        else:
            colour = colour_of(c, card)
            race = finishing(s, threatened, colour, done_of(s, c, seat, colour) + (colour == before), turns)
            worth += card_promise(c, card, marked(s, seat, side), ahead, race, turns, book)
            before = colour
    for colour in range(Colour.GREEN + 1):
        worth += half_way(s, threatened, colour, done_of(s, c, seat, colour), turns)
    return worth


def boxes_coming(s: State, c: Components, seat: int, threatened: int) -> int:
    """Return the worth of boxes that cards of this turn bring, and which have not been given out."""
    worth = 0
    for colour in range(Colour.GREEN + 1):
        cards = count_bits(s.finished[seat] & c.colour[colour])
        if races(s, c, seat, colour):
            worth += ONE_POINT * box_worth(next_box(s, colour)) if next_box(s, colour) < BOXES else 0
        if min(done_of(s, c, seat, colour), 2 * BOXES) // 2 > cards // 2:
            worth += box_to_win(s, threatened, colour)
    return worth


def new_card(s: State, c: Components, seat: int, ahead: int, threatened: int, turns: int, book: Ints) -> int:
    """Return what a card promises that will be taken next: the best of the display, or any."""
    best = book[book[MEANS_AT] + turns]
    for place in range(DISPLAY):
        if s.display[place] != NONE:
            best = max(best, shown_promise(s, c, seat, s.display[place], ahead, threatened, turns, book))
    return best


def shown_promise(
    s: State, c: Components, seat: int, card: int, ahead: int, threatened: int, turns: int, book: Ints
) -> int:
    """Return what an empty card promises to a seat."""
    colour = colour_of(c, card)
    race = finishing(s, threatened, colour, done_of(s, c, seat, colour), turns)
    return card_promise(c, card, 0, ahead, race, turns, book)


# -- What the network looks at ----------------------------------------------------------------------------------------


def network_features(s: State, c: Components, seat: int, out: Ints, lore: Ints) -> int:
    """Write the table as the network sees it from a seat, and return how many numbers that is."""
    out[0] = s.ask
    out[1] = c.seats
    out[2] = markings_to_come(s, seat)
    out[3] = FLIPS - s.flips
    out[4] = s.to_take if s.drafter == seat else 0
    out[5] = s.shape + 1 if s.ask == Ask.MARK and not has_marked(s, seat) else 0
    out[6] = count_bits(s.face_down)
    out[7] = c.mark_after_tomb
    out[8] = c.owe
    n = 9
    for shape in range(SHAPES):
        out[n] = shapes_left(s, c, shape)
        n += 1
    for colour in range(Colour.GREEN + 1):
        out[n] = BOXES - next_box(s, colour)
        n += 1
    n = offer_looks(s, c, seat, lore, out, n)
    for step in range(SEATS):
        n = seat_looks(s, c, seat, (seat + step) % c.seats if step < c.seats else NONE, lore, out, n)
    return n


def offer_looks(s: State, c: Components, seat: int, lore: Ints, out: Ints, n: int) -> int:
    """Write what the cards of the display promise, or those of the hand before it lies there; the best first."""
    turns = markings_to_come(s, seat)
    ahead = lead_in_red(s, c, seat)
    threatened = threats(s, c, seat)
    for place in range(DISPLAY):
        out[n + place] = 0
    for place in range(max(DISPLAY, DEALT)):
        card = s.hand[seat][place] if s.ask == Ask.KEEP else s.display[place]
        if card != NONE:
            promise_now = 1 + max(0, shown_promise(s, c, seat, card, ahead, threatened, turns, lore)) // TENTH_OF_POINT
            for other in range(DISPLAY):
                if promise_now > out[n + other]:
                    better = promise_now
                    promise_now = out[n + other]
                    out[n + other] = better
    return n + DISPLAY


def seat_looks(s: State, c: Components, viewer: int, seat: int, lore: Ints, out: Ints, n: int) -> int:
    """Write the sheet of a seat, of others less and nothing under seal; zeros for a seat that is not there."""
    own = seat == viewer
    size = SCORE_SIZE + SIDES * CARD_SIZE if own else RACE_SIZE + SIDES * RIVAL_SIZE
    for i in range(size):
        out[n + i] = 0
    if seat == NONE:
        return n + size
    k = race_looks(s, c, seat, own, out, n)
    if own:
        k = score_looks(s, c, seat, out, k)
    for side in range(SIDES):
        card = card_at(s, seat, side) if own else s.card[seat][side]
        if card != NONE and not (own and is_done(s, c, seat, side)):
            card_looks(s, c, seat, side, card, own, lore, out, k)
        k += CARD_SIZE if own else RIVAL_SIZE
    return n + size


def race_looks(s: State, c: Components, seat: int, own: bool, out: Ints, n: int) -> int:
    """Write the points of a seat, and how it stands in the race of each colour."""
    out[n] = points_with_fresh(s, c, seat) if own else score_of(s, c, seat)
    for colour in range(Colour.GREEN + 1):
        cards = cards_seen(s, c, seat, colour, own)
        out[n + 1 + colour] = 1 + BOXES - next_box(s, colour) if cards % 2 else 0
        out[n + 4] += cards
    return n + RACE_SIZE


def score_looks(s: State, c: Components, seat: int, out: Ints, n: int) -> int:
    """Write the score card of the seat that looks."""
    ahead = lead_in_red(s, c, seat)
    out[n] = abs(ahead)
    out[n + 1] = ahead
    out[n + 2] = s.red[seat]
    out[n + 3] = count_bits(s.torches[seat])
    out[n + 4] = 1 + FLIPS - s.flips if (s.torches[seat] >> (s.round - 1)) & 1 else 0
    out[n + 5] = s.now[seat]
    out[n + 6] = s.owed[seat]
    for side in range(SIDES):
        out[n + 7] += is_done(s, c, seat, side)
    cards = s.card[seat]
    if cards[0] != NONE and cards[1] != NONE:
        out[n + 8] = colour_of(c, cards[0]) == colour_of(c, cards[1])
    return n + SCORE_SIZE - RACE_SIZE


def cards_seen(s: State, c: Components, seat: int, colour: int, own: bool) -> int:
    """Return how many cards of a colour a seat has finished; of others nothing that is under seal."""
    return done_of(s, c, seat, colour) if own else count_bits(s.finished[seat] & c.colour[colour])


def card_looks(
    s: State, c: Components, seat: int, side: int, card: int, own: bool, lore: Ints, out: Ints, n: int
) -> None:
    """Write what a card promises and how soon its tomb may be reached, of one's own also what is still on it."""
    turns = markings_to_come(s, seat) if own else flips_to_come(s)
    marks = marked(s, seat, side) if own else s.marks[seat][side]
    ahead = lead_in_red(s, c, seat) if own else s.red[seat] - s.green[seat]
    colour = colour_of(c, card)
    race = finishing(s, threats(s, c, seat), colour, cards_seen(s, c, seat, colour, own), turns)
    number = set_number(lore, card, marks)
    out[n] = race // TENTH_OF_POINT
    out[n + 1] = chance_look(lore, number, turns)
    out[n + 2] = chance_look(lore, number, min(turns, SOON))
    out[n + 3] = chance_look(lore, number, min(turns, LATER_ON))
    if own:
        left = ~marks
        symbols = c.symbol[card]
        out[n + 4] = max(0, card_promise(c, card, marks, ahead, race, turns, lore)) // TENTH_OF_POINT
        out[n + 5] = STEP_LOOK * steps_to_tomb(c, card, marks)
        out[n + 6] = chance_look(lore, number, min(turns, 1))
        out[n + 7] = chance_look(lore, number, min(turns, SOON + 1))
        out[n + 8] = entry(lore, number, REDS, turns) // PART if number >= 0 else 0
        out[n + 9] = entry(lore, number, GREENS, turns) // PART if number >= 0 else 0
        out[n + 10] = count_bits(left & symbols[Symbol.CROSS])
        out[n + 11] = count_bits(left & symbols[Symbol.SKULL])
        out[n + 12] = count_bits(left & symbols[Symbol.POTION])
        out[n + 13] = count_bits(left & symbols[Symbol.TORCH])
        out[n + 14] = out[n + 13] * (1 + FLIPS - s.flips) if (s.torches[seat] >> (s.round - 1)) & 1 else 0


def chance_look(lore: Ints, number: int, turns: int) -> int:
    """Return the chance to mark a tomb within so many flips, by the book, in hundredths; 0 without a set."""
    return entry(lore, number, TOMB_CHANCE, turns) // PART if number >= 0 else 0
