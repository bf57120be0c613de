"""Tests of the naive referee: the worked examples of the rulebook, random games, and positions made for a purpose."""

from __future__ import annotations

import random
from typing import Any

import pytest

from saqqara.games.terra_pyramides.tests import naive
from saqqara.games.terra_pyramides.tests.naive import Referee

DESIGNED = """
[base board]
.    .    .    .    S    .    .    .    .    S    .
.    o    S    .    .    o    .    S    .    .    .
S    .    .    .    .    S    .    .    .    o    S
.    .    .    S    .    ^    .    .    S    .    .
.    S    .    o    .    >    S    .    .    .    .
.    .    .    .    S    <    .    o    .    S    .
.    .    S    .    .    v    .    S    .    .    .
S    o    .    .    .    S    .    .    .    .    S
.    .    .    S    .    o    .    .    S    o    .
.    S    .    .    .    .    S    .    .    .    .

[base symbols]
sssssssssss
sssssssssss
sssssssssss
sssssssssss
sssssssssss
ccccccccccc
ccccccccccc
ccccccccccc
ccccccccccc
ccccccccccc

[nile board]
.    ~1   ~0   P    .    .    .    .    S    .    .
P    ~2*  .    .    o    .    S    <    .    .    .
.    ~3   ~4*  .    P    .    .    .    .    S    .
.    P    ~5   ~6*  ~7   .    P    .    .    ^    .
.    .    o    P    ~8*  ~9   ~10* ~11  P    .    S
S    .    .    .    .    P    .    ~12* ~13  o    .
.    .    S    <    v    .    .    P    ~14* .    .
.    .    .    .    S    .    .    .    ~15  P    .
.    S    o    .    .    .    S    o    ~16* ~17  ~18*
.    .    .    S    .    .    .    .    P    .    ~19*

[nile symbols]
sssssssssss
sssssssssss
sssssssssss
sssssssssss
sssssssssss
ccccccccccc
ccccccccccc
ccccccccccc
ccccccccccc
ccccccccccc

[base tiles]
worker 8
blue 1
red 1
black 1
yellow 1
green 1
brown 1
worker-blue 2
worker-red 2
worker-black 2
worker-yellow 2
worker-green 2
worker-brown 2
worker-eye 4
blue-eye 1
red-eye 1
black-eye 1
yellow-eye 1
green-eye 1
brown-eye 1
eye-eye 4

[horus tiles]
worker-grave 4
white-grave 4
eye-grave 6
coin-grave 2

[nile tiles]
worker-oasis 2
white-oasis 2
eye-oasis 2
grave-oasis 2

[levels]
5 blue 3
5 red 3
5 black 3
5 yellow 3
5 green 3
5 brown 3
5 white 3
10 10
20 8
35 6

[foundations]
1 5
2 6
3 6
4 5
"""
DATA = naive.read(DESIGNED)
SIX = naive.COLOURS[:6]


def started(seats: int = 2, seed: int = 0, **options: str) -> Referee:
    """Return a game after its set-up, seat 0 to place."""
    chooser = random.Random(seed)
    referee = Referee(seats, options, DATA)
    while referee.deciding() == ["chance"]:
        answer(referee, chooser)
    return referee


def answer(referee: Referee, chooser: random.Random) -> None:
    """Give any answer."""
    (who,) = referee.deciding()
    if who == "chance":
        weights = referee.chances()
        code = chooser.choices(list(weights), list(weights.values()))[0]
    else:
        code = chooser.choice(sorted(referee.options(int(who))))
    referee.play(who, code)


def changed(referee: Referee, **parts: Any) -> Referee:
    """Return a referee of the same game with parts of the table replaced."""
    table = {**referee.table(), **parts}
    return Referee.from_table(referee.seats, referee.chosen, DATA, table)


def run(referee: Referee, *codes: str) -> Referee:
    """Give several answers."""
    for code in codes:
        (who,) = referee.deciding()
        referee.play(who, code)
    return referee


def site(
    workers: int = 0, owner: int | None = None, level: int = 0, colour: str | None = None, foundation: int = 3
) -> dict[str, Any]:
    """Return a site for a made-up table."""
    return {"foundation": foundation, "level": level, "colour": colour, "owner": owner, "workers": workers}


def stones(**counts: int) -> dict[str, int]:
    """Return the stones of a seat."""
    return {**dict.fromkeys(naive.COLOURS, 0), **counts}


def hand(tile: str, stack: int = 3, known: tuple[int, ...] = (0,)) -> dict[str, Any]:
    """Return a tile in hand."""
    return {"tile": tile, "stack": stack, "known": list(known)}


def holding(referee: Referee, tile: str, stack: int = 3) -> list[dict[str, Any]]:
    """Return the hands with another tile for seat 0."""
    return [hand(tile, stack), *referee.table()["hands"][1:]]


def kinds(codes: set[str]) -> set[str]:
    """Return the first words of codes."""
    return {code.split()[0] for code in codes}


def of_kind(referee: Referee, kind: str) -> set[str]:
    """Return the options of one kind."""
    (who,) = referee.deciding()
    return {code for code in referee.options(int(who)) if code.split()[0] == kind}


# ---------------------------------------------------------------------------------------------------------------------
# The printed examples


def test_grave_goods_are_worth_their_number_and_the_differences():
    assert naive.grave_good_points([20, 15, 8, 2]) == [55, 35, 14, 2]
    assert naive.grave_good_points([20, 20, 2, 2]) == [56, 56, 2, 2]


def test_the_nile_is_worth_own_sites_times_palms():
    referee = started(4, version="nile")
    own = [*[0] * 6, *[1] * 5, *[2] * 4, *[3] * 3]
    sites = {
        where: site(1, owner, 1, "blue") for where, owner in zip(DATA["boards"]["nile"]["sites"], own, strict=False)
    }
    ships = [
        {"field": 14, "arrived": 4},
        {"field": 11, "arrived": 3},
        {"field": 10, "arrived": 2},
        {"field": 1, "arrived": 1},
    ]
    referee = changed(referee, sites=sites, ships=ships)
    assert referee.points()["nile"] == [42, 25, 20, 0]


def test_oases_are_worth_their_number_times_the_highest_level():
    referee = changed(
        started(version="nile"), sites={"d1": site(1, 0, 4, "red"), "a2": site(1, 0, 1, "red")}, oases=[8, 5]
    )
    assert referee.points()["oases"] == [32, 0]


def test_a_strategy_card_costs_a_gold_for_each_coin_reached():
    referee = changed(started(version="nile"), track=[13, 0], gold=[2, 0])
    run(referee, "card nile")
    assert (referee.gold[0], referee.cards["nile"]) == (0, 0)
    assert not of_kind(changed(started(version="nile"), track=[13, 0], gold=[1, 0]), "card")
    assert not of_kind(changed(started(version="nile"), track=[4, 0], gold=[4, 0]), "card")
    assert not of_kind(
        changed(started(version="nile"), track=[13, 0], gold=[4, 0], cards={**referee.cards, "nile": 0}), "card"
    )
    taken = changed(started(version="nile"), track=[13, 0], gold=[4, 0], cards={**referee.cards, "nile": 1})
    assert len(of_kind(taken, "card")) == 5


def test_an_enclosed_site_gives_its_owner_7_eyes_and_1_gold():
    around = {
        "g1": "eye-eye",
        "h1": "eye-eye",
        "i1": "eye-eye",
        "g2": "coin-grave",
        "i2": "worker",
        "g3": "blue",
        "h3": "red",
    }
    referee = started(version="horus")
    tiles = {where: f"{tile} n" for where, tile in around.items()}
    referee = changed(
        referee, tiles=tiles, sites={"h2": site(1, 1), "i4": site()}, hands=holding(referee, "worker-eye")
    )
    run(referee, "place i3 e")
    assert referee.table()["enclosed"] == ["h2"]
    assert (referee.track, referee.grave_goods) == ([0, 7], [0, 1])
    assert referee.gold == [0, 1 + 2]  # the coin of the tile, and that of the track's fifth field
    assert referee.table()["decide"] == {"seat": 0, "ask": "row"}


def test_a_site_at_the_edge_is_enclosed_by_5_tiles_and_gives_9_eyes():
    tiles = {"i1": "eye-eye e", "k1": "eye-eye w", "i2": "eye-eye s", "j2": "eye-eye n"}
    referee = started(version="horus")
    referee = changed(referee, tiles=tiles, sites={"j1": site(3, 1)}, hands=holding(referee, "worker-eye"))
    run(referee, "place k2 s")
    assert (referee.ask, referee.table()["enclosing"]) == ("foundation", ["j1"])
    run(referee, "foundation 1")
    assert (referee.track, referee.gold) == ([0, 9], [0, 2])
    assert referee.table()["enclosing"] == []


@pytest.mark.parametrize(("oasis_gold", "gold"), [("no", 0), ("yes", 1)])
def test_an_oasis_fills_a_field_around_a_site_and_may_give_gold(oasis_gold, gold):
    referee = started(version="horus", oasis_gold=oasis_gold)
    tiles = {"d1": "worker e", "f1": "worker w", "d2": "worker w"}
    referee = changed(referee, tiles=tiles, sites={"e1": site(2, 1), "c2": site()}, hands=holding(referee, "worker"))
    run(referee, "place e2 n")
    assert referee.table()["enclosed"] == ["e1"]
    assert referee.gold == [0, gold]


def test_a_site_without_workers_gives_nothing_when_it_is_enclosed():
    tiles = {"i1": "eye-eye e", "k1": "eye-eye w", "i2": "eye-eye s", "j2": "eye-eye n"}
    referee = started(version="horus")
    referee = changed(referee, tiles=tiles, sites={"j1": site(), "k3": site()}, hands=holding(referee, "worker-eye"))
    run(referee, "place k2 s")
    assert referee.table()["enclosed"] == ["j1"]
    assert (referee.track, referee.table()["enclosing"]) == ([0, 0], [])


def test_nile_fields_make_rows_of_3_and_5_fields_and_carry_workers():
    referee = started(version="nile")
    assert len(referee.row_fields((0, 0), "across")) == 3
    assert len(referee.row_fields((0, 0), "falling")) == 5
    referee = changed(referee, hands=holding(referee, "worker-red"))
    run(referee, "place a1 e", "row falling")
    assert referee.ships[0].field == 4
    assert referee.stones[0]["red"] == 1
    assert of_kind(referee, "send") == {"send a2", "send d1", "send f6"}


def test_a_diagonal_over_the_nile_gives_2_ship_steps_1_eye_2_stones_and_1_worker():
    referee = started(version="nile")
    tiles = {**referee.table()["tiles"], "j7": "red-eye s"}
    referee = changed(referee, tiles=tiles, hands=holding(referee, "worker-black"))
    run(referee, "place k8 n", "row falling")
    assert naive.names(set(referee.row_fields((10, 7), "falling"))) == ["h5", "i6", "j7", "k8"]
    assert (referee.ships[0].field, referee.track[0], referee.supply[0]) == (2, 1, 14)
    assert referee.stones[0] == stones(red=1, black=1)
    assert referee.table()["waiting"] == ["k8"]


@pytest.mark.parametrize(
    ("version", "seats", "each"),
    [
        ("base", 1, 28),
        *[(version, seats, each) for version in naive.VERSIONS for seats, each in [(2, 14), (3, 12), (4, 9)]],
    ],
)
def test_everybody_plays_as_many_tiles_as_the_back_wall_says(version, seats, each):
    chooser = random.Random(seats)
    referee = Referee(seats, {"version": version}, DATA)
    while referee.deciding():
        answer(referee, chooser)
    assert referee.turns == [each] * seats
    assert len(referee.tiles) == 4 + seats * each


# ---------------------------------------------------------------------------------------------------------------------
# Set-up


def test_set_up_asks_start_tiles_and_foundations_then_tops_then_first_tiles():
    referee = Referee(3, {"open_stacks": "yes"}, DATA)
    asked = []
    while referee.deciding() == ["chance"]:
        asked.append(referee.ask)
        answer(referee, random.Random(1))
    assert asked == ["start", "foundation"] * 4 + ["top"] * 4 + ["stack", "hand"] * 3
    assert [stack.tiles for stack in referee.stacks.values()].count(4) == 4 + 3
    assert {one.stack for one in referee.hands} < {3, 4, 7, 8}
    assert referee.table()["decide"] == {"seat": 0, "ask": "place"}


def test_the_nile_board_starts_with_15_foundations():
    referee = started(version="nile")
    assert len(referee.sites) == 15
    assert sum(referee.pile.values()) == 7


def test_the_undecided_tiles_are_what_chance_may_tell():
    referee = Referee(2, {}, DATA)
    assert referee.chances()["tile worker"] == 8
    run(referee, "tile worker")
    assert referee.chances() == {"foundation 1": 5, "foundation 2": 6, "foundation 3": 6, "foundation 4": 5}
    run(referee, "foundation 2")
    assert referee.chances()["tile worker"] == 7
    assert referee.table()["sites"] == {"f3": site(foundation=2)}


def test_unseen_are_the_tiles_of_stacks_and_hidden_hands():
    referee = started(3, open_stacks="yes")
    assert sum(referee.table()["unseen"].values()) == 40 - 4 - 4
    known = [{**one, "known": [0, 1, 2]} for one in referee.table()["hands"]]  # by searches, not face up
    assert sum(changed(referee, hands=known).table()["unseen"].values()) == 40 - 4 - 4
    opened = [{**one, "stack": 1} for one in known]
    assert sum(changed(referee, hands=opened).table()["unseen"].values()) == 40 - 4 - 4 - 3


# ---------------------------------------------------------------------------------------------------------------------
# Placing


def places(referee: Referee, where: str) -> set[str]:
    """Return the options of placing on a field."""
    return {code for code in of_kind(referee, "place") if code.split()[1] == where}


def test_stairs_lay_a_foundation_or_point_elsewhere():
    # North of e2 is the empty site e1; the others are h2 far to the east, e6 to the south and c2 to the west.
    assert places(started(), "e2") == {"place e2 n", "place e2 e"}
    assert places(started(stairs="beside"), "e2") == {"place e2 n"}


def test_of_the_directions_that_lay_no_foundation_only_the_first_is_offered():
    assert places(started(), "g3") == {"place g3 e"}  # k3 is far to the east, f3 beside has its foundation
    assert places(started(), "f4") == set()  # a start tile lies there
    assert places(started(), "f3") == set()  # a site
    assert places(started(), "f2") == set()  # an oasis
    assert places(started(version="nile"), "c1") == set()  # the Nile


def test_the_other_symbol_costs_1_gold():
    referee = started(symbol="yes")
    sphinx = changed(referee, hands=holding(referee, "worker", 3), gold=[0, 0])
    assert all(int(code.split()[1][1:]) <= 5 for code in of_kind(sphinx, "place"))
    scarab = changed(referee, hands=holding(referee, "worker", 7), gold=[0, 0])
    assert all(int(code.split()[1][1:]) > 5 for code in of_kind(scarab, "place"))
    rich = changed(referee, hands=holding(referee, "worker", 7), gold=[1, 0])
    assert {int(code.split()[1][1:]) > 5 for code in of_kind(rich, "place")} == {True, False}
    run(rich, "place c3 n")
    assert rich.gold[0] == 0


def test_without_a_free_field_of_its_symbol_a_tile_goes_anywhere_for_nothing():
    referee = started(symbol="yes")
    fields = [where for where in referee.box.fields if where[1] < 5 and referee.is_free(where)]
    tiles = {naive.name_of(where): "worker n" for where in fields}
    for gold in (0, 1):
        full = changed(
            referee, tiles=tiles | referee.table()["tiles"], hands=holding(referee, "worker", 3), gold=[gold, 0]
        )
        run(full, "place a7 s", "foundation 1")
        assert full.gold[0] == gold


# ---------------------------------------------------------------------------------------------------------------------
# Rows and workers


def test_a_row_runs_from_site_to_site_or_to_the_edge():
    referee = started()
    rows = {row: naive.names(set(referee.row_fields(naive.named("f4"), row))) for row in naive.ROWS}
    assert rows == {
        "across": ["e4", "f4", "g4", "h4"],
        "down": ["f4", "f5", "f6", "f7"],
        "falling": ["c1", "d2", "e3", "f4"],
        "rising": ["g3", "f4", "e5", "d6"],
    }
    assert naive.names(set(referee.row_fields(naive.named("a1"), "falling"))) == ["a1", "b2", "c3"]


def reached(referee: Referee, where: str) -> list[str]:
    """Return the sites that a worker reaches from a field."""
    return naive.names(set(referee.in_reach(naive.named(where))))


def test_a_worker_walks_over_tiles_and_oases_but_not_over_gaps_and_sites():
    referee = changed(started(), tiles={"b1": "worker s"}, sites={"c2": site(), "a3": site(), "b5": site()})
    assert reached(referee, "b1") == ["c2"]  # south of it the oasis b2, then a gap
    referee = changed(referee, tiles={"b1": "worker s", "b3": "worker w", "b4": "blue s"})
    assert reached(referee, "b1") == ["c2", "b5"]
    assert reached(referee, "b3") == ["c2", "a3", "b5"]
    assert reached(referee, "b4") == ["a3", "b5"]


def test_no_worker_goes_to_an_empty_site_or_to_anothers():
    referee = sending(sites={"e1": site(1, 1)})
    run(referee, "place e4 n", "row down")
    assert referee.ask != "send"


def sending(**parts: Any) -> Referee:
    """Return a base game in which seat 0 places in its second turn; worker tiles lie south of e1 and west of f3."""
    referee = started()
    table: dict[str, Any] = {
        "turns": [1, 1],
        "tiles": {"e2": "worker n", "e3": "worker e"},
        "sites": {"e1": site(), "f3": site()},
        "hands": holding(referee, "worker"),
        "supply": [14, 15],
        **parts,
    }
    return changed(referee, **table)


def test_workers_wait_in_reading_order_and_go_or_return():
    referee = run(sending(), "place e4 n", "row down")
    assert referee.table()["waiting"] == ["e2", "e3", "e4"]
    assert referee.supply[0] == 11
    assert of_kind(referee, "send") == {"send e1", "send f3"}
    run(referee, "send e1", "return", "send f3")
    assert referee.supply[0] == 12
    assert (referee.owner((4, 0)), referee.owner((5, 2))) == (0, 0)


def test_a_full_site_is_asked_for_but_not_offered():
    referee = run(sending(sites={"e1": site(3, 0), "f3": site(1, 1)}), "place e4 n", "row down")
    assert of_kind(referee, "send") == set()
    run(referee, "recall e1")
    assert of_kind(referee, "send") == {"send e1"}


def test_a_worker_that_can_go_nowhere_returns_without_a_question():
    referee = run(sending(sites={"e1": site(3, 1), "f3": site(1, 1)}), "place e4 n", "row down")
    assert referee.ask != "send"
    assert referee.supply[0] == 14


def test_only_one_empty_foundation_is_occupied_in_the_first_turn():
    referee = run(sending(turns=[0, 0]), "place e4 n", "row down", "send e1")
    assert referee.table()["claimed"] == "e1"
    assert of_kind(referee, "send") == {"send e1"}
    run(referee, "recall e1")
    assert of_kind(referee, "send") == {"send e1"}
    run(referee, "return", "send e1")
    assert referee.table()["sites"]["e1"] == site(1, 0)


def test_a_worker_for_gold_counts_as_well_in_the_first_turn():
    referee = run(sending(turns=[0, 0], gold=[3, 0]), "hire f3")
    assert referee.table()["claimed"] == "f3"
    run(referee, "place e4 n", "row down")
    assert of_kind(referee, "send") == {"send f3"}


def test_a_seat_with_too_few_workers_chooses_the_tiles():
    referee = run(sending(supply=[2, 15]), "place e4 n", "row down")
    assert referee.options(0) == {"equip e2", "equip e3"}
    assert referee.table()["equipping"] == ["e2", "e3", "e4"]
    run(referee, "equip e2")
    assert referee.options(0) == {"equip e3", "equip e4"}
    run(referee, "equip e4")
    assert referee.table()["waiting"] == ["e2", "e4"]
    assert run(sending(supply=[0, 15]), "place e4 n", "row down").table()["waiting"] == []


# ---------------------------------------------------------------------------------------------------------------------
# Extra actions


def test_extra_actions_come_in_one_order_and_build_starts_it_again():
    referee = sending(
        gold=[4, 0],
        stones=[stones(red=1, blue=2), stones()],
        sites={"e1": site(3, 0), "f3": site(2, 0)},
    )
    assert kinds(referee.options(0)) == {"place", "recall", "swap", "buy", "hire", "build"}
    run(referee, "swap blue red")
    assert kinds(referee.options(0)) == {"place", "swap", "buy", "hire", "build"}
    assert of_kind(referee, "swap") == {"swap blue white"}
    run(referee, "hire f3")
    assert kinds(referee.options(0)) == {"place", "build"}
    run(referee, "build e1 yellow", "pay white")
    assert kinds(referee.options(0)) == {"place", "recall", "build"}
    assert referee.table()["sites"]["e1"] == site(1, 0, 1, "yellow")
    assert referee.table()["levels"]["5"]["yellow"] == 2


def test_a_first_level_is_paid_with_any_stone_or_with_a_matching_one():
    parts = {"stones": [stones(red=1), stones()], "sites": {"e1": site(3, 0)}}
    assert of_kind(sending(**parts), "build") == {f"build e1 {colour}" for colour in SIX}
    assert run(sending(**parts), "build e1 blue").stones[0] == stones()
    matching = changed(started(first_stone="matching"), turns=[1, 1], **parts)
    assert of_kind(matching, "build") == {"build e1 red"}
    parts["stones"] = [stones(red=1, white=1), stones()]
    matching = changed(matching, **parts)
    assert len(of_kind(matching, "build")) == 6
    assert run(changed(matching), "build e1 red").stones[0] == stones(white=1)
    assert run(changed(matching), "build e1 blue").stones[0] == stones(red=1)


def test_a_further_level_takes_its_colour_first_and_then_white():
    referee = sending(
        stones=[stones(red=2, white=2, blue=3), stones()], sites={"e1": site(3, 0, 2, "red")}, supply=[12, 15]
    )
    run(referee, "build e1")
    assert referee.stones[0] == stones(white=1, blue=3)
    assert (referee.supply[0], referee.further_levels[3]) == (14, 7)
    assert referee.table()["sites"]["e1"] == site(1, 0, 3, "red")
    assert not of_kind(sending(stones=[stones(red=2, blue=3), stones()], sites={"e1": site(3, 0, 2, "red")}), "build")


def test_a_third_top_is_not_built():
    parts = {"stones": [stones(red=5), stones()], "sites": {"e1": site(3, 0, 4, "red")}}
    assert of_kind(sending(**parts, tops=[1, 2]), "build") == {"build e1"}
    assert not of_kind(sending(**parts, tops=[0, 2]), "build")


def test_a_white_pyramid_is_raised_with_white_stones_alone():
    parts = {"turns": [1, 1], "stones": [stones(red=5, white=1), stones()], "sites": {"e1": site(3, 0)}}
    assert "build e1 white" in changed(started(white="colour"), **parts).options(0)
    assert "build e1 white" not in changed(started(), **parts).options(0)
    parts["sites"] = {"e1": site(3, 0, 1, "white")}
    assert not of_kind(changed(started(white="colour"), **parts), "build")


def test_levels_run_out_unless_they_are_unlimited():
    parts = {
        "turns": [1, 1],
        "stones": [stones(red=5), stones()],
        "sites": {"e1": site(3, 0), "f3": site(3, 0, 1, "red")},
    }
    levels = {"5": stones(blue=1), "10": 0, "20": 0, "35": 0}
    assert of_kind(changed(started(), **parts, levels=levels), "build") == {"build e1 blue"}
    unlimited = changed(started(levels="unlimited"), **parts)
    run(unlimited, "build f3", "build e1 red")
    assert unlimited.table()["levels"] == {"5": {**dict.fromkeys(SIX, 3), "white": 0}, "10": 10, "20": 8, "35": 6}


def test_the_last_worker_stays_on_a_pyramid_but_may_leave_a_foundation():
    referee = sending(sites={"e1": site(1, 0, 1, "red"), "f3": site(1, 0)})
    assert of_kind(referee, "recall") == {"recall f3"}
    run(referee, "recall f3")
    assert referee.table()["sites"]["f3"] == site()


# ---------------------------------------------------------------------------------------------------------------------
# The end of a turn


def at_the_end(**parts: Any) -> Referee:
    """Return a game in which seat 0 has handled all its workers."""
    options = parts.pop("options", {})
    referee = started(2, 0, **options)
    table: dict[str, Any] = {
        "turns": [1, 1],
        "hands": [{"tile": None, "stack": None, "known": []}, hand("worker", 3, (1,))],
        "placed": "e3",
        "row": "down",
        "decide": {"seat": 0, "ask": "extra"},
        **parts,
    }
    return changed(referee, **table)


def test_more_than_7_stones_must_be_swapped():
    referee = at_the_end(stones=[stones(red=8), stones()])
    assert referee.options(0) == {"swap red red"}
    run(referee, "swap red red")
    assert "done" in referee.options(0)


def test_a_fifth_gold_may_pay_for_a_search_only():
    referee = at_the_end(gold=[5, 0])
    assert {"done", "buy"} <= referee.options(0)
    run(referee, "done")
    assert kinds(referee.options(0)) == {"search"}
    assert "done" not in at_the_end(gold=[6, 0]).options(0)
    removed = [{"tiles": 1, "removed": True, "searched": [], "order": [None], "top": None}] * 8
    assert "done" not in at_the_end(gold=[5, 0], stacks=removed).options(0)


def test_the_order_does_not_bind_while_a_limit_is_exceeded():
    referee = at_the_end(gold=[8, 0], stones=[stones(red=7), stones()])
    run(referee, "buy")
    assert of_kind(referee, "swap") == {"swap red red", "swap red white"}
    assert "done" not in referee.options(0)
    run(referee, "swap red white")
    assert kinds(referee.options(0)) >= {"done", "swap", "buy"}
    assert of_kind(referee, "swap") == {"swap red white"}


def test_a_searched_stack_keeps_its_order_and_its_readers_know_what_is_taken():
    referee = run(at_the_end(gold=[1, 0]), "done", "search 4")
    left = referee.stacks[4].tiles
    while referee.ask == "search":
        run(referee, min(referee.chances()))
    order = list(referee.stacks[4].order or [])
    assert referee.options(0) == {f"pick {number}" for number in range(1, left + 1)}
    run(referee, "pick 2")
    assert referee.hands[0] == naive.Hand(order[1], 4, [0])
    assert referee.table()["stacks"][3] == {
        "tiles": left - 1,
        "removed": False,
        "searched": [0],
        "order": [order[0], *order[2:]],
        "top": None,
    }
    assert referee.turn == 1
    referee = changed(referee, turn=1, placed="e3", row="down", decide={"seat": 1, "ask": "draw"})
    run(referee, "draw 4")
    assert referee.hands[1] == naive.Hand(order[0], 4, [0, 1])


def test_an_open_top_is_known_to_all_and_the_next_is_turned_up():
    referee = at_the_end(options={"open_stacks": "yes"}, decide={"seat": 0, "ask": "draw"})
    top = referee.stacks[1].top
    run(referee, "draw 1")
    assert referee.hands[0] == naive.Hand(top, 1, [0, 1])
    assert referee.table()["decide"] == {"seat": "chance", "ask": "top"}
    assert referee.table()["drawing"] == {"seat": None, "stack": 1}
    run(referee, "tile worker")
    assert referee.stacks[1].top == "worker"
    assert referee.turn == 1


def test_a_stack_is_removed_at_its_number():
    referee = at_the_end(decide={"seat": 0, "ask": "draw"})
    referee.stacks[8].tiles = 2
    run(referee, "draw 8", "tile worker")
    assert referee.table()["stacks"][7] == {"tiles": 1, "removed": True, "searched": [], "order": [None], "top": None}


@pytest.mark.parametrize(("end", "ask"), [("hand", "place"), ("at-once", "over")])
def test_the_game_ends_with_the_tiles_in_hand_or_with_the_last_stack(end, ask):
    referee = at_the_end(options={"version": "horus", "end": end}, decide={"seat": 0, "ask": "draw"})
    for stack in referee.stacks.values():
        stack.tiles, stack.removed = 3, True
    referee.stacks[8].tiles, referee.stacks[8].removed = 4, False
    run(referee, "draw 8", "tile worker")
    assert referee.ask == ask


# ---------------------------------------------------------------------------------------------------------------------
# Enclosures


def two_enclosures(**options: str) -> Referee:
    """Return a nile game in which f3 is the last field around e3 of seat 0 and g4 of seat 1, both by the Nile."""
    referee = started(2, 0, version="nile", **options)
    around = {one for where in ("e3", "g4") for one in referee.neighbours(naive.named(where))} - {naive.named("f3")}
    tiles = {naive.name_of(one): "worker n" for one in around if referee.is_free(one)}
    sites = {**referee.table()["sites"], "e3": site(1, 0), "g4": site(1, 1)}
    return changed(referee, tiles={**referee.table()["tiles"], **tiles}, sites=sites, turns=[1, 1])


def test_two_owners_by_the_nile_are_handled_in_the_order_that_is_chosen():
    referee = run(two_enclosures(), "place f3 e")
    assert referee.table()["decide"] == {"seat": 0, "ask": "enclose"}
    assert referee.table()["enclosing"] == ["e3", "g4"]
    run(referee, "enclose g4")
    assert referee.table()["enclosing"] == []
    assert (referee.ships[1].arrived, referee.ships[0].arrived) == (1, 2)
    assert referee.ask == "row"


def test_one_owner_by_the_nile_is_not_asked():
    referee = two_enclosures()
    referee.sites[naive.named("g4")].owner = 0
    run(referee, "place f3 e")
    assert referee.ask == "row"
    assert referee.ships[0].arrived == 2


def test_an_enclosure_may_count_when_the_workers_have_moved():
    referee = two_enclosures(enclosure="moves")
    referee = changed(
        referee, hands=holding(referee, "worker"), sites={**referee.table()["sites"], "e3": site(), "g4": site(1, 1)}
    )
    run(referee, "place f3 e", "row across")
    assert referee.table()["enclosing"] == ["e3", "g4"]
    while referee.ask == "send":
        run(referee, "send e3" if "send e3" in referee.options(0) else "return")
    assert referee.table()["decide"] == {"seat": 0, "ask": "enclose"}


# ---------------------------------------------------------------------------------------------------------------------
# Points, ties, tasks


def test_strategy_cards_give_20_with_the_card_10_without_and_nothing_in_a_tie():
    referee = changed(
        started(3, version="nile"),
        grave_goods=[2, 2, 1],
        track=[3, 5, 1],
        oases=[1, 0, 0],
        ships=[{"field": 4, "arrived": 3}, {"field": 4, "arrived": 2}, {"field": 0, "arrived": 0}],
        cards={**dict.fromkeys(naive.CARDS), "horus-eyes": 1, "oases": 2},
        sites={
            "d1": site(1, 0, 3, "red"),
            "a2": site(1, 0, 2, "red"),
            "e3": site(1, 1, 3, "red"),
            "b4": site(1, 1),
            "g4": site(1, 2),
        },
    )
    assert referee.fulfilled() == {
        "grave-goods": None,
        "horus-eyes": 1,
        "oases": 0,
        "nile": 1,
        "highest-pyramid": 0,
        "most-pyramids": None,
    }
    assert referee.points()["cards"] == [20, 30, 0]


def test_nobody_leads_on_the_nile_from_the_start_field():
    assert started(version="nile").fulfilled()["nile"] is None


def test_most_points_win_and_a_tie_is_shared():
    referee = changed(
        started(3), gold=[2, 2, 1], stones=[stones(), stones(), stones(blue=1)], decide={"seat": None, "ask": "over"}
    )
    assert referee.scores() == [2, 2, 2]
    assert referee.winners() == [0, 1, 2]
    assert changed(referee, gold=[2, 3, 1]).winners() == [1]


def test_task_1_is_won_with_the_fourth_pyramid_of_60():
    sites = {where: site(1, 0, 5, "red") for where in ("e1", "j1", "c2")} | {"h2": site(3, 0, 4, "blue")}
    referee = changed(started(1, task="1"), sites=sites, stones=[stones(blue=5)], tops=[5])
    run(referee, "build h2")
    assert (referee.deciding(), referee.winners(), referee.ask) == ([], [0], "over")


@pytest.mark.parametrize(("finished", "staying"), [("one", 1), ("none", 0)])
def test_task_3_ends_pyramids_at_35(finished, staying):
    where = ["e1", "j1", "c2", "h2", "a3", "f3"]
    sites = {name: site(staying, 0, 4, colour) for name, colour in zip(where, SIX, strict=True)}
    sites["f3"] = site(3, 0, 3, "brown")
    referee = changed(started(1, task="3", finished=finished), sites=sites, stones=[stones(brown=4, blue=3)], gold=[3])
    assert of_kind(referee, "hire") == set()
    assert of_kind(referee, "build") == {"build f3"}
    run(referee, "build f3")
    assert referee.table()["sites"]["f3"] == site(staying, 0, 4, "brown")
    assert referee.winners() == [0]
    assert referee.points()["pyramids"] == [6 * 35]


def test_task_2_needs_more_than_275_points():
    sites = {where: site(1, 0, 5, "red") for where in ("e1", "j1", "c2", "h2")} | {"f3": site(1, 0, 4, "red")}
    referee = changed(started(1, task="2"), sites=sites, decide={"seat": None, "ask": "over"})
    assert (referee.scores(), referee.winners()) == ([275], [])
    assert changed(referee, gold=[1]).winners() == [0]


@pytest.mark.parametrize(
    ("seats", "options"),
    [(1, {"version": "horus"}), (1, {"symbol": "yes"}), (2, {"task": "1"}), (5, {})],
)
def test_what_is_not_provided_is_refused(seats, options):
    with pytest.raises(ValueError, match="seat"):
        Referee(seats, options, DATA)


# ---------------------------------------------------------------------------------------------------------------------
# Random games


@pytest.mark.parametrize(("version", "seats"), [("base", 1), ("base", 3), ("horus", 2), ("nile", 4)])
def test_every_table_of_a_random_game_can_be_restored(version, seats):
    chooser = random.Random(7)
    variant = "no" if seats == 1 else "yes"
    options = {"version": version, "symbol": variant, "open_stacks": variant}
    referee = Referee(seats, options, DATA)
    while referee.deciding():
        again = Referee.from_table(seats, options, DATA, referee.table())
        assert again.table() == referee.table()
        assert again.chances() == referee.chances()
        assert all(again.options(seat) == referee.options(seat) for seat in range(seats))
        answer(referee, chooser)
    assert referee.winners()
