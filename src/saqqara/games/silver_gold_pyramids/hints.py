"""Hints from the exact tables: how many expedition cards away the tombs are, and what brings them nearer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from saqqara.core.words import tenths
from saqqara.games.silver_gold_pyramids.components.deck import parse
from saqqara.games.silver_gold_pyramids.components.designed import designed
from saqqara.games.silver_gold_pyramids.components.shapes import NAMES
from saqqara.games.silver_gold_pyramids.exact import tables
from saqqara.games.silver_gold_pyramids.position import SIDE_NAMES
from saqqara.games.silver_gold_pyramids.rules.chambers import covered, marked
from saqqara.games.silver_gold_pyramids.rules.chance import shapes_left
from saqqara.games.silver_gold_pyramids.things import CELLS, CROSS, MARK, TAKE, WAYS

if TYPE_CHECKING:
    from collections.abc import Callable

    from saqqara.core.game import Action, Setup
    from saqqara.core.view import View
    from saqqara.core.words import Words
    from saqqara.games.silver_gold_pyramids.exact import Tables

MOST = 3


def hints(
    setup: Setup, view: View, options: list[Action], words: Words, progress: Callable[[int], None] | None = None
) -> list[str]:
    """Say which markings bring a tomb nearest, or how hard the cards on offer are."""
    text = setup.file("deck")
    deck = designed() if text is None else parse(text)
    exact = tables(deck, progress)
    if MARK <= options[0].number < TAKE:
        left = tuple(shapes_left(view.state, view.components, NAMES.index(name)) for name, _ in deck.expeditions)
        return _nearer(exact, left, view, options, words)
    rated = [(exact.difficulty(o.words["card"]), o.words["card"]) for o in options if "card" in o.words]
    known = sorted((mean, card) for mean, card in rated if mean is not None)
    said = [words.say("hint-card", card=card, mean=tenths(mean), fewest=exact.fewest(card)) for mean, card in known]
    return said or [words.say("hint-none")]


def _nearer(exact: Tables, left: tuple[int, ...], view: View, options: list[Action], words: Words) -> list[str]:
    s, c, seat = view.state, view.components, view.seat
    found = []
    for option in options:
        side, squares = squares_of(c, option.number)
        card = s.card[seat][side] + 1
        before = exact.expected(card, marked(s, seat, side), left)
        after = exact.expected(card, marked(s, seat, side) | squares, left)
        if before is not None and after is not None:
            found.append((after - before, after, option, SIDE_NAMES[side]))
    found.sort(key=lambda row: row[:2])
    said = []
    for gain, after, option, name in found[:MOST]:
        numbers = {"nearer": tenths(-gain), "left": tenths(after)}
        said.append(words.say("hint-mark", code=option.code, side=words.say(f"side-{name}"), **numbers))
    return said or [words.say("hint-none")]


def squares_of(c: Any, number: int) -> tuple[int, int]:
    """Return the card and the squares that an answer marks."""
    if number >= CROSS:
        return (number - CROSS) // CELLS, 1 << (number - CROSS) % CELLS
    place = number - MARK
    return place // (CELLS * WAYS), covered(c, place // CELLS % WAYS, place % CELLS)
