"""Advice: what a table is worth to a seat, and what a learner should look at. Part of the bundle, like the rules."""

from saqqara.core.kernel import Ints, count_bits, lowest_bit
from saqqara.games.silver_gold_pyramids.rules.allowed import owes_a_square
from saqqara.games.silver_gold_pyramids.rules.chambers import marked
from saqqara.games.silver_gold_pyramids.rules.chance import shapes_left
from saqqara.games.silver_gold_pyramids.rules.drafting import next_box, races
from saqqara.games.silver_gold_pyramids.rules.symbols import box_points, box_worth, pair_points, score_of
from saqqara.games.silver_gold_pyramids.table import Components, State
from saqqara.games.silver_gold_pyramids.things import (
    BOXES,
    DISPLAY,
    FLIPS,
    MOST_GEMS,
    NONE,
    ROUNDS,
    SEATS,
    SHAPES,
    SIDES,
    Ask,
    Colour,
    Symbol,
)

POINT_WORTH = 100  # everything below is in hundredths of a point
STEP = 105  # what a step nearer to the tomb is worth
NEW_CARD = 9  # steps to the tomb from where a new card usually starts
PACE = 2  # steps that a turn brings, to tell whether a tomb can still be reached
HALF_WAY = 3  # a card short of a box is worth a third of it
RACE = 45  # share of a box, in hundredths, for the card that would win it
GEM_WORTH = 60  # symbols on squares that are not marked yet
TORCH_WORTH = 110
CROSS_WORTH = 40
POTION_WORTH = 50
SKULL_WORTH = -25
CROSS_OWED = 90


def value(s: State, c: Components, seat: int) -> int:
    """Return points now and potential of a seat, in hundredths of a point; answers under seal count as opened."""
    if s.ask == Ask.OVER:
        return POINT_WORTH * score_of(s, c, seat)
    worth = POINT_WORTH * points_with_fresh(s, c, seat)
    turns = turns_left(s, seat)
    for side in range(SIDES):
        if s.card[seat][side] != NONE:
            worth += card_worth(s, c, seat, side, turns)
        elif s.chosen[seat][side] != NONE:
            worth += symbols_worth(s, c, seat, s.chosen[seat][side], 0, turns)
    return worth + standing(s, c, seat) + CROSS_OWED * s.owed[seat]


def turns_left(s: State, seat: int) -> int:
    """Return how many times the seat can still mark."""
    turns = FLIPS * (ROUNDS - s.round) + FLIPS - s.flips
    return turns + 1 if (s.waiting >> seat) & 1 and not owes_a_square(s, seat) else turns


def points_with_fresh(s: State, c: Components, seat: int) -> int:
    """Return the points of a seat with what it has marked under seal."""
    red = s.red[seat]
    green = s.green[seat]
    points = box_points(s, seat) + 10 * count_bits(s.finished[seat]) - c.penalty[s.now[seat]]
    torch = 0
    for side in range(SIDES):
        squares = s.fresh[seat][side]
        if squares:
            card = s.card[seat][side]
            red += count_bits(squares & c.symbol[card][Symbol.RED_GEM])
            green += count_bits(squares & c.symbol[card][Symbol.GREEN_GEM])
            if squares & c.symbol[card][Symbol.TORCH]:
                torch = 1 << (s.round - 1)
            if squares & c.tomb[card]:
                points += 10
    points += 5 * count_bits(s.torches[seat] | torch)
    return points + pair_points(min(MOST_GEMS, red), min(MOST_GEMS, green))


def steps_to_tomb(c: Components, card: int, squares: int) -> int:
    """Return how many squares are missing on the shortest way to the tomb of a card, 0 without a card."""
    if card == NONE:
        return 0
    if squares == 0:
        return c.distance[card][lowest_bit(c.entrance[card])] + 1
    best = c.distance[card][lowest_bit(squares)]
    while squares:
        best = min(best, c.distance[card][lowest_bit(squares)])
        squares &= squares - 1
    return best


def card_worth(s: State, c: Components, seat: int, side: int, turns: int) -> int:
    """Return what an unfinished card promises: nearness to the tomb, the race of its colour, symbols still to come."""
    card = s.card[seat][side]
    steps = steps_to_tomb(c, card, marked(s, seat, side))
    if steps == 0:
        return race_worth(s, c, seat, card)
    if steps > PACE * turns:
        return 0
    worth = symbols_worth(s, c, seat, card, marked(s, seat, side), turns) * (NEW_CARD + 3 - min(steps, NEW_CARD)) // 9
    return worth + STEP * (NEW_CARD - steps) + race_worth(s, c, seat, card) * RACE // 100


def race_worth(s: State, c: Components, seat: int, card: int) -> int:
    """Return what finishing a card adds to the race of its colour: a box won, or one card short of it."""
    for colour in range(Colour.GREEN + 1):
        if (c.colour[colour] >> card) & 1:
            half_way = box_ahead(s, c, seat, colour) // HALF_WAY
            if count_bits(s.finished[seat] & c.colour[colour]) % 2:
                return box_ahead(s, c, seat, colour) - half_way
            return half_way
    return 0


def box_ahead(s: State, c: Components, seat: int, colour: int) -> int:
    """Return the worth of the box of a colour that a seat can win next, 0 if there is none."""
    box = next_box(s, colour)
    if box == BOXES or count_bits(s.finished[seat] & c.colour[colour]) >= 2 * BOXES:
        return 0
    return POINT_WORTH * box_worth(box)


def standing(s: State, c: Components, seat: int) -> int:
    """Return the worth of boxes won in this turn but not given out yet, and of being one card short of one."""
    worth = 0
    for colour in range(Colour.GREEN + 1):
        if races(s, c, seat, colour):
            box = next_box(s, colour)
            worth += POINT_WORTH * box_worth(box) if box < BOXES else 0
        if count_bits(s.finished[seat] & c.colour[colour]) % 2:
            worth += box_ahead(s, c, seat, colour) // HALF_WAY
    return worth


def symbols_worth(s: State, c: Components, seat: int, card: int, without: int, turns: int) -> int:
    """Return the worth of the symbols on squares of a card that are not marked yet."""
    squares = ~without
    symbols = c.symbol[card]
    worth = SKULL_WORTH * count_bits(squares & symbols[Symbol.SKULL])
    worth += CROSS_WORTH * count_bits(squares & symbols[Symbol.CROSS])
    if s.red[seat] < MOST_GEMS:
        worth += GEM_WORTH * count_bits(squares & symbols[Symbol.RED_GEM])
    if s.green[seat] < MOST_GEMS:
        worth += GEM_WORTH * count_bits(squares & symbols[Symbol.GREEN_GEM])
    if squares & symbols[Symbol.TORCH] and (turns > FLIPS or not (s.torches[seat] >> (s.round - 1)) & 1):
        worth += TORCH_WORTH
    if s.now[seat] > 0:
        worth += POTION_WORTH * count_bits(squares & symbols[Symbol.POTION])
    return worth


def merged(s: State, c: Components, seat: int, out: Ints, n: int) -> int:
    """Keep all options: no two cards are alike, and each marking is offered once."""
    return n


# -- What a learner looks at ------------------------------------------------------------------------------------------


def features(s: State, c: Components, seat: int, out: Ints) -> int:
    """Write the table as the seat sees it: the bag, the display, then each seat from this one on leftwards.

    The count is the same for every number of seats; seats that nobody sits on are zeros.
    """
    out[0] = s.round
    out[1] = s.flips
    out[2] = c.seats
    out[3] = s.ask
    out[4] = count_bits(s.face_down)
    out[5] = s.to_take if s.drafter == seat else 0
    n = 6
    for shape in range(SHAPES):
        out[n] = 1 if s.shape == shape else 0
        out[n + 1] = shapes_left(s, c, shape)
        n += 2
    for colour in range(Colour.GREEN + 1):
        out[n] = BOXES - next_box(s, colour)
        n += 1
    for place in range(DISPLAY):
        n = card_features(s, c, seat, s.display[place], 0, out, n)
    for i in range(4):
        n = card_features(s, c, seat, s.hand[seat][i], 0, out, n)
    for step in range(SEATS):
        n = seat_features(s, c, seat, (seat + step) % c.seats if step < c.seats else NONE, out, n)
    return n


def card_features(s: State, c: Components, seat: int, card: int, without: int, out: Ints, n: int) -> int:
    """Write a card: its colour, how it stands in the seat's race, the symbols that are left."""
    for i in range(12):
        out[n + i] = 0
    if card != NONE:
        out[n] = 1
        for colour in range(Colour.GREEN + 1):
            out[n + 1 + colour] = (c.colour[colour] >> card) & 1
        for symbol in range(Symbol.POTION + 1):
            out[n + 4 + symbol] = count_bits(c.symbol[card][symbol] & ~without)
        out[n + 10] = race_worth(s, c, seat, card)
        out[n + 11] = card + 1
    return n + 12


def seat_features(s: State, c: Components, viewer: int, seat: int, out: Ints, n: int) -> int:
    """Write what a seat has; of others nothing that is under seal."""
    for i in range(40):
        out[n + i] = 0
    if seat == NONE:
        return n + 40
    out[n] = score_of(s, c, seat)
    out[n + 1] = s.red[seat]
    out[n + 2] = s.green[seat]
    out[n + 3] = count_bits(s.torches[seat])
    out[n + 4] = (s.torches[seat] >> (s.round - 1)) & 1
    out[n + 5] = s.now[seat] if seat == viewer else s.skulls[seat]
    out[n + 6] = s.owed[seat] if seat == viewer else s.carried[seat]
    for colour in range(Colour.GREEN + 1):
        out[n + 7 + colour] = count_bits(s.finished[seat] & c.colour[colour])
    k = n + 10
    for side in range(SIDES):
        card = s.card[seat][side]
        squares = s.marks[seat][side] | s.fresh[seat][side] if seat == viewer else s.marks[seat][side]
        k = card_features(s, c, seat, card, squares, out, k)
        out[k] = count_bits(squares)
        out[k + 1] = steps_to_tomb(c, card, squares)
        k += 2
    return n + 40
