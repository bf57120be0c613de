"""The exact solver agrees with a brute force over the plain rules, and declines where chance is left."""

import os
from dataclasses import dataclass, field
from random import Random as Chooser
from typing import Any

import pytest

from saqqara.core.contract import CHANCE
from saqqara.core.fields import encode
from saqqara.core.game import Setup
from saqqara.core.kernel import load, plain_record
from saqqara.core.sight import Sight
from saqqara.core.view import look
from saqqara.games.imhotep import GAME, ai
from saqqara.testing import any_setup

POSITIONS = int(os.environ.get("SAQQARA_EXACT", "1000"))
SMALL, LARGE = 100, 2000  # positions of a tree that the brute force looks at
NODES = 200_000
ROOM = 128
PLAIN = load(GAME, "plain")


class TooLargeError(Exception):
    """The tree is not for the brute force."""


class ChanceMetError(Exception):
    """Chance may be asked in the tree."""


@dataclass
class Brute:
    """Every line to its end, each position once: no bounds, no merging, no hashing."""

    components: Any
    room: int
    known: dict[Any, Any] = field(default_factory=dict)

    def after(self, state, seat, action):
        found = plain_record(GAME.state)
        PLAIN.rules.copy(found, state)
        PLAIN.rules.apply(found, self.components, seat, action)
        return found

    def options(self, state):
        out = [0] * ROOM
        return out[: PLAIN.rules.options(state, self.components, state.decider, out)]

    def value(self, state):
        if PLAIN.rules.deciding(state) == 0:
            return self.end(state)
        if PLAIN.rules.deciding(state) >> CHANCE & 1:
            raise ChanceMetError
        name = encode(GAME.state, state)
        if name not in self.known:
            if len(self.known) > self.room:
                raise TooLargeError
            self.known[name] = None
            seat = state.decider
            every = [self.value(self.after(state, seat, action)) for action in self.options(state)]
            self.known[name] = max(every, key=lambda outcome: liking(outcome, seat))
        return self.known[name]

    def end(self, state):
        points = [0] * 4
        PLAIN.rules.scores(state, self.components, points)
        seats = self.components.seats
        outcome = tuple(zip(points[:seats], state.sled[:seats], strict=True))
        won = PLAIN.rules.winners(state, self.components)
        assert [seat for seat in range(seats) if outcome[seat] == max(outcome)] == [
            seat for seat in range(seats) if won >> seat & 1
        ]
        return outcome


def liking(outcome, seat):
    """Order outcomes, each the points and stones of every seat, by how much a seat likes them."""
    mine = outcome[seat]
    if len(outcome) == 2:
        other = outcome[1 - seat]
        return (mine > other) - (mine < other), mine[0] - other[0], mine[1] - other[1]
    others = outcome[seat + 1 :] + outcome[:seat]
    place = sum((mine > other) - (mine < other) for other in others)
    return place, mine, [(-points, -stones) for points, stones in others]


def said(outcome, seat):
    """Say an outcome as the solver says it."""
    if len(outcome) == 2:
        return liking(outcome, seat)
    return liking(outcome, seat)[0], *outcome[seat]


def positions(seats, seed, chosen=None):
    """Yield positions of the last round by random play, from the first with two ships left on."""
    chooser = Chooser(seed)
    out, weights = [0] * ROOM, [0] * ROOM
    while True:
        setup = any_setup(GAME, chooser, seats) if chosen is None else Setup.of(GAME, seats, chosen)
        components = GAME.fill(setup)
        state = plain_record(GAME.state)
        PLAIN.rules.set_up(state, components)
        while PLAIN.rules.deciding(state):
            seat = state.decider
            if seat == CHANCE:
                n = PLAIN.rules.chances(state, components, out, weights)
                action = chooser.choices(out[:n], weights[:n])[0]
            else:
                n = PLAIN.rules.options(state, components, seat, out)
                action = chooser.choice(out[:n])
                if state.round == 6 and n > 1 and state.docked.count(-1) <= 2:
                    copied = plain_record(GAME.state)
                    PLAIN.rules.copy(copied, state)
                    yield copied, components
            PLAIN.rules.apply(state, components, seat, action)


def sight_of(state, components):
    brute = Brute(components, SMALL)
    view = look(PLAIN, state, components, state.decider)
    return Sight(PLAIN, [view.state], [components], state.decider, brute.options(state))


def compared(state, components, room=SMALL):
    """Compare the solver with the brute force; say how it went."""
    brute = Brute(components, room)
    seat, sight = state.decider, sight_of(state, components)
    try:
        values = {action: brute.value(brute.after(state, seat, action)) for action in sight.options}
    except TooLargeError:
        return "large"
    except ChanceMetError:
        assert ai.exact_values(sight, NODES) is None
        assert ai.prove(sight, NODES) is None
        return "chance"
    found = ai.exact_values(sight, NODES)
    if found is None:
        return "declined"
    assert {action: tuple(value) for action, value in found.items()} == {
        action: said(value, seat) for action, value in values.items()
    }
    best = max(liking(value, seat) for value in values.values())
    assert liking(values[ai.prove(sight, NODES)], seat) == best
    return "solved" if room == SMALL or len(brute.known) > SMALL else "small"


@pytest.mark.parametrize(("seats", "share"), [(2, 5), (3, 3), (4, 2)])
def test_the_solver_agrees_with_a_brute_force(seats, share):
    wanted, counts = POSITIONS * share // 10, dict.fromkeys(("solved", "declined", "chance", "large"), 0)
    for state, components in positions(seats, 100 + seats):
        counts[compared(state, components)] += 1
        if counts["solved"] == wanted:
            break
    assert counts["chance"] > 0
    assert counts["declined"] <= wanted // 20  # only where a ship in the harbour can never sail


@pytest.mark.parametrize("chosen", [{}, {"wrath": "yes", "burial": "B", "obelisk": "B"}], ids=["A", "B"])
def test_the_solver_agrees_where_lines_meet_again(chosen):
    """In larger trees the same position comes about in many ways, with other points made before."""
    wanted = POSITIONS // 200
    for state, components in positions(2, 7, chosen):
        wanted -= compared(state, components, LARGE) == "solved"
        if wanted <= 0:
            break
    assert wanted <= 0
