"""What a decision would do, for its preview: the changes in words, and the standings that would come (LO2)."""

from collections.abc import Iterator
from typing import NamedTuple

from leagues.selectors.rulings import ruling_documents, standing_documents
from leagues.selectors.standings import stored
from leagues.services.competitions import expectation
from web.organize.aims import Aim, names_of
from web.organize.powers import Decided, Power
from web.organize.words import ruling_line
from web.ponds import Document
from web.ruling_changes import Change, changes_of

SHOWN_MOVES = 50
"""How many lines of the standings a preview shows at most."""


class Moved(NamedTuple):
    """A line of the standings that would be another: rank and points, as they are and would be."""

    player: str
    rank: int | None
    points: float | None
    rank_then: int | None
    points_then: float | None


class Preview(NamedTuple):
    """What would come of a decision; `days` and `is_short`: of a publication (LR7)."""

    line: str
    changes: list[Change]
    moved: list[Moved]
    more: int
    has_standings: bool
    interested: bool
    days: float | None
    is_short: bool


def preview_of(power: Power, aim: Aim, decided: Decided) -> Preview:
    """What a decision that was tried would do; a fixed number of queries."""
    competition = aim.place.competition
    moved = list(_moved(competition, decided)) if decided.standings else []
    days, is_short = (None, False)
    if power.name == "publish":
        days, is_short = expectation(competition.settings)
    document = document_of(decided.ruling)
    return Preview(
        line=ruling_line(document, {} if competition is None else names_of(competition)) if document else "",
        changes=changes_of(document) if document else [],
        moved=moved[:SHOWN_MOVES],
        more=max(0, len(moved) - SHOWN_MOVES),
        has_standings=bool(decided.standings),
        interested=bool(document and document["interested"]),
        days=days,
        is_short=is_short,
    )


def document_of(ruling: object) -> Document | None:
    """A ruling as the API says it to staff; None where the service writes none."""
    return None if ruling is None else ruling_documents([ruling], for_staff=True)[0]  # type: ignore[list-item]


def _moved(competition: object, decided: Decided) -> Iterator[Moved]:
    """The lines that would be others, in the order in which they would be."""
    now = {row["entry"]: row for row in standing_documents(list(stored(competition)))}  # type: ignore[arg-type]
    for then in standing_documents(decided.standings):
        before = now.get(then["entry"], {"rank": None, "points": None})
        if (before["rank"], before["points"]) != (then["rank"], then["points"]):
            name = then["player"] or ""
            yield Moved(name, before["rank"], before["points"], then["rank"], then["points"])
