"""A player for a seat alone: it plans turns as the solver does, in worlds that agree with all that it sees."""

from __future__ import annotations

from dataclasses import astuple, dataclass
from typing import TYPE_CHECKING, Any, Final

from saqqara.core.backends import ROOM, best
from saqqara.core.fields import fields_of
from saqqara.core.game import Setup
from saqqara.core.kernel import Deal, Kernel, Random, plain_record
from saqqara.core.places import note
from saqqara.games.terra_pyramides.ai.hopes import net_for
from saqqara.games.terra_pyramides.ai.plan_text import FIRST_WORLDS, KNOBS, LEARNED, SEED, WEIGHTS_FROM
from saqqara.games.terra_pyramides.solving import SEEN, STEPS, TEXTS
from saqqara.games.terra_pyramides.solving.hope import ONE
from saqqara.games.terra_pyramides.solving.memory import Node, Work
from saqqara.games.terra_pyramides.solving.worth import TURNS
from saqqara.games.terra_pyramides.table import Components
from saqqara.games.terra_pyramides.things import DEEPEST

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from saqqara.core.game import Game
    from saqqara.core.sight import Sight

PLANNING: Final = (*TEXTS, f"{__package__}.worlds_text", f"{__package__}.plan_text")
LONGEST: Final = 48  # answers of a plan
SEEDS: Final = 0x7FFFFFFF

# What things are worth to who does not know the order of the tiles, by task, as in the solver.
WEIGHTS: Final = (
    (100, 71, 60, 115, 41, 41, 29, 8, 0, 24, 24, 0, 5, 8, 5),
    (100, 82, 52, 80, 31, 37, 27, 11, 0, 20, 24, 0, 9, 8, 6),
    (100, 71, 60, 115, 41, 41, 29, 8, 0, 24, 24, 0, 5, 8, 5),
    (100, 84, 64, 73, 42, 33, 19, 14, 0, 14, 24, 0, 6, 8, 6),
)


@dataclass(frozen=True)
class Effort:
    """How much is thought about a plan; the order is that of the numbers in plan_text."""

    candidates: int = 24
    far: int = 2  # a short look with many worlds is ahead of a long one
    width: int = 4
    tried: int = 12
    step: int = 4
    first_worlds: int = 12
    worlds: int = 96
    prize: int = 1000
    first_tried: int = 32
    first_step: int = 8
    last: int = 5
    last_width: int = 8
    last_tried: int = 8
    last_step: int = 3
    last_worlds: int = 48
    hope: int = 200  # a sure win is worth so much more than none, where it was learned how likely one is


# As much thought as the chances of success were learned with
HALF: Final = Effort(12, 2, 3, 8, 3, 4, 16, first_tried=16, first_step=6, last=3, last_width=4, last_worlds=16)


class Bench:
    """The arrays of one back end that plans are made in."""

    def __init__(self, kernel: Kernel, effort: Effort) -> None:
        """Make room."""
        self.kernel = kernel
        wide = max(effort.width, effort.last_width, effort.candidates)
        self._roots, self._states = kernel.states(3), kernel.states(2 * wide + STEPS)
        self._nodes, self._paths = kernel.records(Node, (TURNS + 1) * wide), kernel.records(Node, STEPS)
        plans = max(effort.candidates, DEEPEST)
        self._plans, self._works = kernel.records(Node, plans), kernel.records(Work, 1)
        worlds = max(effort.worlds, effort.last_worlds)
        self._worlds, self._randoms = kernel.records(Deal, worlds), kernel.records(Random, 1)
        self._heap, self._seen = kernel.ints(wide), kernel.ints(SEEN * wide + ROOM)
        self._room = kernel.ints(ROOM), kernel.ints(ROOM), kernel.ints(ROOM)
        self._knobs, self._keys = kernel.ints(KNOBS), kernel.ints(LONGEST)
        self._sums, self._order = kernel.ints(plans), kernel.ints(plans)
        self._knobs[:SEED] = list(astuple(effort))
        self._printed: Any = None  # the Components of the last sight
        self._components: Any = None

    def look(self, sight: Sight) -> None:
        """Take what the seat sees, in whichever back end it comes."""
        kernel = self.kernel
        kernel.write(kernel.game.state, self._roots, 1, sight.kernel.read(sight.states))
        kernel.rules.see_at(self._roots, 0, 1, sight.seat)
        printed = sight.components[0] if sight.kernel.backend == "plain" else sight.components
        if self._printed is not printed:
            self._printed = printed
            self.take(plain_components(sight))

    def take(self, components: Any) -> None:
        """Take the boards and pieces, and what is worth how much with their task."""
        self._components = self.kernel.components(components)
        self.weigh(WEIGHTS[components.task])
        self.hope(net_for(self.kernel.game, components))

    def hope(self, net: Sequence[int] | None) -> None:
        """Take the weights that say how likely a task is to be solved, or do without."""
        self._knobs[LEARNED] = net is not None
        if net is None:
            return
        if self.kernel.backend == "plain":
            self._works[0].net[:] = net
        else:
            self._works["net"][0] = net

    def weigh(self, weights: tuple[int, ...]) -> None:
        """Set what things are worth."""
        self._knobs[WEIGHTS_FROM:] = list(weights)

    def warm(self) -> None:
        """Plan a first turn, so that all of it is compiled or comes from the cache."""
        rules = self.kernel.rules
        self.take(self.kernel.game.fill(Setup.of(self.kernel.game, 1)))
        rules.set_up_at(self._roots, 0, self._components, 0)
        rules.start_deal_at(self._worlds, 0, 0)
        rules.settle_at(self._roots, 0, self._components, 0, self._worlds, *self._room)
        self.key()
        self.plan(0)

    def key(self) -> int:
        """Return the hash of what is seen."""
        return int(self.kernel.rules.key_at(self._roots, 0))

    def plan(self, seed: int) -> dict[int, int]:
        """Return the answers of the best plan, each by the hash of the table at which it is given."""
        rules, roots, plans, components = self.kernel.rules, self._roots, self._plans, self._components
        self._knobs[SEED] = seed & SEEDS
        count = rules.make_plan(
            roots, self._states, self._nodes, self._paths, plans, self._works, components, self._worlds,
            self._randoms, self._heap, self._seen, *self._room, self._knobs, self._sums, self._order,
        )  # fmt: skip
        at = int(self._order[0])
        if count:
            rules.write_keys(roots, plans, at, components, self._worlds, *self._room, self._keys)
        moves = plans[at].moves if self.kernel.backend == "plain" else plans["moves"][at]
        return {int(self._keys[i]): int(moves[i]) for i in range(count)}

    def chance(self) -> float | None:
        """Return how likely it is that the task will be solved after the last plan; None where that was not learned."""
        if not self._knobs[LEARNED]:
            return None
        found = self.kernel.rules.chance_after(
            self._roots, self._plans, int(self._order[0]), self._works, self._components, self._worlds,
            self._knobs[FIRST_WORLDS], *self._room,
        )  # fmt: skip
        return int(found) / ONE


def plain_components(sight: Sight) -> Any:
    """Return the Components of a sight as a plain record."""
    if sight.kernel.backend == "plain":
        return sight.components[0]
    record = plain_record(Components)
    for name in fields_of(Components):
        setattr(record, name, sight.components[name][0].tolist())
    return record


class Planner:
    """Plays the plan that comes to most in imagined worlds; with others at the table, what looks best at once."""

    def __init__(self, seed: int = 0, effort: Effort | None = None, kernel: Kernel | None = None) -> None:
        """Choose how much to think, and where."""
        self.seed = seed
        self._effort, self._kernel = effort or Effort(), kernel
        self._bench: Bench | None = None
        self._plan: dict[int, int] = {}

    def pick(self, sight: Sight) -> int:
        """Return the next answer of the plan, or the first of a new one."""
        if len(sight.options) == 1:
            return int(sight.options[0])
        found = self._planned(sight) if sight.seats == 1 else None
        if found is not None and found in sight.options:
            return found
        return at_once(sight, self.seed)

    def chance(self, sight: Sight) -> float | None:
        """Return how likely a seat alone is to solve its task if it plays on by plans; None where that is not known."""
        if sight.seats > 1:
            return None
        bench = self._look(sight)
        bench.plan(self.seed)
        return bench.chance()

    def _planned(self, sight: Sight) -> int | None:
        """Return what the plan says to a table; where it leads elsewhere, a new plan is made."""
        bench = self._look(sight)
        key = bench.key()
        if key not in self._plan:
            self._plan = bench.plan(self.seed)
        return self._plan.get(key)

    def _look(self, sight: Sight) -> Bench:
        if self._bench is None:
            self._bench = Bench(self._kernel or loaded(sight.kernel.game), self._effort)
        self._bench.look(sight)
        return self._bench


def at_once(sight: Sight, seed: int) -> int:
    """Return what looks best one step ahead."""
    kernel = sight.kernel
    states, randoms, out = kernel.states(3), kernel.records(Random, 1), kernel.ints(len(sight.options))
    kernel.rules.copy_from(states, 0, sight.states, 0)
    kernel.rules.seed_at(randoms, 0, seed, sight.seat)
    out[:] = sight.options
    chosen = kernel.rules.greedy_choice_at(states, sight.components, 0, sight.seats, sight.seat, randoms, out, len(out))
    return int(chosen)


_LOADED: dict[Game, Kernel] = {}


def loaded(game: Game, progress: Callable[[str], None] = note) -> Kernel:
    """Return the rules with the planner, in the best back end."""
    if game not in _LOADED:
        _LOADED[game] = best(game, progress, PLANNING, _warm)
    return _LOADED[game]


def _warm(kernel: Kernel) -> None:
    Bench(kernel, Effort(1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 0, 1, 1, 1, 1)).warm()
