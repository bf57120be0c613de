"""One seat: the tasks, and a game for points alone."""

from __future__ import annotations

import pytest

from saqqara.core.game import Setup
from saqqara.games.terra_pyramides import GAME
from saqqara.games.terra_pyramides.tests.draw import ask, codes, draw, new, play, why
from saqqara.testing import finished, rule


@rule("task-1", "task-2")
def test_one_seat_has_12_workers_8_tops_and_28_turns():
    match = finished(new(1, task="1").setup, 3)
    assert match.table["turns"] == [28]
    assert new(1, task="1").table["supply"] == [12]
    assert new(1).table["tops"] == [8]


@rule("task-2")
def test_a_third_and_fourth_top_can_be_built():
    match = draw("seats 1\nsites f3 2 red5 a1, g5 3 blue5 a1, e6 1 green4 a3\nstones a green 5", task="2")
    play(match, "a build e6")
    assert match.table["tops"] == [5]


@rule("task-3", "task-5")
def test_task_1_is_won_with_the_fourth_pyramid_worth_60():
    text = "seats 1\nsites f3 2 red5 a1, g5 3 blue5 a1, d4 1 blue5 a1, e6 1 green4 a3\nstones a green 5"
    match = draw(text, task="1")
    assert match.winners == []
    play(match, "a build e6")
    assert (ask(match), match.winners) == ("over", [0])
    without = draw(text)
    play(without, "a build e6")
    assert ask(without) == "place"


@rule("task-3", "task-5")
def test_task_3_is_won_with_six_pyramids_worth_35_in_six_colours():
    done = "f3 2 red4 a1, g5 3 blue4 a1, d4 1 black4 a1, e6 1 green4 a1"
    match = draw(f"seats 1\nsites {done}, c7 3 yellow4 a1, h7 2 brown3 a3\nstones a brown 4", task="3")
    play(match, "a build h7")
    assert (ask(match), match.winners) == ("over", [0])
    five = draw(f"seats 1\nsites {done}, c7 3 green4 a1, h7 2 brown3 a3\nstones a brown 4", task="3")
    play(five, "a build h7")
    assert (ask(five), five.winners) == ("place", [])


@rule("task-3", "task-5")
@pytest.mark.parametrize(("gold", "won"), [(35, []), (36, [0])])
def test_task_2_is_won_with_more_than_275_points_at_the_end(gold, won):
    sites = "f3 2 red5 a1, g5 3 blue5 a1, d4 1 blue5 a1, e6 1 green5 a1"
    match = draw(f"seats 1\nsites {sites}\ngold a {gold}", task="2")
    assert match.scores == [240 + gold]
    assert match.winners == []
    match.state.ask = 0
    assert match.winners == won


@rule("task-4")
def test_nobody_goes_to_a_finished_pyramid_of_task_3_and_it_is_not_raised():
    text = "seats 1\nsites f3 2 red4 a1, d4 2\ngold a 3\nhand a worker-blue\nstones a red 5"
    match = draw(text, task="3")
    assert why(match, "a", "hire f3") == "task-4"
    play(match, "a place e4 n", "a row across")
    assert codes(match, "send") == ["send d4"]
    assert why(match, "a", "send f3") == "task-4"
    full = draw("seats 1\nsites f3 2 red4 a3\nstones a red 5", task="3")
    assert why(full, "a", "build f3") == "task-4"
    assert why(draw(text, task="1"), "a", "hire f3") == ""


@rule("task-6")
@pytest.mark.parametrize(
    ("seats", "options", "reason"),
    [
        (2, {"task": "1"}, "a task is played with 1 seat"),
        (1, {"version": "horus"}, "1 seat plays the base version"),
        (1, {"symbol": "yes"}, "without the variants"),
        (1, {"task": "2", "open_stacks": "yes"}, "without the variants"),
    ],
)
def test_one_seat_plays_the_base_version_without_variants(seats, options, reason):
    with pytest.raises(ValueError, match=reason):
        Setup.of(GAME, seats, options)


@rule("task-7")
def test_without_a_task_one_seat_plays_for_points():
    match = finished(new(1).setup, 3)
    assert match.winners == [0]
    assert match.table["turns"] == [28]


@rule("task-8")
@pytest.mark.parametrize(("finished_by", "workers", "supply"), [("one", 1, 11), ("none", 0, 12)])
def test_one_worker_stays_on_a_finished_pyramid_or_none(finished_by, workers, supply):
    match = draw("seats 1\nsites f3 2 red3 a3\nstones a red 4", task="3", finished=finished_by)
    play(match, "a build f3")
    assert match.table["sites"]["f3"] == {"foundation": 2, "level": 4, "colour": "red", "owner": 0, "workers": workers}
    assert match.table["supply"] == [supply]
    assert match.points_by_source["pyramids"] == [35]
