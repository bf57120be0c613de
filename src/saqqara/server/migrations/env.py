"""Runs the steps on the connection that the store hands over."""

from __future__ import annotations

from alembic import context

from saqqara.server.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite changes a table by making it anew
    compare_type=True,
)
with context.begin_transaction():
    context.run_migrations()
