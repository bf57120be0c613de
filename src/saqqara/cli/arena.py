"""`saqqara arena`: players meet, and what that proves."""

from __future__ import annotations

import argparse
import math
import os
import sys
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from saqqara.cli.given import number_of, print_json, seed_of, setup_of
from saqqara.cli.mistakes import Mistake
from saqqara.cli.progress import Progress
from saqqara.cli.voice import Voice
from saqqara.core.said import Said, mistake, quoted, told

if TYPE_CHECKING:
    from saqqara.ai.arena import Arena, Results
    from saqqara.ai.statistics import Sprt

INTERRUPTED = 130
MOST_WORKERS = 1024
MOST_FORFEITS = 5  # that are told one by one


def arena_command(options: argparse.Namespace) -> int:
    """Let players meet on the same deals in every seating."""
    from saqqara.ai.arena import ArenaError
    from saqqara.ai.lodge import ClusterError
    from saqqara.ai.outcome import answer

    arena = _arena_of(options)
    folder = Path(options.logs) if options.logs else None
    if options.resume and folder is None:
        raise Mistake(mistake("nothing-to-resume"), "--resume", mistake("try-logs"))
    try:
        results, stopped = _play(arena, options, folder)
    except ArenaError as error:
        raise Mistake(told(error), error.where) from None
    except ClusterError as error:
        raise Mistake(error.reason, "--dask", error.hint) from None
    found = {**answer(arena, results), "stopped": stopped}
    print_json(found) if options.json else print("\n".join(_told(found, Voice(options.spoken))))
    if stopped:
        print(f"saqqara: {_stopped(Voice(options.spoken), found['deals'], arena.deals, folder)}", file=sys.stderr)
    return INTERRUPTED if stopped else 0


def _play(arena: Arena, options: argparse.Namespace, folder: Path | None) -> tuple[Results, bool]:
    """Play, and return what came out and whether Ctrl-C ended it."""
    from saqqara.ai.arena import Results, play
    from saqqara.ai.lodge import ClusterError, reach

    named = number_of(options.workers, "--workers", 1, MOST_WORKERS) if options.workers else None
    arena.check()
    with ExitStack() as held:
        cluster = held.enter_context(reach(options.dask, named)) if options.dask is not None else None
        if cluster is not None:
            cluster.check(arena.needs())
        results = Results.begin(folder, arena, resume=options.resume)
        held.callback(results.close)
        whole = sum(contest.deals for contest in arena.contests())
        with Progress(whole, "deals", options.spoken) as progress:
            workers = named or _cores()
            try:
                play(arena, results, folder=folder, workers=workers, cluster=cluster, progress=progress.show)
            except KeyboardInterrupt:
                return results, True
            except ClusterError as error:
                advice = Said("said-stopped-resume" if folder else "said-stopped-logs")
                raise Mistake(error.reason, "--dask", error.hint or advice) from None
    return results, False


def _stopped(voice: Voice, done: int, whole: int, folder: Path | None) -> str:
    advice = voice.say("stopped-resume" if folder else "stopped-logs")
    return voice.say("stopped", done=done, deals=voice.say("deals", count=whole), advice=advice)


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


def _told(found: dict[str, Any], voice: Voice) -> list[str]:
    """Return the figures as lines for people."""
    seats, deals = voice.say("seats", count=found["seats"]), voice.say("deals", count=found["deals"])
    games, seed = voice.say("games", count=found["games"]), str(found["seed"])
    head = voice.say("arena", game=found["game"], seats=seats, deals=deals, games=games, seed=seed)
    unfinished = f", {voice.say('arena-unfinished', count=found['unfinished'])}" if found["unfinished"] else ""
    width = max((len(row["name"]) for row in found["players"]), default=0)
    return [
        f"{head}{unfinished}",
        *(_told_player(row, width, voice) for row in found["players"]),
        *(_told_pair(row, voice) for row in found["pairs"]),
        *_told_ladder(found["ladder"], width, voice),
        *_told_sprt(found, voice),
        *(_told_control(row, voice) for row in found["controls"]),
        *_told_forfeits(found["forfeits"], voice),
    ]


def _share(row: dict[str, Any], voice: Voice, width: int = 0) -> str:
    share = voice.number(100 * row["share"], width=width)
    return voice.say("share", share=share, **{end: voice.number(100 * row[end]) for end in ("low", "high")})


def _told_player(row: dict[str, Any], width: int, voice: Voice) -> str:
    said = [f"  {row['name']:{width}}", _share(row, voice, 5), voice.say("games", count=row["games"])]
    if row["points"] is not None:
        said.append(voice.say("arena-points", points=voice.number(row["points"])))
    if row["ms"] is not None:
        said.append(voice.say("arena-pace", ms=voice.short(row["ms"], 3)))
    return "  ".join(said)


def _told_pair(row: dict[str, Any], voice: Voice) -> str:
    told = voice.say("arena-pair", first=row["first"], second=row["second"], share=_share(row, voice))
    if row["margin"] is None:
        return told
    margin = voice.number(row["margin"], 2, signed=True)
    if row["margin_low"] is None:
        return f"{told}, {voice.say('arena-margin', margin=margin)}"
    low, high = (voice.number(row[end], 2, signed=True) for end in ("margin_low", "margin_high"))
    return f"{told}, {voice.say('arena-margin-between', margin=margin, low=low, high=high)}"


def _told_ladder(rows: list[dict[str, Any]], width: int, voice: Voice) -> list[str]:
    """Return the ladder from the top; of two players the share says as much."""
    if len(rows) <= 2:  # noqa: PLR2004
        return []
    told = [voice.say("elo")]
    for row in sorted(rows, key=lambda row: -row["elo"]):
        span = {end: voice.number(row[end], 0, signed=True) for end in ("low", "high")}
        elo = voice.number(row["elo"], 0, signed=True, width=6)
        told.append(f"  {row['name']:{width}}  {elo}  {voice.say('span', **span)}")
    return told


def _told_sprt(found: dict[str, Any], voice: Voice) -> list[str]:
    sprt = found["sprt"]
    if sprt is None:
        return []
    first = found["players"][0]["name"] if found["players"] else voice.say("sprt-first")
    low, high = (voice.short(sprt[end]) for end in ("low", "high"))
    said = {
        "low": voice.say("sprt-low", name=first, elo=low),
        "high": voice.say("sprt-high", name=first, elo=high),
        None: voice.say("sprt-open"),
    }[sprt["accepted"]]
    deals, ratio = voice.say("deals", count=sprt["deals"]), voice.number(sprt["ratio"], 2, signed=True)
    return [voice.say("sprt", low=low, high=high, text=said, deals=deals, ratio=ratio)]


def _told_control(row: dict[str, Any], voice: Voice) -> str:
    kind = "mirror" if row["kind"] == "mirror" else "sanity"
    said = voice.say(f"{kind}-ok" if row["ok"] else f"{kind}-not")
    words = {"name": row["name"], "share": _share(row, voice), "deals": voice.say("deals", count=row["deals"])}
    if kind == "mirror":
        return voice.say("mirror", text=said, **words)
    return voice.say("sanity", text=said, against=row["against"], **words)


def _told_forfeits(rows: list[dict[str, Any]], voice: Voice) -> list[str]:
    told = []
    for row in rows[:MOST_FORFEITS]:
        places = {name: str(row[name]) for name in ("deal", "game", "decision")}
        why = voice.told(row["why"])
        told.append(voice.say("forfeit", name=row["name"], number=str(row["seat"]), why=why, **places))
    more = len(rows) - len(told)
    return [*told, voice.say("forfeits-more", count=more)] if more else told
