"""The log as text: a header, then one line a move; the grammar is for ever."""

# GAME rules 1 seats 3 option=value [components sha256:...] [from {...}]; spaces in the name of a file are %20
# * round 4332        chance; `*02 ...` is a line that only seats 0 and 2 may see
# 1 place 4.1         seat 1
# = 0 2 1             checkpoint: the scores here
# < 37 by 1           seat 1 went back to line 37
# # anything          a remark

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any
from urllib.parse import quote, unquote

from saqqara.core import shelf
from saqqara.core.files import FileError
from saqqara.core.game import CHANCE, Setup, offer
from saqqara.core.said import Said, mistake, quoted, told

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from saqqara.core.game import Game, Table

HEADER = re.compile(r"(?P<game>\S+) rules (?P<rules>[0-9]{1,9}) seats (?P<seats>[0-9]{1,9})(?P<rest>.*)")
MOVE = re.compile(r"(?P<who>\*[0-6]*|[0-6]) +(?P<code>\S.*)")  # 7 is chance, and chance is written as *
BACK = re.compile(r"< (?P<line>[0-9]{1,9}) by (?P<seat>[0-6])")
POINTS = re.compile(r"=(?P<points>( -?[0-9]{1,9})+)")
SHOWN = 8  # digits of a hash in a message


class LogError(ValueError):
    """A log that cannot be read or played, with its line."""

    def __init__(self, line: int, reason: str, *, half: bool = False) -> None:
        """Keep the line number, counted from 1."""
        super().__init__(reason)
        self.line, self.reason, self.half = line, str(reason), half


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a log: a move, a checkpoint, or a step back."""

    number: int  # in the file, from 1
    kind: str  # "move", "points", "back"
    seat: int = CHANCE
    code: str = ""
    only: tuple[int, ...] | None = None  # the seats that may see a line of chance; None is everybody
    points: tuple[int, ...] = ()
    to: int = 0


@dataclass
class Log:
    """A log that was read: who plays what, and its lines."""

    setup: Setup
    rules: int
    start: Table | None = None
    components: str | None = None
    lines: list[Line] = field(default_factory=list)
    texts: list[str] = field(default_factory=list)  # the lines of the file as they stand
    head: int = 1  # the line that the header is on


def header(setup: Setup, start: Table | None = None, rules: int | None = None) -> str:
    """Write the first line of a log, of today's rules unless others are named."""
    parts = [setup.game.name, "rules", str(rules or setup.game.rules), "seats", str(setup.seats)]
    parts += [f"{name}={one_word(value)}" for name, value in setup.options]
    if setup.hash:
        parts += ["components", f"sha256:{setup.hash}"]
    if start is not None:
        parts += ["from", json.dumps(start, separators=(",", ":"))]
    return " ".join(parts)


def one_word(value: str) -> str:
    """Write a text without spaces and what cannot be printed, as %20; `unquote` reads it."""
    plain = (letter.isprintable() and letter not in " %" for letter in value)
    return "".join(letter if kept else quote(letter, safe="") for letter, kept in zip(value, plain, strict=True))


def write_move(seat: int, code: str, only: tuple[int, ...] | None = None) -> str:
    """Write the line of a move."""
    who = "*" + "".join(map(str, only or ())) if seat == CHANCE else str(seat)
    return f"{who} {code}"


def read(
    text: str,
    folder: Path | None = None,
    chosen: Mapping[str, str] | None = None,
    files: Mapping[str, str] | None = None,
) -> Log:
    """Read a log; CRLF and a byte order mark are fine, LogError names a line that is not.

    A file that an option names is looked for from here on, and then in `folder`; `chosen` names other files instead,
    and where texts are handed over in `files`, by the option's name, no file is opened.
    """
    lines = text.removeprefix("\ufeff").replace("\r\n", "\n").split("\n")
    first = next((number for number, line in enumerate(lines) if line.strip() and not line.startswith("#")), None)
    if first is None:
        raise LogError(1, mistake("log-empty"))
    log = _Header(first + 1, folder, chosen or {}, files).read(lines[first].strip())
    log.texts, log.head = lines, first + 1
    if any(name in dict(log.setup.files) for name in chosen or {}):
        lines[first] = header(log.setup, log.start, log.rules)
    log.lines = read_lines(lines, log.head)
    return log


def read_lines(texts: list[str], head: int) -> list[Line]:
    """Read the lines after the header, remarks left out; LogError names one that is none."""
    return [
        _read_line(number, line.strip(), last=number == len(texts))
        for number, line in enumerate(texts[head:], head + 1)
        if line.strip() and not line.startswith("#")
    ]


@dataclass(frozen=True, slots=True)
class _Header:
    """Reads the first line: its number, where its files may lie, files that were chosen instead, texts of files."""

    number: int
    folder: Path | None
    chosen: Mapping[str, str]
    files: Mapping[str, str] | None

    def read(self, line: str) -> Log:
        match = HEADER.fullmatch(line)
        if not match:
            raise LogError(self.number, mistake("log-header", typed=quoted(shorten(line))))
        try:
            game = shelf.game(match["game"])
        except ValueError as error:
            raise LogError(self.number, told(error)) from None
        rules = int(match["rules"])
        if not 1 <= rules <= game.rules:
            known = {"game": game.name, "rules": str(rules), "last": str(game.rules)}
            raise LogError(self.number, mistake("log-rules", **known))
        rest, start = _cut_start(self.number, match["rest"].strip())
        options, components = _read_options(self.number, rest.split())
        setup = self._setup(game, int(match["seats"]), options)
        self._compare(setup, components)
        return Log(setup, rules, start, components)

    def _setup(self, game: Game, seats: int, options: dict[str, str]) -> Setup:
        files = {option.name for option in game.options if option.read}
        options |= {name: file for name, file in self.chosen.items() if name in files}
        try:
            return Setup.of(game, seats, options, self.folder, self.files)
        except FileError as error:
            file = Said("on-line", line=error.where, text=error.said)
            raise LogError(self.number, mistake("with-advice", text=file, advice=_advice(error.option))) from None
        except ValueError as error:
            raise LogError(self.number, told(error)) from None

    def _compare(self, setup: Setup, components: str | None) -> None:
        """Refuse to play with other components than those that the log was written with."""
        if components == setup.hash:
            return
        files = ", ".join(setup.option(name) for name, _ in setup.files)
        takes = [option.name for option in setup.game.options if option.read]
        if components is None:
            reason = mistake("log-no-components", file=files)
        elif setup.hash is None:
            reason = mistake("log-file", hash=_short(components))
        else:
            played, here = _short(components), _short(setup.hash)
            reason = mistake("log-components", hash=played, file=files, here=here)
        advised = mistake("with-advice", text=reason, advice=_advice(*takes)) if components and takes else reason
        raise LogError(self.number, advised)


def _advice(*names: str) -> Said:
    return mistake("log-advice", known=" ".join(f"{name}=FILE" for name in names))


def _short(components: str) -> str:
    return f"sha256:{components[:SHOWN]}..."


def _cut_start(number: int, rest: str) -> tuple[str, Table | None]:
    options, mark, written = rest.partition("from {")
    if not mark:
        return rest, None
    try:
        start: Any = json.loads("{" + written)
    except ValueError as error:
        raise LogError(number, mistake("log-json", reason=str(error))) from None
    except RecursionError:
        raise LogError(number, mistake("log-deep")) from None
    return options, start


def _read_options(number: int, words: list[str]) -> tuple[dict[str, str], str | None]:
    options: dict[str, str] = {}
    components = None
    while words:
        word = words.pop(0)
        if word == "components" and words:
            components = words.pop(0).removeprefix("sha256:").lower()
            continue
        name, equals, value = word.partition("=")
        if not equals:
            offered = offer(None, ("option=value", "from {...}"))
            raise LogError(number, mistake("log-option", typed=quoted(word), offer=offered))
        if name in options:
            raise LogError(number, mistake("option-twice", typed=quoted(name)))
        options[name] = unquote(value)
    return options, components


def _read_line(number: int, line: str, *, last: bool) -> Line:
    if match := MOVE.fullmatch(line):
        who = match["who"]
        if who.startswith("*"):
            only = tuple(int(seat) for seat in who[1:]) or None
            return Line(number, "move", CHANCE, match["code"], only)
        return Line(number, "move", int(who), match["code"])
    if match := POINTS.fullmatch(line):
        return Line(number, "points", points=tuple(int(word) for word in match["points"].split()))
    if match := BACK.fullmatch(line):
        return Line(number, "back", int(match["seat"]), to=int(match["line"]))
    raise LogError(number, mistake("log-line", typed=quoted(shorten(line))), half=last)


def shorten(text: str, most: int = 60) -> str:
    """Cut a text that is too long for a message."""
    return text if len(text) <= most else text[: most - 3] + "..."
