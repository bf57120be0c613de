"""What each number of an observation is, in the order in which `advice.features` writes them."""

from __future__ import annotations

from collections.abc import Iterator

from saqqara.games.silver_gold_pyramids.components.shapes import NAMES
from saqqara.games.silver_gold_pyramids.position import SIDE_NAMES
from saqqara.games.silver_gold_pyramids.things import DEALT, DISPLAY, SEATS, Colour, Symbol

PRINTED = "Silver & Gold: Pyramids, by Phil Walker-Harding, NSV 2022"

COLOURS = tuple(colour.name.lower() for colour in Colour)


def observed() -> Iterator[tuple[str, str]]:
    """List name and meaning of every number; seat+0 is the seat that looks, seat+1 the next one to the left."""
    yield "round", "1 to 4"
    yield "flips", "expedition cards turned up in this round"
    yield "seats", "how many play"
    yield "ask", "the question on the table, by its number in the list of questions"
    yield "face_down", "cards that lie face up nowhere"
    yield "to_take", "cards that seat+0 takes now"
    for shape in NAMES:
        yield f"shape.{shape}.now", "1 for the pattern turned up last"
        yield f"shape.{shape}.left", "expedition cards with it that are still face down in this round"
    for colour in COLOURS:
        yield f"boxes.{colour}", "boxes of the colour that nobody has taken"
    for place in range(1, DISPLAY + 1):
        yield from _card(f"display.{place}")
    for place in range(1, DEALT + 1):
        yield from _card(f"hand.{place}")
    for step in range(SEATS):
        yield from _seat(f"seat+{step}")


def _card(card: str) -> Iterator[tuple[str, str]]:
    yield f"{card}.there", "1 with a card; all else about it is 0 otherwise"
    for colour in COLOURS:
        yield f"{card}.{colour}", "1 for its colour"
    for symbol in Symbol:
        yield f"{card}.{symbol.name.lower()}", "such symbols on squares that are not marked"
    yield f"{card}.race", "what finishing it adds to the race of its colour, in hundredths of a point"
    yield f"{card}.number", "its printed number"


def _seat(seat: str) -> Iterator[tuple[str, str]]:
    yield f"{seat}.points", "points so far; all about a seat that nobody sits on is 0"
    yield f"{seat}.red", "red gems"
    yield f"{seat}.green", "green gems"
    yield f"{seat}.torches", "rounds whose torch is ticked"
    yield f"{seat}.torch", "1 if this round's torch is ticked"
    yield f"{seat}.skulls", "skulls; of seat+0 with what it has marked under seal"
    yield f"{seat}.owed", "squares that are owed; of seat+0 as of now"
    for colour in COLOURS:
        yield f"{seat}.finished.{colour}", "finished cards of the colour"
    for side in SIDE_NAMES:
        yield from _card(f"{seat}.{side}")
        yield f"{seat}.{side}.marked", "squares that are marked; of seat+0 also under seal"
        yield f"{seat}.{side}.steps", "squares that are missing on the shortest way to the tomb"
    for number in (1, 2):
        yield f"{seat}.unused.{number}", "always 0"
