"""What a competition is made of, as far as its standings and draws depend on it (LEAGUES.md, Words)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from leagues.rules.points import LINEAR, Points, Sharing, Tenure, close_up
from leagues.rules.sizes import TableSize

Format: TypeAlias = Literal["swiss", "round_robin", "knockout", "arena"]
TableStatus: TypeAlias = Literal["waiting", "playing", "closing", "finished", "adjudicated", "split", "void"]
PLAYED = ("finished", "adjudicated")
"""Tables whose ranks count; those of `split` and `void` tables do not (LJ3)."""
ENDED = (*PLAYED, "split", "void")
FULL_TURNS = 20
"""The turns of a seat whose tenures nobody recorded: its entry decided all of them."""


@dataclass(frozen=True, slots=True)
class Seat:
    """An entry's seat at a table; `played_rank` is the game's (LP6), null where it has none.

    `last` seats are moved last by a ruling. `at_fault`: the open turn waited for it, or it resigned (LJ3).
    """

    entry: str
    played_rank: int | None = None
    total: int | None = None
    last: bool = False
    at_fault: bool = False
    tenures: tuple[Tenure, ...] = ()

    def held(self) -> tuple[Tenure, ...]:
        """The tenures; without any its entry held it throughout."""
        return self.tenures or (Tenure(self.entry, asked=FULL_TURNS, decided=FULL_TURNS),)

    def is_own(self) -> bool:
        """Whether its entry decided at least one turn and held it for half of the turns asked (own table)."""
        own = [each for each in self.held() if each.entry == self.entry]
        asked = sum(each.asked for each in self.held())
        return any(each.decided for each in own) and 2 * sum(each.asked for each in own) >= asked


@dataclass(frozen=True, slots=True)
class Table:
    """Exactly one game; its seats stand by index."""

    number: int
    status: TableStatus
    seats: tuple[Seat, ...]

    @property
    def entries(self) -> tuple[str, ...]:
        """Who sits there, by index."""
        return tuple(seat.entry for seat in self.seats)

    def ranks(self) -> tuple[int, ...]:
        """The ranks of a played table, by index, after rulings (LP6)."""
        lowest = len(self.seats)
        return close_up([seat.played_rank or lowest for seat in self.seats], [seat.last for seat in self.seats])


@dataclass(frozen=True, slots=True)
class Unseated:
    """An entry that sat at no table of a round, and the points that this was worth (LP7)."""

    entry: str
    kind: Literal["bye", "sit_out", "late", "absent"]
    points: int = 0


@dataclass(frozen=True, slots=True)
class Round:
    """A round as it was drawn and played; `lots` are its entries in the order of the published draw."""

    number: int
    tables: tuple[Table, ...]
    unseated: tuple[Unseated, ...] = ()
    lots: tuple[str, ...] = ()
    stage: int = 1

    def seated(self) -> Iterator[str]:
        """Everybody who sits at a table."""
        return (entry for table in self.tables for entry in table.entries)


@dataclass(frozen=True, slots=True)
class Entry:
    """A player's place in a competition; a lower `seed` is better."""

    id: str
    seed: int | None = None
    status: Literal["invited", "waiting", "active", "withdrawn", "disqualified"] = "active"


@dataclass(frozen=True, slots=True)
class Ruling:
    """What a person of the staff decided about points (LO); `points` are 1 or more, also of a deduction."""

    action: str
    entry: str | None = None
    points: int = 0
    round: int | None = None
    undone_by: int | None = None

    def adjustment(self) -> int:
        """The points that it gives or takes now; none for other actions and once it is undone."""
        sign = {"award": 1, "deduct": -1}.get(self.action, 0)
        return 0 if self.undone_by is not None else sign * self.points


@dataclass(frozen=True, slots=True)
class Stage:
    """Some rounds of one format; `carry` says whether the points of the stages before count in it (LF5)."""

    number: int = 1
    format: Format = "swiss"
    carry: Literal["none", "all"] = "none"


@dataclass(frozen=True, slots=True)
class Settings:
    """What standings and draws depend on; the words and defaults are those of a Competition."""

    points: Points = LINEAR
    table_size: TableSize = field(default_factory=TableSize)
    tie_breaks: tuple[str, ...] = ("points", "wins", "opponents", "splashes", "head_to_head", "missed")
    substitute_points: Sharing = "tenure"
    best: int | None = None
    repeats: Literal["avoid", "allow"] = "avoid"
    stages: tuple[Stage, ...] = (Stage(),)


@dataclass(frozen=True, slots=True)
class Competition:
    """Everything that standings are computed from (LT1)."""

    settings: Settings
    entries: tuple[Entry, ...]
    rounds: tuple[Round, ...] = ()
    rulings: tuple[Ruling, ...] = ()

    def until(self, number: int) -> Competition:
        """The competition as if no round after this one were known; rulings without a round stay (LT1)."""
        return Competition(
            self.settings,
            self.entries,
            tuple(each for each in self.rounds if each.number <= number),
            tuple(each for each in self.rulings if each.round is None or each.round <= number),
        )

    def of_stages(self, numbers: range) -> Competition:
        """The competition with the rounds of some stages only, and the rulings about these rounds."""
        rounds = tuple(each for each in self.rounds if each.stage in numbers)
        known = {each.number for each in rounds}
        rulings = tuple(each for each in self.rulings if each.round in known or (each.round is None and 1 in numbers))
        return Competition(self.settings, self.entries, rounds, rulings)
