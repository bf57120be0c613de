"""What chance may answer, where its cards lie, and who sees them. [setup-3, setup-4, market-b-2]"""

from saqqara.core.contract import CHANCE, Random
from saqqara.core.kernel import Ints
from saqqara.core.text.generator import below
from saqqara.games.imhotep.rules.cards import how_many, next_place, one, total
from saqqara.games.imhotep.table import Components, State
from saqqara.games.imhotep.things import DRAW, KINDS, MARKET, NONE, PAIR, ROUND, Ask

ROUND_PILE, MARKET_PILE = 0, 1


def round_cards_left(s: State, c: Components) -> int:
    """Return the round cards not turned yet; the one taken out unseen stays among them. [setup-3]"""
    left = c.round_deck
    for i in range(s.round - 1):
        left &= ~(1 << s.turned[i])
    return left


def cards_left(s: State) -> int:
    """Return the heap that the next card comes from. [setup-4, market-b-2]"""
    if s.ask == Ask.PAIR and s.looking[0]:
        return s.unseen - one(s.pair[0])
    return s.unseen


def first_outcome(s: State) -> int:
    """Return the action of the first card in the catalogue for chance's question."""
    if s.ask == Ask.MARKET:
        return MARKET
    return DRAW if s.ask == Ask.DRAW else PAIR


def chances(s: State, c: Components, out: Ints, weights: Ints) -> int:
    """Write each outcome with the number of its copies that are left, and return how many outcomes there are."""
    n = 0
    if s.ask == Ask.ROUND:
        left = round_cards_left(s, c)
        for card in range(len(c.spaces)):
            if (left >> card) & 1:
                out[n] = ROUND + card
                weights[n] = 1
                n += 1
        return n
    heap = cards_left(s)
    first = first_outcome(s)
    for card in range(KINDS):
        copies = how_many(heap, card)
        out[n] = first + card
        weights[n] = copies
        n += copies > 0
    return n


def pile(s: State, c: Components, made: Ints) -> tuple[int, int, int, int, int]:
    """Write what the pile was made of; say which pile, how often made, which place is due, and the first outcome."""
    if s.ask == Ask.ROUND:
        for card in range(len(c.spaces)):
            made[card] = (c.round_deck >> card) & 1
        return ROUND_PILE, 0, s.round - 1, ROUND, len(c.spaces)
    for card in range(KINDS):
        made[card] = how_many(s.made, card)
    return MARKET_PILE, s.shuffles, pile_place(s), first_outcome(s), KINDS


def pile_place(s: State) -> int:
    """Return the place of the card that chance turns up."""
    if s.ask != Ask.PAIR:
        return next_place(s)
    return s.pair_place if s.looking[0] == 0 else s.pair_place + 1


def witnesses(s: State, c: Components, seat: int) -> int:
    """Return who sees the answer: the closed pair only who took it, all else everybody. [market-b-2]"""
    if seat == CHANCE and s.ask == Ask.PAIR:
        return 1 << s.queue[0]
    return (1 << c.seats) - 1


def imagine(s: State, c: Components, r: Random, seat: int) -> None:
    """Draw the closed cards that somebody else is looking at. [market-b-2]"""
    for i in range(2):
        if s.looking[i] and s.pair[i] == NONE:
            heap = s.unseen if s.pair[1 - i] == NONE else s.unseen - one(s.pair[1 - i])
            left = below(r, total(heap))
            for card in range(KINDS):
                left -= how_many(heap, card)
                if left < 0:
                    s.pair[i] = card
                    break
