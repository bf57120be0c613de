"""The ladder's script writes a page and a picture of what was played, and plays nothing twice."""

import importlib.util
import json
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from saqqara.ai.players import PLAYERS
from saqqara.ai.settings import settings
from saqqara.core import shelf
from saqqara.core.game import Setup

ROOT = Path(__file__).parents[1]
GAME = shelf.names()[0]
WEAK = {"level1": "random", "level2": "greedy"}


@pytest.fixture
def parts(monkeypatch, tmp_path):
    """What is played for, with small numbers, and kept elsewhere."""
    small = {"": "5", "_YARDSTICKS": "4", "_CONTROLS": "2", "_WORKERS": "0", "_GAMES": GAME, "_DIR": f"{tmp_path}"}
    for name, value in small.items():
        monkeypatch.setenv(f"SAQQARA_LADDER{name}", value)
    monkeypatch.setenv("SAQQARA_BACKEND", "plain")
    module = loaded("ladder_parts", monkeypatch)
    monkeypatch.setattr(module, "FIGURES", tmp_path / "ladder.json")
    monkeypatch.setattr(module, "GOALS", ())
    return module


@pytest.fixture
def page(parts, monkeypatch, tmp_path):
    """What writes the page, elsewhere."""
    module = loaded("ladder_page", monkeypatch)
    monkeypatch.setattr(module, "PAGE", tmp_path / "ladder.md")
    monkeypatch.setattr(module, "PICTURE", tmp_path / "ladder.svg")
    monkeypatch.setattr(module, "PLAYERS", tmp_path / "players.md")
    return module


@pytest.fixture
def script(page, monkeypatch):
    """The script, which plays."""
    monkeypatch.setattr("sys.argv", ["ladder"])
    module = loaded("ladder", monkeypatch)
    monkeypatch.setattr(module, "figures", lambda **_: {})
    return module


def loaded(name, monkeypatch):
    """A file of the script, read anew, as its numbers come from the environment."""
    spec = importlib.util.spec_from_file_location(name, ROOT / f"scripts/{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, name, module)
    spec.loader.exec_module(module)
    return module


def test_it_writes_a_row_for_every_meeting_and_control_and_goes_on(script, page, monkeypatch, capsys):
    monkeypatch.setenv("SAQQARA_LADDER_PLAYERS", "random,greedy")
    script.main()
    written = page.PAGE.read_text()
    seats = shelf.game(GAME).seats
    assert [line for line in written.splitlines() if line.startswith("## ")] == [f"## {GAME}, {n} seats" for n in seats]
    for first, second in (("greedy", "random"), ("random", "random"), ("greedy", "greedy")):
        assert written.count(f"| {first} | {second} | ") == len(seats)
    assert written.count("| 4 | 8 | ") == 1  # deals and games of the match with 2 seats
    assert written.count("mirror: ") == 2 * len(seats)
    drawn = ET.fromstring(page.PICTURE.read_text())  # noqa: S314  our own
    assert len(drawn.findall("{http://www.w3.org/2000/svg}circle")) == 2 * len(seats)

    monkeypatch.setattr("saqqara.ai.crew.play_group", no_more)
    script.main()
    assert page.PAGE.read_text() == written


def no_more(*_arguments):
    pytest.fail("what was played is played again")


def test_the_page_alone_is_written_from_what_is_kept(script, page, monkeypatch):
    monkeypatch.setenv("SAQQARA_LADDER_PLAYERS", "random,greedy")
    monkeypatch.setenv("SAQQARA_LADDER_SEATS", "2")
    script.main()
    written = page.PAGE.read_text()
    monkeypatch.setenv("SAQQARA_LADDER_SEATS", "2,3")
    monkeypatch.setattr("sys.argv", ["ladder", "--page"])
    monkeypatch.setattr("saqqara.ai.crew.play_group", no_more)
    script.main()
    assert page.PAGE.read_text() == written, "with 3 seats nothing was played"


def test_the_shares_of_levels_go_into_the_page_about_players(script, page, monkeypatch):
    monkeypatch.setenv("SAQQARA_LADDER_SEATS", "2")
    monkeypatch.setattr(script, "meetings", lambda _setup: (("level1", "level2"), [("level2", "level1")]))
    monkeypatch.setenv("SAQQARA_LADDER_ONLY", "next")
    monkeypatch.setattr(script, "NEXT", 1)
    monkeypatch.setattr(script, "values_of", lambda _setup, _name: "")
    monkeypatch.setattr("saqqara.ai.players.level_player", lambda name, seed, _own: PLAYERS[WEAK[name]](seed))
    page.PLAYERS.write_text(f"Players.\n\n{page.BEGINS}\nold\n{page.ENDS}\nMore.\n")
    for _ in range(2):
        script.main()
        text = page.PLAYERS.read_text()
        assert text.startswith(f"Players.\n\n{page.BEGINS}\n\n| {GAME} | 2 seats |\n")
        assert "| level2 ahead of level1 | " in text
        assert "| level3 ahead of level2 | not played |" in text
        assert "old" not in text
        assert text.endswith(f"|\n\n{page.ENDS}\nMore.\n")
    assert "## Levels" in page.PAGE.read_text()


def test_when_code_has_changed_what_is_played_otherwise_is_played_anew(script, monkeypatch, tmp_path):
    monkeypatch.setenv("SAQQARA_LADDER_PLAYERS", "random,greedy")
    part = script.part_of(GAME, 2, playing=True)
    folder = tmp_path / f"{GAME}-2-1"
    match, mirror = part.contests[:2]
    kept = (folder / "results.jsonl").read_text()
    (folder / "results.jsonl").write_text(kept.replace(part.results.of(mirror)[0].bouts[0].hash, "other"))
    (folder / "source").write_text("of another day")
    found = script.part_of(GAME, 2, playing=False)
    assert script.moves(found.results.of(match)) == script.moves(part.results.of(match))
    assert mirror not in found.played
    assert script.part_of(GAME, 2, playing=True).played == list(part.contests)


def test_a_contest_of_players_that_are_made_of_other_values_is_another(script, monkeypatch):
    setup = Setup.of(shelf.game(GAME), 2)
    before = [script.contest_of(setup, "match", name, "greedy", 1).name for name in ("level3", "level4", "uct:10")]
    monkeypatch.setitem(settings(setup.game), "level3", settings(setup.game)["level3"] | {"simulations": 7})
    monkeypatch.setattr(script, "weights_of", lambda _game, _seats: "other")
    after = [script.contest_of(setup, "match", name, "greedy", 1).name for name in ("level3", "level4", "uct:10")]
    assert [one == other for one, other in zip(before, after, strict=True)] == [False, True, True]
    learned = script.contest_of(setup, "match", "search:10", "greedy", 1).name
    monkeypatch.setattr(script, "weights_of", lambda _game, _seats: "another")
    assert script.contest_of(setup, "match", "search:10", "greedy", 1).name != learned


def test_the_page_says_what_was_reached(script, page, parts, monkeypatch):
    monkeypatch.setenv("SAQQARA_LADDER_PLAYERS", "random,greedy")
    monkeypatch.setattr(
        parts, "GOALS", (parts.Goal(GAME, 2, "greedy", "random", 0.6), parts.Goal(GAME, 2, "greedy", "random", 1.1))
    )
    solved = [
        {"ships": ships, "result_s": 0.1, "value_s": ships / 10, "nodes": 9, "seconds": 0.3} for ships in (4, 3, 2, 1)
    ]
    speeds = [{"game": GAME, "seats": 2, "positions": 9, "network": False, "simulations": 90_000.0, "nodes": 1.0}]
    measured = {"date": "today", "endings": {"greedy": solved, "random": solved}, "rollouts": speeds}
    rows = page.goals_of([script.part_of(GAME, 2, playing=True)], measured)
    assert [row.count("**not reached**") for row in rows if "reached |" in row or "reached**" in row] == [0, 1, 0, 1, 1]
    assert sum("| greedy | 4 |" in row for row in page.measured_of(measured)) == 1


def test_where_players_think_by_the_clock_the_first_sits_alone_and_its_wins_are_told(script, page, parts, monkeypatch):
    goal = parts.Goal(GAME, 3, "search:1ms", "random", 0.01)
    monkeypatch.setattr(parts, "GOALS", (goal,))
    monkeypatch.setattr(script, "HANDICAPS", 1)
    monkeypatch.setenv("SAQQARA_LADDER_ONLY", "handicap")
    part = script.part_of(GAME, 3, playing=True)
    (contest,) = part.played
    assert contest.alone
    (group,) = part.results.of(contest)
    assert [bout.players for bout in group.bouts] == [(0, 1, 1), (1, 0, 1), (1, 1, 0)]
    assert part.share(contest)[0] == pytest.approx(sum(bout.won_by(seat) for seat, bout in enumerate(group.bouts)) / 3)
    assert part.ladder == []
    pace, other = part.figures[contest.name].paces
    lone = [bout.seconds[seat] / bout.asked[seat] for seat, bout in enumerate(group.bouts)]
    assert 1000 * min(lone) - 0.001 <= pace <= 1000 * max(lone) + 0.001
    assert f"wins, alone among random; {pace:.3g} and {other:.3g} ms a move" in page.rows_of(part)[3]
    assert "search:1ms wins alone among random" in page.goals_of([part], {})[-1]
    folder = script.home() / f"{GAME}-3-1"
    (folder / "source").write_text("of another day")
    monkeypatch.setattr("saqqara.ai.crew.play_group", no_more)
    assert script.part_of(GAME, 3, playing=False).played == [contest], "it is not held against games of another clock"


@pytest.mark.parametrize(
    ("names", "zero"),
    [
        (["random", "random"], "random is 0"),
        (["random", "greedy"], "random is 0, where it has not played the mean"),
        (["greedy", "greedy"], "the mean is 0"),
    ],
)
def test_the_picture_says_what_0_is(page, names, zero):
    assert page.zero_of([("", [(name, (0.0, 0.0, 0.0))]) for name in names]) == zero


def test_names_that_are_given_all_meet_each_other(script, monkeypatch):
    monkeypatch.setenv("SAQQARA_LADDER_PLAYERS", "random,greedy,third")
    names, pairs = script.meetings(Setup.of(shelf.game(GAME), 2))
    assert names == ("random", "greedy", "third")
    assert pairs == [("greedy", "random"), ("third", "random"), ("third", "greedy")]


def test_levels_meet_their_neighbours_and_everybody_meets_one_who_plays_at_random(script, parts, monkeypatch):
    monkeypatch.setattr(script, "known", lambda _name, _setup: None)
    monkeypatch.setattr(parts, "GOALS", (parts.Goal(GAME, 2, "uct:1000", "greedy", 0.9),))
    names, pairs = script.meetings(Setup.of(shelf.game(GAME), 2))
    assert len(names) == 12
    assert ("uct:1000", "greedy") in pairs
    assert ("level2", "level1") in pairs
    assert ("level3", "level1") not in pairs
    assert ("level8", "uct:1000") in pairs
    contests = script.contests_of(Setup.of(shelf.game(GAME), 2), names, pairs)
    against = {contest.players[0] for contest in contests if contest.players[1] == "random"}
    assert against == set(names)
    assert {contest.deals for contest in contests} == {5, 4, 2}
    more = script.contests_of(Setup.of(shelf.game(GAME), 4), names, pairs)
    assert {contest.deals for contest in more} == {5, 1}, "as many games, but for levels"


def test_what_another_machine_has_played_is_told_from_the_file_of_figures(script, page, parts, monkeypatch, tmp_path):
    monkeypatch.setenv("SAQQARA_LADDER_PLAYERS", "random,greedy")
    script.main()
    written, drawn = page.PAGE.read_text(), page.PICTURE.read_text()
    figures = json.loads(parts.FIGURES.read_text())
    monkeypatch.setenv("SAQQARA_LADDER_DIR", f"{tmp_path / 'elsewhere'}")
    monkeypatch.setattr("sys.argv", ["ladder", "--page"])
    script.main()
    rows = [line for line in written.splitlines() if "deals" not in line and line.count("|") == 8]
    assert rows
    assert [line for line in page.PAGE.read_text().splitlines() if line in rows] == rows, "Elo points aside"
    assert json.loads(parts.FIGURES.read_text()) == figures
    assert page.PICTURE.read_text().count("<circle") == drawn.count("<circle")

    part = script.part_of(GAME, 2, playing=False)
    match = part.match("greedy", "random")
    assert part.results.of(match) == []
    share, low, high = part.share(match)
    games = part.rankings(match, part.names)
    assert sum(stages.get(((1, 1), 1), 0) for stages in games) == pytest.approx(share * len(games), abs=1)
    assert low <= share <= high
    parts.FIGURES.write_text(json.dumps({f"{GAME}-2": {f"{match.name}-of-others": figures[f"{GAME}-2"][match.name]}}))
    assert script.part_of(GAME, 2, playing=False).played == [], "players that are made of something else have not met"
