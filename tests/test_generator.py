"""The generator: sfc32, the same numbers on every machine and in both back ends."""

from ctypes import c_uint32
from itertools import pairwise

import pytest

from saqqara.core.kernel import Random, load, plain_record
from saqqara.testing import shelf_games

GAME = shelf_games()[0]  # any will do: the generator is the same in every bundle
RULES = load(GAME, "plain").rules


class Reference:
    """sfc32 (Chris Doty-Humphrey) as published, with the wrapping numbers of C."""

    def __init__(self, a, b, c, counter):
        self.a, self.b, self.c, self.counter = (c_uint32(word) for word in (a, b, c, counter))

    def word(self):
        result = c_uint32(self.a.value + self.b.value + self.counter.value)
        self.counter = c_uint32(self.counter.value + 1)
        self.a = c_uint32(self.b.value ^ (self.b.value >> 9))
        self.b = c_uint32(self.c.value + (self.c.value << 3))
        turned = c_uint32(self.c.value << 21).value + (self.c.value >> 11)
        self.c = c_uint32(turned + result.value)
        return result.value


def seeded(seed, stream=0):
    r = plain_record(Random)
    RULES.seed_generator(r, seed, stream)
    return r


def words(seed, stream=0, count=8):
    r = seeded(seed, stream)
    return [RULES.word(r) for _ in range(count)]


def test_the_words_are_those_of_sfc32():
    for start in ((1, 2, 3, 4), (0, 0, 0, 0), (0xFFFFFFFF,) * 4, (0xDEADBEEF, 0x12345678, 0x9ABCDEF0, 1)):
        r = plain_record(Random)
        r.a, r.b, r.c, r.d = start
        reference = Reference(*start)
        assert [RULES.word(r) for _ in range(1000)] == [reference.word() for _ in range(1000)]


FIRST_WORDS = {
    (0, 0): [3667259705, 1852863159, 567736322, 2259705237, 272756917, 4087058968, 1713511637, 3326633349],
    (1, 0): [2526872060, 3780377575, 2211593881, 1597953325, 2121500155, 4051180204, 433933586, 550118228],
    (2**63 - 1, 5): [1570598718, 2432820198, 1795124488, 2978550829, 657760417, 682541839, 48688359, 2109018085],
}


@pytest.mark.parametrize(("seed", "stream"), FIRST_WORDS)
def test_the_first_words_of_a_seed_are_for_ever(seed, stream):
    """A seed that somebody wrote down has to deal the same cards in years to come."""
    assert words(seed, stream) == FIRST_WORDS[seed, stream]


def test_both_back_ends_give_the_same_words():
    compiled = load(GAME, "compiled")
    for seed, stream in ((0, 0), (1, 0), (1, 1), (2**40 + 17, 3), (2**63 - 1, 2**31)):
        randoms = compiled.records(Random, 1)
        compiled.rules.seed_at(randoms, 0, seed, stream)
        assert [int(compiled.rules.word_at(randoms, 0)) for _ in range(200)] == words(seed, stream, 200)


@pytest.mark.parametrize("n", [1, 2, 3, 7, 34, 383, 1000])
def test_numbers_below_are_in_range_and_all_come_up(n):
    r = seeded(11)
    drawn = [RULES.below(r, n) for _ in range(20 * n)]
    assert min(drawn) == 0
    assert max(drawn) < n
    assert len(set(drawn)) > 0.99 * n


@pytest.mark.parametrize(("n", "limit"), [(2, 10.8), (6, 20.5), (34, 63.9)])  # the 999th of 1000 by chance
def test_numbers_below_are_roughly_uniform(n, limit):
    r = seeded(5)
    count = 1000 * n
    found = [0] * n
    for _ in range(count):
        found[RULES.below(r, n)] += 1
    assert sum((seen - 1000) ** 2 / 1000 for seen in found) < limit


def test_neighbouring_seeds_and_streams_give_unrelated_words():
    first = [words(seed, count=1)[0] for seed in range(4096)] + [words(7, stream, count=1)[0] for stream in range(4096)]
    assert len(set(first)) > 8180  # a few meet by chance
    flips = [(one ^ two).bit_count() for one, two in pairwise(first)]
    assert 15.8 < sum(flips) / len(flips) < 16.2
    bits = [sum(word >> bit & 1 for word in first) for bit in range(32)]
    assert all(3850 < bit < 4350 for bit in bits)


def test_a_seed_of_64_bits_counts_whole():
    assert words(1) != words(1 + 2**32)
    assert words(2**32) != words(2**33)
