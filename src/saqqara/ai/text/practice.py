"""Games that a network plays with itself to learn from, whole: no step of them comes back to Python.

At the root some answers, drawn as they are liked, are tried by halves: all of them equally often, then the better half.
What the tree then says of each, together with how it was liked, is what is learned (Gumbel AlphaZero). Only some turns
are thought about at length, and only those are kept; the others are played fast, so that games end.
"""

from math import log
from typing import Any

from saqqara.ai.text.leaves import take_advice
from saqqara.ai.text.net import LORE, Mind, observe, power
from saqqara.ai.text.nodes import FIRST, NEXT, NODE, PRIOR, SUMS, TABLE, VIEW, VISITS, WHAT
from saqqara.ai.text.tree import simulate
from saqqara.ai.text.worth import (
    BEST,
    FORCED_KNOB,
    GIVEN_KNOB,
    HEED_DIAL,
    LATER_KNOB,
    LEAF,
    NET_KNOB,
    OUTLOOK_KNOB,
    ROLLS_KNOB,
    SEAT_KNOB,
    SEATS_KNOB,
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
    scores,
    see,
    set_up,
)
from saqqara.core.fields import Ints
from saqqara.core.kernel import lowest_bit
from saqqara.core.text.dealing import deal
from saqqara.core.text.generator import below, seed_generator
from saqqara.core.text.playout import greedy_choice

# What is kept: inputs, seats, where answers begin, answers, what is learned of them, worth of the table, and that of
# the best answer by the outlook
Book = Any
REAL = 4  # States: the table that is played on, behind the four of the search

# How games are played, in whole numbers
ROLES = 0  # of four seats
LEARNS, RIVAL, GREEDY_ROLE, PLAIN_ROLE, TEACHER_ROLE = 0, 1, 2, 3, 4
SHORT, LONG, OFTEN = 4, 5, 6  # simulations of a fast turn and of a long one; how many of 1024 turns are long
OPENING = 7  # answers at random before anybody thinks
TRIED = 8  # answers that are tried at the root
NOISY = 9  # 1: answers are drawn as they are liked, 0: the best is taken
PLAIN_ROLLS = 10  # 1: without a network, leaves are played on at random
RULES = 11

STEADY = 50  # visits that what the tree says counts at least
KEEN_PLACE = 0  # of `keen`: how much a difference in worth counts

# Fractions for each answer at the root: its draw, its logarithm, and both with what the tree says
DRAWN, LIKING, CLAIM, SCORES = 0, 1, 2, 3


def practise(
    seed: int,
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
    work: Floats,
    mind: Mind,
    rival: Mind,
    course: Ints,
    keen: Floats,
    tried: Ints,
    claims: Floats,
    book: Book,
    points: Ints,
) -> int:
    """Play one game, write down the turns that are learned from, and return how many; work has how it ended."""
    c = comps[0]
    r = randoms[0]
    s = states[REAL]
    seed_generator(r, seed, 0)
    set_up(s, c)
    kept = 0
    opening = course[OPENING]
    mask = deciding(s)
    while mask:
        seat = lowest_bit(mask)
        if seat == CHANCE:
            deal(s, c, r, out, weights)
            mask = deciding(s)
            continue
        n = options(s, c, seat, out)
        role = course[ROLES + seat]
        action = out[0]
        if n > 1 and opening:
            opening -= 1
            action = out[below(r, n)]
        elif n > 1 and role == GREEDY_ROLE:
            copy(states[VIEW], s)
            action = greedy_choice(states, c, knobs[SEATS_KNOB], seat, r, out, n)
        elif n > 1:
            at_length = below(r, 1024) < course[OFTEN]
            begin(s, c, r, seat, n, states, nodes, sums, knobs, dials, given, out)
            knobs[NET_KNOB] = role < GREEDY_ROLE
            knobs[OUTLOOK_KNOB] = role != PLAIN_ROLE
            knobs[ROLLS_KNOB] = course[PLAIN_ROLLS] and not knobs[NET_KNOB]
            most = course[LONG] if at_length else course[SHORT]
            thinks = rival if role == RIVAL else mind
            count = gather_answers(
                states, c, r, nodes, sums, knobs, dials, logs, given, out, weights, spots, path, wide, work, thinks,
                course, tried, claims,
            )  # fmt: skip
            best = try_by_halves(
                count, most - 1, seat, states, c, r, nodes, sums, knobs, dials, logs, given, out, weights, spots, path,
                wide, work, thinks, course, keen, tried, claims,
            )  # fmt: skip
            action = nodes[NODE * best + WHAT]
            if at_length and role != RIVAL:
                kept = write_down(
                    kept, count, seat, states, c, r, nodes, sums, knobs, dials, out, work, keen, tried, claims, book,
                    mind,
                )  # fmt: skip
        apply(s, c, seat, action)
        mask = deciding(s)
    weigh(s, c, knobs, dials, work, LEAF, mind[LORE])
    scores(s, c, points)
    return kept


def begin(
    s: State, c: Components, r: Random, seat: int, n: int, states: States, nodes: Ints, sums: Floats, knobs: Ints,
    dials: Floats, given: Ints, out: Ints,
) -> None:  # fmt: skip
    """Let a seat look at the table, and start a tree."""
    see(states[VIEW], s, seat)
    for i in range(n):
        given[i] = out[i]
    knobs[GIVEN_KNOB] = merged(states[VIEW], c, seat, given, n)
    knobs[SEAT_KNOB] = seat
    knobs[SURE_KNOB] = 0
    copy(states[TABLE], states[VIEW])
    drawn = r.d
    imagine(states[TABLE], c, r, seat)
    knobs[STEADY_KNOB] = r.d == drawn and dials[HEED_DIAL] == 0.0
    knobs[FORCED_KNOB] = 0
    knobs[USED_KNOB] = 1
    knobs[LATER_KNOB] = 1
    for k in range(NODE):
        nodes[k] = 0
    for k in range(SUMS):
        sums[k] = 0.0


def gather_answers(
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
    course: Ints,
    tried: Ints,
    claims: Floats,
) -> int:
    """Simulate once, draw a number for each answer at the root, and return how many answers there are."""
    simulate(1, 0, states, c, r, nodes, sums, knobs, dials, logs, given, out, weights, spots, path, wide, work, mind)
    count = 0
    child = nodes[FIRST]
    while child:
        u = (below(r, 1 << 30) + 0.5) / (1 << 30)
        tried[count] = child
        claims[SCORES * count + DRAWN] = -log(-log(u)) if course[NOISY] else 0.0
        claims[SCORES * count + LIKING] = log(sums[SUMS * child + PRIOR] + 1e-9)
        count += 1
        child = nodes[NODE * child + NEXT]
    return count


def worth_of(child: int, seat: int, nodes: Ints, sums: Floats) -> float:
    """Return what a child of the root has been worth to a seat."""
    return sums[SUMS * child + seat] / (1 + nodes[NODE * child + VISITS])


def claim(count: int, seat: int, nodes: Ints, sums: Floats, keen: Floats, tried: Ints, claims: Floats) -> None:
    """Add up for each answer how it is liked and what the tree says of it."""
    most = 0
    for i in range(count):
        most = max(most, nodes[NODE * tried[i] + VISITS])
    for i in range(count):
        said = keen[KEEN_PLACE] * (STEADY + most) * worth_of(tried[i], seat, nodes, sums)
        claims[SCORES * i + CLAIM] = claims[SCORES * i + LIKING] + said


def best_first(left: int, count: int, tried: Ints, claims: Floats) -> None:
    """Bring the answers with the highest claims and draws to the front, as many as are left."""
    for place in range(left):
        best = place
        for i in range(place + 1, count):
            if total_of(i, claims) > total_of(best, claims):
                best = i
        child = tried[place]
        tried[place] = tried[best]
        tried[best] = child
        for k in range(SCORES):
            score = claims[SCORES * place + k]
            claims[SCORES * place + k] = claims[SCORES * best + k]
            claims[SCORES * best + k] = score


def total_of(i: int, claims: Floats) -> float:
    """Return claim and draw of an answer."""
    return claims[SCORES * i + CLAIM] + claims[SCORES * i + DRAWN]


def try_by_halves(
    count: int,
    most: int,
    seat: int,
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
    course: Ints,
    keen: Floats,
    tried: Ints,
    claims: Floats,
) -> int:
    """Try answers equally often, then the better half of them, until one is left; return it."""
    for i in range(count):
        claims[SCORES * i + CLAIM] = claims[SCORES * i + LIKING]
    left = min(count, course[TRIED])
    best_first(left, count, tried, claims)
    rounds = 1
    while 1 << rounds < left:
        rounds += 1
    spent = 0
    while left > 1 and spent < most:
        for _ in range(max(1, most // (rounds * left))):
            for i in range(left):
                if spent < most:
                    knobs[FORCED_KNOB] = tried[i]
                    simulate(
                        1, 0, states, c, r, nodes, sums, knobs, dials, logs, given, out, weights, spots, path, wide,
                        work, mind,
                    )  # fmt: skip
                    spent += 1
        claim(count, seat, nodes, sums, keen, tried, claims)
        best_first(left, left, tried, claims)
        left = (left + 1) // 2
    return tried[0]


def write_down(
    kept: int,
    count: int,
    seat: int,
    states: States,
    c: Components,
    r: Random,
    nodes: Ints,
    sums: Floats,
    knobs: Ints,
    dials: Floats,
    out: Ints,
    work: Floats,
    keen: Floats,
    tried: Ints,
    claims: Floats,
    book: Book,
    mind: Mind,
) -> int:
    """Keep a turn: what was seen, the answers and how much each is to be liked, and what that makes the table worth."""
    inputs, who, starts, answers, shares, worths, bases = book
    seats = knobs[SEATS_KNOB]
    size = len(inputs) // len(who)
    at = starts[kept]
    if kept + 1 >= len(who) or at + count > len(answers):
        return kept
    claim(count, seat, nodes, sums, keen, tried, claims)
    highest = -1e30
    for i in range(count):
        highest = max(highest, claims[SCORES * i + CLAIM])
    total = 0.0
    for i in range(count):
        shares[at + i] = power(claims[SCORES * i + CLAIM] - highest)
        total += shares[at + i]
    for step in range(seats):
        worths[4 * kept + step] = 0.0
    for i in range(count):
        shares[at + i] /= total
        answers[at + i] = nodes[NODE * tried[i] + WHAT]
        for step in range(seats):
            worths[4 * kept + step] += shares[at + i] * worth_of(tried[i], (seat + step) % seats, nodes, sums)
    copy(states[TABLE], states[VIEW])
    imagine(states[TABLE], c, r, seat)
    take_advice(seat, options(states[TABLE], c, seat, out), states, c, knobs, dials, out, work, mind)
    for step in range(seats):
        bases[4 * kept + step] = work[BEST + (seat + step) % seats]
    seen = mind[2]
    observe(states[TABLE], c, seat, seats, seen, mind[LORE])
    for i in range(size):
        inputs[size * kept + i] = seen[i]
    who[kept] = seat
    starts[kept + 1] = at + count
    return kept + 1


def first_look(states: States, comps: Components, out: Ints, lore: Ints) -> int:
    """Return how many numbers go into a network."""
    set_up(states[0], comps[0])
    return observe(states[0], comps[0], 0, comps[0].seats, out, lore)
