"""Cards drawn as SVG: limestone squares, walls of dark brick, symbols of our own."""

from __future__ import annotations

from html import escape

from saqqara.core.words import Words
from saqqara.games.silver_gold_pyramids.components.deck import Card, Deck
from saqqara.games.silver_gold_pyramids.components.shapes import SHAPES, SIDE

PAGE, PANEL, LINE, EDGE = "#F4ECDD", "#FFFCF5", "#DCCDB1", "#94835F"
INK, INK_2 = "#2A2320", "#5F5348"
SKY, SAND, SAND_2, SAND_3 = "#F8F0E1", "#EFDFBE", "#E4CD9F", "#CFB27C"
LIMESTONE = ("#F6EDD8", "#F3E7CD", "#F8F0DE")  # no two stones are quite alike
JOINT, SHADE = "#D9C59B", "#B99B66"
WALL, WALL_2, MORTAR = "#5A4132", "#4A3427", "#7A5D48"
GOLD, GOLD_2, GOLD_INK = "#E0AE3A", "#F5D67E", "#7A5200"
COLOURS = {"violet": "#6E4A9E", "orange": "#B85A12", "green": "#2A5929"}
DISPLAY = "Marcellus, 'Palatino Linotype', Palatino, Georgia, serif"
PLAIN, QUIET, CENTRED = f'fill="{INK}"', f'fill="{INK_2}"', 'text-anchor="middle"'

CELL = 40  # a square
MARGIN = 22  # of a card
CAP = 84  # the height of its pyramid
CARD_WIDTH = SIDE * CELL + 2 * MARGIN
CARD_HEIGHT = MARGIN + CAP + 14 + SIDE * CELL + MARGIN
COLUMNS, GAP, HEAD = 8, 20, 160  # of the sheet
PATTERN = 15  # a square of a drawn pattern

SYMBOLS = {  # on a grid of 24
    "x": (
        '<path d="M6 6 18 18M18 6 6 18" stroke="#7E1D12" stroke-width="5.4" stroke-linecap="round"/>'
        '<path d="M6 6 18 18M18 6 6 18" stroke="#CE3B26" stroke-width="3.6" stroke-linecap="round"/>'
    ),
    "r": (  # cut to a point
        '<path d="M7 4.5h10l4.5 5.5L12 20.5 2.5 10Z" fill="#C01F3A" stroke="#7A1024" stroke-width="1.2"'
        ' stroke-linejoin="round"/><path d="M7 4.5 8.5 10H2.5Z" fill="#E2566B"/>'
        '<path d="M7 4.5h5L8.5 10Z" fill="#F08C98"/><path d="M8.5 10h7L12 20.5Z" fill="#D63650"/>'
        '<path d="M15.5 10h6L12 20.5Z" fill="#961630"/>'
    ),
    "g": (  # cut as a step
        '<path d="M8 3.5h8l4.5 4.5v8L16 20.5H8L3.5 16V8Z" fill="#14804F" stroke="#0B4A2D" stroke-width="1.2"'
        ' stroke-linejoin="round"/><path d="M8 3.5h8l-1.5 4h-5L7.5 9.5v5l-4 1.5V8Z" fill="#4DB785"/>'
        '<path d="M9.5 7.5h5l2 2v5l-2 2h-5l-2-2v-5Z" fill="#1F9A62"/><path d="M9.5 7.5h5l-7 7v-5Z" fill="#7FD3A8"/>'
    ),
    "t": (
        '<path d="M9.8 12h4.4l-1.1 10h-2.2Z" fill="#8A5A2B" stroke="#54350F" stroke-linejoin="round"/>'
        '<path d="M8 10.5h8l-1.4 3H9.4Z" fill="#B98A4C" stroke="#54350F" stroke-linejoin="round"/>'
        '<path d="M12 1.5c.8 2.8 4.4 4 4.4 7 0 1.2-.6 2-1.2 2.5H8.8C8.2 10.5 7.6 9.7 7.6 8.5'
        'c0-1.7 1-2.3 1.7-3.4.4.9.9 1.2 1.3 1.3C10.4 4.8 11 3 12 1.5Z"'
        ' fill="#F0922B" stroke="#A4500B" stroke-linejoin="round"/>'
        '<path d="M12 6c.5 1.5 2 2.1 2 3.6 0 .6-.3 1-.6 1.4h-2.8c-.4-.4-.6-.8-.6-1.4C10 8.4 11.4 7.7 12 6Z"'
        ' fill="#FFD969"/>'
    ),
    "s": (
        '<path d="M12 2.5c5.2 0 8.5 3.2 8.5 7.7 0 2.9-1.3 4.6-3.3 5.6l-.3 4.2c0 .8-.6 1.3-1.3 1.3H8.4'
        'c-.7 0-1.3-.5-1.3-1.3l-.3-4.2c-2-1-3.3-2.7-3.3-5.6 0-4.5 3.3-7.7 8.5-7.7Z"'
        ' fill="#FFFEFA" stroke="#3F342C" stroke-width="1.5" stroke-linejoin="round"/>'
        '<ellipse cx="8.5" cy="10.8" rx="2.2" ry="2.5" fill="#3F342C"/>'
        '<ellipse cx="15.5" cy="10.8" rx="2.2" ry="2.5" fill="#3F342C"/>'
        '<path d="M12 13.2 10.9 15.6h2.2Z" fill="#3F342C"/>'
        '<path d="M10 18v3M12 18v3M14 18v3" stroke="#3F342C" stroke-width="1.1"/>'
    ),
    "p": (
        '<path d="M9.7 4.5v4.8L5 17c-1.3 2.3-.2 4.5 2.4 4.5h9.2c2.6 0 3.7-2.2 2.4-4.5l-4.7-7.7V4.5Z"'
        ' fill="#EDE6F6" stroke="#3A2A5C" stroke-width="1.4" stroke-linejoin="round"/>'
        '<path d="M7.3 14.3h9.4l1.3 2.2c1 1.9.2 3.9-1.8 3.9H7.8c-2 0-2.8-2-1.8-3.9Z" fill="#7A55B5"/>'
        '<circle cx="10" cy="17.4" r="1.2" fill="#C9B3EC"/><circle cx="13.6" cy="16.2" r=".8" fill="#C9B3EC"/>'
        '<path d="M9.2 2.2h5.6v2.6H9.2Z" fill="#B98A4C" stroke="#54350F" stroke-linejoin="round"/>'
    ),
    "T": (
        f'<rect x="-4" y="-4" width="32" height="32" rx="2" fill="{GOLD}"/>'
        f'<rect x="-2.6" y="-2.6" width="29.2" height="29.2" rx="1.5" fill="none" stroke="{GOLD_2}"'
        ' stroke-width="1.2"/>'
        f'<path d="M3 23V10.5C3 5.5 6.8 2 12 2s9 3.5 9 8.5V23Z" fill="#C8932A" stroke="{GOLD_INK}"'
        f' stroke-width="1.4" stroke-linejoin="round"/>'
        '<path d="M7 23V12c0-2.9 2-4.8 5-4.8s5 1.9 5 4.8v11Z" fill="#4A3200"/>'
        f'<path d="M12 12v11M7.2 16.5h9.6" stroke="{GOLD}" stroke-width=".9" opacity=".7"/>'
    ),
    "E": (
        f'<path d="M9 3h6v8h5l-8 10-8-10h5Z" fill="{GOLD}" stroke="{GOLD_INK}" stroke-width="1.5"'
        ' stroke-linejoin="round"/>'
    ),
}  # fmt: skip
SCALES = {"T": 1.14, "t": 1.4, "E": 1.1}  # of symbols on a square, else 1.2
WEAVES = {  # so that a colour is known without its hue
    "violet": '<path d="M0 3.5h14M0 10.5h14" stroke="#fff" stroke-width="1.4"/>',
    "orange": '<circle cx="3.5" cy="3.5" r="1.5" fill="#fff"/><circle cx="10.5" cy="10.5" r="1.5" fill="#fff"/>',
    "green": '<path d="M0 9l3.5-4 3.5 4 3.5-4 3.5 4" fill="none" stroke="#fff" stroke-width="1.4"/>',
}


def card_svg(card: Card, origin: str, words: Words) -> str:
    """Draw one card."""
    note = _text(CARD_WIDTH / 2 + 16, CARD_HEIGHT + 30, 8.5, origin, f"{QUIET} {CENTRED}")
    title = words.say("show-card", number=card.number, colour=words.say(f"colour-{card.colour}"), origin=origin)
    inner = f'<rect width="100%" height="100%" fill="{SAND}"/>{_card(card, 16, 16)}{note}'
    return _svg(CARD_WIDTH + 32, CARD_HEIGHT + 40, 2, inner, title)


def sheet_svg(deck: Deck, origin: str, words: Words) -> str:
    """Draw a whole deck on a sheet."""
    title = words.say("show-chambers", count=len(deck.cards), origin=origin)
    rows = -(-len(deck.cards) // COLUMNS)
    width = GAP + COLUMNS * (CARD_WIDTH + GAP)
    height = HEAD + rows * (CARD_HEIGHT + GAP) + GAP
    parts = [_ground(width, height), _head(deck, (title.removesuffix(f", {origin}"), origin), width, words)]
    for place, card in enumerate(deck.cards):
        row, column = divmod(place, COLUMNS)
        parts.append(_card(card, GAP + column * (CARD_WIDTH + GAP), HEAD + row * (CARD_HEIGHT + GAP)))
    return _svg(width, height, 1, "".join(parts), title)


def _svg(width: float, height: float, scale: float, inner: str, title: str) -> str:
    weaves = "".join(
        f'<pattern id="sgp-{name}" width="14" height="14" patternUnits="userSpaceOnUse">'
        f'<g opacity=".32">{weave}</g></pattern>'
        for name, weave in WEAVES.items()
    )
    symbols = "".join(f'<g id="sgp-{mark}">{path}</g>' for mark, path in SYMBOLS.items())
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="{width * scale:g}"'
        f' height="{height * scale:g}" viewBox="0 0 {width:g} {height:g}" role="img"><title>{escape(title)}</title>'
        f"<defs>{weaves}{symbols}{_floors()}</defs>{inner}</svg>\n"
    )


def _floors() -> str:
    """Draw the stones once: three floors, and a wall of brick."""
    inner = CELL - 2
    stones = "".join(
        f'<g id="sgp-floor{number}"><rect x="1" y="1" width="{inner}" height="{inner}" rx="2.5" fill="{colour}"/>'
        f'<path d="M3 {inner}.5H{inner}.5V3" fill="none" stroke="{SHADE}" stroke-width="1" opacity=".55"/>'
        f'<path d="M1.5 {inner - 2}V1.5H{inner - 2}" fill="none" stroke="#fff" stroke-width="1" opacity=".9"/></g>'
        for number, colour in enumerate(LIMESTONE)
    )
    third = CELL / 3
    joints = f"M0 {third:.1f}H{CELL}M0 {2 * third:.1f}H{CELL}M{CELL / 2} 0V{third:.1f}"
    joints += f"M{CELL / 4} {third:.1f}V{2 * third:.1f}M{3 * CELL / 4} {third:.1f}V{2 * third:.1f}"
    joints += f"M{CELL / 2} {2 * third:.1f}V{CELL}"
    return (
        f'{stones}<g id="sgp-wall"><rect width="{CELL}" height="{CELL}" fill="{WALL}"/>'
        f'<rect y="{2 * third:.1f}" width="{CELL}" height="{third:.1f}" fill="{WALL_2}" opacity=".6"/>'
        f'<path d="{joints}" stroke="{MORTAR}" stroke-width="1.2" opacity=".8" fill="none"/></g>'
    )


def _ground(width: float, height: float) -> str:
    dunes = "".join(
        f'<path d="M0 {y}Q{width * 0.2:g} {y - 70} {width * 0.48:g} {y - 16}T{width:g} {y - 40}V{height:g}H0Z"'
        f' fill="{colour}" opacity="{opacity}"/>'
        for y, colour, opacity in ((150, SAND, 0.7), (height * 0.4, SAND_2, 0.35), (height * 0.75, SAND_3, 0.25))
    )
    return f'<rect width="{width:g}" height="{height:g}" fill="{SKY}"/>{dunes}'


# -- The head of the sheet --------------------------------------------------------------------------------------------


def _head(deck: Deck, title: tuple[str, str], width: float, words: Words) -> str:
    parts = [_text(GAP + 6, 78, 46, title[0]), _text(GAP + 8, 112, 19, title[1], QUIET)]
    parts.append(_text(560, 48, 17, words.say("show-expeditions"), QUIET))
    x = 560.0
    for pattern, number in deck.expeditions:
        parts.append(_pattern(pattern, number, x, 66))
        x += 96
    skulls = width - GAP - 10 * 62
    parts.append(_text(skulls, 48, 17, words.say("show-dearest"), QUIET))
    for place, penalty in enumerate(deck.penalties):
        parts.append(_use("s", skulls + place * 62, 62, 1.5))
        parts.append(_text(skulls + place * 62 + 18, 128, 19, f"−{penalty}" if penalty else "0", f"{PLAIN} {CENTRED}"))
    return "".join(parts)


def _pattern(name: str, number: int, x: float, y: float) -> str:
    cells = "".join(
        f'<rect x="{x + PATTERN * column:g}" y="{y + PATTERN * row:g}" rx="2" fill="{INK_2}"'
        f' width="{PATTERN - 1.5}" height="{PATTERN - 1.5}"/>'
        for row, line in enumerate(SHAPES[name])
        for column, mark in enumerate(line)
        if mark == "X"
    )
    return cells + _text(x, y + 62, 19, f"{name} × {number}")


# -- A card -----------------------------------------------------------------------------------------------------------


def _card(card: Card, x: float, y: float) -> str:
    back = (
        f'<rect x="3" y="4" width="{CARD_WIDTH}" height="{CARD_HEIGHT}" rx="14" fill="#3a2408" opacity=".13"/>'
        f'<rect width="{CARD_WIDTH}" height="{CARD_HEIGHT}" rx="14" fill="{PANEL}" stroke="{EDGE}" stroke-width="1.2"/>'
    )
    chamber = _chamber(card, MARGIN, CARD_HEIGHT - MARGIN - SIDE * CELL)
    return f'<g transform="translate({x:g} {y:g})">{back}{_pyramid(card)}{chamber}</g>'


def _pyramid(card: Card) -> str:
    """Draw a step pyramid in the card's colour, with its number."""
    steps, height, middle = [], CAP / 4, CARD_WIDTH / 2
    for step in range(4):
        half = (0.17 + 0.11 * step) * SIDE * CELL
        top, slope = MARGIN - 4 + step * height, height * 0.28
        path = f"M{middle - half + slope:.1f} {top:g}h{2 * (half - slope):.1f}l{slope:.1f} {height:g}h-{2 * half:.1f}Z"
        steps += [f'<path d="{path}" fill="{fill}"/>' for fill in (COLOURS[card.colour], f"url(#sgp-{card.colour})")]
        light = f"M{middle - half + slope:.1f} {top + 1:g}h{2 * (half - slope):.1f}"
        steps.append(f'<path d="{light}" stroke="#fff" stroke-width="1.6" opacity=".5"/>')
    y = MARGIN - 4 + CAP * 0.56
    disc = (
        f'<circle cx="{middle}" cy="{y:g}" r="21" fill="{PANEL}" stroke="{COLOURS[card.colour]}" stroke-width="2.5"/>'
    )
    return "".join(steps) + disc + _text(middle, y + 8.5, 25, str(card.number), f"{PLAIN} {CENTRED}")


def _chamber(card: Card, x: float, y: float) -> str:
    side = SIDE * CELL
    frame = f'<rect x="{x - 6}" y="{y - 6}" width="{side + 12}" height="{side + 12}" rx="5" fill="{SAND_3}"'
    ground = f'<rect x="{x}" y="{y}" width="{side}" height="{side}" fill="{JOINT}"/>'
    parts = [f'{frame} stroke="{SHADE}"/>', ground]
    for row, line in enumerate(card.rows):
        for column, mark in enumerate(line):
            parts.append(_square(card, mark, x + column * CELL, y + row * CELL, _stone(row, column)))
    return "".join(parts)


def _stone(row: int, column: int) -> int:
    return (3 * row + 5 * column + row * column) % len(LIMESTONE)


def _square(card: Card, mark: str, x: float, y: float, stone: int) -> str:
    if mark == "#":
        return f'<use xlink:href="#sgp-wall" x="{x:g}" y="{y:g}"/>'
    floor = f'<use xlink:href="#sgp-floor{stone}" x="{x:g}" y="{y:g}"/>'
    if mark == ".":
        return floor
    if mark == "E" and card.entrance_symbol:
        return floor + _use("E", x + 3, y + 4, 0.6) + _use(card.entrance_symbol, x + 15, y + 14, 0.95)
    size = SCALES.get(mark, 1.2)
    return floor + _use(mark, x + CELL / 2 - 12 * size, y + CELL / 2 - 12 * size, size)


def _use(mark: str, x: float, y: float, scale: float) -> str:
    return f'<use xlink:href="#sgp-{mark}" transform="translate({x:.1f} {y:.1f}) scale({scale:g})"/>'


def _text(x: float, y: float, size: float, text: str, look: str = PLAIN) -> str:
    return f'<text x="{x:g}" y="{y:g}" font-family="{DISPLAY}" font-size="{size:g}" {look}>{escape(text)}</text>'
