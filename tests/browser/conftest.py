"""A real service and a real Chromium: every page that is opened must stay without an error or a warning."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Error, sync_playwright

from saqqara.testing import shelf_games

PAGE = Path(__file__).parents[2] / "src/saqqara/static/index.html"
SERVE = [sys.executable, "-c", "import sys; from saqqara.cli import main; sys.exit(main())", "serve"]
CHROMIUM = "/usr/bin/chromium"
CUT = ("ERR_INTERNET_DISCONNECTED", "ERR_CONNECTION_REFUSED")  # what Chromium itself says of a line that a test has cut
QUIET = (*CUT, "net::ERR_FAILED", "Service Worker registration blocked by Playwright")  # the first: cut for a worker


def pytest_collection_modifyitems(items):
    """Try a test of the page once more when it was red: a busy machine may be late; the summary names it (RERUN)."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.flaky(reruns=1))


class Player:
    """One person's browser: its own cookie, its own store, and a list of what it complained about."""

    def __init__(self, browser, address, **wishes):
        self.address = address
        usual = {
            "reduced_motion": "reduce",
            "locale": "en-GB",
            "service_workers": "block",
        }  # each would fetch every file
        self.context = browser.new_context(base_url=address, **{**usual, **wishes})
        self.context.set_default_timeout(60_000)
        self.complaints = []
        self.page = self.open()

    def open(self):
        page = self.context.new_page()
        page.on("console", self.hear)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        return page

    def hear(self, message):
        if message.type in {"error", "warning"} and not any(sign in message.text for sign in QUIET):
            self.complaints.append(f"{message.type}: {message.text}")

    def ask(self, path, body=None):
        """Ask the service over HTTP as this person's page does."""
        csrf = self.context.request.get("/api/me").json()["csrf"]
        answer = self.context.request.post(path, data=body or {}, headers={"X-Saqqara-Csrf": csrf})
        assert answer.ok, answer.text()
        return answer.json()

    def make(self, game, *players, **wishes):
        kinds = [{"kind": "bot", "level": "random"} if kind == "bot" else {"kind": kind} for kind in players]
        return self.ask("/api/tables", {"game": game, "players": kinds, **wishes})["id"]

    def prefer(self, **wishes):
        """Begin every page of this person with these settings."""
        self.context.add_init_script(f"localStorage.setItem('saqqara.prefs', {json.dumps(json.dumps(wishes))})")

    def go(self, table):
        self.page.goto(f"/t/{table}")
        self.page.wait_for_selector(".ask h2")


@pytest.fixture(scope="session")
def address(tmp_path_factory):
    """The address of a service on a free port, with nothing stored."""
    assert PAGE.exists(), "the page is not built: ./check builds it"
    data = tmp_path_factory.mktemp("data")
    process = subprocess.Popen(
        [*SERVE, "--port", "0", "--data", str(data), "--no-browser"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env=os.environ | {"BROWSER": "true"},
    )
    assert process.stdout
    for line in process.stdout:
        if "http://" in line:
            break
    yield "http://" + line.split("http://")[1].split()[0]
    process.send_signal(signal.SIGINT)
    process.communicate(timeout=20)


@pytest.fixture(scope="module")  # its loop runs in this thread, where other modules run loops of their own
def browser():
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield chromium
        chromium.close()


@pytest.fixture
def player(browser, address):
    """Make players; at the end none of them may have complained."""
    made = []

    def arrive(**wishes):
        made.append(Player(browser, address, **wishes))
        return made[-1]

    yield arrive
    complaints = [complaint for each in made for complaint in each.complaints]
    for each in made:
        try:
            each.context.close()
        except Error:
            continue
    assert complaints == []


@pytest.fixture(scope="session")
def first_game():
    """The first game on the shelf that has a board."""
    games = PAGE.parents[1] / "games"
    return next(game.name for game in shelf_games() if (games / game.name / "board/Board.svelte").exists())
