"""Codes are for ever: the list in a game's tests/codes.txt only grows, at its end."""

import re
from hashlib import sha256
from importlib.resources import files

import pytest

from saqqara.testing import shelf_games

BEGUN = re.compile(r"# .* The first (?P<count>\d+) lines: sha256 (?P<hash>[0-9a-f]{16})")

pytestmark = pytest.mark.parametrize("game", shelf_games(), ids=lambda game: game.name)


def text_of(game):
    return files(game.folder).joinpath("tests", "codes.txt").read_text(encoding="utf-8").splitlines()


def listed(game):
    return [line for line in text_of(game) if not line.startswith("#")]


def described(action):
    return " ".join([action.text, *(f"{key}={value}" for key, value in action.words.items())])


def test_every_code_ever_used_still_means_the_same(game):
    """A line is a code, a bar, and the sentence it stands for with what fills it."""
    for line in listed(game):
        code, _, meaning = line.partition(" | ")
        action = game.catalogue.find(code)
        assert action is not None, f"{code} is gone"
        assert described(action) == meaning


def test_every_new_code_is_appended_to_the_list(game):
    codes = [line.partition(" | ")[0] for line in listed(game)]
    assert len(codes) == len(set(codes))
    known = set(codes)
    new = [f"{a.code} | {described(a)}" for a in game.catalogue.actions if a.code not in known]
    assert new == [], "append these lines to codes.txt"


def test_the_list_begins_as_it_always_did(game):
    """Nothing is inserted above or taken out."""
    begun = BEGUN.fullmatch(text_of(game)[0])
    assert begun is not None
    first = listed(game)[: int(begun["count"])]
    assert sha256("\n".join(first).encode()).hexdigest()[:16] == begun["hash"]
