from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.move_action import MoveAction, check_move_action
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.cell_request import CellRequest


T = TypeVar("T", bound="MoveRequest")


@_attrs_define
class MoveRequest:
    """A move: `cover` the stack on `to`, or `duck` to the gap at `to`.

    `from` is the cell of the called stack; given it must be right, and it may be left out unless the seat shows the
    called number more than once. In a low blow `give` the stack at `from`, without `to`, then `place` what you got on
    `to`, without `from`.

        Attributes:
            action (MoveAction):
            to (CellRequest | None | Unset): All moves but `give` need it.
            from_ (CellRequest | None | Unset):
    """

    action: MoveAction
    to: CellRequest | None | Unset = UNSET
    from_: CellRequest | None | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.cell_request import CellRequest  # noqa: PLC0415

        action: str = self.action

        to: dict[str, Any] | None | Unset
        if isinstance(self.to, Unset):
            to = UNSET
        elif isinstance(self.to, CellRequest):
            to = self.to.to_dict()
        else:
            to = self.to

        from_: dict[str, Any] | None | Unset
        if isinstance(self.from_, Unset):
            from_ = UNSET
        elif isinstance(self.from_, CellRequest):
            from_ = self.from_.to_dict()
        else:
            from_ = self.from_

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "action": action,
            }
        )
        if to is not UNSET:
            field_dict["to"] = to
        if from_ is not UNSET:
            field_dict["from"] = from_

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.cell_request import CellRequest  # noqa: PLC0415

        d = dict(src_dict)
        action = check_move_action(d.pop("action"))

        def _parse_to(data: object) -> CellRequest | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                to_type_0 = CellRequest.from_dict(data)

                return to_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(CellRequest | None | Unset, data)

        to = _parse_to(d.pop("to", UNSET))

        def _parse_from_(data: object) -> CellRequest | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                from_type_0 = CellRequest.from_dict(data)

                return from_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(CellRequest | None | Unset, data)

        from_ = _parse_from_(d.pop("from", UNSET))

        move_request = cls(
            action=action,
            to=to,
            from_=from_,
        )

        move_request.additional_properties = d
        return move_request

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
