"""What is found in a deck: a mistake, or something that may be one."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing to say about a deck, with its line and the number of its card."""

    line: int
    card: int | None
    text: str
    error: bool = True  # the rules need it to be mended; a warning may be how the cards are printed

    def __str__(self) -> str:
        return f"{self.line}: {self.said()}"

    def said(self) -> str:
        """Return what is found, with its card."""
        return self.text if self.card is None else f"card {self.card}: {self.text}"
