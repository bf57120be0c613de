"""Golden replays: every version, number of seats and variant, the rulings, the tasks; what is common to all games is in tests/test_replays.py."""

from saqqara.games.terra_pyramides.tests.find_replays import NOT_SHOWN_YET, find, shown


def test_nothing_is_left_to_be_shown():
    assert not NOT_SHOWN_YET  # it may only shrink


def test_the_search_finds_what_it_looks_for():
    assert "known-tile-drawn" in shown(find("known-tile-drawn"))
