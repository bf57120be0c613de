"""Plays games alone by plans, and writes down what is seen after each turn, and how the games end."""

from saqqara.core.contract import States, apply, options, see, set_up
from saqqara.core.kernel import Ints
from saqqara.core.text.dealing import Deal, start_deal
from saqqara.core.text.playout import settle
from saqqara.games.terra_pyramides.ai.plan_text import SEED, make_plan
from saqqara.games.terra_pyramides.ai.worlds_text import Randoms
from saqqara.games.terra_pyramides.rules.final import score_of, winners
from saqqara.games.terra_pyramides.solving.beam import TURNS, Comps, Nodes, Works
from saqqara.games.terra_pyramides.solving.hope import (
    INPUTS,
    chance_of,
    look_at_best_rows,
    look_at_table,
    think,
)
from saqqara.games.terra_pyramides.solving.memory import Work
from saqqara.games.terra_pyramides.solving.worth import look_at_board, survey
from saqqara.games.terra_pyramides.table import Components, State
from saqqara.games.terra_pyramides.things import EQUIP, ROW, Ask

ENDS = 3  # numbers about the end of a game: whether it was won, its points, and how many rows were written
SEED_BITS = 0x7FFFFFFF


def play_lessons(
    roots: States, states: States, nodes: Nodes, paths: Nodes, plans: Nodes, works: Works, comps: Comps,
    deals: Deal, worlds: Deal, randoms: Randoms, heap: Ints, seen: Ints, made: Ints, out: Ints, weights: Ints,
    knobs: Ints, sums: Ints, order: Ints, seed: int, games: int, rows: Ints, ends: Ints,
) -> int:  # fmt: skip
    """Play the deals of some seeds one after the other, and return how many rows were written."""
    c = comps[0]
    w = works[0]
    d = deals[0]
    s = roots[2]
    n = 0
    for game in range(games):
        start_deal(d, seed + game)
        set_up(s, c)
        settle(s, c, d, made, out, weights)
        knobs[SEED] = (seed + game) & SEED_BITS
        first = n
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
        ends[ENDS * game] = winners(s, c)
        ends[ENDS * game + 1] = score_of(s, c, 0)
        ends[ENDS * game + 2] = n - first
    return n


def follow(s: State, c: Components, w: Work, plan: Nodes, d: Deal, made: Ints, out: Ints, weights: Ints) -> None:
    """Play a plan to its end, and look at the board as plans do, once the row is chosen."""
    for i in range(plan.count):
        if s.ask == Ask.PLACE:
            w.turns = TURNS - s.turns[0] - 1
        apply(s, c, 0, plan.moves[i])
        if ROW <= plan.moves[i] < EQUIP:
            survey(s, c, w)
            look_at_board(s, c, w)
            look_at_best_rows(s, c, w)
        settle(s, c, d, made, out, weights)


def write_row(s: State, c: Components, w: Work, rows: Ints, n: int) -> None:
    """Write what is seen after a turn as row n."""
    survey(s, c, w)
    look_at_table(s, c, w)
    for i in range(INPUTS):
        rows[n * INPUTS + i] = w.seen[i]


def say_chances(works: Works, rows: Ints, n: int, chances: Ints) -> None:
    """Write what the network says of each of n rows, in 1024ths."""
    w = works[0]
    for row in range(n):
        for i in range(INPUTS):
            w.seen[i] = rows[row * INPUTS + i]
        chances[row] = chance_of(think(w))
