"""The Nile and the oases, and the strategy cards."""

from __future__ import annotations

import pytest

from saqqara.games.terra_pyramides.tests.draw import ask, codes, draw, play, to_extra, why
from saqqara.testing import rule


def nile(text, more=None):
    return draw(text, more, version="nile")


@rule("nile-3")
@pytest.mark.parametrize(("line", "steps"), [("across", 2), ("falling", 4), ("down", 0)])
def test_the_printed_example_of_rows_with_3_and_5_fields(line, steps):
    """A tile at the top left: two Nile fields across, four on the diagonal."""
    match = nile("hand a worker-red\nsites a2 2, d1 1, f6 3")
    play(match, "a place a1 e", f"a row {line}")
    assert match.table["ships"][0]["field"] == steps
    assert codes(match, "send") == ["send d1", "send a2", "send f6"]  # the worker crosses the Nile


@rule("nile-3")
def test_the_printed_example_of_a_diagonal_with_two_nile_fields():
    match = nile("hand a black-eye\ntiles j7 worker-red\nsites k5 1, h7 2")
    play(match, "a place k8 n", "a row falling")
    assert match.table["ships"][0]["field"] == 2
    stones = match.table["stones"][0]
    assert (match.table["track"][0], stones["red"], stones["black"], match.table["waiting"]) == (1, 1, 1, ["j7"])


@rule("nile-4")
def test_a_step_of_the_ship_costs_2_gold():
    match = to_extra(nile("hand a blue\nsites a2 1\ngold a 1"))
    assert why(match, "a", "sail") == "nile-4"
    rich = to_extra(nile("hand a blue\nsites a2 1\ngold a 2"))
    play(rich, "a sail")
    assert (rich.table["ships"][0], rich.table["gold"]) == ({"field": 1, "arrived": 1}, [0, 0])


@rule("nile-5")
def test_the_journey_ends_on_the_last_field():
    match = to_extra(nile("hand a blue\nsites a2 1\ngold a 2\nship a 19 4"))
    assert why(match, "a", "sail") == "nile-5"
    beyond = nile("hand a blue\nsites a2 1\nship a 18 4")
    play(beyond, "a place a1 e", "a row falling")
    assert beyond.table["ships"][0] == {"field": 19, "arrived": 5}


@rule("nile-5")
def test_a_ship_that_does_not_move_has_not_arrived_anew():
    """It stays the first one on the last field, whatever its row or an enclosed site would give."""
    end = nile("hand a blue\nsites a2 1\nship a 19 4  b 19 5")
    play(end, "a place a1 e", "a row falling")  # four Nile fields
    assert end.table["ships"] == [{"field": 19, "arrived": 4}, {"field": 19, "arrived": 5}]
    assert end.points_by_source["cards"] == [10, 0]
    dry = nile("hand a blue\nsites a2 1\nship a 7 2  b 7 3")
    play(dry, "a place a1 e", "a row down")  # no Nile field
    assert dry.table["ships"] == [{"field": 7, "arrived": 2}, {"field": 7, "arrived": 3}]


@rule("nile-6")
def test_an_oasis_in_the_lower_half_of_the_board_gives_the_same():
    match = nile("hand a blue\nsites b9 2")
    play(match, f"a {first(match, 'd9')}", "a row across")  # c9
    assert (match.table["oases"], match.table["gold"]) == ([1, 0], [1, 0])


@rule("nile-6")
def test_oases_are_steps_and_give_what_is_shown_with_them():
    printed = nile("hand a blue\nsites g2 2")
    play(printed, f"a {first(printed, 'f2')}")
    play(printed, "a row across")  # b2 is the Nile, e2 an oasis
    assert (printed.table["oases"], printed.table["gold"]) == ([1, 0], [1, 0])
    tile = nile("hand a grave-oasis\nsites a2 1")
    play(tile, "a place a1 e", "a row rising")
    assert (tile.table["oases"], tile.table["grave_goods"], tile.table["gold"]) == ([1, 0], [1, 0], [0, 0])


def first(match, field):
    return next(code for code in codes(match, "place") if code.split()[1] == field)


@rule("nile-8")
def test_the_printed_example_of_palms_times_sites():
    """6, 5, 4, 3 pyramids and foundations; 7, 5, 5, 0 palms."""
    match = nile("""
        seats 4
        sites d1 1 a1, i1 1 a1, a2 1 a1, g2 1 blue1 a1, e3 1 a1, j3 2 a1
        sites , b4 2 b1, g4 2 b1, d5 2 red2 b1, i5 2 b1, k5 2 b1, a6 3 c1, f6 3 c1, c7 3 c1, h7 3 c1
        sites , e8 3 d1, j8 3 d1, b9 4 d1
        ship  a 14  b 10  c 11  d 1
    """)
    assert match.points_by_source["nile"] == [42, 25, 20, 0]


@rule("nile-9")
def test_oases_score_times_the_levels_of_the_highest_pyramid():
    assert nile("oases a 8\nsites d1 1 blue4 a1, a2 2 red1 a1").points_by_source["oases"] == [32, 0]
    assert nile("oases a 8\nsites d1 1 a1").points_by_source["oases"] == [0, 0]


# -- Strategy cards -----------------------------------------------------------------------------------------------------


@rule("card-1")
def test_a_card_is_bought_once_a_game_while_it_is_on_offer():
    match = nile("track a 5\ngold a 4\ncards oases b")
    assert why(match, "a", "card oases") == "card-1"
    play(match, "a card nile")
    assert match.table["cards"]["nile"] == 0
    assert why(match, "a", "card grave-goods") == "card-1"


@rule("card-2")
def test_a_card_costs_a_gold_for_each_coin_field():
    assert why(nile("track a 13\ngold a 1"), "a", "card nile") == "card-2"
    match = nile("track a 13\ngold a 2")
    play(match, "a card nile")
    assert match.table["gold"] == [0, 0]


@rule("card-3")
def test_a_card_needs_more_than_4_steps():
    assert why(nile("track a 4\ngold a 4"), "a", "card nile") == "card-3"
    assert why(nile("track a 5\ngold a 1"), "a", "card nile") == ""


@rule("card-4", "card-5")
def test_own_cards_score_20_and_others_10():
    assert nile("grave a 3").points_by_source["cards"] == [10, 0]
    assert nile("grave a 3\ncards grave-goods b").points_by_source["cards"] == [10, 0]
    assert nile("grave a 3\ncards grave-goods a").points_by_source["cards"] == [20, 0]
    assert nile("grave b 3\ncards grave-goods a").points_by_source["cards"] == [0, 10]


@rule("card-6")
def test_eyes_of_horus_go_to_who_is_furthest_on_the_track_before_the_scoring():
    match = nile("track a 6  b 5\nsites d1 4 blue5 b1, e3 1 a1\ncards horus-eyes a")
    assert match.points_by_source["cards"] == [20, 10]  # b has the highest pyramid


@rule("card-7")
def test_oases_go_to_who_is_furthest_on_their_track():
    assert nile("oases a 2  b 1").points_by_source["cards"] == [10, 0]


@rule("card-8")
def test_the_nile_goes_to_the_ship_that_was_there_first():
    assert nile("ship a 5 3  b 5 2").points_by_source["cards"] == [0, 10]
    assert nile("ship a 6 3  b 5 2").points_by_source["cards"] == [10, 0]


@rule("card-9")
@pytest.mark.parametrize(
    ("sites", "points"),
    [
        ("d1 1 blue2 a1, e3 1 red1 b1", [10, 0]),
        ("d1 1 blue2 a1, e3 1 red2 b1, b4 1 red1 b1, g4 2 a1", [0, 10]),
        ("d1 1 blue2 a1, e3 1 red2 b1, b4 1 blue1 a1, g4 2 red1 b1, d5 2 a1, i5 2 green1 b1", [0, 10]),
        ("d1 1 blue2 a1, e3 1 red2 b1, b4 1 blue1 a1, g4 2 red1 b1", [0, 0]),
        # the highest comes last: it is not its own second, and what was highest is now second, then third
        ("d1 1 blue1 a1, g2 1 blue3 a1, e3 1 red3 b1, b4 1 red2 b1, j3 2 b1, k5 2 a1", [0, 10]),
        ("d1 1 blue1 a1, g2 1 blue2 a1, i1 1 blue3 a1, e3 1 red3 b1, b4 1 red2 b1, g4 2 b1", [10, 0]),
        ("d1 1 blue3 a1, g2 1 blue1 a1, i1 1 blue2 a1, e3 1 red3 b1, b4 1 red2 b1, g4 2 b1", [10, 0]),
        # the second is not the third as well
        ("d1 1 blue3 a1, g2 1 blue2 a1, e3 1 red3 b1, b4 1 red2 b1, g4 2 red1 b1, i5 2 a1", [0, 10]),
        ("d1 1 blue2 a1, g2 1 blue3 a1, e3 1 red2 b1, b4 1 red3 b1, g4 2 red1 b1, i5 2 a1", [0, 10]),
    ],
)
def test_the_highest_pyramid_is_decided_by_the_second_and_third_if_equal(sites, points):
    assert nile(f"sites {sites}").points_by_source["cards"] == points


@rule("card-10")
def test_most_pyramids_counts_foundations_too():
    assert nile("sites d1 1 a1, e3 1 a1, b4 1 b1").points_by_source["cards"] == [10, 0]


@rule("card-11")
def test_in_a_tie_nobody_scores():
    assert nile("seats 3\ngrave a 3  b 3  c 1\noases a 1  c 1").points_by_source["cards"] == [0, 0, 0]


@rule("card-12")
def test_a_card_that_nobody_has_begun_is_nobodys():
    match = nile("ship a 0")
    assert match.points_by_source["cards"] == [0, 0]
    assert ask(match) == "place"
