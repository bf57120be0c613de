"""The engine against the naive referee: the same table, the same options, the same weights, move by move."""

import os
import sys
import time
from random import Random as Chooser

import pytest

from saqqara.core.game import CHANCE, Setup
from saqqara.core.match import Match
from saqqara.games.imhotep import GAME
from saqqara.games.imhotep.tests import naive

GAMES = int(os.environ.get("SAQQARA_REFEREE", "128"))  # a long run sets 20000
PARTS = 8
NOT_THE_REFEREES = ("shuffle", "drawing")  # the dealer's and the engine's own memory


def normal(table):
    """Leave out what the referee does not keep, and the order of two cards that nobody ordered."""
    kept = {key: value for key, value in table.items() if key not in NOT_THE_REFEREES}
    return {**kept, "pair_cards": sorted(kept["pair_cards"])}


def both(chooser, seats=None, **chosen):
    """Set up the same game twice."""
    seats = seats or chooser.choice((2, 3, 4))
    sides = {site: chooser.choice("AB") for site in naive.SITES} | chosen
    wrath = chooser.random() < 0.5
    match = Match(Setup.of(GAME, seats, {**sides, "wrath": "yes" if wrath else "no"}))
    return match, naive.Setup(seats, sides, wrath), naive.start(seats, sides, wrath)


def assert_same(match, setup, table):
    mine, theirs = normal(match.table), normal(table)
    different = {key: (mine[key], theirs.get(key)) for key in mine if mine[key] != theirs.get(key)}
    assert mine == theirs, f"{different}\n{match.text}"
    if match.over:
        assert (match.scores, match.winners) == (naive.scores(table), naive.winners(setup, table)), match.text
    elif CHANCE in match.deciding:
        assert {action.code: weight for action, weight in match.chances()} == naive.chances(setup, table), match.text
    else:
        (seat,) = match.deciding
        codes = naive.options(setup, table)
        assert len(codes) == len(set(codes))
        assert {action.code for action in match.options(seat)} == set(codes), match.text


def answer(match, chooser):
    """Choose any answer, a blue card or a closed pair more often than its share."""
    (seat,) = match.deciding
    codes = [a.code for a, _ in match.chances()] if seat == CHANCE else [a.code for a in match.options(seat)]
    rare = [code for code in codes if code.startswith(("play", "take pair", "unload"))]
    return seat, chooser.choice(rare if rare and chooser.random() < 0.3 else codes)


@pytest.mark.parametrize("part", range(PARTS))
def test_engine_and_referee_agree_on_every_table_of_random_games(part):
    chooser, began = Chooser(part), time.monotonic()
    for number in range(GAMES // PARTS):
        match, setup, table = both(chooser)
        assert_same(match, setup, table)
        while not match.over:
            seat, code = answer(match, chooser)
            match.play(seat, code)
            table = naive.play(setup, table, code)
            assert_same(match, setup, table)
        if time.monotonic() - began > 60:
            began = time.monotonic()
            print(f"part {part}: {number + 1} of {GAMES // PARTS} games are the same", file=sys.stderr, flush=True)  # noqa: T201


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_engine_and_referee_agree_when_stones_run_short(seats):
    """From positions with nearly everything built: empty quarries, forced passes, locked harbours."""
    for seed in range(20):
        chooser = Chooser(seed)
        match, setup, table = both(chooser, seats, obelisk="A")
        while table["round"] < 2 or table["decide"]["ask"] != "turn":
            seat, code = answer(match, chooser)
            match.play(seat, code)
            table = naive.play(setup, table, code)
        table["round"] = chooser.choice((2, 5, 6))
        table["round_cards"] = match.table["round_cards"]
        for seat in range(seats):
            left = min(table["quarry"][seat], chooser.choice((0, 0, 0, 1, 3)))
            spare = table["quarry"][seat] - left
            table["quarry"][seat] = left
            if chooser.random() < 0.5:
                spare += table["sled"][seat]
                table["sled"][seat] = 0
            table["obelisk"]["heights"][seat] += spare
        match = Match(match.setup, {key: table[key] for key in table if key not in {"pile", "round_cards"}})
        table["pile"], table["round_cards"] = match.table["pile"], match.table["round_cards"]
        assert_same(match, setup, table)
        while not match.over:
            seat, code = answer(match, chooser)
            match.play(seat, code)
            table = naive.play(setup, table, code)
            assert_same(match, setup, table)
