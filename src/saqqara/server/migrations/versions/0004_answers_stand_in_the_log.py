"""An answer's key stands in its line, and a log lies together."""

from __future__ import annotations

from collections import Counter

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

ANSWERS = sa.text('SELECT "table", seat, "key", version FROM answers ORDER BY "table", version, seat, "key"')
STAND = sa.text('UPDATE lines SET seat = :seat, "key" = :key, version = :version WHERE "table" = :table AND n = :n')
LEAVE = """
INSERT INTO answers ("table", seat, "key", version)
SELECT "table", seat, "key", version FROM lines WHERE "key" IS NOT NULL
"""


def _stand() -> None:
    """Put the k-th answer of a table into its k-th line: which line began an answer was not written down."""
    connection = op.get_bind()
    rows: list[dict[str, object]] = []
    counts: Counter[str] = Counter()
    for answer in connection.execute(ANSWERS).mappings():
        counts[answer["table"]] += 1
        rows.append({**answer, "n": counts[answer["table"]]})
    if rows:
        connection.execute(STAND, rows)


def upgrade() -> None:
    """Go up."""
    is_file = op.get_bind().dialect.name == "sqlite"
    kept = {"sqlite_with_rowid": False}
    with op.batch_alter_table("lines", recreate="always" if is_file else "never", table_kwargs=kept) as lines:
        lines.add_column(sa.Column("seat", sa.SmallInteger(), nullable=True))
        lines.add_column(sa.Column("key", sa.String(length=80), nullable=True))
        lines.add_column(sa.Column("version", sa.Integer(), nullable=True))
    _stand()
    op.drop_table("answers")


def downgrade() -> None:
    """Go down."""
    op.create_table(
        "answers",
        sa.Column("table", sa.String(length=20), nullable=False),
        sa.Column("seat", sa.SmallInteger(), nullable=False),
        sa.Column("key", sa.String(length=80), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_answers_table_tables")),
        sa.PrimaryKeyConstraint("table", "seat", "key", name=op.f("pk_answers")),
    )
    op.execute(LEAVE)
    with op.batch_alter_table("lines") as lines:
        lines.drop_column("version")
        lines.drop_column("key")
        lines.drop_column("seat")
