"""A written position: the documented table back into a State, refused when its pieces do not add up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NoReturn

from saqqara.core.contract import CHANCE
from saqqara.core.kernel import plain_record
from saqqara.games.terra_pyramides.actions import catalogue
from saqqara.games.terra_pyramides.components import fill
from saqqara.games.terra_pyramides.names import (
    CARD_NAMES,
    COLOUR_NAMES,
    FIELD_NAMES,
    KIND_NAMES,
    LINE_NAMES,
    WAY_NAMES,
)
from saqqara.games.terra_pyramides.position import ask_name
from saqqara.games.terra_pyramides.rules.chance import exclude_known
from saqqara.games.terra_pyramides.rules.course import START_STACKS
from saqqara.games.terra_pyramides.rules.enclosure import is_surrounded
from saqqara.games.terra_pyramides.rules.stacks import is_open
from saqqara.games.terra_pyramides.table import State
from saqqara.games.terra_pyramides.things import (
    BUILD,
    BUILD_FIRST,
    COLOURS,
    FIELDS,
    FULL,
    HALF,
    MOST_LEVELS,
    NONE,
    PAY,
    RECALL,
    SEATS,
    SITES,
    STACKS,
    Ask,
    Version,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from saqqara.core.game import Setup, Table

MOST: Final = 99  # of anything that is only counted
ROW_TILES: Final = 4
OWN_TURN: Final = (Ask.PLACE, Ask.ENCLOSE, Ask.ROW, Ask.EQUIP, Ask.SEND, Ask.PAY, Ask.EXTRA, Ask.DRAW, Ask.PICK)
AFTER_PLACING: Final = (Ask.ENCLOSE, Ask.ROW, Ask.EQUIP, Ask.SEND, Ask.EXTRA, Ask.DRAW, Ask.PICK, Ask.SEARCH)
AFTER_ROW: Final = (Ask.EQUIP, Ask.SEND, Ask.EXTRA, Ask.DRAW, Ask.PICK, Ask.SEARCH)
KEYS: Final = (
    "turn", "turns", "decide", "tiles", "sites", "enclosed", "supply", "gold", "stones", "track", "grave_goods",
    "oases", "ships", "cards", "levels", "tops", "foundations", "stacks", "unseen", "hands", "placed", "row",
    "waiting", "equipping", "claimed", "laying", "enclosing", "extra", "building", "drawing", "points",
    "rows", "board",
)  # fmt: skip


def restore(table: Table, setup: Setup) -> Any:
    """Make a State out of a written table; ValueError says which pieces do not add up."""
    c = fill(setup)
    for key in table:
        if key not in KEYS:
            _refuse(f"there is no {key!r} on the table; known are {', '.join(sorted(KEYS))}")
    for key in ("tiles", "hands"):
        if key not in table:
            _refuse(f"{key!r} is missing")
    s = plain_record(State)
    try:
        _restore_board(s, c, table)
        _restore_turn(s, c, table)
        _restore_seats(s, c, table)
        _restore_pieces(s, c, table)
        _restore_tiles(s, c, table)
        _restore_question(s, c, table)
    except (TypeError, KeyError, AttributeError, IndexError) as error:
        _refuse(f"it is not written as documented ({error})")
    return s


def _refuse(reason: str) -> NoReturn:
    msg = f"the position cannot be: {reason}"
    raise ValueError(msg)


def _number(value: Any, low: int, high: int, what: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        _refuse(f"{what} is {value!r}, not a number from {low} to {high}")
    return int(value)


def _by_seat(table: Table, key: str, c: Any, high: int, default: Sequence[int]) -> list[int]:
    values = table.get(key, list(default[: c.seats]))
    if not isinstance(values, list) or len(values) != c.seats:
        _refuse(f"{key} needs {c.seats} entries, one a seat")
    return [_number(value, 0, high, key) for value in values] + [0] * (SEATS - c.seats)


def _seat_or_none(value: Any, c: Any, what: str) -> int:
    return NONE if value is None else _number(value, 0, c.seats - 1, what)


def _name(names: tuple[str, ...], value: Any, what: str) -> int:
    if value not in names:
        _refuse(f"{what} {value!r} is none of {', '.join(names)}")
    return names.index(value)


def _name_or_none(names: tuple[str, ...], value: Any, what: str) -> int:
    return NONE if value is None else _name(names, value, what)


def _site(c: Any, value: Any, what: str) -> int:
    field = _name(FIELD_NAMES, value, what)
    if c.site_at[field] == NONE:
        _refuse(f"{what}: {value} is no site")
    return int(c.site_at[field])


def _sites(c: Any, values: Any, what: str) -> int:
    return sum(1 << _site(c, value, what) for value in set(values))


# -- Board and sites --------------------------------------------------------------------------------------------------


def _restore_board(s: Any, c: Any, table: Table) -> None:
    s.free_low, s.free_high = c.land_low, c.land_high
    s.tile, s.stairs = [NONE] * FIELDS, [NONE] * FIELDS
    for name, written in table["tiles"].items():
        field = _name(FIELD_NAMES, name, "field")
        kind, way = str(written).split()
        low, high = (1 << field, 0) if field < HALF else (0, 1 << (field - HALF))
        if not (s.free_low & low or s.free_high & high):
            _refuse(f"no tile can lie on {name}")
        s.free_low &= ~low
        s.free_high &= ~high
        s.tile[field] = _name(KIND_NAMES, kind, "tile")
        s.stairs[field] = _name(WAY_NAMES, way, "stairs")
    s.colour = [NONE] * SITES
    for name, site in table.get("sites", {}).items():
        _restore_site(s, c, _site(c, name, "site"), name, site)
    if "enclosed" in table:
        s.enclosed = _sites(c, table["enclosed"], "enclosed")
    elif c.version != Version.BASE:
        s.enclosed = sum(1 << site for site in range(c.sites) if is_surrounded(s, c, site))


def _restore_site(s: Any, c: Any, site: int, name: str, written: dict[str, Any]) -> None:
    s.laid |= 1 << site
    s.value[site] = _number(written["foundation"], 1, len(c.foundation_mix) - 1, f"{name}: foundation")
    s.level[site] = _number(written.get("level", 0), 0, MOST_LEVELS, f"{name}: level")
    s.colour[site] = _name_or_none(COLOUR_NAMES, written.get("colour"), f"{name}: colour")
    s.workers[site] = _number(written.get("workers", 0), 0, FULL, f"{name}: workers")
    owner = _seat_or_none(written.get("owner"), c, f"{name}: owner")
    if (s.level[site] == 0) != (s.colour[site] == NONE):
        _refuse(f"{name}: a pyramid has a colour, a foundation has none")
    is_finished = c.task == 3 and s.level[site] == 4  # noqa: PLR2004  the task's own numbers
    stays = s.level[site] > 0 and not (is_finished and c.none_stays)
    if (owner == NONE) != (s.workers[site] == 0) and not (is_finished and owner != NONE):
        _refuse(f"{name}: workers have an owner, and an owner has workers")
    if (stays and s.workers[site] == 0) or (s.level[site] > 0 and owner == NONE):
        _refuse(f"{name}: a pyramid keeps its owner's last worker")
    if owner != NONE:
        s.owned[owner] |= 1 << site
    s.full |= int(s.workers[site] == FULL) << site
    s.finished |= int(is_finished) << site


# -- Turn and seats ---------------------------------------------------------------------------------------------------


def _restore_turn(s: Any, c: Any, table: Table) -> None:
    s.turn = _number(table.get("turn", 0), 0, c.seats - 1, "turn")
    s.turns = _by_seat(table, "turns", c, MOST, [0] * SEATS)
    s.placed = _name_or_none(FIELD_NAMES, table.get("placed"), "placed")
    if s.placed != NONE and s.tile[s.placed] == NONE:
        _refuse(f"placed is {table['placed']}, where no tile lies")
    s.row = _name_or_none(LINE_NAMES, table.get("row"), "row")
    s.waiting = _fields(s, table.get("waiting", []), "waiting")
    s.equipping = _fields(s, table.get("equipping", []), "equipping")
    s.claimed = NONE if table.get("claimed") is None else _site(c, table["claimed"], "claimed")
    s.laying = NONE if table.get("laying") is None else _site(c, table["laying"], "laying")
    s.enclosing = _sites(c, table.get("enclosing", []), "enclosing")
    if s.enclosing & ~s.enclosed:
        _refuse("enclosing has a site that is not enclosed")
    s.extra = _action(table.get("extra"), RECALL, BUILD, "extra")
    s.building = _action(table.get("building"), BUILD_FIRST, PAY, "building")


def _fields(s: Any, names: list[str], what: str) -> list[int]:
    fields = [_name(FIELD_NAMES, name, what) for name in names]
    if len(fields) > ROW_TILES or fields != sorted(set(fields)) or any(s.tile[field] == NONE for field in fields):
        _refuse(f"{what} should be up to {ROW_TILES} tiles in reading order")
    return fields + [NONE] * (ROW_TILES - len(fields))


def _action(code: Any, first: int, end: int, what: str) -> int:
    if code is None:
        return NONE
    action = catalogue().find(code)
    if action is None or not first <= action.number < end:
        _refuse(f"{what} is {code!r}")
    return action.number


def _restore_seats(s: Any, c: Any, table: Table) -> None:
    on_sites = [sum(s.workers[site] for site in range(c.sites) if s.owned[seat] >> site & 1) for seat in range(SEATS)]
    on_sites[s.turn] += sum(field != NONE for field in s.waiting)
    s.supply = _by_seat(table, "supply", c, c.workers, [max(c.workers - count, 0) for count in on_sites])
    for seat in range(c.seats):
        if s.supply[seat] + on_sites[seat] != c.workers:
            _refuse(f"seat {seat} has {s.supply[seat] + on_sites[seat]} workers, not {c.workers}")
    s.gold = _by_seat(table, "gold", c, MOST, [0] * SEATS)
    s.track = _by_seat(table, "track", c, 9 * MOST, [0] * SEATS)
    s.graves = _by_seat(table, "grave_goods", c, 9 * MOST, [0] * SEATS)
    s.oases = _by_seat(table, "oases", c, 9 * MOST, [0] * SEATS)
    for seat, stones in enumerate(table.get("stones", [])):
        for colour, count in stones.items():
            s.stones[_number(seat, 0, c.seats - 1, "stones")][_name(COLOUR_NAMES, colour, "stones")] = _number(
                count, 0, MOST, "stones"
            )
    for seat, ship in enumerate(table.get("ships", [])):
        s.ship[_number(seat, 0, c.seats - 1, "ships")] = _number(ship["field"], 0, c.river_end, "ships")
        s.arrived[seat] = _number(ship["arrived"], 0, 9 * MOST, "ships")
    s.card = [NONE] * len(CARD_NAMES)
    for name, owner in table.get("cards", {}).items():
        s.card[_name(CARD_NAMES, name, "card")] = _seat_or_none(owner, c, f"card {name}")


# -- Levels and foundations -------------------------------------------------------------------------------------------


def _restore_pieces(s: Any, c: Any, table: Table) -> None:
    built = [level for level in s.level if level]
    first, higher = list(c.first_pieces), list(c.level_pieces)
    if not c.unlimited:
        for colour in range(COLOURS):
            first[colour] -= s.colour.count(colour)
        for level in range(2, MOST_LEVELS):
            higher[level] -= sum(height >= level for height in built)
    if min(first) < 0 or min(higher) < 0:
        _refuse("more levels are built than there are pieces")
    s.first_left, s.pieces = first, higher
    levels = table.get("levels")
    said = {"5": dict(zip(COLOUR_NAMES, first, strict=True)), "10": higher[2], "20": higher[3], "35": higher[4]}
    if levels is not None and levels != said:
        _refuse(f"levels should be {said}")
    tops = [
        c.tops - sum(s.level[site] == MOST_LEVELS and s.owned[seat] >> site & 1 for site in range(c.sites))
        for seat in range(c.seats)
    ]
    s.tops = _by_seat(table, "tops", c, c.tops, tops)
    if s.tops[: c.seats] != tops:
        _refuse(f"tops should be {tops}")
    s.foundations = [count - s.value.count(value) if value else 0 for value, count in enumerate(c.foundation_mix)]
    if min(s.foundations) < 0:
        _refuse("more foundations of a value are laid than there are")
    left = {str(value): s.foundations[value] for value, count in enumerate(c.foundation_mix) if count}
    if table.get("foundations", left) != left:
        _refuse(f"foundations should be {left}")


# -- Tiles ------------------------------------------------------------------------------------------------------------


def _restore_tiles(s: Any, c: Any, table: Table) -> None:
    s.hand, s.shown, s.origin = [NONE] * SEATS, [NONE] * SEATS, [NONE] * SEATS
    if len(table["hands"]) != c.seats:
        _refuse(f"hands needs {c.seats} entries, one a seat")
    for seat, hand in enumerate(table["hands"]):
        _restore_hand(s, c, seat, hand)
    s.order = [[NONE] * len(s.order[0]) for _ in range(STACKS)]
    s.top = [NONE] * STACKS
    stacks = table.get("stacks")
    if stacks is None:
        stacks = [{"tiles": count} for count in _even(c, len(table["tiles"]) + SEATS - s.origin.count(NONE))]
    if len(stacks) != STACKS:
        _refuse(f"there are {STACKS} stacks, not {len(stacks)}")
    for stack, written in enumerate(stacks):
        _restore_stack(s, c, stack, written)
    _count_tiles(s, c, table)


def _even(c: Any, gone: int) -> list[int]:
    left = STACKS * c.stack_size - gone
    return [left // STACKS + (stack < left % STACKS) for stack in range(STACKS)]


def _restore_hand(s: Any, c: Any, seat: int, hand: dict[str, Any]) -> None:
    kind = _name_or_none(KIND_NAMES, hand.get("tile"), f"hand of seat {seat}")
    stack = hand.get("stack")
    if kind == NONE:
        if stack is not None:
            _refuse(f"seat {seat} has a tile from stack {stack}, but it is not told which")
        return
    s.hand[seat] = kind
    s.origin[seat] = _number(stack or 1, 1, STACKS, f"stack of seat {seat}'s tile") - 1
    known = hand.get("known", [seat])
    s.hand_known[seat] = sum(1 << _number(one, 0, c.seats - 1, "known") for one in set(known))
    if not s.hand_known[seat] >> seat & 1:
        _refuse(f"seat {seat} knows its own tile")
    if is_open(c, s.origin[seat]):
        s.shown[seat] = kind


def _restore_stack(s: Any, c: Any, stack: int, written: dict[str, Any]) -> None:
    what = f"stack {stack + 1}"
    height = _number(written["tiles"], 0, c.stack_size, what)
    s.height[stack] = height
    s.searched[stack] = sum(1 << _number(seat, 0, c.seats - 1, what) for seat in set(written.get("searched", [])))
    order = written.get("order", [None] * height)
    if len(order) != height:
        _refuse(f"{what} has {height} tiles, but its order has {len(order)}")
    for place, kind in enumerate(reversed(order)):
        s.order[stack][place] = _name_or_none(KIND_NAMES, kind, what)
    s.top[stack] = _name_or_none(KIND_NAMES, written.get("top"), what)
    if s.top[stack] != NONE and not is_open(c, stack):
        _refuse(f"{what} is not open")
    if bool(s.searched[stack]) < any(order):
        _refuse(f"{what} is known, but nobody has searched it")


def _count_tiles(s: Any, c: Any, table: Table) -> None:
    seen = [kind for kind in (*s.tile, *s.top, *s.shown) if kind != NONE]
    s.unseen = [count - seen.count(kind) for kind, count in enumerate(c.mix)]
    exclude_known(s)
    for kind, name in enumerate(KIND_NAMES):
        if s.pool[kind] < 0:
            _refuse(f"more than {c.mix[kind]} tiles {name}")
    lying = sum(kind != NONE for kind in s.tile) + SEATS - s.origin.count(NONE) + sum(s.height)
    if lying != STACKS * c.stack_size:
        _refuse(f"{lying} tiles on the board, in hands and stacks, not {STACKS * c.stack_size}")
    unseen = {name: s.unseen[kind] for kind, name in enumerate(KIND_NAMES) if s.unseen[kind]}
    if table.get("unseen", unseen) != unseen:
        _refuse(f"unseen should be {unseen}")


# -- The question -----------------------------------------------------------------------------------------------------


def _restore_question(s: Any, c: Any, table: Table) -> None:
    decide = table.get("decide", {"seat": s.turn, "ask": "place"})
    s.ask = _name(tuple(ask_name(ask) for ask in Ask), decide["ask"], "ask")
    drawing = table.get("drawing", {"seat": None, "stack": None})
    s.drawer = _seat_or_none(drawing["seat"], c, "drawing.seat")
    s.stack = NONE if drawing["stack"] is None else _number(drawing["stack"], 1, STACKS, "drawing.stack") - 1
    s.looking = NONE
    if s.ask == Ask.OVER:
        s.decider = NONE
    else:
        s.decider = s.turn if s.ask in OWN_TURN else CHANCE
    said = {NONE: None, CHANCE: "chance"}.get(s.decider, s.decider)
    if decide["seat"] != said:
        _refuse(f"decide.seat is {decide['seat']!r}, but {ask_name(s.ask)!r} is for {said!r}")
    _check_question(s, c)


def _check_question(s: Any, c: Any) -> None:
    ask = ask_name(s.ask)
    if s.ask in AFTER_PLACING and s.placed == NONE:
        _refuse(f"{ask} comes after placing, but placed is null")
    if s.ask in AFTER_ROW and s.row == NONE:
        _refuse(f"{ask} comes after the row, but row is null")
    if (s.ask == Ask.PLACE and s.placed != NONE) or (s.ask == Ask.ROW and s.row != NONE):
        _refuse(f"{ask} has been answered")
    if s.ask == Ask.PLACE and s.origin[s.turn] == NONE:
        _refuse(f"seat {s.turn} has no tile to place")
    if s.ask not in (Ask.PLACE, Ask.OVER) and s.placed != NONE and s.origin[s.turn] != NONE:
        after = s.ask == Ask.TOP
        if not after:
            _refuse(f"seat {s.turn} has placed a tile and drawn another")
    _check_sending(s, ask)
    _check_chance(s, c, ask)


def _check_sending(s: Any, ask: str) -> None:
    if (s.ask == Ask.SEND and s.waiting[0] == NONE) or (s.ask in (Ask.EXTRA, Ask.DRAW) and s.waiting[0] != NONE):
        _refuse(f"{ask} does not go with the workers that wait")
    count = sum(field != NONE for field in s.equipping)
    if (s.ask == Ask.EQUIP) != (count > 0) or (s.ask == Ask.EQUIP and not 0 < s.supply[s.turn] <= count):
        _refuse(f"{ask} does not go with the tiles to equip")
    if (s.ask == Ask.PAY) != (s.building != NONE):
        _refuse(f"{ask} does not go with building")
    if s.ask == Ask.ENCLOSE and not s.enclosing:
        _refuse("no site is being enclosed")


def _check_chance(s: Any, c: Any, ask: str) -> None:
    told = (Ask.START, Ask.HAND, Ask.SEARCH, Ask.TOP, Ask.PICK)
    if (s.ask in told) != (s.stack != NONE) or (s.ask in told and s.height[s.stack] == 0):
        _refuse(f"{ask} does not go with drawing.stack")
    if (s.ask in (Ask.HAND, Ask.STACK, Ask.SEARCH, Ask.PICK)) != (s.drawer != NONE):
        _refuse(f"{ask} does not go with drawing.seat")
    if (s.ask == Ask.FOUNDATION) != (s.laying != NONE) or (s.laying != NONE and s.laid >> s.laying & 1):
        _refuse(f"{ask} does not go with laying")
    bare = [field for field in c.start_field if s.tile[field] == NONE]
    if s.ask == Ask.START:
        if not bare or s.stack != START_STACKS[c.start_field.index(bare[0])]:
            _refuse("start does not go with the start fields")
    elif bare and s.ask != Ask.FOUNDATION:
        _refuse(f"no tile on start field {FIELD_NAMES[bare[0]]}")
    if s.ask == Ask.SEARCH:
        undecided = [place for place in range(s.height[s.stack]) if s.order[s.stack][place] == NONE]
        if not undecided:
            _refuse("search: every tile of the stack is told")
        s.looking = max(undecided)
