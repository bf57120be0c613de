"""Three and four seats: everybody takes what is best for themselves (max^n), and the outcome is every seat's rank.

A seat wants to be ahead of as many others as possible; then to have the highest rank of its own (points, then stones on
the sled); then a low rank for the next seat to the left, the one after it, and so on. No two different outcomes are
alike to a seat, so what comes out does not depend on the order in which options are looked at.
"""

from saqqara.core.contract import States, apply, copy, options
from saqqara.core.kernel import Ints
from saqqara.games.imhotep.ai.duel import (
    SOLVED,
    bits_of,
    entry_for,
    find,
    has_to_end,
)
from saqqara.games.imhotep.ai.memory import Level, Work
from saqqara.games.imhotep.ai.moves import merge
from saqqara.games.imhotep.ai.standing import Records, rank_of, recognise, standing, take_in
from saqqara.games.imhotep.table import Components, State
from saqqara.games.imhotep.things import NONE, Ask


def seats_behind(ranks: Ints, seats: int, seat: int) -> int:
    """Return how many seats are behind a seat, less those ahead of it."""
    count = 0
    for other in range(seats):
        count += (ranks[other] < ranks[seat]) - (ranks[other] > ranks[seat])
    return count


def prefers(ranks: Ints, others: Ints, seats: int, seat: int) -> bool:
    """Say whether a seat likes an outcome better than another one."""
    more = seats_behind(ranks, seats, seat) - seats_behind(others, seats, seat)
    if more == 0:
        more = ranks[seat] - others[seat]
    for step in range(1, seats):
        if more == 0:
            more = others[(seat + step) % seats] - ranks[(seat + step) % seats]
    return more > 0


def write_ranks(to: Ints, ranks: Ints) -> None:
    """Copy an outcome."""
    for seat in range(4):
        to[seat] = ranks[seat]


def is_known(s: State, c: Components, level: Level, entries: Records) -> bool:
    """Say whether the outcome of a position is known, and write it; points made already tell positions apart."""
    if s.ask == Ask.OVER:
        for seat in range(c.seats):
            level.ranks[seat] = rank_of(s, seat)
        return True
    recognise(s, c, level)
    for seat in range(c.seats):
        take_in(level, standing(s, c, seat))
    found = find(entries, level)
    if found == NONE:
        return False
    write_ranks(level.ranks, entries[found].worth)
    level.move = entries[found].move
    return True


def keep_outcome(entries: Records, level: Level, work: Work) -> None:
    """Keep the outcome of a position."""
    entry = entries[entry_for(entries, level, 1 + bits_of(work.nodes - level.began))]
    write_ranks(entry.worth, level.ranks)
    entry.move = level.move


def foresee(states: States, levels: Records, entries: Records, work: Work, c: Components) -> int:
    """Find the outcome of states[0], into levels[0], and return the best option; works[0] says whether it was found."""
    at = 0
    work.status = SOLVED
    arrived = True
    while True:
        level = levels[at]
        s = states[at]
        known = False
        if arrived:
            if has_to_end(s, work, at):
                return NONE
            known = is_known(s, c, level, entries)
            if not known:
                level.began = work.nodes
                level.seat = s.decider
                level.count = merge(s, level, options(s, c, s.decider, level.options))
                level.next = 0
                level.move = NONE
        elif level.move == NONE or prefers(levels[at + 1].ranks, level.ranks, c.seats, level.seat):
            write_ranks(level.ranks, levels[at + 1].ranks)
            level.move = level.options[level.next - 1]
        if not known and level.next == level.count:
            keep_outcome(entries, level, work)
            known = True
        if known and at == 0:
            return int(level.move)
        arrived = not known
        if known:
            at -= 1
            continue
        copy(states[at + 1], s)
        apply(states[at + 1], c, level.seat, level.options[level.next])
        level.next += 1
        at += 1


def foresee_at(states: States, levels: Records, entries: Records, works: Records, comps: Records, j: int) -> int:
    """Find the outcome of states[0], into levels[0], and return the best option."""
    return foresee(states, levels, entries, works[0], comps[j])
