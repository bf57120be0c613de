"""The arrays that the tree of a search lives in, and the compiled text that works on them."""

from __future__ import annotations

from functools import cache
from math import log
from threading import Lock, Thread
from typing import TYPE_CHECKING, Any

from saqqara.ai.network import LOOKS, Network, help_of, mind_of
from saqqara.ai.style import ROOM, WAITING, Style
from saqqara.ai.text import tree, worth
from saqqara.ai.text.nodes import FIRST, LOGS, NEXT, NODE, PROVEN, SUMS, TABLE, VIEW, VISITS
from saqqara.core.backends import best
from saqqara.core.fields import fields_of
from saqqara.core.game import Setup
from saqqara.core.kernel import Kernel, Random, load
from saqqara.core.places import note

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from saqqara.core.game import Game
    from saqqara.core.sight import Sight

SEARCH = (
    "saqqara.core.text.generator",
    "saqqara.core.text.dealing",
    "saqqara.ai.text.worth",
    LOOKS,
    "saqqara.ai.text.net",
    "saqqara.ai.text.nodes",
    "saqqara.ai.text.waiting",
    "saqqara.ai.text.leaves",
    "saqqara.ai.text.tree",
)
DEPTH = 256  # of the tree at most
ROOT = 0
NEVER = 2.0  # is nothing worth


def search_of(game: Game) -> tuple[str, ...]:
    """Return the texts of the search of a game, with what its network looks at."""
    looks = game.looks or (LOOKS,)
    return tuple(chapter for text in SEARCH for chapter in (looks if text == LOOKS else (text,)))


class Compiled:
    """The bundles of the search that are compiled, for whoever would otherwise search in plain Python."""

    def __init__(self) -> None:
        """Have none yet."""
        self._kernels: dict[Game, Kernel] = {}
        self._threads: dict[Game, Thread] = {}
        self._lock, self._lock_of_threads = Lock(), Lock()

    def prepare(self, game: Game, progress: Callable[[str], None] | None = None) -> Kernel:
        """Load the search of a game as fast as this machine can; from then on it is used."""
        with self._lock:
            if game not in self._kernels:
                kernel = best(game, progress or note, search_of(game), warm)
                made_ready = help_of(game, "prepare")
                if made_ready is not None and kernel.backend == "compiled":
                    made_ready(game, progress or note)
                self._kernels[game] = kernel
        return self._kernels[game]

    def prepare_in_background(self, game: Game) -> Thread:
        """Compile while the plain search answers; once is enough."""
        with self._lock_of_threads:
            if game not in self._threads:
                self._threads[game] = Thread(target=self.prepare, args=(game, _say_nothing), daemon=True)
                self._threads[game].start()
        return self._threads[game]

    def ready(self, game: Game) -> Kernel | None:
        """Return the kernel that was prepared."""
        return self._kernels.get(game)

    def has_brain(self, sight: Sight) -> bool:
        """Say whether the game's own helper can be asked: it is slow before it is compiled, and people wait."""
        game = sight.kernel.game
        kernel = self.prepare(game) if sight.kernel.backend == "compiled" else self.ready(game)
        return kernel is not None and kernel.backend == "compiled"

    def kernel_for(self, sight: Sight) -> Kernel:
        """Return the kernel to search by: compiled when it is ready, or when the sight is."""
        game = sight.kernel.game
        if sight.kernel.backend == "compiled":
            return self.prepare(game)
        return self._kernels.get(game) or load(game, "plain", search_of(game))


COMPILED = Compiled()


def _say_nothing(_message: str) -> None:
    pass


@cache
def logs() -> tuple[float, ...]:
    """Return the table of logarithms."""
    return tuple(log(max(n, 1)) for n in range(LOGS))


def warm(kernel: Kernel) -> None:
    """Call the one door once, so that it is compiled or comes from the cache."""
    game = kernel.game
    arrays = Tree(kernel, kernel.components(game.fill(Setup.of(game, game.seats[0]))), 2)
    arrays.seed(0, 0)


class Tree:
    """The arrays of a search on one back end."""

    def __init__(self, kernel: Kernel, components: Any, nodes: int, network: Network | None = None) -> None:
        """Make them once."""
        self.kernel, self.components, self.network = kernel, components, network
        self.mind = mind_of(kernel, network, WAITING * nodes)
        self.states, self.randoms = kernel.states(4), kernel.records(Random, 1)
        self.nodes, self.sums = kernel.ints(NODE * nodes), kernel.floats(SUMS * nodes)
        self.moved = kernel.ints(nodes)
        self.knobs, self.dials = kernel.ints(worth.KNOBS), kernel.floats(worth.DIALS)
        self.logs, self.work = kernel.floats(LOGS), kernel.floats(worth.WORK)
        self.given, self.out, self.weights = kernel.ints(ROOM), kernel.ints(ROOM), kernel.ints(ROOM)
        self.spots = kernel.ints(1 + max(action.number for action in kernel.game.catalogue.actions))
        self.path, self.wide = kernel.ints(DEPTH), kernel.ints(DEPTH)
        self.logs[:] = logs()

    def think(self, job: int, first: int = 0, second: int = 0) -> int:
        """Go through the one door."""
        done = self.kernel.rules.think(
            job, first, second, self.states, self.components, self.randoms, self.nodes, self.sums, self.knobs,
            self.dials, self.logs, self.given, self.out, self.weights, self.spots, self.path, self.wide, self.moved,
            self.work, self.mind,
        )  # fmt: skip
        return int(done)

    def seed(self, seed: int, stream: int) -> None:
        """Start the search's own generator."""
        self.think(tree.TO_SEED, seed, stream)

    def set(self, style: Style, seats: int, seat: int) -> None:
        """Tell the search how to think."""
        knobs, dials = self.knobs, self.dials
        knobs[worth.SEATS_KNOB], knobs[worth.SEAT_KNOB] = seats, seat
        knobs[worth.ROLLS_KNOB], knobs[worth.CUT_KNOB] = int(style.rolls), style.cut
        knobs[worth.SELFISH_KNOB], knobs[worth.EAGER_KNOB] = int(style.selfish), int(style.eager)
        knobs[worth.ADVICE_KNOB], dials[worth.BLEND_DIAL] = int(style.advice), style.blend
        dials[worth.EXPLORE_DIAL], dials[worth.SHARP_DIAL] = style.explore, style.sharp
        dials[worth.MARGIN_DIAL] = style.margin
        dials[worth.WON_DIAL] = NEVER if style.selfish or seats == 1 else 1 - style.margin / 2
        knobs[worth.NET_KNOB], knobs[worth.FORCED_KNOB] = int(self.network is not None), 0
        knobs[worth.OUTLOOK_KNOB] = int(self.network is not None or style.outlook)
        dials[worth.ADVISED_DIAL], dials[worth.FALL_DIAL] = style.advised, style.fall
        dials[worth.HEED_DIAL], dials[worth.TRUST_DIAL] = style.heed, style.trust
        dials[worth.USUAL_DIAL], dials[worth.SETTLED_DIAL] = style.usual, style.settled
        dials[worth.RANK_SPREAD_DIAL], dials[worth.MARGIN_SPREAD_DIAL] = style.rank_spread, style.margin_spread

    def look(self, sight: Sight, place: int = VIEW) -> None:
        """Put what the seat sees where the search starts from."""
        if sight.kernel.backend != self.kernel.backend:
            self.kernel.write(self.kernel.game.state, self.states, place, sight.kernel.read(sight.states))
        elif self.kernel.backend == "plain":
            self.kernel.rules.copy(self.states[place], sight.states[0])
        else:
            self.states[place] = sight.states[0]

    def same(self, one: int, other: int) -> bool:
        """Say whether two of the States are equal."""
        if self.kernel.backend == "compiled":
            return bool(self.states[one].tobytes() == self.states[other].tobytes())
        names = fields_of(self.kernel.game.state)
        return all(getattr(self.states[one], name) == getattr(self.states[other], name) for name in names)

    def start(self, options: Sequence[int], *, fresh: bool = True) -> None:
        """Begin a search among some options of the view; options that mean the same are one."""
        self.given[: len(options)] = list(options)
        self.knobs[worth.GIVEN_KNOB] = len(options)
        steady = 1 if fresh else int(self.knobs[worth.STEADY_KNOB])
        self.knobs[worth.STEADY_KNOB] = steady
        self.think(tree.TO_IMAGINE)
        fresh = fresh or steady != self.knobs[worth.STEADY_KNOB]
        self.knobs[worth.SURE_KNOB] = int(self.same(VIEW, TABLE))
        if fresh:
            self.nodes[:NODE] = [0] * NODE
            self.sums[:SUMS] = [0.0] * SUMS
            self.knobs[worth.USED_KNOB] = self.knobs[worth.LATER_KNOB] = 1

    @property
    def used(self) -> int:
        """Return how many nodes there are."""
        return int(self.knobs[worth.USED_KNOB])

    def children(self, node: int = ROOT) -> list[int]:
        """Return the nodes below a node."""
        found = []
        child = int(self.nodes[NODE * node + FIRST])
        while child:
            found.append(child)
            child = int(self.nodes[NODE * child + NEXT])
        return found

    def number(self, node: int, field: int) -> int:
        """Return one of a node's numbers."""
        return int(self.nodes[NODE * node + field])

    def mean(self, node: int, seat: int) -> float:
        """Return what a node is worth to a seat."""
        total = float(self.sums[SUMS * node + seat])
        if self.number(node, PROVEN):
            return total
        visits = self.number(node, VISITS) + (1 if self.knobs[worth.ADVICE_KNOB] else 0)
        return total / max(1, visits)
