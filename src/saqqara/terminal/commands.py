"""What can be typed besides an answer: help, rules, undo, save, log, quit."""

from __future__ import annotations

import shlex
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from saqqara.ai.arrays import COMPILED
from saqqara.ai.network import help_of
from saqqara.ai.players import choose, player
from saqqara.core.game import nearest
from saqqara.core.log import shorten
from saqqara.core.said import in_language, of_system
from saqqara.core.sight import Sight
from saqqara.core.words import sentences
from saqqara.terminal import choosing, saving
from saqqara.terminal.choosing import squash
from saqqara.terminal.screen import GOOD, LIT, PROMPT, QUIET

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from saqqara.core.game import Action
    from saqqara.terminal.table import Table

PATIENCE: Final = 3.0  # seconds that a first hint waits for the search; where it has to be compiled, greedy answers
KEYS: Final = ("number", "code", "enter", "why", "rules", "hint", "undo", "save", "log", "quit")
MOST_REASONS: Final = 3
STOP: Final = "q"


class Leave(Exception):  # noqa: N818  not an error: somebody leaves the table
    """Somebody has saved the game and leaves."""


def obey(table: Table, seat: int, text: str) -> bool:
    """Carry out a command; False if it is none."""
    if text.startswith("?"):
        explain(table, seat, text[1:].strip())
        return True
    word, _, rest = text.partition(" ")
    name = word.casefold()
    if name == "save":
        save(table, rest.strip())
    elif name == "hint" and not rest:
        hint(table, seat)
    elif name in COMMANDS and not rest:
        COMMANDS[name](table)
    else:
        return False
    return True


# -- Help and rules ---------------------------------------------------------------------------------------------------


def show_help(table: Table) -> None:
    """List the commands."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(style=LIT, no_wrap=True)
    grid.add_column()
    for key in KEYS:
        grid.add_row(Text(table.say(f"key-{key}")), Text(table.say(f"help-{key}")))
    pages(table, [grid])


def rules(table: Table) -> None:
    """Show every sentence, chapter by chapter."""
    parts: list[RenderableType] = []
    for chapter, rows in sentences(table.game, table.words):
        parts += [Text(), Text(chapter, "bold"), *(_sentence(table, row) for row in rows)]
    pages(table, parts)


def _sentence(table: Table, row: dict[str, Any]) -> Text:
    mark = f", {table.words.say('our-ruling')}" if row["ours"] else ""
    return Text(f"{row['text']} [{row['id']}{mark}]")


def explain(table: Table, seat: int, text: str) -> None:
    """Explain a sentence by its id, or say why an action is not allowed."""
    if not text:
        show_help(table)
        return
    listed = {row["id"]: row for _, rows in sentences(table.game, table.words) for row in rows}
    words = text.casefold().split()
    exact = [name for name in listed if squash(name) == squash(text)]
    actions = [action for action in table.game.catalogue.actions if squash(action.code) == squash(text)]
    alike = [name for name in listed if name.startswith("-".join(words))]
    begun = [action for action in table.game.catalogue.actions if choosing.begins(action, words)]
    if exact or (alike and not actions):
        table.notices += [_sentence(table, listed[name]) for name in exact or alike]
    elif actions or begun:
        _judge(table, seat, text, actions or begun)
    else:
        near = nearest("-".join(words), listed) or choosing.near(text, (), table.game.catalogue)
        table.note("no-sentence-near" if near else "no-sentence", typed=shorten(text, 30), near=near or "")


def _judge(table: Table, seat: int, text: str, actions: Sequence[Action]) -> None:
    allowed = [action for action in actions if not table.match.why(seat, action.code)]
    for action in allowed[:MOST_REASONS]:
        table.note("allowed", GOOD, code=action.code, sentence=table.words.action(action))
    if not allowed:
        refuse(table, seat, text, actions)


def refuse(table: Table, seat: int, text: str, actions: Sequence[Action]) -> None:
    """Say which sentences forbid what was typed."""
    code = actions[0].code if len(actions) == 1 else shorten(" ".join(text.split()), 30)
    reasons = dict.fromkeys(table.match.why(seat, action.code) for action in actions)
    for rule in list(reasons)[:MOST_REASONS]:
        table.note("refused", code=code, reason=table.words.rule(rule), rule=rule)


def hint(table: Table, seat: int) -> None:
    """Say what the game's own numbers suggest, or what the analyst would do; from the seat's view alone."""
    view, options = table.match.view(seat), table.match.options(seat)
    if not table.game.hints:
        COMPILED.prepare_in_background(table.game).join(PATIENCE)
        adviser = "analyst" if COMPILED.ready(table.game) else "greedy"
        best = choose(player(adviser, table.seed, table.game), view, options)
        table.note("hint-ahead", GOOD, code=best.code)
        share = chance(table, Sight.of(view, options))
        if share is not None:
            table.note("hint-chance", GOOD, share=round(100 * share))
        return
    said: list[str] = import_module(table.game.hints).hints(table.match.setup, view, options, table.words)
    table.notices += [Text(line, GOOD) for line in said]


def chance(table: Table, sight: Sight) -> float | None:
    """Return how likely it is to win from here for who plays alone, where the game knows and need not be waited for."""
    helper = help_of(table.game, "chance")
    return helper(sight) if helper is not None and COMPILED.ready(table.game) else None


# -- Undo and log -----------------------------------------------------------------------------------------------------


def undo(table: Table) -> None:
    """Take back the last action of a person, and what computer players did since; never what was revealed.

    Of a sealed answer of somebody who is not looking, nothing is told but that it is asked for again.
    """
    match = table.match
    mine = next((move for move in reversed(match.moves) if move.seat in table.people), None)
    if mine is None:
        table.note("undo-nothing")
    elif any(match.revealed(move) and move.line >= mine.line for move in match.moves):
        table.note("undo-revealed")
    else:
        match.undo(mine.seat, over_others=True)
        table.since = len(match.moves)
        if table.sees(mine):
            table.note("undone", GOOD, what=table.told_of(mine).sentence)
        else:
            table.note("undone-sealed", GOOD, who=table.names[mine.seat])


def log(table: Table) -> None:
    """Show everything that happened and that may be known here."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(style=QUIET)
    grid.add_column()
    for move in table.match.moves:
        if table.sees(move):
            event = table.told_of(move)
            told = Text(event.sentence).append(f"  {event.gains}" if event.gains else "", QUIET)
            grid.add_row(Text(table.match.lines[move.line - 1]), told)
    pages(table, [grid])


def pages(table: Table, parts: Sequence[RenderableType]) -> None:
    """Show something long, a screenful at a time where the screen is drawn afresh."""
    console = table.screen.console
    if not table.screen.fresh:
        table.screen.print(*parts)
        return
    lines = [line for part in parts for line in console.render_lines(part, pad=False)]
    room = max(console.height - 2, 5)
    for first in range(0, len(lines), room):
        table.screen.clear()
        for line in lines[first : first + room]:
            console.print(Text.assemble(*((segment.text, segment.style or "") for segment in line)), soft_wrap=True)
        last = first + room >= len(lines)
        if table.read(table.say("back" if last else "more") + " " + PROMPT).strip().casefold() == STOP:
            return


# -- Saving and leaving -----------------------------------------------------------------------------------------------


def save(table: Table, name: str) -> bool:
    """Save the game, to a file of that name or to its own; a failure is said and nothing else happens."""
    try:
        path = _named(table, name)
        if name and path != table.file and path.exists():
            table.note("exists", file=f"{path}")
            return False
        saving.write(path, saving.text_of(table.match, table.seed, table.players))
    except (OSError, ValueError, RuntimeError) as error:  # the last one: a home folder of nobody
        where = shorten(name or f"{table.file or saving.folder()}", 200)
        reason = of_system(error) if isinstance(error, OSError) else f"{error}"
        table.note("not-saved", file=where, reason=in_language(reason, table.words.language))
        return False
    table.file = path
    table.note("saved", GOOD, file=f"{path}")
    return True


def _named(table: Table, name: str) -> Path:
    if not name:
        return table.file or saving.new_file(table.game.name)
    path = Path(name).expanduser()
    return path / saving.new_file(table.game.name).name if path.is_dir() else path


def leave(table: Table) -> None:
    """Save and leave; when that fails, leave only if it is said again."""
    if table.may_leave or save(table, ""):
        raise Leave
    table.may_leave = True
    table.note("leave-anyway")


def quoted(path: Path) -> str:
    """Write a path as a shell reads it."""
    return shlex.quote(f"{path}")


COMMANDS: Final[dict[str, Callable[[Table], None]]] = {
    "help": show_help, "rules": rules, "undo": undo, "log": log, "quit": leave, "exit": leave, STOP: leave,
}  # fmt: skip
