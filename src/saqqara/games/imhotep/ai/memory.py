"""What the exact solver remembers: positions with their bounds, and the line that it is looking at."""

from saqqara.core.kernel import Ints, hidden, i8, i16, i32, i64


class Entry:
    """A position that was looked at, told apart by two words of 62 bits."""

    key: int = hidden(i64)
    check: int = hidden(i64)
    effort: int = hidden(i16)  # bits of the count of positions looked at below it, 0 for an entry that is free
    move: int = hidden(i16)  # that was best, -1 none
    worth: Ints = hidden(i16, 4)  # 2 seats: what is still to come for seat 0, at least and at most; else each rank


class Level:
    """A position of the line that is being looked at."""

    key: int = hidden(i64)
    check: int = hidden(i64)
    began: int = hidden(i64)  # positions looked at before this one
    base: int = hidden(i32)  # the lead of seat 0 if the game ended here
    best: int = hidden(i32)  # value found so far
    ships: Ints = hidden(i32, 4)  # size and load of each in the harbour, 0 where it has sailed
    ranks: Ints = hidden(i16, 4)  # with more seats: the best that the deciding one has found
    move: int = hidden(i16)  # the best so far, -1 none
    killer: Ints = hidden(i16, 2)  # what was good elsewhere at this depth
    options: Ints = hidden(i32, 96)
    order: Ints = hidden(i32, 96)  # how promising each is
    count: int = hidden(i16)  # options
    next: int = hidden(i16)  # option to be looked at
    seat: int = hidden(i16)


class Work:
    """One solving: how far it may go, and how far it came."""

    budget: int = hidden(i64)  # positions that it may look at
    nodes: int = hidden(i64)  # positions that it has looked at
    stop: int = hidden(i8)  # set from outside to end it
    status: int = hidden(i8)  # how it ended
