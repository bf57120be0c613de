"""What the network looks at: rows as they would pay, the hand, pyramids by colour with their stones and workers."""

from saqqara.core.kernel import Ints, count_bits, lowest_bit
from saqqara.games.terra_pyramides.advice import sites_worth, table_features, value
from saqqara.games.terra_pyramides.rules.building import FINISHED, SIX_COLOURS, raises, stones_for
from saqqara.games.terra_pyramides.rules.final import POINTS_TASK, points_of, score_of
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
    Ask,
    Colour,
    Source,
)

# What a row pays, in small steps, so that each sum has weights of its own
USEFUL_STEPS, MATCH_STEPS, STONE_STEPS, GOLD_STEPS, RIVER_STEPS = 6, 5, 5, 3, 3
BEST_PLACES = 3
PAY_STEP, PAY_STEPS = 6, 6  # fields are counted whose best row pays one of these, two of them, and so on
PLACE_SIZE = BEST_PLACES + PAY_STEPS
LINE_SIZE = 13
SEAT_SIZE = 29
TENTHS = 10  # points go in by tenths, so that they are weighed


def network_features(s: State, c: Components, seat: int, out: Ints, lore: Ints) -> int:
    """Write the table as the network sees it from a seat, and return how many numbers that is."""
    useful_low, useful_high, match_low, match_high, stone_low, stone_high, gold_low, gold_high, ones, twos, fours = (
        tile_masks(s, c, seat)
    )
    n = table_features(s, c, seat, out)
    n = stack_looks(s, c, seat, out, n)
    n = unseen_looks(s, c, out, n)
    n = turn_looks(s, c, seat, useful_low, useful_high, out, n)
    n = place_looks(
        s, c, useful_low, useful_high, match_low, match_high, stone_low, stone_high, gold_low, gold_high, out, n
    )
    n = colour_looks(s, seat, out, n)
    for step in range(SEATS):
        other = (seat + step) % c.seats if step < c.seats else NONE
        n = seat_looks(s, c, other, ones, twos, fours, out, n)
    return n


def tile_masks(s: State, c: Components, seat: int) -> tuple[int, int, int, int, int, int, int, int, int, int, int]:
    """Return where workers of a seat could set out, stones and gold lie, and how many workers can reach each site.

    The last three are the bits of the number of tiles with a worker from which a site is reached, up to 7.
    """
    aims = goals(s, seat) & ~s.full
    wanted, highest = aim_of(c)
    matches = 0
    for colour in range(COLOURS):
        matches |= (stone_units(s, seat, colour, s.stones[seat][colour], wanted, highest) > OTHER_STONE) << colour
    useful = matching = stones = gold = 0
    useful_low = match_low = stone_low = gold_low = 0
    ones = twos = fours = 0
    mask = c.land_low & ~s.free_low
    for half in range(2):
        useful = matching = stones = gold = 0
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
                if (matches >> c.stone[kind]) & 1:
                    matching |= bit
            if (gains >> 8) & 65535:
                gold |= bit
        if half == 0:
            useful_low = useful
            match_low = matching
            stone_low = stones
            gold_low = gold
        mask = c.land_high & ~s.free_high
    return useful_low, useful, match_low, matching, stone_low, stones, gold_low, gold, ones, twos, fours


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
    match_low: int,
    match_high: int,
    stone_low: int,
    stone_high: int,
    gold_low: int,
    gold_high: int,
    out: Ints,
    n: int,
) -> int:
    """Write what the best three fields for a next tile would pay, and how many fields pay how well."""
    gold_low |= c.oasis_low
    gold_high |= c.oasis_high
    for i in range(PLACE_SIZE):
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
                sum_of_line += MATCH_STEPS * (count_bits(low & match_low) + count_bits(high & match_high))
                sum_of_line += STONE_STEPS * (count_bits(low & stone_low) + count_bits(high & stone_high))
                sum_of_line += GOLD_STEPS * (count_bits(low & gold_low) + count_bits(high & gold_high))
                sum_of_line += RIVER_STEPS * (count_bits(low & c.nile_low) + count_bits(high & c.nile_high))
                pays = max(pays, sum_of_line)
            for step in range(min(PAY_STEPS, pays // PAY_STEP)):
                out[n + BEST_PLACES + step] += 1
            for place in range(BEST_PLACES):
                if pays > out[n + place]:
                    better = pays
                    pays = out[n + place]
                    out[n + place] = better
        mask = s.free_high
    return n + PLACE_SIZE


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
    wanted, highest = aim_of(c)
    out[n + 26] = built_units(s, seat, wanted, highest)
    out[n + 27] = held_units(s, seat, wanted, highest)
    out[n + 28] = turns_to_come(s, c, seat)
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


# -- What the table will come to --------------------------------------------------------------------------------------

# What things are worth, in units: a stone that a pyramid waits for is 100
MATCHING, OPEN_STONE, OTHER_STONE, WHITE_STONE = 100, 95, 45, 100
ARRIVAL, COIN, STEP, LEVEL = 65, 34, 60, 12
STONES_IN = (0, 1, 3, 6, 10, 15)  # a pyramid, by its levels
ARRIVALS_IN = (0, 3, 5, 7, 9, 11)
PYRAMIDS = (4, 2, 2, 2)  # that are worth building, by seats
SIX = 6  # of task 3, of four levels
POINT_UNITS = 43
LAST = 6  # turns in which points begin to count


def outlook(s: State, c: Components, seat: int, lore: Ints) -> int:
    """Return what a seat is on the way to, in hundredths of a point.

    Among several that is what advice says; alone, where there is time for high pyramids, what has gone into them, what
    is held, and more and more what it scores.
    """
    if c.seats > 1 or s.ask == Ask.OVER:
        return value(s, c, seat)
    wanted, highest = aim_of(c)
    units = built_units(s, seat, wanted, highest) + held_units(s, seat, wanted, highest)
    if s.turn == seat and s.placed != NONE:
        units += waiting_units(s, c, seat) if s.row != NONE else best_row_units(s, c, seat, wanted, highest)
    worth = 100 * units // POINT_UNITS
    turns = turns_to_come(s, c, seat)
    if turns < LAST and (c.task == 0 or c.task == POINTS_TASK):
        worth = (worth * turns + 100 * score_of(s, c, seat) * (LAST - turns)) // LAST
    return worth


def aim_of(c: Components) -> tuple[int, int]:
    """Return how many pyramids are worth building, and how many levels of each."""
    return (SIX, FINISHED) if c.task == SIX_COLOURS else (PYRAMIDS[c.seats - 1], MOST_LEVELS)


def turns_to_come(s: State, c: Components, seat: int) -> int:
    """Return how many whole turns a seat still has."""
    left = 0
    for stack in range(STACKS):
        left += max(0, s.height[stack] - c.remove_at)
    return left // c.seats + (s.origin[seat] != NONE)


def built_units(s: State, seat: int, wanted: int, highest: int) -> int:
    """Return what has gone into the furthest pyramids of a seat."""
    units = 0
    colours = 0
    sites = s.owned[seat]
    for _ in range(wanted):
        site = furthest(s, sites)
        if site == NONE:
            return units
        sites &= ~(1 << site)
        level = min(s.level[site], highest)
        arrivals = ARRIVALS_IN[level]
        if s.level[site] < highest:
            arrivals += s.workers[site] - (level > 0)
        if highest < MOST_LEVELS and level > 0:
            if (colours >> s.colour[site]) & 1:
                continue
            colours |= 1 << s.colour[site]
        units += MATCHING * STONES_IN[level] + ARRIVAL * arrivals + LEVEL * level
    return units


def furthest(s: State, sites: int) -> int:
    """Return the site of a set that stands highest, -1 if there is none."""
    best = NONE
    while sites:
        site = lowest_bit(sites)
        sites &= sites - 1
        if standing(s, site) > standing(s, best):
            best = site
    return best


def stone_units(s: State, seat: int, colour: int, held: int, wanted: int, highest: int) -> int:
    """Return the worth of one more stone of a colour, when so many are held."""
    if colour == Colour.WHITE:
        return WHITE_STONE
    need = NONE
    pyramids = 0
    left = s.owned[seat]
    while left:
        site = lowest_bit(left)
        left &= left - 1
        if s.level[site] > 0:
            pyramids += 1
            if s.colour[site] == colour:
                need = max(need, 0) + STONES_IN[highest] - STONES_IN[min(highest, s.level[site])]
    if need > held:
        return MATCHING
    return OPEN_STONE if need == NONE and pyramids < wanted else OTHER_STONE


def held_units(s: State, seat: int, wanted: int, highest: int) -> int:
    """Return the worth of stones and gold that a seat holds."""
    units = COIN * s.gold[seat]
    for colour in range(COLOURS):
        for held in range(s.stones[seat][colour]):
            units += stone_units(s, seat, colour, held, wanted, highest)
    return units


def waiting_units(s: State, c: Components, seat: int) -> int:
    """Return the worth of the workers that can still reach a site."""
    units = 0
    aims = goals(s, seat) & ~s.full
    for i in range(4):
        if s.waiting[i] != NONE and in_reach(s, c, s.waiting[i]) & aims:
            units += ARRIVAL
    return units


def best_row_units(s: State, c: Components, seat: int, wanted: int, highest: int) -> int:
    """Return the worth of the best row through the new tile."""
    best = 0
    for line in range(LINES):
        best = max(best, row_units(s, c, seat, 4 * s.placed + line, wanted, highest))
    return best


def row_units(s: State, c: Components, seat: int, row: int, wanted: int, highest: int) -> int:
    """Return what a row would bring: goods, and workers that reach a site with room."""
    low = c.row_low[row]
    high = c.row_high[row]
    gains = gains_in(s, c, low, high)
    oases = count_bits(low & c.oasis_low) + count_bits(high & c.oasis_high)
    units = COIN * (oases + ((gains >> 8) & 255) + ((gains >> 16) & 255))
    units += STEP * (((gains >> 24) & 255) + ((gains >> 32) & 255))
    units += STEP * (count_bits(low & c.nile_low) + count_bits(high & c.nile_high))
    aims = goals(s, seat) & ~s.full
    workers = s.supply[seat]
    mask = low & c.land_low & ~s.free_low
    for half in range(2):
        while mask:
            field = HALF * half + lowest_bit(mask)
            mask &= mask - 1
            kind = s.tile[field]
            colour = c.stone[kind]
            if colour != NONE:
                units += stone_units(s, seat, colour, s.stones[seat][colour], wanted, highest)
            if workers and c.gains[kind] & 1 and in_reach(s, c, field) & aims:
                units += ARRIVAL
                workers -= 1
        mask = high & c.land_high & ~s.free_high
    return units
