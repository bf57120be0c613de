"""A game with a finger on a phone, and a phone held sideways."""

import random
from importlib import import_module
from itertools import pairwise

import pytest
from playwright.sync_api import TimeoutError  # noqa: A004  what Playwright calls it

from saqqara.testing import shelf_games
from tests.browser.quick import address  # noqa: F401  a fixture
from tests.browser.test_table import LIT, REACH, ROW, decided, settled, spots, step
from tests.browser.ways import by_hand

wide = import_module(f"tests.browser.test_{shelf_games()[-1].name}")  # of the board that is zoomed on a phone
QUICK = {"speed": 20, "sound": False, "motion": "off"}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
LYING = {"viewport": {"width": 844, "height": 390}, "has_touch": True}
SHOW = "(spot) => document.querySelector(`.scene [data-spot='${spot}'].is-lit`)?.scrollIntoView({ block: 'center' })"
CHANGED = """([before, near]) => document.querySelector('.table').dataset.step !== before ||
  new DOMMatrix(getComputedStyle(document.querySelector('.pane')).transform).a > near"""
SIZE = """(spot) => {
  const { width, height } = document.querySelector(`.scene [data-spot="${CSS.escape(spot)}"].is-lit`).getBoundingClientRect()
  return Math.round(Math.min(width, height))
}"""
FINGER = 44
ANSWERS = 24
every_game = pytest.mark.parametrize("game", [game.name for game in shelf_games()])


def sit(player, game, *others, **wishes):
    me = player(**wishes)
    me.prefer(**QUICK)
    me.go(me.make(game, "me", "bot", *others))
    decided(me.page)
    return me


def tap(page, chance):
    """Point with a finger at a lit spot, or at a row where none can be reached; say whether it was a spot."""
    for spot in chance.sample(found := sorted(spots(page)), len(found)):
        page.evaluate(SHOW, spot)
        point = page.evaluate(REACH, spot)
        if point:
            page.touchscreen.tap(*point)
            return True
    page.locator(ROW).first.tap()
    return False


def test_a_game_is_played_with_a_finger(player, first_game):
    me, chance = sit(player, first_game, "bot", "bot", **PHONE), random.Random(1)
    page, taps, zoomed = me.page, [], 0
    for _ in by_hand(page, decided):
        before, near = step(page), page.evaluate(wide.ZOOM)
        taps.append(tap(page, chance))
        page.wait_for_function(CHANGED, arg=[before, near])
        zoomed += step(page) == before
    assert taps.count(True) > 10
    assert taps.count(False) == 0
    assert zoomed > 0


@pytest.mark.parametrize(("width", "height"), [(390, 844), (320, 568)])
def test_what_is_too_small_for_a_finger_comes_closer_before_it_is_chosen(player, first_game, width, height):
    me = sit(player, first_game, "bot", viewport={"width": width, "height": height}, has_touch=True)
    page, chance = me.page, random.Random(4)
    chosen: dict[bool, list[str]] = {True: [], False: []}
    while len(chosen[True]) + len(chosen[False]) < ANSWERS and decided(page):
        before, spot = step(page), chance.choice(sorted(spots(page)))
        page.evaluate(SHOW, spot)
        large = page.evaluate(SIZE, spot) >= FINGER
        page.touchscreen.tap(*page.evaluate(REACH, spot))
        page.wait_for_function(CHANGED, arg=[before, 1])
        assert (step(page) == before) != large, spot
        if not large:
            assert page.evaluate(SIZE, spot) >= FINGER, spot
            page.touchscreen.tap(*page.evaluate(REACH, spot))
            settled(page, before)
        assert page.evaluate(wide.ZOOM) == 1
        chosen[large].append(spot)
    assert chosen[True]
    assert chosen[False]


def test_a_tap_beside_everything_or_on_the_button_shows_the_whole_board_again(player, first_game):
    me = sit(player, first_game, "bot", **PHONE)
    page = me.page
    spot = next(spot for spot in sorted(spots(page)) if page.evaluate(SIZE, spot) < FINGER)
    before = step(page)
    for again in (".whole", ".scene"):
        page.evaluate(SHOW, spot)
        page.touchscreen.tap(*page.evaluate(REACH, spot))
        page.wait_for_selector(".whole")
        page.locator(again).tap(position={"x": 12, "y": 12})
        page.wait_for_selector(".whole", state="detached")
        assert step(page) == before
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_game_is_played_with_a_finger_where_a_first_tap_comes_closer(player):
    me, chance = sit(player, wide.GAME, "bot", "bot", **PHONE), random.Random(2)
    page, zoomed, missed = me.page, 0, 0
    for _ in by_hand(page, decided):
        before, near = step(page), page.evaluate(wide.ZOOM)
        if not any(wide.tap(page, spot) for spot in wide.preferred(page, chance)):
            page.locator(ROW).first.tap()
        try:
            page.wait_for_function(CHANGED, arg=[before, near], timeout=3000)
            zoomed += step(page) == before
        except TimeoutError:
            missed += 1  # what was pointed at had just moved away, as it may under any finger
    assert zoomed > 0
    assert missed < 4


@every_game
def test_a_phone_held_sideways_shows_board_and_list_side_by_side(player, game):
    me = sit(player, game, **LYING)
    page = me.page
    scene, ask = page.locator(".scene").bounding_box(), page.locator(".ask").bounding_box()
    assert scene["x"] + scene["width"] <= ask["x"] + 1
    assert scene["height"] >= 300
    assert ask["height"] >= 300
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    heights = page.eval_on_selector_all(f"{ROW}, header .tool:not(.wide)", "all => all.map((one) => one.offsetHeight)")
    assert min(heights) >= 44


def test_on_a_phone_the_names_of_four_seats_are_read_whole(player, first_game):
    me = player(viewport={"width": 360, "height": 740}, locale="de")
    bots = [{"kind": "bot", "level": "level2"}] * 3
    me.go(me.ask("/api/tables", {"game": first_game, "players": [{"kind": "me", "name": "Aino"}, *bots]})["id"])
    names = me.page.locator(".scene .who")
    names.filter(has_text="Steinschlepper 3").wait_for()
    assert [name.strip() for name in names.all_text_contents()] == [
        "Aino",
        "Steinschlepper",
        "Steinschlepper 2",
        "Steinschlepper 3",
    ]
    ends = names.evaluate_all(
        "all => all.map((name) => name.getBoundingClientRect()).map(({ left, right }) => [left, right])"
    )
    assert all(end <= start for (_, end), (start, _) in pairwise(sorted(ends))), ends


@pytest.mark.parametrize("seats", [2, 4])
def test_a_phone_held_sideways_shows_most_of_a_high_board_at_once(player, first_game, seats):
    me = sit(player, first_game, *["bot"] * (seats - 2), **LYING)
    whole, seen = me.page.eval_on_selector(".scene", "scene => [scene.scrollHeight, scene.clientHeight]")
    assert whole < 1.3 * seen
    me.page.set_viewport_size({"width": 390, "height": 844})
    me.page.wait_for_function("whole => document.querySelector('.scene').scrollHeight > whole", arg=whole)
    assert me.page.locator(LIT).count() > 0
