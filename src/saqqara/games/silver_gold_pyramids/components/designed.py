"""The deck that is shipped, designed by the project."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from saqqara.games.silver_gold_pyramids.components.deck import Deck, parse

FILE = "designed.deck.txt"


@cache
def designed_text() -> str:
    """Read the shipped file."""
    return files(__package__).joinpath(FILE).read_text(encoding="utf-8")


@cache
def designed() -> Deck:
    """Read the shipped deck."""
    return parse(designed_text())
