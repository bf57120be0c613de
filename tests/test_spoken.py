"""What commands answer to people is in their language, in whole: a pseudo-language shows what is not."""

import io
import json
import re
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

import saqqara.train
from saqqara.ai.bout import too_late
from saqqara.cli import arena, main, serving, training
from saqqara.cli.progress import Progress
from saqqara.cli.voice import Voice
from saqqara.core import places, said, shelf
from saqqara.core.dealer import SeededDealer
from saqqara.core.game import Setup
from saqqara.core.match import Match
from saqqara.core.said import Said, in_language, mistake
from saqqara.core.words import LANGUAGES, Words
from saqqara.server.store import Store
from saqqara.train import selfplay

GAME = shelf.names()[0]
SHARES = {"share": 0.532, "low": 0.48, "high": 0.6123}


def fake(**fields):
    return SimpleNamespace(**fields)


@pytest.fixture(autouse=True)
def _plain(monkeypatch):
    monkeypatch.setenv("SAQQARA_BACKEND", "plain")


@pytest.fixture
def pseudo(monkeypatch):
    """Every sentence in its own marks, so that whatever was never translated stands outside of all of them."""
    whole, sentence = Words.say, said._sentence

    def say(self, name, /, **words):
        return f"«{whole(self, name, **words)}»"

    monkeypatch.setattr(Words, "say", say)
    monkeypatch.setattr(said, "_sentence", lambda *given: f"«{sentence(*given)}»")


def left(text):
    """Return what stands outside of marks: the innermost are taken away first."""
    while "«" in text:
        text, count = re.subn("«[^«»]*»", "", text)
        assert count, text
    return text


def foreign(text, *typed):
    """Return the words outside of marks that nobody typed."""
    for word in sorted(typed, key=len, reverse=True):
        text = text.replace(str(word), "")
    return re.findall(r"[^\W\d_]{2,}", left(text))


def test_what_is_not_translated_is_found():
    assert foreign("«one «two» three» total: «four» in greedy", "greedy") == ["total", "in"]


def player(name):
    return {"name": name, **SHARES, "games": 1200, "points": 31.52, "ms": 0.02345}


def met(accepted, *, ok):
    """Everything that an arena can tell."""
    rungs = [{"name": f"p{elo}", "elo": elo, "low": elo - 9.5, "high": elo + 9.5} for elo in (-40, 5, 35)]
    pair = {"first": "p1", "second": "p2", **SHARES, "margin": -3.25}
    forfeit = {"name": "p1", "seat": 1, "deal": 3, "game": 0, "decision": 12, "why": too_late(0.5)}
    return {
        "game": "g1", "seats": 3, "deals": 100, "games": 1200, "seed": 12345678, "unfinished": 2,
        "players": [player("p1"), player("p2")] if ok else [],
        "pairs": [pair | {"margin_low": -4.0, "margin_high": 1.5}, pair | {"margin_low": None}, pair | {"margin": None}],
        "ladder": rungs, "sprt": {"low": 0.0, "high": 20.0, "accepted": accepted, "ratio": 2.9, "deals": 1},
        "controls": [
            {"kind": kind, "name": "p1", "against": "p2", **SHARES, "deals": 5, "ok": ok} for kind in ("mirror", "sanity")
        ],
        "forfeits": [forfeit] * 7,
    }  # fmt: skip


@pytest.mark.usefixtures("pseudo")
@pytest.mark.parametrize(("accepted", "ok"), [("low", True), ("high", True), (None, False)])
def test_all_that_an_arena_tells_has_a_name(accepted, ok):
    lines = arena._told(met(accepted, ok=ok), Voice("de"))
    assert len(lines) > 14
    assert foreign("\n".join(lines)) == []
    for folder in (None, Path("logs")):
        assert foreign(arena._stopped(Voice("de"), 1, 5, folder)) == []


def test_an_arena_tells_numbers_by_the_custom_of_the_language():
    told = {language: "\n".join(arena._told(met("high", ok=True), Voice(language))) for language in LANGUAGES}
    assert len(set(told.values())) == len(LANGUAGES)
    for sign in ("1,200 games", "53.2%  (48.0 to 61.2)", "-3.25 points (-4.00 to +1.50)", "0.0234 ms", "12345678"):
        assert sign in told["en"]
    for sign in (
        "1.200 Partien",
        "53,2\xa0%  (48,0 bis 61,2)",
        "-3,25 Punkte (-4,00 bis +1,50)",
        "0,0234 ms",
        "12345678",
    ):
        assert sign in told["de"]
    assert "innerhalb von 0,5 s" in told["de"]
    assert "100 rozdání, 1\xa0200 partií" in told["cs"]


@pytest.mark.usefixtures("pseudo")
def test_an_arena_that_is_played_tells_no_word_of_its_own(capsys):
    asked = ["arena", GAME, "--players", "greedy,random", "--deals", "1", "--controls", "1", "--workers", "1"]
    assert main([*asked, "--sprt", "0,30"]) == 0
    out, err = capsys.readouterr()
    assert out.count("«") > 10
    assert foreign(out, "greedy", "random") == []
    assert foreign(err) == []


@pytest.mark.usefixtures("pseudo")
def test_simulated_games_are_told_by_name(capsys):
    assert main(["simulate", GAME, "--games", "2", "--bots", "greedy,random"]) == 0
    out, _ = capsys.readouterr()
    assert out.count("\n") == 3
    assert foreign(out, "greedy", "random") == []


@pytest.mark.usefixtures("pseudo")
def test_solved_deals_are_told_by_name(capsys, monkeypatch):
    found = {"solved": 57, **SHARES, "mean_best": 31.5, "s_per_deal": 0.254}
    monkeypatch.setattr("saqqara.solve.solve", lambda *_, **__: found)
    games = [shelf.game(name) for name in shelf.names() if shelf.game(name).solve is not None]
    for game in games:
        assert main(["solve", game.name]) == 0
        out, _ = capsys.readouterr()
        for_points = game.for_points(1, {})  # where nobody can lose, nothing is solved
        assert ("57" in out) is not for_points
        assert out.count("\n") == (1 if for_points else 2)
        assert foreign(out) == []


@pytest.mark.usefixtures("pseudo")
@pytest.mark.parametrize("name", shelf.names())
def test_printed_things_are_checked_by_name(capsys, name):
    assert main(["components", "check", name]) == 0
    out, _ = capsys.readouterr()
    assert "«" in out
    assert foreign(re.sub(r"^[\w.]+\.txt: ", "", out, flags=re.MULTILINE), name) == []


def test_components_speak_to_programs_in_english(capsys, monkeypatch):
    asked = ["components", "check", GAME, "--json"]
    assert main(asked) == 0
    english = capsys.readouterr().out
    monkeypatch.setenv("LANGUAGE", "hu")
    assert main(asked) == 0
    assert capsys.readouterr().out == english
    assert main([*asked, "--lang", "hu"]) == 0
    assert capsys.readouterr().out != english


@pytest.mark.usefixtures("pseudo")
def test_games_are_listed_by_name(capsys):
    assert main(["games"]) == 0
    out, _ = capsys.readouterr()
    typed = {
        word
        for name in shelf.names()
        for option in shelf.game(name).options
        for word in (name, option.name, *option.values, "FILE")
    }
    assert foreign(out, *typed) == []


@pytest.fixture
def log(tmp_path):
    """A game that was played to its end, and half of it."""
    match, dealer = Match(Setup.of(shelf.game(GAME), 2)), SeededDealer(3)
    match.deal(dealer)
    while not match.over:
        match.play(match.deciding[0], match.options(match.deciding[0])[0].code)
        match.deal(dealer)
    lines = match.text.splitlines(keepends=True)
    (tmp_path / "whole.log").write_text("".join(lines), encoding="utf-8")
    (tmp_path / "half.log").write_text("".join(lines[: len(lines) // 2]), encoding="utf-8")
    return tmp_path


def test_a_table_and_its_options_are_told_in_the_language_and_to_programs_in_english(capsys, monkeypatch, log):
    def told(language, *arguments):
        monkeypatch.setenv("LANGUAGE", language)
        assert main([*map(str, arguments)]) == 0
        return capsys.readouterr().out

    for asked in (["replay", log / "whole.log"], ["position", log / "half.log"]):
        assert len({told(language, *asked) for language in LANGUAGES}) == len(LANGUAGES)
        assert told("de", *asked, "--json") == told("en", *asked, "--json")
    assert re.search("gewonnen: Platz [01]", told("de", "replay", log / "whole.log"))
    game = shelf.game(GAME)
    ask = json.loads(told("de", "position", log / "half.log", "--json"))["ask"]
    assert Words("de", game).say(f"ask-{ask}") in told("de", "position", log / "half.log")


@pytest.mark.usefixtures("pseudo")
def test_positions_are_told_by_name(capsys, log):
    assert main(["position", str(log / "half.log")]) == 0
    out, _ = capsys.readouterr()
    codes = {line.split("«")[0].strip() for line in out.splitlines()[1:]}
    assert codes
    assert foreign(out, *codes) == []


@pytest.mark.usefixtures("pseudo")
def test_a_log_that_was_dealt_otherwise_is_told_by_name(capsys, monkeypatch, log):
    proof = fake(seed=b"1", commitment="other")
    difference = fake(line=4, said="deal 1", dealt="deal 2")
    monkeypatch.setattr("saqqara.core.commitment.read_proof", lambda _text: proof)
    monkeypatch.setattr("saqqara.core.commitment.verify", lambda _log, _proof: (3, difference))
    assert main(["verify", str(log / "whole.log")]) == 2
    out, err = capsys.readouterr()
    assert (out.count("\n"), err) == (3, "")
    assert foreign(out) == []


@pytest.mark.usefixtures("pseudo")
def test_the_service_speaks_by_name(capsys, monkeypatch, tmp_path):
    class Server:
        def run_on(self, _socket, when_up):
            when_up()

    listening = fake(host="127.0.0.1", port=1, moved=True, socket=None)
    options = fake(spoken="fi", lan=True, no_browser=True)
    monkeypatch.setattr(serving, "_opened", lambda _settings, _opened: Server())
    monkeypatch.setattr("saqqara.server.serve.write_logs", lambda: None)
    monkeypatch.setattr("segno.make", lambda *_, **__: fake(terminal=lambda **_: None))
    assert serving._serve(fake(), listening, None, options, 1) == 0
    monkeypatch.setattr("saqqara.server.serve.is_up", lambda _address: True)
    running = fake(address=lambda: "http://127.0.0.1:1", data=tmp_path)
    assert serving._open_first(running, options) == 0
    out, err = capsys.readouterr()
    assert (out.count("\n"), err) == (5, "")
    assert foreign(out) == []


@pytest.mark.usefixtures("pseudo")
def test_backups_are_told_by_name(capsys, tmp_path):
    Store.at(tmp_path / "data").close()
    file, data = str(tmp_path / "all"), str(tmp_path / "data")
    assert main(["backup", file, "--data", data]) == 0
    assert main(["restore", file, "--data", data, "--force"]) == 0
    assert main(["restore", file, "--data", str(tmp_path / "new")]) == 0
    out, _ = capsys.readouterr()
    assert out.count("\n") == 3
    assert foreign(out) == []


@pytest.mark.usefixtures("pseudo")
def test_corrections_that_were_taken_are_told_by_name(capsys, monkeypatch, tmp_path):
    (tmp_path / "a.csv").write_text("", encoding="utf-8")
    for written in ([], [tmp_path / "x.ftl"]):
        monkeypatch.setattr("saqqara.cli.texts.corrections", lambda *_: [])
        monkeypatch.setattr("saqqara.cli.texts.take", lambda *_, written=written: written)
        assert main(["texts", "--lang", "fi", "--read", str(tmp_path / "a.csv")]) == 0
        assert foreign(capsys.readouterr().out) == []


def training_of(*sentences, found):
    def carry_out(_options, _given, tell):
        for sentence in sentences:
            tell(sentence)
        return found

    return carry_out


@pytest.mark.usefixtures("pseudo")
def test_a_training_tells_by_name(capsys, monkeypatch):
    ahead = Said("train-ahead", against="greedy", share=53.2, games="50")
    found = {"games": 5, "turns": 7, "strength": Said("train-both", first=ahead, second=ahead), "accelerator": True}
    monkeypatch.setattr(training, "carry_out", training_of(Said("train-no-accelerator"), found=found))
    assert main(["train", GAME]) == 0
    out, _ = capsys.readouterr()
    assert out.count("\n") == 2
    assert foreign(out) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("error", "reason"),
    [
        (ValueError(mistake("torch-differs", apart="0.5")), mistake("torch-differs", apart="0.5")),
        (RuntimeError("no kernel image\nmore of it"), mistake("torch", reason="no kernel image")),
    ],
)
def test_a_self_check_that_fails_is_a_sentence(capsys, monkeypatch, language, error, reason):
    def check(*_):
        raise error

    monkeypatch.setenv("LANGUAGE", language)
    monkeypatch.setitem(sys.modules, "saqqara.train.on_torch", fake(check=check))
    monkeypatch.setattr(saqqara.train, "on_torch", fake(check=check), raising=False)
    monkeypatch.setattr(selfplay, "load_practice", lambda *_: None)
    monkeypatch.setattr(selfplay, "shape_of", lambda *_: (None, 1.0))
    table = fake(play=lambda *_: [], batch=lambda *_: None)
    monkeypatch.setattr(selfplay, "Table", lambda *_: table)
    assert main(["train", GAME, "--self-check"]) == 2
    out, err = capsys.readouterr()
    hint = in_language(mistake("try-numpy"), language)
    assert (out, err) == ("", f"saqqara: --self-check: {in_language(reason, language)} ({hint})\n")


def test_progress_is_counted_in_the_language(monkeypatch):
    class Screen(io.StringIO):
        def isatty(self):
            return True

    for language, told in (("en", "25%  1 deal"), ("cs", "25\xa0%  1 rozdání"), ("hu", "25%  1 osztás")):
        monkeypatch.setattr(sys, "stderr", screen := Screen())
        with Progress(4, "deals", language) as progress:
            progress.show(1)
        assert f"[######                   ]  {told}" in screen.getvalue()


def test_a_note_is_said_once_and_in_the_language_of_the_environment(capsys, monkeypatch):
    monkeypatch.setenv("LANGUAGE", "sv")
    for _ in range(2):
        places.note(Said("note-network-things", game="only here"))
    told = capsys.readouterr().err
    assert told == "Nätverket för only here tränades med annat tryckt material; sökningen fortsätter utan det.\n"
