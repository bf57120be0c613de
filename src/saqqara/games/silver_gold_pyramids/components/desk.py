"""The deck as it is typed in on the page: its parts, and where each finding belongs."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from saqqara.core.desk import (
    Content,
    Desk,
    Entry,
    Field,
    Filled,
    Found,
    Kind,
    Part,
    Typed,
    counts,
    even,
    numbers,
    squares,
    word,
)
from saqqara.games.silver_gold_pyramids.components.deck import read
from saqqara.games.silver_gold_pyramids.components.designed import FILE, designed_text
from saqqara.games.silver_gold_pyramids.components.judge import PENALTIES, SYMBOL_NAMES
from saqqara.games.silver_gold_pyramids.components.shapes import NAMES, SIDE, shape_named
from saqqara.games.silver_gold_pyramids.components.sheet import (
    CARDS,
    COLOURS,
    FORMAT,
    HEADER,
    LINE_END,
    Block,
    Sheet,
    typed,
)

if TYPE_CHECKING:
    from saqqara.games.silver_gold_pyramids.components.finding import Finding

SQUARE = re.compile(r"\b([a-e])([1-5])\b")
ROW = re.compile(r"row ([1-5])\b")
BEHIND = 8  # cards that are shown beyond the 48, so that one too many can be seen and taken away

CHAMBERS = Part(
    "cards",
    "desk-cards",
    kinds=(
        Kind(".", "desk-floor"),
        Kind("#", "desk-wall"),
        Kind("E", "draw-square-entrance"),
        Kind("T", "draw-square-tomb"),
        *(Kind(symbol, text) for symbol, text in SYMBOL_NAMES.items()),
    ),
    fields=(
        Field("number", "desk-number", least=1, most=CARDS),
        Field("colour", "desk-colour", values=tuple((colour, f"colour-{colour}") for colour in COLOURS)),
        Field("entrance-symbol", "desk-door", values=tuple(SYMBOL_NAMES.items())),
    ),
    columns=(SIDE, SIDE),
    rows=(SIDE, SIDE),
    most=CARDS + BEHIND,
    one="desk-card",
)
EXPEDITIONS = Part(
    "expeditions", "desk-expeditions", entries=tuple(Entry(name, (f"shape-{name}",)) for name in NAMES), summed=True
)
SKULLS = Part(
    "skull-penalties",
    "desk-penalties",
    entries=tuple(Entry(str(skull), (str(skull),)) for skull in range(1, PENALTIES + 1)),
)


def empty() -> Content:
    """Return a deck of which nothing is typed yet."""
    return {
        CHAMBERS.name: Filled(),
        EXPEDITIONS.name: Filled(counts={entry.name: "" for entry in EXPEDITIONS.entries}),
        SKULLS.name: Filled(counts={entry.name: "" for entry in SKULLS.entries}),
    }


def take(text: str) -> Content:
    """Take over what can be read of a text."""
    sheet, content = typed(text), empty()
    content[CHAMBERS.name].pieces = [_card(block) for block in sheet.blocks[: CHAMBERS.most]]
    content[EXPEDITIONS.name].counts |= {name: str(number) for name, number in sheet.expeditions.items()}
    for skull, penalty in enumerate((sheet.penalties or ())[:PENALTIES], 1):
        content[SKULLS.name].counts[str(skull)] = str(penalty)
    return content


def _card(block: Block) -> Typed:
    number = "" if block.number is None else str(block.number)
    fields = {"number": number, "colour": block.colour or "", "entrance-symbol": block.symbol}
    return Typed(fields, even([list(row) for row in block.rows], SIDE, SIDE))


def write(content: Content) -> str:
    """Write what was typed as a text, whether it is right or not."""
    lines = [
        HEADER,
        *(f"expedition {name} {number}" for name, number in counts(EXPEDITIONS, content[EXPEDITIONS.name])),
    ]
    penalties = [number for _, number in numbers(SKULLS, content[SKULLS.name])]
    lines += [" ".join(["skull-penalties", *filter(None, penalties)])] if any(penalties) else []
    for card in content[CHAMBERS.name].pieces:
        number, colour, door = (word(card.fields.get(field.name, "")) for field in CHAMBERS.fields)
        lines += ["", " ".join(filter(None, ("card", number, colour)))]
        lines += [f"entrance-symbol {door}"] if door else []
        lines += ["".join(squares(row)) for row in card.rows]
    return "\n".join(lines) + "\n"


# -- Where findings belong --------------------------------------------------------------------------------------------


def check(text: str) -> list[Found]:
    """List all that is found in a text, each with the card, the squares or the number that it is about."""
    owners, lines = _owners(typed(text)), LINE_END.split(text)
    return [_placed(finding, owners, lines[finding.line - 1 : finding.line]) for finding in read(text)[1]]


def _owners(sheet: Sheet) -> dict[tuple[int, int | None], int]:
    """Return which card stands on a line, by the line and the card's number."""
    owners: dict[tuple[int, int | None], int] = {}
    for place, block in enumerate(sheet.blocks):
        for line in (block.line, block.line + 1, *block.lines):  # the second may hold the entrance's symbol
            owners.setdefault((line, block.number), place)
    return owners


def _placed(finding: Finding, owners: dict[tuple[int, int | None], int], line: list[str]) -> Found:
    raw = line[0] if line else ""
    piece = None if _is_of_all(finding) else owners.get((finding.line, finding.card))
    if piece is None:
        part, entry = _named(finding.said(), raw)
        return Found(finding.said(), finding.error, finding.line, part=part, entry=entry)
    cells = _cells(finding.text)
    column = len(raw) - len(raw.lstrip()) + cells[0][0] + 1 if len(cells) == 1 and len(raw.strip()) == SIDE else None
    entry = "" if cells else _field(finding.text, raw)
    return Found(finding.text, finding.error, finding.line, column, CHAMBERS.name, piece, cells, entry)


def _is_of_all(finding: Finding) -> bool:
    """Say whether a finding is about the whole deck; it may stand on the last line of a card without a number."""
    said = finding.text
    return finding.card is None and ("skull-penalties" in said or ("card" in said and "a card begins" not in said))


def _cells(said: str) -> tuple[tuple[int, int], ...]:
    """Return the squares that a sentence names, or those of the row."""
    named = tuple(("abcde".index(column), int(row) - 1) for column, row in SQUARE.findall(said))
    row = ROW.match(said)
    return named or tuple((column, int(row[1]) - 1) for column in range(SIDE) if row)


def _field(said: str, raw: str) -> str:
    if "entrance-symbol" in raw or "entrance-symbol" in said:
        return "entrance-symbol"
    if "number" in said or "second time" in said:
        return "number"
    return "colour" if "colour" in said or said.startswith("violet") else ""


def _named(said: str, raw: str) -> tuple[str, str]:
    """Return the part and the number that a sentence about no card is about."""
    words = raw.split()
    if "skull-penalt" in said:
        return SKULLS.name, ""
    if "expedition" in said or "pattern" in said:
        named = said.split()[1] if said.startswith("pattern ") else words[1] if len(words) > 1 else ""
        shape = shape_named(named) if "there are" not in said else None
        return EXPEDITIONS.name, shape or ""
    return (CHAMBERS.name if "card" in said else ""), ""


DESK = Desk(FORMAT, "deck", FILE, (CHAMBERS, EXPEDITIONS, SKULLS), designed_text, empty, take, write, check)
