"""A deck typed in on the page: what is taken over, what is written, and where a slip is shown."""

import json

import pytest

from saqqara.core.desk import UNKNOWN
from saqqara.core.words import LANGUAGES, Words
from saqqara.games.silver_gold_pyramids import GAME
from saqqara.games.silver_gold_pyramids.components.deck import canonical, parse, twin
from saqqara.games.silver_gold_pyramids.components.designed import designed, designed_text
from saqqara.games.silver_gold_pyramids.components.desk import DESK
from saqqara.games.silver_gold_pyramids.tests.test_deck import CARD_15, REMARKS, SLIPS, WHOLE, in_card_15
from saqqara.server.bodies import CheckComponents
from saqqara.server.components import check


def answered(text):
    return check(GAME, CheckComponents(text=text))


def placed(text):
    """Return where the one error of a text is shown."""
    (error,) = answered(text).errors
    return error.part, error.piece, error.cells, error.entry, error.column


@pytest.mark.parametrize("text", [designed_text(), WHOLE, twin(designed(), "mine")], ids=["shipped", "plain", "JSON"])
def test_what_is_taken_over_is_written_as_the_same_deck(text):
    content = DESK.take(text)
    assert canonical(DESK.write(content)) == canonical(text)
    assert DESK.take(DESK.write(content)) == content


def test_a_symbol_on_the_entrance_is_kept():
    text = in_card_15("violet\n", "violet\nentrance-symbol x\n")
    assert DESK.take(text)["cards"].pieces[14].fields["entrance-symbol"] == "x"
    assert parse(DESK.write(DESK.take(text))).cards[14].entrance_symbol == "x"


@pytest.mark.parametrize(("text", "said"), SLIPS.values(), ids=SLIPS)
def test_every_slip_is_answered_with_its_line_and_its_sentence(text, said):
    answer = answered(text)
    assert not answer.ok
    (error,) = answer.errors
    assert said.startswith(f"{error.line}: ")
    assert said.endswith(error.text)


@pytest.mark.parametrize(("text", "said"), REMARKS.values(), ids=REMARKS)
def test_what_may_be_printed_so_is_answered_as_a_warning(text, said):
    answer = answered(text)
    assert answer.ok
    assert any(said.endswith(warning.text) for warning in answer.warnings)


ROW_3 = tuple((column, 2) for column in range(5))
SHOWN = {
    "unknown letter": ("cards", 14, ((2, 2),), "", 3),
    "two tombs": ("cards", 14, ((2, 4), (4, 4)), "", None),
    "short row": ("cards", 14, ROW_3, "", None),
    "walled tomb": ("cards", 14, (), "", None),
    "near colour": ("cards", 14, (), "colour", None),
    "unreadable number": ("cards", 14, (), "number", None),
    "entrance-symbol of no symbol": ("cards", 14, (), "entrance-symbol", None),
    "missing card": ("cards", None, (), "", None),
    "other colour": ("cards", None, (), "", None),
    "pattern of no card": ("expeditions", None, (), "L4", None),
    "nine expeditions": ("expeditions", None, (), "", None),
    "no expeditions": ("expeditions", None, (), "", None),
    "falling penalties": ("skull-penalties", None, (), "", None),
    "no header": ("", None, (), "", None),
}


@pytest.mark.parametrize("slip", SHOWN)
def test_a_slip_is_shown_by_its_card_its_squares_or_its_field(slip):
    assert placed(SLIPS[slip][0]) == SHOWN[slip]


def test_a_doubled_card_is_shown_at_the_second_one():
    answer = answered(in_card_15("card 15", "card 14"))
    assert [(error.piece, error.entry) for error in answer.errors if error.piece is not None] == [(14, "number")]


def test_squares_that_are_missing_can_be_seen_and_typed():
    content = DESK.take(in_card_15("g.#.#", "g.#."))
    assert content["cards"].pieces[14].rows[2] == ["g", ".", "#", ".", UNKNOWN]
    (error,) = DESK.check(DESK.write(content))
    assert error.cells == ((4, 2),)
    content["cards"].pieces[14].rows[2][4] = "#"
    assert canonical(DESK.write(content)) == canonical(WHOLE)


def test_squares_of_a_card_without_a_number_are_shown_too():
    text = "# sgp-deck 1\ncard violet\nE...o\n.....\n.....\n.....\n....T"
    found = {(one.part, one.piece, one.cells) for one in answered(text).errors}
    assert found == {
        ("cards", 0, ()), ("cards", 0, ((4, 0),)), ("cards", None, ()), ("expeditions", None, ()),
        ("skull-penalties", None, ()),
    }  # fmt: skip


def test_blanks_and_ends_of_lines_part_nothing():
    content = DESK.take(WHOLE)
    card = content["cards"].pieces[14]
    card.fields |= {"number": " 1\n5 ", "colour": "vio\u2028let"}
    card.rows[0][0] = " E\n"
    content["expeditions"].counts["I2"] = "1 "
    assert canonical(DESK.write(content)) == canonical(WHOLE)


def test_an_empty_desk_says_what_is_missing():
    found = DESK.check(DESK.write(DESK.empty()))
    assert [(one.part, one.error) for one in found] == [(part.name, True) for part in DESK.parts]


def test_a_card_in_json_is_shown_too():
    deck = json.loads(twin(designed(), "mine"))
    deck["cards"][3]["color"] = "blue"
    (error,) = answered(json.dumps(deck, indent=1)).errors
    assert (error.part, error.piece, error.entry) == ("cards", 3, "colour")


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_on_the_desk_has_a_name(language):
    words = Words(language, GAME)
    for part in DESK.parts:
        ids = [
            part.text,
            part.one or part.text,
            *(kind.text for kind in part.kinds),
            *(field.text for field in part.fields),
        ]
        ids += [text for field in part.fields for _, text in field.values]
        ids += [text for entry in part.entries for text in entry.label if not text.isdigit()]
        assert [text for text in ids if text not in words] == []


def test_the_example_card_is_the_one_that_is_shown():
    assert ["".join(row) for row in DESK.take(WHOLE)["cards"].pieces[14].rows] == CARD_15.split()[3:]
