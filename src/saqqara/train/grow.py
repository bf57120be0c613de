"""Makes room in a network for what a game has come to look at since: rows of zeros, which training then fills."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import numpy as np

from saqqara.ai.text.net import FOUR
from saqqara.train.learner import flat, parted
from saqqara.train.trim import ROWED

if TYPE_CHECKING:
    from saqqara.ai.network import Shape


def grown(shape: Shape, probed: Shape) -> Shape:
    """Return a shape with what is new behind what was there; what the outlook says stays last."""
    new = slice(shape.inputs - FOUR, probed.inputs - FOUR)
    return replace(
        shape,
        **{
            name: getattr(shape, name)[:-FOUR] + getattr(probed, name)[new] + getattr(shape, name)[-FOUR:]
            for name in ("lows", "many", "scales")
        },
    )


def carried_over(state: dict[str, Any], before: Shape, after: Shape) -> dict[str, Any]:
    """Return a checkpoint that says the same, with rows of zeros for what is new."""
    place, more = before.rows[-1 - FOUR], after.rows[-1] - before.rows[-1]
    found = dict(state)
    for name in ROWED:
        parts = parted(before, state[name])
        rows = parts["first_rows"]
        none = np.zeros((more, before.first), np.float32)
        found[name] = flat(after, parts | {"first_rows": np.concatenate([rows[:place], none, rows[place:]])})
    return found
