"""Extra actions: which are possible, in which order, and what they do. [extra, swap, buy, hire, card, grave, limit]"""

from saqqara.games.terra_pyramides.rules.building import has_first_piece, has_first_stone, raises
from saqqara.games.terra_pyramides.rules.goods import all_stones
from saqqara.games.terra_pyramides.rules.sites import goals, recalls
from saqqara.games.terra_pyramides.rules.stacks import closed_left
from saqqara.games.terra_pyramides.table import Components, State
from saqqara.games.terra_pyramides.things import (
    BUY,
    BUY_PRICE,
    CARD,
    CARDS,
    COIN_EVERY,
    COLOURS,
    GRAVE,
    GRAVE_PRICE,
    HIRE,
    HIRE_PRICE,
    MOST_GOLD,
    MOST_STONES,
    NONE,
    RECALL,
    SAIL,
    SAIL_PRICE,
    SEARCHING,
    SWAP,
    Ask,
    Version,
)

PAIRS = 28  # of colours


def takes_extras(ask: int) -> bool:
    """Say whether extra actions can be taken at a question. [extra-1]"""
    return ask == Ask.PLACE or ask == Ask.ROW or ask == Ask.SEND or ask == Ask.EXTRA


# -- Limits -----------------------------------------------------------------------------------------------------------


def most_gold(s: State, c: Components) -> int:
    """Return the gold that may be kept before the draw: one more if a search can take it. [limit-2, limit-3]"""
    return MOST_GOLD + SEARCHING if closed_left(s, c) else MOST_GOLD


def is_over_limit(s: State, c: Components, seat: int) -> bool:
    """Say whether a seat has too many stones or too much gold. [limit-1, limit-2]"""
    return all_stones(s, seat) > MOST_STONES or s.gold[seat] > most_gold(s, c)


def least_extra(s: State, c: Components, seat: int) -> int:
    """Return the first extra action that the order allows. [extra-2]"""
    if s.extra == NONE:
        return 0
    if s.ask == Ask.EXTRA and is_over_limit(s, c, seat):
        return 0
    return s.extra


# -- What is possible -------------------------------------------------------------------------------------------------


def later_sites(c: Components, sites: int, first: int, least: int) -> int:
    """Keep the sites whose actions, counted from `first`, are not before `least`. [extra-2]"""
    if least <= first:
        return sites
    kept = 0
    for site in range(c.sites):
        if (sites >> site) & 1 and first + c.field_of[site] >= least:
            kept |= 1 << site
    return kept


def pair_of(first: int, second: int) -> int:
    """Return the number of a pair of colours, the first not after the second."""
    return first * (15 - first) // 2 + second - first


def all_swaps(s: State, seat: int) -> int:
    """Return the pairs of stones that a seat has. [swap-1]"""
    pairs = 0
    for first in range(COLOURS):
        count = s.stones[seat][first]
        if count == 0:
            continue
        pair = pair_of(first, first)
        if count > 1:
            pairs |= 1 << pair
        for second in range(first + 1, COLOURS):
            if s.stones[seat][second] > 0:
                pairs |= 1 << (pair + second - first)
    return pairs


def swaps(s: State, seat: int, least: int) -> int:
    """Return the swaps that are possible and in order. [swap-1, extra-2]"""
    pairs = all_swaps(s, seat)
    if least <= SWAP:
        return pairs
    if least >= SWAP + PAIRS:
        return 0
    return pairs >> (least - SWAP) << (least - SWAP)


def can_buy(s: State, seat: int) -> bool:
    """Say whether a seat can buy a white stone. [buy-1]"""
    return s.gold[seat] >= BUY_PRICE


def hires(s: State, seat: int) -> int:
    """Return the sites that a seat can hire a worker for. [hire-1, hire-2]"""
    if s.gold[seat] < HIRE_PRICE or s.supply[seat] == 0:
        return 0
    return goals(s, seat) & ~s.full


def card_price(s: State, seat: int) -> int:
    """Return what a strategy card costs: a gold for each coin reached or passed. [card-2]"""
    return s.track[seat] // COIN_EVERY


def has_card(s: State, seat: int) -> bool:
    """Say whether a seat has bought a strategy card. [card-1]"""
    for card in range(CARDS):
        if s.card[card] == seat:
            return True
    return False


def cards_to_buy(s: State, c: Components, seat: int) -> int:
    """Return the strategy cards that a seat can buy. [card-1, card-2, card-3]"""
    price = card_price(s, seat)
    if c.version != Version.NILE or price == 0 or s.gold[seat] < price or has_card(s, seat):
        return 0
    cards = 0
    for card in range(CARDS):
        if s.card[card] == NONE:
            cards |= 1 << card
    return cards


def later_cards(cards: int, least: int) -> int:
    """Keep the cards that are in order. [extra-2]"""
    if least <= CARD:
        return cards
    if least >= CARD + CARDS:
        return 0
    return cards >> (least - CARD) << (least - CARD)


def can_add_grave(s: State, c: Components, seat: int) -> bool:
    """Say whether a seat can buy a step of grave goods now. [grave-2, extra-3]"""
    return s.ask == Ask.EXTRA and has_grave_price(s, c, seat)


def has_grave_price(s: State, c: Components, seat: int) -> bool:
    """Say whether a seat can pay a step of grave goods. [grave-2]"""
    return c.version != Version.BASE and s.gold[seat] >= GRAVE_PRICE


def can_sail(s: State, c: Components, seat: int) -> bool:
    """Say whether a seat can buy a step of its ship now. [nile-4, nile-5, extra-3]"""
    return is_sailing_time(s) and has_sail_price(s, c, seat)


def is_sailing_time(s: State) -> bool:
    """Say whether the ship's step may be bought: at the end, or before others may sail in this turn. [extra-3]"""
    return s.ask == Ask.EXTRA or s.ask == Ask.PLACE or s.enclosing != 0


def has_sail_price(s: State, c: Components, seat: int) -> bool:
    """Say whether a seat can pay a step of its ship, which is not at the end. [nile-4, nile-5]"""
    return c.version == Version.NILE and s.gold[seat] >= SAIL_PRICE and s.ship[seat] < c.river_end


def has_founding(s: State, c: Components, seat: int) -> bool:
    """Say whether a seat can build a first level somewhere. [build-1]"""
    sites = s.owned[seat] & s.full
    for site in range(c.sites):
        if (sites >> site) & 1 and s.level[site] == 0:
            for colour in range(COLOURS):
                if has_first_piece(s, c, colour) and has_first_stone(s, c, seat, colour):
                    return True
    return False


def has_extra(s: State, c: Components, seat: int) -> bool:
    """Say whether an extra action is possible at the end of a turn. [extra-1, extra-2]"""
    least = s.extra
    if later_sites(c, recalls(s, seat), RECALL, least):
        return True
    if least <= SAIL and (has_sail_price(s, c, seat) or (least <= GRAVE and has_grave_price(s, c, seat))):
        return True
    if s.gold[seat] >= BUY_PRICE and (least <= BUY or later_sites(c, hires(s, seat), HIRE, least)):
        return True
    if swaps(s, seat, least) or later_cards(cards_to_buy(s, c, seat), least):
        return True
    if s.owned[seat] & s.full:
        return raises(s, c, seat) != 0 or has_founding(s, c, seat)
    return False
