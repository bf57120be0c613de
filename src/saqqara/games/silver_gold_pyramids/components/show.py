"""The tool that shows a deck: drawn in the terminal, as data, and as SVG."""

from __future__ import annotations

from itertools import zip_longest
from typing import Any

from saqqara.core.game import Wish
from saqqara.core.said import Said, quoted, told
from saqqara.core.words import Words, decimals
from saqqara.games.silver_gold_pyramids.components import chamber, drawing, worth
from saqqara.games.silver_gold_pyramids.components.check import given
from saqqara.games.silver_gold_pyramids.components.deck import Card, Deck, hash_of, parse
from saqqara.games.silver_gold_pyramids.components.finding import FOLDER, said
from saqqara.games.silver_gold_pyramids.components.shapes import SHAPES, SIDE
from saqqara.games.silver_gold_pyramids.exact import tables

SYMBOLS = {"x": "cross", "r": "red", "g": "green", "t": "torch", "s": "skull", "p": "potion"}
COLOUR = 9  # letters over a chamber
ABREAST = 6  # chambers side by side: 77 columns


def show(wish: Wish) -> dict[str, Any]:
    """Show a deck, or the one card that is named."""
    name, text = given(wish)
    try:
        deck = parse(text)
    except ValueError as error:
        raise ValueError(Said("in-file", file=name, text=told(error))) from None
    origin, words = "designed" if wish.text is None else "file", Words(wish.language, folder=FOLDER)
    cards = deck.cards if wish.part is None else (_named(deck, wish.part),)
    answer: dict[str, Any] = {
        "origin": origin,
        "hash": hash_of(deck),
        "expeditions": dict(deck.expeditions),
        "penalties": list(deck.penalties),
        "cards": [_plain(card) for card in cards],
    }
    if wish.part is None:
        answer["text"] = _whole(deck, words.say(f"show-origin-{origin}"), words)
    else:
        exact = _exact(deck, cards[0].number)
        large = _large(cards[0], words.say(f"show-origin-{origin}"), words)
        answer |= {"exact": exact, "text": "\n".join([*large, *_told(exact, words)])}
    if wish.svg:
        whose = words.say(f"show-origin-{origin}")
        answer["svg"] = (
            drawing.sheet_svg(deck, whose, words) if wish.part is None else drawing.card_svg(cards[0], whose, words)
        )
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


def _told(exact: dict[str, Any] | None, words: Words) -> list[str]:
    if exact is None:
        return [words.say("show-no-table")]
    within = {k: round(100 * share) for k, share in enumerate(exact["within"], 1) if share > 0}
    chances = [words.say("show-chance", cards=k, share=share) for k, share in within.items()]
    return [
        words.say("show-mean", mean=decimals(exact["mean"], 2), fewest=exact["fewest"]),
        words.say("show-within", chances=", ".join(chances)),
        words.say("show-sets", count=exact["sets"]),
    ]


def _count(card: Card, mark: str) -> int:
    return chamber.count(card.rows, mark) + (card.entrance_symbol == mark)


# -- In the terminal --------------------------------------------------------------------------------------------------


def _whole(deck: Deck, origin: str, words: Words) -> str:
    lines = [words.say("show-chambers", count=len(deck.cards), origin=origin)]
    lines += [words.say("show-squares"), words.say("show-symbols"), ""]
    for first in range(0, len(deck.cards), ABREAST):
        lines += [*_side_by_side([_small(card, words) for card in deck.cards[first : first + ABREAST]], " "), ""]
    patterns = [_pattern(name, number) for name, number in deck.expeditions]
    lines += [words.say("show-expeditions"), *_side_by_side(patterns, "   "), ""]
    costs = " ".join(f"−{value}" if value else "0" for value in deck.penalties)
    lines.append(words.say("show-skulls", costs=costs))
    return "\n".join(line.rstrip() for line in lines)


def _side_by_side(blocks: list[list[str]], gap: str) -> list[str]:
    widths = [max(map(len, block)) for block in blocks]
    rows = zip_longest(*blocks, fillvalue="")
    return [gap.join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) for row in rows]


def _small(card: Card, words: Words) -> list[str]:
    """Draw a chamber two columns a square, its entrance marked in the frame."""
    title = f"{card.number} {_cut(words.say(f'colour-{card.colour}'))}" + (
        f" E={card.entrance_symbol}" if card.entrance_symbol else ""
    )
    door = 2 * card.rows[0].index("E")
    edge = "─" * (2 * SIDE)
    rows = ["".join("██" if mark == "#" else f"{_shown(mark)} " for mark in row) for row in card.rows]
    return [title, f"┌{edge[:door]}▼{edge[door + 1 :]}┐", *(f"│{row}│" for row in rows), f"└{edge}┘"]


def _cut(colour: str) -> str:
    return colour if len(colour) <= COLOUR else f"{colour[: COLOUR - 1]}…"


def _shown(mark: str) -> str:
    return "·" if mark == "." else mark


def _pattern(name: str, number: int) -> list[str]:
    return [f"{name} × {number}", *("".join("██" if mark == "X" else "  " for mark in row) for row in SHAPES[name])]


def _large(card: Card, origin: str, words: Words) -> list[str]:
    """Draw one card with the names of its squares, and say what is in it."""
    door = card.rows[0].index("E")
    top = "┬".join("─▼─" if column == door else "───" for column in range(SIDE))
    colour = words.say(f"colour-{card.colour}")
    lines = [words.say("show-card", number=card.number, colour=colour, origin=origin)]
    lines += ["", "    " + "   ".join("abcde"), f"  ┌{top}┐"]
    for number, row in enumerate(card.rows, 1):
        cells = "│".join("███" if mark == "#" else f" {'' if mark == '.' else mark:1} " for mark in row)
        lines += [f"{number} │{cells}│", "  ├" + "┼".join(["───"] * SIDE) + "┤"]
    lines[-1] = "  └" + "┴".join(["───"] * SIDE) + "┘"
    return [*lines, "", *_said(card, words)]


def _said(card: Card, words: Words) -> list[str]:
    ways = words.say("show-ways", count=worth.ways_through(card.rows))
    counts = {mark: count for mark in SYMBOLS if (count := _count(card, mark))}
    symbols = [words.say(f"show-count-{mark}", count=count) for mark, count in counts.items()]
    lines = [
        words.say("show-route", squares=chamber.route(card.rows), ways=ways),
        words.say("show-walls", count=chamber.walls(card.rows)),
        words.say("show-there", symbols=", ".join(symbols) or words.say("show-nothing")),
    ]
    if card.entrance_symbol:
        name = "show-cross" if card.entrance_symbol == "x" else f"draw-symbol-{card.entrance_symbol}"
        lines.append(words.say("show-entrance", symbol=words.say(name)))
    return lines
