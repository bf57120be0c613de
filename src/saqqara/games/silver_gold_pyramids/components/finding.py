"""What is found in a deck: a mistake, or something that may be one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from saqqara.core.said import Said, on_line

FOLDER = "saqqara.games.silver_gold_pyramids"


def said(name: str, /, **words: Any) -> Said:
    """Return what the checker says, by its id."""
    return Said(f"check-{name}", FOLDER, **words)


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing to say about a deck, with its line and the number of its card."""

    line: int
    card: int | None
    text: str  # with its id, except what is kept by our own deck alone
    error: bool = True  # the rules need it to be mended; a warning may be how the cards are printed

    def __str__(self) -> str:
        return str(self.on_line())

    def on_line(self) -> Said:
        """Return what is found, with its line and card."""
        return on_line(self.line, self.said())

    def said(self) -> str:
        """Return what is found, with its card."""
        return self.text if self.card is None else said("card", number=str(self.card), text=self.text)
