"""Who decides, and what is allowed: the four actions, the blue cards, the market, the bonuses."""

from saqqara.core.contract import CHANCE
from saqqara.core.kernel import Ints, lowest_bit
from saqqara.games.imhotep.rules.cards import BLUE_CARDS, how_many, on_offer, one, write_kinds
from saqqara.games.imhotep.rules.ships import (
    can_take,
    foremost_stones,
    ready_ships,
    sailings,
    ships_one_short,
    write_bits,
)
from saqqara.games.imhotep.rules.sites import PYRAMIDS, is_open
from saqqara.games.imhotep.table import Components, State
from saqqara.games.imhotep.things import (
    ACCEPT,
    BUILD,
    DECLINE,
    GET,
    KEEP,
    NONE,
    PASS,
    PLACE,
    PLACE_TWO,
    PLAY,
    POINT,
    STONES,
    TAKE,
    TAKE_PAIR,
    UNLOAD,
    Ask,
    Card,
)


def deciding(s: State) -> int:
    """Return who has to answer; nobody when the game is over. [turn-2]"""
    if s.ask == Ask.OVER:
        return 0
    return 1 << s.decider


def can_play(s: State, c: Components, seat: int, card: int) -> bool:
    """Say whether a blue card is there and does something. [blue-1]"""
    if not how_many(s.cards[seat], card):
        return False
    if card == Card.LEVER:
        return ready_ships(s, c) != 0  # [lever-1]
    if card == Card.HAMMER:
        return s.empty != 0 and s.sled[seat] + s.quarry[seat] > 0  # [hammer-2, hammer-3]
    if card == Card.SAIL:
        return s.sled[seat] > 0 and s.empty & ships_one_short(s, c) != 0  # [sailcard-1]
    return s.sled[seat] >= 2 and s.empty & (s.empty - 1) != 0  # two stones, two spaces [chisel-2]


def options(s: State, c: Components, seat: int, out: Ints) -> int:
    """Write what a seat may answer, in rising order, and return how many."""
    ask = s.ask
    if not (deciding(s) >> seat) & 1 or seat == CHANCE:
        return 0
    if ask == Ask.TURN:
        return turn_options(s, c, seat, out)
    if ask == Ask.TAKE:
        return take_options(s, out)
    if ask == Ask.HAMMER:
        return write_bits(s.empty, PLACE, out)
    if ask == Ask.SAIL_PLACE:
        return write_bits(s.empty & ships_one_short(s, c), PLACE, out)
    if ask == Ask.SAIL_SAIL:
        return write_bits(sailings(s, 1 << s.ship), 0, out)
    if ask == Ask.CHISEL:
        return chisel_options(s, out)
    if ask == Ask.LEVER_SAIL:
        return write_bits(sailings(s, ready_ships(s, c)), 0, out)
    if ask == Ask.LEVER_UNLOAD:
        return write_bits(foremost_stones(s, s.ship), UNLOAD, out)
    if ask == Ask.KEEP:
        return write_kinds(one(s.pair[0]) | one(s.pair[1]), KEEP, out, 0)
    if ask == Ask.BUILD or ask == Ask.ENTRANCE:
        return build_options(s, out)
    return gift_options(s, out)


def turn_actions(s: State, c: Components, seat: int) -> int:
    """Return the actions of a turn as bits, each at its number; 0 when the seat has to pass. [turn-1, turn-3]"""
    actions = sailings(s, ready_ships(s, c))
    if s.sled[seat] > 0:
        actions |= s.empty << PLACE
    if can_take(s, seat):
        actions |= 1 << GET
    if s.cards[seat] & BLUE_CARDS:
        for card in range(Card.LEVER, Card.CHISEL + 1):
            if can_play(s, c, seat, card):
                actions |= 1 << (PLAY + card - Card.LEVER)
    return actions


def turn_options(s: State, c: Components, seat: int, out: Ints) -> int:
    """Write the four actions, or the forced pass. [turn-1, turn-3]"""
    actions = turn_actions(s, c, seat)
    if actions:
        return write_bits(actions, 0, out)
    out[0] = PASS
    return 1


def take_options(s: State, out: Ints) -> int:
    """Write each kind of card on offer, and the closed pair; nobody may go without. [market-1, market-4, market-b-2]"""
    n = write_kinds(on_offer(s), TAKE, out, 0)
    if s.pair_place != NONE:
        out[n] = TAKE_PAIR
        n += 1
    return n


def chisel_options(s: State, out: Ints) -> int:
    """Write each pair of empty spaces once. [chisel-1, chisel-3]"""
    n = 0
    first = s.empty
    while first:
        slot = lowest_bit(first)
        first &= first - 1
        second = first
        while second:
            out[n] = PLACE_TWO + 16 * slot + lowest_bit(second)
            n += 1
            second &= second - 1
    return n


def build_options(s: State, out: Ints) -> int:
    """Write the pyramids that are not complete. [pyramid-b-1]"""
    n = 0
    for pyramid in range(PYRAMIDS):
        if is_open(s, pyramid):
            out[n] = BUILD + pyramid
            n += 1
    return n


def gift_options(s: State, out: Ints) -> int:
    """Write the answers to a bonus or a temple gift. [pyramid-b-7, temple-b-2]"""
    n = 0
    if s.ask == Ask.BONUS_SHIP:
        n = write_bits(s.empty, PLACE, out)
    elif s.ask == Ask.TEMPLE:
        out[0] = POINT
        out[1] = STONES
        return 2
    else:
        out[0] = ACCEPT
        n = 1
    out[n] = DECLINE
    return n + 1
