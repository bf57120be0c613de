"""Moments of real games to look at on the board: writes web/demo/imhotep.json; run it as a program."""

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
    """Return the first moment in all logs that is as wanted."""
    for path in sorted(LOGS.glob("*.log")):
        text = path.read_text(encoding="utf-8")
        for at in range(count_moves(replay(text))):
            match = replay(text, at=at)
            seen = frame(match)
            if wanted(seen):
                return {"options": dict(match.setup.options), **seen}
    return None


def is_asked(ask: str, seen: dict[str, Any]) -> bool:
    """Say whether a question is put at a moment."""
    return bool(seen["table"]["decide"]["ask"] == ask)


def full(base: dict[str, Any]) -> dict[str, Any]:
    """Return a table that is fuller than games get, for the far ends of every site."""
    table = base["table"]
    ring = [0, 1, 2, 3, 1, 0, 3, 2]
    many = [seat for _ in range(5) for seat in ring]
    table |= {"pyramid": [many[:14]], "overflow": many[3:9], "temple": many[:23], "burial": many[:32]}
    table["obelisk"] = {"heights": [9, 7, 4, 2]}
    table["cards"][base["seat"]] = [
        "pyramid-decoration", "burial-decoration", "statue", "statue", "statue", "lever", "hammer", "sail", "chisel",
    ]  # fmt: skip
    return base


def main() -> None:
    """Write the cases and one whole game in steps."""
    cases: dict[str, dict[str, Any] | None] = {
        "empty-4": case("seats-4", 0),
        "mid-4": case("seats-4", 70),
        "late-4": case("seats-4", 112),
        "mid-2": case("seats-2", 60),
        "mid-3": case("seats-3", 66),
        "b-2": case("all-b", 80),
        "b-empty": case("all-b", 3),
        "b-4": case("beside-the-pyramids", 118),
        "wrath-4": case("wrath", 80),
        "full-4": full(case("seats-4", 112)),
    }
    for ask in (
        "turn", "hammer", "sail-place", "sail-sail", "chisel", "lever-sail", "lever-unload", "take", "keep", "build",
        "entrance", "bonus-card", "bonus-stones", "bonus-ship", "temple",
    ):  # fmt: skip
        cases[f"ask-{ask}"] = found(partial(is_asked, ask))
    cases["ask-pass"] = found(lambda seen: ["pass"] in [list(path) for path in seen["paths"]])
    text = (LOGS / "seats-4.log").read_text(encoding="utf-8")
    game = [frame(replay(text, at=at)) for at in range(60)]
    (DEMO / "imhotep.json").write_text(
        json.dumps({"cases": {name: one for name, one in cases.items() if one}, "game": game}), encoding="utf-8"
    )


if __name__ == "__main__":
    main()
