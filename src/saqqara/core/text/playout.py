"""Whole games by simple policies, and counting the tree of play."""

from saqqara.core.contract import (
    CHANCE,
    Components,
    Random,
    State,
    States,
    apply,
    chances,
    copy,
    deciding,
    imagine,
    options,
    scores,
    see,
    set_up,
    value,
    winners,
)
from saqqara.core.fields import Ints
from saqqara.core.kernel import lowest_bit
from saqqara.core.text.dealing import Deal, deal, dealt, start_deal
from saqqara.core.text.generator import below, seed_generator

RANDOM, GREEDY = 0, 1


def random_games(
    states: States, comps: Components, j: int, randoms: Random, out: Ints, weights: Ints, games: int
) -> int:
    """Play random games with chance from the generator, and return how many decisions the seats took."""
    s = states[0]
    c = comps[j]
    r = randoms[0]
    decisions = 0
    for _ in range(games):
        set_up(s, c)
        mask = deciding(s)
        while mask:
            seat = lowest_bit(mask)
            if seat == CHANCE:
                deal(s, c, r, out, weights)
            else:
                n = options(s, c, seat, out)
                apply(s, c, seat, out[below(r, n)])
                decisions += 1
            mask = deciding(s)
    return decisions


def greedy_choice(states: States, c: Components, seats: int, seat: int, r: Random, out: Ints, n: int) -> int:
    """Return what looks best one step ahead to a seat that sees only its view; states[1] and [2] are scratch."""
    see(states[1], states[0], seat)
    imagine(states[1], c, r, seat)
    best = -(1 << 40)
    chosen = out[0]
    ties = 0
    for i in range(n):
        copy(states[2], states[1])
        apply(states[2], c, seat, out[i])
        worth = max(1, seats - 1) * value(states[2], c, seat)
        for other in range(seats):
            if other != seat:
                worth -= value(states[2], c, other)
        if worth > best:
            best = worth
            ties = 0
        if worth == best:
            ties += 1
            if below(r, ties) == 0:
                chosen = out[i]
    return chosen


def greedy_choice_at(
    states: States, comps: Components, j: int, seats: int, seat: int, randoms: Random, out: Ints, n: int
) -> int:
    """Return what looks best one step ahead in states[0]."""
    return greedy_choice(states, comps[j], seats, seat, randoms[0], out, n)


def play_game(
    states: States,
    c: Components,
    seats: int,
    bots: Ints,
    r: Random,
    d: Deal,
    out: Ints,
    weights: Ints,
    made: Ints,
    trace: Ints,
) -> int:
    """Play states[0] on while `trace` has room for seat and action of each answer; return how many there were."""
    s = states[0]
    lines = 0
    room = len(trace) // 2
    mask = deciding(s)
    while mask and lines < room:
        seat = lowest_bit(mask)
        if seat == CHANCE:
            action = dealt(s, c, d, made, out, weights)
        else:
            n = options(s, c, seat, out)
            if n == 1:
                action = out[0]
            elif bots[seat] == GREEDY:
                action = greedy_choice(states, c, seats, seat, r, out, n)
            else:
                action = out[below(r, n)]
        trace[2 * lines] = seat
        trace[2 * lines + 1] = action
        apply(s, c, seat, action)
        lines += 1
        mask = deciding(s)
    return lines


def play_games(
    states: States,
    comps: Components,
    j: int,
    seats: int,
    bots: Ints,
    randoms: Random,
    deals: Deal,
    out: Ints,
    weights: Ints,
    made: Ints,
    trace: Ints,
    seed: int,
    first: int,
    games: int,
    points: Ints,
    won: Ints,
    moves: Ints,
) -> None:
    """Play games number first, first + 1, ... of a seed; points[4 * g + seat], won[g] and moves[g] take what came out.

    A game that is not over when `trace` is full has won[g] -1; 0 is a game that nobody has won.
    """
    c = comps[j]
    for g in range(games):
        seed_generator(randoms[0], seed, 2 * (first + g))
        start_deal(deals[0], seed * 0x9E3779B1 + first + g)
        set_up(states[0], c)
        lines = play_game(states, c, seats, bots, randoms[0], deals[0], out, weights, made, trace)
        moves[g] = 0
        for i in range(lines):
            moves[g] += trace[2 * i] != CHANCE
        scores(states[0], c, weights)
        for seat in range(seats):
            points[4 * g + seat] = weights[seat]
        won[g] = winners(states[0], c) if deciding(states[0]) == 0 else -1


def settle(s: State, c: Components, d: Deal, made: Ints, out: Ints, weights: Ints) -> None:
    """Let the deal answer until a seat decides or the game is over."""
    while deciding(s) >> CHANCE & 1:
        apply(s, c, CHANCE, dealt(s, c, d, made, out, weights))


def settle_at(
    states: States, i: int, comps: Components, j: int, deals: Deal, made: Ints, out: Ints, weights: Ints
) -> None:
    """Let the deal answer in states[i]."""
    settle(states[i], comps[j], deals[0], made, out, weights)


def dealt_at(
    states: States, i: int, comps: Components, j: int, deals: Deal, made: Ints, out: Ints, weights: Ints
) -> int:
    """Return what the deal answers in states[i]."""
    return dealt(states[i], comps[j], deals[0], made, out, weights)


def start_deal_at(deals: Deal, i: int, seed: int) -> None:
    """Start deal i from a seed."""
    start_deal(deals[i], seed)


def perft(
    states: States,
    at: int,
    comps: Components,
    j: int,
    deals: Deal,
    made: Ints,
    out: Ints,
    weights: Ints,
    width: int,
    depth: int,
    expand: int,
) -> int:
    """Count the ways to act `depth` times from states[at]; chance is answered by the deal, or expanded.

    Each level has its own State and its own `width` entries of `out`.
    """
    if depth == 0:
        return 1
    s = states[at]
    c = comps[j]
    mask = deciding(s)
    if mask == 0:
        return 0
    seat = lowest_bit(mask)
    level = out[at * width : (at + 1) * width]
    if seat == CHANCE and expand == 0:
        copy(states[at + 1], s)
        settle(states[at + 1], c, deals[0], made, level, weights)
        return perft(states, at + 1, comps, j, deals, made, out, weights, width, depth, expand)
    left = depth
    if seat == CHANCE:
        n = chances(s, c, level, weights)
    else:
        n = options(s, c, seat, level)
        left -= 1
        if left == 0:
            return n
    total = 0
    for i in range(n):
        copy(states[at + 1], s)
        apply(states[at + 1], c, seat, level[i])
        total += perft(states, at + 1, comps, j, deals, made, out, weights, width, left, expand)
    return total
