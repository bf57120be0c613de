"""What a seat imagines of hands and stacks that it cannot see: tiles that are left, each as often as it is left."""

from collections import Counter

from saqqara.core.game import CHANCE
from saqqara.core.view import look
from saqqara.games.terra_pyramides import GAME
from saqqara.games.terra_pyramides.tests.draw import new
from saqqara.games.terra_pyramides.things import DEEPEST, KINDS, NONE, SEATS, STACKS, Ask
from saqqara.testing import golden, rule

EVERY = 29  # positions of the golden replays; each has thousands


def decided(s, stack):
    """Return the places of a stack whose tiles are decided: those that a search has come to."""
    first = s.looking + 1 if s.ask == Ask.SEARCH and s.stack == stack else 0
    return range(first, s.height[stack]) if s.searched[stack] else range(0)


def hidden(s):
    """Count the tiles in hands that are not open, and in stacks, by their kinds."""
    hands = [s.hand[seat] for seat in range(SEATS) if s.hand[seat] != NONE and s.shown[seat] == NONE]
    stacks = [s.order[stack][place] for stack in range(STACKS) for place in range(s.height[stack])]
    return Counter([*hands, *(tile for tile in stacks if tile != NONE)])


@rule("draw-2", "search-4")
def test_hidden_tiles_are_imagined_out_of_those_that_are_left():
    searched = hands = 0
    for number, (match, _) in enumerate(golden(GAME)):
        if number % EVERY:
            continue
        for seat in range(-1, match.setup.seats):
            view = look(match.kernel, match.state, match.components, seat)
            s = view.imagine(number)
            found = hidden(s)
            assert all(s.pool[kind] == s.unseen[kind] - found[kind] >= 0 for kind in range(KINDS))
            for other in range(SEATS):
                assert (s.hand[other] == NONE) == (s.origin[other] == NONE)
                assert other != seat or s.hand[other] == match.state.hand[other]
                hands += s.hand[other] != view.state.hand[other]
            for stack in range(STACKS):
                filled = [place for place in range(DEEPEST) if s.order[stack][place] != NONE]
                assert [place for place in filled if place < s.height[stack]] == [*decided(s, stack)]
                if seat >= 0 and s.searched[stack] >> seat & 1:
                    assert list(s.order[stack]) == list(match.state.order[stack])
                searched += s.order[stack] != view.state.order[stack]
    assert hands > 100
    assert searched > 20


@rule("draw-2")
def test_each_kind_is_imagined_as_often_as_it_is_left():
    match = next(match for match, seat in golden(GAME) if match.setup.seats == 2 and NONE not in match.state.hand[:2])
    view = look(match.kernel, match.state, match.components, 0)
    drawn = Counter(view.imagine(seed).hand[1] for seed in range(4000))
    left = [view.state.unseen[kind] - (match.state.hand[0] == kind) for kind in range(KINDS)]
    assert set(drawn) == {kind for kind in range(KINDS) if left[kind]}
    shares = [(drawn[kind] / 4000, left[kind] / sum(left)) for kind in range(KINDS)]
    assert all(abs(share - due) < 0.03 for share, due in shares)


# -- What is drawn from -----------------------------------------------------------------------------------------------


@rule("setup-3", "setup-5", "setup-7")
def test_tiles_foundations_and_first_stacks_come_from_piles_of_their_own():
    match, foundations, drawn = new(seats=3), 0, set()
    while not match.over:
        if CHANCE not in match.deciding:
            seat = match.deciding[0]
            match.play(seat, match.options(seat)[-1].code)
            continue
        made = [0] * max(KINDS, STACKS)
        pile, times, place, first, size = match.kernel.rules.pile(match.state, match.components, made)
        c, told = match.components, match.state.ask
        mixes = {Ask.FOUNDATION: list(c.foundation_mix[1:]), Ask.STACK: [1] * STACKS}
        assert times == 0
        assert made[:size] == mixes.get(told, list(c.mix))
        assert (pile, place) not in drawn
        drawn.add((pile, place))
        if told == Ask.FOUNDATION:
            assert place == foundations
            foundations += 1
        action = match.chances()[0][0]
        assert first <= action.number < first + size
        match.play(CHANCE, action.code)
    assert {pile for pile, _ in drawn} == {0, 1, 2}
    assert foundations > 5
