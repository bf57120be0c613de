"""The drawings themselves: what is drawn, what is not drawn, and what cannot be drawn."""

import pytest

from saqqara.games.silver_gold_pyramids.tests.draw import codes, drawn, table

TABLE = """
    round 2     pattern I3      flipped I2 V3
    display 17 4 - 40

    a left 7    a right 12  b left 3
    .XX..       E....       E.x..
    .....       .#...       #....
    .....       ..r..       .....
    .....       ..s..       .....
    ....T       ...pT       ....T

    b right 9 nearly
    a finished 1 2      red 9   green 10   skulls 2    torches 1 2
    b owed 1
    violet  a b .
"""


def test_a_table_is_drawn_as_it_is_written():
    match = table(TABLE, no_cell="owe")
    assert drawn(match, "asks") == "a b mark"
    assert drawn(match, "flipped") == "I2 I3 V3"
    assert drawn(match, "display") == "17 4 - 40"
    assert drawn(match, "a left") == "7: b1 c1"
    assert drawn(match, "a right") == "12:"
    assert drawn(match, "b right") == "9: a1 a2 a3 a4 a5 b5 c5 d5"
    assert [drawn(match, f"a {key}") for key in ("finished", "red", "green", "skulls", "torches")] == [
        "1 2", "9", "10", "2", "1 2",
    ]  # fmt: skip
    assert drawn(match, "b owed") == "1"
    assert drawn(match, "violet") == "a b ."
    assert drawn(match, "orange") == ". . ."
    assert drawn(match, "deck") == "39"


def test_marks_are_no_part_of_the_chamber():
    match = table(TABLE, no_cell="owe")
    assert match.components.entrance[6] == 1 << 1
    assert match.components.free[6].bit_count() == 25
    assert match.components.free[11].bit_count() == 24


def test_what_is_not_drawn():
    match = table("a left 48\nb finished 3 47")
    assert drawn(match, "asks") == "* flip"
    assert drawn(match, "round") == "1"
    assert drawn(match, "b left") == drawn(match, "a right") == "none"
    assert drawn(match, "display") == "43 44 45 46"
    assert drawn(match, "deck") == "41"


def test_cards_that_a_drawn_deck_does_not_hold_are_finished_by_the_last_seat():
    match = table("a left 1\nb finished 3\ndisplay 5 - 6 -\ndeck 7 8")
    assert drawn(match, "face_down") == "7 8"
    assert drawn(match, "b finished").split() == [str(card) for card in range(2, 49) if card not in (5, 6, 7, 8)]


def test_a_card_elsewhere_is_drawn_too():
    match = table("""
        pattern I2      display 5 6 7 8
        a left 1 nearly
        card 5
        ..E..
        .....
        .....
        .....
        T....
    """)
    match.play(0, "mark left e5")
    match.play(0, "take 5")
    match.play(7, "display 9")
    match.play(7, "flip O4")
    assert codes(match)[0] == "mark left c1"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("a left 1\nE....\n....X\n.....\n.....\n....T", "hang together"),
        ("a left 1\na right 1", "twice"),
        ("a left 1\nX....\nX....\nX....\nX....\nXXXXX", "tomb"),
        ("a left 1\nE....\n....T", "five rows"),
        ("a left 1\na finished 1", "card 1 is in"),
        ("seats 1\npattern I2", "somebody has to decide"),
    ],
)
def test_a_table_that_cannot_be_is_refused(text, reason):
    with pytest.raises(ValueError, match=reason):
        table(text)
