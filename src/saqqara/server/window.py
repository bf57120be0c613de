"""One open socket: what waits to be sent, and what it has seen."""

from __future__ import annotations

import asyncio
from collections import deque
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from saqqara.server import messages
from saqqara.server.line import framed

if TYPE_CHECKING:
    from collections.abc import Callable

    from starlette.types import Send

    from saqqara.server.line import Line
    from saqqara.server.people import Person

FLUSH = 2.0  # seconds
SLOW, SERVICE_DOWN, TOO_MUCH = 4008, 1012, 4029


class Window:
    """A page or a program that looks at a table."""

    __slots__ = (
        "_ending",
        "_line",
        "_send",
        "_waiting",
        "closed",
        "cut",
        "most",
        "person",
        "reader",
        "seat",
        "since",
        "strikes",
        "who",
    )

    def __init__(self, line: Line, send: Send, person: Person | None, most: int) -> None:
        """Nothing has been said yet."""
        self._line, self._send = line, send
        self._waiting: deque[bytes] = deque()  # frames
        self._ending: asyncio.Task[None] | None = None
        self.person, self.most = person, most
        self.who = None if person is None else person.id  # the id of the person, None of a stranger
        self.seat: int | None = None  # until it says hello
        self.since = 0  # the version that it was sent last
        self.strikes = 0
        self.closed = False
        self.cut = False  # whether it was too slow
        self.reader: asyncio.Task[None] | None = None  # whoever waits for what it sends
        line.when_empty = self._go_on

    def take_with(self, taker: Callable[[bytes], bool] | None) -> None:
        """Let messages be taken at once by something that says whether it could."""
        self._line.taker = taker

    def tell(self, message: Any) -> None:
        """Send a message when there is room."""
        self.push(framed(messages.encode(message)))

    def push(self, frames: bytes) -> None:
        """Send frames when there is room; a window that is too slow is cut off, and comes back from its version."""
        if self.closed:
            return
        if not self._waiting and self._line.has_room:
            if not self._line.put(frames):
                self._lose()
        elif len(self._waiting) < self.most:
            self._waiting.append(frames)
        else:
            self.close(SLOW)

    def _lose(self) -> None:
        """Note that the line is gone; whoever reads from it notices too."""
        self._waiting.clear()
        self.closed = True

    def _go_on(self) -> None:
        """Send what waits, as long as there is room."""
        while self._waiting and self._line.has_room:
            if not self._line.put(self._waiting.popleft()):
                self._lose()

    def close(self, code: int) -> None:
        """End the connection, after what waits unless it is slow."""
        if self.closed:
            return
        self.closed = True
        if code == SLOW:
            self._cut()
        else:
            self._ending = asyncio.get_running_loop().create_task(self._end(code))

    def _cut(self) -> None:
        """Leave a line that does not take what is sent."""
        self._waiting.clear()
        self.cut = True
        self._line.drop()
        if self.reader is not None:
            self.reader.cancel()

    async def _end(self, code: int) -> None:
        await self._emptied()
        with suppress(OSError, RuntimeError):  # nobody may be there to hear of it
            await self._send({"type": "websocket.close", "code": code})

    async def _emptied(self) -> None:
        """Wait until nothing waits to be sent."""
        while self._waiting:
            await self._line.has_emptied()
            self._go_on()

    async def flush(self) -> None:
        """Wait a moment for what is still to be sent."""
        with suppress(TimeoutError):
            async with asyncio.timeout(FLUSH):
                await (self._emptied() if self._ending is None else asyncio.shield(self._ending))
