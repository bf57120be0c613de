"""Nobody learns what is hidden: two tables that look alike to a seat give it the same everything."""

import dataclasses
import os
from itertools import islice
from random import Random as Chooser
from typing import Any
from zlib import crc32

import pytest

from saqqara.core import fields, shelf
from saqqara.core.fields import encode, fields_of, hidden, i8, own, public, seen_by
from saqqara.core.game import CHANCE, Setup
from saqqara.core.kernel import Random, load, plain_record
from saqqara.core.match import Match, replay
from saqqara.core.view import SPECTATOR, look, sees_more
from saqqara.testing import any_setup, shelf_games, steps
from tests.small.hands import GAME as HANDS

MORE = int(os.environ.get("SAQQARA_EXAMPLES", "1"))  # a long run multiplies the numbers of every test here
GAMES = 120 * MORE  # played at most
LOOKS = 600 * MORE  # tables that look alike to a seat and are compared
PAIRS = 40 * MORE  # pairs of logs that differ in a line or in a sealed answer
TABLES = 4  # places of a game that are looked at
ENOUGH = 150  # tables that really differed, of which the tests speak


def has_secrets(game):
    return any(field.mark != "public" for field in fields_of(game.state).values())


games = pytest.mark.parametrize("game", [*filter(has_secrets, shelf_games())], ids=lambda game: game.name)
games_and_hands = pytest.mark.parametrize("game", [*shelf_games(), HANDS], ids=lambda game: game.name)


def twins(game, seeds):
    """Find, along random games, tables that a seat cannot tell apart: the match, the seat, and another State that may be the true one."""
    for seed in seeds:
        chooser = Chooser(seed)
        for match in secret_tables(game, chooser):
            true = encode(game.state, match.state)
            for seat in (*range(match.setup.seats), SPECTATOR):
                for _ in range(2):
                    other = match.view(seat).imagine(chooser.randrange(1 << 30))
                    if encode(game.state, other) != true:
                        yield match, seat, other


def secret_tables(game, chooser):
    """Play a game, and go again to a few places of it where something is hidden."""
    whole = Match(any_setup(game, chooser))
    places = [len(whole.moves) for _ in steps(whole, chooser, weighted=True) if holds_secrets(whole)]
    match = Match(whole.setup)
    for place in sorted(chooser.sample(places, min(TABLES, len(places)))):
        for move in whole.moves[len(match.moves) : place]:
            match.play(move.seat, move.action.code)
        yield match


def holds_secrets(match):
    """Say whether anything that is not public is decided: what is unknown to the table itself cannot be told."""
    secret = (name for name, field in fields_of(match.setup.game.state).items() if field.mark != "public")
    return any(str(getattr(match.state, name)).strip("[-1, ]") for name in secret)


def pretend(match, other):
    """Return the match as it would be if the other State were the true one."""
    twin = Match(match.setup, match.start)
    twin.state, twin.moves, twin.lines = other, list(match.moves), list(match.lines)
    return twin


def everything_seen(match, seat):
    """Return all that a seat is ever shown at a table, and what simple players do with it."""
    view = match.view(seat)
    game, rules = match.setup.game, match.kernel.rules
    shown = [view.bytes, view.hash, view.table, match.scores, match.winners, match.points_by_source, match.deciding]
    shown += [encode(game.state, view.imagine(seed)) for seed in range(3)]
    if seat == SPECTATOR:
        return shown
    shown += [[action.code for action in match.options(seat)], game.question(match.state, seat)]
    shown += [[rules.why(match.state, match.components, seat, action.number) for action in game.catalogue.actions]]
    out = [0] * 512
    rules.features(view.state, match.components, seat, out)
    shown += [out, rules.value(view.state, match.components, seat), greedy(match, seat)]
    return shown


def greedy(match, seat):
    """Return what a player that looks one step ahead does; it starts from its view alone, as every player."""
    options = [action.number for action in match.options(seat)]
    if not options:
        return None
    generator = plain_record(Random)
    match.kernel.rules.seed_generator(generator, 1, 2)
    states = [match.view(seat).state, plain_record(match.setup.game.state), plain_record(match.setup.game.state)]
    return match.kernel.rules.greedy_choice(
        states, match.components, match.setup.seats, seat, generator, options, len(options)
    )


@games
def test_tables_that_look_alike_to_a_seat_show_it_the_same(game):
    differed = 0
    for match, seat, other in islice(twins(game, range(GAMES)), LOOKS):
        assert everything_seen(match, seat) == everything_seen(pretend(match, other), seat)
        differed += 1
    assert differed >= ENOUGH


@games
def test_advice_from_a_table_is_the_same_as_from_the_view(game):
    """Value and features do not look where the seat may not."""
    for match, seat, other in islice(twins(game, range(GAMES)), LOOKS):
        if seat != SPECTATOR:
            out, same = [0] * 512, [0] * 512
            rules = match.kernel.rules
            assert rules.value(match.state, match.components, seat) == rules.value(other, match.components, seat)
            rules.features(match.state, match.components, seat, out)
            rules.features(other, match.components, seat, same)
            assert out == same


def private_logs(game, seeds):
    """Find pairs of logs that differ only in lines that a seat may not read: (one match, the other, the seats that may read them)."""
    for seed in seeds:
        chooser = Chooser(seed)
        match = Match(any_setup(game, chooser))
        for seat in steps(match, chooser, weighted=True):
            seen = match.kernel.rules.witnesses(match.state, match.components, seat)
            readers = [s for s in range(match.setup.seats) if seen >> s & 1]
            if seat == CHANCE and len(readers) < match.setup.seats and len(match.chances()) > 1:
                pair = [replay(match.text), replay(match.text)]
                for twin, (action, _) in zip(pair, chooser.sample(match.chances(), 2), strict=True):
                    twin.play(CHANCE, action.code)
                yield (*pair, readers)


@games
def test_the_log_that_a_seat_may_read_does_not_tell_what_is_hidden_from_it(game):
    found = 0
    for one, two, readers in islice(private_logs(game, range(GAMES)), PAIRS):
        assert one.text != two.text
        for seat in (*range(one.setup.seats), SPECTATOR):
            same = one.text_for(seat) == two.text_for(seat)
            assert same == (seat not in readers)
            assert (one.view(seat).bytes == two.view(seat).bytes) == (seat not in readers)
            assert (one.view(seat).table == two.view(seat).table) == (seat not in readers)
        assert one.text_for(SPECTATOR).count("\n") == one.text.count("\n")
        found += 1
    assert found >= 20 or not has_secrets(game)


def sealed_logs(game, seeds):
    """Find pairs of logs that differ only in an answer that a seat gives under seal: (one match, the other, the seats that see it)."""
    for seed in seeds:
        chooser = Chooser(seed)
        match = Match(any_setup(game, chooser))
        for seat in steps(match, chooser, weighted=True):
            if match.seals(seat) and len(match.options(seat)) > 1 and chooser.random() < 0.2:
                readers = match.readers(seat)
                pair = [replay(match.text), replay(match.text)]
                for twin, action in zip(pair, chooser.sample(match.options(seat), 2), strict=True):
                    twin.play(seat, action.code)
                still_sealed = all(twin.moves[-1].only is not None for twin in pair)
                if still_sealed and pair[0].deciding == pair[1].deciding:  # who has still to answer is seen by all
                    yield (*pair, readers)


@games_and_hands
def test_a_sealed_answer_is_not_told_to_others_before_all_are_in(game, hands):
    found = opened = 0
    for one, two, readers in islice(sealed_logs(game, range(150)), PAIRS):
        line = len(one.lines)
        for seat in (*range(one.setup.seats), SPECTATOR):
            hidden_from = seat not in readers
            assert (one.text_for(seat) == two.text_for(seat)) == hidden_from
            assert (everything_seen(one, seat) == everything_seen(two, seat)) == hidden_from
        opened += open_both(one, two)
        for seat in (*range(one.setup.seats), SPECTATOR):
            for match in (one, two):
                is_open = all(move.only is None for move in match.moves if move.seat != CHANCE)
                shown = match.text_for(seat).splitlines()[line - 1]
                assert shown == (match.lines[line - 1] if is_open or seat in readers else "#")
        found += 1
    assert (found >= 20 and opened >= 20) or not found
    assert found or game is not HANDS


def open_both(one, two):
    """Play both matches on with the first options until their answers are open; say whether they are."""
    for match in (one, two):
        while any(move.only is not None and move.seat != CHANCE for move in match.moves):
            seat = next(seat for seat in match.deciding if match.seals(seat))
            match.play(seat, match.options(seat)[0].code)
    return one.text != two.text


@games_and_hands
def test_a_sealed_answer_that_was_taken_back_is_never_told(game, hands):
    for one, two, readers in islice(sealed_logs(game, range(40)), PAIRS):
        seat, line = one.moves[-1].seat, len(one.lines)
        for match in (one, two):
            match.undo(seat)
            match.play(seat, match.options(seat)[0].code)
        open_both(one, two)
        assert one.text != two.text
        for looking in (*range(one.setup.seats), SPECTATOR):
            same = one.text_for(looking) == two.text_for(looking)
            assert same == (looking not in readers)
            assert same == (one.text_for(looking).splitlines()[line - 1] == "#")


@games
def test_a_hidden_line_stays_hidden_when_the_game_went_back_past_it(game):
    for one, two, readers in islice(private_logs(game, range(GAMES)), PAIRS // 2):
        texts = []
        for match in (one, two):
            back = match.moves[-1].line - 1
            texts.append(replay(match.text + f"< {back} by 0\n"))
        for seat in (*range(one.setup.seats), SPECTATOR):
            assert (texts[0].text_for(seat) == texts[1].text_for(seat)) == (seat not in readers)


@games
def test_a_written_start_shows_a_seat_only_what_it_may_see(game):
    for one, two, readers in islice(private_logs(game, range(GAMES)), PAIRS // 2):
        starts = [Match(match.setup, match.table) for match in (one, two)]
        for seat in (*range(one.setup.seats), SPECTATOR):
            assert (starts[0].text_for(seat) == starts[1].text_for(seat)) == (seat not in readers)


@games
def test_the_check_catches_a_view_that_leaks(game, monkeypatch):
    """The tests above can fail: a view that copies the whole table shows the difference."""
    rules = load(game, "plain").rules
    cases = [case for case, _ in zip(honest(game), range(5), strict=False)]
    monkeypatch.setattr(rules, "see", lambda dst, src, _seat: rules.copy(dst, src))
    for match, seat, other in cases:
        assert everything_seen(match, seat) != everything_seen(pretend(match, other), seat)


@games
def test_the_check_catches_options_that_leak(game, monkeypatch):
    """A rule that lets an option hang on a hidden number is found out."""
    rules = load(game, "plain").rules
    cases = [case for case, _ in zip((c for c in honest(game) if c[1] != SPECTATOR), range(20), strict=False)]
    secret = [name for name, field in fields_of(game.state).items() if field.mark != "public"]

    def leaky(s, _c, _seat, out):
        out[0] = crc32(str([getattr(s, name) for name in secret]).encode()) % 2
        return 1

    monkeypatch.setattr(rules, "options", leaky)
    monkeypatch.setattr(rules, "greedy_choice", lambda *_: 0)
    caught = 0
    for match, seat, other in cases:
        caught += everything_seen(match, seat) != everything_seen(pretend(match, other), seat)
    assert caught


def honest(game):
    """Keep the matches as they are when they are found: a match goes on while the search does."""
    for match, seat, other in twins(game, range(40)):
        yield pretend(match, look_copy(match)), seat, other


def look_copy(match):
    twin = plain_record(match.setup.game.state)
    match.kernel.rules.copy(twin, match.state)
    return twin


class Marked:
    """A record with every mark, to see what each lets through."""

    open: int = public(i8)
    hand: fields.Ints = own(i8, 3)
    notes: fields.Grid = own(i8, 3, 2)
    deck: fields.Ints = hidden(i8, 2)
    secret: int = hidden(i8)
    stack: fields.Ints = seen_by("peeked", i8, 2)
    peeked: fields.Ints = public(i8, 2)


def marked():
    s = fields.plain_class(Marked)()
    s.open, s.hand, s.notes = 5, [1, 2, 3], [[1, 2], [3, 4], [5, 6]]
    s.deck, s.secret, s.stack, s.peeked = [7, 8], 9, [4, 6], [0b101, 0]
    return s


def seen(seat, text=fields.see_text):
    names: dict[str, Any] = {}
    exec(text(Marked), names)  # noqa: S102  as the bundle does
    dst = fields.plain_class(Marked)()
    names["see"](dst, marked(), seat)
    return dst


@pytest.mark.parametrize("seat", [-1, 0, 1, 2, 3])
def test_the_quick_view_of_the_plain_back_end_is_the_same_view(seat):
    assert fields.encode(Marked, seen(seat, fields.see_quickly_text)) == fields.encode(Marked, seen(seat))


@games_and_hands
def test_whoever_sees_no_more_than_a_spectator_sees_the_same_bytes(game):
    """A match lets such a seat share the spectator's view, and nobody else."""
    for seed in range(3):
        chooser = Chooser(seed)
        match = Match(any_setup(game, chooser))
        for _ in islice(steps(match, chooser), 0, None, 7):
            stranger = look(match.kernel, match.state, match.components, -1)
            for seat in range(match.setup.seats):
                view = look(match.kernel, match.state, match.components, seat)
                assert sees_more(match.kernel, match.state, seat) == (view.bytes != stranger.bytes)
                assert match.view(seat).bytes == view.bytes
                assert match.view(seat).seat == seat


def test_each_mark_lets_through_what_it_says():
    middle = seen(1)
    assert middle.open == 5
    assert middle.hand == [-1, 2, -1]
    assert middle.notes == [[-1, -1], [3, 4], [-1, -1]]
    assert middle.deck == [-1, -1]
    assert middle.secret == -1
    assert middle.stack == [-1, -1]
    assert seen(0).stack == [4, -1]
    assert seen(2).stack == [4, -1]
    spectator = seen(SPECTATOR)
    assert (spectator.hand, spectator.stack, spectator.deck) == ([-1, -1, -1], [-1, -1], [-1, -1])
    assert spectator.peeked == [0b101, 0]


@games
def test_a_field_without_a_mark_keeps_a_game_off_the_shelf(game):
    marked_fields = {
        **fields_of(game.state),
        "forgotten": 0,
        "__annotations__": {**game.state.__annotations__, "forgotten": int},
    }
    careless = dataclasses.replace(game, state=type("Careless", (), marked_fields))
    with pytest.raises(TypeError, match=r"Careless\.forgotten has no mark"):
        load(careless, "plain")
    with pytest.raises(TypeError, match=r"Careless\.forgotten has no mark"):
        load(careless, "compiled")


def test_a_mark_that_cannot_be_kept_is_refused():
    class NoEntries:
        hand: int = own(i8)

    class NoWitness:
        stack: fields.Ints = seen_by("nobody", i8, 2)

    class SecretWitness:
        stack: fields.Ints = seen_by("peeked", i8, 2)
        peeked: fields.Ints = hidden(i8, 2)

    class FewWitnesses:
        stack: fields.Ints = seen_by("peeked", i8, 2)
        peeked: fields.Ints = public(i8, 1)

    for record, problem in (
        (NoEntries, "hand: an own field needs one entry a seat"),
        (NoWitness, "stack: 'nobody' is not a public field"),
        (SecretWitness, "stack: 'peeked' is not a public field"),
        (FewWitnesses, "stack: 'peeked' needs one mask for each entry"),
    ):
        with pytest.raises(TypeError, match=problem):
            fields_of(record)


@games
def test_a_view_is_the_same_in_both_back_ends(game):
    plain, compiled = load(game, "plain"), load(game, "compiled")
    states = compiled.states(2)
    for match, seat, other in twins(game, range(3)):
        compiled.write(game.state, states, 0, other)
        compiled.rules.see_at(states, 1, 0, seat)
        assert encode(game.state, compiled.read(states, 1)) == look(plain, other, match.components, seat).bytes


def test_the_shelf_says_which_game_there_is():
    with pytest.raises(ValueError, match="no game 'senet'"):
        shelf.game("senet")
    for name in shelf.names():
        assert shelf.game(name).name == name
        with pytest.raises(ValueError, match=f"did you mean '{name}'"):
            shelf.game(name[:-1])
    game = shelf_games()[0]
    with pytest.raises(ValueError, match="seats, not 17"):
        Setup.of(game, 17)
