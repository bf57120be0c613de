"""Tests of the naive referee: the worked examples of the rulebook, random games, and positions made for a purpose."""

from __future__ import annotations

import copy
import os
import random
from typing import Any

import pytest

from saqqara.games.imhotep.tests import naive
from saqqara.games.imhotep.tests.naive import Setup, Table

GAMES = int(os.environ.get("SAQQARA_NAIVE", "24"))  # a long run sets more
BLACK, WHITE, BROWN, GRAY = 0, 1, 2, 3
ALL_A = dict.fromkeys(naive.SITES, "A")
ALL_B = dict.fromkeys(naive.SITES, "B")


def ship(capacity: int, slots: list[int | None] | None = None, site: str | None = None) -> dict[str, Any]:
    """Return a ship for a made-up table."""
    stones = [None] * capacity if slots is None else slots
    return {"capacity": capacity, "minimum": naive.MINIMUM_LOAD[capacity], "slots": stones, "site": site}


def made_up(setup: Setup, ships: list[dict[str, Any]], seat: int = 0) -> Table:
    """Return a table in the first round at which a seat has its turn."""
    table = naive.start(setup.seats, setup.sides, setup.wrath)
    table["ships"] = ships
    table["turn"] = seat
    table["decide"] = {"seat": seat, "ask": "turn"}
    for one in ships:
        for owner in one["slots"]:
            if owner is not None:
                table["quarry"][owner] -= 1
    return table


def stones_of(table: Table, seat: int) -> int:
    """Count all stones of a seat, wherever they are."""
    count: int = table["quarry"][seat] + table["sled"][seat]
    for one in table["ships"]:
        count += one["slots"].count(seat)
    lists = [*table["pyramid"], table["overflow"], table["temple"], table["burial"], table["unloading"]["stones"]]
    count += sum(stones.count(seat) for stones in lists)
    if "heights" in table["obelisk"]:
        return count + int(table["obelisk"]["heights"][seat])
    return count + int(table["obelisk"]["waiting"][seat]) + 3 * int(table["obelisk"]["towers"].count(seat))


def run(setup: Setup, table: Table, *codes: str) -> Table:
    """Play several codes."""
    for code in codes:
        table = naive.play(setup, table, code)
    return table


# The nine test vectors.


def test_vector_pyramid_a() -> None:
    setup = Setup(4, ALL_A, False)
    table = made_up(setup, [ship(4, [GRAY, WHITE, BROWN, WHITE]), ship(3), ship(2), ship(2)])
    after = naive.play(setup, table, "sail 1 pyramid")
    assert after["pyramid"] == [[GRAY, WHITE, BROWN, WHITE]]
    assert after["points"]["pyramid"] == [0, 1 + 2, 3, 2]
    assert after["decide"] == {"seat": 1, "ask": "turn"}
    assert after["ships"][0] == ship(4, site="pyramid")


def test_vector_burial_a() -> None:
    fill = [BROWN, BROWN, WHITE, GRAY, BROWN, WHITE, GRAY, BLACK, BROWN, GRAY, GRAY, GRAY, GRAY]
    assert naive.burial_groups(fill, 4) == [1, 3, 7, 17]
    sizes = {"pyramid": 0, "temple": 0, "burial": len(fill), "obelisk": 0}
    assert naive.decoration_points(["burial-decoration"], sizes) == 4


def test_vector_burial_b() -> None:
    rows = [[WHITE, BROWN, GRAY, WHITE, WHITE], [BLACK, BLACK, WHITE, BLACK], [GRAY, GRAY, GRAY, GRAY]]
    fill = [row[column] for column in range(5) for row in rows if column < len(row)]
    assert naive.burial_rows(fill, 4) == [8, 12, 3, 11]


def test_vector_obelisk_a() -> None:
    assert naive.shared_places([3, 4, 0, 3], naive.OBELISK_PLACES[4]) == [7, 15, 0, 7]


def test_vector_obelisk_b() -> None:
    setup = Setup(4, ALL_B, False)
    table = made_up(setup, [ship(3, [BLACK, WHITE, GRAY]), ship(3), ship(2), ship(2)])
    table["obelisk"] = {"waiting": [0, 2, 0, 0], "towers": [BROWN]}
    after = naive.play(setup, table, "sail 1 obelisk")
    assert after["obelisk"] == {"waiting": [1, 0, 0, 1], "towers": [BROWN, WHITE]}
    assert after["points"]["obelisk"] == [0, 9, 0, 0]


def test_vector_temple_a() -> None:
    setup = Setup(4, ALL_A, False)
    docked = [ship(3, site="market"), ship(2, site="burial"), ship(2, site="obelisk")]
    table = made_up(setup, [ship(3, [BROWN, BROWN, WHITE]), *docked])
    table["temple"] = [GRAY, BLACK, WHITE, GRAY]
    after = naive.play(setup, table, "sail 1 temple")
    assert naive.visible_temple_stones(after["temple"], 5) == [BROWN, WHITE, WHITE, GRAY, BROWN]
    assert after["points"]["temple"] == [0, 2, 2, 1]
    assert after["round"] == 2
    assert after["decide"] == {"seat": "chance", "ask": "round"}


def test_vector_temple_b() -> None:
    setup = Setup(4, ALL_B, False)
    docked = [ship(3, site="market"), ship(2, site="burial"), ship(2, site="obelisk")]
    table = made_up(setup, [ship(1, [BLACK]), *docked])
    table["temple"] = [GRAY, BROWN, WHITE, WHITE]
    table["sled"] = [3, 3, 3, 3]
    table = naive.play(setup, table, "sail 1 temple")
    assert (table["decide"], table["temple_space"]) == ({"seat": GRAY, "ask": "temple"}, 1)
    table = naive.play(setup, table, "stones")
    assert table["sled"] == [3, 3, 3, 5]
    assert table["points"]["temple"] == [0, 0, 2, 0]
    assert (table["decide"], table["temple_space"]) == ({"seat": WHITE, "ask": "temple"}, 3)
    table = naive.play(setup, table, "point")
    assert (table["decide"], table["temple_space"]) == ({"seat": "chance", "ask": "draw"}, 4)
    table = naive.play(setup, table, "draw statue")
    assert table["cards"] == [[], ["statue"], [], []]
    assert (table["decide"], table["temple_space"]) == ({"seat": BLACK, "ask": "temple"}, 5)
    table = naive.play(setup, table, "point")
    assert table["points"]["temple"] == [1, 1, 2, 0]
    assert (table["decide"]["ask"], table["temple_space"], table["starter"]) == ("round", None, 1)


def test_vector_pyramids_b() -> None:
    setup = Setup(4, ALL_B, False)
    table = made_up(setup, [ship(4, [BROWN, BLACK, BROWN, WHITE]), ship(3), ship(2), ship(2)])
    table["sled"][BROWN] = 1
    quarry = table["quarry"][BROWN]
    table = run(setup, table, "sail 1 pyramid", "build middle", "build middle")
    assert table["unloading"] == {"ship": 1, "site": "pyramid", "stones": [BROWN, WHITE]}
    table = naive.play(setup, table, "build middle")
    assert table["decide"] == {"seat": BROWN, "ask": "bonus-stones"}
    table = naive.play(setup, table, "accept")
    assert (table["sled"][BROWN], table["quarry"][BROWN]) == (4, quarry - 3)
    table = naive.play(setup, table, "build left")
    assert table["pyramid"] == [[WHITE], [BROWN, BLACK, BROWN], []]
    assert table["points"]["pyramid"] == [3, 2, 2 + 1, 0]
    assert table["decide"] == {"seat": 1, "ask": "turn"}


def test_vector_burial_a_with_a_step_up() -> None:
    assert naive.burial_groups([BLACK, BROWN, BLACK, BROWN, BROWN, BLACK], 4) == [4, 0, 6, 0]


# Random games.


class Watch:
    """Checks after each move that no stone and no card is lost."""

    def __init__(self, setup: Setup) -> None:
        """Begin with nothing gone unseen."""
        self.setup = setup
        self.gone = 0
        self.asked: set[str] = set()

    def check(self, before: Table, after: Table) -> None:
        """Check one move."""
        ask = after["decide"]["ask"]
        self.asked.add(ask)
        for seat in range(self.setup.seats):
            assert stones_of(after, seat) == naive.STONES_EACH
            assert 0 <= after["sled"][seat] <= naive.SLED_ROOM
            assert after["quarry"][seat] >= 0
        new_round = after["round"] > before["round"]
        if new_round and before["market"]["pair"] == "closed":
            self.gone += 2
        if after["pile"] > before["pile"]:
            self.gone = 0
        unseen = naive.unseen_cards(after)
        assert min(unseen.values()) >= 0
        looked_at = 2 - len(after["pair_cards"]) if ask == "pair" else 0
        assert after["pile"] + naive.closed_cards(after) + looked_at + self.gone == sum(unseen.values())
        assert after["pile"] >= 0
        for cards in [*after["cards"], after["discard"], after["pair_cards"]]:
            assert cards == sorted(cards, key=naive.CARD_ORDER.index)
        if ask == "turn":
            assert after["unloading"] == {"ship": None, "site": None, "stones": []}
            assert after["temple_space"] is None
        codes = naive.options(self.setup, after)
        assert len(codes) == len(set(codes))
        assert bool(codes) == (ask != "over")


def random_game(setup: Setup, chooser: random.Random, lazy: bool) -> tuple[Table, set[str]]:
    """Play one game at random; a lazy seat sails only when it must."""
    watch = Watch(setup)
    table = naive.start(setup.seats, setup.sides, setup.wrath)
    for _ in range(5000):
        codes = naive.options(setup, table)
        if not codes:
            return table, watch.asked
        if table["decide"]["seat"] == "chance":
            weights = naive.chances(setup, table)
            code = chooser.choices(list(weights), list(weights.values()))[0]
        else:
            patient = [code for code in codes if not code.startswith("sail") and code != "play lever"]
            code = chooser.choice(patient if lazy and patient else codes)
        before = copy.deepcopy(table)
        after = naive.play(setup, table, code)
        assert table == before
        watch.check(before, after)
        table = after
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("lazy", [False, True])
def test_random_games_end_and_lose_nothing(seats: int, lazy: bool) -> None:
    asked: set[str] = set()
    chooser = random.Random(1000 * seats + lazy)
    for _ in range(GAMES):
        sides = {site: chooser.choice("AB") for site in naive.SITES}
        setup = Setup(seats, sides, chooser.random() < 0.5)
        table, questions = random_game(setup, chooser, lazy)
        asked |= questions
        assert table["round"] == naive.ROUNDS
        assert len(set(table["round_cards"])) == naive.ROUNDS
        assert table["decide"] == {"seat": None, "ask": "over"}
        assert set(naive.winners(setup, table)) <= set(range(seats))
        assert max(naive.scores(table)) == naive.scores(table)[naive.winners(setup, table)[0]]
        if not setup.wrath:
            assert table["points"]["wrath"] == [0] * seats
    common = {"turn", "hammer", "sail-place", "sail-sail", "chisel", "lever-sail", "lever-unload", "take", "keep"}
    assert common <= asked
    assert {"build", "entrance", "bonus-card", "bonus-stones", "temple", "pair", "draw", "market"} <= asked
    # Lazy seats fill all ships before the first one sails, so they leave no space for the bonus.
    assert lazy or "bonus-ship" in asked


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("sides", [ALL_A, ALL_B])
def test_random_games_with_all_sides_alike(seats: int, sides: dict[str, str]) -> None:
    chooser = random.Random(seats)
    for number in range(GAMES // 3):
        random_game(Setup(seats, sides, True), chooser, lazy=number % 2 == 1)


# Lock-ups.


def locked_up(setup: Setup) -> Table:
    """Return a table of two seats at which nobody can do anything."""
    table = made_up(setup, [ship(4, [0, None, 1, None]), ship(3, [None, 1, None]), ship(3), ship(1, site="temple")])
    table["round"] = 3
    table["starter"] = 1
    table["last_sailed"] = 0
    table["round_cards"] = ["3221", "4322", "4331"]
    table["temple"] = [0, 0, 0, 1, 1]
    table["burial"] = [0] * 25 + [1] * 25
    table["quarry"] = [0, 0]
    table["sled"] = [0, 0]
    assert [stones_of(table, seat) for seat in range(2)] == [29, 29]
    return table


def test_lock_up_ends_the_round() -> None:
    setup = Setup(2, ALL_A, False)
    table = locked_up(setup)
    assert naive.options(setup, table) == ["pass"]
    table = naive.play(setup, table, "pass")
    assert (table["passes"], table["turn"], table["round"]) == (1, 1, 3)
    assert naive.options(setup, table) == ["pass"]
    table = naive.play(setup, table, "pass")
    assert table["round"] == 4
    assert table["points"]["temple"] == [2, 2]
    assert table["quarry"] == [1, 2]
    assert table["ships"] == []
    assert (table["starter"], table["turn"], table["passes"], table["last_sailed"]) == (1, 1, 0, None)
    assert [stones_of(table, seat) for seat in range(2)] == [29, 29]


def test_lock_up_when_nobody_sailed() -> None:
    setup = Setup(2, ALL_A, False)
    table = locked_up(setup)
    table["ships"][3]["site"] = None
    table["last_sailed"] = None
    table = run(setup, table, "pass", "pass")
    assert (table["round"], table["starter"]) == (4, 0)


def test_lock_up_in_the_last_round() -> None:
    setup = Setup(2, ALL_A, True)
    table = locked_up(setup)
    table["round"] = 6
    table = run(setup, table, "pass", "pass")
    assert table["decide"] == {"seat": None, "ask": "over"}
    assert table["round"] == 6
    assert all(slots == [None] * len(slots) for slots in (one["slots"] for one in table["ships"]))
    assert table["points"]["burial"] == [15 + 2 * 20, 15 + 2 * 20]
    assert table["points"]["wrath"] == [-5, -5]
    assert naive.winners(setup, table) == [0, 1]


def test_one_seat_passes_alone() -> None:
    setup = Setup(2, ALL_A, False)
    table = locked_up(setup)
    table["burial"].remove(1)
    table["sled"][1] = 1
    table = naive.play(setup, table, "pass")
    assert table["decide"] == {"seat": 1, "ask": "turn"}
    table = naive.play(setup, table, "place 3.2")
    assert table["passes"] == 0
    assert naive.options(setup, table) == ["pass"]


# Positions made for a purpose.


def test_start() -> None:
    setup = Setup(3, ALL_B, False)
    table = naive.start(3, ALL_B, False)
    assert (table["quarry"], table["sled"]) == ([27, 26, 25], [2, 3, 4])
    assert set(naive.chances(setup, table).values()) == {1}
    table = naive.play(setup, table, "round 4332")
    assert naive.chances(setup, table)["market statue"] == 10
    table = run(setup, table, "market statue", "market sail", "market statue")
    assert table["market"] == {"open": ["statue", "sail", "statue"], "pair": "closed"}
    assert table["pile"] == 34 - 5
    assert table["decide"] == {"seat": 0, "ask": "turn"}


def test_blue_cards_that_cannot_be_carried_out() -> None:
    setup = Setup(2, ALL_A, False)
    table = made_up(setup, [ship(4), ship(3), ship(3), ship(1)])
    table["cards"][0] = ["lever", "hammer", "sail", "chisel"]
    assert {"play hammer", "play sail", "play chisel"} <= set(naive.options(setup, table))
    assert "play lever" not in naive.options(setup, table)
    table["sled"][0] = 1
    assert "play chisel" not in naive.options(setup, table)
    table["sled"][0] = 0
    assert {"play hammer", "play sail"} & set(naive.options(setup, table)) == {"play hammer"}
    table["quarry"][0] = 0
    assert "play hammer" not in naive.options(setup, table)
    table["sled"][0] = 5
    assert "play hammer" in naive.options(setup, table)
    table = naive.play(setup, table, "play hammer")
    assert table["discard"] == ["hammer"]
    assert table["sled"][0] == 5


def test_sail_needs_the_minimum_after_placing() -> None:
    setup = Setup(2, ALL_A, False)
    table = made_up(setup, [ship(4, [1, None, 1, None]), ship(3), ship(3, [None, 0, None]), ship(1, [1])])
    table["cards"][0] = ["sail"]
    table = naive.play(setup, table, "play sail")
    assert set(naive.options(setup, table)) == {"place 1.2", "place 1.4", "place 3.1", "place 3.3"}
    table = naive.play(setup, table, "place 3.1")
    assert set(naive.options(setup, table)) == {f"sail 3 {site}" for site in naive.SITES}
    table = naive.play(setup, table, "sail 3 burial")
    assert table["burial"] == [0, 0]
    assert table["last_sailed"] == 0


def test_chisel_pairs() -> None:
    setup = Setup(2, ALL_A, False)
    table = made_up(setup, [ship(4, [1, None, 1, None]), ship(3, site="temple"), ship(2, [0, 0]), ship(1)])
    table["cards"][0] = ["chisel"]
    table = naive.play(setup, table, "play chisel")
    assert set(naive.options(setup, table)) == {"place 1.2 1.4", "place 1.2 4.1", "place 1.4 4.1"}
    table = naive.play(setup, table, "place 1.2 4.1")
    assert (table["ships"][0]["slots"], table["ships"][3]["slots"]) == ([1, 0, 1, None], [0])
    assert table["sled"][0] == 0


def test_lever_orders_the_stones() -> None:
    setup = Setup(3, ALL_A, False)
    table = made_up(setup, [ship(4, [0, 1, 0, 2]), ship(3), ship(2), ship(1, [0])])
    table["cards"][0] = ["lever", "lever"]
    alone = run(setup, table, "play lever", "sail 4 temple")
    assert (alone["temple"], alone["decide"]["ask"]) == ([0], "turn")
    table = run(setup, table, "play lever", "sail 1 temple")
    assert set(naive.options(setup, table)) == {"unload 1", "unload 2", "unload 4"}
    table = naive.play(setup, table, "unload 4")
    assert table["ships"][0]["slots"] == [0, 1, 0, None]
    assert table["unloading"] == {"ship": 1, "site": "temple", "stones": [2]}
    table = naive.play(setup, table, "unload 2")
    assert table["temple"] == [2, 1, 0, 0]
    assert table["decide"] == {"seat": 1, "ask": "turn"}


def test_market_pair_and_red_cards() -> None:
    setup = Setup(2, {**ALL_A, "market": "B", "pyramid": "B"}, False)
    table = made_up(setup, [ship(4, [1, 0, 1, 0]), ship(3), ship(2), ship(2)])
    table["quarry"] = [0, 0]
    table["market"] = {"open": ["sarcophagus", "statue", "statue"], "pair": "closed"}
    table["pile"] = 29
    table = naive.play(setup, table, "sail 1 market")
    assert set(naive.options(setup, table)) == {"take sarcophagus", "take statue", "take pair"}
    table = naive.play(setup, table, "take pair")
    assert (table["market"]["pair"], table["decide"]["seat"]) == (None, "chance")
    table = naive.play(setup, table, "pair statue")
    assert naive.chances(setup, table)["pair statue"] == 7
    table = naive.play(setup, table, "pair entrance")
    assert table["pair_cards"] == ["entrance", "statue"]
    assert table["decide"] == {"seat": 1, "ask": "keep"}
    table = naive.play(setup, table, "keep entrance")
    assert table["discard"] == ["entrance", "statue"]
    assert (table["decide"], table["quarry"]) == ({"seat": 1, "ask": "entrance"}, [0, 1])
    table = naive.play(setup, table, "build left")
    assert (table["pyramid"], table["quarry"]) == ([[1], [], []], [0, 0])
    assert table["decide"] == {"seat": 0, "ask": "take"}
    table = naive.play(setup, table, "take sarcophagus")
    assert (table["burial"], table["quarry"]) == ([0], [0, 0])
    table = run(setup, table, "take statue", "take statue")
    assert (table["cards"], table["quarry"]) == ([["statue"], ["statue"]], [1, 1])


def test_equal_pair_has_one_option() -> None:
    setup = Setup(2, ALL_B, False)
    table = made_up(setup, [ship(2, [1, None]), ship(3), ship(2), ship(2)])
    table["market"] = {"open": ["chisel", "hammer", "lever"], "pair": "closed"}
    table["pile"] = 29
    table = run(setup, table, "sail 1 market", "take pair", "pair statue", "pair statue")
    assert naive.options(setup, table) == ["keep statue"]
    table = naive.play(setup, table, "keep statue")
    assert (table["cards"][1], table["discard"]) == (["statue"], ["statue"])


def test_entrance_in_a_chain() -> None:
    setup = Setup(2, ALL_B, False)
    table = made_up(setup, [ship(2, [1, 0]), ship(3), ship(2), ship(2)])
    table["pyramid"] = [[0], [0, 0], []]
    table["pile"] = 29
    table["market"] = {"open": ["chisel", "hammer", "lever"], "pair": "closed"}
    table = run(setup, table, "sail 1 pyramid", "build left")
    assert table["decide"] == {"seat": 1, "ask": "bonus-card"}
    table = naive.play(setup, table, "accept")
    assert table["decide"] == {"seat": "chance", "ask": "draw"}
    table = naive.play(setup, table, "draw entrance")
    assert table["decide"] == {"seat": 1, "ask": "entrance"}
    table = naive.play(setup, table, "build middle")
    assert table["decide"] == {"seat": 1, "ask": "bonus-stones"}
    table = naive.play(setup, table, "decline")
    assert table["decide"] == {"seat": 0, "ask": "build"}
    assert table["unloading"]["stones"] == [0]


def test_entrance_drawn_at_the_temple() -> None:
    setup = Setup(2, ALL_B, False)
    docked = [ship(3, site="market"), ship(2, site="burial"), ship(2, site="obelisk")]
    table = made_up(setup, [ship(1, [1]), *docked], seat=1)
    table["pyramid"] = [[0], [], []]
    table["temple"] = [0, 0, 1, 0, 1, 0, 0]
    table["sled"] = [5, 4]
    table["round"] = 6
    table = naive.play(setup, table, "sail 1 temple")
    # Seen from above: seats 1, 0, 0, 1; the quarry has stones for seat 1 on space 1, the sled of seat 0 is full.
    assert (table["decide"], table["temple_space"]) == ({"seat": 1, "ask": "temple"}, 1)
    table = naive.play(setup, table, "stones")
    assert table["sled"] == [5, 5]
    assert table["points"]["temple"] == [2 + 1, 0]
    assert (table["decide"], table["temple_space"]) == ({"seat": "chance", "ask": "draw"}, 4)
    table = naive.play(setup, table, "draw entrance")
    assert (table["decide"], table["temple_space"]) == ({"seat": 1, "ask": "entrance"}, 4)
    table = naive.play(setup, table, "build left")
    assert (table["decide"], table["temple_space"]) == ({"seat": 1, "ask": "bonus-card"}, 4)
    table = run(setup, table, "accept", "draw paved-path")
    assert table["obelisk"]["waiting"] == [0, 1]
    assert table["discard"] == ["entrance", "paved-path"]
    assert (table["decide"]["ask"], table["temple_space"]) == ("over", None)


def test_reshuffle_while_the_pair_lies_closed() -> None:
    setup = Setup(2, ALL_B, False)
    table = made_up(setup, [ship(2, [1, None]), ship(3), ship(2), ship(2)])
    table["pyramid"] = [[0], [], []]
    table["market"] = {"open": ["chisel", "hammer", "lever"], "pair": "closed"}
    table["discard"] = ["statue"] * 4
    table["cards"] = [["statue"] * 6, ["sail"]]
    table["pile"] = 0
    table = run(setup, table, "sail 1 pyramid", "build left")
    assert (table["discard"], table["pile"]) == (["statue"] * 4, 0)
    table = naive.play(setup, table, "accept")
    assert (table["discard"], table["pile"]) == ([], 34 - 3 - 7 - 2)
    table = naive.play(setup, table, "draw statue")
    assert (table["pile"], table["cards"][1]) == (21, ["statue", "sail"])


def test_bonus_ship_and_overflow_b() -> None:
    setup = Setup(2, ALL_B, False)
    table = made_up(setup, [ship(4, [1, 0, 1, None]), ship(3), ship(2), ship(1)])
    table["pyramid"] = [[0] * 5, [1] * 5, [0] * 3]
    table = run(setup, table, "sail 1 pyramid", "build right")
    assert table["decide"] == {"seat": 1, "ask": "bonus-ship"}
    assert set(naive.options(setup, table)) == {
        *("place 2.1", "place 2.2", "place 2.3", "place 3.1", "place 3.2", "place 4.1", "decline")
    }
    table = naive.play(setup, table, "place 4.1")
    assert (table["ships"][3]["slots"], table["sled"][1]) == ([1], 2)
    assert naive.options(setup, table) == ["build right"]
    table = naive.play(setup, table, "build right")
    assert (table["overflow"], table["points"]["pyramid"]) == ([1], [4, 2])
    assert table["decide"] == {"seat": 1, "ask": "turn"}


def test_pyramid_a_overflow() -> None:
    setup = Setup(2, ALL_A, False)
    table = made_up(setup, [ship(2, [1, 0]), ship(3), ship(2), ship(1)])
    table["pyramid"] = [[0] * 13]
    table = naive.play(setup, table, "sail 1 pyramid")
    assert (len(table["pyramid"][0]), table["overflow"]) == (14, [0])
    assert table["points"]["pyramid"] == [1, 4]


def test_ninth_tower_has_no_space() -> None:
    setup = Setup(4, ALL_B, True)
    table = made_up(setup, [ship(3, [0, 0, 0]), ship(3), ship(2), ship(2)])
    table["obelisk"] = {"waiting": [2, 0, 0, 0], "towers": [0, 1, 2, 3, 1, 2, 3]}
    table = naive.play(setup, table, "sail 1 obelisk")
    assert table["obelisk"] == {"waiting": [2, 0, 0, 0], "towers": [0, 1, 2, 3, 1, 2, 3, 0]}
    assert table["points"]["obelisk"] == [5, 0, 0, 0]
    table["obelisk"]["waiting"] = [3, 1, 0, 0]
    naive.score_end(setup, table)
    assert table["points"]["obelisk"] == [8, 1, 0, 0]


def test_reshuffle_while_the_market_is_laid() -> None:
    setup = Setup(2, {**ALL_A, "market": "B"}, False)
    table = naive.start(2, setup.sides, False)
    table["cards"] = [["statue"] * 8, ["lever", "chisel"]]
    table["discard"] = ["entrance", "entrance", "hammer"]
    table["pile"] = 4
    table = run(setup, table, "round 4331", "market statue", "market sail", "market statue")
    # One closed card came from the old pile; the new one holds all cards that were not seen, less that one.
    assert table["discard"] == []
    assert table["pile"] == 34 - 10 - 3 - 1 - 1
    assert table["market"]["pair"] == "closed"
    assert naive.unseen_cards(table)["entrance"] == 2


def test_reshuffle_before_the_first_open_card() -> None:
    setup = Setup(2, ALL_A, False)
    table = naive.start(2, ALL_A, False)
    everything = [card for card, copies in naive.PRINTED_CARDS.items() for _ in range(copies)]
    table["discard"] = everything[6:]
    table["cards"][0] = everything[:6]
    table["pile"] = 0
    table = naive.play(setup, table, "round 4331")
    assert (table["discard"], table["pile"]) == ([], 28)
    assert "market entrance" not in naive.chances(setup, table)
    assert sum(naive.chances(setup, table).values()) == 28


def test_no_card_left_for_the_bonus_and_the_temple() -> None:
    setup = Setup(2, {**ALL_B, "market": "A"}, False)
    docked = [ship(3, site="market"), ship(2, site="burial"), ship(2, site="obelisk")]
    table = made_up(setup, [ship(1, [1]), *docked])
    table["cards"] = [[card for card, copies in naive.PRINTED_CARDS.items() for _ in range(copies)], []]
    table["pile"] = 0
    table["pyramid"] = [[0], [], []]
    table["temple"] = [0, 0, 0, 0]
    table["sled"] = [5, 5]
    table = run(setup, table, "sail 1 pyramid", "build left")
    assert table["points"]["pyramid"] == [0, 1]
    assert table["points"]["temple"] == [1 + 2 + 1, 0]
    assert table["decide"]["ask"] == "round"


def test_final_scoring() -> None:
    setup = Setup(2, ALL_A, True)
    table = naive.start(2, ALL_A, True)
    table["pyramid"] = [[0] * 14]
    table["overflow"] = [0, 1]
    table["temple"] = [0, 1, 1]
    table["burial"] = [0, 1, 0]
    table["obelisk"] = {"heights": [2, 0]}
    table["cards"] = [["pyramid-decoration", "pyramid-decoration", "temple-decoration", "lever"], ["statue"] * 7]
    naive.score_end(setup, table)
    assert table["points"] == {
        "pyramid": [0, 0],
        "temple": [0, 0],
        "burial": [2, 1],
        "obelisk": [10, 0],
        "statues": [0, 19],
        "decorations": [5 + 5 + 1, 0],
        "cards": [1, 0],
        "wrath": [0, -5],
    }
    assert naive.scores(table) == [24, 15]
    assert naive.winners(setup, table) == [0]


def test_ties() -> None:
    assert naive.shared_places([2, 2], naive.OBELISK_PLACES[2]) == [5, 5]
    assert naive.shared_places([1, 0], naive.OBELISK_PLACES[2]) == [10, 0]
    assert naive.shared_places([1, 1, 1], naive.OBELISK_PLACES[3]) == [6, 6, 6]
    assert naive.shared_places([3, 1, 1], naive.OBELISK_PLACES[3]) == [12, 3, 3]
    assert naive.shared_places([2, 2, 2, 2], naive.OBELISK_PLACES[4]) == [7, 7, 7, 7]
    assert naive.shared_places([1, 1, 1, 1], naive.BURIAL_ROW_PLACES) == [3, 3, 3, 3]
    setup = Setup(3, ALL_A, False)
    table = naive.start(3, ALL_A, False)
    assert naive.winners(setup, table) == [2]
    table["sled"] = [4, 3, 4]
    assert naive.winners(setup, table) == [0, 2]
    table["points"]["temple"] = [0, 1, 0]
    assert naive.winners(setup, table) == [1]


def test_a_code_that_is_not_allowed() -> None:
    setup = Setup(2, ALL_A, False)
    with pytest.raises(ValueError, match="not allowed"):
        naive.play(setup, naive.start(2, ALL_A, False), "get")


def test_perft() -> None:
    setup = Setup(2, ALL_A, False)
    table = naive.start(2, ALL_A, False)

    def first(table: Table) -> str:
        return naive.options(setup, table)[0]

    assert naive.perft(setup, table, 0, first) == 1
    # The card 4331 has eleven spaces: get or one of eleven places.
    assert naive.perft(setup, table, 1, first) == 12
    # After get the other seat has 12 actions; after a place 11, and 5 sails more when the small ship is loaded.
    assert naive.perft(setup, table, 2, first) == 12 + 10 * 11 + (11 + 5)
