"""Whether the export of a competition is right: anybody can recompute draws and standings (LEAGUES.md LD2, LT1).

Lots are recomputed from the revealed seeds. Which of the possible tables are made of them also depends on blocks
between players, which nobody is shown: of tables it is checked who sits there, and that the sizes are right.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any
from uuid import UUID

from leagues.rules.competition import Competition, Round
from leagues.rules.draws import RoundDraw, commitment
from leagues.rules.errors import BadExport, ExportMismatch
from leagues.rules.export import FORMAT, Document, read_competition, standing_document
from leagues.rules.sizes import table_sizes
from leagues.rules.standings import standings


@dataclass(frozen=True, slots=True)
class Verdict:
    """What was recomputed and found to be right."""

    draws: int
    standings: int


def verify(export: Document) -> Verdict:
    """Recompute the draws, then the standings. Raises: BadExport, ExportMismatch at the first difference."""
    try:
        return _verify(export)
    except (BadExport, ExportMismatch):
        raise
    except (AttributeError, IndexError, KeyError, TypeError, ValueError) as error:  # anybody may have written the file
        raise BadExport(f"{type(error).__name__}: {error}") from None


def _verify(export: Document) -> Verdict:
    if export.get("format") != FORMAT:
        raise BadExport(f"its format is {export.get('format')!r}, not {FORMAT!r}")
    competition = read_competition(export)
    drawn = [index for index, each in enumerate(export["rounds"]) if not each["by_hand"]]
    for index in drawn:
        path = f"rounds[{index}]"
        _verify_draw(f"{path}.draw", UUID(export["competition"]), export["rounds"][index])
        _verify_tables(path, competition, competition.rounds[index])
    for index, document in enumerate(export["standings"]):
        _verify_standings(f"standings[{index}].rows", competition, document)
    return Verdict(len(drawn), len(export["standings"]))


def _verify_draw(path: str, competition: UUID, round_: Document) -> None:
    """The commitment, the entropy and the lots of a round, from its seeds. Raises: ExportMismatch."""
    told = round_["draw"]
    seeds = {UUID(entry): bytes.fromhex(seed) for entry, seed in told["draw_seeds"].items()}
    seed = bytes.fromhex(told["server_seed"])
    draw = RoundDraw(competition, round_["number"], told["attempt"], seed, seeds)
    published = commitment(competition, round_["number"], told["attempt"], seed)
    _compare(f"{path}.commitment", published.hex(), told["commitment"])
    _compare(f"{path}.entropy", draw.entropy().hex(), told["entropy"])
    _compare(f"{path}.lots", [str(entry) for entry in draw.lots()], list(told["lots"]))


def _verify_tables(path: str, competition: Competition, round_: Round) -> None:
    """Everybody of the lots has one seat or a bye, and tables have the sizes of LZ. Raises: ExportMismatch."""
    byes = [each.entry for each in round_.unseated if each.kind == "bye"]
    _compare(f"{path}.tables", sorted(round_.lots), sorted([*round_.seated(), *byes]))
    sizes, _ = table_sizes(len(round_.lots), competition.settings.table_size)
    _compare(f"{path}.tables", list(sizes), [len(table.seats) for table in round_.tables])


def _verify_standings(path: str, competition: Competition, told: Document) -> None:
    rows = standings(competition.until(told["round"]), told["stage"])
    codes = competition.settings.tie_breaks
    _compare(path, [row.entry for row in rows], [row["entry"] for row in told["rows"]])
    for index, (row, document) in enumerate(zip(rows, told["rows"], strict=True)):
        _compare_members(f"{path}[{index}]", standing_document(row, codes), document)


def _compare_members(path: str, expected: Mapping[str, Any], found: Document) -> None:
    for member, value in expected.items():
        _compare(f"{path}.{member}", value, found[member])


def _compare(path: str, expected: object, found: object) -> None:
    """Raises: ExportMismatch; of two lists at the first place at which they differ."""
    if expected == found:
        return
    if isinstance(expected, Sequence) and isinstance(found, Sequence) and not isinstance(expected, str):
        for index, (one, other) in enumerate(zip(expected, found, strict=False)):
            _compare(f"{path}[{index}]", one, other)
    raise ExportMismatch(path, expected, found)
