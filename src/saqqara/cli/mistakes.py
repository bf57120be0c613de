"""Mistakes of people: what was wrong, where, and what to do, in one line."""

from __future__ import annotations

import argparse
import os
import re
import sys
from itertools import pairwise
from typing import TYPE_CHECKING, NoReturn

from saqqara.core.said import in_language, mistake
from saqqara.core.words import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Sequence

IN_A_FILE = re.compile(r":\d+$")
VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set counts, as with other programs
ARGPARSE = {  # what the library says, which has no ids of its own
    "arguments-required": r"the following arguments are required: (?P<known>.*)",
    "arguments-unknown": r"unrecognized arguments: (?P<typed>.*)",
    "argument-ambiguous": r"ambiguous option: (?P<typed>.*) could match (?P<known>.*)",
    "argument-choice": r"argument (?P<argument>.*?): invalid choice: (?P<typed>.*) \(choose from (?P<known>.*)\)",
    "argument-one": r"argument (?P<argument>.*): expected one argument",
    "argument-some": r"argument (?P<argument>.*): expected at least one argument",
    "argument-none": r"argument (?P<argument>.*): ignored explicit argument (?P<typed>.*)",
}


class Mistake(Exception):  # noqa: N818  bad input is a person's mistake, not a failure of the program
    """Bad input: what was wrong, where, and what to do."""

    def __init__(self, error: str, where: str = "", hint: str = "") -> None:
        super().__init__(error)
        self.error, self.where, self.hint = error, where, hint

    def line(self, language: str = "en") -> str:
        """Return the mistake as one line; one in a file begins with file and line, as editors like it."""
        error, hint = in_language(self.error, language), in_language(self.hint, language)
        where = f"{self.where}: " if self.where and not error.startswith(self.where) else ""
        speaker = "" if IN_A_FILE.search(self.where) else "saqqara: "
        return f"{speaker}{where}{error}" + (f" ({hint})" if hint else "")


def spoken(arguments: Sequence[str] | None = None) -> str:
    """Return the language of mistakes: the one that is asked for with --lang, or that of the environment.

    With `texts` it is the language that is reviewed, not that of whoever reads.
    """
    given = sys.argv[1:] if arguments is None else arguments
    given = [] if given[:1] == ["texts"] else given
    after = [word for option, word in pairwise(given) if option == "--lang"]
    joined = [word.removeprefix("--lang=") for word in given if word.startswith("--lang=")]
    named = next((word for word in (*after, *joined) if word in LANGUAGES), None)
    around = next(filter(None, map(os.environ.get, VARIABLES)), "")[:2].lower()
    return named or (around if around in LANGUAGES else "en")


def from_argparse(message: str) -> str:
    """Return what the library says of arguments as a sentence with an id, where it is one that is known."""
    for name, pattern in ARGPARSE.items():
        if found := re.fullmatch(pattern, message, re.DOTALL):
            return mistake(name, **found.groupdict())
    return message


class Parser(argparse.ArgumentParser):
    """A parser whose errors are one line."""

    def error(self, message: str) -> NoReturn:
        """Raise the mistake instead of printing a page of usage."""
        where = self.prog.removeprefix("saqqara ").strip()
        raise Mistake(from_argparse(message), where, mistake("try-help", command=self.prog))
