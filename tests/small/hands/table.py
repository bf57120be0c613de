"""The table of hands."""

from saqqara.core.kernel import Ints, i8, own, public


class State:
    """One table."""

    hand: Ints = own(i8, 4)  # what each seat shows in this round, -1 nothing yet
    kept: Ints = own(i8, 4)  # what it keeps back
    open: Ints = public(i8, 4)  # what each seat showed when all were in, -1 nothing yet
    due: Ints = public(i8, 4)  # answers that each seat still owes
    points: Ints = public(i8, 4)
    round: int = public(i8)
    coin: int = public(i8)
    ask: int = public(i8)
    bower: int = public(i8)


class Components:
    """The set-up."""

    seats: int = public(i8)
    twice: int = public(i8)
    bow: int = public(i8)
