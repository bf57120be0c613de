"""Options that take a file: what is read, what is said of a file that cannot be used."""

import dataclasses
import json
from hashlib import sha256

import pytest

from saqqara.cli import main
from saqqara.core import shelf
from saqqara.core.files import LARGEST, FileError
from saqqara.core.game import Option, Setup
from saqqara.core.log import LogError, header, read
from saqqara.core.match import Match, replay
from saqqara.core.story import retell
from saqqara.core.view import SPECTATOR
from saqqara.server.worker import Task
from saqqara.terminal import run, saving
from saqqara.testing import finished, shelf_games

SHELVED = shelf_games()[0]
SEATS = SHELVED.seats[0]


def read_numbers(text):
    """Keep the numbers, a line each; remarks and spaces do not matter."""
    kept: list[str] = []
    for line, words in enumerate(text.split("\n"), 1):
        told = words.partition("#")[0].strip()
        if told and not told.isdigit():
            msg = f"{line}: card {len(kept) + 1}: {told!r} is no number"
            raise ValueError(msg)
        kept += [told] if told else []
    if not kept:
        msg = "there is no card in it"
        raise ValueError(msg)
    return "\n".join(kept) + "\n"


GAME = dataclasses.replace(SHELVED, options=(*SHELVED.options, Option("deck", ("designed",), read_numbers)))


@pytest.fixture(autouse=True)
def here(tmp_path, monkeypatch):
    """A folder to be in, with two decks that say the same, one that does not, and a game on the shelf that takes them."""
    home = tmp_path / "home"
    home.mkdir()
    monkeypatch.chdir(home)
    monkeypatch.setattr(shelf, "game", lambda name: GAME if name == GAME.name else pytest.fail(name))
    (home / "my.txt").write_text("1\n2\n3\n")
    (home / "same.txt").write_bytes(b"\xef\xbb\xbf# mine\r\n 1\r\n2 # two\r\n\r\n3")
    (home / "other.txt").write_text("3\n2\n1\n")
    return home


def deck(name, folder=None):
    return Setup.of(GAME, SEATS, {"deck": name}, folder)


# -- The set-up -------------------------------------------------------------------------------------------------------


def test_a_file_is_read_into_the_setup_in_canonical_form():
    setup = deck("same.txt")
    assert setup.file("deck") == "1\n2\n3\n"
    assert setup.option("deck") == setup.chosen()["deck"] == "same.txt"
    assert setup.options == (("deck", "same.txt"),)


@pytest.mark.parametrize("value", ["designed", "Designed", "DESIGNED"])
def test_a_value_is_no_file_even_where_a_file_is_called_so(value, here):
    (here / value).write_text("9\n")
    assert deck(value) == Setup.of(GAME, SEATS)
    assert (deck(value).file("deck"), deck(value).hash) == (None, None)


def test_two_files_that_say_the_same_have_the_same_hash():
    assert deck("my.txt").hash == deck("same.txt").hash
    assert deck("my.txt").hash != deck("other.txt").hash
    assert len(deck("my.txt").hash) == 64


def test_the_hash_is_for_ever():
    assert deck("my.txt").hash == sha256(b"deck 6\n1\n2\n3\n").hexdigest()


def test_the_hash_tells_apart_which_option_names_the_file():
    options = (Option("deck", ("designed",), read_numbers), Option("map", ("designed",), read_numbers))
    game = dataclasses.replace(GAME, options=options)
    hashes = {Setup.of(game, SEATS, {name: "my.txt"}).hash for name in ("deck", "map")}
    assert len(hashes | {Setup.of(game, SEATS, {"deck": "my.txt", "map": "my.txt"}).hash}) == 3


def test_a_file_is_looked_for_from_here_then_from_a_folder_then_in_it(here, tmp_path):
    folder = tmp_path / "logs"
    (folder / "decks").mkdir(parents=True)
    (folder / "decks/far.txt").write_text("4\n")
    (folder / "near.txt").write_text("5\n")
    (folder / "my.txt").write_text("6\n")
    assert deck("my.txt", folder).file("deck") == "1\n2\n3\n"
    assert deck("decks/far.txt", folder).file("deck") == "4\n"
    assert deck("gone/near.txt", folder).file("deck") == "5\n"
    assert deck(str(folder / "my.txt")).file("deck") == "6\n"


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("missing.txt", r"deck=missing.txt: there is no such file"),
        ("nul\0.txt", r"deck=nul\0.txt: there is no such file"),
        ("x" * 300, r"deck=x+: File name too long"),
        ("folder", r"deck=folder: is a folder, not a file"),
        ("/dev/null", r"deck=/dev/null: is no plain file"),
        ("picture.png", r"deck=picture.png: is no text: byte 0 is not UTF-8"),
        ("large.txt", r"deck=large.txt: is too large: at most 1,000,000 bytes are read"),
        ("wrong.txt", r"wrong.txt:2: card 2: 'two' is no number"),
        ("empty.txt", r"empty.txt: there is no card in it"),
        ("", r"deck=: choose one of designed or the name of a file"),
    ],
)
def test_a_file_that_cannot_be_used_is_told(name, said, here):
    (here / "folder").mkdir()
    (here / "picture.png").write_bytes(b"\x89PNG")
    (here / "large.txt").write_bytes(b"1" * (LARGEST + 1))
    (here / "wrong.txt").write_text("1\ntwo\n")
    (here / "empty.txt").write_text("")
    with pytest.raises(ValueError, match=f"^{said}$"):
        deck(name)


def test_a_file_that_is_not_there_is_told_with_the_places_where_it_was_looked_for(here, tmp_path):
    with pytest.raises(FileError, match=f"deck=gone: there is no such file; looked for in {here} and {tmp_path}"):
        deck("gone", tmp_path)


def test_an_option_without_a_reader_takes_no_file(here):
    (here / "B2").write_text("1\n")
    with pytest.raises(ValueError, match=f"{GAME.options[0].name}=B2: choose one of [^.]*$"):
        Setup.of(GAME, SEATS, {GAME.options[0].name: "B2"})


# -- The log ----------------------------------------------------------------------------------------------------------


def test_a_header_names_the_file_and_the_hash_of_what_it_says():
    setup = deck("my.txt")
    first = header(setup)
    assert first.endswith(f" seats {SEATS} deck=my.txt components sha256:{setup.hash}")
    log = read(first)
    assert (log.setup, log.components) == (setup, setup.hash)
    assert "components" not in header(Setup.of(GAME, SEATS))


@pytest.mark.parametrize(
    "name", ["my deck.txt", "100%.txt", "a%20b.txt", "tab\there.txt", "un\u2028real\xa0.txt", "from {", "ünïcode.txt"]
)
def test_a_header_splits_at_its_spaces_whatever_the_name_of_the_file(name, here):
    (here / name).write_text("7\n")
    first = header(deck(name))
    assert len(first.split()) == len(header(deck("my.txt")).split())
    assert len(first.splitlines()) == 1
    assert read(first).setup == deck(name)


def test_a_log_finds_its_file_beside_itself(here, tmp_path, monkeypatch):
    match = finished(deck("my.txt"), 1)
    monkeypatch.chdir(tmp_path)
    assert replay(match.text, folder=here).text == match.text
    with pytest.raises(
        LogError,
        match=f"deck=my.txt: there is no such file; looked for in {tmp_path} and {tmp_path}/logs; name the right file with --set deck=FILE",
    ) as caught:
        replay(match.text, folder=tmp_path / "logs")
    assert caught.value.line == 1


def test_another_spelling_of_the_same_components_plays_the_log(here):
    match = finished(deck("my.txt"), 1)
    (here / "my.txt").write_text("# tidied up\n1\n2\n3\n")
    assert replay(match.text).table == match.table


def test_other_components_are_refused_on_the_line_of_the_header(here):
    text = "# a remark\n" + Match(deck("my.txt")).text
    played, now = deck("my.txt").hash[:8], deck("other.txt").hash[:8]
    (here / "my.txt").write_text("3\n2\n1\n")
    said = (
        rf"^the game was played with other components \(sha256:{played}\.\.\.\), not those of my.txt "
        rf"\(sha256:{now}\.\.\.\); name the right file with --set deck=FILE$"
    )
    with pytest.raises(LogError, match=said) as caught:
        replay(text)
    assert caught.value.line == 2


def test_a_file_that_is_wrong_now_is_told_on_the_line_of_the_header(here):
    text = Match(deck("my.txt")).text
    (here / "my.txt").write_text("1\nII\n")
    with pytest.raises(LogError, match=r"^my.txt:2: card 2: 'II' is no number; name the right file with"):
        replay(text)


def test_another_file_can_be_chosen_and_the_header_then_names_it(here):
    match = finished(deck("my.txt"), 1)
    (here / "my.txt").rename(here / "kept elsewhere.txt")
    again = replay(match.text, chosen={"deck": "kept elsewhere.txt"})
    assert again.lines[0] == header(again.setup) == match.lines[0].replace("my.txt", "kept%20elsewhere.txt")
    assert again.lines[1:] == match.lines[1:]
    assert replay(again.text).text == again.text


def test_only_files_can_be_chosen_anew():
    option = GAME.options[0]
    match = Match(deck("my.txt"))
    assert replay(match.text, chosen={option.name: option.values[1], "nonsense": "1"}).text == match.text


@pytest.mark.parametrize(
    ("tail", "said"),
    [
        (" deck=my.txt", "not played with my.txt: the header has no 'components sha256:...'$"),
        (
            " components sha256:12abcdef00",
            r"of a file \(sha256:12abcdef\.\.\.\) that no option names; .*--set deck=FILE$",
        ),
        (" deck=designed components sha256:12abcdef00", "that no option names; name the right file"),
    ],
)
def test_a_file_and_its_hash_stand_together(tail, said):
    with pytest.raises(LogError, match=said) as caught:
        replay(header(Setup.of(GAME, SEATS)) + tail)
    assert caught.value.line == 1


def test_a_file_is_not_chosen_for_a_game_without_one():
    with pytest.raises(LogError, match=r"not played with my\.txt"):
        replay(header(Setup.of(GAME, SEATS)), chosen={"deck": "my.txt"})


def test_a_seat_reads_the_same_header_of_a_written_position():
    whole = finished(deck("my.txt"), 1)
    start = Match(whole.setup, replay(whole.text, at=3).table)
    for seat in (*range(SEATS), SPECTATOR):
        assert start.text_for(seat).splitlines()[0].startswith(header(whole.setup) + " from {")
        assert read(start.text_for(seat)).setup == whole.setup


def test_a_text_at_hand_needs_no_file(here):
    whole = finished(deck("my.txt"), 1)
    for name in ("my.txt", "same.txt"):
        (here / name).unlink()
    with pytest.raises(LogError, match=r"my\.txt"):
        retell(whole.text)
    stories = retell(whole.text, files=dict(whole.setup.files))
    assert stories[SPECTATOR].match.text == whole.text
    assert stories[SPECTATOR].match.setup == whole.setup
    view = whole.view(0).bytes
    assert (
        Task.read(Task(header(whole.setup), 0, view, "random", 1, whole.setup.files).line()).files == whole.setup.files
    )


def test_a_text_at_hand_is_checked_like_a_file():
    with pytest.raises(FileError, match="is no number") as caught:
        Setup.of(GAME, SEATS, {"deck": "their.txt"}, files={"deck": "1\ntwo\n"})
    assert caught.value.where == "their.txt:2"
    assert Setup.of(GAME, SEATS, {"deck": "their.txt"}, files={"deck": " 7 # seven"}).file("deck") == "7\n"


def test_a_log_of_older_rules_keeps_their_number(monkeypatch):
    newer = dataclasses.replace(GAME, rules=2)
    monkeypatch.setattr(shelf, "game", lambda _name: newer)
    whole = finished(Setup.of(newer, SEATS), 1)
    start = Match(whole.setup, replay(whole.text, at=3).table)
    text = start.text.replace("rules 2", "rules 1", 1)
    assert replay(text).text_for(0).split()[:3] == [GAME.name, "rules", "1"]


# -- The command line -------------------------------------------------------------------------------------------------


def ask(capsys, *arguments):
    code = main([*map(str, arguments)])
    out, err = capsys.readouterr()
    return code, out, err


def refused(capsys, *arguments):
    code, out, err = ask(capsys, *arguments)
    assert (code, out, err.count("\n")) == (2, "", 1)
    return err


def test_games_shows_which_options_take_a_file(capsys, monkeypatch):
    monkeypatch.setattr(shelf, "names", lambda: (GAME.name,))
    assert "deck       designed | FILE\n" in ask(capsys, "games")[1]
    (listed,) = json.loads(ask(capsys, "games", "--json")[1])["games"]
    files = [option for option in listed["options"] if "file" in option]
    assert files == [{"name": "deck", "values": ["designed"], "default": "designed", "rules": [], "file": True}]


def test_a_file_is_set_on_the_command_line(capsys, here):
    assert ask(capsys, "perft", GAME.name, "--depth", 0, "--set", "deck=my.txt")[:2] == (0, "1\n")
    assert refused(capsys, "perft", GAME.name, "--depth", 0, "--set", "deck=gone") == (
        "saqqara: deck=gone: there is no such file\n"
    )
    (here / "wrong.txt").write_text("1\n\ntwo\n")
    assert refused(capsys, "perft", GAME.name, "--depth", 0, "--set", "deck=wrong.txt") == (
        "wrong.txt:3: card 2: 'two' is no number\n"
    )


@pytest.fixture
def elsewhere(here, tmp_path, monkeypatch):
    """A log in a folder of its own, with its deck gone."""
    folder = tmp_path / "logs"
    folder.mkdir()
    file = folder / "game.log"
    file.write_text(replay(finished(deck("my.txt"), 1).text, at=4).text)
    (here / "my.txt").rename(folder / "moved.txt")
    return file


def test_a_log_whose_file_has_moved_is_played_when_it_is_named(capsys, elsewhere):
    for command in (["replay"], ["position"], ["perft", GAME.name, "--depth", 1, "--from"]):
        assert "name the right file with --set deck=FILE" in refused(capsys, *command, elsewhere)
        for name in ("moved.txt", elsewhere.parent / "moved.txt"):
            code, out, err = ask(capsys, *command, elsewhere, "--set", f"deck={name}")
            assert (code, err) == (0, "")
            assert out
        assert "other components" in refused(capsys, *command, elsewhere, "--set", "deck=other.txt")
        assert "deck=gone: there is no such file" in refused(capsys, *command, elsewhere, "--set", "deck=gone")


def test_a_log_beside_its_file_needs_no_option(capsys, elsewhere):
    (elsewhere.parent / "moved.txt").rename(elsewhere.parent / "my.txt")
    shown = json.loads(ask(capsys, "replay", elsewhere, "--json")[1])
    assert shown["setup"]["deck"] == "my.txt"
    assert shown["log"] == elsewhere.read_text()


def test_a_log_brings_its_other_options(capsys, elsewhere):
    name = GAME.options[0].name
    for command in ("replay", "position"):
        err = refused(capsys, command, elsewhere, "--set", "deck=moved.txt", f"{name}={GAME.options[0].values[1]}")
        assert f"a log brings its own {name!r}" in err
        assert "(options that take one: deck)" in err
        assert "NAME=VALUE" in refused(capsys, command, elsewhere, "--set", "deck")


def test_a_saved_game_goes_on_with_the_file_that_is_named(capsys, elsewhere, monkeypatch):
    def end(_prompt):
        raise EOFError

    with pytest.raises(LogError, match="there is no such file"):
        saving.read(elsewhere)
    setup = deck("moved.txt", elsewhere.parent)
    assert run(setup, [], 1, resume=elsewhere, chosen={"deck": "moved.txt"}, read=end) == 0
    assert " deck=moved.txt components " in elsewhere.read_text()
    assert saving.read(elsewhere).match.setup == setup
    elsewhere.write_text(elsewhere.read_text().replace("moved.txt", "my.txt"))
    monkeypatch.setattr("saqqara.terminal.table.standard_read", lambda _console: end)
    capsys.readouterr()
    assert "there is no such file" in refused(capsys, "play", "--resume", elsewhere)
    assert main(["play", "--resume", str(elsewhere), "--set", "deck=moved.txt"]) == 0
    assert " deck=moved.txt components " in elsewhere.read_text()


def test_where_texts_are_handed_over_no_file_is_opened(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "mine.txt").write_text("1\n", encoding="utf-8")
    with pytest.raises(FileError, match="was not sent along"):
        Setup.of(GAME, SEATS, {"deck": "mine.txt"}, tmp_path, {})
    with pytest.raises(LogError, match="was not sent along"):
        read(f"{GAME.name} rules 1 seats {SEATS} deck=mine.txt\n", files={})
    assert Setup.of(GAME, SEATS, {"deck": "mine.txt"}, None, {"deck": "2\n"}).file("deck") == "2\n"
