"""`fair-shuffle/v1`, the verifier: nobody could touch the deck, the service included.

Before a game starts the service publishes a commitment for each round; when a round has ended, its seed. With the seed
anybody can shuffle again. Keep the commitments that you saw before the game, and give them to `verify`.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import count
from typing import Any, TypeVar
from uuid import UUID

from .differences import Difference, Json, Malformed, Model, compare, document_of, entries, field, hexadecimal

PROTOCOL = "fair-shuffle/v1"
SEED_BYTES = (32,)
PLAYER_SEED_BYTES = (0, *range(16, 65))
DUCKS = range(1, 13)
CAPTAIN_CARDS: tuple[int | str, ...] = (*(duck for duck in DUCKS for _ in "ab"), "max", "repeat")

_PREFIX = f"{PROTOCOL}/".encode()

Item = TypeVar("Item")


def commitment(game: UUID, round_number: int, server_seed: bytes) -> bytes:
    """What the service publishes about the seed of a round before the game."""
    return hashlib.sha256(_PREFIX + b"commit\0" + game.bytes + _u32(round_number) + server_seed).digest()


def entropy(game: UUID, round_number: int, player_seeds: Sequence[bytes]) -> bytes:
    """What the seats added to a round: one seed a seat, in order, empty for none."""
    added = b"".join(bytes([seat, len(seed)]) + seed for seat, seed in enumerate(player_seeds))
    head = _PREFIX + b"entropy\0" + game.bytes + _u32(round_number)
    return hashlib.sha256(head + bytes([len(player_seeds)]) + added).digest()


@dataclass(frozen=True)
class Shuffles:
    """Every shuffle of one round, from its seeds."""

    game: UUID
    round_number: int
    server_seed: bytes
    entropy: bytes

    def words(self, purpose: str, index: int) -> Iterator[int]:
        """The endless stream of 32-bit words for a purpose."""
        named = bytes([len(purpose)]) + purpose.encode() + self.game.bytes
        place = _u32(self.round_number) + _u32(index)
        key = _mac(self.server_seed, _PREFIX + b"key\0" + named + place + self.entropy)
        for number in count():
            block = _mac(key, _PREFIX + b"stream\0" + _u32(number))
            yield from (int.from_bytes(block[at : at + 4], "big") for at in range(0, len(block), 4))

    @staticmethod
    def below(words: Iterator[int], bound: int) -> int:
        """A number from 0 to bound - 1, all equally likely; takes one word or more."""
        limit = 2**32 - 2**32 % bound
        return next(word for word in words if word < limit) % bound

    def shuffle(self, purpose: str, index: int, items: Sequence[Item]) -> list[Item]:
        """The items in the order that the seeds give them."""
        words, shuffled = self.words(purpose, index), list(items)
        for last in range(len(shuffled) - 1, 0, -1):
            other = self.below(words, last + 1)
            shuffled[last], shuffled[other] = shuffled[other], shuffled[last]
        return shuffled

    def deck(self, cards: Sequence[int | str] = CAPTAIN_CARDS) -> list[int | str]:
        """The draw deck, drawn from the front; `cards` are the round's captain cards before the shuffle."""
        return self.shuffle("deck", 0, cards)

    def grid(self, seat: int) -> list[int]:
        """The ducks of a seat, row by row."""
        return self.shuffle("grid", seat, DUCKS)

    def reshuffled(self, number: int, pile: Sequence[Item]) -> list[Item]:
        """The draw deck that reshuffle 1, 2, … makes of the Captain pile, oldest card first."""
        return self.shuffle("deck", number, pile)


def verify(source: Model | Json, remembered: Mapping[int, str] | None = None) -> list[int]:
    """Check the answer of `GET /games/{id}/fairness`; the numbers of the rounds whose seed is revealed and true.

    `remembered`: the commitments (hexadecimal) by round that you saw before the game.
    Raises: Difference, Malformed.
    """
    document = document_of(source)
    compare(PROTOCOL, field(document, "", "protocol", str), "protocol")
    game = game_id(document)
    return [
        number
        for entry, path in entries(document, "", "rounds")
        if (number := _verify_round(game, entry, path, remembered))
    ]


def game_id(document: Json) -> UUID:
    """The game's id. Raises: Malformed unless it is in its one canonical text."""
    text = field(document, "", "game", str)
    try:
        game = UUID(text)
    except ValueError:
        raise Malformed("game", "is no UUID") from None
    if str(game) != text:
        raise Malformed("game", "is no UUID in lower case with hyphens")
    return game


def seeds_of(entry: Json, path: str) -> tuple[bytes, list[bytes]]:
    """The server seed and the player seeds of a round. Raises: Malformed."""
    seed = hexadecimal(field(entry, path, "server_seed", str), f"{path}.server_seed", SEED_BYTES)
    added = [hexadecimal(each, where, PLAYER_SEED_BYTES) for each, where in entries(entry, path, "player_seeds")]
    return seed, added


def check_seeds(game: UUID, number: int, entry: Json, path: str) -> Shuffles:
    """The shuffles of a revealed round, once its commitment and entropy follow from its seeds.

    Raises: Difference, Malformed.
    """
    seed, added = seeds_of(entry, path)
    mixed = entropy(game, number, added)
    expected: dict[str, Any] = {"commitment": commitment(game, number, seed).hex(), "entropy": mixed.hex()}
    compare(expected, entry, path)
    return Shuffles(game, number, seed, mixed)


def _verify_round(game: UUID, entry: Json, path: str, remembered: Mapping[int, str] | None) -> int | None:
    number = field(entry, path, "number", int)
    _u32(number, f"{path}.number")
    published = field(entry, path, "commitment", str)
    if remembered and remembered.get(number, published) != published:
        raise Difference(f"{path}.commitment", remembered[number], published)
    if field(entry, path, "server_seed", str | None) is None:
        return None
    check_seeds(game, number, entry, path)
    return int(number)


def _u32(number: int, path: str = "number") -> bytes:
    """Four bytes, big-endian. Raises: Malformed outside 0 to 2^32 - 1."""
    if number not in range(2**32):
        raise Malformed(path, "is not 0 to 2^32 - 1")
    return number.to_bytes(4, "big")


def _mac(key: bytes, message: bytes) -> bytes:
    return hmac.digest(key, message, "sha256")
