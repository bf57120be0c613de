"""The texts: six languages, every sentence that the code needs, the same places to fill in."""

import ast as python
import re
import sys
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from saqqara.ai.players import LEVELS, PLAYERS
from saqqara.core import said as said_module
from saqqara.core import words as words_module
from saqqara.core.helping import REFUSALS
from saqqara.core.said import SYSTEM, Said, of_system
from saqqara.core.words import LANGUAGES, SOFT_HYPHEN, Words, sentences, source
from saqqara.testing import shelf_games
from saqqara.translations import parts
from saqqara.translations import sentences as side_by_side

PACKAGES = ["saqqara", *(game.folder for game in shelf_games())]
NUMBERS = (0, 1, 2, 5, 21)  # the forms of words that count differ here in one language or another
LONG = "Élisabeth-Wilhelmine Szécsényi-Hämäläinen, stavitelka pyramid a chrámů v Sakkáře, " * 4
JUNK = re.compile(r"[{}]|\?\?\?|\$\w")

games = pytest.mark.parametrize("game", shelf_games(), ids=lambda game: game.name)
packages = pytest.mark.parametrize("package", PACKAGES)
languages = pytest.mark.parametrize("language", LANGUAGES)


def places(node):
    """Find the variables of a message."""
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    inside = vars(node).values() if isinstance(node, ast.BaseNode) else node if isinstance(node, list) else ()
    return {name for child in inside for name in places(child)}


def messages(package, language):
    """Return every message of a file with its variables; the parts of the file that are no Fluent are an error."""
    found = {}
    for entry in FluentParser().parse(source(package, language)).body:
        assert not isinstance(entry, ast.Junk), f"{package} {language}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{package} {language}: {entry.id.name} twice"
            found[entry.id.name] = places(entry)
    return found


def needed(game):
    """Compute the ids that the code asks for."""
    ids = {"game-name", "game-about", "ask-wait"}
    ids |= {f"ask-{ask}" for ask in game.asks}
    ids |= {f"source-{name}" for name in game.sources}
    ids |= {f"option-{option.name}" for option in game.options}
    ids |= {f"rule-{rule}" for rule in game.rule_ids[1:]}
    for action in game.catalogue.actions:
        ids |= {action.text, action.text.replace("do-", "told-", 1)}
    return ids


@packages
@languages
def test_there_is_a_file_in_each_language(package, language):
    assert source(package, language).strip()
    messages(package, language)


def test_there_are_six_languages():
    assert LANGUAGES == ("en", "de", "cs", "fi", "sv", "hu")


@packages
@languages
def test_a_translation_has_no_sentence_that_english_has_not(package, language):
    assert messages(package, language).keys() <= messages(package, "en").keys()


@packages
@languages
def test_a_translation_is_whole_or_not_begun(package, language):
    here = messages(package, language)
    assert not here or here.keys() == messages(package, "en").keys()


@packages
@languages
def test_a_translation_fills_in_the_same_things_as_english(package, language):
    english = messages(package, "en")
    for name, filled in messages(package, language).items():
        assert filled == english[name], f"{language}: {name}"


@games
def test_every_sentence_that_the_code_needs_is_there_in_english(game):
    here = {**messages("saqqara", "en"), **messages(game.folder, "en")}
    assert needed(game) - here.keys() == set()


@games
def test_house_and_game_share_no_id(game):
    assert messages("saqqara", "en").keys() & messages(game.folder, "en").keys() == set()


@games
def test_an_action_fills_every_place_of_its_sentences(game):
    english = messages(game.folder, "en")
    for action in game.catalogue.actions:
        assert english[action.text] <= set(action.words), action.code
        assert english[action.text.replace("do-", "told-", 1)] <= {*action.words, "who"}, action.code


@games
@languages
def test_a_rule_names_options_as_people_read_them(game, language):
    words, options = Words(language, game), "|".join(option.name for option in game.options)
    values = "|".join(value for option in game.options for value in (option.name, *option.values))
    for _, rows in sentences(game, words):
        for row in rows:
            assert not re.search(rf"\b({options})=|[\"“„”]({values})[\"“”]", row["text"]), row["id"]


@games
@languages
def test_a_translation_has_the_chapters_of_english(game, language):
    """A translation that has rules gives each chapter a title of its own, over the same sentences."""
    english = sentences(game, Words("en", game))
    here = sentences(game, Words(language, game))
    assert [[row["id"] for row in rows] for _, rows in here] == [[row["id"] for row in rows] for _, rows in english]
    translated = any(name.startswith("rule-") for name in messages(game.folder, language))
    if translated and language != "en":
        assert not {title for title, _ in here} & {title for title, _ in english}


@games
@languages
def test_every_action_is_said_in_every_language(game, language):
    words = Words(language, game)
    for action in game.catalogue.actions:
        for said in (words.action(action), words.told(action, "Anna")):
            assert said
            assert "{" not in said
    options = [words.action(action) for action in game.catalogue.actions]
    assert len(options) == len(set(options))  # two options never read alike


@games
def test_names_of_things_are_named_in_english(game):
    """A card, a site, whatever an action speaks of by name has a name of its own."""
    words = Words("en", game)
    for action in game.catalogue.actions:
        for key, value in action.words.items():
            if isinstance(value, str) and value.replace("-", "").isalpha():
                assert f"{key}-{value}" in words, action.code


@packages
@languages
@pytest.mark.parametrize("number", NUMBERS)
def test_placeholders_are_filled_for_every_number(package, language, number):
    game = next((game for game in shelf_games() if game.folder == package), None)
    words = Words(language, game)
    for name, filled in messages(package, language).items():
        said = words.say(name, **dict.fromkeys(filled, number))
        assert "{" not in said
        assert not filled or str(number) in said, name


def shown(node):
    """Find the variables that are read in a message whatever they are: of several forms the usual one counts."""
    if isinstance(node, ast.SelectExpression):
        return shown(next(variant.value for variant in node.variants if variant.default))
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    inside = vars(node).values() if isinstance(node, ast.BaseNode) else node if isinstance(node, list) else ()
    return {name for child in inside for name in shown(child)}


def patterns(text):
    """Return every pattern of a file with its name: those of messages, and those of their attributes."""
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Message):
            yield entry.id.name, None, entry.value
            yield from ((entry.id.name, attribute.id.name, attribute.value) for attribute in entry.attributes)


@pytest.mark.parametrize("part", parts())
@languages
def test_every_text_is_said_for_every_number_and_for_very_long_names(part, language):
    text = (parts()[part] / f"{language}.ftl").read_text(encoding="utf-8")
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    seen = 0
    for name, attribute, pattern in patterns(text):
        message = bundle.get_message(name)
        compiled = message.attributes[attribute] if attribute else message.value
        long = {variable: f"{LONG}{variable}" for variable in places(pattern)}
        for filled in (*(dict.fromkeys(long, number) for number in NUMBERS), long):
            said, errors = bundle.format_pattern(compiled, filled)
            assert not errors, f"{part} {language} {name}: {errors}"
            assert said.strip(), f"{part} {language} {name}"
            assert not JUNK.search(said), f"{part} {language} {name}: {said}"
        assert all(long[variable] in said for variable in shown(pattern)), f"{part} {language} {name}: {said}"
        seen += 1
    assert seen > 60


@games
@languages
def test_what_can_be_chosen_for_a_game_has_a_name(game, language):
    words = Words(language, game)
    for option in game.options:
        assert f"option-{option.name}" in words
        for value in option.values:
            own, common = f"option-{option.name}-{value}", f"value-{value}"
            assert own in words or common in words, f"{option.name}={value}"
            assert words.value(option.name, value) == words.say(own if own in words else common)
        named = [words.value(option.name, value) for value in option.values]
        assert len(set(named)) == len(named)
    assert words.value(game.options[0].name, "my own.txt") == "my own.txt"


@languages
def test_every_computer_player_that_may_be_seated_has_a_name_of_its_own(language):
    words = Words(language)
    named = [words.level(name) for name in (*PLAYERS, *LEVELS)]
    assert len(set(named)) == len(named)
    assert not set(named) & {*PLAYERS, *LEVELS}
    assert words.level("uct:1000") == "uct:1000"


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_what_house_and_page_both_say_they_say_alike(language):
    house, page = ({row.id: row for row in side_by_side(language, part)} for part in ("house", "page"))
    both = house.keys() & page.keys()
    assert {"seat-0", "level-1", "value-yes"} <= both
    for name in both:
        assert house[name].english.casefold() == page[name].english.casefold()
        assert house[name].translation.casefold() == page[name].translation.casefold()


@games
def test_a_text_that_is_not_translated_is_said_in_english(game):
    for language in LANGUAGES:
        words, english = Words(language, game), Words("en", game)
        for name in messages(game.folder, "en").keys() - messages(game.folder, language).keys():
            filled = dict.fromkeys(messages(game.folder, "en")[name], 1)
            assert words.say(name, **filled) == english.say(name, **filled)
            break


def names(node):
    """Return the ids that an expression of the code can be, as patterns."""
    if isinstance(node, python.IfExp):
        return names(node.body) | names(node.orelse)
    if isinstance(node, python.JoinedStr):
        pieces = (str(each.value) if isinstance(each, python.Constant) else "[a-z-]*" for each in node.values)
        return {"".join(pieces)}
    return {node.value} if isinstance(node, python.Constant) else set()


def asked_for(folder, *speakers):
    """Return the ids of the sentences that the code of a folder says by calling the speakers, as patterns."""
    trees = [python.parse(path.read_text(encoding="utf-8")) for path in sorted(folder.rglob("*.py"))]
    calls = [node for tree in trees for node in python.walk(tree) if isinstance(node, python.Call) and node.args]
    called = [call for call in calls if isinstance(call.func, python.Name) and call.func.id in speakers]
    return set().union(*(names(call.args[0]) for call in called))


@games
def test_what_a_checker_says_is_written_down_and_what_is_written_down_is_said(game):
    said = asked_for(Path(str(files(game.folder))) / "components", "said")
    written = {name.removeprefix("check-") for name in messages(game.folder, "en") if name.startswith("check-")}
    assert not [pattern for pattern in said if not any(re.fullmatch(pattern, name) for name in written)]
    assert not [name for name in written if not any(re.fullmatch(pattern, name) for pattern in said)]


def test_a_mistake_that_is_made_is_written_down_and_what_is_written_down_is_made():
    made = asked_for(Path(str(files("saqqara"))), "mistake") | REFUSALS.keys()
    written = {name.removeprefix("mistake-") for name in messages("saqqara", "en") if name.startswith("mistake-")}
    assert not [pattern for pattern in made if not any(re.fullmatch(pattern, name) for name in written)]
    assert not [name for name in written if not any(re.fullmatch(pattern, name) for pattern in made)]


@pytest.mark.parametrize("prefix", ["failed-", "note-", "train-"])
def test_what_is_said_on_the_way_is_written_down_and_what_is_written_down_is_said(prefix):
    said = {pattern for pattern in asked_for(Path(str(files("saqqara"))), "Said") if pattern.startswith(prefix)}
    assert said == {name for name in messages("saqqara", "en") if name.startswith(prefix)}


def test_what_a_command_answers_is_written_down_and_what_is_written_down_is_answered():
    trees = [python.parse(path.read_text(encoding="utf-8")) for path in Path(str(files("saqqara.cli"))).glob("*.py")]
    calls = [node for tree in trees for node in python.walk(tree) if isinstance(node, python.Call) and node.args]
    voices = [
        call for call in calls if re.match(r"(voice|Voice\(.*\)|self(\._voice)?)\.say$", python.unparse(call.func))
    ]
    said = set().union(*(names(call.args[0]) for call in voices))
    written = {name.removeprefix("said-") for name in messages("saqqara", "en") if name.startswith("said-")}
    assert not [pattern for pattern in said if not any(re.fullmatch(pattern, name) for name in written)]
    assert not [name for name in written if not any(re.fullmatch(pattern, name) for pattern in said)]


def test_what_the_system_says_stays_as_it_is_in_english():
    for text in SYSTEM:
        assert of_system(OSError(1, text)) == text
    assert of_system(OSError(1, "Something else")) == "Something else"
    assert of_system(OSError("there is no free port")) == "there is no free port"
    assert isinstance(of_system(ChildProcessError(Said("failed-died"))), Said)


def test_a_mistake_is_told_in_english_where_fluent_is_not_installed(monkeypatch):
    made = {name: dict.fromkeys(filled, "x") for name, filled in messages("saqqara", "en").items()}
    made = {name: words for name, words in made.items() if name.startswith(("mistake-", "train-", "found-"))}
    told = [str(Said(name, **words)) for name, words in made.items()]
    said_module._words.cache_clear()
    words_module._bundle.cache_clear()
    monkeypatch.setitem(sys.modules, "fluent.runtime", None)
    assert [str(Said(name, **words)) for name, words in made.items()] == told
    assert Said("no-such-sentence") == "no-such-sentence"


@languages
@pytest.mark.parametrize("word", ["x", "0", "{ $y }", "a\\u0041 “b”"])
def test_what_is_said_without_fluent_is_what_fluent_says(language, word):
    simple = {}
    for name, filled in messages("saqqara", language).items():
        words = dict.fromkeys(filled, word)
        found = said_module._simple(language, name, words)
        if found is not None:
            simple[name] = found
            assert found == Words(language).say(name, **Words(language).named(words)), name
    assert len(simple) > 300
    assert ("said-games" in simple) == (language == "hu")  # which has one form for every number
    assert said_module._simple(language, "said-weight", {"weight": 5}) is None
    assert said_module._simple(language, "said-weight", {}) is None
    assert said_module._simple(language, "said-weight", {"weight": "5", "seat": "0"}) is None


@packages
def test_a_mistake_is_said_in_other_words_in_every_language(package):
    for name, filled in messages(package, "en").items():
        if not name.startswith(("check-", "mistake-", "failed-", "note-")):
            continue
        words = dict.fromkeys(filled, 5)
        said = [Words(language, folder=package).say(name, **words) for language in LANGUAGES]
        if re.search(r"[a-z]{2}", said[0]):
            assert len(set(said)) == len(LANGUAGES), f"{name}: {said}"


def test_what_a_command_answers_is_english_in_no_other_language():
    for name, filled in messages("saqqara", "en").items():
        if name.startswith(("said-", "train-", "found-", "bench-")):
            english, *others = (Words(language).say(name, **dict.fromkeys(filled, 5)) for language in LANGUAGES)
            assert english not in others or not re.search(r"[a-z]{2}", english), name


@pytest.mark.parametrize("part", parts())
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_no_ending_is_glued_to_what_is_filled_in(part, language):
    text = (parts()[part] / f"{language}.ftl").read_text(encoding="utf-8")
    assert re.findall(r"\{ \$\w+ \}(?!-mal )[-:]?[^\W\d_]+", text) == []


@pytest.mark.parametrize("part", parts())
def test_hungarian_has_no_article_before_what_is_filled_in_but_before_words_that_fit_it(part):
    text = (parts()[part] / "hu.ftl").read_text(encoding="utf-8")
    filled = set(re.findall(r"\b[Aa]\(?z?\)? \{ \$(\w+) \}", text))
    words = {name: re.findall(rf"^{name}-\w+ = (\w)", text, re.MULTILINE) for name in filled}
    assert all(words.values())
    assert not re.search(r"\b[Aa]\(?z\)? \{ \$", text)
    assert not [name for name, letters in words.items() if set("".join(letters).lower()) & set("aáeéiíoóöőuúüű")]


def test_where_a_page_may_part_a_long_word_a_terminal_says_it_whole():
    parted = [
        (language, game, name)
        for game in shelf_games()
        for language in LANGUAGES
        for name, _, pattern in patterns(source(game.folder, language))
        if any(
            isinstance(each, ast.Placeable) and isinstance(each.expression, ast.StringLiteral)
            for each in pattern.elements
        )
    ]
    assert parted
    for language, game, name in parted:
        assert SOFT_HYPHEN not in Words(language, game).say(name)


def test_a_language_or_a_text_that_is_not_there_is_told():
    with pytest.raises(ValueError, match="no language 'xx'; there are en, de"):
        Words("xx")
    with pytest.raises(KeyError, match="no text 'nonsense'"):
        Words("en").say("nonsense")


@games
def test_a_place_that_is_not_filled_is_told(game):
    with_places = next(name for name, filled in messages(game.folder, "en").items() if filled)
    with pytest.raises(ValueError, match=with_places):
        Words("en", game).say(with_places)
