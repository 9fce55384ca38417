from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

T = TypeVar("T", bound="SetTablesRequest")


@_attrs_define
class SetTablesRequest:
    """Who sits with whom.

    Attributes:
        reason (str): Public, and on record.
        tables (list[list[UUID]]): All tables of the round in their order, each with its entries by the index of their
            seats.
        private_note (str | Unset): For staff alone. Default: ''.
        dry_run (bool | Unset): Answer what would be decided, and change nothing. Default: False.
    """

    reason: str
    tables: list[list[UUID]]
    private_note: str | Unset = ""
    dry_run: bool | Unset = False
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        reason = self.reason

        tables = []
        for tables_item_data in self.tables:
            tables_item = []
            for tables_item_item_data in tables_item_data:
                tables_item_item = str(tables_item_item_data)
                tables_item.append(tables_item_item)

            tables.append(tables_item)

        private_note = self.private_note

        dry_run = self.dry_run

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "reason": reason,
                "tables": tables,
            }
        )
        if private_note is not UNSET:
            field_dict["private_note"] = private_note
        if dry_run is not UNSET:
            field_dict["dry_run"] = dry_run

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        reason = d.pop("reason")

        tables = []
        _tables = d.pop("tables")
        for tables_item_data in _tables:
            tables_item = []
            _tables_item = tables_item_data
            for tables_item_item_data in _tables_item:
                tables_item_item = UUID(tables_item_item_data)

                tables_item.append(tables_item_item)

            tables.append(tables_item)

        private_note = d.pop("private_note", UNSET)

        dry_run = d.pop("dry_run", UNSET)

        set_tables_request = cls(
            reason=reason,
            tables=tables,
            private_note=private_note,
            dry_run=dry_run,
        )

        set_tables_request.additional_properties = d
        return set_tables_request

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
