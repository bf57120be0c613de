"""Answers under seal: seats that decide at once, each alone with its answer until all are in."""

from random import Random as Chooser

import pytest

from saqqara.core.dealer import ScriptedDealer
from saqqara.core.fields import encode
from saqqara.core.game import CHANCE
from saqqara.core.kernel import Deal, Random, load
from saqqara.core.match import CannotUndo, Match, replay
from saqqara.core.view import SPECTATOR, look
from saqqara.testing import any_setup, steps
from tests.small.hands import GAME, setup_of

pytestmark = pytest.mark.usefixtures("hands")


def begun(seats=2, **chosen):
    match = Match(setup_of(seats, **chosen))
    match.deal(ScriptedDealer(["coin 2"]))
    return match


def shown(match, seat):
    """Return the lines after the first coin, as a seat may read them."""
    return match.text_for(seat).splitlines()[2:]


def texts(match):
    return [match.text_for(seat) for seat in (*range(match.setup.seats), SPECTATOR)]


# -- Sealed, then open ------------------------------------------------------------------------------------------------


def test_an_answer_is_hidden_from_others_until_all_are_in():
    match = begun(3)
    assert match.deciding == (0, 1, 2)
    match.play(1, "show rock")
    match.play(0, "show paper")
    assert [shown(match, seat) for seat in (0, 1, 2, SPECTATOR)] == [
        ["#", "0 show paper"],
        ["1 show rock", "#"],
        ["#", "#"],
        ["#", "#"],
    ]
    assert [move.only for move in match.moves] == [None, (1,), (0,)]
    last = match.play(2, "show rock")
    assert last.only is None
    assert [move.only for move in match.moves] == [None] * 4
    assert set(texts(match)) == {match.text}


def test_the_log_has_no_mark_for_a_sealed_answer():
    match = begun()
    match.play(1, "show rock")
    match.play(0, "show rock")
    assert match.lines[2:4] == ["1 show rock", "0 show rock"]


@pytest.mark.parametrize("bow", ["yes", "no"])
def test_answers_open_before_chance_before_an_open_question_and_at_the_end(bow):
    match = begun(2, bow=bow)
    for _ in range(3):
        match.play(0, "show rock")
        assert shown(match, 1)[-1] == "#"
        match.play(1, "show paper")
        assert shown(match, 0) == shown(match, 1) == match.lines[2:]
        if bow == "yes":
            match.play(match.deciding[0], "bow")
        if not match.over:
            match.deal(ScriptedDealer(["coin 1"]))
    assert match.over
    assert "#" not in match.text_for(SPECTATOR)


def test_an_answer_of_several_parts_is_sealed_to_its_end():
    match = begun(2, twice="yes")
    match.play(0, "show rock")
    match.play(1, "show rock")
    match.play(0, "keep paper")
    assert shown(match, SPECTATOR) == ["#", "#", "#"]
    assert shown(match, 1) == ["#", "1 show rock", "#"]
    match.play(1, "keep scissors")
    assert "#" not in match.text_for(SPECTATOR)


def test_a_seat_alone_answers_before_everybody():
    match = begun(1, twice="yes")
    match.play(0, "show rock")
    assert match.text_for(SPECTATOR) == match.text


def test_a_seat_sees_of_the_table_what_it_may_read_in_the_log():
    one, two = begun(3), begun(3)
    one.play(0, "show rock")
    two.play(0, "show paper")
    for seat in (1, 2, SPECTATOR):
        assert one.view(seat).bytes == two.view(seat).bytes
    assert one.view(0).bytes != two.view(0).bytes


# -- Taking back ------------------------------------------------------------------------------------------------------


def test_a_sealed_answer_is_taken_back_and_those_of_others_are_given_again():
    match = begun(3)
    match.play(1, "show rock")
    match.play(0, "show paper")
    taken = match.undo(1)
    assert taken.action.code == "show rock"
    assert match.lines[2:] == ["1 show rock", "0 show paper", "< 2 by 1", "0 show paper"]
    assert match.deciding == (1, 2)
    assert [(move.line, move.seat, move.only) for move in match.moves[1:]] == [(6, 0, (0,))]
    assert shown(match, 0) == ["#", "0 show paper", "< 2 by 1", "0 show paper"]
    assert shown(match, 1) == ["1 show rock", "#", "< 2 by 1", "#"]
    assert shown(match, SPECTATOR) == ["#", "#", "< 2 by 1", "#"]


def test_what_was_taken_back_under_seal_stays_hidden_when_the_rest_opens():
    match = begun(3)
    match.play(1, "show rock")
    match.play(0, "show paper")
    match.undo(1)
    match.play(1, "show scissors")
    match.play(2, "show rock")
    assert shown(match, 2) == shown(match, SPECTATOR) == ["#", "#", *match.lines[4:]]
    assert shown(match, 1) == ["1 show rock", "#", *match.lines[4:]]
    assert texts(replay(match.text)) == texts(match)


def test_the_order_of_the_others_is_kept():
    match = begun(3, twice="yes")
    for seat, code in ((2, "show rock"), (0, "show paper"), (1, "show rock"), (0, "keep rock"), (1, "keep paper")):
        match.play(seat, code)
    match.undo(2)
    assert match.lines[-5:] == ["< 2 by 2", "0 show paper", "1 show rock", "0 keep rock", "1 keep paper"]
    assert match.deciding == (2,)
    match.undo(0)
    assert match.lines[-2:] == ["< 10 by 0", "1 keep paper"]
    assert match.deciding == (0, 2)
    assert match.options(0)[0].code == "keep rock"


def test_only_the_last_part_of_an_answer_is_taken_back_at_a_time():
    match = begun(2, twice="yes")
    match.play(0, "show rock")
    match.play(0, "keep paper")
    match.play(1, "show rock")
    match.undo(0)
    assert match.lines[-2:] == ["< 3 by 0", "1 show rock"]
    match.undo(0)
    assert match.lines[-2:] == ["< 2 by 0", "1 show rock"]
    with pytest.raises(CannotUndo, match="revealed"):
        match.undo(0)


def test_agreed_or_not_the_answers_of_others_under_seal_stay():
    match = begun(3)
    match.play(1, "show rock")
    match.play(0, "show paper")
    match.undo(1, over_others=True)
    assert match.deciding == (1, 2)


def test_nothing_is_taken_back_once_chance_has_followed():
    match = begun()
    match.play(0, "show rock")
    match.play(1, "show rock")
    match.deal(ScriptedDealer(["coin 1"]))
    text = match.text
    for seat in (0, 1):
        with pytest.raises(CannotUndo, match="what has been revealed cannot be taken back"):
            match.undo(seat, over_others=True)
    match.play(0, "show rock")
    with pytest.raises(CannotUndo, match="what has been revealed cannot be taken back"):
        match.undo(1)
    assert match.text.startswith(text)


def test_an_answer_that_all_have_seen_is_not_taken_back_even_before_chance():
    """Whoever answered last would know what the others had sealed."""
    match = begun(2, bow="yes")
    match.play(0, "show rock")
    match.play(1, "show paper")
    for again in (match, replay(match.text)):
        for seat in (0, 1):
            with pytest.raises(CannotUndo, match="what has been revealed cannot be taken back"):
                again.undo(seat, over_others=True)
    match.play(0, "bow")
    with pytest.raises(CannotUndo, match="seat 0 has acted since"):
        match.undo(1)
    match.undo(0)
    with pytest.raises(CannotUndo, match="revealed"):
        match.undo(1)


# -- Replays ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(60))
def test_a_replayed_log_hides_and_opens_the_same_lines_at_every_line(seed):
    chooser = Chooser(seed)
    match = Match(any_setup(GAME, chooser))
    while not match.over:
        again = replay(match.text)
        assert texts(again) == texts(match)
        assert again.moves == match.moves
        assert encode(GAME.state, again.state) == encode(GAME.state, match.state)
        if chooser.random() < 0.3 and len(match.lines) < 150:
            take_back(match, chooser)
        else:
            seat = chooser.choice(match.deciding)
            listed = match.options(seat) or [action for action, _ in match.chances()]
            match.play(seat, chooser.choice(listed).code)
    assert texts(replay(match.text)) == texts(match)


def take_back(match, chooser):
    """Let any seat try to take back; what cannot be leaves the log as it is."""
    before = match.text
    try:
        match.undo(chooser.randrange(match.setup.seats), over_others=chooser.random() < 0.3)
    except CannotUndo:
        assert match.text == before
    else:
        assert match.text.startswith(before)


def test_a_log_that_stops_under_seal_goes_on_under_seal():
    match = begun(3)
    match.play(1, "show rock")
    again = replay(match.text)
    again.play(0, "show rock")
    again.undo(1)
    assert again.deciding == (1, 2)
    assert shown(again, 2) == ["#", "#", "< 2 by 1", "#"]


def test_a_written_position_under_seal_shows_each_seat_its_own_answer():
    match = begun(2)
    match.play(0, "show scissors")
    start = Match(match.setup, match.table)
    assert '"hand":[2,' in start.text_for(0)
    assert '"hand":[-1,' in start.text_for(1)
    start.play(1, "show rock")
    assert replay(start.text).text == start.text


# -- Both back ends ---------------------------------------------------------------------------------------------------


def played(kernel, setup, bots, games=200):
    states, randoms, deals = kernel.states(3), kernel.records(Random, 1), kernel.records(Deal, 1)
    out, weights, made, seated = kernel.ints(512), kernel.ints(512), kernel.ints(512), kernel.ints(4)
    trace = kernel.ints(2 * GAME.bound)
    for seat, bot in enumerate(bots):
        seated[seat] = bot
    points, won, moves = kernel.ints(4 * games), kernel.ints(games), kernel.ints(games)
    kernel.rules.play_games(
        states, kernel.components(GAME.fill(setup)), 0, setup.seats, seated, randoms, deals, out, weights, made, trace,
        7, 0, games, points, won, moves,
    )  # fmt: skip
    return [[int(number) for number in array] for array in (points, won, moves, trace)]


def test_the_small_game_is_the_same_in_both_back_ends():
    for seats in GAME.seats:
        setup = setup_of(seats, twice="yes", bow="yes")
        plain, compiled = (played(load(GAME, backend), setup, [1, 0, 0]) for backend in ("plain", "compiled"))
        assert plain == compiled


def test_what_a_seat_imagines_under_seal_looks_to_it_like_what_it_saw():
    for seed in range(20):
        chooser = Chooser(seed)
        match = Match(any_setup(GAME, chooser))
        for _ in steps(match, chooser):
            for seat in (*range(match.setup.seats), SPECTATOR):
                imagined = match.view(seat).imagine(chooser.randrange(1 << 30))
                assert look(match.kernel, imagined, match.components, seat).bytes == match.view(seat).bytes


def test_chance_is_still_chance():
    match = begun()
    assert not match.seals(CHANCE)
    assert match.seals(0)
