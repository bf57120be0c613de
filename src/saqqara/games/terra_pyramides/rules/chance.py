"""What chance may answer, where its tiles lie, and who sees them. [setup-3, setup-5, setup-7, draw-2, search-1]"""

from saqqara.core.contract import CHANCE, Random
from saqqara.core.kernel import Ints
from saqqara.core.text.generator import below
from saqqara.games.terra_pyramides.rules.stacks import closed_left
from saqqara.games.terra_pyramides.table import Components, State
from saqqara.games.terra_pyramides.things import (
    DEEPEST,
    FOUNDATION,
    KINDS,
    NONE,
    SEATS,
    STACK,
    STACKS,
    TILE,
    VALUES,
    Ask,
)

TILE_PILE, FOUNDATION_PILE, STACK_PILE = 0, 1, 2


def first_stacks(s: State, c: Components) -> int:
    """Return the closed stacks that no seat has its first tile from yet. [setup-7]"""
    stacks = closed_left(s, c)
    for seat in range(c.seats):
        if s.origin[seat] != NONE:
            stacks &= ~(1 << s.origin[seat])
    return stacks


def chances(s: State, c: Components, out: Ints, weights: Ints) -> int:
    """Write each outcome with the number of its copies that are left, and return how many outcomes there are."""
    n = 0
    if s.ask == Ask.FOUNDATION:
        for value in range(1, VALUES + 1):
            out[n] = FOUNDATION + value - 1
            weights[n] = s.foundations[value]
            n += s.foundations[value] > 0
        return n
    if s.ask == Ask.STACK:
        stacks = first_stacks(s, c)
        for stack in range(STACKS):
            out[n] = STACK + stack
            weights[n] = 1
            n += (stacks >> stack) & 1
        return n
    for kind in range(KINDS):
        copies = s.pool[kind]
        out[n] = TILE + kind
        weights[n] = copies
        n += copies > 0
    return n


def pile(s: State, c: Components, made: Ints) -> tuple[int, int, int, int, int]:
    """Write what the pile was made of; say which pile, how often made, which place is due, and the first outcome."""
    if s.ask == Ask.FOUNDATION:
        left = 0
        total = 0
        for value in range(1, VALUES + 1):
            made[value - 1] = c.foundation_mix[value]
            left += s.foundations[value]
            total += c.foundation_mix[value]
        return FOUNDATION_PILE, 0, total - left, FOUNDATION, VALUES
    if s.ask == Ask.STACK:
        for stack in range(STACKS):
            made[stack] = 1
        return STACK_PILE, 0, s.drawer, STACK, STACKS
    for kind in range(KINDS):
        made[kind] = c.mix[kind]
    return TILE_PILE, 0, c.stack_size * s.stack + place_told(s), TILE, KINDS


def place_told(s: State) -> int:
    """Return the place in its stack of the tile that chance tells: the top, or where a search has come to."""
    return s.looking if s.ask == Ask.SEARCH else s.height[s.stack] - 1


def witnesses(s: State, c: Components, seat: int) -> int:
    """Return who sees the answer: a drawn or searched tile only its seat, all else everybody. [draw-2, search-1]"""
    if seat == CHANCE and (s.ask == Ask.HAND or s.ask == Ask.SEARCH):
        return 1 << s.drawer
    return (1 << c.seats) - 1


# -- What a seat cannot see -------------------------------------------------------------------------------------------


def imagine(s: State, c: Components, r: Random, seat: int) -> None:
    """Fill unknown hands and searched stacks from the tiles that a seat cannot exclude. [draw-2, search-4]"""
    exclude_known(s)
    for other in range(SEATS):
        if s.origin[other] != NONE and s.hand[other] == NONE:
            s.hand[other] = s.shown[other] if s.shown[other] != NONE else draw_from_pool(s, r)
    for stack in range(STACKS):
        if s.searched[stack] and (seat < 0 or not (s.searched[stack] >> seat) & 1):
            for place in range(DEEPEST):
                if first_decided(s, stack) <= place < s.height[stack]:
                    s.order[stack][place] = draw_from_pool(s, r)


def first_decided(s: State, stack: int) -> int:
    """Return the lowest place of a searched stack that is decided: all are, once the search is over."""
    return s.looking + 1 if s.ask == Ask.SEARCH and s.stack == stack else 0


def exclude_known(s: State) -> None:
    """Make the pool of the tiles that nobody has seen, as far as they are seen here."""
    for kind in range(KINDS):
        s.pool[kind] = s.unseen[kind]
    for seat in range(SEATS):
        if s.hand[seat] != NONE and s.shown[seat] == NONE:
            s.pool[s.hand[seat]] -= 1
    for stack in range(STACKS):
        for place in range(s.height[stack]):
            if s.order[stack][place] != NONE:
                s.pool[s.order[stack][place]] -= 1


def draw_from_pool(s: State, r: Random) -> int:
    """Draw a tile out of the pool."""
    left = 0
    for kind in range(KINDS):
        left += s.pool[kind]
    left = below(r, left)
    for kind in range(KINDS):
        left -= s.pool[kind]
        if left < 0:
            s.pool[kind] -= 1
            return kind
    return 0
