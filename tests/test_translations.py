"""`saqqara texts`: a translation beside its English, and what is corrected in a table comes into the files."""

import csv
import io
import json
import shutil

import pytest

from saqqara import translations
from saqqara.cli import main
from saqqara.core import shelf
from saqqara.core.words import LANGUAGES
from saqqara.translations import COLUMNS, as_csv, corrections, parts, sentences

GAME = shelf.names()[0]
others = pytest.mark.parametrize("language", LANGUAGES[1:])


@pytest.fixture
def copied(monkeypatch, tmp_path):
    """All texts in a folder of their own, so that a test may write to them."""
    found = {name: tmp_path / name for name in parts()}
    for name, folder in parts().items():
        shutil.copytree(folder, found[name])
    monkeypatch.setattr(translations, "parts", lambda: found)
    return found


def table(*rows):
    out = io.StringIO()
    csv.writer(out).writerows([COLUMNS, *rows])
    return out.getvalue()


@others
def test_every_text_is_there_in_both_languages(language):
    rows = sentences(language)
    assert {row.part for row in rows} == {"house", "page", *shelf.names()}
    assert all(row.english and row.translation for row in rows)


@others
def test_what_is_printed_and_read_back_changes_nothing(language):
    assert corrections(as_csv(sentences(language)), language) == []


def test_every_text_can_be_written_again_as_it_stands(copied):
    before = {name: (folder / "hu.ftl").read_text(encoding="utf-8") for name, folder in copied.items()}
    rows = sentences("hu")
    translations.take(rows, "hu")
    assert sentences("hu") == rows
    changed = {
        name for name, folder in copied.items() if (folder / "hu.ftl").read_text(encoding="utf-8") != before[name]
    }
    assert changed == set()


def test_a_correction_comes_into_its_file_and_nothing_else_changes(copied, tmp_path, capsys):
    rows = sentences("fi")
    old = next(row for row in rows if row.part == GAME and row.id == "game-about")
    path = tmp_path / "mended.csv"
    path.write_text(table((old.part, old.id, old.english, "Uusi lause."), *[vars_of(row) for row in rows[:3]]))
    assert main(["texts", "--lang", "fi", "--read", str(path)]) == 0
    assert "1 changed" in capsys.readouterr().out
    after = sentences("fi")
    assert [row for row in after if row not in rows] == [
        translations.Sentence(GAME, "game-about", old.english, "Uusi lause.")
    ]
    assert len(after) == len(rows)


def vars_of(row):
    return (row.part, row.id, row.english, row.translation)


def test_a_sentence_with_forms_of_a_word_can_be_corrected(copied):
    old = next(row for row in sentences("cs") if "[few]" in row.translation)
    new = old.translation.replace("[few]", "[two] x\n    [few]", 1)
    rows = corrections(table((old.part, old.id, old.english, new)), "cs")
    translations.take(rows, "cs")
    assert next(row for row in sentences("cs") if row.part == old.part and row.id == old.id).translation == new


def bad_rows():
    good = next(row for row in sentences("sv", GAME) if "{ $who }" in row.english or "{$who}" in row.english)
    return {
        "no text": (GAME, "nowhere", good.english, "x"),
        "no text 'game-name'": ("unheard-of", "game-name", "x", "x"),
        "another one by now": (GAME, good.id, "Something else.", "x"),
        "empty": (GAME, good.id, good.english, " "),
        "not readable": (GAME, good.id, good.english, "{ $who"),
        "$whom is not filled in": (GAME, good.id, good.english, "{ $whom } x"),
    }


@pytest.mark.parametrize("reason", list(bad_rows()))
def test_a_correction_that_cannot_be_is_refused_with_its_line_and_nothing_changes(reason, copied, tmp_path, capsys):
    good = sentences("sv", GAME)[0]
    path = tmp_path / "bad.csv"
    path.write_text(table((good.part, good.id, good.english, "Ny mening."), bad_rows()[reason]))
    before = sentences("sv")
    assert main(["texts", "--lang", "sv", "--read", str(path)]) == 2
    said = capsys.readouterr().err
    assert reason in said
    assert f"{path}:3" in said
    assert sentences("sv") == before


@pytest.mark.parametrize("text", ["", "a,b\n1,2\n", 'part,id,english,translation\n"x'])
def test_a_table_that_is_none_is_refused(text, tmp_path, capsys):
    path = tmp_path / "bad.csv"
    path.write_text(text)
    assert main(["texts", "--lang", "de", "--read", str(path)]) == 2
    assert str(path) in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "said"),
    [(["--lang", "en"], "no translation 'en'"), (["--lang", "xx"], "there are de, cs"),
     (["--lang", "de", "--game", f"{GAME}x"], f"did you mean '{GAME}'?")],
)  # fmt: skip
def test_a_language_or_part_that_is_not_there_is_refused(arguments, said, capsys):
    assert main(["texts", *arguments]) == 2
    assert said in capsys.readouterr().err


def test_a_part_is_printed_side_by_side_for_people_and_programs(capsys, monkeypatch):
    monkeypatch.setenv("COLUMNS", "100")
    row = next(row for row in sentences("de", GAME) if row.id == "game-name")
    assert main(["texts", "--lang", "de", "--game", GAME]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert max(map(len, lines)) <= 100
    line = next(line for line in lines if line.startswith("game-name"))
    assert [cell.strip() for cell in line.split("|")] == ["game-name", row.english, row.translation]
    assert main(["texts", "--lang", "de", "--game", GAME, "--csv"]) == 0
    rows = list(csv.DictReader(io.StringIO(capsys.readouterr().out)))
    assert [row["id"] for row in rows] == [row.id for row in sentences("de", GAME)]
    assert main(["texts", "--lang", "de", "--game", GAME, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["texts"] == rows
