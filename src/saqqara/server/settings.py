"""What can be set: where the data is, how much one address may ask for, how bots behave."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Rates:
    """How often one address may do something, as the library `limits` writes it."""

    requests: str = "1200/minute"
    guests: str = "60/minute"
    tables: str = "60/minute"
    logs: str = "20/minute"
    sockets: str = "240/minute"
    seats: str = "120/minute"  # tries of seat links
    messages: float = 50  # a second, for each window
    burst: float = 200
    chats: str = "8/10 seconds"
    checks: str = "240/minute"  # of what is typed in, as it is typed


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything that the service is told at its start."""

    data: Path
    database: str = ""  # address of a PostgreSQL database, where it is not a file in the folder
    waits: bool = False  # whether a database that is away is waited for at the beginning
    proxies: str = ""  # addresses whose word is taken for where a request comes from, separated by commas
    page: Path = field(default_factory=lambda: Path(__file__).parents[1] / "static")
    rates: Rates = field(default_factory=Rates)
    workers: int = 1  # processes for bots
    budget: float = 10.0  # seconds a bot may think
    waiting: int = 64  # questions that wait for a bot
    pace: float = 0.4  # seconds of a beat: bots answer when one is over, so that their time tells little
    idle: float = 300.0  # seconds after which a table that nobody looks at is put away
    window: int = 64  # messages that wait for a slow window before it is cut off
    origins: tuple[str, ...] = ()  # other places that may open a socket
