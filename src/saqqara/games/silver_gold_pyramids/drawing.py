"""Draws the table in a terminal: pattern, boxes, display and seats, from 50 columns upwards; narrower, a plain list."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from saqqara.core import seats
from saqqara.games.silver_gold_pyramids.chambers_drawn import (
    BANDS,
    BIG,
    GAP,
    GOLD,
    LABEL,
    PATTERN,
    QUIET,
    SMALL,
    STAMPS,
    TICK,
    TITLE,
    Marks,
    Pen,
    band,
    beside,
    chamber,
    fit,
    join,
    labelled,
    legend,
    no_card,
    pattern,
    small_pattern,
    stamp,
    wrapped,
)
from saqqara.games.silver_gold_pyramids.components.deck import COLOURS
from saqqara.games.silver_gold_pyramids.components.shapes import NAMES, SIDE
from saqqara.games.silver_gold_pyramids.position import SIDE_NAMES
from saqqara.games.silver_gold_pyramids.rules.symbols import box_worth
from saqqara.games.silver_gold_pyramids.things import BOXES, DEALT, FLIPS, MOST_GEMS, MOST_SKULLS, ROUNDS, Source

if TYPE_CHECKING:
    from collections.abc import Iterator

    from saqqara.core.view import View
    from saqqara.core.words import Words

PLAIN: Final = 50  # below, one thing under the other
BETWEEN: Final = 3  # columns between the parts of the drawing
POINTS: Final = 4  # columns of a number of points
LEAST, ENOUGH = 11, 15  # columns of what the points are for, beside small and big chambers
SHORT: Final = 2 * SIDE * SMALL + BETWEEN  # columns of two small chambers

BARS: Final = {"r": "bold #d1452f", "g": "bold #4c9a3c", "s": "bold"}

Block = list[Text]


def draw(view: View, words: Words, names: list[str], width: int) -> RenderableType:
    """Draw what a seat sees, no line longer than `width`."""
    pen = Pen(view.table, view.components, words, names, seats.letters(names), view.seat, width)
    blocks = [_own(pen, view.seat)] if view.seat >= 0 else []
    if any(pen.table["display"]):
        blocks.append(_display(pen))
    blocks += [_other(pen, seat) for seat in range(len(names)) if seat != view.seat]
    lines = [*_heading(pen), *_flow(pen, blocks), *wrapped(legend(pen), width)]
    return Group(*(_cut(line, width) for line in lines))


def _cut(line: Text, width: int) -> Text:
    """Cut a line that is too long, where it is not empty beyond the width."""
    if line.cell_len > width:
        line.rstrip()
    return fit(line, min(width, line.cell_len))


def _flow(pen: Pen, blocks: list[Block]) -> list[Text]:
    """Put each block beside others where there is room, else below them."""
    rows: list[list[Block]] = []
    for block in blocks:
        row = next((row for row in rows if _width(*row, block) <= pen.width), None)
        if row is None or pen.width < PLAIN:
            rows.append([block])
        else:
            row.append(block)
    return [line for row in rows for line in beside(row, BETWEEN)]


def _width(*blocks: Block) -> int:
    return sum(max(line.cell_len for line in block) + BETWEEN for block in blocks) - BETWEEN


# -- The heading ------------------------------------------------------------------------------------------------------


def _heading(pen: Pen) -> list[Text]:
    """Draw round, pattern and deck, and the boxes beside them."""
    boxes = [_boxes(pen, colour) for colour in COLOURS]
    label = Text(pen.say("boxes"), QUIET)
    room = pen.width - _width(boxes, [label]) - BETWEEN
    turn = [*_turn(pen, room)]
    if max(line.cell_len for line in turn) <= room:
        return beside([turn, boxes, [label]], BETWEEN)
    return [*_turn(pen, pen.width), *wrapped([label, *boxes], pen.width)]


def _turn(pen: Pen, room: int) -> Iterator[Text]:
    table = pen.table
    told = [Text(pen.say("round", round=table["round"], rounds=ROUNDS), TITLE)]
    if table["expedition"] is None:
        yield told[0]
        yield from wrapped(_piles(pen), room)
        return
    shape = pen.words.say(f"shape-{table['expedition']}")
    told.append(Text(pen.say("turn", turn=len(table["flipped"]), turns=FLIPS, shape=shape)))
    yield from wrapped(told, room)
    drawn = pattern(table["expedition"])
    left = room - drawn[0].cell_len - GAP
    bag = wrapped([Text(pen.say("bag"), QUIET), *_bag(pen)], left, " ")
    yield from beside([drawn, [*bag, *wrapped(_piles(pen), left)]])


def _bag(pen: Pen) -> Iterator[Text]:
    """Draw the patterns that are still face down in this round."""
    cards = Counter(NAMES[shape] for shape in pen.components.expedition)
    cards.subtract(pen.table["flipped"])
    for name, count in cards.items():
        if count:
            yield Text(small_pattern(name), PATTERN).append(f"×{count}" if count > 1 else "", "not bold default")


def _piles(pen: Pen) -> Iterator[Text]:
    yield Text(pen.say("deck", count=pen.table["deck"]), QUIET)
    if pen.table["answered"] and len(pen.names) > 1:
        yield join([Text(pen.say("answered"), QUIET), *(pen.token(seat) for seat in pen.table["answered"])], " ")


def _boxes(pen: Pen, colour: str) -> Text:
    """Draw the boxes of a colour, with who took them."""
    longest = max(len(pen.words.say(f"colour-{name}")) for name in COLOURS)
    label = f"{STAMPS[colour]} {pen.words.say(f'colour-{colour}').ljust(longest)}"
    cells = [
        Text(f"{box_worth(box)}".center(3), GOLD) if seat is None else pen.token(seat)
        for box, seat in enumerate(pen.table["boxes"][colour])
    ]
    return join([Text(label, BANDS[colour]), *cells], " ")


# -- The display ------------------------------------------------------------------------------------------------------


def _display(pen: Pen) -> Block:
    cards = [_small(pen, card) for card in pen.table["display"]]
    return [Text(pen.say("display"), TITLE), *_in_rows(pen, cards)]


def _small(pen: Pen, card: int | None, marks: Marks = Marks()) -> Block:  # noqa: B008  it never changes
    width = SIDE * SMALL
    if card is None:
        return no_card(pen, width, SIDE + 1)
    return [band(pen, card, width), *chamber(pen, card, SMALL, marks)]


def _in_rows(pen: Pen, cards: list[Block], gap: int = GAP) -> Block:
    """Put cards side by side, as many as fit."""
    wide = max(line.cell_len for card in cards for line in card)
    many = max(1, (pen.width + gap) // (wide + gap))
    return [line for first in range(0, len(cards), many) for line in beside(cards[first : first + many], gap)]


# -- The seats --------------------------------------------------------------------------------------------------------


def _name(pen: Pen, seat: int) -> Text:
    deciding, answered = pen.table["decide"]["seats"], pen.table["answered"]
    sign = "▸" if seat in deciding else TICK if seat in answered else " "
    points = sum(values[seat] for values in pen.table["points"].values())
    text = join([Text(sign, GOLD), pen.token(seat), " ", Text(pen.names[seat], TITLE), " "])
    return text.append(
        pen.say("points", count=points, points=number(points)) if seat == pen.viewer else number(points), GOLD
    )


def _own(pen: Pen, seat: int) -> Block:
    """Draw the viewing seat: its chambers with names of squares, and its score card beside or below."""
    owed = _owed(pen, seat)
    more = [Text(pen.say("owed", count=owed), GOLD)] if owed else []
    title = wrapped([_name(pen, seat), *more], pen.width)
    if pen.table["hands"][seat]:
        return [*title, *_hand(pen, seat)]
    labels = max(len(_source(pen, source)) for source in Source) + POINTS
    for wide, content in ((BIG, ENOUGH), (SMALL, LEAST)):
        cards = 2 * (LABEL + SIDE * wide) + GAP
        if cards + GAP + labels + content <= pen.width:
            return [*title, *beside([_cards(pen, seat, wide), _score_card(pen, seat, content)])]
    return [*title, *_cards(pen, seat, SMALL), *_score_card(pen, seat, pen.width - labels)]


def _cards(pen: Pen, seat: int, wide: int) -> Block:
    return _in_rows(pen, [_big(pen, seat, side, wide) for side in SIDE_NAMES])


def _big(pen: Pen, seat: int, side: str, wide: int) -> Block:
    lying, width = pen.table["seats"][seat][side], LABEL + SIDE * wide
    if lying is None:
        return no_card(pen, width, SIDE + 2)
    rows = chamber(pen, lying["card"], wide, _marks(pen, seat, side))
    place = f" {pen.words.say(f'side-{side}')} "
    return [band(pen, lying["card"], width, place), *labelled(rows, wide)]


def _marks(pen: Pen, seat: int, side: str) -> Marks:
    marking = pen.table["marking"][seat]
    return Marks(pen.table["seats"][seat][side]["marks"], marking[side] if marking else ())


def _owed(pen: Pen, seat: int) -> int:
    marking = pen.table["marking"][seat]
    return int((marking or pen.table["seats"][seat])["owed"])


def _hand(pen: Pen, seat: int) -> Block:
    """Draw the cards dealt to a seat, with those that it has kept so far."""
    wide = BIG if pen.width >= DEALT * (SIDE * BIG + GAP) - GAP else SMALL
    kept = pen.table["chosen"][seat]
    cards = []
    for card in pen.table["hands"][seat]:
        lines = [band(pen, card, SIDE * wide), *chamber(pen, card, wide)]
        if card in kept:
            side = pen.words.say(f"side-{SIDE_NAMES[kept.index(card)]}")
            lines.append(fit(Text(f"{TICK} {pen.say('kept', side=side)}", GOLD), SIDE * wide))
        cards.append(lines)
    return _in_rows(pen, cards)


def number(value: int) -> str:
    """Write a number with a real minus."""
    return f"{value}".replace("-", "−")


# -- The score card ---------------------------------------------------------------------------------------------------


def _source(pen: Pen, source: Source) -> str:
    return pen.words.say(f"source-{source.name.lower()}")


def _score_card(pen: Pen, seat: int, room: int) -> Block:
    """List what a seat has ticked and what it is worth."""
    told = pen.table["seats"][seat]
    contents = {
        Source.TOMBS: wrapped([stamp(pen, card) for card in told["finished"]], room, " "),
        Source.GEMS: [_ticked("r", told["red"], MOST_GEMS), _ticked("g", told["green"], MOST_GEMS)],
        Source.TORCHES: [_torches(told, " ")],
        Source.SKULLS: [_skulls(pen, seat)],
        Source.BOXES: wrapped(_won(pen, seat), room, " "),
    }
    longest = max(len(_source(pen, source)) for source in Source)
    lines = []
    for source, content in contents.items():
        points = number(pen.table["points"][source.name.lower()][seat])
        for place, line in enumerate(content or [Text("–", QUIET)]):
            label = Text(_source(pen, source).ljust(longest), QUIET) if not place else Text(" " * longest)
            worth = Text(("" if place else points).rjust(POINTS - 1), GOLD)
            lines.append(join([label, worth, " ", fit(line, min(line.cell_len, room))]))
    return lines


def _ticked(mark: str, count: int, most: int) -> Text:
    return Text(mark, BARS[mark]).append("■" * count).append("·" * (most - count), "not bold dim default")


def _torches(told: dict[str, Any], between: str) -> Text:
    """Write the rounds whose torch is ticked."""
    return join((f"{count}" if count in told["torches"] else "·" for count in range(1, ROUNDS + 1)), between)


def _skulls(pen: Pen, seat: int) -> Text:
    """Draw the ticked skulls, and how many they are after what was marked under seal."""
    before, marking = pen.table["seats"][seat]["skulls"], pen.table["marking"][seat]
    text = _ticked("s", before, MOST_SKULLS)
    if marking and marking["skulls"] != before:
        text.append(f"→{marking['skulls']}", GOLD)
    return text


def _won(pen: Pen, seat: int) -> list[Text]:
    return [
        Text(f"{STAMPS[colour]}{box_worth(box)}", BANDS[colour])
        for colour in COLOURS
        for box in range(BOXES)
        if pen.table["boxes"][colour][box] == seat
    ]


# -- The other seats --------------------------------------------------------------------------------------------------


def _other(pen: Pen, seat: int) -> Block:
    """Draw a seat that looks on: small chambers, and its score card in a line or two."""
    told = pen.table["seats"][seat]
    title = fit(_name(pen, seat), SHORT)
    if pen.table["decide"]["ask"] in ("deal", "keep"):
        return [title]
    cards = [
        _small(pen, told[side]["card"], _marks(pen, seat, side)) if told[side] else _small(pen, None)
        for side in SIDE_NAMES
    ]
    return [title, *_in_rows(pen, cards, BETWEEN), *wrapped(_counts(pen, seat), SHORT, " ")]


def _counts(pen: Pen, seat: int) -> list[Text]:
    told = pen.table["seats"][seat]
    penalty = number(pen.table["points"]["skulls"][seat]) if told["skulls"] else ""
    counts = (f"r{told['red']}", f"g{told['green']}", f"s{told['skulls']}{penalty}", f"t{_torches(told, '')}")
    finished = Counter(pen.colour(card) for card in told["finished"])
    stamps = (Text(f"{STAMPS[colour]}{finished[colour]}", BANDS[colour]) for colour in COLOURS)
    return [*map(Text, counts), join(stamps)]
