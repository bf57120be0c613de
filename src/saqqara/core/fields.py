"""What a record is made of: integer fields with a width, a shape, and a mark that says who may see them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import chain
from math import prod
from struct import Struct
from typing import Any, Final

Ints = list[int]
Grid = list[list[int]]

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


CODES: Final = {1: "b", 2: "h", 4: "i", 8: "q"}  # how a number of so many bytes is packed

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


@cache
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


@cache
def hides(record: type) -> bool:
    """Say whether some seat could ever see more of a record than a spectator."""
    return any(field.mark in {"own", "seen_by"} for field in fields_of(record).values())


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


def see_quickly_text(record: type) -> str:
    """Write the same view for the plain back end, into a record that may be empty: what is public is copied whole."""
    lines = ["def see(dst, src, seat):"]
    for name, field in fields_of(record).items():
        if field.mark == "public":
            lines.append(f"    dst.{name} = {_copied(f'src.{name}', len(field.shape))}")
        elif field.mark == "own":
            lines.append(f"    dst.{name} = {_blank(field.shape)}")
            entry = _copied(f"src.{name}[seat]", len(field.shape) - 1)
            lines.append(f"    if 0 <= seat < {field.shape[0]}: dst.{name}[seat] = {entry}")
        elif field.shape:
            lines += [f"    dst.{name} = {_blank(field.shape)}", *_seen(name, field)]
        else:
            lines += _seen(name, field)
    return "\n".join(lines) + "\n"


def _blank(shape: tuple[int, ...]) -> str:
    text = f"[{UNKNOWN}] * {shape[-1]}"
    for size in reversed(shape[:-1]):
        text = f"[{text} for _ in range({size})]"
    return text


def sees_more_text(record: type) -> str:
    """Write the question whether a seat sees anything that a spectator does not."""
    lines = ["def sees_more(src, seat):"]
    for name, field in fields_of(record).items():
        flat = f"({_flat(f'src.{name}[i]', len(field.shape) - 1)},)"
        if field.mark == "own":
            here = f"({_flat(f'src.{name}[seat]', len(field.shape) - 1)},)"
            lines.append(f"    if 0 <= seat < {field.shape[0]} and any(n != {UNKNOWN} for n in {here}): return True")
        elif field.mark == "seen_by":
            lines.append(f"    for i in range({field.shape[0]}):")
            lines.append(f"        if seat >= 0 and (src.{field.witness}[i] >> seat) & 1:")
            lines.append(f"            if any(n != {UNKNOWN} for n in {flat}): return True")
    return "\n".join([*lines, "    return False"]) + "\n"


def numbers(record: type, state: object) -> list[int]:
    """Flatten a plain record into its numbers, in the order of its fields."""
    return _flattener(record)(state)


@cache
def _flattener(record: type) -> Callable[[object], list[int]]:
    parts = ", ".join(_flat(f"s.{name}", len(field.shape)) for name, field in fields_of(record).items())
    names: dict[str, Any] = {"flat": chain.from_iterable}
    exec(f"def flatten(s):\n    return [{parts}]", names)  # noqa: S102  generated from the fields alone
    flatten: Callable[[object], list[int]] = names["flatten"]
    return flatten


def _flat(text: str, depth: int) -> str:
    if depth == 0:
        return text
    for _ in range(depth - 1):
        text = f"flat({text})"
    return f"*{text}"


def encode(record: type, state: object) -> bytes:
    """Write a plain record as bytes: each number at its width, little end first."""
    return _packer(record).pack(*numbers(record, state))


def decode(record: type, data: bytes) -> Any:
    """Make a plain record of what `encode` wrote."""
    packer = _packer(record)
    if len(data) != packer.size:
        msg = f"{record.__name__} takes {packer.size} bytes, not {len(data)}"
        raise ValueError(msg)
    state, flat = plain_class(record)(), iter(packer.unpack(data))
    for name, field in fields_of(record).items():
        setattr(state, name, _shaped(flat, field.shape))
    return state


def _shaped(flat: Iterator[int], shape: tuple[int, ...]) -> Any:
    if not shape:
        return next(flat)
    return [_shaped(flat, shape[1:]) for _ in range(shape[0])]


@cache
def _packer(record: type) -> Struct:
    return Struct("<" + "".join(CODES[f.width.bytes] * prod(f.shape) for f in fields_of(record).values()))
