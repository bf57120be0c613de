"""What holds for every game on the shelf, over random games with any number of seats and any mix of options."""

import os
from random import Random as Chooser

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from saqqara.core import log as logs
from saqqara.core.dealer import SeededDealer
from saqqara.core.fields import decode, encode, fields_of, numbers
from saqqara.core.game import CHANCE
from saqqara.core.kernel import plain_record
from saqqara.core.match import CannotUndo, Match, replay
from saqqara.core.view import SPECTATOR, look
from saqqara.testing import any_setup, finished, golden, shelf_games, steps

MORE = int(os.environ.get("SAQQARA_EXAMPLES", "1"))  # a long run multiplies the games of every test here
SEEDS = st.integers(0, 2**32 - 1)

pytestmark = pytest.mark.parametrize("game", shelf_games(), ids=lambda game: game.name)


def games(count):
    """Run a test for so many seeds, the same ones every time."""
    given_seeds = given(seed=SEEDS)
    few = settings(max_examples=count * MORE, deadline=None, derandomize=True, database=None)
    return lambda test: few(given_seeds(test))


def started(game, seed):
    chooser = Chooser(seed)
    return Match(any_setup(game, chooser)), chooser


def bytes_of(match):
    return encode(match.setup.game.state, match.state)


def copied(match):
    twin = plain_record(match.setup.game.state)
    match.kernel.rules.copy(twin, match.state)
    return twin


@games(20)
def test_someone_who_has_to_decide_has_an_option_and_nobody_else_has_one(game, seed):
    match, chooser = started(game, seed)
    for _ in steps(match, chooser):
        for seat in range(match.setup.seats):
            assert bool(match.options(seat)) == (seat in match.deciding)
        assert bool(match.chances()) == (CHANCE in match.deciding)
    assert not any(match.options(seat) for seat in range(match.setup.seats))
    assert match.chances() == []


@games(20)
def test_options_are_listed_once_each_and_in_rising_order(game, seed):
    match, chooser = started(game, seed)
    for seat in steps(match, chooser):
        if seat != CHANCE:
            listed = [action.number for action in match.options(seat)]
            assert listed == sorted(set(listed))


@games(20)
def test_outcomes_of_chance_are_in_rising_order_with_positive_weights(game, seed):
    match, chooser = started(game, seed)
    for seat in steps(match, chooser):
        if seat == CHANCE:
            listed = [action.number for action, _ in match.chances()]
            assert listed == sorted(set(listed))
            assert all(weight > 0 for _, weight in match.chances())


@games(12)
def test_an_action_is_an_option_exactly_when_no_rule_forbids_it(game, seed):
    match, chooser = started(game, seed)
    why = match.kernel.rules.why
    asked = set()
    for _ in steps(match, chooser):
        question = (match.deciding, tuple(game.question(match.state, seat) for seat in match.deciding))
        if question in asked and chooser.random() < 0.9:
            continue  # every kind of question once, and one state in ten besides
        asked.add(question)
        for seat in (*range(match.setup.seats), CHANCE):
            listed = match.options(seat) if seat != CHANCE else [action for action, _ in match.chances()]
            allowed = [a for a in game.catalogue.actions if not why(match.state, match.components, seat, a.number)]
            assert {action.code for action in allowed} == {action.code for action in listed}


@games(20)
def test_when_the_game_is_over_every_action_is_forbidden_to_everybody(game, seed):
    match = finished(any_setup(game, Chooser(seed)), seed)
    for seat in (*range(match.setup.seats), CHANCE):
        for action in game.catalogue.actions:
            rule = match.why(seat, action.code)
            assert rule in game.rule_ids
            assert rule != game.rule_ids[0]


@games(10)
def test_an_action_applied_to_a_copy_leaves_the_original_alone(game, seed):
    match, chooser = started(game, seed)
    for seat in steps(match, chooser):
        before = bytes_of(match)
        twin = copied(match)
        codes = match.options(seat) if seat != CHANCE else [action for action, _ in match.chances()]
        match.kernel.rules.apply(twin, match.components, seat, chooser.choice(codes).number)
        assert bytes_of(match) == before
        assert encode(game.state, twin) != before


@games(8)
def test_asking_changes_nothing(game, seed):
    match, chooser = started(game, seed)
    filled = numbers(game.components, match.components)
    for seat in steps(match, chooser):
        before = bytes_of(match)
        _ = (match.options(seat), match.chances(), match.table, match.scores, match.winners, match.points_by_source)
        _ = (match.view(seat), match.why(seat, game.catalogue.actions[0].code))
        match.kernel.rules.value(match.state, match.components, 0)
        match.kernel.rules.features(match.state, match.components, 0, [0] * 512)
        assert bytes_of(match) == before
    assert numbers(game.components, match.components) == filled


@games(40)
def test_every_game_ends_within_its_bound(game, seed):
    match = finished(any_setup(game, Chooser(seed)), seed)
    assert len(match.lines) <= game.bound


@games(20)
def test_numbers_stay_inside_the_widths_of_their_fields(game, seed):
    match, chooser = started(game, seed)
    widths = {name: (field.width.low, field.width.high) for name, field in fields_of(game.state).items()}
    flat = [bounds for name, field in fields_of(game.state).items() for bounds in [widths[name]] * size(field.shape)]
    for _ in steps(match, chooser):
        held = numbers(game.state, match.state)
        assert len(held) == len(flat)
        assert all(low <= number <= high for number, (low, high) in zip(held, flat, strict=True))


def size(shape):
    return shape[0] * size(shape[1:]) if shape else 1


@games(20)
def test_a_log_is_written_read_and_replayed_to_the_same_table(game, seed):
    match = finished(any_setup(game, Chooser(seed)), seed)
    again = replay(match.text)
    assert again.text == match.text
    assert bytes_of(again) == bytes_of(match)
    assert again.table == match.table
    assert (again.scores, again.winners, again.setup) == (match.scores, match.winners, match.setup)
    assert [line.code for line in logs.read(match.text).lines if line.kind == "move"] == [
        move.action.code for move in match.moves
    ]


@games(20)
def test_scores_are_the_sum_of_the_points_by_source_at_every_move(game, seed):
    match, chooser = started(game, seed)
    for _ in steps(match, chooser):
        assert scores_add_up(match)
    assert scores_add_up(match)
    assert match.winners or match.setup.seats == 1  # a seat alone may fail
    best = max(match.scores)
    assert all(match.scores[seat] == best for seat in match.winners)


def scores_add_up(match):
    sources = match.points_by_source
    assert tuple(sources) == match.setup.game.sources
    return match.scores == [sum(points[seat] for points in sources.values()) for seat in range(match.setup.seats)]


@games(20)
def test_the_same_seed_gives_the_same_log(game, seed):
    def log(seed):
        match, chooser = started(game, seed)
        dealer = SeededDealer(seed)
        match.deal(dealer)
        while not match.over:
            seat = match.deciding[0]
            match.play(seat, chooser.choice(match.options(seat)).code)
            match.deal(dealer)
        return match.text

    assert log(seed) == log(seed)
    assert log(seed) != log(seed + 1)


def test_a_written_position_is_the_same_table_at_every_kind_of_question(game):
    asked = set()
    for seed in range(20 * MORE):
        match, chooser = started(game, seed)
        for seat in steps(match, chooser):
            ask = game.question(match.state, seat)
            if ask not in asked or chooser.random() < 0.1:
                assert_same_table(match)
            asked.add(ask)
        asked.add(game.question(match.state, CHANCE))
        assert_same_table(match)
    for match, seat in golden(game):  # what random games hardly ever come to
        if game.question(match.state, seat) not in asked:
            assert_same_table(match)
            asked.add(game.question(match.state, seat))
    assert asked == set(game.asks)


def assert_same_table(match):
    game, rules = match.setup.game, match.kernel.rules
    state = game.restore(match.table, match.setup)
    assert game.describe(state, match.components) == match.table
    assert rules.deciding(state) == rules.deciding(match.state)
    for seat in match.deciding:
        assert answers(rules, state, match.components, seat) == answers(rules, match.state, match.components, seat)
    again = game.restore(game.describe(state, match.components), match.setup)
    assert encode(game.state, again) == encode(game.state, state)


def answers(rules, state, components, seat):
    out, weights = [0] * 512, [0] * 512
    if seat == CHANCE:
        return rules.chances(state, components, out, weights), out, weights
    return rules.options(state, components, seat, out), out, weights


def test_a_written_position_is_the_same_state_byte_for_byte(game):
    for seed in range(6 * MORE):
        match, chooser = started(game, seed)
        for _ in steps(match, chooser):
            assert encode(game.state, game.restore(match.table, match.setup)) == bytes_of(match), match.table["decide"]


@games(10)
def test_a_game_goes_on_from_a_written_position_as_it_went(game, seed):
    whole = finished(any_setup(game, Chooser(seed)), seed)
    half = len(whole.moves) // 2
    match = Match(whole.setup)
    for move in whole.moves[:half]:
        match.play(move.seat, move.action.code)
    later = Match(whole.setup, match.table)
    for move in whole.moves[half:]:
        later.play(move.seat, move.action.code)
    assert later.table == whole.table
    assert replay(later.text).text == later.text


@games(10)
def test_undo_returns_to_the_same_bytes_and_never_crosses_a_line_of_chance(game, seed):
    match, chooser = started(game, seed)
    before = bytes_of(match)
    for seat in steps(match, chooser):
        if match.moves:
            last = match.moves[-1].seat
            if match.revealed(match.moves[-1]):
                with pytest.raises(CannotUndo, match="revealed"):
                    match.undo(chooser.randrange(match.setup.seats))
            elif chooser.random() < 0.3:
                after, code = bytes_of(match), match.moves[-1].action.code
                match.undo(last)
                assert bytes_of(match) == before
                match.play(last, code)
                assert bytes_of(match) == after
        before = bytes_of(match)
        assert seat in match.deciding
    assert bytes_of(replay(match.text)) == bytes_of(match)


@games(15)
def test_undo_goes_past_another_seat_only_when_agreed(game, seed):
    match, chooser = started(game, seed)
    for _ in steps(match, chooser):
        if len(match.moves) < 2 or any(map(match.revealed, match.moves[-2:])):
            continue
        last, other = match.moves[-1].seat, match.moves[-2].seat
        if last == other or match.moves[-1].only or match.moves[-2].only:
            continue  # sealed answers do not stand in each other's way
        with pytest.raises(CannotUndo, match=f"seat {last} has acted since"):
            match.undo(other)
        text, table = match.text, match.table
        codes = [move.action.code for move in match.moves[-2:]]
        match.undo(other, over_others=True)
        assert match.text.startswith(text)
        match.play(other, codes[0])
        match.play(last, codes[1])
        assert match.table == table
        return


@games(8)
def test_what_a_seat_imagines_looks_to_it_like_what_it_saw(game, seed):
    match, chooser = started(game, seed)
    for _ in steps(match, chooser):
        for seat in (*range(match.setup.seats), SPECTATOR):
            view = match.view(seat)
            imagined = view.imagine(chooser.randrange(1 << 30))
            assert look(match.kernel, imagined, match.components, seat).bytes == view.bytes
            held = numbers(game.state, imagined)
            assert len(held) == len(numbers(game.state, match.state))
            if seat in match.deciding:
                out, same = [0] * 512, [0] * 512
                count = match.kernel.rules.options(imagined, match.components, seat, out)
                assert count == match.kernel.rules.options(match.state, match.components, seat, same)
                assert out == same


@games(6)
def test_a_game_can_be_played_on_from_anything_imagined(game, seed):
    match, chooser = started(game, seed)
    rules = match.kernel.rules
    for _ in steps(match, chooser):
        if chooser.random() > 0.15:
            continue
        state = match.view(chooser.randrange(-1, match.setup.seats)).imagine(chooser.randrange(1 << 30))
        for _ in range(game.bound):
            mask = rules.deciding(state)
            if mask == 0:
                break
            seat = next(seat for seat in range(CHANCE + 1) if mask >> seat & 1)
            out, weights = [0] * 512, [0] * 512
            count = (
                rules.chances(state, match.components, out, weights)
                if seat == CHANCE
                else rules.options(state, match.components, seat, out)
            )
            rules.apply(state, match.components, seat, chooser.choice(out[:count]))
        assert rules.deciding(state) == 0
        encode(game.state, state)


@games(10)
def test_a_state_and_a_view_are_read_back_from_their_bytes(game, seed):
    match, chooser = started(game, seed)
    for _ in steps(match, chooser):
        if chooser.random() > 0.1:
            continue
        for seat in (*range(match.setup.seats), SPECTATOR):
            view = match.view(seat)
            again = decode(game.state, view.bytes)
            assert encode(game.state, again) == view.bytes
            assert numbers(game.state, again) == numbers(game.state, view.state)
            assert game.describe(again, match.components) == view.table
    assert game.describe(decode(game.state, bytes_of(match)), match.components) == match.table
    with pytest.raises(ValueError, match="bytes, not"):
        decode(game.state, bytes_of(match)[:-1])
