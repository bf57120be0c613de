"""The numbers of an observation mean what their names say."""

from random import Random as Chooser

from saqqara.core.game import CHANCE
from saqqara.core.match import Match
from saqqara.games.imhotep import GAME
from saqqara.games.imhotep.observed import observed
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
    assert numbers["pile"] == table["pile"]
    assert GAME.asks[numbers["ask"]] == table["decide"]["ask"]
    assert (seat + numbers["turn"]) % seats == table["turn"]
    assert numbers["site.temple.side"] == "AB".index(match.setup.option("temple"))
    assert numbers["stones.burial"] == len(table["burial"])
    for card in ("entrance", "statue", "chisel"):
        assert numbers[f"card.{card}.market"] == table["market"]["open"].count(card)
    for number, ship in enumerate(table["ships"], 1):
        assert numbers[f"ship.{number}.harbour"] == (ship["site"] is None)
        if ship["site"] is None:
            assert numbers[f"ship.{number}.capacity"] == ship["capacity"]
            owners = [0 if owner is None else 1 + (owner - seat) % seats for owner in ship["slots"]]
            assert [numbers[f"ship.{number}.space.{space}"] for space in range(1, len(owners) + 1)] == owners
    for step in range(seats):
        other, name = (seat + step) % seats, f"seat+{step}"
        assert numbers[f"{name}.sled"] == table["sled"][other]
        assert numbers[f"{name}.quarry"] == table["quarry"][other]
        assert numbers[f"{name}.burial.stones"] == table["burial"].count(other)
        assert numbers[f"{name}.card.lever"] == table["cards"][other].count("lever")
        assert numbers[f"{name}.card.statue"] == table["cards"][other].count("statue")
