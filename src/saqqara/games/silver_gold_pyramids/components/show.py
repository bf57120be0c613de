"""The tool that shows a deck: drawn in the terminal, as data, and as SVG."""

from __future__ import annotations

from itertools import zip_longest
from typing import Any

from saqqara.core.game import Wish
from saqqara.core.said import Said, quoted, told
from saqqara.games.silver_gold_pyramids.components import chamber, drawing, worth
from saqqara.games.silver_gold_pyramids.components.check import given
from saqqara.games.silver_gold_pyramids.components.deck import Card, Deck, hash_of, parse
from saqqara.games.silver_gold_pyramids.components.finding import said
from saqqara.games.silver_gold_pyramids.components.shapes import SHAPES, SIDE
from saqqara.games.silver_gold_pyramids.exact import tables

ORIGINS = {"designed": "designed by the Saqqara project", "file": "a deck from a file"}
SYMBOLS = {"x": "cross", "r": "red", "g": "green", "t": "torch", "s": "skull", "p": "potion"}
WORDS = {
    "x": "red cross", "r": "red gem", "g": "green gem", "t": "torch", "s": "skull", "p": "potion",
}  # fmt: skip
LEGEND = ("E entrance   T tomb   ██ wall   x red cross", "r red gem   g green gem   t torch   s skull   p potion")
ABREAST = 6  # chambers side by side: 77 columns


def show(wish: Wish) -> dict[str, Any]:
    """Show a deck, or the one card that is named."""
    name, text = given(wish)
    try:
        deck = parse(text)
    except ValueError as error:
        raise ValueError(Said("in-file", file=name, text=told(error))) from None
    origin = "designed" if wish.text is None else "file"
    cards = deck.cards if wish.part is None else (_named(deck, wish.part),)
    answer: dict[str, Any] = {
        "origin": origin,
        "hash": hash_of(deck),
        "expeditions": dict(deck.expeditions),
        "penalties": list(deck.penalties),
        "cards": [_plain(card) for card in cards],
    }
    if wish.part is None:
        answer["text"] = _whole(deck, ORIGINS[origin])
    else:
        exact = _exact(deck, cards[0].number)
        answer |= {"exact": exact, "text": _large(cards[0], ORIGINS[origin]) + _told(exact)}
    if wish.svg:
        drawn = (
            drawing.sheet_svg(deck, ORIGINS[origin])
            if wish.part is None
            else drawing.card_svg(cards[0], ORIGINS[origin])
        )
        answer["svg"] = drawn
    return answer


def _named(deck: Deck, part: str) -> Card:
    if not part.isascii() or not part.isdigit():
        raise ValueError(said("no-card", typed=quoted(part), last=len(deck.cards)))
    found = next((card for card in deck.cards if str(card.number) == part.lstrip("0")), None)
    if found is None:
        raise ValueError(said("card-unknown", number=part, last=len(deck.cards)))
    return found


def _plain(card: Card) -> dict[str, Any]:
    return {
        "number": card.number,
        "colour": card.colour,
        "rows": list(card.rows),
        "walls": chamber.walls(card.rows),
        "route": chamber.route(card.rows),
        "symbols": {name: _count(card, mark) for mark, name in SYMBOLS.items()},
    }


def _exact(deck: Deck, number: int) -> dict[str, Any] | None:
    """Return what the exact tables know of a card: sets of marks, expedition cards to the tomb, chances by number."""
    known = tables(deck)
    sets, mean = known.sets(number), known.difficulty(number)
    if sets is None or mean is None:
        return None
    within = [round(known.within(number, k) or 0, 4) for k in range(1, known.bag.flips + 1)]
    return {"sets": len(sets), "mean": round(mean, 4), "fewest": known.fewest(number), "within": within}


def _told(exact: dict[str, Any] | None) -> str:
    if exact is None:
        return "\nno exact table: there are too many ways to mark this chamber"
    within = ", ".join(f"{k} {share:.0%}" for k, share in enumerate(exact["within"], 1) if share > 0)
    return (
        f"\nexpedition cards to the tomb, this card alone: {exact['mean']:.2f} on average, {exact['fewest']} at best"
        f"\nchance to be there within so many cards: {within}\nsets of marks on the way: {exact['sets']}"
    )


def _count(card: Card, mark: str) -> int:
    return chamber.count(card.rows, mark) + (card.entrance_symbol == mark)


# -- In the terminal --------------------------------------------------------------------------------------------------


def _whole(deck: Deck, origin: str) -> str:
    lines = [f"{len(deck.cards)} chambers, {origin}", *LEGEND, ""]
    for first in range(0, len(deck.cards), ABREAST):
        lines += [*_side_by_side([_small(card) for card in deck.cards[first : first + ABREAST]], " "), ""]
    patterns = [_pattern(name, number) for name, number in deck.expeditions]
    lines += ["Expedition cards", *_side_by_side(patterns, "   "), ""]
    lines.append("Skulls, the dearest counts: " + " ".join(f"−{value}" if value else "0" for value in deck.penalties))
    return "\n".join(line.rstrip() for line in lines)


def _side_by_side(blocks: list[list[str]], gap: str) -> list[str]:
    widths = [max(map(len, block)) for block in blocks]
    rows = zip_longest(*blocks, fillvalue="")
    return [gap.join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) for row in rows]


def _small(card: Card) -> list[str]:
    """Draw a chamber two columns a square, its entrance marked in the frame."""
    title = f"{card.number} {card.colour}" + (f" E={card.entrance_symbol}" if card.entrance_symbol else "")
    door = 2 * card.rows[0].index("E")
    edge = "─" * (2 * SIDE)
    rows = ["".join("██" if mark == "#" else f"{_shown(mark)} " for mark in row) for row in card.rows]
    return [title, f"┌{edge[:door]}▼{edge[door + 1 :]}┐", *(f"│{row}│" for row in rows), f"└{edge}┘"]


def _shown(mark: str) -> str:
    return "·" if mark == "." else mark


def _pattern(name: str, number: int) -> list[str]:
    return [f"{name} × {number}", *("".join("██" if mark == "X" else "  " for mark in row) for row in SHAPES[name])]


def _large(card: Card, origin: str) -> str:
    """Draw one card with the names of its squares, and say what is in it."""
    door = card.rows[0].index("E")
    top = "┬".join("─▼─" if column == door else "───" for column in range(SIDE))
    lines = [f"Card {card.number}, {card.colour}, {origin}", "", "    " + "   ".join("abcde"), f"  ┌{top}┐"]
    for number, row in enumerate(card.rows, 1):
        cells = "│".join("███" if mark == "#" else f" {'' if mark == '.' else mark:1} " for mark in row)
        lines += [f"{number} │{cells}│", "  ├" + "┼".join(["───"] * SIDE) + "┤"]
    lines[-1] = "  └" + "┴".join(["───"] * SIDE) + "┘"
    return "\n".join([*lines, "", *_said(card)])


def _said(card: Card) -> list[str]:
    routes = worth.ways_through(card.rows)
    ways = "one way" if routes == 1 else f"{routes} ways"
    symbols = [_counted(_count(card, mark), name) for mark, name in WORDS.items() if _count(card, mark)]
    lines = [f"shortest route: {chamber.route(card.rows)} squares, {ways}", f"walls: {chamber.walls(card.rows)}"]
    lines.append(f"symbols: {', '.join(symbols) or 'none'}")
    if card.entrance_symbol:
        lines.append(f"on the entrance: a {WORDS[card.entrance_symbol]}")
    return lines


def _counted(number: int, thing: str) -> str:
    plural = "es" if thing.endswith(("ss", "ch")) else "s"
    return f"{number} {thing}" if number == 1 else f"{number} {thing}{plural}"
