"""The counting behind `exact`: how soon a player who has one card alone can mark its tomb, for every set of marks.

A card is five numbers: its squares without walls, its entrance, its tomb, its red crosses (four masks), and how many
squares may be owed to red crosses at once. A table has a row for each set of marks and each number of squares owed, and
in the row a number for each bag: `table[(set * (owed_at_once + 1) + owed) * bags + bag]`. A larger set comes later in
the list of sets, so the rows are filled from the last to the first.
"""

from saqqara.core.kernel import Ints, count_bits

FREE, ENTRANCE, TOMB, CROSSES, OWED_AT_ONCE = 0, 1, 2, 3, 4  # what a card's numbers are
UNIT = 1 << 24  # one expedition card, or certainty; 25 of them fit into 31 bits
MEAN, FEWEST = 0, 1  # chance flips as it does, or as one would wish
SCATTER = 0x9E3779B1


def open_squares(card: Ints, marks: int) -> int:
    """Return the squares that may be marked next: the entrance at first, then what touches a mark by a side."""
    if marks == 0:
        return card[ENTRANCE]
    return (marks << 1 | marks >> 1 | marks << 6 | marks >> 6) & card[FREE] & ~marks


def slot_of(masks: Ints, slots: Ints, marks: int) -> int:
    """Return where `slots` has the number of a set, or the 0 where it belongs."""
    last = len(slots) - 1
    at = (marks * SCATTER >> 20) & last
    while slots[at] and masks[slots[at]] != marks:
        at = (at + 1) & last
    return at


def list_sets(card: Ints, masks: Ints, slots: Ints) -> int:
    """List the sets of marks without the tomb, the empty one first, small before large; 0 if `masks` is too short.

    `slots` is all 0, longer than `masks`, and its length is a power of two; afterwards it finds the number of a set.
    """
    masks[0] = 0
    sets = 1
    i = 0
    while i < sets:
        near = open_squares(card, masks[i]) & ~card[TOMB]
        while near:
            grown = masks[i] | near & -near
            near &= near - 1
            at = slot_of(masks, slots, grown)
            if slots[at] == 0:
                if sets == len(masks):
                    return 0
                masks[sets] = grown
                slots[at] = sets
                sets += 1
        i += 1
    return sets


def fill(
    card: Ints,
    masks: Ints,
    slots: Ints,
    sets: int,
    patterns: Ints,
    first: Ints,
    counts: Ints,
    after: Ints,
    totals: Ints,
    bags: int,
    bags_after: int,
    kind: int,
    step: int,
    source: Ints,
    table: Ints,
    least: Ints,
) -> None:
    """Fill a table for the first `bags` bags from what `source`, which may be the table itself, says of the next card.

    Patterns of shape p on this card are patterns[first[p]] up to patterns[first[p + 1]]; bag b has
    counts[shapes * b + p] of its cards among totals[b], and is bag after[shapes * b + p] when one of them is flipped.
    `step` is what one card costs.
    """
    width = len(totals)
    shapes = len(first) - 1
    for i in range(sets - 1, -1, -1):
        row = row_of(card, i, 0, width)
        if open_squares(card, masks[i]) & card[TOMB]:
            for b in range(bags):
                table[row + b] = step
        else:
            for p in range(shapes):
                seek_least(card, masks, slots, i, patterns, first, p, bags_after, source, least, width)
            for b in range(bags):
                if kind == MEAN:
                    table[row + b] = step + mean(counts, after, totals, b, shapes, least)
                else:
                    table[row + b] = step + fewest(counts, after, b, shapes, least, width)
        fill_owed(card, masks, slots, i, bags, table, width)


def fill_late(card: Ints, masks: Ints, slots: Ints, sets: int, bags: int, table: Ints) -> None:
    """Fill a table for a player who gets no further card: without a square owed the tomb is certainly missed."""
    for i in range(sets - 1, -1, -1):
        row = row_of(card, i, 0, bags)
        for b in range(bags):
            table[row + b] = UNIT
        fill_owed(card, masks, slots, i, bags, table, bags)


def row_of(card: Ints, i: int, owed: int, width: int) -> int:
    """Return where the row of a set begins."""
    return (i * (card[OWED_AT_ONCE] + 1) + owed) * width


def row_after(card: Ints, masks: Ints, slots: Ints, grown: int, owed: int, width: int) -> int:
    """Return where the row of a larger set begins."""
    return row_of(card, slots[slot_of(masks, slots, grown)], owed, width)


def lower(least: Ints, at: int, table: Ints, row: int, bags: int) -> None:
    """Lower numbers to those of a row that are lower."""
    for b in range(bags):
        number = table[row + b]
        least[at + b] = number if number < least[at + b] else least[at + b]  # noqa: FURB136  min() takes twice as long


def seek_least(
    card: Ints,
    masks: Ints,
    slots: Ints,
    i: int,
    patterns: Ints,
    first: Ints,
    p: int,
    bags: int,
    source: Ints,
    least: Ints,
    width: int,
) -> None:
    """Write the best that a flipped shape leads to, for each bag after it: the pattern somewhere, or one square.

    The tomb is not next to the marks. The last row of `least` takes the best square, which is the same for all shapes.
    """
    marks = masks[i]
    near = open_squares(card, marks)
    square = (len(first) - 1) * width
    if p == 0:
        seek_square(card, masks, slots, marks, 0, bags, source, least, square, width)
    at = p * width
    for b in range(bags):
        least[at + b] = least[square + b]
    for k in range(first[p], first[p + 1]):
        pattern = patterns[k]
        if pattern & near == 0 or pattern & marks:
            continue
        if pattern & card[TOMB]:
            for b in range(bags):
                least[at + b] = 0
            return
        owed = count_bits(pattern & card[CROSSES])
        lower(least, at, source, row_after(card, masks, slots, marks | pattern, owed, width), bags)


def seek_square(
    card: Ints,
    masks: Ints,
    slots: Ints,
    marks: int,
    owed: int,
    bags: int,
    source: Ints,
    least: Ints,
    at: int,
    width: int,
) -> None:
    """Write the best that one more square leads to when others are owed after it; the tomb is not next to the marks."""
    near = open_squares(card, marks)
    for b in range(bags):
        least[at + b] = (1 << 31) - 1
    while near:
        square = near & -near
        near ^= square
        more = 1 if square & card[CROSSES] else 0
        lower(least, at, source, row_after(card, masks, slots, marks | square, owed + more, width), bags)


def fill_owed(card: Ints, masks: Ints, slots: Ints, i: int, bags: int, table: Ints, width: int) -> None:
    """Fill the rows of a set that owes squares: each red cross that is marked gives one, on this card and at once."""
    marks = masks[i]
    found = open_squares(card, marks) & card[TOMB]
    for owed in range(1, min(card[OWED_AT_ONCE], count_bits(marks & card[CROSSES])) + 1):
        row = row_of(card, i, owed, width)
        if found:
            for b in range(bags):
                table[row + b] = 0
        else:
            seek_square(card, masks, slots, marks, owed - 1, bags, table, table, row, width)


def mean(counts: Ints, after: Ints, totals: Ints, b: int, shapes: int, least: Ints) -> int:
    """Return what a bag leads to when each of its cards is as likely, rounded to the nearest."""
    width = len(totals)
    whole = 0
    for p in range(shapes):
        if counts[b * shapes + p]:
            whole += counts[b * shapes + p] * least[p * width + after[b * shapes + p]]
    return (2 * whole + totals[b]) // (2 * totals[b])


def fewest(counts: Ints, after: Ints, b: int, shapes: int, least: Ints, width: int) -> int:
    """Return what a bag leads to when the best of its cards is flipped."""
    best = (1 << 31) - 1
    for p in range(shapes):
        if counts[b * shapes + p]:
            best = min(best, least[p * width + after[b * shapes + p]])
    return best
