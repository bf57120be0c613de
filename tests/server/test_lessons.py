"""A tutorial over HTTP: the same scenes as in the game's folder, with what is seen before and after."""

import pytest

from saqqara.core.lessons import tutorial
from saqqara.testing import shelf_games

games = pytest.mark.parametrize("game", shelf_games(), ids=lambda game: game.name)


@games
def test_the_scenes_come_as_they_are_written(service, game):
    told, written = service.person().get(f"/api/games/{game.name}/tutorial"), tutorial(game)
    assert [scene["name"] for scene in told["scenes"]] == [scene.name for scene in written.scenes]
    for scene, here in zip(written.scenes, told["scenes"], strict=True):
        assert list(here["after"]) == list(scene.accept)
        assert [here["text"], here["right"], here["hint"]] == [*scene.texts, "", ""][:3]
        assert (here["rules"], here["spots"]) == (list(scene.rules), list(scene.spots))
    assert told["first"] == {key: {"text": f"first-{key}", "rule": rule} for key, rule in written.first.items()}


@games
def test_a_view_is_as_at_a_table(service, game):
    """Its keys are those of a table's view, its options are written alike, and what came of an answer is told."""
    me = service.person()
    for scene in me.get(f"/api/games/{game.name}/tutorial")["scenes"]:
        view = scene["view"]
        assert {"table", "points", "scores", "deciding", "asks", "options", "over", "winners"} <= view.keys()
        assert set(scene["after"]) <= {option["code"] for option in view["options"]}
        assert all({"code", "path", "text", "words"} == option.keys() for option in view["options"])
        assert (view["story"], view["since"]) == ([], view["version"])
        for code, after in scene["after"].items():
            assert after["version"] > view["version"]
            assert after["story"][0]["code"] == code
            assert after["options"] == []


def test_nobody_has_to_be_known_and_no_table_is_made(service):
    game = shelf_games()[0].name
    me = service.person()
    before = me.get("/api/me")["tables"]
    assert service.person().get(f"/api/games/{game}/tutorial")["scenes"]
    assert me.get("/api/me")["tables"] == before


def test_it_is_packed_for_whoever_can_unpack_it(service):
    me, path = service.person(), f"/api/games/{shelf_games()[0].name}/tutorial"
    packed = me.http.get(path, headers={"accept-encoding": "gzip"})
    plain = me.http.get(path, headers={"accept-encoding": "identity"})
    assert (packed.headers["content-encoding"], "content-encoding" in plain.headers) == ("gzip", False)
    assert packed.json() == plain.json()
    assert int(packed.headers["content-length"]) * 5 < int(plain.headers["content-length"])


def test_there_is_none_of_a_game_that_there_is_not(service):
    assert service.person().get("/api/games/nonsense/tutorial", 404)["error"] == "no-game"
