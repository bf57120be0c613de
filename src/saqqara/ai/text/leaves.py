"""What is new in the tree: which answers there are, how much each is liked, and what a table is worth."""

from saqqara.ai.text.net import LEANS, LORE, Mind, digest, judge, prefer
from saqqara.ai.text.nodes import NODE, OFFERED, PRIOR, SUMS, TABLE, TRIAL, added
from saqqara.ai.text.waiting import let_wait
from saqqara.ai.text.worth import (
    ADVISED_DIAL,
    AHEAD,
    BEST,
    BLEND_DIAL,
    CUT_KNOB,
    FALL_DIAL,
    HEED_DIAL,
    LEAF,
    NET_KNOB,
    ROLLS_KNOB,
    SEAT_KNOB,
    SEATS_KNOB,
    SHARP_DIAL,
    STEADY_KNOB,
    TRUST_DIAL,
    USED_KNOB,
    Floats,
    weigh,
)
from saqqara.core.contract import CHANCE, Components, Random, State, States, apply, copy, deciding, merged, options
from saqqara.core.fields import Ints
from saqqara.core.kernel import lowest_bit
from saqqara.core.text.dealing import deal
from saqqara.core.text.generator import below


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
    mind: Mind,
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
                weigh(states[TRIAL], c, knobs, dials, work, AHEAD, mind[LORE])
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
        weigh(states[TABLE], c, knobs, dials, work, BEST, mind[LORE])
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
        weigh(states[TRIAL], c, knobs, dials, work, AHEAD, mind[LORE])
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
            weigh(s, c, knobs, dials, work, BEST, mind[LORE])
        judge(knobs[SEAT_KNOB], knobs[SEATS_KNOB], dials[TRUST_DIAL], work, mind)
        return
    if knobs[ROLLS_KNOB] == 0 or deciding(s) == 0:
        weigh(s, c, knobs, dials, work, LEAF, mind[LORE])
        return
    blend = dials[BLEND_DIAL]
    if blend < 1.0:
        weigh(s, c, knobs, dials, work, AHEAD, mind[LORE])
    play_on(s, c, r, knobs[CUT_KNOB], out, weights)
    weigh(s, c, knobs, dials, work, LEAF, mind[LORE])
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
