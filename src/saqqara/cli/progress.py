"""How far long work is."""

from __future__ import annotations

import sys
from typing import Self

from saqqara.cli.voice import Voice


class Progress:
    """A line that shows how far long work is, on a terminal only."""

    def __init__(self, whole: int, what: str, language: str) -> None:
        """Show nothing yet; `what` is the name under which they are counted."""
        self._whole, self._what, self._on, self._shown = whole, what, sys.stderr.isatty(), -1
        self._voice = Voice(language)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._on and self._shown >= 0:
            print("\r" + " " * 60 + "\r", end="", file=sys.stderr, flush=True)

    def show(self, done: int) -> None:
        """Show how much is done, at most a hundred times."""
        share = 100 * done // self._whole
        if self._on and share != self._shown:
            self._shown = share
            bar = "#" * (share // 4)
            told = self._voice.say("percent", share=f"{share:3}")
            print(
                f"\r[{bar:25}] {told}  {self._voice.say(self._what, count=done)}",
                end="",
                file=sys.stderr,
                flush=True,
            )
