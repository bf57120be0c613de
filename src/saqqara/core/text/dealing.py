"""Answering for CHANCE: freely from a generator, or from a deal that two lines of play share."""

from typing import Any

from saqqara.core.contract import CHANCE, Components, Random, State, apply, chances, pile
from saqqara.core.fields import Ints
from saqqara.core.text.generator import below, mix_in

Deal = Any
PILES = 16  # piles that a deal remembers
PLACES = 128  # places in a pile


def drawn(s: State, c: Components, r: Random, out: Ints, weights: Ints) -> int:
    """Draw one outcome by its weight."""
    n = chances(s, c, out, weights)
    total = 0
    for i in range(n):
        total += weights[i]
    left = below(r, total)
    passed = 0
    for i in range(n - 1):
        left -= weights[i]
        passed += left >= 0
    return out[passed]


def deal(s: State, c: Components, r: Random, out: Ints, weights: Ints) -> None:
    """Answer for CHANCE from the generator."""
    apply(s, c, CHANCE, drawn(s, c, r, out, weights))


def start_deal(d: Deal, seed: int) -> None:
    """Forget every pile and take a new seed."""
    d.low = seed & 0xFFFFFFFF
    d.high = (seed >> 32) & 0xFFFFFFFF
    for k in range(PILES):
        d.known[k] = -1


def copy_key(d: Deal, kind: int, made_before: int, outcome: int, copy_number: int) -> int:
    """Return the key that sorts one copy into its pile; a later copy of the same outcome has a key of its own."""
    key = mix_in(d.low, d.high)
    key = mix_in(key, kind * 0x10000 + made_before)
    return mix_in(key, outcome * 0x10000 + copy_number)


def checksum(made: Ints, outcomes: int) -> int:
    """Tell apart piles that were made of different copies."""
    check = 0
    for outcome in range(outcomes):
        check = (check * 31 + made[outcome]) & 0xFFFFFFFF
    return check


def order_pile(d: Deal, kind: int, made_before: int, made: Ints, outcomes: int) -> None:
    """Sort the copies of a pile by their keys."""
    n = 0
    for outcome in range(outcomes):
        for copy_number in range(made[outcome]):
            key = copy_key(d, kind, made_before, outcome, copy_number)
            place = n
            while place > 0 and d.key[place - 1] > key:
                d.key[place] = d.key[place - 1]
                d.order[kind][place] = d.order[kind][place - 1]
                place -= 1
            d.key[place] = key
            d.order[kind][place] = outcome
            n += 1
    d.size[kind] = n
    d.known[kind] = made_before
    d.check[kind] = checksum(made, outcomes)


def dealt(s: State, c: Components, d: Deal, made: Ints, out: Ints, weights: Ints) -> int:
    """Return the outcome that the deal holds at this place of the pile, or the next one that is still possible."""
    kind, made_before, place, first, outcomes = pile(s, c, made)
    if d.known[kind] != made_before or d.check[kind] != checksum(made, outcomes):
        order_pile(d, kind, made_before, made, outcomes)
    n = chances(s, c, out, weights)
    for step in range(d.size[kind]):
        action: int = first + d.order[kind][(place + step) % d.size[kind]]
        for i in range(n):
            if out[i] == action:
                return action
    return out[0]
