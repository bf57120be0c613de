"""Two seats: is the outcome at least so much? Alpha-beta with a hash table, one bound at a time.

Values are seat 0's: its rank less the other seat's. An entry holds what is still to come, so that positions that differ
only in points already made share it.
"""

from saqqara.core.contract import CHANCE, States, apply, copy, options, value
from saqqara.core.kernel import Ints
from saqqara.games.imhotep.ai.memory import Entry, Level, Work
from saqqara.games.imhotep.ai.moves import bring_forward, merge
from saqqara.games.imhotep.ai.standing import Records, recognise, standing
from saqqara.games.imhotep.table import Components, State
from saqqara.games.imhotep.things import GET, NONE, PLAY, ROUND, SAIL, TAKE, Ask

DEPTH = 96  # positions of a line at most
FAR = 30000  # beyond every value
SOLVED, SPENT, CHANCE_LEFT = 0, 1, 2
LOW, HIGH = 0, 1
KNOWN_BEST = 1 << 28  # what was best in the same position comes before all else
TIER = 1 << 21  # kinds of actions do not mix
KILLER = 1 << 20


# -- Entries ----------------------------------------------------------------------------------------------------------


def find(entries: Records, level: Level) -> int:
    """Return the number of the entry of a position, or -1."""
    slot: int = level.key & (len(entries) - 2)
    for i in range(slot, slot + 2):
        if entries[i].key == level.key and entries[i].check == level.check and entries[i].effort:
            return i
    return NONE


def entry_for(entries: Records, level: Level, effort: int) -> int:
    """Return the entry to write to: the position's own, or one that took less work, or else the second of two."""
    at = find(entries, level)
    if at != NONE:
        return at
    slot: int = level.key & (len(entries) - 2)
    at = slot if entries[slot].effort <= effort else slot + 1
    entry = entries[at]
    entry.key = level.key
    entry.check = level.check
    entry.effort = effort
    entry.worth[LOW] = -FAR
    entry.worth[HIGH] = FAR
    return at


def bits_of(number: int) -> int:
    """Return how many bits a number has."""
    bits = 0
    while number:
        bits += 1
        number >>= 1
    return bits


def write_bound(entries: Records, level: Level, work: Work, target: int) -> None:
    """Keep what was found out about a position: at least, or at most."""
    entry = entries[entry_for(entries, level, 1 + bits_of(work.nodes - level.began))]
    if level.best >= target:
        entry.worth[LOW] = max(entry.worth[LOW], level.best - level.base)
    else:
        entry.worth[HIGH] = min(entry.worth[HIGH], level.best - level.base)
    entry.move = level.move


def is_decided(level: Level, entry: Entry, target: int) -> bool:
    """Say whether an entry answers for a position, and write its value."""
    level.best = level.base + entry.worth[LOW]
    if level.best >= target:
        return True
    level.best = level.base + entry.worth[HIGH]
    return level.best < target


# -- Options ----------------------------------------------------------------------------------------------------------


def tier_of(action: int) -> int:
    """Return how soon a kind of action is looked at: a sailing leaves least to come, so its proof is the shortest."""
    if action == GET:
        return 0
    if SAIL <= action < PLAY:
        return 3
    return 2 if PLAY <= action < TAKE else 1


def list_options(s: State, c: Components, level: Level, move: int, history: Ints) -> None:
    """Write the options of a position, with how promising each is: by its kind, then by what was best elsewhere."""
    level.count = merge(s, level, options(s, c, s.decider, level.options))
    for i in range(level.count):
        action = level.options[i]
        level.order[i] = TIER * tier_of(action) + history[s.decider * ROUND + action]
        if action == move:
            level.order[i] = KNOWN_BEST
        elif action == level.killer[0]:
            level.order[i] += KILLER
        elif action == level.killer[1]:
            level.order[i] += KILLER // 2
    level.next = 0
    level.move = NONE
    level.seat = s.decider
    level.best = FAR if s.decider else -FAR


def remember_cut(level: Level, history: Ints, action: int, work: Work) -> None:
    """Note an option that decided a position, by the work that this took."""
    if level.killer[0] != action:
        level.killer[1] = level.killer[0]
        level.killer[0] = action
    at = level.seat * ROUND + action
    history[at] += 1 + bits_of(work.nodes - level.began)
    if history[at] >= KILLER // 2:
        for i in range(len(history)):
            history[i] >>= 2


# -- The search -------------------------------------------------------------------------------------------------------


def lead(s: State, c: Components) -> int:
    """Return by how much seat 0 would lead if the game ended here."""
    return standing(s, c, 0) - standing(s, c, 1)


def lead_after(s: State, after: State, c: Components, level: Level, action: int) -> int:
    """Return the lead after an action; a stone taken or placed only changes a sled."""
    if s.ask == Ask.CHISEL or (s.ask == Ask.TURN and action < SAIL):
        change = after.sled[level.seat] - s.sled[level.seat]
        return level.base + (change if level.seat == 0 else -change)
    return lead(after, c)


def settles(level: Level, found: int, target: int) -> bool:
    """Say whether one next position's value decides this one for the seat that chooses."""
    return found >= target if level.seat == 0 else found < target


def enter(s: State, c: Components, level: Level, entries: Records, work: Work, history: Ints, target: int) -> bool:
    """Look at a position for the first time; True if its value is known already, in `best`."""
    if s.ask == Ask.OVER:
        level.best = level.base
        return True
    recognise(s, c, level)
    found = find(entries, level)
    if found != NONE and is_decided(level, entries[found], target):
        return True
    level.began = work.nodes
    list_options(s, c, level, entries[found].move if found != NONE else NONE, history)
    return False


def has_to_end(s: State, work: Work, at: int) -> bool:
    """Count a position; say whether the search has to be given up there."""
    work.nodes += 1
    if s.decider == CHANCE:
        work.status = CHANCE_LEFT
        return True
    if work.nodes > work.budget or work.stop or at == DEPTH - 1:
        work.status = SPENT
        return True
    return False


def take_back(level: Level, found: int, history: Ints, action: int, work: Work, target: int) -> None:
    """Take in the value of a next position; the rest need not be looked at if it decides this one."""
    if found > level.best if level.seat == 0 else found < level.best:
        level.best = found
        level.move = action
    if settles(level, found, target):
        remember_cut(level, history, action, work)
        level.next = level.count


def reach(
    states: States, levels: Records, entries: Records, work: Work, c: Components, history: Ints, target: int
) -> int:
    """Return a bound of states[0]: one of at least `target` is a lower bound, any other an upper bound."""
    at = 0
    levels[0].base = lead(states[0], c)
    work.status = SOLVED
    arrived = True
    while True:
        level = levels[at]
        s = states[at]
        known = False
        if arrived:
            if has_to_end(s, work, at):
                return 0
            known = enter(s, c, level, entries, work, history, target)
        else:
            take_back(level, levels[at + 1].best, history, level.options[level.next - 1], work, target)
        if not known and level.next == level.count:
            write_bound(entries, level, work, target)
            known = True
        if known and at == 0:
            return int(level.best)
        arrived = not known
        if known:
            at -= 1
            continue
        action = bring_forward(level)
        level.next += 1
        copy(states[at + 1], s)
        apply(states[at + 1], c, level.seat, action)
        levels[at + 1].base = lead_after(s, states[at + 1], c, level, action)
        at += 1


def reach_at(
    states: States, levels: Records, entries: Records, works: Records, comps: Records, j: int, history: Ints,
    target: int,
) -> int:  # fmt: skip
    """Return a bound of states[0], at least `target` or below it; works[0] says whether it was found."""
    return reach(states, levels, entries, works[0], comps[j], history, target)


# -- A guess ----------------------------------------------------------------------------------------------------------


def guess(states: States, c: Components, out: Ints) -> int:
    """Return who would lead, by how much for seat 0, if both took what looks best one step ahead."""
    s = states[0]
    while s.ask != Ask.OVER and s.decider != CHANCE:
        n = options(s, c, s.decider, out)
        chosen = out[0]
        most = -(1 << 40)
        for i in range(n):
            copy(states[1], s)
            apply(states[1], c, s.decider, out[i])
            worth = value(states[1], c, s.decider) - value(states[1], c, 1 - s.decider)
            if worth > most:
                most = worth
                chosen = out[i]
        apply(s, c, s.decider, chosen)
    return lead(s, c)


def guess_at(states: States, comps: Records, j: int, out: Ints) -> int:
    """Return who leads after states[0] was played on by what looks best."""
    return guess(states, comps[j], out)
