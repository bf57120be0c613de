"""Boards and pieces as they are typed in on the page: the parts, and where each finding belongs."""

from __future__ import annotations

import re
from itertools import chain
from typing import TYPE_CHECKING, Final

from saqqara.core.desk import Content, Desk, Entry, Filled, Found, Kind, Part, Typed, counts, even, squares
from saqqara.games.terra_pyramides.components.board import CELL, Finding
from saqqara.games.terra_pyramides.components.pieces import (
    LEVEL_VALUES,
    SECTIONS,
    SIDES,
    Lines,
    designed_text,
    read_pieces,
    sections_of,
)
from saqqara.games.terra_pyramides.names import COLOUR_NAMES, COLUMN_NAMES, KIND_NAMES, is_base_kind, is_horus_kind
from saqqara.games.terra_pyramides.things import COLUMNS, ROWS, VALUES

if TYPE_CHECKING:
    from collections.abc import Callable

FORMAT: Final = "terra-board"
FILE: Final = "designed.txt"
LEAST: Final = 5  # columns and rows of a grid that is worth drawing
USUAL: Final = (11, 10)  # columns and rows of an empty board
FIELD: Final = re.compile(r"\b([a-l])(10|[1-9])\b")
KNOWN: Final[dict[str, Callable[[str], bool]]] = {"base": is_base_kind, "horus": is_horus_kind, "nile": bool}  # tiles
FIELDS: Final = (
    Kind(".", "desk-field"),
    Kind("S", "desk-site"),
    Kind("o", "tile-oasis"),
    Kind("^", "desk-start-n"),
    Kind(">", "desk-start-e"),
    Kind("v", "desk-start-s"),
    Kind("<", "desk-start-w"),
)
NILE_FIELDS: Final = (
    *FIELDS[:2],
    Kind("P", "desk-printed"),
    *FIELDS[2:],
    Kind("~", "card-nile", key="n", counted=True),
    Kind("*", "desk-palm", added=True),
)
SYMBOLS: Final = (Kind("s", "desk-sphinx"), Kind("c", "desk-scarab"))


def _part(title: str) -> Part:
    text = f"desk-{title.replace(' ', '-')}"
    first, _, kind = title.rpartition(" ")
    if kind in {"board", "symbols"}:
        board = kind == "board"
        kinds = SYMBOLS if not board else NILE_FIELDS if first == "nile" else FIELDS
        along = "" if board else f"{first} board"
        return Part(title, text, kinds, columns=(LEAST, COLUMNS), rows=(LEAST, ROWS), most=1, along=along)
    return Part(title, text, entries=_entries(first, kind), summed=True)


def _entries(version: str, kind: str) -> tuple[Entry, ...]:
    if kind == "tiles":
        return tuple(Entry(name, (f"tile-{name}",)) for name in KIND_NAMES if KNOWN[version](name))
    if kind == "foundations":
        return tuple(Entry(str(value), (str(value),)) for value in range(1, VALUES + 1))
    first, *others = map(str, LEVEL_VALUES)
    coloured = (Entry(f"{first} {colour}", (first, f"colour-{colour}")) for colour in COLOUR_NAMES)
    return (*coloured, *(Entry(value, (value,)) for value in others))


PARTS: Final = tuple(map(_part, SECTIONS))


def empty() -> Content:
    """Return boards of nothing but fields, the sphinx above and the scarab below, and no pieces."""
    columns, rows = USUAL
    content = {part.name: Filled(counts={entry.name: "" for entry in part.entries}) for part in PARTS}
    for side in SIDES:
        letters = ["s" if row < rows // 2 else "c" for row in range(rows)]
        content[f"{side} board"].pieces = [Typed(rows=[["."] * columns for _ in letters])]
        content[f"{side} symbols"].pieces = [Typed(rows=[[letter] * columns for letter in letters])]
    return content


def take(text: str) -> Content:
    """Take over what can be read of a text; a section that it leaves out is the designed one."""
    given, _, _ = sections_of(text)
    designed, _, _ = sections_of(designed_text())
    content = empty()
    for part in PARTS:
        lines = given.get(part.name, designed[part.name])
        if part.entries:
            content[part.name].counts |= _numbers(part, lines)
        elif part.along:
            _take_symbols(content, part, given.get(part.name, [] if part.along in given else lines))
        elif lines:
            columns = min(max(len(row.split()) for _, row in lines), COLUMNS)
            rows = even([row.split() for _, row in lines], max(columns, LEAST), max(len(lines[:ROWS]), LEAST))
            content[part.name].pieces = [Typed(rows=rows)]
    return content


def _take_symbols(content: Content, part: Part, lines: Lines) -> None:
    """Read the letters, as many as the board below has fields; without any the upper half is sphinx."""
    board = content[part.along].pieces[0].rows
    half = (len(board) + 1) // 2
    typed = [list(row.replace(" ", "")) for _, row in lines]
    letters = typed or [["s" if row < half else "c"] * len(board[0]) for row in range(len(board))]
    content[part.name].pieces = [Typed(rows=even(letters, len(board[0]), len(board)))]


def _numbers(part: Part, lines: Lines) -> dict[str, str]:
    known = {entry.name for entry in part.entries}
    pairs = (row.rpartition(" ") for _, row in lines)
    return {name: number for words, _, number in pairs if (name := " ".join(words.split())) in known}


def write(content: Content) -> str:
    """Write what was typed as a text, whether it is right or not."""
    sections = []
    for part in PARTS:
        filled = content[part.name]
        lines = [f"{name} {number}" for name, number in counts(part, filled)]
        for piece in filled.pieces:
            lines += [_written(squares(row), letters=bool(part.along)) for row in piece.rows]
        sections.append("\n".join([f"[{part.name}]", *lines]))
    return "\n\n".join(sections) + "\n"


def _written(row: list[str], *, letters: bool) -> str:
    return "".join(row) if letters else "".join(f"{token} ".ljust(CELL) for token in row).rstrip()


# -- Where findings belong --------------------------------------------------------------------------------------------


def check(text: str) -> list[Found]:
    """List all that is found in a text, each with the fields or the number that it is about."""
    sections, starts, _ = sections_of(text)
    lines = text.removeprefix("\ufeff").splitlines()
    return [_placed(finding, sections, starts, lines) for finding in read_pieces(text)[1]]


def _placed(finding: Finding, sections: dict[str, Lines], starts: dict[str, int], lines: list[str]) -> Found:
    begun = [title for title, start in starts.items() if start <= finding.line]
    title = max(begun, key=lambda title: starts[title], default="")
    part = next((part for part in PARTS if part.name == title), None)
    if part is None:
        return Found(finding.text, not finding.warning, finding.line)
    rows = [line for line, _ in sections[title]]
    row = rows.index(finding.line) if finding.line in rows else None
    if part.entries:
        entry = _entry(part, finding.text, sections[title][row][1] if row is not None else "")
        return Found(finding.text, not finding.warning, finding.line, part=title, entry=entry)
    raw = lines[finding.line - 1]
    cells = _cells(finding.text, row, raw, letters=bool(part.along))
    column = _column(raw, cells[0][0]) if row is not None and len(cells) == 1 and cells[0][1] == row else None
    return Found(finding.text, not finding.warning, finding.line, column, title, 0, cells)


def _cells(said: str, row: int | None, raw: str, *, letters: bool) -> tuple[tuple[int, int], ...]:
    """Return the fields that a sentence names, or all of its row."""
    named = [] if letters else FIELD.findall(said)
    if named or row is None or row >= ROWS:
        return tuple((COLUMN_NAMES.index(column), int(line) - 1) for column, line in named)
    line = raw.partition("#")[0]
    wide = len(line.replace(" ", "") if letters else line.split())
    return tuple((column, row) for column in range(min(wide, COLUMNS)))


def _column(raw: str, place: int) -> int | None:
    """Return where the field with a number begins in its line."""
    fields = [found.start() + 1 for found in re.finditer(r"\S+", raw)]
    return fields[place] if place < len(fields) else None


def _entry(part: Part, said: str, line: str) -> str:
    """Return the number of pieces that a line holds, or that a sentence begins with."""
    near = (entry.name for entry in part.entries if f"{line} ".startswith(f"{entry.name} "))
    begun = (entry.name for entry in part.entries if said.startswith(f"{entry.name} is no"))
    return next(chain(near, begun), "")


DESK = Desk(FORMAT, "board", FILE, PARTS, designed_text, empty, take, write, check)
