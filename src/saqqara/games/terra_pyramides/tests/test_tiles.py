"""Drawing and searching, the end of the game, the base scoring."""

from __future__ import annotations

import pytest

from saqqara.games.terra_pyramides.tests.draw import ask, codes, dealt, draw, new, play, to_extra, why
from saqqara.testing import finished, rule

FIVE = ("worker", "eye-eye", "red", "black", "worker-eye")


def drawing(text="", **options):
    """Come to the draw of seat a, which has no gold unless it is drawn."""
    match = to_extra(draw(f"hand a blue\n{text}", **options))
    while ask(match) == "extra":
        play(match, "a done")
    return match


def stacks(*heights):
    return {"stacks": [{"tiles": height} for height in heights]}


@rule("draw-1")
def test_the_top_tile_of_a_stack_that_is_left_is_taken():
    match = to_extra(draw("hand a blue", stacks(1, 5, 5, 5, 5, 5, 5, 3)))
    assert why(match, "a", "draw 1") == "draw-1"  # two seats: a stack is removed at 1
    assert codes(match) == [f"draw {stack}" for stack in range(2, 9)]
    play(match, "a draw 8", "* tile red")
    assert match.table["stacks"][7]["tiles"] == 2
    assert match.table["hands"][0] == {"tile": "red", "stack": 8, "known": [0]}
    assert match.table["decide"] == {"seat": 1, "ask": "place"}


@rule("draw-2")
def test_only_its_seat_knows_a_tile_until_it_is_placed():
    match = drawing()
    play(match, "a draw 3", "* tile red")
    assert match.view(0).table["hands"][0]["tile"] == "red"
    assert match.view(1).table["hands"][0]["tile"] is None
    assert match.view().table["hands"][0]["tile"] is None
    assert match.view(1).table["unseen"]["red"] == 1
    assert "*0 tile red" in match.text
    assert "tile red" not in match.text_for(1)


@rule("search-1")
def test_for_a_gold_a_stack_is_looked_through():
    assert why(drawing(), "a", "search 3") == "search-1"
    match = drawing("gold a 2")
    play(match, "a search 3")
    assert ask(match) == "search"
    height = match.table["stacks"][2]["tiles"]
    play(match, *(f"* tile {kind}" for kind in FIVE[:height]))
    assert (ask(match), match.table["gold"]) == ("pick", [1, 0])
    assert codes(match) == [f"pick {place}" for place in range(1, height + 1)]
    assert why(match, "a", "pick 8") == "search-1"
    play(match, "a pick 2")
    assert match.table["hands"][0]["tile"] == "eye-eye"


@rule("search-2")
def test_an_open_stack_is_not_searched():
    match = draw("gold a 1\nhand a blue", {"stacks": [{"tiles": 5 - (stack in (0, 1, 2, 3, 4, 5)), "top": top} for stack, top in enumerate(
        ("worker", "red", None, None, "black", "green", None, None))]}, open_stacks="yes")  # fmt: skip
    to_extra(match)
    assert why(match, "a", "search 1") == "search-2"
    assert codes(match, "search") == ["search 3", "search 4", "search 7", "search 8"]


@rule("search-3")
def test_the_others_keep_their_order():
    match = drawing("gold a 1")
    play(match, "a search 3")
    height = match.table["stacks"][2]["tiles"]
    told = FIVE[:height]
    play(match, *(f"* tile {kind}" for kind in told), "a pick 2")
    assert match.table["stacks"][2]["order"] == [told[0], *told[2:]]
    assert match.view(1).table["stacks"][2]["order"] == [None] * (height - 1)
    assert match.view(0).table["stacks"][2]["order"] == [told[0], *told[2:]]


@rule("search-4")
def test_who_has_searched_a_stack_knows_what_is_taken_from_it():
    match = drawing("gold a 1\nhand b worker-red")
    play(match, "a search 3")
    height = match.table["stacks"][2]["tiles"]
    play(match, *(f"* tile {kind}" for kind in FIVE[:height]), "a pick 2")
    play(match, "b place a2 e", "b row falling")
    while ask(match) != "draw":
        play(match, "b done" if "done" in codes(match) else "b return")
    play(match, "b draw 3")  # no chance: the top is decided
    assert match.table["hands"][1] == {"tile": FIVE[0], "stack": 3, "known": [0, 1]}
    assert match.view(0).table["hands"][1]["tile"] == FIVE[0]
    assert match.view().table["hands"][1]["tile"] is None


@rule("stacks-1")
@pytest.mark.parametrize(
    ("version", "seats", "number"),
    [
        ("base", 1, 1), ("base", 2, 1), ("base", 3, 0), ("base", 4, 0), ("horus", 2, 3), ("horus", 3, 2), ("horus", 4, 2),
        ("nile", 2, 4), ("nile", 3, 3), ("nile", 4, 3),
    ],
)  # fmt: skip
def test_a_stack_is_removed_at_the_number_on_its_back_wall(version, seats, number):
    match = new(seats, version=version)
    assert match.components.remove_at == number


@rule("stacks-1")
def test_a_stack_is_removed_unseen():
    match = to_extra(draw("hand a blue", stacks(2, 5, 5, 5, 5, 5, 5, 2)))
    play(match, "a draw 1", "* tile red")
    assert match.table["stacks"][0] == {"tiles": 1, "removed": True, "searched": [], "order": [None], "top": None}
    assert sum(match.table["unseen"].values()) == 40 - 5 - 0  # the four start tiles and the one placed are seen


@rule("open-1")
def test_the_top_of_an_open_stack_is_seen_by_all():
    match = dealt(3, open_stacks="yes")
    match.play(0, match.options(0)[0].code)
    while ask(match) != "draw":
        if ask(match) == "foundation":
            play(match, "* foundation 2")
            continue
        last = codes(match)
        play(match, "a done" if "done" in last else "a return" if "return" in last else f"a {last[0]}")
    top = match.table["stacks"][0]["top"]
    play(match, "a draw 1")
    assert match.view(1).table["hands"][0] == {"tile": top, "stack": 1, "known": [0, 1]}
    assert match.view().table["hands"][0]["tile"] == top
    assert ask(match) == "top"


@rule("end-1")
def test_the_game_ends_when_everybody_has_placed_the_last_tile():
    match = finished(new(3).setup, 5)
    assert match.table["turns"] == [12, 12, 12]
    assert all(stack["removed"] for stack in match.table["stacks"])
    assert all(hand["tile"] is None for hand in match.table["hands"])


@rule("end-2")
@pytest.mark.parametrize(("end", "turns"), [("hand", [9, 9, 9, 9]), ("at-once", [8, 8, 8, 8])])
def test_with_the_option_the_game_ends_with_the_last_stack(end, turns):
    match = finished(new(4, version="horus", end=end).setup, 5)
    assert match.table["turns"] == turns
    assert finished(new(4, end=end).setup, 5).table["turns"] == [9, 9, 9, 9]  # base


@rule("final-1")
def test_foundations_with_own_workers_score_their_value():
    match = draw("sites f3 2 a1, g5 3 a3, e6 1 b1, f8 4")
    assert match.points_by_source["foundations"] == [5, 1]


@rule("final-2")
def test_a_pyramid_scores_its_highest_level_alone():
    match = draw("sites f3 2 red3 a1, g5 3 blue5 a2, e6 1 green4 b1")
    assert match.points_by_source["pyramids"] == [80, 35]
    assert match.points_by_source["foundations"] == [0, 0]


@rule("final-3")
def test_each_stone_and_each_gold_scores_a_point():
    match = draw("stones a red 2  a white 1  b blue 1\ngold b 4")
    assert match.points_by_source["stones"] == [3, 1]
    assert match.points_by_source["gold"] == [0, 4]


@rule("game-1", "game-2")
def test_most_points_win_and_a_tie_is_shared():
    assert draw("gold b 1").winners == [1]
    assert draw("seats 3\ngold b 2\nstones c red 2").winners == [1, 2]
