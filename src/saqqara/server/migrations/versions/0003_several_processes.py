"""Several processes serve the same tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go up."""
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("version", sa.Integer(), nullable=False, server_default="0"))
        tables.add_column(sa.Column("asked", sa.Text(), nullable=True))
        tables.add_column(sa.Column("ticking", sa.Text(), nullable=True))
    op.create_table(
        "processes",
        sa.Column("id", sa.String(length=20), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_processes")),
    )
    op.create_table(
        "presence",
        sa.Column("table", sa.String(length=20), nullable=False),
        sa.Column("process", sa.String(length=20), nullable=False),
        sa.Column("people", sa.Text(), nullable=False),
        sa.Column("watched", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_presence_table_tables")),
        sa.ForeignKeyConstraint(
            ["process"], ["processes.id"], name=op.f("fk_presence_process_processes"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table", "process", name=op.f("pk_presence")),
    )
    op.create_index(op.f("ix_presence_process"), "presence", ["process"])
    op.create_table(
        "leases",
        sa.Column("table", sa.String(length=20), nullable=False),
        sa.Column("process", sa.String(length=20), nullable=True),
        sa.Column("due", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_leases_table_tables")),
        sa.ForeignKeyConstraint(
            ["process"], ["processes.id"], name=op.f("fk_leases_process_processes"), ondelete="SET NULL"
        ),
        sa.PrimaryKeyConstraint("table", name=op.f("pk_leases")),
    )
    op.create_index(op.f("ix_leases_process"), "leases", ["process"])
    op.create_index(op.f("ix_leases_due"), "leases", ["due"])


def downgrade() -> None:
    """Go down."""
    op.drop_table("leases")
    op.drop_table("presence")
    op.drop_table("processes")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("ticking")
        tables.drop_column("asked")
        tables.drop_column("version")
