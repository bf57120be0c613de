"""The board of the game that this file is named after: with mouse, keys and fingers, in all its versions."""

import random
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import TimeoutError as Late

from saqqara.core import shelf
from saqqara.core.words import LANGUAGES, Words
from tests.browser.quick import address  # noqa: F401  a fixture
from tests.browser.test_table import LIT, OVER, QUICK, REACH, ROW, decided, settled, spots, step
from tests.browser.test_words_fit import BROKEN
from tests.browser.ways import by_hand, play_out, some

GAME = Path(__file__).stem.removeprefix("test_")
REPLAYS = Path(__file__).parents[2] / "src/saqqara/games" / GAME / "tests/replays"
CARD = ".first-time"
FREE = ("extra:", "card:", "search")  # what can be done at any time, and what costs
DESK = {"width": 1440, "height": 900}
SMALL_DESK = {"width": 1280, "height": 720}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
FINGER = 44

ZOOM = "() => new DOMMatrix(getComputedStyle(document.querySelector('.pane')).transform).a"
SHOW = """(spot) => document.querySelector(`.scene [data-spot="${CSS.escape(spot)}"].is-lit`)
  ?.scrollIntoView({ block: 'nearest' })"""
FLYING = """() => {
  const all = [...document.querySelectorAll('.terra .ghost .inner')].map((each) => each.getBoundingClientRect())
  return all.length && all.map(({ width, height }) => Math.min(width, height))
}"""
SMALLEST = """() => Math.min(...[...document.querySelectorAll('.pane [data-spot^="field:"].is-lit .hit')]
  .map((each) => each.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height)))"""


def sit_down(player, *others, options=None, theme="light", **wishes):
    me = player(**wishes)
    me.prefer(**QUICK, theme=theme)
    me.go(me.make(GAME, "me", *others, options=options or {}))
    return me


def preferred(page, chance):
    """Order the lit spots by chance, those of the question itself mostly first."""
    found = sorted(spots(page))
    chance.shuffle(found)
    if chance.random() < 0.85:
        found.sort(key=lambda spot: spot.startswith(FREE))
    return found


def asked(page):
    return page.locator(".ask h2").inner_text()


def click(page, chance):
    """Click a lit spot of the board; say which."""
    for spot in preferred(page, chance):
        page.evaluate(SHOW, spot)
        point = page.evaluate(REACH, spot)
        if point:
            page.mouse.click(*point)
            return spot
    return pytest.fail(f"no lit spot can be reached: {spots(page)}")


def test_a_whole_game_is_played_by_clicking_lit_spots(player):
    me, chance = sit_down(player, *["bot"] * 3, viewport=DESK), random.Random(1)
    kinds = set()
    for _ in by_hand(me.page, decided):
        before = step(me.page)
        kinds.add(click(me.page, chance).split(":")[0])
        settled(me.page, before)
    play_out(me.page)
    assert {"field", "way", "row", "stack"} <= kinds
    assert me.page.locator(OVER).count() == 1


def test_keys_alone_place_tiles_choose_rows_and_draw(player):
    me, chance = sit_down(player, "bot", viewport=DESK), random.Random(2)
    questions = set()
    for _ in range(30):
        if not decided(me.page):
            break
        questions.add(asked(me.page))
        before = step(me.page)
        for _ in range(chance.randrange(1, 4)):
            me.page.keyboard.press(chance.choice(["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]))
        me.page.keyboard.press("Enter")
        settled(me.page, before)
    assert any("stairs" in question for question in questions)
    assert any("row" in question for question in questions)


def test_after_a_field_the_keys_are_on_the_ways_of_the_stairs(player):
    me = sit_down(player, "bot", viewport=DESK)
    decided(me.page)
    me.page.locator(".scene [data-spot^='field:'].is-lit").first.focus()
    me.page.keyboard.press("Enter")
    me.page.wait_for_function("document.activeElement?.getAttribute('data-spot')?.startsWith('way:')")
    me.page.keyboard.press("Escape")
    me.page.wait_for_selector(".scene [data-spot^='field:'].is-lit")
    assert me.page.locator(".scene [data-spot^='way:']").count() == 0


def tap(page, spot):
    page.evaluate(SHOW, spot)
    point = page.evaluate(REACH, spot)
    if point:
        page.touchscreen.tap(*point)
    return point is not None


def test_on_a_phone_a_first_tap_comes_closer_and_a_second_chooses(player):
    me, chance = sit_down(player, "bot", **PHONE), random.Random(3)
    zoomed, drawn = 0, 0
    while drawn < 6 and decided(me.page):
        before, near = step(me.page), me.page.evaluate(ZOOM)
        spot = next((spot for spot in preferred(me.page, chance) if tap(me.page, spot)), "")
        assert spot, f"no lit spot can be tapped: {spots(me.page)}, near {near}, {asked(me.page)}"
        drawn += spot.startswith("stack:")
        changed = "([before, near]) => document.querySelector('.table').dataset.step !== before || "
        changed += "new DOMMatrix(getComputedStyle(document.querySelector('.pane')).transform).a > near"
        try:
            me.page.wait_for_function(changed, arg=[before, near])
        except Late:
            pytest.fail(f"nothing comes of {spot}: {asked(me.page)}")
        if step(me.page) == before:
            zoomed += 1
            assert spot.split(":")[0] in {"field", "site", "row"}
            assert not spot.startswith("field:") or me.page.evaluate(SMALLEST) >= FINGER
    assert zoomed > 0
    assert drawn == 6


def test_a_row_tells_what_it_would_bring_before_it_is_chosen(player):
    me, chance = sit_down(player, "bot", viewport=DESK), random.Random(4)
    while "row" not in asked(me.page):
        assert decided(me.page)
        before = step(me.page)
        click(me.page, chance)
        settled(me.page, before)
    assert me.page.locator(".terra .yield").count() == 4
    me.page.locator(ROW, has_text="across").hover()
    me.page.wait_for_selector(".terra .yield.hot")
    told = me.page.locator(".terra > [role=status]").inner_text()
    assert told.startswith("across: ")


def test_the_nile_has_ships_tracks_and_cards(player):
    me = sit_down(player, "bot", "bot", "bot", options={"version": "nile"}, viewport=DESK)
    decided(me.page)
    assert me.page.locator(".terra .track").count() == 1
    assert me.page.locator(".terra .card").count() == 6
    assert me.page.locator(".pane use[href^='#tp-ship-']").count() == 4
    assert me.page.locator(".rivals li").count() == 3
    assert me.page.locator(".terra .ours").inner_text().startswith("Boards and tiles are designed")


# Numbers on the back walls of the racks over which tiles lie.
COVERED = """() => [...document.querySelectorAll('.racks .rack > g')].filter((stack) => {
  const number = stack.querySelector('.limit').getBoundingClientRect()
  return [...stack.querySelectorAll('.tp-t')].some((tile) => tile.getBoundingClientRect().top < number.bottom - 0.3 * number.height)
}).length"""


@pytest.mark.parametrize("size", [{"viewport": DESK}, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("version", ["base", "nile"])
def test_the_numbers_of_a_stack_are_seen_and_explained(player, version, size):
    me, words = sit_down(player, "bot", options={"version": version}, **size), Words("en", shelf.game(GAME))
    decided(me.page)
    assert me.page.locator(".racks .legend").inner_text() == words.say("board-stacks")
    limit = {"base": 1, "nile": 4}[version]
    for stack in range(1, 9):
        me.page.get_by_role("img", name=f"Stack {stack}: ").get_by_text(f"{stack} · ").wait_for(state="attached")
    assert me.page.locator(f".racks .rack [role=img][aria-label$='removed at {limit}']").count() == 8
    assert me.page.evaluate(COVERED) == 0


# A seal of its owner on every card, which leaves the least room to its name.
OWNED = "all => all.map((card) => card.append(document.querySelector('.players .token').cloneNode(true)))"


@pytest.mark.parametrize("language", some("de", "en", "fi", "hu"))
def test_on_a_small_desk_a_game_on_the_nile_is_seen_whole(player, language):
    me = sit_down(player, "bot", "bot", "bot", options={"version": "nile"}, viewport=SMALL_DESK, locale=language)
    decided(me.page)
    assert me.page.locator(".terra .extra").count() >= 7
    assert (
        me.page.evaluate(
            "(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)(document.querySelector('.terra'))"
        )
        == 0
    )


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_head_of_the_worker_on_a_tile_has_its_body_s_colour(player, theme):
    me = sit_down(player, "bot", theme=theme, viewport=DESK)
    decided(me.page)
    parts = me.page.locator("#tp-sym-worker .tp-icon > *")
    colours = parts.evaluate_all(
        "all => all.map((part) => [getComputedStyle(part).fill, getComputedStyle(part).stroke].join())"
    )
    assert len(colours) > 1
    assert len(set(colours)) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_on_the_strategy_cards_are_parted_where_they_may_be(player, language):
    me = sit_down(player, "bot", options={"version": "nile"}, viewport=SMALL_DESK, locale=language)
    decided(me.page)
    owned = me.page.locator(".terra .card").evaluate_all(OWNED)
    assert len(owned) == 6
    assert me.page.evaluate(BROKEN) == []


def late(me, version):
    """Bring a golden replay of a version to the service, and sit down in the last quarter of its game."""
    log = (REPLAYS / f"{version}-2-plain.log").read_text(encoding="utf-8")
    table = me.ask("/api/logs", {"text": log})["id"]
    last = me.context.request.get(f"/api/tables/{table}/frames?seat=-1&from=0&count=1").json()["last"]
    return me.ask(f"/api/tables/{table}/branch", {"version": last * 3 // 4, "seat": 0, "level": "random"})["id"]


def test_pieces_are_drawn_on_their_way_in_a_replay(player):
    me = player(viewport=DESK, reduced_motion="no-preference")
    log = (REPLAYS / "base-2-plain.log").read_text(encoding="utf-8")
    table = me.ask("/api/logs", {"text": log})["id"]
    me.page.goto(f"/replay/{table}?v=0")
    me.page.wait_for_selector(".board .pane [data-spot]")
    me.page.wait_for_load_state("networkidle")
    me.page.locator("input[type=range]").fill("8")
    found = me.page.wait_for_function(FLYING, polling=20).json_value()
    assert all(size > 0 for size in found)


def explained(page):
    """Read every card that explains something, one after the other."""
    page.wait_for_selector(CARD)
    told = []
    while page.locator(CARD).count():
        told.append(page.locator(f"{CARD} p").inner_text())
        page.locator(f"{CARD} .ok").click()
        page.wait_for_function("told => document.querySelector('.first-time p')?.innerText !== told", arg=told[-1])
    return told


@pytest.mark.parametrize(
    ("version", "sources", "others"),
    [("horus", ["track", "grave_goods"], ["oases", "nile"]), ("nile", ["track", "grave_goods", "oases", "nile"], [])],
)
def test_a_first_game_explains_what_its_version_brings_and_each_thing_once(player, version, sources, others):
    me, words = player(viewport=DESK), Words("en", shelf.game(GAME))
    me.prefer(**QUICK)
    table = late(me, version)
    me.go(table)
    decided(me.page)
    told = explained(me.page)
    assert len(told) == len(set(told))
    assert {words.say(f"first-source-{source}") for source in sources} <= set(told)
    assert not {words.say(f"first-source-{source}") for source in others} & set(told)
    me.go(table)
    decided(me.page)
    me.page.wait_for_load_state("networkidle")
    assert me.page.locator(CARD).count() == 0


@pytest.mark.parametrize("task", ["1", "2", "3"])
def test_a_task_shows_its_goal_and_how_far_it_is(player, task):
    me = sit_down(player, options={"task": task}, viewport=DESK)
    decided(me.page)
    far = me.page.locator(".task progress")
    assert far.get_attribute("max") == {"1": "4", "2": "276", "3": "6"}[task]
    assert me.page.locator(".task").inner_text().startswith(f"Task {task}")


@pytest.mark.parametrize("task", ["1", "2", "3"])
def test_on_a_phone_a_task_is_read_without_scrolling(player, task):
    me = sit_down(player, options={"task": task}, **PHONE)
    decided(me.page)
    box, sheet = me.page.locator(".task").bounding_box(), me.page.locator(".ask h2").bounding_box()
    assert me.page.locator(".task").inner_text().startswith(f"Task {task}")
    assert box["y"] + box["height"] < sheet["y"]
    assert box["height"] <= FINGER  # briefly
    steps = me.page.locator(".terra .todo").bounding_box()
    assert steps["y"] + steps["height"] < sheet["y"]


@pytest.mark.parametrize(("theme", "wide"), some(("light", 1440), ("dark", 390)))
def test_the_table_is_free_of_what_axe_looks_for(player, theme, wide):
    options = {"version": "nile", "open_stacks": "yes"}
    me = sit_down(player, "bot", "bot", options=options, theme=theme, viewport={"width": wide, "height": 900})
    decided(me.page)
    me.page.wait_for_selector(LIT)
    found = Axe().run(me.page)
    assert found.violations_count == 0, found.generate_report()
