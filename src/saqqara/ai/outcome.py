"""What came out of an arena: shares with intervals, margins, strengths, controls, forfeits."""

from __future__ import annotations

import math
from collections.abc import Sequence
from hashlib import sha256
from typing import Any

from saqqara.ai.arena import MIRROR, Arena, Contest, Results
from saqqara.ai.bout import deal_seed
from saqqara.ai.groups import Group
from saqqara.ai.statistics import Interval, Stages, elo_of, ladder, mean_of, share_of, stages, sum_of
from saqqara.core.said import plain

EVEN = 0.5


def _margin(group: Group, first: int, second: int) -> float | None:
    """Return how many points more the first player has than the second, in the mean of games played to the end."""
    margins = [
        bout.points[seat] - bout.points[other]
        for bout in group.bouts
        if bout.over
        for seat, other in bout.pairs(first, second)
    ]
    return math.fsum(margins) / len(margins) if margins else None


def _interval(found: Interval, names: Sequence[str] = ("share", "low", "high")) -> dict[str, float | None]:
    return {name: round(end, 6) if math.isfinite(end) else None for name, end in zip(names, found, strict=True)}


def answer(arena: Arena, results: Results) -> dict[str, Any]:
    """Return the figures of all that was played; where a test has decided, of the groups that it took."""
    match, *controls = arena.contests()
    groups = results.of(match)
    sprt = None
    if arena.sprt is not None:
        trial = arena.sprt.decide(group.ahead(0, 1) for group in results.in_a_row(match))
        groups = groups[: trial.groups]
        sprt = {
            "low": arena.sprt.low, "high": arena.sprt.high, "ratio": round(trial.ratio, 4),
            "accepted": trial.accepted or None, "deals": trial.groups,
        }  # fmt: skip
    bouts = [bout for group in groups for bout in group.bouts]
    found: dict[str, Any] = {
        "game": arena.setup.game.name, "rules": arena.setup.game.rules, "seats": arena.setup.seats,
        "setup": arena.setup.chosen(), "seed": arena.seed, "deals": len(groups), "games": len(bouts),
        "unfinished": sum(not bout.over and bout.forfeit is None for bout in bouts),
        "players": [], "pairs": [], "ladder": [], "controls": _controls(controls, results), "sprt": sprt,
        "forfeits": _forfeits(arena.players, groups),
        "digest": sha256("".join(bout.hash for bout in bouts).encode()).hexdigest()[:16],
        "seeds": [deal_seed(arena.seed, group.deal) for group in groups],
    }  # fmt: skip
    if groups:
        count = len(arena.players)
        found["players"] = [_player(arena, groups, number) for number in range(count)]
        found["pairs"] = [_pair(arena, groups, a, b) for a in range(count) for b in range(a + 1, count)]
        rungs = ladder([[rankings(group, range(count), count) for group in groups]], count, arena.seed)
        found["ladder"] = [
            {"name": name, **_interval(rung, ("elo", "low", "high"))}
            for name, rung in zip(arena.players, rungs, strict=True)
        ]
    return found


def rankings(group: Group, numbers: Sequence[int], count: int) -> Stages:
    """Return what a group says about the strengths of its players, who have these numbers among many.

    However many games it has, a group speaks once.
    """
    found = sum_of(stages(b.places(), tuple(numbers[player] for player in b.players), count) for b in group.bouts)
    whole = math.fsum(found.values())
    return {stage: n / whole for stage, n in found.items()}


def _player(arena: Arena, groups: Sequence[Group], number: int) -> dict[str, Any]:
    """Return the figures of one player against all others."""
    bouts = [bout for group in groups for bout in group.bouts if number in bout.players]
    mine = [(bout, seat) for bout in bouts for seat, player in enumerate(bout.players) if player == number]
    points = [bout.points[seat] for bout, seat in mine if bout.over]
    asked = sum(bout.asked[seat] for bout, seat in mine)
    seconds = math.fsum(bout.seconds[seat] for bout, seat in mine)
    return {
        "name": arena.players[number],
        **_interval(share_of([group.ahead(number) for group in groups])),
        "games": len(bouts),
        **_interval(share_of([group.wins(number) for group in groups]), ("wins", "wins_low", "wins_high")),
        "points": round(math.fsum(points) / len(points), 4) if points else None,
        "forfeits": sum(bout.forfeit is not None and bout.forfeit.seat == seat for bout, seat in mine),
        "decisions": asked,
        "ms": round(1000 * seconds / asked, 4) if asked else None,
    }


def _pair(arena: Arena, groups: Sequence[Group], first: int, second: int) -> dict[str, Any]:
    """Return the figures of two players at the tables where both sit."""
    share = share_of([group.ahead(first, second) for group in groups])
    margins = [margin for group in groups if (margin := _margin(group, first, second)) is not None]
    names = ("margin", "margin_low", "margin_high")
    return {
        "first": arena.players[first],
        "second": arena.players[second],
        **_interval(share),
        **_interval((elo_of(share[0]), elo_of(share[1]), elo_of(share[2])), ("elo", "elo_low", "elo_high")),
        **_interval(mean_of(margins) if margins else (math.nan,) * 3, names),
    }


def _controls(contests: Sequence[Contest], results: Results) -> list[dict[str, Any]]:
    """Return the controls: a mirror is fine if it may be even, a sanity match if the player is surely ahead."""
    rows = []
    for contest in contests:
        groups = results.of(contest)
        if groups:
            share, low, high = share_of([group.ahead(0, 1) for group in groups])
            fine = low <= EVEN <= high if contest.kind == MIRROR else low > EVEN
            rows.append({
                "kind": contest.kind, "name": contest.players[0], "against": contest.players[1],
                **_interval((share, low, high)), "deals": len(groups), "ok": fine,
            })  # fmt: skip
    return rows


def _forfeits(players: Sequence[str], groups: Sequence[Group]) -> list[dict[str, Any]]:
    return [
        {
            "name": players[bout.players[bout.forfeit.seat]], "deal": group.deal, "game": bout.number,
            "seat": bout.forfeit.seat, "decision": bout.forfeit.decision, "why": bout.forfeit.why,
            **plain(bout.forfeit.why),
        }
        for group in groups
        for bout in group.bouts
        if bout.forfeit is not None
    ]  # fmt: skip
