"""What each number of an observation is, in the order in which `advice.features` writes them."""

from __future__ import annotations

from collections.abc import Iterator

from saqqara.games.terra_pyramides.names import CARD_NAMES, COLOUR_NAMES, KIND_NAMES
from saqqara.games.terra_pyramides.things import KINDS, MOST_LEVELS, SEATS, STACKS, Source

PRINTED = "Terra Pyramides, by Wolfgang Kramer and Michael Kiesling, Korea Boardgames / HUCH! 2023"


def observed() -> Iterator[tuple[str, str]]:
    """List name and meaning of every number; seat+0 is the seat that looks, seat+1 the next one to the left."""
    yield "version", "0 is base, 1 Horus, 2 Nile"
    yield "seats", "how many play"
    yield "task", "the solo task, 0 is none"
    yield "turn", "how many seats to the left the one sits whose turn it is"
    yield "ask", "the question on the table, by its number in the list of questions"
    yield "free", "fields that can take a tile and have none"
    yield "stacks", "stacks that are left"
    yield "foundations", "foundations on the board that nobody owns"
    yield "empty", "sites without a foundation"
    for stack in range(1, STACKS + 1):
        yield f"stack.{stack}", "tiles above those at which it is removed"
    for colour in COLOUR_NAMES:
        yield f"first.{colour}", "first-level pieces of the colour that are left"
    for level in range(2, MOST_LEVELS):
        yield f"level.{level}", "pieces of the level that are left"
    for card in CARD_NAMES:
        yield f"card.{card}", "0 is nobody's, 1 of seat+0, 2 of seat+1, ..."
    kinds = [*KIND_NAMES, *(f"unused.{number}" for number in range(len(KIND_NAMES), KINDS))]
    for kind in kinds:
        yield f"unseen.{kind}", "tiles of the kind that not everybody has seen"
    for kind in kinds:
        yield f"hand.{kind}", "1 for the tile in the hand of seat+0"
    for step in range(SEATS):
        yield from _seat(f"seat+{step}")


def _seat(seat: str) -> Iterator[tuple[str, str]]:
    yield f"{seat}.turns", "turns that are finished; all about a seat that nobody sits on is 0"
    yield f"{seat}.supply", "workers in the supply"
    yield f"{seat}.gold", "pieces of gold"
    yield f"{seat}.track", "place on the Horus track"
    yield f"{seat}.graves", "grave goods"
    yield f"{seat}.oases", "oases"
    yield f"{seat}.ship", "Nile field of the ship"
    yield f"{seat}.tops", "tops that are left"
    yield f"{seat}.highest", "levels of the highest pyramid"
    for source in Source:
        yield f"{seat}.points.{source.name.lower()}", "points from there if the game ended now"
    for colour in COLOUR_NAMES:
        yield f"{seat}.stones.{colour}", "stones of the colour"
    for level in range(MOST_LEVELS + 1):
        yield f"{seat}.sites.{level}", "sites with so many levels; 0 is a foundation"
    yield f"{seat}.workers", "workers on sites"
    yield f"{seat}.full", "sites with three workers"
    yield f"{seat}.promise", "what the sites promise by the game's advice, in hundredths of a point"
