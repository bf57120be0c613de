"""Joins the chapters of a rules text and the generic texts into one module, so no cache mixes games or versions."""

from __future__ import annotations
import __future__

import ast
import hashlib
from dataclasses import dataclass
from importlib.util import find_spec
from itertools import chain
from pathlib import Path
from threading import Lock
from types import SimpleNamespace
from typing import Any

from saqqara.core.fields import copy_text, fields_of, see_quickly_text, see_text, sees_more_text

INNER = "saqqara"  # imports from here are dropped: their names are in the bundle
_parsing = Lock()  # Python 3.11 counts wrongly, and fails, where two threads parse at one time (gh-106905)


@dataclass(frozen=True)
class Chapter:
    """One module of the bundle."""

    module: str
    path: Path
    text: str  # with inner imports blanked, so that line numbers stay


@dataclass(frozen=True)
class Bundle:
    """Chapters in order, and the functions written from the State's fields."""

    chapters: tuple[Chapter, ...]
    copy: str
    see: str
    fields: str
    plain: str = ""  # see, and who sees more than a spectator, for the plain back end

    def joined(self) -> str:
        """Return the text of one module that holds everything."""
        head = [f"from __future__ import annotations  # fields: {self.fields}", self.see]
        return "\n".join([*head, *(chapter.text for chapter in self.chapters)])

    def hash(self, *flags: str) -> str:
        """Name the bundle by its text, its fields and the compiler's flags."""
        return hashlib.sha256("\0".join([self.joined(), self.copy, *flags]).encode()).hexdigest()[:16]

    def origin(self, line: int) -> str:
        """Return chapter and line of a line of the joined text."""
        first = 2 + self.see.count("\n") + 1
        for chapter in self.chapters:
            lines = chapter.text.count("\n") + 1
            if line < first + lines:
                return f"{chapter.path}:{line - first + 1}" if line >= first else "generated from the fields"
            first += lines
        return "after the last chapter"


def gather(modules: tuple[str, ...], state: type | None = None) -> Bundle:
    """Read the chapters; a name defined in two of them is an error. A text of numbers alone has no State."""
    with _parsing:
        chapters = tuple(_read(module) for module in modules)
        _refuse_doubles(chapters)
    if state is None:
        return Bundle(chapters, "", "", "")
    spec = ", ".join(f"{name} {f.mark} {f.width.name} {f.shape} {f.witness}" for name, f in fields_of(state).items())
    plain = see_quickly_text(state) + sees_more_text(state)
    return Bundle(chapters, copy_text(state), see_text(state), spec, plain)


def _read(module: str) -> Chapter:
    spec = find_spec(module)
    if spec is None or spec.origin is None:
        msg = f"no module {module!r} for the bundle"
        raise ImportError(msg)
    path = Path(spec.origin)
    return chapter(module, path, path.read_text(encoding="utf-8"))


def chapter(module: str, path: Path, source: str) -> Chapter:
    """Make a chapter out of a module's text: inner imports are blanked."""
    lines = source.splitlines()
    for node in ast.parse(source).body:
        if _is_inner(node):
            for number in range(node.lineno, (node.end_lineno or node.lineno) + 1):
                lines[number - 1] = ""
    return Chapter(module, path, "\n".join(lines) + "\n")


def _is_inner(node: ast.stmt) -> bool:
    if isinstance(node, ast.ImportFrom):
        return (node.module or "").split(".")[0] == INNER or node.module == "__future__"
    return isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"


def _refuse_doubles(chapters: tuple[Chapter, ...]) -> None:
    homes: dict[str, str] = {}
    for chapter in chapters:
        for name in _defined(ast.parse(chapter.text)):
            if name in homes:
                msg = f"{name!r} is defined in {homes[name]} and again in {chapter.module}"
                raise ImportError(msg)
            homes[name] = chapter.module


def _defined(tree: ast.Module) -> list[str]:
    names: list[str] = []
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            names.append(node.name)
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            names.append(node.target.id)
        elif isinstance(node, ast.Assign):
            names += [name.id for target in node.targets for name in ast.walk(target) if isinstance(name, ast.Name)]
    return names


def run_plain(bundle: Bundle, primitives: dict[str, Any]) -> SimpleNamespace:
    """Run the chapters as they stand, in one namespace, with their own files and lines for the debugger."""
    names: dict[str, Any] = {"__name__": f"saqqara_plain_{bundle.hash()}", **primitives}
    names["flat"] = chain.from_iterable
    exec(bundle.copy + bundle.plain, names)  # noqa: S102  generated from the State's fields
    for chapter in bundle.chapters:
        code = compile(chapter.text, str(chapter.path), "exec", __future__.annotations.compiler_flag)
        exec(code, names)  # noqa: S102  the project's own text
    return SimpleNamespace(**names)
