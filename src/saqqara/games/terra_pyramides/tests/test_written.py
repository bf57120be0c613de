"""Written positions are refused when their pieces do not add up."""

from __future__ import annotations

import copy

import pytest

from saqqara.games.terra_pyramides import GAME
from saqqara.games.terra_pyramides.tests.draw import dealt, draw, play


def change(*path_and_value):
    *path, key, value = path_and_value

    def changed(table):
        for step in path:
            table = table[step]
        if value is None and key in table and key in ("tiles", "hands"):
            del table[key]
        else:
            table[key] = value

    return changed


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        (change("nonsense", 1), "there is no 'nonsense' on the table"),
        (change("tiles", None), "'tiles' is missing"),
        (change("supply", [14, 15]), "seat 0 has 14 workers, not 15"),
        (change("supply", [15]), "supply needs 2 entries, one a seat"),
        (change("gold", [-1, 0]), "gold is -1, not a number from 0 to 99"),
        (change("tiles", "e1", "worker n"), "no tile can lie on e1"),
        (change("tiles", "a1", "blue-red n"), "tile 'blue-red' is none of"),
        (change("tiles", "a1", "white n"), "more than 0 tiles white"),
        (change("tiles", "a1", "worker n"), "tiles on the board, in hands and stacks, not 40"),
        (change("sites", "a1", {"foundation": 1}), "a1 is no site"),
        (change("sites", "f3", {"foundation": 1, "level": 1}), "a pyramid has a colour"),
        (change("sites", "f3", {"foundation": 1, "owner": 0}), "workers have an owner"),
        (change("sites", "f3", {"foundation": 1, "level": 1, "colour": "red"}), "keeps its owner's last worker"),
        (change("levels", "10", 9), "levels should be"),
        (change("tops", [1, 2]), "tops should be"),
        (change("foundations", {}), "foundations should be"),
        (change("unseen", {}), "unseen should be"),
        (change("hands", 0, {"tile": None, "stack": 3}), "it is not told which"),
        (change("hands", 0, "known", [1]), "seat 0 knows its own tile"),
        (change("stacks", 0, "order", []), "its order has 0"),
        (change("stacks", 0, "top", "red"), "stack 1 is not open"),
        (change("decide", {"seat": 1, "ask": "place"}), "decide.seat is 1, but 'place' is for 0"),
        (change("decide", {"seat": 0, "ask": "row"}), "row comes after placing"),
        (change("decide", {"seat": 0, "ask": "pay"}), "pay does not go with building"),
        (change("decide", {"seat": "chance", "ask": "foundation"}), "foundation does not go with laying"),
        (change("decide", {"seat": 0, "ask": "enclose"}), "enclose comes after placing"),
        (change("extra", "build f3"), "extra is 'build f3'"),
        (change("waiting", ["f5", "f4"]), "up to 4 tiles in reading order"),
        (change("placed", "a1"), "where no tile lies"),
        (change("enclosing", ["f3"]), "a site that is not enclosed"),
        (change("cards", {"sphinx": 0}), "card 'sphinx' is none of"),
        (change("ships", [{"field": 3, "arrived": 1}]), "ships is 3"),
        (change("stones", [{"pink": 1}]), "stones 'pink' is none of"),
        (change("turn", "x"), "turn is 'x'"),
        (change("sites", []), "not written as documented"),
    ],
)
def test_a_position_that_cannot_be_is_refused(changed, said):
    match = dealt()
    table = copy.deepcopy(match.table)
    changed(table)
    with pytest.raises(ValueError, match=f"the position cannot be: .*{said}"):
        GAME.restore(table, match.setup)


def test_what_is_left_out_is_as_at_the_start_and_the_stacks_hold_the_rest():
    match = draw("sites f3 2 a2")
    assert match.table["supply"] == [13, 15]
    assert sum(stack["tiles"] for stack in match.table["stacks"]) == 40 - 4 - 2
    play(match, "a recall f3")
    assert match.table["supply"] == [14, 15]
