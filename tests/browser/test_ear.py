"""Games by words: typed answers and questions on the text board alone, and everything that happens announced."""

import random

import pytest
from axe_playwright_python.sync_playwright import Axe

from saqqara.testing import shelf_games
from tests.browser.quick import address  # noqa: F401  a fixture
from tests.browser.test_table import ROW, decided, settled, step
from tests.browser.ways import by_hand, some

every_game = pytest.mark.parametrize("game", [game.name for game in shelf_games()])
QUICK = {"speed": 20, "sound": False, "motion": "off", "text": True}
ANSWER = "[data-heard]"


def sit(player, game, **wishes):
    me = player()
    me.prefer(**{**QUICK, **wishes})
    me.go(me.make(game, "me", "bot"))
    decided(me.page)
    me.page.wait_for_selector(".parts h2")
    return me


def type_in(page, text):
    """Type a line as a person does; the field has the focus."""
    page.keyboard.type(text)
    page.keyboard.press("Enter")


def ask(page, text):
    """Ask, and return the lines of the answer."""
    before = page.get_attribute(ANSWER, "data-heard")
    type_in(page, text)
    page.wait_for_function(
        "([where, before]) => document.querySelector(where).dataset.heard !== before", arg=[ANSWER, before]
    )
    return page.locator("#heard-last p:not(.asked)").all_inner_texts()


@every_game
def test_a_game_is_played_by_typed_answers(player, game):
    me, chance = sit(player, game), random.Random(1)
    page, codes = me.page, 0
    assert page.evaluate("document.activeElement.id") == "ear"
    for _ in by_hand(page, decided):
        before = step(page)
        rows = page.eval_on_selector_all(
            ROW, "rows => rows.map((row) => [row.dataset.row, !row.querySelector('.count')])"
        )
        place = chance.randrange(len(rows))
        code, whole = rows[place]
        if whole and chance.random() < 0.3:
            type_in(page, code)
            codes += 1
        else:
            type_in(page, f"{place + 1}")
        settled(page, before)
    assert codes > 1
    assert page.locator(".scene [data-spot]").count() == 0  # no board was there to point at


@every_game
def test_every_part_and_every_word_is_answered(player, game):
    me = sit(player, game)
    page = me.page
    help_lines = ask(page, "help")
    parts = help_lines[-1].partition(": ")[2].split(", ")
    assert len(parts) > 4
    for name in parts:
        told = ask(page, name.upper())
        assert told
        assert not told[0].startswith("Nothing here")
    assert ask(page, "score")[0].split(": ")[0] in page.inner_text(".players")
    options = ask(page, "options")
    assert len(options) == page.locator(ROW).count() + 1
    assert len(ask(page, "log 2")) <= 2
    assert all("]" in line for line in ask(page, "rules point"))
    assert ask(page, "xyzzy") == ["Nothing here is called “xyzzy”."]
    assert ask(page, "99") == [f"There are {page.locator(ROW).count()} answers."]


def test_what_everybody_does_is_announced_and_can_be_read_again(player, first_game):
    me = sit(player, first_game)
    page = me.page
    while page.locator(".story li").count() < 12:
        before = step(page)
        type_in(page, "1")
        settled(page, before)
        decided(page)
    heard = " ".join(page.locator(".heard[role=log] p").all_inner_texts())
    told = ask(page, "log 6")
    assert len(told) == 6
    assert all(line in heard for line in told)


def test_row_3_and_a_player_are_lines_that_can_be_asked_for(player):
    me = sit(player, shelf_games()[-1].name)
    (line,) = ask(me.page, "row 3")
    assert line.startswith("Board. Row 3: ")
    assert ask(me.page, "apprentice")


def test_a_key_goes_to_the_words_and_back_to_the_board(player, first_game):
    me = player()
    me.prefer(**{**QUICK, "text": False})
    me.go(me.make(first_game, "me", "bot"))
    decided(me.page)
    me.page.wait_for_selector(".scene [data-spot]")
    me.page.keyboard.press("/")
    me.page.wait_for_selector("#ear:focus")
    me.page.keyboard.type("t")
    me.page.keyboard.press("Escape")  # empties the field
    assert me.page.input_value("#ear") == ""
    me.page.keyboard.press("Escape")  # leaves it
    me.page.keyboard.press("t")
    me.page.wait_for_selector(".scene [data-spot]")
    assert me.page.locator("#ear").count() == 0


def test_a_move_that_waits_for_a_yes_is_confirmed_by_word(player, first_game):
    me = sit(player, first_game, confirm=True)
    version = me.page.get_attribute(".table", "data-version")
    while "Say yes or back." not in (told := ask(me.page, "1"))[-1]:
        assert len(told) > 1
    assert me.page.get_attribute(".table", "data-version") == version
    ask(me.page, "back")
    while "Say yes or back." not in ask(me.page, "1")[-1]:
        pass
    ask(me.page, "yes")
    me.page.wait_for_function("version => document.querySelector('.table').dataset.version !== version", arg=version)


@pytest.mark.parametrize("wide", some(390, 1440))
def test_the_text_board_is_free_of_what_axe_looks_for(player, first_game, wide):
    me = sit(player, first_game)
    me.page.set_viewport_size({"width": wide, "height": 900})
    ask(me.page, "all")
    found = Axe().run(me.page)
    assert found.violations_count == 0, found.generate_report()
