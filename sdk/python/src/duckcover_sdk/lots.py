"""`league-draw/v1`, the verifier: nobody could touch the lots of a competition, the service included.

When a competition is published the service commits itself to a secret seed for each round; when a round is published it
reveals the seed. With the seed anybody can draw the lots again. Keep the commitments that you saw when the competition
was published, and give them to `verify`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from itertools import count
from typing import TypeAlias
from uuid import UUID

from .differences import Json, Malformed, Model, compare, document_of, entries, field, hexadecimal
from .fairness import PLAYER_SEED_BYTES, SEED_BYTES, Shuffles, _mac, _u32

_PREFIX = b"league-draw/v1/"

Attempt: TypeAlias = tuple[int, int]
"""A round, and which attempt at drawing it: from 0, one more for each redraw."""


def commitment(competition: UUID, attempt: Attempt, server_seed: bytes) -> bytes:
    """What the service publishes about the seed of a draw."""
    return hashlib.sha256(_PREFIX + b"commit\0" + _place(competition, attempt) + server_seed).digest()


def entropy(competition: UUID, attempt: Attempt, draw_seeds: Mapping[UUID, bytes]) -> bytes:
    """What the entries added to a draw: empty for who has added nothing."""
    ids = sorted(draw_seeds, key=lambda entry: entry.bytes)
    added = b"".join(entry.bytes + bytes([len(draw_seeds[entry])]) + draw_seeds[entry] for entry in ids)
    return hashlib.sha256(_PREFIX + b"entropy\0" + _place(competition, attempt) + _u32(len(ids)) + added).digest()


def lots(competition: UUID, attempt: Attempt, server_seed: bytes, draw_seeds: Mapping[UUID, bytes]) -> list[UUID]:
    """The entries in the order of the draw."""
    named = bytes([len(b"lots")]) + b"lots" + _place(competition, attempt)
    key = _mac(server_seed, _PREFIX + b"key\0" + named + entropy(competition, attempt, draw_seeds))
    blocks = (_mac(key, _PREFIX + b"stream\0" + _u32(number)) for number in count())
    words = (int.from_bytes(block[at : at + 4], "big") for block in blocks for at in range(0, len(block), 4))
    drawn = sorted(draw_seeds, key=lambda entry: entry.bytes)
    for last in range(len(drawn) - 1, 0, -1):
        other = Shuffles.below(words, last + 1)
        drawn[last], drawn[other] = drawn[other], drawn[last]
    return drawn


def remembered_of(commitments: Sequence[Json] | Json) -> dict[Attempt, str]:
    """The commitments of a Competition, to be kept for `verify`. Raises: Malformed."""
    listed = [(each, f"commitments[{index}]") for index, each in enumerate(commitments)]
    return {
        (field(each, path, "round", int), field(each, path, "attempt", int)): field(each, path, "commitment", str)
        for each, path in listed
    }


def verify(
    competition: UUID | str,
    round_number: int,
    source: Model | Json,
    remembered: Mapping[Attempt, str] | None = None,
    *,
    path: str = "draw",
) -> bool:
    """Check the draw of a round: the commitment, the entropy and the lots follow from its seeds.

    False as long as its seed is secret. `remembered`: commitments that you saw before. Raises: Difference, Malformed.
    """
    draw, known = document_of(source), UUID(str(competition))
    attempt = round_number, field(draw, path, "attempt", int)
    if remembered is not None:
        expected = remembered.get(attempt)
        if expected is None:
            raise Malformed(f"{path}.commitment", "was not among those that were seen before")
        compare({"commitment": expected}, draw, path)
    if field(draw, path, "server_seed", str | None) is None:
        return False
    seed = hexadecimal(draw["server_seed"], f"{path}.server_seed", SEED_BYTES)
    added = _draw_seeds(draw, path)
    found = {
        "commitment": commitment(known, attempt, seed).hex(),
        "entropy": entropy(known, attempt, added).hex(),
        "lots": [str(entry) for entry in lots(known, attempt, seed, added)],
    }
    entries(draw, path, "lots")
    compare(found, draw, path)
    return True


def _draw_seeds(draw: Json, path: str) -> dict[UUID, bytes]:
    """What each entry has added. Raises: Malformed."""
    found = {}
    for text, seed in field(draw, path, "draw_seeds", dict).items():
        where = f"{path}.draw_seeds.{text}"
        try:
            entry = UUID(text)
        except ValueError:
            raise Malformed(where, "is of no entry") from None
        found[entry] = hexadecimal(seed, where, PLAYER_SEED_BYTES)
    return found


def _place(competition: UUID, attempt: Attempt) -> bytes:
    round_number, number = attempt
    return competition.bytes + _u32(round_number, "round") + _u32(number, "attempt")
