"""Opens every page in a real browser, on a service of its own, and keeps pictures of them under docs/screens."""

from __future__ import annotations

import argparse
import shutil
import signal
import subprocess
import sys
import tempfile
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, Any

from playwright.sync_api import sync_playwright

from saqqara.core import shelf

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import APIRequestContext, Browser

ROOT = Path(__file__).parents[1]
OUT = ROOT / "docs/screens"
SERVE = [sys.executable, "-c", "import sys; from saqqara.cli import main; sys.exit(main())", "serve"]
WIDE, PHONE = {"width": 1440, "height": 900}, {"width": 390, "height": 844}
LOOKS = {"light": (WIDE, "light"), "dark": (WIDE, "dark"), "phone": (PHONE, "light")}
QUALITY = 82
SETTINGS = '{"explain": "off"}'  # nothing is explained to somebody who only looks
SIZES = {"small": (320, 640), "tablet": (768, 1024), "lying": (844, 390), "desk": (1920, 1080), "huge": (3840, 2160)}
LONG_WORDS = ("de", "fi", "hu")
EYES = ("protanopia", "deuteranopia", "tritanopia")  # what each of three kinds of colour-blindness leaves


def post(request: APIRequestContext, path: str, **body: Any) -> Any:
    """Ask the service for a change, as a page does."""
    word = request.get("/api/me").json()["csrf"]
    answer = request.post(path, data=body, headers={"X-Saqqara-Csrf": word})
    if not answer.ok:
        sys.exit(f"{path}: {answer.text()}")
    return answer.json()


def longest(game: str) -> str:
    """Return the longest of a game's golden replays: everything of it is on the table."""
    replays = (ROOT / "src/saqqara/games" / game / "tests/replays").glob("*.log")
    return max((path.read_text(encoding="utf-8") for path in replays if "components" not in path.read_text()), key=len)


def pages(request: APIRequestContext) -> Iterator[tuple[str, str, str]]:
    """Make tables that are worth looking at; give each page's name, its address, and what to wait for."""
    first = shelf.names()[0]
    open_table = post(request, "/api/tables", game=first, players=[{"kind": "me"}, *[{"kind": "open"}] * 2])["id"]
    yield "home", "/", "main"
    yield "new", f"/new/{first}", "main form"
    yield "seats", f"/t/{open_table}", "main"
    yield "rules", f"/rules/{first}", "main"
    yield "settings", "/settings", "main"
    yield "learn", "/learn", "main"
    yield "components", "/components", "main"
    for name in shelf.names():
        played = post(request, "/api/logs", text=longest(name))["id"]
        last = request.get(f"/api/tables/{played}/frames?seat=-1&from=0&count=1").json()["last"]
        seats = len(request.get(f"/api/tables/{played}").json()["seats"])
        going = post(request, f"/api/tables/{played}/branch", version=last * 2 // 3, seat=seats - 1, level="greedy")[
            "id"
        ]
        yield f"table-{name}", f"/t/{going}", ".ask h2"
        yield f"learn-{name}", f"/learn/{name}", "main"
        if any(option.read for option in shelf.game(name).options):
            yield f"components-{name}", f"/components/{name}", "main h2"
        if name == first:
            yield "replay", f"/replay/{played}?v={last // 2}", "main"
            yield "end", f"/t/{played}", "main"


def shoot(browser: Browser, address: str) -> None:
    """Take all pictures."""
    maker = browser.new_context(base_url=address)
    post(maker.request, "/api/me", name="Zsófi")
    todo = list(pages(maker.request))
    cookies = maker.cookies()
    for look, (size, scheme) in LOOKS.items():
        context = browser.new_context(
            base_url=address, viewport=size, color_scheme=scheme, reduced_motion="reduce", locale="en-GB"
        )
        context.add_cookies(cookies)  # type: ignore[arg-type]
        context.add_init_script(f"localStorage.setItem('saqqara.prefs', '{SETTINGS}')")
        for name, path, awaited in todo:
            page = context.new_page()
            page.goto(path)
            page.wait_for_selector(awaited)
            page.wait_for_timeout(1500)
            whole = "-" not in name and name not in {"end", "replay"}
            page.screenshot(path=OUT / f"{name}-{look}.jpg", type="jpeg", quality=QUALITY, full_page=whole)
            page.close()
            print(f"{name}-{look}", flush=True)


def look_at_tables(browser: Browser, address: str, out: Path) -> None:
    """Take pictures of every table by colour-blind eyes, and from the smallest screen to the largest."""
    maker = browser.new_context(base_url=address)
    post(maker.request, "/api/me", name="Zsófi")
    tables = [page for page in pages(maker.request) if page[0].startswith("table")]
    looks = [(eye, WIDE["width"], WIDE["height"]) for eye in EYES] + [(name, *size) for name, size in SIZES.items()]
    for look, width, height in looks:
        context = browser.new_context(
            base_url=address, viewport={"width": width, "height": height}, reduced_motion="reduce", locale="en-GB"
        )
        context.add_cookies(maker.cookies())  # type: ignore[arg-type]
        for name, path, awaited in tables:
            page = context.new_page()
            page.goto(path)
            page.wait_for_selector(awaited)
            if look in EYES:
                context.new_cdp_session(page).send("Emulation.setEmulatedVisionDeficiency", {"type": look})
            page.wait_for_timeout(1500)
            page.screenshot(path=out / f"{name}-{look}.jpg", type="jpeg", quality=QUALITY)
            page.close()
            print(f"{name}-{look}", flush=True)
        context.close()


def look_at_words(browser: Browser, address: str, out: Path) -> None:
    """Take pictures of every page in the languages with the longest words, on a desk and on a phone."""
    maker = browser.new_context(base_url=address)
    post(maker.request, "/api/me", name="Zsófi")
    todo = list(pages(maker.request))
    for language, (look, size) in product(LONG_WORDS, {"desk": WIDE, "phone": PHONE}.items()):
        context = browser.new_context(base_url=address, viewport=size, reduced_motion="reduce", locale=language)
        context.add_cookies(maker.cookies())  # type: ignore[arg-type]
        for name, path, awaited in todo:
            page = context.new_page()
            page.goto(path)
            page.wait_for_selector(awaited)
            page.wait_for_timeout(700)
            picture = out / f"{name}-{language}-{look}.jpg"
            page.screenshot(path=picture, type="jpeg", quality=QUALITY, full_page=not name.startswith("table"))
            page.close()
            print(f"{name}-{language}-{look}", flush=True)
        context.close()


def arguments() -> argparse.Namespace:
    """Read what is wished for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--looks", metavar="FOLDER", type=Path, help="instead, the tables by colour-blind eyes and at other sizes"
    )
    parser.add_argument(
        "--words", metavar="FOLDER", type=Path, help="instead, every page in German, Finnish and Hungarian"
    )
    return parser.parse_args()


def main() -> None:
    """Serve, look, stop."""
    looks, words = arguments().looks, arguments().words
    if not (looks or words):
        shutil.rmtree(OUT, ignore_errors=True)
    (looks or words or OUT).mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data:
        command = [*SERVE, "--port", "0", "--data", data, "--no-browser"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as service:
            line = next(line for line in service.stdout or () if "http://" in line)
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
                address = "http://" + line.split("http://")[1].split()[0]
                if looks:
                    look_at_tables(browser, address, looks)
                elif words:
                    look_at_words(browser, address, words)
                else:
                    shoot(browser, address)
                browser.close()
            service.send_signal(signal.SIGINT)
            service.wait(20)


if __name__ == "__main__":
    main()
