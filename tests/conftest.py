"""What several tests use."""

import pytest

from saqqara.core import shelf
from tests.small.hands import GAME


@pytest.fixture
def hands(monkeypatch):
    """A tiny game whose seats answer at once under seal, on the shelf for a test."""
    found = shelf.game
    monkeypatch.setattr(shelf, "game", lambda name: GAME if name == GAME.name else found(name))
    return GAME
