"""How much one may rely on a player: whether it moves when it is asked (DAYS.md DA4)."""

import datetime as dt
from collections.abc import Iterable
from dataclasses import dataclass

from accounts.models import Miss, Player, Reliability

COUNTED = dt.timedelta(days=365)
"""How long a miss counts."""

FULL_WEIGHT, FULL = dt.timedelta(days=28), 1.0
LESSER = 0.4
"""What a miss weighs until it is four weeks old, and after that."""

APART = dt.timedelta(hours=24)
"""Misses closer to the first of them than this count as one: a day without a battery is one."""

NEW_BELOW = 20
"""Turns asked below which a player is new; so many are added, so that the first miss does not weigh too much."""


@dataclass(frozen=True)
class Record:
    """How reliable a player is, 0 to 100, and the counts that this follows from."""

    value: int
    turns_asked: int
    misses: int

    @property
    def new(self) -> bool:
        """Whether the player was asked too seldom for the value to say much."""
        return self.turns_asked < NEW_BELOW

    def document(self) -> dict[str, int | bool]:
        """The same as the API shows it."""
        return {
            "value": self.value,
            "new": self.new,
            "turns_asked": self.turns_asked,
            "misses": self.misses,
        }


def record_of(turns_asked: int, misses: Iterable[dt.datetime], now: dt.datetime) -> Record:
    """What follows from how many turns have asked a player, and from when it missed; misses in any order."""
    counted = [at for at in _apart(misses) if now - at <= COUNTED]
    weight = sum(FULL if now - at <= FULL_WEIGHT else LESSER for at in counted)
    share = 1 - weight / (turns_asked + NEW_BELOW)
    return Record(max(0, round(100 * share)), turns_asked, len(counted))


def _apart(misses: Iterable[dt.datetime]) -> list[dt.datetime]:
    """The first of all misses, the first that is a day later, and so on."""
    kept: list[dt.datetime] = []
    for at in sorted(misses):
        if not kept or at - kept[-1] >= APART:
            kept.append(at)
    return kept


def reliability_of(player: Player, now: dt.datetime) -> Record:
    """How reliable a player is; two queries, whatever it has played."""
    asked = Reliability.objects.filter(player=player).values_list("turns_asked", flat=True).first()
    misses = Miss.objects.filter(player=player, at__gt=now - COUNTED - APART)
    return record_of(asked or 0, misses.values_list("at", flat=True), now)
