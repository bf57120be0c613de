"""Chance: what may be dealt, laid open, drawn and turned up, who sees it, and what a seat may imagine."""

from saqqara.core.contract import Random
from saqqara.core.kernel import Ints, count_bits, lowest_bit
from saqqara.core.text.generator import below
from saqqara.games.silver_gold_pyramids.rules.allowed import list_bits
from saqqara.games.silver_gold_pyramids.rules.chambers import (
    bonus_squares,
    covered,
    fitting_corners,
    has_card,
    next_squares,
    room,
)
from saqqara.games.silver_gold_pyramids.rules.rounds import everybody
from saqqara.games.silver_gold_pyramids.rules.symbols import mark_squares, settle_crosses
from saqqara.games.silver_gold_pyramids.table import Components, State
from saqqara.games.silver_gold_pyramids.things import (
    CARDS,
    CELLS,
    DEAL,
    DEALT,
    DRAW,
    EXPEDITIONS,
    FLIP,
    NONE,
    SEATS,
    SHAPES,
    SHOW,
    SIDES,
    Ask,
)


def in_hands(s: State) -> int:
    """Return the cards that seats hold in their hands."""
    cards = 0
    for seat in range(SEATS):
        for i in range(DEALT):
            if s.hand[seat][i] != NONE:
                cards |= 1 << s.hand[seat][i]
    return cards


def shapes_left(s: State, c: Components, shape: int) -> int:
    """Return how many expedition cards with a pattern are still face down in this round. [round-1]"""
    left = 0
    for number in range(EXPEDITIONS):
        if c.expedition[number] == shape and not (s.used >> number) & 1:
            left += 1
    return left


def chances(s: State, c: Components, out: Ints, weights: Ints) -> int:
    """Write the possible outcomes and their weights. [setup-2, setup-4, round-1, draft-6, draft-9]"""
    n = 0
    if s.ask == Ask.FLIP:
        for shape in range(SHAPES):
            left = shapes_left(s, c, shape)
            if left:
                out[n] = FLIP + shape
                weights[n] = left
                n += 1
        return n
    first = DEAL if s.ask == Ask.DEAL else SHOW if s.ask == Ask.DISPLAY else DRAW
    cards = s.face_down & ~in_hands(s) if s.ask == Ask.DEAL else s.face_down
    n = list_bits(cards, first, out, 0)
    for i in range(n):
        weights[i] = 1
    return n


def pile(s: State, c: Components, made: Ints) -> tuple[int, int, int, int, int]:
    """Write what the pile was made of: pile 0 is the deck, made anew once; pile 1 the expedition cards."""
    if s.ask == Ask.FLIP:
        for shape in range(SHAPES):
            made[shape] = 0
        for number in range(EXPEDITIONS):
            made[c.expedition[number]] += 1
        return 1, s.round, s.flips, FLIP, SHAPES
    for card in range(CARDS):
        made[card] = (s.made >> card) & 1
    if s.ask == Ask.DEAL:
        return 0, 0, s.dealt, DEAL, CARDS
    first = SHOW if s.ask == Ask.DISPLAY else DRAW
    return 0, 1, count_bits(s.made) - count_bits(s.face_down), first, CARDS


def witnesses(s: State, c: Components, seat: int) -> int:
    """Return who sees the next answer: a dealt card and a sealed answer are one seat's own. [setup-2, mark-1]"""
    if s.ask == Ask.DEAL:
        return 1 << (s.dealt // DEALT)
    if s.ask == Ask.KEEP or s.ask == Ask.MARK:
        return 1 << seat
    return everybody(c)


# -- What a seat may imagine ------------------------------------------------------------------------------------------


def imagine(s: State, c: Components, r: Random, seat: int) -> None:
    """Fill what a seat cannot see: other hands, and answers under seal. [setup-2, mark-1]"""
    for other in range(SEATS):
        if other != seat:
            for side in range(SIDES):
                s.fresh[other][side] = 0
            s.now[other] = s.skulls[other]
            s.owed[other] = s.carried[other]
            if s.ask == Ask.DEAL or s.ask == Ask.KEEP:
                imagine_hand(s, r, other)
            answered = other < c.seats and not (s.waiting >> other) & 1
            if s.ask == Ask.KEEP and answered:
                imagine_kept(s, r, other)
            if s.ask == Ask.MARK and answered and has_card(s, other):
                imagine_marking(s, c, r, other)


def imagine_hand(s: State, r: Random, seat: int) -> None:
    """Deal a seat as many cards as it holds, out of those that lie face up nowhere and in no other hand."""
    for i in range(max(0, min(DEALT, s.dealt - DEALT * seat))):
        cards = s.face_down & ~in_hands(s)
        for _ in range(below(r, count_bits(cards))):
            cards &= cards - 1
        s.hand[seat][i] = lowest_bit(cards)


def imagine_kept(s: State, r: Random, seat: int) -> None:
    """Let a seat keep two cards of its hand."""
    first = below(r, DEALT)
    second = (first + 1 + below(r, DEALT - 1)) % DEALT
    s.chosen[seat][0] = s.hand[seat][first]
    s.chosen[seat][1] = s.hand[seat][second]


def imagine_marking(s: State, c: Components, r: Random, seat: int) -> None:
    """Let a seat mark something, and go on with its red crosses."""
    markings = 0
    side_of_it = 0
    squares = 0
    for side in range(SIDES):
        wanted = next_squares(s, c, seat, side)
        if wanted:
            free = room(s, c, seat, side)
            for i in range(c.first_way[s.shape + 1] - c.first_way[s.shape] + 1):
                way = 0 if i == 0 else c.first_way[s.shape] + i - 1
                corners = fitting_corners(c, way, free, wanted)
                while corners:
                    markings += 1
                    if below(r, markings) == 0:
                        side_of_it = side
                        squares = covered(c, way, lowest_bit(corners))
                    corners &= corners - 1
    mark_squares(s, c, seat, side_of_it, squares)
    while not settle_crosses(s, c, seat):
        imagine_cross(s, c, r, seat)


def imagine_cross(s: State, c: Components, r: Random, seat: int) -> None:
    """Let a seat mark the square of a red cross."""
    left = bonus_squares(s, c, seat, 0)
    both = left | bonus_squares(s, c, seat, 1) << CELLS
    for _ in range(below(r, count_bits(both))):
        both &= both - 1
    bit = lowest_bit(both)
    s.owed[seat] -= 1
    mark_squares(s, c, seat, bit // CELLS, 1 << (bit % CELLS))
