from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.clock import Clock


T = TypeVar("T", bound="CompetitionGame")


@_attrs_define
class CompetitionGame:
    """How the games of a competition are played, as it is shown.

    Attributes:
        clock (Clock | Unset): When a turn ends. What the clock does not have is left out.
        round_rules (list[list[str]] | Unset): As of a game.
        open_log (bool | Unset):
        rate_bots (bool | Unset):
    """

    clock: Clock | Unset = UNSET
    round_rules: list[list[str]] | Unset = UNSET
    open_log: bool | Unset = UNSET
    rate_bots: bool | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        clock: dict[str, Any] | Unset = UNSET
        if not isinstance(self.clock, Unset):
            clock = self.clock.to_dict()

        round_rules: list[list[str]] | Unset = UNSET
        if not isinstance(self.round_rules, Unset):
            round_rules = []
            for round_rules_item_data in self.round_rules:
                round_rules_item = round_rules_item_data

                round_rules.append(round_rules_item)

        open_log = self.open_log

        rate_bots = self.rate_bots

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({})
        if clock is not UNSET:
            field_dict["clock"] = clock
        if round_rules is not UNSET:
            field_dict["round_rules"] = round_rules
        if open_log is not UNSET:
            field_dict["open_log"] = open_log
        if rate_bots is not UNSET:
            field_dict["rate_bots"] = rate_bots

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.clock import Clock  # noqa: PLC0415

        d = dict(src_dict)
        _clock = d.pop("clock", UNSET)
        clock: Clock | Unset
        if isinstance(_clock, Unset):
            clock = UNSET
        else:
            clock = Clock.from_dict(_clock)

        _round_rules = d.pop("round_rules", UNSET)
        round_rules: list[list[str]] | Unset = UNSET
        if _round_rules is not UNSET:
            round_rules = []
            for round_rules_item_data in _round_rules:
                round_rules_item = cast(list[str], round_rules_item_data)

                round_rules.append(round_rules_item)

        open_log = d.pop("open_log", UNSET)

        rate_bots = d.pop("rate_bots", UNSET)

        competition_game = cls(
            clock=clock,
            round_rules=round_rules,
            open_log=open_log,
            rate_bots=rate_bots,
        )

        competition_game.additional_properties = d
        return competition_game

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
