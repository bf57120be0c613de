"""Finished cards: who drafts when, and the race for the boxes of each colour."""

from saqqara.core.kernel import count_bits, lowest_bit
from saqqara.games.silver_gold_pyramids.table import Components, State
from saqqara.games.silver_gold_pyramids.things import BOXES, CARDS, DISPLAY, NONE, SIDES, Ask, Colour


def finish_cards(s: State, c: Components, seat: int) -> None:
    """Lay the cards aside whose tomb is marked. [tomb-1, draft-1]"""
    for side in range(SIDES):
        s.marks[seat][side] |= s.fresh[seat][side]
        s.fresh[seat][side] = 0
        card = s.card[seat][side]
        if card != NONE and s.marks[seat][side] & c.tomb[card]:
            s.finished[seat] |= 1 << card
            s.racing |= 1 << card
            s.card[seat][side] = NONE
            s.marks[seat][side] = 0


def number_by(cards: int, higher: int) -> int:
    """Return the number that one or two cards race by: the lower, or the higher by another reading."""
    lower = lowest_bit(cards)
    rest = cards & ~(1 << lower)
    return lowest_bit(rest) if higher and rest else lower


def first_in_line(s: State, c: Components) -> int:
    """Return the seat that drafts next: the lowest number among finished cards. [draft-3, draft-4]"""
    first = NONE
    best = CARDS
    for seat in range(c.seats):
        cards = s.racing & s.finished[seat]
        if cards and not (s.drafted >> seat) & 1:
            number = number_by(cards, c.higher_draft)
            if number < best:
                best = number
                first = seat
    return first


def empty_place(s: State) -> int:
    """Return the leftmost empty place of the display, or NONE."""
    for place in range(DISPLAY):
        if s.display[place] == NONE:
            return place
    return NONE


def can_take(s: State) -> bool:
    """Say whether display or deck has a card. [draft-2, draft-8]"""
    if s.face_down:
        return True
    for place in range(DISPLAY):
        if s.display[place] != NONE:
            return True
    return False


def receive(s: State, seat: int, card: int) -> None:
    """Lay a new card in front of a seat. [draft-1, draft-9]"""
    side = 0 if s.card[seat][0] == NONE else 1
    s.card[seat][side] = card
    s.marks[seat][side] = 0
    s.to_take -= 1
    if s.to_take and not can_take(s):
        s.to_take = 0


def start_draft(s: State, seat: int) -> None:
    """Let a seat take a card for each that it finished. [draft-2]"""
    s.drafter = seat
    s.to_take = count_bits(s.racing & s.finished[seat])
    s.ask = Ask.TAKE


# -- The boxes --------------------------------------------------------------------------------------------------------


def races(s: State, c: Components, seat: int, colour: int) -> int:
    """Return the cards that brought a seat its 2nd, 4th or 6th of a colour in this turn, else 0. [race-1, race-5]"""
    cards = s.finished[seat] & c.colour[colour]
    now = count_bits(cards)
    before = count_bits(cards & ~s.racing)
    if min(now // 2, BOXES) > before // 2:
        return cards & s.racing
    return 0


def next_box(s: State, colour: int) -> int:
    """Return the best box of a colour that is still open, or BOXES. [race-2]"""
    box = 0
    while box < BOXES and s.box[colour][box] != NONE:
        box += 1
    return box


def give_boxes(s: State, c: Components) -> None:
    """Give out the boxes of each colour in the order of the numbers. [race-1, race-2, race-3, race-4, solo-1]"""
    for colour in range(Colour.GREEN + 1):
        served = 0
        box = next_box(s, colour)
        while box < BOXES:
            winner = NONE
            best = CARDS
            for seat in range(c.seats):
                cards = races(s, c, seat, colour)
                if cards and not (served >> seat) & 1:
                    number = number_by(cards, c.higher_race)
                    if number < best:
                        best = number
                        winner = seat
            if winner == NONE:
                break
            s.box[colour][box] = winner
            served |= 1 << winner
            box += 1
