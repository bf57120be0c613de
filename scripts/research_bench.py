"""Measures the research doors beside others: batches, and single steps from Python, in one interleaved run."""

from __future__ import annotations

import math
import random
import time
import warnings
from collections.abc import Callable, Iterator
from contextlib import redirect_stdout
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from io import StringIO
from typing import Any

import numpy as np

from saqqara import bench
from saqqara.bench import Contestant, Play
from saqqara.core import shelf
from saqqara.research.batch import Batch, batch

BATCH = 4096  # games of ours that are stepped together
BATCHES = (256, 4096)  # and of pgx, whose better one counts
SECONDS = 60.0  # CPU seconds for all
ROUNDS = 15  # of the batch by the clock
SLICE = 0.3  # seconds of a round
MILLION = 6  # zeros
MANY = 1000  # numbers from here on are written whole
PACKAGES = {
    "pgx": "pgx",
    "jax": "jax",
    "pyspiel": "open_spiel",
    "pettingzoo": "pettingzoo",
    "catanatron_gym": "catanatron-gym",
}
TEXT = """
{date}, commit {commit}, {cpu}, Python {python}. Steps a CPU second, of all threads together:

| | steps a CPU second |
|---|---:|
{rows}

| {game} | target | here | |
|---|---:|---:|---|
{targets}

![Steps a CPU second](benchmarks-research.svg)

* A step is one answer of a seat, at random among what is allowed, in games that begin anew when they end; what chance
  deals takes time and is not counted. Every row makes an observation and a mask or list of what is allowed at every
  step, and draws the answer in the time that is measured. All take turns in one run; the best turn of each counts.
* A batch of ours has {batch:,} games, here in one thread. pgx (JAX, on this processor) steps backgammon in batches of
  {batches}, with its own automatic reset, the draw compiled together with the step.
* OpenSpiel plays backgammon from Python, as its Python algorithms do: `observation_tensor`, `legal_actions_mask`,
  `apply_action`. "PettingZoo" and "Gymnasium" step one game at a time through those interfaces.
* PettingZoo's benchmark is its own `performance_benchmark`, five seconds by the clock.
* By the clock: {cores} threads, the best of {rounds} turns of {slice} s; on a busy machine it says little.
* They are other games with other rules: compare magnitudes, not percentages.
"""


def require_peers() -> None:
    """Name the packages that are not installed, if any."""
    missing = sorted(package for module, package in PACKAGES.items() if find_spec(module) is None)
    if missing:
        msg = f"not installed: {', '.join(missing)}"
        raise ImportError(msg, name=missing[0])


# -- Batches ----------------------------------------------------------------------------------------------------------


def ours(games: Batch) -> Play:
    """Step a batch of ours at random."""

    def play(times: int) -> int:
        for _ in range(times):
            games.step(games.sample())
        return times * games.size

    return play


def pgx_backgammon(size: int) -> Play:
    """Step a batch of pgx's at random."""
    jax, pgx = import_module("jax"), import_module("pgx")
    env = pgx.make("backgammon")
    restart = import_module("pgx.experimental").auto_reset(env.step, env.init)

    def step(state: Any, key: Any) -> Any:
        draw, deal = jax.random.split(key)
        liked = jax.numpy.where(state.legal_action_mask, 0.0, -1e9)
        actions = jax.random.categorical(draw, liked, axis=-1)
        return jax.vmap(restart)(state, actions, jax.random.split(deal, size))

    stepped = jax.jit(step)
    held = [jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), size)), jax.random.PRNGKey(1)]

    def play(times: int) -> int:
        for _ in range(times):
            key, held[1] = jax.random.split(held[1])
            held[0] = stepped(held[0], key)
        held[0].observation.block_until_ready()
        return times * size

    return play


def openspiel_backgammon() -> Play:
    """Step OpenSpiel's backgammon from Python."""
    game = import_module("pyspiel").load_game("backgammon")
    held = [game.new_initial_state()]

    def play(times: int) -> int:
        for _ in range(times):
            state = held[0]
            while state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, weights)[0])
            state.observation_tensor()
            state.legal_actions_mask()
            state.apply_action(random.choice(state.legal_actions()))
            if state.is_terminal():
                held[0] = game.new_initial_state()
        return times

    return play


# -- One at a time ----------------------------------------------------------------------------------------------------


def pettingzoo(make: Callable[[], Any]) -> Play:
    """Step an environment of PettingZoo, agent by agent."""
    steps = _aec(make())

    def play(times: int) -> int:
        for _ in range(times):
            next(steps)
        return times

    return play


def _aec(env: Any) -> Iterator[None]:
    """Play games without end; a step that only takes a finished agent out is not counted."""
    draw = random.Random(1)
    while True:
        env.reset(seed=draw.randrange(1 << 30))
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
            else:
                env.step(draw.choice(np.flatnonzero(seen["action_mask"]).tolist()))
                yield


def gymnasium(make: Callable[[], Any], allowed: Callable[[dict[str, Any]], list[int]]) -> Play:
    """Step an environment of Gymnasium."""
    env = make()
    held = [env.reset()[1]]

    def play(times: int) -> int:
        for _ in range(times):
            _, _, over, cut, held[0] = env.step(random.choice(allowed(held[0])))
            if over or cut:
                held[0] = env.reset()[1]
        return times

    return play


# -- All together -----------------------------------------------------------------------------------------------------


def contestants() -> dict[str, Contestant]:
    """List everybody by a short name."""
    ours_single = import_module("saqqara.research.pettingzoo").env
    chess = import_module("pettingzoo.classic.chess_v6").env
    catan = import_module("catanatron_gym.envs.catanatron_env").CatanatronEnv
    found = {
        f"batch {name}": Contestant(f"{name}, batch of {BATCH:,}", ours(batch(name, BATCH, threads=1)))
        for name in shelf.names()
    }
    for size in BATCHES:
        found[f"pgx {size}"] = Contestant(f"pgx backgammon, batch of {size:,}", pgx_backgammon(size))
    found["openspiel"] = Contestant("OpenSpiel backgammon from Python", openspiel_backgammon())
    for name in shelf.names():
        found[f"single {name}"] = Contestant(f"{name}, PettingZoo", pettingzoo(partial(ours_single, name)))
    found["chess"] = Contestant("PettingZoo's chess", pettingzoo(chess))
    found["catan"] = Contestant("catanatron, Gymnasium", gymnasium(catan, lambda info: list(info["valid_actions"])))
    return found


def by_the_clock(name: str) -> float:
    """Return the steps a second of a batch with as many threads as there are cores."""
    games, best = batch(name, BATCH), 0.0
    play = ours(games)
    for _ in range(ROUNDS):
        began, steps = time.monotonic(), 0
        while time.monotonic() < began + SLICE:
            steps += play(1)
        best = max(best, steps / (time.monotonic() - began))
    games.close()
    return best


def theirs(make: Callable[[], Any]) -> float:
    """Return the turns a second that PettingZoo's own benchmark counts."""
    said = StringIO()
    with redirect_stdout(said):
        import_module("pettingzoo.test").performance_benchmark(make())
    return float(next(line.split()[0] for line in said.getvalue().splitlines() if "turns per second" in line))


def turns() -> dict[str, float]:
    """Let PettingZoo's benchmark measure our games and its chess, one after the other."""
    env = import_module("saqqara.research.pettingzoo").env
    chess = import_module("pettingzoo.classic.chess_v6").env
    return {name: theirs(partial(env, name)) for name in shelf.names()} | {"PettingZoo's chess": theirs(chess)}


def run(seconds: float = SECONDS) -> dict[str, Any]:
    """Measure everybody."""
    require_peers()
    warnings.simplefilter("ignore")  # peers warn of what they use
    everybody = contestants()
    bench.interleave(list(everybody.values()), seconds, lambda line: print(line, flush=True))
    clock = {name: by_the_clock(name) for name in shelf.names()}
    best = {key: (one.name, one.best) for key, one in everybody.items()}
    return {"best": best, "clock": clock, "turns": turns(), **bench.machine()}


def judged(found: dict[str, Any]) -> list[tuple[str, float, float, str]]:
    """List what the first game is to reach: what, target, here, unit."""
    game, best = shelf.names()[0], {key: speed for key, (_, speed) in found["best"].items()}
    ours_batch, ours_single = best[f"batch {game}"], best[f"single {game}"]
    return [
        ("batch by the clock, all cores", 1e6, found["clock"][game], "steps/s"),
        ("batch against pgx's backgammon", 10, ours_batch / max(best[f"pgx {size}"] for size in BATCHES), "x"),
        ("batch against OpenSpiel's backgammon from Python", 10, ours_batch / best["openspiel"], "x"),
        ("one at a time through PettingZoo against its chess", 5, ours_single / best["chess"], "x"),
        ("one at a time against catanatron's Gymnasium", 3, ours_single / best["catan"], "x"),
    ]


def text(found: dict[str, Any], commit: str) -> str:
    """Write the part of the page."""
    rows = [f"| {name} | {speed:,.0f} |" for name, speed in found["best"].values()]
    rows += [f"| {name}, batch by the clock | {speed:,.0f} a second |" for name, speed in found["clock"].items()]
    rows += [
        f"| {name}, PettingZoo's benchmark | {speed:,.0f} turns a second |" for name, speed in found["turns"].items()
    ]
    targets = []
    for what, target, here, unit in judged(found):
        reached = "reached" if here >= target else "**not reached**"
        targets.append(
            f"| {what} | at least {target:,.0f} {unit} | {here:,.{0 if here > MANY else 1}f} {unit} | {reached} |"
        )
    return TEXT.format(
        rows="\n".join(rows),
        targets="\n".join(targets),
        game=shelf.names()[0],
        commit=commit,
        batch=BATCH,
        batches=" and ".join(f"{size:,}" for size in BATCHES),
        cores=import_module("saqqara.research.batch").cores(),
        rounds=ROUNDS,
        slice=SLICE,
        **{key: found[key] for key in ("date", "cpu", "python")},
    )


def plot(found: dict[str, Any]) -> str:
    """Draw the steps a CPU second, each gridline ten times the one before."""
    bars, rows = [], list(found["best"].items())
    high = 20 + 30 * len(rows)
    for power in range(2, 8):
        x = 300 + 70 * (power - 2)
        bars.append(f'<path d="M{x} 8V{high}" stroke="#d9cdb4"/>')
        label = f"{10**power:,}" if power < MILLION else f"{10 ** (power - MILLION)} M"
        bars.append(f'<text x="{x}" y="{high + 18}" text-anchor="middle">{label}</text>')
    for number, (key, (name, speed)) in enumerate(rows):
        y, width = 14 + 30 * number, max(1.0, 70 * (math.log10(speed) - 2))
        colour = "#00757f" if key.split()[0] in {"batch", "single"} else "#a08a5c"
        bars.append(f'<text x="292" y="{y + 15}" text-anchor="end">{name}</text>')
        bars.append(f'<rect x="300" y="{y}" width="{width:.0f}" height="20" rx="4" fill="{colour}"/>')
        bars.append(f'<text x="{308 + width:.0f}" y="{y + 15}">{speed:,.0f}</text>')
    box = f'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 760 {high + 28}"'
    style = 'font-family="sans-serif" font-size="13" fill="#2a2320"'
    paper = f'<rect width="760" height="{high + 28}" fill="#fbf6ea"/>'
    return f"<svg {box} {style}>{paper}{''.join(bars)}</svg>\n"


if __name__ == "__main__":
    print(text(run(), "as it is"))
