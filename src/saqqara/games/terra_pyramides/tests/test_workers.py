"""Sending workers, the first turn, and taking workers back."""

from __future__ import annotations

from saqqara.games.terra_pyramides.tests.draw import ask, codes, draw, play, why
from saqqara.testing import rule


def sending(text, **options):
    """Place seat a's tile on e4 and activate across: the worker on e4 comes first, the one on f4 second."""
    match = draw(f"hand a worker-blue\n{text}", **options)
    play(match, "a place e4 n", "a row across")
    return match


@rule("send-1")
def test_a_worker_goes_straight_over_occupied_fields_to_the_first_site():
    match = sending("sites f3 2, g5 3, a8 1, i4 2")
    assert codes(match, "send") == ["send f3"]
    assert why(match, "a", "send g5") == "send-1"  # not in a line
    assert why(match, "a", "send i4") == "send-1"  # g4 and h4 are free
    assert why(match, "a", "send h4") == "send-1"  # no site
    filled = sending("sites f3 2, a8 1, i4 2\ntiles g4 red  h4 red-eye  c6 blue  b7 black")
    assert codes(filled, "send") == ["send f3", "send i4", "send a8"]  # to a8 over the oasis d5


@rule("send-2")
def test_a_worker_goes_to_own_sites_and_foundations_without_workers():
    match = sending("sites f3 2 b1, d4 3 a1")
    assert codes(match, "send") == ["send d4"]
    assert why(match, "a", "send f3") == "send-2"  # another seat's
    empty = sending("sites f3 2")
    assert why(empty, "a", "send d4") == "send-2"  # no foundation
    pyramids = sending("sites f3 2 blue1 b1, d4 3 red2 a1")
    assert codes(pyramids, "send") == ["send d4"]
    beyond = sending("sites f3 2, b5 1\ntiles c4 red  b4 blue  e5 black")
    assert "send b5" not in codes(beyond, "send")


@rule("send-2")
def test_the_foundation_of_this_very_turn_can_be_occupied():
    match = draw("hand a worker-blue")
    play(match, "a place e4 w", "* foundation 4", "a row falling", "a send d4")
    assert match.table["sites"]["d4"] == {"foundation": 4, "level": 0, "colour": None, "owner": 0, "workers": 1}


@rule("send-3")
def test_at_most_3_workers_stand_on_a_site():
    match = sending("sites f3 2 a2")
    play(match, "a send f3")
    assert match.table["sites"]["f3"]["workers"] == 3
    assert why(match, "a", "send f3") == "send-3"


@rule("send-4")
def test_a_worker_may_return_and_must_where_it_reaches_nothing():
    match = sending("sites f3 2")
    assert match.table["supply"] == [13, 15]
    play(match, "a return")
    assert match.table["supply"] == [14, 15]
    assert match.table["waiting"] == ["f4"]
    nowhere = sending("sites g10 2")
    assert ask(nowhere) == "draw"
    assert nowhere.table["supply"] == [15, 15]


@rule("send-5")
def test_workers_are_sent_in_the_reading_order_of_their_tiles():
    match = sending("sites f3 2, g5 3\ntiles g4 worker-red")
    assert match.table["waiting"] == ["e4", "f4", "g4"]
    play(match, "a send f3")
    assert match.table["waiting"] == ["f4", "g4"]
    assert codes(match, "send") == ["send f3", "send g5"]


@rule("first-1")
def test_in_the_first_turn_only_one_free_foundation_is_occupied():
    match = sending("sites f3 2, g5 3\nturns a 0")
    play(match, "a send f3")
    assert why(match, "a", "send g5") == "first-1"
    assert codes(match, "send") == ["send f3"]
    later = sending("sites f3 2, g5 3\nturns a 1")
    play(later, "a send f3")
    assert codes(later, "send") == ["send f3", "send g5"]


@rule("first-2")
def test_hired_workers_count_and_leaving_does_not_free():
    match = sending("sites f3 2, g5 3, e6 1\nturns a 0\ngold a 3")
    play(match, "a hire g5")
    assert match.table["claimed"] == "g5"
    assert match.table["waiting"] == ["f4"]  # nothing was left for the worker on e4, which went back
    assert why(match, "a", "send f3") == "first-1"
    assert codes(match, "send") == ["send g5"]
    left = sending("sites f3 2, g5 3\nturns a 0")
    play(left, "a send f3", "a recall f3")
    assert left.table["sites"]["f3"]["owner"] is None
    assert why(left, "a", "send g5") == "first-1"
    assert why(left, "a", "send f3") == ""


@rule("recall-1")
def test_a_worker_is_taken_back_from_an_own_site():
    match = draw("sites f3 2 a2, g5 3 b1, d4 1")
    assert codes(match, "recall") == ["recall f3"]
    assert why(match, "a", "recall g5") == "recall-1"
    assert why(match, "a", "recall d4") == "recall-1"
    assert why(match, "a", "recall a1") == "recall-1"
    play(match, "a recall f3")
    assert match.table["sites"]["f3"]["workers"] == 1
    assert match.table["supply"] == [14, 14]


@rule("recall-2")
def test_the_last_worker_stays_on_a_pyramid():
    match = draw("sites f3 2 blue1 a2")
    play(match, "a recall f3")
    assert why(match, "a", "recall f3") == "recall-2"


@rule("recall-3")
def test_a_foundation_that_is_left_belongs_to_nobody():
    match = draw("sites f3 2 a1")
    play(match, "a recall f3")
    assert match.table["sites"]["f3"]["owner"] is None
    assert match.table["sites"]["f3"]["foundation"] == 2
