"""Computer players in processes of their own: real ones, killed and replaced."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random as Chooser

import pytest
import uvloop

from saqqara.ai.arrays import COMPILED
from saqqara.ai.players import choose, player
from saqqara.core import shelf
from saqqara.core.game import CHANCE, Setup
from saqqara.core.match import Match
from saqqara.server import sitting_in
from saqqara.server.bots import BotFailed, Busy, Pool
from saqqara.server.worker import NICE, Task, answer
from saqqara.testing import any_setup, shelf_games, steps
from tests.server.client import serving

games = pytest.mark.parametrize("game", shelf_games(), ids=lambda game: game.name)
SLOW = """
import os, sys, time
from saqqara.ai import players
from saqqara.server import worker

class Slow(players.RandomPlayer):
    def pick(self, sight):
        if not os.path.exists(sys.argv[1]):  # only the first time
            open(sys.argv[1], "w").close()
            time.sleep(60)
        return super().pick(sight)

class Stuck(players.RandomPlayer):
    def pick(self, sight):
        time.sleep(60)

players.PLAYERS.update(slow=Slow, stuck=Stuck)
worker.main()
"""


@pytest.fixture
def slow(monkeypatch, tmp_path):
    """Processes that also know a player that sleeps the first time it is asked, and one that always does."""
    mark = tmp_path / "asked"
    monkeypatch.setattr(Pool, "command", (sys.executable, "-c", SLOW, str(mark)))
    return mark


def question(game=None, seed=1):
    """Return a match where a seat has several options, and the seat."""
    game = game or shelf.game(shelf.names()[0])
    match = Match(Setup.of(game, game.seats[-1]))
    for seat in steps(match, Chooser(seed), weighted=True):
        if seat != CHANCE and len(match.options(seat)) > 2:
            break
    return match, seat


async def until(true):
    """Wait for something, for a minute at most."""
    for _ in range(3000):
        if true():
            return True
        await asyncio.sleep(0.02)
    return False


async def gone(pid):
    return await until(lambda: not runs(pid))


def runs(pid):
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def held_by(pid):
    """Name the open files of a process."""
    return {str(link.readlink()) for link in Path(f"/proc/{pid}/fd").iterdir()}


async def pool_of(**settings):
    pool = Pool(**settings)
    await pool.start()
    return pool


# -- What a process computes --------------------------------------------------------------------------------------------


@games
def test_a_player_that_gets_bytes_chooses_what_it_chooses_at_the_table(game):
    for seed in range(4):
        chooser = Chooser(seed)
        match = Match(any_setup(game, chooser))
        for seat in steps(match, chooser, weighted=True):
            if seat != CHANCE and chooser.random() < 0.1:
                for level in ("random", "greedy"):
                    task = Task.of(match, seat, level, seed)
                    assert Task.read(task.line()) == task
                    at_the_table = choose(player(level, seed), match.view(seat), match.options(seat))
                    assert answer(task) == at_the_table.code


@games
def test_options_are_the_same_from_the_view_as_from_the_table(game):
    for seed in range(10):
        chooser = Chooser(seed)
        match = Match(any_setup(game, chooser))
        for seat in steps(match, chooser, weighted=True):
            if seat != CHANCE and chooser.random() < 0.3:
                out = [0] * 512
                count = match.kernel.rules.options(match.view(seat).state, match.components, seat, out)
                assert out[:count] == [action.number for action in match.options(seat)]


@games
def test_a_level_thinks_in_a_process_as_at_the_table_and_compiles_behind(game, monkeypatch):
    """An answer without a choice is given at once, and nothing is compiled for it."""
    asked: list[object] = []
    monkeypatch.setattr(COMPILED, "prepare_in_background", asked.append)
    chooser, found = Chooser(3), {True: 0, False: 0}
    match = Match(any_setup(game, chooser))
    for seat in steps(match, chooser, weighted=True):
        forced = seat != CHANCE and len(match.options(seat)) == 1
        if seat == CHANCE or found[forced] == 2:
            continue
        found[forced] += 1
        asked.clear()
        at_the_table = choose(player("level2", 4, game), match.view(seat), match.options(seat))
        assert answer(Task.of(match, seat, "level2", 4)) == at_the_table.code
        assert asked == ([] if forced else [game])
    assert found[False] == 2


def test_a_task_holds_no_log():
    match, seat = question()
    task = Task.of(match, seat, "random", 5)
    assert task.header == match.lines[0]
    assert all(line.encode() not in task.line() for line in match.lines[1:])


# -- Processes ----------------------------------------------------------------------------------------------------------


def test_a_pool_answers_at_low_priority_and_the_same_for_the_same_seed():
    async def play():
        match, seat = question()
        pool = await pool_of(workers=2)
        pids = pool.pids
        assert [os.getpriority(os.PRIO_PROCESS, pid) for pid in pids] == [NICE, NICE]
        tasks = [Task.of(match, seat, level, seed) for level in ("random", "greedy") for seed in (1, 2)]
        answers = await asyncio.gather(*(pool.choose(task) for task in (*tasks, *tasks)))
        assert answers[:4] == answers[4:] == [answer(task) for task in tasks]
        assert pool.pids == pids
        await pool.close()
        assert all([await gone(pid) for pid in pids])
        with pytest.raises(BotFailed):
            await pool.choose(tasks[0])

    asyncio.run(play())


def test_a_process_killed_in_mid_thought_is_replaced_and_its_task_tried_again(slow):
    async def play():
        match, seat = question()
        pool = await pool_of()
        (pid,) = pool.pids
        thinking = asyncio.create_task(pool.choose(Task.of(match, seat, "slow", 3)))
        await until(slow.exists)
        os.kill(pid, signal.SIGKILL)
        assert await thinking == answer(Task.of(match, seat, "random", 3))
        assert pool.pids != [pid]
        await pool.close()

    asyncio.run(play())


def cpu(pid):
    """Return how many ticks of the clock a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return int(fields[11]) + int(fields[12])


def test_a_process_killed_in_the_middle_of_a_search_is_replaced_and_the_search_comes_to_the_same():
    async def play():
        match, seat = question()
        searched = Task.of(match, seat, "uct:600", 3)
        pool = await pool_of(budget=120)
        (pid,) = pool.pids
        before = cpu(pid)
        thinking = asyncio.create_task(pool.choose(searched))
        assert await until(lambda: cpu(pid) > before + 20)
        assert not thinking.done()
        os.kill(pid, signal.SIGKILL)
        assert await thinking == answer(searched)
        assert pool.pids != [pid]
        await pool.close()

    asyncio.run(play())


@pytest.mark.parametrize("loop", [asyncio.new_event_loop, uvloop.new_event_loop], ids=["asyncio", "uvloop"])
def test_a_process_that_died_while_nobody_asked_it_is_replaced_when_somebody_does(loop):
    async def play():
        match, seat = question()
        pool = await pool_of()
        (pid,) = pool.pids
        os.kill(pid, signal.SIGKILL)
        assert await gone(pid)
        for number in range(2):
            task = Task.of(match, seat, "random", number)
            assert await pool.choose(task) == answer(task)
        assert pool.pids != [pid]
        await pool.close()

    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(play())


def test_a_process_that_dies_as_it_begins_does_not_keep_the_pool_from_starting(monkeypatch, tmp_path):
    mark = tmp_path / "begun"
    dies = f"import os; os.path.exists({str(mark)!r}) or (open({str(mark)!r}, 'w').close(), os._exit(1))"
    monkeypatch.setattr(
        Pool, "command", (sys.executable, "-c", f"{dies}; from saqqara.server import worker; worker.main()")
    )

    async def play():
        match, seat = question()
        pool = await pool_of()
        assert mark.exists()
        task = Task.of(match, seat, "random", 3)
        assert await pool.choose(task) == answer(task)
        await pool.close()

    asyncio.run(play())


def test_a_player_that_thinks_for_too_long_twice_fails_and_the_next_is_served(slow):
    async def play():
        match, seat = question()
        pool = await pool_of(budget=0.3)
        (pid,) = pool.pids
        with pytest.raises(BotFailed, match=r"no answer in 0\.3 seconds"):
            await pool.choose(Task.of(match, seat, "stuck", 3))
        assert await gone(pid)
        pool.budget = 20
        assert await pool.choose(Task.of(match, seat, "random", 3)) == answer(Task.of(match, seat, "random", 3))
        await pool.close()

    asyncio.run(play())


def test_a_full_queue_says_so_and_nobody_waits_for_ever(slow):
    async def play():
        match, seat = question()
        task = Task.of(match, seat, "stuck", 3)
        pool = await pool_of(queue=1)
        thinking, waiting = (asyncio.create_task(pool.choose(task)) for _ in range(2))
        await until(lambda: pool.waiting)
        with pytest.raises(Busy):
            await pool.choose(task)
        await pool.close()
        for asked in (thinking, waiting):
            with pytest.raises(BotFailed):
                await asked

    asyncio.run(play())


def test_a_task_that_is_given_up_does_not_answer_the_next(slow):
    async def play():
        match, seat = question()
        pool = await pool_of()
        given_up = asyncio.create_task(pool.choose(Task.of(match, seat, "slow", 3)))
        await until(slow.exists)
        given_up.cancel()
        assert await pool.choose(Task.of(match, seat, "greedy", 3)) == answer(Task.of(match, seat, "greedy", 3))
        await pool.close()

    asyncio.run(play())


ALONE = """
import asyncio, os, sys
from saqqara.server.bots import Pool, Task

async def play():
    Pool.command = sys.argv[1:]
    pool = Pool()
    await pool.start()
    print(*pool.pids, flush=True)
    await pool.choose(Task.read(sys.stdin.buffer.readline()))

asyncio.run(play())
"""


def test_processes_end_when_whoever_asks_them_dies_even_in_mid_thought(slow):
    match, seat = question()
    arguments = [sys.executable, "-c", ALONE, *Pool.command]
    with subprocess.Popen(arguments, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as service:
        assert service.stdin is not None
        assert service.stdout is not None
        pid = int(service.stdout.readline())
        service.stdin.write(Task.of(match, seat, "slow", 3).line())
        service.stdin.flush()
        while not slow.exists():
            time.sleep(0.02)
        service.kill()
    assert asyncio.run(gone(pid))


def test_a_process_inherits_no_socket():
    async def play():
        server = await asyncio.start_server(lambda *_: None, "127.0.0.1", 0)
        pool = await pool_of()
        (pid,) = pool.pids
        listening = {f"socket:[{os.fstat(one.fileno()).st_ino}]" for one in server.sockets}
        assert listening
        assert not listening & held_by(pid)
        await pool.close()
        server.close()
        await server.wait_closed()

    asyncio.run(play())


# -- At a table -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("thought", [0.0, 0.001, 0.17, 0.399, 0.4, 0.41, 2.9])
def test_an_answer_waits_till_a_beat_is_over(thought):
    wait = sitting_in.rest_of(thought, 0.4)
    beats = (thought + wait) / 0.4
    assert 0 < wait <= 0.4
    assert beats == pytest.approx(round(beats))


@pytest.mark.parametrize("over", [False, True])
def test_a_bot_at_a_table_answers_when_its_beat_is_over(tmp_path, hands, monkeypatch, run, over):
    waited: list[tuple[float, float]] = []

    def rest(thought, pace):
        waited.append((thought, pace))
        return 0.0 if over else 3600.0

    monkeypatch.setattr(sitting_in, "rest_of", rest)

    async def play(service):
        ada = service.person("Ada")
        table = ada.make(hands.name, "me", "random")["id"]
        async with ada.window(table, 0) as window:
            await window.until(lambda: window.view)
            assert await until(lambda: waited)
            return await until(lambda: 1 not in service.hall.rooms[table].deciding) if over else True

    with serving(tmp_path, pace=0.25) as service:
        assert run(play(service))
        assert over or 1 in next(iter(service.hall.rooms.values())).deciding
    thought, pace = waited[0]
    assert thought > 0
    assert pace == 0.25
