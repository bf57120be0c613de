"""The clocks of a table: they run while people think, stop while nobody is there, and a bot sits in for who is late."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import structlog

from saqqara.server import messages
from saqqara.server.clocks import Clocks
from saqqara.server.line import framed
from saqqara.server.mistakes import Mistake
from saqqara.server.people import now
from saqqara.server.store import Conflict, NotStored

if TYPE_CHECKING:
    from collections.abc import Iterable

    from saqqara.server.playing import Playing
    from saqqara.server.room import Room
    from saqqara.server.window import Window

log = structlog.get_logger("saqqara.timing")
FIRST, LONGEST = 1.0, 60.0  # seconds before the store is tried again


class Timing:
    """The time at one table."""

    def __init__(self, room: Room) -> None:
        """No clock runs yet."""
        self.room = room
        self.clocks: Clocks | None = None
        self.timer: asyncio.TimerHandle | None = None
        self.patience = 0.0  # seconds before the store is tried again with what a clock asks for

    def begin(self) -> None:
        """Set the clocks of a game that begins."""
        self.clocks = self._wound()

    def _wound(self) -> Clocks | None:
        record = self.room.record
        return Clocks.of(record.clock, record.banks, len(record.chairs))

    def set_as_stored(self, *, go_on: bool) -> None:
        """Set the clocks as they are stored; they go on where somebody has been playing, and begin anew where not."""
        record, playing = self.room.record, self.room.playing
        self.clocks = self._wound() if record.state == "playing" else None
        if self.clocks is None or playing is None:
            return
        if go_on and record.ticking is not None:
            self.clocks.take(record.ticking)
        self.turn(playing.last_at if record.mode == "turns" else now())

    def turn(self, moment: int) -> None:
        """Let the clocks of those run who decide, and tell."""
        record, playing = self.room.record, self.room.playing
        if self.clocks is None or playing is None:
            return
        running = [] if record.state == "over" else playing.deciding
        self.clocks.turn([seat for seat in running if not record.chairs[seat].by_bot], moment)
        if self.room.paused:
            self.clocks.pause(moment)
        self.set_timer()
        self.tell(self.room.windows)

    def tell(self, windows: Iterable[Window]) -> None:
        """Tell how much time everybody has left."""
        if self.clocks is None:
            return
        moment = now()
        news = framed(messages.encode(messages.ClockNews(self.clocks.left(moment), sorted(self.clocks.since), moment)))
        for window in windows:
            if window.seat is not None:
                window.push(news)

    def count(self, playing: Playing) -> dict[str, object]:
        """Count the time of those who have answered; return what is to be stored of it."""
        record, clocks = self.room.record, self.clocks
        if clocks is None or record.mode != "live":
            return {}
        for seat in playing.answered:
            clocks.again(seat, playing.at)
        clocks.turn(playing.deciding, playing.at)
        record.banks = clocks.banks
        changes: dict[str, object] = {"banks": messages.encode(clocks.banks).decode()}
        if self.room.hall.cluster is not None:
            record.ticking = clocks.ticking
            changes["ticking"] = messages.encode(record.ticking).decode()
        return changes

    def note(self) -> None:
        """Note in the record how the clocks stand, for other processes."""
        if self.room.hall.cluster is not None and self.clocks is not None and self.room.record.mode == "live":
            self.room.record.ticking = self.clocks.ticking

    # -- Going and stopping -------------------------------------------------------------------------------------------

    def pause_or_go_on(self, *, was: bool) -> None:
        """Stop or start the clocks where nobody is there any more, or somebody came."""
        paused = self.room.paused
        if self.clocks is not None and paused != was:
            (self.clocks.pause if paused else self.clocks.resume)(now())
            self.set_timer()
        if not paused:
            self.room.bots.wake()

    def keep(self) -> None:
        """Stop and start the clocks as people go and come; the process that sees to them stores it, and wakes bots."""
        room, clocks, paused = self.room, self.clocks, self.room.paused
        if clocks is not None and (clocks.since if paused else clocks.stopped):
            (clocks.pause if paused else clocks.resume)(now())
            self.set_timer()
        if room.cared_for and clocks is not None and room.record.mode == "live":
            stored = room.record.ticking
            if stored is None or bool(stored[1]) != bool(clocks.stopped):
                room.hall.start(self._store())
        if not paused:
            room.bots.wake()

    async def _store(self) -> None:
        try:
            async with self.room.settled:
                await self.room.save()
        except Conflict:
            self.keep()  # others were quicker, and the clocks are theirs now
        except (NotStored, Mistake):
            log.warning("the clocks could not be stored", table=self.room.record.id)

    # -- Who is late --------------------------------------------------------------------------------------------------

    def set_timer(self) -> None:
        """Wait for the next clock that runs out, where this process sees to it."""
        self.stop()
        due = self.clocks.next(now()) if self.clocks is not None and self.room.cared_for else None
        if due is not None:
            wait = max(min(due, 3_600_000) / 1000 + 0.01, self.patience)
            self.timer = asyncio.get_running_loop().call_later(wait, lambda: self.room.hall.start(self.is_up()))

    def stop(self) -> None:
        """Wait for nothing."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    async def is_up(self) -> None:
        """Let bots sit in for those whose time is up; while that cannot be stored it is tried less and less often."""
        try:
            async with self.room.settled:
                await self._replace_late()
        except (NotStored, Conflict):
            self.patience = min(max(FIRST, 2 * self.patience), LONGEST)
            self.set_timer()
        except Mistake:
            log.info("the table was deleted", table=self.room.record.id)

    async def _replace_late(self) -> None:
        record = self.room.record
        late = self.clocks.out(now()) if self.clocks is not None and record.state == "playing" else []
        for seat in late:
            record.chairs[seat].away = True
            record.chairs[seat].level = record.level
        if late:
            await self.room.save(late)
        self.patience = 0.0
        self.set_timer()
