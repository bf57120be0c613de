"""Advice: what a table is worth to a seat, and what a learner should look at. Part of the bundle, like the rules."""

from saqqara.core.kernel import Ints, count_bits, lowest_bit
from saqqara.games.terra_pyramides.rules.building import stones_for
from saqqara.games.terra_pyramides.rules.final import highest_levels, points_of, score_of
from saqqara.games.terra_pyramides.rules.goods import all_stones
from saqqara.games.terra_pyramides.rules.sites import free_foundations, goals, in_reach
from saqqara.games.terra_pyramides.rules.stacks import stacks_left
from saqqara.games.terra_pyramides.table import Components, State
from saqqara.games.terra_pyramides.things import (
    CARDS,
    COLOURS,
    FULL,
    KINDS,
    LEVEL_VALUE,
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
STONE = 140  # beyond the point it scores
GOLD = 60
JOKER = 60  # beyond any stone
WORKER = 120  # on a site, that counts towards the next level
WAITING = 90  # on a tile, with a site in reach
NEXT_LEVEL = 45  # hundredths of what the next level adds, when its crew and stones are there
TOO_MUCH = 80  # a stone or gold above the limit is worth little


def value(s: State, c: Components, seat: int) -> int:
    """Return points now and potential of a seat, in hundredths of a point."""
    worth = POINT_WORTH * score_of(s, c, seat)
    if s.ask == Ask.OVER:
        return worth
    return worth + goods_worth(s, seat) + sites_worth(s, c, seat) + waiting_worth(s, c, seat)


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
        worth += WORKER * s.workers[site]
        worth += NEXT_LEVEL * gain * stones * s.workers[site] // ((level + 1) * FULL)
    return worth


def waiting_worth(s: State, c: Components, seat: int) -> int:
    """Return the worth of workers on tiles that can still reach a site."""
    if s.turn != seat:
        return 0
    worth = 0
    for i in range(4):
        if s.waiting[i] != NONE and in_reach(s, c, s.waiting[i]) & goals(s, seat) & ~s.full:
            worth += WAITING + WORKER
    return worth


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
