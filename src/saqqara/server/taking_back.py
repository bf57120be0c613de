"""Taking back at a table: at once where that is free, else when everybody agrees."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from msgspec import convert, to_builtins

from saqqara.core.match import CannotUndo
from saqqara.server import messages
from saqqara.server.messages import Refused
from saqqara.server.refusals import SENTENCES, TRIES
from saqqara.server.store import Conflict, NotStored

if TYPE_CHECKING:
    from saqqara.server.playing import Playing
    from saqqara.server.room import Room
    from saqqara.server.window import Window


class TakingBack:
    """Who wants a step back at one table, and who has still to agree."""

    def __init__(self, room: Room) -> None:
        """Nobody asks yet."""
        self.room = room
        self.asked: messages.Asked | None = None
        self._wishes = 0

    def renew(self) -> None:
        """Take what is asked for as it is stored: only several processes store it."""
        stored = self.room.record.asked
        shared = self.room.hall.cluster is not None and stored is not None
        self.asked = convert(stored, messages.Asked) if shared else None

    async def undo(self, window: Window, wish: messages.Undo) -> None:
        """Take back somebody's last answer, or ask the others."""
        room = self.room
        for _ in range(TRIES):
            try:
                async with room.settled:
                    refusal = room.answering.refusal(window, wish)
                    if refusal is None or await room.answering.let(window, wish, refusal):
                        await self._undo(window, wish)
                    return
            except Conflict:
                continue
        window.tell(Refused(wish.key, "not-stored", SENTENCES["not-stored"]))

    async def _undo(self, window: Window, wish: messages.Undo) -> None:
        room, playing = self.room, self.room.playing
        assert playing is not None  # noqa: S101
        may = playing.match.may_undo(wish.seat)
        others = room.others(wish.seat)
        if may == "no":
            window.tell(Refused(wish.key, "nothing", "there is nothing to take back"))
        elif may == "ask" and others:
            self._wishes = max(self._wishes, room.record.version) + 1
            await self._ask(messages.Asked(self._wishes, wish.seat, playing.version(wish.seat), others))
            window.tell(messages.AskedNews(wish.key, self._wishes))
            room.tell_about()
        else:
            await self._take_back(playing, wish.seat, window, wish)

    async def _ask(self, asked: messages.Asked | None) -> None:
        """Keep what somebody asks for, where other processes can read it too."""
        self.asked = asked
        if self.room.hall.cluster is not None:
            self.room.record.asked = None if asked is None else to_builtins(asked)
            await self.room.save()

    async def _take_back(
        self, playing: Playing, seat: int, window: Window | None = None, wish: messages.Undo | None = None
    ) -> None:
        try:
            first = playing.take_back(seat)
        except CannotUndo as error:
            if window is not None and wish is not None:
                window.tell(Refused(wish.key, "nothing", str(error)))
            return
        await self.room.answering.keep(first, window, wish)

    async def agree(self, window: Window, wish: messages.Agree) -> None:
        """Take somebody's yes or no to a step back."""
        for _ in range(TRIES):
            with suppress(Conflict):
                async with self.room.settled:
                    await self._agree(window, wish)
                return
        raise NotStored("others were always quicker")

    async def _agree(self, window: Window, wish: messages.Agree) -> None:
        room = self.room
        if room.hall.cluster is not None and (self.asked is None or self.asked.id != wish.id):
            await room.look()
        asked, playing = self.asked, room.playing
        mine = room.record.seats_of(window.who)
        if asked is None or asked.id != wish.id or playing is None or wish.seat not in asked.waiting:
            window.tell(messages.NotUnderstood("not-asked", SENTENCES["not-asked"]))
        elif wish.seat not in mine:
            window.tell(messages.NotUnderstood("not-yours", SENTENCES["not-yours"]))
        elif not wish.yes:
            await self._ask(None)
            room.tell_about()
        else:
            waiting = [seat for seat in asked.waiting if seat not in mine]
            if waiting:
                await self._ask(messages.Asked(asked.id, asked.by, asked.version, waiting))
                room.tell_about()
            else:
                await self._take_back(playing, asked.by)

    def forget(self, seat: int) -> None:
        """Whoever leaves asks for nothing and is not asked."""
        if self.asked is not None and seat in {self.asked.by, *self.asked.waiting}:
            self.asked = self.room.record.asked = None
