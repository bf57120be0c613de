"""Horus and the grave goods: the track, grave goods, enclosed sites."""

from __future__ import annotations

import pytest

from saqqara.games.terra_pyramides.tests.draw import ask, codes, draw, play, to_extra, why
from saqqara.testing import rule

# The printed examples: a site with 8 tiles around that show 7 eyes and a coin, and one at the edge with 9 eyes on 5 tiles.
EIGHT = (
    "tiles  g1 eye-eye  h1 eye-eye  i1 eye-eye  g2 worker-eye  i2 coin-grave  g3 blue  h3 red"  # around h2, without i3
)
FIVE = "tiles  i1 eye-eye  k1 eye-eye  i2 eye-eye  j2 eye-eye"  # around j1, without k2
AROUND_F3 = "tiles  e2 eye-grave  g2 blue  e3 red  g3 black  g4 worker-grave"  # without e4; f2 is an oasis


@rule("horus-2")
def test_an_eye_is_a_step_on_the_track_and_no_gold():
    match = to_extra(draw("hand a eye-eye", version="horus"))
    assert (match.table["track"], match.table["gold"]) == ([2, 0], [0, 0])


@rule("horus-3")
@pytest.mark.parametrize(("before", "gold"), [(0, 0), (2, 0), (3, 2), (4, 2), (5, 0), (8, 2), (98, 2), (104, 2)])
def test_reaching_or_passing_a_coin_gives_2_gold(before, gold):
    match = draw(f"hand a eye-eye\ntrack a {before}", version="horus")
    play(match, "a place a1 e", "a row rising")
    assert match.table["gold"] == [gold, 0]


@rule("horus-4")
def test_steps_on_the_track_are_points():
    match = draw("track a 13  b 4", version="horus")
    assert match.points_by_source["track"] == [13, 4]
    assert match.scores == [13, 4]


@rule("horus-5")
def test_a_coin_on_a_tile_gives_1_gold():
    match = draw("hand a coin-grave", version="horus")
    play(match, "a place a1 e", "a row rising")
    assert match.table["gold"] == [1, 0]


@rule("grave-1")
def test_a_grave_good_is_a_step():
    match = draw("hand a coin-grave\ntiles b1 white-grave", version="horus")
    play(match, "a place a1 e", "a row across")
    assert match.table["grave_goods"] == [2, 0]
    assert match.table["stones"][0]["white"] == 1


@rule("grave-2")
def test_a_step_costs_a_gold():
    match = to_extra(draw("hand a blue\nstones a red 2", version="horus"))
    assert why(match, "a", "grave") == "grave-2"
    rich = to_extra(draw("hand a blue\ngold a 2", version="horus"))
    play(rich, "a grave", "a grave")
    assert (rich.table["grave_goods"], rich.table["gold"]) == ([2, 0], [0, 0])


@rule("grave-3")
@pytest.mark.parametrize(("goods", "points"), [([20, 15, 8, 2], [55, 35, 14, 2]), ([20, 20, 2, 2], [56, 56, 2, 2])])
def test_grave_goods_score_themselves_and_the_difference_to_those_who_have_fewer(goods, points):
    a, b, c, d = goods
    match = draw(f"seats 4\ngrave a {a}  b {b}  c {c}  d {d}", version="horus")
    assert match.points_by_source["grave_goods"] == points


@rule("grave-4")
def test_grave_goods_have_no_most():
    match = draw("grave a 25\nhand a coin-grave", version="horus")
    play(match, "a place a1 e", "a row rising")
    assert match.table["grave_goods"] == [26, 0]


@rule("enclose-1", "enclose-3")
def test_the_owner_of_an_enclosed_site_gets_7_eyes_and_a_gold():
    match = draw(f"{EIGHT}\nsites h2 2 a1\nhand a black", version="horus")
    play(match, "a place i3 e")
    assert match.table["track"] == [7, 0]
    assert match.table["gold"] == [3, 0]  # the coin, and 2 for passing a coin of the track
    assert match.table["grave_goods"] == [1, 0]
    assert sum(match.table["stones"][0].values()) == 0
    assert match.table["supply"] == [14, 15]
    assert match.table["enclosed"] == ["h2"]


@rule("enclose-1", "enclose-2", "horus-3")
def test_at_the_edge_five_fields_do_whoever_fills_them():
    match = draw(f"{FIVE}\nsites j1 2 b2\nhand a worker-eye", version="horus")
    play(match, "a place k2 s")
    play(match, *(f"* foundation {value}" for value in (3,) if ask(match) == "foundation"))
    assert match.table["track"] == [0, 9]
    assert match.table["gold"] == [0, 2]


@rule("enclose-1")
def test_the_base_version_knows_no_enclosure():
    match = draw("tiles i1 eye-eye  k1 eye-eye  i2 red  j2 blue\nsites j1 2 a1, k3 1\nhand a worker-eye")
    play(match, "a place k2 s")
    assert match.table["enclosed"] == []
    assert match.table["gold"] == [0, 0]


@rule("enclose-4")
def test_a_site_that_nobody_owned_then_gives_nothing_later():
    match = draw(f"{FIVE}\nsites j1 2, k3 1\nhand a worker-eye", version="horus")
    play(match, "a place k2 s", "a row falling", "a send j1")
    assert match.table["enclosed"] == ["j1"]
    assert match.table["track"] == [1, 0]  # the eye of the row alone


@rule("enclose-4")
def test_with_the_option_the_owner_is_looked_up_after_the_moves():
    match = draw(f"{FIVE}\nsites j1 2, k3 1\nhand a worker-eye", version="horus", enclosure="moves")
    play(match, "a place k2 s")
    assert match.table["enclosing"] == ["j1"]
    play(match, "a row falling", "a send j1")
    assert match.table["track"] == [10, 0]
    assert match.table["enclosing"] == []


@rule("enclose-5")
def test_a_site_gives_its_bonus_once():
    match = draw(f"{FIVE}  k2 red\nsites j1 2 a1\nhand a blue", {"enclosed": ["j1"]}, version="horus")
    play(match, "a place a1 e")
    assert match.table["track"] == [0, 0]
    assert match.table["enclosed"] == ["j1"]


@rule("enclose-7")
@pytest.mark.parametrize(("oasis_gold", "gold"), [("no", 0), ("yes", 1)])
def test_an_oasis_around_gives_gold_only_with_the_option(oasis_gold, gold):
    match = draw(f"{AROUND_F3}\nsites f3 2 a1\nhand a brown", version="horus", oasis_gold=oasis_gold)
    play(match, "a place e4 n")
    assert match.table["enclosed"] == ["f3"]
    assert (match.table["gold"], match.table["grave_goods"]) == ([gold, 0], [2, 0])


@rule("enclose-8")
def test_an_oasis_counts_as_filled():
    match = draw(f"{AROUND_F3}\nsites f3 2 a1\nhand a brown", version="horus")
    play(match, "a place e4 n")
    assert match.table["enclosed"] == ["f3"]
    open_field = draw(f"{AROUND_F3.replace('g2 blue', '')}\nsites f3 2 a1\nhand a brown", version="horus")
    play(open_field, "a place e4 n")
    assert open_field.table["enclosed"] == []


BOTH = "tiles c6 blue  d6 red  g6 eye-eye  f7 worker  g7 eye-eye\nsites d5 2 a1, f6 3 b2, e3 2"


@rule("enclose-6")
def test_the_order_of_sites_by_the_nile_is_asked_for():
    match = draw(f"seats 3\n{BOTH}\nhand a green", version="nile")
    play(match, "a place e6 n")
    assert (ask(match), codes(match)) == ("enclose", ["enclose d5", "enclose f6"])
    assert why(match, "a", "enclose e3") == "enclose-6"
    play(match, "a enclose f6")
    assert ask(match) == "row"
    assert [ship["arrived"] for ship in match.table["ships"]] == [2, 1, 0]


@rule("enclose-6")
def test_sites_of_one_seat_are_settled_without_asking():
    match = draw(f"seats 3\n{BOTH.replace('f6 3 b2', 'f6 3 a2')}\nhand a green", version="nile")
    play(match, "a place e6 n")
    assert ask(match) == "row"
    assert match.table["enclosed"] == ["d5", "f6"]


@rule("nile-7")
def test_with_the_nile_oases_and_nile_fields_around_count_too():
    match = draw(f"seats 3\n{BOTH}\nhand a green", version="nile")
    play(match, "a place e6 n", "a enclose d5")
    assert [ship["field"] for ship in match.table["ships"]] == [4, 3, 0]  # c4 d4 e4 e5, and e5 f5 g5
    assert match.table["oases"] == [1, 0, 0]  # the printed one on c5
    assert match.table["gold"][0] == 1
    assert match.table["track"] == [0, 4, 0]  # f6: two tiles with two eyes


# f3 fills the last field around e3, which lies by the Nile, and around g2, which does not.
BANK = "tiles d2 blue  f2 red  d3 black  f4 worker  f1 eye-eye  g1 yellow  h1 green  g3 brown  h3 eye-eye"


@rule("enclose-6")
def test_a_site_away_from_the_nile_comes_first_and_is_not_asked_for():
    match = draw(f"{BANK}\nsites e3 2 a1, g2 3 b2\nhand a blue-eye\nship b 1 1", version="nile")
    play(match, next(f"a {code}" for code in codes(match, "place") if code.split()[1] == "f3"))
    assert ask(match) == "row"
    assert set(match.table["enclosed"]) == {"e3", "g2"}
    assert [ship["field"] for ship in match.table["ships"]] == [2, 1]  # d4 and e4
    assert match.table["track"] == [1, 5]  # f3 for both; f1 and h3


@rule("extra-3")
@pytest.mark.parametrize(("waiting", "reason"), [(True, ""), (False, "extra-3")])
def test_a_step_of_the_ship_can_be_bought_while_an_enclosed_site_waits(waiting, reason):
    tiles = BANK if waiting else BANK.replace("d2 blue", "")
    match = draw(
        f"{tiles.replace('g1 yellow', '')}\nsites e3 2 a1\nhand a blue-eye\ngold a 2", version="nile", enclosure="moves"
    )
    play(match, next(f"a {code}" for code in codes(match, "place") if code.split()[1] == "f3"))
    assert match.table["enclosing"] == (["e3"] if waiting else [])
    assert ask(match) == "row"
    assert why(match, "a", "sail") == reason
    if waiting:
        play(match, "a sail")
        assert match.table["ships"][0] == {"field": 1, "arrived": 1}
        assert match.table["gold"] == [0, 0]
