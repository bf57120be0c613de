"""The commands: each answers people in text, and programs with --json."""

from __future__ import annotations

import argparse
import signal
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Any

from saqqara.cli.given import (
    bots_of,
    check_language,
    chosen_of,
    game_of,
    number_of,
    print_json,
    read_file,
    replayed,
    replayed_with_files,
    seed_of,
    setup_of,
    words_of,
)
from saqqara.cli.mistakes import Mistake
from saqqara.cli.progress import Progress
from saqqara.cli.voice import Voice
from saqqara.core import shelf
from saqqara.core.files import on_a_line
from saqqara.core.game import CHANCE, Wish
from saqqara.core.said import Said, mistake, quoted, spoken, told

if TYPE_CHECKING:
    from saqqara.core.game import Setup
    from saqqara.core.match import Match
    from saqqara.core.words import Words
    from saqqara.positions import Positions

BAD_INPUT = 2
MOST_WIDTH = 10000  # of a solver's beam


def play_command(options: argparse.Namespace) -> int:
    """Play a game in the terminal."""
    from saqqara.ai.players import DEFAULT
    from saqqara.core.log import LogError
    from saqqara.terminal import run as play

    resume, chosen = None, chosen_of(options)
    if options.resume:
        resume, saved = Path(options.resume), replayed(options.resume, chosen, 0).setup
        options.game = options.game or saved.game.name
        options.seats = options.seats or str(saved.seats)
    if options.game is None:
        options.game = shelf.names()[0]
    setup = setup_of(options, resume.parent if resume else None)
    if options.bots is None:
        bots = [DEFAULT] * (setup.seats - 1)
    else:
        bots = [] if options.bots == "none" else bots_of(options.bots, setup.game)
    if len(bots) > setup.seats:
        raise Mistake(_too_many(bots, setup), "--bots", mistake("try-bot-a-seat"))
    try:
        return play(setup, bots, seed_of(options), resume=resume, chosen=chosen, language=options.lang)
    except LogError as error:
        raise Mistake(told(error), f"{options.resume}:{error.line}") from None
    except ValueError as error:
        raise Mistake(told(error), "play") from None


def _too_many(bots: list[str], setup: Setup) -> Said:
    return mistake("bots", count=len(bots), seats=setup.seats)


def simulate_command(options: argparse.Namespace) -> int:
    """Let computer players play many games."""
    from saqqara.simulate import simulate

    setup = setup_of(options)
    games = number_of(options.games, "--games", 1)
    bots = bots_of(options.bots, setup.game)
    if len(bots) == 1:
        bots *= setup.seats
    if len(bots) != setup.seats:
        raise Mistake(_too_many(bots, setup), "--bots", mistake("try-bots"))
    seed = seed_of(options, 1)
    logs = _logs_of(options, setup, seed, games)
    with _positions_of(options, setup, bots, seed) as positions, Progress(games, "games", options.spoken) as progress:
        answer = simulate(setup, bots, games, seed, logs=logs, positions=positions, progress=progress.show)
    if positions:
        answer["rows"] = positions.rows
    if options.json:
        print_json(answer)
        return 0
    print("\n".join(_simulated(Voice(options.spoken), setup, bots, answer)))
    return 0


def _simulated(voice: Voice, setup: Setup, bots: list[str], answer: dict[str, Any]) -> Iterator[str]:
    """Tell people what came out."""
    games, moves = voice.say("games", count=answer["games"]), voice.say("moves", count=answer["moves"])
    pace = voice.number(answer["games_per_cpu_s"], 0)
    yield voice.say(
        "simulate", game=setup.game.name, games=games, moves=moves, unfinished=answer["unfinished"], pace=pace
    )
    for seat, (bot, row) in enumerate(zip(bots, answer["seats"], strict=True)):
        yield voice.say(
            "simulate-seat",
            number=str(seat),
            bot=f"{bot:8}",
            mean=voice.number(row["mean"], 2, width=7),
            share=voice.number(100 * row["share"], width=5),
            low=voice.number(100 * row["low"]),
            high=voice.number(100 * row["high"]),
        )


def _positions_of(
    options: argparse.Namespace, setup: Setup, bots: list[str], seed: int
) -> AbstractContextManager[Positions | None]:
    """Open the file for decisions, if there is to be one; none is written over."""
    from saqqara.positions import Positions

    if not options.parquet:
        return nullcontext()
    path = Path(options.parquet)
    if path.exists():
        raise Mistake(mistake("there-already"), str(path), mistake("try-another-file"))
    try:
        return Positions(path, setup, bots, seed)
    except ModuleNotFoundError as error:
        raise Mistake(mistake("not-installed", typed=str(error.name)), "--parquet", mistake("try-research")) from None


def solve_command(options: argparse.Namespace) -> int:
    """Look for winning lines on known deals."""
    from saqqara.solve import solve

    game = game_of(options.game)
    if game.solve is None:
        raise Mistake(mistake("no-solver", game=game.name), "GAME", mistake("try-games"))
    if options.task is not None:
        options.set.append(f"task={options.task}")
    setup = setup_of(options)
    deals, width = number_of(options.deals, "--deals", 1), number_of(options.width, "--width", 1, MOST_WIDTH)
    seed = seed_of(options, 1)
    logs = _logs_of(options, setup, seed, deals)
    try:
        with Progress(deals, "deals", options.spoken) as progress:
            answer = solve(setup, deals, seed, width, logs=logs, progress=progress.show)
    except ValueError as error:
        raise Mistake(told(error), "solve", mistake("try-games")) from None
    if options.json:
        print_json(answer)
        return 0
    voice = Voice(options.spoken)
    if not setup.for_points:
        found = {key: voice.number(100 * answer[key]) for key in ("share", "low", "high")}
        solved = voice.number(answer["solved"], 0)
        print(voice.say("solve", game=game.name, solved=solved, deals=voice.say("deals", count=deals), **found))
    seconds = voice.number(answer["s_per_deal"], 2)
    print(voice.say("solve-best", points=voice.number(answer["mean_best"]), seconds=seconds))
    return 0


def _logs_of(options: argparse.Namespace, setup: Setup, seed: int, games: int) -> Path | None:
    """Return the folder for logs, made if need be; no log there is written over."""
    from saqqara.simulate import log_file

    if not options.logs:
        return None
    logs = Path(options.logs)
    logs.mkdir(parents=True, exist_ok=True)
    for game in range(games):
        if log_file(logs, setup, seed, game).exists():
            there = str(log_file(logs, setup, seed, game))
            raise Mistake(mistake("there-already"), there, mistake("try-another-folder"))
    return logs


def replay_command(options: argparse.Namespace) -> int:
    """Play a log and show the table."""
    from saqqara.core.match import count_moves

    at = None if options.at is None else number_of(options.at, "--at", 0)
    match = replayed_with_files(options, at)
    if at is not None and count_moves(match) < at:
        raise Mistake(mistake("few-moves", count=count_moves(match)), "--at", mistake("try-smaller"))
    if options.json:
        print_json({
            "game": match.setup.game.name, "rules": match.setup.game.rules, "setup": match.setup.chosen(),
            "seats": match.setup.seats, "moves": count_moves(match), "over": match.over, "scores": match.scores,
            "winners": match.winners, "points_by_source": match.points_by_source, "table": match.table,
            "log": match.text,
        })  # fmt: skip
        return 0
    _show_table(match, Voice(options.spoken))
    return 0


def _show_table(match: Match, voice: Voice) -> None:
    from importlib import import_module

    from rich.console import Console

    from saqqara.core.view import SPECTATOR
    from saqqara.core.words import Words

    console = Console()
    words = Words(voice.language, match.setup.game)
    names = [voice.seat(seat) for seat in range(match.setup.seats)]
    drawing = import_module(match.setup.game.draw)
    console.print(drawing.draw(match.view(SPECTATOR), words, names, console.width))
    if match.over:
        who = ", ".join(names[seat] for seat in match.winners) or voice.say("nobody")
        console.print(voice.say("won", who=who), highlight=False)


def position_command(options: argparse.Namespace) -> int:
    """List what may be done at the end of a log."""
    from saqqara.core.words import Words

    match, voice = replayed_with_files(options), Voice(options.spoken)
    words = Words("en" if options.json else voice.language, match.setup.game)
    asked = [_question(match, words, seat) for seat in match.deciding if seat != CHANCE]
    first = asked[0] if asked else _question(match, words, None)
    if options.json:
        print_json({
            "game": match.setup.game.name, "seats": match.setup.seats, "over": match.over, "seat": first["seat"],
            "deciding": ["chance" if who == CHANCE else who for who in match.deciding], "ask": first["ask"],
            "question": first["question"], "options": first["options"], "questions": asked,
            "chances": [{"code": action.code, "weight": weight} for action, weight in match.chances()],
            "scores": match.scores, "table": match.table,
        })  # fmt: skip
        return 0
    for question in asked or [first]:
        who = "" if question["seat"] is None else f"{voice.seat(question['seat'])}: "
        print(who + question["question"])
        for row in question["options"]:
            print(f"  {row['code']:24} {row['text']}")
    for action, weight in match.chances():
        print(f"  {action.code:24} {voice.say('weight', weight=weight)}")
    return 0


def _question(match: Match, words: Words, seat: int | None) -> dict[str, Any]:
    ask = match.setup.game.question(match.state, CHANCE if seat is None else seat)
    listed = [] if seat is None else match.options(seat)
    rows = [{"code": o.code, "path": list(o.path), "text": words.action(o)} for o in listed]
    return {"seat": seat, "ask": ask, "question": words.say(f"ask-{ask}"), "options": rows}


def verify_command(options: argparse.Namespace) -> int:
    """Check that a log was dealt as its seed says, and that the seed is the one that was promised."""
    from saqqara.core import log as logs
    from saqqara.core.commitment import commitment, read_proof, verify

    text = read_file(options.file)
    try:
        log = logs.read(text, Path(options.file).parent, chosen_of(options))
        proof = read_proof(text)
        if proof is None:
            raise Mistake(mistake("no-proof"), options.file, mistake("try-proof"))
        promised = commitment(proof.seed) == proof.commitment
        checked, difference = verify(log, proof)
    except logs.LogError as error:
        raise Mistake(told(error), f"{options.file}:{error.line}") from None
    ok = promised and difference is None
    if options.json:
        line, said, dealt = (difference.line, difference.said, difference.dealt) if difference else (None, None, None)
        print_json({
            "game": log.setup.game.name, "ok": ok, "promised": promised, "checked": checked, "line": line, "said": said,
            "dealt": dealt,
        })  # fmt: skip
        return 0 if ok else BAD_INPUT
    voice = Voice(options.spoken)
    if not promised:
        print(voice.say("seed-other", file=str(options.file), hash=commitment(proof.seed)))
    if difference is not None:
        where, found = f"{options.file}:{difference.line}", (difference.said, difference.dealt)
        print(voice.say("dealt-other", where=where, said=quoted(found[0]), dealt=quoted(found[1])))
    print(voice.say("checked", count=checked))
    return 0 if ok else BAD_INPUT


def perft_command(options: argparse.Namespace) -> int:
    """Count the tree of play."""
    from saqqara.core.match import Match
    from saqqara.perft import perft

    depth = number_of(options.depth, "--depth", 0, 30)
    seed = seed_of(options, 1)
    if options.start:
        match = replayed(options.start, chosen_of(options))
        if match.setup.game is not game_of(options.game):
            found, wanted = mistake("log-of", game=match.setup.game.name), mistake("try-log-of", game=options.game)
            raise Mistake(found, options.start, wanted)
    else:
        match = Match(setup_of(options))
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
        print_json({**answer, "divide": below} if options.divide else answer)
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


def rules_command(options: argparse.Namespace) -> int:
    """Show the rules sentence by sentence."""
    from saqqara.core.words import sentences

    game = game_of(options.game)
    language = options.lang or ("en" if options.json else spoken(()))
    words = words_of(language, game)
    chapters = sentences(game, words)
    if options.id:
        chapters = [(title, [row for row in rows if row["id"] == options.id]) for title, rows in chapters]
        if not any(rows for _, rows in chapters):
            from saqqara.core.game import nearest

            near = nearest(options.id, [row["id"] for _, rows in sentences(game, words) for row in rows])
            raise Mistake(
                mistake("no-rule", typed=quoted(options.id), game=game.name),
                "--id",
                mistake("try-near", near=near) if near else "",
            )
    if options.json:
        rules = [{**row, "chapter": title} for title, rows in chapters for row in rows]
        print_json({"game": game.name, "language": language, "rules": rules})
        return 0
    for title, rows in chapters:
        if rows and not options.id:
            print(f"\n{title}\n")
        for row in rows:
            mark = f" ({words.say('our-ruling')})" if row["ours"] else ""
            print(f"  {row['id']:14} {row['text']}{mark}")
    return 0


def games_command(options: argparse.Namespace) -> int:
    """List the games."""
    rows: list[dict[str, Any]] = []
    for name in shelf.names():
        game = shelf.game(name)
        choices = [
            {"name": o.name, "values": list(o.values), "default": o.values[0], "rules": list(o.rules)}
            | ({"file": True} if o.read else {})
            for o in game.options
        ]
        rows.append({"name": name, "rules": game.rules, "seats": list(game.seats), "options": choices})
    if options.lang is not None:
        _entitle(rows, options.lang)
    if options.json:
        print_json({"games": rows})
        return 0
    if options.lang is not None:
        _print_titles(rows)
        return 0
    voice = Voice(options.spoken)
    for row in rows:
        print(voice.say("game", game=row["name"], seats=", ".join(map(str, row["seats"]))))
        for option in row["options"]:
            values = [*option["values"], *(["FILE"] if option.get("file") else [])]
            print(f"  {option['name']:10} {' | '.join(values)}")
    return 0


def _entitle(rows: list[dict[str, Any]], language: str) -> None:
    """Add what games, options, values and levels are called in a language."""
    from saqqara.ai.players import OFFERED, PLAYERS

    for row in rows:
        words = words_of(language, game_of(row["name"]))
        row["title"] = words.say("game-name")
        for option in row["options"]:
            option["title"] = words.option(option["name"])
            option["titles"] = [words.value(option["name"], value) for value in option["values"]]
        row["levels"] = [{"name": name, "title": words.level(name)} for name in (*PLAYERS, *OFFERED)]


def _print_titles(rows: list[dict[str, Any]]) -> None:
    for row in rows:
        print(f"{row['name']}: {row['title']} ({', '.join(map(str, row['seats']))})")
        for option in row["options"]:
            named = zip(option["values"], option["titles"], strict=True)
            values = [*(f"{value} ({title})" for value, title in named), *(["FILE"] if option.get("file") else [])]
            print(f"  {option['name']:10} {option['title']}: {' | '.join(values)}")
    levels = rows[0]["levels"]
    print("--bots: " + " | ".join(f"{level['name']} ({level['title']})" for level in levels))


def components_command(options: argparse.Namespace) -> int:
    """Show, check or make the printed things."""
    if options.lang is not None:
        check_language(options.lang)
    game = game_of(options.game)
    tool = game.tools.get(options.what)
    if tool is None:
        hint = mistake("try-tools", known=", ".join(game.tools)) if game.tools else mistake("try-no-tools")
        raise Mistake(mistake(f"nothing-to-{options.what}", game=game.name), "components", hint)
    try:
        answer = tool(_wish(options))
    except ValueError as error:
        where, reason = on_a_line(options.file or game.name, told(error))
        raise Mistake(reason, where) from None
    ok = answer.get("ok", True)
    if options.svg and ok and "svg" not in answer:
        raise Mistake(mistake("draws-nothing", what=options.what, game=game.name), "--svg", mistake("try-without"))
    if options.json:
        print_json(answer)
    else:
        print(answer["svg"] if options.svg and "svg" in answer else answer["text"])
    return 0 if ok else BAD_INPUT


def _wish(options: argparse.Namespace) -> Wish:
    text = None
    if options.file is not None:
        text = read_file(options.file, "text").removeprefix("\ufeff").replace("\r\n", "\n")
    seed = None if options.seed is None else seed_of(options)
    language = options.lang or ("en" if options.json else options.spoken)
    return Wish(options.file, text, seed, options.card, options.svg, language)


def bench_command(options: argparse.Namespace) -> int:
    """Measure the speed of the rules."""
    from saqqara.bench import run as measure
    from saqqara.bench import table

    names = [game_of(options.game).name] if options.game else list(shelf.names())
    try:
        results = measure(names, peers=options.peers)
    except ImportError as error:
        raise Mistake(told(error), "--peers", mistake("try-bench")) from None
    if options.json:
        print_json(results[0] if options.game else {"games": results})
    else:
        print(table(results, options.spoken))
    return 0
