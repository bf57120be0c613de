"""The set-up: board, stacks, start tiles, foundations, first tiles."""

from __future__ import annotations

import pytest

from saqqara.core.dealer import SeededDealer
from saqqara.games.terra_pyramides.names import FIELD_NAMES
from saqqara.games.terra_pyramides.tests.draw import ask, changed, codes, dealt, new, play, why
from saqqara.testing import rule


@rule("setup-1")
@pytest.mark.parametrize(("version", "sites", "river"), [("base", 22, 0), ("horus", 22, 0), ("nile", 21, 19)])
def test_the_nile_version_has_the_side_with_the_nile(version, sites, river):
    c = new(2, version=version).components
    assert (c.sites, c.river_end) == (sites, river)


@rule("setup-2", "horus-1", "nile-1")
@pytest.mark.parametrize(("version", "tiles"), [("base", 5), ("horus", 7), ("nile", 8)])
def test_all_tiles_make_8_stacks(version, tiles):
    match = new(2, version=version)
    assert [stack["tiles"] for stack in match.table["stacks"]] == [tiles] * 8
    assert sum(match.table["unseen"].values()) == 8 * tiles


@rule("setup-3")
def test_four_stacks_give_the_start_tiles():
    match = new()
    assert ask(match) == "start"
    assert why(match, "*", "tile white") == "setup-3"
    play(match, "* tile worker", "* foundation 2", "* tile blue", "* foundation 1")
    assert why(match, "*", "tile blue") == "setup-3"  # there is only one
    play(match, "* tile red", "* foundation 3", "* tile eye-eye", "* foundation 4")
    assert match.table["tiles"] == {"f4": "worker n", "f5": "blue e", "f6": "red w", "f7": "eye-eye s"}
    assert [stack["tiles"] for stack in match.table["stacks"]] == [4, 4, 5, 5, 4, 4, 5, 5]


@rule("setup-4")
def test_each_site_that_start_tiles_point_at_gets_one_foundation():
    match = dealt()
    assert list(match.table["sites"]) == ["f3", "g5", "e6", "f8"]
    twice = changed(
        new(), start_field=[FIELD_NAMES.index(name) for name in ("f2", "f4", "f5", "f6")], start_way=[2, 0, 1, 3]
    )
    twice.components.land_low |= 1 << FIELD_NAMES.index("f2")
    play(twice, "* tile worker", "* foundation 2", "* tile blue")
    assert ask(twice) == "start"  # the second tile points at f3 as well


@rule("setup-5")
def test_foundations_are_drawn_from_22():
    match = new()
    play(match, "* tile worker")
    assert codes(match) == [f"foundation {value}" for value in (1, 2, 3, 4)]
    assert [weight for _, weight in match.chances()] == [5, 6, 6, 5]
    assert why(match, "*", "foundation 5") == "setup-5"


@rule("setup-6")
@pytest.mark.parametrize(("seats", "workers"), [(2, 15), (3, 13), (4, 11)])
def test_workers_and_tops_of_each_seat(seats, workers):
    match = new(seats)
    assert match.table["supply"] == [workers] * seats
    assert match.table["tops"] == [2] * seats


@rule("setup-7")
def test_each_seat_gets_a_first_tile_from_a_closed_stack_of_its_own():
    match = new(3, open_stacks="yes")
    dealer = SeededDealer(1)
    while ask(match) != "stack":
        play(match, f"* {match.setup.game.catalogue[dealer.answer(match.kernel, match.state, match.components)].code}")
    assert codes(match) == ["stack 3", "stack 4", "stack 7", "stack 8"]
    assert why(match, "*", "stack 1") == "setup-7"
    play(match, "* stack 4", f"* {codes_after(match)}")
    assert codes(match) == ["stack 3", "stack 7", "stack 8"]
    assert why(match, "*", "stack 4") == "setup-7"


def codes_after(match):
    """Return the first tile that may be told once a stack is chosen: any unseen one."""
    return f"tile {next(iter(match.table['unseen']))}"


@rule("setup-8")
def test_seat_0_begins_and_the_turn_goes_to_the_left():
    match = dealt(seats=3)
    assert match.table["decide"] == {"seat": 0, "ask": "place"}
    dealer = SeededDealer(1)
    while match.table["turn"] == 0:
        match.play(0, match.options(0)[0].code)
        match.deal(dealer)
    assert match.table["decide"] == {"seat": 1, "ask": "place"}


@rule("turn-1")
def test_a_turn_is_a_tile_a_row_its_workers_and_a_new_tile():
    match = dealt()
    dealer, asked = SeededDealer(1), []
    while match.table["turn"] == 0:
        asked.append(ask(match))
        last = [action.code for action in match.options(0)]
        match.play(0, next((code for code in last if code == "done"), last[0]))
        match.deal(dealer)
    kept = [one for number, one in enumerate(asked) if number == 0 or one != asked[number - 1]]
    assert [one for one in kept if one in ("place", "row", "draw")] == ["place", "row", "draw"]


@rule("turn-2")
def test_only_who_is_asked_may_answer_and_only_what_is_asked():
    match = dealt()
    assert why(match, "b", "place a1 e") == "turn-2"
    assert why(match, "a", "row down") == "turn-2"
    assert why(match, "*", "tile worker") == "turn-2"
    assert why(match, "a", "done") == "turn-2"
    assert why(match, "a", "place a1 e") == ""


@rule("version-1")
def test_what_a_later_version_brings_is_not_there_in_an_earlier_one():
    base, horus = dealt(), dealt(version="horus")
    assert why(base, "a", "grave") == "version-1"
    assert why(base, "a", "sail") == "version-1"
    assert why(horus, "a", "sail") == "version-1"
    assert why(horus, "a", "card nile") == "version-1"
    assert not any("grave" in kind for kind in base.table["unseen"])
    assert not any("oasis" in kind for kind in horus.table["unseen"])


@rule("nile-2")
def test_every_site_by_the_nile_has_a_foundation_at_set_up():
    match = dealt(version="nile")
    assert list(match.table["sites"]) == [
        "d1", "a2", "g2", "e3", "j3", "b4", "g4", "d5", "i5", "f6", "c7", "h7", "e8", "j8", "i10",
    ]  # fmt: skip
    assert sum(match.table["foundations"].values()) == 22 - 15


@rule("open-2")
def test_two_stacks_of_each_rack_are_open_and_only_their_top_is_seen():
    match = dealt(open_stacks="yes")
    stacks = match.table["stacks"]
    assert [number for number, stack in enumerate(stacks, 1) if stack["top"]] == [1, 2, 5, 6]
    assert not any(any(stack["order"]) for stack in stacks)
