"""The catalogue: number, code, path of spots and words of every action."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saqqara.core.game import Action, Catalogue
from saqqara.games.silver_gold_pyramids import things
from saqqara.games.silver_gold_pyramids.components.shapes import (
    NAMES,
    all_ways,
    chamber,
    name_of_square,
    placed,
    squares,
)
from saqqara.games.silver_gold_pyramids.position import SIDE_NAMES
from saqqara.games.silver_gold_pyramids.things import CARDS, CELLS, WAYS

if TYPE_CHECKING:
    from collections.abc import Iterator


def catalogue() -> Catalogue:
    """List every action of the game."""
    return Catalogue([*_markings(), *_crosses(), *_cards(), *_outcomes()])


def _markings() -> Iterator[Action]:
    for side, name in enumerate(SIDE_NAMES):
        for way, (_, shape) in enumerate(all_ways()):
            for corner in range(CELLS):
                named = [name_of_square(bit) for bit in squares(placed(shape, corner))]
                if named:
                    path = tuple(f"square:{name}.{square}" for square in named)
                    words = {"side": name, "squares": " ".join(named), "count": len(named)}
                    number = things.MARK + CELLS * (WAYS * side + way) + corner
                    yield Action(number, f"mark {name} {' '.join(named)}", path, "do-mark", words)


def _crosses() -> Iterator[Action]:
    for side, name in enumerate(SIDE_NAMES):
        for bit in squares(chamber()):
            square = name_of_square(bit)
            words = {"side": name, "squares": square}
            path = (f"square:{name}.{square}",)
            yield Action(things.CROSS + CELLS * side + bit, f"cross {name} {square}", path, "do-cross", words)


def _cards() -> Iterator[Action]:
    for card in range(CARDS):
        words = {"card": card + 1}
        yield Action(things.KEEP + card, f"keep {card + 1}", (f"hand:{card + 1}",), "do-keep", words)
        yield Action(things.TAKE + card, f"take {card + 1}", (f"display:{card + 1}",), "do-take", words)
    yield Action(things.TAKE_DECK, "take deck", ("deck",), "do-take-deck")


def _outcomes() -> Iterator[Action]:
    for card in range(CARDS):
        words = {"card": card + 1}
        yield Action(things.DEAL + card, f"deal {card + 1}", (), "do-deal", words)
        yield Action(things.SHOW + card, f"display {card + 1}", (), "do-display", words)
        yield Action(things.DRAW + card, f"draw {card + 1}", (), "do-draw", words)
    for shape, name in enumerate(NAMES):
        yield Action(things.FLIP + shape, f"flip {name}", (), "do-flip", {"shape": name})
