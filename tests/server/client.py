"""A service on a port of its own, and people and programs who use it over real sockets."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
import time
from contextlib import contextmanager
from dataclasses import replace
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from saqqara.server.serve import Server, server_of
from saqqara.server.settings import Rates, Settings
from tests.server.postgres import STORE, database_of

PATIENCE = 15.0  # seconds before a test gives up
OFTEN = "1000000/second"
FREELY = Rates(OFTEN, OFTEN, OFTEN, OFTEN, OFTEN, OFTEN, messages=1e9, burst=1e9, chats=OFTEN, checks=OFTEN)


class Service:
    """A service that runs in a thread, on a data folder."""

    def __init__(self, data, **settings):
        usual: dict[str, Any] = {"rates": FREELY, "pace": 0.0}
        if STORE == "postgres":
            usual["database"] = database_of(data)
        self.settings = Settings(data=data, **usual | settings)
        self.server: Server = server_of(self.settings)
        self.socket = socket.create_server(("127.0.0.1", 0))
        self.people: list[Person] = []
        self.port = self.socket.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        end = time.monotonic() + PATIENCE
        while not self.server.started and time.monotonic() < end and self._thread.is_alive():
            time.sleep(0.005)
        assert self.server.started, "the service did not start"

    def _run(self):
        async def serve():
            self.loop = asyncio.get_running_loop()
            await self.server.serve(sockets=[self.socket])

        asyncio.run(serve())

    @property
    def hall(self):
        app: Any = self.server.config.app
        return app.state.hall

    def stop(self):
        for person in self.people:
            person.http.close()
        self.server.should_exit = True
        self._thread.join(PATIENCE)
        self.socket.close()
        assert not self._thread.is_alive(), "the service did not stop"

    def person(self, name=None, **changes):
        made = Person(self, name, **changes)
        self.people.append(made)
        return made


@contextmanager
def serving(data, **settings):
    service = Service(data, **settings)
    try:
        yield service
    finally:
        service.stop()


class Person:
    """Somebody with a browser (cookie and csrf word), or a program with a token."""

    def __init__(self, service, name=None, token=None, cookies=None):
        self.service = service
        self.http = httpx.Client(base_url=service.address, timeout=PATIENCE, cookies=cookies)
        if token is not None:
            self.http.headers["authorization"] = f"Bearer {token}"
        self.csrf = self.get("/api/me")["csrf"]
        self.http.headers["x-saqqara-csrf"] = self.csrf
        if name is not None:
            self.post("/api/me", name=name)

    @property
    def headers(self):
        """What a browser, or a program, sends along when it opens a socket."""
        if "authorization" in self.http.headers:
            return {"Authorization": self.http.headers["authorization"]}
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        return {"Cookie": cookie, "Origin": self.service.address}

    def get(self, path, status=200, **query):
        return self._answer(self.http.get(path, params=query), status)

    def post(self, path, status=200, /, **body):
        return self._answer(self.http.post(path, json=body), status)

    def delete(self, path, status=200):
        return self._answer(self.http.delete(path), status)

    @staticmethod
    def _answer(response, status):
        assert response.status_code == status, response.text
        if response.headers["content-type"].startswith("application/json"):
            return response.json()
        return response.text

    def make(self, game, *players, status=200, **wishes):
        """Make a table; players are "me", "open", or the level of a bot."""
        entries = [{"kind": kind} if kind in {"me", "open"} else {"kind": "bot", "level": kind} for kind in players]
        return self.post("/api/tables", status, game=game, players=entries, **wishes)

    def window(self, table, seat=-1, since=0, hello=True):
        return Window(self, table, seat, since, hello)


class Window:
    """One open socket; keeps the newest view and everything it heard."""

    def __init__(self, person, table, seat, since, hello):
        self.person, self.table, self.seat, self.since, self._hello = person, table, seat, since, hello
        self.texts: list[str] = []  # as they came
        self.heard: list[dict[str, Any]] = []
        self.view: Any = None
        self.about: Any = None
        self.story: list[dict[str, Any]] = []
        self._keys = 0

    async def __aenter__(self):
        address = self.person.service.address.replace("http", "ws", 1)
        headers = self.person.headers
        origin = headers.pop("Origin", None)
        url = f"{address}/api/tables/{self.table}/socket"
        self.line = await connect(
            url, additional_headers=headers, origin=origin, compression=None, open_timeout=PATIENCE
        )
        if self._hello:
            await self.hello(self.seat, self.since)
        return self

    async def __aexit__(self, *error):
        await self.line.close()

    async def hello(self, seat, since=0):
        self.seat = seat
        await self.send(do="hello", seat=seat, since=since)
        return await self.hear("about")

    async def send(self, **message):
        await self.line.send(json.dumps(message))

    async def next(self):
        text = await asyncio.wait_for(self.line.recv(), PATIENCE)
        self.texts.append(str(text))
        message = json.loads(text)
        self.heard.append(message)
        if message["kind"] == "view":
            self._take(message)
        elif message["kind"] == "about":
            self.about = message["about"]
        return message

    def _take(self, view):
        """Keep a view; its story goes on exactly where ours ends."""
        if self.view is not None and self.view["seat"] == view["seat"]:
            assert view["since"] <= len(self.story), "a piece of the story is missing"
            self.story[view["since"] :] = view["story"]
        else:
            self.story = [{}] * view["since"] + view["story"]
        assert len(self.story) == view["version"]
        assert [entry["n"] for entry in view["story"]] == list(range(view["since"], view["version"]))
        self.view = view

    async def hear(self, *kinds):
        """Return the next message of one of these kinds."""
        while True:
            message = await self.next()
            if message["kind"] in kinds:
                return message

    async def ended(self):
        """Read until the service ends the connection, and return its code."""
        try:
            while True:
                await self.next()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else None

    async def until(self, ready):
        """Read until a condition holds."""
        while not ready():
            await self.next()

    def key(self):
        self._keys += 1
        return f"{id(self)} {self._keys}"

    async def move(self, code, seat=None, version=None, key=None):
        """Send an answer and return what is said to it."""
        key = key or self.key()
        version = self.view["version"] if version is None else version
        await self.send(do="move", seat=self.seat if seat is None else seat, version=version, key=key, code=code)
        return await self.answer(key)

    async def undo(self, seat=None, version=None, key=None):
        key = key or self.key()
        version = self.view["version"] if version is None else version
        await self.send(do="undo", seat=self.seat if seat is None else seat, version=version, key=key)
        return await self.answer(key)

    async def answer(self, key):
        while True:
            message = await self.next()
            if message["kind"] in {"done", "refused", "asked"} and message["key"] == key:
                return message

    async def play(self, chooser: Random):
        """Answer whatever is asked, at random, until the game is over."""
        await self.until(lambda: self.view is not None)
        while not self.view["over"]:
            if self.view["options"]:
                version = self.view["version"]
                said = await self.move(chooser.choice(self.view["options"])["code"])
                assert said["kind"] == "done" or said["error"] == "stale", said
                await self.until(lambda: self.view["version"] != version or not self.view["options"])  # noqa: B023
            else:
                await self.hear("view")


async def windows(*opened):
    """Open several windows at once."""
    return await asyncio.gather(*(window.__aenter__() for window in opened))


def faster(**rates):
    """Return rates that are free but for those named."""
    return replace(FREELY, **rates)
