"""The ladder's script writes a page and a picture of what was played, and plays nothing twice."""

import importlib.util
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from saqqara.core import shelf
from saqqara.core.game import Setup

ROOT = Path(__file__).parents[1]
GAME = shelf.names()[0]


@pytest.fixture
def script(monkeypatch, tmp_path):
    """The script, with small numbers, that writes elsewhere."""
    for name, value in (("", "4"), ("_CONTROLS", "2"), ("_WORKERS", "0"), ("_GAMES", GAME), ("_DIR", str(tmp_path))):
        monkeypatch.setenv(f"SAQQARA_LADDER{name}", value)
    monkeypatch.setenv("SAQQARA_BACKEND", "plain")
    spec = importlib.util.spec_from_file_location("ladder_script", ROOT / "scripts/ladder.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(importlib.sys.modules, spec.name, module)  # type: ignore[attr-defined]
    spec.loader.exec_module(module)
    monkeypatch.setattr(module, "PAGE", tmp_path / "ladder.md")
    monkeypatch.setattr(module, "PICTURE", tmp_path / "ladder.svg")
    return module


def test_it_writes_a_row_for_every_meeting_and_control_and_goes_on(script, monkeypatch, capsys):
    monkeypatch.setenv("SAQQARA_LADDER_PLAYERS", "random,greedy")
    script.main()
    page = script.PAGE.read_text()
    seats = shelf.game(GAME).seats
    assert [line for line in page.splitlines() if line.startswith("## ")] == [f"## {GAME}, {n} seats" for n in seats]
    for first, second in (("greedy", "random"), ("random", "random"), ("greedy", "greedy")):
        assert page.count(f"| {first} | {second} | ") == len(seats)
    assert page.count("| 4 | 8 | ") == 1  # deals and games of the match with 2 seats
    assert page.count("mirror: ") == 2 * len(seats)
    drawn = ET.fromstring(script.PICTURE.read_text())  # noqa: S314  our own
    assert len(drawn.findall("{http://www.w3.org/2000/svg}circle")) == 2 * len(seats)

    def no_more(*_arguments):
        pytest.fail("what was played is played again")

    monkeypatch.setattr("saqqara.ai.crew.play_group", no_more)
    script.main()
    assert script.PAGE.read_text() == page


def test_names_that_are_given_all_meet_each_other(script, monkeypatch):
    monkeypatch.setenv("SAQQARA_LADDER_PLAYERS", "random,greedy,third")
    names, pairs = script.meetings(Setup.of(shelf.game(GAME), 2))
    assert names == ("random", "greedy", "third")
    assert pairs == [("greedy", "random"), ("third", "random"), ("third", "greedy")]


def test_levels_meet_their_neighbours_and_everybody_meets_one_who_plays_at_random(script, monkeypatch):
    monkeypatch.setattr(script, "known", lambda _name, _setup: None)
    names, pairs = script.meetings(Setup.of(shelf.game(GAME), 2))
    assert len(names) == 12
    assert ("uct:1000", "greedy") in pairs
    assert ("level2", "level1") in pairs
    assert ("level3", "level1") not in pairs
    assert ("level8", "uct:1000") in pairs
    contests = script.contests_of(names, pairs)
    against = {contest.players[0] for contest in contests if contest.players[1] == "random"}
    assert against == set(names)
    assert {contest.deals for contest in contests} == {4, script.SLOW, 2}
