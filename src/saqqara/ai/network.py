"""The networks: weights in a game's folder as plain fractions of 16 bits, a card beside them, and whether they fit.

`ai/network.toml` is the card: what the network was trained on and how, and the shape of it. `ai/network.f16` holds the
weights, little end first, in the order of `Shape.parts`. Where a folder such as `ai/4_seats` holds both, tables of four
have that network to themselves. SAQQARA_NETWORK names another folder to take all of this from.
"""

from __future__ import annotations

import os
import struct
import tomllib
from array import array
from dataclasses import dataclass, field
from functools import cache, cached_property, lru_cache
from hashlib import sha256
from importlib import import_module
from importlib.resources import files
from math import frexp, prod
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

from saqqara.ai.text import net
from saqqara.core.fields import decode, encode, fields_of
from saqqara.core.game import Setup
from saqqara.core.kernel import BLOCK, LANES, load, single
from saqqara.core.places import note, write_whole
from saqqara.core.said import Said, mistake, of_system, told

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from importlib.resources.abc import Traversable

    from saqqara.core.game import Game
    from saqqara.core.kernel import Kernel

CARD, WEIGHTS = "network.toml", "network.f16"
OWN = "{}_seats"  # a folder in it: the network of tables with so many seats
LOOKS = "saqqara.ai.text.looks"  # where a game says nothing else
PLACE = "SAQQARA_NETWORK"  # in the environment: a folder with another network
BINS = 32  # of the distribution of one's own points
LAYERS = (128, 64)  # how wide, unless told otherwise
WIDEST, MOST_INPUTS = 1024, 4096
SHORT_BITS = 15  # of a whole number of 16 bits, beside its sign
FAR = 8  # times the usual that a number which is weighed comes to, hardly ever more
UNLIKELY = 8  # times less than it could be is the most that a unit ever comes to; beyond it is cut off
ROOM = 1024  # answers, and as many again for advice


@dataclass(frozen=True)
class Shape:
    """How large the layers are, and how each number goes in."""

    first: int
    second: int
    actions: int  # one more than the highest number of an action
    sources: int
    lows: tuple[int, ...]  # the lowest value of each number that goes in
    many: tuple[int, ...]  # how many rows it has; 0 is one row, weighed
    scales: tuple[float, ...]
    leans: bool = False  # the heads of worth correct what the best answer is worth by the outlook

    @property
    def inputs(self) -> int:
        """Return how many numbers go in."""
        return len(self.many)

    @property
    def heads(self) -> int:
        """Return how many heads there are: worth and points of four seats, one's points by source, and their bins."""
        return 2 * net.FOUR + self.sources + BINS

    @cached_property
    def rows(self) -> tuple[int, ...]:
        """Return the first row of each number that goes in."""
        found = [0]
        for many in self.many:
            found.append(found[-1] + max(1, many))
        return tuple(found)

    @cached_property
    def parts(self) -> dict[str, tuple[int, ...]]:
        """Return the shape of each part of the weights, in the order of the file."""
        return {
            "first_bias": (self.first,),
            "first_rows": (self.rows[-1], self.first),
            "second_bias": (self.second,),
            "second_rows": (self.first, self.second),
            "head_bias": (self.heads,),
            "head_rows": (self.heads, self.second),
            "liked_bias": (self.actions,),
            "liked_rows": (self.actions, self.second),
        }

    @property
    def size(self) -> int:
        """Return how many weights there are."""
        return sum(prod(part) for part in self.parts.values())

    def plan(self) -> list[int]:
        """Return the numbers by which the text finds its way among the weights."""
        starts, at = [], 0
        for part in self.parts.values():
            starts.append(at)
            at += prod(part)
        weighed = [place for place, many in enumerate(self.many) if many == 0]
        head = [self.inputs, self.first, self.second, self.heads, *starts, at, len(weighed), int(self.leans)]
        highs = [many - 1 for many in self.many]
        rows = [
            self.first * row + (0 if many else starts[1]) for row, many in zip(self.rows[:-1], self.many, strict=True)
        ]
        return [*head, *self.lows, *highs, *rows, *weighed]


@dataclass(frozen=True, eq=False)
class Network:
    """Weights with their shape, and the card that says where they come from."""

    shape: Shape
    weights: Sequence[float]
    card: Mapping[str, Any] = field(default_factory=dict)
    taken: dict[str, Any] = field(default_factory=dict, repr=False)  # weights as each back end takes them

    @cached_property
    def small(self) -> tuple[list[int], float]:
        """Return the rows of the first layer in whole numbers of 16 bits, and what 1 is worth."""
        shape = self.shape
        wide, begin = shape.first, shape.first
        rows = [self.weights[begin + wide * row : begin + wide * (row + 1)] for row in range(shape.rows[-1])]
        most = [0.0] * wide  # that a sum can be, on either side of 0
        for first, many in zip(shape.rows[:-1], shape.many, strict=True):
            for place, column in enumerate(zip(*rows[first : first + many], strict=True)):
                most[place] += max(map(abs, column))
        rounding = 1 + shape.inputs / (1 << SHORT_BITS)
        unit = 2.0 ** (frexp(max(most) * rounding)[1] - SHORT_BITS)
        limit = (1 << SHORT_BITS) - 1
        return [max(-limit, min(limit, round(weight / unit))) for row in rows for weight in row], unit

    @cached_property
    def thin(self) -> tuple[list[int], float]:
        """Return the rows of the second layer in whole numbers of 16 bits, two rows together, and what 1 is worth."""
        first, second = self.shape.first, self.shape.second
        begin = first * (1 + self.shape.rows[-1]) + second
        rows = [self.weights[begin + second * row : begin + second * (row + 1)] for row in range(first)]
        most = max(sum(map(abs, column)) for column in zip(*rows, strict=True)) or 1.0
        unit = single(most / ((1 << 31 - SHORT_BITS) - first))
        return [
            round(rows[2 * pair + odd][k] / unit) for pair in range(first // 2) for k in range(second) for odd in (0, 1)
        ], unit

    @cached_property
    def fine(self) -> float:
        """Return how many parts of 1 the first layer is told in: a power of two, so that it has 16 bits."""
        wide, parts = self.shape.first, 1 << SHORT_BITS
        most = parts * self.small[1] + max(map(abs, self.weights[:wide]))
        weighed = [row for row, many in zip(self.shape.rows[:-1], self.shape.many, strict=True) if many == 0]
        rows = [self.weights[wide * (1 + row) : wide * (2 + row)] for row in weighed]
        most += FAR * max((sum(map(abs, column)) for column in zip(*rows, strict=True)), default=0.0)
        return 2.0 ** (SHORT_BITS - frexp(most / UNLIKELY)[1])

    @cached_property
    def reckoned(self) -> list[float]:
        """Return the weights as the text reckons with them: rows that are picked and the second layer are rounded."""
        wide, (numbers, unit) = self.shape.first, self.small
        found = list(self.weights)
        for first, many in zip(self.shape.rows[:-1], self.shape.many, strict=True):
            part = slice(wide * first, wide * (first + many))
            found[wide + part.start : wide + part.stop] = [unit * number for number in numbers[part]]
        second, (paired, unit) = self.shape.second, self.thin
        begin = wide * (1 + self.shape.rows[-1]) + second
        for row in range(wide):
            pair = slice(2 * second * (row // 2) + row % 2, 2 * second * (row // 2 + 1), 2)
            found[begin + second * row : begin + second * (row + 1)] = [unit * number for number in paired[pair]]
        return found


def mind_of(kernel: Kernel, network: Network | None, waiting: int = 1 << 16) -> Any:
    """Return the arrays that the text of the network takes; without a network they are there, but empty.

    There is room for so many answers that wait to be tried.
    """
    ints, floats, singles = kernel.ints, kernel.floats, kernel.singles
    if network is None:
        none = singles(1), ints(1), ints(1), singles(1), singles(1), floats(1), ints(1), singles(1)
        return *none, kernel.shorts(1), kernel.shorts(1), kernel.shorts(1), ints(1), floats(1), ints(1)
    shape = network.shape
    if kernel.backend not in network.taken:
        network.taken[kernel.backend] = weights_of(kernel, network)
    weights, plan, thin, small = network.taken[kernel.backend]
    seen = ints(-(-shape.inputs // BLOCK) * BLOCK)
    return (
        weights, plan, seen, singles(shape.first), singles(shape.second), floats(ROOM), ints(shape.inputs),
        singles(shape.inputs), thin, small, kernel.shorts(shape.first), ints(waiting), floats(waiting),
        lore_of(kernel.game, kernel.backend),
    )  # fmt: skip


def weights_of(kernel: Kernel, network: Network) -> tuple[Any, Any, Any, Any]:
    """Return what is only read, as a back end takes it: all weights, the plan of their shape, and both small layers."""
    shape = network.shape
    plan, small, thin = (
        kernel.ints(len(shape.plan())),
        kernel.shorts(len(network.small[0])),
        kernel.shorts(len(network.thin[0])),
    )
    plan[:], small[:], thin[:] = shape.plan(), network.small[0], network.thin[0]
    units = network.small[1], network.fine, single(network.thin[1] / network.fine)
    weights = kernel.singles(shape.size + shape.inputs + len(units))
    weights[:] = [*network.weights, *map(single, shape.scales), *units]
    return weights, plan, thin, small


@cache
def lore_of(game: Game, backend: str) -> Any:
    """Return what the looks of a game look up, as the text takes it: one 0 where they look up nothing."""
    helper = help_of(game, "lore")
    numbers = helper(game) if helper else array("i", [0])
    return numbers if backend == "plain" else import_module("saqqara.core.compiled").taken(numbers)


def help_of(game: Game, name: str) -> Any:
    """Return a function of the module that a game names as its brain, None where there is none."""
    return getattr(import_module(game.brain), name, None) if game.brain else None


# -- Files ------------------------------------------------------------------------------------------------------------


def pack(weights: Sequence[float]) -> bytes:
    """Return weights as they are in a file."""
    return struct.pack(f"<{len(weights)}e", *weights)


def write(folder: Path, shape: Shape, weights: Sequence[float], card: Mapping[str, Any]) -> None:
    """Write weights and card into a folder."""
    data = pack(weights)
    told = {
        **card,
        "checksum": sha256(data).hexdigest(),
        "layers": [shape.first, shape.second],
        "actions": shape.actions,
        "sources": shape.sources,
        "lows": list(shape.lows),
        "many": list(shape.many),
        "scales": [float(f"{scale:.6g}") for scale in shape.scales],
        "leans": shape.leans,
    }
    write_whole(folder / WEIGHTS, data)
    write_whole(folder / CARD, "".join(f"{key} = {_told(value)}\n" for key, value in told.items()).encode())


def _told(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return f"[{', '.join(_told(entry) for entry in value)}]"
    if isinstance(value, str):
        plain = value.replace("\\", "\\\\").replace('"', '\\"')
        return f'"{plain}"'
    return repr(value)


def read(folder: Traversable) -> Network:
    """Read a network; a ValueError says what is wrong with the files."""
    try:
        card = tomllib.loads((folder / CARD).read_text(encoding="utf-8"))
        data = (folder / WEIGHTS).read_bytes()
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        msg = f"{CARD}: {error}"
        raise ValueError(msg) from None
    except OSError as error:
        raise ValueError(mistake("of-file", file=str(error.filename), text=of_system(error))) from None
    shape = _shape(card)
    if len(data) != 2 * shape.size or sha256(data).hexdigest() != card.get("checksum"):
        raise ValueError(mistake("network-weights", file=WEIGHTS, count=str(shape.size), card=CARD))
    return Network(shape, struct.unpack(f"<{shape.size}e", data), card)


def _shape(card: Mapping[str, Any]) -> Shape:
    """Return the shape that a card tells of."""
    try:
        first, second = (int(wide) for wide in card["layers"])
        lows, many = tuple(map(int, card["lows"])), tuple(map(int, card["many"]))
        scales, leans = tuple(map(float, card["scales"])), bool(card.get("leans", False))
        shape = Shape(first, second, int(card["actions"]), int(card["sources"]), lows, many, scales, leans)
    except (KeyError, TypeError, ValueError) as error:
        raise ValueError(mistake("network-shape", card=CARD, reason=repr(error))) from None
    sizes = (first, second, shape.actions, shape.inputs)
    alike = len(lows) == len(many) == len(shape.scales) <= MOST_INPUTS
    if min(sizes) < 1 or max(first, second) > WIDEST or first % LANES or second % LANES or not alike or min(many) < 0:
        raise ValueError(mistake("network-impossible", card=CARD))
    return shape


@cache
def folders_of(game: Game, folder: str | None = None) -> dict[int, Path]:
    """Return where the network for each number of seats lies, in the game's folder or another, 0 the one for all."""
    if not folder and not game.folder:
        return {}
    place = Path(folder) if folder else Path(str(files(game.folder))) / "ai"
    found = {seats: place / OWN.format(seats) for seats in game.seats}
    own = {seats: there for seats, there in found.items() if (there / CARD).is_file()}
    return own | ({0: place} if folder or (place / CARD).is_file() else {})


def shipped(game: Game, folder: str | None = None, seats: int = 0) -> Network | None:
    """Return the network of a game for so many seats, else the one for all; None without one that can be used."""
    found = folders_of(game, folder)
    usables = (usable(game, found[number]) for number in dict.fromkeys((seats, 0)) if number in found)
    return next((network for network in usables if network is not None), None)


@cache
def usable(game: Game, place: Path) -> Network | None:
    """Return the network of a folder, None if it cannot be used: said once."""
    try:
        network = read(place)
    except ValueError as error:
        note(Said("note-network-unusable", game=game.name, reason=told(error)))
        return None
    reason = misfit(game, network)
    if reason:
        note(Said("note-network-misfit", game=game.name, reason=reason))
        return None
    return network


def packed(game: Game) -> dict[str, bytes]:
    """Return the files of the network that SAQQARA_NETWORK names, for machines that do not have them; else none."""
    folder = os.environ.get(PLACE)
    if not folder:
        return {}
    found = {}
    for place in folders_of(game, folder).values():
        usable(game, place)  # what is wrong with it is said here, where somebody reads it
        for path in (place / name for name in (CARD, WEIGHTS)):
            found[path.relative_to(folder).as_posix()] = path.read_bytes() if path.is_file() else b""
    return found


def take(game: Game, brought: Mapping[str, bytes]) -> None:
    """Use a network that was packed elsewhere in this process from now on, or without one the game's own."""
    os.environ.pop(PLACE, None)
    if brought:
        with TemporaryDirectory(prefix="saqqara-network-") as folder:
            for name, data in brought.items():
                (Path(folder) / name).parent.mkdir(exist_ok=True)
                (Path(folder) / name).write_bytes(data)
            os.environ[PLACE] = folder
            for place in folders_of(game, folder).values():
                usable(game, place)  # which is kept: nobody reads the files again


# -- Does it fit? -----------------------------------------------------------------------------------------------------


def misfit(game: Game, network: Network, *, may_grow: bool = False) -> str:
    """Say why a network is not for a game as it is now, nothing where it is; one that is trained on may see less."""
    card = network.card
    if card.get("game") != game.name:
        return mistake("network-for", game=str(card.get("game")))
    if card.get("rules") != game.rules:
        return mistake("network-rules", rules=str(card.get("rules")), here=str(game.rules))
    if card.get("components") != printed_hash(game):
        return mistake("network-things")
    if network.shape.actions != actions_of(game) or network.shape.sources != len(game.sources):
        return mistake("network-answers")
    count, here = network.shape.inputs, inputs_of(game)
    if count > here or (count < here and not may_grow):
        return mistake("network-looks", count=str(count), here=str(here))
    return ""


@cache
def inputs_of(game: Game) -> int:
    """Return how many numbers a network looks at: what its looks write at the start, where they look up nothing."""
    kernel = load(game, "plain", sight_of(game))
    states, out = kernel.states(1), kernel.ints(MOST_INPUTS)
    components = game.fill(Setup.of(game, game.seats[-1]))
    kernel.rules.set_up(states[0], components)
    return int(kernel.rules.observe(states[0], components, 0, game.seats[-1], out, kernel.ints(1)))


def sight_of(game: Game) -> tuple[str, ...]:
    """Return the texts by which a network looks at a table."""
    return ("saqqara.ai.text.worth", *(game.looks or (LOOKS,)), "saqqara.ai.text.net")


def actions_of(game: Game) -> int:
    """Return one more than the highest number of an action."""
    return 1 + max(action.number for action in game.catalogue.actions)


@cache
def printed_hash(game: Game) -> str:
    """Name the printed things of a game, as they are without any option."""
    whole = b"".join(encode(game.components, game.fill(Setup.of(game, seats))) for seats in game.seats)
    return sha256(whole).hexdigest()


@cache
def printed(game: Game, seats: int) -> dict[str, Any]:
    """Return the fields of Components that no option changes, with what they hold: the printed things."""
    usual = game.fill(Setup.of(game, seats))
    found = {name: getattr(usual, name) for name in fields_of(game.components)}
    for option in game.options:
        for value in option.values[1:]:
            other = game.fill(Setup.most(game, seats, {option.name: value}))
            found = {name: held for name, held in found.items() if getattr(other, name) == held}
    return found


def fitting(kernel: Kernel, components: Any) -> Network | None:
    """Return the game's network if it fits the table's printed things, None if not: said once."""
    network = shipped(kernel.game, os.environ.get(PLACE), kernel.seats(components))
    if network is None or kernel.seats(components) not in network.card.get("seats", kernel.game.seats):
        return None
    has_lore = help_of(kernel.game, "has_lore")
    if kernel.backend == "plain" and has_lore and not has_lore(kernel.game):
        return None  # until it is made in the background: people wait
    plain = kernel.backend == "plain"
    told = encode(kernel.game.components, components[0]) if plain else components.tobytes()
    if _is_printed(kernel.game, kernel.backend, told):
        return network
    note(Said("note-network-things", game=kernel.game.name))
    return None


@lru_cache(256)
def _is_printed(game: Game, backend: str, told: bytes) -> bool:
    """Say whether Components, as a back end holds them, have the printed things of the game."""
    if backend == "plain":
        record = decode(game.components, told)
        here = {name: getattr(record, name) for name in fields_of(game.components)}
    else:
        numbers = import_module("numpy")
        array = numbers.frombuffer(told, import_module("saqqara.core.compiled").dtype(game.components))
        here = {name: array[name][0].tolist() for name in fields_of(game.components)}
    return all(here[name] == held for name, held in printed(game, here["seats"]).items())
