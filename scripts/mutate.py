"""Changes the rules texts on purpose, one small change at a time, and counts how many of the changes turn a test red.

The changes are cosmic-ray's. Tests are collected once; each change is tried in a fork, up to the first red test. Tests
that compile, or take long, or are red without a change, are left out. With SAQQARA_AGAIN only what no test noticed the
last time is tried.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import pytest
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator

from saqqara.core import bundle, kernel, shelf

ROOT = Path(__file__).parents[1]
PATIENCE = 8  # seconds of the processor for one test, which takes one at most; a rule that never ends has been noticed
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


def changes(module: str) -> Iterator[tuple[Change, str]]:
    """List the changes of a chapter, each with the changed text."""
    path = bundle._read(module).path  # noqa: SLF001  the loader knows where a chapter is
    source = path.read_text(encoding="utf-8")
    for name in OPERATORS:
        operator = get_operator(f"core/{name}")()
        occurrence = 0
        while (text := mutate_code(source, operator, occurrence)) is not None:
            pairs = zip(source.splitlines(), text.splitlines(), strict=False)
            line, (before, after) = next((n, pair) for n, pair in enumerate(pairs, 1) if pair[0] != pair[1])
            yield Change(module, name, occurrence, line, before.strip(), after.strip()), text
            occurrence += 1


class Trial:
    """A plugin of pytest: instead of running the tests once, it runs them on every change until one is red."""

    def __init__(self, game: str, part: int, parts: int, out: Path) -> None:
        """Take every n-th change of a game's rules from the k-th on."""
        self.game, self.part, self.parts, self.out = game, part, parts, out
        self.red: Counter[str] = Counter()  # how often each test was the first to turn red
        self.told = -1  # where a forked process says which test turned red

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Try the changes, and write down those that no test noticed."""
        chapters = [module for module in shelf.game(self.game).chapters if ".rules" in module]
        every = [change for module in chapters for change in changes(module)]
        mine, tried = every[self.part :: self.parts], len(every[self.part :: self.parts])
        if "SAQQARA_AGAIN" in os.environ:  # tests were added since: only what no test noticed is tried once more
            last = json.loads(self.out.read_text(encoding="utf-8"))["survivors"]
            mine = [change for change in mine if asdict(change[0]) in last]
        survivors = []
        steady = [item for item in session.items if not self.is_noticed(None, "", [item])]
        print(f"{len(steady)} of {len(session.items)} tests are green in time without a change", flush=True)
        self.red.clear()
        for number, (change, text) in enumerate(mine):
            if number % 25 == 0:
                print(f"{number} of {len(mine)} changes, {len(survivors)} not noticed", flush=True)
            items = sorted(steady, key=lambda item: (-self.red[item.nodeid], "test_referee" not in item.nodeid))
            if not self.is_noticed(change, text, items):
                survivors.append(asdict(change))
                print(
                    f"not noticed: {change.module}:{change.line} {change.before!r} became {change.after!r}", flush=True
                )
        self.out.write_text(json.dumps({"tried": tried, "survivors": survivors}), encoding="utf-8")
        return True

    def is_noticed(self, change: Change | None, text: str, items: list[pytest.Item]) -> bool:
        """Run the tests on a changed chapter, or on none, in a process of its own."""
        heard, self.told = os.pipe()
        child = os.fork()
        if child:
            os.close(self.told)
            with os.fdopen(heard) as test:
                self.red[test.read()] += 1
            return os.waitpid(child, 0)[1] != 0
        silence = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silence, 1)
        os.dup2(silence, 2)
        sys.modules["saqqara.core.compiled"] = None  # type: ignore[assignment]  # to compile a change takes too long
        kernel.load.cache_clear()
        if change is not None:
            put_in(change, text)
        items[0].config.pluginmanager.unregister(name="terminalreporter")
        for item in items:
            signal.setitimer(signal.ITIMER_VIRTUAL, PATIENCE)  # a busy machine does not count
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
        os._exit(0)

    def pytest_runtest_logreport(self, report: Any) -> None:
        """End the process at the first red test."""
        if report.failed:
            os.write(self.told, report.nodeid.encode())
            os._exit(1)


def put_in(change: Change, text: str) -> None:
    """Let the loader read the changed chapter instead of the right one."""
    read = bundle._read  # noqa: SLF001

    def changed(module: str) -> bundle.Chapter:
        chapter = read(module)
        return bundle.chapter(module, chapter.path, text) if module == change.module else chapter

    bundle._read = changed  # noqa: SLF001


def main() -> int:
    """Try every n-th change from the k-th on (arguments: the game, k, n and the file for the result)."""
    os.environ["SAQQARA_REFEREE"] = "24"
    files = sorted((ROOT / "src/saqqara/games" / sys.argv[1]).glob("tests/test_*.py"))
    tests = [str(p) for p in files if p.name == "test_referee.py" or "@rule(" in p.read_text(encoding="utf-8")]
    tests += [str(ROOT / "tests" / f"test_{of}.py") for of in ("dealer", "properties", "sealed", "secrets")]
    trial = Trial(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), Path(sys.argv[4]))
    return pytest.main(["-p", "no:cacheprovider", "-p", "no:xdist", "-k", sys.argv[1], *tests], plugins=[trial])


if __name__ == "__main__":
    sys.exit(main())
