"""The engine against the naive referee: the same table, the same options, the same weights, move by move."""

from __future__ import annotations

import os
import sys
import time
from functools import cache
from pathlib import Path
from random import Random as Chooser
from typing import Any

import pytest

from saqqara.core.game import CHANCE, Setup
from saqqara.core.match import Match, replay
from saqqara.games.terra_pyramides import GAME
from saqqara.games.terra_pyramides.components.pieces import designed_text
from saqqara.games.terra_pyramides.tests import naive
from saqqara.games.terra_pyramides.tests.find_replays import eager
from saqqara.testing import any_setup

GAMES = int(os.environ.get("SAQQARA_REFEREE", "32"))  # a long run sets 10000
PARTS = 8
OWNED = Path(__file__).parent / "owned.txt"
REPLAYS = sorted((Path(__file__).parent / "replays").glob("*.log"))
RARE = ("build", "hire", "search", "pick", "equip", "enclose", "card", "pay", "sail")


@cache
def box() -> dict[str, Any]:
    """Read the designed boards and pieces."""
    return naive.read(designed_text())


def referee_of(match: Match) -> naive.Referee:
    """Set up the same game, or the same table, for the referee."""
    setup = match.setup
    if match.moves or match.start is not None:
        return naive.Referee.from_table(setup.seats, setup.chosen(), box(), match.table)
    return naive.Referee(setup.seats, setup.chosen(), box())


def assert_same(match: Match, referee: naive.Referee) -> None:
    """Compare all that both say about a table."""
    mine, theirs = match.table, referee.table() | {"board": match.table["board"]}  # what is printed is tested elsewhere
    different = {key: (mine.get(key), theirs.get(key)) for key in {*mine, *theirs} if mine.get(key) != theirs.get(key)}
    assert not different, match.text
    assert match.scores == referee.scores(), match.text
    if match.over:
        assert referee.deciding() == [], match.text
        assert match.winners == referee.winners(), match.text
        return
    (seat,) = match.deciding
    assert referee.deciding() == ["chance" if seat == CHANCE else seat], match.text
    if seat == CHANCE:
        assert {action.code: weight for action, weight in match.chances()} == referee.chances(), match.text
    else:
        codes = [action.code for action in match.options(seat)]
        assert len(codes) == len(set(codes)), match.text
        assert set(codes) == referee.options(seat), match.text


def answer(match: Match, chooser: Chooser) -> tuple[int, str]:
    """Choose an answer: chance by its weights, a seat any one, a rare one rather, or as a builder would."""
    (seat,) = match.deciding
    if seat == CHANCE:
        chances = match.chances()
        return seat, chooser.choices([action.code for action, _ in chances], [weight for _, weight in chances])[0]
    taste = chooser.random()
    if taste < 0.6:  # a builder's answer leads to crowded rows and pyramids
        return seat, eager(match, seat, chooser)
    codes = [action.code for action in match.options(seat)]
    rare = [code for code in codes if code.startswith(RARE)]
    return seat, chooser.choice(rare if rare and taste < 0.8 else codes)


def play_on(match: Match, referee: naive.Referee, chooser: Chooser, moves: int = 2000) -> None:
    """Play both to the end, or so many moves, and compare every table."""
    assert_same(match, referee)
    while not match.over and moves > 0:
        seat, code = answer(match, chooser)
        match.play(seat, code)
        referee.play("chance" if seat == CHANCE else seat, code)
        assert_same(match, referee)
        moves -= 1


@pytest.mark.parametrize("part", range(PARTS))
def test_engine_and_referee_agree_on_every_table_of_random_games(part):
    began = time.monotonic()
    for number in range(part, GAMES, PARTS):
        chooser = Chooser(number)
        match = Match(any_setup(GAME, chooser))
        play_on(match, referee_of(match), chooser)
        if time.monotonic() - began > 60:
            began = time.monotonic()
            print(f"part {part}: {number + 1} of {GAMES} games are the same", file=sys.stderr, flush=True)  # noqa: T201


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {}),
        (3, {"version": "nile"}),
        (4, {"version": "horus", "symbol": "yes", "oasis_gold": "yes"}),
        (1, {"task": "3"}),
    ],
)
def test_engine_and_referee_agree_on_whole_games_with_a_typed_in_board(seats, options):
    """Both boards, all tiles, levels and foundations are other ones than the designed."""
    chooser = Chooser(seats)
    match = Match(Setup.of(GAME, seats, {"board": str(OWNED), **options}))
    theirs = naive.read(OWNED.read_text(encoding="utf-8"))
    assert all(theirs[part] != box()[part] for part in theirs)
    play_on(match, naive.Referee(seats, match.setup.chosen(), theirs), chooser)
    assert match.over


@pytest.mark.parametrize("path", REPLAYS, ids=lambda path: path.stem)
def test_engine_and_referee_agree_when_golden_replays_are_played_on(path):
    """From somewhere in the replay, read from its table by the referee, some moves at random."""
    whole = replay(path.read_text(encoding="utf-8"))
    for seed in range(max(1, GAMES // 32)):
        chooser = Chooser(seed)
        match = Match(whole.setup, whole.start)
        for move in whole.moves[: chooser.randrange(len(whole.moves))]:
            match.play(move.seat, move.action.code)
        play_on(match, referee_of(match), chooser, moves=20)


def grow(sites: list[dict[str, Any]], seats: int, chooser: Chooser) -> None:
    """Put any pyramids and crews on the sites."""
    for site in sites:
        level = chooser.choice((0, 0, 1, 2, 3, 4, 5))
        colour = chooser.choice(naive.COLOURS[:-1]) if level else None
        site.update(level=level, colour=colour, owner=chooser.randrange(seats), workers=chooser.choice((1, 2, 3, 3)))
        if level == 0 and chooser.random() < 0.3:
            site.update(owner=None, workers=0)


def grow_for_task(sites: list[dict[str, Any]], task: str) -> None:
    """Put pyramids on the sites that lack one level to a task."""
    goal, count = {"1": (5, 4), "2": (5, 5), "3": (4, 6)}[task]
    for number, site in enumerate(sites[:count]):
        last = number == count - 1
        site.update(level=goal - last, colour=naive.COLOURS[number], owner=0, workers=3 if last else 1)


def grown(match: Match, chooser: Chooser) -> Match | None:
    """Return the table with pyramids, crews, stones and gold for everybody, nothing if the pieces do not suffice."""
    table = {key: value for key, value in match.table.items() if key not in {"levels", "tops", "supply", "points"}}
    seats, task = match.setup.seats, match.setup.option("task")
    sites = list(table["sites"].values())
    if task != "none" and chooser.random() < 0.8:
        for site in sites:
            site.update(level=0, colour=None, owner=None, workers=0)
        grow_for_task(chooser.sample(sites, len(sites)), task)
    else:
        grow(sites, seats, chooser)
    table["gold"] = [chooser.randrange(12) for _ in range(seats)]
    table["stones"] = [{colour: chooser.randrange(5) for colour in naive.COLOURS} for _ in range(seats)]
    if match.setup.option("version") == "nile":
        table["ships"] = [{"field": chooser.randrange(15, 20), "arrived": 7 + seat} for seat in range(seats)]
        table["track"] = [chooser.randrange(30) for _ in range(seats)]
    try:
        return Match(match.setup, table)
    except ValueError:
        return None


def rich(number: int) -> tuple[Match, Chooser]:
    """Return a game that has come to a position with high pyramids and much to spend."""
    chooser = Chooser(number)
    match = Match(any_setup(GAME, chooser, 1 if number % 3 == 0 else None))
    turns = chooser.randrange(1, 9)
    while match.table["decide"]["ask"] != "place" or sum(match.table["turns"]) < turns:
        match.play(*answer(match, chooser))
    position = grown(match, chooser)
    while position is None:
        position = grown(match, chooser)
    return position, chooser


@pytest.mark.parametrize("part", range(PARTS))
def test_engine_and_referee_agree_when_everybody_is_rich(part):
    """Level pieces and tops run out, tasks are won."""
    for number in range(part, GAMES, PARTS):
        match, chooser = rich(number)
        play_on(match, referee_of(match), chooser, moves=300 if match.setup.seats == 1 else 60)


def test_random_games_come_to_every_question_and_every_kind_of_code():
    """What never comes up is not compared; the rarest question comes up in one game of a hundred."""
    asked, said = set(), set()
    questions = set(GAME.asks) - {"over"}
    words = {action.code.split()[0] for action in GAME.catalogue.actions}
    for number in range(600):
        chooser = Chooser(number)
        match = Match(any_setup(GAME, chooser))
        while not match.over:
            asked.add(GAME.asks[match.state.ask])
            seat, code = answer(match, chooser)
            said.add(code.split()[0])
            match.play(seat, code)
        if asked == questions and said == words:
            break
    assert asked == questions
    assert said == words
