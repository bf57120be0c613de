"""The numbers of an observation mean what their names say."""

from random import Random as Chooser

from saqqara.core.game import CHANCE
from saqqara.core.match import Match
from saqqara.games.silver_gold_pyramids import GAME
from saqqara.games.silver_gold_pyramids.observed import observed
from saqqara.testing import any_setup, numbers_seen, steps

NAMES = [name for name, _ in observed()]


def test_names_and_numbers_belong_together():
    for seed in range(4):
        chooser = Chooser(seed)
        match = Match(any_setup(GAME, chooser))
        for seat in steps(match, chooser, weighted=True):
            if seat != CHANCE:
                compare(match, seat)


def compare(match, seat):
    numbers, table, seats = numbers_seen(match, seat, NAMES), match.view(seat).table, match.setup.seats
    assert numbers["round"] == table["round"]
    assert numbers["seats"] == seats
    assert GAME.asks[numbers["ask"]] == table["decide"]["ask"]
    assert numbers["flips"] == len(table["flipped"])
    assert numbers["face_down"] == len(table["face_down"])
    if table["expedition"]:
        assert numbers[f"shape.{table['expedition']}.now"] == 1
    for place, card in enumerate(table["display"], 1):
        assert numbers[f"display.{place}.number"] == (card or 0)
    for place, card in enumerate(table["hands"][seat], 1):
        assert numbers[f"hand.{place}.number"] == card
    for colour in ("violet", "orange", "green"):
        assert numbers[f"boxes.{colour}"] == table["boxes"][colour].count(None)
    for step in range(seats):
        other, name = (seat + step) % seats, f"seat+{step}"
        told = table["seats"][other]
        assert numbers[f"{name}.red"] == told["red"]
        assert numbers[f"{name}.green"] == told["green"]
        assert numbers[f"{name}.torches"] == len(told["torches"])
        assert numbers[f"{name}.skulls"] == (told if step else table["marking"][seat])["skulls"]
        finished = sum(numbers[f"{name}.finished.{colour}"] for colour in ("violet", "orange", "green"))
        assert finished == len(told["finished"])
        for side in ("left", "right"):
            assert numbers[f"{name}.{side}.number"] == (told[side]["card"] if told[side] else 0)
            if step and told[side]:
                assert numbers[f"{name}.{side}.marked"] == len(told[side]["marks"])
        assert numbers[f"{name}.unused.1"] == numbers[f"{name}.unused.2"] == 0
