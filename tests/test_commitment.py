"""Deals that nobody can steer, and that everybody can check afterwards."""

import json
from hashlib import sha256
from random import Random as Chooser

import pytest

from saqqara.cli import main
from saqqara.core.commitment import commitment, deal_key, new_seed, proof_lines, read_proof
from saqqara.core.dealer import SecretDealer
from saqqara.core.game import CHANCE, Setup
from saqqara.core.log import LogError
from saqqara.core.match import Match
from saqqara.testing import any_setup, mixes, shelf_games

games = pytest.mark.parametrize("game", shelf_games(), ids=lambda game: game.name)
SEED = bytes(range(32))
WORDS = ("blue", "")


def played(setup, key, line, *, back=0.0):
    """Play a game on a deal, with steps back past anything."""
    match, dealer, chooser = Match(setup), SecretDealer(key), Chooser(line)
    match.deal(dealer)
    while not match.over:
        seat = chooser.choice(match.deciding)
        match.play(seat, chooser.choice(match.options(seat)).code)
        match.deal(dealer)
        if chooser.random() < back and match.may_undo(seat) != "no":
            match.undo(seat, over_revealed=True)
            match.deal(dealer)
    return match


def places(setup, key, line):
    """Play a game on a deal and write down what lay at each place of each pile."""
    match, chooser, dealer = Match(setup), Chooser(line), SecretDealer(key)
    found = {}
    while not match.over:
        seat = match.deciding[0]
        if seat != CHANCE:
            match.play(seat, chooser.choice(match.options(seat)).code)
            continue
        made = [0] * 512
        kind, times, place, first, outcomes = match.kernel.rules.pile(match.state, match.components, made)
        number = dealer.answer(match.kernel, match.state, match.components)
        assert number in [action.number for action, _ in match.chances()]
        found[kind, times, tuple(made[:outcomes]), place] = number - first
        match.play(CHANCE, match.setup.game.catalogue[number].code)
    return found


# -- The secret dealer --------------------------------------------------------------------------------------------------


@games
def test_two_lines_of_play_on_one_key_see_the_same_cards_place_for_place(game):
    met = 0
    for setup in mixes(game)[::3]:
        first, second = (places(setup, SEED, line) for line in (1, 2))
        common = first.keys() & second.keys()
        assert {place: first[place] for place in common} == {place: second[place] for place in common}
        met += len(common)
    assert met > 20


@games
def test_a_step_back_deals_nothing_anew(game):
    for seed in range(4):
        chooser = Chooser(seed)
        match, dealer = Match(any_setup(game, chooser)), SecretDealer(SEED)
        match.deal(dealer)
        for _ in range(25):
            if match.over:
                break
            seat = chooser.choice(match.deciding)
            code = chooser.choice(match.options(seat)).code
            before = len(match.moves)
            match.play(seat, code)
            match.deal(dealer)
            told = [move.action.code for move in match.moves[before:]]
            match.undo(seat, over_revealed=True)
            match.play(seat, code)
            match.deal(dealer)
            assert [move.action.code for move in match.moves[before:]] == told


@games
def test_other_keys_deal_other_cards(game):
    setup = Setup.of(game, game.seats[0])
    assert len({tuple(places(setup, bytes([key] * 32), 1).values()) for key in range(10)}) == 10


@games
def test_the_first_card_is_dealt_as_its_weights_say(game):
    match, count = Match(Setup.of(game, game.seats[0])), 2000
    dealt = [
        SecretDealer(number.to_bytes(32, "big")).answer(match.kernel, match.state, match.components)
        for number in range(count)
    ]
    total = sum(weight for _, weight in match.chances())
    expected = {action.number: count * weight / total for action, weight in match.chances()}
    surprise = sum((dealt.count(number) - mean) ** 2 / mean for number, mean in expected.items())
    freedom = len(expected) - 1
    assert surprise < freedom + 4 * (2 * freedom) ** 0.5 + 4


# -- Seeds, promises, keys ----------------------------------------------------------------------------------------------


def test_a_seed_is_32_bytes_and_never_the_same():
    seeds = {new_seed() for _ in range(50)}
    assert {len(seed) for seed in seeds} == {32}
    assert len(seeds) == 50
    assert commitment(SEED) == sha256(SEED).hexdigest()


def test_every_part_changes_the_key():
    keys = [
        deal_key(SEED, "t", ["a", "b"]),
        deal_key(SEED[::-1], "t", ["a", "b"]),
        deal_key(SEED, "u", ["a", "b"]),
        deal_key(SEED, "t", ["b", "a"]),
        deal_key(SEED, "t", ["ab", ""]),
        deal_key(SEED, "t", ["a", "b", ""]),
        deal_key(SEED, "t", ['a", "b']),
        deal_key(SEED, "deal", ["t"]),
        deal_key(SEED, deal="t"),
    ]
    assert len(set(keys)) == len(keys)
    assert {len(key) for key in keys} == {32}


@pytest.mark.parametrize(
    ("table", "nonces", "deal"),
    [
        ("k3v9", ("blue", ""), ""),
        ("k3v9", (), ""),
        ("k", ("two words", "100%", "ř\n# seed", ""), ""),
        ("", (), "Sunday club"),
    ],
)
def test_a_proof_is_read_as_it_was_written(table, nonces, deal):
    lines = proof_lines(SEED, table, nonces, deal)
    assert all(line.startswith("# ") and "\n" not in line for line in lines)
    proof = read_proof("a log\n" + "\r\n".join(lines) + "\n")
    assert proof is not None
    assert (proof.seed, proof.commitment) == (SEED, commitment(SEED))
    assert (proof.table, proof.nonces, proof.deal) == (table, nonces, deal)
    assert proof.key == deal_key(SEED, table, nonces, deal)


def test_a_log_of_the_terminal_promises_nothing():
    assert read_proof("hands rules 1 seats 2\n# seed 5\n# seats a=person b=greedy\n") is None


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda lines: [line for line in lines if "seed" not in line], "'# seed' with 64"),
        (lambda lines: [line.replace("# seed 00", "# seed xy") for line in lines], "'# seed' with 64"),
        (lambda lines: [*lines, "# commitment 12"], "'# commitment' with 64"),
        (lambda lines: lines[1:], "one of '# table' and '# deal'"),
        (lambda lines: [*lines, "# deal x"], "one of '# table' and '# deal'"),
        (lambda lines: [line for line in lines if "nonce 0" not in line], "'# nonce' of every seat"),
    ],
)
def test_half_a_proof_is_refused(change, told):
    with pytest.raises(LogError, match=told):
        read_proof("\n".join(change(proof_lines(SEED, "t", ["a", "b"]))))


# -- The command --------------------------------------------------------------------------------------------------------


def ask(capsys, *arguments):
    code = main([*map(str, arguments)])
    out, err = capsys.readouterr()
    return code, out, err


def written(path, match, *lines):
    path.write_text(match.text + "\n".join(lines) + "\n", encoding="utf-8")
    return path


@games
def test_verify_checks_every_outcome_also_those_taken_back(capsys, tmp_path, game):
    setup = Setup.of(game, game.seats[-1])
    match = played(setup, deal_key(SEED, "t", WORDS), 1, back=0.4)
    log = written(tmp_path / "a.log", match, *proof_lines(SEED, "t", WORDS))
    outcomes = sum(line.startswith("*") for line in match.lines)
    assert outcomes > sum(move.seat == CHANCE for move in match.moves)
    assert ask(capsys, "verify", log) == (0, f"{outcomes} outcomes checked\n", "")
    code, out, _ = ask(capsys, "verify", log, "--json")
    assert code == 0
    assert json.loads(out) == {
        "game": game.name, "ok": True, "promised": True, "checked": outcomes, "line": None, "said": None, "dealt": None,
    }  # fmt: skip


def test_verify_takes_a_deal_that_tables_share(capsys, tmp_path):
    match = played(mixes(shelf_games()[0])[0], deal_key(SEED, deal="Sunday club"), 2)
    log = written(tmp_path / "a.log", match, *proof_lines(SEED, deal="Sunday club"))
    assert ask(capsys, "verify", log)[0] == 0


@games
def test_verify_names_the_first_line_that_differs(capsys, tmp_path, game):
    """Other words of the seats, another deal."""
    match = played(Setup.of(game, game.seats[-1]), deal_key(SEED, "t", ("red", "")), 1)
    log = written(tmp_path / "a.log", match, *proof_lines(SEED, "t", WORDS))
    code, out, err = ask(capsys, "verify", log)
    assert (code, err) == (2, "")
    code, told, err = ask(capsys, "verify", log, "--json")
    answer = json.loads(told)
    assert (code, err, answer["ok"], answer["promised"]) == (2, "", False, True)
    assert match.lines[answer["line"] - 1].partition(" ")[2] == answer["said"] != answer["dealt"]
    assert sum(line.startswith("*") for line in match.lines[: answer["line"] - 1]) == answer["checked"]
    assert f"a.log:{answer['line']}: the log says '{answer['said']}', the seed deals '{answer['dealt']}'" in out


def test_verify_says_when_the_seed_is_not_the_promised_one(capsys, tmp_path):
    other = SEED[::-1]
    match = played(mixes(shelf_games()[0])[0], deal_key(other, "t", WORDS), 1)
    lines = [line.replace(commitment(other), commitment(SEED)) for line in proof_lines(other, "t", WORDS)]
    log = written(tmp_path / "a.log", match, *lines)
    code, out, _ = ask(capsys, "verify", log)
    assert code == 2
    assert f"the seed is not the promised one: its SHA-256 is {commitment(other)}" in out
    code, out, _ = ask(capsys, "verify", log, "--json")
    assert (json.loads(out)["promised"], json.loads(out)["line"]) == (False, None)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("{log}", "a.log: has no proof of its deal: '# commitment' is missing"),
        ("{log}# commitment 12\n", "the proof needs '# commitment' with 64 hexadecimal digits"),
        ("no log\n", "a.log:1: no header"),
        ("{log}0 dance\n{proof}", "dance"),
    ],
)
def test_what_cannot_be_verified_is_refused_in_one_line(capsys, tmp_path, text, told):
    match = played(mixes(shelf_games()[0])[0], deal_key(SEED, "t", WORDS), 1)
    proof = "\n".join(proof_lines(SEED, "t", WORDS))
    path = tmp_path / "a.log"
    path.write_text(text.format(log=match.text, proof=proof), encoding="utf-8")
    code, out, err = ask(capsys, "verify", path)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert told in err
    assert ask(capsys, "verify", tmp_path / "none.log")[0] == 2
