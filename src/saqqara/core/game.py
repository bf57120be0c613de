"""What a game is to the rest of the house: its rules text, its printed things, its options, its actions, its words."""

from __future__ import annotations

from dataclasses import dataclass, field
from difflib import get_close_matches
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final

from saqqara.core.contract import CHANCE
from saqqara.core.files import FileError, on_a_line, read_text
from saqqara.core.said import mistake, quoted, told

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping
    from pathlib import Path

__all__ = ["CHANCE", "Action", "Catalogue", "Game", "IllegalAction", "Option", "Setup", "Table", "Wish"]

Table = dict[str, Any]  # the documented state, with names
NEAR: Final = 0.5


class IllegalAction(ValueError):  # noqa: N818  the house's word for a player's mistake
    """A player's mistake: who, what, when, and the rule that forbids it."""

    def __init__(self, seat: int, code: str, reason: str, rule: str) -> None:
        """Keep the parts for callers that say it in their own way."""
        super().__init__(f"seat {seat} may not {code!r}: {reason} [{rule}]")
        self.seat, self.code, self.reason, self.rule = seat, code, reason, rule


@dataclass(frozen=True, slots=True)
class Action:
    """One thing that can be done: its number, its stable code, its path of spots, and the words for it."""

    number: int
    code: str
    path: tuple[str, ...] = ()
    text: str = ""  # id of the sentence
    words: Mapping[str, Any] = field(default_factory=dict)  # what fills the sentence


class Catalogue:
    """All actions of a game, by number and by code."""

    def __init__(self, actions: Iterable[Action]) -> None:
        """Index the actions; numbers and codes are unique."""
        self.actions = tuple(actions)
        self._by_number = {action.number: action for action in self.actions}
        self._by_code = {action.code: action for action in self.actions}
        if len(self._by_number) != len(self.actions) or len(self._by_code) != len(self.actions):
            msg = "two actions share a number or a code"
            raise ValueError(msg)

    def __getitem__(self, number: int) -> Action:
        """Return the action with a number."""
        return self._by_number[number]

    def find(self, code: str) -> Action | None:
        """Return the action with a code, if there is one."""
        return self._by_code.get(code)

    def near(self, code: str) -> str | None:
        """Return the code most like a mistyped one."""
        return nearest(code, self._by_code)


@dataclass(frozen=True, slots=True)
class Option:
    """A choice made at set-up; the first value is the default.

    An option with `read` also takes the name of a file. `read` gets the file's text, checks it and returns it in
    canonical form; its ValueError says what is wrong, and begins with the number of the line where there is one.
    """

    name: str
    values: tuple[str, ...]
    read: Callable[[str], str] | None = None
    rules: tuple[str, ...] = ()  # the sentences that say what it is about

    def parse(self, text: str) -> str:
        """Return the value as it is written in logs, case does not matter; or the name of a file as it is."""
        for value in self.values:
            if text.casefold() == value.casefold():
                return value
        if self.read is not None and text:
            return text
        known = ", ".join(self.values)
        raise ValueError(mistake("value-or-file" if self.read else "value", typed=f"{self.name}={text}", known=known))

    def load(self, file: str, folder: Path | None = None, files: Mapping[str, str] | None = None) -> str:
        """Return the canonical text of a file, or say in a FileError what is wrong with it.

        Where texts are handed over in `files`, by the option's name, no file is opened.
        """
        if files is not None:
            if self.name not in files:
                raise FileError(self.name, f"{self.name}={file}", mistake("not-sent"))
            return self.check(file, files[self.name])
        path, text = read_text(self.name, file, folder)
        return self.check(f"{path}", text)

    def check(self, file: str, text: str) -> str:
        """Return the canonical form of a file's text, or say in a FileError what is wrong with it."""
        if self.read is None:
            raise FileError(self.name, f"{self.name}={file}", mistake("takes-no-file"))
        try:
            return self.read(text)
        except ValueError as error:
            raise FileError(self.name, *on_a_line(file, told(error))) from None


@dataclass(frozen=True)
class Setup:
    """Which game, for how many, with which options (only those that differ from the default)."""

    game: Game
    seats: int
    options: tuple[tuple[str, str], ...] = ()
    files: tuple[tuple[str, str], ...] = ()  # canonical text for each option whose value is the name of a file

    @staticmethod
    def of(
        game: Game,
        seats: int,
        chosen: Mapping[str, str] | None = None,
        folder: Path | None = None,
        files: Mapping[str, str] | None = None,
    ) -> Setup:
        """Check seats and options, offering the nearest name for one that does not exist.

        A file is looked for from here on, and then in `folder`; where texts are handed over in `files`, none is opened.
        """
        if seats not in game.seats:
            allowed = ", ".join(map(str, game.seats))
            raise ValueError(mistake("seats", game=game.name, known=allowed, typed=str(seats)))
        known = {option.name: option for option in game.options}
        kept: dict[str, str] = {}
        for name, text in (chosen or {}).items():
            if name not in known:
                offered = offer(nearest(name, known), known)
                raise ValueError(mistake("no-option", game=game.name, typed=quoted(name), offer=offered))
            kept[name] = known[name].parse(text)
        changed = tuple((o.name, kept[o.name]) for o in game.options if kept.get(o.name, o.values[0]) != o.values[0])
        named = ((name, value) for name, value in changed if value not in known[name].values)
        texts = tuple((name, known[name].load(value, folder, files)) for name, value in named)
        setup = Setup(game, seats, changed, texts)
        reason = game.refuse(seats, setup.chosen())
        if reason:
            raise ValueError(mistake("of-game", game=game.name, text=reason))
        return setup

    @staticmethod
    def most(game: Game, seats: int, wanted: Mapping[str, str]) -> Setup:
        """Choose as many of the wanted values as go together, in the order of the game's options."""
        setup = Setup.of(game, seats)
        for option in game.options:
            chosen = {**setup.chosen(), option.name: wanted.get(option.name, option.values[0])}
            if not game.refuse(seats, chosen):
                setup = Setup.of(game, seats, chosen)
        return setup

    def option(self, name: str) -> str:
        """Return the chosen value of an option, or its default."""
        chosen = dict(self.options)
        return chosen.get(name) or next(option.values[0] for option in self.game.options if option.name == name)

    @property
    def for_points(self) -> bool:
        """Say whether points alone count, and nobody can lose."""
        return self.game.for_points(self.seats, dict(self.options))

    def chosen(self) -> dict[str, str]:
        """Return every option with its value."""
        return {option.name: self.option(option.name) for option in self.game.options}

    def file(self, name: str) -> str | None:
        """Return the canonical text of an option's file, None where its value is none."""
        return dict(self.files).get(name)

    @property
    def hash(self) -> str | None:
        """Return a name of what the files say, however they spell it; None without files."""
        if not self.files:
            return None
        parts = (f"{name} {len(text)}\n{text}" for name, text in self.files)
        return sha256("".join(parts).encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class Wish:
    """What is asked of a tool for printed things: a file by name and text, a seed, one part, a drawing, a language."""

    file: str | None = None
    text: str | None = None
    seed: int | None = None
    part: str | None = None
    svg: bool = False
    language: str = "en"


def anything_goes(_seats: int, _chosen: Mapping[str, str]) -> str:
    """Refuse no mix of seats and options."""
    return ""


def alone(seats: int, _options: Mapping[str, str]) -> bool:
    """Say whether there is nobody to play against."""
    return seats == 1


@dataclass(frozen=True, eq=False)
class Game:
    """One folder of the shelf."""

    name: str
    rules: int  # grows by one only when a stored log would play differently
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    chapters: tuple[str, ...]  # modules of the rules text, in order
    state: type
    components: type
    catalogue: Catalogue
    rule_ids: tuple[str, ...]  # by the number that `why` returns; 0 is "allowed"
    asks: tuple[str, ...]  # names of the questions, by the State's `ask`
    sources: tuple[str, ...]  # where points come from
    bound: int  # no game takes more lines than this
    fill: Callable[[Setup], Any]  # Components for a set-up
    describe: Callable[[Any, Any], Table]  # the documented table
    restore: Callable[[Table, Setup], Any]  # and back; ValueError when pieces do not add up
    question: Callable[[Any, int], str]  # name of the question a seat has to answer
    points: Callable[[Any, Any], dict[str, list[int]]]  # by source
    # what the final scoring brought each seat, by the table at the end; without it points are counted all along
    final: Callable[[Any, Any], list[int]] | None = None
    refuse: Callable[[int, Mapping[str, str]], str] = anything_goes  # why seats and options do not go together
    for_points: Callable[[int, Mapping[str, str]], bool] = alone  # whether points alone count, and nobody can lose
    folder: str = ""  # package of the game, where its texts and drawings are
    draw: str = ""  # module that draws the table in a terminal
    parts: str = ""  # module whose `parts(view)` tells the table part by part, for those who hear it
    # show, check, make: each answers with its "text", an "svg" where it draws, "ok" where it judges
    tools: Mapping[str, Callable[[Wish], dict[str, Any]]] = field(default_factory=dict)
    share: float = 1  # of the games that tests play in both back ends: less where a game takes long
    goals: Mapping[str, float] = field(default_factory=dict)  # what the benchmark is to reach, by the names it uses
    figures: str = ""  # module whose `figures` measures more than the speed of the rules
    desk: str = ""  # module whose DESK says how the file of an option is typed in; without one nothing can be
    hints: str = ""  # module that gives hints of its own; without one, a look one step ahead is offered
    # module that helps the search: its `players()` are more players by name, each made by a seed; `prove(sight)` is the
    # number of a provably best option, None where that is not known or would take too long; `count_to_end(sight)` is
    # that of the best for one's own points near the end; `chance(sight)` is the share of games that are won from here
    # by who plays alone, None where that is not known; `lore(game)` is what its looks look up, whole numbers, and
    # `has_lore(game)` says whether that is at hand; all may be missing
    brain: str = ""
    # modules that say what a network looks at, and its `outlook`; without them, what any learner does
    looks: tuple[str, ...] = ()
    solve: Callable[[Setup, int, int], list[str]] | None = None  # best line on the deal of a seed, by width

    def rule_id(self, number: int) -> str:
        """Return the id of a rule by its number."""
        return self.rule_ids[number]


def nearest(word: str, words: Iterable[str]) -> str | None:
    """Return the known word most like a mistyped one."""
    found = get_close_matches(word, list(words), 1, NEAR)
    return found[0] if found else None


def offer(near: str | None, known: Iterable[str]) -> str:
    """End a message with the nearest name, or with all of them."""
    return mistake("near", near=quoted(near)) if near else mistake("known", known=", ".join(known))
