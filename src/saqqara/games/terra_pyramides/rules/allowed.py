"""Who decides, and what is allowed at each question. [place, symbol, row, equip, send, extra, draw]"""

from saqqara.core.contract import CHANCE
from saqqara.core.kernel import Ints, lowest_bit
from saqqara.games.terra_pyramides.rules.building import can_found, raises
from saqqara.games.terra_pyramides.rules.extras import (
    can_add_grave,
    can_buy,
    can_sail,
    cards_to_buy,
    hires,
    is_over_limit,
    later_cards,
    later_sites,
    least_extra,
    swaps,
)
from saqqara.games.terra_pyramides.rules.sites import goals, in_reach, recalls
from saqqara.games.terra_pyramides.rules.stacks import closed_left, stacks_left
from saqqara.games.terra_pyramides.table import Components, State
from saqqara.games.terra_pyramides.things import (
    BUILD,
    BUILD_FIRST,
    BUY,
    CARD,
    COLOURS,
    DONE,
    DRAW,
    ENCLOSE,
    EQUIP,
    GRAVE,
    HALF,
    HIRE,
    LINES,
    MOST_GOLD,
    NONE,
    PAY,
    PICK,
    PLACE,
    RECALL,
    RETURN,
    ROW,
    SAIL,
    SEARCH,
    SEARCH_PRICE,
    SEND,
    SWAP,
    SYMBOL_PRICE,
    Ask,
)


def deciding(s: State) -> int:
    """Return who has to answer; nobody when the game is over. [turn-2]"""
    if s.ask == Ask.OVER:
        return 0
    return 1 << s.decider


def options(s: State, c: Components, seat: int, out: Ints) -> int:
    """Write what a seat may answer, in rising order, and return how many."""
    ask = s.ask
    if not (deciding(s) >> seat) & 1 or seat == CHANCE:
        return 0
    if ask == Ask.PLACE:
        return extra_options(s, c, seat, out, place_options(s, c, seat, out))
    if ask == Ask.SEND:
        return extra_options(s, c, seat, out, send_options(s, c, seat, out))
    if ask == Ask.ROW:
        for line in range(LINES):
            out[line] = ROW + line
        return extra_options(s, c, seat, out, LINES)
    if ask == Ask.EXTRA:
        return last_options(s, c, seat, out)
    if ask == Ask.DRAW:
        return draw_options(s, c, seat, out)
    if ask == Ask.EQUIP:
        return equip_options(s, seat, out)
    if ask == Ask.ENCLOSE:
        return write_sites(c, s.enclosing, ENCLOSE, out, 0)
    if ask == Ask.PAY:
        return pay_options(s, seat, out)
    for place in range(s.height[s.stack]):
        out[place] = PICK + place
    return s.height[s.stack]


# -- Placing ----------------------------------------------------------------------------------------------------------


def symbol_low(c: Components, stack: int) -> int:
    """Return the upper fields with the symbol of a stack's rack. [symbol-1, symbol-4]"""
    return c.sphinx_low if stack < 4 else c.land_low & ~c.sphinx_low


def symbol_high(c: Components, stack: int) -> int:
    """Return the lower fields with the symbol of a stack's rack. [symbol-1, symbol-4]"""
    return c.sphinx_high if stack < 4 else c.land_high & ~c.sphinx_high


def is_bound(s: State, c: Components, seat: int) -> bool:
    """Say whether a free field of the tile's symbol is left, in the symbol variant. [symbol-1, symbol-3]"""
    if c.symbol == 0:
        return False
    stack = s.origin[seat]
    return s.free_low & symbol_low(c, stack) != 0 or s.free_high & symbol_high(c, stack) != 0


def must_match(s: State, c: Components, seat: int) -> bool:
    """Say whether a seat has to keep to the symbol, having no gold to leave it. [symbol-1, symbol-2]"""
    return s.gold[seat] < SYMBOL_PRICE and is_bound(s, c, seat)


def laying_ways(s: State, c: Components, field: int) -> int:
    """Return the ways in which stairs on a field lay a foundation: an empty site is the next field. [place-3]"""
    ways = 0
    if c.beside_sites[field] & ~s.laid:
        for way in range(4):
            site = c.beside[4 * field + way]
            if site != NONE and not (s.laid >> site) & 1:
                ways |= 1 << way
    return ways


def ways_on(s: State, c: Components, field: int) -> int:
    """Return the ways that a tile on a field can be turned. [place-2, place-4, place-5, place-6]"""
    laying = laying_ways(s, c, field)
    if laying and c.must_lay:
        return laying
    others = c.ways[field] & ~laying
    return laying | (others & -others)


def place_options(s: State, c: Components, seat: int, out: Ints) -> int:
    """Write each free field with each way of turning the tile. [place-1, place-2, symbol-1]"""
    low = s.free_low
    high = s.free_high
    if must_match(s, c, seat):
        low &= symbol_low(c, s.origin[seat])
        high &= symbol_high(c, s.origin[seat])
    n = write_places(s, c, low, 0, out, 0)
    return write_places(s, c, high, HALF, out, n)


def write_places(s: State, c: Components, mask: int, first: int, out: Ints, n: int) -> int:
    """Write the ways on each field of a mask."""
    bare = ~s.laid
    while mask:
        field = first + lowest_bit(mask)
        mask &= mask - 1
        ways = c.ways[field]
        ways &= -ways  # all of them are the same when no site beside the field is empty
        if c.beside_sites[field] & bare:
            ways = ways_on(s, c, field)
        while ways:
            out[n] = PLACE + 4 * field + lowest_bit(ways)
            n += 1
            ways &= ways - 1
    return n


# -- Row and workers --------------------------------------------------------------------------------------------------


def equip_options(s: State, seat: int, out: Ints) -> int:
    """Write the tiles that may come next, so that in the end no worker is left over. [equip-2]"""
    tiles = 0
    while tiles < 4 and s.equipping[tiles] != NONE:
        tiles += 1
    n = tiles - s.supply[seat] + 1
    for i in range(n):
        out[i] = EQUIP + s.equipping[i]
    return n


def destinations(s: State, c: Components, seat: int) -> int:
    """Return the sites that the first waiting worker may go to. [send-1, send-2, send-3]"""
    return in_reach(s, c, s.waiting[0]) & goals(s, seat) & ~s.full


def send_options(s: State, c: Components, seat: int, out: Ints) -> int:
    """Write where the first waiting worker may go; it may always return. [send-1, send-4]"""
    n = write_sites(c, destinations(s, c, seat), SEND, out, 0)
    out[n] = RETURN
    return n + 1


def write_sites(c: Components, sites: int, first: int, out: Ints, n: int) -> int:
    """Write an action for each site."""
    while sites:
        out[n] = first + c.field_of[lowest_bit(sites)]
        n += 1
        sites &= sites - 1
    return n


# -- Extra actions ----------------------------------------------------------------------------------------------------


def extra_options(s: State, c: Components, seat: int, out: Ints, n: int) -> int:
    """Write the extra actions that are possible and in order. [extra-1, extra-2]"""
    least = least_extra(s, c, seat)
    if s.owned[seat] and least < SWAP:
        n = write_sites(c, later_sites(c, recalls(s, seat), RECALL, least), RECALL, out, n)
    if least < BUY:
        n = write_bits(swaps(s, seat, least), SWAP, out, n)
    if s.gold[seat] > 0:
        n = gold_options(s, c, seat, least, out, n)
    if s.owned[seat] & s.full:
        n = build_options(s, c, seat, out, n)
    return n


def gold_options(s: State, c: Components, seat: int, least: int, out: Ints, n: int) -> int:
    """Write what gold can buy. [buy-1, hire-1, card-1, grave-2, nile-4]"""
    if least <= BUY and can_buy(s, seat):
        out[n] = BUY
        n += 1
    if least < CARD:
        n = write_sites(c, later_sites(c, hires(s, seat), HIRE, least), HIRE, out, n)
    n = write_bits(later_cards(cards_to_buy(s, c, seat), least), CARD, out, n)
    if least <= GRAVE and can_add_grave(s, c, seat):
        out[n] = GRAVE
        n += 1
    if least <= SAIL and can_sail(s, c, seat):
        out[n] = SAIL
        n += 1
    return n


def build_options(s: State, c: Components, seat: int, out: Ints, n: int) -> int:
    """Write the levels that can be built. [build-1, build-2]"""
    n = write_sites(c, raises(s, c, seat), BUILD, out, n)
    left = s.owned[seat] & s.full
    while left:
        site = lowest_bit(left)
        left &= left - 1
        if s.level[site] == 0:
            for colour in range(COLOURS):
                if can_found(s, c, seat, site, colour):
                    out[n] = BUILD_FIRST + COLOURS * c.field_of[site] + colour
                    n += 1
    return n


def write_bits(mask: int, first: int, out: Ints, n: int) -> int:
    """Write an action for each bit."""
    while mask:
        out[n] = first + lowest_bit(mask)
        n += 1
        mask &= mask - 1
    return n


def last_options(s: State, c: Components, seat: int, out: Ints) -> int:
    """Write the extra actions, and that one is done if no limit is exceeded. [extra-1, limit-1, limit-2]"""
    n = extra_options(s, c, seat, out, 0)
    if not is_over_limit(s, c, seat):
        out[n] = DONE
        n += 1
    return n


def pay_options(s: State, seat: int, out: Ints) -> int:
    """Write the colours of the stones that can be given up. [build-5]"""
    n = 0
    for colour in range(COLOURS):
        if s.stones[seat][colour] > 0:
            out[n] = PAY + colour
            n += 1
    return n


# -- Drawing ----------------------------------------------------------------------------------------------------------


def must_search(s: State, seat: int) -> bool:
    """Say whether a seat has kept gold that only a search can take. [limit-3]"""
    return s.gold[seat] > MOST_GOLD


def draw_options(s: State, c: Components, seat: int, out: Ints) -> int:
    """Write the stacks to draw from, and those to search for a gold. [draw-1, search-1, search-2, limit-3]"""
    n = 0
    if not must_search(s, seat):
        n = write_bits(stacks_left(s, c), DRAW, out, n)
    if s.gold[seat] >= SEARCH_PRICE:
        n = write_bits(closed_left(s, c), SEARCH, out, n)
    return n
