"""The book: what each card promises to a player with two of them, computed once for a deck and kept in the cache.

A set of marks is as in `exact`. For each set without the tomb, and each number of flips to come, the book has four
numbers: the points promised beyond the price of the flips used, the chance to mark the tomb, and the red and the green
gems on the way there. They are those of a player who gets patterns from a full bag and takes new cards like the best of
three.
"""

from __future__ import annotations

import hashlib
from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import comb
from pathlib import Path
from typing import Any, Final

from saqqara.core import bundle
from saqqara.core.backends import best_text
from saqqara.core.kernel import Text
from saqqara.core.places import cache_folder, note, note_progress, write_whole
from saqqara.core.said import Said, of_system
from saqqara.games.silver_gold_pyramids.ai.promise_text import ALONE_AT, BOX_AT, CARD_HEAD
from saqqara.games.silver_gold_pyramids.ai.promise_text import HEAD as FIRST
from saqqara.games.silver_gold_pyramids.ai.weights import weights
from saqqara.games.silver_gold_pyramids.ai.worth_text import WIDE
from saqqara.games.silver_gold_pyramids.components.deck import Deck
from saqqara.games.silver_gold_pyramids.components.shapes import NAMES
from saqqara.games.silver_gold_pyramids.exact import GAME, Bag, Chamber, Maker, Sets, in_file_order, numbers
from saqqara.games.silver_gold_pyramids.exact_text import OWED_AT_ONCE
from saqqara.games.silver_gold_pyramids.things import CARDS, MOST_SKULLS

TEXT: Final = (f"saqqara.games.{GAME}.exact_text", f"saqqara.games.{GAME}.ai.worth_text")
FORMAT: Final = 1  # of the file; also counts up when this module gives other numbers
HEAD: Final = b"saqqara book of promises\n"
DIGEST: Final = 32  # bytes
MOST_ROWS: Final = 100_000  # of one card
MOST_SETS: Final = 100_000  # of the cards of a deck together; the cards with the fewest sets come first
QUANTITIES: Final = 4
ROUNDS: Final = 14  # of computing; a tomb takes two flips or more, so that no more are needed
CLOSE: Final = 2  # thousandths of a point: near enough to stop before

# In thousandths of a point.
PRICE: Final = 4250  # of a flip
TOMB: Final = 10_000
BOX: Final = 3000  # what a finished card brings in the race for boxes, about
BOX_ALONE: Final = 2500  # and for a seat that plays alone
LAST_PRICE: Final = 2500  # of the last flip for such a seat
PRICE_RISE: Final = 175  # for each flip before it
GEM: Final = 2500
TORCH: Final = 3000
POTION: Final = 1000
CROSS: Final = 1000  # a square on the other card
SKULL_SHARE: Final = 800  # of the mean penalty: a potion may take it away
BEST_OF: Final = 3  # cards that a new one is chosen from, about


@dataclass(frozen=True)
class Printed:
    """What the numbers hang on: the masks of each card, the patterns, and the mean penalty of a skull."""

    cards: tuple[tuple[int, ...], ...]  # free, entrance, tomb, then the symbols
    expedition: tuple[int, ...]
    skull: int
    alone: bool = False  # for a seat that plays alone

    @property
    def prices(self) -> list[int]:
        """Return the price of a flip, by how many are to come with it: alone the last ones are worth less."""
        late = [min(PRICE, LAST_PRICE + PRICE_RISE * (turns - 1)) for turns in range(WIDE)]
        return late if self.alone else [PRICE] * WIDE

    @property
    def box(self) -> int:
        """Return what a finished card brings in the race for boxes, about."""
        return BOX_ALONE if self.alone else BOX

    @staticmethod
    def of(c: Any) -> Printed:
        """Read plain Components."""
        cards = zip(c.free, c.entrance, c.tomb, c.symbol, strict=True)
        skull = SKULL_SHARE * c.penalty[MOST_SKULLS] // MOST_SKULLS
        return Printed(tuple((*masks, *symbols) for *masks, symbols in cards), tuple(c.expedition), skull)

    @property
    def deck(self) -> Deck:
        """The patterns as those of a deck without chambers."""
        shapes = sorted(set(self.expedition))
        return Deck((), tuple((NAMES[shape], self.expedition.count(shape)) for shape in shapes), ())

    def content(self) -> bytes:
        """Return all of it in 32 bytes, with the text that computes and the worths it starts from."""
        worths = (FORMAT, MOST_ROWS, MOST_SETS, self.prices, TOMB, self.box, GEM, TORCH, POTION, CROSS, BEST_OF)
        return hashlib.sha256(repr((worths, bundle.gather(TEXT).hash(), self)).encode()).digest()


@cache
def place_of(printed: Printed) -> Path:
    """Return where the book of a deck is kept."""
    return cache_folder() / "exact" / f"{GAME}-{printed.content().hex()[:16]}.book"


@cache
def book(printed: Printed) -> array[int]:
    """Return the book of a deck, from the cache or computed, which takes minutes where there is no compiler."""
    path = place_of(printed)
    kept = read(path, printed)
    if kept is not None:
        return kept
    made = compute(printed, best_text(GAME, TEXT))
    write(path, printed, made)
    return made


# -- Computing --------------------------------------------------------------------------------------------------------


class Author:
    """Computes the promises of one card, over and over."""

    def __init__(self, printed: Printed, number: int, maker: Maker, text: Text) -> None:
        self._take, self._fill = text.taken, text.functions.fill_promises
        masks = printed.cards[number]
        free, entrance, tomb, crosses, *symbols = masks
        chamber = Chamber(free, entrance, tomb, crosses)
        self.sets = maker.sets(chamber, MOST_ROWS) if chamber.is_open() else None
        if self.sets:  # once more with room for twice as many, and no more
            self.sets = maker.sets(chamber, 2 * len(self.sets.masks) * (1 + self.sets.card[OWED_AT_ONCE]))
        self._symbols = symbols
        self._chamber, self._bag = chamber, maker.bag

    def promise(self, worths: array[int], tomb: array[int]) -> array[int]:
        """Return the four tables of the sets, one after the other, when the tomb brings so much."""
        sets = self._sets
        rows = sets.card[-1] + 1
        tables = numbers(QUANTITIES * len(sets.masks) * rows * WIDE)
        patterns = [self._chamber.patterns(shape) for shape in self._bag.shapes]
        first = numbers([sum(map(len, patterns[:number])) for number in range(len(patterns) + 1)])
        flat = numbers([mask for masks in patterns for mask in masks] or [0])
        scratch = numbers(QUANTITIES * WIDE * (len(patterns) + 1))
        card, counts = numbers([*sets.card, *self._symbols]), numbers(self._bag.full)
        given = [card, sets.masks, sets.slots, flat, first, counts, worths, tomb, tables, scratch]
        arrays = [self._take(numbers) for numbers in given]
        self._fill(*arrays[:3], len(sets.masks), *arrays[3:])
        kept = numbers(0)
        for start in range(0, len(tables), rows * WIDE):  # the rows without squares owed
            kept += tables[start : start + WIDE]
        return kept

    @property
    def _sets(self) -> Sets:
        if self.sets is None:
            raise ValueError("the chamber has too many sets of marks")
        return self.sets


def compute(printed: Printed, text: Text) -> array[int]:
    """Compute the book of a deck."""
    maker = Maker(Bag(printed.deck), text)
    authors = chosen([Author(printed, number, maker, text) for number in range(CARDS)])
    worths = numbers([PRICE, GEM, TORCH, -printed.skull, POTION, CROSS, *printed.prices])
    fresh = [0] * WIDE
    tables: list[array[int]] = []
    for turn in range(ROUNDS):
        note_progress(Said("note-tables", done=turn, whole=ROUNDS))
        tomb = numbers([TOMB + printed.box + worth for worth in fresh])
        tables = [author.promise(worths, tomb) for author in authors if author]
        before, fresh = fresh, [best_of_some([table[turns] for table in tables]) for turns in range(WIDE)]
        if all(abs(now - then) <= CLOSE for now, then in zip(fresh, before, strict=True)):
            break
    note_progress("", last=True)
    means = [sum(table[turns] for table in tables) // max(1, len(tables)) for turns in range(WIDE)]
    every = numbers(0)
    for quantity in range(QUANTITIES):
        for table in tables:
            size = len(table) // QUANTITIES
            every += table[quantity * size : (quantity + 1) * size]
    made = bound([author.sets if author else None for author in authors], tables, every, means)
    if printed.alone:
        made[BOX_AT] = printed.box
        made[ALONE_AT] = len(made)
        made += chances_of_new(tables) + weights()
    return made


def chosen(authors: list[Author]) -> list[Author | None]:
    """Keep the cards with the fewest sets of marks, as many as there is room for."""
    room = MOST_SETS
    kept: list[Author | None] = [None] * len(authors)
    sizes = [len(author.sets.masks) if author.sets else 0 for author in authors]
    for number in sorted(range(len(authors)), key=lambda number: sizes[number]):
        room -= sizes[number]
        if sizes[number] and room >= 0:
            kept[number] = authors[number]
    return kept


def best_of_some(worths: Sequence[int]) -> int:
    """Return what the best of a few cards is worth in the mean, when each few are as likely."""
    some = min(BEST_OF, len(worths))
    ways = comb(len(worths), some)
    best = sum(comb(place, some - 1) * worth for place, worth in enumerate(sorted(worths)))
    return best // ways if some else 0


def bound(sets: Sequence[Sets | None], tables: Sequence[array[int]], every: array[int], means: list[int]) -> array[int]:
    """Put everything into one list of numbers, as `promise_text` reads it."""
    masks, slots, heads = numbers(0), numbers(0), numbers(0)
    count = sum(len(table) for table in tables) // (QUANTITIES * WIDE)
    first = FIRST + CARD_HEAD * len(sets)
    for card in sets:
        if card is None:
            heads.extend([0] * CARD_HEAD)
        else:
            heads.extend([first + len(masks), len(card.masks), first + count + len(slots), len(card.slots) - 1])
            masks += card.masks
            slots += card.slots
    start = first + len(masks) + len(slots)
    head = numbers([PRICE, BOX, GEM, count, start, start + len(every), first, 0])
    return head + heads + masks + slots + every + numbers(means)


def chances_of_new(tables: Sequence[array[int]]) -> array[int]:
    """Return the mean chance of a tomb on a card without marks, by the flips to come."""
    count = max(1, len(tables))
    starts = [len(table) // QUANTITIES for table in tables]
    return numbers(
        [
            sum(table[start + turns] for table, start in zip(tables, starts, strict=True)) // count
            for turns in range(WIDE)
        ]
    )


# -- The cache --------------------------------------------------------------------------------------------------------


def write(path: Path, printed: Printed, made: array[int]) -> None:
    """Keep a book; where that is impossible it is computed again next time."""
    body = printed.content() + in_file_order(array("i", made)).tobytes()
    try:
        write_whole(path, HEAD + hashlib.sha256(body).digest() + body)
    except OSError as error:
        note(Said("note-tables-not-kept", reason=of_system(error), folder=str(path.parent)))


def read(path: Path, printed: Printed) -> array[int] | None:
    """Return a book that was kept; None if it is not there, damaged, or that of another deck."""
    try:
        data = memoryview(path.read_bytes())
    except OSError:
        return None
    start = len(HEAD) + DIGEST
    body = data[start:]
    whole = bytes(data[: len(HEAD)]) == HEAD and bytes(data[len(HEAD) : start]) == hashlib.sha256(body).digest()
    if not whole or bytes(body[:DIGEST]) != printed.content():
        note(Said("note-tables-damaged", folder=str(path.parent)))
        return None
    made = numbers(0)
    made.frombytes(body[DIGEST:])
    return in_file_order(made)
