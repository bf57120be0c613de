"""The rules of sticks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saqqara.core.contract import Random
from saqqara.core.kernel import Ints

if TYPE_CHECKING:
    from tests.small.sticks.table import Components, State

MOST_TAKEN = 3


def set_up(s: State, c: Components) -> None:
    s.left = c.heap
    s.turn = 0


def deciding(s: State) -> int:
    return 1 << s.turn if s.left else 0


def options(s: State, c: Components, seat: int, out: Ints) -> int:
    n = min(MOST_TAKEN, s.left) if seat == s.turn else 0
    for i in range(n):
        out[i] = 1 + i
    return n


def apply(s: State, c: Components, seat: int, action: int) -> None:
    s.left -= action
    s.turn = 1 - s.turn


def why(s: State, c: Components, seat: int, action: int) -> int:
    return 0 if seat == s.turn and action <= s.left else 1


def chances(s: State, c: Components, out: Ints, weights: Ints) -> int:
    return 0


def pile(s: State, c: Components, made: Ints) -> tuple[int, int, int, int, int]:
    return 0, 0, 0, 0, 0


def witnesses(s: State, c: Components, seat: int) -> int:
    return 3


def imagine(s: State, c: Components, r: Random, seat: int) -> None:
    return


def scores(s: State, c: Components, out: Ints) -> None:
    for seat in range(2):
        out[seat] = value(s, c, seat) // 100


def winners(s: State, c: Components) -> int:
    return 1 << (1 - s.turn) if s.left == 0 else 0


def value(s: State, c: Components, seat: int) -> int:
    return 100 if s.left == 0 and seat != s.turn else 0


def merged(s: State, c: Components, seat: int, out: Ints, n: int) -> int:
    return n


def features(s: State, c: Components, seat: int, out: Ints) -> int:
    out[0] = s.left
    return 1
