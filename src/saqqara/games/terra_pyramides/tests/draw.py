"""Tables drawn as text, for tests.

    seats   2      turn b
    tiles   f3 worker-blue   g4 eye-eye w       # field, tile, and where its stairs point if that matters
    sites   f3 2, g5 3 a2, e6 1 blue4 b1        # site, foundation, pyramid with its levels, whose workers and how many
    hand    a worker   b eye-eye 5              # tile, and the stack it is from
    gold    a 3   b 1
    stones  a blue 2   a white 1
    track   a 13        grave  a 20       oases  a 8       ship  a 7 2      # field of the Nile, and when it came there
    cards   nile a
    turns   a 3   b 3                           # finished turns; 1 each where nothing is said

What is not drawn is not there, except: the start tiles (workers), the hands (a worker with a stone), and the stacks, which hold the rest. Options of the set-up are given by name: draw(text, version="nile").
The pieces are those of plenty.txt, so that a drawn table does not depend on the designed mix; board="designed" takes the designed ones.
"""

from __future__ import annotations

from copy import deepcopy
from pathlib import Path
from typing import TYPE_CHECKING, Any

from saqqara.core.contract import CHANCE
from saqqara.core.dealer import SeededDealer
from saqqara.core.game import Setup
from saqqara.core.match import Match
from saqqara.games.terra_pyramides import GAME
from saqqara.games.terra_pyramides.components import fill
from saqqara.games.terra_pyramides.names import COLOUR_NAMES, FIELD_NAMES, KIND_NAMES, WAY_NAMES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from saqqara.core.game import Table

SEATS = "abcd"
PLENTY = str(Path(__file__).parent / "plenty.txt")
HEADER = ("seats", "turn")


def new(seats: int = 2, **options: str) -> Match:
    """Begin a game: nothing is laid out yet."""
    return Match(_setup(seats, options))


def _setup(seats: int, options: dict[str, str]) -> Setup:
    chosen = {"board": PLENTY, **options}
    return Setup.of(GAME, seats, {name: value for name, value in chosen.items() if value != "designed"})


def draw(text: str, more: Table | None = None, /, **options: str) -> Match:
    """Begin a match at a drawn table; `more` is what the drawing has no word for."""
    lines = _read(text)
    seats = int(next(iter(lines.get("seats", ["2"]))))
    setup = _setup(seats, options)
    return Match(setup, {**_table(lines, setup), **(more or {})})


def _read(text: str) -> dict[str, list[str]]:
    lines: dict[str, list[str]] = {}
    for line in text.splitlines():
        words = line.partition("#")[0].split()
        while words and words[0] in HEADER:
            lines[words[0]] = [words[1]]
            words = words[2:]
        if words:
            lines.setdefault(words[0], []).extend(words[1:])
    return lines


def _table(lines: dict[str, list[str]], setup: Setup) -> Table:
    c, seats = fill(setup), setup.seats
    tiles = {FIELD_NAMES[field]: f"worker {WAY_NAMES[c.start_way[i]]}" for i, field in enumerate(c.start_field)}
    tiles |= {name: f"{kind} {way}" for name, kind, way in _tiles(lines.get("tiles", []))}
    hands: list[dict[str, Any]] = [{"tile": f"worker-{COLOUR_NAMES[seat]}", "stack": 3} for seat in range(seats)]
    for seat, words in _by_seat(lines.get("hand", [])):
        stack = int(words[1]) if len(words) > 1 else 3
        hands[seat] = {"tile": None} if words[0] == "none" else {"tile": words[0], "stack": stack}
    for seat, hand in enumerate(hands):
        if hand["tile"]:
            hand["known"] = [seat]
    table: Table = {"tiles": tiles, "hands": hands, "turns": [1] * seats}
    table["sites"] = dict(_sites(lines.get("sites", [])))
    if "turn" in lines:
        table["turn"] = SEATS.index(lines["turn"][0])
        table["decide"] = {"seat": table["turn"], "ask": "place"}
    for key, name in (
        ("gold", "gold"),
        ("track", "track"),
        ("grave", "grave_goods"),
        ("oases", "oases"),
        ("turns", "turns"),
    ):
        for seat, words in _by_seat(lines.get(key, [])):
            table.setdefault(name, [0] * seats)[seat] = int(words[0])
    for seat, words in _by_seat(lines.get("stones", [])):
        table.setdefault("stones", [dict.fromkeys(COLOUR_NAMES, 0) for _ in range(seats)])[seat][words[0]] = int(
            words[1]
        )
    for seat, words in _by_seat(lines.get("ship", [])):
        ships = table.setdefault("ships", [{"field": 0, "arrived": 0} for _ in range(seats)])
        ships[seat] = {"field": int(words[0]), "arrived": int(words[1]) if len(words) > 1 else 0}
    cards = lines.get("cards", [])
    table["cards"] = {name: SEATS.index(seat) for name, seat in zip(cards[::2], cards[1::2], strict=True)}
    return table


def _tiles(words: list[str]) -> Iterator[tuple[str, str, str]]:
    groups: list[list[str]] = []
    for word in words:
        if word in FIELD_NAMES:
            groups.append([word])
        else:
            assert word in KIND_NAMES or word in WAY_NAMES, word
            groups[-1].append(word)
    yield from ((group[0], group[1], group[2] if len(group) > 2 else "n") for group in groups)


def _by_seat(words: list[str]) -> Iterator[tuple[int, list[str]]]:
    groups: list[list[str]] = []
    for word in words:
        if word in SEATS:
            groups.append([word])
        else:
            groups[-1].append(word)
    yield from ((SEATS.index(group[0]), group[1:]) for group in groups)


def _sites(words: list[str]) -> Iterator[tuple[str, dict[str, Any]]]:
    for drawn in filter(None, " ".join(words).split(",")):
        name, value, *more = drawn.split()
        site: dict[str, Any] = {"foundation": int(value), "level": 0, "colour": None, "owner": None, "workers": 0}
        for word in more:
            if word[0] in SEATS and word[1:].isdecimal():
                site |= {"owner": SEATS.index(word[0]), "workers": int(word[1:])}
            else:
                site |= {"colour": word[:-1], "level": int(word[-1])}
        yield name, site


# -- Playing and asking -----------------------------------------------------------------------------------------------


def play(match: Match, *lines: str) -> None:
    """Carry out lines like `a place f3 n` and `* foundation 3`."""
    for line in lines:
        who, _, code = line.partition(" ")
        match.play(CHANCE if who == "*" else SEATS.index(who), code)


def why(match: Match, seat: str, code: str) -> str:
    """Return the id of the sentence that forbids a code to a seat, nothing if it is allowed."""
    return match.why(CHANCE if seat == "*" else SEATS.index(seat), code)


def codes(match: Match, verb: str = "") -> list[str]:
    """List what may be answered now, or only the codes that begin with a word."""
    seat = match.deciding[0]
    actions = [action for action, _ in match.chances()] if seat == CHANCE else match.options(seat)
    return [action.code for action in actions if not verb or action.code.split()[0] == verb]


def ask(match: Match) -> str:
    """Return the name of the question on the table."""
    return str(match.table["decide"]["ask"])


def changed(match: Match, **numbers: Any) -> Match:
    """Change the components of one match, and of no other."""
    match.components = deepcopy(match.components)
    for name, number in numbers.items():
        setattr(match.components, name, number)
    return match


def dealt(seed: int = 1, seats: int = 2, **options: str) -> Match:
    """Set a table up to the first turn."""
    match = new(seats, **options)
    match.deal(SeededDealer(seed))
    return match


def to_extra(match: Match) -> Match:
    """Place seat a's tile in the corner a1 and activate it alone: the turn comes to its extra actions."""
    play(match, "a place a1 e", "a row rising")
    return match
