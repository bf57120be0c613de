"""Figures for whoever runs the service."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest


class Figures:
    """What is counted."""

    def __init__(self) -> None:
        """Start at nothing."""
        self.registry = CollectorRegistry()
        self.moves = Counter("saqqara_moves", "Answers stored", registry=self.registry)
        self.messages = Counter("saqqara_messages", "Messages from windows", registry=self.registry)
        self.refused = Counter("saqqara_refused", "Requests refused", ["error"], registry=self.registry)
        self.requests = Counter("saqqara_requests", "HTTP requests", ["status"], registry=self.registry)
        self.windows = Gauge("saqqara_windows", "Open windows", registry=self.registry)
        self.tables = Gauge("saqqara_tables", "Tables in memory", registry=self.registry)
        self.commits = Gauge("saqqara_commits", "Commits of the writer", registry=self.registry)

    def text(self) -> bytes:
        """Return the figures as Prometheus reads them."""
        return generate_latest(self.registry)
