"""Searches games for replays that show what no kept replay shows yet, and writes them to replays/.

Run it as `python -m saqqara.games.silver_gold_pyramids.tests.find_replays`; a name to be shown is added to NAMES, and to
what `shown` finds. short.deck.txt beside the replays is a deck with short ways, so that its cards run out.
"""

from __future__ import annotations

from itertools import count
from pathlib import Path
from random import Random as Chooser
from typing import TYPE_CHECKING, Any

from saqqara.ai.players import choose, player
from saqqara.core.dealer import SeededDealer
from saqqara.core.game import CHANCE, Setup
from saqqara.core.match import Match
from saqqara.games.silver_gold_pyramids import GAME
from saqqara.games.silver_gold_pyramids.things import MOST_GEMS, MOST_SKULLS, NONE, Ask, Symbol

if TYPE_CHECKING:
    from collections.abc import Iterator

FOLDER = Path(__file__).parent / "replays"
SHORT = FOLDER / "short.deck.txt"
OPTIONS = {option.name: option.values[-1] for option in GAME.options if option.read is None}

NAMES = (
    *(f"seats-{seats}" for seats in GAME.seats),
    *(f"{name}-{value}".replace("_", "-") for name, value in OPTIONS.items()),
    "own-deck",
    "deck-exhausted",
    "both-cards-finished-at-once",
    "two-finishers",
    "two-finishers-with-a-race",
    "all-boxes-of-a-colour-by-one-seat",
    "full-row-of-gems",
    "all-skulls",
    "potion-with-0-skulls",
    "potion-with-1-skulls",
    "potion-with-2-skulls",
    "chain-of-crosses",
    "cross-on-the-other-card",
    "cross-on-a-finished-card",
    "cross-lost",
    "second-torch-of-a-round",
    "tie-broken-by-the-lowest-number",
    *(f"ask-{ask}" for ask in GAME.asks),
)

NOT_SHOWN_YET: tuple[str, ...] = ()  # may only shrink


def shown(match: Match) -> set[str]:
    """Return the names of everything that a whole game shows."""
    found = {f"seats-{match.setup.seats}"}
    found |= {f"{name}-{value}".replace("_", "-") for name, value in match.setup.options if name != "deck"}
    if match.setup.files:
        found.add("own-deck")
    again = Match(match.setup)
    for move in match.moves:
        found.add("ask-" + GAME.question(again.state, move.seat))
        before = dict(vars_of(again.state))
        found |= shown_by(again, move.seat, move.action.code)
        again.play(move.seat, move.action.code)
        found |= shown_after(again, before)
    found |= {"ask-over"} if again.over else set()
    tied = [seat for seat, points in enumerate(again.scores) if points == max(again.scores)]
    if len(tied) > len(again.winners) == 1:
        found.add("tie-broken-by-the-lowest-number")
    return found


def vars_of(s: Any) -> Iterator[tuple[str, Any]]:
    """List the fields that a move is compared by."""
    yield "flips", s.flips
    yield "owed", list(s.owed)


def shown_by(match: Match, seat: int, code: str) -> set[str]:
    """Return what a marking shows before it is carried out."""
    words = code.split()
    if words[0] not in ("mark", "cross") or seat == CHANCE:
        return set()
    found, s, c = set(), match.state, match.components
    side = ("left", "right").index(words[1])
    card = s.card[seat][side]
    squares = sum(1 << 6 * (int(square[1]) - 1) + "abcde".index(square[0]) for square in words[2:])
    with_symbol = [(squares & c.symbol[card][symbol]).bit_count() for symbol in Symbol]
    if with_symbol[Symbol.POTION] == 1 and not with_symbol[Symbol.SKULL]:
        found.add(f"potion-with-{min(2, s.now[seat])}-skulls")
    if with_symbol[Symbol.TORCH] and s.torches[seat] >> s.round - 1 & 1:
        found.add("second-torch-of-a-round")
    if words[0] == "cross":
        if s.fresh[seat][side] & c.tomb[card]:
            found.add("cross-on-a-finished-card")
        if not s.fresh[seat][side]:
            found.add("cross-on-the-other-card")
        if with_symbol[Symbol.CROSS]:
            found.add("chain-of-crosses")
    return found


def shown_after(match: Match, before: dict[str, Any]) -> set[str]:
    """Return what the table shows after a move."""
    s, found = match.state, set()
    seats = range(match.setup.seats)
    racing = [s.racing & s.finished[seat] for seat in seats]
    found |= {"both-cards-finished-at-once"} if any(cards.bit_count() > 1 for cards in racing) else set()
    if sum(map(bool, racing)) > 1:
        found.add("two-finishers")
        for colour in match.components.colour:
            now = [(s.finished[seat] & colour).bit_count() for seat in seats]
            then = [(s.finished[seat] & colour & ~s.racing).bit_count() for seat in seats]
            if sum(after // 2 > earlier // 2 for after, earlier in zip(now, then, strict=True)) > 1:
                found.add("two-finishers-with-a-race")
    for owners in s.box:
        if match.setup.seats > 1 and owners[0] != NONE and len(set(owners)) == 1:
            found.add("all-boxes-of-a-colour-by-one-seat")
    if max(*s.red, *s.green) == MOST_GEMS:
        found.add("full-row-of-gems")
    if max(s.skulls) == MOST_SKULLS:
        found.add("all-skulls")
    if s.ask == Ask.MARK and not s.face_down:
        found.add("deck-exhausted")
    lost = [s.ask == Ask.MARK and before["owed"][seat] > 1 and not s.owed[seat] for seat in seats]
    return found | ({"cross-lost"} if any(lost) and not match.components.owe else set())


def played(seed: int) -> Match:
    """Play a game with any options by players of any kind."""
    chooser, dealer = Chooser(seed), SeededDealer(seed)
    chosen = {name: value for name, value in OPTIONS.items() if chooser.random() < 0.2}
    files = (("deck", SHORT.read_text(encoding="utf-8")),) if chooser.random() < 0.5 else ()
    setup = Setup.of(GAME, chooser.choice(GAME.seats), chosen)
    if files:
        setup = Setup(GAME, setup.seats, (("deck", SHORT.name), *setup.options), files)
    match = Match(setup)
    players = [player(chooser.choice(("greedy", "greedy", "random")), seed) for _ in range(setup.seats)]
    match.deal(dealer)
    while not match.over:
        seat = chooser.choice(match.deciding)
        match.play(seat, choose(players[seat], match.view(seat), match.options(seat)).code)
        match.deal(dealer)
    return match


def summary(match: Match) -> list[str]:
    """Write down what a replay comes to: points by source, and who won."""
    lines = [f"# {name} {' '.join(map(str, points))}" for name, points in match.points_by_source.items()]
    return [*lines, "# won " + " ".join(map(str, match.winners))]


def main() -> None:
    """Search until every name has a replay of its own."""
    missing = [n for n in NAMES if not n.startswith("ask-") and not (FOLDER / f"{n}.log").exists()]
    for seed in count(1):
        if not missing:
            return
        match = played(seed)
        for name in sorted(shown(match) & set(missing), key=missing.index)[:1]:
            text = match.text + "\n".join(summary(match)) + "\n"
            (FOLDER / f"{name}.log").write_text(text, encoding="utf-8")
            missing.remove(name)
            print(f"{seed}: {name}; missing are {', '.join(missing)}")  # noqa: T201


if __name__ == "__main__":
    main()
