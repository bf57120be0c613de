"""The solver: its lines are played by the plain rules, and it says when it has found none."""

from __future__ import annotations

import json

import pytest

from saqqara.cli import main
from saqqara.core.game import Setup
from saqqara.core.kernel import load
from saqqara.core.match import replay
from saqqara.games.terra_pyramides import GAME, solving
from saqqara.games.terra_pyramides.solving import TEXTS, Attempt, search, solve
from saqqara.solve import played

EASY = {1: 1, 2: 4, 3: 9}  # by task, the seed of a deal that a narrow beam solves
HARD = 4


def task(number):
    return Setup.of(GAME, 1, {"task": str(number)})


def ask(capsys, *arguments):
    code = main(["solve", *map(str, arguments)])
    out, err = capsys.readouterr()
    return code, out, err


@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_line_of_an_easy_deal_wins_when_it_is_played(number):
    match = played(task(number), EASY[number], solve(task(number), EASY[number], 16))
    assert (match.over, match.winners) == (True, [0])


def test_both_back_ends_find_the_same_line():
    tiny = Attempt(2, 3, 2, 50, 1)
    plain, compiled = (search(load(GAME, backend, TEXTS), task(3), EASY[3], tiny) for backend in ("plain", "compiled"))
    assert plain == compiled
    assert plain[2]


def test_winning_logs_are_written_and_win_again(capsys, tmp_path):
    code, out, err = ask(capsys, GAME.name, "--task", 1, "--deals", 2, "--width", 16, "--logs", tmp_path, "--json")
    answer = json.loads(out)
    assert (code, err, answer["solved"]) == (0, "", 2)
    for file in tmp_path.iterdir():
        assert replay(file.read_text(encoding="utf-8")).winners == [0]
    assert len(list(tmp_path.iterdir())) == answer["solved"]


def test_a_deal_that_is_not_solved_is_told(capsys, monkeypatch):
    monkeypatch.setattr(solving, "attempts", lambda width: [Attempt(width, 1, 1, 0)])  # hardly looks about
    code, out, _ = ask(capsys, GAME.name, "--task", 2, "--deals", 1, "--width", 1, "--seed", HARD, "--json")
    answer = json.loads(out)
    assert (code, answer["solved"], answer["share"], answer["unsolved"]) == (0, 0, 0.0, [0])
    assert 0 < answer["mean_best"] <= 275
    code, out, _ = ask(capsys, GAME.name, "--task", 2, "--deals", 1, "--width", 1, "--seed", HARD)
    assert out.startswith(f"0 of 1 deal of {GAME.name} solved: 0.0%")


@pytest.mark.parametrize(
    ("given", "told"),
    [
        (["--deals", 1], "nothing to solve without a task"),
        (["--task", 4], "task=4: choose one of none, 1, 2, 3"),
        (["--task", 1, "--deals", 0], "--deals: 0 is out of range"),
        (["--task", 1, "--width", "wide"], "--width: 'wide' is no number"),
        (["--task", 1, "--seats", 2], "a task is played with 1 seat"),
        (["--task", 1, "--set", "task=2"], "option 'task' is given twice"),
    ],
)
def test_bad_input_is_refused_in_one_line(capsys, given, told):
    code, out, err = ask(capsys, GAME.name, *given)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert told in err
