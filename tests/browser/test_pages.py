"""The pages around a table: a first game from the first page, settings that stay, replays, and what everybody can use."""

import re

import pytest
from axe_playwright_python.sync_playwright import Axe

from saqqara.core import shelf
from tests.browser.everywhere import GAMES, REPLAYS, brought, pages
from tests.browser.ways import some

ROW = "[data-row]"
OWN_NAMES = {"English", "Deutsch", "Čeština", "Suomi", "Svenska", "Magyar"}  # a language is called as it calls itself

# Whatever is read or heard and came without the accents of the pseudo-language, but ids of sentences at the end of a link;
# people are called what they call themselves, and a letter alone is a field.
UNTRANSLATED = r"""() => {
  const found = new Set([document.title])
  for (const each of document.querySelectorAll('body, body *')) {
    if (each.closest('script, style, kbd, code, .who')) continue
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) found.add(each.getAttribute(name) ?? '')
    for (const node of each.childNodes) if (node.nodeType === Node.TEXT_NODE) found.add(node.textContent.trim())
  }
  return [...found].map((text) => text.replace(/ [a-z]+(-b)?-\d+\]$/, ']')).filter((text) => /[aceiousny]\p{L}|\p{L}[aceiousny]/u.test(text))
}"""


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


def test_who_waits_for_friends_says_a_name_that_is_remembered_and_plays_without_one_too(player):
    me, friend = player(viewport={"width": 390, "height": 844}), player()
    me.page.goto("/")
    me.page.get_by_label("With friends").check()
    me.page.get_by_role("button", name="Make a table").click()
    me.page.get_by_label("Your name").fill("Aino")
    me.page.get_by_role("button", name="Save", exact=True).click()
    me.page.get_by_text("The others see this name from now on.").wait_for()
    assert me.page.locator("main ol b").first.inner_text() == "Aino"
    friend.page.goto(me.page.url)
    friend.page.locator("main ol b").get_by_text("Aino", exact=True).wait_for()
    friend.page.get_by_role("button", name="Take the seat").click()
    friend.page.wait_for_selector(".players")
    assert friend.page.locator(".players b").all_inner_texts() == ["Aino", "Guest"]
    me.page.wait_for_selector(".players")
    me.page.goto("/settings")
    me.page.wait_for_function("document.querySelector('main form input')?.value === 'Aino'")


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


@pytest.mark.parametrize("game", shelf.names())
def test_whoever_makes_a_table_can_read_what_each_option_is_about(player, game):
    me = player(viewport={"width": 390, "height": 800})
    told = {option.name: option.rules for option in shelf.game(game).options}
    me.page.goto(f"/new/{game}")
    buttons = me.page.get_by_role("button", name=re.compile("^What “.*” is about$"))
    buttons.first.wait_for()
    assert buttons.count() == sum(bool(rules) for rules in told.values())
    assert me.page.locator(".said").count() == 0
    for button in buttons.all():
        button.focus()
        me.page.keyboard.press("Enter")
    said = me.page.locator(".said p").all_inner_texts()
    assert len(said) == sum(map(len, told.values()))
    assert not [text for text in said if len(text) < 20 or text.startswith("rule-")]
    assert me.page.evaluate("document.documentElement.scrollWidth") <= 390
    assert Axe().run(me.page).violations_count == 0
    buttons.first.click()
    assert me.page.locator(".said p").count() < len(said)


@pytest.mark.parametrize("path", ["/rules/nothing", "/learn/nothing", "/replay/nothing", "/seat/nothing", "/t/nothing"])
def test_what_is_not_there_leads_to_the_first_page(player, path):
    me = player()
    me.page.goto(path)
    me.page.locator("main").get_by_role("link", name="To the first page").click()
    me.page.wait_for_selector("main form button.first")
    me.complaints = [each for each in me.complaints if "404" not in each]


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


@pytest.mark.parametrize(
    ("name", "ended"),
    [
        ("potion-with-1-skulls", r"^\d+ points$"),
        ("solo-points", r"^\d+ points$"),
        ("task-1-won", r" wins!$"),
        ("task-1-lost", r"^The game is lost\.$"),
    ],
)
def test_one_seat_wins_a_task_and_otherwise_only_points(player, name, ended):
    me = player()
    game = next(game for game in GAMES if (REPLAYS / game / f"tests/replays/{name}.log").exists())
    me.page.goto(f"/t/{brought(me, game, name)}")
    me.page.locator("section.end h2").get_by_text(re.compile(ended)).wait_for()
    assert me.page.locator(".players .points svg").count() == (1 if "wins" in ended else 0)
    assert me.page.locator("section.end h2.lost").count() == (1 if "lost" in ended else 0)  # another sign than the cup


@pytest.mark.parametrize(
    ("name", "final", "own"), [("seats-2", ["+29", "+31"], "+4"), ("two-finishers", [], "+6"), ("nile-2-plain", [], "")]
)
def test_the_final_scoring_is_told_apart_from_the_last_move(player, name, final, own):
    me = player(viewport={"width": 1440, "height": 900})
    game = next(game for game in GAMES if (REPLAYS / game / f"tests/replays/{name}.log").exists())
    me.page.goto(f"/t/{brought(me, game, name)}")
    me.page.wait_for_selector("section.end")
    assert me.page.locator(".story .end b").inner_text() == "The game is over."
    assert me.page.locator(".story .end li .gain").all_inner_texts() == final
    gains = me.page.locator("ol.story li").first.locator(".gain").all_inner_texts()
    assert "".join(gain.split()[-1] for gain in gains) == own  # behind the name of whose they are


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


@pytest.mark.parametrize("cut", ["", "/frames"])
def test_the_keys_of_a_replay_work_once_what_failed_was_tried_again(player, first_game, cut):
    me = player(viewport={"width": 1440, "height": 900})
    table = brought(me, first_game)
    missing = re.compile(f"/api/tables/{table}{cut}([?]|$)")
    me.page.route(missing, lambda route: route.abort())
    me.page.goto(f"/replay/{table}")
    again = me.page.get_by_role("button", name="Try again")
    again.wait_for()
    me.page.keyboard.press("ArrowRight")
    me.page.unroute(missing)
    again.focus()
    me.page.keyboard.press("Enter")
    me.page.wait_for_selector(".board svg [data-spot]")
    assert at(me.page) == 0
    last = int(me.page.get_attribute("input[type=range]", "max"))
    for key, step in (("ArrowRight", 1), ("End", last), ("ArrowLeft", last - 1), ("Home", 0)):
        me.page.keyboard.press(key)
        assert at(me.page) == step


def ruled(me):
    """Return what the service itself says of the rules, in the language it is asked for, and the ids of sentences."""
    chapters = [each for game in GAMES for each in me.context.request.get(f"/api/games/{game}/rules?lang=en").json()]
    rows = [row for chapter in chapters for row in chapter["sentences"]]
    return {each["title"] for each in chapters} | {row[part] for row in rows for part in ("id", "text")}


def test_every_sentence_of_every_page_comes_from_a_text(player):
    me = player(viewport={"width": 1440, "height": 900})
    me.prefer(language="xx", sound=False, motion="off", speed=20)
    known, wrong = OWN_NAMES | ruled(me), {}
    for path, awaited in pages(me).items():
        me.page.goto(path)
        me.page.wait_for_selector(awaited)
        me.page.wait_for_load_state("networkidle")
        if left := set(me.page.evaluate(UNTRANSLATED)) - known:
            wrong[path] = left
    me.complaints = [each for each in me.complaints if "404" not in each]  # a page that is not there
    assert wrong == {}
