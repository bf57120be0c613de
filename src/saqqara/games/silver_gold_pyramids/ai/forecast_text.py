"""Plays the best answers on for some flips in imagined worlds: what a sheet comes to is what it came to in the mean.

A world is the order of all patterns and cards that the seat does not know; each answer meets the same worlds.
"""

from saqqara.core.contract import Components as Prints
from saqqara.core.contract import Random, States, copy
from saqqara.core.kernel import Ints, lowest_bit
from saqqara.core.text.generator import below, seed_generator
from saqqara.games.silver_gold_pyramids.ai.far_text import ANSWERS, choose_far, rank
from saqqara.games.silver_gold_pyramids.ai.last_text import Memo
from saqqara.games.silver_gold_pyramids.ai.promise_text import ONE_POINT, flips_to_come
from saqqara.games.silver_gold_pyramids.ai.search_text import KEPT, LEVEL, NOTHING, expect, forget, grow
from saqqara.games.silver_gold_pyramids.rules.rounds import flip
from saqqara.games.silver_gold_pyramids.rules.symbols import score_of
from saqqara.games.silver_gold_pyramids.table import Components, State
from saqqara.games.silver_gold_pyramids.things import CARDS, DISPLAY, EXPEDITIONS, FLIPS, NONE, ROUNDS, SIDES, Ask

FLIPS_OF_GAME = FLIPS * ROUNDS
WORLD = FLIPS_OF_GAME + CARDS + 1  # numbers of a world: the pattern of each flip, and the deck with an end
PLAYED = KEPT + 2  # the State that is played on: one of those that listing the answers needed
# How much is played on: worlds, answers, replies that are looked at, flips, and how many worlds the search counts for
WORLDS_AT, PLAYED_AT, WIDTH_AT, STEPS_AT, TRUST_AT, EFFORTS = 0, 1, 2, 3, 4, 5
SEED_OF_WORLDS = 1


# -- Worlds -----------------------------------------------------------------------------------------------------------


def draw_pattern(c: Components, used: int, r: Random) -> int:
    """Return the number of one of the expedition cards that are not used."""
    left = 0
    for number in range(EXPEDITIONS):
        left += 1 - ((used >> number) & 1)
    left = below(r, left)
    for number in range(EXPEDITIONS):
        if not (used >> number) & 1:
            if left == 0:
                return number
            left -= 1
    return 0


def imagine_worlds(s: State, c: Components, cards: int, r: Random, worlds: Ints, count: int) -> None:
    """Write worlds in which the patterns of the bag and the cards that lie face down come up in some order."""
    for world in range(count):
        at = world * WORLD
        used = s.used
        for turn in range(FLIPS_OF_GAME - flips_to_come(s), FLIPS_OF_GAME):
            if turn % FLIPS == 0:
                used = 0
            number = draw_pattern(c, used, r)
            used |= 1 << number
            worlds[at + turn] = c.expedition[number]
        deck = at + FLIPS_OF_GAME
        n = 0
        rest = cards
        while rest:
            place = below(r, n + 1)
            worlds[deck + n] = worlds[deck + place]
            worlds[deck + place] = lowest_bit(rest)
            rest &= rest - 1
            n += 1
        worlds[deck + n] = NONE


def fill_up(s: State, seat: int, worlds: Ints, deck: int) -> int:
    """Deal a card of the world to each empty place, and return where the deck begins then."""
    for side in range(SIDES):
        if s.card[seat][side] == NONE and worlds[deck] != NONE:
            s.card[seat][side] = worlds[deck]
            deck += 1
    for place in range(DISPLAY):
        if s.display[place] == NONE and worlds[deck] != NONE:
            s.display[place] = worlds[deck]
            deck += 1
    return deck


# -- Playing on -------------------------------------------------------------------------------------------------------


def play_on(
    states: States, c: Components, seat: int, rivals: Ints, book: Ints, out: Ints, values: Ints, actions: Ints,
    widths: Ints, worlds: Ints, world: int, effort: Ints,
) -> int:  # fmt: skip
    """Play states[PLAYED] on in a world; return what it comes to, less the luck with patterns.

    The luck is how much more the best reply to a pattern promises than was expected in the mean of all patterns, so
    that it is 0 in the mean; without it far fewer worlds say as much.
    """
    s = states[PLAYED]
    t = states[LEVEL + KEPT]
    flips = world * WORLD + FLIPS_OF_GAME
    deck = flips
    luck = 0
    expected = NOTHING
    for _ in range(effort[STEPS_AT]):
        if s.ask != Ask.FLIP:
            break
        before = deck
        deck = fill_up(s, seat, worlds, deck)
        if deck != before or expected == NOTHING:
            expected = expect(states, PLAYED, 2, 1, c, seat, rivals, book, out, values, actions, widths)
        copy(t, s)
        flip(t, c, worlds[flips - flips_to_come(s)])
        if t.ask != Ask.MARK:
            copy(s, t)
        else:
            forget(values, 1)
            grow(states, LEVEL + KEPT, 1, c, seat, rivals, book, out, NONE, values, actions)
            luck += values[KEPT] - expected
            chosen = 0
            expected = NOTHING
            for i in range(effort[WIDTH_AT]):
                if values[KEPT + i] > NOTHING:
                    worth = expect(states, LEVEL + i, 2, 1, c, seat, rivals, book, out, values, actions, widths)
                    if worth > expected:
                        expected = worth
                        chosen = i
            copy(s, states[LEVEL + chosen])
    if s.ask == Ask.OVER:
        return ONE_POINT * score_of(s, c, seat) - luck
    if fill_up(s, seat, worlds, deck) != deck or expected == NOTHING:
        expected = expect(states, PLAYED, 2, 1, c, seat, rivals, book, out, values, actions, widths)
    return expected - luck


def forecast(
    states: States, comps: Prints, seat: int, given: Ints, n: int, rivals: Ints, book: Ints, out: Ints, values: Ints,
    actions: Ints, widths: Ints, memo: Memo, worths: Ints, counters: Ints, sums: Ints, order: Ints, depth: int,
    randoms: Random, worlds: Ints, effort: Ints,
) -> int:  # fmt: skip
    """Return the answer that comes to most, the deck aside; states[KEPT] is what the seat sees."""
    c = comps[0]
    s = states[KEPT]
    cards = s.face_down
    chosen = choose_far(
        states, comps, seat, given, n, rivals, book, out, values, actions, widths, memo, worths, counters, sums, order,
        depth,
    )  # fmt: skip
    most = min(effort[PLAYED_AT], widths[ANSWERS + depth])
    tried = 0
    while tried < most and values[tried] > NOTHING:
        tried += 1
    if tried < 2 or s.ask == Ask.KEEP:
        return chosen
    for i in range(tried):
        sums[order[i]] *= effort[TRUST_AT]
    seed_generator(randoms[0], SEED_OF_WORLDS, flips_to_come(s))
    imagine_worlds(s, c, cards, randoms[0], worlds, effort[WORLDS_AT])
    for world in range(effort[WORLDS_AT]):
        for i in range(tried):
            copy(states[PLAYED], states[order[i]])
            sums[order[i]] += play_on(
                states, c, seat, rivals, book, out, values, actions, widths, worlds, world, effort
            )
    rank(sums, order, tried)
    return actions[order[0]]
