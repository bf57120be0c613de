"""What a record is made of: integer fields with a width, a shape, and a mark that says who may see them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from math import prod
from struct import Struct
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Callable

Ints = list[int]
Grid = list[list[int]]

LETTERS: Final = {1: "b", 2: "h", 4: "i", 8: "q"}  # of the widths, as the module struct names them
UNKNOWN: Final = -1  # what a seat reads where it may not look


@dataclass(frozen=True, slots=True)
class Width:
    """A signed integer of so many bytes."""

    name: str
    bytes: int

    @property
    def low(self) -> int:
        """Return the smallest value that fits."""
        return -(1 << (8 * self.bytes - 1))

    @property
    def high(self) -> int:
        """Return the largest value that fits."""
        return (1 << (8 * self.bytes - 1)) - 1


i8 = Width("int8", 1)
i16 = Width("int16", 2)
i32 = Width("int32", 4)
i64 = Width("int64", 8)


@dataclass(frozen=True, slots=True)
class Field:
    """One field of a record, as its class declares it."""

    mark: str  # public, own, hidden, seen_by
    width: Width
    shape: tuple[int, ...]
    witness: str = ""  # for seen_by: the public field that holds a mask of seats for each entry


def public(width: Width, *shape: int) -> Any:
    """Declare a field that everybody sees."""
    return Field("public", width, shape)


def own(width: Width, *shape: int) -> Any:
    """Declare a field with one entry a seat, which only that seat sees."""
    return Field("own", width, shape)


def hidden(width: Width, *shape: int) -> Any:
    """Declare a field that no seat sees."""
    return Field("hidden", width, shape)


def seen_by(witness: str, width: Width, *shape: int) -> Any:
    """Declare a field whose entry i is seen by the seats in the mask `witness[i]`."""
    return Field("seen_by", width, shape, witness)


def fields_of(record: type) -> dict[str, Field]:
    """List the fields of a record class in order, or say which one lacks its mark."""
    found: dict[str, Field] = {}
    for name in record.__annotations__:
        field = vars(record).get(name)
        if not isinstance(field, Field):
            msg = f"{record.__module__}.{record.__name__}.{name} has no mark: public, own, hidden or seen_by"
            raise TypeError(msg)
        found[name] = field
    for name, field in found.items():
        problem = _problem(field, found)
        if problem:
            msg = f"{record.__module__}.{record.__name__}.{name}: {problem}"
            raise TypeError(msg)
    return found


def _problem(field: Field, found: dict[str, Field]) -> str:
    if field.mark == "own" and not field.shape:
        return "an own field needs one entry a seat"
    if field.mark != "seen_by":
        return ""
    witness = found.get(field.witness)
    if witness is None or witness.mark != "public":
        return f"{field.witness!r} is not a public field"
    if witness.shape != field.shape[:1]:
        return f"{field.witness!r} needs one mask for each entry"
    return ""


@cache
def plain_class(record: type) -> type:
    """Make the slotted twin of a record class: numbers and lists, all zero."""
    fields = fields_of(record)
    lines = ["def __init__(self):", *(f"    self.{name} = {_zero(field.shape)}" for name, field in fields.items())]
    names: dict[str, Any] = {}
    exec("\n".join(lines), names)  # noqa: S102  generated from the fields alone; a loop over slots costs four times as much
    return type(record.__name__, (), {"__slots__": tuple(fields), "__init__": names["__init__"]})


def _zero(shape: tuple[int, ...]) -> str:
    if not shape:
        return "0"
    text = f"[0] * {shape[-1]}"
    for size in reversed(shape[:-1]):
        text = f"[{text} for _ in range({size})]"
    return text


def copy_text(record: type) -> str:
    """Write the plain copy: every field of `src` into `dst`."""
    lines = ["def copy(dst, src):"]
    for name, field in fields_of(record).items():
        lines.append(f"    dst.{name} = {_copied(f'src.{name}', len(field.shape))}")
    return "\n".join(lines) + "\n"


def _copied(text: str, depth: int) -> str:
    if depth == 0:
        return text
    if depth == 1:
        return f"{text}[:]"
    return f"[{_copied('row', depth - 1)} for row in {text}]"


def see_text(record: type) -> str:
    """Write the view from the marks: only what `seat` may see goes from `src` to `dst` (seat -1: a spectator)."""
    lines = ["def see(dst, src, seat):"]
    for name, field in fields_of(record).items():
        lines += _seen(name, field)
    return "\n".join(lines) + "\n"


def _seen(name: str, field: Field) -> list[str]:
    if not field.shape:
        value = f"src.{name}" if field.mark == "public" else str(UNKNOWN)
        return [f"    dst.{name} = {value}"]
    lines, place = [], ""
    for depth, size in enumerate(field.shape):
        lines.append(f"    {'    ' * depth}for i{depth} in range({size}):")
        place += f"[i{depth}]"
    inner = "    " * (len(field.shape) + 1)
    allowed = {
        "public": "True",
        "own": "i0 == seat",
        "hidden": "False",
        "seen_by": f"seat >= 0 and (src.{field.witness}[i0] >> seat) & 1 == 1",
    }[field.mark]
    value = f"src.{name}{place}"
    if field.mark == "public":
        return [*lines, f"{inner}dst.{name}{place} = {value}"]
    return [
        *lines,
        f"{inner}if {allowed}:",
        f"{inner}    dst.{name}{place} = {value}",
        f"{inner}else:",
        f"{inner}    dst.{name}{place} = {UNKNOWN}",
    ]


def numbers(record: type, state: object) -> list[int]:
    """Flatten a plain record into its numbers, in the order of its fields."""
    flat: list[int] = []
    for name in fields_of(record):
        _flatten(getattr(state, name), flat)
    return flat


def _flatten(value: Any, flat: list[int]) -> None:
    if isinstance(value, int):
        flat.append(value)
        return
    for entry in value:
        _flatten(entry, flat)


def encode(record: type, state: object) -> bytes:
    """Write a plain record as bytes: each number at its width, little end first."""
    pack, flatten = _writer(record)
    return pack(*flatten(state))


@cache
def _writer(record: type) -> tuple[Callable[..., bytes], Callable[[object], tuple[int, ...]]]:
    """Generate what writes a record: every view is written, and a walk over the fields costs twenty times as much."""
    fields = fields_of(record)
    parts = (_spread(f"state.{name}", len(field.shape)) for name, field in fields.items())
    flatten: Callable[[object], tuple[int, ...]] = eval(f"lambda state: ({', '.join(parts)},)")  # noqa: S307  from the fields alone
    form = "".join(f"{prod(field.shape)}{LETTERS[field.width.bytes]}" for field in fields.values())
    return Struct("<" + form).pack, flatten


def _spread(text: str, depth: int) -> str:
    """Write one field as arguments: a number, a list, or the entries of its rows."""
    if depth == 0:
        return text
    names = [text, *(f"row{level}" for level in range(1, depth))]
    loops = " ".join(f"for {inner} in {outer}" for outer, inner in pairwise(names))
    return f"*{text}" if depth == 1 else f"*[entry {loops} for entry in {names[-1]}]"


def decode(record: type, data: bytes) -> Any:
    """Make a plain record of what `encode` wrote."""
    whole = sum(prod(field.shape) * field.width.bytes for field in fields_of(record).values())
    if len(data) != whole:
        msg = f"{record.__name__} takes {whole} bytes, not {len(data)}"
        raise ValueError(msg)
    state, at = plain_class(record)(), 0
    for name, field in fields_of(record).items():
        size = field.width.bytes
        places = range(at, at + size * prod(field.shape), size)
        flat = [int.from_bytes(data[place : place + size], "little", signed=True) for place in places]
        setattr(state, name, _shaped(flat, field.shape))
        at = places.stop
    return state


def _shaped(flat: list[int], shape: tuple[int, ...]) -> Any:
    if not shape:
        return flat[0]
    if len(shape) == 1:
        return flat
    size = prod(shape[1:])
    return [_shaped(flat[i * size : (i + 1) * size], shape[1:]) for i in range(shape[0])]
