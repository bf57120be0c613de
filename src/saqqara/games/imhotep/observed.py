"""What each number of an observation is, in the order in which `advice.features` writes them."""

from __future__ import annotations

from collections.abc import Iterator

from saqqara.games.imhotep.components import card_names, site_names
from saqqara.games.imhotep.things import SEATS, SHIPS, SPACES

PRINTED = "Imhotep, by Phil Walker-Harding, KOSMOS 2016"


def observed() -> Iterator[tuple[str, str]]:
    """List name and meaning of every number; seat+0 is the seat that looks, seat+1 the next one to the left."""
    yield "round", "1 to 6"
    yield "seats", "how many play"
    yield "wrath", "1 with the option, else 0"
    yield "turn", "how many seats to the left the one sits whose turn it is"
    yield "ask", "the question on the table, by its number in the list of questions"
    yield "pile", "cards in the face-down pile"
    yield "unloading", "stones that are still to be handled at a site"
    for site in ("pyramid", "temple", "burial"):
        yield f"stones.{site}", "stones at the site"
    for site in site_names():
        yield f"site.{site}.side", "0 is A, 1 is B"
        yield f"site.{site}.free", "1 while no ship has docked there in this round"
    for card in card_names():
        yield f"card.{card}.market", "lying open in the market"
        yield f"card.{card}.unseen", "not seen by everybody"
    for ship in range(1, SHIPS + 1):
        yield f"ship.{ship}.harbour", "1 while it lies in the harbour; all else about it is 0 otherwise"
        yield f"ship.{ship}.capacity", "stones that it holds"
        yield f"ship.{ship}.lacks", "stones that it lacks to sail; below 0 it has more than it needs"
        for space in range(1, SPACES + 1):
            yield f"ship.{ship}.space.{space}", "0 is empty, 1 a stone of seat+0, 2 of seat+1, ..."
    for step in range(SEATS):
        yield from _seat(f"seat+{step}")


def _seat(seat: str) -> Iterator[tuple[str, str]]:
    yield f"{seat}.points", "points so far; all about a seat that nobody sits on is 0"
    yield f"{seat}.sled", "stones on the sled"
    yield f"{seat}.quarry", "stones in the quarry"
    yield f"{seat}.burial.points", "points of the burial chamber if the game ended now"
    yield f"{seat}.burial.stones", "stones in the burial chamber"
    yield f"{seat}.obelisk.stones", "stones at the obelisks"
    yield f"{seat}.obelisk.points", "points of the obelisks if the game ended now"
    yield f"{seat}.pyramid", "1 with a stone in or beside the pyramids"
    yield f"{seat}.temple", "temple stones seen from above"
    for card in card_names():
        yield f"{seat}.card.{card}", "cards that the seat holds"
