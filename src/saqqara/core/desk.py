"""Where printed things are typed in: what a game's file is made of, and what was typed, right or wrong."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

UNKNOWN = "?"  # a square that nobody has typed; no game knows it, so that its checker says where it is


@dataclass(frozen=True, slots=True)
class Kind:
    """Something that can stand on a square: how it is written, the id of its name, and how it is typed."""

    token: str
    text: str
    key: str = ""  # where it is not the token itself
    counted: bool = False  # a number follows the token: the next one that is free
    added: bool = False  # is put behind what stands there and is counted, or taken away again


@dataclass(frozen=True, slots=True)
class Field:
    """Something that is typed beside a grid: a number, or one of some values with the ids of their names."""

    name: str
    text: str
    least: int = 0
    most: int = 0
    values: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Entry:
    """A number of pieces: its name in the file, and the ids or the words that people read."""

    name: str
    label: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Part:
    """A part of the file: grids with fields beside them, or numbers of pieces."""

    name: str
    text: str
    kinds: tuple[Kind, ...] = ()  # the first is what an empty square has
    fields: tuple[Field, ...] = ()
    columns: tuple[int, int] = (0, 0)  # at least and at most
    rows: tuple[int, int] = (0, 0)
    most: int = 0  # grids; a part of one grid always has it
    one: str = ""  # id of the name of one grid of several
    along: str = ""  # the part whose grid is as large as this one's, and is seen below it
    entries: tuple[Entry, ...] = ()
    summed: bool = False  # whether the numbers are pieces that can be counted together


@dataclass(slots=True)
class Typed:
    """One grid as it was typed, and the fields beside it."""

    fields: dict[str, str] = field(default_factory=dict)
    rows: list[list[str]] = field(default_factory=list)


@dataclass(slots=True)
class Filled:
    """What was typed into a part: its grids, or its numbers by the names of the entries."""

    pieces: list[Typed] = field(default_factory=list)
    counts: dict[str, str] = field(default_factory=dict)


Content = dict[str, Filled]


@dataclass(frozen=True, slots=True)
class Found:
    """Something to say about what was typed, and where it is: in the text, and in the parts."""

    text: str
    error: bool
    line: int
    column: int | None = None
    part: str = ""
    piece: int | None = None
    cells: tuple[tuple[int, int], ...] = ()  # column and row from 0
    entry: str = ""  # of a part of numbers, or a field beside a grid
    id: str = ""  # of the sentence in the game's texts, and the words that fill it
    words: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Desk:
    """What a game's file is made of, and how it is read, written and checked; reading and writing refuse nothing."""

    format: str
    option: str  # that takes the file at set-up
    file: str  # name of the designed one
    parts: tuple[Part, ...]
    designed: Callable[[], str]
    empty: Callable[[], Content]
    take: Callable[[str], Content]
    write: Callable[[Content], str]
    check: Callable[[str], list[Found]]


def word(typed: str) -> str:
    """Return what was typed without blanks and ends of lines, which would part it in the file."""
    return "".join(typed.split())


def squares(row: list[str]) -> list[str]:
    """Return the squares of a row as they are written; one that is empty is written as unknown."""
    return [word(token) or UNKNOWN for token in row]


def even(rows: list[list[str]], columns: int, height: int) -> list[list[str]]:
    """Return rows of so many squares, as many as wanted; what is missing is unknown, what is too much is left out."""
    padded = [[*row, *[UNKNOWN] * columns][:columns] for row in rows]
    return [*padded, *([UNKNOWN] * columns for _ in range(height))][:height]


def numbers(part: Part, filled: Filled) -> list[tuple[str, str]]:
    """List what was typed for each entry of a part, in the order of the file; entries that it has not are left out."""
    return [(entry.name, word(filled.counts.get(entry.name, ""))) for entry in part.entries]


def counts(part: Part, filled: Filled) -> list[tuple[str, str]]:
    """List the numbers that were typed and are not 0, with the names of their entries."""
    return [(name, number) for name, number in numbers(part, filled) if number not in {"", "0"}]
