from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

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

    `from` is the cell of the called stack; it may be left out, and given it must be right.

        Attributes:
            action (MoveAction):
            to (CellRequest): A cell of a grid; the first grid lies on rows 0–2 and columns 0–3, and grids grow in every
                direction.
            from_ (CellRequest | Unset): A cell of a grid; the first grid lies on rows 0–2 and columns 0–3, and grids grow
                in every direction.
    """

    action: MoveAction
    to: CellRequest
    from_: CellRequest | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        action: str = self.action

        to = self.to.to_dict()

        from_: dict[str, Any] | Unset = UNSET
        if not isinstance(self.from_, Unset):
            from_ = self.from_.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "action": action,
                "to": to,
            }
        )
        if from_ is not UNSET:
            field_dict["from"] = from_

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.cell_request import CellRequest  # noqa: PLC0415

        d = dict(src_dict)
        action = check_move_action(d.pop("action"))

        to = CellRequest.from_dict(d.pop("to"))

        _from_ = d.pop("from", UNSET)
        from_: CellRequest | Unset
        if isinstance(_from_, Unset):
            from_ = UNSET
        else:
            from_ = CellRequest.from_dict(_from_)

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
