"""Games on the board of this file's game: with the mouse, with keys alone and with a finger; and what its ghost tells."""

import random
import re
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe

from saqqara.core import shelf
from tests.browser.quick import address  # noqa: F401  a fixture
from tests.browser.test_table import QUICK, ROW, click_spot, decided, finish, settled, step
from tests.browser.ways import BY_HAND, by_hand, play_out, some

GAME = Path(__file__).stem.removeprefix("test_")
REPLAYS = Path(__file__).parents[2] / "src/saqqara/games" / GAME / "tests/replays"
WIDE, PHONE = {"width": 1440, "height": 900}, {"width": 390, "height": 844}
ARROWS = ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]
SQUARE = ".sgp .big .is-lit"
COVERED = ".sgp > [role=status]"
GHOST = ".sgp .ghost"
MARK = ".tools .mark"


def asked(page):
    """Name what the board is asked for: keep, mark, cross or take."""
    return page.get_attribute(".sgp", "data-asked")


def sit(player, *others, **wishes):
    """Begin a game and wait for its first question."""
    me = player(**wishes)
    me.prefer(**QUICK)
    me.go(me.make(GAME, "me", *others))
    decided(me.page)
    return me


def marking(page, chance):
    """Answer until a pattern is asked for."""
    while asked(page) != "mark":
        before = step(page)
        click_spot(page, chance)
        settled(page, before)
        decided(page)


def centre(page, at=0):
    box = page.locator(SQUARE).nth(at).bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def squares(page):
    """Name the squares that the ghost covers, by what is said of it."""
    return page.inner_text(COVERED).split(" on the ")[0].split()


def test_numbers_of_cards_and_points_cannot_be_taken_for_letters(player):
    me = sit(player, "bot", viewport=WIDE)
    for what in (".number", ".score h2 b", ".score h3 b", ".box", ".rival h3 b"):
        fonts = me.page.locator(f".sgp {what}").evaluate_all(
            "all => all.map((one) => getComputedStyle(one).fontFamily)"
        )
        assert fonts, what
        assert not [font for font in fonts if "Marcellus" in font], what


def test_a_whole_game_is_played_with_the_ghost_under_the_mouse(player):
    me, chance = sit(player, "bot", viewport=WIDE), random.Random(1)
    page, covered = me.page, []
    for _ in by_hand(page, decided):
        before = step(page)
        if asked(page) == "mark":
            page.mouse.move(*centre(page, chance.randrange(page.locator(SQUARE).count())))
            if chance.random() < 0.3:
                page.mouse.wheel(0, 100)
            page.wait_for_selector(GHOST)
            covered.append(squares(page))
            page.mouse.down()
            page.mouse.up()
        else:
            assert click_spot(page, chance)
        settled(page, before)
    play_out(page)
    assert len(covered) >= min(28, BY_HAND // 2)
    assert any(len(one) > 1 for one in covered)


def test_a_game_is_played_by_keys_alone(player):
    me, chance = sit(player, "bot"), random.Random(2)
    page, patterns = me.page, 0
    for _ in by_hand(page, decided):
        before = step(page)
        for _ in range(chance.randrange(1, 3)):
            page.keyboard.press(chance.choice(ARROWS))
        if asked(page) == "mark":
            page.keyboard.press(chance.choice("rm"))
            patterns += len(squares(page)) > 1
        page.keyboard.press("Enter")
        settled(page, before)
    assert patterns > 2


def tap(page, chance):
    """Point with a finger at what is asked for, and wait until it is done; say how many squares were marked at once."""
    before, marks = step(page), asked(page) == "mark"
    lit = page.locator(SQUARE if marks else ".sgp .is-lit")
    lit.nth(chance.randrange(lit.count())).tap()
    if not marks or not page.locator(f"{MARK}:enabled").count():
        settled(page, before)
        return 1
    many = len(squares(page))
    mark(page, tap=True)
    return many


def test_a_game_is_played_with_a_finger_on_a_phone(player):
    me, chance = sit(player, "bot", viewport=PHONE, has_touch=True), random.Random(3)
    patterns = [tap(me.page, chance) > 1 for _ in by_hand(me.page, decided)]
    assert sum(patterns) > 2


def test_squares_are_large_enough_for_a_finger(player):
    for width in (320, 390):
        me = sit(player, "bot", viewport={"width": width, "height": 700}, has_touch=True)
        marking(me.page, random.Random(4))
        sizes = me.page.eval_on_selector_all(SQUARE, "all => all.map((one) => one.getBoundingClientRect().width)")
        assert min(sizes) >= 44
        buttons = me.page.eval_on_selector_all(".sgp button:visible", "all => all.map((one) => one.offsetHeight)")
        assert min(buttons) >= 44
        assert me.page.evaluate("document.querySelector('.sgp').scrollWidth <= innerWidth")


def test_the_ghost_turns_and_mirrors_and_says_what_it_covers(player):
    me = sit(player, "bot", viewport=WIDE)
    page = me.page
    marking(page, random.Random(5))
    page.mouse.move(5, 5)  # what comes to lie under a resting pointer would be lit as well
    page.keyboard.press("ArrowRight")
    page.wait_for_selector(GHOST)
    assert squares(page)
    assert "card" in page.inner_text(COVERED)
    assert page.evaluate("document.activeElement.matches('.tools .mark')")
    assert page.locator(".ask .row.hot").count() == 0
    page.keyboard.press("x")
    assert len(squares(page)) == 1
    page.keyboard.press("x")
    page.mouse.move(5, 5)
    page.locator(".ask").hover()
    assert page.locator(".drawer").count() == 0  # the key that turns opens no rules here


def test_a_row_of_the_list_shows_its_ghost(player):
    me = sit(player, "bot", viewport=WIDE)
    page = me.page
    marking(page, random.Random(6))
    while page.locator(f"{ROW}:not(:has(.count))").count() == 0:
        page.locator(ROW).first.click()
    row = page.locator(f"{ROW}:not(:has(.count))").last
    row.hover()
    page.wait_for_selector(GHOST)
    told = row.locator(".text").inner_text()
    assert squares(page)
    assert all(square in told for square in squares(page))


def mark(page, *, tap=False):
    """Mark what the ghost covers, and wait until it is done."""
    version = page.get_attribute(".table", "data-version")
    button = page.locator(MARK)
    button.tap() if tap else button.click()
    page.wait_for_function("version => document.querySelector('.table').dataset.version !== version", arg=version)
    decided(page)


def choose_part(page, *, tap=False):
    """Click lit squares until one of them is a part of the pattern; say whether any is."""
    for at in range(page.locator(SQUARE).count()):
        square = page.locator(SQUARE).nth(at)
        square.tap() if tap else square.click()
        page.wait_for_selector(GHOST)
        if page.locator(".crumbs").count():
            return True
    return False


def test_squares_are_chosen_one_by_one_where_that_is_wished(player):
    me = sit(player, "bot", viewport=WIDE)
    page, chance = me.page, random.Random(7)
    marking(page, chance)
    page.get_by_role("button", name="Square by square").click()
    while not choose_part(page):
        assert len(squares(page)) == 1
        mark(page)
        marking(page, chance)
    assert page.locator(".crumbs button").count() == 1
    assert len(squares(page)) > 1
    assert page.locator(".big .is-chosen").count() == 1
    mark(page)


def two_fingers(page):
    """Tap with two fingers on the card in front."""
    box = page.locator(".sgp .big").bounding_box()
    points = [{"x": box["x"] + box["width"] * part, "y": box["y"] + 80} for part in (0.4, 0.6)]
    line = page.context.new_cdp_session(page)
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": points, "timestamp": 1000})
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": [], "timestamp": 1000.1})


def test_two_fingers_turn_the_ghost(player):
    me = sit(player, "bot", viewport=PHONE, has_touch=True)
    page, chance = me.page, random.Random(13)
    marking(page, chance)
    patterns = page.locator(ROW).filter(has_text=re.compile(r"\w\d \w\d"))
    while not choose_part(page, tap=True) or patterns.count() < 2:
        mark(page)
        marking(page, chance)
    before = page.inner_text(COVERED)
    two_fingers(page)
    page.wait_for_function("before => document.querySelector('.sgp > [role=status]').innerText !== before", arg=before)
    assert len(squares(page)) == len(before.split(" on the ")[0].split())


def test_the_cards_of_others_are_looked_at_large(player):
    me = sit(player, "bot", viewport=WIDE)
    page = me.page
    marking(page, random.Random(12))
    mine = page.locator(".big .number").all_text_contents()
    page.locator(".look").click()
    assert page.locator(".big .number").all_text_contents() != mine
    assert page.locator(".big .spot").count() == 0
    page.get_by_role("button", name="Your cards", exact=True).click()
    assert page.locator(".big .number").all_text_contents() == mine
    assert page.locator(SQUARE).count()


def test_an_unlit_square_says_why(player):
    me = sit(player, "bot", viewport=WIDE)
    marking(me.page, random.Random(8))
    me.page.locator(".sgp .big .spot:not(.is-lit)").last.dispatch_event("click")
    me.page.wait_for_selector(".why")


def test_the_chambers_of_a_deck_that_was_typed_in_are_drawn(player):
    text = next(REPLAYS.glob("*.deck.txt")).read_text(encoding="utf-8")
    option = next(option for option in shelf.game(GAME).options if option.read)
    me = player(viewport=WIDE)
    me.prefer(**QUICK)
    me.go(me.make(GAME, "me", "bot", files={option.name: text}))
    decided(me.page)
    me.page.wait_for_selector(".sgp .dealt")
    card = int(me.page.locator(".dealt .number").first.text_content())
    rows = text.split(f"\ncard {card} ")[1].splitlines()[1:6]
    drawn = me.page.locator(".dealt").first
    assert drawn.locator(".brick").count() == sum(row.count("#") for row in rows)
    assert drawn.locator(".thing-s").count() == sum(row.count("s") for row in rows)
    marking(me.page, random.Random(9))
    assert "typed in" in me.page.inner_text(".sgp .designed")


def test_people_at_one_screen_see_their_own_cards_behind_the_curtain(player):
    me = player(viewport=WIDE)
    me.prefer(**QUICK)
    me.page.goto(f"/t/{me.make(GAME, 'me', 'me')}")
    hands: list[set[str]] = []
    while len(hands) < 2:
        me.page.locator(".curtain button").click()
        me.page.wait_for_selector(".sgp .dealt .is-lit")
        hands.append(set(me.page.locator(".dealt .number").all_text_contents()))
        finish(me.page, random.Random(10))
        me.page.wait_for_selector(ROW)
        finish(me.page, random.Random(10))
    assert len(hands[0] | hands[1]) == 8


@pytest.mark.parametrize(("theme", "size"), some(("dark", PHONE), ("light", WIDE)))
def test_the_board_is_free_of_what_axe_looks_for(player, theme, size):
    me = player(viewport=size)
    me.prefer(**QUICK, theme=theme)
    me.go(me.make(GAME, "me", "bot", "bot"))
    decided(me.page)
    assert (found := Axe().run(me.page)).violations_count == 0, found.generate_report()
    marking(me.page, random.Random(11))
    me.page.keyboard.press("ArrowRight")
    assert (found := Axe().run(me.page)).violations_count == 0, found.generate_report()


def test_the_list_of_keys_has_those_of_the_board(player):
    me = sit(player, "bot")
    me.page.keyboard.press("?")
    own = me.page.locator("dialog h3 + dl")
    own.wait_for()
    assert "Mirror" in own.inner_text()
    assert own.locator("kbd", has_text="m").count() == 1
