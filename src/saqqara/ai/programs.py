"""Players that are other programs, in any language: they hear and answer in lines of JSON, docs/bots.md.

A program is started at its first question, for one seat of one game, and stopped with everything it has started when
the game ends. Whatever goes wrong with it is the reason of a forfeit: nobody waits for it longer than its time.
"""

from __future__ import annotations

import json
import os
import shlex
import shutil
import signal
import subprocess
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import IO, TYPE_CHECKING, Any

from saqqara.ai.sight import Failed
from saqqara.core.said import Said, mistake, of_system, quoted
from saqqara.core.words import Words

if TYPE_CHECKING:
    from saqqara.core.game import Setup
    from saqqara.core.sight import Sight

PREFIX = "cmd:"
SECONDS = 10.0  # for one answer
LONGEST = 1 << 16  # signs of an answer
SHOWN = 80  # signs of an answer that is told
REMARKS = 4096  # bytes that are kept of what it says besides
GRACE = 0.5  # seconds that are waited for its last remarks
WHY_SHOWN = 100  # signs of them that are told


def is_program(name: str) -> bool:
    """Say whether the name of a player is that of a program."""
    return name.startswith(PREFIX)


def words_of(name: str) -> list[str]:
    """Return the words of a program's command, or say in a ValueError that it cannot be started."""
    try:
        words = shlex.split(name.removeprefix(PREFIX))
    except ValueError as error:
        raise ValueError(mistake("bot-command", typed=quoted(name), reason=str(error))) from None
    if not words:
        raise ValueError(mistake("bot-empty", prefix=PREFIX))
    if shutil.which(words[0]) is None:
        raise ValueError(mistake("bot-program", typed=quoted(words[0])))
    return words


class ProgramPlayer:
    """Asks another program."""

    def __init__(self, name: str, seed: int, setup: Setup, seconds: float = SECONDS) -> None:
        """Remember what to start; nothing runs yet."""
        self._words, self._seed, self._setup, self._seconds = words_of(name), seed, setup, seconds
        self._components = setup.game.fill(setup)
        self._texts = Words("en", setup.game)
        self._talk: _Talk | None = None

    def pick(self, sight: Sight) -> int:
        """Return the option that the program names in time."""
        if self._talk is None:
            self._talk = _Talk(self._words)
            self._talk.tell(self._beginning(sight.seat))
        return chosen(self._talk.ask(self._question(sight), self._seconds), self._setup, sight.options)

    def close(self) -> None:
        """Stop the program, if it runs."""
        if self._talk is not None:
            self._talk.end()
            self._talk = None

    def _beginning(self, seat: int) -> dict[str, Any]:
        game = self._setup.game
        return {
            "kind": "game", "game": game.name, "rules": game.rules, "seats": self._setup.seats, "seat": seat,
            "setup": self._setup.chosen(), "seed": self._seed, "seconds": self._seconds,
        }  # fmt: skip

    def _question(self, sight: Sight) -> dict[str, Any]:
        """Return what a seat sees and may do, with the names that `saqqara position` has for it."""
        game, state = self._setup.game, sight.kernel.read(sight.states, 0)
        out = sight.kernel.ints(16)
        sight.kernel.rules.scores_at(sight.states, 0, sight.components, 0, out)
        ask = game.question(state, sight.seat)
        actions = [game.catalogue[number] for number in sight.options]
        return {
            "kind": "move", "seat": sight.seat, "ask": ask, "question": self._texts.say(f"ask-{ask}"),
            "options": [{"code": a.code, "text": self._texts.action(a), "path": list(a.path)} for a in actions],
            "scores": [int(points) for points in out[: self._setup.seats]],
            "table": game.describe(state, self._components),
        }  # fmt: skip


def chosen(line: str, setup: Setup, options: Any) -> int:
    """Return the option that an answer names by its code or by its place in the list, or say what is wrong with it."""
    told = quoted(" ".join(line.split())[:SHOWN])
    try:
        answer = json.loads(line)
    except (ValueError, RecursionError):
        raise Failed(Said("failed-no-json", typed=told)) from None
    if isinstance(answer, dict):
        answer = answer.get("code", answer.get("index"))
    if isinstance(answer, str):
        action = setup.game.catalogue.find(answer)
        if action is not None and action.number in options:
            return action.number
    elif isinstance(answer, int) and not isinstance(answer, bool) and 0 <= answer < len(options):
        return int(options[answer])
    raise Failed(Said("failed-no-option", typed=told, count=len(options)))


class _Talk:
    """A running program: lines go to it and come back in a thread of their own, so that nobody waits for ever."""

    def __init__(self, words: list[str]) -> None:
        try:
            self._process = subprocess.Popen(  # noqa: S603  whoever names a program wants it run
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,
            )
        except OSError as error:
            raise Failed(Said("failed-start", program=quoted(words[0]), reason=of_system(error))) from None
        self._asked: SimpleQueue[bytes | None] = SimpleQueue()
        self._heard: SimpleQueue[bytes] = SimpleQueue()
        self._waiting = self._remarks = b""
        self._threads = [Thread(target=self._carry, daemon=True), Thread(target=self._listen, daemon=True)]
        for thread in self._threads:
            thread.start()

    def tell(self, message: dict[str, Any]) -> None:
        """Send a line that is not answered."""
        self._waiting = _line(message)

    def ask(self, message: dict[str, Any], seconds: float) -> str:
        """Send a line and return the next one that comes back."""
        self._asked.put(self._waiting + _line(message))
        self._waiting = b""
        try:
            line = self._heard.get(timeout=seconds)
        except Empty:
            raise Failed(Said("failed-late", seconds=seconds)) from None
        if not line.endswith(b"\n"):
            raise Failed(self._why_not(line))
        return line.decode("utf-8", "replace")

    def _why_not(self, line: bytes) -> str:
        """Say why there is no whole line: it is too long, or the program has ended."""
        if len(line) > LONGEST:
            return Said("failed-long", most=str(LONGEST))
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(GRACE)
        self._threads[1].join(GRACE)
        said = [line for line in self._remarks.decode("utf-8", "replace").splitlines() if line.strip()]
        last = said[-1].strip() if said else ""
        code = self._process.poll()
        ended = Said("failed-closed") if code is None else Said("failed-ended", code=str(code))
        return Said("failed-remark", text=ended, remark=quoted(last[-WHY_SHOWN:])) if last else ended

    def _carry(self) -> None:
        """Bring each question to the program and its answer back; an answer without an end means there is none."""
        while (question := self._asked.get()) is not None:
            with suppress(OSError, ValueError):
                _pipe(self._process.stdin).write(question)
                _pipe(self._process.stdin).flush()
            self._heard.put(_read_line(_pipe(self._process.stdout)))

    def _listen(self) -> None:
        """Keep the end of what the program says besides."""
        with suppress(OSError, ValueError):
            while part := _pipe(self._process.stderr).read1(REMARKS):  # type: ignore[attr-defined]
                self._remarks = (self._remarks + part)[-REMARKS:]

    def end(self) -> None:
        """Stop the program and all it has started."""
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL) if hasattr(os, "killpg") else self._process.kill()
        self._process.wait()
        self._asked.put(None)
        for thread in self._threads:
            thread.join(GRACE)
        if any(thread.is_alive() for thread in self._threads):
            return  # something that has left the program's group still holds a pipe: closing it would wait
        for pipe in (self._process.stdin, self._process.stdout, self._process.stderr):
            with suppress(OSError):
                _pipe(pipe).close()


def _read_line(pipe: IO[bytes]) -> bytes:
    try:
        return pipe.readline(LONGEST + 1)
    except (OSError, ValueError):
        return b""


def _line(message: dict[str, Any]) -> bytes:
    return json.dumps(message, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def _pipe(pipe: IO[bytes] | None) -> IO[bytes]:
    assert pipe is not None  # noqa: S101  all three are asked for
    return pipe
