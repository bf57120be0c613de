"""A game being played: the table and its log; play, replay, undo, checkpoints."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Literal

from saqqara.core import log as logs
from saqqara.core.fields import hides
from saqqara.core.game import CHANCE, Action, IllegalAction, Setup
from saqqara.core.kernel import load, plain_record
from saqqara.core.log import LogError
from saqqara.core.said import Said, mistake, quoted, told
from saqqara.core.view import SPECTATOR, View, look, sees_more
from saqqara.core.words import Words

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping
    from pathlib import Path

    from saqqara.core.dealer import Dealer
    from saqqara.core.game import Game, Table

ROOM = 512
SEATS_IN = tuple(tuple(seat for seat in range(CHANCE + 1) if mask >> seat & 1) for mask in range(2 << CHANCE))


class CannotUndo(ValueError):  # noqa: N818  a player's wish that the rules of the house refuse
    """Why a step back is refused."""


@dataclass(slots=True)  # not frozen: that takes four times as long to make, and one is made for every answer
class Move:
    """One answer that stands: the line of the log it is on, who gave it, and what."""

    line: int
    seat: int
    action: Action
    only: tuple[int, ...] | None  # who may see it; None is everybody, also of an answer that was sealed and is open now

    @property
    def sealed(self) -> bool:
        """Say whether it is a seat's answer that others do not see yet."""
        return self.seat != CHANCE and self.only is not None


@dataclass(frozen=True, slots=True)
class Opening:
    """When a sealed answer opened: the line that opened it, and who had seen it before."""

    line: int
    readers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Back:
    """One step back: the line it is on, whose it is, and who may know of it; None is everybody."""

    line: int
    seat: int
    only: tuple[int, ...] | None


def _acted_since(move: Move) -> CannotUndo:
    return CannotUndo(f"seat {move.seat} has acted since")


class Match:
    """A table and its log. The log is the game: everything else can be made from it."""

    def __init__(self, setup: Setup, start: Table | None = None) -> None:
        """Set up a table, or start from a written position."""
        self.setup = setup
        self.kernel = load(setup.game, "plain")
        self.components = setup.game.fill(setup)
        self.start = start
        self.moves: list[Move] = []
        self._acted: set[int] = set()  # seats with a move that stands
        self._secret: dict[int, tuple[int, ...]] = {}  # lines that only some seats may read
        self._sealed: set[int] = set()  # those of them that stand and will open
        self._opened: dict[int, Opening] = {}  # those that have opened: nobody takes back what all have seen
        self._again: list[tuple[int, Action]] = []  # answers under seal that are still to be given again
        self.backs: list[Back] = []
        self.lines: list[str] = [logs.header(setup, start)]
        self.head = 1  # the line that the header is on
        self.rules = setup.game.rules  # those that the log was begun with
        self._first = plain_record(setup.game.state)
        if start is None:
            self.kernel.rules.set_up(self._first, self.components)
        else:
            self._first = setup.game.restore(start, setup)
        self.state = self.beginning()
        self._views: dict[int, View] = {}  # of the table as it is now, where nobody keeps them but for a look
        self._seen: dict[int, tuple[int, ...]] = {}  # points as each seat sees them now
        self._more: dict[int, bool] = {}  # whether each sees more than a spectator
        self._fields_hide = hides(setup.game.state)

    def beginning(self) -> Any:
        """Return a copy of the State that the match began with."""
        return self._copy(self._first)

    def _copy(self, state: Any) -> Any:
        twin = plain_record(self.setup.game.state)
        self.kernel.rules.copy(twin, state)
        return twin

    # -- What the table says ------------------------------------------------------------------------------------------

    @property
    def deciding(self) -> tuple[int, ...]:
        """Return the seats that decide now, CHANCE among them when something random is due."""
        return SEATS_IN[self.kernel.rules.deciding(self.state)]

    @property
    def over(self) -> bool:
        """Say whether the game has ended."""
        return not self.deciding

    @property
    def scores(self) -> list[int]:
        """Return the points of every seat so far."""
        out = [0] * ROOM
        self.kernel.rules.scores(self.state, self.components, out)
        return out[: self.setup.seats]

    @property
    def winners(self) -> list[int]:
        """Return the seats that have won, or lead."""
        mask = self.kernel.rules.winners(self.state, self.components)
        return [seat for seat in range(self.setup.seats) if mask >> seat & 1]

    @property
    def points_by_source(self) -> dict[str, list[int]]:
        """Return where the points come from."""
        return self.setup.game.points(self.state, self.components)

    @property
    def table(self) -> Table:
        """Return everything on the table, documented, with names."""
        return self.setup.game.describe(self.state, self.components)

    def view(self, seat: int = SPECTATOR) -> View:
        """Return what a seat sees; whoever sees no more than a spectator shares the spectator's State."""
        view = self._views.get(seat)
        if view is None:
            if self.sees_more(seat):
                view = look(self.kernel, self.state, self.components, seat)
            else:
                view = View(self.kernel, seat, self.view().state, self.components)
            self._views[seat] = view
        return view

    def sees_more(self, seat: int) -> bool:
        """Say whether a seat sees anything that a spectator does not; a spectator has to look too."""
        more = self._more.get(seat)
        if more is None:
            more = self._more[seat] = seat == SPECTATOR or sees_more(self.kernel, self.state, seat)
        return more

    def seen_scores(self, seat: int) -> tuple[int, ...]:
        """Return everybody's points as a seat sees them."""
        if seat not in self._seen:
            self._seen[seat] = self.view(seat).scores if self.sees_more(seat) else self.seen_scores(SPECTATOR)
        return self._seen[seat]

    def _changed(self) -> None:
        """Forget what was seen: the table is another one."""
        self._views.clear()
        self._seen.clear()
        if self._fields_hide:
            self._more.clear()

    def options(self, seat: int) -> list[Action]:
        """Return what a seat may do now, in a pinned order."""
        catalogue = self.setup.game.catalogue
        return [catalogue[number] for number in self.option_numbers(seat)]

    def option_numbers(self, seat: int) -> list[int]:
        """Return the numbers of what a seat may do now, in a pinned order."""
        out = [0] * ROOM
        count = self.kernel.rules.options(self.state, self.components, seat, out)
        return out[:count]

    def chances(self) -> list[tuple[Action, int]]:
        """Return what may befall now, with its weight."""
        if CHANCE not in self.deciding:
            return []
        out, weights = [0] * ROOM, [0] * ROOM
        count = self.kernel.rules.chances(self.state, self.components, out, weights)
        return [(self.setup.game.catalogue[out[i]], weights[i]) for i in range(count)]

    def why(self, seat: int, code: str) -> str:
        """Return the id of the rule that forbids a code to a seat, empty if it is allowed."""
        action = self.setup.game.catalogue.find(code)
        if action is None:
            return "unknown"
        number = self.kernel.rules.why(self.state, self.components, seat, action.number)
        return self.setup.game.rule_id(number) if number else ""

    # -- Playing ------------------------------------------------------------------------------------------------------

    def play(self, seat: int, code: str) -> Move:
        """Carry out a seat's action by its code, or raise IllegalAction and change nothing."""
        return self._play(seat, self._allowed(seat, code))

    def _allowed(self, seat: int, code: str) -> Action:
        action = self.setup.game.catalogue.find(code)
        if action is None:
            near = self.setup.game.catalogue.near(code)
            reason = "there is no such code" + (f"; did you mean {near!r}?" if near else "")
            raise IllegalAction(seat, code, reason, "unknown")
        rule = self.kernel.rules.why(self.state, self.components, seat, action.number)
        if rule:
            name = self.setup.game.rule_id(rule)
            raise IllegalAction(seat, code, Words("en", self.setup.game).rule(name), name)
        return action

    def _play(self, seat: int, action: Action) -> Move:
        only = self.readers(seat)
        self.kernel.rules.apply(self.state, self.components, seat, action.number)
        self._changed()
        self.lines.append(logs.write_move(seat, action.code, only if seat == CHANCE else None))
        move = Move(len(self.lines), seat, action, only)
        self.moves.append(move)
        self._acted.add(seat)
        if self._again:
            self._again = self._again[1:] if self._again[0] == (seat, action) else []
        if only is not None:
            self._secret[move.line] = only
            if seat != CHANCE:
                self._sealed.add(move.line)
        if self._sealed:
            self._open()
        deciding = self.deciding
        if not deciding or (seat != CHANCE and CHANCE in deciding):
            self.lines.append("= " + " ".join(map(str, self.scores)))
        return self.moves[-1]

    def readers(self, seat: int) -> tuple[int, ...] | None:
        """Return who would see what a seat answers now; None is everybody."""
        seen = self.kernel.rules.witnesses(self.state, self.components, seat)
        everybody = (1 << self.setup.seats) - 1
        return None if seen == everybody else tuple(s for s in range(self.setup.seats) if seen >> s & 1)

    def seals(self, seat: int) -> bool:
        """Say whether what a seat answers now is hidden from others until all have answered."""
        return seat != CHANCE and self.readers(seat) is not None

    def revealed(self, move: Move) -> bool:
        """Say whether a move showed all something that nobody forgets: chance, or an answer that has opened."""
        return move.seat == CHANCE or move.line in self._opened

    def opening(self, move: Move) -> Opening | None:
        """Return when a sealed answer opened; None of one that is closed yet, and of any other move."""
        return self._opened.get(move.line)

    def learnt(self, move: Move, seat: int) -> int | None:
        """Return the line at which a seat, or a spectator, learnt of a move; None while it has not."""
        opening = self.opening(move)
        if opening is not None and seat not in opening.readers:
            return opening.line
        return move.line if move.only is None or seat in move.only else None

    def under_seal(self, move: Move) -> bool:
        """Say whether others did not see an answer when it was given."""
        opening = self.opening(move)
        return move.sealed if opening is None else opening.line > move.line

    @property
    def has_secrets(self) -> bool:
        """Say whether anything was ever answered or dealt that not everybody saw at once."""
        return bool(self._secret or self._opened)

    @property
    def hides(self) -> bool:
        """Say whether some seat may know more than a spectator, now or since before."""
        return self._fields_hide or self.has_secrets

    @property
    def settled(self) -> bool:
        """Say whether all answers that a step back took along have been given again; only a replay stops before."""
        return not self._again

    def _open(self) -> None:
        """Open what is sealed as soon as nobody would answer under seal."""
        if any(map(self.seals, self.deciding)):
            return
        self.moves = [replace(move, only=None) if move.line in self._sealed else move for move in self.moves]
        for line in self._sealed:
            self._opened[line] = Opening(len(self.lines), self._secret.pop(line))
        self._sealed.clear()

    def deal(self, dealer: Dealer) -> list[Move]:
        """Let a dealer answer until a seat decides or the game is over."""
        dealt = []
        while CHANCE in self.deciding:
            number = dealer.answer(self.kernel, self.state, self.components)
            dealt.append(self._play(CHANCE, self.setup.game.catalogue[number]))
        return dealt

    def undo(self, seat: int, *, over_others: bool = False, over_revealed: bool = False) -> Move:
        """Take back a seat's last action; past another seat only if agreed, past what was revealed only if all agreed.

        A sealed answer can be taken back although others have answered under seal since: theirs are given again.
        """
        move, again = self._undone(seat, over_others=over_others or over_revealed, over_revealed=over_revealed)
        self._go_back(move.line - 1, seat)
        for answer in again:
            self._play(answer.seat, answer.action)
        return move

    def may_undo(self, seat: int) -> Literal["free", "ask", "no"]:
        """Say whether a seat may take back its last action, must ask the others, or has nothing to take back."""
        if not self._sealed and self.moves and self.moves[-1].seat != seat:
            return "ask" if seat in self._acted else "no"
        first = True
        for move in reversed(self.moves):
            if self.revealed(move):
                break
            sealed = move.line in self._sealed
            if move.seat == seat and (first or sealed):
                return "free"
            if not sealed:
                break
            first = False
        return "ask" if seat in self._acted else "no"

    def _undone(self, seat: int, *, over_others: bool, over_revealed: bool) -> tuple[Move, list[Move]]:
        """Return a seat's last action and the answers to give again without it, or say why it stays."""
        since: list[Move] = []
        for move in reversed(self.moves):
            if self.revealed(move) and not over_revealed:
                msg = "what has been revealed cannot be taken back"
                raise CannotUndo(msg)
            if move.seat == seat:
                sealed = all(taken.line in self._sealed for taken in (move, *since))
                if since and not (sealed or over_others):
                    raise _acted_since(since[-1])
                return move, since if sealed else []
            since.insert(0, move)
            if move.line not in self._sealed and not over_others:
                raise _acted_since(move)
        msg = "there is nothing to take back"
        raise CannotUndo(msg)

    def _go_back(self, line: int, seat: int) -> None:
        """Go back to a line; an answer that was sealed and never opened stays hidden."""
        gone = [move for move in self.moves if move.line > line]
        hidden = bool(gone) and all(move.line in self._sealed for move in gone)
        self._again = [(move.seat, move.action) for move in gone[1:]] if hidden else []
        self.moves = self.moves[: len(self.moves) - len(gone)]
        self._acted = {move.seat for move in self.moves}
        self._sealed = {sealed for sealed in self._sealed if sealed <= line}
        self.state = self.beginning()
        for move in self.moves:
            self.kernel.rules.apply(self.state, self.components, move.seat, move.action.number)
        self._changed()
        self.lines.append(f"< {line} by {seat}")
        self.backs.append(Back(len(self.lines), seat, gone[0].only if hidden else None))

    # -- The log ------------------------------------------------------------------------------------------------------

    @property
    def text(self) -> str:
        """Return the log."""
        return "\n".join(self.lines) + "\n"

    def text_for(self, seat: int) -> str:
        """Return the log as a seat may read it: lines meant for others are left empty, so that line numbers stay."""
        lines = [
            line if seat in self._secret.get(number, (seat,)) else "#" for number, line in enumerate(self.lines, 1)
        ]
        lines[self.head - 1] = self.header_for(seat)
        return "\n".join(lines) + "\n"

    def header_for(self, seat: int) -> str:
        """Return the first line as a seat may read it: of a written start only what it sees."""
        if self.start is None:
            return self.lines[self.head - 1]
        return logs.header(self.setup, look(self.kernel, self._first, self.components, seat).table, self.rules)


def replay(
    text: str,
    at: int | None = None,
    half: Callable[[LogError], None] | None = None,
    folder: Path | None = None,
    chosen: Mapping[str, str] | None = None,
) -> Match:
    """Play a log from its text, up to `at` moves of seats and the chance that follows; LogError names a bad line.

    `half` is told of a last line that was cut off; without it such a line is an error too. `folder` is where the log
    lies, and its files may; `chosen` names other files for options that take one.
    """
    try:
        log = logs.read(text, folder, chosen)
    except LogError as error:
        if not error.half or half is None or text.endswith("\n"):
            raise
        half(error)
        log = logs.read(text[: text.rfind("\n") + 1], folder, chosen)
    match = begin(log)
    try:
        for line in play_lines(match, log):
            if at is not None and line.seat != CHANCE and count_moves(match) >= at:
                break
    except LogError as error:
        if half is None or error.line != log.lines[-1].number or text.endswith("\n"):
            raise
        half(error)
    return match


def count_moves(match: Match) -> int:
    """Count the moves of seats that stand."""
    return sum(move.seat != CHANCE for move in match.moves)


def begin(log: logs.Log) -> Match:
    """Set up the match of a log that was read, before its first line."""
    try:
        match = Match(log.setup, log.start)
    except ValueError as error:
        raise LogError(log.head, told(error)) from None
    match.head, match.lines, match.rules = log.head, log.texts[: log.head], log.rules
    return match


def play_lines(match: Match, log: logs.Log) -> Iterator[logs.Line]:
    """Play the lines of a log one by one; yields each before it is played."""
    for line in log.lines:
        yield line
        match.lines += log.texts[len(match.lines) : line.number - 1]  # remarks
        _play_line(match, line)


def _reason(game: Game, code: str, rule: str) -> Said:
    """Return why an action is refused: the sentence of its rule, or that there is no such action."""
    if rule != "unknown":
        return Said(f"rule-{rule}", game.folder)
    near = game.catalogue.near(code)
    return mistake("no-code-near", near=quoted(near)) if near else mistake("no-code")


def _play_line(match: Match, line: logs.Line) -> None:
    if line.kind == "points":
        if list(line.points) != match.scores:
            points, here = " ".join(map(str, line.points)), " ".join(map(str, match.scores))
            raise LogError(line.number, mistake("log-points", points=points, here=here))
        match.lines.append("= " + " ".join(map(str, line.points)))
    elif line.kind == "back":
        if not 1 <= line.to < line.number:
            raise LogError(line.number, mistake("log-back", line=str(line.to)))
        match._go_back(line.to, line.seat)  # noqa: SLF001  the reader is the other half of the match
    else:
        _play_move(match, line)


def _play_move(match: Match, line: logs.Line) -> None:
    code = " ".join(line.code.split())
    try:
        action = match._allowed(line.seat, code)  # noqa: SLF001
    except IllegalAction as error:
        who = mistake("chance") if line.seat == CHANCE else mistake("seat", number=str(line.seat))
        reason = _reason(match.setup.game, code, error.rule)
        refused = mistake("log-move", who=who, code=quoted(code), reason=reason, rule=error.rule)
        raise LogError(line.number, refused) from None
    match._play(line.seat, action)  # noqa: SLF001
    del match.lines[line.number :]  # checkpoints of the file are read, not written
