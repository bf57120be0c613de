"""What one audience, a seat or a spectator, may know of what happened: a list that only grows.

The story is told from the moves that stand, in the order in which the audience learnt of them: a move when it was made,
what others answered under seal when it opened, by seat. It does not depend on how many lines are told at once, as long
as `update` is called before and after every step back. A service calls it after each batch that it stores, one answer
or step back with the lines that follow from it; `retell` does the same from the text of a log.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import groupby
from operator import attrgetter, sub
from typing import TYPE_CHECKING, Any, NamedTuple

from saqqara.core import log as logs
from saqqara.core.game import CHANCE
from saqqara.core.match import begin, play_lines
from saqqara.core.view import SPECTATOR, look

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from saqqara.core.game import Action
    from saqqara.core.match import Match, Move

Points = tuple[int, ...]


@dataclass(slots=True)  # not frozen: see Move
class Entry:
    """One thing told."""

    n: int  # its number in this audience's story, from 0
    seat: int  # who did it, or took back; CHANCE is 7
    action: Action | None  # None for a step back
    back: int = -1  # entries from this number on no longer stand
    gain: Points | None = None  # points it brought each seat, None when none
    final: Points | None = None  # what of them the final scoring brought that came after it
    line: int = field(
        default=0, compare=False
    )  # the line of the log that told it; never sent: it counts what is hidden


class _News(NamedTuple):
    """A move, and the line at which the audience learnt of it."""

    line: int
    others: bool  # answered under seal by others: comes after what is one's own, by seat
    move: Move


class _Told(NamedTuple):
    """An entry that stands: its number, what it was, and the points of all after it."""

    n: int
    seat: int
    number: int
    points: Points


class Story:
    """What a seat, or a spectator, has been told of a match."""

    def __init__(self, match: Match, seat: int) -> None:
        """Begin the story of a match, of which nothing has been told yet."""
        self.match, self.seat = match, seat
        self.entries: list[Entry] = []
        self._standing: list[_Told] = []
        self._lines: set[int] = set()  # of the moves that stand as told
        self._final = 0  # moves before this one are told, or hidden for ever
        self._backs = 0  # steps back that are accounted for
        self._state: Any = None  # the table after the first `_walked` moves
        self._walked = 0
        self._before = self._points(match.beginning())

    @property
    def version(self) -> int:
        """Return how many things have been told."""
        return len(self.entries)

    def update(self) -> list[Entry]:
        """Tell what is new since the last call and return it."""
        told = len(self.entries)
        if len(self.match.backs) > self._backs:
            self._take_back()
        self._tell()
        return self.entries[told:]

    def fork(self, seat: int) -> Story:
        """Return the story of a seat that was told the same so far."""
        story = Story(self.match, seat)
        story.entries, story._standing, story._lines = self.entries[:], self._standing[:], self._lines.copy()
        story._final, story._backs = self._final, self._backs
        return story

    def _take_back(self) -> None:
        """Tell that something no longer stands, if the audience was told of it."""
        backs, self._backs = self.match.backs[self._backs :], len(self.match.backs)
        stands = self._news(0)
        common = 0
        for told, new in zip(self._standing, stands, strict=False):
            if (told.seat, told.number) != (new.move.seat, new.move.action.number):
                break
            common += 1
        if common < len(self._standing):
            known = [back for back in backs if back.only is None or self.seat in back.only]
            by = (known or backs)[-1]
            self.entries.append(Entry(self.version, by.seat, None, self._standing[common].n, line=by.line))
            del self._standing[common:]
        self._lines = {new.move.line for new in stands[:common]}
        self._final, self._state = 0, None

    def _tell(self) -> None:
        if self.match.has_secrets:
            self._tell_secrets()
            return
        for move in self.match.moves[self._final :]:
            if move.line not in self._lines:
                self._tell_together(move.line, [move], self._points(self._after(move.line)))
        self._final = len(self.match.moves)

    def _tell_secrets(self) -> None:
        """Tell what was not told to all at once."""
        news = [new for new in self._news(self._final) if new.move.line not in self._lines]
        for line, together in groupby(news, attrgetter("line")):
            moves = [new.move for new in together]
            unseen = line == moves[-1].line and self.match.under_seal(moves[-1])
            self._tell_together(line, moves, self._standing_points if unseen else self._points(self._after(line)))
        sealed = (
            i for i, move in self._moves(self._final) if move.sealed and self.match.learnt(move, self.seat) is None
        )
        self._final = next(sealed, len(self.match.moves))

    def _tell_together(self, line: int, moves: list[Move], points: Points) -> None:
        """Tell moves that the audience learns of at one line; what they bring stands with the last of them."""
        before, last = self._standing_points, moves[-1]
        for move in moves:
            gain = tuple(map(sub, points, before)) if move is last and points != before else None
            final = self._final_scoring(line) if move is last else None
            n = len(self.entries)
            self._standing.append(_Told(n, move.seat, move.action.number, points))
            self.entries.append(Entry(n, move.seat, move.action, gain=gain, final=final, line=line))
            self._lines.add(move.line)

    def _final_scoring(self, line: int) -> Points | None:
        """Return what the final scoring brought, where the game ended at a line and has one."""
        match = self.match
        count = match.setup.game.final
        if count is None or not match.over or match.moves[-1].line > line:
            return None
        brought = tuple(count(match.state, match.components))
        return brought if any(brought) else None

    @property
    def _standing_points(self) -> Points:
        """Return everybody's points after what stands."""
        return self._standing[-1].points if self._standing else self._before

    def _news(self, start: int) -> list[_News]:
        """List what the audience knows of the moves from `start` on, in the order in which it learnt of them."""
        news = []
        for _, move in self._moves(start):
            line = self.match.learnt(move, self.seat)
            if line is not None:
                news.append(_News(line, self._is_others(move), move))
        return sorted(news, key=lambda new: (new.line, new.others, new.move.seat if new.others else 0, new.move.line))

    def _is_others(self, move: Move) -> bool:
        opening = self.match.opening(move)
        return opening is not None and self.seat not in opening.readers

    def _moves(self, start: int) -> Iterator[tuple[int, Move]]:
        return ((i, self.match.moves[i]) for i in range(start, len(self.match.moves)))

    def _after(self, line: int) -> Any:
        """Return the table as it was after a line; what is told in order is walked once."""
        moves = self.match.moves
        if moves[-1].line <= line:
            return self.match.state
        if self._state is None:
            self._state, self._walked = self.match.beginning(), 0
        while moves[self._walked].line <= line:
            move = moves[self._walked]
            self.match.kernel.rules.apply(self._state, self.match.components, move.seat, move.action.number)
            self._walked += 1
        return self._state

    def _points(self, state: Any) -> Points:
        """Return everybody's points as the audience sees them."""
        if state is self.match.state:
            return self.match.seen_scores(self.seat)
        return look(self.match.kernel, state, self.match.components, self.seat).scores


class Stories:
    """The stories of all seats and of a spectator; one for all as long as nobody knows more than a spectator."""

    def __init__(self, match: Match) -> None:
        """Tell nothing yet."""
        self.match = match
        self.seats = (SPECTATOR, *range(match.setup.seats))
        self.open = Story(match, SPECTATOR)
        self._apart: dict[int, Story] = {}

    def __getitem__(self, seat: int) -> Story:
        """Return what a seat was told."""
        return self._apart.get(seat, self.open)

    def each(self) -> list[Story]:
        """List the stories; the open one, of which the others were part, is the last."""
        return [*self._apart.values(), self.open]

    def versions(self) -> list[int]:
        """List how much each seat was told; the last is a spectator's."""
        told = [len(self.open.entries)] * len(self.seats)
        for seat, story in self._apart.items():
            told[seat] = len(story.entries)
        return told

    def update(self) -> None:
        """Tell everybody what is new."""
        if self.match.hides:
            self._part()
        self.open.update()
        for story in self._apart.values():
            story.update()

    def _part(self) -> None:
        """Begin a story for each seat that knows more now."""
        for seat in self.seats[1:]:
            if seat not in self._apart and self._knows_more(seat):
                self._apart[seat] = self.open.fork(seat)

    def _knows_more(self, seat: int) -> bool:
        return self.match.has_secrets or self.match.sees_more(seat)

    @staticmethod
    def retold(text: str, files: Mapping[str, str] | None = None) -> Stories:
        """Tell a log from its text to everybody, as it was told when it was played."""
        log = logs.read(text, files=files)
        stories = Stories(begin(log))
        for _ in play_lines(stories.match, log):
            if stories.match.settled:
                stories.update()
        stories.update()
        return stories


def retell(text: str, seats: Iterable[int] | None = None, files: Mapping[str, str] | None = None) -> dict[int, Story]:
    """Tell a log from its text, to all seats and a spectator unless some are named, as it was told when it was played.

    All stories share one match, which can be gone on with. `files` are texts for options that take a file.
    """
    return tell(logs.read(text, files=files), seats)


def tell(log: logs.Log, seats: Iterable[int] | None = None) -> dict[int, Story]:
    """Tell a log that was read."""
    match = begin(log)
    audiences = (*range(match.setup.seats), SPECTATOR) if seats is None else seats
    stories = {seat: Story(match, seat) for seat in audiences}
    for _ in play_lines(match, log):
        if match.settled:
            _update(stories)
    _update(stories)
    return stories


def _update(stories: dict[int, Story]) -> None:
    for story in stories.values():
        story.update()


def story_text(match: Match, seat: int, story: Story | None = None) -> str:
    """Return the log as an audience may read it: while the game is on, exactly what its story tells.

    The lines of such a text have numbers of their own. When the game is over it is the log itself, and only lines that
    stay secret are left empty. Without the story, that of the match is told again.
    """
    if match.over:
        return match.text_for(seat)
    if story is None:
        lines = logs.read_lines(match.lines, match.head)
        story = tell(logs.Log(match.setup, match.rules, match.start, None, lines, match.lines, match.head), [seat])[
            seat
        ]
    written = (_written(match, entry) for entry in story.entries)
    return "\n".join([match.header_for(seat), *written]) + "\n"


def _written(match: Match, entry: Entry) -> str:
    if entry.action is None:
        return f"< {entry.back + 1} by {entry.seat}"  # entry n is on line n + 2
    if entry.seat == CHANCE:
        return match.lines[entry.line - 1]
    return logs.write_move(entry.seat, entry.action.code)
