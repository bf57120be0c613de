"""How Numba compiles a function of the rules: once inside, for the other functions, and as a door, for Python.

What is inside is never run by itself, so it needs no machine code of its own, no way in from Python and no counting of
references: it is kept as raw code that is linked into the doors and made fast there. That halves the time to compile.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import nullcontext
from types import FunctionType, ModuleType
from typing import Any

from numba import types
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import register_pass
from numba.core.registry import CPUDispatcher
from numba.core.sigutils import normalize_signature
from numba.core.typed_passes import NativeLowering


class Wide(CPUDispatcher):  # type: ignore[misc]
    """A compiled function that takes every integer as 64 bits, so that there is one of it."""

    def compile(self, sig: Any) -> Any:
        """Compile for the widened types of the arguments; narrower ones are converted by the caller."""
        args, _ = normalize_signature(sig)
        with getattr(self._cache, "alone", nullcontext)():
            return super().compile(tuple(types.int64 if isinstance(arg, types.Integer) else arg for arg in args))


class RawLibrary(JITCodeLibrary):  # type: ignore[misc]
    """Code that is only ever linked into other code."""

    def _optimize_final_module(self) -> None:
        """Leave it to where the code is linked in."""

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:  # noqa: ARG002
        """Answer that there is nothing to run."""
        self._ensure_finalized()
        return 0

    @property
    def codegen(self) -> RawLibrary:
        """Stand in for the machine's code generator where Numba would hand it an environment."""
        return self

    def set_env(self, name: str, env: Any) -> None:
        """Drop the environment: without machine code there is no place for it."""


@register_pass(mutates_CFG=True, analysis_only=False)
class RawLowering(NativeLowering):  # type: ignore[misc]
    """Numba's last pass, into raw code."""

    _name = "raw_lowering"

    def run_pass(self, state: Any) -> bool:
        """Lower one function."""
        state.library = RawLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
        return bool(super().run_pass(state))


class RawCompiler(CompilerBase):  # type: ignore[misc]
    """Numba's passes, with the last one changed."""

    def define_pipelines(self) -> list[Any]:
        """Return the passes in order."""
        passes = DefaultPassBuilder.define_nopython_pipeline(self.state)
        passes.passes = [(RawLowering if step is NativeLowering else step, what) for step, what in passes.passes]
        passes.finalize()
        return [passes]


def options(*, checks: bool) -> dict[str, Any]:
    """Return what every function is compiled with."""
    return {"nopython": True, "error_model": "numpy", "nogil": True, "boundscheck": checks, "no_cfunc_wrapper": True}


def inside(function: FunctionType, *, checks: bool) -> Any:
    """Compile a function for the other functions of the rules."""
    chosen = {**options(checks=checks), "no_cpython_wrapper": True, "_nrt": False}
    return Wide(function, targetoptions=chosen, pipeline_class=RawCompiler)


def door(function: FunctionType, cache: Any, *, checks: bool) -> Any:
    """Compile a function for Python, and keep it in the cache; being a twin, it may call itself inside."""
    twin = FunctionType(function.__code__, function.__globals__, function.__name__, function.__defaults__)
    made = Wide(twin, targetoptions=options(checks=checks))
    made.__dict__["_cache"] = cache  # Numba has no other way to a cache of one's own
    return made


class Doors:
    """The functions of a compiled module as Python calls them, each made when it is first asked for."""

    def __init__(self, module: ModuleType, make: Callable[[FunctionType], Any]) -> None:
        """Stand before a module."""
        self._module = module
        self._make = make

    def __getattr__(self, name: str) -> Any:
        """Return a door to a function, or a constant as it is."""
        thing = getattr(self._module, name)
        if isinstance(thing, Wide):
            thing = self._make(thing.py_func)
        setattr(self, name, thing)
        return thing
