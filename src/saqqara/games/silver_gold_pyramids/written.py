"""A written position: the documented table back into a State, refused when its pieces do not add up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from saqqara.core.kernel import plain_record
from saqqara.games.silver_gold_pyramids.components.deck import COLOURS
from saqqara.games.silver_gold_pyramids.components.filled import fill
from saqqara.games.silver_gold_pyramids.components.shapes import NAMES, chamber, name_of_square, squares
from saqqara.games.silver_gold_pyramids.position import SIDE_NAMES, ask_name, cards_of, points
from saqqara.games.silver_gold_pyramids.rules.chambers import has_bonus_square, has_card, marked, neighbours
from saqqara.games.silver_gold_pyramids.table import State
from saqqara.games.silver_gold_pyramids.things import (
    BOXES,
    CARDS,
    DEALT,
    DISPLAY,
    EXPEDITIONS,
    FLIPS,
    MOST_GEMS,
    MOST_SKULLS,
    NONE,
    ROUNDS,
    SEATS,
    SIDES,
    Ask,
)

if TYPE_CHECKING:
    from saqqara.core.game import Setup, Table

NEEDED = ("round", "seats")
DEFAULTS: dict[str, Any] = {
    "flipped": [], "expedition": None, "decide": {"seats": ["chance"], "ask": "flip"}, "answered": [],
    "display": [None] * DISPLAY, "hands": None, "chosen": None, "marking": None, "boxes": {}, "finished_now": [],
    "drafting": {"seat": None, "cards": 0, "drafted": []}, "shuffle": {},
}  # fmt: skip
DERIVED = ("face_down", "deck", "points")
SQUARES = {name_of_square(bit): bit for bit in squares(chamber())}
MOST_OWED = 100


def restore(table: Table, setup: Setup) -> Any:
    """Make a State out of a written table; ValueError says which pieces do not add up."""
    c = fill(setup)
    known = (*NEEDED, *DEFAULTS, *DERIVED)
    for key in table:
        if key not in known:
            _refuse(f"there is no {key!r} on the table; known are {', '.join(sorted(known))}")
    for key in NEEDED:
        if key not in table:
            _refuse(f"{key!r} is missing")
    full = {**DEFAULTS, **table}
    s = plain_record(State)
    try:
        _restore_seats(s, c, full)
        _restore_cards(s, c, full)
        _restore_turn(s, c, full)
        _restore_question(s, c, full)
    except (TypeError, KeyError, AttributeError, IndexError) as error:
        _refuse(f"it is not written as documented ({error})")
    if "points" in table and table["points"] != points(s, c):
        _refuse(f"points are {table['points']!r}, but what is on the table scores {points(s, c)!r}")
    return s


def _refuse(reason: str) -> None:
    msg = f"the position cannot be: {reason}"
    raise ValueError(msg)


def _number(value: Any, low: int, high: int, what: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        _refuse(f"{what} is {value!r}, not a number from {low} to {high}")
    return int(value)


def _card(value: Any, what: str) -> int:
    return _number(value, 1, CARDS, what) - 1


def _cards(values: Any, what: str) -> int:
    mask = 0
    for value in values:
        card = _card(value, what)
        if mask >> card & 1:
            _refuse(f"card {card + 1} is in {what} twice")
        mask |= 1 << card
    return mask


def _seat(value: Any, c: Any, what: str) -> int:
    return _number(value, 0, c.seats - 1, what)


def _seats(values: Any, c: Any, what: str) -> int:
    return sum(1 << seat for seat in {_seat(value, c, what) for value in values})


def _by_seat(values: Any, c: Any, what: str) -> Any:
    if not isinstance(values, list) or len(values) != c.seats:
        _refuse(f"{what} needs {c.seats} entries, one a seat")
    if None in values:
        _refuse(f"{what} of seat {values.index(None)} is not told: a position needs what every seat has")
    return values


def _squares(names: Any, what: str) -> int:
    mask = 0
    for name in names:
        if name not in SQUARES:
            _refuse(f"{what} has {name!r}, which is no square from a1 to e5")
        mask |= 1 << SQUARES[name]
    return mask


# -- What lies in front of the seats ----------------------------------------------------------------------------------


def _restore_seats(s: Any, c: Any, table: Table) -> None:
    s.round = _number(table["round"], 1, ROUNDS, "round")
    for seat in range(SEATS):
        s.card[seat], s.hand[seat], s.chosen[seat] = [NONE] * SIDES, [NONE] * DEALT, [NONE] * SIDES
    for seat, told in enumerate(_by_seat(table["seats"], c, "seats")):
        for side, name in enumerate(SIDE_NAMES):
            if told.get(name) is not None:
                s.card[seat][side] = _card(told[name]["card"], f"seats[{seat}].{name}.card")
                s.marks[seat][side] = _squares(told[name].get("marks", []), f"seats[{seat}].{name}.marks")
        s.finished[seat] = _cards(told.get("finished", []), f"seats[{seat}].finished")
        s.red[seat] = _number(told.get("red", 0), 0, MOST_GEMS, f"seats[{seat}].red")
        s.green[seat] = _number(told.get("green", 0), 0, MOST_GEMS, f"seats[{seat}].green")
        s.skulls[seat] = _number(told.get("skulls", 0), 0, MOST_SKULLS, f"seats[{seat}].skulls")
        s.carried[seat] = _number(told.get("owed", 0), 0, MOST_OWED if c.owe else 0, f"seats[{seat}].owed")
        for number in told.get("torches", []):
            s.torches[seat] |= 1 << _number(number, 1, s.round, f"seats[{seat}].torches") - 1
        s.now[seat], s.owed[seat] = s.skulls[seat], s.carried[seat]
    if table["marking"] is not None:
        _restore_marking(s, c, table)
    for seat in range(c.seats):
        for side in range(SIDES):
            _check_marks(s, c, seat, side)


def _restore_marking(s: Any, c: Any, table: Table) -> None:
    for seat, told in enumerate(_by_seat(table["marking"], c, "marking")):
        for side, name in enumerate(SIDE_NAMES):
            s.fresh[seat][side] = _squares(told[name], f"marking[{seat}].{name}")
        s.now[seat] = _number(told["skulls"], 0, MOST_SKULLS, f"marking[{seat}].skulls")
        s.owed[seat] = _number(told["owed"], 0, MOST_OWED, f"marking[{seat}].owed")


def _check_marks(s: Any, c: Any, seat: int, side: int) -> None:
    where = f"seat {seat}'s {SIDE_NAMES[side]} card"
    mask, card = marked(s, seat, side), s.card[seat][side]
    if card == NONE:
        if mask:
            _refuse(f"squares are marked on {where}, but there is none")
        return
    if s.marks[seat][side] & s.fresh[seat][side]:
        _refuse(f"a square of {where} is marked twice")
    if mask & ~c.free[card]:
        _refuse(f"a wall is marked on {where}")
    if s.marks[seat][side] & c.tomb[card]:
        _refuse(f"{where} has its tomb marked and should be finished")
    reached = mask & c.entrance[card]
    while neighbours(reached) & mask & ~reached:
        reached |= neighbours(reached) & mask
    if reached != mask:
        _refuse(f"the marks on {where} do not hang together from the entrance")


# -- Cards and turn ---------------------------------------------------------------------------------------------------


def _restore_cards(s: Any, c: Any, table: Table) -> None:
    if len(table["display"]) != DISPLAY:
        _refuse(f"display needs {DISPLAY} places")
    s.display = [NONE if card is None else _card(card, "display") for card in table["display"]]
    places: dict[int, str] = {}
    listed = [(card, "the display") for card in s.display if card != NONE]
    for seat in range(c.seats):
        listed += [(card, f"front of seat {seat}") for card in s.card[seat] if card != NONE]
        listed += [(number - 1, f"the finished cards of seat {seat}") for number in cards_of(s.finished[seat])]
    for card, place in listed:
        if card in places:
            _refuse(f"card {card + 1} is in {places[card]} and in {place}")
        places[card] = place
    s.face_down = (1 << CARDS) - 1 & ~sum(1 << card for card in places)
    if "face_down" in table and _cards(table["face_down"], "face_down") != s.face_down:
        _refuse("face_down is not what lies face up nowhere else")
    _restore_boxes(s, c, table)


def _restore_boxes(s: Any, c: Any, table: Table) -> None:
    for name, owners in table["boxes"].items():
        if name not in COLOURS:
            _refuse(f"boxes has {name!r}, which is none of {', '.join(COLOURS)}")
        if len(owners) != BOXES:
            _refuse(f"boxes.{name} needs {BOXES} entries")
    for colour, name in enumerate(COLOURS):
        owners = table["boxes"].get(name, [None] * BOXES)
        s.box[colour] = [NONE if owner is None else _seat(owner, c, f"boxes.{name}") for owner in owners]
        if any(s.box[colour][box] == NONE != s.box[colour][box + 1] for box in range(BOXES - 1)):
            _refuse(f"a box of {name} is taken before a better one")


def _restore_turn(s: Any, c: Any, table: Table) -> None:
    for name in table["flipped"]:
        free = [n for n in range(EXPEDITIONS) if not s.used >> n & 1 and NAMES[c.expedition[n]] == name]
        if not free:
            _refuse(f"flipped has more {name!r} than there are expedition cards")
        s.used |= 1 << free[0]
    s.flips = s.used.bit_count()
    if s.flips > FLIPS:
        _refuse(f"only {FLIPS} expedition cards are turned up in a round")
    s.shape = NONE
    if table["expedition"] is not None:
        if table["expedition"] not in NAMES:
            _refuse(f"expedition {table['expedition']!r} is none of {', '.join(NAMES)}")
        s.shape = NAMES.index(table["expedition"])
    drafting = table["drafting"]
    s.drafter = NONE if drafting["seat"] is None else _seat(drafting["seat"], c, "drafting.seat")
    s.to_take = _number(drafting["cards"], 0, SIDES, "drafting.cards")
    s.drafted = _seats(drafting["drafted"], c, "drafting.drafted")
    s.racing = _cards(table["finished_now"], "finished_now")
    if s.racing & ~(s.finished[0] | s.finished[1] | s.finished[2] | s.finished[3]):
        _refuse("finished_now has a card that nobody has finished")


# -- The question -----------------------------------------------------------------------------------------------------


def _restore_question(s: Any, c: Any, table: Table) -> None:
    asks = [ask_name(ask) for ask in Ask if ask != Ask.CROSS]
    if table["decide"]["ask"] not in asks:
        _refuse(f"decide.ask {table['decide']['ask']!r} is none of {', '.join(asks)}")
    s.ask = Ask[table["decide"]["ask"].upper()]
    for name, hands in (("hands", s.hand), ("chosen", s.chosen)):
        if table[name] is not None:
            for seat, cards in enumerate(_by_seat(table[name], c, name)):
                for i, card in enumerate(cards):
                    hands[seat][i] = _card(card, f"{name}[{seat}]")
    held = [card for hand in s.hand for card in hand if card != NONE]
    s.dealt = len(held) if s.ask in (Ask.DEAL, Ask.KEEP) else DEALT * c.seats
    shuffled = table["shuffle"].get("cards")
    s.made = s.face_down if shuffled is None else _cards(shuffled, "shuffle.cards")
    if s.face_down & ~s.made:
        _refuse("face_down has a card that the deck was not made of")
    if s.ask in (Ask.KEEP, Ask.MARK):
        s.waiting = _seats(table["decide"]["seats"], c, "decide.seats")
    _check_hands(s, c, held)
    _check_question(s, c)


def _check_hands(s: Any, c: Any, held: list[int]) -> None:
    if len(set(held)) != len(held) or any(not s.face_down >> card & 1 for card in held):
        _refuse("a card in a hand lies somewhere else as well")
    dealing = s.ask in (Ask.DEAL, Ask.KEEP)
    for seat in range(c.seats):
        cards = sum(card != NONE for card in s.hand[seat])
        expected = max(0, min(DEALT, s.dealt - DEALT * seat)) if dealing else 0
        kept = [card for card in s.chosen[seat] if card != NONE]
        if cards != expected or len(set(kept)) != len(kept) or set(kept) - set(s.hand[seat]):
            _refuse(f"hands and chosen of seat {seat} do not fit the question")
        if s.ask == Ask.KEEP and (len(kept) < SIDES) != bool(s.waiting >> seat & 1):
            _refuse(f"seat {seat} has kept {len(kept)} cards, which does not fit decide.seats")
    if (s.ask == Ask.KEEP) != (len(held) == DEALT * c.seats) and dealing:
        _refuse("cards are dealt until every hand has four, and then all keep")


def _check_question(s: Any, c: Any) -> None:
    if s.ask in (Ask.KEEP, Ask.MARK) and not s.waiting:
        _refuse("somebody has to decide")
    for seat in range(c.seats):
        _check_marking(s, c, seat)
    nobody_drafts = s.drafter == NONE or not s.to_take or not s.racing & s.finished[s.drafter]
    empty_display = all(card == NONE for card in s.display)
    for wrong, reason in (
        (s.ask == Ask.MARK and (s.shape == NONE or not s.flips), "no expedition card is turned up"),
        (s.ask == Ask.FLIP and s.flips == FLIPS, "the round is over, no more cards are turned up"),
        (s.ask in (Ask.TAKE, Ask.DRAW) and nobody_drafts, "nobody drafts"),
        (s.ask == Ask.TAKE and not s.face_down and empty_display, "there is no card to take"),
        (s.ask in (Ask.DRAW, Ask.DISPLAY) and not s.face_down, "the deck is empty"),
        (s.ask == Ask.DISPLAY and NONE not in s.display, "no place of the display is empty"),
    ):
        if wrong:
            _refuse(reason)


def _check_marking(s: Any, c: Any, seat: int) -> None:
    fresh, waits = any(s.fresh[seat]), bool(s.waiting >> seat & 1)
    if s.ask != Ask.MARK:
        if fresh or s.now[seat] != s.skulls[seat] or s.owed[seat] != s.carried[seat]:
            _refuse(f"seat {seat} has marked something, but nobody marks now")
    elif not has_card(s, seat):
        if waits:
            _refuse(f"seat {seat} has no card to mark on")
    elif waits != (not fresh or (s.owed[seat] > 0 and has_bonus_square(s, c, seat))):
        _refuse(f"what seat {seat} has marked does not fit decide.seats")
