"""The player for a seat alone: honest, alike in both back ends, clearly ahead of the one that looks less far."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from saqqara.ai.arrays import COMPILED, search_of
from saqqara.ai.players import player
from saqqara.core.compiled import taken
from saqqara.core.dealer import SeededDealer
from saqqara.core.game import CHANCE, Setup
from saqqara.core.kernel import Random as RandomWords
from saqqara.core.kernel import load, plain_record
from saqqara.core.match import Match
from saqqara.core.sight import Sight
from saqqara.core.view import look
from saqqara.games.silver_gold_pyramids import GAME
from saqqara.games.silver_gold_pyramids.ai import Expectimax, players, printed_deck
from saqqara.games.silver_gold_pyramids.ai.alone_text import TRAITS, WEIGHTS_FROM
from saqqara.games.silver_gold_pyramids.ai.far_text import WIDTHS_OF_FAR
from saqqara.games.silver_gold_pyramids.ai.farsighted import FAR, Desk, Effort, Farsighted
from saqqara.games.silver_gold_pyramids.ai.forecast_text import WORLD
from saqqara.games.silver_gold_pyramids.ai.memory import Known
from saqqara.games.silver_gold_pyramids.ai.promise_text import ALONE_AT, BOX_AT
from saqqara.games.silver_gold_pyramids.ai.search_text import KEPT, LEVEL, WIDEST
from saqqara.games.silver_gold_pyramids.ai.weights import FLIPS_TO_COME, WEIGHTS, between
from saqqara.games.silver_gold_pyramids.ai.worth import BOX, PRICE, book
from saqqara.games.silver_gold_pyramids.ai.worth_text import WIDE
from saqqara.games.silver_gold_pyramids.things import NONE
from saqqara.testing import steps

QUICK = Effort(depth=2, worlds=2, played=2, width=1, steps=2)
SMALL = Effort(
    depth=3, replies=(0, 0, 1, 1, 1, 1), out_of=(0, 0, 2, 2, 2, 2), answers=(3, 2, 2, 2, 2, 2), worlds=2, played=2,
    width=1, steps=2, trust=1, exact=0,
)  # fmt: skip
DEALS = 16  # of a seed that nothing was tuned on
AHEAD = 16  # points in all of them together that the player is ahead at least


def sight_of(match, seat=0):
    return Sight.of(match.view(seat), match.options(seat))


def played(setup, seed, thinker):
    """Play the deal of a seed; every answer has to be allowed."""
    match, dealer = Match(setup), SeededDealer(seed)
    match.deal(dealer)
    while not match.over:
        match.play(0, GAME.catalogue[thinker.pick(sight_of(match))].code)
        match.deal(dealer)
    return match


def decisions(setup, seed, every):
    """Play at random; yields the match and the seat at some of the choices."""
    chooser, asked = Random(seed), 0
    match = Match(setup)
    for seat in steps(match, chooser, weighted=True):
        if seat != CHANCE and len(match.options(seat)) > 1:
            asked += 1
            if asked % every == 0:
                yield match, seat


@pytest.mark.parametrize("reading", [{}, {"mark_after_tomb": "forbid", "potion": "before", "no_cell": "owe"}])
def test_every_answer_of_a_game_is_allowed_and_a_game_comes_far(reading):
    match = played(Setup.of(GAME, 1, reading), 5, Farsighted(effort=QUICK))
    assert match.over
    assert match.scores[0] > 110


def test_it_comes_to_more_than_the_player_that_looks_less_far():
    """On fixed deals; with the book of that player and as many looks it would not."""
    far, near = Farsighted(effort=Effort(played=1)), Expectimax()
    setup = Setup.of(GAME, 1)
    more = sum(played(setup, 1000 + n, far).scores[0] - played(setup, 1000 + n, near).scores[0] for n in range(DEALS))
    assert more >= AHEAD


@pytest.mark.parametrize("seats", GAME.seats)
def test_tables_that_look_alike_get_the_same_answer(seats):
    asked = 0
    for match, seat in decisions(Setup.of(GAME, seats), seats, 4):
        view = match.view(seat)
        twin = Sight.of(look(view.kernel, view.imagine(asked), match.components, seat), match.options(seat))
        chosen = Farsighted(1, QUICK).pick(sight_of(match, seat))
        assert chosen in twin.options
        assert Farsighted(2, QUICK).pick(twin) == chosen, match.text
        asked += 1
    assert asked > 5


def test_what_it_was_asked_before_changes_no_answer():
    used = Farsighted(effort=QUICK)
    for match, _seat in decisions(Setup.of(GAME, 1), 3, 6):
        chosen = used.pick(sight_of(match))
        assert used.pick(sight_of(match)) == chosen, match.text
        assert Farsighted(effort=QUICK).pick(sight_of(match)) == chosen, match.text


@pytest.mark.parametrize("cards", [0, 44])
def test_an_imagined_world_is_what_is_left_of_the_bag_and_the_deck_in_some_order(cards):
    rules, components = load(GAME, "plain", FAR).rules, GAME.fill(Setup.of(GAME, 1))
    s, r, worlds = plain_record(GAME.state), plain_record(RandomWords), [NONE] * (2 * WORLD)
    s.round, s.flips, s.used = 3, 2, 0b10000001
    rules.seed_generator(r, 4, 0)
    rules.imagine_worlds(s, components, (1 << cards) - 1, r, worlds, 2)
    whole = Counter(components.expedition)
    for world in (worlds[:WORLD], worlds[WORLD:]):
        assert world[:16] == [NONE] * 16
        this_round, last_round = Counter(world[16:21]), Counter(world[21:28])
        left = whole - Counter([components.expedition[0], components.expedition[7]])
        assert this_round <= left
        assert this_round.total() == 5
        assert last_round <= whole
        assert last_round.total() == 7
        assert sorted(world[28 : 28 + cards]) == list(range(cards))
        assert world[28 + cards] == NONE
    assert worlds[:WORLD] != worlds[WORLD:]


def test_both_back_ends_choose_alike():
    plain, compiled = (Farsighted(0, SMALL, load(GAME, backend, FAR)) for backend in ("plain", "compiled"))
    asked = set()
    for match, seat in decisions(Setup.of(GAME, 1), 7, 1):
        kind = GAME.question(match.state, seat)
        if kind not in asked or match.state.round == 3:
            asked.add(kind)
            assert plain.pick(sight_of(match)) == compiled.pick(sight_of(match)), match.text
    assert asked >= {"keep", "mark", "take"}


def test_both_back_ends_say_the_same_of_what_a_sheet_is_worth():
    """To a thousandth of a point: choices could be alike by chance."""
    kernels = [load(GAME, backend, FAR) for backend in ("plain", "compiled")]
    deck = book(replace(printed_deck(GAME), alone=True))
    books = deck, taken(deck)
    worths = set()
    for match, _seat in decisions(Setup.of(GAME, 1), 8, 2):
        found = []
        for kernel, numbers in zip(kernels, books, strict=True):
            states, rivals, out = kernel.states(LEVEL * 3), kernel.ints(1), kernel.ints(WIDEST * LEVEL * 3)
            values, actions, widths = kernel.ints(3 * KEPT), kernel.ints(3 * KEPT), kernel.ints(WIDTHS_OF_FAR)
            sums, order, given = kernel.ints(KEPT), kernel.ints(KEPT), kernel.ints(WIDEST)
            options = [action.number for action in match.options(0)]
            given[: len(options)] = options
            kernel.write(GAME.state, states, KEPT, match.view(0).state)
            kernel.rules.choose_far(
                states, kernel.components(match.components), 0, given, len(options), rivals, numbers, out, values,
                actions, widths, kernel.records(Known, 64), kernel.ints(64), kernel.ints(2), sums, order, 0,
            )  # fmt: skip
            found.append([int(value) for value in values[:KEPT]])
        assert found[0] == found[1], match.text
        worths.update(found[0])
    assert len(worths) > 50


def test_an_option_that_is_overlooked_is_not_taken():
    """A level may be shown fewer options than there are."""
    for match, seat in decisions(Setup.of(GAME, 1), 2, 5):
        sight = sight_of(match, seat)
        best = Farsighted(effort=QUICK).pick(sight)
        fewer = [option for option in sight.options if option != best]
        assert Farsighted(effort=QUICK).pick(replace(sight, options=fewer)) in fewer


@pytest.mark.parametrize("depth", [0, 6, -1])
def test_it_cannot_be_told_to_look_further_than_there_is_room(depth):
    with pytest.raises(ValueError, match="1 to 5 flips"):
        Effort(depth=depth)


@pytest.mark.parametrize("nothing", [{"worlds": 0}, {"played": 0}, {"width": 0}, {"steps": 0}, {"trust": -1}])
def test_it_cannot_be_told_to_play_on_in_no_way(nothing):
    with pytest.raises(ValueError, match="at least 1 world"):
        Effort(**nothing)


@pytest.mark.parametrize(("seats", "alone"), [(1, True), (2, False)])
def test_a_seat_alone_has_a_book_of_its_own(seats, alone, monkeypatch):
    asked = []

    def blank(kernel, _components, *, alone):
        asked.append(alone)
        return kernel.ints(1000)

    monkeypatch.setattr("saqqara.games.silver_gold_pyramids.ai.farsighted.opened", blank)
    match = next(decisions(Setup.of(GAME, seats), 1, 1))[0]
    desk = Desk(load(GAME, "compiled", FAR), QUICK, 64)
    desk.look(sight_of(match))
    desk.look_far(1)
    assert asked == [alone]


def test_the_book_for_one_seat_has_prices_that_fall_and_weights_at_its_end():
    deck = printed_deck(GAME)
    usual, alone = book(deck), book(replace(deck, alone=True))
    assert set(deck.prices) == {PRICE}
    prices = replace(deck, alone=True).prices
    assert prices == sorted(prices)
    assert prices[-1] == PRICE
    assert (usual[ALONE_AT], usual[BOX_AT]) == (0, BOX)
    assert len(alone) == alone[ALONE_AT] + WEIGHTS_FROM + TRAITS * WIDE
    assert alone[alone[ALONE_AT]] == 0
    assert 900 < alone[alone[ALONE_AT] + WEIGHTS_FROM - 1] <= 1000


def test_weights_are_those_that_are_told_and_lie_between():
    assert len(WEIGHTS) == TRAITS
    row = (0, 20, 60, 130, 270)
    assert [between(row, turns) for turns in FLIPS_TO_COME] == list(row)
    assert [between(row, turns) for turns in (2, 5, 21)] == [10, 40, 200]


@pytest.mark.parametrize(("seats", "asked"), [(1, [1]), (2, [])])
def test_the_analyst_looks_far_where_a_seat_is_alone(seats, asked, monkeypatch):
    made = []

    def first(_player, sight):
        made.append(sight.seats)
        return sight.options[0]

    monkeypatch.setattr(Farsighted, "pick", first)
    monkeypatch.setattr(COMPILED, "ready", lambda game: load(game, "compiled", search_of(game)))
    match, seat = next(decisions(Setup.of(GAME, seats), 1, 1))
    player("analyst:10", 1, GAME).pick(sight_of(match, seat))
    assert made == asked


def test_the_module_offers_it_by_name():
    assert isinstance(players()["farsighted"](4), Farsighted)
