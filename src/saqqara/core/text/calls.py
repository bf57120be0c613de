"""Doors into the rules for callers outside: an array and an index instead of a record."""

from saqqara.core.contract import (
    Components,
    Random,
    States,
    apply,
    chances,
    copy,
    deciding,
    features,
    imagine,
    options,
    scores,
    see,
    set_up,
    value,
    why,
    winners,
    witnesses,
)
from saqqara.core.fields import Ints
from saqqara.core.text.generator import below, seed_generator, word


def set_up_at(states: States, i: int, comps: Components, j: int) -> None:
    """Start a game in states[i]."""
    set_up(states[i], comps[j])


def deciding_at(states: States, i: int) -> int:
    """Return who decides in states[i]."""
    return deciding(states[i])


def options_at(states: States, i: int, comps: Components, j: int, seat: int, out: Ints) -> int:
    """Write the options of a seat in states[i]."""
    return options(states[i], comps[j], seat, out)


def why_at(states: States, i: int, comps: Components, j: int, seat: int, action: int) -> int:
    """Return the rule that forbids an action in states[i]."""
    return why(states[i], comps[j], seat, action)


def apply_at(states: States, i: int, comps: Components, j: int, seat: int, action: int) -> None:
    """Carry out an action in states[i]."""
    apply(states[i], comps[j], seat, action)


def chances_at(states: States, i: int, comps: Components, j: int, out: Ints, weights: Ints) -> int:
    """Write what chance may answer in states[i]."""
    return chances(states[i], comps[j], out, weights)


def witnesses_at(states: States, i: int, comps: Components, j: int, seat: int) -> int:
    """Return who sees the next answer in states[i]."""
    return witnesses(states[i], comps[j], seat)


def scores_at(states: States, i: int, comps: Components, j: int, out: Ints) -> None:
    """Write the points in states[i]."""
    scores(states[i], comps[j], out)


def winners_at(states: States, i: int, comps: Components, j: int) -> int:
    """Return who leads in states[i]."""
    return winners(states[i], comps[j])


def value_at(states: States, i: int, comps: Components, j: int, seat: int) -> int:
    """Return what states[i] is worth to a seat."""
    return value(states[i], comps[j], seat)


def features_at(states: States, i: int, comps: Components, j: int, seat: int, out: Ints) -> int:
    """Write the features of states[i]."""
    return features(states[i], comps[j], seat, out)


def copy_at(states: States, i: int, k: int) -> None:
    """Copy states[k] into states[i]."""
    copy(states[i], states[k])


def copy_from(states: States, i: int, others: States, k: int) -> None:
    """Copy a State of another array into states[i]."""
    copy(states[i], others[k])


def see_at(states: States, i: int, k: int, seat: int) -> None:
    """Copy what a seat sees of states[k] into states[i]."""
    see(states[i], states[k], seat)


def imagine_at(states: States, i: int, comps: Components, j: int, randoms: Random, seat: int) -> None:
    """Fill what a seat cannot see in states[i]."""
    imagine(states[i], comps[j], randoms[0], seat)


def seed_at(randoms: Random, i: int, seed: int, stream: int) -> None:
    """Start generator i from a seed."""
    seed_generator(randoms[i], seed, stream)


def word_at(randoms: Random, i: int) -> int:
    """Return the next random word of generator i."""
    return word(randoms[i])


def below_at(randoms: Random, i: int, n: int) -> int:
    """Return a random number in range(n) of generator i."""
    return below(randoms[i], n)


def copies_at(states: States, n: int) -> None:
    """Copy each State into the next one, n times over; the benchmark's copy."""
    for _ in range(n):
        for i in range(len(states) - 1):
            copy(states[i + 1], states[i])
