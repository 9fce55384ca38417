from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.round_fairness import RoundFairness


T = TypeVar("T", bound="Fairness")


@_attrs_define
class Fairness:
    """Commitments, entropy, and what is revealed by now (fair-shuffle/v1).

    Attributes:
        protocol (str):
        game (UUID):
        seats (int):
        rounds (list[RoundFairness]):
    """

    protocol: str
    game: UUID
    seats: int
    rounds: list[RoundFairness]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        protocol = self.protocol

        game = str(self.game)

        seats = self.seats

        rounds = []
        for rounds_item_data in self.rounds:
            rounds_item = rounds_item_data.to_dict()
            rounds.append(rounds_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "protocol": protocol,
                "game": game,
                "seats": seats,
                "rounds": rounds,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.round_fairness import RoundFairness  # noqa: PLC0415

        d = dict(src_dict)
        protocol = d.pop("protocol")

        game = UUID(d.pop("game"))

        seats = d.pop("seats")

        rounds = []
        _rounds = d.pop("rounds")
        for rounds_item_data in _rounds:
            rounds_item = RoundFairness.from_dict(rounds_item_data)

            rounds.append(rounds_item)

        fairness = cls(
            protocol=protocol,
            game=game,
            seats=seats,
            rounds=rounds,
        )

        fairness.additional_properties = d
        return fairness

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
