"""A line takes messages whole, in pieces and several at once, and sends what the library would send."""

import asyncio

import pytest
from websockets.frames import Frame, Opcode

from saqqara.server.line import framed, mask_at

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
