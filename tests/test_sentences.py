"""Sentence, code, test and reason: a rule's id joins them, and none of the four is missing, for every game on the shelf."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from functools import cache
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from saqqara.core import shelf

if TYPE_CHECKING:
    from collections.abc import Iterator

SENTENCE = re.compile(r"^rule-(\S+) =", re.MULTILINE)
CITED = re.compile(r"\[([a-z]+(?:-[a-z0-9]+)*(?:, [a-z]+(?:-[a-z0-9]+)*)*)\]")
ALLOWED = "allowed"

every_game = pytest.mark.parametrize("name", shelf.names())


# -- What is written where --------------------------------------------------------------------------------------------


def folder(name: str) -> Path:
    """Return the folder of a game."""
    return Path(str(files(shelf.game(name).folder)))


@cache
def sentences(name: str) -> frozenset[str]:
    """Return the ids of a game's sentences."""
    return frozenset(SENTENCE.findall((folder(name) / "texts" / "en.ftl").read_text(encoding="utf-8")))


@cache
def trees_of_tests(name: str) -> tuple[ast.Module, ...]:
    """Parse the tests of a game."""
    return tuple(
        ast.parse(path.read_text(encoding="utf-8")) for path in sorted((folder(name) / "tests").glob("test_*.py"))
    )


def functions(name: str) -> Iterator[ast.FunctionDef]:
    """Walk over the test functions of a game."""
    for tree in trees_of_tests(name):
        yield from (
            node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
        )


def ids_of_calls(nodes: list[ast.expr], called: str) -> Iterator[str]:
    """Walk over the texts given to calls of a function."""
    for node in nodes:
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == called:
            yield from (
                word.value for word in node.args if isinstance(word, ast.Constant) and isinstance(word.value, str)
            )


def shown(name: str) -> set[str]:
    """Return the ids that tests are marked with."""
    return {one for test in functions(name) for one in ids_of_calls(test.decorator_list, "rule")}


def reasons_expected(name: str) -> set[str]:
    """Return the ids that a test expects of `why`, as in: assert why(match, "a", "get") == "get-2"."""
    found = set()
    for test in functions(name):
        for node in ast.walk(test):
            if isinstance(node, ast.Compare) and "why(" in ast.unparse(node.left):
                found |= {word.value for word in ast.walk(node.comparators[0]) if isinstance(word, ast.Constant)}
    return {word for word in found if isinstance(word, str) and word}


def remarks(text: str) -> Iterator[str]:
    """Walk over the comments and docstrings of a module."""
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            yield token.string
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            yield ast.get_docstring(node) or ""


def cited(text: str) -> set[str]:
    """Return the ids cited in brackets in a module's comments and docstrings."""
    return {one for remark in remarks(text) for group in CITED.findall(remark) for one in group.split(", ")}


def rules_text(name: str) -> Iterator[tuple[str, str]]:
    """Walk over the chapters of a game's rules: name and text."""
    for chapter in shelf.game(name).chapters:
        spec = find_spec(chapter)
        assert spec is not None
        assert spec.origin is not None
        yield chapter, Path(spec.origin).read_text(encoding="utf-8")


def is_chapter(one: str, ids: frozenset[str]) -> bool:
    """Say whether a word names a group of sentences, as in [place, sail]."""
    return any(re.fullmatch(re.escape(one) + r"(-[a-z])?-\d+", known) for known in ids)


# -- Sentences and tests ----------------------------------------------------------------------------------------------


@every_game
def test_every_sentence_is_shown_by_a_test(name):
    assert sorted(sentences(name) - shown(name)) == []


@every_game
def test_tests_show_only_sentences_that_exist(name):
    assert sorted(shown(name) - sentences(name)) == []


@every_game
def test_no_two_tests_of_a_file_have_the_same_name(name):
    for tree in trees_of_tests(name):
        names = [node.name for node in tree.body if isinstance(node, ast.FunctionDef)]
        assert sorted(names) == sorted(set(names))


# -- Sentences and code -----------------------------------------------------------------------------------------------


@every_game
def test_the_rules_cite_only_sentences_that_exist(name):
    ids = sentences(name)
    for chapter, text in rules_text(name):
        unknown = sorted(one for one in cited(text) if one not in ids and not is_chapter(one, ids))
        assert not unknown, f"{chapter} cites {', '.join(unknown)}"


@every_game
def test_every_sentence_is_cited_where_it_is_carried_out(name):
    code = [path for path in folder(name).rglob("*.py") if "tests" not in path.parts]
    found = set().union(*(cited(path.read_text(encoding="utf-8")) for path in code))
    assert sorted(sentences(name) - found) == []


# -- Sentences and reasons --------------------------------------------------------------------------------------------


@every_game
def test_every_reason_has_a_sentence(name):
    reasons = shelf.game(name).rule_ids
    assert reasons[0] == ALLOWED
    assert sorted(set(reasons[1:]) - sentences(name)) == []


@every_game
def test_every_reason_is_expected_by_a_test(name):
    assert sorted(set(shelf.game(name).rule_ids[1:]) - reasons_expected(name)) == []


@every_game
def test_an_option_names_the_sentences_that_say_what_it_is_about(name):
    """Whoever makes a table reads them there; what an option cannot change has none."""
    for option in shelf.game(name).options:
        assert set(option.rules) <= sentences(name), option.name
        assert option.rules or option.read, f"{option.name} is not explained"


@every_game
def test_a_sentence_that_calls_an_option_by_its_name_is_named_by_it(name):
    text = (folder(name) / "texts" / "en.ftl").read_text(encoding="utf-8")
    told = {option.name: set(option.rules) for option in shelf.game(name).options}
    for sentence, option in re.findall(r"^rule-(\S+) =.*?\{ option-(\w+)", text, re.MULTILINE):
        assert sentence in told[option], (sentence, option)
