"""Plays games that show what no kept replay shows yet, and writes them to replays/.

Run it as `python -m saqqara.games.terra_pyramides.tests.find_replays`; a name to be shown is added to NAMES, or to what `shown` finds.
"""

from __future__ import annotations

from itertools import count
from pathlib import Path
from random import Random as Chooser
from typing import TYPE_CHECKING

from saqqara.core.dealer import SeededDealer
from saqqara.core.game import CHANCE, Setup
from saqqara.core.match import Match, replay
from saqqara.games.terra_pyramides import GAME
from saqqara.games.terra_pyramides.solving import solve
from saqqara.games.terra_pyramides.tests.draw import draw
from saqqara.solve import played

if TYPE_CHECKING:
    from collections.abc import Iterator

FOLDER = Path(__file__).parent / "replays"
VERSIONS = ("base", "horus", "nile")
VARIANTS = ("plain", "symbol", "open", "both")
WIDTH = 100  # of the solver's beam
RULINGS = ("stairs", "white", "levels", "end", "enclosure", "oasis_gold", "finished", "first_stone")

NAMES = (
    *(f"{version}-{seats}-{variant}" for version in VERSIONS for seats in (2, 3, 4) for variant in VARIANTS),
    "solo-points",
    *(f"task-{task}-lost" for task in (1, 2, 3)),
    *(f"task-{task}-won" for task in (1, 2, 3)),
    *(f"ruling-{option}" for option in RULINGS),
    *(f"level-{level}" for level in (1, 2, 3, 4, 5)),
    "equipped-by-choice",
    "enclosed",
    "enclosed-by-another",
    "enclosed-in-order",
    "fifth-gold-searched",
    "searched-twice",
    "known-tile-drawn",
    "shared-win",
    *(f"ask-{ask}" for ask in GAME.asks),
    *(f"verb-{verb}" for verb in ("recall", "swap", "buy", "hire", "card", "grave", "sail", "build", "return")),
)

NOT_SHOWN_YET: tuple[str, ...] = ()  # may only shrink

WEIGHTS = {
    "build": 60,
    "send": 30,
    "pay": 9,
    "hire": 4,
    "card": 3,
    "place": 9,
    "row": 9,
    "equip": 9,
    "enclose": 9,
    "grave": 2,
    "sail": 2,
    "buy": 2,
    "done": 6,
    "draw": 6,
    "search": 2,
    "pick": 9,
    "return": 0.5,
    "swap": 0.1,
    "recall": 0.05,
}  # fmt: skip  how eagerly a verb is chosen


def eager(match: Match, seat: int, chooser: Chooser) -> str:
    """Choose a code as a player would who likes to build: by the weight of its verb, rows and fields by what they hold."""
    groups: dict[str, list[str]] = {}
    for action in match.options(seat):
        groups.setdefault(action.code.split()[0], []).append(action.code)
    verb = chooser.choices(list(groups), [WEIGHTS[verb] for verb in groups])[0]
    if verb == "place":
        return max(chooser.sample(groups[verb], min(12, len(groups[verb]))), key=lambda code: _crowd(match, code))
    return chooser.choice(groups[verb])


def _crowd(match: Match, code: str) -> int:
    """Count the tiles and own sites near a field."""
    field = code.split()[1]
    column, row = "abcdefghijkl".index(field[0]), int(field[1:])
    near = 0
    for name in match.table["tiles"]:
        x, y = "abcdefghijkl".index(name[0]), int(name[1:])
        near += (x == column or y == row or abs(x - column) == abs(y - row)) and max(abs(x - column), abs(y - row)) < 4
    return near


def shown(match: Match) -> set[str]:
    """Return the names of what a finished game shows."""
    setup = match.setup
    found = _of_setup(setup)
    again = Match(setup, match.start)
    for move in match.moves:
        before = again.table
        again.play(move.seat, move.action.code)
        found |= {f"ask-{before['decide']['ask']}"} | _of_move(before, again, move.action.code)
    found |= {"ask-over"} if again.over else set()
    if setup.option("task") != "none":
        found.add(f"task-{setup.option('task')}-{'won' if again.winners else 'lost'}")
    return found | ({"shared-win"} if len(again.winners) > 1 else set())


def _of_setup(setup: Setup) -> set[str]:
    symbol, opened = setup.option("symbol") == "yes", setup.option("open_stacks") == "yes"
    variant = VARIANTS[symbol + 2 * opened]
    found = {f"{setup.option('version')}-{setup.seats}-{variant}"}
    found |= {f"ruling-{name}" for name, _ in setup.options if name in RULINGS}
    return found | ({"solo-points"} if setup.seats == 1 and setup.option("task") == "none" else set())


def _of_move(before: dict, again: Match, code: str) -> set[str]:  # type: ignore[type-arg]
    verb, _, rest = code.partition(" ")
    after = again.table
    found = {f"verb-{verb}"}
    if verb == "build" and len(rest.split()) == 1:
        found.add(f"level-{after['sites'][rest]['level']}" if rest in after["sites"] else "")
    if verb in ("build", "pay") and sum(site["level"] == 1 for site in after["sites"].values()) > sum(
        site["level"] == 1 for site in before["sites"].values()
    ):
        found.add("level-1")
    if verb == "equip":
        found.add("equipped-by-choice")
    if verb == "enclose":
        found.add("enclosed-in-order")
    for name in set(after["enclosed"]) - set(before["enclosed"]):
        owner = (after["sites"].get(name) or {"owner": None})["owner"]
        if owner is not None:
            found.add("enclosed" if owner == after["turn"] else "enclosed-by-another")
    if verb == "search":
        stack = before["stacks"][int(rest) - 1]
        found |= {"searched-twice"} if stack["searched"] else set()
        found |= {"fifth-gold-searched"} if before["gold"][before["turn"]] > 4 else set()
    if verb == "draw" and any(before["stacks"][int(rest) - 1]["order"]):
        found.add("known-tile-drawn")
    return found


# -- Searching ----------------------------------------------------------------------------------------------------------

STARTS = {  # what hardly any game comes to begins here
    "equipped-by-choice": (
        """
        seats 4
        tiles  e4 worker   g4 worker-blue   f2 worker-red   e5 worker
        sites  f3 4 a3, g5 3 a3, e6 4 a3, d4 4 a1, f8 4 b2
        """,
        {},
    ),
    "enclosed-in-order": (
        """
        seats 3
        tiles  c6 black   d6 yellow   g6 eye-eye   f7 worker   g7 eye-eye
        sites  d5 4 a1, f6 3 b2, e3 4
        """,
        {"version": "nile"},
    ),
    "level-5": (
        """
        seats 2
        sites  f3 4 blue4 a3, g5 3, e6 4, f8 4
        stones a blue 3  a white 2
        """,
        {},
    ),
}


def _setup(name: str, chooser: Chooser) -> Setup:
    first, _, rest = name.partition("-")
    if first in VERSIONS:
        seats, variant = rest.split("-")
        chosen = {"version": first}
        if variant in ("symbol", "both"):
            chosen["symbol"] = "yes"
        if variant in ("open", "both"):
            chosen["open_stacks"] = "yes"
        return Setup.of(GAME, int(seats), chosen)
    alone = {"solo-points": {}, "ruling-finished": {"task": "3", "finished": "none"}}
    if first == "task" or name in alone:
        return Setup.of(GAME, 1, alone.get(name, {"task": rest[0]}))
    if first == "ruling":
        option = next(option for option in GAME.options if option.name == rest)
        return Setup.of(GAME, chooser.choice((2, 3, 4)), {"version": "horus", rest: option.values[-1]})
    if name.startswith("enclosed"):
        return Setup.of(GAME, chooser.choice((2, 3, 4)), {"version": "nile"})
    return Setup.of(GAME, chooser.choice((2, 3, 4)), {"version": chooser.choice(VERSIONS)})


def solved(name: str) -> Iterator[Match]:
    """Play the lines that the solver finds for a task, from the first deal on."""
    setup = _setup(name, Chooser(1))
    for seed in count(1):
        yield played(setup, seed, solve(setup, seed, WIDTH))


def candidates(name: str) -> Iterator[Match]:
    """Play games that may show a name; only the solver wins tasks."""
    if name.endswith("-won"):
        yield from solved(name)
    for seed in count(1):
        chooser = Chooser(seed)
        text, options = STARTS.get(name, ("", {}))
        match, dealer = (
            draw(text, None, board="designed", **options) if text else Match(_setup(name, chooser)),
            SeededDealer(seed),
        )
        match.deal(dealer)
        while not match.over:
            seat = match.deciding[0]
            assert seat != CHANCE
            match.play(seat, eager(match, seat, chooser))
            match.deal(dealer)
        yield match


def find(name: str) -> Match:
    """Return the first game that shows a name."""
    return next(match for match in candidates(name) if name in shown(match))


def summary(match: Match) -> list[str]:
    """Return what a replay comes to, as remarks below its last line."""
    rows = [("scores", match.scores), ("winners", match.winners), *match.points_by_source.items()]
    return [f"# {name} {' '.join(map(str, numbers))}".rstrip() for name, numbers in rows]


def write(name: str, match: Match) -> None:
    """Keep a replay under a name."""
    FOLDER.mkdir(exist_ok=True)
    text = match.text + "\n".join(summary(match)) + "\n"
    (FOLDER / f"{name}.log").write_text(text, encoding="utf-8")


def main() -> None:
    """Find what is not kept yet."""
    kept: set[str] = set()
    for path in sorted(FOLDER.glob("*.log")):
        kept |= {path.stem} | shown(replay(path.read_text(encoding="utf-8")))
    for name in NAMES:
        if name not in kept and name not in NOT_SHOWN_YET:
            match = find(name)
            write(name, match)
            kept |= shown(match)


if __name__ == "__main__":
    main()
