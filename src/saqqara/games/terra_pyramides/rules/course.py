"""The course of the game: set-up, the steps of a turn, its end, the end of the game. [setup, turn, draw, end]"""

from saqqara.core.contract import CHANCE
from saqqara.core.kernel import lowest_bit
from saqqara.games.terra_pyramides.rules.enclosure import give_bonuses
from saqqara.games.terra_pyramides.rules.extras import has_extra, is_over_limit
from saqqara.games.terra_pyramides.rules.goods import gains_in, take_gains, take_oases, take_river, take_stones
from saqqara.games.terra_pyramides.rules.sites import goals, in_reach
from saqqara.games.terra_pyramides.rules.stacks import is_left, is_open, stacks_left
from saqqara.games.terra_pyramides.table import Components, State
from saqqara.games.terra_pyramides.things import (
    CARDS,
    COLOURS,
    FIELDS,
    HALF,
    KINDS,
    NONE,
    SEATS,
    SITES,
    STACKS,
    VALUES,
    Ask,
)

START_STACKS = (0, 1, 4, 5)  # the start tiles come from here, two of each rack [setup-3, symbol-4]


def put(s: State, ask: int, decider: int) -> None:
    """Put a question to a seat or to chance; nobody else touches these two."""
    s.ask = ask
    s.decider = decider


# -- Set-up -----------------------------------------------------------------------------------------------------------


def set_up(s: State, c: Components) -> None:
    """Lay out an empty board and full stacks, and let chance begin. [setup-1, setup-2, setup-6]"""
    s.free_low = c.land_low
    s.free_high = c.land_high
    for field in range(FIELDS):
        s.tile[field] = NONE
        s.stairs[field] = NONE
    clear_sites(s)
    for seat in range(SEATS):
        clear_seat(s, c, seat)
    for card in range(CARDS):
        s.card[card] = NONE
    for colour in range(COLOURS):
        s.first_left[colour] = c.first_pieces[colour]
    for level in range(6):
        s.pieces[level] = c.level_pieces[level]
    for value in range(VALUES + 1):
        s.foundations[value] = c.foundation_mix[value]
    fill_stacks(s, c)
    s.turn = 0
    s.building = NONE
    s.drawer = NONE
    s.stack = NONE
    s.looking = NONE
    s.laying = NONE
    clear_turn(s)
    lay_out(s, c)


def clear_sites(s: State) -> None:
    """Take everything off the sites."""
    s.laid = 0
    s.full = 0
    s.enclosed = 0
    s.finished = 0
    for site in range(SITES):
        s.value[site] = 0
        s.level[site] = 0
        s.colour[site] = NONE
        s.workers[site] = 0


def clear_seat(s: State, c: Components, seat: int) -> None:
    """Give a seat what it starts with. [setup-6]"""
    s.owned[seat] = 0
    s.track[seat] = 0
    s.graves[seat] = 0
    s.oases[seat] = 0
    s.arrived[seat] = 0
    s.gold[seat] = 0
    s.turns[seat] = 0
    s.ship[seat] = 0
    s.supply[seat] = c.workers if seat < c.seats else 0
    s.tops[seat] = c.tops if seat < c.seats else 0
    s.hand[seat] = NONE
    s.hand_known[seat] = 0
    s.shown[seat] = NONE
    s.origin[seat] = NONE
    for colour in range(COLOURS):
        s.stones[seat][colour] = 0


def fill_stacks(s: State, c: Components) -> None:
    """Make 8 stacks of all tiles, none of them decided. [setup-2]"""
    for kind in range(KINDS):
        s.unseen[kind] = c.mix[kind]
        s.pool[kind] = c.mix[kind]
    for stack in range(STACKS):
        s.height[stack] = c.stack_size
        s.searched[stack] = 0
        s.top[stack] = NONE
        for place in range(8):
            s.order[stack][place] = NONE


def clear_turn(s: State) -> None:
    """Forget what belongs to one turn alone."""
    s.placed = NONE
    s.row = NONE
    s.claimed = NONE
    s.enclosing = 0
    s.extra = NONE
    for i in range(4):
        s.waiting[i] = NONE
        s.equipping[i] = NONE


def lay_out(s: State, c: Components) -> None:
    """Ask chance for what the set-up still lacks; then seat 0 begins. [setup-3, setup-4, setup-7, setup-8, nile-2]"""
    for i in range(4):
        if s.tile[c.start_field[i]] == NONE:
            s.stack = START_STACKS[i]
            put(s, Ask.START, CHANCE)
            return
    s.stack = NONE
    bare = c.printed & ~s.laid
    if bare:
        ask_foundation(s, lowest_bit(bare))
        return
    for stack in range(STACKS):
        if is_open(c, stack) and s.top[stack] == NONE:
            ask_top(s, stack)
            return
    for seat in range(c.seats):
        if s.origin[seat] == NONE:
            s.drawer = seat
            put(s, Ask.STACK, CHANCE)
            return
    put(s, Ask.PLACE, 0)


def lay_start_tile(s: State, c: Components, kind: int) -> None:
    """Lay a tile on the next start field, its stairs as printed, and found the site it points at. [setup-3, setup-4]"""
    i = 0
    while s.tile[c.start_field[i]] != NONE:
        i += 1
    field = c.start_field[i]
    s.height[s.stack] -= 1
    s.stack = NONE
    lay_tile(s, field, c.start_way[i], kind)
    site = c.beside[4 * field + c.start_way[i]]
    if (s.laid >> site) & 1:
        lay_out(s, c)
    else:
        ask_foundation(s, site)


def lay_tile(s: State, field: int, way: int, kind: int) -> None:
    """Put a tile on a field. [place-1]"""
    s.tile[field] = kind
    s.stairs[field] = way
    if field < HALF:
        s.free_low &= ~(1 << field)
    else:
        s.free_high &= ~(1 << (field - HALF))


def ask_foundation(s: State, site: int) -> None:
    """Let chance draw the top foundation for a site. [place-3, setup-5]"""
    s.laying = site
    put(s, Ask.FOUNDATION, CHANCE)


def lay_foundation(s: State, c: Components, value: int) -> None:
    """Lay the foundation that was drawn, face up. [place-3, setup-4, nile-2]"""
    s.foundations[value] -= 1
    s.value[s.laying] = value
    s.laid |= 1 << s.laying
    s.laying = NONE
    if s.placed == NONE:
        lay_out(s, c)
    else:
        after_placing(s, c)


def ask_top(s: State, stack: int) -> None:
    """Let chance turn up the top of an open stack. [open-1, open-2]"""
    s.stack = stack
    put(s, Ask.TOP, CHANCE)


# -- The steps of a turn ----------------------------------------------------------------------------------------------


def after_placing(s: State, c: Components) -> None:
    """Settle what the new tile has enclosed, then ask for the row. [turn-1, enclose-4]"""
    if c.after_moves == 0 and give_bonuses(s, c):
        put(s, Ask.ENCLOSE, s.turn)
        return
    put(s, Ask.ROW, s.turn)


def after_enclosing(s: State, c: Components) -> None:
    """Go on when a bonus was given: with the next one, the row, or the end of the turn. [enclose-6]"""
    if give_bonuses(s, c):
        put(s, Ask.ENCLOSE, s.turn)
    elif s.row == NONE:
        put(s, Ask.ROW, s.turn)
    else:
        offer_extra(s, c)


def choose_row(s: State, c: Components, seat: int, line: int) -> None:
    """Choose a row through the new tile and equip it. [row-1, equip-1, equip-2]"""
    s.row = line
    n = find_worker_tiles(s, c, 4 * s.placed + line)
    if 0 < s.supply[seat] < n:
        put(s, Ask.EQUIP, seat)
        return
    for i in range(n):
        if s.supply[seat] > 0:
            s.waiting[i] = s.equipping[i]
            s.supply[seat] -= 1
        s.equipping[i] = NONE
    activate(s, c, seat)


def find_worker_tiles(s: State, c: Components, row: int) -> int:
    """List the tiles of a row that show a worker, in reading order, and return how many. [equip-1, row-3]"""
    n = 0
    mask = c.row_low[row] & c.land_low & ~s.free_low
    for half in range(2):
        while mask:
            field = HALF * half + lowest_bit(mask)
            mask &= mask - 1
            if c.gains[s.tile[field]] & 1:
                s.equipping[n] = field
                n += 1
        mask = c.row_high[row] & c.land_high & ~s.free_high
    return n


def equip(s: State, c: Components, seat: int, field: int) -> None:
    """Put a worker on a tile; with the last one the row is activated. [equip-2]"""
    i = 0
    while s.waiting[i] != NONE:
        i += 1
    s.waiting[i] = field
    s.supply[seat] -= 1
    while s.equipping[0] != NONE and s.equipping[0] <= field:
        drop_first_tile(s)
    if s.supply[seat] == 0:
        while s.equipping[0] != NONE:
            drop_first_tile(s)
        activate(s, c, seat)


def drop_first_tile(s: State) -> None:
    """Take the first tile off the list of those that may be equipped."""
    for i in range(3):
        s.equipping[i] = s.equipping[i + 1]
    s.equipping[3] = NONE


def drop_first_worker(s: State) -> None:
    """Take the first worker off the list of those that wait."""
    for i in range(3):
        s.waiting[i] = s.waiting[i + 1]
    s.waiting[3] = NONE


def activate(s: State, c: Components, seat: int) -> None:
    """Take what the row gives, then send the workers. [activate-1, activate-2, activate-3, nile-3]"""
    row = 4 * s.placed + s.row
    low = c.row_low[row]
    high = c.row_high[row]
    take_oases(s, c, seat, low, high)
    take_gains(s, c, seat, gains_in(s, c, low, high))
    take_river(s, c, seat, low, high)
    take_stones(s, c, seat, low, high)
    go_on_sending(s, c)


def go_on_sending(s: State, c: Components) -> None:
    """Ask where the next worker goes; one that can reach nothing returns. [send-4, send-5]"""
    seat = s.turn
    while s.waiting[0] != NONE:
        if in_reach(s, c, s.waiting[0]) & goals(s, seat):
            put(s, Ask.SEND, seat)
            return
        s.supply[seat] += 1
        drop_first_worker(s)
    if s.enclosing and give_bonuses(s, c):
        put(s, Ask.ENCLOSE, seat)
        return
    offer_extra(s, c)


def offer_extra(s: State, c: Components) -> None:
    """Ask for extra actions as long as one is possible. [extra-1]"""
    if has_extra(s, c, s.turn) or is_over_limit(s, c, s.turn):
        put(s, Ask.EXTRA, s.turn)
    else:
        go_on_drawing(s, c)


def resume(s: State, c: Components) -> None:
    """Put the question again that an extra action has interrupted. [extra-1]"""
    if s.placed == NONE:
        put(s, Ask.PLACE, s.turn)
    elif s.row == NONE:
        put(s, Ask.ROW, s.turn)
    elif s.waiting[0] != NONE:
        go_on_sending(s, c)
    else:
        offer_extra(s, c)


# -- The end of a turn ------------------------------------------------------------------------------------------------


def go_on_drawing(s: State, c: Components) -> None:
    """Ask for the next tile if there is one. [draw-1]"""
    s.extra = NONE
    if stacks_left(s, c):
        put(s, Ask.DRAW, s.turn)
    else:
        end_turn(s, c)


def after_hand(s: State, c: Components) -> None:
    """Go on when chance has told a tile: with the set-up, or to the end of the turn. [setup-7, draw-1]"""
    s.drawer = NONE
    s.stack = NONE
    if s.placed == NONE:
        lay_out(s, c)
    else:
        end_turn(s, c)


def after_open_tile(s: State, c: Components, stack: int) -> None:
    """Turn up the next tile of an open stack that is still left. [open-1, stacks-1]"""
    if is_left(s, c, stack):
        ask_top(s, stack)
    else:
        end_turn(s, c)


def look_on(s: State, c: Components) -> None:
    """Let chance tell the next tile of a stack that is searched; at its bottom the seat picks one. [search-1]"""
    stack = s.stack
    place = s.height[stack] - 1
    while place >= 0 and s.order[stack][place] != NONE:
        place -= 1
    s.looking = place
    if place == NONE:
        put(s, Ask.PICK, s.drawer)
    else:
        put(s, Ask.SEARCH, CHANCE)


def end_turn(s: State, c: Components) -> None:
    """Pass the turn to the left; without a tile to place there, the game is over. [setup-8, end-1, end-2]"""
    s.turns[s.turn] += 1
    clear_turn(s)
    if c.at_once and stacks_left(s, c) == 0:
        end_game(s)
        return
    s.turn = s.turn + 1 if s.turn + 1 < c.seats else 0
    if s.origin[s.turn] == NONE:
        end_game(s)
    else:
        put(s, Ask.PLACE, s.turn)


def end_game(s: State) -> None:
    """Put no more questions. [end-1, task-5]"""
    put(s, Ask.OVER, NONE)
