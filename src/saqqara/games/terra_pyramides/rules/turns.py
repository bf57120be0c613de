"""Carrying out what a seat, or chance, answers. [turn, place, send, extra, build, draw, search]"""

from saqqara.core.contract import CHANCE
from saqqara.games.terra_pyramides.rules.allowed import is_bound, symbol_high, symbol_low
from saqqara.games.terra_pyramides.rules.building import (
    found_pyramid,
    is_solved,
    only_stone,
    pay_stones,
    raise_pyramid,
)
from saqqara.games.terra_pyramides.rules.course import (
    after_enclosing,
    after_hand,
    after_open_tile,
    after_placing,
    ask_foundation,
    choose_row,
    drop_first_worker,
    end_game,
    end_turn,
    equip,
    go_on_drawing,
    go_on_sending,
    lay_foundation,
    lay_out,
    lay_start_tile,
    lay_tile,
    look_on,
    put,
    resume,
)
from saqqara.games.terra_pyramides.rules.enclosure import give_bonus, mark_enclosed
from saqqara.games.terra_pyramides.rules.extras import card_price
from saqqara.games.terra_pyramides.rules.goods import sail_on
from saqqara.games.terra_pyramides.rules.sites import add_worker, remove_workers
from saqqara.games.terra_pyramides.rules.stacks import (
    is_decided,
    play_hand,
    see_tile,
    take_open_tile,
    take_place,
    take_tile,
)
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
    GRAVE_PRICE,
    HALF,
    HIRE,
    HIRE_PRICE,
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
    SYMBOL_PRICE,
    TILE,
    Ask,
    Colour,
)


def apply(s: State, c: Components, seat: int, action: int) -> None:
    """Carry out one allowed action."""
    if seat == CHANCE:
        befall(s, c, action)
        return
    s.extra = NONE
    if action < ENCLOSE:
        place_tile(s, c, seat, action // 4, action % 4)
    elif action < ROW:
        give_bonus(s, c, c.site_at[action - ENCLOSE])
        after_enclosing(s, c)
    elif action < EQUIP:
        choose_row(s, c, seat, action - ROW)
    elif action < SEND:
        equip(s, c, seat, action - EQUIP)
    elif action < RECALL:
        send(s, c, seat, action)
    elif action < BUILD:
        s.extra = action
        act(s, c, seat, action)
        resume(s, c)
    elif action < DONE:
        build(s, c, seat, action)
    elif action == DONE:
        go_on_drawing(s, c)
    else:
        fetch_tile(s, c, seat, action)


def place_tile(s: State, c: Components, seat: int, field: int, way: int) -> None:
    """Place the tile; stairs beside an empty site lay a foundation there. [place-1, place-3, symbol-2, enclose-1]"""
    if is_bound(s, c, seat) and not has_symbol(c, s.origin[seat], field):
        s.gold[seat] -= SYMBOL_PRICE
    s.placed = field
    lay_tile(s, field, way, play_hand(s, seat))
    mark_enclosed(s, c, field)
    site = c.beside[4 * field + way]
    if site != NONE and not (s.laid >> site) & 1:
        ask_foundation(s, site)
    else:
        after_placing(s, c)


def has_symbol(c: Components, stack: int, field: int) -> bool:
    """Say whether a field has the symbol of a stack's rack. [symbol-1]"""
    if field < HALF:
        return (symbol_low(c, stack) >> field) & 1 == 1
    return (symbol_high(c, stack) >> (field - HALF)) & 1 == 1


def send(s: State, c: Components, seat: int, action: int) -> None:
    """Send the first waiting worker to a site, or back to the supply. [send-1, send-4]"""
    drop_first_worker(s)
    if action == RETURN:
        s.supply[seat] += 1
    else:
        add_worker(s, seat, c.site_at[action - SEND])
    go_on_sending(s, c)


# -- Extra actions ----------------------------------------------------------------------------------------------------


def act(s: State, c: Components, seat: int, action: int) -> None:
    """Carry out an extra action other than building. [recall-1, hire-1, buy-1, card-1, grave-2, nile-4]"""
    if action < SWAP:
        remove_workers(s, seat, c.site_at[action - RECALL], 1)
    elif action < BUY:
        swap(s, seat, action - SWAP)
    elif action == BUY:
        s.gold[seat] -= BUY_PRICE
        s.stones[seat][Colour.WHITE] += 1
    elif action < CARD:
        s.gold[seat] -= HIRE_PRICE
        s.supply[seat] -= 1
        add_worker(s, seat, c.site_at[action - HIRE])
    elif action < GRAVE:
        s.gold[seat] -= card_price(s, seat)
        s.card[action - CARD] = seat
    elif action < SAIL:
        s.gold[seat] -= GRAVE_PRICE
        s.graves[seat] += 1
    else:
        s.gold[seat] -= SAIL_PRICE
        sail_on(s, c, seat, 1)


def swap(s: State, seat: int, pair: int) -> None:
    """Swap two stones for a white one. [swap-1]"""
    first = 0
    while pair >= COLOURS - first:
        pair -= COLOURS - first
        first += 1
    s.stones[seat][first] -= 1
    s.stones[seat][first + pair] -= 1
    s.stones[seat][Colour.WHITE] += 1


def build(s: State, c: Components, seat: int, action: int) -> None:
    """Build a level; for a first one the seat may have to choose the stone. [build-1, build-2, build-5]"""
    if action < BUILD_FIRST:
        raise_pyramid(s, c, seat, c.site_at[action - BUILD])
    elif action < PAY:
        colour = (action - BUILD_FIRST) % COLOURS
        stone = NONE
        if c.matching:
            stone = colour if s.stones[seat][colour] > 0 else Colour.WHITE
        else:
            stone = only_stone(s, seat)
        if stone == NONE:
            s.building = action
            put(s, Ask.PAY, seat)
            return
        build_first(s, c, seat, action, stone)
    else:
        first = s.building
        s.building = NONE
        build_first(s, c, seat, first, action - PAY)
    if is_solved(s, c):
        end_game(s)
    else:
        resume(s, c)


def build_first(s: State, c: Components, seat: int, action: int, stone: int) -> None:
    """Give up a stone and build a first level. [build-2, build-5]"""
    pay_stones(s, seat, stone, 1)
    found_pyramid(s, c, seat, c.site_at[(action - BUILD_FIRST) // COLOURS], (action - BUILD_FIRST) % COLOURS)


# -- Tiles ------------------------------------------------------------------------------------------------------------


def fetch_tile(s: State, c: Components, seat: int, action: int) -> None:
    """Draw from a stack, search it, or pick from what was found. [draw-1, search-1]"""
    if action < SEARCH:
        draw_tile(s, c, seat, action - DRAW)
    elif action < PICK:
        s.gold[seat] -= SEARCH_PRICE
        s.drawer = seat
        s.stack = action - SEARCH
        s.searched[s.stack] |= 1 << seat
        look_on(s, c)
    else:
        take_place(s, seat, s.stack, s.height[s.stack] - 1 - (action - PICK))
        after_hand(s, c)


def draw_tile(s: State, c: Components, seat: int, stack: int) -> None:
    """Take the top of a stack: face up, known from a search, or told by chance. [draw-1, draw-2, open-1, search-4]"""
    if s.top[stack] != NONE:
        take_open_tile(s, c, seat, stack)
        after_open_tile(s, c, stack)
    elif is_decided(s, stack):
        take_place(s, seat, stack, s.height[stack] - 1)
        end_turn(s, c)
    else:
        s.drawer = seat
        s.stack = stack
        put(s, Ask.HAND, CHANCE)


# -- Chance -----------------------------------------------------------------------------------------------------------


def befall(s: State, c: Components, action: int) -> None:
    """Carry out what chance answers."""
    if action >= STACK:
        s.stack = action - STACK
        put(s, Ask.HAND, CHANCE)
    elif action >= FOUNDATION:
        lay_foundation(s, c, action - FOUNDATION + 1)
    else:
        tell_tile(s, c, action - TILE)


def tell_tile(s: State, c: Components, kind: int) -> None:
    """Tell a tile: on a start field, in a hand, in a searched stack, or on top of an open one. [setup-3, draw-2]"""
    if s.ask == Ask.START:
        see_tile(s, kind)
        lay_start_tile(s, c, kind)
    elif s.ask == Ask.HAND:
        s.pool[kind] -= 1
        take_tile(s, s.drawer, s.stack, kind, 1 << s.drawer)
        after_hand(s, c)
    elif s.ask == Ask.SEARCH:
        s.pool[kind] -= 1
        s.order[s.stack][s.looking] = kind
        look_on(s, c)
    else:
        see_tile(s, kind)
        s.top[s.stack] = kind
        s.stack = NONE
        if s.placed == NONE:
            lay_out(s, c)
        else:
            end_turn(s, c)
