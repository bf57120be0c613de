"""`saqqara train` and `python -m saqqara.train`: what can be asked, and doing it."""

from __future__ import annotations

import math
import shlex
from pathlib import Path
from typing import TYPE_CHECKING, Any

from saqqara.core.said import Said, mistake, of_system, quoted, told

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable, Sequence

LEAST_MINUTES = 0.05
MOST_RATE = 1.0
MOST_MINUTES, MOST_WORKERS, MOST_SEED, MOST_GAMES, MOST_WEIGHTS = 100_000, 1024, 2**62, 1_000_000, 10**9


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what can be asked of a training; every text of help is the name of one."""
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--minutes", default="9", metavar="M", help="train-minutes")
    parser.add_argument("--out", metavar="DIR", help="train-out")
    parser.add_argument("--resume", metavar="DIR", help="train-resume")
    parser.add_argument("--seed", default="1", metavar="S", help="train-seed")
    parser.add_argument("--workers", metavar="N", help="train-workers")
    parser.add_argument("--dask", metavar="ADDRESS", help="dask")
    parser.add_argument("--layers", metavar="A,B", help="train-layers")
    parser.add_argument("--most-weights", default="0", metavar="N", help="train-most-weights")
    parser.add_argument("--least-seats", default="1", metavar="N", help="train-least-seats")
    parser.add_argument("--simulations", metavar="A,B", help="train-simulations")
    parser.add_argument("--learner", default="auto", choices=("auto", "numpy", "torch"), help="train-learner")
    parser.add_argument("--rate", default="0", metavar="R", help="train-rate")
    parser.add_argument("--steps", default="0", metavar="N", help="train-steps")
    parser.add_argument("--export", metavar="FILE", help="train-export")
    parser.add_argument("--measure", metavar="N", help="train-measure")
    parser.add_argument("--self-check", action="store_true", help="train-self-check")


def carry_out(options: argparse.Namespace, given: Sequence[str], tell: Callable[[str], None]) -> dict[str, Any]:
    """Do what was asked, and return what there is to say at the end; a TrainError says what cannot be done."""
    from saqqara.train import run  # noqa: PLC0415  NumPy is slow to import

    game = run.game_of(options.game)
    resume = Path(options.resume) if options.resume else None
    if options.export:
        from saqqara.train import export  # noqa: PLC0415

        return export.export(game, resume, Path(options.export))
    seed = int(number(options.seed, "--seed", 0, MOST_SEED))
    if options.measure:
        return measure(game, resume, options.measure, seed, tell)
    if options.self_check:
        return self_check(game, seed, tell)
    if not options.out:
        raise run.TrainError(mistake("no-out"), "--out", mistake("try-out"))
    most_weights = int(number(options.most_weights, "--most-weights", 0, MOST_WEIGHTS))
    if most_weights and not resume:
        raise run.TrainError(mistake("nothing-to-trim"), "--most-weights")
    training = run.Training(
        game,
        Path(options.out),
        number(options.minutes, "--minutes", 0 if most_weights else LEAST_MINUTES, MOST_MINUTES),
        resume,
        seed,
        workers_of(options),
        layers_of(options.layers),
        pace_of(options.simulations),
        steps=int(number(options.steps, "--steps", 0, 10**9)),
        learner=options.learner,
        command=shlex.join(["saqqara", "train", *without_folders(given)]),
        dask=options.dask,
        seats=seats_of(game, options.least_seats),
        most_weights=most_weights,
        rate=number(options.rate, "--rate", 0, MOST_RATE),
    )
    try:
        story = run.train(training, tell)
    except OSError as error:
        raise run.TrainError(of_system(error), str(error.filename or options.out)) from None
    return {"games": story.games, "turns": story.turns, "steps": story.steps, "strength": run.strength(story)}


def in_words(found: dict[str, Any]) -> list[Said]:
    """Return what there is to say at the end, each with what it is called."""
    return [Said(f"found-{name}", value=_as_it_is(value)) for name, value in found.items() if value != ""]


def _as_it_is(value: Any) -> str:
    """Return a value as a word, a sentence as such."""
    if isinstance(value, bool):
        return Said("value-yes" if value else "value-no")
    return value if isinstance(value, str) else str(value)


def without_folders(given: Sequence[str]) -> list[str]:
    """Return what was given with DIR for every folder, and so on: a card says what was done, not where."""
    places = {"--out": "DIR", "--resume": "DIR", "--dask": "ADDRESS"}
    said = []
    for before, word in zip(["", *given], given, strict=False):
        name = word.split("=")[0]
        inside = f"{name}={places[name]}" if name in places and "=" in word else word
        said.append(places.get(before, inside))
    return said


def measure(game: Any, folder: Path | None, games: str, seed: int, tell: Callable[[str], None]) -> dict[str, Any]:
    """Hold a network's word against how games end."""
    from saqqara.train import export, measure  # noqa: PLC0415

    network = export.network_in(game, folder, "--measure")
    return measure.measure(game, network, int(number(games, "--measure", 1, MOST_GAMES)), seed, tell)


def self_check(game: Any, seed: int, tell: Callable[[str], None]) -> dict[str, Any]:
    """Compare the two learners on a few games."""
    from saqqara.ai.text import practice  # noqa: PLC0415
    from saqqara.core.game import Setup  # noqa: PLC0415
    from saqqara.train import run, selfplay  # noqa: PLC0415

    try:
        from saqqara.train import on_torch  # noqa: PLC0415
    except ImportError as error:
        raise run.TrainError(mistake("torch", reason=str(error)), "--self-check", mistake("try-torch")) from None
    kernel = selfplay.load_practice(game, tell)
    shape, usual = selfplay.shape_of(kernel, seed)
    table = selfplay.Table(kernel, game.fill(Setup.of(game, game.seats[-1])), None)
    turns = [table.play(seed + n, selfplay.Pace(8, 8, 1.0, 4), [practice.PLAIN_ROLE] * 4) for n in range(1)]
    try:
        apart = on_torch.check(shape, usual, table.batch(turns[-1], 0.0), seed)
    except ValueError as error:
        raise run.TrainError(told(error), "--self-check", mistake("try-numpy")) from None
    except RuntimeError as error:
        reason = (str(error).splitlines() or [""])[0]
        raise run.TrainError(mistake("torch", reason=reason), "--self-check", mistake("try-numpy")) from None
    return {"apart": apart, "accelerator": on_torch.has_accelerator()}


def number(text: str, where: str, least: float, most: float) -> float:
    """Read a number within bounds, or say what is wrong with it."""
    from saqqara.train.run import TrainError  # noqa: PLC0415

    try:
        found = float(text)
    except ValueError:
        found = math.nan
    if not least <= found <= most:
        bounds = {"low": f"{least:g}", "high": f"{most:g}"}
        raise TrainError(mistake("not-number-within", typed=quoted(text), **bounds), where)
    return found


def workers_of(options: argparse.Namespace) -> int:
    """Read how many play at once: on this machine one a core, less one, on a cluster as many as it has."""
    from saqqara.train.run import cores  # noqa: PLC0415

    if options.workers:
        return int(number(options.workers, "--workers", 1, MOST_WORKERS))
    return max(1, cores() - 1) if options.dask is None else 0


def layers_of(text: str | None) -> tuple[int, int]:
    """Read how wide the layers are."""
    from saqqara.ai.network import LAYERS, WIDEST  # noqa: PLC0415
    from saqqara.core.kernel import LANES  # noqa: PLC0415

    return pair_of(text, "--layers", LAYERS, LANES, WIDEST)


def seats_of(game: Any, text: str) -> tuple[int, ...]:
    """Read how many sit at least, and return the numbers of seats that are trained."""
    least = number(text, "--least-seats", 1, game.seats[-1])
    return tuple(seats for seats in game.seats if seats >= least)


def pace_of(text: str | None) -> Any:
    """Read how many simulations a turn gets."""
    from saqqara.train.selfplay import MOST_SIMULATIONS, Pace  # noqa: PLC0415

    usual = Pace()
    long, short = pair_of(text, "--simulations", (usual.long, usual.short), 1, MOST_SIMULATIONS)
    return Pace(short, long)


def pair_of(text: str | None, where: str, usual: tuple[int, int], step: int, most: int) -> tuple[int, int]:
    """Read two multiples of a number, or say what is wrong with them."""
    from saqqara.train.run import TrainError  # noqa: PLC0415

    if text is None:
        return usual
    parts = text.split(",")
    found = [int(part) for part in parts if part.isdecimal() and 0 < int(part) <= most and int(part) % step == 0]
    if len(parts) != len(usual) or len(found) != len(parts):
        hint = mistake("try-a-b", most=str(most), step=str(step), known=f"{usual[0]},{usual[1]}")
        raise TrainError(mistake("not-a-b", typed=quoted(text)), where, hint)
    return found[0], found[1]
