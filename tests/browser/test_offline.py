"""The page without a connection: it can be installed, opens, shows what was looked at, and never mixes two builds."""

import json
import re
import shutil

import pytest

from tests.browser.conftest import PAGE
from tests.browser.everywhere import brought
from tests.server.client import serving

CONTROLLED = "() => navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"
BUILDS = "() => caches.keys().then((names) => names.filter((name) => name !== 'saqqara-kept'))"
WAITING = "() => navigator.serviceWorker.getRegistration().then((one) => one?.waiting !== null)"
BOARD = ".board svg [data-spot]"


def until(page, promised, *, given=None):
    """Wait until what is promised comes true."""
    for _ in range(400):
        if page.evaluate(promised, given):
            return
        page.wait_for_timeout(50)
    pytest.fail(promised)


@pytest.fixture
def visitor(player):
    """Somebody whose browser keeps the page."""
    me = player(service_workers="allow")
    me.prefer(sound=False)
    me.page.goto("/settings")
    until(me.page, CONTROLLED)
    return me


def test_the_page_can_be_installed(visitor):
    page = visitor.page
    assert page.get_attribute("link[rel=manifest]", "href") == "/manifest-en.webmanifest"
    for language in ("en", "de", "cs", "fi", "sv", "hu"):
        answer = visitor.context.request.get(f"/manifest-{language}.webmanifest")
        assert answer.headers["content-type"] == "application/manifest+json"
        manifest = answer.json()
        assert (manifest["name"], manifest["lang"], manifest["display"]) == ("Saqqara", language, "standalone")
        assert manifest["start_url"] == "/"
    assert {icon["sizes"] for icon in manifest["icons"]} >= {"192x192", "512x512"}
    assert any(icon.get("purpose") == "maskable" for icon in manifest["icons"])
    for icon in manifest["icons"]:
        size = page.evaluate(
            "src => new Promise((done, fail) => { const one = new Image(); one.onerror = fail;"
            " one.onload = () => done([one.naturalWidth, one.naturalHeight]); one.src = src })",
            icon["src"],
        )
        assert icon["sizes"] in {"any", f"{size[0]}x{size[1]}"}
    worker = visitor.context.request.get("/sw.js")
    assert worker.headers["cache-control"] == "no-cache"
    assert "javascript" in worker.headers["content-type"]


def test_the_manifest_speaks_the_language_of_the_reader(visitor):
    visitor.page.get_by_label("Magyar", exact=True).check()
    visitor.page.wait_for_selector("link[href='/manifest-hu.webmanifest']", state="attached")


def test_without_a_line_the_page_opens_and_says_what_needs_the_service(visitor):
    visitor.context.set_offline(True)
    visitor.page.goto("/")
    said = visitor.page.locator(".offline")
    said.wait_for()
    assert "Everything else needs the service" in said.inner_text()
    assert visitor.page.locator("nav a[href^='/replay/']").count() == 0
    visitor.context.set_offline(False)
    said.wait_for(state="detached")


def test_a_replay_that_was_seen_is_there_without_a_line_and_another_says_what_it_needs(visitor, first_game):
    seen, other = brought(visitor, first_game), brought(visitor, first_game, "seats-3")
    page = visitor.page
    page.goto(f"/replay/{seen}")
    page.wait_for_selector(BOARD)
    page.wait_for_selector("aside .plot, aside svg")
    page.wait_for_load_state("networkidle")
    last = page.get_attribute("input[type=range]", "max")

    visitor.context.set_offline(True)
    page.goto("/")
    page.locator(f"nav a[href='/replay/{seen}']").click()
    page.wait_for_selector(BOARD)
    page.keyboard.press("End")
    page.wait_for_function("last => document.querySelector('input[type=range]').value === last", arg=last)
    page.wait_for_selector(BOARD)

    page.goto(f"/replay/{other}")
    assert "needs the service" in page.locator(".trouble").inner_text()


def test_what_is_gone_at_the_service_goes_here_too(visitor, first_game):
    table = brought(visitor, first_game)
    page = visitor.page
    page.goto(f"/replay/{table}")
    page.wait_for_selector(BOARD)
    page.wait_for_load_state("networkidle")
    csrf = visitor.context.request.get("/api/me").json()["csrf"]
    assert visitor.context.request.delete(f"/api/tables/{table}", headers={"X-Saqqara-Csrf": csrf}).ok
    kept = "table => caches.open('saqqara-kept').then((cache) => cache.keys())"
    kept += ".then((keys) => keys.filter(({ url }) => url.includes(table)).length)"
    assert page.evaluate(kept, table) > 1
    page.evaluate("table => fetch(`/api/tables/${table}`)", table)
    until(page, f"table => ({kept})(table).then((count) => count === 0)", given=table)
    visitor.complaints.clear()  # the answer was an error, and the browser says so


def rebuild(folder):
    """Change a build as a new one does: other names for all files, and another worker; give the script of the old one."""
    (script,) = re.findall(r'src="(/assets/index-[^"]+\.js)"', (folder / "index.html").read_text(encoding="utf-8"))
    assets = sorted((folder / "assets").iterdir())
    names = re.compile("|".join(re.escape(file.name) for file in assets))
    for file in [*assets, folder / "index.html", folder / "sw.js"]:
        if file.suffix in {".js", ".css", ".html"}:
            text = names.sub(lambda found: f"new-{found[0]}", file.read_text(encoding="utf-8"))
            file.write_text(re.sub(r'BUILD="\w+"', 'BUILD="new"', text), encoding="utf-8")
        if file in assets:
            file.rename(file.with_name(f"new-{file.name}"))
    return script


def test_a_new_build_takes_over_whole_and_the_old_one_goes(browser, tmp_path):
    folder = tmp_path / "page"
    shutil.copytree(PAGE.parent, folder)
    with serving(tmp_path / "data", page=folder) as service:
        context = browser.new_context(base_url=service.address, reduced_motion="reduce", locale="en-GB")
        old = context.new_page()
        old.goto("/settings")
        until(old, CONTROLLED)
        (before,) = old.evaluate(BUILDS)
        texts = {file.name: file.read_text(encoding="utf-8") for file in (folder / "assets").glob("*.js")}
        script = rebuild(folder)

        new = context.new_page()
        new.goto("/settings")
        new.wait_for_selector("main form")
        until(new, WAITING)
        assert set(new.evaluate(BUILDS)) == {before, "saqqara-new"}  # somebody still reads the old one
        read = old.evaluate("script => fetch(script).then((answer) => answer.text())", script)
        assert read == texts[script.rpartition("/")[2]]

        new.close()
        old.close()
        new = context.new_page()
        new.goto("/settings")
        until(new, f"() => ({BUILDS})().then((names) => names.join() === 'saqqara-new')")
        context.set_offline(True)
        new.reload()
        new.get_by_role("heading", name="Settings").wait_for()
        named = new.evaluate("() => [...document.scripts].map(({ src }) => new URL(src).pathname)")
        assert script not in named
        context.close()


def test_a_page_that_is_not_there_says_so_in_words(player):
    me = player()
    answer = me.page.goto("/nowhere")
    assert (answer.status, answer.headers["content-type"].split(";")[0]) == (404, "text/html")
    me.page.get_by_role("heading", name="Nothing here").wait_for()
    program = me.context.request.get("/nowhere", headers={"Accept": "application/json"})
    assert (program.status, json.loads(program.text())["error"]) == (404, "no-page")
    me.complaints.clear()  # the status is an error, and the browser says so
