"""The log as text: a header, then one line a move; the grammar is for ever."""

# GAME rules 1 seats 3 option=value [components sha256:...] [from {...}]
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

from saqqara.core import shelf
from saqqara.core.game import CHANCE, Setup, offer

if TYPE_CHECKING:
    from saqqara.core.game import Table

HEADER = re.compile(r"(?P<game>\S+) rules (?P<rules>[0-9]{1,9}) seats (?P<seats>[0-9]{1,9})(?P<rest>.*)")
MOVE = re.compile(r"(?P<who>\*[0-6]*|[0-6]) +(?P<code>\S.*)")  # 7 is chance, and chance is written as *
BACK = re.compile(r"< (?P<line>[0-9]{1,9}) by (?P<seat>[0-6])")
POINTS = re.compile(r"=(?P<points>( -?[0-9]{1,9})+)")


class LogError(ValueError):
    """A log that cannot be read or played, with its line."""

    def __init__(self, line: int, reason: str, *, half: bool = False) -> None:
        """Keep the line number, counted from 1."""
        super().__init__(reason)
        self.line, self.reason, self.half = line, reason, half


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


def header(setup: Setup, start: Table | None = None, components: str | None = None) -> str:
    """Write the first line of a log."""
    parts = [setup.game.name, "rules", str(setup.game.rules), "seats", str(setup.seats)]
    parts += [f"{name}={value}" for name, value in setup.options]
    if components:
        parts += ["components", f"sha256:{components}"]
    if start is not None:
        parts += ["from", json.dumps(start, separators=(",", ":"))]
    return " ".join(parts)


def write_move(seat: int, code: str, only: tuple[int, ...] | None = None) -> str:
    """Write the line of a move."""
    who = "*" + "".join(map(str, only or ())) if seat == CHANCE else str(seat)
    return f"{who} {code}"


def read(text: str) -> Log:
    """Read a log; CRLF and a byte order mark are fine, LogError names a line that is not."""
    lines = text.removeprefix("\ufeff").replace("\r\n", "\n").split("\n")
    first = next((number for number, line in enumerate(lines) if line.strip() and not line.startswith("#")), None)
    if first is None:
        raise LogError(1, "the file is empty; a log begins with a line like 'GAME rules 1 seats 2'")
    log = _read_header(first + 1, lines[first].strip())
    log.texts, log.head = lines, first + 1
    for number, line in enumerate(lines[first + 1 :], first + 2):
        if line.strip() and not line.startswith("#"):
            log.lines.append(_read_line(number, line.strip(), last=number == len(lines)))
    return log


def _read_header(number: int, line: str) -> Log:
    match = HEADER.fullmatch(line)
    if not match:
        raise LogError(number, f"no header: {shorten(line)!r} should be like 'GAME rules 1 seats 2'")
    try:
        game = shelf.game(match["game"])
    except ValueError as error:
        raise LogError(number, str(error)) from None
    rules = int(match["rules"])
    if not 1 <= rules <= game.rules:
        reason = f"played by rules {rules} of {game.name}, but only 1 to {game.rules} are known here; update to play it"
        raise LogError(number, reason)
    rest, start = _cut_start(number, match["rest"].strip())
    options, components = _read_options(number, rest.split())
    try:
        setup = Setup.of(game, int(match["seats"]), options)
    except ValueError as error:
        raise LogError(number, str(error)) from None
    return Log(setup, rules, start, components)


def _cut_start(number: int, rest: str) -> tuple[str, Table | None]:
    options, mark, written = rest.partition("from {")
    if not mark:
        return rest, None
    try:
        start: Any = json.loads("{" + written)
    except ValueError as error:
        raise LogError(number, f"the position after 'from' is not JSON: {error}") from None
    except RecursionError:
        raise LogError(number, "the position after 'from' is nested too deeply") from None
    return options, start


def _read_options(number: int, words: list[str]) -> tuple[dict[str, str], str | None]:
    options: dict[str, str] = {}
    components = None
    while words:
        word = words.pop(0)
        if word == "components" and words:
            components = words.pop(0).removeprefix("sha256:")
            continue
        name, equals, value = word.partition("=")
        if not equals:
            raise LogError(
                number, f"{word!r} in the header is no option=value" + offer(None, ("option=value", "from {...}"))
            )
        if name in options:
            raise LogError(number, f"option {name!r} is given twice")
        options[name] = value
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
    raise LogError(number, f"{shorten(line)!r} is no line of a log", half=last)


def shorten(text: str, most: int = 60) -> str:
    """Cut a text that is too long for a message."""
    return text if len(text) <= most else text[: most - 3] + "..."
