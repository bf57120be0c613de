"""Draws the table in a terminal: sites, market, harbour and seats, from 50 columns upwards; narrower, a plain list."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from saqqara.core import seats
from saqqara.games.imhotep.things import ROUNDS, SLED, Bonus, Card, Gift, Site

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from saqqara.core.view import View
    from saqqara.core.words import Words

FRAMED: Final = 96  # columns from which the sites have frames
WATERSIDE: Final = 80  # columns from which the water is drawn
PLAIN: Final = 50  # below, a list of lines
GAP: Final = 2  # between sites without frames
AROUND: Final = 4  # columns that a frame takes
SMALL: Final = 3  # columns of a space
LEAST: Final = 44  # columns of the market that must be seen

TITLE, QUIET, GOLD, NEXT = "bold", "dim", "#b8860b", "bold #2a2320 on #e0ae3a"
FRAME = "#a98a54"
PLATE = "#f7efdd on #7a6a4c"  # an empty space at a site
DECK = "#f7efdd on #6b4423"  # an empty space on a ship
HULL, WATER = "#b5763a", "#4f86a8"

KINDS: Final = {
    "red": ("!", "bold #d1452f"),
    "green": ("*", "bold #4c9a3c"),
    "violet": ("+", "bold #a77bdc"),
    "blue": (">", "bold #4a8fe0"),
}
BONUSES: Final = {Bonus.NOTHING: " ", Bonus.CARD: "▯", Bonus.STONES: "■", Bonus.SHIP: "▷"}
GIFTS: Final = {Gift.POINT: "1", Gift.TWO_POINTS: "2", Gift.POINT_OR_STONES: "1/■", Gift.CARD: "▯"}


def draw(view: View, words: Words, names: list[str], width: int) -> RenderableType:
    """Draw what a seat sees, no line longer than `width`."""
    pen = Pen(view.table, view.components, words, names, seats.letters(names), width)
    if width < PLAIN:
        return Group(*_plain(pen))
    return Group(_heading(pen), *_flow(pen, _sites(pen)), *_harbour(pen), _seats(pen))


def colour(card: str) -> str:
    """Return the colour of a market card."""
    number = Card[card.upper().replace("-", "_")]
    if number <= Card.PAVED_PATH:
        return "red"
    if number <= Card.OBELISK_DECORATION:
        return "green"
    return "violet" if number == Card.STATUE else "blue"


@dataclass(frozen=True)
class Pen:
    """What every part of the drawing needs."""

    table: dict[str, Any]
    components: Any
    words: Words
    names: list[str]
    letters: list[str]
    width: int

    def say(self, name: str, **values: object) -> str:
        """Return a word or sentence of the drawing."""
        return self.words.say(f"draw-{name}", **values)

    def stone(self, seat: int, width: int = 3) -> Text:
        """Draw a stone."""
        return Text(self.letters[seat].center(width), seats.style(seat))

    def space(self, mark: str, width: int = 3, *, following: bool = False, ground: str = PLATE) -> Text:
        """Draw an empty space, gold when the next stone goes there."""
        return Text(mark.center(width), NEXT if following else ground)

    def side_b(self, site: Site) -> bool:
        """Say whether a site is played on its side B."""
        return bool(self.components.side[site])


@dataclass
class Block:
    """A part of the drawing with a title; one with a `least` width may be cut to it."""

    title: Text
    lines: list[Text]
    least: int = 0
    width: int = field(init=False)

    def __post_init__(self) -> None:
        """Measure; a frame needs a little more around the title."""
        self.width = max(self.title.cell_len + 2, *(line.cell_len for line in self.lines))


def join(parts: Iterable[Text | str], between: str = "") -> Text:
    """Put texts one after another."""
    return Text(between).join(part if isinstance(part, Text) else Text(part) for part in parts)


# -- The heading ------------------------------------------------------------------------------------------------------


def _heading(pen: Pen) -> Text:
    table = pen.table
    text = Text(pen.say("round", round=table["round"], rounds=ROUNDS), TITLE, no_wrap=True, overflow="ellipsis")
    text.append("  ").append(pen.say("starts", who=pen.names[table["starter"]]), QUIET)
    stones = table["unloading"]["stones"]
    if stones:
        text.append("  ").append(pen.say("unloading"), GOLD).append(" ")
        text.append_text(join((pen.stone(seat, 1) for seat in stones), " "))
    return text


# -- The sites --------------------------------------------------------------------------------------------------------


def _sites(pen: Pen) -> list[Block]:
    return [_pyramid(pen), _temple(pen), _burial(pen), _obelisk(pen), _market(pen)]


def _title(pen: Pen, site: Site, hint: str = "") -> Text:
    name = site.name.lower()
    text = Text(pen.words.say(f"site-{name}"), TITLE)
    if pen.side_b(site):
        text.append(" B", QUIET)
    ships = [number for number, ship in enumerate(pen.table["ships"], 1) if ship["site"] == name]
    if ships:
        text.append(" ").append(pen.say("docked", ship=ships[0]), HULL)
    return text.append(f" {hint}", QUIET) if hint else text


def _pyramid(pen: Pen) -> Block:
    lines = _small_pyramids(pen) if pen.side_b(Site.PYRAMID) else _big_pyramid(pen)
    beside = Counter(pen.table["overflow"])
    if beside:
        counts = (join([pen.stone(seat, 1), f"{count}"]) for seat, count in sorted(beside.items()))
        lines.append(Text(pen.say("beside"), QUIET).append(" ").append_text(join(counts, " ")))
    return Block(_title(pen, Site.PYRAMID), lines)


def _big_pyramid(pen: Pen) -> list[Text]:
    """Draw the three levels side by side, rising to the right.

    0 3 6
    1 4 7   9 11
    2 5 8  10 12  13
    """
    (owners,) = pen.table["pyramid"]

    def level(*places: int) -> Text:
        return join(_built(pen, owners, place, f"{pen.components.pyramid_points[place]}") for place in places)

    top, middle, bottom = level(0, 3, 6), level(1, 4, 7), level(2, 5, 8)
    return [top, join([middle, level(9, 11)], " "), join([bottom, level(10, 12), level(13)], " ")]


def _built(pen: Pen, owners: Sequence[int], place: int, mark: str) -> Text:
    if place < len(owners):
        return pen.stone(owners[place])
    return pen.space(mark, following=place == len(owners))


def _small_pyramids(pen: Pen) -> list[Text]:
    """Draw three times the top over the four below.

     4
    0 2
    1 3
    """
    lines: list[list[Text]] = [[], [], []]
    for number, owners in enumerate(pen.table["pyramid"]):
        for line, places in zip(lines, ((4,), (0, 2), (1, 3)), strict=True):
            cells = join(_built(pen, owners, place, _worth(pen, 5 * number + place)) for place in places)
            line.append(join(["  ", cells, " "]) if len(places) == 1 else cells)
    return [join(line, "  ") for line in lines] + _legend(pen)


def _worth(pen: Pen, place: int) -> str:
    return f"{pen.components.pyramid_points[place]}{BONUSES[pen.components.pyramid_bonus[place]]}".rstrip()


def _legend(pen: Pen) -> list[Text]:
    marks = (
        (BONUSES[bonus], pen.say(f"bonus-{bonus.name.lower()}")) for bonus in (Bonus.CARD, Bonus.STONES, Bonus.SHIP)
    )
    return [Text(" ".join(f"{mark}{word}" for mark, word in marks), QUIET)]


def _temple(pen: Pen) -> Block:
    """Draw the stones seen from above, how many lie on each space, and what a space earns."""
    stones, spaces = pen.table["temple"], pen.components.temple_spaces
    wide = 4 if pen.side_b(Site.TEMPLE) else 3
    stacks = [stones[space::spaces] for space in range(spaces)]
    following = len(stones) % spaces
    marks = [GIFTS[gift] for gift in pen.components.temple_gift[:spaces]]
    top = [
        pen.stone(stack[-1], wide) if stack else pen.space("·", wide, following=space == following)
        for space, stack in enumerate(stacks)
    ]
    heights = [
        Text(f"{len(stack) or ''}".center(wide), GOLD if space == following else "")
        for space, stack in enumerate(stacks)
    ]
    earned = [Text(mark.center(wide), QUIET) for mark in marks]
    label = {"top": join(top), "high": join(heights), "earn": join(earned)}
    return Block(
        _title(pen, Site.TEMPLE), [join([line, Text(pen.say(name), QUIET)], " ") for name, line in label.items()]
    )


def _burial(pen: Pen) -> Block:
    """Draw the three rows, growing to the right; cells get smaller when there are many columns."""
    stones = pen.table["burial"]
    columns = max(6, len(stones) // 3 + 1)
    room = pen.width - 4
    wide = next((wide for wide in (3, 2, 1) if wide * columns <= room), 1)
    lines = []
    for row in range(3):
        cells = []
        for place in range(row, 3 * columns, 3):
            free = pen.space("·", wide, following=place == len(stones))
            cells.append(pen.stone(stones[place], wide) if place < len(stones) else free)
        lines.append(join(cells))
    return Block(_title(pen, Site.BURIAL, pen.say("rows" if pen.side_b(Site.BURIAL) else "groups")), lines)


def _obelisk(pen: Pen) -> Block:
    obelisk = pen.table["obelisk"]
    if not pen.side_b(Site.OBELISK):
        lines = [_lying(pen, seat, height) for seat, height in enumerate(obelisk["heights"])]
        ranks = " ".join(f"{points}" for points in pen.components.obelisk_points[: pen.components.seats])
        return Block(_title(pen, Site.OBELISK, ranks), lines)
    towers = obelisk["towers"]
    places = [
        pen.stone(towers[place]) if place < len(towers) else pen.space(f"{points}", following=place == len(towers))
        for place, points in enumerate(pen.components.tower_points)
    ]
    waiting = (join([pen.stone(seat), f" {count}"]) for seat, count in enumerate(obelisk["waiting"]))
    lines = [join(places), Text(pen.say("waiting"), QUIET), join(waiting, " ")]
    return Block(_title(pen, Site.OBELISK), lines)


def _lying(pen: Pen, seat: int, height: int) -> Text:
    """Draw an obelisk as it lies on its side, its height at the tip."""
    tower = Text(pen.letters[seat] * height, seats.style(seat))
    return join(
        [
            Text(f"{pen.letters[seat]} ", QUIET),
            tower,
            Text("▸" if height else ""),
            Text(f" {height}".ljust(14 - height)),
        ]
    )


def _market(pen: Pen) -> Block:
    market = pen.table["market"]
    lines = [_card(pen, card, count) for card, count in Counter(market["open"]).items()]
    if market["pair"]:
        lines.append(join([Text("? ", TITLE), Text(pen.say("pair"))]))
    lines += [join([Text("? ", TITLE), _card(pen, card)]) for card in pen.table["pair_cards"]]
    if not lines:
        lines.append(Text(pen.say("sold"), QUIET))
    return Block(_title(pen, Site.MARKET, pen.say("pile", count=pen.table["pile"])), lines, LEAST)


def _card(pen: Pen, card: str, count: int = 1) -> Text:
    return join([_card_name(pen, card, count), pen.words.say(f"card-{card}-hint")], "  ")


def _card_name(pen: Pen, card: str, count: int) -> Text:
    mark, style = KINDS[colour(card)]
    return Text(f"{mark} {pen.words.say(f'card-{card}')}" + (f" ×{count}" if count > 1 else ""), style)


def _flow(pen: Pen, blocks: list[Block]) -> list[Text]:
    """Put blocks side by side, as many as fit, in as many rows as needed."""
    around = AROUND if pen.width >= FRAMED else GAP
    rows: list[list[Block]] = [[]]
    for block in blocks:
        room = pen.width - sum(other.width + around for other in rows[-1]) - around
        if rows[-1] and (block.least or block.width) > room:
            rows.append([])
            room = pen.width - around
        block.width = min(block.width, room)
        rows[-1].append(block)
    return [line for row in rows for line in _row(pen, row)]


def _row(pen: Pen, blocks: list[Block]) -> list[Text]:
    height = max(len(block.lines) for block in blocks)
    if pen.width < FRAMED:
        bare = ([_fit(line, block.width) for line in _filled(block, height)] for block in blocks)
        return [join(parts, " " * GAP) for parts in zip(*bare, strict=True)]
    blocks[-1].width += pen.width - sum(block.width + AROUND for block in blocks)
    return [join(parts) for parts in zip(*(_framed(block, height) for block in blocks), strict=True)]


def _filled(block: Block, height: int) -> list[Text]:
    return [block.title, *block.lines, *[Text()] * (height - len(block.lines))]


def _framed(block: Block, height: int) -> list[Text]:
    title, *lines = _filled(block, height)
    edge = Text("│", FRAME)
    top = join([Text("╭─ ", FRAME), title, Text(f" {'─' * (block.width - title.cell_len - 1)}╮", FRAME)])
    inside = [join([edge, _fit(line, block.width), edge], " ") for line in lines]
    return [top, *inside, Text(f"╰{'─' * (block.width + 2)}╯", FRAME)]


def _fit(line: Text, width: int) -> Text:
    """Cut or fill a line to a width."""
    line = line.copy()
    line.truncate(width, overflow="ellipsis", pad=True)
    return line


def _cut(line: Text) -> Text:
    line.no_wrap, line.overflow = True, "ellipsis"
    return line


# -- The harbour ------------------------------------------------------------------------------------------------------


def _harbour(pen: Pen) -> list[Text]:
    """Draw the ships, the bow to the left, on as many rows as needed."""
    ships = list(enumerate(pen.table["ships"], 1))
    wide = 5 if sum(max(12, 5 * ship["capacity"] + 2) + GAP for _, ship in ships) <= pen.width else SMALL
    drawn = [_ship(pen, number, ship, wide) for number, ship in ships]
    rows: list[list[list[Text]]] = [[]]
    for ship in drawn:
        if rows[-1] and sum(other[0].cell_len + 1 for other in rows[-1]) + ship[0].cell_len > pen.width:
            rows.append([])
        rows[-1].append(ship)
    lines = [
        join((ship[line] for ship in row), "  " if wide > SMALL else " ") for row in rows for line in (0, 1) if row
    ]
    water = Text(f"≈≈ {pen.say('harbour')} ".ljust(pen.width, "≈"), WATER, no_wrap=True, overflow="ellipsis")
    return [*(_cut(line) for line in lines), *([water] if pen.width >= WATERSIDE else [])]


def _ship(pen: Pen, number: int, ship: dict[str, Any], wide: int) -> list[Text]:
    stones = sum(owner is not None for owner in ship["slots"])
    if ship["site"] and not stones:
        length = wide * ship["capacity"]
        lines = [Text("◁" + "╌" * length + "╯", QUIET), Text(f" {pen.say('sailed', ship=number)}", QUIET)]
    else:
        cells = (_slot(pen, number, space, owner, wide) for space, owner in enumerate(ship["slots"], 1))
        missing = ship["minimum"] - stones
        ready = (
            pen.say("needs", ship=number, count=stones, needed=ship["minimum"])
            if missing > 0
            else pen.say("ready", ship=number)
        )
        lines = [join([Text("◀", HULL), *cells, Text("▌", HULL)]), Text(f" {ready}", "" if missing > 0 else GOLD)]
    width = max(line.cell_len for line in lines)
    for line in lines:
        line.pad_right(width - line.cell_len)
    return lines


def _slot(pen: Pen, ship: int, space: int, owner: int | None, wide: int) -> Text:
    if owner is not None:
        return pen.stone(owner, wide)
    return pen.space(f"{ship}.{space}" if wide > SMALL else f"{space}", wide, ground=DECK)


# -- The seats --------------------------------------------------------------------------------------------------------


def _seats(pen: Pen) -> RenderableType:
    """Draw a line for each seat; its cards at the end of it, or below where they do not fit."""
    longest = max(len(name) for name in pen.names)
    counts = [pen.say("points", count=_points(pen, seat)) for seat in range(len(pen.names))]
    lines: list[RenderableType] = []
    for seat, name in enumerate(pen.names):
        line = join(
            [
                Text("▸" if pen.table["decide"]["seat"] == seat else " ", GOLD),
                pen.stone(seat),
                f" {name.ljust(longest)} ",
            ]
        )
        line.append(counts[seat].rjust(max(map(len, counts))), GOLD).append(f"  {pen.say('sled')} ", QUIET)
        stones = pen.table["sled"][seat]
        line.append(pen.letters[seat] * stones, seats.style(seat)).append("·" * (SLED - stones), QUIET)
        line.append(f"  {pen.say('quarry')} ", QUIET).append(f"{pen.table['quarry'][seat]:2}  ")
        hand = _hand(pen, seat)
        if line.cell_len + hand.cell_len <= pen.width:
            lines.append(line.append_text(hand))
        else:
            lines += [line, Padding(hand, (0, 0, 0, 5))]
    return Group(*lines)


def _points(pen: Pen, seat: int) -> int:
    return sum(values[seat] for values in pen.table["points"].values())


def _hand(pen: Pen, seat: int) -> Text:
    return join((_card_name(pen, card, count) for card, count in Counter(pen.table["cards"][seat]).items()), ", ")


# -- Narrow screens ---------------------------------------------------------------------------------------------------


def _plain(pen: Pen) -> list[Text]:
    """List what lies where, a thing a line."""
    lines = [_heading(pen)]
    for block in _sites(pen):
        lines += [block.title, *(join(["  ", line]) for line in block.lines)]
    for number, ship in enumerate(pen.table["ships"], 1):
        lines += [join(["  ", line]) for line in _ship(pen, number, ship, 3)]
    for seat, name in enumerate(pen.names):
        lines.append(join([pen.stone(seat), f" {name}: ", Text(pen.say("points", count=_points(pen, seat)))]))
        lines.append(
            Text(f"    {pen.say('sled')} {pen.table['sled'][seat]}, {pen.say('quarry')} {pen.table['quarry'][seat]}")
        )
        if pen.table["cards"][seat]:
            lines.append(join(["    ", _hand(pen, seat)]))
    return lines
