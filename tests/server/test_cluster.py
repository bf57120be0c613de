"""Two services on one PostgreSQL: whoever sits wherever, it is one table."""

import asyncio
import time
from contextlib import contextmanager
from random import Random

import httpx
import psycopg
import pytest
from sqlalchemy import select

from saqqara.core import shelf
from saqqara.core.match import replay
from saqqara.server import schema, sharing
from tests.server.client import PATIENCE, Person, Service
from tests.server.postgres import database_of
from tests.server.test_kill import Nursery, until, up
from tests.small.hands import GAME as HANDS


@contextmanager
def two(data):
    database = database_of(data)
    first, second = Service(data, database=database), Service(data, database=database)
    try:
        yield first, second
    finally:
        second.stop()
        first.stop()


@pytest.fixture(scope="module")
def pair(tmp_path_factory):
    with two(tmp_path_factory.mktemp("pair")) as services:
        yield services


def everywhere(pair, name):
    """The same person at both services."""
    first = pair[0].person(name)
    return first, pair[1].person(cookies=dict(first.http.cookies))


def on_loop(service, work):
    return asyncio.run_coroutine_threadsafe(work, service.loop).result(PATIENCE)


def lines(service, table):
    query = select(schema.lines.c.body).where(schema.lines.c.table == table).order_by(schema.lines.c.n)
    return list(service.hall.store.read_now(lambda connection: connection.scalars(query).all()))


def wait(ready):
    end = time.monotonic() + PATIENCE
    while not ready():
        assert time.monotonic() < end
        time.sleep(0.01)


# -- Whole games ------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def processes(tmp_path_factory):
    """Two processes of their own, each on its port."""
    folder = tmp_path_factory.mktemp("processes")
    database = database_of(folder)
    started = [Nursery(folder / name, "--database", database) for name in ("first", "second")]
    for service in started:
        service.serve()
        asyncio.run(up(service))
    yield started
    for service in started:
        service.stop()


@pytest.mark.parametrize("name", shelf.names())
def test_a_whole_game_is_played_with_seats_on_two_processes(processes, name):
    seats = max(shelf.game(name).seats)
    people = [Person(processes[seat % 2], f"Seat {seat}") for seat in range(seats + 1)]
    table = people[0].make(name, "me", *["open"] * (seats - 1))["id"]
    for person in people[1:seats]:
        person.post(f"/api/tables/{table}/sit")

    async def play():
        opened = [person.window(table, seat if seat < seats else -1) for seat, person in enumerate(people)]
        async with asyncio.TaskGroup() as group:
            for window in opened:
                await window.__aenter__()
                group.create_task(window.play(Random(f"{name} {window.seat}")))
        for window in opened:
            await window.__aexit__()
        return opened

    seen = asyncio.run(play())
    assert len({tuple(window.view["scores"]) for window in seen}) == 1
    abouts = [person.get(f"/api/tables/{table}") for person in people]
    assert {about["state"] for about in abouts} == {"over"}
    assert all(about["winners"] == seen[0].view["winners"] for about in abouts)
    logs = {person.get(f"/api/tables/{table}/log") for person in people[:2]}
    assert len(logs) == 1
    assert replay(logs.pop()).over
    for person in people:
        person.http.close()


async def as_seat(window, seat, version):
    """Look through the eyes of a seat, at a version."""
    window.view = None
    await window.hello(seat, 0)
    await window.until(lambda: window.view and (window.view["seat"], window.view["version"]) == (seat, version))


# -- Races ------------------------------------------------------------------------------------------------------------


def test_of_two_moves_at_one_time_on_two_services_one_is_made_and_the_other_is_stale(pair, turns):
    here, there = everywhere(pair, "Ada")
    table = here.make(turns, "me", "me", auto=False)["id"]

    async def play():
        async with here.window(table) as first, there.window(table) as second:
            windows, made = (first, second), 0
            for _ in range(25):
                newest = max(windows, key=lambda window: window.view["version"] if window.view else -1)
                await newest.until(lambda: newest.view)  # noqa: B023
                seat, version = newest.view["deciding"][0], newest.view["version"]
                for window in windows:
                    await as_seat(window, seat, version)
                options = first.view["options"]
                said = await asyncio.gather(
                    first.move(options[0]["code"], seat), second.move(options[-1]["code"], seat)
                )
                kinds = sorted(one["kind"] for one in said)
                assert kinds == ["done", "refused"], said
                assert next(one for one in said if one["kind"] == "refused")["error"] == "stale"
                made += 1
                for window in windows:
                    await window.until(lambda: window.view["version"] > version)  # noqa: B023
            assert first.view["version"] == second.view["version"]
            return made

    made = asyncio.run(play())
    log = lines(pair[0], table)
    assert replay("\n".join(log) + "\n").lines == log
    assert sum(line[0].isdigit() for line in log) == made


def test_the_same_move_sent_to_both_is_made_once_and_done_at_both(pair, turns):
    here, there = everywhere(pair, "Ada")
    table = here.make(turns, "me", "me", auto=False)["id"]

    async def play():
        async with here.window(table, 0) as first, there.window(table, 0) as second:
            for window in (first, second):
                await window.until(lambda: window.view)  # noqa: B023
            seat, version = first.view["deciding"][0], first.view["version"]
            for window in (first, second):
                await as_seat(window, seat, version)
            code = first.view["options"][0]["code"]
            return await asyncio.gather(first.move(code, key="one"), second.move(code, key="one"))

    said = asyncio.run(play())
    assert [one["kind"] for one in said] == ["done", "done"]
    assert said[0]["version"] == said[1]["version"]
    assert sum(line[0].isdigit() for line in lines(pair[0], table)) == 1


def test_answers_under_seal_at_two_services_are_never_refused_because_of_each_other(pair, hands):
    ada, ben = pair[0].person("Ada"), pair[1].person("Ben")
    table = ada.make(HANDS.name, "me", "open")["id"]
    ben.post(f"/api/tables/{table}/sit")

    async def play():
        async with ada.window(table, 0) as first, ben.window(table, 1) as second:
            await asyncio.gather(first.play(Random(1)), second.play(Random(2)))
            return [*first.heard, *second.heard]

    assert not [message for message in asyncio.run(play()) if message["kind"] == "refused"]


def test_one_open_seat_is_taken_once_and_one_rematch_is_made(pair, hands):
    host = pair[0].person("Host")
    table = host.make(HANDS.name, "open", "open")["id"]
    guests = [pair[number % 2].person(f"Guest {number}") for number in range(4)]

    def sit(person):
        return person.http.post(f"/api/tables/{table}/sit", json={"seat": 1}).status_code

    async def all_sit():
        return await asyncio.gather(*(asyncio.to_thread(sit, person) for person in guests))

    assert sorted(asyncio.run(all_sit())) == [200, 409, 409, 409]
    here, there = everywhere(pair, "Ada")
    over = here.make(HANDS.name, "me", "me")["id"]

    async def finish():
        async with here.window(over, 0) as first, there.window(over, 1) as second:
            await asyncio.gather(first.play(Random(1)), second.play(Random(2)))

    asyncio.run(finish())

    async def both():
        return await asyncio.gather(
            *(asyncio.to_thread(one.post, f"/api/tables/{over}/rematch") for one in (here, there, here, there))
        )

    assert len({about["id"] for about in asyncio.run(both())}) == 1
    assert len(here.get("/api/me")["tables"]) == 2


# -- What is told -----------------------------------------------------------------------------------------------------


def test_who_is_there_what_is_said_and_what_changes_is_known_at_both(pair, turns):
    ada, ben = pair[0].person("Ada"), pair[1].person("Ben")
    table = ada.make(turns, "me", "open", public=True)["id"]
    ben.post(f"/api/tables/{table}/sit")

    def present(window):
        return [seat["present"] for seat in window.about["seats"]]

    async def play():
        async with ada.window(table, 0) as first:
            async with ben.window(table, 1) as second:
                for window in (first, second):
                    await window.until(lambda: present(window) == [True, True])  # noqa: B023
                listed = [await asyncio.to_thread(person.get, "/api/tables") for person in (ada, ben)]
                for number in range(3):
                    await first.send(do="chat", text=f"a{number}")
                    await second.send(do="chat", text=f"b{number}")
                chats = []
                for window in (first, second):
                    await window.until(lambda: sum(m["kind"] == "chat" for m in window.heard) == 6)  # noqa: B023
                    chats.append([(m["n"], m["text"]) for m in window.heard if m["kind"] == "chat"])
                await asyncio.to_thread(ben.post, f"/api/tables/{table}/leave", seat=1)
                await first.until(lambda: first.about["seats"][1]["away"])
                await asyncio.to_thread(ben.post, f"/api/tables/{table}/return", seat=1)
                await first.until(lambda: not first.about["seats"][1]["away"])
            await first.until(lambda: present(first) == [True, False])
            return listed, chats

    listed, chats = asyncio.run(play())
    for tables in listed:
        (about,) = [about for about in tables if about["id"] == table]
        assert ([seat["present"] for seat in about["seats"]], about["paused"]) == ([True, True], False)
    assert chats[0] == chats[1]
    assert [n for n, _ in chats[0]] == list(range(6))


def test_a_step_back_is_agreed_on_across_services(pair, turns):
    ada, ben = pair[0].person("Ada"), pair[1].person("Ben")
    table = ada.make(turns, "me", "open", auto=False)["id"]
    ben.post(f"/api/tables/{table}/sit")

    async def play():
        async with ada.window(table, 0) as first, ben.window(table, 1) as second:
            for window in (first, second):
                await window.until(lambda: window.view)  # noqa: B023
            for _ in range(2):
                mover, other = (first, second) if first.view["options"] else (second, first)
                version = mover.view["version"]
                assert (await mover.move(mover.view["options"][0]["code"]))["kind"] == "done"
                for window in (first, second):
                    await window.until(lambda: window.view["version"] > version)  # noqa: B023
            before = other.view["version"]
            said = await other.undo()
            assert said["kind"] == "asked"
            await mover.until(lambda: mover.about["asked"])
            assert mover.about["asked"]["id"] == said["id"]
            await mover.send(do="agree", id=said["id"], seat=mover.seat, yes=False)
            await other.until(lambda: other.about["asked"] is None)
            said = await other.undo()
            await mover.until(lambda: mover.about["asked"])
            await mover.send(do="agree", id=said["id"], seat=mover.seat, yes=True)
            for window in (first, second):
                await window.until(lambda: window.view["version"] > before and "back" in window.story[-1])  # noqa: B023
                await window.until(lambda: window.about["asked"] is None)  # noqa: B023

    asyncio.run(play())
    assert any(line.startswith("<") for line in lines(pair[0], table))


def test_a_table_that_is_deleted_at_one_is_gone_at_the_other_and_a_new_name_is_known(pair, turns):
    here, there = everywhere(pair, "Ada")
    table = here.make(turns, "me", "open")["id"]

    async def play():
        async with there.window(table) as window:
            await asyncio.to_thread(here.delete, f"/api/tables/{table}")
            return await window.ended()

    assert asyncio.run(play()) == 4010
    there.get(f"/api/tables/{table}", 410)
    here.post("/api/me", name="Beatrix")
    wait(lambda: there.get("/api/me")["name"] == "Beatrix")


def test_what_was_not_heard_is_read_before_anything_is_refused_or_shown(pair, turns, monkeypatch):
    here, there = everywhere(pair, "Ada")
    table = here.make(turns, "me", "me", auto=False)["id"]

    async def play():
        async with there.window(table, 0) as deaf, here.window(table, 0) as first:
            await deaf.until(lambda: deaf.view)
            await first.until(lambda: first.view)
            monkeypatch.setattr(pair[1].hall.cluster, "_hear", lambda payload: None)
            for _ in range(3):
                seat, version = first.view["deciding"][0], first.view["version"]
                await as_seat(first, seat, first.view["version"])
                said = await first.move(first.view["options"][0]["code"], seat)
                assert said["kind"] == "done"
                await first.until(lambda: first.view["version"] > version)  # noqa: B023
            assert deaf.view["version"] < first.view["version"]
            assert len(there.get(f"/api/tables/{table}/frames")["frames"]) == first.view["version"] + 1
            seat = first.view["deciding"][0]
            await as_seat(first, seat, first.view["version"])
            said = await deaf.move(first.view["options"][0]["code"], seat, first.view["version"], "late")
            assert said["kind"] == "done"

    asyncio.run(play())


# -- Who sees to it ---------------------------------------------------------------------------------------------------


def carers(pair, table):
    return [service for service in pair if table in service.hall.rooms and service.hall.rooms[table].cared_for]


def test_bots_are_asked_by_one_service_and_by_the_other_when_it_goes(tmp_path, turns):
    services = [Service(tmp_path, database=database_of(tmp_path)) for _ in range(2)]
    asked = dict.fromkeys(services, 0)
    for service in services:
        count(service, asked)
    people = dict(zip(services, everywhere(services, "Ada"), strict=True))
    table = people[services[0]].make(turns, "me", "random", auto=False)["id"]

    async def move(window, times):
        for _ in range(times):
            await window.until(lambda: window.view and window.view["options"])
            version = window.view["version"]
            assert (await window.move(window.view["options"][0]["code"]))["kind"] == "done"
            await window.until(lambda: window.view["version"] > version)  # noqa: B023
        await window.until(lambda: window.view["options"])
        return sum(entry["seat"] == 1 for entry in window.story)

    async def play():
        windows = {service: person.window(table, 0) for service, person in people.items()}
        for window in windows.values():
            await window.__aenter__()
        await until(lambda: carers(services, table))
        (carer,) = carers(services, table)
        (other,) = [service for service in services if service is not carer]
        answered = await move(windows[other], 5)
        assert 0 < asked[carer] <= answered  # where there is one option nobody is asked
        assert asked[other] == 0
        await windows[carer].__aexit__()
        await asyncio.to_thread(carer.stop)
        services.remove(carer)
        answered = await move(windows[other], 5) - answered
        await windows[other].__aexit__()
        assert 0 < asked[other] <= answered

    try:
        asyncio.run(play())
    finally:
        for service in services:
            service.stop()


def count(service, asked):
    """Count the questions to bots."""
    pool = service.hall.pool
    choose = pool.choose

    async def counted(task):
        asked[service] += 1
        return await choose(task)

    pool.choose = counted


def test_what_a_dead_service_saw_to_is_taken_over_and_it_begins_anew_if_it_lives(tmp_path, turns, monkeypatch):
    monkeypatch.setattr(sharing, "LIFE", 400)
    monkeypatch.setattr("saqqara.server.cluster.BEAT", 0.1)
    with two(tmp_path) as pair:
        here, there = everywhere(pair, "Ada")
        table = here.make(turns, "me", "random", mode="turns", auto=False)["id"]

        async def look():
            async with here.window(table, 0):
                await until(lambda: carers(pair, table) == [pair[0]])

        asyncio.run(look())
        cluster, alive = pair[0].hall.cluster, pair[0].hall.store.change

        async def dead(_job):
            await asyncio.sleep(60)

        monkeypatch.setattr(pair[0].hall.store, "change", dead)
        wait(lambda: pair[1].hall.rooms.get(table) and pair[1].hall.rooms[table].cared_for)
        monkeypatch.setattr(pair[0].hall.store, "change", alive)
        for task in [task for task in pair[0].hall._tasks if "_for_ever" in repr(task)]:
            pair[0].loop.call_soon_threadsafe(task.cancel)
        for work in (cluster._beat_for_ever, cluster._write_for_ever, cluster._follow_for_ever):
            pair[0].loop.call_soon_threadsafe(lambda work=work: pair[0].hall.start(work()))
        wait(lambda: carers(pair, table) == [pair[1]])
        wait(lambda: living(pair[0]) == 2)
        assert there.get(f"/api/tables/{table}")["state"] == "playing"


def living(service):
    return service.hall.store.read_now(sharing.living)


def test_time_that_is_up_is_noticed_by_one_service_alone(pair, turns):
    here, there = everywhere(pair, "Ada")
    table = here.make(turns, "me", "me", clock={"move": 3600, "bank": 0}, level="random")["id"]

    async def play():
        async with here.window(table, 0) as first, there.window(table, 0) as second:
            await until(lambda: carers(pair, table))
            for window in (first, second):
                await window.until(lambda: any(m["kind"] == "clocks" and m["running"] for m in window.heard))  # noqa: B023
            (carer,) = carers(pair, table)
            rooms = [service.hall.rooms[table] for service in pair]
            (late,) = rooms[0].timing.clocks.since
            for service, room in zip(pair, rooms, strict=True):
                service.loop.call_soon_threadsafe(pass_time, room, late)
            for window in (first, second):
                await window.until(lambda: window.about["seats"][late]["away"])  # noqa: B023
            return [room.timing.timer for room in rooms if room is not carer.hall.rooms[table]]

    assert asyncio.run(play()) == [None]


def pass_time(room, seat):
    room.timing.clocks.since[seat] -= 3600 * 1000
    room.timing.set_timer()


def test_clocks_stand_still_while_nobody_is_at_either(pair, turns):
    here, there = everywhere(pair, "Ada")
    table = here.make(turns, "me", "me", clock={"move": 3600, "bank": 0})["id"]

    def stopped():
        rooms = [service.hall.rooms[table] for service in pair if table in service.hall.rooms]
        return [room.paused and not room.timing.clocks.since and bool(room.timing.clocks.stopped) for room in rooms]

    async def play():
        async with there.window(table, 0) as second:
            await second.hear("clocks")
            async with here.window(table, 0) as first:
                await first.hear("clocks")
            await asyncio.sleep(0.1)
            assert not any(stopped())
        await until(lambda: all(stopped()) and len(stopped()) == 2)
        async with here.window(table, 0) as first:
            await first.until(lambda: any(m["kind"] == "clocks" and m["running"] for m in first.heard))
            await until(lambda: not any(stopped()))

    asyncio.run(play())


# -- Health -----------------------------------------------------------------------------------------------------------


def test_a_service_says_that_it_lives_and_whether_it_is_ready(pair, service, monkeypatch):
    for one in (*pair, service):
        assert httpx.get(f"{one.address}/healthz").text == "ok\n"
        wait(lambda: httpx.get(f"{one.address}/readyz").status_code == 200)  # noqa: B023
    monkeypatch.setattr(pair[0].hall.cluster._listening, "is_up", False)
    answer = httpx.get(f"{pair[0].address}/readyz")
    assert (answer.status_code, answer.text) == (503, "the other processes are not heard\n")
    monkeypatch.setattr(service.hall, "closing", True)
    assert httpx.get(f"{service.address}/readyz").text == "going down\n"


def test_everything_that_only_processes_write_is_gone_when_they_are(tmp_path, turns):
    with two(tmp_path) as pair:
        ada = pair[0].person("Ada")
        table = ada.make(turns, "me", "random")["id"]

        async def look():
            async with ada.window(table, 0):
                await until(lambda: carers(pair, table))

        asyncio.run(look())
    with psycopg.connect(database_of(tmp_path)) as connection:
        for query in (
            "SELECT id FROM processes",
            "SELECT people FROM presence",
            "SELECT 1 FROM leases WHERE process IS NOT NULL",
        ):
            assert connection.execute(query).fetchall() == []


def test_a_sign_that_the_database_does_not_know_is_a_mistake_of_whoever_sends_it(pair, turns):
    ada = pair[0].person("Ada")
    assert ada.make(turns, "me", "me", deal="a\0b", status=400)["error"] == "body"
    ada.get("/api/tables/%00", 404)
