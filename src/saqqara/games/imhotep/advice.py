"""Advice: what a table is worth to a seat, and what a learner should look at. Part of the bundle, like the rules."""

from saqqara.core.kernel import Ints, count_bits, lowest_bit
from saqqara.games.imhotep.rules.cards import BLUE_CARDS, how_many, total
from saqqara.games.imhotep.rules.final import (
    burial_points,
    decoration_points,
    group_points,
    misses_a_site,
    obelisk_points,
    score_of,
)
from saqqara.games.imhotep.rules.ships import capacity, cargo, free_sites, in_harbour, minimum
from saqqara.games.imhotep.rules.sites import obelisk_stones, seen_stones, stones_at
from saqqara.games.imhotep.table import Components, State
from saqqara.games.imhotep.things import (
    KINDS,
    NONE,
    PLACE,
    PLACE_TWO,
    PLAY,
    ROUND,
    ROUNDS,
    SAIL,
    SEATS,
    SHIPS,
    SPACES,
    Ask,
    Card,
    Gift,
    Site,
)

POINT_WORTH = 100  # everything below is in hundredths of a point
SLED_STONE = 45
SHIP_STONE = 90
QUEUED_STONE = 150
BLUE_CARD = 60  # beyond the point it scores unused
NEXT_STATUE = 25  # for each statue a seat has, since the next one is worth more
TEMPLE_STAYS = 60  # of a temple stone being seen again at the end of a later round
PENDING = 80  # a bonus or gift about to be chosen


def value(s: State, c: Components, seat: int) -> int:
    """Return points now and potential of a seat, in hundredths of a point."""
    worth = POINT_WORTH * score_of(s, seat)
    if s.ask == Ask.OVER:
        return worth
    return worth + end_points(s, c, seat) + stones_worth(s, seat) + cards_worth(s, seat) + temple_worth(s, c, seat)


def end_points(s: State, c: Components, seat: int) -> int:
    """Return what the seat would score if the game ended now; wrath grows as the rounds go by."""
    points = burial_points(s, c, seat) + obelisk_points(s, c, seat) + decoration_points(s, seat)
    points += group_points(how_many(s.cards[seat], Card.STATUE)) + total(s.cards[seat] & BLUE_CARDS)
    worth = POINT_WORTH * points
    if c.wrath and misses_a_site(s, seat):
        worth -= 5 * POINT_WORTH * s.round // ROUNDS
    return worth


def stones_worth(s: State, seat: int) -> int:
    """Return the worth of stones on the sled, on ships and in the queue; they fade towards the end."""
    worth = SLED_STONE * s.sled[seat] * (ROUNDS + 1 - s.round) // ROUNDS
    for slot in range(SHIPS * SPACES):
        if s.owner[slot] == seat:
            worth += SHIP_STONE
    for i in range(s.queued):
        if s.queue[i] == seat:
            worth += QUEUED_STONE
    if s.decider == seat and (s.ask == Ask.BONUS_CARD or s.ask == Ask.BONUS_STONES or s.ask == Ask.TEMPLE):
        worth += PENDING
    if s.drawer == seat:
        worth += 2 * PENDING
    return worth


def cards_worth(s: State, seat: int) -> int:
    """Return the worth of cards beyond what they score already; they fade towards the end."""
    cards = s.cards[seat]
    left = ROUNDS + 1 - s.round
    worth = BLUE_CARD * total(cards & BLUE_CARDS) + NEXT_STATUE * how_many(cards, Card.STATUE)
    for card in range(Card.PYRAMID_DECORATION, Card.STATUE):
        worth += NEXT_STATUE * left * how_many(cards, card)
    return worth * left // ROUNDS


def temple_worth(s: State, c: Components, seat: int) -> int:
    """Return the worth of stones seen in the temple: this round's points, and a share of those to come."""
    stays = TEMPLE_STAYS if s.round < ROUNDS else 0
    worth = 0
    stones = s.temple[seat] & seen_stones(s, c)
    while stones:
        space = lowest_bit(stones) % c.temple_spaces
        stones &= stones - 1
        now = 2 if c.temple_gift[space] >= Gift.TWO_POINTS else 1
        worth += now * (stays + (POINT_WORTH if s.temple_space <= space else 0))
    return worth


# -- Options that mean the same ---------------------------------------------------------------------------------------


def merged(s: State, c: Components, seat: int, out: Ints, n: int) -> int:
    """Keep the options of the first among ships of equal size and load."""
    if not has_twins(s, c) or s.ask == Ask.SAIL_SAIL:
        return n
    kept = 0
    for i in range(n):
        if is_first(s, c, out[i]):
            out[kept] = out[i]
            kept += 1
    return kept


def are_twins(s: State, c: Components, ship: int, other: int) -> bool:
    """Say whether two ships in the harbour have the same size and the same stones on the same spaces."""
    if not in_harbour(s, ship) or not in_harbour(s, other) or capacity(s, c, ship) != capacity(s, c, other):
        return False
    for space in range(SPACES):
        if s.owner[SPACES * ship + space] != s.owner[SPACES * other + space]:
            return False
    return True


def has_twins(s: State, c: Components) -> bool:
    """Say whether any two ships are twins."""
    for ship in range(1, SHIPS):
        if first_twin(s, c, ship) != ship:
            return True
    return False


def first_twin(s: State, c: Components, ship: int) -> int:
    """Return the first ship that means the same as a ship."""
    for other in range(ship):
        if are_twins(s, c, other, ship):
            return other
    return ship


def is_first(s: State, c: Components, action: int) -> bool:
    """Say whether an answer names the first of the ships that it could as well be about."""
    if PLACE <= action < SAIL:
        ship = (action - PLACE) // SPACES
        return first_twin(s, c, ship) == ship
    if SAIL <= action < PLAY:
        ship = (action - SAIL) // 5
        return first_twin(s, c, ship) == ship
    if PLACE_TWO <= action < ROUND:
        return is_first_pair(s, c, (action - PLACE_TWO) // 16, (action - PLACE_TWO) % 16)
    return True


def is_first_pair(s: State, c: Components, slot: int, later: int) -> bool:
    """Say whether two stones go on the first of the ships they could go on, and the nearer bow on the earlier ship."""
    ship = slot // SPACES
    other = later // SPACES
    twin = first_twin(s, c, other)
    if first_twin(s, c, ship) != ship:
        return False
    if other == ship or twin == other:
        return True
    if twin != ship or slot % SPACES > later % SPACES:
        return False
    for between in range(ship + 1, other):
        if are_twins(s, c, ship, between):
            return False
    return True


# -- What a learner looks at ------------------------------------------------------------------------------------------


def features(s: State, c: Components, seat: int, out: Ints) -> int:
    """Write the table as the seat sees it: its own numbers, the ships', then each seat's from this one on leftwards.

    The count is the same for 2, 3 and 4 seats; seats that nobody sits on are zeros.
    """
    n = table_features(s, c, seat, out)
    for ship in range(SHIPS):
        n = ship_features(s, c, seat, ship, out, n)
    for step in range(SEATS):
        n = seat_features(s, c, (seat + step) % c.seats if step < c.seats else NONE, out, n)
    return n


def table_features(s: State, c: Components, seat: int, out: Ints) -> int:
    """Write round, sites, market and pile."""
    out[0] = s.round
    out[1] = c.seats
    out[2] = c.wrath
    out[3] = (s.turn - seat) % c.seats
    out[4] = s.ask
    out[5] = s.pile
    out[6] = s.queued
    out[7] = stones_at(s.pyramid)
    out[8] = stones_at(s.temple)
    out[9] = stones_at(s.burial)
    n = 10
    free = free_sites(s)
    for site in range(Site.OBELISK + 1):
        out[n] = c.side[site]
        out[n + 1] = (free >> site) & 1
        n += 2
    for card in range(KINDS):
        out[n + 2 * card] = 0
        out[n + 2 * card + 1] = how_many(s.unseen, card)
    for i in range(4):
        if s.market[i] != NONE:
            out[n + 2 * s.market[i]] += 1
    return n + 2 * KINDS


def ship_features(s: State, c: Components, seat: int, ship: int, out: Ints, n: int) -> int:
    """Write a ship: is it in the harbour, how large, what it lacks, whose stone is on each space (1 is this seat's)."""
    here = 1 if s.turned[s.round - 1] != NONE and in_harbour(s, ship) else 0
    out[n] = here
    out[n + 1] = capacity(s, c, ship) if here else 0
    out[n + 2] = minimum(s, c, ship) - count_bits(cargo(s, ship)) if here else 0
    n += 3
    for space in range(SPACES):
        owner = s.owner[SPACES * ship + space]
        out[n] = 0 if owner == NONE else 1 + (owner - seat) % c.seats
        n += 1
    return n


def seat_features(s: State, c: Components, seat: int, out: Ints, n: int) -> int:
    """Write what a seat has; zeros for a seat that is not there."""
    for i in range(9 + KINDS):
        out[n + i] = 0
    if seat != NONE:
        out[n] = score_of(s, seat)
        out[n + 1] = s.sled[seat]
        out[n + 2] = s.quarry[seat]
        out[n + 3] = burial_points(s, c, seat)
        out[n + 4] = count_bits(s.burial[seat])
        out[n + 5] = obelisk_stones(s, seat)
        out[n + 6] = obelisk_points(s, c, seat)
        out[n + 7] = 0 if s.pyramid[seat] == 0 else 1
        out[n + 8] = count_bits(s.temple[seat] & seen_stones(s, c))
        for card in range(KINDS):
            out[n + 9 + card] = how_many(s.cards[seat], card)
    return n + 9 + KINDS
