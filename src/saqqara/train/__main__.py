"""`python -m saqqara.train GAME ...`: trains where only NumPy and Numba are installed, by Torch if it is there."""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from importlib import import_module
from pathlib import Path

BAD_INPUT = 2


def tell(text: str) -> None:
    """Say something in a line."""
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def main() -> int:
    """Train, and return the exit code."""
    try:
        import_module("platformdirs")
    except ImportError:
        os.environ.setdefault("SAQQARA_CACHE", str(Path(tempfile.gettempdir()) / "saqqara"))
    from saqqara.train.command import add_arguments, carry_out  # noqa: PLC0415
    from saqqara.train.run import TrainError  # noqa: PLC0415

    parser = argparse.ArgumentParser(prog="saqqara.train", description="Train the network of a game.")
    add_arguments(parser)
    given = sys.argv[1:]
    try:
        tell(f"{carry_out(parser.parse_args(given), given, tell)}")
    except TrainError as error:
        sys.stderr.write(f"saqqara.train: {error}\n")
        return BAD_INPUT
    return 0


if __name__ == "__main__":
    sys.exit(main())
