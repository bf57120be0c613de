"""What a seat imagines of answers under seal: everything that another may have answered, and nothing else."""

from collections import Counter

from saqqara.core.game import CHANCE
from saqqara.core.kernel import plain_record
from saqqara.core.view import look
from saqqara.games.silver_gold_pyramids import GAME
from saqqara.games.silver_gold_pyramids.tests.draw import codes, new, table
from saqqara.games.silver_gold_pyramids.things import CARDS, SEATS, Ask
from saqqara.testing import rule

A, B = 0, 1


def imagined(match, seeds):
    """Return so many tables as the first seat may imagine them."""
    view = look(match.kernel, match.state, match.components, A)
    return [view.imagine(seed) for seed in range(seeds)]


@rule("setup-2")
def test_another_seat_may_have_kept_any_two_cards_of_its_hand():
    match = new(seats=2)
    while match.state.ask == Ask.DEAL:
        match.play(CHANCE, match.chances()[0][0].code)
    while B in match.deciding:
        match.play(B, codes(match, "b")[0])
    places = set()
    for s in imagined(match, 400):
        hand, chosen = list(s.hand[B]), list(s.chosen[B])
        assert not {*hand} & {*s.hand[A]}
        places.add(tuple(hand.index(card) for card in chosen))
    assert places == {(first, second) for first in range(4) for second in range(4) if first != second}


def answers(match, s=None):
    """Return what the second seat may have marked on each card when it has answered, crosses and all."""
    rules = match.kernel.rules
    if s is None:
        s = match.state
    if not s.waiting >> B & 1:
        return {tuple(s.fresh[B])}
    out, found = [0] * len(GAME.catalogue.actions), set()
    for action in out[: rules.options(s, match.components, B, out)]:
        after = plain_record(GAME.state)
        rules.copy(after, s)
        rules.apply(after, match.components, B, action)
        found |= answers(match, after)
    return found


def see_that_all_is_imagined(match, seeds):
    possible = answers(match)
    while B in match.deciding:
        match.play(B, codes(match, "b")[0])
    assert A in match.deciding
    assert {tuple(s.fresh[B]) for s in imagined(match, seeds)} == possible
    assert len(possible) > 1


@rule("mark-1")
def test_another_seat_may_have_marked_whatever_it_was_offered():
    match = table("""
        pattern L4
        a left 1    b left 2    b right 3
        E....       X....       E....
        .....       X.#..       .#...
        .....       .....       ###..
        .....       ...#.       .....
        ....T       ....T       ....T
    """)
    see_that_all_is_imagined(match, 2000)


@rule("mark-1", "cross-1")
def test_another_seat_may_have_gone_on_with_its_crosses_on_either_card():
    match = table("""
        pattern I2
        a left 1    b left 2    b right 3
        E....       X####       X##..
        .....       x####       .##..
        .....       x.###       .#...
        .....       .####       .....
        ....T       ....T       ....T
    """)
    see_that_all_is_imagined(match, 600)


@rule("mark-1")
def test_nobody_is_imagined_to_have_marked_before_they_answered():
    match = table("""
        pattern I2
        a left 1    b left 2    c left 3
        E....       E....       E....
        .....       .....       .....
        .....       .....       .....
        .....       .....       .....
        ....T       ....T       ....T
    """)
    match.play(2, codes(match, "c")[0])
    for s in imagined(match, 20):
        assert list(s.fresh[B]) == [0, 0]
        assert any(s.fresh[2])
        assert not any(any(s.fresh[seat]) for seat in range(3, SEATS))


@rule("setup-2")
def test_another_seat_may_hold_any_card_that_one_does_not_see_and_each_as_often():
    match = new(seats=2)
    while match.state.ask == Ask.DEAL:
        match.play(CHANCE, match.chances()[-1][0].code)
    held = Counter(card for s in imagined(match, 2000) for card in s.hand[B])
    assert set(held) == set(range(CARDS)) - set(match.state.hand[A])
    assert all(abs(count - 8000 / 44) < 80 for count in held.values())


@rule("setup-2")
def test_while_cards_are_dealt_others_hold_as_many_as_they_were_dealt():
    match = new(seats=3)
    for dealt in range(12):
        for s in imagined(match, 3):
            for seat in (B, 2):
                held = [card for card in s.hand[seat] if card >= 0]
                assert len(held) == len(set(held)) == max(0, min(4, dealt - 4 * seat))
        match.play(CHANCE, match.chances()[0][0].code)


# -- What is drawn from -----------------------------------------------------------------------------------------------


def pile_of(match):
    made = [0] * CARDS
    found = match.kernel.rules.pile(match.state, match.components, made)
    return made, found


@rule("setup-1", "round-1")
def test_cards_come_from_one_deck_and_patterns_from_a_pile_of_their_own():
    match = new(seats=2)
    places = []
    while match.state.ask != Ask.MARK:
        if CHANCE in match.deciding:
            made, (pile, _, place, first, size) = pile_of(match)
            action, _ = match.chances()[0]
            assert first <= action.number < first + size
            assert made[action.number - first] == 1
            places.append((pile, place, sum(made[:size])))
            match.play(CHANCE, action.code)
        else:
            seat = match.deciding[0]
            match.play(seat, match.options(seat)[0].code)
    assert places[:8] == [(0, place, 48) for place in range(8)]
    assert [pile for pile, _, _ in places] == [0] * (len(places) - 1) + [1]
    assert places[-1][1:] == (0, 8)
