"""`saqqara texts`: a translation beside its English, and corrections read back."""

from __future__ import annotations

import argparse
import shutil
import sys
from textwrap import wrap

from saqqara.cli.given import print_json, read_file
from saqqara.cli.mistakes import Mistake
from saqqara.cli.voice import Voice
from saqqara.core.said import mistake, of_system, told
from saqqara.translations import Sentence, TextError, as_csv, check_language, chosen_parts, corrections, sentences, take

NARROW, WIDE = 60, 200  # columns of a screen


def texts_command(options: argparse.Namespace) -> int:
    """Print id, English and translation side by side, or take corrections in."""
    try:
        check_language(options.lang)
        chosen_parts(options.game)
    except ValueError as error:
        raise Mistake(told(error), "texts") from None
    if options.read:
        return _read_back(options)
    rows = sentences(options.lang, options.game)
    if options.json:
        print_json({"language": options.lang, "texts": [_entry(row) for row in rows]})
    elif options.csv:
        sys.stdout.write(as_csv(rows))
    else:
        _print_table(rows, options.lang)
    return 0


def _entry(row: Sentence) -> dict[str, str]:
    return {"part": row.part, "id": row.id, "english": row.english, "translation": row.translation}


def _read_back(options: argparse.Namespace) -> int:
    try:
        changed = corrections(read_file(options.read, "table"), options.lang)
    except TextError as error:
        raise Mistake(told(error), f"{options.read}:{error.line}", mistake("try-unchanged")) from None
    try:
        written = take(changed, options.lang)
    except OSError as error:
        reason = mistake("not-written", reason=of_system(error))
        raise Mistake(reason, str(error.filename), mistake("try-checkout")) from None
    if options.json:
        print_json({"language": options.lang, "changed": [_entry(row) for row in changed]})
        return 0
    for row in changed:
        print(f"{row.part} {row.id}: {row.translation}")
    voice, files = Voice(options.spoken), ", ".join(str(path) for path in written)
    print(
        voice.say("changed-in", count=len(changed), files=files) if files else voice.say("changed", count=len(changed))
    )
    return 0


def _print_table(rows: list[Sentence], language: str) -> None:
    width = min(max(shutil.get_terminal_size().columns, NARROW), WIDE)
    first = min(max(len(row.id) for row in rows), width // 4)
    column = (width - first - 6) // 2
    _print_row(("id", "en", language), (first, column, column))
    part = ""
    for row in rows:
        if row.part != part:
            part = row.part
            print(f"\n## {part}\n")
        _print_row((row.id, row.english, row.translation), (first, column, column))


def _print_row(cells: tuple[str, str, str], widths: tuple[int, int, int]) -> None:
    columns = [
        [piece for line in cell.splitlines() for piece in wrap(line, width, drop_whitespace=False) or [""]]
        for cell, width in zip(cells, widths, strict=True)
    ]
    for at in range(max(len(column) for column in columns)):
        pieces = [column[at] if at < len(column) else "" for column in columns]
        print(" | ".join(f"{piece.strip():{width}}" for piece, width in zip(pieces, widths, strict=True)).rstrip())
