"""The log as text: what may stand in one, what is said of a line that cannot stand there, and who may read what."""

import json
import re
from random import Random as Chooser

import pytest

from saqqara.core import log as logs
from saqqara.core import shelf
from saqqara.core.dealer import SeededDealer
from saqqara.core.fields import encode
from saqqara.core.game import CHANCE, Setup
from saqqara.core.log import LogError, read
from saqqara.core.match import Match, replay
from saqqara.core.view import SPECTATOR
from saqqara.core.words import Words
from saqqara.testing import any_setup, finished, mixes, name_of, shelf_games, steps

GAME = shelf_games()[0]
SETUP = Setup.of(GAME, GAME.seats[0])
NAME = GAME.name
HEAD = f"{NAME} rules 1 seats {GAME.seats[0]}"

games = pytest.mark.parametrize("game", shelf_games(), ids=lambda game: game.name)


@pytest.fixture(scope="module")
def whole():
    """A whole game of the first set-up."""
    return finished(SETUP, 3)


def same(one, two):
    return encode(GAME.state, one.state) == encode(GAME.state, two.state)


# -- The header -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("setup", [setup for game in shelf_games() for setup in mixes(game)], ids=name_of)
def test_a_header_names_game_rules_seats_and_the_options_that_are_not_the_default(setup):
    first = logs.header(setup)
    changed = "".join(f" {name}={value}" for name, value in setup.options)
    assert first == f"{setup.game.name} rules {setup.game.rules} seats {setup.seats}{changed}"
    assert read(first).setup == setup


def test_a_header_may_state_defaults_and_write_values_in_any_case():
    for option in GAME.options:
        assert read(f"{HEAD} {option.name}={option.values[0].upper()}").setup == SETUP
        assert dict(read(f"{HEAD} {option.name}={option.values[1].lower()}").setup.options) == {
            option.name: option.values[1]
        }


@pytest.mark.parametrize(
    ("header", "said"),
    [
        ("", "the file is empty"),
        ("\n\n# only a remark\n", "the file is empty"),
        ("hello", "no header: 'hello' should be like"),
        (f"{NAME} rules x seats 2", "no header"),
        (f"{NAME} rules 1 seats", "no header"),
        (f"{NAME} rules 99999999999999999999 seats 2", "no header"),
        ("x" * 500, "no header: 'xxx"),
        (f"{NAME} rules 1 seats 9", f"{NAME} is for .* seats, not 9"),
        (f"{NAME} rules 1 seats 99", "seats, not 99"),
        (f"{NAME} rules 0 seats 2", "rules 0"),
        (
            f"{NAME} rules {GAME.rules + 1} seats 2",
            f"rules {GAME.rules + 1} of {NAME}, but only 1 to {GAME.rules}.*update",
        ),
        (f"{NAME[:-1]}x rules 1 seats 2", f"no game .*; did you mean '{NAME}'"),
        ("zzz rules 1 seats 2", f"no game 'zzz'; there are .*{NAME}"),
        (f"{HEAD} nonsense=1", "has no option 'nonsense'"),
        (f"{HEAD} {GAME.options[0].name}x=A", f"did you mean '{GAME.options[0].name}'"),
        (f"{HEAD} {GAME.options[0].name}=Z", f"{GAME.options[0].name}=Z: choose one of"),
        (f"{HEAD} {GAME.options[0].name}=A {GAME.options[0].name}=A", "is given twice"),
        (f"{HEAD} nonsense", "'nonsense' in the header is no option=value"),
        (f"{HEAD} components", "'components' in the header"),
        (f"{HEAD} components sha256:0123abcd", r"components of a file \(sha256:0123abcd\.\.\.\) that no option names$"),
        (f"{HEAD} from {{", "the position after 'from' is not JSON"),
        (f"{HEAD} from {{]", "the position after 'from' is not JSON"),
        (f'{HEAD} from {{"a":' + "[" * 200000, "nested too deeply"),
    ],
)
def test_a_header_that_cannot_be_is_told_with_its_line(header, said):
    with pytest.raises(LogError, match=said) as caught:
        replay(header)
    assert caught.value.line == 1
    assert len(str(caught.value)) < 300


def test_a_header_may_stand_below_remarks_and_keeps_its_line_number():
    with pytest.raises(LogError, match="no header") as caught:
        read("# one\n\n# three\nhello\n")
    assert caught.value.line == 4


# -- The lines --------------------------------------------------------------------------------------------------------


def test_each_kind_of_line_is_read():
    log = read(f"{HEAD}\n* one two\n*02 three\n1 four 5\n= 0 -2 31\n< 2 by 1\n# remark\n")
    kinds = [(line.number, line.kind) for line in log.lines]
    assert kinds == [(2, "move"), (3, "move"), (4, "move"), (5, "points"), (6, "back")]
    chance, private, seat, points, back = log.lines
    assert (chance.seat, chance.code, chance.only) == (CHANCE, "one two", None)
    assert (private.seat, private.code, private.only) == (CHANCE, "three", (0, 2))
    assert (seat.seat, seat.code) == (1, "four 5")
    assert points.points == (0, -2, 31)
    assert (back.seat, back.to) == (1, 2)


@pytest.mark.parametrize(
    "line",
    ["nonsense", "0", "*", "12 get", "7 get", "x get", "=", "= a", "= 1.5", "<", "< 3", "< x by 1", "< 3 by 7", "0get"],
)
def test_a_line_that_is_none_is_told_with_its_number(line):
    with pytest.raises(LogError, match=rf"{re.escape(repr(line))} is no line of a log") as caught:
        read(f"{HEAD}\n# remark\n{line}\n0 more\n")
    assert caught.value.line == 3
    assert not caught.value.half


def test_every_way_to_end_lines_is_read(whole):
    for text in (
        whole.text.replace("\n", "\r\n"),
        "\ufeff" + whole.text,
        "\ufeff" + whole.text.replace("\n", "\r\n"),
        whole.text.rstrip("\n"),
        whole.text.replace("\n", "\n\n"),
        "\n\n" + whole.text + "\n\n",
        whole.text.replace("\n", "  \n"),
        "# a remark above\n" + whole.text,
        whole.text.replace("\n", "\n# said at the table: well played\n"),
    ):
        again = replay(text)
        assert same(again, whole)
        assert again.scores == whole.scores
        assert same(replay(again.text), whole)


def test_spaces_between_the_words_of_a_code_do_not_matter(whole):
    text = re.sub(r"^([*\d]+) (\S+) (\S+)$", r"\1   \2  \3 ", whole.text, flags=re.MULTILINE)
    assert text != whole.text
    assert same(replay(text), whole)


def test_remarks_and_empty_lines_keep_the_numbers_of_the_lines_after_them(whole):
    lines = whole.text.split("\n")
    lines[3:3] = ["# a remark", "", ""]
    again = replay("\n".join(lines))
    for move in again.moves:
        assert lines[move.line - 1] == logs.write_move(move.seat, move.action.code, move.only)


# -- Checkpoints ------------------------------------------------------------------------------------------------------


def test_a_log_ends_with_the_scores(whole):
    assert whole.text.endswith("\n= " + " ".join(map(str, whole.scores)) + "\n")


def test_checkpoints_may_be_left_out(whole):
    bare = "\n".join(line for line in whole.text.split("\n") if not line.startswith("="))
    assert same(replay(bare), whole)


def test_a_wrong_checkpoint_is_told_with_its_line(whole):
    lines = whole.text.split("\n")
    number = next(i for i, line in enumerate(lines) if line.startswith("="))
    told = lines[number][2:]
    lines[number] = "= " + " ".join(["99"] * SETUP.seats)
    with pytest.raises(LogError, match=f"the checkpoint says 99 .*99, but the table has {told}") as caught:
        replay("\n".join(lines))
    assert caught.value.line == number + 1
    lines[number] += " 0"
    with pytest.raises(LogError, match="the checkpoint says"):
        replay("\n".join(lines))


# -- Moves that cannot be -----------------------------------------------------------------------------------------------


@games
def test_an_illegal_line_says_line_seat_code_sentence_and_rule(game):
    match = finished(Setup.of(game, game.seats[-1]), 1)
    lines = match.text.split("\n")
    line, seat, code, rule = next(forbidden(match))
    lines[line - 1] = f"{seat} {code}"
    with pytest.raises(LogError) as caught:
        replay("\n".join(lines))
    assert caught.value.line == line
    assert str(caught.value) == f"seat {seat} may not {code!r}: {Words('en', game).rule(rule)} [{rule}]"


def forbidden(match):
    """Find moves that another seat might not have made instead: line, seat, code, rule."""
    again = Match(match.setup)
    for move in match.moves:
        for seat in range(match.setup.seats):
            rule = again.why(seat, move.action.code)
            if move.seat not in {seat, CHANCE} and rule:
                yield move.line, seat, move.action.code, rule
        again.play(move.seat, move.action.code)


@games
def test_every_rule_that_forbids_has_a_sentence_for_the_message(game):
    for rule in game.rule_ids[1:]:
        assert Words("en", game).rule(rule)


def test_a_mistyped_code_is_told_with_the_nearest_one(whole):
    lines = whole.text.split("\n")
    move = next(move for move in whole.moves if move.seat != CHANCE)
    lines[move.line - 1] = f"{move.seat} {move.action.code}x"
    with pytest.raises(LogError, match=r"there is no such code; did you mean .*\[unknown\]") as caught:
        replay("\n".join(lines))
    assert caught.value.line == move.line


def test_what_cannot_befall_is_told_as_chances(whole):
    lines = whole.text.split("\n")
    lines[2] = lines[1]  # the same first answer again
    with pytest.raises(LogError, match=r"^chance may not .*\]$") as caught:
        replay("\n".join(lines))
    assert caught.value.line == 3


def test_a_line_after_the_end_is_illegal(whole):
    with pytest.raises(LogError, match=r"seat 0 may not") as caught:
        replay(whole.text + f"0 {whole.moves[-1].action.code}\n")
    assert caught.value.line == whole.text.count("\n") + 1


# -- Going back ---------------------------------------------------------------------------------------------------------


def test_going_back_is_a_line_and_the_log_only_grows(whole):
    match = replay(whole.text, at=7)
    last = match.moves[-1]
    assert last.seat != CHANCE
    before = replay("\n".join(match.lines[: last.line - 1]))
    text = match.text
    match.undo(last.seat)
    assert match.text == text + f"< {last.line - 1} by {last.seat}\n"
    assert same(match, before)
    assert same(replay(match.text), before)
    match.play(last.seat, last.action.code)
    assert same(replay(match.text), match)


@pytest.mark.parametrize("to", [0, 10, 999])
def test_one_cannot_go_back_to_a_line_that_is_not_before(to):
    lines = finished(SETUP, 3).text.split("\n")[:9]
    with pytest.raises(LogError, match=f"one can go back to a line before, not to {to}") as caught:
        replay("\n".join([*lines, f"< {to} by 0"]))
    assert caught.value.line == 10


def test_going_back_twice_and_past_a_step_back_is_replayed(whole):
    match = replay(whole.text, at=12)
    chooser = Chooser(4)
    for _ in range(30):
        seat = match.deciding[0]
        if match.moves[-1].seat != CHANCE and chooser.random() < 0.5:
            match.undo(match.moves[-1].seat)
        elif seat == CHANCE:
            match.play(CHANCE, match.chances()[0][0].code)
        else:
            match.play(seat, chooser.choice(match.options(seat)).code)
    assert match.text.count("<") > 3
    again = replay(match.text)
    assert same(again, match)
    assert again.text == match.text
    assert [(m.line, m.seat, m.action.code) for m in again.moves] == [
        (m.line, m.seat, m.action.code) for m in match.moves
    ]


# -- Half a log ---------------------------------------------------------------------------------------------------------


def test_a_last_line_that_was_cut_off_is_told_and_left_out(whole):
    """A crash in the middle of writing costs at most the line that was being written."""
    move = whole.moves[-1]
    lines = whole.text.split("\n")[: move.line]
    assert lines[-1].startswith(f"{move.seat} ")
    for cut in range(1, len(lines[-1])):
        told: list[LogError] = []
        text = "\n".join([*lines[:-1], lines[-1][:cut]])
        match = replay(text, half=told.append)
        assert len(match.moves) in (len(whole.moves) - 1, len(whole.moves))
        assert len(told) == len(whole.moves) - len(match.moves)
        if told:
            assert told[0].line == move.line
            with pytest.raises(LogError):
                replay(text)


def test_every_prefix_of_a_log_can_be_read_on():
    text = finished(SETUP, 8).text
    chooser = Chooser(1)
    for end in [len(HEAD), *sorted(chooser.sample(range(len(HEAD) + 1, len(text)), 60))]:
        match = replay(text[:end], half=lambda _error: None)
        assert text.startswith(match.text.removesuffix("\n")) or end == len(HEAD)


def test_a_broken_line_that_is_not_the_last_is_never_left_out(whole):
    lines = whole.text.split("\n")
    lines[4] = lines[4][:3]
    with pytest.raises(LogError) as caught:
        replay("\n".join(lines), half=lambda _error: pytest.fail("told"))
    assert caught.value.line == 5


# -- Starting elsewhere, stopping early -----------------------------------------------------------------------------------


@games
def test_a_log_may_start_from_a_written_position(game):
    match = finished(any_setup(game, Chooser(5)), 5)
    half = replay(match.text, at=20)
    later = Match(match.setup, half.table)
    assert later.lines[0] == logs.header(match.setup) + " from " + json.dumps(half.table, separators=(",", ":"))
    for move in match.moves[len(half.moves) :]:
        later.play(move.seat, move.action.code)
    again = replay(later.text)
    assert again.table == match.table
    assert again.text == later.text
    assert again.start == half.table


def test_a_written_position_that_cannot_be_is_told_with_its_line():
    with pytest.raises(LogError, match="the position cannot be") as caught:
        replay(f'{HEAD} from {{"nonsense": 1}}')
    assert caught.value.line == 1


def test_a_log_is_played_up_to_so_many_moves_of_seats(whole):
    for at in (0, 1, 5, 30):
        match = replay(whole.text, at=at)
        assert sum(move.seat != CHANCE for move in match.moves) == at
        assert CHANCE not in match.deciding
        assert whole.text.startswith(match.text)
    assert same(replay(whole.text, at=10**6), whole)


# -- Who may read what ----------------------------------------------------------------------------------------------------


@games
def test_a_private_line_names_its_readers_and_is_empty_for_everybody_else(game):
    found = 0
    for seed in range(30):
        chooser = Chooser(seed)
        match = Match(any_setup(game, chooser))
        for _ in steps(match, chooser):
            pass
        for move in match.moves:
            line = match.lines[move.line - 1]
            if move.seat == CHANCE and move.only is not None:
                found += 1
                assert line.split()[0] == "*" + "".join(map(str, move.only))
            for seat in (*range(match.setup.seats), SPECTATOR):
                may_read = move.only is None or seat in move.only
                assert (match.text_for(seat).split("\n")[move.line - 1] == line) == may_read
                assert may_read or match.text_for(seat).split("\n")[move.line - 1] == "#"
            if found > 5:
                return


@games
def test_a_log_with_private_lines_replays_to_the_same_table(game):
    for seed in range(10):
        match = finished(any_setup(game, Chooser(seed)), seed)
        again = replay(match.text)
        for seat in (*range(match.setup.seats), SPECTATOR):
            assert again.text_for(seat) == match.text_for(seat)


# -- For ever ---------------------------------------------------------------------------------------------------------------


def test_old_logs_are_told_by_their_rules_number():
    assert read(f"{NAME} rules 1 seats {GAME.seats[0]}").rules == 1
    assert logs.header(SETUP).split()[1:3] == ["rules", str(GAME.rules)]


@pytest.mark.parametrize("name", shelf.names())
def test_codes_can_be_written_in_a_log(name):
    """No code holds what a log needs for itself, and none begins or ends with a space."""
    for action in shelf.game(name).catalogue.actions:
        assert re.fullmatch(r"[a-zA-Z0-9.-]+( [a-zA-Z0-9.-]+)*", action.code), action.code
        assert read(f"{HEAD}\n0 {action.code}\n").lines[0].code == action.code


def test_a_change_of_a_log_is_noticed_or_harmless():
    """Whatever is done to a log, reading it ends in a match or in a LogError with a line, never in another error."""
    text = finished(SETUP, 11).text
    chooser = Chooser(2)
    letters = "0123456789*=<#{}[]. \nabcplace\r\t\x00äñ٣²" + '"'
    for _ in range(400):
        place = chooser.randrange(len(text))
        change = "".join(chooser.choice(letters) for _ in range(chooser.randrange(4)))
        outcome = read_any(text[:place] + change + text[place + chooser.randrange(3) :])
        assert isinstance(outcome, Match) or outcome.line >= 1


def read_any(text):
    try:
        return replay(text)
    except LogError as error:
        return error


def test_remarks_stay_where_they_stand():
    match = Match(SETUP)
    match.deal(SeededDealer(1))
    lines = ["# Ann and Ben", *match.lines[:2], "# a strange card", *match.lines[2:]]
    text = "\n".join(lines) + "\n"
    again = replay(text)
    assert again.text == text
    seat = again.deciding[0]
    again.play(seat, again.options(seat)[0].code)
    assert replay(again.text).table == again.table
    start = Match(SETUP, match.table)
    later = replay(f"# a riddle\n{start.text}")
    assert later.text_for(0).splitlines()[0] == "# a riddle"
    assert later.text_for(0).splitlines()[1].startswith(HEAD.split(" ", maxsplit=1)[0])
