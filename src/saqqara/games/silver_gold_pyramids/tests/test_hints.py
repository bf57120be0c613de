"""Hints: what the exact tables say about the options of a seat."""

from saqqara.core.dealer import SeededDealer
from saqqara.core.game import Setup
from saqqara.core.match import Match
from saqqara.core.words import Words
from saqqara.games.silver_gold_pyramids import GAME
from saqqara.games.silver_gold_pyramids.components.designed import designed
from saqqara.games.silver_gold_pyramids.exact import tables
from saqqara.games.silver_gold_pyramids.hints import hints, squares_of

WORDS = Words("en", GAME)


def started(seats=1):
    match = Match(Setup.of(GAME, seats))
    match.deal(SeededDealer(4))
    return match


def told(match, seat=0):
    return hints(match.setup, match.view(seat), match.options(seat), WORDS)


def test_cards_on_offer_are_told_from_the_easiest_to_the_hardest():
    match = started()
    exact = tables(designed())
    easy = sorted(match.table["hands"][0], key=lambda card: exact.difficulty(card) or 0)
    lines = told(match)
    assert [int(line.split(":")[0].split()[-1]) for line in lines] == easy
    assert f"{exact.difficulty(easy[0]):.1f} expedition cards away" in lines[0]


def test_the_markings_told_are_those_that_bring_a_tomb_nearest():
    match = started()
    for code in [option.code for option in match.options(0)][:2]:
        match.play(0, code)
    match.deal(SeededDealer(4))
    lines = told(match)
    assert len(lines) == 3
    nearer = [float(line.split("card ")[1].split()[0]) for line in lines]
    assert nearer == sorted(nearer, reverse=True)
    assert nearer[0] > 0
    codes = {option.code for option in match.options(0)}
    assert all(line.split(":")[0] in codes for line in lines)


def test_the_squares_of_an_answer_are_those_of_its_code():
    match = started()
    for action in GAME.catalogue.actions:
        words = action.code.split()
        if words[0] in ("mark", "cross"):
            side, squares = squares_of(match.components, action.number)
            assert ("left", "right")[side] == words[1]
            assert squares == sum(1 << 6 * (int(name[1]) - 1) + "abcde".index(name[0]) for name in words[2:])


def test_hints_know_only_what_the_seat_sees():
    """The same view gives the same hints, whatever others have answered under seal."""
    match = started(2)
    before = told(match, 0)
    match.play(1, match.options(1)[0].code)
    assert told(match, 0) == before


def test_numbers_are_said_by_the_custom_of_the_language():
    match = started()
    english, german = (
        hints(match.setup, match.view(0), match.options(0), Words(tongue, GAME))[0] for tongue in ("en", "de")
    )
    mean = english.split(" expedition cards")[0].split()[-1]
    assert "." in mean
    assert mean.replace(".", ",") in german
