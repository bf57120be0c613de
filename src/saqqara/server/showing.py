"""What one seat sees, as bytes for the wire; what several see alike is written once."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from msgspec import UNSET, Raw

from saqqara.core.game import CHANCE
from saqqara.core.view import SPECTATOR, short_hash
from saqqara.server import messages

if TYPE_CHECKING:
    from collections.abc import Sequence

    from saqqara.core.game import Game
    from saqqara.core.match import Match
    from saqqara.core.story import Entry
    from saqqara.core.view import View


class Options(dict[int, Raw]):
    """All that may be done in a game, each written when it is first shown."""

    def __init__(self, game: Game) -> None:
        """Write nothing yet."""
        self.game = game

    def __missing__(self, number: int) -> Raw:
        """Write one thing that may be done."""
        action = self.game.catalogue[number]
        shown = messages.OptionShown(action.code, action.path, action.text, dict(action.words))
        self[number] = written = Raw(messages.encode(shown))
        return written


options_of = cache(Options)


@cache
def waiting(seat: int, undo: str) -> bytes:
    """Write what is the own of a seat that is not asked, as the rest of an object."""
    return messages.encode(messages.OwnNews(seat, undo=undo))[1:]  # type: ignore[arg-type]


def told(entry: Entry, at: int) -> Raw:
    """Write one entry of a story."""
    if entry.action is None:
        return Raw(messages.encode(messages.Told(entry.n, entry.seat, at, back=entry.back)))
    action = entry.action
    line = messages.Told(
        entry.n,
        entry.seat,
        at,
        action.code,
        action.text.replace("do-", "told-", 1),
        dict(action.words),
        action.path,
        list(entry.gain) if entry.gain and any(entry.gain) else None,
        final=list(entry.final) if entry.final else UNSET,
    )
    return Raw(messages.encode(line))


class Scene:
    """A table as its audiences see it at one moment."""

    def __init__(self, match: Match) -> None:
        """Look at nothing yet."""
        self.match = match
        asked = match.deciding
        self.deciding = [seat for seat in asked if seat != CHANCE]
        self.over = not asked
        self.winners = match.winners if self.over else []
        self._views: dict[int, Seen] = {}
        self._alike: dict[bytes, Seen] = {}

    def seen(self, seat: int) -> Seen:
        """Return what a seat sees, -1 a spectator."""
        found = self._views.get(seat)
        if found is None:
            found = self._views[seat] = self._found(seat) if self.match.sees_more(seat) else self.seen(SPECTATOR)
        return found

    def _found(self, seat: int) -> Seen:
        view = self.match.view(seat)
        written = view.bytes
        found = self._alike.get(written)
        if found is None:
            found = self._alike[written] = Seen(view, written, self.match.seen_scores(seat), self.deciding)
        return found

    def secret(self, seat: int) -> bool:
        """Say whether a seat sees or answers something that a stranger does not."""
        return self.match.seals(seat) or self.seen(seat) is not self.seen(-1)

    def shared(self, seat: int, version: int, since: int, story: list[Raw]) -> bytes:
        """Write what a seat sees and was told, without what is its own."""
        seen = self.seen(seat)
        hashed, table, points, asks = seen.written
        news = messages.SharedNews(
            version, hashed, since, story, table, points, seen.scores, self.deciding, asks, self.over, self.winners
        )
        return messages.encode(news)

    def own(self, seat: int, mine: Sequence[int], undo: str) -> bytes:
        """Write what is a seat's own, for somebody who holds these seats, as the rest of an object."""
        for asked in self.deciding:
            if asked == seat or asked in mine:
                own = messages.OwnNews(seat, self.options(seat), self.curtain(mine), undo)  # type: ignore[arg-type]
                return messages.encode(own)[1:]
        return waiting(seat, undo)

    def options(self, seat: int) -> list[Raw]:
        """Return what a seat may do."""
        if seat not in self.deciding:
            return []
        written = options_of(self.match.setup.game).__getitem__
        return list(map(written, self.match.option_numbers(seat)))

    def curtain(self, mine: Sequence[int]) -> list[int]:
        """Return those of somebody's seats whose question is for no other eyes."""
        return [seat for seat in self.deciding if seat in mine and self.secret(seat)]


class Seen:
    """A view, written when it is first asked for."""

    def __init__(self, view: View, written: bytes, scores: tuple[int, ...], deciding: list[int]) -> None:
        """Keep the view, and everybody's points as they are seen in it."""
        self.view, self._bytes, self.scores, self._deciding = view, written, scores, deciding
        self._written: tuple[str, Raw, Raw, dict[str, str]] | None = None

    @property
    def written(self) -> tuple[str, Raw, Raw, dict[str, str]]:
        """Return hash, table, points and questions, all from the view alone."""
        if self._written is None:
            view, game = self.view, self.view.kernel.game
            points: dict[str, Any] = game.points(view.state, view.components)
            asks = {str(seat): game.question(view.state, seat) for seat in self._deciding}
            table = Raw(messages.encode(view.table))
            self._written = (short_hash(self._bytes), table, Raw(messages.encode(points)), asks)
        return self._written
