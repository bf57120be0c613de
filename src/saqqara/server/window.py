"""One open socket: what waits to be sent, and what it has seen."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Any

from saqqara.server import messages

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from saqqara.server.people import Person

SLOW, SERVICE_DOWN, TOO_MUCH = 4008, 1012, 4029


class Window:
    """A page or a program that looks at a table."""

    __slots__ = ("_send", "_sending", "_waiting", "closed", "most", "person", "seat", "seen", "since", "strikes")

    def __init__(self, send: Callable[[Any], Awaitable[None]], person: Person | None, most: int) -> None:
        """Nothing has been said yet."""
        self._send = send
        self._waiting: deque[Any] = deque()
        self._sending: asyncio.Task[None] | None = None
        self.person, self.most = person, most
        self.seat: int | None = None  # until it says hello
        self.since = 0  # the version that it was sent last
        self.seen = False  # whether it was sent what was said before it came
        self.strikes = 0
        self.closed = False

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
            self._waiting.clear()
        self._waiting.append({"type": "websocket.close", "code": code})
        self._start()

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
