"""Component tables: typed rows that say where each of their values comes from."""

from typing import Any, NamedTuple

from benben.core.steps import Domain

PROVENANCE = {
    "R": "rulebook",
    "P": "public material",
    "I": "inferred",
    "K": "recalled",
    "D": "designed",
}
RECONSTRUCTED = "IKD"


class Table(NamedTuple):
    """One kind of component: NamedTuple rows that begin with `key` and end with `source`, letters of PROVENANCE."""

    name: str
    rows: tuple[Any, ...]
    size: int
    named: dict[str, Domain] = {}
    """The columns that hold indices of a domain."""


def tables(*listed: Table) -> tuple[Table, ...]:
    """Check the counts and the provenance of all rows."""
    for table in listed:
        assert len(table.rows) == table.size, f"{table.name}: {len(table.rows)} rows, expected {table.size}"
        keys = [row.key for row in table.rows]
        assert len(set(keys)) == len(keys), f"{table.name}: a key stands twice"
        for row in table.rows:
            assert row.source and set(row.source) <= set(PROVENANCE), f"{table.name} {row.key}: source {row.source!r}"
    return listed


def spelled(table: Table, row: Any) -> dict[str, Any]:
    """A row with the names of what its indices stand for."""
    found = dict(row._asdict())
    for column, domain in table.named.items():
        value = found[column]
        if isinstance(value, tuple):
            found[column] = tuple(domain.keys[item] for item in value)
        else:
            found[column] = domain.keys[value] if value >= 0 else None
    return found


def reconstructed(row: Any) -> bool:
    """Is any value of this row inferred, recalled or designed?"""
    return any(letter in RECONSTRUCTED for letter in row.source)
