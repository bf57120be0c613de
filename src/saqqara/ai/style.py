"""How a search thinks: its budget and the constants of its tree, by the game, the seats and the name of a player."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from saqqara.ai.network import Network, fitting
from saqqara.ai.settings import constants, kind_of
from saqqara.ai.text.nodes import NODE, SUMS
from saqqara.core.said import mistake, quoted

if TYPE_CHECKING:
    from collections.abc import Callable

    from saqqara.core.sight import Sight

ROOM = 512  # options at most
WIDE = 64  # nodes that a simulation makes at most, usually
MEMORY = 48  # megabytes of the tree, unless told otherwise
NODE_BYTES = 4 * NODE + 8 * SUMS + 4
WAITING = 4  # answers for each node that have room to wait, with a network
WAITING_BYTES = 12
FASTEST = 1_000_000  # simulations a second, at most


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
