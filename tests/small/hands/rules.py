"""The rules of hands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saqqara.core.contract import CHANCE, Random
from saqqara.core.kernel import Ints
from saqqara.core.text.generator import below

if TYPE_CHECKING:
    from tests.small.hands.table import Components, State

ROUNDS, HANDS, MOST = 3, 3, 4
COIN, SHOWN, KEPT, BOWED = 0, 10, 20, 30
ASK_COIN, ASK_SHOW, ASK_BOW, ASK_OVER = 0, 1, 2, 3


def set_up(s: State, c: Components) -> None:
    s.round = 0
    s.coin = 0
    s.ask = ASK_COIN
    s.bower = -1
    for seat in range(MOST):
        s.hand[seat] = -1
        s.kept[seat] = -1
        s.open[seat] = -1
        s.due[seat] = 0
        s.points[seat] = 0


def deciding(s: State) -> int:
    if s.ask == ASK_COIN:
        return 1 << CHANCE
    if s.ask == ASK_BOW:
        return 1 << s.bower
    mask = 0
    for seat in range(MOST):
        mask |= (s.due[seat] > 0) << seat
    return mask


def options(s: State, c: Components, seat: int, out: Ints) -> int:
    n = 0
    for action in range(SHOWN, BOWED + 1):
        if seat != CHANCE and allowed(s, c, seat, action):
            out[n] = action
            n += 1
    return n


def allowed(s: State, c: Components, seat: int, action: int) -> bool:
    if (deciding(s) >> seat) & 1 == 0:
        return False
    if seat == CHANCE:
        return action < COIN + 2
    if s.ask == ASK_BOW:
        return action == BOWED
    if s.due[seat] == 1 + c.twice:
        return SHOWN <= action < SHOWN + HANDS
    return KEPT <= action < KEPT + HANDS and action - KEPT != s.hand[seat]


def why(s: State, c: Components, seat: int, action: int) -> int:
    return 0 if allowed(s, c, seat, action) else 1


def apply(s: State, c: Components, seat: int, action: int) -> None:
    if seat == CHANCE:
        s.coin = 1 + action - COIN
        s.ask = ASK_SHOW
        for other in range(c.seats):
            s.due[other] = 1 + c.twice
    elif s.ask == ASK_BOW:
        end_round(s)
    else:
        if action < KEPT:
            s.hand[seat] = action - SHOWN
        else:
            s.kept[seat] = action - KEPT
        s.due[seat] -= 1
        if deciding(s) == 0:
            open_hands(s, c)


def open_hands(s: State, c: Components) -> None:
    for seat in range(c.seats):
        s.open[seat] = s.hand[seat]
    for seat in range(c.seats):
        following = s.open[(seat + 1) % c.seats]
        s.points[seat] += s.coin * ((s.open[seat] - following) % HANDS == 1) + (s.kept[seat] == following)
        if c.seats == 1:
            s.points[seat] += s.coin * s.open[seat]
    for seat in range(c.seats):
        s.hand[seat] = -1
        s.kept[seat] = -1
    if c.bow:
        s.ask = ASK_BOW
        s.bower = s.round % c.seats
    else:
        end_round(s)


def end_round(s: State) -> None:
    s.bower = -1
    s.round += 1
    s.ask = ASK_OVER if s.round == ROUNDS else ASK_COIN


def chances(s: State, c: Components, out: Ints, weights: Ints) -> int:
    for side in range(2):
        out[side] = COIN + side
        weights[side] = 1
    return 2


def pile(s: State, c: Components, made: Ints) -> tuple[int, int, int, int, int]:
    made[0] = 1
    made[1] = 1
    return s.round, 0, 0, COIN, 2


def witnesses(s: State, c: Components, seat: int) -> int:
    if seat != CHANCE and s.ask == ASK_SHOW:
        return 1 << seat
    return (1 << c.seats) - 1


def imagine(s: State, c: Components, r: Random, seat: int) -> None:
    for other in range(c.seats):
        given = 1 + c.twice - s.due[other]
        if s.ask == ASK_SHOW and other != seat and given > 0:
            s.hand[other] = below(r, HANDS)
            if given > 1:
                s.kept[other] = (s.hand[other] + 1 + below(r, HANDS - 1)) % HANDS


def scores(s: State, c: Components, out: Ints) -> None:
    for seat in range(c.seats):
        out[seat] = s.points[seat]


def winners(s: State, c: Components) -> int:
    best = 0
    mask = 0
    for seat in range(c.seats):
        if s.points[seat] > best:
            best = s.points[seat]
            mask = 0
        if s.points[seat] == best:
            mask |= 1 << seat
    return mask


def value(s: State, c: Components, seat: int) -> int:
    return 100 * s.points[seat]


def merged(s: State, c: Components, seat: int, out: Ints, n: int) -> int:
    return n


def features(s: State, c: Components, seat: int, out: Ints) -> int:
    out[0] = s.points[seat]
    out[1] = s.round
    return 2
