"""The file of decisions holds what a replay of the same games shows."""

import json
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from saqqara.cli import main
from saqqara.core.backends import best
from saqqara.core.game import CHANCE, Setup
from saqqara.core.match import Match
from saqqara.positions import Positions, Teller, Told
from saqqara.simulate import log_file, simulate
from saqqara.testing import finished, replayed, shelf_games

pq: Any = import_module("pyarrow.parquet")
games = pytest.mark.parametrize("game", shelf_games(), ids=lambda game: game.name)
COLUMNS = [
    "game", "decision", "seat", "features", "options", "choice", "code", "over", "scores", "points", "place", "won"
]  # fmt: skip


def rows_of(number, log):
    """Return the rows of a game, reckoned from its log by the plain rules."""
    whole = replayed(log)
    match, out = Match(whole.setup), [0] * 4096
    found: list[dict[str, Any]] = []
    ranks = [(seat in whole.winners, points) for seat, points in enumerate(whole.scores)]
    for move in whole.moves:
        if move.seat != CHANCE:
            view = match.view(move.seat)
            size = match.kernel.rules.features(view.state, match.components, move.seat, out)
            found.append(
                {
                    "game": number,
                    "decision": len(found),
                    "seat": move.seat,
                    "features": out[:size],
                    "options": [action.number for action in match.options(move.seat)],
                    "choice": move.action.number,
                    "code": move.action.code,
                    "over": True,
                    "scores": whole.scores,
                    "points": whole.scores[move.seat],
                    "place": 1 + sum(rank > ranks[move.seat] for rank in ranks),
                    "won": move.seat in whole.winners,
                }
            )
        match.play(move.seat, move.action.code)
    assert match.over
    return found


@games
def test_the_file_is_what_a_replay_of_the_logs_shows(game, tmp_path, capsys):
    path, seats = tmp_path / "games.parquet", game.seats[-1]
    asked = ["simulate", game.name, "--seats", str(seats), "--games", "2", "--bots", "random", "--seed", "7"]
    assert main([*asked, "--logs", str(tmp_path), "--parquet", str(path), "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    table = pq.read_table(path)
    assert table.column_names == COLUMNS
    setup = Setup.of(game, seats)
    expected = [row for number in range(2) for row in rows_of(number, log_file(tmp_path, setup, 7, number))]
    assert table.to_pylist() == expected
    assert answer["rows"] == answer["moves"] == len(expected)
    about = json.loads(table.schema.metadata[b"saqqara"])
    assert (about["form"], about["game"], about["rules"], about["seats"]) == (1, game.name, game.rules, seats)
    assert (about["setup"], about["bots"], about["seed"]) == (setup.chosen(), ["random"] * seats, 7)
    assert sorted(found.suffix for found in tmp_path.iterdir()) == [".log", ".log", ".parquet"]


def test_players_that_think_are_written_too_and_the_games_are_those_without_a_file(tmp_path):
    game = shelf_games()[0]
    setup, bots = Setup.of(game, 2), ["level1", "greedy"]
    with Positions(tmp_path / "a", setup, bots, 3) as positions:
        found = simulate(setup, bots, 1, 3, positions=positions)
    without = simulate(setup, bots, 1, 3)
    assert (found["seats"], found["moves"]) == (without["seats"], without["moves"])
    assert pq.read_table(tmp_path / "a").num_rows == found["moves"]


def test_rows_are_written_in_groups_and_never_more_than_a_group_and_a_game_are_kept(tmp_path):
    game = shelf_games()[0]
    setup, most = Setup.of(game, 2), 0
    teller = Teller(best(game), setup)
    told = teller.tell(moves_of(game))
    with Positions(tmp_path / "a", setup, ["random"] * 2, 1, group=100) as positions:
        for number in range(20):
            positions.add(number, told)
            most = max(most, len(positions._kept["game"]))
    assert most < 100
    file = pq.ParquetFile(tmp_path / "a")
    sizes = [file.metadata.row_group(i).num_rows for i in range(file.num_row_groups)]
    assert sum(sizes) == 20 * len(told.decisions) == positions.rows
    assert all(100 <= size < 100 + len(told.decisions) for size in sizes[:-1])
    assert len(sizes) > 5


def moves_of(game):
    """Return the moves of a whole game at random."""
    return [(move.seat, move.action.number) for move in finished(Setup.of(game, 2), 5).moves]


def test_a_game_that_is_not_over_has_no_places(tmp_path):
    game = shelf_games()[0]
    told = Teller(best(game), Setup.of(game, 2)).tell(moves_of(game)[:20])
    assert not told.over
    assert told.place(0) is None
    assert Told([], over=True, scores=[3, 5, 3], won=0b010).place(2) == 2
    with Positions(tmp_path / "a", Setup.of(game, 2), ["random"] * 2, 1) as positions:
        positions.add(0, told)
    (place,) = set(pq.read_table(tmp_path / "a")["place"].to_pylist())
    assert place is None


def test_a_file_that_is_not_finished_is_removed_and_none_is_written_over(tmp_path, capsys):
    game = shelf_games()[0]
    with pytest.raises(KeyboardInterrupt), Positions(tmp_path / "a", Setup.of(game, 2), ["random"] * 2, 1):
        raise KeyboardInterrupt
    assert list(tmp_path.iterdir()) == []
    (tmp_path / "b").write_text("mine")
    assert main(["simulate", game.name, "--games", "1", "--parquet", str(tmp_path / "b")]) == 2
    assert "is there already" in capsys.readouterr().err
    assert (tmp_path / "b").read_text() == "mine"


def test_without_pyarrow_the_extra_is_named(tmp_path, capsys, monkeypatch):
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    asked = ["simulate", shelf_games()[0].name, "--games", "1", "--parquet", str(tmp_path / "a")]
    assert main(asked) == 2
    told = capsys.readouterr().err
    assert "pyarrow is not installed" in told
    assert "saqqara[research]" in told
    assert list(tmp_path.iterdir()) == []


def test_the_page_names_every_column():
    page = (Path(__file__).parents[2] / "docs" / "data.md").read_text(encoding="utf-8")
    assert [line.split("`")[1] for line in page.splitlines() if line.startswith("| `")] == COLUMNS
