"""What people type in themselves: the designed file as an example, what is wrong with theirs, and a table that plays it."""

import msgspec
import pytest

from saqqara.core import shelf
from saqqara.core.words import LANGUAGES
from saqqara.server.bounds import LARGEST_TYPED, MOST_FINDINGS
from saqqara.server.components import LARGEST, desk_of
from saqqara.server.settings import Rates
from tests.server.client import serving

GAMES = [shelf.game(name) for name in shelf.names()]
TYPED = [game for game in GAMES if game.desk]
WITHOUT = [game for game in GAMES if not game.desk]

games = pytest.mark.parametrize("game", TYPED, ids=lambda game: game.name)


@pytest.fixture(scope="module")
def me(service):
    return service.person()


def checked(me, game, **body):
    return me.post(f"/api/games/{game.name}/components/check", **body)


def refused(me, game, status, error, **body):
    assert me.post(f"/api/games/{game.name}/components/check", status, **body)["error"] == error


def test_every_game_with_a_file_has_a_desk_for_it():
    with_file = {game.name: [option.name for option in game.options if option.read] for game in GAMES}
    assert with_file == {game.name: [desk_of(game).option] if game.desk else [] for game in GAMES}


@games
def test_the_designed_file_is_told_with_its_parts(me, game):
    told, desk = me.get(f"/api/games/{game.name}/components"), desk_of(game)
    assert (told["format"], told["option"], told["designed"]) == (desk.format, desk.option, True)
    assert told["text"] == desk.designed()
    assert [part["name"] for part in told["parts"]] == [*told["content"]] == [*told["empty"]]
    assert checked(me, game, text=told["text"])["content"] == told["content"]


@games
def test_a_text_and_its_parts_are_checked_alike(me, game):
    told = me.get(f"/api/games/{game.name}/components")
    by_text, by_parts = checked(me, game, text=told["text"]), checked(me, game, content=told["content"])
    assert by_text == by_parts
    assert by_text["ok"]
    assert (by_text["errors"], by_text["warnings"], by_text["more"]) == ([], [], 0)


@games
def test_the_text_of_the_answer_is_the_file_to_play_with(me, game):
    told = me.get(f"/api/games/{game.name}/components")
    text = checked(me, game, content=told["content"])["text"]
    seats = [{"kind": "me"}] * 2
    table = me.post("/api/tables", game=game.name, players=seats, files={told["option"]: text})
    assert table["files"] == [told["option"]]


@games
def test_what_is_not_typed_yet_is_found(me, game):
    answer = checked(me, game, content=me.get(f"/api/games/{game.name}/components")["empty"])
    assert not answer["ok"]
    assert all(set(error) == set(answer["errors"][0]) for error in answer["errors"])
    assert {"line", "column", "part", "piece", "cells", "entry", "text"} <= set(answer["errors"][0])


@games
def test_what_is_found_is_said_in_the_language_asked_for(me, game):
    empty = me.get(f"/api/games/{game.name}/components")["empty"]
    english, *others = (checked(me, game, content=empty, language=language)["errors"] for language in LANGUAGES)
    assert english == checked(me, game, content=empty)["errors"]
    for language, errors in zip(LANGUAGES[1:], others, strict=True):
        assert [error["id"] for error in errors] == [error["id"] for error in english]
        assert [error["words"] for error in errors] == [error["words"] for error in english]
        told = {error["text"] for error in errors}
        assert told & {error["text"] for error in english} == set(), language


def test_a_language_that_is_not_there_is_refused(me):
    refused(me, TYPED[0], 400, "body", text="", language="xx")


@games
def test_parts_that_are_missing_are_empty_and_others_are_left_out(me, game):
    assert not checked(me, game, content={})["ok"]
    told = me.get(f"/api/games/{game.name}/components")
    assert checked(me, game, content=told["content"] | {"elsewhere": {"counts": {"a": "1"}}})["ok"]


@games
def test_no_more_than_some_findings_are_told(me, game):
    answer = checked(me, game, text="nonsense\n" * 2000)
    assert not answer["ok"]
    assert len(answer["errors"]) == MOST_FINDINGS
    assert answer["more"] >= 2000 - MOST_FINDINGS


@pytest.mark.parametrize("text", ["", "\0", "\ufeff", "{", "[", "\u2028" * 40, "9" * 5000, "# \U0001f42a\r\n\x85x"])
@games
def test_whatever_is_typed_is_answered(me, game, text):
    answer = checked(me, game, text=text)
    assert all(found["line"] >= 1 for found in answer["errors"] + answer["warnings"])


@pytest.mark.parametrize("game", WITHOUT, ids=lambda game: game.name)
def test_a_game_without_components_says_so(me, game):
    assert me.get(f"/api/games/{game.name}/components", 404)["error"] == "no-components"
    refused(me, game, 404, "no-components", text="")


def test_a_game_that_is_not_there_is_said(me):
    assert me.get("/api/games/senet/components", 404)["error"] == "no-game"


def test_a_text_or_parts_and_not_both(me):
    refused(me, TYPED[0], 400, "body")
    refused(me, TYPED[0], 400, "body", text="", content={})


def test_what_is_too_large_is_not_read(me):
    refused(me, TYPED[0], 413, "too-large", text="x" * LARGEST)
    refused(me, TYPED[0], 400, "body", text="x" * (LARGEST_TYPED + 1))
    refused(me, TYPED[0], 400, "body", content={"a": {"pieces": [{"rows": [["."] * 17]}]}})
    refused(me, TYPED[0], 400, "body", content={"a": {"counts": {"b": "1" * 17}}})


def test_broken_encoding_is_refused(me):
    path = f"/api/games/{TYPED[0].name}/components/check"
    for body in (b'{"text": "\xff"}', b'{"text": "\\ud800"}', b"{"):
        answer = me.http.post(path, content=body)
        assert (answer.status_code, answer.json()["error"]) == (400, "body")


def test_a_large_deck_of_parts_fits_into_a_body(me):
    """A game's own file, with every square at its longest, is far from the limit."""
    for game in TYPED:
        content = me.get(f"/api/games/{game.name}/components")["content"]
        assert len(msgspec.json.encode({"content": content})) * 4 < LARGEST


def test_too_many_checks_are_too_much(tmp_path):
    with serving(tmp_path, rates=Rates(checks="2/minute")) as service:
        me = service.person()
        for _ in range(2):
            checked(me, TYPED[0], text="")
        refused(me, TYPED[0], 429, "too-much", text="")
