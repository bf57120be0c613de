"""Golden replays: every version, number of seats and variant, the rulings, the tasks; the name of a file says what it shows."""

import pytest

from saqqara.core.match import replay
from saqqara.games.terra_pyramides.tests.find_replays import FOLDER, NAMES, NOT_SHOWN_YET, find, shown, summary

REPLAYS = sorted(FOLDER.glob("*.log"))

replays = pytest.mark.parametrize("path", REPLAYS, ids=lambda path: path.stem)


def text_of(path):
    return path.read_text(encoding="utf-8")


@replays
def test_a_replay_comes_to_the_same_end(path):
    """Every line is allowed, every checkpoint fits, and points, winners and sources are those written below the last line."""
    match = replay(text_of(path))
    assert match.over
    lines = [line for line in text_of(path).split("\n") if line]
    moves = [line for line in lines if not line.startswith("#")]
    assert moves[-1] == "= " + " ".join(map(str, match.scores))
    assert [line for line in lines if line.startswith("#")] == summary(match)


@replays
def test_a_replay_shows_what_its_name_says(path):
    assert path.stem in shown(replay(text_of(path)))


def test_the_replays_together_show_everything_but_what_is_on_the_list():
    found = set()
    for path in REPLAYS:
        found |= shown(replay(text_of(path)))
    assert set(NAMES) - found == set(NOT_SHOWN_YET)
    assert len(NOT_SHOWN_YET) <= 3  # it may only shrink


def test_the_search_finds_what_it_looks_for():
    assert "known-tile-drawn" in shown(find("known-tile-drawn"))
