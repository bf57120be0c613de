"""Heaps of cards: counting, adding, taking, and making the pile. [setup-4, round-3]"""

from saqqara.core.kernel import Ints
from saqqara.games.imhotep.table import State
from saqqara.games.imhotep.things import KINDS, NONE, Card

DIGIT = 4  # bits for one kind in a heap
BLUE_CARDS = 0xFFFF << DIGIT * Card.LEVER
GREEN_CARDS = 0xFFFF << DIGIT * Card.PYRAMID_DECORATION

# Adding up the digits of a heap without a loop:
#
#     heap                     0x31A2
#     every other digit        0x0102  and  0x030A
#     pairs, in two digits     0x040C             4 and 12
#     remainder by 0xFF        0x10               16, as the sum of decimal digits is the remainder by 9
EVERY_OTHER = 0x0F0F0F0F0F0F


def how_many(heap: int, card: int) -> int:
    """Count one kind in a heap."""
    return (heap >> (DIGIT * card)) & 15


def one(card: int) -> int:
    """Return the heap that is one card."""
    return 1 << (DIGIT * card)


def one_or_none(card: int) -> int:
    """Return the heap that is one card, or the empty heap where there is none (-1)."""
    return one(card + 1) >> DIGIT


def total(heap: int) -> int:
    """Count all cards of a heap: its digits are added in pairs, and the pairs by the remainder."""
    pairs = (heap & EVERY_OTHER) + ((heap >> DIGIT) & EVERY_OTHER)
    return pairs % 0xFF


def make_pile(s: State, lying: int) -> None:
    """Shuffle the discard and all unseen cards into a new pile; closed cards are laid anew. [round-3, round-4]"""
    s.unseen += s.discard
    s.discard = 0
    s.made = s.unseen
    s.shuffles += 1
    s.pile = total(s.made) - lying
    if lying:
        s.pair_place = 0


def renew_pile(s: State) -> None:
    """Make the pile anew when it is empty; there is always a card, since nobody keeps the six red ones. [round-3]"""
    if s.pile == 0:
        make_pile(s, 0 if s.pair_place == NONE else 2)


def next_place(s: State) -> int:
    """Return the place of the pile's top card, counted from when the pile was made."""
    return total(s.made) - s.pile


def turn_up(s: State, card: int) -> None:
    """Take a card from the pile for everybody to see."""
    s.pile -= 1
    s.unseen -= one(card)


def lay_pair(s: State) -> None:
    """Lay two cards face down beside the open ones; nobody knows them. [market-b-1, round-3]"""
    renew_pile(s)
    s.pair_place = next_place(s)
    s.pile -= 1
    if s.pile == 0:
        make_pile(s, 1)
    s.pile -= 1


def write_kinds(heap: int, first: int, out: Ints, n: int) -> int:
    """Write an action for each kind in a heap, after the n that are there."""
    for card in range(KINDS):
        out[n] = first + card
        n += how_many(heap, card) > 0
    return n


def on_offer(s: State) -> int:
    """Return the heap of the open market cards."""
    heap = 0
    for i in range(4):
        heap += one_or_none(s.market[i])
    return heap


def remove_open(s: State, card: int) -> None:
    """Take a card out of the open ones; those laid after it close up. [market-1]"""
    taken = 0
    while s.market[taken] != card:
        taken += 1
    for i in range(taken, 3):
        s.market[i] = s.market[i + 1]
    s.market[3] = NONE
