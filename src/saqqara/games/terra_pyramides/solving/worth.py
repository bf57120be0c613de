"""What a table is worth on the way to a task: what is built and held, and what the board will still give."""

from saqqara.core.kernel import count_bits, lowest_bit
from saqqara.games.terra_pyramides.rules.building import stones_for
from saqqara.games.terra_pyramides.rules.final import POINTS_TASK, score_of
from saqqara.games.terra_pyramides.rules.sites import free_foundations, in_reach
from saqqara.games.terra_pyramides.solving.memory import Work
from saqqara.games.terra_pyramides.table import Components, State
from saqqara.games.terra_pyramides.things import COLOURS, HALF, LINES, NONE, Colour

TURNS = 28  # of one seat
STONES_IN = (0, 1, 3, 6, 10, 15)  # a pyramid, by its levels
ARRIVALS_IN = (0, 3, 5, 7, 9, 11)
WANTED = (4, 4, 4, 6)  # pyramids, by task
HIGHEST = (5, 5, 5, 4)  # levels of each
SPARE = (8, 1, 8, 1)  # foundations that may be occupied beyond the wanted ones
BEST_FIELDS = 8  # free fields that make the potential of a board
CREWS = 24  # 4 * levels + workers
POINTS_TOPS = 3  # pyramids of 60 after which points want a fifth one, and with the next a sixth
POINT = 43  # worth of a point, at what a pyramid of 60 costs

# What things are worth, by their number: a stone is 100.
STONE_W = 0  # a stone of a colour that a pyramid lacks
OPEN_W = 1  # of a colour that may still get a pyramid
OTHER_W = 2  # any other: two of them are a white one
WHITE_W = 3
ARRIVAL_W = 4  # a worker on a site
GOLD_W = 5
FUTURE_W = 6  # hundredths of what the best rows of the board give, for each turn left
GROWTH_W = 7  # hundredths of a tile, for each free field in its rows
NOISE_W = 8  # at most, on top of the worth
LOST_W = 9  # hundredths of an arrival: a worker on a tile from where it reaches nothing
TURNS_W = 10  # turns of one table that are played out
FIFTH_W = 11  # hundredths: how much the pyramids beyond four count in task 2; foundations of 4 pay better
LEVEL_W = 12  # a level that stands
STEP_W = 13  # tables that are kept after each step of a turn
LAST_W = 14  # last turns, in which points begin to count in task 2
WEIGHTS = (100, 95, 50, 105, 65, 34, 18, 12, 0, 30, 24, 0, 12, 8, 6)


def is_for_points(c: Components) -> bool:
    """Say whether points are what counts: in task 2, and without a task."""
    return c.task in (0, POINTS_TASK)


def survey(s: State, c: Components, w: Work) -> None:
    """Look at the sites: where workers are wanted, which colours lack stones."""
    for colour in range(COLOURS):
        w.need[colour] = -1
        w.appeal[colour] = 2 * s.stones[0][colour]
    w.pyramids = 0
    w.lacking = 0
    rising = 0
    tops = 0
    left = s.owned[0]
    while left:
        site = lowest_bit(left)
        left &= left - 1
        level = s.level[site]
        tops += level == 5
        if level > 0:
            w.pyramids += 1
            colour = s.colour[site]
            w.need[colour] = max(w.need[colour], 0) + STONES_IN[w.highest] - STONES_IN[level]
        if level < w.highest:
            rising |= 1 << site
            if s.workers[site] == 3 and level > 0 and stones_for(s, 0, s.colour[site]) <= level:
                w.lacking = 1
    w.wanted = WANTED[c.task]
    if is_for_points(c) and tops >= POINTS_TOPS:
        w.wanted += 1 + tops - POINTS_TOPS
    if count_bits(s.owned[0]) < w.wanted + SPARE[c.task]:
        rising |= free_foundations(s)
    w.targets = rising
    for colour in range(COLOURS):
        w.stone[colour] = stone_worth(s, w, colour, s.stones[0][colour])


def stone_worth(s: State, w: Work, colour: int, held: int) -> int:
    """Return the worth of one more stone of a colour, when so many are held."""
    if colour == Colour.WHITE:
        return w.weight[WHITE_W]
    if w.need[colour] > held:
        return w.weight[STONE_W]
    if w.need[colour] < 0 and w.pyramids < w.wanted:
        return w.weight[OPEN_W]
    return w.weight[OTHER_W]


def held_worth(s: State, w: Work) -> int:
    """Return the worth of the stones and the gold that are held."""
    worth = w.weight[GOLD_W] * s.gold[0]
    for colour in range(COLOURS):
        for held in range(s.stones[0][colour]):
            worth += stone_worth(s, w, colour, held)
    return worth


def built_worth(s: State, c: Components, w: Work) -> int:
    """Return the worth of the levels that stand and the workers that have come."""
    count_crews(s, w)
    worth = 0
    rank = 0
    for crew in range(4 * w.highest + 3, 0, -1):
        if w.crews[crew] == 0:
            continue
        level = crew // 4
        arrivals = ARRIVALS_IN[level] + crew % 4 - (level > 0)
        if level == w.highest:
            arrivals = ARRIVALS_IN[level]
        part = w.weight[STONE_W] * STONES_IN[level] + w.weight[ARRIVAL_W] * arrivals
        part += w.weight[LEVEL_W] * level
        for _ in range(w.crews[crew]):
            if rank < w.wanted:
                worth += part * w.weight[FIFTH_W] // 100 if is_for_points(c) and rank >= 4 else part
            rank += 1
    return worth


def count_crews(s: State, w: Work) -> None:
    """Count the sites that are owned, by levels and workers."""
    for crew in range(CREWS):
        w.crews[crew] = 0
    left = s.owned[0]
    while left:
        site = lowest_bit(left)
        left &= left - 1
        w.crews[4 * s.level[site] + s.workers[site]] += 1


def table_worth(s: State, c: Components, w: Work) -> int:
    """Return the worth of a table after a turn."""
    worth = built_worth(s, c, w) + held_worth(s, w) + w.potential
    last = w.weight[LAST_W]
    if is_for_points(c) and w.turns < last:
        worth = (worth * w.turns + POINT * score_of(s, c, 0) * (last - w.turns)) // last
    return worth


# -- The board --------------------------------------------------------------------------------------------------------


def kind_worth(c: Components, w: Work, kind: int, worker: int) -> int:
    """Return the worth of activating a tile whose worker counts so much."""
    gains = c.gains[kind]
    worth = w.weight[GOLD_W] * ((gains >> 8) & 255)
    if gains & 1:
        worth += worker
    if c.stone[kind] != NONE:
        worth += w.stone[c.stone[kind]]
    return worth


def worker_worth(s: State, c: Components, w: Work, field: int) -> int:
    """Return the worth of a worker on a field."""
    if in_reach(s, c, field) & w.targets:
        return w.weight[ARRIVAL_W]
    return w.weight[ARRIVAL_W] * w.weight[LOST_W] // 100


def look_at_board(s: State, c: Components, w: Work) -> None:
    """Find what each tile, each row and the whole board would give."""
    w.board = 0
    mask = c.land_low & ~s.free_low
    for half in range(2):
        while mask:
            field = HALF * half + lowest_bit(mask)
            mask &= mask - 1
            kind = s.tile[field]
            worker = worker_worth(s, c, w, field) if c.gains[kind] & 1 else 0
            w.tile[field] = kind_worth(c, w, kind, worker)
            w.board = ((w.board * 0x01000193) ^ (field * 64 + kind)) & 0xFFFFFFFF
            if c.stone[kind] != NONE:
                w.appeal[c.stone[kind]] += 1
        mask = c.land_high & ~s.free_high
    look_at_rows(s, c, w)


def look_at_rows(s: State, c: Components, w: Work) -> None:
    """Find what the rows through each free field would give; the best fields make the potential."""
    best_sum = 0
    count = 0
    for i in range(BEST_FIELDS):
        w.score[i] = 0
    mask = s.free_low
    for half in range(2):
        while mask:
            field = HALF * half + lowest_bit(mask)
            mask &= mask - 1
            best = 0
            growth = 0
            for line in range(LINES):
                row = 4 * field + line
                gain = row_gain(s, c, w, row)
                w.gain[row] = gain
                best = max(best, gain)
                free = count_bits(c.row_low[row] & s.free_low) + count_bits(c.row_high[row] & s.free_high)
                growth += min(free - 1, 3)
            w.growth[field] = growth
            keep_best(w, best)
        mask = s.free_high
    for i in range(min(BEST_FIELDS, w.turns)):
        best_sum += w.score[i]
        count += 1
    w.potential = 0
    if count:
        w.potential = best_sum * w.turns * w.weight[FUTURE_W] // (100 * count)


def keep_best(w: Work, best: int) -> None:
    """Sort a field's best row among the best ones."""
    i = BEST_FIELDS - 1
    if best <= w.score[i]:
        return
    while i > 0 and w.score[i - 1] < best:
        w.score[i] = w.score[i - 1]
        i -= 1
    w.score[i] = best


def row_gain(s: State, c: Components, w: Work, row: int) -> int:
    """Add up what the tiles and oases of a row give."""
    low = c.row_low[row]
    high = c.row_high[row]
    gain = 0
    if low & c.oasis_low or high & c.oasis_high:
        gain = w.weight[GOLD_W] * (count_bits(low & c.oasis_low) + count_bits(high & c.oasis_high))
    mask = low & c.land_low & ~s.free_low
    while mask:
        gain += w.tile[lowest_bit(mask)]
        mask &= mask - 1
    mask = high & c.land_high & ~s.free_high
    while mask:
        gain += w.tile[HALF + lowest_bit(mask)]
        mask &= mask - 1
    return gain
