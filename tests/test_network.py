"""The networks: one text in both back ends, files with cards, and what happens where they do not fit."""

import shutil
from math import exp
from random import Random as Chooser
from typing import Any

import pytest

from saqqara.ai import network as networks
from saqqara.ai.arrays import COMPILED, Tree, search_of
from saqqara.ai.network import Network, Shape, actions_of, fitting, inputs_of, mind_of, printed_hash
from saqqara.ai.players import player
from saqqara.ai.search import SearchPlayer
from saqqara.ai.style import NODE_BYTES, ROOM, WAITING, WAITING_BYTES, Style
from saqqara.ai.text import net, waiting, worth
from saqqara.core.fields import decode, encode
from saqqara.core.game import CHANCE, Setup
from saqqara.core.kernel import load, single
from saqqara.core.match import Match
from saqqara.core.sight import Sight
from saqqara.core.view import look
from saqqara.testing import any_setup, shelf_games, steps
from tests.small.hands import GAME as HANDS

games = pytest.mark.parametrize("game", [HANDS, *shelf_games()], ids=lambda game: game.name)
CARD = {"data": "none: weights by chance", "training": "", "seeds": [1]}


def by_chance(game, seed=1, layers=(16, 8), *, leans=False):
    """Return a network whose weights mean nothing, with every second number picking a row."""
    inputs = inputs_of(game)
    many = tuple(6 if place % 2 else 0 for place in range(inputs))
    sizes = layers[0], layers[1], actions_of(game), len(game.sources)
    shape = Shape(*sizes, (-1,) * inputs, many, (0.013,) * inputs, leans)
    chooser = Chooser(seed)
    weights = [chooser.randrange(-64, 65) / 256 for _ in range(shape.size)]
    return Network(shape, weights, {"game": game.name, "rules": game.rules, "components": printed_hash(game), **CARD})


def turns(game, count, seed=1):
    """Play a random game; yields the match and a seat with a choice, now and then."""
    while True:
        chooser = Chooser(seed)
        match = Match(any_setup(game, chooser))
        for seat in steps(match, chooser, weighted=True):
            if seat != CHANCE and len(match.options(seat)) > 1 and chooser.random() < 0.2:
                yield match, seat
                count -= 1
                if not count:
                    return
        seed += 1


def thought(sight, style, seed=1):
    thinker = SearchPlayer(seed, style)
    return thinker.pick(sight), thinker.found


@games
def test_a_network_thinks_the_same_in_both_back_ends(game, monkeypatch):
    """Same seed, same move and same statistics, to the last bit."""
    networks_by_chance = [by_chance(game, leans=leans) for leans in (False, True)]
    for number, (match, seat) in enumerate(turns(game, 4)):
        network, advised = networks_by_chance[number // 2], 0.3 * (number % 2)
        style = Style(simulations=12, network=network, fall=0.05, advised=advised, heed=0.6, trust=0.7)
        sight = Sight.of(match.view(seat), match.options(seat))
        found = []
        for backend in ("plain", "compiled"):
            kernel = load(game, backend, search_of(game))
            monkeypatch.setattr(COMPILED, "kernel_for", lambda _sight, kernel=kernel: kernel)
            found.append(thought(sight, style))
        assert found[0] == found[1]
        assert thought(sight, style) == found[1]


@pytest.mark.parametrize("game", [HANDS, *shelf_games()], ids=lambda game: game.name)
def test_where_the_table_is_always_the_same_nothing_changes_but_the_time(game, monkeypatch):
    """Answers that wait outside the tree are taken in the same order as if all were in it."""
    network = by_chance(game, 3)
    kernel = load(game, "compiled", search_of(game))
    monkeypatch.setattr(COMPILED, "kernel_for", lambda _sight: kernel)
    style = Style(simulations=150, network=network, fall=0.02, explore=0.3)
    found: list[list[Any]] = [[], []]
    for number, (match, seat) in enumerate(turns(game, 8, seed=4)):
        sight = Sight.of(match.view(seat), match.options(seat))
        for looks_again, answers in enumerate(found):
            with monkeypatch.context() as changed:
                if looks_again:
                    changed.setattr(Tree, "start", start_unsteady)
                answers.append(thought(sight, style, number))
    assert found[0] == found[1]


def test_a_full_memory_is_no_end_with_a_network():
    """Neither the tree nor what waits beside it grows beyond its room, and the simulations go on."""
    game = shelf_games()[0]
    match, seat = next(iter(turns(game, 1, seed=2)))
    memory = (ROOM + 1) * (NODE_BYTES + WAITING * WAITING_BYTES) / 1_000_000
    thinker = SearchPlayer(1, Style(simulations=900, network=by_chance(game, 3), memory=memory))
    thinker.pick(Sight.of(match.view(seat), match.options(seat)))
    arrays = thinker._tree
    assert arrays is not None
    assert arrays.used <= len(arrays.moved) <= ROOM + 1
    assert arrays.knobs[worth.LATER_KNOB] <= len(arrays.mind[waiting.LATER])
    assert thinker.simulations == sum(answer.visits for answer in thinker.found) == 900


def start_unsteady(arrays, options, *, fresh=True, start=Tree.start):
    """Begin a search that looks for the options of every table each time."""
    start(arrays, options, fresh=fresh)
    arrays.knobs[worth.STEADY_KNOB] = 0


def test_what_is_only_read_of_a_network_is_made_once():
    """It takes longer than many a move."""
    network, kernel = by_chance(HANDS, 2, (8, 8)), load(HANDS, "compiled", search_of(HANDS))
    one, other = mind_of(kernel, network), mind_of(kernel, network)
    same = [first is second for first, second in zip(one, other, strict=True)]
    assert [number for number, is_same in enumerate(same) if is_same] == [0, 1, 8, 9, 13]


@pytest.mark.parametrize("layers", [(8, 8), (136, 72), (264, 200)])
def test_layers_of_any_width_say_the_same_in_both_back_ends(layers):
    """Wide rows are added in blocks and a rest: both parts, and heads, to the last bit."""
    network = by_chance(HANDS, 2, layers)
    match, seat = next(iter(turns(HANDS, 1)))
    options = [option.number for option in match.options(seat)]
    found = []
    for backend in ("plain", "compiled"):
        kernel = load(HANDS, backend, search_of(HANDS))
        states, components = kernel.states(1), kernel.components(match.components)
        kernel.write(HANDS.state, states, 0, match.state)
        out, knobs = kernel.ints(len(options)), kernel.ints(worth.KNOBS)
        out[:], knobs[worth.SEATS_KNOB] = options, kernel.seats(components)
        said = kernel.floats(network.shape.heads + len(options))
        mind = mind_of(kernel, network)
        kernel.rules.heads_at(states, 0, components, knobs, seat, out, len(options), said, mind)
        found.append([float(number) for number in said])
    assert found[0] == found[1]
    assert len(set(found[0])) > len(options)


def test_rows_that_are_picked_fit_into_16_bits_whatever_is_picked():
    for seed, most in enumerate((1e-3, 0.3, 7.9, 60.0)):
        shape = Shape(8, 8, 2, 1, (0,) * 40, (3,) * 39 + (0,), (1.0,) * 40)
        chooser = Chooser(seed)
        network = Network(shape, [chooser.uniform(-most, most) for _ in range(shape.size)])
        numbers, unit = network.small
        rows = [numbers[8 * row : 8 * row + 8] for row in range(3 * 39)]
        highest = [sum(max(abs(row[k]) for row in rows[3 * i : 3 * i + 3]) for i in range(39)) for k in range(8)]
        assert 1 << 13 < max(highest) < 1 << 15
        told = network.weights[8 : 8 + 8 * len(rows)]
        off = [abs(unit * number - weight) for number, weight in zip(numbers, told, strict=False)]
        assert max(off) <= unit / 2


@games
def test_tables_that_look_alike_look_alike_to_a_network(game, monkeypatch):
    kernel = load(game, "plain" if game is HANDS else "compiled", search_of(game))
    monkeypatch.setattr(COMPILED, "kernel_for", lambda _sight: kernel)
    style = Style(simulations=6, network=by_chance(game))
    for number, (match, seat) in enumerate(turns(game, 40)):
        view = match.view(seat)
        other = look(view.kernel, view.imagine(number), match.components, seat)
        one, twin = Sight.of(view, match.options(seat)), Sight.of(other, match.options(seat))
        assert thought(one, style, number) == thought(twin, style, number), (match.text, seat)


def test_powers_and_the_logistic_function_are_near_the_true_ones():
    for x in (0.0, -1e-6, -0.3, -1.0, -7.5, -29.0):
        assert net.power(x) == pytest.approx(exp(x), rel=1e-5)
        assert net.between_0_and_1(x) == pytest.approx(1 / (1 + exp(-x)), rel=1e-5)
        assert net.between_0_and_1(-x) == pytest.approx(1 / (1 + exp(x)), rel=1e-5)
    assert net.power(-1000.0) == 0


def test_a_worth_that_is_corrected_stays_between_0_and_1_and_its_odds_change():
    for worth_before, by in ((0.2, 1.5), (0.9, -2.0), (0.5, 0.0), (0.7, 0.1)):
        odds = worth_before / (1 - worth_before)
        found = net.corrected(worth_before, by)
        assert found / (1 - found) == pytest.approx(odds * exp(by), rel=1e-4)
    assert net.corrected(1.0, -3.0) == 1
    assert net.corrected(0.0, 3.0) == 0


def test_heads_and_liking_are_what_they_are_by_matrices():
    """The text adds up row by row; here the same network is reckoned with whole matrices."""
    import numpy as np

    from saqqara.train.learner import Reader, parted

    game = HANDS
    network = by_chance(game)
    shape, w = network.shape, parted(network.shape, np.array(network.weights, np.float32))
    match, seat = next(iter(turns(game, 1)))
    kernel = load(game, "plain", search_of(game))
    mind, knobs = mind_of(kernel, network), kernel.ints(worth.KNOBS)
    knobs[worth.SEATS_KNOB] = kernel.seats([match.components])
    options = [option.number for option in match.options(seat)]
    said = kernel.floats(shape.heads + len(options))
    kernel.rules.heads_at([match.state], 0, [match.components], knobs, seat, options, len(options), said, mind)
    rows, forces = Reader(shape, 10.0).places(np.array([mind[2][: shape.inputs]], np.int64))
    first = np.maximum((w["first_rows"][rows[0]] * forces[0][:, None]).sum(0) + w["first_bias"], 0)
    second = np.maximum(first @ w["second_rows"] + w["second_bias"], 0)
    heads = w["head_rows"] @ second + w["head_bias"]
    liked = np.exp((w["liked_rows"] @ second + w["liked_bias"])[options])
    assert said[: shape.heads] == pytest.approx(heads.tolist(), abs=1e-3)
    assert said[shape.heads :] == pytest.approx((liked / liked.sum()).tolist(), abs=1e-3)


def test_a_single_is_a_fraction_of_32_bits():
    import numpy as np

    for x in (0.1, 1 / 3, 123456.789, -2.5e-7):
        assert single(x) == float(np.float32(x)) != x
    assert single(0.5) == 0.5


# -- Files ------------------------------------------------------------------------------------------------------------


@pytest.fixture
def said(monkeypatch):
    """Collect what is said once."""
    told: list[str] = []
    monkeypatch.setattr(networks, "note", told.append)
    forget_networks()
    yield told
    forget_networks()


def forget_networks():
    """Let all networks be read again."""
    networks.folders_of.cache_clear()
    networks.usable.cache_clear()


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """Write a network of a small game and have it used."""
    network = by_chance(HANDS)
    networks.write(tmp_path, network.shape, network.weights, network.card)
    monkeypatch.setenv("SAQQARA_NETWORK", str(tmp_path))
    return tmp_path


def a_sight():
    match, seat = next(iter(turns(HANDS, 1)))
    return Sight.of(match.view(seat), match.options(seat))


def test_a_network_is_read_as_it_was_written(folder):
    network = networks.read(folder)
    assert network.shape == by_chance(HANDS).shape
    assert list(network.weights) == by_chance(HANDS).weights
    assert network.card["seeds"] == [1]


def test_search_uses_a_network_that_fits(folder, said):
    sight = a_sight()
    thinker, without = player("search:30", 1), SearchPlayer(1, Style(simulations=30))
    thinker.pick(sight)
    without.pick(sight)
    assert network_of(thinker) is not None
    assert answers_of(thinker) != answers_of(without)
    assert said == []


def network_of(thinker):
    """Return the network that a player thought with last."""
    assert isinstance(thinker, SearchPlayer)
    assert thinker._tree is not None
    return thinker._tree.network


def answers_of(thinker):
    """Return what a player found out last."""
    assert isinstance(thinker, SearchPlayer)
    return thinker.found


def rewrite(folder, old, new):
    card = folder / networks.CARD
    card.write_text(card.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")


def other_looks(folder, more):
    """Put a network in the folder that looks at more numbers, or at fewer."""
    card = networks.read(folder).card
    count = inputs_of(HANDS) + more
    shape = Shape(16, 8, actions_of(HANDS), len(HANDS.sources), (-1,) * count, (0,) * count, (0.01,) * count)
    networks.write(folder, shape, [0.0] * shape.size, card)


@pytest.mark.parametrize(
    ("harm", "why"),
    [
        (lambda folder: rewrite(folder, 'game = "hands"', 'game = "chess"'), "it is for chess"),
        (lambda folder: rewrite(folder, "rules = 1", "rules = 2"), "rules 2"),
        (lambda folder: rewrite(folder, printed_hash(HANDS), "0" * 64), "other printed things"),
        (lambda folder: other_looks(folder, -1), "numbers, the game here shows"),
        (lambda folder: other_looks(folder, 1), "numbers, the game here shows"),
        (lambda folder: (folder / networks.WEIGHTS).write_bytes(b"12"), "does not hold the"),
        (lambda folder: (folder / networks.WEIGHTS).unlink(), "No such file"),
        (lambda folder: rewrite(folder, "layers = [16, 8]", "layers = [16, 7]"), "cannot be"),
        (lambda folder: rewrite(folder, "layers = [16, 8]", ""), "does not tell the shape"),
        (lambda folder: rewrite(folder, "layers", "== layers"), networks.CARD),
        (shutil.rmtree, "No such file"),
    ],
)
def test_without_a_network_that_can_be_used_search_is_as_it_was_and_says_why(folder, said, harm, why):
    harm(folder)
    sight = a_sight()
    thinker, without = player("search:30", 1), SearchPlayer(1, Style(simulations=30))
    assert thinker.pick(sight) == without.pick(sight)
    assert answers_of(thinker) == answers_of(without)
    assert len(said) == 1
    assert why in said[0]
    assert "without it" in said[0]


def test_weights_that_were_changed_are_not_used(folder, said):
    data = bytearray((folder / networks.WEIGHTS).read_bytes())
    data[7] ^= 1
    (folder / networks.WEIGHTS).write_bytes(bytes(data))
    assert fitting(load(HANDS, "plain"), a_sight().components) is None
    assert "does not hold" in said[0]


@pytest.mark.parametrize("game", shelf_games(), ids=lambda game: game.name)
def test_a_network_does_not_fit_a_table_with_other_printed_things(game, said, tmp_path, monkeypatch):
    """Every set-up with the printed things fits; a table where one printed number is another does not."""
    network = by_chance(game)
    networks.write(tmp_path, network.shape, network.weights, network.card)
    monkeypatch.setenv("SAQQARA_NETWORK", str(tmp_path))
    networks.lore_of(game, "plain")  # without it the plain search does not wait for it
    kernel = load(game, "plain")
    for number in range(5):
        assert fitting(kernel, [game.fill(any_setup(game, Chooser(number)))]) is not None
    seats = game.seats[0]
    other = decode(game.components, encode(game.components, game.fill(Setup.of(game, seats))))
    name = next(name for name, value in networks.printed(game, seats).items() if isinstance(value, list))
    flat = getattr(other, name)
    while isinstance(flat[0], list):
        flat = flat[0]
    flat[0] += 1
    assert fitting(kernel, [other]) is None
    assert len(said) == 1


SHIPPED = [(game, seats) for game in shelf_games() for seats in networks.folders_of(game)]
MOST_BYTES = 5_000_000  # of all networks together


@pytest.mark.parametrize(("game", "seats"), SHIPPED, ids=lambda part: getattr(part, "name", str(part)))
def test_a_network_that_ships_fits_and_its_card_tells_how_strong_it_is(game, seats, said):
    network = networks.usable(game, networks.folders_of(game)[seats])
    assert network is not None
    assert said == []
    assert not seats or network.card["seats"] == [seats]
    assert all(network.card[key] for key in ("data", "training", "seeds", "strength", "calibration"))
    assert 30_000 <= network.shape.size <= 500_000


def test_the_networks_that_ship_are_small():
    assert SHIPPED
    places = [networks.folders_of(game)[seats] for game, seats in SHIPPED]
    assert sum(len((place / networks.WEIGHTS).read_bytes()) for place in places) < MOST_BYTES


def test_a_network_is_used_at_tables_with_as_many_seats_as_its_card_names(folder, said):
    rewrite(folder, 'game = "hands"', 'game = "hands"\nseats = [2, 3]')
    kernel = load(HANDS, "plain")
    used = [fitting(kernel, [HANDS.fill(Setup.of(HANDS, seats))]) is not None for seats in HANDS.seats]
    assert used == [False, True, True]
    assert said == []


@pytest.fixture
def folder_for_three(folder):
    """Write another network beside it, for tables of three."""
    other = by_chance(HANDS, 2)
    own = folder / "3_seats"
    own.mkdir()
    networks.write(own, other.shape, other.weights, {**other.card, "seats": [3]})
    return own


def weights_at(seats):
    """Return the first weights of the network that a table with so many seats gets."""
    network = fitting(load(HANDS, "plain"), [HANDS.fill(Setup.of(HANDS, seats))])
    return None if network is None else list(network.weights[:9])


def test_tables_with_so_many_seats_may_have_a_network_of_their_own(folder, folder_for_three, said):
    general, own = (list(networks.read(place).weights[:9]) for place in (folder, folder_for_three))
    assert general != own
    assert [weights_at(seats) for seats in (1, 2, 3)] == [general, general, own]
    assert said == []


def test_where_a_network_of_their_own_cannot_be_used_the_one_for_all_is(folder, folder_for_three, said):
    (folder_for_three / networks.WEIGHTS).write_bytes(b"12")
    assert weights_at(3) == list(networks.read(folder).weights[:9])
    assert len(said) == 1
    assert weights_at(3) == weights_at(2)
    assert len(said) == 1, "it is said once"


def test_a_network_of_their_own_is_brought_along_to_other_machines(folder, folder_for_three, said, monkeypatch):
    own = weights_at(3)
    brought = networks.packed(HANDS)
    assert sorted(brought) == sorted(
        [networks.CARD, networks.WEIGHTS, f"3_seats/{networks.CARD}", f"3_seats/{networks.WEIGHTS}"]
    )
    forget_networks()
    networks.take(HANDS, {})
    assert weights_at(3) is None
    networks.take(HANDS, brought)
    assert weights_at(3) == own
    monkeypatch.setenv("SAQQARA_NETWORK", str(folder))


def test_uct_never_asks_for_a_network(folder, said):
    thinker = player("uct:20", 1)
    thinker.pick(a_sight())
    assert network_of(thinker) is None
