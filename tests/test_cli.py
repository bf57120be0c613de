"""The command line: what each command answers, and how bad input is refused."""

import dataclasses
import json
import os
import re
import resource
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from saqqara.cli import main
from saqqara.core import shelf
from saqqara.core.dealer import SeededDealer
from saqqara.core.game import Setup
from saqqara.core.match import Match
from saqqara.core.said import VARIABLES
from saqqara.core.words import LANGUAGES, Words

GAME = shelf.names()[0]
SAQQARA = [sys.executable, "-m", "saqqara.cli"]


def ask(capsys, *arguments):
    """Run a command in this process: exit code, standard output, standard error."""
    code = main([*map(str, arguments)])
    out, err = capsys.readouterr()
    return code, out, err


def answer(capsys, *arguments):
    code, out, err = ask(capsys, *arguments, "--json")
    assert code == 0, err
    assert out.count("\n") == 1
    return json.loads(out)


def refused(capsys, *arguments):
    """A refusal is one line, exit 2, nothing on standard output; with --json an object that a program can read."""
    code, out, err = ask(capsys, *arguments)
    assert (code, out) == (2, "")
    assert err.count("\n") == 1
    assert "Traceback" not in err
    code, out, told = ask(capsys, *arguments, "--json")
    assert (code, out) == (2, "")
    assert {"error", "where", "hint"} <= set(json.loads(told)) <= {"error", "where", "hint", "id", "words"}
    return err


@pytest.fixture
def log(tmp_path):
    """A game that was played to its end, as a file."""
    match = Match(Setup.of(shelf.game(GAME), 2))
    dealer = SeededDealer(3)
    match.deal(dealer)
    while not match.over:
        seat = match.deciding[0]
        match.play(seat, match.options(seat)[-1].code)
        match.deal(dealer)
    path = tmp_path / "game.log"
    path.write_text(match.text)
    return path


def test_games_lists_seats_and_options(capsys):
    found = {game["name"]: game for game in answer(capsys, "games")["games"]}
    assert set(found) == set(shelf.names())
    assert found[GAME]["seats"] == list(shelf.game(GAME).seats)
    assert all(option["default"] in option["values"] for option in found[GAME]["options"])
    assert GAME in ask(capsys, "games")[1]


def test_games_says_what_all_of_it_is_called(capsys):
    for game in answer(capsys, "games", "--lang", "hu")["games"]:
        words = Words("hu", shelf.game(game["name"]))
        assert game["title"] == words.say("game-name")
        for option in game["options"]:
            assert option["title"] == words.say(f"option-{option['name']}")
            assert option["titles"] == [words.value(option["name"], value) for value in option["values"]]
        assert {"name": "level1", "title": words.say("level-1")} in game["levels"]
        assert f"{game['name']}: {game['title']}" in ask(capsys, "games", "--lang", "hu")[1]
    assert "no language 'xx'" in refused(capsys, "games", "--lang", "xx")


def test_games_starts_without_compiler_and_arrays():
    loaded = "import sys; from saqqara.cli import main; main(['games']); print({'numba', 'numpy', 'rich'} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", loaded], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "set()"


def test_simulate_counts_games(capsys):
    found = answer(capsys, "simulate", GAME, "--seats", 3, "--games", 200, "--seed", 5)
    assert set(found) == {"games", "unfinished", "moves", "seats", "games_per_cpu_s"}
    assert (found["games"], found["unfinished"]) == (200, 0)
    assert len(found["seats"]) == 3
    assert sum(seat["share"] for seat in found["seats"]) == pytest.approx(1, abs=1e-4)
    assert all(seat["low"] <= seat["share"] <= seat["high"] for seat in found["seats"])
    again = answer(capsys, "simulate", GAME, "--seats", 3, "--games", 200, "--seed", 5)
    assert {**again, "games_per_cpu_s": 0} == {**found, "games_per_cpu_s": 0}
    other = answer(capsys, "simulate", GAME, "--seats", 3, "--games", 200, "--seed", 6)
    assert other["seats"] != found["seats"]
    assert "200 games" in ask(capsys, "simulate", GAME, "--games", 200)[1]


def test_a_better_player_wins_more(capsys):
    found = answer(capsys, "simulate", GAME, "--games", 300, "--bots", "greedy,random")
    assert found["seats"][0]["low"] > 0.6


def test_simulated_logs_replay_to_the_same_scores(capsys, tmp_path):
    found = answer(capsys, "simulate", GAME, "--games", 3, "--logs", tmp_path / "logs")
    logs = sorted((tmp_path / "logs").iterdir())
    replayed = [answer(capsys, "replay", log) for log in logs]
    assert all(game["over"] for game in replayed)
    assert sum(game["moves"] for game in replayed) == found["moves"]
    mean = sum(game["scores"][0] for game in replayed) / 3
    assert mean == pytest.approx(found["seats"][0]["mean"], abs=1e-3)
    before = [log.read_bytes() for log in logs]
    refused(capsys, "simulate", GAME, "--games", 3, "--logs", tmp_path / "logs")
    assert [log.read_bytes() for log in logs] == before


def test_replay_tells_everything(capsys, log):
    found = answer(capsys, "replay", log)
    keys = {"game", "rules", "setup", "seats", "moves", "over", "scores", "winners", "points_by_source", "table", "log"}
    assert set(found) == keys
    assert found["over"]
    assert found["log"] == log.read_text()
    sums = [sum(points[seat] for points in found["points_by_source"].values()) for seat in range(2)]
    assert sums == found["scores"]
    assert ask(capsys, "replay", log)[0] == 0


def test_replay_stops_at_a_move(capsys, log):
    found = answer(capsys, "replay", log, "--at", 5)
    assert (found["moves"], found["over"]) == (5, False)
    assert answer(capsys, "replay", log, "--at", 0)["moves"] == 0
    assert "ends after move" in refused(capsys, "replay", log, "--at", 9999)
    refused(capsys, "replay", log, "--at", "soon")


def test_position_lists_options(capsys, log, tmp_path):
    part = tmp_path / "part.log"
    part.write_text(answer(capsys, "replay", log, "--at", 7)["log"])
    found = answer(capsys, "position", part)
    assert found["options"]
    assert all(set(option) == {"code", "path", "text"} for option in found["options"])
    shown = ask(capsys, "position", part)[1]
    assert all(option["code"] in shown for option in found["options"])
    assert answer(capsys, "position", log)["options"] == []


def test_a_log_may_start_from_a_written_position(capsys, log, tmp_path):
    middle = answer(capsys, "replay", log, "--at", 20)
    written = tmp_path / "written.log"
    written.write_text(f"{GAME} rules 1 seats 2 from {json.dumps(middle['table'])}\n")
    found = answer(capsys, "replay", written)
    assert found["table"] == middle["table"]
    assert answer(capsys, "position", written)["options"]


def test_perft_counts_below_each_action(capsys):
    whole = answer(capsys, "perft", GAME, "--depth", 2)
    parts = answer(capsys, "perft", GAME, "--depth", 2, "--divide")
    assert whole["count"] == parts["count"] == sum(parts["divide"].values()) > 10
    deeper = answer(capsys, "perft", GAME, "--depth", 3)
    assert deeper["count"] > whole["count"]
    assert answer(capsys, "perft", GAME, "--depth", 0)["count"] == 1
    assert ask(capsys, "perft", GAME, "--depth", 2)[1] == f"{whole['count']}\n"


def test_perft_expands_chance(capsys, log, tmp_path):
    part = tmp_path / "part.log"
    part.write_text(answer(capsys, "replay", log, "--at", 3)["log"])
    count = answer(capsys, "perft", GAME, "--depth", 1, "--from", part)["count"]
    assert count == len(answer(capsys, "position", part)["options"])
    assert answer(capsys, "perft", GAME, "--depth", 1, "--chance")["count"] > count


def test_rules_are_shown_by_id(capsys):
    rules = answer(capsys, "rules", GAME)["rules"]
    assert len(rules) > 20
    one = answer(capsys, "rules", GAME, "--id", rules[3]["id"])["rules"]
    assert one == [rules[3]]
    assert rules[3]["text"] in ask(capsys, "rules", GAME)[1]
    assert rules[3]["id"] in refused(capsys, "rules", GAME, "--id", rules[3]["id"] + "x")
    assert answer(capsys, "rules", GAME, "--lang", "fi")["language"] == "fi"
    assert "en, de, cs" in refused(capsys, "rules", GAME, "--lang", "xx")


def test_components_are_shown_and_checked(capsys):
    assert ask(capsys, "components", "show", GAME)[0] == 0
    assert ask(capsys, "components", "check", GAME)[0] == 0


@pytest.fixture
def tools(monkeypatch):
    """A game on the shelf with tools that say what they were asked."""

    def show(wish):
        return {"text": "a card", "asked": dataclasses.asdict(wish)} | ({"svg": "<svg/>"} if wish.svg else {})

    def check(wish):
        if wish.text == "":
            msg = "3: card 2: not there"
            raise ValueError(msg)
        return {"ok": wish.text == "good\n", "text": "checked"}

    game = dataclasses.replace(shelf.game(GAME), tools={"show": show, "check": check})
    monkeypatch.setattr(shelf, "game", lambda _name: game)


def test_a_tool_is_asked_for_a_file_a_seed_a_card_and_a_drawing(capsys, tools, tmp_path):
    (tmp_path / "deck.txt").write_bytes(b"\xef\xbb\xbfgood\r\n")
    nothing = {"file": None, "text": None, "seed": None, "part": None, "svg": False, "language": "en"}
    assert answer(capsys, "components", "show", GAME)["asked"] == nothing
    found = answer(capsys, "components", "show", GAME, tmp_path / "deck.txt", "--seed", 3, "--card", 12, "--svg")
    asked = {"file": f"{tmp_path}/deck.txt", "text": "good\n", "seed": 3, "part": "12", "svg": True, "language": "en"}
    assert found["asked"] == asked
    assert answer(capsys, "components", "show", GAME, "--lang", "fi")["asked"]["language"] == "fi"
    assert "no language 'xx'" in refused(capsys, "components", "show", GAME, "--lang", "xx")
    assert ask(capsys, "components", "show", GAME) == (0, "a card\n", "")
    assert ask(capsys, "components", "show", GAME, "--svg") == (0, "<svg/>\n", "")


def test_what_a_tool_cannot_do_is_told(capsys, tools, tmp_path):
    good, bad, empty = (tmp_path / name for name in ("good.txt", "bad.txt", "empty.txt"))
    for file, text in ((good, "good\n"), (bad, "bad\n"), (empty, "")):
        file.write_text(text)
    assert ask(capsys, "components", "check", GAME, good) == (0, "checked\n", "")
    assert ask(capsys, "components", "check", GAME, bad) == (2, "checked\n", "")
    assert ask(capsys, "components", "check", GAME, bad, "--svg") == (2, "checked\n", "")
    assert refused(capsys, "components", "check", GAME, empty) == f"{empty}:3: card 2: not there\n"
    assert "draws nothing" in refused(capsys, "components", "check", GAME, good, "--svg")
    assert "there is no such file" in refused(capsys, "components", "check", GAME, tmp_path / "gone.txt")
    assert "is a folder, not a text" in refused(capsys, "components", "check", GAME, tmp_path)
    assert "it offers: show, check" in refused(capsys, "components", "make", GAME)


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["simulate", GAME + "x"], GAME),
        (["simulate", GAME, "--seats", "5"], "--seats"),
        (["simulate", GAME, "--seats", "two"], "--seats"),
        (["simulate", GAME, "--games", "0"], "--games"),
        (["simulate", GAME, "--games", "-3"], "--games"),
        (["simulate", GAME, "--seed", "lucky"], "--seed"),
        (["simulate", GAME, "--bots", "genius"], "genius"),
        (["simulate", GAME, "--bots", "gredy"], "'greedy'"),
        (["simulate", GAME, "--bots", "random,random,random"], "3 bots for 2 seats"),
        (["simulate", GAME, "--set", "colour"], "NAME=VALUE"),
        (["simulate", GAME, "--unheard"], "--unheard"),
        (["simulate"], "GAME"),
        (["play", GAME, "--bots", "random,random,random"], "3 bots for 2 seats"),
        (["perft", GAME, "--depth", "deep"], "--depth"),
        (["perft", GAME], "--depth"),
        (["unheard-of"], "unheard-of"),
        ([], "COMMAND"),
    ],
)
def test_bad_arguments_are_refused_in_one_line(capsys, arguments, told):
    if arguments[:1] == ["play"] or not arguments:
        code, out, err = ask(capsys, *arguments)
        assert (code, out, err.count("\n")) == (2, "", 1)
    else:
        err = refused(capsys, *arguments)
    assert told in err


MADE = [
    ["simulate", GAME + "x"],
    ["simulate", "chess"],
    ["simulate", GAME, "--seats", "5"],
    ["simulate", GAME, "--seats", "two"],
    ["simulate", GAME, "--games", "0"],
    ["simulate", GAME, "--bots", "genius"],
    ["simulate", GAME, "--bots", "gredy"],
    ["simulate", GAME, "--bots", "uct:much"],
    ["simulate", GAME, "--bots", "random,random,random"],
    ["simulate", GAME, "--set", "colour"],
    ["simulate", GAME, "--set", "colour=red"],
    ["simulate", GAME, "--set", "a=b", "a=c"],
    ["simulate", GAME, "--unheard"],
    ["simulate", GAME, "--games"],
    ["simulate"],
    ["arena", GAME, "--players", "greedy"],
    ["arena", GAME, "--players", "greedy,cmd:"],
    ["arena", GAME, "--players", "greedy,random", "--sprt", "5,1"],
    ["arena", GAME, "--players", "greedy,random", "--limit", "soon"],
    ["arena", GAME, "--players", "greedy,random", "--resume"],
    ["components", "draw", GAME],
    ["components", "make", GAME],
    ["components", "check", GAME, "gone.txt"],
    ["serve", "--workers", "2"],
    ["serve", "--database", "mysql://nobody@nowhere/nothing"],
    ["solve", GAME],
    ["rules", GAME, "--id", "sial-2"],
    ["replay", "gone.log"],
    ["replay", "."],
    ["texts", "--lang", "xx"],
    ["simulate", GAME, "--bots", "openspiel:mtcs"],
    ["simulate", GAME, "--bots", "openspiel:mcts:1"],
    ["backup", "x", "--data", "no/such/folder"],
    ["restore", "gone.backup", "--data", "no/such/folder"],
    ["train", GAME],
    ["train", GAME, "--out", "x", "--minutes", "long"],
    ["train", GAME, "--out", "x", "--layers", "100,7"],
    ["train", GAME, "--out", "x", "--resume", "no/such/folder"],
    ["train", GAME, "--export", "x.onnx", "--resume", "no/such/folder"],
]


@pytest.mark.parametrize("arguments", MADE, ids=" ".join)
def test_a_mistake_is_told_in_the_language_of_the_environment(capsys, monkeypatch, arguments):
    told = []
    for language in LANGUAGES:
        monkeypatch.setenv("LANGUAGE", f"{language}_XX.UTF-8")
        code, out, err = ask(capsys, *arguments)
        assert (code, out, err.count("\n")) == (2, "", 1)
        assert not re.search(r"[{}]|\$\w|\?\?\?", err)
        told.append(err)
    assert len(set(told)) == len(LANGUAGES)


def test_rules_are_read_in_the_language_of_the_system_and_by_programs_in_english(capsys, monkeypatch):
    monkeypatch.setenv("LANGUAGE", "fi_FI.UTF-8")
    assert main(["rules", GAME]) == 0
    ours = capsys.readouterr().out
    assert main(["rules", GAME, "--lang", "fi"]) == 0
    assert capsys.readouterr().out == ours
    assert main(["rules", GAME, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["language"] == "en"


@pytest.mark.parametrize(
    ("around", "told"),
    [
        ({"LANG": "de_DE.UTF-8"}, "siehe"),
        ({"LC_ALL": "C.UTF-8", "LANG": "de_DE.UTF-8"}, "see"),
        ({"LC_MESSAGES": "sv_SE", "LANG": "de_DE"}, "se saqqara"),
        ({"LANGUAGE": "fi", "LC_ALL": "de_DE"}, "katso"),
        ({"LANG": "fr_FR.UTF-8"}, "see"),
        ({}, "see"),
    ],
)
def test_the_language_of_mistakes_is_found_as_other_programs_find_it(capsys, monkeypatch, around, told):
    for name in VARIABLES:
        monkeypatch.delenv(name, raising=False)
    for name, value in around.items():
        monkeypatch.setenv(name, value)
    assert f"({told}" in ask(capsys, "simulate", "chess")[2]


@pytest.mark.parametrize("asked", [["--lang", "hu"], ["--lang=hu"]])
def test_the_language_that_is_asked_for_counts_more(capsys, monkeypatch, asked):
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert ask(capsys, "rules", "chess", *asked)[2].startswith("saqqara: GAME: nincs „chess” játék; ezek vannak: ")


def test_a_program_gets_english_and_the_id_of_what_is_said(capsys, monkeypatch):
    monkeypatch.setenv("LANGUAGE", "cs")
    told = json.loads(ask(capsys, "simulate", GAME, "--games", "x", "--json")[2])
    assert told["error"] == "'x' is no number"
    assert (told["id"], told["words"]) == ("mistake-no-number", {"typed": "x"})


def test_a_log_that_is_refused_is_told_with_its_rule_in_every_language(capsys, monkeypatch, tmp_path):
    (tmp_path / "a.log").write_text(f"{GAME} rules 1 seats 2\n0 place 9.9\n")
    monkeypatch.setenv("LANGUAGE", "de")
    code, _, err = ask(capsys, "replay", tmp_path / "a.log")
    assert code == 2
    assert err.startswith(f"{tmp_path}/a.log:2: Platz 0 darf nicht „place 9.9“: es gibt keinen solchen Code")


def test_options_are_checked_and_the_nearest_is_offered(capsys):
    option = shelf.game(GAME).options[0]
    assert option.name in refused(capsys, "simulate", GAME, "--set", f"{option.name}s={option.values[0]}")
    assert "twice" in refused(
        capsys, "simulate", GAME, "--set", f"{option.name}={option.values[0]}", f"{option.name}={option.values[1]}"
    )
    assert ", ".join(option.values) in refused(capsys, "simulate", GAME, "--set", f"{option.name}=C")
    assert answer(capsys, "simulate", GAME, "--games", 1, "--set", f"{option.name}={option.values[1].lower()}")


@pytest.mark.parametrize(
    ("change", "line", "told"),
    [
        (lambda text: "", 1, "empty"),
        (lambda text: "chess\n" + text, 1, "header"),
        (lambda text: text.replace("rules 1", "rules 99", 1), 1, "rules 99"),
        (lambda text: text.replace(GAME, "senet", 1), 1, "senet"),
        (lambda text: text.replace("seats 2", "seats 9", 1), 1, "9"),
        (lambda text: text.replace("seats 2", "seats 2 colour=red", 1), 1, "colour"),
        (lambda text: text.replace("seats 2", "seats 2 from {", 1), 1, "JSON"),
        (lambda text: text.replace("seats 2", "seats 2 from {}", 1), 1, "missing"),
        (lambda text: text.replace("\n", "\n???\n", 1), 2, "???"),
        (lambda text: text.replace("\n", "\n1 dance\n", 1), 2, "dance"),
        (lambda text: text.replace("\n", "\n= 500 500\n", 1), 2, "checkpoint"),
        (lambda text: text.replace("\n", "\n< 90 by 0\n", 1), 2, "90"),
    ],
)
def test_a_bad_log_names_its_line(capsys, log, change, line, told):
    log.write_text(change(log.read_text()))
    err = refused(capsys, "replay", log)
    assert f"{log}:{line}: " in err
    assert told in err
    refused(capsys, "position", log)


def test_an_illegal_line_names_seat_code_sentence_and_rule(capsys, log):
    lines = log.read_text().splitlines()
    number = next(index for index, text in enumerate(lines) if text.startswith("0 "))
    lines[number] = "1" + lines[number][1:]
    log.write_text("\n".join(lines) + "\n")
    err = refused(capsys, "replay", log)
    assert err.startswith(f"{log}:{number + 1}: seat 1 may not {lines[number][2:]!r}: ")
    rule = err.rstrip().rpartition("[")[2].rstrip("]")
    assert answer(capsys, "rules", GAME, "--id", rule)["rules"][0]["text"] in err


@pytest.mark.parametrize(
    "change", [lambda b: b.replace(b"\n", b"\r\n"), lambda b: b"\xef\xbb\xbf" + b, lambda b: b.rstrip(b"\n")]
)
def test_foreign_line_ends_and_marks_are_read(capsys, log, change):
    whole = answer(capsys, "replay", log)
    log.write_bytes(change(log.read_bytes()))
    assert answer(capsys, "replay", log)["table"] == whole["table"]


def test_half_a_last_line_is_named_and_the_rest_is_played(capsys, log):
    lines = log.read_text().splitlines()
    log.write_text("\n".join(lines[:20]) + "\n" + lines[20][:3])
    code, out, err = ask(capsys, "replay", log, "--json")
    assert code == 0
    assert json.loads(out)["log"].splitlines() == lines[:20]
    assert f"{log}:21: " in err


def test_what_is_no_log_is_refused(capsys, tmp_path):
    assert "folder" in refused(capsys, "replay", tmp_path)
    assert "no such file" in refused(capsys, "replay", tmp_path / "nothing.log")
    (tmp_path / "picture.png").write_bytes(b"\x89PNG\xff\xfe")
    assert "UTF-8" in refused(capsys, "replay", tmp_path / "picture.png")


def test_a_reader_that_stops_early_is_no_error(log):
    command = f"{shlex.quote(sys.executable)} -m saqqara.cli rules {GAME} | head -n 1"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, check=False)  # noqa: S602
    assert (done.returncode, done.stderr) == (0, "")


def test_logs_on_a_full_disk_are_one_line(tmp_path):
    def small_files():
        resource.setrlimit(resource.RLIMIT_FSIZE, (64, 64))
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)

    command = [*SAQQARA, "simulate", GAME, "--games", "1", "--logs", str(tmp_path)]
    environment = {**os.environ, "SAQQARA_BACKEND": "plain"}
    done = subprocess.run(command, capture_output=True, text=True, check=False, preexec_fn=small_files, env=environment)
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    assert "File too large" in done.stderr.splitlines()[-1]


def test_without_a_home_everything_works(tmp_path):
    environment = {key: value for key, value in os.environ.items() if key not in {"HOME", "XDG_CACHE_HOME"}}
    done = subprocess.run(
        [*SAQQARA, "games"], capture_output=True, text=True, check=False, env=environment, cwd=tmp_path
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_ctrl_c_stops_quietly():
    command = [*SAQQARA, "perft", GAME, "--seats", "4", "--depth", "12"]
    running = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    time.sleep(3)
    running.send_signal(signal.SIGINT)
    try:
        out, err = running.communicate(timeout=30)
    finally:
        running.kill()
    assert running.returncode in {130, -signal.SIGINT}
    assert "Traceback" not in out + err


def test_readme_commands_exist(capsys):
    readme = (Path(__file__).parents[1] / "README.md").read_text(encoding="utf-8")
    named = {line.split()[1] for line in readme.splitlines() if line.startswith("saqqara ")}
    assert named == {
        "games",
        "rules",
        "simulate",
        "arena",
        "replay",
        "position",
        "perft",
        "components",
        "solve",
        "bench",
        "serve",
        "backup",
        "train",
        "texts",
    }
    for command in named:
        with pytest.raises(SystemExit) as shown:
            main([command, "--help"])
        assert shown.value.code == 0
    capsys.readouterr()


def test_the_example_in_the_readme_runs(capsys):
    readme = (Path(__file__).parents[1] / "README.md").read_text(encoding="utf-8")
    example = readme.partition("```python\n")[2].partition("```")[0]
    exec(compile(example, "README.md", "exec"), {})  # noqa: S102
    assert "get" in capsys.readouterr().out


def test_a_game_without_a_solver_says_so(capsys):
    game = next(name for name in shelf.names() if shelf.game(name).solve is None)
    assert "has no solver" in refused(capsys, "solve", game)


def test_a_mistake_of_no_command_names_none(capsys):
    assert main(["games", "--unknown"]) == 2
    assert capsys.readouterr().err.startswith("saqqara: unrecognized arguments: --unknown")
