"""What an answer does: keeping, marking, red crosses, taking a card, and what chance turns up."""

from saqqara.core.contract import CHANCE
from saqqara.games.silver_gold_pyramids.rules.chambers import covered
from saqqara.games.silver_gold_pyramids.rules.drafting import receive
from saqqara.games.silver_gold_pyramids.rules.rounds import (
    deal_card,
    flip,
    go_on_drafting,
    keep,
    lay_open,
    open_answers,
)
from saqqara.games.silver_gold_pyramids.rules.symbols import mark_squares, settle_crosses
from saqqara.games.silver_gold_pyramids.table import Components, State
from saqqara.games.silver_gold_pyramids.things import (
    CELLS,
    CROSS,
    DEAL,
    DISPLAY,
    DRAW,
    FLIP,
    KEEP,
    MARK,
    NONE,
    SHOW,
    TAKE,
    TAKE_DECK,
    WAYS,
    Ask,
)


def apply(s: State, c: Components, seat: int, action: int) -> None:
    """Carry out an answer of a seat or of chance."""
    if seat == CHANCE:
        befall(s, c, action)
    elif action < MARK:
        keep(s, c, seat, action - KEEP)
    elif action < CROSS:
        place = action - MARK
        mark(s, c, seat, place // (CELLS * WAYS), covered(c, place // CELLS % WAYS, place % CELLS))
    elif action < TAKE:
        place = action - CROSS
        s.owed[seat] -= 1
        mark(s, c, seat, place // CELLS, 1 << (place % CELLS))
    elif action < TAKE_DECK:
        take(s, c, seat, action - TAKE)
    else:
        s.ask = Ask.DRAW  # [draft-2]


def mark(s: State, c: Components, seat: int, side: int, squares: int) -> None:
    """Mark squares; when the last seat's answer is complete, all are opened. [mark-1, cross-1, cross-2]"""
    mark_squares(s, c, seat, side, squares)
    if settle_crosses(s, c, seat):
        s.waiting &= ~(1 << seat)
        if s.waiting == 0:
            open_answers(s, c)


def take(s: State, c: Components, seat: int, card: int) -> None:
    """Take a card from the display. [draft-2]"""
    for place in range(DISPLAY):
        if s.display[place] == card:
            s.display[place] = NONE
    receive(s, seat, card)
    go_on_drafting(s, c)


def draw(s: State, c: Components, card: int) -> None:
    """Take the top card of the deck; it lies face up at once. [draft-2, draft-9]"""
    s.face_down &= ~(1 << card)
    receive(s, s.drafter, card)
    go_on_drafting(s, c)


def befall(s: State, c: Components, action: int) -> None:
    """Carry out what chance answers."""
    if action < SHOW:
        deal_card(s, c, action - DEAL)
    elif action < FLIP:
        lay_open(s, c, action - SHOW)
    elif action < DRAW:
        flip(s, c, action - FLIP)
    else:
        draw(s, c, action - DRAW)
