"""Golden replays: one for every number of seats, side, card, ending and tie; the name of a file says what it shows."""

from pathlib import Path

import pytest

from saqqara.core.match import replay
from saqqara.games.imhotep.tests import find_replays
from saqqara.games.imhotep.tests.find_replays import FOLDER, NAMES, NOT_SHOWN_YET, REVIEWED, review, shown, summary

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
def test_a_replay_is_written_again_as_it_was_read(path):
    whole = text_of(path)
    assert whole.startswith(replay(whole).text.rstrip("#\n"))


@replays
def test_a_replay_shows_what_its_name_says(path):
    assert path.stem in shown(replay(text_of(path)))


def test_the_replays_together_show_everything_but_what_is_on_the_list():
    found = set()
    for path in REPLAYS:
        found |= shown(replay(text_of(path)))
    assert set(NAMES) - found == set(NOT_SHOWN_YET)
    assert NOT_SHOWN_YET == ()  # it may only shrink, and it is empty


def test_every_name_that_is_no_question_has_a_replay_of_its_own():
    names = {name for name in NAMES if not name.startswith("ask-")}
    assert names <= {path.stem for path in REPLAYS}


@pytest.mark.parametrize("name", REVIEWED)
def test_a_reviewed_replay_is_told_and_seen_as_it_was(name):
    """Every told line, and for every seat and a spectator a short name of what they see; readable as a review of the rules."""
    match = replay(text_of(FOLDER / f"{name}.log"))
    assert review(match) == text_of(FOLDER / f"{name}.review.txt")


def test_the_search_finds_what_it_looks_for():
    match = find_replays.find("pair-kept")
    assert "pair-kept" in shown(match)
    assert Path(find_replays.__file__).exists()
