"""Foundations and pyramids: who owns them, who may go there, who can be taken back. [send, first, recall]"""

from saqqara.core.kernel import lowest_bit
from saqqara.games.terra_pyramides.table import Components, State
from saqqara.games.terra_pyramides.things import FULL, NONE, SEATS


def free_foundations(s: State) -> int:
    """Return the foundations without workers. [send-2, recall-3]"""
    return s.laid & ~(s.owned[0] | s.owned[1] | s.owned[2] | s.owned[3])


def owner_of(s: State, site: int) -> int:
    """Return the seat with workers on a site, -1 nobody."""
    for seat in range(SEATS):
        if (s.owned[seat] >> site) & 1:
            return seat
    return NONE


def is_first_turn(s: State, seat: int) -> bool:
    """Say whether a seat has not finished a turn yet. [first-1]"""
    return s.turns[seat] == 0


def may_occupy(s: State, seat: int) -> int:
    """Return the foundations without workers that a seat may occupy. [send-2, first-1, first-2]"""
    free = free_foundations(s)
    if s.claimed != NONE and is_first_turn(s, seat):
        free &= 1 << s.claimed
    return free


def goals(s: State, seat: int) -> int:
    """Return the sites that workers of a seat may go to, whether there is room or not. [send-2, task-4]"""
    return (s.owned[seat] | may_occupy(s, seat)) & ~s.finished


def in_reach(s: State, c: Components, field: int) -> int:
    """Return the sites at the end of the 8 straight ways over occupied fields. [send-1]"""
    sites = 0
    for way in range(8 * field, 8 * field + 8):
        site = c.reach[way]
        if site != NONE and s.free_low & c.between_low[way] == 0 and s.free_high & c.between_high[way] == 0:
            sites |= 1 << site
    return sites


def add_worker(s: State, seat: int, site: int) -> None:
    """Put a worker on a site, which is the seat's now. [send-2, send-3, first-2]"""
    if s.workers[site] == 0 and is_first_turn(s, seat):
        s.claimed = site
    s.workers[site] += 1
    s.owned[seat] |= 1 << site
    if s.workers[site] == FULL:
        s.full |= 1 << site


def remove_workers(s: State, seat: int, site: int, count: int) -> None:
    """Take workers from a site back into the supply; a foundation without any is free. [recall-1, recall-3, build-1]"""
    s.workers[site] -= count
    s.supply[seat] += count
    s.full &= ~(1 << site)
    if s.workers[site] == 0 and s.level[site] == 0:
        s.owned[seat] &= ~(1 << site)


def can_recall(s: State, seat: int, site: int) -> bool:
    """Say whether a worker of a seat can leave a site: the last one stays on a pyramid. [recall-1, recall-2]"""
    if not (s.owned[seat] >> site) & 1:
        return False
    return s.workers[site] > 1 or (s.level[site] == 0 and s.workers[site] > 0)


def recalls(s: State, seat: int) -> int:
    """Return the sites that a worker can be taken back from. [recall-1]"""
    sites = 0
    left = s.owned[seat]
    while left:
        site = lowest_bit(left)
        left &= left - 1
        if can_recall(s, seat, site):
            sites |= 1 << site
    return sites
