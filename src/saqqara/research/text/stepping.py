"""Many games side by side, each stepped by one answer: what is seen, allowed and won goes into arrays of numbers.

Game i has State i, deal i and two generators, for its bots and for answers drawn at random. No game touches what is
another's, so that they may be stepped in any order and by several threads. A game that ends begins anew at once.
"""

from typing import Any

from saqqara.core.contract import (
    CHANCE,
    Components,
    Random,
    State,
    apply,
    copy,
    deciding,
    features,
    options,
    scores,
    see,
    set_up,
    winners,
)
from saqqara.core.fields import Ints
from saqqara.core.kernel import lowest_bit
from saqqara.core.text.dealing import Deal, dealt, start_deal
from saqqara.core.text.generator import below, seed_generator
from saqqara.core.text.playout import GREEDY, greedy_choice

Floats = list[float]
Games = Any  # States, deals, generators, seeds, games that are over, answers in the game that is played
Shown = Any  # of the seat that is asked: observations, masks, options, how many, the seat
Ended = Any  # of the last step: rewards, points, whether the game ended, its answers, who answered, last observations
Room = Any  # a thread's own: three States, and numbers for piles, options, weights, features

NO_BOT = -1  # of a seat: it is no bot
GAME_OVER = -1  # instead of a seat
BOT_STREAM, DRAW_STREAM = 0, 1
SIZE_PLAN, ACTIONS_PLAN, SEATS_PLAN, WIDTH_PLAN, GAMES_PLAN, ROTATES_PLAN, MARGIN_PLAN = 0, 1, 2, 3, 4, 5, 6
PLANS = 7
WON_WORTH = 1 << 20  # more than any difference in points
LOOKED_AT = 1  # the State of a room that a seat looks at; 0 to 2 are the greedy bot's


def play_on(s: State, c: Components, d: Deal, r: Random, bots: Ints, turned: int, plan: Ints, room: Room) -> int:
    """Let chance and the bots answer until a seat is asked; return it, GAME_OVER where the game is."""
    views, made, out, weights, _ = room
    mask = deciding(s)
    while mask:
        seat = lowest_bit(mask)
        if seat == CHANCE:
            action = dealt(s, c, d, made, out, weights)
        else:
            bot = bots[(seat + turned) % plan[SEATS_PLAN]]
            if bot == NO_BOT:
                return seat
            n = options(s, c, seat, out)
            if n == 1:
                action = out[0]
            elif bot == GREEDY:
                copy(views[0], s)
                action = greedy_choice(views, c, plan[SEATS_PLAN], seat, r, out, n)
            else:
                action = out[below(r, n)]
        apply(s, c, seat, action)
        mask = deciding(s)
    return GAME_OVER


def show(i: int, seat: int, s: State, c: Components, plan: Ints, shown: Shown, room: Room) -> None:
    """Write what a seat sees and may do."""
    observations, masks, listed, counts, asked = shown
    _, _, out, _, _ = room
    look_at(i, seat, s, c, plan, observations, room)
    for k in range(counts[i]):
        masks[plan[ACTIONS_PLAN] * i + listed[plan[WIDTH_PLAN] * i + k]] = 0
    n = options(s, c, seat, out)
    for k in range(n):
        masks[plan[ACTIONS_PLAN] * i + out[k]] = 1
        listed[plan[WIDTH_PLAN] * i + k] = out[k]
    counts[i] = n
    asked[i] = seat


def look_at(i: int, seat: int, s: State, c: Components, plan: Ints, observations: Ints, room: Room) -> None:
    """Write the features of what a seat sees of a table, never of the table."""
    views, _, _, _, seen = room
    see(views[LOOKED_AT], s, seat)
    features(views[LOOKED_AT], c, seat, seen)
    for k in range(plan[SIZE_PLAN]):
        observations[plan[SIZE_PLAN] * i + k] = seen[k]


def first_wrong(first: int, last: int, actions: Ints, plan: Ints, shown: Shown) -> int:
    """Return the first game whose answer is none of its options, `last` where there is none."""
    _, _, listed, counts, _ = shown
    for i in range(first, last):
        known = False
        for k in range(counts[i]):
            known |= listed[plan[WIDTH_PLAN] * i + k] == actions[i]
        if not known:
            return i
    return last


def step_games(
    first: int,
    last: int,
    anew: int,
    actions: Ints,
    games: Games,
    comps: Components,
    bots: Ints,
    plan: Ints,
    shown: Shown,
    ended: Ended,
    room: Room,
) -> None:
    """Answer in games first to last - 1, or begin them anew, and go on to the next question of each.

    The answers are among the options.
    """
    states, deals, randoms, seeds, played, answers = games
    rewards, _, done, _, acted, _ = ended
    _, _, _, _, asked = shown
    c = comps[0]
    for i in range(first, last):
        s = states[i]
        if anew:
            seed_generator(randoms[i], seeds[i], BOT_STREAM)
            seed_generator(randoms[plan[GAMES_PLAN] + i], seeds[i], DRAW_STREAM)
            played[i] = 0
            answers[i] = 0
        else:
            apply(s, c, asked[i], actions[i])
            answers[i] += 1
            acted[i] = asked[i]
        done[i] = 0
        for k in range(plan[SEATS_PLAN]):
            rewards[plan[SEATS_PLAN] * i + k] = 0
        begins = anew
        seat = GAME_OVER
        while seat == GAME_OVER:
            if begins:
                start_deal(deals[i], seeds[i] + plan[GAMES_PLAN] * played[i])
                set_up(s, c)
            turned = played[i] + i if plan[ROTATES_PLAN] else 0
            seat = play_on(s, c, deals[i], randoms[i], bots, turned, plan, room)
            if seat == GAME_OVER:
                finish(i, games, c, plan, ended, room)
                begins = 1
        show(i, seat, s, c, plan, shown, room)


def finish(i: int, games: Games, c: Components, plan: Ints, ended: Ended, room: Room) -> None:
    """Write down how a game came out."""
    states, _, _, _, played, answers = games
    rewards, points, done, lengths, acted, lasts = ended
    look_at(i, acted[i], states[i], c, plan, lasts, room)
    reward(i, states[i], c, plan, rewards, points, room)
    lengths[i] = answers[i]
    answers[i] = 0
    played[i] += 1
    done[i] = 1


def reward(i: int, s: State, c: Components, plan: Ints, rewards: Floats, points: Ints, room: Room) -> None:
    """Write the points of a game that is over, and what each seat is given for it."""
    _, _, out, _, _ = room
    seats = plan[SEATS_PLAN]
    scores(s, c, out)
    won = winners(s, c)
    for seat in range(seats):
        points[seats * i + seat] = out[seat]
        rewards[seats * i + seat] = margin_of(seat, seats, out) if plan[MARGIN_PLAN] else rank_of(seat, seats, won, out)


def rank_of(seat: int, seats: int, won: int, points: Ints) -> float:
    """Return 1 for a seat ahead of all others, -1 for one behind all; alone it is 1 for a task that was won."""
    if seats == 1:
        return 1.0 if won else -1.0
    mine = points[seat] + WON_WORTH * (won >> seat & 1)
    ahead = 0
    for other in range(seats):
        theirs = points[other] + WON_WORTH * (won >> other & 1)
        ahead += (mine > theirs) - (mine < theirs)
    return ahead / (seats - 1)


def margin_of(seat: int, seats: int, points: Ints) -> float:
    """Return how many points a seat has more than the others in the mean; alone, its points."""
    if seats == 1:
        return 1.0 * points[seat]
    others = 0
    for other in range(seats):
        others += points[other] if other != seat else 0
    return points[seat] - others / (seats - 1)


def draw_answers(first: int, last: int, games: Games, plan: Ints, shown: Shown, actions: Ints) -> None:
    """Draw one of the options of each game at random."""
    _, _, randoms, _, _, _ = games
    _, _, listed, counts, _ = shown
    for i in range(first, last):
        actions[i] = listed[plan[WIDTH_PLAN] * i + below(randoms[plan[GAMES_PLAN] + i], counts[i])]
