from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.bot_level import BotLevel, check_bot_level
from ..models.move_action import MoveAction, check_move_action
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.cell_request import CellRequest


T = TypeVar("T", bound="PreferenceRequest")


@_attrs_define
class PreferenceRequest:
    """One thing that a player wants to be done: `action` with just one place, or a `policy` alone.

    A cover goes `onto` a card or `to` a cell, a duck or a place `to` a cell or `beside` a card. A give takes the stack
    that shows a `card`, or the one `from` a cell.

        Attributes:
            action (MoveAction | Unset):
            card (int | Unset): Give the stack that shows it.
            onto (int | Unset): Cover the stack that shows it.
            to (CellRequest | Unset): A cell of a grid; the first grid lies on rows 0–2 and columns 0–3, and grids grow in
                every direction.
            beside (int | Unset): Duck or place to the first legal cell next to it, in reading order.
            policy (BotLevel | Unset):
            from_ (CellRequest | Unset): A cell of a grid; the first grid lies on rows 0–2 and columns 0–3, and grids grow
                in every direction.
    """

    action: MoveAction | Unset = UNSET
    card: int | Unset = UNSET
    onto: int | Unset = UNSET
    to: CellRequest | Unset = UNSET
    beside: int | Unset = UNSET
    policy: BotLevel | Unset = UNSET
    from_: CellRequest | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        action: str | Unset = UNSET
        if not isinstance(self.action, Unset):
            action = self.action

        card = self.card

        onto = self.onto

        to: dict[str, Any] | Unset = UNSET
        if not isinstance(self.to, Unset):
            to = self.to.to_dict()

        beside = self.beside

        policy: str | Unset = UNSET
        if not isinstance(self.policy, Unset):
            policy = self.policy

        from_: dict[str, Any] | Unset = UNSET
        if not isinstance(self.from_, Unset):
            from_ = self.from_.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({})
        if action is not UNSET:
            field_dict["action"] = action
        if card is not UNSET:
            field_dict["card"] = card
        if onto is not UNSET:
            field_dict["onto"] = onto
        if to is not UNSET:
            field_dict["to"] = to
        if beside is not UNSET:
            field_dict["beside"] = beside
        if policy is not UNSET:
            field_dict["policy"] = policy
        if from_ is not UNSET:
            field_dict["from"] = from_

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.cell_request import CellRequest  # noqa: PLC0415

        d = dict(src_dict)
        _action = d.pop("action", UNSET)
        action: MoveAction | Unset
        if isinstance(_action, Unset):
            action = UNSET
        else:
            action = check_move_action(_action)

        card = d.pop("card", UNSET)

        onto = d.pop("onto", UNSET)

        _to = d.pop("to", UNSET)
        to: CellRequest | Unset
        if isinstance(_to, Unset):
            to = UNSET
        else:
            to = CellRequest.from_dict(_to)

        beside = d.pop("beside", UNSET)

        _policy = d.pop("policy", UNSET)
        policy: BotLevel | Unset
        if isinstance(_policy, Unset):
            policy = UNSET
        else:
            policy = check_bot_level(_policy)

        _from_ = d.pop("from", UNSET)
        from_: CellRequest | Unset
        if isinstance(_from_, Unset):
            from_ = UNSET
        else:
            from_ = CellRequest.from_dict(_from_)

        preference_request = cls(
            action=action,
            card=card,
            onto=onto,
            to=to,
            beside=beside,
            policy=policy,
            from_=from_,
        )

        preference_request.additional_properties = d
        return preference_request

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
