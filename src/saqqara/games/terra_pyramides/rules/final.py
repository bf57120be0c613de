"""The final scoring, as if the game ended now; winners. [final, grave, nile, card, task]"""

from saqqara.core.kernel import Ints, count_bits, lowest_bit
from saqqara.games.terra_pyramides.rules.building import is_solved
from saqqara.games.terra_pyramides.rules.goods import all_stones
from saqqara.games.terra_pyramides.table import Components, State
from saqqara.games.terra_pyramides.things import CARDS, LEVEL_VALUE, NONE, Ask, Card, Source, Version

OWN_CARD = 20
OTHER_CARD = 10
POINTS_TASK = 2
POINTS_GOAL = 275


def foundation_points(s: State, seat: int) -> int:
    """Add up the foundations with workers of a seat that bear no pyramid. [final-1]"""
    points = 0
    left = s.owned[seat]
    while left:
        site = lowest_bit(left)
        left &= left - 1
        if s.level[site] == 0:
            points += s.value[site]
    return points


def pyramid_points(s: State, seat: int) -> int:
    """Add up the pyramids of a seat, each by its highest level alone. [final-2]"""
    points = 0
    left = s.owned[seat]
    while left:
        site = lowest_bit(left)
        left &= left - 1
        points += LEVEL_VALUE[s.level[site]]
    return points


def grave_points(s: State, c: Components, seat: int) -> int:
    """Score the grave goods, and how many more they are than each other seat's. [grave-3, grave-4]"""
    points = s.graves[seat]
    for other in range(c.seats):
        if s.graves[other] < s.graves[seat]:
            points += s.graves[seat] - s.graves[other]
    return points


def highest_levels(s: State, seat: int) -> int:
    """Return the levels of the three highest pyramids of a seat as one number, the highest first. [card-9]"""
    first = 0
    second = 0
    third = 0
    left = s.owned[seat]
    while left:
        site = lowest_bit(left)
        left &= left - 1
        level = s.level[site]
        if level > first:
            third = second
            second = first
            first = level
        elif level > second:
            third = second
            second = level
        elif level > third:
            third = level
    return 64 * first + 8 * second + third


def oasis_points(s: State, seat: int) -> int:
    """Score the oases times the levels of the highest pyramid. [nile-9]"""
    return s.oases[seat] * (highest_levels(s, seat) // 64)


def nile_points(s: State, c: Components, seat: int) -> int:
    """Score the palms that the ship has reached times pyramids and foundations. [nile-8]"""
    return c.palms[s.ship[seat]] * count_bits(s.owned[seat])


def rank_for_card(s: State, seat: int, card: int) -> int:
    """Return what the seats are compared by for a strategy card; 0 is nothing. [card-5, card-6, card-7, card-10]"""
    if card == Card.GRAVE_GOODS:
        return s.graves[seat]
    if card == Card.HORUS_EYES:
        return s.track[seat]
    if card == Card.OASES:
        return s.oases[seat]
    if card == Card.NILE:
        return 1024 * s.ship[seat] - s.arrived[seat]  # on the same field who came first [card-8]
    if card == Card.HIGHEST_PYRAMID:
        return highest_levels(s, seat)
    return count_bits(s.owned[seat])


def leader_for_card(s: State, c: Components, card: int) -> int:
    """Return the seat that fulfils a strategy card, -1 nobody: not in a tie, nor with nothing. [card-11, card-12]"""
    best = 0
    leader = NONE
    for seat in range(c.seats):
        rank = rank_for_card(s, seat, card)
        if rank > best:
            best = rank
            leader = seat
        elif rank == best:
            leader = NONE
    return leader


def card_points(s: State, c: Components, seat: int) -> int:
    """Score 20 for a fulfilled card of one's own, 10 for any other. [card-4]"""
    points = 0
    for card in range(CARDS):
        if leader_for_card(s, c, card) == seat:
            points += OWN_CARD if s.card[card] == seat else OTHER_CARD
    return points


def points_of(s: State, c: Components, seat: int, source: int) -> int:
    """Return the points of a seat from one source, if the game ended now. [final-3, horus-4]"""
    if source == Source.TRACK:
        return s.track[seat]
    if source == Source.FOUNDATIONS:
        return foundation_points(s, seat)
    if source == Source.PYRAMIDS:
        return pyramid_points(s, seat)
    if source == Source.STONES:
        return all_stones(s, seat)
    if source == Source.GOLD:
        return s.gold[seat]
    if source == Source.GRAVE_GOODS:
        return grave_points(s, c, seat) if c.version != Version.BASE else 0
    if c.version != Version.NILE:
        return 0
    if source == Source.OASES:
        return oasis_points(s, seat)
    if source == Source.NILE:
        return nile_points(s, c, seat)
    return card_points(s, c, seat)


def score_of(s: State, c: Components, seat: int) -> int:
    """Add up the points of a seat. [game-1]"""
    points = 0
    for source in range(Source.GOLD + 1):
        points += points_of(s, c, seat, source)
    return points


def scores(s: State, c: Components, out: Ints) -> None:
    """Write the points of every seat, if the game ended now."""
    for seat in range(c.seats):
        out[seat] = score_of(s, c, seat)


def winners(s: State, c: Components) -> int:
    """Return the seats with most points; with a task the seat that has solved it. [game-1, game-2, task-3, task-7]"""
    if c.task == POINTS_TASK:
        return 1 if s.ask == Ask.OVER and score_of(s, c, 0) > POINTS_GOAL else 0
    if c.task:
        return 1 if is_solved(s, c) else 0
    best = -1
    leading = 0
    for seat in range(c.seats):
        points = score_of(s, c, seat)
        if points > best:
            best = points
            leading = 0
        if points == best:
            leading |= 1 << seat
    return leading
