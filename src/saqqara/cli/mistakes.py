"""Mistakes of people: what was wrong, where, and what to do, in one line."""

from __future__ import annotations

import re
from typing import NoReturn

from saqqara.core.helping import Helper, from_argparse
from saqqara.core.said import in_language, mistake

IN_A_FILE = re.compile(r":\d+$")


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


class Parser(Helper):
    """A parser whose errors are one line."""

    def error(self, message: str) -> NoReturn:
        """Raise the mistake instead of printing a page of usage."""
        where = self.prog.removeprefix("saqqara").strip()
        raise Mistake(from_argparse(message), where, mistake("try-help", command=self.prog))
