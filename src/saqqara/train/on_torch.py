"""The same learner in Torch, for an accelerator; `check` holds its losses and gradients against NumPy's."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import torch
from torch.nn import functional

from saqqara.ai.network import BINS, Shape
from saqqara.core.said import mistake
from saqqara.train.learner import (
    DECAY,
    FIRST,
    FOUR,
    MEAN,
    SECOND,
    SHARES,
    STEEPEST,
    TINY,
    Learner,
    Reader,
    Weights,
    flat,
    loss_and_gradient,
    new_weights,
    parted,
)

if TYPE_CHECKING:
    from saqqara.train.selfplay import Batch

CLOSE = 2e-3  # of the length of a gradient


def has_accelerator() -> bool:
    """Say whether there is one."""
    return bool(torch.cuda.is_available())


def losses_of(shape: Shape, w: dict[str, Any], m: dict[str, Any]) -> dict[str, Any]:
    """Return the losses of a batch."""
    size = len(m["worths"])
    x = torch.zeros((size, shape.rows[-1]), device=m["forces"].device)
    x.scatter_(1, m["rows"], m["forces"])
    first = torch.relu(x @ w["first_rows"] + w["first_bias"])
    second = torch.relu(first @ w["second_rows"] + w["second_bias"])
    heads = second @ w["head_rows"].T + w["head_bias"]
    liked = second @ w["liked_rows"].T + w["liked_bias"]
    worth, points, sources, bins = torch.split(heads, [FOUR, FOUR, shape.sources, BINS], 1)
    there = (m["worths"] >= 0).float()
    seats = there.sum(1, keepdim=True)
    should = m["worths"].clamp(min=0)
    crossed = functional.binary_cross_entropy_with_logits(worth + m["leans"], should, reduction="none")
    allowed = torch.zeros(liked.shape, dtype=torch.bool, device=x.device)
    allowed[m["turn"], m["answer"]] = True
    likely = torch.log_softmax(liked.masked_fill(~allowed, -1e9), 1)
    return {
        "worth": (crossed * there / seats).sum() / size,
        "liked": -(m["share"] * likely[m["turn"], m["answer"]]).sum() / size,
        "points": (((points - m["points"]) * there) ** 2 / seats).sum() / size,
        "sources": ((sources - m["sources"]) ** 2).mean(),
        "bins": functional.cross_entropy(bins, m["bin"]),
    }


class TorchLearner:
    """Learns in Torch."""

    name = "Torch"
    size = 4096  # turns of a batch

    def __init__(self, shape: Shape, usual_points: float, weights: Weights) -> None:
        """Start from weights."""
        self.shape, self.reader = shape, Reader(shape, usual_points)
        self.device = torch.device("cuda" if has_accelerator() else "cpu")
        self.weights = {name: self._taken(part).requires_grad_() for name, part in weights.items()}
        self.mean = {name: part.detach().clone() for name, part in self.weights.items()}
        self.adam = self._adam()
        self.steps = 0

    def _taken(self, part: Any) -> Any:
        return torch.tensor(np.asarray(part), device=self.device)

    def _adam(self) -> Any:
        return torch.optim.AdamW(
            list(self.weights.values()), lr=1e-3, betas=(FIRST, SECOND), eps=TINY, weight_decay=DECAY
        )

    def learn(self, batch: Batch, chosen: Any, rate: float) -> dict[str, float]:
        """Take one step."""
        matrices = {name: self._taken(part) for name, part in self.reader.matrices(batch, chosen).items()}
        losses = losses_of(self.shape, self.weights, matrices)
        whole = sum(SHARES[name] * loss for name, loss in losses.items())
        self.adam.zero_grad(set_to_none=True)
        whole.backward()
        torch.nn.utils.clip_grad_norm_(list(self.weights.values()), STEEPEST)
        for group in self.adam.param_groups:
            group["lr"] = rate
        self.adam.step()
        self.steps += 1
        slow = min(MEAN, (1 + self.steps) / (10 + self.steps))
        with torch.no_grad():
            for name, part in self.weights.items():
                self.mean[name].lerp_(part, 1 - slow)
        told = torch.stack([losses[name].detach() for name in losses]).tolist()
        return dict(zip(losses, told, strict=True))

    def _flat(self, parts: dict[str, Any]) -> Any:
        return flat(self.shape, {name: part.detach().cpu().numpy() for name, part in parts.items()})

    def published(self) -> Any:
        """Return the running mean, as it is in a file."""
        return self._flat(self.mean)

    def state(self) -> dict[str, Any]:
        """Return all that is needed to go on later, as NumPy's learner writes it."""
        kept = {"weights": self._flat(self.weights), "mean": self._flat(self.mean), "steps": np.array(self.steps)}
        for name, moment in (("pull", "exp_avg"), ("swing", "exp_avg_sq")):
            parts = {
                word: self.adam.state[part].get(moment, torch.zeros_like(part)) for word, part in self.weights.items()
            }
            kept[name] = self._flat(parts)
        return kept

    def restore(self, state: dict[str, Any]) -> None:
        """Go on where `state` was written."""
        self.steps = int(state["steps"])
        weights, mean = parted(self.shape, state["weights"]), parted(self.shape, state["mean"])
        pull, swing = parted(self.shape, state["pull"]), parted(self.shape, state["swing"])
        self.weights = {name: self._taken(part).requires_grad_() for name, part in weights.items()}
        self.mean = {name: self._taken(part) for name, part in mean.items()}
        self.adam = self._adam()
        for name, part in self.weights.items():
            self.adam.state[part] = {
                "step": torch.tensor(float(self.steps)),
                "exp_avg": self._taken(pull[name]),
                "exp_avg_sq": self._taken(swing[name]),
            }


def check(shape: Shape, usual_points: float, batch: Batch, seed: int) -> float:
    """Return how far Torch's gradient and first step are from NumPy's, as a share of their length.

    A difference above CLOSE is a ValueError: the learner cannot be trusted on this machine.
    """
    chosen = np.arange(min(len(batch), 256))
    weights = new_weights(shape, seed)
    plain = Learner(shape, usual_points, {name: part.copy() for name, part in weights.items()})
    _, should = loss_and_gradient(shape, plain.weights, plain.reader.matrices(batch, chosen))
    other = TorchLearner(shape, usual_points, weights)
    matrices = {name: other._taken(part) for name, part in other.reader.matrices(batch, chosen).items()}  # noqa: SLF001
    losses = losses_of(shape, other.weights, matrices)
    sum(SHARES[name] * loss for name, loss in losses.items()).backward()
    found = {name: part.grad.cpu().numpy() for name, part in other.weights.items()}
    length = np.sqrt(sum(float((part**2).sum()) for part in should.values()))
    off = np.sqrt(sum(float(((should[name] - found[name]) ** 2).sum()) for name in should))
    apart = float(off / length)
    if not apart <= CLOSE:
        raise ValueError(mistake("torch-differs", apart=f"{apart:.2g}"))
    return apart
