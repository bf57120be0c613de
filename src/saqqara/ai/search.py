"""Players that search: the arrays that the tree lives in, budgets, stopping, and what is kept for the next move."""

from __future__ import annotations

import re
import time
from dataclasses import dataclass
from functools import cache
from math import log
from threading import Lock, Thread
from typing import TYPE_CHECKING, Any

from saqqara.ai.network import LOOKS, Network, fitting, help_of, mind_of
from saqqara.ai.settings import constants, kind_of
from saqqara.ai.sight import STREAM, Seeded
from saqqara.ai.text import tree, worth
from saqqara.ai.text.nodes import FIRST, LOGS, NEXT, NODE, PROVEN, SUMS, TABLE, TRIAL, VIEW, VISITS, WHAT, WHO
from saqqara.core.backends import best
from saqqara.core.fields import fields_of
from saqqara.core.game import CHANCE, Setup
from saqqara.core.kernel import Kernel, Random, load
from saqqara.core.places import note
from saqqara.core.said import mistake, quoted

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
ROOM = 512  # options at most
WIDE = 64  # nodes that a simulation makes at most, usually
DEPTH = 256  # of the tree at most
MEMORY = 48  # megabytes of the tree, unless told otherwise
NODE_BYTES = 4 * NODE + 8 * SUMS + 4
WAITING = 4  # answers for each node that have room to wait, with a network
WAITING_BYTES = 12
CHUNK = 64  # simulations between two looks at the clock, at first
SLICE = 0.005  # seconds between two looks, later
FASTEST = 1_000_000  # simulations a second, at most
WORTH_KEEPING = 2000  # visits of the last tree: to find one's way in a smaller one takes more time than it brings
FOLLOWED = 64  # ways on from the last table that are compared with the new one
FAR = 6  # answers
SPREAD = 2  # moves that share what was left over
LEAST = 4  # a move takes at least this part of its seconds
ROOT = 0
NEVER = 2.0  # is nothing worth
SEEN = 3  # State: what the seat sees now, to compare with


@dataclass(frozen=True, slots=True)
class Style:
    """How a search thinks: its budget, and the constants of its tree."""

    simulations: int = 0
    seconds: float = 0.0
    settled: float = 0.0  # seconds end when an option leads by this share of the simulations left; 0: never before
    thrift: float = 1.0  # then: how many times its seconds a move may take, where others have left some over
    advice: bool = True  # values new options one step ahead, and says which to try first
    rolls: bool = False  # leaves are played on at random
    blend: float = 1.0  # share of that in the worth of a leaf, the rest is by advice
    cut: int = 1 << 30  # answers after which that is valued all the same
    explore: float = 1.0
    margin: float = 0.3
    rank_spread: float = 1200.0
    margin_spread: float = 1200.0
    sharp: float = 8.0
    eager: bool = False
    memory: float = MEMORY
    exact: bool = False  # a proof by the game's own helper comes first
    last: bool = False  # near the end the game's own helper counts one's own points, where others hardly matter
    temperature: float = 0.0  # 0 takes the most visited, 1 each as often as it was visited
    least: float = 0.0  # share of the most visits that an option needs to be taken at all
    sight: float = 1.0  # share of the options that are looked at
    selfish: bool = False  # looks at its own points alone
    network: Network | None = None  # values tables and says which options to try first, instead of advice
    advised: float = 0.0  # share of advice in that
    fall: float = 0.0  # how much less than the table before it an option is worth that was never tried
    outlook: bool = False  # the game's outlook instead of its advice, as with a network
    trust: float = 1.0  # how much of the network's correction of the outlook counts
    usual: float = 0.0  # points that a seat alone usually has, in hundredths: worth is how far it is from them
    heed: float = 0.0  # and less by so much of what advice says it is behind the best

    def __post_init__(self) -> None:
        """Refuse what cannot be meant."""
        if self.simulations <= 0 and self.seconds <= 0:
            raise ValueError(mistake("search-budget"))
        if self.nodes < ROOM:
            raise ValueError(mistake("search-room", memory=str(self.memory), nodes=str(self.nodes)))

    @property
    def nodes(self) -> int:
        """Return how many nodes there is room for: as many as the memory holds, fewer where few are needed."""
        fit = int(self.memory * 1_000_000) // (NODE_BYTES + (WAITING * WAITING_BYTES if self.network else 0))
        most = self.simulations or int(self.seconds * self.thrift * FASTEST)
        return min(fit, ROOM + most * (WIDE if self.advice else 2))


def search_of(game: Game) -> tuple[str, ...]:
    """Return the texts of the search of a game, with what its network looks at."""
    looks = game.looks or (LOOKS,)
    return tuple(chapter for text in SEARCH for chapter in (looks if text == LOOKS else (text,)))


BUDGET = re.compile(r"([0-9]{1,9})(ms)?")
WITH_NETWORK = ("search", "analyst")
USUAL = {"uct": "1000", "search": "400", "analyst": "1000ms"}  # budgets where none is said
# With a budget of time: what is left of it could not change the analyst's mind; `search` saves some for other moves
FRUGAL = {"search": {"settled": 0.5, "thrift": 6.0}, "analyst": {"settled": 1.0}}


def style_of(word: str, budget: str | None = None) -> Callable[[Sight], Style]:
    """Return how `uct`, `search` or `analyst` thinks, with a budget such as 1000 or 5ms, by the game's constants."""
    found = BUDGET.fullmatch(USUAL[word] if budget is None else budget)
    if not found or int(found[1]) == 0:
        raise ValueError(mistake("no-budget", typed=quoted(budget), player=word))
    spent: dict[str, Any] = {"simulations": int(found[1])}
    if found[2]:
        spent = {"seconds": int(found[1]) / 1000} | FRUGAL.get(word, {})
    return lambda sight: thinking(sight, word, spent)


def thinking(sight: Sight, name: str, more: dict[str, Any] | None = None) -> Style:
    """Return how a player of that name thinks at a table: with the game's network where it has one that fits."""
    game, seats = sight.kernel.game, sight.seats
    wants = name in WITH_NETWORK or kind_of(game, name, seats) == "network"
    network = fitting(sight.kernel, sight.components) if wants else None
    found = constants(game, name, seats, network=network is not None)
    return Style(**found | {"network": network} | (more or {}))


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


@dataclass(frozen=True, slots=True)
class Answer:
    """What a search found out about one option."""

    action: int
    visits: int
    worth: float
    proven: bool


class SearchPlayer(Seeded):
    """Takes what it visited most."""

    def __init__(self, seed: int, style: Style | Callable[[Sight], Style]) -> None:
        """Remember how to think; a style may depend on the game and the seats."""
        super().__init__(seed)
        self._style = style
        self._tree: Tree | None = None
        self._taken: tuple[Any, int, int] | None = None
        self._stopped = False
        self._saved = 0.0  # seconds that moves of this match have left over, below 0 if they took more
        self.clock: Callable[[], float] = time.perf_counter  # that seconds are counted by
        self.patience = 0.0  # seconds that plain Python may take where a budget is meant for compiled code, 0 any
        self.found: list[Answer] = []  # by the last search, in the order of its options
        self.simulations = 0  # of the last search

    def stop(self) -> None:
        """Ask a search that is under way in another thread to come to an end; it takes the best so far."""
        self._stopped = True

    def pick(self, sight: Sight) -> int:
        """Return the option that the search visited most, or one near to it, as the style wants."""
        if not sight.options:
            msg = "nothing to choose: the game is over, or this seat does not decide"
            raise ValueError(msg)
        self.found, self.simulations = [], 0
        if len(sight.options) == 1:
            return sight.options[0]
        style = self._style if isinstance(self._style, Style) else self._style(sight)
        for name, is_asked in (("prove", style.exact), ("count_to_end", style.last)):
            found = asked(sight, name) if is_asked else None
            if found is not None:
                return found
        options = self._looked_at(sight, style.sight)
        if len(options) == 1:
            return options[0]
        arrays = self._arrays(sight, style)
        began = self.clock()
        self._begin(arrays, sight, style, options)
        self._search(arrays, style, began)
        chosen = self._choose(arrays, sight, style, options)
        self._saved = max(-style.seconds, self._saved + style.seconds - (self.clock() - began))
        self._taken = (self._key(sight), sight.seat, chosen) if options is sight.options else None
        return chosen

    def _looked_at(self, sight: Sight, share: float) -> Sequence[int]:
        """Return the options that are not overlooked."""
        if share >= 1:
            return sight.options
        below, r = sight.kernel.rules.below_at, self.generator(sight)
        limit = int(share * (1 << 20))
        seen = [option for option in sight.options if below(r, 0, 1 << 20) < limit]
        return seen or [sight.options[below(r, 0, len(sight.options))]]

    def _key(self, sight: Sight) -> Any:
        """Return what stays the same as long as it is the same match."""
        return sight.components[0] if sight.kernel.backend == "plain" else sight.components

    def _arrays(self, sight: Sight, style: Style) -> Tree:
        """Return the arrays, made for this game and back end."""
        kernel = COMPILED.kernel_for(sight)
        held = self._tree
        if held is None or held.kernel is not kernel or self._taken is None or self._taken[0] is not self._key(sight):
            same = kernel.backend == sight.kernel.backend
            components = sight.components if same else kernel.components(sight.components[0])
            fits = held is not None and held.kernel is kernel and held.network is style.network
            if held is not None and fits and len(held.moved) == style.nodes:
                held.components = components
            else:
                held = Tree(kernel, components, style.nodes, style.network)
                held.seed(self.seed, STREAM + sight.seat)
            self._tree, self._taken, self._saved = held, None, 0.0
        return held

    def _begin(self, arrays: Tree, sight: Sight, style: Style, options: Sequence[int]) -> None:
        """Start at the part of the last tree that leads to this table, or anew."""
        node = ROOT
        pays = not style.seconds or arrays.number(ROOT, VISITS) >= WORTH_KEEPING
        if pays and self._taken is not None and self._taken[1] == sight.seat and options is sight.options:
            node = followed(arrays, sight, self._taken[2])
        arrays.set(style, sight.seats, sight.seat)
        arrays.look(sight)
        kept = arrays.think(tree.TO_KEEP, node) if node else 0
        arrays.start(options, fresh=not kept)

    def _search(self, arrays: Tree, style: Style, began: float) -> None:
        """Simulate until the budget is spent, all is proven, or somebody says stop."""
        before = self.clock() - began
        chunk = CHUNK if arrays.kernel.backend == "compiled" else 1
        left = style.simulations or 1 << 40
        expected = 0  # simulations in the rest of the time, where it may end before
        seconds = self._seconds(style)
        if self.patience and arrays.kernel.backend == "plain":
            seconds = min(seconds or self.patience, self.patience)
        while left and not arrays.nodes[PROVEN]:
            if self._stopped and self.simulations:
                break
            now = min(chunk, left) if not self._stopped else 1
            done = arrays.think(tree.TO_SIMULATE, now, expected)
            self.simulations += done
            left -= now
            spent = self.clock() - began
            if done < now or (seconds and spent >= seconds):
                break
            pace = (spent - before) / self.simulations if self.simulations else SLICE
            rest = seconds - spent if seconds else SLICE
            chunk = max(1, int(min(SLICE, rest) / max(pace, 1e-9)))
            if style.settled:
                expected = max(1, int(rest / max(pace, 1e-9)))
        self._stopped = False

    def _seconds(self, style: Style) -> float:
        """Return how long this move may take: more where others have left some over, less if they took more."""
        if not style.settled:
            return style.seconds
        return min(max(style.seconds + self._saved / SPREAD, style.seconds / LEAST), style.seconds * style.thrift)

    def _choose(self, arrays: Tree, sight: Sight, style: Style, options: Sequence[int]) -> int:
        """Return an option by the visits."""
        nodes = {arrays.number(node, WHAT): node for node in arrays.children()}
        merged = [int(arrays.given[i]) for i in range(int(arrays.knobs[worth.GIVEN_KNOB]))]
        self.found = [self._answer(arrays, nodes[a], sight.seat) for a in merged if a in nodes]
        if not self.found:
            return options[0]
        if arrays.nodes[PROVEN]:
            chosen = max(self.found, key=lambda answer: (answer.proven, answer.worth))
        elif style.temperature > 0:
            return self._drawn(sight, style)
        else:
            chosen = max(self.found, key=lambda answer: (answer.visits, answer.worth))
        return chosen.action

    def _answer(self, arrays: Tree, node: int, seat: int) -> Answer:
        """Return what is known of a child of the root."""
        visits, proven = arrays.number(node, VISITS), arrays.number(node, PROVEN)
        return Answer(arrays.number(node, WHAT), visits, arrays.mean(node, seat), bool(proven))

    def _drawn(self, sight: Sight, style: Style) -> int:
        """Draw an option: the more it was visited the likelier."""
        most = max(answer.visits for answer in self.found)
        chances = [
            (answer.visits / most) ** (1 / style.temperature) if answer.visits >= style.least * most else 0.0
            for answer in self.found
        ]
        left = sum(chances) * sight.kernel.rules.below_at(self.generator(sight), 0, 1 << 30) / (1 << 30)
        for answer, chance in zip(self.found, chances, strict=True):
            left -= chance
            if left < 0:
                return answer.action
        return self.found[-1].action


def followed(arrays: Tree, sight: Sight, taken: int) -> int:
    """Return the node of the last tree that leads to what the seat sees now, 0 if none surely does.

    From the last table the answers that were tried are carried out again, one's own first, as long as chance and seal
    stay out of it: if that comes to what is seen now, nothing else can have happened. Where something is hidden, only
    one's own answer is sure to be allowed.
    """
    arrays.look(sight, SEEN)
    ways = [[node] for node in arrays.children() if arrays.number(node, WHAT) == taken]
    for way in ways:
        arrays.think(tree.TO_IMAGINE)
        mask = 0
        for node in way:
            mask = arrays.think(tree.TO_STEP, arrays.number(node, WHO), arrays.number(node, WHAT))
        if mask == 1 << sight.seat and arrays.same(TRIAL, SEEN):
            return way[-1]
        if mask.bit_count() == 1 and not mask >> CHANCE and len(way) < FAR and arrays.knobs[worth.SURE_KNOB]:
            visited = [node for node in arrays.children(way[-1]) if arrays.number(node, VISITS)]
            ways += [[*way, node] for node in visited][: FOLLOWED - len(ways)]
    return 0


def asked(sight: Sight, name: str) -> int | None:
    """Ask the game's own helper for the best option, where it is compiled and knows one."""
    helper = help_of(sight.kernel.game, name)
    return helper(sight) if helper is not None and COMPILED.has_brain(sight) else None
