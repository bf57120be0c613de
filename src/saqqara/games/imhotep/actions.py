"""The catalogue: number, code, path of spots and words of every action."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saqqara.core.game import Action, Catalogue
from saqqara.games.imhotep import things
from saqqara.games.imhotep.components import card_names, round_cards, site_names
from saqqara.games.imhotep.things import SHIPS, SPACES, Card

if TYPE_CHECKING:
    from collections.abc import Iterator

PYRAMIDS = ("left", "middle", "right")


def catalogue() -> Catalogue:
    """List every action of the game."""
    return Catalogue([*_ship_actions(), *_card_actions(), *_other_actions(), *_pairs(), *_outcomes()])


def slot_name(slot: int) -> str:
    """Name a space of a ship as in the log: ship and space, counted from 1."""
    return f"{slot // SPACES + 1}.{slot % SPACES + 1}"


def _ship_actions() -> Iterator[Action]:
    yield Action(things.GET, "get", ("quarry",), "do-get")
    for slot in range(SHIPS * SPACES):
        ship, space = slot // SPACES + 1, slot % SPACES + 1
        code = f"place {slot_name(slot)}"
        yield Action(
            things.PLACE + slot, code, (f"slot:{slot_name(slot)}",), "do-place", {"ship": ship, "space": space}
        )
    for ship in range(SHIPS):
        for number, site in enumerate(site_names()):
            path = (f"ship:{ship + 1}", f"site:{site}")
            words = {"ship": ship + 1, "site": site}
            yield Action(things.SAIL + 5 * ship + number, f"sail {ship + 1} {site}", path, "do-sail", words)
    for space in range(SPACES):
        words = {"space": space + 1}
        yield Action(things.UNLOAD + space, f"unload {space + 1}", (f"cargo:{space + 1}",), "do-unload", words)


def _card_actions() -> Iterator[Action]:
    for card in range(Card.LEVER, Card.CHISEL + 1):
        name = card_names()[card]
        yield Action(things.PLAY + card - Card.LEVER, f"play {name}", (f"hand:{name}",), "do-play", {"card": name})
    for number, name in enumerate(card_names()):
        yield Action(things.TAKE + number, f"take {name}", (f"market:{name}",), "do-take", {"card": name})
        yield Action(things.KEEP + number, f"keep {name}", (f"pair:{name}",), "do-keep", {"card": name})
    yield Action(things.TAKE_PAIR, "take pair", ("market:pair",), "do-take-pair")


def _other_actions() -> Iterator[Action]:
    for number, name in enumerate(PYRAMIDS):
        yield Action(things.BUILD + number, f"build {name}", (f"pyramid:{name}",), "do-build", {"pyramid": name})
    yield Action(things.ACCEPT, "accept", ("bonus:accept",), "do-accept")
    yield Action(things.DECLINE, "decline", ("bonus:decline",), "do-decline")
    yield Action(things.POINT, "point", ("gift:point",), "do-point")
    yield Action(things.STONES, "stones", ("gift:stones",), "do-stones")
    yield Action(things.PASS, "pass", ("pass",), "do-pass")


def _pairs() -> Iterator[Action]:
    for first in range(SHIPS * SPACES):
        for second in range(first + 1, SHIPS * SPACES):
            one, two = slot_name(first), slot_name(second)
            words = {"one": one, "two": two}
            number = things.PLACE_TWO + 16 * first + second
            yield Action(number, f"place {one} {two}", (f"slot:{one}", f"slot:{two}"), "do-place-two", words)


def _outcomes() -> Iterator[Action]:
    for number, card in enumerate(round_cards()):
        yield Action(things.ROUND + number, f"round {card}", (), "do-round", {"card": card})
    for number, name in enumerate(card_names()):
        yield Action(things.MARKET + number, f"market {name}", (), "do-market", {"card": name})
        yield Action(things.DRAW + number, f"draw {name}", (), "do-draw", {"card": name})
        yield Action(things.PAIR + number, f"pair {name}", (), "do-pair", {"card": name})
