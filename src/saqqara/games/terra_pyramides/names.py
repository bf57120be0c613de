"""Names as they are written in logs, tables and files: fields, tiles, colours, cards."""

from __future__ import annotations

from typing import Final

from saqqara.games.terra_pyramides.things import COLUMNS, FIELDS, Card, Colour, Line, Way

COLUMN_NAMES: Final = "abcdefghijkl"
COLOUR_NAMES: Final = tuple(colour.name.lower() for colour in Colour)
WAY_NAMES: Final = tuple(way.name.lower() for way in Way)
LINE_NAMES: Final = tuple(line.name.lower() for line in Line)
CARD_NAMES: Final = tuple(card.name.lower().replace("_", "-") for card in Card)
SYMBOLS: Final = ("worker", *COLOUR_NAMES, "eye", "coin", "grave", "oasis")
TWICE: Final = ("eye", "coin", "grave")  # may stand twice on a tile
FIELD_NAMES: Final = tuple(f"{COLUMN_NAMES[field % COLUMNS]}{field // COLUMNS + 1}" for field in range(FIELDS))


def _may_stand_together(first: str, second: str) -> bool:
    if first == second:
        return first in TWICE
    return not (first in COLOUR_NAMES and second in COLOUR_NAMES)


def _pairs() -> list[str]:
    return [
        f"{first}-{second}"
        for number, first in enumerate(SYMBOLS)
        for second in SYMBOLS[number:]
        if _may_stand_together(first, second)
    ]


KIND_NAMES: Final = (*SYMBOLS, *_pairs())  # of tiles


def gains_of(kind: str) -> int:
    """Return what a tile gives as one number, as the table draws it."""
    shown = kind.split("-")
    places = {"worker": 0, "eye": 8, "coin": 16, "grave": 24, "oasis": 32}
    return sum(1 << places[symbol] for symbol in shown if symbol in places)


def stone_of(kind: str) -> int:
    """Return the colour of the stone on a tile, -1 for none."""
    return next((COLOUR_NAMES.index(symbol) for symbol in kind.split("-") if symbol in COLOUR_NAMES), -1)


def is_base_kind(kind: str) -> bool:
    """Say whether the base version has tiles of this kind: workers, coloured stones, eyes."""
    return not {"coin", "grave", "oasis", "white"} & set(kind.split("-"))


def is_horus_kind(kind: str) -> bool:
    """Say whether the Horus version has tiles of this kind: everything but oases."""
    return "oasis" not in kind.split("-")
