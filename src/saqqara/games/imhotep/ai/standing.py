"""How a position of the last round stands, and what of it still matters: positions alike in that share an entry."""

from typing import Any

from saqqara.core.contract import CHANCE, States
from saqqara.core.kernel import count_bits
from saqqara.games.imhotep.ai.memory import Level
from saqqara.games.imhotep.rules.cards import BLUE_CARDS, DIGIT, how_many, on_offer, one, total
from saqqara.games.imhotep.rules.final import (
    SET,
    WRATH,
    all_obelisk_stones,
    burial_points,
    decoration_points,
    group_points,
    misses_a_site,
    obelisk_points,
    score_of,
)
from saqqara.games.imhotep.rules.rounds import all_have_sailed
from saqqara.games.imhotep.rules.ships import capacity, cargo, free_sites, in_harbour
from saqqara.games.imhotep.rules.sites import obelisk_stones, places_filled, seen_from_above, stones_at
from saqqara.games.imhotep.table import Components, State
from saqqara.games.imhotep.things import NONE, SHIPS, SLED, SPACES, Ask, Bonus, Card, Gift, Site

Records = Any  # several Components, Entries, Levels or Works

RANK_POINT = 16  # a point in what ranks a seat; a stone on the sled is 1 and breaks ties
RED_CARDS = (1 << DIGIT * Card.PYRAMID_DECORATION) - 1
ALL_OF_A_KIND = 15
KEY_BITS = (1 << 62) - 1
KEY_STEP = 0x1D8E4E27C47D124F  # odd, like the other, so that no bit is lost
CHECK_STEP = 0x2545F4914F6CDD1D


# -- If the game ended here -------------------------------------------------------------------------------------------


def rank_of(s: State, seat: int) -> int:
    """Return what ranks a seat when the game is over: points, then stones on the sled. [final-3]"""
    return RANK_POINT * score_of(s, seat) + s.sled[seat]


def standing(s: State, c: Components, seat: int) -> int:
    """Return how a seat would rank if the game ended here; gifts that are chosen (temple B) are still to come."""
    if s.ask == Ask.OVER:
        return rank_of(s, seat)
    points = score_of(s, seat) + burial_points(s, c, seat) + obelisk_points(s, c, seat) + decoration_points(s, seat)
    points += group_points(how_many(s.cards[seat], Card.STATUE)) + total(s.cards[seat] & BLUE_CARDS)
    if c.wrath and misses_a_site(s, seat):
        points -= WRATH
    if c.side[Site.TEMPLE] == 0:
        for space in range(c.temple_spaces):
            points += seen_from_above(s, c, space) == seat
    return RANK_POINT * points + s.sled[seat]


# -- What still matters -----------------------------------------------------------------------------------------------


def live_sites(s: State) -> int:
    """Return the sites to which a ship may still bring stones, and the one where a ship is unloaded, a bit each."""
    sites = 0 if all_have_sailed(s) else free_sites(s)
    return sites | (1 << s.site if s.site != NONE else 0)


def cards_to_come(s: State, live: int) -> int:
    """Return the heap of the open cards that somebody may still take, and of those being looked at."""
    heap = on_offer(s) if (live >> Site.MARKET) & 1 else 0
    if s.ask == Ask.KEEP:
        heap += one(s.pair[0]) + one(s.pair[1])
    return heap


def signature(s: State, c: Components, ship: int) -> int:
    """Return the size of a ship and whose stone lies where, as a number of 15 bits."""
    number = capacity(s, c, ship)
    for space in range(SPACES):
        number = 8 * number + 1 + s.owner[SPACES * ship + space]
    return number


def harbour(s: State, c: Components, level: Level) -> int:
    """Write the ships that have not sailed, and return them as one number, whatever their order."""
    for ship in range(SHIPS):
        level.ships[ship] = signature(s, c, ship) if in_harbour(s, ship) else 0
    a = max(level.ships[0], level.ships[1])
    b = min(level.ships[0], level.ships[1])
    d = max(level.ships[2], level.ships[3])
    e = min(level.ships[2], level.ships[3])
    middle = min(a, d)
    other = max(b, e)
    return max(a, d) << 45 | max(middle, other) << 30 | min(middle, other) << 15 | min(b, e)


def question_word(s: State) -> int:
    """Return who is asked what, and the stones that are being unloaded."""
    word = s.ask << 3 | s.decider
    word = word << 3 | s.turn
    word = word << 3 | s.site + 1
    word = word << 3 | s.passes
    word = word << 3 | s.temple_space + 1
    word = word << 5 | free_sites(s)
    for i in range(4):
        word = word << 3 | s.queue[i] + 1
    return word


def stones_word(s: State, c: Components, to_come: int) -> int:
    """Return the stones on sleds, and those in quarries as far as they can still be needed."""
    most = count_bits(s.empty) + SLED + total(to_come & RED_CARDS)
    word = 0
    for seat in range(c.seats):
        word = word << 9 | s.sled[seat] << 6 | min(s.quarry[seat], most - s.sled[seat])
    return word


def sites_missed(s: State, seat: int) -> int:
    """Return the monuments without a stone of a seat, a bit each."""
    missed = (s.pyramid[seat] == 0) + 2 * (s.temple[seat] == 0)
    return missed + 4 * (s.burial[seat] == 0) + 8 * (obelisk_stones(s, seat) == 0)


def stir(word: int, number: int, step: int) -> int:
    """Scatter a number into a word."""
    word = ((word ^ number) * step) & KEY_BITS
    return word ^ word >> 29


def take_in(level: Level, number: int) -> None:
    """Scatter a number into both words of a level."""
    level.key = stir(level.key, number, KEY_STEP)
    level.check = stir(level.check, number, CHECK_STEP)


def recognise(s: State, c: Components, level: Level) -> None:
    """Write the two words that tell apart what is still to come; what is settled is not in them."""
    live = live_sites(s)
    to_come = cards_to_come(s, live)
    level.key = 0
    level.check = 1
    take_in(level, question_word(s))
    take_in(level, harbour(s, c, level))
    take_in(level, stones_word(s, c, to_come))
    take_in(level, to_come)
    if s.ask == Ask.SAIL_SAIL or s.ask == Ask.LEVER_UNLOAD:
        take_in(level, signature(s, c, s.ship))
    matter = BLUE_CARDS
    if how_many(to_come, Card.STATUE):
        matter |= ALL_OF_A_KIND << DIGIT * Card.STATUE
    for site in range(Site.PYRAMID, Site.OBELISK + 1):
        card = Card.PYRAMID_DECORATION + site - Site.PYRAMID
        if can_grow(s, c, site, live, to_come):
            matter |= ALL_OF_A_KIND << DIGIT * card
            take_in_site(s, c, level, site)
        elif how_many(to_come, card):
            take_in(level, stones_of(s, site) // SET)
    for seat in range(c.seats):
        take_in(level, s.cards[seat] & matter)
        if c.wrath:
            take_in(level, sites_missed(s, seat))


def can_grow(s: State, c: Components, site: int, live: int, to_come: int) -> bool:
    """Say whether a monument may still get stones, or give something that is not reckoned yet (temple B)."""
    if (live >> site) & 1:
        return True
    if site == Site.PYRAMID:
        return s.ask == Ask.ENTRANCE or how_many(to_come, Card.ENTRANCE) > 0
    if site == Site.TEMPLE:
        return c.side[Site.TEMPLE] == 1
    return how_many(to_come, Card.SARCOPHAGUS if site == Site.BURIAL else Card.PAVED_PATH) > 0


def stones_of(s: State, site: int) -> int:
    """Count the stones at a monument."""
    if site == Site.PYRAMID:
        return stones_at(s.pyramid)
    if site == Site.TEMPLE:
        return stones_at(s.temple)
    if site == Site.BURIAL:
        return stones_at(s.burial)
    return all_obelisk_stones(s)


def take_in_site(s: State, c: Components, level: Level, site: int) -> None:
    """Take in how a monument stands."""
    if site == Site.PYRAMID:
        take_in(level, places_filled(s.pyramid))
    elif site == Site.OBELISK:
        take_in_obelisk(s, c, level)
    else:
        for seat in range(c.seats):
            take_in(level, s.temple[seat] if site == Site.TEMPLE else s.burial[seat])


def take_in_obelisk(s: State, c: Components, level: Level) -> None:
    """Take in the obelisks: heights or waiting stones, and how many towers are free."""
    word = 0
    for seat in range(c.seats):
        word = word << 8 | s.obelisk[seat]
    for i in range(len(s.tower)):
        word = word << 1 | (s.tower[i] != NONE)
    take_in(level, word)


# -- Is there chance left? --------------------------------------------------------------------------------------------


def chance_is_left(s: State, c: Components) -> bool:
    """Say whether a card that nobody knows may still come into play; a ship in the harbour counts as able to sail."""
    if s.decider == CHANCE or s.ask == Ask.BONUS_CARD:
        return True
    live = live_sites(s)
    if (live >> Site.MARKET) & 1 and s.pair_place != NONE:
        return True
    return a_bonus_is_a_card(s, c, live) or a_gift_is_a_card(s, c, live)


def a_bonus_is_a_card(s: State, c: Components, live: int) -> bool:
    """Say whether stones may still be built where a small pyramid gives a card. [pyramid-b-3]"""
    if c.side[Site.PYRAMID] == 0 or not can_grow(s, c, Site.PYRAMID, live, cards_to_come(s, live)):
        return False
    filled = places_filled(s.pyramid)
    for place in range(len(c.pyramid_bonus)):
        if c.pyramid_bonus[place] == Bonus.CARD and not (filled >> place) & 1:
            return True
    return False


def a_gift_is_a_card(s: State, c: Components, live: int) -> bool:
    """Say whether a stone may be seen at the end where the temple gives a card. [temple-b-3]"""
    stones = stones_at(s.temple)
    if s.site == Site.TEMPLE:
        stones += s.queued + count_bits(cargo(s, s.ship))
    elif (live >> Site.TEMPLE) & 1:
        largest = 0
        for ship in range(SHIPS):
            if in_harbour(s, ship):
                largest = max(largest, capacity(s, c, ship))
        stones += largest
    for space in range(s.temple_space + 1, c.temple_spaces):
        if c.temple_gift[space] == Gift.CARD and space < stones:
            return True
    return False


def chance_is_left_at(states: States, i: int, comps: Records, j: int) -> bool:
    """Say whether an unknown card may still come into play in states[i]."""
    return chance_is_left(states[i], comps[j])
