"""Building at the pyramid, the temple, the burial chamber and the obelisks. [pyramid, temple, burial, obelisk]"""

from saqqara.core.contract import CHANCE
from saqqara.core.kernel import Ints, count_bits
from saqqara.games.imhotep.rules.cards import one, renew_pile
from saqqara.games.imhotep.rules.ships import can_take
from saqqara.games.imhotep.table import Components, State
from saqqara.games.imhotep.things import NONE, SEATS, Ask, Bonus, Card, Gift, Site, Source

A_PLACES = 14  # of the big pyramid
B_PLACES = 5  # of each small pyramid
PYRAMIDS = 3
BESIDE = 15  # first place beside the pyramids
WHOLE_PYRAMID = 0b11111
STONES_OF_A_TOWER = 3


def put(s: State, ask: int, seat: int) -> None:
    """Put a question to a seat."""
    s.ask = ask
    s.decider = seat


def places_filled(masks: Ints) -> int:
    """Return the places that hold a stone of anybody."""
    return masks[0] | masks[1] | masks[2] | masks[3]


def stones_at(masks: Ints) -> int:
    """Count the stones at a site."""
    return count_bits(places_filled(masks))


def owner_at(masks: Ints, place: int) -> int:
    """Return whose stone fills a place, -1 for nobody's."""
    owner = NONE
    for seat in range(SEATS):
        if (masks[seat] >> place) & 1:
            owner = seat
    return owner


# -- Pyramid ------------------------------------------------------------------------------------------------------


def is_open(s: State, pyramid: int) -> bool:
    """Say whether a small pyramid is not complete. [pyramid-b-1]"""
    return (places_filled(s.pyramid) >> (B_PLACES * pyramid)) & WHOLE_PYRAMID != WHOLE_PYRAMID


def any_open(s: State, c: Components) -> bool:
    """Say whether the owner of a stone has a pyramid to choose. [pyramid-b-1, pyramid-b-6]"""
    if c.side[Site.PYRAMID] == 0:
        return False
    return is_open(s, 0) or is_open(s, 1) or is_open(s, 2)


def build_next(s: State, c: Components, seat: int) -> None:
    """Build on the next space of the big pyramid, or beside what is complete. [pyramid-1, pyramid-3, pyramid-b-6]"""
    filled = places_filled(s.pyramid)
    place = count_bits(filled)
    if c.side[Site.PYRAMID] == 0 and place < A_PLACES:
        build_at(s, c, seat, place)
        return
    s.pyramid[seat] |= 1 << (BESIDE + count_bits(filled >> BESIDE))
    s.points[seat][Source.PYRAMID] += 1


def build_at(s: State, c: Components, seat: int, place: int) -> None:
    """Build on a space and score what is printed there. [pyramid-2]"""
    s.pyramid[seat] |= 1 << place
    s.points[seat][Source.PYRAMID] += c.pyramid_points[place]


def build_on(s: State, c: Components, seat: int, pyramid: int) -> bool:
    """Build on the next space of a small pyramid; True if its bonus puts a question. [pyramid-b-1, pyramid-b-2]"""
    filled = (places_filled(s.pyramid) >> (B_PLACES * pyramid)) & WHOLE_PYRAMID
    place = B_PLACES * pyramid + count_bits(filled)
    build_at(s, c, seat, place)
    return offer_bonus(s, c.pyramid_bonus[place], seat)


def offer_bonus(s: State, bonus: int, seat: int) -> bool:
    """Offer a card, stones or a place on a ship, where it can be had. [pyramid-b-3, pyramid-b-4, pyramid-b-5]"""
    if bonus == Bonus.CARD:
        put(s, Ask.BONUS_CARD, seat)
        return True
    if bonus == Bonus.STONES and can_take(s, seat):  # [pyramid-b-8]
        put(s, Ask.BONUS_STONES, seat)
        return True
    if bonus == Bonus.SHIP and s.sled[seat] > 0 and s.empty != 0:  # [pyramid-b-9]
        put(s, Ask.BONUS_SHIP, seat)
        return True
    return False


# -- Temple -------------------------------------------------------------------------------------------------------


def build_temple(s: State, seat: int) -> None:
    """Build on the next space from the left, level upon level. [temple-1]"""
    s.temple[seat] |= 1 << stones_at(s.temple)


def seen_stones(s: State, c: Components) -> int:
    """Return the places of the temple that are seen from above: the last ones, one for each space. [temple-2]"""
    stones = stones_at(s.temple)
    return (1 << stones) - (1 << max(0, stones - c.temple_spaces))


def seen_from_above(s: State, c: Components, space: int) -> int:
    """Return whose stone is the topmost on a space, -1 for nobody's. [temple-2, temple-3]"""
    place = space
    stones = stones_at(s.temple)
    while place + c.temple_spaces < stones:
        place += c.temple_spaces
    return owner_at(s.temple, place)


def give(s: State, c: Components, space: int) -> bool:
    """Give what the stone seen on a space earns; True if that puts a question. [temple-3, temple-b-2, temple-b-3]"""
    seat = seen_from_above(s, c, space)
    if seat == NONE:
        return False
    gift = c.temple_gift[space]
    if gift == Gift.CARD:
        draw_for(s, seat)
        return True
    if gift == Gift.POINT_OR_STONES and can_take(s, seat):  # [temple-b-6]
        put(s, Ask.TEMPLE, seat)
        return True
    s.points[seat][Source.TEMPLE] += 2 if gift == Gift.TWO_POINTS else 1
    return False


def draw_for(s: State, seat: int) -> None:
    """Have chance turn up the top card for a seat. [temple-b-3, pyramid-b-3]"""
    renew_pile(s)
    s.drawer = seat
    put(s, Ask.DRAW, CHANCE)


# -- Burial chamber and obelisks ------------------------------------------------------------------------------------


def build_burial(s: State, seat: int) -> None:
    """Build on the next space, column by column from the top left. [burial-1]"""
    s.burial[seat] |= 1 << stones_at(s.burial)


def build_obelisk(s: State, c: Components, seat: int) -> None:
    """Put the stone on the owner's obelisk, or with the owner's waiting stones. [obelisk-1, obelisk-b-1]"""
    s.obelisk[seat] += 1
    if c.side[Site.OBELISK] == 1 and s.obelisk[seat] >= STONES_OF_A_TOWER:
        raise_tower(s, c, seat)


def raise_tower(s: State, c: Components, seat: int) -> None:
    """Stack three waiting stones on the best free tower space, if one is free. [obelisk-b-2, obelisk-b-4]"""
    for i in range(len(s.tower)):
        if s.tower[i] == NONE:
            s.tower[i] = seat
            s.obelisk[seat] -= STONES_OF_A_TOWER
            s.points[seat][Source.OBELISK] += c.tower_points[i]
            return


def towers_of(s: State, seat: int) -> int:
    """Count the towers of a seat. [obelisk-b-2]"""
    count = 0
    for i in range(len(s.tower)):
        if s.tower[i] == seat:
            count += 1
    return count


def obelisk_stones(s: State, seat: int) -> int:
    """Count the stones of a seat at the obelisks, waiting or stacked."""
    return s.obelisk[seat] + STONES_OF_A_TOWER * towers_of(s, seat)


def build(s: State, c: Components, site: int, seat: int) -> None:
    """Build where nobody has to be asked."""
    if site == Site.PYRAMID:
        build_next(s, c, seat)
    elif site == Site.TEMPLE:
        build_temple(s, seat)
    elif site == Site.BURIAL:
        build_burial(s, seat)
    else:
        build_obelisk(s, c, seat)


# -- Red cards ------------------------------------------------------------------------------------------------------


def receive(s: State, c: Components, seat: int, card: int) -> bool:
    """Lay a card in front of a seat, or carry out a red one at once; True if that puts a question. [market-3, red-1]"""
    if card > Card.PAVED_PATH:
        s.cards[seat] += one(card)
        return False
    s.discard += one(card)
    return bring_stone(s, c, seat, card)


def bring_stone(s: State, c: Components, seat: int, card: int) -> bool:
    """Bring 1 stone from the quarry to the card's site; without one nothing happens. [red-1, red-2, red-4]"""
    if s.quarry[seat] == 0:
        return False
    if card == Card.ENTRANCE and any_open(s, c):
        put(s, Ask.ENTRANCE, seat)
        return True
    s.quarry[seat] -= 1
    build(s, c, RED_SITE[card], seat)
    return False


RED_SITE = (Site.PYRAMID, Site.BURIAL, Site.OBELISK)  # of Entrance, Sarcophagus, Paved Path
