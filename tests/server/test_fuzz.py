"""Nonsense over the socket: every message is answered or refused, none breaks anything, and others play on."""

import asyncio
import json
import logging
import os
from contextlib import suppress
from random import Random
from typing import Any

import structlog
from websockets.exceptions import ConnectionClosed

from tests.server.client import serving
from tests.server.faults import Player, check, stored

FUZZ = int(os.environ.get("SAQQARA_FUZZ", "1000"))
NUMBERS = [-1, 0, 1, 6, 7, 99, 2**31 - 1, 2**31, 2**63, 2**64, 10**300, 1.5, -0.0, 1e308]
STRANGE: list[Any] = [
    None,
    True,
    "",
    " ",
    "0",
    [],
    {},
    [[]],
    {"do": "move"},
    "\x00",
    "\ud800",
    "😀" * 90,
    "é" * 300,
    "x" * 3000,
]
KINDS = {"about", "view", "deciding", "clocks", "done", "refused", "asked", "chat", "gone", "error", "pong", "why"}


class Nonsense:
    """Makes messages: some are noise, most are real ones with something wrong."""

    def __init__(self, seed):
        self.chooser = Random(seed)

    def valid(self, window):
        chooser, view = self.chooser, window.view or {"version": 0, "options": []}
        codes = [option["code"] for option in view["options"]] or ["x"]
        seat, key = max(window.seat, 0), f"key {chooser.randrange(1 << 30)}"
        act = {"seat": seat, "version": view["version"], "key": key}
        return chooser.choice(
            [
                {"do": "hello", "seat": window.seat, "since": chooser.randrange(view["version"] + 2)},
                {"do": "move", **act, "code": chooser.choice(codes)},
                {"do": "move", **act, "code": chooser.choice(codes)},
                {"do": "undo", **act},
                {"do": "agree", "id": chooser.randrange(4), "seat": seat, "yes": True},
                {"do": "why", "seat": seat, "spot": chooser.choice(["ship:1", "x"]), "path": ["ship:1"]},
                {"do": "chat", "text": "hello"},
                {"do": "ping"},
            ]
        )

    def message(self, window):
        """Return a text or bytes."""
        chooser = self.chooser
        valid = self.valid(window)
        kind = chooser.randrange(10)
        if kind == 0:
            return chooser.randbytes(chooser.randrange(1, 200))
        if kind == 1:
            text = json.dumps(valid)
            return text[: chooser.randrange(len(text))]
        if kind == 2:
            return "[" * chooser.randrange(1, 4000) if chooser.random() < 0.5 else '{"do":' * chooser.randrange(1, 600)
        if kind == 3:
            signs = list(json.dumps(valid))
            signs[chooser.randrange(len(signs))] = chr(chooser.randrange(1, 0x2FF))
            return "".join(signs)
        if kind == 4:
            return json.dumps(valid) + chooser.choice(["", " ", "\x00", "}", json.dumps(valid)])
        return json.dumps(self._mutated(valid))

    def _mutated(self, message):
        chooser = self.chooser
        for _ in range(chooser.randrange(3)):
            name = chooser.choice([*message, "seat", "version", "code", "key", "more"])
            message[name] = chooser.choice([*NUMBERS, *STRANGE, "x" * 5000])
        if chooser.random() < 0.2:
            del message[chooser.choice([*message])]
        if chooser.random() < 0.2:
            message["deep"] = nested(chooser.randrange(1, 300))
        return message


def nested(depth):
    made: list[Any] = []
    for _ in range(depth):
        made = [made]
    return made


async def fuzz(person, table, seat, nonsense, count):
    """Send nonsense at a table; whoever is put out comes back."""
    sent = 0
    while sent < count:
        with suppress(ConnectionClosed):
            async with person.window(table, seat) as window:
                while sent < count:
                    sent += 1
                    await window.line.send(nonsense.message(window))
                    await window.send(do="hello", seat=seat, since=0)
                    await window.send(do="ping")
                    await window.hear("pong")
        for heard in window.heard:
            assert heard["kind"] in KINDS
            assert heard.get("error") != "internal"
    return sent


def test_nonsense_breaks_nothing_and_others_play_on(tmp_path, turns, caplog):
    async def play(service):
        ada, ben, eve = (service.person(name) for name in ("Ada", "Ben", "Eve"))
        clean, dirty = (ada.make(turns, "me", "open", auto=False)["id"] for _ in range(2))
        ben.post(f"/api/tables/{clean}/sit")
        eve.post(f"/api/tables/{dirty}/sit")
        players = [Player(person, clean, seat) for seat, person in enumerate((ada, ben))]
        async with asyncio.timeout(FUZZ):
            await asyncio.gather(
                *(player.play() for player in players),
                fuzz(eve, clean, -1, Nonsense(1), FUZZ // 3),
                fuzz(eve, dirty, 1, Nonsense(2), FUZZ - FUZZ // 3 * 2),
                fuzz(ada, dirty, 0, Nonsense(3), FUZZ // 3),
            )
            last = Player(ada, dirty, 0), Player(eve, dirty, 1)
            keys = stored(tmp_path, dirty)[1]
            for player in last:
                player.sent = {key: {"key": key, "version": -1} for seat, key in keys if seat == player.seat}
            await asyncio.gather(*(player.play() for player in last))
        assert all(player.over for player in (*players, *last))
        check(tmp_path, [*players, *last], consent=True)
        return len(keys)

    with serving(tmp_path) as service, structlog.testing.capture_logs() as told:
        assert asyncio.run(play(service)) > 0
    assert [line for line in told if line["log_level"] in {"error", "critical"}] == []
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []
