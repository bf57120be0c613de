"""What is said at a table: why a spot is not lit, to whoever asks, and what people tell each other, to everybody."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import insert, select

from saqqara.server import messages, schema
from saqqara.server.deciding import why_not
from saqqara.server.people import now
from saqqara.server.refusals import SENTENCES, TRIES
from saqqara.server.store import About, Conflict, NotStored

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from sqlalchemy import Connection

    from saqqara.server.room import Room
    from saqqara.server.window import Window

SHOWN = 50


class Talking:
    """The talk at one table."""

    def __init__(self, room: Room) -> None:
        """Nothing was said yet."""
        self.room = room
        self.said = 0  # and the number of what is said next

    async def why(self, window: Window, wish: messages.AskWhy) -> None:
        """Say why a spot is not lit for one of somebody's seats."""
        room = self.room
        async with room.settled:
            if room.playing is None or wish.seat not in room.record.seats_of(window.who):
                window.tell(messages.NotUnderstood("not-yours", SENTENCES["not-yours"]))
                return
            said = why_not(room.playing.match, wish.seat, wish.spot, wish.path)
            window.tell(messages.WhyNews(wish.spot, said.rule, said.code, said.text, said.words))

    async def say(self, window: Window, text: str) -> None:
        """Tell everybody what somebody says."""
        room = self.room
        mine = room.record.seats_of(window.who)
        if not room.record.chat or window.person is None:
            window.tell(messages.NotUnderstood("no-chat", SENTENCES["no-chat"]))
            return
        async with room.settled:
            seat = window.seat if window.seat in mine else (mine[0] if mine else -1)
            name = room.record.chairs[seat].name if seat is not None and seat >= 0 else window.person.name
            said = messages.ChatNews(self.said, -1 if seat is None else seat, name, text, now())
            try:
                said = await self._store(said)
            except (NotStored, Conflict):
                window.tell(messages.NotUnderstood("not-stored", SENTENCES["not-stored"]))
                return
            if said.n >= self.said:  # else it was told as news
                self.said += 1
                room.tell(said)

    async def _store(self, said: messages.ChatNews) -> messages.ChatNews:
        """Store what was said under the next number that is free; Conflict where others always take it."""
        room = self.room
        for _ in range(TRIES):
            row = {
                "table": room.record.id,
                **{name: getattr(said, name) for name in ("n", "seat", "name", "text", "at")},
            }
            put = insert(schema.chats).values(row)
            try:
                await room.hall.store.write(lambda c: c.execute(put) and None, About(room.record.id))  # noqa: B023
            except Conflict:
                if room.hall.cluster is None:
                    raise
            else:
                return said
            found = await room.look()
            if any((each.at, each.seat, each.text) == (said.at, said.seat, said.text) for each in found.chats):
                return said  # it was stored, although nobody heard of it
            said = messages.ChatNews(self.said, said.seat, said.name, said.text, said.at)
        raise Conflict("others always say something first")

    def hear(self, rows: Sequence[Any]) -> None:
        """Tell everybody here what was said elsewhere."""
        for row in rows:
            if row.n >= self.said:
                self.said = row.n + 1
                self.room.tell(messages.ChatNews(row.n, row.seat, row.name, row.text, row.at))

    def count(self, connection: Connection) -> int:
        """Read how much was said."""
        chats = schema.chats
        last = connection.scalar(
            select(chats.c.n).where(chats.c.table == self.room.record.id).order_by(chats.c.n.desc()).limit(1)
        )
        return 0 if last is None else last + 1

    def latest(self, connection: Connection) -> list[messages.ChatNews]:
        """Read what was said last."""
        chats = schema.chats
        query = select(chats).where(chats.c.table == self.room.record.id).order_by(chats.c.n.desc()).limit(SHOWN)
        rows = connection.execute(query).all()[::-1]
        return [messages.ChatNews(row.n, row.seat, row.name, row.text, row.at) for row in rows]
