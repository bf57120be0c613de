"""The course of the game: set-up, start and end of a round, end of a turn. [setup, round, end]"""

from saqqara.core.contract import CHANCE
from saqqara.games.imhotep.rules.cards import lay_pair, on_offer, one, renew_pile, total
from saqqara.games.imhotep.rules.final import final_scoring
from saqqara.games.imhotep.rules.ships import clear_harbour, next_stone
from saqqara.games.imhotep.rules.sites import any_open, build, give, put
from saqqara.games.imhotep.table import Components, State
from saqqara.games.imhotep.things import NONE, ROUNDS, SEATS, Ask, Site


def set_up(s: State, c: Components) -> None:
    """Lay out an empty table and ask chance for the first round card. [setup-1, setup-2, setup-4]"""
    for seat in range(SEATS):
        s.pyramid[seat] = 0
        s.temple[seat] = 0
        s.burial[seat] = 0
        s.cards[seat] = 0
        s.obelisk[seat] = 0
        s.sled[seat] = c.start[seat]
        s.quarry[seat] = c.stones - c.start[seat] if seat < c.seats else 0
        for source in range(8):
            s.points[seat][source] = 0
    for i in range(8):
        s.tower[i] = NONE
    for i in range(ROUNDS):
        s.turned[i] = NONE
    for i in range(2):
        s.pair[i] = NONE
        s.looking[i] = 0
    s.unseen = c.copies
    s.made = c.copies
    s.discard = 0
    s.pile = total(c.copies)
    s.shuffles = 0
    s.pair_place = NONE
    s.drawer = NONE
    s.temple_space = NONE
    s.round = 1
    s.starter = 0
    clear_table(s)


def clear_table(s: State) -> None:
    """Take ships and market cards off the table and ask chance for a round card. [round-1, end-3]"""
    for slot in range(16):
        s.owner[slot] = NONE
    for i in range(4):
        s.docked[i] = NONE
        s.market[i] = NONE
        s.queue[i] = NONE
    s.queued = 0
    s.empty = 0
    s.loaded = 0
    s.ship = NONE
    s.site = NONE
    s.last_sailed = NONE
    s.passes = 0
    s.turn = s.starter
    put(s, Ask.ROUND, CHANCE)


def start_round(s: State, c: Components, card: int) -> None:
    """Take the four ships of the round card; chance lays the market. [round-1, round-2]"""
    s.turned[s.round - 1] = card
    s.empty = c.spaces[card]
    lay_next(s, c, 0)


def lay_market(s: State, c: Components, card: int) -> None:
    """Lay a card open on the next space of the market. [round-2]"""
    laid = cards_laid(s)
    s.market[laid] = card
    lay_next(s, c, laid + 1)


def cards_laid(s: State) -> int:
    """Count the open cards that lie in the market."""
    count = 0
    for i in range(4):
        count += s.market[i] != NONE
    return count


def lay_next(s: State, c: Components, laid: int) -> None:
    """Ask chance for the next open card; after the last one the starter begins. [round-2, market-b-1]"""
    if laid < c.open_cards:
        renew_pile(s)
        put(s, Ask.MARKET, CHANCE)
        return
    if c.closed_cards:
        lay_pair(s)
    put(s, Ask.TURN, s.starter)


def deliver(s: State, c: Components) -> bool:
    """Hand the queued stones to the site, the first one first; True if that puts a question. [unload-1]"""
    while s.queued > 0:
        if s.site == Site.MARKET and (on_offer(s) or s.pair_place != NONE):
            put(s, Ask.TAKE, s.queue[0])
            return True
        if s.site == Site.PYRAMID and any_open(s, c):
            put(s, Ask.BUILD, s.queue[0])
            return True
        seat = next_stone(s)
        if s.site == Site.MARKET:
            s.quarry[seat] += 1
        else:
            build(s, c, s.site, seat)
    return False


def go_on(s: State, c: Components) -> None:
    """Take up what was interrupted by a question: the temple, the unloading, or the end of the turn."""
    if s.temple_space != NONE:
        resolve_temple(s, c, s.temple_space + 1)
    elif not deliver(s, c):
        end_turn(s, c)


def end_turn(s: State, c: Components) -> None:
    """Pass the turn to the left, or end the round after the fourth ship. [turn-1, end-1, turn-4]"""
    s.ship = NONE
    s.site = NONE
    if all_have_sailed(s) or s.passes == c.seats:
        resolve_temple(s, c, 0)
        return
    s.turn = left_of(c, s.turn)
    put(s, Ask.TURN, s.turn)


def all_have_sailed(s: State) -> bool:
    """Say whether the harbour is empty: a ship there has spaces, empty or loaded. [end-1]"""
    return s.empty == 0 and s.loaded == 0


def left_of(c: Components, seat: int) -> int:
    """Return the next seat clockwise."""
    return seat + 1 if seat + 1 < c.seats else 0


def resolve_temple(s: State, c: Components, first: int) -> None:
    """Give what each stone seen from above earns, from the left. [temple-3, temple-b-1, temple-b-4, temple-b-5]"""
    for space in range(first, c.temple_spaces):
        s.temple_space = space
        if give(s, c, space):
            return
    s.temple_space = NONE
    end_round(s, c)


def end_round(s: State, c: Components) -> None:
    """Score the game after the sixth round, or make ready for the next one. [end-2, end-3, end-4, game-1]"""
    clear_harbour(s)
    if s.round == ROUNDS:
        final_scoring(s, c)
        put(s, Ask.OVER, NONE)
        return
    for i in range(4):
        if s.market[i] != NONE:
            s.discard += one(s.market[i])
    s.pair_place = NONE  # a pair that nobody took is discarded unseen [market-b-4]
    s.round += 1
    sailed_last = s.starter if s.last_sailed == NONE else s.last_sailed  # [end-6]
    s.starter = left_of(c, sailed_last)
    clear_table(s)
