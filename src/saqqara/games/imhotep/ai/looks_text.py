"""What the network looks at: what any learner does, where stones lie, and what each ship would bring to each site."""

from saqqara.core.kernel import Ints, count_bits, lowest_bit
from saqqara.games.imhotep.advice import features, value
from saqqara.games.imhotep.rules.final import ROWS, TOP_ROW, all_groups, group_of
from saqqara.games.imhotep.rules.ships import cargo, free_sites, in_harbour
from saqqara.games.imhotep.rules.sites import (
    A_PLACES,
    B_PLACES,
    PYRAMIDS,
    WHOLE_PYRAMID,
    owner_at,
    places_filled,
    seen_stones,
    stones_at,
)
from saqqara.games.imhotep.table import Components, State
from saqqara.games.imhotep.things import NONE, SEATS, SHIPS, SPACES, Site

NEXT_PLACES = 4  # of the pyramid: as many as a ship brings stones
TEMPLE_LOOKS = 6  # the topmost stones, at most five, and the space that comes next
CHAMBER_LOOKS = 8 + ROWS * SEATS  # the row that comes next, the last stones with their groups, stones by row
LAST_STONES = 3  # of the burial chamber: what the next ones can touch
SHIP_LOOKS = 4 * SEATS  # stones aboard, and what they bring at the pyramid, the temple and the burial chamber


def network_features(s: State, c: Components, seat: int, out: Ints, lore: Ints) -> int:
    """Write the table as the network sees it from a seat, and return how many numbers that is."""
    n = features(s, c, seat, out)
    n = pyramid_looks(s, c, out, n)
    n = temple_looks(s, c, seat, out, n)
    n = chamber_looks(s, c, seat, out, n)
    free = free_sites(s)
    for ship in range(SHIPS):
        n = cargo_looks(s, c, seat, ship, free, out, n)
    return n


def outlook(s: State, c: Components, seat: int, lore: Ints) -> int:
    """Return what the table will come to for a seat, in hundredths of a point: what advice says."""
    return value(s, c, seat)


def colour_of(owner: int, c: Components, seat: int) -> int:
    """Return whose a stone is, counted from the seat that looks: 1 is its own, 0 nobody's."""
    return 0 if owner == NONE else 1 + (owner - seat) % c.seats


def pyramid_looks(s: State, c: Components, out: Ints, n: int) -> int:
    """Write the points of the places that come next, or how many stones the small pyramids have."""
    for i in range(NEXT_PLACES + PYRAMIDS):
        out[n + i] = 0
    filled = places_filled(s.pyramid)
    if c.side[Site.PYRAMID] == 0:
        for i in range(NEXT_PLACES):
            out[n + i] = points_of_place(c, count_bits(filled) + i)
    else:
        for i in range(PYRAMIDS):
            out[n + NEXT_PLACES + i] = count_bits((filled >> (B_PLACES * i)) & WHOLE_PYRAMID)
    return n + NEXT_PLACES + PYRAMIDS


def points_of_place(c: Components, place: int) -> int:
    """Return the points of a place of the big pyramid, or beside it."""
    return c.pyramid_points[place] if place < A_PLACES else 1


def temple_looks(s: State, c: Components, seat: int, out: Ints, n: int) -> int:
    """Write whose the stones seen from above are, the one that is covered next first."""
    stones = stones_at(s.temple)
    for i in range(TEMPLE_LOOKS - 1):
        place = stones - c.temple_spaces + i
        seen = i < c.temple_spaces and place >= 0
        out[n + i] = colour_of(owner_at(s.temple, place), c, seat) if seen else 0
    out[n + TEMPLE_LOOKS - 1] = 1 + stones % c.temple_spaces
    return n + TEMPLE_LOOKS


def chamber_looks(s: State, c: Components, seat: int, out: Ints, n: int) -> int:
    """Write the last stones of the burial chamber, the newest first, with the sizes of their groups; or the rows."""
    for i in range(CHAMBER_LOOKS):
        out[n + i] = 0
    stones = stones_at(s.burial)
    out[n] = 1 + stones % ROWS
    if c.side[Site.BURIAL] == 0:
        newest = 0
        for i in range(min(LAST_STONES, stones)):
            place = stones - 1 - i
            owner = owner_at(s.burial, place)
            group = group_of(1 << place, s.burial[owner])
            out[n + 1 + i] = colour_of(owner, c, seat)
            out[n + 1 + LAST_STONES + i] = count_bits(group)
            newest = group if i == 0 else newest
        if stones >= LAST_STONES:
            out[n + 1 + 2 * LAST_STONES] = (newest >> (stones - LAST_STONES)) & 1
    else:
        for step in range(c.seats):
            for row in range(ROWS):
                stones_there = count_bits(s.burial[(seat + step) % c.seats] & (TOP_ROW << row))
                out[n + 8 + ROWS * step + row] = stones_there
    return n + CHAMBER_LOOKS


def cargo_looks(s: State, c: Components, seat: int, ship: int, free: int, out: Ints, n: int) -> int:
    """Write for each seat its stones on a ship, and the points they would bring if it sailed as it is."""
    for i in range(SHIP_LOOKS):
        out[n + i] = 0
    load = cargo(s, ship)
    if load == 0 or not in_harbour(s, ship):
        return n + SHIP_LOOKS
    aboard = count_bits(load)
    left = load
    placed = 0
    first = count_bits(places_filled(s.pyramid))
    climbs = c.side[Site.PYRAMID] == 0 and (free >> Site.PYRAMID) & 1
    while left:
        step = (s.owner[SPACES * ship + lowest_bit(left)] - seat) % c.seats
        left &= left - 1
        out[n + step] += 1
        if climbs:
            out[n + SEATS + step] += points_of_place(c, first + placed)
        placed += 1
    if (free >> Site.TEMPLE) & 1:
        covered_by(s, c, seat, aboard, out, n + 2 * SEATS, n)
    if (free >> Site.BURIAL) & 1 and c.side[Site.BURIAL] == 0:
        buried(s, c, seat, ship, load, out, n + 3 * SEATS)
    return n + SHIP_LOOKS


def covered_by(s: State, c: Components, seat: int, aboard: int, out: Ints, n: int, own: int) -> None:
    """Write how many more stones of each seat are seen in the temple when so many more are built."""
    stones = stones_at(s.temple)
    lost = (1 << max(0, stones + aboard - c.temple_spaces)) - 1
    for step in range(c.seats):
        hidden = s.temple[(seat + step) % c.seats] & seen_stones(s, c) & lost
        out[n + step] = out[own + step] - count_bits(hidden)


def buried(s: State, c: Components, seat: int, ship: int, load: int, out: Ints, n: int) -> None:
    """Write the points of each seat that the stones of a ship add to its groups in the burial chamber."""
    first = stones_at(s.burial)
    for step in range(c.seats):
        owner = (seat + step) % c.seats
        added = 0
        left = load
        place = first
        while left:
            if s.owner[SPACES * ship + lowest_bit(left)] == owner:
                added |= 1 << place
            left &= left - 1
            place += 1
        if added:
            out[n + step] = all_groups(s.burial[owner] | added) - all_groups(s.burial[owner])
