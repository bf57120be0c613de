"""Looks further ahead on one sheet: at the few best replies to each pattern, and at the same sheet once only.

Which replies those are is found by looking less far first. The cards that come to the display are not known: its places
stay empty.
"""

from saqqara.core.contract import Components as Prints
from saqqara.core.contract import States, copy
from saqqara.core.kernel import Ints
from saqqara.games.silver_gold_pyramids.ai.alone_text import worth_of
from saqqara.games.silver_gold_pyramids.ai.last_text import KEYS, PROBES, SEARCH, Memo, slot_of_key
from saqqara.games.silver_gold_pyramids.ai.search_text import (
    KEPT,
    LEVEL,
    NOTHING,
    end_marking,
    forget,
    grow,
    keep_best,
    stand_alone,
)
from saqqara.games.silver_gold_pyramids.rules.chance import shapes_left
from saqqara.games.silver_gold_pyramids.rules.rounds import flip
from saqqara.games.silver_gold_pyramids.rules.turns import apply
from saqqara.games.silver_gold_pyramids.table import Components, State
from saqqara.games.silver_gold_pyramids.things import DEALT, DISPLAY, KEEP, NONE, SHAPES, TAKE_DECK, Ask

# By the flips that are still to be looked at: how many replies are looked at further, out of how many, and how many of
# the answers that are to be chosen from stay
FARTHEST = 5  # flips that can be looked at
REPLIES, OUT_OF, ANSWERS = 0, FARTHEST + 1, 2 * (FARTHEST + 1)
WIDTHS_OF_FAR = 3 * (FARTHEST + 1)


# -- What is remembered -----------------------------------------------------------------------------------------------


def write_sheet(s: State, seat: int, depth: int, key: Ints) -> None:
    """Write all that the worth of a sheet hangs on before a flip, when so many are looked at."""
    key[0] = s.marks[seat][0] | s.marks[seat][1] << 30
    key[1] = (s.card[seat][0] + 1) | (s.card[seat][1] + 1) << 6 | s.red[seat] << 12 | s.green[seat] << 16
    key[1] |= s.skulls[seat] << 20 | s.carried[seat] << 24 | s.torches[seat] << 30 | s.used << 34
    key[1] |= s.round << 42 | depth << 45
    key[2] = s.finished[seat]
    key[3] = 0
    key[4] = 0
    for place in range(DISPLAY):
        if s.display[place] != NONE:
            key[4] |= 1 << s.display[place]


def find_sheet(memo: Memo, s: State, seat: int, depth: int, search: int) -> int:
    """Return where a sheet is remembered, or -1 less the place where it belongs; the last entry is scratch."""
    wanted = memo[len(memo) - 1]
    write_sheet(s, seat, depth, wanted.key)
    at = slot_of_key(wanted.key, len(memo) - PROBES)
    for probe in range(PROBES):
        known = memo[at + probe]
        if known.search != search:
            return -1 - (at + probe)
        same = True
        for i in range(KEYS):
            if known.key[i] != wanted.key[i]:
                same = False
        if same:
            return at + probe
    return -1 - at


# -- Looking ahead ----------------------------------------------------------------------------------------------------


def take_best(values: Ints, level: int) -> int:
    """Return the place of the best reply of a level that is left, or NONE, and strike it off."""
    first = level * KEPT
    best = 0
    for i in range(1, KEPT):
        if values[first + i] > values[first + best]:
            best = i
    if values[first + best] == NOTHING:
        return NONE
    values[first + best] = NOTHING
    return best


def foresee(
    states: States, at: int, level: int, depth: int, c: Components, seat: int, rivals: Ints, book: Ints, out: Ints,
    values: Ints, actions: Ints, widths: Ints, memo: Memo, worths: Ints, counters: Ints,
) -> int:  # fmt: skip
    """Return what states[at] is worth, before a flip, when `depth` more are looked at; `level` is free to use."""
    s = states[at]
    if depth == 0 or s.ask != Ask.FLIP or (s.card[seat][0] == NONE and s.card[seat][1] == NONE):
        return worth_of(s, c, seat, rivals[0], book)
    place = find_sheet(memo, s, seat, depth, counters[SEARCH])
    if place >= 0:
        return worths[place]
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
                for i in range(KEPT):
                    if depth > 2 and i < widths[OUT_OF + depth] and values[level * KEPT + i] > NOTHING:
                        values[level * KEPT + i] = foresee(
                            states, level * LEVEL + i, level + 1, depth - 2, c, seat, rivals, book, out, values,
                            actions, widths, memo, worths, counters,
                        )  # fmt: skip
                    elif i >= widths[OUT_OF + depth]:
                        values[level * KEPT + i] = NOTHING
                best = NOTHING
                for _ in range(widths[REPLIES + depth]):
                    reply = take_best(values, level)
                    if reply != NONE:
                        worth = foresee(
                            states, level * LEVEL + reply, level + 1, depth - 1, c, seat, rivals, book, out, values,
                            actions, widths, memo, worths, counters,
                        )  # fmt: skip
                        best = max(best, worth)
            whole += left * best
            total += left
    memo[-1 - place].search = counters[SEARCH]
    write_sheet(s, seat, depth, memo[-1 - place].key)
    worths[-1 - place] = whole // total
    return whole // total


# -- Choosing ---------------------------------------------------------------------------------------------------------


def list_kept(
    states: States, c: Components, seat: int, card: int, rivals: Ints, book: Ints, values: Ints, actions: Ints
) -> None:
    """List the sheets that keeping a card of the hand of states[KEPT] may lead to."""
    s = states[KEPT]
    t = states[KEPT + 1]
    for i in range(DEALT if s.chosen[seat][0] == NONE else 1):
        other = s.hand[seat][i] if s.chosen[seat][0] == NONE else s.chosen[seat][0]
        if other != card:
            copy(t, s)
            t.card[seat][0] = other
            t.card[seat][1] = card
            t.ask = Ask.FLIP
            t.waiting = 0
            keep_best(states, KEPT + 1, 0, seat, worth_of(t, c, seat, rivals[0], book), KEEP + card, values, actions)


def list_answers(
    states: States, c: Components, seat: int, given: Ints, n: int, rivals: Ints, book: Ints, out: Ints, values: Ints,
    actions: Ints,
) -> int:  # fmt: skip
    """List what the given answers of states[KEPT] lead to, the best sheets first, without the deck; return how many."""
    asked = states[KEPT].ask
    forget(values, 0)
    for i in range(n):
        copy(states[KEPT + 1], states[KEPT])
        if asked == Ask.KEEP:
            list_kept(states, c, seat, given[i] - KEEP, rivals, book, values, actions)
        elif given[i] != TAKE_DECK:
            apply(states[KEPT + 1], c, seat, given[i])
            if states[KEPT + 1].ask != Ask.MARK:
                end_marking(states, KEPT + 1, 0, c, seat, rivals, book, given[i], values, actions)
            else:
                grow(states, KEPT + 1, 0, c, seat, rivals, book, out, given[i], values, actions)
    found = 0
    while found < KEPT and values[found] > NOTHING:
        found += 1
    return found


def rank(values: Ints, order: Ints, n: int) -> None:
    """Put the first n places in the order of their values, the best first; of equal ones the first stays first."""
    for i in range(1, n):
        k = i
        while k > 0 and values[order[k]] > values[order[k - 1]]:
            order[k], order[k - 1] = order[k - 1], order[k]
            k -= 1


def choose_far(
    states: States, comps: Prints, seat: int, given: Ints, n: int, rivals: Ints, book: Ints, out: Ints, values: Ints,
    actions: Ints, widths: Ints, memo: Memo, worths: Ints, counters: Ints, sums: Ints, order: Ints, depth: int,
) -> int:  # fmt: skip
    """Return the answer that promises most, the deck aside; states[KEPT] is what the seat sees."""
    c = comps[0]
    stand_alone(states[KEPT], c, seat, rivals)
    states[KEPT].face_down = 0
    counters[SEARCH] += 1
    found = list_answers(states, c, seat, given, n, rivals, book, out, values, actions)
    for i in range(found):
        order[i] = i
    for look in range(1, depth + 1):
        if found > 1:
            for i in range(found):
                sums[order[i]] = foresee(
                    states, order[i], 1, look, c, seat, rivals, book, out, values, actions, widths, memo, worths,
                    counters,
                )  # fmt: skip
            rank(sums, order, found)
            found = min(found, widths[ANSWERS + look])
    return actions[order[0]] if n else 0
