"""`saqqara arena`: players meet, and what that proves."""

from __future__ import annotations

import argparse
import math
import os
import sys
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from saqqara.cli.given import number_of, print_json, seed_of, setup_of
from saqqara.cli.mistakes import Mistake
from saqqara.cli.progress import Progress
from saqqara.core.said import mistake, quoted, told

if TYPE_CHECKING:
    from saqqara.ai.arena import Arena
    from saqqara.ai.statistics import Sprt

INTERRUPTED = 130
MOST_WORKERS = 1024
MOST_FORFEITS = 5  # that are told one by one


def arena_command(options: argparse.Namespace) -> int:
    """Let players meet on the same deals in every seating."""
    from saqqara.ai.arena import ArenaError, Results, play
    from saqqara.ai.outcome import answer

    arena = _arena_of(options)
    folder = Path(options.logs) if options.logs else None
    if options.resume and folder is None:
        raise Mistake(mistake("nothing-to-resume"), "--resume", mistake("try-logs"))
    workers = number_of(options.workers, "--workers", 1, MOST_WORKERS) if options.workers else _cores()
    try:
        arena.check()
        results = Results.begin(folder, arena, resume=options.resume)
    except ArenaError as error:
        raise Mistake(told(error), error.where) from None
    whole = sum(contest.deals for contest in arena.contests())
    stopped = False
    try:
        with Progress(whole, "deals") as progress:
            play(arena, results, folder=folder, workers=workers, progress=progress.show)
    except KeyboardInterrupt:
        stopped = True
    finally:
        results.close()
    found = {**answer(arena, results), "stopped": stopped}
    print_json(found) if options.json else print("\n".join(_told(found)))
    if stopped:
        on = "--resume goes on" if folder else "with --logs DIR it could go on"
        print(f"saqqara: stopped after {found['deals']} of {arena.deals} deals; {on}", file=sys.stderr)
    return INTERRUPTED if stopped else 0


def _arena_of(options: argparse.Namespace) -> Arena:
    """Read what is to be played."""
    from saqqara.ai.arena import Arena
    from saqqara.ai.bout import seated

    limit = _seconds_of(options.limit, "--limit")
    patience = min(limit, _seconds_of(options.bot_seconds, "--bot-seconds"))
    names = tuple(name.strip() for name in options.players.split(",") if name.strip())
    return Arena(
        setup_of(options),
        names,
        number_of(options.deals, "--deals", 1),
        seed_of(options, 1),
        _sprt_of(options.sprt),
        None if options.controls is None else number_of(options.controls, "--controls", 0),
        make=partial(seated, bot_seconds=patience),
        limit=limit,
    )


def _cores() -> int:
    """Return how many processes run side by side here."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _sprt_of(text: str | None) -> Sprt | None:
    from saqqara.ai.statistics import Sprt

    if text is None:
        return None
    hint = mistake("try-sprt")
    try:
        low, high = (float(word) for word in text.split(","))
    except ValueError:
        raise Mistake(mistake("not-low-high", typed=quoted(text)), "--sprt", hint) from None
    if not -math.inf < low < high < math.inf:
        raise Mistake(mistake("nothing-to-decide", typed=text), "--sprt", hint)
    return Sprt(low, high)


def _seconds_of(text: str, where: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = math.nan
    if not 0 < seconds < math.inf:
        raise Mistake(mistake("no-time", typed=quoted(text)), where, mistake("try-seconds", known=f"{where} 10"))
    return seconds


# -- Telling ----------------------------------------------------------------------------------------------------------


def _told(found: dict[str, Any]) -> list[str]:
    """Return the figures as lines for people."""
    head = (
        f"{found['game']}, {found['seats']} seats: {found['deals']} deals, {found['games']} games, seed {found['seed']}"
    )
    unfinished = f", {found['unfinished']} unfinished" if found["unfinished"] else ""
    width = max((len(row["name"]) for row in found["players"]), default=0)
    return [
        f"{head}{unfinished}",
        *(_told_player(row, width) for row in found["players"]),
        *(_told_pair(row) for row in found["pairs"]),
        *_told_ladder(found["ladder"], width),
        *_told_sprt(found),
        *(_told_control(row) for row in found["controls"]),
        *_told_forfeits(found["forfeits"]),
    ]


def _share(row: dict[str, Any]) -> str:
    share, low, high = (100 * row[key] for key in ("share", "low", "high"))
    return f"{share:5.1f} %  ({low:.1f} to {high:.1f})"


def _told_player(row: dict[str, Any], width: int) -> str:
    points = "" if row["points"] is None else f"  {row['points']:.1f} points"
    pace = "" if row["ms"] is None else f"  {row['ms']:.3g} ms a decision"
    return f"  {row['name']:{width}}  {_share(row)}  {row['games']} games{points}{pace}"


def _told_pair(row: dict[str, Any]) -> str:
    margin = ""
    if row["margin"] is not None:
        margin = f", {row['margin']:+.2f} points"
        if row["margin_low"] is not None:
            margin += f" ({row['margin_low']:+.2f} to {row['margin_high']:+.2f})"
    return f"{row['first']} ahead of {row['second']}: {_share(row).strip()}{margin}"


def _told_ladder(rows: list[dict[str, Any]], width: int) -> list[str]:
    """Return the ladder from the top; of two players the share says as much."""
    if len(rows) <= 2:  # noqa: PLR2004
        return []
    ordered = sorted(rows, key=lambda row: -row["elo"])
    return ["Elo, mean 0:"] + [
        f"  {row['name']:{width}}  {row['elo']:+6.0f}  ({row['low']:+.0f} to {row['high']:+.0f})" for row in ordered
    ]


def _told_sprt(found: dict[str, Any]) -> list[str]:
    sprt = found["sprt"]
    if sprt is None:
        return []
    first = found["players"][0]["name"] if found["players"] else "the first"
    said = {
        "low": f"{first} is at most {sprt['low']:g} Elo stronger",
        "high": f"{first} is at least {sprt['high']:g} Elo stronger",
        None: "neither is proved yet",
    }[sprt["accepted"]]
    return [
        f"test of {sprt['low']:g} against {sprt['high']:g} Elo: {said} ({sprt['deals']} deals, {sprt['ratio']:+.2f})"
    ]


def _told_control(row: dict[str, Any]) -> str:
    if row["kind"] == "mirror":
        said = "holds 50 %, as it must" if row["ok"] else "does NOT hold 50 %: chance does that to 1 mirror in 20"
        who = f"mirror: {row['name']} against itself"
    else:
        said = "surely ahead, as it must be" if row["ok"] else "NOT surely ahead"
        who = f"sanity: {row['name']} against {row['against']}"
    return f"{who}: {_share(row).strip()}, {row['deals']} deals: {said}"


def _told_forfeits(rows: list[dict[str, Any]]) -> list[str]:
    told = [
        f"forfeit: {row['name']} on seat {row['seat']}, deal {row['deal']}, game {row['game']}, decision "
        f"{row['decision']}: {row['why']}"
        for row in rows[:MOST_FORFEITS]
    ]
    more = len(rows) - len(told)
    return [*told, f"and {more} more forfeits"] if more else told
