"""The command line: `saqqara COMMAND ...`."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from saqqara import __version__
from saqqara.cli import arena, commands, serving, texts, training
from saqqara.cli.mistakes import Mistake, Parser
from saqqara.core.said import mistake, of_system, plain, spoken

BAD_INPUT, INTERRUPTED = 2, 130


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
    options = parser_in(spoken(arguments)).parse_args(arguments)
    command: Command = options.run
    code = command(options)
    sys.stdout.flush()
    return code


# -- What can be asked ------------------------------------------------------------------------------------------------


def parser_in(language: str) -> Parser:
    """Return the parser of all commands, which helps in a language; every text is the name of one."""
    parser = Parser(language, prog="saqqara", description="saqqara")
    parser.set_defaults(spoken=language)
    parser.add_argument("--version", action="version", version=f"saqqara {__version__}", help="version")
    added = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    add = partial(added.add_parser, language=language)
    _add_serve(add)
    _add_play(add)
    _add_simulate(add)
    _add_arena(add)
    _add_solve(add)
    _add_train(add)
    _add_logs(add)
    _add_perft(add)
    _add_others(add)
    return parser


Command = Callable[[argparse.Namespace], int]


def _command(add: Any, name: str, run_it: Command, *, as_json: bool = True) -> Parser:
    parser: Parser = add(name, help=f"to-{name}", description=f"to-{name}")
    parser.set_defaults(run=run_it)
    if as_json:
        parser.add_argument("--json", action="store_true", help="json")
    return parser


def _add_set_up(parser: Parser) -> None:
    parser.add_argument("--seats", metavar="N", help="seats")
    parser.add_argument("--seed", metavar="S", help="seed")
    _add_set(parser, "NAME=VALUE", "set")


def _add_set(parser: Parser, what: str, text: str) -> None:
    parser.add_argument("--set", nargs="+", action="extend", default=[], metavar=what, help=text)


def _add_serve(add: Any) -> None:
    serve = _command(add, "serve", serving.serve_command, as_json=False)
    serve.add_argument("--host", metavar="H", help="serve-host")
    serve.add_argument("--port", metavar="N", help="serve-port")
    serve.add_argument("--no-browser", action="store_true", help="serve-no-browser")
    serve.add_argument("--lan", action="store_true", help="serve-lan")
    serve.add_argument("--workers", metavar="N", help="serve-workers")
    serve.add_argument("--proxy", metavar="ADDRESSES", help="serve-proxy")
    backup = _command(add, "backup", serving.backup_command, as_json=False)
    restore = _command(add, "restore", serving.restore_command, as_json=False)
    restore.add_argument("--force", action="store_true", help="restore-force")
    for command in (backup, restore):
        command.add_argument("file", metavar="FILE")
    for command in (serve, backup, restore):
        command.add_argument("--data", metavar="DIR", help="data")
        command.add_argument("--database", metavar="URL", help="database")


def _add_play(add: Any) -> None:
    play = _command(add, "play", commands.play_command, as_json=False)
    play.add_argument("game", nargs="?", metavar="GAME", help="game")
    _add_set_up(play)
    play.add_argument("--bots", metavar="NAMES", help="play-bots")
    play.add_argument("--resume", metavar="FILE", help="play-resume")
    play.add_argument("--lang", default=spoken(()), metavar="LANGUAGE", help="play-lang")


def _add_simulate(add: Any) -> None:
    simulate = _command(add, "simulate", commands.simulate_command)
    simulate.add_argument("game", metavar="GAME")
    _add_set_up(simulate)
    simulate.add_argument("--games", default="1000", metavar="M", help="simulate-games")
    simulate.add_argument("--bots", default="random", metavar="NAMES", help="simulate-bots")
    simulate.add_argument("--logs", metavar="DIR", help="simulate-logs")
    simulate.add_argument("--parquet", metavar="FILE", help="simulate-parquet")


def _add_arena(add: Any) -> None:
    parser = _command(add, "arena", arena.arena_command)
    parser.add_argument("game", metavar="GAME")
    _add_set_up(parser)
    parser.add_argument("--players", required=True, metavar="NAMES", help="arena-players")
    parser.add_argument("--deals", default="100", metavar="N", help="deals")
    parser.add_argument("--logs", metavar="DIR", help="arena-logs")
    parser.add_argument("--resume", action="store_true", help="arena-resume")
    parser.add_argument("--sprt", metavar="LOW,HIGH", help="arena-sprt")
    parser.add_argument("--workers", metavar="N", help="arena-workers")
    parser.add_argument("--dask", metavar="ADDRESS", help="dask")
    parser.add_argument("--limit", default="60", metavar="S", help="arena-limit")
    parser.add_argument("--bot-seconds", default="10", metavar="S", help="arena-bot-seconds")
    parser.add_argument("--controls", metavar="N", help="arena-controls")


def _add_solve(add: Any) -> None:
    solve = _command(add, "solve", commands.solve_command)
    solve.add_argument("game", metavar="GAME")
    _add_set_up(solve)
    solve.set_defaults(seats="1")
    solve.add_argument("--task", metavar="T", help="solve-task")
    solve.add_argument("--deals", default="100", metavar="M", help="deals")
    solve.add_argument("--width", default="100", metavar="W", help="solve-width")
    solve.add_argument("--logs", metavar="DIR", help="solve-logs")


def _add_train(add: Any) -> None:
    training.add_arguments(_command(add, "train", training.train_command, as_json=False))


def _add_logs(add: Any) -> None:
    replay = _command(add, "replay", commands.replay_command)
    replay.add_argument("file", metavar="FILE")
    replay.add_argument("--at", metavar="N", help="replay-at")
    _add_set(replay, "NAME=FILE", "files")
    position = _command(add, "position", commands.position_command)
    position.add_argument("file", metavar="FILE")
    _add_set(position, "NAME=FILE", "files")
    verify = _command(add, "verify", commands.verify_command)
    verify.add_argument("file", metavar="LOG")
    _add_set(verify, "NAME=FILE", "files")


def _add_perft(add: Any) -> None:
    perft = _command(add, "perft", commands.perft_command)
    perft.add_argument("game", metavar="GAME")
    _add_set_up(perft)
    perft.add_argument("--depth", required=True, metavar="D")
    perft.add_argument("--from", dest="start", metavar="FILE", help="perft-from")
    perft.add_argument("--divide", action="store_true", help="perft-divide")
    perft.add_argument("--chance", action="store_true", help="perft-chance")


def _add_others(add: Any) -> None:
    rules = _command(add, "rules", commands.rules_command)
    rules.add_argument("game", metavar="GAME")
    rules.add_argument("--lang", metavar="LANGUAGE", help="rules-lang")
    rules.add_argument("--id", metavar="ID", help="rules-id")
    reviewed = _command(add, "texts", texts.texts_command)
    reviewed.add_argument("--lang", required=True, metavar="LANGUAGE", help="texts-lang")
    reviewed.add_argument("--game", metavar="PART", help="texts-game")
    reviewed.add_argument("--csv", action="store_true", help="texts-csv")
    reviewed.add_argument("--read", metavar="FILE", help="texts-read")
    games = _command(add, "games", commands.games_command)
    games.add_argument("--lang", metavar="LANGUAGE", help="games-lang")
    components = _command(add, "components", commands.components_command)
    components.add_argument("what", choices=("show", "check", "make"))
    components.add_argument("game", metavar="GAME")
    components.add_argument("file", nargs="?", metavar="FILE")
    components.add_argument("--seed", metavar="S")
    components.add_argument("--card", metavar="N", help="components-card")
    components.add_argument("--svg", action="store_true", help="components-svg")
    components.add_argument("--lang", metavar="LANGUAGE", help="components-lang")
    bench = _command(add, "bench", commands.bench_command)
    bench.add_argument("game", nargs="?", metavar="GAME")
    bench.add_argument("--peers", action="store_true", help="bench-peers")
