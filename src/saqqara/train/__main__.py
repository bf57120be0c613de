"""`python -m saqqara.train GAME ...`: trains where only NumPy and Numba are installed, by Torch if it is there."""

from __future__ import annotations

import os
import sys
import tempfile
from importlib import import_module
from pathlib import Path
from typing import NoReturn

from saqqara.core.helping import Helper, from_argparse
from saqqara.core.said import in_language, spoken

BAD_INPUT = 2


class Parser(Helper):
    """A parser whose errors are one line."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong, and end."""
        self.exit(BAD_INPUT, f"saqqara.train: {in_language(from_argparse(message), spoken())}\n")


def tell(text: str) -> None:
    """Say something in a line."""
    sys.stdout.write(f"{in_language(text, spoken())}\n")
    sys.stdout.flush()


def main() -> int:
    """Train, and return the exit code."""
    try:
        import_module("platformdirs")
    except ImportError:
        os.environ.setdefault("SAQQARA_CACHE", str(Path(tempfile.gettempdir()) / "saqqara"))
    from saqqara.train.command import add_arguments, carry_out  # noqa: PLC0415
    from saqqara.train.run import TrainError  # noqa: PLC0415

    parser = Parser(spoken(), prog="saqqara.train", description="to-train")
    add_arguments(parser)
    given = sys.argv[1:]
    try:
        tell(f"{carry_out(parser.parse_args(given), given, tell)}")
    except TrainError as error:
        said = (in_language(part, spoken()) for part in (error.where, error.reason, error.hint) if part)
        sys.stderr.write(f"saqqara.train: {': '.join(said)}\n")
        return BAD_INPUT
    return 0


if __name__ == "__main__":
    sys.exit(main())
