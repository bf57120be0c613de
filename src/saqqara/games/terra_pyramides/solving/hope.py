"""How likely a task is to be solved, by what was learned about tables after a turn.

Whole numbers go in and whole numbers come out, so that plain Python and compiled code agree. What is seen is weighed
for the logarithm of the odds, by weights for the end and others for the beginning, in between by as much of each as
turns are over and left. Layers between were tried, and were wrong more often about the best of many tables.
"""

from saqqara.core.kernel import count_bits, lowest_bit
from saqqara.games.terra_pyramides.rules.final import score_of
from saqqara.games.terra_pyramides.rules.sites import free_foundations, in_reach
from saqqara.games.terra_pyramides.rules.stacks import is_left
from saqqara.games.terra_pyramides.solving.memory import Work
from saqqara.games.terra_pyramides.solving.worth import (
    ARRIVAL_W,
    ARRIVALS_IN,
    STONE_W,
    STONES_IN,
    TURNS,
    built_worth,
    held_worth,
    kind_worth,
    table_worth,
)
from saqqara.games.terra_pyramides.table import Components, State
from saqqara.games.terra_pyramides.things import COLOURS, HALF, KINDS, LINES, NONE, STACKS, Ask, Colour

# What is seen, by its number in `seen`: first of the board, once a tile lies, then of all else after the turn.
TOPS = 16  # fields with the best rows that are looked at
SUMS = (1, 2, 4, 8, 16)  # of so many of them, the first five numbers
SLOTS = 5  # what as many of them give as there are turns left
NEAR = 6  # workers, gold, stones that are needed and other ones in the first four rows
ALL = 10  # and in all of them
PROMISE = 14
SPACE = 16
GOOD = 17  # fields whose best row gives much
TURNS_LEFT = 18
BUILT = 19
HELD = 20
SITES_SEEN = 21  # sites by level and workers
FULL_TOPS = 36
STONES_LEFT = 37
ARRIVALS_LEFT = 38
PYRAMIDS = 39
SUPPLY = 40
USABLE = 41
OTHERS = 42
WHITE = 43
PURSE = 44
FREE = 45  # foundations without workers, what they are worth, and those that have some
SCORE = 48
SHORT = 49  # stones that the next levels lack
WAITS = 50  # crews that wait for stones
UNSEEN = 51  # stones that are needed, others, workers, gold and tiles still to come
KNOWN = 56  # stacks that are known, the best tile on top of one, and the best of all
COMING = 59
UNUSED = 60
PACE = 61
LACK = 62
GOALS = 63
INPUTS = 64

MUCH = 150  # what a good row gives
TENTH = 10

BIAS = INPUTS  # the last weight of each kind, which is added
EARLY = BIAS + 1  # where the weights for the beginning begin
NET = 2 * EARLY
FINE = 16  # bits behind the point, of weights

# The logistic function in 1024ths at 0, 1/2, 1 ... 8
LOGISTIC = (512, 637, 749, 837, 902, 946, 975, 994, 1006, 1013, 1017, 1020, 1021, 1022, 1023, 1023, 1024)
ONE = 1024
ONE_BITS = 10
STEP_OF_ODDS = 512


# -- What is seen -----------------------------------------------------------------------------------------------------


def look_at_best_rows(s: State, c: Components, w: Work) -> None:
    """Write what the best rows of the board would give, one for each free field."""
    for i in range(TOPS):
        w.top_gain[i] = 0
        w.top_row[i] = NONE
    for i in range(TURNS_LEFT):
        w.seen[i] = 0
    mask = s.free_low
    for half in range(2):
        while mask:
            field = HALF * half + lowest_bit(mask)
            mask &= mask - 1
            keep_top(w, field)
        mask = s.free_high
    total = 0
    for i in range(TOPS):
        if w.top_row[i] == NONE:
            break
        total += w.top_gain[i]
        for k in range(len(SUMS)):
            w.seen[k] += (i < SUMS[k]) * w.top_gain[i]
        w.seen[SLOTS] += (i < w.turns) * w.top_gain[i]
        w.seen[SPACE] += (i < SUMS[3]) * w.growth[w.top_row[i] // LINES]
        w.seen[GOOD] += w.top_gain[i] >= MUCH
        add_things(s, c, w, w.top_row[i], i)
    for k in range(SLOTS + 1):
        w.seen[k] //= TENTH
    w.seen[PROMISE] = w.potential // TENTH
    w.seen[PROMISE + 1] = w.seen[3] * w.turns // TENTH


def keep_top(w: Work, field: int) -> None:
    """Sort a field's best row among the best ones."""
    row = LINES * field
    for line in range(1, LINES):
        if w.gain[LINES * field + line] > w.gain[row]:
            row = LINES * field + line
    gain = w.gain[row]
    i = TOPS - 1
    if gain <= w.top_gain[i]:
        return
    while i > 0 and w.top_gain[i - 1] < gain:
        w.top_gain[i] = w.top_gain[i - 1]
        w.top_row[i] = w.top_row[i - 1]
        i -= 1
    w.top_gain[i] = gain
    w.top_row[i] = row


def add_things(s: State, c: Components, w: Work, row: int, rank: int) -> None:
    """Add up the workers, gold and stones of a row."""
    low = c.row_low[row]
    high = c.row_high[row]
    add_thing(w, 1, rank, count_bits(low & c.oasis_low) + count_bits(high & c.oasis_high))
    mask = low & c.land_low & ~s.free_low
    for half in range(2):
        while mask:
            field = HALF * half + lowest_bit(mask)
            mask &= mask - 1
            kind = s.tile[field]
            if c.gains[kind] & 1 and in_reach(s, c, field) & w.targets:
                add_thing(w, 0, rank, 1)
            add_thing(w, 1, rank, (c.gains[kind] >> 8) & 255)
            colour = c.stone[kind]
            if colour != NONE:
                add_thing(w, 2 if w.need[colour] > s.stones[0][colour] else 3, rank, 1)
        mask = high & c.land_high & ~s.free_high


def add_thing(w: Work, thing: int, rank: int, count: int) -> None:
    """Count a thing in the first four rows and in all."""
    w.seen[ALL + thing] += count
    if rank < SUMS[2]:
        w.seen[NEAR + thing] += count


def look_at_table(s: State, c: Components, w: Work) -> None:
    """Write what else is to be seen after a turn; the sites have been surveyed."""
    for i in range(TURNS_LEFT, INPUTS):
        w.seen[i] = 0
    built = built_worth(s, c, w)
    held = held_worth(s, w)
    w.seen[TURNS_LEFT] = w.turns
    w.seen[BUILT] = built // TENTH
    w.seen[HELD] = held // TENTH
    w.seen[SCORE] = score_of(s, c, 0)
    w.seen[SUPPLY] = s.supply[0]
    w.seen[PYRAMIDS] = w.pyramids
    w.seen[PURSE] = s.gold[0]
    w.seen[GOALS] = count_bits(w.targets)
    count_sites(s, w)
    count_left(w)
    count_stones(s, w)
    count_unseen(s, c, w)
    look_at_stacks(s, c, w)
    left = w.seen[STONES_LEFT] * w.weight[STONE_W] + w.seen[ARRIVALS_LEFT] * w.weight[ARRIVAL_W]
    w.seen[PACE] = left // (TENTH * (w.turns + 1))
    w.seen[LACK] = (left - held - w.potential) // TENTH


def count_sites(s: State, w: Work) -> None:
    """Count the sites by levels and workers, and the foundations by what they are worth."""
    left = s.owned[0]
    while left:
        site = lowest_bit(left)
        left &= left - 1
        level = s.level[site]
        if level == 0:
            w.seen[FREE + 2] += s.value[site]
        elif level < w.highest:
            w.seen[SHORT] += max(0, level + 1 - s.stones[0][s.colour[site]])
            w.seen[WAITS] += s.workers[site] == 3
        if level == 5:
            w.seen[FULL_TOPS] += 1
        else:
            w.seen[SITES_SEEN + 3 * level + s.workers[site] - 1] += 1
    left = free_foundations(s)
    while left:
        site = lowest_bit(left)
        left &= left - 1
        w.seen[FREE] += 1
        w.seen[FREE + 1] += s.value[site]


def count_left(w: Work) -> None:
    """Count the stones and workers that the furthest pyramids lack, as many of them as are wanted."""
    stones = w.wanted * STONES_IN[w.highest]
    arrivals = w.wanted * ARRIVALS_IN[w.highest]
    room = w.wanted
    taken = min(room, w.seen[FULL_TOPS])
    stones -= taken * STONES_IN[5]
    arrivals -= taken * ARRIVALS_IN[5]
    room -= taken
    for level in range(4, -1, -1):
        for workers in range(3, 0, -1):
            taken = min(room, w.seen[SITES_SEEN + 3 * level + workers - 1])
            room -= taken
            stones -= taken * STONES_IN[level]
            done = ARRIVALS_IN[level] + workers - (level > 0)
            arrivals -= taken * min(done, ARRIVALS_IN[w.highest])
    w.seen[STONES_LEFT] = max(0, stones)
    w.seen[ARRIVALS_LEFT] = max(0, arrivals)


def count_stones(s: State, w: Work) -> None:
    """Count the stones that are held by what they are good for, and those that lie about."""
    for colour in range(COLOURS):
        held = s.stones[0][colour]
        if colour == Colour.WHITE:
            w.seen[WHITE] = held
            continue
        usable = min(held, max(w.need[colour], 0))
        w.seen[USABLE] += usable
        w.seen[OTHERS] += held - usable
        if w.need[colour] < 0:
            w.seen[UNUSED] = max(w.seen[UNUSED], w.appeal[colour])
        else:
            w.seen[COMING] += min(w.need[colour] - usable, w.appeal[colour])


def count_unseen(s: State, c: Components, w: Work) -> None:
    """Count what the tiles have that are still to come."""
    for kind in range(KINDS):
        tiles = s.unseen[kind]
        if tiles == 0:
            continue
        colour = c.stone[kind]
        if colour != NONE:
            w.seen[UNSEEN + (w.need[colour] <= s.stones[0][colour])] += tiles
        w.seen[UNSEEN + 2] += tiles * (c.gains[kind] & 255)
        w.seen[UNSEEN + 3] += tiles * ((c.gains[kind] >> 8) & 255)
        w.seen[UNSEEN + 4] += tiles


def look_at_stacks(s: State, c: Components, w: Work) -> None:
    """Look at the stacks that have been searched: what is on top, and what is best."""
    for stack in range(STACKS):
        if not is_left(s, c, stack) or s.order[stack][0] == NONE:
            continue
        w.seen[KNOWN] += 1
        top = s.height[stack] - 1
        for place in range(top + 1):
            kind = s.order[stack][place]
            if kind == NONE:
                continue
            worth = kind_worth(c, w, kind, w.weight[ARRIVAL_W]) // TENTH
            w.seen[KNOWN + 2] = max(w.seen[KNOWN + 2], worth)
            if place == top:
                w.seen[KNOWN + 1] = max(w.seen[KNOWN + 1], worth)


# -- What was learned of it -------------------------------------------------------------------------------------------


def odds_of(w: Work) -> int:
    """Return the logarithm of the odds that the task will be solved, in 1024ths."""
    late = w.net[BIAS]
    early = w.net[EARLY + BIAS]
    for i in range(INPUTS):
        late += w.seen[i] * w.net[i]
        early += w.seen[i] * w.net[EARLY + i]
    left = w.seen[TURNS_LEFT]
    return (late * (TURNS - left) + early * left) // TURNS >> (FINE - ONE_BITS)


def chance_of(odds: int) -> int:
    """Return the logistic function of a logarithm of odds, both in 1024ths."""
    size = min(abs(odds), (len(LOGISTIC) - 1) * STEP_OF_ODDS - 1)
    at = size // STEP_OF_ODDS
    rest = size % STEP_OF_ODDS
    chance = LOGISTIC[at] + (LOGISTIC[at + 1] - LOGISTIC[at]) * rest // STEP_OF_ODDS
    return chance if odds >= 0 else ONE - chance


def leaf_worth(s: State, c: Components, w: Work) -> int:
    """Return the worth of a table after a turn, with as much of a prize as there is a chance to win it."""
    worth = table_worth(s, c, w)
    if not w.learned or s.ask == Ask.OVER:
        return worth
    look_at_table(s, c, w)
    return worth + w.prize * chance_of(odds_of(w)) // ONE
