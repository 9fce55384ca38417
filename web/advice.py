"""What a table says of a hint: of each bot its move in the pond, and the reasons, made of the GameHint of the API.

Pure: documents in, plain values out.
"""

from dataclasses import dataclass

from web.ponds import Cell, Document, Pond, value_of

MOST_REASONS = 3
"""More than these a beginner does not read."""


@dataclass
class Advice:
    """What one bot would do, or both where they agree: the place, sentences, and the next best place."""

    levels: list[str]
    cell: Cell
    reasons: list[Document]
    other: Cell | None

    @property
    def texts(self) -> list[str]:
        """The reasons as they are read."""
        return [reason["text"] for reason in self.reasons[:MOST_REASONS]]


def advice_in(pond: Pond, hint: Document) -> list[Advice]:
    """The hints as places of the viewer's own pond, which are marked there; bots that agree speak together."""
    places = {cell.move: cell for cell in pond.legal}
    found: dict[str, Advice] = {}
    for each in hint["hints"]:
        move, other = value_of(each["move"]), each["next_best"]
        if move in found:
            said = {reason["code"] for reason in found[move].reasons}
            found[move].levels.append(each["level"])
            found[move].reasons += [reason for reason in each["reasons"] if reason["code"] not in said]
        elif move in places:
            beside = places.get(value_of(other)) if other else None
            found[move] = Advice([each["level"]], places[move], list(each["reasons"]), beside)
    for advice in found.values():
        advice.cell.hinted = True
    return list(found.values())
