"""Golden replays: one for every number of seats, option and rare case; what is common to all games is in tests/test_replays.py."""

from saqqara.games.silver_gold_pyramids import GAME
from saqqara.games.silver_gold_pyramids.tests.find_replays import NAMES, NOT_SHOWN_YET
from saqqara.testing import replays


def test_nothing_is_left_to_be_shown():
    assert NOT_SHOWN_YET == ()


def test_every_name_that_is_no_question_has_a_replay_of_its_own():
    assert {name for name in NAMES if not name.startswith("ask-")} == {path.stem for path in replays(GAME)}
