"""What is wrong with a deck as it was typed: errors that the rules cannot bear, and warnings for a typist."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

from saqqara.games.silver_gold_pyramids.components import chamber
from saqqara.games.silver_gold_pyramids.components.chamber import ENTRANCE, TOMB
from saqqara.games.silver_gold_pyramids.components.finding import Finding
from saqqara.games.silver_gold_pyramids.components.shapes import SIDE, WIDTH, name_of_square, squares
from saqqara.games.silver_gold_pyramids.components.sheet import CARDS, COLOURS, SYMBOLS, Block, Sheet

OF_A_COLOUR = 16
EXPEDITIONS = 8
PENALTIES = 10
KNOWN_PENALTY = 6  # the rulebook's example loses 6
SIX = ("I2", "I3", "V3", "T4", "L4", "O4")
VIOLET = (15, 33)  # in the rulebook's example
ROUTE = 9  # squares; shorter ones would empty the deck in most games
SYMBOL_NAMES = dict(zip(SYMBOLS, ("red cross", "red gem", "green gem", "torch", "skull", "potion"), strict=True))
KNOWN = f".#{ENTRANCE}{TOMB}{SYMBOLS}"


def judged(sheet: Sheet) -> list[Finding]:
    """List all that is found in a deck, line by line."""
    found = [*sheet.findings, *_of_cards(sheet), *_of_numbers(sheet), *_of_colours(sheet)]
    found += [*_of_expeditions(sheet), *_of_penalties(sheet), *_of_print(sheet)]
    return sorted(found, key=lambda finding: finding.line)


# -- One card ---------------------------------------------------------------------------------------------------------


def _of_cards(sheet: Sheet) -> Iterator[Finding]:
    for place, block in enumerate(sheet.blocks, 1):
        found = list(_of_rows(block, last=place == len(sheet.blocks)))
        yield from found or _of_chamber(block)


def _of_rows(block: Block, *, last: bool) -> Iterator[Finding]:
    """Find rows that are missing, too short or too long, and squares that are not known."""
    if last and len(block.rows) < SIDE:
        rows = _counted(len(block.rows), "row")
        yield Finding(block.line, block.number, f"the file ends after {rows}; a chamber has {SIDE}")
    elif len(block.rows) != SIDE:
        yield Finding(block.line, block.number, f"there are {_counted(len(block.rows), 'row')}, not {SIDE}")
    for number, (line, row) in enumerate(zip(block.lines[:SIDE], block.rows, strict=False), 1):
        if len(row) != SIDE:
            yield Finding(line, block.number, f"row {number} has {_counted(len(row), 'square')}, not {SIDE}")
        for column, mark in enumerate(row[:SIDE]):
            if mark not in KNOWN:
                name = f"{'abcde'[column]}{number}"
                yield Finding(line, block.number, f"row {number}: {mark!r} on {name} is not known{_meant(mark)}")


def _meant(mark: str) -> str:
    if mark == ENTRANCE.lower():
        return f"; the entrance is a capital {ENTRANCE}"
    if mark.lower() in SYMBOLS:
        return f"; a {SYMBOL_NAMES[mark.lower()]} is a small {mark.lower()}"
    return f"; a square is one of {' '.join(KNOWN)}"


def _of_chamber(block: Block) -> Iterator[Finding]:
    """Find an entrance or a tomb that is missing, doubled or in a wrong row, and a tomb out of reach."""
    rows = tuple(block.rows)
    found = [*_of_place(block, ENTRANCE, "entrance", 1), *_of_place(block, TOMB, "tomb", SIDE)]
    yield from found
    if found:
        return
    length = chamber.route(rows)
    if not length:
        yield Finding(block.line, block.number, "no way leads from the entrance to the tomb")
        return
    if length < ROUTE:
        yield Finding(block.line, block.number, f"a route of {length} squares is shorter than {ROUTE}", error=False)
    if lost := chamber.unreached(rows):
        names = " ".join(map(name_of_square, squares(lost)))
        yield Finding(block.line, block.number, f"out of reach behind walls: {names}", error=False)


def _of_place(block: Block, mark: str, name: str, row: int) -> Iterator[Finding]:
    found = squares(chamber.mask_of(tuple(block.rows), mark))
    names = " and ".join(map(name_of_square, found))
    line = block.lines[row - 1]
    if not found:
        small = f"; a small {mark.lower()} is a torch" if mark == TOMB and "t" in block.rows[row - 1] else ""
        yield Finding(line, block.number, f"row {row} has no {name} {mark}{small}")
    elif len(found) > 1:
        yield Finding(
            line, block.number, f"there are {len(found)} squares {mark}, on {names}; a chamber has one {name}"
        )
    elif found[0] // WIDTH != row - 1:
        line = block.lines[found[0] // WIDTH]
        yield Finding(line, block.number, f"the {name} is on {names}, not in row {row}")


def _counted(number: int, thing: str) -> str:
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


# -- The whole deck ---------------------------------------------------------------------------------------------------


def _of_numbers(sheet: Sheet) -> Iterator[Finding]:
    """Find numbers that are missing, doubled or out of range."""
    first: dict[int, int] = {}
    for block in sheet.blocks:
        if block.number is None:
            continue
        if not 1 <= block.number <= CARDS:
            yield Finding(block.line, block.number, f"cards are numbered from 1 to {CARDS}")
        elif block.number in first:
            yield Finding(block.line, block.number, f"stands here a second time, after line {first[block.number]}")
        first.setdefault(block.number, block.line)
    missing = [number for number in range(1, CARDS + 1) if number not in first]
    unread = sum(block.number is None for block in sheet.blocks)  # they may be the missing ones
    if len(missing) == 1 and not unread:
        yield Finding(sheet.end, missing[0], "missing")
    elif len(missing) > unread:
        yield Finding(sheet.end, None, f"{len(missing)} cards are missing: {_spans(missing)}")


def _spans(numbers: list[int]) -> str:
    """Write rising numbers as `1-3 7`."""
    spans: list[list[int]] = []
    for number in numbers:
        if spans and spans[-1][-1] == number - 1:
            spans[-1].append(number)
        else:
            spans.append([number])
    return " ".join(f"{span[0]}-{span[-1]}" if len(span) > 1 else str(span[0]) for span in spans)


def _of_colours(sheet: Sheet) -> Iterator[Finding]:
    """Find colours that do not have 16 cards each, once there are 48 cards with a colour."""
    shown = Counter(block.colour for block in sheet.blocks)
    if len(sheet.blocks) == CARDS and None not in shown and any(shown[colour] != OF_A_COLOUR for colour in COLOURS):
        counts = ", ".join(f"{shown[colour]} {colour}" for colour in COLOURS)
        yield Finding(sheet.end, None, f"there are {counts} cards; each colour has {OF_A_COLOUR}")


def _of_expeditions(sheet: Sheet) -> Iterator[Finding]:
    """Find expeditions that are not eight cards, or not the patterns that are told of."""
    number = sum(sheet.expeditions.values())
    if not sheet.expedition_line:
        yield Finding(sheet.end, None, "the expedition cards are missing, as in `expedition I2 1`")
    elif not sheet.expeditions_read:
        return
    elif number != EXPEDITIONS:
        text = f"there are {_counted(number, 'expedition card')}, not {EXPEDITIONS}"
        yield Finding(sheet.expedition_line, None, text)
    elif len(sheet.expeditions) != len(SIX):
        text = f"there are {_counted(len(sheet.expeditions), 'pattern')}, not {len(SIX)}"
        yield Finding(sheet.expedition_line, None, text, error=False)
    for name in sheet.expeditions:
        if name not in SIX:
            text = f"pattern {name} is none of the six that are known: {' '.join(SIX)}"
            yield Finding(sheet.expedition_line, None, text, error=False)


def _of_penalties(sheet: Sheet) -> Iterator[Finding]:
    """Find penalties that are missing, fall, or lack the one that is known."""
    line = sheet.penalty_line
    if not line:
        yield Finding(sheet.end, None, "the skull-penalties are missing, as in `skull-penalties 1 2 3 4 5 6 7 8 9 10`")
    elif sheet.penalties is None:
        return
    elif len(sheet.penalties) != PENALTIES:
        yield Finding(line, None, f"there are {len(sheet.penalties)} skull-penalties, not {PENALTIES}")
    elif fall := next(((a, b) for a, b in pairwise(sheet.penalties) if b < a), None):
        yield Finding(line, None, f"skull-penalties never fall: {fall[1]} stands after {fall[0]}")
    elif KNOWN_PENALTY not in sheet.penalties:
        yield Finding(line, None, f"no skull-penalty is {KNOWN_PENALTY}, as in the rulebook's example", error=False)


def _of_print(sheet: Sheet) -> Iterator[Finding]:
    """Find what is probably not printed so: colours, symbols that no card shows, a card typed twice."""
    seen: dict[tuple[str, ...], int | None] = {}
    for block in sheet.blocks:
        if block.number in VIOLET and block.colour not in {None, "violet"}:
            yield Finding(
                block.line, block.number, f"violet in the rulebook's example, not {block.colour}", error=False
            )
        rows = tuple(block.rows)
        if rows and rows in seen:
            yield Finding(block.line, block.number, f"the same chamber as card {seen[rows]}", error=False)
        seen.setdefault(rows, block.number)
    marks = "".join(row for rows in seen for row in rows) + "".join(block.symbol for block in sheet.blocks)
    for symbol, name in SYMBOL_NAMES.items():
        if symbol not in marks and len(sheet.blocks) >= CARDS:
            yield Finding(sheet.end, None, f"no card shows a {name} ({symbol})", error=False)
