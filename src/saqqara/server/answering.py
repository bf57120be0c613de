"""Answers at a table: checked, applied, stored, and only then told."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

import structlog

from saqqara.core.game import IllegalAction
from saqqara.server import messages
from saqqara.server.deciding import rule_for
from saqqara.server.line import framed
from saqqara.server.messages import Done, Refused
from saqqara.server.refusals import SENTENCES, TRIES
from saqqara.server.store import Conflict, Lines, NotStored

if TYPE_CHECKING:
    from saqqara.server.playing import Playing
    from saqqara.server.room import Room
    from saqqara.server.window import Window

    Wish = messages.Play | messages.Undo

log = structlog.get_logger("saqqara.answering")


class Answering:
    """What people and bots answer at one table."""

    def __init__(self, room: Room) -> None:
        """Know the table."""
        self.room = room

    # -- People -------------------------------------------------------------------------------------------------------

    async def move(self, window: Window, wish: messages.Play) -> None:
        """Carry out somebody's answer, or say why not; where another process was quicker, look again."""
        for _ in range(TRIES):
            try:
                async with self.room.settled:
                    refusal = self.refusal(window, wish)
                    if refusal is not None and not await self.let(window, wish, refusal):
                        return
                    first = self._answered(window, wish)
                    if first is not None:
                        await self.keep(first, window, wish)
                    return
            except Conflict:
                continue
        window.tell(Refused(wish.key, "not-stored", SENTENCES["not-stored"]))

    def may_move(self, window: Window, wish: messages.Play) -> bool:
        """Say whether somebody may move, and nothing has to be waited for or looked up before."""
        if self.room.changing or self.room.hall.cluster is not None or self.room.record.state != "playing":
            return False
        return self.refusal(window, wish) is None

    def move_at_once(self, window: Window, wish: messages.Play) -> None:
        """Carry out the answer of somebody who may move, as `move` does, without a task that waits for the store."""
        first = self._answered(window, wish)
        if first is None or not self.room.lock.take():
            return
        lines = self._lines(first, wish)
        if self.room.record.state == "over":
            self.room.hall.start(self._keep_and_let(lines, window, wish))
        else:
            self.room.hall.store.append_then(lines, partial(self._stored, lines, window, wish))

    def _stored(self, lines: Lines, window: Window, wish: messages.Play, error: Exception | None) -> None:
        """Tell everybody what was stored, and let the next one act."""
        if error is not None:
            self.room.hall.start(self._keep_and_let(lines, window, wish, error))
            return
        try:
            self._kept(lines, window, wish)
        finally:
            self.room.lock.release()

    async def _keep_and_let(
        self, lines: Lines, window: Window, wish: messages.Play, error: Exception | None = None
    ) -> None:
        """Store lines where that has not failed already, and let the next one act."""
        try:
            if error is None:
                await self._keep(lines, window, wish)
            else:
                await self._fail(window, wish, error)
        except NotStored:
            window.tell(Refused(wish.key, "not-stored", SENTENCES["not-stored"]))
        finally:
            self.room.lock.release()

    def _answered(self, window: Window, wish: messages.Play) -> int | None:
        """Apply an answer; return how many lines there were before, or say why it is not allowed."""
        playing = self.room.playing
        assert playing is not None  # noqa: S101
        try:
            first = playing.answer(wish.seat, wish.code)
        except IllegalAction as error:
            window.tell(self._illegal(playing, wish, error))
            return None
        if self.room.record.auto:
            playing.answer_alone()
        return first

    @staticmethod
    def _illegal(playing: Playing, wish: messages.Play, error: IllegalAction) -> Refused:
        """Name the rule that forbids an answer, as far as the seat can know."""
        action = playing.match.setup.game.catalogue.find(wish.code)
        if action is None:
            return Refused(wish.key, "illegal", error.reason, "unknown", wish.code)
        rule = rule_for(playing.match.view(wish.seat), action.number)
        return Refused(wish.key, "illegal", "this is not allowed now", rule, wish.code)

    # -- Whether one may act ------------------------------------------------------------------------------------------

    async def let(self, window: Window, wish: Wish, refusal: str | Done) -> bool:
        """Answer somebody who may not act now; but look again first where another process may know more."""
        now_so: str | Done | None = refusal
        if self.room.hall.cluster is not None and not isinstance(refusal, Done):
            await self.room.look(answers=True)
            now_so = self.refusal(window, wish)
        if now_so is None:
            return True
        if isinstance(now_so, Done):
            window.tell(now_so)
            return False
        window.tell(Refused(wish.key, now_so, SENTENCES[now_so]))
        if now_so == "stale":
            self.room.show(window, min(wish.version, window.since))
        return False

    def refusal(self, window: Window, wish: Wish) -> str | Done | None:
        """Return why somebody may not act now, or that it was done before; None where nothing is against it."""
        if wish.seat not in self.room.seats_of(window.who):
            return "not-yours"
        playing = self.room.playing
        if playing is None:
            return "not-begun"
        version = playing.answers.get((wish.seat, wish.key))
        if version is not None:
            return Done(wish.key, version)
        if self.room.record.state == "over":
            return "over"
        if self.room.record.chairs[wish.seat].away:
            return "away"
        return "stale" if wish.version != playing.version(wish.seat) else None

    # -- Bots ---------------------------------------------------------------------------------------------------------

    async def answer_for(self, seat: int, code: str, seen: Playing, version: int) -> None:
        """Carry out what a bot chose, if it is still asked what it saw: the game may have been read again since."""
        async with self.room.settled:
            playing = self.room.playing
            asked = playing is seen and seat in seen.deciding and seen.version(seat) == version
            may = self.room.record.chairs[seat].by_bot and self.room.cared_for and not self.room.paused
            if playing is None or not asked or not may:
                return
            first = playing.answer(seat, code)
            if self.room.record.auto:
                playing.answer_alone()
            with suppress(Conflict):  # then another process has answered, and that was read
                await self.keep(first)

    # -- Storing ------------------------------------------------------------------------------------------------------

    async def keep(self, first: int, window: Window | None = None, wish: Wish | None = None) -> None:
        """Store what was played since a line, then tell everybody; if that fails nothing has happened."""
        await self._keep(self._lines(first, wish), window, wish)

    def _lines(self, first: int, wish: Wish | None) -> Lines:
        """Return what was played since a line, to be stored; until it is, memory is ahead of the store."""
        playing = self.room.playing
        assert playing is not None  # noqa: S101
        answer = None if wish is None else (wish.seat, wish.key, playing.version(wish.seat))
        changes = self._changes(playing)
        self.room.unsure = True
        bodies = playing.match.lines[first:]
        return Lines(self.room.record.id, first + 1, bodies, playing.at, answer, changes, self.room.record.version)

    async def _keep(self, lines: Lines, window: Window | None, wish: Wish | None) -> None:
        try:
            await self.room.hall.store.append(lines)
        except (NotStored, Conflict) as error:
            await self._fail(window, wish, error)
            return
        if self.room.record.state == "over":
            self.room.revealed = await self.room.hall.is_revealed(self.room.record)
        self._kept(lines, window, wish)

    async def _fail(self, window: Window | None, wish: Wish | None, error: Exception) -> None:
        """Go back to what is stored, and say so; raise the error where it is to be tried again."""
        log.warning("not stored", table=self.room.record.id, reason=type(error).__name__)
        if not await self._fall_back(window, wish, error):
            raise error

    def _kept(self, lines: Lines, window: Window | None, wish: Wish | None) -> None:
        """Tell everybody what is stored now."""
        playing = self.room.playing
        assert playing is not None  # noqa: S101
        self.room.unsure = False
        if lines.changes:
            self.room.record.version += 1
        asked, self.room.taking_back.asked = self.room.taking_back.asked, None
        done = b""
        if wish is not None and lines.answer is not None:
            version = playing.answers[wish.seat, wish.key] = lines.answer[2]
            done = framed(messages.encode(Done(wish.key, version)))
        self.room.hall.figures.moves.inc()
        if asked is not None or self.room.record.state == "over":
            self.room.tell_about()
        self.room.publish(window, done)

    def _changes(self, playing: Playing) -> dict[str, object]:
        """Return what else changes with an answer: the end, and the time in the banks."""
        changes: dict[str, object] = {}
        if playing.over and self.room.record.state == "playing":
            self.room.record.state, self.room.record.winners = "over", playing.match.winners
            changes = {"state": "over", "winners": messages.encode(self.room.record.winners).decode()}
        changes |= self.room.timing.count(playing)
        if self.room.record.asked is not None:
            self.room.record.asked = changes["asked"] = None
        return changes

    async def _fall_back(self, window: Window | None, wish: Wish | None, error: Exception) -> bool:
        """Go back to what is stored; return whether that is an answer: one that was stored after all is done."""
        try:
            await self.room.load()
        except NotStored:
            log.warning("cannot be read", table=self.room.record.id)
        again = isinstance(error, Conflict) and self.room.hall.cluster is not None and not self.room.unsure
        known = None
        if wish is not None and self.room.playing is not None and not self.room.unsure:
            known = self.room.playing.answers.get((wish.seat, wish.key))
        if known is not None or again:
            self.room.publish()
        if window is None or wish is None:
            return not again
        if known is not None:
            window.tell(Done(wish.key, known))
        elif not again:
            window.tell(Refused(wish.key, "not-stored", SENTENCES["not-stored"]))
        return known is not None or not again
