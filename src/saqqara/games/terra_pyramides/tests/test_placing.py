"""Placing a tile, the stairs, and the symbol variant."""

from __future__ import annotations

import pytest

from saqqara.games.terra_pyramides.names import FIELD_NAMES
from saqqara.games.terra_pyramides.tests.draw import ask, changed, codes, dealt, draw, play, why
from saqqara.testing import rule


def on(match, field):
    """List the ways in which the tile may lie on a field."""
    return [code.split()[2] for code in codes(match, "place") if code.split()[1] == field]


@rule("place-1")
def test_a_tile_goes_on_a_free_field_only():
    match = draw("tiles e4 blue")
    assert why(match, "a", "place e1 s") == "place-1"  # a site
    assert why(match, "a", "place b2 e") == "place-1"  # an oasis
    assert why(match, "a", "place e4 n") == "place-1"  # a tile
    assert why(match, "a", "place l10 n") == "place-1"  # beyond this board
    assert why(draw("", version="nile"), "a", "place b1 e") == "place-1"
    assert len({code.split()[1] for code in codes(match, "place")}) == 80 - 5


@rule("place-2")
def test_stairs_point_at_a_site_near_or_far():
    match = draw("")
    assert why(match, "a", "place a1 n") == "place-2"  # the edge of the board
    assert why(match, "a", "place a1 w") == "place-2"
    assert why(match, "a", "place a1 e") == ""  # e1 is four fields away
    play(match, "a place a1 e")
    assert ask(match) == "row"


@rule("place-3")
def test_stairs_beside_an_empty_site_lay_a_foundation():
    match = draw("sites f3 2")
    play(match, "a place e4 w")
    assert (ask(match), match.table["laying"]) == ("foundation", "d4")
    play(match, "* foundation 4")
    assert match.table["sites"]["d4"] == {"foundation": 4, "level": 0, "colour": None, "owner": None, "workers": 0}
    beside_a_foundation = draw("sites d4 2")
    assert on(beside_a_foundation, "e4") == ["n"]
    play(beside_a_foundation, "a place e4 n")
    assert ask(beside_a_foundation) == "row"


@rule("place-4")
def test_ways_that_lay_no_foundation_are_one():
    match = draw("")
    assert on(match, "e4") == ["n", "w"]  # w lays a foundation on d4
    assert why(match, "a", "place e4 e") == "place-4"
    assert why(match, "a", "place e4 s") == "place-4"


@rule("place-5")
def test_with_the_option_a_tile_beside_an_empty_site_lays_a_foundation():
    match = draw("", stairs="beside")
    assert on(match, "e4") == ["w"]
    assert why(match, "a", "place e4 n") == "place-5"
    assert on(match, "a1") == ["e"]  # beside no site


@rule("place-6")
def test_stairs_may_be_turned_away_from_an_empty_site():
    match = draw("")
    play(match, "a place e4 n")
    assert ask(match) == "row"
    assert match.table["sites"] == {}


@rule("symbol-1", "symbol-2")
@pytest.mark.parametrize(("stack", "here", "there"), [(3, "e4 n", "e7 n"), (7, "e7 n", "e4 n")])
def test_a_tile_keeps_to_its_symbol_unless_a_gold_is_paid(stack, here, there):
    match = draw(f"hand a blue {stack}", symbol="yes")
    assert why(match, "a", f"place {here}") == ""
    assert why(match, "a", f"place {there}") == "symbol-2"
    rich = draw(f"hand a blue {stack}\ngold a 1", symbol="yes")
    play(rich, f"a place {there}")
    assert rich.table["gold"] == [0, 0]
    kept = draw(f"hand a blue {stack}\ngold a 1", symbol="yes")
    play(kept, f"a place {here}")
    assert kept.table["gold"] == [1, 0]


@rule("symbol-1")
def test_without_the_variant_symbols_mean_nothing():
    match = draw("hand a blue 3\ngold a 1")
    play(match, "a place e7 n")
    assert match.table["gold"] == [1, 0]


@rule("symbol-3")
def test_when_no_field_of_the_symbol_is_free_the_tile_goes_anywhere():
    match = draw("hand a blue 3\ngold a 1", symbol="yes")
    changed(match, sphinx_low=1 << FIELD_NAMES.index("f4"), sphinx_high=0)
    assert len({code.split()[1] for code in codes(match, "place")}) == 80 - 4
    play(match, "a place e7 n")
    assert match.table["gold"] == [1, 0]


@rule("symbol-4")
def test_the_symbol_binds_the_first_tile_and_its_stack_is_known_to_all():
    for seed in range(6):
        match = dealt(seed, symbol="yes")
        stack = match.view(1).table["hands"][0]["stack"]
        rows = {int(code.split()[1][1:]) for code in codes(match, "place")}
        assert rows <= (set(range(1, 6)) if stack <= 4 else set(range(6, 11)))
