"""The table drawn in a terminal."""

import io
import random

import pytest
from rich.console import Console

from saqqara.core.dealer import SeededDealer
from saqqara.core.game import Setup
from saqqara.core.match import Match
from saqqara.core.view import SPECTATOR
from saqqara.core.words import Words
from saqqara.games.silver_gold_pyramids import GAME
from saqqara.games.silver_gold_pyramids.chambers_drawn import small_pattern
from saqqara.games.silver_gold_pyramids.components.deck import COLOURS, SYMBOLS
from saqqara.games.silver_gold_pyramids.components.shapes import NAMES as SHAPES
from saqqara.games.silver_gold_pyramids.components.shapes import name_of_square, squares
from saqqara.games.silver_gold_pyramids.drawing import draw

NAMES = ["Lapis", "Carnelian", "Alabaster", "Ebony"]
WORDS = Words("en", GAME)
WIDTHS = (30, 49, 50, 64, 80, 100, 140, 200)
C = Match(Setup.of(GAME, 1)).view().components
STAMPS = dict(zip(COLOURS, "≡∴^", strict=True))


def colour(number):
    return next(name for name, cards in zip(COLOURS, C.colour, strict=True) if cards >> number - 1 & 1)


def cards_of(name):
    return [number for number in range(1, 49) if colour(number) == name]


def trail(number, count):
    """Name squares that hang together from the entrance."""
    found = squares(C.entrance[number - 1])
    for bit in found:
        near = (bit + step for step in (1, 6, -1, -6))
        found += [square for square in near if square >= 0 and C.free[number - 1] >> square & 1 and square not in found]
    return [name_of_square(bit) for bit in found[:count]]


def cell(number, square):
    """Return the letter that a square should have, a tomb and a way in apart."""
    bit = 6 * (int(square[1]) - 1) + "abcde".index(square[0])
    here = (mark for mark, found in zip(SYMBOLS, C.symbol[number - 1], strict=True) if found >> bit & 1)
    return next(here, "")


def drawn(match, width=100, seat=0, *, color=None):
    """Draw on paper that is wider than told, so that a line that is too long shows."""
    console = Console(
        file=io.StringIO(), width=width + 50, highlight=False, force_terminal=color is not None, color_system=color
    )
    console.print(draw(match.view(seat), WORDS, NAMES[: match.setup.seats], width))
    return console.file.getvalue()  # type: ignore[attr-defined]


def table(*seats, **changed):
    """Set up a written table in the second round; a seat is told by what it has."""
    given = {"round": 2, "seats": [{"left": None, "right": None, **seat} for seat in seats], **changed}
    return Match(Setup.of(GAME, len(seats)), given)


def marking(*seats, left=(), right=(), skulls=0, owed=0, **changed):
    """Set up a table where the first seat has marked squares under seal and is asked for more."""
    others = [{"left": [], "right": [], "skulls": 0, "owed": 0} for _ in seats[1:]]
    first = {"left": [*left], "right": [*right], "skulls": skulls, "owed": owed}
    asked = [0] if owed or not (left or right) else []
    told = {"expedition": "V3", "flipped": ["I2", "V3"], "marking": [first, *others], **changed}
    return table(*seats, decide={"seats": [*asked, *range(1, len(seats))], "ask": "mark"}, **told)


def chambers(text):
    """Cut the five rows of the first two labelled chambers out of a drawing."""
    lines = text.splitlines()
    start = next(number for number, line in enumerate(lines) if line.startswith("   a  b  c  d  e"))
    rows = lines[start + 1 : start + 6]
    return [row[2:17] for row in rows], [row[21:36] for row in rows]


def printed(number, marked=(), sealed=()):
    """Draw a chamber as it should look."""
    c, lines = number - 1, []
    for row in "12345":
        line = ""
        for column, place in zip("abcde", range(5), strict=True):
            bit, letter = 6 * (int(row) - 1) + place, cell(number, column + row)
            sign = "✓" if column + row in marked else "●" if column + row in sealed else ""
            sign = sign or ("▼" if C.entrance[c] >> bit & 1 else "")
            letter = "∩" if C.tomb[c] >> bit & 1 else letter or ("" if sign else "·")
            line += "▓▓▓" if not C.free[c] >> bit & 1 else f"{sign or ' '}{letter} " if letter else f" {sign} "
        lines.append(line)
    return lines


def card(number, *marks):
    return {"card": number, "marks": [*marks]}


def games(seats, options=None, seed=0):
    """Play a random game and stop at every question."""
    match, dealer, dice = Match(Setup.of(GAME, seats, options or {})), SeededDealer(seed), random.Random(seed)
    match.deal(dealer)
    while not match.over:
        yield match
        seat = dice.choice(match.deciding)
        match.play(seat, dice.choice(match.options(seat)).code)
        match.deal(dealer)
    yield match


# -- Chambers ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(1, 49, 2))
def test_every_chamber_is_told_without_colours(number):
    match = table({"left": card(number), "right": card(number + 1)})
    assert chambers(drawn(match)) == (printed(number), printed(number + 1))


def test_squares_are_named_so_that_they_can_be_typed():
    lines = drawn(table({"left": card(1), "right": card(2)})).splitlines()
    assert any("   a  b  c  d  e      a  b  c  d  e" in line for line in lines)
    assert [line[0] for line in lines if line[:1].isdigit()] == ["1", "2", "3", "4", "5"]


@pytest.mark.parametrize("number", range(1, 49, 5))
def test_marked_squares_are_ticked_and_those_of_this_turn_look_different(number):
    marks = trail(number, 5)
    skulls = sum(cell(number, square) == "s" for square in marks[3:])
    match = marking({"left": card(number, *marks[:3])}, {"left": card(49 - number)}, left=marks[3:], skulls=skulls)
    assert chambers(drawn(match))[0] == printed(number, marks[:3], marks[3:])


def test_card_numbers_colours_and_sides_stand_over_the_chambers():
    violet, orange, green = (cards_of(name)[0] for name in COLOURS)
    text = drawn(table({"left": card(orange), "right": card(violet)}, {"left": card(green)}))
    assert f"∴ left {orange} orange" in text
    assert f"≡ right {violet} violet" in text
    assert f"^{green} green" in text
    assert "no card" in text


def test_symbols_differ_in_colour_too():
    styles: dict[str, str] = {}
    for number in range(1, 49, 2):
        text = drawn(table({"left": card(number), "right": card(number + 1)}), color="truecolor")
        styles |= {part[-2]: part[:-3] for part in text.split("\x1b[") if part[-4:-1] in {f"m {s}" for s in SYMBOLS}}
    assert len(set(styles.values())) == len(styles) == len(SYMBOLS)


# -- The heading ------------------------------------------------------------------------------------------------------


def test_the_pattern_is_drawn_and_what_is_still_face_down():
    text = drawn(marking({"left": card(1), "right": card(2)}))
    lines = text.splitlines()
    assert "Round 2 of 4  pattern 2 of 7: corner of three" in lines[0]
    assert lines[1].startswith("████  still face down ▀▀▀×2 █▀ ▀█▀ █▀▀ ██ ")
    assert lines[2].startswith("██    deck: 46 cards")


def test_every_pattern_has_a_small_drawing_of_its_own():
    assert len({small_pattern(name) for name in SHAPES}) == len(SHAPES)


def test_boxes_show_who_took_them():
    boxes = {"violet": [1, None, None], "orange": [0, 1, None]}
    lines = drawn(table({"left": card(1)}, {"left": card(2)}, boxes=boxes)).splitlines()
    assert any("≡ violet  C   6   3" in line for line in lines)
    assert any("∴ orange  L   C   3" in line for line in lines)
    assert any("^ green   10  6   3" in line for line in lines)
    assert any("Boxes   10 ∴10" in line for line in lines)


def test_who_has_answered_is_told():
    match = next(match for match in games(3, seed=4) if match.table["answered"] == [1])
    for seat in (SPECTATOR, 0, 1, 2):
        text = drawn(match, seat=seat)
        assert "answered:  C " in text
        assert "✓ C  Carnelian" in text
        assert "▸ A  Alabaster" in text


# -- Seats ------------------------------------------------------------------------------------------------------------


def test_the_score_card_counts_gems_torches_and_skulls():
    finished = sorted(cards_of(name)[-1] for name in COLOURS)
    seat = {"left": card(1), "red": 3, "green": 1, "torches": [1], "skulls": 4, "finished": finished}
    text = drawn(table(seat))
    penalty = C.penalty[4]
    for line in (
        f"Lapis {30 + 7 + 5 - penalty} points",
        "Tombs   30 " + " ".join(f"{STAMPS[colour(number)]}{number}" for number in finished),
        "Gems     7 r■■■·······",
        "g■·········",
        "Torches  5 1 · · ·",
        f"Skulls  −{penalty} s■■■■······",
    ):
        assert line in text, line


def test_other_seats_have_a_score_card_in_a_line():
    finished = sorted([cards_of("violet")[-1], *cards_of("orange")[-2:]])
    seat = {"left": card(1), "red": 3, "green": 1, "torches": [1], "skulls": 4, "finished": finished}
    assert f"r3 g1 s4−{C.penalty[4]} t1··· ≡1∴2^0" in drawn(table({"left": card(2)}, seat))


def test_skulls_and_squares_owed_under_seal_are_told_to_their_seat_alone():
    match = next(match for seed in range(60) for match in games(2, seed=seed) if match.table["marking"][0]["skulls"] > match.table["seats"][0]["skulls"] and match.table["marking"][0]["owed"])  # fmt: skip
    skulls = match.table["marking"][0]["skulls"]
    assert f"→{skulls}" in drawn(match, seat=0)
    assert "1 more to mark" in drawn(match, seat=0)
    for seat in (SPECTATOR, 1):
        assert "→" not in drawn(match, seat=seat)
        assert "more to mark" not in drawn(match, seat=seat)


def test_the_viewing_seat_comes_first():
    match = table(*({"left": card(number)} for number in (1, 2, 3, 4)))
    text = drawn(match, 80, 2)
    assert text.index("Alabaster") < text.index("Lapis") < text.index("Carnelian") < text.index("Ebony")
    assert f"{STAMPS[colour(3)]} left 3 {colour(3)}" in text


# -- Secrets ----------------------------------------------------------------------------------------------------------


def test_the_dealt_cards_are_drawn_for_their_seat_alone():
    match = next(match for match in games(2, seed=2) if [len(cards) for cards in match.table["chosen"]] == [1, 0])
    hand = [f"{STAMPS[colour(number)]}{number} {colour(number)}" for number in match.table["hands"][0]]
    for width in WIDTHS:
        mine, *others = (drawn(match, width, seat) for seat in (0, 1, SPECTATOR))
        assert all(name in mine for name in (*hand, "✓ left"))
        assert not any(name in text for name in (*hand, "✓ left") for text in others)


def test_marks_under_seal_are_drawn_for_their_seat_alone():
    seen = 0
    for match in games(2, seed=2):
        if match.table["decide"]["ask"] != "mark":
            continue
        fresh = [seat for seat, told in enumerate(match.table["marking"]) if told["left"] or told["right"]]
        for seat in (SPECTATOR, 0, 1):
            ticks = drawn(match, seat=seat).count("●") - 1  # one is in the legend
            own = match.table["marking"][seat] if seat in fresh else {"left": [], "right": []}
            assert ticks == len(own["left"]) + len(own["right"])
        seen += bool(fresh)
    assert seen > 20


def test_what_others_answer_under_seal_changes_nothing_but_who_has_answered():
    match = next(match for match in games(2, seed=1) if match.table["decide"] == {"seats": [0, 1], "ask": "mark"})
    codes = [option.code for option in match.options(1)]
    seen = set()
    for code in codes:
        match.play(1, code)
        if match.table["answered"] == [1]:
            seen.add(drawn(match, seat=0))
        match.undo(1)
    assert len(codes) > 1
    assert len(seen) == 1


# -- Widths -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "options"), [(1, {}), (2, {"no_cell": "owe"}), (3, {"potion": "before"}), (4, {})])
def test_every_question_of_a_game_is_drawn_for_everybody_within_its_width(seats, options):
    for number, match in enumerate(games(seats, options, seats)):
        for seat in range(SPECTATOR, seats) if number % seats == 0 else (number % seats,):
            width = WIDTHS[(number + seat) % len(WIDTHS)]
            lines = drawn(match, width, seat).splitlines()
            assert max(map(len, lines)) <= width


@pytest.mark.parametrize("width", range(30, 201))
def test_a_crowded_table_fits_every_width(width):
    seat = {"red": 10, "green": 10, "torches": [1, 2], "skulls": 10}
    match = table(
        *({"left": card(4 * n + 1), "right": card(4 * n + 2), "finished": [*range(17 + 8 * n, 25 + 8 * n)], **seat} for n in range(4)),
        expedition="L4", flipped=["I2", "L4"], display=[3, None, 7, 11], boxes={"violet": [0, 0, 0]},
    )  # fmt: skip
    text = drawn(match, width, (SPECTATOR, 0, 3)[width % 3])
    assert max(map(len, text.splitlines())) <= width
    assert all(name in text for name in NAMES)
    assert text.count("∩") >= 2 * 4 + 3  # every chamber to its last square


def test_a_narrow_screen_has_one_thing_below_the_other():
    text = drawn(table({"left": card(1), "right": card(2)}, {"left": card(3)}, display=[5, 6, 7, 8]), 30)
    assert len(text.splitlines()) > 30
    assert "…" not in text
