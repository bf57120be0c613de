"""kill -9 of the service and of its bots in the middle of games: no move is lost or doubled, and everybody comes back."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

from saqqara.core import shelf
from tests.server.client import Person
from tests.server.faults import Player, check
from tests.server.test_serve import free_port

KILLS = int(os.environ.get("SAQQARA_KILLS", "20"))
LONG = "SAQQARA_KILLS" in os.environ  # then the service is started as people start it, and timed
RECOVERY = 20.0  # seconds from a start to the first hello that is answered; only a bound, the time is told
PATIENCE = 180.0

# Imports once, then runs the command in a new process for every line: what a start costs is mostly its imports.
NURSERY = """
import os, signal, sys
from saqqara.cli import main
import saqqara.server.serve
signal.signal(signal.SIGCHLD, signal.SIG_IGN)
for line in sys.stdin:
    pid = os.fork()
    if pid == 0:
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        os._exit(main(line.split()))
    print(pid, flush=True)
"""


class Nursery:
    """Starts the service again and again."""

    def __init__(self, data, *more):
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.command = ["serve", "--port", str(self.port), "--data", str(data), "--no-browser", *more]
        self.start = ["-m", "saqqara.cli", *self.command] if LONG else ["-c", NURSERY]
        self.errors = data / "errors"
        self.errors.parent.mkdir()
        self.process: Any = None
        self.pid = 0

    def serve(self):
        """Start the service; return when."""
        at = time.monotonic()
        if LONG or self.process is None:
            self._begin()
        if not LONG:
            self._ask()
        return at

    def _begin(self):
        with self.errors.open("a") as errors:
            self.process = subprocess.Popen(
                [sys.executable, *self.start], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=errors, text=True
            )
        self.pid = self.process.pid

    def _ask(self):
        self.process.stdin.write(" ".join(self.command) + "\n")
        self.process.stdin.flush()
        said = ""
        while not said.strip().isdigit():  # what the service says comes the same way
            said = self.process.stdout.readline()
            assert said, "the service could not be started"
        self.pid = int(said)

    def kill(self):
        """Kill the service and wait until it is gone: its claim on the data ends with it."""
        with suppress(ProcessLookupError):
            os.kill(self.pid, signal.SIGKILL)
            if LONG:
                self._end()
            while True:
                os.kill(self.pid, 0)
                time.sleep(0.002)

    def _end(self):
        for end in (self.process.stdin, self.process.stdout):
            end.close()
        self.process.wait()

    def stop(self):
        self.kill()
        if not LONG:
            self.process.kill()
            self._end()

    def cpu_seconds(self):
        """Return the CPU time that the service has used since its start; its bots have their own."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def workers(self):
        """Return the processes of the service that think for bots."""
        children = Path(f"/proc/{self.pid}/task/{self.pid}/children")
        return [int(pid) for pid in children.read_text().split()] if children.exists() else []


@contextmanager
def nursery(data):
    made = Nursery(data)
    made.serve()
    try:
        yield made
    finally:
        made.stop()


def tables(service):
    """Open a table of each game for two people each, and one against a bot."""
    people = [Person(service, name) for name in ("Ada", "Ben")]
    players = []
    for name in shelf.names():
        table = people[0].make(name, "me", "open", auto=False)["id"]
        people[1].post(f"/api/tables/{table}/sit")
        players += [Player(person, table, seat) for seat, person in enumerate(people)]
    table = people[0].make(shelf.names()[0], "me", "random", auto=False, mode="turns")["id"]
    players.append(Player(people[0], table, 0))
    for person in people:
        person.http.close()
    return players


async def until(ready):
    async with asyncio.timeout(PATIENCE):
        while not ready():  # noqa: ASYNC110  what is waited for happens in another process
            await asyncio.sleep(0.005)


async def up(service):
    """Wait until somebody can be served."""
    await until(lambda: is_open(service.port))


def is_open(port):
    with closing(socket.socket()) as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


def test_no_answer_is_lost_or_doubled_when_the_service_is_killed(tmp_path):
    chooser, times, used = Random(1), [], []
    everybody: list[Player] = []

    async def play(service):
        await up(service)
        running: list[asyncio.Task[None]] = []
        players: list[Player] = []
        for number in range(KILLS):
            if half_over(players):
                await up(service)
                players = await asyncio.to_thread(tables, service)
                everybody.extend(players)
                running += [asyncio.create_task(player.play()) for player in players]
            acknowledged = count(players) + chooser.randrange(1, 25)
            await until(lambda: count(players) >= acknowledged or half_over(players) or failed(running))  # noqa: B023
            assert not failed(running), [task.exception() for task in running if task.done()]
            if number % 5 == 4:
                for pid in service.workers():
                    os.kill(pid, signal.SIGKILL)
            service.kill()
            greeted = sum(player.greeted for player in players)
            at = service.serve()
            await until(lambda: sum(player.greeted for player in players) > greeted or half_over(players))  # noqa: B023
            times.append(time.monotonic() - at)
            used.append(service.cpu_seconds())
        for player in everybody:
            player.stopped = True
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*running)

    with nursery(tmp_path / "data") as service:
        asyncio.run(play(service))
    check(tmp_path / "data", everybody)
    assert len(times) == KILLS
    assert count(everybody) >= KILLS
    assert "Traceback" not in service.errors.read_text()
    took = f"recovered in {median(times):.2f} s, at most {max(times):.2f} s"
    cpu = f"with {median(used):.2f} s of CPU, at most {max(used):.2f} s"
    print(f"{KILLS} kills, {count(everybody):,} answers, {took}, {cpu}")  # noqa: T201  scripts/long keeps it
    if LONG:
        assert median(times) < RECOVERY


def count(players):
    return sum(len(player.done) for player in players)


def half_over(players):
    return sum(player.over for player in players) >= len(players) / 2


def failed(tasks):
    return any(task.done() and task.exception() for task in tasks)


def test_a_bot_whose_process_is_killed_goes_on(tmp_path):
    async def play(service):
        await up(service)
        person = Person(service, "Ada")
        table = person.make(shelf.names()[0], "me", "random", auto=False)["id"]
        player = Player(person, table, 0)
        task = asyncio.create_task(player.play())
        for _ in range(3):
            await until(service.workers)
            for pid in service.workers():
                os.kill(pid, signal.SIGKILL)
            moved = by_bot(player)
            await until(lambda: by_bot(player) > moved + 1 or task.done())  # noqa: B023
        player.stopped = True
        await until(task.done)
        await task
        person.http.close()
        return player

    with nursery(tmp_path / "data") as service:
        player = asyncio.run(play(service))
    assert by_bot(player) >= 3
    assert service.errors.read_text() == ""


def by_bot(player):
    return sum(entry["seat"] == 1 for entry in player.story)
