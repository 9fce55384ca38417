from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="RoundFairness")


@_attrs_define
class RoundFairness:
    """What is known of the shuffles of one round by now.

    Attributes:
        number (int):
        commitment (str):
        player_seeds (list[str] | None):
        entropy (None | str):
        server_seed (None | str):
    """

    number: int
    commitment: str
    player_seeds: list[str] | None
    entropy: None | str
    server_seed: None | str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        number = self.number

        commitment = self.commitment

        player_seeds: list[str] | None
        if isinstance(self.player_seeds, list):
            player_seeds = self.player_seeds

        else:
            player_seeds = self.player_seeds

        entropy: None | str
        entropy = self.entropy

        server_seed: None | str
        server_seed = self.server_seed

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "number": number,
                "commitment": commitment,
                "player_seeds": player_seeds,
                "entropy": entropy,
                "server_seed": server_seed,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        number = d.pop("number")

        commitment = d.pop("commitment")

        def _parse_player_seeds(data: object) -> list[str] | None:
            if data is None:
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                player_seeds_type_0 = cast(list[str], data)

                return player_seeds_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[str] | None, data)

        player_seeds = _parse_player_seeds(d.pop("player_seeds"))

        def _parse_entropy(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        entropy = _parse_entropy(d.pop("entropy"))

        def _parse_server_seed(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        server_seed = _parse_server_seed(d.pop("server_seed"))

        round_fairness = cls(
            number=number,
            commitment=commitment,
            player_seeds=player_seeds,
            entropy=entropy,
            server_seed=server_seed,
        )

        round_fairness.additional_properties = d
        return round_fairness

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
