"""Honesty: a player knows what its seat sees, and nothing else; one that knows more wins, so that this can be seen."""

import os
from dataclasses import fields
from random import Random as Chooser

import pytest

from saqqara.ai.arrays import COMPILED, SEARCH
from saqqara.ai.players import player
from saqqara.ai.search import SearchPlayer
from saqqara.ai.style import Style
from saqqara.core.fields import encode
from saqqara.core.game import CHANCE, Setup
from saqqara.core.kernel import Deal, Random, load, plain_record
from saqqara.core.match import Match
from saqqara.core.sight import Sight
from saqqara.core.view import look
from saqqara.testing import any_setup, shelf_games, steps
from tests.small.hands import GAME as HANDS

STATES = int(os.environ.get("SAQQARA_TWIN_STATES", "1000"))  # a long run sets 10000
STYLES = (
    Style(simulations=6, advice=False, rolls=True, cut=40),
    Style(simulations=6),
    Style(simulations=4, selfish=True, temperature=1.0, sight=0.7),
)
games = pytest.mark.parametrize("game", [HANDS, *shelf_games()], ids=lambda game: game.name)


def decisions(game):
    """Play random games without end; yields the match and the seat that has a choice."""
    seed = 0
    while True:
        seed += 1
        chooser = Chooser(seed)
        match = Match(any_setup(game, chooser))
        for seat in steps(match, chooser, weighted=True):
            if seat != CHANCE and len(match.options(seat)) > 1 and chooser.random() < 0.3:
                yield match, seat


def twin_of(match, seat, seed):
    """Return a sight of another table: all that the seat cannot see is different, as far as it can be."""
    kernel = match.view(seat).kernel
    other = match.view(seat).imagine(seed)
    return Sight.of(look(kernel, other, match.components, seat), match.options(seat)), other


def thought(sight, style, seed):
    thinker = SearchPlayer(seed, style)
    return thinker.pick(sight), thinker.found, thinker.simulations


@games
def test_tables_that_look_alike_get_the_same_move_and_the_same_statistics(game, monkeypatch):
    kernel = load(game, "plain" if game is HANDS else "compiled", SEARCH)
    monkeypatch.setattr(COMPILED, "kernel_for", lambda _sight: kernel)
    share, different = STATES // (1 + len(shelf_games())), 0
    for number, (match, seat) in zip(range(share), decisions(game), strict=False):
        style = STYLES[number % len(STYLES)]
        sight = Sight.of(match.view(seat), match.options(seat))
        twin, other = twin_of(match, seat, number)
        different += encode(game.state, other) != encode(game.state, match.state)
        assert thought(sight, style, number) == thought(twin, style, number), (match.text, seat)
        for name in ("random", "greedy"):
            assert player(name, number).pick(sight) == player(name, number).pick(twin)
    assert different or not match.has_secrets


@games
def test_a_search_that_is_given_the_table_sees_no_more_of_it(game):
    """Whoever hands over the table instead of the view gives nothing away: the search looks at it as its seat does."""
    for _number, (match, seat) in zip(range(20), decisions(game), strict=False):
        honest = Sight.of(match.view(seat), match.options(seat))
        whole = Sight(honest.kernel, [match.state], honest.components, seat, honest.options)
        assert thought(honest, STYLES[1], 1) == thought(whole, STYLES[1], 1)


def test_no_generator_and_no_seed_is_reachable_from_a_sight():
    """The fields of a sight are these; none is a generator, a deal, a match or a log."""
    assert [field.name for field in fields(Sight)] == ["kernel", "states", "components", "seat", "options"]
    for game in shelf_games():
        match = Match(Setup.of(game, game.seats[-1]))
        next(iter(steps(match, Chooser(1), weighted=True)))
        for record in (game.state, game.components):
            assert not {"seed", "random", "generator", "deal"} & set(record.__annotations__)
        view = match.view(0)
        assert {type(view.state), type(view.components)} == {
            type(plain_record(game.state)),
            type(plain_record(game.components)),
        }
        assert not isinstance(view.state, type(plain_record(Random)) | type(plain_record(Deal)))


# -- A cheat, to show that cheating would be seen ----------------------------------------------------------------------


class Cheat(SearchPlayer):
    """Searches the true table, with what is hidden as it truly is."""

    def __init__(self, seed, style, table):
        super().__init__(seed, style)
        self.table = table

    def pick(self, sight):
        kernel = load(sight.kernel.game, "plain", (*SEARCH, "tests.small.nothing"))
        names = kernel.rules.think.__globals__
        true = self.table()
        names["imagine"] = lambda s, _c, _r, _seat: names["copy"](s, true)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(COMPILED, "kernel_for", lambda _sight: kernel)
            return super().pick(sight)


def test_a_cheat_that_sees_sealed_hands_wins_clearly():
    """The second seat answers when the first hand lies sealed on the table: who looks at it wins."""
    style = Style(simulations=40, advice=False, rolls=True, explore=0.5)
    won = {True: 0.0, False: 0.0}
    for cheats in won:
        for seed in range(30):
            match, chooser = Match(Setup.of(HANDS, 2)), Chooser(seed)
            cheat = Cheat(seed, style, lambda match=match: match.state)
            second = cheat if cheats else SearchPlayer(seed, style)
            first = player("random", seed + 1)
            while not match.over:
                if match.deciding == (CHANCE,):
                    match.play(CHANCE, chooser.choice(match.chances())[0].code)
                    continue
                seat = match.deciding[0]
                thinker = second if seat == 1 else first
                sight = Sight.of(match.view(seat), match.options(seat))
                match.play(seat, HANDS.catalogue[thinker.pick(sight)].code)
            won[cheats] += (1 in match.winners) / max(1, len(match.winners))
    assert won[True] >= 28
    assert won[False] <= 22
