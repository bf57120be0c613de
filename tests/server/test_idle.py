"""Tables that nobody looks at leave memory, all of them, and are read again when somebody comes back."""

import asyncio
import gc
import time
import weakref
from contextlib import contextmanager
from typing import Any

from saqqara.server import hall
from tests.server.client import serving

IDLE = 0.0  # seconds


def swept(service):
    """Let the service put away what nobody looks at."""

    async def sweep():
        await asyncio.sleep(0.01)
        service.hall.put_away_idle()

    asyncio.run_coroutine_threadsafe(sweep(), service.loop).result()


@contextmanager
def no_collector():
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def begun(service, game):
    """Make a table, and play one move at it."""
    ada = service.person("Ada")
    table = ada.make(game, "me", "me")["id"]

    async def play():
        async with ada.window(table, 0) as window:
            await window.until(lambda: window.view)
            await window.hello(window.view["deciding"][0])
            await window.until(lambda: window.view["options"])
            await window.move(window.view["options"][0]["code"])

    asyncio.run(play())
    return ada, table


def until_nobody_looks(service, table):
    while service.hall.rooms[table].windows:
        time.sleep(0.005)


def test_a_table_that_nobody_looks_at_leaves_memory_and_comes_back_as_it_was(tmp_path, turns):
    with serving(tmp_path, idle=IDLE) as service:
        ada, table = begun(service, turns)
        log = ada.http.get(f"/api/tables/{table}/log").text
        until_nobody_looks(service, table)
        swept(service)
        assert table not in service.hall.rooms
        assert ada.http.get(f"/api/tables/{table}/log").text == log
        assert table in service.hall.rooms


def test_a_table_that_somebody_looks_at_stays(tmp_path, turns):
    with serving(tmp_path, idle=IDLE) as service:
        ada, table = begun(service, turns)

        async def look():
            async with ada.window(table, 0) as window:
                await window.until(lambda: window.view)
                await asyncio.to_thread(swept, service)
                assert table in service.hall.rooms

        asyncio.run(look())


def test_the_game_of_a_table_goes_at_once_and_what_is_left_of_many_with_the_collector(tmp_path, turns, monkeypatch):
    monkeypatch.setattr(hall, "RINGS", 2)
    with serving(tmp_path, idle=IDLE) as service, no_collector():
        rooms: list[Any] = []
        for _ in range(2):
            assert all(room() for room in rooms)
            _, table = begun(service, turns)
            until_nobody_looks(service, table)
            playing = weakref.ref(service.hall.rooms[table].playing)
            rooms.append(weakref.ref(service.hall.rooms[table]))
            swept(service)
            assert playing() is None
        assert rooms[0]() is None
