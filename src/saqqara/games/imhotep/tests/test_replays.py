"""Golden replays: one for every number of seats, side, card, ending and tie; what is common to all games is in tests/test_replays.py."""

from operator import sub
from pathlib import Path

import pytest

from saqqara.core.story import retell
from saqqara.core.view import SPECTATOR
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


# What the last move itself brought: pyramids, and the temple at the end of the round.
@pytest.mark.parametrize(
    ("name", "own"), [("seats-2", (0, 4)), ("forced-pass", (1, 3)), ("wrath", (2, 1, 1, 1)), ("seats-4", (0, 3, 1, 2))]
)
def test_the_story_tells_the_final_scoring_apart_from_the_last_move(name, own):
    last = retell((FOLDER / f"{name}.log").read_text(encoding="utf-8"), [SPECTATOR])[SPECTATOR].entries[-1]
    assert last.gain is not None
    assert last.final is not None
    assert tuple(map(sub, last.gain, last.final)) == own


def test_the_search_finds_what_it_looks_for():
    match = find_replays.find("pair-kept")
    assert "pair-kept" in shown(match)
    assert Path(find_replays.__file__).exists()
