"""The pages around a table: a first game from the first page, settings that stay, replays, and what everybody can use."""

from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe

import saqqara
from tests.browser.ways import some

GAMES = Path(str(saqqara.__file__)).parent / "games"
ROW = "[data-row]"
OWN_NAMES = {"English", "Deutsch", "Čeština", "Suomi", "Svenska", "Magyar"}  # a language is called as it calls itself

# Whatever is read and came without the accents of the pseudo-language; people are called what they call themselves.
UNTRANSLATED = """() => {
  const found = []
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const named = node.parentElement.closest('script, style, kbd, code, .who')
    if (!named && /[aceiousny]/.test(node.textContent)) found.push(node.textContent.trim())
  }
  return found
}"""


def brought(me, game, name="seats-2"):
    """Bring a finished game to the service."""
    log = (GAMES / game / "tests/replays" / f"{name}.log").read_text(encoding="utf-8")
    return me.ask("/api/logs", {"text": log})["id"]


def test_a_newcomer_plays_from_the_first_page_and_shares_the_table(player, first_game):
    me, friend = player(viewport={"width": 1440, "height": 900}), player()
    me.page.goto("/")
    start = me.page.locator("main form button.first")
    start.wait_for()
    assert start.bounding_box()["y"] + start.bounding_box()["height"] <= 900
    start.click()
    me.page.wait_for_selector(ROW)
    me.page.get_by_label("Menu").click()
    me.page.locator(".menu").get_by_text("Link to this table", exact=True).click()
    friend.page.goto(me.page.locator("dialog input").input_value())
    friend.page.get_by_text("You are watching").wait_for()


@pytest.mark.parametrize(("theme", "wide"), some(("light", 1440), ("dark", 390)))
def test_every_page_is_free_of_what_axe_looks_for(player, first_game, theme, wide):
    me = player(viewport={"width": wide, "height": 900})
    me.prefer(theme=theme, sound=False)
    over = brought(me, first_game)
    pages = {
        "/": "main form button.first",
        f"/new/{first_game}": "main form",
        f"/t/{me.make(first_game, 'me', 'open')}": "main .field",
        f"/rules/{first_game}": "#chapter-0",
        "/settings": "main form",
        f"/replay/{over}?v=9": ".board svg [data-spot]",
        f"/t/{over}": "section.end svg",
        "/rules/no/such/page": "main h1",
    }
    for path, awaited in pages.items():
        me.page.goto(path)
        me.page.wait_for_selector(awaited)
        found = Axe().run(me.page)
        assert found.violations_count == 0, f"{path}: {found.generate_report()}"


def test_settings_take_effect_at_once_and_stay(player):
    me = player()
    me.page.goto("/settings")
    me.page.get_by_label("Dark", exact=True).check()
    me.page.get_by_label("Magyar", exact=True).check()
    me.page.get_by_role("heading", name="Beállítások").wait_for()
    me.page.reload()
    me.page.get_by_role("heading", name="Beállítások").wait_for()
    assert me.page.evaluate("() => [document.documentElement.lang, document.documentElement.dataset.theme]") == [
        "hu",
        "dark",
    ]


def at(page):
    return int(page.locator("input[type=range]").input_value())


def test_a_replay_is_walked_by_keys_and_slider_shared_and_played_on(player, first_game):
    me, friend = player(viewport={"width": 1440, "height": 900}), player()
    for each in (me, friend):
        each.prefer(speed=2, sound=False)
    me.page.goto(f"/replay/{brought(me, first_game)}")
    me.page.wait_for_selector(".board svg [data-spot]")
    last = int(me.page.get_attribute("input[type=range]", "max"))
    for key, step in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last), ("Home", 0)):
        me.page.keyboard.press(key)
        assert at(me.page) == step
    me.page.locator("input[type=range]").fill(str(last // 2))
    me.page.locator("aside li.now").wait_for()
    friend.page.goto(me.page.locator("aside input[readonly]").input_value())
    friend.page.wait_for_selector(".board svg [data-spot]")
    assert at(friend.page) == last // 2
    assert friend.page.locator("aside .scores").inner_text() == me.page.locator("aside .scores").inner_text()
    me.page.get_by_role("button", name="Play from here").click()
    me.page.wait_for_url("**/t/**")
    me.page.wait_for_selector(ROW)
    assert me.page.locator(".story li").count() > last // 4


@pytest.mark.parametrize("path", ["/", "/new/{game}", "/settings", "/t/{table}"])
def test_every_sentence_comes_from_a_text(player, first_game, path):
    me = player(viewport={"width": 1440, "height": 900})
    me.prefer(language="xx", sound=False)
    me.page.goto(path.format(game=first_game, table=me.make(first_game, "me", "bot", "bot")))
    me.page.wait_for_selector(f"main form, {ROW}")
    me.page.wait_for_load_state("networkidle")
    assert set(me.page.evaluate(UNTRANSLATED)) <= OWN_NAMES
