"""What the doors share: how an observation and an action look as numbers, and what a game was worth to each seat."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib import import_module

from saqqara.core import shelf
from saqqara.core.game import Game, Setup, nearest, offer
from saqqara.core.kernel import load, plain_record

VERSION = 0  # of the environments: grows when the same actions would give other observations, rewards or games
REWARDS = ("rank", "margin")
ILLEGAL = ("lose", "raise", "any")  # what becomes of an answer that is not allowed
LARGEST = 1 << 24  # numbers of an observation are smaller, so that a fraction of 32 bits holds them
FORFEIT = 100.0  # points that a seat is behind which has given a game away, where the margin counts
MOST_POINTS = 2000.0  # no margin is larger
USUAL = 2  # seats, where a game is for two
ROOM = 4096


def setup_of(game: str, seats: int | None = None, options: Mapping[str, object] | None = None) -> Setup:
    """Return the set-up of a game by its name; a ValueError says what there is."""
    found = shelf.game(game)
    usual = USUAL if USUAL in found.seats else found.seats[0]
    chosen = {name: str(value) for name, value in (options or {}).items()}
    return Setup.of(found, usual if seats is None else seats, chosen)


def one_of(what: str, given: str, known: Iterable[str]) -> str:
    """Return what was given if it is known, else say in a ValueError what there is."""
    names = tuple(known)
    if given not in names:
        msg = f"no {what} {given!r}" + offer(nearest(str(given), names), names)
        raise ValueError(msg)
    return given


def gym_id(game: Game) -> str:
    """Return the id that Gymnasium knows a game by."""
    return f"saqqara/{''.join(word.capitalize() for word in game.name.split('_'))}-v{VERSION}"


def spiel_name(game: Game) -> str:
    """Return the name that OpenSpiel knows a game by."""
    return f"saqqara_{game.name}"


def observed(game: Game) -> list[tuple[str, str]]:
    """Return name and meaning of every number of an observation, as the game's folder tells them."""
    return list(import_module(f"{game.folder}.observed").observed())


# -- Numbers ----------------------------------------------------------------------------------------------------------


@cache
def choices(game: Game) -> int:
    """Return how many numbers the actions of seats have: they are the catalogue's, and those of chance come after."""
    return 1 + max(action.number for action in game.catalogue.actions if action.path)


@cache
def outcomes(game: Game) -> int:
    """Return how many numbers there are for what may befall, counted from `choices`."""
    return 1 + max(action.number for action in game.catalogue.actions) - choices(game)


@cache
def inputs(game: Game) -> int:
    """Return how many numbers an observation has: the game's features, as many for every number of seats."""
    rules, state = load(game, "plain").rules, plain_record(game.state)
    components = game.fill(Setup.of(game, game.seats[0]))
    rules.set_up(state, components)
    return int(rules.features(state, components, 0, [0] * ROOM))


# -- Rewards ----------------------------------------------------------------------------------------------------------


def rewards(kind: str, points: Sequence[int], won: int) -> list[float]:
    """Return what a game that is over was worth to each seat: by `rank` or by `margin`."""
    return by_rank(points, won) if kind == "rank" else by_margin(points)


def by_rank(points: Sequence[int], won: int) -> list[float]:
    """Return the share of the other seats that are behind less the share that is ahead: from -1 to 1, in sum 0.

    Winners, as the rules break ties, are ahead of all others, then points count. Alone it is 1 for a game that is won.
    """
    standings = [(won >> seat & 1, held) for seat, held in enumerate(points)]
    if len(points) == 1:
        return [1.0 if won & 1 else -1.0]
    return [sum((mine > other) - (mine < other) for other in standings) / (len(points) - 1.0) for mine in standings]


def by_margin(points: Sequence[int]) -> list[float]:
    """Return how many points each seat has more than the others in the mean, in sum 0; alone its points."""
    if len(points) == 1:
        return [float(points[0])]
    whole, others = sum(points), len(points) - 1
    return [held - (whole - held) / others for held in points]


def forfeit(kind: str, seats: int, loser: int) -> list[float]:
    """Return what a game is worth that a seat has given away: it is last, and all others are equal."""
    worst = 1.0 if kind == "rank" else FORFEIT
    return [-worst if seat == loser else worst / (seats - 1) for seat in range(seats)]
