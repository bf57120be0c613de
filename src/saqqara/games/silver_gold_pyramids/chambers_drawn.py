"""Draws chambers, cards and patterns as lines of text; a square is two or three columns wide."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from rich.text import Text

from saqqara.core import seats
from saqqara.games.silver_gold_pyramids.components.deck import COLOURS, SYMBOLS
from saqqara.games.silver_gold_pyramids.components.shapes import SHAPES, SIDE, WIDTH, name_of_square

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from saqqara.core.words import Words

BIG: Final = 3  # columns of a square
SMALL: Final = 2
LABEL: Final = 2  # columns of a row's number
GAP: Final = 2  # between cards

TITLE, QUIET, GOLD = "bold", "dim", "#b8860b"
PATTERN: Final = "#d9b36a"
FLOOR: Final = "#6a5446"
WALL: Final = "#4b4148 on #2f2830"
KNOWN: Final = "#5a3a10 on #ffe3a0"  # marked in an earlier turn: lit like torchlight
SEALED: Final = "bold #5a1e00 on #ffb27a"  # marked in this turn
TOMB: Final = "bold #3a2600 on #e0ae3a"
ENTRANCE: Final = f"bold #ffd36b on {FLOOR}"
EMPTY: Final = f"#a48d7b on {FLOOR}"
LETTERS: Final = {
    "x": "bold #ff8a6b",
    "r": "bold #ff9aa5",
    "g": "bold #7fe0b0",
    "t": "bold #ffd36b",
    "s": "bold #f8ebd4",
    "p": "bold #c9b2ff",
}
BANDS: Final = dict(zip(COLOURS, ("#ffffff on #6e4a9e", "#ffffff on #a9500c", "#ffffff on #2a5929"), strict=True))
STAMPS: Final = dict(zip(COLOURS, "≡∴^", strict=True))  # tell the colours apart where there are none

DOOR, GRAVE, BRICK, FREE = "▼", "∩", "▓", "·"
TICK, FRESH = "✓", "●"
HALVES: Final = {("X", "."): "▀", (".", "X"): "▄", ("X", "X"): "█"}


@dataclass(frozen=True)
class Pen:
    """What every part of the drawing needs."""

    table: dict[str, Any]
    components: Any
    words: Words
    names: list[str]
    letters: list[str]
    viewer: int
    width: int

    def say(self, name: str, **values: object) -> str:
        """Return a word or sentence of the drawing."""
        return self.words.say(f"draw-{name}", **values)

    def token(self, seat: int, width: int = 3) -> Text:
        """Draw who somebody is."""
        return Text(self.letters[seat].center(width), seats.style(seat))

    def colour(self, card: int) -> str:
        """Return the colour of a card."""
        return next(name for name, cards in zip(COLOURS, self.components.colour, strict=True) if cards >> card - 1 & 1)


@dataclass(frozen=True)
class Marks:
    """The marked squares of a card by name: those of earlier turns, and those of this turn."""

    known: Sequence[str] = ()
    sealed: Sequence[str] = ()


# -- Lines of text ----------------------------------------------------------------------------------------------------


def join(parts: Iterable[Text | str], between: str = "") -> Text:
    """Put texts one after another."""
    return Text(between).join(part if isinstance(part, Text) else Text(part) for part in parts)


def fit(line: Text, width: int) -> Text:
    """Cut or fill a line to a width."""
    line = line.copy()
    line.truncate(width, overflow="ellipsis", pad=True)
    return line


def beside(parts: Sequence[Sequence[Text]], gap: int = GAP) -> list[Text]:
    """Put blocks of lines side by side."""
    height = max(len(lines) for lines in parts)
    widths = [max(line.cell_len for line in lines) for lines in parts]
    filled = (
        [fit(line, width) for line in (*lines, *[Text()] * (height - len(lines)))]
        for lines, width in zip(parts, widths, strict=True)
    )
    return [join(line, " " * gap) for line in zip(*filled, strict=True)]


def wrapped(pieces: Iterable[Text], width: int, between: str = "  ") -> list[Text]:
    """Put pieces one after another, in as many lines as needed; a piece stays whole."""
    lines: list[Text] = []
    for piece in pieces:
        if lines and lines[-1].cell_len + len(between) + piece.cell_len <= width:
            lines[-1] = join([lines[-1], piece], between)
        else:
            lines.append(piece)
    return lines


# -- Patterns ---------------------------------------------------------------------------------------------------------


def pattern(name: str) -> list[Text]:
    """Draw a pattern, a square two columns wide, on two lines."""
    drawn = ["".join("██" if mark == "X" else "  " for mark in row) for row in SHAPES[name]]
    return [Text(line, PATTERN) for line in (*drawn, " " * len(drawn[0]))[:2]]


def small_pattern(name: str) -> str:
    """Draw a pattern on one line, two squares one above the other in each column."""
    rows = SHAPES[name]
    lower = rows[1] if len(rows) > 1 else "." * len(rows[0])
    return "".join(HALVES[pair] for pair in zip(rows[0], lower, strict=True))


# -- Chambers ---------------------------------------------------------------------------------------------------------


def band(pen: Pen, card: int, width: int, place: str = "") -> Text:
    """Write number and colour of a card over its chamber."""
    colour = pen.colour(card)
    number = f"{STAMPS[colour]}{place}{card}"
    whole = f"{number} {pen.words.say(f'colour-{colour}')}"
    return fit(Text(whole if len(whole) <= width else number, BANDS[colour]), width)


def stamp(pen: Pen, card: int) -> Text:
    """Write the number of a card with the mark of its colour."""
    colour = pen.colour(card)
    return Text(f"{STAMPS[colour]}{card}", BANDS[colour])


def chamber(pen: Pen, card: int, wide: int, marks: Marks = Marks()) -> list[Text]:  # noqa: B008  it never changes
    """Draw the five rows of a chamber."""
    return [
        join(_square(pen.components, card - 1, WIDTH * row + column, wide, marks) for column in range(SIDE))
        for row in range(SIDE)
    ]


def labelled(rows: Sequence[Text], wide: int) -> list[Text]:
    """Put letters above the columns and numbers before the rows."""
    letters = "".join(letter.center(wide) if wide == BIG else letter.rjust(wide) for letter in "abcde")
    numbered = (join([Text(f"{row} ", QUIET), line]) for row, line in enumerate(rows, 1))
    return [Text(" " * LABEL + letters, QUIET), *numbered]


def no_card(pen: Pen, width: int, height: int) -> list[Text]:
    """Draw the place of a card where none lies."""
    return [Text("╌" * width, QUIET), Text(pen.say("no-card").center(width)[:width], QUIET), *[Text()] * (height - 2)]


def legend(pen: Pen) -> Iterator[Text]:
    """Say what the marks in chambers mean."""
    for mark in SYMBOLS:
        yield _told(mark, f"{LETTERS[mark]} on {FLOOR}", pen.say(f"symbol-{mark}"))
    for mark, style, name in (
        (GRAVE, TOMB, "tomb"),
        (DOOR, ENTRANCE, "entrance"),
        (TICK, KNOWN, "marked"),
        (FRESH, SEALED, "sealed"),
    ):
        yield _told(mark, style, pen.say(f"square-{name}"))


def _told(mark: str, style: str, meaning: str) -> Text:
    return Text(mark, style).append(f" {meaning}", "not bold default on default dim")


def _square(c: Any, card: int, bit: int, wide: int, marks: Marks) -> Text:
    """Draw a square: what stands on it, and before that the tick of a marked one; the tick alone on a small one."""
    if not c.free[card] >> bit & 1:
        return Text(BRICK * wide, WALL)
    name, thing = name_of_square(bit), _thing(c, card, bit)
    if name in marks.known or name in marks.sealed:
        tick, style = (TICK, KNOWN) if name in marks.known else (FRESH, SEALED)
        return Text((f"{tick}{thing}" if wide == BIG else tick).rjust(SMALL).ljust(wide), style)
    if c.tomb[card] >> bit & 1:
        return Text(f" {GRAVE}".ljust(wide), TOMB)
    if c.entrance[card] >> bit & 1:
        return Text(f"{DOOR}{thing}".rjust(SMALL).ljust(wide), ENTRANCE)
    style = f"{LETTERS[thing]} on {FLOOR}" if thing else EMPTY
    return Text(f" {thing or FREE}".ljust(wide), style)


def _thing(c: Any, card: int, bit: int) -> str:
    """Return the letter of the symbol on a square, that of the tomb, or nothing."""
    if c.tomb[card] >> bit & 1:
        return GRAVE
    return next((mark for mark, found in zip(SYMBOLS, c.symbol[card], strict=True) if found >> bit & 1), "")
