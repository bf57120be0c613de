"""The printed things: read from the data file, checked, and filled into the Components of a set-up."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from saqqara.core.kernel import plain_record
from saqqara.core.said import mistake
from saqqara.core.words import Words
from saqqara.games.imhotep.table import Components
from saqqara.games.imhotep.things import SPACES, Bonus, Card, Gift, Site

if TYPE_CHECKING:
    from saqqara.core.game import Setup, Wish

MARKET_CARDS = 34
ROUND_CARDS = 7


@cache
def printed() -> dict[str, Any]:
    """Read and check the printed things."""
    data = tomllib.loads(files(__package__).joinpath("printed.toml").read_text(encoding="utf-8"))
    check(data)
    return data


def check(data: dict[str, Any]) -> None:
    """Refuse a file whose numbers contradict each other."""
    if sum(data["cards"].values()) != MARKET_CARDS:
        msg = f"printed.toml: {sum(data['cards'].values())} market cards instead of {MARKET_CARDS}"
        raise ValueError(msg)
    fleet = {str(capacity): count for capacity, count, _ in data["ships"]}
    for seats, cards in data["round_cards"].items():
        if len(set(cards)) != ROUND_CARDS:
            msg = f"printed.toml: {len(set(cards))} round cards for {seats} seats instead of {ROUND_CARDS}"
            raise ValueError(msg)
        for card in cards:
            if any(card.count(size) > count for size, count in fleet.items()):
                msg = f"printed.toml: round card {card} needs more ships than there are"
                raise ValueError(msg)


@cache
def round_cards() -> tuple[str, ...]:
    """List every round card once, whoever uses it; the list only grows at its end."""
    found: dict[str, None] = {}
    for cards in printed()["round_cards"].values():
        found.update(dict.fromkeys(cards))
    return tuple(found)


@cache
def card_names() -> tuple[str, ...]:
    """List the names of the kinds of market cards."""
    return tuple(card.name.lower().replace("_", "-") for card in Card)


@cache
def site_names() -> tuple[str, ...]:
    """List the names of the sites."""
    return tuple(site.name.lower() for site in Site)


def heap(names: list[str]) -> int:
    """Make a heap out of card names."""
    return sum(1 << (4 * card_names().index(name)) for name in names)


def fill(setup: Setup) -> Any:
    """Fill the Components for a set-up: the rows of the tables that it uses. [setup-5]"""
    c = plain_record(Components)
    data = printed()
    sides = [setup.option(site) for site in site_names()]
    c.seats = setup.seats
    c.stones = data["stones"] - 1
    c.wrath = int(setup.option("wrath") == "yes")
    c.side = ["AB".index(side) for side in sides]
    c.start = [data["start"][seat] if seat < setup.seats else 0 for seat in range(4)]
    c.copies = sum(data["cards"][name] << (4 * kind) for kind, name in enumerate(card_names()))
    c.minimum = [0, *(needed for _, _, needed in sorted(data["ships"]))]
    _fill_ships(c, data["round_cards"][str(setup.seats)])
    _fill_sites(c, data, setup)
    return c


def _fill_ships(c: Any, used: list[str]) -> None:
    for number, card in enumerate(round_cards()):
        c.fleet[number] = [int(size) for size in card]
        c.spaces[number] = sum(((1 << size) - 1) << (SPACES * ship) for ship, size in enumerate(c.fleet[number]))
        c.round_deck |= int(card in used) << number


def _fill_sites(c: Any, data: dict[str, Any], setup: Setup) -> None:
    seats = str(setup.seats)
    market = data["market"][setup.option("market")]
    c.open_cards, c.closed_cards = market["open"], market["closed"]
    if c.side[Site.PYRAMID] == 0:
        c.pyramid_points = [*data["pyramid"]["A"], 0]
    else:
        c.pyramid_points = [points for pyramid in data["pyramid"]["B"] for points in pyramid]
        c.pyramid_bonus = [
            Bonus[bonus.upper()].value if bonus else 0 for pyramid in data["pyramid"]["bonus"] for bonus in pyramid
        ]
    c.temple_spaces = data["temple"]["spaces"][seats]
    c.temple_gift = [Gift[gift.upper().replace("-", "_")].value for gift in data["temple"][setup.option("temple")]]
    c.burial_points = data["burial"]["B"]
    ranks = data["obelisk"]["A"][seats]
    c.obelisk_points = ranks + [0] * (4 - len(ranks))
    c.tower_points = data["obelisk"]["B"]


def show(wish: Wish) -> dict[str, Any]:
    """Show the printed things, as the data file tells them."""
    _only_printed(wish)
    return {
        "components": printed(),
        "text": files(__package__).joinpath("printed.toml").read_text(encoding="utf-8").rstrip(),
    }


def check_printed(wish: Wish) -> dict[str, Any]:
    """Check that the printed things add up."""
    _only_printed(wish)
    printed()
    words = Words(wish.language, folder="saqqara.games.imhotep")
    return {"ok": True, "text": words.say("show-printed", market=MARKET_CARDS, rounds=ROUND_CARDS)}


def _only_printed(wish: Wish) -> None:
    if wish.file is not None:
        raise ValueError(mistake("printed-file"))
    if wish.part is not None:
        raise ValueError(mistake("printed-card"))
