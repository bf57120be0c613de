"""Plays games alone by plans, and writes down what is seen after each turn, and how the games end."""

from saqqara.core.contract import States, apply, options, see, set_up
from saqqara.core.kernel import Ints
from saqqara.core.text.dealing import Deal, start_deal
from saqqara.core.text.playout import settle
from saqqara.games.terra_pyramides.ai.plan_text import SEED, follow, make_plan
from saqqara.games.terra_pyramides.ai.worlds_text import Randoms
from saqqara.games.terra_pyramides.rules.final import score_of, winners
from saqqara.games.terra_pyramides.solving.beam import Comps, Nodes, Works
from saqqara.games.terra_pyramides.solving.hope import (
    INPUTS,
    chance_of,
    look_at_table,
    odds_of,
)
from saqqara.games.terra_pyramides.solving.memory import Work
from saqqara.games.terra_pyramides.solving.worth import survey
from saqqara.games.terra_pyramides.table import Components, State
from saqqara.games.terra_pyramides.things import Ask

ENDS = 3  # numbers about the end of a game: whether it was won, its points, and how many rows were written
SEED_BITS = 0x7FFFFFFF


def play_lesson(
    roots: States, states: States, nodes: Nodes, paths: Nodes, plans: Nodes, works: Works, comps: Comps,
    deals: Deal, worlds: Deal, randoms: Randoms, heap: Ints, seen: Ints, made: Ints, out: Ints, weights: Ints,
    knobs: Ints, sums: Ints, order: Ints, seed: int, line: Ints, given: int, rows: Ints, ends: Ints,
) -> None:  # fmt: skip
    """Play the deal of a seed: first the answers of a line, so many turns of it, then by plans."""
    c = comps[0]
    w = works[0]
    d = deals[0]
    s = roots[2]
    start_deal(d, seed)
    set_up(s, c)
    settle(s, c, d, made, out, weights)
    follow_line(s, c, d, line, given, made, out, weights)
    knobs[SEED] = seed & SEED_BITS
    n = 0
    while s.ask != Ask.OVER:
        see(roots[0], s, 0)
        is_whole = s.ask == Ask.PLACE
        count = make_plan(
            roots, states, nodes, paths, plans, works, comps, worlds, randoms, heap, seen, made, out, weights,
            knobs, sums, order,
        )  # fmt: skip
        if count == 0:
            options(s, c, 0, out)
            plans[order[0]].count = 1
            plans[order[0]].moves[0] = out[0]
        follow(s, c, w, plans[order[0]], d, made, out, weights)
        if is_whole and s.ask == Ask.DRAW:
            write_row(s, c, w, rows, n)
            n += 1
    ends[0] = winners(s, c)
    ends[1] = score_of(s, c, 0)
    ends[2] = n


def follow_line(s: State, c: Components, d: Deal, line: Ints, turns: int, made: Ints, out: Ints, weights: Ints) -> None:
    """Answer as a line does until so many turns are over and a tile is to be laid."""
    at = 0
    while s.ask != Ask.OVER and (s.turns[0] < turns or (turns and s.ask != Ask.PLACE)):
        apply(s, c, 0, line[at])
        settle(s, c, d, made, out, weights)
        at += 1


def write_row(s: State, c: Components, w: Work, rows: Ints, n: int) -> None:
    """Write what is seen after a turn as row n."""
    survey(s, c, w)
    look_at_table(s, c, w)
    for i in range(INPUTS):
        rows[n * INPUTS + i] = w.seen[i]


def say_chances(works: Works, rows: Ints, n: int, chances: Ints) -> None:
    """Write how likely each of n rows is to be won, by what was learned, in 1024ths."""
    w = works[0]
    for row in range(n):
        for i in range(INPUTS):
            w.seen[i] = rows[row * INPUTS + i]
        chances[row] = chance_of(odds_of(w))
