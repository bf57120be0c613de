"""What the network looks at: rows as they would pay, the hand, pyramids by colour with their stones and workers."""

from saqqara.core.kernel import Ints, count_bits, lowest_bit
from saqqara.games.terra_pyramides.advice import sites_worth, table_features
from saqqara.games.terra_pyramides.rules.building import raises, stones_for
from saqqara.games.terra_pyramides.rules.final import points_of
from saqqara.games.terra_pyramides.rules.goods import all_stones, gains_in
from saqqara.games.terra_pyramides.rules.sites import free_foundations, goals, in_reach
from saqqara.games.terra_pyramides.table import Components, State
from saqqara.games.terra_pyramides.things import (
    COLOURS,
    HALF,
    KINDS,
    LINES,
    MOST_LEVELS,
    NONE,
    SEATS,
    STACKS,
    Colour,
    Source,
)

# What a row pays, in small steps, so that each sum has weights of its own
USEFUL_STEPS, STONE_STEPS, GOLD_STEPS, RIVER_STEPS = 4, 5, 4, 3
GOOD, VERY_GOOD = 9, 13  # rows that pay so much
LINE_SIZE = 13
SEAT_SIZE = 26
TENTHS = 10  # points go in by tenths, so that they are weighed


def network_features(s: State, c: Components, seat: int, out: Ints) -> int:
    """Write the table as the network sees it from a seat, and return how many numbers that is."""
    useful_low, useful_high, stone_low, stone_high, gold_low, gold_high, ones, twos, fours = tile_masks(s, c, seat)
    n = table_features(s, c, seat, out)
    n = stack_looks(s, c, seat, out, n)
    n = unseen_looks(s, c, out, n)
    n = turn_looks(s, c, seat, useful_low, useful_high, out, n)
    n = place_looks(s, c, useful_low, useful_high, stone_low, stone_high, gold_low, gold_high, out, n)
    n = colour_looks(s, seat, out, n)
    for step in range(SEATS):
        other = (seat + step) % c.seats if step < c.seats else NONE
        n = seat_looks(s, c, other, ones, twos, fours, out, n)
    return n


def tile_masks(s: State, c: Components, seat: int) -> tuple[int, int, int, int, int, int, int, int, int]:
    """Return where workers of a seat could set out, stones and gold lie, and how many workers can reach each site.

    The last three are the bits of the number of tiles with a worker from which a site is reached, up to 7.
    """
    aims = goals(s, seat) & ~s.full
    useful = stones = gold = 0
    useful_low = stone_low = gold_low = 0
    ones = twos = fours = 0
    mask = c.land_low & ~s.free_low
    for half in range(2):
        useful = stones = gold = 0
        while mask:
            bit = mask & -mask
            field = HALF * half + lowest_bit(mask)
            mask &= mask - 1
            kind = s.tile[field]
            gains = c.gains[kind]
            if gains & 1:
                reached = in_reach(s, c, field)
                if reached & aims:
                    useful |= bit
                carry = ones & reached
                ones ^= reached
                fours |= twos & carry
                twos ^= carry
            if c.stone[kind] != NONE:
                stones |= bit
            if (gains >> 8) & 65535:
                gold |= bit
        if half == 0:
            useful_low = useful
            stone_low = stones
            gold_low = gold
        mask = c.land_high & ~s.free_high
    return useful_low, useful, stone_low, stones, gold_low, gold, ones, twos, fours


def looks_of(c: Components, kind: int) -> int:
    """Return worker and stone of a tile as one small number, 0 for none."""
    return 0 if kind == NONE else 1 + (c.gains[kind] & 1) + 2 * (c.stone[kind] + 1)


def stack_looks(s: State, c: Components, seat: int, out: Ints, n: int) -> int:
    """Write the tiles still to come, the hand, and the tiles that lie face up."""
    left = 0
    for stack in range(STACKS):
        left += max(0, s.height[stack] - c.remove_at)
        out[n + 6 + stack] = looks_of(c, s.top[stack])
    hand = s.hand[seat]
    out[n] = left
    out[n + 1] = left // c.seats
    out[n + 2] = looks_of(c, hand)
    out[n + 3] = ((c.gains[hand] >> 8) & 255) + ((c.gains[hand] >> 16) & 255) if hand != NONE else 0
    out[n + 4] = (c.gains[hand] >> 24) & 255 if hand != NONE else 0
    out[n + 5] = (c.gains[hand] >> 32) & 255 if hand != NONE else 0
    return n + 6 + STACKS


def unseen_looks(s: State, c: Components, out: Ints, n: int) -> int:
    """Write how many unseen tiles show a worker, gold, and a stone of each colour."""
    for i in range(COLOURS + 2):
        out[n + i] = 0
    for kind in range(KINDS):
        many = s.unseen[kind]
        if many:
            out[n] += many if c.gains[kind] & 1 else 0
            out[n + 1] += many if (c.gains[kind] >> 8) & 65535 else 0
            if c.stone[kind] != NONE:
                out[n + 2 + c.stone[kind]] += many
    return n + COLOURS + 2


def turn_looks(s: State, c: Components, seat: int, useful_low: int, useful_high: int, out: Ints, n: int) -> int:
    """Write what the turn still has to give: the four rows through the new tile, and workers on their way."""
    for i in range(LINES * LINE_SIZE + 5):
        out[n + i] = 0
    if s.turn == seat and s.placed != NONE:
        if s.row == NONE:
            for line in range(LINES):
                line_looks(s, c, 4 * s.placed + line, useful_low, useful_high, out, n + LINE_SIZE * line)
        else:
            worker_looks(s, c, seat, out, n + LINES * LINE_SIZE)
    return n + LINES * LINE_SIZE + 5


def line_looks(s: State, c: Components, row: int, useful_low: int, useful_high: int, out: Ints, n: int) -> None:
    """Write what a row through the new tile pays."""
    low = c.row_low[row]
    high = c.row_high[row]
    gains = gains_in(s, c, low, high)
    out[n] = count_bits(low & useful_low) + count_bits(high & useful_high)
    out[n + 1] = gains & 255
    oases = count_bits(low & c.oasis_low) + count_bits(high & c.oasis_high)
    out[n + 2] = oases + ((gains >> 8) & 255) + ((gains >> 16) & 255)
    out[n + 3] = (gains >> 24) & 255
    out[n + 4] = oases + ((gains >> 32) & 255)
    out[n + 5] = count_bits(low & c.nile_low) + count_bits(high & c.nile_high)
    mask = low & c.land_low & ~s.free_low
    for half in range(2):
        while mask:
            colour = c.stone[s.tile[HALF * half + lowest_bit(mask)]]
            if colour != NONE:
                out[n + 6 + colour] += 1
            mask &= mask - 1
        mask = high & c.land_high & ~s.free_high


def worker_looks(s: State, c: Components, seat: int, out: Ints, n: int) -> None:
    """Write how many workers wait, how many can go somewhere, and the best site for the first of them."""
    aims = goals(s, seat) & ~s.full
    for i in range(4):
        out[n + 4] += s.equipping[i] != NONE
        if s.waiting[i] != NONE:
            out[n] += 1
            out[n + 1] += in_reach(s, c, s.waiting[i]) & aims != 0
    if s.waiting[0] == NONE:
        return
    sites = in_reach(s, c, s.waiting[0]) & aims
    out[n + 3] = count_bits(sites & free_foundations(s))
    sites &= s.owned[seat]
    while sites:
        site = lowest_bit(sites)
        sites &= sites - 1
        out[n + 2] = max(out[n + 2], 1 + 4 * s.level[site] + s.workers[site])


def place_looks(
    s: State,
    c: Components,
    useful_low: int,
    useful_high: int,
    stone_low: int,
    stone_high: int,
    gold_low: int,
    gold_high: int,
    out: Ints,
    n: int,
) -> int:
    """Write what the best three fields for a next tile would pay, and how many fields pay well."""
    gold_low |= c.oasis_low
    gold_high |= c.oasis_high
    for i in range(5):
        out[n + i] = 0
    mask = s.free_low
    for half in range(2):
        while mask:
            row = 4 * (HALF * half + lowest_bit(mask))
            mask &= mask - 1
            pays = 0
            for line in range(LINES):
                low = c.row_low[row + line]
                high = c.row_high[row + line]
                sum_of_line = USEFUL_STEPS * (count_bits(low & useful_low) + count_bits(high & useful_high))
                sum_of_line += STONE_STEPS * (count_bits(low & stone_low) + count_bits(high & stone_high))
                sum_of_line += GOLD_STEPS * (count_bits(low & gold_low) + count_bits(high & gold_high))
                sum_of_line += RIVER_STEPS * (count_bits(low & c.nile_low) + count_bits(high & c.nile_high))
                pays = max(pays, sum_of_line)
            out[n + 3] += pays >= GOOD
            out[n + 4] += pays >= VERY_GOOD
            for place in range(3):
                if pays > out[n + place]:
                    better = pays
                    pays = out[n + place]
                    out[n + place] = better
        mask = s.free_high
    return n + 5


def seat_looks(s: State, c: Components, seat: int, ones: int, twos: int, fours: int, out: Ints, n: int) -> int:
    """Write what a seat has, and its two best sites; zeros for a seat that is not there."""
    for i in range(SEAT_SIZE):
        out[n + i] = 0
    if seat == NONE:
        return n + SEAT_SIZE
    out[n] = s.supply[seat]
    out[n + 1] = s.gold[seat]
    out[n + 2] = s.graves[seat]
    out[n + 3] = s.oases[seat]
    out[n + 4] = s.ship[seat]
    out[n + 5] = s.tops[seat]
    out[n + 6] = all_stones(s, seat)
    out[n + 7] = s.stones[seat][Colour.WHITE]
    out[n + 8] = count_bits(s.owned[seat])
    out[n + 9] = count_bits(s.owned[seat] & s.full)
    for source in range(Source.STONES):
        out[n + 10 + source] = TENTHS * points_of(s, c, seat, source)
    out[n + 17] = s.turns[seat] - s.turns[0]
    out[n + 18] = sites_worth(s, c, seat)
    ready = raises(s, c, seat)
    while ready:
        level = s.level[lowest_bit(ready)]
        ready &= ready - 1
        out[n + 19] = max(out[n + 19], level + 1)
    first, second = best_sites(s, seat)
    site_looks(s, seat, first, ones, twos, fours, out, n + 20)
    site_looks(s, seat, second, ones, twos, fours, out, n + 23)
    return n + SEAT_SIZE


def standing(s: State, site: int) -> int:
    """Return level and workers of a site as one number, higher for what is further."""
    return -1 if site == NONE else 4 * s.level[site] + s.workers[site]


def best_sites(s: State, seat: int) -> tuple[int, int]:
    """Return the two sites of a seat that are furthest and can grow, -1 for those that are not there."""
    first = second = NONE
    left = s.owned[seat] & ~s.finished
    while left:
        site = lowest_bit(left)
        left &= left - 1
        if s.level[site] == MOST_LEVELS:
            continue
        if standing(s, site) > standing(s, first):
            second = first
            first = site
        elif standing(s, site) > standing(s, second):
            second = site
    return first, second


def site_looks(s: State, seat: int, site: int, ones: int, twos: int, fours: int, out: Ints, n: int) -> None:
    """Write level and workers of a site, level and stones for the next one, and how many tiles reach it."""
    if site == NONE:
        return
    level = s.level[site]
    stones = all_stones(s, seat) if level == 0 else stones_for(s, seat, s.colour[site])
    out[n] = standing(s, site)
    out[n + 1] = 1 + 6 * level + min(5, stones)
    out[n + 2] = ((ones >> site) & 1) + 2 * ((twos >> site) & 1) + 4 * ((fours >> site) & 1)


def colour_looks(s: State, seat: int, out: Ints, n: int) -> int:
    """Write the stones and the furthest pyramid of each colour."""
    for colour in range(COLOURS):
        out[n + colour] = s.stones[seat][colour]
        out[n + COLOURS + colour] = 0
    left = s.owned[seat] & ~s.finished
    while left:
        site = lowest_bit(left)
        left &= left - 1
        if 0 < s.level[site] < MOST_LEVELS:
            place = n + COLOURS + s.colour[site]
            out[place] = max(out[place], standing(s, site))
    return n + 2 * COLOURS
