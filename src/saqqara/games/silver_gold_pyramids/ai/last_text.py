"""The last flips: the expected points of one sheet that is played as well as possible to the end, nothing left out.

Others stand still, as in `search_text`. Each pattern, each card drawn and each card laid out is as likely as the rules
make it; a card of the display or the deck is looked at only where taking it can still bring something.
"""

from typing import Any

from saqqara.core.contract import CHANCE, States, copy
from saqqara.core.contract import Components as Prints
from saqqara.core.fields import Ints
from saqqara.core.kernel import count_bits, lowest_bit
from saqqara.games.silver_gold_pyramids.advice import steps_to_tomb
from saqqara.games.silver_gold_pyramids.ai.promise_text import flips_to_come
from saqqara.games.silver_gold_pyramids.ai.search_text import leave_place, stand_alone
from saqqara.games.silver_gold_pyramids.rules.allowed import options
from saqqara.games.silver_gold_pyramids.rules.chambers import covered, fitting_corners, marked, next_squares, room
from saqqara.games.silver_gold_pyramids.rules.chance import shapes_left
from saqqara.games.silver_gold_pyramids.rules.drafting import next_box
from saqqara.games.silver_gold_pyramids.rules.rounds import flip, refill
from saqqara.games.silver_gold_pyramids.rules.symbols import box_points, box_worth, pair_points, score_of
from saqqara.games.silver_gold_pyramids.rules.turns import apply
from saqqara.games.silver_gold_pyramids.table import Components, State
from saqqara.games.silver_gold_pyramids.things import (
    BOXES,
    CARDS,
    CELLS,
    DISPLAY,
    DRAW,
    MARK,
    MOST_GEMS,
    MOST_SKULLS,
    NONE,
    SHAPES,
    SHOW,
    SIDES,
    WAYS,
    Ask,
    Colour,
    Symbol,
)

Floats = list[float]
Memo = Any  # of Known

ROOM_FOR_OPTIONS = 256
KEYS = 5  # numbers of a key
PROBES = 4  # places where a key may be
MOST_SQUARES = 4  # of a pattern
SEARCH, LOOKS = 0, 1  # what the counters count: this search's number, and how many looks are left


# -- What is remembered -----------------------------------------------------------------------------------------------


def write_key(s: State, c: Components, seat: int, key: Ints) -> None:
    """Write all that the rest of the game hangs on for one sheet, before a flip."""
    key[0] = s.marks[seat][0] | s.marks[seat][1] << 30
    key[1] = (s.card[seat][0] + 1) | (s.card[seat][1] + 1) << 6 | s.red[seat] << 12 | s.green[seat] << 16
    key[1] |= s.skulls[seat] << 20 | s.carried[seat] << 24 | s.torches[seat] << 30 | s.used << 34
    key[2] = s.finished[seat] | box_points(s, seat) << 48
    key[3] = 0
    key[4] = 0
    if may_draft(s, c, seat):
        key[3] = s.face_down
        for place in range(DISPLAY):
            if s.display[place] != NONE:
                key[4] |= 1 << s.display[place]


def may_draft(s: State, c: Components, seat: int) -> bool:
    """Say whether a seat might, after a flip to come, take a card that it can still mark."""
    turns = flips_to_come(s)
    return turns > 1 and may_finish(s, c, seat, turns - 1)


def slot_of_key(key: Ints, slots: int) -> int:
    """Return where a key is looked for first."""
    mixed = 0
    for i in range(KEYS):
        mixed = (mixed ^ key[i] ^ key[i] >> 29) & 0xFFFFFFFF
        mixed = (mixed * 0x9E3779B1 + 0x7F4A7C15) & 0xFFFFFFFFFFFF
        mixed ^= mixed >> 17
    return mixed % slots


def find_known(memo: Memo, s: State, c: Components, seat: int, search: int) -> int:
    """Return where a sheet is remembered, or -1 less the place where it belongs; the last entry is scratch."""
    wanted = memo[len(memo) - 1]
    write_key(s, c, seat, wanted.key)
    at = slot_of_key(wanted.key, len(memo) - PROBES)
    for probe in range(PROBES):
        known = memo[at + probe]
        if known.search != search:
            return -1 - (at + probe)
        same = True
        for i in range(KEYS):
            if known.key[i] != wanted.key[i]:
                same = False
        if same:
            return at + probe
    return -1 - at


def remember(memo: Memo, at: int, s: State, c: Components, seat: int, search: int) -> None:
    """Note a sheet, instead of another one where there is no room."""
    memo[at].search = search
    write_key(s, c, seat, memo[at].key)


# -- The last marking -------------------------------------------------------------------------------------------------


def points_at_the_end(s: State, c: Components, seat: int, side: int, squares: int) -> int:
    """Return the points of a seat whose last marking has no red cross and who owes none."""
    card = s.card[seat][side]
    symbols = c.symbol[card]
    red = min(MOST_GEMS, s.red[seat] + count_bits(squares & symbols[Symbol.RED_GEM]))
    green = min(MOST_GEMS, s.green[seat] + count_bits(squares & symbols[Symbol.GREEN_GEM]))
    torch = 1 << (s.round - 1) if squares & symbols[Symbol.TORCH] else 0
    skulls = count_bits(squares & symbols[Symbol.SKULL])
    erased = 2 * count_bits(squares & symbols[Symbol.POTION])
    if c.potion_first:
        ticked = min(MOST_SKULLS, max(0, s.now[seat] - erased) + skulls)
    else:
        ticked = max(0, min(MOST_SKULLS, s.now[seat] + skulls) - erased)
    points = 10 * count_bits(s.finished[seat]) + 5 * count_bits(s.torches[seat] | torch) + box_points(s, seat)
    points += pair_points(red, green) - c.penalty[ticked]
    if squares & c.tomb[card]:
        points += 10 + box_for(s, c, seat, card)
    return points


def box_for(s: State, c: Components, seat: int, card: int) -> int:
    """Return the points of the box that finishing one card brings when nobody else races."""
    for colour in range(Colour.GREEN + 1):
        if (c.colour[colour] >> card) & 1:
            cards = count_bits(s.finished[seat] & c.colour[colour])
            box = next_box(s, colour)
            if cards % 2 and cards < 2 * BOXES and box < BOXES:
                return box_worth(box)
    return 0


def best_without_cross(s: State, c: Components, seat: int) -> int:
    """Return the most points that a last marking without a red cross brings."""
    best = -1000
    for side in range(SIDES):
        wanted = next_squares(s, c, seat, side)
        if wanted:
            crosses = c.symbol[s.card[seat][side]][Symbol.CROSS]
            free = room(s, c, seat, side) & ~crosses
            for i in range(c.first_way[s.shape + 1] - c.first_way[s.shape] + 1):
                way = 0 if i == 0 else c.first_way[s.shape] + i - 1
                corners = fitting_corners(c, way, free, wanted)
                while corners:
                    squares = covered(c, way, lowest_bit(corners))
                    corners &= corners - 1
                    best = max(best, points_at_the_end(s, c, seat, side, squares))
    return best


def has_cross(c: Components, s: State, seat: int, action: int) -> bool:
    """Say whether a marking covers a red cross."""
    place = action - MARK
    side = place // (CELLS * WAYS)
    squares = covered(c, place // CELLS % WAYS, place % CELLS)
    return squares & c.symbol[s.card[seat][side]][Symbol.CROSS] != 0


# -- The whole of it --------------------------------------------------------------------------------------------------


def may_finish(s: State, c: Components, seat: int, markings: int) -> bool:
    """Say whether a seat might finish a card with so many markings; False is certain, True is not."""
    crosses = s.owed[seat]
    for side in range(SIDES):
        card = s.card[seat][side]
        if card != NONE:
            crosses += count_bits(c.symbol[card][Symbol.CROSS] & ~marked(s, seat, side))
    for side in range(SIDES):
        card = s.card[seat][side]
        if card != NONE and steps_to_tomb(c, card, marked(s, seat, side)) <= MOST_SQUARES * markings + crosses:
            return True
    return False


def expected_points(
    states: States, at: int, c: Components, seat: int, out: Ints, memo: Memo, worths: Floats, counters: Ints
) -> float:
    """Return the points that states[at] leads to, a void number without looks left; the States after it are scratch."""
    s = states[at]
    if s.ask == Ask.OVER:
        return 1.0 * score_of(s, c, seat)
    counters[LOOKS] -= 1
    if counters[LOOKS] < 0:
        return 0.0
    then = states[at + 1]
    turns = flips_to_come(s)
    best = -1e9
    if s.ask == Ask.FLIP:
        place = find_known(memo, s, c, seat, counters[SEARCH])
        if place >= 0:
            return worths[place]
        whole = 0.0
        total = 0
        for shape in range(SHAPES):
            left = shapes_left(s, c, shape)
            if left:
                copy(then, s)
                flip(then, c, shape)
                whole += left * expected_points(states, at + 1, c, seat, out, memo, worths, counters)
                total += left
        remember(memo, -1 - place, s, c, seat, counters[SEARCH])
        worths[-1 - place] = whole / total
        return whole / total
    if s.ask == Ask.DRAW or s.ask == Ask.DISPLAY:
        if s.ask == Ask.DISPLAY and not may_draft(s, c, seat):
            copy(then, s)
            then.face_down = 0
            refill(then, c)
            return expected_points(states, at + 1, c, seat, out, memo, worths, counters)
        first = DRAW if s.ask == Ask.DRAW else SHOW
        whole = 0.0
        for card in range(CARDS):
            if (s.face_down >> card) & 1:
                copy(then, s)
                apply(then, c, CHANCE, first + card)
                whole += expected_points(states, at + 1, c, seat, out, memo, worths, counters)
        return whole / count_bits(s.face_down)
    if s.ask == Ask.TAKE and turns == 0:
        copy(then, s)
        then.face_down = 0
        leave_place(then, c)
        return expected_points(states, at + 1, c, seat, out, memo, worths, counters)
    questions = out[at * ROOM_FOR_OPTIONS : (at + 1) * ROOM_FOR_OPTIONS]
    n = options(s, c, seat, questions)
    last = s.ask == Ask.MARK and turns == 0 and s.owed[seat] == 0 and (s.fresh[seat][0] | s.fresh[seat][1]) == 0
    if last:
        best = max(best, 1.0 * best_without_cross(s, c, seat))
    for i in range(n):
        if not last or has_cross(c, s, seat, questions[i]):
            copy(then, s)
            apply(then, c, seat, questions[i])
            best = max(best, expected_points(states, at + 1, c, seat, out, memo, worths, counters))
    return best


def count_options(
    states: States,
    comps: Prints,
    seat: int,
    given: Ints,
    n: int,
    rivals: Ints,
    out: Ints,
    memo: Memo,
    worths: Floats,
    counters: Ints,
    found: Floats,
) -> bool:
    """Write what each given option of states[0], which a seat sees, leads to; say whether there were looks enough."""
    c = comps[0]
    stand_alone(states[0], c, seat, rivals)
    counters[SEARCH] += 1
    for i in range(n):
        copy(states[1], states[0])
        apply(states[1], c, seat, given[i])
        found[i] = expected_points(states, 1, c, seat, out, memo, worths, counters)
    return counters[LOOKS] >= 0


# -- Where nothing that others do can matter --------------------------------------------------------------------------


def may_race(s: State, c: Components, seat: int, colour: int) -> bool:
    """Say whether a seat can win a box of a colour with the cards in front of it."""
    cards = 0
    for side in range(SIDES):
        if s.card[seat][side] != NONE and (c.colour[colour] >> s.card[seat][side]) & 1:
            cards += 1
    return (count_bits(s.finished[seat] & c.colour[colour]) % 2 + cards) >= 2


def others_matter(states: States, comps: Prints, seat: int) -> bool:
    """Say whether something that others do may change the points of a seat; True is not certain."""
    s = states[0]
    c = comps[0]
    if c.seats == 1:
        return False
    turns = flips_to_come(s)
    if s.ask == Ask.TAKE:
        return turns > 0
    if not may_finish(s, c, seat, turns + 1):
        return False
    if turns > 0:
        return True
    for colour in range(Colour.GREEN + 1):
        if may_race(s, c, seat, colour):
            for other in range(c.seats):
                if other != seat and may_race(s, c, other, colour):
                    return True
    return False
