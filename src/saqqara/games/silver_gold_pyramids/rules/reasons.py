"""Why an action is not allowed: the rule that forbids it, in the words that a player needs."""

from saqqara.core.contract import CHANCE
from saqqara.games.silver_gold_pyramids.rules.allowed import cards_to_keep, owes_a_square
from saqqara.games.silver_gold_pyramids.rules.chambers import bonus_squares, covered, marked, next_squares
from saqqara.games.silver_gold_pyramids.rules.chance import in_hands, shapes_left
from saqqara.games.silver_gold_pyramids.rules.rounds import deciding
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
    Rule,
)


def why(s: State, c: Components, seat: int, action: int) -> int:
    """Return the number of the rule that forbids an action, 0 if it is allowed."""
    if not (deciding(s) >> seat) & 1:
        return Rule.ROUND_3
    if action >= DEAL:
        return why_not_befall(s, c, seat, action)
    if seat == CHANCE:
        return Rule.ROUND_3
    if action < MARK:
        return why_not_keep(s, seat, action - KEEP)
    if action < CROSS:
        place = action - MARK
        return why_not_mark(s, c, seat, place // (CELLS * WAYS), place // CELLS % WAYS, place % CELLS)
    if action < TAKE:
        return why_not_cross(s, c, seat, (action - CROSS) // CELLS, (action - CROSS) % CELLS)
    return why_not_take(s, action)


def why_not_keep(s: State, seat: int, card: int) -> int:
    """[round-3, setup-2]"""
    if s.ask != Ask.KEEP:
        return Rule.ROUND_3
    return Rule.ALLOWED if (cards_to_keep(s, seat) >> card) & 1 else Rule.SETUP_2


def why_not_mark(s: State, c: Components, seat: int, side: int, way: int, corner: int) -> int:
    """[round-3, cross-1, mark-1, mark-3]"""
    if s.ask != Ask.MARK:
        return Rule.ROUND_3
    if owes_a_square(s, seat):
        return Rule.CROSS_1
    if s.card[seat][side] == NONE:
        return Rule.MARK_1
    if way and not c.first_way[s.shape] <= way < c.first_way[s.shape + 1]:
        return Rule.MARK_3
    return why_not_squares(s, c, seat, side, covered(c, way, corner))


def why_not_squares(s: State, c: Components, seat: int, side: int, squares: int) -> int:
    """[mark-4, mark-5, mark-6, mark-7]"""
    if squares & ~c.free[s.card[seat][side]]:
        return Rule.MARK_5
    if squares & marked(s, seat, side):
        return Rule.MARK_4
    if squares & next_squares(s, c, seat, side):
        return Rule.ALLOWED
    return Rule.MARK_6 if marked(s, seat, side) == 0 else Rule.MARK_7


def why_not_cross(s: State, c: Components, seat: int, side: int, square: int) -> int:
    """[round-3, mark-1, cross-1, cross-5]"""
    if s.ask != Ask.MARK:
        return Rule.ROUND_3
    if not owes_a_square(s, seat):
        return Rule.CROSS_1
    if s.card[seat][side] == NONE:
        return Rule.MARK_1
    rule = why_not_squares(s, c, seat, side, 1 << square)
    if rule == Rule.ALLOWED and not bonus_squares(s, c, seat, side):
        return Rule.CROSS_5
    return rule


def why_not_take(s: State, action: int) -> int:
    """[round-3, draft-2, draft-7]"""
    if s.ask != Ask.TAKE:
        return Rule.ROUND_3
    if action == TAKE_DECK:
        return Rule.ALLOWED if s.face_down else Rule.DRAFT_7
    for place in range(DISPLAY):
        if s.display[place] == action - TAKE:
            return Rule.ALLOWED
    return Rule.DRAFT_2


def why_not_befall(s: State, c: Components, seat: int, action: int) -> int:
    """[round-3, setup-1, round-1]"""
    if seat != CHANCE:
        return Rule.ROUND_3
    if FLIP <= action < DRAW:
        if s.ask != Ask.FLIP:
            return Rule.ROUND_3
        return Rule.ALLOWED if shapes_left(s, c, action - FLIP) else Rule.ROUND_1
    ask = Ask.DEAL if action < SHOW else Ask.DISPLAY if action < FLIP else Ask.DRAW
    if s.ask != ask:
        return Rule.ROUND_3
    first = DEAL if action < SHOW else SHOW if action < FLIP else DRAW
    cards = s.face_down & ~in_hands(s)
    return Rule.ALLOWED if (cards >> (action - first)) & 1 else Rule.SETUP_1
