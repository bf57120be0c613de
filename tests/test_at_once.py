"""Seats that decide at once, and a seat alone: on the command line, in the terminal, for computer players."""

import io
import json
import random

import pytest
from rich.console import Console

from saqqara.ai.players import choose, player
from saqqara.cli import main
from saqqara.core.dealer import SeededDealer
from saqqara.core.kernel import load
from saqqara.core.match import Match, replay
from saqqara.core.words import Words
from saqqara.perft import perft
from saqqara.simulate import simulate
from saqqara.terminal import run, saving
from tests.small.hands import GAME, setup_of

pytestmark = pytest.mark.usefixtures("hands", "home")
WORDS = Words("en", GAME)
NAMES = [WORDS.say(f"seat-{seat}") for seat in range(3)]


@pytest.fixture
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("SAQQARA_DATA", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)
    for name in ("NO_COLOR", "FORCE_COLOR", "COLUMNS", "LINES"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path


def begun(seats=2, **chosen):
    match = Match(setup_of(seats, **chosen))
    match.deal(SeededDealer(1))
    return match


# -- The command line -------------------------------------------------------------------------------------------------


def answer(capsys, *arguments):
    assert main([*map(str, arguments), "--json"]) == 0
    return json.loads(capsys.readouterr()[0])


def test_position_lists_the_question_of_every_seat_that_decides(capsys, home):
    match = begun(3, twice="yes")
    match.play(1, "show paper")
    (home / "game.log").write_text(match.text)
    found = answer(capsys, "position", "game.log")
    assert found["deciding"] == [row["seat"] for row in found["questions"]] == [0, 1, 2]
    assert [row["ask"] for row in found["questions"]] == ["show", "keep", "show"]
    codes = [[option["code"] for option in row["options"]] for row in found["questions"]]
    assert codes == [["show rock", "show paper", "show scissors"], ["keep rock", "keep scissors"], codes[0]]
    assert {key: found[key] for key in found["questions"][0]} == found["questions"][0]
    main(["position", "game.log"])
    shown = capsys.readouterr()[0]
    assert [line for line in shown.splitlines() if not line.startswith(" ")] == [
        "seat 0: What do you show?",
        "seat 1: What do you keep back?",
        "seat 2: What do you show?",
    ]


def test_position_has_no_question_where_no_seat_decides(capsys, home):
    (home / "game.log").write_text(Match(setup_of()).text)
    found = answer(capsys, "position", "game.log")
    assert (found["seat"], found["ask"], found["questions"], found["options"]) == (None, "coin", [], [])
    assert len(found["chances"]) == 2


def test_perft_counts_seats_that_answer_at_once_in_their_order():
    assert perft(begun(), 2, 1) == {"show rock": 3, "show paper": 3, "show scissors": 3}
    plain = load(GAME, "plain")
    assert sum(perft(begun(), 3, 1, kernel=plain).values()) == 27
    assert sum(perft(begun(1), 3, 1, kernel=plain).values()) == 27
    assert sum(perft(begun(3, twice="yes"), 2, 1).values()) == 6


@pytest.mark.parametrize("seats", GAME.seats)
def test_simulated_games_are_logs_under_seal(seats, home):
    found = simulate(setup_of(seats, bow="yes"), ["random"] * seats, 5, 1, logs=home)
    assert (found["games"], found["unfinished"]) == (5, 0)
    for file in home.glob("*.log"):
        assert replay(file.read_text()).over


def test_a_greedy_player_alone_wants_points(capsys):
    best = answer(capsys, "simulate", "hands", "--seats", 1, "--games", 50, "--bots", "greedy")["seats"][0]["mean"]
    some = answer(capsys, "simulate", "hands", "--seats", 1, "--games", 50, "--bots", "random")["seats"][0]["mean"]
    assert best > 1.5 * some
    bot = player("greedy", 1)
    match = begun(1)
    assert choose(bot, match.view(0), match.options(0)).code == "show scissors"


def test_a_player_answers_from_its_own_view():
    one, two = begun(), begun()
    one.play(0, "show rock")
    two.play(0, "show paper")
    for name in ("random", "greedy"):
        chosen = {choose(player(name, 3), match.view(1), match.options(1)).code for match in (one, two)}
        assert len(chosen) == 1


# -- The terminal -----------------------------------------------------------------------------------------------------


class Script:
    """Types lines, then random numbers, or ends; remembers what was on the screen at each prompt."""

    def __init__(self, console, *lines, then=None):
        self.console, self.lines = console, list(lines)
        self.random = None if then is None else random.Random(then)
        self.seen, self.prompts = [], []

    def __call__(self, prompt):
        self.prompts.append(prompt.strip())
        self.seen.append(self.console.file.getvalue())
        self.console.file.seek(0)
        self.console.file.truncate()
        if self.lines:
            return self.lines.pop(0)
        if self.random is None:
            raise EOFError
        return str(self.random.choice((1, 2)))


def paper():
    return Console(file=io.StringIO(), width=100, highlight=False)


def screen():
    return Console(file=io.StringIO(), width=100, height=40, force_terminal=True, color_system="truecolor")


def curtain(seat):
    return WORDS.say("play-curtain", who=NAMES[seat])


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("people", [0, 1, 2, 3])
@pytest.mark.parametrize("make", [paper, screen])
def test_people_and_computer_players_play_to_the_end(seats, people, make, home):
    bots = ["random", "greedy", "random"][: max(seats - people, 0)]
    console = make()
    assert run(setup_of(seats, twice="yes", bow="yes"), bots, 3, console=console, read=Script(console, then=1)) == 0
    (file,) = (home / "data/games").iterdir()
    assert saving.read(file).match.over


def test_a_person_alone_plays_without_computer_players(capsys, home, monkeypatch):
    console = paper()
    script = Script(console, then=4)
    monkeypatch.setattr("saqqara.terminal.table.standard_read", lambda _console: script)
    assert main(["play", "hands", "--seats", "1", "--seed", "3"]) == 0
    (file,) = (home / "data/games").iterdir()
    saved = saving.read(file)
    assert saved.match.over
    assert saved.players == ["person"]
    assert set(script.prompts) == {">"}


def test_a_log_of_one_seat_is_resumed_by_a_person(capsys, home, monkeypatch):
    (home / "game.log").write_text(begun(1).text)
    monkeypatch.setattr("saqqara.terminal.table.standard_read", lambda _console: Script(paper(), "1"))
    assert main(["play", "--resume", "game.log"]) == 0
    assert saving.read(home / "game.log").players == ["person"]


@pytest.mark.parametrize("make", [paper, screen])
def test_people_are_asked_one_after_another_and_none_sees_an_answer_before_all_are_in(make):
    console = make()
    log = ["log", ""] if make is screen else ["log"]  # a page of a screen is left with Enter
    script = Script(console, "", "show scissors", "", *log, "show paper", "")
    run(setup_of(), [], 3, console=console, read=script)
    first, second, third = (index for index, prompt in enumerate(script.prompts) if "Pass" in prompt)
    assert [script.prompts[index] for index in (first, second, third)] == [curtain(0), curtain(1), curtain(0)]
    told = [WORDS.say("told-show", who=NAMES[0], hand="scissors"), WORDS.say("told-show", who=NAMES[1], hand="paper")]
    for text in script.seen[second:third]:
        assert told[0] not in text
        assert "in hand [2" not in text
    after = "".join(script.seen[third:])
    assert all(sentence in after for sentence in told)


def test_what_was_typed_under_seal_is_typed_where_nothing_stays():
    console = screen()
    script = Script(console, "", "1", "", "1")
    run(setup_of(), [], 3, console=console, read=script)
    hidden = "\x1b[?1049h"
    assert [hidden in text for text in script.seen[:5]] == [False, True, False, True, False]


def test_a_person_among_computer_players_needs_no_curtain_and_reads_their_answers_when_all_are_in():
    console = paper()
    script = Script(console, "show rock", "show rock")
    run(setup_of(3), ["random", "random"], 3, console=console, read=script)
    assert set(script.prompts) == {">"}
    first, second = script.seen[:2]
    assert not any(f"{name} shows" in first for name in NAMES)
    assert all(second.count(f"{name} shows") == 1 for name in NAMES)


def test_a_person_takes_back_part_of_an_answer_and_the_computer_players_keep_theirs(home):
    console = paper()
    script = Script(console, "show rock", "undo", "show paper", "keep rock")
    run(setup_of(2, twice="yes"), ["random"], 3, console=console, read=script, save_to=home / "game.log")
    lines = (home / "game.log").read_text().splitlines()
    assert [line for line in lines if line.startswith(("0", "<"))][:4] == [
        "0 show rock", "< 4 by 0", "0 show paper", "0 keep rock",
    ]  # fmt: skip
    assert sum(line.startswith("1 show") for line in lines) == 2


def test_the_next_person_can_hand_the_screen_back_without_learning_the_answer(home):
    console = screen()
    script = Script(console, "", "show scissors", "", "undo", "", "show rock", "", "show rock")
    run(setup_of(), [], 3, console=console, read=script, save_to=home / "game.log")
    assert [prompt for prompt in script.prompts if "Pass" in prompt][:4] == [curtain(0), curtain(1)] * 2
    again = "".join(script.seen[3:6])
    assert WORDS.say("play-undone-sealed", who=NAMES[0]) in again
    assert WORDS.say("told-show", who=NAMES[0], hand="scissors") not in "".join(script.seen[2:])
    match = saving.read(home / "game.log").match
    assert match.lines[2:6] == ["0 show scissors", "< 2 by 0", "0 show rock", "1 show rock"]
    assert match.text_for(1).splitlines()[2] == "#"


def test_a_game_saved_under_seal_goes_on_under_seal(home):
    file = home / "game.log"
    console = paper()
    run(setup_of(), [], 3, console=console, read=Script(console, "", "show rock"), save_to=file)
    script = Script(console, "", "show paper", "")
    run(setup_of(), [], 3, console=console, read=script, resume=file)
    assert script.prompts[0] == curtain(1)
    assert "shows" not in script.seen[0] + script.seen[1]
    after = "".join(script.seen[2:])
    assert all(f"{name} shows" in after for name in NAMES[:2])
