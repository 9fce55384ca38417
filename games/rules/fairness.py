"""`fair-shuffle/v1`, byte for byte: shuffles that anyone can check (FAIRNESS.md)."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import count
from typing import TypeVar
from uuid import UUID

from games.rules.cards import DUCKS, Card
from games.rules.errors import BadShuffle, SeatsOutOfRange
from games.rules.variations import SEATS, RoundRules

SCHEME = "fair-shuffle/v1"
SERVER_SEED_BYTES = 32
PLAYER_SEED_BYTES = range(16, 65)

_PREFIX = b"fair-shuffle/v1/"
_WORD_VALUES = 2**32

Item = TypeVar("Item")


@dataclass(frozen=True, slots=True)
class Deal:
    """A round as it is dealt: the cards taken out, the draw deck, each seat's 12 ducks (S2, S3)."""

    removed: tuple[Card, ...]
    deck: tuple[Card, ...]
    grids: tuple[tuple[int, ...], ...]


def commitment(game: UUID, round_number: int, server_seed: bytes) -> bytes:
    """What the service publishes about a round's seed before the game. Raises: BadShuffle."""
    _check_server_seed(server_seed)
    message = _PREFIX + b"commit\0" + game.bytes + _u32(round_number, "round") + server_seed
    return hashlib.sha256(message).digest()


def entropy(game: UUID, round_number: int, player_seeds: Sequence[bytes]) -> bytes:
    """E of a round: what its seats added, one seed per seat in order, empty for none.

    Raises: BadShuffle, SeatsOutOfRange.
    """
    if len(player_seeds) not in SEATS:
        raise SeatsOutOfRange(len(player_seeds))
    for seed in player_seeds:
        check_player_seed(seed)
    seats = (bytes([seat]) + _lp(seed) for seat, seed in enumerate(player_seeds))
    head = _PREFIX + b"entropy\0" + game.bytes + _u32(round_number, "round")
    return hashlib.sha256(head + bytes([len(player_seeds)]) + b"".join(seats)).digest()


def check_player_seed(seed: bytes) -> None:
    """Answer nothing for 0 or 16 to 64 bytes. Raises: BadShuffle, naming the length only."""
    if len(seed) and len(seed) not in PLAYER_SEED_BYTES:
        raise BadShuffle(f"a player seed has 0 or 16 to 64 bytes, not {len(seed)}")


@dataclass(frozen=True, slots=True)
class RoundShuffler:
    """Every shuffle of one round, from its seeds; its text shows neither.

    Raises: BadShuffle for a round number, seed or entropy of the wrong size.
    """

    game: UUID
    round_number: int
    server_seed: bytes = field(repr=False)
    entropy: bytes = field(repr=False)

    def __post_init__(self) -> None:
        _u32(self.round_number, "round")
        _check_server_seed(self.server_seed)
        if len(self.entropy) != hashlib.sha256().digest_size:
            raise BadShuffle(f"the entropy of a round has 32 bytes, not {len(self.entropy)}")

    def words(self, purpose: str, index: int) -> Iterator[int]:
        """The endless stream of u32 words for a purpose. Raises: BadShuffle."""
        named = _lp(purpose.encode()) + self.game.bytes
        place = _u32(self.round_number, "round") + _u32(index, "index", least=0)
        key = _mac(self.server_seed, _PREFIX + b"key\0" + named + place + self.entropy)
        for number in count():
            block = _mac(key, _PREFIX + b"stream\0" + number.to_bytes(4, "big"))
            yield from (int.from_bytes(block[at : at + 4], "big") for at in range(0, 32, 4))

    @staticmethod
    def below(words: Iterator[int], bound: int) -> int:
        """A number from 0 to bound - 1, all equally likely: words of the last part are rejected.

        Takes one word or more. Raises: BadShuffle for a bound outside 1 to 2^32.
        """
        if bound not in range(1, _WORD_VALUES + 1):
            raise BadShuffle(f"a word can be reduced below 1 to 2^32, not below {bound}")
        limit = _WORD_VALUES - _WORD_VALUES % bound
        return next(word for word in words if word < limit) % bound

    def shuffle(self, purpose: str, index: int, cards: Sequence[Item]) -> tuple[Item, ...]:
        """The cards in the order that the seeds give them (Fisher-Yates from the end)."""
        words = self.words(purpose, index)
        shuffled = list(cards)
        for last in range(len(shuffled) - 1, 0, -1):
            other = self.below(words, last + 1)
            shuffled[last], shuffled[other] = shuffled[other], shuffled[last]
        return tuple(shuffled)

    def reshuffle(self, number: int, pile: Sequence[Card]) -> tuple[Card, ...]:
        """The new draw deck of reshuffle 1, 2, … from the Captain pile, oldest card first (P4).

        Raises: BadShuffle for a number below 1, which would deal the first deck again.
        """
        _u32(number, "reshuffle")
        return self.shuffle("deck", number, pile)


def deal(shuffler: RoundShuffler, rules: RoundRules, seats: int) -> Deal:
    """The cards taken out, the draw deck and the grids of a round (S2, S3, V3, V5). Raises: SeatsOutOfRange."""
    if seats not in SEATS:
        raise SeatsOutOfRange(seats)
    cards = list(rules.captain_cards())
    removed = shuffler.shuffle("surprises", 0, cards)[: rules.surprises()] if rules.surprises() else ()
    for card in removed:
        cards.remove(card)
    return Deal(
        removed=removed,
        deck=shuffler.shuffle("deck", 0, cards),
        grids=tuple(shuffler.shuffle("grid", seat, DUCKS) for seat in range(seats)),
    )


def reshuffle(shuffler: RoundShuffler, number: int, pile: Sequence[Card]) -> tuple[Card, ...]:
    """`shuffler.reshuffle` as a function; the bound method can be given to `draw`."""
    return shuffler.reshuffle(number, pile)


def _check_server_seed(seed: bytes) -> None:
    """Answer nothing for 32 bytes. Raises: BadShuffle, naming the length only."""
    if len(seed) != SERVER_SEED_BYTES:
        raise BadShuffle(f"a server seed has 32 bytes, not {len(seed)}")


def _u32(number: int, what: str, least: int = 1) -> bytes:
    """Four bytes, big-endian. Raises: BadShuffle outside least to 2^32 - 1."""
    if number not in range(least, _WORD_VALUES):
        raise BadShuffle(f"the {what} number {number} is not {least} to 2^32 - 1")
    return number.to_bytes(4, "big")


def _lp(data: bytes) -> bytes:
    """The bytes after their length in one byte. Raises: BadShuffle for more than 255."""
    if len(data) > 255:
        raise BadShuffle(f"a purpose has at most 255 bytes, not {len(data)}")
    return bytes([len(data)]) + data


def _mac(key: bytes, message: bytes) -> bytes:
    """HMAC-SHA256."""
    return hmac.digest(key, message, "sha256")
