"""How seats are told apart on a screen: a colour and a letter each."""

from __future__ import annotations

from string import ascii_uppercase
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

# Lapis, carnelian, alabaster, ebony: lightness first, then hue. Ebony is lifted to a plum that shows on black too.
STYLES: Final = (
    "bold #ffffff on #2f5fae",
    "bold #2a1200 on #f39a62",
    "bold #2a2320 on #efe6cf",
    "bold #ffffff on #7b4560",
)


def letters(names: Sequence[str]) -> list[str]:
    """Return a letter for each seat: its name's first one, or A B C D when two names begin alike."""
    initials = [name[:1].upper() for name in names]
    distinct = len(set(initials)) == len(initials) and all(initial.isalpha() for initial in initials)
    return initials if distinct else list(ascii_uppercase[: len(initials)])


def style(seat: int) -> str:
    """Return the style of a seat's pieces."""
    return STYLES[seat % len(STYLES)]
