"""Perft: how many ways there are to act so many times, counted by the engine in both back ends and by the naive referee.

A line of perft.txt is a case: a replay, how many of its moves are played first, the seed of the deal, the depth, the count.
Below each first action the count is compared as well, and shown when it differs.
"""

import json
from pathlib import Path

import pytest

from saqqara.core.dealer import SeededDealer
from saqqara.core.game import CHANCE
from saqqara.core.kernel import load, plain_record
from saqqara.core.match import replay
from saqqara.games.imhotep import GAME
from saqqara.games.imhotep.components import site_names
from saqqara.games.imhotep.tests import naive
from saqqara.perft import perft

FOLDER = Path(__file__).parent
CASES = [
    line.split()
    for line in (FOLDER / "perft.txt").read_text(encoding="utf-8").split("\n")
    if line and not line.startswith("#")
]
DEEP = 8_000  # counts beyond this are left to the compiled back end

cases = pytest.mark.parametrize(
    ("name", "at", "seed", "depth", "count"), CASES, ids=["-".join(case[:4]) for case in CASES]
)


def position(name, at, seed):
    """Play a replay so far, and let the seed's deal answer if chance is asked."""
    match = replay((FOLDER / "replays" / f"{name}.log").read_text(encoding="utf-8"), at=int(at))
    match.deal(SeededDealer(int(seed)))
    return match


def difference(one, two):
    return {code: (one.get(code), two.get(code)) for code in {*one, *two} if one.get(code) != two.get(code)}


@cases
def test_the_compiled_engine_counts_what_is_written_down(name, at, seed, depth, count):
    below = perft(position(name, at, seed), int(depth), int(seed), kernel=load(GAME, "compiled"))
    assert sum(below.values()) == int(count), below


@cases
def test_the_plain_engine_counts_the_same_below_each_first_action(name, at, seed, depth, count):
    if int(count) > DEEP:
        depth = int(depth) - 1
    plain = perft(position(name, at, seed), int(depth), int(seed), kernel=load(GAME, "plain"))
    compiled = perft(position(name, at, seed), int(depth), int(seed), kernel=load(GAME, "compiled"))
    assert plain == compiled, difference(plain, compiled)


@cases
def test_the_referee_counts_the_same_below_each_first_action(name, at, seed, depth, count):
    """Both get the same cards: what the deal answers is looked up by the table on which it is asked."""
    depth = int(depth) - (int(count) > DEEP)
    match = position(name, at, seed)
    dealt: dict[str, str] = {}
    mine = walk(match, match.state, depth, SeededDealer(int(seed)), dealt)
    sides = {site: match.setup.option(site) for site in site_names()}
    setup = naive.Setup(match.setup.seats, sides, match.setup.option("wrath") == "yes")
    table = {key: value for key, value in match.table.items() if key not in {"shuffle", "drawing"}}
    theirs = {
        code: naive.perft(setup, naive.play(setup, table, code), depth - 1, lambda asked: dealt[key_of(asked)])
        for code in naive.options(setup, table)
    }
    engine = perft(position(name, at, seed), depth, int(seed), kernel=load(GAME, "plain"))
    assert engine == theirs, difference(engine, theirs)
    assert sum(engine.values()) == mine


def key_of(table):
    kept = {key: value for key, value in table.items() if key not in {"shuffle", "drawing", "pair_cards"}}
    return json.dumps([kept, sorted(table["pair_cards"])], sort_keys=True)


def walk(match, state, depth, dealer, dealt):
    """Count by the rules one by one, and write down what the deal answers where."""
    rules, components = match.kernel.rules, match.components
    if depth == 0:
        return 1
    mask = rules.deciding(state)
    if mask == 0:
        return 0
    seat = mask.bit_length() - 1
    out = [0] * 512
    if seat == CHANCE:
        actions = [dealer.answer(match.kernel, state, components)]
        code = GAME.catalogue[actions[0]].code
        assert dealt.setdefault(key_of(GAME.describe(state, components)), code) == code
    else:
        actions = out[: rules.options(state, components, seat, out)]
    total = 0
    for action in actions:
        after = plain_record(GAME.state)
        rules.copy(after, state)
        rules.apply(after, components, seat, action)
        total += walk(match, after, depth - (seat != CHANCE), dealer, dealt)
    return total


def test_the_list_has_every_number_of_seats_and_sides():
    setups = [position(name, at, seed).setup for name, at, seed, _, _ in CASES]
    assert {setup.seats for setup in setups} == set(GAME.seats)
    for site in site_names():
        assert {setup.option(site) for setup in setups} == {"A", "B"}
