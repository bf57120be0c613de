"""The command line: `saqqara COMMAND ...`."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable, Sequence
from typing import Any

from saqqara import __version__
from saqqara.cli import arena, commands, serving, texts, training
from saqqara.cli.mistakes import Mistake, Parser, spoken
from saqqara.core.said import mistake, of_system, plain

BAD_INPUT, INTERRUPTED = 2, 130
FILES = "files that the log names, where they lie elsewhere now"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code: 0, 2 for bad input, 130 when interrupted."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    try:
        return run(given)
    except Mistake as made:
        _complain(made, given)
    except KeyboardInterrupt:
        print(f"saqqara: {mistake('stopped').in_language(spoken(given))}", file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # whoever read us has had enough
        return 0
    except OSError as error:
        _complain(Mistake(of_system(error), str(error.filename or "")), given)
    return BAD_INPUT


def _complain(made: Mistake, given: Sequence[str]) -> None:
    """Say what was wrong in the language of the person, or to a program in English with the id of the sentence."""
    if "--json" in given:
        parts = {"error": made.error, "where": made.where, "hint": made.hint, **plain(made.error)}
        print(json.dumps(parts, ensure_ascii=False), file=sys.stderr)
    else:
        print(made.line(spoken(given)), file=sys.stderr)


def run(arguments: Sequence[str]) -> int:
    """Parse the arguments and carry out the command."""
    options = _parser().parse_args(arguments)
    command: Command = options.run
    code = command(options)
    sys.stdout.flush()
    return code


# -- What can be asked ------------------------------------------------------------------------------------------------


def _parser() -> Parser:
    parser = Parser(prog="saqqara", description="Board games of ancient Egypt: play, replay, simulate, measure.")
    parser.add_argument("--version", action="version", version=f"saqqara {__version__}")
    added = parser.add_subparsers(dest="command", required=True, metavar="COMMAND", parser_class=Parser)
    _add_serve(added)
    _add_play(added)
    _add_simulate(added)
    _add_arena(added)
    _add_solve(added)
    _add_train(added)
    _add_logs(added)
    _add_perft(added)
    _add_others(added)
    return parser


Command = Callable[[argparse.Namespace], int]


def _command(added: Any, name: str, run_it: Command, text: str, *, as_json: bool = True) -> Parser:
    parser: Parser = added.add_parser(name, help=text, description=text)
    parser.set_defaults(run=run_it)
    if as_json:
        parser.add_argument("--json", action="store_true", help="print one JSON object and nothing else")
    return parser


def _add_set_up(parser: Parser) -> None:
    parser.add_argument("--seats", metavar="N", help="how many play (default 2, or as few as the game is for)")
    parser.add_argument("--seed", metavar="S", help="a number; the same seed deals the same cards")
    _add_set(parser, "NAME=VALUE", "options of the game")


def _add_set(parser: Parser, what: str, text: str) -> None:
    parser.add_argument("--set", nargs="+", action="extend", default=[], metavar=what, help=text)


def _add_serve(added: Any) -> None:
    serve = _command(added, "serve", serving.serve_command, "Run the service and open its page.", as_json=False)
    serve.add_argument("--host", metavar="H", help="address to listen on (default 127.0.0.1)")
    serve.add_argument("--port", metavar="N", help="port (default 8321; the next free one where it is taken)")
    serve.add_argument("--no-browser", action="store_true", help="open no browser")
    serve.add_argument("--lan", action="store_true", help="let others in your network play, and show a code for phones")
    serve.add_argument("--workers", metavar="N", help="processes that serve (default 1; more need --database)")
    serve.add_argument("--proxy", metavar="ADDRESSES", help="proxies in front, whose word on addresses is taken")
    backup = _command(added, "backup", serving.backup_command, "Write all tables to one file.", as_json=False)
    restore = _command(added, "restore", serving.restore_command, "Put a backup in place.", as_json=False)
    restore.add_argument("--force", action="store_true", help="replace data that is there; it is kept beside")
    for command in (backup, restore):
        command.add_argument("file", metavar="FILE")
    for command in (serve, backup, restore):
        command.add_argument("--data", metavar="DIR", help="folder of the data (default: your data folder)")
        text = "PostgreSQL instead of the folder: postgresql://... (default: SAQQARA_DATABASE, if it is set)"
        command.add_argument("--database", metavar="URL", help=text)


def _add_play(added: Any) -> None:
    play = _command(added, "play", commands.play_command, "Play a game in the terminal.", as_json=False)
    play.add_argument("game", nargs="?", metavar="GAME", help="see `saqqara games`")
    _add_set_up(play)
    play.add_argument(
        "--bots", metavar="NAMES", help="players of the last seats, e.g. level2,greedy; none: people only"
    )
    play.add_argument("--resume", metavar="FILE", help="go on with a saved game")
    play.add_argument(
        "--lang",
        default=spoken(()),
        metavar="LANGUAGE",
        help="en, de, cs, fi, sv or hu (default: as the system speaks)",
    )


def _add_simulate(added: Any) -> None:
    simulate = _command(
        added,
        "simulate",
        commands.simulate_command,
        "Let computer players play many games and count what comes out.",
    )
    simulate.add_argument("game", metavar="GAME")
    _add_set_up(simulate)
    simulate.add_argument("--games", default="1000", metavar="M", help="how many games (default 1000)")
    simulate.add_argument("--bots", default="random", metavar="NAMES", help="one for all seats, or one for each")
    simulate.add_argument("--logs", metavar="DIR", help="write every game's log there")
    simulate.add_argument("--parquet", metavar="FILE", help="write every decision with what was seen there")


def _add_arena(added: Any) -> None:
    parser = _command(
        added, "arena", arena.arena_command, "Let players meet on the same deals in every seating, and compare them."
    )
    parser.add_argument("game", metavar="GAME")
    _add_set_up(parser)
    parser.add_argument("--players", required=True, metavar="NAMES", help="two or more, e.g. greedy,cmd:./mybot")
    parser.add_argument("--deals", default="100", metavar="N", help="how many deals (default 100)")
    parser.add_argument("--logs", metavar="DIR", help="write every game's log there, and the results as they come")
    parser.add_argument("--resume", action="store_true", help="go on with the results in the folder of --logs")
    parser.add_argument("--sprt", metavar="LOW,HIGH", help="stop as soon as one of two differences in Elo is refuted")
    parser.add_argument("--workers", metavar="N", help="how many processes (default: one a core)")
    parser.add_argument("--limit", default="60", metavar="S", help="seconds for one answer (default 60)")
    parser.add_argument("--bot-seconds", default="10", metavar="S", help="for an answer of a cmd: bot (default 10)")
    parser.add_argument("--controls", metavar="N", help="deals of each control (default: a twentieth, 10 to 100)")


def _add_solve(added: Any) -> None:
    solve = _command(
        added, "solve", commands.solve_command, "Look for winning lines on deals whose whole order is known."
    )
    solve.add_argument("game", metavar="GAME")
    _add_set_up(solve)
    solve.set_defaults(seats="1")
    solve.add_argument("--task", metavar="T", help="short for --set task=T")
    solve.add_argument("--deals", default="100", metavar="M", help="how many deals (default 100)")
    solve.add_argument("--width", default="100", metavar="W", help="how many tables are kept a turn (default 100)")
    solve.add_argument("--logs", metavar="DIR", help="write the log of every deal that was solved there")


def _add_train(added: Any) -> None:
    text = "Train the network of a game: it plays with itself and learns from that."
    train = _command(added, "train", training.train_command, text, as_json=False)
    training.add_arguments(train)


def _add_logs(added: Any) -> None:
    replay = _command(added, "replay", commands.replay_command, "Play a log and show the table.")
    replay.add_argument("file", metavar="FILE")
    replay.add_argument("--at", metavar="N", help="stop after N moves")
    _add_set(replay, "NAME=FILE", FILES)
    position = _command(added, "position", commands.position_command, "List what may be done at the end of a log.")
    position.add_argument("file", metavar="FILE")
    _add_set(position, "NAME=FILE", FILES)
    verify = _command(added, "verify", commands.verify_command, "Check that a log was dealt as its seed says.")
    verify.add_argument("file", metavar="LOG")
    _add_set(verify, "NAME=FILE", FILES)


def _add_perft(added: Any) -> None:
    perft = _command(added, "perft", commands.perft_command, "Count the tree of play to a depth.")
    perft.add_argument("game", metavar="GAME")
    _add_set_up(perft)
    perft.add_argument("--depth", required=True, metavar="D")
    perft.add_argument("--from", dest="start", metavar="FILE", help="count from the end of this log")
    perft.add_argument("--divide", action="store_true", help="show the count below each first action")
    perft.add_argument("--chance", action="store_true", help="expand chance instead of asking the deal")


def _add_others(added: Any) -> None:
    rules = _command(added, "rules", commands.rules_command, "Show the rules of a game, sentence by sentence.")
    rules.add_argument("game", metavar="GAME")
    rules.add_argument("--lang", metavar="LANGUAGE", help="as with play; with --json the default is en")
    rules.add_argument("--id", metavar="ID", help="one sentence, e.g. sail-2")
    reviewed = _command(added, "texts", texts.texts_command, "Show a translation beside its English, or correct it.")
    reviewed.add_argument("--lang", required=True, metavar="LANGUAGE", help="de, cs, fi, sv or hu")
    reviewed.add_argument("--game", metavar="PART", help="a game, house or page (default: all)")
    reviewed.add_argument("--csv", action="store_true", help="print a table for a spreadsheet")
    reviewed.add_argument("--read", metavar="FILE", help="take the corrections of such a table into the texts")
    games = _command(added, "games", commands.games_command, "List the games, their seats and options.")
    games.add_argument("--lang", metavar="LANGUAGE", help="say what all of it is called: en, de, cs, fi, sv or hu")
    components = _command(
        added, "components", commands.components_command, "Show, check or make the printed things of a game."
    )
    components.add_argument("what", choices=("show", "check", "make"))
    components.add_argument("game", metavar="GAME")
    components.add_argument("file", nargs="?", metavar="FILE")
    components.add_argument("--seed", metavar="S")
    components.add_argument("--card", metavar="N", help="only this one")
    components.add_argument("--svg", action="store_true", help="print a drawing instead of text")
    components.add_argument("--lang", metavar="LANGUAGE", help="of what `check` finds: en, de, cs, fi, sv or hu")
    bench = _command(added, "bench", commands.bench_command, "Measure the speed of the rules.")
    bench.add_argument("game", nargs="?", metavar="GAME")
    bench.add_argument("--peers", action="store_true", help="measure other engines in the same run")
