"""The solver that knows what comes: its lines are played by the plain rules, and its tables are what they say."""

import json
from functools import cache

import pytest

from saqqara.cli import main
from saqqara.core.game import Setup
from saqqara.core.kernel import Deal, load
from saqqara.games.silver_gold_pyramids import GAME
from saqqara.games.silver_gold_pyramids.ai.sheet import opened
from saqqara.games.silver_gold_pyramids.solving import BLANK, TEXTS, search, solve
from saqqara.games.silver_gold_pyramids.solving.known import TURNS, WORTHS
from saqqara.solve import played

ALONE = Setup.of(GAME, 1)
SEED = 5
PRICES = [5000, 2500, 3000, -800, 1000, 1500, 13000]
FEW = 8  # flips


def ask(capsys, *arguments):
    code = main(["solve", GAME.name, *map(str, arguments)])
    out, err = capsys.readouterr()
    return code, out, err


def test_a_wider_beam_finds_more_and_both_lines_are_allowed():
    narrow, wide = (played(ALONE, SEED, solve(ALONE, SEED, width)) for width in (1, 300))
    assert narrow.over
    assert wide.over
    assert wide.scores[0] > narrow.scores[0]


def test_both_back_ends_find_the_same_line():
    """By points alone, with an empty book: plain Python would write the tables for minutes."""
    lines = []
    for backend in ("plain", "compiled"):
        kernel = load(GAME, backend, TEXTS)
        lines.append(search(kernel, ALONE, SEED, 3, kernel.ints(BLANK)))
    assert lines[0] == lines[1]
    assert played(ALONE, SEED, [GAME.catalogue[number].code for number in lines[0]]).over


def test_the_flips_are_those_of_the_deal():
    kernel = load(GAME, "plain", TEXTS)
    c, deals = kernel.components(GAME.fill(ALONE))[0], kernel.records(Deal, 1)
    kernel.rules.start_deal(deals[0], SEED)
    flips, room = kernel.ints(512), [kernel.ints(512) for _ in range(3)]
    kernel.rules.read_flips(kernel.states(1)[0], c, deals[0], flips, *room)
    match = played(ALONE, SEED, solve(ALONE, SEED, 1))
    told = [line.split()[-1] for line in match.text.splitlines() if line.startswith("* flip")]
    names = [action.code.split()[-1] for action in GAME.catalogue.actions if action.code.startswith("flip ")]
    assert [names[shape] for shape in flips[:TURNS]] == told


def smallest(book):
    """Return the card of a book with the fewest sets of marks."""
    sizes = {card: book[8 + 4 * card + 1] for card in range(48)}
    return min((size, card) for card, size in sizes.items() if size > 40)[1]


def test_a_card_promises_the_best_that_can_be_made_of_known_flips():
    """Held against a plain search over squares, for the last flips, in both back ends."""
    found = []
    for backend in ("plain", "compiled"):
        kernel = load(GAME, backend, TEXTS)
        components = GAME.fill(ALONE)
        book = opened(kernel, components)
        card = smallest(book)
        flips, prices = kernel.ints(TURNS), kernel.ints(WORTHS)
        flips[:], prices[:] = [1, 2, 3, 4, 5, 6, 2] * 4, PRICES
        known, news = kernel.ints(29 * (1 + int(book[3]))), kernel.ints(29)
        kernel.rules.write_known(kernel.components(components)[0], 1 << card, flips, prices, book, known, news)
        row = (int(book[8 + 4 * card]) - int(book[6])) * 29
        found.append([int(number) for number in known[row : row + 29]])
        if backend == "plain":
            assert found[0][: FEW + 1] == [best_of(components, card, flips, news, turns) for turns in range(FEW + 1)]
    assert found[0] == found[1]
    assert found[0][28] > found[0][FEW] > 0


def best_of(c, card, flips, news, turns):
    """Return the most that can be made of an empty card, one marking after the other."""
    crosses, red, green, torch, skull, potion = c.symbol[card]
    worths = ((red | green, 2500), (torch, 3000), (skull, -800), (potion, 1000), (crosses, 1500))

    @cache
    def best(marks, left):
        if left == 0:
            return 0
        most = best(marks, left - 1)
        for squares in markings(c, card, marks, flips[TURNS - left]):
            gain = sum(worth * (squares & mask).bit_count() for mask, worth in worths) - 5000
            done = squares & c.tomb[card]
            most = max(most, gain + (13000 + news[left - 1] if done else best(marks | squares, left - 1)))
        return most

    return best(0, turns)


def markings(c, card, marks, shape):
    """List the markings of a pattern or of one square, by trying every corner."""
    room = c.free[card] & ~marks
    near = (marks << 1 | marks >> 1 | marks << 6 | marks >> 6) & room if marks else c.entrance[card]
    for way in (0, *range(max(1, c.first_way[shape]), c.first_way[shape + 1])):
        for corner in range(30):
            squares = sum(1 << corner + c.offset[way][i] for i in range(c.squares[way]))
            if squares & room == squares and squares & near:
                yield squares


def test_points_are_told_deal_by_deal(capsys):
    code, out, err = ask(capsys, "--deals", 2, "--width", 2, "--seed", 3, "--json")
    answer = json.loads(out)
    assert (code, err, answer["deals"], len(answer["points"])) == (0, "", 2, 2)
    assert answer["mean_best"] == sum(answer["points"]) / 2


@pytest.mark.parametrize(("given", "told"), [(["--seats", 2], "1 seat"), (["--task", 1], "task")])
def test_bad_input_is_refused_in_one_line(capsys, given, told):
    code, out, err = ask(capsys, "--deals", 1, *given)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert told in err
