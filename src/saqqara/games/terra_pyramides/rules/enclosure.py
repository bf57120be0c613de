"""Sites that are surrounded, and what their owners get. [enclose]"""

from saqqara.core.kernel import lowest_bit
from saqqara.games.terra_pyramides.rules.goods import gains_in, take_gains, take_oases, take_river
from saqqara.games.terra_pyramides.rules.sites import owner_of
from saqqara.games.terra_pyramides.table import Components, State
from saqqara.games.terra_pyramides.things import NONE, SEATS, Version


def is_surrounded(s: State, c: Components, site: int) -> bool:
    """Say whether no field around a site is free; there are fewer of them at the edge. [enclose-2, enclose-8]"""
    return s.free_low & c.around_low[site] == 0 and s.free_high & c.around_high[site] == 0


def mark_enclosed(s: State, c: Components, field: int) -> None:
    """Find the sites that the tile on a field has enclosed; each site once a game. [enclose-1, enclose-5]"""
    if c.version == Version.BASE:
        return
    left = c.near[field] & ~s.enclosed
    while left:
        site = lowest_bit(left)
        left &= left - 1
        if is_surrounded(s, c, site):
            s.enclosed |= 1 << site
            s.enclosing |= 1 << site


def borders_river(c: Components, site: int) -> bool:
    """Say whether a Nile field is around a site."""
    return c.around_low[site] & c.nile_low != 0 or c.around_high[site] & c.nile_high != 0


def give_bonus(s: State, c: Components, site: int) -> None:
    """Give the owner of an enclosed site what lies around, no stones or workers. [enclose-1, enclose-3, nile-7]"""
    s.enclosing &= ~(1 << site)
    seat = owner_of(s, site)
    if seat == NONE:
        return
    low = c.around_low[site]
    high = c.around_high[site]
    take_gains(s, c, seat, gains_in(s, c, low, high))
    if c.version == Version.NILE or c.oasis_gold:  # [enclose-7]
        take_oases(s, c, seat, low, high)
    take_river(s, c, seat, low, high)


def order_matters(s: State) -> bool:
    """Say whether the sites still to be settled belong to two or more seats. [enclose-6]"""
    owners = 0
    for seat in range(SEATS):
        owners += s.enclosing & s.owned[seat] != 0
    return owners > 1


def give_bonuses(s: State, c: Components) -> bool:
    """Settle the enclosed sites; True if their order has to be asked for. [enclose-4, enclose-6]"""
    left = s.enclosing
    while left:
        site = lowest_bit(left)
        left &= left - 1
        if owner_of(s, site) == NONE or not borders_river(c, site):
            give_bonus(s, c, site)
    while s.enclosing:
        if order_matters(s):
            return True
        give_bonus(s, c, lowest_bit(s.enclosing))
    return False
