"""The table told part by part: in every language, all along the golden games, and of what a seat sees alone."""

from importlib import import_module

import pytest

from saqqara.core.parts import spoken
from saqqara.core.view import SPECTATOR
from saqqara.core.words import LANGUAGES, Words
from saqqara.testing import golden, replayed, replays, shelf_games

every_game = pytest.mark.parametrize("game", shelf_games(), ids=lambda game: game.name)
NAMES = ["Ada", "Bea", "Cleo", "Dora"]
SELDOM = 97  # every so many steps of the golden games


def told(match, seat):
    return import_module(match.setup.game.parts).parts(match.view(seat))


def said(part, words):
    """Say a whole part, a line a line."""
    lines = [f"{spoken(line.label, words, NAMES)}: " + ", ".join(spoken(thing, words, NAMES) for thing in line.things)
             for line in part.lines]  # fmt: skip
    return [spoken(part.name, words, NAMES), *lines]


@every_game
def test_every_part_can_be_said_in_every_language(game):
    words = [Words(language, game) for language in LANGUAGES]
    for step, (match, _) in enumerate(golden(game)):
        if step % SELDOM:
            continue
        for part in told(match, step // SELDOM % match.setup.seats):
            for language in words:
                name, *lines = said(part, language)
                assert name.strip()
                assert lines
                assert all(line.partition(": ")[2].strip() for line in lines), lines


@every_game
def test_names_of_parts_differ_so_that_each_can_be_asked_for(game):
    match = replayed(replays(game)[0], 40)
    for language in LANGUAGES:
        names = [spoken(part.name, Words(language, game), NAMES).casefold() for part in told(match, 0)]
        assert len(set(names)) == len(names), names


@every_game
def test_who_sees_the_same_is_told_the_same(game):
    for step, (match, _) in enumerate(golden(game)):
        if step % SELDOM == 0 and not match.sees_more(0):
            assert {repr(part) for part in told(match, 0)} == {repr(part) for part in told(match, SPECTATOR)}
