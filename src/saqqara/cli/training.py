"""`saqqara train`: a network plays with itself and learns."""

from __future__ import annotations

import argparse
import sys

from saqqara.cli.mistakes import Mistake
from saqqara.cli.voice import Voice
from saqqara.train.command import add_arguments, carry_out, in_words

__all__ = ["add_arguments", "train_command"]


def train_command(options: argparse.Namespace) -> int:
    """Train, or write a network for other programs."""
    from saqqara.train.run import TrainError

    voice = Voice(options.spoken)
    try:
        found = carry_out(options, sys.argv[2:], lambda text: print(voice.told(text), flush=True))
    except TrainError as error:
        raise Mistake(error.reason, error.where, error.hint) from None
    print("  ".join(voice.told(said) for said in in_words(found)))
    return 0
