"""What people may call themselves."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Collection

LONGEST = 40
MARKS = 3  # accents that one letter may carry
JOINERS = "\u200c\u200d"  # hold emoji and some letters together
GUEST = "Guest"


class BadName(ValueError):  # noqa: N818  a person's mistake
    """Why a name cannot be used."""


def clean(name: str) -> str:
    """Return a name as it is kept: normalised, trimmed, without signs that steer what stands around it."""
    kept = " ".join("".join(map(_sign, unicodedata.normalize("NFC", name))).split())
    kept = _without_towers(kept)
    if not any(unicodedata.category(sign)[0] in "LNSP" for sign in kept):
        raise BadName("a name needs a sign that can be seen")
    if len(kept) > LONGEST:
        raise BadName(f"a name has at most {LONGEST} signs, this one has {len(kept)}")
    return kept


def _sign(sign: str) -> str:
    """Return a sign, a space for one that breaks the line, nothing for one that controls."""
    category = unicodedata.category(sign)
    if sign in "\t\n\r" or category[0] == "Z":
        return " "
    return sign if category[0] != "C" or sign in JOINERS else ""


def _without_towers(name: str) -> str:
    kept, marks = [], 0
    for sign in name:
        marks = marks + 1 if unicodedata.combining(sign) else 0
        if marks <= MARKS:
            kept.append(sign)
    return "".join(kept)


def untaken(name: str, taken: Collection[str]) -> str:
    """Return the name, with a number where somebody at the table has it already."""
    used = {other.casefold() for other in taken}
    number, tried = 1, name
    while tried.casefold() in used:
        number += 1
        tried = f"{name} {number}"
    return tried
