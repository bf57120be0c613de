"""Dealers answer for chance: a seed deals the same cards whatever the seats do."""

from random import Random as Chooser
from typing import Any

import pytest

from saqqara.core.dealer import FreeDealer, ScriptedDealer, SeededDealer
from saqqara.core.fields import encode
from saqqara.core.game import CHANCE, Setup
from saqqara.core.kernel import Deal, load
from saqqara.core.match import Match
from saqqara.testing import any_setup, mixes, name_of, shelf_games, steps

games = pytest.mark.parametrize("game", shelf_games(), ids=lambda game: game.name)
ROOM = 512


def places(setup, seed, line):
    """Play a game on a deal and write down what lay at each place of each pile."""
    match, chooser, dealer = Match(setup), Chooser(line), SeededDealer(seed)
    rules = match.kernel.rules
    found = {}
    while not match.over:
        (seat,) = match.deciding[:1]
        if seat != CHANCE:
            match.play(seat, chooser.choice(match.options(seat)).code)
            continue
        made = [0] * ROOM
        kind, times, place, first, outcomes = rules.pile(match.state, match.components, made)
        number = dealer.answer(match.kernel, match.state, match.components)
        found[kind, times, tuple(made[:outcomes]), place] = number - first
        match.play(CHANCE, match.setup.game.catalogue[number].code)
    return match, found


@games
def test_two_lines_of_play_on_one_seed_see_the_same_cards_place_for_place(game):
    met = 0
    for setup in mixes(game):
        one, first = places(setup, 5, line=1)
        two, second = places(setup, 5, line=2)
        assert one.text != two.text
        common = first.keys() & second.keys()
        assert {place: first[place] for place in common} == {place: second[place] for place in common}
        met += len(common)
    assert met > 10 * len(mixes(game))


@games
def test_other_seeds_deal_other_cards(game):
    setup = Setup.of(game, game.seats[0])
    assert len({places(setup, seed, line=1)[0].text for seed in range(20)}) == 20


@games
def test_an_undo_rolls_nothing_anew(game):
    tried = 0
    for seed in range(12):
        chooser, dealer = Chooser(seed), SeededDealer(seed)
        match = Match(any_setup(game, chooser))
        match.deal(dealer)
        while not match.over:
            seat = match.deciding[0]
            code = chooser.choice(match.options(seat)).code
            match.play(seat, code)
            if CHANCE in match.deciding:
                before = match.kernel.rules.deciding(match.state)
                cards = [move.action.code for move in match.deal(dealer)]
                twin = Match(match.setup)
                other = SeededDealer(seed)
                for move in match.moves[: -len(cards) - 1]:
                    twin.play(move.seat, move.action.code)
                wrong, seals = chooser.choice(twin.options(seat)).code, twin.seals(seat)
                opened = seals > twin.play(seat, wrong).sealed
                if CHANCE not in twin.deciding and not opened:
                    twin.undo(seat)
                    twin.play(seat, code)
                    assert twin.kernel.rules.deciding(twin.state) == before
                    assert [move.action.code for move in twin.deal(other)] == cards
                    tried += 1
    assert tried > 10


@games
def test_the_dealers_of_both_back_ends_are_the_same(game):
    plain, compiled = load(game, "plain"), load(game, "compiled")
    for seed in range(10):
        match = Match(any_setup(game, Chooser(seed)))
        comps, states, deals = compiled.components(match.components), compiled.states(1), compiled.records(Deal, 1)
        compiled.rules.start_deal_at(deals, 0, 10**12 + seed)
        dealer = SeededDealer(10**12 + seed)
        chooser = Chooser(seed)
        while not match.over:
            seat = match.deciding[0]
            if seat != CHANCE:
                match.play(seat, chooser.choice(match.options(seat)).code)
                continue
            compiled.write(game.state, states, 0, match.state)
            made, out, weights = compiled.ints(ROOM), compiled.ints(ROOM), compiled.ints(ROOM)
            number = dealer.answer(plain, match.state, match.components)
            assert number == compiled.rules.dealt_at(states, 0, comps, 0, deals, made, out, weights)
            match.play(CHANCE, game.catalogue[number].code)


@games
def test_whatever_is_dealt_can_befall(game):
    for seed in range(20):
        match, chooser = Match(any_setup(game, Chooser(seed))), Chooser(seed)
        seeded, free = SeededDealer(seed), FreeDealer(seed)
        for seat in steps(match, chooser):
            if seat == CHANCE:
                possible = [action.number for action, _ in match.chances()]
                assert seeded.answer(match.kernel, match.state, match.components) in possible
                assert free.answer(match.kernel, match.state, match.components) in possible


def first_cards(setup, seed, count, dealer):
    """Return the first answers of chance in a game where the first options are taken."""
    match = Match(setup)
    answers: list[tuple[int, list[Any]]] = []
    while len(answers) < count and not match.over:
        seat = match.deciding[0]
        if seat == CHANCE:
            chances = match.chances()
            number = dealer.answer(match.kernel, match.state, match.components)
            answers.append((number, chances))
            match.play(CHANCE, setup.game.catalogue[number].code)
        else:
            match.play(seat, match.options(seat)[0].code)
    return answers


@pytest.mark.parametrize("deal", [SeededDealer, FreeDealer])
@games
def test_the_first_cards_are_dealt_as_their_weights_say(game, deal):
    """Chi-square over some thousand seeds, of each of the first three answers, and of whether one hangs on the one before."""
    setup = Setup.of(game, game.seats[0])
    count, answers = 3000, 2
    dealt = [first_cards(setup, seed, answers, deal(seed)) for seed in range(count)]
    for i in range(2):
        chances = dealt[0][i][1]
        if any([a.number for a, _ in game_[i][1]] != [a.number for a, _ in chances] for game_ in dealt):
            continue  # the answer hangs on the one before
        total = sum(weight for _, weight in chances)
        surprise = 0.0
        for action, weight in chances:
            expected = count * weight / total
            seen = sum(game_[i][0] == action.number for game_ in dealt)
            surprise += (seen - expected) ** 2 / expected
        freedom = len(chances) - 1
        assert surprise < freedom + 4 * (2 * freedom) ** 0.5 + 4, f"answer {i}"


def verb(game, number):
    return game.catalogue[number].code.split()[0]


def test_the_second_and_third_cards_are_as_likely_as_the_first():
    """Dealing without putting back: every place of a pile holds every card equally often."""
    for game in shelf_games():
        setup = Setup.of(game, game.seats[-1])
        dealt = [first_cards(setup, seed, 5, SeededDealer(seed)) for seed in range(1500)]
        spots = [[answers[i][0] for answers in dealt] for i in range(1, 5)]
        kinds = sorted({number for spot in spots for number in spot})
        for kind in kinds:
            counts = [spot.count(kind) for spot in spots if verb(game, spot[0]) == verb(game, kind)]  # of the same pile
            mean = sum(counts) / len(counts)
            assert all(abs(count - mean) < 4.5 * mean**0.5 + 3 for count in counts), (kind, counts)


@games
def test_a_script_is_followed_and_refuses_what_cannot_befall(game):
    setup = Setup.of(game, game.seats[0])
    match = Match(setup)
    codes = [action.code for action, _ in match.chances()]
    ScriptedDealer([codes[0]]).answer(match.kernel, match.state, match.components)
    never = next(a.code for a in game.catalogue.actions if match.why(CHANCE, a.code))
    for script in ([never], ["nonsense"], []):
        before = encode(game.state, match.state)
        with pytest.raises(ValueError, match="cannot befall now"):
            match.deal(ScriptedDealer(script))
        assert encode(game.state, match.state) == before
        assert match.lines == match.lines[:1]


@games
def test_a_deal_is_verified_from_seed_and_lines(game):
    """Whoever has the seed and the log can deal the log again."""
    for setup in mixes(game)[::5]:
        match, _ = places(setup, 9, line=3)
        script = [move.action.code for move in match.moves if move.seat == CHANCE]
        again, dealer = Match(setup), SeededDealer(9)
        seats = iter([move for move in match.moves if move.seat != CHANCE])
        told = [move.action.code for move in again.deal(dealer)]
        while not again.over:
            move = next(seats)
            again.play(move.seat, move.action.code)
            told += [move.action.code for move in again.deal(dealer)]
        assert told == script, name_of(setup)
