"""The beam: after each turn the best tables are kept, as many as the beam is wide, until one has won."""

from typing import Any

from saqqara.core.contract import States, apply, copy, options, set_up
from saqqara.core.kernel import Ints
from saqqara.core.text.dealing import Deal, start_deal
from saqqara.core.text.generator import mix_in
from saqqara.core.text.playout import settle
from saqqara.games.terra_pyramides.rules.final import score_of, winners
from saqqara.games.terra_pyramides.rules.sites import in_reach
from saqqara.games.terra_pyramides.solving.hope import leaf_worth, look_at_best_rows
from saqqara.games.terra_pyramides.solving.memory import Work
from saqqara.games.terra_pyramides.solving.turn import (
    find_reaches,
    is_free_build,
    is_worth_a_try,
    list_turns,
    way_for,
)
from saqqara.games.terra_pyramides.solving.worth import (
    ARRIVAL_W,
    HIGHEST,
    NOISE_W,
    STEP_W,
    TURNS,
    TURNS_W,
    WEIGHTS,
    built_worth,
    held_worth,
    look_at_board,
    survey,
)
from saqqara.games.terra_pyramides.table import Components, State
from saqqara.games.terra_pyramides.things import (
    COLOURS,
    DRAW,
    NONE,
    PICK,
    PLACE,
    RETURN,
    ROW,
    SEARCH,
    SEND,
    STACKS,
    Ask,
)

Nodes = Any  # several of them, or one
Works = Any
Comps = Any
QUEUE = 64  # tables that a step of a turn may keep
WON = 1 << 30
MOST_MOVES = 44  # of one turn


# -- One turn ---------------------------------------------------------------------------------------------------------


def act_on(s: State, c: Components, node: Nodes, action: int) -> None:
    """Carry out an action and write it down."""
    node.moves[node.count] = action
    node.count += 1
    apply(s, c, 0, action)


def begin_turn(
    s: State, c: Components, d: Deal, node: Nodes, made: Ints, out: Ints, weights: Ints, source: int, place: int
) -> None:
    """Take a tile, lay it and choose a row."""
    node.count = 0
    if source >= 0:
        if s.ask == Ask.PICK:
            act_on(s, c, node, PICK + source % 8)
        elif source % 8 == 0 and s.gold[0] <= 4:
            act_on(s, c, node, DRAW + source // 8)
            settle(s, c, d, made, out, weights)
        else:
            act_on(s, c, node, SEARCH + source // 8)
            settle(s, c, d, made, out, weights)
            act_on(s, c, node, PICK + source % 8)
    act_on(s, c, node, PLACE + 4 * (place // 4) + way_for(s, c, place // 4))
    settle(s, c, d, made, out, weights)
    act_on(s, c, node, ROW + place % 4)


def push(
    states: States, paths: Nodes, c: Components, w: Work, first: int, at: int, into: int, size: int, action: int
) -> int:  # fmt: skip
    """Play out one answer into the next step's tables, instead of the worst if they are full; return how many."""
    slot = into + QUEUE  # a spare one behind them
    if paths[at].count >= MOST_MOVES:
        return size
    copy(states[first + slot], states[first + at])
    copy_path(paths[slot], paths[at])
    s = states[first + slot]
    act_on(s, c, paths[slot], action)
    survey(s, c, w)
    h = step_hash(s)
    for i in range(into, into + size):
        if paths[i].parent == h:
            return size
    worth = built_worth(s, c, w) + held_worth(s, w) + waiting_bonus(s, c, w)
    to = into + size
    if size == w.weight[STEP_W]:
        to = into
        for i in range(into, into + size):
            if paths[i].worth < paths[to].worth:
                to = i
        if worth <= paths[to].worth:
            return size
    else:
        size += 1
    copy(states[first + to], s)
    copy_path(paths[to], paths[slot])
    paths[to].worth = worth
    paths[to].parent = h
    return size


def waiting_bonus(s: State, c: Components, w: Work) -> int:
    """Return the worth of the workers that still wait."""
    worth = 0
    for i in range(4):
        if s.waiting[i] != NONE and in_reach(s, c, s.waiting[i]) & w.targets:
            worth += w.weight[ARRIVAL_W]
    return worth


def copy_path(to: Nodes, path: Nodes) -> None:
    """Copy the actions of a turn."""
    to.count = path.count
    for i in range(path.count):
        to.moves[i] = path.moves[i]


def push_answers(
    states: States, paths: Nodes, c: Components, w: Work, out: Ints, first: int, at: int, into: int, size: int
) -> int:  # fmt: skip
    """Play out every answer that is worth a try; a level that needs no white stone is built before all else."""
    s = states[first + at]
    survey(s, c, w)
    n = options(s, c, 0, out)
    chosen = 0
    sent = 0
    for i in range(n):
        if is_free_build(s, c, w, out[i]):
            return push(states, paths, c, w, first, at, into, size, out[i])
    for i in range(n):
        if is_worth_a_try(s, c, w, out[i]):
            out[chosen] = out[i]
            chosen += 1
            sent += SEND <= out[i] < RETURN
    if s.ask == Ask.SEND and sent == 0:
        out[chosen] = RETURN
        chosen += 1
    for i in range(chosen):
        size = push(states, paths, c, w, first, at, into, size, out[i])
    return size


# -- One layer --------------------------------------------------------------------------------------------------------


def step_hash(s: State) -> int:
    """Return a hash of what can change within a turn once the tile lies."""
    h = mix_in(s.owned[0], s.ask + 16 * (s.extra + 1))
    for i in range(4):
        h = ((h * 0x01000193) ^ (s.waiting[i] * 128 + s.equipping[i] + 129)) & 0xFFFFFFFF
    for site in range(22):
        h = ((h * 0x01000193) ^ (s.level[site] * 64 + s.workers[site] * 8 + s.colour[site] + 1)) & 0xFFFFFFFF
    for colour in range(COLOURS):
        h = ((h * 0x01000193) ^ s.stones[0][colour]) & 0xFFFFFFFF
    return mix_in(h, s.gold[0] * 4096 + s.building + 1) & 0x7FFFFFFF


def hash_of(s: State, w: Work) -> int:
    """Return a hash of a table after a turn; the board's is known."""
    h = mix_in(w.board, s.laid)
    for stack in range(STACKS):
        h = ((h * 0x01000193) ^ (s.height[stack] + 8 * (s.order[stack][0] + 1))) & 0xFFFFFFFF
    return mix_in(h, step_hash(s)) & 0x7FFFFFFF


def is_new(w: Work, seen: Ints, h: int) -> bool:
    """Say whether a hash has not been seen in this layer, and remember it."""
    size = len(seen)
    at = h % size
    while seen[at] != 0:
        if seen[at] == h:
            return False
        at += 1
        if at == size:
            at = 0
    if 4 * w.full < 3 * size:
        seen[at] = h
        w.full += 1
    return True


def sink(nodes: Nodes, heap: Ints, base: int, size: int) -> None:
    """Let the first slot of the heap sink until no worse one is below it."""
    at = 0
    while 2 * at + 1 < size:
        child = 2 * at + 1
        if child + 1 < size and nodes[base + heap[child + 1]].worth < nodes[base + heap[child]].worth:
            child += 1
        if nodes[base + heap[child]].worth >= nodes[base + heap[at]].worth:
            return
        slot = heap[at]
        heap[at] = heap[child]
        heap[child] = slot
        at = child


def rise(nodes: Nodes, heap: Ints, base: int, at: int) -> None:
    """Let a slot of the heap rise until no better one is above it."""
    while at > 0:
        above = (at - 1) // 2
        if nodes[base + heap[above]].worth <= nodes[base + heap[at]].worth:
            return
        slot = heap[at]
        heap[at] = heap[above]
        heap[above] = slot
        at = above


def keep(
    states: States, nodes: Nodes, heap: Ints, s: State, path: Nodes, w: Work,
    width: int, base: int, room: int, parent: int, worth: int,
) -> None:  # fmt: skip
    """Keep a table in the layer that is being made, instead of the worst one if the layer is full."""
    if w.kept < width:
        slot = w.kept
        heap[w.kept] = slot
        w.kept += 1
    else:
        slot = heap[0]
        if worth <= nodes[base + slot].worth:
            return
    node = nodes[base + slot]
    node.worth = worth
    node.parent = parent
    copy_path(node, path)
    copy(states[room + slot], s)
    if slot == heap[0] and w.kept == width:
        sink(nodes, heap, base, width)
    else:
        rise(nodes, heap, base, w.kept - 1)


def end_turns(
    states: States, nodes: Nodes, paths: Nodes, c: Components, w: Work, heap: Ints, seen: Ints, out: Ints,
    width: int, base: int, room: int, parent: int,
) -> None:  # fmt: skip
    """Play the rest of a turn in every way that is worth a try, and keep what comes out."""
    first = 2 * width
    survey(states[first], c, w)
    look_at_board(states[first], c, w)
    if w.learned:
        look_at_best_rows(states[first], c, w)
    at = 0
    into = QUEUE + 1
    size = 1
    while size:
        made = 0
        for i in range(at, at + size):
            s = states[first + i]
            if s.ask == Ask.OVER or s.ask == Ask.DRAW:
                end_turn_in(states, nodes, c, w, heap, seen, s, paths[i], width, base, room, parent)
                if w.won:
                    return
            else:
                made = push_answers(states, paths, c, w, out, first, i, into, made)
        size = made
        at, into = into, at


def end_turn_in(
    states: States, nodes: Nodes, c: Components, w: Work, heap: Ints, seen: Ints, s: State, path: Nodes,
    width: int, base: int, room: int, parent: int,
) -> None:  # fmt: skip
    """Keep the table at the end of a turn, if it is new and good enough."""
    w.looked += 1
    h = hash_of(s, w)
    if not is_new(w, seen, h):
        return
    survey(s, c, w)
    worth = leaf_worth(s, c, w)
    if w.weight[NOISE_W]:
        worth += ((mix_in(h, w.salt) & 0xFFFF) * w.weight[NOISE_W]) >> 16
    if s.ask == Ask.OVER and c.task and winners(s, c):
        worth = WON
        w.won = 1
    keep(states, nodes, heap, s, path, w, width, base, room, parent, worth)


def forget_layer(w: Work, seen: Ints) -> None:
    """Begin a layer in which nothing is kept."""
    for i in range(len(seen)):
        seen[i] = 0
    w.full = 0
    w.kept = 0


def make_layer(
    states: States, nodes: Nodes, paths: Nodes, c: Components, w: Work, d: Deal, heap: Ints, seen: Ints, made: Ints,
    out: Ints, weights: Ints, width: int, turn: int, before: int,
) -> None:  # fmt: skip
    """Play every table of one layer a turn on, and keep the best."""
    forget_layer(w, seen)
    base = turn * width
    here = (turn + 1) % 2 * width
    room = turn % 2 * width
    for slot in range(before):
        s = states[here + slot]
        w.turns = TURNS - turn + 1
        survey(s, c, w)
        look_at_board(s, c, w)
        find_reaches(s, c, w)
        list_turns(s, c, w, d)
        w.turns = TURNS - turn
        for i in range(w.count):
            copy(states[2 * width], s)
            begin_turn(states[2 * width], c, d, paths[0], made, out, weights, w.source[i], w.place[i])
            end_turns(states, nodes, paths, c, w, heap, seen, out, width, base, room, (turn - 1) * width + slot)
            if w.won:
                return


def weigh(works: Works, turns: int, step: int, noise: int) -> None:
    """Set the weights, and how far the search looks."""
    w = works[0]
    for i in range(len(WEIGHTS)):
        w.weight[i] = WEIGHTS[i]
    w.weight[TURNS_W] = turns
    w.weight[STEP_W] = step
    w.weight[NOISE_W] = noise


def beam_search(
    states: States, nodes: Nodes, paths: Nodes, works: Works, heap: Ints, seen: Ints, comps: Comps, j: int,
    deals: Deal, made: Ints, out: Ints, weights: Ints, seed: int, width: int, salt: int,
) -> int:  # fmt: skip
    """Look for a line that wins the deal of a seed; return 1 if there is one. The best line ends at works[0].best."""
    c = comps[j]
    w = works[0]
    d = deals[0]
    w.highest = HIGHEST[c.task]
    w.won = 0
    w.salt = salt
    w.looked = 0
    start_deal(d, seed)
    set_up(states[0], c)
    settle(states[0], c, d, made, out, weights)
    nodes[0].parent = NONE
    nodes[0].count = 0
    w.kept = 1
    w.best = 0
    turn = 0
    while turn < TURNS and w.won == 0 and w.kept > 0:
        turn += 1
        make_layer(states, nodes, paths, c, w, d, heap, seen, made, out, weights, width, turn, w.kept)
        if w.kept > 0:
            w.best = best_node(nodes, turn * width, w.kept)
    won: int = w.won
    return won


def best_node(nodes: Nodes, base: int, kept: int) -> int:
    """Return the node of the best table of a layer."""
    best = base
    for slot in range(kept):
        if nodes[base + slot].worth > nodes[best].worth:
            best = base + slot
    return best


def write_line(nodes: Nodes, works: Works, out: Ints) -> int:
    """Write the actions of the best line, and return how many there are."""
    n = 0
    at = works[0].best
    while at >= 0:
        n += nodes[at].count
        at = nodes[at].parent
    left = n
    at = works[0].best
    while at >= 0:
        left -= nodes[at].count
        for i in range(nodes[at].count):
            out[left + i] = nodes[at].moves[i]
        at = nodes[at].parent
    return n


def best_points(states: States, nodes: Nodes, works: Works, comps: Comps, j: int, width: int) -> int:
    """Return the points at the end of the best line."""
    turn: int = works[0].best // width
    return score_of(states[turn % 2 * width + works[0].best % width], comps[j], 0)
