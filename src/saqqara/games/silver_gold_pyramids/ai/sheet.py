"""A bench for one sheet: the arrays that the search works on, filled with what a seat sees."""

from __future__ import annotations

from dataclasses import replace
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from saqqara.core.backends import best
from saqqara.core.fields import fields_of
from saqqara.core.game import Setup
from saqqara.core.kernel import PLAY, Kernel, plain_record
from saqqara.core.places import note
from saqqara.games.silver_gold_pyramids.ai.last_text import ROOM_FOR_OPTIONS
from saqqara.games.silver_gold_pyramids.ai.memory import Known
from saqqara.games.silver_gold_pyramids.ai.promise_text import flips_to_come
from saqqara.games.silver_gold_pyramids.ai.search_text import KEPT, LEVEL, WIDEST
from saqqara.games.silver_gold_pyramids.ai.worth import Printed, book
from saqqara.games.silver_gold_pyramids.table import Components
from saqqara.games.silver_gold_pyramids.things import FLIPS, ROUNDS, Ask

if TYPE_CHECKING:
    from collections.abc import Callable

    from saqqara.core.game import Game
    from saqqara.core.sight import Sight

TEXTS: Final = (
    *PLAY,
    *(f"{__package__}.{text}" for text in ("promise_text", "alone_text", "search_text", "last_text")),
)
DEEPEST: Final = 3  # flips that a search may look at
STEPS: Final = 64  # States one after the other in the last flips
SLOTS: Final = 1 << 16  # sheets that are remembered
WIDTHS: Final = (0, 0, 6, 4)  # replies that are looked at further, by how many flips are still to be looked at
NEARLY: Final = 1e-9  # points; expectations this close are taken as equal


class Bench:
    """Arrays of one back end, for one player at a time."""

    def __init__(self, kernel: Kernel) -> None:
        """Make room."""
        self.kernel = kernel
        levels = DEEPEST + 2
        self._states, self._out = kernel.states(LEVEL * levels), kernel.ints(WIDEST * LEVEL * levels)
        self._lists = kernel.ints(KEPT * levels), kernel.ints(KEPT * levels), kernel.ints(len(WIDTHS))
        self._lists[-1][:] = WIDTHS
        self._rivals, self._given = kernel.ints(1), kernel.ints(WIDEST)
        self._printed: Any = None  # the Components of the last sight
        self._components: Any = None
        self._plain: Any = None  # the same as a plain record
        self._book: Any = None  # read when it is needed: counting the last flips does without
        self._last: tuple[Any, ...] = ()  # what counting the last flips needs
        self._seen: Any = None
        self._seat, self._options = 0, 0

    def look(self, sight: Sight) -> None:
        """Take what a seat sees, in whichever back end it comes."""
        self._seen = sight.kernel.read(sight.states)
        self._seat, self._options = sight.seat, len(sight.options)
        self._given[: self._options] = sight.options
        printed = sight.components[0] if sight.kernel.backend == "plain" else sight.components
        if self._printed is not printed:
            self._printed = printed
            self._plain = plain_components(sight)
            self._components, self._book = self.kernel.components(self._plain), None

    def warm(self) -> None:
        """Call all of it once, about nothing, so that it is compiled or comes from the cache."""
        game = self.kernel.game
        self._components = self.kernel.components(game.fill(Setup.of(game, game.seats[0])))
        states = self.kernel.states(1)
        self.kernel.rules.set_up_at(states, 0, self._components, 0)
        self._seen, self._book = self.kernel.read(states), self.kernel.ints(1)
        self.keep()
        for ask in (Ask.TAKE, Ask.MARK):
            self._seen.ask = int(ask)
            self.search(1)
        self.count(1)
        self.others_matter()

    def _opened(self) -> Any:
        if self._book is None:
            self._book = opened(self.kernel, self._plain)
        return self._book

    @property
    def asks_to_keep(self) -> bool:
        """Say whether the first cards are being kept."""
        return bool(self._seen.ask == Ask.KEEP)

    @property
    def flips_to_come(self) -> int:
        """Count the expedition cards that will still be turned up."""
        return flips_to_come(self._seen)

    def keep(self) -> int:
        """Return the card of the hand to keep."""
        return int(self.kernel.rules.choose_to_keep(*self._root(0), self._rivals, self._opened()))

    def search(self, depth: int) -> int:
        """Return the marking or the card that promises most when so many flips are looked at."""
        rest = self._rivals, self._opened(), self._out, *self._lists, depth
        if self._seen.ask == Ask.TAKE:
            return int(self.kernel.rules.choose_card(*self._root(0), *rest))
        return int(self.kernel.rules.choose_marking(*self._root(KEPT), *rest))

    def _root(self, at: int) -> tuple[Any, ...]:
        self.kernel.write(self.kernel.game.state, self._states, at, self._seen)
        return self._states, self._components, self._seat, self._given, self._options

    def others_matter(self) -> bool:
        """Say whether what others do may change the seat's points; True is not certain."""
        states, components, seat, *_ = self._root(0)
        return bool(self.kernel.rules.others_matter(states, components, seat))

    def count(self, looks: int) -> list[float] | None:
        """Return the expected points of each option, played to the end; None if that takes more looks."""
        kernel = self.kernel
        if not self._last:
            room = kernel.ints(ROOM_FOR_OPTIONS * STEPS), kernel.records(Known, SLOTS), kernel.floats(SLOTS)
            self._last = kernel.states(STEPS), *room, kernel.ints(2), kernel.floats(WIDEST)
        states, *rest, counters, found = self._last
        kernel.write(kernel.game.state, states, 0, self._seen)
        counters[1] = looks
        root = states, self._components, self._seat, self._given, self._options, self._rivals
        done = kernel.rules.count_options(*root, *rest, counters, found)
        return [float(points) for points in found[: self._options]] if done else None


def opened(kernel: Kernel, components: Any, *, alone: bool = False) -> Any:
    """Return the book for plain Components, as a back end takes it: for several seats, or for one alone."""
    numbers = book(replace(Printed.of(components), alone=alone))
    return numbers if kernel.backend == "plain" else import_module("saqqara.core.compiled").taken(numbers)


def first_best(found: list[float]) -> int:
    """Return the place of the highest expectation, the first of those that are equal."""
    most = max(found)
    return next(place for place, points in enumerate(found) if points >= most - NEARLY)


def plain_components(sight: Sight) -> Any:
    """Return the Components of a sight as a plain record."""
    if sight.kernel.backend == "plain":
        return sight.components[0]
    record = plain_record(Components)
    for name in fields_of(Components):
        setattr(record, name, sight.components[name][0].tolist())
    return record


_LOADED: dict[Game, Kernel] = {}


def loaded(game: Game, progress: Callable[[str], None] = note) -> Kernel:
    """Return the rules with the search, in the best back end."""
    if game not in _LOADED:
        _LOADED[game] = best(game, progress, TEXTS, _warm)
    return _LOADED[game]


def _warm(kernel: Kernel) -> None:
    Bench(kernel).warm()


def flips_seen(sight: Sight) -> int:
    """Count the expedition cards that will still be turned up, in whichever back end they come."""
    if sight.kernel.backend == "plain":
        return flips_to_come(sight.states[0])
    return FLIPS * (ROUNDS - int(sight.states["round"][0])) + FLIPS - int(sight.states["flips"][0])
