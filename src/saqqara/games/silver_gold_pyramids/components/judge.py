"""What is wrong with a deck as it was typed: errors that the rules cannot bear, and warnings for a typist."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

from saqqara.core.said import Said, quoted
from saqqara.games.silver_gold_pyramids.components import chamber
from saqqara.games.silver_gold_pyramids.components.chamber import ENTRANCE, TOMB
from saqqara.games.silver_gold_pyramids.components.finding import FOLDER, Finding, said
from saqqara.games.silver_gold_pyramids.components.shapes import SIDE, WIDTH, name_of_square, squares
from saqqara.games.silver_gold_pyramids.components.sheet import CARDS, COLOURS, SYMBOLS, Block, Sheet

OF_A_COLOUR = 16
EXPEDITIONS = 8
PENALTIES = 10
KNOWN_PENALTY = 6  # the rulebook's example loses 6
SIX = ("I2", "I3", "V3", "T4", "L4", "O4")
VIOLET = (15, 33)  # in the rulebook's example
ROUTE = 9  # squares; shorter ones would empty the deck in most games
SYMBOL_NAMES = {"x": "desk-cross"} | {symbol: f"draw-symbol-{symbol}" for symbol in SYMBOLS[1:]}
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
        yield Finding(block.line, block.number, said("rows-end", count=len(block.rows), all=SIDE))
    elif len(block.rows) != SIDE:
        yield Finding(block.line, block.number, said("rows", count=len(block.rows), all=SIDE))
    for number, (line, row) in enumerate(zip(block.lines[:SIDE], block.rows, strict=False), 1):
        if len(row) != SIDE:
            yield Finding(line, block.number, said("row-length", row=number, count=len(row), all=SIDE))
        for column, mark in enumerate(row[:SIDE]):
            if mark not in KNOWN:
                yield Finding(line, block.number, _unknown(mark, number, f"{'abcde'[column]}{number}"))


def _unknown(mark: str, row: int, square: str) -> Said:
    """Say that a square shows nothing that is known, and what was meant."""
    typed = quoted(mark)
    if mark == ENTRANCE.lower():
        return said("square-entrance", row=row, typed=typed, square=square, letter=ENTRANCE)
    if mark.lower() in SYMBOLS:
        symbol, letter = Said(SYMBOL_NAMES[mark.lower()], FOLDER), mark.lower()
        return said("square-symbol", row=row, typed=typed, square=square, symbol=symbol, letter=letter)
    return said("square", row=row, typed=typed, square=square, known=" ".join(KNOWN))


def _of_chamber(block: Block) -> Iterator[Finding]:
    """Find an entrance or a tomb that is missing, doubled or in a wrong row, and a tomb out of reach."""
    rows = tuple(block.rows)
    found = [*_of_place(block, ENTRANCE, "entrance", 1), *_of_place(block, TOMB, "tomb", SIDE)]
    yield from found
    if found:
        return
    length = chamber.route(rows)
    if not length:
        yield Finding(block.line, block.number, said("no-way"))
        return
    if length < ROUTE:
        yield Finding(block.line, block.number, said("route", count=length, least=ROUTE), error=False)
    if lost := chamber.unreached(rows):
        names = " ".join(map(name_of_square, squares(lost)))
        yield Finding(block.line, block.number, said("walled", squares=names), error=False)


def _of_place(block: Block, mark: str, name: str, row: int) -> Iterator[Finding]:
    found = squares(chamber.mask_of(tuple(block.rows), mark))
    line = block.lines[row - 1]
    if not found:
        torch = "-torch" if mark == TOMB and "t" in block.rows[row - 1] else ""
        yield Finding(line, block.number, said(f"no-{name}{torch}", row=row, letter=mark))
    elif len(found) > 1:
        names = _joined([name_of_square(square) for square in found])
        yield Finding(line, block.number, said(f"{name}s", count=len(found), letter=mark, squares=names))
    elif found[0] // WIDTH != row - 1:
        line = block.lines[found[0] // WIDTH]
        yield Finding(line, block.number, said(f"{name}-place", squares=name_of_square(found[0]), row=row))


def _joined(names: list[str]) -> str:
    """Write names as `a and b`, in the language in which it is said."""
    first, *rest = reversed(names)
    return said("and", first=_joined(rest[::-1]), second=first) if rest else first


# -- The whole deck ---------------------------------------------------------------------------------------------------


def _of_numbers(sheet: Sheet) -> Iterator[Finding]:
    """Find numbers that are missing, doubled or out of range."""
    first: dict[int, int] = {}
    for block in sheet.blocks:
        if block.number is None:
            continue
        if not 1 <= block.number <= CARDS:
            yield Finding(block.line, block.number, said("card-range", last=CARDS))
        elif block.number in first:
            yield Finding(block.line, block.number, said("card-twice", line=str(first[block.number])))
        first.setdefault(block.number, block.line)
    missing = [number for number in range(1, CARDS + 1) if number not in first]
    unread = sum(block.number is None for block in sheet.blocks)  # they may be the missing ones
    if len(missing) == 1 and not unread:
        yield Finding(sheet.end, missing[0], said("card-missing"))
    elif len(missing) > unread:
        yield Finding(sheet.end, None, said("cards-missing", count=len(missing), cards=_spans(missing)))


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
        counts = {colour: shown[colour] for colour in COLOURS}
        yield Finding(sheet.end, None, said("colours", **counts, all=OF_A_COLOUR))


def _of_expeditions(sheet: Sheet) -> Iterator[Finding]:
    """Find expeditions that are not eight cards, or not the patterns that are told of."""
    number = sum(sheet.expeditions.values())
    if not sheet.expedition_line:
        yield Finding(sheet.end, None, said("expeditions-missing"))
    elif not sheet.expeditions_read:
        return
    elif number != EXPEDITIONS:
        text = said("expeditions", count=number, all=EXPEDITIONS)
        yield Finding(sheet.expedition_line, None, text)
    elif len(sheet.expeditions) != len(SIX):
        text = said("patterns", count=len(sheet.expeditions), all=len(SIX))
        yield Finding(sheet.expedition_line, None, text, error=False)
    for name in sheet.expeditions:
        if name not in SIX:
            text = said("pattern-unknown", pattern=name, known=" ".join(SIX))
            yield Finding(sheet.expedition_line, None, text, error=False)


def _of_penalties(sheet: Sheet) -> Iterator[Finding]:
    """Find penalties that are missing, fall, or lack the one that is known."""
    line = sheet.penalty_line
    if not line:
        yield Finding(sheet.end, None, said("penalties-missing"))
    elif sheet.penalties is None:
        return
    elif len(sheet.penalties) != PENALTIES:
        yield Finding(line, None, said("penalties", count=len(sheet.penalties), all=PENALTIES))
    elif fall := next(((a, b) for a, b in pairwise(sheet.penalties) if b < a), None):
        yield Finding(line, None, said("penalties-fall", number=str(fall[1]), before=str(fall[0])))
    elif KNOWN_PENALTY not in sheet.penalties:
        yield Finding(line, None, said("penalties-known", number=KNOWN_PENALTY), error=False)


def _of_print(sheet: Sheet) -> Iterator[Finding]:
    """Find what is probably not printed so: colours, symbols that no card shows, a card typed twice."""
    seen: dict[tuple[str, ...], int | None] = {}
    for block in sheet.blocks:
        if block.number in VIOLET and block.colour not in {None, "violet"}:
            yield Finding(block.line, block.number, said("violet", colour=block.colour), error=False)
        rows = tuple(block.rows)
        if rows and rows in seen:
            yield Finding(block.line, block.number, said("same", number=str(seen[rows])), error=False)
        seen.setdefault(rows, block.number)
    marks = "".join(row for rows in seen for row in rows) + "".join(block.symbol for block in sheet.blocks)
    for symbol, name in SYMBOL_NAMES.items():
        if symbol not in marks and len(sheet.blocks) >= CARDS:
            shown = said("unseen", symbol=Said(name, FOLDER), letter=symbol)
            yield Finding(sheet.end, None, shown, error=False)
