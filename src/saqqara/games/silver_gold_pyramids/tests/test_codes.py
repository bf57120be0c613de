"""Codes are for ever: the list in codes.txt only grows, at its end."""

from pathlib import Path

from saqqara.games.silver_gold_pyramids import GAME

LIST = Path(__file__).parent / "codes.txt"


def listed():
    return [line for line in LIST.read_text(encoding="utf-8").split("\n") if line and not line.startswith("#")]


def described(action):
    return " ".join([action.text, *(f"{key}={value}" for key, value in action.words.items())])


def test_every_code_ever_used_still_has_its_number_and_means_the_same():
    """A line is a number, a code, a bar, and the sentence it stands for with what fills it."""
    for line in listed():
        numbered, _, meaning = line.partition(" | ")
        number, _, code = numbered.partition(" ")
        action = GAME.catalogue.find(code)
        assert action is not None, f"{code} is gone"
        assert str(action.number) == number, code
        assert described(action) == meaning


def test_every_new_code_is_appended_to_the_list():
    codes = [line.partition(" | ")[0].partition(" ")[2] for line in listed()]
    assert len(codes) == len(set(codes))
    new = [f"{a.number} {a.code} | {described(a)}" for a in GAME.catalogue.actions if a.code not in set(codes)]
    assert new == [], "append these lines to codes.txt"


def test_the_first_codes_of_the_list_are_the_ones_it_began_with():
    """Nothing is inserted above or taken out: the list begins as it always did."""
    lines = listed()
    assert lines[0] == "48 mark left a1 | do-mark side=left squares=a1 count=1"
    assert lines[386] == "873 mark left e3 d4 e4 d5 | do-mark side=left squares=e3 d4 e4 d5 count=4"
    assert lines.index("1836 take deck | do-take-deck") == 920
    assert lines.index("1941 flip S4 | do-flip shape=S4") == 1073


def test_a_code_fits_on_a_line_and_is_written_one_way():
    for action in GAME.catalogue.actions:
        assert action.code == " ".join(action.code.split())
        assert action.code.isascii()
        assert 0 <= action.number < 1990
