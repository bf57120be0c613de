"""Clients that come back by themselves, and what must hold of every table that they have played at."""

import asyncio
import json
import sqlite3
from contextlib import closing
from random import Random
from typing import Any

import psycopg
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from saqqara.core.match import replay
from saqqara.core.story import retell
from saqqara.server.store import FILE
from tests.server.postgres import STORE, database_of

PAUSE = 0.05  # seconds before one comes back


class Player:
    """One seat that plays at random, by the documented rule: after a cut line it connects, says hello with the version that it has, and sends again what was not answered."""

    def __init__(self, person, table, seat, address=None, quiet=20.0, seed=""):
        self.person, self.table, self.seat, self.quiet = person, table, seat, quiet
        self.address = address or person.service.address
        self.chooser = Random(f"{table if seed == '' else seed} {seat}")
        self.story: list[dict[str, Any]] = []
        self.view: dict[str, Any] = {}
        self.sent: dict[str, dict[str, Any]] = {}
        self.done: dict[str, int] = {}  # versions by key
        self.pending: dict[str, Any] | None = None
        self.greeted = 0  # times that hello was answered
        self.stopped = False

    @property
    def over(self):
        return bool(self.view) and self.view["over"]

    async def play(self):
        """Play until the game is over, or until stopped and everything sent is answered."""
        while not (self.over or (self.stopped and self.pending is None)):
            try:
                await self._visit()
            except (OSError, EOFError, TimeoutError, WebSocketException):
                await asyncio.sleep(PAUSE)

    async def _visit(self):
        headers = self.person.headers
        headers.pop("Origin", None)
        url = f"{self.address.replace('http', 'ws', 1)}/api/tables/{self.table}/socket"
        origin = self.address if "Cookie" in headers else None
        async with connect(
            url, additional_headers=headers, origin=origin, compression=None, open_timeout=self.quiet,
            close_timeout=0.2, ping_interval=None,
        ) as line:  # fmt: skip
            await self.send(line, {"do": "hello", "seat": self.seat, "since": len(self.story)})
            if self.pending is not None:
                await self.send(line, self.pending)
            while not (self.over or (self.stopped and self.pending is None)):
                async with asyncio.timeout(self.quiet):
                    message = json.loads(await line.recv())
                self.hear(message)
                await self._go_on(line)

    async def send(self, line, message):
        await line.send(json.dumps(message))

    def hear(self, message):
        kind = message["kind"]
        if kind == "about":
            self.greeted += 1
        elif kind == "view":
            self._take(message)
        elif kind == "done":
            assert self.done.setdefault(message["key"], message["version"]) == message["version"]
            self._answered(message["key"])
        elif kind == "refused":
            assert message["error"] in {"stale", "over", "not-stored"}, message
            assert message["key"] not in self.done
            if message["error"] != "not-stored":
                self._answered(message["key"])
        else:
            assert kind in {"deciding", "clocks", "gone", "chat"}, message

    def _answered(self, key):
        if self.pending is not None and self.pending["key"] == key:
            self.pending = None

    def _take(self, view):
        """Keep a view; what was told once is never told otherwise, and never lost."""
        assert view["since"] <= len(self.story) <= view["version"]
        known = self.story[view["since"] :]
        assert view["story"][: len(known)] == known
        self.story += view["story"][len(known) :]
        assert len(self.story) == view["version"]
        self.view = view

    async def _go_on(self, line):
        ready = self.pending is None and self.view and len(self.story) >= max(self.done.values(), default=0)
        if not ready or self.stopped or not self.view["options"] or self._tried():
            return
        key = f"{self.seat} {len(self.sent)}"
        wish = {"seat": self.seat, "version": self.view["version"], "key": key}
        if self.view["undo"] == "free" and self.chooser.random() < 0.05:
            wish |= {"do": "undo"}
        else:
            wish |= {"do": "move", "code": self.chooser.choice(self.view["options"])["code"]}
        self.pending = self.sent[key] = wish
        await self.send(line, wish)

    def _tried(self):
        """Say whether this very view has been answered already."""
        last = next(reversed(self.sent.values()), None)
        return last is not None and last["key"] in self.done and last["version"] == self.view["version"]


class Muddled(Player):
    """A player whose messages come twice, late, and in another order."""

    async def send(self, line, message):
        if message["do"] == "hello":
            await super().send(line, message)
            return
        again = self.chooser.sample([*self.sent.values()], min(2, len(self.sent)))
        several = [message, message, *again, {"do": "ping"}]
        self.chooser.shuffle(several)
        for one in several:
            await super().send(line, one)

    def hear(self, message):
        if message["kind"] == "refused" and message["key"] not in {key for key in self.sent if key not in self.done}:
            raise AssertionError(message)
        if message["kind"] != "pong":
            super().hear(message)


def check(where, players, *, consent=False):
    """Compare what players were told with what is stored: nothing told is missing, nothing is there twice.

    Where others may have agreed that something is taken back, that has no key: it was asked for, and done later.
    """
    for table in {player.table for player in players}:
        lines, answers = stored(where, table)
        text = "\n".join(lines) + "\n"
        assert replay(text).lines == lines
        stories = retell(text)
        for player in (player for player in players if player.table == table):
            keys = {key: version for (seat, key), version in answers.items() if seat == player.seat}
            assert player.done.items() <= keys.items()
            assert keys.keys() <= player.sent.keys()
            told = stories[player.seat].entries
            own = [entry for entry in told if entry.seat == player.seat]
            taken_back = sum(entry.action is None for entry in own)
            assert 0 <= len(own) - len(keys) <= (taken_back if consent else 0)
            for heard, entry in zip(player.story, told, strict=False):
                code = None if entry.action is None else entry.action.code
                assert (heard["n"], heard["seat"], heard.get("code")) == (entry.n, entry.seat, code)
            assert len(player.story) <= len(told)
            for key in player.done:
                wish, entry = player.sent[key], told[player.sent[key]["version"]]
                assert entry.seat == player.seat
                assert (entry.action.code if entry.action else None) == wish.get("code")


def stored(where, table):
    """Read the lines and the answers of a table: from a data folder, or from a database by its address."""
    if STORE == "postgres" and not isinstance(where, str):
        where = database_of(where)
    database: Any = psycopg.connect(where) if isinstance(where, str) else sqlite3.connect(where / FILE)
    mark = "%s" if isinstance(where, str) else "?"
    with closing(database):
        lines = database.execute(f'SELECT body FROM lines WHERE "table" = {mark} ORDER BY n', (table,)).fetchall()  # noqa: S608
        answers = f'SELECT seat, "key", version FROM lines WHERE "table" = {mark} AND "key" IS NOT NULL'  # noqa: S608
        rows = database.execute(answers, (table,)).fetchall()
    assert len({(seat, key) for seat, key, _ in rows}) == len(rows)
    return [line for (line,) in lines], {(seat, key): version for seat, key, version in rows}
