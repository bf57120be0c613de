"""Bots at a table: each is asked in a process of its own, sees its seat's view, and answers at an even pace."""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING

import structlog

from saqqara.server.bots import BotFailed, Busy, Task
from saqqara.server.store import NotStored

if TYPE_CHECKING:
    from saqqara.server.playing import Playing
    from saqqara.server.room import Room

log = structlog.get_logger("saqqara.bots")
AGAIN = 0.5  # seconds before a full queue is asked again


def rest_of(thought: float, pace: float) -> float:
    """Return how long an answer waits after a thought, so that it comes when a beat is over, whatever it was about."""
    return pace - thought % pace if pace else 0.0


class SittingIn:
    """The bots of one table that are thinking."""

    def __init__(self, room: Room) -> None:
        """Nobody thinks yet."""
        self.room = room
        self._thinking: dict[int, asyncio.Task[None]] = {}

    @property
    def busy(self) -> bool:
        """Say whether somebody thinks."""
        return bool(self._thinking)

    def wake(self) -> None:
        """Ask every bot that decides and is not asked yet."""
        room = self.room
        if room.playing is None or room.record.state != "playing" or not room.cared_for:
            return
        chairs = room.record.chairs
        asked = [seat for seat in room.playing.deciding if chairs[seat].by_bot and seat not in self._thinking]
        if not asked or room.paused:
            return
        for seat in asked:
            self._thinking[seat] = room.hall.start(self._think(seat, room.playing))

    def stop(self) -> None:
        """Let all thoughts go."""
        for task in self._thinking.values():
            task.cancel()

    async def _think(self, seat: int, playing: Playing) -> None:
        room = self.room
        version = playing.version(seat)
        try:
            code = await self._chosen_in_time(seat, playing)
            if not room.hall.closing:
                await room.answering.answer_for(seat, code, playing, version)
        except (Busy, NotStored):
            await asyncio.sleep(AGAIN)
        finally:
            self._thinking.pop(seat, None)
        if not room.hall.closing:
            self.wake()

    async def _chosen_in_time(self, seat: int, playing: Playing) -> str:
        """Return what a bot chooses when it may be told: how long it thought may hang on what only its seat sees."""
        clock = asyncio.get_running_loop().time
        began = clock()
        code = await self._chosen(seat, playing)
        await asyncio.sleep(rest_of(clock() - began, self.room.hall.settings.pace))
        return code

    async def _chosen(self, seat: int, playing: Playing) -> str:
        """Return the code that a bot chooses by what its seat sees; any option where it fails."""
        match, chair = playing.match, self.room.record.chairs[seat]
        options = match.options(seat)
        if len(options) == 1:
            return options[0].code
        task = Task.of(match, seat, chair.level or self.room.record.level, secrets.randbits(32))
        try:
            return await self.room.hall.pool.choose(task)
        except BotFailed:
            log.warning("a bot failed", table=self.room.record.id, seat=seat)
            return secrets.choice(options).code
