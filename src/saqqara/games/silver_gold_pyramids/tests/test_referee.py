"""The engine against the naive referee: the same table, the same options, the same weights, move by move."""

import os
import sys
import time
from random import Random as Chooser

import pytest

from saqqara.core.game import CHANCE, Setup
from saqqara.core.match import Match
from saqqara.games.silver_gold_pyramids import GAME
from saqqara.games.silver_gold_pyramids.tests.draw import RULINGS, any_deck, designed_text
from saqqara.games.silver_gold_pyramids.tests.naive import Referee

GAMES = int(os.environ.get("SAQQARA_REFEREE", "96"))  # a long run sets 20000
PARTS = 8


def both(chooser, deck=None):
    """Set up the same game twice, with any mix of rulings."""
    chosen = {name: chooser.choice(values) for name, values in RULINGS.items()}
    seats = chooser.choice((1, 2, 3, 4))
    setup = Setup.of(GAME, seats, chosen)
    if deck is not None:
        setup = Setup(GAME, seats, (("deck", "any.txt"), *setup.options), (("deck", deck),))
    return Match(setup), Referee(seats, deck or designed_text(), chosen)


def assert_same(match, referee):
    mine, theirs = match.table, referee.table()
    different = {key: (mine[key], theirs.get(key)) for key in mine if mine[key] != theirs.get(key)}
    assert mine == theirs, f"{different}\n{match.text}"
    assert ["chance" if seat == CHANCE else seat for seat in match.deciding] == referee.deciding(), match.text
    assert match.scores == referee.scores(), match.text
    if match.over:
        assert match.winners == referee.winners(), match.text
    elif CHANCE in match.deciding:
        assert {action.code: weight for action, weight in match.chances()} == referee.chances(), match.text
    for seat in range(match.setup.seats):
        assert {action.code for action in match.options(seat)} == referee.options(seat), match.text


def answer(match, chooser):
    """Choose any answer; a marking that comes far down, or that takes many squares, more often than its share."""
    seat = chooser.choice(match.deciding)
    if seat == CHANCE:
        return seat, chooser.choice(match.chances())[0].code
    codes = [action.code for action in match.options(seat)]
    if codes[0].startswith("mark") and chooser.random() < 0.7:
        codes = sorted(codes, key=lambda code: (max(code[-1:]), len(code)))[-4:]
    return seat, chooser.choice(codes)


def play_and_compare(match, referee, chooser):
    assert_same(match, referee)
    while not match.over:
        seat, code = answer(match, chooser)
        match.play(seat, code)
        referee.play("chance" if seat == CHANCE else seat, code)
        assert_same(match, referee)


@pytest.mark.parametrize("part", range(PARTS))
def test_engine_and_referee_agree_on_every_table_of_random_games(part):
    """Every third game with the designed deck, the others with decks of every kind that an owner could type in."""
    chooser, began = Chooser(part), time.monotonic()
    for number in range(GAMES // PARTS):
        match, referee = both(chooser, None if number % 3 == 0 else any_deck(chooser))
        play_and_compare(match, referee, chooser)
        if time.monotonic() - began > 60:
            began = time.monotonic()
            print(f"part {part}: {number + 1} of {GAMES // PARTS} games are the same", file=sys.stderr, flush=True)  # noqa: T201
