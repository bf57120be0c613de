"""Writes every decision of simulated games as a row of a Parquet file, docs/data.md.

Rows are kept until a group of them is full, so that memory stays the same however many games are played. The file has
its name when it is whole: until then it is beside it, and what was not finished is removed.
"""

from __future__ import annotations

import json
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from importlib import import_module
from typing import TYPE_CHECKING, Any

import numpy as np

from saqqara import __version__
from saqqara.core.backends import ROOM
from saqqara.core.game import CHANCE
from saqqara.research.spaces import inputs

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from pathlib import Path

    from saqqara.core.game import Setup
    from saqqara.core.kernel import Kernel

FORM = 1  # of the file; it grows when a column changes its meaning
GROUP = 20_000  # rows


class Positions(AbstractContextManager["Positions"]):
    """A file of decisions that is being written."""

    def __init__(self, path: Path, setup: Setup, bots: Sequence[str], seed: int, group: int = GROUP) -> None:
        """Open a file; an ImportError says that pyarrow is missing."""
        self._arrow, parquet = import_module("pyarrow"), import_module("pyarrow.parquet")
        self._path, self._setup, self._group = path, setup, group
        self.rows = 0
        about = {
            "form": FORM, "saqqara": __version__, "game": setup.game.name, "rules": setup.game.rules,
            "seats": setup.seats, "setup": setup.chosen(), "bots": list(bots), "seed": seed,
        }  # fmt: skip
        self._schema = self._make_schema().with_metadata({"saqqara": json.dumps(about)})
        self._kept: dict[str, list[Any]] = {name: [] for name in self._schema.names}
        self._part = path.with_name(f"{path.name}.part")
        self._writer = parquet.ParquetWriter(self._part, self._schema, compression="zstd")

    def _make_schema(self) -> Any:
        arrow, game = self._arrow, self._setup.game
        numbers = arrow.int32()
        return arrow.schema([
            ("game", arrow.int64()), ("decision", numbers), ("seat", arrow.int8()),
            ("features", arrow.list_(numbers, inputs(game))), ("options", arrow.list_(numbers)), ("choice", numbers),
            ("code", arrow.string()), ("over", arrow.bool_()), ("scores", arrow.list_(numbers, self._setup.seats)),
            ("points", numbers), ("place", arrow.int8()), ("won", arrow.bool_()),
        ])  # fmt: skip

    def add(self, game: int, told: Told) -> None:
        """Keep the decisions of one game, and write those that are kept when they are many."""
        catalogue = self._setup.game.catalogue
        for number, (seat, features, options, choice) in enumerate(told.decisions):
            row = (
                game, number, seat, features, options, choice, catalogue[choice].code, told.over, told.scores,
                told.scores[seat], told.place(seat), bool(told.won >> seat & 1),
            )  # fmt: skip
            for kept, value in zip(self._kept.values(), row, strict=True):
                kept.append(value)
        if len(self._kept["game"]) >= self._group:
            self._write()

    def _write(self) -> None:
        """Write what was kept as one group of rows."""
        rows = len(self._kept["game"])
        arrays = [self._column(column) for column in self._schema]
        self._writer.write_table(self._arrow.Table.from_arrays(arrays, schema=self._schema), row_group_size=rows)
        self.rows += rows
        for kept in self._kept.values():
            kept.clear()

    def _column(self, column: Any) -> Any:
        kept = self._kept[column.name]
        if column.name != "features":
            return self._arrow.array(kept, column.type)
        flat = self._arrow.array(np.asarray(kept, np.int32).reshape(-1))
        return self._arrow.FixedSizeListArray.from_arrays(flat, column.type.list_size)

    def __exit__(self, kind: object, _error: object, _trace: object) -> None:
        """Write the rest and give the file its name, or remove it if something went wrong."""
        if kind is None and self._kept["game"]:
            self._write()
        self._writer.close()
        if kind is None:
            self._part.replace(self._path)
        else:
            self._part.unlink()


@dataclass
class Told:
    """One game: seat, features, options and choice of each decision, and how it ended."""

    decisions: list[tuple[int, Any, list[int], int]] = field(default_factory=list)
    over: bool = False
    scores: list[int] = field(default_factory=list)
    won: int = 0  # the mask of the seats that won

    def place(self, seat: int) -> int | None:
        """Return the place of a seat, 1 is best: winners, then by points; None where the game is not over."""
        ranks = [(self.won >> other & 1, points) for other, points in enumerate(self.scores)]
        return 1 + sum(rank > ranks[seat] for rank in ranks) if self.over else None


class Teller:
    """Plays moves again, and tells what each seat saw and could do when it decided."""

    def __init__(self, kernel: Kernel, setup: Setup) -> None:
        """Make the arrays once."""
        self._kernel, self._setup = kernel, setup
        self._comps, self._states = kernel.components(setup.game.fill(setup)), kernel.states(2)
        self._out, self._seen = kernel.ints(ROOM), kernel.ints(inputs(setup.game))

    def tell(self, moves: Iterable[tuple[int, int]]) -> Told:
        """Play a game again by the seat and action of each move; moves after its end do not count."""
        rules, states, comps, out = self._kernel.rules, self._states, self._comps, self._out
        told = Told()
        rules.set_up_at(states, 0, comps, 0)
        for seat, action in moves:
            if not rules.deciding_at(states, 0):
                break
            if seat != CHANCE:
                count = rules.options_at(states, 0, comps, 0, seat, out)
                rules.see_at(states, 1, 0, seat)
                rules.features_at(states, 1, comps, 0, seat, self._seen)
                told.decisions.append((seat, self._seen[:].copy(), [int(number) for number in out[:count]], action))
            rules.apply_at(states, 0, comps, 0, seat, action)
        rules.scores_at(states, 0, comps, 0, out)
        told.scores = [int(points) for points in out[: self._setup.seats]]
        told.over = not rules.deciding_at(states, 0)
        told.won = int(rules.winners_at(states, 0, comps, 0)) if told.over else 0
        return told
