"""Dealers answer for CHANCE in a match; none of them is part of a State."""

from __future__ import annotations

import hmac
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


class SecretDealer:
    """Deals as the seeded dealer does, from a secret key: nobody can compute the deal from what was dealt before."""

    def __init__(self, key: bytes) -> None:
        """Remember the key."""
        self.key = key
        self._piles: dict[int, tuple[tuple[int, ...], list[int]]] = {}  # for each kind: what it was made of, its order

    def answer(self, kernel: Kernel, state: Any, components: Any) -> int:
        """Return what lies at the place of the pile that is due, or the next one that is still possible."""
        made, out, weights = [0] * ROOM, [0] * ROOM, [0] * ROOM
        kind, made_before, place, first, outcomes = kernel.rules.pile(state, components, made)
        order = self._order(kind, made_before, tuple(made[:outcomes]))
        possible = out[: kernel.rules.chances(state, components, out, weights)]
        for step in range(len(order)):
            action: int = first + order[(place + step) % len(order)]
            if action in possible:
                return action
        return possible[0]

    def _order(self, kind: int, made_before: int, made: tuple[int, ...]) -> list[int]:
        """Sort the copies of a pile by their keys."""
        made_of, order = self._piles.get(kind, ((), []))
        if made_of != (made_before, *made):
            copies = [(outcome, copy_number) for outcome, count in enumerate(made) for copy_number in range(count)]
            copies.sort(key=lambda copy: self._copy_key(kind, made_before, *copy))
            order = [outcome for outcome, _ in copies]
            self._piles[kind] = (made_before, *made), order
        return order

    def _copy_key(self, kind: int, made_before: int, outcome: int, copy_number: int) -> bytes:
        return hmac.digest(self.key, f"{kind} {made_before} {outcome} {copy_number}".encode(), "sha256")


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
