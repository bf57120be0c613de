"""The story of a game: each audience is told what it may know, in its own order, and what was told is never changed."""

from itertools import islice
from random import Random as Chooser

import pytest

from saqqara.core import log
from saqqara.core.dealer import ScriptedDealer, SeededDealer
from saqqara.core.game import CHANCE
from saqqara.core.match import CannotUndo, Match, replay
from saqqara.core.story import Entry, Stories, Story, retell, story_text
from saqqara.core.view import SPECTATOR, sees_more
from saqqara.testing import any_setup, finished, mixes, shelf_games, steps
from tests.small.hands import GAME as HANDS
from tests.small.hands import setup_of
from tests.test_secrets import private_logs, sealed_logs

pytestmark = pytest.mark.usefixtures("hands")
games = pytest.mark.parametrize("game", [*shelf_games(), HANDS], ids=lambda game: game.name)


def begun(seats=2, **chosen):
    match = Match(setup_of(seats, **chosen))
    match.deal(ScriptedDealer(["coin 2"]))
    return match


def audiences(match):
    return (*range(match.setup.seats), SPECTATOR)


def told(story):
    """Write a story down: who, what, and gains; a step back by the number it goes back to."""
    return [
        f"< {e.back} by {e.seat}"
        if e.action is None
        else f"{e.seat} {e.action.code}" + (f" {e.gain}" if e.gain else "")
        for e in story.entries
    ]


def stories_of(match):
    return {seat: Story(match, seat) for seat in audiences(match)}


def update(stories):
    for story in stories.values():
        story.update()


# -- One's own first, then the others by seat ---------------------------------------------------------------------------


def test_answers_under_seal_are_told_to_others_when_all_are_in_by_seat():
    match = begun(3)
    stories = stories_of(match)
    for seat, hand in ((2, "rock"), (0, "scissors"), (1, "paper")):
        match.play(seat, f"show {hand}")
        update(stories)
    gain = "(2, 2, 2)"
    assert told(stories[SPECTATOR]) == ["7 coin 2", "0 show scissors", "1 show paper", f"2 show rock {gain}"]
    assert told(stories[0]) == told(stories[SPECTATOR])
    assert told(stories[1]) == ["7 coin 2", "1 show paper", "0 show scissors", f"2 show rock {gain}"]
    assert told(stories[2]) == ["7 coin 2", "2 show rock", "0 show scissors", f"1 show paper {gain}"]


def test_before_all_are_in_a_seat_is_told_its_own_answer_only():
    match = begun(3)
    stories = stories_of(match)
    match.play(2, "show rock")
    match.play(0, "show paper")
    update(stories)
    assert [stories[seat].version for seat in audiences(match)] == [2, 1, 2, 1]
    assert told(stories[0]) == ["7 coin 2", "0 show paper"]


def test_two_rounds_under_seal_are_not_mixed_up():
    match = begun(2)
    for seat, code in ((1, "show rock"), (0, "show rock")):
        match.play(seat, code)
    match.deal(ScriptedDealer(["coin 1"]))
    for seat, code in ((1, "show paper"), (0, "show rock")):
        match.play(seat, code)
    story = Story(match, 1)
    story.update()
    assert told(story) == [
        "7 coin 2", "1 show rock", "0 show rock", "7 coin 1", "1 show paper", "0 show rock (0, 1)",
    ]  # fmt: skip


def test_an_answer_in_parts_is_told_together_by_seat():
    match = begun(2, twice="yes")
    for seat, code in ((1, "show rock"), (0, "show paper"), (0, "keep rock"), (1, "keep paper")):
        match.play(seat, code)
    story = Story(match, SPECTATOR)
    assert story.update() == story.entries
    assert told(story)[1:] == ["0 show paper", "0 keep rock", "1 show rock", "1 keep paper (3, 1)"]
    assert story.update() == []


def test_a_line_that_told_an_answer_is_the_one_that_opened_it():
    """The time at which somebody answered under seal is nobody's business."""
    match = begun(2)
    match.play(1, "show rock")
    match.play(0, "show rock")
    story = Story(match, 0)
    story.update()
    assert [(entry.seat, entry.line) for entry in story.entries] == [(CHANCE, 2), (0, 4), (1, 4)]


# -- Taking back --------------------------------------------------------------------------------------------------------


def test_a_step_back_names_the_first_entry_that_no_longer_stands():
    match = begun(2, bow="yes")
    stories = stories_of(match)
    match.play(0, "show rock")
    match.play(1, "show paper")
    match.play(0, "bow")
    update(stories)
    match.undo(0)
    update(stories)
    for story in stories.values():
        assert story.entries[-1] == Entry(4, 0, None, back=3)
    match.play(0, "bow")
    update(stories)
    assert told(stories[SPECTATOR]) == [
        "7 coin 2", "0 show rock", "1 show paper (0, 2)", "0 bow", "< 3 by 0", "0 bow",
    ]  # fmt: skip


def test_what_others_take_back_under_seal_is_not_told():
    match = begun(3)
    stories = stories_of(match)
    for seat in (1, 0):
        match.play(seat, "show rock")
        update(stories)
    match.undo(1)
    update(stories)
    assert told(stories[1]) == ["7 coin 2", "1 show rock", "< 1 by 1"]
    assert told(stories[0]) == ["7 coin 2", "0 show rock"]
    assert told(stories[2]) == told(stories[SPECTATOR]) == ["7 coin 2"]


def test_the_undo_of_something_never_told_leaves_no_trace():
    match = begun(2)
    story = Story(match, 0)
    match.play(0, "show rock")
    match.undo(0)
    match.play(0, "show paper")
    story.update()
    assert told(story) == ["7 coin 2", "0 show paper"]


def test_going_back_with_everybodys_leave_is_told_to_all_even_what_was_opened():
    match = begun(2)
    stories = stories_of(match)
    match.play(1, "show rock")
    match.play(0, "show paper")
    update(stories)
    match.undo(0, over_revealed=True)
    update(stories)
    assert told(stories[SPECTATOR]) == ["7 coin 2", "0 show paper", "1 show rock (2, 0)", "< 1 by 0", "1 show rock"]
    match.play(0, "show rock")
    update(stories)
    assert told(stories[SPECTATOR])[-1] == "0 show rock"
    assert told(stories[1])[1:] == ["1 show rock", "0 show paper (2, 0)", "< 2 by 0", "0 show rock"]


# -- Any game, with steps back ------------------------------------------------------------------------------------------


def batches(game, seed, most=50):
    """Play a game with steps back; yields the match after each batch: one answer or step back, and the chance after it."""
    chooser, dealer = Chooser(seed), SeededDealer(seed)
    match = Match(any_setup(game, chooser))
    match.deal(dealer)
    yield match
    for _ in range(most):
        if match.over:
            return
        if chooser.random() < 0.25:
            try_undo(match, chooser)
        else:
            seat = chooser.choice(match.deciding)
            match.play(seat, chooser.choice(match.options(seat)).code)
        match.deal(dealer)
        yield match


def try_undo(match, chooser):
    agreed = chooser.random() < 0.2
    try:
        match.undo(
            chooser.randrange(match.setup.seats), over_others=agreed, over_revealed=agreed and chooser.random() < 0.5
        )
    except CannotUndo:
        return


@games
def test_a_story_told_live_is_the_one_told_again_from_the_log(game):
    for seed in range(10):
        stories: dict[int, Story] = {}
        for match in batches(game, seed):
            stories = stories or stories_of(match)
            update(stories)
        again = retell(match.text)
        assert list(again) == list(audiences(match))
        for seat, story in stories.items():
            assert again[seat].entries == story.entries
            assert [entry.line for entry in again[seat].entries] == [entry.line for entry in story.entries]
            assert again[seat].version == story.version == len(story.entries)
        assert again[SPECTATOR].match.text == match.text


@games
def test_a_story_that_several_share_is_the_one_of_each(game):
    """As long as nobody knows more than a spectator there is one story for all."""
    for seed in range(6):
        apart: dict[int, Story] = {}
        for match in batches(game, seed):
            first = not apart
            if first:
                apart, together = stories_of(match), Stories(match)
            update(apart)
            together.update()
            more = match.has_secrets or sees_more(match.kernel, match.state, 0)
            assert not first or more == (together[0] is not together[SPECTATOR])
            for seat, story in apart.items():
                assert together[seat].entries == story.entries
        again = Stories.retold(match.text)
        assert all(again[seat].entries == story.entries for seat, story in apart.items())


@games
def test_what_was_told_is_never_changed_and_entries_are_numbered(game):
    for seed in range(5):
        stories: dict[int, Story] = {}
        before: dict[int, list[Entry]] = {}
        for match in batches(game, seed):
            stories = stories or stories_of(match)
            for seat, story in stories.items():
                new = story.update()
                assert story.entries == [*before.get(seat, []), *new]
                before[seat] = list(story.entries)
        for story in stories.values():
            assert [entry.n for entry in story.entries] == list(range(story.version))
            assert all(entry.back < entry.n for entry in story.entries)


@games
def test_it_does_not_matter_how_many_lines_are_told_at_once(game):
    for seed in range(8):
        match = finished(any_setup(game, Chooser(seed)), seed)
        line_by_line = retell(match.text)
        for seat, story in stories_of(match).items():
            story.update()
            assert story.entries == line_by_line[seat].entries


@games
def test_what_stands_in_a_story_is_what_stands_in_the_match(game):
    for seed in range(8):
        *_, match = batches(game, seed)
        for seat, story in retell(match.text).items():
            visible = [move for move in match.moves if move.only is None or seat in move.only]
            stands = standing(story)
            assert sorted((e.seat, e.action.code) for e in stands) == sorted((m.seat, m.action.code) for m in visible)
            for who in audiences(match):
                codes = [e.action.code for e in stands if e.seat == who]
                assert codes == [m.action.code for m in visible if m.seat == who]


def standing(story):
    stands: list[Entry] = []
    for entry in story.entries:
        if entry.action is None:
            stands = [kept for kept in stands if kept.n < entry.back]
        else:
            stands.append(entry)
    return stands


@games
def test_gains_add_up_to_the_scores(game):
    for seed in range(8):
        match = finished(any_setup(game, Chooser(seed)), seed)
        start = Match(match.setup).scores
        for story in retell(match.text).values():
            gains = [entry.gain for entry in story.entries if entry.gain]
            assert all(any(gain) for gain in gains)
            assert [sum(column) for column in zip(start, *gains, strict=True)] == match.scores


@games
def test_only_the_last_move_of_a_game_tells_of_its_final_scoring(game):
    for seed in range(8):
        match = finished(any_setup(game, Chooser(seed)), seed)
        for story in retell(match.text).values():
            *before, last = story.entries
            assert not any(entry.final for entry in before)
            assert (last.final is not None) <= (game.final is not None)


# -- Nobody learns what is hidden ---------------------------------------------------------------------------------------


def all_that_is_told(match, seat):
    story = retell(match.text, [seat])[seat]
    return story.entries, story.version, story_text(match, seat, story)


@games
def test_games_that_look_alike_to_a_seat_tell_it_the_same_story(game):
    pairs = [*islice(sealed_logs(game, range(20)), 15), *islice(private_logs(game, range(40)), 10)]
    for one, two, readers in pairs:
        for seat in audiences(one):
            same = all_that_is_told(one, seat) == all_that_is_told(two, seat)
            assert same == (seat not in readers)
    assert pairs


@games
def test_how_often_another_seat_changed_its_mind_under_seal_is_not_told(game):
    found = 0
    for one, two, readers in islice(sealed_logs(game, range(20)), 12):
        seat = one.moves[-1].seat
        code = two.undo(seat).action.code
        two.play(seat, code)
        two.undo(seat)
        two.play(seat, one.moves[-1].action.code)
        for looking in audiences(one):
            same = all_that_is_told(one, looking) == all_that_is_told(two, looking)
            assert same == (looking not in readers)
        found += 1
    assert found or game is not HANDS


@games
def test_the_order_of_answers_under_seal_is_not_told_to_anybody(game):
    compared = 0
    for seed in range(12):
        chooser = Chooser(seed)
        match = Match(any_setup(game, chooser))
        for _ in islice(steps(match, chooser), 60):
            if all_begin_to_answer(match) and chooser.random() < (0.1 if len(match.lines) > 20 else 0.8):
                answers = {seat: chooser.randrange(1 << 30) for seat in match.deciding}
                one, two = (opened(match, answers, order) for order in (min, max))
                for seat in audiences(one):
                    assert all_that_is_told(one, seat) == all_that_is_told(two, seat) or one.over
                compared += one.text != two.text
    assert compared > 5 or not any(map(answers_under_seal, mixes(game)))


def all_begin_to_answer(match):
    """Say whether several seats answer under seal next, and none has."""
    return len(match.deciding) > 1 and match.seals(match.deciding[0]) and not any(move.sealed for move in match.moves)


def answers_under_seal(setup):
    return any(map(finished(setup, 1).under_seal, finished(setup, 1).moves))


def opened(match, answers, order):
    """Answer under seal, the first or the last seat first, each as its own number says, until all are open."""
    twin = replay(match.text)
    choosers = {seat: Chooser(number) for seat, number in answers.items()}
    while (asked := [seat for seat in twin.deciding if twin.seals(seat)]) and CHANCE not in twin.deciding:
        seat = order(asked)
        twin.play(seat, choosers[seat].choice(twin.options(seat)).code)
    return twin


# -- As a log -----------------------------------------------------------------------------------------------------------


def test_the_text_of_a_running_game_has_no_room_for_what_is_hidden():
    match = begun(3)
    head = match.lines[0]
    match.play(1, "show rock")
    match.play(0, "show paper")
    match.undo(1)
    match.play(1, "show scissors")
    assert story_text(match, 2) == story_text(match, SPECTATOR) == f"{head}\n* coin 2\n"
    assert story_text(match, 0) == f"{head}\n* coin 2\n0 show paper\n"
    assert story_text(match, 1) == f"{head}\n* coin 2\n1 show rock\n< 2 by 1\n1 show scissors\n"


@games
def test_the_text_of_a_running_game_can_be_read_and_tells_the_story(game):
    for seed in range(4):
        *_, match = batches(game, seed)
        if match.over:
            continue
        for seat, story in retell(match.text).items():
            text = story_text(match, seat)
            assert text == story_text(match, seat, story)
            lines = log.read(text).lines
            codes = [(line.seat, line.code) for line in lines if line.kind == "move"]
            assert codes == [(entry.seat, entry.action.code) for entry in story.entries if entry.action]
            backs = [line.to - 1 for line in lines if line.kind == "back"]
            assert backs == [entry.back for entry in story.entries if entry.action is None]


@games
def test_the_text_of_a_game_that_is_over_is_its_log(game):
    for seed in range(6):
        match = finished(any_setup(game, Chooser(seed)), seed)
        for seat in audiences(match):
            assert story_text(match, seat) == match.text_for(seat)
            secret = [move for move in match.moves if move.only is not None and seat not in move.only]
            assert (story_text(match, seat) == match.text) == (not secret)
            assert all(move.seat == CHANCE for move in secret)


def test_a_written_start_is_told_as_it_is_seen():
    match = begun(2)
    match.play(0, "show scissors")
    start = Match(match.setup, match.table)
    assert '"hand":[2,' in story_text(start, 0)
    assert '"hand":[-1,' in story_text(start, 1)
