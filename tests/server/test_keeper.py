"""The processes that a keeper keeps."""

import signal
import subprocess
import sys
import time
from contextlib import contextmanager
from os import kill

from saqqara.server.member import Told
from saqqara.server.settings import Settings
from tests.server.test_cluster_kill import children

# A keeper of two processes that take a while to begin, and serve nobody.
KEEPER = """
import socket, sys
from pathlib import Path
from saqqara.server.keeper import Keeper
from saqqara.server.settings import Settings

class Slow(Keeper):
    command = (sys.executable, "-c", "import sys, time; time.sleep(1); print('up', flush=True); sys.stdin.read()")

sockets = [socket.create_server(("127.0.0.1", 0)) for _ in range(2)]
Slow(Settings(Path(sys.argv[1])), sockets).run(lambda: print("all up", flush=True))
"""
PATIENCE = 60.0


@contextmanager
def keeper(folder):
    with subprocess.Popen([sys.executable, "-c", KEEPER, folder], stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            assert process.stdout.readline() == "all up\n"
            yield process
        finally:
            process.terminate()


def until(ready):
    end = time.monotonic() + PATIENCE
    while not ready():
        assert time.monotonic() < end
        time.sleep(0.01)


def test_a_process_that_ended_is_begun_again(tmp_path):
    with keeper(tmp_path) as process:
        first, second = children(process.pid)
        kill(first, signal.SIGKILL)
        until(lambda: len(children(process.pid)) == 2 and first not in children(process.pid))
        assert second in children(process.pid)


def test_a_process_that_ends_while_all_are_changed_has_one_successor(tmp_path):
    with keeper(tmp_path) as process:
        before = children(process.pid)
        kill(before[0], signal.SIGKILL)
        process.send_signal(signal.SIGHUP)
        until(lambda: before[1] not in children(process.pid))
        until(lambda: len(children(process.pid)) == 2)
        assert set(before).isdisjoint(children(process.pid))


def test_with_the_keeper_its_processes_end(tmp_path):
    with keeper(tmp_path) as process:
        before = children(process.pid)
    assert process.returncode == 0
    until(lambda: not any(map(is_alive, before)))


def is_alive(pid):
    try:
        kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_a_process_whose_database_stays_away_says_so_in_a_line_and_ends(tmp_path):
    told = Told(0, Settings(data=tmp_path, database="postgresql+psycopg://nobody@127.0.0.1:1/nothing"))
    code = "from saqqara.server import member, store; store.OUTAGE = 0.0; member.main()"
    with subprocess.Popen(
        [sys.executable, "-c", code], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    ) as process:
        assert process.stdin
        assert process.stdout
        process.stdin.write(told.line())
        process.stdin.flush()
        out = process.stdout.read().decode()
    assert process.returncode == 1
    assert "cannot begin" in out
    assert "Traceback" not in out
