"""The store: a line is stored once, a unit whole or not at all, and what cannot be stored has not happened."""

import asyncio
import sqlite3
import threading
from contextlib import closing

import pytest
from sqlalchemy import insert, inspect, text

from saqqara.server import growing, records, schema
from saqqara.server.engines import open_engine
from saqqara.server.records import Chair, Record
from saqqara.server.saving import CannotSave, backup, restore
from saqqara.server.store import FILE, Conflict, Lines, NotStored, Store
from tests.server.client import serving
from tests.server.postgres import database_of
from tests.server.test_tables import play_out
from tests.small.hands import GAME as HANDS


@pytest.fixture
def store(tmp_path, request):
    made = Store.on(database_of(tmp_path)) if request.param == "postgres" else Store.at(tmp_path)
    yield made
    made.close()


async def with_table(store, table="t"):
    def put(connection):
        person = {"id": table, "name": "", "language": "en", "bot": False, "created": 0}
        connection.execute(insert(schema.people), person)
        records.add(connection, Record(table, "x", table, "00", 0, [Chair(), Chair("bot", level="random")]))

    await store.write(put)


def stored(store, table="t"):
    return store.read_now(lambda connection: records.log_of(connection, table)[0])


def test_lines_are_kept_in_order(store, run):
    async def work():
        await with_table(store)
        await store.append(Lines("t", 1, ["head", "* coin 1"], 5))
        await store.append(Lines("t", 3, ["0 go"], 6, (0, "key", 2)))

    run(work())
    assert stored(store) == ["head", "* coin 1", "0 go"]
    assert store.read_now(lambda connection: records.answers_of(connection, "t")) == {(0, "key"): 2}


def test_whoever_is_called_back_hears_what_came_of_it_also_after_one_who_fails(store, run):
    async def work():
        await with_table(store)
        loop, faults = asyncio.get_running_loop(), []
        heard: asyncio.Queue[tuple[type, list[str]]] = asyncio.Queue()
        loop.set_exception_handler(lambda _, context: faults.append(str(context["exception"])))

        def fail(_error):
            raise RuntimeError("a mistake of ours")

        def hear(error):
            heard.put_nowait((type(error), stored(store)))

        store.append_then(Lines("t", 1, ["head"], 0), fail)
        store.append_then(Lines("t", 2, ["0 go"], 0), hear)
        store.append_then(Lines("t", 2, ["0 stay"], 0), hear)
        assert await heard.get() == (type(None), ["head", "0 go"])
        assert await heard.get() == (Conflict, ["head", "0 go"])
        assert faults == ["a mistake of ours"]

    run(work())


def test_many_are_committed_at_once_and_one_that_collides_fails_alone(store, run):
    async def work():
        for table in "abcdefgh":
            await with_table(store, table)
        await store.append(Lines("c", 1, ["first"], 0))
        before = store.commits
        units = [store.append(Lines(table, 1, ["one", "two"], 0)) for table in "abcdefgh"]
        done = await asyncio.gather(*units, return_exceptions=True)
        return store.commits - before, done

    commits, done = run(work())
    assert [isinstance(result, Conflict) for result in done] == [table == "c" for table in "abcdefgh"]
    assert commits < 8
    assert stored(store, "c") == ["first"]
    assert stored(store, "d") == ["one", "two"]


def test_an_answer_whose_place_is_taken_leaves_neither_lines_nor_key(store, run):
    async def work():
        await with_table(store)
        await store.append(Lines("t", 1, ["one", "two"], 0, (0, "key", 1)))
        with pytest.raises(Conflict):
            await store.append(Lines("t", 2, ["other", "three"], 0, (0, "other", 2)))
        await store.append(Lines("t", 3, ["three"], 0, (1, "key", 2)))

    run(work())
    assert stored(store) == ["one", "two", "three"]
    answers = store.read_now(lambda connection: records.answers_of(connection, "t"))
    assert answers == {(0, "key"): 1, (1, "key"): 2}


def test_what_is_asked_while_closing_is_not_stored(store, run):
    async def work():
        await with_table(store)
        waiting = store.append(Lines("t", 1, ["one"], 0))
        await asyncio.to_thread(store.close)
        await waiting
        with pytest.raises(NotStored):
            await store.append(Lines("t", 2, ["two"], 0))

    run(work())


def test_a_mistake_of_ours_in_the_writer_is_told_to_whoever_waits(store, run, monkeypatch):
    monkeypatch.setattr(threading, "excepthook", lambda _: None)

    async def work():
        with pytest.raises(NotStored, match="has stopped"):
            await store.write(lambda connection: connection.nothing)
        with pytest.raises(NotStored):
            await store.append(Lines("t", 1, ["one"], 0))

    run(work())
    store._writer.join()


# -- Trouble with the disk --------------------------------------------------------------------------------------------


def test_a_store_that_refuses_changes_nothing_and_says_so(tmp_path, turns):
    with serving(tmp_path) as service:
        ada, ben = service.person("Ada"), service.person("Ben")
        table = ada.make(turns, "me", "open")["id"]
        ben.post(f"/api/tables/{table}/sit")

        async def play():
            async with ada.window(table, 0) as first, ben.window(table, 1) as second:
                for window in (first, second):
                    await window.until(lambda: window.view)  # noqa: B023
                window = first if first.view["options"] else second
                code, before = window.view["options"][0]["code"], window.view
                refuse(service)
                said = await window.move(code, key="one")
                assert (said["kind"], said["error"]) == ("refused", "not-stored")
                assert ada.post("/api/me", 503, name="Other")["error"] == "not-stored"
                await asyncio.to_thread(ada.post, f"/api/tables/{table}/leave", 503, seat=0)
                assert ada.get("/api/me")["name"] == "Ada"
                allow(service)
                await window.hello(window.seat, 0)
                await window.until(lambda: window.heard[-1]["kind"] == "view")
                assert window.view["hash"] == before["hash"]
                said = await window.move(code, key="one")
                assert said["kind"] == "done"

        asyncio.run(play())


READING = {"sqlite": "PRAGMA query_only=ON", "postgresql": "SET default_transaction_read_only=on"}


def refuse(service):
    """Make the database one that only reads, as a full disk or a lost right does."""
    from sqlalchemy import event

    engine = service.hall.store.engine
    engine.dispose()

    def read_only(connection, _):
        connection.execute(READING[engine.dialect.name])
        connection.commit()

    service.refusing = read_only

    event.listen(engine, "connect", service.refusing)


def allow(service):
    from sqlalchemy import event

    event.remove(service.hall.store.engine, "connect", service.refusing)
    service.hall.store.engine.dispose()


# -- Growing and shrinking --------------------------------------------------------------------------------------------


def test_the_steps_lead_to_what_the_code_expects(tmp_path):
    from alembic.autogenerate import compare_metadata
    from alembic.runtime.migration import MigrationContext

    engine = open_engine(f"sqlite:///{tmp_path / FILE}")
    growing.grow(engine)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
        assert growing.revision(connection) == growing.known()[-1]
    engine.dispose()


def test_going_down_and_up_again_keeps_the_logs(tmp_path, run):
    store = Store.at(tmp_path)

    async def work():
        await with_table(store)
        await store.append(Lines("t", 1, ["head", "0 go"], 5, (0, "key", 1)))

    run(work())
    store.close()
    engine = open_engine(f"sqlite:///{tmp_path / FILE}")
    growing.shrink(engine, "0001")
    with engine.connect() as connection:
        assert connection.execute(text('SELECT "table", seat, "key", version FROM answers')).all() == [
            ("t", 0, "key", 1)
        ]
        assert growing.revision(connection) == "0001"
        assert len(connection.execute(text("SELECT * FROM lines")).all()) == 2
        assert "origin" not in {column["name"] for column in inspect(engine).get_columns("tables")}
    growing.grow(engine)
    engine.dispose()
    store = Store.at(tmp_path)
    assert stored(store) == ["head", "0 go"]
    assert store.read_now(lambda connection: records.answers_of(connection, "t")) == {(0, "key"): 1}
    assert store.read_now(lambda connection: records.fetch(connection, ["t"]))[0].chairs[1].level == "random"
    store.close()
    engine = open_engine(f"sqlite:///{tmp_path / FILE}")
    growing.shrink(engine, "base")
    assert inspect(engine).get_table_names() == ["alembic_version"]
    engine.dispose()


def test_data_of_a_newer_version_is_not_touched(tmp_path):
    Store.at(tmp_path).close()
    with closing(sqlite3.connect(tmp_path / FILE)) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
        database.commit()
    with pytest.raises(growing.NewerData, match="newer version"):
        Store.at(tmp_path)


# -- Backups ----------------------------------------------------------------------------------------------------------


def test_a_backup_of_a_running_service_can_be_restored(tmp_path, hands):
    with serving(tmp_path / "data") as service:
        ada = service.person("Ada")
        table = ada.make(HANDS.name, "me", "me")["id"]
        play_out(ada, table)
        log = ada.get(f"/api/tables/{table}/log")
        assert backup(tmp_path / "data", tmp_path / "all.backup") > 0
    with pytest.raises(CannotSave, match="there is data already"):
        restore(tmp_path / "all.backup", tmp_path / "data")
    kept = restore(tmp_path / "all.backup", tmp_path / "data", force=True)
    assert kept is not None
    assert kept.exists()
    restore(tmp_path / "all.backup", tmp_path / "other")
    for data in ("data", "other"):
        with serving(tmp_path / data) as service:
            assert service.person().get(f"/api/tables/{table}/log") == log


def test_what_is_no_backup_is_not_restored(tmp_path):
    (tmp_path / "junk").write_bytes(b"junk" * 1000)
    with pytest.raises(CannotSave, match="is no backup"):
        restore(tmp_path / "junk", tmp_path / "data")
    with pytest.raises(CannotSave, match="no such file"):
        restore(tmp_path / "none", tmp_path / "data")
    with pytest.raises(CannotSave, match="no data"):
        backup(tmp_path / "data", tmp_path / "file")
    Store.at(tmp_path / "data").close()
    backup(tmp_path / "data", tmp_path / "file")
    with pytest.raises(CannotSave, match="there already"):
        backup(tmp_path / "data", tmp_path / "file")
