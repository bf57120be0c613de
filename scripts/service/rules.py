"""The rules of tally: seats take turns to raise a number by one, and get what it then says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saqqara.core.kernel import Ints

if TYPE_CHECKING:
    from game import Components, State

CELLS = 12


def set_up(s: State, c: Components) -> None:
    """Begin with nothing."""
    s.turn = 0


def deciding(s: State) -> int:
    """One seat after the other, for ever."""
    return 1 << s.turn


def options(s: State, c: Components, seat: int, out: Ints) -> int:
    """Any cell."""
    for cell in range(CELLS):
        out[cell] = cell
    return CELLS


def why(s: State, c: Components, seat: int, action: int) -> int:
    """Only the seat whose turn it is may add."""
    return 0 if seat == s.turn and 0 <= action < CELLS else 1


def apply(s: State, c: Components, seat: int, action: int) -> None:
    """Raise a cell, take its points, pass the turn on."""
    s.cells[action] = (s.cells[action] + 1) % 100
    s.points[seat] = (s.points[seat] + s.cells[action]) % 1000
    s.turn = (s.turn + 1) % c.seats


def chances(s: State, c: Components, out: Ints, weights: Ints) -> int:
    """Nothing is left to chance."""
    return 0


def pile(s: State, c: Components, made: Ints) -> tuple[int, int, int, int, int]:
    """There is no pile."""
    return 0, 0, 0, 0, 0


def witnesses(s: State, c: Components, seat: int) -> int:
    """Everybody sees everything."""
    return (1 << c.seats) - 1


def imagine(s: State, c: Components, r: object, seat: int) -> None:
    """Nothing is hidden."""


def scores(s: State, c: Components, out: Ints) -> None:
    """Write the points."""
    for seat in range(c.seats):
        out[seat] = s.points[seat]


def winners(s: State, c: Components) -> int:
    """Nobody wins."""
    return 0


def value(s: State, c: Components, seat: int) -> int:
    """Points are worth themselves."""
    return 100 * s.points[seat]


def merged(s: State, c: Components, seat: int, out: Ints, n: int) -> int:
    """Keep all options."""
    return n


def features(s: State, c: Components, seat: int, out: Ints) -> int:
    """Nothing is learnt from it."""
    return 0
