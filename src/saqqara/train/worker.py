"""A process that plays games for training, by the newest weights, and hands over what can be learned from them."""

from __future__ import annotations

import os
import time
from collections import deque
from dataclasses import dataclass
from math import lcm
from pathlib import Path
from random import Random as Chooser
from typing import TYPE_CHECKING, Any

import numpy as np

from saqqara.ai.network import Network, Shape, mind_of
from saqqara.ai.text import practice
from saqqara.core import shelf
from saqqara.train.selfplay import LONGEST_OPENING, OPENINGS, SETUPS, Batch, Pace, Table, any_setup, load_practice

if TYPE_CHECKING:
    from collections.abc import Callable

    from saqqara.core.game import Game
    from saqqara.core.kernel import Kernel

HANDED_OVER = 2.0  # seconds between two batches
TRUST = 0.5  # in what the search said a table was worth; the rest is how the game ended
POOL = 5  # older weights that are played against
AGAINST_OLDER, MEASURED = 0.1, 0.05  # shares of the games
PLAIN_PACE = Pace(24, 128, 0.25, 12)  # before there is a network
CALM = 0.5  # share of the games in which the best is taken, so that worth is what good play makes of a table
MEASURED_PACE = Pace(64, 64, 0.0, 8)
START, GREEDY = "start", "greedy"  # who is measured against
NAME = "weights-{}.f32"

Match = tuple[str, float]  # against whom, and the share of them that it is ahead of
Handed = tuple[int, Batch | None, list[Match]]  # games, what can be learned from them, and those that were measured


@dataclass(frozen=True)
class Job:
    """What a worker has to know."""

    game: str
    number: int
    seed: int
    folder: str  # where weights are put
    shape: Shape
    resumed: bool  # then weights 0 are where it starts from
    pace: Pace
    seats: tuple[int, ...] = ()


def newest(folder: Path) -> int:
    """Return the number of the newest weights in a folder, -1 if there are none."""
    found = [int(path.stem.partition("-")[2]) for path in folder.glob(NAME.format("*"))]
    return max(found, default=-1)


def network_at(job: Job, number: int) -> Network:
    """Read weights by their number."""
    return network_of(job.shape, (Path(job.folder) / NAME.format(number)).read_bytes())


def network_of(shape: Shape, data: bytes) -> Network:
    """Return the network of weights that were given out."""
    return Network(shape, np.frombuffer(data, np.float32).astype(np.float16).tolist())


def evenly(seats: tuple[int, ...]) -> tuple[int, ...]:
    """Return numbers of seats, each so often that all of them give about as many turns: more seats take more turns."""
    return tuple(many for many in seats for _ in range(lcm(*seats) // many))


class Worker:
    """Plays one game after the other."""

    def __init__(self, job: Job, kernel: Kernel) -> None:
        """Choose set-ups."""
        self.job, self.kernel = job, kernel
        self.chooser = Chooser(job.seed)
        seats = evenly(job.seats or kernel.game.seats)
        self.setups = [kernel.game.fill(any_setup(kernel.game, self.chooser, seats)) for _ in range(SETUPS)]
        self.number = -1
        self.older: deque[Network] = deque(maxlen=POOL)
        self.network: Network | None = None
        self.start = network_at(job, 0) if job.resumed else None
        self.table = Table(kernel, self.setups[0], None)
        self.minds: dict[Network, Any] = {}
        self.games = 0

    def refresh(self) -> None:
        """Take newer weights, if there are any."""
        number = newest(Path(self.job.folder))
        if number > self.number:
            self.take(number, network_at(self.job, number))

    def take(self, number: int, network: Network) -> None:
        """Play by a newer network."""
        if self.network is not None:
            self.older.append(self.network)
        self.number, self.network = number, network
        self.table = Table(self.kernel, self.setups[0], self.network, self.network)

    def play_on(self, seconds: float, is_wanted: Callable[[], bool] = lambda: True) -> Handed:
        """Play for so long, and return how many games, what can be learned from them, and who was ahead."""
        began, batches, matches, games = time.monotonic(), [], [], self.games
        while time.monotonic() - began < seconds and is_wanted():
            batch, match = self.play()
            if batch is not None:
                batches.append(batch)
            if match is not None:
                matches.append(match)
        return self.games - games, Batch.join(batches) if batches else None, matches

    def play(self) -> tuple[Batch | None, Match | None]:
        """Play a game: to learn from, or now and then to measure how strong the network is."""
        self.games += 1
        chooser, table = self.chooser, self.table
        table.sit(chooser.choice(self.setups))
        seed = chooser.getrandbits(48)
        if self.network is None:
            return self._taught(table, seed, [practice.TEACHER_ROLE] * 4, PLAIN_PACE, 0.0), None
        kind = chooser.random()
        if kind < MEASURED and table.seats > 1:
            return None, self._measured(table, seed)
        roles = [practice.LEARNS] * 4
        if kind < MEASURED + AGAINST_OLDER and self.older and table.seats > 1:
            table.rival = self._mind(chooser.choice(self.older))
            roles = [chooser.choice((practice.LEARNS, practice.RIVAL)) for _ in range(4)]
        return self._taught(table, seed, roles, self.job.pace, TRUST), None

    def _mind(self, network: Network) -> Any:
        """Return the arrays of a network, made once."""
        if len(self.minds) > 2 * POOL:
            self.minds.clear()
        if network not in self.minds:
            self.minds[network] = mind_of(self.kernel, network)
        return self.minds[network]

    def _taught(self, table: Table, seed: int, roles: list[int], pace: Pace, trust: float) -> Batch | None:
        begins_at_random = self.chooser.random() < OPENINGS
        opening = self.chooser.randint(1, LONGEST_OPENING) if begins_at_random else 0
        turns = table.play(seed, pace, roles, opening=opening, noisy=self.chooser.random() >= CALM)
        return table.batch(turns, trust) if turns else None

    def _measured(self, table: Table, seed: int) -> Match:
        """Play one seat against the others, and return against whom and the share of them that it is ahead of."""
        against = self.chooser.choice((START, GREEDY))
        seat = self.chooser.randrange(table.seats)
        other = practice.GREEDY_ROLE if against == GREEDY else practice.RIVAL if self.start else practice.PLAIN_ROLE
        if self.start is not None:
            table.rival = self._mind(self.start)
        roles = [practice.LEARNS if place == seat else other for place in range(4)]
        table.play(seed, MEASURED_PACE, roles, noisy=False)
        own = table.worth(seat)
        others = [table.worth(place) for place in range(table.seats) if place != seat]
        return against, sum(1.0 if own > each else 0.5 if own == each else 0.0 for each in others) / len(others)


def work(job: Job, queue: Any, stop: Any) -> None:
    """Play until told to stop."""
    game: Game = shelf.game(job.game)
    worker = Worker(job, load_practice(game, say_nothing))
    parent = os.getppid()
    while not stop.is_set() and os.getppid() == parent:
        worker.refresh()
        queue.put(worker.play_on(HANDED_OVER, lambda: not stop.is_set()))
    queue.cancel_join_thread()


def say_nothing(_message: str) -> None:
    """Compile in silence."""
