"""The last flips: what is counted agrees with a brute force over the rules, and is certain where it is called proved."""

import os
import random
from fractions import Fraction

import pytest

from saqqara.ai.players import GreedyPlayer
from saqqara.core.fields import encode
from saqqara.core.game import CHANCE, Setup
from saqqara.core.kernel import Deal, load, plain_record
from saqqara.core.sight import Sight
from saqqara.games.silver_gold_pyramids import GAME
from saqqara.games.silver_gold_pyramids.ai import EXACT, PROVED, Expectimax, count_to_end, prove
from saqqara.games.silver_gold_pyramids.ai.sheet import TEXTS, Bench, first_best, loaded
from saqqara.games.silver_gold_pyramids.things import FLIPS, ROUNDS, Ask

POSITIONS = int(os.environ.get("SAQQARA_EXACT", "240"))  # a long run sets thousands
PARTS = 4
PLAIN = load(GAME, "plain")
RULES = PLAIN.rules
LOOKS = 50_000_000
READINGS: tuple[dict[str, str], ...] = (
    {},
    {"mark_after_tomb": "forbid", "potion": "before"},
    {"no_cell": "owe", "two_finished": "higher", "same_colour": "higher"},
)


def copied(state):
    then = plain_record(GAME.state)
    RULES.copy(then, state)
    return then


def after(state, components, seat, action):
    then = copied(state)
    RULES.apply(then, components, seat, action)
    return then


def options(state, components, seat):
    out = [0] * 512
    return out[: RULES.options(state, components, seat, out)]


def deciders(state):
    return [seat for seat in range(8) if RULES.deciding(state) >> seat & 1]


def sight(state, components, seat):
    seen = plain_record(GAME.state)
    RULES.see(seen, state, seat)
    return Sight(PLAIN, [seen], [components], seat, options(state, components, seat))


def flips_to_come(state):
    return FLIPS * (ROUNDS - state.round) + FLIPS - state.flips


# -- The brute force: the rules as they stand, fractions, no cleverness ---------------------------------------------------


def score(state, components):
    out = [0] * 8
    RULES.scores(state, components, out)
    return out[0]


def expectation(state, components, known):
    """What a single seat can expect; a table that was met before is not counted again."""
    deciding = deciders(state)
    if not deciding:
        return Fraction(score(state, components))
    key = encode(GAME.state, state)
    if key not in known:
        known[key] = _expectation(state, components, known, deciding[0])
    return known[key]


def _expectation(state, components, known, seat):
    if seat != CHANCE:
        ways = options(state, components, seat)
        return max(expectation(after(state, components, seat, action), components, known) for action in ways)
    out, weights = [0] * 512, [0] * 512
    n = RULES.chances(state, components, out, weights)
    whole = sum(weights[i] * expectation(after(state, components, CHANCE, out[i]), components, known) for i in range(n))
    return Fraction(whole, sum(weights[:n]))


# -- Positions ------------------------------------------------------------------------------------------------------------


def last_tables(rng, seats, reading):
    """The tables of the last three turns on which somebody marks or takes, by greedy play with some slips."""
    components = GAME.fill(Setup.of(GAME, seats, reading))
    state, deal = plain_record(GAME.state), plain_record(Deal)
    RULES.start_deal(deal, rng.randrange(1 << 30))
    RULES.set_up(state, components)
    players = [GreedyPlayer(rng.randrange(1 << 30)) for _ in range(seats)]
    while deciding := deciders(state):
        seat = deciding[0]
        if seat == CHANCE:
            action = RULES.dealt(state, components, deal, [0] * 512, [0] * 512, [0] * 512)
        else:
            ways = options(state, components, seat)
            if len(ways) > 1 and state.ask in (Ask.MARK, Ask.TAKE) and flips_to_come(state) < 3:
                yield copied(state), components, seat
            slips = state.ask in (Ask.KEEP, Ask.TAKE) or rng.random() < 0.3
            action = rng.choice(ways) if slips else players[seat].pick(sight(state, components, seat))
        RULES.apply(state, components, seat, action)


def thin(rng, state, cards):
    """Leave a few cards in the deck and in the display, so that a brute force can go through them."""
    face_down = [card for card in range(48) if state.face_down >> card & 1]
    state.face_down = sum(1 << card for card in rng.sample(face_down, min(cards, len(face_down))))
    for place in range(4):
        if rng.random() < 0.5:
            state.display[place] = -1
    return state


def squares_left(state, components, seat=0):
    return sum(
        (components.free[card] & ~marks).bit_count()
        for card, marks in zip(state.card[seat], state.marks[seat], strict=True)
        if card != -1
    )


def small(rng, count):
    """Positions of one seat that a brute force can count: thinned tables, each in a few ways."""
    found = 0
    while found < count:
        for state, components, _ in last_tables(rng, 1, rng.choice(READINGS)):
            few = 16 if flips_to_come(state) == 2 else 60
            if squares_left(state, components) <= few:
                for _ in range(2):
                    table = thin(rng, copied(state), rng.randrange(3))
                    if len(options(table, components, 0)) > 1:
                        found += 1
                        yield table, components


# -- Tests ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("part", range(PARTS))
def test_the_last_flips_are_counted_as_a_brute_force_counts_them(part):
    bench = Bench(loaded(GAME))
    for number, (state, components) in enumerate(small(random.Random(part), POSITIONS // PARTS)):
        here = sight(state, components, 0)
        known: dict[bytes, Fraction] = {}
        slow = [expectation(after(state, components, 0, action), components, known) for action in here.options]
        bench.look(here)
        counted = bench.count(LOOKS) or []
        assert counted == pytest.approx([float(points) for points in slow], abs=1e-9), number
        assert slow[first_best(counted)] == max(slow), number


def test_what_is_proved_for_one_seat_is_the_best_of_the_brute_force():
    for state, components in small(random.Random(7), max(16, POSITIONS // 16)):
        here = sight(state, components, 0)
        known: dict[bytes, Fraction] = {}
        slow = {a: expectation(after(state, components, 0, a), components, known) for a in here.options}
        assert slow[prove(here)] == max(slow.values())


def test_a_proof_holds_whatever_the_others_answer():
    """In the last turn each option brings the same points for every answer of the others, and the proved one the most."""
    rng, proved, unproved = random.Random(3), 0, 0
    while proved < max(24, POSITIONS // 10):
        for state, components, seat in last_tables(rng, rng.choice((2, 3)), rng.choice(READINGS)):
            asked = state.ask == Ask.MARK and state.waiting.bit_count() > 1 and flips_to_come(state) == 0
            if not asked:
                continue
            chosen = prove(sight(state, components, seat))
            if chosen is None:
                unproved += 1
                continue
            proved += 1
            told = [answered(random.Random(number), state, components, seat) for number in range(12)]
            points = {a: {at_most(after(then, components, seat, a), components, seat) for then in told}
                      for a in options(state, components, seat)}  # fmt: skip
            assert all(len(found) == 1 for found in points.values())
            assert max(points.values(), key=max) == points[chosen]
    assert unproved > proved / 4  # a box that somebody else may win, too


def answered(rng, state, components, seat):
    """The table when all others have marked something."""
    then = copied(state)
    while others := [other for other in deciders(then) if other != seat]:
        RULES.apply(then, components, others[0], rng.choice(options(then, components, others[0])))
    return then


def at_most(state, components, seat):
    """The most points that the squares of red crosses can still bring in the last turn; cards taken bring nothing."""
    deciding = deciders(state)
    if not deciding:
        out = [0] * 8
        RULES.scores(state, components, out)
        return out[seat]
    ways = options(state, components, seat) if state.ask == Ask.MARK else []
    if ways:
        return max(at_most(after(state, components, seat, action), components, seat) for action in ways)
    out = [0] * 512
    if deciding == [CHANCE]:
        RULES.chances(state, components, out, [0] * 512)
        return at_most(after(state, components, CHANCE, out[0]), components, seat)
    return at_most(after(state, components, deciding[0], options(state, components, deciding[0])[0]), components, seat)


def test_nothing_is_proved_early_or_where_others_can_take_a_card_first():
    tables = list(last_tables(random.Random(5), 2, {}))
    assert all(
        prove(sight(state, components, seat)) is None
        for state, components, seat in tables
        if state.ask == Ask.TAKE and flips_to_come(state)
    )
    state, components, seat = tables[0]
    early = copied(state)
    early.round = ROUNDS - 1
    assert flips_to_come(early) > PROVED
    assert prove(sight(early, components, seat)) is None


def test_near_the_end_and_not_before_the_search_takes_what_expectimax_counts():
    rng = random.Random(11)
    for state, components, seat in last_tables(rng, 2, READINGS[0]):
        here = sight(state, components, seat)
        assert flips_to_come(state) <= EXACT
        assert count_to_end(here) == Expectimax().pick(here)
        early = copied(state)
        early.round = ROUNDS - 1
        assert count_to_end(sight(early, components, seat)) is None


def test_counting_ends_when_the_looks_run_out():
    bench = Bench(loaded(GAME))
    state, components = next(small(random.Random(2), 1))
    bench.look(sight(state, components, 0))
    assert bench.count(3) is None
    assert bench.count(LOOKS) is not None


def test_both_back_ends_count_alike():
    fast, slow = Bench(loaded(GAME)), Bench(load(GAME, "plain", TEXTS))
    for number, (state, components) in enumerate(small(random.Random(11), 12)):
        for bench in (fast, slow):
            bench.look(sight(state, components, 0))
        assert fast.count(LOOKS) == slow.count(LOOKS), number
