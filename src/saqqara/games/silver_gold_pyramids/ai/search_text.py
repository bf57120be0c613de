"""Looks ahead on one sheet: my markings, each pattern that may come next, my best reply, and what that promises.

Others stand still here: their cards are taken off the table that is searched, so that they neither mark nor draft; what
they have finished and won stays. `book` holds the promises of `worth`, in thousandths of a point.
"""

from saqqara.core.contract import CHANCE, States, copy
from saqqara.core.contract import Components as Prints
from saqqara.core.kernel import Ints, count_bits
from saqqara.games.silver_gold_pyramids.advice import steps_to_tomb
from saqqara.games.silver_gold_pyramids.rules.allowed import options
from saqqara.games.silver_gold_pyramids.rules.chance import shapes_left
from saqqara.games.silver_gold_pyramids.rules.drafting import next_box
from saqqara.games.silver_gold_pyramids.rules.rounds import everybody, flip, refill
from saqqara.games.silver_gold_pyramids.rules.symbols import box_worth, score_of
from saqqara.games.silver_gold_pyramids.rules.turns import apply
from saqqara.games.silver_gold_pyramids.table import Components, State
from saqqara.games.silver_gold_pyramids.things import (
    BOXES,
    CARDS,
    DEALT,
    DISPLAY,
    DRAW,
    FLIPS,
    KEEP,
    NONE,
    ROUNDS,
    SEATS,
    SHAPES,
    SIDES,
    TAKE,
    TAKE_DECK,
    Ask,
    Colour,
)

ONE_POINT = 1000
WIDTH_OF_TABLE = 29  # flips to come, 0 to 28
TOMB_CHANCE, REDS, GREENS = 1, 2, 3  # the tables after the promises
HEAD = 8  # numbers at the beginning of a book
PRICE_AT, BOX_AT, GEM_AT, SIZE_AT, TABLES_AT, MEANS_AT, SETS_AT = 0, 1, 2, 3, 4, 5, 6
CARD_HEAD = 4  # for each card: where its masks begin, how many, where its slots begin, how many less one
SCATTER_MARKS = 0x9E3779B1
KEPT = 12  # markings that are looked at further
NOTHING = -(1 << 30)  # less than any sheet is worth
CHAIN = 12  # red crosses in a row, and room to try
LEVEL = KEPT + CHAIN
WIDEST = 256  # options of one question
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


def is_threatened(s: State, c: Components, seat: int, rivals: Ints, colour: int) -> bool:
    """Say whether somebody else is about to win the next box of a colour."""
    for other in range(c.seats):
        if other != seat and count_bits(s.finished[other] & c.colour[colour]) % 2:
            for side in range(SIDES):
                card = rivals[SIDES * other + side]
                if card != NONE and (c.colour[colour] >> card) & 1:
                    return True
    return False


def box_to_win(s: State, c: Components, seat: int, rivals: Ints, colour: int) -> int:
    """Return the worth of the next box of a colour, or half of what it and the one after it are worth."""
    box = next_box(s, colour)
    worth = ONE_POINT * box_worth(box) if box < BOXES else 0
    if is_threatened(s, c, seat, rivals, colour):
        then = ONE_POINT * box_worth(box + 1) if box + 1 < BOXES else 0
        return (worth + then) // 2
    return worth


def half_way(s: State, c: Components, seat: int, rivals: Ints, colour: int, cards: int, turns: int) -> int:
    """Return the worth of having finished so many cards of a colour, beside the boxes they have won."""
    if cards % 2 == 0 or cards >= 2 * BOXES:
        return 0
    return box_to_win(s, c, seat, rivals, colour) * HALF_BOX // 1000 * min(turns, LATE) // LATE


def finishing(s: State, c: Components, seat: int, rivals: Ints, colour: int, cards: int, turns: int) -> int:
    """Return what one more card of a colour adds to the race when so many are finished."""
    if cards >= 2 * BOXES:
        return 0
    if cards % 2:
        return box_to_win(s, c, seat, rivals, colour) - half_way(s, c, seat, rivals, colour, cards, turns)
    return half_way(s, c, seat, rivals, colour, cards + 1, turns)


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


def card_promise(s: State, c: Components, seat: int, side: int, race: int, turns: int, book: Ints) -> int:
    """Return what a card promises when finishing it brings so much in the race: the book, set right for this sheet."""
    card = s.card[seat][side]
    number = set_number(book, card, s.marks[seat][side])
    if number < 0:
        return rough_promise(c, card, s.marks[seat][side], turns, race)
    ahead = s.red[seat] - s.green[seat]
    worth = (race - book[BOX_AT]) * entry(book, number, TOMB_CHANCE, turns)
    worth += (next_gem(ahead, turns) - book[GEM_AT]) * entry(book, number, REDS, turns)
    worth += (next_gem(-ahead, turns) - book[GEM_AT]) * entry(book, number, GREENS, turns)
    return entry(book, number, 0, turns) + worth // 1000


def sheet_worth(s: State, c: Components, seat: int, rivals: Ints, book: Ints) -> int:
    """Return what a sheet will bring, in thousandths of a point."""
    worth = ONE_POINT * score_of(s, c, seat)
    turns = flips_to_come(s)
    if turns == 0:
        return worth
    worth += book[PRICE_AT] * turns + unpaired(abs(s.red[seat] - s.green[seat]), turns)
    before = NONE
    for side in range(SIDES):
        card = s.card[seat][side]
        if card == NONE:
            worth += book[book[MEANS_AT] + turns]
        else:
            colour = colour_of(c, card)
            cards = count_bits(s.finished[seat] & c.colour[colour]) + (1 if colour == before else 0)
            race = finishing(s, c, seat, rivals, colour, cards, turns)
            worth += card_promise(s, c, seat, side, race, turns, book)
            before = colour
    for colour in range(Colour.GREEN + 1):
        cards = count_bits(s.finished[seat] & c.colour[colour])
        worth += half_way(s, c, seat, rivals, colour, cards, turns)
    return worth


# -- The table that is searched ---------------------------------------------------------------------------------------


def stand_alone(s: State, c: Components, seat: int, rivals: Ints) -> None:
    """Take the others' cards off a table that a seat sees, and note which they were."""
    for other in range(SEATS):
        for side in range(SIDES):
            rivals[SIDES * other + side] = s.card[other][side] if other < c.seats else NONE
        if other != seat:
            for side in range(SIDES):
                s.card[other][side] = NONE
                s.marks[other][side] = 0
                s.fresh[other][side] = 0
                s.chosen[other][side] = NONE
            for i in range(DEALT):
                s.hand[other][i] = NONE
            s.now[other] = s.skulls[other]
            s.owed[other] = s.carried[other]
    s.waiting &= 1 << seat
    s.drafted |= everybody(c) & ~(1 << seat)


def draft_quickly(states: States, at: int, c: Components, seat: int, rivals: Ints, book: Ints) -> None:
    """Take the card that promises most, or one of the deck, of which nothing is known; states[at + 1] is for trying."""
    s = states[at]
    tried = states[at + 1]
    while s.ask == Ask.TAKE:
        copy(tried, s)
        leave_place(tried, c)
        best = sheet_worth(tried, c, seat, rivals, book)
        chosen = NONE
        for place in range(DISPLAY):
            if s.display[place] != NONE:
                copy(tried, s)
                apply(tried, c, seat, TAKE + s.display[place])
                worth = sheet_worth(tried, c, seat, rivals, book)
                if worth > best:
                    best = worth
                    chosen = s.display[place]
        if chosen == NONE:
            leave_place(s, c)
        else:
            apply(s, c, seat, TAKE + chosen)


def leave_place(s: State, c: Components) -> None:
    """End a draft with a place left empty, for a card of which nothing is known."""
    s.to_take = 0
    refill(s, c)


# -- Looking ahead ----------------------------------------------------------------------------------------------------


def forget(values: Ints, level: int) -> None:
    """Begin the list of the best markings of a level."""
    for i in range(KEPT):
        values[level * KEPT + i] = NOTHING


def same_sheet(s: State, other: State, seat: int) -> bool:
    """Say whether two tables of one turn have the same sheet."""
    for side in range(SIDES):
        if s.card[seat][side] != other.card[seat][side] or s.marks[seat][side] != other.marks[seat][side]:
            return False
    if s.skulls[seat] != other.skulls[seat] or s.carried[seat] != other.carried[seat]:
        return False
    return s.finished[seat] == other.finished[seat]


def keep_best(
    states: States, at: int, level: int, seat: int, worth: int, action: int, values: Ints, actions: Ints
) -> None:
    """Put states[at] among the best of a level, the best first; of equal sheets the one that came first stays."""
    first = level * KEPT
    if worth <= values[first + KEPT - 1]:
        return
    i = KEPT - 1
    while i > 0 and values[first + i - 1] < worth:
        i -= 1
    k = i
    while k > 0 and values[first + k - 1] == worth:
        k -= 1
        if same_sheet(states[level * LEVEL + k], states[at], seat):
            return
    for j in range(KEPT - 1, i, -1):
        values[first + j] = values[first + j - 1]
        actions[first + j] = actions[first + j - 1]
        copy(states[level * LEVEL + j], states[level * LEVEL + j - 1])
    values[first + i] = worth
    actions[first + i] = action
    copy(states[level * LEVEL + i], states[at])


def end_marking(
    states: States,
    at: int,
    level: int,
    c: Components,
    seat: int,
    rivals: Ints,
    book: Ints,
    action: int,
    values: Ints,
    actions: Ints,
) -> None:
    """Draft after a marking that is complete, and note where it led to."""
    draft_quickly(states, at, c, seat, rivals, book)
    keep_best(states, at, level, seat, sheet_worth(states[at], c, seat, rivals, book), action, values, actions)


def grow(
    states: States,
    at: int,
    level: int,
    c: Components,
    seat: int,
    rivals: Ints,
    book: Ints,
    out: Ints,
    action: int,
    values: Ints,
    actions: Ints,
) -> None:
    """List the best of all answers from states[at] on, with the squares of red crosses; `action` is the first part."""
    questions = out[at * WIDEST : (at + 1) * WIDEST]
    n = options(states[at], c, seat, questions)
    for i in range(n):
        copy(states[at + 1], states[at])
        apply(states[at + 1], c, seat, questions[i])
        begun = questions[i] if action == NONE else action
        if states[at + 1].ask != Ask.MARK:
            end_marking(states, at + 1, level, c, seat, rivals, book, begun, values, actions)
        elif at + 3 < (level + 1) * LEVEL:
            grow(states, at + 1, level, c, seat, rivals, book, out, begun, values, actions)


def expect(
    states: States,
    at: int,
    level: int,
    depth: int,
    c: Components,
    seat: int,
    rivals: Ints,
    book: Ints,
    out: Ints,
    values: Ints,
    actions: Ints,
    widths: Ints,
) -> int:
    """Return what states[at] is worth, before a flip, when `depth` more are looked at; `level` is free to use."""
    s = states[at]
    if depth == 0 or s.ask != Ask.FLIP or (s.card[seat][0] == NONE and s.card[seat][1] == NONE):
        return sheet_worth(s, c, seat, rivals, book)
    whole = 0
    total = 0
    start = level * LEVEL + KEPT
    for shape in range(SHAPES):
        left = shapes_left(s, c, shape)
        if left:
            copy(states[start], s)
            flip(states[start], c, shape)
            forget(values, level)
            grow(states, start, level, c, seat, rivals, book, out, NONE, values, actions)
            best = values[level * KEPT]
            if depth > 1:
                best = NOTHING
                for i in range(widths[depth]):
                    if values[level * KEPT + i] > NOTHING:
                        worth = expect(
                            states, level * LEVEL + i, level + 1, depth - 1, c, seat, rivals, book, out, values,
                            actions, widths,
                        )  # fmt: skip
                        best = max(best, worth)
            whole += left * best
            total += left
    return whole // total


# -- Choosing ---------------------------------------------------------------------------------------------------------


def choose_marking(
    states: States,
    comps: Prints,
    seat: int,
    given: Ints,
    n: int,
    rivals: Ints,
    book: Ints,
    out: Ints,
    values: Ints,
    actions: Ints,
    widths: Ints,
    depth: int,
) -> int:
    """Return the marking, or the square of a red cross, that promises most; states[KEPT] is what the seat sees."""
    c = comps[0]
    stand_alone(states[KEPT], c, seat, rivals)
    states[KEPT].face_down = 0
    forget(values, 0)
    for i in range(n):
        copy(states[KEPT + 1], states[KEPT])
        apply(states[KEPT + 1], c, seat, given[i])
        if states[KEPT + 1].ask != Ask.MARK:
            end_marking(states, KEPT + 1, 0, c, seat, rivals, book, given[i], values, actions)
        else:
            grow(states, KEPT + 1, 0, c, seat, rivals, book, out, given[i], values, actions)
    chosen = actions[0]
    best = NOTHING
    for i in range(KEPT):
        if values[i] > NOTHING:
            worth = expect(states, i, 1, depth, c, seat, rivals, book, out, values, actions, widths)
            if worth > best:
                best = worth
                chosen = actions[i]
    return chosen


def choose_card(
    states: States,
    comps: Prints,
    seat: int,
    given: Ints,
    n: int,
    rivals: Ints,
    book: Ints,
    out: Ints,
    values: Ints,
    actions: Ints,
    widths: Ints,
    depth: int,
) -> int:
    """Return the card to take that promises most, or the deck; states[0] is what the seat sees."""
    c = comps[0]
    s = states[0]
    stand_alone(s, c, seat, rivals)
    cards = s.face_down
    s.face_down = 0
    best = NOTHING
    chosen = given[0]
    for i in range(n):
        whole = 0
        count = 0
        for card in range(CARDS):
            if given[i] == TAKE + card or (given[i] == TAKE_DECK and (cards >> card) & 1):
                copy(states[1], s)
                if given[i] == TAKE_DECK:
                    states[1].face_down = 1 << card
                    apply(states[1], c, seat, TAKE_DECK)
                    apply(states[1], c, CHANCE, DRAW + card)
                else:
                    apply(states[1], c, seat, given[i])
                draft_quickly(states, 1, c, seat, rivals, book)
                whole += expect(states, 1, 1, depth, c, seat, rivals, book, out, values, actions, widths)
                count += 1
        if whole // count > best:
            best = whole // count
            chosen = given[i]
    return chosen


def choose_to_keep(states: States, comps: Prints, seat: int, given: Ints, n: int, rivals: Ints, book: Ints) -> int:
    """Return the card of the hand to keep: of the best pair, or the best beside the one that is kept already."""
    c = comps[0]
    s = states[0]
    stand_alone(s, c, seat, rivals)
    copy(states[1], s)
    best = NOTHING
    chosen = given[0]
    for i in range(n):
        for k in range(DEALT):
            other = s.chosen[seat][0] if s.chosen[seat][0] != NONE else s.hand[seat][k]
            if other != given[i] - KEEP:
                states[1].card[seat][0] = other
                states[1].card[seat][1] = given[i] - KEEP
                worth = sheet_worth(states[1], c, seat, rivals, book)
                if worth > best:
                    best = worth
                    chosen = given[i]
    return chosen
