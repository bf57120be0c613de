"""What many games say: intervals from deal groups, a test that stops early, and a ladder of strengths.

A deal group is one deal played with every seating. Its games hang together, so the group is the sample.
"""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import combinations, pairwise, permutations, repeat
from random import Random as Chooser

Z = 1.959964  # of a 95 % interval
T_ONE, T_TWO = 12.7062, 4.30265  # and of Student's distribution with 1 and 2 degrees of freedom
ELO = 400 / math.log(10)  # Elo points for a strength e times as great
ERROR = 0.05  # of either kind, in the test that stops early
BOUND = math.log((1 - ERROR) / ERROR)
TRACE = 1e-3  # of a group at either end of the scale, so that no score is impossible
HALVINGS = 60  # as fine as numbers are
RESAMPLES = 200
CLOSE = 1e-7  # a step of a fit that is no longer than this is the last
LONGEST = 2.0  # step that is taken at once
MOST_STEPS = 100
RIDGE = 1e-6  # so that a player that met nobody stays where it is

Interval = tuple[float, float, float]  # the figure, and the ends of its 95 % interval
Stage = tuple[tuple[int, ...], int]  # how many seats of each player were left, and who came first of them
Stages = Mapping[Stage, float]  # how often


# -- Intervals --------------------------------------------------------------------------------------------------------


def wilson(won: float, games: float, z: float = Z) -> tuple[float, float]:
    """Return the 95 % interval of a share by Wilson's formula."""
    if games == 0:
        return 0.0, 1.0
    share = won / games
    middle = share + z * z / (2 * games)
    reach = z * math.sqrt(max(0.0, share * (1 - share)) / games + z * z / (4 * games * games))
    whole = 1 + z * z / games
    return max(0.0, (middle - reach) / whole), min(1.0, (middle + reach) / whole)


def student(freedom: int) -> float:
    """Return how many standard errors a 95 % interval reaches, by Student's distribution."""
    if freedom <= 2:  # noqa: PLR2004  from 3 on the series below is right to a thousandth
        return T_ONE if freedom == 1 else T_TWO
    terms = (
        (Z**3 + Z) / 4,
        (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96,
        (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384,
        (79 * Z**9 + 776 * Z**7 + 1482 * Z**5 - 1920 * Z**3 - 945 * Z) / 92160,
    )
    return Z + math.fsum(term / math.pow(freedom, power) for power, term in enumerate(terms, 1))


def _mean(values: Sequence[float]) -> tuple[float, float]:
    """Return the mean of independent values, and the variance of that mean."""
    count = len(values)
    mean = math.fsum(values) / count
    spread = math.fsum((value - mean) ** 2 for value in values)
    return mean, spread / (count - 1) / count if count > 1 else math.inf


def mean_of(values: Sequence[float]) -> Interval:
    """Return the mean of one figure a deal group; one group alone leaves its interval open."""
    mean, variance = _mean(values)
    if len(values) == 1:
        return mean, -math.inf, math.inf
    reach = student(len(values) - 1) * math.sqrt(variance)
    return mean, mean - reach, mean + reach


def share_of(scores: Sequence[float]) -> Interval:
    """Return the mean of one score from 0 to 1 a deal group.

    The interval is Wilson's for as many independent games as have the variance that the groups show, so it stays
    within 0 and 1. Where all groups are alike, each counts as one game.
    """
    mean, variance = _mean(scores)
    if len(scores) == 1:
        return mean, 0.0, 1.0
    even = mean * (1 - mean)
    games = even / variance if variance > 0 and even > 0 else len(scores)
    low, high = wilson(mean * games, games, student(len(scores) - 1))
    return mean, min(low, mean), max(high, mean)


def elo_of(share: float) -> float:
    """Return the difference in Elo points that a share stands for."""
    if not 0 < share < 1:
        return math.copysign(math.inf, share - 0.5)
    return ELO * math.log(share / (1 - share))


def expected(elo: float) -> float:
    """Return the share that a difference in Elo points stands for."""
    return 1 / (1 + math.exp(-elo / ELO))


# -- A test that stops early ------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Sprt:
    """Two hypotheses: the first player is at most `low`, or at least `high` Elo points stronger."""

    low: float
    high: float

    def ratio(self, scores: Mapping[float, int]) -> float:
        """Return how much likelier the scores are if `high` is true, as a logarithm.

        Of all distributions over the scores with the mean of a hypothesis, the likeliest stands for it.
        """
        seen: dict[float, float] = {0.0: TRACE, 1.0: TRACE}
        for score, count in scores.items():
            seen[score] = seen.get(score, 0) + count
        low, high = expected(self.low), expected(self.high)
        tilt_low, tilt_high = _tilt(seen, low), _tilt(seen, high)
        return math.fsum(
            n * (math.log1p(tilt_low * (score - low)) - math.log1p(tilt_high * (score - high)))
            for score, n in seen.items()
        )

    def decide(self, scores: Iterable[float]) -> Trial:
        """Go through the scores of deal groups in order, until one hypothesis is accepted."""
        trial = Trial(self)
        for score in scores:
            trial.add(score)
            if trial.accepted:
                break
        return trial


@dataclass(slots=True)
class Trial:
    """A test under way: after how many deal groups, how they speak, and which hypothesis was accepted; "" is none."""

    sprt: Sprt
    groups: int = 0
    ratio: float = 0.0
    accepted: str = ""
    seen: Counter[float] = field(default_factory=Counter)

    def add(self, score: float) -> None:
        """Hear the score of one more group; what comes after the decision does not count."""
        if self.accepted:
            return
        self.groups += 1
        self.seen[score] += 1
        self.ratio = self.sprt.ratio(self.seen)
        if abs(self.ratio) >= BOUND:
            self.accepted = "high" if self.ratio > 0 else "low"


def _tilt(seen: Mapping[float, float], mean: float) -> float:
    """Return the weight t for which scores seen n times, made n / (1 + t (score - mean)) likely, have this mean."""
    low, high = -1 / (1 - mean), 1 / mean
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        excess = math.fsum(n * (score - mean) / (1 + middle * (score - mean)) for score, n in seen.items())
        low, high = (middle, high) if excess > 0 else (low, middle)
    return (low + high) / 2


# -- A ladder ---------------------------------------------------------------------------------------------------------


@lru_cache(4096)
def stages(places: tuple[int, ...], players: tuple[int, ...], count: int) -> Stages:
    """Take the ranking of one game apart: who came first of all, who of the rest, and so on.

    `places` has the place of each seat, 0 is best; `players` who of the `count` players sat there. Of seats that share
    a place, every order counts as much. Where only one player is left nothing is learnt.
    """
    orders = [order for order in permutations(range(len(places))) if _is_sorted([places[seat] for seat in order])]
    found: dict[Stage, float] = defaultdict(float)
    for order in orders:
        for first in range(len(order)):
            left = [players[seat] for seat in order[first:]]
            if len(set(left)) > 1:
                how_many = tuple(left.count(player) for player in range(count))
                found[how_many, left[0]] += 1 / len(orders)
    return found


def _is_sorted(values: Sequence[int]) -> bool:
    return all(a <= b for a, b in pairwise(values))


def fit(found: Stages, start: Sequence[float], drawn: float = 1.0) -> list[float]:
    """Return the strengths by which the rankings are likeliest (Plackett-Luce; Bradley-Terry with 2 seats).

    They are logarithms with the mean 0; the search goes by Newton's way from a start. Every two players that met drew
    once more, so that one who never lost has a strength too.
    """
    count = len(start)
    data: dict[Stage, float] = defaultdict(float, found)
    for a, b in combinations(range(count), 2):
        if any(left[a] and left[b] for left, _ in found):
            pair = tuple(int(player in {a, b}) for player in range(count))
            data[pair, a] += drawn / 2
            data[pair, b] += drawn / 2
    strengths = list(start)
    for _ in range(MOST_STEPS):
        step = _solved(*_slopes(data, strengths))
        longest = max(map(abs, step))
        part = LONGEST / max(longest, LONGEST)
        strengths = [old + part * change for old, change in zip(strengths, step, strict=True)]
        middle = math.fsum(strengths) / count
        strengths = [strength - middle for strength in strengths]
        if longest < CLOSE:
            break
    return strengths


def _slopes(data: Stages, strengths: Sequence[float]) -> tuple[list[list[float]], list[float]]:
    """Return how the likelihood bends downwards, and how it rises, with each strength."""
    count = len(strengths)
    rise = [0.0] * count
    bend = [[RIDGE * (row == column) for column in range(count)] for row in range(count)]
    for (left, first), n in data.items():
        there = [(player, k * math.exp(strengths[player])) for player, k in enumerate(left) if k]
        whole = math.fsum(weight for _, weight in there)
        rise[first] += n
        for player, weight in there:
            rise[player] -= n * weight / whole
            bend[player][player] += n * weight / whole
            for other, beside in there:
                bend[player][other] -= n * weight * beside / whole**2
    return bend, rise


def _solved(rows: list[list[float]], right: list[float]) -> list[float]:
    """Solve linear equations whose diagonal is heavy enough to need no other order."""
    count = len(right)
    for pivot in range(count):
        for row in range(pivot + 1, count):
            part = rows[row][pivot] / rows[pivot][pivot]
            right[row] -= part * right[pivot]
            rows[row] = [a - part * b for a, b in zip(rows[row], rows[pivot], strict=True)]
    found = [0.0] * count
    for row in reversed(range(count)):
        rest = math.fsum(rows[row][column] * found[column] for column in range(row + 1, count))
        found[row] = (right[row] - rest) / rows[row][row]
    return found


def ladder(contests: Sequence[Sequence[Stages]], count: int, seed: int, anchor: int | None = None) -> list[Interval]:
    """Return every player's Elo points with 95 % intervals, from the rankings of each deal group of each contest.

    The mean is 0, or the anchor is. The intervals are those of many ladders in which each group, and the drawn one,
    has a random weight: a bootstrap that also leaves open how strong somebody is who never lost.
    """
    groups = [group for contest in contests for group in contest]
    found = fit(sum_of(groups), [0.0] * count)
    chooser = Chooser(seed)
    drawn = []
    for _ in range(RESAMPLES):
        weights = [chooser.expovariate(1) for _ in groups]
        drawn.append(_elos(fit(sum_of(groups, weights), found, chooser.expovariate(1)), anchor))
    return [(elo, *_middle([elos[player] for elos in drawn])) for player, elo in enumerate(_elos(found, anchor))]


def sum_of(groups: Iterable[Stages], weights: Iterable[float] | None = None) -> Stages:
    """Add up what several games or groups say."""
    whole: dict[Stage, float] = defaultdict(float)
    for group, weight in zip(groups, repeat(1.0) if weights is None else weights, strict=False):
        for stage, n in group.items():
            whole[stage] += n * weight
    return whole


def _elos(strengths: Sequence[float], anchor: int | None) -> list[float]:
    zero = 0.0 if anchor is None else strengths[anchor]
    return [ELO * (strength - zero) for strength in strengths]


def _middle(values: Sequence[float]) -> tuple[float, float]:
    """Return what the middle 95 % of values lie between."""
    ordered = sorted(values)
    out = round(ERROR / 2 * len(ordered))
    return ordered[out], ordered[-1 - out]
