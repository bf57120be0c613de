"""How fast the rules run: compiled beside plain, and beside other engines, in one interleaved run.

Everything is CPU time of one process. All contestants take turns in short slices, and the best slice of each counts: on
a shared machine that is what repeats.
"""

from __future__ import annotations

import os
import platform
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from html import escape
from importlib import import_module
from importlib.util import find_spec
from math import log10
from pathlib import Path
from typing import Any, Final

from saqqara.core import shelf
from saqqara.core.game import Game, Setup
from saqqara.core.kernel import Deal, Kernel, Random, load
from saqqara.core.said import mistake, say

SLICE: Final = 0.12  # CPU seconds of one turn; the clock may tick in hundredths
SECONDS: Final = 36.0  # CPU seconds for all games, without the peers
PEER_SECONDS: Final = 20.0
ROOM: Final = 512
COPIED: Final = 16  # States in a row, each copied into the next
COUNTED: Final = 200  # games played to learn how many decisions a peer's rollout takes

Progress = Callable[[str], None]
Play = Callable[[int], int]  # plays so many games and returns how many decisions they took


def silent(_line: str) -> None:
    """Say nothing."""


@dataclass
class Contestant:
    """Something that takes its turns: what it plays, and the best it has shown."""

    name: str
    play: Play
    games: int = 1  # in a slice
    best: float = 0.0  # decisions a CPU second

    def calibrate(self) -> None:
        """Find how many games fill a slice, after a first one that may have to be compiled."""
        self.play(1)
        while self.take_turn() < SLICE / 2:
            pass

    def take_turn(self) -> float:
        """Play one slice and return how long it took; one that is too short to be trusted makes the next one longer."""
        start = time.process_time()
        decisions = self.play(self.games)
        took = time.process_time() - start
        if took < SLICE / 2:
            self.games *= 2
        else:
            self.best = max(self.best, decisions / took)
        return took


def interleave(contestants: list[Contestant], seconds: float, progress: Progress) -> None:
    """Let everybody take turns until the time is up, each at least once."""
    for contestant in contestants:
        progress(f"calibrating {contestant.name}")
        contestant.calibrate()
    end = time.process_time() + seconds
    while True:
        for contestant in contestants:
            contestant.take_turn()
        if time.process_time() >= end:
            return


# -- The rules ------------------------------------------------------------------------------------------------------


def mixes(game: Game) -> dict[str, dict[str, str]]:
    """Return the set-ups that are measured: every option at its first value, and every option at its last."""
    return {"first options": {}, "last options": {option.name: option.values[-1] for option in game.options}}


def random_games(kernel: Kernel, setup: Setup) -> Play:
    """Return what plays random games of a set-up."""
    comps, states = kernel.components(setup.game.fill(setup)), kernel.states(1)
    randoms, out, weights = kernel.records(Random, 1), kernel.ints(ROOM), kernel.ints(ROOM)
    kernel.rules.seed_at(randoms, 0, 1, 0)
    return lambda games: int(kernel.rules.random_games(states, comps, 0, randoms, out, weights, games))


def copies(kernel: Kernel) -> Play:
    """Return what copies States; a copy counts as a decision."""
    states = kernel.states(COPIED + 1)

    def play(times: int) -> int:
        kernel.rules.copies_at(states, times)
        return COPIED * times

    return play


def usual_seats(game: Game) -> int:
    """Return the number of seats that the headline is about: the middle one."""
    return game.seats[len(game.seats) // 2]


def measure(
    game: Game, seconds: float = SECONDS, *, peers: bool = False, progress: Progress = silent
) -> dict[str, Any]:
    """Measure one game, with the peers in the same run if asked for."""
    compiled, plain = load(game, "compiled"), load(game, "plain")
    usual = usual_seats(game)
    rows = {
        (mix, seats): Contestant(
            f"{game.name}, {mix}, {seats} seats", random_games(compiled, Setup.most(game, seats, chosen))
        )
        for mix, chosen in mixes(game).items()
        for seats in game.seats
    }
    plains = {
        mix: Contestant(f"{game.name}, {mix}, plain Python", random_games(plain, Setup.most(game, usual, chosen)))
        for mix, chosen in mixes(game).items()
    }
    copying = Contestant(f"{game.name}, copies", copies(compiled))
    others = [Contestant(peer.name, peer.make()) for peer in PEERS] if peers else []
    interleave([*rows.values(), *plains.values(), copying, *others], seconds, progress)
    first = next(iter(plains))
    ours, slow = rows[first, usual].best, plains[first].best
    return {
        "game": game.name,
        "ratio": round(ours / slow, 1),
        "decisions_per_s": round(ours),
        "plain_decisions_per_s": round(slow),
        "state_bytes": import_module("saqqara.core.compiled").dtype(game.state).itemsize,
        "copy_ns": round(1e9 / copying.best, 1),
        "seats": usual,
        "mixes": [
            {"mix": mix, "seats": seats, "decisions_per_s": round(row.best)} for (mix, seats), row in rows.items()
        ],
        "plain": [
            {
                "mix": mix,
                "seats": usual,
                "decisions_per_s": round(row.best),
                "ratio": round(rows[mix, usual].best / row.best, 1),
            }
            for mix, row in plains.items()
        ],
        "peers": [
            {"name": peer.name, "decisions_per_s": round(peer.best), "ours_is": round(ours / peer.best, 2)}
            for peer in others
        ],
        **machine(),
    }


def run(names: list[str], *, peers: bool, start: bool = False, progress: Progress = silent) -> list[dict[str, Any]]:
    """Measure games; `start` also compiles each one anew, to see how long that takes."""
    if peers:
        require_peers()
    seconds = SECONDS / len(names) + (PEER_SECONDS if peers else 0)
    results = [measure(shelf.game(name), seconds, peers=peers, progress=progress) for name in names]
    if start:
        for result in results:
            result.update(start_up(result["game"]))
            figures = shelf.game(result["game"]).figures
            result.update(import_module(figures).figures() if figures else {})
    return results


def machine() -> dict[str, str]:
    """Say when and where."""
    return {
        "date": datetime.now(UTC).strftime("%Y-%m-%d %H:%M UTC"),
        "python": platform.python_version(),
        "cpu": _cpu(),
    }


def _cpu() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor() or platform.machine()
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return f"{len(names)} x {names[0]}" if names else platform.machine()


# -- Start-up ---------------------------------------------------------------------------------------------------------

CALL_DOORS = (
    "import sys, time; from saqqara import bench; from saqqara.core import shelf;"
    "from saqqara.core.kernel import load;"
    "bench.call_doors(load(shelf.game(sys.argv[1]), 'compiled')); print(time.process_time())"
)


def start_up(name: str) -> dict[str, float]:
    """Time two new processes that call every door of a game: the first has to compile, the second has the cache."""
    with tempfile.TemporaryDirectory() as folder:
        return {"cold_s": _start(name, folder), "warm_s": _start(name, folder)}


def _start(name: str, folder: str) -> float:
    environment = {**os.environ, "SAQQARA_CACHE": folder}
    command = [sys.executable, "-c", CALL_DOORS, name]
    done = subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE, text=True)  # noqa: S603
    return round(float(done.stdout), 2)


def call_doors(kernel: Kernel) -> None:
    """Call every door of the default bundle once."""
    game, rules = kernel.game, kernel.rules
    seats = game.seats[0]
    comps, states = kernel.components(game.fill(Setup.of(game, seats))), kernel.states(8)
    randoms, deals = kernel.records(Random, 1), kernel.records(Deal, 1)
    out, weights, made, bots = kernel.ints(8 * ROOM), kernel.ints(ROOM), kernel.ints(ROOM), kernel.ints(4)
    bots[0] = 1
    rules.set_up_at(states, 0, comps, 0)
    rules.deciding_at(states, 0)
    rules.winners_at(states, 0, comps, 0)
    rules.seed_at(randoms, 0, 1, 0)
    rules.word_at(randoms, 0)
    rules.start_deal_at(deals, 0, 1)
    rules.chances_at(states, 0, comps, 0, out, weights)
    rules.dealt_at(states, 0, comps, 0, deals, made, out, weights)
    rules.settle_at(states, 0, comps, 0, deals, made, out, weights)
    rules.options_at(states, 0, comps, 0, 0, out)
    rules.why_at(states, 0, comps, 0, 0, int(out[0]))
    rules.apply_at(states, 0, comps, 0, 0, int(out[0]))
    rules.witnesses_at(states, 0, comps, 0, 0)
    rules.scores_at(states, 0, comps, 0, weights)
    rules.value_at(states, 0, comps, 0, 0)
    rules.features_at(states, 0, comps, 0, 0, out)
    rules.copy_at(states, 1, 0)
    rules.see_at(states, 1, 0, 0)
    rules.imagine_at(states, 1, comps, 0, randoms, 0)
    rules.copies_at(states, 1)
    rules.random_games(states, comps, 0, randoms, out, weights, 1)
    rules.perft(states, 0, comps, 0, deals, made, out, weights, ROOM, 1, 0)
    rules.play_games(
        states, comps, 0, seats, bots, randoms, deals, out, weights, made, kernel.ints(2 * game.bound), 1, 0, 1,
        kernel.ints(4), kernel.ints(1), kernel.ints(1),
    )  # fmt: skip


# -- Peers ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Peer:
    """Another engine, the package it comes in, the module that is imported, and how it plays random games."""

    name: str
    package: str
    module: str
    make: Callable[[], Play]


def require_peers() -> None:
    """Name the packages that are not installed, if any."""
    missing = sorted({peer.package for peer in PEERS if find_spec(peer.module) is None})
    if missing:
        raise ImportError(mistake("packages", known=", ".join(missing)), name=missing[0])


def openspiel(name: str) -> Play:
    """Play OpenSpiel's random rollouts in C++: one simulation of its search is so many rollouts."""
    pyspiel = import_module("pyspiel")
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    decisions = sum(_openspiel_decisions(state.clone()) for _ in range(COUNTED)) / COUNTED

    def play(games: int) -> int:
        evaluator = pyspiel.RandomRolloutEvaluator(games, 1)
        pyspiel.MCTSBot(game, evaluator, 1.4, 1, 10, False, 1, False).step(state)
        return round(games * decisions)

    return play


def _openspiel_decisions(state: Any) -> int:
    count = 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(actions, weights)[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))
            count += 1
    return count


def catanatron() -> Play:
    """Play catanatron's random players against each other."""
    engine = import_module("catanatron")
    colours = list(engine.Color)

    def play(games: int) -> int:
        decisions = 0
        for _ in range(games):
            game = engine.Game([engine.RandomPlayer(colour) for colour in colours])
            game.play()
            decisions += len(game.state.actions)
        return decisions

    return play


def chess() -> Play:
    """Play random games with python-chess."""
    engine = import_module("chess")

    def play(games: int) -> int:
        decisions = 0
        for _ in range(games):
            board = engine.Board()
            while not board.is_game_over():
                board.push(random.choice(list(board.legal_moves)))
                decisions += 1
        return decisions

    return play


PEERS = (
    Peer("OpenSpiel euchre (C++)", "open_spiel", "pyspiel", lambda: openspiel("euchre")),
    Peer("OpenSpiel oware (C++)", "open_spiel", "pyspiel", lambda: openspiel("oware")),
    Peer("OpenSpiel backgammon (C++)", "open_spiel", "pyspiel", lambda: openspiel("backgammon")),
    Peer("catanatron (Python)", "catanatron", "catanatron", catanatron),
    Peer("python-chess (Python)", "chess", "chess", chess),
)


# -- Reading it -------------------------------------------------------------------------------------------------------


def bars(results: list[dict[str, Any]], language: str = "en") -> list[tuple[str, int, str]]:
    """List everything measured as (name, decisions a second, kind), each peer once at its best."""
    found = [
        (_row("bench-row", result, row, language), row["decisions_per_s"], "ours")
        for result in results
        for row in result["mixes"]
    ]
    found += [
        (_row("bench-row-plain", result, row, language), row["decisions_per_s"], "plain")
        for result in results
        for row in result["plain"]
    ]
    best: dict[str, int] = {}
    for peer in (peer for result in results for peer in result["peers"]):
        best[peer["name"]] = max(best.get(peer["name"], 0), peer["decisions_per_s"])
    return found + [(name, speed, "peer") for name, speed in best.items()]


def _row(name: str, result: dict[str, Any], row: dict[str, Any], language: str) -> str:
    mix = say(language, f"bench-{row['mix'].replace(' ', '-')}")
    return say(language, name, game=result["game"], mix=mix, seats=row["seats"])


def table(results: list[dict[str, Any]], language: str = "en") -> str:
    """Write the results as plain text."""
    rows = bars(results, language)
    width = max(46, *(len(name) + 1 for name, _, _ in rows))
    lines = [f"{say(language, 'bench-head'):>{width + 12}}"]
    for name, speed, _ in rows:
        lines.append(f"{name:<{width}}{say(language, 'said-figure', figure=speed):>12}")
    for result in results:
        told = {name: result[name] for name in ("game", "seats", "ratio")}
        lines += ["", say(language, "bench-ratio", **told)]
        for peer in result["peers"]:
            lines.append(f"  {say(language, 'bench-peer', ratio=peer['ours_is'], name=peer['name'])}")
        size, copied = result["state_bytes"], result["copy_ns"]
        lines.append(f"  {say(language, 'bench-state', size=size, time=copied)}")
        if "cold_s" in result:
            lines.append(f"  {say(language, 'bench-starts', cold=result['cold_s'], warm=result['warm_s'])}")
        lines.append(f"  {result['date']}, Python {result['python']}, {result['cpu']}")
    return "\n".join(lines)


HEADING = "Random games: decisions a CPU second on one core, ten times as many a step"
LEFT, WIDTH, ROW, TOP = 330, 860, 26, 64
STYLE = """
  text { font: 13px system-ui, sans-serif; fill: #1f2328 }
  .title { font-size: 16px; font-weight: 600 }
  .quiet { fill: #59636e }
  .grid { stroke: #d1d9e0 }
  .ours { fill: #b8722c } .plain { fill: #d9b88f } .peer { fill: #6f8fae }
  @media (prefers-color-scheme: dark) {
    text { fill: #e6edf3 } .quiet { fill: #9198a1 } .grid { stroke: #3d444d }
    .ours { fill: #d98e44 } .plain { fill: #7d5f3b } .peer { fill: #55789b }
  }
"""


def plot(results: list[dict[str, Any]]) -> str:
    """Draw the results as an SVG picture: a bar for each, ten times as many decisions a step of the scale."""
    rows = bars(results)
    low = int(log10(max(1, min(speed for _, speed, _ in rows))))
    high = int(log10(max(speed for _, speed, _ in rows))) + 1
    height = TOP + ROW * len(rows) + 24

    def across(speed: float) -> float:
        return LEFT + (WIDTH - LEFT - 110) * (log10(max(speed, 1)) - low) / (high - low)

    size = f'viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img">',
        "<title>Decisions a CPU second</title>",
        f"<style>{STYLE}</style>",
        f'<text class="title" x="12" y="24">{HEADING}</text>',
    ]
    for power in range(low, high + 1):
        x = across(10**power)
        parts.append(f'<line class="grid" x1="{x:.1f}" y1="{TOP - 10}" x2="{x:.1f}" y2="{height - 16}"/>')
        parts.append(f'<text class="quiet" x="{x:.1f}" y="{TOP - 18}" text-anchor="middle">{_short(10**power)}</text>')
    for number, (name, speed, kind) in enumerate(rows):
        y = TOP + ROW * number
        end = across(speed)
        parts.append(f'<text x="{LEFT - 10}" y="{y + 14}" text-anchor="end">{escape(name)}</text>')
        parts.append(f'<rect class="{kind}" x="{LEFT}" y="{y}" width="{end - LEFT:.1f}" height="{ROW - 7}" rx="2"/>')
        parts.append(f'<text x="{end + 6:.1f}" y="{y + 14}">{_short(speed)}</text>')
    return "\n".join([*parts, "</svg>"]) + "\n"


def _short(speed: float) -> str:
    if speed >= 1e6:  # noqa: PLR2004
        return f"{speed / 1e6:.3g} M"
    return f"{speed / 1e3:.3g} k" if speed >= 1e3 else f"{speed:.3g}"  # noqa: PLR2004
