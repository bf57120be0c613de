"""From a data folder to PostgreSQL and back, with the same logs; steps of the store on PostgreSQL."""

import sqlite3
from contextlib import closing

import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import inspect, select

from saqqara.cli import main
from saqqara.server import growing, moving, schema
from saqqara.server.engines import database_url, open_engine
from saqqara.server.saving import CannotSave
from saqqara.server.store import FILE
from tests.server.client import serving
from tests.server.postgres import database_of
from tests.server.test_tables import play_out
from tests.small.hands import GAME as HANDS


def rows_of(url):
    engine = open_engine(url)
    with engine.connect() as connection:
        found = {table.name: sorted(map(repr, connection.execute(select(table)).all())) for table in moving.KEPT}
    engine.dispose()
    return found


def test_a_data_folder_moves_to_postgresql_and_back_with_the_same_logs(tmp_path, hands, turns, capsys):
    first, second, database = tmp_path / "first", tmp_path / "second", database_of(tmp_path)
    with serving(first, database="") as service:
        ada = service.person("Ada")
        cookies = dict(ada.http.cookies)
        tables = [ada.make(HANDS.name, "me", "me", deal="same")["id"], ada.make(turns, "me", "me")["id"]]
        play_out(ada, tables[0])
        logs = [ada.get(f"/api/tables/{table}/log") for table in tables]
    there, back = str(tmp_path / "there"), str(tmp_path / "back")
    assert main(["backup", there, "--data", str(first)]) == 0
    assert main(["restore", there, "--database", database]) == 0
    with serving(first, database=database) as service:
        ada = service.person(cookies=cookies)
        assert [ada.get(f"/api/tables/{table}/log") for table in tables] == logs
        with pytest.raises(CannotSave, match="is running"):
            moving.restore(tmp_path / "there", database)
        play_out(ada, ada.make(HANDS.name, "me", "me")["id"])
    assert main(["backup", back, "--database", database]) == 0
    assert main(["restore", back, "--data", str(second)]) == 0
    assert rows_of(database_url(database)) == rows_of(f"sqlite:///{second / FILE}")
    with serving(second, database="") as service:
        ada = service.person(cookies=cookies)
        assert [ada.get(f"/api/tables/{table}/log") for table in tables] == logs
    capsys.readouterr()
    assert main(["restore", there, "--database", database]) == 2
    assert "there is data already" in capsys.readouterr().err
    assert main(["restore", there, "--database", database, "--force"]) == 0
    assert "what was there is" in capsys.readouterr().out
    with closing(sqlite3.connect(next(tmp_path.glob("there.before-*")))) as kept:
        assert kept.execute("SELECT count(*) FROM tables").fetchone() == (3,)
    assert len(rows_of(database_url(database))["tables"]) == 2


def test_what_cannot_be_moved_is_said_so(tmp_path, capsys, monkeypatch):
    monkeypatch.delenv("SAQQARA_DATABASE", raising=False)
    for url in ("nothing", "mysql://here/there", "postgresql://nobody@127.0.0.1:9/none"):
        assert main(["backup", str(tmp_path / "file"), "--database", url]) == 2
        assert main(["serve", "--no-browser", "--port", "0", "--database", url]) == 2
    assert main(["serve", "--no-browser", "--port", "0", "--data", str(tmp_path), "--workers", "2"]) == 2
    said = capsys.readouterr().err.splitlines()
    assert len(said) == 7
    assert "several processes need PostgreSQL" in said[-1]
    assert not (tmp_path / "file").exists()


def test_steps_up_and_down_with_data_make_the_same_store_on_postgresql(tmp_path):
    engine = open_engine(database_url(database_of(tmp_path)))
    growing.grow(engine, "0002")
    with psycopg.connect(database_of(tmp_path)) as connection:
        connection.execute("INSERT INTO people VALUES ('p', 'Ada', 'en', false, 0)")
        connection.execute(
            "INSERT INTO tables (id, game, state, mode, public, chat, auto, level, options, host, seed, created, origin) "
            "VALUES ('t', 'x', 'open', 'live', false, true, true, 'random', '{}', 'p', '00', 0, '')"
        )
    growing.grow(engine)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
        assert connection.execute(select(schema.tables.c.id, schema.tables.c.version)).all() == [("t", 0)]
    growing.shrink(engine, "0001")
    assert "version" not in {column["name"] for column in inspect(engine).get_columns("tables")}
    growing.grow(engine)
    with engine.connect() as connection:
        assert connection.scalars(select(schema.tables.c.id)).all() == ["t"]
    growing.shrink(engine, "base")
    assert inspect(engine).get_table_names() == ["alembic_version"]
    engine.dispose()
