"""Tables that organizers set by hand: whether they seat everybody once, at sizes that are allowed (LEAGUES.md LO3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence

from leagues.rules.errors import UnfitTables
from leagues.rules.sizes import TableSize, table_sizes


def check_tables(
    tables: Sequence[Sequence[str]], drawn: Collection[str], there: Collection[str], size: TableSize
) -> None:
    """Raises: UnfitTables with the entries that sit twice, were not drawn, sit at a wrong size, or are missing.

    Of those who are `there` still as many may have a bye as a draw would give. Who has left may be seated or not.
    """
    seated = Counter(entry for table in tables for entry in table)
    wrong = {entry for entry, times in seated.items() if times > 1 or entry not in drawn}
    wrong.update(entry for table in tables if not fits(table, size) for entry in table)
    missing = [entry for entry in there if entry not in seated]
    if len(missing) > table_sizes(len(there), size)[1]:
        wrong.update(missing)
    if wrong or not tables or not all(fits(table, size) for table in tables):
        raise UnfitTables("tables do not seat everybody once, or have a wrong size", sorted(wrong))


def fits(table: Sequence[str], size: TableSize) -> bool:
    """Whether a table has a size that is allowed (LZ1)."""
    return size.min <= len(table) <= size.max
