"""The counting behind `worth`: what a card promises for every set of marks and every number of flips to come.

A player with two cards has one marking a flip. A card is counted alone, and each marking on it costs the price of a
flip, which the other card could have used: so the two promises and the price of all flips to come add up to about what
the sheet will bring. Everything is in thousandths, of a point, a certainty, a gem.

A row is a set of marks and a number of squares owed to red crosses, `(set * (owed_at_once + 1) + owed) * WIDE`; in it
there is a number for each count of flips to come. A larger set comes later in the list, so rows are filled from the
last to the first.
"""

from saqqara.core.kernel import Ints, count_bits
from saqqara.games.silver_gold_pyramids.exact_text import CROSSES, OWED_AT_ONCE, TOMB, open_squares, slot_of

RED, GREEN, TORCHES, SKULLS, POTIONS = 5, 6, 7, 8, 9  # more numbers of a card: the squares of its symbols
WIDE = 29  # flips to come, 0 to 28
PRICE, GEM, TORCH, SKULL, POTION, CROSS_ELSEWHERE = 0, 1, 2, 3, 4, 5  # what is worth what
PRICES = 6  # and of a flip, by how many are to come with it
ONE = 1000


def gain(card: Ints, worth: Ints, squares: int) -> int:
    """Return what the symbols on squares are worth."""
    total = worth[GEM] * count_bits(squares & (card[RED] | card[GREEN])) + worth[TORCH] * count_bits(
        squares & card[TORCHES]
    )
    return (
        total + worth[SKULL] * count_bits(squares & card[SKULLS]) + worth[POTION] * count_bits(squares & card[POTIONS])
    )


def raise_to(
    card: Ints, worth: Ints, tables: Ints, size: int, row: int, squares: int, extra: int, best: Ints, at: int, wide: int
) -> None:
    """Raise numbers to those of a row that are better once some squares are marked."""
    more = gain(card, worth, squares) + extra
    red = ONE * count_bits(squares & card[RED])
    green = ONE * count_bits(squares & card[GREEN])
    for t in range(wide):
        if more + tables[row + t] > best[at + t]:
            best[at + t] = more + tables[row + t]
            best[at + WIDE + t] = tables[size + row + t]
            best[at + 2 * WIDE + t] = red + tables[2 * size + row + t]
            best[at + 3 * WIDE + t] = green + tables[3 * size + row + t]


def raise_to_tomb(card: Ints, worth: Ints, tomb: Ints, squares: int, extra: int, best: Ints, at: int) -> None:
    """Raise numbers to what the tomb brings."""
    more = gain(card, worth, squares) + extra
    red = ONE * count_bits(squares & card[RED])
    green = ONE * count_bits(squares & card[GREEN])
    for t in range(WIDE):
        if more + tomb[t] > best[at + t]:
            best[at + t] = more + tomb[t]
            best[at + WIDE + t] = ONE
            best[at + 2 * WIDE + t] = red
            best[at + 3 * WIDE + t] = green


def fill_promises(
    card: Ints,
    masks: Ints,
    slots: Ints,
    sets: int,
    patterns: Ints,
    first: Ints,
    counts: Ints,
    worth: Ints,
    tomb: Ints,
    tables: Ints,
    best: Ints,
) -> None:
    """Fill four tables, one after the other: what is promised, the chance of the tomb, red gems, green gems.

    tomb[t] is what the tomb brings when t flips are to come. `best` has room for four rows a shape, and four more.
    """
    shapes = len(first) - 1
    size = len(tables) // 4
    for i in range(sets - 1, -1, -1):
        row = i * (card[OWED_AT_ONCE] + 1) * WIDE
        for p in range(shapes):
            seek_best(card, masks, slots, masks[i], patterns, first, p, worth, tomb, tables, best)
        take_means(counts, shapes, worth, tables, size, row, best)
        for owed in range(1, min(card[OWED_AT_ONCE], count_bits(masks[i] & card[CROSSES])) + 1):
            fill_owed_row(card, masks, slots, masks[i], owed, row + owed * WIDE, worth, tomb, tables, best, shapes)


def clear_best(best: Ints, at: int) -> None:
    """Begin four rows."""
    for t in range(WIDE):
        best[at + t] = -(1 << 30)


def seek_best(
    card: Ints,
    masks: Ints,
    slots: Ints,
    marks: int,
    patterns: Ints,
    first: Ints,
    p: int,
    worth: Ints,
    tomb: Ints,
    tables: Ints,
    best: Ints,
) -> None:
    """Write the best that a marking of a shape, or of one square, leads to."""
    at = 4 * WIDE * p
    size = len(tables) // 4
    near = open_squares(card, marks)
    clear_best(best, at)
    squares = near
    while squares:
        mark_one(card, masks, slots, marks, squares & -squares, worth, tomb, tables, size, best, at)
        squares &= squares - 1
    for k in range(first[p], first[p + 1]):
        if patterns[k] & near and patterns[k] & marks == 0:
            mark_one(card, masks, slots, marks, patterns[k], worth, tomb, tables, size, best, at)


def mark_one(
    card: Ints,
    masks: Ints,
    slots: Ints,
    marks: int,
    squares: int,
    worth: Ints,
    tomb: Ints,
    tables: Ints,
    size: int,
    best: Ints,
    at: int,
) -> None:
    """Raise numbers to what one marking leads to."""
    owed = count_bits(squares & card[CROSSES])
    if squares & card[TOMB]:
        raise_to_tomb(card, worth, tomb, squares, worth[CROSS_ELSEWHERE] * owed, best, at)
    else:
        place = slots[slot_of(masks, slots, marks | squares)]
        row = (place * (card[OWED_AT_ONCE] + 1) + owed) * WIDE
        raise_to(card, worth, tables, size, row, squares, 0, best, at, WIDE)


def take_means(counts: Ints, shapes: int, worth: Ints, tables: Ints, size: int, row: int, best: Ints) -> None:
    """Fill the row of a set without squares owed: each flip is marked here, or left to the other card."""
    total = 0
    for p in range(shapes):
        total += counts[p]
    for quantity in range(4):
        tables[quantity * size + row] = 0
    for t in range(1, WIDE):
        for quantity in range(4):
            whole = 0
            for p in range(shapes):
                at = 4 * WIDE * p + t - 1
                if best[at] - worth[PRICES + t] > tables[row + t - 1]:
                    whole += counts[p] * (best[at + quantity * WIDE] - (worth[PRICES + t] if quantity == 0 else 0))
                else:
                    whole += counts[p] * tables[quantity * size + row + t - 1]
            tables[quantity * size + row + t] = whole // total


def fill_owed_row(
    card: Ints,
    masks: Ints,
    slots: Ints,
    marks: int,
    owed: int,
    row: int,
    worth: Ints,
    tomb: Ints,
    tables: Ints,
    best: Ints,
    shapes: int,
) -> None:
    """Fill the row of a set that owes squares: each is marked here at once, or on the other card."""
    at = 4 * WIDE * shapes
    size = len(tables) // 4
    clear_best(best, at)
    raise_to(card, worth, tables, size, row - WIDE, 0, worth[CROSS_ELSEWHERE], best, at, WIDE)
    squares = open_squares(card, marks)
    while squares:
        square = squares & -squares
        squares ^= square
        if square & card[TOMB]:
            raise_to_tomb(card, worth, tomb, square, worth[CROSS_ELSEWHERE] * (owed - 1), best, at)
        else:
            place = slots[slot_of(masks, slots, marks | square)]
            then = owed - 1 + count_bits(square & card[CROSSES])
            next_row = (place * (card[OWED_AT_ONCE] + 1) + then) * WIDE
            raise_to(card, worth, tables, size, next_row, square, 0, best, at, WIDE)
    for quantity in range(4):
        for t in range(WIDE):
            tables[quantity * size + row + t] = best[at + quantity * WIDE + t]
