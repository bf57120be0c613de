"""Loads the compiler and compiles nothing of worth, which takes longer than all that follows."""

from numba import njit


@njit
def _first(number: int) -> int:
    return number + 1


_first(1)
