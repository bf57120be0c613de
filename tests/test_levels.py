"""The levels: every game's file is sound, the default is weak, and a level plays the same by the same seed."""

import tomllib
from dataclasses import fields
from importlib.resources import files
from random import Random as Chooser

import pytest

from saqqara.ai.arrays import COMPILED, SEARCH, Compiled
from saqqara.ai.levels import level_player
from saqqara.ai.players import DEFAULT, LEVELS, choose, player, seatable
from saqqara.ai.settings import KINDS, constants, kind_of, settings
from saqqara.ai.style import Style
from saqqara.core.game import CHANCE, Setup
from saqqara.core.kernel import load
from saqqara.core.match import Match
from saqqara.core.sight import Sight
from saqqara.testing import shelf_games, steps
from tests.small.hands import GAME as HANDS

MORE = {"kind", "player"}
games = pytest.mark.parametrize("game", [HANDS, *shelf_games()], ids=lambda game: game.name)


@games
def test_the_file_of_a_game_is_sound(game):
    known = {field.name for field in fields(Style)} | MORE
    found = settings(game)
    assert set(found) == {*KINDS, "analyst", *LEVELS}
    for name, table in found.items():
        assert set(table) <= known, name
        for value in table.values():
            assert not isinstance(value, dict) or set(value) == {str(seats) for seats in game.seats}, name


@games
def test_every_level_has_a_style_for_every_number_of_seats(game):
    for seats in game.seats:
        styles = [Style(**constants(game, name, seats)) for name in LEVELS]
        for kind in KINDS:  # a simulation with a network is worth many without
            budgets = [
                s.simulations for s, name in zip(styles, LEVELS, strict=True) if kind_of(game, name, seats) == kind
            ]
            assert budgets == sorted(budgets)
        assert all(style.seconds == 0 for style in styles), "a level is bound by simulations alone"
        weak, strong = styles[0], styles[-1]
        assert weak.temperature > 0
        assert weak.sight < 1
        assert weak.selfish
        assert not weak.exact
        assert (strong.sight, strong.selfish) == (1, False), "the strongest overlooks nothing"


def test_every_game_of_the_shelf_has_a_file_of_its_own():
    for game in shelf_games():
        text = (files(game.folder) / "ai" / "levels.toml").read_text(encoding="utf-8")
        assert settings(game) == tomllib.loads(text)


def test_the_default_is_the_second_of_eight():
    assert tuple(f"level{number}" for number in range(1, 9)) == LEVELS
    assert LEVELS.index(DEFAULT) == 1


def test_only_bounded_players_sit_at_the_tables_of_a_service():
    for name in (*LEVELS, "analyst", "random", "greedy"):
        assert seatable(name) == name
    for name in ("uct:100000000", "search", "analyst:100000", "level9", "", "level2:5"):
        with pytest.raises(ValueError, match="no player"):
            seatable(name)


def test_a_kind_that_is_none_is_refused(monkeypatch):
    monkeypatch.setitem(settings(HANDS), "level3", {"kind": "oracle", "simulations": 3})
    with pytest.raises(ValueError, match="oracle"):
        constants(HANDS, "level3", 2)


def test_a_value_may_differ_by_the_number_of_seats(monkeypatch):
    monkeypatch.setitem(settings(HANDS), "level3", {"kind": "search", "simulations": {"1": 3, "2": 7}})
    assert [constants(HANDS, "level3", seats)["simulations"] for seats in (1, 2)] == [3, 7]


def test_a_player_of_the_game_itself_is_asked_once_it_is_compiled(monkeypatch):
    """Until then the search answers, since people wait."""

    class First:
        def pick(self, sight):
            asked.append(sight.seat)
            return sight.options[0]

    asked: list[int] = []
    monkeypatch.setitem(settings(HANDS), "level8", {"kind": "search", "simulations": 3, "player": "first"})
    match = Match(Setup.of(HANDS, 1))
    match.play(CHANCE, "coin 2")
    sight = Sight.of(match.view(0), match.options(0))
    for kernel in (None, load(HANDS, "plain", SEARCH)):
        monkeypatch.setattr(COMPILED, "ready", lambda _game, kernel=kernel: kernel)
        assert level_player("level8", 1, {"first": lambda _seed: First()}).pick(sight) in sight.options
        assert not asked
    monkeypatch.setattr(COMPILED, "ready", lambda _game: load(HANDS, "compiled", SEARCH))
    assert level_player("level8", 1, {"first": lambda _seed: First()}).pick(sight) == sight.options[0]
    assert asked == [0]


def test_a_player_of_the_game_itself_overlooks_options_too(monkeypatch):
    asked: list[int] = []

    class Last:
        def pick(self, sight):
            asked.append(len(sight.options))
            return sight.options[-1]

    level = {"kind": "search", "simulations": 3, "player": "last", "sight": 0.5}
    monkeypatch.setitem(settings(HANDS), "level7", level)
    monkeypatch.setattr(COMPILED, "ready", lambda _game: load(HANDS, "compiled", SEARCH))
    match = Match(Setup.of(HANDS, 1))
    match.play(CHANCE, "coin 2")
    sight = Sight.of(match.view(0), match.options(0))
    picks = {level_player("level7", seed, {"last": lambda _seed: Last()}).pick(sight) for seed in range(30)}
    assert picks == set(sight.options)
    assert min(asked) < len(sight.options)


def test_what_a_game_brings_along_is_made_ready_with_the_search(monkeypatch):
    told: list[str] = []
    made = []
    monkeypatch.setattr("saqqara.ai.arrays.help_of", lambda _game, name: lambda *known: made.append((name, known)))
    monkeypatch.setattr("saqqara.ai.arrays.best", lambda *_known: load(HANDS, "compiled", SEARCH))
    Compiled().prepare(HANDS, told.append)
    assert [(name, known[0]) for name, known in made] == [("prepare", HANDS)]


@games
def test_a_level_plays_the_same_by_the_same_seed(game):
    chooser, told = Chooser(2), set()
    match = Match(Setup.of(game, game.seats[-1]))
    asked = 0
    for seat in steps(match, chooser, weighted=True):
        if seat == CHANCE or len(match.options(seat)) == 1:
            continue
        asked += 1
        sight = Sight.of(match.view(seat), match.options(seat))
        for name in LEVELS[:2]:
            picks = [player(name, seed).pick(sight) for seed in (5, 5, 6, 7)]
            assert picks[0] == picks[1]
            assert set(picks) <= set(sight.options)
            told |= {name} if len(set(picks)) > 1 else set()
        if asked == 2:
            break
    assert "level1" in told, "a weak level does not always play the same"


def test_levels_play_whole_games():
    match, chooser = Match(Setup.of(HANDS, 3)), Chooser(1)
    players = [player(name, 1) for name in ("level1", "level3", "level5")]
    while not match.over:
        if match.deciding == (CHANCE,):
            match.play(CHANCE, chooser.choice(match.chances())[0].code)
        else:
            seat = match.deciding[0]
            match.play(seat, choose(players[seat], match.view(seat), match.options(seat)).code)
    assert len(match.scores) == 3
