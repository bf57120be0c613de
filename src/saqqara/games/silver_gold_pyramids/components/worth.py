"""What a chamber is worth: its routes, its detours, and the index that keeps the colours balanced."""

from __future__ import annotations

from fractions import Fraction

from saqqara.games.silver_gold_pyramids.components.chamber import (
    ENTRANCE,
    TOMB,
    Rows,
    beside,
    free,
    mask_of,
    rings,
    route,
    square_of,
    steps,
)
from saqqara.games.silver_gold_pyramids.components.race import mean_cards
from saqqara.games.silver_gold_pyramids.components.shapes import squares

VALUES = {"r": 24, "g": 24, "t": 30, "x": 13, "p": 12, "s": -10}  # tenths of a point
BASE, PER_CARD = 18, 4  # points: for a tomb, and what an expedition card could bring elsewhere
SPARE = 2  # squares more than the shortest route that a careful player walks to avoid skulls


def ways_through(rows: Rows) -> int:
    """Count the shortest routes."""
    ground, goal = free(rows), mask_of(rows, TOMB)
    counts = dict.fromkeys(squares(mask_of(rows, ENTRANCE)), 1)
    for ring in rings(mask_of(rows, ENTRANCE), ground)[1:]:
        before = counts
        counts = {
            bit: sum(number for other, number in before.items() if beside(1 << other) >> bit & 1)
            for bit in squares(ring)
        }
        if ring & goal:
            return sum(number for bit, number in counts.items() if goal >> bit & 1)
    return 0


def on_shortest(rows: Rows) -> int:
    """Return the squares that lie on a shortest route."""
    ground = free(rows)
    there, back = rings(mask_of(rows, ENTRANCE), ground), rings(mask_of(rows, TOMB), ground)
    length = route(rows)
    return sum(a & b for i, a in enumerate(there) for j, b in enumerate(back) if i + j == length - 1)


def barred(rows: Rows) -> bool:
    """A chamber where every route that is not much longer than the shortest passes a skull."""
    found = steps(mask_of(rows, ENTRANCE), mask_of(rows, TOMB), free(rows) & ~mask_of(rows, "s"))
    return found is None or found + 1 > route(rows) + SPARE


def detour(rows: Rows, bit: int) -> int:
    """Count the squares to be marked beyond a shortest route so that a square is marked too."""
    ground = free(rows)
    distances = [_distances(start, ground) for start in (mask_of(rows, ENTRANCE), mask_of(rows, TOMB), 1 << bit)]
    together = min(sum(distance[junction] for distance in distances) for junction in distances[0])
    return together + 1 - route(rows)


def _distances(start: int, ground: int) -> dict[int, int]:
    return {bit: number for number, ring in enumerate(rings(start, ground)) for bit in squares(ring)}


def cards_needed(rows: Rows) -> Fraction:
    """Return the mean number of expedition cards until a racer marks the tomb."""
    return mean_cards(free(rows), mask_of(rows, ENTRANCE), mask_of(rows, TOMB))


def index(rows: Rows) -> Fraction:
    """Return the balance index: a base, what the symbols bring, less the farther they lie, less the cards needed."""
    symbols = sum(
        VALUES[square_of(rows, bit)] * max(35, 100 - 20 * detour(rows, bit))  # in hundredths
        for bit in squares(mask_of(rows, "".join(VALUES)))
    )
    return BASE + Fraction(symbols, 1000) - PER_CARD * cards_needed(rows)
