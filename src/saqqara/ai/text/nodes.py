"""The nodes of the tree: what is kept of each, how much it promises, and what is proven."""

from math import sqrt

from saqqara.ai.text.worth import ADVICE_KNOB, EXPLORE_DIAL, LEAF, SEATS_KNOB, USED_KNOB, WON_DIAL, Floats
from saqqara.core.fields import Ints

NODE = 8  # numbers of a node
PARENT, FIRST, NEXT = 0, 1, 2  # nodes; 0 is none, since the root is nobody's child
WHO, WHAT = 3, 4  # the answer that leads here
VISITS, OFFERED = 5, 6  # how often it was taken, and how often it could have been
PROVEN = 7  # 1 if its worth is exact
SUMS = 5  # fractions of a node: the worth to four seats, added up, and the prior
PRIOR = 4
VIEW, TABLE, TRIAL = 0, 1, 2  # States: what the seat sees, the simulation, one step ahead
LOGS = 4096


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
