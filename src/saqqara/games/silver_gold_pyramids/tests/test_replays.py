"""Golden replays: one for every number of seats, option and rare case; the name of a file says what it shows."""

import pytest

from saqqara.core.match import replay
from saqqara.games.silver_gold_pyramids.tests.find_replays import FOLDER, NAMES, kept, shown, summary

REPLAYS = sorted(FOLDER.glob("*.log"))

replays = pytest.mark.parametrize("path", REPLAYS, ids=lambda path: path.stem)


def text_of(path):
    return path.read_text(encoding="utf-8")


@replays
def test_a_replay_comes_to_the_same_end_and_shows_what_its_name_says(path):
    """Every line is allowed, every checkpoint fits, and points, winners and sources are those written below the last line."""
    match = replay(text_of(path), folder=FOLDER)
    assert match.over
    lines = text_of(path).splitlines()
    assert [line for line in lines if line.startswith("#")] == summary(match)
    assert [line for line in lines if line.startswith("=")][-1] == "= " + " ".join(map(str, match.scores))
    assert path.stem in shown(match)


@replays
def test_a_replay_is_written_again_as_it_was_read(path):
    whole = text_of(path)
    assert whole.startswith(replay(whole, folder=FOLDER).text.rstrip("#\n"))


def test_the_replays_together_show_everything():
    assert set(NAMES) - kept() == set()
    assert {name for name in NAMES if not name.startswith("ask-")} == {path.stem for path in REPLAYS}
