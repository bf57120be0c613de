"""Players that search: how long they think, when they stop, and what is kept for the next move."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from saqqara.ai.arrays import COMPILED, ROOT, Tree
from saqqara.ai.network import help_of
from saqqara.ai.sight import STREAM, Seeded
from saqqara.ai.style import Style
from saqqara.ai.text import tree, worth
from saqqara.ai.text.nodes import PROVEN, TRIAL, VISITS, WHAT, WHO
from saqqara.core.game import CHANCE

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from saqqara.core.sight import Sight

CHUNK = 64  # simulations between two looks at the clock, at first
SLICE = 0.005  # seconds between two looks, later
WORTH_KEEPING = 2000  # visits of the last tree: to find one's way in a smaller one takes more time than it brings
FOLLOWED = 64  # ways on from the last table that are compared with the new one
FAR = 6  # answers
SPREAD = 2  # moves that share what was left over
LEAST = 4  # a move takes at least this part of its seconds
SEEN = 3  # State: what the seat sees now, to compare with


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
        self._thinks: tuple[Any, int, Style] | None = None  # how it thinks in this match, once that is known
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
        began = self.clock()
        style = self._style_at(sight)
        spent = self.clock() - began
        for name, is_asked in (("prove", style.exact), ("count_to_end", style.last)):
            found = asked(sight, name) if is_asked else None
            if found is not None:
                return found
        options = self._looked_at(sight, style.sight)
        if len(options) == 1:
            return options[0]
        arrays = self._arrays(sight, style)
        began = self.clock() - spent  # proofs and making room are nobody's budget
        self._begin(arrays, sight, style, options)
        self._search(arrays, style, began)
        chosen = self._choose(arrays, sight, style, options)
        self._saved = max(-style.seconds, self._saved + style.seconds - (self.clock() - began))
        self._taken = (self._key(sight), sight.seat, chosen) if options is sight.options else None
        return chosen

    def _style_at(self, sight: Sight) -> Style:
        """Return how to think; in a match it stays, but where plain Python waits for what is being compiled."""
        if isinstance(self._style, Style):
            return self._style
        held = self._thinks
        if held is not None and held[0] is sight.components and held[1] == sight.seats:
            return held[2]
        style = self._style(sight)
        if sight.kernel.backend == "compiled":
            self._thinks = sight.components, sight.seats, style
        return style

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
