"""The page's texts: every id that the page or a board says is there, and every language says no less and no more."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import saqqara
from saqqara.core.words import LANGUAGES, source
from saqqara.server.refusals import SENTENCES
from saqqara.testing import shelf_games

HOME = Path(str(saqqara.__file__)).parent
WEB = HOME.parent.parent / "web"
SAID = re.compile(r"\bsay\(")
WHOLE = re.compile(r"""['"]([a-z][a-z0-9]*(?:-[a-z0-9]+)+)['"]""")
BEGUN = re.compile(r"`([a-z][a-z0-9-]*-)\$\{")

PROGRAMS = {"hello", "language", "method", "origin", "query", "token"}  # mistakes that no page of ours can make

languages = pytest.mark.parametrize("language", LANGUAGES)


def places(node):
    """Find the variables of a message."""
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    inside = vars(node).values() if isinstance(node, ast.BaseNode) else node if isinstance(node, list) else ()
    return {name for child in inside for name in places(child)}


def messages(text):
    """Return every message with its variables; what is no Fluent is an error."""
    found = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} twice"
            found[entry.id.name] = places(entry)
    return found


def page(language):
    return messages((WEB / "texts" / f"{language}.ftl").read_text(encoding="utf-8"))


def first_argument(text, start):
    """Return what stands between a bracket and its first comma or its end."""
    depth = 0
    for at in range(start, len(text)):
        if depth == 0 and text[at] in ",)":
            return text[start:at]
        depth += (text[at] in "([{") - (text[at] in ")]}")
    return text[start:]


def said(folder):
    """Find what the code of a folder says: whole ids, and beginnings that a value completes."""
    whole: dict[str, str] = {}
    begun: dict[str, str] = {}
    for path in sorted([*folder.rglob("*.ts"), *folder.rglob("*.svelte")]):
        if path.name.endswith(".test.ts"):
            continue
        text = path.read_text(encoding="utf-8")
        for call in SAID.finditer(text):
            ids = first_argument(text, call.end())
            whole |= dict.fromkeys(WHOLE.findall(ids), path.name)
            begun |= dict.fromkeys(BEGUN.findall(ids), path.name)
    return whole, begun


def missing(folder, here):
    whole, begun = said(folder)
    lacking = {name: path for name, path in whole.items() if name not in here}
    lacking |= {name: path for name, path in begun.items() if not any(one.startswith(name) for one in here)}
    return lacking


def test_there_are_texts_for_every_language():
    assert {path.stem for path in (WEB / "texts").glob("*.ftl")} == set(LANGUAGES)


def test_every_sentence_of_the_page_is_there_in_english():
    """A page also says what belongs to a game: its name, its questions, its sources."""
    here = page("en").keys() | messages(source("saqqara", "en")).keys()
    here |= {name for game in shelf_games() for name in messages(source(game.folder, "en"))}
    whole, begun = said(WEB / "src")
    assert len(whole) > 100  # else the search itself is broken
    assert len(begun) > 3
    assert missing(WEB / "src", here) == {}


@pytest.mark.parametrize("game", shelf_games(), ids=lambda game: game.name)
def test_every_sentence_of_a_board_is_there_in_english(game):
    here = page("en").keys() | messages(source("saqqara", "en")).keys() | messages(source(game.folder, "en")).keys()
    assert missing(HOME / "games" / game.name / "board", here) == {}


@pytest.mark.parametrize("game", shelf_games(), ids=lambda game: game.name)
def test_page_and_game_share_no_id(game):
    assert page("en").keys() & messages(source(game.folder, "en")).keys() == set()


@languages
def test_a_translation_has_no_sentence_that_english_has_not(language):
    assert page(language).keys() - page("en").keys() == set()


@languages
def test_a_translation_fills_in_the_same_things_as_english(language):
    english = page("en")
    for name, filled in page(language).items():
        assert filled == english[name], f"{language}: {name}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_finished_language_says_everything(language):
    assert page("en").keys() - page(language).keys() == set()


def test_every_mistake_that_the_service_tells_has_a_sentence_on_the_page():
    text = "".join(path.read_text(encoding="utf-8") for path in (HOME / "server").rglob("*.py"))
    told = {*re.findall(r'\bMistake\(\s*\d+,\s*"([a-z-]+)"', text), *SENTENCES}
    assert len(told) > 30  # else the search itself is broken
    assert {f"error-{word}" for word in told - PROGRAMS} - page("en").keys() == set()
