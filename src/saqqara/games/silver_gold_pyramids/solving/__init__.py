"""Looks for a line of many points with one seat when the order of all expedition cards and chambers is known."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from saqqara.core.backends import ROOM, best
from saqqara.core.game import Game, Setup
from saqqara.core.kernel import PLAY, Deal, Kernel
from saqqara.core.said import mistake
from saqqara.games.silver_gold_pyramids.ai.promise_text import SIZE_AT, WIDTH_OF_TABLE
from saqqara.games.silver_gold_pyramids.ai.search_text import WIDEST
from saqqara.games.silver_gold_pyramids.ai.sheet import opened
from saqqara.games.silver_gold_pyramids.ai.worth import BOX, GEM, POTION, TOMB, TORCH, Printed
from saqqara.games.silver_gold_pyramids.solving.beam import BEST_AT, COUNTERS, LINE_SIZE
from saqqara.games.silver_gold_pyramids.solving.known import TURNS, WORTHS

AI: Final = "saqqara.games.silver_gold_pyramids.ai"
CHAPTERS: Final = (
    f"{AI}.promise_text", f"{AI}.alone_text", f"{AI}.search_text", f"{__name__}.known", f"{__name__}.beam",
)  # fmt: skip
TEXTS: Final = (*PLAY, *CHAPTERS)
SEEN: Final = 150  # keys that there is room for, for each sheet that is kept
LEAST_SEEN: Final = 4099
BLANK: Final = 256  # numbers of a book without cards
PRICE: Final = 5000  # of a flip, in thousandths of a point as all of these: who knows what comes makes more of it
CROSS: Final = 1500


def solve(setup: Setup, seed: int, width: int, kernel: Kernel | None = None) -> list[str]:
    """Return the codes of a line of play on the deal of a seed: the best that was found."""
    if setup.seats != 1:
        raise ValueError(mistake("solved-alone"))
    line = search(kernel or _loaded(setup.game), setup, seed, width)
    return [setup.game.catalogue[number].code for number in line]


@cache
def _loaded(game: Game) -> Kernel:
    return best(game, texts=TEXTS, warm_up=_warm)


def _warm(kernel: Kernel) -> None:
    search(kernel, Setup.of(kernel.game, 1), 1, 1, kernel.ints(BLANK))


def search(kernel: Kernel, setup: Setup, seed: int, sheets: int, book: Any = None) -> list[int]:
    """Return the actions of the best line that a beam of so many sheets finds."""
    plain = setup.game.fill(setup)
    states, deals = kernel.states(LINE_SIZE + 2 * sheets), kernel.records(Deal, 1)
    lines, counters = kernel.ints((TURNS + 2) * sheets * LINE_SIZE), kernel.ints(COUNTERS)
    beam = lines, kernel.ints(sheets), kernel.ints(sheets), kernel.ints(SEEN * sheets + LEAST_SEEN), counters
    room = kernel.ints(ROOM), kernel.ints(WIDEST * LINE_SIZE), *(kernel.ints(ROOM) for _ in range(3))
    prices, found = kernel.ints(WORTHS), opened(kernel, plain) if book is None else book
    prices[:] = [PRICE, GEM, TORCH, -Printed.of(plain).skull, POTION, CROSS, TOMB + BOX]
    lore = prices, found, kernel.ints(WIDTH_OF_TABLE * (1 + int(found[SIZE_AT]))), kernel.ints(WIDTH_OF_TABLE)
    kernel.rules.beam_search(states, kernel.components(plain), deals, seed, sheets, *beam, *lore, *room)
    return traced(lines, sheets, int(counters[BEST_AT]))


def traced(lines: Any, sheets: int, place: int) -> list[int]:
    """Return the answers that lead to a sheet of the last turn."""
    found: list[int] = []
    for turn in range(TURNS + 1, 0, -1):
        at = (turn * sheets + place) * LINE_SIZE
        found = [int(number) for number in lines[at + 2 : at + 2 + lines[at + 1]]] + found
        place = int(lines[at])
    return found
