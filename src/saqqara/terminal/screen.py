"""The screen: the drawing, what happened, the question and the options, as wide and high as there is room."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from dataclasses import dataclass, replace
from importlib import import_module
from shutil import get_terminal_size
from typing import TYPE_CHECKING, Final

from rich.box import SIMPLE
from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from saqqara.core import seats

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from saqqara.core.view import View
    from saqqara.core.words import Words
    from saqqara.terminal.choosing import Row

SIDE_BY_SIDE: Final = 96  # columns from which options and events stand side by side
SENTENCES: Final = 0.4  # of the width, for the sentences of the options
ON_PAPER: Final = 100  # lines, where nothing scrolls away
MOST_ROWS: Final = 12  # of the list of options
MOST_EVENTS: Final = 12
LEAST_EVENTS: Final = 5

LIT, QUIET, GOLD = "bold #12a5a5", "dim", "#b8860b"  # turquoise always and only means: you can do this now
GOOD, BAD = "#5a9a4e", "bold #d1452f"
PROMPT = "> "


class Terminal(Console):
    """A console that reports a reader who has gone away."""

    def on_broken_pipe(self) -> None:
        """Leave it to the game, which saves and ends quietly."""
        raise BrokenPipeError


def standard_console() -> Console:
    """Make the console for standard output; without colour there are no escape codes at all."""
    for stream in (sys.stdout, sys.stdin):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
    simple = os.environ.get("TERM", "").lower() in ("dumb", "unknown")  # the console would not ask for its size
    width, height = get_terminal_size() if simple else (None, None)
    if os.environ.get("NO_COLOR"):
        return Terminal(color_system=None, highlight=False, width=width, height=height)
    return Terminal(highlight=False, width=width, height=height)


def standard_read(console: Console) -> Callable[[str], str]:
    """Read lines from a keyboard with editing, or from a pipe; EOFError is the end."""
    if sys.stdin is not None and sys.stdin.isatty():
        with suppress(ImportError):
            import_module("readline")
        return input

    def piped(prompt: str) -> str:
        line = sys.stdin.readline() if sys.stdin is not None else ""
        if not line:
            raise EOFError
        console.print(Text(prompt + printable(line)))
        return line

    return piped


def printable(line: str) -> str:
    """Return a line without anything that could steer the terminal."""
    return "".join(letter if letter.isprintable() else " " for letter in line).strip()


@dataclass(frozen=True)
class Event:
    """Something that happened, told, and the points it brought."""

    sentence: str
    seat: int | None
    gains: str = ""
    fresh: bool = True

    def older(self, before: bool) -> Event:  # noqa: FBT001  reads as a sentence
        """Return it as it is told later, when it happened before the last answer."""
        return replace(self, fresh=not before)


class Screen:
    """Draws on a console: afresh for each question where the terminal can do it, else line after line."""

    def __init__(self, console: Console, words: Words, names: list[str], draw: str, *, fresh: bool) -> None:
        """Find the module that draws the game."""
        self.console, self.words, self.names = console, words, names
        self.fresh = fresh and console.is_terminal and not console.is_dumb_terminal and console.color_system is not None
        self.hidden = False
        self._draw = import_module(draw).draw if draw else None

    def say(self, name: str, **values: object) -> str:
        """Return a sentence of this screen."""
        return self.words.say(f"play-{name}", **values)

    def print(self, *parts: RenderableType) -> None:
        """Print parts one below another."""
        for part in parts:
            self.console.print(part)

    def print_whole(self, *lines: Text) -> None:
        """Print lines that may hold the path of a file, which must stay in one piece."""
        for line in lines:
            self.console.print(line, soft_wrap=True)

    def clear(self) -> None:
        """Begin a new screen where that can be done."""
        if self.fresh:
            self.console.clear()

    def hide(self) -> None:
        """Go where nothing stays in the terminal's history."""
        self.hidden = True
        if self.fresh:
            self.console.set_alt_screen(True)

    def reveal(self) -> None:
        """Come back from there, leaving nothing in sight."""
        if self.hidden and self.fresh:
            self.console.set_alt_screen(False)
        elif self.hidden and self.console.is_terminal:
            self.console.print("\n" * self.console.height)
        self.hidden = False

    # -- Parts --------------------------------------------------------------------------------------------------------

    def drawing(self, view: View) -> RenderableType:
        """Draw the table, or list it where nobody has drawn the game."""
        if self._draw is None:
            return Group(*(Text(f"{key}: {value}") for key, value in view.table.items()))
        drawn: RenderableType = self._draw(view, self.words, self.names, self.console.width)
        return drawn

    def heading(self, scores: Sequence[int], bots: Sequence[str | None]) -> Text:
        """Name the game, the seats and their points."""
        text = Text(self.words.say("game-name"), "bold")
        for seat, (name, bot) in enumerate(zip(self.names, bots, strict=True)):
            letter = seats.letters(self.names)[seat]
            text.append("  ").append(f" {letter} ", seats.style(seat))
            if self.wide:
                text.append(" " + (self.say("bot", who=name, bot=bot) if bot else name))
            text.append(f" {number(scores[seat])}", GOLD)
        return text

    def events(self, events: Sequence[Event], most: int) -> list[Text]:
        """Tell the last events; those since the last question stand out."""
        lines: list[Text] = []
        if most < 1:
            return lines
        kept = most
        earlier = sum(event.fresh for event in events) - most
        if earlier > 0 and most > 1:
            kept = most - 1
            lines.append(Text(self.say("earlier", count=earlier + 1), QUIET))
        for event in events[-kept:]:
            mark = ("· ", QUIET) if event.seat is None else ("■ ", colour_of(event.seat))
            gains = f"  {event.gains}" if event.gains else ""
            lines.append(Text.assemble(mark, (event.sentence, "" if event.fresh else QUIET), (gains, GOLD)))
        return lines

    def options(self, shown: Sequence[Row], room: int) -> RenderableType:
        """List the options, each with its number, its sentence and its code; only codes where there is no room.

        What all codes begin with is said once above them.
        """
        if len(shown) > room:
            return self._codes(shown)
        grid = Grid.grid(padding=(0, 1, 0, 0))
        grid.add_column(justify="right", style=LIT, no_wrap=True)
        most = int(self.console.width * SENTENCES)
        if self.wide:
            grid.add_column(no_wrap=True, overflow="ellipsis", max_width=most)
        else:
            grid.add_column(overflow="fold")
        grid.add_column(style=QUIET, no_wrap=self.wide, overflow="fold")
        for place, row in enumerate(shown, 1):
            if len(row.options) == 1:
                grid.add_row(f"{place}", Text(self.words.action(row.options[0])), Text(row.options[0].code))
            else:
                grid.add_row(f"{place}", self._group(row), Text(" ".join((*row.words, "…"))))
        return grid

    def _codes(self, shown: Sequence[Row]) -> RenderableType:
        cells = []
        for place, row in enumerate(shown, 1):
            count = "" if len(row.options) == 1 else f" … ({len(row.options)})"
            cells.append(Text.assemble((f"{place:{len(f'{len(shown)}')}} ", LIT), " ".join(row.words) + count))
        verbs = {row.words[0] for row in shown}
        columns = Columns(cells, padding=(0, 2))
        said = f"group-{min(verbs)}"
        return Group(Text(self.words.say(said), QUIET), columns) if len(verbs) == 1 and said in self.words else columns

    def _group(self, row: Row) -> Text:
        name = f"group-{row.words[0]}"
        text = Text(
            self.words.say(name) if name in self.words else " ".join(row.words), no_wrap=True, overflow="ellipsis"
        )
        text.append(f" ({self.say('ways', count=len(row.options))}) ")
        return text.append(" ".join(row.following), QUIET)

    def question(self, ask: str, seat: int) -> Text:
        """Put the question to a seat."""
        text = Text("").append(f" {self.names[seat]} ", seats.style(seat)).append(" ")
        return text.append(self.words.say(f"ask-{ask}") if f"ask-{ask}" in self.words else ask, "bold")

    # -- Whole screens ------------------------------------------------------------------------------------------------

    @property
    def wide(self) -> bool:
        """Say whether options and events stand side by side."""
        return self.console.width >= SIDE_BY_SIDE

    def lines_of(self, *parts: RenderableType) -> int:
        """Count the lines of parts one below another."""
        return sum(len(self.console.render_lines(part, pad=False)) for part in parts)

    def spare(self, *parts: RenderableType) -> int:
        """Return how many lines are left beside these parts and the prompt."""
        return self.console.height - self.lines_of(*parts) - 1 if self.fresh else ON_PAPER

    def room(self, spare: int) -> int:
        """Return how many lines the list of options may have."""
        least, other = (5, 1) if self.wide else (3, 3)
        return max(least, min(MOST_ROWS, spare - other))

    def below(
        self, question: Text, options: RenderableType, hint: str, events: Sequence[Event], spare: int
    ) -> RenderableType:
        """Put the question, the options and what happened below the drawing, side by side where there is room."""
        if self.wide:
            return self._side_by_side(question, Group(options, Text(hint, QUIET)), events, spare)
        spare -= self.lines_of(options)
        told = self.events(events, min(MOST_EVENTS, max(spare - 1, 0)))
        for line in told:
            line.no_wrap, line.overflow = True, "ellipsis"
        return Group(*told, question, options, *([Text(hint, QUIET)] if spare > len(told) else []))

    def _side_by_side(
        self, question: Text, asked: RenderableType, events: Sequence[Event], spare: int
    ) -> RenderableType:
        told = self.events(events, max(LEAST_EVENTS, min(MOST_EVENTS, spare - 1)))
        grid = Grid.grid(padding=(0, 3, 0, 0))
        grid.add_column()
        grid.add_column(overflow="fold")
        grid.add_row(asked, Group(*told))
        return Group(*([Text()] if spare > self.lines_of(grid) else []), question, grid)

    def points(self, sources: dict[str, list[int]], totals: Sequence[int]) -> RenderableType:
        """Make the table of points by source and seat."""
        grid = Grid(box=SIMPLE, border_style=GOLD, show_footer=True, pad_edge=False)
        grid.add_column(self.say("source"), self.say("total"))
        for seat, name in enumerate(self.names):
            grid.add_column(Text(name, colour_of(seat)), Text(number(totals[seat]), "bold"), justify="right")
        for source, values in sources.items():
            name = f"source-{source}"
            shown = self.words.say(name) if name in self.words else source
            if any(values):
                grid.add_row(shown, *(number(value) if value else "–" for value in values))
        return grid


def colour_of(seat: int) -> str:
    """Return the colour of a seat's pieces, to write with."""
    return "bold " + seats.style(seat).rpartition(" ")[2]


def number(value: int) -> str:
    """Write a number with a real minus."""
    return f"{value}".replace("-", "−")
