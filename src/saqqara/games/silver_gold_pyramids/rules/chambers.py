"""Chambers: which squares can be marked next, and where a pattern fits."""

from saqqara.games.silver_gold_pyramids.table import Components, State
from saqqara.games.silver_gold_pyramids.things import NONE, SIDES


def neighbours(squares: int) -> int:
    """Return the squares that share a side with some of these; bits beside the chamber may be among them."""
    return squares << 1 | squares >> 1 | squares << 6 | squares >> 6


def marked(s: State, seat: int, side: int) -> int:
    """Return the squares of a card that are marked, those of this turn too."""
    return s.marks[seat][side] | s.fresh[seat][side]


def room(s: State, c: Components, seat: int, side: int) -> int:
    """Return the squares of a card that are neither walls nor marked. [mark-4, mark-5]"""
    return c.free[s.card[seat][side]] & ~marked(s, seat, side)


def next_squares(s: State, c: Components, seat: int, side: int) -> int:
    """Return the squares of which a marking includes one: the entrance, later the neighbours. [mark-6, mark-7]"""
    if s.card[seat][side] == NONE:
        return 0
    before = marked(s, seat, side)
    if before == 0:
        return c.entrance[s.card[seat][side]]
    return neighbours(before) & room(s, c, seat, side)


def tomb_marked(s: State, c: Components, seat: int, side: int) -> bool:
    """Say whether the tomb of a card is marked. [tomb-1]"""
    return marked(s, seat, side) & c.tomb[s.card[seat][side]] != 0


def bonus_squares(s: State, c: Components, seat: int, side: int) -> int:
    """Return the squares that a red cross may mark on a card. [cross-1, cross-3, cross-5]"""
    squares = next_squares(s, c, seat, side)
    if squares and not c.mark_after_tomb and tomb_marked(s, c, seat, side):
        return 0
    return squares


def has_bonus_square(s: State, c: Components, seat: int) -> bool:
    """Say whether a red cross can mark anything. [cross-4]"""
    return (bonus_squares(s, c, seat, 0) | bonus_squares(s, c, seat, 1)) != 0


def has_card(s: State, seat: int) -> bool:
    """Say whether a card lies in front of a seat. [mark-10]"""
    return s.card[seat][0] != NONE or s.card[seat][SIDES - 1] != NONE


# A pattern in one of its ways fits with its frame's corner on a square if each of its squares, that far from the
# corner, is free. All corners are tried at once: shifting the free squares back by a square's offset leaves a bit at
# every corner from which that square is free.


def fitting_corners(c: Components, way: int, free: int, wanted: int) -> int:
    """Return the corners where a way of a pattern covers free squares only, and some of the wanted ones. [mark-3]"""
    fits = -1
    touches = 0
    for i in range(c.squares[way]):
        fits &= free >> c.offset[way][i]
        touches |= wanted >> c.offset[way][i]
    return fits & touches


def covered(c: Components, way: int, corner: int) -> int:
    """Return the squares that a way of a pattern covers from a corner."""
    squares = 0
    for i in range(c.squares[way]):
        squares |= 1 << (corner + c.offset[way][i])
    return squares
