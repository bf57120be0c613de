"""Searches random games for replays that show what no kept replay shows yet, and writes them to replays/.

Run it as `python -m saqqara.games.imhotep.tests.find_replays`; a name to be shown is added to NAMES, or to what `shown` finds.
"""

from __future__ import annotations

import json
from hashlib import sha256
from itertools import count
from pathlib import Path
from random import Random as Chooser
from typing import TYPE_CHECKING, Any

from saqqara.core.dealer import SeededDealer
from saqqara.core.game import CHANCE, Setup
from saqqara.core.kernel import plain_record
from saqqara.core.match import Match, replay
from saqqara.core.view import SPECTATOR
from saqqara.core.words import Words
from saqqara.games.imhotep import GAME
from saqqara.games.imhotep.components import card_names, site_names
from saqqara.games.imhotep.position import ask_name
from saqqara.games.imhotep.things import NONE, Ask, Card

if TYPE_CHECKING:
    from collections.abc import Iterator

    from saqqara.core.game import Table

FOLDER = Path(__file__).parent / "replays"
BLUE = card_names()[Card.LEVER :]
RED = card_names()[: Card.PAVED_PATH + 1]

NAMES = (
    *(f"seats-{seats}" for seats in GAME.seats),
    *(f"only-{site}-b" for site in site_names()),
    "all-b",
    *(f"take-{card}" for card in card_names()),
    *(f"play-{card}" for card in BLUE),
    *(f"red-{card}" for card in RED),
    "entrance-by-choice",
    "red-without-a-stone",
    "end-of-round-six",
    "lock-up-in-a-middle-round",
    "lock-up-in-round-six",
    "forced-pass",
    "tie-broken-by-the-sled",
    "shared-win",
    "reshuffle",
    "pair-kept",
    "pair-untaken",
    "wrath",
    "beside-the-pyramids",
    "bonus-declined",
    *(f"ask-{ask}" for ask in GAME.asks),
)

NOT_SHOWN_YET: tuple[str, ...] = ()  # may only shrink

REVIEWED = ("all-b", "only-market-b")  # kept with what every seat sees and is told
SHORT = ("lock-up-in-a-middle-round", "lock-up-in-round-six", "forced-pass", "red-without-a-stone")  # of stones


def shown(match: Match) -> set[str]:
    """Return the names of what a finished game shows."""
    found = _of_setup(match.setup)
    again = Match(match.setup, match.start)
    passed = False
    for move in match.moves:
        old = plain_record(GAME.state)
        again.kernel.rules.copy(old, again.state)
        again.play(move.seat, move.action.code)
        after = again.state
        found |= {f"ask-{ask_name(old.ask)}"} | _of_move(old, after, move.action.code, match.setup.seats)
        if passed and move.action.code != "pass" and old.round == after.round and move.seat != CHANCE:
            found.add("forced-pass")
        passed = move.action.code == "pass" and old.round == after.round
    return found | _of_end(again)


def _of_setup(setup: Setup) -> set[str]:
    sides = [site for site in site_names() if setup.option(site) == "B"]
    found = {f"seats-{setup.seats}"}
    if len(sides) == 1:
        found.add(f"only-{sides[0]}-b")
    return found | ({"all-b"} if len(sides) == len(site_names()) else set())


def _stones(s: Any, card: str) -> int:
    if card == "paved-path":
        towers: list[int] = [owner for owner in s.tower if owner != NONE]
        return int(sum(s.obelisk)) + 3 * len(towers)
    built: list[int] = s.pyramid if card == "entrance" else s.burial
    return sum(built).bit_count()


def _of_move(old: Any, new: Any, code: str, seats: int) -> set[str]:
    return _of_card(old, new, code) | _of_round(old, new, code, seats)


def _of_card(old: Any, new: Any, code: str) -> set[str]:
    verb, _, card = code.partition(" ")
    found = set()
    if verb in {"take", "play"} and card != "pair":
        found.add(f"{verb}-{card}")
    if verb in {"take", "keep", "draw"} and card in RED:
        if _stones(new, card) > _stones(old, card):
            found.add(f"red-{card}")
        elif new.ask != Ask.ENTRANCE:
            found.add("red-without-a-stone")
    if old.ask == Ask.ENTRANCE:
        found |= {"entrance-by-choice", "red-entrance"}
    if verb == "keep":
        found.add("pair-kept")
    if verb == "decline":
        found.add("bonus-declined")
    return found | ({"reshuffle"} if new.shuffles > old.shuffles else set())


def _of_round(old: Any, new: Any, code: str, seats: int) -> set[str]:
    found = set()
    ended = new.round > old.round or new.ask == Ask.OVER
    if ended and old.pair_place != NONE:
        found.add("pair-untaken")
    if ended and code == "pass" and old.passes == seats - 1:
        found.add("lock-up-in-round-six" if new.ask == Ask.OVER else "lock-up-in-a-middle-round")
    if new.ask == Ask.OVER and code != "pass":
        found.add("end-of-round-six")
    if sum(new.pyramid) >> 15:
        found.add("beside-the-pyramids")
    return found


def _of_end(match: Match) -> set[str]:
    found = {"ask-over"} if match.over else set()
    best = match.scores.count(max(match.scores))
    if best > 1 and len(match.winners) == 1:
        found.add("tie-broken-by-the-sled")
    if len(match.winners) > 1:
        found.add("shared-win")
    if min(match.points_by_source["wrath"]) < 0:
        found.add("wrath")
    return found


# -- Searching ----------------------------------------------------------------------------------------------------------


def _setup(name: str, chooser: Chooser) -> Setup:
    seats = int(name[-1]) if name.startswith("seats-") else chooser.choice(GAME.seats)
    if name.startswith("seats-"):
        return Setup.of(GAME, seats)
    if name == "all-b":
        return Setup.of(GAME, seats, dict.fromkeys(site_names(), "B"))
    if name.startswith("only-"):
        return Setup.of(GAME, seats, {name.split("-")[1]: "B"})
    chosen = {option.name: chooser.choice(option.values) for option in GAME.options}
    if name in SHORT:
        chosen["obelisk"] = "A"  # where all the stones go
    return Setup.of(GAME, seats, chosen)


def _play_on(match: Match, chooser: Chooser, seed: int, until: int | None = None) -> Match:
    dealer = SeededDealer(seed)
    match.deal(dealer)
    while not match.over and (until is None or match.state.round < until):
        seat = match.deciding[0]
        match.play(seat, chooser.choice(match.options(seat)).code)
        match.deal(dealer)
    return match


def _short_of_stones(setup: Setup, chooser: Chooser, seed: int) -> Table:
    """Build most of the stones before a late round begins, so that quarries run empty."""
    table = _play_on(Match(setup), chooser, seed, chooser.choice((3, 5, 6))).table
    for seat in range(setup.seats):
        left = min(table["quarry"][seat], chooser.choice((0, 0, 1)))
        table["obelisk"]["heights"][seat] += table["quarry"][seat] - left
        table["quarry"][seat] = left
        if chooser.choice((True, False)):
            table["obelisk"]["heights"][seat] += table["sled"][seat]
            table["sled"][seat] = 0
    return table


def candidates(name: str) -> Iterator[Match]:
    """Play random games that may show a name."""
    for seed in count(1):
        chooser = Chooser(seed)
        setup = _setup(name, chooser)
        start = _short_of_stones(setup, chooser, seed) if name in SHORT else None
        yield _play_on(Match(setup, start), chooser, seed)


def find(name: str) -> Match:
    """Return the first random game that shows a name."""
    return next(match for match in candidates(name) if name in shown(match))


# -- Writing ------------------------------------------------------------------------------------------------------------


def summary(match: Match) -> list[str]:
    """Return what a replay comes to, as remarks below its last line."""
    rows = [("scores", match.scores), ("winners", match.winners), *match.points_by_source.items()]
    return [f"# {name} {' '.join(map(str, numbers))}" for name, numbers in rows]


def review(match: Match) -> str:
    """Return the game as it is told, move by move, with a short name of what each seat and a spectator then see."""
    words = Words("en", GAME)
    again = Match(match.setup, match.start)
    lines = [again.lines[0]]
    for move in match.moves:
        again.play(move.seat, move.action.code)
        told = words.told(move.action, words.say("chance") if move.seat == CHANCE else f"seat {move.seat}")
        only = "" if move.only is None else f" (only to seat {', '.join(map(str, move.only))})"
        seats = (*range(match.setup.seats), SPECTATOR)
        seen = " ".join(f"{seat if seat != SPECTATOR else '-'}:{_short(again.view(seat).table)}" for seat in seats)
        lines += [f"{told}{only}", f"    {seen} = {' '.join(map(str, again.scores))}"]
    return "\n".join(lines) + "\n"


def _short(table: Table) -> str:
    return sha256(json.dumps(table, sort_keys=True).encode()).hexdigest()[:6]


def write(name: str, match: Match) -> None:
    """Keep a replay under a name."""
    FOLDER.mkdir(exist_ok=True)
    text = match.text + "\n".join(summary(match)) + "\n"
    (FOLDER / f"{name}.log").write_text(text, encoding="utf-8")


def main() -> None:
    """Find what is not kept yet; write the reviews."""
    kept: set[str] = set()
    for path in sorted(FOLDER.glob("*.log")):
        kept |= {path.stem} | shown(replay(path.read_text(encoding="utf-8")))
    for name in NAMES:
        needs_a_file = not name.startswith("ask-")
        if name not in kept or (needs_a_file and not (FOLDER / f"{name}.log").exists()):
            match = find(name)
            write(name, match)
            kept |= shown(match)
    for name in REVIEWED:
        match = replay((FOLDER / f"{name}.log").read_text(encoding="utf-8"))
        (FOLDER / f"{name}.review.txt").write_text(review(match), encoding="utf-8")


if __name__ == "__main__":
    main()
