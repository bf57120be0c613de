"""Where a text is a term and nothing else, every language says what docs/glossary.csv says."""

import csv
from pathlib import Path

import pytest

from saqqara.core import shelf
from saqqara.core.words import LANGUAGES
from saqqara.translations import sentences

GLOSSARY = Path(__file__).parents[1] / "docs/glossary.csv"
SHELL = ("house", "page")

# Texts that are spelt like a term and mean something else, or must agree with the words around them.
OTHERS = {
    "play-key-rules": "a word to be typed",
    "play-key-hint": "a word to be typed",
    "play-key-undo": "a word to be typed",
    **dict.fromkeys(("ear-word-help", "ear-word-undo", "ear-word-score", "ear-word-back"), "a word to be typed"),
    "replay-play": "plays a recording, not a game",
    "new-game": "asks for the game in the box",
    "home-continue": "goes on with a game",
    "group-build": "a command with its article",
    "source-cards": "shorter, under a heading that says which cards",
    "board-turn-it": "turns a pattern round, no turn of play",
    "board-mark": "a button, where the glossary has the verb",
    "draw-square-tomb": "one square of a small drawing",
    "draw-display": "a heading, where the glossary has what lies there",
    "source-track": "has its article",
    "board-track": "has its article",
    **{f"{kind}-{colour}": "agrees with a stone"
       for kind in ("colour", "first", "second") for colour in ("blue", "red", "black", "yellow", "green", "brown")},
}  # fmt: skip


def terms():
    """Return the meanings of an English term in a part, in all languages."""
    found: dict[tuple[str, str], list[dict[str, str]]] = {}
    with GLOSSARY.open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            for part in (
                SHELL if row["part"] == "shell" else shelf.names() if row["part"] == "common" else [row["part"]]
            ):
                found.setdefault((part, row["en"].lower()), []).append(row)
    return found


TERMS = terms()


def plain(text):
    return text.replace('{ "\\u00AD" }', "").strip().rstrip(".").lower()  # a long word may be parted there


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_text_that_is_a_term_says_what_the_glossary_says(language):
    seen, wrong = 0, []
    for text in sentences(language):
        meant = [plain(row[language]) for row in TERMS.get((text.part, plain(text.english)), ())]
        if meant and text.id not in OTHERS:
            seen += 1
            if plain(text.translation) not in meant:
                wrong.append((text.part, text.id, text.translation, meant))
    assert not wrong
    assert seen > 100


def test_every_exception_is_a_text_that_is_there():
    assert OTHERS.keys() <= {text.id for text in sentences("de")}


def test_the_glossary_is_whole():
    with GLOSSARY.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) > 300
    assert len({row["term"] for row in rows}) == len(rows)
    assert all(row[language].strip() for row in rows for language in LANGUAGES)
    assert {row["part"] for row in rows} == {"shell", "common", *shelf.names()}
