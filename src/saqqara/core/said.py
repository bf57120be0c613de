"""Sentences told in English that can be said in every language: mistakes, and what is found in files."""

from __future__ import annotations

import os
import re
import sys
from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Self

from saqqara.core.words import LANGUAGES, Words, source

if TYPE_CHECKING:
    from collections.abc import Sequence

VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set counts, as with other programs
PLACE = re.compile(r"{ \$(\w+) }")
LONGEST = 900  # letters of a word that somebody typed
SYSTEM = {  # what Linux says, which has no ids of its own; other systems say some of it in the same words
    "Address already in use": "address-taken",
    "Cannot assign requested address": "address-not-here",
    "Name or service not known": "name-unknown",
    "Temporary failure in name resolution": "name-not-found",
    "Permission denied": "denied",
    "No such file or directory": "no-file",
    "Is a directory": "folder",
    "Not a directory": "no-folder",
    "File exists": "exists",
    "Read-only file system": "read-only",
    "No space left on device": "full",
}


class Said(str):  # noqa: SLOT000  it carries its id and words
    """An English sentence that knows its id and its words; the words may be such sentences too."""

    id: str
    folder: str
    words: dict[str, Any]

    def __new__(cls, name: str, folder: str = "", /, **words: Any) -> Self:
        """Say the sentence of a name, from the texts of the house or also of the game in a folder."""
        said = super().__new__(cls, _sentence("en", folder, name, words))
        said.id, said.folder, said.words = name, folder, words
        return said

    def __getnewargs_ex__(self) -> tuple[tuple[str, str], dict[str, Any]]:
        """Return what a copy is made of."""
        return (self.id, self.folder), self.words

    def in_language(self, language: str) -> str:
        """Return the sentence in a language."""
        return _sentence(language, self.folder, self.id, self.words)

    def plain(self) -> dict[str, Any]:
        """Return id and words as data."""
        words = {key: word.plain() if isinstance(word, Said) else word for key, word in self.words.items()}
        return {"id": self.id, "words": words}

    @classmethod
    def read(cls, data: dict[str, Any]) -> Self:
        """Return the sentence of the house that was written as data; a KeyError says that there is none."""
        words = {key: cls.read(word) if isinstance(word, dict) else word for key, word in data["words"].items()}
        return cls(data["id"], **words)


def spoken(arguments: Sequence[str] | None = None) -> str:
    """Return the language of whoever reads: the one that is asked for with --lang, or that of the environment.

    With `texts` --lang is the language that is reviewed, not that of whoever reads.
    """
    given = sys.argv[1:] if arguments is None else arguments
    given = [] if given[:1] == ["texts"] else given
    after = [word for option, word in pairwise(given) if option == "--lang"]
    joined = [word.removeprefix("--lang=") for word in given if word.startswith("--lang=")]
    named = next((word for word in (*after, *joined) if word in LANGUAGES), None)
    around = next(filter(None, map(os.environ.get, VARIABLES)), "")[:2].lower()
    return named or (around if around in LANGUAGES else "en")


def say(language: str, name: str, /, **words: Any) -> str:
    """Return the sentence of a name in a language, its places filled."""
    return _sentence(language, "", name, words)


def line(language: str, name: str) -> str:
    """Return a sentence that fills in nothing and stands on one line, read without Fluent, which is slow to start."""
    return _lines(language).get(name) or _lines("en")[name]


def in_language(text: str, language: str) -> str:
    """Return a text in a language where that is known, else as it is."""
    return text.in_language(language) if isinstance(text, Said) else text


def plain(text: str) -> dict[str, Any]:
    """Return id and words of a text that has them."""
    return text.plain() if isinstance(text, Said) else {}


def told(error: Exception) -> str:
    """Return what an exception tells, as a sentence with its id where it was raised with one."""
    first = error.args[0] if error.args else ""
    return first if isinstance(first, Said) else str(error)


def quoted(text: object) -> str:
    """Return a text for quotation marks of any language: what cannot be printed is escaped."""
    return repr(str(text))[1:-1]


def mistake(name: str, /, **words: Any) -> Said:
    """Return what is said of a mistake, or what to do about it, by its id."""
    return Said(f"mistake-{name}", **words)


def of_system(error: OSError) -> str:
    """Return what the system says of an error, as a sentence with an id where it is one that is known."""
    text = error.strerror or told(error)
    return mistake(f"system-{SYSTEM[text]}") if text in SYSTEM else text


def on_line(line: int, text: str) -> Said:
    """Return what is wrong on a line of a file."""
    return Said("on-line", line=str(line), text=text)


@cache
def _words(language: str, folder: str) -> Words:
    return Words(language, folder=folder)


def _sentence(language: str, folder: str, name: str, words: dict[str, Any]) -> str:
    plain = {
        key: _shortened(in_language(word, language)) if isinstance(word, str) else word for key, word in words.items()
    }
    simple = None if folder else _simple(language, name, plain)
    if simple is not None:
        return simple
    try:
        speaker = _words(language, folder)
    except ModuleNotFoundError:
        return _without_fluent(name, plain)
    return speaker.say(name, **speaker.named(plain))


def _simple(language: str, name: str, words: dict[str, Any]) -> str | None:
    """Fill in a sentence of one line that takes nothing but words, without Fluent, which is slow to start."""
    sentence = _lines(language).get(name)
    if sentence is None or "{" in PLACE.sub("", sentence) or not {*PLACE.findall(sentence)} <= words.keys():
        return None
    if any(not isinstance(word, str) or f"{key}-{word}" in _names(language) for key, word in words.items()):
        return None
    return PLACE.sub(lambda place: words[place[1]], sentence)


def _without_fluent(name: str, words: dict[str, Any]) -> str:
    """Fill in the English sentence of a line where Fluent is not installed, as a training may find it."""
    return PLACE.sub(lambda place: str(words.get(place[1], place[0])), _lines("en").get(name, name))


@cache
def _lines(language: str) -> dict[str, str]:
    """Return the sentences of the house that stand on one line, by their names."""
    return dict(re.findall(r"^([a-z][\w-]*) = (.+)$(?!\n[ \t])", source("saqqara", language), re.MULTILINE))


@cache
def _names(language: str) -> frozenset[str]:
    """Return the names of all sentences of the house."""
    return frozenset(re.findall(r"^([a-z][\w-]*) =", source("saqqara", language), re.MULTILINE))


def _shortened(word: str) -> str:
    """Cut what is longer than Fluent fills in."""
    return word if len(word) <= LONGEST else f"{word[:LONGEST]}..."
