"""What the rules text of every game defines; the generic texts import these names, the bundle puts the real ones there.

`s` is the State, `c` the Components (the printed things and the set-up, read-only), `r` the generator. Seats are
numbers from 0; CHANCE is the seat of everything random. Actions are numbers; `out` and `weights` are written to.
"""

from __future__ import annotations

from typing import Any

from saqqara.core.fields import Ints

CHANCE = 7

State = Any
Components = Any
States = Any  # several States: an array of records when compiled, a list of objects when plain
Random = Any


def set_up(s: State, c: Components) -> None:
    """Put an empty State to the start of a game."""


def deciding(s: State) -> int:
    """Return the mask of the seats that decide now; bit 7 is CHANCE, 0 is the end."""
    raise NotImplementedError


def options(s: State, c: Components, seat: int, out: Ints) -> int:
    """Write the actions that `seat` may take, in a pinned order, and return how many."""
    raise NotImplementedError


def apply(s: State, c: Components, seat: int, action: int) -> None:
    """Carry out one allowed action."""


def why(s: State, c: Components, seat: int, action: int) -> int:
    """Return the number of the rule that forbids an action, 0 if it is allowed."""
    raise NotImplementedError


def chances(s: State, c: Components, out: Ints, weights: Ints) -> int:
    """Write the possible outcomes and their weights, and return how many."""
    raise NotImplementedError


def pile(s: State, c: Components, made: Ints) -> tuple[int, int, int, int, int]:
    """Write how many copies of each outcome the pile held when it was made.

    Return which pile it is, how often it was made anew, the place that is due, the action of outcome 0, and how many
    outcomes there are.
    """
    raise NotImplementedError


def witnesses(s: State, c: Components, seat: int) -> int:
    """Return the mask of the seats that see what `seat` (or CHANCE) answers now.

    An answer of CHANCE that not everybody sees is secret for ever. One of a seat is sealed: it opens to everybody as
    soon as no seat that decides would answer under seal. Answers under seal do not depend on each other's order.
    """
    raise NotImplementedError


def imagine(s: State, c: Components, r: Random, seat: int) -> None:
    """Fill what `seat` cannot see with something that agrees with all it does see."""


def scores(s: State, c: Components, out: Ints) -> None:
    """Write the points of every seat so far."""


def winners(s: State, c: Components) -> int:
    """Return the mask of the seats that lead, ties broken as far as the rules break them."""
    raise NotImplementedError


def value(s: State, c: Components, seat: int) -> int:
    """Return what the table is worth to a seat, in hundredths of a point."""
    raise NotImplementedError


def merged(s: State, c: Components, seat: int, out: Ints, n: int) -> int:
    """Keep one of the n options in `out` where several mean the same by the symmetry of things; return how many stay.

    Only what the seat can see may tell options apart, and the first of those that mean the same stays.
    """
    raise NotImplementedError


def features(s: State, c: Components, seat: int, out: Ints) -> int:
    """Write what a learner sees from a seat, as many numbers for every count of seats, and return how many."""
    raise NotImplementedError


def network_features(s: State, c: Components, seat: int, out: Ints, lore: Ints) -> int:
    """Write what a network looks at, as `features` does; a text of its own that comes with the search.

    `lore` is what the game looks up there: the numbers that `lore` of its brain returns, one 0 where there are none.
    """
    raise NotImplementedError


def outlook(s: State, c: Components, seat: int, lore: Ints) -> int:
    """Return what the table will come to for a seat, in hundredths of a point; a text that comes with the search."""
    raise NotImplementedError


def copy(dst: State, src: State) -> None:
    """Copy one State into another."""


def see(dst: State, src: State, seat: int) -> None:
    """Copy what `seat` may see of one State into another, the rest as unknown."""
