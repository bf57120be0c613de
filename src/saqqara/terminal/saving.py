"""Games in files: a log, and at its end remarks that say who plays and how the cards lie."""

from __future__ import annotations

import os
import re
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from string import ascii_lowercase
from tempfile import NamedTemporaryFile
from typing import TYPE_CHECKING, Final

from saqqara.core.match import Match, replay
from saqqara.core.places import data_folder

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from saqqara.core.log import LogError

PERSON: Final = "person"
SEED = re.compile(r"^# seed (\d{1,20})\s*$", re.MULTILINE)
SEATS = re.compile(r"^# seats((?: [a-z]=\S+)+)\s*$", re.MULTILINE)


@dataclass(frozen=True)
class Saved:
    """A game from a file; seed and players are None where the file does not say."""

    match: Match
    seed: int | None
    players: list[str] | None
    cut: LogError | None  # a last line that was cut off


def folder() -> Path:
    """Return where games are saved that are given no file."""
    return data_folder() / "games"


def new_file(game: str) -> Path:
    """Name a file for a new game by date and time, in the folder of saved games."""
    stem = f"{game}-{datetime.now().astimezone():%Y-%m-%d-%H%M%S}"
    names = (f"{stem}.log" if number == 1 else f"{stem}-{number}.log" for number in range(1, 1000))
    return next(folder() / name for name in names if not (folder() / name).exists())


def text_of(match: Match, seed: int, players: Sequence[str]) -> str:
    """Write a match with its remarks; these stand at the end, so that line numbers stay."""
    seats = " ".join(f"{letter}={name}" for letter, name in zip(ascii_lowercase, players, strict=False))
    return f"{match.text}# seed {seed}\n# seats {seats}\n"


def write(path: Path, text: str) -> None:
    """Write a file whole or not at all; OSError says why not."""
    path = path.resolve()
    path.parent.mkdir(parents=True, exist_ok=True)
    with NamedTemporaryFile(
        "w", encoding="utf-8", newline="\n", dir=path.parent, prefix=".saving-", delete=False
    ) as file:
        try:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
            Path(file.name).replace(path)
        except BaseException:
            with suppress(OSError):
                Path(file.name).unlink()
            raise


def read(path: Path, chosen: Mapping[str, str] | None = None) -> Saved:
    """Read a game, with other files if some are chosen; OSError or ValueError (LogError) says what is wrong."""
    text = path.read_text(encoding="utf-8-sig").replace("\r\n", "\n")
    cut: list[LogError] = []
    match = replay(text, half=cut.append, folder=path.parent, chosen=chosen)
    seeds, seats = SEED.findall(text), SEATS.findall(text)
    players = [entry.partition("=")[2] for entry in seats[-1].split()] if seats else None
    if players is not None and len(players) != match.setup.seats:
        players = None
    return Saved(match, int(seeds[-1]) if seeds else None, players, cut[0] if cut else None)
