"""The search: the same in both back ends, right where it can be checked, and bounded in time and memory."""

import threading
import time
from itertools import count
from random import Random as Chooser
from typing import Any

import pytest

from saqqara.ai import search, speed
from saqqara.ai.arrays import COMPILED, ROOT, SEARCH
from saqqara.ai.players import LEVELS, known, measured, player
from saqqara.ai.search import SearchPlayer
from saqqara.ai.style import NODE_BYTES, ROOM, Style, style_of
from saqqara.ai.text import worth
from saqqara.core.backends import best
from saqqara.core.game import CHANCE, Setup
from saqqara.core.kernel import load
from saqqara.core.match import Match
from saqqara.core.sight import Sight
from saqqara.testing import any_setup, shelf_games, steps
from tests.small.hands import GAME as HANDS
from tests.small.sticks import setup_of as sticks

games = pytest.mark.parametrize("game", shelf_games(), ids=lambda game: game.name)

UCT: dict[str, Any] = {"advice": False, "rolls": True, "explore": 0.5}


def sight_of(match, seat):
    return Sight.of(match.view(seat), match.options(seat))


def tables(game, seed, every, most):
    """Play a random game and stop at some of the decisions."""
    chooser = Chooser(seed)
    match = Match(any_setup(game, chooser))
    found = 0
    for number, seat in enumerate(steps(match, chooser, weighted=True)):
        if seat != CHANCE and number % every == 0 and len(match.options(seat)) > 1:
            yield match, seat
            found += 1
            if found == most:
                return


def searcher(name: str, seed: int) -> SearchPlayer:
    """Make a player that searches."""
    thinker = player(name, seed)
    assert isinstance(thinker, SearchPlayer)
    return thinker


def searched(kernel, monkeypatch, sight, style, seed):
    monkeypatch.setattr(COMPILED, "kernel_for", lambda _sight: kernel)
    thinker = SearchPlayer(seed, style)
    return thinker.pick(sight), thinker.found, thinker.simulations


# -- Both back ends ---------------------------------------------------------------------------------------------------


@games
def test_move_and_visits_are_the_same_in_both_back_ends(game, monkeypatch):
    plain, compiled = load(game, "plain", SEARCH), load(game, "compiled", SEARCH)
    styles = [
        Style(simulations=20, **UCT),
        Style(simulations=20, rank_spread=900.0),
        Style(simulations=12, rolls=True, blend=0.5, cut=7),
        Style(simulations=12, selfish=True),
    ]
    compared = 0
    for seed in range(3 * len(game.seats)):
        for match, seat in tables(game, seed, 7, 5):
            style = styles[compared % len(styles)]
            sight = sight_of(match, seat)
            one, two = (searched(kernel, monkeypatch, sight, style, seed) for kernel in (plain, compiled))
            assert one == two, (match.text, seat, style)
            assert sum(answer.visits for answer in one[1]) == one[2]
            compared += 1
    assert compared > 20


def test_a_search_in_steps_is_the_same_search(monkeypatch):
    """The clock is looked at between chunks; that changes nothing."""
    monkeypatch.setattr(search, "SLICE", 1e-9)
    game = shelf_games()[0]
    match, seat = next(tables(game, 1, 9, 1))
    small = SearchPlayer(4, Style(simulations=30, **UCT))
    small.pick(sight_of(match, seat))
    monkeypatch.setattr(search, "SLICE", 1e9)
    large = SearchPlayer(4, Style(simulations=30, **UCT))
    large.pick(sight_of(match, seat))
    assert small.found == large.found


# -- Right answers ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("heap", [heap for heap in range(2, 10) if heap % 4])
@pytest.mark.parametrize("name", ["uct:400", "search:400"])
def test_a_won_heap_of_sticks_is_proven_and_won(heap, name):
    """Whoever leaves a multiple of four wins; the search proves it."""
    match = Match(sticks(heap))
    thinker = searcher(name, 1)
    assert thinker.pick(sight_of(match, 0)) == heap % 4
    best = next(answer for answer in thinker.found if answer.action == heap % 4)
    assert best.proven
    assert best.worth > 0.8


def test_a_lost_heap_is_proven_lost():
    """With every answer proven there is nothing left to simulate."""
    thinker = searcher("search:1000", 1)
    thinker.pick(sight_of(Match(sticks(8)), 0))
    assert all(answer.proven and answer.worth < 0.2 for answer in thinker.found)
    assert thinker.simulations < 1000


def test_alone_the_best_hand_is_shown():
    match = Match(Setup.of(HANDS, 1))
    match.play(CHANCE, "coin 2")
    for name in ("uct:200", "search:200"):
        assert HANDS.catalogue[player(name, 1).pick(sight_of(match, 0))].code == "show scissors"


def test_alone_worth_is_how_far_points_are_from_usual_ones():
    dials = [0.0] * worth.DIALS
    dials[worth.MARGIN_SPREAD_DIAL] = 1500.0
    assert worth.alone(14500.0, 1, dials) - worth.alone(13500.0, 1, dials) < 0.01
    dials[worth.USUAL_DIAL] = 14500.0
    assert [worth.alone(14500.0, won, dials) for won in (0, 1)] == [0.5, 0.5]
    assert worth.alone(14500.0, 1, dials) - worth.alone(13500.0, 1, dials) > 0.2


def test_what_chance_decides_is_never_proven():
    match = Match(Setup.of(HANDS, 1))
    match.play(CHANCE, "coin 2")
    thinker = searcher("search:300", 1)
    thinker.pick(sight_of(match, 0))
    assert not any(answer.proven for answer in thinker.found)


def test_the_tree_is_kept_when_the_next_table_follows():
    match = Match(sticks(9))
    thinker = SearchPlayer(1, Style(simulations=25, **UCT))
    first = thinker.pick(sight_of(match, 0))
    match.play(0, f"take {first}")
    match.play(1, "take 1")
    thinker.pick(sight_of(match, 0))
    assert sum(answer.visits for answer in thinker.found) > thinker.simulations


@pytest.mark.parametrize(("worth_keeping", "kept"), [(1, True), (10**6, False)])
def test_with_time_for_a_budget_a_small_tree_is_not_looked_through(monkeypatch, worth_keeping, kept):
    """To find one's way in it takes more of a thousandth of a second than its visits bring."""
    monkeypatch.setattr(search, "WORTH_KEEPING", worth_keeping)
    asked = []

    def looked_through(_arrays, _sight, taken):
        asked.append(taken)
        return ROOT

    monkeypatch.setattr(search, "followed", looked_through)
    match = Match(sticks(9))
    thinker = SearchPlayer(1, Style(seconds=0.001, **UCT))
    first = thinker.pick(sight_of(match, 0))
    match.play(0, f"take {first}")
    match.play(1, "take 1")
    thinker.pick(sight_of(match, 0))
    assert bool(asked) is kept


def test_there_is_as_much_room_as_the_time_can_fill():
    """Making arrays takes time too, which nobody thinks in."""
    nodes = [Style(seconds=seconds, memory=48).nodes for seconds in (0.001, 0.002, 1, 100)]
    assert ROOM < nodes[0] < nodes[1] < nodes[2] == nodes[3]
    assert nodes[3] * NODE_BYTES <= 48_000_000


def test_another_match_starts_a_tree_of_its_own():
    thinker = SearchPlayer(1, Style(simulations=5, **UCT))
    for heap in (9, 7):
        thinker.pick(sight_of(Match(sticks(heap)), 0))
        assert sum(answer.visits for answer in thinker.found) == thinker.simulations


def test_speed_is_told_for_every_number_of_seats(monkeypatch):
    monkeypatch.setattr(speed, "GAMES", 1)
    game = shelf_games()[0]
    for name in speed.NAMES:
        found = [speed.measure(game, seats, 3, name) for seats in game.seats]
        assert [row.seats for row in found] == list(game.seats)
        assert all(row.positions and row.simulations > 0 and row.nodes >= 1 / 3 for row in found)
    assert len(list(speed.table(game, 3))) == 2 + 2 * len(game.seats)


# -- Budgets, stopping, memory ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["uct:0", "search:0ms", "uct:", "uct:-1", "search:fast", "uct:1s", "analyst:0"])
def test_a_budget_that_is_none_is_refused(name):
    with pytest.raises(ValueError, match="budget"):
        known(name)


@pytest.mark.parametrize(
    ("name", "near"), [("level9", "'level"), ("levl2", "'level2'"), ("gredy", "'greedy'"), ("xyz", "there are random")]
)
def test_an_unknown_player_is_refused_with_the_nearest_name(name, near):
    with pytest.raises(ValueError, match=near):
        known(name)


def test_a_style_needs_a_budget_and_room():
    with pytest.raises(ValueError, match="budget"):
        Style()
    with pytest.raises(ValueError, match="room"):
        Style(simulations=1000, memory=0.01)


def test_every_name_is_known():
    for name in (*LEVELS, "uct", "search", "analyst", "uct:500ms", "search:200", "random", "greedy"):
        assert known(name) == name


def test_a_table_that_is_over_has_nothing_to_choose():
    match = Match(sticks(1))
    match.play(0, "take 1")
    with pytest.raises(ValueError, match="over"):
        player("uct:10", 1).pick(sight_of(match, 1))


def test_a_forced_answer_takes_no_simulation():
    thinker = searcher("uct:10", 1)
    assert thinker.pick(sight_of(Match(sticks(1)), 0)) == 1
    assert thinker.simulations == 0


def test_a_search_that_is_stopped_at_once_returns_its_best_so_far():
    thinker = searcher("uct:1000000", 1)
    thinker.stop()
    assert thinker.pick(sight_of(Match(sticks(9)), 0)) in {1, 2, 3}
    assert thinker.simulations == 1


def test_a_search_under_way_can_be_stopped():
    game = shelf_games()[0]
    match, seat = next(tables(game, 1, 9, 1))
    thinker = searcher("uct:100000000", 1)
    timer = threading.Timer(0.2, thinker.stop)
    timer.start()
    assert thinker.pick(sight_of(match, seat)) in sight_of(match, seat).options
    assert 0 < thinker.simulations < 100000000


def test_time_is_a_budget():
    thinker = searcher("uct:20ms", 1)
    game = shelf_games()[0]
    match, seat = next(tables(game, 1, 9, 1))
    thinker.pick(sight_of(match, seat))
    assert thinker.simulations >= 1


def test_time_is_counted_by_the_clock_that_it_is_given():
    """In the arena it is the processor's, so that other work beside a player costs it no thinking."""
    assert getattr(measured(player("search:20ms", 1)), "clock", None) is time.thread_time
    thinker = searcher("uct:4ms", 1)
    match, seat = next(tables(shelf_games()[0], 1, 9, 1))
    looks = count()
    thinker.clock = lambda: next(looks) / 1000  # a thousandth of a second goes by from one look to the next
    thinker.pick(sight_of(match, seat))
    assert 3 <= next(looks) <= 9, "after four of them it answers, however long that takes"


PACE = 1e-4  # seconds that a simulation takes, by the clock of these tests


class Counted(SearchPlayer):
    """Searches by a clock that goes on with every simulation."""

    def __init__(self, style: Style) -> None:
        """Begin at nought."""
        super().__init__(1, style)
        self.before = 0
        self.clock = lambda: (self.before + self.simulations) * PACE

    def count(self, match: Match) -> tuple[int, int]:
        """Return what is taken, and how many simulations that needed."""
        taken = self.pick(sight_of(match, 0))
        self.before += self.simulations
        return taken, self.simulations


def thought_about(monkeypatch, style: Style, moves: int, *, anew: bool = False) -> list[tuple[int, int]]:
    """Let a search think about moves of a match, or another one each time; return what it took, after how many."""
    game = shelf_games()[0]
    kernel = load(game, "compiled", SEARCH)
    monkeypatch.setattr(COMPILED, "kernel_for", lambda _sight: kernel)
    monkeypatch.setattr(search, "CHUNK", 16)
    match, thinker = Match(Setup.of(game, 2)), Counted(style)
    found: list[tuple[int, int]] = []
    for seat in steps(match, Chooser(1)):
        if len(found) == moves:
            break
        if seat == 0 and len(match.options(0)) > 1:
            found.append((Counted(style) if anew else thinker).count(match))
    return found


def test_a_search_with_time_for_a_budget_ends_where_the_rest_could_not_change_its_mind(monkeypatch):
    whole = thought_about(monkeypatch, Style(seconds=400 * PACE), 12, anew=True)
    settled = thought_about(monkeypatch, Style(seconds=400 * PACE, settled=1.0), 12, anew=True)
    assert [taken for taken, _ in settled] == [taken for taken, _ in whole]
    assert all(400 <= count <= 416 for _, count in whole)
    assert all(some <= count for (_, some), (_, count) in zip(settled, whole, strict=True))
    assert sum(count < 380 for _, count in settled) >= 3, "where one option leads, it answers sooner"


def test_what_clear_moves_leave_over_is_thought_about_others_and_no_more(monkeypatch):
    style = Style(seconds=400 * PACE, settled=0.5, thrift=3.0)
    counts = [count for _, count in thought_about(monkeypatch, style, 20)]
    assert max(counts) > 500, "some took more than their budget"
    assert max(counts) <= 3 * 400 + 16
    assert all(sum(counts[:moves]) <= moves * 400 + 16 for moves in range(1, 21)), "and all of them together did not"
    assert min(counts) < 300


def test_finding_out_how_to_think_is_thinking_too(monkeypatch):
    """With a thousandth of a second for a move it is a part of it that counts."""
    game = shelf_games()[0]
    kernel = load(game, "compiled", SEARCH)
    monkeypatch.setattr(COMPILED, "kernel_for", lambda _sight: kernel)
    monkeypatch.setattr(search, "CHUNK", 16)
    whole = Style(seconds=400 * PACE)
    thinker = Counted(whole)

    def slowly(_sight):
        thinker.before += 150
        return whole

    thinker._style = slowly
    match, seat = next(tables(game, 1, 9, 1))
    thinker.pick(sight_of(match, seat))
    assert 250 <= thinker.simulations <= 266


def test_how_to_think_is_found_out_once_a_match():
    """With a thousandth of a second for a move a tenth of it would go that way."""
    asked = []

    def style(sight: Sight) -> Style:
        asked.append(sight.seats)
        return Style(simulations=sight.seats, **UCT)

    thinker, kernel = SearchPlayer(1, style), best(HANDS)
    for seats in (2, 3, 2):
        for sight in speed.positions(kernel, seats):
            thinker.pick(sight)
            assert thinker.simulations == seats
    assert asked == [2, 3, 2]
    match, seat = next(tables(shelf_games()[0], 1, 9, 1))
    for _ in range(2):
        thinker.pick(sight_of(match, seat))
    assert len(asked) == 5, "where plain Python waits for what is being compiled it may change"


def test_what_was_left_over_stays_with_its_match(monkeypatch):
    thinker = SearchPlayer(1, Style(seconds=60 * PACE, settled=0.5, thrift=3.0, **UCT))
    for heap in (9, 7):
        thinker.pick(sight_of(Match(sticks(heap)), 0))
        assert thinker._saved <= 60 * PACE, "a match begins with nothing saved"


def test_saving_time_is_for_search_and_ending_soon_for_the_analyst():
    """`uct` stays as it is, to measure others by."""
    game = shelf_games()[0]
    sight = sight_of(*next(tables(game, 1, 9, 1)))
    made = {name: style_of(name, "20ms")(sight) for name in ("uct", "search", "analyst")}
    assert {name: (thinks.settled, thinks.thrift) for name, thinks in made.items()} == {
        "uct": (0.0, 1.0),
        "search": (0.5, 6.0),
        "analyst": (1.0, 1.0),
    }
    assert style_of("search", "20")(sight).settled == 0, "simulations are as many as were asked for"


@pytest.mark.parametrize("advice", [False, True])
def test_a_full_memory_is_no_end(advice):
    """Nothing is added any more, and the simulations go on."""
    game = shelf_games()[0]
    match, seat = next(tables(game, 1, 9, 1))
    memory = (ROOM + 1) * NODE_BYTES / 1_000_000
    thinker = SearchPlayer(1, Style(simulations=700, advice=advice, rolls=False, memory=memory))
    thinker.pick(sight_of(match, seat))
    assert thinker._tree is not None
    used, room = thinker._tree.knobs[worth.USED_KNOB], len(thinker._tree.moved)
    assert used <= room <= ROOM + 1
    assert thinker.simulations == 700
    assert sum(answer.visits for answer in thinker.found) == 700
