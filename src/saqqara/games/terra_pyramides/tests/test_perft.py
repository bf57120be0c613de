"""Perft: how many ways there are to act so many times, counted by the engine in both back ends and by the naive referee.

A line of perft.txt is a case: a replay, how many of its moves are played first, the seed of the deal, the depth, the count.
Below each first action the count is compared as well, and shown when it differs.
"""

from __future__ import annotations

import json
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from saqqara.core.dealer import SeededDealer
from saqqara.core.game import CHANCE
from saqqara.core.kernel import load, plain_record
from saqqara.core.match import Match, replay
from saqqara.games.terra_pyramides import GAME
from saqqara.games.terra_pyramides.tests import naive
from saqqara.games.terra_pyramides.tests.test_referee import referee_of
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


def position(name: str, at: str, seed: str) -> Match:
    """Play a replay so far, and let the seed's deal answer if chance is asked."""
    match = replay((FOLDER / "replays" / f"{name}.log").read_text(encoding="utf-8"), at=int(at))
    match.deal(SeededDealer(int(seed)))
    return match


def difference(one: dict[str, int], two: dict[str, int]) -> dict[str, tuple[int | None, int | None]]:
    """Return the first actions that differ."""
    return {code: (one.get(code), two.get(code)) for code in {*one, *two} if one.get(code) != two.get(code)}


@cases
def test_the_compiled_engine_counts_what_is_written_down(name, at, seed, depth, count):
    below = perft(position(name, at, seed), int(depth), int(seed), kernel=load(GAME, "compiled"))
    assert sum(below.values()) == int(count), below


@cases
def test_the_plain_engine_counts_the_same_below_each_first_action(name, at, seed, depth, count):
    depth = int(depth) - (int(count) > DEEP)
    plain = perft(position(name, at, seed), depth, int(seed), kernel=load(GAME, "plain"))
    compiled = perft(position(name, at, seed), depth, int(seed), kernel=load(GAME, "compiled"))
    assert plain == compiled, difference(plain, compiled)


@cases
def test_the_referee_counts_the_same_below_each_first_action(name, at, seed, depth, count):
    """Both get the same tiles: what the deal answers is looked up by the table on which it is asked."""
    depth = int(depth) - (int(count) > DEEP)
    match = position(name, at, seed)
    dealt: dict[str, str] = {}
    mine = walk(match, match.state, depth, SeededDealer(int(seed)), dealt)
    referee = referee_of(match)
    (seat,) = match.deciding
    theirs = {code: count_on(after(referee, seat, code), depth - 1, dealt) for code in referee.options(seat)}
    engine = perft(position(name, at, seed), depth, int(seed), kernel=load(GAME, "plain"))
    assert engine == theirs, difference(engine, theirs)
    assert sum(engine.values()) == mine


def after(referee: naive.Referee, who: int | str, code: str) -> naive.Referee:
    """Return another referee, who has seen one answer more."""
    twin = deepcopy(referee, {id(referee.box): referee.box})
    twin.play(who, code)
    return twin


def count_on(referee: naive.Referee, depth: int, dealt: dict[str, str]) -> int:
    """Count the referee's ways to act so many times more."""
    if depth == 0:
        return 1
    while referee.who == "chance":
        referee.play("chance", dealt[key_of(referee.table())])
    if referee.who is None:
        return 0
    seat = int(referee.who)
    codes = referee.options(seat)
    if depth == 1:
        return len(codes)
    return sum(count_on(after(referee, seat, code), depth - 1, dealt) for code in codes)


def key_of(table: dict[str, Any]) -> str:
    """Return a table as something to look up."""
    return json.dumps(table, sort_keys=True)


def walk(match: Match, state: Any, depth: int, dealer: SeededDealer, dealt: dict[str, str]) -> int:
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
        if depth == 1:
            return len(actions)
    total = 0
    for action in actions:
        twin = plain_record(GAME.state)
        rules.copy(twin, state)
        rules.apply(twin, components, seat, action)
        total += walk(match, twin, depth - (seat != CHANCE), dealer, dealt)
    return total


def test_the_list_has_every_number_of_seats_every_version_and_variant():
    setups = [position(name, at, seed).setup for name, at, seed, _, _ in CASES]
    assert {setup.seats for setup in setups} == set(GAME.seats)
    for option in ("version", "symbol", "open_stacks"):
        values = next(known.values for known in GAME.options if known.name == option)
        assert {setup.option(option) for setup in setups} == set(values)
