"""The game's own player: it answers every question, by what its seat sees alone, the same in both back ends."""

import random

import pytest

from saqqara.ai.players import GreedyPlayer
from saqqara.core.game import CHANCE, Setup
from saqqara.core.kernel import Deal, load, plain_record
from saqqara.core.sight import Sight
from saqqara.core.view import look
from saqqara.games.silver_gold_pyramids import GAME
from saqqara.games.silver_gold_pyramids.ai import Expectimax, players, worth
from saqqara.games.silver_gold_pyramids.ai.sheet import TEXTS
from saqqara.games.silver_gold_pyramids.ai.worth_text import WIDE
from saqqara.games.silver_gold_pyramids.components.shapes import NAMES, SHAPES, chamber, placed, squares, ways
from saqqara.games.silver_gold_pyramids.exact import numbers
from saqqara.games.silver_gold_pyramids.things import Ask, Symbol

PLAIN = load(GAME, "plain")
RULES = PLAIN.rules
READINGS: tuple[dict[str, str], ...] = (
    {},
    {"mark_after_tomb": "forbid", "potion": "before"},
    {"no_cell": "owe", "two_finished": "higher", "same_colour": "higher"},
)


class Game:
    """A seeded deal on the plain rules."""

    def __init__(self, seed, seats, reading=None):
        self.components = GAME.fill(Setup.of(GAME, seats, reading or {}))
        self.state, self.deal = plain_record(GAME.state), plain_record(Deal)
        RULES.start_deal(self.deal, seed)
        RULES.set_up(self.state, self.components)

    def seat(self):
        """Who has to answer, after chance has; None when the game is over."""
        while (mask := RULES.deciding(self.state)) >> CHANCE & 1:
            self.play(CHANCE, RULES.dealt(self.state, self.components, self.deal, [0] * 512, [0] * 512, [0] * 512))
        return (mask & -mask).bit_length() - 1 if mask else None

    def options(self, seat):
        out = [0] * 512
        return out[: RULES.options(self.state, self.components, seat, out)]

    def sight(self, seat):
        seen = plain_record(GAME.state)
        RULES.see(seen, self.state, seat)
        return Sight(PLAIN, [seen], [self.components], seat, self.options(seat))

    def play(self, seat, action):
        RULES.apply(self.state, self.components, seat, action)

    def question(self, seat):
        return GAME.question(self.state, seat)


def points(game):
    out = [0] * 8
    RULES.scores(game.state, game.components, out)
    return out[: game.components.seats]


@pytest.mark.parametrize("seats", GAME.seats)
def test_it_answers_every_question_with_one_of_its_options(seats):
    answered = set()
    for number, reading in enumerate(READINGS):
        game = Game(10 * seats + number, seats, reading)
        table = [Expectimax(depth=1) for _ in range(seats)]
        while (seat := game.seat()) is not None:
            sight = game.sight(seat)
            chosen = table[seat].pick(sight)
            assert chosen in sight.options
            answered.add(game.question(seat))
            game.play(seat, chosen)
        assert game.state.ask == Ask.OVER
    assert answered == {"keep", "mark", "cross", "take"}


def test_it_chooses_among_the_options_it_is_given():
    """Whoever asks may leave options out, such as those that mean the same."""
    game, rng, player = Game(3, 2), random.Random(3), Expectimax(depth=1)
    while (seat := game.seat()) is not None:
        sight = game.sight(seat)
        some = rng.sample(sight.options, (len(sight.options) + 1) // 2)
        assert player.pick(Sight(PLAIN, sight.states, sight.components, seat, some)) in some
        game.play(seat, rng.choice(sight.options))


def test_both_back_ends_choose_alike():
    fast, slow = Expectimax(depth=1), Expectimax(depth=1, kernel=load(GAME, "plain", TEXTS))
    asked = set()
    for seats, reading in zip((1, 2, 4), READINGS, strict=True):
        game, rng = Game(seats, seats, reading), random.Random(seats)
        while (seat := game.seat()) is not None:
            sight = game.sight(seat)
            kind = game.question(seat)
            chosen = fast.pick(sight)
            if rng.random() < 0.12 or kind not in asked:
                asked.add(kind)
                assert slow.pick(sight) == chosen
            game.play(seat, chosen)
    assert asked == {"keep", "mark", "cross", "take"}


def test_a_sight_of_compiled_arrays_gives_the_same_choice():
    kernel = load(GAME, "compiled")
    game, player = Game(8, 2), Expectimax(depth=1)
    components = kernel.components(game.components)
    while (seat := game.seat()) is not None:
        sight = game.sight(seat)
        states = kernel.states(1)
        kernel.write(GAME.state, states, 0, sight.states[0])
        chosen = player.pick(sight)
        assert player.pick(Sight(kernel, states, components, seat, sight.options)) == chosen
        game.play(seat, chosen)


def test_two_looks_deeper_are_the_same_in_both_back_ends():
    game = Game(5, 2)
    fast, slow = Expectimax(depth=2), Expectimax(depth=2, kernel=load(GAME, "plain", TEXTS))
    for _ in range(40):
        seat = game.seat()
        game.play(seat, fast.pick(game.sight(seat)))
    sight = game.sight(game.seat())
    assert slow.pick(sight) == fast.pick(sight)


def test_tables_that_look_alike_to_a_seat_get_the_same_answer():
    """Other hands and answers under seal are changed, the view stays, and so does the choice."""
    changed = 0
    for seed in range(3):
        game, player = Game(seed, 3), Expectimax(depth=1)
        while (seat := game.seat()) is not None:
            sight = game.sight(seat)
            chosen = player.pick(sight)
            twin = Game(seed, 3)
            twin.state = look(PLAIN, game.state, game.components, seat).imagine(seed)
            changed += (
                look(PLAIN, twin.state, game.components, 0).hash != look(PLAIN, game.state, game.components, 0).hash
            )
            assert twin.sight(seat).options == sight.options
            assert player.pick(twin.sight(seat)) == chosen
            assert Expectimax(seed=seed, depth=1).pick(twin.sight(seat)) == chosen
            game.play(seat, chosen)
    assert changed > 50


def test_it_beats_the_greedy_player_nearly_always():
    won = 0.0
    for seed in range(10):
        for seat in range(2):
            game = Game(seed, 2)
            table = [Expectimax(depth=1), GreedyPlayer(seed)]
            while (who := game.seat()) is not None:
                game.play(who, table[who ^ seat].pick(game.sight(who)))
            mask = RULES.winners(game.state, game.components)
            won += (mask >> seat & 1) / mask.bit_count()
    assert won >= 16, "of 20"


def test_the_module_offers_it_by_name():
    assert list(players()) == ["expectimax", "farsighted"]
    assert isinstance(players()["expectimax"](4), Expectimax)


# -- The book ---------------------------------------------------------------------------------------------------------------


PRINTED = worth.Printed.of(GAME.fill(Setup.of(GAME, 2)))


class Page:
    """What the book says of one card, found without its slots."""

    def __init__(self, card):
        self.book = worth.book(PRINTED)
        start, count, *_ = self.book[8 + 4 * card : 12 + 4 * card]
        self.masks = list(self.book[start : start + count])
        self.row = start - (8 + 4 * 48)

    def entry(self, marks, quantity, turns):
        size, tables = self.book[3], self.book[4]
        return self.book[tables + (quantity * size + self.row + self.masks.index(marks)) * WIDE + turns]


def markings(free, marks, shape):
    near = {bit + step for bit in squares(marks) for step in (-1, 1, -6, 6)} if marks else {0}
    allowed = sum(1 << bit for bit in near if bit >= 0) & free & ~marks
    found = [1 << bit for bit in squares(allowed)]
    for way in ways(SHAPES[shape]):
        for corner in range(30):
            mask = placed(way, corner)
            if mask and mask & ~(free & ~marks) == 0 and mask & allowed:
                found.append(mask)
    return found


def test_a_promise_is_the_best_of_marking_and_waiting_in_the_mean_of_all_patterns():
    """On cards without red crosses, where the tomb is not within reach: counted again from the next flip's promises."""
    rng, checked = random.Random(1), 0
    components = GAME.fill(Setup.of(GAME, 2))
    for card in range(48):
        symbol, free = components.symbol[card], components.free[card] & chamber()
        if symbol[Symbol.CROSS]:
            continue
        page = Page(card)
        for marks in rng.sample(page.masks, 6):
            every = [markings(free, marks, NAMES[shape]) for shape in components.expedition]
            if any(mask & components.tomb[card] for found in every for mask in found):
                continue
            turns = rng.randrange(1, 20)
            wait = page.entry(marks, 0, turns - 1)
            whole = sum(
                max(
                    wait, *(gain(symbol, mask) - worth.PRICE + page.entry(marks | mask, 0, turns - 1) for mask in found)
                )
                for found in every
            )
            assert page.entry(marks, 0, turns) == whole // len(every)
            checked += 1
    assert checked > 10


def gain(symbol, mask):
    worths = {
        Symbol.RED_GEM: worth.GEM, Symbol.GREEN_GEM: worth.GEM, Symbol.TORCH: worth.TORCH, Symbol.SKULL: -PRINTED.skull,
        Symbol.POTION: worth.POTION,
    }  # fmt: skip
    return sum(each * (mask & symbol[kind]).bit_count() for kind, each in worths.items())


def test_chances_of_a_tomb_rise_with_the_flips_to_come():
    page = Page(0)
    for marks in page.masks[:: max(1, len(page.masks) // 20)]:
        chances = [page.entry(marks, 1, turns) for turns in range(WIDE)]
        assert chances[0] == 0
        assert all(0 <= chance <= 1000 for chance in chances)
        assert chances[-1] > 900


def test_a_book_is_read_as_it_was_written_and_a_damaged_one_is_not(tmp_path):
    path, made = tmp_path / "deck.book", numbers([1, -2, 3, 1 << 30])
    worth.write(path, PRINTED, made)
    assert worth.read(path, PRINTED) == made
    other = worth.Printed(PRINTED.cards, PRINTED.expedition, PRINTED.skull + 1)
    assert worth.read(path, other) is None
    data = bytearray(path.read_bytes())
    data[-1] ^= 1
    path.write_bytes(bytes(data))
    assert worth.read(path, PRINTED) is None
    assert worth.read(tmp_path / "missing", PRINTED) is None


def test_a_card_that_is_not_in_the_book_is_played_all_the_same(monkeypatch):
    """As without a compiler, or with a chamber of too many sets of marks."""
    empty = worth.bound([None] * 48, [], numbers(0), [0] * WIDE)
    monkeypatch.setattr("saqqara.games.silver_gold_pyramids.ai.sheet.book", lambda _: empty)
    game, player = Game(2, 1), Expectimax(depth=1)
    while (seat := game.seat()) is not None:
        game.play(seat, player.pick(game.sight(seat)))
    assert points(game)[0] > 80
