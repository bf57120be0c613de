"""Taking back when everybody agreed: past others, past chance, past answers that have opened."""

from random import Random as Chooser

import pytest

from saqqara.core.dealer import ScriptedDealer, SeededDealer
from saqqara.core.fields import encode
from saqqara.core.game import CHANCE
from saqqara.core.match import CannotUndo, Match, replay
from saqqara.core.view import SPECTATOR
from saqqara.testing import any_setup, shelf_games
from tests.small.hands import GAME as HANDS
from tests.small.hands import setup_of

pytestmark = pytest.mark.usefixtures("hands")
games = pytest.mark.parametrize("game", [*shelf_games(), HANDS], ids=lambda game: game.name)


def played(seats=2, **chosen):
    """Play one round of hands and the coin after it."""
    match = Match(setup_of(seats, **chosen))
    match.deal(ScriptedDealer(["coin 2"]))
    for seat in range(seats):
        match.play(seat, "show rock")
    match.deal(ScriptedDealer(["coin 1"]))
    return match


def test_when_all_agree_a_seat_goes_back_past_chance_to_before_its_own_answer():
    match = played()
    assert match.undo(1, over_revealed=True).action.code == "show rock"
    assert match.lines[2:] == ["0 show rock", "1 show rock", "= 0 0", "* coin 1", "< 3 by 1"]
    assert match.deciding == (1,)
    assert match.play(1, "show paper").only is None
    assert match.scores == [0, 2]


def test_what_all_have_seen_stays_seen_after_going_back():
    match = played()
    match.undo(1, over_revealed=True)
    assert [move.only for move in match.moves] == [None, None]
    assert match.text_for(SPECTATOR) == match.text
    with pytest.raises(CannotUndo, match="revealed"):
        match.undo(0)


def test_an_answer_under_seal_that_all_went_back_over_is_never_told():
    match = played()
    match.play(0, "show paper")
    match.undo(1, over_revealed=True)
    assert match.lines[-2:] == ["0 show paper", "< 3 by 1"]
    match.play(1, "show paper")
    assert match.text_for(1).splitlines()[6] == "#"
    assert match.text_for(0) == match.text


def test_agreed_or_not_an_answer_under_seal_is_taken_back_alone():
    match = played(3)
    match.play(1, "show rock")
    match.play(0, "show paper")
    match.undo(1, over_revealed=True)
    assert match.lines[-2:] == [f"< {len(match.lines) - 4} by 1", "0 show paper"]
    assert match.deciding == (1, 2)


def test_a_seat_that_has_done_nothing_has_nothing_to_take_back():
    match = Match(setup_of(2))
    match.deal(ScriptedDealer(["coin 2"]))
    match.play(0, "show rock")
    assert [match.may_undo(seat) for seat in (0, 1)] == ["free", "no"]
    with pytest.raises(CannotUndo, match="nothing to take back"):
        match.undo(1, over_revealed=True)


def test_one_asks_for_what_was_revealed_and_for_what_others_did_since():
    match = played(2, bow="no")
    assert [match.may_undo(seat) for seat in (0, 1)] == ["ask", "ask"]
    match.play(1, "show rock")
    assert [match.may_undo(seat) for seat in (0, 1)] == ["ask", "free"]


@games
def test_logs_that_went_back_past_anything_play_again(game):
    gone_back = 0
    for seed in range(12):
        chooser, dealer = Chooser(seed), SeededDealer(seed)
        match = Match(any_setup(game, chooser))
        match.deal(dealer)
        for _ in range(60):
            if match.over:
                break
            seat = chooser.choice(match.deciding)
            match.play(seat, chooser.choice(match.options(seat)).code)
            match.deal(dealer)
            if chooser.random() < 0.15:
                gone_back += agreed(match, chooser.randrange(match.setup.seats))
                match.deal(dealer)
        again = replay(match.text)
        assert again.text == match.text
        assert encode(game.state, again.state) == encode(game.state, match.state)
        assert (again.moves, again.backs) == (match.moves, match.backs)
        for seat in (*range(match.setup.seats), SPECTATOR):
            assert again.text_for(seat) == match.text_for(seat)
            assert again.may_undo(seat) == match.may_undo(seat)
    assert gone_back > 10


def agreed(match, seat):
    """Let a seat take back with everybody's leave; say whether it could, as `may_undo` promised."""
    promised, before = match.may_undo(seat), match.text
    standing = [move for move in match.moves if move.seat == seat]
    if promised == "no":
        with pytest.raises(CannotUndo, match="nothing to take back"):
            match.undo(seat, over_revealed=True)
        return False
    if promised == "ask":
        with pytest.raises(CannotUndo):
            match.undo(seat)
    assert match.undo(seat, over_revealed=promised == "ask") == standing[-1]
    assert match.text.startswith(before)
    assert match.settled
    assert seat in match.deciding
    assert [move.action for move in match.moves if move.seat == seat] == [move.action for move in standing[:-1]]
    assert CHANCE not in match.deciding
    return True
