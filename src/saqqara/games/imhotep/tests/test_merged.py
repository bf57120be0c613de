"""Options that mean the same: one of them is enough, and it leads to the same table with ships changed about."""

from random import Random as Chooser

from saqqara.core.game import CHANCE
from saqqara.core.kernel import load, plain_record
from saqqara.core.match import Match
from saqqara.games.imhotep import GAME
from saqqara.games.imhotep.table import State
from saqqara.games.imhotep.things import SHIPS, SPACES
from saqqara.testing import any_setup, steps

OF_SHIPS = ("owner", "docked", "empty", "loaded", "ship")


def unnamed(s, c):
    """Return a table with its ships in an order that does not depend on their numbers."""
    ships = []
    card = s.turned[s.round - 1]
    for ship in range(SHIPS):
        slots = range(SPACES * ship, SPACES * ship + SPACES)
        empty = tuple(s.empty >> slot & 1 for slot in slots)
        owners = tuple(s.owner[slot] for slot in slots)
        ships.append((c.fleet[card][ship] if card >= 0 else 0, s.docked[ship], owners, empty, s.ship == ship))
    rest = {name: getattr(s, name) for name in State.__annotations__ if name not in OF_SHIPS}
    return sorted(ships), repr(rest)


def after(rules, match, seat, action):
    s = plain_record(State)
    rules.copy(s, match.state)
    rules.apply(s, match.components, seat, action)
    return unnamed(s, match.components)


def test_an_option_that_is_merged_away_leads_to_the_same_table_with_ships_changed_about():
    rules, dropped = load(GAME, "plain").rules, 0
    for seed in range(40):
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
            if away:
                tables = [after(rules, match, seat, number) for number in kept]
                for number in away:
                    assert after(rules, match, seat, number) in tables, GAME.catalogue[number].code
            dropped += len(away)
    assert dropped > 500


def test_no_two_options_that_stay_mean_the_same_because_of_the_ships_alone():
    """At the start of a round with ships of one size, only the first of them can be loaded."""
    rules, seen = load(GAME, "plain").rules, 0
    for seed in range(20):
        chooser = Chooser(seed)
        match = Match(any_setup(GAME, chooser))
        for seat in steps(match, chooser, weighted=True):
            if seat != CHANCE and match.state.ask == 1:
                out = [option.number for option in match.options(seat)]
                kept = out[: rules.merged(match.state, match.components, seat, out, len(out))]
                tables = [repr(after(rules, match, seat, number)) for number in kept]
                assert len(set(tables)) == len(tables)
                seen += 1
    assert seen > 100
