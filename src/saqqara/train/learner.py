"""What is learned from a batch: a loss, its gradient and a step, in NumPy; where there is an accelerator, in Torch.

The loss adds up how badly the worth of the table, the answers to like, the points, their sources and their distribution
are foretold. Steps are AdamW's; the weights that are given out are a running mean.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any

import numpy as np

from saqqara.ai.network import BINS, Shape

if TYPE_CHECKING:
    from saqqara.train.selfplay import Batch

FOUR = 4
LOSSES = ("worth", "liked", "points", "sources", "bins")
SHARES = {"worth": 1.0, "liked": 1.0, "points": 0.1, "sources": 0.1, "bins": 0.05}
FIRST, SECOND, TINY = 0.9, 0.999, 1e-8  # of AdamW
DECAY = 1e-4
MEAN = 0.999  # of the running mean
STEEPEST = 1.0  # length of a gradient at most
EDGE = 1e-4  # that a worth keeps from 0 and 1
TO_BINS = 3.0  # times the usual points that the last bin begins at
Weights = dict[str, Any]


def new_weights(shape: Shape, seed: int) -> Weights:
    """Draw weights to start from: the heads say nothing yet."""
    chance = np.random.default_rng(seed)
    active = max(8, shape.inputs // 2)
    spread = {
        "first_rows": active**-0.5,
        "second_rows": (2 / shape.first) ** 0.5,
        "head_rows": 0.01,
        "liked_rows": 0.01,
    }
    return {
        name: (chance.standard_normal(part) * spread[name] if name in spread else np.zeros(part)).astype(np.float32)
        for name, part in shape.parts.items()
    }


def flat(shape: Shape, weights: Weights) -> Any:
    """Return weights as they are in a file."""
    return np.concatenate([np.asarray(weights[name], np.float32).ravel() for name in shape.parts])


def parted(shape: Shape, whole: Any) -> Weights:
    """Return the parts of weights in one row."""
    parts, at = {}, 0
    for name, part in shape.parts.items():
        size = int(np.prod(part))
        parts[name] = np.array(whole[at : at + size], np.float32).reshape(part)
        at += size
    return parts


class Reader:
    """Turns a batch into matrices."""

    def __init__(self, shape: Shape, usual_points: float) -> None:
        """Look up how each number goes in."""
        self.shape, self.usual = shape, usual_points
        self.lows, self.many = np.array(shape.lows, np.int64), np.array(shape.many, np.int64)
        self.rows, self.scales = np.array(shape.rows[:-1], np.int64), np.array(shape.scales, np.float32)

    def places(self, inputs: Any) -> tuple[Any, Any]:
        """Return the row that each number picks, and its force; what is 0 has none."""
        numbers = inputs.astype(np.int64)
        steps = np.clip(numbers - self.lows, 0, np.maximum(self.many - 1, 0))
        force = np.where(self.many > 0, np.float32(1), numbers * self.scales).astype(np.float32)
        return self.rows + steps, np.where(numbers != 0, force, np.float32(0))

    def matrices(self, batch: Batch, chosen: Any) -> dict[str, Any]:
        """Return what goes in and what should come out, for some turns."""
        size = len(chosen)
        rows, forces = self.places(batch.inputs[chosen])
        counts = batch.starts[chosen + 1] - batch.starts[chosen]
        turn = np.repeat(np.arange(size), counts)
        before = np.repeat(np.cumsum(counts) - counts, counts)
        place = np.arange(counts.sum()) - before + np.repeat(batch.starts[chosen], counts)
        own = batch.points[chosen, 0]
        leans = leanings(self.shape, batch.bases[chosen])
        return {
            "leans": leans,
            "rows": rows, "forces": forces, "turn": turn, "answer": batch.answers[place].astype(np.int64),
            "share": batch.shares[place], "worths": batch.worths[chosen], "points": batch.points[chosen] / self.usual,
            "sources": batch.sources[chosen] / self.usual,
            "bin": np.clip(own * (BINS / (TO_BINS * self.usual)), 0, BINS - 1).astype(np.int64),
        }  # fmt: skip


def leanings(shape: Shape, bases: Any) -> Any:
    """Return the logarithms of the odds that the heads of worth correct: none for a network that does not lean."""
    if not shape.leans:
        return np.zeros_like(bases)
    inside = np.clip(bases, EDGE, 1 - EDGE)
    return np.log(inside / (1 - inside)).astype(np.float32)


def logistic(x: Any) -> Any:
    """Return the logistic function."""
    return 1 / (1 + np.exp(-np.clip(x, -30, 30)))


def softmax(x: Any) -> Any:
    """Return what is likely, along the last axis."""
    powers = np.exp(x - x.max(-1, keepdims=True))
    return powers / powers.sum(-1, keepdims=True)


def loss_and_gradient(shape: Shape, w: Weights, m: dict[str, Any]) -> tuple[dict[str, float], Weights]:
    """Return the losses of a batch, and how they change with the weights."""
    size = len(m["worths"])
    x = np.zeros((size, shape.rows[-1]), np.float32)
    np.put_along_axis(x, m["rows"], m["forces"], 1)
    first = np.maximum(x @ w["first_rows"] + w["first_bias"], 0)
    second = np.maximum(first @ w["second_rows"] + w["second_bias"], 0)
    heads = second @ w["head_rows"].T + w["head_bias"]
    liked = second @ w["liked_rows"].T + w["liked_bias"]
    losses, to_heads = _heads(shape, heads, m)
    allowed = np.zeros(liked.shape, np.float32)
    wanted = np.zeros(liked.shape, np.float32)
    allowed[m["turn"], m["answer"]] = 1
    wanted[m["turn"], m["answer"]] = m["share"]
    chances = softmax(np.where(allowed > 0, liked, np.float32(-1e9)))
    losses["liked"] = float(-(wanted * np.log(chances + 1e-12)).sum() / size)
    to_liked = (SHARES["liked"] / size) * (chances * wanted.sum(1, keepdims=True) - wanted)
    back = (to_heads @ w["head_rows"] + to_liked @ w["liked_rows"]) * (second > 0)
    further = (back @ w["second_rows"].T) * (first > 0)
    return losses, {
        "first_bias": further.sum(0), "first_rows": x.T @ further, "second_bias": back.sum(0),
        "second_rows": first.T @ back, "head_bias": to_heads.sum(0), "head_rows": to_heads.T @ second,
        "liked_bias": to_liked.sum(0), "liked_rows": to_liked.T @ second,
    }  # fmt: skip


def _heads(shape: Shape, heads: Any, m: dict[str, Any]) -> tuple[dict[str, float], Any]:
    """Return the losses of the heads but of the answers, and how they change with what the heads say."""
    size = len(heads)
    ends = np.cumsum([0, FOUR, FOUR, shape.sources, BINS])
    worth, points, sources, bins = (heads[:, a:b] for a, b in pairwise(ends))
    there = (m["worths"] >= 0).astype(np.float32)
    seats = there.sum(1, keepdims=True)
    told, should = logistic(worth + m["leans"]), np.maximum(m["worths"], 0)
    crossed = -(should * np.log(told + 1e-7) + (1 - should) * np.log(1 - told + 1e-7))
    off = (points - m["points"]) * there
    astray = sources - m["sources"]
    chances = softmax(bins)
    hit = np.zeros_like(chances)
    hit[np.arange(size), m["bin"]] = 1
    losses = {
        "worth": float((crossed * there / seats).sum() / size),
        "points": float((off**2 / seats).sum() / size),
        "sources": float((astray**2).mean()),
        "bins": float(-(hit * np.log(chances + 1e-12)).sum() / size),
    }
    gradient = np.concatenate(
        [
            SHARES["worth"] * (told - should) * there / seats,
            SHARES["points"] * 2 * off / seats,
            SHARES["sources"] * 2 * astray / shape.sources,
            SHARES["bins"] * (chances - hit),
        ],
        1,
    )
    return losses, (gradient / size).astype(np.float32)


class Learner:
    """Learns in NumPy."""

    name = "NumPy"
    size = 256  # turns of a batch

    def __init__(self, shape: Shape, usual_points: float, weights: Weights) -> None:
        """Start from weights."""
        self.shape, self.reader = shape, Reader(shape, usual_points)
        self.weights = weights
        self.mean = {name: part.copy() for name, part in weights.items()}
        self.pull = {name: np.zeros_like(part) for name, part in weights.items()}
        self.swing = {name: np.zeros_like(part) for name, part in weights.items()}
        self.steps = 0

    def learn(self, batch: Batch, chosen: Any, rate: float) -> dict[str, float]:
        """Take one step."""
        losses, gradient = loss_and_gradient(self.shape, self.weights, self.reader.matrices(batch, chosen))
        self.step(gradient, rate)
        return losses

    def step(self, gradient: Weights, rate: float) -> None:
        """Change the weights by AdamW, and their running mean."""
        self.steps += 1
        length = float(np.sqrt(sum(float((part**2).sum()) for part in gradient.values())))
        shorter = min(1.0, STEEPEST / (length + 1e-6))
        slow = min(MEAN, (1 + self.steps) / (10 + self.steps))
        for name in self.weights:
            part = gradient[name] * np.float32(shorter)
            pull, swing = self.pull[name], self.swing[name]
            pull += np.float32(1 - FIRST) * (part - pull)
            swing += np.float32(1 - SECOND) * (part * part - swing)
            down = pull / np.float32(1 - FIRST**self.steps)
            across = np.sqrt(swing / np.float32(1 - SECOND**self.steps)) + np.float32(TINY)
            self.weights[name] -= np.float32(rate) * (down / across + np.float32(DECAY) * self.weights[name])
            self.mean[name] += np.float32(1 - slow) * (self.weights[name] - self.mean[name])

    def published(self) -> Any:
        """Return the running mean, as it is in a file."""
        return flat(self.shape, self.mean)

    def state(self) -> dict[str, Any]:
        """Return all that is needed to go on later."""
        parts = {"weights": self.weights, "mean": self.mean, "pull": self.pull, "swing": self.swing}
        return {name: flat(self.shape, part) for name, part in parts.items()} | {"steps": np.array(self.steps)}

    def restore(self, state: dict[str, Any]) -> None:
        """Go on where `state` was written."""
        for name in ("weights", "mean", "pull", "swing"):
            setattr(self, name, parted(self.shape, state[name]))
        self.steps = int(state["steps"])
