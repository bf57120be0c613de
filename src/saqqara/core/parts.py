"""A table told part by part, for those who hear it: names and lines of things, in whatever language."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from saqqara.core.words import Words


@dataclass(frozen=True, slots=True)
class Seat:
    """Whoever sits there, by name."""

    seat: int


@dataclass(frozen=True, slots=True)
class Text:
    """A text of the game; its word `seat` becomes `who`."""

    text: str
    words: Mapping[str, str | int] = field(default_factory=dict)


Said = str | int | Text | Seat
Thing = tuple[Said, ...]  # said one after another


@dataclass(frozen=True, slots=True)
class Line:
    """A few things under a name of their own: row 3, card 17, a player."""

    label: Thing
    things: tuple[Thing, ...]


@dataclass(frozen=True, slots=True)
class Part:
    """What can be asked for by its name."""

    name: Thing
    lines: tuple[Line, ...]


def text(name: str, **words: str | int) -> Text:
    """Name a text, with what it is filled with."""
    return Text(name, words)


def spoken(thing: Sequence[Said], words: Words, names: Sequence[str]) -> str:
    """Say a thing in a language."""
    return " ".join(_said(each, words, names) for each in thing)


def _said(said: Said, words: Words, names: Sequence[str]) -> str:
    if isinstance(said, Seat):
        return names[said.seat]
    if not isinstance(said, Text):
        return f"{said}".replace("-", "−") if isinstance(said, int) else said
    filled = {name: word for name, word in said.words.items() if name != "seat"}
    who = {"who": names[int(said.words["seat"])]} if "seat" in said.words else {}
    return words.say(said.text, **words.named(filled), **who)
