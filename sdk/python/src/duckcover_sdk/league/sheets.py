"""What a command answers: a JSON document, and the same as lines and a table for people."""

import csv
import io
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Sheet:
    """A table; None is an empty cell."""

    columns: Sequence[str]
    rows: Sequence[Sequence[object]]

    def text(self) -> str:
        """The table in columns, numbers to the right."""
        cells = [[plain(value) for value in row] for row in (self.columns, *self.rows)]
        widths = [max(len(row[index]) for row in cells) for index in range(len(self.columns))]
        is_number = [all(_is_number(row[index]) for row in self.rows) for index in range(len(self.columns))]
        lines = []
        for row in cells:
            padded = [
                cell.rjust(width) if right else cell.ljust(width)
                for cell, width, right in zip(row, widths, is_number, strict=True)
            ]
            lines.append("  ".join(padded).rstrip())
        return "\n".join(lines)

    def csv(self) -> str:
        """The table as comma-separated values, its first line the names of the columns."""
        text = io.StringIO()
        writer = csv.writer(text, lineterminator="\n")
        writer.writerow(self.columns)
        writer.writerows([["" if value is None else value for value in row] for row in self.rows])
        return text.getvalue()


@dataclass(frozen=True)
class Answer:
    """`document` for programs; `lines` and `sheet` for people. With CSV the sheet alone is printed."""

    document: Any
    lines: Sequence[str] = field(default_factory=list)
    sheet: Sheet | None = None

    def text(self) -> str:
        """What people read."""
        parts = ["\n".join(plain(line) for line in self.lines)] if self.lines else []
        return "\n\n".join([*parts, *([self.sheet.text()] if self.sheet else [])])


def plain(value: object) -> str:
    """A value as text without control characters: names come from others. None is nothing."""
    return "" if value is None else "".join(sign if sign.isprintable() else "?" for sign in _written(value))


def _written(value: object) -> str:
    if isinstance(value, float):
        return f"{value:.3f}".rstrip("0").rstrip(".")
    return str(value)


def _is_number(value: object) -> bool:
    return value is None or (isinstance(value, int | float) and not isinstance(value, bool))
