"""A network as ONNX, for other programs: whole numbers in; worth, points, sources, distribution and liking out.

The format is a few nested records of protocol buffers, written here by hand: no library is needed to write them.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any

import numpy as np

from saqqara.ai import network as networks
from saqqara.ai.network import BINS, Network
from saqqara.ai.text.net import FOUR
from saqqara.core.kernel import MOST_SHORT
from saqqara.core.places import write_whole
from saqqara.core.said import mistake, told
from saqqara.train.learner import parted
from saqqara.train.run import TrainError

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from saqqara.core.game import Game

FLOAT, INT32, INT64 = 1, 6, 7  # ONNX's numbers of types
OPSET, VERSION = 13, 8
VARINT, BYTES = 0, 2


def export(game: Game, folder: Path | None, file: Path) -> dict[str, Any]:
    """Write the network of a folder, or the game's own, as ONNX."""
    network = network_in(game, folder, "--export")
    write_whole(file, onnx(network))
    return {"file": str(file), "weights": network.shape.size}


def network_in(game: Game, folder: Path | None, option: str) -> Network:
    """Return the network of a folder, or the game's own; a TrainError says what is wrong with it."""
    if folder is not None:
        try:
            network: Network | None = networks.read(folder)
        except ValueError as error:
            raise TrainError(told(error), str(folder)) from None
    else:
        network = networks.shipped(game, os.environ.get(networks.PLACE))
    if network is None:
        raise TrainError(mistake("no-network", game=game.name), option, mistake("try-network"))
    reason = networks.misfit(game, network)
    if reason:
        raise TrainError(reason, str(folder or game.name))
    return network


# -- Protocol buffers -------------------------------------------------------------------------------------------------


def varint(number: int) -> bytes:
    """Write a whole number, seven bits a byte, the lowest first."""
    number &= (1 << 64) - 1
    out = bytearray()
    while number >= 1 << 7:
        out.append(number & 127 | 128)
        number >>= 7
    out.append(number)
    return bytes(out)


def whole(place: int, number: int) -> bytes:
    """Write a field that is a number."""
    return varint(place << 3 | VARINT) + varint(number)


def held(place: int, data: bytes | str) -> bytes:
    """Write a field that is a text or a record."""
    inner = data.encode() if isinstance(data, str) else data
    return varint(place << 3 | BYTES) + varint(len(inner)) + inner


# -- The graph --------------------------------------------------------------------------------------------------------


def tensor(name: str, values: Any) -> bytes:
    """Write a constant."""
    kind = INT64 if values.dtype.kind == "i" else FLOAT
    data = values.astype("<i8" if kind == INT64 else "<f4").tobytes()
    return b"".join(whole(1, size) for size in values.shape) + whole(2, kind) + held(8, name) + held(9, data)


def node(kind: str, inputs: Sequence[str], output: str, **numbers: int) -> bytes:
    """Write a step of the graph."""
    attributes = b"".join(held(5, held(1, name) + whole(3, number) + whole(20, 2)) for name, number in numbers.items())
    return b"".join(held(1, name) for name in inputs) + held(2, output) + held(4, kind) + attributes


def port(name: str, kind: int, size: int) -> bytes:
    """Write an input or an output: so many numbers for each table of a batch."""
    dimensions = held(1, held(2, "tables")) + held(1, whole(1, size))
    return held(1, name) + held(2, held(1, whole(1, kind) + held(2, dimensions)))


def onnx(network: Network) -> bytes:
    """Return the network as a file of ONNX."""
    shape, w = network.shape, parted(network.shape, np.array(network.reckoned, np.float32))
    many = np.array(shape.many, np.int64)
    constants = {
        "low": np.array(shape.lows, np.int64),
        "high": np.maximum(many - 1, 0),
        "zero": np.zeros(1, np.int64),
        "row": np.array(shape.rows[:-1], np.int64),
        "scale": np.where(many > 0, 0, np.array(shape.scales, np.float32)).astype(np.float32),
        "table": (many > 0).astype(np.float32),
        "fine": np.array([network.fine], np.float32),
        "most": np.array([MOST_SHORT], np.float32),
        "half": np.array([0.5], np.float32),
        "axis": np.array([1], np.int64),
        "last": np.array([2], np.int64),
        "parts": np.array([FOUR, FOUR, shape.sources, BINS], np.int64),
        **{name: part.T if name in {"head_rows", "liked_rows"} else part for name, part in w.items()},
    }
    steps = [
        node("Cast", ["seen"], "number", to=INT64),
        node("Sub", ["number", "low"], "above"),
        node("Max", ["above", "zero"], "above_0"),
        node("Min", ["above_0", "high"], "step"),
        node("Add", ["step", "row"], "place"),
        node("Gather", ["first_rows", "place"], "rows", axis=0),
        node("Cast", ["number"], "fraction", to=FLOAT),
        node("Mul", ["fraction", "scale"], "weighed"),
        node("Add", ["weighed", "table"], "force_of_all"),
        node("Cast", ["number"], "is_any", to=9),
        node("Cast", ["is_any"], "any", to=FLOAT),
        node("Mul", ["force_of_all", "any"], "force"),
        node("Unsqueeze", ["force", "last"], "force_of_rows"),
        node("Mul", ["rows", "force_of_rows"], "forced"),
        node("ReduceSum", ["forced", "axis"], "sum", keepdims=0),
        node("Add", ["sum", "first_bias"], "first_sum"),
        node("Relu", ["first_sum"], "first_cut"),
        node("Mul", ["first_cut", "fine"], "parts_of_1"),
        node("Min", ["parts_of_1", "most"], "parts_at_most"),
        node("Add", ["parts_at_most", "half"], "half_more"),
        node("Floor", ["half_more"], "whole_parts"),
        node("Div", ["whole_parts", "fine"], "first"),
        node("Gemm", ["first", "second_rows", "second_bias"], "second_sum"),
        node("Relu", ["second_sum"], "second"),
        node("Gemm", ["second", "head_rows", "head_bias"], "heads"),
        node("Gemm", ["second", "liked_rows", "liked_bias"], "liked"),
    ]
    split = b"".join(held(1, name) for name in ("heads", "parts"))
    split += b"".join(held(2, name) for name in ("worth_sum", "points", "sources", "bins_sum"))
    split += held(4, "Split") + held(5, held(1, "axis") + whole(3, 1) + whole(20, 2))
    steps += [split, node("Softmax", ["bins_sum"], "bins", axis=1)]
    if shape.leans:
        steps.append(node("Add", ["worth_sum", "leans"], "worth_in_all"))
    steps.append(node("Sigmoid", ["worth_in_all" if shape.leans else "worth_sum"], "worth"))
    sizes = {"worth": FOUR, "points": FOUR, "sources": shape.sources, "bins": BINS, "liked": shape.actions}
    graph = b"".join(held(1, step) for step in steps) + held(2, "network")
    graph += b"".join(held(5, tensor(name, values)) for name, values in constants.items())
    graph += held(11, port("seen", INT32, shape.inputs))
    if shape.leans:
        graph += held(11, port("leans", FLOAT, FOUR))
    graph += b"".join(held(12, port(name, FLOAT, size)) for name, size in sizes.items())
    return whole(1, VERSION) + held(2, "saqqara") + held(7, graph) + held(8, held(1, "") + whole(2, OPSET))
