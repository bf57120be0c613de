"""The figures of the arena agree with what other ways of computing them say."""

import math
from itertools import pairwise, permutations, product
from random import Random as Chooser

import pytest

from saqqara.ai.statistics import (
    BOUND,
    ELO,
    Sprt,
    Stage,
    Stages,
    elo_of,
    expected,
    fit,
    ladder,
    mean_of,
    share_of,
    stages,
    student,
    wilson,
)

TABLE_OF_STUDENT = {1: 12.706, 2: 4.303, 3: 3.182, 4: 2.776, 5: 2.571, 10: 2.228, 30: 2.042, 120: 1.980, 10**6: 1.960}


@pytest.mark.parametrize(("freedom", "reach"), TABLE_OF_STUDENT.items())
def test_students_numbers_are_those_of_the_printed_table(freedom, reach):
    assert student(freedom) == pytest.approx(reach, rel=2e-3)


def test_wilsons_ends_are_the_shares_that_the_result_just_does_not_reject():
    low, high = wilson(7, 20)
    for end in (low, high):
        assert abs(7 - 20 * end) / math.sqrt(20 * end * (1 - end)) == pytest.approx(1.959964)
    assert wilson(0, 0) == (0, 1)


def test_a_mean_has_the_interval_of_a_worked_example():
    mean, low, high = mean_of([2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0])
    assert mean == 5
    assert high - mean == mean - low == pytest.approx(2.365 * math.sqrt(32 / 7 / 8), rel=2e-3)
    assert mean_of([3.0]) == (3, -math.inf, math.inf)


def covered(draw, truth, groups, times):
    """Count how often the interval of groups holds the truth."""
    found = (share_of([draw() for _ in range(groups)]) for _ in range(times))
    return sum(low <= truth <= high for _, low, high in found) / times


@pytest.mark.parametrize("share", [0.5, 0.8, 0.97])
def test_intervals_hold_the_truth_as_often_as_they_say(share):
    """Of games that hang together two by two: the second game repeats the first half of the time."""
    chooser = Chooser(1)

    def pair():
        first, second = chooser.random() < share, chooser.random() < share
        return (first + (first if chooser.random() < 0.5 else second)) / 2

    assert 0.93 < covered(pair, share, 60, 1500) < 0.975


def test_opposite_games_of_a_deal_narrow_the_interval_and_equal_ones_do_not():
    opposite = share_of([0.5] * 90 + [1.0] * 5 + [0.0] * 5)
    equal = share_of([1.0] * 50 + [0.0] * 50)
    assert opposite[0] == equal[0] == 0.5
    assert opposite[2] - opposite[1] < (equal[2] - equal[1]) / 2
    assert equal[1] == pytest.approx(wilson(50, 100)[0], abs=0.01)


def test_groups_that_are_all_alike_prove_no_more_than_as_many_games():
    share, low, high = share_of([1.0] * 20)
    assert share == high == 1
    assert low == pytest.approx(wilson(20, 20, student(19))[0])
    assert share_of([0.5] * 20)[1] < 0.35
    assert share_of([0.75]) == (0.75, 0, 1)


def test_elo_points_and_shares_are_one_thing():
    assert expected(0) == 0.5
    assert expected(400) == pytest.approx(10 / 11)
    assert elo_of(expected(123)) == pytest.approx(123)
    assert elo_of(1.0) == math.inf
    assert elo_of(0.0) == -math.inf


# -- The test that stops early ----------------------------------------------------------------------------------------


def likelihood(counts, mean):
    """Look for the likeliest distribution over 0, 1/2 and 1 with a mean, on a fine grid."""
    best = -math.inf
    steps = 4000
    for step in range(1, steps):
        ones = mean * step / steps
        halves = 2 * (mean - ones)
        noughts = 1 - ones - halves
        if min(ones, halves, noughts) > 0:
            chances = (noughts, halves, ones)
            best = max(best, sum(n * math.log(p) for n, p in zip(counts, chances, strict=True)))
    return best


@pytest.mark.parametrize("counts", [(10, 30, 20), (3, 50, 9), (1, 5, 60), (40, 10, 12)])
def test_the_ratio_is_that_of_the_likeliest_distributions(counts):
    sprt = Sprt(0, 30)
    whole = sprt.ratio(dict(zip((0.0, 0.5, 1.0), counts, strict=True)))
    assert whole == pytest.approx(likelihood(counts, expected(30)) - likelihood(counts, expected(0)), abs=0.02)


def test_the_ratio_of_sure_wins_is_that_of_a_coin():
    assert Sprt(0, 50).ratio({1.0: 10}) == pytest.approx(10 * math.log(expected(50) / 0.5), abs=0.01)


def outcomes(elo, times):
    chooser = Chooser(2)
    share = expected(elo)
    for _ in range(times):
        pairs = (((chooser.random() < share) + (chooser.random() < share)) / 2 for _ in range(3000))
        yield Sprt(0, 100).decide(pairs)


@pytest.mark.parametrize(("elo", "right"), [(0, "low"), (100, "high")])
def test_it_errs_about_as_seldom_as_it_says_and_stops_early(elo, right):
    found = list(outcomes(elo, 100))
    assert all(trial.accepted and abs(trial.ratio) >= BOUND for trial in found)
    assert sum(trial.accepted != right for trial in found) <= 0.1 * len(found)
    assert sum(trial.groups for trial in found) / len(found) < 60


def test_it_says_neither_while_nothing_is_proved():
    trial = Sprt(0, 20).decide([0.5, 1.0, 0.0])
    assert (trial.groups, trial.accepted) == (3, "")


def test_what_comes_after_the_decision_does_not_count():
    first = Sprt(0, 100).decide([1.0] * 30)
    assert Sprt(0, 100).decide([1.0] * 30 + [0.0] * 300) == first
    assert first.accepted == "high"


# -- The ladder -------------------------------------------------------------------------------------------------------


def test_a_ranking_is_a_first_of_all_then_a_first_of_the_rest():
    assert stages((1, 0, 2), (0, 1, 2), 3) == {((1, 1, 1), 1): 1, ((1, 0, 1), 0): 1}


def test_seats_that_share_a_place_count_in_every_order():
    assert stages((0, 0), (0, 1), 2) == {((1, 1), 0): 0.5, ((1, 1), 1): 0.5}
    assert stages((0, 1, 1), (0, 1, 1), 2) == {((1, 2), 0): 1}


def test_two_players_are_as_far_apart_as_their_share_says():
    strengths = fit({((1, 1), 0): 74.5, ((1, 1), 1): 24.5}, [0.0, 0.0])
    assert ELO * (strengths[0] - strengths[1]) == pytest.approx(elo_of(0.75), abs=0.01)


def test_players_that_are_even_are_equally_strong():
    assert fit({((1, 1), 0): 8.0, ((1, 1), 1): 8.0}, [0.0, 0.0]) == [0, 0]


def chance_of(order, strengths):
    left = [strengths[player] for player in order]
    return math.prod(left[place] / sum(left[place:]) for place in range(len(left)))


def test_strengths_come_back_from_the_rankings_that_they_make():
    true = [4.0, 1.0, 0.5]
    found: dict[Stage, float] = {}
    for order in permutations(range(3)):
        places = tuple(order.index(seat) for seat in range(3))
        for stage, n in stages(places, (0, 1, 2), 3).items():
            found[stage] = found.get(stage, 0) + 1e6 * n * chance_of(order, true)
    strengths = [math.exp(strength) for strength in fit(found, [0.0] * 3)]
    assert strengths[0] / strengths[1] == pytest.approx(4, rel=1e-3)
    assert strengths[1] / strengths[2] == pytest.approx(2, rel=1e-3)


def test_no_other_strengths_make_the_rankings_likelier():
    games: dict[Stage, float] = {
        ((1, 1, 0), 0): 7, ((1, 1, 0), 1): 3, ((0, 1, 1), 1): 8, ((0, 1, 1), 2): 2, ((1, 0, 1), 2): 4
    }  # fmt: skip

    def worth(strengths):
        data = dict(games)
        for a, b in ((0, 1), (1, 2), (0, 2)):  # the drawn games
            pair = tuple(int(player in {a, b}) for player in range(3))
            data[pair, a] = data.get((pair, a), 0) + 0.5
            data[pair, b] = data.get((pair, b), 0) + 0.5
        return sum(
            n * math.log(strengths[first] / sum(k * s for k, s in zip(left, strengths, strict=True)))
            for (left, first), n in data.items()
        )

    best = [math.exp(strength) for strength in fit(games, [0.0] * 3)]
    for changes in product((0.98, 1.0, 1.02), repeat=3):
        assert worth([s * change for s, change in zip(best, changes, strict=True)]) <= worth(best) + 1e-9


def test_a_long_chain_of_neighbours_adds_up_and_a_stranger_stays_in_the_middle():
    count = 13
    games: dict[Stage, float] = {}
    for a in range(count - 2):
        pair = tuple(int(player in {a, a + 1}) for player in range(count))
        games |= {(pair, a): 9e5, (pair, a + 1): 1e5}
    strengths = fit(games, [0.0] * count)
    differences = [ELO * (a - b) for a, b in pairwise(strengths[:-1])]
    assert differences == pytest.approx([elo_of(0.9)] * (count - 2), abs=0.01)
    assert strengths[-1] == pytest.approx(0, abs=1e-3)


def test_the_ladders_intervals_hold_the_true_difference_as_often_as_they_say():
    chooser = Chooser(3)
    held = 0
    for run in range(40):
        games: list[Stages] = [{((1, 1), int(chooser.random() > 0.64)): 1.0} for _ in range(80)]
        _, (elo, low, high) = ladder([games], 2, run, anchor=0)
        assert low < elo < high
        held += low <= elo_of(0.36) <= high
    assert held >= 35


def test_who_never_lost_has_an_end_too_and_the_anchor_is_nought():
    won: list[Stages] = [{((1, 1), 0): 1.0}] * 50
    (elo, low, high), zero = ladder([won], 2, 1, anchor=1)
    assert list(zero) == [0, 0, 0]
    assert elo == pytest.approx(elo_of(50.5 / 51), abs=0.1)
    assert low < elo_of(wilson(50, 50)[0]) + 150
    assert high > elo + 300
