"""The network: what a table is worth to every seat, and which answers look good, by weights that were learned.

Whole numbers go in: what the network looks at from a seat, and what advice makes of the table for each seat. One that
has few values picks a row of weights by its value, any other weighs its row; a zero adds nothing. Two layers follow,
then the heads. Rows that are picked, and those of the second layer, are whole numbers of 16 bits; other sums are made
in one order in fractions of 32 bits, so that plain Python and compiled code agree to the last bit.
"""

from typing import Any

from saqqara.ai.text.worth import BEST, LEAF, SEATS_KNOB, Floats
from saqqara.core.contract import Components, State, network_features, outlook
from saqqara.core.fields import Ints
from saqqara.core.kernel import BLOCK, add_rows, lowest_bit, marks, mix_rows, product, single, sum_rows

# The weights, their plan, room for what goes in, for the two layers, for how much answers are liked, for the rows that
# are added and their forces, the rows of the second layer, the rows that are picked, and room for what they add up to;
# then room for answers that wait to be tried, with their hopes, and what the game looks up
Mind = Any
LORE = 13

# The plan: sizes, where parts begin among the weights, and how many of what goes in are weighed; then for each of what
# goes in its lowest value, one less than how many rows it has (-1: it is weighed), and its first row; then the weighed
INPUTS, WIDE_FIRST, WIDE_SECOND, HEADS = 0, 1, 2, 3
FIRST_BIAS, FIRST_ROWS, SECOND_BIAS, SECOND_ROWS = 4, 5, 6, 7
HEAD_BIAS, HEAD_ROWS, LIKED_BIAS, LIKED_ROWS, SCALES, WEIGHED = 8, 9, 10, 11, 12, 13
LEANS = 14  # 1: heads of worth correct what the best answer is worth by the outlook
ENTRIES = 15
ENTRY = 3  # numbers for each of what goes in

FOUR = 4  # values, one for each seat from the one that looks
TENTH = 10  # advice goes in by tenths of a point
HALVINGS = 12  # of the exponent
FARTHEST = -30.0  # below which a power is as good as none


def power(x: float) -> float:
    """Return e to the power of a number that is not above 0, the same in both back ends."""
    if x < FARTHEST:
        return 0.0
    y = x / (1 << HALVINGS)
    p = 1.0 + y * (1.0 + y * (0.5 + y / 6.0))
    for _ in range(HALVINGS):
        p = p * p
    return p


def between_0_and_1(x: float) -> float:
    """Return the logistic function."""
    if x > 0.0:
        return 1.0 / (1.0 + power(-x))
    p = power(x)
    return p / (1.0 + p)


def observe(s: State, c: Components, seat: int, seats: int, seen: Ints, lore: Ints) -> int:
    """Write what goes into the network, as a seat sees the table, and return how much that is."""
    n = network_features(s, c, seat, seen, lore)
    for step in range(FOUR):
        seen[n] = outlook(s, c, (seat + step) % seats, lore) // TENTH if step < seats else 0
        n += 1
    return n


def digest(s: State, c: Components, seat: int, seats: int, mind: Mind) -> None:
    """Bring the table through both layers."""
    net, plan, seen, first, second, _, rows, forces, thin, small, levels, _, _, lore = mind
    wide = plan[WIDE_FIRST]
    units = plan[SCALES] + plan[INPUTS]
    observe(s, c, seat, seats, seen, lore)
    add_rows(net, plan[FIRST_BIAS], wide, weighed_inputs(net, plan, seen, rows, forces), rows, forces, first)
    sum_rows(small, wide, picked_rows(plan, seen, rows), rows, net, units, first, levels)
    mix_rows(thin, plan[WIDE_SECOND], wide, levels, net, plan[SECOND_BIAS], units + 2, second)


def weighed_inputs(net: Floats, plan: Ints, seen: Ints, rows: Ints, forces: Floats) -> int:
    """Write which rows of the first layer are weighed, and how strongly."""
    inputs = plan[INPUTS]
    n = 0
    for place in range(ENTRIES + ENTRY * inputs, ENTRIES + ENTRY * inputs + plan[WEIGHED]):
        i = plan[place]
        rows[n] = plan[ENTRIES + 2 * inputs + i]
        forces[n] = single(seen[i] * net[plan[SCALES] + i])
        n += seen[i] != 0
    return n


def picked_rows(plan: Ints, seen: Ints, rows: Ints) -> int:
    """Write which rows of the first layer are picked by what is not 0."""
    wide = plan[WIDE_FIRST]
    inputs = plan[INPUTS]
    lows = plan[ENTRIES : ENTRIES + inputs]
    highs = plan[ENTRIES + inputs : ENTRIES + 2 * inputs]
    starts = plan[ENTRIES + 2 * inputs : ENTRIES + 3 * inputs]
    n = 0
    for block in range(0, inputs, BLOCK):
        bits = marks(seen, block)
        while bits:
            i = block + lowest_bit(bits)
            bits &= bits - 1
            rows[n] = starts[i] + wide * max(0, min(highs[i], seen[i] - lows[i]))
            n += highs[i] >= 0
    return n


def head(number: int, mind: Mind) -> float:
    """Return what a head says of the table that was digested last."""
    net, plan, second = mind[0], mind[1], mind[4]
    wide = plan[WIDE_SECOND]
    return single(product(net, plan[HEAD_ROWS] + wide * number, second, wide) + net[plan[HEAD_BIAS] + number])


def judge(seat: int, seats: int, trust: float, work: Floats, mind: Mind) -> None:
    """Write what the table that was digested last is worth to every seat; what was there before may be corrected."""
    for step in range(seats):
        place = (seat + step) % seats
        if mind[1][LEANS]:
            work[LEAF + place] = corrected(work[BEST + place], trust * head(step, mind))
        else:
            work[LEAF + place] = between_0_and_1(head(step, mind))


def corrected(worth: float, by: float) -> float:
    """Return a worth between 0 and 1 whose logarithm of odds is changed by so much."""
    if by > 0.0:
        return worth / (worth + (1.0 - worth) * power(-by))
    less = worth * power(by)
    return less / (less + (1.0 - worth))


def prefer(out: Ints, n: int, mind: Mind) -> None:
    """Write how much each of n answers is liked at the table that was digested last; together that is 1."""
    net, plan, second, liked = mind[0], mind[1], mind[4], mind[5]
    wide = plan[WIDE_SECOND]
    highest = -1e30
    for i in range(n):
        said = product(net, plan[LIKED_ROWS] + wide * out[i], second, wide)
        liked[i] = single(said + net[plan[LIKED_BIAS] + out[i]])
        highest = max(highest, liked[i])
    total = 0.0
    for i in range(n):
        liked[i] = power(liked[i] - highest)
        total += liked[i]
    for i in range(n):
        liked[i] /= total


def heads_at(
    states: Any, i: int, comps: Any, knobs: Ints, seat: int, out: Ints, n: int, said: Floats, mind: Mind
) -> None:
    """Write what every head says of states[i], and then how much each of n answers is liked."""
    digest(states[i], comps[0], seat, knobs[SEATS_KNOB], mind)
    heads = mind[1][HEADS]
    for number in range(heads):
        said[number] = head(number, mind)
    prefer(out, n, mind)
    for k in range(n):
        said[heads + k] = mind[5][k]
