"""kill -9 of a process, of a bot, and of PostgreSQL, and a change of all processes, in the middle of games."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
import threading
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random

from saqqara.server.keeper import Keeper, Member
from saqqara.server.settings import Settings
from tests.server.faults import Player, check
from tests.server.postgres import database_of, running
from tests.server.test_kill import PATIENCE, count, failed, half_over, tables, until
from tests.server.test_serve import address_in

KILLS = int(os.environ.get("SAQQARA_KILLS", "20"))
FAULTS = ("database", "process", "database", "bot")  # to begin a process takes longest


class Many:
    """A service of two processes."""

    def __init__(self, folder):
        self.database = database_of(folder)
        self.errors = folder / "errors"
        command = [sys.executable, "-m", "saqqara.cli", "serve", "--no-browser", "--port", "0", "--workers", "2"]
        with self.errors.open("w") as errors:
            self.keeper = subprocess.Popen(
                command,
                stdout=subprocess.PIPE, stderr=errors, text=True, env={**os.environ, "SAQQARA_DATABASE": self.database},
            )  # fmt: skip
        assert self.keeper.stdout is not None

    def said(self):
        """Wait until it says where it is."""
        assert self.keeper.stdout is not None
        self.address = address_in(self.keeper.stdout.readline())
        self.port = int(self.address.rpartition(":")[2])

    def members(self):
        return children(self.keeper.pid)

    def bots(self):
        return [bot for member in self.members() for bot in children(member)]

    def stop(self):
        """Stop it in order."""
        self.keeper.send_signal(signal.SIGTERM)
        out, _ = self.keeper.communicate(timeout=PATIENCE)
        return self.keeper.returncode, out


def children(pid):
    listed = Path(f"/proc/{pid}/task/{pid}/children")
    with suppress(FileNotFoundError, ProcessLookupError):
        return [int(child) for child in listed.read_text().split()]
    return []


@contextmanager
def many(folder):
    made = Many(folder)
    try:
        made.said()
        yield made
    finally:
        made.keeper.kill()
        made.keeper.communicate()


def break_one(service, kind, chooser):
    """Kill something."""
    if kind == "database":
        running().restart()
        return
    pids = service.bots() if kind == "bot" else service.members()
    if pids:
        with suppress(ProcessLookupError):
            os.kill(chooser.choice(pids), signal.SIGKILL)


def test_no_answer_is_lost_or_doubled_when_processes_bots_or_the_database_are_killed(tmp_path):
    chooser, broken = Random(1), dict.fromkeys(FAULTS, 0)
    everybody: list[Player] = []

    async def play(service):
        tasks: list[asyncio.Task[None]] = []
        players: list[Player] = []
        for number in range(KILLS):
            if half_over(players):
                players = await asyncio.to_thread(tables, service)
                everybody.extend(players)
                tasks += [asyncio.create_task(player.play()) for player in players]
            acknowledged = count(players) + chooser.randrange(1, 25)
            await until(lambda: count(players) >= acknowledged or half_over(players) or failed(tasks))  # noqa: B023
            assert not failed(tasks), [task.exception() for task in tasks if task.done()]
            kind = FAULTS[number % len(FAULTS)]
            broken[kind] += 1
            await asyncio.to_thread(break_one, service, kind, chooser)
            acknowledged = count(players)
            await until(lambda: count(players) > acknowledged or half_over(players) or failed(tasks))  # noqa: B023
        await change_all(service, players, tasks)
        for player in everybody:
            player.stopped = True
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*tasks)

    with many(tmp_path) as service:
        asyncio.run(play(service))
        code, out = service.stop()
    check(service.database, everybody)
    assert (code, out) == (0, "Saqqara has stopped.\n")
    _, found, trace = service.errors.read_text().partition("Traceback")
    assert not found, trace[:20_000]
    told = ", ".join(f"{number} of a {kind}" for kind, number in broken.items())
    print(f"{KILLS} kills, {told}; {count(everybody):,} answers")  # noqa: T201  scripts/long keeps it
    assert count(everybody) >= KILLS


async def change_all(service, players, tasks):
    """Change all processes one after the other, and see that games go on."""
    before, acknowledged = set(service.members()), count(players)
    service.keeper.send_signal(signal.SIGHUP)
    await until(lambda: (len(service.members()) == 2 and before.isdisjoint(service.members())) or failed(tasks))
    assert not failed(tasks), [task.exception() for task in tasks if task.done()]
    await until(lambda: count(players) > acknowledged or half_over(players) or failed(tasks))


def test_a_process_that_nobody_keeps_any_more_ends(tmp_path):
    with socket.create_server(("127.0.0.1", 0)) as bound:
        member = Member(Keeper.command, bound, Settings(tmp_path, database_of(tmp_path)), str(tmp_path))
        ended = threading.Event()
        member.watch(ended.set)
        assert member.up.wait(PATIENCE)
        assert member.process.stdin is not None
        assert member.process.stdout is not None
        member.process.stdin.close()
        assert ended.wait(PATIENCE)
        assert member.process.returncode == 0
        member.process.stdout.close()
