"""What was learned about tasks: weights as plain whole numbers, the card beside them, and whether they fit.

`hopes.toml` is the card, `hopes.i32` holds the weights: for each task that the card tells of the numbers of one small
network, of 32 bits, little end first, in the order of solving/hope.py.
"""

from __future__ import annotations

import tomllib
from array import array
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

from saqqara.core.fields import encode, fields_of
from saqqara.core.game import Setup
from saqqara.core.places import note, write_whole
from saqqara.core.said import Said, mistake, of_system, told
from saqqara.games.terra_pyramides.solving.hope import NET

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from importlib.resources.abc import Traversable
    from pathlib import Path

    from saqqara.core.game import Game

CARD: Final = "hopes.toml"
WEIGHTS: Final = "hopes.i32"
BYTES: Final = 4  # of a weight


@dataclass(frozen=True)
class Hopes:
    """The networks of some tasks, and the card that says where they come from."""

    nets: Mapping[int, tuple[int, ...]]
    card: Mapping[str, Any]


def pack(nets: Mapping[int, Sequence[int]]) -> bytes:
    """Return weights as they are in the file."""
    return b"".join(weight.to_bytes(BYTES, "little", signed=True) for task in sorted(nets) for weight in nets[task])


def write(folder: Path, nets: Mapping[int, Sequence[int]], card: Mapping[str, Any]) -> None:
    """Write weights and card into a folder."""
    data = pack(nets)
    said = {**card, "tasks": sorted(nets), "checksum": sha256(data).hexdigest()}
    write_whole(folder / WEIGHTS, data)
    write_whole(folder / CARD, "".join(f"{key} = {_told(value)}\n" for key, value in said.items()).encode())


def _told(value: Any) -> str:
    if isinstance(value, str):
        return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'
    if isinstance(value, list):
        return f"[{', '.join(map(_told, value))}]"
    return repr(value)


def read(folder: Traversable) -> Hopes:
    """Read weights and card; a ValueError says what is wrong with the files."""
    try:
        card = tomllib.loads((folder / CARD).read_text(encoding="utf-8"))
        data = (folder / WEIGHTS).read_bytes()
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        msg = f"{CARD}: {error}"
        raise ValueError(msg) from None
    except OSError as error:
        raise ValueError(mistake("of-file", file=str(error.filename), text=of_system(error))) from None
    tasks = card.get("tasks")
    if not isinstance(tasks, list) or not tasks or not all(task in {1, 2, 3} for task in tasks):
        raise ValueError(mistake("network-impossible", card=CARD))
    count = NET * len(tasks)
    if len(data) != BYTES * count or sha256(data).hexdigest() != card.get("checksum"):
        raise ValueError(mistake("network-weights", file=WEIGHTS, count=str(count), card=CARD))
    numbers = array("i", data)
    return Hopes({task: tuple(numbers[NET * i : NET * (i + 1)]) for i, task in enumerate(tasks)}, card)


def things_of(game: Game) -> str:
    """Name what a seat alone plays with, as it is without any option."""
    return sha256(encode(game.components, game.fill(Setup.of(game, 1)))).hexdigest()


def misfit(game: Game, card: Mapping[str, Any]) -> str:
    """Say why weights are not for a game as it is now, nothing where they are."""
    if card.get("rules") != game.rules:
        return mistake("network-rules", rules=str(card.get("rules")), here=str(game.rules))
    return "" if card.get("components") == things_of(game) else mistake("network-things")


@cache
def shipped(game: Game) -> Hopes | None:
    """Return the weights that come with a game; None without any, or if they cannot be used: said once."""
    place = files(game.folder) / "ai" if game.folder else None
    if place is None or not (place / CARD).is_file():
        return None
    try:
        hopes = read(place)
    except ValueError as error:
        note(Said("note-network-unusable", game=game.name, reason=told(error)))
        return None
    reason = misfit(game, hopes.card)
    if reason:
        note(Said("note-network-misfit", game=game.name, reason=reason))
        return None
    return hopes


def net_for(game: Game, components: Any) -> tuple[int, ...] | None:
    """Return the weights for the task of a table; None for another table than the one they were trained on."""
    hopes = shipped(game)
    if hopes is None or components.task not in hopes.nets:
        return None
    usual = game.fill(Setup.of(game, 1, {"task": str(components.task)}))
    is_usual = all(getattr(components, name) == getattr(usual, name) for name in fields_of(game.components))
    return hopes.nets[components.task] if is_usual else None
