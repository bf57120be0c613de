"""One socket a window: it says hello, and then hears what is new at its table."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec
import structlog
from starlette.websockets import WebSocket

from saqqara.server import bodies, bounds, messages
from saqqara.server.line import line_of
from saqqara.server.mistakes import Mistake
from saqqara.server.security import Bucket, address, check_origin
from saqqara.server.store import NotStored
from saqqara.server.window import TOO_MUCH, Window

if TYPE_CHECKING:
    from starlette.types import Message, Receive, Scope, Send

    from saqqara.server.api import Api
    from saqqara.server.room import Room

log = structlog.get_logger("saqqara.sockets")
STRIKES = 3  # messages in a row that could not be understood
NOT_UNDERSTOOD, NO_TABLE, FOREIGN = 4000, 4004, 4003


class Sockets:
    """Opens windows on tables."""

    def __init__(self, api: Api) -> None:
        """Keep what windows need."""
        self.api, self.hall, self.gate = api, api.hall, api.gate

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one socket from its opening to its end."""
        socket = WebSocket(scope, receive, send)
        await receive()  # "connect"
        try:
            self.gate.let_in("sockets", address(socket))
            caller = await self.api.caller(socket)
            by_token = caller.person is not None and not caller.cookie
            if not by_token:
                check_origin(socket, self.hall.settings.origins)
        except Mistake as mistake:
            await _refuse(send, mistake)
            return
        await send({"type": "websocket.accept"})
        window = Window(line_of(scope), send, caller.person, self.hall.settings.window)
        try:
            room = await self.hall.room(scope["path_params"]["table"])
        except (Mistake, NotStored) as error:
            window.tell(messages.Gone(error.error if isinstance(error, Mistake) else "not-stored"))
            window.close(NO_TABLE)
            await window.flush()
            return
        try:
            await self._serve(room, window, receive, address(socket))
        except asyncio.CancelledError:
            if not window.cut:
                raise
            log.info("a slow window was cut off", table=room.record.id)

    async def _serve(self, room: Room, window: Window, receive: Receive, where: str) -> None:
        room.enter(window)
        self.hall.figures.windows.inc()
        rates = self.gate.rates
        bucket, reader = Bucket(rates.messages, rates.burst), asyncio.current_task()
        window.take_with(partial(self._take, room, window, bucket))
        try:
            while not window.closed:
                message = await _next(window, receive, reader)
                if message["type"] == "websocket.disconnect":
                    break
                if not bucket.take():
                    window.tell(messages.NotUnderstood("too-much", "too many messages"))
                    window.close(TOO_MUCH)
                    break
                await self._hear(room, window, message.get("text") or message.get("bytes") or "", where)
        finally:
            window.closed = True
            window.take_with(None)
            self.hall.figures.windows.dec()
            room.go(window)
        await window.flush()

    def _take(self, room: Room, window: Window, bucket: Bucket, data: bytes) -> bool:
        """Act on an answer at once, where nothing has to be waited for; return whether that was so."""
        if window.closed or window.reader is None or window.seat is None:
            return False
        if len(data) > bounds.LARGEST_MESSAGE or not data.isascii():
            return False
        try:
            message = messages.understand(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            return False
        if not isinstance(message, messages.Play) or not room.answering.may_move(window, message) or not bucket.take():
            return False
        self.hall.figures.messages.inc()
        window.strikes = 0
        room.answering.move_at_once(window, message)
        return True

    async def _hear(self, room: Room, window: Window, data: Any, where: str) -> None:
        """Understand one message and act on it."""
        self.hall.figures.messages.inc()
        try:
            message = _understood(window, data)
            try:
                await self._act(room, window, message, where)
            except NotStored:
                window.tell(_not_stored(message))
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            self._strike(window, "message", f"the message cannot be understood: {error}")
        except Mistake as mistake:
            self._strike(window, mistake.error, mistake.text)
        else:
            window.strikes = 0

    async def _act(self, room: Room, window: Window, message: messages.Sent, where: str) -> None:
        match message:
            case messages.Play():
                await room.answering.move(window, message)
            case messages.Hello():
                await room.hello(window, message)
            case messages.Undo():
                await room.taking_back.undo(window, message)
            case messages.Agree():
                await room.taking_back.agree(window, message)
            case messages.AskWhy():
                await room.talking.why(window, message)
            case messages.Say():
                self.gate.let_in("chats", where)
                await room.talking.say(window, message.text)
            case messages.Ping():
                window.tell(messages.Pong())

    @staticmethod
    def _strike(window: Window, error: str, text: str) -> None:
        """Say that something could not be understood; three in a row end the connection."""
        window.strikes += 1
        window.tell(messages.NotUnderstood(error, text))
        if window.strikes >= STRIKES:
            window.close(NOT_UNDERSTOOD)


async def _next(window: Window, receive: Receive, reader: asyncio.Task[None] | None) -> Message:
    """Wait for a message; only then may a slow window be cut off, never while what it asked for is being stored."""
    window.reader = reader
    try:
        return await receive()
    finally:
        window.reader = None


def _understood(window: Window, data: Any) -> messages.Sent:
    """Return a message that may be acted on."""
    if len(data) > bounds.LARGEST_MESSAGE:
        raise Mistake(413, "too-large", f"a message has at most {bounds.LARGEST_MESSAGE} bytes")
    message: messages.Sent = messages.understand(data)
    if window.seat is None and not isinstance(message, messages.Hello | messages.Ping):
        raise Mistake(400, "hello", "say hello first")
    return message


def _not_stored(message: messages.Sent) -> messages.Refused | messages.NotUnderstood:
    """Answer what cannot be done while the store cannot be read."""
    text = "the store cannot be read now, and nothing changed"
    if isinstance(message, messages.Play | messages.Undo):
        return messages.Refused(message.key, "not-stored", text)
    return messages.NotUnderstood("not-stored", text)


async def _refuse(send: Send, mistake: Mistake) -> None:
    """Answer a socket that is not opened, with the mistake as JSON."""
    said = messages.encode(bodies.Mistake(mistake.error, mistake.text, mistake.where, mistake.hint))
    headers = [(b"content-type", b"application/json")]
    await send({"type": "websocket.http.response.start", "status": mistake.status, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": said})
