"""The tree of answers: each simulation imagines the table anew, follows the tree, and adds what it comes to.

The loop is open: a node is a row of answers from the root, whatever chance answered between them. So the same node
may offer other options next time, and each option is judged by how often it was there to be taken.
"""

from math import sqrt

from saqqara.ai.text.net import LEANS, Mind, digest, judge, prefer
from saqqara.ai.text.worth import (
    ADVICE_KNOB,
    ADVISED_DIAL,
    AHEAD,
    BEST,
    BLEND_DIAL,
    CUT_KNOB,
    EAGER_KNOB,
    EXPLORE_DIAL,
    FALL_DIAL,
    FORCED_KNOB,
    GIVEN_KNOB,
    HEED_DIAL,
    LATER_KNOB,
    LEAF,
    NET_KNOB,
    ROLLS_KNOB,
    SEAT_KNOB,
    SEATS_KNOB,
    SHARP_DIAL,
    STEADY_KNOB,
    SURE_KNOB,
    TRUST_DIAL,
    USED_KNOB,
    WON_DIAL,
    Floats,
    weigh,
)
from saqqara.core.contract import (
    CHANCE,
    Components,
    Random,
    State,
    States,
    apply,
    copy,
    deciding,
    imagine,
    merged,
    options,
    see,
    value,
    witnesses,
)
from saqqara.core.fields import Ints
from saqqara.core.kernel import lowest_bit
from saqqara.core.text.dealing import deal
from saqqara.core.text.generator import below, seed_generator

NODE = 8  # numbers of a node
PARENT, FIRST, NEXT = 0, 1, 2  # nodes; 0 is none, since the root is nobody's child
WHO, WHAT = 3, 4  # the answer that leads here
VISITS, OFFERED = 5, 6  # how often it was taken, and how often it could have been
PROVEN = 7  # 1 if its worth is exact
SUMS = 5  # fractions of a node: the worth to four seats, added up, and the prior
PRIOR = 4
VIEW, TABLE, TRIAL = 0, 1, 2  # States: what the seat sees, the simulation, one step ahead
LOGS = 4096

# Answers that were never taken, where the table is always the same. They wait outside the tree, from mind[LATER] and
# mind[HOPES] on where OFFERED of their node says, behind what they are told by:
#
#     mind[LATER]     how many   node   -   -   the best liked   the next ...
#     mind[HOPES]     what the table is worth to four seats   how each is liked ...
LATER, HOPES = 11, 12
HOW_MANY, WHOSE, HEADING = 0, 1, 4
TO_SIMULATE, TO_SEED, TO_IMAGINE, TO_STEP, TO_KEEP = 0, 1, 2, 3, 4


def think(
    job: int,
    first: int,
    second: int,
    states: States,
    comps: Components,
    randoms: Random,
    nodes: Ints,
    sums: Floats,
    knobs: Ints,
    dials: Floats,
    logs: Floats,
    given: Ints,
    out: Ints,
    weights: Ints,
    spots: Ints,
    path: Ints,
    wide: Ints,
    moved: Ints,
    work: Floats,
    mind: Mind,
) -> int:
    """Be the one door to all of this: seed, imagine, step, keep a part of the tree, or simulate `first` times."""
    c = comps[0]
    r = randoms[0]
    if job == TO_SEED:
        seed_generator(r, first, second)
        return 0
    if job == TO_IMAGINE:
        see(states[TABLE], states[VIEW], knobs[SEAT_KNOB])
        copy(states[VIEW], states[TABLE])
        knobs[GIVEN_KNOB] = merged(states[TABLE], c, knobs[SEAT_KNOB], given, knobs[GIVEN_KNOB])
        drawn = r.d
        imagine(states[TABLE], c, r, knobs[SEAT_KNOB])
        # answers can wait where those that were never tried are worth the same
        knobs[STEADY_KNOB] &= r.d == drawn and dials[HEED_DIAL] == 0.0
        return deciding(states[TABLE])
    if job == TO_STEP:
        apply(states[TABLE], c, first, second)
        see(states[TRIAL], states[TABLE], knobs[SEAT_KNOB])
        return deciding(states[TABLE])
    if job == TO_KEEP:
        return keep_below(first, nodes, sums, knobs, dials, moved, mind)
    return simulate(
        first, states, c, r, nodes, sums, knobs, dials, logs, given, out, weights, spots, path, wide, work, mind
    )


def simulate(
    times: int,
    states: States,
    c: Components,
    r: Random,
    nodes: Ints,
    sums: Floats,
    knobs: Ints,
    dials: Floats,
    logs: Floats,
    given: Ints,
    out: Ints,
    weights: Ints,
    spots: Ints,
    path: Ints,
    wide: Ints,
    work: Floats,
    mind: Mind,
) -> int:
    """Imagine the table, walk down the tree to a leaf, take its worth back up, and again; return how often.

    All of it is one loop: a call with so much takes longer than some of what it does.
    """
    s = states[TABLE]
    done = 0
    while done < times and not nodes[PROVEN]:
        copy(s, states[VIEW])
        imagine(s, c, r, knobs[SEAT_KNOB])
        sure = knobs[SURE_KNOB]
        steady = knobs[STEADY_KNOB] & knobs[NET_KNOB]
        node = 0
        leaf = 0
        depth = 0
        path[0] = 0
        seat = knobs[SEAT_KNOB]
        fresh = False
        valued = 0
        while not fresh:
            if steady and (nodes[FIRST] if node == 0 else nodes[NODE * node + OFFERED]):
                child = choose_again(node, seat, nodes, sums, knobs, dials, mind)
                wide[depth] = mind[LATER][nodes[NODE * node + OFFERED] + HOW_MANY] if node else knobs[GIVEN_KNOB]
            else:
                n = root_options(given, knobs, out) if node == 0 else merged(s, c, seat, out, options(s, c, seat, out))
                child = choose(node, seat, n, states, c, r, nodes, sums, knobs, dials, logs, out, spots, work, mind)
                wide[depth] = n
            if child == 0:
                break
            fresh = nodes[NODE * child + VISITS] == 0
            apply(s, c, seat, nodes[NODE * child + WHAT])
            node = child
            depth += 1
            path[depth] = node
            if nodes[NODE * node + PROVEN] or depth == len(path) - 1:
                break
            if not is_plain(s, c, knobs) and between(states, c, r, knobs, out, weights, mind):
                sure = steady = 0
            if deciding(s) == 0:
                break
            seat = lowest_bit(deciding(s))
            if fresh and knobs[NET_KNOB]:
                open_up(node, seat, steady, states, c, nodes, sums, knobs, dials, out, spots, work, mind)
                valued = 1
            elif fresh and knobs[EAGER_KNOB]:
                n = merged(s, c, seat, out, options(s, c, seat, out))
                leaf = choose(node, seat, n, states, c, r, nodes, sums, knobs, dials, logs, out, spots, work, mind)
        if nodes[NODE * node + PROVEN]:
            leaf = node
        if leaf == 0 and not valued and (deciding(s) or not sure):
            finish(s, c, r, knobs, dials, out, weights, work, mind)
            valued = 1
        take_up(depth, leaf, valued, sure, s, c, nodes, sums, knobs, dials, path, wide, work)
        done += 1
    return done


def take_up(
    depth: int,
    leaf: int,
    valued: int,
    sure: int,
    s: State,
    c: Components,
    nodes: Ints,
    sums: Floats,
    knobs: Ints,
    dials: Floats,
    path: Ints,
    wide: Ints,
    work: Floats,
) -> None:
    """Take the worth of the leaf up to the root: its own where it is valued, that of a node, or that of the end."""
    if leaf:
        for k in range(knobs[SEATS_KNOB]):
            work[LEAF + k] = sums[SUMS * leaf + k]
    elif not valued:
        weigh(s, c, knobs, dials, work, LEAF)
        prove(path[depth], nodes, sums, knobs, work)
    back_up(depth, nodes, sums, knobs, path, work)
    if sure and nodes[NODE * path[depth] + PROVEN]:
        prove_above(depth, nodes, sums, knobs, dials, path, wide)


def is_plain(s: State, c: Components, knobs: Ints) -> bool:
    """Say whether a seat decides openly, so that nothing comes between."""
    mask = deciding(s)
    if mask == 0 or mask >> CHANCE:
        return False
    seat = lowest_bit(mask)
    return seat == knobs[SEAT_KNOB] or witnesses(s, c, seat) == (1 << knobs[SEATS_KNOB]) - 1


def between(states: States, c: Components, r: Random, knobs: Ints, out: Ints, weights: Ints, mind: Mind) -> int:
    """Let chance answer, and other seats under seal, till somebody decides openly; return 1 if any did."""
    s = states[TABLE]
    everybody = (1 << knobs[SEATS_KNOB]) - 1
    answered = 0
    mask = deciding(s)
    while mask:
        seat = lowest_bit(mask)
        if seat == CHANCE:
            deal(s, c, r, out, weights)
        elif seat != knobs[SEAT_KNOB] and witnesses(s, c, seat) != everybody:
            reply(states, c, r, knobs, seat, out, mind)
        else:
            return answered
        answered = 1
        mask = deciding(s)
    return answered


def root_options(given: Ints, knobs: Ints, out: Ints) -> int:
    """Write the options that the search may look at."""
    for i in range(knobs[GIVEN_KNOB]):
        out[i] = given[i]
    return knobs[GIVEN_KNOB]


def reply(states: States, c: Components, r: Random, knobs: Ints, seat: int, out: Ints, mind: Mind) -> None:
    """Answer under seal for another seat, which knows nothing of the other sealed answers: for its own good."""
    s = states[TABLE]
    n = options(s, c, seat, out)
    if knobs[ADVICE_KNOB] == 0:
        apply(s, c, seat, out[below(r, n)])
        return
    if knobs[NET_KNOB]:
        apply(s, c, seat, out[as_liked(s, c, r, knobs, seat, out, n, mind)])
        return
    best = -(1 << 40)
    chosen = out[0]
    ties = 0
    for i in range(n):
        copy(states[TRIAL], s)
        apply(states[TRIAL], c, seat, out[i])
        worth = value(states[TRIAL], c, seat)
        if worth > best:
            best = worth
            ties = 0
        if worth == best:
            ties += 1
            if below(r, ties) == 0:
                chosen = out[i]
    apply(s, c, seat, chosen)


def as_liked(s: State, c: Components, r: Random, knobs: Ints, seat: int, out: Ints, n: int, mind: Mind) -> int:
    """Return the place of an answer, each drawn as often as the network likes it."""
    if n == 1:
        return 0
    digest(s, c, seat, knobs[SEATS_KNOB], mind)
    prefer(out, n, mind)
    left = below(r, 1 << 30) / (1 << 30)
    for i in range(n):
        left -= mind[5][i]
        if left < 0.0:
            return i
    return n - 1


def choose(
    node: int,
    seat: int,
    n: int,
    states: States,
    c: Components,
    r: Random,
    nodes: Ints,
    sums: Floats,
    knobs: Ints,
    dials: Floats,
    logs: Floats,
    out: Ints,
    spots: Ints,
    work: Floats,
    mind: Mind,
) -> int:
    """Return the child to go to, making those that are missing; 0 if there is no room for any."""
    if node == 0 and knobs[FORCED_KNOB]:
        return knobs[FORCED_KNOB]
    for i in range(n):
        spots[out[i]] = i + 1
    best = 0
    highest = -1.0
    new = n
    offered = 0
    urge = 0.0
    child = nodes[NODE * node + FIRST]
    while child:
        at = NODE * child
        if nodes[at + WHO] == seat and spots[nodes[at + WHAT]]:
            spots[nodes[at + WHAT]] = 0
            new -= 1
            nodes[at + OFFERED] += 1
            if nodes[at + OFFERED] != offered:
                offered = nodes[at + OFFERED]
                urge = urge_of(offered, dials)
            score = promise(child, seat, urge, nodes, sums, knobs, dials, logs)
            if score > highest:
                highest = score
                best = child
        child = nodes[at + NEXT]
    if new == 0:
        return best
    if knobs[ADVICE_KNOB] == 0:
        made = try_new(node, seat, n, new, r, nodes, sums, knobs, out, spots)
    elif knobs[NET_KNOB]:
        made = 0
        urge = urge_of(1, dials)
        oldest = foresee(node, seat, n, states, c, nodes, sums, knobs, dials, out, spots, work, mind)
        for child in range(oldest, knobs[USED_KNOB]):
            score = promise(child, seat, urge, nodes, sums, knobs, dials, logs)
            if score > highest:
                highest = score
                made = child
    else:
        made = look_ahead(node, seat, n, new, states, c, nodes, sums, knobs, dials, out, spots, work)
    return made or best


def choose_again(node: int, seat: int, nodes: Ints, sums: Floats, knobs: Ints, dials: Floats, mind: Mind) -> int:
    """Return the child to go to where the table is always the same, so that its answers need not be looked for.

    Those that were never taken come in the order in which they are liked, and are worth the same: only the first of
    them can be the best. 0 if it is, and there is no room for it.
    """
    if node == 0 and knobs[FORCED_KNOB]:
        return knobs[FORCED_KNOB]
    best = 0
    last = 0
    count = 0
    highest = -1.0
    urge = urge_of(nodes[NODE * node + VISITS] + 1, dials)
    child = nodes[NODE * node + FIRST]
    while child:
        at = NODE * child
        visits = nodes[at + VISITS]
        score = sums[SUMS * child + seat]
        if not nodes[at + PROVEN]:
            score = (score + urge * sums[SUMS * child + PRIOR]) / (1 + visits)
        if score > highest:
            highest = score
            best = child
        last = child
        count += 1
        child = nodes[at + NEXT] if visits else 0
    if node == 0:
        return best
    start = nodes[NODE * node + OFFERED]
    if count < mind[LATER][start + HOW_MANY]:
        hopes = mind[HOPES]
        if hopes[start + seat] - dials[FALL_DIAL] + urge * hopes[start + HEADING + count] > highest:
            return brought_in(node, seat, start, count, last, nodes, sums, knobs, dials, mind)
    return best


def brought_in(
    node: int,
    seat: int,
    start: int,
    count: int,
    last: int,
    nodes: Ints,
    sums: Floats,
    knobs: Ints,
    dials: Floats,
    mind: Mind,
) -> int:
    """Make a child, behind the last one, of the best liked answer that waits; 0 if the memory is full."""
    hopes = mind[HOPES]
    before = nodes[NODE * node + FIRST]
    child = added(node, seat, mind[LATER][start + HEADING + count], nodes, sums, knobs)
    if child == 0:
        return 0
    nodes[NODE * child + OFFERED] = 0
    if last:
        nodes[NODE * node + FIRST] = before
        nodes[NODE * child + NEXT] = 0
        nodes[NODE * last + NEXT] = child
    for k in range(knobs[SEATS_KNOB]):
        sums[SUMS * child + k] = hopes[start + k]
    sums[SUMS * child + seat] -= dials[FALL_DIAL]
    sums[SUMS * child + PRIOR] = hopes[start + HEADING + count]
    return child


def urge_of(offered: int, dials: Floats) -> float:
    """Return how much is added to what is tried first, the more the oftener it could have been taken."""
    return dials[EXPLORE_DIAL] * sqrt(float(offered))


def promise(
    child: int, seat: int, urge: float, nodes: Ints, sums: Floats, knobs: Ints, dials: Floats, logs: Floats
) -> float:
    """Return what a child has been worth, and more the less it was tried."""
    visits = nodes[NODE * child + VISITS]
    if nodes[NODE * child + PROVEN]:
        return sums[SUMS * child + seat]
    if knobs[ADVICE_KNOB] == 0:
        offered = nodes[NODE * child + OFFERED]
        return sums[SUMS * child + seat] / visits + dials[EXPLORE_DIAL] * sqrt(log_of(offered, logs) / visits)
    return (sums[SUMS * child + seat] + urge * sums[SUMS * child + PRIOR]) / (1 + visits)


def log_of(n: int, logs: Floats) -> float:
    """Return the logarithm of a number by the table, that of a large one nearly."""
    more = 0.0
    while n >= LOGS:
        n >>= 1
        more += logs[2]
    return logs[n] + more


def added(node: int, seat: int, action: int, nodes: Ints, sums: Floats, knobs: Ints) -> int:
    """Make a child; 0 if the memory is full."""
    child = knobs[USED_KNOB]
    if NODE * child >= len(nodes):
        return 0
    knobs[USED_KNOB] += 1
    at = NODE * child
    nodes[at + PARENT] = node
    nodes[at + FIRST] = 0
    nodes[at + NEXT] = nodes[NODE * node + FIRST]
    nodes[at + WHO] = seat
    nodes[at + WHAT] = action
    nodes[at + VISITS] = 0
    nodes[at + OFFERED] = 1
    nodes[at + PROVEN] = 0
    for k in range(SUMS):
        sums[SUMS * child + k] = 0.0
    nodes[NODE * node + FIRST] = child
    return child


def try_new(
    node: int, seat: int, n: int, new: int, r: Random, nodes: Ints, sums: Floats, knobs: Ints, out: Ints, spots: Ints
) -> int:
    """Make a child for any one of the options that were never taken here."""
    which = below(r, new)
    made = 0
    for i in range(n):
        if spots[out[i]]:
            spots[out[i]] = 0
            if which == 0:
                made = added(node, seat, out[i], nodes, sums, knobs)
            which -= 1
    return made


def look_ahead(
    node: int,
    seat: int,
    n: int,
    new: int,
    states: States,
    c: Components,
    nodes: Ints,
    sums: Floats,
    knobs: Ints,
    dials: Floats,
    out: Ints,
    spots: Ints,
    work: Floats,
) -> int:
    """Make a child for each option that is new here, valued one step ahead; return the one that looks best."""
    best = 0
    highest = -1.0
    oldest = knobs[USED_KNOB]
    for i in range(n):
        if spots[out[i]]:
            spots[out[i]] = 0
            child = added(node, seat, out[i], nodes, sums, knobs)
            if child:
                copy(states[TRIAL], states[TABLE])
                apply(states[TRIAL], c, seat, out[i])
                weigh(states[TRIAL], c, knobs, dials, work, AHEAD)
                for k in range(knobs[SEATS_KNOB]):
                    sums[SUMS * child + k] = work[AHEAD + k]
                if work[AHEAD + seat] > highest:
                    highest = work[AHEAD + seat]
                    best = child
    total = 0.0
    for child in range(oldest, knobs[USED_KNOB]):
        behind = 1.0 + dials[SHARP_DIAL] * (highest - sums[SUMS * child + seat])
        sums[SUMS * child + PRIOR] = 1.0 / (behind * behind)
        total += sums[SUMS * child + PRIOR]
    for child in range(oldest, knobs[USED_KNOB]):
        sums[SUMS * child + PRIOR] *= new / (n * total)
    return best


def open_up(
    node: int,
    seat: int,
    steady: int,
    states: States,
    c: Components,
    nodes: Ints,
    sums: Floats,
    knobs: Ints,
    dials: Floats,
    out: Ints,
    spots: Ints,
    work: Floats,
    mind: Mind,
) -> None:
    """Value a leaf by the network, and make all its children; where the table is always the same they can wait."""
    n = merged(states[TABLE], c, seat, out, options(states[TABLE], c, seat, out))
    if steady:
        consult(seat, n, states, c, knobs, dials, out, work, mind)
        let_wait(node, n, nodes, knobs, out, work, mind)
        return
    for i in range(n):
        spots[out[i]] = i + 1
    foresee(node, seat, n, states, c, nodes, sums, knobs, dials, out, spots, work, mind)


def let_wait(node: int, n: int, nodes: Ints, knobs: Ints, out: Ints, work: Floats, mind: Mind) -> None:
    """Write down the answers of a node, best liked first; where there is no room for all, none is there to be taken."""
    later = mind[LATER]
    hopes = mind[HOPES]
    liked = mind[5]
    start = knobs[LATER_KNOB]
    if start + HEADING + n > len(later):
        return
    knobs[LATER_KNOB] = start + HEADING + n
    nodes[NODE * node + OFFERED] = start
    later[start + HOW_MANY] = n
    later[start + WHOSE] = node
    for k in range(HEADING):
        hopes[start + k] = work[LEAF + k]
    first = start + HEADING
    for i in range(n):
        place = first + i
        while place > first and hopes[place - 1] <= liked[i]:
            later[place] = later[place - 1]
            hopes[place] = hopes[place - 1]
            place -= 1
        later[place] = out[i]
        hopes[place] = liked[i]


def consult(
    seat: int,
    n: int,
    states: States,
    c: Components,
    knobs: Ints,
    dials: Floats,
    out: Ints,
    work: Floats,
    mind: Mind,
) -> None:
    """Ask the network, and advice where that is wanted, what the table is worth and which answers look good."""
    digest(states[TABLE], c, seat, knobs[SEATS_KNOB], mind)
    prefer(out, n, mind)
    if dials[ADVISED_DIAL] > 0.0:
        take_advice(seat, n, states, c, knobs, dials, out, work, mind)
    elif mind[1][LEANS]:
        weigh(states[TABLE], c, knobs, dials, work, BEST)
    judge(seat, knobs[SEATS_KNOB], dials[TRUST_DIAL], work, mind)


def foresee(
    node: int,
    seat: int,
    n: int,
    states: States,
    c: Components,
    nodes: Ints,
    sums: Floats,
    knobs: Ints,
    dials: Floats,
    out: Ints,
    spots: Ints,
    work: Floats,
    mind: Mind,
) -> int:
    """Value the table by the network, and make a child for each option that is new here, as it is liked.

    Return the first of them. What no child was visited for is worth what the table is.
    """
    consult(seat, n, states, c, knobs, dials, out, work, mind)
    oldest = knobs[USED_KNOB]
    if NODE * (oldest + n) > len(nodes):
        n = forget(n, out, spots)
    best_last(out, mind[5], n)
    for i in range(n):
        if spots[out[i]]:
            spots[out[i]] = 0
            child = added(node, seat, out[i], nodes, sums, knobs)
            for k in range(knobs[SEATS_KNOB]):
                sums[SUMS * child + k] = work[LEAF + k]
            sums[SUMS * child + seat] -= dials[FALL_DIAL]
            if dials[ADVISED_DIAL] > 0.0:
                sums[SUMS * child + seat] -= dials[HEED_DIAL] * mind[5][n + i]
            sums[SUMS * child + PRIOR] = mind[5][i]
            if node == 0 and knobs[STEADY_KNOB]:
                nodes[NODE * child + OFFERED] = 0
    return oldest


def forget(n: int, out: Ints, spots: Ints) -> int:
    """Drop all that is new, where there is no room for all of it: a table has all its answers in the tree, or none."""
    for i in range(n):
        spots[out[i]] = 0
    return 0


def best_last(out: Ints, liked: Floats, n: int) -> None:
    """Sort n answers, and how far they are behind, so that what is liked most comes last: first among the children."""
    for i in range(1, n):
        action = out[i]
        like = liked[i]
        behind = liked[n + i]
        place = i
        while place and liked[place - 1] > like:
            out[place] = out[place - 1]
            liked[place] = liked[place - 1]
            liked[n + place] = liked[n + place - 1]
            place -= 1
        out[place] = action
        liked[place] = like
        liked[n + place] = behind


def take_advice(
    seat: int,
    n: int,
    states: States,
    c: Components,
    knobs: Ints,
    dials: Floats,
    out: Ints,
    work: Floats,
    mind: Mind,
) -> None:
    """Mix how much answers are liked with what advice says one step ahead, and write how far each is behind."""
    liked = mind[5]
    highest = -1.0
    for i in range(n):
        copy(states[TRIAL], states[TABLE])
        apply(states[TRIAL], c, seat, out[i])
        weigh(states[TRIAL], c, knobs, dials, work, AHEAD)
        liked[n + i] = work[AHEAD + seat]
        if work[AHEAD + seat] > highest:
            highest = work[AHEAD + seat]
            for k in range(knobs[SEATS_KNOB]):
                work[BEST + k] = work[AHEAD + k]
    total = 0.0
    for i in range(n):
        liked[n + i] = highest - liked[n + i]
        total += trusted(liked[n + i], dials)
    share = dials[ADVISED_DIAL]
    for i in range(n):
        liked[i] = (1.0 - share) * liked[i] + share * trusted(liked[n + i], dials) / total


def trusted(behind: float, dials: Floats) -> float:
    """Return how much an option is to be tried that is so much behind the best, as advice says."""
    further = 1.0 + dials[SHARP_DIAL] * behind
    return 1.0 / (further * further)


def finish(
    s: State, c: Components, r: Random, knobs: Ints, dials: Floats, out: Ints, weights: Ints, work: Floats, mind: Mind
) -> None:
    """Value a leaf: by the network, or play it on at random as far as that is wanted and weigh it."""
    if knobs[NET_KNOB] and deciding(s):
        digest(s, c, knobs[SEAT_KNOB], knobs[SEATS_KNOB], mind)
        if mind[1][LEANS]:
            weigh(s, c, knobs, dials, work, BEST)
        judge(knobs[SEAT_KNOB], knobs[SEATS_KNOB], dials[TRUST_DIAL], work, mind)
        return
    if knobs[ROLLS_KNOB] == 0 or deciding(s) == 0:
        weigh(s, c, knobs, dials, work, LEAF)
        return
    blend = dials[BLEND_DIAL]
    if blend < 1.0:
        weigh(s, c, knobs, dials, work, AHEAD)
    play_on(s, c, r, knobs[CUT_KNOB], out, weights)
    weigh(s, c, knobs, dials, work, LEAF)
    if blend < 1.0:
        for k in range(knobs[SEATS_KNOB]):
            work[LEAF + k] = blend * work[LEAF + k] + (1.0 - blend) * work[AHEAD + k]


def play_on(s: State, c: Components, r: Random, most: int, out: Ints, weights: Ints) -> None:
    """Play on at random, at most so many answers."""
    mask = deciding(s)
    while mask and most:
        seat = lowest_bit(mask)
        if seat == CHANCE:
            deal(s, c, r, out, weights)
        else:
            apply(s, c, seat, out[below(r, options(s, c, seat, out))])
            most -= 1
        mask = deciding(s)


def back_up(depth: int, nodes: Ints, sums: Floats, knobs: Ints, path: Ints, work: Floats) -> None:
    """Add the worth of the leaf to every node on the way."""
    for d in range(depth + 1):
        node = path[d]
        nodes[NODE * node + VISITS] += 1
        if not nodes[NODE * node + PROVEN]:
            for k in range(knobs[SEATS_KNOB]):
                sums[SUMS * node + k] += work[LEAF + k]


def prove(node: int, nodes: Ints, sums: Floats, knobs: Ints, work: Floats) -> None:
    """Mark a node whose worth is exact."""
    nodes[NODE * node + PROVEN] = 1
    for k in range(knobs[SEATS_KNOB]):
        sums[SUMS * node + k] = work[LEAF + k]


def prove_above(depth: int, nodes: Ints, sums: Floats, knobs: Ints, dials: Floats, path: Ints, wide: Ints) -> None:
    """Mark each node on the way up whose mover has a proven win, or whose answers are all proven."""
    for d in range(depth - 1, -1, -1):
        count = 0
        best = 0
        child = nodes[NODE * path[d] + FIRST]
        while child:
            seat = nodes[NODE * child + WHO]
            if nodes[NODE * child + PROVEN]:
                count += 1
                if best == 0 or sums[SUMS * child + seat] > sums[SUMS * best + seat]:
                    best = child
            child = nodes[NODE * child + NEXT]
        if count < wide[d] and sums[SUMS * best + nodes[NODE * best + WHO]] <= dials[WON_DIAL]:
            return
        nodes[NODE * path[d] + PROVEN] = 1
        for k in range(knobs[SEATS_KNOB]):
            sums[SUMS * path[d] + k] = sums[SUMS * best + k]


def keep_below(node: int, nodes: Ints, sums: Floats, knobs: Ints, dials: Floats, moved: Ints, mind: Mind) -> int:
    """Keep a node and what is below it, as the root of the tree; return how many nodes that is.

    0 where not all answers of the root can be had: there is no room for them.
    """
    used = knobs[USED_KNOB]
    kept = 0
    for old in range(node, used):
        parent = nodes[NODE * old + PARENT]
        stays = old == node or (parent >= node and moved[parent] >= 0)
        moved[old] = kept if stays else -1
        kept += stays
    for old in range(node, used):
        new = moved[old]
        if new >= 0:
            for k in range(NODE):
                nodes[NODE * new + k] = nodes[NODE * old + k]
            for k in range(SUMS):
                sums[SUMS * new + k] = sums[SUMS * old + k]
            for k in range(NEXT + 1):
                other = nodes[NODE * new + k]
                nodes[NODE * new + k] = 0 if other == 0 or (new == 0 and k != FIRST) else moved[other]
    knobs[USED_KNOB] = kept
    if knobs[NET_KNOB] and knobs[STEADY_KNOB]:
        keep_waiting(node, nodes, knobs, moved, mind)
        return bring_all_in(nodes, sums, knobs, dials, mind)
    return kept


def keep_waiting(node: int, nodes: Ints, knobs: Ints, moved: Ints, mind: Mind) -> None:
    """Keep the answers that wait at nodes that were kept, and drop the others."""
    later = mind[LATER]
    hopes = mind[HOPES]
    old = 1
    new = 1
    while old < knobs[LATER_KNOB]:
        size = HEADING + later[old + HOW_MANY]
        owner = later[old + WHOSE]
        if owner >= node and moved[owner] >= 0:
            for k in range(size):
                later[new + k] = later[old + k]
                hopes[new + k] = hopes[old + k]
            later[new + WHOSE] = moved[owner]
            nodes[NODE * moved[owner] + OFFERED] = new
            new += size
        old += size
    knobs[LATER_KNOB] = new


def bring_all_in(nodes: Ints, sums: Floats, knobs: Ints, dials: Floats, mind: Mind) -> int:
    """Make children of all answers that wait at the root, and return how many nodes there are; 0 without room."""
    start = nodes[OFFERED]
    count = 0
    last = 0
    child = nodes[FIRST]
    while child:
        last = child
        count += 1
        child = nodes[NODE * child + NEXT]
    for place in range(count, mind[LATER][start + HOW_MANY] if start else 0):
        last = brought_in(0, nodes[NODE * last + WHO], start, place, last, nodes, sums, knobs, dials, mind)
        if last == 0:
            return 0
    return knobs[USED_KNOB] if start else 0
