from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.app_scope import AppScope, check_app_scope

T = TypeVar("T", bound="ConnectedApp")


@_attrs_define
class ConnectedApp:
    """An app that the player has let in.

    Attributes:
        id (str): Its `client_id`.
        name (str):
        made_by (None | str): The player who made it; null: the operator.
        scopes (list[AppScope]):
        connected_at (datetime.datetime):
        last_used_at (datetime.datetime | None): To the minute.
    """

    id: str
    name: str
    made_by: None | str
    scopes: list[AppScope]
    connected_at: datetime.datetime
    last_used_at: datetime.datetime | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        name = self.name

        made_by: None | str
        made_by = self.made_by

        scopes = []
        for scopes_item_data in self.scopes:
            scopes_item: str = scopes_item_data
            scopes.append(scopes_item)

        connected_at = self.connected_at.isoformat()

        last_used_at: None | str
        if isinstance(self.last_used_at, datetime.datetime):
            last_used_at = self.last_used_at.isoformat()
        else:
            last_used_at = self.last_used_at

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "name": name,
                "made_by": made_by,
                "scopes": scopes,
                "connected_at": connected_at,
                "last_used_at": last_used_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = d.pop("id")

        name = d.pop("name")

        def _parse_made_by(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        made_by = _parse_made_by(d.pop("made_by"))

        scopes = []
        _scopes = d.pop("scopes")
        for scopes_item_data in _scopes:
            scopes_item = check_app_scope(scopes_item_data)

            scopes.append(scopes_item)

        connected_at = datetime.datetime.fromisoformat(d.pop("connected_at"))

        def _parse_last_used_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                last_used_at_type_0 = datetime.datetime.fromisoformat(data)

                return last_used_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        last_used_at = _parse_last_used_at(d.pop("last_used_at"))

        connected_app = cls(
            id=id,
            name=name,
            made_by=made_by,
            scopes=scopes,
            connected_at=connected_at,
            last_used_at=last_used_at,
        )

        connected_app.additional_properties = d
        return connected_app

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
