"""Hands: everybody shows rock, paper or scissors at once, three rounds; a coin says what a win is worth.

With `twice` everybody also keeps another hand back, with `bow` somebody bows after each round, which all see.
"""

from rich.text import Text

from saqqara.core.fields import fields_of
from saqqara.core.game import Action, Catalogue, Game, Option, Setup
from saqqara.core.kernel import plain_record
from tests.small.hands.rules import BOWED, COIN, HANDS, KEPT, SHOWN
from tests.small.hands.table import Components, State

NAMES = ("rock", "paper", "scissors")
ASKS = ("coin", "show", "bow", "over", "keep")


def actions():
    for side in range(2):
        yield Action(COIN + side, f"coin {side + 1}", (), "do-coin", {"side": side + 1})
    for hand in range(HANDS):
        yield Action(SHOWN + hand, f"show {NAMES[hand]}", (NAMES[hand],), "do-show", {"hand": NAMES[hand]})
        yield Action(KEPT + hand, f"keep {NAMES[hand]}", (NAMES[hand],), "do-keep", {"hand": NAMES[hand]})
    yield Action(BOWED, "bow", ("bow",), "do-bow")


def fill(setup):
    c = plain_record(Components)
    c.seats = setup.seats
    c.twice, c.bow = (int(setup.option(name) == "yes") for name in ("twice", "bow"))
    return c


def describe(s, c):
    return {name: getattr(s, name) for name in fields_of(State)}


def restore(table, setup):
    s = plain_record(State)
    for name in fields_of(State):
        setattr(s, name, table[name])
    return s


def question(s, seat):
    shown = seat < HANDS and s.hand[seat] >= 0
    return ASKS[4 if s.ask == 1 and shown else s.ask]


def draw(view, words, names, width):
    return Text(f"open {view.state.open} in hand {view.state.hand} kept {view.state.kept}")


GAME = Game(
    name="hands",
    rules=1,
    seats=(1, 2, 3),
    options=(Option("twice", ("no", "yes")), Option("bow", ("no", "yes"))),
    chapters=(f"{__name__}.rules",),
    state=State,
    components=Components,
    catalogue=Catalogue(actions()),
    rule_ids=("allowed", "turn"),
    asks=ASKS,
    sources=("wins",),
    bound=100,
    fill=fill,
    describe=describe,
    restore=restore,
    question=question,
    points=lambda s, c: {"wins": s.points[: c.seats]},
    folder=__name__,
    draw=__name__,
)


def setup_of(seats=2, **chosen):
    return Setup.of(GAME, seats, chosen)
