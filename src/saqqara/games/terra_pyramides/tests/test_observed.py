"""The numbers of an observation mean what their names say."""

from random import Random as Chooser

from saqqara.core.game import CHANCE
from saqqara.core.match import Match
from saqqara.games.terra_pyramides import GAME
from saqqara.games.terra_pyramides.observed import observed
from saqqara.testing import any_setup, numbers_seen, steps

NAMES = [name for name, _ in observed()]


def test_names_and_numbers_belong_together():
    for seed in range(3):
        chooser = Chooser(seed)
        match = Match(any_setup(GAME, chooser))
        for number, seat in enumerate(steps(match, chooser, weighted=True)):
            if seat != CHANCE and number % 3 == 0:
                compare(match, seat)


def compare(match, seat):
    numbers, table, seats = numbers_seen(match, seat, NAMES), match.view(seat).table, match.setup.seats
    assert numbers["seats"] == seats
    assert GAME.asks[numbers["ask"]] == table["decide"]["ask"]
    assert (seat + numbers["turn"]) % seats == table["turn"]
    assert numbers["version"] == ("base", "horus", "nile").index(match.setup.option("version"))
    for kind, count in table["unseen"].items():
        assert numbers[f"unseen.{kind}"] == count
    for colour, count in table["levels"]["5"].items():
        assert numbers[f"first.{colour}"] == count
    assert [numbers[f"level.{level}"] for level in (2, 3, 4)] == [
        table["levels"][value] for value in ("10", "20", "35")
    ]
    held = [name for name, number in numbers.items() if name.startswith("hand.") and number]
    assert held == ([] if match.state.hand[seat] < 0 else [f"hand.{list(kinds())[match.state.hand[seat]]}"])
    for step in range(seats):
        other, name = (seat + step) % seats, f"seat+{step}"
        assert numbers[f"{name}.gold"] == table["gold"][other]
        assert numbers[f"{name}.supply"] == table["supply"][other]
        assert numbers[f"{name}.track"] == table["track"][other]
        assert numbers[f"{name}.turns"] == table["turns"][other]
        for colour, count in table["stones"][other].items():
            assert numbers[f"{name}.stones.{colour}"] == count
        for source, points in table["points"].items():
            assert numbers[f"{name}.points.{source}"] == points[other]


def kinds():
    return (name.removeprefix("unseen.") for name in NAMES if name.startswith("unseen."))
