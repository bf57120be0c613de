"""Extra actions, their order, and building."""

from __future__ import annotations

import pytest

from saqqara.games.terra_pyramides.tests.draw import ask, changed, codes, draw, play, to_extra, why
from saqqara.testing import rule

CREW = "sites f3 2 a3, g5 3, e6 1, f8 4"


def stones(match, seat=0):
    return {colour: count for colour, count in match.table["stones"][seat].items() if count}


@rule("extra-1")
def test_extra_actions_come_before_placing_before_the_row_between_workers_and_at_the_end():
    match = draw("sites f3 2 a1, d4 1\nstones a red 2\ngold a 3\nhand a worker-blue")
    asked = []
    for step in ("a place e4 n", "a row across", "a send f3", "a send f3", ""):
        asked.append(ask(match))
        assert codes(match, "recall")
        assert codes(match, "swap")
        assert codes(match, "buy") == ["buy"]
        assert codes(match, "hire")
        if step:
            play(match, step)
    assert asked == ["place", "row", "send", "send", "extra"]
    play(match, "a done")
    assert ask(match) == "draw"
    assert codes(match, "recall") == []
    assert why(match, "a", "buy") == "turn-2"


@rule("extra-1")
def test_any_number_of_them_may_be_taken():
    match = draw("gold a 9\nsites f3 2")
    play(match, "a buy", "a buy", "a hire f3")
    assert stones(match) == {"white": 2}
    assert match.table["gold"] == [0, 0]


@rule("extra-2")
def test_they_come_in_one_order_that_every_step_starts_anew():
    match = draw("sites f3 2 a1, g5 3 a1, d4 1\nstones a red 2\ngold a 6\nhand a blue")
    play(match, "a recall g5")
    assert why(match, "a", "recall f3") == "extra-2"
    play(match, "a buy")
    assert why(match, "a", "swap red red") == "extra-2"
    assert why(match, "a", "buy") == ""
    play(match, "a hire f3")
    assert why(match, "a", "recall f3") == "extra-2"
    play(match, "a place a1 e")
    assert why(match, "a", "recall f3") == ""
    assert why(match, "a", "swap red red") == ""


@rule("extra-2")
def test_building_starts_the_order_anew():
    match = draw(f"{CREW}\nstones a red 3\ngold a 3")
    play(match, "a buy", "a build f3 blue", "a pay white")
    assert why(match, "a", "swap red red") == ""


@rule("extra-2")
def test_beyond_a_limit_the_order_does_not_bind():
    match = to_extra(draw("stones a red 7\ngold a 8\nhand a eye-eye"))
    play(match, "a buy")
    assert why(match, "a", "swap red red") == ""  # 8 stones
    play(match, "a swap red red", "a buy")
    assert why(match, "a", "swap red red") == ""


@rule("extra-3")
def test_steps_of_grave_goods_and_ship_are_bought_at_the_end():
    match = draw("gold a 4\nhand a blue\nsites a2 2", version="nile")
    assert why(match, "a", "grave") == "extra-3"
    play(match, "a place a1 e")
    assert why(match, "a", "grave") == "extra-3"
    assert why(match, "a", "sail") == "extra-3"
    play(match, "a row rising")
    assert why(match, "a", "grave") == ""
    assert why(match, "a", "sail") == ""


@rule("extra-3")
def test_the_ship_may_also_sail_before_others_can_in_this_turn():
    match = draw("gold a 4\nhand a blue\nsites a2 2", version="nile")
    play(match, "a sail", "a sail")
    assert match.table["ships"][0] == {"field": 2, "arrived": 2}
    assert why(match, "a", "sail") == "nile-4"


@rule("swap-1")
def test_any_two_stones_make_a_white_one():
    match = draw("stones a red 1  a blue 2  a white 1")
    assert codes(match, "swap") == ["swap blue blue", "swap blue red", "swap blue white", "swap red white"]
    assert why(match, "a", "swap red red") == "swap-1"
    assert why(match, "a", "swap white white") == "swap-1"
    play(match, "a swap blue red")
    assert stones(match) == {"blue": 1, "white": 2}


@rule("buy-1")
def test_a_white_stone_costs_3_gold():
    assert why(draw("gold a 2"), "a", "buy") == "buy-1"
    match = draw("gold a 4")
    play(match, "a buy")
    assert (match.table["gold"], stones(match)) == ([1, 0], {"white": 1})


@rule("hire-1")
def test_a_worker_is_hired_for_3_gold_without_a_line():
    assert why(draw("gold a 2\nsites k8 1"), "a", "hire k8") == "hire-1"
    match = draw("gold a 3\nsites k8 1, f3 2 b1, g5 3 a3, e6 1 a2")
    assert codes(match, "hire") == ["hire e6", "hire k8"]
    assert why(match, "a", "hire f3") == "send-2"
    assert why(match, "a", "hire g5") == "send-3"
    assert why(match, "a", "hire a1") == "send-2"
    play(match, "a hire k8")
    assert match.table["sites"]["k8"]["owner"] == 0
    assert (match.table["gold"], match.table["supply"]) == ([0, 0], [9, 14])


@rule("hire-2")
def test_nobody_can_be_hired_with_an_empty_supply():
    match = draw("gold a 3\nsites f3 2 a3, g5 3 a3, e6 1 a3, f8 4 a3, d4 2 a3, k8 1")
    assert why(match, "a", "hire k8") == "hire-2"


# -- Building -----------------------------------------------------------------------------------------------------------


@rule("build-1")
def test_three_workers_build_and_two_of_them_return():
    assert why(draw("sites f3 2 a2\nstones a red 1"), "a", "build f3 red") == "build-1"
    assert why(draw("sites f3 2 b3\nstones a red 1"), "a", "build f3 red") == "build-1"
    assert why(draw("stones a red 1"), "a", "build f3") == "build-1"
    match = draw(f"{CREW}\nstones a red 1")
    play(match, "a build f3 red")
    assert match.table["sites"]["f3"] == {"foundation": 2, "level": 1, "colour": "red", "owner": 0, "workers": 1}
    assert match.table["supply"] == [14, 15]


@rule("build-1")
def test_two_levels_can_be_built_in_a_turn():
    match = draw(f"{CREW}\nstones a red 3\ngold a 6")
    play(match, "a build f3 red", "a hire f3", "a hire f3", "a build f3")
    assert match.table["sites"]["f3"]["level"] == 2


@rule("build-2")
def test_the_first_level_sets_a_colour_freely_chosen():
    match = draw(f"{CREW}\nstones a red 1")
    assert codes(match, "build") == [
        f"build f3 {colour}" for colour in ("blue", "red", "black", "yellow", "green", "brown")
    ]
    assert why(match, "a", "build f3") == "build-2"
    pyramid = draw("sites f3 2 red1 a3\nstones a red 2")
    assert why(pyramid, "a", "build f3 blue") == "build-2"
    assert codes(pyramid, "build") == ["build f3"]


@rule("build-3")
@pytest.mark.parametrize(("level", "value"), [(2, 10), (3, 20), (4, 35), (5, 60)])
def test_a_level_costs_as_many_stones_of_its_colour_as_it_has_levels(level, value):
    text = f"sites f3 2 red{level - 1} a3\nstones a blue 4  a red {{}}  a white 1"
    assert why(draw(text.format(level - 2)), "a", "build f3") == "build-3"
    match = draw(text.format(level - 1))
    play(match, "a build f3")
    assert stones(match) == {"blue": 4}
    assert match.points_by_source["pyramids"] == [value, 0]


@rule("build-3")
def test_the_first_level_costs_a_stone():
    assert why(draw(CREW), "a", "build f3 red") == "build-3"
    match = draw(f"{CREW}\nstones a red 1")
    play(match, "a build f3 blue")
    assert stones(match) == {}
    assert match.points_by_source["pyramids"] == [5, 0]


@rule("build-4")
def test_a_seat_has_two_tops_and_nothing_goes_on_top_of_them():
    match = draw("sites f3 2 red5 a1, g5 3 blue5 a3, e6 1 green4 a3\nstones a green 5  a blue 2")
    assert why(match, "a", "build e6") == "build-4"
    assert why(match, "a", "build g5") == "build-4"
    one_left = draw("sites f3 2 red5 a1, e6 1 green4 a3\nstones a green 5")
    play(one_left, "a build e6")
    assert one_left.table["tops"] == [0, 2]


@rule("build-5")
def test_the_first_level_is_paid_with_any_stone():
    match = draw(f"{CREW}\nstones a red 1  a green 1")
    play(match, "a build f3 blue")
    assert (ask(match), codes(match)) == ("pay", ["pay red", "pay green"])
    assert why(match, "a", "pay blue") == "build-3"
    play(match, "a pay green")
    assert stones(match) == {"red": 1}
    assert ask(match) == "place"


@rule("build-5")
def test_with_the_option_the_first_stone_has_the_chosen_colour_or_is_white():
    match = draw(f"{CREW}\nstones a red 1  a green 1", first_stone="matching")
    assert codes(match, "build") == ["build f3 red", "build f3 green"]
    assert why(match, "a", "build f3 blue") == "build-3"
    play(match, "a build f3 red")
    assert stones(match) == {"green": 1}
    white = draw(f"{CREW}\nstones a white 1", first_stone="matching")
    play(white, "a build f3 blue")
    assert stones(white) == {}


@rule("build-6")
def test_pieces_that_are_used_up_cannot_be_built():
    text = f"{CREW}, d4 1 blue1 b1, c7 2 blue2 b1, h7 3 blue1 b1\nstones a red 1"
    match = draw(text)
    assert why(match, "a", "build f3 blue") == "build-6"
    assert why(draw(text, levels="unlimited"), "a", "build f3 blue") == ""
    play(match, "a build f3 red")
    assert match.table["levels"]["5"]["red"] == 2


@rule("build-6")
def test_higher_levels_can_run_out_too():
    match = draw("sites f3 2 red1 a3\nstones a red 2")
    match.state.pieces[2] = 0
    assert why(match, "a", "build f3") == "build-6"
    free = draw("sites f3 2 red1 a3\nstones a red 2", levels="unlimited")
    play(free, "a build f3")
    assert free.table["levels"]["10"] == 10


@rule("build-7")
def test_white_is_no_colour_unless_the_option_says_so():
    assert why(draw(f"{CREW}\nstones a white 1"), "a", "build f3 white") == "build-7"
    match = draw(f"{CREW}\nstones a white 1", white="colour")
    play(match, "a build f3 white")
    assert match.table["sites"]["f3"]["colour"] == "white"
    raised = draw("sites f3 2 white1 a3\nstones a white 1  a red 3", white="colour")
    assert why(raised, "a", "build f3") == "build-3"


@rule("build-8")
def test_stones_of_the_colour_are_paid_before_white_ones():
    match = draw("sites f3 2 red1 a3\nstones a red 1  a white 3")
    play(match, "a build f3")
    assert stones(match) == {"white": 2}


# -- Limits -------------------------------------------------------------------------------------------------------------


@rule("limit-1")
def test_at_most_7_stones_are_kept():
    match = to_extra(draw("stones a red 4  a white 3\nhand a blue"))
    assert why(match, "a", "done") == "limit-1"
    assert codes(match, "done") == []
    play(match, "a swap blue white")
    assert why(match, "a", "done") == ""


@rule("limit-2")
def test_at_most_4_gold_are_kept():
    match = to_extra(draw("gold a 6\nhand a blue"))
    assert why(match, "a", "done") == "limit-2"
    play(match, "a buy")
    assert why(match, "a", "done") == ""


@rule("limit-3")
def test_a_fifth_gold_is_for_searching():
    match = to_extra(draw("gold a 5\nhand a blue"))
    play(match, "a done")
    assert why(match, "a", "draw 1") == "limit-3"
    assert codes(match) == [f"search {stack}" for stack in range(1, 9)]
    none_left = to_extra(changed(draw("gold a 5\nhand a blue"), remove_at=5))
    assert why(none_left, "a", "done") == "limit-2"
