from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.stage_carry import StageCarry, check_stage_carry
from ..models.stage_format import StageFormat, check_stage_format
from ..types import UNSET, Unset

T = TypeVar("T", bound="Stage")


@_attrs_define
class Stage:
    """Rounds of one format.

    Attributes:
        format_ (StageFormat):
        number (int | Unset): Stages count from 1, in their order.
        rounds (int | None | Unset): null of a knock-out and an arena.
        take (int | None | Unset): Of a later stage: how many of the one before take part.
        carry (StageCarry | Unset):
        advance (int | None | Unset): Of a knock-out: how many of a table go on.
    """

    format_: StageFormat
    number: int | Unset = UNSET
    rounds: int | None | Unset = UNSET
    take: int | None | Unset = UNSET
    carry: StageCarry | Unset = UNSET
    advance: int | None | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        format_: str = self.format_

        number = self.number

        rounds: int | None | Unset
        if isinstance(self.rounds, Unset):
            rounds = UNSET
        else:
            rounds = self.rounds

        take: int | None | Unset
        if isinstance(self.take, Unset):
            take = UNSET
        else:
            take = self.take

        carry: str | Unset = UNSET
        if not isinstance(self.carry, Unset):
            carry = self.carry

        advance: int | None | Unset
        if isinstance(self.advance, Unset):
            advance = UNSET
        else:
            advance = self.advance

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "format": format_,
            }
        )
        if number is not UNSET:
            field_dict["number"] = number
        if rounds is not UNSET:
            field_dict["rounds"] = rounds
        if take is not UNSET:
            field_dict["take"] = take
        if carry is not UNSET:
            field_dict["carry"] = carry
        if advance is not UNSET:
            field_dict["advance"] = advance

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        format_ = check_stage_format(d.pop("format"))

        number = d.pop("number", UNSET)

        def _parse_rounds(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        rounds = _parse_rounds(d.pop("rounds", UNSET))

        def _parse_take(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        take = _parse_take(d.pop("take", UNSET))

        _carry = d.pop("carry", UNSET)
        carry: StageCarry | Unset
        if isinstance(_carry, Unset):
            carry = UNSET
        else:
            carry = check_stage_carry(_carry)

        def _parse_advance(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        advance = _parse_advance(d.pop("advance", UNSET))

        stage = cls(
            format_=format_,
            number=number,
            rounds=rounds,
            take=take,
            carry=carry,
            advance=advance,
        )

        stage.additional_properties = d
        return stage

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
