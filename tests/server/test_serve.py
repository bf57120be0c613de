"""`saqqara serve` as people run it: ports, a second one, what it says, how it stops."""

import os
import signal
import socket
import sqlite3
import subprocess
import sys
from contextlib import closing, contextmanager

import httpx
import pytest

from saqqara.cli import main
from saqqara.core.words import LANGUAGES
from saqqara.server.serve import Running, listen
from saqqara.server.store import FILE, Store


@contextmanager
def serve(data, *arguments):
    """Run the command until the test is done with it."""
    command = [sys.executable, "-m", "saqqara.cli", "serve", "--data", str(data), "--no-browser", *arguments]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=os.environ)
    try:
        yield process
    finally:
        if process.poll() is None:
            process.kill()
        process.communicate()


def free_port():
    with closing(socket.create_server(("127.0.0.1", 0))) as probe:
        return probe.getsockname()[1]


def address_in(line):
    return next(word for word in line.split() if word.startswith("http"))


def test_serve_says_where_it_is_a_second_one_opens_the_first_and_a_signal_stops_it(tmp_path):
    port = free_port()
    with serve(tmp_path, "--port", str(port)) as process:
        address = address_in(process.stdout.readline())
        assert address == f"http://127.0.0.1:{port}"
        assert httpx.get(f"{address}/health").json()["ok"]
        with serve(tmp_path, "--port", "0") as second:
            out, _ = second.communicate(timeout=30)
            assert (second.returncode, address_in(out)) == (0, address)
        with serve(tmp_path / "other", "--port", str(port)) as third:
            assert "port is taken" in third.stdout.readline()
            assert address_in(third.stdout.readline()) != address
            third.send_signal(signal.SIGINT)
            assert third.wait(20) == 0
        process.send_signal(signal.SIGTERM)
        out, err = process.communicate(timeout=20)
        assert (process.returncode, out) == (0, "Saqqara has stopped.\n")
        assert "Traceback" not in err
    assert not (tmp_path / "serving.json").exists()


def test_the_next_free_port_is_taken():
    with closing(socket.create_server(("127.0.0.1", 0))) as taken:
        port = taken.getsockname()[1]
        found = listen("127.0.0.1", port)
        assert (found.moved, found.port > port) == (True, True)
        found.socket.close()


def test_a_folder_is_one_service_s_at_a_time(tmp_path):
    first = Running(tmp_path)
    first.say("http://here")
    second = Running(tmp_path)
    assert (first.mine, second.mine, second.address()) == (True, False, "http://here")
    second.release()
    first.release()
    third = Running(tmp_path)
    assert third.mine
    third.release()


@pytest.mark.parametrize("arguments", [["--port", "x"], ["--port", "70000"], ["--host", "256.0.0.1", "--port", "0"]])
def test_an_address_that_is_none_is_said_so(tmp_path, capsys, arguments):
    assert main(["serve", "--data", str(tmp_path), "--no-browser", *arguments]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_data_of_a_newer_version_is_said_so(tmp_path, capsys, monkeypatch):
    Store.at(tmp_path).close()
    with closing(sqlite3.connect(tmp_path / FILE)) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
        database.commit()
    assert main(["serve", "--data", str(tmp_path), "--no-browser", "--port", "0"]) == 2
    assert "newer version" in capsys.readouterr().err
    told_in_every_language(capsys, monkeypatch, "serve", "--data", tmp_path, "--no-browser", "--port", "0")


def told_in_every_language(capsys, monkeypatch, *arguments):
    """Return the English of a mistake that each language tells in one line and in its own words."""
    told = []
    for language in LANGUAGES:
        monkeypatch.setenv("LANGUAGE", language)
        assert main([*map(str, arguments)]) == 2
        told.append(capsys.readouterr().err)
        assert told[-1].count("\n") == 1
    assert len(set(told)) == len(LANGUAGES)
    return told[0]


def test_a_backup_that_cannot_be_made_or_restored_is_told_in_every_language(tmp_path, capsys, monkeypatch):
    data, file, junk = tmp_path / "data", tmp_path / "file", tmp_path / "junk"
    Store.at(data).close()
    junk.write_bytes(b"junk" * 1000)
    assert main(["backup", str(file), "--data", str(data)]) == 0
    capsys.readouterr()
    for arguments, why in [
        (("backup", file, "--data", tmp_path / "none"), "there is no data to back up (name its folder with --data)"),
        (("backup", file, "--data", data), "is there already (name another file)"),
        (("backup", tmp_path / "no" / "file", "--data", data), "cannot be written: unable to open database file"),
        (("restore", junk, "--data", data), "is no backup (make one with saqqara backup)"),
        (("restore", file, "--data", data), "there is data already (use --force, or another folder with --data)"),
    ]:
        assert told_in_every_language(capsys, monkeypatch, *arguments).endswith(f": {why}\n")
    with closing(sqlite3.connect(file)) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
        database.commit()
    newer = told_in_every_language(capsys, monkeypatch, "restore", file, "--data", tmp_path / "other")
    assert newer.endswith(": the data was written by a newer version (revision 9999); update to use it\n")
    running = Running(data)
    assert "(stop it first)" in told_in_every_language(capsys, monkeypatch, "restore", file, "--data", data)
    running.release()


def test_a_port_or_a_folder_that_is_taken_is_told_in_every_language(tmp_path, capsys, monkeypatch):
    monkeypatch.setattr("saqqara.server.serve.TRIED", 1)
    with closing(socket.create_server(("127.0.0.1", 0))) as taken:
        port = taken.getsockname()[1]
        told = told_in_every_language(capsys, monkeypatch, "serve", "--data", tmp_path, "--no-browser", "--port", port)
    assert f"127.0.0.1:{port}: " in told
    assert told.endswith(" (name another --host or --port)\n")
    (tmp_path / "file").touch()
    told = told_in_every_language(capsys, monkeypatch, "serve", "--data", tmp_path / "file", "--no-browser")
    assert told == f"saqqara: {tmp_path / 'file'}: File exists\n"


def test_data_that_cannot_be_used_is_said_so(tmp_path, capsys):
    (tmp_path / FILE).write_bytes(b"junk" * 1000)
    assert main(["serve", "--data", str(tmp_path), "--no-browser", "--port", "0"]) == 2
    (tmp_path / "file").touch()
    assert main(["serve", "--data", str(tmp_path / "file"), "--no-browser", "--port", "0"]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 2


def test_backup_and_restore_on_the_command_line(tmp_path, capsys):
    Store.at(tmp_path / "data").close()
    file, data = str(tmp_path / "all"), str(tmp_path / "data")
    assert main(["backup", file, "--data", data]) == 0
    assert main(["restore", file, "--data", data]) == 2
    assert main(["restore", file, "--data", data, "--force"]) == 0
    assert main(["restore", file, "--data", str(tmp_path / "new")]) == 0
    said = capsys.readouterr()
    assert "bytes" in said.out
    assert "there is data already" in said.err
