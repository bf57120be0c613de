"""The table drawn in a terminal."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from saqqara.core.view import SPECTATOR
from saqqara.core.words import Words
from saqqara.games.terra_pyramides import GAME
from saqqara.games.terra_pyramides.drawing import draw as drawing
from saqqara.games.terra_pyramides.tests.draw import dealt, draw, play
from saqqara.testing import golden

NAMES = ["Anna", "Ben", "Cleo", "Dora"]


def drawn(match, width=80, seat=SPECTATOR):
    paper = io.StringIO()
    console = Console(file=paper, width=width, color_system=None)
    console.print(drawing(match.view(seat), Words("en", GAME), NAMES[: match.setup.seats], width))
    return paper.getvalue()


def row(text, number):
    """Return the fields of one row of the board."""
    return next(line for line in text.splitlines() if line.startswith(f"{number:>2} ")).split()[1:]


def test_tiles_sites_oases_and_free_fields_are_drawn():
    text = drawn(draw("tiles e4 worker-blue w\nsites f3 2, g5 3 a2, e6 1 blue4 b1"))
    assert row(text, 4) == ["·", "·", "·", "[", "]", "wB←", "w↑", "·", "·", "[", "]", "·", "·"]
    assert "[2]" in row(text, 3)
    assert "3A2" in row(text, 5)
    assert "▲4B1" in row(text, 6)
    assert "(o)" in row(text, 2)


def test_one_line_says_which_letter_is_which_stone():
    text = drawn(draw("sites f3 2"))
    assert "B blue, R red, K black, Y yellow, G green, N brown, W white" in text.splitlines()


def test_the_nile_has_its_numbers_and_ships():
    text = drawn(draw("ship a 4 1", version="nile"))
    assert "~A" in row(text, 3)
    assert "~B" in row(text, 1)
    assert "~19" in row(text, 10)
    assert "Highest pyramid" in " ".join(text.split())


def test_each_seat_has_a_line_with_what_it_has():
    text = drawn(draw("gold a 3\nstones a blue 2  a white 1\nhand a worker-red"), seat=0)
    line = next(line for line in text.splitlines() if "Anna" in line)
    assert "15 workers, 3 gold  BBW  tile wR" in line
    other = next(line for line in text.splitlines() if "Ben" in line)
    assert "tile ?" in other


def test_a_searched_stack_is_drawn_for_who_knows_it():
    match = draw("gold a 1\nhand a blue")
    play(
        match,
        "a place a1 e",
        "a row rising",
        "a done" if "done" in [o.code for o in match.options(0)] else "a search 3",
    )
    if match.table["decide"]["ask"] == "draw":
        play(match, "a search 3")
    height = match.table["stacks"][2]["tiles"]
    play(match, *(f"* tile {kind}" for kind in ("red", "eye-eye", "black", "green", "brown")[:height]))
    assert "You know stack 3, from the top: R ee K" in drawn(match, seat=0)
    assert "You know" not in drawn(match, seat=1)


@pytest.mark.parametrize("width", [30, 47, 50, 60, 80, 120])
def test_no_line_is_longer_than_the_screen(width):
    for number, (match, seat) in enumerate(golden(GAME)):
        if number % 400 == 0:
            shown = drawn(match, width, seat if seat < match.setup.seats else SPECTATOR)
            assert max(len(line.rstrip()) for line in shown.splitlines()) <= width


def test_a_narrow_screen_lists_the_board():
    text = drawn(dealt(), 40)
    assert "f4 " in text
    assert "a    b" not in text
