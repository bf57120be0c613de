"""Tables drawn as text, for tests.

    seats   3      round 2      turn b      starter a
    ship 1  a . b .                 # bow first; as many spaces as are drawn
    ship 2  . . .  at temple        # docked
    sled    a 3  b 2
    market  statue lever pair       # cards lying open, and the closed pair
    cards   a lever statue          # in front of a seat, a line a seat
    pile    statue chisel           # these are left in the pile (and the closed pair); the rest is discarded
    temple  b a c b a / a           # level upon level
    burial  a b c                   # three rows, or one line: a b c / a b . / b c .
            a b .
            b c .

What is not drawn is not there, except
  * the ships: the rest of the first round card that fits those drawn, empty and in the harbour; `ships 4421` names the card,
    `ships none` is a table before the round card is turned;
  * the quarry: it holds what is left of each colour's 29 stones. Where it is drawn, stones drawn nowhere stand at the obelisks;
  * the pile: all cards that are drawn nowhere. `pile 3` counts its cards and leaves open which of them they are.

More lines: `pyramid` (side A), `left`, `middle`, `right` (side B), `beside`, `obelisk a 3 b 1` (A), `waiting a 2`, `towers a b` (B),
`discard`, `turned 4421 4322` (round cards), `points pyramid a 3 b 4`, `sailed b` (who sailed last), `passes 1`.
Options of the set-up are given by name: draw(text, temple="B", wrath="yes").
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from saqqara.core.contract import CHANCE
from saqqara.core.fields import fields_of
from saqqara.core.game import Setup
from saqqara.core.match import Match
from saqqara.games.imhotep import GAME
from saqqara.games.imhotep.components import printed

if TYPE_CHECKING:
    from saqqara.core.game import Table

SEATS = "abcd"
STONES = 29
HEADER = ("seats", "round", "turn", "starter", "sailed", "passes", "ships")
PYRAMIDS = ("left", "middle", "right")
EMPTY_WORDS = {".", "/", "none"}

Lines = dict[str, list[str]]


def new(seats: int = 2, **options: str) -> Match:
    """Begin a game: nothing is laid out yet but the sleds."""
    return Match(Setup.of(GAME, seats, options))


def draw(text: str, **options: str) -> Match:
    """Begin a match at a drawn table."""
    lines = _read(text)
    setup = Setup.of(GAME, int(_one(lines, "seats", "2")), options)
    return Match(setup, _table(lines, setup))


def last_ship(text: str, to: str, **options: str) -> Match:
    """Draw a table at which three ships have sailed, and sail the fourth, with 1 stone of seat a, to a site."""
    card = {"2": "4331", "3": "4421", "4": "4421"}[_one(_read(text), "seats", "2")]
    others = [site for site in ("market", "pyramid", "temple", "burial", "obelisk") if site != to]
    docked = "".join(f"ship {number}  at {site}\n" for number, site in enumerate(others[:3], 1))
    match = draw(f"{text}\nships {card}\n{docked}ship 4  a\n", **options)
    play(match, f"a sail 4 {to}")
    return match


# -- Reading ----------------------------------------------------------------------------------------------------------


def _read(text: str) -> Lines:
    """Return the words of each line by what the line begins with; a line that begins with a stone goes on with the one above."""
    lines: Lines = {}
    key = ""
    for line in text.splitlines():
        words = line.partition("#")[0].split()
        while words and words[0] in HEADER:
            lines[words[0]] = [words[1]]
            del words[:2]
        if not words:
            continue
        if words[0] in EMPTY_WORDS or words[0] in SEATS:
            lines[key] += ["/", *words]
            continue
        long = 2 if words[0] in ("ship", "cards", "points") else 1
        key = " ".join(words[:long])
        lines[key] = words[long:]
    return lines


def _one(lines: Lines, key: str, default: str) -> str:
    return lines.get(key, [default])[0]


def _seat_numbers(words: list[str], seats: int) -> list[int]:
    """Read "a 3 b 2" as numbers by seat."""
    numbers = [0] * seats
    for seat, number in zip(words[::2], words[1::2], strict=True):
        numbers[SEATS.index(seat)] = int(number)
    return numbers


def _owners(words: list[str]) -> list[int]:
    stones = "".join(word for word in words if word not in ("/", "none")).rstrip(".")
    if "." in stones:
        msg = f"{' '.join(words)}: a space is left empty"
        raise ValueError(msg)
    return [SEATS.index(stone) for stone in stones]


def _table(lines: Lines, setup: Setup) -> Table:
    seats = setup.seats
    starter = SEATS.index(_one(lines, "starter", "a"))
    turn = SEATS.index(_one(lines, "turn", SEATS[starter]))
    table: Table = {
        "round": int(_one(lines, "round", "1")),
        "starter": starter,
        "turn": turn,
        "ships": _ships(lines, seats),
        "sled": _seat_numbers(lines.get("sled", []), seats),
        "overflow": _owners(lines.get("beside", [])),
        "temple": _owners(lines.get("temple", [])),
        "burial": _columns(lines.get("burial", [])),
        "passes": int(_one(lines, "passes", "0")),
        "last_sailed": _owners(lines["sailed"])[0] if "sailed" in lines else None,
        "points": {k.split()[1]: _seat_numbers(words, seats) for k, words in lines.items() if k.startswith("points ")},
    }
    table["pyramid"] = [_owners(lines.get(name, [])) for name in _pyramids(setup)]
    if "turned" in lines:
        table["round_cards"] = lines["turned"]
    _draw_obelisk(table, lines, setup)
    _draw_quarry(table, lines, setup)
    _draw_cards(table, lines, setup)
    return table


def _pyramids(setup: Setup) -> tuple[str, ...]:
    return ("pyramid",) if setup.option("pyramid") == "A" else PYRAMIDS


def _ships(lines: Lines, seats: int) -> list[dict[str, Any]]:
    if lines.get("ships") == ["none"]:
        return []
    drawn = {int(key.split()[1]) - 1: words for key, words in lines.items() if key.startswith("ship ")}
    cards = lines.get("ships", printed()["round_cards"][str(seats)])
    card = next(card for card in cards if all(_room(words) in ("", card[ship]) for ship, words in drawn.items()))
    return [_ship(int(size), drawn.get(ship, [])) for ship, size in enumerate(card)]


def _room(words: list[str]) -> str:
    """Count the spaces drawn, as on a round card; empty if none are."""
    spaces = words[: words.index("at")] if "at" in words else words
    return str(len(spaces)) if spaces else ""


def _ship(capacity: int, words: list[str]) -> dict[str, Any]:
    site = words[-1] if "at" in words else None
    spaces = [None if word == "." else SEATS.index(word) for word in words if len(word) == 1]
    return {"capacity": capacity, "slots": spaces or [None] * capacity, "site": site}


def _columns(words: list[str]) -> list[int]:
    """Read three rows of the burial chamber in the order in which it is filled."""
    rows = [row.split() for row in " ".join(words).split("/")]
    width = max(map(len, rows))
    full = [row + ["."] * (width - len(row)) for row in rows]
    filled = [row[column] for column in range(width) for row in full]
    stones = "".join(filled).rstrip(".")
    if "." in stones or (stones and len(rows) != 3):
        msg = f"burial {' '.join(words)}: the columns are filled one after the other, three to a column"
        raise ValueError(msg)
    return _owners(list(stones))


def _draw_obelisk(table: Table, lines: Lines, setup: Setup) -> None:
    if setup.option("obelisk") == "A":
        table["obelisk"] = {"heights": _seat_numbers(lines.get("obelisk", []), setup.seats)}
    else:
        waiting = _seat_numbers(lines.get("waiting", []), setup.seats)
        table["obelisk"] = {"waiting": waiting, "towers": _owners(lines.get("towers", []))}


def _draw_quarry(table: Table, lines: Lines, setup: Setup) -> None:
    """Put into the quarry what is left; where it is drawn, the rest goes to the obelisks."""
    left = [STONES - count for count in stones_on(table, setup.seats)]
    table["quarry"] = list(left)
    words = lines.get("quarry", [])
    for letter, number in zip(words[::2], words[1::2], strict=True):
        seat = SEATS.index(letter)
        table["quarry"][seat] = int(number)
        if left[seat] != int(number):
            table["obelisk"]["heights"][seat] += left[seat] - int(number)


def stones_on(table: Table, seats: int) -> list[int]:
    """Count the stones of each seat that are not in the quarry."""
    places = [
        table["overflow"],
        table["temple"],
        table["burial"],
        *table["pyramid"],
        *(ship["slots"] for ship in table["ships"]),
    ]
    places.append(table.get("unloading", {}).get("stones", []))
    obelisk = table["obelisk"]
    lone = obelisk["heights"] if "heights" in obelisk else obelisk["waiting"]
    towers = obelisk.get("towers", [])
    return [
        sum(place.count(seat) for place in places) + table["sled"][seat] + lone[seat] + 3 * towers.count(seat)
        for seat in range(seats)
    ]


def _draw_cards(table: Table, lines: Lines, setup: Setup) -> None:
    market = lines.get("market", [])
    table["market"] = {
        "open": [card for card in market if card != "pair"],
        "pair": "closed" if "pair" in market else None,
    }
    table["cards"] = [lines.get(f"cards {seat}", []) for seat in SEATS[: setup.seats]]
    table["discard"] = lines.get("discard", [])
    pile = lines.get("pile", [])
    if pile and pile[0].isdigit():
        table["pile"] = int(pile[0])
    elif pile:
        left = [card for card, count in printed()["cards"].items() for _ in range(count)]
        for card in (*table["market"]["open"], *(card for cards in table["cards"] for card in cards), *pile):
            if card != "none":
                left.remove(card)
        table["discard"] = left


# -- Playing ----------------------------------------------------------------------------------------------------------


def seat_of(who: str) -> int:
    """Return the number of a seat's letter, or of chance."""
    return CHANCE if who == "*" else SEATS.index(who)


def play(match: Match, *moves: str) -> None:
    """Play moves like "a sail 1 temple" and "* market statue", and look whether all is well at each table on the way."""
    check(match)
    for move in moves:
        who, _, code = move.partition(" ")
        match.play(seat_of(who), code)
        check(match)


def check(match: Match) -> None:
    """See that what is allowed is what is offered, that no stone is lost, and that the table can be written and read."""
    for seat in match.deciding:
        allowed = [action.code for action in GAME.catalogue.actions if not match.why(seat, action.code)]
        assert sorted(codes(match)) == sorted(allowed)
    table = match.table
    stones = stones_on(table, match.setup.seats)
    assert [q + rest for q, rest in zip(table["quarry"], stones, strict=True)] == [STONES] * match.setup.seats
    written = Match(match.setup, table)
    assert written.table == table
    unwritten = {"market"}  # the table does not say between which open cards one was taken
    if match.over:
        unwritten.add("empty")  # after the end nothing can be placed
    for name in fields_of(GAME.state).keys() - unwritten:
        assert getattr(written.state, name) == getattr(match.state, name), name


def codes(match: Match, who: str = "") -> list[str]:
    """List what a seat, or whoever is asked, may answer, in order."""
    seat = seat_of(who) if who else (*match.deciding, None)[0]
    if seat == CHANCE:
        return [action.code for action, _ in match.chances()]
    return [] if seat is None else [action.code for action in match.options(seat)]


def some(match: Match, first: str) -> list[str]:
    """List the codes on offer that begin with a word, without it."""
    return [code.removeprefix(first + " ") for code in codes(match) if code.startswith(first + " ")]


def odds(match: Match) -> dict[str, int]:
    """Return the cards that may come now, each with how many copies there are."""
    return {action.code.partition(" ")[2]: weight for action, weight in match.chances()}


def why(match: Match, who: str, code: str) -> str:
    """Return the id of the sentence that forbids a code, empty if it is allowed."""
    return match.why(seat_of(who), code)


# -- Drawing ----------------------------------------------------------------------------------------------------------


def drawn(match: Match, what: str) -> str:
    """Draw a part of the table: the lines of a drawing, and `asks`, `turn`, `scores`, `winners`."""
    return draw_table(match.table, what, match)


def draw_table(table: Table, what: str, match: Match) -> str:
    """Draw a part of a table, as somebody sees it."""
    name, _, rest = what.partition(" ")
    if name in DRAWN:
        return str(DRAWN[name](table, rest, match))
    if name in PYRAMIDS:
        return _levels(table["pyramid"][PYRAMIDS.index(name)], (4, 1))
    value = table[name]
    return _by_seat(value) if isinstance(value, list) else str(value)


def _letter(seat: object) -> str:
    return SEATS[seat] if isinstance(seat, int) else "*" if seat == "chance" else "-"


def _letters(seats: list[int]) -> str:
    return " ".join(_letter(seat) for seat in seats) or "none"


def _by_seat(values: list[int]) -> str:
    return " ".join(f"{SEATS[seat]} {value}" for seat, value in enumerate(values))


def _levels(owners: list[int], sizes: tuple[int, ...]) -> str:
    """Draw the levels that are begun, with their empty spaces."""
    letters = [SEATS[owner] for owner in owners]
    levels = []
    for size in sizes:
        levels.append(" ".join((letters[:size] + ["."] * size)[:size]))
        letters = letters[size:]
        if not letters:
            break
    return " / ".join(levels)


def _temple(table: Table, _: str, match: Match) -> str:
    return _levels(table["temple"], (match.components.temple_spaces,) * 30)


def _burial(table: Table, _: str, __: Match) -> str:
    stones = [SEATS[owner] for owner in table["burial"]]
    stones += ["."] * (-len(stones) % 3)
    return " / ".join(" ".join(stones[row::3]) for row in range(3)) if stones else "none"


def _harbour(table: Table, number: str, __: Match) -> str:
    ship = table["ships"][int(number) - 1]
    spaces = " ".join("." if owner is None else SEATS[owner] for owner in ship["slots"])
    return f"{spaces} at {ship['site']}" if ship["site"] else spaces


def _market(table: Table, _: str, __: Match) -> str:
    return " ".join([*table["market"]["open"], *(["pair"] if table["market"]["pair"] else [])]) or "none"


def _asks(table: Table, _: str, __: Match) -> str:
    decide = table["decide"]
    return str(decide["ask"]) if decide["seat"] is None else f"{_letter(decide['seat'])} {decide['ask']}"


DRAWN = {
    "asks": _asks,
    "beside": lambda table, _, __: _letters(table["overflow"]),
    "burial": _burial,
    "cards": lambda table, seat, _: " ".join(table["cards"][seat_of(seat)]) or "none",
    "discard": lambda table, _, __: " ".join(table["discard"]) or "none",
    "market": _market,
    "obelisk": lambda table, _, __: _by_seat(table["obelisk"]["heights"]),
    "pair": lambda table, _, __: " ".join(table["pair_cards"]) or "none",
    "points": lambda table, source, _: _by_seat(table["points"][source]),
    "pyramid": lambda table, _, __: _levels(table["pyramid"][0], (9, 4, 1)),
    "sailed": lambda table, _, __: _letter(table["last_sailed"]),
    "scores": lambda _, __, match: _by_seat(match.scores),
    "ship": _harbour,
    "ships": lambda table, _, __: "".join(str(ship["capacity"]) for ship in table["ships"]) or "none",
    "starter": lambda table, _, __: _letter(table["starter"]),
    "temple": _temple,
    "towers": lambda table, _, __: _letters(table["obelisk"]["towers"]),
    "turn": lambda table, _, __: _letter(table["turn"]),
    "turned": lambda table, _, __: " ".join(table["round_cards"]),
    "unloading": lambda table, _, __: _letters(table["unloading"]["stones"]),
    "waiting": lambda table, _, __: _by_seat(table["obelisk"]["waiting"]),
    "winners": lambda _, __, match: _letters(match.winners),
}
