"""Who may enter a competition (LEAGUES.md LE2): all gates that keep a player out are told together."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal, TypeAlias

Value: TypeAlias = int | bool | str


@dataclass(frozen=True, slots=True)
class Gates:
    """What an organizer asks of entries; null asks nothing. `invited`: only who is on the list or has the code."""

    reliability: int | None = None
    rating_min: int | None = None
    rating_max: int | None = None
    games_finished: int | None = None
    account_days: int | None = None
    verified_email: bool = False
    invited: bool = False
    bots: Literal["none", "allowed", "only"] = "none"
    bots_per_owner: int | None = None


@dataclass(frozen=True, slots=True)
class Applicant:
    """What is known of a player who wants to enter; `rating` is that of the pool of the competition's clock.

    `bots_entered` counts the other bots of the same owner that are entered already.
    """

    reliability: int
    rating: int
    games_finished: int
    account_days: int
    verified_email: bool = False
    invited: bool = False
    is_bot: bool = False
    bots_entered: int = 0


@dataclass(frozen=True, slots=True)
class ClosedGate:
    """A gate that keeps a player out: what it needs, and what the player has."""

    gate: str
    needed: Value
    have: Value


def closed_gates(gates: Gates, applicant: Applicant) -> tuple[ClosedGate, ...]:
    """Every gate that keeps a player out; none: the player may enter."""
    return tuple(
        ClosedGate(gate, needed, have)
        for gate, needed, have, is_open in _questions(gates, applicant)
        if needed is not None and not is_open
    )


def _questions(gates: Gates, applicant: Applicant) -> Iterator[tuple[str, Value | None, Value, bool]]:
    """Each gate with what it needs, what there is, and whether that is enough."""
    for gate, have in (
        ("reliability", applicant.reliability),
        ("games_finished", applicant.games_finished),
        ("account_days", applicant.account_days),
    ):
        needed: int | None = getattr(gates, gate)
        yield gate, needed, have, needed is None or have >= needed
    least, most, rating = gates.rating_min, gates.rating_max, applicant.rating
    yield "rating_min", least, rating, least is None or rating >= least
    yield "rating_max", most, rating, most is None or rating <= most
    yield "verified_email", gates.verified_email, applicant.verified_email, _granted(gates, applicant, "verified_email")
    yield "invited", gates.invited, applicant.invited, _granted(gates, applicant, "invited")
    kind = "bot" if applicant.is_bot else "person"
    yield "bots", gates.bots, kind, kind in {"none": ["person"], "only": ["bot"]}.get(gates.bots, ["person", "bot"])
    room = gates.bots_per_owner
    entered = applicant.bots_entered + applicant.is_bot
    yield "bots_per_owner", room, entered, not applicant.is_bot or room is None or entered <= room


def _granted(gates: Gates, applicant: Applicant, gate: str) -> bool:
    return not getattr(gates, gate) or bool(getattr(applicant, gate))
