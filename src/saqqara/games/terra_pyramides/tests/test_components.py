"""Boards and pieces as files: read, written in one form, checked; and what the rules know of a board against a slow look at it."""

from __future__ import annotations

import xml.etree.ElementTree as ET

import pytest

from saqqara.core.game import Wish
from saqqara.games.terra_pyramides.components import canonical, check_pieces, show
from saqqara.games.terra_pyramides.components.board import STEPS, number
from saqqara.games.terra_pyramides.components.pieces import designed_text, pieces_of, read_pieces, write_pieces
from saqqara.games.terra_pyramides.names import FIELD_NAMES
from saqqara.games.terra_pyramides.tests.draw import new
from saqqara.games.terra_pyramides.things import HALF, NONE

DESIGNED = designed_text()


def wish(text=None, part=None, *, svg=False):
    return Wish(text=text, part=part, svg=svg)


def section(title):
    """Return the lines of a section of the designed set."""
    return DESIGNED.split(f"[{title}]\n")[1].split("\n\n")[0].splitlines()


def with_board(side, change):
    """Return a file with one side of the board, changed."""
    rows = [row.split() for row in section(f"{side} board")]
    change(rows)
    return f"[{side} board]\n" + "\n".join(" ".join(row) for row in rows) + "\n"


def test_the_designed_set_is_right_and_in_its_one_form():
    pieces, found = read_pieces(DESIGNED)
    assert found == []
    assert canonical(DESIGNED) == write_pieces(pieces)
    assert canonical(canonical(DESIGNED)) == canonical(DESIGNED)
    assert check_pieces(wish())["ok"]
    assert show(wish())["text"] == "# designed by the Saqqara project\n" + canonical(DESIGNED).rstrip()


@pytest.mark.parametrize(("side", "fields"), [("base", 110), ("nile", 110)])
def test_a_side_is_drawn_as_a_picture(side, fields):
    svg = show(wish(part=side, svg=True))["svg"]
    root = ET.fromstring(svg)  # noqa: S314  our own text
    assert sum(tag.tag.endswith("}rect") for tag in root.iter()) == fields
    with pytest.raises(ValueError, match="no part 'delta'"):
        show(wish(part="delta"))


def test_what_a_file_leaves_out_is_the_designed_set():
    assert canonical("") == canonical(DESIGNED)
    other = canonical("[foundations]\n1 6\n2 5\n3 6\n4 5\n")
    assert other != canonical(DESIGNED)
    assert pieces_of(other).foundations == {1: 6, 2: 5, 3: 6, 4: 5}


def test_a_board_of_ones_own_has_the_sphinx_above():
    text = with_board("base", lambda rows: None)
    assert canonical(text) == canonical(DESIGNED)


def put(row, column, cell):
    def change(rows):
        rows[row][column] = cell

    return change


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("x", "1: 'x' stands before the first section"),
        ("[boards]", r"1: no section \[boards\]"),
        ("[levels]\n[levels]", r"2: a second section \[levels\]"),
        ("[base board]\n. S\n.", "3: this row has 1 fields, the first one has 2"),
        (with_board("base", put(0, 0, "?")), r"2: '\?' at a1 is no field"),
        (with_board("base", put(3, 5, ".")), "1: 3 start fields"),
        (with_board("base", put(3, 5, ">")), "5: the stairs of start field f4 point at no site beside it"),
        (with_board("base", put(3, 3, ".")), "2: the row d1 to d8 can hold 7 tiles, not 4"),
        (with_board("base", put(0, 0, "S")), "1: 23 sites, but only 22 foundations"),
        (with_board("base", put(0, 0, "~0")), "1: the Nile belongs on the other side"),
        (with_board("nile", put(0, 2, ".")), "1: the Nile fields are not numbered"),
        (with_board("nile", put(0, 0, "~19")), "11: Nile field 19 is at a1 and again at k10"),
        (with_board("nile", put(0, 3, "S")), r"2: site d1 lies by the Nile and needs printed stairs"),
        (with_board("nile", put(0, 8, "P")), "2: site i1 has printed stairs, but no Nile"),
        (with_board("nile", put(0, 2, "~0*")), "2: the start of the Nile has no palm"),
        ("[base board]\n" + ". " * 13, "1: the board has 13 columns"),
        ("[base symbols]\nsss", "2: 1 rows of symbols for 10 rows of fields"),
        ("[base tiles]\nworker 39", "1: 39 tiles; the base version has 40"),
        ("[base tiles]\nworker 39\ncoin 1", "1: coin is no tile of the base version"),
        ("[base tiles]\nblue-red 1", "2: no tile 'blue-red'"),
        ("[base tiles]\nworker x", "2: 'x' is not a number of pieces"),
        ("[levels]\n5 blue", "2: '5 blue' should be like"),
        ("[foundations]\n0 22", "2: '0 22' should be a value from 1 to 9"),
        ("[foundations]\n3 23", "1: 23 foundations, not 22"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_named_with_its_line(text, said):
    with pytest.raises(ValueError, match=f"^{said}"):
        canonical(text)
    assert not check_pieces(wish(text))["ok"]


def test_sites_that_touch_are_only_worth_a_word():
    pieces, found = read_pieces("[foundations]\n1 11\n2 11\n")
    assert [finding.warning for finding in found] == [True]
    assert pieces.foundations == {1: 11, 2: 11}
    assert "only a word" in check_pieces(wish("[foundations]\n1 11\n2 11\n"))["text"]


# -- The masks against a slow look at the board -------------------------------------------------------------------------


def fields_of(low, high):
    mask = low | high << HALF
    return {FIELD_NAMES[field] for field in range(120) if mask >> field & 1}


@pytest.mark.parametrize("version", ["base", "nile"])
def test_rows_lines_and_neighbours_are_those_of_the_board(version):
    c = new(2, version=version).components
    board = pieces_of(DESIGNED).boards[version]
    sites = set(board.sites)
    for x, y in set(board.places()) - sites:
        field = number((x, y))
        for line, (dx, dy) in enumerate(((1, 0), (0, 1), (1, 1), (1, -1))):
            row = {(x, y)}
            for sign in (1, -1):
                there = (x + sign * dx, y + sign * dy)
                while board.has(there) and there not in sites:
                    row.add(there)
                    there = (there[0] + sign * dx, there[1] + sign * dy)
            assert fields_of(c.row_low[4 * field + line], c.row_high[4 * field + line]) == {
                FIELD_NAMES[number(place)] for place in row
            }
            assert len(row & set(board.land())) <= 4
        for direction, (dx, dy) in enumerate(STEPS):
            there, between = (x + dx, y + dy), set()
            while board.has(there) and there not in sites:
                between.add(there)
                there = (there[0] + dx, there[1] + dy)
            met = c.reach[8 * field + direction]
            assert (met != NONE) == board.has(there)
            if met != NONE:
                assert c.field_of[met] == number(there)
                way = 8 * field + direction
                assert fields_of(c.between_low[way], c.between_high[way]) == {
                    FIELD_NAMES[number(place)] for place in between
                }
    for site, (x, y) in enumerate(board.sites):
        around = {(x + dx, y + dy) for dx, dy in STEPS if board.has((x + dx, y + dy))}
        assert fields_of(c.around_low[site], c.around_high[site]) == {FIELD_NAMES[number(place)] for place in around}


def test_the_designed_boards_are_as_the_facts_say():
    base, nile = (pieces_of(DESIGNED).boards[side] for side in ("base", "nile"))
    assert (len(base.sites), len(base.oases), len(base.land())) == (22, 8, 80)
    assert (len(nile.sites), len(nile.printed), len(nile.river), len(nile.oases), len(nile.land())) == (
        21,
        11,
        20,
        5,
        64,
    )
    assert sum(nile.palms.values()) == 10
    c = new(2, version="nile").components
    assert (c.palms[10], c.palms[14], c.palms[19], c.palms[1]) == (5, 7, 10, 0)


@pytest.mark.parametrize(("version", "side"), [("base", "base"), ("horus", "base"), ("nile", "nile")])
def test_the_table_tells_what_is_printed_on_the_board(version, side):
    board = new(version=version, board="designed").table["board"]
    assert [row.split() for row in board["fields"]] == [row.split() for row in section(f"{side} board")]
    assert board["symbols"] == section(f"{side} symbols")
    assert board["remove_at"] == {"base": 1, "horus": 3, "nile": 4}[version]


def test_a_picture_of_a_board_says_whose_it_is_in_the_language_of_whoever_reads():
    told = [show(Wish(part="nile", svg=True, language=language))["svg"] for language in ("en", "hu")]
    assert "Nile side, designed by the Saqqara project" in told[0]
    assert "Nílus-oldal, a Saqqara projekt terve" in told[1]
