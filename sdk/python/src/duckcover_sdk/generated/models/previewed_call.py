from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.decided_by import DecidedBy, check_decided_by

if TYPE_CHECKING:
    from ..models.move import Move


T = TypeVar("T", bound="PreviewedCall")


@_attrs_define
class PreviewedCall:
    """What would be done for one call; `by` is null where the seat would quack.

    Attributes:
        move (Move | None):
        by (DecidedBy | None):
        preference (int | None): Which of the call's preferences fits, from 0.
    """

    move: Move | None
    by: DecidedBy | None
    preference: int | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.move import Move  # noqa: PLC0415

        move: dict[str, Any] | None
        if isinstance(self.move, Move):
            move = self.move.to_dict()
        else:
            move = self.move

        by: None | str
        if isinstance(self.by, str):
            by = self.by
        else:
            by = self.by

        preference: int | None
        preference = self.preference

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "move": move,
                "by": by,
                "preference": preference,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.move import Move  # noqa: PLC0415

        d = dict(src_dict)

        def _parse_move(data: object) -> Move | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                move_type_0 = Move.from_dict(data)

                return move_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(Move | None, data)

        move = _parse_move(d.pop("move"))

        def _parse_by(data: object) -> DecidedBy | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                by_type_0 = check_decided_by(data)

                return by_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(DecidedBy | None, data)

        by = _parse_by(d.pop("by"))

        def _parse_preference(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        preference = _parse_preference(d.pop("preference"))

        previewed_call = cls(
            move=move,
            by=by,
            preference=preference,
        )

        previewed_call.additional_properties = d
        return previewed_call

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
