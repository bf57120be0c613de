"""The patterns: every shape of one to four squares that hang together, turned and mirrored, in a chamber."""

from __future__ import annotations

from functools import cache

SIDE = 5  # squares in a row and in a column of a chamber
WIDTH = 6  # bits in a row of a mask: the sixth is never a square, so that shifting a shape past the edge hits nothing
CELLS = 30  # bits in a mask

# A square is a bit, 6 * row + column:
#
#         a  b  c  d  e
#     1   0  1  2  3  4
#     2   6  7  8  9 10
#     3  12 13 14 15 16     ...

SHAPES = {
    "I1": ("X",),
    "I2": ("XX",),
    "I3": ("XXX",),
    "V3": ("XX", "X."),
    "T4": ("XXX", ".X."),
    "L4": ("XXX", "X.."),
    "O4": ("XX", "XX"),
    "I4": ("XXXX",),
    "S4": (".XX", "XX."),
}  # the order is for ever: actions are numbered by it
NAMES = tuple(SHAPES)

Shape = tuple[int, ...]  # the bits of its squares, from the top left corner of its frame, rising


def turned(rows: tuple[str, ...]) -> tuple[str, ...]:
    """Turn a drawn shape by a quarter, clockwise."""
    return tuple("".join(column[::-1]) for column in zip(*rows, strict=True))


def mirrored(rows: tuple[str, ...]) -> tuple[str, ...]:
    """Mirror a drawn shape."""
    return tuple(row[::-1] for row in rows)


def bits(rows: tuple[str, ...]) -> Shape:
    """Return the squares of a drawn shape as bits."""
    return tuple(WIDTH * r + c for r, row in enumerate(rows) for c, mark in enumerate(row) if mark == "X")


def ways(rows: tuple[str, ...]) -> list[Shape]:
    """List the different ways to turn and mirror a drawn shape, in a pinned order."""
    found: list[Shape] = []
    for side in (rows, mirrored(rows)):
        drawn = side
        for _ in range(4):
            if bits(drawn) not in found:
                found.append(bits(drawn))
            drawn = turned(drawn)
    return found


@cache
def all_ways() -> tuple[tuple[int, Shape], ...]:
    """List every way of every shape: the number of the shape, and its squares; actions are numbered by this list."""
    return tuple((number, way) for number, rows in enumerate(SHAPES.values()) for way in ways(rows))


@cache
def chamber() -> int:
    """Return the mask of the 25 squares."""
    return sum(1 << WIDTH * row + column for row in range(SIDE) for column in range(SIDE))


def placed(way: Shape, corner: int) -> int:
    """Return the mask of a shape whose frame has its top left corner on a square; 0 where it does not fit."""
    mask = sum(1 << corner + bit for bit in way)
    return mask if mask & ~chamber() == 0 else 0


def name_of_square(bit: int) -> str:
    """Name a square: column and row, `a1` at the top left."""
    return "abcde"[bit % WIDTH] + str(bit // WIDTH + 1)


def squares(mask: int) -> list[int]:
    """List the bits of a mask, row by row."""
    return [bit for bit in range(CELLS) if mask >> bit & 1]


def shape_named(text: str) -> str | None:
    """Return the name of a shape given by its name or drawn as `XXX/X..`, in any turn; None if it is not known."""
    if text.upper() in SHAPES:
        return text.upper()
    rows = tuple(text.upper().split("/"))
    if len({len(row) for row in rows}) != 1 or set("".join(rows)) - {"X", "."}:
        return None
    while rows and "X" not in rows[0]:
        rows = rows[1:]
    while rows and "X" not in rows[-1]:
        rows = rows[:-1]
    while rows and rows[0] and all(row[0] == "." for row in rows):
        rows = tuple(row[1:] for row in rows)
    while rows and rows[0] and all(row[-1] == "." for row in rows):
        rows = tuple(row[:-1] for row in rows)
    if max((len(rows), *map(len, rows))) >= WIDTH:
        return None
    return next((name for name, drawn in SHAPES.items() if bits(rows) in ways(drawn)), None)
