"""Sticks: two seats take one to three of a heap in turn, and who takes the last one wins. Nothing is hidden or random."""

from saqqara.core.fields import fields_of
from saqqara.core.game import Action, Catalogue, Game, Option, Setup
from saqqara.core.kernel import plain_record
from tests.small.sticks.table import Components, State


def fill(setup):
    c = plain_record(Components)
    c.seats, c.heap = setup.seats, int(setup.option("heap"))
    return c


def describe(s, c):
    return {name: getattr(s, name) for name in fields_of(State)}


GAME = Game(
    name="sticks",
    rules=1,
    seats=(2,),
    options=(Option("heap", tuple(str(heap) for heap in range(9, 0, -1))),),
    chapters=(f"{__name__}.rules",),
    state=State,
    components=Components,
    catalogue=Catalogue(Action(taken, f"take {taken}", (), "do-take") for taken in range(1, 4)),
    rule_ids=("allowed", "turn"),
    asks=("take", "over"),
    sources=("wins",),
    bound=20,
    fill=fill,
    describe=describe,
    restore=lambda table, setup: None,
    question=lambda s, seat: "take",
    points=lambda s, c: {"wins": [0, 0]},
    folder=__name__,
)


def setup_of(heap):
    return Setup.of(GAME, 2, {"heap": str(heap)})
