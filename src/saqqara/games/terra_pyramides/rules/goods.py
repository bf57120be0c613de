"""What a seat gains: gold, steps on the tracks, steps of the ship, stones. [activate, horus, grave, nile]"""

from saqqara.core.kernel import count_bits, lowest_bit
from saqqara.games.terra_pyramides.table import Components, State
from saqqara.games.terra_pyramides.things import COIN_EVERY, COIN_GOLD, COLOURS, HALF, NONE, SEATS, Version


def all_stones(s: State, seat: int) -> int:
    """Count the stones of a seat, white ones too."""
    stones = 0
    for colour in range(COLOURS):
        stones += s.stones[seat][colour]
    return stones


def advance(s: State, seat: int, steps: int) -> None:
    """Move a marker on the Horus track; each coin reached or passed gives 2 gold. [horus-2, horus-3]"""
    coins = (s.track[seat] + steps) // COIN_EVERY - s.track[seat] // COIN_EVERY
    s.track[seat] += steps
    s.gold[seat] += COIN_GOLD * coins


def last_arrival(s: State) -> int:
    """Return how many times a ship has moved."""
    last = 0
    for seat in range(SEATS):
        last = max(last, s.arrived[seat])
    return last


def sail_on(s: State, c: Components, seat: int, steps: int) -> None:
    """Move a ship down the Nile, at most to its last field. [nile-3, nile-5]"""
    field = s.ship[seat] + steps
    field = min(field, c.river_end)
    if field > s.ship[seat]:
        s.arrived[seat] = last_arrival(s) + 1
        s.ship[seat] = field


def gains_in(s: State, c: Components, low: int, high: int) -> int:
    """Add up what the tiles on a set of fields give."""
    gains = 0
    mask = low & c.land_low & ~s.free_low
    while mask:
        gains += c.gains[s.tile[lowest_bit(mask)]]
        mask &= mask - 1
    mask = high & c.land_high & ~s.free_high
    while mask:
        gains += c.gains[s.tile[HALF + lowest_bit(mask)]]
        mask &= mask - 1
    return gains


def take_gains(s: State, c: Components, seat: int, gains: int) -> None:
    """Take what tiles give, stones and workers aside. [activate-2, horus-2, horus-5, grave-1, nile-6]"""
    eyes = (gains >> 8) & 255
    s.gold[seat] += (gains >> 16) & 255
    s.graves[seat] += (gains >> 24) & 255
    s.oases[seat] += (gains >> 32) & 255
    if c.version == Version.BASE:
        s.gold[seat] += eyes
    else:
        advance(s, seat, eyes)


def take_oases(s: State, c: Components, seat: int, low: int, high: int) -> None:
    """Take what printed oases give: a gold each, with the Nile an oasis step besides. [activate-1, nile-6]"""
    oases = count_bits(low & c.oasis_low) + count_bits(high & c.oasis_high)
    s.gold[seat] += oases
    if c.version == Version.NILE:
        s.oases[seat] += oases


def take_river(s: State, c: Components, seat: int, low: int, high: int) -> None:
    """Move the ship a field for each Nile field. [nile-3]"""
    fields = count_bits(low & c.nile_low) + count_bits(high & c.nile_high)
    if fields:
        sail_on(s, c, seat, fields)


def take_stones(s: State, c: Components, seat: int, low: int, high: int) -> None:
    """Take the stones of the tiles on a set of fields. [activate-3]"""
    mask = low & c.land_low & ~s.free_low
    for half in range(2):
        while mask:
            colour = c.stone[s.tile[HALF * half + lowest_bit(mask)]]
            if colour != NONE:
                s.stones[seat][colour] += 1
            mask &= mask - 1
        mask = high & c.land_high & ~s.free_high
