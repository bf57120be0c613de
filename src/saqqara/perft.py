"""Counting the tree of play, to compare engines and to find what a change of the rules changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saqqara.core.backends import best
from saqqara.core.dealer import SeededDealer
from saqqara.core.game import CHANCE
from saqqara.core.kernel import Deal, Kernel, load

if TYPE_CHECKING:
    from saqqara.core.match import Match

SHALLOW = 2  # so deep the plain back end is done before a compiler has started
WIDTH = 512  # more options than any question has


def perft(match: Match, depth: int, seed: int, *, expand: bool = False, kernel: Kernel | None = None) -> dict[str, int]:
    """Count below each first action; chance on the way is answered by the seed's deal, or expanded.

    The table is first dealt on by the seed until a seat decides, unless chance is expanded.
    """
    game = match.setup.game
    kernel = kernel or (load(game, "plain") if depth <= SHALLOW else best(game))
    if not expand:
        match.deal(SeededDealer(seed))
    if match.over or depth == 0:
        return {}
    counter = _Counter(kernel, match, depth, seed, expand=expand)
    seat = match.deciding[0]
    first = [action for action, _ in match.chances()] if seat == CHANCE else match.options(seat)
    return {action.code: counter.below(seat, action.number) for action in first}


class _Counter:
    """The arrays that the count works on."""

    def __init__(self, kernel: Kernel, match: Match, depth: int, seed: int, *, expand: bool) -> None:
        """Put the match's table on level 0."""
        levels = 16 * (depth + 1)
        self.kernel, self.depth, self.expand = kernel, depth, int(expand)
        self.states = kernel.states(levels)
        kernel.write(match.setup.game.state, self.states, 0, match.state)
        self.comps = kernel.components(match.components)
        self.deals = kernel.records(Deal, 1)
        kernel.rules.start_deal_at(self.deals, 0, seed)
        self.made, self.weights, self.out = kernel.ints(WIDTH), kernel.ints(WIDTH), kernel.ints(WIDTH * levels)

    def below(self, seat: int, action: int) -> int:
        """Count what follows an action."""
        rules = self.kernel.rules
        rules.copy_at(self.states, 1, 0)
        rules.apply_at(self.states, 1, self.comps, 0, seat, action)
        left = self.depth - (seat != CHANCE)
        return int(
            rules.perft(
                self.states, 1, self.comps, 0, self.deals, self.made, self.out, self.weights, WIDTH, left, self.expand
            )
        )
