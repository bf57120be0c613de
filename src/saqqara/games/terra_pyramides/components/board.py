"""One side of the board: read from its lines, written in one form, and checked."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from saqqara.core.said import Said, quoted
from saqqara.games.terra_pyramides.names import FIELD_NAMES
from saqqara.games.terra_pyramides.things import COLUMNS, ROWS, SITES, Way

if TYPE_CHECKING:
    from collections.abc import Iterator

ARROWS: Final = {"^": Way.N, ">": Way.E, "v": Way.S, "<": Way.W}
STEPS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0), (1, -1), (1, 1), (-1, 1), (-1, -1))  # ways first, then the diagonals
RIVER: Final = re.compile(r"~([0-9]{1,2})(\**)")
SYMBOL_LETTERS: Final = {"s": "sphinx", "c": "scarab"}
STARTS: Final = 4
LONGEST_ROW: Final = 4  # tiles
MOST_TILES: Final = 40  # that any version lays on a board
FEWEST_NILE_SITES: Final = 18
FEWEST_PALMS: Final = 7
CELL: Final = 5  # characters of a field in the written form
KNOWN: Final = ". S P o ^ > v < ~0 ~1* ..."
FOLDER: Final = "saqqara.games.terra_pyramides"


def said(name: str, /, **words: Any) -> Said:
    """Return what the checker says, by its id."""
    return Said(f"check-{name}", FOLDER, **words)


@dataclass(frozen=True, slots=True)
class Finding:
    """Something about a file that is wrong, or worth a word."""

    line: int
    text: Said
    warning: bool = False

    def __str__(self) -> str:
        """Say it with its line."""
        return str(self.said())

    def said(self) -> Said:
        """Return what is found, with its line."""
        return said("line-word" if self.warning else "line", line=str(self.line), text=self.text)


Place = tuple[int, int]  # column, row


@dataclass
class Board:
    """What is printed on one side; places are (column, row) from 0."""

    width: int = 0
    height: int = 0
    sites: list[Place] = field(default_factory=list)
    printed: list[Place] = field(default_factory=list)  # sites with printed stairs
    oases: list[Place] = field(default_factory=list)
    starts: list[tuple[Place, int]] = field(default_factory=list)
    river: dict[int, Place] = field(default_factory=dict)
    palms: dict[int, int] = field(default_factory=dict)  # at a Nile field
    scarab: set[Place] = field(default_factory=set)
    first_line: int = 0  # of the file
    row_lines: list[int] = field(default_factory=list)

    def places(self) -> Iterator[Place]:
        """Walk over all fields in reading order."""
        return ((x, y) for y in range(self.height) for x in range(self.width))

    def land(self) -> list[Place]:
        """List the fields that can take a tile."""
        taken = {*self.sites, *self.oases, *self.river.values()}
        return [place for place in self.places() if place not in taken]

    def has(self, place: Place) -> bool:
        """Say whether a place is on the board."""
        return 0 <= place[0] < self.width and 0 <= place[1] < self.height

    def around(self, place: Place) -> list[Place]:
        """List the neighbours of a place, up to 8."""
        return [there for step in STEPS if self.has(there := (place[0] + step[0], place[1] + step[1]))]

    def walk(self, place: Place, step: Place) -> tuple[list[Place], Place | None]:
        """Go from a place in a straight line: the fields passed, and the site met, None at the edge."""
        passed: list[Place] = []
        sites = set(self.sites)
        there = (place[0] + step[0], place[1] + step[1])
        while self.has(there):
            if there in sites:
                return passed, there
            passed.append(there)
            there = (there[0] + step[0], there[1] + step[1])
        return passed, None


def number(place: Place) -> int:
    """Return the number of a field."""
    return COLUMNS * place[1] + place[0]


def name(place: Place) -> str:
    """Return the name of a field."""
    return FIELD_NAMES[number(place)]


# -- Reading and writing ----------------------------------------------------------------------------------------------


def read_board(lines: list[tuple[int, str]], symbols: list[tuple[int, str]], where: int) -> tuple[Board, list[Finding]]:
    """Read a board from the lines of its section and of its symbols; what cannot be read is found."""
    board = Board(first_line=where)
    found: list[Finding] = []
    rows = [(line, text.split()) for line, text in lines]
    if not rows:
        return board, [Finding(where, said("no-rows"))]
    board.width, board.height = len(rows[0][1]), len(rows)
    board.row_lines = [line for line, _ in rows]
    if board.width > COLUMNS or board.height > ROWS:
        size = said("size", columns=board.width, rows=board.height, most=COLUMNS, high=ROWS)
        return board, [Finding(where, size)]
    for y, (line, cells) in enumerate(rows):
        if len(cells) != board.width:
            found.append(Finding(line, said("row", count=len(cells), all=board.width)))
            continue
        for x, cell in enumerate(cells):
            problem = _read_cell(board, (x, y), cell)
            if problem:
                found.append(Finding(line, problem))
    return board, [*found, *_read_symbols(board, symbols)]


def _read_cell(board: Board, place: Place, cell: str) -> Said | None:
    if cell in ("S", "P"):
        board.sites.append(place)
        if cell == "P":
            board.printed.append(place)
    elif cell == "o":
        board.oases.append(place)
    elif cell in ARROWS:
        board.starts.append((place, ARROWS[cell]))
    elif river := RIVER.fullmatch(cell):
        index = int(river[1])
        if index in board.river:
            return said("nile-twice", number=index, field=name(board.river[index]), other=name(place))
        board.river[index] = place
        board.palms[index] = len(river[2])
    elif cell != ".":
        return said("field", typed=quoted(cell), field=name(place), known=KNOWN)
    return None


def _read_symbols(board: Board, symbols: list[tuple[int, str]]) -> list[Finding]:
    if not symbols:
        board.scarab = {place for place in board.places() if place[1] >= (board.height + 1) // 2}
        return []
    if len(symbols) != board.height:
        return [Finding(symbols[0][0], said("symbol-rows", count=len(symbols), rows=board.height))]
    found = []
    for y, (line, text) in enumerate(symbols):
        letters = text.replace(" ", "")
        if len(letters) != board.width or set(letters) - set(SYMBOL_LETTERS):
            found.append(Finding(line, said("symbols", typed=quoted(text), count=board.width)))
            continue
        board.scarab |= {(x, y) for x, letter in enumerate(letters) if letter == "c"}
    return found


def write_board(board: Board) -> list[str]:
    """Write the rows of a board in the one form."""
    cells = dict.fromkeys(board.places(), ".")
    cells |= dict.fromkeys(board.sites, "S") | dict.fromkeys(board.printed, "P") | dict.fromkeys(board.oases, "o")
    arrows = {way: arrow for arrow, way in ARROWS.items()}
    cells |= {place: arrows[Way(way)] for place, way in board.starts}
    cells |= {place: f"~{index}{'*' * board.palms[index]}" for index, place in board.river.items()}
    return [
        "".join(cells[x, y].ljust(CELL) for x in range(board.width)).rstrip() for y in range(board.height)
    ]  # a row a line


def write_symbols(board: Board) -> list[str]:
    """Write the symbols of a board."""
    return ["".join("c" if (x, y) in board.scarab else "s" for x in range(board.width)) for y in range(board.height)]


# -- Checking ---------------------------------------------------------------------------------------------------------


def check_board(board: Board, foundations: int, *, nile: bool) -> list[Finding]:
    """Find what the rules do not allow on a board."""
    return [
        *_check_sites(board, foundations, nile=nile),
        *_check_starts(board),
        *_check_land(board),
        *_check_rows(board),
        *(_check_river(board) if nile else _check_no_river(board)),
    ]


def _line(board: Board, place: Place) -> int:
    return board.row_lines[place[1]]


def _check_sites(board: Board, foundations: int, *, nile: bool) -> Iterator[Finding]:
    count, where = len(board.sites), board.first_line
    if count > min(foundations, SITES):
        yield Finding(where, said("sites", count=count, most=min(foundations, SITES)))
    if nile and count < FEWEST_NILE_SITES:
        yield Finding(where, said("sites-nile", count=count, least=FEWEST_NILE_SITES))
    for place in board.sites:
        touching = [there for there in board.around(place) if there in board.sites and there > place]
        for there in touching:
            text = said("sites-touch", field=name(place), other=name(there))
            yield Finding(_line(board, place), text, warning=True)


def _check_starts(board: Board) -> Iterator[Finding]:
    if len(board.starts) != STARTS:
        yield Finding(board.first_line, said("starts", count=len(board.starts), all=STARTS))
    for place, way in board.starts:
        step = STEPS[way]
        if (place[0] + step[0], place[1] + step[1]) not in board.sites:
            yield Finding(_line(board, place), said("start-stairs", field=name(place)))


def _check_land(board: Board) -> Iterator[Finding]:
    land = board.land()
    if len(land) < MOST_TILES:
        yield Finding(board.first_line, said("land", count=len(land), most=MOST_TILES))
    for place in land:
        if all(board.walk(place, step)[1] is None for step in STEPS[:STARTS]):
            yield Finding(_line(board, place), said("no-site", field=name(place)))
    for letter, symbol in SYMBOL_LETTERS.items():
        if not any((place in board.scarab) == (letter == "c") for place in land):
            yield Finding(board.first_line, said(f"no-{symbol}"), warning=True)


def _check_rows(board: Board) -> Iterator[Finding]:
    land = set(board.land())
    for step in ((1, 0), (0, 1), (1, 1), (1, -1)):
        for place in board.places():
            before = (place[0] - step[0], place[1] - step[1])
            if place in board.sites or (board.has(before) and before not in board.sites):
                continue  # a row begins after a site or at the edge
            fields = [place, *board.walk(place, step)[0]]
            tiles = sum(there in land for there in fields)
            if tiles > LONGEST_ROW:
                text = said("long", field=name(place), end=name(fields[-1]), count=tiles, most=LONGEST_ROW)
                yield Finding(_line(board, place), text)


def _check_no_river(board: Board) -> Iterator[Finding]:
    if board.river:
        yield Finding(board.first_line, said("nile-side"))
    for place in board.printed:
        yield Finding(_line(board, place), said("stairs-side", field=name(place)))


def _check_river(board: Board) -> Iterator[Finding]:
    where = board.first_line
    last = len(board.river) - 1
    if not board.river or set(board.river) != set(range(last + 1)):
        yield Finding(where, said("nile-gap"))
        return
    for index in range(last):
        if board.river[index + 1] not in board.around(board.river[index]):
            yield Finding(_line(board, board.river[index]), said("nile-apart", number=index, next=index + 1))
    if board.palms[0]:
        yield Finding(_line(board, board.river[0]), said("nile-start"))
    if sum(board.palms.values()) < FEWEST_PALMS:
        yield Finding(where, said("palms", count=sum(board.palms.values()), least=FEWEST_PALMS))
    banks = {there for place in board.river.values() for there in _beside(board, place)}
    for place in board.sites:
        if (place in banks) != (place in board.printed):
            text = said("stairs-missing" if place in banks else "stairs-dry", field=name(place))
            yield Finding(_line(board, place), text)


def _beside(board: Board, place: Place) -> list[Place]:
    return [there for step in STEPS[:STARTS] if board.has(there := (place[0] + step[0], place[1] + step[1]))]
