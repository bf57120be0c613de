"""Runs code in a process of its own that has the compiler loaded already: a fork of one that waits with it."""

import atexit
import multiprocessing
import os
import sys
import traceback
from pathlib import Path

CONTEXT = multiprocessing.get_context("forkserver")
CONTEXT.set_forkserver_preload(["tests.compiler"])


def _run(code: str, environment: dict[str, str], paths: list[str], said: Path) -> None:
    for number, name in ((1, "out"), (2, "err")):
        os.dup2(os.open(said / name, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), number)
    os.environ.clear()
    os.environ.update(environment)
    sys.path[:0] = paths
    sys.dont_write_bytecode = True
    try:
        exec(compile(code, "<test>", "exec"), {"__name__": "__main__"})  # noqa: S102  as python -c does
    except BaseException:
        traceback.print_exc()
        raise
    finally:
        atexit._run_exitfuncs()  # a fork leaves them out
        sys.stdout.flush()
        sys.stderr.flush()


def run(code: str, environment: dict[str, str], paths: list[str], said: Path) -> tuple[int | None, str, str]:
    """Return how the code ended, what it printed and what it complained about."""
    process = CONTEXT.Process(target=_run, args=(code, environment, paths, said))
    process.start()
    process.join(120)
    if process.is_alive():
        process.kill()
    out, err = ((said / name).read_text(encoding="utf-8") for name in ("out", "err"))
    return process.exitcode, out, err
