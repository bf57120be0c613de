"""A translation beside its English, for people who speak the language: to read, to correct, to read back."""

from __future__ import annotations

import csv
import io
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from saqqara.core import shelf
from saqqara.core.game import nearest, offer
from saqqara.core.places import write_whole
from saqqara.core.said import mistake, quoted
from saqqara.core.words import LANGUAGES

COLUMNS = ("part", "id", "english", "translation")
PAGE = Path(__file__).parents[2] / "web"  # its texts are built into the page, and lie in a checkout alone


class TextError(ValueError):
    """A correction that cannot be taken: what is wrong, and in which line."""

    def __init__(self, reason: str, line: int) -> None:
        super().__init__(reason)
        self.reason, self.line = reason, line


@dataclass(frozen=True)
class Sentence:
    """One text in both languages, as it stands in the files; empty where it is not translated."""

    part: str
    id: str
    english: str
    translation: str


def parts() -> dict[str, Path]:
    """Return the folders of texts by name: the house, the page in a checkout, and every game."""
    found = {"house": Path(str(files("saqqara").joinpath("texts")))}
    if (PAGE / "texts").is_dir():
        found["page"] = PAGE / "texts"
    for name in shelf.names():
        found[name] = Path(str(files(shelf.game(name).folder).joinpath("texts")))
    return found


def chosen_parts(name: str | None) -> dict[str, Path]:
    """Return the folder of one name, or all; ValueError says which names there are."""
    known = parts()
    if name is None:
        return known
    if name not in known:
        raise ValueError(mistake("no-texts", typed=quoted(name), offer=offer(nearest(name, known), known)))
    return {name: known[name]}


def check_language(language: str) -> None:
    """Say in a ValueError which languages there are, if this is none to be read beside English."""
    if language not in LANGUAGES[1:]:
        offered = offer(nearest(language, LANGUAGES[1:]), LANGUAGES[1:])
        raise ValueError(mistake("no-translation", typed=quoted(language), offer=offered))


@lru_cache(maxsize=32)
def _messages(text: str) -> dict[str, Any]:
    from fluent.syntax import FluentParser, ast  # noqa: PLC0415  only when texts are reviewed

    return {entry.id.name: entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)}


def _value(text: str, message: Any) -> str:
    """Return what stands behind the equals sign, its lines without the common indent."""
    if message is None or message.value is None:
        return ""
    first, *rest = text[message.value.span.start : message.value.span.end].strip().splitlines()
    return "\n".join([first, *(line.strip() if line.strip() in "{}" else line.rstrip() for line in rest)])


def _variables(node: Any) -> set[str]:
    from fluent.syntax import ast  # noqa: PLC0415

    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    inside = vars(node).values() if isinstance(node, ast.BaseNode) else node if isinstance(node, list) else ()
    return {name for child in inside for name in _variables(child)}


def sentences(language: str, name: str | None = None) -> list[Sentence]:
    """List every text of a part, or of all, in the order of the English file."""
    check_language(language)
    found = []
    for part, folder in chosen_parts(name).items():
        english, other = ((folder / f"{tongue}.ftl").read_text(encoding="utf-8") for tongue in ("en", language))
        theirs = _messages(other)
        for key, message in _messages(english).items():
            found.append(Sentence(part, key, _value(english, message), _value(other, theirs.get(key))))
    return found


def as_csv(rows: list[Sentence]) -> str:
    """Write rows as a spreadsheet reads them."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(COLUMNS)
    writer.writerows((row.part, row.id, row.english, row.translation) for row in rows)
    return out.getvalue()


def corrections(text: str, language: str) -> list[Sentence]:
    """Return the rows of a CSV file whose translation is another than the files have; TextError names a bad line."""
    now = {(row.part, row.id): row for row in sentences(language)}
    reader = csv.DictReader(io.StringIO(text.removeprefix("\ufeff")), strict=True)
    if missing := [name for name in COLUMNS if name not in (reader.fieldnames or ())]:
        raise TextError(mistake("text-column", typed=missing[0], known=",".join(COLUMNS)), 1)
    changed = []
    try:
        for row in reader:
            known = now.get((row["part"] or "", row["id"] or ""))
            if known is None:
                raise TextError(
                    mistake("text-unknown", typed=quoted(row["id"]), part=quoted(row["part"])), reader.line_num
                )
            new = (row["translation"] or "").strip()
            if new == known.translation:
                continue
            if (row["english"] or "").strip() != known.english:
                raise TextError(mistake("text-changed", text=known.id, now=known.english), reader.line_num)
            _check(known, new, reader.line_num)
            changed.append(Sentence(known.part, known.id, known.english, new))
    except csv.Error as error:
        raise TextError(str(error), reader.line_num) from None
    return changed


def _source(key: str, value: str) -> str:
    first, *rest = value.splitlines() or [""]
    lines = [line if line.startswith((" ", "}")) else f"    {line}" for line in rest]
    return "\n".join([f"{key} = {first}", *lines])


def _check(known: Sentence, new: str, line: int) -> None:
    """Refuse a text that is no sentence, or whose places to fill in are not those of the English."""
    if not new:
        raise TextError(mistake("text-empty", text=known.id), line)
    text = _source(known.id, new) + "\n"
    read = _messages(text)
    if list(read) != [known.id] or _value(text, read[known.id]) != new:
        raise TextError(mistake("text-fluent", text=known.id), line)
    here, there = (_variables(_messages(_source("x", text) + "\n")["x"]) for text in (new, known.english))
    if extra := here - there:
        named = ", ".join(f"${name}" for name in sorted(there)) or mistake("text-no-places")
        raise TextError(mistake("text-places", text=known.id, typed=f"${min(extra)}", known=named), line)


def take(rows: list[Sentence], language: str) -> list[Path]:
    """Put corrections into the files; return those that were written."""
    folders, written = parts(), []
    for part in dict.fromkeys(row.part for row in rows):
        path = folders[part] / f"{language}.ftl"
        text = path.read_text(encoding="utf-8")
        known = _messages(text)
        ours = [row for row in rows if row.part == part]
        for row in sorted((row for row in ours if row.id in known), key=lambda row: -known[row.id].span.start):
            message = known[row.id]  # from the last one on, so that the places of the others stay
            text = text[: message.span.start] + _source(row.id, row.translation) + text[message.value.span.end :]
        for row in (row for row in ours if row.id not in known):
            text = f"{text.rstrip()}\n{_source(row.id, row.translation)}\n"
        write_whole(path, text.encode())
        written.append(path)
    return written
