"""Mistakes of people: what was wrong, where, and what to do, in one line."""

from __future__ import annotations

import argparse
import re
from typing import NoReturn

IN_A_FILE = re.compile(r":\d+$")


class Mistake(Exception):  # noqa: N818  bad input is a person's mistake, not a failure of the program
    """Bad input: what was wrong, where, and what to do."""

    def __init__(self, error: str, where: str = "", hint: str = "") -> None:
        super().__init__(error)
        self.error, self.where, self.hint = error, where, hint

    def line(self) -> str:
        """Return the mistake as one line; one in a file begins with file and line, as editors like it."""
        where = f"{self.where}: " if self.where and not self.error.startswith(self.where) else ""
        speaker = "" if IN_A_FILE.search(self.where) else "saqqara: "
        return f"{speaker}{where}{self.error}" + (f" ({self.hint})" if self.hint else "")


class Parser(argparse.ArgumentParser):
    """A parser whose errors are one line."""

    def error(self, message: str) -> NoReturn:
        """Raise the mistake instead of printing a page of usage."""
        raise Mistake(message, self.prog.removeprefix("saqqara ").strip(), f"see {self.prog} --help")
