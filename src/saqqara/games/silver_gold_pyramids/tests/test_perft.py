"""Perft: how many ways there are to act so many times, counted by the engine in both back ends and by the naive referee.

A line of perft.txt is a case: a replay, how many of its moves are played first, the seed of the deal, the depth, the count.
"""

from pathlib import Path

import pytest

from saqqara.core.dealer import SeededDealer
from saqqara.core.game import CHANCE
from saqqara.core.kernel import load
from saqqara.core.match import replay
from saqqara.games.silver_gold_pyramids import GAME
from saqqara.games.silver_gold_pyramids.tests.draw import designed_text
from saqqara.games.silver_gold_pyramids.tests.find_replays import FOLDER
from saqqara.games.silver_gold_pyramids.tests.naive import Referee
from saqqara.perft import perft

CASES = [
    line.split()
    for line in (Path(__file__).parent / "perft.txt").read_text(encoding="utf-8").splitlines()
    if not line.startswith("#")
]
DEEP = 2_000  # counts beyond this are left to the compiled back end

cases = pytest.mark.parametrize(
    ("name", "at", "seed", "depth", "count"), CASES, ids=["-".join(case[:4]) for case in CASES]
)


def position(name, at, seed):
    """Play a replay so far, and let the seed's deal answer if chance is asked."""
    match = replay((FOLDER / f"{name}.log").read_text(encoding="utf-8"), at=int(at), folder=FOLDER)
    match.deal(SeededDealer(int(seed)))
    return match


@cases
def test_the_compiled_engine_counts_what_is_written_down(name, at, seed, depth, count):
    below = perft(position(name, at, seed), int(depth), int(seed), kernel=load(GAME, "compiled"))
    assert sum(below.values()) == int(count), below


@cases
def test_plain_engine_and_referee_count_the_same_below_each_first_action(name, at, seed, depth, count):
    depth = int(depth) - (int(count) > DEEP)
    match = position(name, at, seed)
    compiled = perft(match, depth, int(seed), kernel=load(GAME, "compiled"))
    assert perft(match, depth, int(seed), kernel=load(GAME, "plain")) == compiled
    assert {code: walk(played(match, code), depth - 1, int(seed)) for code in compiled} == compiled


def played(match, code):
    """Play a match again with one more answer of the seat that is asked first."""
    again = replay(match.text, folder=FOLDER)
    again.play(match.deciding[0], code)
    return again


def walk(match, depth, seed):
    """Count by the referee's options; the engine deals, so that both see the same cards."""
    if depth == 0:
        return 1
    match.deal(SeededDealer(seed))
    if match.over:
        return 0
    chosen = {name: value for name, value in match.setup.options if name != "deck"}
    deck = match.setup.file("deck") or designed_text()
    referee = Referee.from_table(match.table, match.setup.seats, deck, chosen)
    seat = match.deciding[0]
    assert CHANCE not in match.deciding
    return sum(walk(played(match, code), depth - 1, seed) for code in referee.options(seat))
