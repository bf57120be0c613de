"""Figures for whoever runs the service."""

from __future__ import annotations

import os

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

FOLDER = "PROMETHEUS_MULTIPROC_DIR"  # where several processes of one service add their figures up


class Figures:
    """What is counted."""

    def __init__(self) -> None:
        """Start at nothing."""
        self.registry = CollectorRegistry()
        self.moves = Counter("saqqara_moves", "Answers stored", registry=self.registry)
        self.messages = Counter("saqqara_messages", "Messages from windows", registry=self.registry)
        self.refused = Counter("saqqara_refused", "Requests refused", ["error"], registry=self.registry)
        self.requests = Counter("saqqara_requests", "HTTP requests", ["status"], registry=self.registry)
        self.windows = self._gauge("saqqara_windows", "Open windows")
        self.tables = self._gauge("saqqara_tables", "Tables in memory")
        self.commits = self._gauge("saqqara_commits", "Commits of the writer")
        self.waiting = self._gauge("saqqara_waiting", "Questions that wait for a bot")

    def _gauge(self, name: str, text: str) -> Gauge:
        """Make a figure that is the sum of those of the processes that live."""
        return Gauge(name, text, registry=self.registry, multiprocess_mode="livesum")

    def text(self) -> bytes:
        """Return the figures as Prometheus reads them, those of all processes of this service."""
        if FOLDER not in os.environ:
            return generate_latest(self.registry)
        every = CollectorRegistry()
        MultiProcessCollector(every)  # type: ignore[no-untyped-call]
        return generate_latest(every)
