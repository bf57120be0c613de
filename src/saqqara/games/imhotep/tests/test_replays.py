"""Golden replays: one for every number of seats, side, card, ending and tie; what is common to all games is in tests/test_replays.py."""

from pathlib import Path

import pytest

from saqqara.games.imhotep import GAME
from saqqara.games.imhotep.tests import find_replays
from saqqara.games.imhotep.tests.find_replays import FOLDER, NAMES, NOT_SHOWN_YET, REVIEWED, review, shown
from saqqara.testing import replayed, replays


def test_nothing_is_left_to_be_shown():
    assert NOT_SHOWN_YET == ()  # it may only shrink, and it is empty


def test_every_name_that_is_no_question_has_a_replay_of_its_own():
    names = {name for name in NAMES if not name.startswith("ask-")}
    assert names <= {path.stem for path in replays(GAME)}


@pytest.mark.parametrize("name", REVIEWED)
def test_a_reviewed_replay_is_told_and_seen_as_it_was(name):
    """Every told line, and for every seat and a spectator a short name of what they see; readable as a review of the rules."""
    match = replayed(FOLDER / f"{name}.log")
    assert review(match) == (FOLDER / f"{name}.review.txt").read_text(encoding="utf-8")


def test_the_search_finds_what_it_looks_for():
    match = find_replays.find("pair-kept")
    assert "pair-kept" in shown(match)
    assert Path(find_replays.__file__).exists()
