"""A written position: the documented table back into a State, refused when its pieces do not add up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from saqqara.core.contract import CHANCE
from saqqara.core.kernel import plain_record
from saqqara.games.imhotep.components import card_names, fill, heap, printed, round_cards, site_names
from saqqara.games.imhotep.position import A_PLACES, B_PLACES, BESIDE, LAST_PLACE, ask_name, cards_of
from saqqara.games.imhotep.table import State
from saqqara.games.imhotep.things import KINDS, NONE, ROUNDS, SEATS, SHIPS, SLED, SPACES, Ask, Site, Source

if TYPE_CHECKING:
    from saqqara.core.game import Setup, Table

TOWER = 3
BURIAL_PLACES = 57  # in 19 columns: as far as the scoring looks
RED_CARDS = 6  # that may still bring a stone to one site

NEEDED = ("round", "quarry", "sled", "ships")
DEFAULTS: dict[str, Any] = {
    "starter": 0, "market": {"open": [], "pair": None}, "discard": [], "overflow": [], "temple": [], "burial": [],
    "last_sailed": None, "passes": 0, "unloading": {"ship": None, "site": None, "stones": []}, "temple_space": None,
    "pair_cards": [], "drawing": None,
}  # fmt: skip


def restore(table: Table, setup: Setup) -> Any:
    """Make a State out of a written table; ValueError says which pieces do not add up."""
    c = fill(setup)
    known = {
        *NEEDED,
        *DEFAULTS,
        "turn",
        "decide",
        "pile",
        "cards",
        "pyramid",
        "obelisk",
        "points",
        "round_cards",
        "shuffle",
    }
    for key in table:
        if key not in known:
            _refuse(f"there is no {key!r} on the table; known are {', '.join(sorted(known))}")
    for key in NEEDED:
        if key not in table:
            _refuse(f"{key!r} is missing")
    full = {**DEFAULTS, "turn": table.get("starter", 0), **table}
    s = plain_record(State)
    try:
        _restore_seats(s, c, full)
        _restore_ships(s, c, full)
        _restore_sites(s, c, full)
        _restore_cards(s, c, full)
        _restore_question(s, c, full)
    except (TypeError, KeyError, AttributeError, IndexError) as error:
        _refuse(f"it is not written as documented ({error})")
    _check_stones(s, c)
    return s


def _refuse(reason: str) -> None:
    msg = f"the position cannot be: {reason}"
    raise ValueError(msg)


def _number(value: Any, low: int, high: int, what: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        _refuse(f"{what} is {value!r}, not a number from {low} to {high}")
    return int(value)


def _by_seat(values: Any, c: Any, high: int, what: str) -> list[int]:
    if not isinstance(values, list) or len(values) != c.seats:
        _refuse(f"{what} needs {c.seats} entries, one a seat")
    return [_number(value, 0, high, what) for value in values] + [0] * (SEATS - c.seats)


def _seat(value: Any, c: Any, what: str) -> int:
    return _number(value, 0, c.seats - 1, what)


def _seat_or_none(value: Any, c: Any, what: str) -> int:
    return NONE if value is None else _seat(value, c, what)


def _name(names: tuple[str, ...], value: Any, what: str) -> int:
    if value not in names:
        _refuse(f"{what} {value!r} is none of {', '.join(names)}")
    return names.index(value)


def _restore_seats(s: Any, c: Any, table: Table) -> None:
    s.round = _number(table["round"], 1, ROUNDS, "round")
    s.starter = _seat(table["starter"], c, "starter")
    s.turn = _seat(table["turn"], c, "turn")
    s.quarry = _by_seat(table["quarry"], c, c.stones, "quarry")
    s.sled = _by_seat(table["sled"], c, SLED, "sled")
    s.last_sailed = _seat_or_none(table["last_sailed"], c, "last_sailed")
    s.passes = _number(table["passes"], 0, c.seats, "passes")
    for name, values in table.get("points", {}).items():
        source = _name(tuple(source.name.lower() for source in Source), name, "points")
        if len(values) != c.seats:
            _refuse(f"points.{name} needs {c.seats} entries, one a seat")
        for seat, value in enumerate(values):
            s.points[seat][source] = _number(value, -500, 500, f"points.{name}")


def _restore_ships(s: Any, c: Any, table: Table) -> None:
    s.owner = [NONE] * (SHIPS * SPACES)
    s.docked = [NONE] * SHIPS
    s.turned = [NONE] * ROUNDS
    ships = table["ships"]
    fleet = "".join(str(ship["capacity"]) for ship in ships)
    names = [name for number, name in enumerate(round_cards()) if c.round_deck >> number & 1]
    if ships and fleet not in names:
        _refuse(f"no round card for {c.seats} seats has the ships {fleet}; there are {', '.join(names)}")
    turned = table.get("round_cards", [fleet] if ships else [])
    if ships and (not turned or turned[-1] != fleet):
        _refuse(f"round_cards ends with {turned[-1:]}, but the ships are those of {fleet}")
    if len(set(turned)) != len(turned) or len(turned) > s.round - (not ships):
        _refuse(f"round_cards {turned} are not different cards of {s.round} rounds")
    first = s.round - len(turned) - (not ships)
    spare = [name for name in names if name not in turned]
    for index, name in enumerate([*spare[:first], *turned]):  # rounds that nobody wrote down used some cards
        s.turned[index] = _name(round_cards(), name, "round card")
    for number, ship in enumerate(ships):
        _restore_ship(s, c, number, ship)


def _restore_ship(s: Any, c: Any, number: int, ship: dict[str, Any]) -> None:
    what = f"ship {number + 1}"
    s.docked[number] = NONE if ship.get("site") is None else _name(site_names(), ship["site"], f"{what}: site")
    if s.docked[number] != NONE and s.docked.count(s.docked[number]) > 1:
        _refuse(f"{what}: a second ship at the {ship['site']}")
    slots = ship.get("slots", [None] * ship["capacity"])
    if len(slots) != ship["capacity"]:
        _refuse(f"{what} has {ship['capacity']} spaces, not {len(slots)}")
    for space, owner in enumerate(slots):
        bit = 1 << (SPACES * number + space)
        if owner is not None:
            s.owner[SPACES * number + space] = _seat(owner, c, what)
            s.loaded |= bit
        elif s.docked[number] == NONE:
            s.empty |= bit


def _restore_sites(s: Any, c: Any, table: Table) -> None:
    pyramids = table.get("pyramid", [[]] if c.side[Site.PYRAMID] == 0 else [[], [], []])
    size = A_PLACES if c.side[Site.PYRAMID] == 0 else B_PLACES
    if len(pyramids) != (1 if c.side[Site.PYRAMID] == 0 else 3):
        _refuse(f"pyramid has {len(pyramids)} lists; side A has 1, side B has 3")
    for number, owners in enumerate(pyramids):
        if len(owners) > size:
            _refuse(f"pyramid {number + 1} has {len(owners)} stones on {size} spaces")
        _stones(s.pyramid, owners, c, number * B_PLACES, "pyramid")
    if table["overflow"] and sum(map(len, pyramids)) < size * len(pyramids):
        _refuse("overflow has stones although a pyramid is not complete")
    _stones(s.pyramid, table["overflow"], c, BESIDE, "overflow")
    _stones(s.temple, table["temple"], c, 0, "temple")
    _stones(s.burial, table["burial"], c, 0, "burial")
    for name, masks, places in (
        ("overflow", s.pyramid, LAST_PLACE),
        ("temple", s.temple, LAST_PLACE),
        ("burial", s.burial, BURIAL_PLACES),
    ):
        if sum(masks).bit_length() + SPACES * (ROUNDS + 1 - s.round) + RED_CARDS > places:
            _refuse(f"{name} has {len(table[name])} stones, more than a game can bring there by round {s.round}")
    _restore_obelisk(s, c, table.get("obelisk", {}))


def _stones(masks: list[int], owners: list[int], c: Any, first: int, what: str) -> None:
    if first + len(owners) > LAST_PLACE:
        _refuse(f"{what} has {len(owners)} stones")
    for place, owner in enumerate(owners):
        masks[_seat(owner, c, what)] |= 1 << (first + place)


def _restore_obelisk(s: Any, c: Any, obelisk: dict[str, Any]) -> None:
    name = "heights" if c.side[Site.OBELISK] == 0 else "waiting"
    others = set(obelisk) - {"heights" if name == "heights" else "waiting", *(() if name == "heights" else ("towers",))}
    if others:
        _refuse(f"obelisk has {', '.join(sorted(others))}, which belongs to the other side")
    s.obelisk = _by_seat(obelisk.get(name, [0] * c.seats), c, c.stones, f"obelisk.{name}")
    towers = [_seat(owner, c, "obelisk.towers") for owner in obelisk.get("towers", [])]
    if len(towers) > len(s.tower):
        _refuse(f"obelisk has {len(towers)} towers on {len(s.tower)} spaces")
    s.tower = towers + [NONE] * (len(s.tower) - len(towers))
    if name == "waiting" and len(towers) < len(s.tower) and max(s.obelisk) >= TOWER:
        _refuse("obelisk.waiting has three stones that should be a tower")


def _restore_cards(s: Any, c: Any, table: Table) -> None:
    for seat, cards in enumerate(table.get("cards", [[] for _ in range(c.seats)])):
        s.cards[_seat(seat, c, "cards of seat")] = _heap(cards, "cards")
        if s.cards[seat] & 0xFFF:
            _refuse(f"seat {seat} has a red card in front of it; red cards are carried out at once")
    opened = table["market"]["open"]
    if len(opened) > c.open_cards:
        _refuse(f"market.open has {len(opened)} cards; {c.open_cards} are laid")
    s.market = [_name(card_names(), card, "market card") for card in opened] + [NONE] * (4 - len(opened))
    s.discard = _heap(table["discard"], "discard")
    s.pair = [_name(card_names(), card, "pair card") for card in table["pair_cards"]]
    s.pair += [NONE] * (2 - len(s.pair))
    for kind in range(KINDS):
        seen = sum((pile >> (4 * kind)) & 15 for pile in (*s.cards, s.discard, heap(opened)))
        left = printed()["cards"][card_names()[kind]] - seen
        if left < [card for card in s.pair if card != NONE].count(kind):
            _refuse(f"more than {printed()['cards'][card_names()[kind]]} {card_names()[kind]} cards")
        s.unseen += left << (4 * kind)
    _restore_pile(s, c, table)


def _heap(cards: list[str], what: str) -> int:
    for card in cards:
        _name(card_names(), card, what)
        if cards.count(card) > printed()["cards"][card]:
            _refuse(f"more than {printed()['cards'][card]} {card} cards")
    return heap(cards)


def _restore_pile(s: Any, c: Any, table: Table) -> None:
    closed = table["market"].get("pair") == "closed"
    if closed and not c.closed_cards:
        _refuse("market.pair is closed, but this side of the market has no closed pair")
    unseen = len(cards_of(s.unseen))
    aside = 2 if closed else len(table["pair_cards"])
    s.pile = _number(table.get("pile", unseen - aside), 0, unseen, "pile")
    if s.pile + aside > unseen:
        _refuse(f"pile has {s.pile} cards and {aside} lie closed, but only {unseen} are unseen")
    shuffle = table.get("shuffle", {})
    s.shuffles = _number(shuffle.get("number", 0), 0, 100, "shuffle.number")
    s.made = _heap(shuffle["cards"], "shuffle.cards") if "cards" in shuffle else s.unseen
    first = len(cards_of(s.made)) - s.pile - 2
    place = shuffle.get("pair_place", max(first, 0) if closed else None)
    s.pair_place = NONE if place is None else _number(place, 0, 34, "shuffle.pair_place")


def _restore_question(s: Any, c: Any, table: Table) -> None:
    decide = table.get("decide") or {"seat": s.turn, "ask": "turn" if table["ships"] else "round"}
    asks = tuple(ask_name(ask) for ask in Ask)
    s.ask = _name(asks, decide["ask"], "decide.ask")
    by_chance = s.ask >= Ask.ROUND
    s.decider = CHANCE if by_chance else NONE if s.ask == Ask.OVER else _seat(decide.get("seat"), c, "decide.seat")
    if s.ask == Ask.TURN and s.decider != s.turn:
        _refuse(f"it is the turn of seat {s.turn}, but seat {s.decider} decides")
    if (s.ask in (Ask.OVER, Ask.ROUND)) < (not table["ships"]):
        _refuse("there are no ships; only the round card can be asked for")
    unloading = table["unloading"]
    s.ship = NONE if unloading["ship"] is None else _number(unloading["ship"], 1, SHIPS, "unloading.ship") - 1
    s.site = NONE if unloading["site"] is None else _name(site_names(), unloading["site"], "unloading.site")
    stones = [_seat(owner, c, "unloading.stones") for owner in unloading["stones"]]
    s.queued = _number(len(stones), 0, SPACES, "unloading.stones")
    s.queue = stones + [NONE] * (SPACES - len(stones))
    s.drawer = _seat_or_none(table["drawing"], c, "drawing")
    space = table["temple_space"]
    s.temple_space = NONE if space is None else _number(space, 1, c.temple_spaces, "temple_space") - 1
    s.looking = [1 << s.queue[0] if card != NONE and s.queued else 0 for card in s.pair]
    _check_question(s)


FITTING = {  # a question that cannot stand alone, and what must be there with it
    Ask.TAKE: "queued", Ask.KEEP: "queued", Ask.PAIR: "queued", Ask.BUILD: "queued",
}  # fmt: skip


def _check_question(s: Any) -> None:
    name = ask_name(s.ask)
    if s.ask in FITTING and not s.queued:
        _refuse(f"{name} is asked, but no stone is being unloaded")
    if s.ask in (Ask.SAIL_SAIL, Ask.LEVER_UNLOAD) and s.ship == NONE:
        _refuse(f"{name} is asked, but unloading.ship names no ship")
    if s.ask == Ask.KEEP and NONE in s.pair:
        _refuse("keep is asked, but pair_cards does not hold two cards")
    if s.ask == Ask.DRAW and s.drawer == NONE:
        _refuse("draw is asked, but drawing names no seat")
    if s.ask == Ask.TEMPLE and s.temple_space == NONE:
        _refuse("temple is asked, but temple_space names no space")


def _check_stones(s: Any, c: Any) -> None:
    """Every colour has all its stones somewhere. [setup-1]"""
    for seat in range(c.seats):
        where = {
            "quarry": s.quarry[seat],
            "sled": s.sled[seat],
            "ships": s.owner.count(seat),
            "unloading": s.queue.count(seat),
            "pyramid": s.pyramid[seat].bit_count(),
            "temple": s.temple[seat].bit_count(),
            "burial": s.burial[seat].bit_count(),
            "obelisk": s.obelisk[seat] + TOWER * s.tower.count(seat),
        }
        if sum(where.values()) != c.stones:
            parts = ", ".join(f"{place} {count}" for place, count in where.items() if count)
            _refuse(f"seat {seat} has {sum(where.values())} stones instead of {c.stones} ({parts})")
