"""Nobody learns what is hidden over the wire: tables that look alike to an audience send it the same bytes."""

import asyncio
import os
import re
from contextlib import AsyncExitStack
from itertools import islice
from typing import Any

import pytest

from saqqara.core.dealer import SeededDealer
from saqqara.core.game import CHANCE
from saqqara.core.kernel import load
from saqqara.core.view import SPECTATOR
from saqqara.testing import shelf_games
from tests.server.client import Window
from tests.small.hands import GAME as HANDS
from tests.test_secrets import has_secrets, private_logs, sealed_logs

PAIRS = int(os.environ.get("SAQQARA_PAIRS", "3"))  # of each kind and game
FEWEST = 3  # of any game
LONGEST = 24  # moves that are played before two tables differ
ASKED = 10  # actions of which is asked why not
GAMES = [*filter(has_secrets, shelf_games()), HANDS]
games = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


class Scripted:
    """Deals what a log says, and then like any dealer."""

    def __init__(self, match):
        self.numbers = [move.action.number for move in match.moves if move.seat == CHANCE]
        self.then = SeededDealer(1)

    def answer(self, kernel, state, components):
        return self.numbers.pop(0) if self.numbers else self.then.answer(kernel, state, components)


class Listening(Window):
    """A window whose keys are the same at every table."""

    def key(self):
        self._keys += 1
        return f"{self.seat} {self._keys}"

    async def settle(self):
        """Hear all that was sent so far."""
        await self.send(do="ping")
        await self.hear("pong")


def pairs(game):
    """Find tables that differ in one thing: (one match, the other, the seats that may know it)."""
    found: list[Any] = []
    for kind in (private_logs, sealed_logs):
        whole = (pair for pair in kind(game, range(80)) if len(pair[0].moves) <= LONGEST)
        found += islice((pair for pair in whole if pair[0].setup.seats > 1 and dealt(*pair[:2])), PAIRS)
    return found


def dealt(one, two):
    """Let chance answer alike at both tables until a seat decides; say whether it could."""
    while CHANCE in one.deciding:
        codes = [[action.code for action, _ in match.chances()] for match in (one, two) if CHANCE in match.deciding]
        both = [code for code in codes[0] if code in codes[-1]]
        if len(codes) < 2 or not both:
            return False
        for match in (one, two):
            match.play(CHANCE, both[0])
    return CHANCE not in two.deciding


class Table:
    """A table at which a match is played again over sockets, with everybody and somebody who watches."""

    def __init__(self, service, match):
        self.service, self.match = service, match
        self.streams: dict[int, list[str]] = {}

    async def play(self, monkeypatch):
        """Return what each audience was sent, without names and times."""
        setup = self.match.setup
        dealer = Scripted(self.match)
        monkeypatch.setattr(self.service.hall, "dealer", lambda _record: dealer)
        people = [self.service.person(f"Seat {seat}") for seat in range(setup.seats)]
        wishes = {"options": dict(setup.options), "auto": False}
        self.id = people[0].make(setup.game.name, "me", *["open"] * (setup.seats - 1), **wishes)["id"]
        for person in people[1:]:
            person.post(f"/api/tables/{self.id}/sit")
        watcher = self.service.person("Watcher")
        async with AsyncExitStack() as stack:
            self.windows = []
            for seat, person in [*enumerate(people), (SPECTATOR, watcher)]:
                window = await stack.enter_async_context(Listening(person, self.id, seat, 0, True))
                self.windows.append(window)
                await self.settle()
            for move in [move for move in self.match.moves if move.seat != CHANCE]:
                assert (await self.windows[move.seat].move(move.action.code))["kind"] == "done"
                await self.settle()
            await self.try_everything()
            await self.take_back()
        return self.streams

    async def settle(self):
        await asyncio.gather(*(window.settle() for window in self.windows))

    async def try_everything(self):
        """Let every seat ask and try what it can; all is refused."""
        actions = self.match.setup.game.catalogue.actions
        some = actions[:: max(1, len(actions) // ASKED)]
        for window in self.windows[:-1]:
            lit = {option["code"] for option in window.view["options"]}
            for action in some:
                if action.path:
                    wish = {"seat": window.seat, "spot": action.path[-1], "path": list(action.path[:-1])}
                    await window.send(do="why", **wish)
                    await window.hear("why")
                if action.code not in lit:
                    assert (await window.move(action.code))["kind"] == "refused"
            for wish in ({"code": "dance"}, {"seat": (window.seat + 1) % 2}, {"version": 0}, {"version": 9999}):
                said = await window.move(**{"code": some[-1].code} | wish)
                assert said["kind"] == "refused"
            if window.view["undo"] == "no":
                await window.undo()
            await self.settle()
        await self.read()

    async def read(self):
        """Read all that can be read, as everybody."""
        for window in self.windows:
            for part in ("", "/log", "/frames", "/log?seat=-1", "/frames?seat=-1", "/frames?seat=0", "/log?seat=1"):
                answer = await asyncio.to_thread(window.person.http.get, f"/api/tables/{self.id}{part}")
                window.texts.append(f"{answer.status_code} {answer.text}")
            self.streams[window.seat] = [self.plain(text) for text in window.texts]

    async def take_back(self):
        """Take the last answer back where it is sealed, and give the first one instead."""
        last = self.match.moves[-1]
        if last.seat == CHANCE or last.only is None:
            return
        window = self.windows[last.seat]
        assert (await window.undo())["kind"] == "done"
        await self.settle()
        assert (await window.move(window.view["options"][0]["code"]))["kind"] == "done"
        await self.settle()
        await self.read()

    def plain(self, text):
        """Leave out what differs between any two tables."""
        text = re.sub(r'"(at|created|now)":\d+', r'"\1":0', text.replace(self.id, "T"))
        return re.sub(r'"commitment":"[0-9a-f]+"', '"commitment":""', text)


def played(service, monkeypatch, one, two):
    return [asyncio.run(Table(service, match).play(monkeypatch)) for match in (one, two)]


@games
def test_tables_that_look_alike_send_the_same_bytes(service, hands, monkeypatch, game):
    found = pairs(game)
    assert len(found) >= FEWEST
    for one, two, readers in found:
        first, second = played(service, monkeypatch, one, two)
        for seat, stream in first.items():
            if seat in readers:
                assert stream != second[seat]
            else:
                assert stream == second[seat]


@games
def test_the_check_catches_a_service_that_leaks(service, hands, monkeypatch, game):
    one, two, _ = pairs(game)[0]
    rules = load(game, "plain").rules
    monkeypatch.setattr(rules, "see", lambda dst, src, _seat: rules.copy(dst, src))
    first, second = played(service, monkeypatch, one, two)
    assert all(first[seat] != second[seat] for seat in first)
