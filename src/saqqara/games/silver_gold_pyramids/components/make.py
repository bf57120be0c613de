"""Makes decks: 48 chambers of our own that keep the shape of the game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, TypeVar

from saqqara.core.game import Wish
from saqqara.core.kernel import Random, plain_record
from saqqara.core.text.generator import below, seed_generator
from saqqara.games.silver_gold_pyramids.components import worth
from saqqara.games.silver_gold_pyramids.components.chamber import (
    ENTRANCE,
    TOMB,
    Rows,
    beside,
    drawn,
    free,
    mask_of,
    rings,
    route,
)
from saqqara.games.silver_gold_pyramids.components.deck import Card, Deck, hash_of, written
from saqqara.games.silver_gold_pyramids.components.race import EIGHT, Race
from saqqara.games.silver_gold_pyramids.components.shapes import SIDE, WIDTH, chamber, squares

Thing = TypeVar("Thing")
Progress = Callable[[int], None]  # how many of the 48 cards are made

GENERATOR = 1  # grows when the same seed makes another deck
SHIPPED_SEED = 2650  # of designed.deck.txt
STREAM = 48  # of the seed's numbers, so that a deal on the same seed is independent
COLOUR_OF = ("violet", "orange", "green")  # by a card's number modulo 3
PENALTIES = tuple(range(1, 11))
FIRST, LAST = 1, 1 << (SIDE - 1) * (WIDTH + 1)  # the corners of entrance and tomb: a1, e5

ROUTE, LONG_ROUTE = 9, 11  # squares of a shortest route
SHORTEST_ROUTES = 2  # at least, on a card that is not long
OPENINGS = 4  # of the six patterns, at least
FEWEST = 3  # expedition cards
STEPS = {"t": 3, "p": 4}  # at least, from the entrance
LOW, HIGH = Fraction(1), Fraction(13, 2)  # of the balance index
POOR, RICH = -11, 60  # tenths of points: what the symbols of a card may be worth, unless it is long
MIDDLE, NEAR = Fraction(7, 2), Fraction(1, 10)  # where the mean index of each colour lies, and how near
APART, LONG_APART = 6, 4  # squares in which the walls of a chamber differ from all others, also mirrored or turned
WALLS, CHAMBERS, DRESSES, CHANGES = 20_000, 60, 25, 1000  # tries


@dataclass(frozen=True, slots=True)
class Order:
    """What one card shall be like."""

    walls: int
    long: bool
    symbols: str  # without skulls
    skulls: int
    barred: bool  # no short route without a skull


class Dice:
    """The house's generator, the same numbers on every machine."""

    def __init__(self, seed: int) -> None:
        self._random: Any = plain_record(Random)
        seed_generator(self._random, seed, STREAM)

    def below(self, n: int) -> int:
        """Return a number in range(n)."""
        return below(self._random, n)

    def some(self, things: list[Thing], number: int) -> list[Thing]:
        """Draw different things."""
        rest = list(things)
        return [rest.pop(self.below(len(rest))) for _ in range(number)]

    def shuffled(self, things: list[Thing]) -> list[Thing]:
        """Bring things into a random order."""
        return self.some(things, len(things))


def make(seed: int, progress: Progress | None = None) -> Deck:
    """Make the deck of a seed."""
    dice, made = Dice(seed), dict[str, list[Rows]]()
    for colour in COLOUR_OF:
        cards: list[Rows] | None = None
        while cards is None:
            others = [rows for done in made.values() for rows in done]
            cards = _colour(dice, others, progress)
        made[colour] = sorted(cards, key=worth.index)  # a low number wins ties: the weaker card gets it
    numbers = range(1, 1 + sum(map(len, made.values())))
    cards_made = (
        Card(number, COLOUR_OF[number % 3], made[COLOUR_OF[number % 3]][(number - 1) // 3]) for number in numbers
    )
    return Deck(tuple(cards_made), EIGHT, PENALTIES)


# -- A colour ---------------------------------------------------------------------------------------------------------


def orders(dice: Dice) -> list[Order]:
    """Plan the sixteen cards of a colour: the same totals for each, dealt out until no card is too poor or too rich."""
    long = [Order(walls, True, "xxrgt", 2, False) for walls in (6, 7)]
    while True:
        rest = list(_dealt(dice))
        if all(
            POOR <= sum(worth.VALUES[mark] for mark in order.symbols + "s" * order.skulls) <= RICH for order in rest
        ):
            return long + rest


def _dealt(dice: Dice) -> Iterator[Order]:
    """Deal out the symbols to the fourteen cards that are not long."""
    walls = [6] * 3 + [7] * 3 + [8] * 4 + [9] * 4
    some = 2 + dice.below(2)
    skulls = dice.shuffled([4] * (some + 2) + [3] * (12 - 2 * some) + [2] * some)  # 44
    some = 2 + dice.below(2)
    crosses = dice.shuffled(["xx"] * some + ["x"] * (12 - 2 * some) + [""] * (some + 2))  # 12
    gems = dice.shuffled(["r"] * 10 + ["g"] * 10)
    pairs = ["".join(pair) for pair in zip(gems[:6], gems[6:12], strict=True)]
    gems = dice.shuffled(pairs + gems[12:])
    rare = dice.shuffled(["t"] * 3 + ["p"] * 4 + [""] * 7)
    barred = dice.shuffled([True] * 5 + [False] * 9)
    for wall, cross, gem, one, skull, bar in zip(walls, crosses, gems, rare, skulls, barred, strict=True):
        yield Order(wall, False, cross + gem + one, skull, bar)


def _colour(dice: Dice, others: list[Rows], progress: Progress | None) -> list[Rows] | None:
    """Make the sixteen cards of a colour; None if an order cannot be met."""
    plan, cards = orders(dice), list[Rows]()
    for order in plan:
        card = _card(dice, order, others + cards)
        if card is None:
            return None
        cards.append(card)
        if progress:
            progress(len(others) + len(cards))
    return _balanced(dice, plan, cards)


def _balanced(dice: Dice, plan: list[Order], cards: list[Rows]) -> list[Rows] | None:
    """Dress cards anew, one after the other, until the mean index of the colour lies in the middle."""
    worths = [worth.index(rows) for rows in cards]
    for _ in range(CHANGES):
        away = sum(worths, Fraction()) / len(cards) - MIDDLE
        if abs(away) <= NEAR:
            return cards
        one = dice.below(len(cards))
        rows = _dressed(dice, plan[one], free(cards[one]))
        changed = worth.index(rows) if rows else worths[one]
        if rows and LOW <= changed <= HIGH and abs(away + (changed - worths[one]) / len(cards)) < abs(away):
            cards[one], worths[one] = rows, changed
    return None


def _card(dice: Dice, order: Order, others: list[Rows]) -> Rows | None:
    """Make one card, unlike the others, whose balance index lies in its range; None if many tries fail."""
    for _ in range(CHAMBERS):
        ground = _chamber(dice, order, others)
        for _ in range(DRESSES if ground else 0):
            rows = _dressed(dice, order, ground)
            if rows and LOW <= worth.index(rows) <= HIGH:
                return rows
    return None


# -- The walls --------------------------------------------------------------------------------------------------------


def _chamber(dice: Dice, order: Order, others: list[Rows]) -> int:
    """Draw walls until they make a chamber that will do; 0 if many tries fail."""
    inner = squares(chamber() & ~FIRST & ~LAST)
    for _ in range(WALLS):
        walls = sum(1 << bit for bit in dice.some(inner, order.walls))
        ground = chamber() & ~walls
        if _will_do(order, ground, walls) and _unlike(walls, others, LONG_APART if order.long else APART):
            return ground
    return 0


def _will_do(order: Order, ground: int, walls: int) -> bool:
    if has_block(walls) or sum(rings(FIRST, ground)) != ground:
        return False
    rows = drawn(ground, {0: ENTRANCE, LAST.bit_length() - 1: TOMB})
    length = route(rows)
    if length != (LONG_ROUTE if order.long else ROUTE):
        return False
    if not order.long and worth.ways_through(rows) < SHORTEST_ROUTES:
        return False
    race = Race(ground, FIRST, LAST)
    return race.openings() >= OPENINGS and race.fewest() == FEWEST


def has_block(walls: int) -> bool:
    """Say whether four walls form a square."""
    across = walls & walls >> 1
    return bool(across & across >> WIDTH)


def _unlike(walls: int, others: list[Rows], squares_apart: int) -> bool:
    return all((walls ^ mask).bit_count() >= squares_apart for rows in others for mask in alike(mask_of(rows, "#")))


def alike(mask: int) -> Iterator[int]:
    """Give a mask as it is, mirrored at the way from entrance to tomb, turned about, and both."""
    places = [divmod(bit, WIDTH) for bit in squares(mask)]
    end = SIDE - 1
    yield mask
    yield sum(1 << WIDTH * column + row for row, column in places)
    yield sum(1 << WIDTH * (end - row) + end - column for row, column in places)
    yield sum(1 << WIDTH * (end - column) + end - row for row, column in places)


# -- What lies inside -------------------------------------------------------------------------------------------------


def _dressed(dice: Dice, order: Order, ground: int) -> Rows | None:
    """Lay the symbols of an order into a chamber; None if they lie badly."""
    inner = squares(ground & ~FIRST & ~LAST)
    symbols = "s" * order.skulls + order.symbols
    shown = dict(zip(dice.some(inner, len(symbols)), symbols, strict=True))
    rows = drawn(ground, {0: ENTRANCE, LAST.bit_length() - 1: TOMB, **shown})
    return rows if lies_well(rows) and worth.barred(rows) == order.barred else None


def lies_well(rows: Rows) -> bool:
    """Say whether torch and potion are far enough, a skull is on a shortest route, and equal symbols lie apart."""
    near = rings(mask_of(rows, ENTRANCE), free(rows))
    if any(sum(near[:number]) & mask_of(rows, mark) for mark, number in STEPS.items()):
        return False
    skulls = mask_of(rows, "s")
    if not worth.on_shortest(rows) & skulls or any(skulls & skulls >> by & skulls >> 2 * by for by in (1, WIDTH)):
        return False
    return not any(beside(mask_of(rows, mark)) & mask_of(rows, mark) for mark in "xrgtp")


# -- The tool ---------------------------------------------------------------------------------------------------------


def make_tool(wish: Wish) -> dict[str, Any]:
    """Make the deck of a seed as a file."""
    seed = SHIPPED_SEED if wish.seed is None else wish.seed
    deck = make(seed)
    return {"origin": "designed", "seed": seed, "hash": hash_of(deck), "text": signed(deck, seed).rstrip("\n")}


def signed(deck: Deck, seed: int) -> str:
    """Write a deck with its origin under the first line."""
    first, rest = written(deck).split("\n", 1)
    origin = (
        "# Designed by the Saqqara project; these are not the publisher's cards.",
        f"# Generator {GENERATOR}, seed {seed}: saqqara components make silver_gold_pyramids --seed {seed}",
        "# . empty  # wall  E entrance  T tomb  x red cross  r red gem  g green gem  t torch  s skull  p potion",
    )
    return "\n".join([first, *origin, rest])
