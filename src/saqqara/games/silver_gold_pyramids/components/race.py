"""A race to the tomb on one card alone: how many expedition cards it takes, red crosses left out."""

from __future__ import annotations

from fractions import Fraction
from functools import cache, lru_cache

from saqqara.games.silver_gold_pyramids.components.chamber import beside, rings
from saqqara.games.silver_gold_pyramids.components.shapes import SHAPES, chamber, placed, squares, ways

EIGHT = (("I2", 1), ("I3", 2), ("V3", 2), ("T4", 1), ("L4", 1), ("O4", 1))  # the expedition cards
LARGEST = 4  # squares of a pattern

Bag = tuple[int, ...]  # how many cards of each pattern are still face down

FULL: Bag = tuple(number for _, number in EIGHT)


@cache
def placements(shape: int) -> tuple[int, ...]:
    """List the ways to mark one of the six patterns on an empty chamber."""
    found = (placed(way, corner) for way in ways(SHAPES[EIGHT[shape][0]]) for corner in squares(chamber()))
    return tuple(mask for mask in found if mask)


class Race:
    """A chamber of which only the walls, the entrance and the tomb count."""

    def __init__(self, ground: int, entrance: int, tomb: int) -> None:
        self.ground, self.entrance, self.tomb = ground, entrance, tomb
        self.nearness = rings(tomb, ground)
        self.fitting = [[mask for mask in placements(shape) if not mask & ~ground] for shape in range(len(EIGHT))]
        self._best: dict[tuple[int, int], list[int]] = {}
        self._expected: dict[tuple[int, Bag], Fraction] = {}

    def left(self, marked: int) -> int:
        """Count the steps from the squares marked to the tomb."""
        return next(number for number, ring in enumerate(self.nearness) if ring & marked)

    def edge(self, marked: int) -> int:
        """Return the squares that may be marked next, of which every pattern needs one."""
        return beside(marked) & self.ground & ~marked if marked else self.entrance

    def allowed(self, marked: int, shape: int) -> list[int]:
        """List the ways to mark a pattern."""
        edge = self.edge(marked)
        return [mask for mask in self.fitting[shape] if mask & edge and not mask & marked]

    def best(self, marked: int, shape: int) -> list[int]:
        """List the ways that bring the tomb nearest; one square instead only where no way comes as near."""
        key = (marked, shape)
        if key not in self._best:
            single = [1 << bit for bit in squares(self.edge(marked))]
            near = [(self.left(marked | mask), mask) for mask in self.allowed(marked, shape)]
            near_single = [(self.left(marked | mask), mask) for mask in single]
            if not near or min(near_single) < (min(near)[0],):
                near = [min(near_single)]
            nearest = min(near)[0]
            self._best[key] = sorted({mask for steps, mask in near if steps == nearest})
        return self._best[key]

    def expected(self, marked: int = 0, bag: Bag = FULL) -> Fraction:
        """Return the mean number of expedition cards until the tomb is marked, exactly.

        The racer marks what brings the tomb nearest; among equally near ways it takes the one with the lowest mean.
        Seven of eight cards are turned up in a round, then all eight are shuffled again.
        """
        if marked & self.tomb:
            return Fraction(0)
        key = (marked, bag)
        if key not in self._expected:
            cards = sum(bag)
            total = Fraction(cards)
            for shape, number in enumerate(bag):
                if number:
                    rest = FULL if cards == 2 else without(bag, shape)  # noqa: PLR2004  the eighth card stays face down
                    total += number * min(self.expected(marked | mask, rest) for mask in self.best(marked, shape))
            self._expected[key] = total / cards
        return self._expected[key]

    def fewest(self) -> int:
        """Return the fewest expedition cards with which the tomb can be marked, whichever patterns come."""
        number = 1
        while not self.possible(0, number):
            number += 1
        return number

    def possible(self, marked: int, cards: int) -> bool:
        """Say whether the tomb can be marked with so many cards."""
        if marked & self.tomb:
            return True
        if not cards or (marked and self.left(marked) > LARGEST * cards):
            return False
        return any(
            self.possible(marked | mask, cards - 1)
            for shape in range(len(EIGHT))
            for mask in self.allowed(marked, shape)
        )

    def openings(self) -> int:
        """Count the patterns that can be the first to be marked."""
        return sum(bool(self.allowed(0, shape)) for shape in range(len(EIGHT)))


def without(bag: Bag, shape: int) -> Bag:
    """Take a card out of the bag."""
    return (*bag[:shape], bag[shape] - 1, *bag[shape + 1 :])


@lru_cache(maxsize=1024)
def mean_cards(ground: int, entrance: int, tomb: int) -> Fraction:
    """Return the mean number of expedition cards of a race."""
    return Race(ground, entrance, tomb).expected()
