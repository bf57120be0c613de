"""The catalogue: number, code, path of spots and words of every action."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saqqara.core.game import Action, Catalogue
from saqqara.games.terra_pyramides import things
from saqqara.games.terra_pyramides.names import (
    CARD_NAMES,
    COLOUR_NAMES,
    FIELD_NAMES,
    KIND_NAMES,
    LINE_NAMES,
    WAY_NAMES,
)
from saqqara.games.terra_pyramides.things import COLOURS, DEEPEST, STACKS, VALUES

if TYPE_CHECKING:
    from collections.abc import Iterator


def catalogue() -> Catalogue:
    """List every action of the game."""
    return Catalogue([*_steps(), *_extra_actions(), *_buildings(), *_fetching(), *_outcomes()])


def _steps() -> Iterator[Action]:
    for field, name in enumerate(FIELD_NAMES):
        for way, to in enumerate(WAY_NAMES):
            path = (f"field:{name}", f"way:{to}")
            words = {"field": name, "way": to}
            yield Action(things.PLACE + 4 * field + way, f"place {name} {to}", path, "do-place", words)
        site = (f"site:{name}",)
        yield Action(things.ENCLOSE + field, f"enclose {name}", site, "do-enclose", {"site": name})
        yield Action(things.EQUIP + field, f"equip {name}", (f"field:{name}",), "do-equip", {"field": name})
        yield Action(things.SEND + field, f"send {name}", site, "do-send", {"site": name})
    for line, name in enumerate(LINE_NAMES):
        yield Action(things.ROW + line, f"row {name}", (f"row:{name}",), "do-row", {"line": name})
    yield Action(things.RETURN, "return", ("supply",), "do-return")
    yield Action(things.DONE, "done", ("done",), "do-done")


def pairs() -> list[tuple[str, str]]:
    """List the pairs of colours that can be swapped, in the order of their numbers."""
    return [(first, second) for i, first in enumerate(COLOUR_NAMES) for second in COLOUR_NAMES[i:]]


def _extra_actions() -> Iterator[Action]:
    for field, name in enumerate(FIELD_NAMES):
        words = {"site": name}
        yield Action(things.RECALL + field, f"recall {name}", ("extra:recall", f"site:{name}"), "do-recall", words)
        yield Action(things.HIRE + field, f"hire {name}", ("extra:hire", f"site:{name}"), "do-hire", words)
    for number, (first, second) in enumerate(pairs()):
        path = ("extra:swap", f"stone:{first}", f"stone:{second}")
        words = {"first": first, "second": second}
        yield Action(things.SWAP + number, f"swap {first} {second}", path, "do-swap", words)
    yield Action(things.BUY, "buy", ("extra:buy",), "do-buy")
    for card, name in enumerate(CARD_NAMES):
        yield Action(things.CARD + card, f"card {name}", (f"card:{name}",), "do-card", {"card": name})
    yield Action(things.GRAVE, "grave", ("extra:grave",), "do-grave")
    yield Action(things.SAIL, "sail", ("extra:sail",), "do-sail")


def _buildings() -> Iterator[Action]:
    for field, name in enumerate(FIELD_NAMES):
        spots = ("extra:build", f"site:{name}")
        yield Action(things.BUILD + field, f"build {name}", spots, "do-build", {"site": name})
        for number, colour in enumerate(COLOUR_NAMES):
            code = f"build {name} {colour}"
            words = {"site": name, "colour": colour}
            path = (*spots, f"colour:{colour}")
            yield Action(things.BUILD_FIRST + COLOURS * field + number, code, path, "do-build-first", words)
    for number, colour in enumerate(COLOUR_NAMES):
        yield Action(things.PAY + number, f"pay {colour}", (f"stone:{colour}",), "do-pay", {"colour": colour})


def _fetching() -> Iterator[Action]:
    for stack in range(STACKS):
        words = {"stack": stack + 1}
        yield Action(things.DRAW + stack, f"draw {stack + 1}", (f"stack:{stack + 1}",), "do-draw", words)
        path = ("search", f"stack:{stack + 1}")
        yield Action(things.SEARCH + stack, f"search {stack + 1}", path, "do-search", words)
    for place in range(DEEPEST):
        words = {"place": place + 1}
        yield Action(things.PICK + place, f"pick {place + 1}", (f"place:{place + 1}",), "do-pick", words)


def _outcomes() -> Iterator[Action]:
    for kind, name in enumerate(KIND_NAMES):
        yield Action(things.TILE + kind, f"tile {name}", (), "do-tile", {"tile": name})
    for value in range(1, VALUES + 1):
        yield Action(things.FOUNDATION + value - 1, f"foundation {value}", (), "do-foundation", {"value": value})
    for stack in range(STACKS):
        yield Action(things.STACK + stack, f"stack {stack + 1}", (), "do-stack", {"stack": stack + 1})
