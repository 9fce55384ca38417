"""CSV files of organizers: whom to invite, and who sits where."""

import csv
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from duckcover_sdk.league.faults import WrongInputError


@dataclass(frozen=True)
class Guest:
    """Somebody to invite, and in which line that stands; `division`: a name or a tier."""

    line: int
    player: str
    seed: int | None
    division: str


def read_guests(file: Path) -> list[Guest]:
    """Read whom to invite: the columns are `player`, and if wanted `seed` and `division`. Raises: WrongInputError."""
    return [
        Guest(line, row["player"], _number(file, line, "seed", row.get("seed")), row.get("division") or "")
        for line, row in _rows(file, ("player",), ("seed", "division"))
    ]


def read_tables(file: Path) -> list[list[str]]:
    """Read who sits where: the columns are `table` and `player`, in the order of the seats. Raises: WrongInputError."""
    tables: dict[int, list[str]] = defaultdict(list)
    for line, row in _rows(file, ("table", "player"), ()):
        number = _number(file, line, "table", row["table"])
        if number is None:
            raise WrongInputError(f"{file}:{line}: table is missing")
        tables[number].append(row["player"])
    if sorted(tables) != list(range(1, len(tables) + 1)):
        raise WrongInputError(f"{file}: tables count from 1, and none is left out")
    return [tables[number] for number in sorted(tables)]


def _rows(file: Path, needed: Sequence[str], known: Sequence[str]) -> list[tuple[int, Mapping[str, str]]]:
    """The rows with their lines. Raises: WrongInputError."""
    try:
        text = file.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise WrongInputError(f"{file}: {getattr(error, 'strerror', None) or 'is no text in UTF-8'}") from None
    reader = csv.DictReader(text.splitlines(), skipinitialspace=True, restval="")
    columns = [str(name).strip() for name in reader.fieldnames or ()]
    reader.fieldnames = columns
    if missing := [name for name in needed if name not in columns]:
        raise WrongInputError(f"{file}:1: the first line names the columns, and has no {', '.join(missing)}")
    if strange := [name for name in columns if name not in (*needed, *known)]:
        raise WrongInputError(f"{file}:1: there is no column {', '.join(strange)}, but {', '.join((*needed, *known))}")
    rows: list[tuple[int, Mapping[str, str]]] = []
    for row in reader:
        if None in row:
            raise WrongInputError(f"{file}:{reader.line_num}: there are more values than columns")
        values = {name: value.strip() for name, value in row.items()}
        if not values["player"]:
            raise WrongInputError(f"{file}:{reader.line_num}: player is missing")
        rows.append((reader.line_num, values))
    if not rows:
        raise WrongInputError(f"{file}: there is nobody in it")
    return rows


def _number(file: Path, line: int, name: str, text: str | None) -> int | None:
    """A whole number from 1, None where nothing is given. Raises: WrongInputError."""
    if not text:
        return None
    if not (text.isascii() and text.isdecimal() and int(text[:9]) > 0):
        raise WrongInputError(f"{file}:{line}: {name} is {text!r}, and no whole number from 1")
    return int(text)
