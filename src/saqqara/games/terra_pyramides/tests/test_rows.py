"""Choosing, equipping and activating a row."""

from __future__ import annotations

import pytest

from saqqara.games.terra_pyramides.tests.draw import ask, codes, draw, play, why
from saqqara.testing import rule


@rule("row-1")
def test_one_of_the_four_rows_through_the_new_tile_is_chosen():
    match = draw("tiles e2 eye-eye  h4 eye-eye  g4 red-eye  b1 blue-eye\nhand a blue")
    play(match, "a place e4 n")
    assert codes(match, "row") == ["row across", "row down", "row falling", "row rising"]
    play(match, "a row down")
    assert match.table["gold"] == [2, 0]  # e2 alone


@rule("row-2")
@pytest.mark.parametrize(
    ("line", "gold"),
    [("across", 2), ("down", 1), ("falling", 0), ("rising", 1)],
)
def test_sites_and_the_edge_end_a_row(line, gold):
    """Across: e4 to h4, between d4 and i4. Down: e2 to e5, between e1 and e6. Rising: over the oasis d5."""
    match = draw("""
        tiles  c4 eye-eye   h4 eye-eye   j4 worker-eye   e2 red-eye   e7 eye-eye
        hand   a blue
    """)
    play(match, "a place e4 n", f"a row {line}")
    assert match.table["gold"] == [gold, 0]


@rule("row-2")
def test_the_edge_ends_a_row():
    match = draw("tiles b1 eye-eye  d1 red-eye  f1 eye-eye\nhand a blue")
    play(match, "a place a1 e", "a row across")
    assert match.table["gold"] == [3, 0]  # b1 and d1; e1 is a site


@rule("row-3")
def test_gaps_do_not_matter_and_oases_belong_to_the_row():
    match = draw("tiles c5 eye-eye  h4 eye-eye\nhand a blue")
    play(match, "a place e5 n", "a row across")  # c5, the oasis d5, e5, f5
    assert match.table["gold"] == [3, 0]
    gap = draw("tiles h4 eye-eye\nhand a blue")
    play(gap, "a place e4 n", "a row across")  # g4 is empty
    assert gap.table["gold"] == [2, 0]


@rule("equip-1")
def test_every_worker_tile_of_the_row_gets_a_worker():
    match = draw("tiles g4 worker-red\nsites f3 2\nhand a worker-blue")
    play(match, "a place e4 n", "a row across")
    assert match.table["waiting"] == ["e4", "f4", "g4"]
    assert match.table["supply"] == [12, 15]


@rule("equip-2")
def test_with_too_few_workers_the_seat_chooses_the_tiles():
    match = draw("""
        tiles  g4 worker-red
        sites  f3 2 a3, g5 3 a3, e6 1 a3, f8 4 a3, d4 2 a1
        hand   a worker-blue
    """)
    play(match, "a place e4 n", "a row across")
    assert ask(match) == "equip"
    assert codes(match) == ["equip e4", "equip f4"]  # two workers: after g4 there would be no tile for the other
    assert why(match, "a", "equip g4") == "equip-2"
    assert why(match, "a", "equip h4") == "equip-2"
    play(match, "a equip f4")
    assert codes(match) == ["equip g4"]
    assert why(match, "a", "equip e4") == "equip-2"
    play(match, "a equip g4")
    assert match.table["waiting"] == ["f4", "g4"]
    assert match.table["supply"] == [0, 15]


@rule("equip-2")
def test_without_a_worker_nothing_is_asked():
    match = draw("sites f3 2 a3, g5 3 a3, e6 1 a3, f8 4 a3, d4 2 a3\nhand a worker-blue")
    play(match, "a place e4 n", "a row across")
    assert ask(match) != "equip"
    assert match.table["waiting"] == []


@rule("activate-1")
def test_an_oasis_gives_1_gold():
    match = draw("hand a blue")
    play(match, "a place e5 n", "a row across")
    assert match.table["gold"] == [1, 0]


@rule("activate-1")
def test_an_oasis_in_the_lower_half_of_the_board_gives_1_gold_too():
    match = draw("hand a blue\nsites c7 2")
    play(match, "a place c8 n", "a row across")  # b8
    assert match.table["gold"] == [1, 0]


@rule("activate-2")
def test_an_eye_gives_1_gold():
    match = draw("hand a eye-eye\ntiles b1 red-eye")
    play(match, "a place a1 e", "a row across")
    assert match.table["gold"] == [3, 0]
    assert match.table["track"] == [0, 0]


@rule("activate-3")
def test_a_stone_of_its_colour_for_every_tile_that_shows_one():
    match = draw("hand a worker-blue\ntiles b1 blue-eye  c1 red  d1 brown")
    play(match, "a place a1 e", "a row across")
    stones = match.table["stones"][0]
    assert {colour: count for colour, count in stones.items() if count} == {"blue": 2, "red": 1, "brown": 1}


def test_the_table_tells_what_each_row_would_bring():
    match = draw("""
        tiles  c4 eye-eye   h4 worker-eye   e2 red-eye
        hand   a worker-blue
    """)
    assert match.table["rows"] == {}
    play(match, "a place e4 n")
    rows = match.table["rows"]
    assert list(rows) == ["across", "down", "falling", "rising"]
    nothing = {"track": 0, "grave_goods": 0, "oases": 0, "ships": 0}
    assert rows["across"] == {
        "fields": ["e4", "f4", "g4", "h4"], "workers": 3, "stones": {"blue": 1}, "gold": 1, **nothing,
    }  # fmt: skip
    assert (rows["down"]["fields"], rows["down"]["gold"]) == (["e2", "e3", "e4", "e5"], 1)
    assert rows["down"]["stones"] == {"blue": 1, "red": 1}


@pytest.mark.parametrize("line", ["across", "down", "falling", "rising"])
def test_a_row_brings_what_the_table_told(line):
    match = draw("tiles c2 eye-grave  f2 coin-grave\nhand a white-oasis\ntrack a 4", version="nile")
    play(match, "a place d2 e")
    told, before = match.table["rows"][line], match.table
    play(match, f"a row {line}")
    after = match.table
    for name in ("gold", "track", "grave_goods", "oases"):
        assert after[name][0] - before[name][0] == told[name], name
    assert after["ships"][0]["field"] == told["ships"]
    assert after["stones"][0]["white"] == told["stones"]["white"]
