"""Advice: what a table is worth to a seat, and what a learner should look at. Part of the bundle, like the rules."""

from saqqara.core.kernel import Ints, count_bits, lowest_bit
from saqqara.games.terra_pyramides.rules.building import stones_for
from saqqara.games.terra_pyramides.rules.final import highest_levels, points_of, score_of
from saqqara.games.terra_pyramides.rules.goods import all_stones, gains_in
from saqqara.games.terra_pyramides.rules.sites import free_foundations, goals, in_reach
from saqqara.games.terra_pyramides.rules.stacks import is_open, stacks_left
from saqqara.games.terra_pyramides.table import Components, State
from saqqara.games.terra_pyramides.things import (
    CARDS,
    COLOURS,
    DRAW,
    FULL,
    HALF,
    KINDS,
    LEVEL_VALUE,
    LINES,
    MOST_GOLD,
    MOST_LEVELS,
    MOST_STONES,
    NONE,
    SEATS,
    STACKS,
    Ask,
    Source,
)

POINT_WORTH = 100  # everything below is in hundredths of a point
STONE = 90  # beyond the point it scores
GOLD = 60
JOKER = 60  # beyond any stone
WORKER = 70  # on a site, that counts towards the next level
GROWTH = 350  # of each level, for the higher ones it leads to
WAITING = 90  # on a tile, with a site in reach
NEXT_LEVEL = 80  # hundredths of what the next level adds, when its crew and stones are there
TRACK_STEP = 150  # of grave goods and oases
RIVER_STEP = 120
TOO_MUCH = 80  # a stone or gold above the limit is worth little


def value(s: State, c: Components, seat: int) -> int:
    """Return points now and potential of a seat, in hundredths of a point."""
    worth = POINT_WORTH * score_of(s, c, seat)
    if s.ask == Ask.OVER:
        return worth
    worth += goods_worth(s, seat) + sites_worth(s, c, seat)
    if s.turn == seat and s.placed != NONE:
        worth += waiting_worth(s, c, seat) if s.row != NONE else best_row(s, c, seat)
    return worth


def goods_worth(s: State, seat: int) -> int:
    """Return the worth of stones and gold beyond their points; what exceeds a limit hardly counts."""
    stones = all_stones(s, seat)
    worth = JOKER * s.stones[seat][COLOURS - 1]
    worth += STONE * (min(MOST_STONES, stones))
    gold = s.gold[seat]
    worth += GOLD * (min(MOST_GOLD, gold))
    if stones > MOST_STONES:
        worth -= TOO_MUCH * (stones - MOST_STONES)
    if gold > MOST_GOLD:
        worth -= TOO_MUCH * (gold - MOST_GOLD)
    return worth


def sites_worth(s: State, c: Components, seat: int) -> int:
    """Return the worth of workers on the way to a next level, and of a level that only has to be built."""
    worth = 0
    left = s.owned[seat] & ~s.finished
    while left:
        site = lowest_bit(left)
        left &= left - 1
        level = s.level[site]
        if level == MOST_LEVELS:
            continue
        gain = LEVEL_VALUE[level + 1] - LEVEL_VALUE[level]
        if level == 0:
            gain -= s.value[site]
        stones = all_stones(s, seat) if level == 0 else stones_for(s, seat, s.colour[site])
        stones = min(stones, level + 1)
        worth += WORKER * s.workers[site] + GROWTH * level
        worth += NEXT_LEVEL * gain * stones * s.workers[site] // ((level + 1) * FULL)
    return worth


def best_row(s: State, c: Components, seat: int) -> int:
    """Return the worth of the best row through the tile that was just placed."""
    best = 0
    for line in range(LINES):
        worth = row_worth(s, c, seat, 4 * s.placed + line)
        best = max(best, worth)
    return best


def row_worth(s: State, c: Components, seat: int, row: int) -> int:
    """Return what a row would bring: goods and steps, and workers that can reach a site with room."""
    low = c.row_low[row]
    high = c.row_high[row]
    gains = gains_in(s, c, low, high)
    oases = count_bits(low & c.oasis_low) + count_bits(high & c.oasis_high)
    eyes = (gains >> 8) & 255
    worth = (POINT_WORTH + GOLD) * (oases + eyes + ((gains >> 16) & 255))
    worth += TRACK_STEP * (((gains >> 24) & 255) + ((gains >> 32) & 255))
    worth += RIVER_STEP * (count_bits(low & c.nile_low) + count_bits(high & c.nile_high))
    mask = low & c.land_low & ~s.free_low
    for half in range(2):
        while mask:
            field = HALF * half + lowest_bit(mask)
            mask &= mask - 1
            kind = s.tile[field]
            if c.stone[kind] != NONE:
                worth += POINT_WORTH + STONE
            if c.gains[kind] & 1 and in_reach(s, c, field) & goals(s, seat) & ~s.full:
                worth += WAITING + WORKER
        mask = high & c.land_high & ~s.free_high
    return worth


def waiting_worth(s: State, c: Components, seat: int) -> int:
    """Return the worth of workers on tiles that can still reach a site."""
    worth = 0
    for i in range(4):
        if s.waiting[i] != NONE and in_reach(s, c, s.waiting[i]) & goals(s, seat) & ~s.full:
            worth += WAITING + WORKER
    return worth


def merged(s: State, c: Components, seat: int, out: Ints, n: int) -> int:
    """Keep the first of the closed stacks that nobody knows and that are equally high, to draw from and to search."""
    if s.ask != Ask.DRAW:
        return n
    kept = 0
    for i in range(n):
        if is_first_stack(s, c, (out[i] - DRAW) % STACKS):
            out[kept] = out[i]
            kept += 1
    return kept


def is_first_stack(s: State, c: Components, stack: int) -> bool:
    """Say whether no earlier stack means the same."""
    for other in range(stack):
        if are_alike(s, c, other, stack):
            return False
    return True


def are_alike(s: State, c: Components, stack: int, other: int) -> bool:
    """Say whether two stacks are closed, unknown and equally high, and from one rack where its symbol counts."""
    if s.searched[stack] or s.searched[other] or is_open(c, stack) or is_open(c, other):
        return False
    return s.height[stack] == s.height[other] and (c.symbol == 0 or stack // 4 == other // 4)


def features(s: State, c: Components, seat: int, out: Ints) -> int:
    """Write the table as the seat sees it: the course, the unseen tiles, its own hand, then each seat from this one on.

    The count is the same for 1 to 4 seats; seats that nobody sits on are zeros.
    """
    n = table_features(s, c, seat, out)
    for kind in range(KINDS):
        out[n] = s.unseen[kind]
        out[n + KINDS] = 1 if s.hand[seat] == kind else 0
        n += 1
    n += KINDS
    for step in range(SEATS):
        n = seat_features(s, c, (seat + step) % c.seats if step < c.seats else NONE, out, n)
    return n


def table_features(s: State, c: Components, seat: int, out: Ints) -> int:
    """Write version, course, stacks, pieces left and cards."""
    out[0] = c.version
    out[1] = c.seats
    out[2] = c.task
    out[3] = (s.turn - seat) % c.seats
    out[4] = s.ask
    out[5] = count_bits(s.free_low) + count_bits(s.free_high)
    out[6] = count_bits(stacks_left(s, c))
    out[7] = count_bits(free_foundations(s))
    out[8] = c.sites - count_bits(s.laid)
    n = 9
    for stack in range(STACKS):
        out[n] = s.height[stack] - c.remove_at
        n += 1
    for colour in range(COLOURS):
        out[n] = s.first_left[colour]
        n += 1
    for level in range(2, MOST_LEVELS):
        out[n] = s.pieces[level]
        n += 1
    for card in range(CARDS):
        out[n] = 0 if s.card[card] == NONE else 1 + (s.card[card] - seat) % c.seats
        n += 1
    return n


def seat_features(s: State, c: Components, seat: int, out: Ints, n: int) -> int:
    """Write what a seat has; zeros for a seat that is not there."""
    for i in range(34):
        out[n + i] = 0
    if seat != NONE:
        out[n] = s.turns[seat]
        out[n + 1] = s.supply[seat]
        out[n + 2] = s.gold[seat]
        out[n + 3] = s.track[seat]
        out[n + 4] = s.graves[seat]
        out[n + 5] = s.oases[seat]
        out[n + 6] = s.ship[seat]
        out[n + 7] = s.tops[seat]
        out[n + 8] = highest_levels(s, seat) // 64
        for source in range(Source.GOLD + 1):
            out[n + 9 + source] = points_of(s, c, seat, source)
        for colour in range(COLOURS):
            out[n + 18 + colour] = s.stones[seat][colour]
        for site in range(c.sites):
            if (s.owned[seat] >> site) & 1:
                out[n + 25 + s.level[site]] += 1
                out[n + 31] += s.workers[site]
                out[n + 32] += s.workers[site] == FULL
        out[n + 33] = sites_worth(s, c, seat)
    return n + 34
