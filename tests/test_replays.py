"""Golden replays: the name of a file in a game's tests/replays says what it shows; the game's find_replays.py knows how to see it."""

from functools import cache
from importlib import import_module

import pytest

from saqqara.testing import replayed, replays, shelf_games

REPLAYS = [(game, path) for game in shelf_games() for path in replays(game)]

every_game = pytest.mark.parametrize("game", shelf_games(), ids=lambda game: game.name)
every_replay = pytest.mark.parametrize(
    ("game", "path"), REPLAYS, ids=[f"{game.name}-{path.stem}" for game, path in REPLAYS]
)


def finder(game):
    return import_module(f"{game.folder}.tests.find_replays")


def text_of(path):
    return path.read_text(encoding="utf-8")


@cache
def shown(game, path):
    return finder(game).shown(replayed(path))


@every_replay
def test_a_replay_comes_to_the_same_end_and_is_written_again_as_it_was_read(game, path):
    """Every line is allowed, every checkpoint fits, and points, winners and sources are those written below the last line."""
    match = replayed(path)
    assert match.over
    lines = [line for line in text_of(path).split("\n") if line]
    moves = [line for line in lines if not line.startswith("#")]
    assert moves[-1] == "= " + " ".join(map(str, match.scores))
    assert [line for line in lines if line.startswith("#")] == finder(game).summary(match)
    assert text_of(path).startswith(match.text.rstrip("#\n"))


@every_replay
def test_a_replay_shows_what_its_name_says(game, path):
    assert path.stem in shown(game, path)


@every_game
def test_the_replays_together_show_everything_but_what_is_on_the_list(game):
    found = set().union(*(shown(game, path) for path in replays(game)))
    assert set(finder(game).NAMES) - found == set(finder(game).NOT_SHOWN_YET)
