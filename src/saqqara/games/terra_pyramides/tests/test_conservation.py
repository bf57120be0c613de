"""Nothing gets lost: tiles, workers, levels, tops, foundations, after every move, counted from the State."""

from random import Random as Chooser

import pytest

from saqqara.core.dealer import SeededDealer
from saqqara.core.match import Match
from saqqara.games.terra_pyramides import GAME
from saqqara.games.terra_pyramides.tests.find_replays import eager
from saqqara.games.terra_pyramides.things import FULL, NONE, Ask
from saqqara.testing import any_setup, steps

TILES = {"base": 40, "horus": 56, "nile": 64}
WORKERS = {1: 12, 2: 15, 3: 13, 4: 11}


def assert_whole(match):
    s, c, seats = match.state, match.components, match.setup.seats
    lying = [kind for kind in s.tile if kind != NONE]
    held = [kind for kind in s.hand if kind != NONE]
    assert len(lying) + len(held) + sum(s.height) == TILES[match.setup.option("version")]
    decided = [kind for stack in s.order for kind in stack if kind != NONE]
    turned = [kind for kind in s.top if kind != NONE]
    for kind, count in enumerate(c.mix):
        assert lying.count(kind) + held.count(kind) + decided.count(kind) + turned.count(kind) + s.pool[kind] == count
        hidden = sum(one == kind and shown == NONE for one, shown in zip(s.hand, s.shown, strict=True))
        assert s.unseen[kind] == s.pool[kind] + decided.count(kind) + hidden
        assert s.pool[kind] >= 0
    for seat in range(seats):
        on_sites = sum(s.workers[site] for site in range(c.sites) if s.owned[seat] >> site & 1)
        waiting = sum(field != NONE for field in s.waiting) if seat == s.turn else 0
        assert s.supply[seat] + on_sites + waiting == WORKERS[seats]
        tops = sum(s.level[site] == 5 and s.owned[seat] >> site & 1 for site in range(c.sites))
        assert tops + s.tops[seat] == (8 if seats == 1 else 2)
        assert min(s.supply[seat], s.gold[seat], *s.stones[seat]) >= 0
    assert_sites(s, c)


def assert_sites(s, c):
    if not c.unlimited:
        for colour in range(7):
            assert s.colour.count(colour) + s.first_left[colour] == c.first_pieces[colour]
        for level in (2, 3, 4):
            assert sum(height >= level for height in s.level) + s.pieces[level] == c.level_pieces[level]
    for value in range(1, 10):
        assert s.value.count(value) + s.foundations[value] == c.foundation_mix[value]
    masks = [mask for mask in s.owned if mask]
    assert sum(masks) == sum(masks) | 0
    for site in range(c.sites):
        owners = sum(mask >> site & 1 for mask in s.owned)
        assert owners <= 1
        assert (s.laid >> site & 1) == (s.value[site] > 0)
        assert (s.full >> site & 1) == (s.workers[site] == FULL)
        assert 0 <= s.workers[site] <= FULL
        assert (s.level[site] > 0) == (s.colour[site] != NONE)
        if s.level[site] and not c.none_stays:
            assert s.workers[site] > 0
        if not s.finished >> site & 1:
            assert owners == (s.workers[site] > 0)


def assert_limits(match):
    """Between turns nobody who has just played holds more than 7 stones and 4 gold."""
    s = match.state
    if s.ask == Ask.PLACE and s.extra == NONE and s.turns[s.turn - 1] and match.setup.seats > 1:
        last = (s.turn - 1) % match.setup.seats
        assert sum(s.stones[last]) <= 7
        assert s.gold[last] <= 4 or match.moves[-1].seat == s.turn


@pytest.mark.parametrize("part", range(4))
def test_pieces_add_up_after_every_move_of_random_games(part):
    for seed in range(15 * part, 15 * part + 15):
        chooser = Chooser(seed)
        match = Match(any_setup(GAME, chooser))
        for _ in steps(match, chooser, weighted=True):
            assert_whole(match)
        assert_whole(match)


@pytest.mark.parametrize("part", range(4))
def test_pieces_add_up_after_every_move_of_builders(part):
    for seed in range(10 * part, 10 * part + 10):
        chooser, dealer = Chooser(seed), SeededDealer(seed)
        match = Match(any_setup(GAME, chooser))
        match.deal(dealer)
        while not match.over:
            seat = match.deciding[0]
            match.play(seat, eager(match, seat, chooser))
            match.deal(dealer)
            assert_whole(match)
            assert_limits(match)


@pytest.mark.parametrize(("seats", "version", "turns"), [
    (seats, version, turns) for seats, turns in ((2, 14), (3, 12), (4, 9)) for version in ("base", "horus", "nile")
])  # fmt: skip
def test_everybody_has_equally_many_turns(seats, version, turns):
    chooser = Chooser(seats)
    match = Match(any_setup(GAME, chooser, seats))
    while match.setup.option("version") != version or match.setup.option("end") != "hand":
        match = Match(any_setup(GAME, chooser, seats))
    for _ in steps(match, chooser):
        pass
    assert match.table["turns"] == [turns] * seats
    assert len(match.table["tiles"]) == 4 + turns * seats
