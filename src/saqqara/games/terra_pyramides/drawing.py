"""Draws the table in a terminal: the board, the stacks, the seats; where the board does not fit, a plain list."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from saqqara.core import seats
from saqqara.games.terra_pyramides.names import CARD_NAMES, COLOUR_NAMES, COLUMN_NAMES, FIELD_NAMES
from saqqara.games.terra_pyramides.things import COLUMNS, FIELDS, HALF, NONE, ROWS, Version

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from saqqara.core.view import View
    from saqqara.core.words import Words

TITLE, QUIET = "bold", "dim"
EMPTY, FREE, OASIS, NILE = "#8a7a5c", "#a98a54", "#4c9a3c", "#4f86a8"
STONE_STYLES: Final = dict(
    zip(COLOUR_NAMES, ("#4a8fe0", "#d1452f", "#8c8c8c", "#d8b400", "#4c9a3c", "#a0673a", "bold #ffffff"), strict=True)
)
STONE_LETTERS: Final = dict(zip(COLOUR_NAMES, "BRKYGNW", strict=True))
SYMBOL_MARKS: Final = {"worker": "w", "eye": "e", "coin": "c", "grave": "g", "oasis": "o"}
ARROWS: Final = {"n": "↑", "e": "→", "s": "↓", "w": "←"}
LABEL: Final = 3  # columns of the row's number
WIDEST, NARROWEST = 5, 4  # columns of a field


def draw(view: View, words: Words, names: list[str], width: int) -> RenderableType:
    """Draw what a seat sees, no line longer than `width`."""
    pen = Pen(view.table, view.components, words, names, seats.letters(names))
    columns = 1 + max(field % COLUMNS for field in range(FIELDS) if pen.is_field(field))
    cell = min(WIDEST, (width - LABEL) // columns)
    board = _board(pen, columns, cell) if cell >= NARROWEST else _list(pen)
    return Group(*board, *_stacks(pen), *_supply(pen), *_seats(pen))


@dataclass(frozen=True)
class Pen:
    """What every part of the drawing needs."""

    table: dict[str, Any]
    components: Any
    words: Words
    names: list[str]
    letters: list[str]

    def say(self, name: str, **values: object) -> str:
        """Return a word or sentence of the drawing."""
        return self.words.say(f"draw-{name}", **values)

    def has(self, what: str, field: int) -> bool:
        """Say whether a field belongs to a set of the components."""
        low, high = getattr(self.components, f"{what}_low"), getattr(self.components, f"{what}_high")
        return bool(low >> field & 1) if field < HALF else bool(high >> (field - HALF) & 1)

    def is_field(self, field: int) -> bool:
        """Say whether the board reaches there."""
        return self.components.site_at[field] != NONE or any(
            self.has(what, field) for what in ("land", "oasis", "nile")
        )

    def seat(self, seat: int, text: str = "") -> Text:
        """Draw a seat's letter, and something of its own."""
        return Text(f"{self.letters[seat]}{text}", seats.style(seat))


def join(parts: Iterable[Text | str], between: str = "") -> Text:
    """Put texts one after another."""
    return Text(between).join(part if isinstance(part, Text) else Text(part) for part in parts)


# -- The board --------------------------------------------------------------------------------------------------------


def _board(pen: Pen, columns: int, cell: int) -> Iterator[Text]:
    yield Text(" " * LABEL + "".join(name.ljust(cell) for name in COLUMN_NAMES[:columns]), QUIET)
    for row in range(ROWS):
        fields = range(COLUMNS * row, COLUMNS * row + columns)
        if not any(pen.is_field(field) for field in fields):
            continue
        line = Text(f"{row + 1:>2} ", QUIET)
        for field in fields:
            drawn = _field(pen, field)
            line.append_text(drawn).append(" " * (cell - drawn.cell_len))
        yield line
    yield Text(pen.say("legend"), QUIET)
    yield _stone_legend(pen)


def _stone_legend(pen: Pen) -> Text:
    """Say which letter is which stone."""
    stones = (
        Text(f"{STONE_LETTERS[name]} {pen.words.say(f'colour-{name}')}", STONE_STYLES[name]) for name in COLOUR_NAMES
    )
    return join(stones, ", ")


def _field(pen: Pen, field: int) -> Text:
    name = FIELD_NAMES[field]
    if pen.components.site_at[field] != NONE:
        return _site(pen, pen.table["sites"].get(name))
    if name in pen.table["tiles"]:
        kind, way = pen.table["tiles"][name].split()
        drawn = _tile(kind).append(ARROWS[way], QUIET)
        if name in pen.table["waiting"]:
            drawn.stylize("reverse")
        elif name == pen.table["placed"]:
            drawn.stylize("underline")
        return drawn
    if pen.has("oasis", field):
        return Text("(o)", OASIS)
    if pen.has("nile", field):
        return _river(pen, field)
    return Text("·" if pen.has("land", field) else " ", FREE)


def _tile(kind: str) -> Text:
    text = Text()
    for symbol in kind.split("-"):
        text.append(STONE_LETTERS.get(symbol) or SYMBOL_MARKS[symbol], STONE_STYLES.get(symbol, TITLE))
    return text


def _site(pen: Pen, site: dict[str, Any] | None) -> Text:
    if site is None:
        return Text("[ ]", EMPTY)
    if site["level"]:
        text = Text(f"▲{site['level']}", STONE_STYLES[site["colour"]])
    else:
        text = Text(f"{site['foundation']}", TITLE)
    if site["owner"] is None:
        return join(("[", text, "]"))
    return text.append_text(pen.seat(site["owner"], str(site["workers"])))


def _river(pen: Pen, field: int) -> Text:
    index = pen.components.river[field]
    ships = [seat for seat, ship in enumerate(pen.table["ships"]) if ship["field"] == index]
    if not ships:
        return Text(f"~{index}", NILE)
    return join(["~", *(pen.seat(seat) for seat in ships[:3])])


def _list(pen: Pen) -> Iterator[Text]:
    """List the board where it does not fit."""
    for name, site in pen.table["sites"].items():
        yield join((f"{name} ", _site(pen, site)))
    for name, tile in pen.table["tiles"].items():
        kind, way = tile.split()
        yield join((f"{name} ", _tile(kind), ARROWS[way]))


# -- Stacks and pieces ------------------------------------------------------------------------------------------------


def _stacks(pen: Pen) -> Iterator[Text]:
    line = Text(pen.say("stacks") + " ", TITLE)
    known = []
    for number, stack in enumerate(pen.table["stacks"], 1):
        left = 0 if stack["removed"] else stack["tiles"] - pen.components.remove_at
        line.append(f" {number}:", QUIET).append(str(left) if left else "-")
        if stack["top"]:
            line.append_text(join(("(", _tile(stack["top"]), ")")))
        if any(stack["order"]):
            known.append((number, stack["order"]))
    yield line
    for number, order in known:
        tiles = (_tile(kind) if kind else Text("?") for kind in order)
        yield join((pen.say("known", stack=number), " ", join(tiles, " ")))


def _supply(pen: Pen) -> Iterator[Text]:
    levels = pen.table["levels"]
    firsts = (
        Text(f"{STONE_LETTERS[colour]}{count}", STONE_STYLES[colour])
        for colour, count in levels["5"].items()
        if count or colour != "white"
    )
    rest = "  ".join(f"{value}:{levels[value]}" for value in ("10", "20", "35"))
    yield join((Text(pen.say("levels") + "  ", TITLE), "5:", join(firsts, " "), f"  {rest}"))
    if pen.components.version == Version.NILE:
        line = Text(pen.say("cards") + " ", TITLE)
        for name in CARD_NAMES:
            owner = pen.table["cards"][name]
            line.append(f" {pen.words.say(f'card-{name}')}", QUIET)
            if owner is not None:
                line.append(" ").append_text(pen.seat(owner))
        yield line


# -- The seats --------------------------------------------------------------------------------------------------------


def _seats(pen: Pen) -> Iterator[Text]:
    table = pen.table
    for seat, name in enumerate(pen.names):
        line = join((pen.seat(seat), f" {name}"))
        line.stylize(TITLE if table["turn"] == seat else "")
        line.append("  ").append(pen.say("goods", workers=table["supply"][seat], gold=table["gold"][seat]))
        stones = [
            Text(STONE_LETTERS[colour] * count, STONE_STYLES[colour])
            for colour, count in table["stones"][seat].items()
            if count
        ]
        line.append("  ").append_text(join(stones) if stones else Text("-", QUIET))
        hand = table["hands"][seat]
        if hand["stack"] is not None:
            line.append(f"  {pen.say('tile')} ").append_text(_tile(hand["tile"]) if hand["tile"] else Text("?"))
        yield line
        if pen.components.version != Version.BASE:
            yield Text("   " + _tracks(pen, seat), QUIET)


def _tracks(pen: Pen, seat: int) -> str:
    table = pen.table
    said = pen.say("tracks", track=table["track"][seat], graves=table["grave_goods"][seat])
    if pen.components.version == Version.NILE:
        palms = pen.components.palms[table["ships"][seat]["field"]]
        said += "  " + pen.say("river", oases=table["oases"][seat], ship=table["ships"][seat]["field"], palms=palms)
    return said
