"""Why an action is not allowed: the sentence that forbids it. [turn-1, turn-2]"""

from saqqara.core.contract import CHANCE
from saqqara.games.imhotep.rules.allowed import can_play, deciding, turn_actions
from saqqara.games.imhotep.rules.cards import how_many, on_offer
from saqqara.games.imhotep.rules.chance import cards_left, round_cards_left
from saqqara.games.imhotep.rules.ships import (
    can_take,
    foremost_stones,
    free_sites,
    has_minimum,
    in_harbour,
    ships_one_short,
)
from saqqara.games.imhotep.rules.sites import is_open
from saqqara.games.imhotep.table import Components, State
from saqqara.games.imhotep.things import (
    ACCEPT,
    BUILD,
    DECLINE,
    DRAW,
    GET,
    KEEP,
    MARKET,
    NONE,
    PAIR,
    PASS,
    PLACE,
    PLACE_TWO,
    PLAY,
    POINT,
    ROUND,
    SAIL,
    SLED,
    TAKE,
    TAKE_PAIR,
    UNLOAD,
    Ask,
    Card,
    Rule,
)


def why(s: State, c: Components, seat: int, action: int) -> int:
    """Return the sentence that forbids an action to a seat, or ALLOWED."""
    if not (deciding(s) >> seat) & 1:
        return Rule.TURN_2
    if action >= ROUND:
        return why_not_befall(s, c, seat, action)
    if seat == CHANCE:
        return Rule.TURN_2
    if action == GET:
        return why_not_get(s, seat)
    if action < SAIL:
        return why_not_place(s, c, seat, action - PLACE)
    if action < PLAY:
        return why_not_sail(s, c, (action - SAIL) // 5, (action - SAIL) % 5)
    if action < TAKE:
        return why_not_play(s, c, seat, action - PLAY + Card.LEVER)
    if action < UNLOAD:
        return why_not_card(s, action)
    if action < ACCEPT:
        return why_not_stone(s, action)
    if action == PASS:
        return why_not_pass(s, c, seat)
    if action < PASS:
        return why_not_gift(s, action)
    return why_not_two(s, action - PLACE_TWO)


def why_not_get(s: State, seat: int) -> int:
    """[turn-2, get-2, get-3]"""
    if s.ask != Ask.TURN:
        return Rule.TURN_2
    if can_take(s, seat):
        return Rule.ALLOWED
    return Rule.GET_2 if s.sled[seat] >= SLED else Rule.GET_3


def why_not_place(s: State, c: Components, seat: int, slot: int) -> int:
    """[turn-2, place-1, place-2, sailcard-1]"""
    if s.ask != Ask.TURN and s.ask != Ask.HAMMER and s.ask != Ask.SAIL_PLACE and s.ask != Ask.BONUS_SHIP:
        return Rule.TURN_2
    if s.sled[seat] == 0:
        return Rule.PLACE_2
    if not (s.empty >> slot) & 1:
        return Rule.PLACE_1
    if s.ask == Ask.SAIL_PLACE and not (ships_one_short(s, c) >> slot) & 1:
        return Rule.SAILCARD_1
    return Rule.ALLOWED


def why_not_sail(s: State, c: Components, ship: int, site: int) -> int:
    """[turn-2, sail-2, sail-3, sail-4, sailcard-2]"""
    if s.ask != Ask.TURN and s.ask != Ask.SAIL_SAIL and s.ask != Ask.LEVER_SAIL:
        return Rule.TURN_2
    if s.ask == Ask.SAIL_SAIL and ship != s.ship:
        return Rule.SAILCARD_2
    if not in_harbour(s, ship):
        return Rule.SAIL_4
    if not has_minimum(s, c, ship):
        return Rule.SAIL_2
    if not (free_sites(s) >> site) & 1:
        return Rule.SAIL_3
    return Rule.ALLOWED


def why_not_play(s: State, c: Components, seat: int, card: int) -> int:
    """[turn-2, blue-1, lever-1, hammer-2, hammer-3, sailcard-1, chisel-2]"""
    if s.ask != Ask.TURN:
        return Rule.TURN_2
    if can_play(s, c, seat, card):
        return Rule.ALLOWED
    if not how_many(s.cards[seat], card):
        return Rule.BLUE_1
    if card == Card.LEVER:
        return Rule.LEVER_1
    if card == Card.HAMMER:
        return Rule.HAMMER_2 if s.empty == 0 else Rule.HAMMER_3
    return Rule.SAILCARD_1 if card == Card.SAIL else Rule.CHISEL_2


def why_not_card(s: State, action: int) -> int:
    """[turn-2, market-1, market-b-2]"""
    if action >= KEEP:
        if s.ask != Ask.KEEP:
            return Rule.TURN_2
        return Rule.ALLOWED if s.pair[0] == action - KEEP or s.pair[1] == action - KEEP else Rule.MARKET_B_2
    if s.ask != Ask.TAKE:
        return Rule.TURN_2
    if action == TAKE_PAIR:
        return Rule.MARKET_B_2 if s.pair_place == NONE else Rule.ALLOWED
    return Rule.ALLOWED if how_many(on_offer(s), action - TAKE) else Rule.MARKET_1


def why_not_stone(s: State, action: int) -> int:
    """[turn-2, lever-2, pyramid-b-1]"""
    if action < BUILD:
        if s.ask != Ask.LEVER_UNLOAD:
            return Rule.TURN_2
        return Rule.ALLOWED if (foremost_stones(s, s.ship) >> (action - UNLOAD)) & 1 else Rule.LEVER_2
    if s.ask != Ask.BUILD and s.ask != Ask.ENTRANCE:
        return Rule.TURN_2
    return Rule.ALLOWED if is_open(s, action - BUILD) else Rule.PYRAMID_B_1


def why_not_gift(s: State, action: int) -> int:
    """[turn-2]"""
    if action >= POINT:
        return Rule.ALLOWED if s.ask == Ask.TEMPLE else Rule.TURN_2
    if s.ask == Ask.BONUS_SHIP and action == DECLINE:
        return Rule.ALLOWED
    return Rule.ALLOWED if s.ask == Ask.BONUS_CARD or s.ask == Ask.BONUS_STONES else Rule.TURN_2


def why_not_two(s: State, pair: int) -> int:
    """[turn-2, chisel-1]"""
    if s.ask != Ask.CHISEL:
        return Rule.TURN_2
    return Rule.ALLOWED if (s.empty >> (pair // 16)) & (s.empty >> (pair % 16)) & 1 else Rule.CHISEL_1


def why_not_pass(s: State, c: Components, seat: int) -> int:
    """[turn-1, turn-2, turn-3]"""
    if s.ask != Ask.TURN:
        return Rule.TURN_2
    return Rule.TURN_3 if turn_actions(s, c, seat) else Rule.ALLOWED


def why_not_befall(s: State, c: Components, seat: int, action: int) -> int:
    """[turn-2, setup-3, setup-4]"""
    if seat != CHANCE:
        return Rule.TURN_2
    if action < MARKET:
        if s.ask != Ask.ROUND:
            return Rule.TURN_2
        return Rule.ALLOWED if (round_cards_left(s, c) >> (action - ROUND)) & 1 else Rule.SETUP_3
    ask = Ask.MARKET if action < DRAW else Ask.DRAW if action < PAIR else Ask.PAIR
    if s.ask != ask:
        return Rule.TURN_2
    first = MARKET if action < DRAW else DRAW if action < PAIR else PAIR
    return Rule.ALLOWED if how_many(cards_left(s), action - first) else Rule.SETUP_4
