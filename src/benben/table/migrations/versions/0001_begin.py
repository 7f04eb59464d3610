"""Matches, seats, the log of choices, snapshots and chat."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

moment = sa.DateTime(timezone=True)


def of_match() -> "sa.Column[str]":
    return sa.Column("match", sa.String(16), sa.ForeignKey("match.id", ondelete="CASCADE"), primary_key=True)


def upgrade() -> None:
    op.create_table(
        "match",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("mode", sa.String(32), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("settings", sa.JSON(), nullable=False),
        sa.Column("seed", sa.String(32), nullable=False),
        sa.Column("created", moment, nullable=False),
        sa.Column("touched", moment, nullable=False, index=True),
        sa.Column("over", sa.Boolean, nullable=False),
    )
    op.create_table(
        "seat",
        of_match(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(32), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("token", sa.String(64), nullable=False, index=True),
    )
    op.create_table(
        "entry",
        of_match(),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(64), nullable=False),
        sa.Column("key", sa.String(200), nullable=False),
        sa.Column("at", moment, nullable=False),
    )
    op.create_table(
        "snapshot",
        of_match(),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("data", sa.JSON(), nullable=False),
    )
    op.create_table(
        "chat",
        of_match(),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.String(500), nullable=False),
        sa.Column("at", moment, nullable=False),
    )


def downgrade() -> None:
    for table in ("chat", "snapshot", "entry", "seat", "match"):
        op.drop_table(table)
