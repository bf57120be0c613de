"""One connection under a window: what is sent goes straight to the transport, in frames that many lines share."""

from __future__ import annotations

from collections import deque
from struct import Struct
from typing import TYPE_CHECKING, Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

try:
    from websockets.speedups import apply_mask
except ImportError:  # a system for which the library is not compiled
    from websockets.utils import apply_mask
from websockets.protocol import State

if TYPE_CHECKING:
    from asyncio import AbstractEventLoop, Future
    from collections.abc import Callable

    from starlette.types import Scope
    from websockets.http11 import Request

HERE = "saqqara.line"  # where the line is found in the scope of a socket
TEXT = 0x81  # the first byte of a whole message of text
MASKED = 0x80  # the second one of what people send: a mask of four bytes follows
SHORT, LONG = 126, 1 << 16  # lengths from which on the head has two and eight bytes more
HEAD = Struct(">BBH").pack
MANY = 16  # messages that may wait to be read before the line is no longer listened to


def framed(data: bytes) -> bytes:
    """Return a message of text as it goes over the line."""
    size = len(data)
    if size < SHORT:
        return bytes((TEXT, size)) + data
    if size < LONG:
        return HEAD(TEXT, SHORT, size) + data
    return bytes((TEXT, SHORT + 1)) + size.to_bytes(8, "big") + data


def mask_at(data: bytes) -> int:
    """Return where the mask of a frame is, if it is all that came, and short; else 0."""
    size = data[1] - MASKED if len(data) > 1 else -1
    if 0 <= size < SHORT:
        return 2 if len(data) == 6 + size else 0
    return 4 if size == SHORT and len(data) == 8 + int.from_bytes(data[2:4], "big") else 0


def line_of(scope: Scope) -> Line:
    """Return the line that a socket came by."""
    return cast("Line", scope["extensions"][HERE])


class Inbox:
    """What has come and waits to be read, by one reader."""

    __slots__ = ("_loop", "_reader", "_waiting")

    def __init__(self, loop: AbstractEventLoop) -> None:
        """Nothing has come yet."""
        self._loop = loop
        self._waiting: deque[Any] = deque()
        self._reader: Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        """Take something in, and wake whoever waits for it."""
        self._waiting.append(message)
        reader, self._reader = self._reader, None
        if reader is not None and not reader.done():
            reader.set_result(None)

    async def get(self) -> Any:
        """Wait for what comes next."""
        while not self._waiting:
            self._reader = self._loop.create_future()
            await self._reader
        return self._waiting.popleft()

    def empty(self) -> bool:
        """Say whether nothing waits."""
        return not self._waiting

    def qsize(self) -> int:
        """Return how much waits."""
        return len(self._waiting)


class Line(WebSocketsSansIOProtocol):
    """The server's own connection, without a task for every message out and a stop for every message in."""

    when_empty: Callable[[], None] | None = None  # called when there is room again
    taker: Callable[[bytes], bool] | None = None  # takes a message at once, if nothing has to be waited for
    has_room = True  # whether what is sent now goes out before long
    _in_pieces = True  # whether every frame has come by itself so far

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        """Wait for the handshake."""
        super().__init__(*args, **kwargs)
        self.queue = Inbox(self.loop)  # type: ignore[assignment]

    def handle_connect(self, event: Request) -> None:
        """Open the socket; the application finds its line in the scope."""
        super().handle_connect(event)
        if self.handshake_initiated and not self.close_sent:
            self.scope["extensions"][HERE] = self  # type: ignore[assignment]

    # -- Out ----------------------------------------------------------------------------------------------------------

    def put(self, frames: bytes) -> bool:
        """Send frames; return whether anybody can still hear them."""
        if self.close_sent or self.transport.is_closing():
            return False
        self.transport.write(frames)
        return True

    async def has_emptied(self) -> None:
        """Wait until there is room, or nobody who could hear."""
        await self.writable.wait()

    def drop(self) -> None:
        """End the connection at once; what waits in it is lost."""
        self.transport.abort()

    def pause_writing(self) -> None:
        """There is no room."""
        super().pause_writing()
        self.has_room = False

    def connection_lost(self, exc: Exception | None) -> None:
        """Let nobody wait for room in vain."""
        self.has_room = True
        super().connection_lost(exc)

    def resume_writing(self) -> None:
        """There is room again."""
        super().resume_writing()
        self.has_room = True
        if self.when_empty is not None:
            self.when_empty()

    # -- In -----------------------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Take in what came: a message in one piece at once, anything else by the library's rules."""
        at = mask_at(data) if self._in_pieces else 0
        if self.conn.state is not State.OPEN:
            self._in_pieces = not self.handshake_initiated
        elif not at:
            self._in_pieces = False  # the library may have kept the beginning of a frame
        elif data[0] == TEXT and self.conn.current_size is None and len(data) <= self.config.ws_max_size:
            self._take(apply_mask(data[at + 4 :], data[at : at + 4]))
            return
        super().data_received(data)

    def _take(self, message: bytes) -> None:
        """Hand on a message: at once, or to whoever reads."""
        if self.taker is None or not self.queue.empty() or not self.taker(message):
            self.curr_msg_data_type = "text"
            self.frames = [message]
            self.send_receive_event_to_app()

    def send_receive_event_to_app(self) -> None:
        """Hand on a message; reading stops only when many wait."""
        paused, self.read_paused = self.read_paused, True  # so that it is not stopped for this one
        super().send_receive_event_to_app()
        self.read_paused = paused
        if not paused and self.queue.qsize() >= MANY:
            self.read_paused = True
            self.transport.pause_reading()
