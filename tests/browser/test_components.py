"""Decks and boards typed in on the page: by click, by finger and by key, checked as one types, kept, printed and played."""

from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe

from saqqara.core import shelf
from saqqara.server.components import desk_of
from tests.browser.ways import some

TYPED = [game for game in (shelf.game(name) for name in shelf.names()) if game.desk]
CARDS = next(game for game in TYPED if desk_of(game).parts[0].most > 1)  # many small grids with fields
BOARD = next(game for game in TYPED if desk_of(game).parts[0].most == 1)  # one large grid, and another along it
GOOD, BAD = ".state.good[data-fresh=true]", ".state.bad[data-fresh=true]"
WIDE = {"width": 1440, "height": 900}

games = pytest.mark.parametrize("game", [CARDS, BOARD], ids=lambda game: game.name)


def designed(game):
    desk = desk_of(game)
    return desk.write(desk.take(desk.designed()))


def ours(me, game):
    """Begin with the designed file."""
    me.page.goto(f"/components/{game.name}")
    me.page.get_by_role("button", name="Begin with ours").click()
    me.page.wait_for_selector(GOOD)
    return me.page


def square(page, name):
    return page.locator(f'[data-square="{name}"]')


def token(page, name):
    return square(page, name).get_attribute("data-token")


def saved(page):
    """Download the file, and return its text."""
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Download the file").click()
    return Path(waiting.value.path()).read_text(encoding="utf-8")


def tab(page, game, part):
    page.locator(".tabs button").nth([each.name for each in desk_of(game).parts].index(part)).click()


def test_a_card_is_typed_by_key_and_a_slip_is_shown_beside_it_until_it_is_mended(player):
    me = player(viewport=WIDE)
    page = ours(me, CARDS)
    first = ["".join(row) for row in desk_of(CARDS).take(designed(CARDS))["cards"].pieces[0].rows]
    square(page, "a1").focus()
    page.keyboard.press("q")  # no kind: nothing happens
    page.keyboard.type("#")  # over the entrance, and on to the next square
    page.wait_for_selector(BAD)
    assert token(page, "a1") == "#"
    assert page.evaluate("document.activeElement.dataset.square") == "b1"
    beside = page.locator(".side .findings li")
    assert "row 1 has no entrance E" in beside.inner_text()
    assert square(page, "a1").get_attribute("aria-invalid") == "true"
    assert page.locator(".chips button.bad").inner_text() == "1"
    page.locator(".chips button").nth(20).click()
    page.locator(".findings button").first.click()  # the list leads back to the card
    assert page.evaluate("document.activeElement.dataset.square") == "a1"
    page.keyboard.type("e" + "".join(first)[1:])  # small letters mean the big ones where there is no doubt
    page.wait_for_selector(GOOD)
    assert beside.count() == 0
    assert saved(page) == designed(CARDS)


def test_cards_are_changed_by_click_added_taken_away_and_undone(player):
    page = ours(player(viewport=WIDE), CARDS)
    before = token(page, "b1")
    page.locator('[data-kind="T"]').click()
    square(page, "b1").click()
    assert token(page, "b1") == "T"
    page.keyboard.press("Control+z")
    assert token(page, "b1") == before
    page.get_by_role("button", name="Redo").click()
    assert token(page, "b1") == "T"
    square(page, "b1").click()  # the same once more takes it away
    page.wait_for_selector(GOOD)
    assert token(page, "b1") == "."
    page.get_by_role("button", name="Take this one away").click()
    page.get_by_text("card 1: missing").first.wait_for()
    page.locator(".chips button").last.click()
    square(page, "c3").focus()
    page.keyboard.press("PageDown")  # from the last one to a new one
    assert page.get_by_label("Number", exact=True).input_value() == "1"
    page.get_by_label("Number", exact=True).fill("2")
    page.get_by_text("stands here a second time").first.wait_for()
    tab(page, CARDS, "expeditions")
    page.locator('[data-entry="L4"]').fill("2")
    page.get_by_text("there are 9 expedition cards, not 8").first.wait_for()
    page.locator('[data-entry="L4"]').fill("x")
    page.locator(".field.bad").wait_for()


def test_a_board_is_typed_by_key_numbers_its_journey_and_changes_its_size(player):
    page = ours(player(viewport=WIDE), BOARD)
    tab(page, BOARD, "nile board")
    square(page, "k10").focus()
    assert token(page, "k10") == "~19*"
    page.keyboard.press("*")
    assert token(page, "k10") == "~19"
    page.keyboard.press("Delete")
    page.keyboard.press("n")
    assert token(page, "k10") == "~19"
    page.keyboard.press("*")
    page.wait_for_selector(GOOD)
    page.get_by_label("Columns").fill("10")
    page.get_by_label("Columns").press("Tab")
    square(page, "k10").wait_for(state="detached")
    tab(page, BOARD, "nile symbols")
    assert square(page, "k10").count() == 0
    tab(page, BOARD, "nile board")
    page.get_by_role("button", name="Undo").click()
    page.wait_for_selector(GOOD)
    assert saved(page) == designed(BOARD)


def smallest(page):
    """Return the shortest side of all squares, in whole pixels."""
    sides = "all => Math.min(...all.flatMap((one) => [one.offsetWidth, one.offsetHeight]))"
    return page.eval_on_selector_all("[data-square]", sides)


@pytest.mark.parametrize(("width", "height"), [(390, 844), (320, 568)])
def test_a_phone_types_by_touch_and_nothing_sticks_out(player, width, height):
    me = player(viewport={"width": width, "height": height}, has_touch=True)
    page = ours(me, CARDS)
    page.locator('[data-kind="s"]').tap()
    square(page, "b1").tap()
    page.wait_for_selector(GOOD)
    assert token(page, "b1") == "s"
    assert smallest(page) >= 44
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    page = ours(me, BOARD)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    for part in ("nile board", "nile symbols"):
        tab(page, BOARD, part)
        assert smallest(page) >= 44


def test_a_bad_file_is_named_line_by_line_and_what_can_be_read_is_taken_over(player):
    me = player(viewport=WIDE)
    me.page.goto(f"/components/{CARDS.name}")
    me.page.get_by_role("button", name="Import a file").click()
    dialog = me.page.locator("dialog")
    dialog.locator("input[type=file]").set_input_files(
        {"name": "x.txt", "mimeType": "text/plain", "buffer": b"\xff\xfe"}
    )
    dialog.get_by_text("no text in UTF-8").wait_for()
    wrong = designed(CARDS).replace("card 15 violet", "card 15 voilet")
    dialog.get_by_label("Or its text").fill(f"{wrong}# a remark\n")
    dialog.get_by_role("button", name="Look at it").click()
    dialog.get_by_text("'voilet' is no colour").wait_for()
    dialog.get_by_text("Remarks in the file are not kept").wait_for()
    dialog.get_by_role("button", name="Take over what can be read").click()
    me.page.wait_for_selector(BAD)
    me.page.locator(".findings button").first.click()
    me.page.locator("[data-entry=colour]").select_option("violet")
    me.page.wait_for_selector(GOOD)
    assert saved(me.page) == designed(CARDS)


@games
def test_a_table_is_made_with_ones_own(player, game):
    me = player(viewport=WIDE)
    page = ours(me, game)
    if game is CARDS:
        page.locator('[data-kind="s"]').click()
        square(page, "b1").click()
    else:
        tab(page, BOARD, "base symbols")
        square(page, "a1").click()
    text = saved(page)
    assert text != designed(game)
    page.wait_for_selector(GOOD)
    page.get_by_label("Name", exact=True).fill("From home")
    page.get_by_label("Name", exact=True).press("Tab")
    page.get_by_role("link", name="Play with these").click()
    option = desk_of(game).option
    page.wait_for_selector("main form")
    assert page.locator(f"#option-{option} option:checked").inner_text() == "own: From home"
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_url("**/t/**")
    table = page.url.rsplit("/", 1)[1]
    files = me.context.request.get(f"/api/tables/{table}/files").json()
    canonical = next(each.read for each in game.options if each.name == option)
    assert files == {option: canonical(text)}


def test_a_draft_is_kept_under_its_name_and_deleted_only_when_one_is_sure(player):
    me = player(viewport=WIDE)
    page = ours(me, CARDS)
    square(page, "b1").click()
    page.wait_for_selector(".state[data-fresh=true]")
    kept = token(page, "b1")
    page.reload()
    page.wait_for_selector(".state[data-fresh=true]")
    assert token(page, "b1") == kept
    page.goto(f"/components/{CARDS.name}")
    page.once("dialog", lambda dialog: dialog.dismiss())
    page.get_by_role("button", name="Delete My own 1").click()
    page.once("dialog", lambda dialog: dialog.accept())
    page.get_by_role("button", name="Delete My own 1").click()
    page.get_by_text("You have not typed in anything yet").wait_for()


@games
def test_ours_are_sought_by_number_and_colour_printed_whole_and_say_whose_they_are(player, game):
    me = player(viewport=WIDE)
    me.prefer(theme="dark")
    me.page.goto(f"/components/{game.name}")
    me.page.get_by_text("this is not what the publisher prints").wait_for()
    if game is CARDS:
        me.page.get_by_label("Number").fill("1-6")
        assert me.page.locator(".pieces li").count() == 6
        me.page.get_by_role("radio", name="violet").check()
        assert me.page.locator(".pieces li").count() == 2
    me.page.evaluate("dispatchEvent(new Event('beforeprint'))")
    me.page.emulate_media(media="print")
    grids = sum(len(part.pieces) for name, part in desk_of(game).take(designed(game)).items() if "symbols" not in name)
    assert me.page.locator(".printed .piece").count() == grids
    assert "Designed by the Saqqara project" in me.page.locator(".printed").inner_text()
    assert not me.page.locator("main h1").is_visible()
    assert me.page.evaluate("document.documentElement.dataset.theme") == "light"
    me.page.evaluate("dispatchEvent(new Event('afterprint'))")
    assert me.page.evaluate("document.documentElement.dataset.theme") == "dark"


@pytest.mark.parametrize(("theme", "wide"), some(("light", 1440), ("dark", 390)))
def test_axe_finds_nothing(player, theme, wide):
    me = player(viewport={"width": wide, "height": 900})
    me.prefer(theme=theme, sound=False)
    me.page.goto("/components")
    me.page.wait_for_selector(".shelf a")
    assert Axe().run(me.page).violations_count == 0
    for game in (CARDS, BOARD):
        me.page.goto(f"/components/{game.name}")
        me.page.wait_for_selector(".pieces li svg")
        me.page.locator("input[type=search]").first.fill(
            "1"
        ) if game is CARDS else None  # one card is enough to look at
        found = Axe().run(me.page)
        assert found.violations_count == 0, found.generate_report()
        me.page.get_by_role("button", name="Begin with ours").click()
        me.page.wait_for_selector(GOOD)
        square(me.page, "c2").click()
        square(me.page, "c1").click()
        me.page.wait_for_selector(".state[data-fresh=true]")
        found = Axe().run(me.page)
        assert found.violations_count == 0, found.generate_report()


@games
def test_every_sentence_comes_from_a_text(player, game):
    me = player(viewport=WIDE)
    me.prefer(language="xx", sound=False)
    me.page.goto(f"/components/{game.name}")
    me.page.locator(".part .acts .button.first").click()
    me.page.wait_for_selector(BAD)
    plain = me.page.locator(".bar, .tabs, .panel .palette, .panel .hint, .state")
    said = " ".join(plain.all_inner_texts())
    assert [word for word in said.split() if len(word) > 3 and word.isascii() and word.isalpha()] == []
