"""The chance that a task will be solved: alike in both back ends, calibrated, learned by a command, and only where it fits."""

from __future__ import annotations

import subprocess
import sys
from copy import deepcopy
from dataclasses import replace
from random import Random as Chooser

import numpy as np
import pytest

from saqqara.core.dealer import SeededDealer
from saqqara.core.fields import fields_of
from saqqara.core.game import Setup
from saqqara.core.kernel import load
from saqqara.core.match import Match
from saqqara.core.said import told
from saqqara.core.sight import Sight
from saqqara.games.terra_pyramides import GAME
from saqqara.games.terra_pyramides.ai import hopes, lessons
from saqqara.games.terra_pyramides.ai.fitting import CHUNK, PARTS, Lessons, bins, fit
from saqqara.games.terra_pyramides.ai.lessons_text import ENDS
from saqqara.games.terra_pyramides.ai.planner import Effort, Planner
from saqqara.games.terra_pyramides.ai.school import EFFORTS, GIVEN, LEARNING, School, turns_given
from saqqara.games.terra_pyramides.solving import best_line
from saqqara.games.terra_pyramides.solving.hope import INPUTS, NET, ONE, TURNS_LEFT
from saqqara.games.terra_pyramides.solving.memory import Work
from saqqara.games.terra_pyramides.solving.worth import TURNS

SMALL = Effort(2, 1, 1, 2, 2, 1, 1, first_tried=3, first_step=2, last=0, last_worlds=1, hope=2000)
CARD = {"game": GAME.name, "rules": GAME.rules, "components": hopes.things_of(GAME)}


def any_net(seed):
    """Draw weights that say something else of every table."""
    chooser = Chooser(seed)
    return tuple(chooser.randint(-3000, 3000) for _ in range(NET))


def filled(task="1"):
    return GAME.fill(Setup.of(GAME, 1, {"task": task}))


@pytest.fixture
def fresh():
    """Forget the weights that were read before and after a test."""
    hopes.shipped.cache_clear()
    yield
    hopes.shipped.cache_clear()


@pytest.fixture
def folder(tmp_path, monkeypatch, fresh):
    """Have the weights that come with the game looked for in a folder."""
    (tmp_path / "ai").mkdir()
    monkeypatch.setattr(hopes, "files", lambda _folder: tmp_path)
    return tmp_path / "ai"


def test_there_is_room_for_the_weights_and_what_is_weighed():
    fields = fields_of(Work)
    assert {name: fields[name].shape for name in ("net", "seen")} == {"net": (NET,), "seen": (INPUTS,)}


def test_chances_grow_with_the_odds_from_none_to_sure():
    chance = load(GAME, "plain", LEARNING).rules.chance_of
    said = [chance(odds) for odds in range(-10000, 10001, 50)]
    assert said == sorted(said)
    assert said[0] <= 1
    assert chance(0) == ONE // 2
    assert said[-1] >= ONE - 1
    for odds in (-3000, -700, 100, 2500):
        assert chance(odds) / ONE == pytest.approx(1 / (1 + np.exp(-odds / ONE)), abs=0.01)


@pytest.mark.parametrize("task", ["1", "2", "3"])
def test_both_back_ends_play_and_see_alike_by_weights(task):
    plain, compiled = (
        School(load(GAME, backend, LEARNING), task, SMALL, any_net(5)).play(77, 1) for backend in ("plain", "compiled")
    )
    assert plain.rows.tolist() == compiled.rows.tolist()
    assert plain.ends.tolist() == compiled.ends.tolist()
    assert len(plain.rows) == plain.ends[0, 2] > TURNS - 4


def test_both_back_ends_say_the_same_of_a_table():
    numbers = np.random.default_rng(3)
    seen = Lessons(numbers.integers(-50, 400, (40, INPUTS)).astype(np.int16), np.zeros((0, ENDS), np.int32))
    plain, compiled = (
        School(load(GAME, backend, LEARNING), "1", SMALL, any_net(6)).chances(seen) for backend in ("plain", "compiled")
    )
    assert plain.tolist() == compiled.tolist()
    assert len(set(plain.tolist())) > 1


def test_weights_change_what_is_played_and_without_any_the_sum_is_worth_it_all():
    kernel = load(GAME, "compiled", LEARNING)
    without, hopeless = (
        School(kernel, "1", effort, net).play(5, 3)
        for effort, net in ((SMALL, None), (replace(SMALL, hope=0), any_net(7)))
    )
    other = School(kernel, "1", SMALL, any_net(7)).play(5, 3)
    assert without.rows.tolist() == hopeless.rows.tolist()
    assert without.rows.tolist() != other.rows.tolist()


def test_a_lesson_begins_after_the_turns_of_a_line():
    """What it sees first is the table after the turn that follows them."""
    setup, seed, given = Setup.of(GAME, 1, {"task": "1"}), 91, 20
    plain, compiled = (load(GAME, backend, LEARNING) for backend in ("plain", "compiled"))
    line = best_line(setup, seed, 8, compiled)
    whole = School(compiled, "1", SMALL, None).lesson(seed)
    rests = [School(kernel, "1", SMALL, None).lesson(seed, line, given) for kernel in (plain, compiled)]
    for rest in rests:
        assert 0 < len(rest.rows) == rest.ends[0, 2] <= TURNS - given
        assert rest.rows[0, TURNS_LEFT] == TURNS - given - 1
        assert rest.ends[0, 1] > whole.ends[0, 1]  # the solver knows what comes
    assert rests[0].rows.tolist() == rests[1].rows.tolist()


def test_lessons_of_a_deal_begin_in_every_part_of_the_game_and_all_numbers_of_turns_come():
    found = [turns_given(seed) for seed in range(500)]
    assert {turns for each in found for turns in each} == set(range(GIVEN))
    assert all(each == sorted(set(each)) and len(each) == CHUNK for each in found)


def test_lessons_play_as_the_planner_does():
    effort = replace(SMALL, candidates=4, worlds=3, last_worlds=3)
    kernel = load(GAME, "compiled", LEARNING)
    match, dealer, planner = Match(Setup.of(GAME, 1, {"task": "1"})), SeededDealer(41), Planner(41, effort, kernel)
    match.deal(dealer)
    while not match.over:
        match.play(0, GAME.catalogue[planner.pick(Sight.of(match.view(0), match.options(0)))].code)
        match.deal(dealer)
    net = hopes.net_for(GAME, filled("1"))
    assert School(kernel, "1", effort, net).play(41, 1).ends[0, 1] == match.scores[0]


# -- The chance from a table on ---------------------------------------------------------------------------------------


def tables(task, every=7):
    """Play the deal of a seed at random; yields what the seat sees at some of the questions."""
    match, dealer, chooser, asked = Match(Setup.of(GAME, 1, {"task": task})), SeededDealer(8), Chooser(8), 0
    match.deal(dealer)
    while not match.over:
        options = match.options(0)
        if len(options) > 1:
            asked += 1
            if asked % every == 0:
                yield Sight.of(match.view(0), options)
        match.play(0, chooser.choice(options).code)
        match.deal(dealer)


def test_both_back_ends_tell_the_same_chance_at_every_kind_of_question(folder):
    hopes.write(folder, {1: tuple(weight // 30 for weight in any_net(1))}, CARD)
    kernels = [load(GAME, backend, LEARNING) for backend in ("plain", "compiled")]
    asked, told = set(), set()
    for sight in tables("1"):
        plain, compiled = (Planner(1, SMALL, kernel).chance(sight) for kernel in kernels)
        assert plain is not None
        assert plain == compiled
        asked.add(sight.states[0].ask)
        told.add(plain)
    assert len(asked) >= 4
    assert len(told) > 10


@pytest.mark.parametrize("task", ["none", "2"])
def test_without_weights_for_the_task_no_chance_is_told(folder, task):
    hopes.write(folder, {1: any_net(1)}, CARD)
    sight = next(iter(tables(task)))
    assert Planner(1, SMALL, load(GAME, "compiled", LEARNING)).chance(sight) is None


def test_with_others_at_the_table_no_chance_is_told(folder):
    hopes.write(folder, {1: any_net(1)}, CARD)
    match = Match(Setup.of(GAME, 2))
    match.deal(SeededDealer(1))
    seat = match.deciding[0]
    assert Planner(1, SMALL).chance(Sight.of(match.view(seat), match.options(seat))) is None


# -- Files ------------------------------------------------------------------------------------------------------------


def test_weights_are_read_as_they_were_written(tmp_path):
    nets = {1: any_net(1), 3: any_net(3)}
    hopes.write(tmp_path, nets, CARD)
    found = hopes.read(tmp_path)
    assert found.nets == nets
    assert hopes.misfit(GAME, found.card) == ""


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda folder: (folder / hopes.WEIGHTS).write_bytes(b"abc"), "does not hold the"),
        (lambda folder: (folder / hopes.CARD).write_text("tasks = [9]"), "cannot be"),
        (lambda folder: (folder / hopes.CARD).write_text("tasks = "), "hopes.toml"),
        (lambda folder: (folder / hopes.WEIGHTS).unlink(), "hopes.i32"),
    ],
)
def test_damaged_files_are_told_of_in_a_line(tmp_path, change, said):
    hopes.write(tmp_path, {1: any_net(1)}, CARD)
    change(tmp_path)
    with pytest.raises(ValueError, match=r"hopes|network") as caught:
        hopes.read(tmp_path)
    assert said in told(caught.value)
    assert "\n" not in told(caught.value)


def test_weights_are_taken_for_their_tasks_alone(folder):
    hopes.write(folder, {1: any_net(1)}, CARD)
    assert hopes.net_for(GAME, filled("1")) == any_net(1)
    assert hopes.net_for(GAME, filled("2")) is None
    assert hopes.net_for(GAME, filled("none")) is None


@pytest.mark.parametrize("other", [{"rules": GAME.rules + 1}, {"components": "0" * 64}])
def test_weights_for_other_rules_or_things_are_not_taken(folder, other, capsys):
    hopes.write(folder, {1: any_net(1)}, {**CARD, **other})
    assert hopes.net_for(GAME, filled("1")) is None
    assert "does not fit" in capsys.readouterr().err


def test_on_another_board_nothing_was_learned(folder):
    hopes.write(folder, {1: any_net(1)}, CARD)
    table = deepcopy(filled("1"))
    table.oasis_low ^= 1
    assert hopes.net_for(GAME, table) is None


def test_what_comes_with_the_game_fits_it(fresh, capsys):
    hopes.shipped(GAME)
    assert capsys.readouterr().err == ""


# -- Learning ---------------------------------------------------------------------------------------------------------


def lessons_of(rows, won):
    """Make lessons of games of one row each."""
    ends = np.stack([won, won, np.ones(len(rows))], 1).astype(np.int32)
    return Lessons(rows.astype(np.int16), ends)


def test_chances_that_were_learned_come_true():
    numbers = np.random.default_rng(1)
    rows = numbers.integers(0, 60, (12000, INPUTS))
    odds = (rows[:, 3] - 30) / 8 + (rows[:, 9] - 40) / 20 - 1.0
    won = numbers.random(len(rows)) < 1 / (1 + np.exp(-odds))
    net, new = fit(lessons_of(rows[:10000], won[:10000])), lessons_of(rows[10000:], won[10000:])
    chances = School(load(GAME, "compiled", LEARNING), "1", SMALL, net).chances(new)
    steps = bins(chances, won[10000:])
    assert len(steps) == 5
    assert sum(count * abs(said - share) for count, said, share in steps) / 2000 < 0.05
    assert steps[0][2] < 0.2
    assert steps[-1][2] > 0.8


def test_what_is_said_of_a_deal_is_said_by_weights_of_others():
    numbers = np.random.default_rng(4)
    whole = lessons_of(numbers.integers(0, 60, (203, INPUTS)), numbers.random(203) < 0.5)
    parts = [whole.part(part) for part in range(PARTS)]
    assert sorted(len(part.ends) for part in parts) == [20] * 9 + [23]
    for part in range(PARTS):
        rest = {tuple(row) for row in whole.part(part, others=True).rows}
        assert len(rest) == 203 - len(parts[part].rows)
        assert not rest & {tuple(row) for row in parts[part].rows}
    assert [len(part.rows) for _, part in lessons.in_turn(whole)] == [len(part.rows) for part in parts]
    few = lessons_of(numbers.integers(0, 60, (CHUNK, INPUTS)), np.arange(CHUNK) > 1)
    assert lessons.calibration("1", lessons.in_turn(few)) == "too few deals"


def test_the_same_games_give_the_same_weights_however_many_processes_play(tmp_path):
    for workers in ("1", "2"):
        words = ["--task", "3", "--games", "8", "--effort", "swift"]
        given = [*words, "--workers", workers, "--out", str(tmp_path / workers)]
        lessons.carry_out(lessons.parser().parse_args(given), given, lambda _line: None)
    assert hopes.read(tmp_path / "1").nets == hopes.read(tmp_path / "2").nets
    assert len(np.load(tmp_path / "1" / "games-3.npz")["ends"]) == 8


def test_a_sitting_is_gone_on_with_by_other_deals(tmp_path, monkeypatch):
    monkeypatch.setitem(EFFORTS, "half", SMALL)
    first, again = tmp_path / "first", tmp_path / "again"
    for words in (["--out", str(first)], ["--out", str(again), "--resume", str(first)]):
        given = ["--task", "1", "--minutes", "0.01", "--workers", "1", *words]
        lessons.carry_out(lessons.parser().parse_args(given), given, lambda _line: None)
    games = [len(np.load(path / "games-1.npz")["ends"]) for path in (first, again)]
    assert 0 < games[0] < games[1]
    found = hopes.read(again)
    assert hopes.misfit(GAME, found.card) == ""
    assert found.card["task_1_seeds"] == [1]
    assert [("--resume DIR" in command) for command in found.card["task_1_training"].split("; ")] == [False, True]
    assert str(tmp_path) not in (again / hopes.CARD).read_text()


def test_deals_are_those_of_matches_and_are_counted(monkeypatch):
    monkeypatch.setitem(EFFORTS, "half", SMALL)
    told_lines: list[str] = []
    given = ["--task", "1", "--deals", "2", "--seed", "1", "--workers", "1"]
    lessons.carry_out(lessons.parser().parse_args(given), given, told_lines.append)
    net = hopes.net_for(GAME, filled("1"))
    ends = School(load(GAME, "compiled", LEARNING), "1", SMALL, net).play(lessons.SPREAD, 2).ends
    assert told_lines == [lessons.in_a_line("1", ends), "solved: none"]


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ([], "--task"),
        (["--task", "4"], "'4'"),
        (["--task", "1"], "--out"),
        (["--task", "1", "--out", "x", "--minutes", "soon"], "'soon'"),
        (["--task", "1", "--out", "x", "--workers", "0"], "--workers"),
        (["--task", "1", "--out", "x", "--resume", "nowhere"], "nowhere"),
        (["--task", "1", "--measure", "5"], "--measure"),
        (["--task", "1", "--deals", "0"], "--deals"),
    ],
)
def test_bad_input_gets_one_line(given, said, tmp_path):
    command = [sys.executable, "-m", "saqqara.games.terra_pyramides.ai.lessons", *given]
    ended = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, check=False)
    assert ended.returncode == lessons.BAD_INPUT
    assert said in ended.stderr
    assert ended.stderr.count("\n") == 1
