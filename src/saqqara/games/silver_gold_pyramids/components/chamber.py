"""Questions about the five rows of a chamber."""

from __future__ import annotations

from saqqara.games.silver_gold_pyramids.components.shapes import SIDE, WIDTH, chamber

Rows = tuple[str, ...]

WALL, ENTRANCE, TOMB, EMPTY = "#", "E", "T", "."


def mask_of(rows: Rows, marks: str) -> int:
    """Return the squares that show one of the marks."""
    return sum(1 << WIDTH * r + c for r, row in enumerate(rows) for c, mark in enumerate(row) if mark in marks)


def square_of(rows: Rows, bit: int) -> str:
    """Return what a square shows."""
    return rows[bit // WIDTH][bit % WIDTH]


def free(rows: Rows) -> int:
    """Return the squares that are no walls."""
    return chamber() & ~mask_of(rows, WALL)


def walls(rows: Rows) -> int:
    """Count the walls."""
    return mask_of(rows, WALL).bit_count()


def drawn(given: int, shown: dict[int, str]) -> Rows:
    """Draw a chamber: the squares that are free, and what they show."""
    return tuple(
        "".join(shown.get(bit, EMPTY) if given >> bit & 1 else WALL for bit in range(WIDTH * row, WIDTH * row + SIDE))
        for row in range(SIDE)
    )


def beside(mask: int) -> int:
    """Return all that touches a mask with a side; the mask itself may be part of it, and what lies outside."""
    return mask << 1 | mask >> 1 | mask << WIDTH | mask >> WIDTH


def rings(start: int, ground: int) -> list[int]:
    """List what lies 0, 1, 2 ... steps from the start on the ground."""
    seen, found = start, [start]
    while edge := beside(found[-1]) & ground & ~seen:
        seen |= edge
        found.append(edge)
    return found


def steps(start: int, goal: int, ground: int) -> int | None:
    """Count the steps from the start to the goal; None if it cannot be reached."""
    return next((number for number, ring in enumerate(rings(start, ground)) if ring & goal), None)


def route(rows: Rows) -> int:
    """Count the squares of a shortest route, entrance and tomb among them; 0 if there is none."""
    found = steps(mask_of(rows, ENTRANCE), mask_of(rows, TOMB), free(rows))
    return 0 if found is None else found + 1


def unreached(rows: Rows) -> int:
    """Return the free squares that cannot be reached from the entrance."""
    ground = free(rows)
    return ground & ~sum(rings(mask_of(rows, ENTRANCE), ground))


def count(rows: Rows, mark: str) -> int:
    """Count the squares that show a mark."""
    return mask_of(rows, mark).bit_count()
