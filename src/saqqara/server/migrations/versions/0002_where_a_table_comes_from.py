"""A table may come from a log, or go on from another table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go up."""
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("origin", sa.String(length=8), nullable=False, server_default=""))


def downgrade() -> None:
    """Go down."""
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("origin")
