"""Where a pattern may be marked: what the engine offers against sets of squares found by trying them all."""

from functools import cache
from itertools import combinations
from random import Random as Chooser

import pytest

from saqqara.games.silver_gold_pyramids.rules.chambers import fitting_corners
from saqqara.games.silver_gold_pyramids.tests.draw import any_chamber, codes, new, play, table

DRAWN = {
    "I1": ["X"],
    "I2": ["XX"],
    "I3": ["XXX"],
    "V3": ["XX", "X"],
    "T4": ["XXX", " X"],
    "L4": ["XXX", "X"],
    "O4": ["XX", "XX"],
    "I4": ["XXXX"],
    "S4": [" XX", "XX"],
}
ON_AN_EMPTY_GRID = {"I1": 25, "I2": 40, "I3": 30, "V3": 64, "T4": 48, "L4": 96, "O4": 16, "I4": 20, "S4": 48}
SQUARES = [(column, row) for row in range(5) for column in range(5)]
CHAMBERS = 40


def name(square):
    return "abcde"[square[0]] + str(square[1] + 1)


def in_the_corner(squares):
    """Move squares to the top left, so that only their form is left."""
    left, top = min(x for x, _ in squares), min(y for _, y in squares)
    return frozenset((x - left, y - top) for x, y in squares)


def forms(pattern):
    """Return a pattern turned and mirrored."""
    squares = {(x, y) for y, row in enumerate(DRAWN[pattern]) for x, mark in enumerate(row) if mark == "X"}
    found = set()
    for _ in range(4):
        squares = {(-y, x) for x, y in squares}
        found |= {in_the_corner(squares), in_the_corner({(-x, y) for x, y in squares})}
    return found


@cache
def everywhere(pattern):
    """Return all sets of squares that have the form of a pattern, out of all sets of so many squares."""
    wanted = forms(pattern)
    size = len(next(iter(wanted)))
    return [frozenset(squares) for squares in combinations(SQUARES, size) if in_the_corner(squares) in wanted]


def beside(one, other):
    return abs(one[0] - other[0]) + abs(one[1] - other[1]) == 1


def legal(rows, marks, pattern):
    """Name what may be marked on a chamber: the pattern or one square, neither on walls nor on marks, connected."""
    found = set()
    for squares in (*everywhere(pattern), *everywhere("I1")):
        if any(rows[y][x] == "#" or (x, y) in marks for x, y in squares):
            continue
        if marks and not any(beside(square, mark) for square in squares for mark in marks):
            continue
        if not marks and not any(rows[y][x] == "E" for x, y in squares):
            continue
        found.add(" ".join(name(square) for square in sorted(squares, key=lambda square: square[::-1])))
    return found


def any_marks(rows, chooser):
    """Mark any squares of a chamber that hang together from the entrance, but not the tomb."""
    free = {square for square in SQUARES if rows[square[1]][square[0]] not in "#T"}
    marks: set[tuple[int, int]] = set()
    for _ in range(chooser.randrange(12)):
        near = [
            s
            for s in sorted(free - marks)
            if any(beside(s, mark) for mark in marks) or (not marks and rows[s[1]][s[0]] == "E")
        ]
        marks |= {chooser.choice(near)} if near else set()
    return marks


def shown(rows, marks):
    """Draw a chamber with its marks."""
    return ["".join("X" if (x, y) in marks else mark for x, mark in enumerate(row)) for y, row in enumerate(rows)]


@pytest.mark.parametrize(("pattern", "count"), ON_AN_EMPTY_GRID.items(), ids=str)
def test_a_pattern_lies_on_an_empty_grid_in_so_many_ways(pattern, count):
    assert len(everywhere(pattern)) == count
    c, shape = new(2).components, list(DRAWN).index(pattern)
    chamber = sum(1 << 6 * y + x for x, y in SQUARES)
    ways = range(c.first_way[shape], c.first_way[shape + 1])
    assert sum(fitting_corners(c, way, chamber, chamber).bit_count() for way in ways) == count
    assert len(ways) == len(forms(pattern))


@pytest.mark.parametrize("pattern", DRAWN)
def test_what_is_offered_on_any_chamber_with_any_marks_is_what_trying_all_squares_finds(pattern):
    chooser = Chooser(pattern)
    for _ in range(CHAMBERS):
        left, right = any_chamber(chooser), any_chamber(chooser)
        left_marks, right_marks = any_marks(left, chooser), any_marks(right, chooser)
        drawing = [
            f"{one}   {other}" for one, other in zip(shown(left, left_marks), shown(right, right_marks), strict=True)
        ]
        match = table("\n".join([f"expeditions {pattern} 8", f"pattern {pattern}", "a left 1    a right 2", *drawing]))
        for side, rows, marks in (("left", left, left_marks), ("right", right, right_marks)):
            offered = codes(match, "a", f"mark {side}")
            assert len(offered) == len(set(offered))
            assert set(offered) == legal(rows, marks, pattern), match.text


def test_the_squares_of_a_code_are_the_ones_that_are_marked():
    for pattern in DRAWN:
        match = table(f"expeditions {pattern} 8\npattern {pattern}\na left 1\n..E..\n.....\n.....\n.....\n..T..")
        for squares in codes(match, "a", "mark left"):
            again = table(f"expeditions {pattern} 8\npattern {pattern}\na left 1\n..E..\n.....\n.....\n.....\n..T..")
            again.play(0, f"mark left {squares}")
            assert again.table["seats"][0]["left"] == {"card": 1, "marks": squares.split()}
        play(match, f"a mark left {squares}")
