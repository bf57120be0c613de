"""The page of each game for research, written from the code: `python -m saqqara.research.pages docs/research`."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Sequence
from importlib import import_module
from itertools import groupby
from pathlib import Path

from saqqara import __version__
from saqqara.core import shelf
from saqqara.core.game import Action, Game
from saqqara.core.words import Words
from saqqara.research.spaces import (
    FORFEIT,
    VERSION,
    choices,
    gym_id,
    inputs,
    observed,
    outcomes,
    setup_of,
    spiel_name,
)

Row = Sequence[object]


def page(game: Game) -> str:
    """Write the page of a game."""
    title = Words("en", game).say("game-name")
    parts = (
        [
            f"# {title} for research",
            "",
            "Written by `python -m saqqara.research.pages docs/research`; a test compares.",
        ],
        ["The doors themselves, with what can be chosen: [README.md](README.md).", ""],
        _glance(game),
        ["## How it begins", "", *_example(game), ""],
        _observation(game),
        _actions(game),
        _rewards(game),
        _versions(game),
        _cite(game, title),
    )
    return "\n".join(line for part in parts for line in part).rstrip() + "\n"


def _table(head: Row, rows: Iterable[Row], align: str = "") -> Iterator[str]:
    """Write a table; `align` has an r for each column of numbers."""
    yield f"| {' | '.join(map(str, head))} |"
    yield f"|{'|'.join('---:' if kind == 'r' else '---' for kind in align.ljust(len(head)))}|"
    for row in rows:
        yield f"| {' | '.join(map(str, row))} |"
    yield ""


def _glance(game: Game) -> Iterator[str]:
    yield "## At a glance"
    yield ""
    options = ", ".join(f"`{option.name}` ({', '.join(option.values)})" for option in game.options)
    yield from _table(
        ("", ""),
        (
            ("seats", f"{', '.join(map(str, game.seats))}; {setup_of(game.name).seats} unless told otherwise"),
            ("options, the usual value first", options),
            ("Gymnasium", f"`{gym_id(game)}`"),
            ("PettingZoo", f'`env("{game.name}")`, `parallel_env("{game.name}")`'),
            ("OpenSpiel", f"`{spiel_name(game)}`, with `players`, `reward` and the options as parameters"),
            ("observation", f"`Box({inputs(game)},)` of whole numbers (int32)"),
            ("actions", f"`Discrete({choices(game)})`; in the parallel form one more, {choices(game)}: to wait"),
            ("outcomes of chance", f"{outcomes(game)} numbers, in OpenSpiel alone; elsewhere a seeded dealer answers"),
            ("a game ends within", f"{game.bound} answers, those of chance counted"),
        ),
    )


def _example(game: Game) -> Iterator[str]:
    seats = max(game.seats)
    yield "```python"
    yield "import gymnasium"
    yield "import numpy as np"
    yield ""
    yield "import saqqara.research.gymnasium"
    yield ""
    yield f'env = gymnasium.make("{gym_id(game)}", seats={seats}, opponents="greedy", reward="rank")'
    yield "seen, info = env.reset(seed=1)"
    yield "over = False"
    yield "while not over:"
    yield '    action = np.random.choice(np.flatnonzero(info["action_mask"]))'
    yield "    seen, reward, over, _, info = env.step(action)"
    yield "```"


def _observation(game: Game) -> Iterator[str]:
    yield "## Observation"
    yield ""
    yield "What a seat sees, and nothing else, as its features; as many numbers for every number of seats. `seat+0` is"
    yield "the seat that looks, `seat+1` the next one to the left. Questions (`ask`) are counted from 0:"
    yield f"{', '.join(game.asks)}."
    yield ""
    rows = ((number, f"`{name}`", meaning) for number, (name, meaning) in enumerate(observed(game)))
    yield from _table(("number", "name", "what it is"), rows, "r")


def _actions(game: Game) -> Iterator[str]:
    known = sorted(game.catalogue.actions, key=lambda action: action.number)
    yield "## Actions"
    yield ""
    yield "Numbers are those of the rules, codes those of the log. A number without a code is never allowed."
    yield ""
    head = ("numbers", "actions", "first code", "last code", "the first in words")
    yield from _table(head, _groups(game, [action for action in known if action.path], 0), "rr")
    yield "What chance answers, as OpenSpiel counts it:"
    yield ""
    yield from _table(head, _groups(game, [action for action in known if not action.path], choices(game)), "rr")


def _groups(game: Game, actions: Iterable[Action], first: int) -> Iterator[Row]:
    """List actions of one kind that follow one another as one row."""
    words = Words("en", game)
    for _, group in groupby(actions, key=lambda action: action.text):
        kind = list(group)
        low, high = kind[0].number - first, kind[-1].number - first
        numbers = f"{low}" if low == high else f"{low} to {high}"
        yield numbers, len(kind), f"`{kind[0].code}`", f"`{kind[-1].code}`", words.action(kind[0])


def _rewards(game: Game) -> Iterator[str]:
    yield "## Rewards"
    yield ""
    yield "All at the end of a game, 0 before. With two seats and more they add up to 0."
    yield ""
    ahead = "the share of the other seats that are behind less the share that is ahead, from -1 to 1"
    ties = "winners, as the rules break ties, are ahead of all others, then points count"
    rows: list[Row] = [("`rank`", f"{ahead}: {ties}"), ("`margin`", "one's points less the mean of the others' points")]
    if 1 in game.seats:
        rows.append(("alone", "`rank`: 1 if the rules call the game won, else -1; `margin`: the points"))
    rows.append(
        (
            "a mistake",
            f"whoever answers what is not allowed is last, all others are equal; by margin {FORFEIT:g} points",
        )
    )
    yield from _table(("", "what a game was worth"), rows)


def _versions(game: Game) -> Iterator[str]:
    yield "## Versions"
    yield ""
    yield from _table(
        ("", "now", "grows when"),
        (
            ("environment", f"v{VERSION}", "the same actions would give other observations, rewards or games"),
            ("rules", game.rules, "a stored log would play differently"),
        ),
    )


def _cite(game: Game, title: str) -> Iterator[str]:
    yield "## How to cite"
    yield ""
    yield f"The game: {import_module(f'{game.folder}.observed').PRINTED}. This environment:"
    yield ""
    yield "```bibtex"
    yield "@software{saqqara,"
    yield "  author = {{The Saqqara authors}},"
    yield "  title = {Saqqara: board games of ancient Egypt to play, review and research},"
    yield f"  version = {{{__version__}}},"
    yield f"  note = {{{title.replace('&', chr(92) + '&')}, environment v{VERSION}, rules {game.rules}}}"
    yield "}"
    yield "```"


def write(folder: Path) -> None:
    """Write the pages of all games into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in shelf.names():
        (folder / f"{name}.md").write_text(page(shelf.game(name)), encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
