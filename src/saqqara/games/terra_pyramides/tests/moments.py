"""Moments of real games to look at on the board: writes web/demo/terra_pyramides.json; run it as a program."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from saqqara.core.match import Match, count_moves, replay

if TYPE_CHECKING:
    from collections.abc import Callable

HERE = Path(__file__).parent
LOGS = HERE / "replays"
LOOKED = ("base-2-plain", "nile-2-plain", "enclosed-in-order")
PLAYED = (
    "base-2-plain", "base-4-symbol", "horus-3-open", "nile-2-plain", "nile-4-plain", "task-1-won", "task-3-won",
)  # fmt: skip
DEMO = HERE.parents[4] / "web" / "demo"


def frame(match: Match) -> dict[str, Any]:
    """Return what the deciding seat sees, and the paths of its options."""
    seat = match.deciding[0] if match.deciding and match.deciding[0] < match.setup.seats else 0
    paths = [action.path for action in match.options(seat)] if match.deciding else []
    return {"table": match.view(seat).table, "seat": seat, "scores": match.scores, "paths": paths}


def case(name: str, at: int) -> dict[str, Any]:
    """Return one moment of a log with the set-up that it was played with."""
    match = replay((LOGS / f"{name}.log").read_text(encoding="utf-8"), at=at)
    return {"options": dict(match.setup.options), **frame(match)}


def found(wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any] | None:
    """Return the first moment in some logs that is as wanted."""
    for name in LOOKED:
        text = (LOGS / f"{name}.log").read_text(encoding="utf-8")
        for at in range(count_moves(replay(text))):
            match = replay(text, at=at)
            seen = frame(match)
            if wanted(seen):
                return {"options": dict(match.setup.options), **seen}
    return None


def is_asked(ask: str, seen: dict[str, Any]) -> bool:
    """Say whether a question is put at a moment."""
    return bool(seen["table"]["decide"]["ask"] == ask)


def part(name: str, share: float) -> dict[str, Any]:
    """Return the first moment after a share of a log at which somebody places a tile."""
    text = (LOGS / f"{name}.log").read_text(encoding="utf-8")
    last = count_moves(replay(text))
    at = next(at for at in range(int(last * share), last) if is_asked("place", frame(replay(text, at=at))))
    return case(name, at)


def main() -> None:
    """Write the cases and one whole game in steps."""
    cases: dict[str, dict[str, Any] | None] = {}
    for name in PLAYED:
        cases |= {f"{name}-{share}": part(name, share / 10) for share in (1, 5, 9)}
    for ask in ("row", "equip", "send", "pay", "extra", "draw", "pick", "enclose"):
        cases[f"ask-{ask}"] = found(partial(is_asked, ask))
    text = (LOGS / "nile-4-plain.log").read_text(encoding="utf-8")
    game = [frame(replay(text, at=at)) for at in range(60)]
    (DEMO / "terra_pyramides.json").write_text(
        json.dumps({"cases": {name: one for name, one in cases.items() if one}, "game": game}), encoding="utf-8"
    )


if __name__ == "__main__":
    main()
