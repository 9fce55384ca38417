from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.family import Family, check_family
from ..types import UNSET, Unset

T = TypeVar("T", bound="JoinRequest")


@_attrs_define
class JoinRequest:
    """What a player may bring along to a table.

    Attributes:
        family (Family | None | Unset):
        invite_code (str | Unset):  Default: ''.
        player_seed (str | Unset):  Default: ''.
    """

    family: Family | None | Unset = UNSET
    invite_code: str | Unset = ""
    player_seed: str | Unset = ""
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        family: None | str | Unset
        if isinstance(self.family, Unset):
            family = UNSET
        elif isinstance(self.family, str):
            family = self.family
        else:
            family = self.family

        invite_code = self.invite_code

        player_seed = self.player_seed

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({})
        if family is not UNSET:
            field_dict["family"] = family
        if invite_code is not UNSET:
            field_dict["invite_code"] = invite_code
        if player_seed is not UNSET:
            field_dict["player_seed"] = player_seed

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)

        def _parse_family(data: object) -> Family | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                family_type_0 = check_family(data)

                return family_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(Family | None | Unset, data)

        family = _parse_family(d.pop("family", UNSET))

        invite_code = d.pop("invite_code", UNSET)

        player_seed = d.pop("player_seed", UNSET)

        join_request = cls(
            family=family,
            invite_code=invite_code,
            player_seed=player_seed,
        )

        join_request.additional_properties = d
        return join_request

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
