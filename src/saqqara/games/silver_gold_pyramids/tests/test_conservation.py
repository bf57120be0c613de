"""Nothing gets lost: 48 pyramid cards and 8 expedition cards, after every move, counted from the State."""

from collections import Counter
from itertools import pairwise
from random import Random as Chooser

import pytest

from saqqara.core.game import CHANCE
from saqqara.games.silver_gold_pyramids.tests.draw import RULINGS, any_deck, new, text_of
from saqqara.games.silver_gold_pyramids.things import CARDS, EXPEDITIONS, FLIPS, NONE, Ask

GAMES = 8  # for each part


def places(s):
    """List where every card lies: face down, in the display, in front of a seat, finished."""
    cards = [card for card in range(CARDS) if s.face_down >> card & 1]
    cards += [card for card in (*s.display, *(card for both in s.card for card in both)) if card != NONE]
    return cards + [card for mask in s.finished for card in range(CARDS) if mask >> card & 1]


def assert_cards(s):
    assert sorted(places(s)) == list(range(CARDS))
    hands = [card for hand in s.hand for card in hand if card != NONE]
    chosen = [card for cards in s.chosen for card in cards if card != NONE]
    assert len(set(hands)) == len(hands) == (s.dealt if s.ask in (Ask.DEAL, Ask.KEEP) else 0)
    assert set(hands) <= {card for card in range(CARDS) if s.face_down >> card & 1}
    assert len(set(chosen)) == len(chosen)
    assert set(chosen) <= set(hands)
    assert s.face_down & ~s.made == 0
    assert s.racing & ~(s.finished[0] | s.finished[1] | s.finished[2] | s.finished[3]) == 0


def assert_expeditions(match):
    s, c = match.state, match.components
    assert s.used.bit_count() == s.flips <= FLIPS
    shown = Counter(c.expedition[number] for number in range(EXPEDITIONS) if s.used >> number & 1)
    assert sum(shown.values()) == s.flips
    if s.ask == Ask.FLIP:
        left = Counter({action.code: weight for action, weight in match.chances()})
        assert sum(left.values()) == EXPEDITIONS - s.flips
    if s.ask in (Ask.MARK, Ask.TAKE, Ask.DRAW):
        assert s.shape in shown


def assert_seats(match):
    s, c, seats = match.state, match.components, match.setup.seats
    for seat in range(4):
        for side in range(2):
            marks, fresh, card = s.marks[seat][side], s.fresh[seat][side], s.card[seat][side]
            assert marks & fresh == 0
            assert (marks | fresh) & ~(c.free[card] if card != NONE else 0) == 0
            assert card == NONE or not marks & c.tomb[card]
            assert seat < seats or card == NONE
        assert max(s.red[seat], s.green[seat], s.skulls[seat], s.now[seat]) <= 10
        assert min(s.red[seat], s.green[seat], s.skulls[seat], s.now[seat], s.owed[seat], s.carried[seat]) >= 0
        assert s.torches[seat] >> s.round == 0
    for boxes in s.box:
        assert all(worse == NONE for better, worse in pairwise(boxes) if better == NONE)


def in_a_hurry(match, chooser):
    """Choose any answer, but mostly a marking far down with many squares, so that cards are finished."""
    seat = chooser.choice(match.deciding)
    if seat == CHANCE:
        return seat, chooser.choice(match.chances())[0].code
    codes = [action.code for action in match.options(seat)]
    if codes[0].startswith(("mark", "cross")) and chooser.random() < 0.95:
        codes = sorted(codes, key=lambda code: (code[-1], len(code)))[-3:]
    return seat, chooser.choice(codes)


def designed(chooser):
    return None


def short_ways(chooser):
    """Write a deck whose tombs are five squares from the entrance, past red crosses, so that it runs out."""
    return text_of([["..E..", *("#" + chooser.choice(".xrs") + "x##" for _ in range(3)), "..T.."] for _ in range(48)])


@pytest.mark.parametrize("part", range(4))
def test_every_card_is_in_one_place_and_every_expedition_card_used_or_left_after_every_move(part):
    least = 48
    for seed in range(GAMES * part, GAMES * part + GAMES):
        chooser = Chooser(seed)
        chosen = {name: chooser.choice(values) for name, values in RULINGS.items()}
        deck = (designed, any_deck, short_ways)[seed % 3]
        match, flips = (
            new(4 if seed % 3 == 2 else 1 + seed % 4, deck(chooser), **chosen),
            dict.fromkeys((1, 2, 3, 4), 0),
        )
        while not match.over:
            assert_cards(match.state)
            assert_expeditions(match)
            assert_seats(match)
            seat, code = in_a_hurry(match, chooser)
            flips[match.state.round] += code.startswith("flip")
            match.play(seat, code)
            least = min(least, match.state.face_down.bit_count() + 4 - match.state.display.count(NONE))
        assert_cards(match.state)
        assert_seats(match)
        assert flips == dict.fromkeys((1, 2, 3, 4), FLIPS)
    assert least == 0  # among the games are some in which deck and display run out
