"""The table drawn in a terminal."""

import io
import random

import pytest
from rich.console import Console

from saqqara.core.dealer import SeededDealer
from saqqara.core.game import Setup
from saqqara.core.match import Match
from saqqara.core.words import Words
from saqqara.games.imhotep import GAME
from saqqara.games.imhotep.components import card_names
from saqqara.games.imhotep.drawing import colour, draw

NAMES = ["Lapis", "Carnelian", "Alabaster", "Ebony"]
WORDS = Words("en", GAME)
ALL_B = {"market": "B", "pyramid": "B", "temple": "B", "burial": "B", "obelisk": "B"}
WIDTHS = (20, 49, 50, 60, 80, 96, 160)


def drawn(match, width=100, seat=0, *, color=None):
    console = Console(
        file=io.StringIO(), width=width, highlight=False, force_terminal=color is not None, color_system=color
    )
    console.print(draw(match.view(seat), WORDS, NAMES[: match.setup.seats], width))
    return console.file.getvalue()  # type: ignore[attr-defined]


def table(seats=2, options=None, **changed):
    """Set up a written table; stones that are not named are in the quarry."""
    given = {"round": 3, "sled": [0] * seats, "ships": ships("4331" if seats == 2 else "4421"), **changed}
    used = [given["sled"][seat] for seat in range(seats)]
    places = [slot for ship in given["ships"] for slot in ship["slots"]]
    places += [owner for pyramid in given.get("pyramid", []) for owner in pyramid]
    for name in ("overflow", "temple", "burial"):
        places += given.get(name, [])
    obelisk = given.get("obelisk", {})
    for seat in range(seats):
        used[seat] += places.count(seat) + sum(obelisk.get(name, [0] * seats)[seat] for name in ("heights", "waiting"))
        used[seat] += 3 * obelisk.get("towers", []).count(seat)
    given["quarry"] = [29 - count for count in used]
    return Match(Setup.of(GAME, seats, options or {}), given)


def ships(card, **changed):
    built = []
    for number, size in enumerate(card, 1):
        ship = {"capacity": int(size), "slots": [None] * int(size), "site": None}
        built.append({**ship, **changed.get(f"ship{number}", {})})
    return built


def test_ships_show_their_stones_from_the_bow_and_their_minimum():
    text = drawn(table(ships=ships("4331", ship1={"slots": [0, None, 1, None]}, ship2={"slots": [1, 1, None]})))
    assert "◀  L   1.2   C   1.4 ▌" in text
    assert "1 · 2 of 3" in text
    assert "2 · can sail" in text
    assert "◀ 1 ▌" in drawn(table(), 60)


def test_a_ship_that_has_sailed_lies_at_its_site():
    text = drawn(table(ships=ships("4331", ship2={"site": "temple"})))
    assert "Temple ◀2▌" in text
    assert "2 has sailed" in text


def test_the_pyramid_shows_its_stones_and_the_points_of_its_free_spaces():
    text = drawn(table(pyramid=[[0, 1, 1, 0, 0, 1, 1, 0, 1, 0]]), 60)
    assert " L  L  C " in text
    assert " C  L  L   L  1 " in text
    assert " C  C  C   3  3   4 " in text


def test_stones_beside_the_pyramid_are_counted():
    assert "beside it L2 C1" in drawn(table(pyramid=[[0, 1] * 7], overflow=[0, 1, 0]), 60)


def test_the_small_pyramids_show_their_bonuses():
    text = drawn(table(options={"pyramid": "B"}, pyramid=[[0], [1, 1, 0], []]), 60)
    lines = text.splitlines()
    start = next(number for number, line in enumerate(lines) if line.startswith("Pyramid B"))
    assert lines[start + 1].startswith("   4       4       4 ")
    assert lines[start + 2].startswith(" L  3    C  L    2  3 ")
    assert lines[start + 3].startswith(" 1▯ 2    C  1    3  1▷")


def test_the_temple_is_seen_from_above_with_its_levels():
    lines = drawn(table(3, temple=[0, 1, 2, 0, 1, 2, 2]), 60).splitlines()
    start = next(number for number, line in enumerate(lines) if "Temple" in line)
    assert " A  A  A  L  C " in lines[start + 1]
    assert " 2  2  1  1  1 " in lines[start + 2]


def test_the_temple_with_gifts_shows_them():
    assert "1/■  2  1/■  ▯  1/■" in drawn(table(3, {"temple": "B"}), 60)


def test_the_burial_chamber_grows_to_the_right():
    lines = drawn(table(burial=[0, 1, 0, 1]), 60).splitlines()
    start = next(number for number, line in enumerate(lines) if line.startswith("Burial Chamber"))
    assert [line[:7] for line in lines[start + 1 : start + 4]] == [" L  C  ", " C  ·  ", " L  ·  "]


@pytest.mark.parametrize("width", WIDTHS)
def test_a_crowded_table_still_fits(width):
    crowded = table(
        4, sled=[1, 1, 1, 1], burial=[0, 1, 2, 3] * 6, temple=[0, 1, 2, 3] * 4, pyramid=[[0, 1] * 7], overflow=[2, 3] * 3,
        obelisk={"heights": [7, 7, 0, 2]}, cards=[["statue"] * 5 + ["chisel", "lever", "sail", "burial-decoration"], ["statue"] * 3, ["hammer"] * 2, []],
    )  # fmt: skip
    text = drawn(crowded, width)
    assert max(map(len, text.splitlines())) <= width
    if width >= 60:
        assert text.count("L") >= 6 + 7


def test_obelisks_show_their_height_and_towers_their_places():
    assert "LLLL▸ 4" in drawn(table(obelisk={"heights": [4, 1]}), 60)
    text = drawn(table(options={"obelisk": "B"}, obelisk={"waiting": [2, 1], "towers": [1, 0]}), 60)
    assert " C  L  8  7  6  5  5  5 " in text
    assert " L  2  C  1" in text


def test_the_market_says_what_its_cards_do():
    text = drawn(table(market={"open": ["statue", "chisel", "chisel"], "pair": None}), 60)
    assert f"+ Statue  {WORDS.say('card-statue-hint')}" in text
    assert f"> Chisel ×2  {WORDS.say('card-chisel-hint')}" in text
    assert WORDS.say("draw-pair") in drawn(
        table(options={"market": "B"}, market={"open": ["statue"], "pair": "closed"})
    )


def test_the_closed_pair_is_drawn_only_for_who_looks_at_it():
    match, dealer, dice = Match(Setup.of(GAME, 2, ALL_B)), SeededDealer(2), random.Random(4)
    match.deal(dealer)
    while match.table["decide"]["ask"] != "keep":
        seat = match.deciding[0]
        codes = [option.code for option in match.options(seat)]
        match.play(seat, "take pair" if "take pair" in codes else dice.choice(codes))
        match.deal(dealer)
    seat = match.deciding[0]
    for card in match.table["pair_cards"]:
        assert f"{WORDS.say(f'card-{card}')}  {WORDS.say(f'card-{card}-hint')}" in drawn(match, 160, seat)
    assert drawn(match, seat=seat) != drawn(match, seat=1 - seat)
    assert "\n? " not in drawn(match, 60, 1 - seat)


def test_every_card_has_a_colour_and_a_hint():
    assert [colour(card) for card in card_names()] == ["red"] * 3 + ["green"] * 4 + ["violet"] + ["blue"] * 4
    for card in card_names():
        assert 10 < len(WORDS.say(f"card-{card}-hint")) < 45


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("options", [{}, ALL_B], ids=["A", "B"])
def test_every_table_of_a_game_is_drawn_within_its_width(seats, options):
    match, dealer, dice = Match(Setup.of(GAME, seats, options)), SeededDealer(seats), random.Random(seats)
    moves = 0
    match.deal(dealer)
    while not match.over:
        seat = match.deciding[0]
        match.play(seat, dice.choice(match.options(seat)).code)
        match.deal(dealer)
        moves += 1
        if moves % 20 == 0:
            for width in WIDTHS:
                assert max(map(len, drawn(match, width, seat).splitlines())) <= width
    assert drawn(match)


def test_colours_and_letters_tell_the_stones_apart():
    match = table(4, temple=[0, 1, 2, 3])
    assert " L  C  A  E " in drawn(match, 60)
    assert (
        len(
            {
                part
                for part in drawn(match, 60, color="truecolor").split("\x1b[")
                if part.endswith((" L ", " C ", " A ", " E "))
            }
        )
        == 4
    )
