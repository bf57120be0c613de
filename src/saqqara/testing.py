"""Small things that tests of every game share."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

Test = TypeVar("Test", bound="Callable[..., object]")


def rule(*ids: str) -> Callable[[Test], Test]:
    """Name the sentences that a test shows; `tests/test_sentences.py` compares them with the texts."""

    def mark(test: Test) -> Test:
        test.__dict__["rules"] = ids
        return test

    return mark
