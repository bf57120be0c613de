"""A match, the people and computer players round it, and the screen they share."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from rich.text import Text

from saqqara.ai.arrays import COMPILED
from saqqara.ai.players import Player, choose, patient, player
from saqqara.ai.search import SearchPlayer
from saqqara.core.dealer import SeededDealer
from saqqara.core.game import CHANCE
from saqqara.core.log import shorten
from saqqara.core.view import SPECTATOR
from saqqara.terminal import choosing, commands, saving
from saqqara.terminal.choosing import Chosen, Narrowed, NoSuchNumber, Refused, Row, Unknown
from saqqara.terminal.screen import BAD, GOOD, PROMPT, QUIET, Event, Screen, number, printable, standard_read

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from rich.console import Console

    from saqqara.core.game import Action
    from saqqara.core.match import Move
    from saqqara.core.words import Words

INTERRUPTED: Final = 130
NOT_WRITTEN: Final = 1
RECENT: Final = 30  # moves that the screen looks back


class Table:
    """One game in one terminal."""

    def __init__(
        self, saved: saving.Saved, file: Path | None, words: Words, console: Console, read: Callable[[str], str] | None
    ) -> None:
        """Seat everybody."""
        self.match, self.seed, self.players = saved.match, saved.seed or 0, saved.players or []
        self.game = saved.match.setup.game
        self.bots: list[Player | None] = [
            None if name == saving.PERSON else patient(player(name, self.seed, self.game)) for name in self.players
        ]
        if any(isinstance(bot, SearchPlayer) for bot in self.bots):
            COMPILED.prepare_in_background(self.game)
        self.people = [seat for seat, bot in enumerate(self.bots) if bot is None]
        self.dealer = SeededDealer(self.seed)
        self.words = words
        self.names = [words.say(f"seat-{seat}") for seat in range(len(self.players))]
        keyboard = read is not None or (sys.stdin is not None and sys.stdin.isatty())
        self.screen = Screen(console, words, self.names, self.game.draw, fresh=keyboard)
        self.read = read or standard_read(console)
        self.file = file
        self.gains: dict[int, str] = {}  # by line of the log: who won how many points there
        self.since = len(self.match.moves)  # moves before the last answer
        self.told = {move.line for move in self.match.moves if not move.sealed}  # lines told on paper
        self.notices = [Text(self.say("cut", line=saved.cut.reason), BAD)] if saved.cut else []
        self.begun: tuple[str, ...] = ()  # what the list was narrowed by
        self.behind: int | None = None  # seat that sits behind the curtain
        self.may_leave = False  # leaving without saving was offered

    def say(self, name: str, **values: object) -> str:
        """Return a sentence of the terminal."""
        return self.words.say(f"play-{name}", **values)

    def note(self, name: str, style: str = BAD, **values: object) -> None:
        """Have a sentence shown above the prompt."""
        self.notices.append(Text(self.say(name, **values), style))

    # -- The course of the game ---------------------------------------------------------------------------------------

    def run(self) -> int:
        """Play to the end, or until somebody leaves; however that happens, the game is saved."""
        try:
            return self._run()
        except BrokenPipeError:
            self._save_quietly()
            return 0
        except OSError:  # the screen cannot be written to
            self._save_quietly()
            return NOT_WRITTEN

    def _run(self) -> int:
        if "game-designed" in self.words and not self.match.setup.files:
            designed = " ".join(self.words.say(part) for part in ("game-designed", "game-designed-how"))
            self.notices.append(Text(designed, QUIET))
        if self.match.setup.options:
            self.notices.append(Text(self._chosen(), QUIET))
        try:
            self._play()
            self._finish()
        except commands.Leave:
            self.part()
        except EOFError:
            commands.save(self, "")
            self.part()
        except KeyboardInterrupt:
            commands.save(self, "")
            self.part()
            return INTERRUPTED
        return 0

    def _play(self) -> None:
        while True:
            before = self.match.scores
            if self.match.deal(self.dealer):
                self._count(before)
            if self.match.over:
                return
            deciding = self.match.deciding
            seat = next((seat for seat in deciding if self.bots[seat]), deciding[0])
            bot = self.bots[seat]
            if bot is None:
                self._ask(seat)
            else:
                self._do(seat, choose(bot, self.match.view(seat), self.match.options(seat)))

    def _do(self, seat: int, option: Action) -> None:
        before = self.match.scores
        self.match.play(seat, option.code)
        self._count(before)
        self.may_leave = False

    def _count(self, before: list[int]) -> None:
        """Remember the points that the last move brought."""
        changes = [new - old for old, new in zip(before, self.match.scores, strict=True)]
        signed = ("+" * (change > 0) + number(change) for change in changes)
        won = (f"{name} {points}" for name, points, change in zip(self.names, signed, changes, strict=True) if change)
        self.gains[self.match.moves[-1].line] = ", ".join(won)

    def _finish(self) -> None:
        """Show the table, the points by source, the winners, and where the game was saved."""
        self._draw_curtain(None)
        self.screen.clear()
        self._tell()
        winners = [self.names[seat] for seat in self.match.winners]
        sentence = self.say("shared", who=", ".join(winners)) if winners else self.say("nobody")
        if len(winners) == 1:
            sentence = self.say("won", who=winners[0])
        points = self.screen.points(self.match.points_by_source, self.match.scores)
        view = self.match.view(self.people[0] if len(self.people) == 1 else SPECTATOR)
        told = [] if self.match.setup.for_points else [Text(sentence, GOOD)]
        self.screen.print(self.screen.drawing(view), points, *told)
        commands.save(self, "")
        self.screen.print_whole(*self.notices)

    def part(self) -> None:
        """Say the last words, where everybody can read them."""
        self.screen.reveal()
        self.screen.print_whole(Text(), *self.notices)
        if self.file is not None and not self.may_leave:
            self.screen.print_whole(Text(self.say("go-on", file=commands.quoted(self.file))))

    def _save_quietly(self) -> None:
        """Nobody reads any more: save what was played, and write nothing."""
        if any(move.seat in self.people for move in self.match.moves):
            commands.save(self, "")
        with suppress(OSError, ValueError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())

    # -- A question ---------------------------------------------------------------------------------------------------

    def _ask(self, seat: int) -> None:
        """Ask a person until there is an answer, or something was taken back."""
        self._draw_curtain(seat)
        self.begun = ()
        lines = len(self.match.lines)
        whole = True
        while len(self.match.lines) == lines:
            shown = self._show(seat, whole=whole)
            self._answer(seat, printable(self.read(PROMPT)), shown)
            whole = False

    def _show(self, seat: int, *, whole: bool) -> list[Row]:
        """Show the screen of a seat; where it cannot be drawn afresh, only what is new."""
        screen = self.screen
        options = choosing.narrowed(self.match.options(seat), self.begun)
        drawing = screen.drawing(self.match.view(seat))
        question = screen.question(self.game.question(self.match.state, seat), seat)
        heading = screen.heading(self.match.scores, self._named_bots())
        spare = screen.spare(heading, drawing, question, *self.notices)
        shown = choosing.rows(options, screen.room(spare))
        listed = screen.options(shown, screen.room(spare))
        if screen.fresh:
            screen.clear()
            screen.print(heading, drawing, screen.below(question, listed, self._hint(shown), self._events(), spare))
        elif whole:
            self._tell()
            screen.print(heading, drawing, question, listed, Text(self._hint(shown), QUIET))
        elif not self.notices:
            screen.print(question, listed, Text(self._hint(shown), QUIET))
        screen.print(*self.notices)
        self.notices = []
        return shown

    def _named_bots(self) -> list[str | None]:
        return [self.words.level(name) if bot else None for name, bot in zip(self.players, self.bots, strict=True)]

    def _chosen(self) -> str:
        """Name the options that are not as usual."""
        words, chosen = self.words, self.match.setup.options
        return " · ".join(f"{words.option(name)}: {words.value(name, value)}" for name, value in chosen)

    def _hint(self, shown: list[Row]) -> str:
        if len(shown) == 1 and len(shown[0].options) == 1:
            return self.say("hint-one")
        return self.say("hint-narrowed" if self.begun else "hint")

    def _answer(self, seat: int, text: str, shown: list[Row]) -> None:
        options = self.match.options(seat)
        if not text:
            self._enter(seat, shown)
            return
        if not any(choosing.squash(option.code) == choosing.squash(text) for option in options) and commands.obey(
            self, seat, text
        ):
            return
        answer = choosing.understand(text, options, shown, self.begun, self.game.catalogue)
        if isinstance(answer, Chosen):
            self._choose(seat, answer.option)
        elif isinstance(answer, Narrowed):
            self.begun = answer.words
        elif isinstance(answer, NoSuchNumber):
            self.note("no-number", number=answer.number, last=len(shown))
        elif isinstance(answer, Refused):
            commands.refuse(self, seat, text, answer.actions)
        else:
            self._not_known(text, answer)

    def _enter(self, seat: int, shown: list[Row]) -> None:
        """Enter alone: the only option, or the whole list again."""
        if len(shown) == 1 and len(shown[0].options) == 1:
            self._choose(seat, shown[0].options[0])
        elif self.begun:
            self.begun = ()
        else:
            self.note("several")

    def _choose(self, seat: int, option: Action) -> None:
        """Do what was chosen; what it opens is as new as the answer itself."""
        sealed = [index for index, move in enumerate(self.match.moves) if move.sealed]
        self.since = len(self.match.moves)
        self._do(seat, option)
        if sealed and not self.match.moves[sealed[0]].sealed:
            self.since = sealed[0]

    def _not_known(self, text: str, answer: Unknown) -> None:
        typed = shorten(text, 30)
        if answer.near:
            self.note("unknown-near", typed=typed, code=answer.near)
        else:
            self.note("unknown", typed=typed)

    # -- What happened, and who may know it ---------------------------------------------------------------------------

    def _draw_curtain(self, seat: int | None) -> None:
        """Let nobody else look where a seat sees or answers secretly; open the curtain where there is no need."""
        secret = (
            seat is not None
            and len(self.people) > 1
            and (self.match.seals(seat) or self.match.view(seat).bytes != self.match.view(SPECTATOR).bytes)
        )
        if secret and self.behind == seat:
            return
        self.screen.reveal()
        self.behind = None
        if secret and seat is not None:
            self.screen.clear()
            self._tell()
            self.read(self.say("curtain", who=self.names[seat]) + " ")
            self.screen.hide()
            self.behind = seat

    def sees(self, move: Move) -> bool:
        """Say whether everybody who looks at the screen may know of a move."""
        audience = self.people if self.behind is None else [self.behind]
        return move.only is None or all(seat in move.only for seat in audience)

    def told_of(self, move: Move) -> Event:
        """Tell a move."""
        who = self.words.say("chance") if move.seat == CHANCE else self.names[move.seat]
        return Event(
            self.words.told(move.action, who), None if move.seat == CHANCE else move.seat, self.gains.get(move.line, "")
        )

    def _events(self) -> list[Event]:
        moves = list(enumerate(self.match.moves))[-RECENT:]
        return [self.told_of(move).older(index < self.since) for index, move in moves if self.sees(move)]

    def _tell(self) -> None:
        """Tell what was not told yet, line by line; a sealed answer is told to everybody when it is open."""
        moves = [move for move in self.match.moves if move.line not in self.told]
        if not self.screen.fresh:
            events = [self.told_of(move) for move in moves if self.sees(move)]
            self.screen.print(*self.screen.events(events, len(events) + 1))
        self.told.update(move.line for move in moves if not move.sealed or self.people == [move.seat])
