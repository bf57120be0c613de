"""Makes a thing once, also where several threads ask for it at the same time."""

from __future__ import annotations

from functools import wraps
from threading import Lock
from typing import TYPE_CHECKING, Any, Generic, ParamSpec, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

P = ParamSpec("P")
T = TypeVar("T")


class Once(Generic[P, T]):
    """A function that remembers what it returned; whoever asks while it is being made waits for it."""

    def __init__(self, make: Callable[P, T]) -> None:
        """Remember nothing yet."""
        self._make = make
        self._made: dict[Any, T] = {}
        self._locks: dict[Any, Lock] = {}
        wraps(make)(self)

    def __call__(self, *args: P.args, **named: P.kwargs) -> T:
        """Return what was made, or make it; where that fails, the next one tries again."""
        key = (args, *sorted(named.items()))
        if key not in self._made:
            with self._locks.setdefault(key, Lock()):
                if key not in self._made:
                    self._made[key] = self._make(*args, **named)
        return self._made[key]

    def cache_clear(self) -> None:
        """Forget everything."""
        self._made.clear()
