"""In which order the seats answer makes no difference: the table is the same byte for byte when all answers are in."""

import os
from random import Random as Chooser

import pytest

from saqqara.core.fields import encode
from saqqara.core.game import CHANCE
from saqqara.core.kernel import plain_record
from saqqara.games.silver_gold_pyramids import GAME
from saqqara.games.silver_gold_pyramids.tests.draw import RULINGS, any_deck, new
from saqqara.games.silver_gold_pyramids.things import Ask
from saqqara.testing import rule

GAMES = int(os.environ.get("SAQQARA_ORDER", "12"))  # for each part; a long run sets more
PARTS = 3
SHUFFLES = 3
NUMBERS = {action.code: action.number for action in GAME.catalogue.actions}


def under_seal(match):
    return match.state.ask in (Ask.KEEP, Ask.MARK)


def answer_all(match, chooser):
    """Let all seats answer, one after the other or in turns, until the answers are opened; returns the answers of each."""
    answers: dict[int, list[str]] = {seat: [] for seat in match.deciding}
    asked = (match.state.ask, match.state.round, match.state.flips)
    while under_seal(match) and (match.state.ask, match.state.round, match.state.flips) == asked:
        seat = chooser.choice(match.deciding)
        codes = [action.code for action in match.options(seat)]
        answers[seat].append(chooser.choice(sorted(codes, key=lambda code: (code[-1], len(code)))[-6:]))
        match.play(seat, answers[seat][-1])
    return answers


def merged(answers, chooser):
    """Shuffle the answers of all seats into one another; each seat's own stay in their order."""
    order = [seat for seat, codes in answers.items() for _ in codes]
    chooser.shuffle(order)
    left = {seat: iter(codes) for seat, codes in answers.items()}
    return [(seat, next(left[seat])) for seat in order]


def answered_again(match, before, answers, chooser):
    """Give the same answers from the same table in another order, each only where it is offered; returns the table."""
    rules, s = match.kernel.rules, plain_record(GAME.state)
    rules.copy(s, before)
    for seat, code in merged(answers, chooser):
        number = NUMBERS[code]
        assert rules.why(s, match.components, seat, number) == 0
        rules.apply(s, match.components, seat, number)
    return encode(GAME.state, s)


@rule("mark-11", "setup-2")
@pytest.mark.parametrize("part", range(PARTS))
def test_the_table_is_the_same_byte_for_byte_in_whatever_order_the_seats_answered(part):
    longest = several = 0
    for seed in range(GAMES):
        chooser = Chooser(1000 * part + seed)
        chosen = {name: chooser.choice(values) for name, values in RULINGS.items()}
        match = new(2 + seed % 3, any_deck(chooser) if seed % 4 else None, **chosen)
        before = plain_record(GAME.state)
        while not match.over:
            if not under_seal(match):
                seat = match.deciding[0]
                options = [action for action, _ in match.chances()] if seat == CHANCE else match.options(seat)
                match.play(seat, chooser.choice(options).code)
                continue
            match.kernel.rules.copy(before, match.state)
            answers = answer_all(match, chooser)
            after = encode(GAME.state, match.state)
            for _ in range(SHUFFLES):
                assert answered_again(match, before, answers, chooser) == after
            longest = max(longest, *map(len, answers.values()), 0)
            several += sum(len(codes) > 1 for codes in answers.values()) > 1
    assert longest > 3  # chains of red crosses are among them,
    assert several > 20  # and chains of several seats in one turn
