"""What can be wrong with an input of the rules of competitions."""

# ruff: noqa: N818 - the names say what is wrong, and LeagueRulesError is what they have in common

from __future__ import annotations

from collections.abc import Iterable


class LeagueRulesError(ValueError):
    """An input that the rules of competitions do not allow."""


class BadTableSize(LeagueRulesError):
    """A `table_size` that is not 2 <= min <= preferred <= max <= 7 (LZ1)."""


class TooFewEntries(LeagueRulesError):
    """Fewer entries than the smallest table has seats (LZ3)."""

    def __init__(self, entries: int, needed: int) -> None:
        super().__init__(f"a round needs at least {needed} entries, not {entries}")
        self.entries = entries
        self.needed = needed


class BadPoints(LeagueRulesError):
    """A system of points that gives no points to some seat (LP2-LP4), or shares that cannot be made (LP8)."""


class UnknownTieBreak(LeagueRulesError):
    """A code outside the closed list of LT2, twice in it, or in a place where it may not stand."""


class UnfitTables(LeagueRulesError):
    """Entries and tables that do not belong together; `entries` are those that it is about."""

    def __init__(self, message: str, entries: Iterable[str] = ()) -> None:
        super().__init__(message)
        self.entries = tuple(entries)


class BadFormat(LeagueRulesError):
    """A number of rounds, of entries that go on, or a way of filling divisions that the rules do not know."""


class BadRuling(LeagueRulesError):
    """A ruling about nothing, out of its range, or one that cannot be undone (LO3, LO4)."""


class BadTiming(LeagueRulesError):
    """Times of rounds that cannot be; `member` is the field that says so (LR2, LR3).

    `reason` is a sentence, `values` what stands in it for its words in braces.
    """

    def __init__(self, member: str, reason: str, **values: object) -> None:
        super().__init__(f"{member}: {reason.format_map(values)}")
        self.member, self.reason, self.values = member, reason, values


class BadExport(LeagueRulesError):
    """A document that is no export of a competition."""


class ExportMismatch(LeagueRulesError):
    """An export that says something else than its seeds and results; `path` is the place in the document."""

    def __init__(self, path: str, expected: object, found: object) -> None:
        super().__init__(f"{path}: expected {expected!r}, found {found!r}")
        self.path, self.expected, self.found = path, expected, found
