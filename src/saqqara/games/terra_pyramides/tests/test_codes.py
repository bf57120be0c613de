"""Codes are for ever: the list in codes.txt only grows, at its end."""

from pathlib import Path

from saqqara.games.terra_pyramides import GAME

LIST = Path(__file__).parent / "codes.txt"


def listed():
    return [line for line in LIST.read_text(encoding="utf-8").split("\n") if line and not line.startswith("#")]


def test_every_code_ever_used_still_means_the_same():
    """A line is a code, a bar, and the sentence it stands for with what fills it."""
    for line in listed():
        code, _, meaning = line.partition(" | ")
        action = GAME.catalogue.find(code)
        assert action is not None, f"{code} is gone"
        assert described(action) == meaning


def test_every_new_code_is_appended_to_the_list():
    codes = [line.partition(" | ")[0] for line in listed()]
    assert len(codes) == len(set(codes))
    new = [f"{a.code} | {described(a)}" for a in GAME.catalogue.actions if a.code not in codes]
    assert new == [], "append these lines to codes.txt"


def test_the_first_codes_of_the_list_are_the_ones_it_began_with():
    """Nothing is inserted above or taken out: the list begins as it always did."""
    lines = listed()
    assert lines[0] == "place a1 n | do-place field=a1 way=n"
    assert lines.index("stack 8 | do-stack stack=8") == 2190


def described(action):
    return " ".join([action.text, *(f"{key}={value}" for key, value in action.words.items())])
