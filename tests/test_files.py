"""Options that take a file: what is read, what is said of a file that cannot be used."""

import dataclasses
import json
from hashlib import sha256

import pytest

from saqqara.cli import main
from saqqara.core import shelf
from saqqara.core.files import LARGEST, FileError
from saqqara.core.game import Option, Setup
from saqqara.testing import shelf_games

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
    assert files == [{"name": "deck", "values": ["designed"], "default": "designed", "file": True}]


def test_a_file_is_set_on_the_command_line(capsys, here):
    assert ask(capsys, "perft", GAME.name, "--depth", 0, "--set", "deck=my.txt")[:2] == (0, "1\n")
    assert refused(capsys, "perft", GAME.name, "--depth", 0, "--set", "deck=gone") == (
        "saqqara: deck=gone: there is no such file\n"
    )
    (here / "wrong.txt").write_text("1\n\ntwo\n")
    assert refused(capsys, "perft", GAME.name, "--depth", 0, "--set", "deck=wrong.txt") == (
        "wrong.txt:3: card 2: 'two' is no number\n"
    )
