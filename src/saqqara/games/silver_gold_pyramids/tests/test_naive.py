"""Tests of the naive referee: the worked examples of the rulebook, and situations drawn for a purpose."""

import itertools
import random

import pytest

from saqqara.games.silver_gold_pyramids.tests import naive
from saqqara.games.silver_gold_pyramids.tests.naive import Referee

HEAD = """# sgp-deck 1
expedition I2 1
expedition I3 2
expedition V3 2
expedition T4 1
expedition XXX/X.. 1
expedition O4 1
skull-penalties 1 2 3 4 5 6 7 8 9 10
"""
OPEN = "E.... ..... ..... ..... ....T"


def deck(drawn=None, entrance_symbols=None):
    """Write a deck of empty chambers, but for those that are drawn; violet, orange, green are 3, 1, 2 and so on."""
    lines = [HEAD]
    for number in range(1, 49):
        lines.append(f"card {number} {naive.COLOURS[number % 3]}")
        if number in (entrance_symbols or {}):
            lines.append(f"entrance-symbol {entrance_symbols[number]}")
        lines.extend((drawn or {}).get(number, OPEN).split())
        lines.append("")
    return "\n".join(lines)


def flipping(cards, drawn=None, options=None, entrance_symbols=None, **changes):
    """Set up a table on which chance is to flip, with the cards of each seat: {"left": (7, "a1 b1"), ...}."""
    text = deck(drawn, entrance_symbols)
    table = Referee(len(cards), text, {}).table()
    table["decide"] = {"seats": ["chance"], "ask": "flip"}
    for seat, lying in zip(table["seats"], cards, strict=True):
        for key, value in lying.items():
            seat[key] = {"card": value[0], "marks": value[1].split()} if key in naive.SIDES else value
        for key in ("skulls", "owed"):
            table["marking"][table["seats"].index(seat)][key] = seat[key]
    table.update(changes)
    used = {seat[side]["card"] for seat in table["seats"] for side in naive.SIDES if seat[side]}
    used = used.union(table["display"], *[seat["finished"] for seat in table["seats"]])
    if "face_down" not in changes:
        table["face_down"] = [card for card in range(1, 49) if card not in used]
    referee = Referee.from_table(table, len(cards), text, options or {})
    if None in table["display"] and "display" not in changes:
        for place in range(4):
            referee.display[place] = min(referee.face_down)
            referee.face_down.remove(min(referee.face_down))
    return referee


def run(referee, *lines):
    """Play lines like "0 mark left a1" or "* flip I3"."""
    for line in lines:
        who, code = line.split(" ", 1)
        referee.play("chance" if who == "*" else int(who), code)
    return referee


def refill(referee):
    while referee.ask == "display":
        referee.play("chance", f"display {min(referee.face_down)}")
    return referee


def seat(referee, number=0):
    return referee.table()["seats"][number]


# ---------------------------------------------------------------------------------------------------------------------
# Patterns


@pytest.mark.parametrize(
    ("pattern", "count"),
    [("I1", 25), ("I2", 40), ("I3", 30), ("V3", 64), ("T4", 48), ("L4", 96), ("O4", 16), ("I4", 20), ("S4", 48)],
)
def test_a_pattern_lies_on_an_empty_grid_in_so_many_ways(pattern, count):
    assert len(naive.placements(pattern)) == len(set(naive.placements(pattern))) == count


@pytest.mark.parametrize(
    ("drawing", "pattern"),
    [(".X/.X/XX", "L4"), ("XX/X./X.", "L4"), (".X./XXX", "T4"), ("X/X", "I2"), (".XX/XX.", "S4"), ("XX/.X", "V3")],
)
def test_a_drawn_pattern_is_known_however_it_is_turned(drawing, pattern):
    assert naive.pattern_named(drawing) == pattern


def test_a_pattern_of_five_squares_is_not_known():
    with pytest.raises(ValueError, match="XXXXX"):
        naive.pattern_named("XXXXX")


def test_the_first_marking_is_a_mirrored_L_on_the_entrance():
    referee = run(flipping([{"left": (1, ""), "right": (2, "")}]), "* flip L4")
    on_the_left = {code for code in referee.options(0) if " left " in code}
    assert on_the_left == {
        "mark left a1",
        "mark left a1 a2 a3 b3",
        "mark left a1 b1 a2 a3",
        "mark left a1 b1 b2 b3",
        "mark left a1 b1 c1 a2",
        "mark left a1 b1 c1 c2",
        "mark left a1 a2 b2 c2",
    }
    assert {code.replace("left", "right") for code in on_the_left} == referee.options(0) - on_the_left
    run(referee, "0 mark left a1 a2 b2 c2")
    assert seat(referee)["left"] == {"card": 1, "marks": ["a1", "a2", "b2", "c2"]}


def test_a_pattern_touches_what_was_marked_and_leaves_out_walls():
    # a1 and b1 are marked; of O4 only the square below them has no wall and touches.
    drawn = {1: "E.#.. ..#.. ..#.. ..#.. ....T"}
    referee = run(flipping([{"left": (1, "a1 b1")}], drawn), "* flip O4")
    assert referee.options(0) == {"mark left a2 b2 a3 b3", "mark left a2", "mark left b2"}


def test_a_corner_does_not_connect():
    referee = run(flipping([{"left": (1, "a1")}], {1: "E.... .#... ..... ..... ....T"}), "* flip O4")
    assert referee.options(0) == {"mark left b1", "mark left a2"}


def test_entrance_and_tomb_may_be_in_any_column():
    drawn = {1: "..E## .#.## .#.## .#.## .#T##"}
    referee = run(flipping([{"left": (1, "")}], drawn), "* flip I3")
    assert referee.options(0) == {"mark left c1", "mark left a1 b1 c1", "mark left c1 c2 c3"}
    run(referee, "0 mark left c1 c2 c3", "* flip I2", "0 mark left c4 c5")
    assert seat(referee)["finished"] == [1]


def test_a_code_has_its_squares_row_by_row():
    referee = run(flipping([{"left": (1, "a1")}]), "* flip V3")
    assert "mark left b1 a2 b2" in referee.options(0)
    with pytest.raises(ValueError, match="may not"):
        referee.play(0, "mark left a2 b1 b2")


def test_a_pattern_may_start_on_a_fresh_card_and_the_other_go_on():
    referee = run(flipping([{"left": (1, "a1"), "right": (2, "")}]), "* flip I2")
    assert referee.options(0) == {
        *("mark left b1", "mark left a2", "mark left b1 c1", "mark left b1 b2", "mark left a2 a3", "mark left a2 b2"),
        *("mark right a1", "mark right a1 b1", "mark right a1 a2"),
    }


# ---------------------------------------------------------------------------------------------------------------------
# Symbols


def test_crosses_chain_over_both_cards():
    drawn = {1: "Ex... x.... ..... ..... ....T", 2: "E.... x.... ..... ..... ....T"}
    referee = run(flipping([{"left": (1, ""), "right": (2, "")}, {"left": (3, "")}], drawn), "* flip V3")
    run(referee, "0 mark left a1 b1 a2")
    assert referee.table()["marking"][0] == {"left": ["a1", "b1", "a2"], "right": [], "skulls": 0, "owed": 2}
    # A fresh card begins with its entrance; the squares marked in this turn connect.
    assert referee.options(0) == {"cross left c1", "cross left b2", "cross left a3", "cross right a1"}
    run(referee, "0 cross right a1")
    assert referee.table()["marking"][0]["owed"] == 1
    assert "cross right a2" in referee.options(0)
    run(referee, "0 cross right a2")
    assert referee.table()["marking"][0] == {"left": ["a1", "b1", "a2"], "right": ["a1", "a2"], "skulls": 0, "owed": 1}
    assert (referee.deciding(), referee.table()["answered"]) == ([0, 1], [])
    run(referee, "0 cross left c1")
    assert (referee.deciding(), referee.table()["answered"]) == ([1], [0])
    assert referee.options(0) == set()
    # Nothing is open before all answers are in.
    assert seat(referee)["left"] == {"card": 1, "marks": []}
    run(referee, "1 mark left a1")
    assert seat(referee)["left"]["marks"] == ["a1", "b1", "c1", "a2"]
    assert seat(referee)["right"]["marks"] == ["a1", "a2"]
    assert referee.table()["marking"][0] == {"left": [], "right": [], "skulls": 0, "owed": 0}


def test_an_entrance_may_carry_a_cross():
    referee = flipping([{"left": (1, ""), "right": (2, "")}], entrance_symbols={1: "x"})
    run(referee, "* flip O4", "0 mark left a1")
    assert referee.options(0) == {"cross left b1", "cross left a2", "cross right a1"}


@pytest.mark.parametrize(
    ("ruling", "allowed"),
    [
        ("allow", {"cross left b4", "cross right a1"}),
        ("forbid", {"cross right a1"}),
    ],
)
def test_a_cross_on_a_card_whose_tomb_is_marked(ruling, allowed):
    drawn = {1: "E##.. .##.. .##.. ..##. .xT#."}
    cards = [{"left": (1, "a1 a2 a3 a4"), "right": (2, "")}]
    referee = run(flipping(cards, drawn, {"mark_after_tomb": ruling}), "* flip I3")
    run(referee, "0 mark left a5 b5 c5")
    assert referee.options(0) == allowed
    run(referee, "0 cross right a1")
    assert seat(referee)["finished"] == [1]
    assert seat(referee)["left"] is None


@pytest.mark.parametrize(("no_cell", "owed"), [("lapse", 0), ("owe", 1)])
def test_a_cross_without_a_square(no_cell, owed):
    # The only card is finished with the cross beside its tomb, and may not be marked any more.
    drawn = {1: "E##.. .##.. .##.. .###. .xT#."}
    options = {"mark_after_tomb": "forbid", "no_cell": no_cell}
    referee = run(flipping([{"left": (1, "a1 a2 a3 a4")}, {"left": (4, "")}], drawn, options), "* flip I3")
    run(referee, "0 mark left a5 b5 c5")
    assert referee.table()["answered"] == [0]
    assert referee.table()["marking"][0]["owed"] == owed
    assert seat(referee)["owed"] == 0
    run(referee, "1 mark left a1")
    assert seat(referee)["owed"] == owed
    refill(run(referee, "0 take 2"))
    run(referee, "* flip I2", "0 mark left a1 b1")
    if owed:
        # Now the square that was owed is asked for.
        assert referee.options(0) == {"cross left c1", "cross left a2", "cross left b2"}
        run(referee, "0 cross left c1")
    assert referee.table()["answered"] == [0]
    run(referee, "1 mark left a2")
    assert seat(referee)["owed"] == 0
    assert seat(referee)["left"]["marks"] == ["a1", "b1", "c1"][: 2 + owed]


def test_squares_owed_are_asked_together_with_new_ones():
    drawn = {1: "E##.. .##.. .##.. .###. .xT#."}
    options = {"mark_after_tomb": "forbid", "no_cell": "owe"}
    referee = flipping([{"left": (1, "a1 a2 a3 a4 a5"), "owed": 2}], drawn, options)
    assert referee.table()["marking"][0]["owed"] == 2
    run(referee, "* flip I2", "0 mark left b5 c5")
    assert seat(referee)["owed"] == 3


def test_squares_owed_wait_for_a_card():
    referee = flipping([{"owed": 1}, {"left": (1, "")}], options={"no_cell": "owe"})
    run(referee, "* flip I2")
    assert referee.table()["answered"] == [0]
    run(referee, "1 mark left a1")
    assert seat(referee)["owed"] == 1


@pytest.mark.parametrize(("skulls", "left"), [(0, 0), (1, 0), (2, 0), (3, 1), (10, 8)])
def test_a_potion_erases_two_skulls_or_as_many_as_there_are(skulls, left):
    referee = flipping([{"left": (1, "a1"), "skulls": skulls}], {1: "Ep... ..... ..... ..... ....T"})
    run(referee, "* flip I2", "0 mark left b1")
    assert seat(referee)["skulls"] == left


@pytest.mark.parametrize(
    ("ruling", "skulls", "left"),
    [
        *(("after", 0, 0), ("after", 1, 1), ("after", 2, 2), ("after", 9, 8), ("after", 10, 8)),
        *(("before", 0, 2), ("before", 1, 2), ("before", 2, 2), ("before", 9, 9), ("before", 10, 10)),
    ],
)
def test_a_potion_acts_after_or_before_two_skulls_of_the_same_marking(ruling, skulls, left):
    cards = [{"left": (1, "a1"), "skulls": skulls}]
    referee = flipping(cards, {1: "Esps. ..... ..... ..... ....T"}, {"potion": ruling})
    run(referee, "* flip I3", "0 mark left b1 c1 d1")
    assert seat(referee)["skulls"] == left


def test_a_square_by_a_cross_is_a_marking_of_its_own():
    # The potion comes first, the skull only with the cross.
    referee = flipping([{"left": (1, "a1")}], {1: "Exps. ..... ..... ..... ....T"})
    run(referee, "* flip I2", "0 mark left b1 c1", "0 cross left d1")
    assert seat(referee)["skulls"] == 1


def test_full_rows_of_gems_and_skulls_take_no_more():
    cards = [{"left": (1, "a1"), "red": 9, "green": 10, "skulls": 10}]
    referee = flipping(cards, {1: "Err.. g.... s.... ..... ....T"})
    run(referee, "* flip I2", "0 mark left b1 c1", "* flip I3", "0 mark left a2 a3 a4")
    assert (seat(referee)["red"], seat(referee)["green"], seat(referee)["skulls"]) == (10, 10, 10)
    assert referee.points()["gems"] == [50]


def test_one_torch_a_round():
    cards = [{"left": (1, "a1"), "torches": [2]}]
    referee = flipping(cards, {1: "Ett.. t.... t.... ..... ....T"}, round=3)
    run(referee, "* flip I2", "0 mark left b1 c1", "* flip I3", "0 mark left a2")
    assert seat(referee)["torches"] == [2, 3]
    assert referee.points()["torches"] == [10]


# ---------------------------------------------------------------------------------------------------------------------
# Finished cards


BESIDE_THE_TOMB = "a1 a2 a3 a4 a5 b5 c5 d5"


def about_to_finish(*cards, **more):
    """A seat that can mark the tomb of each of its cards."""
    return {side: (card, BESIDE_THE_TOMB) for side, card in zip(naive.SIDES, cards, strict=False)} | more


def both_finished(*others, options=None, **changes):
    """Seat 0 has finished 20 and 40 at once, by a cross on 20 beside the tomb; each of the others one card."""
    drawn = {20: "E.... ..... ..... ....x ....T", 40: OPEN}
    seats = [about_to_finish(20, 40), *[about_to_finish(card) for card in others]]
    referee = run(flipping(seats, drawn, options, **changes), "* flip I2", "0 mark left e4 e5", "0 cross right e5")
    for number in range(1, len(seats)):
        run(referee, f"{number} mark left e5")
    return referee


def test_lowest_number_drafts_first_and_both_cards_come_before_the_display_is_filled():
    referee = both_finished(30)
    assert referee.table()["finished_now"] == [20, 30, 40]
    assert referee.table()["drafting"] == {"seat": 0, "cards": 2, "drafted": []}
    assert referee.table()["display"] == [1, 2, 3, 4]
    assert referee.options(0) == {"take 1", "take 2", "take 3", "take 4", "take deck"}
    run(referee, "0 take 3")
    assert referee.table()["display"] == [1, 2, None, 4]
    assert referee.table()["drafting"] == {"seat": 0, "cards": 1, "drafted": []}
    assert seat(referee)["left"] == {"card": 3, "marks": []}
    run(referee, "0 take 1")
    assert seat(referee)["right"] == {"card": 1, "marks": []}
    assert referee.table()["decide"] == {"seats": ["chance"], "ask": "display"}
    assert referee.table()["drafting"] == {"seat": 0, "cards": 0, "drafted": []}
    run(referee, "* display 9", "* display 8")
    assert referee.table()["display"] == [9, 2, 8, 4]
    assert referee.table()["drafting"] == {"seat": 1, "cards": 1, "drafted": [0]}
    run(referee, "1 take deck")
    assert referee.table()["decide"] == {"seats": ["chance"], "ask": "draw"}
    assert referee.chances()["draw 48"] == 1
    run(referee, "* draw 48")
    assert seat(referee, 1)["left"] == {"card": 48, "marks": []}
    assert referee.table()["decide"] == {"seats": ["chance"], "ask": "flip"}
    assert referee.table()["drafting"] == {"seat": None, "cards": 0, "drafted": []}
    assert referee.table()["finished_now"] == []


def test_with_two_finished_the_higher_number_may_count():
    assert both_finished(30, options={"two_finished": "higher"}).deciding() == [1]
    assert both_finished(45, options={"two_finished": "higher"}).deciding() == [0]


def test_cards_run_out():
    referee = both_finished(30, display=[None, 7, None, None], face_down=[])
    assert referee.options(0) == {"take 7"}
    run(referee, "0 take 7")
    assert (seat(referee, 0)["left"], seat(referee, 0)["right"]) == ({"card": 7, "marks": []}, None)
    assert (seat(referee, 1)["left"], seat(referee, 1)["right"]) == (None, None)
    assert referee.table()["decide"]["ask"] == "flip"
    run(referee, "* flip I3")
    assert (referee.deciding(), referee.table()["answered"]) == ([0], [1])
    run(referee, "0 mark left a1")


def test_the_last_card_of_the_deck_fills_the_leftmost_place():
    referee = both_finished(30, display=[7, 8, 9, 10], face_down=[5])
    run(referee, "0 take 10", "0 take 8", "* display 5")
    assert referee.table()["display"] == [7, 5, 9, None]
    assert referee.options(1) == {"take 7", "take 5", "take 9"}


def test_nobody_has_a_card():
    referee = run(flipping([{}, {}], display=[None] * 4, face_down=[]), "* flip I3")
    assert referee.table()["decide"] == {"seats": ["chance"], "ask": "flip"}
    assert (referee.table()["expedition"], referee.table()["answered"]) == ("I3", [])


# ---------------------------------------------------------------------------------------------------------------------
# Pyramid points


def finish(seats, options=None, **changes):
    """Finish the left card of every seat, draft, and return the boxes."""
    referee = run(flipping(seats, options=options, **changes), "* flip I2")
    for number in range(len(seats)):
        run(referee, f"{number} mark left e5")
    while referee.ask != "flip":
        assert referee.table()["boxes"] == changes.get("boxes", {colour: [None] * 3 for colour in naive.COLOURS})
        (who,) = referee.deciding()
        referee.play(who, min(referee.options(who) if isinstance(who, int) else referee.chances()))
    return referee.boxes


LUKAS, SOFIE, TOMAS = 0, 1, 2


def test_two_colours_are_two_races():
    # Green is 2, 5, 8 ..., violet 3, 6, 9 ...
    boxes = finish([about_to_finish(5, finished=[2]), about_to_finish(1), about_to_finish(6, finished=[3])])
    assert boxes == {"green": [LUKAS, None, None], "violet": [TOMAS, None, None], "orange": [None, None, None]}


def test_the_lower_number_takes_the_better_box():
    taken = {"violet": [TOMAS, None, None], "orange": [None] * 3, "green": [None] * 3}
    sofie, tomas = about_to_finish(33, finished=[3]), about_to_finish(15, finished=[6, 9, 12])
    assert finish([about_to_finish(1), sofie, tomas], boxes=taken)["violet"] == [TOMAS, TOMAS, SOFIE]


def test_no_box_is_left_for_the_fourth():
    taken = {"violet": [2, 2, None], "orange": [None] * 3, "green": [None] * 3}
    boxes = finish(
        [about_to_finish(33, finished=[3]), about_to_finish(15, finished=[6]), about_to_finish(1)], boxes=taken
    )
    assert boxes["violet"] == [2, 2, 1]


@pytest.mark.parametrize(("before", "box"), [(0, 0), (1, 1), (2, 0), (3, 1), (4, 0), (5, 1), (6, 0), (7, 0)])
def test_the_second_fourth_and_sixth_of_a_colour_take_a_box(before, box):
    finished = [3 * number for number in range(1, before + 1)]
    boxes = finish([about_to_finish(48, finished=finished)])
    assert boxes["violet"] == [0 if box else None, None, None]


@pytest.mark.parametrize(("before", "box"), [(0, 1), (1, 1), (2, 1), (3, 1), (4, 1), (5, 1), (6, 0), (7, 0)])
def test_two_of_a_colour_at_once_take_one_box(before, box):
    finished = [3 * number for number in range(1, before + 1)]
    referee = flipping([about_to_finish(45, 48, finished=finished)], {45: "E.... ..... ..... ....x ....T"})
    run(
        referee, "* flip I2", "0 mark left e4 e5", "0 cross right e5", "0 take deck", f"* draw {min(referee.face_down)}"
    )
    run(referee, "0 take deck", f"* draw {min(referee.face_down)}")
    assert referee.boxes["violet"] == [0 if box else None, None, None]


@pytest.mark.parametrize(("ruling", "boxes"), [("lower", [0, 1, None]), ("higher", [1, 0, None])])
def test_two_of_a_colour_race_by_one_number(ruling, boxes):
    seats = [about_to_finish(21, 39), about_to_finish(30, finished=[3])]
    referee = flipping(seats, {21: "E.... ..... ..... ....x ....T"}, {"same_colour": ruling})
    run(referee, "* flip I2", "0 mark left e4 e5", "0 cross right e5", "1 mark left e5")
    for _ in range(2):
        refill(run(referee, f"0 take {next(card for card in referee.display if card)}"))
    refill(run(referee, f"1 take {next(card for card in referee.display if card)}"))
    assert referee.boxes["violet"] == boxes


# ---------------------------------------------------------------------------------------------------------------------
# The end


def test_the_scoring_example():
    lukas = {
        "finished": [1, 4, 2, 5, 8, 11, 3],
        "torches": [1, 4],
        "red": 6,
        "green": 3,
        "skulls": 6,
    }
    boxes = {"violet": [None] * 3, "orange": [0, None, None], "green": [1, 0, 0]}
    referee = flipping([lukas, {}], boxes=boxes)
    points = {source: values[0] for source, values in referee.points().items()}
    assert points == {"tombs": 70, "torches": 10, "boxes": 19, "gems": 18, "skulls": -6}
    assert referee.scores() == [111, 10]


def test_the_lowest_number_breaks_a_tie():
    assert flipping([{"finished": [7, 9]}, {"finished": [8, 2]}, {"finished": [1]}]).winners() == [1]


def test_a_tie_without_a_finished_card_is_shared():
    assert flipping([{"red": 2}, {"green": 2}, {"green": 1}]).winners() == [0, 1]
    assert flipping([{"red": 5, "green": 1}, {"finished": [48], "skulls": 1}]).winners() == [1]
    assert flipping([{"red": 5, "green": 1}, {"finished": [48], "skulls": 2}]).winners() == [0]


def test_seven_flips_end_a_round():
    referee = flipping([{"left": (1, "")}], flipped=["I2", "I3", "I3", "V3", "V3", "T4"], expedition="V3")
    assert referee.chances() == {"flip L4": 1, "flip O4": 1}
    run(referee, "* flip O4")
    assert referee.table()["flipped"] == ["I2", "I3", "I3", "V3", "V3", "T4", "O4"]
    run(referee, "0 mark left a1")
    assert (referee.round, referee.flipped, referee.expedition) == (2, [], "O4")
    assert referee.chances() == {
        "flip I2": 1,
        "flip I3": 2,
        "flip V3": 2,
        "flip T4": 1,
        "flip L4": 1,
        "flip O4": 1,
    }


def test_four_rounds_end_the_game():
    flipped = ["I2", "I3", "I3", "V3", "V3", "T4"]
    referee = flipping([about_to_finish(1), {"left": (2, "")}], flipped=flipped, round=4)
    run(referee, "* flip L4", "1 mark left a1", "0 mark left e5")
    # The four steps are done to their end, also in the last turn.
    assert referee.deciding() == [0]
    refill(run(referee, "0 take 3"))
    table = referee.table()
    assert table["decide"] == {"seats": [], "ask": "over"}
    assert (table["round"], table["flipped"], table["expedition"]) == (4, [*flipped, "L4"], "L4")
    assert (referee.scores(), referee.winners()) == ([10, 0], [0])
    assert (referee.deciding(), referee.options(0), referee.chances()) == ([], set(), {})


# ---------------------------------------------------------------------------------------------------------------------
# The start, and whole games


def test_the_start():
    referee = Referee(2, deck(), {"deck": "designed"})
    table = referee.table()
    assert (table["decide"], table["shuffle"]) == (
        {"seats": ["chance"], "ask": "deal"},
        {"cards": list(range(1, 49)), "to": 0},
    )
    run(referee, "* deal 9", "* deal 2", "* deal 30", "* deal 4")
    assert referee.table()["shuffle"]["to"] == 1
    assert "deal 9" not in referee.chances()
    run(referee, *[f"* deal {card}" for card in (10, 20, 31, 40)])
    table = referee.table()
    assert (table["deck"], len(table["face_down"]), table["shuffle"]["to"]) == (40, 48, None)
    assert (table["hands"], table["decide"]) == ([[9, 2, 30, 4], [10, 20, 31, 40]], {"seats": [0, 1], "ask": "keep"})
    run(referee, "1 keep 40", "0 keep 9", "1 keep 10")
    table = referee.table()
    assert (table["chosen"], table["answered"], table["decide"]["seats"]) == ([[9], [40, 10]], [1], [0])
    assert seat(referee, 1)["left"] is None
    assert referee.options(0) == {"keep 2", "keep 30", "keep 4"}
    run(referee, "0 keep 2")
    table = referee.table()
    assert (table["hands"], table["chosen"], table["answered"], table["deck"]) == ([[], []], [[], []], [], 44)
    assert seat(referee, 1)["left"] == {"card": 40, "marks": []}
    assert seat(referee, 1)["right"] == {"card": 10, "marks": []}
    assert table["shuffle"] == {"cards": [card for card in range(1, 49) if card not in (2, 9, 10, 40)], "to": None}
    run(referee, "* display 30", "* display 1", "* display 5")
    assert referee.table()["display"] == [30, 1, 5, None]
    run(referee, "* display 3")
    table = referee.table()
    assert (table["decide"]["ask"], table["flipped"], table["expedition"], table["round"]) == ("flip", [], None, 1)


def test_an_option_has_to_be_known():
    with pytest.raises(ValueError, match="potion"):
        Referee(2, deck(), {"potion": "never"})


def sprinkled(chooser):
    """A deck with symbols here and there."""
    signs = ["".join(chooser.choices("....xxrgtssp", k=25)) for _ in range(48)]
    chambers = ["E" + text[1:24] + "T" for text in signs]
    return deck(
        {number: " ".join(text[at : at + 5] for at in range(0, 25, 5)) for number, text in enumerate(chambers, 1)}
    )


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_random_games_end_and_may_be_taken_up_from_any_table(seats):
    for seed, values in enumerate(itertools.product(*naive.SETTLED.values())):
        if seed % 8 not in (seats, seats + 3):
            continue
        chooser, options = random.Random(seed), dict(zip(naive.SETTLED, values, strict=True))
        text = sprinkled(chooser)
        referee, flips = Referee(seats, text, options), 0
        while referee.deciding():
            who = chooser.choice(referee.deciding())
            codes = sorted(referee.options(who) if isinstance(who, int) else referee.chances())
            code = max(chooser.sample(codes, min(len(codes), 6)), key=len)
            referee.play(who, code)
            flips += code.startswith("flip")
            table = referee.table()
            referee = Referee.from_table(table, seats, text, options)
            assert referee.table() == table
        cards = [*table["face_down"], *[card for card in table["display"] if card]]
        for one in table["seats"]:
            cards += [*one["finished"], *[one[side]["card"] for side in naive.SIDES if one[side]]]
        assert (flips, sorted(cards)) == (28, list(range(1, 49)))
