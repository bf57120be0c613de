"""A player for a seat alone: it looks further ahead than `expectimax`, at fewer replies, by a book of its own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from saqqara.core.backends import best
from saqqara.core.kernel import Random
from saqqara.core.places import note
from saqqara.games.silver_gold_pyramids.ai.far_text import FARTHEST, WIDTHS_OF_FAR
from saqqara.games.silver_gold_pyramids.ai.forecast_text import EFFORTS, WORLD
from saqqara.games.silver_gold_pyramids.ai.memory import Known
from saqqara.games.silver_gold_pyramids.ai.search_text import KEPT, LEVEL, WIDEST
from saqqara.games.silver_gold_pyramids.ai.sheet import TEXTS, Bench, first_best, opened
from saqqara.games.silver_gold_pyramids.things import TAKE_DECK, Ask

if TYPE_CHECKING:
    from collections.abc import Callable

    from saqqara.core.game import Game
    from saqqara.core.kernel import Kernel
    from saqqara.core.sight import Sight

FAR: Final = (*TEXTS, f"{__package__}.far_text", f"{__package__}.forecast_text")
SHEETS: Final = 1 << 18  # that are remembered


@dataclass(frozen=True)
class Effort:
    """How far is looked; the widths are by the flips still to be looked at, from none up."""

    depth: int = 3
    replies: tuple[int, ...] = (0, 0, 4, 3, 3, 3)
    out_of: tuple[int, ...] = (0, 0, 12, 6, 6, 6)
    answers: tuple[int, ...] = (12, 12, 6, 5, 4, 4)
    draws: int = 1  # flips that are looked at where a card may be drawn blind
    worlds: int = 128  # in which the best answers are played on; with fewer than two answers none
    played: int = 3  # answers
    width: int = 3  # replies that are looked at there
    steps: int = 6  # flips
    trust: int = 32  # worlds that what was found by looking ahead counts for
    exact: int = 2  # flips to come, and not more, when it counts to the end
    looks: int = 500_000  # before it gives up counting

    def __post_init__(self) -> None:
        """Refuse what there is no room for, or nothing to be gained by."""
        if min(self.worlds, self.played, self.width, self.steps) < 1 or self.trust < 0:
            msg = f"it plays on in at least 1 world, with 1 answer and 1 reply, for 1 flip: {self}"
            raise ValueError(msg)
        if not 1 <= self.depth <= FARTHEST:
            msg = f"it looks at 1 to {FARTHEST} flips, not {self.depth}"
            raise ValueError(msg)

    @property
    def widths(self) -> list[int]:
        """Return the widths in the order of far_text."""
        return [*self.replies, *self.out_of, *self.answers]


class Desk(Bench):
    """Arrays for looking far, for one player at a time."""

    def __init__(self, kernel: Kernel, effort: Effort, sheets: int = SHEETS) -> None:
        """Make room."""
        super().__init__(kernel)
        levels = FARTHEST + 2
        self._states, self._out = kernel.states(LEVEL * levels), kernel.ints(WIDEST * LEVEL * levels)
        self._lists = kernel.ints(KEPT * levels), kernel.ints(KEPT * levels), self._lists[-1]
        self._widths, self._kept = kernel.ints(WIDTHS_OF_FAR), kernel.records(Known, sheets)
        self._widths[:] = effort.widths
        self._found = kernel.ints(sheets), kernel.ints(2), kernel.ints(KEPT), kernel.ints(KEPT)
        self._worlds = kernel.records(Random, 1), kernel.ints(WORLD * effort.worlds), kernel.ints(EFFORTS)
        self._worlds[-1][:] = [effort.worlds, effort.played, effort.width, effort.steps, effort.trust]

    def _opened(self) -> Any:
        if self._book is None:
            self._book = opened(self.kernel, self._plain, alone=self._plain.seats == 1)
        return self._book

    @property
    def asks_to_take(self) -> bool:
        """Say whether a card is to be taken."""
        return bool(self._seen.ask == Ask.TAKE)

    def look_far(self, depth: int) -> int:
        """Return the answer that comes to most when so many flips are looked at, and then played on; the deck aside."""
        rest = self._rivals, self._opened(), self._out, *self._lists[:2], self._widths, self._kept, *self._found, depth
        return int(self.kernel.rules.forecast(*self._root(KEPT), *rest, *self._worlds))

    def warm(self) -> None:
        """Call all of it once, about nothing, so that it is compiled or comes from the cache."""
        super().warm()
        self._seen.ask = int(Ask.MARK)
        self.look_far(1)


class Farsighted:
    """Plays its own sheet, with others at the table too, as if they stood still."""

    def __init__(self, seed: int = 0, effort: Effort | None = None, kernel: Kernel | None = None) -> None:
        """Choose how far it looks, and where; nothing is left to chance, so that every seed plays alike."""
        self.seed = seed
        self._effort, self._kernel = effort or Effort(), kernel
        self._desk: Desk | None = None

    def pick(self, sight: Sight) -> int:
        """Return the option that promises most."""
        if len(sight.options) == 1:
            return int(sight.options[0])
        if self._desk is None:
            self._desk = Desk(self._kernel or loaded(sight.kernel.game), self._effort)
        here, effort = self._desk, self._effort
        here.look(sight)
        counts = here.flips_to_come <= effort.exact and not here.asks_to_keep
        found = here.count(effort.looks) if counts else None
        if found is not None:
            return int(sight.options[first_best(found)])
        if here.asks_to_take and TAKE_DECK in sight.options and here.search(effort.draws) == TAKE_DECK:
            return TAKE_DECK
        return here.look_far(effort.depth)


_LOADED: dict[Game, Kernel] = {}


def loaded(game: Game, progress: Callable[[str], None] = note) -> Kernel:
    """Return the rules with the search, in the best back end."""
    if game not in _LOADED:
        _LOADED[game] = best(game, progress, FAR, _warm)
    return _LOADED[game]


def _warm(kernel: Kernel) -> None:
    Desk(kernel, Effort(), 64).warm()
