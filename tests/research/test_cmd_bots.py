"""Programs in any language play in the arena; one that crashes, hangs or talks nonsense forfeits and is stopped."""

import json
import os
import re
import shlex
import signal
import sys
import time
from functools import partial
from itertools import islice
from pathlib import Path
from random import Random as Chooser
from threading import Thread

import pytest

from saqqara.ai.arena import Arena, ArenaError, Results, play
from saqqara.ai.bout import seated
from saqqara.ai.outcome import answer
from saqqara.ai.programs import SHOWN, ProgramPlayer, words_of
from saqqara.cli import main
from saqqara.core import shelf
from saqqara.core.game import CHANCE, Setup
from saqqara.core.match import Match
from saqqara.core.said import in_language
from saqqara.core.sight import Sight
from saqqara.core.view import look
from saqqara.core.words import LANGUAGES
from saqqara.testing import shelf_games, steps

ROOT = Path(__file__).parents[2]
BOTS = ROOT / "examples" / "bots"
NODE = Path(sys.executable).with_name("node")
GAME = shelf.names()[0]
PATIENCE = 30.0  # seconds for bots that are to answer, also where the machine is busy


@pytest.fixture(autouse=True)
def _plain(monkeypatch):
    """Nothing here is worth compiling for; other processes are told too."""
    monkeypatch.setenv("SAQQARA_BACKEND", "plain")


def program(*words):
    return f"cmd:{shlex.join(map(str, words))}"


def python(path):
    return program(sys.executable, path)


def written(tmp_path, text):
    """Write a bot that does not buffer and return its name."""
    path = tmp_path / "bot.py"
    path.write_text(f"import json, os, subprocess, sys, time\n{text}\n", encoding="utf-8")
    return python(path)


def met(name, workers=0, seconds=PATIENCE, deals=1, seats=2, other="random"):
    """Let a program and another player meet, and return what came out."""
    make = partial(seated, bot_seconds=seconds)
    arena = Arena(Setup.of(shelf.game(GAME), seats), (name, other), deals, controls=0, make=make)
    arena.check()
    results = Results()
    play(arena, results, workers=workers)
    return answer(arena, results)


def is_running(pid):
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return "State:\tZ" not in Path(f"/proc/{pid}/status").read_text() if Path("/proc/self").exists() else True


def is_gone(pid):
    """Wait until a process is gone."""
    for _ in range(200):
        if not is_running(pid):
            return True
        time.sleep(0.05)
    return False


# -- Bots that play ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", [python(BOTS / "busy.py"), program(NODE, BOTS / "turns.mjs")], ids=["python", "node"])
def test_the_examples_play_whole_games(name):
    found = met(name, workers=1)
    assert found["forfeits"] == []
    assert (found["games"], found["unfinished"]) == (2, 0)
    assert found["players"][0]["decisions"] > 20
    again = met(name)
    assert again["digest"] == found["digest"]


@pytest.mark.parametrize("path", sorted(BOTS.iterdir()), ids=lambda path: path.name)
def test_an_example_is_short(path):
    assert len(path.read_text(encoding="utf-8").splitlines()) < 60


def test_a_program_hears_what_its_seat_sees_and_may_do(tmp_path):
    heard = tmp_path / "heard"
    name = written(
        tmp_path,
        f"for line in sys.stdin:\n"
        f"    open({str(heard)!r}, 'a').write(line)\n"
        f"    if json.loads(line)['kind'] == 'move': print(0, flush=True)",
    )
    found = met(name, seats=3)
    assert found["forfeits"] == []
    lines = [json.loads(line) for line in heard.read_text(encoding="utf-8").splitlines()]
    games = [line for line in lines if line["kind"] == "game"]
    moves = [line for line in lines if line["kind"] == "move"]
    assert len(games) == 3 + 2 * 3  # alone on each seat, and twice beside the other
    assert games[0]["game"] == GAME
    assert {"rules", "seats", "seat", "setup", "seed", "seconds"} <= set(games[0])
    page = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    for kind, told in (("game", games[0]), ("move", moves[0])):
        (example,) = re.findall(rf"```json\n(\{{\"kind\": \"{kind}\".*?)```", page, re.DOTALL)
        assert json.loads(example).keys() == told.keys()
    setup = Setup.of(shelf.game(GAME), 3)
    match = Match(setup)
    for move in moves:
        assert len(move["options"]) > 1
        assert all(setup.game.catalogue.find(option["code"]) for option in move["options"])
        assert all(option["text"] and option["path"] for option in move["options"])
        assert move["question"]
        assert len(move["scores"]) == 3
        assert move["table"].keys() == match.view(0).table.keys()


@pytest.mark.parametrize("game", shelf_games(), ids=lambda game: game.name)
def test_what_is_sent_is_made_of_the_view_alone(game):
    """The same for every table that looks alike to the seat: it is filled in by what the seat imagines."""
    match = Match(Setup.of(game, game.seats[-1]))
    asked = 0
    for seat in islice(steps(match, Chooser(4)), 150):
        options = [] if seat == CHANCE else match.options(seat)
        if len(options) > 1:
            view = match.view(seat)
            player = ProgramPlayer(python(BOTS / "busy.py"), 1, match.setup)
            sent = player._question(Sight.of(view, options))
            assert sent["table"] == view.table
            assert tuple(sent["scores"]) == view.scores
            assert [option["code"] for option in sent["options"]] == [option.code for option in options]
            other = look(match.kernel, view.imagine(asked), match.components, seat)
            assert player._question(Sight.of(other, options)) == sent
            json.dumps(sent)
            asked += 1
    assert asked > 20


def test_an_answer_is_a_code_or_a_place_in_the_list(tmp_path):
    answers = ["{'code': o[-1]['code']}", "{'index': len(o) - 1}", "len(o) - 1", "o[-1]['code']"]
    digests = set()
    for text in answers:
        name = written(
            tmp_path,
            f"for line in sys.stdin:\n    m = json.loads(line)\n    o = m.get('options')\n"
            f"    if o: print(json.dumps({text}), flush=True)",
        )
        found = met(name)
        assert found["forfeits"] == []
        digests.add(found["digest"])
    assert len(digests) == 1


# -- Bots that fail ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("print('hello', flush=True); time.sleep(60)", "answered 'hello', which is no JSON"),
        ("print('[' * 50000, flush=True); time.sleep(60)", f"answered '{'[' * SHOWN}', which is no JSON"),
        ("print('\"fly\"', flush=True); time.sleep(60)", "answered '\"fly\"', which is none of its"),
        ("print(-1, flush=True); time.sleep(60)", "answered '-1', which is none of its"),
        ("print('true', flush=True); time.sleep(60)", "answered 'true', which is none of its"),
        ("print('{}', flush=True); time.sleep(60)", "answered '{}', which is none of its"),
        ("print('1' * 100000, flush=True); time.sleep(60)", "answered more than 65536 signs in a line"),
        ("sys.stdin.readline(); raise LookupError('I lost my way')", "its program ended with 1: LookupError: I lost my way"),
        ("sys.exit(3)", "its program ended with 3"),
        ("print('[1', end='', flush=True); sys.exit()", "its program ended with 0"),
    ],
)  # fmt: skip
def test_a_program_that_fails_forfeits_with_its_reason(tmp_path, text, why):
    found = met(written(tmp_path, text))
    assert [row["seat"] for row in found["forfeits"]] == [0, 1]
    for row in found["forfeits"]:
        assert row["why"].startswith(why)
        assert len({in_language(row["why"], language) for language in LANGUAGES}) == len(LANGUAGES)
    assert [row["share"] for row in found["players"]] == [0, 1]


def test_a_program_that_hangs_is_stopped_with_its_children(tmp_path):
    pids = tmp_path / "pids"
    child = "subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(600)'])"
    name = written(
        tmp_path, f"child = {child}\nprint(os.getpid(), child.pid, file=open({str(pids)!r}, 'a'))\ntime.sleep(600)"
    )
    found = met(name, seconds=4)
    assert [row["seat"] for row in found["forfeits"]] == [0, 1]
    assert {row["why"] for row in found["forfeits"]} == {"no answer within 4 seconds"}
    started = [int(pid) for pid in pids.read_text().split()]
    assert len(started) == 4
    assert all(is_gone(pid) for pid in started)


def test_a_program_that_floods_or_does_not_listen_holds_up_nobody(tmp_path):
    for stream in ("stdout", "stderr"):
        name = written(tmp_path, f"while True: print(0, file=sys.{stream})")
        assert {row["why"] for row in met(name, seconds=1.5)["forfeits"]} == {"no answer within 1.5 seconds"}


def test_programs_end_with_the_arena_that_is_stopped(tmp_path):
    """The worker that waits for a program is ended in the middle of the game."""
    pids = tmp_path / "pids"
    text = f"print(os.getpid(), file=open({str(pids)!r}, 'a'))\nfor line in sys.stdin:\n"
    name = written(tmp_path, text + "    if 'options' in json.loads(line): time.sleep(600)")
    arena = Arena(
        Setup.of(shelf.game(GAME), 2), (name, "random"), 50, controls=0, make=partial(seated, bot_seconds=600)
    )

    def stop():
        while not (pids.exists() and pids.read_text()):
            time.sleep(0.05)
        os.kill(os.getpid(), signal.SIGINT)

    Thread(target=stop, daemon=True).start()
    with pytest.raises(KeyboardInterrupt):
        play(arena, Results(), workers=1)
    assert all(is_gone(int(pid)) for pid in pids.read_text().split())


# -- The command ------------------------------------------------------------------------------------------------------


def test_the_command_takes_programs(capsys):
    asked = ["arena", GAME, "--players", f"random,{python(BOTS / 'busy.py')}", "--deals", "1", "--workers", "1"]
    assert main([*asked, "--controls", "0", "--bot-seconds", "30", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["forfeits"] == []
    assert found["players"][1]["name"].startswith("cmd:")


@pytest.mark.parametrize(
    ("name", "told"),
    [("cmd:", "needs a command"), ("cmd:./nobody", "no program './nobody'"), ("cmd:'", "is no command")],
)
def test_a_program_that_is_not_there_is_refused_before_anything_is_played(name, told, capsys):
    with pytest.raises(ValueError, match=told):
        words_of(name)
    arena = Arena(Setup.of(shelf.game(GAME), 2), (name, "random"), 1)
    with pytest.raises(ArenaError, match=told):
        arena.check()
    assert main(["arena", GAME, "--players", f"{name},random"]) == 2
    assert told in capsys.readouterr().err


@pytest.mark.parametrize("seconds", ["0", "-1", "nan", "soon"])
def test_seconds_are_a_time(seconds, capsys):
    assert main(["arena", GAME, "--players", "random,random", f"--bot-seconds={seconds}"]) == 2
    assert "--bot-seconds" in capsys.readouterr().err


def test_nothing_is_started_before_a_question(tmp_path):
    mark = tmp_path / "started"
    player = ProgramPlayer(written(tmp_path, f"open({str(mark)!r}, 'w')"), 1, Setup.of(shelf.game(GAME), 2))
    player.close()
    assert not mark.exists()
