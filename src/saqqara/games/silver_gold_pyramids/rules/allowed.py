"""What is allowed: the options of each question, in rising order of their numbers."""

from saqqara.core.kernel import Ints, lowest_bit
from saqqara.games.silver_gold_pyramids.rules.chambers import bonus_squares, fitting_corners, next_squares, room
from saqqara.games.silver_gold_pyramids.table import Components, State
from saqqara.games.silver_gold_pyramids.things import (
    CELLS,
    CROSS,
    DEALT,
    DISPLAY,
    KEEP,
    MARK,
    NONE,
    SIDES,
    TAKE,
    TAKE_DECK,
    WAYS,
    Ask,
)


def options(s: State, c: Components, seat: int, out: Ints) -> int:
    """Write what a seat may answer now, and return how many answers there are."""
    if s.ask == Ask.TAKE:
        return cards_to_take(s, out) if seat == s.drafter else 0
    if not (s.waiting >> seat) & 1:
        return 0
    if s.ask == Ask.KEEP:
        return list_bits(cards_to_keep(s, seat), KEEP, out, 0)
    if owes_a_square(s, seat):
        n = 0
        for side in range(SIDES):
            n = list_bits(bonus_squares(s, c, seat, side), CROSS + CELLS * side, out, n)
        return n
    return markings(s, c, seat, out)


def list_bits(bits: int, first: int, out: Ints, n: int) -> int:
    """Write an action for each bit that is set, after the first n of the list, and return how long it is now."""
    while bits:
        out[n] = first + lowest_bit(bits)
        bits &= bits - 1
        n += 1
    return n


def cards_to_keep(s: State, seat: int) -> int:
    """Return the cards in a seat's hand that it has not kept yet. [setup-2]"""
    cards = 0
    for i in range(DEALT):
        if s.hand[seat][i] != s.chosen[seat][0]:
            cards |= 1 << s.hand[seat][i]
    return cards


def has_marked(s: State, seat: int) -> bool:
    """Say whether a seat has marked the pattern, or one square, in this turn."""
    return (s.fresh[seat][0] | s.fresh[seat][1]) != 0


def owes_a_square(s: State, seat: int) -> bool:
    """Say whether a seat is asked for the square of a red cross. [cross-1]"""
    return s.owed[seat] > 0 and has_marked(s, seat)


def markings(s: State, c: Components, seat: int, out: Ints) -> int:
    """Write the markings of a seat: one square, or the pattern. [mark-1, mark-2, mark-3, mark-8, mark-9]"""
    n = 0
    for side in range(SIDES):
        wanted = next_squares(s, c, seat, side)
        if wanted:
            first = MARK + CELLS * WAYS * side
            n = list_bits(wanted, first, out, n)
            free = room(s, c, seat, side)
            for way in range(max(1, c.first_way[s.shape]), c.first_way[s.shape + 1]):
                n = list_bits(fitting_corners(c, way, free, wanted), first + CELLS * way, out, n)
    return n


def cards_to_take(s: State, out: Ints) -> int:
    """Write the cards of the display, and the deck unless it is empty. [draft-2, draft-7]"""
    cards = 0
    for place in range(DISPLAY):
        if s.display[place] != NONE:
            cards |= 1 << s.display[place]
    n = list_bits(cards, TAKE, out, 0)
    if s.face_down:
        out[n] = TAKE_DECK
        n += 1
    return n
