"""The compiled back end: a bundle becomes a module of its own in the cache folder, compiled by Numba."""

from __future__ import annotations

import contextlib
import importlib.util
import json
import os
import pickle
import shutil
import sys
import tempfile
import zlib
from enum import IntEnum
from functools import cache
from pathlib import Path
from types import FunctionType, ModuleType
from typing import TYPE_CHECKING, Any

import numba
import numpy as np
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic

from saqqara.core.contract import CHANCE
from saqqara.core.doors import Doors, inside
from saqqara.core.fields import fields_of
from saqqara.core.kernel import Deal, Random, load
from saqqara.core.places import cache_folder, note

if TYPE_CHECKING:
    from saqqara.core.bundle import Bundle
    from saqqara.core.game import Game

READY = "ready.json"  # written last: names, sizes and checksums of the compiled files


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


PRIMITIVES = {"count_bits": count_bits, "lowest_bit": lowest_bit, "copy": copy, "CHANCE": CHANCE}


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


def build(bundle: Bundle, game: Game, *, checks: bool) -> Doors:
    """Load the compiled bundle from its folder, or write it there; a function is compiled when it is first called."""
    key = bundle.hash(numba.__version__, np.__version__, sys.version, f"checks={checks}")
    name = f"saqqara_{game.name}_{key}"
    folder = _folder(name)
    source = folder / f"{name}.py"
    text = bundle.joined()
    if not source.exists() or source.read_text(encoding="utf-8") != text:
        write_whole(source, text)
    if not _intact(folder):
        _forget(folder, source)
    spec = importlib.util.spec_from_file_location(name, source)
    if spec is None or spec.loader is None:
        msg = f"cannot load {source}"
        raise ImportError(msg)
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module  # Numba's cache finds the module by its name
    spec.loader.exec_module(module)
    vars(module).update(PRIMITIVES)
    _number_enums(module)
    for word, thing in list(vars(module).items()):
        if isinstance(thing, FunctionType) and thing.__module__ == name:
            setattr(module, word, inside(thing, checks=checks))
    return Doors(module, checks=checks)


def _number_enums(module: ModuleType) -> None:
    """Turn the members of enums into plain numbers, so that the compiler has one type for all of them."""
    for word, thing in list(vars(module).items()):
        if isinstance(thing, type) and issubclass(thing, IntEnum):
            numbers = ModuleType(word)
            vars(numbers).update({member.name: int(member) for member in thing})
            setattr(module, word, numbers)
        elif isinstance(thing, tuple) and any(isinstance(entry, IntEnum) for entry in thing):
            setattr(module, word, tuple(int(entry) for entry in thing))


def _folder(name: str) -> Path:
    """Return a folder for the bundle that can be written, in the user's cache or, failing that, for this run only."""
    try:
        folder = cache_folder() / "rules" / name
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder) as probe:
            probe.write(b"0" * 4096)
    except OSError as error:
        note(f"The cache folder cannot be used ({error}); the rules are compiled for this run only.")
        return Path(_temporary()) / name
    return folder


@cache
def _temporary() -> str:
    folder = tempfile.mkdtemp(prefix="saqqara-")
    import atexit  # noqa: PLC0415  only on machines without a usable cache

    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return folder


def write_whole(path: Path, text: str) -> None:
    """Write a file so that nobody ever sees half of it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, unfinished = tempfile.mkstemp(dir=path.parent, prefix=path.name)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
        Path(unfinished).replace(path)
    except OSError:
        with contextlib.suppress(OSError):
            Path(unfinished).unlink()
        raise


def _intact(folder: Path) -> bool:
    """Compare the compiled files with what was written when they were complete."""
    try:
        ready = json.loads((folder / READY).read_text(encoding="utf-8"))
    except FileNotFoundError:
        return True  # not finished yet: Numba takes what is there
    except (OSError, ValueError):
        return False
    whole = all(_checksum(folder / name) == check for name, check in ready.items())
    return whole and all(_readable(index) for index in folder.rglob("*.nbi"))


def _readable(index: Path) -> bool:
    """Say whether one of Numba's indices can be read; it grows when a function is compiled for other types."""
    try:
        with index.open("rb") as file:
            pickle.load(file)  # noqa: S301  the version, written by Numba into the user's own cache
            pickle.loads(file.read())  # noqa: S301
    except (OSError, EOFError, ValueError, TypeError, AttributeError, ImportError, IndexError, pickle.UnpicklingError):
        return False
    return True


def _checksum(path: Path) -> int:
    try:
        return zlib.crc32(path.read_bytes())
    except OSError:
        return -1


def _forget(folder: Path, source: Path) -> None:
    for path in [*folder.rglob("*.nbi"), *folder.rglob("*.nbc"), folder / READY]:
        with contextlib.suppress(OSError):
            path.unlink()
    note(f"The compiled rules in {source.parent} were damaged and are made again.")


def is_ready(module: ModuleType | Doors) -> bool:
    """Say whether this bundle has been compiled on this machine before."""
    return (Path(str(module.__file__)).parent / READY).exists()


def mark_ready(module: ModuleType | Doors) -> None:
    """Write down what the finished compiled files look like."""
    folder = Path(str(module.__file__)).parent
    found = {str(path.relative_to(folder)): _checksum(path) for path in sorted(folder.rglob("*.nbc"))}
    with contextlib.suppress(OSError):
        write_whole(folder / READY, json.dumps(found))


__all__ = [
    "Deal",
    "Random",
    "build",
    "copy",
    "count_bits",
    "dtype",
    "ints",
    "is_ready",
    "load",
    "lowest_bit",
    "mark_ready",
    "records",
]
