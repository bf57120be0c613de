"""Loads the rules text of a game as plain Python or compiled, from the same source, side by side in one process."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from struct import Struct
from typing import TYPE_CHECKING, Any, Literal

from saqqara.core import bundle
from saqqara.core.contract import CHANCE
from saqqara.core.fields import Grid, Ints, fields_of, hidden, i8, i16, i32, i64, own, plain_class, public, seen_by
from saqqara.core.once import Once

if TYPE_CHECKING:
    from array import array
    from collections.abc import Callable

    from saqqara.core.game import Game

__all__ = [
    "BLOCK", "LANES", "MOST_SHORT", "Backend", "Deal", "Grid", "Ints", "Kernel", "Random", "Text", "add_rows",
    "count_bits", "hidden", "i8", "i16", "i32", "i64", "load", "load_text", "lowest_bit", "marks", "mix_rows", "own",
    "product", "public", "seen_by", "single", "sum_rows",
]  # fmt: skip

Backend = Literal["plain", "compiled"]

PLAY = (
    "saqqara.core.text.generator",
    "saqqara.core.text.dealing",
    "saqqara.core.text.calls",
    "saqqara.core.text.playout",
)


def count_bits(x: int) -> int:
    """Return how many bits of x are set."""
    return x.bit_count()


def lowest_bit(x: int) -> int:
    """Return the number of the lowest set bit of x, which is not 0."""
    return (x & -x).bit_length() - 1


_SINGLE = Struct("f")


def single(x: float) -> float:
    """Round a fraction to 32 bits; one sum or product of such fractions comes out as if reckoned in 32 bits."""
    rounded: float = _SINGLE.unpack(_SINGLE.pack(x))[0]
    return rounded


MOST_SHORT = 32767  # of 16 bits with a sign
BLOCK = 32  # numbers that are looked at side by side
LANES = 8  # sums of fractions of 32 bits that run side by side


def add_rows(  # noqa: PLR0913, PLR0917  a sum of rows is made of all these
    net: list[float], bias: int, wide: int, n: int, rows: list[int], forces: list[float], layer: list[float]
) -> None:
    """Write into a layer the row of `net` at `bias` and, one after the other, n rows, each times its force.

    All are fractions of 32 bits; `wide` is a multiple of LANES.
    """
    layer[:wide] = net[bias : bias + wide]
    for at, force in zip(rows[:n], forces[:n], strict=True):
        for k in range(wide):
            layer[k] = single(layer[k] + single(force * net[at + k]))


def sum_rows(  # noqa: PLR0913, PLR0917  as above
    small: list[int], wide: int, n: int, rows: list[int], net: list[float], units: int, layer: list[float], out: Ints
) -> None:
    """Add to a layer the sum of n rows of `small`, and write it in whole numbers from 0 to MOST_SHORT.

    Rows are numbers of 16 bits, and so are their sums; net[units] is what 1 is worth in them, net[units + 1] how many
    make 1 in `out`, a power of two. `wide` as above.
    """
    for k in range(wide):
        whole = sum(small[at + k] for at in rows[:n])
        level = single(layer[k] + single(single(whole) * net[units]))
        out[k] = int(single(min(max(level, 0.0) * net[units + 1], MOST_SHORT) + 0.5))


def mix_rows(  # noqa: PLR0913, PLR0917  as above
    thin: list[int], wide: int, n: int, forces: Ints, net: list[float], bias: int, unit: int, layer: list[float]
) -> None:
    """Write into a layer the row of `net` at `bias` and n rows of `thin`, each times its force; 0 for what is below.

    Rows and forces are numbers of 16 bits, sums of 32; net[unit] is what 1 is worth in them. Two rows lie together, a
    number of the one, then one of the other. `wide` as above, n is even.
    """
    for k in range(wide):
        whole = sum(forces[i] * thin[2 * (wide * (i // 2) + k) + i % 2] for i in range(n))
        layer[k] = max(single(net[bias + k] + single(single(whole) * net[unit])), 0.0)


def marks(numbers: list[int], at: int) -> int:
    """Return a bit for each of the next BLOCK numbers that is not 0."""
    return sum((number != 0) << k for k, number in enumerate(numbers[at : at + BLOCK]))


def product(net: list[float], at: int, layer: list[float], wide: int) -> float:
    """Return a layer times the row of `net` at `at`, in LANES sums of 32 bits that are then added up by halves."""
    sums = [0.0] * LANES
    for k in range(wide):
        sums[k % LANES] = single(sums[k % LANES] + single(layer[k] * net[at + k]))
    a, b, c, d = (single(sums[lane] + sums[lane + 4]) for lane in range(4))
    return single(single(a + b) + single(c + d))


PRIMITIVES = {
    "count_bits": count_bits, "lowest_bit": lowest_bit, "single": single, "add_rows": add_rows, "sum_rows": sum_rows,
    "mix_rows": mix_rows, "marks": marks, "product": product, "BLOCK": BLOCK, "CHANCE": CHANCE,
}  # fmt: skip


class Random:
    """The generator's four words."""

    a: int = hidden(i64)
    b: int = hidden(i64)
    c: int = hidden(i64)
    d: int = hidden(i64)


class Deal:
    """What a seeded deal remembers of the piles it has sorted."""

    low: int = hidden(i64)
    high: int = hidden(i64)
    known: Ints = hidden(i64, 16)  # for each pile: how often it had been made when it was sorted, -1 never
    check: Ints = hidden(i64, 16)  # and what it was made of
    size: Ints = hidden(i16, 16)
    order: Grid = hidden(i16, 16, 128)
    key: Ints = hidden(i64, 128)


@dataclass(frozen=True)
class Kernel:
    """The rules of one game in one back end, with makers of the arrays that its functions take."""

    game: Game
    backend: Backend
    rules: Any  # the loaded text: every function of the rules and of the generic texts
    records: Callable[[type, int], Any]
    ints: Callable[[int], Any]
    floats: Callable[[int], Any]
    singles: Callable[[int], Any]  # fractions of 32 bits
    shorts: Callable[[int], Any]  # numbers of 16 bits

    def states(self, count: int) -> Any:
        """Make States, all zero."""
        return self.records(self.game.state, count)

    def seats(self, components: Any, index: int = 0) -> int:
        """Return for how many seats a Components array is filled."""
        return int(components[index].seats if self.backend == "plain" else components["seats"][index])

    def components(self, *filled: object) -> Any:
        """Make a Components array out of filled plain records."""
        array = self.records(self.game.components, len(filled))
        for index, record in enumerate(filled):
            self.write(self.game.components, array, index, record)
        return array

    def read(self, array: Any, index: int = 0) -> Any:
        """Return a plain State with what states[index] holds."""
        record = self.game.state
        state = plain_record(record)
        for name, field in fields_of(record).items():
            value = getattr(array[index], name) if self.backend == "plain" else array[name][index]
            setattr(state, name, _plain(value, len(field.shape)))
        return state

    def write(self, record: type, array: Any, index: int, values: object) -> None:
        """Put the values of a plain record into array[index]."""
        for name, field in fields_of(record).items():
            value = getattr(values, name)
            if self.backend == "plain":
                setattr(array[index], name, _plain(value, len(field.shape)))
            else:
                array[name][index] = value


def _plain(value: Any, depth: int) -> Any:
    if depth == 0:
        return int(value)
    return [_plain(entry, depth - 1) for entry in value]


def plain_record(record: type) -> Any:
    """Make one plain record of a class, all zero."""
    return plain_class(record)()


def empty_record(record: type) -> Any:
    """Make one plain record of a class whose fields are all still to be set."""
    made = plain_class(record)
    return object.__new__(made)


@Once
def load(game: Game, backend: Backend, texts: tuple[str, ...] = PLAY, *, checks: bool = False) -> Kernel:
    """Load a game's rules together with generic texts; `checks` has compiled code check its indices.

    Raises ImportError where the compiler cannot be imported; `saqqara.core.backends.best` falls back to plain.
    """
    text = bundle.gather((*game.chapters, *texts), game.state)
    if backend == "plain":
        names = bundle.run_plain(text, PRIMITIVES)
        return Kernel(
            game, backend, names, lambda record, n: [plain_record(record) for _ in range(n)], lambda n: [0] * n,
            lambda n: [0.0] * n, lambda n: [0.0] * n, lambda n: [0] * n,
        )  # fmt: skip
    compiled = import_module("saqqara.core.compiled")
    return Kernel(
        game, backend, compiled.build(text, game.name, checks=checks), compiled.records, compiled.ints,
        compiled.floats, compiled.singles, compiled.shorts,
    )  # fmt: skip


@dataclass(frozen=True)
class Text:
    """A text over flat arrays of 32-bit numbers, in one back end: it needs no State and no game."""

    backend: Backend
    functions: Any
    taken: Callable[[array[int]], Any]  # numbers as the functions take them, in the same memory


@Once
def load_text(game: str, modules: tuple[str, ...], backend: Backend, *, checks: bool = False) -> Text:
    """Load a text that belongs to a game and works on numbers alone; as for `load`, there may be no compiler."""
    text = bundle.gather(modules)
    if backend == "plain":
        return Text(backend, bundle.run_plain(text, PRIMITIVES), lambda numbers: numbers)
    compiled = import_module("saqqara.core.compiled")
    return Text(backend, compiled.build(text, game, checks=checks), compiled.taken)
