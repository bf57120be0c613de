"""The command line: `saqqara COMMAND ...`. Every command answers people in text, and programs with --json."""

from __future__ import annotations

import argparse
import json
import os
import re
import secrets
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn, Self

from saqqara import __version__
from saqqara.core import shelf
from saqqara.core.game import Game, Setup

if TYPE_CHECKING:
    from saqqara.core.match import Match

BAD_INPUT, INTERRUPTED = 2, 130
IN_A_FILE = re.compile(r":\d+$")


class Mistake(Exception):  # noqa: N818  bad input is a person's mistake, not a failure of the program
    """Bad input: what was wrong, where, and what to do."""

    def __init__(self, error: str, where: str = "", hint: str = "") -> None:
        super().__init__(error)
        self.error, self.where, self.hint = error, where, hint

    def line(self) -> str:
        """Return the mistake as one line; one in a file begins with file and line, as editors like it."""
        where = f"{self.where}: " if self.where and not self.error.startswith(self.where) else ""
        speaker = "" if IN_A_FILE.search(self.where) else "saqqara: "
        return f"{speaker}{where}{self.error}" + (f" ({self.hint})" if self.hint else "")


class Parser(argparse.ArgumentParser):
    """A parser whose errors are one line."""

    def error(self, message: str) -> NoReturn:
        """Raise the mistake instead of printing a page of usage."""
        raise Mistake(message, self.prog.removeprefix("saqqara ").strip(), f"see {self.prog} --help")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code: 0, 2 for bad input, 130 when interrupted."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    try:
        return run(given)
    except Mistake as mistake:
        _complain(mistake, as_json="--json" in given)
    except KeyboardInterrupt:
        print("saqqara: stopped", file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # whoever read us has had enough
        return 0
    except OSError as error:
        _complain(Mistake(error.strerror or str(error), str(error.filename or "")), as_json="--json" in given)
    return BAD_INPUT


def _complain(mistake: Mistake, *, as_json: bool) -> None:
    if as_json:
        parts = {"error": mistake.error, "where": mistake.where, "hint": mistake.hint}
        print(json.dumps(parts, ensure_ascii=False), file=sys.stderr)
    else:
        print(mistake.line(), file=sys.stderr)


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
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND", parser_class=Parser)
    _add_play(commands)
    _add_simulate(commands)
    _add_logs(commands)
    _add_perft(commands)
    _add_others(commands)
    return parser


Command = Callable[[argparse.Namespace], int]


def _command(commands: Any, name: str, run_it: Command, text: str, *, as_json: bool = True) -> Parser:
    parser: Parser = commands.add_parser(name, help=text, description=text)
    parser.set_defaults(run=run_it)
    if as_json:
        parser.add_argument("--json", action="store_true", help="print one JSON object and nothing else")
    return parser


def _add_set_up(parser: Parser, seats: int) -> None:
    parser.add_argument("--seats", default=str(seats), metavar="N", help=f"how many play (default {seats})")
    parser.add_argument("--seed", metavar="S", help="a number; the same seed deals the same cards")
    parser.add_argument(
        "--set", nargs="+", action="extend", default=[], metavar="NAME=VALUE", help="options of the game"
    )


def _add_play(commands: Any) -> None:
    play = _command(commands, "play", _play, "Play a game in the terminal.", as_json=False)
    play.add_argument("game", nargs="?", metavar="GAME", help="see `saqqara games`")
    _add_set_up(play, 2)
    play.add_argument(
        "--bots", metavar="NAMES", help="players of the last seats, e.g. greedy,random; none: people only"
    )
    play.add_argument("--resume", metavar="FILE", help="go on with a saved game")
    play.add_argument("--lang", default="en", metavar="LANGUAGE", help="en, de, cs, fi, sv or hu")


def _add_simulate(commands: Any) -> None:
    simulate = _command(
        commands, "simulate", _simulate, "Let computer players play many games and count what comes out."
    )
    simulate.add_argument("game", metavar="GAME")
    _add_set_up(simulate, 2)
    simulate.add_argument("--games", default="1000", metavar="M", help="how many games (default 1000)")
    simulate.add_argument("--bots", default="random", metavar="NAMES", help="one for all seats, or one for each")
    simulate.add_argument("--logs", metavar="DIR", help="write every game's log there")


def _add_logs(commands: Any) -> None:
    replay = _command(commands, "replay", _replay, "Play a log and show the table.")
    replay.add_argument("file", metavar="FILE")
    replay.add_argument("--at", metavar="N", help="stop after N moves")
    position = _command(commands, "position", _position, "List what may be done at the end of a log.")
    position.add_argument("file", metavar="FILE")


def _add_perft(commands: Any) -> None:
    perft = _command(commands, "perft", _perft, "Count the tree of play to a depth.")
    perft.add_argument("game", metavar="GAME")
    _add_set_up(perft, 2)
    perft.add_argument("--depth", required=True, metavar="D")
    perft.add_argument("--from", dest="start", metavar="FILE", help="count from the end of this log")
    perft.add_argument("--divide", action="store_true", help="show the count below each first action")
    perft.add_argument("--chance", action="store_true", help="expand chance instead of asking the deal")


def _add_others(commands: Any) -> None:
    rules = _command(commands, "rules", _rules, "Show the rules of a game, sentence by sentence.")
    rules.add_argument("game", metavar="GAME")
    rules.add_argument("--lang", default="en", metavar="LANGUAGE")
    rules.add_argument("--id", metavar="ID", help="one sentence, e.g. sail-2")
    _command(commands, "games", _games, "List the games, their seats and options.")
    components = _command(commands, "components", _components, "Show, check or make the printed things of a game.")
    components.add_argument("what", choices=("show", "check", "make"))
    components.add_argument("game", metavar="GAME")
    components.add_argument("file", nargs="?", metavar="FILE")
    components.add_argument("--seed", metavar="S")
    bench = _command(commands, "bench", _bench, "Measure the speed of the rules.")
    bench.add_argument("game", nargs="?", metavar="GAME")
    bench.add_argument("--peers", action="store_true", help="measure other engines in the same run")


# -- Reading what was given -------------------------------------------------------------------------------------------


def _game(name: str) -> Game:
    try:
        return shelf.game(name)
    except ValueError as error:
        raise Mistake(str(error), "GAME", "see saqqara games") from None


def _number(text: str | None, where: str, low: int, high: int = 1 << 62) -> int:
    try:
        number = int(str(text), 10)
    except ValueError:
        raise Mistake(f"{text!r} is no number", where, f"a whole number from {low} on") from None
    if not low <= number <= high:
        raise Mistake(
            f"{number} is out of range", where, f"from {low} to {high}" if high < 1 << 62 else f"from {low} on"
        )
    return number


def _seed(options: argparse.Namespace, default: int | None = None) -> int:
    if options.seed is None:
        return secrets.randbits(40) if default is None else default
    return _number(options.seed, "--seed", 0)


def _setup(options: argparse.Namespace) -> Setup:
    game = _game(options.game)
    seats = _number(options.seats, "--seats", 1, 7)
    chosen: dict[str, str] = {}
    for word in options.set:
        name, equals, value = word.partition("=")
        if not equals:
            raise Mistake(f"{word!r} is not NAME=VALUE", "--set", "e.g. --set " + _example(game))
        if name in chosen:
            raise Mistake(f"option {name!r} is given twice", "--set", "give it once")
        chosen[name] = value
    try:
        return Setup.of(game, seats, chosen)
    except ValueError as error:
        where = "--seats" if seats not in game.seats else "--set"
        raise Mistake(str(error), where, "see saqqara games") from None


def _example(game: Game) -> str:
    return f"{game.options[0].name}={game.options[0].values[-1]}" if game.options else "NAME=VALUE"


def _bots(text: str) -> list[str]:
    from saqqara.ai.players import check

    names = [name.strip() for name in text.split(",") if name.strip()]
    for name in names:
        try:
            check(name)
        except ValueError as error:
            raise Mistake(str(error), "--bots") from None
    return names


def _read(name: str) -> tuple[str, str]:
    """Return a log's text and the name to call it by."""
    path = Path(name)
    if path.is_dir():
        raise Mistake("is a folder, not a log", name, "give the name of a log file")
    try:
        return path.read_bytes().decode("utf-8"), name
    except FileNotFoundError:
        raise Mistake("there is no such file", name, "give the name of a log file") from None
    except UnicodeDecodeError as error:
        raise Mistake(f"is no text: byte {error.start} is not UTF-8", name, "give the name of a log file") from None
    except OSError as error:
        raise Mistake(error.strerror or "cannot be read", name) from None


def _replayed(name: str, at: int | None = None) -> Match:
    from saqqara.core.log import LogError
    from saqqara.core.match import replay

    text, name = _read(name)

    def half(error: LogError) -> None:
        print(f"{name}:{error.line}: half a line at the end is left out: {error.reason}", file=sys.stderr)

    try:
        return replay(text, at, half)
    except LogError as error:
        raise Mistake(error.reason, f"{name}:{error.line}") from None


def _print_json(answer: dict[str, Any]) -> None:
    print(json.dumps(answer, ensure_ascii=False))


# -- The commands -----------------------------------------------------------------------------------------------------


def _play(options: argparse.Namespace) -> int:
    from saqqara.core.log import LogError
    from saqqara.terminal import run as play

    resume = None
    if options.resume:
        _read(options.resume)
        resume = Path(options.resume)
        if options.game is None:
            options.game = _replayed(options.resume, 0).setup.game.name
    if options.game is None:
        options.game = shelf.names()[0]
    setup = _setup(options)
    if options.bots is None:
        bots = ["greedy"] * (setup.seats - 1)
    else:
        bots = [] if options.bots == "none" else _bots(options.bots)
    if len(bots) > setup.seats:
        raise Mistake(f"{len(bots)} bots for {setup.seats} seats", "--bots", "name at most one a seat")
    try:
        return play(setup, bots, _seed(options), resume=resume, language=options.lang)
    except LogError as error:
        raise Mistake(error.reason, f"{options.resume}:{error.line}") from None
    except ValueError as error:
        raise Mistake(str(error), "play") from None


def _simulate(options: argparse.Namespace) -> int:
    from saqqara.simulate import log_file, simulate

    setup = _setup(options)
    games = _number(options.games, "--games", 1)
    bots = _bots(options.bots)
    if len(bots) == 1:
        bots *= setup.seats
    if len(bots) != setup.seats:
        raise Mistake(
            f"{len(bots)} bots for {setup.seats} seats", "--bots", "name one bot for all seats, or one for each"
        )
    seed = _seed(options, 1)
    logs = Path(options.logs) if options.logs else None
    if logs:
        logs.mkdir(parents=True, exist_ok=True)
        for game in range(games):
            if log_file(logs, setup, seed, game).exists():
                raise Mistake(
                    "is there already", str(log_file(logs, setup, seed, game)), "choose another folder or seed"
                )
    with _Progress(games, "games") as progress:
        answer = simulate(setup, bots, games, seed, logs=logs, progress=progress.show)
    if options.json:
        _print_json(answer)
        return 0
    print(f"{answer['games']} games of {setup.game.name}, {answer['moves']} moves, {answer['unfinished']} unfinished, "
          f"{answer['games_per_cpu_s']:,.0f} games a CPU second")  # fmt: skip
    for seat, (bot, row) in enumerate(zip(bots, answer["seats"], strict=True)):
        share, low, high = (100 * row[key] for key in ("share", "low", "high"))
        print(f"seat {seat}  {bot:8} mean {row['mean']:7.2f}   wins {share:5.1f} %   ({low:.1f} to {high:.1f})")
    return 0


class _Progress:
    """A line that shows how far long work is, on a terminal only."""

    def __init__(self, whole: int, what: str) -> None:
        self._whole, self._what, self._on, self._shown = whole, what, sys.stderr.isatty(), -1

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._on and self._shown >= 0:
            print("\r" + " " * 60 + "\r", end="", file=sys.stderr, flush=True)

    def show(self, done: int) -> None:
        """Show how much is done, at most a hundred times."""
        share = 100 * done // self._whole
        if self._on and share != self._shown:
            self._shown = share
            bar = "#" * (share // 4)
            print(f"\r[{bar:25}] {share:3} %  {done} {self._what}", end="", file=sys.stderr, flush=True)


def _replay(options: argparse.Namespace) -> int:
    from saqqara.core.match import count_moves

    at = None if options.at is None else _number(options.at, "--at", 0)
    match = _replayed(options.file, at)
    if at is not None and count_moves(match) < at:
        raise Mistake(f"the log has only {count_moves(match)} moves", "--at", "give a smaller number")
    if options.json:
        _print_json({
            "game": match.setup.game.name, "rules": match.setup.game.rules, "setup": match.setup.chosen(),
            "seats": match.setup.seats, "moves": count_moves(match), "over": match.over, "scores": match.scores,
            "winners": match.winners, "points_by_source": match.points_by_source, "table": match.table,
            "log": match.text,
        })  # fmt: skip
        return 0
    _show_table(match)
    return 0


def _show_table(match: Match) -> None:
    from importlib import import_module

    from rich.console import Console

    from saqqara.core.view import SPECTATOR
    from saqqara.core.words import Words

    console = Console()
    words = Words("en", match.setup.game)
    names = [f"seat {seat}" for seat in range(match.setup.seats)]
    drawing = import_module(match.setup.game.draw)
    console.print(drawing.draw(match.view(SPECTATOR), words, names, console.width))
    if match.over:
        console.print("won: " + ", ".join(names[seat] for seat in match.winners), highlight=False)


def _position(options: argparse.Namespace) -> int:
    from saqqara.core.game import CHANCE
    from saqqara.core.words import Words

    match = _replayed(options.file)
    words = Words("en", match.setup.game)
    seats = match.deciding
    seat = seats[0] if seats and seats[0] != CHANCE else None
    listed = [] if seat is None else match.options(seat)
    rows = [{"code": o.code, "path": list(o.path), "text": words.action(o)} for o in listed]
    ask = match.setup.game.question(match.state, CHANCE if seat is None else seat)
    if options.json:
        _print_json({
            "game": match.setup.game.name, "seats": match.setup.seats, "over": match.over, "seat": seat,
            "deciding": ["chance" if who == CHANCE else who for who in seats], "ask": ask,
            "question": words.say(f"ask-{ask}"), "options": rows,
            "chances": [{"code": action.code, "weight": weight} for action, weight in match.chances()],
            "scores": match.scores, "table": match.table,
        })  # fmt: skip
        return 0
    print(words.say(f"ask-{ask}") if seat is None else f"seat {seat}: {words.say(f'ask-{ask}')}")
    for row in rows:
        print(f"  {row['code']:24} {row['text']}")
    for action, weight in match.chances():
        print(f"  {action.code:24} weight {weight}")
    return 0


def _perft(options: argparse.Namespace) -> int:
    from saqqara.core.match import Match
    from saqqara.perft import perft

    depth = _number(options.depth, "--depth", 0, 30)
    seed = _seed(options, 1)
    if options.start:
        match = _replayed(options.start)
        if match.setup.game is not _game(options.game):
            raise Mistake(f"is a log of {match.setup.game.name}", options.start, f"give a log of {options.game}")
    else:
        match = Match(_setup(options))
    with _stopping_at_once():
        below = perft(match, depth, seed, expand=options.chance)
    count = sum(below.values()) if depth else 1
    if options.json:
        answer = {
            "game": match.setup.game.name,
            "seats": match.setup.seats,
            "depth": depth,
            "seed": seed,
            "count": count,
        }
        _print_json({**answer, "divide": below} if options.divide else answer)
        return 0
    if options.divide:
        for code, number in below.items():
            print(f"{code:24} {number}")
    print(count)
    return 0


@contextmanager
def _stopping_at_once() -> Iterator[None]:
    """Let Ctrl-C end the process: compiled code that counts for hours does not ask Python whether it was pressed."""
    before = signal.signal(signal.SIGINT, signal.SIG_DFL)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _rules(options: argparse.Namespace) -> int:
    from saqqara.core.words import Words, sentences

    game = _game(options.game)
    try:
        words = Words(options.lang, game)
    except ValueError as error:
        raise Mistake(str(error), "--lang") from None
    chapters = sentences(game, words)
    if options.id:
        chapters = [(title, [row for row in rows if row["id"] == options.id]) for title, rows in chapters]
        if not any(rows for _, rows in chapters):
            from saqqara.core.game import nearest

            near = nearest(options.id, [row["id"] for _, rows in sentences(game, words) for row in rows])
            raise Mistake(f"no rule {options.id!r} in {game.name}", "--id", f"did you mean {near}?" if near else "")
    if options.json:
        rules = [{**row, "chapter": title} for title, rows in chapters for row in rows]
        _print_json({"game": game.name, "language": options.lang, "rules": rules})
        return 0
    for title, rows in chapters:
        if rows and not options.id:
            print(f"\n{title}\n")
        for row in rows:
            mark = f" ({words.say('our-ruling')})" if row["ours"] else ""
            print(f"  {row['id']:14} {row['text']}{mark}")
    return 0


def _games(options: argparse.Namespace) -> int:
    rows: list[dict[str, Any]] = []
    for name in shelf.names():
        game = shelf.game(name)
        choices = [{"name": o.name, "values": list(o.values), "default": o.values[0]} for o in game.options]
        rows.append({"name": name, "rules": game.rules, "seats": list(game.seats), "options": choices})
    if options.json:
        _print_json({"games": rows})
        return 0
    for row in rows:
        print(f"{row['name']}: {', '.join(map(str, row['seats']))} seats")
        for option in row["options"]:
            print(f"  {option['name']:10} {' | '.join(option['values'])}")
    return 0


def _components(options: argparse.Namespace) -> int:
    game = _game(options.game)
    tool = game.tools.get(options.what)
    if tool is None:
        offered = ", ".join(game.tools) or "nothing"
        raise Mistake(f"{game.name} has nothing to {options.what}", "components", f"it offers: {offered}")
    try:
        answer = tool(options.file, None if options.seed is None else _seed(options))
    except ValueError as error:
        raise Mistake(str(error), options.file or game.name) from None
    if options.json:
        _print_json(answer)
    else:
        print(answer["text"])
    return 0 if answer.get("ok", True) else BAD_INPUT


def _bench(options: argparse.Namespace) -> int:
    from saqqara.bench import run as measure
    from saqqara.bench import table

    names = [_game(options.game).name] if options.game else list(shelf.names())
    try:
        results = measure(names, peers=options.peers)
    except ImportError as error:
        raise Mistake(str(error), "--peers", "scripts/bench installs them") from None
    if options.json:
        _print_json(results[0] if options.game else {"games": results})
    else:
        print(table(results))
    return 0


if __name__ == "__main__":
    sys.exit(main())
