"""`fair-shuffle/v1`, byte for byte: shuffles that anyone can check (FAIRNESS.md)."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from uuid import UUID

from games.rules.cards import DUCKS, Card
from games.rules.errors import BadShuffle, SeatsOutOfRange
from games.rules.shuffles import Item, check_player_seed, check_server_seed, lp, mac, shuffled, stream, u32
from games.rules.variations import SEATS, RoundRules

SCHEME = "fair-shuffle/v1"

_PREFIX = b"fair-shuffle/v1/"


@dataclass(frozen=True, slots=True)
class Deal:
    """A round as it is dealt: the cards taken out, the draw deck, each seat's 12 ducks (S2, S3)."""

    removed: tuple[Card, ...]
    deck: tuple[Card, ...]
    grids: tuple[tuple[int, ...], ...]


def commitment(game: UUID, round_number: int, server_seed: bytes) -> bytes:
    """What the service publishes about a round's seed before the game. Raises: BadShuffle."""
    check_server_seed(server_seed)
    message = _PREFIX + b"commit\0" + game.bytes + u32(round_number, "round") + server_seed
    return hashlib.sha256(message).digest()


def entropy(game: UUID, round_number: int, player_seeds: Sequence[bytes]) -> bytes:
    """E of a round: what its seats added, one seed per seat in order, empty for none.

    Raises: BadShuffle, SeatsOutOfRange.
    """
    if len(player_seeds) not in SEATS:
        raise SeatsOutOfRange(len(player_seeds))
    for seed in player_seeds:
        check_player_seed(seed)
    seats = (bytes([seat]) + lp(seed) for seat, seed in enumerate(player_seeds))
    head = _PREFIX + b"entropy\0" + game.bytes + u32(round_number, "round")
    return hashlib.sha256(head + bytes([len(player_seeds)]) + b"".join(seats)).digest()


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
        u32(self.round_number, "round")
        check_server_seed(self.server_seed)
        if len(self.entropy) != hashlib.sha256().digest_size:
            raise BadShuffle(f"the entropy of a round has 32 bytes, not {len(self.entropy)}")

    def words(self, purpose: str, index: int) -> Iterator[int]:
        """The endless stream of u32 words for a purpose. Raises: BadShuffle."""
        named = lp(purpose.encode()) + self.game.bytes
        place = u32(self.round_number, "round") + u32(index, "index", least=0)
        return stream(mac(self.server_seed, _PREFIX + b"key\0" + named + place + self.entropy), _PREFIX + b"stream\0")

    def shuffle(self, purpose: str, index: int, cards: Sequence[Item]) -> tuple[Item, ...]:
        """The cards in the order that the seeds give them (Fisher-Yates from the end)."""
        return shuffled(self.words(purpose, index), cards)

    def reshuffle(self, number: int, pile: Sequence[Card]) -> tuple[Card, ...]:
        """The new draw deck of reshuffle 1, 2, … from the Captain pile, oldest card first (P4).

        Raises: BadShuffle for a number below 1, which would deal the first deck again.
        """
        u32(number, "reshuffle")
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
