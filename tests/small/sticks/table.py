"""The table of sticks."""

from saqqara.core.kernel import i8, public


class State:
    """One table."""

    left: int = public(i8)
    turn: int = public(i8)


class Components:
    """The set-up."""

    seats: int = public(i8)
    heap: int = public(i8)
