"""One table and everybody at it: an answer is checked, applied, stored, and only then told."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

import structlog
from sqlalchemy import insert, select

from saqqara.core.game import IllegalAction
from saqqara.core.match import CannotUndo
from saqqara.server import messages, records, schema
from saqqara.server.clocks import Clocks
from saqqara.server.deciding import rule_for, why_not
from saqqara.server.line import framed
from saqqara.server.messages import Done, Refused
from saqqara.server.mistakes import Mistake, deleted
from saqqara.server.people import now
from saqqara.server.playing import Playing
from saqqara.server.sitting_in import SittingIn
from saqqara.server.store import Conflict, Lines, NotStored

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sqlalchemy import Connection

    from saqqara.server.hall import Hall
    from saqqara.server.records import Record
    from saqqara.server.window import Window

log = structlog.get_logger("saqqara.room")
CHATS_SHOWN = 50
FIRST, LONGEST = 1.0, 60.0  # seconds before the store is tried again
SENTENCES = {
    "stale": "the table has moved on since",
    "not-yours": "this seat is not yours",
    "not-begun": "the game has not begun",
    "over": "the game is over",
    "away": "a bot sits in for you: return first",
    "not-stored": "it could not be stored, and nothing changed: the disk may be full or read-only",
    "no-chat": "there is no chat at this table",
    "not-asked": "nobody asks for that any more",
}


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
        self.lock = asyncio.Lock()
        self.windows: set[Window] = set()
        self.playing: Playing | None = None
        self.clocks: Clocks | None = None
        self.asked: messages.Asked | None = None
        self.revealed = False  # whether the seed may be known
        self.used = now()
        self._timer: asyncio.TimerHandle | None = None
        self.patience = 0.0  # seconds before the store is tried again with what a clock asks for
        self._wishes = 0
        self._said = 0
        self._deciding: list[int] = []
        self._unsure = False  # whether memory may be ahead of the store
        self._mine: dict[str | None, tuple[int, ...]] = {}  # seats by who holds them, until somebody sits or leaves
        self._alone: dict[int, bool] = {}  # whether nobody else is to be asked, for each seat, as long
        self.settled = Settled(self)
        self.bots = SittingIn(self)

    # -- From the store -----------------------------------------------------------------------------------------------

    async def load(self) -> None:
        """Make everything from what is stored; nothing else is ever believed."""
        record, playing, said = await self.hall.store.read(self._read)
        self.record, self.playing, self._said, self.asked = record, playing, said, None
        self._forget_seats()
        self.revealed = await self.hall.is_revealed(record)
        self.clocks = Clocks.of(record.clock, record.banks, len(record.chairs)) if record.state == "playing" else None
        self._unsure = False
        if playing is not None:
            self._deciding = playing.deciding
            self._turn_clocks(playing.last_at if record.mode == "turns" else now())

    def _read(self, connection: Connection) -> tuple[Record, Playing | None, int]:
        record = records.fetch(connection, [self.record.id])[0]
        lines, ats = records.log_of(connection, record.id)
        playing = Playing.again(lines, ats, record.files, self.hall.dealer(record)) if lines else None
        if playing is not None:
            playing.answers = records.answers_of(connection, record.id)
        chats = schema.chats
        said = connection.scalar(
            select(chats.c.n).where(chats.c.table == record.id).order_by(chats.c.n.desc()).limit(1)
        )
        return record, playing, 0 if said is None else said + 1

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
        self._alone.clear()

    def _seats_of(self, who: str | None) -> tuple[int, ...]:
        """Return the seats that somebody holds, as everybody was told."""
        mine = self._mine.get(who)
        if mine is None:
            mine = self._mine[who] = tuple(self.record.seats_of(who))
        return mine

    def _is_alone(self, seat: int) -> bool:
        """Say whether there is nobody else to ask."""
        alone = self._alone.get(seat)
        if alone is None:
            alone = self._alone[seat] = not self._others(seat)
        return alone

    # -- Who is here --------------------------------------------------------------------------------------------------

    @property
    def paused(self) -> bool:
        """Say whether a live table waits because nobody is there."""
        if self.record.mode != "live" or self.record.state != "playing":
            return False
        people = {chair.person for chair in self.record.chairs if chair.kind == "person"}
        if not people:
            return not self.windows
        return not any(window.who in people for window in self.windows)

    def present(self, person: str | None) -> bool:
        """Say whether somebody has a window open."""
        return person is not None and any(window.who == person for window in self.windows)

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
        paused = self.paused
        if self.clocks is not None and paused != was:
            (self.clocks.pause if paused else self.clocks.resume)(now())
            self._set_timer()
        if not paused:
            self.bots.wake()

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
        return "free" if may == "ask" and self._is_alone(seat) else may

    def _others(self, seat: int) -> list[int]:
        """Return the seats of the other people at the table."""
        own = self.record.chairs[seat].person
        return [
            other
            for other, chair in enumerate(self.record.chairs)
            if chair.kind == "person" and not chair.away and chair.person != own
        ]

    def publish(self) -> None:
        """Tell everybody what is new to them: a view where their story grew, else who has still to answer."""
        playing = self.playing
        if playing is None:
            return
        deciding, changed = playing.deciding, playing.deciding != self._deciding
        self._deciding = deciding
        told: dict[tuple[int, int, tuple[int, ...]], bytes] = {}
        for window in self.windows:
            if window.seat is None:
                continue
            version = playing.version(window.seat)
            if version != window.since:
                mine = self._seats_of(window.who)
                kind = (window.seat, window.since, mine)
                frame = told.get(kind)
                if frame is None:
                    frame = told[kind] = self._view(window.seat, window.since, mine)
                window.push(frame)
                window.since = version
            elif changed:
                window.tell(messages.DecidingNews(deciding))
        self._turn_clocks(now())
        self.bots.wake()

    async def hello(self, window: Window, hello: messages.Hello) -> None:
        """Show a window what it wants to look at, from what it has on."""
        async with self.settled:
            first = window.seat is None
            self._greet(window, hello)
        if first and self.record.chat:
            for said in await self.hall.store.read(self._chats):
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
            self._tell_clocks([window])

    def _chats(self, connection: Connection) -> list[messages.ChatNews]:
        chats = schema.chats
        query = select(chats).where(chats.c.table == self.record.id).order_by(chats.c.n.desc()).limit(CHATS_SHOWN)
        rows = connection.execute(query).all()[::-1]
        return [messages.ChatNews(row.n, row.seat, row.name, row.text, row.at) for row in rows]

    # -- Answers ------------------------------------------------------------------------------------------------------

    async def move(self, window: Window, wish: messages.Play) -> None:
        """Carry out somebody's answer, or say why not."""
        async with self.settled:
            playing = self._let(window, wish)
            if playing is None:
                return
            try:
                first = playing.answer(wish.seat, wish.code)
            except IllegalAction as error:
                window.tell(self._illegal(playing, wish, error))
                return
            if self.record.auto:
                playing.answer_alone()
            if await self._store(first, window, wish):
                self.publish()

    @staticmethod
    def _illegal(playing: Playing, wish: messages.Play, error: IllegalAction) -> Refused:
        """Name the rule that forbids an answer, as far as the seat can know."""
        action = playing.match.setup.game.catalogue.find(wish.code)
        if action is None:
            return Refused(wish.key, "illegal", error.reason, "unknown", wish.code)
        rule = rule_for(playing.match.view(wish.seat), action.number)
        return Refused(wish.key, "illegal", "this is not allowed now", rule, wish.code)

    def _let(self, window: Window, wish: messages.Play | messages.Undo) -> Playing | None:
        """Return the game if somebody may act on it now; else answer them."""
        refusal = self._refusal(window, wish)
        if refusal is None:
            return self.playing
        if isinstance(refusal, Done):
            window.tell(refusal)
            return None
        window.tell(Refused(wish.key, refusal, SENTENCES[refusal]))
        if refusal == "stale":
            self.show(window, min(wish.version, window.since))
        return None

    def _refusal(self, window: Window, wish: messages.Play | messages.Undo) -> str | Done | None:
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
            if playing is None or not asked or not self.record.chairs[seat].by_bot or self.paused:
                return
            first = playing.answer(seat, code)
            if self.record.auto:
                playing.answer_alone()
            if await self._store(first):
                self.publish()

    async def _store(
        self, first: int, window: Window | None = None, wish: messages.Play | messages.Undo | None = None
    ) -> bool:
        """Store what was played since a line and tell who did it; if that fails nothing has happened."""
        playing = self.playing
        assert playing is not None  # noqa: S101
        answer = None if wish is None else (wish.seat, wish.key, playing.version(wish.seat))
        changes = self._changes(playing)
        self._unsure = True
        try:
            await self.hall.store.append(
                Lines(self.record.id, first + 1, playing.match.lines[first:], playing.at, answer, changes)
            )
        except (NotStored, Conflict) as error:
            log.warning("not stored", table=self.record.id, reason=type(error).__name__)
            await self._fall_back(window, wish)
            return False
        self._unsure = False
        self.asked, asked = None, self.asked
        if wish is not None and answer is not None:
            playing.answers[wish.seat, wish.key] = answer[2]
            if window is not None:
                window.tell(Done(wish.key, answer[2]))
        self.hall.figures.moves.inc()
        if self.record.state == "over":
            self.revealed = await self.hall.is_revealed(self.record)
        if asked is not None or self.record.state == "over":
            self.tell_about()
        return True

    def _changes(self, playing: Playing) -> dict[str, object]:
        """Return what else changes with an answer: the end, and the time in the banks."""
        changes: dict[str, object] = {}
        if playing.over and self.record.state == "playing":
            self.record.state, self.record.winners = "over", playing.match.winners
            changes = {"state": "over", "winners": messages.encode(self.record.winners).decode()}
        if self.clocks is not None and self.record.mode == "live":
            self._count_time(playing)
            self.record.banks = self.clocks.banks
            changes["banks"] = messages.encode(self.clocks.banks).decode()
        return changes

    def _count_time(self, playing: Playing) -> None:
        assert self.clocks is not None  # noqa: S101
        for seat in playing.answered:
            self.clocks.again(seat, playing.at)
        self.clocks.turn(playing.deciding, playing.at)

    async def _fall_back(self, window: Window | None, wish: messages.Play | messages.Undo | None) -> None:
        """Go back to what is stored; an answer that was stored after all is done."""
        try:
            await self.load()
        except NotStored:
            log.warning("cannot be read", table=self.record.id)
        if window is None or wish is None:
            return
        known = self.playing.answers.get((wish.seat, wish.key)) if self.playing and not self._unsure else None
        if known is not None:
            window.tell(Done(wish.key, known))
            self.publish()
            return
        window.tell(Refused(wish.key, "not-stored", SENTENCES["not-stored"]))

    # -- Taking back --------------------------------------------------------------------------------------------------

    async def undo(self, window: Window, wish: messages.Undo) -> None:
        """Take back somebody's last answer: at once where that is free, else when everybody agrees."""
        async with self.settled:
            playing = self._let(window, wish)
            if playing is None:
                return
            may = playing.match.may_undo(wish.seat)
            others = self._others(wish.seat)
            if may == "no":
                window.tell(Refused(wish.key, "nothing", "there is nothing to take back"))
            elif may == "ask" and others:
                self._wishes += 1
                self.asked = messages.Asked(self._wishes, wish.seat, playing.version(wish.seat), others)
                window.tell(messages.AskedNews(wish.key, self._wishes))
                self.tell_about()
            else:
                await self._take_back(playing, wish.seat, window, wish)

    async def _take_back(
        self, playing: Playing, seat: int, window: Window | None = None, wish: messages.Undo | None = None
    ) -> None:
        try:
            first = playing.take_back(seat)
        except CannotUndo as error:
            if window is not None and wish is not None:
                window.tell(Refused(wish.key, "nothing", str(error)))
            return
        if await self._store(first, window, wish):
            self.publish()

    async def agree(self, window: Window, wish: messages.Agree) -> None:
        """Take somebody's yes or no to a step back."""
        async with self.settled:
            asked, playing = self.asked, self.playing
            mine = self.record.seats_of(window.who)
            if asked is None or asked.id != wish.id or playing is None or wish.seat not in asked.waiting:
                window.tell(messages.NotUnderstood("not-asked", SENTENCES["not-asked"]))
            elif wish.seat not in mine:
                window.tell(messages.NotUnderstood("not-yours", SENTENCES["not-yours"]))
            elif not wish.yes:
                self.asked = None
                self.tell_about()
            else:
                asked.waiting = [seat for seat in asked.waiting if seat not in mine]
                if asked.waiting:
                    self.tell_about()
                else:
                    await self._take_back(playing, asked.by)

    def forget_wishes(self, seat: int) -> None:
        """Whoever leaves asks for nothing and is not asked."""
        if self.asked is not None and seat in {self.asked.by, *self.asked.waiting}:
            self.asked = None

    # -- Talking ------------------------------------------------------------------------------------------------------

    async def why(self, window: Window, wish: messages.AskWhy) -> None:
        """Say why a spot is not lit for one of somebody's seats."""
        async with self.settled:
            if self.playing is None or wish.seat not in self.record.seats_of(window.who):
                window.tell(messages.NotUnderstood("not-yours", SENTENCES["not-yours"]))
                return
            said = why_not(self.playing.match, wish.seat, wish.spot, wish.path)
            window.tell(messages.WhyNews(wish.spot, said.rule, said.code, said.text, said.words))

    async def say(self, window: Window, text: str) -> None:
        """Tell everybody what somebody says."""
        mine = self.record.seats_of(window.who)
        if not self.record.chat or window.person is None:
            window.tell(messages.NotUnderstood("no-chat", SENTENCES["no-chat"]))
            return
        async with self.settled:
            seat = window.seat if window.seat in mine else (mine[0] if mine else -1)
            name = self.record.chairs[seat].name if seat is not None and seat >= 0 else window.person.name
            said = messages.ChatNews(self._said, -1 if seat is None else seat, name, text, now())
            row = {"table": self.record.id, "n": said.n, "seat": said.seat, "name": name, "text": text, "at": said.at}
            try:
                await self.hall.store.write(lambda connection: connection.execute(insert(schema.chats), row) and None)
            except (NotStored, Conflict):
                window.tell(messages.NotUnderstood("not-stored", SENTENCES["not-stored"]))
                return
            self._said += 1
            self.tell(said)

    @property
    def is_complete(self) -> bool:
        """Say whether the game has not begun although nobody is missing."""
        return self.record.state == "open" and all(chair.kind != "open" for chair in self.record.chairs)

    # -- Seats --------------------------------------------------------------------------------------------------------

    async def save(self, seats: Iterable[int] = ()) -> None:
        """Store what changed, begin where nobody is missing, and tell everybody."""
        playing = self.hall.begin(self.record) if self.is_complete else None
        if playing is not None:
            self.record.state = "over" if playing.over else "playing"
            self.record.winners = playing.match.winners if playing.over else None
        changed = list(seats)
        self._forget_seats()

        def put(connection: Connection) -> None:
            records.save(connection, self.record, changed)
            if playing is not None:
                rows = Lines(self.record.id, 1, playing.match.lines, playing.at).rows()
                self.hall.store.insert(connection, schema.lines, rows)

        self._unsure = True
        try:
            await self.hall.store.write(put)
        except (NotStored, Conflict):
            await self.load()
            raise
        self._unsure = False
        if playing is not None:
            self.playing = playing
            self.clocks = Clocks.of(self.record.clock, self.record.banks, len(self.record.chairs))
        self.publish()
        self.tell_about()

    # -- Time ---------------------------------------------------------------------------------------------------------

    def _turn_clocks(self, moment: int) -> None:
        """Let the clocks of those run who decide, and tell."""
        if self.clocks is None or self.playing is None:
            return
        running = [] if self.record.state == "over" else self.playing.deciding
        self.clocks.turn([seat for seat in running if not self.record.chairs[seat].by_bot], moment)
        if self.paused:
            self.clocks.pause(moment)
        self._set_timer()
        self._tell_clocks(self.windows)

    def _tell_clocks(self, windows: Iterable[Window]) -> None:
        if self.clocks is None:
            return
        moment = now()
        news = framed(messages.encode(messages.ClockNews(self.clocks.left(moment), sorted(self.clocks.since), moment)))
        for window in windows:
            if window.seat is not None:
                window.push(news)

    def _set_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        due = self.clocks.next(now()) if self.clocks is not None else None
        if due is not None:
            wait = max(min(due, 3_600_000) / 1000 + 0.01, self.patience)
            self._timer = asyncio.get_running_loop().call_later(wait, lambda: self.hall.start(self._time_is_up()))

    async def _time_is_up(self) -> None:
        """Let bots sit in for those whose time is up; while that cannot be stored it is tried less and less often."""
        try:
            async with self.settled:
                await self._replace_late()
        except (NotStored, Conflict):
            self.patience = min(max(FIRST, 2 * self.patience), LONGEST)
            self._set_timer()
        except Mistake:
            log.info("the table was deleted", table=self.record.id)

    async def _replace_late(self) -> None:
        late = self.clocks.out(now()) if self.clocks is not None and self.record.state == "playing" else []
        for seat in late:
            self.record.chairs[seat].away = True
            self.record.chairs[seat].level = self.record.level
        if late:
            await self.save(late)
        self.patience = 0.0
        self._set_timer()

    def put_away(self) -> None:
        """Stop everything that runs for this table."""
        if self._timer is not None:
            self._timer.cancel()
        self.bots.stop()

    def end(self, error: str, code: int) -> None:
        """Tell everybody that the table is gone, and close their windows."""
        for window in list(self.windows):
            window.tell(messages.Gone(error))
            window.close(code)
        self.put_away()
