"""The pages for research are written from the code, and what they say is so."""

import re
from pathlib import Path
from random import Random as Chooser
from xml.etree import ElementTree as ET

import pytest

from saqqara.core.dealer import SeededDealer
from saqqara.core.game import CHANCE, Setup
from saqqara.core.kernel import load
from saqqara.core.match import Match
from saqqara.research.drawing import drawn
from saqqara.research.pages import page, write
from saqqara.research.play import Play
from saqqara.research.spaces import by_margin, by_rank, choices, forfeit, inputs, observed, outcomes
from saqqara.testing import any_setup, finished, shelf_games, steps

FOLDER = Path(__file__).parents[2] / "docs" / "research"
games = pytest.mark.parametrize("game", shelf_games(), ids=lambda game: game.name)


@games
def test_the_page_of_a_game_is_the_one_that_the_code_writes(game):
    told = (FOLDER / f"{game.name}.md").read_text(encoding="utf-8")
    assert told == page(game), "python -m saqqara.research.pages docs/research writes it anew"


def test_pages_can_be_written_anywhere(tmp_path):
    write(tmp_path / "new")
    assert {path.stem for path in (tmp_path / "new").iterdir()} == {game.name for game in shelf_games()}


@games
def test_the_example_of_a_page_runs(game):
    (code,) = re.findall(r"```python\n(.*?)```", page(game), re.DOTALL)
    names: dict[str, object] = {}
    exec(code, names)  # noqa: S102  our own text
    assert names["over"] is True
    assert isinstance(names["reward"], float)


def test_the_examples_of_the_doors_run(capsys):
    for code in re.findall(r"```python\n(.*?)```", (FOLDER / "README.md").read_text(encoding="utf-8"), re.DOTALL):
        exec(code, {})  # noqa: S102  our own text


@games
def test_every_number_of_an_observation_has_one_name(game):
    names = [name for name, _ in observed(game)]
    assert len(set(names)) == len(names) == inputs(game)
    assert all(meaning for _, meaning in observed(game))


@games
def test_seats_act_below_and_chance_above_one_number(game):
    assert choices(game) + outcomes(game) == 1 + max(action.number for action in game.catalogue.actions)
    for seed in range(3):
        match = finished(any_setup(game, Chooser(seed)), seed)
        for move in match.moves:
            assert (move.action.number >= choices(game)) == (move.seat == CHANCE)


@games
def test_an_observation_is_as_long_and_as_small_as_told_at_every_number_of_seats(game):
    for seats in game.seats:
        play, chooser = Play(Setup.of(game, seats)), Chooser(seats)
        play.start(seats)
        while play.deciding:
            seat = play.deciding[0]
            seen, mask = play.observe(seat), play.mask(seat)
            assert seen.shape == (inputs(game),)
            assert abs(seen).max() < 1 << 15
            assert sorted(play.options(seat)) == mask.nonzero()[0].tolist()
            play.answer(seat, chooser.choice(play.options(seat)))


@games
def test_both_back_ends_give_the_same_numbers(game):
    plain, compiled = (Play(Setup.of(game, 3), load(game, backend)) for backend in ("plain", "compiled"))
    for play in (plain, compiled):
        play.start(3)
    for number in range(80):
        seat = plain.deciding[0]
        assert plain.deciding == compiled.deciding
        assert plain.observe(seat).tolist() == compiled.observe(seat).tolist()
        assert plain.mask(seat).tolist() == compiled.mask(seat).tolist()
        options = plain.options(seat)
        assert options == compiled.options(seat)
        for play in (plain, compiled):
            play.answer(seat, options[number % len(options)])
    assert (plain.points, plain.won) == (compiled.points, compiled.won)


@games
def test_the_doors_deal_as_a_match_does(game):
    """The same seed and the same answers: the same table, and nobody's observation shows what is hidden from it."""
    play, match, dealer = Play(Setup.of(game, 3)), Match(Setup.of(game, 3)), SeededDealer(7)
    play.start(7)
    match.deal(dealer)
    for number in range(60):
        seat = match.deciding[0]
        assert play.deciding == match.deciding
        for other in range(3):
            twin = match.view(other).imagine(number)
            out = [0] * inputs(game)
            match.kernel.rules.features(twin, match.components, other, out)
            assert play.observe(other).tolist() == out
        action = match.options(seat)[number % len(match.options(seat))]
        play.answer(seat, action.number)
        match.play(seat, action.code)
        match.deal(dealer)
    assert play.points == match.scores


def test_rewards_by_rank_and_by_margin():
    assert by_rank([10, 20], 0b10) == [-1, 1]
    assert by_rank([20, 20], 0b01) == [1, -1]  # a tie that the rules break
    assert by_rank([20, 20], 0b11) == [0, 0]
    assert by_rank([30, 10, 20, 20], 0b0001) == [1, -1, 0, 0]
    assert by_rank([5], 0) == [-1]
    assert by_rank([5], 1) == [1]
    assert by_margin([10, 20]) == [-10, 10]
    assert by_margin([30, 10, 20]) == [15, -15, 0]
    assert by_margin([7]) == [7]
    assert forfeit("rank", 3, 1) == [0.5, -1, 0.5]
    assert forfeit("margin", 2, 0) == [-100, 100]
    assert forfeit("rank", 1, 0) == [-1]


def test_the_table_is_drawn_as_text_and_as_an_image():
    for game in shelf_games():
        match = Match(Setup.of(game, 2))
        list(zip(range(30), steps(match, Chooser(1)), strict=False))
        text, image = drawn("ansi", match.view()), drawn("svg", match.view())
        assert text
        assert image
        assert "\x1b" not in text
        assert "seat 1" in text
        root = ET.fromstring(image)  # noqa: S314  our own text
        assert root.tag.endswith("svg")
        assert "http" not in image.replace("http://www.w3.org/2000/svg", "")
