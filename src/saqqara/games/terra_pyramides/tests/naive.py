"""A slow and plain referee of Terra Pyramides, written straight from the rulebook, against which the engine is tested.

The components come as a plain dict; `read` makes it from the text of a board file, and only `components` looks into it:

    {"boards": {"base": board, "nile": board},
     "tiles": {"base": {"worker-blue": 2, ...}, "horus": {...}, "nile": {...}},  what each version adds
     "levels": {"5": {"blue": 3, ...}, "10": 10, "20": 8, "35": 6},
     "foundations": {"1": 5, "2": 6, ...}}

and a board, with every field by its name:

    {"columns": 11, "rows": 10,
     "sites": ["e1", ...], "oases": ["b2", ...],
     "start": {"f4": "n", ...},  the bright start fields and where their stairs point
     "scarab": ["a6", ...],  the fields with a scarab; all others show a sphinx
     "nile": ["c1", "b1", ...],  the Nile fields in the order in which the ships sail, the start first
     "printed_stairs": ["d1", ...],  the sites that get their foundation at set-up
     "palms": [2, 4, ...]}  the Nile fields, counted from 0, that have a palm
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

Field = tuple[int, int]  # column and row, counted from 0 at the top left
Table = dict[str, Any]

STAIRS = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
ROWS = {"across": (1, 0), "down": (0, 1), "falling": (1, 1), "rising": (1, -1)}
EIGHT_DIRECTIONS = [(0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)]

COLOURS = ["blue", "red", "black", "yellow", "green", "brown", "white"]
CARDS = ["grave-goods", "horus-eyes", "oases", "nile", "highest-pyramid", "most-pyramids"]
SOURCES = ["track", "foundations", "pyramids", "grave_goods", "oases", "nile", "cards", "stones", "gold"]

VERSIONS = ["base", "horus", "nile"]  # each is played with the tiles of those before it
STACK_SIZE = {"base": 5, "horus": 7, "nile": 8}
REMOVED_AT = {  # by version and number of seats: a stack of that many tiles is removed
    "base": {1: 1, 2: 1, 3: 0, 4: 0},
    "horus": {2: 3, 3: 2, 4: 2},
    "nile": {2: 4, 3: 3, 4: 3},
}
WORKERS = {1: 12, 2: 15, 3: 13, 4: 11}
TOPS = {1: 8, 2: 2, 3: 2, 4: 2}

START_STACKS = [1, 2, 5, 6]
OPEN_STACKS = [1, 2, 5, 6]
SPHINX_STACKS = [1, 2, 3, 4]

LEVEL_VALUE = {1: 5, 2: 10, 3: 20, 4: 35, 5: 60}
TOP_LEVEL = 5
ROOM = 3  # workers on one site
MOST_STONES = 7
MOST_GOLD = 4
SEARCH_PRICE = 1
WORKER_PRICE = 3
STONE_PRICE = 3
GRAVE_PRICE = 1
SAIL_PRICE = 2
OTHER_SYMBOL_PRICE = 1
COIN_EVERY = 5
COIN_GOLD = 2
CARD_BOUGHT = 20
CARD_NOT_BOUGHT = 10

EXTRA_ORDER = ["recall", "swap", "buy", "hire", "card", "grave", "sail"]
ASKS_WITH_EXTRA_ACTIONS = ["place", "row", "send", "extra"]

DEFAULTS = {
    "version": "base",
    "symbol": "no",
    "open_stacks": "no",
    "task": "none",
    "stairs": "turn",
    "white": "joker",
    "levels": "limited",
    "end": "hand",
    "enclosure": "placing",
    "oasis_gold": "no",
    "finished": "one",
    "first_stone": "any",
}


# ---------------------------------------------------------------------------------------------------------------------
# The components


def named(name: str) -> Field:
    """Return the field of a name: a1 is (0, 0)."""
    return "abcdefghijkl".index(name[0]), int(name[1:]) - 1


def name_of(where: Field) -> str:
    """Return the name of a field."""
    return f"{'abcdefghijkl'[where[0]]}{where[1] + 1}"


def reading(where: Field) -> tuple[int, int]:
    """Sort fields row by row."""
    return where[1], where[0]


@dataclass
class Components:
    """The board and the pieces of one version, as they lie in the box."""

    fields: set[Field]
    sites: list[Field]
    oases: set[Field]
    start: dict[Field, str]
    scarab: set[Field]
    nile: list[Field]
    printed_stairs: list[Field]
    palms: list[int]
    mix: Counter[str]
    levels: dict[str, Any]
    foundations: dict[str, int]


def read(text: str) -> dict[str, Any]:
    """Return the component data of a board file."""
    sections: dict[str, list[list[str]]] = {}
    for line in text.splitlines():
        if line.startswith("["):
            lines = sections.setdefault(line.strip("[]"), [])
        elif line.strip() and not line.startswith("#"):
            lines.append(line.split())
    levels: dict[str, Any] = {"5": {colour: int(count) for _, colour, count in sections["levels"][:-3]}}
    levels.update({value: int(count) for value, count in sections["levels"][-3:]})
    return {
        "boards": {
            side: read_board(sections[f"{side} board"], sections[f"{side} symbols"]) for side in ("base", "nile")
        },
        "tiles": {part: {tile: int(count) for tile, count in sections[f"{part} tiles"]} for part in VERSIONS},
        "levels": levels,
        "foundations": {value: int(count) for value, count in sections["foundations"]},
    }


def read_board(rows: list[list[str]], symbol_rows: list[list[str]]) -> dict[str, Any]:
    """Return the data of a drawn board."""
    marks = {}
    for row, line in enumerate(rows):
        for column, mark in enumerate(line):
            marks[name_of((column, row))] = mark
    arrows = {"^": "n", ">": "e", "v": "s", "<": "w"}
    nile = {int(mark.strip("~*")): where for where, mark in marks.items() if mark[0] == "~"}
    return {
        "columns": len(rows[0]),
        "rows": len(rows),
        "sites": [where for where, mark in marks.items() if mark in {"S", "P"}],
        "oases": [where for where, mark in marks.items() if mark == "o"],
        "start": {where: arrows[mark] for where, mark in marks.items() if mark in arrows},
        "scarab": [where for where in marks if symbol_rows[named(where)[1]][0][named(where)[0]] == "c"],
        "nile": [nile[number] for number in range(len(nile))],
        "printed_stairs": [where for where, mark in marks.items() if mark == "P"],
        "palms": [number for number in range(len(nile)) if marks[nile[number]].endswith("*")],
    }


def components(data: dict[str, Any], version: str) -> Components:
    """Return the board and the pieces of a version."""
    board = data["boards"]["nile" if version == "nile" else "base"]
    mix: Counter[str] = Counter()
    for part in VERSIONS[: VERSIONS.index(version) + 1]:
        mix.update(data["tiles"][part])
    return Components(
        fields={(column, row) for column in range(board["columns"]) for row in range(board["rows"])},
        sites=sorted(map(named, board["sites"]), key=reading),
        oases=set(map(named, board["oases"])),
        start={where: board["start"][name_of(where)] for where in sorted(map(named, board["start"]), key=reading)},
        scarab=set(map(named, board["scarab"])),
        nile=[named(name) for name in board["nile"]],
        printed_stairs=sorted(map(named, board["printed_stairs"]), key=reading),
        palms=list(board["palms"]),
        mix=mix,
        levels=dict(data["levels"]),
        foundations=dict(data["foundations"]),
    )


def symbols(tile: str) -> list[str]:
    """Return the one or two symbols of a tile."""
    return tile.split("-")


# ---------------------------------------------------------------------------------------------------------------------
# What stands on the table


@dataclass
class Site:
    """A site that has a foundation, and perhaps a pyramid on it."""

    foundation: int
    level: int = 0
    colour: str | None = None
    owner: int | None = None
    workers: int = 0


@dataclass
class Stack:
    """A stack of tiles; the order is known from the first search on, the top of an open one always."""

    tiles: int
    removed: bool = False
    searched: list[int] = field(default_factory=list)
    order: list[str] | None = None
    top: str | None = None


@dataclass
class Hand:
    """The tile of a seat, where it came from, and who knows it."""

    tile: str | None = None
    stack: int | None = None
    known: list[int] = field(default_factory=list)


@dataclass
class Ship:
    """Where a ship is, and which ship move of the game brought it there."""

    field: int = 0
    arrived: int = 0


def check_options(seats: int, chosen: dict[str, str]) -> None:
    """Refuse a mix of options that is not provided."""
    if seats not in WORKERS:
        raise ValueError(f"{seats} seats")
    if seats == 1 and (chosen["version"], chosen["symbol"], chosen["open_stacks"]) != ("base", "no", "no"):
        raise ValueError("one seat plays the base version without variants")
    if seats > 1 and chosen["task"] != "none":
        raise ValueError("a task needs one seat")


class Referee:
    """Knows the whole table and what is allowed on it."""

    def __init__(self, seats: int, options: dict[str, str], data: dict[str, Any]) -> None:
        self.chosen = {**DEFAULTS, **{key: value for key, value in options.items() if key != "board"}}
        check_options(seats, self.chosen)
        self.version = self.chosen["version"]
        self.seats = seats
        self.box = components(data, self.version)

        self.turn = 0
        self.turns = [0] * seats
        self.who: int | str | None = None
        self.ask = ""

        self.tiles: dict[Field, tuple[str, str]] = {}
        self.sites: dict[Field, Site] = {}
        self.enclosed: set[Field] = set()

        self.supply = [WORKERS[seats]] * seats
        self.gold = [0] * seats
        self.stones = [dict.fromkeys(COLOURS, 0) for _ in range(seats)]
        self.track = [0] * seats
        self.grave_goods = [0] * seats
        self.oases = [0] * seats
        self.ships = [Ship() for _ in range(seats)]
        self.cards: dict[str, int | None] = dict.fromkeys(CARDS)

        self.first_levels: dict[str, int] = dict(self.box.levels["5"])
        if self.chosen["white"] == "joker":
            self.first_levels["white"] = 0
        self.further_levels = {level: self.box.levels[str(LEVEL_VALUE[level])] for level in (2, 3, 4)}
        self.tops = [TOPS[seats]] * seats
        self.pile = dict(self.box.foundations)

        self.stacks = {number: Stack(STACK_SIZE[self.version]) for number in range(1, 9)}
        self.hands = [Hand() for _ in range(seats)]

        self.placed: Field | None = None
        self.row: str | None = None
        self.waiting: list[Field] = []
        self.equipping: list[Field] = []
        self.claimed: Field | None = None
        self.laying: Field | None = None
        self.enclosing: list[Field] = []
        self.extra: str | None = None
        self.building: str | None = None
        self.drawing_seat: int | None = None
        self.drawing_stack: int | None = None

        self.set_up()

    # -----------------------------------------------------------------------------------------------------------------
    # Questions

    def put(self, who: int | str | None, ask: str) -> None:
        """Put a question to a seat, to chance or (when the game is over) to nobody."""
        self.who = who
        self.ask = ask

    def deciding(self) -> list[int | str]:
        """Return who answers now."""
        return [] if self.who is None else [self.who]

    def options(self, seat: int) -> set[str]:
        """Return all codes with which a seat may answer now."""
        if self.who != seat:
            return set()
        if self.ask == "place":
            return self.place_codes(seat) | self.extra_codes(seat)
        if self.ask == "enclose":
            return {f"enclose {name_of(site)}" for site in self.enclosing}
        if self.ask == "row":
            return {f"row {row}" for row in ROWS} | self.extra_codes(seat)
        if self.ask == "equip":
            return self.equip_codes(seat)
        if self.ask == "send":
            return self.send_codes(seat) | self.extra_codes(seat)
        if self.ask == "pay":
            return {f"pay {colour}" for colour in COLOURS if self.stones[seat][colour] > 0}
        if self.ask == "extra":
            return self.done_codes(seat) | self.extra_codes(seat)
        if self.ask == "draw":
            return self.draw_codes(seat)
        if self.ask == "pick":
            return {f"pick {place}" for place in range(1, self.drawn_from().tiles + 1)}
        raise ValueError(f"unknown question {self.ask}")

    def chances(self) -> dict[str, int]:
        """Return what chance may answer now, each with its weight."""
        if self.who != "chance":
            return {}
        if self.ask == "foundation":
            return {f"foundation {value}": left for value, left in self.pile.items() if left > 0}
        if self.ask == "stack":
            return {f"stack {number}": 1 for number in self.first_stacks()}
        return {f"tile {tile}": left for tile, left in self.undecided().items() if left > 0}

    def play(self, who: int | str, code: str) -> None:
        """Carry out an answer and everything that follows from it by itself."""
        allowed = set(self.chances()) if who == "chance" else self.options(int(who))
        if code not in allowed:
            raise ValueError(f"{who} may not {code!r} at {self.who} {self.ask}")
        word, *words = code.split()
        if who == "chance":
            self.hear(words[0])
            return
        seat = self.turn
        if self.ask in ASKS_WITH_EXTRA_ACTIONS and word in {*EXTRA_ORDER, "build"}:
            self.act(seat, code)
            return
        self.extra = None
        if word == "place":
            self.place(seat, named(words[0]), words[1])
        elif word == "enclose":
            self.give_bonus(named(words[0]))
            self.settle_enclosures()
        elif word == "row":
            self.choose_row(seat, words[0])
        elif word == "equip":
            self.equip(seat, named(words[0]))
        elif word == "send":
            self.waiting.pop(0)
            self.put_worker(seat, named(words[0]))
            self.send_workers()
        elif word == "return":
            self.waiting.pop(0)
            self.supply[seat] += 1
            self.send_workers()
        elif word == "pay":
            self.pay(seat, words[0])
        elif word == "done":
            self.draw_a_tile()
        elif word == "draw":
            self.draw(seat, int(words[0]))
        elif word == "search":
            self.search(seat, int(words[0]))
        elif word == "pick":
            self.pick(seat, int(words[0]))

    def hear(self, word: str) -> None:
        """Carry out the answer of chance."""
        if self.ask == "start":
            self.lay_start_tile(word)
        elif self.ask == "foundation":
            self.lay_foundation(word)
        elif self.ask == "top":
            self.drawn_from().top = word
            self.drawing_stack = None
            self.after_the_draw()
        elif self.ask == "stack":
            self.drawing_stack = int(word)
            self.put("chance", "hand")
        elif self.ask == "hand":
            self.drawn_from().tiles -= 1
            self.take(word, [self.drawing_seat])
        elif self.ask == "search":
            self.look_at(word)

    def in_set_up(self) -> bool:
        """Tell whether no tile has been placed yet: chance asks in a turn only after the placing."""
        return self.placed is None

    # -----------------------------------------------------------------------------------------------------------------
    # The board

    def is_free(self, where: Field) -> bool:
        """Tell whether a tile may lie there and none does."""
        built_on = where in self.box.sites or where in self.box.oases or where in self.box.nile
        return where in self.box.fields and not built_on and where not in self.tiles

    def ahead(self, where: Field, direction: tuple[int, int]) -> list[Field]:
        """Return the fields from the next one to the edge in a direction."""
        column, row = where
        line = []
        while (column + direction[0], row + direction[1]) in self.box.fields:
            column, row = column + direction[0], row + direction[1]
            line.append((column, row))
        return line

    def first_site(self, where: Field, direction: tuple[int, int]) -> Field | None:
        """Return the first site straight ahead, empty or not, over whatever lies between."""
        for one in self.ahead(where, direction):
            if one in self.box.sites:
                return one
        return None

    def neighbours(self, where: Field) -> list[Field]:
        """Return the up to 8 fields around."""
        around = [(where[0] + across, where[1] + down) for across, down in EIGHT_DIRECTIONS]
        return [one for one in around if one in self.box.fields]

    def row_fields(self, where: Field, row: str) -> list[Field]:
        """Return the fields of the row through a field, ended by sites or the edge, in reading order."""
        across, down = ROWS[row]
        fields = [where]
        for direction in [(across, down), (-across, -down)]:
            for one in self.ahead(where, direction):
                if one in self.box.sites:
                    break
                fields.append(one)
        return sorted(fields, key=reading)

    # -----------------------------------------------------------------------------------------------------------------
    # Set-up

    def set_up(self) -> None:
        """Ask chance for what is still missing, or begin the first turn."""
        for where, stairs in self.box.start.items():
            if where not in self.tiles:
                self.drawing_stack = START_STACKS[len(self.tiles)]
                self.put("chance", "start")
                return
            site = self.first_site(where, STAIRS[stairs])
            if site is not None and site not in self.sites:
                self.ask_foundation(site)
                return
        for site in self.box.printed_stairs:
            if site not in self.sites:
                self.ask_foundation(site)
                return
        for number, stack in self.stacks.items():
            if self.is_open(number) and stack.top is None:
                self.ask_top(number)
                return
        for seat, hand in enumerate(self.hands):
            if hand.tile is None:
                self.drawing_seat = seat
                self.put("chance", "stack")
                return
        self.put(0, "place")

    def lay_start_tile(self, tile: str) -> None:
        """Lay the top of the next start stack on the next start field."""
        where = list(self.box.start)[len(self.tiles)]
        self.drawn_from().tiles -= 1
        self.drawing_stack = None
        self.tiles[where] = (tile, self.box.start[where])
        self.set_up()

    def ask_foundation(self, site: Field) -> None:
        """Have a foundation drawn for a site."""
        self.laying = site
        self.put("chance", "foundation")

    def lay_foundation(self, value: str) -> None:
        """Lay the foundation on its site."""
        assert self.laying is not None
        self.pile[value] -= 1
        self.sites[self.laying] = Site(int(value))
        self.laying = None
        if self.in_set_up():
            self.set_up()
        else:
            self.after_the_foundation()

    def first_stacks(self) -> list[int]:
        """Return the stacks from which a first tile may come: closed, and each for one seat only."""
        taken = [hand.stack for hand in self.hands]
        return [number for number in self.stacks if not self.is_open(number) and number not in taken]

    # -----------------------------------------------------------------------------------------------------------------
    # Placing a tile

    def directions(self, where: Field) -> list[str]:
        """Return the directions in which the stairs of a tile may point."""
        laying = []
        others = []
        for name, direction in STAIRS.items():
            site = self.first_site(where, direction)
            if site is None:
                continue
            if site == self.ahead(where, direction)[0] and site not in self.sites:
                laying.append(name)
            else:
                others.append(name)
        if laying and self.chosen["stairs"] == "beside":
            return laying
        return laying + others[:1]

    def has_its_symbol(self, seat: int, where: Field) -> bool:
        """Tell whether a field shows the symbol of the rack that the seat's tile came from."""
        return (where in self.box.scarab) == (self.hands[seat].stack not in SPHINX_STACKS)

    def symbol_price(self, seat: int, where: Field) -> int:
        """Return what placing there costs in the symbol variant."""
        if self.chosen["symbol"] == "no" or self.has_its_symbol(seat, where):
            return 0
        if any(self.is_free(one) and self.has_its_symbol(seat, one) for one in self.box.fields):
            return OTHER_SYMBOL_PRICE
        return 0

    def place_codes(self, seat: int) -> set[str]:
        """Return the ways to place the tile in hand."""
        codes = set()
        for where in self.box.fields:
            if self.is_free(where) and self.symbol_price(seat, where) <= self.gold[seat]:
                for stairs in self.directions(where):
                    codes.add(f"place {name_of(where)} {stairs}")
        return codes

    def place(self, seat: int, where: Field, stairs: str) -> None:
        """Place the tile in hand; stairs directly at an empty site lay a foundation."""
        self.gold[seat] -= self.symbol_price(seat, where)
        tile = self.hands[seat].tile
        assert tile is not None
        self.tiles[where] = (tile, stairs)
        self.hands[seat] = Hand()
        self.placed = where
        if self.version != "base":
            self.note_enclosed_sites()
        beside = self.ahead(where, STAIRS[stairs])[0]
        if beside in self.box.sites and beside not in self.sites and sum(self.pile.values()) > 0:
            self.ask_foundation(beside)
        else:
            self.after_the_foundation()

    def after_the_foundation(self) -> None:
        """Go on with the enclosures, or with the row."""
        if self.chosen["enclosure"] == "placing":
            self.settle_enclosures()
        else:
            self.put(self.turn, "row")

    # -----------------------------------------------------------------------------------------------------------------
    # Foundation or pyramid completely enclosed

    def note_enclosed_sites(self) -> None:
        """Note the sites around which no field is free any more."""
        for site in self.box.sites:
            if site not in self.enclosed and not any(self.is_free(one) for one in self.neighbours(site)):
                self.enclosed.add(site)
                self.enclosing.append(site)

    def owner(self, site: Field) -> int | None:
        """Return the seat that has a site."""
        return self.sites[site].owner if site in self.sites else None

    def settle_enclosures(self) -> None:
        """Give the bonuses; where two seats sail for them, the seat whose turn it is chooses the order."""
        for site in list(self.enclosing):
            by_the_nile = any(one in self.box.nile for one in self.neighbours(site))
            if self.owner(site) is None or not by_the_nile:
                self.give_bonus(site)
        if len({self.owner(site) for site in self.enclosing}) > 1:
            self.put(self.turn, "enclose")
            return
        for site in list(self.enclosing):
            self.give_bonus(site)
        if self.row is None:
            self.put(self.turn, "row")
        else:
            self.ask_extra()

    def give_bonus(self, site: Field) -> None:
        """Give the owner once more what is shown around: never stones and workers."""
        self.enclosing.remove(site)
        seat = self.owner(site)
        if seat is None:
            return
        shown = self.shown_on(self.neighbours(site))
        self.move_marker(seat, shown["eye"])
        self.grave_goods[seat] += shown["grave"]
        self.gold[seat] += shown["coin"]
        if self.version == "nile":
            self.oases[seat] += shown["oasis"] + shown["printed oasis"]
            self.gold[seat] += shown["printed oasis"]
            self.sail(seat, shown["nile"])
        elif self.chosen["oasis_gold"] == "yes":
            self.gold[seat] += shown["printed oasis"]

    def shown_on(self, fields: list[Field]) -> Counter[str]:
        """Count the symbols of the tiles, the printed oases and the Nile fields."""
        shown: Counter[str] = Counter()
        for where in fields:
            if where in self.tiles:
                shown.update(symbols(self.tiles[where][0]))
            if where in self.box.oases:
                shown["printed oasis"] += 1
            if where in self.box.nile:
                shown["nile"] += 1
        return shown

    def move_marker(self, seat: int, steps: int) -> None:
        """Move on the Horus track; every coin that is reached or passed gives 2 gold."""
        for _ in range(steps):
            self.track[seat] += 1
            if self.track[seat] % COIN_EVERY == 0:
                self.gold[seat] += COIN_GOLD

    def sail(self, seat: int, steps: int) -> None:
        """Move a ship, at most to the last field of the Nile."""
        ship = self.ships[seat]
        steps = min(steps, len(self.box.nile) - 1 - ship.field)
        if steps > 0:
            ship.field += steps
            ship.arrived = 1 + max(one.arrived for one in self.ships)

    # -----------------------------------------------------------------------------------------------------------------
    # Choosing, equipping and activating a row

    def choose_row(self, seat: int, row: str) -> None:
        """Put workers on all tiles of the row that show one, as far as the supply reaches."""
        assert self.placed is not None
        self.row = row
        fields = self.row_fields(self.placed, row)
        shows_worker = [one for one in fields if one in self.tiles and "worker" in symbols(self.tiles[one][0])]
        if self.supply[seat] >= len(shows_worker):
            self.supply[seat] -= len(shows_worker)
            self.waiting = shows_worker
            self.activate(seat)
        elif self.supply[seat] == 0:
            self.activate(seat)
        else:
            self.equipping = shows_worker
            self.put(seat, "equip")

    def equip_codes(self, seat: int) -> set[str]:
        """Return the tiles after which enough others are left for the rest of the supply."""
        codes = set()
        for number, where in enumerate(self.equipping):
            later = len(self.equipping) - number - 1
            if later >= self.supply[seat] - 1:
                codes.add(f"equip {name_of(where)}")
        return codes

    def equip(self, seat: int, where: Field) -> None:
        """Put a worker on a tile; the next goes on a later one."""
        self.supply[seat] -= 1
        self.waiting.append(where)
        self.equipping = self.equipping[self.equipping.index(where) + 1 :]
        if self.supply[seat] == 0:
            self.equipping = []
            self.activate(seat)

    def activate(self, seat: int) -> None:
        """Take what the row shows: oases, eyes, grave goods, coins, the Nile, stones; then the workers move."""
        assert self.placed is not None
        assert self.row is not None
        shown = self.shown_on(self.row_fields(self.placed, self.row))
        self.gold[seat] += shown["printed oasis"]
        if self.version == "nile":
            self.oases[seat] += shown["printed oasis"]
        if self.version == "base":
            self.gold[seat] += shown["eye"]
        else:
            self.move_marker(seat, shown["eye"])
        self.grave_goods[seat] += shown["grave"]
        self.gold[seat] += shown["coin"]
        self.oases[seat] += shown["oasis"]
        self.sail(seat, shown["nile"])
        for colour in COLOURS:
            self.stones[seat][colour] += shown[colour]
        self.send_workers()

    # -----------------------------------------------------------------------------------------------------------------
    # Sending the workers

    def is_filled(self, where: Field) -> bool:
        """Tell whether a worker may walk over a field."""
        return where in self.tiles or where in self.box.oases or where in self.box.nile

    def in_reach(self, where: Field) -> list[Field]:
        """Return the sites that are the first in one of 8 directions, with no gap before them."""
        reached = []
        for direction in EIGHT_DIRECTIONS:
            for one in self.ahead(where, direction):
                if one in self.box.sites:
                    reached.append(one)
                    break
                if not self.is_filled(one):
                    break
        return reached

    def is_allowed(self, seat: int, where: Field) -> bool:
        """Tell whether a seat's workers may stand on a site, however many are there already."""
        if where not in self.sites:
            return False
        site = self.sites[where]
        if self.chosen["task"] == "3" and site.level == TOP_LEVEL - 1:
            return False
        if site.owner == seat:
            return True
        if site.owner is not None:
            return False
        in_first_turn = self.turns[seat] == 0
        return not in_first_turn or self.claimed in {None, where}

    def may_go(self, seat: int, where: Field) -> bool:
        """Tell whether one more worker of a seat may go to a site."""
        return self.is_allowed(seat, where) and self.sites[where].workers < ROOM

    def put_worker(self, seat: int, where: Field) -> None:
        """Put a worker on a site."""
        site = self.sites[where]
        if site.owner is None and self.turns[seat] == 0:
            self.claimed = where
        site.owner = seat
        site.workers += 1

    def send_workers(self) -> None:
        """Ask where the next worker goes; one that can go nowhere returns."""
        seat = self.turn
        while self.waiting and not any(self.is_allowed(seat, site) for site in self.in_reach(self.waiting[0])):
            self.waiting.pop(0)
            self.supply[seat] += 1
        if self.waiting:
            self.put(seat, "send")
        else:
            self.settle_enclosures()

    def send_codes(self, seat: int) -> set[str]:
        """Return where the next worker may go."""
        sites = [site for site in self.in_reach(self.waiting[0]) if self.may_go(seat, site)]
        return {f"send {name_of(site)}" for site in sites} | {"return"}

    # -----------------------------------------------------------------------------------------------------------------
    # Extra actions

    def extra_codes(self, seat: int) -> set[str]:
        """Return the extra actions that are possible and not too late in their order."""
        codes = self.recall_codes(seat) | self.swap_codes(seat) | self.gold_codes(seat) | self.card_codes(seat)
        order_binds = self.extra is not None and not (self.ask == "extra" and self.limit_exceeded(seat))
        if order_binds:
            assert self.extra is not None
            codes = {code for code in codes if self.place_in_order(code) >= self.place_in_order(self.extra)}
        return codes | self.build_codes(seat)

    def place_in_order(self, code: str) -> tuple[int, ...]:
        """Return what sorts extra actions: the kind, then the site or the colours."""
        kind, *words = code.split()
        if kind in {"recall", "hire"}:
            return EXTRA_ORDER.index(kind), *reading(named(words[0]))
        if kind == "swap":
            return EXTRA_ORDER.index(kind), COLOURS.index(words[0]), COLOURS.index(words[1])
        return (EXTRA_ORDER.index(kind),)

    def recall_codes(self, seat: int) -> set[str]:
        """A worker may be taken back at any time, but the last one stays on a pyramid."""
        codes = set()
        for where, site in self.sites.items():
            staying = 1 if site.level > 0 else 0
            if site.owner == seat and site.workers > staying:
                codes.add(f"recall {name_of(where)}")
        return codes

    def swap_codes(self, seat: int) -> set[str]:
        """Any 2 stones become 1 white stone."""
        codes = set()
        have = self.stones[seat]
        for number, first in enumerate(COLOURS):
            if have[first] >= 2:
                codes.add(f"swap {first} {first}")
            for second in COLOURS[number + 1 :]:
                if have[first] >= 1 and have[second] >= 1:
                    codes.add(f"swap {first} {second}")
        return codes

    def gold_codes(self, seat: int) -> set[str]:
        """What gold can buy: a stone, a worker, a step of grave goods (at the end of the turn) or of the ship."""
        codes = set()
        gold = self.gold[seat]
        if gold >= STONE_PRICE:
            codes.add("buy")
        if gold >= WORKER_PRICE and self.supply[seat] > 0:
            codes |= {f"hire {name_of(site)}" for site in self.sites if self.may_go(seat, site)}
        if self.ask == "extra" and self.version in {"horus", "nile"} and gold >= GRAVE_PRICE:
            codes.add("grave")
        at_the_end = self.ships[seat].field == len(self.box.nile) - 1
        in_time = self.ask in {"place", "extra"} or len(self.enclosing) > 0
        if in_time and self.version == "nile" and gold >= SAIL_PRICE and not at_the_end:
            codes.add("sail")
        return codes

    def card_codes(self, seat: int) -> set[str]:
        """One strategy card in the game, for as much gold as coins were reached on the Horus track."""
        price = self.track[seat] // COIN_EVERY
        if self.version != "nile" or price == 0 or self.gold[seat] < price or seat in self.cards.values():
            return set()
        return {f"card {card}" for card, holder in self.cards.items() if holder is None}

    def build_codes(self, seat: int) -> set[str]:
        """With 3 own workers on a site the next level may be built."""
        codes = set()
        for where, site in self.sites.items():
            if site.owner != seat or site.workers < ROOM:
                continue
            if site.level == 0:
                for colour in COLOURS:
                    if self.first_level_left(colour) and self.can_pay_first_level(seat, colour):
                        codes.add(f"build {name_of(where)} {colour}")
            elif self.level_left(seat, site.level + 1) and self.can_pay(seat, site):
                codes.add(f"build {name_of(where)}")
        return codes

    def first_level_left(self, colour: str) -> bool:
        """Tell whether a first level of a colour is left."""
        if self.chosen["levels"] == "unlimited":
            return colour != "white" or self.chosen["white"] == "colour"
        return self.first_levels[colour] > 0

    def level_left(self, seat: int, level: int) -> bool:
        """Tell whether a piece of one of the levels 2 to 5 is left."""
        if level > TOP_LEVEL:
            return False
        if level == TOP_LEVEL:
            return self.chosen["task"] != "3" and self.tops[seat] > 0
        return self.chosen["levels"] == "unlimited" or self.further_levels[level] > 0

    def can_pay_first_level(self, seat: int, colour: str) -> bool:
        """The first level costs any stone, or one that matches."""
        have = self.stones[seat]
        if self.chosen["first_stone"] == "any":
            return sum(have.values()) > 0
        return have[colour] + have["white"] > 0

    def can_pay(self, seat: int, site: Site) -> bool:
        """Level 2 costs 2 stones of the pyramid's colour, and so on; white stones are jokers."""
        assert site.colour is not None
        have = self.stones[seat]
        jokers = have["white"] if site.colour != "white" else 0
        return have[site.colour] + jokers >= site.level + 1

    def act(self, seat: int, code: str) -> None:
        """Carry out an extra action and put the question again."""
        kind, *words = code.split()
        self.extra = None if kind == "build" else code
        if kind == "recall":
            self.recall(seat, named(words[0]))
        elif kind == "swap":
            self.stones[seat][words[0]] -= 1
            self.stones[seat][words[1]] -= 1
            self.stones[seat]["white"] += 1
        elif kind == "buy":
            self.gold[seat] -= STONE_PRICE
            self.stones[seat]["white"] += 1
        elif kind == "hire":
            self.gold[seat] -= WORKER_PRICE
            self.supply[seat] -= 1
            self.put_worker(seat, named(words[0]))
        elif kind == "card":
            self.gold[seat] -= self.track[seat] // COIN_EVERY
            self.cards[words[0]] = seat
        elif kind == "grave":
            self.gold[seat] -= GRAVE_PRICE
            self.grave_goods[seat] += 1
        elif kind == "sail":
            self.gold[seat] -= SAIL_PRICE
            self.sail(seat, 1)
        elif len(words) == 2:
            self.begin_first_level(seat, code)
            return
        else:
            self.build_further_level(seat, self.sites[named(words[0])])
        self.go_on()

    def go_on(self) -> None:
        """Go on with the turn where an extra action or a payment has interrupted it."""
        if self.task_is_solved_at_once():
            self.put(None, "over")
        elif self.placed is None:
            self.put(self.turn, "place")
        elif self.row is None:
            self.put(self.turn, "row")
        elif self.waiting:
            self.send_workers()
        else:
            self.ask_extra()

    def recall(self, seat: int, where: Field) -> None:
        """Take a worker back; a foundation without workers belongs to nobody."""
        site = self.sites[where]
        site.workers -= 1
        self.supply[seat] += 1
        if site.workers == 0:
            site.owner = None

    def begin_first_level(self, seat: int, code: str) -> None:
        """Pay for a first level, with a question if there is a choice of stones."""
        colour = code.split()[2]
        have = [one for one in COLOURS if self.stones[seat][one] > 0]
        self.building = code
        if self.chosen["first_stone"] == "matching":
            self.pay(seat, colour if colour in have else "white")
        elif len(have) == 1:
            self.pay(seat, have[0])
        else:
            self.put(seat, "pay")

    def pay(self, seat: int, stone: str) -> None:
        """Give up the stone and build the first level in the chosen colour."""
        assert self.building is not None
        _, where, colour = self.building.split()
        self.building = None
        self.stones[seat][stone] -= 1
        if self.chosen["levels"] == "limited":
            self.first_levels[colour] -= 1
        site = self.sites[named(where)]
        site.colour = colour
        self.raise_pyramid(seat, site)
        self.go_on()

    def build_further_level(self, seat: int, site: Site) -> None:
        """Pay for and build one of the levels 2 to 5."""
        assert site.colour is not None
        level = site.level + 1
        for _ in range(level):
            stone = site.colour if self.stones[seat][site.colour] > 0 else "white"
            self.stones[seat][stone] -= 1
        if level == TOP_LEVEL:
            self.tops[seat] -= 1
        elif self.chosen["levels"] == "limited":
            self.further_levels[level] -= 1
        self.raise_pyramid(seat, site)

    def raise_pyramid(self, seat: int, site: Site) -> None:
        """Add the level; one worker stays on the pyramid, the others return."""
        site.level += 1
        finished = self.chosen["task"] == "3" and site.level == TOP_LEVEL - 1
        staying = 0 if finished and self.chosen["finished"] == "none" else 1
        self.supply[seat] += site.workers - staying
        site.workers = staying

    # -----------------------------------------------------------------------------------------------------------------
    # The end of a turn

    def limit_exceeded(self, seat: int) -> bool:
        """At most 7 stones and 4 gold may be kept; a fifth gold pays for a search."""
        closed_left = any(not self.is_open(number) for number in self.stacks_left())
        most_gold = MOST_GOLD + SEARCH_PRICE if closed_left else MOST_GOLD
        return sum(self.stones[seat].values()) > MOST_STONES or self.gold[seat] > most_gold

    def done_codes(self, seat: int) -> set[str]:
        """A turn may be ended within the limits."""
        return set() if self.limit_exceeded(seat) else {"done"}

    def ask_extra(self) -> None:
        """Ask for the last extra actions, unless there is nothing to choose."""
        self.put(self.turn, "extra")
        if self.options(self.turn) == {"done"}:
            self.draw_a_tile()

    def is_open(self, number: int) -> bool:
        """Tell whether the top of a stack lies face up."""
        return self.chosen["open_stacks"] == "yes" and number in OPEN_STACKS

    def stacks_left(self) -> list[int]:
        """Return the stacks that are not removed."""
        return [number for number, stack in self.stacks.items() if not stack.removed]

    def drawn_from(self) -> Stack:
        """Return the stack that is drawn from, searched or turned up."""
        assert self.drawing_stack is not None
        return self.stacks[self.drawing_stack]

    def draw_a_tile(self) -> None:
        """Ask for the stack of the next tile, if a stack is left."""
        self.extra = None
        if self.stacks_left():
            self.put(self.turn, "draw")
        else:
            self.end_turn()

    def draw_codes(self, seat: int) -> set[str]:
        """The top of any stack, or for 1 gold any tile of a closed one; gold above 4 must be spent so."""
        codes = set()
        for number in self.stacks_left():
            if self.gold[seat] <= MOST_GOLD:
                codes.add(f"draw {number}")
            if self.gold[seat] >= SEARCH_PRICE and not self.is_open(number):
                codes.add(f"search {number}")
        return codes

    def draw(self, seat: int, number: int) -> None:
        """Take the top tile; chance tells it unless it is known."""
        stack = self.stacks[number]
        self.drawing_seat = seat
        self.drawing_stack = number
        if self.is_open(number):
            assert stack.top is not None
            tile, stack.top = stack.top, None
            stack.tiles -= 1
            self.take(tile, list(range(self.seats)))
        elif stack.order is not None:
            stack.tiles -= 1
            self.take(stack.order.pop(0), [seat, *stack.searched])
        else:
            self.put("chance", "hand")

    def search(self, seat: int, number: int) -> None:
        """Pay and look through a closed stack."""
        self.gold[seat] -= SEARCH_PRICE
        self.drawing_seat = seat
        self.drawing_stack = number
        stack = self.stacks[number]
        stack.searched = sorted({*stack.searched, seat})
        if stack.order is None:
            stack.order = []
            self.put("chance", "search")
        else:
            self.put(seat, "pick")

    def look_at(self, tile: str) -> None:
        """See the next tile of the stack that is searched."""
        stack = self.drawn_from()
        assert stack.order is not None
        stack.order.append(tile)
        if len(stack.order) == stack.tiles:
            self.put(self.drawing_seat, "pick")

    def pick(self, seat: int, place: int) -> None:
        """Take a tile out of the searched stack; the others keep their order."""
        stack = self.drawn_from()
        assert stack.order is not None
        stack.tiles -= 1
        self.take(stack.order.pop(place - 1), [seat, *stack.searched])

    def take(self, tile: str, known: list[Any]) -> None:
        """Take a tile into the hand; its stack is removed at its number, or the next open tile is turned up."""
        assert self.drawing_seat is not None
        assert self.drawing_stack is not None
        self.hands[self.drawing_seat] = Hand(tile, self.drawing_stack, sorted(set(known)))
        number = self.drawing_stack
        self.drawing_seat = None
        self.drawing_stack = None
        if self.stacks[number].tiles <= REMOVED_AT[self.version][self.seats]:
            self.stacks[number].removed = True
        elif self.is_open(number):
            self.ask_top(number)
            return
        self.after_the_draw()

    def ask_top(self, number: int) -> None:
        """Have the top of an open stack turned up."""
        self.drawing_stack = number
        self.put("chance", "top")

    def after_the_draw(self) -> None:
        """Go on with the set-up, or end the turn."""
        if self.in_set_up():
            self.set_up()
        else:
            self.end_turn()

    def end_turn(self) -> None:
        """The next seat has its turn; without a tile the game is over."""
        self.turns[self.turn] += 1
        self.placed = None
        self.row = None
        self.claimed = None
        if self.chosen["end"] == "at-once" and self.version != "base" and not self.stacks_left():
            self.put(None, "over")
            return
        self.turn = (self.turn + 1) % self.seats
        if self.hands[self.turn].tile is None:
            self.put(None, "over")
        else:
            self.put(self.turn, "place")

    # -----------------------------------------------------------------------------------------------------------------
    # Which tiles are where

    def undecided(self) -> Counter[str]:
        """Count the tiles that chance has not told yet."""
        left = self.box.mix.copy()
        left.subtract(tile for tile, _ in self.tiles.values())
        left.subtract(hand.tile for hand in self.hands if hand.tile is not None)
        for stack in self.stacks.values():
            left.subtract(stack.order or [])
            left.subtract([] if stack.top is None else [stack.top])
        return left

    def unseen(self) -> Counter[str]:
        """Count the tiles that have not lain face up before everybody: on the board or on top of an open stack."""
        left = self.box.mix.copy()
        left.subtract(tile for tile, _ in self.tiles.values())
        left.subtract(stack.top for stack in self.stacks.values() if stack.top is not None)
        for hand in self.hands:
            if hand.tile is not None and hand.stack is not None and self.is_open(hand.stack):
                left[hand.tile] -= 1
        return left

    # -----------------------------------------------------------------------------------------------------------------
    # Points

    def own_sites(self, seat: int) -> list[Site]:
        """Return the foundations and pyramids of a seat."""
        return [site for site in self.sites.values() if site.owner == seat]

    def levels_of(self, seat: int) -> list[int]:
        """Return the levels of a seat's pyramids, the highest first."""
        return sorted((site.level for site in self.own_sites(seat) if site.level > 0), reverse=True)

    def palms(self, seat: int) -> int:
        """Count the palms that the ship has reached."""
        return sum(1 for palm in self.box.palms if palm <= self.ships[seat].field)

    def points(self) -> dict[str, list[int]]:
        """Return the points by source and seat, as if the game ended now."""
        points = {source: [0] * self.seats for source in SOURCES}
        for seat in range(self.seats):
            foundations = [site.foundation for site in self.own_sites(seat) if site.level == 0]
            points["foundations"][seat] = sum(foundations)
            points["pyramids"][seat] = sum(LEVEL_VALUE[level] for level in self.levels_of(seat))
            points["stones"][seat] = sum(self.stones[seat].values())
            points["gold"][seat] = self.gold[seat]
            if self.version == "nile":
                points["oases"][seat] = self.oases[seat] * max(self.levels_of(seat), default=0)
                points["nile"][seat] = len(self.own_sites(seat)) * self.palms(seat)
        if self.version in {"horus", "nile"}:
            points["track"] = list(self.track)
            points["grave_goods"] = grave_good_points(self.grave_goods)
        if self.version == "nile":
            points["cards"] = self.card_points()
        return points

    def card_points(self) -> list[int]:
        """20 points for a task that is fulfilled with its card, 10 without."""
        points = [0] * self.seats
        for card, seat in self.fulfilled().items():
            if seat is not None:
                points[seat] += CARD_BOUGHT if self.cards[card] == seat else CARD_NOT_BOUGHT
        return points

    def fulfilled(self) -> dict[str, int | None]:
        """Return who fulfils the task of each card."""
        everybody = range(self.seats)
        ships = [(ship.field, -ship.arrived) for ship in self.ships]
        three_highest = [tuple([*self.levels_of(seat), 0, 0, 0][:3]) for seat in everybody]
        return {
            "grave-goods": single_best(self.grave_goods),
            "horus-eyes": single_best(self.track),
            "oases": single_best(self.oases),
            "nile": single_best(ships) if max(ships)[0] > 0 else None,
            "highest-pyramid": single_best(three_highest),
            "most-pyramids": single_best([len(self.own_sites(seat)) for seat in everybody]),
        }

    def scores(self) -> list[int]:
        """Return everybody's points."""
        return [sum(points) for points in zip(*self.points().values(), strict=True)]

    def winners(self) -> list[int]:
        """Return who has won a game that is over."""
        if self.ask != "over":
            return []
        scores = self.scores()
        if self.chosen["task"] == "none":
            return [seat for seat in range(self.seats) if scores[seat] == max(scores)]
        solved = scores[0] > 275 if self.chosen["task"] == "2" else self.task_is_solved_at_once()
        return [0] if solved else []

    def task_is_solved_at_once(self) -> bool:
        """Task 1 is four pyramids of value 60, task 3 six of value 35 in different colours."""
        if self.chosen["task"] == "1":
            return self.levels_of(0).count(TOP_LEVEL) >= 4
        if self.chosen["task"] == "3":
            return len({site.colour for site in self.own_sites(0) if site.level == TOP_LEVEL - 1}) >= 6
        return False

    # -----------------------------------------------------------------------------------------------------------------
    # The table

    def table(self) -> Table:
        """Return the whole table, nothing hidden."""
        unseen = self.unseen()
        return {
            "turn": self.turn,
            "turns": list(self.turns),
            "decide": {"seat": self.who, "ask": self.ask},
            "tiles": {name_of(where): " ".join(self.tiles[where]) for where in sorted(self.tiles, key=reading)},
            "sites": {name_of(where): vars(self.sites[where]).copy() for where in sorted(self.sites, key=reading)},
            "enclosed": names(self.enclosed),
            "supply": list(self.supply),
            "gold": list(self.gold),
            "stones": [dict(stones) for stones in self.stones],
            "track": list(self.track),
            "grave_goods": list(self.grave_goods),
            "oases": list(self.oases),
            "ships": [vars(ship).copy() for ship in self.ships],
            "cards": dict(self.cards),
            "levels": {
                "5": dict(self.first_levels),
                "10": self.further_levels[2],
                "20": self.further_levels[3],
                "35": self.further_levels[4],
            },
            "tops": list(self.tops),
            "foundations": dict(self.pile),
            "stacks": [
                {
                    "tiles": stack.tiles,
                    "removed": stack.removed,
                    "searched": list(stack.searched),
                    "order": [*(stack.order or []), *[None] * (stack.tiles - len(stack.order or []))],
                    "top": stack.top,
                }
                for stack in self.stacks.values()
            ],
            "unseen": {tile: unseen[tile] for tile in unseen if unseen[tile] > 0},
            "hands": [{"tile": hand.tile, "stack": hand.stack, "known": list(hand.known)} for hand in self.hands],
            "placed": None if self.placed is None else name_of(self.placed),
            "row": self.row,
            "waiting": [name_of(where) for where in self.waiting],
            "equipping": [name_of(where) for where in self.equipping],
            "claimed": None if self.claimed is None else name_of(self.claimed),
            "laying": None if self.laying is None else name_of(self.laying),
            "enclosing": [name_of(where) for where in self.enclosing],
            "extra": self.extra,
            "building": self.building,
            "drawing": {"seat": self.drawing_seat, "stack": self.drawing_stack},
            "points": self.points(),
            "rows": self.prospects(),
        }

    def prospects(self) -> Table:
        """Return what each row would bring, while one is asked for."""
        if self.ask != "row" or self.placed is None:
            return {}
        return {row: self.prospect(self.turn, self.row_fields(self.placed, row)) for row in ROWS}

    def prospect(self, seat: int, fields: list[Field]) -> Table:
        """Return what a row would bring a seat."""
        shown = self.shown_on(fields)
        is_base = self.version == "base"
        gold = shown["printed oasis"] + shown["coin"] + (shown["eye"] if is_base else 0)
        for step in range(0 if is_base else shown["eye"]):
            gold += COIN_GOLD if (self.track[seat] + step + 1) % COIN_EVERY == 0 else 0
        way_left = len(self.box.nile) - 1 - self.ships[seat].field
        return {
            "fields": [name_of(where) for where in fields],
            "workers": min(shown["worker"], self.supply[seat]),
            "stones": {colour: shown[colour] for colour in COLOURS if shown[colour]},
            "gold": gold,
            "track": 0 if is_base else shown["eye"],
            "grave_goods": shown["grave"],
            "oases": shown["oasis"] + (shown["printed oasis"] if self.version == "nile" else 0),
            "ships": min(shown["nile"], way_left) if shown["nile"] else 0,
        }

    @classmethod
    def from_table(cls, seats: int, options: dict[str, str], data: dict[str, Any], table: Table) -> Referee:
        """Return a referee of a game that has come to a table; what can be counted (unseen, points) is not read."""
        self = cls(seats, options, data)
        self.turn = table["turn"]
        self.turns = list(table["turns"])
        self.put(table["decide"]["seat"], table["decide"]["ask"])
        self.tiles = {named(name): (text.split()[0], text.split()[1]) for name, text in table["tiles"].items()}
        self.sites = {named(name): Site(**site) for name, site in table["sites"].items()}
        self.enclosed = set(map(named, table["enclosed"]))
        self.supply = list(table["supply"])
        self.gold = list(table["gold"])
        self.stones = [dict(stones) for stones in table["stones"]]
        self.track = list(table["track"])
        self.grave_goods = list(table["grave_goods"])
        self.oases = list(table["oases"])
        self.ships = [Ship(**ship) for ship in table["ships"]]
        self.cards = dict(table["cards"])
        self.first_levels = dict(table["levels"]["5"])
        self.further_levels = {level: table["levels"][str(LEVEL_VALUE[level])] for level in (2, 3, 4)}
        self.tops = list(table["tops"])
        self.pile = dict(table["foundations"])
        for number, stack in enumerate(table["stacks"], start=1):
            order = [tile for tile in stack["order"] if tile is not None] if stack["searched"] else None
            self.stacks[number] = Stack(stack["tiles"], stack["removed"], list(stack["searched"]), order, stack["top"])
        self.hands = [Hand(hand["tile"], hand["stack"], list(hand["known"])) for hand in table["hands"]]
        self.placed = None if table["placed"] is None else named(table["placed"])
        self.row = table["row"]
        self.waiting = list(map(named, table["waiting"]))
        self.equipping = list(map(named, table["equipping"]))
        self.claimed = None if table["claimed"] is None else named(table["claimed"])
        self.laying = None if table["laying"] is None else named(table["laying"])
        self.enclosing = list(map(named, table["enclosing"]))
        self.extra = table["extra"]
        self.building = table["building"]
        self.drawing_seat = table["drawing"]["seat"]
        self.drawing_stack = table["drawing"]["stack"]
        return self


def names(fields: set[Field]) -> list[str]:
    """Return the names of fields in reading order."""
    return [name_of(where) for where in sorted(fields, key=reading)]


def grave_good_points(goods: list[int]) -> list[int]:
    """As many points as grave goods, and the difference to everybody who has fewer."""
    return [mine + sum(mine - other for other in goods if other < mine) for mine in goods]


def single_best(values: list[Any]) -> int | None:
    """Return the seat that has more than all others, or nobody."""
    return values.index(max(values)) if values.count(max(values)) == 1 else None
