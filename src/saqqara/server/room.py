"""One table and everybody at it: an answer is checked, applied, stored, and only then told."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

import structlog

from saqqara.core.game import IllegalAction
from saqqara.server import messages, records
from saqqara.server.deciding import rule_for
from saqqara.server.line import framed
from saqqara.server.messages import Done, Refused
from saqqara.server.mistakes import Mistake, deleted
from saqqara.server.people import now
from saqqara.server.playing import Playing
from saqqara.server.refusals import SENTENCES, TRIES
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

log = structlog.get_logger("saqqara.room")
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
        self._unsure = False  # whether memory may be ahead of the store
        self._mine: dict[str | None, tuple[int, ...]] = {}  # seats by who holds them, until somebody sits or leaves
        self._alone: list[bool] | None = None  # whether nobody else is to be asked, by seat, as long
        self.settled = Settled(self)
        self.bots, self.timing = SittingIn(self), Timing(self)
        self.talking, self.taking_back = Talking(self), TakingBack(self)

    # -- From the store -----------------------------------------------------------------------------------------------

    async def load(self) -> None:
        """Make everything from what is stored; nothing else is ever believed."""
        record, playing, said, self.elsewhere = await self.hall.store.read(self._read)
        self.playing, self.talking.said = playing, said
        self._renew(record)
        self.revealed = await self.hall.is_revealed(record)
        self._unsure = False
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
        return self.lock.locked() or self._unsure

    async def settle(self) -> None:
        """Believe the store where memory may be ahead of it; Mistake where the table was deleted."""
        if self._unsure:
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

    def _seats_of(self, who: str | None) -> tuple[int, ...]:
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
        window.push(self._view(window.seat, start, self._seats_of(window.who)))
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
        kind = (seat, window.since, self._seats_of(window.who))
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

    # -- Answers ------------------------------------------------------------------------------------------------------

    async def move(self, window: Window, wish: messages.Play) -> None:
        """Carry out somebody's answer, or say why not; where another process was quicker, look again."""
        for _ in range(TRIES):
            try:
                async with self.settled:
                    refusal = self.refusal(window, wish)
                    if refusal is not None and not await self.let(window, wish, refusal):
                        return
                    first = self._answered(window, wish)
                    if first is not None:
                        await self.keep(first, window, wish)
                    return
            except Conflict:
                continue
        window.tell(Refused(wish.key, "not-stored", SENTENCES["not-stored"]))

    def may_move(self, window: Window, wish: messages.Play) -> bool:
        """Say whether somebody may move, and nothing has to be waited for or looked up before."""
        if self.changing or self.hall.cluster is not None or self.record.state != "playing":
            return False
        return self.refusal(window, wish) is None

    def move_at_once(self, window: Window, wish: messages.Play) -> None:
        """Carry out the answer of somebody who may move, as `move` does, without a task that waits for the store."""
        first = self._answered(window, wish)
        if first is None or not self.lock.take():
            return
        lines = self._lines(first, wish)
        if self.record.state == "over":
            self.hall.start(self._keep_and_let(lines, window, wish))
        else:
            self.hall.store.append_then(lines, partial(self._stored, lines, window, wish))

    def _stored(self, lines: Lines, window: Window, wish: messages.Play, error: Exception | None) -> None:
        """Tell everybody what was stored, and let the next one act."""
        if error is not None:
            self.hall.start(self._keep_and_let(lines, window, wish, error))
            return
        try:
            self._kept(lines, window, wish)
        finally:
            self.lock.release()

    async def _keep_and_let(
        self, lines: Lines, window: Window, wish: messages.Play, error: Exception | None = None
    ) -> None:
        """Store lines where that has not failed already, and let the next one act."""
        try:
            if error is None:
                await self._keep(lines, window, wish)
            else:
                await self._fail(window, wish, error)
        except NotStored:
            window.tell(Refused(wish.key, "not-stored", SENTENCES["not-stored"]))
        finally:
            self.lock.release()

    def _answered(self, window: Window, wish: messages.Play) -> int | None:
        """Apply an answer; return how many lines there were before, or say why it is not allowed."""
        playing = self.playing
        assert playing is not None  # noqa: S101
        try:
            first = playing.answer(wish.seat, wish.code)
        except IllegalAction as error:
            window.tell(self._illegal(playing, wish, error))
            return None
        if self.record.auto:
            playing.answer_alone()
        return first

    @staticmethod
    def _illegal(playing: Playing, wish: messages.Play, error: IllegalAction) -> Refused:
        """Name the rule that forbids an answer, as far as the seat can know."""
        action = playing.match.setup.game.catalogue.find(wish.code)
        if action is None:
            return Refused(wish.key, "illegal", error.reason, "unknown", wish.code)
        rule = rule_for(playing.match.view(wish.seat), action.number)
        return Refused(wish.key, "illegal", "this is not allowed now", rule, wish.code)

    async def let(self, window: Window, wish: messages.Play | messages.Undo, refusal: str | Done) -> bool:
        """Answer somebody who may not act now; but look again first where another process may know more."""
        now_so: str | Done | None = refusal
        if self.hall.cluster is not None and not isinstance(refusal, Done):
            await self.look(answers=True)
            now_so = self.refusal(window, wish)
        if now_so is None:
            return True
        if isinstance(now_so, Done):
            window.tell(now_so)
            return False
        window.tell(Refused(wish.key, now_so, SENTENCES[now_so]))
        if now_so == "stale":
            self.show(window, min(wish.version, window.since))
        return False

    def refusal(self, window: Window, wish: messages.Play | messages.Undo) -> str | Done | None:
        """Return why somebody may not act now, or that it was done before; None where nothing is against it."""
        if wish.seat not in self._seats_of(window.who):
            return "not-yours"
        playing = self.playing
        if playing is None:
            return "not-begun"
        version = playing.answers.get((wish.seat, wish.key))
        if version is not None:
            return Done(wish.key, version)
        if self.record.state == "over":
            return "over"
        if self.record.chairs[wish.seat].away:
            return "away"
        return "stale" if wish.version != playing.version(wish.seat) else None

    async def answer_for(self, seat: int, code: str, seen: Playing, version: int) -> None:
        """Carry out what a bot chose, if it is still asked what it saw: the game may have been read again since."""
        async with self.settled:
            playing = self.playing
            asked = playing is seen and seat in seen.deciding and seen.version(seat) == version
            if playing is None or not asked or not self.record.chairs[seat].by_bot or self.paused or not self.cared_for:
                return
            first = playing.answer(seat, code)
            if self.record.auto:
                playing.answer_alone()
            with suppress(Conflict):  # then another process has answered, and that was read
                await self.keep(first)

    async def keep(
        self, first: int, window: Window | None = None, wish: messages.Play | messages.Undo | None = None
    ) -> None:
        """Store what was played since a line, then tell everybody; if that fails nothing has happened."""
        await self._keep(self._lines(first, wish), window, wish)

    def _lines(self, first: int, wish: messages.Play | messages.Undo | None) -> Lines:
        """Return what was played since a line, to be stored; until it is, memory is ahead of the store."""
        playing = self.playing
        assert playing is not None  # noqa: S101
        answer = None if wish is None else (wish.seat, wish.key, playing.version(wish.seat))
        changes = self._changes(playing)
        self._unsure = True
        bodies = playing.match.lines[first:]
        return Lines(self.record.id, first + 1, bodies, playing.at, answer, changes, self.record.version)

    async def _keep(self, lines: Lines, window: Window | None, wish: messages.Play | messages.Undo | None) -> None:
        try:
            await self.hall.store.append(lines)
        except (NotStored, Conflict) as error:
            await self._fail(window, wish, error)
            return
        if self.record.state == "over":
            self.revealed = await self.hall.is_revealed(self.record)
        self._kept(lines, window, wish)

    async def _fail(self, window: Window | None, wish: messages.Play | messages.Undo | None, error: Exception) -> None:
        """Go back to what is stored, and say so; raise the error where it is to be tried again."""
        log.warning("not stored", table=self.record.id, reason=type(error).__name__)
        if not await self._fall_back(window, wish, error):
            raise error

    def _kept(self, lines: Lines, window: Window | None, wish: messages.Play | messages.Undo | None) -> None:
        """Tell everybody what is stored now."""
        playing = self.playing
        assert playing is not None  # noqa: S101
        self._unsure = False
        if lines.changes:
            self.record.version += 1
        asked, self.taking_back.asked = self.taking_back.asked, None
        done = b""
        if wish is not None and lines.answer is not None:
            version = playing.answers[wish.seat, wish.key] = lines.answer[2]
            done = framed(messages.encode(Done(wish.key, version)))
        self.hall.figures.moves.inc()
        if asked is not None or self.record.state == "over":
            self.tell_about()
        self.publish(window, done)

    def _changes(self, playing: Playing) -> dict[str, object]:
        """Return what else changes with an answer: the end, and the time in the banks."""
        changes: dict[str, object] = {}
        if playing.over and self.record.state == "playing":
            self.record.state, self.record.winners = "over", playing.match.winners
            changes = {"state": "over", "winners": messages.encode(self.record.winners).decode()}
        changes |= self.timing.count(playing)
        if self.record.asked is not None:
            self.record.asked = changes["asked"] = None
        return changes

    async def _fall_back(
        self, window: Window | None, wish: messages.Play | messages.Undo | None, error: Exception
    ) -> bool:
        """Go back to what is stored; return whether that is an answer: one that was stored after all is done."""
        try:
            await self.load()
        except NotStored:
            log.warning("cannot be read", table=self.record.id)
        again = isinstance(error, Conflict) and self.hall.cluster is not None and not self._unsure
        known = None
        if wish is not None and self.playing is not None and not self._unsure:
            known = self.playing.answers.get((wish.seat, wish.key))
        if known is not None or again:
            self.publish()
        if window is None or wish is None:
            return not again
        if known is not None:
            window.tell(Done(wish.key, known))
        elif not again:
            window.tell(Refused(wish.key, "not-stored", SENTENCES["not-stored"]))
        return known is not None or not again

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

        self._unsure = True
        try:
            await self.hall.store.write(put, About(self.record.id))
        except (NotStored, Conflict) as error:
            await self.load()
            if isinstance(error, Conflict):
                self.publish()
            raise
        self._unsure = False
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
