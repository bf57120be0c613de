"""One table and everybody at it: what is stored, who is here, and what they are told."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from saqqara.server import messages, records
from saqqara.server.answering import Answering
from saqqara.server.line import framed
from saqqara.server.mistakes import Mistake, deleted
from saqqara.server.people import now
from saqqara.server.playing import Playing
from saqqara.server.sharing import Elsewhere, Known, elsewhere, news
from saqqara.server.sitting_in import SittingIn
from saqqara.server.store import About, Conflict, Lines, NotStored
from saqqara.server.taking_back import TakingBack
from saqqara.server.talking import Talking
from saqqara.server.timing import Timing
from saqqara.server.turns import Turns

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from sqlalchemy import Connection

    from saqqara.server.hall import Hall
    from saqqara.server.records import Record
    from saqqara.server.sharing import News
    from saqqara.server.window import Window

DELETED = 4010


class Settled:
    """Holds a table still, as it is stored: nothing is shown, and nothing done, that could still be lost.

    Whoever has waited for a table that was deleted meanwhile hears so, and leaves no trace at it.
    """

    __slots__ = ("_room",)

    def __init__(self, room: Room) -> None:
        """Know the table."""
        self._room = room

    async def __aenter__(self) -> None:
        """Wait for one's turn."""
        await self._room.lock.acquire()
        try:
            await self._room.settle()
        except BaseException:
            self._room.lock.release()
            raise

    async def __aexit__(self, *_error: object) -> None:
        """Let the next one in."""
        self._room.lock.release()


class Room:
    """A table that somebody looks at."""

    def __init__(self, hall: Hall, record: Record) -> None:
        """Keep what the store told."""
        self.hall, self.record = hall, record
        self.lock = Turns()
        self.windows: set[Window] = set()
        self.playing: Playing | None = None
        self.revealed = False  # whether the seed may be known
        self.elsewhere = Elsewhere()  # who looks from other processes
        self.cared_for = hall.cluster is None  # whether this process sees to the clock and the bots
        self.used = now()
        self._deciding: list[int] = []
        self.unsure = False  # whether memory may be ahead of the store
        self._mine: dict[str | None, tuple[int, ...]] = {}  # seats by who holds them, until somebody sits or leaves
        self._alone: list[bool] | None = None  # whether nobody else is to be asked, by seat, as long
        self.settled = Settled(self)
        self.bots, self.timing = SittingIn(self), Timing(self)
        self.talking, self.taking_back, self.answering = Talking(self), TakingBack(self), Answering(self)

    # -- From the store -----------------------------------------------------------------------------------------------

    async def load(self) -> None:
        """Make everything from what is stored; nothing else is ever believed."""
        record, playing, said, self.elsewhere = await self.hall.store.read(self._read)
        self.playing, self.talking.said = playing, said
        self._renew(record)
        self.revealed = await self.hall.is_revealed(record)
        self.unsure = False
        if playing is not None:
            self._deciding = playing.deciding
        self.timing.set_as_stored(go_on=self.elsewhere.watched)

    def _renew(self, record: Record) -> None:
        """Take a row and its seats as they are stored."""
        self.record = record
        self.taking_back.renew()
        self._forget_seats()

    def _read(self, connection: Connection) -> tuple[Record, Playing | None, int, Elsewhere]:
        record = records.fetch(connection, [self.record.id])[0]
        lines, ats = records.log_of(connection, record.id)
        playing = Playing.again(lines, ats, record.files, self.hall.dealer(record)) if lines else None
        if playing is not None:
            playing.answers = records.answers_of(connection, record.id)
        cluster, others = self.hall.cluster, Elsewhere()
        if cluster is not None:
            others = elsewhere(connection, [record.id], cluster.me).get(record.id, others)
        return record, playing, self.talking.count(connection), others

    @property
    def changing(self) -> bool:
        """Say whether memory may be ahead of the store."""
        return self.lock.locked() or self.unsure

    async def settle(self) -> None:
        """Believe the store where memory may be ahead of it; Mistake where the table was deleted."""
        if self.unsure:
            await self.load()
            self.publish()
        if self.record.state == "deleted":
            raise deleted()

    @property
    def deciding(self) -> list[int] | None:
        """Return who has still to answer, as everybody was told; nobody is asked before and after the game."""
        return self._deciding if self.record.state == "playing" else None

    def _forget_seats(self) -> None:
        self._mine.clear()
        self._alone = None

    def seats_of(self, who: str | None) -> tuple[int, ...]:
        """Return the seats that somebody holds, as everybody was told."""
        mine = self._mine.get(who)
        if mine is None:
            mine = self._mine[who] = tuple(self.record.seats_of(who))
        return mine

    # -- Who is here --------------------------------------------------------------------------------------------------

    @property
    def paused(self) -> bool:
        """Say whether a live table waits because nobody is there."""
        if self.record.mode != "live" or self.record.state != "playing":
            return False
        people = {chair.person for chair in self.record.chairs if chair.kind == "person"}
        if not people:
            return not self.windows and not self.elsewhere.watched
        return not any(window.who in people for window in self.windows) and people.isdisjoint(self.elsewhere.people)

    def present(self, person: str | None) -> bool:
        """Say whether somebody has a window open, here or at another process."""
        if person is None:
            return False
        return person in self.elsewhere.people or any(window.who == person for window in self.windows)

    def is_host(self, person: str | None) -> bool:
        """Say whether somebody acts as the host: a person at the table does while the host is not there."""
        if person is None:
            return False
        if person == self.record.host:
            return True
        return bool(self.record.seats_of(person)) and not self.present(self.record.host)

    @property
    def is_common(self) -> bool:
        """Say whether somebody beside the host has moved, so that the table is no longer the host's alone."""
        if self.playing is None or self.record.origin:
            return False
        theirs = {seat for seat, chair in enumerate(self.record.chairs) if chair.person not in {self.record.host, None}}
        return any(move.seat in theirs for move in self.playing.match.moves)

    def enter(self, window: Window) -> None:
        """Somebody opens a window."""
        self.used = now()
        was = self.paused
        self.windows.add(window)
        if self.record.seats_of(window.who):
            self._tell_presence()
        self._pause_or_go_on(was=was)

    def go(self, window: Window) -> None:
        """Somebody closes a window."""
        self.used = now()
        was = self.paused
        self.windows.discard(window)
        if self.record.seats_of(window.who) and not self.present(window.who):
            self._tell_presence()
        self._pause_or_go_on(was=was)

    def _tell_presence(self) -> None:
        """Tell who is here: at once, or when what is being stored is stored."""
        if self.changing:
            self.hall.start(self._tell_presence_later())
        else:
            self.tell_about()

    async def _tell_presence_later(self) -> None:
        with suppress(NotStored, Mistake):
            async with self.settled:
                self.tell_about()

    def _pause_or_go_on(self, *, was: bool) -> None:
        if self.hall.cluster is None:
            self.timing.pause_or_go_on(was=was)
        else:
            self.hall.cluster.mind(self)
            self.timing.keep()

    # -- Other processes ----------------------------------------------------------------------------------------------

    @property
    def known(self) -> Known:
        """Return how far this process has seen the table."""
        lines = 0 if self.playing is None else len(self.playing.match.lines)
        return Known(lines, self.talking.said, self.record.version)

    @property
    def looks(self) -> tuple[list[str], bool]:
        """Return who of those that matter looks from here, and whether anybody does."""
        matter = {self.record.host, *(chair.person for chair in self.record.chairs)}
        return sorted({window.who for window in self.windows if window.who and window.who in matter}), bool(
            self.windows
        )

    @property
    def needs_care(self) -> bool:
        """Say whether some process has to see to a clock or to bots."""
        if self.record.state != "playing" or self.paused:
            return False
        return self.timing.clocks is not None or any(chair.by_bot for chair in self.record.chairs)

    def take_care(self) -> None:
        """See to the clock and the bots from now on."""
        self.cared_for = True
        self.timing.set_timer()
        self.timing.keep()

    async def follow(self, found: News) -> None:
        """Take in what other processes have stored."""
        async with self.settled:
            await self._take(found)

    async def look(self, *, answers: bool = False) -> News:
        """Take in what is stored now; the table is held still by whoever calls."""
        cluster = self.hall.cluster
        assert cluster is not None  # noqa: S101
        table, known = self.record.id, self.known

        def read(connection: Connection) -> tuple[News, dict[tuple[int, str], int]]:
            given = records.answers_of(connection, table) if answers else {}
            return news(connection, cluster.me, {table: known})[table], given

        found, given = await self.hall.store.read(read)
        await self._take(found)
        if self.playing is not None and answers:
            self.playing.answers = given
        return found

    async def _take(self, found: News) -> None:
        """Take in news, as far as they are new."""
        known, record = self.known, found.record
        lines = [line for line in found.lines if line[0] > known.lines]
        newer = record is not None and record.version > known.version
        if record is not None and record.state == "deleted":
            self.vanish()
            return
        if lines and (self.playing is None or lines[0][0] != known.lines + 1):
            await self.load()
            newer = True
        else:
            if record is not None and newer:
                self._renew(record)
            if self.playing is not None and lines:
                self.playing.follow([line[1] for line in lines], [line[2] for line in lines])
        came = found.elsewhere is not None and self.elsewhere != found.elsewhere
        self.elsewhere = found.elsewhere or self.elsewhere
        if newer and self.record.state == "over" and not self.revealed:
            self.revealed = await self.hall.is_revealed(self.record)
        if newer:
            self.timing.set_as_stored(go_on=True)
        if lines:
            self.publish()
        self._tell_news(found, about=newer or came)

    def _tell_news(self, found: News, *, about: bool) -> None:
        """Tell everybody here what was said elsewhere, and who is there."""
        if about:
            self.tell_about()
        self.talking.hear(found.chats)
        self._pause_or_go_on(was=self.paused)

    def vanish(self) -> None:
        """The table was deleted."""
        self.record.state = "deleted"
        self.hall.rooms.pop(self.record.id, None)
        self.end("deleted", DELETED)

    # -- What is told -------------------------------------------------------------------------------------------------

    def about(self, person: str | None) -> messages.About:
        """Return everything about the table, as somebody may know it."""
        return self.hall.about(self.record, person, self)

    def tell_about(self) -> None:
        """Tell everybody that something about the table changed."""
        told: dict[str | None, bytes] = {}
        for window in self.windows:
            if window.seat is None:
                continue
            who = window.who
            if who not in told:
                told[who] = framed(messages.encode(messages.AboutNews(self.about(who))))
            window.push(told[who])

    def tell(self, message: object) -> None:
        """Tell everybody the same."""
        frame = framed(messages.encode(message))
        for window in self.windows:
            if window.seat is not None:
                window.push(frame)

    def show(self, window: Window, since: int | None = None) -> None:
        """Send a window what its seat sees now."""
        if self.playing is None or window.seat is None:
            return
        start = window.since if since is None else since
        window.push(self._view(window.seat, start, self.seats_of(window.who)))
        window.since = self.playing.version(window.seat)

    def _view(self, seat: int, since: int, mine: tuple[int, ...]) -> bytes:
        assert self.playing is not None  # noqa: S101
        undo = self._undo_of(seat) if seat in mine else "no"
        return framed(self.playing.view(seat, since, mine, undo))

    def _undo_of(self, seat: int) -> str:
        """Return how a seat may take back: freely where there is nobody else to ask."""
        assert self.playing is not None  # noqa: S101
        if self.record.state == "over":
            return "no"
        may = self.playing.match.may_undo(seat)
        if may != "ask":
            return may
        if self._alone is None:
            self._alone = [not self.others(each) for each in range(len(self.record.chairs))]
        return "free" if self._alone[seat] else "ask"

    def others(self, seat: int) -> list[int]:
        """Return the seats of the other people at the table."""
        own = self.record.chairs[seat].person
        return [
            other
            for other, chair in enumerate(self.record.chairs)
            if chair.kind == "person" and not chair.away and chair.person != own
        ]

    def publish(self, answered: Window | None = None, done: bytes = b"") -> None:
        """Tell everybody what is new to them: a view where their story grew, else who has still to answer.

        Whoever has answered hears that it is done, in one go with the rest, and last: they know what they did.
        """
        playing = self.playing
        if playing is None:
            return
        deciding = playing.deciding
        changed, self._deciding = deciding != self._deciding, deciding
        told: dict[tuple[int, int, tuple[int, ...]], bytes] = {}
        for window in self.windows:
            news = self._news(playing, window, told)
            if not news and changed and window.seat is not None:
                news = framed(messages.encode(messages.DecidingNews(deciding)))
            if window is answered:
                done += news
            elif news:
                window.push(news)
        if answered is not None and done:
            answered.push(done)
        self.timing.turn(now())
        self.bots.wake()
        if self.hall.cluster is not None:
            self.hall.cluster.mind(self)

    def _news(self, playing: Playing, window: Window, told: dict[tuple[int, int, tuple[int, ...]], bytes]) -> bytes:
        """Return what a window's story has grown by; what others have been told of the same is not written again."""
        seat = window.seat
        if seat is None:
            return b""
        version = playing.version(seat)
        if version == window.since:
            return b""
        kind = (seat, window.since, self.seats_of(window.who))
        window.since = version
        news = told.get(kind)
        if news is None:
            news = told[kind] = self._view(*kind)
        return news

    async def hello(self, window: Window, hello: messages.Hello) -> None:
        """Show a window what it wants to look at, from what it has on."""
        if self.hall.cluster is not None:
            await self.hall.cluster.catch_up([self.record.id])
        async with self.settled:
            first = window.seat is None
            self._greet(window, hello)
        if first and self.record.chat:
            for said in await self.hall.store.read(self.talking.latest):
                window.tell(said)

    def _greet(self, window: Window, hello: messages.Hello) -> None:
        if hello.seat >= 0 and hello.seat not in self.record.seats_of(window.who):
            window.tell(messages.NotUnderstood("not-yours", f"seat {hello.seat} is not yours; you watch"))
            hello.seat = -1
        window.seat = hello.seat
        window.tell(messages.AboutNews(self.about(window.who)))
        if self.playing is not None:
            version = self.playing.version(window.seat)
            window.since = hello.since if hello.since <= version else 0
            self.show(window)
            self.timing.tell([window])

    # -- Seats --------------------------------------------------------------------------------------------------------

    @property
    def is_complete(self) -> bool:
        """Say whether the game has not begun although nobody is missing."""
        return self.record.state == "open" and all(chair.kind != "open" for chair in self.record.chairs)

    async def save(self, seats: Iterable[int] = (), *, beside: Callable[[Connection], None] | None = None) -> None:
        """Store what changed and what goes with it, begin where nobody is missing, and tell everybody."""
        playing = self.hall.begin(self.record) if self.is_complete else None
        if playing is not None:
            self.record.state = "over" if playing.over else "playing"
            self.record.winners = playing.match.winners if playing.over else None
        changed = list(seats)
        self._forget_seats()
        self.timing.note()

        def put(connection: Connection) -> None:
            records.save(connection, self.record, changed)
            if beside is not None:
                beside(connection)
            if playing is not None:
                self.hall.store.insert(connection, Lines(self.record.id, 1, playing.match.lines, playing.at))

        self.unsure = True
        try:
            await self.hall.store.write(put, About(self.record.id))
        except (NotStored, Conflict) as error:
            await self.load()
            if isinstance(error, Conflict):
                self.publish()
            raise
        self.unsure = False
        self.record.version += 1
        if playing is not None:
            self.playing = playing
            self.timing.begin()
        self.publish()
        self.tell_about()

    def put_away(self) -> None:
        """Stop everything that runs for this table."""
        self.timing.stop()
        self.bots.stop()

    def end(self, error: str, code: int) -> None:
        """Tell everybody that the table is gone, and close their windows."""
        for window in list(self.windows):
            window.tell(messages.Gone(error))
            window.close(code)
        self.put_away()
