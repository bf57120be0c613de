"""Help: every text of every parser has a name and is said in six languages, and it is fast."""

import argparse
import re
import subprocess
import sys
from importlib import import_module
from pkgutil import iter_modules

import pytest
from fluent.syntax import FluentParser, ast

from saqqara.cli import main, parser_in
from saqqara.core.helping import Helper
from saqqara.core.said import line
from saqqara.core.words import LANGUAGES, Words, source
from saqqara.testing import shelf_games

languages = pytest.mark.parametrize("language", LANGUAGES)
others = pytest.mark.parametrize("language", LANGUAGES[1:])


def parsers(parser):
    """List a parser and all that are below it."""
    below = [action for action in parser._actions if isinstance(action, argparse._SubParsersAction)]
    return [parser, *(each for action in below for inner in action.choices.values() for each in parsers(inner))]


def own_parsers():
    """List the parsers of the commands that games bring along for whoever trains their players."""
    for game in shelf_games():
        for found in iter_modules(import_module(game.brain).__path__) if game.brain else ():
            made = getattr(import_module(f"{game.brain}.{found.name}"), "parser", None)
            if callable(made):
                yield made()


def commands(parser):
    """Return the lines about its commands that a parser prints."""
    below = [action for action in parser._actions if isinstance(action, argparse._SubParsersAction)]
    return [line for action in below for line in action._choices_actions]


def asked_for(parser):
    """Return the names of all texts that a page of help is made of."""
    actions = [*parser._actions, *commands(parser)]
    texts = {parser.description, parser.epilog, *(group.title for group in parser._action_groups if group.title)}
    return {"usage", *filter(None, texts), *(action.help for action in actions if action.help)}


def flat(text):
    """Return a text without the breaks of its lines."""
    return " ".join(text.split())


def helps(language):
    """Return the texts of help of a language by their names."""
    found = re.findall(r"^help-([\w-]+) = (.*)$", source("saqqara", language), re.MULTILINE)
    return dict(found)


def test_what_helps_is_asked_for_and_what_is_asked_for_helps():
    every = [*parsers(parser_in("en")), *own_parsers()]
    assert set().union(*map(asked_for, every)) == helps("en").keys()


def test_in_a_pseudo_language_nothing_of_a_page_is_left_but_what_is_typed(monkeypatch):
    """What is typed: commands, options, choices, and the capitals that stand for a word."""
    monkeypatch.setenv("COLUMNS", "5000")
    monkeypatch.setattr("saqqara.core.helping.line", lambda _language, name: f"«{name}»")
    whole = parser_in("en")
    names = {word for parser in parsers(whole) for word in parser.prog.split()}
    assert len(parsers(whole)) > 15
    for parser in parsers(whole):
        page = parser.format_help()
        assert page.startswith("«help-usage» saqqara")
        left = re.findall(r"[\w-]+", re.sub("«.*?»", "", page))
        choices = {str(choice) for action in parser._actions for choice in action.choices or ()}
        assert not [
            word for word in left if word not in names | choices and not re.fullmatch(r"--?[a-z-]+|[A-Z]+", word)
        ]


@others
def test_no_page_of_help_has_a_text_that_is_english(language):
    english, here = helps("en"), helps(language)
    assert english.keys() == here.keys()
    same = [name for name in english if english[name] == here[name]]
    assert not same
    for parser in parsers(parser_in(language)):
        page = flat(parser.format_help())
        words = [english[name] for name in asked_for(parser) if " " in english[name]]
        assert not [text for text in words if text in page], parser.prog


@languages
def test_help_is_one_line_that_fluent_reads_alike(language):
    words = Words(language)
    for entry in FluentParser().parse(source("saqqara", language)).body:
        if isinstance(entry, ast.Message) and entry.id.name.startswith("help-"):
            assert all(isinstance(each, ast.TextElement) for each in entry.value.elements), entry.id.name
            assert line(language, entry.id.name) == words.say(entry.id.name)


def test_a_help_that_a_translation_lacks_is_english(monkeypatch):
    monkeypatch.setattr("saqqara.core.said._lines", lambda language: {"help-help": "yes"} if language == "en" else {})
    assert line("de", "help-help") == "yes"
    with pytest.raises(KeyError):
        line("de", "help-nonsense")


@pytest.mark.parametrize(
    ("arguments", "told"), [(["--help"], "Aufruf: saqqara"), (["arena", "-h"], "Aufruf: saqqara arena")]
)
def test_help_is_in_the_language_of_the_environment(arguments, told, capsys, monkeypatch):
    monkeypatch.setenv("LANGUAGE", "de_AT.UTF-8")
    with pytest.raises(SystemExit) as shown:
        main(arguments)
    assert shown.value.code == 0
    assert capsys.readouterr().out.startswith(told)


def test_help_is_in_the_language_that_is_asked_for(capsys):
    with pytest.raises(SystemExit):
        main(["rules", "--lang", "hu", "--help"])
    assert capsys.readouterr().out.startswith("használat: saqqara rules")


def test_training_alone_helps_and_refuses_in_the_same_words():
    asked = [sys.executable, "-m", "saqqara.train"]
    around = {"LANGUAGE": "sv", "PATH": ""}
    shown = subprocess.run([*asked, "--help"], capture_output=True, text=True, env=around, check=True)
    assert shown.stdout.startswith("användning: saqqara.train")
    assert helps("sv")["train-out"] in flat(shown.stdout)
    refused = subprocess.run([*asked, "x", "--learner", "y"], capture_output=True, text=True, env=around, check=False)
    assert refused.returncode == 2
    assert refused.stderr == "saqqara.train: --learner: 'y' går inte att välja, bara 'auto', 'numpy', 'torch'\n"


def test_every_refusal_of_the_library_that_can_happen_is_known():
    """Options take a value, some values or none: the library has other sentences for what we do not use."""
    for parser in parsers(parser_in("en")):
        for action in parser._actions:
            assert action.type is None
            assert action.nargs in {None, 0, "+"} or not action.option_strings or action.nargs == "?", action.dest
        assert not parser._mutually_exclusive_groups


def test_a_sign_of_percent_is_only_a_sign(monkeypatch):
    monkeypatch.setattr("saqqara.core.helping.line", lambda _language, name: f"{name} 95 % of it")
    parser = Helper("en", prog="x")
    assert "help-help 95 % of it" in parser.format_help()


def test_help_starts_without_fluent_compiler_and_arrays():
    code = (
        "import sys; from saqqara.cli import parser_in; parser_in('fi').format_help(); "
        "sys.exit(any(name in sys.modules for name in ('fluent', 'babel', 'numba', 'numpy')))"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
