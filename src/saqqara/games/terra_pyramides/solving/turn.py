"""The turns that look best on a table, and the answers within a turn that are worth a try."""

from saqqara.core.kernel import lowest_bit
from saqqara.core.text.dealing import Deal
from saqqara.games.terra_pyramides.rules.allowed import laying_ways
from saqqara.games.terra_pyramides.rules.extras import pair_of
from saqqara.games.terra_pyramides.rules.goods import all_stones
from saqqara.games.terra_pyramides.rules.stacks import stacks_left
from saqqara.games.terra_pyramides.solving.memory import Work
from saqqara.games.terra_pyramides.solving.worth import (
    ARRIVAL_W,
    GOLD_W,
    GROWTH_W,
    TURNS_W,
    kind_worth,
    stone_worth,
    worker_worth,
)
from saqqara.games.terra_pyramides.table import Components, State
from saqqara.games.terra_pyramides.things import (
    BUILD,
    BUILD_FIRST,
    BUY,
    CARD,
    COLOURS,
    DONE,
    HALF,
    HIRE,
    LINES,
    MOST_GOLD,
    MOST_STONES,
    NONE,
    PAY,
    RETURN,
    SEND,
    STACKS,
    SWAP,
    Ask,
    Colour,
)

HAND = -1
TILE_ORDER = 0  # the pile of tiles in a deal
FAVOURITES = 3  # colours that are tried for a new pyramid
NEVER = 10000


# -- Which turn -------------------------------------------------------------------------------------------------------


def tile_in(s: State, c: Components, d: Deal, stack: int, place: int) -> int:
    """Return the tile at a place of a stack, 0 at the bottom, as the deal has it."""
    if s.order[stack][place] != NONE:
        return s.order[stack][place]
    kind: int = d.order[TILE_ORDER][c.stack_size * stack + place]
    return kind


def list_turns(s: State, c: Components, w: Work, d: Deal) -> None:
    """List the turns that look best: which tile, which field, which row."""
    w.count = 0
    if s.ask == Ask.PLACE:
        list_places(s, c, w, s.hand[0], HAND, 0)
        return
    tried = 0
    for depth in range(8):
        if depth > 0 and s.gold[0] == 0 and s.ask == Ask.DRAW:
            return
        is_free = s.ask == Ask.PICK or (depth == 0 and s.gold[0] <= MOST_GOLD)
        price = 0 if is_free else w.weight[GOLD_W]
        stacks = stacks_to_try(s, c, w, depth)
        for stack in range(STACKS):
            place = s.height[stack] - 1 - depth
            if place < 0 or not (stacks >> stack) & 1:
                continue
            kind = tile_in(s, c, d, stack, place)
            if not (tried >> kind) & 1:
                tried |= 1 << kind
                list_places(s, c, w, kind, 8 * stack + depth, price)


def stacks_to_try(s: State, c: Components, w: Work, depth: int) -> int:
    """Return the stacks from which a tile at a depth may be taken; a fair look has one for all that are unknown."""
    if s.ask == Ask.PICK:
        return 1 << s.stack
    stacks = stacks_left(s, c)
    if not w.fair:
        return stacks
    unknown = unknown_of(s, stacks)
    stacks &= ~unknown
    if unknown == 0:
        return stacks
    if depth == 0 and s.gold[0] <= MOST_GOLD:
        return stacks | 1 << lowest_of(s, unknown)
    return stacks | 1 << highest_of(s, unknown)


def unknown_of(s: State, stacks: int) -> int:
    """Return those of some stacks that have not been searched."""
    unknown = 0
    for stack in range(STACKS):
        if (stacks >> stack) & 1 and s.order[stack][0] == NONE:
            unknown |= 1 << stack
    return unknown


def lowest_of(s: State, stacks: int) -> int:
    """Return the lowest of some stacks: a tile drawn from there leaves the most for a search."""
    chosen = lowest_bit(stacks)
    for stack in range(STACKS):
        if (stacks >> stack) & 1 and s.height[stack] < s.height[chosen]:
            chosen = stack
    return chosen


def highest_of(s: State, stacks: int) -> int:
    """Return the highest of some stacks: a search shows the most there."""
    chosen = lowest_bit(stacks)
    for stack in range(STACKS):
        if (stacks >> stack) & 1 and s.height[stack] > s.height[chosen]:
            chosen = stack
    return chosen


def list_places(s: State, c: Components, w: Work, kind: int, source: int, price: int) -> None:
    """List the best rows for one tile."""
    plain = kind_worth(c, w, kind, w.weight[ARRIVAL_W])
    lost = plain - kind_worth(c, w, kind, 0)
    mask = s.free_low
    for half in range(2):
        while mask:
            field = HALF * half + lowest_bit(mask)
            mask &= mask - 1
            base = plain - price + plain * w.growth[field] * w.weight[GROWTH_W] // 100
            if lost and not w.reaches[field]:
                base -= lost
            for line in range(LINES):
                keep_turn(w, base + w.gain[4 * field + line], source, 4 * field + line)
        mask = s.free_high


def find_reaches(s: State, c: Components, w: Work) -> None:
    """Find the free fields from where a worker has somewhere to go."""
    mask = s.free_low
    for half in range(2):
        while mask:
            field = HALF * half + lowest_bit(mask)
            mask &= mask - 1
            w.reaches[field] = worker_worth(s, c, w, field) >= w.weight[ARRIVAL_W]
        mask = s.free_high


def keep_turn(w: Work, score: int, source: int, place: int) -> None:
    """Sort a turn among the best ones."""
    i = w.count
    most = w.weight[TURNS_W]
    if i == most:
        i -= 1
        if score <= w.score[i]:
            return
    else:
        w.count += 1
    while i > 0 and w.score[i - 1] < score:
        w.score[i] = w.score[i - 1]
        w.source[i] = w.source[i - 1]
        w.place[i] = w.place[i - 1]
        i -= 1
    w.score[i] = score
    w.source[i] = source
    w.place[i] = place


def way_for(s: State, c: Components, field: int) -> int:
    """Return how to turn the tile on a field: so that it lays a foundation if it can."""
    ways = laying_ways(s, c, field)
    if ways == 0:
        ways = c.ways[field]
    return lowest_bit(ways)


# -- Within a turn ----------------------------------------------------------------------------------------------------


def least_stone(s: State, w: Work, but: int, given: int) -> int:
    """Return the colour whose stone can best be spared, when one of `given` is spared already; -1 none."""
    best = NEVER
    chosen = NONE
    for colour in range(COLOURS):
        held = s.stones[0][colour] - (colour == given)
        if held > 0:
            worth = 8 * stone_worth(s, w, colour, held - 1) + min(w.appeal[colour], 7)
            if colour == but:
                worth += 4 * w.stone[colour]
            if worth < best:
                best = worth
                chosen = colour
    return chosen


def spared_pair(s: State, w: Work) -> int:
    """Return the swap that costs least, -1 none."""
    first = least_stone(s, w, NONE, NONE)
    if first == NONE:
        return NONE
    second = least_stone(s, w, NONE, first)
    if second == NONE or (second == Colour.WHITE and all_stones(s, 0) <= MOST_STONES):
        return NONE
    return pair_of(min(first, second), max(first, second))


def is_free_build(s: State, c: Components, w: Work, action: int) -> bool:
    """Say whether a level is paid with stones of its colour alone."""
    if action < BUILD or action >= BUILD_FIRST:
        return False
    site = c.site_at[action - BUILD]
    return s.level[site] < w.highest and s.stones[0][s.colour[site]] > s.level[site]


def is_favourite(w: Work, colour: int) -> bool:
    """Say whether a colour is one of the best for a new pyramid: not used, with many stones about."""
    if w.need[colour] >= 0:
        return False
    better = 0
    for other in range(Colour.WHITE):
        better += w.need[other] < 0 and w.appeal[other] > w.appeal[colour]
    return better < FAVOURITES


def is_worth_a_try(s: State, c: Components, w: Work, action: int) -> bool:
    """Say whether an answer is looked at; a worker's return is looked at when it has nowhere to go."""
    if action < SEND:
        return True
    if action < RETURN:
        return (w.targets >> c.site_at[action - SEND]) & 1 == 1
    if action < SWAP:
        return False
    if action < BUY:
        if not w.lacking and (s.ask != Ask.EXTRA or all_stones(s, 0) <= MOST_STONES):
            return False
        return action - SWAP == spared_pair(s, w)
    if action == BUY:
        return w.lacking == 1 or s.ask == Ask.EXTRA
    if action < CARD:
        return s.ask == Ask.EXTRA and (w.targets >> c.site_at[action - HIRE]) & 1 == 1
    if action < BUILD:
        return False
    if action < BUILD_FIRST:
        return s.level[c.site_at[action - BUILD]] < w.highest
    if action < PAY:
        return w.pyramids < w.wanted and is_favourite(w, (action - BUILD_FIRST) % COLOURS)
    if action < DONE:
        return action - PAY == least_stone(s, w, (s.building - BUILD_FIRST) % COLOURS, NONE)
    return action == DONE
