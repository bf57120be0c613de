"""What commands say to people: sentences by their names, and numbers by the custom of a language."""

from __future__ import annotations

from typing import Any

from saqqara.core.said import in_language, say
from saqqara.core.words import decimals


class Voice:
    """Speaks one language."""

    def __init__(self, language: str) -> None:
        """Choose the language."""
        self.language = language

    def say(self, name: str, /, **words: Any) -> str:
        """Return what is said under a name."""
        return say(self.language, f"said-{name}", **words)

    def told(self, text: str) -> str:
        """Return a sentence that knows its id in this language, anything else as it is."""
        return in_language(text, self.language)

    def number(self, number: float, digits: int = 1, *, width: int = 0, signed: bool = False) -> str:
        """Return a number with so many decimals, at the right end of a column."""
        plus = "+" if signed and round(number, digits) >= 0 else ""
        return f"{plus}{self.say('figure', figure=decimals(number, digits))}".rjust(width)

    def short(self, number: float, digits: int = 6) -> str:
        """Return a number with so many digits at most that count."""
        return self.say("figure", figure=decimals(float(f"{number:.{digits}g}"), digits + 3, 0))

    def seat(self, number: int) -> str:
        """Return what a seat is called by its number."""
        return say(self.language, "mistake-seat", number=str(number))
