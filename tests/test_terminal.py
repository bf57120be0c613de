"""The terminal: whole games by script, on paper and on a real pseudo-terminal."""

import codecs
import errno
import io
import os
import pty
import random
import re
import select
import signal
import struct
import subprocess
import sys
import time
from fcntl import ioctl
from pathlib import Path
from termios import TIOCSWINSZ
from threading import Thread

import pytest
from rich.console import Console

from saqqara.ai.arrays import COMPILED
from saqqara.core import shelf
from saqqara.core.dealer import SeededDealer
from saqqara.core.game import CHANCE, Action, Catalogue, Setup
from saqqara.core.match import Match, replay
from saqqara.core.words import LANGUAGES, Words, sentences
from saqqara.terminal import choosing, commands, run, saving
from saqqara.terminal.choosing import Chosen, Narrowed, NoSuchNumber, Refused, Unknown

SOURCE = Path(__file__).parents[1] / "src"
GAME = shelf.game(shelf.names()[0])
TURN = next(action for action in GAME.catalogue.actions if action.path)

KINDS = [
    (shelf.game(name), seats, last)
    for name in shelf.names()
    for seats in shelf.game(name).seats
    for last in (False, True)
]


def setup_of(game, seats, *, last=False):
    """Return the plain set-up, or the one with every option at its last value."""
    return Setup.most(game, seats, {option.name: option.values[-1] for option in game.options} if last else {})


class Script:
    """Types lines, then random numbers of the list, or ends."""

    def __init__(self, *lines, seed=None):
        self.lines = list(lines)
        self.random = None if seed is None else random.Random(seed)
        self.prompts = []

    def __call__(self, prompt):
        self.prompts.append(prompt)
        if self.lines:
            line = self.lines.pop(0)
            if isinstance(line, BaseException):
                raise line
            return line
        if self.random is None:
            raise EOFError
        return str(self.random.choice((1, 1, 2, 3, 4, 5)))


def paper(width=100, **options):
    return Console(file=io.StringIO(), width=width, highlight=False, **options)


def printed(console):
    return console.file.getvalue()


def play(*lines, seats=2, bots=("random",), seed=5, width=100, last=False, **options):
    """Play on paper; return the exit code and what was printed."""
    console = paper(width)
    random_seed = options.pop("then", None)
    script = Script(*lines, seed=random_seed)
    code = run(setup_of(GAME, seats, last=last), list(bots), seed, console=console, read=script, **options)
    return code, printed(console)


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("SAQQARA_DATA", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)
    for name in ("NO_COLOR", "FORCE_COLOR", "COLUMNS", "LINES"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path


def first_codes(count, seed=5, seats=2):
    """Return the first options of a new game, to type."""
    match = Match(Setup.of(GAME, seats))
    match.deal(SeededDealer(seed))
    return [option.code for option in match.options(match.deciding[0])][:count]


# -- Understanding what is typed --------------------------------------------------------------------------------------

CODES = [
    "get",
    "place 1.1",
    "place 1.2",
    "place 2.1",
    "sail 1 temple",
    "sail 1 tomb",
    "sail 2 temple",
    "play paved-path",
]
SOME = [Action(number, code, ("spot",)) for number, code in enumerate(CODES)]
BOOK = Catalogue([*SOME, Action(90, "take statue", ("spot",)), Action(91, "take lever", ("spot",))])


def meant(text, begun=(), room=12):
    shown = choosing.rows([option for option in SOME if choosing.begins(option, begun)], room)
    return choosing.understand(text, SOME, shown, begun, BOOK)


@pytest.mark.parametrize("typed", ["place 1.2", "PLACE   1.2", "place1.2", "pl 1.2"])
def test_a_code_is_known_in_any_case_with_any_spaces_or_shortened(typed):
    assert meant(typed) == Chosen(SOME[2])


def test_a_hyphen_may_be_a_space():
    assert meant("play paved path") == Chosen(SOME[7])


def test_a_number_chooses_a_line():
    assert meant("1") == Chosen(SOME[0])
    assert meant("2", room=4) == Narrowed(("place",))
    assert meant("99999") == NoSuchNumber(9999)
    assert meant("0") == NoSuchNumber(0)


def test_a_beginning_narrows_the_list_even_to_one():
    assert meant("sail") == Narrowed(("sail",))
    assert meant("play") == Narrowed(("play",))
    assert meant("s 1 te") == Chosen(SOME[4])


def test_a_narrowed_list_understands_the_rest_of_a_code():
    assert meant("2 temple", begun=("sail",)) == Chosen(SOME[6])


SQUARES = [
    "put north a1",
    "put north a1 b1",
    "put north b1 b2",
    "put south a1",
    "put south c1 c2",
    "put south c2 d2",
    "pick 17",
    "pick 40",
]
PUT = [Action(number, code, ("spot",)) for number, code in enumerate(SQUARES)]
PUT_BOOK = Catalogue([*PUT, Action(90, "put north d1 d2", ("spot",)), Action(91, "put south d1 d2", ("spot",))])


def put(text, begun=()):
    shown = choosing.rows(choosing.narrowed(PUT, begun), 4)
    return choosing.understand(text, PUT, shown, begun, PUT_BOOK)


@pytest.mark.parametrize("typed", ["put north b1 a1", "b1 north a1 put", "put a1 b1", "b1 a1", "NORTH B1 A1"])
def test_the_words_of_a_code_may_come_in_any_order_and_names_be_left_out(typed):
    assert put(typed) == Chosen(PUT[1])


def test_words_that_several_codes_have_narrow_the_list():
    assert put("a1") == Narrowed(("a1",))
    assert choosing.narrowed(PUT, ("a1",)) == [PUT[0], PUT[1], PUT[3]]
    assert put("b1", begun=("a1",)) == Chosen(PUT[1])
    assert put("c2") == Narrowed(("c2",))


def test_a_place_that_was_not_typed_is_never_filled_in():
    assert put("c1") == Narrowed(("c1",))
    assert choosing.narrowed(PUT, ("c1",)) == [PUT[4]]


def test_a_number_beyond_the_list_may_be_a_word():
    assert put("17") == Chosen(PUT[6])
    assert put("18") == NoSuchNumber(18)
    assert put("1") == Narrowed(("put", "north"))


def test_words_in_any_order_that_are_not_allowed_are_refused():
    assert put("put north d2 d1") == Refused((PUT_BOOK[90],))
    assert put("d2 d1") == Refused((PUT_BOOK[90], PUT_BOOK[91]))


def test_what_is_not_allowed_is_told_from_what_does_not_exist():
    assert meant("take statue") == Refused((BOOK[90],))
    assert meant("take") == Refused((BOOK[90], BOOK[91]))
    assert meant("plcae 1.1") == Unknown("place 1.1")
    assert meant("xyzzy") == Unknown(None)


def test_many_options_are_grouped_by_their_first_words():
    assert [row.words for row in choosing.rows(SOME, 4)] == [("get",), ("place",), ("sail",), ("play", "paved-path")]
    assert [row.words for row in choosing.rows(SOME[1:4], 2)] == [("place", "1.1"), ("place", "1.2"), ("place", "2.1")]
    assert choosing.rows(SOME, 4)[2].following == ["1", "2"]
    assert len(choosing.rows(SOME, 12)) == len(SOME)


def test_places_are_grouped_by_their_letter_before_they_are_left_out():
    codes = [f"lay {letter}{row} {way}" for row in range(1, 12) for letter in "cab" for way in ("n", "e")]
    options = [Action(number, code, ("spot",)) for number, code in enumerate([*codes, "lay d4 n", "stop"])]
    shown = choosing.rows(options, 8)
    assert [row.words for row in shown] == [("lay", "a"), ("lay", "b"), ("lay", "c"), ("lay", "d4", "n"), ("stop",)]
    assert shown[0].following == [f"a{row}" for row in range(1, 12)]
    assert choosing.understand("2", options, shown, (), Catalogue(options)) == Narrowed(("lay", "b"))
    narrower = choosing.rows(choosing.narrowed(options, ("lay", "b")), 12)
    assert [row.words for row in narrower] == [("lay", f"b{row}") for row in range(1, 12)]
    assert choosing.understand("b3 e", options, narrower, ("lay", "b"), Catalogue(options)) == Chosen(
        next(option for option in options if option.code == "lay b3 e")
    )


# -- Whole games ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "seats", "last"), KINDS)
def test_a_game_is_played_to_its_end(game, seats, last, home):
    console = paper(60)
    code = run(setup_of(game, seats, last=last), ["random"] * (seats - 1), 3, console=console, read=Script(seed=1))
    text = printed(console)
    assert code == 0
    (file,) = (home / "data/games").iterdir()
    saved = saving.read(file)
    assert saved.match.over
    assert Words("en").say("play-total") in text
    end = [Words("en").say("play-nobody"), " wins!", Words("en").say("play-shared", who="")[-8:]]
    assert any(words in text for words in end) is not saved.match.setup.for_points
    assert max(len(line) for line in text.splitlines() if str(file) not in line) <= 60
    assert "\x1b" not in text


def test_several_people_share_the_screen():
    assert run(setup_of(GAME, 2, last=True), [], 4, console=paper(60), read=Script(seed=2)) == 0


def test_computer_players_alone_play_a_game():
    code, text = play(bots=("random", "greedy"))
    assert code == 0
    assert Words("en").say("play-total") in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_computer_players_and_what_was_chosen_are_called_by_their_names(language):
    words, (option, value) = Words(language, GAME), setup_of(GAME, 2, last=True).options[0]
    _, text = play(bots=("level2",), last=True, language=language)
    assert f"({words.say('level-2')})" in text
    assert f"{words.say(f'option-{option}')}: {words.value(option, value)}" in text
    assert "level2" not in text.split("\n\n")[0]
    assert words.value(option, value) not in play(language=language)[1]


@pytest.mark.parametrize("width", [30, 49, 60, 100])
def test_no_line_is_longer_than_the_screen(width):
    commands = ["?", "rules", "log", "? " + GAME.rule_ids[1], "nonsense", "99"]
    _, text = play(*commands, *["1"] * 9, *commands, width=width, seats=GAME.seats[-1])
    assert max(len(line) for line in text.splitlines() if "data/games" not in line) <= width


def test_a_screen_that_is_drawn_afresh_fits_its_height():
    for width, height in ((100, 40), (60, 30)):
        console = Console(file=io.StringIO(), width=width, height=height, force_terminal=True, color_system="truecolor")
        run(setup_of(GAME, 2), ["greedy"], 5, console=console, read=Script(*["1"] * 20))
        for shown in printed(console).split("\x1b[2J")[1:-1]:
            assert shown.count("\n") <= height - 1, shown


# -- Secrets ----------------------------------------------------------------------------------------------------------


def secret_game():
    """Find a game and a number of moves after which a seat knows more than the others."""
    for game, seats, last in KINDS:
        if not last:
            continue
        for seed in range(30):
            match, dice = Match(setup_of(game, seats, last=True)), random.Random(seed)
            dealer = SeededDealer(seed)
            codes: list[str] = []
            match.deal(dealer)
            while not match.over:
                seat = match.deciding[0]
                if match.view(seat).bytes != match.view().bytes:
                    return match.setup, seed, codes, seat
                codes.append(dice.choice(match.options(seat)).code)
                match.play(seat, codes[-1])
                match.deal(dealer)
    return None


def test_a_curtain_hides_what_one_seat_knows_and_the_log_hides_it_later():
    found = secret_game()
    assert found, "no game with secrets was found"
    setup, seed, codes, seat = found
    name = Words("en").say(f"seat-{seat}")
    curtain = Words("en").say("play-curtain", who=name)
    console = Console(file=io.StringIO(), width=100, height=50, force_terminal=True, color_system="truecolor")
    script = Script(*codes, "", "1", "log")
    run(setup, [], seed, console=console, read=script)
    assert script.prompts[len(codes)].strip() == curtain
    text = printed(console)
    behind = text[text.index("\x1b[?1049h") : text.index("\x1b[?1049l")]
    match = Match(setup)
    match.deal(SeededDealer(seed))
    for code in codes:
        match.play(match.deciding[0], code)
        match.deal(SeededDealer(seed))
    private = [
        Words("en", setup.game).told(move.action, "")
        for move in match.moves
        if move.only is not None and move.seat == CHANCE
    ]
    assert private
    rest = text.replace(behind, "")
    for sentence in private:
        assert sentence in behind
        assert sentence not in rest


def test_a_person_alone_needs_no_curtain():
    found = secret_game()
    assert found, "no game with secrets was found"
    setup, seed, _, _ = found
    script = Script(*["1", "2", "3"] * 15)
    run(setup, ["random"] * (setup.seats - 1), seed, console=paper(60), read=script)
    assert set(script.prompts) == {"> "}


# -- Commands ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "known", "said"), [("en", 0.354, "about 35%"), ("fi", 0.0, "noin 0"), ("de", None, "")]
)
def test_a_hint_tells_what_looks_best_and_how_likely_it_is_to_win_where_the_game_knows(
    monkeypatch, language, known, said
):
    monkeypatch.setattr(commands, "help_of", lambda _game, name: (lambda _sight: known) if name == "chance" else None)
    asked = []

    def prepared(game):
        asked.append(game)
        done = Thread()
        done.start()
        return done

    monkeypatch.setattr(COMPILED, "prepare_in_background", prepared)
    monkeypatch.setattr(COMPILED, "ready", lambda _game: True)
    monkeypatch.setattr(commands, "player", lambda name, _seed, _game: name)
    monkeypatch.setattr(commands, "choose", lambda name, _view, options: {"analyst": options[1]}[name])
    words = Words(language, GAME)
    _, text = play("hint", language=language, width=200)
    assert asked == [GAME]
    assert words.say("play-hint-ahead", code=first_codes(2)[1]) in text
    chance = words.say("play-hint-chance", share=0).split(":")[0]
    assert (chance in text) is (known is not None)
    assert said in text


def test_help_and_rules_and_why(home):
    words = Words("en", GAME)
    rule = GAME.rule_ids[1]
    code, text = play("?", "rules", f"? {rule}", f"? {first_codes(1)[0]}", "? no such thing", width=200)
    assert code == 0
    for key in ("number", "code", "why", "undo", "save", "log", "quit"):
        assert words.say(f"play-help-{key}") in text
    for _, rows in sentences(GAME, words):
        assert all(f"[{row['id']}" in text for row in rows)
    assert f"{words.rule(rule)} [{rule}" in text
    assert words.say("play-no-sentence", typed="no such thing")[:20] in text


def test_an_action_that_is_not_allowed_is_refused_with_its_rule():
    match = Match(Setup.of(GAME, 2))
    match.deal(SeededDealer(5))
    allowed = {option.code for option in match.options(0)}
    code = next(action.code for action in GAME.catalogue.actions if action.path and action.code not in allowed)
    rule = match.why(0, code)
    for typed in (code, f"? {code}", code.upper()):
        _, text = play(typed, width=300)
        assert f"[{rule}]" in text
        assert Words("en", GAME).rule(rule) in text


def test_wrong_input_gets_one_kind_line():
    wrong = ["", "77777777777777777777", "qwrtz", "\x1b[2J\x07", "place " * 50, "²", "?" * 30, "undo it"]
    code, text = play(*wrong)
    assert code == 0
    assert "\x1b" not in text
    assert "Traceback" not in text


def test_undo_takes_back_a_person_and_the_computer_players_after(home):
    one = first_codes(1)[0]
    file = home / "game.log"
    _, text = play("undo", one, "undo", save_to=file)
    words = Words("en", GAME)
    assert words.say("play-undo-nothing") in text
    assert words.say("play-undone", what="")[:10] in text
    match = replay(file.read_text())
    assert not [move for move in match.moves if move.seat != CHANCE]
    assert match.lines[-1].startswith("< ")


def test_undo_stops_at_what_was_revealed():
    console, script, read_until = paper(), Script(seed=1), [0]

    def read(prompt):
        if not script.prompts:
            return script(prompt)
        new, read_until[0] = printed(console)[read_until[0] :], len(printed(console))
        return "undo" if "\n· " in new and new.lstrip().startswith("■") else script(prompt)

    assert run(setup_of(GAME, 2), ["random"], 5, console=console, read=read) == 0
    assert Words("en").say("play-undo-revealed") in printed(console)


def test_a_game_is_saved_where_it_is_said(home):
    one = first_codes(1)[0]
    _, text = play(one, f"save {home}/Mine.log", "save", width=300)
    assert Words("en").say("play-saved", file=f"{home}/Mine.log") in text
    saved = saving.read(home / "Mine.log")
    assert (saved.seed, saved.players) == (5, ["person", "random"])
    assert saved.match.moves[-1].seat != CHANCE
    assert not list(home.glob(".saving-*"))


def test_a_file_of_somebody_else_is_not_written_over(home):
    (home / "diary.txt").write_text("dear diary")
    _, text = play(f"save {home}/diary.txt", width=300)
    assert (home / "diary.txt").read_text() == "dear diary"
    assert Words("en").say("play-exists", file=f"{home}/diary.txt") in text


@pytest.mark.parametrize("word", ["quit", "exit", "q"])
def test_quit_saves_and_says_how_to_go_on(word, home):
    code, text = play(first_codes(1)[0], word, width=300)
    (file,) = (home / "data/games").iterdir()
    assert code == 0
    assert f"saqqara play --resume {file}" in text


@pytest.mark.parametrize(("end", "code"), [(EOFError(), 0), (KeyboardInterrupt(), 130)])
def test_the_game_is_saved_when_a_person_goes(end, code, home):
    got, text = play(first_codes(1)[0], end, width=300)
    (file,) = (home / "data/games").iterdir()
    assert got == code
    assert f"saqqara play --resume {file}" in text
    assert saving.read(file).match.moves


# -- When saving fails ------------------------------------------------------------------------------------------------


def test_a_save_that_fails_is_said_and_play_goes_on(home):
    (home / "file").touch()
    code, text = play(
        f"save {home}/file/game.log", f"save {'x' * 300}", "save ~no-such-user/game", first_codes(1)[0], width=300
    )
    assert code == 0
    assert text.count(Words("en").say("play-not-saved", file="", reason="")[:30]) == 3
    (file,) = (home / "data/games").iterdir()
    assert saving.read(file).match.moves[-1].seat != CHANCE


def test_a_folder_that_takes_no_files_is_said():
    _, text = play("save /proc/game.log", width=300)
    assert Words("en").say("play-not-saved", file="", reason="")[:30] in text


def test_a_full_disk_leaves_the_old_file_and_no_rest(home, monkeypatch):
    file = home / "game.log"
    play(first_codes(1)[0], save_to=file)
    before = file.read_text()

    def full(handle):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    code, text = play("1", "quit", "log", "quit", "quit", resume=file, width=300)
    assert code == 0
    assert os.strerror(errno.ENOSPC) in text
    assert Words("en").say("play-leave-anyway") in text
    assert file.read_text() == before
    assert [path.name for path in home.iterdir() if path.is_file()] == ["game.log"]


# -- Going on ---------------------------------------------------------------------------------------------------------


def test_a_resumed_game_goes_on_with_the_same_cards(home):
    moves = ["1", "2", "1"] * 18
    whole, half = home / "whole.log", home / "half.log"
    play(*moves, save_to=whole, bots=("greedy",), width=60)
    play(*moves[:20], "quit", save_to=half, bots=("greedy",))
    begun = half.read_text()
    code, _ = play(resume=half, seats=GAME.seats[-1], bots=(), seed=99)
    assert code == 0
    assert half.read_text() == begun
    started = saving.read(half)
    assert (started.seed, started.players) == (5, ["person", "greedy"])
    play(*moves, resume=half, bots=(), seed=99)
    ended = saving.read(half)
    assert len(ended.match.moves) > len(started.match.moves)
    assert ended.seed == 5
    first, second = (_piles(saving.read(file).match) for file in (whole, half))
    shorter = min(len(first), len(second))
    assert shorter > 1
    assert first[:shorter] == second[:shorter]


def _piles(match):
    """Return the cards of the first kind that chance turned up, in order: they do not depend on what is played."""
    chances = [move.action.code.split() for move in match.moves if move.seat == CHANCE]
    return [code for code in chances if code[0] == chances[0][0]]


def test_a_saved_game_with_undo_is_read_and_saved_alike(home):
    file = home / "game.log"
    play(first_codes(1)[0], "undo", first_codes(2)[1], "1", "1", "quit", save_to=file)
    text = file.read_text()
    play("quit", resume=file, bots=())
    assert file.read_text() == text


def test_bots_take_the_last_seats_of_a_log_that_names_no_players(home):
    (home / "log.log").write_text(Match(Setup.of(GAME, 2)).text)
    play("quit", resume=home / "log.log", bots=("greedy",))
    saved = saving.read(home / "log.log")
    assert (saved.seed, saved.players) == (5, ["person", "greedy"])


@pytest.mark.parametrize(
    "content", [b"", b"\xff\xfe\x00", b"chess rules 1 seats 2\n", GAME.name.encode() + b" rules 1 seats 2\n0 fly\n"]
)
def test_a_file_that_is_no_game_is_refused(content, home):
    (home / "bad.log").write_bytes(content)
    with pytest.raises(ValueError, match=r"."):
        play(resume=home / "bad.log")


@pytest.mark.parametrize("options", [{"bots": ("gredy",)}, {"bots": ("random",) * 9}, {"language": "xx"}])
def test_what_cannot_begin_is_refused(options):
    with pytest.raises(ValueError, match=r"gredy|9 computer|xx"):
        play(**options)


def test_a_line_that_was_cut_off_is_left_out(home):
    file = home / "game.log"
    play(first_codes(1)[0], "quit", save_to=file)
    (home / "cut.log").write_text(saving.read(file).match.text + "0 pla")
    code, text = play(resume=home / "cut.log", width=300)
    assert code == 0
    assert Words("en").say("play-cut", line="")[:30] in text


# -- Real terminals and pipes -----------------------------------------------------------------------------------------

PROGRAM = """
import sys
from saqqara.core import shelf
from saqqara.core.game import Setup
from saqqara.terminal import run
sys.exit(run(Setup.of(shelf.game(shelf.names()[0]), 2), ["random"], 5))
"""


# The pseudo-terminal becomes the one that Ctrl-C comes from.
OWN_TERMINAL = "import fcntl, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0)"


def environment(home, **more):
    kept = {name: value for name, value in os.environ.items() if name in ("PATH", "HOME", "LANG", "LC_ALL")}
    return {**kept, "PYTHONPATH": str(SOURCE), "SAQQARA_DATA": str(home / "data"), "TERM": "xterm-256color", **more}


class Terminal:
    """A program on a pseudo-terminal."""

    def __init__(self, home, width=100, height=40, **more):
        self.master, slave = pty.openpty()
        ioctl(slave, TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))
        self.process = subprocess.Popen(
            [sys.executable, "-c", OWN_TERMINAL + PROGRAM], stdin=slave, stdout=slave, stderr=slave,
            env=environment(home, **more), start_new_session=True,
        )  # fmt: skip
        os.close(slave)
        self.text, self.bytes = "", codecs.getincrementaldecoder("utf-8")()

    def until(self, wanted, *, after=0):
        """Read until something is on the screen."""
        end = time.monotonic() + 20
        while not re.search(wanted, self.text[after:]):
            assert time.monotonic() < end, self.text
            if not self._more():
                break
        assert re.search(wanted, self.text[after:]), self.text
        return self.text

    def _more(self):
        ready, _, _ = select.select([self.master], [], [], 0.2)
        if not ready:
            return True
        try:
            more = os.read(self.master, 65536)
        except OSError:
            return False
        self.text += self.bytes.decode(more)
        return bool(more)

    def type(self, keys, wanted):
        """Type, and read until something new is on the screen."""
        after = len(self.text)
        os.write(self.master, keys.encode())
        self.until(wanted, after=after)

    def interrupt(self, wanted):
        """Press Ctrl-C until it is heard: the keyboard's editor is deaf for a moment after it has shown its prompt."""
        after = len(self.text)
        for _ in range(20):
            os.write(self.master, b"\x03")
            end = time.monotonic() + 1
            while time.monotonic() < end and not re.search(wanted, self.text[after:]) and self._more():
                pass
            if re.search(wanted, self.text[after:]):
                return
        raise AssertionError(self.text)

    def end(self):
        while self._more() and self.process.poll() is None:
            pass
        while self._more() and select.select([self.master], [], [], 0)[0]:
            pass
        os.close(self.master)
        return self.process.wait(10)


def test_a_real_terminal_plays_explains_takes_back_and_is_saved_by_control_c(home):
    words = Words("en", GAME)
    terminal = Terminal(home)
    terminal.until("> $")
    terminal.type("?\r", re.escape(words.say("play-back")))
    terminal.type("\r", "> $")
    terminal.type("1\r", "> $")
    terminal.type("1\r", "> $")
    terminal.type("undo\r", words.say("play-undone", what="")[:10])
    terminal.type(f"save {home}/mine.log\r", words.say("play-saved", file=""))
    terminal.until("> $")
    terminal.interrupt("--resume")
    assert terminal.end() == 130
    assert saving.read(home / "mine.log").seed == 5
    assert "Traceback" not in terminal.text
    assert "\x1b[2J" in terminal.text


def test_control_d_saves_and_ends_well(home):
    terminal = Terminal(home)
    terminal.until("> $")
    terminal.type("\x04", "--resume")
    assert terminal.end() == 0
    (file,) = (home / "data/games").iterdir()
    assert saving.read(file).players == ["person", "random"]


@pytest.mark.parametrize("more", [{"NO_COLOR": "1"}, {"TERM": "dumb"}])
def test_without_colour_there_are_no_escape_codes_in_60_columns(more, home):
    terminal = Terminal(home, 60, 30, **more)
    terminal.until("> $")
    terminal.type("1\r", "> $")
    terminal.type("\x04", "--resume")
    assert terminal.end() == 0
    text = terminal.text.replace("\x1b[?2004h", "").replace(
        "\x1b[?2004l", ""
    )  # how the keyboard's editor asks for pasted text
    assert "\x1b" not in text
    lines = [line for line in text.replace("\r", "").split("\n") if "--resume" not in line and "data" not in line]
    assert max(map(len, lines)) <= 60


def test_piped_input_is_played_line_by_line(home):
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        input=b"1\n\xff\xfe\n1\n",
        capture_output=True,
        env=environment(home),
        check=False,
    )
    assert done.returncode == 0
    assert done.stderr == b""
    text = done.stdout.decode()
    assert "> 1\n" in text
    assert "\x1b" not in text
    assert "--resume" in text


def test_a_reader_that_goes_away_ends_the_game_quietly(home):
    command = f'yes 1 | "{sys.executable}" -c "$PROGRAM" | head -n 3; exit "${{PIPESTATUS[1]}}"'
    done = subprocess.run(
        ["bash", "-c", command], capture_output=True, env=environment(home, PROGRAM=PROGRAM), check=False
    )
    assert done.stderr == b""
    assert done.returncode == 0
    assert len(done.stdout.splitlines()) == 3


def test_an_interrupt_while_computer_players_think_saves_too(home, monkeypatch):
    def interrupted(*_):
        os.kill(os.getpid(), signal.SIGINT)
        time.sleep(1)

    monkeypatch.setattr("saqqara.ai.players.RandomPlayer.pick", interrupted)
    code, text = play("1", "1", "1", width=300)
    assert code == 130
    assert "--resume" in text


# -- The house --------------------------------------------------------------------------------------------------------


def test_the_terminal_names_no_game():
    for file in (SOURCE / "saqqara/terminal").glob("*.py"):
        assert not [name for name in shelf.names() if name in file.read_text().casefold()]


def test_the_letters_of_seats_are_always_distinct():
    from saqqara.core.seats import letters

    assert letters(["Lapis", "Carnelian"]) == ["L", "C"]
    assert letters(["Ann", "Al"]) == ["A", "B"]
    assert letters(["1st", "Bo"]) == ["A", "B"]
