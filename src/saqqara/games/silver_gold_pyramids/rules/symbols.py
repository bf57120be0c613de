"""Symbols: what marked squares bring to the score card, and what it is worth."""

from saqqara.core.kernel import count_bits
from saqqara.games.silver_gold_pyramids.rules.chambers import has_bonus_square
from saqqara.games.silver_gold_pyramids.table import Components, State
from saqqara.games.silver_gold_pyramids.things import BOXES, MOST_GEMS, MOST_SKULLS, SIDES, Symbol


def mark_squares(s: State, c: Components, seat: int, side: int, squares: int) -> None:
    """Mark squares under seal: crosses are owed, skulls and potions act at once. [mark-1, cross-2, potion-4]"""
    card = s.card[seat][side]
    s.fresh[seat][side] |= squares
    s.owed[seat] += count_bits(squares & c.symbol[card][Symbol.CROSS])
    skulls = count_bits(squares & c.symbol[card][Symbol.SKULL])
    erased = 2 * count_bits(squares & c.symbol[card][Symbol.POTION])
    if c.potion_first:  # [potion-3]
        s.now[seat] = min(MOST_SKULLS, max(0, s.now[seat] - erased) + skulls)
    else:
        s.now[seat] = max(0, min(MOST_SKULLS, s.now[seat] + skulls) - erased)  # [skull-1, skull-2, potion-1, potion-2]


def settle_crosses(s: State, c: Components, seat: int) -> bool:
    """Say whether a marking is complete; a square that cannot be marked lapses or stays owed. [cross-2, cross-4]"""
    if s.owed[seat] == 0:
        return True
    if has_bonus_square(s, c, seat):
        return False
    if not c.owe:
        s.owed[seat] = 0
    return True


def collect(s: State, c: Components, seat: int) -> None:
    """Tick gems and torch for what a seat has marked in this turn. [gem-1, gem-2, torch-1, torch-2]"""
    for side in range(SIDES):
        squares = s.fresh[seat][side]
        if squares:
            symbols = c.symbol[s.card[seat][side]]
            s.red[seat] = min(MOST_GEMS, s.red[seat] + count_bits(squares & symbols[Symbol.RED_GEM]))
            s.green[seat] = min(MOST_GEMS, s.green[seat] + count_bits(squares & symbols[Symbol.GREEN_GEM]))
            if squares & symbols[Symbol.TORCH]:
                s.torches[seat] |= 1 << (s.round - 1)
    s.skulls[seat] = s.now[seat]
    s.carried[seat] = s.owed[seat]


# -- Points -----------------------------------------------------------------------------------------------------------


def tomb_points(s: State, seat: int) -> int:
    """[end-2]"""
    return 10 * count_bits(s.finished[seat])


def torch_points(s: State, seat: int) -> int:
    """[end-3]"""
    return 5 * count_bits(s.torches[seat])


def box_worth(box: int) -> int:
    """Return the points of a box: 10, 6, 3. [race-1]"""
    return 10 if box == 0 else 6 if box == 1 else 3


def box_points(s: State, seat: int) -> int:
    """[race-1]"""
    points = 0
    for colour in range(3):
        for box in range(BOXES):
            if s.box[colour][box] == seat:
                points += box_worth(box)
    return points


def pair_points(red: int, green: int) -> int:
    """Return 5 for a pair of a red and a green gem, 1 for each without a partner. [end-4]"""
    return 5 * min(red, green) + abs(red - green)


def gem_points(s: State, seat: int) -> int:
    """[end-4]"""
    return pair_points(s.red[seat], s.green[seat])


def skull_points(s: State, c: Components, seat: int) -> int:
    """Return the minus of the dearest ticked skull alone. [end-5]"""
    return -c.penalty[s.skulls[seat]]


def score_of(s: State, c: Components, seat: int) -> int:
    """Return the points of a seat if the game ended now. [end-1]"""
    points = tomb_points(s, seat) + torch_points(s, seat) + box_points(s, seat)
    return points + gem_points(s, seat) + skull_points(s, c, seat)
