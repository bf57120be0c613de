"""Exact play at the end of Imhotep: which option is provably best, and what each option is worth.

Only the last round is solved, and only where no card that nobody knows can still come into play. With two seats the
winner counts first, then the lead in points, then the lead in stones on the sled. With three and four seats the last
ships are solved by max^n: each seat wants most seats behind it, then most points and stones of its own.
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from saqqara.core.fields import fields_of
from saqqara.core.kernel import plain_record
from saqqara.games.imhotep.ai.solver import (
    ENTRIES,
    Duel,
    Outcome,
    Solving,
    Unknown,
    loaded,
    outcome_of_lead,
    outcome_of_ranks,
)
from saqqara.games.imhotep.things import NONE, ROUNDS

if TYPE_CHECKING:
    from collections.abc import Callable

    from saqqara.core.game import Game
    from saqqara.core.kernel import Kernel
    from saqqara.core.sight import Sight

__all__ = ["MORE_NODES", "NODES", "Outcome", "exact_values", "prepare", "prove"]

NODES: Final = 500_000  # about 0.3 s compiled
MORE_NODES: Final = 30_000_000
SHIPS_OF_MANY: Final = 2  # in the harbour at most, with three and four seats


def prove(sight: Sight, nodes: int = NODES, entries: int = ENTRIES) -> int | None:
    """Return the number of a provably best option; None if that is not known after looking at so many positions."""
    if len(sight.options) == 1:
        return sight.options[0]
    solving = _solving(sight, nodes, entries)
    if solving is None:
        return None
    if solving.seats > 2:
        with suppress(Unknown):
            return solving.foresee()[0]
        return None
    duel = Duel(solving, sight.seat, solving.options())
    try:
        duel.settle_result()
        duel.settle_value()
    except Unknown:
        return duel.best() if duel.is_settled() else None
    return duel.best()


def exact_values(sight: Sight, nodes: int = MORE_NODES, entries: int = ENTRIES) -> dict[int, Outcome] | None:
    """Return what each option leads to when everybody plays best; None if that is not known."""
    solving = _solving(sight, nodes, entries)
    if solving is None:
        return None
    try:
        if solving.seats > 2:
            ranks = {option: solving.foresee(sight.seat, option)[1] for option in sight.options}
            return {option: outcome_of_ranks(ranks[option], sight.seat) for option in sight.options}
        duel = Duel(solving, sight.seat, sight.options)
        for option in sight.options:
            duel.settle_value([option])
    except Unknown:
        return None
    return {option: outcome_of_lead(duel.low[option]) for option in sight.options}


def prepare(game: Game, progress: Callable[[str], None]) -> None:
    """Load the solver before it is needed; the first time on a machine it is compiled."""
    loaded(game, progress)


# -- What a sight shows -----------------------------------------------------------------------------------------------


def _solving(sight: Sight, nodes: int, entries: int) -> Solving | None:
    """Make a position of the last round ready to be solved; None where it is none, or chance is left."""
    if _field(sight, "round") != ROUNDS or _field(sight, "decider") != sight.seat:
        return None
    if sight.kernel.seats(sight.components) > 2 and _ships_left(sight) > SHIPS_OF_MANY:
        return None
    solving = Solving(*_taken(sight), nodes, entries)
    return None if solving.chance_is_left() else solving


def _field(sight: Sight, name: str) -> Any:
    """Return a field of the State."""
    return getattr(sight.states[0], name) if sight.kernel.backend == "plain" else sight.states[name][0]


def _ships_left(sight: Sight) -> int:
    return sum(int(site) == NONE for site in _field(sight, "docked"))


def _taken(sight: Sight) -> tuple[Kernel, Any, Any]:
    """Return the solver's rules, and the State and the Components in its arrays."""
    seen, kernel = sight.kernel, loaded(sight.kernel.game)
    if seen.backend == kernel.backend:
        return kernel, sight.states, sight.components
    states = kernel.states(1)
    kernel.write(kernel.game.state, states, 0, seen.read(sight.states))
    return kernel, states, kernel.components(_components(sight))


def _components(sight: Sight) -> Any:
    """Return the Components as a plain record."""
    if sight.kernel.backend == "plain":
        return sight.components[0]
    record = plain_record(sight.kernel.game.components)
    for name in fields_of(sight.kernel.game.components):
        setattr(record, name, sight.components[name][0].tolist())
    return record
