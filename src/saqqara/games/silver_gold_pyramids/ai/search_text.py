"""Looks ahead on one sheet: my markings, each pattern that may come next, my best reply, and what that promises.

Others stand still here: their cards are taken off the table that is searched, so that they neither mark nor draft; what
they have finished and won stays; `rivals` notes which boxes they threaten. `book` holds the promises of `worth`, in
thousandths of a point.
"""

from saqqara.core.contract import CHANCE, States, copy
from saqqara.core.contract import Components as Prints
from saqqara.core.kernel import Ints
from saqqara.games.silver_gold_pyramids.ai.alone_text import worth_of
from saqqara.games.silver_gold_pyramids.ai.promise_text import threats
from saqqara.games.silver_gold_pyramids.rules.allowed import options
from saqqara.games.silver_gold_pyramids.rules.chance import shapes_left
from saqqara.games.silver_gold_pyramids.rules.rounds import everybody, flip, refill
from saqqara.games.silver_gold_pyramids.rules.turns import apply
from saqqara.games.silver_gold_pyramids.table import Components, State
from saqqara.games.silver_gold_pyramids.things import (
    CARDS,
    DEALT,
    DISPLAY,
    DRAW,
    KEEP,
    NONE,
    SEATS,
    SHAPES,
    SIDES,
    TAKE,
    TAKE_DECK,
    Ask,
)

KEPT = 12  # markings that are looked at further
NOTHING = -(1 << 30)  # less than any sheet is worth
CHAIN = 12  # red crosses in a row, and room to try
LEVEL = KEPT + CHAIN
WIDEST = 256  # options of one question


# -- The table that is searched ---------------------------------------------------------------------------------------


def stand_alone(s: State, c: Components, seat: int, rivals: Ints) -> None:
    """Take the others' cards off a table that a seat sees, and note which boxes they threaten."""
    rivals[0] = threats(s, c, seat)
    for other in range(SEATS):
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
        best = worth_of(tried, c, seat, rivals[0], book)
        chosen = NONE
        for place in range(DISPLAY):
            if s.display[place] != NONE:
                copy(tried, s)
                apply(tried, c, seat, TAKE + s.display[place])
                worth = worth_of(tried, c, seat, rivals[0], book)
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
    keep_best(states, at, level, seat, worth_of(states[at], c, seat, rivals[0], book), action, values, actions)


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
        return worth_of(s, c, seat, rivals[0], book)
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
                worth = worth_of(states[1], c, seat, rivals[0], book)
                if worth > best:
                    best = worth
                    chosen = given[i]
    return chosen
