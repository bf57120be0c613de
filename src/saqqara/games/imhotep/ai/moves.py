"""Options that mean the same are looked at once, and the most promising ones first."""

from saqqara.core.contract import States, options
from saqqara.core.kernel import Ints
from saqqara.games.imhotep.ai.memory import Level
from saqqara.games.imhotep.ai.standing import Records, harbour
from saqqara.games.imhotep.table import State
from saqqara.games.imhotep.things import PLACE, PLACE_TWO, PLAY, SAIL, SHIPS, SPACES, Ask


def has_twin_before(level: Level, ship: int, other: int) -> bool:
    """Say whether a ship before this one, and not the other one, has the same size and load."""
    for before in range(ship):
        if before != other and level.ships[before] == level.ships[ship]:
            return True
    return False


def merge(s: State, level: Level, n: int) -> int:
    """Leave out options that do to a ship what another one does to its twin; return how many are left."""
    if s.ask == Ask.SAIL_SAIL:
        return n
    twins = 0
    for ship in range(1, SHIPS):
        if level.ships[ship] and has_twin_before(level, ship, ship):
            twins |= 1 << ship
    if twins == 0:
        return n
    kept = 0
    for i in range(n):
        action = level.options[i]
        level.options[kept] = action
        kept += not is_double(level, twins, action)
    return kept


def is_double(level: Level, twins: int, action: int) -> bool:
    """Say whether an option with a lower number does the same to a twin."""
    if PLACE <= action < SAIL:
        return (twins >> ((action - PLACE) // SPACES)) & 1 == 1
    if SAIL <= action < PLAY:
        return (twins >> ((action - SAIL) // 5)) & 1 == 1
    if action < PLACE_TWO:
        return False
    first = (action - PLACE_TWO) // 16 // SPACES
    second = (action - PLACE_TWO) % 16 // SPACES
    if (twins >> first) & 1:
        return True
    return first != second and (twins >> second) & 1 == 1 and has_twin_before(level, second, first)


def distinct_options_at(states: States, i: int, comps: Records, j: int, levels: Records, out: Ints) -> int:
    """Write the options of states[i] that mean different things, and return how many."""
    s = states[i]
    level = levels[0]
    harbour(s, comps[j], level)
    count = merge(s, level, options(s, comps[j], s.decider, level.options))
    for k in range(count):
        out[k] = level.options[k]
    return count


def bring_forward(level: Level) -> int:
    """Put the most promising of the options that are left at the place of the next one, and return it."""
    first = level.next
    best = first
    for i in range(first + 1, level.count):
        if level.order[i] > level.order[best]:
            best = i
    action: int = level.options[best]
    level.options[best] = level.options[first]
    level.order[best] = level.order[first]
    level.options[first] = action
    return action
