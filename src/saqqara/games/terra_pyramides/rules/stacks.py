"""The stacks of tiles: which are left, which are open, what is drawn and searched. [stacks, open, draw, search]"""

from saqqara.games.terra_pyramides.table import Components, State
from saqqara.games.terra_pyramides.things import NONE, OPEN, STACKS


def is_left(s: State, c: Components, stack: int) -> bool:
    """Say whether a stack has more tiles than the number at which it is removed. [stacks-1]"""
    return s.height[stack] > c.remove_at


def is_open(c: Components, stack: int) -> bool:
    """Say whether the top of a stack lies face up. [open-1, open-2]"""
    return c.open_stacks == 1 and (OPEN >> stack) & 1 == 1


def stacks_left(s: State, c: Components) -> int:
    """Return the stacks that are left. [stacks-1]"""
    left = 0
    for stack in range(STACKS):
        if is_left(s, c, stack):
            left |= 1 << stack
    return left


def closed_left(s: State, c: Components) -> int:
    """Return the closed stacks that are left. [search-2]"""
    left = stacks_left(s, c)
    return left & ~OPEN if c.open_stacks else left


def see_tile(s: State, kind: int) -> None:
    """Turn a tile up for everybody."""
    s.pool[kind] -= 1
    s.unseen[kind] -= 1


def take_tile(s: State, seat: int, stack: int, kind: int, known: int) -> None:
    """Take a tile into the hand, known to some seats. [draw-2, search-4, symbol-4]"""
    s.height[stack] -= 1
    s.hand[seat] = kind
    s.hand_known[seat] = known
    s.origin[seat] = stack


def take_open_tile(s: State, c: Components, seat: int, stack: int) -> None:
    """Take the face-up top of a stack. [open-1]"""
    kind = s.top[stack]
    s.top[stack] = NONE
    take_tile(s, seat, stack, kind, (1 << c.seats) - 1)
    s.shown[seat] = kind


def take_place(s: State, seat: int, stack: int, place: int) -> None:
    """Take a tile whose place in a searched stack is known; the others keep their order. [search-3, search-4]"""
    kind = s.order[stack][place]
    known = s.searched[stack] | 1 << seat
    last = s.height[stack] - 1
    for i in range(place, last):
        s.order[stack][i] = s.order[stack][i + 1]
    s.order[stack][last] = NONE
    take_tile(s, seat, stack, kind, known)


def is_decided(s: State, stack: int) -> bool:
    """Say whether the top of a stack has been seen in a search."""
    return s.order[stack][s.height[stack] - 1] != NONE


def play_hand(s: State, seat: int) -> int:
    """Take the tile out of the hand for everybody to see. [draw-2]"""
    kind = s.hand[seat]
    if s.shown[seat] == NONE:
        s.unseen[kind] -= 1
    s.hand[seat] = NONE
    s.hand_known[seat] = 0
    s.shown[seat] = NONE
    s.origin[seat] = NONE
    return kind
