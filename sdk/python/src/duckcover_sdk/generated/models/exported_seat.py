from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="ExportedSeat")


@_attrs_define
class ExportedSeat:
    """Who is rated by a game; seats come in the order of the table.

    Attributes:
        subject (UUID):
        rank (int):
        mu_before (float):
        sigma_before (float):
        mu (float):
        sigma (float):
    """

    subject: UUID
    rank: int
    mu_before: float
    sigma_before: float
    mu: float
    sigma: float
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        subject = str(self.subject)

        rank = self.rank

        mu_before = self.mu_before

        sigma_before = self.sigma_before

        mu = self.mu

        sigma = self.sigma

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "subject": subject,
                "rank": rank,
                "mu_before": mu_before,
                "sigma_before": sigma_before,
                "mu": mu,
                "sigma": sigma,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        subject = UUID(d.pop("subject"))

        rank = d.pop("rank")

        mu_before = d.pop("mu_before")

        sigma_before = d.pop("sigma_before")

        mu = d.pop("mu")

        sigma = d.pop("sigma")

        exported_seat = cls(
            subject=subject,
            rank=rank,
            mu_before=mu_before,
            sigma_before=sigma_before,
            mu=mu,
            sigma=sigma,
        )

        exported_seat.additional_properties = d
        return exported_seat

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
