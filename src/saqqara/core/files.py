"""Texts that people bring along: where a file is looked for, and what is said of one that cannot be used."""

from __future__ import annotations

import re
from pathlib import Path

from saqqara.core.said import Said, mistake, of_system

LARGEST = 1_000_000  # bytes of a file that is read
ON_A_LINE = re.compile(r"(?P<line>\d+): (?P<reason>.*)", re.DOTALL)


class FileError(ValueError):
    """A file that an option names and that cannot be used: the option, where the mistake is, and what it is."""

    def __init__(self, option: str, where: str, reason: str) -> None:
        """Keep the parts for callers that say it in their own way."""
        super().__init__(mistake("of-file", file=where, text=reason))
        self.option, self.where, self.reason, self.said = option, where, str(reason), reason


def read_text(option: str, name: str, folder: Path | None = None) -> tuple[Path, str]:
    """Return where a file was found and its text, without byte order mark and with plain ends of lines."""
    named = f"{option}={name}"
    try:
        path = _find(name, folder)
        if path is None:
            looked = {"here": str(Path.cwd()), "there": str(folder.absolute())} if folder else {}
            raise FileError(option, named, mistake("no-file-in", **looked) if looked else mistake("no-file"))
        if not path.is_file():
            raise FileError(option, named, mistake("folder" if path.is_dir() else "no-plain-file"))
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except OSError as error:
        raise FileError(option, named, of_system(error) or mistake("not-read")) from None
    return path, _decoded(option, named, data)


def _find(name: str, folder: Path | None) -> Path | None:
    """Look for a name as it is given, then from the folder on, then in the folder itself."""
    places = [Path(name)]
    if folder is not None:
        places += [folder / name, folder / Path(name).name]
    return next((place for place in places if place.exists()), None)


def _decoded(option: str, named: str, data: bytes) -> str:
    if len(data) > LARGEST:
        raise FileError(option, named, mistake("too-large", most=LARGEST))
    try:
        named.encode()
    except UnicodeEncodeError:
        raise FileError(option, named, mistake("no-utf8-name")) from None
    try:
        return data.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        raise FileError(option, named, mistake("no-text", byte=str(error.start))) from None


def on_a_line(file: str, said: str) -> tuple[str, str]:
    """Return where a mistake is and what it is: what is said may begin with the number of a line."""
    if isinstance(said, Said) and said.id == "on-line":
        return f"{file}:{said.words['line']}", said.words["text"]
    found = ON_A_LINE.fullmatch(said)
    return (f"{file}:{found['line']}", found["reason"]) if found else (file, said)
