"""Worlds that agree with all that a seat sees, and what a table is known by while a plan is followed."""

from typing import Any

from saqqara.core.contract import States, apply, copy
from saqqara.core.kernel import Ints
from saqqara.core.text.dealing import Deal, order_pile, start_deal
from saqqara.core.text.generator import below, mix_in
from saqqara.core.text.playout import settle
from saqqara.games.terra_pyramides.rules.chance import FOUNDATION_PILE, TILE_PILE, draw_from_pool, exclude_known
from saqqara.games.terra_pyramides.solving.beam import Comps, Nodes, step_hash
from saqqara.games.terra_pyramides.table import Components, State
from saqqara.games.terra_pyramides.things import FIELDS, KINDS, NONE, STACKS, VALUES

Randoms = Any


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


# -- Following a plan -------------------------------------------------------------------------------------------------


def key_of(s: State) -> int:
    """Return a hash of what a plan depends on, which is all that lies open but the values of foundations."""
    h = mix_in(s.turns[0], s.laid)
    h = mix_in(h, 128 * (s.placed + 1) + 16 * (s.row + 1) + s.supply[0])
    h = mix_in(h, s.hand[0] + 1)
    for field in range(FIELDS):
        h = ((h * 0x01000193) ^ (s.tile[field] + 1)) & 0xFFFFFFFF
    for stack in range(STACKS):
        h = ((h * 0x01000193) ^ s.height[stack]) & 0xFFFFFFFF
        for place in range(s.height[stack]):
            h = ((h * 0x01000193) ^ (s.order[stack][place] + 1)) & 0xFFFFFFFF
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
