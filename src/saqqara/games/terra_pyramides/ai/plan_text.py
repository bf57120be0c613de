"""Plans a turn by what comes after it in imagined worlds, which agree with all that the seat sees."""

from saqqara.core.contract import States, apply, copy, options
from saqqara.core.kernel import Ints
from saqqara.core.text.dealing import Deal
from saqqara.core.text.generator import seed_generator
from saqqara.core.text.playout import settle
from saqqara.games.terra_pyramides.ai.worlds_text import Randoms, imagine_world
from saqqara.games.terra_pyramides.rules.chance import exclude_known
from saqqara.games.terra_pyramides.rules.final import POINTS_GOAL, winners
from saqqara.games.terra_pyramides.rules.stacks import stacks_left
from saqqara.games.terra_pyramides.solving.beam import (
    Comps,
    Nodes,
    Works,
    best_node,
    copy_path,
    end_turns,
    forget_layer,
    make_layer,
)
from saqqara.games.terra_pyramides.solving.hope import ONE, chance_of, look_at_best_rows, look_at_table, odds_of
from saqqara.games.terra_pyramides.solving.memory import Work
from saqqara.games.terra_pyramides.solving.turn import highest_of, lowest_of, tile_in, unknown_of
from saqqara.games.terra_pyramides.solving.worth import (
    ARRIVAL_W,
    ARRIVALS_IN,
    HIGHEST,
    LEVEL_W,
    POINT,
    STEP_W,
    STONE_W,
    STONES_IN,
    TURNS,
    TURNS_W,
    WANTED,
    WEIGHTS,
    is_for_points,
    look_at_board,
    survey,
    table_worth,
)
from saqqara.games.terra_pyramides.table import Components, State
from saqqara.games.terra_pyramides.things import DRAW, EQUIP, NONE, PICK, ROW, SEARCH, Ask

# How to plan, by its number in `knobs`.
CANDIDATES = 0  # turns that are looked at further
FAR = 1  # turns that are looked ahead
WIDTH = 2  # tables that are kept after each of them
TRIED = 3  # turns of each table that are played out
STEP = 4  # tables that are kept after each step of one
FIRST_WORLDS = 5  # in which every candidate is looked at
WORLDS = 6  # in which the last ones are
PRIZE = 7  # what winning counts beyond the worth
FIRST_TRIED = 8  # as above, for the turn that is planned
FIRST_STEP = 9
LAST = 10  # last turns, in which all that are left are looked at
LAST_WIDTH = 11  # then, as above
LAST_TRIED = 12
LAST_STEP = 13
LAST_WORLDS = 14
HOPE = 15  # what a sure win adds to the worth of a table, by what was learned
SEED = 16
LEARNED = 17  # whether it was learned how likely the task is to be solved
WEIGHTS_FROM = 18  # what things are worth, as in the solver
KNOBS = WEIGHTS_FROM + len(WEIGHTS)


# -- What may be answered ---------------------------------------------------------------------------------------------


def next_turn(s: State) -> int:
    """Return the number, from 1, of the turn in which the next tile is laid."""
    done: int = s.turns[0] + 1
    if s.ask == Ask.PLACE or s.placed == NONE:
        return done
    return done + 1


def list_draws(s: State, c: Components, plans: Nodes, out: Ints, most: int) -> int:
    """List the ways to get a tile; stacks that nobody has searched are alike, but for their height."""
    n = options(s, c, 0, out)
    unknown = unknown_of(s, stacks_left(s, c))
    low = lowest_of(s, unknown) if unknown else NONE
    high = highest_of(s, unknown) if unknown else NONE
    count = 0
    for i in range(n):
        is_draw = out[i] < SEARCH
        stack = out[i] - (DRAW if is_draw else SEARCH)
        if out[i] < DRAW or ((unknown >> stack) & 1 and stack != (low if is_draw else high)):
            continue
        if count < most:
            plans[count].count = 1
            plans[count].moves[0] = out[i]
            count += 1
    return count


def list_picks(s: State, c: Components, plans: Nodes, d: Deal) -> int:
    """List the kinds of tiles that a search has shown."""
    tried = 0
    count = 0
    for depth in range(s.height[s.stack]):
        kind = tile_in(s, c, d, s.stack, s.height[s.stack] - 1 - depth)
        if not (tried >> kind) & 1:
            tried |= 1 << kind
            plans[count].count = 1
            plans[count].moves[0] = PICK + depth
            count += 1
    return count


def list_plans(
    root: State, states: States, nodes: Nodes, paths: Nodes, plans: Nodes, c: Components, w: Work, d: Deal,
    heap: Ints, seen: Ints, made: Ints, out: Ints, weights: Ints, most: int,
) -> int:  # fmt: skip
    """List the ways through the rest of the turn that look best."""
    if root.ask == Ask.DRAW:
        return list_draws(root, c, plans, out, most)
    if root.ask == Ask.PICK:
        return list_picks(root, c, plans, d)
    turn = root.turns[0] + 1
    base = turn * most
    if root.ask == Ask.PLACE:
        copy(states[(turn + 1) % 2 * most], root)
        make_layer(states, nodes, paths, c, w, d, heap, seen, made, out, weights, most, turn, 1)
    else:
        forget_layer(w, seen)
        w.turns = TURNS - turn
        paths[0].count = 0
        copy(states[2 * most], root)
        end_turns(states, nodes, paths, c, w, heap, seen, out, most, base, turn % 2 * most, 0)
    for i in range(w.kept):
        copy_path(plans[i], nodes[base + i])
    return w.kept


# -- What comes after it ----------------------------------------------------------------------------------------------


def look_ahead(
    root: State, states: States, nodes: Nodes, paths: Nodes, plan: Nodes, c: Components, w: Work, d: Deal,
    heap: Ints, seen: Ints, made: Ints, out: Ints, weights: Ints, prize: int, width: int, far: int,
) -> int:  # fmt: skip
    """Return what a plan comes to in one world."""
    s = states[0]
    copy(s, root)
    for i in range(plan.count):
        apply(s, c, 0, plan.moves[i])
        settle(s, c, d, made, out, weights)
    if s.ask == Ask.OVER:
        return ending_worth(s, c, w, prize)
    turn = next_turn(s)
    last = min(TURNS, turn + far - 1)
    if turn % 2 == 0:
        copy(states[width], s)
    w.won = 0
    w.kept = 1
    worth = 0
    while turn <= last and w.kept > 0:
        make_layer(states, nodes, paths, c, w, d, heap, seen, made, out, weights, width, turn, w.kept)
        if w.won:
            return prize + win_worth(c, w) - turn  # of ways that win, the one that wins first
        if w.kept > 0:
            worth = nodes[best_node(nodes, turn * width, w.kept)].worth
        turn += 1
    return worth


def ending_worth(s: State, c: Components, w: Work, prize: int) -> int:
    """Return the worth of a table at the end of the game."""
    if c.task and winners(s, c):
        return prize + win_worth(c, w)
    w.turns = 0
    w.potential = 0
    survey(s, c, w)
    return table_worth(s, c, w)


def win_worth(c: Components, w: Work) -> int:
    """Return the worth of what a task asks for."""
    if is_for_points(c):
        return POINT * POINTS_GOAL
    part = w.weight[STONE_W] * STONES_IN[w.highest] + w.weight[ARRIVAL_W] * ARRIVALS_IN[w.highest]
    return WANTED[c.task] * (part + w.weight[LEVEL_W] * w.highest)


# -- The plan ---------------------------------------------------------------------------------------------------------


def make_plan(
    roots: States, states: States, nodes: Nodes, paths: Nodes, plans: Nodes, works: Works, comps: Comps,
    worlds: Deal, randoms: Randoms, heap: Ints, seen: Ints, made: Ints, out: Ints, weights: Ints, knobs: Ints,
    sums: Ints, order: Ints,
) -> int:  # fmt: skip
    """Return how many answers plans[order[0]] has, the plan that promises most; 0 if there is none."""
    c = comps[0]
    w = works[0]
    exclude_known(roots[0])
    begin_planning(c, w, knobs)
    seed_generator(randoms[0], knobs[SEED], roots[0].turns[0] * 16 + roots[0].ask)
    for i in range(max(knobs[WORLDS], knobs[LAST_WORLDS])):
        imagine_world(roots[0], roots[1], c, worlds[i], randoms[0], made)
    count = list_plans(
        roots[0], states, nodes, paths, plans, c, w, worlds[0], heap, seen, made, out, weights, knobs[CANDIDATES]
    )
    if count == 0:
        return 0
    narrow_down(
        roots[0], states, nodes, paths, plans, c, w, worlds, heap, seen, made, out, weights, knobs, sums, order, count
    )
    answers: int = plans[order[0]].count
    return answers


def begin_planning(c: Components, w: Work, knobs: Ints) -> None:
    """Set what things are worth, and how far the list of plans looks."""
    w.highest = HIGHEST[c.task]
    w.won = 0
    w.salt = 0
    w.fair = 1
    w.learned = knobs[LEARNED]
    w.prize = knobs[HOPE]
    for i in range(len(WEIGHTS)):
        w.weight[i] = knobs[WEIGHTS_FROM + i]
    w.weight[TURNS_W] = knobs[FIRST_TRIED]
    w.weight[STEP_W] = knobs[FIRST_STEP]


def narrow_down(
    root: State, states: States, nodes: Nodes, paths: Nodes, plans: Nodes, c: Components, w: Work, worlds: Deal,
    heap: Ints, seen: Ints, made: Ints, out: Ints, weights: Ints, knobs: Ints, sums: Ints, order: Ints, count: int,
) -> None:  # fmt: skip
    """Sort the plans by what they come to: all in a few worlds, the better half in as many more, and so on."""
    is_last = TURNS - root.turns[0] <= knobs[LAST]
    width = knobs[LAST_WIDTH] if is_last else knobs[WIDTH]
    far = TURNS if is_last else knobs[FAR]
    most = knobs[LAST_WORLDS] if is_last else knobs[WORLDS]
    w.weight[TURNS_W] = knobs[LAST_TRIED] if is_last else knobs[TRIED]
    w.weight[STEP_W] = knobs[LAST_STEP] if is_last else knobs[STEP]
    for i in range(count):
        order[i] = i
        sums[i] = 0
    first = 0
    last = knobs[FIRST_WORLDS]
    while count > 1 and first < most:
        for i in range(count):
            for world in range(first, min(last, most)):
                sums[order[i]] += look_ahead(
                    root, states, nodes, paths, plans[order[i]], c, w, worlds[world], heap, seen, made, out, weights,
                    knobs[PRIZE], width, far,
                )  # fmt: skip
        sort_by_sums(order, sums, count)
        count = (count + 1) // 2
        first = last
        last = 2 * last


def sort_by_sums(order: Ints, sums: Ints, count: int) -> None:
    """Sort the first plans of an order, the best first; of equals the first one stays ahead."""
    for i in range(1, count):
        here = order[i]
        at = i
        while at > 0 and sums[order[at - 1]] < sums[here]:
            order[at] = order[at - 1]
            at -= 1
        order[at] = here


# -- The chance of success --------------------------------------------------------------------------------------------


def look_at_all(s: State, c: Components, w: Work) -> None:
    """Look at the sites, the board and its best rows."""
    survey(s, c, w)
    look_at_board(s, c, w)
    look_at_best_rows(s, c, w)


def follow(s: State, c: Components, w: Work, plan: Nodes, d: Deal, made: Ints, out: Ints, weights: Ints) -> None:
    """Play a plan to its end, and look at the board as plans do, once the row is chosen."""
    for i in range(plan.count):
        if s.ask == Ask.PLACE:
            w.turns = TURNS - s.turns[0] - 1
        apply(s, c, 0, plan.moves[i])
        if ROW <= plan.moves[i] < EQUIP:
            look_at_all(s, c, w)
        settle(s, c, d, made, out, weights)


def chance_after(
    roots: States, plans: Nodes, at: int, works: Works, comps: Comps, worlds: Deal, count: int, made: Ints, out: Ints,
    weights: Ints,
) -> int:  # fmt: skip
    """Return how likely it is that the task will be solved after a plan, in the mean of some worlds, in 1024ths.

    Between two turns that is told by the table as it is.
    """
    c = comps[0]
    w = works[0]
    s = roots[1]
    total = 0
    for world in range(count):
        copy(s, roots[0])
        if s.ask != Ask.PLACE:
            w.turns = TURNS - next_turn(s) + 1
            look_at_all(s, c, w)
        if s.ask != Ask.DRAW and s.ask != Ask.PICK:
            follow(s, c, w, plans[at], worlds[world], made, out, weights)
        if s.ask == Ask.OVER:
            total += ONE * winners(s, c)
        else:
            survey(s, c, w)
            look_at_table(s, c, w)
            total += chance_of(odds_of(w))
    return total // count
