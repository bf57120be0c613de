"""Pages of help in every language: what a parser prints and refuses, which its library says in English."""

from __future__ import annotations

import argparse
import re
from functools import partial
from typing import TYPE_CHECKING, Any

from saqqara.core.said import line, mistake

if TYPE_CHECKING:
    from collections.abc import Iterable

REFUSALS = {  # what the library says, which has no ids of its own
    "arguments-required": r"the following arguments are required: (?P<known>.*)",
    "arguments-unknown": r"unrecognized arguments: (?P<typed>.*)",
    "argument-ambiguous": r"ambiguous option: (?P<typed>.*) could match (?P<known>.*)",
    "argument-choice": r"argument (?P<argument>.*?): invalid choice: (?P<typed>.*) \(choose from (?P<known>.*)\)",
    "argument-one": r"argument (?P<argument>.*): expected one argument",
    "argument-some": r"argument (?P<argument>.*): expected at least one argument",
    "argument-none": r"argument (?P<argument>.*): ignored explicit argument (?P<typed>.*)",
}


def from_argparse(message: str) -> str:
    """Return what the library says of arguments as a sentence with an id, where it is one that is known."""
    for name, pattern in REFUSALS.items():
        if found := re.fullmatch(pattern, message, re.DOTALL):
            return mistake(name, **found.groupdict())
    return message


class Page(argparse.HelpFormatter):
    """A page of help: whatever a parser was given as a text is the name of one."""

    def __init__(self, prog: str, language: str, **more: Any) -> None:
        """Choose the language."""
        super().__init__(prog, **more)
        self._language = language

    def _said(self, name: str) -> str:
        return line(self._language, f"help-{name}")

    def add_usage(
        self, usage: str | None, actions: Iterable[argparse.Action], groups: Iterable[Any], prefix: str | None = None
    ) -> None:
        """Begin the line of usage with its word."""
        super().add_usage(usage, actions, groups, f"{self._said('usage')} " if prefix is None else prefix)

    def start_section(self, heading: str | None) -> None:
        """Begin a section with its title."""
        super().start_section(self._said(heading) if heading else heading)

    def add_text(self, text: str | None) -> None:
        """Add a paragraph."""
        super().add_text(self._said(text) if text else text)

    def _get_help_string(self, action: argparse.Action) -> str | None:
        return self._said(action.help).replace("%", "%%") if action.help else action.help


class Helper(argparse.ArgumentParser):
    """A parser whose texts are names, looked up when its help is printed."""

    def __init__(self, language: str = "en", **more: Any) -> None:
        """Choose the language; the words of the library are named too."""
        super().__init__(**more, formatter_class=partial(Page, language=language), add_help=False)
        self._positionals.title, self._optionals.title = "arguments", "options"
        self.add_argument("-h", "--help", action="help", help="help")
