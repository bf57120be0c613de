"""The commands around the service: serve, backup, restore."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from saqqara.cli.given import number_of
from saqqara.cli.mistakes import Mistake
from saqqara.cli.voice import Voice
from saqqara.core.places import data_folder
from saqqara.core.said import mistake, of_system, told

if TYPE_CHECKING:
    from collections.abc import Callable

    from saqqara.server.serve import Listening, Running, Server
    from saqqara.server.settings import Settings

LAST_PORT = 65535
MOST_WORKERS = 256
T = TypeVar("T")


def _data_of(options: argparse.Namespace) -> Path:
    return Path(options.data) if options.data else data_folder()


def _database_of(options: argparse.Namespace) -> str:
    """Return the address of the database that was named; empty where the data is in a folder."""
    url = options.database or ("" if options.data else os.environ.get("SAQQARA_DATABASE", ""))
    if url:
        from saqqara.server.engines import database_url

        try:
            database_url(url)
        except ValueError as error:
            raise Mistake(told(error), "--database", mistake("try-database-form")) from None
    return str(url)


def serve_command(options: argparse.Namespace) -> int:
    """Run the service until it is stopped; where one runs on the same data already, open that one."""
    from saqqara.server.serve import PORT, Running, listen

    data, database = _data_of(options), _database_of(options)
    port = PORT if options.port is None else number_of(options.port, "--port", 0, LAST_PORT)
    workers = 1 if options.workers is None else number_of(options.workers, "--workers", 1, MOST_WORKERS)
    if workers > 1 and not database:
        raise Mistake(mistake("workers-database"), "--workers", mistake("try-database"))
    if workers > 1 and os.name != "posix":
        raise Mistake(mistake("workers-port"), "--workers", mistake("try-without"))
    host = options.host or ("0.0.0.0" if options.lan else "127.0.0.1")  # noqa: S104  only when asked for
    running = None if database else Running(data)
    if running is not None and not running.mine:
        return _open_first(running, options)
    try:
        listening = listen(host, port)
        with listening.socket:
            return _serve(_settings(data, database, options.proxy), listening, running, options, workers)
    except OSError as error:
        raise Mistake(of_system(error), f"{host}:{port}", mistake("try-port")) from None
    finally:
        if running is not None:
            running.release()


def _settings(data: Path, database: str, proxy: str | None) -> Settings:
    from saqqara.server.settings import Settings

    return Settings(data=data, database=database, proxies=proxy or "")


def _open_first(running: Running, options: argparse.Namespace) -> int:
    """Open the service that has the data already."""
    from saqqara.server.serve import is_up

    address = running.address()
    if address is None or not is_up(address):
        raise Mistake(mistake("data-used"), str(running.data), mistake("try-stop"))
    print(Voice(options.spoken).say("serve-running", address=address), flush=True)
    _browse(address, options)
    return 0


def _serve(
    settings: Settings, listening: Listening, running: Running | None, options: argparse.Namespace, workers: int
) -> int:
    from saqqara.server.serve import write_logs

    voice = Voice(options.spoken)
    shown = "127.0.0.1" if listening.host in {"0.0.0.0", "::", ""} else listening.host  # noqa: S104
    address = f"http://{f'[{shown}]' if ':' in shown else shown}:{listening.port}"

    moved, up = voice.say("serve-moved"), voice.say("serve-up", address=address)

    def when_up() -> None:
        if running is not None:
            running.say(address)
        if listening.moved:
            print(moved, flush=True)
        print(up, flush=True)
        if options.lan:
            _show_lan(listening.port, voice)
        _browse(address, options)

    if workers > 1:
        served = _serve_many(settings, listening, workers, when_up)
    else:
        server = _opened(settings, lambda: _server_of(settings))
        write_logs()
        server.run_on(listening.socket, when_up)
        served = True
    print(voice.say("serve-stopped"), flush=True)
    return 0 if served else 1


def _server_of(settings: Settings) -> Server:
    from saqqara.server.serve import server_of

    return server_of(settings)


def _opened(settings: Settings, opened: Callable[[], T]) -> T:
    """Open what needs the store, or say why it cannot be used."""
    from sqlalchemy.exc import SQLAlchemyError

    from saqqara.server.growing import NewerData

    where, hint, other = str(settings.data), mistake("try-data"), mistake("try-or-data")
    if settings.database:
        where, hint, other = "--database", mistake("try-database-up"), mistake("try-or-database-up")
    try:
        return opened()
    except NewerData as error:
        raise Mistake(told(error), where, other) from None
    except SQLAlchemyError as error:
        reason = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise Mistake(mistake("not-used", reason=reason), where, hint) from None


def _serve_many(settings: Settings, listening: Listening, workers: int, when_up: Callable[[], None]) -> bool:
    """Run several processes; the store is brought up to date before they begin."""
    from saqqara.server.keeper import Keeper
    from saqqara.server.serve import sharers, write_logs
    from saqqara.server.store import Store

    _opened(settings, lambda: Store.on(settings.database)).close()
    write_logs()
    return Keeper(settings, sharers(listening, workers)).run(when_up)


def _show_lan(port: int, voice: Voice) -> None:
    """Show the address for others in the network, and as a picture for phones."""
    import segno

    from saqqara.server.serve import lan_address

    address = f"http://{lan_address()}:{port}"
    print(voice.say("serve-lan", address=address), flush=True)
    segno.make(address, micro=False).terminal(compact=True)


def _browse(address: str, options: argparse.Namespace) -> None:
    """Open a browser, if there is one and somebody to look at it."""
    shown = (
        os.name == "nt" or sys.platform == "darwin" or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )
    if options.no_browser or not shown or not sys.stdout.isatty():
        return
    import webbrowser

    webbrowser.open(address)


def backup_command(options: argparse.Namespace) -> int:
    """Write everything to one file, also while the service runs."""
    from saqqara.server import moving
    from saqqara.server.saving import CannotSave, backup

    database, file = _database_of(options), Path(options.file)
    try:
        size = moving.backup(database, file) if database else backup(_data_of(options), file)
    except CannotSave as error:
        raise Mistake(told(error), error.where, error.hint) from None
    print(Voice(options.spoken).say("backup", file=str(options.file), size=size))
    return 0


def restore_command(options: argparse.Namespace) -> int:
    """Put a backup in place of the data."""
    from saqqara.server import moving
    from saqqara.server.saving import CannotSave, restore

    database, file = _database_of(options), Path(options.file)
    try:
        if database:
            kept = moving.restore(file, database, force=options.force)
        else:
            kept = restore(file, _data_of(options), force=options.force)
    except CannotSave as error:
        raise Mistake(told(error), error.where, error.hint) from None
    voice = Voice(options.spoken)
    where = voice.say("database") if database else str(_data_of(options))
    print(voice.say("restored-kept", where=where, kept=str(kept)) if kept else voice.say("restored", where=where))
    return 0
