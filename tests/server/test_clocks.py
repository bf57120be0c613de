"""Clocks: a move's own time, then the bank; whoever runs out is replaced until they return."""

import asyncio
import time
from typing import Any

from sqlalchemy import update

from saqqara.server import schema
from saqqara.server.clocks import DAY, Clocks
from saqqara.server.people import now
from saqqara.server.store import NotStored

HOUR = 3600  # seconds: longer than any machine takes
MANY = 100  # tries: more than news can come between


def clocks(move=10, bank=20):
    return Clocks.of({"move": move, "bank": bank}, None, 2)


def test_a_move_has_time_of_its_own_before_the_bank():
    made = clocks()
    made.turn([0], 1000)
    assert made.left(6000) == [25_000, 30_000]
    made.turn([1], 9000)
    assert made.banks == [20_000, 20_000]
    made.turn([0], 9000)
    made.turn([1], 24_000)
    assert made.banks == [15_000, 20_000]


def test_whoever_runs_out_is_named():
    made = clocks()
    made.turn([0, 1], 0)
    assert (made.out(29_999), made.next(29_000)) == ([], 1000)
    assert made.out(30_000) == [0, 1]


def test_a_pause_costs_nothing():
    made = clocks()
    made.turn([0], 0)
    made.pause(4000)
    assert (made.left(50_000), made.out(90_000), made.next(90_000)) == ([26_000, 30_000], [], None)
    made.resume(60_000)
    assert made.left(61_000) == [25_000, 30_000]


def test_each_question_of_a_turn_has_its_own_time():
    made = clocks()
    made.turn([0], 0)
    made.again(0, 12_000)
    assert (made.banks[0], made.left(12_000)[0]) == (18_000, 28_000)


def test_days_are_counted_anew_for_each_move():
    made: Any = Clocks.of({"days": 3}, None, 2)
    made.turn([1], 0)
    assert made.left(DAY) == [3 * DAY, 2 * DAY]
    made.turn([0], 2 * DAY)
    assert made.left(2 * DAY) == [3 * DAY, 3 * DAY]


def test_a_table_without_a_clock_has_none():
    assert Clocks.of(None, None, 2) is None


def test_out_of_time_a_bot_sits_in_and_the_person_returns(service, turns):
    ada = service.person("Ada")
    table = ada.make(turns, "me", "me", clock={"move": HOUR, "bank": 0}, level="random")["id"]

    async def play():
        async with ada.window(table, 0) as window:
            clock = await window.hear("clocks")
            (late,) = clock["running"]
            assert 0 < clock["left"][late] <= clock["left"][1 - late] == HOUR * 1000
            service.loop.call_soon_threadsafe(pass_time, service.hall.rooms[table], late)
            await window.until(lambda: window.about["seats"][late]["away"])
            assert window.about["seats"][late]["level"] == "random"
            await window.until(lambda: any(entry["seat"] == late for entry in window.story))
            about = await asyncio.to_thread(ada.post, f"/api/tables/{table}/return", seat=late)
            assert about["seats"][late]["away"] is False

    asyncio.run(play())


def pass_time(room, seat):
    """Let an hour of a seat's clock go by at once."""
    room.timing.clocks.since[seat] -= HOUR * 1000
    room.timing.set_timer()


def test_while_nothing_can_be_stored_a_clock_that_has_run_out_tries_less_and_less_often(service, turns):
    ada = service.person("Ada")
    table = ada.make(turns, "me", "me", clock={"move": HOUR, "bank": 0}, level="random")["id"]
    room, tried = service.hall.rooms[table], []

    def refuse(_job, _about=None):
        tried.append(1)
        failed = asyncio.get_running_loop().create_future()
        failed.set_exception(NotStored("full"))
        return failed

    async def run_out():
        while room.hall.cluster is not None and room.record.ticking is None:  # noqa: ASYNC110  it is stored beside
            await asyncio.sleep(0.01)
        write, room.hall.store.write = room.hall.store.write, refuse
        waits: list[float] = []
        while len(waits) < 8 and len(tried) < MANY:
            before = len(tried)
            await let_time_run_out()
            waits.append(room.timing.patience)
            if len(tried) != before + 1 or not room.timing.patience:  # news came between, and began the clocks anew
                waits, room.timing.patience = [], 0.0
        room.hall.store.write = write
        while not any(chair.away for chair in room.record.chairs):
            await let_time_run_out()
        return waits, room.timing.patience, [chair.away for chair in room.record.chairs]

    async def let_time_run_out():
        (late,) = room.timing.clocks.since
        room.timing.clocks.since[late] = 0
        await room.timing.is_up()

    async def look():
        async with ada.window(table, 0) as window:
            await window.hear("clocks")
            return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(run_out(), service.loop))

    waits, after, away = asyncio.run(look())
    assert waits == [1, 2, 4, 8, 16, 32, 60, 60]
    assert after == 0
    assert sum(away) == 1


def test_nobody_loses_time_while_nobody_is_there(service, turns):
    ada = service.person("Ada")
    table = ada.make(turns, "me", "me", clock={"move": 1, "bank": 0})["id"]
    room = service.hall.rooms[table]
    assert (room.paused, room.timing.clocks.out(10**15)) == (True, [])


def test_days_that_are_up_are_noticed_although_nobody_looks(service, turns):
    ada = service.person("Ada")
    table = ada.make(turns, "me", "me", mode="turns", clock={"days": 1}, level="random")["id"]
    hall = service.hall
    hall.rooms.pop(table).put_away()

    def age(connection):
        connection.execute(update(schema.lines).where(schema.lines.c.table == table).values(at=now() - DAY - 1))

    async def look():
        await hall.store.write(age)
        await hall.take_out_overdue()

    asyncio.run_coroutine_threadsafe(look(), service.loop).result(15)
    end = time.monotonic() + 15
    while not any(seat["away"] for seat in ada.get(f"/api/tables/{table}")["seats"]):
        assert time.monotonic() < end
        time.sleep(0.05)
