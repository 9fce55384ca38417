"""`league-draw/v1`, byte for byte: the lots of a round, which anyone can check (LEAGUES.md LD1, LD2)."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from uuid import UUID

from games.rules.shuffles import check_player_seed, check_server_seed, lp, mac, shuffled, stream, u32

SCHEME = "league-draw/v1"
ATTEMPTS = range(4)
"""The first draw of a round and the three that may follow it (LD2)."""

_PREFIX = b"league-draw/v1/"


@dataclass(frozen=True, slots=True)
class RoundDraw:
    """The chance of one round, from its seeds, by entry, empty for none; its text shows no seed.

    Raises: BadShuffle for a round, attempt or seed of the wrong size.
    """

    competition: UUID
    round_number: int
    attempt: int
    server_seed: bytes = field(repr=False)
    draw_seeds: Mapping[UUID, bytes] = field(repr=False)

    def __post_init__(self) -> None:
        _place(self.competition, self.round_number, self.attempt)
        check_server_seed(self.server_seed)
        for seed in self.draw_seeds.values():
            check_player_seed(seed)

    def entropy(self) -> bytes:
        """E of the round: what the entries that are drawn have added, ids ascending."""
        place = _place(self.competition, self.round_number, self.attempt)
        added = (entry.bytes + lp(self.draw_seeds[entry]) for entry in self._ids())
        count = u32(len(self.draw_seeds), "entry", least=0)
        return hashlib.sha256(_PREFIX + b"entropy\0" + place + count + b"".join(added)).digest()

    def words(self) -> Iterator[int]:
        """The endless words of the round's key: the lots take the first of them, the pairing the next."""
        place = _place(self.competition, self.round_number, self.attempt)
        key = mac(self.server_seed, _PREFIX + b"key\0" + lp(b"lots") + place + self.entropy())
        return stream(key, _PREFIX + b"stream\0")

    def lots(self, words: Iterator[int] | None = None) -> tuple[UUID, ...]:
        """The entries in the order of the draw; takes the first words of the key, or those that are given."""
        return shuffled(words or self.words(), self._ids())

    def _ids(self) -> list[UUID]:
        return sorted(self.draw_seeds, key=lambda entry: entry.bytes)


def commitment(competition: UUID, round_number: int, attempt: int, server_seed: bytes) -> bytes:
    """What the service publishes about a seed when the competition is published. Raises: BadShuffle."""
    check_server_seed(server_seed)
    place = _place(competition, round_number, attempt)
    return hashlib.sha256(_PREFIX + b"commit\0" + place + server_seed).digest()


def _place(competition: UUID, round_number: int, attempt: int) -> bytes:
    """Which draw it is. Raises: BadShuffle."""
    return competition.bytes + u32(round_number, "round") + u32(attempt, "attempt", least=0)
