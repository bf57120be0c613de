"""Measures the page in a real Chromium on a real service, and writes its part of docs/benchmarks.md."""

from __future__ import annotations

import json
import random
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any

from playwright.sync_api import sync_playwright

from saqqara.core import log as logs
from saqqara.core import shelf

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, BrowserContext, Page, Playwright, ViewportSize

GAMES = Path(__file__).parents[1] / "src/saqqara/games"
SERVE = [sys.executable, "-c", "import sys; from saqqara.cli import main; sys.exit(main())", "serve"]
CHROMIUM = Path("/usr/bin/chromium")
SIZE: ViewportSize = {"width": 1440, "height": 900}
PREFS = {"sound": False, "speed": 1, "motion": "auto"}
START, ROW = "main form button.first", "[data-row]"  # what begins a game; an answer at a table
LOADS, MOVES, PAUSE, AT_ONCE, ROUNDS, SEARCH = 7, 50, 750, 10, 5, 20
QUIET = 0.4  # s
WINDOW = 1000  # ms: a new window of the browser has drawn itself
SETTLE, LATE, LONG = 300, 25, 50  # ms: what stands still is drawn; a frame was missed; a task holds everything up
CATEGORIES = [
    "-*",
    "blink.user_timing",
    "disabled-by-default-devtools.timeline",
    "disabled-by-default-devtools.timeline.frame",
]

# Notes when a button can first be clicked: it lies on top at its middle, in a frame that is being drawn.
READY = """(() => {
  const look = () => {
    const found = document.querySelector(WANTED)
    found?.scrollIntoView({ block: 'nearest' })
    const box = found?.getBoundingClientRect()
    const top = box?.width ? document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2) : null
    if (top && top.closest('button') === found) window.ready = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
})()"""

# Notes when somebody clicks, and when the table changes: in the document, and once the frame with it is drawn.
WATCH = """() => {
  const now = () => performance.timeOrigin + performance.now()
  window.seen = []
  addEventListener('click', (event) => (window.clicked = performance.timeOrigin + event.timeStamp), true)
  new MutationObserver(() => {
    const one = { dom: now(), frame: 0 }
    window.seen.push(one)
    requestAnimationFrame(() => {
      const after = new MessageChannel()
      after.port1.onmessage = () => (one.frame = now())
      after.port2.postMessage(0)
    })
  }).observe(document.querySelector('.table'), { attributeFilter: ['data-version'] })
}"""

# Goes to a step of a replay, at once or with pieces that travel.
GO = """([step, motion]) => {
  document.documentElement.dataset.motion = motion
  const slider = document.querySelector('input[type=range]')
  slider.value = step
  slider.dispatchEvent(new Event('input', { bubbles: true }))
}"""

# What travels on the board: the outermost of those whose place is animated.
MOVING = """const travels = (one) =>
  one.playState !== 'finished' && one.effect.target?.closest('.board, .scene') &&
  Number.isFinite(one.effect.getComputedTiming().endTime) &&
  one.effect.getKeyframes().some((key) => key.transform)
const animations = () => document.getAnimations().filter(travels)
const outer = () => {
  const all = new Set(animations().map((one) => one.effect.target))
  const inner = (one) => { for (let up = one.parentElement; up; up = up.parentElement) if (all.has(up)) return true }
  return [...all].filter((one) => !inner(one)).length
}
const frame = () => new Promise(requestAnimationFrame)
const rest = async () => { while (animations().length) await new Promise((done) => setTimeout(done, 50)) }
"""

RESTS = "async () => {" + MOVING + "await rest() }"

# Says how many pieces set out, and how long it takes until the last one rests; they are not waited for.
COUNT = (
    "async () => {"
    + MOVING
    + """
  const begun = performance.now()
  while (!animations().length) { if (performance.now() - begun > 400) return null; await frame() }
  const all = animations()
  const found = { pieces: outer(), time: Math.max(...all.map((one) => one.effect.getComputedTiming().endTime)) }
  for (const one of all) one.finish()
  return found
}"""
)

# Marks when pieces begin and end to move; counts frames itself where asked to.
MARK = (
    "async ([counting]) => {"
    + MOVING
    + """
  while (!animations().length) await frame()
  performance.mark('bench-moves')
  const deltas = []
  let going = true
  const tick = (before) => requestAnimationFrame((now) => {
    if (before) deltas.push(now - before)
    if (going) tick(now)
  })
  if (counting) tick(0)
  await rest()
  going = false
  performance.mark('bench-rests')
  return deltas
}"""
)


def note(line: str) -> None:
    """Say how far it is."""
    print(line, file=sys.stderr, flush=True)


def post(context: BrowserContext, path: str, **body: Any) -> Any:
    """Ask the service for a change, as a page does."""
    word = context.request.get("/api/me").json()["csrf"]
    answer = context.request.post(path, data=body, headers={"X-Saqqara-Csrf": word})
    if not answer.ok:
        sys.exit(f"{path}: {answer.text()}")
    return answer.json()


@contextmanager
def service() -> Iterator[str]:
    """Run a service with nothing stored, and give its address."""
    with tempfile.TemporaryDirectory() as data:
        command = [*SERVE, "--port", "0", "--data", data, "--no-browser"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
            line = next((line for line in process.stdout or () if "http://" in line), "")
            if not line:
                sys.exit("the service did not start: run ./play to see why")
            try:
                yield "http://" + line.split("http://")[1].split()[0]
            finally:
                process.send_signal(signal.SIGINT)
                process.wait(20)


def launch(playwright: Playwright) -> Browser:
    """Start a browser."""
    if not CHROMIUM.exists():
        sys.exit("no Chromium here: install the packages chromium, libatomic1 and a font such as fonts-dejavu-core")
    return playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])


def person(browser: Browser, address: str) -> BrowserContext:
    """Let somebody come who was never here: no cookie, nothing stored, nothing cached, and pieces that travel."""
    context = browser.new_context(base_url=address, viewport=SIZE, locale="en-GB", reduced_motion="no-preference")
    context.set_default_timeout(30_000)
    stored = json.dumps(json.dumps(PREFS))
    context.add_init_script(f"localStorage.setItem('saqqara.prefs', {stored})")
    return context


def boards() -> list[str]:
    """List the games that have a board."""
    return [name for name in shelf.names() if (GAMES / name / "board/Board.svelte").exists()]


def table_for_two(context: BrowserContext, game: str, other: str) -> str:
    """Make a table of a game."""
    second = {"kind": "bot", "level": "random"} if other == "bot" else {"kind": other}
    return str(post(context, "/api/tables", game=game, players=[{"kind": "me"}, second])["id"])


def loaded(context: BrowserContext, path: str, awaited: str) -> float:
    """Return the kB that opening a page brings over the wire, heads and bodies as they were sent."""
    page = context.new_page()
    line = context.new_cdp_session(page)
    sizes: list[float] = []
    line.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    line.send("Network.enable")
    page.goto(path)
    page.wait_for_selector(awaited)
    page.wait_for_load_state("networkidle")
    page.close()
    return sum(sizes) / 1000


def measure_sizes(browser: Browser, address: str) -> dict[str, Any]:
    """Measure what a first visit brings, and what a table of each game adds to it."""
    games = {}
    for game in boards():
        context = person(browser, address)
        first = loaded(context, "/", START)
        games[game] = loaded(context, f"/t/{table_for_two(context, game, 'bot')}", ROW)
        context.close()
    return {"first_kb": first, "board_kb": games}


def ready(browser: Browser, address: str, path: str, wanted: str, maker: BrowserContext) -> float:
    """Return the ms from a cold navigation to the first frame in which a button can be clicked."""
    context = person(browser, address)
    context.add_cookies(maker.cookies())  # type: ignore[arg-type]
    page = context.new_page()
    page.add_init_script(READY.replace("WANTED", json.dumps(wanted)))
    page.wait_for_timeout(WINDOW)
    page.goto(path)
    page.wait_for_function("() => window.ready")
    found = page.evaluate("window.ready")
    context.close()
    return float(found)


def measure_ready(browser: Browser, address: str) -> dict[str, list[float]]:
    """Measure cold loads of the first page, and of a table by its link."""
    maker = person(browser, address)
    table = f"/t/{table_for_two(maker, boards()[0], 'bot')}"
    pages = {"home_ms": ("/", START), "table_ms": (table, ROW)}
    found: dict[str, list[float]] = {name: [] for name in pages}
    for number in range(LOADS + 1):
        for name, (path, wanted) in pages.items():
            took = ready(browser, address, path, wanted, maker)
            if number:  # the first one wakes the service
                found[name].append(took)
    maker.close()
    return found


def sit_down(one: BrowserContext, two: BrowserContext, game: str) -> list[Page]:
    """Bring two people to a new table, and watch what they click and see."""
    table = table_for_two(one, game, "open")
    post(two, f"/api/tables/{table}/sit", name="Two")
    pages = []
    for context in (one, two):
        page = context.new_page()
        page.goto(f"/t/{table}")
        page.wait_for_selector(".ask h2")
        page.wait_for_selector(".scene svg")
        page.evaluate("async () => void (await navigator.serviceWorker.ready)")
        page.evaluate(WATCH)
        pages.append(page)
    return pages


def acting(pages: list[Page]) -> Page | None:
    """Wait for whoever has something to decide; nobody has when the game is over."""
    end = time.monotonic() + 30
    while time.monotonic() < end:
        for page in pages:
            if page.locator(ROW).count():
                return page
            if page.locator("section.end").count():
                return None
        pages[0].wait_for_timeout(20)
    return sys.exit("nobody has anything to decide")


def move(mover: Page, other: Page, chance: random.Random) -> tuple[float, float]:
    """Make a move; return the ms from the click until the other screen has it, and until the frame with it is drawn."""
    known = other.evaluate("window.seen.length")
    version = mover.get_attribute(".table", "data-version")
    while mover.get_attribute(".table", "data-version") == version:
        rows = mover.locator(ROW)
        if count := rows.count():
            rows.nth(chance.randrange(count)).click()
        time.sleep(QUIET)  # nobody asks the pages anything meanwhile
    other.wait_for_function("known => window.seen[known]?.frame", arg=known)
    seen = other.evaluate("known => window.seen[known]", known)
    clicked = mover.evaluate("window.clicked")
    return seen["dom"] - clicked, seen["frame"] - clicked


def measure_moves(playwright: Playwright, address: str) -> dict[str, list[float]]:
    """Measure how soon a move is seen in another browser."""
    chance = random.Random(1)
    first, second = launch(playwright), launch(playwright)
    one, two = person(first, address), person(second, address)
    pages: list[Page] = []
    found: dict[str, list[float]] = {"dom_ms": [], "frame_ms": []}
    while len(found["dom_ms"]) < MOVES:
        mover = acting(pages) if pages else None
        if mover is None:
            pages = sit_down(one, two, boards()[0])
            continue
        other = pages[1] if mover is pages[0] else pages[0]
        dom, frame = move(mover, other, chance)
        found["dom_ms"].append(dom)
        found["frame_ms"].append(frame)
        other.wait_for_timeout(PAUSE)  # whoever looks is shown one move after the other
        for page in pages:
            page.evaluate(RESTS)
    first.close()
    second.close()
    return found


def largest(game: str) -> str:
    """Return the golden replay with the most seats, then the most options at their last values, then the longest."""
    texts = [path.read_text(encoding="utf-8") for path in (GAMES / game / "tests/replays").glob("*.log")]

    def size(text: str) -> tuple[int, int, int]:
        setup = logs.read(text).setup
        lasts = {option.name: option.values[-1] for option in setup.game.options}
        return setup.seats, sum(lasts[name] == value for name, value in setup.options), len(text)

    return max((text for text in texts if "components" not in text), key=size)


def replay(context: BrowserContext, game: str) -> tuple[Page, int]:
    """Open a long replay, and say how many steps it has."""
    table = post(context, "/api/logs", text=largest(game))["id"]
    last = context.request.get(f"/api/tables/{table}/frames?seat=-1&from=0&count=1").json()["last"]
    page = context.new_page()
    page.goto(f"/replay/{table}?v=0")
    page.wait_for_selector(".board svg [data-spot]")
    page.wait_for_load_state("networkidle")
    return page, last


def jump(page: Page, start: int, end: int, script: str, *given: Any) -> Any:
    """Stand at one step, then let everything travel to another and watch."""
    page.evaluate(GO, [start, "off"])
    page.wait_for_timeout(SETTLE)
    page.evaluate(GO, [end, "on"])
    return page.evaluate(script, list(given))


def jumps(page: Page, last: int) -> list[dict[str, Any]]:
    """Look for jumps in the second half of a game in which pieces set out."""
    found = []
    end = time.monotonic() + SEARCH
    for steps in (12, 24, 8, 48):
        for start in range(last // 2, last - steps, max(1, last // 20)):
            way = jump(page, start, start + steps, COUNT)
            if way and way["pieces"]:
                found.append({**way, "start": start, "end": start + steps})
        if time.monotonic() > end and found:
            return found
    return found or sys.exit("nothing moves")


def asked_for(way: dict[str, Any]) -> tuple[bool, int, float]:
    """Order jumps: enough pieces, as few of them as may be, in the shortest time."""
    return way["pieces"] < AT_ONCE, abs(way["pieces"] - AT_ONCE), way["time"]


def densest(way: dict[str, Any]) -> tuple[int, float]:
    """Order jumps: enough pieces, in the shortest time for each."""
    return -min(AT_ONCE, way["pieces"]), way["time"] / way["pieces"]


def frames_of(trace: dict[str, Any]) -> dict[str, Any]:
    """Read a trace: when frames with something new were shown while pieces moved, and which tasks held them up."""
    events = trace["traceEvents"]
    marks = {event["name"]: event for event in events if event["name"].startswith("bench-")}
    process, start = marks["bench-moves"]["pid"], marks["bench-moves"]["ts"]
    stop = marks["bench-rests"]["ts"]
    mine = [event for event in events if event["pid"] == process]
    shown = sorted(event["ts"] for event in mine if event["name"] == "DrawFrame" and start <= event["ts"] <= stop)
    main = marks["bench-moves"]["tid"]
    tasks = [
        event for event in mine if event["name"] == "RunTask" and event["tid"] == main and start < event["ts"] < stop
    ]
    return {
        "gaps": [(b - a) / 1000 for a, b in pairwise(shown)],
        "long": [event["dur"] / 1000 for event in tasks if event.get("dur", 0) > LONG * 1000],
    }


def watch(browser: Browser, page: Page, way: dict[str, Any]) -> dict[str, Any]:
    """Trace a jump several times."""
    found: dict[str, Any] = {**way, "gaps": [], "long": []}
    for _ in range(ROUNDS):
        page.evaluate(GO, [way["start"], "off"])
        page.wait_for_timeout(SETTLE)
        browser.start_tracing(page=page, categories=CATEGORIES)
        page.evaluate(GO, [way["end"], "on"])
        page.evaluate(MARK, [False])
        for name, figures in frames_of(json.loads(browser.stop_tracing())).items():
            found[name] += figures
    return found


def measure_frames(browser: Browser, address: str, game: str) -> dict[str, Any]:
    """Trace a jump in which ten pieces travel and the densest one, and count frames in the page itself as a check."""
    context = person(browser, address)
    page, last = replay(context, game)
    ways = jumps(page, last)
    way, dense = min(ways, key=asked_for), min(ways, key=densest)
    found = watch(browser, page, way)
    found["counted"] = [gap for _ in range(ROUNDS) for gap in jump(page, way["start"], way["end"], MARK, True)]
    found["dense"] = watch(browser, page, dense)
    context.close()
    return found


def run() -> dict[str, Any]:
    """Measure everything."""
    with service() as address, sync_playwright() as playwright:
        browser = launch(playwright)
        note("how much is loaded ...")
        sizes = measure_sizes(browser, address)
        note("how soon a button can be clicked ...")
        soon = measure_ready(browser, address)
        note("how soon a move is seen in another browser ...")
        moves = measure_moves(playwright, address)
        note("how smoothly pieces move ...")
        frames = {game: measure_frames(browser, address, game) for game in boards()}
        version = browser.version
        browser.close()
    return {"sizes": sizes, "ready": soon, "moves": moves, "frames": frames, "browser": version}


def part(figures: list[float], share: float) -> float:
    """Return the figure that this share of all do not exceed."""
    ordered = sorted(figures)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def rate(gaps: list[float]) -> float:
    """Return the frames a second."""
    return 1000 * len(gaps) / sum(gaps)


def judged(found: dict[str, Any]) -> list[tuple[str, float, float, str, bool]]:
    """List what, what was measured, the target, the unit, and whether more is better."""
    soon, moves, frames = found["ready"], found["moves"], found["frames"]
    added = [
        (f"a table of {game} adds, gzipped", size, 120.0, "kB", False)
        for game, size in found["sizes"]["board_kb"].items()
    ]
    return [
        ("first load, gzipped", found["sizes"]["first_kb"], 200, "kB", False),
        *added,
        ("first page, until a game can be begun, median", statistics.median(soon["home_ms"]), 1000, "ms", False),
        ("table by its link, until a move can be made, median", statistics.median(soon["table_ms"]), 1000, "ms", False),
        ("a move is on the other screen, 95 %", part(moves["frame_ms"], 0.95), 100, "ms", False),
        *(
            (f"{game}: frames a second while {one['pieces']} pieces move", rate(one["gaps"]), 59.5, "", True)
            for game, one in frames.items()
        ),
    ]


TEXT = """
`scripts/bench web` wrote this. {date}, commit {commit}, Chromium {browser}, without a graphics card.

| what | target | here | |
|---|---:|---:|---|
{rows}

| more | here |
|---|---:|
{more}

![What is used of each target](benchmarks-web.svg)

* A service with nothing stored and a browser on one machine. kB are 1000 bytes as sent, with their heads; what a table
  adds is everything that it loads after the first page: the table, the board, its texts and the table itself.
* A button can be clicked when it lies on top in a frame that is drawn. {loads} cold loads of each page, every one by
  somebody who was never here, in a new window that has drawn itself: the browser loads pages of its own into it.
* A move goes from one browser to another: from the click to the end of the frame in which the other page has it, which
  is when its piece begins to move. {moves} moves; both pages have loaded all that they keep, pieces travel, and the
  next move waits until they have.
* Frames are read from a trace of {rounds} jumps in the second half of a replay with the most seats and everything that
  the set-up can add, in each of which so many pieces set out one after the other: of the jumps with at least {pieces}
  pieces the one with the fewest, and of those the shortest. The densest jump has the least time for each of at least
  {pieces} pieces, and no target. A frame counts when something new is drawn, whether the page has changed it or the
  browser moves a piece by itself; one that comes later than {late} ms has missed its turn. The page counts its own
  frames too, in {rounds} jumps without a trace.
"""


def text(found: dict[str, Any], commit: str) -> str:
    """Write the part of the page."""
    rows = []
    for what, here, target, unit, better in judged(found):
        reached = "reached" if (here >= target if better else here <= target) else "**not reached**"
        bound = "at least" if better else "at most"
        rows.append(f"| {what} | {bound} {target:g} {unit} | {here:.4g} {unit} | {reached} |")
    return TEXT.format(
        date=time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime()),
        commit=commit,
        browser=found["browser"],
        rows="\n".join(rows),
        more="\n".join(f"| {what} | {here} |" for what, here in more(found)),
        loads=LOADS,
        moves=MOVES,
        rounds=ROUNDS,
        late=LATE,
        pieces=AT_ONCE,
    )


def more(found: dict[str, Any]) -> list[tuple[str, str]]:
    """List what has no target."""
    soon, moves, frames = found["ready"], found["moves"], found["frames"]

    def late(gaps: list[float]) -> str:
        missed = [gap for gap in gaps if gap > LATE]
        return f"{100 * len(missed) / len(gaps):.1f} % of {len(gaps)}, the worst after {max(gaps):.0f} ms"

    return [
        ("first page, the slowest load", f"{max(soon['home_ms']):.0f} ms"),
        ("table by its link, the slowest load", f"{max(soon['table_ms']):.0f} ms"),
        ("a move is on the other screen, half of them", f"{part(moves['frame_ms'], 0.5):.0f} ms"),
        ("a move is on the other screen, the slowest", f"{max(moves['frame_ms']):.0f} ms"),
        (
            "a move is in the other page, half and 95 %",
            f"{part(moves['dom_ms'], 0.5):.0f} and {part(moves['dom_ms'], 0.95):.0f} ms",
        ),
        *(
            row
            for game, one in frames.items()
            for row in (
                (f"{game}: late frames while they move", late(one["gaps"])),
                (f"{game}: frames a second, counted by the page", f"{rate(one['counted']):.1f}"),
                (f"{game}: late frames, counted by the page", late(one["counted"])),
                (f"{game}: tasks over {LONG} ms while they move", str(len(one["long"]))),
                (
                    f"{game}: frames a second while {one['dense']['pieces']} pieces move, the densest jump",
                    f"{rate(one['dense']['gaps']):.1f}",
                ),
            )
        ),
    ]


def plot(found: dict[str, Any]) -> str:
    """Draw how much of each target is used."""
    rows = judged(found)
    bars = []
    for number, (what, here, target, unit, better) in enumerate(rows):
        share = target / here if better else here / target
        y = 14 + 34 * number
        width = min(1.25, share) * 240
        colour = "#00757f" if share <= 1 else "#b3402a"
        bars.append(f'<text x="372" y="{y + 17}" text-anchor="end">{what}</text>')
        bars.append(f'<rect x="380" y="{y}" width="{width:.0f}" height="24" rx="4" fill="{colour}"/>')
        bars.append(f'<text x="{388 + width:.0f}" y="{y + 17}">{here:.4g} {unit}</text>')
    high = 20 + 34 * len(rows)
    bars.append(f'<path d="M620 6V{high}" stroke="#2a2320" stroke-dasharray="4 4"/>')
    bars.append(f'<text x="620" y="{high + 16}" text-anchor="middle">target</text>')
    box = f'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 760 {high + 24}"'
    style = 'font-family="sans-serif" font-size="14" fill="#2a2320"'
    paper = f'<rect width="760" height="{high + 24}" fill="#fbf6ea"/>'
    return f"<svg {box} {style}>{paper}{''.join(bars)}</svg>\n"
