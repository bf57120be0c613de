"""Games for training: set-ups at random, games played whole in the text of practice, and the batches they give."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random as Chooser
from typing import TYPE_CHECKING, Any

import numpy as np

from saqqara.ai.arrays import SEARCH, Tree, search_of
from saqqara.ai.network import LAYERS, Network, Shape, actions_of, lore_of, mind_of
from saqqara.ai.settings import constants
from saqqara.ai.style import ROOM, Style
from saqqara.ai.text import net, practice, worth
from saqqara.core.backends import best
from saqqara.core.game import Setup
from saqqara.core.kernel import Random

if TYPE_CHECKING:
    from collections.abc import Callable

    from saqqara.core.game import Game
    from saqqara.core.kernel import Kernel

GAMES = ("saqqara.core.text.playout", "saqqara.ai.text.practice")
PRACTICE = (*SEARCH, *GAMES)
TURNS = 600  # of one game that are kept at most
ANSWERS = 40 * TURNS
NODES = 1 << 16
MOST_SIMULATIONS = 1024  # of a turn: the tree has room for them
SETUPS = 64  # that a worker plays in turn
PROBES = 24  # games that tell which values numbers have
FEW = 32  # values that get a row each
FURTHER = 2  # values at least that better players may come to
KEEN = 0.5  # how much a difference in worth counts for what is learned
KEEN_ALONE = 5.0  # alone, points differ ten times less than leads do
OPENINGS = 0.05  # share of games that begin at random
LONGEST_OPENING = 24
UNUSUAL = 0.5  # share of games with options at random, and of options that are chosen at random in them


@dataclass(frozen=True)
class Pace:
    """How much is thought about a turn."""

    short: int = 16
    long: int = 96
    often: float = 0.25
    tried: int = 16


PROBING = Pace(200, 200, 1.0, 16)


@dataclass(frozen=True)
class Batch:
    """Turns to learn from."""

    inputs: Any  # [turn, number that went in], 16 bits
    starts: Any  # where the answers of each turn begin, and one more
    answers: Any
    shares: Any  # how much each answer is to be liked
    worths: Any  # [turn, seat from the one that looks], below 0 where nobody sits
    points: Any  # the same, as the game ended
    sources: Any  # [turn, source], of the seat that looks
    bases: Any  # [turn, seat from the one that looks], what the best answer is worth by the outlook

    def __len__(self) -> int:
        """Return how many turns there are."""
        return len(self.inputs)

    @staticmethod
    def join(batches: list[Batch]) -> Batch:
        """Put batches together."""
        offsets = np.cumsum([0, *(batch.starts[-1] for batch in batches)])
        starts = [batch.starts[:-1] + at for batch, at in zip(batches, offsets[:-1], strict=True)]
        return Batch(
            np.concatenate([batch.inputs for batch in batches]),
            np.concatenate([*starts, offsets[-1:]]),
            *(
                np.concatenate([getattr(batch, name) for batch in batches])
                for name in ("answers", "shares", "worths", "points", "sources", "bases")
            ),
        )


def load_practice(game: Game, progress: Callable[[str], None]) -> Kernel:
    """Load the search of a game together with practice."""
    return best(game, progress, (*search_of(game), *GAMES), warm)


def warm(kernel: Kernel) -> None:
    """Play a small game once, so that all is compiled."""
    game = kernel.game
    table = Table(kernel, game.fill(Setup.of(game, game.seats[0])), None)
    table.play(1, Pace(2, 2, 1.0, 2), [practice.PLAIN_ROLE] * 4)


def any_setup(game: Game, chooser: Chooser, several: tuple[int, ...] = ()) -> Setup:
    """Choose seats and options at random: half of the games are as usual, in the others half of the options are."""
    seats = chooser.choice(several or game.seats)
    at_random = UNUSUAL if chooser.random() < UNUSUAL else 0.0
    wanted = {o.name: chooser.choice(o.values) if chooser.random() < at_random else o.values[0] for o in game.options}
    return Setup.most(game, seats, wanted)


class Table:
    """The arrays of practice, for one set-up after the other."""

    def __init__(self, kernel: Kernel, components: Any, network: Network | None, rival: Network | None = None) -> None:
        """Make them once."""
        self.kernel = kernel
        self.tree = Tree(kernel, None, NODES, network)
        self.states, self.randoms = kernel.states(5), kernel.records(Random, 1)
        self.course, self.keen = kernel.ints(practice.RULES), kernel.floats(1)
        self.tried, self.claims = kernel.ints(ROOM), kernel.floats(practice.SCORES * ROOM)
        self.points = kernel.ints(4)
        self.rival = mind_of(kernel, rival)
        self.inputs = network.shape.inputs if network else 0
        size = self.inputs or inputs_of(kernel, components)
        self.size = size
        if network is None:
            mind, lore = self.tree.mind, lore_of(kernel.game, kernel.backend)
            self.tree.mind = (*mind[:2], kernel.ints(size), *mind[3:5], kernel.floats(2 * ROOM), *mind[6:-1], lore)
        self.book = (
            kernel.ints(size * TURNS), kernel.ints(TURNS), kernel.ints(TURNS + 1), kernel.ints(ANSWERS),
            kernel.floats(ANSWERS), kernel.floats(4 * TURNS), kernel.floats(4 * TURNS),
        )  # fmt: skip
        self.sit(components)

    def sit(self, components: Any) -> None:
        """Take a set-up."""
        kernel, game = self.kernel, self.kernel.game
        self.plain = components
        self.components = kernel.components(components)
        self.seats = int(components.seats)
        self.tree.components = self.components
        found = constants(game, "search", self.seats, network=True)
        self.tree.set(Style(simulations=1, **found), self.seats, 0)
        self.tree.knobs[worth.EAGER_KNOB] = int(constants(game, "search", self.seats).get("eager", False))
        uct = constants(game, "uct", self.seats)
        self.tree.knobs[worth.CUT_KNOB] = int(uct.get("cut", 1 << 30))
        self.tree.dials[worth.BLEND_DIAL] = 1.0
        self.keen[0] = KEEN_ALONE if self.seats == 1 and not found.get("usual") else KEEN

    def play(  # noqa: PLR0913  each is a part of how a game is played
        self, seed: int, pace: Pace, roles: list[int], *, opening: int = 0, noisy: bool = True, rolls: bool = True
    ) -> int:
        """Play a game; return how many turns were kept."""
        course = self.course
        course[practice.ROLES : practice.ROLES + 4] = roles
        course[practice.SHORT], course[practice.LONG] = pace.short, pace.long
        course[practice.OFTEN], course[practice.OPENING] = int(1024 * pace.often), opening
        course[practice.TRIED], course[practice.NOISY] = pace.tried, int(noisy)
        course[practice.PLAIN_ROLLS] = int(rolls)
        tree = self.tree
        return int(
            self.kernel.rules.practise(
                seed, self.states, self.components, self.randoms, tree.nodes, tree.sums, tree.knobs, tree.dials,
                tree.logs, tree.given, tree.out, tree.weights, tree.spots, tree.path, tree.wide, tree.work, tree.mind,
                self.rival, course, self.keen, self.tried, self.claims, self.book, self.points,
            )
        )  # fmt: skip

    def worth(self, seat: int) -> float:
        """Return how the last game ended for a seat."""
        return float(self.tree.work[worth.LEAF + seat])

    def batch(self, turns: int, trust: float) -> Batch:
        """Return the turns of the last game; `trust` is the share of what the search said in what a turn was worth."""
        inputs, who, starts, answers, shares, worths, bases = self.book
        seats = self.seats
        mover = np.asarray(who[:turns], np.int64)
        order = (mover[:, None] + np.arange(4)[None]) % seats
        there = np.arange(4)[None] < seats
        ended = np.array([self.worth(seat) for seat in range(seats)], np.float32)[order]
        said = np.asarray(worths[: 4 * turns], np.float32).reshape(turns, 4)
        points = np.asarray(self.points[:seats], np.float32)[order]
        told = self.kernel.game.points(self.kernel.read(self.states, practice.REAL), self.plain)
        sources = np.array([told[name][:seats] for name in self.kernel.game.sources], np.float32).T
        end = int(starts[turns])
        clipped = np.clip(np.asarray(inputs[: self.size * turns]), -32768, 32767).astype(np.int16)
        return Batch(
            clipped.reshape(turns, self.size),
            np.array(starts[: turns + 1], np.int64),
            np.array(answers[:end], np.int16),
            np.array(shares[:end], np.float32),
            np.where(there, trust * said + (1 - trust) * ended, -1).astype(np.float32),
            np.where(there, points, 0).astype(np.float32),
            sources[mover],
            np.array(bases[: 4 * turns], np.float32).reshape(turns, 4),
        )


def inputs_of(kernel: Kernel, components: Any) -> int:
    """Return how many numbers go into a network."""
    comps, states, out = kernel.components(components), kernel.states(1), kernel.ints(8192)
    return int(kernel.rules.first_look(states, comps, out, lore_of(kernel.game, kernel.backend)))


def leans_in(game: Game) -> bool:
    """Say whether networks of a game correct its outlook: where that is asked about every answer anyway."""
    return float(constants(game, "search", game.seats[-1], network=True).get("advised", 0.0)) > 0


def shape_of(
    kernel: Kernel, seed: int, layers: tuple[int, int] = LAYERS, seats: tuple[int, ...] = ()
) -> tuple[Shape, float]:
    """Return the shape of a new network, by the values that numbers have in some games, and the usual points."""
    game, chooser = kernel.game, Chooser(seed)
    seen, points = [], []
    table: Table | None = None
    for number in range(PROBES):
        components = game.fill(any_setup(game, chooser, seats))
        table = table or Table(kernel, components, None)
        table.sit(components)
        opening = chooser.choice((0, 0, 40))
        turns = table.play(seed + number, PROBING, [practice.PLAIN_ROLE] * 4, opening=opening, noisy=False)
        if turns:
            seen.append(table.batch(turns, 0.0).inputs)
        if not opening:
            points += [abs(float(table.points[seat])) for seat in range(table.seats)]
    whole = np.concatenate(seen).astype(np.int64)
    low, high = whole.min(0), whole.max(0)
    span = high - low + 1
    many = np.where(span <= FEW, span + np.maximum(FURTHER, span // 2), 0)  # better players go further
    many[-net.FOUR :] = 0
    spread = np.maximum(1.0, np.sqrt((whole.astype(np.float64) ** 2).mean(0)))
    scales = tuple(float(f"{1 / each:.6g}") for each in spread)
    sizes = *layers, actions_of(game), len(game.sources)
    shape = Shape(*sizes, tuple(map(int, low)), tuple(map(int, many)), scales, leans_in(game))
    return shape, max(10.0, float(np.mean(points or [0.0])))
