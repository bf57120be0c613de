"""Solves positions of the last round: asks the search for bounds until it is known which option is best."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from saqqara.core.backends import ROOM, best
from saqqara.core.game import Setup
from saqqara.core.kernel import PLAY, Kernel
from saqqara.core.places import note
from saqqara.games.imhotep.ai.duel import DEPTH, FAR, SOLVED
from saqqara.games.imhotep.ai.memory import Entry, Level, Work
from saqqara.games.imhotep.ai.standing import RANK_POINT
from saqqara.games.imhotep.things import ROUND

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from saqqara.core.game import Game

TEXTS: Final = (*PLAY, *(f"{__package__}.{chapter}" for chapter in ("standing", "moves", "duel", "maxn")))
ENTRIES: Final = 1 << 20  # at most, of 32 bytes each; compiled
PLAIN_ENTRIES: Final = 1 << 13  # plain entries are objects, and few positions are looked at
SPARE: Final = 2  # States and Levels behind the line


class Unknown(Exception):  # noqa: N818  not a mistake
    """The budget is spent, or the solving was stopped."""


class Outcome(NamedTuple):
    """What an option leads to for the seat that decides, when everybody plays best.

    With two seats `points` and `stones` are the lead over the other seat; with more they are the seat's own.
    """

    result: int  # 2 seats: 1 won, 0 shared, -1 lost; else how many seats are behind, less those ahead
    points: int
    stones: int  # on the sled


_LOADED: dict[Game, Kernel] = {}


def loaded(game: Game, progress: Callable[[str], None] = note) -> Kernel:
    """Load the solver in the best back end, once."""
    if game not in _LOADED:
        _LOADED[game] = best(game, progress, TEXTS, _warm)
    return _LOADED[game]


def _warm(kernel: Kernel) -> None:
    """Call what the solver uses, so that it is compiled or comes from the cache."""
    for seats in (2, 3):
        comps = kernel.components(kernel.game.fill(Setup.of(kernel.game, seats)))
        states = kernel.states(1)
        kernel.rules.set_up_at(states, 0, comps, 0)
        solving = Solving(kernel, states, comps, 0)
        solving.chance_is_left()
        solving.options()
        solving.value_guessed()
        with suppress(Unknown):
            _ = solving.bound() if seats == 2 else solving.foresee()


class Solving:
    """One position being solved; its memory goes when it goes."""

    def __init__(self, kernel: Kernel, states: Any, comps: Any, nodes: int, entries: int = ENTRIES) -> None:
        """Take a position, in the arrays of the kernel, and how many positions may be looked at."""
        self.kernel, self.root, self.comps = kernel, states, comps
        self.seats = kernel.seats(comps)
        self.states, self.levels = kernel.states(DEPTH + SPARE), kernel.records(Level, DEPTH + SPARE)
        self.works = kernel.records(Work, 1)
        self.entries = kernel.records(Entry, _room(kernel, nodes, entries))
        self.out, self.history = kernel.ints(ROOM), kernel.ints(2 * ROUND)
        self._set("budget", nodes)

    def _set(self, name: str, number: int) -> None:
        if self.kernel.backend == "plain":
            setattr(self.works[0], name, number)
        else:
            self.works[name][0] = number

    def _get(self, name: str) -> int:
        return int(getattr(self.works[0], name) if self.kernel.backend == "plain" else self.works[name][0])

    @property
    def nodes(self) -> int:
        """Return how many positions were looked at."""
        return self._get("nodes")

    def stop(self) -> None:
        """End a search that runs in another thread."""
        self._set("stop", 1)

    def chance_is_left(self) -> bool:
        """Say whether an unknown card may still come into play."""
        return bool(self.kernel.rules.chance_is_left_at(self.root, 0, self.comps, 0))

    def options(self) -> list[int]:
        """List the options that mean different things."""
        count = self.kernel.rules.distinct_options_at(self.root, 0, self.comps, 0, self.levels, self.out)
        return [int(self.out[i]) for i in range(count)]

    def value_guessed(self) -> int:
        """Return who would lead, for seat 0, if both seats took what looks best one step ahead."""
        self.kernel.rules.copy_from(self.states, 0, self.root, 0)
        return int(self.kernel.rules.guess_at(self.states, self.comps, 0, self.out))

    def _after(self, seat: int, action: int | None) -> None:
        """Put the position after an option first, or the position itself."""
        rules = self.kernel.rules
        rules.copy_from(self.states, 0, self.root, 0)
        if action is not None:
            rules.apply_at(self.states, 0, self.comps, 0, seat, action)

    def _check(self) -> None:
        if self._get("status") != SOLVED:
            raise Unknown

    def bound(self, seat: int = 0, action: int | None = None, target: int = 0) -> int:
        """Return a bound of seat 0's lead after an option: a lower one of at least the target, or an upper one."""
        self._after(seat, action)
        found = self.kernel.rules.reach_at(
            self.states, self.levels, self.entries, self.works, self.comps, 0, self.history, target
        )
        self._check()
        return int(found)

    def foresee(self, seat: int = 0, action: int | None = None) -> tuple[int, list[int]]:
        """Return the best option after an option, or of the position itself, and the rank of every seat then."""
        self._after(seat, action)
        move = self.kernel.rules.foresee_at(self.states, self.levels, self.entries, self.works, self.comps, 0)
        self._check()
        ranks = self.levels[0].ranks if self.kernel.backend == "plain" else self.levels["ranks"][0]
        return int(move), [int(rank) for rank in ranks[: self.seats]]


def _room(kernel: Kernel, nodes: int, entries: int) -> int:
    """Return how many entries to make: a power of two, no more than are worth having."""
    most = max(2, min(entries, 2 * nodes, entries if kernel.backend == "compiled" else PLAIN_ENTRIES))
    return 1 << (most.bit_length() - 1)


# -- Two seats --------------------------------------------------------------------------------------------------------


class Duel:
    """Which option is best with two seats: between what bounds the value of each lies, for the seat that decides."""

    def __init__(self, solving: Solving, seat: int, options: Sequence[int]) -> None:
        """Begin with nothing known."""
        self.solving, self.seat = solving, seat
        self.low = dict.fromkeys(options, -FAR)
        self.high = dict.fromkeys(options, FAR)

    def reaches(self, option: int, target: int) -> bool:
        """Say whether an option is worth at least so much."""
        if self.low[option] >= target or self.high[option] < target:
            return self.low[option] >= target
        if self.seat == 0:
            found = self.solving.bound(self.seat, option, target)
        else:
            found = -self.solving.bound(self.seat, option, 1 - target)
        if found >= target:
            self.low[option] = max(found, self.low[option])
        else:
            self.high[option] = min(found, self.high[option])
        return found >= target

    def some_reaches(self, target: int) -> bool:
        """Say whether any option is worth at least so much, those that are known to be worth most first."""
        return any(self.reaches(option, target) for option in sorted(self.low, key=lambda o: -self.low[o]))

    def settle_result(self) -> None:
        """Find out who wins; what is likely is tried first."""
        guessed = self.solving.value_guessed() * (1 if self.seat == 0 else -1)
        for target in (1, 0) if guessed > 0 else (0, 1):
            self.some_reaches(target)

    def is_settled(self) -> bool:
        """Say whether it is known who wins."""
        low, high = max(self.low.values()), max(self.high.values())
        return low > 0 or high < 0 or low == high

    def settle_value(self, options: Sequence[int] | None = None) -> None:
        """Find the exact value of the best option, or of the best of some."""
        chosen = options or list(self.low)
        step = RANK_POINT
        while True:
            low, high = max(self.low[o] for o in chosen), max(self.high[o] for o in chosen)
            if low == high:
                return
            target = self._next_target(low, high, step)
            step *= 2
            for option in sorted(chosen, key=lambda o: -self.low[o]):
                if self.reaches(option, target):
                    break

    def _next_target(self, low: int, high: int, step: int) -> int:
        """Return what to ask for next: a step beyond what is known, or halfway where both sides are."""
        if high == FAR:
            return 1 if low == -FAR else low + step
        if low == -FAR:
            return high - step + 1
        return (low + high + 1) // 2

    def best(self) -> int | None:
        """Return the option that is known to be worth most; None if all lose and none is known to lose by least."""
        option = max(self.low, key=lambda o: self.low[o])
        return None if self.low[option] == -FAR else option


def outcome_of_lead(value: int) -> Outcome:
    """Say a lead in points and stones."""
    points = (value + RANK_POINT // 2) // RANK_POINT
    return Outcome((value > 0) - (value < 0), points, value - RANK_POINT * points)


def outcome_of_ranks(ranks: Sequence[int], seat: int) -> Outcome:
    """Say what an outcome is for a seat."""
    mine = ranks[seat]
    behind = sum((mine > other) - (mine < other) for other in ranks)
    points = mine // RANK_POINT
    return Outcome(behind, points, mine - RANK_POINT * points)
