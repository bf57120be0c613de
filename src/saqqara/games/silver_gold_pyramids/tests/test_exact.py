"""The exact helpers agree with hands, with a slow referee, between back ends, and with what was kept."""

import os
import random
import subprocess
import sys
from fractions import Fraction
from functools import cache
from pathlib import Path

import pytest

import saqqara
from saqqara.core.kernel import load_text
from saqqara.core.places import note
from saqqara.games.silver_gold_pyramids import exact
from saqqara.games.silver_gold_pyramids.components.deck import Card, Deck
from saqqara.games.silver_gold_pyramids.components.shapes import SHAPES

BAG = (("I2", 1), ("I3", 2), ("V3", 2), ("T4", 1), ("L4", 1), ("O4", 1))
SHORT = (("I2", 1), ("V3", 2), ("L4", 1))  # three cards a round
MILLIONTH = 1e-6

CORRIDOR = "E####\n.####\n.####\n.####\nT####"
WINDING = "E..##\n##.##\n##..x\n###.#\n##x.T"


def card(drawn, number=1, **more):
    return Card(number, "violet", tuple(drawn.split()), **more)


def deck(*cards, bag=BAG):
    return Deck(cards, bag, ())


def solved(drawn, bag=BAG, backend="plain", **more):
    """The tables of one card, computed."""
    one = deck(card(drawn, **more), bag=bag)
    own = exact.Bag(one)
    return exact.Tables(one, own, exact.compute(one, own, load_text(exact.GAME, exact.TEXT, backend)))


def mask(squares):
    return sum(1 << 6 * row + column for row, column in squares)


def column(length):
    """The first squares of the corridor."""
    return mask((row, 0) for row in range(length))


# -- The referee: sets of coordinates, fractions, no cleverness ---------------------------------------------------------


class Referee:
    """Plays one card alone, by trying everything."""

    def __init__(self, card, bag):
        every = {(row, place): sign for row, line in enumerate(card.rows) for place, sign in enumerate(line)}
        self.free = frozenset(square for square, sign in every.items() if sign != "#")
        (self.entrance,) = (square for square, sign in every.items() if sign == "E")
        (self.tomb,) = (square for square, sign in every.items() if sign == "T")
        self.crosses = {square for square, sign in every.items() if sign == "x"}
        if card.entrance_symbol == "x":
            self.crosses.add(self.entrance)
        self.names = [name for name, _ in bag]
        self.full = tuple(count for _, count in bag)
        self.fits = {name: self.everywhere(name) for name in self.names}

    def everywhere(self, name):
        rows = [list(row) for row in SHAPES[name]]
        found = set()
        for turn in range(8):
            rows = [list(row) for row in zip(*rows[::-1], strict=True)]
            if turn == 4:
                rows = [row[::-1] for row in rows]
            found |= {
                frozenset((r + down, c + right) for r, row in enumerate(rows) for c, sign in enumerate(row) if sign == "X")
                for down in range(5) for right in range(5)
            }  # fmt: skip
        return [pattern for pattern in found if pattern <= self.free]

    def touching(self, marks):
        if not marks:
            return {self.entrance}
        around = {(r + down, c + right) for r, c in marks for down, right in ((0, 1), (1, 0), (0, -1), (-1, 0))}
        return (around & self.free) - marks

    @cache  # noqa: B019  a referee is small
    def reached(self, marks, name):
        """Every set of marks that a flipped card can lead to, after all its crosses."""
        near = self.touching(marks)
        patterns = [pattern for pattern in self.fits[name] if not pattern & marks and pattern & near]
        found = set()
        for new in [*patterns, *(frozenset([square]) for square in near)]:
            found |= self.chained(marks | new, len(new & self.crosses))
        return found

    def chained(self, marks, owed):
        if owed == 0 or self.tomb in marks:
            return {marks}
        found = set()
        for square in self.touching(marks):
            found |= self.chained(marks | {square}, owed - 1 + (square in self.crosses))
        return found

    def flips(self, left):
        """The shapes that may be flipped, their chances, and the bag after each."""
        for number, count in enumerate(left):
            if count:
                after = tuple(n - (place == number) for place, n in enumerate(left))
                yield self.names[number], Fraction(count, sum(left)), after if sum(after) > 1 else self.full

    @cache  # noqa: B019  a referee is small
    def expected(self, marks, left):
        if self.tomb in marks:
            return Fraction(0)
        return 1 + sum(
            chance * min(self.expected(then, after) for then in self.reached(marks, name))
            for name, chance, after in self.flips(left)
        )

    @cache  # noqa: B019  a referee is small
    def missed(self, marks, left, cards):
        if self.tomb in marks:
            return Fraction(0)
        if cards == 0:
            return Fraction(1)
        return sum(
            chance * min(self.missed(then, after, cards - 1) for then in self.reached(marks, name))
            for name, chance, after in self.flips(left)
        )

    @cache  # noqa: B019  a referee is small
    def fewest(self, marks, left):
        if self.tomb in marks:
            return 0
        return 1 + min(
            self.fewest(then, after) for name, _, after in self.flips(left) for then in self.reached(marks, name)
        )

    def sets(self):
        """Every set of marks, grown square by square, apart by whether the tomb is among them."""
        found, new = set(), {frozenset([self.entrance])}
        while new:
            found |= new
            new = {marks | {square} for marks in new for square in self.touching(marks)} - found
        return {marks for marks in found if self.tomb not in marks}, {marks for marks in found if self.tomb in marks}

    def distance(self, marks):
        """How many squares it is to the tomb."""
        squares = 0
        while self.tomb not in marks:
            marks |= self.touching(marks)
            squares += 1
        return squares


def random_card(seed, walls, crosses, most=60):
    """A chamber with a way to its tomb and few sets of marks."""
    source = random.Random(seed)
    while True:
        signs = ["#"] * walls + ["x"] * crosses
        signs += ["."] * (23 - len(signs))
        source.shuffle(signs)
        tomb = 20 + source.randrange(5)
        signs.insert(0, "E")
        signs.insert(tomb, "T")
        drawn = card("\n".join("".join(signs[5 * row : 5 * row + 5]) for row in range(5)))
        if exact.Chamber.of(drawn).is_open() and 5 < len(Referee(drawn, BAG).sets()[0]) <= most:
            return drawn


RANDOM = [
    random_card(seed, walls, crosses) for seed, walls, crosses in ((1, 12, 0), (2, 12, 1), (3, 11, 2), (4, 12, 4))
]


# -- By hand ------------------------------------------------------------------------------------------------------------


def test_a_corridor_with_one_pattern_can_be_counted_by_hand():
    tables = solved(CORRIDOR, (("I3", 8),))
    full = (8,)
    assert tables.difficulty(1) == 3  # three squares and twice one, since two squares are left for a pattern of three
    assert [tables.expected(1, column(length), full) for length in range(6)] == [3, 2, 1, 2, 1, 0]
    assert tables.fewest(1) == 3
    assert [tables.within(1, cards) for cards in range(8)] == [0, 0, 0, 1, 1, 1, 1, 1]


def test_two_patterns_in_a_corridor_can_be_counted_by_hand():
    """With one card a round the bag is always full: after n squares more, 1, 3/2, 3/2, 9/4, 5/2 cards."""
    tables = solved(CORRIDOR, (("I2", 1), ("I3", 1)))
    left = [tables.expected(1, column(5 - squares), (1, 1)) for squares in (1, 2, 3, 4, 5)]
    assert left == [1, 1.5, 1.5, 2.25, 2.5]
    assert tables.fewest(1) == 2


def test_more_marks_may_take_longer():
    """A pattern of three fits before three squares, not before two."""
    tables = solved(CORRIDOR, (("I3", 8),))
    assert tables.expected(1, column(2), (8,)) == 1
    assert tables.expected(1, column(3), (8,)) == 2


@pytest.mark.parametrize(
    ("drawn", "symbol", "cards"),
    [
        (CORRIDOR, "", 5),
        ("E####\nx####\n.####\n.####\nT####", "", 4),
        ("E####\nx####\nx####\n.####\nT####", "", 3),
        ("E####\nx####\nx####\nx####\nT####", "", 2),
        (CORRIDOR, "x", 4),
        (CORRIDOR, "r", 5),
    ],
    ids=["none", "one", "a chain of two", "a chain to the tomb", "on the entrance", "a gem on the entrance"],
)
def test_a_red_cross_gives_a_square_at_once(drawn, symbol, cards):
    tables = solved(drawn, (("I1", 8),), entrance_symbol=symbol)
    assert tables.difficulty(1) == tables.fewest(1) == cards


def test_the_last_card_of_a_round_is_never_flipped():
    """Two of three cards are flipped: what is left of one card counts as a full bag."""
    tables = solved(CORRIDOR, (("I2", 1), ("I3", 2)))
    for length in range(5):
        for last in ((1, 0), (0, 1), (0, 0)):
            assert tables.expected(1, column(length), last) == tables.expected(1, column(length), (1, 2))
    assert tables.expected(1, column(3), (0, 2)) == 2  # two squares are left, and I2 has been flipped
    assert tables.expected(1, column(3), (1, 1)) == 1.5


# -- Against the referee --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("drawn", [card(CORRIDOR), card(WINDING), *RANDOM], ids=range(2 + len(RANDOM)))
def test_the_sets_of_marks_are_those_of_a_flood(drawn):
    tables = solved("\n".join(drawn.rows))
    on_the_way, ends = Referee(drawn, BAG).sets()
    sets = tables.sets(1)
    assert sorted(sets) == sorted(map(mask, on_the_way))
    assert [m.bit_count() for m in sets] == sorted(m.bit_count() for m in sets)
    counted = exact.ends(drawn, tables.bag, load_text(exact.GAME, exact.TEXT, "plain"))
    assert counted == len(ends)


@pytest.mark.parametrize("drawn", [card(WINDING, entrance_symbol="x"), *RANDOM], ids=range(1 + len(RANDOM)))
def test_every_number_is_that_of_trying_everything(drawn):
    tables = solved("\n".join(drawn.rows), SHORT, entrance_symbol=drawn.entrance_symbol)
    referee = Referee(drawn, SHORT)
    for marks in [frozenset(), *referee.sets()[0]]:
        for left in tables.bag.lefts:
            assert tables.expected(1, mask(marks), left) == pytest.approx(referee.expected(marks, left), abs=MILLIONTH)
    assert tables.fewest(1) == referee.fewest(frozenset(), referee.full)
    for cards in range(4):
        chance = 1 - referee.missed(frozenset(), referee.full, cards)
        assert tables.within(1, cards) == pytest.approx(chance, abs=MILLIONTH)


@pytest.mark.parametrize("drawn", [card(WINDING), RANDOM[2]], ids=["winding", "random"])
def test_the_whole_bag_is_that_of_trying_everything(drawn):
    tables = solved("\n".join(drawn.rows))
    referee = Referee(drawn, BAG)
    assert len(tables.bag.lefts) == 144 - 6 - 1  # without those of one card and of none
    assert tables.difficulty(1) == pytest.approx(referee.expected(frozenset(), referee.full), abs=MILLIONTH)
    assert tables.fewest(1) == referee.fewest(frozenset(), referee.full)
    for cards in range(8):
        chance = 1 - referee.missed(frozenset(), referee.full, cards)
        assert tables.within(1, cards) == pytest.approx(chance, abs=MILLIONTH)


# -- What holds for every card --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("drawn", [card(WINDING), *RANDOM], ids=range(1 + len(RANDOM)))
def test_a_square_a_card_is_the_longest_it_takes(drawn):
    tables = solved("\n".join(drawn.rows))
    referee = Referee(drawn, BAG)
    for marks in [frozenset(), *referee.sets()[0]]:
        for left in tables.bag.lefts[::10]:
            assert 1 <= tables.expected(1, mask(marks), left) <= referee.distance(marks)


@pytest.mark.parametrize("drawn", [card(WINDING), *RANDOM], ids=range(1 + len(RANDOM)))
def test_more_cards_never_lower_the_chance(drawn):
    tables = solved("\n".join(drawn.rows))
    chances = [tables.within(1, cards) for cards in range(8)]
    assert chances == sorted(chances)
    assert [chance > 0 for chance in chances] == [cards >= tables.fewest(1) for cards in range(8)]
    assert tables.fewest(1) <= tables.difficulty(1)
    assert sum(1 - chance for chance in chances) <= tables.difficulty(1) + MILLIONTH  # played for each chance apart


def test_a_marked_tomb_needs_no_card():
    tables = solved(CORRIDOR)
    assert tables.expected(1, column(5), tables.bag.full) == 0


def test_a_set_that_does_not_hang_together_is_refused():
    tables = solved(CORRIDOR)
    with pytest.raises(ValueError, match="no set of marks on card 1"):
        tables.expected(1, 1 << 6, tables.bag.full)
    with pytest.raises(ValueError, match="is no bag of"):
        tables.expected(1, 0, (9, 0, 0, 0, 0, 0))
    with pytest.raises(ValueError, match="is no bag of"):
        tables.expected(1, 0, (1,))
    with pytest.raises(ValueError, match="not 8"):
        tables.within(1, 8)
    with pytest.raises(ValueError, match="more than 1"):
        solved(CORRIDOR, (("I2", 1),))


# -- Cards without a table ------------------------------------------------------------------------------------------------


def is_unknown(tables, number):
    answers = [tables.sets(number), tables.expected(number, 0, tables.bag.full), tables.fewest(number)]
    return [*answers, tables.within(number, 3), tables.difficulty(number)] == [None] * 5


def test_a_chamber_without_walls_has_no_table():
    tables = solved("E....\n.....\n.....\n.....\n....T", backend="compiled")
    assert is_unknown(tables, 1)


def test_a_chamber_without_walls_has_571622_sets_of_marks():
    text = load_text(exact.GAME, exact.TEXT, "compiled")
    open_card = card("E....\n.....\n.....\n.....\n....T")
    sets = exact.Maker(exact.Bag(deck(open_card)), text).sets(exact.Chamber.of(open_card), exact.ALL_SETS)
    assert sets is not None
    assert len(sets.masks) - 1 == 571_622


def test_a_chamber_without_a_way_has_no_table():
    assert is_unknown(solved("E.#..\n..#..\n###..\n.....\n....T"), 1)


def test_the_cards_with_the_most_sets_go_without_where_a_deck_has_too_many(monkeypatch):
    assert exact.choose({1: 100, 2: 0, 3: 50}) == {1, 3}
    monkeypatch.setattr(exact, "MOST_SETS", 120)
    assert exact.choose({1: 100, 2: 0, 3: 50, 4: 60}) == {3, 4}


# -- Plain, compiled, kept ------------------------------------------------------------------------------------------------

THREE = deck(card(WINDING, 3), card("E....\n.....\n.....\n.....\n....T", 7), RANDOM[0], bag=SHORT)


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """A cache of one's own; what is compiled stays in the other one."""
    load_text(exact.GAME, exact.TEXT, "compiled")
    monkeypatch.setenv("SAQQARA_CACHE", str(tmp_path / "cache"))
    note.cache_clear()
    yield tmp_path / "cache"
    note.cache_clear()


def counted(monkeypatch):
    """Hear how often tables are computed."""
    calls = []
    compute = exact.compute

    def heard(*given):
        calls.append(given)
        return compute(*given)

    monkeypatch.setattr(exact, "compute", heard)
    return calls


@pytest.mark.parametrize("drawn", [card(WINDING, entrance_symbol="x"), *RANDOM], ids=range(1 + len(RANDOM)))
def test_plain_and_compiled_give_the_same_numbers(drawn):
    one = deck(drawn)
    bag = exact.Bag(one)
    plain, compiled = (
        exact.compute(one, bag, load_text(exact.GAME, exact.TEXT, kind)) for kind in ("plain", "compiled")
    )
    assert plain == compiled
    assert plain[1] is not None


def test_compiled_code_stays_inside_its_arrays():
    one = deck(card(WINDING), RANDOM[2])
    checked = load_text(exact.GAME, exact.TEXT, "compiled", checks=True)
    assert exact.compute(one, exact.Bag(one), checked) == exact.compute(
        one, exact.Bag(one), load_text(exact.GAME, exact.TEXT, "compiled")
    )


def test_tables_are_computed_once_and_kept(folder, monkeypatch, capsys):
    heard: list[int] = []
    calls = counted(monkeypatch)
    first = exact.tables(THREE, heard.append)
    again = exact.tables(THREE, heard.append)
    assert (len(calls), heard) == (1, [0, 1, 2, 3])
    assert again.known == first.known
    assert [number for number, table in first.known.items() if table is None] == [7]
    assert [path.name for path in folder.rglob("*.tables")] == [exact.cache_file(THREE).name]
    assert capsys.readouterr().err == ""


def test_another_deck_is_kept_apart(folder):
    turned = deck(*THREE.cards, bag=(*SHORT[1:], SHORT[0]))
    marked = deck(card(WINDING, 3, entrance_symbol="x"), *THREE.cards[1:], bag=SHORT)
    drawn = deck(card(WINDING.replace("x", "."), 3), *THREE.cards[1:], bag=SHORT)
    assert len({exact.cache_file(one) for one in (THREE, turned, marked, drawn)}) == 4


def cut(data):
    return data[: len(data) // 2]


def flipped(data):
    middle = len(data) // 2
    return data[:middle] + bytes([data[middle] ^ 1]) + data[middle + 1 :]


@pytest.mark.parametrize(
    "damage",
    [cut, flipped, lambda _: b"", lambda data: data + b"\0", lambda data: data[:-4], lambda data: data[20:]],
    ids=["half", "one bit", "empty", "longer", "shorter", "no beginning"],
)
def test_damaged_tables_are_computed_again(folder, monkeypatch, capsys, damage):
    known = exact.tables(THREE).known
    path = exact.cache_file(THREE)
    whole = path.read_bytes()
    path.write_bytes(damage(whole))
    calls = counted(monkeypatch)
    assert exact.tables(THREE).known == known
    assert path.read_bytes() == whole
    assert len(calls) == 1
    assert capsys.readouterr().err.count("were damaged and are computed again") == 1


def test_tables_of_another_deck_are_not_taken_for_these(folder, capsys):
    other = deck(card(CORRIDOR, 3), *THREE.cards[1:], bag=SHORT)
    exact.tables(other)
    exact.cache_file(other).rename(exact.cache_file(THREE))
    assert exact.tables(THREE).sets(3) == solved(WINDING, SHORT).sets(1)
    assert "damaged" in capsys.readouterr().err


def test_a_cache_that_cannot_be_written_costs_only_time(folder, capsys):
    """A file where the folder should be stands for every folder that cannot be used, also when tests run as root."""
    folder.write_text("in the way", encoding="utf-8")
    first, again = exact.tables(THREE), exact.tables(THREE)
    assert first.known == again.known
    assert capsys.readouterr().err.count("cannot be kept") == 1


def test_without_compiler_and_arrays_of_others_the_numbers_are_the_same(folder):
    code = f"""
import sys
sys.modules["numba"] = sys.modules["numpy"] = None
from saqqara.games.silver_gold_pyramids import exact
from saqqara.games.silver_gold_pyramids.components.deck import Card, Deck
print(exact.tables(Deck({(card(WINDING),)!r}, {BAG!r}, ())).difficulty(1))
"""
    known = {**os.environ, "PYTHONPATH": str(Path(str(saqqara.__file__)).parent.parent)}
    done = subprocess.run(
        [sys.executable, "-c", code], env=known, capture_output=True, text=True, check=True, timeout=120
    )
    assert float(done.stdout) == solved(WINDING).difficulty(1)
    assert "plain Python" in done.stderr


def test_what_is_measured_is_what_is_there(folder):
    found = exact.measure(THREE)
    sets = {number: len(table.masks) - 1 for number, table in exact.tables(THREE).known.items() if table}
    assert (found["sets"], found["largest_sets"], found["without_table"]) == (
        sum(sets.values()),
        max(sets.values()),
        [7],
    )
    assert sets[found["largest_card"]] == found["largest_sets"]
    assert found["ends"] == sum(len(Referee(one, SHORT).sets()[1]) for one in THREE.cards if one.number in sets)
    assert found["compute_s"] > 0 < found["cached_s"]
