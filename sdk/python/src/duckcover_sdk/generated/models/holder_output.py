from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="HolderOutput")


@_attrs_define
class HolderOutput:
    """Whose an entry was, in which rounds.

    Attributes:
        player (None | str):
        from_round (int):
        to_round (int):
    """

    player: None | str
    from_round: int
    to_round: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        player: None | str
        player = self.player

        from_round = self.from_round

        to_round = self.to_round

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "player": player,
                "from_round": from_round,
                "to_round": to_round,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)

        def _parse_player(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        player = _parse_player(d.pop("player"))

        from_round = d.pop("from_round")

        to_round = d.pop("to_round")

        holder_output = cls(
            player=player,
            from_round=from_round,
            to_round=to_round,
        )

        holder_output.additional_properties = d
        return holder_output

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
