"""`saqqara train`: a network plays with itself and learns."""

from __future__ import annotations

import argparse
import sys

from saqqara.cli.mistakes import Mistake
from saqqara.train.command import add_arguments, carry_out

__all__ = ["add_arguments", "train_command"]


def train_command(options: argparse.Namespace) -> int:
    """Train, or write a network for other programs."""
    from saqqara.train.run import TrainError

    try:
        found = carry_out(options, sys.argv[2:], lambda text: print(text, flush=True))
    except TrainError as error:
        raise Mistake(error.reason, error.where, error.hint) from None
    print("  ".join(f"{name} {value}" for name, value in found.items() if value != ""))
    return 0
