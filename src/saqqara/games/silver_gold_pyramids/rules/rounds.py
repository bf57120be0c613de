"""Set-up, rounds and turns: the four steps of a turn in their order, and the end of the game."""

from saqqara.core.contract import CHANCE
from saqqara.core.kernel import Ints
from saqqara.games.silver_gold_pyramids.rules.chambers import has_card
from saqqara.games.silver_gold_pyramids.rules.drafting import (
    can_take,
    empty_place,
    finish_cards,
    first_in_line,
    give_boxes,
    start_draft,
)
from saqqara.games.silver_gold_pyramids.rules.symbols import collect, score_of
from saqqara.games.silver_gold_pyramids.table import Components, State
from saqqara.games.silver_gold_pyramids.things import (
    BOXES,
    CARDS,
    DEALT,
    DISPLAY,
    EXPEDITIONS,
    FLIPS,
    NONE,
    ROUNDS,
    SEATS,
    SIDES,
    Ask,
    Colour,
)


def set_up(s: State, c: Components) -> None:
    """Shuffle all cards and deal. [setup-1, setup-2]"""
    s.face_down = (1 << CARDS) - 1
    s.made = s.face_down
    s.racing = 0
    s.used = 0
    for seat in range(SEATS):
        s.finished[seat] = 0
        s.red[seat] = 0
        s.green[seat] = 0
        s.torches[seat] = 0
        s.skulls[seat] = 0
        s.carried[seat] = 0
        s.now[seat] = 0
        s.owed[seat] = 0
        for side in range(SIDES):
            s.marks[seat][side] = 0
            s.fresh[seat][side] = 0
            s.card[seat][side] = NONE
            s.chosen[seat][side] = NONE
        for i in range(DEALT):
            s.hand[seat][i] = NONE
    for place in range(DISPLAY):
        s.display[place] = NONE
    for colour in range(Colour.GREEN + 1):
        for box in range(BOXES):
            s.box[colour][box] = NONE
    s.round = 1
    s.flips = 0
    s.shape = NONE
    s.waiting = 0
    s.dealt = 0
    s.drafter = NONE
    s.to_take = 0
    s.drafted = 0
    s.ask = Ask.DEAL


def everybody(c: Components) -> int:
    """Return the mask of all seats."""
    return (1 << c.seats) - 1


def deciding(s: State) -> int:
    """Return who decides: all that have not answered yet, the seat that drafts, or chance. [mark-1, setup-2]"""
    if s.ask == Ask.MARK or s.ask == Ask.KEEP:
        return s.waiting
    if s.ask == Ask.TAKE:
        return 1 << s.drafter
    if s.ask == Ask.OVER:
        return 0
    return 1 << CHANCE


# -- Setting up -------------------------------------------------------------------------------------------------------


def deal_card(s: State, c: Components, card: int) -> None:
    """Deal a card into a hand; when all have four, all choose. [setup-2]"""
    s.hand[s.dealt // DEALT][s.dealt % DEALT] = card
    s.dealt += 1
    if s.dealt == DEALT * c.seats:
        s.ask = Ask.KEEP
        s.waiting = everybody(c)


def keep(s: State, c: Components, seat: int, card: int) -> None:
    """Keep a card under seal: the first on the left, the second on the right. [setup-2]"""
    if s.chosen[seat][0] == NONE:
        s.chosen[seat][0] = card
        return
    s.chosen[seat][1] = card
    s.waiting &= ~(1 << seat)
    if s.waiting == 0:
        open_hands(s, c)


def open_hands(s: State, c: Components) -> None:
    """Lay the kept cards open and shuffle all others into the deck. [setup-2, setup-3]"""
    for seat in range(c.seats):
        for side in range(SIDES):
            s.card[seat][side] = s.chosen[seat][side]
            s.face_down &= ~(1 << s.chosen[seat][side])
            s.chosen[seat][side] = NONE
        for i in range(DEALT):
            s.hand[seat][i] = NONE
    s.made = s.face_down
    s.ask = Ask.DISPLAY


def lay_open(s: State, c: Components, card: int) -> None:
    """Fill the leftmost empty place of the display, and go on when all are full. [setup-4, draft-5, draft-6]"""
    s.display[empty_place(s)] = card
    s.face_down &= ~(1 << card)
    refill(s, c)


# -- A turn -----------------------------------------------------------------------------------------------------------


def next_turn(s: State) -> None:
    """Go on to the next expedition card, the next round, or the end. [round-1, round-2, round-3, end-1, game-1]"""
    s.ask = Ask.FLIP
    if s.flips == FLIPS:
        if s.round == ROUNDS:
            s.ask = Ask.OVER
            return
        s.round += 1
        s.flips = 0
        s.used = 0


def flip(s: State, c: Components, shape: int) -> None:
    """Turn up an expedition card, and let everybody mark who has a card. [round-1, mark-1, mark-10]"""
    for number in range(EXPEDITIONS):
        if c.expedition[number] == shape and not (s.used >> number) & 1:
            s.used |= 1 << number
            break
    s.flips += 1
    s.shape = shape
    s.ask = Ask.MARK
    for seat in range(c.seats):
        if has_card(s, seat):
            s.waiting |= 1 << seat
    if s.waiting == 0:
        open_answers(s, c)


def open_answers(s: State, c: Components) -> None:
    """Open all answers at once: tick, finish, draft. [mark-1, mark-11, draft-1]"""
    for seat in range(c.seats):
        collect(s, c, seat)
        finish_cards(s, c, seat)
    next_draft(s, c)


def next_draft(s: State, c: Components) -> None:
    """Let the next seat draft; after the last one come the boxes and the next turn. [draft-3, draft-8, round-3]"""
    seat = first_in_line(s, c)
    if seat != NONE and can_take(s):
        start_draft(s, seat)
        return
    s.drafter = NONE
    give_boxes(s, c)
    s.racing = 0
    s.drafted = 0
    next_turn(s)


def go_on_drafting(s: State, c: Components) -> None:
    """Go on after a card was taken: the seat's second one, or filling up the display. [draft-5, draft-6, draft-7]"""
    if s.to_take:
        s.ask = Ask.TAKE
    else:
        refill(s, c)


def refill(s: State, c: Components) -> None:
    """Fill up the display; then the next seat drafts, or the game begins. [setup-4, draft-6, draft-7]"""
    if s.face_down and empty_place(s) != NONE:
        s.ask = Ask.DISPLAY
        return
    if s.drafter == NONE:
        next_turn(s)
        return
    s.drafted |= 1 << s.drafter
    s.drafter = NONE
    next_draft(s, c)


# -- The end ----------------------------------------------------------------------------------------------------------


def scores(s: State, c: Components, out: Ints) -> None:
    """Write the points of every seat so far."""
    for seat in range(c.seats):
        out[seat] = score_of(s, c, seat)


def winners(s: State, c: Components) -> int:
    """Return who leads; a tie goes to the lowest number among finished cards, else it is shared. [end-6, end-7]"""
    best = -(1 << 30)
    leaders = 0
    for seat in range(c.seats):
        points = score_of(s, c, seat)
        if points > best:
            best = points
            leaders = 0
        if points == best:
            leaders |= 1 << seat
    for card in range(CARDS):
        for seat in range(c.seats):
            if (leaders >> seat) & 1 and (s.finished[seat] >> card) & 1:
                return 1 << seat
    return leaders
