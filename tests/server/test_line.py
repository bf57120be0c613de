"""A line takes messages whole, in pieces and several at once, and sends what the library would send."""

import asyncio
from contextlib import AsyncExitStack

import pytest
from websockets.frames import Frame, Opcode

from saqqara.server.line import Inbox, Line, framed, mask_at
from tests.server.test_moves import table_of_two

HELLO, PING = b'{"do": "hello", "seat": -1, "since": 0}', b'{"do": "ping"}'


def sent(data, kind=Opcode.TEXT, *, whole=True):
    return Frame(kind, data, whole).serialize(mask=True)


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536, 70_000])
def test_a_frame_is_the_librarys(size):
    assert framed(b"x" * size) == Frame(Opcode.TEXT, b"x" * size).serialize(mask=False)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 4000, 65_535])
def test_only_a_frame_that_is_all_there_is_taken_at_once(size):
    frame = sent(b"x" * size)
    assert mask_at(frame) == (2 if size < 126 else 4)
    assert not any(mask_at(frame[:end]) for end in range(0, len(frame), max(1, size // 50)))
    assert mask_at(frame + b"x") == 0
    assert mask_at(framed(b"x" * size)) == 0


FIRST, THEN = sent(HELLO), sent(PING)
WAYS = {
    "whole": [FIRST, THEN],
    "together": [FIRST + THEN],
    "cut in the head": [FIRST[:1], FIRST[1:3], FIRST[3:], THEN],
    "cut in the text": [FIRST, THEN[:9], THEN[9:]],
    "in fragments": [FIRST, sent(PING[:5], whole=False), sent(PING[5:], Opcode.CONT)],
    "with a control frame": [FIRST, sent(b"", Opcode.PONG), THEN],
}


@pytest.mark.parametrize("way", WAYS)
def test_messages_are_understood_however_they_come(service, turns, way):
    ada = service.person("Ada")
    table = ada.make(turns, "me", "me")["id"]

    async def talk():
        async with ada.window(table, hello=False) as window:
            for piece in WAYS[way]:
                window.line.transport.write(piece)
                await asyncio.sleep(0.05)
            await window.hear("about")
            await window.hear("pong")

    asyncio.run(talk())


# -- What waits to be read --------------------------------------------------------------------------------------------


def test_what_comes_is_read_in_order_also_by_whoever_waited_for_it(run):
    async def read():
        inbox = Inbox(asyncio.get_running_loop())
        waiting = asyncio.create_task(inbox.get())
        await asyncio.sleep(0)
        for message in (1, 2, 3):
            inbox.put_nowait(message)
        assert inbox.qsize() == 3
        assert [await waiting, await inbox.get(), await inbox.get()] == [1, 2, 3]
        assert inbox.empty()

    run(read())


def test_nothing_is_lost_with_a_reader_that_was_sent_away(run):
    async def read():
        inbox = Inbox(asyncio.get_running_loop())
        waiting = asyncio.create_task(inbox.get())
        await asyncio.sleep(0)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        inbox.put_nowait(1)
        assert await inbox.get() == 1

    run(read())


# -- What is written --------------------------------------------------------------------------------------------------


def test_whoever_has_answered_is_told_all_of_it_in_one_write(service, turns, monkeypatch):
    written, put = [], Line.put

    def noted(line, frames):
        written.append(frames)
        return put(line, frames)

    async def play():
        async with AsyncExitStack() as stack:
            first, second = await table_of_two(stack, service, turns)
            monkeypatch.setattr(Line, "put", noted)
            said = await first.move(first.view["options"][0]["code"])
            for window in (first, second):
                await window.until(lambda: window.view["version"] == said["version"])  # noqa: B023

    asyncio.run(play())
    done = [frames for frames in written if b'"kind":"done"' in frames]
    assert [frames.count(b'"kind":"view"') for frames in done] == [1]
    assert done[0].index(b'"kind":"done"') < done[0].index(b'"kind":"view"')
    assert sum(b'"kind":"view"' in frames for frames in written) == 2


def test_a_line_that_is_lost_while_it_has_no_room_keeps_nobody_waiting(service, turns):
    ada = service.person("Ada")
    table = ada.make(turns, "me", "me")["id"]

    async def leave():
        async with ada.window(table, 0) as window:
            await window.until(lambda: window.view)
            room = service.hall.rooms[table]
            (here,) = room.windows
            here._line.has_room = False
            here.push(framed(b"{}"))
            window.line.transport.abort()
            for _ in range(200):
                if not room.windows:
                    break
                await asyncio.sleep(0.05)
            assert not room.windows
            assert here._line.has_room

    asyncio.run(leave())
