"""Fills a deck and a set-up into the Components that the rules read."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from saqqara.core.kernel import plain_record
from saqqara.games.silver_gold_pyramids.components.deck import COLOURS, SYMBOLS, Card, parse
from saqqara.games.silver_gold_pyramids.components.designed import designed
from saqqara.games.silver_gold_pyramids.components.shapes import CELLS, NAMES, WIDTH, all_ways, chamber, squares
from saqqara.games.silver_gold_pyramids.table import Components

if TYPE_CHECKING:
    from saqqara.core.game import Setup

FAR = 100  # steps to the tomb from a square that cannot reach it


def fill(setup: Setup) -> Any:
    """Return the Components of a set-up; they are read-only, so that a deck is filled in once. [game-2]"""
    return _filled(setup.file("deck"), setup.seats, tuple(sorted(setup.chosen().items())))


@cache
def _filled(text: str | None, seats: int, chosen: tuple[tuple[str, str], ...]) -> Any:
    c = plain_record(Components)
    deck = designed() if text is None else parse(text)
    for number, card in enumerate(deck.cards):
        _fill_card(c, number, card)
    shapes = [NAMES.index(name) for name, count in deck.expeditions for _ in range(count)]
    c.expedition = sorted(shapes)
    c.penalty = [0, *deck.penalties]
    for way, (shape, way_squares) in enumerate(all_ways()):
        c.squares[way] = len(way_squares)
        c.offset[way] = [*way_squares, *[0] * (4 - len(way_squares))]
        c.first_way[shape + 1] = way + 1
    options = dict(chosen)
    c.seats = seats
    c.mark_after_tomb = int(options["mark_after_tomb"] == "allow")
    c.owe = int(options["no_cell"] == "owe")
    c.higher_draft = int(options["two_finished"] == "higher")
    c.higher_race = int(options["same_colour"] == "higher")
    c.potion_first = int(options["potion"] == "before")
    return c


def squares_with(card: Card, mark: str) -> int:
    """Return the squares of a card that show a mark."""
    return sum(1 << WIDTH * r + k for r, row in enumerate(card.rows) for k, here in enumerate(row) if here == mark)


def _fill_card(c: Any, number: int, card: Card) -> None:
    c.colour[COLOURS.index(card.colour)] |= 1 << number
    c.free[number] = chamber() & ~squares_with(card, "#")
    c.entrance[number] = squares_with(card, "E")
    c.tomb[number] = squares_with(card, "T")
    for symbol, mark in enumerate(SYMBOLS):
        c.symbol[number][symbol] = squares_with(card, mark)
    if card.entrance_symbol:
        c.symbol[number][SYMBOLS.index(card.entrance_symbol)] |= c.entrance[number]
    c.distance[number] = steps_to(c.free[number], c.tomb[number])


def steps_to(free: int, goal: int) -> list[int]:
    """Return how many steps each square is from the goal, around the walls."""
    steps = [FAR] * CELLS
    reached, layer, step = 0, goal, 0
    while layer:
        for bit in squares(layer):
            steps[bit] = step
        reached |= layer
        layer = (layer << 1 | layer >> 1 | layer << WIDTH | layer >> WIDTH) & free & ~reached
        step += 1
    return steps
