"""Exact helpers: how many expedition cards a player with one pyramid card alone needs to reach its tomb.

A set of marks holds the entrance, hangs together by sides and has no walls. For each set without the tomb, and the
empty one, and for each bag (the expedition cards left in the round) there is the expected number of expedition cards of
a player who plays this card alone, to finish as soon as possible. The numbers are kept in 1 / 2**24 of a card, each
step rounded to the nearest: never off by more than a millionth.
"""

from __future__ import annotations

import hashlib
import sys
import tempfile
import time
from array import array
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

from saqqara.core import bundle
from saqqara.core.backends import best_text
from saqqara.core.kernel import Text
from saqqara.core.places import cache_folder, note, note_progress, write_whole
from saqqara.core.said import Said, of_system
from saqqara.games.silver_gold_pyramids.components.deck import Card, Deck
from saqqara.games.silver_gold_pyramids.components.designed import designed
from saqqara.games.silver_gold_pyramids.components.shapes import CELLS, SHAPES, WIDTH, bits, placed, ways
from saqqara.games.silver_gold_pyramids.components.shapes import chamber as all_squares
from saqqara.games.silver_gold_pyramids.exact_text import FEWEST, MEAN, UNIT

GAME = "silver_gold_pyramids"
TEXT = (f"saqqara.games.{GAME}.exact_text",)
FORMAT = 1  # of the file; also counts up when this module gives other numbers
HEAD = b"saqqara exact tables\n"
DIGEST = 32  # bytes
MOST_ROWS = 200_000  # of one card; a chamber without walls has 571,622 sets of marks from corner to corner
MOST_SETS = 400_000  # of the cards of a deck together, about 220 MB; the cards with the fewest sets come first
ALL_SETS = 1 << 21  # more than any chamber has
NEVER_FLIPPED = 1  # of the expedition cards, in each round

Left = tuple[int, ...]  # how many expedition cards are left in the round, in the order of Deck.expeditions


def numbers(given: int | Sequence[int]) -> array[int]:
    """Make 32-bit numbers: so many zeros, or those given."""
    return array("i", [0]) * given if isinstance(given, int) else array("i", given)


# -- The bag and the chamber ------------------------------------------------------------------------------------------


class Bag:
    """The bags that a card can be flipped from, the fullest first: a round ends when one card is left."""

    def __init__(self, deck: Deck) -> None:
        self.shapes = tuple(name for name, _ in deck.expeditions)
        self.full: Left = tuple(count for _, count in deck.expeditions)
        if sum(self.full) <= NEVER_FLIPPED:
            raise ValueError(f"a round needs more than {NEVER_FLIPPED} expedition card")
        every = product(*(range(count + 1) for count in self.full))
        self.lefts = sorted((left for left in every if sum(left) > NEVER_FLIPPED), key=lambda left: (-sum(left), left))
        self._number = {left: number for number, left in enumerate(self.lefts)}
        self.flips = sum(self.full) - NEVER_FLIPPED

    def number(self, left: Left) -> int:
        """Return the number of a bag; when the round is over the bag is full again."""
        if len(left) != len(self.full) or not all(0 <= n <= most for n, most in zip(left, self.full, strict=True)):
            raise ValueError(f"{left} is no bag of {self.full} expedition cards")
        return self._number[left] if sum(left) > NEVER_FLIPPED else 0

    def at_least(self, cards: int) -> int:
        """Return how many bags have so many cards or more; they are the first ones."""
        return sum(sum(left) >= cards for left in self.lefts)

    def after(self, left: Left, shape: int) -> int:
        """Return the number of the bag when a card of a shape has been flipped; 0 where there is none."""
        rest = tuple(count - (number == shape) for number, count in enumerate(left))
        return self.number(rest) if left[shape] else 0

    @cached_property
    def tables(self) -> tuple[array[int], array[int], array[int]]:
        """Cards of each shape, the bag after each, and cards in all, bag by bag."""
        shapes = range(len(self.shapes))
        counts = numbers([count for left in self.lefts for count in left])
        after = numbers([self.after(left, shape) for left in self.lefts for shape in shapes])
        return counts, after, numbers([sum(left) for left in self.lefts])


class Chamber(NamedTuple):
    """The masks of a card."""

    free: int
    entrance: int
    tomb: int
    crosses: int

    @staticmethod
    def of(card: Card) -> Chamber:
        """Read the drawing of a card."""
        walls, entrance, tomb, crosses = (mask_of(card, mark) for mark in "#ETx")
        if card.entrance_symbol == "x":
            crosses |= entrance
        return Chamber(all_squares() & ~walls, entrance, tomb, crosses)

    def patterns(self, shape: str) -> list[int]:
        """List where a shape fits between the walls, turned and mirrored."""
        found = [placed(way, corner) for way in ways(SHAPES[shape]) for corner in range(CELLS)]
        return [mask for mask in found if mask and mask & ~self.free == 0]

    def is_open(self) -> bool:
        """Say whether there is a way from the entrance to the tomb."""
        reached, before = self.entrance, 0
        while reached != before:
            before = reached
            reached |= (reached << 1 | reached >> 1 | reached << WIDTH | reached >> WIDTH) & self.free
        return bool(reached & self.tomb)


def mask_of(card: Card, mark: str) -> int:
    """Return the squares of a card that carry a mark."""
    drawn = enumerate(card.rows)
    return sum(1 << WIDTH * row + column for row, line in drawn for column, sign in enumerate(line) if sign == mark)


# -- What is known of one card ----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Table:
    """One card: its sets of marks, the empty one first, and for each of them a number for each bag."""

    masks: array[int]
    values: array[int]  # expected cards in 1 / UNIT: values[set * bags + bag]
    fewest: int
    missed: tuple[int, ...]  # in 1 / UNIT: the chance to miss the tomb with 1, 2, ... cards from the full bag

    @cached_property
    def places(self) -> dict[int, int]:
        """The number of each set."""
        return {mask: number for number, mask in enumerate(self.masks)}


# kind, step, bags now and after, tables
Run = Callable[[int, int, tuple[int, int], "array[int]", "array[int]"], None]


class Sets(NamedTuple):
    """The sets of marks of one chamber, and how their numbers are found."""

    card: array[int]
    masks: array[int]
    slots: array[int]


class Maker:
    """Computes the tables of cards that share a bag."""

    def __init__(self, bag: Bag, text: Text) -> None:
        self.bag, self._take, self._functions = bag, text.taken, text.functions
        self._taken_bag = [text.taken(array) for array in bag.tables]

    def sets(self, chamber: Chamber, most: int = MOST_ROWS) -> Sets | None:
        """List the sets of marks of a chamber; None where they have too many rows."""
        largest = max(len(bits(SHAPES[shape])) for shape in self.bag.shapes)
        owed_at_once = min(largest, chamber.crosses.bit_count())
        most //= 1 + owed_at_once
        card, masks = numbers([*chamber, owed_at_once]), numbers(most)
        slots = numbers(1 << most.bit_length())
        found = self._functions.list_sets(self._take(card), self._take(masks), self._take(slots))
        return Sets(card, masks[:found], slots) if found else None

    def count(self, chamber: Chamber) -> int:
        """Count the sets of marks of a chamber; 0 where there is no table of it."""
        sets = self.sets(chamber) if chamber.is_open() else None
        return len(sets.masks) if sets else 0

    def table(self, chamber: Chamber) -> Table:
        """Compute the table of a chamber that can have one."""
        sets = self.sets(chamber)
        if sets is None:
            raise ValueError("the chamber has too many sets of marks")
        bags, rows = len(self.bag.lefts), sets.card[-1] + 1
        one, other = (numbers(len(sets.masks) * rows * bags) for _ in range(2))
        run = self._runner(chamber, sets)
        run(FEWEST, 1, (bags, bags), one, one)
        fewest = one[0]
        missed = self._missed(sets, run, one, other)
        run(MEAN, UNIT, (bags, bags), one, one)
        values = numbers(0)
        for start in range(0, len(one), rows * bags):
            values += one[start : start + bags]
        return Table(sets.masks, values, fewest, missed)

    def _runner(self, chamber: Chamber, sets: Sets) -> Run:
        patterns = [chamber.patterns(shape) for shape in self.bag.shapes]
        first = numbers([sum(map(len, patterns[:number])) for number in range(len(patterns) + 1)])
        flat = numbers([mask for masks in patterns for mask in masks] or [0])
        least = numbers((len(patterns) + 1) * len(self.bag.lefts))
        card, masks, slots, *shapes, scratch = map(self._take, [*sets, flat, first, least])

        def run(kind: int, step: int, bags: tuple[int, int], source: array[int], table: array[int]) -> None:
            given = (card, masks, slots, len(sets.masks), *shapes, *self._taken_bag)
            self._functions.fill(*given, *bags, kind, step, self._take(source), self._take(table), scratch)

        return run

    def _missed(self, sets: Sets, run: Run, one: array[int], other: array[int]) -> tuple[int, ...]:
        """Return the chance to miss the tomb within 1, 2, ... cards when one plays for exactly this."""
        missed: list[int] = []
        bags_after = len(self.bag.lefts)
        self._functions.fill_late(*map(self._take, sets), len(sets.masks), bags_after, self._take(one))
        for cards in range(1, self.bag.flips + 1):
            bags = self.bag.at_least(NEVER_FLIPPED + cards)  # with so many to come, no fewer are left
            run(MEAN, 0, (bags, bags_after), one, other)
            missed.append(other[0])
            one, other, bags_after = other, one, bags
        return tuple(missed)


# -- What is known of a deck ------------------------------------------------------------------------------------------


class Tables:
    """What is known of the cards of a deck; a card is named by its number.

    A card that has too many sets of marks, or no way to its tomb, has no table: its answers are None.
    """

    def __init__(self, deck: Deck, bag: Bag, known: dict[int, Table | None]) -> None:
        self.bag, self.known = bag, known
        self._tombs = {card.number: Chamber.of(card).tomb for card in deck.cards}

    def sets(self, card: int) -> list[int] | None:
        """List the sets of marks that hold the entrance and not the tomb, small before large."""
        table = self.known[card]
        return list(table.masks[1:]) if table else None

    def expected(self, card: int, mask: int, left: Left) -> float | None:
        """Return the expected number of expedition cards from a set of marks to the tomb."""
        table = self.known[card]
        if table is None:
            return None
        bag = self.bag.number(left)
        if mask & self._tombs[card]:
            return 0.0
        if mask not in table.places:
            raise ValueError(f"{mask:#x} is no set of marks on card {card}")
        return table.values[table.places[mask] * len(self.bag.lefts) + bag] / UNIT

    def difficulty(self, card: int) -> float | None:
        """Return the expected number of expedition cards from an empty card and a full bag."""
        return self.expected(card, 0, self.bag.full)

    def fewest(self, card: int) -> int | None:
        """Return the smallest number of expedition cards that can do, from a full bag."""
        table = self.known[card]
        return table.fewest if table else None

    def within(self, card: int, cards: int) -> float | None:
        """Return the chance that so many expedition cards do, from a full bag, when one plays for exactly this."""
        if not 0 <= cards <= self.bag.flips:
            raise ValueError(f"a round has {self.bag.flips} expedition cards, not {cards}")
        table = self.known[card]
        if table is None:
            return None
        return 1 - table.missed[cards - 1] / UNIT if cards else 0.0


def tables(deck: Deck, progress: Callable[[int], None] | None = None) -> Tables:
    """Return the tables of a deck, from the cache or computed; `progress` hears how many cards are done.

    Without it a line on the terminal shows how far the work is.
    """
    bag = Bag(deck)
    path = cache_file(deck)
    known = read(path, deck, bag)
    if known is None:
        known = compute(deck, bag, best_text(GAME, TEXT), progress or partial(_show, len(deck.cards)))
        write(path, deck, known)
    return Tables(deck, bag, known)


def _show(cards: int, done: int) -> None:
    note_progress(Said("note-tables", done=done, whole=cards), last=done == cards)


def compute(deck: Deck, bag: Bag, text: Text, progress: Callable[[int], None] | None = None) -> dict[int, Table | None]:
    """Compute the table of each card that can have one."""
    maker, tell = Maker(bag, text), progress or (lambda _: None)
    tell(0)
    chambers = {card.number: Chamber.of(card) for card in deck.cards}
    chosen = choose({number: maker.count(chamber) for number, chamber in chambers.items()})
    known: dict[int, Table | None] = {}
    for number, chamber in chambers.items():
        known[number] = maker.table(chamber) if number in chosen else None
        tell(len(known))
    return known


def choose(sets: dict[int, int]) -> set[int]:
    """Return the cards that get a table: those with the fewest sets, as many as there is room for."""
    room = MOST_SETS
    chosen: set[int] = set()
    for number in sorted(sets, key=lambda number: sets[number]):
        room -= sets[number]
        if sets[number] and room >= 0:
            chosen.add(number)
    return chosen


# -- The cache --------------------------------------------------------------------------------------------------------


def content(deck: Deck) -> bytes:
    """Return what the numbers hang on, in 32 bytes: chambers, expedition cards, the text that computes, the format."""
    cards = [(card.number, card.rows, card.entrance_symbol) for card in deck.cards]
    limits = (FORMAT, MOST_ROWS, MOST_SETS, bundle.gather(TEXT).hash())
    return hashlib.sha256(repr((limits, cards, deck.expeditions)).encode()).digest()


def cache_file(deck: Deck) -> Path:
    """Return where the tables of a deck are kept."""
    return cache_folder() / "exact" / f"{GAME}-{content(deck).hex()[:16]}.tables"


# A file: HEAD, the digest of all that follows, the content of the deck, then 32-bit numbers, the low byte first:
# for each card the number of its sets (0: no table), fewest, missed; then for each card its masks and its values.


def write(path: Path, deck: Deck, known: dict[int, Table | None]) -> None:
    """Keep tables; where that is impossible they are computed again next time."""
    empty = [0] * (2 + Bag(deck).flips)
    every = numbers(0)
    for table in known.values():
        every.extend([len(table.masks), table.fewest, *table.missed] if table else empty)
    for table in known.values():
        if table:
            every += table.masks + table.values
    body = content(deck) + in_file_order(every).tobytes()
    try:
        write_whole(path, HEAD + hashlib.sha256(body).digest() + body)
    except OSError as error:
        note(Said("note-tables-not-kept", reason=of_system(error), folder=str(path.parent)))


def read(path: Path, deck: Deck, bag: Bag) -> dict[int, Table | None] | None:
    """Return tables that were kept; None if they are not there, damaged, or those of another deck."""
    try:
        data = memoryview(path.read_bytes())
    except OSError:
        return None
    start = len(HEAD) + DIGEST
    body = data[start:]
    whole = data[: len(HEAD)] == HEAD and data[len(HEAD) : start] == hashlib.sha256(body).digest()
    if not whole or body[:DIGEST] != content(deck):
        note(Said("note-tables-damaged", folder=str(path.parent)))
        return None
    every = numbers(0)
    every.frombytes(body[DIGEST:])
    return parsed(in_file_order(every), deck, bag)


def parsed(every: array[int], deck: Deck, bag: Bag) -> dict[int, Table | None]:
    """Take the numbers of a whole file apart."""
    wide = 2 + bag.flips
    at = wide * len(deck.cards)
    known: dict[int, Table | None] = {}
    for place, card in enumerate(deck.cards):
        sets, fewest, *missed = every[wide * place : wide * (place + 1)]
        masks, end = at + sets, at + sets * (1 + len(bag.lefts))
        known[card.number] = Table(every[at:masks], every[masks:end], fewest, tuple(missed)) if sets else None
        at = end
    return known


def in_file_order(every: array[int]) -> array[int]:
    """Turn the bytes of numbers round where the machine has the high byte first."""
    if sys.byteorder == "big":
        every.byteswap()
    return every


# -- Measuring --------------------------------------------------------------------------------------------------------


def measure(deck: Deck) -> dict[str, Any]:
    """Compute the tables of a deck without the cache, keep them in a folder of their own and read them again."""
    bag, text = Bag(deck), best_text(GAME, TEXT)
    began = time.perf_counter()
    known = compute(deck, bag, text)
    computed = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "measured"
        write(path, deck, known)
        size = path.stat().st_size
        written = time.perf_counter()
        read(path, deck, bag)
        kept = time.perf_counter()
    sets = {number: len(table.masks) - 1 for number, table in known.items() if table}
    return {
        "backend": text.backend,
        "compute_s": computed - began,
        "cached_s": kept - written,
        "bytes": size,
        "sets": sum(sets.values()),
        "ends": sum(ends(card, bag, text) for card in deck.cards if card.number in sets),
        "largest_card": max(sets, key=lambda number: sets[number], default=None),
        "largest_sets": max(sets.values(), default=0),
        "without_table": sorted(known.keys() - sets.keys()),
    }


def figures() -> dict[str, float]:
    """Measure the tables of the shipped deck for the benchmark; the text is compiled before, and not counted."""
    found = measure(designed())
    return {"exact_s": round(found["compute_s"], 2), "exact_cached_s": round(found["cached_s"], 3)}


def ends(card: Card, bag: Bag, text: Text) -> int:
    """Count the sets of marks of a card that hold its tomb."""
    chamber, maker = Chamber.of(card)._replace(crosses=0), Maker(bag, text)
    on_the_way, every = maker.sets(chamber), maker.sets(chamber._replace(tomb=0), ALL_SETS)
    return len(every.masks) - len(on_the_way.masks) if every and on_the_way else 0
