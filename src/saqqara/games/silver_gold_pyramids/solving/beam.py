"""The beam: after each flip the best sheets are kept, as many as the beam is wide, until the last one is marked."""

from typing import Any

from saqqara.core.contract import Components as Prints
from saqqara.core.contract import States, apply, copy, options, set_up
from saqqara.core.kernel import Ints
from saqqara.core.text.dealing import Deal, start_deal
from saqqara.core.text.generator import mix_in
from saqqara.core.text.playout import settle
from saqqara.games.silver_gold_pyramids.ai.search_text import WIDEST
from saqqara.games.silver_gold_pyramids.rules.symbols import box_points
from saqqara.games.silver_gold_pyramids.solving.known import (
    TURNS,
    cards_to_come,
    known_worth,
    read_flips,
    write_known,
)
from saqqara.games.silver_gold_pyramids.table import Components, State
from saqqara.games.silver_gold_pyramids.things import DISPLAY, FLIPS, NONE, SIDES, Ask

# One turn of a line: the place of the sheet before it, how many answers, and the answers. The States before those of
# the beam are for the answers of one turn, one after the other.
LINE_SIZE = 24
LOW_BITS = 0xFFFFFFFF
SIZE_OF_BEAM, BEST_AT, COUNTERS = 0, 1, 2
Beam = Any  # the lines, a heap of places whose worst is on top, their worths, keys that were seen, and counters
Lore = Any  # what things are worth, the book, the promises by what is known, and those of new cards


# -- Sheets -----------------------------------------------------------------------------------------------------------


def turn_of(s: State) -> int:
    """Return how many flips there were, one more at the end."""
    return TURNS + 1 if s.ask == Ask.OVER else FLIPS * (s.round - 1) + s.flips


def sheet_key(s: State) -> int:
    """Return a number, never 0, that tells sheets apart; left and right are alike."""
    low = 0
    high = 0
    for side in range(SIDES):
        card = mix_in(mix_in(1, s.card[0][side] + 1), s.marks[0][side])
        low ^= card
        high = (high + card) & LOW_BITS
    key = mix_in(mix_in(low, high), s.finished[0] & LOW_BITS)
    key = mix_in(key, s.red[0] | s.green[0] << 8 | s.skulls[0] << 16 | s.torches[0] << 24)
    key = mix_in(key, s.carried[0] | box_points(s, 0) << 8)
    key = mix_in(key, s.face_down & LOW_BITS)
    shown = 0
    for place in range(DISPLAY):
        if s.display[place] != NONE:
            shown |= 1 << s.display[place]
    key = mix_in(key, shown & LOW_BITS)
    rest = mix_in(mix_in(mix_in(key, s.face_down >> 32), shown >> 32), s.finished[0] >> 32)
    return max(1, rest & (LOW_BITS >> 1))


# -- The best of a turn -----------------------------------------------------------------------------------------------


def is_new(seen: Ints, key: int) -> bool:
    """Note a key; say whether it was not there."""
    at = key % len(seen)
    while seen[at]:
        if seen[at] == key:
            return False
        at = at + 1 if at + 1 < len(seen) else 0
    seen[at] = key
    return True


def sift_down(heap: Ints, worths: Ints, n: int) -> None:
    """Let the place on top sink to where it belongs."""
    i = 0
    least = -1
    while least != i:
        if least >= 0:
            heap[i], heap[least] = heap[least], heap[i]
            i = least
        least = i
        for child in range(2 * i + 1, min(n, 2 * i + 3)):
            if worths[heap[child]] < worths[heap[least]]:
                least = child


def sift_up(heap: Ints, worths: Ints, i: int) -> None:
    """Let the last place rise to where it belongs."""
    while i and worths[heap[i]] < worths[heap[(i - 1) // 2]]:
        heap[i], heap[(i - 1) // 2] = heap[(i - 1) // 2], heap[i]
        i = (i - 1) // 2


def offer(
    states: States, at: int, first: int, turn: int, width: int, worth: int, parent: int, count: int, path: Ints,
    beam: Beam,
) -> None:  # fmt: skip
    """Keep the sheet of states[at] if it is among the best of its turn and was not seen before."""
    lines, heap, worths, seen, counters = beam
    n = counters[SIZE_OF_BEAM]
    if (n == width and worth <= worths[heap[0]]) or not is_new(seen, sheet_key(states[at])):
        return
    place = heap[0] if n == width else n
    copy(states[first + place], states[at])
    worths[place] = worth
    line = ((turn + 1) * width + place) * LINE_SIZE
    lines[line] = parent
    lines[line + 1] = count
    for i in range(count):
        lines[line + 2 + i] = path[i]
    if n == width:
        sift_down(heap, worths, n)
    else:
        heap[n] = n
        counters[SIZE_OF_BEAM] = n + 1
        sift_up(heap, worths, n)


# -- The search -------------------------------------------------------------------------------------------------------


def spread(
    states: States, at: int, first: int, turn: int, width: int, c: Components, d: Deal, parent: int, beam: Beam,
    lore: Lore, path: Ints, out: Ints, made: Ints, chance: Ints, weights: Ints,
) -> None:  # fmt: skip
    """Go through all answers from states[at] to the next flip, at of them given, and offer the sheets they lead to."""
    given = out[at * WIDEST : (at + 1) * WIDEST]
    n = options(states[at], c, 0, given)
    for i in range(n):
        copy(states[at + 1], states[at])
        apply(states[at + 1], c, 0, given[i])
        settle(states[at + 1], c, d, made, chance, weights)
        path[at] = given[i]
        if turn_of(states[at + 1]) != turn:
            worth = known_worth(states[at + 1], c, lore[0], lore[1], lore[2], lore[3])
            offer(states, at + 1, first, turn, width, worth, parent, at + 1, path, beam)
        elif at + 4 < LINE_SIZE:
            spread(states, at + 1, first, turn, width, c, d, parent, beam, lore, path, out, made, chance, weights)


def beam_search(
    states: States, comps: Prints, deals: Deal, seed: int, width: int, lines: Ints, heap: Ints, worths: Ints,
    seen: Ints, counters: Ints, prices: Ints, book: Ints, known: Ints, news: Ints, path: Ints, out: Ints, made: Ints,
    chance: Ints, weights: Ints,
) -> int:  # fmt: skip
    """Search on the deal of a seed; write where the best line ends, and return its thousandths of points."""
    c = comps[0]
    d = deals[0]
    beam = (lines, heap, worths, seen, counters)
    lore = (prices, book, known, news)
    start_deal(d, seed)
    read_flips(states[0], c, d, path, made, chance, weights)
    set_up(states[LINE_SIZE], c)
    settle(states[LINE_SIZE], c, d, made, chance, weights)
    copy(states[0], states[LINE_SIZE])
    cards = cards_to_come(states, 0, c, d, made, chance, weights)
    write_known(c, cards, path, prices, book, known, news)
    size = 1
    for turn in range(TURNS + 1):
        old = LINE_SIZE + turn % 2 * width
        new = LINE_SIZE + (1 - turn % 2) * width
        counters[SIZE_OF_BEAM] = 0
        for i in range(len(seen)):
            seen[i] = 0
        for i in range(size):
            copy(states[0], states[old + i])
            spread(states, 0, new, turn, width, c, d, i, beam, lore, path, out, made, chance, weights)
        size = counters[SIZE_OF_BEAM]
    best = 0
    for i in range(size):
        if worths[i] > worths[best]:
            best = i
    counters[BEST_AT] = best
    return worths[best]
