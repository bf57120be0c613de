"""Ships: placing stones, sailing, unloading. [get, place, sail, unload]"""

from saqqara.core.kernel import Ints, count_bits, lowest_bit
from saqqara.games.imhotep.table import Components, State
from saqqara.games.imhotep.things import NONE, SAIL, SHIPS, SLED, SPACES

SHIP = 0b1111  # the slots of ship 0
SITES = 0b11111


def can_take(s: State, seat: int) -> bool:
    """Say whether a stone fits on the sled and is left in the quarry. [get-2, get-3]"""
    return s.sled[seat] < SLED and s.quarry[seat] > 0


def take_stones(s: State, seat: int, most: int) -> None:
    """Move stones from the quarry to the sled, as many as fit and are left. [get-1, get-2, get-3]"""
    taken = min(most, SLED - s.sled[seat], s.quarry[seat])
    s.quarry[seat] -= taken
    s.sled[seat] += taken


def cargo(s: State, ship: int) -> int:
    """Return the loaded spaces of a ship, bit 0 at the bow."""
    return (s.loaded >> (SPACES * ship)) & SHIP


def in_harbour(s: State, ship: int) -> bool:
    """Say whether a ship has not sailed."""
    return s.docked[ship] == NONE


def capacity(s: State, c: Components, ship: int) -> int:
    """Return how many stones a ship holds. [round-1]"""
    return c.fleet[s.turned[s.round - 1]][ship]


def minimum(s: State, c: Components, ship: int) -> int:
    """Return how many stones a ship needs to sail. [sail-2]"""
    return c.minimum[capacity(s, c, ship)]


def has_minimum(s: State, c: Components, ship: int) -> bool:
    """Say whether a ship carries enough to sail. [sail-2]"""
    return count_bits(cargo(s, ship)) >= minimum(s, c, ship)


def can_sail(s: State, c: Components, ship: int) -> bool:
    """[sail-2, sail-4]"""
    return in_harbour(s, ship) & has_minimum(s, c, ship)


def ready_ships(s: State, c: Components) -> int:
    """Return the ships that can sail, a bit each. [sail-2, sail-4]"""
    ready = 0
    for ship in range(SHIPS):
        ready |= can_sail(s, c, ship) << ship
    return ready


def ships_one_short(s: State, c: Components) -> int:
    """Return the slots of the ships that can sail with one more stone. [sailcard-1]"""
    slots = 0
    for ship in range(SHIPS):
        if in_harbour(s, ship) and count_bits(cargo(s, ship)) + 1 >= minimum(s, c, ship):
            slots |= SHIP << (SPACES * ship)
    return slots


def free_sites(s: State) -> int:
    """Return the sites without a ship this round, a bit each. [sail-3]"""
    taken = 0
    for ship in range(SHIPS):
        taken |= site_bit(s.docked[ship])
    return SITES & ~taken


def site_bit(site: int) -> int:
    """Return the bit of a site, nothing for the harbour (-1)."""
    return 1 << (site + 1) >> 1


def place(s: State, seat: int, slot: int) -> None:
    """Move 1 stone from the sled to an empty space of a ship. [place-1]"""
    s.sled[seat] -= 1
    s.empty &= ~(1 << slot)
    s.loaded |= 1 << slot
    s.owner[slot] = seat


def dock(s: State, seat: int, ship: int, site: int) -> None:
    """Move a ship from the harbour to a site. [sail-1, sail-4]"""
    s.docked[ship] = site
    s.empty &= ~(SHIP << (SPACES * ship))
    s.last_sailed = seat
    s.ship = ship
    s.site = site


def unload(s: State, slot: int) -> None:
    """Put the stone of a slot at the end of the queue."""
    s.loaded &= ~(1 << slot)
    s.queue[s.queued] = s.owner[slot]
    s.queued += 1
    s.owner[slot] = NONE


def unload_all(s: State, ship: int) -> None:
    """Unload from the bow to the stern; empty spaces are passed over. [unload-1]"""
    left = cargo(s, ship)
    while left:
        unload(s, SPACES * ship + lowest_bit(left))
        left &= left - 1


def next_stone(s: State) -> int:
    """Take the first stone out of the queue and return its owner."""
    owner = s.queue[0]
    s.queued -= 1
    for i in range(3):
        s.queue[i] = s.queue[i + 1]
    s.queue[3] = NONE
    return owner


def owners_aboard(s: State, ship: int) -> int:
    """Return the seats with a stone on a ship, a bit each."""
    seats = 0
    left = cargo(s, ship)
    while left:
        seats |= 1 << s.owner[SPACES * ship + lowest_bit(left)]
        left &= left - 1
    return seats


def foremost_stones(s: State, ship: int) -> int:
    """Return the spaces of a ship that hold the foremost stone of their owner. [lever-2]"""
    spaces = 0
    seats = 0
    left = cargo(s, ship)
    while left:
        space = lowest_bit(left)
        owner = 1 << s.owner[SPACES * ship + space]
        if not seats & owner:
            spaces |= 1 << space
        seats |= owner
        left &= left - 1
    return spaces


def clear_harbour(s: State) -> None:
    """Give the stones on ships that have not sailed back to their owners' quarries. [end-5]"""
    s.empty |= s.loaded
    while s.loaded:
        slot = lowest_bit(s.loaded)
        s.quarry[s.owner[slot]] += 1
        s.owner[slot] = NONE
        s.loaded &= s.loaded - 1


def sailings(s: State, ships: int) -> int:
    """Return the sailings of these ships to every free site, a bit at the number of each action. [sail-3]"""
    free = free_sites(s)
    actions = 0
    for ship in range(SHIPS):
        sails = (ships >> ship) & 1
        actions |= sails * free << (SAIL + 5 * ship)
    return actions


def write_bits(bits: int, first: int, out: Ints) -> int:
    """Write an action for each bit, counted from `first`, and return how many."""
    n = 0
    while bits:
        out[n] = first + lowest_bit(bits)
        n += 1
        bits &= bits - 1
    return n
