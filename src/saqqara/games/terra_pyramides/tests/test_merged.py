"""Options that mean the same: stacks that nobody knows and that are equally high."""

from random import Random as Chooser

from saqqara.core.game import CHANCE
from saqqara.core.kernel import load, plain_record
from saqqara.core.match import Match
from saqqara.games.terra_pyramides import GAME
from saqqara.games.terra_pyramides.table import State
from saqqara.games.terra_pyramides.things import STACKS
from saqqara.testing import any_setup, steps

OF_STACKS = ("height", "order", "searched", "top", "stack", "origin")


def unnamed(s, c):
    """Return a table with its stacks in an order that does not depend on their numbers."""
    stacks = []
    for stack in range(STACKS):
        rack = stack // 4 if c.symbol else 0
        known = (s.height[stack], tuple(s.order[stack]), s.searched[stack], s.top[stack])
        stacks.append((rack, *known, s.stack == stack))
    rest = {name: getattr(s, name) for name in State.__annotations__ if name not in OF_STACKS}
    racks = [origin // 4 for origin in s.origin] if c.symbol else []
    return sorted(stacks), racks, repr(rest)


def after(rules, match, seat, action):
    s = plain_record(State)
    rules.copy(s, match.state)
    rules.apply(s, match.components, seat, action)
    return unnamed(s, match.components)


def test_an_option_that_is_merged_away_leads_to_the_same_table_with_stacks_changed_about():
    rules, dropped = load(GAME, "plain").rules, 0
    for seed in range(12):
        chooser = Chooser(seed)
        match = Match(any_setup(GAME, chooser))
        for seat in steps(match, chooser, weighted=True):
            if seat == CHANCE:
                continue
            everything = [option.number for option in match.options(seat)]
            out = list(everything)
            kept = out[: rules.merged(match.state, match.components, seat, out, len(out))]
            assert kept == [number for number in everything if number in set(kept)], "the order stays"
            away = [number for number in everything if number not in kept]
            tables = [after(rules, match, seat, number) for number in kept] if away else []
            for number in away:
                assert after(rules, match, seat, number) in tables, GAME.catalogue[number].code
            dropped += len(away)
    assert dropped > 100
