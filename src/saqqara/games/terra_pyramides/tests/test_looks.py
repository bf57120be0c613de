"""What the network looks at: only what its seat sees, as many numbers at every table, and rows as they pay."""

import pytest

from saqqara.ai.arrays import search_of
from saqqara.core.game import CHANCE, Setup
from saqqara.core.kernel import Random, load, lowest_bit
from saqqara.games.terra_pyramides import GAME
from saqqara.games.terra_pyramides.things import Ask

ROOM = 512
LINES_AT = 33 + 14 + 9  # after the table, the stacks and the unseen tiles
LINE_SIZE = 13


@pytest.fixture(scope="module")
def kernel():
    return load(GAME, "plain", search_of(GAME))


def walk(kernel, setup, steps, seed=1):
    """Play at random, and yield the table whenever a seat decides."""
    rules, components = kernel.rules, kernel.components(GAME.fill(setup))
    states, randoms = kernel.states(2), kernel.records(Random, 1)
    out, weights = kernel.ints(ROOM), kernel.ints(ROOM)
    state, c, r = states[0], components[0], randoms[0]
    rules.seed_generator(r, seed, 0)
    rules.set_up(state, c)
    for _ in range(steps):
        mask = rules.deciding(state)
        if not mask:
            return
        seat = lowest_bit(mask)
        if seat == CHANCE:
            rules.deal(state, c, r, out, weights)
        else:
            yield states, c, seat
            rules.apply(state, c, seat, out[rules.below(r, rules.options(state, c, seat, out))])


def looks(kernel, state, c, seat):
    out = kernel.ints(ROOM)
    n = kernel.rules.network_features(state, c, seat, out, kernel.ints(1))
    return list(out[:n])


def test_the_network_looks_at_nothing_that_its_seat_does_not_see(kernel):
    setup = Setup.of(GAME, 3, {"version": "nile", "open_stacks": "yes"})
    for states, c, seat in walk(kernel, setup, 150):
        kernel.rules.see(states[1], states[0], seat)
        assert looks(kernel, states[1], c, seat) == looks(kernel, states[0], c, seat)


def test_as_many_numbers_go_in_at_every_table(kernel):
    sizes = set()
    for seats in GAME.seats:
        for states, c, seat in walk(kernel, Setup.of(GAME, seats), 60):
            sizes.add(len(looks(kernel, states[0], c, seat)))
    assert len(sizes) == 1


def test_a_row_is_seen_as_it_pays(kernel):
    rows = 0
    for states, c, seat in walk(kernel, Setup.of(GAME, 2), 600, seed=5):
        state = states[0]
        if state.ask != Ask.ROW:
            continue
        seen = looks(kernel, state, c, seat)
        for line in range(4):
            at = LINES_AT + LINE_SIZE * line
            row = 4 * state.placed + line
            low, high = c.row_low[row], c.row_high[row]
            fields = [field for field in range(60) if low >> field & 1]
            fields += [60 + field for field in range(60) if high >> field & 1]
            kinds = [state.tile[field] for field in fields if state.tile[field] >= 0]
            assert seen[at + 1] == sum(c.gains[kind] & 1 for kind in kinds)
            stones = [c.stone[kind] for kind in kinds if c.stone[kind] >= 0]
            assert seen[at + 6 : at + 13] == [stones.count(colour) for colour in range(7)]
            rows += 1
    assert rows > 40
