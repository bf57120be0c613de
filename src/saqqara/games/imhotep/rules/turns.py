"""What an answer does: the four actions, the blue cards, the market, the bonuses, and what chance turns up."""

from saqqara.core.contract import CHANCE
from saqqara.games.imhotep.rules.cards import one, remove_open, turn_up
from saqqara.games.imhotep.rules.rounds import deliver, end_turn, go_on, lay_market, start_round
from saqqara.games.imhotep.rules.ships import dock, next_stone, owners_aboard, place, take_stones, unload, unload_all
from saqqara.games.imhotep.rules.sites import build_on, draw_for, put, receive
from saqqara.games.imhotep.table import Components, State
from saqqara.games.imhotep.things import (
    ACCEPT,
    BUILD,
    DRAW,
    KEEP,
    MARKET,
    NONE,
    PAIR,
    PASS,
    PLACE,
    PLACE_TWO,
    PLAY,
    POINT,
    ROUND,
    SAIL,
    SPACES,
    STONES,
    TAKE,
    TAKE_PAIR,
    UNLOAD,
    Ask,
    Card,
    Source,
)


def apply(s: State, c: Components, seat: int, action: int) -> None:
    """Carry out an answer of a seat or of chance."""
    if seat == CHANCE:
        befall(s, c, action)
    elif action < PLACE:
        s.passes = 0
        take_stones(s, seat, 3)  # [get-1]
        end_turn(s, c)
    elif action < SAIL:
        place_one(s, c, seat, action - PLACE)
    elif action < PLAY:
        sail(s, c, seat, (action - SAIL) // 5, (action - SAIL) % 5)
    elif action < TAKE:
        play_card(s, seat, action - PLAY + Card.LEVER)
    elif action < KEEP:
        take(s, c, action)
    elif action < UNLOAD:
        keep(s, c, action - KEEP)
    elif action < BUILD:
        unload_next(s, c, action - UNLOAD)
    elif action < ACCEPT:
        build_choice(s, c, seat, action - BUILD)
    elif action < PASS:
        answer_gift(s, c, seat, action)
    elif action == PASS:
        s.passes += 1  # [turn-3, turn-4]
        end_turn(s, c)
    else:
        place(s, seat, (action - PLACE_TWO) // 16)  # [chisel-1]
        place(s, seat, (action - PLACE_TWO) % 16)
        end_turn(s, c)


def place_one(s: State, c: Components, seat: int, slot: int) -> None:
    """Place a stone; then the turn is over, or the Sail card's ship sails. [place-1, sailcard-2, hammer-1]"""
    place(s, seat, slot)
    if s.ask == Ask.SAIL_PLACE:
        s.ship = slot // SPACES
        put(s, Ask.SAIL_SAIL, seat)
        return
    if s.ask == Ask.TURN:
        s.passes = 0
        end_turn(s, c)
        return
    go_on(s, c)


def has_two_owners(s: State, ship: int) -> bool:
    """Say whether stones of more than one seat are on a ship. [lever-2]"""
    owners = owners_aboard(s, ship)
    return owners & (owners - 1) != 0


def sail(s: State, c: Components, seat: int, ship: int, site: int) -> None:
    """Dock a ship and unload it, in the order that a Lever's player chooses. [sail-1, unload-1, lever-1]"""
    s.passes = 0
    dock(s, seat, ship, site)
    if s.ask == Ask.LEVER_SAIL and has_two_owners(s, ship):
        put(s, Ask.LEVER_UNLOAD, seat)
        return
    unload_all(s, ship)
    go_on(s, c)


def unload_next(s: State, c: Components, space: int) -> None:
    """Put a stone next in the order; stones of one last owner follow by themselves. [lever-1, lever-2, lever-3]"""
    unload(s, SPACES * s.ship + space)
    if has_two_owners(s, s.ship):
        return
    unload_all(s, s.ship)
    if not deliver(s, c):
        end_turn(s, c)


def play_card(s: State, seat: int, card: int) -> None:
    """Discard a blue card and ask for what it allows. [blue-1, blue-2]"""
    s.passes = 0
    s.cards[seat] -= one(card)
    s.discard += one(card)
    if card == Card.LEVER:
        put(s, Ask.LEVER_SAIL, seat)
    elif card == Card.HAMMER:
        take_stones(s, seat, 3)  # [hammer-1, hammer-4]
        put(s, Ask.HAMMER, seat)
    elif card == Card.SAIL:
        put(s, Ask.SAIL_PLACE, seat)
    else:
        put(s, Ask.CHISEL, seat)


def take(s: State, c: Components, action: int) -> None:
    """Take an open card, or look at the closed pair. [market-1, market-b-2]"""
    if action == TAKE_PAIR:
        put(s, Ask.PAIR, CHANCE)
        return
    card = action - TAKE
    remove_open(s, card)
    pay(s, c, card)


def keep(s: State, c: Components, card: int) -> None:
    """Keep one card of the pair; the other is discarded face up. [market-b-2, market-b-3]"""
    other = s.pair[1] if s.pair[0] == card else s.pair[0]
    s.unseen -= one(card) + one(other)
    s.discard += one(other)
    for i in range(2):
        s.pair[i] = NONE
        s.looking[i] = 0
    pay(s, c, card)


def pay(s: State, c: Components, card: int) -> None:
    """Put the stone back into the quarry, then have the card. [market-2, red-3]"""
    seat = next_stone(s)
    s.quarry[seat] += 1
    if not receive(s, c, seat, card):
        go_on(s, c)


def build_choice(s: State, c: Components, seat: int, pyramid: int) -> None:
    """Build the stone on the chosen pyramid: a ship's, or the one an Entrance brings. [pyramid-b-1, red-4]"""
    if s.ask == Ask.ENTRANCE:
        s.quarry[seat] -= 1
    else:
        next_stone(s)
    if not build_on(s, c, seat, pyramid):
        go_on(s, c)


def answer_gift(s: State, c: Components, seat: int, action: int) -> None:
    """Take or leave a bonus, or choose between a point and stones. [pyramid-b-4, pyramid-b-7, temple-b-2]"""
    if action == POINT:
        s.points[seat][Source.TEMPLE] += 1
    elif action == STONES:
        take_stones(s, seat, 2)
    elif action == ACCEPT and s.ask == Ask.BONUS_STONES:
        take_stones(s, seat, 3)
    elif action == ACCEPT:
        draw_for(s, seat)
        return
    go_on(s, c)


# -- Chance -----------------------------------------------------------------------------------------------------------


def befall(s: State, c: Components, action: int) -> None:
    """Carry out what chance answers."""
    if action < MARKET:
        start_round(s, c, action - ROUND)
    elif action < DRAW:
        turn_up(s, action - MARKET)
        lay_market(s, c, action - MARKET)
    elif action < PAIR:
        seat = s.drawer
        s.drawer = NONE
        turn_up(s, action - DRAW)
        if not receive(s, c, seat, action - DRAW):
            go_on(s, c)
    else:
        look(s, action - PAIR)


def look(s: State, card: int) -> None:
    """Show a card of the closed pair to the seat that took it, and to nobody else. [market-b-2]"""
    seat = s.queue[0]
    i = 0 if s.looking[0] == 0 else 1
    s.pair[i] = card
    s.looking[i] = 1 << seat
    if i == 1:
        s.pair_place = NONE
        put(s, Ask.KEEP, seat)
