"""The tutorials: every scene is a position of a real game, its right answers are options, and all that is said is there."""

import pytest

from saqqara.core.lessons import FILE, LessonError, tutorial
from saqqara.core.match import count_moves
from saqqara.core.words import LANGUAGES, Words
from saqqara.testing import replays, shelf_games

GAMES = shelf_games()
TUTORIALS = {game.name: tutorial(game) for game in GAMES}
SCENES = [(game, scene) for game in GAMES for scene in TUTORIALS[game.name].scenes]
READ = 180  # words a minute
CHOSEN = 8  # seconds for a choice
MOST = 5 * 60  # seconds for a tutorial

games = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
scenes = pytest.mark.parametrize(("game", "scene"), SCENES, ids=[f"{game.name}-{scene.name}" for game, scene in SCENES])
languages = pytest.mark.parametrize("language", LANGUAGES)


@games
def test_a_tutorial_has_a_few_scenes_and_explains_what_first_appears(game):
    found = TUTORIALS[game.name]
    assert 8 <= len(found.scenes) <= 14
    assert sum(bool(scene.accept) for scene in found.scenes) >= 5
    assert len(found.first) >= 5
    assert found.scenes[-1].before().over


@games
@languages
def test_a_tutorial_takes_at_most_five_minutes(game, language):
    words = Words(language, game)
    read = [words.say(text) for scene in TUTORIALS[game.name].scenes for text in scene.texts[:2]]
    choices = sum(bool(scene.accept) for scene in TUTORIALS[game.name].scenes)
    assert sum(len(text.split()) for text in read) / READ * 60 + choices * CHOSEN <= MOST


@scenes
def test_a_right_answer_is_an_option_and_leads_on(game, scene):
    match = scene.before()
    assert match.setup.game is game
    assert count_moves(match) == scene.at
    for code in scene.accept:
        assert code in [action.code for action in match.options(scene.seat)]
        assert count_moves(scene.after(code)) == scene.at + 1


@scenes
@languages
def test_what_is_said_is_there_in_every_language(game, scene, language):
    words = Words(language, game)
    said = [words.say(text) for text in scene.texts]
    assert all(said)
    if language != "en":
        assert said[0] != Words("en", game).say(scene.texts[0])


@games
@languages
def test_what_first_appears_is_explained_in_every_language(game, language):
    words = Words(language, game)
    for key, rule in TUTORIALS[game.name].first.items():
        assert words.say(f"first-{key}")
        assert words.rule(rule)


def test_an_answer_that_the_log_does_not_give_is_played_too():
    game, scene = next((game, scene) for game, scene in SCENES if scene.accept)
    other = next(action.code for action in scene.before().options(scene.seat) if action.code not in scene.accept)
    match = scene.after(other)
    assert match.setup.game is game
    assert [move.action.code for move in match.moves if move.seat == scene.seat][-1] == other


def test_a_game_without_a_tutorial_has_no_scenes(tmp_path):
    assert tutorial(GAMES[0], tmp_path).scenes == ()


@pytest.fixture
def written(tmp_path):
    """Read a tutorial of the first game from a text."""
    game, log = GAMES[0], replays(GAMES[0])[0]
    (tmp_path / "one.log").write_text(log.read_text(encoding="utf-8"), encoding="utf-8")

    def read(text):
        (tmp_path / FILE).write_text(f'log = "one.log"\n{text}', encoding="utf-8")
        return tutorial(game, tmp_path)

    return read


def scene_of(**changes):
    """Write one scene that is right but for the changes."""
    row = {"name": repr(SCENES[0][1].name), **changes}
    return "[[scene]]\n" + "\n".join(f"{key} = {value}" for key, value in row.items())


def test_a_scene_may_take_any_answer(written):
    name = next(scene.name for game, scene in SCENES if game is GAMES[0] and scene.accept)
    (scene,) = written(scene_of(name=repr(name), accept="'any'")).scenes
    assert list(scene.accept) == [action.code for action in scene.before().options(0)]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (scene_of(name="'nonsense'"), "scene nonsense: there is no text 'learn-nonsense'"),
        (scene_of(name="''"), "name is missing"),
        (scene_of(colour="1"), "there is no key 'colour'"),
        (scene_of(at="'4'"), "at and seat are numbers"),
        (scene_of(at="100000"), "the log has only"),
        (scene_of(seat="9"), "no seat 9"),
        (scene_of(log="'other.log'"), "there is no log 'other.log'"),
        (scene_of(accept="['nonsense']"), "there is no code 'nonsense'"),
        (scene_of(spots="['nonsense']"), "there is no spot 'nonsense'"),
        (scene_of(rules="['nonsense']"), "there is no text 'rule-nonsense'"),
        (scene_of(rules="'turn-1'"), "rules is a list of texts"),
        (f"{scene_of()}\n{scene_of()}", "there is another one of this name"),
        ("scene = 1", "scenes are written as"),
        ("[first]\nnonsense = 'turn-1'", "first: there is no thing that appears 'nonsense'"),
        ("[[scene]", "Expected"),
    ],
)
def test_a_mistake_names_file_and_scene(written, text, said):
    with pytest.raises(LessonError, match=r"tutorial/scenes\.toml: ") as told:
        written(text)
    assert said in str(told.value)


def test_a_log_that_cannot_be_played_is_told(written, tmp_path):
    (tmp_path / "bad.log").write_text(f"{GAMES[0].name} rules 1 seats 2\n0 nonsense\n", encoding="utf-8")
    with pytest.raises(LessonError, match="the log's line 2: "):
        written(scene_of(log="'bad.log'", at="1"))
