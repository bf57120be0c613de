"""Changes the rules texts on purpose, one small change at a time, and counts how many of the changes turn a test red.

The changes are cosmic-ray's; each is tried in a forked process that has everything imported already.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import time
from dataclasses import asdict, dataclass
from pathlib import Path

import pytest
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator

from saqqara.core import bundle, kernel, shelf

ROOT = Path(__file__).parents[1]
PATIENCE = 90  # seconds for the tests on one change; a rule that never ends has been noticed
OPERATORS = (
    "ReplaceBinaryOperator_Add_Sub", "ReplaceBinaryOperator_Sub_Add", "ReplaceBinaryOperator_Mul_FloorDiv",
    "ReplaceBinaryOperator_FloorDiv_Mul", "ReplaceBinaryOperator_Mod_FloorDiv", "ReplaceBinaryOperator_RShift_LShift",
    "ReplaceBinaryOperator_LShift_RShift", "ReplaceBinaryOperator_BitOr_BitAnd", "ReplaceBinaryOperator_BitAnd_BitOr",
    "ReplaceBinaryOperator_BitXor_BitOr", "ReplaceComparisonOperator_Eq_NotEq", "ReplaceComparisonOperator_NotEq_Eq",
    "ReplaceComparisonOperator_Lt_LtE", "ReplaceComparisonOperator_Lt_GtE", "ReplaceComparisonOperator_LtE_Lt",
    "ReplaceComparisonOperator_LtE_Gt", "ReplaceComparisonOperator_Gt_GtE", "ReplaceComparisonOperator_Gt_LtE",
    "ReplaceComparisonOperator_GtE_Gt", "ReplaceComparisonOperator_GtE_Lt", "ReplaceUnaryOperator_Delete_Invert",
    "ReplaceUnaryOperator_Delete_Not", "AddNot", "ReplaceTrueWithFalse", "ReplaceFalseWithTrue", "ReplaceAndWithOr",
    "ReplaceOrWithAnd", "ReplaceBreakWithContinue", "NumberReplacer", "ZeroIterationForLoop",
)  # fmt: skip


@dataclass(frozen=True)
class Change:
    """One change of one chapter."""

    module: str
    operator: str
    occurrence: int
    line: int
    before: str
    after: str


def changes(module: str) -> list[tuple[Change, str]]:
    """List the changes of a chapter, each with the changed text."""
    path = bundle._read(module).path  # noqa: SLF001  the loader knows where a chapter is
    source = path.read_text(encoding="utf-8")
    found = []
    for name in OPERATORS:
        operator = get_operator(f"core/{name}")()
        occurrence = 0
        while (text := mutate_code(source, operator, occurrence)) is not None:
            pairs = zip(source.splitlines(), text.splitlines(), strict=False)
            line, (before, after) = next((n, pair) for n, pair in enumerate(pairs, 1) if pair[0] != pair[1])
            if not before.lstrip().startswith(("#", '"""', "from ", "import ")):
                found.append((Change(module, name, occurrence, line, before.strip(), after.strip()), text))
            occurrence += 1
    return found


def is_noticed(change: Change, text: str, tests: list[str]) -> bool:
    """Run the tests on a changed chapter in a process of its own."""
    child = os.fork()
    if child == 0:
        _run_changed(change, text, tests)
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        done, status = os.waitpid(child, os.WNOHANG)
        if done:
            return status != 0
        time.sleep(0.01)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return True


def _run_changed(change: Change, text: str, tests: list[str]) -> None:
    read = bundle._read  # noqa: SLF001

    def changed(module: str) -> bundle.Chapter:
        chapter = read(module)
        return bundle.chapter(module, chapter.path, text) if module == change.module else chapter

    bundle._read = changed  # noqa: SLF001
    kernel.load.cache_clear()
    silence = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silence, 1)
    os.dup2(silence, 2)
    code = pytest.main(["-x", "-q", "--no-header", "-p", "no:cacheprovider", "-p", "no:xdist", *tests])
    os._exit(int(code != 0))


def main() -> None:
    """Try every n-th change from the k-th on (arguments k n), and write what was not noticed as JSON."""
    part, parts, out = int(sys.argv[1]), int(sys.argv[2]), Path(sys.argv[3])
    os.environ["SAQQARA_REFEREE"] = "24"
    result: dict[str, list[object]] = {"survivors": [], "tried": []}
    for name in shelf.names():
        game = shelf.game(name)
        folder = ROOT / "src/saqqara/games" / name / "tests"
        tests = [str(path) for path in (folder / "test_referee.py", *sorted(folder.glob("test_*.py")))
                 if path.name == "test_referee.py" or "@rule(" in path.read_text(encoding="utf-8")]  # fmt: skip
        every = [found for module in game.chapters if ".rules" in module for found in changes(module)]
        for number, (change, text) in enumerate(every[part::parts]):
            result["tried"].append(f"{change.module}:{change.line}")
            if not is_noticed(change, text, tests):
                result["survivors"].append(asdict(change))
                print(f"not noticed: {change.module}:{change.line}  {change.before}  ->  {change.after}", flush=True)
            if number % 20 == 0:
                print(f"{number} of {len(every[part::parts])}", flush=True)
    out.write_text(json.dumps(result), encoding="utf-8")


if __name__ == "__main__":
    main()
