"""The tree of answers: each simulation imagines the table anew, follows the tree, and adds what it comes to.

The loop is open: a node is a row of answers from the root, whatever chance answered between them. So the same node
may offer other options next time, and each option is judged by how often it was there to be taken.
"""

from saqqara.ai.text.leaves import finish, foresee, look_ahead, open_up, try_new
from saqqara.ai.text.net import LORE, Mind, digest, prefer
from saqqara.ai.text.nodes import (
    FIRST,
    NEXT,
    NODE,
    OFFERED,
    PROVEN,
    SUMS,
    TABLE,
    TRIAL,
    VIEW,
    VISITS,
    WHAT,
    WHO,
    back_up,
    promise,
    prove,
    prove_above,
    urge_of,
)
from saqqara.ai.text.waiting import HOW_MANY, LATER, choose_again, keep_below
from saqqara.ai.text.worth import (
    ADVICE_KNOB,
    ADVISED_DIAL,
    EAGER_KNOB,
    FORCED_KNOB,
    GIVEN_KNOB,
    HEED_DIAL,
    LEAF,
    NET_KNOB,
    OUTLOOK_KNOB,
    SEAT_KNOB,
    SEATS_KNOB,
    SETTLED_DIAL,
    STEADY_KNOB,
    SURE_KNOB,
    USED_KNOB,
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
    outlook,
    see,
    value,
    witnesses,
)
from saqqara.core.fields import Ints
from saqqara.core.kernel import lowest_bit
from saqqara.core.text.dealing import deal
from saqqara.core.text.generator import below, seed_generator

TO_SIMULATE, TO_SEED, TO_IMAGINE, TO_STEP, TO_KEEP = 0, 1, 2, 3, 4
LOOK = 16  # simulations between two looks at whether it is settled


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
        first, second, states, c, r, nodes, sums, knobs, dials, logs, given, out, weights, spots, path, wide, work, mind
    )


def simulate(
    times: int,
    left: int,
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

    Where it is said how many are left in all, it ends as soon as they will hardly change what is taken. All of it is
    one loop: a call with so much takes longer than some of what it does.
    """
    s = states[TABLE]
    done = 0
    while done < times and not nodes[PROVEN] and not is_settled(left - done, nodes, dials):
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
            if not is_plain(s, c, knobs) and between(states, c, r, knobs, dials, out, weights, mind):
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
        take_up(depth, leaf, valued, sure, s, c, nodes, sums, knobs, dials, path, wide, work, mind)
        done += 1
    return done


def is_settled(left: int, nodes: Ints, dials: Floats) -> bool:
    """Say whether an option leads by so many visits that those that are left, if that is said, will hardly matter."""
    if left <= 0 or nodes[VISITS] % LOOK:
        return False
    most = 0
    second = 0
    child = nodes[FIRST]
    while child:
        visits = nodes[NODE * child + VISITS]
        if visits > most:
            second = most
            most = visits
        elif visits > second:
            second = visits
        child = nodes[NODE * child + NEXT]
    return most - second > dials[SETTLED_DIAL] * left


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
    mind: Mind,
) -> None:
    """Take the worth of the leaf up to the root: its own where it is valued, that of a node, or that of the end."""
    if leaf:
        for k in range(knobs[SEATS_KNOB]):
            work[LEAF + k] = sums[SUMS * leaf + k]
    elif not valued:
        weigh(s, c, knobs, dials, work, LEAF, mind[LORE])
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


def between(
    states: States, c: Components, r: Random, knobs: Ints, dials: Floats, out: Ints, weights: Ints, mind: Mind
) -> int:
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
            reply(states, c, r, knobs, dials, seat, out, mind)
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


def reply(
    states: States, c: Components, r: Random, knobs: Ints, dials: Floats, seat: int, out: Ints, mind: Mind
) -> None:
    """Answer under seal for another seat, which knows nothing of the other sealed answers: for its own good."""
    s = states[TABLE]
    n = options(s, c, seat, out)
    if knobs[ADVICE_KNOB] == 0:
        apply(s, c, seat, out[below(r, n)])
        return
    if knobs[NET_KNOB] and dials[ADVISED_DIAL] == 0.0:
        apply(s, c, seat, out[as_liked(s, c, r, knobs, seat, out, n, mind)])
        return
    best = -(1 << 40)
    chosen = out[0]
    ties = 0
    for i in range(n):
        copy(states[TRIAL], s)
        apply(states[TRIAL], c, seat, out[i])
        worth = outlook(states[TRIAL], c, seat, mind[LORE]) if knobs[OUTLOOK_KNOB] else value(states[TRIAL], c, seat)
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
        made = look_ahead(node, seat, n, new, states, c, nodes, sums, knobs, dials, out, spots, work, mind)
    return made or best
