"""Building pyramids level by level. [build]"""

from saqqara.core.kernel import count_bits, lowest_bit
from saqqara.games.terra_pyramides.rules.sites import remove_workers
from saqqara.games.terra_pyramides.table import Components, State
from saqqara.games.terra_pyramides.things import COLOURS, FULL, MOST_LEVELS, NONE, Colour

FOUR_SIXTIES = 1  # the tasks
SIX_COLOURS = 3
SIXTIES = 4
FINISHED = 4  # levels of a pyramid of task 3


def stones_for(s: State, seat: int, colour: int) -> int:
    """Count the stones that can raise a pyramid of a colour; white ones are jokers. [build-3, build-7]"""
    if colour == Colour.WHITE:
        return s.stones[seat][Colour.WHITE]
    return s.stones[seat][colour] + s.stones[seat][Colour.WHITE]


def has_crew(s: State, seat: int, site: int) -> bool:
    """Say whether 3 workers of a seat stand on a site. [build-1]"""
    return (s.owned[seat] & s.full) >> site & 1 == 1


def has_piece(s: State, c: Components, seat: int, level: int) -> bool:
    """Say whether the piece of a level is left: 2 to 4 for all, the top for the seat. [build-4, build-6]"""
    if level == MOST_LEVELS:
        return s.tops[seat] > 0
    return c.unlimited == 1 or s.pieces[level] > 0


def has_first_piece(s: State, c: Components, colour: int) -> bool:
    """Say whether a first level of a colour is left. [build-6, build-7]"""
    if colour == Colour.WHITE and c.white == 0:
        return False
    return c.unlimited == 1 or s.first_left[colour] > 0


def has_first_stone(s: State, c: Components, seat: int, colour: int) -> bool:
    """Say whether a seat can pay a first level. [build-3, build-5]"""
    if c.matching:
        return stones_for(s, seat, colour) > 0
    for any_colour in range(COLOURS):
        if s.stones[seat][any_colour] > 0:
            return True
    return False


def can_raise(s: State, c: Components, seat: int, site: int) -> bool:
    """Say whether a seat can build the next level of a pyramid. [build-1, build-3, build-4, build-6, task-4]"""
    level = s.level[site] + 1
    if level == 1 or level > MOST_LEVELS or not has_crew(s, seat, site) or (s.finished >> site) & 1:
        return False
    return has_piece(s, c, seat, level) and stones_for(s, seat, s.colour[site]) >= level


def can_found(s: State, c: Components, seat: int, site: int, colour: int) -> bool:
    """Say whether a seat can build a first level of a colour. [build-1, build-2, build-5, build-6]"""
    if s.level[site] != 0 or not has_crew(s, seat, site):
        return False
    return has_first_piece(s, c, colour) and has_first_stone(s, c, seat, colour)


def raises(s: State, c: Components, seat: int) -> int:
    """Return the pyramids that a seat can raise. [build-1]"""
    sites = 0
    left = s.owned[seat] & s.full
    while left:
        site = lowest_bit(left)
        left &= left - 1
        if can_raise(s, c, seat, site):
            sites |= 1 << site
    return sites


def pay_stones(s: State, seat: int, colour: int, count: int) -> None:
    """Give back stones of a colour, and white ones for what is lacking. [build-3, build-8]"""
    own = s.stones[seat][colour]
    own = min(own, count)
    s.stones[seat][colour] -= own
    s.stones[seat][Colour.WHITE] -= count - own


def only_stone(s: State, seat: int) -> int:
    """Return the one colour that all stones of a seat have, -1 if they have several. [build-5]"""
    only = NONE
    for colour in range(COLOURS):
        if s.stones[seat][colour] > 0:
            if only != NONE:
                return NONE
            only = colour
    return only


def raise_pyramid(s: State, c: Components, seat: int, site: int) -> None:
    """Build the next level and pay for it. [build-1, build-3, build-4, build-8]"""
    level = s.level[site] + 1
    pay_stones(s, seat, s.colour[site], level)
    if level == MOST_LEVELS:
        s.tops[seat] -= 1
    elif c.unlimited == 0:
        s.pieces[level] -= 1
    top_out(s, c, seat, site, level)


def found_pyramid(s: State, c: Components, seat: int, site: int, colour: int) -> None:
    """Build a first level, which sets the colour. [build-1, build-2]"""
    s.colour[site] = colour
    if c.unlimited == 0:
        s.first_left[colour] -= 1
    top_out(s, c, seat, site, 1)


def top_out(s: State, c: Components, seat: int, site: int, level: int) -> None:
    """Put the level in place; all workers but one return. [build-1, task-4, task-8]"""
    s.level[site] = level
    leaving = FULL - 1
    if c.task == SIX_COLOURS and level == FINISHED:
        s.finished |= 1 << site
        leaving += c.none_stays
    remove_workers(s, seat, site, leaving)


def is_solved(s: State, c: Components) -> bool:
    """Say whether the pyramids that a task asks for stand. [task-3, task-5]"""
    if c.task == FOUR_SIXTIES:
        built = 0
        for site in range(c.sites):
            built += s.level[site] == MOST_LEVELS
        return built >= SIXTIES
    if c.task == SIX_COLOURS:
        colours = 0
        for site in range(c.sites):
            if s.level[site] == FINISHED:
                colours |= 1 << s.colour[site]
        return count_bits(colours) >= 6
    return False
