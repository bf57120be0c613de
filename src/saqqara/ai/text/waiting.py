"""Answers that were never taken wait beside the tree where the table is always the same, and are kept with it."""

from saqqara.ai.text.net import Mind
from saqqara.ai.text.nodes import FIRST, NEXT, NODE, OFFERED, PARENT, PRIOR, PROVEN, SUMS, VISITS, WHO, added, urge_of
from saqqara.ai.text.worth import (
    FALL_DIAL,
    FORCED_KNOB,
    LATER_KNOB,
    LEAF,
    NET_KNOB,
    SEATS_KNOB,
    STEADY_KNOB,
    USED_KNOB,
    Floats,
)
from saqqara.core.fields import Ints

# Answers that were never taken, where the table is always the same. They wait outside the tree, from mind[LATER] and
# mind[HOPES] on where OFFERED of their node says, behind what they are told by:
#
#     mind[LATER]     how many   node   -   -   the best liked   the next ...
#     mind[HOPES]     what the table is worth to four seats   how each is liked ...
LATER, HOPES = 11, 12
HOW_MANY, WHOSE, HEADING = 0, 1, 4


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
