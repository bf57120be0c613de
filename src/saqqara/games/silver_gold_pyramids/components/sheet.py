"""A deck as somebody typed it: the lines of a file taken down one by one, right or wrong."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from typing import Any

from saqqara.core.game import nearest
from saqqara.core.said import Said, quoted
from saqqara.games.silver_gold_pyramids.components.finding import Finding, said
from saqqara.games.silver_gold_pyramids.components.shapes import NAMES, SIDE, shape_named

FORMAT = "sgp-deck 1"
HEADER = f"# {FORMAT}"
COLOURS = ("violet", "orange", "green")
SYMBOLS = "xrgtsp"  # red cross, red gem, green gem, torch, skull, potion
CARDS = 48
KEYWORDS = ("card", "expedition", "skull-penalties", "entrance-symbol")
LINE_END = re.compile(r"\r\n|\r|\n")
NUMBER = re.compile(r"[0-9]{1,6}")  # no number in a deck is longer
VERSION = re.compile(r"#\s*sgp-deck\b\s*(?P<version>.*)", re.IGNORECASE)
JSON_CARD = '{"n": 15, "color": "violet", "grid": [...]}'
ROW = re.compile(r"\S*|.{5}")  # what can be meant as a row of squares


@dataclass(slots=True)
class Block:
    """One card as it was typed."""

    line: int
    number: int | None
    colour: str | None
    rows: list[str] = field(default_factory=list)
    lines: list[int] = field(default_factory=list)  # where the rows stand
    symbol: str = ""

    @property
    def waits(self) -> bool:
        """A block that waits for rows."""
        return len(self.rows) < SIDE


@dataclass(slots=True)
class Sheet:
    """All that was typed, and what is wrong with single lines."""

    findings: list[Finding] = field(default_factory=list)
    blocks: list[Block] = field(default_factory=list)
    expeditions: dict[str, int] = field(default_factory=dict)
    expedition_line: int = 0  # the last one
    expeditions_read: bool = True  # every line of them was understood
    penalties: tuple[int, ...] | None = None
    penalty_line: int = 0
    end: int = 1  # the last line

    def wrong(self, line: int, text: Said, card: int | None = None) -> None:
        """Note a mistake."""
        self.findings.append(Finding(line, card, text))

    def add_expedition(self, line: int, words: list[str]) -> None:
        """Take down `I3 2`: a pattern, and how many cards show it."""
        self.expedition_line = line
        shape = shape_named(words[0]) if words else None
        if len(words) != 2:  # noqa: PLR2004  a pattern and a number
            self.wrong(line, said("expedition-form"))
        elif shape is None:
            self.wrong(line, said("expedition-pattern", typed=quoted(words[0]), known=", ".join(NAMES)))
        elif not NUMBER.fullmatch(words[1]) or int(words[1]) == 0:
            self.wrong(line, said("expedition-count", typed=quoted(words[1]), pattern=shape))
        else:
            self.expeditions[shape] = self.expeditions.get(shape, 0) + int(words[1])
            return
        self.expeditions_read = False

    def add_penalties(self, line: int, words: list[str]) -> None:
        """Take down the penalties, from the first skull to the last."""
        if self.penalty_line:
            self.wrong(line, said("penalties-twice", line=str(self.penalty_line)))
            return
        self.penalty_line = line
        bad = next((word for word in words if not NUMBER.fullmatch(word)), None)
        if bad is None:
            self.penalties = tuple(map(int, words))
        elif bad[0] in "-−–" and NUMBER.fullmatch(bad[1:]):
            self.wrong(line, said("penalties-minus", number=bad[1:], typed=bad))
        else:
            self.wrong(line, said("penalties-number", typed=quoted(bad)))

    def add_card(self, line: int, words: list[str]) -> None:
        """Begin the card `15 violet`; its rows follow."""
        block = Block(line, None, None)
        self.blocks.append(block)
        if len(words) != 2 or not NUMBER.fullmatch(words[0]):  # noqa: PLR2004  a number and a colour
            self.wrong(line, said("card-form"))
            return
        block.number = int(words[0])
        if words[1].lower() in COLOURS:
            block.colour = words[1].lower()
        else:
            near, typed = nearest(words[1].lower(), COLOURS), quoted(words[1])
            known = said("colour", typed=typed, known=", ".join(COLOURS))
            self.wrong(line, said("colour-near", typed=typed, near=near) if near else known, block.number)

    def add_symbol(self, line: int, words: list[str]) -> None:
        """Take down the symbol that a printed entrance carries."""
        block = self.blocks[-1] if self.blocks else None
        if block is None or not block.waits:
            self.wrong(line, said("symbol-place"))
        elif len(words) != 1 or len(words[0]) != 1 or words[0] not in SYMBOLS:
            text = said("symbol", typed=quoted(" ".join(words)), known=" ".join(SYMBOLS))
            self.wrong(line, text, block.number)
        elif block.symbol:
            self.wrong(line, said("symbol-twice"), block.number)
        else:
            block.symbol = words[0]

    def add_row(self, line: int, row: str) -> None:
        """Take down the next row of the card that was begun."""
        self.blocks[-1].rows.append(row)
        self.blocks[-1].lines.append(line)


# -- The text form ----------------------------------------------------------------------------------------------------


def typed(text: str) -> Sheet:
    """Take down a deck, as lines or as JSON."""
    text = text.removeprefix("\N{BYTE ORDER MARK}")
    return from_json(text) if text.lstrip().startswith("{") else from_lines(text)


def from_lines(text: str) -> Sheet:
    """Take down a deck line by line."""
    lines = [line.strip() for line in LINE_END.split(text)]
    while len(lines) > 1 and not lines[-1]:
        lines.pop()
    sheet = Sheet(end=len(lines))
    first = next((number for number, line in enumerate(lines, 1) if line), 1)
    _check_header(sheet, first, lines[first - 1])
    for number, line in enumerate(lines, 1):
        if line and not (number == first and VERSION.fullmatch(line)):
            _take(sheet, number, line)
    return sheet


def _check_header(sheet: Sheet, number: int, line: str) -> None:
    found = VERSION.fullmatch(line)
    if found is None:
        sheet.wrong(number, said("header", header=HEADER))
    elif f"sgp-deck {found['version']}" != FORMAT:
        sheet.wrong(number, said("version", version=found["version"] or "?", header=HEADER))


def _take(sheet: Sheet, number: int, line: str) -> None:
    block = sheet.blocks[-1] if sheet.blocks else None
    waits = block is not None and block.waits
    if line == "#" or (line.startswith("# ") and not (waits and len(line) == SIDE)):
        return
    keyword, *words = line.split()
    if keyword.lower() == "card":
        sheet.add_card(number, words)
    elif keyword.lower() == "expedition":
        sheet.add_expedition(number, words)
    elif keyword.lower() == "skull-penalties":
        sheet.add_penalties(number, words)
    elif keyword.lower() == "entrance-symbol":
        sheet.add_symbol(number, words)
    elif block is not None and ROW.fullmatch(line) and (waits or len(line) == SIDE):
        sheet.add_row(number, line)
    else:
        _refuse(sheet, number, line)


def _refuse(sheet: Sheet, number: int, line: str) -> None:
    """Say that a line is not understood; what it was meant to bring is not called missing as well."""
    near = nearest(line.split(maxsplit=1)[0].lower(), KEYWORDS)
    known = said("line", typed=quoted(line), known=", ".join(KEYWORDS))
    sheet.wrong(number, said("line-near", typed=quoted(line), near=near) if near else known)
    if near == "card":
        sheet.blocks.append(Block(number, None, None))
    elif near == "expedition":
        sheet.expedition_line, sheet.expeditions_read = number, False
    elif near == "skull-penalties":
        sheet.penalty_line = number


# -- The JSON twin ----------------------------------------------------------------------------------------------------


def from_json(text: str) -> Sheet:
    """Take down a deck written as JSON; a card's line is where its number stands."""
    sheet = Sheet()
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        sheet.wrong(getattr(error, "lineno", 1), said("json", reason=str(getattr(error, "msg", error))))
        return sheet
    if data.get("format") != FORMAT:
        sheet.wrong(1, said("json-format", format=FORMAT, typed=json.dumps(data.get("format"))))
    for shape, number in _pairs(sheet, data.get("expeditions", {})):
        sheet.add_expedition(1, [shape, number])
    if "skull_penalties" in data:
        sheet.add_penalties(1, _words(sheet, "skull_penalties", data["skull_penalties"]))
    cards = data.get("cards", [])
    for card in cards if isinstance(cards, list) else [cards]:
        _take_card(sheet, text, card)
    return sheet


def _pairs(sheet: Sheet, given: Any) -> list[tuple[str, str]]:
    if isinstance(given, dict):
        return [(str(shape), str(number)) for shape, number in given.items()]
    sheet.wrong(1, said("json-expeditions", form='{"I2": 1, ...}'))
    return []


def _words(sheet: Sheet, name: str, given: Any) -> list[str]:
    if isinstance(given, list):
        return [str(value) for value in given]
    sheet.wrong(1, said("json-list", field=name))
    return []


def _take_card(sheet: Sheet, text: str, card: Any) -> None:
    if not isinstance(card, dict) or not isinstance(card.get("grid"), list):
        sheet.wrong(1, said("json-card", form=JSON_CARD, typed=json.dumps(card)[:40]))
        return
    number = str(card.get("n"))
    found = re.search(rf'"n"\s*:\s*{re.escape(number)}\b', text)
    line = 1 + text.count("\n", 0, found.start()) if found else 1
    sheet.end = max(sheet.end, line)
    sheet.add_card(line, [number, str(card.get("color"))])
    if card.get("entrance_symbol"):
        sheet.add_symbol(line, [str(card["entrance_symbol"])])
    for row in card["grid"]:
        sheet.add_row(line, str(row))
