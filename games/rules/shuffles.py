"""The words and shuffles that every scheme of FAIRNESS.md is made of; each scheme has its own keys."""

from __future__ import annotations

import hmac
from collections.abc import Iterator, Sequence
from itertools import count
from typing import TypeVar

from games.rules.errors import BadShuffle

SERVER_SEED_BYTES = 32
PLAYER_SEED_BYTES = range(16, 65)

_WORD_VALUES = 2**32

Item = TypeVar("Item")


def stream(key: bytes, label: bytes) -> Iterator[int]:
    """The endless u32 words of a key: eight of each block `M(key, label || u32 j)`."""
    for number in count():
        block = mac(key, label + number.to_bytes(4, "big"))
        yield from (int.from_bytes(block[at : at + 4], "big") for at in range(0, 32, 4))


def below(words: Iterator[int], bound: int) -> int:
    """A number from 0 to bound - 1, all equally likely: words of the last part are rejected.

    Takes one word or more. Raises: BadShuffle for a bound outside 1 to 2^32.
    """
    if bound not in range(1, _WORD_VALUES + 1):
        raise BadShuffle(f"a word can be reduced below 1 to 2^32, not below {bound}")
    limit = _WORD_VALUES - _WORD_VALUES % bound
    return next(word for word in words if word < limit) % bound


def shuffled(words: Iterator[int], items: Sequence[Item]) -> tuple[Item, ...]:
    """The items in the order that the words give them (Fisher-Yates from the end)."""
    order = list(items)
    for last in range(len(order) - 1, 0, -1):
        other = below(words, last + 1)
        order[last], order[other] = order[other], order[last]
    return tuple(order)


def check_server_seed(seed: bytes) -> None:
    """Answer nothing for 32 bytes. Raises: BadShuffle, naming the length only."""
    if len(seed) != SERVER_SEED_BYTES:
        raise BadShuffle(f"a server seed has 32 bytes, not {len(seed)}")


def check_player_seed(seed: bytes) -> None:
    """Answer nothing for 0 or 16 to 64 bytes. Raises: BadShuffle, naming the length only."""
    if len(seed) and len(seed) not in PLAYER_SEED_BYTES:
        raise BadShuffle(f"a player seed has 0 or 16 to 64 bytes, not {len(seed)}")


def u32(number: int, what: str, least: int = 1) -> bytes:
    """Four bytes, big-endian. Raises: BadShuffle outside least to 2^32 - 1."""
    if number not in range(least, _WORD_VALUES):
        raise BadShuffle(f"the {what} number {number} is not {least} to 2^32 - 1")
    return number.to_bytes(4, "big")


def lp(data: bytes) -> bytes:
    """The bytes after their length in one byte. Raises: BadShuffle for more than 255."""
    if len(data) > 255:
        raise BadShuffle(f"a purpose has at most 255 bytes, not {len(data)}")
    return bytes([len(data)]) + data


def mac(key: bytes, message: bytes) -> bytes:
    """HMAC-SHA256."""
    return hmac.digest(key, message, "sha256")
