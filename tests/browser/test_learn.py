"""Learning in a browser: each tutorial to its end, with the mouse, with keys alone and on a phone, and the first game after it."""

import pytest
from axe_playwright_python.sync_playwright import Axe

from saqqara.core.lessons import tutorial
from saqqara.testing import shelf_games
from tests.browser.ways import some

GAMES = shelf_games()
LEARN = ".learn"
ON = ".panel .on"
ROW = ".panel [data-row]"
CARD = ".first-time"
QUIET = {"sound": False, "speed": 2}

games = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)

# A point of a lit spot where a click reaches it, null where something else lies over all of it.
REACH = """(spot) => {
  const found = document.querySelector(`.stage [data-spot="${CSS.escape(spot)}"].is-lit`)
  if (!found) return null
  found.scrollIntoView({ block: 'center' })
  const box = found.getBoundingClientRect()
  for (let part = 1; part < 400; part++) {
    const x = box.x + box.width * ((part * 0.618) % 1), y = box.y + box.height * ((part * 0.414) % 1)
    if (document.elementFromPoint(x, y)?.closest('[data-spot]') === found) return [x, y]
  }
  return null
}"""


def arrived(page, name):
    page.wait_for_selector(f"{LEARN}[data-scene={name}]")


def option_of(scene):
    """Return the right answer of a scene with its spots."""
    return next(action for action in scene.before().options(scene.seat) if action.code == scene.accept[0])


def next_row(page, option, order):
    """Return the row that leads on to an option."""
    rows = page.eval_on_selector_all(ROW, "rows => rows.map((row) => row.dataset.row)")
    wanted = [option.code, option.text, *order]
    return next(at for name in wanted for at, row in enumerate(rows) if row == name)


def answer_by_rows(page, scene, press):
    """Answer through the list, which narrows step by step."""
    option = option_of(scene)
    while page.get_attribute(LEARN, "data-state") != "on":
        press(next_row(page, option, option.path))


def click_row(page):
    return lambda at: page.locator(ROW).nth(at).click()


def type_row(page):
    def press(at):
        before = page.eval_on_selector_all(ROW, "rows => rows.map((row) => row.dataset.row).join()")
        page.keyboard.type(str(at + 1))
        page.wait_for_function(
            """before => document.querySelector('.learn').dataset.state === 'on'
            || [...document.querySelectorAll('.panel [data-row]')].map((row) => row.dataset.row).join() !== before""",
            arg=before,
        )

    return press


def answer_by_spots(page, scene):
    """Answer on the board, spot by spot; through the list where a board has no such spot."""
    for spot in option_of(scene).path:
        if page.get_attribute(LEARN, "data-state") == "on":
            return True
        point = page.evaluate(REACH, spot)
        if point is None:
            answer_by_rows(page, scene, click_row(page))
            return False
        page.mouse.click(*point)
    return page.get_attribute(LEARN, "data-state") == "on"


def learnt(page, game, answer):
    """Go through a game's tutorial; return what was answered."""
    page.goto(f"/learn/{game.name}")
    page.wait_for_selector(".stage [data-spot]", state="attached")
    said = []
    for scene in tutorial(game).scenes:
        arrived(page, scene.name)
        assert page.locator(".say .said").inner_text().strip()
        if scene.accept:
            said.append(answer(page, scene))
            page.wait_for_selector(f"{LEARN}[data-state=on] .right")
        page.locator(ON).click()
    arrived(page, "done")
    return said


@games
def test_a_tutorial_is_clicked_to_its_end(player, game):
    me = player(viewport={"width": 1440, "height": 900})
    me.prefer(**QUIET)
    learnt(me.page, game, lambda page, scene: answer_by_rows(page, scene, click_row(page)))
    me.page.goto("/learn")
    me.page.locator("main li a").first.wait_for()
    assert me.page.get_by_text("Learnt").count() == 1


def test_a_tutorial_is_answered_on_the_board(player, first_game):
    me = player(viewport={"width": 1440, "height": 900})
    me.prefer(**QUIET)
    game = next(game for game in GAMES if game.name == first_game)
    assert all(learnt(me.page, game, answer_by_spots))


@pytest.mark.parametrize("game", GAMES[-1:], ids=lambda game: game.name)
def test_a_tutorial_is_learnt_by_keys_alone(player, game):
    me = player(viewport={"width": 1440, "height": 900})
    me.prefer(**QUIET)
    page = me.page
    page.goto(f"/learn/{game.name}")
    page.wait_for_selector(".stage [data-spot]", state="attached")
    for scene in tutorial(game).scenes:
        arrived(page, scene.name)
        if scene.accept:
            answer_by_rows(page, scene, type_row(page))
            page.wait_for_selector(f"{LEARN}[data-state=on]")
            heard = page.locator(".learn > .heard").inner_text()
            assert page.locator(".say .right").inner_text() in heard
        page.wait_for_function("() => document.activeElement?.matches('.panel .on')")
        page.keyboard.press("Enter")
    arrived(page, "done")


@games
def test_a_tutorial_goes_on_a_phone_where_it_was_left(player, game):
    me = player(viewport={"width": 390, "height": 844}, has_touch=True)
    me.prefer(**QUIET)
    me.page.goto(f"/learn/{game.name}")
    first, second = tutorial(game).scenes[:2]
    arrived(me.page, first.name)
    me.page.locator(ON).tap()
    arrived(me.page, second.name)
    me.page.reload()
    arrived(me.page, second.name)
    answer_by_rows(me.page, second, lambda at: me.page.locator(ROW).nth(at).tap())
    assert me.page.evaluate("() => document.documentElement.scrollWidth") == 390
    me.page.get_by_role("button", name="Start again").tap()
    arrived(me.page, first.name)


def test_another_answer_is_met_with_a_hint_and_changes_nothing(player, first_game):
    me = player(viewport={"width": 1440, "height": 900})
    me.prefer(**QUIET)
    game = next(game for game in GAMES if game.name == first_game)
    scene = next(scene for scene in tutorial(game).scenes if scene.accept)
    me.page.goto(f"/learn/{game.name}")
    me.page.locator(ON).click()
    arrived(me.page, scene.name)
    other = next(action for action in scene.before().options(scene.seat) if action.code not in scene.accept)
    while me.page.locator(".nudge").count() == 0:
        me.page.locator(ROW).nth(next_row(me.page, other, other.path)).click()
    assert me.page.locator(".learn > .heard").inner_text() == me.page.locator(".nudge").inner_text()
    assert me.page.get_attribute(LEARN, "data-state") == "hint"
    answer_by_rows(me.page, scene, click_row(me.page))
    assert me.page.locator(".nudge").count() == 0


@pytest.mark.parametrize(("theme", "wide"), some(("dark", 390), ("light", 1440)))
def test_learning_is_free_of_what_axe_looks_for(player, theme, wide):
    me = player(viewport={"width": wide, "height": 900})
    me.prefer(theme=theme, **QUIET)
    me.page.goto("/learn")
    me.page.locator("main li a").first.wait_for()
    free(me.page)
    for game in GAMES:
        me.page.goto(f"/learn/{game.name}")
        me.page.locator(ON).click()
        scene = tutorial(game).scenes[1]
        arrived(me.page, scene.name)
        free(me.page)
        answer_by_rows(me.page, scene, click_row(me.page))
        free(me.page)


def free(page):
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()


def test_after_the_tutorial_the_first_game_explains_each_thing_once(player, first_game):
    me = player(viewport={"width": 1440, "height": 900})
    me.prefer(**QUIET)
    game = next(game for game in GAMES if game.name == first_game)
    learnt(me.page, game, lambda page, scene: answer_by_rows(page, scene, click_row(page)))
    me.page.get_by_role("button", name="Play your first game").click()
    me.page.wait_for_url("**/t/**")
    me.page.wait_for_selector(CARD)
    told = me.page.locator(f"{CARD} p").inner_text()
    free(me.page)
    me.page.get_by_role("button", name="The rule").click()
    me.page.wait_for_selector(".drawer .now")
    me.page.keyboard.press("Escape")
    while me.page.locator(CARD).count():
        me.page.get_by_role("button", name="Got it").click()
    me.page.reload()
    me.page.wait_for_selector("[data-row]")
    me.page.wait_for_load_state("networkidle")
    assert me.page.locator(CARD).count() == 0
    assert me.page.get_by_text(told).count() == 0


def test_explaining_is_switched_off_at_the_table_and_on_in_the_settings(player, first_game):
    me = player(viewport={"width": 1440, "height": 900})
    me.page.goto("/settings")
    me.page.get_by_label("In first games").wait_for()
    table = me.make(first_game, "me", "bot")
    me.go(table)
    me.page.wait_for_selector(CARD)
    me.page.get_by_role("button", name="Stop explaining").click()
    me.page.wait_for_selector(CARD, state="detached")
    me.page.goto("/settings")
    assert me.page.get_by_label("Never").is_checked()
    me.page.get_by_label("From now on").check()
    me.go(table)
    me.page.wait_for_selector(CARD)
