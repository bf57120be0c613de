"""What a seat may answer, and what it does: the four actions, the blue cards, the market, the bonuses."""

from saqqara.core.contract import CHANCE
from saqqara.core.kernel import Ints, lowest_bit
from saqqara.games.imhotep.rules.cards import BLUE_CARDS, how_many, on_offer, one, remove_open, turn_up, write_kinds
from saqqara.games.imhotep.rules.rounds import deliver, end_turn, go_on, lay_market, start_round
from saqqara.games.imhotep.rules.ships import (
    dock,
    foremost_stones,
    next_stone,
    owners_aboard,
    place,
    ready_ships,
    sailings,
    ships_one_short,
    stones_to_take,
    take_stones,
    unload,
    unload_all,
    write_bits,
)
from saqqara.games.imhotep.rules.sites import PYRAMIDS, build_on, draw_for, is_open, put, receive
from saqqara.games.imhotep.table import Components, State
from saqqara.games.imhotep.things import (
    ACCEPT,
    BUILD,
    DECLINE,
    DRAW,
    GET,
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

# -- Who decides, and what is allowed -------------------------------------------------------------------------------


def deciding(s: State) -> int:
    """Return who has to answer; nobody when the game is over. [turn-2]"""
    if s.ask == Ask.OVER:
        return 0
    return 1 << s.decider


def can_get(s: State, seat: int) -> bool:
    """[get-2, get-3]"""
    return stones_to_take(s, seat, 3) > 0


def can_play(s: State, c: Components, seat: int, card: int) -> bool:
    """Say whether a blue card is there and does something. [blue-1]"""
    if not how_many(s.cards[seat], card):
        return False
    if card == Card.LEVER:
        return ready_ships(s, c) != 0  # [lever-1]
    if card == Card.HAMMER:
        return s.empty != 0 and s.sled[seat] + s.quarry[seat] > 0  # [hammer-2, hammer-3]
    if card == Card.SAIL:
        return s.sled[seat] > 0 and s.empty & ships_one_short(s, c) != 0  # [sailcard-1]
    return s.sled[seat] >= 2 and s.empty & (s.empty - 1) != 0  # two stones, two spaces [chisel-2]


def options(s: State, c: Components, seat: int, out: Ints) -> int:
    """Write what a seat may answer, in rising order, and return how many."""
    ask = s.ask
    if not (deciding(s) >> seat) & 1 or seat == CHANCE:
        return 0
    if ask == Ask.TURN:
        return turn_options(s, c, seat, out)
    if ask == Ask.TAKE:
        return take_options(s, out)
    if ask == Ask.HAMMER:
        return write_bits(s.empty, PLACE, out)
    if ask == Ask.SAIL_PLACE:
        return write_bits(s.empty & ships_one_short(s, c), PLACE, out)
    if ask == Ask.SAIL_SAIL:
        return write_bits(sailings(s, 1 << s.ship), 0, out)
    if ask == Ask.CHISEL:
        return chisel_options(s, out)
    if ask == Ask.LEVER_SAIL:
        return write_bits(sailings(s, ready_ships(s, c)), 0, out)
    if ask == Ask.LEVER_UNLOAD:
        return write_bits(foremost_stones(s, s.ship), UNLOAD, out)
    if ask == Ask.KEEP:
        return write_kinds(one(s.pair[0]) | one(s.pair[1]), KEEP, out, 0)
    if ask == Ask.BUILD or ask == Ask.ENTRANCE:
        return build_options(s, out)
    return gift_options(s, out)


def turn_actions(s: State, c: Components, seat: int) -> int:
    """Return the actions of a turn as bits, each at its number; 0 when the seat has to pass. [turn-1, turn-3]"""
    actions = sailings(s, ready_ships(s, c))
    if s.sled[seat] > 0:
        actions |= s.empty << PLACE
    if can_get(s, seat):
        actions |= 1 << GET
    if s.cards[seat] & BLUE_CARDS:
        for card in range(Card.LEVER, Card.CHISEL + 1):
            if can_play(s, c, seat, card):
                actions |= 1 << (PLAY + card - Card.LEVER)
    return actions


def turn_options(s: State, c: Components, seat: int, out: Ints) -> int:
    """Write the four actions, or the forced pass. [turn-1, turn-3]"""
    actions = turn_actions(s, c, seat)
    if actions:
        return write_bits(actions, 0, out)
    out[0] = PASS
    return 1


def take_options(s: State, out: Ints) -> int:
    """Write each kind of card on offer, and the closed pair; nobody may go without. [market-1, market-4, market-b-2]"""
    n = write_kinds(on_offer(s), TAKE, out, 0)
    if s.pair_place != NONE:
        out[n] = TAKE_PAIR
        n += 1
    return n


def chisel_options(s: State, out: Ints) -> int:
    """Write each pair of empty spaces once. [chisel-1, chisel-3]"""
    n = 0
    first = s.empty
    while first:
        slot = lowest_bit(first)
        first &= first - 1
        second = first
        while second:
            out[n] = PLACE_TWO + 16 * slot + lowest_bit(second)
            n += 1
            second &= second - 1
    return n


def build_options(s: State, out: Ints) -> int:
    """Write the pyramids that are not complete. [pyramid-b-1]"""
    n = 0
    for pyramid in range(PYRAMIDS):
        if is_open(s, pyramid):
            out[n] = BUILD + pyramid
            n += 1
    return n


def gift_options(s: State, out: Ints) -> int:
    """Write the answers to a bonus or a temple gift. [pyramid-b-7, temple-b-2]"""
    n = 0
    if s.ask == Ask.BONUS_SHIP:
        n = write_bits(s.empty, PLACE, out)
    elif s.ask == Ask.TEMPLE:
        out[0] = POINT
        out[1] = STONES
        return 2
    else:
        out[0] = ACCEPT
        n = 1
    out[n] = DECLINE
    return n + 1


# -- Doing it ---------------------------------------------------------------------------------------------------------


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
        take_stones(s, seat, 3)  # [hammer-1]
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
    elif action == ACCEPT and draw_for(s, seat):
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
