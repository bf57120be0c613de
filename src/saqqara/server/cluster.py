"""This process among others that serve the same tables: it follows what they store, and shares clocks and bots."""

from __future__ import annotations

import asyncio
import secrets
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec
import structlog

from saqqara.server import sharing
from saqqara.server.listening import Listening
from saqqara.server.mistakes import Mistake
from saqqara.server.store import Conflict, NotStored

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sqlalchemy import Connection

    from saqqara.server.hall import Hall
    from saqqara.server.people import People
    from saqqara.server.room import Room

log = structlog.get_logger("saqqara.cluster")
BEAT = 1.5  # seconds
TOGETHER = 0.01  # seconds in which what is to be written down is gathered


class Cluster:
    """One of several processes."""

    def __init__(self, hall: Hall, people: People) -> None:
        """Take a name that nobody else has."""
        self.hall, self.people, self.store = hall, people, hall.store
        self.me = secrets.token_hex(8)
        self._listening: Listening | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._dirty: set[str] = set()  # tables at which something may be new
        self._grown: set[str] = set()  # tables that have new lines, and nothing else
        self._renamed: set[str] = set()  # people of whom something may be new
        self._waiting: list[asyncio.Future[None]] = []  # for whoever wants to be up to date
        self._heard = asyncio.Event()
        self._stood: dict[str, tuple[list[str], bool]] = {}  # who looks from here, as it is written down
        self._standing: set[str] = set()  # tables at which that may have changed
        self._wanted: set[str] = set()  # tables that this process would see to
        self._given_up: dict[str, int | None] = {}  # tables that it no longer sees to: when somebody has to look
        self._asked = asyncio.Event()
        self._alive = 0.0  # when this process last said that it lives

    @property
    def is_ready(self) -> bool:
        """Say whether this process hears the others, and they it."""
        heard = self._listening is not None and self._listening.is_up
        return heard and time.monotonic() - self._alive < sharing.LIFE / 1000

    # -- Beginning and end --------------------------------------------------------------------------------------------

    async def start(self) -> None:
        """Join the others."""
        self._loop = asyncio.get_running_loop()
        await self.store.change(lambda connection: sharing.beat(connection, self.me))
        self._alive = time.monotonic()
        self.store.teller = self._tell
        self._listening = Listening(self.store.engine, self._hear_in_thread, self._missed_in_thread)
        self._listening.start()
        for work in (self._beat_for_ever(), self._follow_for_ever(), self._write_for_ever()):
            self.hall.start(work)

    def _tell(self, connection: Connection, tables: dict[str, int], people: list[str]) -> None:
        sharing.tell(connection, self.me, tables, people)

    async def leave(self) -> None:
        """Leave the others everything that this process saw to."""

        def go(connection: Connection) -> None:
            tables = sharing.leave(connection, [self.me])
            sharing.tell(connection, self.me, dict.fromkeys(tables, -1))

        with suppress(NotStored):
            await self.store.change(go)
        if self._listening is not None:
            await asyncio.to_thread(self._listening.stop)

    # -- What others have done ----------------------------------------------------------------------------------------

    def _hear_in_thread(self, payload: str) -> None:
        self._call(self._hear, payload)

    def _missed_in_thread(self) -> None:
        self._call(self._look_everywhere)

    def _call(self, what: Any, *arguments: Any) -> None:
        assert self._loop is not None  # noqa: S101
        with suppress(RuntimeError):  # the loop was closed
            self._loop.call_soon_threadsafe(what, *arguments)

    def _look_everywhere(self) -> None:
        """Something may have been said while nobody listened."""
        self._dirty.update(self.hall.rooms)
        self._renamed.update(self.people.known_ids)
        self._heard.set()

    def _hear(self, payload: str) -> None:
        by, *entries = msgspec.json.decode(payload)
        if by == self.me:
            return
        for entry in entries:
            if isinstance(entry, str):
                self._renamed.add(entry)
            else:
                self._mark(*entry)
        if self._dirty or self._grown or self._renamed:
            self._heard.set()

    def _mark(self, table: str, lines: int) -> None:
        """Remember to look at a table, if it is here or about to be, and if that is news."""
        room = self.hall.rooms.get(table)
        if room is None:
            if self.hall.is_loading(table):
                self._dirty.add(table)
        elif lines < 0:
            self._dirty.add(table)
        elif room.known.lines < lines:
            self._grown.add(table)

    def catch_up(self, tables: Iterable[str]) -> asyncio.Future[None]:
        """Bring tables up to date with what is stored now; not while one holds them still."""
        assert self._loop is not None  # noqa: S101
        done: asyncio.Future[None] = self._loop.create_future()
        self._dirty.update(tables)
        self._waiting.append(done)
        self._heard.set()
        return done

    async def _follow_for_ever(self) -> None:
        while True:
            await self._heard.wait()
            self._heard.clear()
            grown, self._grown = self._grown - self._dirty, set()
            tables, self._dirty = self._dirty | grown, set()
            waiting, self._waiting = self._waiting, []
            renamed, self._renamed = self._renamed, set()
            try:
                if renamed:
                    await self.people.look_again(renamed)
                rooms = await self._rooms(tables)
                known = {table: room.known for table, room in rooms.items()}
                found = await self._read(known, grown) if known else {}
            except NotStored as error:
                self._dirty |= tables
                self._renamed |= renamed
                _answer(waiting, error)
                await asyncio.sleep(BEAT)
                self._heard.set()
                continue
            self.hall.start(self._hand_on(rooms, found, waiting))

    async def _read(self, known: dict[str, sharing.Known], grown: set[str]) -> dict[str, sharing.News]:
        return await self.store.read(lambda connection: sharing.news(connection, self.me, known, grown))

    async def _rooms(self, tables: Iterable[str]) -> dict[str, Room]:
        """Return those of some tables that are here; one that is being read is waited for."""
        for table in tables:
            if self.hall.is_loading(table):
                with suppress(Mistake, NotStored):
                    await self.hall.room(table)
        return {table: self.hall.rooms[table] for table in tables if table in self.hall.rooms}

    @staticmethod
    async def _hand_on(
        rooms: dict[str, Room], found: dict[str, sharing.News], waiting: list[asyncio.Future[None]]
    ) -> None:
        try:
            for table, room in rooms.items():
                with suppress(Mistake, NotStored):
                    await room.follow(found[table])
        finally:
            _answer(waiting, None)

    # -- What the others should know ----------------------------------------------------------------------------------

    def mind(self, room: Room) -> None:
        """Somebody came or went, or a table changed: others may have to know, and somebody has to see to it."""
        table = room.record.id
        if room.looks != self._stood.get(table, ([], False)):
            self._standing.add(table)
            self._asked.set()
        if room.needs_care and not room.cared_for:
            self._wanted.add(table)
            self._asked.set()

    def put_away(self, room: Room, wait: int | None) -> None:
        """A table leaves memory: nobody looks at it from here, and in so many milliseconds somebody has to."""
        self._standing.add(room.record.id)
        if room.cared_for:
            room.cared_for = False
            self._given_up[room.record.id] = wait
        self._asked.set()

    async def _write_for_ever(self) -> None:
        while True:
            await self._asked.wait()
            await asyncio.sleep(TOGETHER)
            self._asked.clear()
            standing, self._standing = self._standing, set()
            wanted, self._wanted = self._wanted, set()
            given_up, self._given_up = self._given_up, {}
            looks = {table: self._looks(table) for table in standing}
            looks = {table: now for table, now in looks.items() if now != self._stood.get(table, ([], False))}
            try:
                taken = await self.store.change(lambda c: self._write(c, looks, wanted, given_up))  # noqa: B023
            except (NotStored, Conflict) as error:  # Conflict: the others have given this process up
                log.warning("cannot tell the others", reason=str(error))
                self._standing |= standing
                self._wanted |= wanted
                self._given_up |= given_up
                await asyncio.sleep(BEAT)
                self._asked.set()
                continue
            self._stood |= looks
            self._stood = {table: now for table, now in self._stood.items() if now[1]}
            self._care_for(taken)

    def _looks(self, table: str) -> tuple[list[str], bool]:
        room = self.hall.rooms.get(table)
        return room.looks if room is not None else ([], False)

    def _write(
        self,
        connection: Connection,
        looks: dict[str, tuple[list[str], bool]],
        wanted: set[str],
        given_up: dict[str, int | None],
    ) -> list[str]:
        if looks:
            sharing.stand(connection, self.me, looks)
        if given_up:
            sharing.give_up(connection, self.me, given_up)
        taken = sharing.claim(connection, self.me, wanted) if wanted else []
        changed = dict.fromkeys([*looks, *given_up], -1)
        if changed:
            sharing.tell(connection, self.me, changed)
        return taken

    def _care_for(self, tables: Iterable[str]) -> None:
        for table in tables:
            room = self.hall.rooms.get(table)
            if room is not None:
                room.take_care()
            else:
                self._given_up[table] = 0
                self._asked.set()

    # -- Who lives ----------------------------------------------------------------------------------------------------

    async def _beat_for_ever(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            self.hall.count()
            late = time.monotonic() - self._alive > sharing.LIFE / 2000
            try:
                revived, due, held = await self.store.change(lambda c: self._beat(c, late=late))  # noqa: B023
            except (NotStored, Conflict) as error:
                log.warning("cannot say that this process lives", reason=str(error))
                continue
            self._alive = time.monotonic()
            if revived:
                self._begin_again()
            if held is not None:
                self._keep_only(held)
            for table in due:
                self.hall.start(self._take_over(table))

    def _beat(self, connection: Connection, *, late: bool) -> tuple[bool, list[str], set[str] | None]:
        revived = sharing.beat(connection, self.me)
        changed = sharing.bury(connection)
        due = sharing.take_due(connection, self.me)
        held = sharing.held(connection, self.me) if late or revived else None
        sharing.tell(connection, self.me, dict.fromkeys(changed, -1))
        sharing.sound(connection, self.me)
        return revived, due, held

    def _begin_again(self) -> None:
        """The others took this process for dead: it says anew who looks from here, and reads everything again."""
        log.warning("this process was taken for dead")
        self._stood.clear()
        self._standing.update(self.hall.rooms)
        self._asked.set()
        self._look_everywhere()

    def _keep_only(self, held: set[str]) -> None:
        for table, room in self.hall.rooms.items():
            if room.cared_for and table not in held:
                room.cared_for = False
                self.mind(room)

    async def _take_over(self, table: str) -> None:
        try:
            room = await self.hall.room(table)
        except (Mistake, NotStored):
            self._given_up[table] = sharing.LIFE
            self._asked.set()
            return
        room.take_care()


def _answer(waiting: list[asyncio.Future[None]], error: Exception | None) -> None:
    for done in waiting:
        if done.done():
            continue
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)
