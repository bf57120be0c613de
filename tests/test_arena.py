"""The arena is fair, repeats itself, goes on where it was stopped, and no player can break it."""

import json
import multiprocessing
import os
import signal
import subprocess
import sys
import time
from itertools import permutations
from pathlib import Path

import pytest

from saqqara.ai.arena import RESULTS, Arena, ArenaError, Contest, Results, play
from saqqara.ai.bout import Bout, Forfeit, Referee, deal_seed, player_seed
from saqqara.ai.groups import Group, Job, Plan, log_file, play_group, seatings
from saqqara.ai.outcome import answer
from saqqara.ai.statistics import Sprt
from saqqara.cli import main
from saqqara.core import shelf
from saqqara.core.fields import fields_of
from saqqara.core.game import Setup
from saqqara.core.kernel import load
from saqqara.core.match import replay
from saqqara.core.said import in_language
from saqqara.core.words import LANGUAGES
from tests.small.bots import Spy, make
from tests.small.hands import setup_of

GAME = shelf.names()[0]
DEALS = 6


@pytest.fixture(autouse=True)
def _plain(monkeypatch):
    """Nothing here is worth compiling for; other processes are told too."""
    monkeypatch.setenv("SAQQARA_BACKEND", "plain")


def played(arena, workers=0, folder=None):
    results = Results.begin(folder, arena)
    play(arena, results, workers=workers, folder=folder)
    results.close()
    return results


def real(players="random,greedy", deals=DEALS, **more):
    return Arena(Setup.of(shelf.game(GAME), 2), tuple(players.split(",")), deals, controls=2, make=make, **more)


def small(players, deals, seats=2, **more):
    return Arena(setup_of(seats), tuple(players.split(",")), deals, controls=0, make=make, **more)


def timeless(results):
    """What was played, without how long it took."""
    records = [group.record() for groups in results.groups.values() for group in groups.values()]
    for record in records:
        for bout in record["bouts"]:
            del bout["seconds"]
    return sorted(records, key=lambda record: (record["contest"], record["deal"]))


# -- Who sits where ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "players", "games"), [(2, 2, 2), (3, 2, 6), (3, 3, 6), (4, 2, 8), (4, 3, 36), (4, 4, 24)]
)
def test_every_two_players_meet_on_every_two_seats_equally_often(seats, players, games):
    found = seatings(seats, players)
    assert len(found) == len(set(found)) == games
    for a, b in permutations(range(players), 2):
        met = {tuple(sum(who[i] == a and who[j] == b for who in found) for i, j in permutations(range(seats), 2))}
        (often,) = met
        assert len(set(often)) == 1
        assert often[0] > 0


def bout(players, points, won, **more):
    return Bout(0, players, points=points, won=won, over=True, **more)


def test_places_follow_winners_then_points():
    assert bout((0, 1, 2), [7, 9, 7], 0b010).places() == (1, 0, 1)
    assert bout((0, 1, 2), [9, 9, 3], 0b001).places() == (0, 1, 2)  # the rules broke the tie
    assert bout((0, 1), [5, 5], 0b11).places() == (0, 0)


def test_who_forfeits_is_last_and_an_unfinished_game_is_even():
    assert bout((0, 1, 2), [9, 1, 1], 0, forfeit=Forfeit(0, 3, "asleep")).places() == (1, 0, 0)
    assert Bout(0, (0, 1), points=[4, 8]).places() == (0, 0)


def test_a_pairs_figure_is_the_share_of_pairs_of_seats_with_ties_half():
    mixed = Group("match", 0, [bout((0, 1, 1), [5, 5, 2], 0b011), bout((1, 0, 0), [3, 9, 1], 0b010)])
    assert mixed.ahead(0, 1) == (0.5 + 1 + 1 + 0) / 4
    assert mixed.ahead(1, 0) == 1 - mixed.ahead(0, 1)
    three = Group("match", 0, [bout((2, 0, 1), [1, 5, 3], 0b010)])
    assert [three.ahead(player) for player in range(3)] == [1, 0.5, 0]


# -- What a player sees -----------------------------------------------------------------------------------------------


def test_a_player_sees_no_hand_of_others(hands):
    Spy.seen.clear()
    played(small("spy,random", 4, seats=3))
    assert len(Spy.seen) > 20
    assert set(Spy.seen) == {-1}


def test_what_a_player_is_given_holds_its_view_alone(hands):
    given = []

    class Keeper:
        def pick(self, sight):
            given.append(sight)
            return sight.options[0]

    referee = Referee(setup_of(2))
    referee.play([Keeper(), Keeper()], 1, Bout(0, (0, 1)))
    truth = referee._states
    for sight in given:
        assert len(sight.states) == 1
        assert not any(sight.states is states or sight.states[0] is state for states in [truth] for state in truth)
        assert isinstance(sight.options, tuple)
    views = {sight.seat: id(sight.states) for sight in given}
    assert len(set(views.values())) == 2, "seats share no view"
    assert not any(
        getattr(sight.states[0], name) is getattr(state, name)
        for sight in given
        for state in truth
        for name, field in fields_of(referee.setup.game.state).items()
        if field.shape
    )


def test_forced_moves_are_not_asked(hands):
    arena = Arena(setup_of(2, bow="yes"), ("first", "second"), 3, controls=0, make=make)
    found = answer(arena, played(arena))
    assert found["forfeits"] == []  # a bot that is asked about one option complains
    assert [row["decisions"] for row in found["players"]] == [18, 18]


# -- The same again ---------------------------------------------------------------------------------------------------


def test_as_many_processes_as_there_are_play_the_same_games():
    arena = real()
    here = played(arena)
    assert timeless(played(arena, 1)) == timeless(played(arena, 2)) == timeless(here)
    other = real(seed=2)
    assert answer(arena, here)["digest"] != answer(other, played(other))["digest"]


def test_deals_are_the_same_in_every_seating_and_players_seeds_are_not(hands):
    found = played(small("random,random", 20))
    games = [[bout.hash for bout in group.bouts] for group in found.groups["match"].values()]
    assert all(len(set(hashes)) == 2 for hashes in games)
    scores = {group.ahead(0, 1) for group in found.groups["match"].values()}
    assert len(scores) > 1, "a mirror match says something"
    assert len({player_seed(1, deal, game, seat) for deal in range(9) for game in range(2) for seat in range(2)}) == 36
    assert deal_seed(1, 5) == 0x9E3779B1 + 5


def test_half_a_file_of_results_goes_on_to_the_same_results(tmp_path):
    arena = real()
    whole = played(arena, folder=tmp_path / "whole")
    lines = (tmp_path / "whole" / RESULTS).read_bytes().splitlines(keepends=True)
    assert len(lines) == 1 + DEALS + 3 * 2
    (tmp_path / "half").mkdir()
    (tmp_path / "half" / RESULTS).write_bytes(b"".join(lines[:4]) + lines[4][:50])
    results = Results.begin(tmp_path / "half", arena, resume=True)
    assert len(results.groups["match"]) == 3
    asked: list[int] = []
    play(arena, results, progress=asked.append)
    results.close()
    assert asked == list(range(4, 13))
    assert timeless(results) == timeless(whole)
    again = Results.begin(tmp_path / "half", arena, resume=True)
    again.close()
    assert timeless(again) == timeless(whole)


def begun(folder, *more):
    """Start an arena that would take long, and wait until it has written some results."""
    command = [sys.executable, "-m", "saqqara.cli", "arena", GAME, "--players", "greedy,random", "--deals", "100000"]
    process = subprocess.Popen(
        [*command, "--controls", "1", "--logs", folder, "--json", *more],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    path, count = folder / RESULTS, 0
    before = path.read_bytes().count(b"\n") if path.exists() else 0
    while count < before + 3:
        assert process.poll() is None, process.communicate()
        time.sleep(0.05)
        count = path.read_bytes().count(b"\n") if path.exists() else 0
    return process


def test_a_run_that_is_stopped_and_then_killed_goes_on(tmp_path, capsys):
    folder = tmp_path / "arena"
    process = begun(folder, "--workers", "2")
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=600)
    assert process.returncode == 130
    found = json.loads(out)
    assert found["stopped"]
    assert found["deals"] >= 2
    assert err.startswith(f"saqqara: stopped after {found['deals']} of 100,000 deals; --resume goes on\n"), err
    process = begun(folder, "--workers", "1", "--resume")
    process.kill()
    process.communicate(timeout=600)
    kept = (folder / RESULTS).read_bytes()
    deals = sum(json.loads(line).get("contest") == "match" for line in kept[: kept.rfind(b"\n")].splitlines()) + 1
    asked = ["arena", GAME, "--players", "greedy,random", "--deals", str(deals), "--controls", "1", "--json"]
    assert main([*asked, "--logs", str(folder), "--resume", "--workers", "1"]) == 0
    gone_on = json.loads(capsys.readouterr().out)
    whole = Arena(Setup.of(shelf.game(GAME), 2), ("greedy", "random"), deals, controls=1)
    unbroken = answer(whole, played(whole))
    assert gone_on["digest"] == unbroken["digest"]
    assert gone_on["controls"] == unbroken["controls"]


def test_a_process_that_is_killed_from_outside_costs_nobody_a_game():
    arena = real("random,random")
    results = Results()
    killed: list[int | None] = []

    def kill_once(_done):
        if not killed:
            (child,) = multiprocessing.active_children()
            killed.append(child.pid)
            child.kill()

    play(arena, results, workers=1, progress=kill_once)
    assert killed
    assert timeless(results) == timeless(played(arena))


# -- Forfeits ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("raises", "LookupError: I lost my way at seat"),
        ("illegal", "9999 is none of the options ["),
        ("nothing", "TypeError: 'NoneType' object cannot be interpreted as an integer"),
        ("unmade", "AttributeError: "),
    ],
)
def test_a_player_that_fails_forfeits_the_game_and_the_log_says_so(name, why, tmp_path):
    arena = real(f"{name},first", 1)
    results = played(arena, folder=tmp_path)
    found = answer(arena, results)
    assert [row["seat"] for row in found["forfeits"]] == [0, 1]
    assert all(row["why"].startswith(why) and row["name"] == name for row in found["forfeits"])
    first, second = found["players"]
    assert (first["share"], first["forfeits"], second["share"], second["forfeits"]) == (0, 2, 1, 0)
    for row in found["forfeits"]:
        text = log_file(tmp_path, "match", 0, row["game"]).read_text()
        assert text.endswith(f"# forfeit {'ab'[row['seat']]} {row['why']}\n")
        match = replay(text)
        assert not match.over
        assert sum(move.seat != 7 for move in match.moves) == row["decision"]


def test_players_that_hang_or_end_their_process_forfeit_too(tmp_path):
    """Each fails at its sixth decision, so whoever sits first does."""
    arena = Arena(Setup.of(shelf.game(GAME), 2), ("hangs", "dies"), 1, controls=0, make=make, limit=0.5)
    found = answer(arena, played(arena, 1, tmp_path))
    assert [(row["seat"], row["name"], row["why"]) for row in found["forfeits"]] == [
        (0, "hangs", "no answer within 0.5 seconds"),
        (0, "dies", "its process ended"),
    ]
    assert len(replay(log_file(tmp_path, "match", 0, 1).read_text()).moves) > 10


def test_a_forfeit_is_told_in_every_language_also_when_it_is_read_again(tmp_path):
    arena = Arena(Setup.of(shelf.game(GAME), 2), ("illegal", "first"), 1, controls=0, make=make)
    fresh = answer(arena, played(arena, folder=tmp_path))["forfeits"]
    results = Results.begin(tmp_path, arena, resume=True)
    results.close()
    again = answer(arena, results)["forfeits"]
    assert again == fresh
    for row in (*fresh, *again):
        assert row["id"] == "failed-number"
        assert row["words"]["typed"] == "9999"
        told = [in_language(row["why"], language) for language in LANGUAGES]
        assert (told[0], len(set(told))) == (row["why"], len(LANGUAGES))
        assert json.loads(json.dumps(row))["why"] == told[0]


def test_a_late_answer_is_no_answer():
    arena = Arena(Setup.of(shelf.game(GAME), 2), ("slow", "first"), 1, controls=0, make=make, limit=0.5)
    found = answer(arena, played(arena))
    assert [row["why"] for row in found["forfeits"]] == ["no answer within 0.5 seconds"] * 2


# -- What came out ----------------------------------------------------------------------------------------------------


def test_the_answer_has_what_was_promised(hands):
    arena = Arena(setup_of(3), ("first", "second", "random"), 12, 5, make=make)
    found = answer(arena, played(arena))
    assert [row["name"] for row in found["players"]] == ["first", "second", "random"]
    assert all(0 <= row["low"] <= row["share"] <= row["high"] <= 1 for row in found["players"])
    assert {row["games"] for row in found["players"]} == {12 * 6}
    assert (found["deals"], len(found["seeds"]), found["games"]) == (12, 12, 72)
    assert sum(row["share"] for row in found["players"]) == pytest.approx(1.5, abs=1e-5)
    assert [(row["first"], row["second"]) for row in found["pairs"]] == [
        ("first", "second"),
        ("first", "random"),
        ("second", "random"),
    ]
    assert all(row["low"] <= row["elo"] <= row["high"] for row in found["ladder"])
    assert [(row["kind"], row["name"], row["against"], row["deals"]) for row in found["controls"]] == [
        ("mirror", "first", "first", 10),
        ("sanity", "first", "random", 10),
        ("mirror", "second", "second", 10),
        ("sanity", "second", "random", 10),
        ("mirror", "random", "random", 10),
    ]


def test_paper_beats_rock_and_the_test_stops_as_soon_as_it_knows(hands):
    arena = small("second,first", 1000, sprt=Sprt(0, 50))
    results = played(arena)
    found = answer(arena, results)
    assert found["sprt"]["accepted"] == "high"
    assert found["deals"] == found["sprt"]["deals"] == len(results.groups["match"]) == 23
    turned = small("first,second", 1000, sprt=Sprt(0, 50))
    assert answer(turned, played(turned))["sprt"]["accepted"] == "low"
    assert found["pairs"][0]["margin"] > 0
    assert found["players"][0]["wins"] == 1


def test_groups_behind_a_gap_do_not_count_for_a_test(hands):
    arena = small("second,first", 40, sprt=Sprt(0, 50))
    whole = played(small("second,first", 40))
    del whole.groups["match"][7]
    assert [group.deal for group in whole.in_a_row(Contest("match", (), 40))] == list(range(7))
    assert answer(arena, whole)["sprt"] == {
        "low": 0, "high": 50, "ratio": pytest.approx(0.93, abs=0.01), "accepted": None, "deals": 7
    }  # fmt: skip
    play(arena, whole)
    assert answer(arena, whole)["deals"] == 23


def test_logs_play_to_the_points_that_were_counted(tmp_path, capsys):
    arena = real(deals=2)
    results = played(arena, folder=tmp_path)
    for group in results.groups["match"].values():
        for bout in group.bouts:
            path = log_file(tmp_path, "match", group.deal, bout.number)
            assert main(["replay", str(path), "--json"]) == 0
            found = json.loads(capsys.readouterr().out)
            assert found["over"]
            assert found["scores"] == bout.points
            assert found["winners"] == [seat for seat in range(2) if bout.won >> seat & 1]
            names = [arena.players[player] for player in bout.players]
            assert path.read_text().endswith(
                f"# seed {deal_seed(1, group.deal)}\n# seats a={names[0]} b={names[1]}\n"
            )  # fmt: skip
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "match", "mirror-1", "mirror-2", RESULTS, "sanity-2"
    ]  # fmt: skip


def test_both_back_ends_play_the_same_games(hands):
    plan, job = Plan.of(setup_of(3), 1), Job("match", ("greedy", "random"), 4)
    plain, compiled = (
        play_group(Referee(setup_of(3), kernel=load(hands, backend)), plan, job) for backend in ("plain", "compiled")
    )
    assert len(plain.bouts) == 6
    for ours, theirs in zip(plain.bouts, compiled.bouts, strict=True):
        assert (ours.hash, ours.points, ours.won) == (theirs.hash, theirs.points, theirs.won)


# -- The command ------------------------------------------------------------------------------------------------------


def test_the_command_tells_people_and_programs(capsys):
    asked = ["arena", GAME, "--seats", "3", "--players", "greedy,random", "--deals", "2", "--workers", "1"]
    assert main([*asked, "--controls", "1"]) == 0
    out = capsys.readouterr().out
    for told in (f"{GAME}, 3 seats: 2 deals, 12 games, seed 1", "greedy ahead of random: ", "mirror: ", "sanity: "):
        assert told in out
    assert main([*asked, "--controls", "0", "--sprt", "0,30", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert {"players", "deals", "seeds"} <= set(found)
    assert {"name", "share", "low", "high", "games"} <= set(found["players"][0])
    assert found["sprt"]["accepted"] is None
    assert not found["stopped"]


@pytest.mark.parametrize(
    ("more", "told"),
    [
        (["--players", "greedy,genius"], "genius"),
        (["--players", "gredy,random"], "'greedy'"),
        (["--players", "greedy"], "1 for 2 seats"),
        (["--players", "greedy,random,random"], "3 for 2 seats"),
        (["--deals", "0"], "--deals"),
        (["--deals", "many"], "--deals"),
        (["--workers", "0"], "--workers"),
        (["--limit", "0"], "--limit"),
        (["--limit", "nan"], "--limit"),
        (["--sprt", "5"], "LOW,HIGH"),
        (["--sprt", "30,0"], "--sprt"),
        (["--seats", "3", "--players", "random,random,random", "--sprt", "0,9"], "--sprt"),
        (["--resume"], "--logs"),
        (["--seats", "9"], "--seats"),
    ],
)
def test_bad_input_is_one_line(more, told, capsys):
    assert main(["arena", GAME, "--players", "greedy,random", *more]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert told in err


def test_one_seat_is_no_arena(hands):
    with pytest.raises(ArenaError, match="at least 2 seats, not 1"):
        Arena(setup_of(1), ("random", "random"), 1).check()


def test_results_of_something_else_are_refused(tmp_path, capsys):
    asked = ["arena", GAME, "--players", "random,random", "--deals", "1", "--controls", "0", "--logs", str(tmp_path)]
    path = tmp_path / RESULTS

    def refused(*more):
        assert main([*asked, *more, "--workers", "1"]) == 2
        err = capsys.readouterr().err
        assert err.count("\n") == 1
        return err

    Results.begin(tmp_path, Arena(Setup.of(shelf.game(GAME), 2), ("random", "random"), 1)).close()
    assert "--resume goes on" in refused()
    assert f"{path}:1: was played with seed 1, not 2" in refused("--resume", "--seed", "2")
    assert "players" in refused("--resume", "--players", "greedy,random")
    assert "seats 3" in refused("--resume", "--seats", "3")
    head = path.read_text()
    path.write_text(head + "{}\n")
    assert f"{path}:2: is no result of a deal" in refused("--resume")
    path.write_text("something else\n")
    assert f"{path}:1: is no file of results" in refused("--resume")


def test_a_folder_that_cannot_be_written_is_refused(tmp_path, capsys):
    (tmp_path / "file").write_text("")
    asked = ["arena", GAME, "--players", "random,random", "--deals", "1", "--logs", str(tmp_path / "file" / "logs")]
    assert main(asked) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert str(Path("file")) in err
