"""One process that thinks for computer players: it gets a view, and never a log."""

from __future__ import annotations

import base64
import json
import os
import sys
from dataclasses import dataclass
from functools import lru_cache
from queue import SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING, Any

from saqqara.ai.arrays import COMPILED
from saqqara.ai.players import choose, patient, player
from saqqara.ai.search import SearchPlayer
from saqqara.core import log as logs
from saqqara.core.fields import decode
from saqqara.core.kernel import Kernel, load
from saqqara.core.view import View

if TYPE_CHECKING:
    from saqqara.core.match import Match

ROOM = 512
NICE = 19  # people come first
SETUPS = 16  # that a worker remembers


@dataclass(frozen=True, slots=True)
class Task:
    """A question to a computer player: the header of the log, what a seat sees, and who answers."""

    header: str  # without 'from'
    seat: int
    view: bytes
    level: str
    seed: int  # the same seed chooses the same
    files: tuple[tuple[str, str], ...] = ()  # as in the Setup

    @staticmethod
    def of(match: Match, seat: int, level: str, seed: int) -> Task:
        """Ask what a seat does next."""
        return Task(logs.header(match.setup), seat, match.view(seat).bytes, level, seed, match.setup.files)

    def line(self) -> bytes:
        """Write the task on one line."""
        view = base64.b64encode(self.view).decode()
        return json.dumps([self.header, self.seat, view, self.level, self.seed, self.files]).encode() + b"\n"

    @staticmethod
    def read(line: bytes) -> Task:
        """Read a task from its line."""
        header, seat, view, level, seed, files = json.loads(line)
        return Task(header, seat, base64.b64decode(view), level, seed, tuple((name, text) for name, text in files))


def answer(task: Task) -> str:
    """Return the code of what a player does, by its view alone."""
    kernel, components = _table(task.header, task.files)
    view = View(kernel, task.seat, decode(kernel.game.state, task.view), components)
    out = [0] * ROOM
    count = kernel.rules.options(view.state, components, task.seat, out)
    options = [kernel.game.catalogue[number] for number in out[:count]]
    if count == 1:
        return options[0].code
    thinker = patient(player(task.level, task.seed, kernel.game))
    if isinstance(thinker, SearchPlayer):
        COMPILED.prepare_in_background(kernel.game)
    return choose(thinker, view, options).code


@lru_cache(SETUPS)
def _table(header: str, files: tuple[tuple[str, str], ...]) -> tuple[Kernel, Any]:
    setup = logs.read(header, files=dict(files)).setup
    return load(setup.game, "plain"), setup.game.fill(setup)


def main() -> None:
    """Answer one task after the other until nobody asks any more."""
    os.nice(NICE)
    tasks: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_listen, args=(tasks,), daemon=True).start()
    _say("ready")
    while True:
        _say(answer(Task.read(tasks.get())))


def _listen(tasks: SimpleQueue[bytes]) -> None:
    """Take tasks in; end at once, also in mid-thought, when whoever asked is gone."""
    for line in sys.stdin.buffer:
        tasks.put(line)
    os._exit(0)


def _say(word: str) -> None:
    """Answer; end at once when nobody is there to hear it."""
    try:
        sys.stdout.write(word + "\n")
        sys.stdout.flush()
    except BrokenPipeError:
        os._exit(0)


if __name__ == "__main__":
    main()
