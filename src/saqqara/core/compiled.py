"""The compiled back end: a bundle becomes a module of its own in the cache folder, compiled by Numba."""

from __future__ import annotations

import contextlib
import hashlib
import pickle
import shutil
import sys
import tempfile
from enum import IntEnum
from functools import cache
from pathlib import Path
from types import FunctionType, ModuleType
from typing import TYPE_CHECKING, Any

import numba
import numpy as np
from numba import types
from numba.core import cgutils
from numba.core.caching import FunctionCache
from numba.core.serialize import dumps
from numba.extending import intrinsic

from saqqara.core.contract import CHANCE
from saqqara.core.doors import Doors, door, inside
from saqqara.core.fields import fields_of
from saqqara.core.kernel import BLOCK, Deal, Random, load
from saqqara.core.lanes import add_rows, marks, mix_rows, product, sum_rows
from saqqara.core.places import cache_folder, lock_file, note, write_whole
from saqqara.core.said import Said, of_system

if TYPE_CHECKING:
    from array import array
    from collections.abc import Iterator

    from saqqara.core.bundle import Bundle

READY = "ready"  # written last: only says that compiling will be quick
CHECKSUM = 32  # bytes
PATIENCE = 120.0  # seconds that a process waits for another one that compiles the same


@intrinsic  # type: ignore[untyped-decorator]
def count_bits(_context: Any, _x: Any) -> Any:
    """Count set bits with the processor's instruction."""

    def code(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        return builder.ctpop(args[0])

    return types.int64(types.int64), code


@intrinsic  # type: ignore[untyped-decorator]
def lowest_bit(_context: Any, _x: Any) -> Any:
    """Find the lowest set bit with the processor's instruction."""

    def code(context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        return builder.cttz(args[0], context.get_constant(types.boolean, 1))

    return types.int64(types.int64), code


@intrinsic  # type: ignore[untyped-decorator]
def copy(_context: Any, dst: Any, src: Any) -> Any:
    """Copy one record into another as a block of memory."""
    if not (isinstance(dst, types.Record) and dst == src):
        return None
    size = dst.size

    def code(context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        cgutils.raw_memcpy(builder, args[0], args[1], context.get_constant(types.intp, size), 1)
        return context.get_dummy_value()

    return types.void(dst, src), code


@intrinsic  # type: ignore[untyped-decorator]
def single(_context: Any, x: Any) -> Any:
    """Round a fraction to 32 bits; what has 32 bits already stays as it is."""

    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return context.cast(builder, args[0], signature.args[0], types.float32)

    return types.float32(x), code


PRIMITIVES = {
    "count_bits": count_bits, "lowest_bit": lowest_bit, "single": single, "add_rows": add_rows, "sum_rows": sum_rows,
    "mix_rows": mix_rows, "marks": marks, "product": product, "copy": copy, "BLOCK": BLOCK, "CHANCE": CHANCE,
}  # fmt: skip


@cache
def dtype(record: type) -> np.dtype[Any]:
    """Return the memory layout of a record class."""
    return np.dtype([(name, f.width.name, f.shape) for name, f in fields_of(record).items()], align=True)


def records(record: type, count: int) -> Any:
    """Make records of a class, all zero."""
    return np.zeros(count, dtype(record))


def ints(count: int) -> Any:
    """Make an array of numbers."""
    return np.zeros(count, np.int32)


def floats(count: int) -> Any:
    """Make an array of fractions."""
    return np.zeros(count, np.float64)


def singles(count: int) -> Any:
    """Make an array of fractions of 32 bits."""
    return np.zeros(count, np.float32)


def shorts(count: int) -> Any:
    """Make an array of numbers of 16 bits."""
    return np.zeros(count, np.int16)


def taken(numbers: array[int]) -> Any:
    """Return numbers as compiled functions take them, in the same memory."""
    return np.frombuffer(numbers, np.int32)


class _Files:
    """Compiled functions in files of their own: one that is damaged is as good as none."""

    def __init__(self, folder: Path, function: str) -> None:
        self.folder, self.function = folder, function

    def _place(self, key: object) -> tuple[Path, bytes]:
        whole = repr(key).encode()
        return self.folder / f"{self.function}-{hashlib.sha256(whole).hexdigest()[:16]}.code", whole

    def load(self, key: object) -> Any:
        """Return what was kept under a key, None if it is not there or damaged."""
        path, whole = self._place(key)
        try:
            data = path.read_bytes()
        except OSError:
            return None
        head = CHECKSUM + len(whole)
        if hashlib.sha256(data[CHECKSUM:]).digest() != data[:CHECKSUM] or data[CHECKSUM:head] != whole:
            note(Said("note-damaged", folder=str(self.folder)))
            return None
        return pickle.loads(data[head:])  # noqa: S301  written by this program, and checked

    def save(self, key: object, compiled: object) -> None:
        """Keep something under a key; where that is impossible it is compiled again next time."""
        path, whole = self._place(key)
        data = whole + dumps(compiled)
        with contextlib.suppress(OSError):
            write_whole(path, hashlib.sha256(data).digest() + data)


class _Cache(FunctionCache):  # type: ignore[misc]
    """Numba's cache of a function, with files that survive crashes, full disks and several processes at once."""

    def __init__(self, function: FunctionType, folder: Path) -> None:
        super().__init__(function)
        self.__dict__["_cache_file"] = _Files(folder, function.__name__)

    @contextlib.contextmanager
    def alone(self) -> Iterator[None]:
        """Let one process at a time compile the function: the next finds it in the cache."""
        with contextlib.ExitStack() as held:
            with contextlib.suppress(OSError, ImportError):  # without a lock it is compiled twice, no more
                held.enter_context(lock_file(self._cache_file.folder / f"{self._cache_file.function}.lock", PATIENCE))
            yield

    def _save_overload(self, sig: Any, data: Any) -> None:
        if self._impl.check_cachable(data):
            self._cache_file.save(self._index_key(sig, data.codegen), self._impl.reduce(data))


def build(bundle: Bundle, game: str, *, checks: bool) -> Doors:
    """Write the bundle as a module of its own; a function is compiled at its first call, or kept there."""
    key = bundle.hash(numba.__version__, np.__version__, sys.version, f"checks={checks}")
    name = f"saqqara_{game}_{key}"
    source = _source(name, bundle.joined())
    module = ModuleType(name)
    module.__file__ = str(source)
    sys.modules[name] = module  # Numba's cache finds the module by its name
    exec(compile(bundle.joined(), str(source), "exec"), vars(module))  # noqa: S102  the project's own text
    vars(module).update(PRIMITIVES)
    _number_enums(module)
    for word, thing in list(vars(module).items()):
        if isinstance(thing, FunctionType) and thing.__module__ == name:
            setattr(module, word, inside(thing, checks=checks))
    return Doors(module, lambda function: door(function, _Cache(function, source.parent), checks=checks))


def _number_enums(module: ModuleType) -> None:
    """Turn the members of enums into plain numbers, so that the compiler has one type for all of them."""
    for word, thing in list(vars(module).items()):
        if isinstance(thing, type) and issubclass(thing, IntEnum):
            numbers = ModuleType(word)
            vars(numbers).update({member.name: int(member) for member in thing})
            setattr(module, word, numbers)
        elif isinstance(thing, tuple) and any(isinstance(entry, IntEnum) for entry in thing):
            setattr(module, word, tuple(int(entry) for entry in thing))


def _source(name: str, text: str) -> Path:
    """Return where the joined text is, writing it if it is not there whole."""
    source = _folder(name) / f"{name}.py"
    whole = text.encode()
    if not (source.is_file() and source.read_bytes() == whole):
        write_whole(source, whole)
    return source


def _folder(name: str) -> Path:
    """Return a folder for the bundle that can be written, in the user's cache or, failing that, for this run only."""
    try:
        folder = cache_folder() / "rules" / name
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder) as probe:
            probe.write(b"0" * 4096)
    except OSError as error:
        note(Said("note-cache", reason=of_system(error), folder=str(cache_folder())))
        return Path(_temporary()) / name
    return folder


@cache
def _temporary() -> str:
    folder = tempfile.mkdtemp(prefix="saqqara-")
    import atexit  # noqa: PLC0415  only on machines without a usable cache

    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return folder


def is_ready(module: Doors) -> bool:
    """Say whether this bundle has been compiled on this machine before."""
    return (Path(str(module.__file__)).parent / READY).exists()


def mark_ready(module: Doors) -> None:
    """Write down that everything that loops use has been compiled."""
    with contextlib.suppress(OSError):
        write_whole(Path(str(module.__file__)).parent / READY, b"")


__all__ = [
    "Deal",
    "Random",
    "build",
    "copy",
    "count_bits",
    "dtype",
    "floats",
    "ints",
    "is_ready",
    "load",
    "lowest_bit",
    "mark_ready",
    "records",
    "shorts",
    "single",
    "singles",
    "taken",
]
