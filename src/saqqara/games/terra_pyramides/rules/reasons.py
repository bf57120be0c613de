"""Why an action is not allowed: the sentence that forbids it. [turn-1, turn-2]"""

from saqqara.core.contract import CHANCE
from saqqara.games.terra_pyramides.rules.allowed import (
    deciding,
    destinations,
    laying_ways,
    must_match,
    must_search,
    ways_on,
)
from saqqara.games.terra_pyramides.rules.building import (
    can_found,
    can_raise,
    has_crew,
    has_first_piece,
    has_piece,
)
from saqqara.games.terra_pyramides.rules.chance import first_stacks
from saqqara.games.terra_pyramides.rules.extras import (
    all_swaps,
    card_price,
    has_card,
    has_grave_price,
    hires,
    is_over_limit,
    is_sailing_time,
    least_extra,
    takes_extras,
)
from saqqara.games.terra_pyramides.rules.goods import all_stones
from saqqara.games.terra_pyramides.rules.sites import can_recall, free_foundations, goals, in_reach
from saqqara.games.terra_pyramides.rules.stacks import is_open, stacks_left
from saqqara.games.terra_pyramides.rules.turns import has_symbol
from saqqara.games.terra_pyramides.table import Components, State
from saqqara.games.terra_pyramides.things import (
    BUILD,
    BUILD_FIRST,
    BUY,
    BUY_PRICE,
    CARD,
    COLOURS,
    DONE,
    DRAW,
    ENCLOSE,
    EQUIP,
    FOUNDATION,
    GRAVE,
    HALF,
    HIRE,
    HIRE_PRICE,
    MOST_LEVELS,
    MOST_STONES,
    NONE,
    PAY,
    PICK,
    RECALL,
    RETURN,
    ROW,
    SAIL,
    SAIL_PRICE,
    SEARCH,
    SEARCH_PRICE,
    SEND,
    STACK,
    SWAP,
    TILE,
    Ask,
    Colour,
    Rule,
    Version,
)


def why(s: State, c: Components, seat: int, action: int) -> int:
    """Return the sentence that forbids an action to a seat, or ALLOWED."""
    if not (deciding(s) >> seat) & 1:
        return Rule.TURN_2
    if action >= TILE:
        return why_not_befall(s, c, seat, action)
    if seat == CHANCE:
        return Rule.TURN_2
    if action < ENCLOSE:
        return why_not_place(s, c, seat, action // 4, action % 4)
    if action < ROW:
        return why_not_enclose(s, c, action - ENCLOSE)
    if action < EQUIP:
        return Rule.ALLOWED if s.ask == Ask.ROW else Rule.TURN_2
    if action < SEND:
        return why_not_equip(s, seat, action - EQUIP)
    if action < RECALL:
        return why_not_send(s, c, seat, action)
    if action < PAY:
        return why_not_extra(s, c, seat, action)
    if action < DONE:
        if s.ask != Ask.PAY:
            return Rule.TURN_2
        return Rule.ALLOWED if s.stones[seat][action - PAY] > 0 else Rule.BUILD_3
    if action == DONE:
        return why_not_done(s, c, seat)
    return why_not_fetch(s, c, seat, action)


def is_free(s: State, field: int) -> bool:
    """Say whether a field can take a tile and has none. [place-1]"""
    if field < HALF:
        return (s.free_low >> field) & 1 == 1
    return (s.free_high >> (field - HALF)) & 1 == 1


def why_not_place(s: State, c: Components, seat: int, field: int, way: int) -> int:
    """[turn-2, place-1, place-2, place-4, place-5, symbol-2]"""
    if s.ask != Ask.PLACE:
        return Rule.TURN_2
    if not is_free(s, field):
        return Rule.PLACE_1
    if must_match(s, c, seat) and not has_symbol(c, s.origin[seat], field):
        return Rule.SYMBOL_2
    if not (c.ways[field] >> way) & 1:
        return Rule.PLACE_2
    if (ways_on(s, c, field) >> way) & 1:
        return Rule.ALLOWED
    return Rule.PLACE_5 if c.must_lay and laying_ways(s, c, field) else Rule.PLACE_4


def why_not_enclose(s: State, c: Components, field: int) -> int:
    """[turn-2, enclose-6]"""
    if s.ask != Ask.ENCLOSE:
        return Rule.TURN_2
    site = c.site_at[field]
    return Rule.ALLOWED if site != NONE and (s.enclosing >> site) & 1 else Rule.ENCLOSE_6


def why_not_equip(s: State, seat: int, field: int) -> int:
    """[turn-2, equip-2]"""
    if s.ask != Ask.EQUIP:
        return Rule.TURN_2
    tiles = 0
    found = NONE
    for i in range(4):
        if s.equipping[i] != NONE:
            tiles += 1
            if s.equipping[i] == field:
                found = i
    return Rule.ALLOWED if found != NONE and found <= tiles - s.supply[seat] else Rule.EQUIP_2


def why_not_send(s: State, c: Components, seat: int, action: int) -> int:
    """[turn-2, send-1]"""
    if s.ask != Ask.SEND:
        return Rule.TURN_2
    if action == RETURN:
        return Rule.ALLOWED
    site = c.site_at[action - SEND]
    if site == NONE or not (in_reach(s, c, s.waiting[0]) >> site) & 1:
        return Rule.SEND_1
    if (destinations(s, c, seat) >> site) & 1:
        return Rule.ALLOWED
    return why_not_go(s, seat, site)


def why_not_go(s: State, seat: int, site: int) -> int:
    """[send-2, send-3, first-1, task-4]"""
    if (s.finished >> site) & 1:
        return Rule.TASK_4
    if (goals(s, seat) >> site) & 1:
        return Rule.SEND_3
    return Rule.FIRST_1 if (free_foundations(s) >> site) & 1 else Rule.SEND_2


# -- Extra actions ----------------------------------------------------------------------------------------------------


def why_not_extra(s: State, c: Components, seat: int, action: int) -> int:
    """[turn-2, extra-1, extra-2]"""
    if not takes_extras(s.ask):
        return Rule.TURN_2
    reason = why_not_act(s, c, seat, action)
    if reason == Rule.ALLOWED and action < BUILD and action < least_extra(s, c, seat):
        return Rule.EXTRA_2
    return reason


def why_not_act(s: State, c: Components, seat: int, action: int) -> int:
    """[swap-1, buy-1]"""
    if action < SWAP:
        return why_not_recall(s, c, seat, action - RECALL)
    if action < BUY:
        return Rule.ALLOWED if (all_swaps(s, seat) >> (action - SWAP)) & 1 else Rule.SWAP_1
    if action == BUY:
        return Rule.ALLOWED if s.gold[seat] >= BUY_PRICE else Rule.BUY_1
    if action < CARD:
        return why_not_hire(s, c, seat, action - HIRE)
    if action < GRAVE:
        return why_not_card(s, c, seat, action - CARD)
    if action == GRAVE:
        return why_not_grave(s, c, seat)
    if action == SAIL:
        return why_not_sail(s, c, seat)
    if action < BUILD_FIRST:
        return why_not_raise(s, c, seat, action - BUILD)
    return why_not_found(s, c, seat, (action - BUILD_FIRST) // COLOURS, (action - BUILD_FIRST) % COLOURS)


def why_not_recall(s: State, c: Components, seat: int, field: int) -> int:
    """[recall-1, recall-2]"""
    site = c.site_at[field]
    if site == NONE or not (s.owned[seat] >> site) & 1:
        return Rule.RECALL_1
    return Rule.ALLOWED if can_recall(s, seat, site) else Rule.RECALL_2


def why_not_hire(s: State, c: Components, seat: int, field: int) -> int:
    """[hire-1, hire-2, send-2]"""
    site = c.site_at[field]
    if s.gold[seat] < HIRE_PRICE:
        return Rule.HIRE_1
    if s.supply[seat] == 0:
        return Rule.HIRE_2
    if site == NONE:
        return Rule.SEND_2
    return Rule.ALLOWED if (hires(s, seat) >> site) & 1 else why_not_go(s, seat, site)


def why_not_card(s: State, c: Components, seat: int, card: int) -> int:
    """[version-1, card-1, card-2, card-3]"""
    if c.version != Version.NILE:
        return Rule.VERSION_1
    if s.card[card] != NONE or has_card(s, seat):
        return Rule.CARD_1
    if card_price(s, seat) == 0:
        return Rule.CARD_3
    return Rule.ALLOWED if s.gold[seat] >= card_price(s, seat) else Rule.CARD_2


def why_not_grave(s: State, c: Components, seat: int) -> int:
    """[version-1, grave-2, extra-3]"""
    if c.version == Version.BASE:
        return Rule.VERSION_1
    if s.ask != Ask.EXTRA:
        return Rule.EXTRA_3
    return Rule.ALLOWED if has_grave_price(s, c, seat) else Rule.GRAVE_2


def why_not_sail(s: State, c: Components, seat: int) -> int:
    """[version-1, nile-4, nile-5, extra-3]"""
    if c.version != Version.NILE:
        return Rule.VERSION_1
    if not is_sailing_time(s):
        return Rule.EXTRA_3
    if s.ship[seat] >= c.river_end:
        return Rule.NILE_5
    return Rule.ALLOWED if s.gold[seat] >= SAIL_PRICE else Rule.NILE_4


def why_not_raise(s: State, c: Components, seat: int, field: int) -> int:
    """[build-1, build-2, build-3, build-4, build-6, task-4]"""
    site = c.site_at[field]
    if site == NONE or not has_crew(s, seat, site):
        return Rule.BUILD_1
    if can_raise(s, c, seat, site):
        return Rule.ALLOWED
    level = s.level[site] + 1
    if level == 1:
        return Rule.BUILD_2
    if level > MOST_LEVELS:
        return Rule.BUILD_4
    if (s.finished >> site) & 1:
        return Rule.TASK_4
    if not has_piece(s, c, seat, level):
        return Rule.BUILD_4 if level == MOST_LEVELS else Rule.BUILD_6
    return Rule.BUILD_3


def why_not_found(s: State, c: Components, seat: int, field: int, colour: int) -> int:
    """[build-1, build-2, build-3, build-6, build-7]"""
    site = c.site_at[field]
    if site == NONE or not has_crew(s, seat, site):
        return Rule.BUILD_1
    if can_found(s, c, seat, site, colour):
        return Rule.ALLOWED
    if s.level[site] != 0:
        return Rule.BUILD_2
    if colour == Colour.WHITE and c.white == 0:
        return Rule.BUILD_7
    return Rule.BUILD_3 if has_first_piece(s, c, colour) else Rule.BUILD_6


# -- The end of a turn ------------------------------------------------------------------------------------------------


def why_not_done(s: State, c: Components, seat: int) -> int:
    """[turn-2, limit-1, limit-2]"""
    if s.ask != Ask.EXTRA:
        return Rule.TURN_2
    if not is_over_limit(s, c, seat):
        return Rule.ALLOWED
    return Rule.LIMIT_1 if all_stones(s, seat) > MOST_STONES else Rule.LIMIT_2


def why_not_fetch(s: State, c: Components, seat: int, action: int) -> int:
    """[turn-2, draw-1, search-1, search-2, limit-3]"""
    if action >= PICK:
        if s.ask != Ask.PICK:
            return Rule.TURN_2
        return Rule.ALLOWED if action - PICK < s.height[s.stack] else Rule.SEARCH_1
    if s.ask != Ask.DRAW:
        return Rule.TURN_2
    stack = action - SEARCH if action >= SEARCH else action - DRAW
    if not (stacks_left(s, c) >> stack) & 1:
        return Rule.DRAW_1
    if action < SEARCH:
        return Rule.LIMIT_3 if must_search(s, seat) else Rule.ALLOWED
    if is_open(c, stack):
        return Rule.SEARCH_2
    return Rule.ALLOWED if s.gold[seat] >= SEARCH_PRICE else Rule.SEARCH_1


def why_not_befall(s: State, c: Components, seat: int, action: int) -> int:
    """[turn-2, setup-3, setup-5, setup-7]"""
    if seat != CHANCE:
        return Rule.TURN_2
    if action >= STACK:
        if s.ask != Ask.STACK:
            return Rule.TURN_2
        return Rule.ALLOWED if (first_stacks(s, c) >> (action - STACK)) & 1 else Rule.SETUP_7
    if action >= FOUNDATION:
        if s.ask != Ask.FOUNDATION:
            return Rule.TURN_2
        return Rule.ALLOWED if s.foundations[action - FOUNDATION + 1] > 0 else Rule.SETUP_5
    if s.ask == Ask.FOUNDATION or s.ask == Ask.STACK:
        return Rule.TURN_2
    return Rule.ALLOWED if s.pool[action - TILE] > 0 else Rule.SETUP_3
