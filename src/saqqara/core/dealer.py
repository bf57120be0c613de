"""Dealers answer for CHANCE in a match; none of them is part of a State."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from saqqara.core.kernel import Deal, Kernel, Random, plain_record

if TYPE_CHECKING:
    from collections.abc import Iterable

ROOM = 512  # more outcomes than any question has


class Dealer(Protocol):
    """Answers chance's questions."""

    def answer(self, kernel: Kernel, state: Any, components: Any) -> int:
        """Return the action that befalls."""


class SeededDealer:
    """Deals so that two lines of play on one seed see the same cards: each place of a pile holds one copy."""

    def __init__(self, seed: int) -> None:
        """Remember the seed."""
        self.seed = seed
        self._deal: Any = None

    def answer(self, kernel: Kernel, state: Any, components: Any) -> int:
        """Return what lies at the place of the pile that is due."""
        if self._deal is None:
            self._deal = plain_record(Deal)
            kernel.rules.start_deal(self._deal, self.seed)
        return int(kernel.rules.dealt(state, components, self._deal, [0] * ROOM, [0] * ROOM, [0] * ROOM))


class FreeDealer:
    """Draws every outcome from a generator."""

    def __init__(self, seed: int) -> None:
        """Remember the seed."""
        self.seed = seed
        self._random: Any = None

    def answer(self, kernel: Kernel, state: Any, components: Any) -> int:
        """Return a random outcome by its weight."""
        if self._random is None:
            self._random = plain_record(Random)
            kernel.rules.seed_generator(self._random, self.seed, 1)
        return int(kernel.rules.drawn(state, components, self._random, [0] * ROOM, [0] * ROOM))


class ScriptedDealer:
    """Answers with the codes it was given, in order."""

    def __init__(self, codes: Iterable[str]) -> None:
        """Keep the script."""
        self._codes = iter(codes)

    def answer(self, kernel: Kernel, state: Any, components: Any) -> int:
        """Return the next scripted outcome, if it can befall now."""
        code = next(self._codes, None)
        action = kernel.game.catalogue.find(code) if code else None
        if action is None or kernel.rules.why(state, components, 7, action.number):
            msg = f"the script answers {code!r}, which cannot befall now"
            raise ValueError(msg)
        return action.number
