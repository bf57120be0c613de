"""Understands what was typed: a number of the list, a code, the beginning of codes, some of their words."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from itertools import takewhile
from typing import TYPE_CHECKING, Final

from saqqara.core.game import Action, Catalogue, nearest

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

LONGEST_NUMBER: Final = 4  # digits
PLACE: Final = re.compile("[a-z][0-9]+")  # a column and a row


@dataclass(frozen=True, slots=True)
class Row:
    """A numbered line of the list: one option, or several that begin alike; the last word may be only a beginning."""

    words: tuple[str, ...]
    options: tuple[Action, ...]

    @property
    def following(self) -> list[str]:
        """List the words that can come next."""
        codes = [option.code.split() for option in self.options]
        next_word = len(self.words) - any(code[: len(self.words)] != list(self.words) for code in codes)
        return list(dict.fromkeys(code[next_word] for code in codes if len(code) > next_word))


@dataclass(frozen=True, slots=True)
class Chosen:
    """An option."""

    option: Action


@dataclass(frozen=True, slots=True)
class Narrowed:
    """The beginning of several options, or words that they have, as typed."""

    words: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Refused:
    """Something that the game knows but that is not allowed now; several when only their beginning was typed."""

    actions: tuple[Action, ...]


@dataclass(frozen=True, slots=True)
class NoSuchNumber:
    """A number beyond the list."""

    number: int


@dataclass(frozen=True, slots=True)
class Unknown:
    """Nothing that the game knows, and the code nearest to it."""

    near: str | None


Answer = Chosen | Narrowed | Refused | NoSuchNumber | Unknown


def squash(text: str) -> str:
    """Return a code without case, spaces and hyphens, to compare with."""
    return re.sub(r"[\s_-]+", "", text.casefold())


def begins(action: Action, words: Sequence[str]) -> bool:
    """Say whether the words of a code begin with the words typed."""
    code = action.code.casefold().split()
    return len(words) <= len(code) and all(whole.startswith(part) for whole, part in zip(code, words, strict=False))


def holds(action: Action, words: Sequence[str]) -> bool:
    """Say whether a code has all the words typed, in any order."""
    return not Counter(words) - Counter(action.code.casefold().split())


def narrowed(options: Sequence[Action], words: Sequence[str]) -> list[Action]:
    """Return the options that begin with the words typed or, where none does, those that have them all."""
    begun = [option for option in options if begins(option, words)]
    return begun or [option for option in options if holds(option, words)]


def rows(options: Sequence[Action], room: int) -> list[Row]:
    """List the options, or groups of them by their first words where they are more than there is room for.

    Words that name a place, as b12, are grouped by their letter before they are left out.
    """
    longest = max((len(option.code.split()) for option in options), default=0)
    coarse: list[Row] = []
    for depth in range(longest, 0, -1):
        for grouped in (_grouped(options, depth), _lettered(options, depth)):
            if len(grouped) == 1 and coarse:
                return coarse
            if not coarse or len(grouped) < len(coarse):
                coarse = grouped
            if len(coarse) <= room:
                return coarse
    return coarse


def _grouped(options: Iterable[Action], depth: int) -> list[Row]:
    groups: dict[tuple[str, ...], list[Action]] = {}
    for option in options:
        groups.setdefault(tuple(option.code.split()[:depth]), []).append(option)
    return [Row(_common([option.code.split() for option in found]), tuple(found)) for found in groups.values()]


def _lettered(options: Iterable[Action], depth: int) -> list[Row]:
    """Group the options by their first words, of the last one only the letter where it names a place."""
    groups: dict[tuple[str, ...], list[Action]] = {}
    for option in options:
        words = option.code.split()[:depth]
        if len(words) == depth and PLACE.fullmatch(words[-1]):
            words[-1] = words[-1][0]
        groups.setdefault(tuple(words), []).append(option)
    heads = list(dict.fromkeys(words[:-1] for words in groups))
    in_order = sorted(groups, key=lambda words: (heads.index(words[:-1]), words[-1] if len(words[-1]) == 1 else ""))
    alone = {words: tuple(found[0].code.split()) for words, found in groups.items() if len(found) == 1}
    return [Row(alone.get(words, words), tuple(groups[words])) for words in in_order]


def _common(codes: Sequence[list[str]]) -> tuple[str, ...]:
    """Return the words that codes begin with."""
    return tuple(words[0] for words in takewhile(lambda words: len(set(words)) == 1, zip(*codes, strict=False)))


def understand(
    text: str, options: Sequence[Action], shown: Sequence[Row], begun: Sequence[str], catalogue: Catalogue
) -> Answer:
    """Return what was meant: `shown` is the list on the screen, `begun` the words it was narrowed by.

    A number beyond the list may still be a word of a code, like that of a card.
    """
    words = text.casefold().split()
    if text.isascii() and text.isdigit():
        return _number(text, shown) or _holding(words, options) or NoSuchNumber(int(text[:LONGEST_NUMBER]))
    for typed in (words, [*begun, *words]):
        found = _exact(typed, options) or _beginning(typed, options)
        if found:
            return found
    for typed in ([*begun, *words], words):
        held = _holding(typed, options)
        if held:
            return held
    return _not_allowed(words, catalogue) or Unknown(near(text, options, catalogue))


def _number(text: str, shown: Sequence[Row]) -> Chosen | Narrowed | None:
    number = int(text[:LONGEST_NUMBER])
    if not 1 <= number <= len(shown):
        return None
    row = shown[number - 1]
    return Chosen(row.options[0]) if len(row.options) == 1 else Narrowed(row.words)


def _exact(words: Sequence[str], options: Sequence[Action]) -> Chosen | None:
    typed = squash(" ".join(words))
    found = [option for option in options if squash(option.code) == typed]
    return Chosen(found[0]) if len(found) == 1 else None


def _beginning(words: Sequence[str], options: Sequence[Action]) -> Chosen | Narrowed | None:
    """Narrow the list; a beginning of every word of one code is as good as the code."""
    found = [option for option in options if begins(option, words)]
    if len(found) == 1 and len(found[0].code.split()) == len(words):
        return Chosen(found[0])
    return Narrowed(tuple(words)) if found else None


def _holding(words: Sequence[str], options: Sequence[Action]) -> Chosen | Narrowed | None:
    """Narrow the list to the codes with these words in any order; one that only names are left out of is chosen."""
    found = [option for option in options if holds(option, words)]
    if len(found) == 1 and _only_names_left(found[0], words):
        return Chosen(found[0])
    return Narrowed(tuple(words)) if found else None


def _only_names_left(action: Action, words: Sequence[str]) -> bool:
    """Say whether the words of a code that were not typed are all without a digit: `put` and `north`, but not `b2`."""
    left = Counter(action.code.casefold().split()) - Counter(words)
    return not any(letter.isdigit() for word in left for letter in word)


def _not_allowed(words: Sequence[str], catalogue: Catalogue) -> Refused | None:
    typed = squash(" ".join(words))
    exact = [action for action in catalogue.actions if squash(action.code) == typed]
    begun = exact or [action for action in catalogue.actions if begins(action, words)]
    found = begun or [action for action in catalogue.actions if _names(action, words)]
    return Refused(tuple(found)) if found else None


def _names(action: Action, words: Sequence[str]) -> bool:
    return bool(action.path) and holds(action, words) and _only_names_left(action, words)


def near(text: str, options: Sequence[Action], catalogue: Catalogue) -> str | None:
    """Return the code nearest to what was typed, of everything that seats can do."""
    codes = (action.code for action in (*options, *catalogue.actions) if action.path)
    return nearest(" ".join(text.casefold().split()), dict.fromkeys(codes))
