"""One after the other: a lock that is taken without a wait where it is nobody's."""

from __future__ import annotations

import asyncio
from collections import deque


class Turns:
    """Lets one act at a time, in the order in which they came."""

    __slots__ = ("_held", "waiters")

    def __init__(self) -> None:
        """Nobody acts yet."""
        self._held = False
        self.waiters: deque[asyncio.Future[None]] = deque()

    def locked(self) -> bool:
        """Say whether somebody acts."""
        return self._held

    def take(self) -> bool:
        """Act now, if nobody does; return whether that was so."""
        taken, self._held = not self._held, True
        return taken

    async def acquire(self) -> None:
        """Wait for one's turn."""
        if self.take():
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiters.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                self.waiters.remove(turn)
            else:
                self.release()  # it had just come
            raise

    def release(self) -> None:
        """Let the next one act; it is nobody else's turn meanwhile."""
        while self.waiters:
            turn = self.waiters.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        self._held = False

    async def __aenter__(self) -> None:
        """Wait for one's turn."""
        await self.acquire()

    async def __aexit__(self, *_error: object) -> None:
        """Let the next one act."""
        self.release()
