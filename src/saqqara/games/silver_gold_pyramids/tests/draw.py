"""Decks and tables for tests, drawn as text.

    round 2     pattern I3      flipped I2 V3       # a pattern: all mark; none: chance turns up the next one
    display 17 4 - 40           deck 5 6            # a place without a card; the cards that are left in the deck

    a left 7    a right 12  b left 3                # what lies in front of the seats, X where it is marked
    XX...       E....       E.x..
    .....       .#...       #....
    .....       ..r..       .....
    .....       ..s..       .....
    ....T       ...pT       ....T

    b right 9 nearly                                # not drawn: an open chamber, marked to the square beside its tomb, d5
    a finished 1 2      red 9   green 10   skulls 2    torches 1    owed 1
    violet  a b .                                   # who took the boxes of 10, 6 and 3 points

A chamber is drawn as in the file of a deck; where it has marks, the entrance is the first of them in the top row. What is
not drawn is not there, except
  * a chamber: it is open, with the entrance at a1 and the tomb at e5. `card 17` begins the drawing of a card elsewhere;
  * the display: the four highest numbers that are drawn nowhere;
  * the deck: all cards that are drawn nowhere. Where it is drawn, those are finished by the last seat.

More words: `seats 3` (else as many as are drawn), `entrance 7 x` (a symbol on an entrance), `expeditions L4 8`, `penalties 1 3 6 ...`.
Violet are the numbers that three divides, then come orange and green. Options are given by name: table(text, potion="before").
"""

import re
from functools import cache
from typing import Any

from saqqara.core.contract import CHANCE
from saqqara.core.fields import fields_of
from saqqara.core.game import Setup
from saqqara.core.match import Match
from saqqara.games.silver_gold_pyramids import GAME
from saqqara.games.silver_gold_pyramids.components.designed import designed

RULINGS = {option.name: option.values for option in GAME.options if option.name != "deck"}
PATTERNS = ("I2", "I3", "V3", "T4", "L4", "O4")
EXPEDITIONS = "I2 1 I3 2 V3 2 T4 1 L4 1 O4 1"
PENALTIES = "1 2 3 4 5 6 7 8 9 10"
COLOURS = ("violet", "orange", "green")
SEATS = "abcd"
OPEN = ("E....", ".....", ".....", ".....", "....T")
NEARLY = ("X....", "X....", "X....", "X....", "XXXXT")
ROW = re.compile(r"[X.#ETxrgtsp]{5}")
HEADER = ("seats", "round", "pattern", "flipped", "display", "deck", "entrance", "expeditions", "penalties", *COLOURS)
SCORE_CARD = ("finished", "red", "green", "skulls", "torches", "owed")
LISTS = ("finished", "torches")


# -- Decks ------------------------------------------------------------------------------------------------------------


@cache
def designed_text():
    """Return the designed deck as the text of a file."""
    return text_of([card.rows for card in designed().cards])


def text_of(grids, expeditions=EXPEDITIONS, penalties=PENALTIES, symbols=None):
    """Write a deck: 48 chambers, violet on the numbers that three divides, then orange and green."""
    words = expeditions.split()
    lines = ["# sgp-deck 1"]
    lines += [f"expedition {name} {count}" for name, count in zip(words[::2], words[1::2], strict=True)]
    lines += [f"skull-penalties {penalties}"]
    for number, rows in enumerate(grids, 1):
        lines += ["", f"card {number} {('violet', 'orange', 'green')[number % 3]}"]
        lines += [f"entrance-symbol {symbols[number]}"] if symbols and number in symbols else []
        lines += rows
    return "\n".join(lines) + "\n"


def any_chamber(chooser):
    """Draw a chamber: any walls that leave a way, and symbols on a share of its squares that differs from deck to deck."""
    while True:
        walls = chooser.randrange(13)
        grid = [["."] * 5 for _ in range(5)]
        for _ in range(walls):
            grid[chooser.randrange(5)][chooser.randrange(5)] = "#"
        for row in grid:
            for column in range(5):
                if row[column] == "." and chooser.random() < 0.5:
                    row[column] = chooser.choice("xrgtsp")
        grid[0][chooser.randrange(5)] = "E"
        grid[4][chooser.randrange(5)] = "T"
        rows = ["".join(row) for row in grid]
        if has_way(rows):
            return rows


def has_way(rows):
    """Say whether the tomb can be reached."""
    reached = {(0, rows[0].index("E"))}
    while True:
        more = {(r + y, k + x) for r, k in reached for y, x in ((0, 1), (1, 0), (0, -1), (-1, 0))}
        more = {(r, k) for r, k in more if 0 <= r < 5 and 0 <= k < 5 and rows[r][k] != "#"} | reached
        if more == reached:
            return (4, rows[4].index("T")) in reached
        reached = more


def any_deck(chooser):
    """Write a deck of any kind: short ways or long ones, any patterns, any penalties, symbols on entrances."""
    expeditions = chooser.choice((
        "I2 1 I3 2 V3 2 T4 1 L4 1 O4 1", "I2 1 I3 2 V3 2 T4 1 L4 1 O4 1", "I1 2 I4 2 S4 3 O4 1", "L4 8", "I4 4 I2 4",
    ))  # fmt: skip
    steps = sorted(chooser.randrange(20) for _ in range(10))
    symbols = {number: chooser.choice("xrgtsp") for number in range(1, 49) if chooser.random() < 0.2}
    grids = [any_chamber(chooser) for _ in range(48)]
    if chooser.random() < 0.3:  # ways of five squares, so that the deck runs out
        grids = [["..E..", *[row.replace("T", ".") for row in grid[1:4]], "..T.."] for grid in grids]
        grids = [[row[:2] + row[2].replace("#", "x") + row[3:] for row in grid] for grid in grids]
    return text_of(grids, expeditions, " ".join(map(str, steps)), symbols)


# -- Tables -----------------------------------------------------------------------------------------------------------


def table(text, **options):
    """Begin a match at a drawn table."""
    lines, cards = _read(text)
    seats = int(lines["seats"][0]) if "seats" in lines else _seats_drawn(lines, cards)
    return Match(setup_of(_deck(lines, cards), seats, **options), _table(lines, cards, seats))


def new(seats=2, deck=None, **options):
    """Begin a game: nothing is dealt yet."""
    return Match(setup_of(deck, seats, **options))


def setup_of(deck, seats, **options):
    """Return a set-up with a deck of one's own, or with the designed one."""
    setup = Setup.of(GAME, seats, options)
    return setup if deck is None else Setup(GAME, seats, (("deck", "own.txt"), *setup.options), (("deck", deck),))


def _read(text):
    """Return the words by what they belong to, and for each card where it lies and what is drawn of it."""
    lines: dict[str, list[str]] = {}
    cards: dict[int, tuple[tuple[str, str], list[str]]] = {}
    drawing: list[int] = []
    for words in filter(None, map(str.split, text.splitlines())):
        if all(ROW.fullmatch(word) for word in words):
            for number, row in zip(drawing, words, strict=True):
                cards[number][1].append(row)
        elif re.match(r"[a-d] (left|right)|card", " ".join(words)):
            found = re.findall(r"(?:([a-d]) (left|right)|card) (\d+)( nearly)?", " ".join(words))
            drawing = [int(number) for *_, number, _ in found]
            for seat, side, number, nearly in found:
                if int(number) in cards:
                    raise ValueError(f"card {number} is drawn twice")
                cards[int(number)] = (seat, side), list(NEARLY if nearly else ())
        elif words[0] in SEATS:
            _collect(lines, words[1:], SCORE_CARD, f"{words[0]} ")
        else:
            _collect(lines, words, HEADER)
    return lines, cards


def _collect(lines, words, keys, first=""):
    for word in words:
        if word in keys:
            key = first + word
            lines[key] = []
        else:
            lines[key].append(word)


def _seats_drawn(lines, cards):
    letters = {seat for (seat, _), _ in cards.values() if seat} | {key[0] for key in lines if key[1] == " "}
    return max(map(SEATS.index, letters)) + 1


def _deck(lines, cards):
    grids = [_printed(cards[number][1] if number in cards else OPEN) for number in range(1, 49)]
    symbols = lines.get("entrance", [])
    return text_of(
        grids,
        " ".join(lines.get("expeditions", [])) or EXPEDITIONS,
        " ".join(lines.get("penalties", [])) or PENALTIES,
        {int(number): symbol for number, symbol in zip(symbols[::2], symbols[1::2], strict=True)},
    )


def _printed(rows):
    """Take the marks off a drawn chamber."""
    top, *others = rows or OPEN
    top = top if "E" in top else top.replace("X", "E", 1)
    if len(others) != 4 or "E" not in top or "T" not in others[-1]:
        raise ValueError(f"{' '.join(rows)} is no chamber of five rows with entrance and tomb")
    return [row.replace("X", ".") for row in (top, *others)]


def _marks(rows):
    return [
        f"{column}{row}"
        for row, drawn in enumerate(rows, 1)
        for column, mark in zip("abcde", drawn, strict=True)
        if mark == "X"
    ]


def _table(lines, cards, seats):
    told = [_seat(lines, cards, letter) for letter in SEATS[:seats]]
    taken = {number for number, ((seat, _), _) in cards.items() if seat}.union(*(one["finished"] for one in told))
    pile = {int(word) for word in lines.get("deck", []) if word != "none"}
    left = [number for number in range(1, 49) if number not in taken | pile]
    display = [None if word in ("-", "none") else int(word) for word in lines.get("display", [])]
    display = (display or left[-4:]) + [None] * 4
    if "deck" in lines:
        told[-1]["finished"] += [number for number in left if number not in display]
    pattern = lines.get("pattern", [None])[0]
    marking = [seat for seat, one in enumerate(told) if one["left"] or one["right"]]
    return {
        "round": int(lines.get("round", ["1"])[0]),
        "flipped": lines.get("flipped", []) + ([pattern] if pattern else []),
        "expedition": pattern,
        "decide": {"seats": marking, "ask": "mark"} if pattern else {"seats": ["chance"], "ask": "flip"},
        "display": display[:4],
        "seats": told,
        "boxes": {
            colour: [None if owner == "." else SEATS.index(owner) for owner in lines[colour]]
            for colour in COLOURS
            if colour in lines
        },
    }


def _seat(lines, cards, letter):
    numbers = {key: list(map(int, lines.get(f"{letter} {key}", []))) for key in SCORE_CARD}
    told: dict[str, Any] = {key: values if key in LISTS else sum(values) for key, values in numbers.items()}
    for side in ("left", "right"):
        lies = [number for number, (place, _) in cards.items() if place == (letter, side)]
        told[side] = {"card": lies[0], "marks": _marks(cards[lies[0]][1])} if lies else None
    return told


# -- Playing ----------------------------------------------------------------------------------------------------------


def seat_of(who):
    """Return the number of a seat's letter, or of chance."""
    return CHANCE if who == "*" else SEATS.index(who)


def play(match, *moves):
    """Play moves like "a mark left a1 b1" and "* flip I3", and look whether all is well at each table on the way."""
    if not match.moves:
        check(match)
    for move in moves:
        who, _, code = move.partition(" ")
        match.play(seat_of(who), code)
        check(match)
    return match


def draft(match):
    """Let every seat that drafts take the first card on offer, and chance the lowest, until the turn is over."""
    while match.table["decide"]["ask"] in ("take", "draw", "display"):
        who = drawn(match, "asks")[0]
        play(match, f"{who} {codes(match)[0]}")
    return match


def check(match):
    """See that what is allowed is what is offered, and that the table can be written and read."""
    rules, s, c = match.kernel.rules, match.state, match.components
    for seat in match.deciding:
        allowed = [action.number for action in GAME.catalogue.actions if not rules.why(s, c, seat, action.number)]
        offered = [action for action, _ in match.chances()] if seat == CHANCE else match.options(seat)
        assert sorted(allowed) == [action.number for action in offered]
    written = Match(match.setup, match.table)
    for name in fields_of(GAME.state):
        assert getattr(written.state, name) == getattr(s, name), name


def codes(match, who="", first=""):
    """List what a seat, or whoever is asked, may answer, in order; with the words it begins with only such, without them."""
    seat = seat_of(who) if who else match.deciding[0]
    actions = [action for action, _ in match.chances()] if seat == CHANCE else match.options(seat)
    return [action.code.removeprefix(f"{first} ") for action in actions if action.code.startswith(first)]


def odds(match):
    """Return what may come now, each with how many cards show it."""
    return {action.code.partition(" ")[2]: weight for action, weight in match.chances()}


def why(match, who, code):
    """Return the id of the sentence that forbids a code, empty if it is allowed."""
    return match.why(seat_of(who), code)


# -- Looking ----------------------------------------------------------------------------------------------------------


def drawn(match, what):
    """Write a part of the table: `asks`, `a left`, `a red`, `violet`, `display`, `points gems`, `scores`, `winners` ..."""
    if what in ("scores", "winners"):
        return _by_seat(match.scores) if what == "scores" else _words([_letter(seat) for seat in match.winners])
    return seen(match.table, what)


def seen(shown, what):
    """Write a part of a table as somebody sees it."""
    name, _, rest = what.partition(" ")
    if name in SEATS:
        value = shown["seats"][seat_of(name)][rest]
        return _card(value) if rest in ("left", "right") else _words(value)
    if name in COLOURS:
        return _words([_letter(owner) for owner in shown["boxes"][name]])
    if name == "asks":
        return " ".join([*map(_letter, shown["decide"]["seats"]), shown["decide"]["ask"]])
    return _by_seat(shown["points"][rest]) if name == "points" else _words(shown[name])


def _card(value):
    return "none" if value is None else " ".join([f"{value['card']}:", *value["marks"]])


def _words(value):
    if not isinstance(value, list):
        return str(value)
    return " ".join("-" if one is None else str(one) for one in value) or "none"


def _letter(seat):
    return SEATS[seat] if isinstance(seat, int) else "*" if seat == "chance" else "."


def _by_seat(values):
    return " ".join(f"{SEATS[seat]} {value}" for seat, value in enumerate(values))
