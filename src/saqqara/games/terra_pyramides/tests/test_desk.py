"""Boards and pieces typed in on the page: what is taken over, what is written, and where a slip is shown."""

import pytest

from saqqara.core.desk import UNKNOWN
from saqqara.core.words import LANGUAGES, Words
from saqqara.games.terra_pyramides import GAME
from saqqara.games.terra_pyramides.components import canonical
from saqqara.games.terra_pyramides.components.desk import DESK
from saqqara.games.terra_pyramides.tests.test_components import DESIGNED, put, section, with_board
from saqqara.server.bodies import CheckComponents
from saqqara.server.components import check

SLIPS = {
    "before": ("x", "1: 'x' stands before the first section", "", ()),
    "section": ("[boards]", "1: no section [boards]", "", ()),
    "twice": ("[levels]\n[levels]", "2: a second section [levels]", "levels", ()),
    "short row": ("[base board]\n. S\n.", "3: this row has 1 fields, the first one has 2", "base board", ((0, 1),)),
    "letter": (with_board("base", put(0, 0, "?")), "2: '?' at a1 is no field", "base board", ((0, 0),)),
    "starts": (with_board("base", put(3, 5, ".")), "1: 3 start fields", "base board", ()),
    "stairs": (with_board("base", put(3, 5, ">")), "5: the stairs of start field f4", "base board", ((5, 3),)),
    "long": (with_board("base", put(3, 3, ".")), "2: the row d1 to d8 can hold 7 tiles", "base board", ((3, 0), (3, 7))),
    "sites": (with_board("base", put(0, 0, "S")), "1: 23 sites, but only 22 foundations", "base board", ()),
    "no Nile": (with_board("base", put(0, 0, "~0")), "1: the Nile belongs on the other side", "base board", ()),
    "gap": (with_board("nile", put(0, 2, ".")), "1: the Nile fields are not numbered", "nile board", ()),
    "again": (with_board("nile", put(0, 0, "~19")), "11: Nile field 19 is at a1 and again at k10", "nile board", ((0, 0), (10, 9))),
    "bank": (with_board("nile", put(0, 3, "S")), "2: site d1 lies by the Nile", "nile board", ((3, 0),)),
    "printed": (with_board("nile", put(0, 8, "P")), "2: site i1 has printed stairs, but no Nile", "nile board", ((8, 0),)),
    "palm": (with_board("nile", put(0, 2, "~0*")), "2: the start of the Nile has no palm", "nile board", tuple((x, 0) for x in range(11))),
    "wide": ("[base board]\n" + ". " * 13, "1: the board has 13 columns", "base board", ()),
    "symbols": ("[base symbols]\nsss", "2: 1 rows of symbols for 10 rows of fields", "base symbols", ((0, 0), (1, 0), (2, 0))),
    "tiles": ("[base tiles]\nworker 39", "1: 39 tiles; the base version has 40", "base tiles", ()),
    "kind": ("[base tiles]\nworker 39\ncoin 1", "1: coin is no tile of the base version", "base tiles", ()),
    "pair": ("[base tiles]\nblue-red 1", "2: no tile 'blue-red'", "base tiles", ()),
    "number": ("[base tiles]\nworker x", "2: 'x' is not a number of pieces", "base tiles", "worker"),
    "level": ("[levels]\n5 blue", "2: '5 blue' should be like", "levels", "5 blue"),
    "value": ("[foundations]\n0 22", "2: '0 22' should be a value from 1 to 9", "foundations", ""),
    "foundations": ("[foundations]\n3 23", "1: 23 foundations, not 22", "foundations", ""),
}  # fmt: skip


def answered(text):
    return check(GAME, CheckComponents(text=text))


@pytest.mark.parametrize(
    "text", [DESIGNED, "", with_board("nile", put(0, 0, "."))], ids=["designed", "nothing", "a side"]
)
def test_what_is_taken_over_is_written_as_the_same_set(text):
    content = DESK.take(text)
    assert canonical(DESK.write(content)) == canonical(text)
    assert DESK.take(DESK.write(content)) == content


@pytest.mark.parametrize(("text", "said", "part", "where"), SLIPS.values(), ids=SLIPS)
def test_every_slip_is_answered_with_its_line_and_its_place(text, said, part, where):
    answer = answered(text)
    assert not answer.ok
    error = next(one for one in answer.errors if f"{one.line}: {one.text}".startswith(said))
    assert (error.part, error.entry if isinstance(where, str) else error.cells) == (part, where)


def test_a_field_is_named_with_its_column():
    (error,) = answered(with_board("base", put(0, 2, "?"))).errors
    assert (error.line, error.column) == (2, 5)
    (error,) = DESK.check(DESK.write(DESK.take(with_board("base", put(0, 2, "?")))))
    assert (error.line, error.column) == (2, 11)


def test_sites_that_touch_are_answered_as_a_warning():
    text = with_board("base", lambda rows: (put(1, 0, "S")(rows), put(0, 4, ".")(rows)))
    assert [one.cells for one in answered(text).warnings if "touch" in one.text] == [((0, 1), (0, 2))]


def test_a_row_that_is_too_short_is_filled_with_what_nobody_knows():
    content = DESK.take("[base board]\n" + "\n".join(["." * 1 + " S" * 5, ". S"]))
    assert content["base board"].pieces[0].rows[1] == [".", "S", *[UNKNOWN] * 4]
    assert content["base symbols"].pieces[0].rows[0] == ["s"] * 6


def test_a_board_that_is_too_large_is_cut_and_the_symbols_with_it():
    content = DESK.take("[nile board]\n" + (". " * 20 + "\n") * 20)
    for part in ("nile board", "nile symbols"):
        assert [len(row) for row in content[part].pieces[0].rows] == [12] * 10


def test_a_long_journey_with_palms_stays_apart_from_its_neighbour():
    content = DESK.take(DESIGNED)
    content["nile board"].pieces[0].rows[8][10] = "~18****"
    assert DESK.take(DESK.write(content)) == content


def test_numbers_are_written_in_the_order_of_the_file_and_nothing_else_is():
    content = DESK.take(DESIGNED)
    levels = content["levels"].counts
    content["levels"].counts = {"[base board]\n": "1", **dict(reversed(levels.items()))}
    assert DESK.write(content) == DESK.write(DESK.take(DESIGNED))


def test_an_empty_desk_is_wrong_in_every_part_of_pieces():
    found = DESK.check(DESK.write(DESK.empty()))
    assert {one.part for one in found if one.error} == {part.name for part in DESK.parts if not part.along}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_on_the_desk_has_a_name(language):
    words = Words(language, GAME)
    for part in DESK.parts:
        ids = [part.text, *(kind.text for kind in part.kinds)]
        ids += [text for entry in part.entries for text in entry.label if not text.isdigit()]
        assert [text for text in ids if text not in words] == []


def test_the_parts_are_the_sections_of_the_file():
    assert [section(part.name) for part in DESK.parts]
