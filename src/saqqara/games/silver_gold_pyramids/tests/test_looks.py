"""What the network looks at, and what a sheet comes to by the book, in the middle of a turn too."""

import pytest

from saqqara.ai.arrays import COMPILED, search_of
from saqqara.ai.network import fitting, lore_of, shipped
from saqqara.ai.search import SearchPlayer
from saqqara.ai.settings import constants
from saqqara.ai.style import Style
from saqqara.core.dealer import SeededDealer
from saqqara.core.game import CHANCE, Setup
from saqqara.core.kernel import Random, load, lowest_bit
from saqqara.core.match import Match
from saqqara.core.sight import Sight
from saqqara.games.silver_gold_pyramids import GAME
from saqqara.games.silver_gold_pyramids.things import NONE, Ask

ROOM = 512


@pytest.fixture(scope="module")
def kernel():
    return load(GAME, "plain", search_of(GAME))


@pytest.fixture(scope="module")
def lore():
    return lore_of(GAME, "plain")


def walk(kernel, setup, steps, seed=1):
    """Play at random, and yield the table before every answer, of chance too, with who answers."""
    rules, components = kernel.rules, kernel.components(GAME.fill(setup))
    states, randoms = kernel.states(2), kernel.records(Random, 1)
    out, weights = kernel.ints(ROOM), kernel.ints(ROOM)
    state, c, r = states[0], components[0], randoms[0]
    rules.seed_generator(r, seed, 0)
    rules.set_up(state, c)
    for _ in range(steps):
        mask = rules.deciding(state)
        if not mask:
            break
        seat = lowest_bit(mask)
        yield states, c, seat
        if seat == CHANCE:
            rules.deal(state, c, r, out, weights)
        else:
            rules.apply(state, c, seat, out[rules.below(r, rules.options(state, c, seat, out))])
    yield states, c, CHANCE


def looks(kernel, state, c, seat, lore):
    out = kernel.ints(ROOM)
    n = kernel.rules.network_features(state, c, seat, out, lore)
    return [int(number) for number in out[:n]]


def test_the_network_looks_at_nothing_that_its_seat_does_not_see(kernel, lore):
    sealed = 0
    for states, c, seat in walk(kernel, Setup.of(GAME, 3, {"no_cell": "owe"}), 260):
        if seat != CHANCE:
            kernel.rules.see(states[1], states[0], seat)
            sealed += any(states[0].fresh[other] != states[1].fresh[other] for other in range(3))
            assert looks(kernel, states[1], c, seat, lore) == looks(kernel, states[0], c, seat, lore)
    assert sealed


def test_as_many_numbers_go_in_at_every_table(kernel, lore):
    sizes = set()
    for seats in GAME.seats:
        for states, c, seat in walk(kernel, Setup.of(GAME, seats), 120):
            if seat != CHANCE:
                sizes.add(len(looks(kernel, states[0], c, seat, lore)))
    assert len(sizes) == 1


def test_at_the_end_the_outlook_is_what_was_scored(kernel, lore):
    *_, (states, c, _) = walk(kernel, Setup.of(GAME, 2), 2000)
    assert states[0].ask == Ask.OVER
    for seat in range(2):
        assert kernel.rules.outlook(states[0], c, seat, lore) == 100 * kernel.rules.score_of(states[0], c, seat)


def test_without_a_book_the_outlook_is_what_advice_says(kernel):
    for states, c, seat in walk(kernel, Setup.of(GAME, 2), 200):
        if seat != CHANCE:
            assert kernel.rules.outlook(states[0], c, seat, [0]) == kernel.rules.value(states[0], c, seat)


def test_between_turns_the_outlook_is_what_expectimax_goes_by_less_a_shade(kernel, lore):
    rules, met = kernel.rules, 0
    for states, c, _ in walk(kernel, Setup.of(GAME, 1), 2000, seed=3):
        s, turns = states[0], rules.flips_to_come(states[0])
        if s.ask == Ask.FLIP and NONE not in s.card[0] and turns:
            shade = rules.SHADE * turns // (turns + rules.SHADE_TURNS)
            worth = rules.sheet_worth(s, c, 0, 0, lore) + rules.OWED_WORTH * s.owed[0]
            assert rules.outlook(s, c, 0, lore) == (worth - shade) // 10
            met += 1
    assert met > 10


@pytest.mark.parametrize("seats", [1, 3])
def test_the_search_with_the_network_is_the_same_in_both_back_ends(seats, monkeypatch):
    """Same answers, same visits, same worths, by the game's own looks and its book."""
    match, found = Match(Setup.of(GAME, seats)), []
    match.deal(SeededDealer(2))
    while match.state.flips < 3:
        seat = match.deciding[0]
        match.play(seat, match.options(seat)[0].code)
        match.deal(SeededDealer(2))
    sight = Sight.of(match.view(0), match.options(0))
    for backend in ("plain", "compiled"):
        kernel = load(GAME, backend, search_of(GAME))
        monkeypatch.setattr(COMPILED, "kernel_for", lambda _sight, kernel=kernel: kernel)
        thinker = SearchPlayer(
            1, Style(simulations=12, **constants(GAME, "search", seats, network=True), network=shipped(GAME))
        )
        found.append((thinker.pick(sight), thinker.found))
    assert found[0] == found[1]
    assert len(found[0][1]) > 1


def test_a_book_that_would_have_to_be_written_first_is_not_waited_for(monkeypatch):
    match = Match(Setup.of(GAME, 1))
    kernel = load(GAME, "plain", search_of(GAME))
    for is_there in (True, False):
        monkeypatch.setattr("saqqara.games.silver_gold_pyramids.ai.has_lore", lambda _game, is_there=is_there: is_there)
        assert (fitting(kernel, [match.components]) is not None) == is_there


def test_a_tomb_that_is_marked_under_seal_counts_as_it_will(kernel, lore):
    """Opened, with the best card of the display taken, a marking is worth what it was before it was opened."""
    rules, met = kernel.rules, 0
    for seed in range(40):
        for states, c, seat in walk(kernel, Setup.of(GAME, 2), 400, seed=seed):
            s = states[0]
            if seat == CHANCE or s.ask != Ask.MARK or not any(rules.is_done(s, c, 1 - seat, side) for side in (0, 1)):
                continue
            rules.copy(states[1], s)
            sealed = rules.outlook(s, c, 1 - seat, lore)
            while states[1].ask == Ask.MARK:
                out = kernel.ints(ROOM)
                rules.options(states[1], c, seat, out)
                rules.apply(states[1], c, seat, out[0])
            if states[1].ask == Ask.TAKE and states[1].drafter == 1 - seat and states[1].to_take == 1:
                assert rules.outlook(states[1], c, 1 - seat, lore) == pytest.approx(sealed, abs=250)
                met += 1
        if met > 2:
            return
    assert met > 2
