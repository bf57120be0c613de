"""Whole games in a browser: with the mouse, with keys alone, on two machines, at one screen, and only watching."""

import random
import re
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe

import saqqara
from saqqara.testing import shelf_games
from tests.browser.quick import address  # noqa: F401  a fixture
from tests.browser.ways import by_hand, play_out, some

LIT = ".scene [data-spot].is-lit"
ROW = "[data-row]"
OVER = "section.end"
QUICK = {"speed": 20, "sound": False, "motion": "off"}

# A point of a lit spot where a click reaches it, null where something else lies over all of it.
REACH = """(spot) => {
  const found = document.querySelector(`.scene [data-spot="${CSS.escape(spot)}"].is-lit`)
  if (!found) return null
  const box = found.getBoundingClientRect()
  for (let part = 1; part < 400; part++) {
    const x = box.x + box.width * ((part * 0.618) % 1), y = box.y + box.height * ((part * 0.414) % 1)
    const isFound = (u, v) => document.elementFromPoint(u, v)?.closest('[data-spot]') === found
    if (isFound(x, y) && isFound(x - 2, y - 2) && isFound(x + 2, y + 2)) return [x, y] // not on an edge
  }
  return null
}"""


# The move is seen, or its first part is chosen and the rest is asked for.
MADE = """([version, before]) => {
  const { dataset } = document.querySelector('.table')
  return dataset.version !== version || (dataset.step !== before && document.querySelector('[data-row]') !== null)
}"""


def decided(page):
    """Wait until there is something to decide, or the game is over; say which."""
    page.wait_for_selector(f"{ROW}, {OVER}")
    return page.locator(OVER).count() == 0


def spots(page):
    return page.eval_on_selector_all(LIT, "found => found.map((each) => each.dataset.spot)")


def settled(page, before):
    """Wait until the service has answered: the question or the story is another one."""
    page.wait_for_function("before => document.querySelector('.table').dataset.step !== before", arg=before)


def step(page):
    return page.get_attribute(".table", "data-step")


def click_spot(page, chance):
    """Choose a lit spot with the mouse, or a row where the board has none; say whether it was a spot."""
    for spot in chance.sample(found := sorted(spots(page)), len(found)):
        point = page.evaluate(REACH, spot)
        if point:
            page.mouse.click(*point)
            return True
    page.locator(ROW).first.click()
    return False


def test_a_whole_game_is_played_by_clicking_lit_spots(player, first_game):
    me, chance = player(viewport={"width": 1440, "height": 900}), random.Random(1)
    me.prefer(**QUICK | {"speed": 2, "motion": "auto"})
    me.go(me.make(first_game, "me", "bot"))
    clicks = []
    while decided(me.page):
        before = step(me.page)
        clicks.append(click_spot(me.page, chance))
        settled(me.page, before)
    assert clicks.count(True) > 20
    assert clicks.count(False) == 0
    assert me.page.locator(".players li").count() == 2


def test_a_whole_game_is_played_by_keys_alone(player, first_game):
    me, chance = player(), random.Random(2)
    me.prefer(**QUICK)
    me.go(me.make(first_game, "me", *["bot"] * 3))
    walked = 0
    for _ in by_hand(me.page, decided):
        before = step(me.page)
        if spots(me.page) and chance.random() < 0.6:
            for _ in range(chance.randrange(1, 4)):
                me.page.keyboard.press(chance.choice(["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]))
            walked += 1
            me.page.keyboard.press("Enter")
        else:
            me.page.keyboard.press(str(chance.randrange(1, min(9, me.page.locator(ROW).count()) + 1)))
        settled(me.page, before)
    play_out(me.page)
    assert walked > 5


def test_keys_step_back_show_the_rules_and_list_themselves(player, first_game):
    me = player()
    me.prefer(**QUICK)
    me.go(me.make(first_game, "me", "bot"))
    decided(me.page)
    me.page.keyboard.press("r")
    me.page.wait_for_selector(".drawer [data-rule]")
    me.page.keyboard.press("Escape")
    assert me.page.locator(".drawer").count() == 0
    me.page.keyboard.press("?")
    assert me.page.locator("dialog kbd").count() > 9
    me.page.keyboard.press("Escape")
    me.page.wait_for_selector("dialog", state="detached")


def test_the_board_says_which_round_it_is(player, first_game):
    me = player()
    me.prefer(**QUICK, explain="off")
    me.go(me.make(first_game, "me", "bot"))
    me.page.locator(".scene").get_by_text(re.compile(r"^Round 1 of \d$")).wait_for()


def test_a_spot_that_is_not_lit_says_why(player, first_game):
    me = player(viewport={"width": 1440, "height": 900})
    me.prefer(**QUICK)
    me.go(me.make(first_game, "me", "bot"))
    decided(me.page)
    me.page.locator(".scene [data-spot^='ship:']:not(.is-lit)").first.dispatch_event("click")
    me.page.wait_for_selector(".why")
    assert me.page.locator(".why p").inner_text().endswith(".")
    me.page.get_by_role("button", name="Read on in the rules").click()
    me.page.wait_for_selector(".drawer .now")
    assert me.page.locator(".drawer .now").count() == 1


def finish(page, chance):
    """Answer until the move is made: a row may only have narrowed the choice."""
    version = page.get_attribute(".table", "data-version")
    while page.get_attribute(".table", "data-version") == version:
        rows = page.locator(ROW)
        before = step(page)
        rows.nth(chance.randrange(rows.count())).click()
        page.wait_for_function(MADE, arg=[version, before])


def acting(*players):
    """Wait for whoever has something to decide."""
    for _ in range(200):
        for player in players:
            if player.page.locator(ROW).count():
                return player
        players[0].page.wait_for_timeout(50)
    return pytest.fail("nobody has anything to decide")


# Chooses the first row; rows go when an answer takes long, so one that was there may not be when a pointer comes.
ANSWER = f"(document.querySelector('{ROW}')?.click(), document.querySelector('{ROW}') !== null)"


def story(page):
    return page.locator(".story li").all_inner_texts()


def test_two_browsers_agree_when_one_is_reloaded_and_one_is_cut_off(player, first_game):
    one, two, chance = player(), player(), random.Random(3)
    for each in (one, two):
        each.prefer(**QUICK)
    table = one.make(first_game, "me", "open")
    two.ask(f"/api/tables/{table}/sit", {"name": "Two"})
    one.go(table)
    two.go(table)

    for _ in range(3):
        finish(acting(one, two).page, chance)
    one.page.reload()
    one.page.wait_for_selector(".story li")
    cut = acting(one, two)
    other = two if cut is one else one
    cut.context.set_offline(True)
    cut.page.wait_for_selector(".chip.bad", timeout=20_000)
    while cut.page.evaluate(ANSWER):
        cut.page.wait_for_timeout(50)
    cut.page.get_by_text("waiting").first.wait_for()
    cut.context.set_offline(False)
    cut.page.wait_for_selector(".chip:not(.bad)")
    acting(other)
    cut.page.wait_for_function(
        "lines => document.querySelectorAll('.story li').length === lines", arg=len(story(other.page))
    )
    assert story(one.page) == story(two.page)
    assert len(story(one.page)) >= 4


def test_a_move_is_taken_back_and_everybody_sees_it(player, first_game):
    one, two = player(), player()
    for each in (one, two):
        each.prefer(**QUICK)
    table = one.make(first_game, "me", "open")
    two.ask(f"/api/tables/{table}/sit", {"name": "Two"})
    one.go(table)
    two.go(table)
    mover = acting(one, two)
    other = two if mover is one else one
    finish(mover.page, random.Random(7))
    acting(other)
    mover.page.keyboard.press("u")
    agree = other.page.get_by_role("button", name="Agree")
    back = mover.page.locator(".story li", has_text="takes it back")
    agree.or_(other.page.locator(".story li", has_text="takes it back")).first.wait_for()
    if agree.count():
        agree.click()
    back.wait_for()
    mover.page.wait_for_selector(ROW)
    assert mover.page.locator(".story .undone").count() == 1
    assert other.page.locator(ROW).count() == 0


def shared_table_with_secrets(me):
    """Make a table for two people at one screen, of the first game that has something to hide."""
    for game in shelf_games():
        me.page.goto(f"/t/{me.make(game.name, 'me', 'me')}")
        me.page.wait_for_selector(f".curtain, {ROW}")  # a curtain may be drawn before anything else
        if me.page.locator(".curtain").count():
            return
    pytest.fail("no game has anything to hide")


def test_people_at_one_screen_pass_it_on_behind_a_curtain(player):
    me = player()
    me.prefer(**QUICK)
    shared_table_with_secrets(me)
    seen: list[str] = []
    chance = random.Random(4)
    while len(seen) < 4:
        me.page.wait_for_selector(f".curtain, {ROW}")
        if me.page.locator(".curtain").count() == 0:
            finish(me.page, chance)
            continue
        assert me.page.locator(".scene, .story, .ask").count() == 0
        assert me.page.get_by_role("button", name="Take back", exact=True).is_disabled()
        if not seen:
            me.page.get_by_role("button", name="Turn sound on").click()
            me.page.get_by_role("button", name="Turn sound off").click()
        seen.append(me.page.locator(".curtain h1").inner_text())
        me.page.locator(".curtain button").click()
        me.page.wait_for_selector(ROW)
    assert seen[::2] == [seen[0]] * 2
    assert seen[1::2] == [seen[1]] * 2
    assert seen[0] != seen[1]


def test_people_at_one_screen_are_told_whose_turn_it_is(player, first_game):
    me = player(viewport={"width": 390, "height": 844})
    me.prefer(**QUICK)
    me.go(me.make(first_game, "me", "me"))
    told = set()
    for _ in range(4):
        me.page.wait_for_selector(ROW)
        told.add(me.page.locator(".ask .whose").inner_text())
        assert me.page.locator(".players .now .name").text_content() in told
        finish(me.page, random.Random(4))
    assert told == {"Guest", "Guest 2"}


def test_people_at_one_screen_need_no_curtain_without_secrets(player, first_game):
    me = player()
    me.prefer(**QUICK)
    me.go(me.make(first_game, "me", "me"))
    for _ in range(4):
        finish(acting(me).page, random.Random(5))
        assert me.page.locator(".curtain").count() == 0
    assert me.page.locator(".players .now").count() == 1


def test_a_spectator_sees_the_table_and_can_do_nothing(player, first_game):
    me, guest = player(), player()
    me.prefer(**QUICK)
    table = me.make(first_game, "me", "bot", public=True)
    me.go(table)
    guest.go(table)
    guest.page.get_by_text("You are watching").wait_for()
    finish(acting(me).page, random.Random(6))
    guest.page.wait_for_function("document.querySelectorAll('.story li').length > 4")
    assert guest.page.locator(ROW).count() == 0
    assert guest.page.locator(LIT).count() == 0


@pytest.mark.parametrize(("theme", "wide"), some(("dark", 390), ("light", 1440)))
def test_a_table_is_free_of_what_axe_looks_for(player, first_game, theme, wide):
    me = player(viewport={"width": wide, "height": 900})
    me.prefer(**QUICK, theme=theme)
    me.go(me.make(first_game, "me", "bot", "bot"))
    decided(me.page)
    found = Axe().run(me.page)
    assert found.violations_count == 0, found.generate_report()


def choose_in_menu(page, name):
    page.get_by_label("Menu").click()
    page.locator(".menu").get_by_text(name, exact=True).click()


def test_a_seat_is_left_to_a_bot_and_taken_back(player, first_game):
    me = player()
    me.prefer(**QUICK)
    me.go(me.make(first_game, "me", "bot"))
    decided(me.page)
    choose_in_menu(me.page, "Leave my seat")
    me.page.get_by_role("button", name="Stay").click()
    assert me.page.locator(ROW).count()
    choose_in_menu(me.page, "Leave my seat")
    me.page.get_by_role("button", name="Leave the seat").click()
    me.page.get_by_text("A bot sits in for you.").wait_for()
    me.page.wait_for_selector(ROW, state="detached")
    me.page.get_by_role("button", name="Take the seat back").click()
    me.page.get_by_text("A bot sits in for you.").wait_for(state="detached")
    assert decided(me.page)


def test_who_plays_with_others_says_a_name_at_the_table_too(player, first_game):
    me, friend = player(), player(viewport={"width": 390, "height": 800})
    for each in (me, friend):
        each.prefer(**QUICK)
    table = me.make(first_game, "me", "open")
    friend.ask(f"/api/tables/{table}/sit")
    me.go(table)
    friend.go(table)
    me.page.get_by_role("button", name="Say your name").click()
    me.page.get_by_role("textbox", name="Your name").fill("Aino")
    me.page.get_by_role("button", name="Save", exact=True).click()
    me.page.locator("dialog").get_by_text("The others see this name from now on.").wait_for()
    me.page.keyboard.press("Escape")
    friend.page.locator(".players b").get_by_text("Aino", exact=True).wait_for(state="attached")
    choose_in_menu(friend.page, "Say your name")
    friend.page.get_by_role("textbox", name="Your name").fill("Ben")
    friend.page.get_by_role("button", name="Save", exact=True).click()
    friend.page.locator("dialog").get_by_text("The others see this name from now on.").wait_for()
    me.page.locator(".players b").get_by_text("Ben", exact=True).wait_for()
    assert me.page.locator(".players b").all_inner_texts() == ["Aino", "Ben"]
    assert me.page.get_by_role("button", name="Say your name").count() == 0
    assert friend.context.request.get("/api/me").json()["name"] == "Ben"
    assert Axe().run(friend.page).violations_count == 0


def test_a_friend_is_no_host_while_the_host_waits_too(player, first_game):
    host, friend = player(), player()
    table = host.make(first_game, "me", "open", "open")
    friend.ask(f"/api/tables/{table}/sit", {"name": "Ben"})
    friend.page.goto(f"/t/{table}")
    start = friend.page.get_by_role("button", name="Fill up and start")
    start.wait_for()  # nobody else could begin
    host.page.goto(f"/t/{table}")
    friend.page.get_by_text("is here").wait_for()
    start.wait_for(state="detached")
    assert friend.page.get_by_role("button", name="Free the seat").count() == 0
    host.page.get_by_role("button", name="Fill up and start").click()
    friend.page.wait_for_selector(".scene [data-spot]")


def test_a_link_brings_a_seat_to_another_browser(player, first_game):
    me, phone = player(), player(viewport={"width": 390, "height": 800})
    for each in (me, phone):
        each.prefer(**QUICK)
    me.go(me.make(first_game, "me", "bot"))
    decided(me.page)
    choose_in_menu(me.page, "Link to my seat")
    link = me.page.locator("dialog input").input_value()
    assert me.page.locator("dialog").get_by_text("./play --lan").count() == 1  # a phone cannot come to 127.0.0.1
    assert me.page.locator("dialog img").count() == 0
    me.page.keyboard.press("1")  # behind a dialog nothing is chosen
    me.page.keyboard.press("Escape")
    assert me.page.locator(".crumbs").count() == 0
    phone.page.goto(link)
    assert decided(phone.page)
    assert Axe().run(phone.page).violations_count == 0


def test_the_log_is_downloaded_and_the_table_deleted(player, first_game):
    me = player()
    me.prefer(**QUICK)
    table = me.make(first_game, "me", "bot")
    me.go(table)
    decided(me.page)
    with me.page.expect_download() as download:
        choose_in_menu(me.page, "Download the log")
    assert download.value.path().read_text(encoding="utf-8").startswith(first_game)
    choose_in_menu(me.page, "Delete the table")
    me.page.get_by_role("button", name="Delete it").click()
    me.page.wait_for_url("/")
    assert me.context.request.get(f"/api/tables/{table}").status == 410


def test_the_first_page_says_whose_turn_it_is(player, first_game):
    one, two = player(), player()
    table = one.make(first_game, "me", "open")
    two.ask(f"/api/tables/{table}/sit", {"name": "Two"})
    for each in (one, two):
        each.page.goto("/")
    news = [each.page.locator(f"a[href='/t/{table}'] .news").inner_text() for each in (one, two)]
    assert sorted(text.split(" for ")[0] for text in news) == ["Waiting", "Your turn"]


WALKED = """() => {
  const table = document.querySelector('.table')
  window.walked = []
  new MutationObserver(() => window.walked.push(Number(table.dataset.version))).observe(table, { attributes: true })
}"""


def test_what_happened_while_the_line_was_cut_is_shown_step_by_step(player, first_game):
    people = [player() for _ in range(3)]
    for each in people:
        each.prefer(**QUICK)
    table = people[0].make(first_game, "me", "open", "open")
    for name, each in zip(("Two", "Three"), people[1:], strict=True):
        each.ask(f"/api/tables/{table}/sit", {"name": name})
    for each in people:
        each.go(table)
    chance = random.Random(8)
    last = acting(*people)
    finish(last.page, chance)
    last.page.wait_for_selector(ROW, state="detached")
    last.context.set_offline(True)
    last.page.wait_for_selector(".chip.bad", timeout=20_000)
    others = [each for each in people if each is not last]
    start = int(last.page.get_attribute(".table", "data-version"))
    for _ in range(2):
        mover = acting(*others)
        finish(mover.page, chance)
        mover.page.wait_for_selector(ROW, state="detached")
    last.page.evaluate(WALKED)
    last.context.set_offline(False)
    last.page.wait_for_selector(ROW)
    walked = sorted(set(last.page.evaluate("window.walked")))
    assert walked[0] == start + 1
    assert len(walked) > 1


def test_a_replay_shows_a_table_that_its_board_cannot_draw_as_text(player, first_game):
    me = player(viewport={"width": 1440, "height": 900})
    table = me.make(first_game, "me", "me")

    def spoil(route):
        answer = route.fetch()
        frames = answer.json()
        frames["frames"][2]["table"] = {"torn": ["page"]}
        route.fulfill(response=answer, json=frames)

    me.page.route("**/frames?**", spoil)
    me.page.goto(f"/replay/{table}")
    me.page.wait_for_selector(".board svg [data-spot]")
    for _ in range(2):
        me.page.keyboard.press("ArrowRight")
    me.page.get_by_text("torn").wait_for()
    me.page.keyboard.press("ArrowRight")
    me.page.wait_for_selector(".board svg [data-spot]")
    assert me.page.get_by_text("torn").count() == 0
    assert me.complaints
    me.complaints.clear()


def test_what_cannot_be_done_is_listed_with_the_rules_that_forbid_it(player, first_game):
    me = player(viewport={"width": 1440, "height": 900})
    me.prefer(**QUICK)
    me.go(me.make(first_game, "me", "bot"))
    decided(me.page)
    me.page.get_by_role("button", name="What can't I do?").click()
    me.page.wait_for_selector(".ask .no")
    assert 1 <= me.page.locator(".ask > ul .no").count() <= 2
    reasons = me.page.locator(".ask .no small").all_text_contents()
    assert len(set(reasons)) == len(reasons)
    assert me.page.locator(".why").count() == 0
    assert Axe().run(me.page).violations_count == 0
    me.page.locator(".ask .no button").first.click()
    me.page.wait_for_selector(".drawer .now")
    me.page.keyboard.press("Escape")
    finish(me.page, random.Random(9))
    assert me.page.locator(".ask .no").count() == 0


def replays(game):
    return Path(str(saqqara.__file__)).parent / "games" / game / "tests" / "replays"


def test_a_log_that_was_brought_calls_its_seats_by_their_colours(player, first_game):
    me = player()
    log = (replays(first_game) / "seats-2.log").read_text(encoding="utf-8")
    me.page.goto(f"/t/{me.ask('/api/logs', {'text': log})['id']}")
    me.page.wait_for_selector(OVER)
    assert me.page.locator(".players .name").all_inner_texts() == ["Lapis", "Carnelian"]
    assert me.page.locator(".players .gone").count() == 0


def test_on_a_phone_a_long_list_is_folded_and_what_is_lit_is_seen(player, first_game):
    me = player(viewport={"width": 390, "height": 844})
    me.prefer(**QUICK)
    groups = me.page.locator(f"{ROW}:has(.count)")
    while groups.count() == 0:  # ships of other sizes have so few places that all are in one list
        me.go(me.make(first_game, "me", "bot"))
        decided(me.page)
    groups.first.click()
    me.page.locator(".crumbs").wait_for()
    fold = me.page.locator(".fold")
    low = me.page.locator(".ask").bounding_box()["height"]
    seen = me.page.locator(".scene").bounding_box()
    assert low < seen["height"]
    boxes = [each.bounding_box() for each in me.page.locator(LIT).all()]
    assert any(seen["y"] <= box["y"] and box["y"] + box["height"] <= seen["y"] + seen["height"] for box in boxes)
    fold.click()
    assert fold.get_attribute("aria-expanded") == "true"
    assert me.page.locator(".ask").bounding_box()["height"] > low
    assert Axe().run(me.page).violations_count == 0
    fold.click()
    assert me.page.locator(".ask").bounding_box()["height"] == low


# Everything on the board whose place was animated, by its class.
TRAVELLED = """() => {
  window.travelled = new Set()
  const animate = Element.prototype.animate
  Element.prototype.animate = function (...given) {
    window.travelled.add(this.getAttribute('class'))
    return animate.apply(this, given)
  }
}"""


def test_a_stone_a_ship_and_a_card_travel_to_where_they_are_now(player, first_game):
    me = player(viewport={"width": 1440, "height": 900})
    log = min(replays(first_game).glob("take-*.log"), key=lambda path: path.name).read_text(encoding="utf-8")
    table = me.ask("/api/logs", {"text": log})["id"]
    me.page.emulate_media(reduced_motion="no-preference")
    me.page.goto(f"/replay/{table}")
    me.page.wait_for_selector(".board svg [data-spot]")
    me.page.evaluate(TRAVELLED)
    kinds = ["piece", "ship", "flight"]
    for _ in range(60):
        me.page.keyboard.press("ArrowRight")
        me.page.wait_for_timeout(50)
        if me.page.evaluate("kinds => kinds.every((kind) => window.travelled.has(kind))", kinds):
            break
    assert set(kinds) <= set(me.page.evaluate("() => [...window.travelled]"))


# What changes on the way of whatever travels on a board.
CHANGED = """() => document.getAnimations()
  .filter(({ effect }) => effect.target?.closest('.board') && Number.isFinite(effect.getComputedTiming().endTime))
  .flatMap(({ effect }) => effect.getKeyframes().flatMap(Object.keys))"""
OF_EVERY_FRAME = {"offset", "computedOffset", "easing", "composite"}
DRAWN = [game.name for game in shelf_games() if (replays(game.name).parents[1] / "board/Board.svelte").exists()]


@pytest.mark.parametrize("game", DRAWN)
def test_what_travels_is_not_drawn_anew_on_its_way(player, game):
    me = player(viewport={"width": 1440, "height": 900}, reduced_motion="no-preference")
    logs = [path.read_text(encoding="utf-8") for path in replays(game).glob("*.log")]
    log = max((log for log in logs if "components" not in log), key=len)
    me.page.goto(f"/replay/{me.ask('/api/logs', {'text': log})['id']}")
    me.page.wait_for_selector(".board svg [data-spot]")
    changed = set()
    for _ in range(40):
        me.page.keyboard.press("ArrowRight")
        me.page.wait_for_timeout(50)
        changed |= set(me.page.evaluate(CHANGED)) - OF_EVERY_FRAME
    assert changed
    assert changed <= {"transform", "opacity"}


@pytest.mark.parametrize("game", DRAWN)
def test_a_long_list_and_a_long_story_do_not_let_the_page_scroll(player, game):
    me = player(viewport={"width": 1280, "height": 720})
    me.prefer(**QUICK, explain="off")
    me.go(me.make(game, "me", "bot", "bot", "bot"))
    for _ in by_hand(me.page, decided):
        finish(me.page, random.Random(3))
        assert me.page.locator("section.story").bounding_box()["height"] > 100  # what just happened is seen
    for width, height in ((1280, 720), (820, 1180), (390, 844)):
        me.page.set_viewport_size({"width": width, "height": height})
        assert me.page.evaluate("document.scrollingElement.scrollHeight") == height
    me.page.locator(f"{ROW}, {OVER}").first.wait_for()


@pytest.mark.parametrize("game", DRAWN)
def test_on_a_small_desk_it_is_seen_what_can_be_done_after_a_game(player, game):
    me = player(viewport={"width": 1280, "height": 720}, locale="de")
    logs = [path.read_text(encoding="utf-8") for path in replays(game).glob("*.log")]
    log = max((log for log in logs if "components" not in log), key=len)
    me.page.goto(f"/t/{me.ask('/api/logs', {'text': log})['id']}")
    me.page.locator("section.end .acts a").last.wait_for()
    lowest = me.page.locator("section.end .acts > *").evaluate_all(
        "all => Math.max(...all.map((one) => one.getBoundingClientRect().bottom))"
    )
    over = me.page.locator(".over").bounding_box()
    assert lowest < over["y"] + over["height"]


def test_lit_spots_come_to_rest(player, first_game):
    me = player(viewport={"width": 1440, "height": 900}, reduced_motion="no-preference")
    me.go(me.make(first_game, "me", "bot"))
    me.page.wait_for_selector(LIT)
    rest = me.page.evaluate("""() => document.getAnimations().filter(({ effect }) => effect.target?.matches('.ring'))
      .map(({ effect }) => Number.isFinite(effect.getComputedTiming().endTime))""")
    assert rest
    assert all(rest)


def test_a_table_by_its_link_asks_for_all_that_it_needs_at_once(player, first_game):
    me = player()
    table = me.make(first_game, "me", "bot")
    asked = []
    me.page.on("request", lambda request: asked.append(request.url.removeprefix(me.address)))
    me.go(table)
    me.page.wait_for_selector(ROW)
    assert asked.count(f"/api/tables/{table}") == 1
    shown = next(at for at, path in enumerate(asked) if path.startswith("/assets/table-"))
    assert asked.index(f"/api/tables/{table}") < shown
