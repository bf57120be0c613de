"""The network: what a table is worth to every seat, and which answers look good, by weights that were learned.

Whole numbers go in: what the network looks at from a seat, and what advice makes of the table for each seat. One that
has few values picks a row of weights by its value, any other weighs its row; a zero adds nothing. Two layers follow,
then the heads. Sums are made in one order in fractions of 32 bits, so that plain Python and compiled code agree to the
last bit.
"""

from typing import Any

from saqqara.ai.text.worth import LEAF, SEATS_KNOB, Floats
from saqqara.core.contract import Components, State, network_features, value
from saqqara.core.fields import Ints
from saqqara.core.kernel import single

# The weights, their plan, room for what goes in, for the two layers, for how much answers are liked, and for sums
Mind = Any

# The plan: sizes, then where parts begin among the weights, then three numbers for each of what goes in
INPUTS, WIDE_FIRST, WIDE_SECOND, HEADS = 0, 1, 2, 3
FIRST_BIAS, FIRST_ROWS, SECOND_BIAS, SECOND_ROWS = 4, 5, 6, 7
HEAD_BIAS, HEAD_ROWS, LIKED_BIAS, LIKED_ROWS, SCALES = 8, 9, 10, 11, 12
ENTRIES = 13
# Of these: the lowest value, how many rows (0: one that is weighed), and the first of them
ENTRY, LOWEST, HOW_MANY, FIRST_ROW = 3, 0, 1, 2

FOUR = 4  # values, one for each seat from the one that looks
TENTH = 10  # advice goes in by tenths of a point
STEPS = 8  # sums that run side by side
AT_ONCE = 4  # rows
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


def observe(s: State, c: Components, seat: int, seats: int, seen: Ints) -> int:
    """Write what goes into the network, as a seat sees the table, and return how much that is."""
    n = network_features(s, c, seat, seen)
    for step in range(FOUR):
        seen[n] = value(s, c, (seat + step) % seats) // TENTH if step < seats else 0
        n += 1
    return n


def digest(s: State, c: Components, seat: int, seats: int, mind: Mind) -> None:
    """Bring the table through both layers."""
    net, plan, seen, first, second, _, rows, forces = mind
    observe(s, c, seat, seats, seen)
    n = active_inputs(net, plan, seen, rows, forces)
    add_rows(net, plan[FIRST_BIAS], plan[WIDE_FIRST], n, rows, forces, first)
    n = active_units(plan, first, rows, forces)
    add_rows(net, plan[SECOND_BIAS], plan[WIDE_SECOND], n, rows, forces, second)
    nothing = single(0.0)
    for k in range(plan[WIDE_SECOND]):
        second[k] = max(second[k], nothing)


def active_inputs(net: Floats, plan: Ints, seen: Ints, rows: Ints, forces: Floats) -> int:
    """Write which rows of the first layer what is not 0 adds, and how strongly."""
    wide = plan[WIDE_FIRST]
    n = 0
    for i in range(plan[INPUTS]):
        entry = ENTRIES + ENTRY * i
        many = plan[entry + HOW_MANY]
        rows[n] = plan[entry + FIRST_ROW] + wide * max(0, min(many - 1, seen[i] - plan[entry + LOWEST]))
        forces[n] = 1.0 if many else single(seen[i] * net[plan[SCALES] + i])
        n += seen[i] != 0
    return n


def active_units(plan: Ints, first: Floats, rows: Ints, forces: Floats) -> int:
    """Write which rows of the second layer are added: those of what is above 0 in the first."""
    n = 0
    for i in range(plan[WIDE_FIRST]):
        rows[n] = plan[SECOND_ROWS] + plan[WIDE_SECOND] * i
        forces[n] = first[i]
        n += first[i] > 0.0
    return n


def add_rows(net: Floats, bias: int, wide: int, n: int, rows: Ints, forces: Floats, layer: Floats) -> None:
    """Add n rows of weights to a bias, each times its force: four at once, one after the other."""
    row = net[bias : bias + wide]
    for k in range(wide):
        layer[k] = row[k]
    while n % AT_ONCE:
        rows[n] = bias
        forces[n] = 0.0
        n += 1
    for i in range(0, n, AT_ONCE):
        one = net[rows[i] : rows[i] + wide]
        two = net[rows[i + 1] : rows[i + 1] + wide]
        three = net[rows[i + 2] : rows[i + 2] + wide]
        four = net[rows[i + 3] : rows[i + 3] + wide]
        w = forces[i]
        x = forces[i + 1]
        y = forces[i + 2]
        z = forces[i + 3]
        for k in range(wide):
            total = single(single(layer[k] + single(w * one[k])) + single(x * two[k]))
            layer[k] = single(single(total + single(y * three[k])) + single(z * four[k]))


def product(net: Floats, at: int, second: Floats, wide: int) -> float:
    """Return the second layer times a row of weights, in sums side by side."""
    row = net[at : at + wide]
    a = b = d = e = f = g = h = i = single(0.0)
    for k in range(0, wide, STEPS):
        a = single(a + single(second[k] * row[k]))
        b = single(b + single(second[k + 1] * row[k + 1]))
        d = single(d + single(second[k + 2] * row[k + 2]))
        e = single(e + single(second[k + 3] * row[k + 3]))
        f = single(f + single(second[k + 4] * row[k + 4]))
        g = single(g + single(second[k + 5] * row[k + 5]))
        h = single(h + single(second[k + 6] * row[k + 6]))
        i = single(i + single(second[k + 7] * row[k + 7]))
    left = single(single(a + f) + single(b + g))
    return single(left + single(single(d + h) + single(e + i)))


def head(number: int, mind: Mind) -> float:
    """Return what a head says of the table that was digested last."""
    net, plan, _, _, second, _, _, _ = mind
    wide = plan[WIDE_SECOND]
    return single(product(net, plan[HEAD_ROWS] + wide * number, second, wide) + net[plan[HEAD_BIAS] + number])


def judge(seat: int, seats: int, work: Floats, mind: Mind) -> None:
    """Write what the table that was digested last is worth to every seat."""
    for step in range(seats):
        work[LEAF + (seat + step) % seats] = between_0_and_1(head(step, mind))


def prefer(out: Ints, n: int, mind: Mind) -> None:
    """Write how much each of n answers is liked at the table that was digested last; together that is 1."""
    net, plan, _, _, second, liked, _, _ = mind
    wide = plan[WIDE_SECOND]
    highest = -1e30
    for i in range(n):
        liked[i] = product(net, plan[LIKED_ROWS] + wide * out[i], second, wide) + net[plan[LIKED_BIAS] + out[i]]
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
