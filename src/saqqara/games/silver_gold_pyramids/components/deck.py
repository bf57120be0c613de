"""A deck as data: 48 chambers, eight expedition cards, ten penalties; read from a file and written into one."""

from __future__ import annotations

import json
from dataclasses import dataclass
from hashlib import sha256

from saqqara.core.said import on_line
from saqqara.games.silver_gold_pyramids.components import sheet as sheets
from saqqara.games.silver_gold_pyramids.components.finding import Finding, said
from saqqara.games.silver_gold_pyramids.components.judge import judged
from saqqara.games.silver_gold_pyramids.components.shapes import NAMES

COLOURS = sheets.COLOURS
SYMBOLS = sheets.SYMBOLS


@dataclass(frozen=True, slots=True)
class Card:
    """One pyramid card: five rows of five squares."""

    number: int
    colour: str
    rows: tuple[str, ...]
    entrance_symbol: str = ""  # what a printed entrance carries, if anything
    line: int = 0  # where the card begins in its file


@dataclass(frozen=True, slots=True)
class Deck:
    """A whole deck, its cards in rising order."""

    cards: tuple[Card, ...]
    expeditions: tuple[tuple[str, int], ...]  # name of the shape and how many cards show it
    penalties: tuple[int, ...]


def read(text: str) -> tuple[Deck | None, list[Finding]]:
    """Read a deck and list all that is found in it; there is no deck while there are errors."""
    sheet = sheets.typed(text)
    found = judged(sheet)
    if any(finding.error for finding in found) or sheet.penalties is None:
        return None, found
    cards = [
        Card(block.number or 0, block.colour or "", tuple(block.rows), block.symbol, block.line)
        for block in sheet.blocks
    ]
    expeditions = tuple((name, sheet.expeditions[name]) for name in NAMES if name in sheet.expeditions)
    return Deck(tuple(sorted(cards, key=lambda card: card.number)), expeditions, sheet.penalties), found


def parse(text: str) -> Deck:
    """Read a deck; ValueError names line and card of the first error, and says how many more there are."""
    deck, found = read(text)
    if deck is None:
        first, *more = (finding for finding in found if finding.error)
        text = said("more", text=first.said(), count=len(more)) if more else first.said()
        raise ValueError(on_line(first.line, text))
    return deck


def written(deck: Deck) -> str:
    """Write a deck as text, always the same for the same deck."""
    lines = [sheets.HEADER]
    lines += [f"expedition {name} {number}" for name, number in deck.expeditions]
    lines.append(" ".join(["skull-penalties", *map(str, deck.penalties)]))
    for card in deck.cards:
        lines += ["", f"card {card.number} {card.colour}"]
        lines += [f"entrance-symbol {card.entrance_symbol}"] if card.entrance_symbol else []
        lines += card.rows
    return "\n".join(lines) + "\n"


def canonical(text: str) -> str:
    """Check a deck's text and return it as `written` writes it."""
    return written(parse(text))


def hash_of(deck: Deck) -> str:
    """Return the fingerprint of a deck, whatever its file looks like."""
    return sha256(written(deck).encode()).hexdigest()


def twin(deck: Deck, origin: str) -> str:
    """Write a deck as JSON."""
    cards = [
        {"n": card.number, "color": card.colour, "grid": list(card.rows)}
        | ({"entrance_symbol": card.entrance_symbol} if card.entrance_symbol else {})
        for card in deck.cards
    ]
    return json.dumps(
        {
            "format": sheets.FORMAT,
            "origin": origin,
            "expeditions": dict(deck.expeditions),
            "skull_penalties": list(deck.penalties),
            "cards": cards,
        },
        indent=1,
    )
