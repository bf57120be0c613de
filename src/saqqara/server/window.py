"""One open socket: what waits to be sent, and what it has seen."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Any

from saqqara.server import messages

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from saqqara.server.people import Person

FLUSH = 2.0  # seconds
SLOW, SERVICE_DOWN, TOO_MUCH = 4008, 1012, 4029


class Window:
    """A page or a program that looks at a table."""

    __slots__ = (
        "_send",
        "_sending",
        "_waiting",
        "closed",
        "cut",
        "most",
        "person",
        "reader",
        "seat",
        "since",
        "strikes",
    )

    def __init__(self, send: Callable[[Any], Awaitable[None]], person: Person | None, most: int) -> None:
        """Nothing has been said yet."""
        self._send = send
        self._waiting: deque[Any] = deque()
        self._sending: asyncio.Task[None] | None = None
        self.person, self.most = person, most
        self.seat: int | None = None  # until it says hello
        self.since = 0  # the version that it was sent last
        self.strikes = 0
        self.closed = False
        self.cut = False  # whether it was too slow
        self.reader: asyncio.Task[None] | None = None  # whoever waits for what it sends

    @property
    def who(self) -> str | None:
        """Return the id of the person, None of a stranger."""
        return None if self.person is None else self.person.id

    def tell(self, message: Any) -> None:
        """Send a message when there is room."""
        self.push(messages.encode(message))

    def push(self, data: bytes) -> None:
        """Send bytes when there is room; a window that is too slow is cut off, and comes back from its version."""
        if self.closed:
            return
        if len(self._waiting) >= self.most:
            self.close(SLOW)
            return
        self._waiting.append({"type": "websocket.send", "text": data.decode()})
        self._start()

    def close(self, code: int) -> None:
        """End the connection, after what waits unless it is slow."""
        if self.closed:
            return
        self.closed = True
        if code == SLOW:
            self._cut()
            return
        self._waiting.append({"type": "websocket.close", "code": code})
        self._start()

    def _cut(self) -> None:
        """Leave a line that does not take what is sent."""
        self._waiting.clear()
        self.cut = True
        for task in (self._sending, self.reader):
            if task is not None:
                task.cancel()

    async def flush(self) -> None:
        """Wait a moment for what is still to be sent."""
        if self._sending is not None:
            await asyncio.wait([self._sending], timeout=FLUSH)

    def _start(self) -> None:
        if self._sending is None:
            self._sending = asyncio.get_running_loop().create_task(self._pump())

    async def _pump(self) -> None:
        try:
            while self._waiting:
                await self._send(self._waiting.popleft())
        except (OSError, RuntimeError):  # the line is gone; whoever reads from it notices too
            self._waiting.clear()
            self.closed = True
        finally:
            self._sending = None
