from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.tenure_end import TenureEnd, check_tenure_end

T = TypeVar("T", bound="Tenure")


@_attrs_define
class Tenure:
    """Who held a seat from one turn to another.

    Attributes:
        player (None | str): Null: a built-in bot, or a deleted account.
        from_turn (int):
        to_turn (int | None): Null: it lasts.
        ended_by (None | TenureEnd): Why it ended; null: it lasts, or the game has ended.
    """

    player: None | str
    from_turn: int
    to_turn: int | None
    ended_by: None | TenureEnd
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        player: None | str
        player = self.player

        from_turn = self.from_turn

        to_turn: int | None
        to_turn = self.to_turn

        ended_by: None | str
        if isinstance(self.ended_by, str):
            ended_by = self.ended_by
        else:
            ended_by = self.ended_by

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "player": player,
                "from_turn": from_turn,
                "to_turn": to_turn,
                "ended_by": ended_by,
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

        from_turn = d.pop("from_turn")

        def _parse_to_turn(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        to_turn = _parse_to_turn(d.pop("to_turn"))

        def _parse_ended_by(data: object) -> None | TenureEnd:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                ended_by_type_0 = check_tenure_end(data)

                return ended_by_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | TenureEnd, data)

        ended_by = _parse_ended_by(d.pop("ended_by"))

        tenure = cls(
            player=player,
            from_turn=from_turn,
            to_turn=to_turn,
            ended_by=ended_by,
        )

        tenure.additional_properties = d
        return tenure

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
