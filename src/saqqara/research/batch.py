"""Thousands of games of one set-up, stepped together inside the compiled text.

    from saqqara.research.batch import batch

    games = batch("NAME", 4096, seats=2, seed=1)
    while True:
        actions = choose(games.observations, games.masks)  # one action number for each game
        games.step(actions)                                # games.rewards, games.done: what the answers brought

Every array is made once and written anew by each step; `torch.from_numpy` shares its memory. The seat that is asked
sees its own view, through the features of its game; chance is answered by the deal of the game's seed.
"""

from __future__ import annotations

import itertools
import operator
import os
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

import numpy as np

from saqqara.ai.players import check
from saqqara.core.backends import ROOM, best
from saqqara.core.game import Game, IllegalAction, Setup
from saqqara.core.kernel import Deal, Kernel, Random, load
from saqqara.core.places import note
from saqqara.core.words import Words
from saqqara.research.spaces import REWARDS, choices, inputs, one_of, setup_of
from saqqara.research.text import stepping

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

TEXTS = (
    "saqqara.core.text.generator",
    "saqqara.core.text.dealing",
    "saqqara.core.text.playout",
    "saqqara.research.text.stepping",
)
LEAST = 256  # games that are worth a thread
SPREAD = 0x9E3779B1  # between two seeds, as in simulated games
SEEDS = (1 << 62) - 1


def batch(
    name: str, size: int, *, seats: int | None = None, options: Mapping[str, str] | None = None, **more: Any
) -> Batch:
    """Make a batch of a game by its name; the other parameters are those of `Batch`."""
    return Batch(setup_of(name, seats, options), size, **more)


class Batch:
    """Games that are stepped together.

    observations  [game, feature]: what the seat that is asked sees
    masks         [game, action]: 1 where the action is allowed
    options       [game, n]: the numbers of the allowed actions, `counts` of them
    seats         [game]: the seat that is asked
    rewards       [game, seat]: zeros, unless the game has ended at the last step
    done          [game]: whether it has; what is shown is then the next game's beginning
    points, lengths, acted, last_observations: of the game that ended, its points and answers, the seat that answered
                  last, and what it saw then
    """

    def __init__(  # noqa: PLR0913  each says something else about the games
        self,
        setup: Setup,
        size: int,
        *,
        seed: int = 1,
        seeds: Sequence[int] | None = None,
        reward: str = "rank",
        bots: Sequence[str | None] = (),
        rotate: bool = False,
        threads: int | None = None,
        kernel: Kernel | None = None,
    ) -> None:
        """Make the arrays and begin the games.

        Game i is dealt by seeds[i], which come from `seed` unless they are given, and its later games by seeds[i] +
        size, seeds[i] + 2 * size ... Seats with a bot ("random" or "greedy") are not asked; `rotate` moves the bots on
        by a seat from game to game.
        """
        self.setup, self.size = setup, _at_least(1, size, "size")
        self._kernel = kernel or load_batch(setup.game)
        self._comps = self._kernel.components(setup.game.fill(setup))
        self._bots = self._kernel.ints(setup.seats)
        self._bots[:] = bot_numbers(setup, bots)
        parts = min(cores(), -(-size // LEAST)) if threads is None else _at_least(1, threads, "threads")
        self._ends = _cut(size, min(parts, size) if self._kernel.backend == "compiled" else 1)
        self._pool = ThreadPoolExecutor(len(self._ends) - 1) if len(self._ends) > 1 else None
        self.features, self.actions = inputs(setup.game), choices(setup.game)
        self._rooms = [self._room() for _ in self._ends]
        self._make_arrays()
        number = REWARDS.index(one_of("reward", reward, REWARDS))
        self._plan = self._kernel.ints(stepping.PLANS)
        self._plan[:] = [self.features, self.actions, setup.seats, ROOM, size, int(rotate), number]
        self.reset(seed, seeds)

    def _room(self) -> Any:
        kernel = self._kernel
        return kernel.states(3), kernel.ints(ROOM), kernel.ints(ROOM), kernel.ints(ROOM), kernel.ints(self.features)

    def _make_arrays(self) -> None:
        """Make what is shown, and the arrays that the text writes to: the same memory, or lists in plain Python."""
        size, seats = self.size, self.setup.seats
        self.observations = np.zeros((size, self.features), np.int32)
        self.masks = np.zeros((size, self.actions), np.int8)
        self.options = np.zeros((size, ROOM), np.int32)
        self.counts, self.seats = np.zeros(size, np.int32), np.zeros(size, np.int32)
        self.rewards = np.zeros((size, seats), np.float32)
        self.points = np.zeros((size, seats), np.int32)
        self.done = np.zeros(size, np.bool_)
        self.lengths, self.acted = np.zeros(size, np.int32), np.zeros(size, np.int32)
        self.last_observations = np.zeros((size, self.features), np.int32)
        shown: list[Any] = [self.observations, self.masks, self.options, self.counts, self.seats]
        ended: list[Any] = [
            self.rewards,
            self.points,
            self.done.view(np.int8),
            self.lengths,
            self.acted,
            self.last_observations,
        ]
        self._shown, self._ended = self._inner(shown), self._inner(ended)
        self._seeds, self._played, self._answers = self._inner([np.zeros(size, np.int64) for _ in range(3)])
        self._copied = list(zip(shown + ended, self._shown + self._ended, strict=True)) if self._is_plain else []
        self._games = (
            self._kernel.states(size), self._kernel.records(Deal, size), self._kernel.records(Random, 2 * size),
            self._seeds, self._played, self._answers,
        )  # fmt: skip
        self.options, self.counts, self.seats = map(_locked, (self.options, self.counts, self.seats))

    def _inner(self, arrays: list[Any]) -> tuple[Any, ...]:
        return tuple(array.ravel().tolist() if self._is_plain else array.reshape(-1) for array in arrays)

    @property
    def _is_plain(self) -> bool:
        return self._kernel.backend == "plain"

    # -- Playing ------------------------------------------------------------------------------------------------------

    def reset(self, seed: int = 1, seeds: Sequence[int] | None = None) -> None:
        """Begin all games anew."""
        first = operator.index(seed) * SPREAD
        found = range(first, first + self.size) if seeds is None else list(map(operator.index, seeds))
        if len(found) != self.size:
            msg = f"{len(found)} seeds for {self.size} games"
            raise ValueError(msg)
        self._seeds[:] = [number & SEEDS for number in found]
        for part in self._ended:
            part[:] = [0] * len(part)
        self._run(1, self._kernel.ints(self.size))
        self._publish()

    def step(self, actions: Any) -> None:
        """Answer in every game by the number of an action; an IllegalAction changes nothing."""
        given = np.asarray(actions)
        if given.shape != (self.size,) or given.dtype.kind not in "iu":
            msg = f"{self.size} whole numbers are needed, not {given.dtype} of shape {given.shape}"
            raise ValueError(msg)
        numbers = np.ascontiguousarray(np.clip(given.astype(np.int64), -1, self.actions), np.int32)
        answers = numbers.tolist() if self._is_plain else numbers
        wrong = self._kernel.rules.first_wrong(0, self.size, answers, self._plan, self._shown)
        if wrong < self.size:
            raise self._illegal(wrong, int(given[wrong]))
        self._run(0, answers)
        self._publish()

    def sample(self) -> Any:
        """Return an allowed action for every game, drawn by the games' seeds."""
        actions = self._kernel.ints(self.size)
        self._kernel.rules.draw_answers(0, self.size, self._games, self._plan, self._shown, actions)
        return np.asarray(actions, np.int32)

    def close(self) -> None:
        """End the threads."""
        if self._pool is not None:
            self._pool.shutdown()
            self._pool = None

    def state(self, game: int) -> Any:
        """Return the whole table of a game as a plain State, for tests and for those who look behind the curtain."""
        return self._kernel.read(self._games[0], range(self.size)[game])

    def seed_of(self, game: int) -> int:
        """Return the seed by which the game that is played now is dealt."""
        return int(self._seeds[game]) + self.size * int(self._played[game])

    # -- Inside -------------------------------------------------------------------------------------------------------

    def _run(self, anew: int, answers: Any) -> None:
        """Step a part of the games in each thread, the first part in this one."""
        parts = list(zip(self._ends, self._rooms, strict=True))
        if self._pool is None:  # there is one part, or the threads have ended
            parts = [((0, self.size), self._rooms[0])]

        def step(ends: tuple[int, int], room: Any) -> None:
            self._kernel.rules.step_games(
                *ends, anew, answers, self._games, self._comps, self._bots, self._plan, self._shown, self._ended, room
            )

        others = [self._pool.submit(step, *part) for part in parts[1:]] if self._pool else []
        step(*parts[0])
        for other in others:
            other.result()

    def _publish(self) -> None:
        """Copy what plain Python wrote into the arrays that are shown."""
        for array, numbers in self._copied:
            array.reshape(-1)[:] = numbers

    def _illegal(self, game: int, number: int) -> IllegalAction:
        """Say which answer is not allowed, and why."""
        seat, about = int(self.seats[game]), self.setup.game
        if all(action.number != number for action in about.catalogue.actions):
            return IllegalAction(seat, str(number), f"there is no such action in game {game}", "unknown")
        why = load(about, "plain").rules.why(self.state(game), about.fill(self.setup), seat, number)
        reason = Words("en", about).rule(about.rule_id(why)) if why else "it is none of the options"
        return IllegalAction(seat, about.catalogue[number].code, f"{reason} (game {game})", about.rule_id(why))


def load_batch(game: Game, progress: Callable[[str], None] = note) -> Kernel:
    """Load the rules of a game together with the text that steps many games."""
    return best(game, progress, TEXTS, warm)


def warm(kernel: Kernel) -> None:
    """Step a small batch once, so that all is compiled."""
    small = Batch(Setup.of(kernel.game, kernel.game.seats[0]), 1, kernel=kernel)
    small.step(small.sample())


def bot_numbers(setup: Setup, bots: Sequence[str | None]) -> list[int]:
    """Return who answers on each seat by number; without bots every seat is asked."""
    names = [None] * setup.seats if not bots else list(bots)
    if len(names) != setup.seats:
        msg = f"{len(names)} bots for {setup.seats} seats: name one for each, None where you are asked"
        raise ValueError(msg)
    if None not in names:
        msg = "some seat must be asked: name None for it"
        raise ValueError(msg)
    return [stepping.NO_BOT if name is None else check(name) for name in names]


def _at_least(least: int, number: int, what: str) -> int:
    if number < least:
        msg = f"{what} is at least {least}, not {number}"
        raise ValueError(msg)
    return number


def cores() -> int:
    """Return how many threads run side by side here."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _cut(size: int, parts: int) -> list[tuple[int, int]]:
    """Cut a range into parts of almost the same size."""
    ends = [size * part // parts for part in range(parts + 1)]
    return list(itertools.pairwise(ends))


def _locked(array: Any) -> Any:
    """Return an array as one that is only read: what is allowed hangs on it."""
    view = array.view()
    view.flags.writeable = False
    return view
