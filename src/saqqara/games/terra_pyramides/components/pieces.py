"""A whole set of boards and pieces: read from a text, written in one form, and checked."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from saqqara.core.said import on_line, quoted
from saqqara.games.terra_pyramides.components.board import (
    Board,
    Finding,
    check_board,
    read_board,
    said,
    write_board,
    write_symbols,
)
from saqqara.games.terra_pyramides.names import COLOUR_NAMES, KIND_NAMES, is_base_kind, is_horus_kind
from saqqara.games.terra_pyramides.things import VALUES

if TYPE_CHECKING:
    from collections.abc import Iterator

SIDES: Final = ("base", "nile")
TILE_COUNTS: Final = {"base": 40, "horus": 16, "nile": 8}
HORUS_TYPES: Final = [2, 4, 4, 6]  # tiles of each of the four kinds
DOUBLE_EYES: Final = 4
LEVEL_VALUES: Final = (5, 10, 20, 35)
LEVELS: Final = 42
FOUNDATIONS: Final = 22
KNOWN_VALUE: Final = 3
TASK_PIECES: Final = 6  # of each higher level, that task 3 needs
HEAD: Final = re.compile(r"\[(.+)\]")
SECTIONS: Final = (
    "base board", "base symbols", "nile board", "nile symbols", "base tiles", "horus tiles", "nile tiles", "levels",
    "foundations",
)  # fmt: skip
Lines = list[tuple[int, str]]


@dataclass
class Pieces:
    """Both sides of the board, the tiles of each version, the levels and the foundations."""

    boards: dict[str, Board] = field(default_factory=dict)
    tiles: dict[str, dict[str, int]] = field(default_factory=dict)  # version -> kind -> how many
    first_levels: dict[str, int] = field(default_factory=dict)  # colour -> how many
    levels: dict[int, int] = field(default_factory=dict)  # value -> how many
    foundations: dict[int, int] = field(default_factory=dict)  # value -> how many


@cache
def designed_text() -> str:
    """Return the file of the designed set."""
    return files(__package__).joinpath("designed.txt").read_text(encoding="utf-8")


# -- Reading ----------------------------------------------------------------------------------------------------------


def read_pieces(text: str) -> tuple[Pieces, list[Finding]]:
    """Read a file; a section that it leaves out is the designed one. Findings say what is wrong, with their lines."""
    sections, starts, found = sections_of(text)
    designed, _, _ = sections_of(designed_text())
    for title in SECTIONS:
        if title in sections:
            continue
        if title.endswith("symbols") and title.replace("symbols", "board") in sections:
            sections[title] = []
        else:
            sections[title] = [(1, line) for _, line in designed[title]]
    pieces = Pieces()
    for side in SIDES:
        where = starts.get(f"{side} board", 1)
        board, wrong = read_board(sections[f"{side} board"], sections[f"{side} symbols"], where)
        pieces.boards[side] = board
        found += wrong
    for version in TILE_COUNTS:
        pieces.tiles[version] = _read_tiles(sections[f"{version} tiles"], found)
    _read_levels(pieces, sections["levels"], found)
    _read_foundations(pieces, sections["foundations"], found)
    if not found:
        found += check(pieces, starts)
    return pieces, sorted(found, key=lambda finding: finding.line)


def sections_of(text: str) -> tuple[dict[str, Lines], dict[str, int], list[Finding]]:
    """Part a text into its sections: their lines, where they begin, and what belongs to none."""
    sections: dict[str, Lines] = {}
    starts: dict[str, int] = {}
    found: list[Finding] = []
    here: Lines | None = None
    for number, raw in enumerate(text.removeprefix("\ufeff").splitlines(), 1):
        line = raw.split("#", 1)[0].strip()
        if not line:
            continue
        if head := HEAD.fullmatch(line):
            title = " ".join(head[1].split()).lower()
            if title not in SECTIONS:
                found.append(Finding(number, said("section", title=title, known=", ".join(SECTIONS))))
            elif title in sections:
                found.append(Finding(number, said("section-twice", title=title)))
            here = sections.setdefault(title, [])
            starts.setdefault(title, number)
        elif here is None:
            found.append(Finding(number, said("before", typed=quoted(line))))
        else:
            here.append((number, line))
    return sections, starts, found


def _count(line: int, word: str, found: list[Finding]) -> int:
    if not re.fullmatch("[0-9]{1,2}", word):
        found.append(Finding(line, said("number", typed=quoted(word))))
        return 0
    return int(word)


def _read_tiles(lines: Lines, found: list[Finding]) -> dict[str, int]:
    tiles: dict[str, int] = {}
    for line, text in lines:
        kind, _, count = text.partition(" ")
        if kind not in KIND_NAMES:
            found.append(Finding(line, said("tile", typed=quoted(kind), known=_order())))
        elif kind in tiles:
            found.append(Finding(line, said("tile-twice", typed=kind)))
        else:
            tiles[kind] = _count(line, count.strip(), found)
    return {kind: tiles[kind] for kind in KIND_NAMES if tiles.get(kind)}


def _order() -> str:
    return f"worker, {', '.join(COLOUR_NAMES)}, eye, coin, grave, oasis"


def _read_levels(pieces: Pieces, lines: Lines, found: list[Finding]) -> None:
    pieces.first_levels = dict.fromkeys(COLOUR_NAMES, 0)
    pieces.levels = dict.fromkeys(LEVEL_VALUES[1:], 0)
    for line, text in lines:
        match text.split():
            case ["5", colour, count] if colour in COLOUR_NAMES:
                pieces.first_levels[colour] = _count(line, count, found)
            case [("10" | "20" | "35") as value, count]:
                pieces.levels[int(value)] = _count(line, count, found)
            case _:
                found.append(Finding(line, said("level-form", typed=quoted(text))))


def _read_foundations(pieces: Pieces, lines: Lines, found: list[Finding]) -> None:
    for line, text in lines:
        match text.split():
            case [value, count] if value.isdecimal() and 1 <= int(value) <= VALUES:
                pieces.foundations[int(value)] = _count(line, count, found)
            case _:
                found.append(Finding(line, said("foundation-form", typed=quoted(text), most=VALUES)))
    pieces.foundations = {value: pieces.foundations[value] for value in sorted(pieces.foundations)}


# -- Checking ---------------------------------------------------------------------------------------------------------


def check(pieces: Pieces, starts: dict[str, int]) -> list[Finding]:
    """Find what the rulebook does not allow."""
    count = sum(pieces.foundations.values())
    found = [finding for side in SIDES for finding in check_board(pieces.boards[side], count, nile=side == "nile")]
    return [*found, *_check_tiles(pieces, starts), *_check_levels(pieces, starts), *_check_foundations(pieces, starts)]


def _check_tiles(pieces: Pieces, starts: dict[str, int]) -> Iterator[Finding]:
    for version, printed in TILE_COUNTS.items():
        where = starts.get(f"{version} tiles", 1)
        count = sum(pieces.tiles[version].values())
        if count != printed:
            yield Finding(where, said(f"tiles-{version}", count=count, all=printed))
        for kind in pieces.tiles[version]:
            if (version == "base" and not is_base_kind(kind)) or (version == "horus" and not is_horus_kind(kind)):
                yield Finding(where, said(f"tile-{version}", typed=kind))
    if sorted(pieces.tiles["horus"].values()) != HORUS_TYPES:
        yield Finding(starts.get("horus tiles", 1), said("horus-kinds"), warning=True)
    double = sum(count for tiles in pieces.tiles.values() for kind, count in tiles.items() if kind == "eye-eye")
    if double < DOUBLE_EYES:
        text = said("eyes", count=double, least=DOUBLE_EYES)
        yield Finding(starts.get("base tiles", 1), text, warning=True)


def _check_levels(pieces: Pieces, starts: dict[str, int]) -> Iterator[Finding]:
    where = starts.get("levels", 1)
    coloured = {colour: count for colour, count in pieces.first_levels.items() if colour != "white"}
    count = sum(coloured.values()) + sum(pieces.levels.values())
    if count != LEVELS:
        yield Finding(where, said("levels", count=count, all=LEVELS))
    for colour, left in coloured.items():
        if not left:
            yield Finding(where, said("level-colour", colour=colour))
    for value, left in pieces.levels.items():
        if left < TASK_PIECES:
            yield Finding(where, said("level-few", count=left, number=value, least=TASK_PIECES))


def _check_foundations(pieces: Pieces, starts: dict[str, int]) -> Iterator[Finding]:
    where = starts.get("foundations", 1)
    count = sum(pieces.foundations.values())
    if count != FOUNDATIONS:
        yield Finding(where, said("foundations", count=count, all=FOUNDATIONS))
    if not pieces.foundations.get(KNOWN_VALUE):
        yield Finding(where, said("foundation-known", number=KNOWN_VALUE), warning=True)


# -- Writing ----------------------------------------------------------------------------------------------------------


def write_pieces(pieces: Pieces) -> str:
    """Write a set in the one form, every section in order."""
    parts: list[str] = []
    for side in SIDES:
        parts += [f"[{side} board]", *write_board(pieces.boards[side]), ""]
        parts += [f"[{side} symbols]", *write_symbols(pieces.boards[side]), ""]
    for version in TILE_COUNTS:
        parts += [f"[{version} tiles]", *(f"{kind} {count}" for kind, count in pieces.tiles[version].items()), ""]
    parts += ["[levels]", *(f"5 {colour} {count}" for colour, count in pieces.first_levels.items())]
    parts += [*(f"{value} {count}" for value, count in pieces.levels.items()), ""]
    parts += ["[foundations]", *(f"{value} {count}" for value, count in pieces.foundations.items())]
    return "\n".join(parts) + "\n"


def canonical(text: str) -> str:
    """Check a file's text and return it in the one form; ValueError begins with the line that is wrong."""
    pieces, found = read_pieces(text)
    wrong = [finding for finding in found if not finding.warning]
    if wrong:
        raise ValueError(on_line(wrong[0].line, wrong[0].text))
    return write_pieces(pieces)


@cache
def pieces_of(text: str) -> Pieces:
    """Read a set that has been checked."""
    pieces, found = read_pieces(text)
    wrong = [finding for finding in found if not finding.warning]
    if wrong:
        raise ValueError(on_line(wrong[0].line, wrong[0].text))
    return pieces
