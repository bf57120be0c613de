"""Tally, a game that is all turns and no thought: what a server does for a move, and nothing else."""

from __future__ import annotations

from typing import Any

from rules import CELLS

from saqqara.core.game import Action, Catalogue, Game, Setup
from saqqara.core.kernel import Ints, i8, i16, plain_record, public


class State:
    """One table."""

    cells: Ints = public(i8, 12)
    points: Ints = public(i16, 4)
    turn: int = public(i8)


class Components:
    """The set-up."""

    seats: int = public(i8)


def fill(setup: Setup) -> Any:
    """Say how many play."""
    c = plain_record(Components)
    c.seats = setup.seats
    return c


def restore(table: dict[str, Any], setup: Setup) -> Any:
    """Nobody writes positions of it."""
    raise NotImplementedError


GAME = Game(
    name="tally",
    rules=1,
    seats=(4,),
    options=(),
    chapters=("rules",),
    state=State,
    components=Components,
    catalogue=Catalogue(
        Action(cell, f"add {cell}", (f"cell:{cell}",), "do-add", {"cell": cell}) for cell in range(CELLS)
    ),
    rule_ids=("allowed", "turn-1"),
    asks=("turn",),
    sources=("cells",),
    bound=1_000_000_000,
    fill=fill,
    describe=lambda s, _c: {"cells": s.cells, "points": s.points, "turn": s.turn},
    restore=restore,
    question=lambda _s, _seat: "turn",
    points=lambda s, _c: {"cells": s.points},
    folder=__name__,
)
