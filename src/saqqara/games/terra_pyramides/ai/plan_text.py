"""Plans a turn by what comes after it in imagined worlds, which agree with all that the seat sees."""

from typing import Any

from saqqara.core.contract import States, apply, copy, options
from saqqara.core.kernel import Ints
from saqqara.core.text.dealing import Deal, order_pile, start_deal
from saqqara.core.text.generator import below, mix_in, seed_generator
from saqqara.core.text.playout import settle
from saqqara.games.terra_pyramides.rules.chance import FOUNDATION_PILE, TILE_PILE, draw_from_pool, exclude_known
from saqqara.games.terra_pyramides.rules.final import POINTS_GOAL, winners
from saqqara.games.terra_pyramides.rules.stacks import stacks_left
from saqqara.games.terra_pyramides.solving.beam import (
    TURNS,
    Comps,
    Nodes,
    Works,
    best_node,
    copy_path,
    end_turns,
    make_layer,
    step_hash,
)
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
    TURNS_W,
    WANTED,
    WEIGHTS,
    is_for_points,
    survey,
    table_worth,
)
from saqqara.games.terra_pyramides.table import Components, State
from saqqara.games.terra_pyramides.things import DRAW, FIELDS, KINDS, NONE, PICK, SEARCH, STACKS, VALUES, Ask

Randoms = Any

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
LAST_WIDTH = 11  # tables that are kept then
SEED = 12
WEIGHTS_FROM = 13  # what things are worth, as in the solver
KNOBS = WEIGHTS_FROM + len(WEIGHTS)


# -- Imagined worlds --------------------------------------------------------------------------------------------------


def imagine_world(s: State, spare: State, c: Components, d: Deal, r: Randoms, made: Ints) -> None:
    """Decide in a deal the order of all tiles and foundations that the seat has not seen."""
    start_deal(d, 0)
    for kind in range(KINDS):
        made[kind] = c.mix[kind]
    order_pile(d, TILE_PILE, 0, made, KINDS)
    for value in range(VALUES):
        made[value] = c.foundation_mix[value + 1]
    order_pile(d, FOUNDATION_PILE, 0, made, VALUES)
    copy(spare, s)
    exclude_known(spare)
    for stack in range(STACKS):
        for place in range(spare.height[stack]):
            if spare.order[stack][place] == NONE:
                d.order[TILE_PILE][c.stack_size * stack + place] = draw_from_pool(spare, r)
    left = 0
    for value in range(1, VALUES + 1):
        left += spare.foundations[value]
    for place in range(d.size[FOUNDATION_PILE] - left, d.size[FOUNDATION_PILE]):
        d.order[FOUNDATION_PILE][place] = foundation_from_pile(spare, r)


def foundation_from_pile(s: State, r: Randoms) -> int:
    """Draw a foundation out of the pile, and return its value less 1."""
    left = 0
    for value in range(1, VALUES + 1):
        left += s.foundations[value]
    left = below(r, left)
    for value in range(1, VALUES + 1):
        left -= s.foundations[value]
        if left < 0:
            s.foundations[value] -= 1
            return value - 1
    return 0


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
        for i in range(len(seen)):
            seen[i] = 0
        w.full = 0
        w.kept = 0
        w.turns = TURNS - turn
        paths[0].count = 0
        copy(states[2 * most], root)
        end_turns(states, nodes, paths, c, w, heap, seen, out, most, base, turn % 2 * most, 0)
    for i in range(w.kept):
        copy_path(plans[i], nodes[base + i])
        plans[i].worth = nodes[base + i].worth
    return w.kept


# -- What comes after it ----------------------------------------------------------------------------------------------


def look_ahead(
    root: State, states: States, nodes: Nodes, paths: Nodes, plan: Nodes, c: Components, w: Work, d: Deal,
    heap: Ints, seen: Ints, made: Ints, out: Ints, weights: Ints, knobs: Ints, width: int, far: int,
) -> int:  # fmt: skip
    """Return what a plan comes to in one world."""
    s = states[0]
    copy(s, root)
    for i in range(plan.count):
        apply(s, c, 0, plan.moves[i])
        settle(s, c, d, made, out, weights)
    if s.ask == Ask.OVER:
        return ending_worth(s, c, w, knobs)
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
            return knobs[PRIZE] + win_worth(c, w)
        if w.kept > 0:
            worth = nodes[best_node(nodes, turn * width, w.kept)].worth
        turn += 1
    return worth


def ending_worth(s: State, c: Components, w: Work, knobs: Ints) -> int:
    """Return the worth of a table at the end of the game."""
    if c.task and winners(s, c):
        return knobs[PRIZE] + win_worth(c, w)
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
    root = roots[0]
    w.highest = HIGHEST[c.task]
    w.won = 0
    w.salt = 0
    w.fair = 1
    for i in range(len(WEIGHTS)):
        w.weight[i] = knobs[WEIGHTS_FROM + i]
    exclude_known(root)
    seed_generator(randoms[0], knobs[SEED], root.turns[0] * 16 + root.ask)
    for i in range(knobs[WORLDS]):
        imagine_world(root, roots[1], c, worlds[i], randoms[0], made)
    w.weight[TURNS_W] = knobs[FIRST_TRIED]
    w.weight[STEP_W] = knobs[FIRST_STEP]
    count = list_plans(
        root, states, nodes, paths, plans, c, w, worlds[0], heap, seen, made, out, weights, knobs[CANDIDATES]
    )
    w.weight[TURNS_W] = knobs[TRIED]
    w.weight[STEP_W] = knobs[STEP]
    for i in range(count):
        order[i] = i
        sums[i] = 0
    is_last = TURNS - root.turns[0] <= knobs[LAST]
    width = knobs[LAST_WIDTH] if is_last else knobs[WIDTH]
    far = TURNS if is_last else knobs[FAR]
    left = count
    first = 0
    last = knobs[FIRST_WORLDS]
    while left > 1 and first < knobs[WORLDS]:
        for i in range(left):
            for world in range(first, min(last, knobs[WORLDS])):
                sums[order[i]] += look_ahead(
                    root, states, nodes, paths, plans[order[i]], c, w, worlds[world], heap, seen, made, out, weights,
                    knobs, width, far,
                )  # fmt: skip
        sort_by_sums(order, sums, left)
        left = (left + 1) // 2
        first = last
        last = 2 * last
    return plans[order[0]].count if count else 0


def sort_by_sums(order: Ints, sums: Ints, count: int) -> None:
    """Sort the first plans of an order, the best first; of equals the first one stays ahead."""
    for i in range(1, count):
        here = order[i]
        at = i
        while at > 0 and sums[order[at - 1]] < sums[here]:
            order[at] = order[at - 1]
            at -= 1
        order[at] = here


# -- The rest of a plan -----------------------------------------------------------------------------------------------


def key_of(s: State) -> int:
    """Return a hash of what a plan depends on, which is all that lies open but the values of foundations."""
    h = mix_in(s.turns[0], s.laid)
    h = mix_in(h, 64 * (s.placed + 1) + 8 * (s.row + 1) + s.supply[0])
    for field in range(FIELDS):
        h = ((h * 0x01000193) ^ (s.tile[field] + 1)) & 0xFFFFFFFF
    for stack in range(STACKS):
        h = ((h * 0x01000193) ^ s.height[stack]) & 0xFFFFFFFF
    return mix_in(h, step_hash(s)) & 0x7FFFFFFF


def key_at(states: States, i: int) -> int:
    """Return the hash of states[i]."""
    return key_of(states[i])


def write_keys(
    roots: States, plans: Nodes, at: int, comps: Comps, worlds: Deal, made: Ints, out: Ints, weights: Ints,
    keys: Ints,
) -> None:  # fmt: skip
    """Write the hash of the table before each answer of a plan; roots[1] is scratch."""
    s = roots[1]
    copy(s, roots[0])
    for i in range(plans[at].count):
        keys[i] = key_of(s)
        apply(s, comps[0], 0, plans[at].moves[i])
        settle(s, comps[0], worlds[0], made, out, weights)
