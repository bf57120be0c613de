"""The end of the game: final scoring, wrath, winners. [burial, obelisk, final, wrath]"""

from saqqara.core.kernel import Ints, count_bits
from saqqara.games.imhotep.rules.cards import BLUE_CARDS, GREEN_CARDS, how_many, total
from saqqara.games.imhotep.rules.sites import obelisk_stones, stones_at
from saqqara.games.imhotep.table import Components, State
from saqqara.games.imhotep.things import SEATS, Card, Site, Source

GROUP_POINTS = (0, 1, 3, 6, 10, 15)  # of 0 to 5 stones or statues
EACH_MORE = 2
TOP_ROW = 0o1111111111111111111  # every third bit
BOTTOM_ROW = TOP_ROW << 2
ROWS = 3
SET = 3  # stones for a point of a decoration
WRATH = 5


def final_scoring(s: State, c: Components) -> None:
    """Score what is scored at the end, the Pharaoh's wrath last. [final-1, final-2, wrath-3]"""
    for seat in range(c.seats):
        points = s.points[seat]
        points[Source.BURIAL] += burial_points(s, c, seat)
        points[Source.OBELISK] += obelisk_points(s, c, seat)
        points[Source.DECORATIONS] += decoration_points(s, seat)
        points[Source.STATUES] += group_points(how_many(s.cards[seat], Card.STATUE))
        points[Source.CARDS] += total(s.cards[seat] & BLUE_CARDS)
        if c.wrath and misses_a_site(s, seat):
            points[Source.WRATH] -= WRATH


def group_points(count: int) -> int:
    """Score a group of stones or a set of statues. [burial-2, statue-1]"""
    if count < len(GROUP_POINTS):
        return GROUP_POINTS[count]
    return GROUP_POINTS[5] + EACH_MORE * (count - 5)


def burial_points(s: State, c: Components, seat: int) -> int:
    """Score the burial chamber for a seat, by groups (A) or by rows (B). [burial-2, burial-b-1]"""
    if c.side[Site.BURIAL] == 0:
        return all_groups(s.burial[seat])
    points = 0
    for row in range(ROWS):
        points += row_points(s, c, seat, TOP_ROW << row)
    return points


def all_groups(stones: int) -> int:
    """Score every connected group of one colour, those of one stone at once. [burial-2, burial-3]"""
    alone = stones & ~beside(stones)
    points = count_bits(alone)
    stones ^= alone
    while stones:
        group = group_of(stones & -stones, stones)
        points += group_points(count_bits(group))
        stones ^= group
    return points


def group_of(start: int, stones: int) -> int:
    """Grow a group over the sides of its stones until it stays the same. [burial-2]"""
    group = start
    grown = neighbours(group) & stones
    while grown != group:
        group = grown
        grown = neighbours(group) & stones
    return group


def neighbours(group: int) -> int:
    """Return a group with the places left, right, below and above. [burial-2]"""
    return group | beside(group)


def beside(group: int) -> int:
    """Return the places left, right, below and above each place of a group. [burial-2]"""
    return group << 3 | group >> 3 | (group & ~BOTTOM_ROW) << 1 | (group & ~TOP_ROW) >> 1


def row_points(s: State, c: Components, seat: int, row: int) -> int:
    """Score one row of the burial chamber by rank. [burial-b-1, burial-b-2]"""
    mine = count_bits(s.burial[seat] & row)
    if mine == 0:
        return 0
    more = 0
    equal = 0
    for other in range(SEATS):
        theirs = count_bits(s.burial[other] & row)
        if theirs > mine:
            more += 1
        elif theirs == mine:
            equal += 1
    return shared(c.burial_points, more, equal)


def shared(table: Ints, more: int, equal: int) -> int:
    """Add the places that tied seats share and divide, rounding down. [obelisk-3, burial-b-2]"""
    points = 0
    for rank in range(more, more + equal):
        points += table[rank]
    return points // equal


def obelisk_points(s: State, c: Components, seat: int) -> int:
    """Score an obelisk by the rank of its height (A), or the stones waiting (B). [obelisk-2, obelisk-4, obelisk-b-3]"""
    mine = s.obelisk[seat]
    if c.side[Site.OBELISK] == 1 or mine == 0:
        return mine
    more = 0
    equal = 0
    for other in range(c.seats):
        if s.obelisk[other] > mine:
            more += 1
        elif s.obelisk[other] == mine:
            equal += 1
    return shared(c.obelisk_points, more, equal)


def decoration_points(s: State, seat: int) -> int:
    """Score 1 point for each 3 stones at a decorated site, whoever owns them. [green-1]"""
    cards = s.cards[seat]
    if cards & GREEN_CARDS == 0:
        return 0
    points = how_many(cards, Card.PYRAMID_DECORATION) * (stones_at(s.pyramid) // SET)
    points += how_many(cards, Card.TEMPLE_DECORATION) * (stones_at(s.temple) // SET)
    points += how_many(cards, Card.BURIAL_DECORATION) * (stones_at(s.burial) // SET)
    return points + how_many(cards, Card.OBELISK_DECORATION) * (all_obelisk_stones(s) // SET)


def all_obelisk_stones(s: State) -> int:
    """Count the stones of all colours at the obelisks."""
    count = 0
    for seat in range(SEATS):
        count += obelisk_stones(s, seat)
    return count


def misses_a_site(s: State, seat: int) -> bool:
    """Say whether a seat has no stone at one of the four monuments. [wrath-1, wrath-2]"""
    return s.pyramid[seat] == 0 or s.temple[seat] == 0 or s.burial[seat] == 0 or obelisk_stones(s, seat) == 0


def score_of(s: State, seat: int) -> int:
    """Add up the points of a seat."""
    points = 0
    for source in range(Source.WRATH + 1):
        points += s.points[seat][source]
    return points


def scores(s: State, c: Components, out: Ints) -> None:
    """Write the points of every seat so far."""
    for seat in range(c.seats):
        out[seat] = score_of(s, seat)


def winners(s: State, c: Components) -> int:
    """Return the seats with most points, then most stones on the sled; a tie beyond that is shared. [final-3]"""
    best = -1000
    leading = 0
    for seat in range(c.seats):
        rank = 8 * score_of(s, seat) + s.sled[seat]
        if rank > best:
            best = rank
            leading = 0
        if rank == best:
            leading |= 1 << seat
    return leading
