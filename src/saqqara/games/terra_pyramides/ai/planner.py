"""A player for one seat with a task: it plans turns as the solver does, in worlds that agree with what it sees."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from saqqara.core.backends import ROOM, best
from saqqara.core.fields import fields_of
from saqqara.core.game import Setup
from saqqara.core.kernel import Deal, Kernel, Random, plain_record
from saqqara.games.terra_pyramides.solving import SEEN, STEPS, TEXTS, TURNS
from saqqara.games.terra_pyramides.solving.memory import Node, Work
from saqqara.games.terra_pyramides.solving.worth import WEIGHTS
from saqqara.games.terra_pyramides.table import Components

if TYPE_CHECKING:
    from saqqara.core.game import Game
    from saqqara.core.sight import Sight

PLANNING: Final = (*TEXTS, f"{__package__}.plan_text")
MOST_PLANS: Final = 24
LONGEST: Final = 48  # answers of a plan


@dataclass(frozen=True)
class Effort:
    """How much a plan is thought about; the order is that of the numbers in plan_text."""

    candidates: int = 10
    far: int = 28
    width: int = 1
    tried: int = 6
    step: int = 3
    first_worlds: int = 4
    worlds: int = 16
    prize: int = 1000
    first_tried: int = 24
    first_step: int = 8


class Bench:
    """The arrays of one back end that plans are made in."""

    def __init__(self, kernel: Kernel, effort: Effort) -> None:
        """Make room."""
        self.kernel, self.effort = kernel, effort
        wide = max(effort.width, effort.candidates, MOST_PLANS)
        self.roots, self.states = kernel.states(2), kernel.states(2 * wide + STEPS)
        self.nodes, self.paths = kernel.records(Node, (TURNS + 1) * wide), kernel.records(Node, STEPS)
        self.plans, self.works = kernel.records(Node, MOST_PLANS), kernel.records(Work, 1)
        self.worlds, self.randoms = kernel.records(Deal, effort.worlds), kernel.records(Random, 1)
        self.heap, self.seen = kernel.ints(wide), kernel.ints(SEEN * wide + ROOM)
        self.made, self.out, self.weights = kernel.ints(ROOM), kernel.ints(ROOM), kernel.ints(ROOM)
        self.knobs, self.sums, self.order = kernel.ints(16), kernel.ints(MOST_PLANS), kernel.ints(MOST_PLANS)
        self.keys = kernel.ints(LONGEST)
        self.knobs[:10] = list(vars(effort).values())
        self._printed: Any = None
        self.components: Any = None
        kernel.rules.weigh(self.works, effort.tried, effort.step, 0)

    def weigh(self, weights):
        for i, x in enumerate(weights):
            if self.kernel.backend == "plain":
                self.works[0].weight[i] = x
            else:
                self.works["weight"][0][i] = x

    def look(self, sight: Sight) -> None:
        """Take what the seat sees, in whichever back end it comes."""
        kernel = self.kernel
        kernel.write(kernel.game.state, self.roots, 0, sight.kernel.read(sight.states))
        printed = sight.components[0] if sight.kernel.backend == "plain" else sight.components
        if self._printed is not printed:
            self._printed = printed
            self.components = kernel.components(plain_components(sight))

    def key(self) -> int:
        """Return the hash of what is seen."""
        return int(self.kernel.rules.key_at(self.roots, 0))

    def plan(self, seed: int) -> dict[int, int]:
        """Return the answers of the best plan, each by the hash of the table that it is given at."""
        rules = self.kernel.rules
        self.knobs[10] = seed & 0x7FFFFFFF
        count = rules.make_plan(
            self.roots, self.states, self.nodes, self.paths, self.plans, self.works, self.components, self.worlds,
            self.randoms, self.heap, self.seen, self.made, self.out, self.weights, self.knobs, self.sums, self.order,
        )  # fmt: skip
        if count == 0:
            return {}
        at = int(self.order[0])
        rules.write_keys(
            self.roots, self.plans, at, self.components, self.worlds, self.made, self.out, self.weights, self.keys
        )
        moves = self.plans[at].moves if self.kernel.backend == "plain" else self.plans["moves"][at]
        return {int(self.keys[i]): int(moves[i]) for i in range(count)}


def plain_components(sight: Sight) -> Any:
    """Return the Components of a sight as a plain record."""
    if sight.kernel.backend == "plain":
        return sight.components[0]
    record = plain_record(Components)
    for name in fields_of(Components):
        setattr(record, name, sight.components[name][0].tolist())
    return record


class Planner:
    """Plays the plan that comes to most in imagined worlds."""

    def __init__(self, seed: int = 0, effort: Effort = Effort(), kernel: Kernel | None = None) -> None:
        """Choose how much to think, and where."""
        self.seed, self.effort = seed, effort
        self._kernel = kernel
        self._bench: Bench | None = None
        self._plan: dict[int, int] = {}

    def pick(self, sight: Sight) -> int:
        """Return the next answer of the plan; where it does not lead on, of a new one."""
        if len(sight.options) == 1:
            return int(sight.options[0])
        if self._bench is None:
            self._bench = Bench(self._kernel or loaded(sight.kernel.game), self.effort)
        here = self._bench
        here.look(sight)
        key = here.key()
        if self._plan.get(key) not in sight.options:
            self._plan = here.plan(self.seed)
        assert key in self._plan, len(self._plan)
        return self._plan[key]


@cache
def loaded(game: Game) -> Kernel:
    """Return the rules with the planner, in the best back end."""
    return best(game, texts=PLANNING, warm_up=lambda kernel: None)
