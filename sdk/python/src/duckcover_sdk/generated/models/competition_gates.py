from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.bots_gate import BotsGate, check_bots_gate
from ..types import UNSET, Unset

T = TypeVar("T", bound="CompetitionGates")


@_attrs_define
class CompetitionGates:
    """Who may enter; null and false: everybody.

    Attributes:
        reliability (int | None | Unset):
        rating_min (int | None | Unset):
        rating_max (int | None | Unset):
        games_finished (int | None | Unset):
        account_days (int | None | Unset):
        bots_per_owner (int | None | Unset):
        verified_email (bool | Unset):
        invited (bool | Unset): By name, or with `invite_code`.
        bots (BotsGate | Unset):
    """

    reliability: int | None | Unset = UNSET
    rating_min: int | None | Unset = UNSET
    rating_max: int | None | Unset = UNSET
    games_finished: int | None | Unset = UNSET
    account_days: int | None | Unset = UNSET
    bots_per_owner: int | None | Unset = UNSET
    verified_email: bool | Unset = UNSET
    invited: bool | Unset = UNSET
    bots: BotsGate | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        reliability: int | None | Unset
        if isinstance(self.reliability, Unset):
            reliability = UNSET
        else:
            reliability = self.reliability

        rating_min: int | None | Unset
        if isinstance(self.rating_min, Unset):
            rating_min = UNSET
        else:
            rating_min = self.rating_min

        rating_max: int | None | Unset
        if isinstance(self.rating_max, Unset):
            rating_max = UNSET
        else:
            rating_max = self.rating_max

        games_finished: int | None | Unset
        if isinstance(self.games_finished, Unset):
            games_finished = UNSET
        else:
            games_finished = self.games_finished

        account_days: int | None | Unset
        if isinstance(self.account_days, Unset):
            account_days = UNSET
        else:
            account_days = self.account_days

        bots_per_owner: int | None | Unset
        if isinstance(self.bots_per_owner, Unset):
            bots_per_owner = UNSET
        else:
            bots_per_owner = self.bots_per_owner

        verified_email = self.verified_email

        invited = self.invited

        bots: str | Unset = UNSET
        if not isinstance(self.bots, Unset):
            bots = self.bots

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({})
        if reliability is not UNSET:
            field_dict["reliability"] = reliability
        if rating_min is not UNSET:
            field_dict["rating_min"] = rating_min
        if rating_max is not UNSET:
            field_dict["rating_max"] = rating_max
        if games_finished is not UNSET:
            field_dict["games_finished"] = games_finished
        if account_days is not UNSET:
            field_dict["account_days"] = account_days
        if bots_per_owner is not UNSET:
            field_dict["bots_per_owner"] = bots_per_owner
        if verified_email is not UNSET:
            field_dict["verified_email"] = verified_email
        if invited is not UNSET:
            field_dict["invited"] = invited
        if bots is not UNSET:
            field_dict["bots"] = bots

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)

        def _parse_reliability(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        reliability = _parse_reliability(d.pop("reliability", UNSET))

        def _parse_rating_min(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        rating_min = _parse_rating_min(d.pop("rating_min", UNSET))

        def _parse_rating_max(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        rating_max = _parse_rating_max(d.pop("rating_max", UNSET))

        def _parse_games_finished(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        games_finished = _parse_games_finished(d.pop("games_finished", UNSET))

        def _parse_account_days(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        account_days = _parse_account_days(d.pop("account_days", UNSET))

        def _parse_bots_per_owner(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        bots_per_owner = _parse_bots_per_owner(d.pop("bots_per_owner", UNSET))

        verified_email = d.pop("verified_email", UNSET)

        invited = d.pop("invited", UNSET)

        _bots = d.pop("bots", UNSET)
        bots: BotsGate | Unset
        if isinstance(_bots, Unset):
            bots = UNSET
        else:
            bots = check_bots_gate(_bots)

        competition_gates = cls(
            reliability=reliability,
            rating_min=rating_min,
            rating_max=rating_max,
            games_finished=games_finished,
            account_days=account_days,
            bots_per_owner=bots_per_owner,
            verified_email=verified_email,
            invited=invited,
            bots=bots,
        )

        competition_gates.additional_properties = d
        return competition_gates

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
