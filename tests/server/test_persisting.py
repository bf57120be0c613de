"""Nothing is shown before it is stored, and a disk that is full loses nothing."""

import asyncio
import sqlite3
import threading
import time
from contextlib import AsyncExitStack, closing, contextmanager

import pytest
from sqlalchemy import event

from saqqara.core.match import replay
from saqqara.server.room import Room
from saqqara.server.store import FILE, NotStored
from saqqara.server.window import SLOW
from tests.server.client import Person, serving
from tests.server.test_moves import table_of_two


class Gate:
    """Holds back what a store is about to commit, and lets it go on or fail."""

    def __init__(self, store, fails):
        self.fails, self._commit = fails, store._commit
        self.held, self.opened = threading.Event(), threading.Event()
        store._commit = self._held

    def __enter__(self):
        return self

    def __exit__(self, *error):
        self.opened.set()

    def _held(self, units):
        self.held.set()
        self.opened.wait()
        return [NotStored("held back")] * len(units) if self.fails else self._commit(units)


@pytest.mark.parametrize("fails", [False, True], ids=["stored", "lost"])
def test_what_is_not_yet_stored_is_shown_to_nobody(tmp_path, turns, run, fails):
    async def play(service):
        async with AsyncExitStack() as stack:
            first, second = await table_of_two(stack, service, turns, public=True)
            watcher = service.person()
            window = await stack.enter_async_context(watcher.window(first.table, hello=False))
            before, code = first.view["version"], first.view["options"][0]["code"]
            gate = stack.enter_context(Gate(service.hall.store, fails))
            answer = asyncio.create_task(first.move(code))
            await asyncio.to_thread(gate.held.wait)
            path = f"/api/tables/{first.table}"
            asked = [asyncio.create_task(window.hello(-1)), asyncio.create_task(second.hello(second.seat))]
            asked += [
                asyncio.create_task(asyncio.to_thread(watcher.get, path + part)) for part in ("", "/log", "/frames")
            ]
            listed = await asyncio.to_thread(watcher.get, "/api/tables")
            assert listed[0]["state"] == "playing"
            await asyncio.wait([answer, *asked], timeout=0.3)
            assert not any(task.done() for task in (answer, *asked))
            gate.opened.set()
            said, *_, log, frames = await asyncio.gather(answer, *asked)
            after = before if fails else said["version"]
            assert said.get("error") == ("not-stored" if fails else None)
            for looking in (window, second):
                await looking.until(lambda: looking.view and looking.view["version"] == after)  # noqa: B023
                assert all(heard["version"] <= after for heard in looking.heard if heard["kind"] == "view")
            assert frames["last"] == after
            assert (code in log) == (not fails)

    with serving(tmp_path) as service:
        run(play(service))


def test_the_end_is_not_told_before_it_is_stored(tmp_path, hands, run):
    async def play(service):
        ada, ben = service.person("Ada"), service.person("Ben")
        table = ada.make(hands.name, "me", "me", public=True)["id"]
        async with ada.window(table, 0) as window:
            for answer in range(6):
                if answer == 5:
                    gate = Gate(service.hall.store, fails=True)
                    gate.opened.set()
                seat = answer % 2
                await window.hello(seat)
                await window.until(lambda: window.view["seat"] == seat and window.view["options"])  # noqa: B023
                said = await window.move("show rock")
            assert said["error"] == "not-stored"
            about = await asyncio.to_thread(ben.get, f"/api/tables/{table}")
            assert (about["state"], about["winners"], about["seed"]) == ("playing", None, None)
            gate.fails = False
            assert (await window.move("show rock"))["kind"] == "done"
            await window.until(lambda: window.about["state"] == "over")

    with serving(tmp_path) as service:
        run(play(service))


# -- A full disk ------------------------------------------------------------------------------------------------------


@contextmanager
def full(service):
    """Let the database grow no more; its writer notices when it needs another page."""

    def limit(connection, _record):
        connection.execute("PRAGMA max_page_count=1")  # never less than there are

    engine = service.hall.store.engine
    with closing(sqlite3.connect(engine.url.database)) as database:
        database.execute("VACUUM")  # nothing in it is free
    event.listen(engine, "connect", limit)
    engine.dispose()
    try:
        yield
    finally:
        event.remove(engine, "connect", limit)
        engine.dispose()


def test_a_full_disk_loses_nothing_and_the_game_goes_on_when_there_is_room_again(tmp_path, turns, run):
    async def play(service):
        async with AsyncExitStack() as stack:
            both = await table_of_two(stack, service, turns)
            watcher = await stack.enter_async_context(service.person().window(both[0].table))
            await watcher.until(lambda: watcher.view)
            with full(service):
                moving, code, key = await play_until_refused(both)
                before = await log_of(both[0])
            again = await moving.move(code, key=key)
            assert again["kind"] == "done"
            for window in (*both, watcher):
                await window.until(lambda: window.view["version"] == again["version"])  # noqa: B023
            log = await log_of(both[0])
            assert log.startswith(before)
            assert log.removeprefix(before).splitlines()[0].endswith(code)
            return both[0].table, log

    with serving(tmp_path) as service:
        table, log = run(play(service))
    with closing(sqlite3.connect(tmp_path / FILE)) as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    with serving(tmp_path) as service:
        assert service.person().get(f"/api/tables/{table}/log") == log
    assert replay(log).text == log


async def play_until_refused(both):
    """Play on until something is not stored; return who it was, the code and its key."""
    for turn in range(1000):
        latest = max(window.view["version"] for window in both)
        for window in both:
            await window.until(lambda: window.view["version"] >= latest)  # noqa: B023
        moving = next(window for window in both if window.view["options"])
        code, name = moving.view["options"][-1]["code"], f"key {turn}"
        said = await moving.move(code, key=name)
        if said["kind"] == "refused":
            assert said["error"] == "not-stored"
            return moving, code, name
        await moving.until(lambda: moving.view["version"] == said["version"])  # noqa: B023
    return pytest.fail("the disk was never full")


async def log_of(window):
    return await asyncio.to_thread(window.person.get, f"/api/tables/{window.table}/log")


# -- A line that ends while something is stored -----------------------------------------------------------------------


def test_a_window_cut_off_while_its_answer_is_stored_loses_nothing_and_the_others_are_told(tmp_path, turns, run):
    async def play(service):
        async with AsyncExitStack() as stack:
            first, second = await table_of_two(stack, service, turns)
            version, code = first.view["version"], first.view["options"][0]["code"]
            gate = stack.enter_context(Gate(service.hall.store, fails=False))
            await first.send(do="move", seat=first.seat, version=version, key="one", code=code)
            await asyncio.to_thread(gate.held.wait)
            cut = next(one for one in service.hall.rooms[first.table].windows if one.seat == first.seat)
            cut_off(service, cut)
            gate.opened.set()
            await second.until(lambda: second.view["version"] > version)
            assert second.story[version]["code"] == code

    with serving(tmp_path) as service:
        run(play(service))


def cut_off(service, window):
    """Do what is done with a window that is too slow."""
    done = threading.Event()

    def cut():
        window.close(SLOW)
        done.set()

    service.loop.call_soon_threadsafe(cut)
    done.wait()


def test_a_table_that_was_made_but_had_not_begun_begins_when_somebody_comes(tmp_path, turns, monkeypatch):
    async def die(_room, _seats=()):
        raise NotStored("killed")

    with serving(tmp_path) as service:
        ada = service.person("Ada")
        cookies = dict(ada.http.cookies)
        with monkeypatch.context() as patch:
            patch.setattr(Room, "save", die)
            ada.make(turns, "me", "random", status=503)
    with serving(tmp_path) as service:
        ada = Person(service, cookies=cookies)
        service.people.append(ada)
        (about,) = ada.get("/api/me")["tables"]
        assert about["state"] == "open"
        assert ada.get(f"/api/tables/{about['id']}")["state"] == "playing"
        assert ada.get(f"/api/tables/{about['id']}/log").startswith(turns)


def until(ready):
    """Wait for something in the thread of the service."""
    while not ready():
        time.sleep(0.005)


@pytest.mark.parametrize("what", ["move", "undo", "chat", "sit"])
def test_what_waits_while_its_table_is_deleted_leaves_no_trace(tmp_path, turns, run, what):
    async def play(service):
        ada = service.person("Ada")
        table = await asyncio.to_thread(lambda: ada.make(turns, "me", "me", auto=False)["id"])
        room = service.hall.rooms[table]
        async with ada.window(table, 0) as window:
            await window.until(lambda: window.view)
            seat = window.view["deciding"][0]
            await window.hello(seat)
            await window.until(lambda: window.view["seat"] == seat)
            with Gate(service.hall.store, fails=False) as gate:
                gone = asyncio.create_task(asyncio.to_thread(ada.delete, f"/api/tables/{table}"))
                await asyncio.to_thread(gate.held.wait)
                wish = {"seat": seat, "version": window.view["version"], "key": "late"}
                if what == "move":
                    await window.send(do="move", code=window.view["options"][0]["code"], **wish)
                elif what == "undo":
                    await window.send(do="undo", **wish)
                elif what == "chat":
                    await window.send(do="chat", text="too late")
                else:
                    late = asyncio.create_task(asyncio.to_thread(ada.post, f"/api/tables/{table}/sit", 410))
                await asyncio.to_thread(until, lambda: room.lock.waiters)
            await gone
            await window.ended()
            if what == "sit":
                assert (await late)["error"] == "deleted"
        return table

    with serving(tmp_path) as service:
        table = run(play(service))
    with closing(sqlite3.connect(tmp_path / FILE)) as database:
        for part in ("lines", "chats"):
            rows = database.execute(f'SELECT * FROM {part} WHERE "table" = ?', (table,))  # noqa: S608
            assert rows.fetchall() == []


def test_a_bots_answer_to_a_game_that_was_read_again_since_is_not_taken(tmp_path, turns, run):
    async def play(service, room):
        seen = room.playing
        seat = seen.deciding[0]
        code = seen.match.options(seat)[0].code
        room.record.chairs[seat].away = True  # nobody was told: no bot is asked
        async with room.lock:
            await room.load()
        room.record.chairs[seat].away = True
        await room.answering.answer_for(seat, code, seen, seen.version(seat))
        before = room.playing.match.text
        assert before == seen.match.text
        await room.answering.answer_for(seat, code, room.playing, room.playing.version(seat))
        return before, room.playing.match.text

    with serving(tmp_path) as service:
        ada = service.person("Ada")
        table = ada.make(turns, "me", "me", auto=False, mode="turns")["id"]
        before, after = asyncio.run_coroutine_threadsafe(play(service, service.hall.rooms[table]), service.loop).result(
            30
        )
    assert after.startswith(before)
    assert after != before
